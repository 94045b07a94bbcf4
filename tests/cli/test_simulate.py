"""`paroli simulate`: the figures as text and JSON, the plot, and what cannot be simulated."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from service.cli.main import main

SMALL = ("--deals", "2000", "--evening", "4", "--seed", "1")
SVG = "{http://www.w3.org/2000/svg}"


def simulate(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *words])


def test_gains_the_bank_and_its_ruin() -> None:
    words = ("--punters", "3", "--policy", "take", "--policy", "ride:2")
    done = simulate("--rules", "oak", *SMALL, *words)
    assert (done.exit_code, done.stderr) == (0, "")
    head, _, titles, take, ride, *rest = done.stdout.splitlines()
    assert head == "oak: 500 evenings of 4 deals, 3 punters with 1 card each, seed 1"
    assert titles.split() == ["policy", "stakes", "gain", "in", "%", "99", "%", "interval", "exact"]
    assert take.split()[:2] == ["take", "4000"]
    assert take.split()[-1] == "-11.423"
    assert ride.split()[-1] == "+69.914"
    assert "The bank gains -" in rest[1]
    assert rest[5].startswith("bank in stakes")
    assert rest[6].startswith("10 ")


def test_json_has_the_same_figures_for_the_same_seed() -> None:
    words = ("--rules", "parlour", *SMALL, "--bank", "500", "--bank", "0", "--json")
    found = json.loads(simulate(*words).stdout)
    assert found == json.loads(simulate(*words).stdout)
    assert (found["evenings"], found["deals"], found["cards"], found["seed"]) == (500, 4, 3, 1)
    gain = found["gains"]["take"]
    assert gain["low"] <= gain["exact"] <= gain["high"]
    assert gain["stakes"] == 500 * 4 * 3
    assert [point["bank"] for point in found["ruin"]] == [0, 500]
    assert found["ruin"][0]["value"] > found["ruin"][1]["value"] == 0
    assert len(found["course"]) == 5


def test_a_seed_is_chosen_and_printed() -> None:
    words = ("--rules", "modern", "--deals", "3", "--json")
    one, other = (json.loads(simulate(*words).stdout) for _ in range(2))
    assert one["seed"] != other["seed"]
    assert (one["evenings"], one["deals"]) == (1, 3)


def test_few_evenings_have_no_interval_and_a_reason() -> None:
    words = ("--rules", "oak", "--deals", "99", "--evening", "1", "--seed", "1", "--bank", "5")
    lines = simulate(*words).stdout.splitlines()
    (take,) = (line.split() for line in lines if line.startswith("take"))
    assert take[3] == "-"
    assert "Intervals of gains need at least 100 evenings that differ. Use more --deals." in lines
    assert not any("one evening of 20" in line for line in lines)
    found = json.loads(simulate(*words, "--json").stdout)
    assert (found["gains"]["take"]["low"], found["bank"]["high"]) == (None, None)
    assert found["ruin"][0]["high"] > found["ruin"][0]["value"]


def test_the_plot_has_a_band_and_a_line_for_the_bank_and_for_its_ruin(tmp_path: Path) -> None:
    file = tmp_path / "oak.svg"
    done = simulate("--rules", "oak", *SMALL, "--plot", str(file))
    assert done.exit_code == 0, done.stderr
    root = ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    panels = root.findall(f"{SVG}g")
    texts = [[text.text or "" for text in panel.iter(f"{SVG}text")] for panel in panels]
    assert [titles[0] for titles in texts] == [
        "The bank's gain in stakes; 90 % of evenings in the band",
        "Evenings in % that ruin the bank; band: 99% interval",
    ]
    for panel in panels:
        line = panel.findall(f"{SVG}path")[-1].get("d", "")
        assert line.startswith("M0.0 ")
        assert line.count("L") >= 4


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--rules", "glic"), "Glic cannot be simulated."),
        (("--rules", "whist"), "Name the rules."),
        (("--rules", "oak", "--override", "burn=x"), "burn"),
        (("--rules", "oak", "--policy", "best"), "best cannot be simulated. Use one of: take,"),
        (("--rules", "oak", "--cards", "14"), "A punter stakes on at most 13 cards."),
        (
            ("--rules", "oak", "--policy", "take", "--policy", "ride:2"),
            "2 policies need as many punters: --punters 2.",
        ),
    ],
)
def test_what_cannot_be_simulated(words: tuple[str, ...], message: str) -> None:
    done = simulate(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: {message}")


def test_without_numpy_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if "simulation" in name and "service" in name]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    done = simulate("--rules", "oak")
    assert done.exit_code == 1
    assert "pip install 'paroli[simulation]'" in done.stderr
