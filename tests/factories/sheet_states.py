"""Tables of any game after lines of a score sheet."""

from collections.abc import Iterable, Mapping
from typing import Any

from service.domain.port.entries import read_line
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.money import CURRENCIES
from service.sheets.line_words import words_of
from tests.factories.spec import Spec, settled

BANK = 100_000


def session_of(
    game: AnyGame, preset: str, overrides: Mapping[str, Any], lines: Iterable[str]
) -> Spec:
    """Return a session after lines, each of which is accepted. A bank has ``BANK`` to begin with.

    ``overrides`` differ from the preset's rules.
    """
    points = CURRENCIES["points"]
    own = {field.field.name: field.default for field in game.opening_fields}
    opening = Opening(
        title="Lines",
        preset=preset,
        rules=game.rules.chosen(preset, overrides),
        currency=points,
        own={**own, **({"bank": BANK} if game.has_bank else {})},
    )
    spec = Spec(game).given(*game.start(opening))
    for line in lines:
        words, _ = words_of(line, 1, game.refusal_codes)
        spec = spec.when(read_line(entries_by_verb(game), words, points)).allowed()
    return spec


def state_after(
    game: AnyGame, preset: str, overrides: Mapping[str, Any], lines: Iterable[str]
) -> Any:
    """Return the settled state of a session after lines."""
    return settled(game, session_of(game, preset, overrides, lines).state)
