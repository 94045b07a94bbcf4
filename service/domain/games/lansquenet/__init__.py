"""Lansquenet, a banking game in which the players bank in turn."""

from typing import Any, get_args

from service.domain.games.lansquenet.commands import Command
from service.domain.games.lansquenet.concerns import PARTS
from service.domain.games.lansquenet.deciding.decide import decide
from service.domain.games.lansquenet.deciding.offers import OFFERED
from service.domain.games.lansquenet.entries import ENTRIES
from service.domain.games.lansquenet.events import Event, HandSettled
from service.domain.games.lansquenet.evolve import evolve
from service.domain.games.lansquenet.examples import EXAMPLES
from service.domain.games.lansquenet.journal import POSTINGS, balances
from service.domain.games.lansquenet.odds.fairness import trials
from service.domain.games.lansquenet.odds.record import ODDS
from service.domain.games.lansquenet.opening import OPENING_FIELDS, opening_of, start
from service.domain.games.lansquenet.refusals import REFUSALS
from service.domain.games.lansquenet.renamed import renamed
from service.domain.games.lansquenet.report_tables import tables
from service.domain.games.lansquenet.rules import RULES
from service.domain.games.lansquenet.settle import owes_settlement, react
from service.domain.games.lansquenet.state import State, phase
from service.domain.games.lansquenet.summary import summary
from service.domain.games.lansquenet.texts import TEXTS
from service.domain.games.lansquenet.upcasts import UPCASTS
from service.domain.games.lansquenet.views.to_view import state_of, table
from service.domain.games.lansquenet.views.view import HistoryHand, Table
from service.domain.games.lansquenet.views.visible import visible
from service.domain.port.game import Figure, Game
from service.domain.session.players.purses import with_money, with_returned


def _ends_round(event: Event) -> bool:
    return isinstance(event, HandSettled)


def _figures_of(state: State) -> dict[str, Any]:
    return {"bank": state.wager, "bank_net": 0, "banker": state.banker}


GAME: Game[State, Event, Command] = Game(
    name="lansquenet",
    texts=TEXTS,
    examples=EXAMPLES,
    events={event.NAME: event for event in get_args(Event)},
    upcasts=UPCASTS,
    entries=ENTRIES,
    opening_fields=OPENING_FIELDS,
    rules=RULES,
    refusals=REFUSALS,
    figures={"bank": Figure.AMOUNT, "bank_net": Figure.AMOUNT, "banker": Figure.NAME},
    view_type=Table,
    draw_type=HistoryHand,
    start=start,
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
    opening_of=opening_of,
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
