"""The books of a session, as the command line computes them from its score sheet."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from service.cli.main import main


def played(folder: Path, session: str) -> Any:
    """Return the results of the exported session, as `paroli play` computes them."""
    url = {"PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}"}
    exported = CliRunner().invoke(main, ["export", session], env=url)
    assert exported.exit_code == 0, exported.output
    file = folder / "exported.basset.toml"
    file.write_text(exported.stdout, encoding="utf-8")
    result = CliRunner().invoke(main, ["play", "--json", str(file)])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def check_books(folder: Path, state: dict[str, Any]) -> None:
    """Check that purses and nets of a view are those of its score sheet, and that they add up."""
    results = played(folder, state["id"])
    assert results["purses"] == {one["name"]: one["purse"] for one in state["players"]}
    nets = {row["punter"]: row["net"] for row in results["standings"]}
    assert nets == {one["name"]: one["net"] for one in state["players"]}
    assert sum(nets.values()) == 0
