"""A model of any framework -> an ONNX file, by a child process, kept by the hash of its content."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tuner.errors import ErrorCode, MissingModelError, ModelError, OptionError
from tuner.files.descriptors import open_regular
from tuner.files.kept_folders import new_folder, trim
from tuner.frameworks.table import Framework, framework_of, model_file, model_name
from tuner.free_memory import free_memory_bytes
from tuner.measure.measuring_process import (
    ChildDiedError,
    ChildProcess,
    OversizedChildError,
    with_retries,
)

MAX_CONVERTED = 64
MAX_CONVERTED_BYTES = 8 << 30
"""Maximum size of a folder of converted models on the disk."""
MEMORY_SHARE = 0.75
"""Share of the free memory that a conversion may take."""
CONVERT_S = 1800.0
"""Time after which the child is ended."""
CHILD = (sys.executable, "-P", "-m", "tuner.frameworks.convert_child")
SOURCE = "source.json"
"""A file in the folder of a converted model: what it was made from."""


@dataclass(frozen=True)
class Conversion:
    """Options of a conversion: all that is said of a model besides its file."""

    weight: Path | None = None
    """The file of its weights, where the framework keeps them apart; None: found by its name."""
    signature: str = ""
    """The signature of a SavedModel; "": the only one, or `serving_default`."""
    input_shapes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Shapes of inputs by name."""
    layer_types: Mapping[str, str] = field(default_factory=dict)
    """ATC's `--op_name_map`, of Caffe: types of layers, and the types that are meant."""

    def as_json(self) -> dict[str, Any]:
        """Return plain values."""
        shapes = {name: list(shape) for name, shape in self.input_shapes.items()}
        weight = str(self.weight) if self.weight else None
        return {
            "weight": weight,
            "signature": self.signature,
            "input_shapes": shapes,
            "layer_types": dict(self.layer_types),
        }

    @staticmethod
    def parse(content: Mapping[str, Any]) -> Conversion:
        """Read `as_json()` back."""
        shapes = {name: tuple(shape) for name, shape in content["input_shapes"].items()}
        weight = Path(content["weight"]) if content["weight"] else None
        return Conversion(weight, content["signature"], shapes, content["layer_types"])


def onnx_file(model: Path, conversion: Conversion, folder: Path, number: int | None = None) -> Path:
    """The ONNX file of a model: itself, or one in `folder`, converted if it is not there yet.

    `number` is AOE's number of the framework; None: by suffix and content. The file is named after
    the model. Raises TunerError (of some kind), naming the model, where it cannot be converted.
    """
    source = model_file(model)
    framework = framework_of(source, number)
    _require_fitting(framework, conversion)
    if not framework.converter:
        return model
    framework.require_package(model)
    kept = folder / _key(source, framework, conversion)
    made = kept / f"{model_name(source)}.onnx"
    if (kept / SOURCE).is_file() and made.is_file():
        with suppress(OSError):
            os.utime(kept)
        return made
    with new_folder(folder) as place:
        _convert(framework, source, place / made.name, conversion)
        facts = {"model": str(model), "framework": framework.name, **conversion.as_json()}
        (place / SOURCE).write_text(json.dumps(facts), encoding="utf-8")
        with suppress(OSError):  # another process has just put it there
            place.rename(kept)
        trim(folder, SOURCE, MAX_CONVERTED, MAX_CONVERTED_BYTES)
    return made


def _require_fitting(framework: Framework, conversion: Conversion) -> None:
    """Raises OptionError for what this framework does not have."""
    if conversion.weight is not None and framework.name != "Caffe":
        what = f"--weight is for Caffe, and this is a model of {framework.name}"
        raise OptionError(what, "leave it out", ErrorCode.OPTION)
    if conversion.layer_types and framework.name != "Caffe":
        what = f"--op_name_map is for Caffe, and this is a model of {framework.name}"
        raise OptionError(what, "leave it out", ErrorCode.OPTION)
    if conversion.signature and framework.name != "TensorFlow":
        what = f"--signature is for TensorFlow, and this is a model of {framework.name}"
        raise OptionError(what, "leave it out", ErrorCode.OPTION)


def _key(source: Path, framework: Framework, conversion: Conversion) -> str:
    """Hash of all that the ONNX file depends on: files, options, the package, and our own code."""
    weights = (conversion.weight,) if conversion.weight else ()
    parts = [source.parent / name for name in framework.parts(source)]
    shapes = sorted(conversion.input_shapes.items())
    facts: list[object] = [framework.name, model_name(source), conversion.signature, shapes]
    facts += [sorted(conversion.layer_types.items())] if conversion.layer_types else []
    facts += [version(framework.package)] if framework.package else []
    code = sorted(Path(__file__).parent.rglob("*.py"))
    try:
        for path in (source, *(weights or filter(Path.is_file, parts)), *code):
            with open_regular(path) as file:
                facts.append(hashlib.file_digest(file, "sha256").hexdigest())
    except OSError as error:
        what = f"{error.filename} cannot be read: {error.strerror or error}"
        kind = MissingModelError if isinstance(error, FileNotFoundError) else ModelError
        raise kind(what, "check the file and its permissions", ErrorCode.FILE) from error
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()


def _convert(framework: Framework, source: Path, output: Path, conversion: Conversion) -> None:
    """Have a child convert the model. Raises ModelError and OptionError, naming the model."""
    memory_bytes = int(MEMORY_SHARE * free_memory_bytes())
    child = ChildProcess((*CHILD, str(output.parent)), memory_bytes)
    request = {
        "converter": framework.converter,
        "model": str(source.absolute()),
        "output": str(output),
        "conversion": conversion.as_json(),
    }
    try:
        answer = with_retries(lambda: child.exchange(request, CONVERT_S))
    except OversizedChildError as error:
        files = (source, *(source.parent / name for name in framework.parts(source)))
        files_bytes = sum(one.stat().st_size for one in files if one.is_file())
        what = (
            f"{source}: converting its {files_bytes / 2**20:,.0f} MiB takes more than "
            f"{memory_bytes / 2**20:,.0f} MiB, three quarters of the memory that is free here"
        )
        hint = "free memory (in aoe.ini: JOB_MEMORY_MB), or convert it to ONNX on a larger machine"
        raise ModelError(what, hint, ErrorCode.MEMORY) from error
    except (ChildDiedError, OSError) as error:
        what = f"{source}: the process that converts it ended: {error}"
        raise ModelError(
            what, f"export the model as ONNX with tools of {framework.name}"
        ) from error
    finally:
        child.end()
    if fault := answer.get("fault"):
        raised = OptionError if answer["is_option"] else ModelError
        raise raised(f"{source}: {fault}", answer["hint"], ErrorCode.of(answer["code"]))
