"""No committed file says where packages were fetched from: every machine has its own place."""

import re

from tests.tidy.tree import ROOT, committed

# Written in halves, so that this file does not hold what it forbids.
HOSTS = [
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "yarnpkg" + ".com",
    "npmmirror" + ".com",
    "anaconda" + ".org",
    "crates" + ".io",
    "proxy.golang" + ".org",
]
HOST = re.compile("|".join(map(re.escape, HOSTS)).encode(), re.IGNORECASE)
URL = re.compile(r"https?://", re.IGNORECASE)


def test_no_file_names_a_package_registry() -> None:
    found = [
        path.relative_to(ROOT).as_posix() for path in committed() if HOST.search(path.read_bytes())
    ]
    assert found == []


def test_no_lock_holds_an_address() -> None:
    locks = committed(ending=".lock")
    assert locks, "no lock was found"
    found = [path.name for path in locks if URL.search(path.read_text(encoding="utf-8"))]
    assert found == []
