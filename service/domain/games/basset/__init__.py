"""Basset, the banking game of Europe's courts."""

from typing import Any, get_args

from service.domain.games.basset.commands import Command
from service.domain.games.basset.concerns import PARTS
from service.domain.games.basset.deciding.decide import decide
from service.domain.games.basset.deciding.offers import OFFERED
from service.domain.games.basset.entries import ENTRIES
from service.domain.games.basset.events import DealEnded, Event
from service.domain.games.basset.evolve import evolve, with_money, with_returned
from service.domain.games.basset.examples import EXAMPLES
from service.domain.games.basset.journal import POSTINGS, balances
from service.domain.games.basset.odds.fairness import trials
from service.domain.games.basset.odds.record import ODDS
from service.domain.games.basset.opening import OPENING_FIELDS, opening_of, start
from service.domain.games.basset.presets import RULES
from service.domain.games.basset.refusals import REFUSALS
from service.domain.games.basset.renamed import renamed
from service.domain.games.basset.report_tables import tables
from service.domain.games.basset.settle import owes_settlement, react
from service.domain.games.basset.state import State
from service.domain.games.basset.summary import bank_net, summary
from service.domain.games.basset.texts import TEXTS
from service.domain.games.basset.upcasts import UPCASTS
from service.domain.games.basset.views.from_view import state_of
from service.domain.games.basset.views.to_view import table
from service.domain.games.basset.views.view import HistoryDraw, Table
from service.domain.games.basset.views.visible import visible
from service.domain.port.game import Figure, Game


def _phase(state: State) -> str:
    return state.phase


def _ends_round(event: Event) -> bool:
    return isinstance(event, DealEnded)


def _figures_of(state: State) -> dict[str, Any]:
    return {"bank": state.bank, "bank_net": bank_net(state)}


GAME: Game[State, Event, Command] = Game(
    name="basset",
    texts=TEXTS,
    examples=EXAMPLES,
    events={event.NAME: event for event in get_args(Event)},
    upcasts=UPCASTS,
    entries=ENTRIES,
    opening_fields=OPENING_FIELDS,
    rules=RULES,
    refusals=REFUSALS,
    figures={"bank": Figure.AMOUNT, "bank_net": Figure.AMOUNT},
    view_type=Table,
    draw_type=HistoryDraw,
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
    phase=_phase,
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
    has_bank=True,
)
