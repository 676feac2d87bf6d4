"""`bankd atc`: compile a model with what the bank holds, or say what an offline model is."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.bridge import OURS, describe_cann, kind_of, read_cann, signature_text
from bankd.cli.choices import OneOf
from bankd.cli.device import on_device
from bankd.cli.formatting import hear_fault
from bankd.cli.model_files import existing_model_file, framework_options, require_model
from bankd.cli.options import (
    PATH,
    bank_options,
    json_option,
    options_of,
    request_of,
    require_file,
)
from bankd.cli.tables import is_json, print_json, wrapped
from bankd.config.config import read_settings
from bankd.config.workspace import prefixed_result
from bankd.errors import ExitCode
from bankd.escape import visible

COMPILE, DESCRIBE = "0", "6"


@click.command
@click.option("--mode", type=OneOf([COMPILE, DESCRIBE]), default=COMPILE, show_default=True,
              help="0: compile; 6: describe an offline model.")  # fmt: skip
@click.option("--model", type=PATH, help="The model file (a SavedModel: its folder).")
@click.option("--om", type=PATH, help="The offline model to describe (mode 6).")
@framework_options
@click.option("--output", type=PATH, metavar="PREFIX", help="Write PREFIX.om.")
@options_of("shapes")
@bank_options
@options_of("precision")
@options_of("target")
@json_option
def atc(**options: Any) -> int:
    """Compile a model with the policies that the bank holds; nothing is tuned.

    Mode 6 also describes offline models of other device families (IMOD, OM2).

    Compiled kernels are kept for the next time in the folder that TUNE_KERNEL_CACHE_PATH names,
    else in ${ASCEND_CACHE_PATH}/kernels, else in ~/.cache/tunebank/kernels.

    \b
    Examples:
      bankd atc --model m.onnx --output out/m
      bankd atc --model m.onnx --output out/m --op_bank_path banks/lab
      bankd atc --mode=6 --om=out/m.om
    """
    work = _describe if options["mode"] == DESCRIBE else _compile
    work(options)
    return ExitCode.OK


def _describe(options: Mapping[str, Any]) -> None:
    if options["om"] is None:
        raise click.UsageError("Missing option '--om': the offline model to describe")
    model = options["om"]
    if kind_of(model) == OURS:
        description = {
            **bridge.describe(model),
            "programs": bridge.describe_programs(model),
            "signature": signature_text(model),
        }
    else:
        description = describe_cann(read_cann(model))
    if is_json():
        print_json(description)
        return
    for part, content in description.items():
        if isinstance(content, Mapping):
            click.echo(f"{part.replace('_', ' ')}:")
            for name, value in content.items():
                click.echo(f"  {visible(str(name))}: {_shown(value)}")
        elif isinstance(content, list):
            for value in content:
                click.echo(f"{part.removesuffix('s')}: {_shown(value)}")
        else:
            click.echo(f"{part.replace('_', ' ')}: {_shown(content)}")


def _compile(options: Mapping[str, Any]) -> None:
    model, prefix = options["model"], options["output"]
    if model is None or prefix is None:
        raise click.UsageError("Missing option '--model' or '--output'")
    for file in filter(None, (existing_model_file(model), options["weight"])):
        require_file(file)
    require_model(options["framework"], model)
    settings = read_settings(
        os.environ,
        Path.cwd(),
        op_bank_path=options["op_bank_path"],
        mdl_bank_path=options["mdl_bank_path"],
        makes_bank=False,
        hear=hear_fault,
    )
    with (
        on_device(settings),
        bridge.Worker(settings, request_of(options), makes_bank=False) as worker,
    ):
        output, _ = prefixed_result(prefix, with_folder=False)
        result = worker.compile(model, output, _say)
    if is_json():
        print_json(result)
    else:
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


def _say(event: object) -> None:
    if text := getattr(event, "text", ""):
        click.echo(visible(str(text)), err=True)


def _shown(value: object) -> str:
    return "-" if value is None else visible(str(value))
