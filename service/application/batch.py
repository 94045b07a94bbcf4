"""Several entries in one request: all or none, each for itself, or until one is refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from service.application.draft import Answer, Draft, Meta
from service.application.errors import KeyReused
from service.application.handle import Handler, check_unchanged, replayed
from service.application.ports import Keyed
from service.domain.errors import Refused
from service.domain.game import Command

Mode = Literal["atomic", "each", "until_refused"]
Result = Answer | Refused | KeyReused


@dataclass(frozen=True, slots=True)
class Wish:
    """One entry of a batch. Its key tells it from others, in this batch and outside."""

    command: Command
    meta: Meta


class BatchRefused(Exception):  # noqa: N818 - an answer, as Refused is
    """Entry number ``index`` of an atomic batch cannot be; nothing is recorded."""

    def __init__(self, index: int, reason: Refused | KeyReused) -> None:
        super().__init__(str(reason))
        self.index = index
        self.reason = reason


def enter_all(
    handler: Handler, session: str, wishes: Sequence[Wish], mode: Mode, batch: Meta
) -> list[Result]:
    """Enter ``wishes`` in their order and return what became of each.

    ``batch`` is the key of the whole request: it may not come back with another body. In mode
    ``until_refused`` the list ends with the first refusal.
    Raises: ``BatchRefused`` in mode ``atomic``; ``KeyReused``, ``EntryInBetween``,
    ``UnknownSession``.
    """
    handler.known(session)
    handler.answered(session, batch)
    if mode == "atomic":
        return handler.in_turn(session, lambda: _atomic(handler, session, wishes, batch))
    results: list[Result] = []
    for wish in wishes:
        results.append(_one(handler, session, wish, batch))
        if mode == "until_refused" and not isinstance(results[-1], Answer):
            break
    return results


def _atomic(handler: Handler, session: str, wishes: Sequence[Wish], batch: Meta) -> list[Result]:
    draft = handler.draft(handler.settle(session))
    if not handler.answered(session, batch):
        check_unchanged(draft.session, batch)
    results: list[Result] = []
    for index, wish in enumerate(wishes):
        try:
            results.append(_drafted(handler, draft, wish))
        except (Refused, KeyReused) as reason:
            raise BatchRefused(index, reason) from reason
    _record(handler, draft, batch)
    return results


def _drafted(handler: Handler, draft: Draft, wish: Wish) -> Answer:
    """Decide one entry, or answer as before, be it before this batch or earlier in it."""
    for kept in draft.keyed:
        if kept.key == wish.meta.key:
            return replayed(kept, wish.meta)
    answer = handler.answered(draft.session.id, wish.meta)
    return answer or draft.enter(wish.command, wish.meta)


def _one(handler: Handler, session: str, wish: Wish, batch: Meta) -> Result:
    def attempt() -> Answer:
        draft = handler.draft(handler.settle(session))
        if answer := handler.answered(session, wish.meta):
            return answer
        if not handler.answered(session, batch):
            check_unchanged(draft.session, batch)
        answer = draft.enter(wish.command, wish.meta)
        _record(handler, draft, batch)
        return answer

    try:
        return handler.in_turn(session, attempt)
    except (Refused, KeyReused) as reason:
        return reason


def _record(handler: Handler, draft: Draft, batch: Meta) -> None:
    """Record what was decided; the batch's key goes along with the first entry recorded."""
    if not draft.recorded:
        return
    scope = draft.session.id
    if handler.ports.store.keyed(scope, batch.key) is None:
        version, settled = draft.session.version, not draft.session.owes
        draft.keyed.append(Keyed(scope, batch.key, batch.fingerprint, "", scope, version, settled))
    handler.commit(draft)
