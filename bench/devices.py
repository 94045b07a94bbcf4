"""Entries and corrections of many devices, each with a table, a key and a stream of its own."""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from subprocess import CalledProcessError

from bench.comparison import Claim, Facts, Lane, Measured, Sample, Scale, interleaved, percentile
from bench.device_clients import PUNTERS, Answers, Job, answers
from tests.serving.service_process import ROOT, SERVE, ServiceProcess, run_service

COUNTS = (1, 8, 50, 200)
COMPARED = 8
"""The claims compare more devices with this many."""

RATE_AIM = 0.75
CPU_AIM = 1.5
ROUNDS = 4
SECONDS = 6.0
THREADS = 320
"""Enough for a stream of each device."""

SHEET = "\n".join(
    [
        'format = "basset/1"',
        'title = "Bench"',
        'rules = "modern"',
        "entries = '''",
        *(f"seat {punter} 1000" for punter in PUNTERS),
        "'''",
    ]
)


class Devices:
    """Some devices of the service of a checkout, started with an empty database for each sample."""

    def __init__(self, count: int, checkout: Path, folder: Path, seconds: float) -> None:
        self.count = count
        self.checkout = checkout
        self.measured: list[Answers] = []
        self._folder = folder
        self._seconds = seconds

    @property
    def lane(self) -> Lane:
        """The lane of these devices."""
        return Lane(lane_name(self.count, self.checkout), self._sample)

    @property
    def cpu_ms(self) -> float:
        """The milliseconds of processor time that the service took for an answer."""
        return median(1e3 * each.server_cpu / each.count for each in self.measured)

    def _sample(self) -> Sample:
        folder = Path(tempfile.mkdtemp(dir=self._folder))
        settings = {
            "PAROLI_DATABASE_URL": f"sqlite:///{folder / 'paroli.db'}",
            "PAROLI_SEAL_KEY_FILE": str(folder / "seal-key.pem"),
            "PAROLI_THREADS": str(THREADS),
            "PAROLI_LOG": "text",
        }
        with run_service(SERVE, settings, folder, self.checkout) as service:
            tables = tables_of(service, self.count)
            try:
                done = answers(Job(service.port, service.process.pid, tables, self._seconds))
            except CalledProcessError as error:
                state = f"exit code {service.process.poll()}, log: {service.log()}"
                raise RuntimeError(f"{self.lane.name}: {state}") from error
        shutil.rmtree(folder)
        self.measured.append(done)
        return Sample(done.count, done.seconds, done.server_cpu, [*done.entries, *done.corrections])


def measure(folder: Path, scale: Scale) -> Iterator[Facts | Measured]:
    """Yield answers in a second and processor time, by the number of devices."""
    lanes = [
        Devices(count, checkout, folder, SECONDS / 10 if scale.quick else SECONDS)
        for count in COUNTS
        for checkout in (ROOT, *filter(None, [scale.before]))
    ]
    samples = interleaved([devices.lane for devices in lanes], min(ROUNDS, scale.rounds))
    for each in lanes:
        del each.measured[0]  # of the warm-up round
    claims = [
        Claim(lane_name(count, ROOT), lane_name(COMPARED, ROOT), RATE_AIM)
        for count in COUNTS
        if count > COMPARED
    ]
    if scale.before:
        claims += [
            Claim(lane_name(count, ROOT), lane_name(count, scale.before)) for count in COUNTS
        ]
    title = "Devices that enter and correct, each with a table and a stream of its own"
    yield Measured(title, "answers", samples, claims)
    yield Facts("The same devices, processor time and corrections", dict(_facts(lanes)))


def lane_name(count: int, checkout: Path) -> str:
    """Return the name of a lane."""
    name = f"{count} devices" if count > 1 else "1 device"
    return name if checkout == ROOT else f"{name}, before"


def tables_of(service: ServiceProcess, count: int) -> list[tuple[str, str]]:
    """Open a table for each device, and return the table's session and the device's key."""
    tables = []
    with service.client() as client:
        for _ in range(count):
            session = client.post("/v1/score-sheets", SHEET).json()["id"]
            grant = {"name": f"Device {session[-12:]}", "role": "dealer", "sessions": [session]}
            tables.append((session, client.post("/v1/keys", grant).json()["key"]))
    return tables


def _facts(lanes: Sequence[Devices]) -> Iterator[tuple[str, str]]:
    compared = {each.checkout: each.cpu_ms for each in lanes if each.count == COMPARED}
    for each in lanes:
        name = lane_name(each.count, each.checkout)
        if each.count > COMPARED:
            ratio = each.cpu_ms / compared[each.checkout]
            aim = "" if each.checkout != ROOT else f"; aim at most {CPU_AIM}"
            if aim and ratio > CPU_AIM:
                aim += ", **missed**"
            yield f"{name}: processor time of an answer, compared with 8", f"{ratio:.2f}{aim}"
        corrections = [seconds for one in each.measured for seconds in one.corrections]
        if corrections:
            yield f"{name}: a correction, p90", f"{1e3 * percentile(corrections, 90):.0f} ms"
    share = max(one.client_cpu / one.seconds for each in lanes for one in each.measured)
    yield "the clients, of one processor", f"{share:.0%} at most"
