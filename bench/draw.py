"""From the dealer's tap on a draw to its settlement, made by the worker in the same process."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bench.comparison import Lane, Measured, Sample, Scale, interleaved
from bench.evening import CODEC, Evening, Words
from bench.load import Job, TimedRequest, load
from bench.servers import TABLET_KEY, house_url, serving
from service.store.opening.connect import open_store

DEALS = 4


def measure(folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield how long draws take until they are settled, in the middle of a played evening."""
    evenings = [Evening(seed) for seed in range(scale.rounds + 1)]
    with open_store(house_url(folder), CODEC) as store:
        for evening in evenings:
            store.append([evening.draft.append()])
    waiting = iter(evenings)
    with serving("house", folder) as port:
        lane = Lane("draw, POST to 201", lambda: _play(port, next(waiting), scale.of(DEALS)))
        yield Measured("Draw to settled", "draws", interleaved([lane], scale.rounds))


def _play(port: int, evening: Evening, deals: int) -> Sample:
    path = f"/v1/sessions/{evening.draft.session.id}"
    lines = [words for _ in range(deals) for words in evening.deal()]
    sample = load(Job(port, TABLET_KEY, [[ask_of(path, words) for words in lines]]))
    return replace(sample, seconds=sum(sample.latencies))


def ask_of(path: str, line: Words) -> TimedRequest:
    """Return a line of the sheet as the API wants it; draws are what is timed."""
    match line:
        case ["stake", punter, card, amount]:
            body = {"punter": punter, "card": card, "amount": int(amount)}
            return TimedRequest(f"{path}/stakes", body, timed=False)
        case ["fasse" | "pair" as kind, *cards]:
            return TimedRequest(f"{path}/draws", {"kind": kind, "cards": cards})
        case ["take" | "paroli" as answer, punter, card]:
            body = {"answer": answer, "punter": punter, "card": card}
            return TimedRequest(f"{path}/answers", body, timed=False)
        case _:
            return TimedRequest(f"{path}/deal-ends", {}, timed=False)
