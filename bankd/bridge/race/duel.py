"""Duels on this machine: a conflict of a merge is settled, and an entry verified, by measuring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path
from types import TracebackType

from bankd.bank import LayeredBank
from bankd.bank.merge.values import Choice, Conflict, Judgement
from bankd.bank.subject import is_gradients
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race.here import NotMeasurable, space_here
from bankd.bridge.race.judge import Sides, judgement, unverified
from bankd.config.config import COMPILE_PROCESSES
from tuner.backend import host_environment
from tuner.errors import KernelError
from tuner.lookup.protocol import Lookup
from tuner.policy import Policy
from tuner.subgraph.rewrite_space import AnySpace
from tuner.target import Target
from tuner.tuning.head_to_head import RaceHarness, RaceResult, open_race_harness, race_head_to_head

OpenRaceHarness = Callable[[Target, Lookup], AbstractContextManager[RaceHarness]]


class Duel:
    """This machine's device, held, and a measuring session of one target after the other."""

    def __init__(
        self,
        bank: LayeredBank,
        *,
        hold: Callable[[], AbstractContextManager[None]],
        kernel_cache: Path | None = None,
        compile_processes: int = COMPILE_PROCESSES,
        open_harness: OpenRaceHarness | None = None,
    ) -> None:
        """`bank`: what knows the policies of the operators that cuts of subgraphs are made of.

        `hold`: holds the device while its block runs.
        """
        self._bank = bank
        self._hold = hold
        self._open_harness = open_harness or _opener(kernel_cache, compile_processes)
        self._device, self._session = ExitStack(), ExitStack()
        self._ground: tuple[Target, RaceHarness] | None = None

    def __enter__(self) -> Duel:
        """Raises DeviceBusy where another process measures."""
        self._device.enter_context(self._hold())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._device:
            self._ground = None
            self._session.close()

    def judge(self, conflict: Conflict, tie: Choice = Choice.BASE) -> Judgement | None:
        """Race default, ours and theirs; a tie falls to the side `tie`, else to the base, else to
        ours.

        Where the conflict cannot be measured here, the side with the greater speed-up of its own
        is preferred, and marked so. None where neither side holds anything, and for gradients.
        """
        if is_gradients(conflict.task) or (conflict.ours is None and conflict.theirs is None):
            return None
        try:
            space = space_here(conflict.target, conflict.key, conflict.task)
            sides = Sides.of(conflict, space, tie)
            result = self.run(space, sides.racers())
        except NotMeasurable as why:
            return unverified(conflict, why.message)
        return judgement(sides, result)

    def run(self, space: AnySpace, policies: Sequence[Policy]) -> RaceResult:
        """Race policies against the default; the first of them is held. Raises NotMeasurable."""
        try:
            return race_head_to_head(self._ground_of(space.target), space, policies)
        except KernelError as error:
            raise NotMeasurable(error.message) from error

    def _ground_of(self, target: Target) -> RaceHarness:
        """The session of this target, which ends that of another one."""
        if self._ground is not None and self._ground[0] == target:
            return self._ground[1]
        self._ground = None
        self._session.close()
        operators = BankLookup(self._bank, target, host_environment(), author="")
        ground = self._session.enter_context(self._open_harness(target, operators))
        self._ground = target, ground
        return ground


def _opener(kernel_cache: Path | None, compile_processes: int) -> OpenRaceHarness:
    return partial(
        open_race_harness, kernel_cache=kernel_cache, compile_processes=compile_processes
    )
