"""Look up a model or a key, and say why it hits or misses. Nothing is measured or written."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from bankd.bank import (
    Bank,
    Decision,
    Found,
    LayeredBank,
    TargetKey,
    canonical,
    reading_enabled,
    repeat_tune,
)
from bankd.bank.location import bank_folder, bank_folders, holds_bank
from bankd.bank.record import OUTCOMES
from bankd.bank.store import bank_file
from bankd.bank.subject import is_subgraph, policy_in_short
from bankd.bank.traces import Tried, retired, tasks_beginning, tried
from bankd.bridge.explain.answer import (
    AnsweringEntry,
    Explanation,
    FailedPolicy,
    Note,
    TaskAnswer,
    counted,
    in_words,
    joined,
)
from bankd.bridge.explain.task_difference import Near, nearest
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race import READ_ERRORS, environment_here
from bankd.bridge.session_options import converted
from bankd.bridge.stale_entries import why_dead
from bankd.config.config import cache_folder
from bankd.config.request import PRECISION_MODES, Request
from bankd.errors import BankError
from tuner.backend import host_cores, host_environment, host_target, why_not_here
from tuner.errors import TargetError
from tuner.frontend.shapes import parse_input_shape
from tuner.lookup.model_lookup import look_up_model, read_model
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task

MAX_KEYS = 4
"""Maximum number of keys that an error suggests."""


Wanted = tuple[str, int, str, str]
"""Name, uses, key and task of what is asked for; see `TaskAnswer`."""


def explain_model(
    model: Path, request: Request, banks: LayeredBank, env: Mapping[str, str]
) -> Explanation:
    """Explain what compiling the model would find. Raises TunerError, BankError.

    The request says for which target, and whether subgraphs, operators or both are listed.
    """
    target, is_read = _target(request), reading_enabled(env)
    shapes = parse_input_shape(request.input_shape) if request.input_shape else {}
    options = Options(target, shapes, request.precision_mode)
    lookup = BankLookup(banks, target, host_environment(), author="", reads_bank=is_read)
    cache = cache_folder(os.environ, Path.cwd())
    with converted(model, request, cache and cache / "converted") as onnx:
        fused = read_model(onnx, options)
    known = look_up_model(fused, lookup, options)
    usable = frozenset((*known.partitions, *known.hits))
    subgraphs = [
        (use.name, len(use.regions), use.subgraph.key, use.subgraph.text())
        for use in fused.subgraphs
    ]
    operators = [
        (use.name, len(use.nodes), use.task.key, use.task.text()) for use in known.read.uses
    ]
    here = TargetKey(target.soc_version, target.cores)
    view = _View(banks, here, is_read)
    partitions = view.answers(subgraphs, usable) if request.tunes_subgraphs else ()
    tasks = view.answers(operators, usable) if request.tunes_operators else ()
    missed = [answer.key for answer in (*partitions, *tasks) if not answer.is_hit]
    notes = [*_notes(env, banks, here), *_other_bank_notes(env, here, missed)]
    if reason := why_not_here(here.soc_version):
        notes.append(Note(f"this machine has no {here.soc_version}: {reason}"))
    if here.cores > host_cores():
        cores = counted(host_cores(), "core")
        notes.append(Note(f"this process may use {cores}, not {here.cores}"))
    if segments := known.read.segments:
        parts = counted(len(segments), "part")
        notes.append(Note(f"{parts} of the model without a kernel: {joined(segments)}"))
    return Explanation(str(model), here, environment_here(), tuple(notes), partitions, tasks)


def explain_key(
    beginning: str, request: Request, banks: LayeredBank, env: Mapping[str, str]
) -> Explanation:
    """Explain a key on every target that the request allows.

    Raises BankError for one that is in no bank, with keys that look like it.
    """
    key, task = _one_key(beginning, banks)
    is_read = reading_enabled(env)
    answers = tuple(
        answer
        for target in _targets_of(key, task, request, banks)
        for answer in _View(banks, target, is_read).answers([(in_words(target), 1, key, task)])
    )
    subgraphs, operators = (answers, ()) if is_subgraph(task) else ((), answers)
    notes = tuple(_notes(env, banks, None))
    return Explanation(key, None, environment_here(), notes, subgraphs, operators)


def _target(request: Request) -> Target:
    """The target as for tuning, but this machine need not have it. Raises TargetError."""
    soc_version = request.soc_version or host_target().soc_version
    cores = host_cores() if request.cores is None else request.cores
    if soc_version not in ISAS:
        what = f"soc_version {soc_version} is not known: there are kernels for {', '.join(ISAS)}"
        raise TargetError(what, "give one of these, or a key in place of the model", "EG0013")
    if cores < 1:
        what = f"--aicore_num {cores} is not a number of cores"
        raise TargetError(what, "give 1 or more", "EG0013")
    return Target(soc_version, cores)


def _one_key(beginning: str, banks: LayeredBank) -> tuple[str, str]:
    """The key that is meant, and its task."""
    known = _tasks(beginning, banks)
    if beginning in known:
        return beginning, known[beginning]
    if len(known) == 1:
        return next(iter(known.items()))
    if known:
        keys = joined(sorted(known), MAX_KEYS)
        what = f"several keys begin with {beginning!r}: {keys}"
        raise BankError(what, "give more digits of the key")
    lengths = range(min(len(beginning), 32), 0, -1)  # keys have 32 digits at most
    similar = next(filter(None, (_tasks(beginning[:length], banks) for length in lengths)), {})
    near = sorted(similar)[:MAX_KEYS]
    raise BankError(
        f"there is no model file {beginning!r}, and no bank knows a key that begins so",
        f"did you mean {' or '.join(near)}?" if near else "see `bankd ls` for keys",
    )


def _tasks(beginning: str, banks: LayeredBank) -> dict[str, str]:
    """The first few keys that begin so, with the texts of their tasks."""
    found: dict[str, str] = {}
    for bank in banks.banks.values():
        found |= tasks_beginning(bank, beginning, MAX_KEYS + 1)
    return found


def _targets_of(key: str, task: str, request: Request, banks: LayeredBank) -> list[TargetKey]:
    """Every target for which the banks have a trace of the key, and the one asked for."""
    known = {
        target
        for bank in banks.banks.values()
        for target in bank.targets()
        if bank.find(target, [key]) or retired(bank, target, [key]) or tried(bank, target, [key])
    }
    wanted = {
        target
        for target in known
        if request.soc_version in (None, target.soc_version)
        and request.cores in (None, target.cores)
    }
    is_ours = False
    with suppress(*READ_ERRORS):
        is_ours = bool(Subgraph.parse(task) if is_subgraph(task) else Task.parse(task))
    if is_ours:
        own = _target(request)
        wanted.add(TargetKey(own.soc_version, own.cores))
    if not wanted:
        raise BankError(
            f"{key} is not known for the target that is asked for",
            f"it is known for {joined(map(in_words, sorted(known))) or 'none'}",
        )
    return sorted(wanted)


@dataclass(frozen=True)
class _View:
    """The banks as seen from one target."""

    banks: LayeredBank
    target: TargetKey
    is_read: bool
    """ENABLE_TUNE_BANK."""

    def answers(
        self, wanted: Sequence[Wanted], usable: Collection[str] | None = None
    ) -> tuple[TaskAnswer, ...]:
        """One answer for each, in their order; all are operators, or all are subgraphs.

        `usable`: keys of the entries that compiling would use; None: each is judged by itself, and
        hits come with their failed trials, too.
        """
        of_subgraph = any(is_subgraph(task) for *_, task in wanted)
        asked = list(self.banks.asked(of_subgraph=of_subgraph).values())
        keys = [key for _, _, key, _ in wanted]
        found = self.banks.find(self.target, keys)
        counts = [tried(bank, self.target, keys) for bank in asked]
        is_here = self.target.soc_version in ISAS and not why_not_here(self.target.soc_version)
        environment = environment_here() if is_here else ""
        answers = []
        for name, uses, key, task in wanted:
            trials = [each[key] for each in counts if key in each]
            total = Tried(sum(t.trials for t in trials), sum(t.failed for t in trials))
            answer = TaskAnswer(
                name, uses, key, task, self.target, environment, total, is_read=self.is_read
            )
            if key in found:
                answer = self._known(answer, found[key], usable)
            else:
                answer = self._unknown(answer, asked)
            if not answer.is_hit or usable is None:
                answer = replace(answer, failures=self._failures(answer))
            answers.append(answer)
        return tuple(answers)

    def _known(
        self, answer: TaskAnswer, found: Found, usable: Collection[str] | None
    ) -> TaskAnswer:
        decision, bank = found.decision, self.banks.banks[found.source]
        revision = bank.revision(decision.revision) if decision.revision else None
        unusable = ""
        if usable is None or not self.is_read:
            unusable = why_dead(decision) or ""
        elif answer.key not in usable:
            unusable = why_dead(decision) or "its policy has no kernel any more"
        return replace(
            answer, entry=AnsweringEntry(decision, found.source, revision), unusable=unusable
        )

    def _unknown(self, answer: TaskAnswer, asked: Sequence[Bank]) -> TaskAnswer:
        key = answer.key
        elsewhere = [d for bank in asked for d in bank.elsewhere(key, self.target)]
        holders = (bank for bank in asked if retired(bank, self.target, [key]))
        history = (past for bank in holders for past in bank.decision_history(key, self.target))
        unasked = [each for each in self.banks.banks.items() if each[1] not in asked]
        return replace(
            answer,
            nearest=self._nearest(answer, elsewhere, asked),
            elsewhere=tuple(sorted({decision.target for decision in elsewhere})),
            unasked=tuple(s for s, bank in unasked if bank.find(self.target, [key])),
            retired=next((past for past in history if past.decision is None), None),
        )

    def _nearest(
        self, answer: TaskAnswer, elsewhere: Sequence[Decision], asked: Sequence[Bank]
    ) -> tuple[Near, ...]:
        """The nearest of all, and the nearest for this target where that is another.

        Where no target has the very task and this one has nothing similar, the nearest other
        target that has anything is asked: other core counts before other instruction sets.
        """
        own = self.target
        alike = _similar(answer, own, asked)
        here = nearest(answer.task, own, alike)
        others = elsewhere
        if not elsewhere and not alike:
            targets = sorted(
                {target for bank in asked for target in bank.targets()} - {own},
                key=lambda t: (t.soc_version != own.soc_version, abs(t.cores - own.cores), t),
            )
            similar = (_similar(answer, target, asked) for target in targets)
            others = next(filter(None, similar), [])
        best = nearest(answer.task, own, [*others, *([here.decision] if here else [])])
        return tuple(dict.fromkeys(near for near in (best, here) if near is not None))

    def _failures(self, answer: TaskAnswer) -> tuple[FailedPolicy, ...]:
        """Policies in quarantine, the worst outcome first; with the newest trial's note."""
        if not answer.tried.failed:
            return ()
        refused = self.banks.refused(answer.key, self.target)
        notes = {
            seen.policy: seen.note
            for bank in self.banks.banks.values()
            for seen in bank.observations(answer.key, self.target)
            if seen.outcome == refused.get(seen.policy)
        }
        worst = sorted(refused.items(), key=lambda each: (-OUTCOMES.index(each[1]), each[0]))
        return tuple(
            FailedPolicy(policy_in_short(answer.task, policy), outcome, notes.get(policy, ""))
            for policy, outcome in worst
        )


def _similar(answer: TaskAnswer, target: TargetKey, asked: Sequence[Bank]) -> list[Decision]:
    """Decisions for similar tasks, or for the same subgraph in other precision modes."""
    if not is_subgraph(answer.task):
        found = (d for bank in asked for d in bank.alike(answer.task, target))
        return [decision for decision in found if decision.key != answer.key]
    content = json.loads(answer.task)
    texts = (canonical({**content, "precision_mode": mode}) for mode in PRECISION_MODES)
    keys = [Subgraph(text).key for text in texts if text != answer.task]
    return [d for bank in asked for d in bank.find(target, keys).values()]


def _notes(env: Mapping[str, str], banks: LayeredBank, target: TargetKey | None) -> Iterator[Note]:
    """Settings and states of the custom bank in which it has no effect."""
    if not reading_enabled(env):
        what = "ENABLE_TUNE_BANK is False: no bank is read, so that everything is a miss"
        yield Note(what, "unset ENABLE_TUNE_BANK")
    if repeat_tune(env):
        what = "REPEAT_TUNE is True: hits are used, and tuned again all the same"
        yield Note(what, "unset REPEAT_TUNE")

    def has_entries(bank: Bank, place: TargetKey) -> bool:
        return next(bank.records(place.soc_version, place.cores), None) is not None

    folder, custom = bank_folder(env), banks.custom
    if not holds_bank(bank_file(folder)):
        yield Note(f"there is no bank yet in {folder}", "tune first, or see `bankd doctor`")
    elif custom.head() is None:
        yield Note(f"the bank in {folder} is empty: nothing was ever decided", "tune first")
    elif target is not None and not has_entries(custom, target):
        others = [in_words(one) for one in custom.targets() if has_entries(custom, one)]
        yield Note(
            f"the bank in {folder} has nothing for {in_words(target)};"
            f" it has entries for {joined(others) or 'no target'}",
            "--soc_version and --aicore_num choose another target",
        )


def _other_bank_notes(
    env: Mapping[str, str], target: TargetKey, missed: Sequence[str]
) -> Iterator[Note]:
    """Custom banks that exist, but are not asked as another variable comes first."""
    (variable, asked), *others = bank_folders(env).items()
    for other, folder in others:
        path = bank_file(folder)
        if not path.is_file() or path.resolve() == bank_file(asked).resolve():
            continue
        try:
            with Bank.open(path, create=False, read_only=True) as bank:
                known = len(bank.find(target, missed))
            content = f"it knows {known} of {counted(len(missed), 'miss')}"
        except BankError as error:
            content = error.message
        yield Note(
            f"another bank is in {folder} ({other}); it is not read, as {variable} leads"
            f" to {asked}; {content}",
            f"merge it, or unset {variable}",
        )
