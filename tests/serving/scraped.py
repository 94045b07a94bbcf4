"""What Prometheus would see."""

from tests.serving.service import Service


def scraped(house: Service) -> dict[str, float]:
    """Return every sample by its name and labels."""
    with house.wire() as wire:
        answer = wire.get("/metrics")
    assert answer.status == 200, answer.data
    assert answer.headers["Content-Type"].startswith("text/plain")
    return samples(answer.data.decode())


def samples(text: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}
