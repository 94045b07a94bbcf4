"""Folders have few files, so that their lists show what is in them."""

from collections import Counter

from tests.tidy.tree import ROOT, committed

FILES_MAX = 20
"""The most files that a folder has of its own; those of folders inside are not counted."""

ENDINGS = {"service": (".py",), "workers": (".py",), "web/src": (".ts", ".tsx")}


def test_no_folder_has_too_many_files() -> None:
    counted = Counter(
        path.parent
        for top, endings in ENDINGS.items()
        for path in committed(top)
        if path.name.endswith(endings)
    )
    assert len(counted) > 100
    crowded = {
        folder.relative_to(ROOT).as_posix(): number
        for folder, number in counted.items()
        if number > FILES_MAX
    }
    assert crowded == {}, "Divide them by purpose."
