"""One job, claimed and run: whatever the model does, the daemon goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bankd.daemon.endings import failed, finished, reason_of, set_aside, unexpected
from bankd.daemon.parts import Handled, Parts
from bankd.errors import BankdError
from bankd.inbox import Ready, look_at
from bankd.jobs import cancelled
from bankd.progress import followed
from bankd.record import Record
from tuner.errors import TunerError
from tuner.session import Event, Listener

BETWEEN_LOOKS_S = 0.5
"""How often a running job looks whether somebody cancelled it."""


class Drained(BaseException):
    """Raised between two candidates when the daemon was told to stop: nothing may catch it."""


class Cancelled(BaseException):
    """Raised between two candidates when the job was cancelled: nothing may catch it, either."""

    def __init__(self, by: str) -> None:
        super().__init__(f"cancelled by {by}")
        self.by = by


class Session:
    """Runs a job that this process has claimed."""

    def __init__(self, parts: Parts, key: str, ready: Ready, is_stopping: Callable[[], bool]):
        self._parts = parts
        self._key = key
        self._ready = ready
        self._path = ready.path
        self._is_stopping = is_stopping
        self._next_look_s = parts.now_s()
        self.has_changed = False
        """Whether the file changed while it was tuned, so that nothing came of it."""

    def run(self, *, resumes: bool) -> Handled | None:
        """The outer door of a job. None where it returned to the queue, or is forgotten."""
        parts, key, path = self._parts, self._key, self._path
        parts.log.info("job_started", job=key[:12], path=path)
        output = parts.workspace.new_result(path.stem)
        try:
            record = self._tune(output, resumes=resumes)
        except TunerError as error:
            return set_aside(parts, key, path, reason_of(path, error))
        except (BankdError, OSError) as error:
            return failed(parts, key, path, error)
        except Drained:
            parts.jobs.give_up(key)
            parts.log.info("drained", job=key[:12], path=path)
            return None
        except Cancelled as wish:
            return set_aside(parts, key, path, cancelled(key, path, wish.by))
        except Exception as error:  # The outer door.
            return set_aside(parts, key, path, unexpected(parts, path, error))
        return self._ended(output, record)

    def _tune(self, output: Path, *, resumes: bool) -> Record:
        try:
            with (
                self._parts.listener(self._path.stem) as listen,
                followed(self._parts.workspace.folder, self._key, self._complain) as follow,
            ):
                tell = self._until_ended(listen, follow)
                return self._parts.worker.tune(self._path, output, tell, resumes=resumes)
        except BaseException:
            self._parts.workspace.discard(output)
            raise

    def _until_ended(self, *listeners: Listener) -> Listener:
        def tell(event: Event) -> None:
            if self._is_stopping():
                raise Drained("the daemon was told to stop; the job waits for the next one")
            self._end_if_cancelled()
            for listen in listeners:
                listen(event)

        return tell

    def _end_if_cancelled(self) -> None:
        now_s = self._parts.now_s()
        if now_s >= self._next_look_s:
            self._next_look_s = now_s + BETWEEN_LOOKS_S
            if by := self._parts.jobs.cancelled_by(self._key):
                raise Cancelled(by)

    def _ended(self, output: Path, record: Record) -> Handled | None:
        if not has_changed(self._ready):
            return finished(self._parts, self._key, self._path, record)
        # What was read may be neither the old nor the new model: forget it, look again.
        self.has_changed = True
        self._parts.workspace.discard(output)
        self._parts.jobs.give_up(self._key)
        self._parts.jobs.withdraw(self._key)
        why = "the file changed while it was tuned"
        self._parts.log.warning("changed", path=self._path, why=why)
        return None

    def _complain(self, error: OSError) -> None:
        self._parts.log.warning("no_progress", job=self._key[:12], why=error)


def has_changed(ready: Ready) -> bool:
    """Whether the model, or a file with its weights, is another one than when it was ready."""
    now = look_at((ready.path.parent,))
    return tuple(now.get(p) for p in (ready.path, *ready.data)) != ready.looks
