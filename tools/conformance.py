"""Run onnx's own test runner over models compiled by the tuner, and over ONNX Runtime.

python -m tools.conformance [PATTERN] [--output docs/conformance.md]

The tables say of each kind of case, and of the node cases in each form (`tools.conformance_forms`),
how many run natively, with segments, in ONNX Runtime, are refused, give other numbers than onnx's
reference, or end in an error that is no answer to a user; and how many pass in ONNX Runtime alone.
Exits with 1 where a case fails that passes in ONNX Runtime, or ends in such an error.
"""

from __future__ import annotations

import argparse
import importlib
import os
import tempfile
import traceback
import unittest
import warnings
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

import onnx
import onnxruntime
from onnx import ModelProto
from onnx.backend.base import Backend
from onnx.backend.test import BackendTest
from onnx.backend.test.runner import Runner
from onnx.checker import ValidationError

import tuner
from tools.conformance_forms import FORMS, Form, FormRunner, cases_in
from tuner.errors import FaultWarning, TunerError
from tuner.ops.onnx_runtime import refusals
from tuner.sessions.onnx_backend import TunebankBackend, TunebankModel

TUNER = Path(tuner.__file__).parent
OUTCOMES = ("native", "segments", "ONNX Runtime", "refused", "wrong", "internal error")
KINDS = {"Node": "operators", "Simple": "small models", "PyTorchConverted": "PyTorch modules",
         "PyTorchOperator": "PyTorch operators", "Real": "architectures"}  # fmt: skip


HEAD = (
    f"| cases | number | {' | '.join(OUTCOMES)} | ONNX Runtime alone passes |",
    f"|{'---|' * (len(OUTCOMES) + 3)}",
)
FORMS_TEXT = """\
The operators' cases once more in other forms, as nodes stand in models of users. Constants are
inputs of a case that the model holds (weights, shapes, axes, indices); inside of a graph its first
input comes from a Relu, and its outputs go into an Add. ONNX Runtime has the same models."""


FAULTS_TEXT = """\
Here such an error is an outcome of its own. Users are served: ONNX Runtime runs the model, and the
report and a `FaultWarning` name the node at which it was met (`tuner.whole_model.ort_fallback`)."""


EXPLAINED = {
    "dft_inverse": "sums that cancel: 0 is expected, where f32 leaves a millionth of the largest",
    "dft_inverse_opset19": "the same",
    "loop16_seq_none": "equal results, a list of arrays, which onnx's runner cannot compare",
    "maxunpool_export_with_output_shape": "places in the result, as ONNX Runtime has them; the"
    " case has them in a smaller one",
    "resize_downsample_scales_cubic_align_corners": "onnx's reference takes the size of the result"
    " before it is rounded; ONNX's text and ONNX Runtime take the size",
    "resize_downsample_scales_linear_align_corners": "the same",
    "stft": "sums that cancel, as above",
    "stft_with_window": "the same",
    "training_dropout": "random numbers",
    "training_dropout_default": "random numbers",
    "training_dropout_default_mask": "random numbers",
    "training_dropout_mask": "random numbers",
}
"""Reasons why results of a case are right although they are not onnx's."""


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
        self.forget_model()

    @staticmethod
    def forget_model() -> None:
        """End the threads of the latest model."""
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
        """The model or its inputs were refused, or something broke."""
        refused = (TunerError, ValidationError, *refusals())
        if issubclass(err[0], refused):
            self._fails(test, "refused", err)
        else:  # onnx's comparison raises TypeError for results of another type
            self._fails(test, "internal error" if _went_through_tuner(err[2]) else "wrong", err)

    def _fails(self, test: unittest.TestCase, outcome: str, err: Any) -> None:
        self.by_case[_case(test)] = outcome
        lines = str(err[1]).strip().splitlines()
        self.notes[_case(test)] = f"{type(err[1]).__name__}: {lines[0] if lines else ''}"


def _went_through_tuner(trace: TracebackType) -> bool:
    files = (frame.f_code.co_filename for frame, _ in traceback.walk_tb(trace))
    return any(Path(file).is_relative_to(TUNER) for file in files)


def _case(test: unittest.TestCase) -> tuple[str, str]:
    _, kind, name = test.id().rsplit(".", 2)
    return kind.removeprefix("OnnxBackend").removesuffix("ModelTest"), name.removesuffix("_cpu")


def outcomes(runner: Runner, pattern: str) -> Outcomes:
    """Run the cases whose name has the pattern."""
    found = Outcomes()
    runner.include(pattern).exclude("_cuda$").test_suite.run(found)
    found.forget_model()
    return found


@dataclass(frozen=True)
class Compared:
    """Outcomes of the same cases here, and in ONNX Runtime alone."""

    ours: Outcomes
    theirs: Outcomes

    @property
    def lost(self) -> list[str]:
        """Names of the cases that pass in ONNX Runtime and not here."""
        return lost_cases(self.ours.by_case, self.theirs.by_case)

    @property
    def broken(self) -> list[str]:
        """Names of the cases that end in an error that is no answer to a user."""
        outcomes = self.ours.by_case.items()
        return sorted(_title(name) for (_, name), what in outcomes if what == "internal error")

    @property
    def wrong_alone(self) -> list[str]:
        """Names of the cases that are wrong here and refused by ONNX Runtime."""
        theirs, ours = self.theirs.by_case, self.ours.by_case
        found = (case for case, outcome in ours.items() if outcome == "wrong")
        return sorted(_title(case[1]) for case in found if theirs.get(case) == "refused")

    def rows(self, titles: Mapping[str, str]) -> Iterable[str]:
        """A row of the table for each kind of case, with figures in the order of its head."""
        counted: dict[str, Counter[str]] = {}
        passed: Counter[str] = Counter()
        for (kind, name), outcome in self.ours.by_case.items():
            counted.setdefault(kind, Counter())[outcome] += 1
            passed[kind] += self.theirs.by_case.get((kind, name)) == "passed"
        for kind, title in titles.items():
            counts = counted.get(kind, Counter())
            if counts:
                figures = " | ".join(str(counts[outcome]) for outcome in OUTCOMES)
                yield f"| {title} | {counts.total()} | {figures} | {passed[kind]} |"

    def failures(self) -> Iterable[str]:
        """A line for each case that is lost or broken, with the error."""
        wanted = {*self.lost, *self.broken}
        for (_, name), note in self.ours.notes.items():
            if _title(name) in wanted:
                yield f"{_title(name)}: {note}"


def as_given(pattern: str) -> Compared:
    """All kinds of cases, as onnx gives them."""
    theirs = outcomes(BackendTest(_onnxruntime_backend(), __name__), pattern)
    return Compared(outcomes(BackendTest(Compiled, __name__), pattern), theirs)


def in_form(form: Form, pattern: str) -> Compared:
    """The node cases in one form."""
    cases = cases_in(form, pattern)
    theirs = outcomes(FormRunner(_onnxruntime_backend(), __name__, cases), pattern)
    return Compared(outcomes(FormRunner(Compiled, __name__, cases), pattern), theirs)


def _onnxruntime_backend() -> type[Backend]:
    """ONNX Runtime's own, whose import warns of a name of onnx that is going away."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        module = importlib.import_module("onnxruntime.backend.backend")
    backend: type[Backend] = module.OnnxRuntimeBackend
    return backend


def page(given: Compared, forms: Mapping[str, Compared]) -> Iterable[str]:
    """The document: tables of counts, and the cases by name that are worth a look."""
    yield "# Conformance"
    yield ""
    yield (
        "`make conformance` runs onnx's own test runner (`onnx.backend.test`) over models that the"
        " tuner has\ncompiled, through ONNX's backend interface (`tuner.sessions.onnx_backend`),"
        " and over ONNX Runtime alone.\n"
        f"onnx {onnx.__version__}, ONNX Runtime {onnxruntime.__version__}, one core."
    )
    yield ""
    yield from HEAD
    yield from given.rows(KINDS)
    yield ""
    yield FORMS_TEXT
    yield ""
    yield from HEAD
    for title, compared in forms.items():
        yield from compared.rows({"Node": title})
    yield ""
    everything = {"": given, **forms}
    lost = [f"{name}{_in(form)}" for form, each in everything.items() for name in each.lost]
    yield f"Cases that pass in ONNX Runtime and not here: {', '.join(lost) or 'none'}."
    broken = [f"{name}{_in(form)}" for form, each in everything.items() for name in each.broken]
    yield f"Cases that end in an internal error: {', '.join(broken) or 'none'}."
    yield ""
    yield FAULTS_TEXT
    yield ""
    yield (
        "Wrong are those that give other numbers than onnx's reference (in brackets: ONNX Runtime's"
        " outcome),\nas given, and why:"
    )
    yield ""
    for case, outcome in sorted(given.ours.by_case.items()):
        if outcome == "wrong":
            name, theirs = _title(case[1]), given.theirs.by_case.get(case, "not run")
            why = EXPLAINED.get(name, "")
            yield f"- {name} ({theirs})" + (f": {why}" if why else "")
    yield ""
    refused = [f"{name}{_in(form)}" for form, each in forms.items() for name in each.wrong_alone]
    names = ", ".join(refused) or "none"
    yield f"In the other forms, wrong here and refused by ONNX Runtime: {names}."


def _in(form: str) -> str:
    return f" ({form})" if form else ""


def _title(name: str) -> str:
    return name.removeprefix("test_")


def lost_cases(
    ours: Mapping[tuple[str, str], str], theirs: Mapping[tuple[str, str], str]
) -> list[str]:
    """Names of the cases that pass in ONNX Runtime and not here."""
    return sorted(
        _title(name)
        for (kind, name), outcome in ours.items()
        if outcome in ("refused", "wrong", "internal error")
        and theirs.get((kind, name)) == "passed"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the document, and return 1 where something is lost."""
    parser = argparse.ArgumentParser(prog="make conformance", description=__doc__)
    parser.add_argument("pattern", nargs="?", default="^test_")
    parser.add_argument("--output", type=Path)
    parser.add_argument("--form", action="append", choices=FORMS, help="only in this form")
    options = parser.parse_args(arguments)
    forms = {title: FORMS[title] for title in options.form or FORMS}
    onnxruntime.set_default_logger_severity(4)
    with tempfile.TemporaryDirectory() as home, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # onnx casts numbers that are too large
        warnings.simplefilter("error", FaultWarning)
        os.environ["ONNX_HOME"] = home
        given = as_given("^$" if options.form else options.pattern)
        others = {title: in_form(form, options.pattern) for title, form in forms.items()}
    text = "\n".join(page(given, others))
    if options.output:
        options.output.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)
    for title, compared in (("as given", given), *others.items()):
        for line in compared.failures():
            print(f"{title}: {line}")
    everything = (given, *others.values())
    return 1 if any(each.lost or each.broken for each in everything) else 0


if __name__ == "__main__":
    raise SystemExit(main())
