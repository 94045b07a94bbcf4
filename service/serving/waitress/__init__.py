"""The web server: waitress, and what Paroli replaces of it."""
