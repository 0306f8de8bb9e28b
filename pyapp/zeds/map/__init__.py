"""The map: four roads into town, their spaces and what is printed on them. Who stands there is `truth`."""
