"""Glic, or Pochspiel: seven pools, a round of betting, and a race to be out of cards."""

from typing import Any, get_args

from service.domain.games.glic.commands import Command
from service.domain.games.glic.concerns import PARTS
from service.domain.games.glic.deciding.decide import decide
from service.domain.games.glic.deciding.offers import OFFERED
from service.domain.games.glic.entries import ENTRIES
from service.domain.games.glic.events import Event, HandAbandoned, HandWon, SessionOpened
from service.domain.games.glic.evolve import evolve
from service.domain.games.glic.examples import EXAMPLES
from service.domain.games.glic.journal import POSTINGS, balances
from service.domain.games.glic.odds.fairness import trials
from service.domain.games.glic.odds.record import ODDS
from service.domain.games.glic.refusals import REFUSALS
from service.domain.games.glic.renamed import renamed
from service.domain.games.glic.report_tables import tables
from service.domain.games.glic.rules import RULES
from service.domain.games.glic.settle import owes_settlement, react
from service.domain.games.glic.state import State, phase
from service.domain.games.glic.summary import summary
from service.domain.games.glic.texts import TEXTS
from service.domain.games.glic.upcasts import UPCASTS
from service.domain.games.glic.views.to_view import state_of, table
from service.domain.games.glic.views.view import Table
from service.domain.games.glic.views.visible import visible
from service.domain.port.game import Figure, Game
from service.domain.port.opening import opening_from, start_with
from service.domain.session.players.purses import with_money, with_returned


def _ends_round(event: Event) -> bool:
    return isinstance(event, HandWon | HandAbandoned)


def _figures_of(state: State) -> dict[str, Any]:
    return {"pools": dict(state.pools)}


GAME: Game[State, Event, Command] = Game(
    name="glic",
    texts=TEXTS,
    examples=EXAMPLES,
    events={event.NAME: event for event in get_args(Event)},
    upcasts=UPCASTS,
    entries=ENTRIES,
    opening_fields=(),
    rules=RULES,
    refusals=REFUSALS,
    figures={"pools": Figure.AMOUNTS},
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
    view=table,
    state_of=state_of,
    visible=visible,
    parts_by_event=PARTS,
    ends_round=_ends_round,
    figures_of=_figures_of,
    offers=OFFERED.offers,
    open_field=OFFERED.open_field,
    tables=tables,
    odds=ODDS,
    trials=trials,
)
