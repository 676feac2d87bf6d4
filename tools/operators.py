"""Write the page of operators that kernels run, from onnx's own cases: docs/operators.md.

python -m tools.operators [--check]

Each case of one operator is read as a model of a user is, once as it is and once in each other
type of floating-point numbers: whether kernels run it, the front end says, which compiles nothing.
With --check a sample of the rows is held against the page, which must list every operator.
"""

from __future__ import annotations

import argparse
import random
import sys
import textwrap
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import onnx
from onnx import ModelProto, TensorProto, defs, numpy_helper
from onnx.backend.test.loader import load_model_tests

from tools.conformance_forms import constants_behind, parts_of
from tuner.errors import TunerError
from tuner.frontend import graph_of
from tuner.frontend.onnx_tensors import DTYPE_NAMES, element_of
from tuner.frontend.operators.contributed import CONTRIBUTED
from tuner.frontend.segments import nodes_in
from tuner.frontend.walk import ARITHMETIC, DEFINED, MOVEMENT
from tuner.graph import DTYPES

PAGE = Path("docs/operators.md")
FURTHER = ("f16", "bf16", "f64")
"""Types in which cases of f32 are tried as well."""
MAX_REASONS = 2
"""Maximum number of reasons that a row lists."""
SAMPLE = 12
"""Number of rows that a check reads again."""
HEAD = """\
# Operators

What kernels run, by onnx's own cases ({version}) of each operator: with constants behind the first
input, as most models have them, and those of f32 in f16, bf16 and f64 as well. What kernels do not
run, ONNX Runtime does, inside of the same offline model: for a model of yours,
`bankd explain MODEL` says which nodes, and why. Written by `make operators`.

| operator | since opset | types | native cases | not native |
|---|---|---|---|---|
"""
TAIL = """
## Older and optimised models

Operators of opsets 1 to 6 are read as those of opset 7 that they stand for.

Files that ONNX Runtime's optimisers write have operators of its own domain, `com.microsoft`. Each
of these is read as the operators of ONNX that it stands for, which are fused and tuned as such:
{added}.
A form that its documentation leaves open is left to ONNX Runtime. Images in blocks of channels
(`com.microsoft.nchwc`), which it writes at its highest level for the CPU at hand, are read as plain
ones.
"""


@dataclass
class Row:
    """One operator: its cases, those that kernels run, and their element types."""

    name: str
    cases: int = 0
    native: int = 0
    types: set[str] = field(default_factory=set)
    """Types of the first input, or of the first output, of what kernels run."""
    reasons: dict[str, int] = field(default_factory=dict)

    def take(self, dtype: str, reason: str) -> None:
        """Count a case; its reason is empty where kernels run it."""
        self.cases += 1
        if reason:
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
        else:
            self.native += 1
            self.types.add(dtype)

    @property
    def text(self) -> str:
        """The line of the table."""
        since = ", ".join(map(str, versions(self.name)))
        often = sorted(self.reasons, key=lambda one: (-self.reasons[one], one))[:MAX_REASONS]
        form = f"{self.name} has no kernel in this form: "
        why = "; ".join(one.removeprefix(form).replace("|", "/") for one in often)
        types = " ".join(sorted(self.types))
        return f"| {self.name} | {since} | {types} | {self.native} of {self.cases} | {why} |\n"


@cache
def versions(name: str) -> tuple[int, ...]:
    """Opsets that changed an operator."""
    return tuple(
        sorted(
            schema.since_version
            for schema in defs.get_all_schemas_with_history()
            if schema.name == name and schema.domain == ""
        )
    )


def names() -> list[str]:
    """All operators of ONNX that are not out of use."""
    return sorted({s.name for s in defs.get_all_schemas() if s.domain == "" and not s.deprecated})


def models() -> Iterator[ModelProto]:
    """The cases of one operator each, whose further inputs are constants where they can be."""
    with warnings.catch_warnings(action="ignore"):  # onnx makes its cases' numbers
        cases = load_model_tests(kind="node")
    for case in cases:
        model, _, _ = parts_of(constants_behind(case) or case)
        if len(model.graph.node) == 1 and not model.graph.node[0].domain:
            yield model


def retyped(model: ModelProto, dtype: str) -> ModelProto | None:
    """The model with other floating-point numbers in the place of f32; None without any."""
    made, found, kind = ModelProto(), False, element_of(dtype)
    made.CopyFrom(model)
    for value in (*made.graph.input, *made.graph.output):
        if value.type.tensor_type.elem_type == TensorProto.FLOAT:
            value.type.tensor_type.elem_type, found = kind, True
    for tensor in made.graph.initializer:
        if tensor.data_type == TensorProto.FLOAT:
            array = numpy_helper.to_array(tensor).astype(DTYPES[dtype])
            tensor.CopyFrom(numpy_helper.from_array(array, tensor.name))
    return made if found else None


def outcome(model: ModelProto) -> tuple[str, str] | None:
    """Element type, and the reason why no kernel runs it; None where no engine does."""
    try:
        graph = graph_of(model, "case")
    except TunerError:
        return None
    segments = [one for n in graph.nodes if n.op == "segment" for one in nodes_in(n)]
    kinds = [
        value.type.tensor_type.elem_type for value in (*model.graph.input, *model.graph.output)
    ]
    return DTYPE_NAMES.get(kinds[0], "others"), segments[0].reason if segments else ""


def rows(wanted: Iterable[str]) -> dict[str, Row]:
    """The rows of these operators."""
    found = {name: Row(name) for name in wanted}
    for model in models():
        row = found.get(model.graph.node[0].op_type)
        if row is None:
            continue
        for one in (model, *(retyped(model, dtype) for dtype in FURTHER)):
            if one is not None and (answer := outcome(one)) is not None:
                row.take(*answer)
    return found


def page(found: Iterable[Row]) -> str:
    """The whole page."""
    table = "".join(row.text for row in found if row.cases)
    return HEAD.format(version=onnx.__version__) + table + tail()


def tail() -> str:
    """The end of the page, with the operators of ONNX Runtime's own."""
    return TAIL.format(added=textwrap.fill(", ".join(sorted(CONTRIBUTED)), 100))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or check a sample of it."""
    parser = argparse.ArgumentParser(prog="make operators", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if not parser.parse_args(arguments).check:
        PAGE.write_text(page(rows(names()).values()), "utf-8")
        return 0
    text = PAGE.read_text("utf-8")
    missing = [n for n in {*ARITHMETIC, *MOVEMENT, *DEFINED} & {*names()} if f"| {n} |" not in text]
    sample = random.Random(onnx.__version__).sample(names(), SAMPLE)
    wrong = [row.name for row in rows(sample).values() if row.cases and row.text not in text]
    if not text.endswith(tail()):
        wrong.append("those of ONNX Runtime's own")
    if missing or wrong:
        print(f"{PAGE} is out of date ({', '.join((*missing, *wrong))}): run  make operators")
    return 1 if missing or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
