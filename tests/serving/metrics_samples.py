"""The metrics of a service, parsed as Prometheus does."""

from tests.serving.service_process import ServiceProcess


def scrape(service: ServiceProcess) -> dict[str, float]:
    """Return every sample of a service by name and labels."""
    with service.client() as client:
        answer = client.get("/metrics")
    assert answer.status == 200, answer.data
    assert answer.headers["Content-Type"].startswith("text/plain")
    return parse_samples(answer.data.decode())


def parse_samples(text: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}
