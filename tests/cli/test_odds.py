"""`paroli odds`: questions about one stake, cases in a file, and de Moivre's table."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from service.cli.main import main
from tests.domain.games.basset.odds.test_de_moivre import CELLS


def odds(*words: str, given: str = "") -> Result:
    return CliRunner().invoke(main, ["odds", *words], input=given)


def test_a_stake_before_the_fasse() -> None:
    done = odds("oak")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "52 cards left to deal, 52 not seen" in done.stdout
    assert "take    -11.423    -1237/10829" in done.stdout


def test_a_stake_in_a_deal_as_json() -> None:
    words = ("--seen", "Kh 7, 3 2 Q", "--run", "3", "--stake", "3:1", "--json")
    answer = json.loads(odds("cotton", *words).stdout)
    case = {
        "rules": "cotton",
        "phase": "drawing",
        "seen": {"K": 1, "7": 1, "3": 1, "2": 1, "Q": 1},
        "run": "3",
        "stake": {"rank": "3", "crooks": 1},
    }
    assert (answer["left"], answer["faced"]) == (47, "0")
    assert json.loads(odds("--case", "-", given=json.dumps(case)).stdout) == answer


def test_overrides_and_policies_choose_what_is_shown() -> None:
    words = ("--override", "ladder=[1,7]", "--override", "fasse=half_purse")
    shown = json.loads(odds("oak", *words, "--policy", "ride:2", "--json").stdout)
    assert list(shown["expectation"]) == ["ride:2"]
    paying = odds("cotton", "--seen", "2", "--stake", "K:pay", "--json")
    assert len(set(json.loads(paying.stdout)["expectation"].values())) == 1


def test_a_list_of_cases_has_a_list_of_answers(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    cases = [
        {"rules": "oak", "stake": {"rank": "K"}},
        {"rules": "oak", "phase": "drawing", "seen": {"K": 1}, "stakes": []},
    ]
    file.write_text(json.dumps(cases), encoding="utf-8")
    first, second = json.loads(odds("--case", str(file)).stdout)
    assert first["expectation"]["take"] == "-1237/10829"
    assert second == {
        "left": 51,
        "unseen": 51,
        "exposure": {},
        "worst": None,
        "worst_pays": 0,
        "next_draw_gain": "0",
    }


def test_de_moivres_table() -> None:
    shown = json.loads(odds("--moivre", "--json").stdout)
    for name, cells in CELLS.items():
        given = [[cell["n"], cell["k"], cell["loss"]] for cell in shown[name]]
        assert sorted(given) == sorted(cells)
    text = odds("--moivre").stdout
    assert "52     -          -              -                866 (25/21658)" in text


def test_the_exact_figures_of_a_game_without_questions() -> None:
    assert "banker wins   61.765  21/34" in odds("lansquenet").stdout
    figures = json.loads(odds("lansquenet", "--override", "match=rank", "--json").stdout)["figures"]
    assert {"name": "banker_gains", "value": "1/17"} in figures


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "Name the rules. Use one of: modern, cotton"),
        (("hoyle",), "Name the rules. Use one of: modern, cotton"),
        (("oak", "--override", "burn=99"), "burn: Must be a whole number from 0 to 51."),
        (("oak", "--stake", "K:1:2"), "A stake is RANK[:CROOKS][:pay], such as K:2."),
        (("oak", "--stake", "K:paid"), "A stake is RANK[:CROOKS][:pay], such as K:2."),
        (("oak", "--seen", "11"), "11 is no card."),
        (("oak", "--stake", "Z"), "rank: Z is no rank. Use one of: A, 2, 3, "),
        (
            ("oak", "--seen", "K K K K K"),
            "seen: there are 5 cards of rank K, but the packs have 4.",
        ),
        (("oak", "--policy", "ride:9"), "These rules have no policy ride:9."),
        (("one_side",), "Invented game has no exact odds."),
        (("--case", "absent.json"), "absent.json: The file cannot be read"),
    ],
)
def test_a_question_without_an_answer(words: tuple[str, ...], message: str) -> None:
    done = odds(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: {message}")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("{", "-: The file is not JSON"),
        ("3", "A case is a JSON object."),
        ('{"rules": "lansquenet"}', "Lansquenet answers no questions about stakes."),
    ],
)
def test_a_file_without_an_answer(given: str, message: str) -> None:
    done = odds("--case", "-", given=given)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: {message}")
