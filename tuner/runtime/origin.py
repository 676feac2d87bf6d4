"""The file and options that a model was loaded with: a pickled model is loaded with them again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tuner.errors import ChangedModelError
from tuner.runtime.loaded_mark import LoadedMark

PATHS = ("verify_key", "record_shapes")
"""Options of `tuner.load` that may be paths."""


@dataclass(frozen=True)
class Origin:
    """All that `tuner.load` needs to load a model again, in this process or another one."""

    path: Path
    checksum: str
    """Checksum of the file; empty where it has none."""
    options: Mapping[str, Any]
    """Arguments of `tuner.load`, with paths that hold in every working directory."""
    mark: LoadedMark | None = field(default=None, compare=False, repr=False)
    """The mark of the file in this process; None in a pickle."""

    def __getstate__(self) -> dict[str, Any]:
        """The fields without the mark, which is of this process."""
        return {**self.__dict__, "mark": None}

    @staticmethod
    def of(path: str | Path, checksum: str, options: Mapping[str, Any]) -> Origin:
        """The origin of a model that is loaded from this path now."""
        places = {n: Path(options[n]).absolute() for n in PATHS if _is_place(options.get(n))}
        file = Path(path).absolute()
        return Origin(file, checksum, {**options, **places}, LoadedMark.of(file))

    def require_same(self, other: Origin | None) -> None:
        """Raises ChangedModelError where another file is at the path by now."""
        if other is None or other.checksum != self.checksum:
            raise ChangedModelError(
                f"{self.path} is not the file that the pickled model was loaded from",
                "load the model where it is used: tuner.load(path)",
            )


def _is_place(value: object) -> bool:
    return bool(value) and isinstance(value, str | Path)
