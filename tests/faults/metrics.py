"""Whether streams get announcements: what the services count while everything is up."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.api.http_client import HttpClient
from tests.serving.metrics_samples import parse_samples

UPDATES = 'paroli_updates_total{{source="{}"}}'


class UpdateCounts:
    """Counts the updates that streams sent, by the service's port and their source."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self.announced = dict.fromkeys(ports, 0)
        self.read = dict.fromkeys(ports, 0)

    def are_announced(self) -> bool:
        """Return whether each service's streams had most updates from announcements."""
        used = [port for port in self._ports if self.announced[port] or self.read[port]]
        return bool(used) and all(self.announced[port] > self.read[port] for port in used)

    def lines(self) -> Iterator[str]:
        for port in self._ports:
            yield f"port {port}: {self.announced[port]} announced, {self.read[port]} read"

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Add what the services count inside. None of them may start again meanwhile."""
        before = self._samples()
        yield
        for (port, source), count in self._samples().items():
            counts = self.announced if source == "announced" else self.read
            counts[port] += count - before[port, source]

    def _samples(self) -> dict[tuple[int, str], int]:
        found = {}
        for port in self._ports:
            with HttpClient(port) as client:
                samples = parse_samples(client.get("/metrics").data.decode())
            for source in ("announced", "read"):
                found[port, source] = int(samples.get(UPDATES.format(source), 0))
        return found
