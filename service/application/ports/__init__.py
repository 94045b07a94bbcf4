"""The interfaces of what the application needs from outside, and the values they exchange."""
