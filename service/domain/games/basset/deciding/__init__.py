"""Which commands a Basset table allows, and the events they cause."""
