"""Checks of the model file that a command is given: its framework, its suffix, its first bytes."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from bankd.bridge import FRAMEWORKS, framework_of, kind_of, model_file
from bankd.cli.options import options_of, together
from bankd.errors import BankdError, ErrorCode

NUMBERS = ", ".join(f"{one.number}: {one.name}" for one in FRAMEWORKS)

framework_options = together(
    click.option(
        "--framework", "-f", type=int, help=f"{NUMBERS} (default: by suffix and content)."
    ),
    options_of("model"),
)
"""`--framework`, `--weight` and `--signature`: how the model is read."""


def existing_model_file(model: Path) -> Path:
    """The file of a model, which is in the folder of a SavedModel. Raises BankdError for a folder
    that is none."""
    file = model_file(model)
    if model.is_dir() and not file.is_file():
        raise BankdError(
            f"{model} is a folder, and no SavedModel of TensorFlow: it has no {file.name}",
            f"name a model file; `bankd aoe --model_path {shlex.quote(str(model))} --job_type 1,2`"
            " tunes every ONNX model in it",
            ErrorCode.FILE,
        )
    return file


def require_model(framework: int | None, model: Path, input_format: str | None = None) -> None:
    """Raises BankdError or TunerError unless a front end says that it reads the model."""
    if framework is None and model.suffix.lower() == ".om":
        require_offline_model(model)
        return
    if framework is None and model.is_file() and kind_of(model) is not None:
        return
    found = framework_of(existing_model_file(model), framework)
    found.require_package(model)
    if input_format not in (None, *found.formats):
        raise BankdError(
            f"--input_format {input_format} is not one of {found.name}'s",
            f"leave it out, or use {' or '.join(found.formats)}, as the inputs of the file are",
            ErrorCode.OPTION,
        )


def require_offline_model(model: Path) -> None:
    """Raises BankdError for a file that is called an offline model (.om) and is none."""
    if model.suffix.lower() == ".om" and model.is_file() and kind_of(model) is None:
        hint = "copy the file again, or give the ONNX model that it was made from"
        raise BankdError(f"{model}: not an offline model", hint, ErrorCode.FILE)
