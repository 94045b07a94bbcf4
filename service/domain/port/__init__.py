"""The game port: what a game declares, and all that others know of it."""
