"""A service starts while Redis is down, with a note. It does not start if Redis refuses it."""

from os import environ
from pathlib import Path

import pytest

from tests.command import PAROLI_CODE
from tests.ports import free_port
from tests.servers.forked_process import run
from tests.servers.redis import RedisServer
from tests.serving.conftest import Settings
from tests.serving.service_process import SERVE, run_service

WRONG = "battery-staple"


@pytest.fixture
def wrong_password(mortal_redis: RedisServer) -> str:
    """Return the URL of a server, with a wrong password."""
    with mortal_redis.client() as client:
        client.config_set("requirepass", "correct-horse")
    return f"redis://:{WRONG}@127.0.0.1:{mortal_redis.port}/0"


@pytest.mark.parametrize("words", [("serve",), ("serve", "--processes", "2"), ("work",)])
def test_a_wrong_password_ends_the_start(
    production: Settings, wrong_password: str, words: tuple[str, ...]
) -> None:
    settings = {**production, "PAROLI_REDIS_URL": wrong_password, "PAROLI_PORT": "0"}
    done = run(PAROLI_CODE, *words, env={**environ, **settings})
    server = wrong_password.partition("@")[2].partition("/")[0]
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"Error: Redis at {server} answers with an error: invalid username-password pair or user is"
        " disabled. Check PAROLI_REDIS_URL.\n"
    )


def test_a_server_that_is_down_is_a_note(single_process: Settings, tmp_path: Path) -> None:
    port = free_port()
    del single_process["PAROLI_AUTHORITY_PORT"]  # the client would expect https
    settings = {
        **single_process,
        "PAROLI_LOG": "text",
        "PAROLI_REDIS_URL": f"redis://:{WRONG}@127.0.0.1:{port}/0",
    }
    with run_service(SERVE, settings, tmp_path) as service:
        note = (
            f"Note: Redis at 127.0.0.1:{port} cannot be reached: Connection refused. Check"
            " PAROLI_REDIS_URL. Entries go on meanwhile."
        )
        assert note in service.stdout().splitlines()
        assert WRONG not in service.stdout() + service.log()
        assert service.stop() == 0
