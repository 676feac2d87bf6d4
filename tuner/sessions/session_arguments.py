"""Arguments of a session: with them ONNX Runtime opens it, and another process opens it again."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tuner.errors import ChangedModelError, MissingModelError
from tuner.ops.onnx_runtime import import_onnxruntime, session_class

_ort: Any = import_onnxruntime()
_NoSuchFile: Any = _ort.capi.onnxruntime_pybind11_state.NoSuchFile


class MissingSessionModelError(MissingModelError, _NoSuchFile):  # type: ignore[misc]  # untyped
    """A model of a session does not exist: ONNX Runtime's error, ours, and FileNotFoundError."""


@dataclass(frozen=True)
class SessionArguments:
    """Arguments of `tuner.InferenceSession`."""

    model: Any
    sess_options: Any
    providers: Sequence[Any] | None
    provider_options: Sequence[Any] | None
    keywords: Mapping[str, Any]
    """ONNX Runtime's further arguments."""
    own: Mapping[str, Any]
    """Options of `OnlineOptions`."""
    content: str = ""
    """Hash of the model's files; empty where they were not read by us."""

    def open_other(self) -> Any:
        """Open ONNX Runtime's session. Raises what it raises, for a missing file also our error."""
        try:
            return session_class()(
                self.model, self.sess_options, self.providers, self.provider_options,
                **self.keywords,
            )  # fmt: skip
        except _NoSuchFile as error:
            raise MissingSessionModelError(
                str(error), "give the path of an existing model, and keep its data files next to it"
            ) from error

    def pickled(self) -> SessionArguments:
        """These arguments for another process. Raises TypeError where it cannot have them."""
        if self.sess_options is not None:
            raise TypeError(
                "a session with SessionOptions cannot be pickled or copied, since ONNX Runtime's"
                " options cannot: open the session where it is used"
            )
        is_path = isinstance(self.model, str | os.PathLike)
        return replace(self, model=Path(self.model).absolute()) if is_path else self

    def require_same(self, other: SessionArguments) -> None:
        """Raises ChangedModelError where the model is another one by now."""
        if other.content != self.content:
            raise ChangedModelError(
                f"{self.model} is not the file that the pickled session was opened with",
                "open the session where it is used",
            )
