"""Processes that start together and end together."""

import logging
import multiprocessing
import os
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from workers.worker_loop import block_signals, install_signal_handlers

_log = logging.getLogger(__name__)


def run_processes(tasks: Mapping[str, Callable[[], None]]) -> bool:
    """Run each task in its own process until a stop signal; return whether all ended well.

    If one process ends by itself, the others are stopped too.
    """
    context = multiprocessing.get_context("fork")
    processes = [
        context.Process(target=_run_task, args=(task,), name=name) for name, task in tasks.items()
    ]
    is_stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal is_stopping
        is_stopping = True
        _terminate(processes)

    block_signals()  # a stop signal now must wait until every process exists and can be stopped
    for process in processes:
        process.start()
    install_signal_handlers(stop)
    wait([process.sentinel for process in processes])
    if not is_stopping:
        _terminate(processes)
    for process in processes:
        process.join()
        if process.exitcode:
            _log.error("The process for %s ended with %d.", process.name, process.exitcode)
    return is_stopping and not any(process.exitcode for process in processes)


def _run_task(task: Callable[[], None]) -> None:
    # The terminal's Ctrl-C then reaches the first process only, which stops the others.
    os.setpgrp()
    task()


def _terminate(processes: Sequence[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
