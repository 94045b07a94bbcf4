"""Runs the `paroli` command on the database of a URL."""

from click.testing import CliRunner, Result

from service.cli.main import main


def paroli(url: str, *words: object, exits: int = 0) -> Result:
    """Run a command with plain output, without colours."""
    runner = CliRunner(env={"PAROLI_DATABASE_URL": url})
    result = runner.invoke(main, [str(word) for word in words])
    assert result.exit_code == exits, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result
