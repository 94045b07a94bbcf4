"""Serves the API and the pages over HTTP, with one process or with several at one address."""
