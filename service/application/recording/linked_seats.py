"""Seats that play with bankrolls in a draft: the money that moves, and renamings."""

from typing import Any

from service.application.recording.draft import Draft
from service.domain.session.bankrolls import (
    Links,
    check_renamings,
    links_by_any_name,
    outside_money,
)
from service.domain.session.history import effective_events
from service.domain.session.session_events import is_correction, session_event_kind

Moves = dict[str, list[tuple[str, int]]]
"""What each person's bankroll pays, by the person's id: seat and amount."""


def check_links(draft: Draft, start: int) -> None:
    """Refuse a renaming to the name of a seat that is free and linked to a bankroll.

    The entry to check has the events of the draft from ``start`` on.
    """
    made, links = [recorded.event for recorded in draft.recorded[start:]], draft.session.links
    if links and any(map(_may_rename, made)):
        counting = (recorded.event for recorded in effective_events(draft.history()))
        check_renamings(counting, links, corrected=any(map(is_correction, made)))


def _may_rename(event: Any) -> bool:
    kind = session_event_kind(event)
    return kind is not None and kind.may_rename


def moves_by_person(draft: Draft) -> Moves:
    """Return what linked seats brought in from bankrolls since the draft's base.

    Below 0, they took it out. A reversed posting has the name of its seat before the draft.
    """
    if not draft.session.links:
        return {}
    before, after = _links_of(draft, draft.state_before), _links_of(draft, draft.session.state)
    reversals = [p for _, p in draft.postings if p.reverses]
    others = [p for _, p in draft.postings if not p.reverses]
    found: dict[str, dict[str, int]] = {}
    for postings, links in ((reversals, {**after, **before}), (others, {**before, **after})):
        for player, amount in outside_money(postings, links).items():
            seats = found.setdefault(links[player], {})
            seats[player] = seats.get(player, 0) + amount
    moves = {person: [(p, a) for p, a in seats.items() if a] for person, seats in found.items()}
    return {person: seats for person, seats in moves.items() if seats}


def _links_of(draft: Draft, state: Any) -> Links:
    """Return the people by every name that a linked seat has or had in a state."""
    links = draft.session.links
    return links if state is None else links_by_any_name(links, draft.session.game.summary(state))
