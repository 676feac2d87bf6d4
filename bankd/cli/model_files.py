"""Checks of the model file that a command is given: its framework, its suffix, its first bytes."""

from __future__ import annotations

from pathlib import Path

from bankd.errors import BankdError
from tuner.offline_model.cann_file import kind_of

FRAMEWORKS = {0: "Caffe", 1: "MindSpore", 3: "TensorFlow", 5: "ONNX"}


def require_onnx(framework: int | None, model: Path) -> None:
    """Raises BankdError unless the model is said, or by its suffix seen, to be one that we read."""
    if framework is not None and framework != 5:
        name = FRAMEWORKS.get(framework)
        what = f"{framework} ({name})" if name else f"{framework}, which is unknown,"
        raise BankdError(
            f"--framework {what} is not available",
            "export the model to ONNX and use --framework 5",
            "EG0003",
        )
    if framework is None and model.suffix.lower() not in (".onnx", ".om"):
        raise BankdError(
            f"{model}: the suffix {model.suffix!r} is not that of a known model format",
            "give an ONNX file (--framework 5 says so whatever its name) or an .om of ours",
            "EG0003",
        )
    if framework is None:
        require_offline_model(model)


def require_offline_model(model: Path) -> None:
    """Raises BankdError for a file that is called an offline model (.om) and is none."""
    if model.suffix.lower() == ".om" and model.is_file() and kind_of(model) is None:
        hint = "copy the file again, or give the ONNX model that it was made from"
        raise BankdError(f"{model}: not an offline model", hint, "EG0011")
