"""A player gets another name.

A renaming is an entry of the session, in every game. It moves every balance of the player to the
accounts of the new name. A name that a player had belongs to that player for the whole session.
"""

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

from service.domain.ledger import Posting, account
from service.domain.port.entries import EntryKind
from service.domain.port.parties import Summary
from service.domain.session.seats import PLAYER, HasPurse, check_not_party
from service.domain.values.errors import Refused
from service.domain.values.fast_replace import changed
from service.domain.values.names import same_name

T = TypeVar("T")
Player = TypeVar("Player", bound=HasPurse)

NAME_MEMBERS = frozenset(
    {"punter", "backer", "against", "banker", "next_banker", "dealer", "player", "winners"}
)
"""Members of states and events that are names of players, in every game."""

OF_PLAYERS: Mapping[str, bool] = {"of_players": True}
"""The metadata of any other member that is a player's name, a tuple of names, or a mapping by name.

``scores: Mapping[str, int] = field(metadata=OF_PLAYERS)``
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamePlayer:
    """Give the player ``punter`` another name."""

    punter: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedBalance:
    """A balance in smallest units; ``account`` is the account's name after that of the player."""

    account: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRenamed:
    """The player ``punter`` is called ``name`` from now on. ``balances`` moved to that name."""

    NAME: ClassVar[str] = "session.player_renamed.v1"
    punter: str
    name: str
    balances: tuple[MovedBalance, ...]

    def concerns(self, player: str) -> bool:
        """Return whether the player has or had that name."""
        return player in {self.punter, self.name}


RENAMING = EntryKind(
    verb="rename",
    path="punter-renamings",
    command=RenamePlayer,
    event=PlayerRenamed,
    fields=(PLAYER, replace(PLAYER, name="name")),
)


def decide_renaming(
    summary: Summary, balances: Mapping[str, int], command: RenamePlayer
) -> PlayerRenamed:
    """Return the renaming, or refuse ``unknown_punter`` or ``punter_exists``.

    A name can be wrong in the reports too, so a closed session does not refuse it. ``balances`` are
    those of all accounts. A player may get an earlier name of their own again.
    """
    punter, name = command.punter, command.name
    check_renaming(summary, punter, name)
    own = f"{_accounts_of(punter)}:"
    moved = tuple(
        MovedBalance(account=known.removeprefix(own), amount=amount)
        for known, amount in sorted(balances.items())
        if amount and known.startswith(own)
    )
    return PlayerRenamed(punter=punter, name=name, balances=moved)


def check_renaming(summary: Summary, punter: str | None = None, name: str | None = None) -> None:
    """Check a renaming by its values so far; ``decide_renaming`` names the refusals."""
    if punter is not None and punter not in summary.purses:
        raise Refused("unknown_punter", f"No player called {punter} is seated.", punter=punter)
    if name is None:
        return
    check_not_party(name)
    others = (p for p in summary.players if p.name != punter)
    taken = [known for party in others for known in (party.name, *party.former_names)]
    if name == punter or any(same_name(known, name) for known in taken):
        message = f"{name} is or was the name of a player at this table."
        raise Refused("punter_exists", message, punter=name)


def renaming_postings(event: PlayerRenamed) -> tuple[Posting, ...]:
    """Return the postings of a renaming."""
    source, target = _accounts_of(event.punter), _accounts_of(event.name)
    return tuple(
        Posting(f"{source}:{moved.account}", f"{target}:{moved.account}", moved.amount)
        for moved in event.balances
    )


def _accounts_of(player: str) -> str:
    return account("punter", player)


def former_names_after(former: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """Return a player's former names after a renaming."""
    return tuple(name for name in (*former, old) if name != new)


def by_new_name(parts: Mapping[str, T], names: Mapping[str, str]) -> dict[str, T]:
    """Return parts by the new names of players, in their order."""
    return {names.get(name, name): part for name, part in parts.items()}


def with_player_renamed(players: Mapping[str, Player], old: str, new: str) -> dict[str, Player]:
    """Return the players after the player ``old`` got the name ``new``."""
    player = players[old]
    former = former_names_after(player.former_names, old, new)
    renamed = changed(player, name=new, former_names=former)
    return {**by_new_name(players, {old: new}), new: renamed}


def current_names(summary: Summary) -> dict[str, str]:
    """Return the name of each player by their former names."""
    return {former: party.name for party in summary.players for former in party.former_names}


def with_names(part: Any, names: Mapping[str, str]) -> Any:
    """Return a part of a state or an event with other names of players, by their names.

    Names are the members in ``NAME_MEMBERS``, and those declared with ``OF_PLAYERS``.
    """
    if isinstance(part, tuple):
        return tuple(with_names(each, names) for each in part)
    if isinstance(part, Mapping):
        return {key: with_names(each, names) for key, each in part.items()}
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changes: dict[str, Any] = {}
    for field in fields(part):
        value = getattr(part, field.name)
        new = with_names(value, names)
        if field.name in _name_members(type(part)) and value is not None:
            new = _renamed(new, names)
        if new != value:
            changes[field.name] = new
    return replace(part, **changes) if changes else part


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, Mapping):
        return by_new_name(value, names)
    return tuple(names.get(name, name) for name in value)


@cache
def _name_members(part: type) -> frozenset[str]:
    """Return the members of a dataclass that are names of players."""
    return frozenset(field.name for field in fields(part) if _is_of_players(field))


def _is_of_players(field: "Field[Any]") -> bool:
    return field.name in NAME_MEMBERS or OF_PLAYERS.items() <= field.metadata.items()


def name_members(part: type) -> frozenset[str]:
    """Return the members of a dataclass, and of those in it, that are names of players."""
    found = set(_name_members(part))
    for hint in get_type_hints(part).values():
        for inner in _dataclasses_in(hint):
            found |= name_members(inner)
    return frozenset(found)


def _dataclasses_in(hint: Any) -> Iterator[type]:
    """Yield the dataclasses that a type hint names."""
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
    for part in get_args(hint):
        yield from _dataclasses_in(part)
