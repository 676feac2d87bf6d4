"""The daemon: one loop, in which a few tasks look at folders, run jobs, and answer who asks."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Iterable
from functools import partial
from pathlib import Path

from bankd.clean import clean
from bankd.config.bounds import Bounds
from bankd.control.http_address import HttpAddress
from bankd.control.place import socket_file
from bankd.control.server import listening
from bankd.daemon.context import DaemonParts, HandledFile, handled_files, ignore
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.file_states import FileStates
from bankd.daemon.hook import Hook, HookCaller
from bankd.daemon.publisher import Publisher
from bankd.daemon.queue.admission import Admission
from bankd.daemon.scanner.watcher import RESCAN_S, ScanTask, Watcher
from bankd.daemon.server.answers import Answers
from bankd.daemon.server.http import serving_http
from bankd.daemon.tasks import RETRY_S, Once, entered, in_slots, repeated, until_stopped
from bankd.daemon.worker.idle_verifier import IdleVerifier
from bankd.daemon.worker.messages import limits_of
from bankd.daemon.worker.runner import JobRunner, run_race
from bankd.errors import BankdError
from bankd.system.device_lock import DeviceBusy
from bankd.system.notify import Notifier, watchdog_interval_s
from bankd.system.run_in_thread import aside

FOLLOWED_S = 1.0
"""Period at which a daemon checks whether the job list was written to."""
LOOP_PATIENCE_S = 0.5
"""Time that the loop may wait for other writers of the job list; then it tries again."""
RECOVERED_S = 30.0
"""Period at which a daemon checks whether another one died over its job."""
CLEANED_S = 3600.0
REFRESHED_S = 300.0
"""Pause between two looks at the shared bank."""
TUNING, COPYING = "tuning", "copying the bank"
COPIED_S = 30.0
"""Pause between two looks at the bank, where it is copied."""
ENDING_S = 30.0
"""Time that systemd grants for the end of a daemon, in addition to that of its job."""
WARM_S = 600.0
"""Time after which idle children are ended."""


class Daemon:
    """Watches folders. `stop` may be called from a signal handler or another thread."""

    def __init__(
        self,
        folders: Iterable[Path],
        parts: DaemonParts,
        bounds: Bounds,
        *,
        repeat: bool = False,
        waits: bool = True,
        reload: Callable[[], Bounds] | None = None,
        http: HttpAddress | None = None,
        hook: Hook | None = None,
    ) -> None:
        """`waits`: for a device that another process holds. `reload` reads the bounds again.

        `http` is where pages for monitoring systems are served, `hook` is called for each model
        that is done.
        """
        watched = tuple(folders)
        noted = parts.jobs.files.of_basis(parts.identity.basis, watched)
        self.daemon_state = DaemonState(watched, bounds, FileStates(noted.values()))
        self._parts = parts
        self._waits = waits
        self._reload = reload
        self._http = http
        # Who has machines elsewhere has nothing to give.
        gives_way = waits and parts.workshop.slots == 1
        self._caller = HookCaller(hook, parts) if hook is not None else None
        on_tuned = self._caller.add if self._caller else ignore
        self._admission = Admission(parts, self.daemon_state, repeats=repeat, on_known=on_tuned)
        self._job_runner = JobRunner(
            parts, self.daemon_state, gives_way=gives_way, on_tuned=on_tuned
        )
        self._idle_verifier = IdleVerifier(parts, self.daemon_state)
        self._publisher = None
        if parts.output is not None:
            self._publisher = Publisher(parts.output, parts, self.daemon_state.file_states)
        self._notifier = Notifier.of(os.environ)
        self.daemon_state.activity.used_s = parts.now_s()
        self._is_reload_wanted = False
        self._told_status = ""

    def stop(self) -> None:
        """End after the running candidate; the job that is cut short returns to the queue."""
        self.daemon_state.stop()

    @property
    def is_stopping(self) -> bool:
        return self.daemon_state.is_stopping

    @property
    def handled(self) -> tuple[HandledFile, ...]:
        """Outcomes of the models until now."""
        known = self.daemon_state.file_states.known
        return handled_files(self._parts, known, self._job_runner.tuned)

    @property
    def left(self) -> dict[Path, str]:
        """The models that were not handled because they would not stand still, and the folders
        that could not be read; and why."""
        changed = dict.fromkeys(self._admission.changed(), "it changed while it was tuned")
        waiting = self.daemon_state.file_states.waiting
        return {**changed, **waiting, **self.daemon_state.last_scan.closed}

    def handle_once(self) -> tuple[HandledFile, ...]:
        """Handle what is there, and say what became of it; `left` has the rest.

        A model that is replaced while it is tuned is looked at again. Raises DeviceBusy.
        """
        self.daemon_state.is_once = True
        asyncio.run(self._handle_once())
        for path, why in self.left.items():
            self._parts.log.warning("left", path=path, why=why)
        return self.handled

    def serve(self) -> None:
        """Watch until told to stop. Raises DeviceBusy where it is not to wait for the device."""
        asyncio.run(self._serve())
        self._parts.log.info("stopped")

    async def _handle_once(self) -> None:
        admission, job_runner = self._admission, self._job_runner
        once = Once(self._parts, self.daemon_state, admission, job_runner, waits=self._waits)
        async with self._children():
            basis = self._parts.identity.basis
            with self._parts.jobs.serving(self.daemon_state.folders, basis):
                await once.handle()
                if self._publisher is not None:
                    await self._publisher.publish()
                if self._caller is not None:
                    await self._caller.call_all()
                try:
                    await self._copy_bank_once()
                except (BankdError, OSError) as error:  # the models are tuned all the same
                    self._parts.log.warning("trouble", task=COPYING, why=error)

    async def _serve(self) -> None:
        path = socket_file(self._parts.workspace.folder, os.getpid())
        answers = self.answers()
        async with self._children(), listening(path, answers.answer, self._complain):
            watcher = Watcher(self.daemon_state.folders, self.daemon_state.wakes.files)
            recover = self._job_runner.recover
            async with entered(self._parts, self.daemon_state, recover), self._pages(answers):
                with watcher:
                    await self._turns(watcher)

    @contextlib.asynccontextmanager
    async def _pages(self, answers: Answers) -> AsyncIterator[None]:
        """The pages for monitoring systems, where they are asked for."""
        if self._http is None:
            yield
            return
        async with serving_http(self._http, answers.answer, self._complain) as address:
            self._parts.log.info("http", host=address.host, port=address.port)
            yield

    def answers(self) -> Answers:
        """Answers to requests on the socket."""
        return Answers(self._parts, self.daemon_state, self._job_runner, self.reload)

    async def _turns(self, watcher: Watcher) -> None:
        tasks = (
            asyncio.create_task(until_stopped(self.daemon_state, self._watch(watcher))),
            asyncio.create_task(self._tune()),
            asyncio.create_task(self._follow()),
            asyncio.create_task(until_stopped(self.daemon_state, self._publish())),
            asyncio.create_task(until_stopped(self.daemon_state, self._call_hook())),
            asyncio.create_task(self._clean()),
            asyncio.create_task(self._refresh()),
            asyncio.create_task(until_stopped(self.daemon_state, self._copy_bank())),
            asyncio.create_task(self._tell_alive()),
        )
        try:
            # Every task ends by itself when the daemon stops; one that fails ends them all.
            await asyncio.gather(*tasks)
        finally:
            self.daemon_state.stop()
            self._notifier.stopping()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self, watcher: Watcher) -> None:
        parts, daemon_state = self._parts, self.daemon_state
        scan_task = ScanTask(parts, daemon_state, self._admission, watcher, self._tell_ready)
        await repeated(parts, daemon_state, "files", scan_task.turn)

    def _tell_ready(self) -> None:
        self.daemon_state.wakes.output.hint()
        self._notifier.ready("watching")
        self._parts.log.info("ready", folders=", ".join(map(str, self.daemon_state.folders)))

    async def _tune(self) -> None:
        """Run jobs, one after another in each slot of the workshop; races in the first."""
        await in_slots(self._parts.workshop.slots, self._tune_in)

    async def _tune_in(self, slot: int) -> None:
        async def turn() -> None:
            try:
                has_raced = slot == 0 and await run_race(self._parts, self.daemon_state)
                if has_raced or await self._job_runner.run_next():
                    self.daemon_state.activity.used_s = self._parts.now_s()
                    # There may be room in the queue now.
                    if self.daemon_state.file_states.held_back:
                        self.daemon_state.wakes.files.hint()
                    return
            except DeviceBusy as busy:
                if not self._waits:
                    raise
                self._job_runner.wait(busy.message)
            is_held_up = bool(self.daemon_state.why_waiting)
            if slot == 0 and not is_held_up and await self._idle_verifier.run_next():
                self.daemon_state.activity.used_s = self._parts.now_s()
                return
            self.daemon_state.troubles.pop(TUNING, None)
            await self.daemon_state.wakes.work.wait(RETRY_S if is_held_up else RESCAN_S)

        await repeated(self._parts, self.daemon_state, TUNING, turn, ends_with=DeviceBusy)

    async def _follow(self) -> None:
        """Poll the job list, as commands that change it make no event. Writes nothing."""
        recovered_s = self._parts.now_s()

        async def turn() -> None:
            nonlocal recovered_s
            if self._parts.jobs.has_changed():
                self.daemon_state.wakes.hint()
            if self._is_reload_wanted:
                self._is_reload_wanted = False
                self.reload()
            if self.daemon_state.activity.is_any:
                self.daemon_state.activity.used_s = self._parts.now_s()
            elif self._parts.now_s() - self.daemon_state.activity.used_s > WARM_S:
                self.daemon_state.activity.used_s = self._parts.now_s()
                await self._parts.examiner.close()
                await self._parts.workshop.close()
            self._tell_status()
            if self._parts.now_s() >= recovered_s + RECOVERED_S:
                recovered_s = self._parts.now_s()
                self._job_runner.recover_others()
            await self._paused(FOLLOWED_S)

        await repeated(self._parts, self.daemon_state, "following", turn)
        # No job waits for a file that takes minutes to read; and systemd is to wait for a job.
        await self._parts.examiner.stop()
        self._notifier.needs(self.daemon_state.bounds.drain_s + ENDING_S)

    def _tell_status(self) -> None:
        running_job = self.daemon_state.activity.running_job
        what = f" {running_job.path.name}" if running_job is not None else ""
        text = f"{self.daemon_state.state}{what} {self.daemon_state.why_waiting}".strip()
        if text != self._told_status:
            self._told_status = text
            self._notifier.status(text)

    async def _publish(self) -> None:
        """Put results into the output folder when a job ends, and now and then."""
        publisher = self._publisher
        if publisher is None:
            return

        wait = partial(self.daemon_state.wakes.output.wait, RESCAN_S)
        await repeated(self._parts, self.daemon_state, "output", publisher.publish, pause=wait)

    async def _call_hook(self) -> None:
        """Call the hook for each model that is done, once it is in the output folder."""
        caller, publisher = self._caller, self._publisher
        if caller is not None:

            async def prepare() -> None:
                if publisher is not None:
                    with contextlib.suppress(BankdError):  # the task of the folder reports it
                        await publisher.publish()

            await caller.serve(prepare)

    async def _clean(self) -> None:
        pause = partial(self._paused, CLEANED_S)
        await repeated(self._parts, self.daemon_state, "cleaning", self._clean_once, pause=pause)

    async def _refresh(self) -> None:
        async def turn() -> None:
            await aside(self._parts.refresh)

        pause = partial(self._paused, REFRESHED_S)
        await pause()  # It was refreshed when the daemon was begun.
        await repeated(self._parts, self.daemon_state, "shared bank", turn, pause=pause)

    async def _copy_bank(self) -> None:
        copy, pause = self._copy_bank_once, partial(self._paused, COPIED_S)
        await repeated(self._parts, self.daemon_state, COPYING, copy, pause=pause)

    async def _copy_bank_once(self) -> None:
        # In a thread: a bank of a gigabyte takes a while, and a network disk may hang.
        made = await aside(self._parts.copy_bank)
        if made is not None:
            told = {"name": made.name, "bytes": made.size_bytes, "removed": made.removed}
            self._parts.log.info("bank_copied", revision=made.revision, **told)

    async def _tell_alive(self) -> None:
        """Notify the watchdog from a task: a thread would continue where the loop hangs."""
        every_s = watchdog_interval_s(os.environ, os.getpid())
        if every_s is None:
            return

        async def turn() -> None:
            self._notifier.alive()
            await self._paused(every_s)

        await repeated(self._parts, self.daemon_state, "watchdog", turn)

    async def _paused(self, time_s: float) -> None:
        """Sleep for so long, or until the daemon stops."""
        await self.daemon_state.stopped.wait(time_s)

    async def _clean_once(self) -> None:
        bounds = self.daemon_state.bounds
        # In a thread: a folder of ten thousand results takes a while.
        cleaned = await aside(lambda: clean(self._parts.workspace.folder, bounds))
        if cleaned.removed:
            count, size_bytes = len(cleaned.removed), cleaned.size_bytes
            self._parts.log.info("cleaned", removed=count, bytes=size_bytes)
        for remark in cleaned.remarks:
            self._parts.log.info("not_cleaned", why=remark)
        if not cleaned.remarks:  # Else the clock may be wrong by years.
            before = bounds.history_before()
            self._parts.jobs.files.forget_jobs(before)
            if not self._parts.jobs.others_serve():
                self._parts.jobs.files.forget_others(self._parts.identity.basis, before)

    @contextlib.asynccontextmanager
    async def _children(self) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await self._admission.close()
            await self._parts.examiner.close()
            await self._parts.workshop.close()
            self._parts.turns.leave()

    def reload_soon(self) -> None:
        """Read the bounds again at the next turn: may be called from a signal handler."""
        self._is_reload_wanted = True

    def reload(self) -> dict[str, tuple[object, object]]:
        """Read the bounds again; return what changed. Raises BankdError, with nothing changed."""
        if self._reload is None:
            return {}
        self._notifier.reloading()
        try:
            bounds = self._reload()
        finally:
            self._notifier.ready()
        changed = self.daemon_state.bounds.changed(bounds)
        self.daemon_state.bounds = bounds
        self._parts.workshop.limit(limits_of(bounds))
        self.daemon_state.wakes.hint()
        told = {name: f"{before} -> {after}" for name, (before, after) in changed.items()}
        self._parts.log.info("reloaded", **told)
        return changed

    def _complain(self, error: Exception) -> None:
        self._parts.log.error("control", why=f"{type(error).__name__}: {error}")
