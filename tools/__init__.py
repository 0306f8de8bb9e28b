"""Build steps run by make: from the sources to dist/ and to dist/shamble.html."""
