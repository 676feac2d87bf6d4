"""A real daemon in a scratch folder: started, looked at from outside, stopped and killed."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank
from bankd.bank.location import BANK_FILE
from bankd.config.workspace import Workspace
from bankd.control.client import ask, hear
from bankd.control.place import socket_file
from bankd.control.protocol import Verb
from bankd.jobs import FileSeen, Job, JobState, files_seen, history, read_jobs
from bankd.jobs.running import log_file
from bankd.system.processes import family, processes
from fixtures.small.tiny import tiny

PATIENCE_S = 60.0
"""For what takes seconds on a machine with nothing else to do."""
MARK = "FAULT_PLACE"
"""Variable by which every process of a place is known, whoever its parent is."""
MODULES = {
    "worker": "bankd.daemon.worker.working_child",
    "examiner": "bankd.daemon.examiner.examining_child",
    "measure": "tuner.measure.measuring_child",
    "compile": "tuner.measure.compile_worker",
}
SHORT = ("--max_tuning_count", "1", "--tuning_time_limit", "5")
"""So that a job takes one or two seconds."""
INJECTED = Path(__file__).parent / "injected"
TUNED = "*/tunespace/result/*_tune.om"


def until(is_so: Callable[[], Any], limit_s: float = PATIENCE_S) -> Any:
    """What it says when it says something, at the latest after so long."""
    deadline_s = time.monotonic() + limit_s
    while not (found := is_so()):
        assert time.monotonic() < deadline_s, "it did not happen in time"
        time.sleep(0.02)
    return found


class Place:
    """The folder: models in `in`, a bank, and the workspace of its daemons."""

    def __init__(self, root: Path, bank: Path | None = None) -> None:
        """`bank`: a folder whose bank this one begins with."""
        self.root = root
        self.inbox, self.bank, self.workspace = root / "in", root / "bank", root / "aoe_workspace"
        self.log_file = root / "log"
        root.mkdir(exist_ok=True)
        for name in ("in", "run", "stops", "tmp"):
            (root / name).mkdir()
        if bank is None:
            self.bank.mkdir()
        else:
            shutil.copytree(bank, self.bank)
        self.bounds()

    def bounds(self, **values: object) -> None:
        """What aoe.ini says from now on; no other program is waited for."""
        given = {"MOST_BUSY_CORES": 8192, "SETTLE_S": 0.2, "DISK_FLOOR_MB": 1} | values
        lines = ["[BANKD]", *(f"{name}={value}" for name, value in given.items())]
        (self.root / "aoe.ini").write_text("\n".join(lines) + "\n")

    def drop(self, name: str, content: bytes | int) -> Path:
        """Let a file arrive whole. A number stands for a sound model of its own."""
        data = tiny(content) if isinstance(content, int) else content
        partial = self.inbox / f".{name}.part"
        partial.write_bytes(data)
        return partial.rename(self.inbox / name)

    @property
    def variables(self) -> dict[str, str]:
        return {
            "TUNE_BANK_PATH": str(self.bank),
            "TUNEBANK_LOCK_PATH": str(self.root / "run"),
            "TMPDIR": str(self.root / "tmp"),
            "PYTHONPATH": os.pathsep.join([str(INJECTED), *filter(None, sys.path)]),
            "FAULT_STOPS": str(self.root / "stops"),
            MARK: str(self.root),
        }

    @contextmanager
    def daemon(
        self, *options: str, before: Sequence[str] = (), **variables: str
    ) -> Iterator[Daemon]:
        """A daemon while the block runs, ended for sure. `before`: what starts the program."""
        self.log_file.touch()
        with self.log_file.open("ab") as log:
            process = subprocess.Popen(
                [*before, sys.executable, "-m", "bankd", "watch", "in", *SHORT, *options],
                cwd=self.root,
                env={**os.environ, **self.variables, **variables},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        daemon = Daemon(self, process, self.log_file.stat().st_size)
        try:
            yield daemon
        except BaseException:
            print(self.log_file.read_text(errors="replace")[-4000:])
            raise
        finally:
            daemon.kill()

    @staticmethod
    def require(*command: str) -> None:
        """Skip the test where this cannot be run."""
        if subprocess.run(command, check=False, capture_output=True).returncode:
            pytest.skip(f"needs what this machine refuses: {command[0]}")

    @property
    def jobs(self) -> dict[str, Job]:
        """By the name of the model that each was noted under."""
        return {job.path.name: job for job in read_jobs(Workspace(self.workspace).job_list)}

    @property
    def files(self) -> dict[str, FileSeen]:
        return {seen.path.name: seen for seen in files_seen(Workspace(self.workspace).job_list)}

    def state(self, name: str) -> str:
        """Of the job of this model; empty while there is none."""
        job = self.jobs.get(name)
        return "" if job is None else str(job.state)

    def events(self, name: str) -> list[str]:
        """What happened to the job of this model."""
        found = history(Workspace(self.workspace).job_list, self.jobs[name].key)
        return [happening.event for happening in found]

    def outcomes(self) -> set[str]:
        """How the candidates ended that the bank knows of."""
        with closing(sqlite3.connect(self.bank / BANK_FILE)) as db:
            return {outcome for (outcome,) in db.execute("SELECT outcome FROM observations")}

    def job_log(self, name: str) -> str:
        """What was said while this model was tuned."""
        return log_file(self.workspace, self.jobs[name].key).read_text()

    def write(self, sql: str, *parameters: object) -> None:
        """Into the job list, as no daemon would."""
        with closing(sqlite3.connect(self.workspace / "jobs.db", timeout=PATIENCE_S)) as db, db:
            db.execute(sql, parameters)

    def stop_at(self, place: str) -> None:
        """From now on a process that comes there stops itself; see `injected/sitecustomize.py`."""
        (self.root / "stops" / place).touch()

    def pass_by(self, place: str) -> None:
        (self.root / "stops" / place).unlink()

    def processes(self) -> list[int]:
        """All that were started here and are not dead, whoever their parents are now."""
        mark = f"{MARK}={self.root}".encode()
        found = [each.number for each in processes() if mark in _environment(each.number)]
        return [number for number in found if _state(number) not in ("", "Z")]

    def finished(self, *names: str) -> None:
        """Wait until these are done."""
        until(lambda: all(self.state(name) == JobState.DONE for name in names))

    def assert_sound(self) -> None:
        """Each job that is done has one result, the bank is whole, and nothing else is left."""
        done = [job for job in self.jobs.values() if job.state is JobState.DONE]
        assert {str(path) for path in self.workspace.glob(TUNED)} == {
            job.result["offline_model"] for job in done
        }
        assert all(self.events(job.path.name).count("done") == 1 for job in done)
        with Bank.open(self.bank, create=False) as bank:
            assert bank.check() == []
        until(lambda: not self.processes())
        assert self.left_behind() == []

    def left_behind(self) -> list[str]:
        """What only a daemon or a job that runs may have there."""
        places = [
            *(self.workspace / name for name in ("work", "running", "control")),
            self.root / "tmp",
        ]
        found = [path for place in places if place.exists() for path in place.rglob("*")]
        return [str(path.relative_to(self.root)) for path in (*found, *self.root.rglob(".new-*"))]


class Daemon:
    """One process that was started in a place, and its children."""

    def __init__(self, place: Place, process: subprocess.Popen[bytes], log_start: int) -> None:
        self._place, self._process, self._log_start = place, process, log_start

    @property
    def number(self) -> int:
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has said."""
        return self._place.log_file.read_bytes()[self._log_start :].decode(errors="replace")

    @property
    def family(self) -> list[int]:
        return [each.number for each in family(self.number, processes())]

    def children(self, kind: str) -> list[int]:
        """The processes of this kind below it: see `MODULES`."""
        return [number for number in self.family if MODULES[kind] in _command(number)]

    def lines(self, text: str) -> list[str]:
        """Of its log, with this text."""
        return [line for line in self.log.splitlines() if text in line]

    def said(self, text: str, limit_s: float = PATIENCE_S) -> str:
        """The first line of its log with this text, once it is there."""
        return str(until(lambda: next(iter(self.lines(text)), ""), limit_s))

    def stopped(self) -> int:
        """The process in its family that stopped itself, once there is one."""
        return int(until(lambda: next((n for n in self.family if _state(n) == "T"), 0)))

    def ask(self, verb: Verb, **arguments: Any) -> Mapping[str, Any]:
        return ask(socket_file(self._place.workspace, self.number), verb, arguments)

    @property
    def status(self) -> Mapping[str, Any]:
        """What it says of itself; empty while it says nothing."""
        heard = hear(self._place.workspace)
        return next((dict(one.content) for one in heard if one.process == self.number), {})

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def go_on(self, process: int) -> None:
        """One of its family that stopped itself."""
        os.kill(process, signal.SIGCONT)

    def kill(self) -> None:
        """With SIGKILL, and wait until it is gone."""
        self._process.kill()
        self._process.wait(PATIENCE_S)

    def ended(self, limit_s: float = PATIENCE_S) -> int:
        """Its exit code, once it has ended by itself."""
        return self._process.wait(limit_s)

    def terminate(self) -> int:
        self.signal(signal.SIGTERM)
        return self.ended()


def kill(process: int) -> None:
    """With SIGKILL, and wait until it is gone."""
    os.kill(process, signal.SIGKILL)
    until(lambda: _state(process) in ("", "Z"))


def _command(number: int) -> str:
    return _read(number, "cmdline").decode(errors="replace")


def _environment(number: int) -> bytes:
    return _read(number, "environ")


def _state(number: int) -> str:
    """As proc(5) has it; empty where there is no such process."""
    fields = _read(number, "stat").rpartition(b")")[2].split()
    return fields[0].decode() if fields else ""


def _read(number: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{number}/{name}").read_bytes()
    except OSError:
        return b""
