"""The command ``serve``."""

from dataclasses import replace
from typing import Any

import click

from service.application.errors import StoreUnusable
from service.cli.output import StartFailed
from service.serving.serve import serve
from service.settings import BadSetting, Settings, read_settings, tls_names


def run_service(names: tuple[str, ...], *, tls: bool, **chosen: Any) -> None:
    """Serve until a stop signal. Options override settings."""
    settings = _settings()
    given = {name: value for name, value in chosen.items() if value is not None}
    try:
        named = (*settings.tls_names, *tls_names(names))
        settings = replace(settings, **given, tls=tls or settings.tls, tls_names=named)
        serve(settings, click.echo)
    except (StoreUnusable, BadSetting) as error:
        raise StartFailed(str(error)) from error
    except OSError as error:
        raise StartFailed(
            f"Cannot serve on {settings.host}:{settings.port}: {error.strerror or error}."
            " Choose another address with --host or --port."
        ) from error


def _settings() -> Settings:
    try:
        return read_settings()
    except BadSetting as error:
        raise StartFailed(str(error)) from error
