"""`op_compiler`: single operators of a folder, compiled with what the bank holds, or tuned.

It is a program alone: `bankd aoe --singleop` and `bankd atc` do the same for one file.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from bankd import bridge
from bankd.cli.aoe import aoe
from bankd.cli.choices import OneOf
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.options import LEVELS, NAME, PATH, request_of, require_folder
from bankd.config.config import read_settings
from bankd.config.workspace import prefixed_result
from bankd.errors import BankdError, ErrorCode, ExitCode

MAX_COMPILERS = 32
"""Highest value of TE_PARALLEL_COMPILER; the original takes any number of jobs."""
TUNE = "tune"


@click.command
@click.option("--op_params_dir", "-p", type=PATH, required=True, metavar="DIR",
              help="Folder of JSON files of operators, as for `aoe --singleop`.")  # fmt: skip
@click.option("--soc_version", "-v", type=NAME, metavar="TIER",
              help="Instruction-set tier, or the name of an Ascend, for which this machine answers."
              )  # fmt: skip
@click.option("--compile_mode", "-m", type=OneOf([TUNE]),
              help="tune: tune them first (default: what the bank holds).")  # fmt: skip
@click.option("--job", "-j", type=click.IntRange(1, None), metavar="N",
              help="Processes that compile candidates, at most 32.")  # fmt: skip
@click.option("--output", "-o", type=PATH, default=Path(), metavar="DIR", show_default="here",
              help="Write DIR/FILE/OPERATOR.om.")  # fmt: skip
@click.option("--log", "-l", "log_level", type=LEVELS, default="info", show_default=True,
              help="Level of the messages on standard error.")  # fmt: skip
@click.option("--op_debug_config", "-d", hidden=True)
@click.option("--kernel_name", "-k", hidden=True)
def op_compiler(**options: Any) -> int:
    """Compile the operators of a folder, or tune them.

    \b
    Examples:
      op_compiler -p operators/ -v Ascend910B3 -j 8 -o kernels/
      op_compiler -p operators/ -v Ascend910B3 -m tune -o kernels/
    """
    for name in ("op_debug_config", "kernel_name"):
        if options[name] is not None:
            hint = "leave it out: there are no debug builds of kernels here"
            raise BankdError(f"--{name} is not available", hint, ErrorCode.OPTION)
    folder = options["op_params_dir"]
    require_folder(folder, "give --op_params_dir the folder of the operators' JSON files")
    files = sorted(folder.glob("*.json"))
    if not files:
        raise BankdError(
            f"there is no JSON file in {folder}",
            "write single operators as `aoe --singleop` takes them (docs/frameworks.md)",
            ErrorCode.FILE,
        )
    if options["job"] is not None:
        os.environ["TE_PARALLEL_COMPILER"] = str(min(options["job"], MAX_COMPILERS))
    work = _tune if options["compile_mode"] == TUNE else _compile
    return max(work(file, options["output"] / file.stem, options) for file in files)


def _tune(file: Path, output: Path, options: dict[str, Any]) -> int:
    arguments = ["--singleop", str(file), "--job_type", "opat", "--output", str(output)]
    arguments += ["--log", options["log_level"]]
    if options["soc_version"] is not None:
        arguments += ["--soc_version", options["soc_version"]]
    code: int = aoe.main(arguments, prog_name="op_compiler", standalone_mode=False)
    return code


def _compile(file: Path, output: Path, options: dict[str, Any]) -> int:
    settings = read_settings(os.environ, Path.cwd(), makes_bank=False, hear=hear_fault)
    with (
        TemporaryDirectory(prefix="bankd-singleop-") as place,
        bridge.Worker(settings, request_of(options), makes_bank=False) as worker,
    ):
        for graph in bridge.read_single_operators(file):
            path = Path(place, f"{graph.name}.onnx")
            graph.save(path)
            model, _ = prefixed_result(output / graph.name, with_folder=False)
            found = worker.compile(path, model, lambda _: None)
            remark(f"{model}: {found['hits']} of {found['total']} tasks from the bank")
    return ExitCode.OK
