#!/usr/bin/env python3
"""A short evening over HTTP, with nothing but the standard library.

Needs a running service (``python3 dev.py run``) and its house key::

    PAROLI_HOUSE_KEY=... python3 examples/evening.py [http://127.0.0.1:8000]
"""
# ruff: noqa: T201 - it talks to the person who started it

import json
import os
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

TRIES = 5
BUSY = 503


class Refused(Exception):  # noqa: N818 - a rule's no is an answer
    """The service says no; ``code`` says which no."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(f"{problem['detail']} ({problem['code']})")
        self.code = problem["code"]


class House:
    """A running service. Every entry has a key, so sending it again never counts it twice."""

    def __init__(self, address: str, key: str) -> None:
        self._address = address.rstrip("/")
        self._key = key

    def get(self, path: str) -> Any:
        """Return what can be read at ``path``."""
        return self._call(Request(f"{self._address}/v1/{path}"))  # noqa: S310 - the caller's own

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Enter something, waiting for its settlement. Raises: ``Refused``."""
        headers = {
            "Content-Type": "application/json",
            "Idempotency-Key": str(uuid4()),
            "Prefer": "wait=10",
        }
        return self._call(
            Request(f"{self._address}/v1/{path}", json.dumps(body).encode(), headers)  # noqa: S310 - the caller's own
        )

    def _call(self, request: Request) -> Any:
        """Send a request, and the very same again while the service cannot be reached."""
        request.add_header("Authorization", f"Bearer {self._key}")
        for attempt in range(1, TRIES + 1):
            try:
                with urlopen(request, timeout=30) as answer:  # noqa: S310 - the caller's own
                    return json.load(answer)
            except HTTPError as error:
                if error.code != BUSY or attempt == TRIES:
                    raise Refused(json.load(error)) from error
            except (OSError, HTTPException):
                if attempt == TRIES:
                    raise
            time.sleep(0.2 * 2**attempt)
        raise AssertionError("the last try returns or raises")


class Table:
    """One session, as a dealer sees it."""

    def __init__(self, house: House, name: str, preset: str, funds: int) -> None:
        self._house = house
        opening = {
            "id": str(uuid4()),
            "name": name,
            "rules": {"preset": preset},
            "bank": {"funds": funds},
        }
        self._path = f"sessions/{house.post('sessions', opening)['id']}"
        self._draws = 0

    def enter(self, what: str, /, **fields: Any) -> Any:
        """Enter something at this table."""
        return self._house.post(f"{self._path}/{what}", fields)

    def draw(self, kind: str, *cards: str) -> None:
        """Enter a draw with its number in the deal, so that none can be missed or doubled."""
        done = self.enter("draws", kind=kind, cards=cards, place=self._draws)
        self._draws += 1
        for event in done["events"]:
            for outcome in event["data"].get("outcomes", ()):
                print(f"{kind} {' '.join(cards)}: {outcome['punter']} {outcome['card']}", end=" ")
                print(f"{outcome['result']} {outcome['win'] or ''}".rstrip())

    def show(self, what: str) -> Any:
        """Return the standings, the balances or another part of the books."""
        return self._house.get(f"{self._path}/{what}")


def play(table: Table) -> None:
    """Play one deal by the parlour rules."""
    table.enter("punters", name="Anne", purse=100)
    table.enter("punters", name="Bess", purse=100)
    for card, amount in (("Q", 20), ("K", 10), ("7", 5)):
        table.enter("stakes", punter="Anne", card=card, amount=amount)
    for card, amount in (("Q", 10), ("A", 10), ("4", 5)):
        table.enter("stakes", punter="Bess", card=card, amount=amount)
    table.draw("fasse", "9")
    table.draw("pair", "Q", "4")
    try:
        table.draw("pair", "J", "7")
    except Refused as refused:
        print(f"not yet: {refused}")
    table.enter("answers", punter="Anne", card="Q", answer="paroli")
    table.enter("answers", punter="Bess", card="Q", answer="take")
    table.draw("pair", "Qh", "K")
    table.enter("answers", answer="take", all=True)
    table.enter("deal-ends")
    table.enter("closings")


def main() -> None:
    """Play an evening and print its books."""
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    house = House(address, os.environ["PAROLI_HOUSE_KEY"])
    table = Table(house, "An evening by Python", "parlour", funds=500)
    play(table)
    for line in table.show("standings")["standings"]:
        print(f"{line['place']}. {line['punter']} {line['net']:+}")
    balances = table.show("balances")
    assert sum(balances.values()) == 0, "the books balance"
    print(f"the bank has {balances['bank']}")


if __name__ == "__main__":
    main()
