"""The form of a model in 8 bits: quantised by ONNX Runtime's quantiser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tuner.lookup.model_lookup import read_graph
from tuner.measure.models import Arrays, Runner
from tuner.measure.peers import OnnxRuntime
from tuner.precision.form import Names, Tune, Tuned
from tuner.precision.quantiser import Quantiser, saturates_here
from tuner.session import Options

INTEGER_PRODUCTS = (
    "ConvInteger", "MatMulInteger", "QLinearConv", "QLinearMatMul", "QuantizeLinear",
)  # fmt: skip
"""Operators that say of a segment that ONNX Runtime may compute products in integers there."""


class QuantisedForm:
    """Quantised forms of one model, written in a folder."""

    name = "int8"

    def __init__(
        self, model: Path, folder: Path, options: Options, samples: Sequence[Arrays], tune: Tune
    ) -> None:
        """`samples`: inputs from which ranges are measured, unless it is quantised dynamically."""
        self._model, self._folder, self._options, self._tune = model, folder, options, tune
        self._samples, self._quantiser = samples, Quantiser(model, folder, ())
        self._saturates, self._reduces_range = saturates_here(), False

    @property
    def chains(self) -> Sequence[Names]:
        """Products with the operators that follow them."""
        return self._quantiser.chains

    def tuned_whole(self, plain: Tuned) -> Tuned | None:
        """The model quantised as a whole, tuned; None where it has no operator for that.

        Raises ModelError where ONNX Runtime does not quantise the model.
        """
        if not self._is_dynamic(plain):
            self._quantiser = Quantiser(self._model, self._folder, self._samples)
        every = [name for chain in self.chains for name in chain]
        if not every:
            return None
        # Weights of 8 bits would saturate where ONNX Runtime multiplies them here, ours do not.
        file = self._quantiser.write(every, self._folder / "every.onnx", reduces_range=False)
        graph = read_graph(file, self._options)
        operators = {name for n in graph.nodes if n.op == "segment" for name in n.origin}
        self._reduces_range = self._saturates and bool(operators.intersection(INTEGER_PRODUCTS))
        return self._written(every, "whole")

    def tuned(self, nodes: Sequence[str]) -> Tuned:
        """The model with these nodes quantised, tuned."""
        return self._written(nodes, "chosen")

    def _written(self, nodes: Sequence[str], name: str) -> Tuned:
        """Tune a file that has the model's own name, as reports have it."""
        folder = self._folder / name
        folder.mkdir()
        file = folder / self._model.name
        self._quantiser.write(nodes, file, reduces_range=self._reduces_range)
        return self._tune(file, name, self._options)

    @contextmanager
    def running(self, nodes: Sequence[str]) -> Iterator[Runner]:
        """The model with these nodes quantised in ONNX Runtime, unoptimised.

        It computes QDQ in f32, so nothing saturates; integer products might, with 8 bits.
        """
        reduces = self._reduces_range or (self._saturates and not self._quantiser.is_static)
        file = self._quantiser.write(nodes, self._folder / "some.onnx", reduces_range=reduces)
        yield OnnxRuntime(file, self._options.target.cores, is_optimised=False)

    def _is_dynamic(self, plain: Tuned) -> bool:
        """Return whether to quantise dynamically: products with constants take half of the time.

        Where calibration was asked for it never is.
        """
        if self._options.calibration is not None:
            return False
        of_products = sum(plain.steps.get(chain[0], 0.0) for chain in self.chains)
        return bool(self.chains) and of_products >= sum(plain.steps.values()) / 2
