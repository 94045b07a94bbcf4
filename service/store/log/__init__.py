"""The log and its tables, the same for every database."""
