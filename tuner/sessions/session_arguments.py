"""Arguments of a session: with them ONNX Runtime opens it, and another process opens it again."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tuner.errors import ChangedModelError, MissingModelError
from tuner.ops.onnx_runtime import import_onnxruntime, session_class
from tuner.runtime.call_options import unknown_option
from tuner.sessions.online_options import OnlineOptions
from tuner.suggestion import closest

CPU_PROVIDER = "CPUExecutionProvider"
PROVIDERS = frozenset({CPU_PROVIDER, "AzureExecutionProvider"})
"""ONNX Runtime's providers that run a model on the CPU: the other one takes nodes of its own only.
Programs ask for both, as all that are available in the package for CPUs."""
KEYWORDS = frozenset({"enable_fallback", "disabled_optimizers", "read_config_from_model"})
"""ONNX Runtime's keywords that are no parameters by name."""

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


def check_keywords(keywords: Mapping[str, Any]) -> None:
    """Raises OptionError for a keyword that is meant for us; warns of one that no session has.

    ONNX Runtime ignores such a keyword, so a program that gives one runs as before.
    """
    known = (*OnlineOptions.__annotations__, *KEYWORDS)
    for name in keywords.keys() - KEYWORDS:
        error = unknown_option(name, known)
        if closest(name, known):
            raise error
        warnings.warn(f"{error}, and it is ignored: {error.hint}", RuntimeWarning, stacklevel=3)


def cpu_providers_of(sess_options: Any, providers: Any, provider_options: Any) -> list[str] | None:
    """Return the providers, where nothing is asked for that only ONNX Runtime has; else None.

    Its own function warns of providers that are not available here, which it passes over.
    """
    if sess_options is not None and (
        not isinstance(sess_options, _ort.SessionOptions)
        or sess_options.has_providers()
        or sess_options.enable_profiling
        or sess_options.optimized_model_filepath
    ):
        return None
    check = _ort.capi.onnxruntime_inference_collection.check_and_normalize_provider_args
    available = _ort.get_available_providers()
    try:
        names, _ = check(providers, provider_options, available)
    except ValueError:
        return None
    asked = [name for name in (*names, CPU_PROVIDER) if name in available]
    is_known = set(_ort.get_all_providers()).issuperset(names)
    return list(dict.fromkeys(asked)) if is_known and PROVIDERS.issuperset(asked) else None
