"""Run onnx's own test runner over models compiled by the tuner, and over ONNX Runtime.

python -m tools.conformance [PATTERN] [--output docs/conformance.md]

The table says of each kind of case how many run natively, with segments, in ONNX Runtime, are
refused, or give other numbers than onnx's reference; and how many pass in ONNX Runtime alone.
Exits with 1 where a case fails that passes in ONNX Runtime.
"""

from __future__ import annotations

import argparse
import importlib
import os
import tempfile
import unittest
import warnings
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import onnx
import onnxruntime
from onnx import ModelProto
from onnx.backend.base import Backend
from onnx.backend.test import BackendTest

from tuner.sessions.onnx_backend import TunebankBackend, TunebankModel

OUTCOMES = ("native", "segments", "ONNX Runtime", "refused", "wrong")
KINDS = {"Node": "operators", "Simple": "small models", "PyTorchConverted": "PyTorch modules",
         "PyTorchOperator": "PyTorch operators", "Real": "architectures"}  # fmt: skip


class Compiled(TunebankBackend):
    """The backend that users have, on one core, so that the outcome is every machine's."""

    latest: ClassVar[TunebankModel | None] = None

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> TunebankModel:
        """Prepare a model, and keep it to tell what has run it."""
        cls.latest = super().prepare(model, device, cores=1, **kwargs)
        return cls.latest


class Outcomes(unittest.TestResult):
    """The outcome of each case, by the name of its kind and its own."""

    def __init__(self) -> None:
        super().__init__()
        self.by_case: dict[tuple[str, str], str] = {}
        self.notes: dict[tuple[str, str], str] = {}

    def startTest(self, test: unittest.TestCase) -> None:  # noqa: N802  unittest's name
        """Forget the model of the case before."""
        super().startTest(test)
        if Compiled.latest is not None:
            Compiled.latest.close()
        Compiled.latest = None

    def addSuccess(self, test: unittest.TestCase) -> None:  # noqa: N802
        """The case passed: what ran it is its outcome."""
        engine = Compiled.latest.engine if Compiled.latest is not None else "passed"
        self.by_case[_case(test)] = engine

    def addFailure(self, test: unittest.TestCase, err: Any) -> None:  # noqa: N802
        """The numbers are others than onnx's."""
        self._fails(test, "wrong", err)

    def addError(self, test: unittest.TestCase, err: Any) -> None:  # noqa: N802
        """The model, or its inputs, were refused."""
        self._fails(test, "refused", err)

    def _fails(self, test: unittest.TestCase, outcome: str, err: Any) -> None:
        self.by_case[_case(test)] = outcome
        lines = str(err[1]).strip().splitlines()
        self.notes[_case(test)] = f"{type(err[1]).__name__}: {lines[0] if lines else ''}"


def _case(test: unittest.TestCase) -> tuple[str, str]:
    _, kind, name = test.id().rsplit(".", 2)
    return kind.removeprefix("OnnxBackend").removesuffix("ModelTest"), name.removesuffix("_cpu")


def outcomes(backend: type[Backend], pattern: str) -> Outcomes:
    """Run the cases whose name has the pattern."""
    found = Outcomes()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # onnx casts numbers that are too large
        runner = BackendTest(backend, __name__).include(pattern).exclude("_cuda$")
        runner.test_suite.run(found)
    return found


def _onnxruntime_backend() -> type[Backend]:
    """ONNX Runtime's own, whose import warns of a name of onnx that is going away."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        module = importlib.import_module("onnxruntime.backend.backend")
    backend: type[Backend] = module.OnnxRuntimeBackend
    return backend


def table(ours: Outcomes, theirs: Outcomes) -> Iterable[str]:
    """The document: a table of counts, and the cases by name that are worth a look."""
    yield "# Conformance"
    yield ""
    yield (
        "`make conformance` runs onnx's own test runner (`onnx.backend.test`) over models that the"
        " tuner has\ncompiled, through ONNX's backend interface (`tuner.sessions.onnx_backend`),"
        " and over ONNX Runtime alone.\n"
        f"onnx {onnx.__version__}, ONNX Runtime {onnxruntime.__version__}, one core."
    )
    yield ""
    yield f"| cases | number | {' | '.join(OUTCOMES)} | ONNX Runtime alone passes |"
    yield "|---|---|---|---|---|---|---|---|"
    counted: dict[str, Counter[str]] = {}
    passed: Counter[str] = Counter()
    for (kind, name), outcome in ours.by_case.items():
        counted.setdefault(kind, Counter())[outcome] += 1
        passed[kind] += theirs.by_case.get((kind, name)) == "passed"
    for kind, title in KINDS.items():
        counts = counted.get(kind, Counter())
        if counts:
            figures = " | ".join(str(counts[outcome]) for outcome in OUTCOMES)
            yield f"| {title} | {counts.total()} | {figures} | {passed[kind]} |"
    yield ""
    lost = lost_cases(ours.by_case, theirs.by_case)
    yield f"Cases that pass in ONNX Runtime and not here: {', '.join(lost) or 'none'}."
    yield ""
    yield (
        "Wrong are those that give other numbers than onnx's reference (in brackets: ONNX Runtime's"
        " outcome;\ntraining draws random numbers):"
    )
    yield ""
    for case, outcome in sorted(ours.by_case.items()):
        if outcome == "wrong":
            yield f"- {case[1].removeprefix('test_')} ({theirs.by_case.get(case, 'not run')})"


def lost_cases(
    ours: Mapping[tuple[str, str], str], theirs: Mapping[tuple[str, str], str]
) -> list[str]:
    """Names of the cases that pass in ONNX Runtime and not here."""
    return sorted(
        name.removeprefix("test_")
        for (kind, name), outcome in ours.items()
        if outcome in ("refused", "wrong") and theirs.get((kind, name)) == "passed"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the document, and return 1 where something is lost."""
    parser = argparse.ArgumentParser(prog="make conformance", description=__doc__)
    parser.add_argument("pattern", nargs="?", default="^test_")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args(arguments)
    onnxruntime.set_default_logger_severity(4)
    with tempfile.TemporaryDirectory() as home:
        os.environ["ONNX_HOME"] = home
        theirs = outcomes(_onnxruntime_backend(), options.pattern)
        ours = outcomes(Compiled, options.pattern)
    text = "\n".join(table(ours, theirs))
    if options.output:
        options.output.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)
    lost = lost_cases(ours.by_case, theirs.by_case)
    for case, note in ours.notes.items():
        if case[1].removeprefix("test_") in lost:
            print(f"{case[1]}: {note}")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
