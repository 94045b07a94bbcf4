"""Comments, docstrings, pages and screen texts use plain English, without idioms."""

from pathlib import Path

import pytest

from tests.tidy.plain_english import IDIOMS, Idiom, findings, idioms_in
from tests.tidy.tree import ROOT, committed

# Folders and files without idioms. A folder is added when its last idiom is gone.
CLEAN_PATHS = (
    ".gitignore",
    "Dockerfile",
    "Makefile",
    "compose.yaml",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs",
    "bench",
    "deploy",
    "dev.py",
    "examples",
    "migrations",
    "service",
    "tests",
    "web",
    "workers",
)
# These two files quote the idioms.
QUOTES = {"tests/tidy/plain_english.py", "tests/tidy/test_plain_english.py"}

IDIOMATIC = (
    "Whoever asks is answered.",
    "Nobody holds the lock.",
    "It waits until somebody calls.",
    "Three workers, of whom one is idle.",
    "The client is told of it.",
    "That it was sent is said.",
    "A signal is heard by the parent.",
    "The worker who has the job.",
    "A job is one that waits.",
    "It is recorded all the same.",
    "The cache fills by and by.",
    "Threads wait so long.",
    "It settles what is owed.",
    "A key that opens nothing.",
    "If it fails, the page says so.",
    "The tablet says how it is.",
    "The core reckons the win.",
    "The parent stops; so do its threads.",
    "The parent stops and so does its thread.",
    "It is followed to the letter.",
    "A wish to stop.",
    "Every key, be it short or long.",
    "Postings are made anew.",
    "The figure can be had from the log.",
    "A file that is no sheet.",
    "It knows no game but Basset.",
    "The folder and the files therein.",
    "Lock it, lest two write.",
    "It is, as it were, a queue.",
    "The doorbell of the worker.",
)

PLAIN = """
There is no lock, and there are no threads. It is no longer open. The one that won is paid.
Each client reports that the key is not valid. The name is so long that it breaks.
If the queue is empty, the worker sleeps, so does not poll. Read it as long as you like.
The crewel, the clerkship and the bellows are words of their own.
"""


@pytest.mark.parametrize("sentence", IDIOMATIC)
def test_an_idiomatic_sentence_is_refused(sentence: str) -> None:
    assert idioms_in(sentence)


@pytest.mark.parametrize("idiom", IDIOMS, ids=lambda idiom: idiom.pattern)
def test_every_idiom_has_a_sentence(idiom: Idiom) -> None:
    assert any(idiom.found_in(sentence) for sentence in IDIOMATIC)


def test_plain_sentences_pass() -> None:
    assert idioms_in(PLAIN) == []


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("a.py", '"""Returns a key."""\n\nx = 1  # nobody knows\n', 3),
        ("a.py", 'def f():\n    """Return it.\n\n    Whoever asks.\n    """\n', 2),
        ("a.py", "class C:\n    # The log keeps it by\n    # and by.\n    x = 1\n", 2),
        ("a.md", "# A page\n\nOne line, and\nthat is\nsaid.\n", 3),
        ("a.md", "# A page\n\n- first\n- somebody\n", 4),
        ("a.md", "| a |\n|---|\n| nobody |\n", 3),
        ("a.ts", "const a = '//';\n// It is\n// told.\n", 2),
        ("a.tsx", "const a = /['\"]/;\n/**\n * Tells whoever\n * asks.\n */\n", 2),
        ("en.ts", "export const a = {\n  b: 'The tablet says so',\n};\n", 2),
        ("en/log.ts", "const a = `${x} reckons`;\n", 1),
        ("a.css", "/* nobody */\n", 1),
        ("a.sh", "#!/bin/sh\n# Whoever runs it.\n", 2),
        ("a.yaml", "a: 1 # somebody\n", 1),
        ("a.toml", "# One\n\n# nobody\na = 1\n", 3),
        ("Dockerfile", "FROM scratch\n# nobody\n", 2),
        ("a.service", "# One\n[Unit]\n# nobody\n", 3),
        (".gitignore", "# nobody\n*.db\n", 1),
    ],
)
def test_a_planted_idiom_is_found(tmp_path: Path, name: str, text: str, line: int) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    (found,) = findings(path, name)
    assert found.startswith(f"{name}:{line} ")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", "nobody = 'nobody'\n"),
        ("a.py", 'a = \'# nobody\'\nb = """\n# nobody\n"""\nc = r\'\\\' # nobody\'\n'),
        ("a.ts", "const nobody = 'nobody';\n"),
        ("fr.ts", "const a = 'nobody';\n"),
        ("a.md", "Run `nobody`, or read [it](nobody.md).\n\n```\nnobody\n```\n"),
        ("a.toml", 'a = "nobody"\n'),
        ("a.png", "nobody"),
    ],
)
def test_code_is_not_text(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert findings(path, name) == []


def test_no_clean_path_has_an_idiom() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in committed(*CLEAN_PATHS)]
    assert [
        line for name in names if name not in QUOTES for line in findings(ROOT / name, name)
    ] == []


@pytest.mark.parametrize("name", CLEAN_PATHS)
def test_every_clean_path_exists(name: str) -> None:
    assert committed(name), f"{name} was renamed: update CLEAN_PATHS"
