"""TensorFlow in unmodified programs: functions that are called in inference are compiled.

The outermost eager call of a `tf.function`, or of a signature of a SavedModel, which records no
gradients -> `tuner.tensorflow.compile`, once for each structure of arguments -> our engine, where
that is right and faster. TensorFlow runs all other calls. `Model.predict` is such a call.
"""

from __future__ import annotations

import logging
import re
import weakref
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from tuner.handler_errors import raise_of_handler
from tuner.run.log import show_log
from tuner.run.refreshed import Refreshed
from tuner.sessions.by_identity import ByIdentity
from tuner.sessions.outermost_calls import Original, OutermostCalls

MAX_STRUCTURES = 9
"""Maximum number of structures of arguments that are compiled of one function."""
FUNCTIONS = "tensorflow.python.eager.polymorphic_function"
CALLS = OutermostCalls()

Arguments: TypeAlias = tuple[tuple[Any, ...], Mapping[str, Any]]

_log = logging.getLogger("tuner.tensorflow")


def install(tensorflow: ModuleType) -> None:
    """Hook the calls of functions; sessions of TensorFlow 1 are named where they run."""
    show_log()
    functions = InferenceFunctions(tensorflow)
    polymorphic = import_module(f"{FUNCTIONS}.polymorphic_function").Function
    concrete = import_module(f"{FUNCTIONS}.concrete_function").ConcreteFunction
    for kind in (polymorphic, concrete):
        CALLS.hook(kind, functions.call, functions.is_traced)
    session = import_module("tensorflow.python.client.session").BaseSession
    CALLS.hook(session, functions.run_session, method="run")


class InferenceFunctions:
    """The functions that a program calls, each with its compiled forms."""

    def __init__(self, tensorflow: ModuleType) -> None:
        self._tf = self.tensorflow = tensorflow
        self._record = import_module("tensorflow.python.eager.record")
        self._forms: ByIdentity[dict[str, Refreshed]] = ByIdentity()
        self._said: set[str] = set()

    def is_traced(self) -> bool:
        """Return whether a graph is made of the call: the function is a part of another one."""
        return not self._tf.executing_eagerly()

    def call(
        self, original: Original, function: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Results of a call of a function, as TensorFlow would give them."""
        if self._record.could_possibly_record():
            self.say_once(function, "its calls record gradients")
            return original(function, *args, **kwargs)
        leaves = self._tf.nest.flatten((args, dict(kwargs)))
        tensors = [self._tensor_of(leaf) for leaf in leaves]
        given = [one for one in tensors if one is not None]
        form = self._form(original, function, (args, kwargs), tensors) if given else None
        if form is None or form.compiled is None:
            return original(function, *args, **kwargs)
        return form(given)

    def run_session(
        self, original: Original, session: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Results of a session of TensorFlow 1, which TensorFlow runs."""
        hint = "freeze its graph, and tune the file: bankd aoe --framework 3 --model FILE.pb"
        self.say_once(session, f"sessions are not hooked; {hint}", logging.WARNING)
        return original(session, *args, **kwargs)

    def say_once(self, function: Any, reason: str, level: int = logging.INFO) -> None:
        """Log why TensorFlow runs something, once for each name and reason."""
        line = f"{name_of(function)} stays with TensorFlow: {reason}"
        if line not in self._said:
            self._said.add(line)
            _log.log(level, "%s", line)

    def _tensor_of(self, leaf: Any) -> Any:
        """A leaf of the arguments as an eager tensor; None for what is none."""
        if type(leaf).__module__ == "numpy":
            return self._tf.constant(leaf)
        return leaf if self._tf.is_tensor(leaf) and hasattr(leaf, "numpy") else None

    def _form(
        self, original: Original, function: Any, arguments: Arguments, tensors: Sequence[Any]
    ) -> Refreshed | None:
        """The function for the structure of these arguments; None beyond the limit."""
        taken = iter([one is not None for one in tensors])
        rest = self._tf.nest.map_structure(
            lambda leaf: None if next(taken) else leaf, (arguments[0], dict(arguments[1]))
        )
        forms = self._forms.get(function)
        if forms is None:
            self._forms.set(function, forms := {})
        if (key := repr(rest)) in forms:
            return forms[key]
        if len(forms) >= MAX_STRUCTURES:
            return None
        places = [one is not None for one in tensors]
        forms[key] = Refreshed(self._compiled(original, function, rest, places))
        return forms[key]

    def _compiled(
        self, original: Original, function: Any, rest: Any, places: Sequence[bool]
    ) -> Any:
        """A compiled function of the tensors alone; None where it cannot be made.

        `rest`: the arguments without the tensors, which have these places. It does not hold the
        function.
        """
        nest, known = self._tf.nest, weakref.ref(function)
        as_it_is = self._tf.autograph.experimental.do_not_convert
        constants = nest.flatten(rest)

        def call(*tensors: Any) -> Any:
            left = iter(tensors)
            pairs = zip(constants, places, strict=True)
            leaves = [next(left) if is_tensor else leaf for leaf, is_tensor in pairs]
            args, kwargs = nest.pack_sequence_as(rest, leaves)
            return original(known(), *args, **kwargs)

        call.__name__ = name_of(function)
        if not all(isinstance(one, bool | float | int | str | None) for one in constants):
            return None
        try:
            return import_module("tuner.tensorflow").compile(as_it_is(call), other=call)
        except Exception as error:
            raise_of_handler(error)
            self.say_once(function, str(error), logging.WARNING)
            return None


def name_of(function: Any) -> str:
    """Name of a function or a model, in logs and files."""
    name = getattr(function, "__name__", None) or getattr(function, "name", None)
    text = name.decode() if isinstance(name, bytes) else str(name or type(function).__name__)
    return re.sub(r"^__inference_|_\d+$", "", text)  # a concrete function's are numbered
