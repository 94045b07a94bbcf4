"""Tables of any game after lines of a score sheet."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from service.domain.port.entries import read_line
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.money import CURRENCIES
from service.sheets.line_words import words_of
from tests.factories.spec import Spec, settled

BANK = 100_000
POINTS = CURRENCIES["points"]


def opened(game: AnyGame, preset: str, overrides: Mapping[str, Any]) -> Sequence[Any]:
    """Return the events that open a session. A bank has ``BANK`` to begin with."""
    own = {field.field.name: field.default for field in game.opening_fields}
    opening = Opening(
        title="Lines",
        preset=preset,
        rules=game.rules.chosen(preset, overrides),
        currency=POINTS,
        own={**own, **({"bank": BANK} if game.has_bank else {})},
    )
    return game.start(opening)


def session_of(
    game: AnyGame, preset: str, overrides: Mapping[str, Any], lines: Iterable[str]
) -> Spec:
    """Return a session after lines, each of which is accepted.

    ``overrides`` differ from the preset's rules.
    """
    spec = Spec(game).given(*opened(game, preset, overrides))
    for line in lines:
        words, _ = words_of(line, 1, game.refusal_codes)
        spec = spec.when(read_line(entries_by_verb(game), words, POINTS)).allowed()
    return spec


def state_after(
    game: AnyGame, preset: str, overrides: Mapping[str, Any], lines: Iterable[str]
) -> Any:
    """Return the settled state of a session after lines."""
    return settled(game, session_of(game, preset, overrides, lines).state)


def history_of(
    game: AnyGame, preset: str, overrides: Mapping[str, Any], lines: Iterable[str]
) -> list[Any]:
    """Return the events of a session after lines, with their settlements."""
    events: list[Any] = []
    state: Any = None
    due = [*opened(game, preset, overrides)]
    verbs = entries_by_verb(game)
    for line in ("", *lines):
        if line:
            words, _ = words_of(line, 1, game.refusal_codes)
            due = [*game.decide(state, read_line(verbs, words, POINTS))]
        while due:
            for event in due:
                state = game.evolve(state, event)
            events += due
            due = [*game.react(state)]
    return events
