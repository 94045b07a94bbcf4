"""Devices that share a table during faults: they take the pen from each other and lose keys."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import wait
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

from service.api.guards.authentication import COOKIE, RECHECK_SECONDS
from service.application.ports.store import Store
from service.domain.session.control import PenTaken
from tests.api.http_client import HttpResponse
from tests.api.http_server import LOOPBACK
from tests.faults.client import Client, Headers, Recorded, Shared
from tests.faults.watchers import Watcher

ENTRIES = 6
TAKES_PEN = 0.6
THINK_SECONDS = 0.05
FUND = {"amount": 1}
REFUSED = frozenset({401, 429})
"""What an invalid key gets; the second after many attempts from one address."""

RECHECKS_MAX = 4
SIGN_INS_MAX = 100

FUNDED = "basset.bank_funded.v1"


@dataclass
class SharedTable(Recorded):
    """A session at which devices write."""


class Device(Client):
    """A signed-in device: its cookie needs the origin of the service that it talks to."""

    def __init__(self, seed: str, shared: Shared, secret: str) -> None:
        super().__init__(seed, shared)
        self._secret = secret

    def access_at(self, port: int) -> Headers:
        origin = f"http://{LOOPBACK}:{port}"
        return {"Cookie": f"{COOKIE}={self._secret}", "Origin": origin}

    def fund_often(self, table: SharedTable, name: str) -> None:
        """Fund the bank a few times; take the pen from another device, or give up."""
        for number in range(ENTRIES):
            key = f"{name}-{number}"
            answer = self.record(table, "bank-funds", FUND, key)
            if answer.status == 409 and self.chance.random() < TAKES_PEN:
                assert self.record(table, "pen", {}, f"{key}-pen").status == 201
                answer = self.record(table, "bank-funds", FUND, key)
            assert _is_recorded_or_without_pen(answer), answer.data
            self.wait(self.chance.uniform(0, 2 * THINK_SECONDS))


class House(Client):
    """Signs devices in with the key of the house, and revokes their keys."""

    def open(self, session: str) -> SharedTable:
        self.open_session(session)
        return SharedTable(session)

    def play_round(self, table: SharedTable, number: int) -> None:
        """Let two devices write at once, then revoke the key of one."""
        names = [f"{number}-{which}" for which in ("left", "right")]
        signed_in = [self._sign_in(table, name) for name in names]
        devices = [device for _, device in signed_in]
        pool = self.shared.pool
        funding = [
            pool.submit(device.fund_often, table, name)
            for name, device in zip(names, devices, strict=True)
        ]
        wait(funding)
        for done in funding:
            done.result()
        self._check_that_a_board_may_not_write(table, number)
        key_id, device = signed_in[0]
        self._revoke(table, key_id, device, number)
        self.counts.update(sum((device.counts for device in devices), Counter()))

    def _sign_in(self, table: SharedTable, name: str) -> tuple[str, Device]:
        """Sign a device in; return the id of its key too. A lost response uses a link up."""
        for _ in range(SIGN_INS_MAX):
            about = {"name": name, "role": "dealer", "sessions": [table.session]}
            link = self.create("/v1/pairings", about).json()["link"]
            answer = self.create("/v1/sign-ins", {"link": link, "device": name})
            if answer.status == 201:
                cookie = SimpleCookie(answer.headers["Set-Cookie"])[COOKIE]
                return answer.json()["id"], Device(name, self.shared, cookie.value)
            assert answer.status in REFUSED, answer.data
        raise AssertionError(f"{name} cannot sign in")

    def _check_that_a_board_may_not_write(self, table: SharedTable, number: int) -> None:
        about = {"name": f"board {number}", "role": "board", "sessions": [table.session]}
        secret = self.create("/v1/keys", about).json()["key"]
        board = Client(f"board {number}", self.shared, {"Authorization": f"Bearer {secret}"})
        answer = board.post(table.path("bank-funds"), FUND, f"board-{number}")
        assert answer.status == 403, answer.data
        self.counts["forbidden"] += 1

    def _revoke(self, table: SharedTable, key_id: str, device: Device, number: int) -> None:
        """End a key while its device follows the session: it gets and enters nothing more."""
        port = self.shared.ports[0]
        watcher = Watcher([port], table.path("feed"), device.access_at(port))
        watcher.start()
        is_followed = watcher.is_following.wait(RECHECK_SECONDS)
        assert self.delete(f"/v1/keys/{key_id}").status == 200
        self.wait(2 * RECHECK_SECONDS)
        answer = device.post(table.path("bank-funds"), FUND, f"revoked-{number}")
        assert answer.status in REFUSED, answer.data
        assert self._ends(watcher, table, number), "a stream outlived its key"
        watcher.stop()
        self.counts["keys revoked"] += 1
        self.counts["streams of revoked keys"] += is_followed

    def _ends(self, watcher: Watcher, table: SharedTable, number: int) -> bool:
        """Return whether the stream ends. If the database is away, the key is checked later."""
        for attempt in range(RECHECKS_MAX):
            after = self.record(table, "bank-funds", FUND, f"after-{number}-{attempt}")
            assert after.status == 201, after.data
            self.wait(RECHECK_SECONDS)
            if watcher.sightings.newest(table.session) < after.json()["version"]:
                return True
        return False


def _is_recorded_or_without_pen(answer: HttpResponse) -> bool:
    return answer.status == 201 or answer.json()["code"] == "pen_elsewhere"


def assert_only_the_pen_wrote(store: Store, tables: Sequence[SharedTable]) -> None:
    """Check that each device's entry was recorded while it had the pen."""
    for table in tables:
        holder: Any = None
        for recorded in store.events(table.session):
            if isinstance(recorded.event, PenTaken):
                holder = recorded.event.holder
            elif recorded.name == FUNDED and recorded.actor != "house":
                assert recorded.actor == holder, (table.session, recorded.version)
