"""Look up a model or a key, and say why it hits or misses. Nothing is measured or written."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from bankd.bank import (
    Bank,
    Decision,
    LayeredBank,
    TargetKey,
    canonical,
    flag,
)
from bankd.bank.location import bank_folder, bank_folders
from bankd.bank.record import OUTCOMES, TrialCount
from bankd.bank.store import bank_file
from bankd.bank.subject import is_subgraph, op_of, policy_in_short
from bankd.bridge.explain.answer import (
    Explanation,
    FailedPolicy,
    Near,
    Note,
    TaskAnswer,
    counted,
    in_words,
    joined,
)
from bankd.bridge.explain.task_difference import differences
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race import environment_here
from bankd.bridge.session_options import converted
from bankd.bridge.stale_entries import READ_ERRORS, why_stale
from bankd.config.config import cache_folder
from bankd.config.request import PRECISION_MODES, Request
from bankd.errors import BankError
from tuner.backend import host_cores, host_environment, host_target, why_not_here
from tuner.errors import TargetError
from tuner.frontend.shapes import parse_input_shape
from tuner.lookup.model_lookup import look_up_model, read_model
from tuner.lookup.task_similarity import distance
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task

MAX_KEYS = 4
"""Maximum number of keys that an error names."""

Wanted = tuple[str, int, str, str]
"""Name, uses, key and task of what is asked for; see `TaskAnswer`."""


def explain_model(
    model: Path, request: Request, banks: LayeredBank, env: Mapping[str, str]
) -> Explanation:
    """Explain what compiling the model would find. Raises TunerError, BankError.

    The request says for which target, and whether subgraphs, operators or both are listed.
    """
    target, is_read = _target(request), flag(env, "ENABLE_TUNE_BANK")
    shapes = parse_input_shape(request.input_shape) if request.input_shape else {}
    options = Options(target, shapes, precision_mode=request.precision_mode)
    lookup = BankLookup(banks, target, host_environment(), author="", reads_bank=is_read)
    cache = cache_folder(os.environ, Path.cwd())
    with converted(model, request, cache and cache / "converted") as onnx:
        fused = read_model(onnx, options)
    known = look_up_model(fused, lookup, options)
    here, usable = TargetKey(target.soc_version, target.cores), {*known.partitions, *known.hits}
    cuts = [(u.name, len(u.regions), u.subgraph.key, u.subgraph.text()) for u in fused.subgraphs]
    tasks = [(u.name, len(u.nodes), u.task.key, u.task.text()) for u in known.read.uses]
    subgraphs, operators = (
        _answers(banks, here, wanted, usable, is_read=is_read) if is_listed else ()
        for wanted, is_listed in ((cuts, request.tunes_subgraphs), (tasks, request.tunes_operators))
    )
    notes = [*_notes(env, banks, here)]
    if reason := why_not_here(here.soc_version):
        notes.append(Note(f"this machine has no {here.soc_version}: {reason}"))
    if here.cores > host_cores():
        cores = counted(host_cores(), "core")
        notes.append(Note(f"this process may use {cores}, not {here.cores}"))
    if segments := known.read.segments:
        parts = counted(len(segments), "part")
        notes.append(Note(f"{parts} of the model without a kernel: {joined(segments)}"))
    return Explanation(str(model), here, environment_here(), tuple(notes), subgraphs, operators)


def explain_key(
    beginning: str, request: Request, banks: LayeredBank, env: Mapping[str, str]
) -> Explanation:
    """Explain a key on every target that the request allows.

    Raises BankError for a prefix of none or several, and for a target where it is not known.
    """
    known: dict[str, str] = {}
    for bank in banks.banks.values():
        known |= bank.tasks_beginning(beginning, MAX_KEYS + 1)
    if beginning not in known and len(known) != 1:
        what = f"several keys begin with {beginning!r}: {joined(sorted(known), MAX_KEYS)}"
        none = f"there is no model file {beginning!r}, and no bank knows a key that begins so"
        raise BankError(what if known else none, "see `bankd ls` for keys")
    key = beginning if beginning in known else next(iter(known))
    task, is_read = known[key], flag(env, "ENABLE_TUNE_BANK")
    answers = tuple(
        answer
        for target in _targets_of(key, task, request, banks)
        for answer in _answers(banks, target, [(in_words(target), 1, key, task)], is_read=is_read)
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


def _targets_of(key: str, task: str, request: Request, banks: LayeredBank) -> list[TargetKey]:
    """Every target for which the banks have a trace of the key, and the one asked for."""
    known = {
        target
        for bank in banks.banks.values()
        for target in bank.targets()
        if bank.decision_history(key, target) or bank.tried(target, [key])
    }
    soc_version, cores = request.soc_version, request.cores
    wanted = {t for t in known if soc_version in (None, t.soc_version) and cores in (None, t.cores)}
    try:
        _ = Subgraph.parse(task) if is_subgraph(task) else Task.parse(task)
    except READ_ERRORS:
        pass  # Another program's task is explained only where it is known.
    else:
        own = _target(request)
        wanted.add(TargetKey(own.soc_version, own.cores))
    if not wanted:
        raise BankError(
            f"{key} is not known for the target that is asked for",
            f"it is known for {joined(map(in_words, sorted(known))) or 'none'}",
        )
    return sorted(wanted)


def _answers(
    banks: LayeredBank,
    target: TargetKey,
    wanted: Sequence[Wanted],
    usable: Collection[str] | None = None,
    *,
    is_read: bool,
) -> tuple[TaskAnswer, ...]:
    """One answer for each, in their order; all are operators, or all are subgraphs.

    `usable`: keys of the entries that compiling would use; None: each is judged by itself, and
    hits come with their failed trials, too.
    """
    asked = banks.asked(of_subgraph=any(is_subgraph(task) for *_, task in wanted))
    keys = [key for _, _, key, _ in wanted]
    found = banks.find(target, keys)
    counts = [bank.tried(target, keys) for bank in asked.values()]
    is_here = target.soc_version in ISAS and not why_not_here(target.soc_version)
    environment = environment_here() if is_here else ""
    answers = []
    for name, uses, key, task in wanted:
        trials = [each[key] for each in counts if key in each]
        total = TrialCount(sum(t.trials for t in trials), sum(t.failed for t in trials))
        answer = TaskAnswer(name, uses, key, task, target, environment, total, is_read)
        if entry := found.get(key):
            number, why = entry.decision.revision, ""
            if usable is None or not is_read:
                why = why_stale(entry.decision) or ""
            elif key not in usable:
                why = why_stale(entry.decision) or "its policy has no kernel any more"
            revision = banks.banks[entry.source].revision(number) if number else None
            answer = replace(answer, entry=entry, revision=revision, unusable=why)
        else:
            answer = _missed(answer, banks, asked)
        if total.failed and (not answer.is_hit or usable is None):
            answer = replace(answer, failures=_failures(answer, banks))
        answers.append(answer)
    return tuple(answers)


def _missed(answer: TaskAnswer, banks: LayeredBank, asked: Mapping[str, Bank]) -> TaskAnswer:
    """A miss with all that the banks know of the task on other targets, and of similar ones."""
    key, own = answer.key, answer.target
    elsewhere = [d for bank in asked.values() for d in bank.elsewhere(key, own)]
    latest = [past for bank in asked.values() for past in bank.decision_history(key, own)[:1]]
    unasked = (each for each in banks.banks.items() if each[0] not in asked)
    candidates = [*elsewhere, *_similar(answer, own, asked.values())]
    if not candidates:  # Other core counts come before other instruction sets.
        targets = sorted(
            {target for bank in asked.values() for target in bank.targets()} - {own},
            key=lambda t: (t.soc_version != own.soc_version, abs(t.cores - own.cores), t),
        )
        similar = (_similar(answer, target, asked.values()) for target in targets)
        candidates = next(filter(None, similar), [])
    return replace(
        answer,
        nearest=_nearest(answer, candidates),
        elsewhere=tuple(sorted({decision.target for decision in elsewhere})),
        unasked=tuple(source for source, bank in unasked if bank.find(own, [key])),
        retired=next((past.revision for past in latest if past.decision is None), None),
    )


def _similar(answer: TaskAnswer, target: TargetKey, asked: Iterable[Bank]) -> list[Decision]:
    """Decisions for similar tasks, or for the same subgraph in other precision modes."""
    if not is_subgraph(answer.task):
        found = (d for bank in asked for d in bank.alike(answer.task, target))
        return [decision for decision in found if decision.key != answer.key]
    content = json.loads(answer.task)
    texts = (canonical({**content, "precision_mode": mode}) for mode in PRECISION_MODES)
    keys = [Subgraph(text).key for text in texts if text != answer.task]
    return [d for bank in asked for d in bank.find(target, keys).values()]


def _nearest(answer: TaskAnswer, candidates: Sequence[Decision]) -> Near | None:
    """The candidate for the task most like this one, by the measure that finds warm starts.

    The same instruction set comes first, and subgraphs differ in their precision mode only.
    """
    own = answer.target

    def rank(one: Decision) -> tuple[object, ...]:
        apart = math.inf
        with suppress(*READ_ERRORS):
            apart = distance(Task.parse(one.task), Task.parse(answer.task))
        is_other, cores = one.target.soc_version != own.soc_version, one.target.cores - own.cores
        return is_other, apart, abs(cores), one.key, one.target

    same_op = (one for one in candidates if op_of(one.task) == op_of(answer.task))
    if (best := min(same_op, key=rank, default=None)) is None:
        return None
    targets = (canonical(asdict(target)) for target in (best.target, own))
    return Near(best, (*differences(best.task, answer.task), *differences(*targets)))


def _failures(answer: TaskAnswer, banks: LayeredBank) -> tuple[FailedPolicy, ...]:
    """Policies in quarantine, the worst outcome first; with the newest trial's note."""
    refused = banks.refused(answer.key, answer.target)
    notes = {
        seen.policy: seen.note
        for bank in banks.banks.values()
        for seen in bank.observations(answer.key, answer.target)
        if seen.outcome == refused.get(seen.policy)
    }
    worst = sorted(refused.items(), key=lambda each: (-OUTCOMES.index(each[1]), each[0]))
    return tuple(
        FailedPolicy(policy_in_short(answer.task, policy), outcome, notes.get(policy, ""))
        for policy, outcome in worst
    )


def _notes(env: Mapping[str, str], banks: LayeredBank, target: TargetKey | None) -> Iterator[Note]:
    """Settings, and states of the banks, in which they have no effect on the target's entries."""
    if not flag(env, "ENABLE_TUNE_BANK"):
        what = "ENABLE_TUNE_BANK is False: no bank is read, so that everything is a miss"
        yield Note(what, "unset ENABLE_TUNE_BANK")
    if flag(env, "REPEAT_TUNE"):
        what = "REPEAT_TUNE is True: hits are used, and tuned again all the same"
        yield Note(what, "unset REPEAT_TUNE")
    if target is None:
        return
    folder, custom = bank_folder(env), banks.custom
    held = [t for t in custom.targets() if next(custom.records(t.soc_version, t.cores), None)]
    if target not in held:
        others = f"it has entries for {joined(map(in_words, held)) or 'no target'}"
        what = f"the bank in {folder} has nothing for {in_words(target)}; {others}"
        yield Note(what, "tune first, or choose another with --soc_version and --aicore_num")
    variable, *_ = bank_folders(env)
    for other, place in bank_folders(env).items():
        path = bank_file(place)
        if path.is_file() and path.resolve() != bank_file(folder).resolve():
            what = f"another bank is in {place} ({other}); it is not read, as {variable} is set"
            yield Note(what, f"merge it, or unset {variable}")
