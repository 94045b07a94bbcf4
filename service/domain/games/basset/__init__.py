"""Basset, the banking game of Europe's courts."""

from typing import get_args

from service.domain.game import Game
from service.domain.games.basset import events
from service.domain.games.basset.decide import decide, start
from service.domain.games.basset.entries import read_entry
from service.domain.games.basset.evolve import evolve
from service.domain.games.basset.from_view import restored
from service.domain.games.basset.journal import money, postings
from service.domain.games.basset.notation import header, open_sheet, read_line, write_line
from service.domain.games.basset.settle import owes, react
from service.domain.games.basset.share import share
from service.domain.games.basset.state import State
from service.domain.games.basset.table import table
from service.domain.games.basset.tally import tally


def _phase(state: State) -> str:
    return state.phase


def _ends_deal(event: events.Event) -> bool:
    return isinstance(event, events.DealEnded)


GAME = Game(
    name="basset",
    events={event.NAME: event for event in get_args(events.Event)},
    start=start,
    decide=decide,
    evolve=evolve,
    owes=owes,
    react=react,
    postings=postings,
    money=money,
    tally=tally,
    phase=_phase,
    header=header,
    open_sheet=open_sheet,
    read_line=read_line,
    write_line=write_line,
    read_entry=read_entry,
    table=table,
    restored=restored,
    share=share,
    ends_deal=_ends_deal,
)
