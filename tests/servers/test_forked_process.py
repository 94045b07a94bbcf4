"""A forked process behaves like a new one."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import PAROLI, PAROLI_CODE
from tests.servers.forked_process import run, start

pytestmark = pytest.mark.slow

SHOW_ITSELF = """
import os, signal, sys, threading
print(sys.argv, os.getcwd(), os.environ["FOUND"], __name__, sys.stdin.read())
print(signal.getsignal(signal.SIGCHLD), signal.set_wakeup_fd(-1), threading.active_count())
print(sorted(os.listdir("/proc/self/fd")))
"""
ECHO = "print(input(), flush=True); print(input())"


def test_it_has_what_a_new_process_has(tmp_path: Path) -> None:
    words, env = ["one", "two words"], {**os.environ, "FOUND": "yes"}
    expected = subprocess.run(
        [sys.executable, "-c", SHOW_ITSELF, *words],
        cwd=tmp_path,
        env=env,
        input="",
        capture_output=True,
        text=True,
        check=True,
    )
    with start(ECHO), start(SHOW_ITSELF, *words, env=env, cwd=tmp_path) as process:
        assert process.stdout
        process.stdin.close()
        assert process.stdout.read() == expected.stdout
        assert process.wait() == 0


@pytest.mark.parametrize(
    ("code", "status", "output", "last_error"),
    [
        ("import atexit; atexit.register(print, 'end')", 0, "end\n", ""),
        ("raise SystemExit(3)", 3, "", ""),
        ("import sys; sys.exit('Error: no.')", 1, "", "Error: no."),
        ("1 / 0", 1, "", "ZeroDivisionError: division by zero"),
        ("import os; print(1, flush=True); os.kill(os.getpid(), 9)", -9, "1\n", ""),
    ],
)
def test_its_end_is_reported(code: str, status: int, output: str, last_error: str) -> None:
    done = run(code)
    assert (done.returncode, done.stdout) == (status, output)
    assert done.stderr.splitlines()[-1:] == [last_error] * bool(last_error)


def test_processes_run_side_by_side() -> None:
    with start(ECHO) as first, start(ECHO) as second:
        assert first.pid != second.pid
        for process in (second, first):
            assert process.stdout
            process.stdin.write(f"{process.pid}\n")
            process.stdin.flush()
            assert process.stdout.readline() == f"{process.pid}\n"
        assert first.poll() is None
        with pytest.raises(subprocess.TimeoutExpired):
            first.wait(0.01)
        first.send_signal(signal.SIGTERM)
        assert first.wait() == first.returncode == first.poll() == -signal.SIGTERM
        first.kill()  # does nothing
        second.kill()
        assert second.wait() == -signal.SIGKILL


def test_a_session_of_its_own_is_killed_at_once() -> None:
    with start("import os, sys; os.fork(); sys.stdin.read()", has_own_session=True) as process:
        os.killpg(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        assert process.stdout
        assert process.stdout.read() == "", "the output ends with the last process"


def test_a_program_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.servers.forked_process.TIMEOUT_SECONDS", 0.01)
    with pytest.raises(subprocess.TimeoutExpired):
        run("import threading; threading.Event().wait()")


def test_errors_are_part_of_the_output_or_apart() -> None:
    code = "import sys; print('out', flush=True); print('error', file=sys.stderr)"
    with start(code) as process:
        assert process.stdout
        assert process.stdout.read() == "out\nerror\n"
    assert (run(code).stdout, run(code).stderr) == ("out\n", "error\n")


@pytest.mark.parametrize("words", [["--version"], ["serve", "--port", "x"], ["sessions"]])
def test_a_command_prints_the_same(words: list[str]) -> None:
    env = {**os.environ, "PAROLI_DATABASE_URL": "nonsense"}
    expected = subprocess.run(
        [*PAROLI, *words], env=env, capture_output=True, text=True, check=False
    )
    done = run(PAROLI_CODE, *words, env=env)
    assert done.returncode == expected.returncode
    assert (done.stdout, done.stderr) == (expected.stdout, expected.stderr)
