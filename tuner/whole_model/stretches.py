"""Programs for the stretches of sizes: those of the points, and mixtures of two of them.

policies of the points -> steps timed in their places -> each task's best, at a point or between
two -> whole models compared -> the sizes that each program is for
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from tuner.fusion.open_graph import Values
from tuner.lookup.model_lookup import BuiltModel, ModelTasks, build_model, every_policy
from tuner.lookup.sized_model import SizedModel
from tuner.measure.models import random_feeds, time_in_blocks
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.program.join import join_programs
from tuner.program.kernel_store import KernelStore
from tuner.program.program import OpenSize
from tuner.runtime.model import LoadedModel, load_built
from tuner.session import Options
from tuner.size_range import CLOSE
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import ratio_interval
from tuner.tuning.revert import TunedModel
from tuner.tuning.session_context import SessionContext, counted
from tuner.tuning.size_budget import Fitted, Prices, fitted
from tuner.whole_model.points import middle_of, values_text, widest_of

CROSSING_S = 0.4
"""Time for one comparison of two programs."""
IN_PLACE_S, IN_PLACE_BLOCKS, MAX_IN_PLACE_RUNS = 0.4, 3, 20
"""Time for the steps of a program in one block, blocks of each program, and most runs in one."""
IN_PLACE_GAIN = 0.97
"""A task has the policy of another point where its steps take less than this share of the time."""


@dataclass
class Stretch:
    """A program for some sizes: a partition, and policies of its tasks by `Task.open_text`."""

    model: SizedModel
    values: Values
    """The sizes at which it is timed: a point, or between two."""
    read: ModelTasks
    """The tasks for all sizes in the partition of the point; that of the larger one between two."""
    policies: dict[str, Policy]
    shares: dict[str, float] = field(default_factory=dict)
    """Time of steps whose policies are those of another point, over that with its own."""
    fitted: Fitted = field(default_factory=Fitted)
    """Policies of single nodes that keep the size budget."""

    @staticmethod
    def of(
        model: SizedModel,
        values: Values,
        read: ModelTasks,
        policies: Mapping[str, Policy],
        options: Options,
    ) -> Stretch:
        """The stretch of a point: its partition, and its policies by task key."""
        every = every_policy(read, policies, options.target)
        by_text = {use.task.open_text: every[use.task.key] for use in read.uses}
        return Stretch(model, values, model.partitioned_as(read, options), by_text)

    def built(self, target: Target, store: KernelStore) -> BuiltModel:
        """The program, for all sizes of the model."""
        texts = {use.task.key: use.task.open_text for use in self.read.uses}
        policies = {key: self.policies[t] for key, t in texts.items() if t in self.policies}
        sizes, instead = self.model.open_sizes, self.fitted.instead
        return build_model(self.read, policies, target, store, sizes, instead)

    def within(self, prices: Prices, options: Options) -> Stretch:
        """The stretch with the choice of policies that keeps the size budget."""
        return replace(self, fitted=fitted(self.read, self.policies, prices, options))

    def with_tasks(self, texts: Container[str]) -> Stretch:
        """The stretch with the policies of these tasks alone, by `Task.open_text`."""
        tasks, instead = self.read.tasks, self.fitted.instead
        kept = {output: p for output, p in instead.items() if tasks[output].open_text in texts}
        policies = {text: policy for text, policy in self.policies.items() if text in texts}
        return replace(self, policies=policies, fitted=replace(self.fitted, instead=kept))

    def is_like(self, other: Stretch) -> bool:
        """Return whether the program of the other one is the same."""
        return self.read.graph is other.read.graph and self.policies == other.policies

    def take(self, policies: Mapping[str, Policy], shares: Mapping[str, float]) -> None:
        """Take the policies of another point with which steps take less time."""
        for task, share in shares.items():
            if share < self.shares.get(task, IN_PLACE_GAIN):
                self.shares[task], self.policies[task] = share, policies[task]


# -- which policies are best in their places ------------------------------------------------------


def stretches_of(points: Sequence[Stretch], context: SessionContext) -> tuple[Stretch, ...]:
    """Stretches at the points and between them, the largest first: each task's best policy there.

    That is the policy of the point, or of the next one on either side, with which the steps of the
    task take the least time in their places: with what the steps before them have left in the
    caches.
    """
    built = [point.built(context.target, context.store) for point in points]
    stretches = [replace(points[0], policies=dict(points[0].policies))]
    for (high, large), (low, small) in itertools.pairwise(zip(points, built, strict=True)):
        between = _between(high.model, high.values, low.values)
        middle = replace(high, values=between, policies=dict(high.policies), shares={})
        last = replace(low, policies=dict(low.policies))
        if context.left_s > 0:
            context.say("time", f"timing steps at {values_text(middle.values)}, and on both sides")
            with load_built(large.program) as one, load_built(small.program) as two:
                for stretch in (stretches[-1], middle):
                    stretch.take(low.policies, _shares(one, two, stretch.values))
                last.take(high.policies, _shares(two, one, last.values))
        widest = widest_of(high.model)
        is_between = low.values[widest] < middle.values[widest] < high.values[widest]
        if is_between and not any(map(middle.is_like, (stretches[-1], last))):
            stretches.append(middle)
        stretches.append(last)
    return tuple(stretches)


def _between(model: SizedModel, one: Values, two: Values) -> Values:
    """The sizes halfway between those of two points, geometrically."""
    return _sizes_at(widest_of(model), one, two, middle_of(model, one, two))


def _shares(own: LoadedModel, other: LoadedModel, values: Values) -> dict[str, float]:
    """Time of the steps of each task in the other program, over that in its own."""
    feeds = random_feeds(own.program.at(values).inputs)
    once_s = float(own.time_steps(feeds, 1).sum())
    runs = int(np.clip(IN_PLACE_S / max(once_s, 1e-6), 1, MAX_IN_PLACE_RUNS))
    blocks: tuple[list[np.ndarray], list[np.ndarray]] = ([], [])
    for _ in range(IN_PLACE_BLOCKS):
        for loaded, found in zip((own, other), blocks, strict=True):
            found.append(loaded.time_steps(feeds, runs))
    ours, theirs = map(_task_seconds, (own, other), blocks)
    return {task: theirs[task] / ours[task] for task in ours.keys() & theirs.keys()}


def _task_seconds(model: LoadedModel, blocks: Sequence[np.ndarray]) -> Mapping[str, float]:
    """Seconds of all steps of each task, by `Task.open_text`."""
    found = defaultdict[str, float](float)
    medians = np.median(np.concatenate(blocks), axis=0)
    for step, seconds in zip(model.program.steps, medians, strict=True):
        if step.task:
            found[Task.parse(step.task).open_text] += float(seconds)
    return found


# -- where the program of the next stretch is the better one --------------------------------------


@dataclass(frozen=True)
class TunedStretches:
    """The stretches of a tuned model, the largest first; a single shape has one."""

    stretches: Sequence[Stretch]
    highs: Sequence[int]
    """The largest size of each smaller stretch."""

    def built_with(self, texts: Container[str], context: SessionContext) -> BuiltModel:
        """The model with the policies of these tasks alone, by `Task.open_text`."""
        own = (one.with_tasks(texts) for one in self.stretches)
        return self._joined(own, context)

    def unlimited(self, context: SessionContext) -> BuiltModel:
        """The model without a size budget."""
        return self._joined((replace(one, fitted=Fitted()) for one in self.stretches), context)

    def _joined(self, stretches: Iterable[Stretch], context: SessionContext) -> BuiltModel:
        built = [one.built(context.target, context.store) for one in stretches]
        return joined_model(self.stretches[0].model, built, self.highs)


def tuned_stretches(
    model: SizedModel, points: Sequence[TunedModel], context: SessionContext
) -> tuple[TunedStretches, BuiltModel]:
    """The stretches of a model that was tuned at these points, and the model of their programs."""
    stretches: Sequence[Stretch] = [
        Stretch.of(model, one.fused.values, one.known.read, one.policies, context.options)
        for one in points
    ]
    if len(points) > 1:
        stretches = stretches_of(stretches, context)
    prices = {key: price for one in points for key, price in one.prices.items()}
    stretches = [one.within(prices, context.options) for one in stretches]
    built = [stretch.built(context.target, context.store) for stretch in stretches]
    highs = crossings(stretches, built, context) if len(points) > 1 else ()
    return TunedStretches(stretches, highs), joined_model(model, built, highs)


def crossings(
    stretches: Sequence[Stretch], built: Sequence[BuiltModel], context: SessionContext
) -> list[int]:
    """The largest size of each smaller stretch, in the order of the stretches."""
    context.say("time", f"comparing {counted(len(stretches), 'program')}")
    found, widest = [], widest_of(stretches[0].model)
    for (two, large), (one, small) in itertools.pairwise(zip(stretches, built, strict=True)):
        with load_built(small.program) as low, load_built(large.program) as high:
            found.append(_crossing((low, high), (one.values, two.values), widest))
    return found


def joined_model(
    model: SizedModel, built: Sequence[BuiltModel], highs: Sequence[int]
) -> BuiltModel:
    """The model of one program for each stretch; `highs` as of `crossings`."""
    return replace(built[0], program=join_programs(_with_sizes(model, built, highs)))


def _with_sizes(
    model: SizedModel, built: Sequence[BuiltModel], highs: Sequence[int]
) -> list[BuiltProgram]:
    """The programs with the sizes that each is for.

    Stretches are of the size with the widest range; the others are open in each.
    """
    if not model.is_open:
        return [one.program for one in built]
    name, found = widest_of(model), list[BuiltProgram]()
    high = model.symbols.ranges[name].high
    lows = [*(end + 1 for end in highs), model.symbols.ranges[name].low]
    for one, low in zip(built, lows, strict=True):
        if low <= high:
            sizes = tuple(
                OpenSize(name, low, high) if size.name == name else size
                for size in model.open_sizes
            )
            program = replace(one.program.program, open_sizes=sizes)
            found.append(one.program.with_program(program))
            high = low - 1
    return found


def _crossing(
    models: tuple[LoadedModel, LoadedModel], between: tuple[Values, Values], widest: str
) -> int:
    """The largest size at which the program of the smaller point is the faster one."""
    small, large = models
    low, high = (values[widest] for values in between)
    while high > low * CLOSE and high - low > 1:
        middle = min(high - 1, max(low + 1, round(math.sqrt(low * high))))
        feeds = random_feeds(large.program.at(_sizes_at(widest, *between, middle)).inputs)
        blocks = time_in_blocks({"small": small, "large": large}, feeds, CROSSING_S)
        if ratio_interval(blocks.seconds["large"], blocks.seconds["small"])[1] > 1.0:
            low = middle
        else:
            high = middle
    return low


def _sizes_at(widest: str, one: Values, two: Values, size: int) -> Values:
    """All sizes between those of two points where the widest one has this value."""
    share = math.log(size / one[widest]) / math.log(two[widest] / one[widest])
    values = {name: round(value * (two[name] / value) ** share) for name, value in one.items()}
    return {**values, widest: size}
