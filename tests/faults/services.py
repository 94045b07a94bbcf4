"""The services under fault: a production service of several processes, and one on SQLite."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from service.store.opening.connect import migrate_store
from tests.api.service_under_test import HOUSE_KEY
from tests.faults.disk import SmallDisk, small_disk
from tests.faults.machine_clock import MachineClock
from tests.faults.parts import Api, Command, Part
from tests.faults.slow_link import SlowLink, slow_link
from tests.servers.postgresql import Server, running_server
from tests.servers.redis import RedisServer, running_redis
from tests.waiting import until

APP_ROLE = "app"
SETTINGS = {"PAROLI_HOUSE_KEY": HOUSE_KEY, "PAROLI_WRITE_RATE": "0"}


@dataclass(frozen=True)
class RunningService:
    """The running parts by name, the URL of the database, and what faults can change.

    ``clocks`` are those of the machines that have one of their own.
    """

    url: str
    apis: Mapping[str, Api]
    workers: Mapping[str, Command] = field(default_factory=dict)
    postgres: Server | None = None
    redis: RedisServer | None = None
    link: SlowLink | None = None
    disk: SmallDisk | None = None
    clocks: Mapping[str, MachineClock] = field(default_factory=dict)

    @property
    def commands(self) -> dict[str, Command]:
        return {**self.apis, **self.workers}

    @property
    def parts(self) -> dict[str, Part]:
        """Everything that may be killed."""
        parts: dict[str, Part] = {**self.commands}
        if self.postgres:
            parts["postgresql"] = self.postgres
        if self.redis:
            parts["redis"] = self.redis
        return parts

    @property
    def ports(self) -> list[int]:
        return [api.port for api in self.apis.values()]

    def start(self, stack: ExitStack) -> None:
        """Start all commands; ``stack`` kills them at its end."""
        for command in self.commands.values():
            stack.callback(command.kill)
            command.start()
        for name, api in self.apis.items():
            until(api.is_ready, f"{name} is not ready: {api.log}")


@contextmanager
def run_production(
    folder: Path, *, with_disk: bool = False, with_clocks: bool = False
) -> Iterator[RunningService]:
    """Yield a production service that runs as a database role without ownership.

    Its database waits for the disk. With ``with_disk`` the disk of the database is small, and with
    ``with_clocks`` the machines of one service and one worker have clocks of their own.
    """
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(folder / "disk")) if with_disk else None
        place = disk.folder if disk else None
        log = folder / "postgresql.log"
        postgres = stack.enter_context(running_server(durable=True, within=place, log=log))
        redis = stack.enter_context(running_redis())
        link = stack.enter_context(slow_link(redis.port))
        postgres.execute("CREATE DATABASE books")
        postgres.execute(f"CREATE ROLE {APP_ROLE} LOGIN")
        migrate_store(postgres.url("books"), app_role=APP_ROLE)
        url = postgres.url("books", APP_ROLE)
        settings = {**SETTINGS, "PAROLI_DATABASE_URL": url, "PAROLI_REDIS_URL": link.url}
        clocks = {
            name: MachineClock(folder / f"{name}.time")
            for name in ("api-2", "worker-2")
            if with_clocks
        }

        def on_machine(name: str) -> Mapping[str, str]:
            return {**settings, **(clocks[name].environment if name in clocks else {})}

        service = RunningService(
            url,
            {
                name: Api(on_machine(name), processes, folder / f"{name}.log")
                for name, processes in (("api-1", 2), ("api-2", 1))
            },
            {
                name: Command(["work", queue], on_machine(name), folder / f"{name}.log")
                for name, queue in (
                    ("worker-1", "settlement"),
                    ("worker-2", "settlement"),
                    ("worker-3", "reports"),
                )
            },
            *(postgres, redis, link, disk, clocks),
        )
        service.start(stack)
        yield service


@contextmanager
def run_embedded(
    folder: Path, *, with_disk: bool = False, with_clocks: bool = False
) -> Iterator[RunningService]:
    """Yield a service of one process on an SQLite file. See ``run_production``."""
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(folder / "disk")) if with_disk else None
        url = f"sqlite:///{(disk.folder if disk else folder) / 'paroli.db'}"
        clocks = {"api": MachineClock(folder / "api.time")} if with_clocks else {}
        environment = {
            **SETTINGS,
            "PAROLI_DATABASE_URL": url,
            **(clocks["api"].environment if clocks else {}),
        }
        apis = {"api": Api(environment, 1, folder / "api.log")}
        service = RunningService(url, apis, disk=disk, clocks=clocks)
        service.start(stack)
        yield service
