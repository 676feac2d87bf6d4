"""A bank as the tuner sees it: one target, one environment. The one place where both meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bankd.bank import Decision, LayeredBank, TargetKey, canonical
from bankd.bank.cann.gradients import imported_times
from bankd.bank.subject import SUBGRAPH, is_gradients
from bankd.bridge.stale_entries import why_dead
from bankd.bridge.translate import decision_of, observation_of, trial_of
from bankd.version import tool_version
from tuner.gradients.gradient_subject import GradientSet
from tuner.lookup.protocol import PROVISIONAL, Hit
from tuner.lookup.task_similarity import nearest
from tuner.policy import Policy
from tuner.target import Environment, Target
from tuner.task import Task
from tuner.trials.trial import Decision as TunerDecision
from tuner.trials.trial import Outcome, Subject, Trial, timing_of

CANN_READY = Policy.of(measured="ready", source="cann")
"""The policy of trials that are times of readiness from a CANN file."""


class BankLookup:
    """A bank as one tuning session sees it. Every trial is durable when `record` returns."""

    def __init__(
        self,
        bank: LayeredBank,
        target: Target,
        environment: Environment,
        *,
        author: str,
        reads_bank: bool = True,
        model: str = "",
    ) -> None:
        self._bank = bank
        self._target = TargetKey(target.soc_version, target.cores)
        self._environment = canonical(environment.as_dict())
        self._author = author
        self._reads_bank = reads_bank
        self._model = model
        self._written: set[str] = set()
        self._evidence: dict[str, list[str]] = {}
        self.tasks: dict[str, str] = {}
        """Text of every task that was looked up, by key."""
        self.hits: dict[str, Hit] = {}
        """Entries that the bank had at the look-up, by key."""
        self.standing: set[str] = set()
        """Keys that the bank has though it is not read: their entries are not touched."""
        self.withheld: set[str] = set()
        """Keys of those for which the session chose another policy than the default."""
        self.subgraphs: set[str] = set()
        """Keys that are those of subgraphs; all others are those of operators."""
        self.asked: set[str] = set()
        """Keys of the latest look-up. Once the graph is cut, those of the model's own operators:
        before, operators of other cuts were looked up, too."""

    def find(self, tasks: Iterable[Subject]) -> Mapping[str, Hit]:
        """The entries for these tasks; those of another environment are marked as inherited."""
        subjects = list(tasks)
        asked = {subject.key: subject.text() for subject in subjects}
        self.tasks.update(asked)
        self.asked = set(asked)
        self.subgraphs |= {subject.key for subject in subjects if subject.op == SUBGRAPH}
        if not self._reads_bank:
            self._note_standing(asked)
            return {}
        found = self._bank.find(self._target, asked)
        known = ((key, self._hit(entry.decision, entry.source)) for key, entry in found.items())
        hits = {key: hit for key, hit in known if hit is not None}
        self.hits.update((key, hit) for key, hit in hits.items() if not hit.is_provisional)
        return hits

    def disregard(self, keys: Iterable[str]) -> None:
        """These entries have no kernel any more: they were no hits."""
        for key in keys:
            self.hits.pop(key, None)

    def refused(self, task: Subject) -> Mapping[str, Outcome]:
        """Policies of this task that failed before on this target."""
        refused = self._bank.refused(task.key, self._target)
        return {policy: Outcome(outcome) for policy, outcome in refused.items()}

    def measured(self, task: Subject) -> Sequence[Trial]:
        """Return trials of this task by sessions that made no decision, oldest first.

        Of this target and environment only. A decision that follows cites it.
        """
        if not self._reads_bank:
            return ()
        seen = self._bank.custom.unsettled(task.key, self._target, self._environment)
        trials = {one.content_hash: trial for one in seen if (trial := trial_of(task, one))}
        self._evidence.setdefault(task.key, []).extend(trials)
        return [*trials.values(), *self._imported(task)]

    def _imported(self, task: Subject) -> Iterator[Trial]:
        """The times that CANN files have for the same gradients; no observations of ours."""
        if isinstance(task, GradientSet):
            for times_us in imported_times(self._bank.custom, task.sizes):
                yield Trial(task, CANN_READY, Outcome.OK, timing_of(times_us))

    def seeds(self, task: Task) -> Sequence[Policy]:
        """Return policies of the bank for this task on other targets, and for similar tasks."""
        return seeds(self._bank, self._target, task) if self._reads_bank else ()

    def record(self, trial: Trial) -> None:
        """Commit the trial as an observation, so that not even `kill -9` loses it."""
        written = self._bank.custom.add_observation(
            observation_of(trial, self._target, self._environment, tool_version())
        )
        self._evidence.setdefault(trial.task.key, []).append(written)

    def decide(self, decisions: Iterable[TunerDecision], message: str) -> None:
        """Write the decisions as one revision; none at all writes nothing.

        Where the bank is not read, nothing was compared with its entries: they stay.
        """
        wanted = self._without_unasked(list(decisions))
        if not self._reads_bank:
            wanted = self._without_standing(wanted)
        chosen = [self._decision(decision) for decision in wanted]
        if chosen:
            told = f"{self._model}: {message}" if self._model else message
            self._bank.custom.commit(self._target, chosen, told, self._author)
            self._written |= {decision.key for decision in chosen}

    def _without_unasked(self, decisions: Sequence[TunerDecision]) -> list[TunerDecision]:
        """Leave out what is provisional where another session has decided meanwhile."""
        provisional = {d.task.key for d in decisions if d.rule == PROVISIONAL}
        found = self._bank.custom.find(self._target, provisional) if provisional else {}
        settled = {key for key, entry in found.items() if entry.rule != PROVISIONAL}
        return [d for d in decisions if d.task.key not in settled]

    def policies(self, keys: Iterable[str]) -> dict[str, str]:
        """The policy that the bank holds now for each of these keys, as far as it knows them."""
        found = self._bank.find(self._target, keys)
        return {key: entry.decision.policy for key, entry in found.items()}

    def _note_standing(self, keys: Iterable[str]) -> None:
        self.standing |= self._bank.custom.find(self._target, keys).keys() - self._written

    def _without_standing(self, decisions: Sequence[TunerDecision]) -> list[TunerDecision]:
        """Leave out keys that the custom bank has, those of a concurrent session included."""
        self._note_standing(decision.task.key for decision in decisions)
        stopped = [d for d in decisions if d.task.key in self.standing]
        self.withheld |= {d.task.key for d in stopped if d.rule == "tuned"}
        return [d for d in decisions if d.task.key not in self.standing]

    def note_use(self, model_hash: str, name: str, operators: Iterable[str]) -> None:
        """Keep for the statistics which entries a model needs: its subgraphs, and `operators`."""
        tasks = {key: self.tasks[key] for key in self.subgraphs.union(operators)}
        hits = self.hits.keys() & tasks.keys()
        self._bank.custom.use_model(model_hash, name, self._target, tasks, hits)

    def _hit(self, decision: Decision, source: str) -> Hit | None:
        """None for an entry whose policy is none: it came from elsewhere, and is a miss."""
        if is_gradients(decision.task) and why_dead(decision):
            return None
        try:
            policy = Policy.parse(decision.policy)
        except ValueError:
            return None
        return Hit(
            policy=policy,
            rule=decision.rule,
            source=source,
            inherited=decision.environment != self._environment,
        )

    def _decision(self, decision: TunerDecision) -> Decision:
        evidence = self._evidence.get(decision.task.key, ())
        return decision_of(decision, self._target, self._environment, evidence)


TUNED = "tuned"
"""The rule of decisions that found something better than the default."""


def seeds(bank: LayeredBank, target: TargetKey, task: Task) -> list[Policy]:
    """Return policies decided for this very task on other targets, then for the most similar tasks.

    Other core counts come before other instruction sets. Nothing here need be legal for the task.
    """
    same = sorted(bank.elsewhere(task.key, target), key=lambda d: _far(d.target, target))
    others = (d for d in bank.alike(task.text(), target) if d.key != task.key)
    found = [*(policy for _, policy in _tuned(same)), *nearest(task, _tuned(others))]
    return list(dict.fromkeys(found))


def _far(one: TargetKey, other: TargetKey) -> tuple[bool, int, TargetKey]:
    return one.soc_version != other.soc_version, abs(one.cores - other.cores), one


def _tuned(decisions: Iterable[Decision]) -> Iterator[tuple[Task, Policy]]:
    """Tasks and policies; what another program wrote may have a form that we cannot read."""
    for decision in decisions:
        if decision.rule == TUNED:
            try:
                yield Task.parse(decision.task), Policy.parse(decision.policy)
            except (ValueError, LookupError, TypeError, AttributeError):
                continue
