"""The ``paroli`` command."""

import os
import sys
from errno import EDQUOT, EFBIG, EIO, ENOSPC
from typing import Any

import click

from service.cli.commands.database import (
    backup_command,
    migrate_command,
    rebuild_command,
    verify_command,
)
from service.cli.commands.keys import keys_group
from service.cli.commands.odds import fairness_command, odds_command, simulate_command
from service.cli.commands.play import (
    entries_command,
    openapi_command,
    play_command,
    reference_command,
)
from service.cli.commands.run import health_command, jobs_group, serve_command, work_command
from service.cli.commands.sessions import (
    bankrolls_command,
    export_command,
    import_command,
    report_command,
    sessions_command,
)

_DISK_FULL = frozenset({EDQUOT, EFBIG, EIO, ENOSPC})


class _Commands(click.Group):
    """The commands. That their output cannot be written is one sentence, as it is of files."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command and exit."""
        try:
            return super().main(*args, **options)
        except OSError as error:
            if error.errno not in _DISK_FULL or error.filename is not None:
                raise
            # What is left in the buffer would fail again when Python ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            click.echo(f"Error: The output cannot be written: {error.strerror}.", err=True)
            sys.exit(1)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="paroli", message="%(prog)s %(version)s")
def main() -> None:
    """Ledger and bankroll service for historical card games."""


for command in (
    play_command,
    odds_command,
    simulate_command,
    fairness_command,
    serve_command,
    import_command,
    export_command,
    report_command,
    sessions_command,
    bankrolls_command,
    backup_command,
    verify_command,
    rebuild_command,
    migrate_command,
    work_command,
    jobs_group,
    health_command,
    keys_group,
    openapi_command,
    entries_command,
    reference_command,
):
    main.add_command(command)
