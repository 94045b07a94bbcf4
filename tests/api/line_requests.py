"""Lines of a score sheet as the requests that enter them."""

import re
from collections.abc import Callable
from typing import Any

from service.domain.games import GAMES
from service.domain.port.entries import read_line
from service.domain.session.rulings import RULING
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.cards import SUITS
from service.domain.values.money import CURRENCIES, Currency, parse_amount
from tests.factories.entry_bodies import body_of

Body = dict[str, Any]
Request = tuple[str, Body]

WORD = re.compile(r'"([^"]*)"|(\S+)')
POINTS = CURRENCIES["points"]
SEAT_WORDS, STAKE_WORDS = 2, 2
"""Of a player and an amount. The oldest games have a suit after these, or a card between them."""


def request_of(line: str, currency: Currency = POINTS, game: str | None = None) -> Request:
    """Return the resource path below the session and the body for a line.

    ``game`` may be left out for a line that is the same in every game; see ``is_of_one_game``.
    """
    verb, *words = (quoted or bare for quoted, bare in WORD.findall(line))
    if verb not in ENDPOINTS or _is_at_another_path(game, verb) or _has_other_words(verb, words):
        return _declared_request([verb, *words], currency, game)
    point, names = ENDPOINTS[verb]
    body = dict(zip(names.split(), words, strict=False))
    for name in ("amount", "purse", "price", "restake"):
        if body.get(name, "*") != "*":
            body[name] = parse_amount(body[name], currency, least=0)
    shape = SHAPES.get(verb)
    return point, shape(body) if shape else body


def is_of_one_game(line: str) -> bool:
    """Return whether the request of a line depends on its game."""
    verb = line.partition(" ")[0]
    kinds = [kind for game in GAMES.values() for kind in game.entries if kind.verb == verb]
    words = [quoted or bare for quoted, bare in WORD.findall(line)][1:]
    if verb in ENDPOINTS and _has_other_words(verb, words):
        return True
    if verb in ENDPOINTS:
        return any(kind.path != ENDPOINTS[verb][0] for kind in kinds)
    return len({(kind.path, kind.fields) for kind in kinds}) > 1


def _has_other_words(verb: str, words: list[str]) -> bool:
    """Return whether a line has other words than those of that verb in the oldest games."""
    match verb:
        case "seat":
            return len(words) > SEAT_WORDS and words[SEAT_WORDS] not in SUITS
        case "stake":
            return len(words) == STAKE_WORDS
        case "cards":
            return any("," in word for word in words)
    return False


def _is_at_another_path(game: str | None, verb: str) -> bool:
    """Return whether a game has an entry of that verb at another path than the oldest games."""
    kind = entries_by_verb(GAMES[game]).get(verb) if game else None
    return kind is not None and kind.path != ENDPOINTS[verb][0]


def _declared_request(words: list[str], currency: Currency, name: str | None) -> Request:
    """Return the request of the words of a line of another game, as the game declares it."""
    games = [GAMES[name]] if name else GAMES.values()
    game = next(game for game in games if words[0] in entries_by_verb(game))
    kind, body = body_of(game, read_line(entries_by_verb(game), words, currency))
    if kind is RULING:
        return kind.path, {kind.verb: {n: value for n, value in body.items() if value is not None}}
    return kind.path, {**body, **({kind.selector: kind.verb} if kind.selector else {})}


def as_batched(point: str, body: Body, game: str | None = None) -> Body:
    """Return a request as an entry of a batch, which names its verb."""
    games = [GAMES[game]] if game else GAMES.values()
    selectors = {kind.selector for each in games for kind in each.kinds_at(point)} & body.keys()
    if selectors:
        (selector,) = selectors
        return {"kind": body[selector], **{n: v for n, v in body.items() if n != selector}}
    verbs = [verb for verb, (endpoint, _) in ENDPOINTS.items() if endpoint == point]
    if not verbs:
        verbs = list(dict.fromkeys(kind.verb for each in games for kind in each.kinds_at(point)))
    verb = verbs[0] if len(verbs) == 1 else next(v for v in verbs if _is_of(v, body))
    data = {name: value for name, value in body.items() if name not in ("kind", "answer")}
    return {"kind": verb, **data}


def _is_of(verb: str, body: Body) -> bool:
    """Return whether a body is of a verb that shares its endpoint with others."""
    if verb in ("match", "cards"):
        return ("cards" in body) == (verb == "cards")
    return verb in (body.get("kind"), body.get("answer"))


ENDPOINTS = {
    "seat": ("punters", "name purse suit"),
    "buyin": ("buy-ins", "punter amount"),
    "cashout": ("cash-outs", "punter amount"),
    "fund": ("bank-funds", "amount"),
    "stake": ("stakes", "punter card amount"),
    "withdraw": ("withdrawals", "punter card"),
    "fasse": ("draws", "first"),
    "pair": ("draws", "first second"),
    "last": ("draws", "first"),
    "take": ("answers", "punter card restake"),
    "paroli": ("answers", "punter card"),
    "pay": ("answers", "punter card"),
    "mace": ("maces", "punter card amount"),
    "sidebet": ("side-bets", "backer against punter card outcome amount"),
    "book": ("books", "punter price"),
    "end": ("deal-ends", ""),
    "wager": ("wagers", "amount"),
    "cover": ("covers", "punter amount"),
    "match": ("hands", "outcome"),
    "pass": ("passes", ""),
    "auction": ("auctions", "punter price"),
    "cards": ("hands", " ".join(f"{number}" for number in range(52))),
    "rename": ("punter-renamings", "punter name"),
    "close": ("closings", ""),
}


def _draw(kind: str) -> Callable[[Body], Body]:
    return lambda body: {"kind": kind, "cards": list(body.values())}


def _answer(answer: str) -> Callable[[Body], Body]:
    return lambda body: {"answer": answer, **body}


def _take(body: Body) -> Body:
    takes_all = body["punter"] == "*" and "card" not in body
    return {"answer": "take", **({"all": True} if takes_all else body)}


def _cover(body: Body) -> Body:
    return {"punter": body["punter"], "all": True} if body["amount"] == "*" else body


def _cards(body: Body) -> Body:
    return {"cards": list(body.values())}


SHAPES = {
    "fasse": _draw("fasse"),
    "pair": _draw("pair"),
    "last": _draw("last"),
    "take": _take,
    "paroli": _answer("paroli"),
    "pay": _answer("pay"),
    "cover": _cover,
    "cards": _cards,
}
