"""Context of a tuning session: options, bank, listener, compiled kernels, and the time left."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from tuner.errors import OptionError
from tuner.lookup.protocol import Lookup
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.program.kernel_cache import KernelCache
from tuner.program.kernel_store import KernelStore
from tuner.session import Listener, Options, PhaseStarted
from tuner.target import Target

ENDING_S = 15.0
"""Part of a time limit for building and timing the whole model, which is a third of it at most."""


@dataclass(frozen=True)
class SessionContext:
    """Values that all stages of a tuning session share."""

    options: Options
    bank: Lookup
    listen: Listener
    open_session: Callable[[], MeasureSession]
    deadline: float = math.inf
    """End of tuning, on the monotonic clock: the whole model is built and timed after it."""
    store: KernelStore = field(default_factory=KernelStore)

    @staticmethod
    def begin(options: Options, bank: Lookup, listen: Listener, started: float) -> SessionContext:
        """The context of a session that has read its model, and started at that time."""
        limit_s = math.inf if options.time_limit_s is None else options.time_limit_s
        cache = open_kernel_cache(options, listen)
        harness = partial(
            Harness, options.target, compile_processes=options.compile_processes,
            kernel_cache=options.kernel_cache if cache else None,
        )  # fmt: skip
        return SessionContext(
            options, bank, listen, lambda: MeasureSession(harness()),
            deadline=started + limit_s - min(ENDING_S, limit_s / 3), store=KernelStore(cache),
        )  # fmt: skip

    @property
    def left_s(self) -> float:
        """Time left for tuning."""
        return max(0.0, self.deadline - time.monotonic())

    @property
    def target(self) -> Target:
        """The target of the options."""
        return self.options.target

    def say(self, phase: str, text: str) -> None:
        """Report the start of a phase."""
        self.listen(PhaseStarted(phase, text))

    @contextmanager
    def measuring(self) -> Iterator[tuple[MeasureSession, SubgraphSession]]:
        """Sessions that measure operators and subgraphs, in turns, on one harness."""
        with self.open_session() as operators:
            yield operators, SubgraphSession.sharing(operators)


def counted(number: int, what: str) -> str:
    """A number with its noun: "1 task", "3 tasks"."""
    return f"{number} {what}{'s' * (number != 1)}"


def open_kernel_cache(options: Options, listen: Listener) -> KernelCache | None:
    """The cache that the options name. Work continues without one that must not be used."""
    if options.kernel_cache is None:
        return None
    try:
        return KernelCache(options.kernel_cache)
    except OptionError as refused:
        listen(PhaseStarted("cache", f"{refused.message}: {refused.hint}"))
        return None
