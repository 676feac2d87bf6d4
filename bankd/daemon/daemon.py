"""The daemon: one loop, in which a few tasks look at folders, run jobs, and answer who asks."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path

from bankd.bounds import Bounds
from bankd.children import ChildDied
from bankd.cleaning import clean
from bankd.control.place import socket_file
from bankd.control.server import listening
from bankd.daemon.admission import Admission
from bankd.daemon.answers import handled_files
from bankd.daemon.control import Answers
from bankd.daemon.parts import Handled, Parts
from bankd.daemon.racing import run_race
from bankd.daemon.running import Running
from bankd.daemon.standing import Standing
from bankd.device import DeviceBusy
from bankd.errors import BankdError
from bankd.notify import Notifier, watchdog_interval_s
from bankd.watch import Watcher
from bankd.working import limits_of
from tuner.errors import TunerError

RESCAN_S = 30.0
"""How often the folders are looked at though nothing was heard of them."""
FOLLOWED_S = 1.0
"""How often a daemon looks whether the job list was written to."""
BETWEEN_LOOKS_S = 0.1
"""At least so long between two looks, however much happens."""
RETRY_S = 2.0
"""After what stood in the way of a job, or of a task: at first, and up to a minute."""
LONGEST_RETRY_S = 60.0
RECOVERED_S = 30.0
"""How often a daemon looks whether another one died over its job."""
CLEANED_S = 3600.0
ENDING_S = 30.0
"""For systemd: what the end of a daemon takes beside that of its job."""
WARM_S = 600.0
"""So long the children are kept that have nothing to do."""
ONCE_PATIENCE = 10.0
"""How many settling times `--once` waits for files that go on changing."""
MOST_ROUNDS = 3
"""How often `--once` looks again because a model was replaced meanwhile."""
PASSING = (BankdError, TunerError, OSError)
"""What may be put right from outside while the daemon goes on: a disk, a lock, a folder."""


class Daemon:
    """Watches folders. `stop` may be called from a signal handler or another thread."""

    def __init__(
        self,
        folders: Iterable[Path],
        parts: Parts,
        bounds: Bounds,
        *,
        repeat: bool = False,
        waits: bool = True,
        reload: Callable[[], Bounds] | None = None,
    ) -> None:
        """`waits`: for a device that another process holds. `reload` reads the bounds anew."""
        self.standing = Standing(tuple(folders), bounds)
        self._parts = parts
        self._waits = waits
        self._reload = reload
        self._admission = Admission(parts, self.standing, repeats=repeat)
        self._running = Running(parts, self.standing)
        self._notifier = Notifier.of(os.environ)
        self._used_s = parts.now_s()
        self._has_events = True
        self._is_reload_wanted = False
        self._told_status = ""

    def stop(self) -> None:
        """End after the running candidate; the job that is cut short returns to the queue."""
        self.standing.stop()

    @property
    def is_stopping(self) -> bool:
        return self.standing.is_stopping

    @property
    def handled(self) -> tuple[Handled, ...]:
        """What became of the models until now."""
        return handled_files(self._parts, self._admission.known, self._running.tuned)

    @property
    def left(self) -> dict[Path, str]:
        """The models that were not handled because they would not stand still, and why."""
        changed = dict.fromkeys(self._admission.changed(), "it changed while it was tuned")
        return {**changed, **self._admission.waiting}

    def handle_once(self) -> tuple[Handled, ...]:
        """Handle what is there, and say what became of it; `left` has the rest.

        A model that is replaced while it is tuned is looked at again. Raises DeviceBusy.
        """
        asyncio.run(self._once())
        for path, why in self.left.items():
            self._parts.log.warning("left", path=path, why=why)
        return self.handled

    def serve(self) -> None:
        """Watch until told to stop. Raises DeviceBusy where it is not to wait for the device."""
        asyncio.run(self._serve())
        self._parts.log.info("stopped")

    async def _once(self) -> None:
        async with self._children():
            with self._parts.jobs.serving(self.standing.folders):
                self._running.recover()
                rounds = 0
                while rounds < MOST_ROUNDS and not self.is_stopping:
                    await self._admit_all()
                    # What the queue had no room for is part of what lies there.
                    rounds += not self.standing.held_back
                    if not await self._run_all():
                        break

    async def _run_all(self) -> bool:
        """Until no job is left; whether there was one.

        Raises BankdError where one cannot be begun for too long.
        """
        was_any, begun_s = False, self._parts.now_s()
        while not self.is_stopping:
            try:
                has_run = await run_race(self._parts, self.standing)
                has_run = has_run or await self._running.run_next()
            except DeviceBusy as busy:
                if not self._waits:
                    raise
                self._running.wait_for_device(busy.message)
                await self._paused(1.0)
                begun_s = self._parts.now_s()
                continue
            if has_run:
                was_any, begun_s = True, self._parts.now_s()
            elif why := self.standing.why_waiting:
                if self._parts.now_s() - begun_s > self.standing.bounds.load_patience_s + RETRY_S:
                    raise BankdError(why, "put it right, then start again")
                await self._paused(1.0)
            else:
                break
        return was_any

    async def _admit_all(self) -> None:
        """Until what lies there has settled, or would not within the time that we wait for it."""
        started_s = self._parts.now_s()
        patience_s = ONCE_PATIENCE * self.standing.bounds.settle_s
        while not self.is_stopping:
            is_more = await self._admission.admit(data_patience_s=0)
            is_late = self._parts.now_s() - started_s > patience_s
            if is_late or (not is_more and not self._admission.waiting):
                break
            if not is_more:
                await self.standing.wants_files.wait(max(self.standing.bounds.settle_s / 2, 0.01))

    async def _serve(self) -> None:
        jobs, folders = self._parts.jobs, self.standing.folders
        path = socket_file(self._parts.workspace.folder, os.getpid())
        answers = self.answers()
        async with self._children(), listening(path, answers.answer, self._complain):
            with jobs.serving(folders), Watcher(folders, self.standing.wants_files) as watcher:
                self._running.recover()
                await self._turns(watcher)

    def answers(self) -> Answers:
        """What is answered on the socket."""
        return Answers(
            self._parts, self.standing, self._running, lambda: self._admission.known, self.reload
        )

    async def _turns(self, watcher: Watcher) -> None:
        looking = asyncio.create_task(self._look_and_admit(watcher))
        tasks = (
            looking,
            asyncio.create_task(self._tune()),
            asyncio.create_task(self._follow()),
            asyncio.create_task(self._clean()),
            asyncio.create_task(self._tell_alive()),
        )
        try:
            # Every task ends by itself when the daemon stops; one that fails ends them all.
            await asyncio.gather(*tasks)
        finally:
            self.standing.stop()
            self._notifier.stopping()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_and_admit(self, watcher: Watcher) -> None:
        is_first = True

        async def turn() -> None:
            nonlocal is_first
            self._renew(watcher)
            is_more = await self._admission.admit()
            self.standing.troubles.pop("files", None)
            if is_first:
                is_first = False
                gc.freeze()  # What is known of ten thousand files is no garbage: 0.1 s each time.
                self._notifier.ready("watching")
                self._parts.log.info("ready", folders=", ".join(map(str, self.standing.folders)))
            if self._admission.waiting:
                await self._warm()
            if not is_more:
                await self._rest(watcher)

        await self._repeated("files", turn)

    async def _rest(self, watcher: Watcher) -> None:
        """Until something may have changed in the folders."""
        await asyncio.sleep(BETWEEN_LOOKS_S)
        if self._renew(watcher):
            return  # A folder was made anew meanwhile: what lies there told nobody.
        due_s = self._admission.next_look_s()
        if not all(folder.is_dir() for folder in self.standing.folders):
            # A folder that is gone tells nobody when it comes back.
            await self.standing.wants_files.wait(1.0)
        elif due_s is not None:
            left_s = due_s - self._parts.now_s()
            await self.standing.wants_files.wait(max(left_s, 0.01))
        else:
            await self.standing.wants_files.wait(RESCAN_S)

    async def _tune(self) -> None:
        async def turn() -> None:
            try:
                if await run_race(self._parts, self.standing) or await self._running.run_next():
                    self._used_s = self._parts.now_s()
                    if self.standing.held_back:  # There may be room in the queue now.
                        self.standing.wants_files.hint()
                    return
            except DeviceBusy as busy:
                if not self._waits:
                    raise
                self._running.wait_for_device(busy.message)
            is_held_up = bool(self.standing.why_waiting)
            await self.standing.wants_work.wait(RETRY_S if is_held_up else RESCAN_S)

        await self._repeated("tuning", turn, ends_with=DeviceBusy)

    async def _follow(self) -> None:
        """What people ask of the job list makes no event. Looking for it writes nothing."""
        recovered_s = self._parts.now_s()

        async def turn() -> None:
            nonlocal recovered_s
            if self._parts.jobs.has_changed():
                self._running.look_for_wishes()
                self.standing.wake()
            if self._is_reload_wanted:
                self._is_reload_wanted = False
                self.reload()
            if self.standing.is_working:
                self._used_s = self._parts.now_s()
            elif self._parts.now_s() - self._used_s > WARM_S:
                self._used_s = self._parts.now_s()
                await self._parts.examiner.close()
                await self._parts.workshop.close()
            self._tell_status()
            if self._parts.now_s() >= recovered_s + RECOVERED_S:
                recovered_s = self._parts.now_s()
                self._running.recover_others()
            await self._paused(FOLLOWED_S)

        await self._repeated("following", turn)
        # Nobody waits for a file that takes minutes to read; and systemd is to wait for a job.
        await self._parts.examiner.stop()
        self._notifier.needs(self.standing.bounds.drain_s + ENDING_S)

    def _tell_status(self) -> None:
        running = self.standing.job
        what = f" {running.path.name}" if running is not None else ""
        text = f"{self.standing.state}{what} {self.standing.why_waiting}".strip()
        if text != self._told_status:
            self._told_status = text
            self._notifier.status(text)

    async def _clean(self) -> None:
        async def turn() -> None:
            await self._clean_once()
            await self._paused(CLEANED_S)

        await self._repeated("cleaning", turn)

    async def _tell_alive(self) -> None:
        """By a task of the loop: a thread would go on where the loop hangs."""
        every_s = watchdog_interval_s(os.environ, os.getpid())
        if every_s is None:
            return

        async def turn() -> None:
            self._notifier.alive()
            await self._paused(every_s)

        await self._repeated("watchdog", turn)

    async def _paused(self, time_s: float) -> None:
        """For so long, or until the daemon stops."""
        await self.standing.stopped.wait(time_s)

    async def _repeated(
        self,
        name: str,
        turn: Callable[[], Awaitable[None]],
        ends_with: type[Exception] | tuple[()] = (),
    ) -> None:
        """Turn after turn until the daemon stops. What may pass is told, and tried again."""
        retry_s = RETRY_S
        while not self.is_stopping:
            try:
                await turn()
            except ends_with:
                raise
            except PASSING as error:
                if name not in self.standing.troubles:
                    self._parts.log.warning("trouble", task=name, why=error)
                self.standing.troubles[name] = str(error)
                await self._paused(retry_s)
                retry_s = min(2 * retry_s, LONGEST_RETRY_S)
            else:
                self.standing.troubles.pop(name, None)
                retry_s = RETRY_S

    def _renew(self, watcher: Watcher) -> bool:
        """Whether the watching began anew. What stands in its way is told once."""
        try:
            is_new = watcher.renew()
        except OSError as error:
            # Without events (too many watches, say) the timer still finds every file.
            if self._has_events:
                self._parts.log.warning("no_events", why=error)
            self._has_events = False
            return False
        if is_new:
            folders = ", ".join(map(str, self.standing.folders))
            self._parts.log.info("watching", folders=folders)
        self._has_events = True
        return is_new

    async def _clean_once(self) -> None:
        bounds = self.standing.bounds
        # In a thread: a folder of ten thousand results takes a while.
        cleaned = await asyncio.to_thread(clean, self._parts.workspace.folder, bounds)
        if cleaned.removed:
            count, size_bytes = len(cleaned.removed), cleaned.size_bytes
            self._parts.log.info("cleaned", removed=count, bytes=size_bytes)
        for remark in cleaned.remarks:
            self._parts.log.info("not_cleaned", why=remark)
        if not cleaned.remarks:  # Else the clock may be wrong by years.
            before = bounds.history_before()
            self._parts.jobs.forget_history(before)
            if not self._parts.jobs.others_serve():
                self._parts.jobs.files.forget_others(self._parts.identity.basis, before)

    async def _warm(self) -> None:
        """A file is on its way: by the time it has settled, the children are ready for it."""
        self._used_s = self._parts.now_s()
        await self._parts.examiner.warm()
        asyncio.create_task(self._warm_worker())  # noqa: RUF006  It holds the workshop's lock.

    async def _warm_worker(self) -> None:
        # What stands in its way stands in that of the job, too, which tells it.
        with contextlib.suppress(BankdError, ChildDied, OSError):
            await self._parts.workshop.warm()

    @contextlib.asynccontextmanager
    async def _children(self) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await self._parts.examiner.close()
            await self._parts.workshop.close()

    def reload_soon(self) -> None:
        """Read the bounds anew at the next turn: may be called from a signal handler."""
        self._is_reload_wanted = True

    def reload(self) -> dict[str, tuple[object, object]]:
        """Read the bounds anew; what changed. Raises BankdError, and then nothing changed."""
        if self._reload is None:
            return {}
        self._notifier.reloading()
        try:
            bounds = self._reload()
        finally:
            self._notifier.ready()
        changed = self.standing.bounds.changed(bounds)
        self.standing.bounds = bounds
        self._parts.workshop.limit(limits_of(bounds))
        self.standing.wake()
        told = {name: f"{before} -> {after}" for name, (before, after) in changed.items()}
        self._parts.log.info("reloaded", **told)
        return changed

    def _complain(self, error: Exception) -> None:
        self._parts.log.error("control", why=f"{type(error).__name__}: {error}")
