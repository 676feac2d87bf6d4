"""`bankd aoe`: one model tuned, or each of a folder, with the options and closing lines of the
original."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bankd.cli import lazy
from bankd.cli.device import busy_option, holding
from bankd.cli.model_files import framework_options, read_as, require_model
from bankd.cli.model_path import models_in, tuned
from bankd.cli.options import (
    PATH,
    bank_options,
    job_options,
    job_types_of,
    json_option,
    log_option,
    precision_option,
    progress_option,
    require_file,
    require_precision,
    require_search,
    samples_option,
    search_options,
    target_options,
    time_limit_option,
    wide_option,
    with_jobs,
)
from bankd.cli.progress import progress
from bankd.cli.tables import interval, print_json, print_table
from bankd.cli.watch_report import print_handled
from bankd.cli.words import remark
from bankd.config import Settings, read_settings
from bankd.errors import BankdError, ExitCode
from bankd.escape import visible
from bankd.request import Request, with_tune_ops_file
from bankd.told import DISTURBED
from bankd.workspace import Workspace, prefixed_result
from tuner.frameworks.table import ONNX, framework_of, model_file, model_name
from tuner.offline_model.signature import configured_signer

if TYPE_CHECKING:
    from bankd.daemon import Handled
    from bankd.record import Record

F = TypeVar("F", bound=Callable[..., Any])

UNAVAILABLE: Mapping[str, tuple[tuple[str, ...], str]] = {
    "singleop": (("--singleop",), "give an ONNX model with that one operator"),
    "dynamic_batch_size": (("--dynamic_batch_size",), "fix the shapes with --input_shape"),
    "dynamic_image_size": (("--dynamic_image_size",), "fix the shapes with --input_shape"),
    "dynamic_dims": (("--dynamic_dims",), "fix the shapes with --input_shape"),
    "fdeeper_opat": (("--Fdeeper_opat",), "use --tune_optimization_level O1"),
    "fop_format": (("--Fop_format",), "formats are tuned in any case: leave it out"),
    "buffer_optimize": (("--buffer_optimize",), "leave it out"),
    "base_result": (("--base_result",), "leave it out: the bank holds what was tuned before"),
    "ip": (("--ip",), "run bankd on the machine to tune for"),
    "port": (("--port",), "run bankd on the machine to tune for"),
}
"""Options of the original that have no meaning here yet: name -> spellings, what to do."""

BARE = frozenset(("fdeeper_opat", "fop_format"))
"""Those that the original takes without a value, too."""


def _known_options(command: F) -> F:
    for name, (spellings, _) in UNAVAILABLE.items():
        bare: dict[str, Any] = {"is_flag": False, "flag_value": "on"} if name in BARE else {}
        command = click.option(*spellings, f"unavailable_{name}", hidden=True, **bare)(command)
    return command


@click.command
@click.option("--model", "-m", "--om", type=PATH,
              help="The model (a SavedModel: its folder), or an offline model.")  # fmt: skip
@click.option("--model_path", type=PATH, metavar="DIR",
              help="Instead of --model: every ONNX file in this folder and below, each as its "
                   "NAME.aoe.json says.")  # fmt: skip
@framework_options
@job_options("1 or sgat, 2 or opat, 1,2; also from AOE_MODE.")
@click.option("--output", type=PATH, metavar="PREFIX",
              help="Write PREFIX.om and PREFIX.result/ (default: in aoe_workspace/); with "
                   "--model_path, PREFIX/NAME.om and PREFIX/NAME.result/.")  # fmt: skip
@click.option("--input_shape", default="", metavar="SHAPES", help='"x:1,3,224,224;y:1,77".')
@samples_option
@click.option("--input_format", help="Layout of the inputs, as the file has it: NCHW, NHWC, ND.")
@precision_option
@click.option("--tune_ops_file", "--aoe_config_file", type=PATH,
              help="JSON: of the operators, tune only these.")  # fmt: skip
@click.option("--tune_optimization_level", type=click.Choice(["O1", "O2"]),
              help="O1: deep search; O2: default.")  # fmt: skip
@search_options
@time_limit_option("Stop the search after this time; run again to continue.")
@click.option("--reload", is_flag=True, help="Continue an interrupted session.")
@click.option("--device", type=int, default=0, help="0, the CPU.")
@busy_option
@bank_options
@click.option("--work_dir", type=PATH, help="Where aoe_workspace and the reports are written.")
@target_options
@progress_option
@log_option
@wide_option
@json_option
@_known_options
def aoe(**options: Any) -> int:
    """Tune a model, or a folder of them: what the bank does not know is searched and measured.

    Job type 1 (SGAT) tunes how the graph is cut into subgraphs and tasks, 2 (OPAT) the tasks
    themselves; 1,2 does both, in this order.

    Candidates are compiled by TE_PARALLEL_COMPILER processes at once (default: one a core, at
    most 8), and kept for the next time in the folder that TUNE_KERNEL_CACHE_PATH names.

    Of a folder, a model that cannot be tuned does not stop the others; the exit code is 1 then. Run
    an interrupted command again to continue: the bank knows what was tuned.

    \b
    Examples:
      bankd aoe --model m.onnx --job_type 1,2 --output out/m
      bankd aoe --model m.onnx --job_type 1,2 --output out/m --reload
      bankd aoe --model out/m.om --job_type 2 --output out/again
      bankd aoe --model_path dumped/ --job_type 1,2 --output out/
      bankd aoe --model=m.onnx --framework=5 --job_type=2 --input_shape="x:1,3,224,224"
      bankd aoe -m m.onnx -j 2 --samples inputs.npz
      bankd aoe -m m.onnx -j 2 --search_algorithm bayesian --max_tuning_count 64
      bankd aoe -m m.onnx -j 2 --tune_optimization_level O1 --tuning_time_limit 600
      REPEAT_TUNE=True bankd aoe -m m.onnx -j 2 --output out/m
    """
    started_s = time.monotonic()
    _check(options)
    settings = read_settings(
        os.environ,
        Path.cwd(),
        options["work_dir"],
        op_bank_path=options["op_bank_path"],
        mdl_bank_path=options["mdl_bank_path"],
    )
    if options["model_path"] is not None:
        return _tune_folder(options, settings, started_s)
    record = _tune(options["model"], _request(options), options["output"], options, settings)
    if options["as_json"]:
        print_json(record.as_json())
    else:
        _print_times(record)
        _close(started_s, record)
    return ExitCode.OK


def _tune_folder(options: Mapping[str, Any], settings: Settings, started_s: float) -> int:
    folder, prefix = options["model_path"], options["output"]
    request, workspace = _request(options), Workspace(settings.workspace)
    models = models_in(folder)
    handled: list[Handled] = []

    def tune(model: Path, asked: Request) -> Record:
        below = model.relative_to(folder).with_suffix("")
        return _tune(model, asked, prefix and prefix / below, options, settings)

    try:
        for number, model in enumerate(models, start=1):
            remark(f"model {number} of {len(models)}: {model}")
            handled.append(tuned(model, request, tune, workspace))
    finally:
        if handled:
            print_handled(handled, options["work_dir"], as_json=options["as_json"])
    if not options["as_json"]:
        _close(started_s, *(one.record for one in handled if one.record))
    return ExitCode.FAILURE if any(one.reason for one in handled) else ExitCode.OK


def _check(options: Mapping[str, Any]) -> None:
    for name, (spellings, hint) in UNAVAILABLE.items():
        if options[f"unavailable_{name}"] is not None:
            raise BankdError(f"{spellings[0]} is not available", hint, "EG0003")
    job_types_of(options)
    model, folder = options["model"], options["model_path"]
    if (model is None) == (folder is None):
        raise click.UsageError("give one of --model FILE (or -m, --om) and --model_path DIR")
    if folder is not None and options["samples"]:
        hint = "put NAME.npz next to each NAME.onnx"
        raise BankdError("--samples is for one model, not for --model_path", hint, "EG0003")
    files = (model and model_file(model), options["weight"], options["samples"])
    for file in filter(None, files):
        require_file(file)
    if model is not None:
        require_model(options["framework"], model, options["input_format"])
    elif options["framework"] not in (None, ONNX.number):
        name = framework_of(folder, options["framework"]).name
        what = f"--framework {options['framework']} ({name}) is for one model, not for --model_path"
        raise BankdError(what, "give --model, or ONNX files in the folder", "EG0003")
    require_precision(options["precision_mode"])
    require_search(options["search_algorithm"], options["max_tuning_count"])
    configured_signer()
    if options["device"] != 0:
        raise BankdError(f"--device {options['device']} does not exist", "use 0", "EG0003")


def _request(options: Mapping[str, Any]) -> Request:
    request = Request(
        soc_version=options["soc_version"],
        cores=options["aicore_num"],
        input_shape=options["input_shape"],
        precision_mode=options["precision_mode"],
        resumes=options["reload"],
        time_limit_s=options["tuning_time_limit"],
        **read_as(options),
        samples=str(options["samples"] or ""),
        command_line=" ".join(["bankd", *sys.argv[1:]]),
    )
    request = with_jobs(request, options)
    if options["tune_ops_file"]:
        request = with_tune_ops_file(request, options["tune_ops_file"])
    return request.overridden(
        optimization_level=options["tune_optimization_level"],
        search_algorithm=options["search_algorithm"],
        max_tuning_count=options["max_tuning_count"],
    )


def _tune(
    model: Path,
    request: Request,
    prefix: Path | None,
    options: Mapping[str, Any],
    settings: Settings,
) -> Record:
    bar, level = options["progress_bar"] == "on", options["log_level"]
    with (
        lazy.worker.Worker(settings, request) as worker,
        _output(model, prefix, settings) as (output, folder),
        holding(options["busy"]),
        progress(model_name(model_file(model)), bar=bar, log_level=level) as listen,
    ):
        record = worker.tune(model, output, listen, result_folder=folder)
    _tell_places(record)
    return record


@contextmanager
def _output(
    model: Path, prefix: Path | None, settings: Settings
) -> Iterator[tuple[Path, Path | None]]:
    """The offline model to be written, and the result folder of `--output`. Raises BankdError."""
    if prefix is not None:
        yield prefixed_result(prefix)
        return
    workspace = Workspace(settings.workspace)
    output = workspace.new_result(model_name(model_file(model)))
    try:
        yield output, None
    except BaseException:
        workspace.discard(output)
        raise


def _tell_places(record: Record) -> None:
    """On standard error: where things lie, and what is left to do."""
    if record.cut_short:
        remark(record.cut_short)
    if record.left_undecided:
        remark(record.left_undecided)
    if record.used_default:
        remark("the tuned model was not faster: the default one was written")
    for finding in filter(None, (record.put_back, record.verdict)):
        remark(finding)
    if record.engines:
        remark(record.engines)
    remark(f"offline model {record.offline_model}")
    for report in record.reports:
        remark(f"report {report}")


def _print_times(record: Record) -> None:
    """default -> SGAT -> SGAT+OPAT, all timed as whole models in one session."""
    columns = ["model", "ms", "default/model"]
    if record.peer_name is not None:
        columns += [f"{record.peer_name} ms", f"{record.peer_name}/model"]
    print_table(columns, (_times_row(record, *stage) for stage in record.model_times))


def _times_row(record: Record, name: str, model_ms: float | None) -> tuple[object, ...]:
    """Ratios of the tuned model have their intervals; they were found round by round."""
    is_tuned, ratio = name == record.model_times[-1][0], record.default_ratio
    row = (name, model_ms, _ratio(record.default_ms, model_ms, ratio if is_tuned else None))
    if record.peer_name is None:
        return row
    ratio = record.peer_ratio if is_tuned else None
    return (*row, record.peer_ms, _ratio(record.peer_ms, model_ms, ratio))


def _ratio(
    one_ms: float | None, other_ms: float | None, known: tuple[float, ...] | None
) -> float | str | None:
    if one_ms is None or other_ms is None:
        return DISTURBED
    return interval(known) if known else one_ms / other_ms


def _close(started_s: float, *records: Record) -> None:
    """The lines that the original ends with."""
    for record in records:
        name = visible(record.model)
        click.echo(f"{name} process finished. Performance improved by {record.improvement}")
    cost_s = round(time.monotonic() - started_s)
    click.echo(f"[Aoe]Aoe process finished,cost time {cost_s}s.")
