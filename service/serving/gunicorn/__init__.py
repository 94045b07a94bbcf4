"""Several serving processes at one address, with gunicorn."""
