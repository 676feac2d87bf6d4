"""The size budget: policies that put more into an offline model than the weights compete for it.

tuned policies -> those that pack weights into more bytes -> smaller policies of the same tasks,
raced against them, or known by the bank -> the nodes that keep the larger ones: those which save
the most time of all choices that the budget allows

The bank keeps what a task is tuned for, and the trials of these races: nothing is measured twice.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from tuner.element import ELEMENTS
from tuner.errors import KernelError
from tuner.graph import Node
from tuner.lookup.model_lookup import KnownModel, ModelTasks, every_policy
from tuner.lookup.protocol import Hit, KnownPolicies
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.program.build import Root, roots_of
from tuner.program.memory import originals
from tuner.search.packed_space import packing_of
from tuner.search.space import Space
from tuner.session import Options
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision
from tuner.tuning.loop import TrialLog
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.session_context import SessionContext, counted
from tuner.tuning.weight_sharing import Rivals

NO_BUDGET = "none"
MIN_SHARE = 0.05
"""Smallest change of a packed constant's size that counts: less is padding."""
WORTH_RACING = 0.8
"""A policy that packs weights larger than they are races where it needs at most this share of the
bytes that the tuned one adds."""
RIVALS = {True: 3, False: 1}
"""Policies of one form of weights that race: of forms that add no bytes, and of others."""
MAX_RIVALS = 8
FORM = "weights"
"""The knob that says whether sums of weights are packed, or made in the run."""
FREE_BYTES = 1 << 20
"""Bytes that any model may grow by: a budget is not for models of a few hundred kilobytes."""
RESERVED_SHARE, KERNEL_BYTES = 0.005, 16 << 10
"""Share of the weights, and bytes for each task, that are left for gaps, kernels, and the
description of the graph."""
BUCKETS = 1 << 14
"""Parts that the budget is counted in: sizes are rounded up to whole ones."""

Places = tuple[int, ...]
"""Positions of the inputs of a task that are constants."""


@dataclass(frozen=True)
class Smaller:
    """A policy in the place of a tuned one, with the time that a run of the task loses by it."""

    policy: Policy
    more_bytes: int
    loss_us: float


@dataclass(frozen=True)
class Larger:
    """A policy that adds bytes to the file, and those that may take its place; at least one."""

    more_bytes: int
    smaller: tuple[Smaller, ...]


Prices = Mapping[tuple[str, Policy], Larger]
"""Policies that add bytes, by `Task.open_text` and policy."""


@dataclass(frozen=True)
class Fitted:
    """Policies of single nodes in the place of those of their tasks, so that a budget is kept."""

    instead: Mapping[str, Policy] = field(default_factory=dict)
    """Policies by the first output of a node."""
    loss_us: float = 0.0
    """Time that a run loses by them, by the races of the tasks."""


def limit_of(options: Options) -> float:
    """Return the weights that a model may have, as a multiple of its own; inf for no limit."""
    return math.inf if options.size_budget == NO_BUDGET else float(options.size_budget)


# -- bytes ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def more_bytes(task: Task, policy: Policy, target: Target, places: Places) -> int:
    """Bytes that a policy adds to the file beyond those of the constants at these places.

    A form larger than the weights, such as sums of them, is kept in addition to the weights, which
    a tuning of the offline model needs, unless they are sums of groups in it. Weights in fewer
    bits count as none: they are what the precision mode asked for.
    """
    space = Space(task, target)
    zeros = {
        i: np.zeros(task.inputs[i].shape, ELEMENTS[task.inputs[i].dtype].dtype) for i in places
    }
    try:
        packed = space.family.pack(task, policy, target.isa, zeros)
        groups = space.family.step_groups(task, policy, target.isa)
    except KernelError:
        return 0
    found = 0
    for i in places:
        size, stored = task.inputs[i].size_bytes, packed[i].nbytes if i in packed else 0
        if stored > (1 + MIN_SHARE) * size:
            found += stored - size if i in groups else stored
    return found


def smaller_policies(space: Space, policy: Policy, places: Places) -> dict[Policy, int]:
    """Policies that add fewer bytes than this one, with their bytes.

    They are the default, and the most promising of each form of weights: of each implementation,
    with sums of weights packed or made in the run.
    """
    target, found = space.target, dict[Policy, int]()
    largest = more_bytes(space.task, policy, target, places)
    for one in (space.default, *_promising(space, places)):
        more = more_bytes(space.task, one, target, places)
        if more <= (WORTH_RACING * largest if more else 0) and one != policy:
            found[one] = more
    return dict(itertools.islice(found.items(), MAX_RIVALS))


def _promising(space: Space, places: Places) -> Iterator[Policy]:
    for subspace in space.subspaces:
        for value in subspace.get(FORM, ("",)):
            part = {**subspace, FORM: (value,)} if FORM in subspace else subspace
            walked = space.walked(part)[: RIVALS[True]]
            adds_none = bool(walked) and not more_bytes(space.task, walked[0], space.target, places)
            yield from walked[: RIVALS[adds_none]]


# -- times ----------------------------------------------------------------------------------------


def known_prices(
    known: KnownModel, decisions: Mapping[str, Decision], bank: KnownPolicies, options: Options
) -> Prices:
    """Prices of the model's policies as far as races are known; nothing is measured.

    What was not raced has the default in its place, with the time that its decision states.
    """
    return {price.key: price.larger for price in _priced(known, decisions, bank, options)}


def raced_prices(known: KnownModel, outcome: TuneOutcome, context: SessionContext) -> Prices:
    """Prices of the model's policies; what no race is known of is raced until the deadline."""
    options, only = context.options, context.options.tune_ops
    found = list(_priced(known, outcome.written, context.bank, options, outcome.policies))
    missing = [
        price for price in found
        if not price.rivals.ratios and (only is None or only.selects(price.rivals.use))
    ]  # fmt: skip
    is_wanted = options.tunes_operators and not options.formats_alone
    if missing and is_wanted and context.left_s > 0:
        context.say("tune", f"{counted(len(missing), 'task')}: racing policies with fewer bytes")
        with context.open_session() as session:
            log = TrialLog(context, outcome, context.deadline)
            for price in missing:
                if context.left_s > 0:
                    price.rivals.race(session, log)
    return {price.key: price.larger for price in found}


@dataclass(frozen=True)
class _Price:
    """A task with a policy that adds bytes, and its rivals with fewer."""

    rivals: Rivals
    sizes: Mapping[Policy, int]
    more: int
    stated_us: float
    """Time that the policy saves over the default, as its decision states it."""

    @property
    def key(self) -> tuple[str, Policy]:
        return self.rivals.use.task.open_text, self.rivals.tuned

    @property
    def larger(self) -> Larger:
        rivals, default = self.rivals, self.rivals.default
        lost_us = {
            policy: max(0.0, (ratio - 1) * rivals.tuned_us)
            for policy, ratio in rivals.ratios.items()
        }
        if not lost_us:
            only = default if default in self.sizes else next(iter(self.sizes))
            lost_us = {only: max(0.0, self.stated_us)}
        smaller = (Smaller(p, self.sizes[p], us) for p, us in lost_us.items())
        return Larger(self.more, tuple(smaller))


def _priced(
    known: KnownModel,
    decisions: Mapping[str, Decision],
    bank: KnownPolicies,
    options: Options,
    tuned: Mapping[str, Policy] | None = None,
) -> Iterator[_Price]:
    if math.isinf(limit_of(options)):
        return
    read, target = known.read, options.target
    policies = every_policy(read, {**known.policies, **(tuned or {})}, target)
    roots = roots_of(read.graph)
    for use in read.uses:
        hit = known.hits.get(use.task.key)
        if hit is not None and hit.is_pinned:
            continue  # the user wants its policy, whatever it adds
        places, policy = _places(use.nodes[0], read, roots), policies[use.task.key]
        more = more_bytes(use.task, policy, target, places) if places else 0
        if not more:
            continue
        space, refused = Space(use.task, target), bank.refused(use.task)
        trials, races = bank.measured(use.task), tuned is not None
        sizes = {
            one.policy: more_bytes(use.task, one.policy, target, places)
            for one in trials if one.timing is not None and space.is_legal(one.policy)
        }  # fmt: skip
        sizes = {one: size for one, size in sizes.items() if size < more}
        rivals = Rivals(use, space.default, policy, tuple(sizes), options)
        rivals.take(trials)
        if not rivals.ratios:  # no race of it is known
            sizes = smaller_policies(space, policy, places) if races else {}
            sizes = sizes or {space.default: more_bytes(use.task, space.default, target, places)}
            sizes = {one: n for one, n in sizes.items() if n < more and one.text() not in refused}
            rivals = Rivals(use, space.default, policy, tuple(sizes), options)
        if sizes:
            yield _Price(rivals, sizes, more, _stated_us(use, known.hits, decisions))


def _stated_us(use: TaskUse, hits: Mapping[str, Hit], decisions: Mapping[str, Decision]) -> float:
    decision, hit = decisions.get(use.task.key), hits.get(use.task.key)
    if decision is not None:
        return decision.baseline.median_us - decision.timing.median_us
    return hit.saved_us if hit is not None else 0.0


def _places(node: Node, read: ModelTasks, roots: Mapping[str, Root]) -> Places:
    constants = read.graph.constants
    inputs = enumerate(node.inputs)
    return tuple(i for i, name in inputs if name and roots[name].name in constants)


# -- the choice -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Unit:
    """Nodes of one task with the same constants, which are packed once."""

    nodes: tuple[Node, ...]
    options: tuple[tuple[Policy, int, float], ...]
    """Policies, the bytes that each adds, and the time in microseconds that all nodes lose by it;
    the first is the task's own."""


def fitted(
    read: ModelTasks, policies: Mapping[str, Policy], prices: Prices, options: Options
) -> Fitted:
    """The choice of smaller policies that keeps the budget and loses the least time.

    `policies` by `Task.open_text`. It is exact for sizes in whole buckets, of which the budget has
    `BUCKETS`. Where no choice keeps the budget, all have the fewest bytes.
    """
    limit, target = limit_of(options), options.target
    units = list(_units(read, policies, prices, target)) if prices else []
    if math.isinf(limit) or not units:
        return Fitted()
    least = {
        node.outputs[0]: min(unit.options, key=lambda option: option[1])[0]
        for unit in units
        for node in unit.nodes
    }
    wanted = (limit - 1 - RESERVED_SHARE) * _weights_bytes(read)
    wanted = max(wanted - KERNEL_BYTES * len(read.uses), FREE_BYTES)
    chosen = cheapest(units, int(wanted) - _copied_bytes(read, policies, least, target))
    picked = [(unit, unit.options[number]) for unit, number in zip(units, chosen, strict=True)]
    instead = {
        node.outputs[0]: option[0]
        for unit, option in picked
        if option[0] != unit.options[0][0]
        for node in unit.nodes
    }
    return Fitted(instead, sum(option[2] for _, option in picked))


def _units(
    read: ModelTasks, policies: Mapping[str, Policy], prices: Prices, target: Target
) -> Iterator[Unit]:
    roots, equals = roots_of(read.graph), originals(read.graph.constants)
    for use in read.uses:
        policy = policies.get(use.task.open_text)
        larger = prices.get((use.task.open_text, policy)) if policy is not None else None
        if policy is None or larger is None:
            continue
        space = Space(use.task, target)
        possible = [one for one in larger.smaller if space.is_legal(one.policy)]
        alike: dict[object, list[Node]] = {}
        for node in use.nodes:
            own = (roots[node.inputs[i]] for i in _places(node, read, roots))
            alike.setdefault(tuple((equals[r.name], r.start_bytes) for r in own), []).append(node)
        for nodes in alike.values() if possible else ():
            smaller = ((s.policy, s.more_bytes, s.loss_us * len(nodes)) for s in possible)
            yield Unit(tuple(nodes), ((policy, larger.more_bytes, 0.0), *smaller))


def _weights_bytes(read: ModelTasks) -> int:
    constants = read.graph.constants
    return sum(constants[name].nbytes for name in {*originals(constants).values()})


def _copied_bytes(
    read: ModelTasks, policies: Mapping[str, Policy], least: Mapping[str, Policy], target: Target
) -> int:
    """Bytes of weights that are there in a second form although no policy adds any.

    A table that is read row by row and multiplied with, for example, or a matrix that two tasks
    pack in blocks of different widths.
    """
    roots, equals = roots_of(read.graph), originals(read.graph.constants)
    forms: defaultdict[str, dict[object, int]] = defaultdict(dict)
    whole = {equals[name]: array.nbytes for name, array in read.graph.constants.items()}
    for node in read.graph.nodes:
        task = read.tasks.get(node.outputs[0])
        policy = least.get(node.outputs[0]) or (task and policies.get(task.open_text))
        for i in _places(node, read, roots):
            root = roots[node.inputs[i]]
            name, form, size = equals[root.name], None, whole[equals[root.name]]
            if task is not None and policy:
                packing = _packing_at(task, policy, target, i)
                if packing is not None:
                    form, size = (root.start_bytes, packing), task.inputs[i].size_bytes
            forms[name][form] = size
    return sum(max(0, sum(forms[name].values()) - whole[name]) for name in forms)


@lru_cache(maxsize=1024)
def _packing_at(task: Task, policy: Policy, target: Target, place: int) -> object:
    """The form that a policy packs a constant in; None where it reads it as it is."""
    type_ = task.inputs[place]
    zeros = {place: np.zeros(type_.shape, ELEMENTS[type_.dtype].dtype)}
    space = Space(task, target)
    try:
        is_packed = place in space.family.pack(task, policy, target.isa, zeros)
    except (KernelError, LookupError):  # it wants its other constants, too
        is_packed = True
    return (place, task.op, packing_of(space, policy)) if is_packed else None


def cheapest(units: Sequence[Unit], free_bytes: int) -> list[int]:
    """The number of an option of each unit: the least time lost within these bytes.

    least[used] after each unit, used in buckets -> the choices, read back from the last unit
    """
    smallest = [min(unit.options, key=lambda option: option[1:]) for unit in units]
    numbers = [unit.options.index(one) for unit, one in zip(units, smallest, strict=True)]
    free_bytes -= sum(option[1] for option in smallest)
    if free_bytes < 0:
        return numbers
    bucket = max(1, free_bytes // BUCKETS)
    room = free_bytes // bucket + 1
    lost, chosen = np.zeros(room), []
    for unit, base in zip(units, smallest, strict=True):
        best, choice = np.full(room, np.inf), np.zeros(room, np.int16)
        for number, (_, more, loss_us) in enumerate(unit.options):
            used = -(-(more - base[1]) // bucket)
            if used < room:
                with_it = np.full(room, np.inf)
                with_it[used:] = lost[: room - used] + loss_us
                better = with_it < best
                best[better], choice[better] = with_it[better], number
        lost = best
        chosen.append((choice, base[1]))
    found, left = list[int](), room - 1
    for unit, (choice, base_bytes) in zip(reversed(units), reversed(chosen), strict=True):
        number = int(choice[left])
        left -= -(-(unit.options[number][1] - base_bytes) // bucket)
        found.append(number)
    return found[::-1]
