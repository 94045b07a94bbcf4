"""An invented game, with everything that the port of games allows and no game of ours has yet.

It has every type of field, pools that may keep money, limited seats, scores, and no draws.
"""

from typing import Any, get_args

from service.domain.port.game import Figure, Game
from service.domain.port.opening import opening_from, start_with
from service.domain.session.players.purses import with_money, with_returned
from tests.factories.invented.checks import SEAT_LIMIT
from tests.factories.invented.commands import Command
from tests.factories.invented.concerns import PARTS
from tests.factories.invented.decide import decide
from tests.factories.invented.entries import ENTRIES
from tests.factories.invented.events import Event, RoundCounted, SessionOpened
from tests.factories.invented.evolve import evolve, renamed
from tests.factories.invented.examples import EXAMPLES
from tests.factories.invented.journal import POSTINGS, balances
from tests.factories.invented.offers import OFFERED
from tests.factories.invented.refusals import REFUSALS
from tests.factories.invented.report_tables import tables
from tests.factories.invented.rules import RULES
from tests.factories.invented.settle import owes_settlement, react
from tests.factories.invented.state import State, phase
from tests.factories.invented.summary import summary
from tests.factories.invented.texts import TEXTS
from tests.factories.invented.view import Table, state_of, view, visible


def _ends_round(event: Event) -> bool:
    return isinstance(event, RoundCounted)


def _figures_of(state: State) -> dict[str, Any]:
    return {"pools": dict(state.pools), "scores": dict(state.scores)}


GAME: Game[State, Event, Command] = Game(
    name="invented",
    texts=TEXTS,
    examples=EXAMPLES,
    events={event.NAME: event for event in get_args(Event)},
    upcasts={},
    entries=ENTRIES,
    opening_fields=(),
    rules=RULES,
    refusals=REFUSALS,
    figures={"pools": Figure.AMOUNTS, "scores": Figure.COUNTS},
    view_type=Table,
    draw_type=None,
    start=start_with(SessionOpened),
    decide=decide,
    evolve=evolve,
    owes_settlement=owes_settlement,
    react=react,
    postings_by_event=POSTINGS,
    balances=balances,
    with_money=with_money,
    with_returned=with_returned,
    renamed=renamed,
    phase=phase,
    summary=summary,
    opening_of=opening_from,
    view=view,
    state_of=state_of,
    visible=visible,
    parts_by_event=PARTS,
    ends_round=_ends_round,
    figures_of=_figures_of,
    offers=OFFERED.offers,
    open_field=OFFERED.open_field,
    tables=tables,
    seat_limit=SEAT_LIMIT,
)
