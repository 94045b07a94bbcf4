"""The declared entries, as data for the web app and as a page for people."""

from service.domain.entry_reference import entries_as_json, entries_as_markdown
from service.domain.games import GAMES, basset, lansquenet


def test_every_entry_of_every_game_is_in_the_data() -> None:
    data = entries_as_json(GAMES.values())
    assert {name: [kind["verb"] for kind in kinds] for name, kinds in data.items()} == {
        name: [kind.verb for kind in game.entries] for name, game in GAMES.items()
    }


def test_the_data_describes_an_entry() -> None:
    cover = next(
        k for k in entries_as_json([lansquenet.GAME])["lansquenet"] if k["verb"] == "cover"
    )
    assert {name: cover[name] for name in ("path", "selector", "waits", "all")} == {
        "path": "covers",
        "selector": "",
        "waits": False,
        "all": {"replaces": ["amount"]},
    }
    assert [(f["name"], f["type"], f["least"]) for f in cover["fields"]] == [
        ("punter", "player", 1),
        ("amount", "amount", 1),
    ]


def test_the_page_describes_an_entry() -> None:
    lines = entries_as_markdown(GAMES.values()).splitlines()
    assert {"## Basset", "## Lansquenet"} <= set(lines)
    starts = ("| `pass`", "| `auction")
    lines = lines[lines.index("## Lansquenet") : lines.index("## Baccarat")]
    passed, auction = (line for line in lines if line.startswith(starts))
    assert passed == "| `pass` | `POST .../passes` | none | Pass the deck to the next in line. |"
    assert auction.startswith("| `auction NAME AMOUNT` | `POST .../auctions` | `punter`, `price` |")
    (cover,) = (line for line in lines if line.startswith("| `cover"))
    assert "| `cover NAME AMOUNT` · `cover NAME *` | `POST .../covers` |" in cover
    assert "| `punter`, `amount`, or `all: true` instead of `amount` |" in cover
    (cards,) = (line for line in lines if line.startswith("| `cards"))
    assert "| `cards CARD CARD...` | `POST .../hands` | `cards`, `place?` |" in cards


def test_a_page_has_only_the_requested_games() -> None:
    assert "Lansquenet" not in entries_as_markdown([basset.GAME])
