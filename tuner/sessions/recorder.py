"""Recorded misses: models that a bank does not know, in a folder that a daemon watches.

RECORDED/
  NAME-KEY/
    NAME-KEY.onnx        the model, with its data files
    NAME-KEY.npz         inputs of a call, where parameters are among them
    NAME-KEY.aoe.json    shapes, cores, and a priority that grows with the calls
    calls.json           how often it was called, by which program, compared with which engine

Weights that several models share are hard links to one file.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tuner.errors import OptionError
from tuner.files.atomic import replace_json
from tuner.files.descriptors import read_regular
from tuner.files.kept_folders import trim
from tuner.judge.samples_file import SUFFIX
from tuner.sessions.bank import Shapes

MAX_MODELS = 64
MAX_RECORDED_BYTES = 8 << 30
"""Maximum size of a folder of recorded misses on the disk."""
MAX_PRIORITY = 30
"""Priority of a model that was called 2^30 times or more."""
CALLS = "calls.json"


@dataclass(frozen=True)
class Recorded:
    """The place of one missed model in a folder of recorded misses."""

    folder: Path

    @staticmethod
    def of(recorded: Path, name: str, key: str) -> Recorded:
        """The place of the model of this name and key, which need not be there yet."""
        return Recorded(recorded / f"{name}-{key[:12]}")

    @property
    def is_there(self) -> bool:
        """Return whether the model is recorded."""
        return self.folder.is_dir()

    def take(self, written: Path, shapes: Shapes, cores: int, engine: str) -> None:
        """Move a folder with the written model here, and make room by what was called longest ago.

        `written`: the ONNX file in a folder of its own, on the same disk. Raises OSError and
        OptionError.
        """
        model = written.with_name(f"{self.folder.name}.onnx")
        written.rename(model)
        if (sample := written.with_suffix(SUFFIX)).is_file():
            sample.rename(model.with_suffix(SUFFIX))
        facts = {"shapes": dict(shapes), "cores": cores, "engine": engine}
        self._write(written.parent, 1, facts)
        try:
            written.parent.rename(self.folder)
        except OSError:
            if not self.is_there:  # else another process has just recorded it
                raise
        trim(self.folder.parent, CALLS, MAX_MODELS, MAX_RECORDED_BYTES)

    def count(self, calls: int) -> None:
        """Add calls; nothing where the model is not recorded any more."""
        with suppress(OSError, OptionError, ValueError, KeyError, TypeError):
            found = json.loads(read_regular(self.folder / CALLS))
            self._write(self.folder, int(found["calls"]) + calls, found)

    def remove(self) -> None:
        """Take the model away: the bank knows it now."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _write(self, folder: Path, calls: int, facts: Mapping[str, Any]) -> None:
        """Write what a daemon reads (its settings of one model) and what people read."""
        inputs = {name: ",".join(map(str, shape)) for name, shape in facts["shapes"].items()}
        settings = {
            "aicore_num": facts["cores"],
            "priority": min(calls.bit_length(), MAX_PRIORITY),
        }
        if inputs:
            settings["input_shape"] = ";".join(f"{name}:{size}" for name, size in inputs.items())
        replace_json(folder / f"{self.folder.name}.aoe.json", settings)
        program = facts.get("program", " ".join(sys.argv[:1]))
        replace_json(folder / CALLS, {**facts, "calls": calls, "program": program})
