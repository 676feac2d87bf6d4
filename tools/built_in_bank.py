"""`make built-in-bank`: tune known networks for each target, and pack the bank that is shipped.

networks -> run/built-in/models/ -> tuned into run/built-in/bank/ -> bankd/bank/builtin/

What is tuned is kept, so the same command continues: a network is done for a target when all its
operators are decided. Packed are the decisions, each with the trial that it rests on, and what
failed; with a record of where, when and how.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from bankd.bank import Bank, Decision, Observation, TargetKey
from bankd.bank.built_in import FOLDER, PROVENANCE_FILE, Provenance, TargetRecord
from bankd.bank.exchange.export import preview
from bankd.bank.location import BANK_FILE
from bankd.bank.record import PROVISIONAL
from bankd.bank.subject import is_subgraph
from bankd.bridge.stale_entries import why_stale
from bankd.bridge.worker import Worker
from bankd.cli.progress import progress
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.errors import BankdError, ExitCode
from bankd.system.device_lock import holding_device, lock_folder
from bankd.version import tool_version
from fixtures.zoo import FURTHER, ZOO
from tuner.errors import TunerError

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "run" / "built-in"
MODELS = ("resnet50", "mobilenetv2", "bert_base", "yolov5s", "gpt2", *(
    name for name in {**FURTHER, **ZOO}
    if name not in ("resnet50", "mobilenetv2", "bert_base", "yolov5s", "gpt2")
))  # fmt: skip
"""Most wanted first."""
TARGETS = ("x86_64-v4/2", "x86_64-v4/1", "x86_64-v3/2", "x86_64-v3/1")
MIN_LEFT_S = 25.0
"""Minimum time in which it is worth beginning a network."""
PACKED_BY = "make built-in-bank"


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    os.environ["ENABLE_BUILT_IN_BANK"] = "False"  # else what was shipped before would be a hit
    os.environ["TUNE_KERNEL_CACHE_PATH"] = str(options.folder / "kernels")
    bank_folder = options.folder / "bank"
    bank_folder.mkdir(parents=True, exist_ok=True)
    try:
        if options.minutes > 0:
            tune_all(options, bank_folder)
        with Bank.open(bank_folder, create=False, read_only=True) as bank:
            made = pack(bank, options.output, options.models, _commands(options))
    except (BankdError, TunerError) as error:
        _say(f"error: {error.message}")
        _say(f"hint: {error.hint}")
        return ExitCode.FAILURE
    except KeyboardInterrupt:
        _say("stopped; what was tuned is kept, the same command continues there")
        return ExitCode.INTERRUPTED
    _tell(made, options.output)
    return ExitCode.OK


def tune_all(options: argparse.Namespace, bank_folder: Path) -> None:
    """Tune each network for each target, until the time is over.

    Those of which some task stayed undecided before come last.
    """
    deadline_s = time.monotonic() + 60 * options.minutes
    plan = list(itertools.product(options.targets, options.models))
    with Bank.open(bank_folder) as bank:
        begun = {target: {*asked(bank, target)} for target in options.targets}
    plan.sort(key=lambda cell: (cell[1] in begun[cell[0]], cell[1] in FURTHER))
    with holding_device(lock_folder(os.environ)):
        for target, name in plan:
            left_s = deadline_s - time.monotonic()
            if left_s < MIN_LEFT_S:
                _say("the time is over: run the same command again to continue")
                return
            if not is_done(bank_folder, name, target):
                tune(options.folder, name, target, left_s)


def is_done(bank_folder: Path, model: str, target: TargetKey) -> bool:
    with Bank.open(bank_folder, create=False, read_only=True) as bank:
        return model in covered(bank, target)


def asked(bank: Bank, target: TargetKey) -> Iterator[str]:
    """Names of the models that were tuned for a target, perhaps in part."""
    return (m.name for m in bank.models() if bank.model_keys(m.content_hash, target))


def covered(bank: Bank, target: TargetKey) -> list[str]:
    """Names of the models that were tuned for a target, all of whose keys are decided."""
    names = []
    for model in bank.models():
        keys = bank.model_keys(model.content_hash, target)
        final = {k for k, d in bank.find(target, keys).items() if d.rule != PROVISIONAL}
        if keys and final >= set(keys):
            names.append(model.name)
    return sorted(set(names))


def tune(folder: Path, name: str, target: TargetKey, limit_s: float) -> None:
    """Tune one network through the whole pipeline; its bank is `folder`/bank."""
    model = folder / "models" / f"{name}.onnx"
    if not model.exists():
        zoo = [sys.executable, "-m", "fixtures.zoo", name, "--output", str(model.parent)]
        subprocess.run(zoo, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    request = Request(
        soc_version=target.soc_version,
        cores=target.cores,
        time_limit_s=limit_s,
        command_line=PACKED_BY,
    )
    settings = Settings(folder, folder / "reports", folder / "bank")
    started_s = time.monotonic()
    with (
        Worker(settings, request) as worker,
        tempfile.TemporaryDirectory(dir=folder) as scratch,
        progress(f"{name} {target}", bar=True, log_level="warning") as listen,
    ):
        record = worker.tune(model, Path(scratch) / "tuned.om", listen)
    _say(
        f"{name} {target}: {record.tasks} tasks, {record.hits} known, {record.trials} trials,"
        f" {time.monotonic() - started_s:.0f} s"
    )


def pack(bank: Bank, output: Path, planned: Sequence[str], commands: Sequence[str]) -> Provenance:
    """Write the decisions of a bank, with a trial of each, as the bank that is shipped.

    It is one file without a log beside it, so that it can be read where nothing can be written.
    Raises BankError.
    """
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / BANK_FILE
        with Bank.open(file) as shipped:
            trials = _copy(bank, shipped)
            made = _provenance(bank, shipped, trials, planned, commands)
        with sqlite3.connect(file, isolation_level=None) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        database.close()
        output.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, output / BANK_FILE)
    text = msgspec.json.format(msgspec.json.encode(made), indent=2)
    (output / PROVENANCE_FILE).write_bytes(text + b"\n")
    return made


def _copy(bank: Bank, shipped: Bank) -> list[Observation]:
    """Copy what is final and has a kernel; return all trials of it, of which few were copied."""
    chosen: list[Decision] = []
    every: list[Observation] = []
    for target, _ in bank.target_counts():
        for decision in _final(bank, target):
            trials = bank.observations(decision.key, target)
            every += trials
            cited = _cited(decision, trials)
            shipped.add_observations([*cited, *map(_bare, filter(_failed, trials))])
            evidence = tuple(one.content_hash for one in cited)
            chosen.append(replace(decision, evidence=evidence, revision=None))
    message = f"tuned by {PACKED_BY}, tunebank {tool_version()}"
    shipped.commit_many(((d.target, d.key, d) for d in chosen), message, "tunebank")
    return every


def _final(bank: Bank, target: TargetKey) -> Iterator[Decision]:
    for decision in bank.records(target.soc_version, target.cores):
        if decision.rule != PROVISIONAL and why_stale(decision) is None:
            yield decision


def _cited(decision: Decision, trials: Sequence[Observation]) -> list[Observation]:
    """The latest good trial of the policy that was chosen, without samples."""
    cited = set(decision.evidence)
    good = [
        one
        for one in trials
        if one.policy == decision.policy and one.outcome == "ok" and one.content_hash in cited
    ]
    return [_bare(max(good, key=lambda one: one.created))] if good else []


def _failed(trial: Observation) -> bool:
    return trial.outcome != "ok"


def _bare(trial: Observation) -> Observation:
    """The trial without the times of each round, and without the name of the host."""
    timing, baseline = (t and t.without_samples() for t in (trial.timing, trial.baseline))
    return replace(trial, timing=timing, baseline=baseline, host="")


def _provenance(
    bank: Bank,
    shipped: Bank,
    trials: Sequence[Observation],
    planned: Sequence[str],
    commands: Sequence[str],
) -> Provenance:
    environment = json.loads(next(one.environment for one in trials))
    times = sorted(one.created for one in trials)
    records = {}
    for target, count in shipped.target_counts():
        decided = list(shipped.records(target.soc_version, target.cores))
        models = covered(bank, target)
        records[f"{target.soc_version}/{target.cores}"] = TargetRecord(
            decisions=count,
            tuned=sum(one.rule == "tuned" for one in decided),
            subgraphs=sum(is_subgraph(one.task) for one in decided),
            trials=sum(one.target == target for one in trials),
            models=tuple(models),
            missing=tuple(sorted(set(planned) - set(models))),
            root=preview(shipped, target.soc_version, cores=target.cores).decisions_root or "",
        )
    return Provenance(
        **{name: environment[name] for name in ("cpu", "caches", "system", "llvm", "generator")},
        tunebank=tool_version(),
        commit=_commit(),
        first_trial=times[0],
        last_trial=times[-1],
        commands=tuple(commands),
        targets=records,
    )


def _commit() -> str:
    """The latest commit that changed the tuner; "unknown" outside of a checkout."""
    asked = ["git", "log", "-1", "--format=%h", "--abbrev=12", "--", "tuner"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def _commands(options: argparse.Namespace) -> list[str]:
    """The command as it is run once for everything; parts of it can be run one by one."""
    targets = [f"{target.soc_version}/{target.cores}" for target in options.targets]
    lists = {"--models": (options.models, MODELS), "--targets": (targets, TARGETS)}
    words = [
        f"{name} {','.join(own)}" for name, (own, every) in lists.items() if [*own] != [*every]
    ]
    return [f"make built-in-bank BUILT_IN={shlex.quote(' '.join(words))}" if words else PACKED_BY]


def _tell(made: Provenance, output: Path) -> None:
    for name, one in made.targets.items():
        _say(
            f"{name}: {one.decisions} decisions ({one.tuned} tuned, {one.subgraphs} of subgraphs)"
            f" from {one.trials} trials; {len(one.models)} models whole"
            + (f", missing: {', '.join(one.missing)}" if one.missing else "")
        )
    _say(f"{output}: {sum(file.stat().st_size for file in output.iterdir()) / 1e6:.2f} MB")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.built_in_bank", description=__doc__)
    add = parser.add_argument
    add("--models", type=_models, default=MODELS, metavar="M,M", help="only these networks")
    add(
        "--targets",
        type=_targets,
        default=_targets(",".join(TARGETS)),
        metavar="T,T",
        help=f"only these of {', '.join(TARGETS)}",
    )
    add("--minutes", type=float, default=600.0, help="tune so long at most; 0: only pack")
    add("--folder", type=Path, default=WORK, help="where networks and the bank of trials are")
    add("--output", type=Path, default=FOLDER, help="where the bank that is shipped is written")
    return parser


def _models(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if unknown := [name for name in names if name not in MODELS]:
        raise argparse.ArgumentTypeError(f"no network {', '.join(unknown)}: {', '.join(MODELS)}")
    return names


def _targets(text: str) -> tuple[TargetKey, ...]:
    found = []
    for word in text.split(","):
        tier, _, cores = word.partition("/")
        if not cores.isdecimal() or not int(cores):
            raise argparse.ArgumentTypeError(f"{word!r} is not TIER/CORES, such as {TARGETS[0]}")
        found.append(TargetKey(tier, int(cores)))
    return tuple(found)


def _say(text: str) -> None:
    print(f"built-in bank: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
