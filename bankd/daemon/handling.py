"""One ready model: known by its content, answered from its record, or tuned."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bankd.daemon.endings import log_end, reason_of, set_aside, stands
from bankd.daemon.parts import Handled, Parts
from bankd.daemon.session import Session, has_changed
from bankd.inbox import Ready
from bankd.jobs import MOST_DEATHS, Job, State, cancelled
from bankd.record import Record
from bankd.workspace import Reason


class Handling:
    """Handles models, and remembers what became of each."""

    def __init__(self, parts: Parts, *, repeats: bool, is_stopping: Callable[[], bool]) -> None:
        """`repeats`: what is known is tuned again, once."""
        self._parts = parts
        self._repeats = repeats
        self._is_stopping = is_stopping
        self._handled: dict[Path, tuple[Ready, str, Handled]] = {}
        self._tuned_here: set[str] = set()
        self.changed: set[Path] = set()
        """Models that were replaced while they, or others before them, were tuned."""

    @property
    def handled(self) -> tuple[Handled, ...]:
        """What became of the models until now."""
        return tuple(handled for _, _, handled in self._handled.values())

    def recover(self) -> None:
        """Put right what earlier daemons left: return their jobs, or set aside what kills."""
        for job in self._parts.jobs.recover():
            what = f"the process that tuned it died {MOST_DEATHS} times"
            hint = "see the system's log for why: perhaps the memory was not enough for the model"
            reason = Reason(job.path.stem, str(job.path), what, hint, "100")
            set_aside(self._parts, job.key, job.path, reason)
        for job in self._parts.jobs.list(State.QUEUED):
            if not job.path.exists():
                self._parts.jobs.withdraw(job.key)

    def pending(self, found: tuple[Ready, ...]) -> tuple[Ready, ...]:
        """Those of the models that are still to be handled, or once more."""
        queued = {job.key for job in self._parts.jobs.list(State.QUEUED)}
        return tuple(ready for ready in found if not self._is_handled(ready, queued))

    def _is_handled(self, ready: Ready, queued: set[str]) -> bool:
        before, key, handled = self._handled.get(ready.path, (None, "", None))
        if before != ready or handled is None or key in queued:
            return False
        # A reason file that was taken away asks for another try.
        return handled.reason is None or stands(handled.reason.file)

    def handle(self, ready: Ready) -> None:
        if has_changed(ready):
            # What came before it took its time: the next look will see it come to rest.
            self.changed.add(ready.path)
            return
        try:
            key = self._parts.worker.identity(ready.path, ready.data)
        except FileNotFoundError:
            return  # It went after the scan.
        except OSError as error:
            handled = Handled(ready.path, "failed", reason=reason_of(ready.path, error))
            self._keep("", ready, handled)
            return
        found = self._answered(key, ready.path) or self._tuned(key, ready)
        if found is not None:
            self._keep(key, ready, found)

    def _keep(self, key: str, ready: Ready, handled: Handled) -> None:
        self._handled[ready.path] = (ready, key, handled)
        self.changed.discard(ready.path)
        log_end(self._parts, key, handled)

    def _answered(self, key: str, path: Path) -> Handled | None:
        """The answer of the record; without one the job is in the queue, or runs elsewhere."""
        job = self._parts.jobs.enqueue(key, path)
        if job.state is State.QUEUED and job.cancelled_by:
            # Its daemon ended before it saw that somebody wanted this.
            reason = cancelled(key, path, job.cancelled_by)
            return set_aside(self._parts, key, path, reason)
        if job.state in (State.DONE, State.SET_ASIDE, State.FAILED):
            if answer := self._answer(job, path):
                return answer
            self._parts.jobs.requeue(key, path)
        return None

    def _answer(self, job: Job, path: Path) -> Handled | None:
        if job.state is State.SET_ASIDE and stands(job.result.get("file", "")):
            return Handled(path, "set_aside", reason=Reason(**job.result))
        is_asked_again = self._repeats and job.key not in self._tuned_here
        if job.state is not State.DONE or is_asked_again:
            return None
        record = Record.parse(job.result)
        answer = record and self._parts.worker.answer(record)
        return Handled(path, "known", answer) if answer else None

    def _tuned(self, key: str, ready: Ready) -> Handled | None:
        with self._parts.hold_device():
            resumes = self._parts.jobs.was_interrupted(key)
            if not self._parts.jobs.claim(key):
                why = "another daemon has it, or it was cancelled"
                self._parts.log.info("elsewhere", path=ready.path, why=why)
                self.recover()
                return None
            try:
                return self._run(key, ready, resumes=resumes)
            except BaseException:
                self._parts.jobs.give_up(key)
                raise

    def _run(self, key: str, ready: Ready, *, resumes: bool) -> Handled | None:
        session = Session(self._parts, key, ready, self._is_stopping)
        handled = session.run(resumes=resumes)
        if session.has_changed:
            self.changed.add(ready.path)
        elif handled is not None and handled.state == "tuned":
            self._tuned_here.add(key)
        return handled
