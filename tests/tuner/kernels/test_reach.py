"""What a reach promises, held against the kernels: they run on what it says that they read."""

import ctypes
import random
from collections.abc import Sequence

import numpy as np
import pytest

from tuner.cpu.host import host_soc_versions
from tuner.cpu.llvm import Library, compile_ir
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.kernels.families import family_of
from tuner.kernels.kernel import Kernel
from tuner.kernels.reach import EVERYTHING, Reach
from tuner.ops import OPS, random_inputs
from tuner.policy import Policy
from tuner.space import Space
from tuner.target import Target
from tuner.task import Task

from .test_contraction import conv, gemm
from .test_depthwise import depthwise
from .test_pool import pool

TARGET = Target(host_soc_versions()[-1], 2)
POISON = 0x7FC0DEAD
"""The bits of a not-a-number that no kernel makes: nothing was written here."""

SUM = Expression.parse("t0=add(x0,x1)")


def elementwise(*shapes: tuple[int, ...], output: tuple[int, ...]) -> Task:
    types = tuple(TensorType("f32", shape) for shape in shapes)
    return Task("elementwise", types, TensorType("f32", output), {"expression": SUM})


def with_tail(task: Task, *operand: int) -> Task:
    """The same with something of this shape added."""
    inputs = (*task.inputs, TensorType("f32", operand))
    return Task(task.op, inputs, task.output, {**task.attributes, "tail": SUM})


def of_two_images() -> Task:
    types = [(2, 6, 8, 20), (24, 1, 1, 36), (24,), (2, 12, 16, 16)]
    return Task(
        "conv",
        tuple(TensorType("f32", shape) for shape in types),
        TensorType("f32", (2, 6, 8, 24)),
        {
            "strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1), "group": 1,
            "tail": Expression(), "source_strides": (1, 1, 2, 2),
        },
    )  # fmt: skip


TASKS = {
    "1x1": conv((9, 7), 24, 33, (1, 1), residual=True),
    "1x1 of two": conv((5, 7), 24, 33, (1, 1), images=2),
    "1x1 strided": conv((8, 6), 20, 16, (1, 1), strides=(2, 2)),
    "1x1 of many channels": conv((9, 8), 256, 32, (1, 1)),
    "1x1 of two images": of_two_images(),
    "1x1 with a factor for each channel": with_tail(conv((9, 7), 24, 33, (1, 1)), 1, 1, 1, 33),
    "3x3": conv((13, 11), 8, 24, (3, 3), pads=(1, 1, 1, 1), residual=True),
    "3x3 of two": conv((9, 8), 8, 16, (3, 3), pads=(1, 1, 1, 1), images=2),
    "3x3 strided down": conv((15, 12), 8, 24, (3, 3), pads=(1, 1, 1, 1), strides=(2, 1)),
    "3x3 strided, a line too many": conv((10, 10), 8, 16, (3, 3), strides=(2, 2)),
    "3x3 dilated": conv((14, 9), 8, 16, (3, 3), pads=(2, 2, 2, 2), dilations=(2, 2)),
    "3x3 grouped": conv((9, 9), 16, 32, (3, 3), pads=(1, 1, 1, 1), group=2),
    "7x7": conv((23, 15), 4, 16, (7, 7), pads=(3, 3, 3, 3), strides=(2, 2)),
    "one line": conv((1, 40), 8, 16, (1, 3)),
    "one line, padded": conv((1, 40), 8, 16, (1, 3), pads=(0, 1, 0, 1)),
    "gemm": gemm((37,), 24, 40),
    "gemm of batches": with_tail(gemm((3, 13), 24, 40), 3, 13, 40),
    "depthwise": with_tail(depthwise((1, 13, 10, 40)), 1, 13, 10, 40),
    "depthwise of two": depthwise((2, 9, 10, 24)),
    "depthwise strided": depthwise((1, 15, 12, 24), strides=(2, 2)),
    "depthwise of many channels": depthwise((1, 5, 6, 200)),
    "pool": pool(image=(1, 15, 11, 40)),
    "pool of two": pool("average", image=(2, 10, 9, 24), kernel=(2, 2), pads=(0, 0, 0, 0)),
    "elementwise": elementwise((1, 20, 20, 24), (1, 20, 20, 24), output=(1, 20, 20, 24)),
    "elementwise with a gate": elementwise((1, 9, 9, 600), (1, 1, 1, 600), output=(1, 9, 9, 600)),
    "elementwise with a column": elementwise((30, 700), (30, 1), output=(30, 700)),
}  # fmt: skip


class Kernels:
    """A kernel that is run as far as one likes."""

    def __init__(self, task: Task, policy: Policy) -> None:
        self.task, isa, family = task, TARGET.isa, family_of(task.op)
        self.kernel: Kernel = family.generate(task, policy, isa, "k")
        names = [phase.function for phase in self.kernel.phases]
        self._library = Library([compile_ir(self.kernel.ir, isa)], names)
        inputs = random_inputs(task, seed=4)
        packed = family.pack(task, policy, isa, {i: inputs[i] for i in OPS[task.op].constants})
        self.inputs = [np.ascontiguousarray(packed.get(i, a)) for i, a in enumerate(inputs)]

    def output(self, units: Sequence[int], inputs: Sequence[np.ndarray]) -> np.ndarray:
        """What so many first units of each phase write, flat, the rest poison; as bits."""
        output = np.full(self.task.output.count, POISON, np.uint32)
        scratch = np.full(self.kernel.scratch_bytes // 4 + 64, np.inf, np.float32)
        own = np.full(self.kernel.worker_scratch_bytes // 4 + 64, np.inf, np.float32)
        pointers = [a.ctypes.data for a in (*inputs, output, scratch, own)]
        args = (ctypes.c_void_p * len(pointers))(*pointers)
        word = ctypes.c_int64
        kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, word, word, word)
        for phase, count in zip(self.kernel.phases, units, strict=True):
            if count:
                kind(self._library.address(phase.function))(args, 0, count, 0)
        return output

    def seen(self, reach: Reach, units: Sequence[int]) -> list[np.ndarray]:
        """The inputs with poison behind what so many units may read."""
        constants = OPS[self.task.op].constants
        poisoned = []
        for position, array in enumerate(self.inputs):
            seen = array.reshape(-1).copy()
            if position not in constants:
                seen[reach.read(position, units) :] = np.inf  # which a maximum does not pass over
            poisoned.append(seen)
        return poisoned


def policies_of(task: Task, seed: int) -> list[tuple[Policy, Reach]]:
    """Legal policies of every implementation that have a reach, and more than one unit."""
    space, rng = Space(task, TARGET), random.Random(seed)
    assert space.family.reach is not None
    found: dict[Policy, Reach] = {}
    for knobs in space.subspaces:
        own: dict[Policy, Reach] = {}
        for _ in range(200):
            policy = Policy.of(**{name: rng.choice(values) for name, values in knobs.items()})
            if len(own) < 3 and policy not in own and space.is_legal(policy):
                reach = space.family.reach(task, policy, TARGET.isa)
                if reach is not None and reach.phases[-1].units > 1:
                    own[policy] = reach
        found |= own
    return list(found.items())


def units_up_to(reach: Reach, last: int) -> list[int]:
    """The fewest units of each phase that so many of the last one need."""
    units = [last]
    for after, phase in zip(reach.phases[:0:-1], reach.phases[-2::-1], strict=True):
        needed = after.reads_before(units[0]) if units[0] else 0
        units.insert(0, phase.least_units(needed))
    return units


@pytest.mark.parametrize("name", TASKS)
def test_the_first_units_make_what_they_should_of_what_they_say_they_read(name: str) -> None:
    task = TASKS[name]
    found = policies_of(task, seed=len(name))
    assert found

    for policy, reach in found:
        kernels = Kernels(task, policy)
        phases = kernels.kernel.phases
        assert [p.units for p in reach.phases] == [p.units for p in phases], policy
        whole = kernels.output([p.units for p in phases], kernels.inputs)
        last = reach.phases[-1]
        for count in {1, last.units // 3 or 1, last.units // 2, last.units - 1}:
            units = units_up_to(reach, count)
            made = kernels.output(units, kernels.seen(reach, units))
            is_written = made != POISON
            assert is_written[: last.made(count)].all(), f"{policy}: {count} units make less"
            assert (made == whole)[is_written].all(), f"{policy}: {count} units read more"


def test_the_whole_of_a_step_makes_all_and_reads_no_more_than_there_is() -> None:
    for task in TASKS.values():
        for _, reach in policies_of(task, seed=1):
            units = [phase.units for phase in reach.phases]
            assert reach.phases[-1].made(units[-1]) == task.output.count
            for i, type_ in enumerate(task.inputs):
                assert reach.read(i, units) in range(1, type_.count + 1) or (
                    reach.read(i, units) == EVERYTHING
                )
