"""The `paroli` command, run over the database of an address."""

from click.testing import CliRunner, Result

from service.cli.main import main


def paroli(url: str, *words: object, exits: int = 0) -> Result:
    """Run a command; its words are as for a file, without colours."""
    runner = CliRunner(env={"PAROLI_DATABASE_URL": url})
    result = runner.invoke(main, [str(word) for word in words])
    assert result.exit_code == exits, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result
