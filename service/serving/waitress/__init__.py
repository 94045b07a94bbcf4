"""The web server: waitress, and what Paroli replaces of it.

docs/explanation/web-server.md lists every change, the reason, and what it relies on.
Here, ``from waitress import ...`` means the library.
"""
