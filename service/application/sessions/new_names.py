"""Checks names that are new: of players, people, keys and devices.

Names that the log or the keyring has already are not checked again: old sessions stay readable, can
be imported, and can be corrected.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from service.application.sessions.correction import CorrectionPlan, entered_values
from service.application.sessions.lookalikes import find_lookalike
from service.application.sessions.session import Session
from service.domain.ledger import BANK
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.seats import SeatPlayer
from service.domain.values.errors import Refused
from service.domain.values.name_characters import BadCharacter, check_characters

NAMES_MAX = 100
"""The most names at one table: of players, with their former names, and of linked seats.

A new name is compared with all others, and an entry may copy all players. A long evening has 30.
"""


def check_new_name(name: str, others: Iterable[str]) -> None:
    """Refuse ``name_invalid`` for a character, ``name_looks_like_another`` for one of ``others``.

    Equal names are not refused here.
    """
    try:
        check_characters(name)
    except BadCharacter as bad:
        raise Refused(
            "name_invalid", str(bad), name=name, character=bad.character, position=bad.position
        ) from bad
    _check_look(name, others)


def _check_look(name: str, others: Iterable[str]) -> None:
    if other := find_lookalike(name, others):
        message = f"This name looks like {other}. Choose a name that looks different."
        raise Refused("name_looks_like_another", message, name=name, other=other)


def check_entered_name(session: Session, command: Any) -> None:
    """Check the name that an entry gives a player, as ``check_new_name`` does."""
    if name := _new_name(command):
        player = command.punter if isinstance(command, RenamePlayer) else None
        _check_name_at_table(session, name, player)


def check_linked_name(session: Session, player: str) -> None:
    """Check the name of a seat that gets a bankroll; the bank has none."""
    if player != BANK:
        _check_name_at_table(session, player)


def check_corrected_names(session: Session, plan: CorrectionPlan) -> None:
    """Check the new names of a correction, also beside each other.

    An amended entry may keep its name.
    """
    correction, former = plan.correction, None
    names = [name for command in correction.commands if (name := _new_name(command))]
    if names and correction.change == "amended":
        former = _new_name(entered_values(session.game, plan.corrected).command)
    for index, name in enumerate(names):
        _check_name_at_table(session, name, former, names[:index])


def _new_name(command: Any) -> str | None:
    """Return the name that an entry gives a player, or None."""
    match command:
        case SeatPlayer(punter=name) | RenamePlayer(name=name):
            return name
    return None


def _check_name_at_table(
    session: Session, name: str, own: str | None = None, beside: Sequence[str] = ()
) -> None:
    """Check a name beside those of the players, of the seats that have a bankroll, and ``beside``.

    Refuse ``too_many_names``, then as ``check_new_name``. The name may equal or look like a present
    or former name of the player ``own``. The name of a seat with a bankroll was checked when the
    seat was linked.
    """
    if name in session.links:
        return
    players = session.game.summary(session.state).players
    names = [(party.name, *party.former_names) for party in players]
    others = [known for known in names if own not in known]
    if not any(own in known and name in known for known in names):
        _check_room({*(each for known in names for each in known), *session.links, *beside})
        at_table = [*(each for known in others for each in known), *session.links]
        check_new_name(name, [*at_table, *beside])


def _check_room(names: Collection[str]) -> None:
    if len(names) >= NAMES_MAX:
        message = f"A table has at most {NAMES_MAX} names, former names too. Open another table."
        raise Refused("too_many_names", message, maximum=NAMES_MAX)
