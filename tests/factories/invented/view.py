"""The view of a table of the invented game, and the state that a whole view contains."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from service.domain.port.game import Viewer
from service.domain.port.member_types import CARDS, NUMBER, shown_as
from service.domain.port.parties import CLOSED
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.players.visible import visible_players
from service.domain.session.standings import places_of
from service.domain.values.same_fields import from_same_fields
from tests.factories.invented.events import BestNamed, HandsShown, RoundCounted
from tests.factories.invented.rules import InventedRules
from tests.factories.invented.state import PLAYING, Phase, Player, State, phase
from tests.factories.invented.summary import nets


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A seated player. ``line``: the net at each round's end; ``place``: in the standings."""

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int
    net: int
    place: int = field(metadata=shown_as(NUMBER))
    score: int = field(metadata=shown_as(NUMBER))
    line: tuple[int, ...]
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table of the invented game at one version."""

    name: str
    preset: str
    rules: InventedRules
    currency: str
    phase: Phase
    round: int = field(metadata=shown_as(NUMBER))
    level: int = field(metadata=shown_as(NUMBER))
    cards: tuple[str, ...] = field(metadata=shown_as(CARDS))
    pot: int
    jar: int
    owes_settlement: bool
    players: tuple[TablePlayer, ...]
    bets: tuple[PlayerAmount, ...]
    shown: HandsShown | None
    best: BestNamed | None
    counted: RoundCounted | None
    result: tuple[PlayerAmount, ...]


def view(state: State) -> Table:
    """Return the whole view of a table."""
    waiting = state.unsettled
    return from_same_fields(
        Table,
        state,
        phase=phase(state),
        pot=state.pools["pot"],
        jar=state.pools["jar"],
        owes_settlement=waiting is not None,
        players=tuple(_players(state)),
        bets=tuple(PlayerAmount(punter=n, amount=a) for n, a in state.bets.items()),
        shown=waiting if isinstance(waiting, HandsShown) else None,
        best=waiting if isinstance(waiting, BestNamed) else None,
        counted=waiting if isinstance(waiting, RoundCounted) else None,
    )


def state_of(table: Table) -> State:
    """Return the state that ``table`` shows. The view must be whole."""
    return from_same_fields(
        State,
        table,
        players={player.name: from_same_fields(Player, player) for player in table.players},
        pools={"pot": table.pot, "jar": table.jar},
        bets={bet.punter: bet.amount for bet in table.bets},
        scores={player.name: player.score for player in table.players},
        playing=table.phase == PLAYING,
        closed=table.phase == CLOSED,
        unsettled=table.shown or table.best or table.counted,
        nets_by_round={player.name: player.line for player in table.players if player.line},
    )


def visible(table: Table, viewer: Viewer) -> Table:
    """Return a table as one player may see it, or a board with or without purses."""
    return replace(table, players=visible_players(table.players, viewer))


def _players(state: State) -> Iterator[TablePlayer]:
    net = nets(state)
    places = places_of(net.items())
    for name, player in state.players.items():
        yield from_same_fields(
            TablePlayer,
            player,
            at_table=state.bets.get(name, 0),
            net=net[name],
            place=places[name],
            score=state.scores.get(name, 0),
            line=state.nets_by_round.get(name, ()),
        )
