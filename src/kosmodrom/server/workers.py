"""Workers: several server processes that share one port, kept at their number by the process that started them."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from sqlalchemy.engine import make_url

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.process.logs import set_up_logs
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.process.settings_sources import WrongSetting
from kosmodrom.server.refusals import SERVER
from kosmodrom.server.store.database import open_store

log = logging.getLogger(__name__)

Work = Callable[[Settings, socket.socket, int], None]
"""Serves the connections of a socket, as the worker of this number, until told to stop."""
YOUNG: Final = 10.0
"""A worker that ends before so many seconds is not replaced at once, lest it ends again and again."""
LONGEST_PAUSE: Final = 5.0
SECONDS_TO_STOP: Final = 15.0
"""After so long workers that were told to stop are killed."""


def check_workers(settings: Settings) -> None:
    """Several need a database that they can share; it is opened, and brought up to date, once before they start."""
    if settings.workers == 1:
        return
    if make_url(settings.database).get_backend_name() == "sqlite":
        raise WrongSetting.of(SERVER, "settings.workers")
    open_store(settings.database).close()


@dataclass
class Worker:
    """One place among the workers, and the process that fills it now."""

    process: BaseProcess | None = None
    started: float = 0.0
    pause: float = 0.0
    """How long the place stays empty when its process ends."""
    due: float = 0.0


class Workers:
    """Starts the workers, replaces those that end, and stops them all when told to."""

    def __init__(self, settings: Settings, ear: socket.socket, work: Work) -> None:
        self._settings = settings
        self._ear = ear
        self._work = work
        self._context = multiprocessing.get_context("spawn")
        self._workers = [Worker() for _ in range(settings.workers)]
        self._told, self._telling = self._context.Pipe(duplex=False)
        self._signal = 0

    def run(self) -> None:
        """Until a signal comes."""
        before = {each: signal.signal(each, self._tell) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self._signal:
                self._fill()
                self._watch()
        finally:
            self._stop()
            for each, handler in before.items():
                signal.signal(each, handler)
        if self._signal == signal.SIGINT:
            raise KeyboardInterrupt

    def _tell(self, number: int, _: FrameType | None) -> None:
        self._signal = number
        self._telling.send_bytes(b"stop")

    def _fill(self) -> None:
        """Start a process in each empty place whose time has come."""
        now = time.monotonic()
        for number, worker in enumerate(self._workers):
            if worker.process is None and worker.due <= now:
                arguments = (self._work, self._settings, self._ear, number)
                worker.process = self._context.Process(target=_begin, args=arguments, name=f"worker-{number}")
                worker.process.start()
                worker.started = now

    def _watch(self) -> None:
        """Wait until something ends, comes due, or a signal tells to stop."""
        now = time.monotonic()
        sentinels = [worker.process.sentinel for worker in self._workers if worker.process is not None]
        empty = [worker.due - now for worker in self._workers if worker.process is None]
        wait([*sentinels, self._told], max(0.0, min(empty)) if empty else None)
        for number, worker in enumerate(self._workers):
            if worker.process is not None and not worker.process.is_alive() and not self._signal:
                self._bury(number, worker, worker.process)

    def _bury(self, number: int, worker: Worker, process: BaseProcess) -> None:
        now = time.monotonic()
        is_young = now - worker.started < YOUNG
        worker.pause = min(LONGEST_PAUSE, max(0.2, 2 * worker.pause)) if is_young else 0.0
        worker.due = now + worker.pause
        log.warning("worker %d (process %d) has ended with %s and is replaced", number, process.pid, process.exitcode)
        process.close()
        worker.process = None

    def _stop(self) -> None:
        running = [worker.process for worker in self._workers if worker.process is not None]
        for process in running:
            process.terminate()
        end = time.monotonic() + SECONDS_TO_STOP
        for process in running:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                log.warning("process %d did not stop and is killed", process.pid)
                process.kill()
                process.join()


def _begin(work: Work, settings: Settings, ear: socket.socket, number: int) -> None:
    """The life of a worker; it does not outlive the process that started it."""
    set_up_logs(settings)
    threading.Thread(target=_leave_with_the_others, daemon=True).start()
    try:
        work(settings, ear, number)
    except KosmodromError as error:
        log.error("worker %d cannot serve: %s", number, error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(0)


def _leave_with_the_others() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
