"""Baccarat, chemin de fer and banque: a player holds the bank against the others."""

from typing import Any, get_args

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.commands import Command
from service.domain.games.baccarat.concerns import PARTS
from service.domain.games.baccarat.deciding.decide import decide
from service.domain.games.baccarat.deciding.offers import OFFERED
from service.domain.games.baccarat.entries import ENTRIES
from service.domain.games.baccarat.events import Event
from service.domain.games.baccarat.evolve import evolve
from service.domain.games.baccarat.examples import EXAMPLES
from service.domain.games.baccarat.journal import POSTINGS, balances
from service.domain.games.baccarat.odds.fairness import trials
from service.domain.games.baccarat.odds.record import ODDS
from service.domain.games.baccarat.refusals import REFUSALS
from service.domain.games.baccarat.renamed import renamed
from service.domain.games.baccarat.report_tables import tables
from service.domain.games.baccarat.rules import RULES
from service.domain.games.baccarat.settle import owes_settlement, react
from service.domain.games.baccarat.state import State, phase
from service.domain.games.baccarat.summary import summary
from service.domain.games.baccarat.texts import TEXTS
from service.domain.games.baccarat.upcasts import UPCASTS
from service.domain.games.baccarat.views.to_view import state_of, table
from service.domain.games.baccarat.views.view import HistoryHand, Table
from service.domain.games.baccarat.views.visible import visible
from service.domain.port.game import Figure, Game
from service.domain.port.opening import opening_from, start_with
from service.domain.session.players.purses import with_money, with_returned


def _ends_round(event: Event) -> bool:
    """Return whether a banker's tenure ends: the bank went to the banker's purse."""
    match event:
        case e.HandSettled():
            return event.ends_tenure
        case e.DealPassed() | e.CardsShuffled() | e.SessionClosed():
            return event.banker is not None
    return False


def _figures_of(state: State) -> dict[str, Any]:
    return {"bank": state.bank, "bank_net": 0, "banker": state.banker}


GAME: Game[State, Event, Command] = Game(
    name="baccarat",
    texts=TEXTS,
    examples=EXAMPLES,
    events={event.NAME: event for event in get_args(Event)},
    upcasts=UPCASTS,
    entries=ENTRIES,
    opening_fields=(),
    rules=RULES,
    refusals=REFUSALS,
    figures={"bank": Figure.AMOUNT, "bank_net": Figure.AMOUNT, "banker": Figure.NAME},
    view_type=Table,
    draw_type=HistoryHand,
    start=start_with(e.SessionOpened),
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
