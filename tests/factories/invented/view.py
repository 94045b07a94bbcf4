"""The view of a table of the invented game, and the state that a whole view contains."""

from dataclasses import dataclass, field, replace

from service.domain.port.game import Viewer
from service.domain.port.member_types import CARDS, NUMBER, shown_as
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.players.visible import visible_players
from service.domain.session.standings import places_of
from tests.factories.invented.events import BestNamed, HandsShown, RoundCounted
from tests.factories.invented.rules import InventedRules
from tests.factories.invented.state import Phase, Player, State, phase
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
    return Table(
        name=state.name,
        preset=state.preset,
        rules=state.rules,
        currency=state.currency,
        phase=phase(state),
        round=state.round,
        level=state.level,
        cards=state.cards,
        pot=state.pools["pot"],
        jar=state.pools["jar"],
        owes_settlement=waiting is not None,
        players=_players(state),
        bets=tuple(PlayerAmount(punter=n, amount=a) for n, a in state.bets.items()),
        shown=waiting if isinstance(waiting, HandsShown) else None,
        best=waiting if isinstance(waiting, BestNamed) else None,
        counted=waiting if isinstance(waiting, RoundCounted) else None,
        result=state.result,
    )


def state_of(table: Table) -> State:
    """Return the state that ``table`` shows. The view must be whole."""
    return State(
        name=table.name,
        preset=table.preset,
        rules=table.rules,
        currency=table.currency,
        players={player.name: _player(player) for player in table.players},
        pools={"pot": table.pot, "jar": table.jar},
        bets={bet.punter: bet.amount for bet in table.bets},
        scores={player.name: player.score for player in table.players},
        level=table.level,
        cards=table.cards,
        round=table.round,
        playing=table.phase == "playing",
        closed=table.phase == "closed",
        unsettled=table.shown or table.best or table.counted,
        result=table.result,
        nets_by_round={player.name: player.line for player in table.players if player.line},
    )


def visible(table: Table, viewer: Viewer) -> Table:
    """Return a table as one player may see it, or a board with or without purses."""
    return replace(table, players=visible_players(table.players, viewer))


def _players(state: State) -> tuple[TablePlayer, ...]:
    net = nets(state)
    places = places_of(net.items())
    return tuple(
        TablePlayer(
            name=name,
            purse=player.purse,
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            at_table=state.bets.get(name, 0),
            net=net[name],
            place=places[name],
            score=state.scores.get(name, 0),
            line=state.nets_by_round.get(name, ()),
            former_names=player.former_names,
        )
        for name, player in state.players.items()
    )


def _player(player: TablePlayer) -> Player:
    assert player.purse is not None, "a whole view shows purses"
    assert player.brought_in is not None, "a whole view shows purses"
    assert player.cashed_out is not None, "a whole view shows purses"
    return Player(
        player.name, player.purse, player.brought_in, player.cashed_out, player.former_names
    )
