"""https with the house's own certificate authority."""
