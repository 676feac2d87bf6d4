"""`make bench`: whole models, default and tuned, beside ONNX Runtime and OpenVINO.

zoo -> models -> what the bank misses is tuned -> all engines in alternating blocks -> a row for
each cell, kept as it comes -> tables. Everything but the rows lies in run/bench/.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bankd.cli.progress import duration
from bankd.errors import BankdError, ExitCode
from bankd.system.device_lock import holding_device, lock_folder
from benchmarks import machine, session, tables
from benchmarks.options import parse_options
from benchmarks.results import Cell, Row, append, read
from benchmarks.session import Job
from benchmarks.summary import AMX, MIXED, NO_OPENVINO, OPENVINO, OPENVINO_BF16, STRICT
from fixtures.zoo import ZOO
from tuner.backend import host_soc_versions, host_target
from tuner.errors import TunerError


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse_options(arguments)
    try:
        with holding_device(lock_folder(os.environ)):
            rows = run(options)
    except (BankdError, TunerError) as error:
        say(f"error: {error.message}")
        if error.hint:
            say(f"hint: {error.hint}")
        return ExitCode.FAILURE
    except KeyboardInterrupt:
        say("stopped; what was tuned and measured is kept, the same command goes on there")
        return ExitCode.INTERRUPTED
    show = tables.print_as_json if options.json else tables.print_all
    show(rows, host_soc_versions(), steps=options.steps)
    return ExitCode.OK


def run(options: argparse.Namespace) -> list[Row]:
    """Tune, then measure, each cell that has no row yet. Gives the rows of all cells."""
    jobs = list(jobs_of(options))
    build_models(job.model for job in jobs)
    here, versions = machine.machine(), machine.versions()
    bank = session.begin_bank(options.folder, versions["code"], fresh=options.fresh)
    slug = machine.cpu_slug(str(here["cpu"]))
    old = [] if options.again or options.fresh else read(options.results, slug)
    known = {row.identity: row for row in old}
    rows = {job: known.get(job.identity(here, versions, bank)) for job in jobs}
    todo = [job for job, row in rows.items() if row is None]
    _tell_plan(options, bank["code"] == versions["code"], len(jobs) - len(todo))
    for job in todo:
        _tune(job)
    for number, job in enumerate(todo, start=1):
        say(f"{job.cell}: measuring, {number} of {len(todo)}")
        rows[job] = row = session.measure_apart(job, bank)
        append(row, options.results / f"{datetime.now(UTC):%Y-%m-%d}-{slug}.jsonl")
        _tell_disturbance(row)
    return [row for row in rows.values() if row is not None]


def jobs_of(options: argparse.Namespace) -> Iterator[Job]:
    """In strict arithmetic on each tier asked for; in mixed on the first of them."""
    for cores in options.threads:
        modes = [(tier, STRICT) for tier in options.soc_version]
        modes += [(options.soc_version[0], MIXED)] * options.mixed
        for tier, mode in modes:
            for model in options.models:
                cell = Cell(Path(model).stem, host_target(tier, cores), mode)
                yield _job(options, cell, model)


def _job(options: argparse.Namespace, cell: Cell, model: str) -> Job:
    bf16 = cell.precision_mode == MIXED and OPENVINO in options.against
    return Job(
        cell=cell,
        model=options.folder / "models" / f"{model}.onnx" if model in ZOO else Path(model),
        folder=options.folder,
        against=",".join((*options.against, *[OPENVINO_BF16] * bf16)),
        seconds=options.seconds,
        tuning_limit_s=options.tuning_time_limit,
    )


def build_models(paths: Iterable[Path]) -> None:
    """Those of the zoo that are not there, in a process of their own: they take memory."""
    for path in dict.fromkeys(paths):
        if not path.exists():
            say(f"building {path}")
            zoo = [sys.executable, "-m", "fixtures.zoo", path.stem, "--output", str(path.parent)]
            subprocess.run(zoo, check=True, stdout=subprocess.DEVNULL)


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def _tell_plan(options: argparse.Namespace, is_bank_of_this_code: bool, measured: int) -> None:
    if measured:
        say(f"{measured} results are there already (--again measures them once more)")
    if not is_bank_of_this_code:
        say("the bank was begun by other code (--fresh begins a new one)")
    if OPENVINO not in options.against:
        say(NO_OPENVINO)
    if AMX not in host_soc_versions():
        say(f"mixed precision has no kernels of its own here: that needs {AMX}")


def _tune(job: Job) -> None:
    tuning = session.tune(job)
    if tuning is not None:
        left = f"; the time limit left {tuning.untuned} tasks" if tuning.untuned else ""
        say(f"{job.cell}: tuned in {duration(tuning.seconds)}{left}")


def _tell_disturbance(row: Row) -> None:
    if row.is_busy:
        say(f"{row.cell}: others used {row.others_cores:.2f} cores meanwhile: do not trust it")


if __name__ == "__main__":
    sys.exit(main())
