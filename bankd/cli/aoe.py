"""`bankd aoe`: tunes a model or each of a folder, with AOE's options and closing lines."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bankd import bridge
from bankd.bank.location import base_bank, read_only_bank
from bankd.bridge import ONNX, Listener, configured_signer, model_file, model_name
from bankd.cli.device import busy_option, holding, on_device
from bankd.cli.device_pool import devices_at_once, on_devices
from bankd.cli.edit_options import edit_options, with_edits
from bankd.cli.figure_table import lowered_lines, shape_lines, stage_columns
from bankd.cli.fleet import required
from bankd.cli.formatting import remark
from bankd.cli.model_files import existing_model_file, framework_options, require_model
from bankd.cli.model_path import models_in, tuned
from bankd.cli.options import (
    NAME,
    PATH,
    bank_options,
    certs_option,
    job_options,
    job_types_of,
    json_option,
    log_option,
    options_of,
    precision_files,
    progress_option,
    request_of,
    require_file,
    wide_option,
)
from bankd.cli.progress import progress
from bankd.cli.tables import (
    is_json,
    print_json,
    print_table,
    wrapped,
    write_lines,
)
from bankd.cli.training import asks_for_gradients, tune_training
from bankd.cli.tuning_results import print_handled
from bankd.config.bounds import read_bounds
from bankd.config.config import INI_FILE, Settings, read_settings
from bankd.config.precision_files import with_precision_files
from bankd.config.request import Request, TuningConfig, read_tuning_config
from bankd.config.soc_aliases import is_ascend
from bankd.config.workspace import Workspace, prefixed_result
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.escape import visible

if TYPE_CHECKING:
    from bankd.bridge.tuning_record import Record
    from bankd.daemon.context import HandledFile
    from bankd.system.devices import Device

F = TypeVar("F", bound=Callable[..., Any])

_BUILD = "leave it out: there is no build of Ascend's compiler that it could reach"

UNAVAILABLE: Mapping[str, tuple[str, str]] = {
    "buffer_optimize": ("--buffer_optimize", "leave it out: memory is planned for each model"),
    "init_bypass": ("--init_bypass", _BUILD),
    "build_bypass": ("--build_bypass", _BUILD),
    "virtual_type": ("--virtual_type", "leave it out: a CPU has no virtual devices of Ascend"),
    "precision_mode_v2": ("--precision_mode_v2", "use --precision_mode"),
    "loss_name": (
        "--loss_name", "tune a training graph from its training script, with --job_type 4"
    ),
}  # fmt: skip
"""Options of the original that have no meaning here: name -> spelling, what to do."""

FOR_ONE_MODEL = {
    "samples": "give --model; for --model_path, put NAME.npz next to each NAME.onnx",
    "calibration": "give --model",
    "base_result": "give --model",
    "input_format": "leave it out: the files say it",
    "framework": "give that as --model",
    "weight": "give that as --model",
    "signature": "give that as --model",
}
"""Options of one model, and what to do where a folder or operators are given."""


def _known_options(command: F) -> F:
    for name, (spelling, _) in UNAVAILABLE.items():
        command = click.option(spelling, f"unavailable_{name}", hidden=True)(command)
    return command


@click.command(context_settings={"allow_interspersed_args": False})
@click.argument("script", type=PATH, required=False)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.option("--model", "-m", "--om", type=PATH,
              help="The model (a SavedModel: its folder), or an offline model.")  # fmt: skip
@click.option("--model_path", type=PATH, metavar="DIR",
              help="Instead of --model: every ONNX file in this folder and below, each as its "
                   "NAME.aoe.json says.")  # fmt: skip
@click.option("--singleop", type=PATH, metavar="FILE",
              help="Instead of --model: the operators of this JSON file, each alone.")  # fmt: skip
@framework_options
@job_options("1 or sgat, 2 or opat, 1,2; 4 or gdat for a training script; also from AOE_MODE.")
@click.option("--nproc", type=click.IntRange(min=2), metavar="N",
              help="Number of ranks of a training script.")  # fmt: skip
@click.option("--output", type=PATH, metavar="PREFIX",
              help="Write PREFIX.om and PREFIX.result/, or PREFIX/ where that is a folder or named "
                   "a result (default: in aoe_workspace/); with --model_path, PREFIX/NAME.om and "
                   "PREFIX/NAME.result/.")  # fmt: skip
@options_of("shapes")
@options_of("samples")
@edit_options
@click.option("--input_format", help="Layout of the inputs, as the file has it: NCHW, NHWC, ND.")
@options_of("precision")
@precision_files
@options_of("accuracy")
@click.option("--config", "--tune_ops_file", "--aoe_config_file", "config", type=PATH,
              help="JSON: job type, limits and algorithm of the search; which operators to tune."
              )  # fmt: skip
@options_of("size")
@options_of("search", "operators")
@click.option("--device", type=click.IntRange(0, 8191), metavar="N",
              help="A NUMA node (default: ASCEND_DEVICE_ID, else all cores).")  # fmt: skip
@click.option("--ip", type=NAME, metavar="HOST", help="Tune on the fleet whose head this is.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True,
              help="Port of that head.")  # fmt: skip
@certs_option
@busy_option
@bank_options
@click.option("--work_dir", type=PATH, help="Where aoe_workspace and the reports are written.")
@options_of("target")
@progress_option
@log_option
@wide_option
@json_option
@_known_options
def aoe(**options: Any) -> int:
    """Tune a model, or a folder of them: what the bank does not know is searched and measured.

    Job type 1 (SGAT) tunes how the graph is cut into subgraphs and tasks, 2 (OPAT) the tasks
    themselves; 1,2 does both, in this order. 4 (GDAT) tunes which gradients of data-parallel
    training are sent together: SCRIPT, which uses PyTorch's DistributedDataParallel, is run with
    its arguments on N ranks of this machine, and ends when the split is decided.

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
      bankd aoe --singleop operators.json --job_type 2
      bankd aoe --model=m.onnx --framework=5 --job_type=2
      bankd aoe -m m.onnx -j 2 --input_shape "x:-1,3,8,8" --dynamic_batch_size 1,2
      bankd aoe -m m.onnx -j 1,2 --input_shape "ids:1,1~512" --outside run
      bankd aoe -m m.onnx -j 2 --samples inputs.npz
      bankd aoe -m m.onnx -j 2 --quantize int8 --calibration in.npz
      bankd aoe -m m.onnx -j 2 --search_algorithm bayesian --max_tuning_count 64
      bankd aoe -m m.onnx -j 2 --tune_optimization_level O1
      bankd aoe --job_type 4 --nproc 2 train.py --epochs 1
      bankd aoe -m m.onnx -j 2 --ip lab1 --certs certs/ --aicore_num 8
      REPEAT_TUNE=True bankd aoe -m m.onnx -j 2 --output out/m
    """
    started_s = time.monotonic()
    config = read_tuning_config(options["config"]) if options["config"] else TuningConfig()
    options["job_type"] = options["job_type"] or config.job_type
    if asks_for_gradients(options):
        report = tune_training(options)
        if is_json():
            print_json(report)
            return ExitCode.OK
        if report:
            name, gain = visible(options["script"].stem), report["model_performance_improvement"]
            click.echo(CLOSING.format(name=name, improvement=gain))
        _close(started_s)
        return ExitCode.OK
    _check(options)
    _explain(options)
    options["config"] = config.request
    settings = read_settings(
        os.environ,
        Path.cwd(),
        options["work_dir"],
        op_bank_path=options["op_bank_path"] or base_bank(options["base_result"] or ""),
        mdl_bank_path=options["mdl_bank_path"] or base_bank(options["base_result"] or ""),
    )
    if (named := read_only_bank(os.environ)) is not None:
        remark(f"TUNE_BANK_PATH is {named}, which is only read: new entries go to {settings.bank}")
    if settings.further.shared is not None:
        import_module("bankd.shared_bank").Copy(settings, remark).refresh()
    if options["model_path"] is not None:
        return _tune_folder(options["model_path"], options, settings, started_s)
    if options["singleop"] is not None:
        graphs = bridge.read_single_operators(options["singleop"])
        with TemporaryDirectory(prefix="bankd-singleop-") as folder:
            for graph in graphs:
                graph.save(Path(folder, f"{graph.name}.onnx"))
            return _tune_folder(Path(folder), options, settings, started_s)
    with on_device(settings, options["device"]) as device:
        request = _request(options)
        record = _tune(options["model"], request, options["output"], options, settings, device)
    if is_json():
        print_json(record.as_json())
    else:
        _print_times(record)
        _close(started_s, record)
    return ExitCode.OK


def _tune_folder(
    folder: Path, options: Mapping[str, Any], settings: Settings, started_s: float
) -> int:
    prefix, closing = options["output"], OPERATOR_CLOSING if options["singleop"] else CLOSING
    request, workspace = _request(options), Workspace(settings.workspace)
    models = models_in(folder)
    handled: list[HandledFile] = []

    def handle(number: int, device: Device | None) -> HandledFile:
        model = models[number]
        on = "" if device is None else f" on device {device}"
        remark(f"model {number + 1} of {len(models)}{on}: {model}")

        def tune(model: Path, asked: Request) -> Record:
            below = model.relative_to(folder).with_suffix("")
            return _tune(model, asked, prefix and prefix / below, options, settings, device)

        return tuned(model, request, tune, workspace)

    try:
        devices = devices_at_once(settings, options["device"])
        for one in on_devices(devices, len(models), handle):
            handled.append(one)  # noqa: PERF402  What is done counts where the rest is stopped.
    finally:
        if handled:
            print_handled(handled, options["work_dir"])
    if not is_json():
        _close(started_s, *(one.record for one in handled if one.record), closing=closing)
    return ExitCode.FAILURE if any(one.reason for one in handled) else ExitCode.OK


def _check(options: Mapping[str, Any]) -> None:
    for name, (spelling, hint) in UNAVAILABLE.items():
        if options[f"unavailable_{name}"] is not None:
            raise BankdError(f"{spelling} is not available", hint, ErrorCode.OPTION)
    job_types_of(options)
    model, folder, operators = options["model"], options["model_path"], options["singleop"]
    if sum(one is not None for one in (model, folder, operators)) != 1:
        raise click.UsageError(
            "give one of --model FILE (or -m, --om), --model_path DIR and --singleop FILE"
        )
    for name, hint in FOR_ONE_MODEL.items():  # framework 5 is right: the files are ONNX files
        if model is None and options[name] not in (None, "", ONNX.number):
            raise BankdError(f"--{name} is for one model", hint, ErrorCode.OPTION)
    if options["calibration"] and not (options["quantize"] or options["accuracy"]):
        what, hint = "--calibration is for --quantize", "give --quantize int8, or --samples"
        raise BankdError(what, hint, ErrorCode.OPTION)
    if options["ip"] and options["calibration"]:
        what, hint = "--calibration is not sent to a fleet", "give its file as --samples"
        raise BankdError(what, hint, ErrorCode.OPTION)
    named = (operators, *(options[name] for name in ("weight", "samples", "calibration")))
    for file in filter(None, (model and existing_model_file(model), *named)):
        require_file(file)
    if model is not None:
        require_model(options["framework"], model, options["input_format"])
    configured_signer()


_OF_ARTICLE = ("base_result", "time_limit_s")
"""Options that AOE's manuals have not, but an article that numbers job types otherwise."""
_NUMBERED_OTHERWISE = {
    "1": "job type 1 is SGAT, subgraphs, as in AOE's manuals; of an article that counts 1 OPAT, "
    "2 SGAT and 3 GDAT, --job_type opat is meant",
    "2": "job type 2 is OPAT, operators, as in AOE's manuals; of an article that counts 1 OPAT, "
    "2 SGAT and 3 GDAT, --job_type sgat is meant",
}


def _explain(options: Mapping[str, Any]) -> None:
    """Say what a line means that may be meant otherwise."""
    is_of_article = any(options[name] for name in _OF_ARTICLE) or is_ascend(options["soc_version"])
    if is_of_article and (said := _NUMBERED_OTHERWISE.get(options["job_type"] or "")):
        remark(said)


def _request(options: Mapping[str, Any]) -> Request:
    request = request_of(options, base=options["config"])
    files = (options[name] for name in ("op_precision_mode", "keep_dtype", "modify_mixlist"))
    request = with_edits(with_precision_files(request, *files), options)
    of_operators = {
        "--Fdeeper_opat": request.deeper_opat,
        "--Fop_format": request.formats_alone,
        "--base_result": request.base_result and base_bank(request.base_result) is None,
    }
    for option, is_given in of_operators.items():
        if is_given and not request.tunes_operators:
            raise BankdError(
                f"{option} needs job type 2", "give --job_type 2 or 1,2", ErrorCode.OPTION
            )
    return request


def _tune(
    model: Path,
    request: Request,
    prefix: Path | None,
    options: Mapping[str, Any],
    settings: Settings,
    device: Device | None,
) -> Record:
    bar, level = options["progress_bar"] == "on", options["log_level"]
    with (
        _output(model, prefix, settings, options["model"] is not None) as (output, folder),
        progress(model_name(model_file(model)), bar=bar, log_level=level) as listen,
    ):
        if options["ip"]:
            record = _tune_on_fleet(model, request, output, options, settings, listen)
        else:
            with bridge.Worker(settings, request) as worker, holding(options["busy"], device):
                record = worker.tune(model, output, listen, result_folder=folder)
    findings = (
        record.cut_short,
        record.left_undecided,
        record.left_noisy and f"{record.left_noisy}; the same command measures again",
        record.wrote_noisy,
        "the tuned model was not faster: the default one was written" * record.used_default,
        record.put_back,
        record.verdict,
        record.engines,
        str(record.lowered or ""),
        f"offline model {record.offline_model}",
        *(f"report {report}" for report in record.reports),
    )
    for finding in filter(None, findings):
        remark(finding)
    return record


def _tune_on_fleet(
    model: Path,
    request: Request,
    output: Path,
    options: Mapping[str, Any],
    settings: Settings,
    listen: Listener,
) -> Record:
    """Tune on the machines of a head. Raises BankdError."""
    single_model, certs = required("bankd.fleet.single_model"), options["certificates"]
    address = f"{'tls' if certs else 'tcp'}://{options['ip']}:{options['port']}"
    desk = required("bankd.fleet.desk").desk_of(address, certs, remark)
    bounds = read_bounds(Path.cwd() / INI_FILE)
    tuning = single_model.tune_on_fleet(
        settings, bounds, desk, model.resolve(), request, output, listen
    )
    record: Record = asyncio.run(tuning)
    return record


@contextmanager
def _output(
    model: Path, prefix: Path | None, settings: Settings, is_alone: bool
) -> Iterator[tuple[Path, Path | None]]:
    """The offline model to be written, and the result folder of `--output`. Raises BankdError."""
    if prefix is not None:
        yield prefixed_result(prefix, may_be_folder=is_alone)
        return
    workspace = Workspace(settings.workspace)
    output = workspace.new_result(model_name(model_file(model)))
    try:
        yield output, None
    except BaseException:
        workspace.discard(output)
        raise


def _print_times(record: Record) -> None:
    """default -> SGAT -> SGAT+OPAT, all timed as whole models in one session."""
    columns = stage_columns(record, record.stages)
    print_table(list(columns), zip(*columns.values(), strict=True))
    write_lines(shape_lines(record.shape_times, "by shape"), pages=False)
    write_lines(lowered_lines(record.lowered), pages=False)


CLOSING = "{name} process finished. Performance improved by {improvement}"
OPERATOR_CLOSING = "[Aoe]{name} Tuning process finished."


def _close(started_s: float, *records: Record, closing: str = CLOSING) -> None:
    """The lines that the original ends with; whole ones where a program reads them."""
    for record in records:
        name = visible(record.model)
        line = closing.format(name=name, improvement=record.improvement)
        for part in wrapped(line, 2) if sys.stdout.isatty() else [line]:
            click.echo(part)
    cost_s = round(time.monotonic() - started_s)
    click.echo(f"[Aoe]Aoe process finished,cost time {cost_s}s.")
