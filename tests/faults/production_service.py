"""A production service: two API services, three workers, PostgreSQL and Redis, all on loopback."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from service.store.connect import migrate_store
from tests.api.service_under_test import HOUSE_KEY
from tests.faults.parts import Api, Command, Part
from tests.servers.postgresql import Server, running_server
from tests.servers.redis import RedisServer, running_redis
from tests.waiting import until

APP_ROLE = "app"


@dataclass(frozen=True)
class ProductionService:
    """The running parts by name, and the URL of the database."""

    apis: dict[str, Api]
    workers: dict[str, Command]
    postgres: Server
    redis: RedisServer
    url: str

    @property
    def parts(self) -> dict[str, Part]:
        """Everything that may be killed."""
        servers: dict[str, Part] = {"postgresql": self.postgres, "redis": self.redis}
        return {**self.apis, **self.workers, **servers}

    @property
    def ports(self) -> list[int]:
        return [api.port for api in self.apis.values()]


@contextmanager
def run_production(folder: Path, *, redis: str | None = None) -> Iterator[ProductionService]:
    """Yield a production service that runs as a database role without ownership."""
    with ExitStack() as stack:
        postgres = stack.enter_context(running_server())
        records = stack.enter_context(running_redis(redis))
        postgres.execute("CREATE DATABASE books")
        postgres.execute(f"CREATE ROLE {APP_ROLE} LOGIN")
        migrate_store(postgres.url("books"), app_role=APP_ROLE)
        url = postgres.url("books", APP_ROLE)
        environment = {
            "PAROLI_DATABASE_URL": url,
            "PAROLI_REDIS_URL": records.url,
            "PAROLI_HOUSE_KEY": HOUSE_KEY,
            "PAROLI_WRITE_RATE": "0",
        }
        apis = {
            "api-1": Api(environment, 2, folder / "api-1.log"),
            "api-2": Api(environment, 1, folder / "api-2.log"),
        }
        workers = {
            name: Command(["work", *queues], environment, folder / f"{name}.log")
            for name, queues in (
                ("worker-1", ["settlement"]),
                ("worker-2", ["settlement"]),
                ("worker-3", ["reports"]),
            )
        }
        for part in (*apis.values(), *workers.values()):
            stack.callback(part.kill)
            part.start()
        for name, api in apis.items():
            until(api.answers, f"{name} does not answer: {folder / name}.log")
        yield ProductionService(apis, workers, postgres, records, url)
