"""The command ``odds``: questions about odds, and their answers as text or JSON."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NoReturn

import click

from service.cli.import_sheets import UnreadableFile, read_text
from service.cli.output import table
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.port.odds import Cell, NoOdds, OddsTable
from service.domain.values.cards import RANKS, is_drawn_card, rank_of
from service.domain.values.errors import BadRules

NO_ANSWER = 2
PLAIN_STAKE = RANKS[0]
CHANCES = ("win", "lose", "stand", "faced")

Json = dict[str, Any]


def print_odds(*, case: str | None, moivre: bool, as_json: bool, **options: Any) -> None:
    """Print the odds that are asked for. Exit with 2 if there is no answer."""
    try:
        if moivre:
            lines = _tables("moivre", as_json=as_json)
        elif case is not None:
            lines = iter([json.dumps(_answers(json.loads(read_text(case))))])
        else:
            lines = _lines(as_json=as_json, **options)
        for line in lines:
            click.echo(line)
    except json.JSONDecodeError as error:
        stop(f"{case}: The file is not JSON: {error}.")
    except (NoOdds, BadRules, UnreadableFile) as error:
        stop(str(error))


def stop(message: str) -> NoReturn:
    click.echo(f"Error: {message}", err=True)
    sys.exit(NO_ANSWER)


def _answers(asked: Any) -> Any:
    """Return the answer to a case, or to each of a list."""
    if isinstance(asked, list):
        return [_answers(case) for case in asked]
    if not isinstance(asked, dict):
        raise NoOdds("A case is a JSON object.")
    return _answer(game_of(asked.get("rules")), asked)


def _answer(game: AnyGame, asked: Mapping[str, Any]) -> Mapping[str, Any]:
    if game.odds.answer is None:
        raise NoOdds(f"{game.title} answers no questions about stakes.")
    return game.odds.answer(asked)


def game_of(preset: Any) -> AnyGame:
    for game in GAMES.values():
        if preset in game.rules.presets:
            return game
    known = ", ".join(preset for game in GAMES.values() for preset in game.rules.presets)
    raise NoOdds(f"Name the rules. Use one of: {known}.")


def _lines(
    *,
    rules: str | None,
    overrides: Sequence[str],
    punters: int,
    policies: Sequence[str],
    as_json: bool,
    **options: str | None,
) -> Iterator[str]:
    """Yield the answer for one stake; the exact figures of a game that has no stakes to value."""
    game, values = game_of(rules), dict(map(read_override, overrides))
    if game.odds.read_stake is None:
        return _figure_lines(game, game.rules.chosen(rules or "", values), punters, as_json=as_json)
    asked = _question(game.odds.read_stake, **options)
    case = {"rules": rules, "overrides": values, "punters": punters, **asked}
    found = dict(_answer(game, case))
    if policies:
        if unknown := sorted(set(policies) - found["expectation"].keys()):
            raise NoOdds(f"These rules have no policy {', '.join(unknown)}.")
        found["expectation"] = {name: found["expectation"][name] for name in policies}
    return iter([json.dumps(found)]) if as_json else _stake_lines(found)


def read_override(text: str) -> tuple[str, Any]:
    """Return a rule and its value, which is JSON or a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def _question(
    read_stake: Callable[[str], Mapping[str, Any]],
    *,
    seen: str | None,
    stake: str | None,
    **ranks: str | None,
) -> Json:
    asked = {**ranks, "stake": read_stake(stake or PLAIN_STAKE)}
    if seen is None:
        return {"phase": "staking", **asked}
    cards = seen.replace(",", " ").split()
    if wrong := [card for card in cards if not is_drawn_card(card)]:
        raise NoOdds(f"{wrong[0]} is no card.")
    drawn = dict(Counter(map(rank_of, cards)))
    return {"phase": "drawing", "seen": drawn, **asked}


def _stake_lines(found: Mapping[str, Any]) -> Iterator[str]:
    yield f"{found['left']} cards left to deal, {found['unseen']} not seen"
    rows = [(name, percent(found[name]), found[name]) for name in CHANCES]
    yield from table([("chance", "%", "exact"), *rows])
    yield ""
    rows = [(name, percent(value, "+"), value) for name, value in found["expectation"].items()]
    yield from table([("policy", "gain in %", "exact"), *rows])


def _figure_lines(game: AnyGame, rules: Any, players: int, *, as_json: bool) -> Iterator[str]:
    figures = game.odds.figures(rules, players)
    if not figures:
        raise NoOdds(f"{game.title} has no exact odds.")
    if as_json:
        named = [{"name": figure.name, "value": str(figure.value)} for figure in figures]
        return iter([json.dumps({"figures": named})])
    rows = [
        (figure.name.replace("_", " "), percent(str(figure.value)), str(figure.value))
        for figure in figures
    ]
    return table([("figure", "%", "exact"), *rows])


def _tables(name: str, *, as_json: bool) -> Iterator[str]:
    games = [game.odds for game in GAMES.values()]
    found = [one for odds in games if name in odds.tables for one in odds.tables[name]()]
    if as_json:
        yield json.dumps({one.name: list(map(_cell_as_json, one.cells)) for one in found})
        return
    for one in found:
        yield from (one.title, *_table_lines(one), "")


def _cell_as_json(cell: Cell) -> Json:
    return {
        "n": cell.left,
        "k": cell.of_rank,
        "loss": str(cell.loss),
        "one_in_floor": int(1 / cell.loss),
    }


def _table_lines(losses: OddsTable) -> Iterator[str]:
    """Yield a row for each number of cards: the loss is 1 part in so many."""
    cells = {(cell.left, cell.of_rank): cell.loss for cell in losses.cells}
    columns = sorted({of_rank for _, of_rank in cells})
    lefts = dict.fromkeys(left for left, _ in cells)
    rows = [(str(n), *(_part(cells.get((n, k))) for k in columns)) for n in lefts]
    return table([("cards", *map(str, columns)), *rows])


def _part(value: Fraction | None) -> str:
    return "-" if value is None else f"{int(1 / value)} ({value})"


def percent(fraction: str, sign: str = "") -> str:
    return f"{float(Fraction(fraction)) * 100:{sign}.3f}"
