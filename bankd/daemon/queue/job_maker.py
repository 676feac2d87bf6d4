"""One file that was looked into -> its job: in the queue, answered from its record, or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from bankd.bridge import TunerError
from bankd.bridge.tuning_record import Record
from bankd.config.model_settings import (
    ModelSettings,
    parse_settings,
    settings_file,
    settings_hint,
    with_settings,
)
from bankd.config.workspace import Reason
from bankd.daemon.context import DaemonParts, OnTuned, ignore
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.examiner import ExaminationFault, Examined
from bankd.daemon.examiner.examination import DEADLY
from bankd.daemon.file_states import DroppedFile, looks_text
from bankd.daemon.queue.endings import set_aside, stands
from bankd.daemon.scanner.inbox import Ready, may_be_there
from bankd.errors import BankdError, ErrorCode
from bankd.escape import visible
from bankd.jobs import FileSeen, Job, JobState, model_name, state_label


class JobMaker:
    """Makes rows of files, and puts right rows that do not hold any more."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        *,
        repeats: bool,
        on_known: OnTuned = ignore,
    ) -> None:
        """`repeats`: what is known is tuned again, once. `on_known`: see `Admission`."""
        self._on_known = on_known
        self._parts = parts
        self._daemon_state = daemon_state
        self._repeats = repeats
        self._checked: set[str] = set()
        """Keys of done jobs whose answers were found to hold, or were asked for again."""

    def answer(self, file: DroppedFile) -> FileSeen:
        """Return what a file that was examined is: a job of these contents, or refused."""
        found, ready = file.found, file.ready
        assert found is not None
        assert ready is not None
        if found.fault is not None and not found.is_content:
            return self._refused(ready, found.fault)
        return self._admitted(ready, found, file.key)

    def _refused(self, ready: Ready, fault: ExaminationFault) -> FileSeen:
        """Refuse a file that cannot be read: it is no job, and the list says why."""
        self._parts.log.warning("refused", path=ready.path, what=fault.what, hint=fault.hint)
        self._parts.metrics.count("files_refused")
        return replace(self._seen(ready, None, fault), may_pass=fault.code == DEADLY)

    def _admitted(self, ready: Ready, found: Examined, before: str | None) -> FileSeen:
        """Make the job of these contents. `before`: the job that the file was until now."""
        key, fault, listing = self._parts.identity.key_of_refused(found), found.fault, None
        if found.foreign is not None:
            what, hint, listing = self._parts.bank.looked_up(found.foreign.model)
            fault = ExaminationFault(what, hint, ErrorCode.DEVICE)
        elif fault is None:
            try:
                settings = _settings_of(ready, found)
                request = with_settings(self._parts.identity.request, settings)
                key = self._parts.identity.key(found, request)
            except BankdError as error:
                fault = ExaminationFault(error.message, error.hint or "correct it", error.code)
            except TunerError as error:
                hint = settings_hint(error.message, error.hint or "correct it", ready.path)
                fault = ExaminationFault(error.message, hint, error.code)
        is_new = before != key
        if fault is not None:
            self._refuse_content(key, ready.path, fault, listing, is_new=is_new)
            return self._seen(ready, key, fault)
        model, *data = found.hashes_or_missing()
        content = {
            "model": found.hashes[model],
            "data": {name: found.hashes[name] for name in data if name in found.hashes},
            "size_bytes": found.size_bytes,
            "request": request.as_json(),
            "priority": settings.priority,
        }
        job = self._parts.jobs.enqueue(key, ready.path, content, settings.priority)
        if "request" not in job.content:
            self._parts.jobs.describe(key, ready.path, content)
        elif not is_new:
            self._reprioritise(job, content)
        if is_new or not self._repeats or key not in self._checked:
            self._check(job, ready.path)  # Another priority alone is no reason to repeat it.
        if is_new:
            self._log_known(key, ready.path)
        return self._seen(ready, key, ExaminationFault("", ""))

    def _reprioritise(self, job: Job, content: Mapping[str, object]) -> None:
        """Set the priority where the settings changed it; else the one holds that people set
        since."""
        before, priority = job.content.get("priority", 0), content["priority"]
        waits = job.state in (JobState.QUEUED, JobState.FAILED)
        if waits and priority != before and isinstance(priority, int):
            self._parts.jobs.describe(job.key, job.path, content)
            self._parts.jobs.prioritise(job.key, priority)

    async def look_after(self) -> None:
        """Rows whose answers do not hold any more, or whose reasons were taken away, wait again."""
        gone, states = self._without_reason(), self._parts.jobs.states()
        known = self._daemon_state.file_states.known
        asked = {seen.key: path for path, seen in known.items() if seen.key}
        self._checked &= asked.keys()  # When their files come back, they are checked again.
        for key, path in asked.items():
            if key not in states:
                # The process that forgot this job did not know of this file.
                self._daemon_state.file_states.outdate(key)
            elif key not in self._checked or key in gone:
                job = self._parts.jobs.find(key)
                if job is not None:
                    self._check(job, path)
                await asyncio.sleep(0)  # Ten thousand of them must not stop the loop.

    def adopt(self) -> None:
        """Take over waiting jobs of options that no daemon uses any more.

        An earlier daemon left them. Where a person wanted such a job tried again, the job that its
        file is today is.
        """
        jobs, daemon_state = self._parts.jobs, self._daemon_state
        known = daemon_state.file_states.known
        keys = {seen.key for seen in known.values()}
        for job in jobs.list(JobState.QUEUED):
            if job.key in keys or not daemon_state.watches(job.path) or jobs.others_serve():
                continue
            now, is_asked_for = known.get(job.path), jobs.was_asked_for(job.key)
            if now is None:
                jobs.withdraw(job.key)
                continue
            jobs.withdraw(job.key, "other options or content now")
            of_today = jobs.find(now.key) if is_asked_for and now.key else None
            if of_today is not None and of_today.state in (JobState.DONE, JobState.SET_ASIDE):
                jobs.retry(of_today.key)

    def file_went(self, key: str) -> None:
        """A job that waits goes with its file, unless there is another copy of it."""
        copies = [seen.path for seen in self._parts.jobs.files.with_key(key)]
        if there := next(filter(may_be_there, copies), None):
            self._parts.jobs.relocate(key, there)
        else:
            self._parts.jobs.withdraw(key)

    def _check(self, job: Job, path: Path) -> None:
        """Once for each job, what an earlier daemon left: does it still hold?"""
        jobs = self._parts.jobs
        if job.state is JobState.SET_ASIDE and not stands(job.reason_file):
            if job.content:
                jobs.requeue(job.key, path, "its reason file was removed")
            else:
                self._daemon_state.file_states.outdate(job.key)
        elif job.state is JobState.DONE and (why := self._why_again(job)):
            jobs.requeue(job.key, path, why)
        self._checked.add(job.key)
        self._daemon_state.wakes.work.hint()

    def _why_again(self, job: Job) -> str:
        """Say why a done job is to be run again; empty where its answer holds."""
        record = None if self._repeats else Record.parse(job.result)
        if record is None or self._parts.bank.answer(record) is None:
            return "its answer is outdated"
        # One that serves measures again when it is idle and the machine quiet, not at each start.
        is_due = self._daemon_state.is_once and not self._parts.identity.settings.accepts_noise
        return "its figures are noisy" if record.all_noisy and is_due else ""

    def _without_reason(self) -> set[str]:
        files = self._parts.jobs.reason_files()
        if not files:
            return set()
        there = self._parts.workspace.reason_names()
        return {key for key, file in files.items() if Path(file).name not in there}

    def _refuse_content(
        self,
        key: str,
        path: Path,
        fault: ExaminationFault,
        listing: Mapping[str, object] | None,
        *,
        is_new: bool,
    ) -> None:
        job = self._parts.jobs.enqueue(key, path)
        if job.state is JobState.SET_ASIDE and stands(job.reason_file):
            if is_new:
                self._log_known(key, path)
            return
        reason = Reason(model_name(path), str(path), fault.what, fault.hint, fault.code or "")
        self._checked.add(key)
        set_aside(self._parts, key, path, reason, listing)

    def _log_known(self, key: str, path: Path) -> None:
        """One line for a file whose content has been answered before: a copy, or a new name."""
        job = self._parts.jobs.find(key)
        if job is not None and job.state in (JobState.DONE, JobState.SET_ASIDE):
            self._parts.log.info("known", job=key[:12], path=path, state=state_label(job.status))
            if job.state is JobState.DONE and (record := Record.parse(job.result)) is not None:
                self._on_known(job, [path], record)

    def _seen(self, ready: Ready, key: str | None, fault: ExaminationFault) -> FileSeen:
        basis = self._parts.identity.basis
        said = (visible(fault.what), visible(fault.hint))
        return FileSeen(ready.path, looks_text(ready), basis, key, *said)


def _settings_of(ready: Ready, found: Examined) -> ModelSettings:
    if found.settings is None:
        return ModelSettings()
    data = found.settings.encode("utf-8", "surrogateescape")
    return parse_settings(data, settings_file(ready.path))
