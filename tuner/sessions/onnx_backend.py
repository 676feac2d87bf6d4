"""ONNX's backend interface (`onnx.backend.base`), with which onnx's own test runner is run.

    from tuner.sessions.onnx_backend import TunebankBackend

    outputs = TunebankBackend.run_model(onnx.load("m.onnx"), [image])

What can run natively does, the rest runs in ONNX Runtime, as with every other way into the tuner.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from onnx import IR_VERSION, ModelProto, NodeProto, TypeProto, ValueInfoProto, helper
from onnx.backend.base import Backend, BackendRep, Device, DeviceType
from onnx.defs import onnx_opset_version
from onnx.shape_inference import infer_shapes

from tuner.backend import host_target
from tuner.lookup.protocol import KnownPolicies, NoBank
from tuner.pipeline import compile_model
from tuner.runtime.model import LoadedModel, load
from tuner.session import Event, Options
from tuner.target import Target

Shapes = Mapping[str, tuple[int, ...]]


class TunebankModel(BackendRep):
    """A model that is ready to run, on inputs in the order of the model's.

    Where sizes are open it is compiled for those of a run, and again when others come.
    """

    def __init__(self, model: ModelProto, target: Target, bank: KnownPolicies) -> None:
        """Compile the model, or leave that to the first run where an input's size is open.

        Raises TunerError for a model that not even ONNX Runtime can run.
        """
        constants = {tensor.name for tensor in model.graph.initializer}
        inputs = [value for value in model.graph.input if value.name not in constants]
        self._names = [value.name for value in inputs]
        self._open = {value.name for value in inputs if _is_open(value.type)}
        self._outputs = [value.name for value in model.graph.output]
        self._model, self._target, self._bank = model, target, bank
        self._shapes: Shapes = {}
        self._loaded: LoadedModel | None = None if self._open else self._load()

    @property
    def engine(self) -> str:
        """The engine of the model; empty as long as sizes are open.

        "native"; "segments": parts of it run in ONNX Runtime; "ONNX Runtime": all of it does.
        """
        if self._loaded is None:
            return ""
        program = self._loaded.program
        if program.whole_model is not None:
            return "ONNX Runtime"
        return "segments" if any(step.segment for step in program.steps) else "native"

    def run(self, inputs: Sequence[Any], **kwargs: Any) -> tuple[Any, ...]:
        """One inference.

        Raises OptionError where the inputs do not fit the model, ValueError for another number of
        them, and TunerError where an open size cannot be compiled.
        """
        del kwargs
        feeds = dict(zip(self._names, inputs, strict=True))
        shapes = {name: np.shape(feeds[name]) for name in self._open}
        if self._loaded is None or shapes != self._shapes:
            self.close()
            self._shapes = shapes
            self._loaded = self._load()
        outputs = self._loaded.run(feeds)
        return tuple(outputs[name] for name in self._outputs)

    def close(self) -> None:
        """End the threads that run the model."""
        if self._loaded is not None:
            self._loaded.close()
            self._loaded = None

    def _load(self) -> LoadedModel:
        options = Options(self._target, input_shapes=self._shapes)
        with tempfile.TemporaryDirectory() as folder:
            model, output = Path(folder, "model.onnx"), Path(folder, "model.om")
            model.write_bytes(self._model.SerializeToString())
            compile_model(model, output, options, self._bank, _ignore)
            return load(output)


class TunebankBackend(Backend):
    """Models compiled for this machine, with the policies that a bank holds, else the defaults."""

    @classmethod
    def prepare(
        cls,
        model: ModelProto,
        device: str = "CPU",
        *,
        cores: int | None = None,
        bank: KnownPolicies | None = None,
        **kwargs: Any,
    ) -> TunebankModel:
        """Compile a model for so many cores (default: all).

        Raises onnx's ValidationError for an invalid model, TunerError for one that cannot run.
        """
        super().prepare(model, device, **kwargs)
        target = host_target()
        target = Target(target.soc_version, cores or target.cores)
        return TunebankModel(model, target, bank or NoBank())

    @classmethod
    def run_node(
        cls,
        node: NodeProto,
        inputs: Sequence[np.ndarray],
        device: str = "CPU",
        outputs_info: Sequence[tuple[np.dtype, tuple[int, ...]]] | None = None,
        **kwargs: Any,
    ) -> tuple[Any, ...]:
        """Run a node on its own. `outputs_info`: types and shapes, where they cannot be inferred.

        `opset_version` (default: the newest) says which operator set the node is of.
        """
        opset = kwargs.pop("opset_version", onnx_opset_version())
        names = [name for name in node.input if name]
        arrays = dict(zip(names, map(np.asarray, inputs), strict=True))
        given = [_value(name, array.dtype, array.shape) for name, array in arrays.items()]
        if outputs_info is None:
            made = [helper.make_empty_tensor_value_info(name) for name in node.output]
        else:
            made = [_value(n, *info) for n, info in zip(node.output, outputs_info, strict=True)]
        graph = helper.make_graph([node], node.op_type, given, made)
        sets = [helper.make_opsetid(node.domain, opset)]
        model = helper.make_model(graph, opset_imports=sets, ir_version=IR_VERSION)
        prepared = cls.prepare(infer_shapes(model), device, **kwargs)
        try:
            return prepared.run(list(arrays.values()))
        finally:
            prepared.close()

    @classmethod
    def supports_device(cls, device: str) -> bool:
        """Return whether it is the CPU."""
        return bool(Device(device).type == DeviceType.CPU)


def _ignore(event: Event) -> None:
    """The compilation is not watched."""
    del event


def _is_open(type_: TypeProto) -> bool:
    """Return whether it is a tensor with a size that only its value determines."""
    sizes = type_.tensor_type.shape.dim
    return type_.HasField("tensor_type") and any(not size.HasField("dim_value") for size in sizes)


def _value(name: str, dtype: np.dtype, shape: tuple[int, ...]) -> ValueInfoProto:
    kind = helper.np_dtype_to_tensor_dtype(np.dtype(dtype))
    return helper.make_tensor_value_info(name, kind, shape)
