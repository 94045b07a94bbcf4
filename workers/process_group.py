"""Processes that begin together and end together."""

import logging
import multiprocessing
import os
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from workers.worker_loop import be_deaf, hear

_log = logging.getLogger(__name__)


def together(tasks: Mapping[str, Callable[[], None]]) -> bool:
    """Do each task in a process of its own until asked to stop; return whether all ended well.

    If one ends by itself, the others are asked to end too.
    """
    context = multiprocessing.get_context("fork")
    crew = [context.Process(target=_begin, args=(task,), name=name) for name, task in tasks.items()]
    asked = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal asked
        asked = True
        _end(crew)

    be_deaf()  # whoever is asked to stop while they begin passes it on once they have
    for process in crew:
        process.start()
    hear(stop)
    wait([process.sentinel for process in crew])
    if not asked:
        _end(crew)
    for process in crew:
        process.join()
        if process.exitcode:
            _log.error("The process for %s ended with %d.", process.name, process.exitcode)
    return asked and not any(process.exitcode for process in crew)


def _begin(task: Callable[[], None]) -> None:
    # The terminal's Ctrl-C reaches the first process only, which passes it on.
    os.setpgrp()
    task()


def _end(crew: Sequence[BaseProcess]) -> None:
    for process in crew:
        process.terminate()
