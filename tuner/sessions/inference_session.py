"""`tuner.InferenceSession`: ONNX Runtime's session interface over models that the bank knows.

a model file -> a compiled model for each set of input shapes -> the first call: outputs compared
with ONNX Runtime's -> the next calls race, each in one engine -> later calls: the faster one
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakMethod

import numpy as np

from tuner.backend import host_cores
from tuner.element import ELEMENTS
from tuner.errors import (
    OfflineModelError,
    OptionError,
    OptionTypeError,
    TunerError,
    UnavailableError,
)
from tuner.handler_errors import raise_of_handler
from tuner.ops.onnx_runtime import import_onnxruntime, session_class
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel, load, load_for_callers
from tuner.sessions.bank import online_bank
from tuner.sessions.io_binding import IOBinding, array_of, arrays_of, ort_value
from tuner.sessions.model_file import ModelFile, is_offline_model
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions
from tuner.sessions.ort_description import ModelMetadata, NodeArg, describe_ports, element_type
from tuner.sessions.session_arguments import (
    CPU_PROVIDER,
    SessionArguments,
    check_keywords,
    cpu_providers_of,
)
from tuner.sessions.shaped_models import ModelCalls, SessionCall, ShapedModels, fit, is_usable

NO_OTHER = "an offline model does not run in ONNX Runtime"

BF16 = element_type(ELEMENTS["bf16"].dtype)

_ort: Any = import_onnxruntime()
_log = logging.getLogger("tuner.sessions")


class InferenceSession(session_class()):  # type: ignore[misc]  # untyped
    """An `onnxruntime.InferenceSession` that runs in our engine where that is faster.

    It is a subclass, so that `isinstance` holds and other classes can derive from it. ONNX
    Runtime's own session is another value, opened only when it is needed: for calls and options
    that our engine does not take, for every error, and for the race of the first calls. So
    exceptions are ONNX Runtime's, and weights are not held twice. What this class does not define
    is looked up there. Weights that `SessionOptions.add_initializer` replaces cannot be seen.

    A session that is pickled or copied is opened again with its arguments, in another process from
    the same file, which must not have changed; one with SessionOptions refuses it.
    """

    def __init__(
        self,
        path_or_bytes: str | os.PathLike[str] | bytes,
        sess_options: Any = None,
        providers: Sequence[Any] | None = None,
        provider_options: Sequence[Any] | None = None,
        **kwargs: Any,
    ) -> None:
        """Take ONNX Runtime's arguments, or an offline model, and options of `OnlineOptions`.

        Raises what ONNX Runtime raises for a model or an argument (for a missing file it is also a
        FileNotFoundError), OptionError for an option of ours, and OfflineModelError for an offline
        model that cannot be used.
        """
        own = {name: kwargs.pop(name) for name in OnlineOptions.__annotations__ if name in kwargs}
        check_keywords(kwargs)
        theirs = max(0, getattr(sess_options, "intra_op_num_threads", 0))
        own.setdefault("threads", min(theirs, host_cores()) or None)
        options = OnlineOptions.of(own)
        self._arguments = SessionArguments(
            path_or_bytes, sess_options, providers, provider_options, kwargs, own
        )
        self._opened: Any = None
        self._keeps_opened = self._has_bf16 = False
        self._opening = OwnedLock("the session")
        self._offline: LoadedModel | None = None
        self._models: ShapedModels | None = None
        self._fault = "the options of the session are ONNX Runtime's alone"
        if is_offline_model(path_or_bytes):
            path = Path(os.fsdecode(path_or_bytes))
            threads = options.threads
            self._offline = load_for_callers(path, threads) if threads else load(path)
            checksum = self._offline.origin.checksum if self._offline.origin else ""
            self._arguments = replace(self._arguments, content=checksum)
            self._describe_by(self._offline, ModelMetadata(graph_name=path.stem))
            return
        cpu_providers = cpu_providers_of(sess_options, providers, provider_options)
        if cpu_providers is None:
            self._keep_open()
            return
        self._arguments = replace(self._arguments, providers=cpu_providers, provider_options=None)
        engine = f"onnxruntime {_ort.__version__}"
        try:
            file = ModelFile.read(path_or_bytes)
            self._arguments = replace(self._arguments, content=file.content)
            ready = WeakMethod(self._let_go_for)
            self._models = ShapedModels(file, options, online_bank(), engine, ready)
        except (TunerError, OSError, ValueError, TypeError) as error:
            raise_of_handler(error)
            self._keep_open()  # which raises its own error for a file that is no model
            self._fault = str(error)
            _log.warning("a model stays with ONNX Runtime: %s", error)
            return
        self._begin(file, self._models.fixed)

    def __getattr__(self, name: str) -> Any:
        """Any other attribute is that of ONNX Runtime's session, which then stays open."""
        if name.startswith("__") or "_models" not in self.__dict__:
            raise AttributeError(name)
        if self._offline is not None:
            raise UnavailableError(
                f"{NO_OTHER}: {name} is ONNX Runtime's", "use what tuner.load offers"
            )
        return getattr(self._keep_open(), name)

    def __repr__(self) -> str:
        model = self._arguments.model
        name = "a model in memory" if isinstance(model, bytes) else Path(model).name
        engine = f"runs in ONNX Runtime: {self.why}" if self.why else "runs in tunebank"
        return f"<{type(self).__name__} of {name}, {engine}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened_again, (type(self), self._arguments.pickled())

    @property
    def why(self) -> str:
        """Reason why ONNX Runtime runs the calls; empty where our engine runs them."""
        if self._offline is not None:
            return ""
        return self._models.why if self._models else self._fault

    def refresh(self) -> bool:
        """Look whether the bank knows more of the model; return whether it does.

        With the option `refresh_s` calls do so by themselves, after so many seconds.
        """
        return self._models is not None and self._models.refresh()

    def run(
        self,
        output_names: Sequence[str] | None,
        input_feed: Mapping[str, Any],
        run_options: Any = None,
    ) -> Any:
        """Outputs in the order of the names (default: all of the model's), as NumPy arrays."""
        if self._offline is not None:
            return _run_offline(self._offline, output_names, input_feed)
        call = self._call_of(self._run_other, output_names, input_feed, run_options)
        return self._made(call, run_options)

    def run_with_ort_values(
        self,
        output_names: Sequence[str] | None,
        input_dict_ort_values: Mapping[str, Any],
        run_options: Any = None,
    ) -> list[Any]:
        """Run on OrtValues; the outputs are OrtValues, too."""
        if self._offline is not None:
            made = _run_offline(self._offline, output_names, input_dict_ort_values)
            return list(map(ort_value, made))

        def other(*given: Any) -> Any:
            return self.other().run_with_ort_values(*given)

        call = self._call_of(other, output_names, input_dict_ort_values, run_options, ort_value)
        return list(self._made(call, run_options))

    def run_async(
        self,
        output_names: Sequence[str] | None,
        input_feed: Mapping[str, Any],
        callback: Callable[[Any, Any, str], object],
        user_data: Any,
        run_options: Any = None,
    ) -> None:
        """Run in another thread, which calls `callback(outputs, user_data, error)`."""
        if not callable(callback):
            raise OptionTypeError(
                f"callback={callback!r}: a function of outputs, user data and error is needed",
                "give one, or use run",
            )
        if self._offline is not None:
            _with_outputs(output_names, self._offline)
            make = partial(_run_offline, self._offline, output_names, input_feed)
        else:
            call = self._call_of(self._run_other, output_names, input_feed, run_options)
            calls = self._calls_for(call, run_options)
            if calls is None or not calls.is_ours(call):
                self.other().run_async(output_names, input_feed, callback, user_data, run_options)
                return
            make = partial(calls, call)

        def run() -> None:
            try:
                answer = (make(), user_data, "")
            except Exception as error:  # as ONNX Runtime reports it
                answer = ([], user_data, str(error))
            callback(*answer)

        threading.Thread(target=run, name="tunebank-run-async").start()

    def io_binding(self) -> IOBinding:
        """Bindings of inputs and outputs to memory, for `run_with_iobinding`."""
        return IOBinding(self)

    def run_with_iobinding(self, iobinding: Any, run_options: Any = None) -> None:
        """One inference on bound memory. Raises ValueError for a binding of another session."""
        if not isinstance(iobinding, IOBinding):
            self.other().run_with_iobinding(iobinding, run_options)
            return
        if iobinding.owner is not self:
            raise ValueError("IOBinding must be used with the session that created it.")
        if self._offline is not None:
            if not iobinding.run_in(self._offline):
                self.other()
            return
        feeds = iobinding.feeds
        call = SessionCall(
            feeds,
            lambda loaded: fit(loaded, None, feeds) and iobinding.fits(loaded),
            iobinding.run_in,
            partial(iobinding.run_in_other, run_options),
            self._run_other,
            self._let_go_for,
        )
        self._made(call, run_options)

    def set_providers(
        self, providers: Sequence[Any] | None = None, provider_options: Sequence[Any] | None = None
    ) -> None:
        """Register execution providers; with others than the CPU's, ONNX Runtime runs all calls."""
        is_other = cpu_providers_of(None, providers, provider_options) is None
        if is_other or (self._models is None and self._offline is None):
            self._keep_open().set_providers(providers, provider_options)
            self._models = None
            self._arguments = replace(
                self._arguments, providers=providers, provider_options=provider_options
            )

    def other(self) -> Any:
        """ONNX Runtime's session of the same model and options; it is opened if it is not open."""
        if self._offline is not None:
            raise OfflineModelError(NO_OTHER, "use what tuner.load offers, or give the ONNX model")
        return self._opening.do(self._opened_once, nested=self._opened_now)

    def _run_other(
        self, names: Sequence[str] | None, feeds: Mapping[str, Any], run_options: Any = None
    ) -> Any:
        """Outputs of ONNX Runtime for arrays; through OrtValues where it knows no NumPy type."""
        if not self._has_bf16:
            return self.other().run(names, feeds, run_options)
        wanted = names or [arg.name for arg in self._outputs_meta]
        values = {n: ort_value(a) if isinstance(a, np.ndarray) else a for n, a in feeds.items()}
        made = self.other().run_with_ort_values(wanted, values, run_options)
        return [array_of(value) for value in made]

    def _opened_once(self) -> Any:
        opened = self._opened
        if opened is None:
            opened = self._opened = self._opened_now()
        if "_enable_fallback" in self.__dict__:
            opened._enable_fallback = self._enable_fallback
        return opened

    def _opened_now(self) -> Any:
        """A session of ONNX Runtime, also for a call that interrupts the opening of another."""
        return self._arguments.open_other()

    def _keep_open(self) -> Any:
        """ONNX Runtime's session, which stays open: it runs all, or parts of it were given away."""
        self._keeps_opened = True
        return self.other()

    def _let_go_for(self, model: OnlineModel) -> None:
        """Close ONNX Runtime's session now that our engine runs a model instead of it."""
        is_needed = self._keeps_opened or (self._models is not None and self._models.is_racing)
        if is_usable(model) and not is_needed:
            self._opened = None

    def _begin(self, file: ModelFile, fixed: OnlineModel | None) -> None:
        """Describe the model, by ONNX Runtime's session where the first call needs that anyway."""
        if file.is_fixed and fixed and is_usable(fixed) and not fixed.needs_race and fixed.loaded:
            self._describe_by(fixed.loaded, file.metadata)
        else:
            other = self.other()
            sides = other.get_inputs(), other.get_outputs(), other.get_overridable_initializers()
            self._describe(*sides, file.metadata)
        self._arguments = replace(self._arguments, model=file.model)

    def _describe_by(self, loaded: LoadedModel, metadata: ModelMetadata) -> None:
        inputs, outputs = zip(*((one.inputs, one.outputs) for one in loaded.programs), strict=True)
        self._describe(describe_ports(inputs), describe_ports(outputs), (), metadata)

    def _describe(
        self,
        inputs: Sequence[Any],
        outputs: Sequence[Any],
        overridable: Sequence[Any],
        metadata: ModelMetadata,
    ) -> None:
        """Set what the getters of the base class return; ONNX Runtime's values keep it open."""
        self._inputs_meta, self._outputs_meta, self._overridable_initializers = (
            [NodeArg(arg.name, arg.type, list(arg.shape)) for arg in side]
            for side in (inputs, outputs, overridable)
        )
        self._has_bf16 = any(arg.type == BF16 for arg in (*self._inputs_meta, *self._outputs_meta))
        self._model_meta = metadata
        self._providers = self._arguments.providers or [CPU_PROVIDER]
        self._provider_options: Mapping[str, Any] = {name: {} for name in self._providers}
        self._sess_options = self._arguments.sess_options or _ort.SessionOptions()

    def _call_of(
        self,
        other: Callable[[Any, Any, Any], Any],
        names: Sequence[str] | None,
        feeds: Mapping[str, Any],
        run_options: Any,
        given: Callable[[Any], Any] = lambda array: array,
    ) -> SessionCall:
        """A call that `other` makes in ONNX Runtime; `given` makes of an array what that gives.

        Raises ValueError for inputs that are missing, as ONNX Runtime does.
        """
        self._validate_input(list(feeds.keys()))
        arrays = arrays_of(feeds)

        def ours(loaded: LoadedModel) -> list[Any]:
            made = loaded.run(arrays)
            return [given(made[name]) for name in names or [arg.name for arg in self._outputs_meta]]

        return SessionCall(
            arrays,
            lambda loaded: fit(loaded, names, arrays),
            ours,
            partial(other, names, feeds, run_options),
            self._run_other,
            self._let_go_for,
        )

    def _made(self, call: SessionCall, run_options: Any) -> Any:
        """Results of a call, in the engine of its shapes."""
        calls = self._calls_for(call, run_options)
        return call.original() if calls is None else calls(call)

    def _calls_for(self, call: SessionCall, run_options: Any) -> ModelCalls | None:
        """The compiled model for such a call; None: ONNX Runtime has the call."""
        has_options = run_options is not None and (
            run_options.terminate or self._overridable_initializers
        )
        return self._models.calls_for(call.feeds) if self._models and not has_options else None


def _opened_again(kind: type[InferenceSession], arguments: SessionArguments) -> InferenceSession:
    """Open a session that was pickled. Raises ChangedModelError where its model is another."""
    session = kind.__new__(kind)
    InferenceSession.__init__(
        session, arguments.model, None, arguments.providers, arguments.provider_options,
        **arguments.keywords, **arguments.own,
    )  # fmt: skip
    arguments.require_same(session._arguments)
    return session


def _run_offline(
    loaded: LoadedModel, names: Sequence[str] | None, feeds: Mapping[str, Any]
) -> list[Any]:
    """Outputs of an offline model, whose errors are ours."""
    _with_outputs(names, loaded)
    made = loaded.run(arrays_of(feeds) if isinstance(feeds, Mapping) else feeds)
    return [made[name] for name in names or [port.name for port in loaded.outputs]]


def _with_outputs(names: Sequence[str] | None, loaded: LoadedModel) -> None:
    """Raises OptionError for outputs that the model has not."""
    if isinstance(names, str):
        raise OptionTypeError(f"output names are {names!r}, not a list", f"give [{names!r}]")
    known = [port.name for port in loaded.outputs]
    if unknown := [name for name in names or () if name not in known]:
        raise OptionError(f"the model has no output {unknown[0]}", f"it has {', '.join(known)}")
