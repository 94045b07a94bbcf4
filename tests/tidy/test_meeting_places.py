"""Only the places where parts are introduced know both the way in and the way out."""

from tests.tidy.tree import ROOT, imported, nodes

INTRODUCE = {
    "service/app.py",
    "service/cli/main.py",
    "workers/__main__.py",
    "workers/embedded.py",
}
SIDES = {"service.api", "service.store"}


def test_only_meeting_places_import_api_and_store() -> None:
    seen: dict[str, set[str]] = {}
    for path, node in nodes("service", "workers"):
        names = imported(node)
        sides = {side for side in SIDES for name in names if f"{name}.".startswith(f"{side}.")}
        seen.setdefault(path.relative_to(ROOT).as_posix(), set()).update(sides)
    assert [name for name, sides in seen.items() if sides == SIDES and name not in INTRODUCE] == []
