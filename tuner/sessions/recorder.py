"""Recorded misses: models that a bank does not know, in a folder that a daemon watches.

RECORDED/
  NAME-KEY/
    NAME-KEY.onnx        the model, with its data files
    NAME-KEY.aoe.json    shapes, cores, and a priority that grows with the calls
    calls.json           how often it was called, by which program, compared with which engine

Weights that several models share are hard links to one file.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tuner.errors import OptionError
from tuner.files.atomic import replace_json
from tuner.sessions.bank import Shapes

MAX_MODELS = 64
MAX_RECORDED_BYTES = 8 << 30
"""Maximum size of a folder of recorded misses on the disk."""
MAX_PRIORITY = 30
"""Priority of a model that was called 2^30 times or more."""
FOLDER_MODE = 0o700
"""Models and machine code are for their user alone."""
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
        self._write(written.parent, 1, {"shapes": shapes, "cores": cores, "engine": engine})
        try:
            written.parent.rename(self.folder)
        except OSError:
            if not self.is_there:  # else another process has just recorded it
                raise
        trim(self.folder.parent, CALLS, MAX_MODELS, MAX_RECORDED_BYTES)

    def count(self, calls: int) -> None:
        """Add calls; nothing where the model is not recorded any more."""
        with suppress(OSError, OptionError, ValueError, KeyError, TypeError):
            found = json.loads((self.folder / CALLS).read_text(encoding="utf-8"))
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


@contextmanager
def new_folder(parent: Path) -> Iterator[Path]:
    """A new folder in `parent` that scans pass over, gone after the block unless it was renamed."""
    parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=".new-", dir=parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def trim(folder: Path, mark: str, max_entries: int, max_bytes: int) -> None:
    """Remove the subfolders that were not touched for longest, until both bounds hold.

    Only those that hold a file named `mark` are counted and removed: others are not ours.
    """
    left_bytes = max_bytes
    ours = [path.parent for path in folder.glob(f"*/{mark}") if path.parent.name[0] != "."]
    newest_first = sorted(ours, key=_touched_s, reverse=True)
    for number, entry in enumerate(newest_first):
        left_bytes -= _size_bytes(entry)
        if number >= max_entries or (left_bytes < 0 and number > 0):
            shutil.rmtree(entry, ignore_errors=True)


def _touched_s(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # it went meanwhile
        return 0.0


def _size_bytes(folder: Path) -> int:
    """Disk space that the folder would free: a file of several links counts by its share."""
    size = 0
    with suppress(OSError):
        for entry in os.scandir(folder):
            status = entry.stat(follow_symlinks=False)
            size += status.st_size // max(status.st_nlink, 1)
    return size
