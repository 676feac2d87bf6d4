"""`bankd atc`: compile a model with what the bank holds, or say what a model file contains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from bankd import bridge
from bankd.cli.aoe import aoe
from bankd.cli.atc_cache import CACHE_MODES, bank_of, cache_environment, in_environment
from bankd.cli.atc_modes import (
    check_model,
    describe_offline_model,
    dump_to_json,
    model_to_json,
    write_report,
)
from bankd.cli.atc_options import unused_options
from bankd.cli.choices import OneOf
from bankd.cli.device import on_device
from bankd.cli.edit_options import edit_options, layer_types, with_edits
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.model_files import existing_model_file, framework_options, require_model
from bankd.cli.options import (
    PATH,
    bank_options,
    log_option,
    options_of,
    precision_files,
    request_of,
    require_file,
)
from bankd.cli.tables import JSON, is_json, print_json, wrapped
from bankd.config.config import JobType, parse_job_types, read_settings
from bankd.config.precision_files import with_precision_files
from bankd.config.request import PRECISION_NAMES, Request
from bankd.config.workspace import prefixed_result
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.escape import visible

COMPILE, TO_JSON, CHECK, DUMP, DESCRIBE, NANO = "0", "1", "3", "5", "6", "30"
OFFLINE_MODEL, OBJECT = "om", "object"
"""Values of --emit."""
PRINTED = "-"
"""The value of --json without a file: results are printed as JSON."""
MODES_V2 = {
    "fp16": "force_fp16", "origin": "must_keep_origin_dtype",
    "cube_fp16in_fp32out": "cube_fp16in_fp32out", "mixed_float16": "allow_mix_precision_fp16",
    "mixed_bfloat16": "allow_mix_precision_bf16",
}  # fmt: skip
"""Names of `--precision_mode_v2`, and the name of `--precision_mode` that means the same."""
_QUIET = ("warning", "error", "null")


def _json_file(context: click.Context, _: click.Parameter, value: str | None) -> Path | None:
    """A file; or nothing, and results are printed as JSON."""
    context.meta[JSON] = value == PRINTED
    return Path(value) if value and value != PRINTED else None


@click.command
@click.option("--mode", type=OneOf([COMPILE, TO_JSON, CHECK, DUMP, DESCRIBE, NANO]),
              default=COMPILE, show_default=True,
              help="0: compile; 1: write a model as JSON; 3: only check it; 5: write a dumped "
                   "graph (ge_proto*.txt) as JSON; 6: describe an offline model.")  # fmt: skip
@click.option("--model", type=PATH, help="The model file (a SavedModel: its folder).")
@click.option("--singleop", type=PATH, metavar="FILE",
              help="Instead of --model: the operators of this JSON file, each an offline model in "
                   "the folder --output.")  # fmt: skip
@click.option("--om", type=PATH, help="The file of modes 1, 5 and 6, and of --emit object.")
@framework_options
@click.option("--output", type=PATH, metavar="PREFIX", help="Write PREFIX.om.")
@click.option("--emit", type=OneOf([OFFLINE_MODEL, OBJECT]), default=OFFLINE_MODEL,
              show_default=True,
              help="object: also write PREFIX.o and PREFIX.h, with which C programs run the model "
                   "without Python; instead of --model, --om may name an offline model."
              )  # fmt: skip
@click.option("--input_format", help="Layout of the inputs, as the file has it: NCHW, NHWC, ND.")
@options_of("shapes")
@click.option("--input_shape_range", metavar="SHAPES",
              help='As --input_shape, with brackets: "x:[1~8,3,224,224]".')  # fmt: skip
@edit_options
@click.option("--optimization_switch", metavar="SWITCHES",
              help='As --fusion_switch_file: "NAME:off;NAME:on".')  # fmt: skip
@click.option("--oo_level", type=OneOf(["O1", "O3"]), help="O1: all rules of fusion are off.")
@bank_options
@options_of("precision")
@click.option("--precision_mode_v2", type=OneOf([*MODES_V2, "cube_hif8", "mixed_hif8"]),
              metavar="MODE", help="Newer names of --precision_mode: "
              f"{', '.join(MODES_V2)}.")  # fmt: skip
@precision_files
@options_of("size")
@options_of("target")
@click.option("--aoe_mode", metavar="TYPES",
              help="Tune first, as `bankd aoe --job_type` does: 1 (subgraphs), 2 (operators) or "
                   "1,2.")  # fmt: skip
@click.option("--op_compiler_cache_mode", type=OneOf(CACHE_MODES),
              help="Keep compiled kernels (enable, default), not (disable), or compile all of them "
                   "again (force).")  # fmt: skip
@click.option("--op_compiler_cache_dir", type=PATH, metavar="DIR",
              help="Keep them in DIR/kernel_cache; a bank in DIR is read as --op_bank_path's is."
              )  # fmt: skip
@click.option("--display_model_info", type=OneOf(["0", "1"]), default="0",
              help="1: describe the offline model when it is written, as mode 6 does.")  # fmt: skip
@click.option("--op_name_map", type=PATH, metavar="FILE",
              help="Of Caffe: lines TYPE:MEANT, such as DetectionOutput:SSDDetectionOutput."
              )  # fmt: skip
@click.option("--external_weight", type=OneOf(["0", "1", "2"]), default="0",
              help="1, 2: the weights are in weight/NAME_weight_combined, next to the .om file; "
                   "those of --emit object in PREFIX.weights.")  # fmt: skip
@click.option("--check_report", type=PATH, metavar="FILE",
              help="The report of mode 3 (default: check_result.json), and of a model that mode 0 "
                   "cannot compile.")  # fmt: skip
@click.option("--dump_mode", type=OneOf(["0", "1"]), default="0",
              help="1: mode 1 adds the shape of each tensor.")  # fmt: skip
@click.option("--json", "json_file", is_flag=False, flag_value=PRINTED, metavar="[FILE]",
              callback=_json_file,
              help="The file that modes 1 and 5 write; without a name, print JSON.")  # fmt: skip
@log_option
@unused_options
def atc(**options: Any) -> int:
    """Compile a model with the policies that the bank holds; only --aoe_mode tunes.

    Mode 6 also describes offline models of other device families (IMOD, OM2). All other options of
    ATC are accepted without effect, or refused with the reason: docs/options.md lists them.

    Compiled kernels are kept for the next time in the folder of --op_compiler_cache_dir, else in
    the one that TUNE_KERNEL_CACHE_PATH names, else in ${ASCEND_CACHE_PATH}/kernels, else in
    ~/.cache/tunebank/kernels.

    \b
    Examples:
      bankd atc --model m.onnx --output out/m
      bankd atc --model m.onnx --output out/m --op_bank_path banks/lab
      bankd atc --model m.onnx --output out/m --aoe_mode 1,2
      bankd atc --om out/m.om --output out/m --emit object
      bankd atc --model m.onnx --output out/m --insert_op_conf aipp.cfg
      bankd atc --model m.onnx --output m --out_nodes "conv1:0" --output_type FP16
      bankd atc --singleop operators.json --output out/
      bankd atc --mode=1 --om=m.onnx --json=m.json
      bankd atc --mode=3 --model m.onnx
      bankd atc --mode=6 --om=out/m.om
    """
    mode = options["mode"]
    if mode == NANO:
        what = "mode 30 makes .exeom files of one Ascend device, which nothing here runs"
        raise BankdError(what, "give --mode 0, which writes an .om file", ErrorCode.OPTION)
    if options["json_file"] and mode not in (TO_JSON, DUMP):
        what = f"--json {options['json_file']}: mode {mode} writes no JSON file"
        raise BankdError(what, "give --json last, without a name, to print", ErrorCode.OPTION)
    if options["emit"] == OBJECT and mode != COMPILE:
        what = f"--emit object: mode {mode} writes no object"
        raise BankdError(what, "leave --mode out, or one of both", ErrorCode.OPTION)
    if mode == DESCRIBE:
        describe_offline_model(options)
    elif mode == DUMP:
        dump_to_json(options)
    elif mode == TO_JSON:
        model_to_json(options, _request(options))
    elif mode == CHECK:
        return check_model(options, _request(options))
    else:
        _compile_or_tune(options)
    return ExitCode.OK


def _compile_or_tune(options: Mapping[str, Any]) -> None:
    is_object = options["emit"] == OBJECT
    sources = [options["model"], options["singleop"], is_object and options["om"]]
    if options["output"] is None or not any(sources):
        raise click.UsageError("Missing option '--model' or '--output'")
    if options["model"] and options["singleop"]:
        raise click.UsageError("give one of --model FILE and --singleop FILE")
    if is_object and len([source for source in sources if source]) > 1:
        raise click.UsageError("--emit object takes one model: --model FILE or --om FILE.om")
    if is_object and options["output"].is_dir():
        source = Path(options["model"] or options["om"] or options["singleop"])
        what = f"--output {options['output']} is a directory, and --emit object writes two files"
        raise BankdError(what, f"give --output {options['output'] / source.stem}", ErrorCode.OPTION)
    if is_object and options["om"]:
        _emit_object(options, options["om"])
        return
    if options["singleop"]:
        _compile_operators(options)
        return
    if options["aoe_mode"] is not None:
        _tune(options)
    else:
        _compile(options)
    output, _ = prefixed_result(options["output"], with_folder=False)
    if is_object:
        _emit_object(options, output)
    if options["display_model_info"] == "1":
        describe_offline_model({"om": output})


def _emit_object(options: Mapping[str, Any], model: Path) -> None:
    """Write the object file and the header of an offline model. Raises TunerError."""
    prefixed_result(options["output"], with_folder=False)
    external = options["external_weight"] != "0"
    files = [str(f) for f in bridge.emit_object(model, options["output"], external=external)]
    if not is_json():
        click.echo(f"{visible(', '.join(files))}: written; link the object with -pthread")
    elif options["om"]:
        print_json({"offline_model": str(model), "files": files})


def _given(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options in the names and words that requests have.

    Raises BankdError (EG0003) where one excludes another, (EG0001) for the file of --op_name_map.
    """
    given = dict(options)
    if (ranges := options["input_shape_range"]) is not None:
        if options["input_shape"]:
            what = "--input_shape_range and --input_shape exclude each other"
            raise BankdError(what, "give --input_shape, which has ranges too", ErrorCode.OPTION)
        given["input_shape"] = ranges.replace("[", "").replace("]", "")
    if (newer := options["precision_mode_v2"]) is not None:
        if options["precision_mode"]:
            what = "--precision_mode and --precision_mode_v2 exclude each other"
            raise BankdError(what, "leave one of them out", ErrorCode.OPTION)
        if newer not in MODES_V2:
            what = f"--precision_mode_v2 {newer}: HIF8 is a number format of one Ascend card"
            hint = "give mixed_float16, or --quantize int8 to `bankd aoe`"
            raise BankdError(what, hint, ErrorCode.OPTION)
        given["precision_mode"] = PRECISION_NAMES[MODES_V2[newer]]
    given["external_weight"] = options["external_weight"] != "0"
    given["layer_types"] = layer_types(options["op_name_map"])
    return given


def _request(options: Mapping[str, Any]) -> Request:
    """The request of the options. Raises as `_given`, and BankdError for files of others."""
    request = with_edits(request_of(_given(options)), options)
    files = (options[name] for name in ("op_precision_mode", "keep_dtype", "modify_mixlist"))
    return with_precision_files(request, *files)


def _require_files(options: Mapping[str, Any]) -> None:
    for file in filter(None, (existing_model_file(options["model"]), options["weight"])):
        require_file(file)
    require_model(options["framework"], options["model"], options["input_format"])


@contextmanager
def _worker(options: Mapping[str, Any]) -> Iterator[bridge.Worker]:
    with cache_environment(options) as environment:
        settings = read_settings(
            environment,
            Path.cwd(),
            op_bank_path=bank_of(options),
            mdl_bank_path=options["mdl_bank_path"],
            makes_bank=False,
            hear=hear_fault,
        )
        with (
            on_device(settings),
            bridge.Worker(settings, _request(options), makes_bank=False) as worker,
        ):
            yield worker


def _compile(options: Mapping[str, Any]) -> None:
    _require_files(options)
    with _worker(options) as worker:
        output, _ = prefixed_result(options["output"], with_folder=False)
        try:
            result = worker.compile(options["model"], output, _listener(options))
        except bridge.ModelError:
            if options["check_report"]:
                write_report(worker, options["model"], options["check_report"])
            raise
        _print(result)


def _compile_operators(options: Mapping[str, Any]) -> None:
    """Each operator of a file becomes an offline model in the folder --output, under its name."""
    if options["emit"] == OBJECT:
        what = "--emit object is for one model, and --singleop has operators"
        hint = "give it each .om file that is written: bankd atc --om FILE --emit object"
        raise BankdError(what, hint, ErrorCode.OPTION)
    for name in ("framework", "weight", "insert_op_conf", "out_nodes", "aoe_mode"):
        if options[name] is not None:
            what = f"--{name} is for one model, and --singleop has operators"
            raise BankdError(what, "leave it out", ErrorCode.OPTION)
    if options["display_model_info"] == "1":
        what = "--display_model_info 1 and --singleop exclude each other"
        hint = "describe a file with `bankd atc --mode 6 --om FILE`"
        raise BankdError(what, hint, ErrorCode.OPTION)
    graphs = bridge.read_single_operators(options["singleop"])
    results = []
    with TemporaryDirectory(prefix="bankd-singleop-") as folder, _worker(options) as worker:
        for graph in graphs:
            model = Path(folder, f"{graph.name}.onnx")
            graph.save(model)
            output, _ = prefixed_result(options["output"] / graph.name, with_folder=False)
            results.append(worker.compile(model, output, _listener(options)))
    if is_json():
        print_json(results)
        return
    for result in results:
        _print(result)


def _tune(options: Mapping[str, Any]) -> None:
    """Tune and compile in one: `bankd aoe` with the options that both have."""
    job_types = parse_job_types(options["aoe_mode"])
    if options["aoe_mode"].strip() == str(JobType.SGAT.value):
        remark("--aoe_mode 1 tunes subgraphs (SGAT), as in the manuals; give 2 for operators "
               "(OPAT), which one article calls 1")  # fmt: skip
    further = {"external_weight", "layer_types", "optimization_switch", "oo_level"}
    names = {option.name for option in aoe.params} | further
    shared = {name: value for name, value in _given(options).items() if name in names}
    shared |= {
        "job_type": ",".join(str(one.value) for one in job_types),
        "op_bank_path": bank_of(options),
    }
    with cache_environment(options) as environment, in_environment(environment):
        click.get_current_context().invoke(aoe, **shared)


def _print(result: Mapping[str, Any]) -> None:
    """Say what was compiled, and with how much of the bank."""
    if is_json():
        print_json(result)
        return
    text = (
        "{offline_model}: compiled for {target}, {hits} of {total} tasks and "
        "{subgraph_hits} of {subgraphs} subgraphs with a policy from the bank"
    )
    if result["from_elsewhere"]:
        text += (
            "; {from_elsewhere} of them decided in another environment, and used as they are: "
            "bankd aoe races them here"
        )
    if result["untuned_integers"]:
        text += (
            "; {untuned_integers} of its products of 8 bits were never measured, and may be "
            "slower than in ONNX Runtime: bankd aoe compares both, and writes the faster"
        )
    counts = Counter(node["op"] for node in result["segment_nodes"])
    operators = ", ".join(op if n == 1 else f"{n} {op}" for op, n in counts.items())
    if operators:
        text += "; ONNX Runtime runs {operators}: bankd explain says why"
    for line in wrapped(text.format(**result, operators=visible(operators)), 2):
        click.echo(line)


def _listener(options: Mapping[str, Any]) -> Callable[[object], None]:
    """Print the phases on standard error, where the level of --log lets them through."""

    def say(event: object) -> None:
        if (text := getattr(event, "text", "")) and options["log_level"] not in _QUIET:
            click.echo(visible(str(text)), err=True)

    return say
