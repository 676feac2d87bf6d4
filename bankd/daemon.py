"""The daemon: scans the watched folders, and handles every model that is ready, one at a time.

What a scan and the jobs table say is the truth; events, timers and signals only wake the loop.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from bankd.clock import Clock
from bankd.device import DeviceBusy
from bankd.errors import BankdError
from bankd.inbox import NOT_A_FILE, Inbox, Look, Ready, look_at, sort_inbox
from bankd.jobs import MOST_DEATHS, Job, Jobs, State
from bankd.logs import Log, write_traceback
from bankd.record import Record
from bankd.watch import Wake, Watcher
from bankd.workspace import Reason, Workspace, remove_reason
from tuner.errors import TunerError
from tuner.session import Event, Listener

RESCAN_S = 30.0
ONCE_PATIENCE = 10.0
"""How many settling times `--once` waits for files that go on changing."""
MOST_ROUNDS = 3
"""How often `--once` looks again because a model was replaced while it was tuned."""


class Drained(BaseException):
    """Raised between two candidates when the daemon was told to stop: nothing may catch it."""


class Tuning(Protocol):
    """What the daemon needs of `bankd.worker.Worker`."""

    def identity(self, model: Path, data: tuple[Path, ...]) -> str: ...
    def answer(self, record: Record) -> Record | None: ...
    def tune(self, model: Path, output: Path, listen: Listener, *, resumes: bool) -> Record: ...


@dataclass(frozen=True)
class Handled:
    """What became of one model. `state`: "tuned", "known", "set_aside" or "failed"."""

    path: Path
    state: str
    record: Record | None = None
    reason: Reason | None = None


@dataclass(frozen=True)
class Parts:
    """What a daemon works with."""

    worker: Tuning
    workspace: Workspace
    jobs: Jobs
    log: Log
    hold_device: Callable[[], AbstractContextManager[None]]
    listener: Callable[[str], AbstractContextManager[Listener]]
    """Shows the progress of the model of this name while the block runs."""
    data_files: Callable[[Path], tuple[Path, ...]]
    now_s: Clock = time.monotonic


class Daemon:
    """Watches folders. `stop` may be called from a signal handler or another thread."""

    def __init__(
        self, folders: Iterable[Path], parts: Parts, *, settle_s: float, repeat: bool = False
    ) -> None:
        self._folders = tuple(folders)
        self._parts = parts
        self._settle_s = settle_s
        self._repeat = repeat
        self._wake = Wake()
        self._stop_wake = Wake()
        self.is_stopping = False
        self._inbox = Inbox()
        self._data: dict[tuple[Path, Look], tuple[Path, ...]] = {}
        self._handled: dict[Path, tuple[Ready, Handled]] = {}
        self._tuned_here: set[str] = set()
        self._changed: set[Path] = set()
        self._told: set[Path] = set()
        self._is_told_busy = False

    def stop(self) -> None:
        """End after the running candidate; the job that is cut short returns to the queue."""
        self.is_stopping = True
        self._wake.hint("")
        self._stop_wake.hint("")

    @property
    def handled(self) -> tuple[Handled, ...]:
        """What became of the models until now."""
        return tuple(handled for _, handled in self._handled.values())

    @property
    def left(self) -> dict[Path, str]:
        """The models that were not handled because they would not stand still, and why."""
        changed = {path for path in self._changed if path.exists()}
        return {**dict.fromkeys(changed, "it changed while it was tuned"), **self._inbox.waiting}

    def handle_once(self) -> tuple[Handled, ...]:
        """Handle what is there, and say what became of it; `left` has the rest.

        A model that is replaced while it is tuned is looked at again. Raises DeviceBusy.
        """
        self._recover()
        for _ in range(MOST_ROUNDS):
            self._changed.clear()
            self._handle_round()
            if self.is_stopping or not self._changed:
                break
        for path, why in self.left.items():
            self._parts.log.warning("left", path=path, why=why)
        return self.handled

    def _handle_round(self) -> None:
        """Handle what is there, and what comes to rest within the time that we wait for it."""
        started_s = self._parts.now_s()
        while not self.is_stopping:
            self._handle_ready(data_patience_s=0)
            patience_s = ONCE_PATIENCE * self._settle_s
            if not self._inbox.waiting or self._parts.now_s() - started_s > patience_s:
                break
            self._stop_wake.wait(max(self._settle_s / 2, 0.01))

    def serve(self) -> None:
        """Watch until told to stop."""
        self._recover()
        with Watcher(self._folders, self._wake) as watcher:
            while not self.is_stopping:
                self._renew(watcher)
                self._try_ready()
                self._rest()
        self._parts.log.info("stopped")

    def _rest(self) -> None:
        if not all(folder.is_dir() for folder in self._folders):
            # A folder that is gone tells nobody when it comes back.
            self._stop_wake.wait(max(self._settle_s, 1.0))
        elif self._inbox.waiting:
            # Every block that is written makes an event: they are no reason to look sooner.
            self._stop_wake.wait(self._settle_s)
        else:
            self._wake.wait(RESCAN_S)

    def _renew(self, watcher: Watcher) -> None:
        try:
            if watcher.renew():
                self._parts.log.info("watching", folders=", ".join(map(str, self._folders)))
        except OSError as error:
            # Without events (too many watches, say) the timer still finds every file.
            self._parts.log.warning("no_events", why=error)

    def _try_ready(self) -> None:
        try:
            self._handle_ready()
            self._is_told_busy = False
        except DeviceBusy as busy:
            if not self._is_told_busy:
                self._parts.log.warning("waiting", why=busy.message)
            self._is_told_busy = True

    def _recover(self) -> None:
        """Put right what earlier daemons left: return their jobs, or set aside what kills."""
        for job in self._parts.jobs.recover():
            what = f"the process that tuned it died {MOST_DEATHS} times"
            hint = "see the system's log for why: perhaps the memory was not enough for the model"
            reason = Reason(job.path.stem, str(job.path), what, hint, "100")
            self._set_aside(job.key, job.path, reason)
        for job in self._parts.jobs.list(State.QUEUED):
            if not job.path.exists():
                self._parts.jobs.withdraw(job.key)

    def _handle_ready(self, data_patience_s: float = 60.0) -> None:
        self._inbox = sort_inbox(
            self._inbox.seen,
            look_at(self._folders, self._parts.workspace.folder),
            self._parts.now_s(),
            self._settle_s,
            self._data_files,
            data_patience_s,
        )
        self._tell_links()
        for ready in self._inbox.ready:
            if self.is_stopping:
                return
            if not self._is_handled(ready):
                self._handle(ready)

    def _tell_links(self) -> None:
        """What looks like a model and is none to us: once each."""
        for path, why in self._inbox.ignored.items():
            if why == NOT_A_FILE and path not in self._told:
                self._told.add(path)
                self._parts.log.warning("ignored", path=path, why=why)

    def _data_files(self, path: Path) -> tuple[Path, ...]:
        """What the model names, read once for each state of the file."""
        try:
            found = path.stat()
        except OSError:
            return ()
        state = (path, Look(found.st_ino, found.st_size, found.st_mtime_ns))
        if state not in self._data:
            self._data[state] = self._parts.data_files(path)
        return self._data[state]

    def _is_handled(self, ready: Ready) -> bool:
        before, handled = self._handled.get(ready.path, (None, None))
        if before != ready or handled is None:
            return False
        # A reason file that was taken away asks for another try.
        return handled.reason is None or _stands(asdict(handled.reason))

    def _handle(self, ready: Ready) -> None:
        if _has_changed(ready):
            # What came before it took its time: the next look will see it come to rest.
            self._changed.add(ready.path)
            return
        try:
            key = self._parts.worker.identity(ready.path, ready.data)
        except FileNotFoundError:
            return  # It went after the scan.
        except OSError as error:
            handled = Handled(ready.path, "failed", reason=_reason(ready.path, error))
            self._keep("", ready, handled)
            return
        found = self._answered(key, ready.path) or self._tuned(key, ready)
        if found is not None:
            self._keep(key, ready, found)

    def _keep(self, key: str, ready: Ready, handled: Handled) -> None:
        self._handled[ready.path] = (ready, handled)
        self._changed.discard(ready.path)
        self._log_end(key, handled)

    def _answered(self, key: str, path: Path) -> Handled | None:
        """The answer of the record; without one the job is in the queue, or runs elsewhere."""
        job = self._parts.jobs.enqueue(key, path)
        if job.state in (State.DONE, State.SET_ASIDE, State.FAILED):
            if answer := self._answer(job, path):
                return answer
            self._parts.jobs.requeue(key, path)
        return None

    def _answer(self, job: Job, path: Path) -> Handled | None:
        if job.state is State.SET_ASIDE and _stands(job.result):
            return Handled(path, "set_aside", reason=Reason(**job.result))
        is_asked_again = self._repeat and job.key not in self._tuned_here
        if job.state is not State.DONE or is_asked_again:
            return None
        record = Record.parse(job.result)
        answer = record and self._parts.worker.answer(record)
        return Handled(path, "known", answer) if answer else None

    def _tuned(self, key: str, ready: Ready) -> Handled | None:
        with self._parts.hold_device():
            resumes = self._parts.jobs.was_interrupted(key)
            if not self._parts.jobs.claim(key):
                self._parts.log.info("elsewhere", path=ready.path, why="another daemon has it")
                self._recover()
                return None
            try:
                return self._run(key, ready, resumes=resumes)
            except BaseException:
                self._parts.jobs.give_up(key)
                raise

    def _run(self, key: str, ready: Ready, *, resumes: bool) -> Handled | None:
        """The outer door of a job: whatever one model does, the daemon goes on."""
        path = ready.path
        self._parts.log.info("job_started", job=key[:12], path=path)
        output = self._parts.workspace.new_result(path.stem)
        try:
            record = self._tune(path, output, resumes=resumes)
        except TunerError as error:
            return self._set_aside(key, path, _reason(path, error))
        except (BankdError, OSError) as error:
            return self._failed(key, path, error)
        except Drained:
            self._parts.jobs.give_up(key)
            self._parts.log.info("drained", job=key[:12], path=path)
            return None
        except Exception as error:  # The outer door.
            return self._set_aside(key, path, self._unexpected(path, error))
        if _has_changed(ready):
            # What was read may be neither the old nor the new model: forget it, look again.
            self._parts.workspace.discard(output)
            self._parts.jobs.give_up(key)
            self._parts.jobs.withdraw(key)
            self._changed.add(path)
            self._parts.log.warning("changed", path=path, why="the file changed while it was tuned")
            return None
        return self._finished(key, path, record)

    def _tune(self, path: Path, output: Path, *, resumes: bool) -> Record:
        try:
            with self._parts.listener(path.stem) as listen:
                tell = self._until_stopped(listen)
                return self._parts.worker.tune(path, output, tell, resumes=resumes)
        except BaseException:
            self._parts.workspace.discard(output)
            raise

    def _until_stopped(self, listen: Listener) -> Listener:
        def tell(event: Event) -> None:
            if self.is_stopping:
                raise Drained
            listen(event)

        return tell

    def _finished(self, key: str, path: Path, record: Record) -> Handled:
        self._parts.jobs.finish(key, record.as_json())
        self._tuned_here.add(key)
        for job in self._parts.jobs.list(State.SET_ASIDE):
            if job.path == path:
                remove_reason(job.result)
        return Handled(path, "tuned", record)

    def _failed(self, key: str, path: Path, error: BankdError | OSError) -> Handled:
        reason = _reason(path, error)
        self._parts.jobs.fail(key, asdict(reason))
        return Handled(path, "failed", reason=reason)

    def _set_aside(self, key: str, path: Path, reason: Reason) -> Handled:
        told = self._parts.workspace.set_aside(key, reason)
        self._parts.jobs.set_aside(key, asdict(told))
        return Handled(path, "set_aside", reason=told)

    def _unexpected(self, path: Path, error: Exception) -> Reason:
        log = write_traceback(self._parts.workspace.log_folder, error)
        what = f"an unexpected error, {type(error).__name__}: {error}"
        hint = "this is a fault of bankd: please report it with the log file"
        return replace(Reason(path.stem, str(path), what, hint, "-1"), traceback=str(log))

    def _log_end(self, key: str, handled: Handled) -> None:
        """The one line that sums up a job."""
        fields: dict[str, Any] = {"job": key[:12], "model": handled.path.stem}
        fields["state"] = handled.state
        if handled.record:
            told = ("tasks", "hits", "added", "updated", "trials", "tuning_s", "tuned_ms")
            fields |= {name: getattr(handled.record, name) for name in told}
            if subgraphs := handled.record.subgraphs:
                fields |= {"subgraphs": subgraphs.total, "subgraph_hits": subgraphs.hit}
            self._parts.log.info("job_ended", **fields)
            if why := handled.record.cut_short:
                self._parts.log.warning("cut_short", model=handled.path.stem, why=why)
        elif handled.reason:
            fields |= {"what": handled.reason.what, "reason": handled.reason.file}
            self._parts.log.warning("job_ended", **fields)


def _stands(reason: Any) -> bool:
    """Whether a reason still holds: its file, where it has one, was not taken away."""
    return not reason.get("file") or Path(reason["file"]).exists()


def _reason(path: Path, error: TunerError | BankdError | OSError) -> Reason:
    if isinstance(error, OSError):
        where = f" ({error.filename})" if error.filename else ""
        what, hint = f"{error.strerror or error}{where}", "check the disk and its permissions"
        return Reason(path.stem, str(path), what, hint)
    hint = error.hint or "see the message above"
    return Reason(path.stem, str(path), error.message, hint, error.code or "")


def _has_changed(ready: Ready) -> bool:
    now = look_at((ready.path.parent,))
    return tuple(now.get(p) for p in (ready.path, *ready.data)) != ready.looks
