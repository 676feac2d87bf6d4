"""Why a model or a key hits the banks or misses them. Nothing is measured, compiled or written."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bankd.bank import Bank, TargetKey, reading_enabled, repeat_tune
from bankd.bank.asked import AskedBanks, custom_banks
from bankd.bank.layers import CUSTOM
from bankd.bank.store import bank_file
from bankd.bank.subject import is_gradients, is_subgraph
from bankd.bank.traces import keys_around, retired, tasks_beginning, tried
from bankd.bridge.conversion import converted
from bankd.bridge.explain.answers import View, Wanted
from bankd.bridge.explain.explained import Answer, Note, counted, in_words, joined
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race.here import FOREIGN, environment_here
from bankd.config.config import cache_folder
from bankd.config.request import Request
from bankd.errors import BankError
from tuner.backend import host_cores, host_environment, host_target, why_not_here
from tuner.errors import TargetError
from tuner.frontend.shapes import parse_input_shape
from tuner.lookup.model_lookup import FusedModel, ModelTasks, look_up_model, read_model
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task

MOST_KEYS = 4
"""Keys that an error suggests."""


@dataclass(frozen=True)
class Explanation:
    """What is to be said of a model or a key."""

    of: str
    """Path of the model, or the whole key."""
    target: TargetKey | None
    """For which a model is explained; a key is for every target where it is known."""
    environment: str
    """This machine's, as canonical JSON."""
    notes: tuple[Note, ...]
    """What concerns all of it, such as a setting that keeps the bank from being read."""
    subgraphs: tuple[Answer, ...]
    operators: tuple[Answer, ...]

    @property
    def answers(self) -> tuple[Answer, ...]:
        return (*self.subgraphs, *self.operators)

    @property
    def parts(self) -> list[tuple[str, tuple[Answer, ...]]]:
        """The kinds that there is anything of, with their title."""
        is_split = any(is_gradients(answer.task) for answer in self.operators)
        tasks = "gradients" if is_split else "operators"
        parts = (("subgraphs", self.subgraphs), (tasks, self.operators))
        return [(title, answers) for title, answers in parts if answers]


def explain_model(
    model: Path, request: Request, banks: AskedBanks, env: Mapping[str, str]
) -> Explanation:
    """What compiling the model would find, and why. Raises TunerError, BankError.

    The request says for which target, and whether subgraphs, operators or both are listed.
    """
    target = _target(request)
    fused, read, usable = _looked_up(model, request, target, banks, is_read=reading_enabled(env))
    here = TargetKey(target.soc_version, target.cores)
    view = View(banks, here, _environment_of(here), is_read=reading_enabled(env))
    subgraphs = [
        Wanted(use.name, len(use.regions), use.subgraph.key, use.subgraph.text())
        for use in fused.subgraphs
    ]
    operators = [
        Wanted(use.name, len(use.nodes), use.task.key, use.task.text()) for use in read.uses
    ]
    cuts = view.answers(subgraphs, usable) if request.tunes_subgraphs else []
    steps = view.answers(operators, usable) if request.tunes_operators else []
    notes = (
        *_settings(env),
        *_banks(banks, here),
        *_other_banks(env, here, [*cuts, *steps]),
        *_machine(here),
        *_segments(read),
    )
    return Explanation(str(model), here, environment_here(), notes, tuple(cuts), tuple(steps))


def explain_key(
    beginning: str, request: Request, banks: AskedBanks, env: Mapping[str, str]
) -> Explanation:
    """What is known of a key on every target that the request allows.

    Raises BankError for one that no bank has heard of, with keys that look like it.
    """
    key, task = _one_key(beginning, banks)
    answers = [
        answer
        for target in _targets_of(key, task, request, banks)
        for view in [View(banks, target, _environment_of(target), is_read=reading_enabled(env))]
        for answer in view.answers([Wanted(in_words(target), 1, key, task)])
    ]
    subgraphs, operators = (answers, []) if is_subgraph(task) else ([], answers)
    notes = (*_settings(env), *_banks(banks, None))
    return Explanation(key, None, environment_here(), notes, tuple(subgraphs), tuple(operators))


def _target(request: Request) -> Target:
    """As for tuning, but this machine need not have it. Raises TargetError."""
    soc_version = request.soc_version or host_target().soc_version
    if soc_version not in ISAS:
        raise TargetError(
            f"soc_version {soc_version} is not known: there are kernels for {', '.join(ISAS)}",
            "give one of these, or a key in place of the model",
            "EG0013",
        )
    cores = host_cores() if request.cores is None else request.cores
    if cores < 1:
        raise TargetError(
            f"--aicore_num {cores} is not a number of cores", "give 1 or more", "EG0013"
        )
    return Target(soc_version, cores)


def _looked_up(
    model: Path, request: Request, target: Target, banks: AskedBanks, *, is_read: bool
) -> tuple[FusedModel, ModelTasks, frozenset[str]]:
    """The model as compiling reads and cuts it, and the keys whose entries it would use."""
    shapes = parse_input_shape(request.input_shape) if request.input_shape else {}
    options = Options(target, shapes, request.precision_mode)
    lookup = BankLookup(banks.layered, target, host_environment(), author="", reads_bank=is_read)
    cache = cache_folder(os.environ, Path.cwd())
    with converted(model, request, cache and cache / "converted") as onnx:
        fused = read_model(onnx, options)
    known = look_up_model(fused, lookup, options)
    return fused, known.read, frozenset((*known.partitions, *known.hits))


def _environment_of(target: TargetKey) -> str:
    """What entries for a target are compared with; nothing where it is not this machine's."""
    is_here = target.soc_version in ISAS and why_not_here(target.soc_version) is None
    return environment_here() if is_here else ""


def _one_key(beginning: str, banks: AskedBanks) -> tuple[str, str]:
    """The key that is meant, and its task."""
    known: dict[str, str] = {}
    for bank in banks.banks.values():
        known |= tasks_beginning(bank, beginning, MOST_KEYS + 1)
    if beginning in known:
        return beginning, known[beginning]
    if len(known) == 1:
        return next(iter(known.items()))
    if known:
        raise BankError(
            f"several keys begin with {beginning!r}: {joined(sorted(known), MOST_KEYS)}",
            "give more digits of the key",
        )
    raise BankError(
        f"there is no model file {beginning!r}, and no bank knows a key that begins so",
        _did_you_mean(beginning, banks),
    )


def _did_you_mean(beginning: str, banks: AskedBanks) -> str:
    """Known keys that begin as the unknown one does: in their order they are its neighbours."""
    around = {
        key for bank in banks.banks.values() for key in keys_around(bank, beginning, MOST_KEYS)
    }
    alike = sorted((-_common(key, beginning), key) for key in around if _common(key, beginning))
    near = [key for _, key in alike[:MOST_KEYS]]
    return f"did you mean {' or '.join(near)}?" if near else "see `bankd ls` for keys"


def _common(one: str, other: str) -> int:
    """Characters with which both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


def _targets_of(key: str, task: str, request: Request, banks: AskedBanks) -> list[TargetKey]:
    """Every target of which the banks know something about the key, and the one asked for."""
    known = {
        target
        for bank in banks.banks.values()
        for target in bank.targets()
        if _is_known(bank, target, key)
    }
    wanted = {
        target
        for target in known
        if request.soc_version in (None, target.soc_version)
        and request.cores in (None, target.cores)
    }
    if _is_ours(task):
        own = _target(request)
        wanted.add(TargetKey(own.soc_version, own.cores))
    if not wanted:
        raise BankError(
            f"{key} is not known for the target that is asked for",
            f"it is known for {joined(map(in_words, sorted(known))) or 'none'}",
        )
    return sorted(wanted)


def _is_known(bank: Bank, target: TargetKey, key: str) -> bool:
    return bool(
        bank.find(target, [key]) or retired(bank, target, [key]) or tried(bank, target, [key])
    )


def _is_ours(task: str) -> bool:
    """Whether a task is one that this version can read; those of the original are not."""
    try:
        _ = Subgraph.parse(task) if is_subgraph(task) else Task.parse(task)
    except FOREIGN:
        return False
    return True


def _settings(env: Mapping[str, str]) -> Iterator[Note]:
    if not reading_enabled(env):
        yield Note(
            "ENABLE_TUNE_BANK is False: no bank is read, so that everything is a miss",
            "unset ENABLE_TUNE_BANK",
        )
    if repeat_tune(env):
        yield Note(
            "REPEAT_TUNE is True: hits are used, and tuned again all the same",
            "unset REPEAT_TUNE",
        )


def _banks(banks: AskedBanks, target: TargetKey | None) -> Iterator[Note]:
    """Whether the custom bank can have an effect at all."""
    folder, custom = banks.custom_folder, banks.banks.get(CUSTOM)
    if custom is None:
        yield Note(f"there is no bank yet in {folder}", "tune first, or see `bankd doctor`")
    elif custom.head() is None:
        yield Note(f"the bank in {folder} is empty: nothing was ever decided", "tune first")
    elif target is not None and not _has_entries(custom, target):
        others = [one for one in custom.targets() if _has_entries(custom, one)]
        yield Note(
            f"the bank in {folder} has nothing for {in_words(target)};"
            f" it has entries for {joined(map(in_words, others)) or 'no target'}",
            "--soc_version and --aicore_num choose another target",
        )


def _has_entries(bank: Bank, target: TargetKey) -> bool:
    return next(bank.records(target.soc_version, target.cores), None) is not None


def _other_banks(
    env: Mapping[str, str], target: TargetKey, answers: Sequence[Answer]
) -> Iterator[Note]:
    """Custom banks that are there, and are not asked as another variable comes first."""
    (variable, asked), *others = custom_banks(env).items()
    missed = [answer.key for answer in answers if not answer.is_hit]
    for other, folder in others:
        path = bank_file(folder)
        if path.is_file() and path.resolve() != bank_file(asked).resolve():
            yield Note(
                f"another bank is in {folder} ({other}); it is not read, as {variable} leads"
                f" to {asked}; {_what_it_knows(path, target, missed)}",
                f"merge it, or unset {variable}",
            )


def _what_it_knows(path: Path, target: TargetKey, missed: Sequence[str]) -> str:
    try:
        with Bank.open(path, create=False, read_only=True) as bank:
            known = bank.find(target, missed)
    except BankError as error:
        return error.message
    return f"it knows {len(known)} of {counted(len(missed), 'miss')}"


def _machine(target: TargetKey) -> Iterator[Note]:
    if reason := why_not_here(target.soc_version):
        yield Note(f"this machine has no {target.soc_version}: {reason}")
    if target.cores > host_cores():
        yield Note(f"this process may use {counted(host_cores(), 'core')}, not {target.cores}")


def _segments(read: ModelTasks) -> Iterator[Note]:
    if read.segments:
        names = joined(read.segments)
        yield Note(f"{counted(len(read.segments), 'part')} of the model without a kernel: {names}")
