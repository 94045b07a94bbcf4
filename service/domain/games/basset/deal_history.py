"""The course of a deal: what was drawn, what that did, what was answered, how everybody stood."""

from collections.abc import Mapping
from typing import NamedTuple

from service.domain.games.basset.events import DrawSettled


class Drawn(NamedTuple):
    """One draw with its reading (see ``reading``); ``cards`` in the order dealt.

    ``gain`` is what the bank took from stakes in the settlement less what it paid at once; 0
    while that is owed.
    """

    kind: str
    cards: tuple[str, ...]
    how: str
    wins: str | None
    loses: str | None
    marks: Mapping[str, str]
    gain: int = 0


class Answered(NamedTuple):
    """What was said to a win.

    ``take``: ``amount`` is the win paid, ``restake`` what went back on the card. ``paroli`` and
    ``pay``: ``amount`` is the couch, ``rung`` and ``pays`` what the next win was said to bring.
    """

    punter: str
    card: str
    answer: str
    amount: int
    restake: int = 0
    rung: int | None = None
    pays: int | None = None


Laid = tuple[tuple[str, int], ...]


class Course(NamedTuple):
    """What a table shows of its past, and no rule asks for.

    ``draws`` are this deal's, and while staking those of the deal that ended last. ``settled`` is
    the settlement of the newest draw, ``answered`` are the answers since; nothing before a fasse.
    ``laid`` has by punter the couches laid for the last fasse, as (card, amount), parolis carried
    into it left out. ``lines`` has by punter the net at the end of each deal since they sat down.
    """

    draws: tuple[Drawn, ...]
    settled: DrawSettled | None
    answered: tuple[Answered, ...]
    laid: Mapping[str, Laid]
    lines: Mapping[str, tuple[int, ...]]


NO_COURSE = Course((), None, (), {}, {})


def with_fasse(course: Course, drawn: Drawn, laid: Mapping[str, Laid]) -> Course:
    """Return the course after the first draw of a deal, for which ``laid`` was laid."""
    return Course((drawn,), None, (), laid, course.lines)


def with_draw(course: Course, drawn: Drawn) -> Course:
    """Return the course after another draw of the deal."""
    return Course((*course.draws, drawn), None, (), course.laid, course.lines)


def with_settlement(course: Course, settled: DrawSettled, gain: int) -> Course:
    """Return the course once its newest draw is settled."""
    draws = course.draws
    if gain:
        draws = (*draws[:-1], Drawn(*draws[-1][:-1], gain))
    return Course(draws, settled, course.answered, course.laid, course.lines)


def with_answer(course: Course, answered: Answered) -> Course:
    """Return the course after another answer."""
    draws, settled, before, laid, lines = course
    return Course(draws, settled, (*before, answered), laid, lines)


def with_deal_ended(course: Course, nets: Mapping[str, int]) -> Course:
    """Return the course at the end of a deal, at which everybody stands at ``nets``."""
    lines = {name: (*course.lines.get(name, ()), net) for name, net in nets.items()}
    return Course(course.draws, None, (), course.laid, lines)
