"""`bankd watch`: tune every model that lies in, or is dropped into, the folders."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import contextlib
import math
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.cli.options import (
    PATH,
    job_options,
    job_types_of,
    json_option,
    log_option,
    precision_option,
    progress_option,
    require_precision,
    require_search,
    search_options,
    target_options,
    time_limit_option,
    with_jobs,
)
from bankd.cli.tables import cell, interval, print_json, print_table
from bankd.errors import BankdError, ExitCode

if TYPE_CHECKING:
    from bankd.bank import Bank
    from bankd.daemon import Daemon, Handled, Parts
    from bankd.jobs import Race
    from bankd.worker import Worker

COLUMNS = (
    "model", "state", "tasks", "hits", "added",
    "default\nms", "SGAT\nms", "tuned\nms", "ONNX\nRT ms", "ratio",
)  # fmt: skip
"""In two lines, so that the table fits into 100 columns."""


JOB_TYPES = "1,2"
"""Where nothing says another."""


@click.command(short_help="Tune what lies in folders, or is dropped there.")
@click.argument("folders", metavar="DIR...", nargs=-1, required=True, type=PATH)
@click.option("--once", is_flag=True, help="Handle what is there, print a table, and exit.")
@job_options("1 or sgat, 2 or opat, 1,2 (default); also from AOE_MODE.")
@click.option("--settle", type=float, default=2.0, show_default=True, metavar="SECONDS",
              help="How long a file must stand still to count as complete.")  # fmt: skip
@click.option("--work_dir", type=PATH, help="Where aoe_workspace and the reports are written.")
@click.option("--input_shape", default="", help="As in `bankd aoe`, for models with open shapes.")
@precision_option
@click.option("--tune_optimization_level", type=click.Choice(["O1", "O2"]), default="O2",
              show_default=True, help="O1: deep search.")  # fmt: skip
@search_options
@time_limit_option("For each model.")
@target_options
@progress_option
@log_option
@json_option
def watch(folders: Sequence[Path], *, once: bool, as_json: bool, **options: Any) -> int:
    """Tune every ONNX model in the folders, and each that is dropped there later.

    The tuned model is written to aoe_workspace/MODEL_TIME/tunespace/result/MODEL_TIME_tune.om.
    A model that cannot be tuned is left where it is; aoe_workspace/set_aside/ then says why.
    Exit code with --once: 0 if all went well, 1 if a model was set aside or left as it was.

    \b
    Examples:
      bankd watch models/
      bankd watch models/ --once --work_dir run/
      bankd watch models/ --once --soc_version x86_64-v3 --aicore_num 1 --json
      bankd watch models/ --search_algorithm genetic --max_tuning_count 64
    """
    job_types_of(options, JOB_TYPES)
    require_precision(options["precision_mode"])
    require_search(options["search_algorithm"], options["max_tuning_count"])
    roots = _folders(folders, options["settle"])
    with contextlib.ExitStack() as stack:
        daemon = _daemon(roots, options, stack)
        stop_on_sigterm(daemon)
        if not once:
            daemon.serve()
            return ExitCode.OK
        try:
            handled = daemon.handle_once()
        except KeyboardInterrupt:
            _print(daemon.handled, as_json=as_json)
            raise
    _print(handled, as_json=as_json)
    if daemon.is_stopping:
        return ExitCode.INTERRUPTED
    for path, why in daemon.left.items():
        click.echo(cell(f"{path.stem}: was left as it is: {why}; run again"), err=True)
    is_fault = daemon.left or any(one.reason for one in handled)
    return ExitCode.FAILURE if is_fault else ExitCode.OK


def stop_on_sigterm(daemon: Daemon) -> None:
    """The first signal drains; the second ends at once."""

    def receive(number: int, frame: object) -> None:
        del frame
        if daemon.is_stopping:
            raise KeyboardInterrupt
        daemon.stop()
        # The handler stays, so that a second signal can be told from the first.
        signal.signal(number, receive)

    signal.signal(signal.SIGTERM, receive)


def _folders(folders: Sequence[Path], settle_s: float) -> tuple[Path, ...]:
    if not 0 <= settle_s < math.inf:
        raise BankdError(f"--settle is {settle_s:g}", "give 0 or more seconds", "EG0003")
    for folder in folders:
        if not folder.is_dir():
            reason = "is not a directory" if folder.exists() else "does not exist"
            raise BankdError(
                f"Directory operation failed. Reason: Directory [{folder}] {reason}",
                "make the folder, then start the daemon again",
                "EG0010",
            )
    return tuple(dict.fromkeys(folder.resolve() for folder in folders))


def _daemon(
    folders: tuple[Path, ...], options: dict[str, Any], stack: contextlib.ExitStack
) -> Daemon:
    from bankd.config import read_settings
    from bankd.daemon import Daemon
    from bankd.request import Request, require_subgraphs_to_split
    from bankd.worker import Worker

    settings = read_settings(os.environ, Path.cwd(), options["work_dir"])
    request = Request(
        soc_version=options["soc_version"],
        cores=options["aicore_num"],
        input_shape=options["input_shape"],
        precision_mode=options["precision_mode"],
        optimization_level=options["tune_optimization_level"],
        search_algorithm=options["search_algorithm"] or "default",
        max_tuning_count=options["max_tuning_count"],
        time_limit_s=options["tuning_time_limit"],
        command_line=" ".join(["bankd", *sys.argv[1:]]),
    )
    request = with_jobs(request, options, JOB_TYPES)
    require_subgraphs_to_split(request)
    worker = stack.enter_context(Worker(settings, request))
    parts = _parts(worker, options, stack)
    return Daemon(folders, parts, settle_s=options["settle"], repeat=settings.repeat_tune)


def _parts(worker: Worker, options: dict[str, Any], stack: contextlib.ExitStack) -> Parts:
    from bankd.cli.progress import progress
    from bankd.daemon import Parts
    from bankd.data_files import named_data_files
    from bankd.device import holding_device, lock_folder
    from bankd.jobs import Jobs
    from bankd.logs import Level, Log
    from bankd.workspace import Workspace

    workspace = Workspace(worker.settings.workspace)
    jobs = stack.enter_context(contextlib.closing(Jobs(workspace.job_list)))
    bar, level = options["progress_bar"] == "on", options["log_level"]
    return Parts(
        worker=worker,
        workspace=workspace,
        jobs=jobs,
        log=Log(sys.stderr, Level[level.upper()]),
        hold_device=lambda: holding_device(lock_folder(os.environ)),
        listener=lambda model: progress(model, bar=bar, log_level=level),
        data_files=named_data_files,
        race=settle_race,
    )


def settle_race(race: Race) -> str:
    """Measure a conflict of the merge that waits in the race's bank; how it ended, in one line.

    What was settled by hand since, or belongs to a merge begun since, is left alone. Raises
    DeviceBusy, and BankError where nothing such waits there any more.
    """
    from bankd.bank import Bank, LayeredBank
    from bankd.bank.merge import measure_key
    from bankd.cli.racing import duel_on

    with Bank.open(race.bank, create=False) as bank:
        if why := _why_not(bank, race):
            return f"not measured: {why}"
        with duel_on(LayeredBank(bank, {})) as duel:
            line = measure_key(bank, race.target, race.key, duel.judge)
    return f"left open: {line.reason}" if line.is_open else line.reason


def _why_not(bank: Bank, race: Race) -> str:
    """Why nobody wants this race any more; "" where it is wanted."""
    from bankd.bank.merge import merge_entry, pending

    waiting = pending(bank)
    if waiting is not None and waiting.started > race.asked:
        return "the merge that waits was begun after it was asked for"
    line = merge_entry(bank, race.target, race.key).line
    return "" if line.is_open or not line.by_hand else "it was settled by hand meanwhile"


def _print(handled: Sequence[Handled], *, as_json: bool) -> None:
    if as_json:
        print_json([_json(one) for one in handled])
    else:
        print_table(COLUMNS, map(_row, handled), left=2)
        for reason in (one.reason for one in handled if one.reason):
            click.echo(cell(f"{reason.model}: {reason.what}"), err=True)
            click.echo(cell(f"  hint: {reason.hint}"), err=True)
            if reason.file:
                click.echo(cell(f"  reason file: {reason.file}"), err=True)


def _json(one: Handled) -> dict[str, Any]:
    return {
        "model": one.path.stem,
        "path": str(one.path),
        "state": one.state,
        "record": one.record.as_json() if one.record else None,
        "reason": asdict(one.reason) if one.reason else None,
    }


def _row(one: Handled) -> tuple[object, ...]:
    record = one.record
    if record is None:
        return (one.path.stem, one.state, *([None] * (len(COLUMNS) - 2)))
    return (
        one.path.stem,
        one.state,
        record.tasks,
        record.hits,
        record.added,
        record.default_ms,
        record.subgraph_ms,
        record.tuned_ms,
        record.peer_ms,
        interval(record.peer_ratio),
    )
