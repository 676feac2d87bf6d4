"""Kernel families, as every backend has them: (task, policy) -> kernel -> object code."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tuner.derivation import Derivation
from tuner.files.json_value import OpenInt
from tuner.loop_nest import KernelSubject, LoopNest, only_shares
from tuner.policy import Knob, Policy
from tuner.size import number, plain, renamed
from tuner.step_groups import StepGroups
from tuner.target import Caches, Isa, Target
from tuner.task import Task

Constants = Mapping[int, np.ndarray]
"""Constant inputs of a task by their position."""

Knobs = Mapping[str, tuple[Knob, ...]]
"""The values of each knob, in a sensible order."""

AsPacked = Callable[[Task, Isa, Mapping[str, Knob]], Mapping[str, Knob]]
"""Other knobs that pack a task's constants as these do: (task, isa, knobs)."""

StepGroupsOf = Callable[[Task, Policy, Isa], Mapping[int, StepGroups]]
"""The groups of steps that packed constants consist of: (task, policy, isa)."""

DerivationsOf = Callable[[Task, Policy, Isa], Mapping[int, Derivation]]
"""The derivations of packed constants that are no moves of them: (task, policy, isa)."""

Estimate = Callable[[Task, Policy, Target, Caches], float]
"""A rough time of a kernel on a machine with these caches, in a unit of its own."""

Loops = Callable[[KernelSubject], LoopNest]
"""The loops of a kernel as viewers draw them."""


@dataclass(frozen=True)
class Phase:
    """A function of the kernel and the number of units that the cores share out."""

    function: str
    units: OpenInt


@dataclass(frozen=True)
class Kernel:
    """A task under a policy, as code that is ready to compile: LLVM IR, for processors."""

    ir: str
    phases: tuple[Phase, ...]
    scratch_bytes: int = 0
    worker_scratch_bytes: int = 0

    def is_same(self, other: Kernel) -> bool:
        """Return whether both are one kernel: the same code, with the same formulas of sizes."""
        return self.ir == other.ir and self._formulas == other._formulas

    @property
    def _formulas(self) -> tuple[int | str, ...]:
        numbers = (self.scratch_bytes, self.worker_scratch_bytes, *(p.units for p in self.phases))
        return tuple(map(plain, numbers))


@dataclass(frozen=True)
class CompiledKernel:
    """A kernel as object code: its functions, and the scratch memory that they need."""

    phases: tuple[Phase, ...]
    scratch_bytes: int
    worker_scratch_bytes: int
    object_code: bytes

    def of_sizes(self, sizes: Mapping[str, int]) -> CompiledKernel:
        """The kernel with what the sizes a, b, ... of its task are in the place of their names."""
        return replace(
            self,
            phases=tuple(Phase(p.function, renamed(p.units, sizes)) for p in self.phases),
            scratch_bytes=renamed(self.scratch_bytes, sizes),
            worker_scratch_bytes=renamed(self.worker_scratch_bytes, sizes),
        )

    def as_json(self) -> dict[str, Any]:
        """The kernel as JSON, for other processes; `parse` reads it back."""
        return {
            "phases": [[phase.function, plain(phase.units)] for phase in self.phases],
            "scratch_bytes": plain(self.scratch_bytes),
            "worker_scratch_bytes": plain(self.worker_scratch_bytes),
            "object_code": base64.b64encode(self.object_code).decode(),
        }

    @staticmethod
    def parse(data: Mapping[str, Any]) -> CompiledKernel:
        """Read `as_json()` back. Raises ValueError, KeyError or TypeError on anything else."""
        return CompiledKernel(
            tuple(Phase(str(function), number(units)) for function, units in data["phases"]),
            number(data["scratch_bytes"]),
            number(data["worker_scratch_bytes"]),
            base64.b64decode(data["object_code"], validate=True),
        )


def packs_as_it_says(task: Task, isa: Isa, knobs: Mapping[str, Knob]) -> Mapping[str, Knob]:
    """The `as_packed` of policies that pack as no others do."""
    del task, isa
    return knobs


def packs_no_groups(task: Task, policy: Policy, isa: Isa) -> Mapping[int, StepGroups]:
    """The `step_groups` of policies whose packed constants are not in groups."""
    del task, policy, isa
    return {}


def derives_nothing(task: Task, policy: Policy, isa: Isa) -> Mapping[int, Derivation]:
    """The `derivations` of policies that pack constants by moving them, or state no sums."""
    del task, policy, isa
    return {}


@dataclass(frozen=True)
class Family:
    """A kernel family: all that the rest of the tuner needs to know of some task ops.

    `knobs` gives every knob's values in a sensible order; `default` the policy without tuning;
    `illegal` says why a policy with these values cannot be generated (None: it can); `pack` puts
    constant inputs into the layout the policy wants (positions left out stay as they are);
    `generate` makes the kernel, whose public functions all begin with the given name; `estimate`
    gives a rough time to rank policies by, in any unit (by default none: the space is small enough
    to try in order); `loops` describes the kernel for viewers. A family with several
    implementations has `subspaces`, one each, with the knobs that mean something to it.
    """

    ops: tuple[str, ...]
    default: Callable[[Task, Target], Policy]
    knobs: Callable[[Task, Target], Knobs]
    illegal: Callable[[Task, Policy, Target], str | None]
    generate: Callable[[Task, Policy, Isa, str], Kernel]
    pack: Callable[[Task, Policy, Isa, Constants], Constants]
    estimate: Estimate = lambda *_: 0.0
    subspaces: Callable[[Task, Target], tuple[Knobs, ...]] | None = None
    packed_by: tuple[str, ...] = ()
    """Knobs that decide how constants are packed: policies that agree in them share these."""
    as_packed: AsPacked = packs_as_it_says
    """The values of these knobs that stand for all that pack constants alike."""
    step_groups: StepGroupsOf = packs_no_groups
    """The groups of steps that packed constants consist of, by position of those that do."""
    derivations: DerivationsOf = derives_nothing
    """The derivations of packed constants that are no moves of them, by position of those."""
    loops: Loops = only_shares
