"""What of a Basset table the holder of a key is shown."""

from typing import Any

from service.api.games.game_api import Fields
from service.application.keyring import PUNTER, Grant
from service.domain.games.basset import GAME
from service.domain.games.basset.state import State


def show_table(state: State, grant: Grant) -> Fields:
    """Return a table as a key may see it: a punter what is theirs, a board maybe no purses."""
    table = GAME.table(state)
    if grant.role == PUNTER:
        return _own(table, grant.punter)
    return table if grant.purses else _without_purses(table)


def _own(table: Fields, punter: str | None) -> Fields:
    """Return what is public of a table, and of money and cards only one punter's."""
    punters = [there for there in table["punters"] if there["name"] == punter]
    # Of a bank that covers, the most that may be laid again would tell what it holds.
    stakes = [
        _unbounded(stake) if table["cover"] is not None else stake for stake in table["stakes"]
    ]
    own = _of(punter, stakes)
    return {
        **table,
        "bank": {**table["bank"], "balance": None, "net": None, "brought_in": None},
        "punters": punters,
        "stakes": own,
        "waiting": [stake for stake in own if stake["win"]],
        "side_bets": bets_of(punter, table["side_bets"]),
        "winners": [name for name in table["winners"] if name == punter],
        "draws": [{**draw, "gain": None} for draw in table["draws"]],
        "settled": settled_of(punter, table["settled"]),
        "answered": _of(punter, table["answered"]),
        "exposure": {},
        "worst": None,
        "cover": None,
        "next": {**table["next"], "cards_wanted": sum(there["wants"] for there in punters)},
    }


def settled_of(punter: str | None, settled: Fields | None) -> Fields | None:
    """Return what a settlement did to one punter's stakes and side bets."""
    return settled and {
        "outcomes": _of(punter, settled["outcomes"]),
        "bets": bets_of(punter, settled["bets"]),
    }


def bets_of(punter: str | None, bets: list[Any]) -> list[Any]:
    """Return the side bets that a punter is in."""
    return [bet for bet in bets if punter in {bet["backer"], bet["against"]}]


def _of(punter: str | None, parts: list[Any]) -> list[Any]:
    return [part for part in parts if part["punter"] == punter]


def _without_purses(table: Fields) -> Fields:
    hidden: Fields = {"purse": None, "brought_in": None, "cashed_out": None, "last_deal": []}
    return {
        **table,
        "punters": [{**punter, **hidden} for punter in table["punters"]],
        "stakes": [_unbounded(stake) for stake in table["stakes"]],
        "waiting": [_unbounded(stake) for stake in table["waiting"]],
    }


def _unbounded(stake: Fields) -> Fields:
    """Return a stake without the most that may go back on it, which would tell a purse."""
    answers = stake["answers"] and {**stake["answers"], "restake": None}
    return {**stake, "answers": answers}
