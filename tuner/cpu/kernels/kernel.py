"""The kernel: LLVM IR with one function a phase, and the frame that families fill.

The cores share out the units of a phase: each calls it as f(args, lo, hi, worker) for its units
lo..hi; a phase of one unit is done by core 0 alone. A phase is finished before the next one
starts. `args` points to a list of pointers:
the task's inputs in order (constants already packed), its output, the scratch memory that all
cores share, and the scratch memory of the cores, one piece each.

A kernel touches nothing outside of these: they have no slack before or behind them. Scratch memory
begins at a multiple of 64 bytes, all else is only aligned as its elements are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from tuner.cpu.kernels.emit import Function, Module, Value
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task

Constants = Mapping[int, np.ndarray]
"""Constant inputs of a task by their position."""

Knobs = Mapping[str, tuple[Knob, ...]]
"""The values of each knob, in a sensible order."""


@dataclass(frozen=True)
class Phase:
    """A function of the kernel and the number of units that the cores share out."""

    function: str
    units: int


@dataclass(frozen=True)
class Kernel:
    """A task under a policy, as LLVM IR that is ready to compile."""

    ir: str
    phases: tuple[Phase, ...]
    scratch_bytes: int = 0
    worker_scratch_bytes: int = 0


def no_estimate(task: Task, policy: Policy, target: Target) -> float:
    """The `estimate` of families whose spaces are small enough to try in order."""
    del task, policy, target
    return 0.0


def packs_nothing(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """The `pack` of families that read constants as they are."""
    del task, policy, isa, constants
    return {}


@dataclass(frozen=True)
class Family:
    """A kernel family: all that the rest of the tuner needs to know of some task ops.

    `knobs` gives every knob's values in a sensible order; `default` the policy without tuning;
    `illegal` says why a policy with these values cannot be generated (None: it can); `pack` puts
    constant inputs into the layout the policy wants (positions left out stay as they are);
    `generate` makes the kernel, whose public functions all begin with the given name; `estimate`
    gives a rough time to rank policies by, in any unit. A family with several implementations has
    `subspaces`, one each, with the knobs that mean something to it: see `implementations`.
    """

    ops: tuple[str, ...]
    default: Callable[[Task, Target], Policy]
    knobs: Callable[[Task, Target], Knobs]
    illegal: Callable[[Task, Policy, Target], str | None]
    generate: Callable[[Task, Policy, Isa, str], Kernel]
    pack: Callable[[Task, Policy, Isa, Constants], Constants]
    estimate: Callable[[Task, Policy, Target], float] = no_estimate
    subspaces: Callable[[Task, Target], tuple[Knobs, ...]] | None = None


@dataclass(frozen=True)
class Frame:
    """A phase function with its arguments unpacked."""

    function: Function
    inputs: tuple[Value, ...]
    output: Value
    scratch: Value
    worker_scratch: Value
    lo: Value
    hi: Value


def open_phase(module: Module, name: str, task: Task, worker_scratch_bytes: int = 0) -> Frame:
    """Start a phase function: loads the argument pointers that a kernel of this task gets."""
    params = (("args", "ptr"), ("lo", "i64"), ("hi", "i64"), ("worker", "i64"))
    f = module.function(name, params, public=True)
    args, lo, hi, worker = f.params
    count = len(task.inputs)
    pointers = [f.load(f.at(args, i, "ptr"), "ptr", align=8) for i in range(count + 3)]
    own = f.at(pointers[count + 2], f.mul(worker, worker_scratch_bytes), "i8")
    return Frame(f, tuple(pointers[:count]), pointers[count], pointers[count + 1], own, lo, hi)


def one_phase_family(
    op: str,
    write: Callable[[Frame, Task, Policy], int],
    default: Callable[[Task, Target], Policy] = lambda *_: Policy.of(),
    knobs: Callable[[Task, Target], Knobs] = lambda *_: {},
    *,
    illegal: Callable[[Task, Policy, Target], str | None] = lambda *_: None,
    pack: Callable[[Task, Policy, Isa, Constants], Constants] = packs_nothing,
    estimate: Callable[[Task, Policy, Target], float] = no_estimate,
) -> Family:
    """The family of an op whose kernels have one phase and no scratch memory.

    `write` writes the body of the phase and gives its number of units. A family without knobs has
    one policy, and by default none is illegal.
    """

    def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
        module = Module(isa)
        units = write(open_phase(module, name, task), task, policy)
        return Kernel(module.text(), (Phase(name, units),))

    return Family((op,), default, knobs, illegal, generate, pack, estimate)
