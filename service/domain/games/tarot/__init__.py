"""Swiss Tarot, a game of three rounds for three players: antes, counts, and a pot."""

from typing import Any, get_args

from service.domain.games.tarot.commands import Command
from service.domain.games.tarot.concerns import PARTS
from service.domain.games.tarot.deciding.decide import decide
from service.domain.games.tarot.deciding.offers import OFFERED
from service.domain.games.tarot.entries import ENTRIES
from service.domain.games.tarot.events import Event, GameSettled, RoundCounted, SessionOpened
from service.domain.games.tarot.evolve import evolve
from service.domain.games.tarot.examples import EXAMPLES
from service.domain.games.tarot.fairness import trials
from service.domain.games.tarot.journal import POSTINGS, POT, balances
from service.domain.games.tarot.refusals import REFUSALS
from service.domain.games.tarot.renamed import renamed
from service.domain.games.tarot.report_tables import tables
from service.domain.games.tarot.rules import RULES
from service.domain.games.tarot.settle import owes_settlement, react
from service.domain.games.tarot.state import SEATS, State, phase
from service.domain.games.tarot.summary import summary
from service.domain.games.tarot.texts import TEXTS
from service.domain.games.tarot.upcasts import UPCASTS
from service.domain.games.tarot.views.to_view import state_of, table
from service.domain.games.tarot.views.view import Table
from service.domain.games.tarot.views.visible import visible
from service.domain.port.game import Figure, Game
from service.domain.port.opening import opening_from, start_with
from service.domain.port.seat_limit import SeatLimit
from service.domain.session.players.purses import with_money, with_returned


def _ends_round(event: Event) -> bool:
    """Return whether a round ends with ``event``; the last one of a game ends as it is settled."""
    return isinstance(event, GameSettled) or (
        isinstance(event, RoundCounted) and not event.ends_game
    )


def _figures_of(state: State) -> dict[str, Any]:
    scores = {name: player.score for name, player in state.players.items()}
    return {"pools": {POT: state.pot}, "scores": scores}


GAME: Game[State, Event, Command] = Game(
    name="tarot",
    texts=TEXTS,
    examples=EXAMPLES,
    events={event.NAME: event for event in get_args(Event)},
    upcasts=UPCASTS,
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
    view=table,
    state_of=state_of,
    visible=visible,
    parts_by_event=PARTS,
    ends_round=_ends_round,
    figures_of=_figures_of,
    offers=OFFERED.offers,
    open_field=OFFERED.open_field,
    tables=tables,
    trials=trials,
    seat_limit=SeatLimit(most=SEATS),
)
