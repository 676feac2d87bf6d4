"""A process with one model, timed block by block as its parent asks.

`ModelProcess` is the parent's end. Started as a program, this module is the process: it answers
requests until there are none.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self

import numpy as np

from tuner.confinement import Confinement
from tuner.errors import ModelError, TunerError
from tuner.measure.cores import CoreWait
from tuner.measure.measuring_process import (
    LOG_BYTES,
    OPEN_FILES,
    ChildDiedError,
    ChildProcess,
    serve,
)
from tuner.measure.models import Arrays, Runner, random_feeds
from tuner.measure.peers import open_peer
from tuner.program.program import Port
from tuner.runtime.model import load
from tuner.trials.trial import median

BLOCK_S = 0.02
"""A block continues until it has taken so long, and `MIN_RUNS` runs."""
MIN_RUNS = 3
LONG_RUN_S = 0.1
"""Length of a run from which on a block is one run."""
LOOK_S, IDLE_SHARE, MAX_IDLE_WAIT_S = 0.005, 0.2, 0.2
"""The process waits after a block until it uses less than this share of a core in so long a time,
for 0.2 s at most: its spinning threads would slow the other process down."""
OPENING_S, BLOCK_LIMIT_S = 120.0, 120.0


@dataclass(frozen=True)
class TimedSubject:
    """A model as a process runs it."""

    path: Path
    engine: str = ""
    """Name of a peer; empty for an offline model of ours."""
    threads: int = 1
    ports: tuple[Port, ...] = ()
    """Inputs of the model, for which numbers are drawn where there is no file of them."""
    feeds: Path | None = None
    """File of inputs (.npz)."""


class ModelProcess:
    """A process of its own with a model loaded, on given cores. Raises ModelError where it dies."""

    def __init__(self, subject: TimedSubject, cores: Sequence[int]) -> None:
        """Starts the process, which loads the model until the first request."""
        self._subject = subject
        content = {
            "path": str(subject.path),
            "engine": subject.engine,
            "threads": subject.threads,
            "ports": [asdict(port) for port in subject.ports],
            "feeds": str(subject.feeds) if subject.feeds else "",
            "cores": list(cores),
        }
        command = (sys.executable, "-m", "tuner.measure.model_process", json.dumps(content))
        self._child = ChildProcess(command)
        self._child.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._child.close()
        self._child.end()

    def ready(self) -> None:
        """Wait until the model is loaded, and has run."""
        self._asked({"do": "ready"}, OPENING_S)

    def block(self) -> float:
        """Median seconds of the runs of one block; the process is idle again then."""
        return float(self._asked({"do": "block"}, BLOCK_LIMIT_S)["seconds"])

    def wait_share(self) -> float:
        """Share of the time of all blocks for which threads waited for cores (`CoreWait`)."""
        return float(self._asked({"do": "wait"}, BLOCK_LIMIT_S)["share"])

    def _asked(self, request: Mapping[str, Any], limit_s: float) -> dict[str, Any]:
        try:
            answer = self._child.exchange(request, limit_s)
        except ChildDiedError as death:
            what = f"the process that ran {self._subject.path} ended: {death.note}"
            raise ModelError(what, "see whether `bankd run` runs it") from death
        except OSError as error:
            raise ModelError(str(error), "free some memory or processes") from error
        if "error" in answer:
            raise ModelError(answer["error"], answer["hint"])
        return answer


class _Timed:
    """The model of this process: opened at the first request."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._content = content
        self._run: Callable[[], object] | None = None
        self._wait = CoreWait()
        self._run_s = 0.0

    def answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """{"do": "ready", "block" or "wait"} -> {}, {"seconds"} or {"share"}, or an error."""
        try:
            run = self._run or self._opened()
            if request["do"] == "block":
                return {"seconds": self._block(run)}
            return {"share": self._wait.share} if request["do"] == "wait" else {}
        except TunerError as error:
            return {"error": error.message, "hint": error.hint or ""}

    def _opened(self) -> Callable[[], object]:
        content = self._content
        ports = tuple(
            Port(one["name"], one["dtype"], tuple(one["shape"])) for one in content["ports"]
        )
        feeds = _feeds_of(content["feeds"]) if content["feeds"] else random_feeds(ports)
        runner = _runner(content, ports)
        run = partial(runner.run, feeds)
        run()
        started = time.perf_counter()
        run()
        self._run_s = time.perf_counter() - started
        self._run = run
        return run

    def _block(self, run: Callable[[], object]) -> float:
        """Median seconds of the runs of a block, after one that fetches the weights again."""
        run()
        runs = 1 if self._run_s > LONG_RUN_S else MIN_RUNS
        times: list[float] = []
        with self._wait.counted():
            start = time.perf_counter()
            deadline = start + BLOCK_S
            while len(times) < runs or start < deadline:
                run()
                end = time.perf_counter()
                times.append(end - start)
                start = end
        _wait_until_idle()
        return median(times)


def _runner(content: Mapping[str, Any], ports: tuple[Port, ...]) -> Runner:
    path, threads = Path(content["path"]), content["threads"]
    if not content["engine"]:
        return load(path, threads, gives_way=False)
    peer = open_peer(content["engine"], path, threads, ports)
    if peer is None:
        raise ModelError(f"{content['engine']} does not take {path}", "compare without it")
    return peer


def _feeds_of(file: str) -> Arrays:
    with np.load(file, allow_pickle=False) as stored:
        return {name: stored[name] for name in stored.files}


def _wait_until_idle() -> None:
    end = time.monotonic() + MAX_IDLE_WAIT_S
    while time.monotonic() < end:
        used = time.process_time()
        time.sleep(LOOK_S)
        if time.process_time() - used < IDLE_SHARE * LOOK_S:
            return


def main() -> None:
    """Answer requests until there are none; the argument: the model, as JSON."""
    content = json.loads(sys.argv[1])
    os.sched_setaffinity(0, content["cores"])
    confinement = Confinement(
        name="guard-model",
        memory_bytes=None,  # as much as the model takes anywhere
        file_bytes=LOG_BYTES,
        open_files=OPEN_FILES,
        may_start_programs=False,
    )
    serve(_Timed(content).answer, confinement)


if __name__ == "__main__":
    main()
