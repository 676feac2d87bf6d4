"""The converting child: may load a framework, and writes into one folder. It may die of a model.

Started as `child FOLDER`: the folder of the ONNX file, into which its temporary files go as well.
"""

from __future__ import annotations

import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from tuner.confinement import Confinement
from tuner.errors import ErrorCode, OptionError, TunerError
from tuner.frameworks.convert import Conversion
from tuner.measure.measuring_process import serve

FILE_BYTES = 64 << 30
OPEN_FILES = 1024


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    """{"converter", "model", "output", "conversion"} -> {}, or what is wrong with the model."""
    module, function = request["converter"].split(":")
    conversion = Conversion.parse(request["conversion"])
    try:
        convert = getattr(import_module(module), function)
        convert(Path(request["model"]), Path(request["output"]), conversion)
    except TunerError as error:
        kind = isinstance(error, OptionError)
        return {"fault": error.message, "hint": error.hint, "code": error.code, "is_option": kind}
    except (MemoryError, RecursionError) as error:
        fault = f"it needs more memory, or deeper nesting, than is allowed ({error or 'no more'})"
        return {
            "fault": fault,
            "hint": "use a smaller model",
            "code": ErrorCode.INVALID_GRAPH,
            "is_option": False,
        }
    return {}


def main() -> None:
    """Answer requests until there are none."""
    folder = Path(sys.argv[1])
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    confinement = Confinement(
        name="bank-convert",
        memory_bytes=None,  # its parent looks at what it uses: frameworks reserve far more
        file_bytes=FILE_BYTES,
        open_files=OPEN_FILES,
        may_start_programs=False,
        writable=(folder,),
    )
    serve(_answer, confinement)


if __name__ == "__main__":
    main()
