"""Settings for gunicorn started by hand: `gunicorn -c python:service.serving.gunicorn.conf`."""

from service.serving.gunicorn.server import options
from service.settings import read_settings
from service.telemetry.logs import configure_logging

_settings = read_settings()

configure_logging(_settings.log, _settings.log_level)

_host = f"[{_settings.host}]" if ":" in _settings.host else _settings.host

globals().update(
    {
        **options(_settings),
        "bind": f"{_host}:{_settings.port}",
        "wsgi_app": "service.serving.gunicorn.production:app()",
    }
)
