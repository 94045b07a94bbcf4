"""Sizes as text, a progress bar only on a terminal, and output that cannot be written."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from service.cli.output import format_size, progress_bar, with_progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (0, "0 bytes"),
        (1, "1 byte"),
        (999, "999 bytes"),
        (1000, "1.0 kB"),
        (999_949, "999.9 kB"),
        (1_250_000, "1.2 MB"),
        (3 * 10**9, "3.0 GB"),
        (12 * 10**15, "12000.0 TB"),
    ],
)
def test_a_size_is_formatted_with_its_unit(size: int, words: str) -> None:
    assert format_size(size) == words


@pytest.mark.parametrize("screen", [Terminal(), io.StringIO()])
def test_a_progress_bar_is_shown_only_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, screen: io.StringIO
) -> None:
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(with_progress(iter("abc"), 3, "Writing")) == ["a", "b", "c"]
    with progress_bar("Copying") as show:
        for done in (0, 4, 8):
            show(done, 8)
    written, _, copied = screen.getvalue().partition("Copying")
    assert [end in part for part, end in ((written, "Writing"), (copied, "100%"))] == [
        screen.isatty()
    ] * 2


@pytest.mark.parametrize("words", [("entries",), ("--help",)])
def test_output_to_a_full_disk_is_one_sentence(words: tuple[str, ...]) -> None:
    paroli = Path(sys.executable).with_name("paroli")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [paroli, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "Error: The output cannot be written: No space left on device.\n"
