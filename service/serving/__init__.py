"""Serving a house over HTTP: with one process, or with several behind one address."""
