"""Looks at the folders again and again: when something may have changed there, or now and then."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
from collections.abc import Callable

from bankd.daemon.admission import Admission
from bankd.daemon.child_process import ChildDied
from bankd.daemon.parts import Parts
from bankd.daemon.scanner.scan import is_open_folder
from bankd.daemon.scanner.watch import Watcher
from bankd.daemon.standing import Standing
from bankd.errors import BankdError
from bankd.system.run_in_thread import aside

RESCAN_S = 30.0
"""How often the folders are looked at though nothing was heard of them."""
BETWEEN_LOOKS_S = 0.1
"""At least so long between two looks, however much happens."""
LONG_LOOK_S = 0.5
"""After a look that took so long, there is a rest as long."""
WARMED_S = 30.0
"""At least so long between two starts of children that no file needs yet."""
FEW_FILES = 1000
"""That take no time to look through for garbage."""


class Watching:
    """One look, what follows from it, and the rest after it."""

    def __init__(
        self,
        parts: Parts,
        standing: Standing,
        admission: Admission,
        watcher: Watcher,
        is_ready: Callable[[], None],
    ) -> None:
        """`is_ready` is called after the first look."""
        self._parts = parts
        self._standing = standing
        self._admission = admission
        self._watcher = watcher
        self._is_ready: Callable[[], None] | None = is_ready
        self._has_events = True
        self._warmed_s = -math.inf
        self._frozen = 0

    async def turn(self) -> None:
        """Raises BankdError and OSError where a look, or what follows from it, has to wait."""
        await self._renew()
        is_more = await self._admission.admit()
        self._standing.troubles.pop("files", None)
        self._freeze()
        if self._is_ready is not None:
            self._is_ready()
            self._is_ready = None
        if self._admission.waiting:
            await self._warm()
        if not is_more:
            await self._rest()

    def _freeze(self) -> None:
        """What is known of ten thousand files is no garbage: to look through it takes 0.1 s."""
        known = len(self._admission.known)
        if known >= 2 * self._frozen:
            self._frozen = max(known, FEW_FILES)
            gc.freeze()

    async def _rest(self) -> None:
        """Until something may have changed in the folders."""
        await asyncio.sleep(self._between_looks_s)
        if await self._renew():
            return  # A folder was made anew meanwhile: what lies there told nobody.
        folders, wants_files = self._standing.folders, self._standing.wants_files
        due_s = self._admission.next_look_s
        if not await aside(lambda: all(map(is_open_folder, folders))):
            # A folder that is gone, or closed, tells nobody when it comes back.
            await wants_files.wait(1.0)
        elif due_s is None:
            await wants_files.wait(RESCAN_S)
        else:
            left_s = due_s - self._parts.now_s()
            await wants_files.wait(min(max(left_s, 0.01), RESCAN_S))

    @property
    def _between_looks_s(self) -> float:
        look_s = self._admission.look_s
        return look_s if look_s > LONG_LOOK_S else BETWEEN_LOOKS_S

    async def _renew(self) -> bool:
        """Whether the watching began anew. What stands in its way is told once."""
        try:
            is_new = await aside(self._watcher.renew)
        except OSError as error:
            # Without events (too many watches, say) the timer still finds every file.
            if self._has_events:
                self._parts.log.warning("no_events", why=error)
            self._has_events = False
            return False
        if is_new:
            folders = ", ".join(map(str, self._standing.folders))
            self._parts.log.info("watching", folders=folders)
        self._has_events = True
        return is_new

    async def _warm(self) -> None:
        """A file is on its way: by the time it has settled, the children are ready for it."""
        self._standing.used_s = now_s = self._parts.now_s()
        if now_s < self._warmed_s + WARMED_S:
            return  # They are warm, or cannot be started: then the job will tell.
        self._warmed_s = now_s
        # What the machine has to do is measured from here on: see `LoadMeter`.
        self._parts.why_busy(self._standing.bounds.most_busy_cores)
        await self._parts.examiner.warm()
        asyncio.create_task(self._warm_worker())  # noqa: RUF006  It holds the workshop's lock.

    async def _warm_worker(self) -> None:
        # What stands in its way stands in that of the job, too, which tells it.
        with contextlib.suppress(BankdError, ChildDied, OSError):
            await self._parts.workshop.warm()
