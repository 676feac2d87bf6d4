"""Look up a model or a key, and say why it hits or misses. Nothing is measured or written."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from pathlib import Path

from bankd.bank import LayeredBank, TargetKey
from bankd.bank.location import bank_folder, bank_folders
from bankd.bank.store import bank_file
from bankd.bank.subject import is_subgraph
from bankd.bridge.explain.answer import (
    Explanation,
    Note,
    ShapeAnswers,
    TaskAnswer,
    joined,
)
from bankd.bridge.explain.choices import choices_for
from bankd.bridge.explain.points import served_points, values_of
from bankd.bridge.explain.task_answers import Wanted, answers_for
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race import environment_here
from bankd.bridge.session_options import converted, fitted, given_shapes
from bankd.bridge.stale_entries import READ_ERRORS
from bankd.config.config import cache_folder, read_variable
from bankd.config.request import Request
from bankd.errors import BankError, ErrorCode
from bankd.number_text import counted
from tuner.backend import host_cores, host_environment, host_target, why_not_here
from tuner.errors import OptionError, TargetError
from tuner.graph import SegmentNode
from tuner.lookup.model_lookup import FusedModel, ModelTasks, look_up_model, read_model
from tuner.lookup.protocol import Hit
from tuner.lookup.sized_model import read_sized_model
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task
from tuner.whole_model.points import values_text
from tuner.whole_model.several_shapes import (
    differing_sizes,
    in_given_order,
    options_of_steps,
)

MAX_KEYS = 4
"""Maximum number of keys that an error names."""


def explain_model(
    model: Path,
    request: Request,
    banks: LayeredBank,
    env: Mapping[str, str],
    shape: str = "",
    offline_model: Path | None = None,
) -> Explanation:
    """Explain what compiling the model would find. Raises TunerError, BankError.

    The request says for which target, and whether subgraphs, operators or both are listed. Of a
    model with ranges of sizes, `shape` chooses the point that serves this shape; the stretches of
    sizes that points serve are those of `offline_model`.
    """
    target, is_read = _target(request), read_variable(env, "ENABLE_TUNE_BANK")
    options = Options(target, **given_shapes(request), precision_mode=request.precision_mode)
    lookup = BankLookup(banks, target, host_environment(), author="", reads_bank=is_read)
    cache = cache_folder(os.environ, Path.cwd())
    notes = [*_notes(env, banks, _key(target))]
    with converted(model, request, cache and cache / "converted") as onnx:
        options = fitted(options, request, onnx)
        if (shape or offline_model) and not options.shape_ranges:
            what = "--shape and --om are about models with ranges of sizes"
            raise OptionError(what, "give the ranges: --input_shape", ErrorCode.OPTION)
        answers = _AnswersOfModel(onnx, request, banks, lookup, is_read=is_read)
        if options.shape_ranges:
            shapes, found = answers.at_points(options, shape, offline_model)
            notes += map(Note, found)
        else:
            shapes = answers.at_steps(options)
        choices = choices_for(onnx, banks, _key(target))
    if reason := why_not_here(target.soc_version):
        notes.append(Note(f"this machine has no {target.soc_version}: {reason}"))
    if target.cores > host_cores():
        cores = counted(host_cores(), "core")
        notes.append(Note(f"this process may use {cores}, not {target.cores}"))
    subgraphs, operators = (
        tuple({answer.key: answer for one in shapes for answer in every(one)}.values())
        for every in (attrgetter("subgraphs"), attrgetter("operators"))
    )
    is_several = len(shapes) > 1 or bool(options.shape_ranges)
    return Explanation(
        str(model), _key(target), environment_here(), tuple(notes), subgraphs, operators,
        shapes if is_several else (), answers.segment_nodes, choices,
    )  # fmt: skip


class _AnswersOfModel:
    """The answers of the banks for a model, for one shape after the other."""

    def __init__(
        self,
        model: Path,
        request: Request,
        banks: LayeredBank,
        lookup: BankLookup,
        *,
        is_read: bool,
    ) -> None:
        self._model, self._request, self._banks = model, request, banks
        self._lookup, self._is_read = lookup, is_read
        self.segment_nodes: tuple[SegmentNode, ...] = ()
        """The model's nodes that ONNX Runtime runs, at any shape."""

    def at_steps(self, options: Options) -> tuple[ShapeAnswers, ...]:
        """Answers for each step, or for the one shape."""
        steps = options.shape_steps
        sizes: Sequence[Mapping[str, int]] = differing_sizes(steps) if steps else [{}]
        owns = in_given_order([*options_of_steps(options)], options)
        return tuple(
            self._of(read_model(self._model, own), own, values_text(values), values)
            for own, values in zip(owns, sizes, strict=True)
        )

    def _of(
        self,
        fused: FusedModel,
        options: Options,
        title: str,
        values: Mapping[str, int],
        serves: tuple[int, int] | None = None,
    ) -> ShapeAnswers:
        """Answers for the model at one shape: the only one, a step, or a point."""
        known = look_up_model(fused, self._lookup, options)
        cuts = [
            (u.name, len(u.regions), u.subgraph.key, u.subgraph.text()) for u in fused.subgraphs
        ]
        usable = {**dict.fromkeys(known.partitions), **known.hits}
        nodes = (*self.segment_nodes, *known.read.segment_nodes)
        self.segment_nodes = tuple(dict.fromkeys(nodes))
        subgraphs = self._answers(options, cuts, usable, is_listed=self._request.tunes_subgraphs)
        operators = self._of_tasks(options, known.read, usable)
        return ShapeAnswers(title, values, serves, subgraphs, operators)

    def at_points(
        self, options: Options, shape: str, offline_model: Path | None
    ) -> tuple[tuple[ShapeAnswers, ...], list[str]]:
        """Answers at each point of the ranges, or at the one that serves `shape`, with notes."""
        model = read_sized_model(self._model, options)
        points, notes = served_points(model, offline_model, options.shape_points), list[str]()
        if shape:
            values = values_of(model, shape)
            [point, *_] = points = [point for point in points if point.serves(values)]
            served, by = values_text(values), values_text(point.values)
            notes.append(f"{served} runs with the policies of {by}")
        if offline_model is None:
            ends = "points serve up to halfway to the next one, as of `bankd atc`"
            notes.append(f"{ends}; give --om for the stretches that tuning measured")
        answers = (
            self._of(
                model.at(point.values, options), options, point.title, point.values,
                (point.low, point.high),
            )
            for point in points
        )  # fmt: skip
        return tuple(answers), notes

    def _of_tasks(
        self, options: Options, read: ModelTasks, usable: Mapping[str, Hit | None]
    ) -> tuple[TaskAnswer, ...]:
        tasks = [(u.name, len(u.nodes), u.task.key, u.task.text()) for u in read.uses]
        return self._answers(options, tasks, usable, is_listed=self._request.tunes_operators)

    def _answers(
        self,
        options: Options,
        wanted: Sequence[Wanted],
        usable: Mapping[str, Hit | None],
        *,
        is_listed: bool,
    ) -> tuple[TaskAnswer, ...]:
        here = _key(options.target)
        return (
            answers_for(self._banks, here, wanted, usable, is_read=self._is_read)
            if is_listed
            else ()
        )


def _key(target: Target) -> TargetKey:
    return TargetKey(target.soc_version, target.cores)


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
    task, is_read = known[key], read_variable(env, "ENABLE_TUNE_BANK")
    answers = tuple(
        answer
        for target in _targets_of(key, task, request, banks)
        for answer in answers_for(banks, target, [(target.words, 1, key, task)], is_read=is_read)
    )
    subgraphs, operators = (answers, ()) if is_subgraph(task) else ((), answers)
    notes = tuple(_notes(env, banks, None))
    return Explanation(key, None, environment_here(), notes, subgraphs, operators)


def _target(request: Request) -> Target:
    """The target as for tuning, but this machine need not have it. Raises TargetError."""
    soc_version = request.soc_version or host_target().soc_version
    cores = host_cores() if request.target_cores is None else request.target_cores
    if soc_version not in ISAS:
        what = f"soc_version {soc_version} is not known: there are kernels for {', '.join(ISAS)}"
        raise TargetError(
            what, "give one of these, or a key in place of the model", ErrorCode.DEVICE
        )
    if cores < 1:
        what = f"--aicore_num {cores} is not a number of cores"
        raise TargetError(what, "give 1 or more", ErrorCode.DEVICE)
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
            f"it is known for {joined(one.words for one in sorted(known)) or 'none'}",
        )
    return sorted(wanted)


def _notes(env: Mapping[str, str], banks: LayeredBank, target: TargetKey | None) -> Iterator[Note]:
    """Settings, and states of the banks, in which they have no effect on the target's entries."""
    if not read_variable(env, "ENABLE_TUNE_BANK"):
        what = "ENABLE_TUNE_BANK is False: no bank is read, so that everything is a miss"
        yield Note(what, "unset ENABLE_TUNE_BANK")
    if read_variable(env, "REPEAT_TUNE"):
        what = "REPEAT_TUNE is True: hits are used, and tuned again all the same"
        yield Note(what, "unset REPEAT_TUNE")
    if target is None:
        return
    folder, custom = bank_folder(env), banks.custom
    held = [t for t in custom.targets() if next(custom.records(t.soc_version, t.cores), None)]
    if target not in held:
        others = f"it has entries for {joined(one.words for one in held) or 'no target'}"
        what = f"the bank in {folder} has nothing for {target.words}; {others}"
        yield Note(what, "tune first, or choose another with --soc_version and --aicore_num")
    variable, *_ = bank_folders(env)
    for other, place in bank_folders(env).items():
        path = bank_file(place)
        if path.is_file() and path.resolve() != bank_file(folder).resolve():
            what = f"another bank is in {place} ({other}); it is not read, as {variable} is set"
            yield Note(what, f"merge it, or unset {variable}")
