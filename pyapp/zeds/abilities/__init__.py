"""What each hero, and the heroic civilians, can do beyond the normal actions: a module for each of them."""
