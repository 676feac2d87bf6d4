"""What is thrown: the bytes of a model and of what belongs to it, and what must come of them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

SETTINGS = ".aoe.json"
"""Suffix of the file that says how a model is tuned."""


class Expected(StrEnum):
    """What must come of a file that still lies there in the end."""

    RESULT = "result"
    """One job that is done, and one offline model that computes what ONNX Runtime computes."""
    REASON = "reason"
    """A sentence that says why there is no result."""
    EITHER = "either"
    """One of both: the damage may have left a model."""
    IGNORED = "ignored"
    """No row, but counted among what is ignored."""


@dataclass(frozen=True)
class Content:
    """A model, with the files that belong to it."""

    name: str
    """Of this content, no part of a path."""
    kind: str
    """ "valid", "broken" or "hostile"."""
    expected: Expected
    model: bytes
    suffix: str = ".onnx"
    settings: bytes | None = None
    data: Mapping[str, bytes] = field(default_factory=dict)
    """Files of external data, by the names that the model gives them."""
    reference: bytes = b""
    """For an offline model: the ONNX model that it was made of."""

    @cached_property
    def digest(self) -> str:
        """Equal for equal contents, however they are called."""
        parts = [self.suffix.encode(), self.model, self.settings or b""]
        parts += [part for name in sorted(self.data) for part in (name.encode(), self.data[name])]
        return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts))

    @property
    def hashes(self) -> tuple[str, ...]:
        """SHA-256 of the model and of its data files."""
        return tuple(map(sha256, (self.model, *self.data.values())))

    def files(self, name: str) -> dict[str, bytes]:
        """What lies in the folder where the model is called `name`; the model comes last."""
        settings = {} if self.settings is None else {f"{name}{SETTINGS}": self.settings}
        return {**self.data, **settings, f"{name}{self.suffix}": self.model}


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
