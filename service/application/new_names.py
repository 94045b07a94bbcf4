"""Checks names that are new: of players, people, keys and devices.

Names that the log or the keyring has already are not checked again: old sessions stay readable, can
be imported, and can be corrected.
"""

from collections.abc import Iterable
from typing import Any

from service.application.correction import CorrectionPlan, entered
from service.application.lookalikes import find_lookalike
from service.application.session import Session
from service.domain.errors import Refused
from service.domain.ledger import BANK
from service.domain.name_characters import BadCharacter, check_characters
from service.domain.player_renaming import RenamePlayer
from service.domain.seats import SeatPlayer


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
        former = _new_name(entered(session.game, plan.corrected).command)
    for index, name in enumerate(names):
        _check_name_at_table(session, name, former)
        _check_look(name, names[:index])


def _new_name(command: Any) -> str | None:
    """Return the name that an entry gives a player, or None."""
    match command:
        case SeatPlayer(punter=name) | RenamePlayer(name=name):
            return name
    return None


def _check_name_at_table(session: Session, name: str, own: str | None = None) -> None:
    """Check a name beside those of the players, and of the seats that have a bankroll.

    The name may equal or look like a present or former name of the player ``own``. The name of a
    seat with a bankroll was checked when the seat was linked.
    """
    if name in session.links:
        return
    players = session.game.summary(session.state).players
    names = [(party.name, *party.former_names) for party in players]
    others = [known for known in names if own not in known]
    if not any(own in known and name in known for known in names):
        check_new_name(name, [*(each for known in others for each in known), *session.links])
