"""Constants of a loaded model: the weights that its file stores, and those derived from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tuner.backend import host_digest_pair
from tuner.errors import OfflineModelError
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.offline_model import OfflineModel
from tuner.offline_model.untrusted_file import naming
from tuner.offline_model.weight_cache import derived_memory
from tuner.program.program import Program


@dataclass(frozen=True)
class LoadedConstants:
    """Bytes in the memory of the process, or mapped."""

    stored: np.ndarray
    """All that the steps read of the file's weights; what only a tuning needs is left out."""
    derived: np.ndarray | None
    files: tuple[MappedFile, ...]
    """The files that they are mapped from, which must not change."""


def constants_of(
    path: str | Path, data: OfflineModel, programs: Sequence[Program], *, copies: bool
) -> LoadedConstants:
    """The constants of these programs; `copies`: none are in a file that can change.

    Raises OfflineModelError, naming the file, where some are missing or are not as written.
    """
    needed = max(program.weights_bytes for program in programs)
    if len(data.weights) < needed:
        raise OfflineModelError(
            f"{path}: {len(data.weights)} bytes of weights, but the steps need {needed}"
        )
    stored = np.frombuffer(data.weights[:needed], np.uint8)
    files = () if data.file is None else (data.file,)
    size_bytes = max(program.derived_bytes for program in programs)
    if not size_bytes:
        return LoadedConstants(stored, None, files)
    if data.derived is None or data.derived.size_bytes < size_bytes:
        raise OfflineModelError(f"{path}: the steps need {size_bytes} bytes of derived weights")
    with naming(Path(path)):
        found = derived_memory(data.derived, data.weights, host_digest_pair, copies=copies)
    for file in files:
        file.require_unchanged()
    files = files if found.file is None else (*files, found.file)
    return LoadedConstants(stored, np.frombuffer(found.content, np.uint8), files)
