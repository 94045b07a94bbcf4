"""Score sheets that tests import with the command line."""

from collections.abc import Callable
from pathlib import Path
from uuid import UUID, uuid4

from click.testing import Result

Paroli = Callable[..., Result]

SHEETS = Path(__file__).parents[1] / "sheets"
COMPUTED = sorted((SHEETS / "independently-computed").glob("*.basset.toml"))
LONG = SHEETS / "independently-computed" / "parlour-100.basset.toml"
EVENING = SHEETS / "hand-written" / "parlour-three-deals-by-touch.basset.toml"
TITLE = "Three deals by touch"
WRONG = """rules = "oak"
bank = 10000
entries = \"\"\"
seat anne 100
stake anne K 5000
\"\"\"
"""
RIGHT = WRONG.replace("5000", "50")
UNEXPECTED = """rules = "oak"
bank = 10000
entries = \"\"\"
seat anne 100
\"\"\"
[expect]
bank = 9999
"""


def import_sheet(paroli: Paroli, sheet: Path = EVENING, *more: object) -> str:
    """Import a sheet as a new session, also if it was imported before."""
    own_key = () if {"--key", "--id"} & set(more) else ("--key", str(uuid4()))
    session = paroli("import", sheet, *more, *own_key).stdout.split()[0]
    assert str(UUID(session)) == session
    return session
