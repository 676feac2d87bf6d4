"""Weights that the programs of a model share: the policies that pack them alike.

tuned policies -> tasks whose weights another program packs in another way -> policies that pack
them so -> raced against the tuned one -> the best of them, unless it takes more than 3 % longer

The bank keeps what a task is tuned for, and the trials of these races: nothing is measured twice.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache

import numpy as np

from tuner.errors import KernelError
from tuner.lookup.model_lookup import KnownModel, ModelTasks, every_policy
from tuner.measure.measuring_session import MeasureSession
from tuner.ops import OPS
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.program.build import roots_of
from tuner.search.packed_space import PackedSpace, Packing, packing_of
from tuner.search.space import Space, repaired
from tuner.session import Options
from tuner.target import Target
from tuner.trials.trial import Trial, paired_ratio
from tuner.tuning.decide import LONG_RACE_ROUNDS, RACE_ROUNDS
from tuner.tuning.loop import TrialLog
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.session_context import SessionContext, counted

SHARING = 1.03
"""A task that shares its weights with another program may take so many times as long."""
RANKED = 3
"""Policies from the ranking that race, in addition to those nearest to the tuned ones."""


class StoredWeights:
    """Weights of the programs of a model, with the policies that pack them; grows by program."""

    def __init__(self) -> None:
        """No weights at first."""
        self._policies: dict[Hashable, dict[Packing, Policy]] = {}

    def add(self, read: ModelTasks, policies: Mapping[str, Policy], target: Target) -> None:
        """Add the weights of a program with these policies, by task key."""
        weights = weights_of(read)
        for use in read.uses:
            policy = policies[use.task.key]
            packing = packing_of(Space(use.task, target), policy)
            for each in weights[use.task.key]:
                self._policies.setdefault(each, {}).setdefault(packing, policy)

    def share(self, known: KnownModel, outcome: TuneOutcome, context: SessionContext) -> None:
        """Replace policies of tuned tasks by ones that pack weights as they are stored.

        Races that the bank does not know are run until the deadline, and counted in the outcome.
        """
        options = context.options
        if not self._policies or not options.tunes_operators or options.formats_alone:
            return
        rivals = list(self._rivals(known, outcome, context))
        if missing := [one for one in rivals if not one.is_known]:
            number = counted(len(missing), "task")
            context.say("tune", f"{number}: packing weights as for larger shapes")
            with context.open_session() as session:
                log = TrialLog(context, outcome, context.deadline)
                for one in missing:
                    if context.left_s > 0:
                        one.race(session, log)
        shared = {one.use.task.key: policy for one in rivals if (policy := one.best) is not None}
        outcome.policies.update(shared)

    def _rivals(
        self, known: KnownModel, outcome: TuneOutcome, context: SessionContext
    ) -> Iterator[Rivals]:
        read, bank, only = known.read, context.bank, context.options.tune_ops
        policies = every_policy(read, {**known.policies, **outcome.policies}, context.target)
        weights = weights_of(read)
        for use in read.uses:
            key, space = use.task.key, Space(use.task, context.target)
            found = self._candidates(space, policies[key], weights[key])
            if not found or (only is not None and not only.selects(use)):
                continue
            refused = bank.refused(use.task)
            candidates = tuple(policy for policy in found if policy.text() not in refused)
            if candidates and policies[key].text() not in refused:
                rivals = Rivals(use, space.default, policies[key], candidates, context.options)
                rivals.take(bank.measured(use.task))
                yield rivals

    def _candidates(
        self, space: Space, tuned: Policy, weights: Mapping[Hashable, int]
    ) -> list[Policy]:
        """Policies that share more bytes than the tuned one."""
        stored, packers = Counter[Packing](), dict[Packing, Policy]()
        for each, size_bytes in weights.items():
            for packing, policy in self._policies.get(each, {}).items():
                stored[packing] += size_bytes
                packers.setdefault(packing, policy)
        least = stored[packing_of(space, tuned)]
        better = (packing for packing in packers if stored[packing] > least)
        return [
            policy
            for packing in better
            for policy in candidates_of(space, packing, tuned, packers[packing])
        ]


def candidates_of(space: Space, packing: Packing, *near: Policy) -> list[Policy]:
    """Policies with this packing: those nearest to the given ones, and the first of the ranking."""
    packed = PackedSpace(space.task, space.target, packing)
    if packed.is_empty:
        return []
    nearest = (repaired(packed, dict(policy.knobs)) for policy in near)
    found = (*nearest, *packed.ranked()[:RANKED], packed.default)
    return list(dict.fromkeys(policy for policy in found if policy is not None))


def weights_of(read: ModelTasks) -> dict[str, dict[Hashable, int]]:
    """Bytes of the weights of each task, by task key and by their contents.

    They are the largest constant of each node: many have the same bias, of zeros. Programs for
    several shapes name constants differently, and share them by their contents.
    """
    types, roots, constants = read.graph.types, roots_of(read.graph), read.graph.constants

    @cache
    def contents(name: str) -> bytes:
        return hashlib.blake2b(np.ascontiguousarray(constants[name]).data).digest()

    found: dict[str, dict[Hashable, int]] = {use.task.key: {} for use in read.uses}
    for key, node in ((use.task.key, node) for use in read.uses for node in use.nodes):
        names = [
            node.inputs[i]
            for i in OPS[node.op].fixed_inputs(node.attributes)
            if i < len(node.inputs)
        ]
        stored = [name for name in names if name and roots[name].name in constants]
        if stored:
            weights = max(stored, key=lambda name: types[name].size_bytes)
            root, size_bytes = roots[weights], int(types[weights].size_bytes)
            identity = node.op, contents(root.name), root.start_bytes, size_bytes
            found[key][identity] = size_bytes
    return found


@dataclass
class Rivals:
    """A task with its tuned policy, and candidates that pack its weights in other ways."""

    use: TaskUse
    default: Policy
    tuned: Policy
    candidates: tuple[Policy, ...]
    options: Options
    ratios: dict[Policy, float] = field(default_factory=dict)
    """Times of candidates over that of the tuned policy, in the same race."""
    tuned_us: float = 0.0
    """Time of the tuned policy in the last race; 0 before any."""

    def take(self, trials: Sequence[Trial]) -> bool:
        """Take the ratios from these trials; gives False where one of them was disturbed."""
        usable = [t for t in trials if self.options.accepts_noise or not t.is_disturbed]
        tuned = {t.baseline: t.timing for t in usable if t.timing and t.policy == self.tuned}
        for trial in usable:
            reference = tuned.get(trial.baseline)
            if trial.policy in self.candidates and trial.timing and reference:
                self.ratios[trial.policy] = paired_ratio(trial.timing, reference)[1]
                self.tuned_us = reference.median_us
        return len(usable) == len(trials)

    @property
    def is_known(self) -> bool:
        """Return whether every candidate was raced against the tuned policy."""
        return self.ratios.keys() == set(self.candidates)

    @property
    def best(self) -> Policy | None:
        """The quickest candidate; None if it takes more than 3 % longer than the tuned policy."""
        best = min(self.ratios, key=lambda policy: self.ratios[policy], default=None)
        return best if best is not None and self.ratios[best] < SHARING else None

    def race(self, session: MeasureSession, log: TrialLog) -> None:
        """Race the candidates and the tuned policy; once more where that was disturbed."""
        log.begin(self.use.name, self.use.task.op)
        self.ratios.clear()
        with suppress(KernelError):  # where it cannot be measured, the tuned policy stays
            session.open(self.use.task)
            for rounds in (RACE_ROUNDS, LONG_RACE_ROUNDS):
                trials = session.race((self.tuned, *self.candidates), self.default, rounds)
                for trial in trials:
                    log.add(trial)
                if self.take(trials):
                    break
