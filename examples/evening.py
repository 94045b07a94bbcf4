#!/usr/bin/env python3
"""A short session over HTTP, with the standard library only.

Needs a running service (``python3 dev.py run``) and its house key::

    PAROLI_HOUSE_KEY=... python3 examples/evening.py [http://127.0.0.1:8000]
"""
# ruff: noqa: T201 - prints for the person who runs it

import json
import os
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

ATTEMPTS = 5
UNAVAILABLE = {502, 503, 504}
"""Statuses of a service, or of a proxy before it, that may succeed later."""


class Refused(Exception):  # noqa: N818 - a refusal is a normal result
    """The service refused a request; ``code`` is the reason."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(f"{problem['detail']} ({problem['code']})")
        self.code = problem["code"]


class Service:
    """A running service. Every entry has a key, so a repeat is never recorded twice."""

    def __init__(self, address: str, key: str) -> None:
        self._address = address.rstrip("/")
        self._key = key

    def get(self, path: str) -> Any:
        """Return the response to a GET of ``path``."""
        return self._call(Request(f"{self._address}/v1/{path}"))  # noqa: S310 - the caller chose the address

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send an entry and wait for its settlement. Raises: ``Refused``."""
        headers = {
            "Content-Type": "application/json",
            "Idempotency-Key": str(uuid4()),
            "Prefer": "wait=10",
        }
        return self._call(
            Request(f"{self._address}/v1/{path}", json.dumps(body).encode(), headers)  # noqa: S310 - the caller chose the address
        )

    def _call(self, request: Request) -> Any:
        """Send a request. Retry the same request while the service is unavailable."""
        request.add_header("Authorization", f"Bearer {self._key}")
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with urlopen(request, timeout=30) as response:  # noqa: S310 - the caller chose the address
                    return json.load(response)
            except HTTPError as error:
                if error.code not in UNAVAILABLE or attempt == ATTEMPTS:
                    raise Refused(problem_of(error)) from error
            except (OSError, HTTPException):
                if attempt == ATTEMPTS:
                    raise
            time.sleep(0.2 * 2**attempt)
        raise AssertionError("the last attempt returns or raises")


def problem_of(error: HTTPError) -> dict[str, Any]:
    """Return the problem in an error response. A proxy's response may have none."""
    try:
        problem: dict[str, Any] = json.load(error)
    except ValueError:
        return {"code": "no_problem", "detail": f"The response is {error.code} {error.reason}"}
    return problem


class Table:
    """One session, for a dealer."""

    def __init__(self, service: Service, name: str, preset: str, funds: int) -> None:
        self._service = service
        opening = {
            "id": str(uuid4()),
            "name": name,
            "rules": {"preset": preset},
            "bank": {"funds": funds},
        }
        self._path = f"sessions/{service.post('sessions', opening)['id']}"
        self._draws = 0

    def enter(self, path: str, /, **fields: Any) -> Any:
        """Send an entry for this table."""
        return self._service.post(f"{self._path}/{path}", fields)

    def draw(self, kind: str, *cards: str) -> None:
        """Enter a draw with its number in the deal, so that none is missed or doubled."""
        recorded = self.enter("draws", kind=kind, cards=cards, place=self._draws)
        self._draws += 1
        for event in recorded["events"]:
            for outcome in event["data"].get("outcomes", ()):
                print(f"{kind} {' '.join(cards)}: {outcome['punter']} {outcome['card']}", end=" ")
                print(f"{outcome['result']} {outcome['win'] or ''}".rstrip())

    def read(self, path: str) -> Any:
        """Return the standings, the balances or another part of the session."""
        return self._service.get(f"{self._path}/{path}")


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
        print(f"refused: {refused}")
    table.enter("answers", punter="Anne", card="Q", answer="paroli")
    table.enter("answers", punter="Bess", card="Q", answer="take")
    table.draw("pair", "Qh", "K")
    table.enter("answers", answer="take", all=True)
    table.enter("deal-ends")
    table.enter("closings")


def main() -> None:
    """Play a session and print its standings."""
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    service = Service(address, os.environ["PAROLI_HOUSE_KEY"])
    table = Table(service, "A session in Python", "parlour", funds=500)
    play(table)
    for line in table.read("standings")["standings"]:
        print(f"{line['place']}. {line['punter']} {line['net']:+}")
    balances = table.read("balances")
    assert sum(balances.values()) == 0, "all accounts add up to zero"
    print(f"the bank has {balances['bank']}")


if __name__ == "__main__":
    main()
