"""Wrong settings for Redis end a start with the server's reason; a server that is down does not."""

from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from service.cli.main import main
from service.messaging.connection import check_redis
from service.settings import BadSetting
from tests.servers.redis import RedisServer

PASSWORD, WRONG = "correct-horse", "battery-staple"


@pytest.fixture
def with_password(redis: RedisServer) -> Iterator[str]:
    """Yield host and port of a server that needs a password."""
    with redis.client() as client:
        client.config_set("requirepass", PASSWORD)
        yield f"127.0.0.1:{redis.port}"
        client.config_set("requirepass", "")


@pytest.mark.parametrize(
    ("user", "database", "message"),
    [
        ("", 0, "needs a password. Check PAROLI_REDIS_URL."),
        (f":{WRONG}@", 0, "answers with an error: invalid username-password pair or user is "),
        (f"stranger:{WRONG}@", 0, "answers with an error: invalid username-password pair or "),
        (f":{PASSWORD}@", 99, "answers with an error: DB index is out of range. Check "),
    ],
)
def test_a_server_that_refuses_the_client_is_a_wrong_setting(
    with_password: str, user: str, database: int, message: str
) -> None:
    url = f"redis://{user}{with_password}/{database}"
    with pytest.raises(BadSetting) as refused:
        check_redis(url)
    assert str(refused.value).startswith(f"Redis at {with_password} {message}")
    done = CliRunner(env={"PAROLI_REDIS_URL": url}).invoke(main, ["jobs"])
    assert (done.exit_code, done.stderr) == (1, f"Error: {refused.value}\n")
    assert PASSWORD not in done.stderr
    assert WRONG not in done.stderr


def test_a_server_that_answers_has_no_problem(with_password: str) -> None:
    assert check_redis(f"redis://:{PASSWORD}@{with_password}/0") is None


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("redis://:secret@127.0.0.1:1/0", "Redis at 127.0.0.1:1 cannot be reached: Connection "),
        ("redis://:secret@nowhere.invalid/0", "Redis at nowhere.invalid:6379 cannot be reached: "),
        ("unix:///nowhere.sock", "Redis at /nowhere.sock cannot be reached: No such file "),
    ],
)
def test_a_server_that_is_down_is_reported_with_its_address(url: str, message: str) -> None:
    problem = check_redis(url)
    assert problem is not None
    assert problem.startswith(message)
    assert problem.endswith(". Check PAROLI_REDIS_URL.")
    assert "secret" not in problem


@pytest.mark.parametrize("url", ["redis://me:secret@there:no/0", "http://me:secret@there/0"])
def test_a_malformed_url_is_a_wrong_setting(url: str) -> None:
    with pytest.raises(BadSetting, match="PAROLI_REDIS_URL is not a valid URL") as refused:
        check_redis(url)
    assert "secret" not in str(refused.value)
