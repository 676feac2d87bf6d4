"""The form of a model in 8 bits: quantised by ONNX Runtime's quantiser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from onnx import NodeProto

from tuner.lookup.model_lookup import read_graph
from tuner.lookup.protocol import NoBank
from tuner.measure.models import Arrays, Runner
from tuner.measure.peers import OnnxRuntime
from tuner.pipeline import compile_model
from tuner.precision.form import Names, Tune, Tuned
from tuner.precision.quantiser import Quantiser, saturates_here
from tuner.precision_modes import STRICT, PrecisionModes
from tuner.session import Options

INTEGER_PRODUCTS = (
    "ConvInteger", "MatMulInteger", "QLinearConv", "QLinearMatMul", "QuantizeLinear",
)  # fmt: skip
"""Operators that say of a segment that ONNX Runtime may compute products in integers there."""


class QuantisedForm:
    """Quantised forms of one model, written in a folder."""

    def __init__(
        self,
        model: Path,
        folder: Path,
        options: Options,
        samples: Sequence[Arrays],
        kept: PrecisionModes,
        tune: Tune,
    ) -> None:
        """`samples`: inputs of calibration. `kept`: what it names as strict is not quantised."""
        self._model, self._folder, self._options, self._tune = model, folder, options, tune
        self._samples, self._kept = samples, kept
        self._quantiser = Quantiser(model, folder, (), self._keeps)
        self._saturates, self._reduces_range = saturates_here(), False
        self._written = 0

    @property
    def name(self) -> str:
        """Numbers, and whether their ranges are found while it runs."""
        return "int8" if self._quantiser.is_static else "int8 dynamic"

    @property
    def chains(self) -> Sequence[Names]:
        """Products with the operators that follow them."""
        return self._quantiser.chains

    def prepare(self, plain: Tuned) -> bool:
        """Measure ranges, or quantise dynamically; False where it has no operator for that.

        Raises ModelError where ONNX Runtime does not quantise the model.
        """
        if not self._is_dynamic(plain):
            self._quantiser = Quantiser(self._model, self._folder, self._samples, self._keeps)
        every = self._every
        if not every:
            return False
        # Weights of 8 bits would saturate where ONNX Runtime multiplies them here, ours do not.
        file = self._quantiser.write(every, self._folder / "every.onnx", reduces_range=False)
        graph = read_graph(file, self._options)
        operators = {name for n in graph.nodes if n.op == "segment" for name in n.origin}
        self._reduces_range = self._saturates and bool(operators.intersection(INTEGER_PRODUCTS))
        return True

    def compiled(self) -> tuple[Path, Path]:
        """The model in f32, and quantised as a whole, both with default policies."""
        file, own = self._folder / "every.onnx", replace(self._options, samples=None)
        self._quantiser.write(self._every, file, reduces_range=self._reduces_range)
        strict, whole = self._folder / "strict.om", self._folder / "every.om"
        for model, written in ((self._model, strict), (file, whole)):
            compile_model(model, written, own, NoBank(), lambda _: None)
        return strict, whole

    def _keeps(self, node: NodeProto) -> bool:
        """Return whether a node is named as strict, by its name or else by its type."""
        of_type = self._kept.by_type.get(node.op_type)
        return self._kept.by_name.get(node.name, of_type) == STRICT

    @property
    def _every(self) -> list[str]:
        return [name for chain in self.chains for name in chain]

    def tuned(self, nodes: Sequence[str]) -> Tuned:
        """The model with these nodes quantised, tuned."""
        self._written += 1
        name = f"chosen{self._written}"
        folder = self._folder / name
        folder.mkdir()
        file = folder / self._model.name  # the model's own name, as reports have it
        self._quantiser.write(nodes, file, reduces_range=self._reduces_range)
        return self._tune(file, name, self._options)

    @contextmanager
    def running(self, nodes: Sequence[str]) -> Iterator[Runner]:
        """The model with these nodes quantised in ONNX Runtime, unoptimised.

        It computes QDQ in f32, so nothing saturates; integer products might, with 8 bits.
        """
        reduces = self._reduces_range or (self._saturates and not self._quantiser.is_static)
        some = self._folder / "some.onnx"
        is_alone = tuple(nodes) in self.chains  # what several chains give may be written
        file = self._quantiser.write(nodes, some, reduces_range=reduces, shares_weights=is_alone)
        yield OnnxRuntime(file, self._options.target.cores, is_optimised=False)

    def _is_dynamic(self, plain: Tuned) -> bool:
        """Return whether to quantise dynamically: products with constants take half of the time.

        Where calibration was asked for it never is.
        """
        if self._options.calibration is not None:
            return False
        of_products = sum(plain.steps.get(chain[0], 0.0) for chain in self.chains)
        return bool(self.chains) and of_products >= sum(plain.steps.values()) / 2
