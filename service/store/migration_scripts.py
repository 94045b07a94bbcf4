"""Finds the migrations, for a connection to run them on."""

from pathlib import Path

from alembic.config import Config
from sqlalchemy import Connection

import migrations


def migration_config(connection: Connection | None) -> Config:
    """Return the configuration to run migrations on ``connection``; None only reads them."""
    config = Config(attributes={"connection": connection})
    folder = str(Path(migrations.__file__).parent)
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
