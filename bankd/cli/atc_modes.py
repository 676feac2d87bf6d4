"""Modes of `bankd atc` that compile nothing: check a model, describe one, or write it as JSON."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.bridge import OURS, describe_cann, kind_of, read_cann, signature_text
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.model_files import existing_model_file, require_model
from bankd.cli.options import require_file
from bankd.cli.tables import is_json, print_json
from bankd.config.config import read_settings, result_path
from bankd.config.request import Request
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.escape import visible

REPORT = "check_result.json"


def describe_offline_model(options: Mapping[str, Any]) -> None:
    """Mode 6: facts of the offline model --om, of this tool or another."""
    model = _om(options, "the offline model to describe")
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


def model_to_json(options: Mapping[str, Any], request: Request) -> None:
    """Mode 1: the offline model, or the model of a framework, that --om names."""
    model = _om(options, "the model to write as JSON (--model is for mode 0 and 3)")
    require_file(existing_model_file(model))
    kind = kind_of(model) if model.is_file() else None
    if kind in (OURS, "imod"):
        content = bridge.offline_model_as_json(model)
    elif kind is not None:
        what = f"{model}: the graph of an offline model in this form is not read"
        hint = f"`bankd atc --mode 6 --om {shlex.quote(str(model))}` shows what it says"
        raise BankdError(what, hint, ErrorCode.FILE)
    else:
        require_model(options["framework"], model, options["input_format"])
        with _worker(request) as worker:
            content = worker.as_json(model, with_shapes=options["dump_mode"] == "1")
    _write(content, options["json_file"])


def dump_to_json(options: Mapping[str, Any]) -> None:
    """Mode 5: the graph in the file ge_proto_*.txt that --om names."""
    _write(bridge.dump_as_json(_om(options, "the dumped graph")), options["json_file"])


def check_model(options: Mapping[str, Any], request: Request) -> int:
    """Mode 3: whether --model would be compiled. Writes the report; 1 where it would not."""
    model = options["model"]
    if model is None:
        raise click.UsageError("Missing option '--model': the model to check")
    require_file(existing_model_file(model))
    require_model(options["framework"], model, options["input_format"])
    file = options["check_report"] or result_path(os.environ, Path.cwd()) / REPORT
    with _worker(request) as worker:
        report = write_report(worker, model, file)
    if is_json():
        print_json(report)
    else:
        counts = "{pass} of {total} operators pass".format(**report)
        click.echo(f"{visible(report['name'])}: {report['result']}, {counts}; {file}")
        for cause in report.get("cause", ()):
            remark(f"{cause['message']}; hint: {cause['hint']}")
    return ExitCode.FAILURE if report["result"] == "failed" else ExitCode.OK


def write_report(worker: bridge.Worker, model: Path, file: Path) -> dict[str, Any]:
    """Write the report of a model's check, and return it. Raises TunerError."""
    report = worker.check(model)
    bridge.replace_json(file, report)
    return report


def _worker(request: Request) -> bridge.Worker:
    settings = read_settings(os.environ, Path.cwd(), makes_bank=False, hear=hear_fault)
    return bridge.Worker(settings, request, makes_bank=False)


def _om(options: Mapping[str, Any], what: str) -> Path:
    if options["om"] is None:
        raise click.UsageError(f"Missing option '--om': {what}")
    file: Path = options["om"]
    return file


def _write(content: Mapping[str, Any], file: Path | None) -> None:
    """Write the file of --json; without one, print it."""
    if file is None:
        print_json(content)
        return
    bridge.replace_json(file, content)
    click.echo(f"{file}: written")


def _shown(value: object) -> str:
    return "-" if value is None else visible(str(value))
