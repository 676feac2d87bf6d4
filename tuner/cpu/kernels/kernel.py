"""The kernel: LLVM IR with one function a phase, and the frame that families fill.

The cores share out the units of a phase: each calls it as f(args, lo, hi, worker) for its units
lo..hi; a phase of one unit is done by core 0 alone. A phase is finished before the next one
starts. `args` points to a list of pointers:
the task's inputs in order (constants already packed), its outputs in order, the scratch memory that
all cores share, the scratch memory of the cores, one piece each, of a task with sizes that are
known only at run time their values (i64, in the order of `Task.sizes`), and the word (i64) that an
index goes to which is out of range. One kernel serves all
values from 1 on (that of a concatenation, also inputs without places along its axis); its numbers
of units and bytes are then sizes as well.

A kernel touches nothing outside of these: they have no slack before or behind them. Scratch memory
begins at a multiple of 64 bytes, all else is only aligned as its elements are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from tuner.cpu.host import features_here
from tuner.cpu.kernels.arithmetic import FMA, Arithmetic
from tuner.cpu.kernels.emit import Function, IRValue, LLVMModule
from tuner.element import Element
from tuner.errors import KernelError
from tuner.kernel_family import (
    AsPacked,
    Constants,
    DerivationsOf,
    Estimate,
    Family,
    Kernel,
    Knobs,
    Loops,
    Phase,
    StepGroupsOf,
    derives_nothing,
    packs_as_it_says,
    packs_no_groups,
)
from tuner.loop_nest import only_shares
from tuner.ops import OPS, element_of_task, refusal
from tuner.ops.products import is_of_integers
from tuner.policy import Knob, Policy
from tuner.size import always_equal, is_open
from tuner.target import ComputeTarget, Isa, Target
from tuner.task import Task

PACKED_BY = ("impl", "tile_vectors", "column_tiles", "weights")
"""`Family.packed_by` of all families."""


def packs_nothing(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """The `pack` of families that read constants as they are."""
    del task, policy, isa, constants
    return {}


@dataclass(frozen=True)
class Frame:
    """A phase function with its arguments unpacked."""

    function: Function
    inputs: tuple[IRValue, ...]
    outputs: tuple[IRValue, ...]
    scratch: IRValue
    """Numbers as they are computed with; what families keep in other elements there, they say."""
    worker_scratch: IRValue
    lo: IRValue
    hi: IRValue

    @property
    def output(self) -> IRValue:
        """The only output. Raises ValueError for a task with several."""
        (only,) = self.outputs
        return only

    def report(self, index: IRValue) -> None:
        """Refuse the run for an index (i64, not 0) that is out of range."""
        f = self.function
        word = len(self.inputs) + len(self.outputs) + 3
        place = f.address(f.params[0], word, "ptr")
        f.store_raw(index, f.load_raw(place, "ptr", 8), 8)


def module_of(task: Task, isa: Isa, arithmetic: Arithmetic = FMA) -> LLVMModule:
    """An empty module for a kernel of the task. Raises ValueError for a tier of another element."""
    if isa.element != element_of_task(task).name:
        raise ValueError(f"a kernel of {task.op} in {isa.element}")
    sizes = tuple(size.formula for size in task.sizes)
    return LLVMModule(isa, sizes, features=arithmetic.further_features(isa))


def open_phase(
    module: LLVMModule,
    name: str,
    task: Task,
    worker_scratch_bytes: int = 0,
    weights: Element | None = None,
) -> Frame:
    """Start a phase function: loads the argument pointers that a kernel of this task gets.

    `weights` is the element of constant 1, as it is packed: by default, that it is computed with.
    """
    params = (("args", "ptr"), ("lo", "i64"), ("hi", "i64"), ("worker", "i64"))
    f = module.function(name, params, public=True)
    args, lo, hi, worker = f.params
    own = [type_.element for type_ in task.inputs]
    if 1 in OPS[task.op].constants:
        own[1] = weights or f.element
    elements = (*own, *(type_.element for type_ in task.outputs), f.element, f.element)
    if module.sizes:
        f.do(f"%sizes = load ptr, ptr {f.address(args, len(elements), 'ptr').name}, align 8")
        f.keep_first()
    arrays = [f.pointer_in(args, i, element) for i, element in enumerate(elements)]
    *passed, scratch, every = arrays
    inputs, outputs = tuple(passed[: len(own)]), tuple(passed[len(own) :])
    of_worker = f.address(every, f.mul(worker, worker_scratch_bytes), "i8")
    return Frame(f, inputs, outputs, scratch, of_worker, lo, hi)


def one_phase_family(
    op: str,
    write: Callable[[Frame, Task, Policy], int],
    default: Callable[[Task, Target], Policy] = lambda *_: Policy.of(),
    knobs: Callable[[Task, Target], Knobs] = lambda *_: {},
    *,
    illegal: Callable[[Task, Policy, Target], str | None] = lambda *_: None,
    pack: Callable[[Task, Policy, Isa, Constants], Constants] = packs_nothing,
    estimate: Estimate = lambda *_: 0.0,
    loops: Loops = only_shares,
) -> Family:
    """The family of an op whose kernels have one phase and no scratch memory.

    `write` writes the body of the phase and gives its number of units. A family without knobs has
    one policy, and by default none is illegal.
    """

    def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
        module = module_of(task, isa)
        units = write(open_phase(module, name, task), task, policy)
        return Kernel(module.text(), (Phase(name, units),))

    return Family((op,), default, knobs, illegal, generate, pack, estimate, loops=loops)


def in_compute_type(family: Family) -> Family:
    """The family with each target as a task's kernels see it on this machine.

    They compute in f32 or f64, and may use the CPU flags of the machine that its tier allows.

    A task in f64 that no kernel computes so has neither a legal policy nor a kernel.
    """

    def target_of(task: Task, target: Target) -> Target:
        element, features = element_of_task(task).name, features_here(target.soc_version)
        return ComputeTarget(target.soc_version, target.cores, element, features)

    def isa_of(task: Task, isa: Isa) -> Isa:
        return isa.computing(element_of_task(task).name)

    whole, subspaces = refusing(family, refusal), family.subspaces
    return replace(
        whole,
        packed_by=PACKED_BY,
        default=lambda task, target: whole.default(task, target_of(task, target)),
        knobs=lambda task, target: whole.knobs(task, target_of(task, target)),
        illegal=lambda task, policy, target: whole.illegal(task, policy, target_of(task, target)),
        generate=lambda task, policy, isa, name: whole.generate(
            task, policy, isa_of(task, isa), name
        ),
        pack=lambda task, policy, isa, given: whole.pack(task, policy, isa_of(task, isa), given),
        estimate=lambda task, policy, target, caches: whole.estimate(
            task, policy, target_of(task, target), caches
        ),
        subspaces=subspaces and (lambda task, target: subspaces(task, target_of(task, target))),
        as_packed=lambda task, isa, knobs: whole.as_packed(task, isa_of(task, isa), knobs),
        step_groups=lambda task, policy, isa: whole.step_groups(task, policy, isa_of(task, isa)),
        derivations=lambda task, policy, isa: whole.derivations(task, policy, isa_of(task, isa)),
    )


# -- sizes that are known only at run time ---------------------------------------------------------


def refusing(family: Family, reason: Callable[[Task], str | None]) -> Family:
    """The family without kernels for the tasks that there is a reason against."""

    def illegal(task: Task, policy: Policy, target: Target) -> str | None:
        return reason(task) or family.illegal(task, policy, target)

    def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
        if (why := reason(task)) is not None:
            raise KernelError(why)
        return family.generate(task, policy, isa, name)

    return replace(family, illegal=illegal, generate=generate)


def open_beyond_images(task: Task) -> str | None:
    """The reason why kernels on images [N,H,W,C] cannot serve all sizes of a task; None if they do.

    The number of images may be known only at run time, the same one in the input and the output.
    """
    images = task.output.shape[-4]
    shapes = [type_.shape for type_ in (*task.inputs, *task.outputs)]
    others = [size for shape in shapes for size in (*shape[:-4], *shape[-3:])]
    if any(map(is_open, others)) or not all(always_equal(size, images) for size in task.sizes):
        return f"{task.op} has kernels for any number of images, but only of a fixed size"
    return None


# -- families with several implementations of one task: knob `impl` names which --------------------
#
# Each implementation brings its own knobs. A policy has the knobs of all of them, so that policies
# compare line by line; a knob that means nothing to the chosen implementation has the value of the
# default policy, which is 0 if that one has none either. So one kernel has one policy.


@dataclass(frozen=True)
class Implementation:
    """One value of `impl`: what `Family` has, for this implementation alone.

    `knobs` are its own knobs with their values, without `impl`; `illegal` need not look whether
    a value is among them.
    """

    name: str
    is_possible: Callable[[Task, Target], bool]
    knobs: Callable[[Task, Target], Knobs]
    illegal: Callable[[Task, Policy, Target], str | None]
    generate: Callable[[Task, Policy, Isa, str], Kernel]
    pack: Callable[[Task, Policy, Isa, Constants], Constants]
    estimate: Estimate
    as_packed: AsPacked = packs_as_it_says
    step_groups: StepGroupsOf = packs_no_groups
    derivations: DerivationsOf = derives_nothing
    arithmetic: Arithmetic = FMA
    """Number format and inner product; they say in which element `pack` is given weights."""
    computes: tuple[str, ...] = ("f32",)
    """Names of the elements that tasks may compute in."""
    takes_integers: bool = False
    """True if products of integers are computed in it, too."""
    narrow_results: bool = False
    """True if it stores results in fewer bits than are computed, too."""
    loops: Loops = only_shares

    def serves(self, task: Task, target: Target) -> bool:
        """Return whether it may be chosen for a task on a target."""
        is_narrow = task.output.element != element_of_task(task)
        if is_of_integers(task) > self.takes_integers or is_narrow > self.narrow_results:
            return False
        return target.isa.element in self.computes and self.is_possible(task, target)


def family_of_implementations(
    ops: tuple[str, ...],
    default: Callable[[Task, Target], Policy],
    implementations: tuple[Implementation, ...],
) -> Family:
    """The family that chooses between these; `default` is the policy of the first of them."""
    by_name = {i.name: i for i in implementations}

    def chosen(policy: Policy) -> Implementation:
        try:
            return by_name[str(policy["impl"])]
        except KeyError:
            raise KernelError(f"no implementation {policy['impl']} of {ops[0]}") from None

    def subspaces(task: Task, target: Target) -> tuple[Knobs, ...]:
        own = {i.name: i.knobs(task, target) for i in implementations if i.serves(task, target)}
        names = dict.fromkeys(name for knobs in own.values() for name in knobs)
        # All policies of a task have the same knobs: those that an implementation lacks do nothing.
        neutral = {**dict.fromkeys(names, 0), **dict(default(task, target).knobs)}
        return tuple(
            {**{n: own[impl].get(n, (neutral[n],)) for n in neutral}, "impl": (impl,)}
            for impl in own
        )

    def knobs(task: Task, target: Target) -> Knobs:
        spaces = subspaces(task, target)
        return {name: _values([space[name] for space in spaces]) for name in spaces[0]}

    def whole_default(task: Task, target: Target) -> Policy:
        first = default(task, target)
        known = {name for name, _ in first.knobs}
        # The default knows only the knobs of its own implementation, which is the first.
        direct, *_ = subspaces(task, target)
        return first.with_knobs(**{n: v[0] for n, v in direct.items() if n not in known})

    def illegal(task: Task, policy: Policy, target: Target) -> str | None:
        implementation = chosen(policy)
        if not implementation.serves(task, target):
            return f"impl={implementation.name} is not possible for this task on {target}"
        return implementation.illegal(task, policy, target)

    def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
        implementation = chosen(policy)
        return implementation.pack(task, policy, isa, _rounded(implementation, task, constants))

    def as_packed(task: Task, isa: Isa, knobs: Mapping[str, Knob]) -> Mapping[str, Knob]:
        known = by_name.get(str(knobs["impl"]))
        return known.as_packed(task, isa, knobs) if known else knobs

    return Family(
        ops,
        whole_default,
        knobs,
        illegal,
        lambda task, policy, isa, name: chosen(policy).generate(task, policy, isa, name),
        pack,
        lambda task, policy, *where: chosen(policy).estimate(task, policy, *where),
        subspaces,
        as_packed=as_packed,
        step_groups=lambda task, policy, isa: chosen(policy).step_groups(task, policy, isa),
        derivations=lambda task, policy, isa: chosen(policy).derivations(task, policy, isa),
        loops=lambda subject: chosen(subject.policy).loops(subject),
    )


def _rounded(implementation: Implementation, task: Task, constants: Constants) -> Constants:
    """The constants, weights as the implementation's arithmetic wants them. Not all tasks have."""
    if 1 not in constants:
        return constants
    element = implementation.arithmetic.computing(element_of_task(task)).packed_from
    return {**constants, 1: _rounded_weights(constants[1], element)}


def _rounded_weights(weights: np.ndarray, element: Element) -> np.ndarray:
    """The weights as an element stores them.

    An entry of a bank may come from other weights than these. Raises KernelError where one is
    beyond the element's numbers, or off by more than a rounding of the largest: f16 has few digits
    for what is smaller than 6e-5.
    """
    if weights.dtype == element.dtype:
        return weights
    with np.errstate(over="ignore", invalid="ignore"):
        rounded = weights.astype(element.dtype)
        if element.is_half:
            wide = weights.astype(np.float32)
            apart = np.abs(rounded.astype(np.float32) - wide).max(initial=0.0)
            largest = np.abs(wide).max(initial=0.0)
            if not apart <= element.roundoff * largest:  # true for what is not a number, too
                raise KernelError(
                    f"weights up to {largest:g} lose more than a rounding in {element.name}",
                    "tune this task for its own weights: another --precision_mode, or REPEAT_TUNE",
                )
    return rounded


def _values(of_each: list[tuple[Knob, ...]]) -> tuple[Knob, ...]:
    found = dict.fromkeys(v for some in of_each for v in some)
    numbers = sorted(v for v in found if isinstance(v, int))
    return (*numbers, *(v for v in found if not isinstance(v, int)))
