"""Serves the web app that `web/` builds, and the page for installing the authority."""
