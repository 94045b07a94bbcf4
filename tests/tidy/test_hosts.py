"""No committed file names a package registry, because each machine may use another."""

import re

from tests.tidy.tree import ROOT, committed

# Written in halves, so that this file passes its own test.
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
URL = re.compile(r"https?://", re.IGNORECASE)


def names_registry(content: bytes) -> bool:
    lowered = content.lower()
    return any(host.encode() in lowered for host in HOSTS)


def test_no_file_names_a_package_registry() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for path in committed()
        if names_registry(path.read_bytes())
    ]
    assert found == []


def test_no_lock_file_contains_a_url() -> None:
    locks = committed(ending=".lock")
    assert locks, "found no lock file"
    found = [path.name for path in locks if URL.search(path.read_text(encoding="utf-8"))]
    assert found == []
