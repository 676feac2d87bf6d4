"""Geometric means and goals, from made-up rows."""

import pytest

from benchmarks.results import Row, Tuning
from benchmarks.summary import Figure, geometric_mean, summarize
from tests.benchmarks.rows import MIXED, row, two_models

TIERS = ("x86_64-v2", "x86_64-v3", "x86_64-v4")


def figure(rows: list[Row], text: str, own: tuple[str, ...] = TIERS) -> Figure:
    (found,) = [f for f in summarize(rows, own) if f.text.startswith(text)]
    return found


def test_the_geometric_mean_of_reciprocals_is_the_reciprocal() -> None:
    values = [1.44, 1.21, 0.9]

    assert geometric_mean([4.0, 1.0]) == pytest.approx(2.0)
    assert geometric_mean([1 / v for v in values]) == pytest.approx(1 / geometric_mean(values))


def test_the_mean_over_models_and_threads_stands_with_its_bounds_and_goals() -> None:
    found = figure(two_models(), "ONNX Runtime / tuned, AVX-512")

    mean = (1.44 * 1.21 * 1.0 * 1.21) ** 0.25
    assert found.value == pytest.approx(mean)
    assert found.interval == pytest.approx((0.95 * mean, mean, 1.04 * mean), rel=1e-3)
    assert (found.cells, found.required, found.aim) == (4, 1.25, 1.4)
    assert found.verdict == "missed"


@pytest.mark.parametrize(
    ("ratio", "verdict"), [(1.2, "missed"), (1.25, "required"), (1.4, "aim"), (2.0, "aim")]
)
def test_a_goal_is_missed_reached_or_more(ratio: float, verdict: str) -> None:
    assert figure([row(onnxruntime=ratio)], "ONNX Runtime / tuned, AVX-512").verdict == verdict


@pytest.mark.parametrize(
    ("difference", "verdict"), [(1e-3, "missed"), (5e-5, "required"), (2e-6, "aim")]
)
def test_a_difference_must_be_small(difference: float, verdict: str) -> None:
    rows = [row(onnxruntime=1.0), row("other", onnxruntime=1.0, difference=difference)]

    assert figure(rows, "largest difference").verdict == verdict


def test_the_worst_model_is_named() -> None:
    found = figure(two_models(), "ONNX Runtime / tuned, worst")

    assert found.text.endswith("(bert_base x86_64-v4/1)")
    assert found.value == 1.0


def test_the_better_peer_of_each_row_is_the_one_to_beat() -> None:
    rows = [row("a", onnxruntime=1.44, openvino=1.0), row("b", onnxruntime=2.0, openvino=1.21)]

    found = figure(rows, "better of")

    assert found.value == pytest.approx((1.0 * 1.21) ** 0.5)


def test_without_openvino_nothing_is_compared_with_it() -> None:
    found = figure([row(onnxruntime=1.4)], "better of")

    assert found.value is None
    assert "pip install openvino" in found.note


def test_default_policies_are_compared_with_tuned_ones_and_with_the_peer() -> None:
    rows = [row(default=1.25, onnxruntime=1.5)]

    assert figure(rows, "default / tuned").value == 1.25
    assert figure(rows, "ONNX Runtime / default").value == pytest.approx(1.2)


def test_each_tier_has_its_own_mean_and_the_best_one_the_others() -> None:
    rows = [
        row(tier="x86_64-v3", onnxruntime=0.9, default=1.1),
        row(tier="x86_64-v4", onnxruntime=1.3, default=1.2),
    ]

    assert figure(rows, "ONNX Runtime / tuned, AVX2").value == 0.9
    assert figure(rows, "ONNX Runtime / tuned, AVX-512").value == 1.3
    assert figure(rows, "default / tuned").value == 1.2


def test_what_the_machine_cannot_run_is_skipped_and_said() -> None:
    rows = two_models()

    for text in ("ONNX Runtime / tuned, with AMX", "ONNX Runtime / tuned, mixed"):
        assert figure(rows, text).note == "skipped: this machine does not run x86_64-v4-amx"
    assert figure(rows, "ONNX Runtime / tuned, AVX2").note == "not measured"


def test_mixed_precision_stands_apart() -> None:
    rows = [
        row(onnxruntime=1.3),
        row(mode=MIXED, onnxruntime=2.9, openvino_bf16=1.1, difference=9e-4),
    ]

    assert figure(rows, "ONNX Runtime / tuned, mixed").verdict == "aim"
    assert figure(rows, "OpenVINO bf16 / tuned").value == 1.1
    assert figure(rows, "ONNX Runtime / tuned, AVX-512").value == 1.3
    assert figure(rows, "largest difference").value == 2e-6


@pytest.mark.parametrize(
    ("tuning", "value"),
    [
        (Tuning(90.0, 31, 0, 500, 0), 90.0),
        (Tuning(90.0, 31, 5, 500, 0), None),
        (Tuning(90.0, 31, 0, 500, 3), None),
        (None, None),
    ],
)
def test_a_cold_tuning_is_one_that_found_nothing_and_left_nothing(
    tuning: Tuning | None, value: float | None
) -> None:
    rows = [row("resnet50", 2, onnxruntime=1.3, tuning=tuning)]

    assert figure(rows, "ResNet-50 tuned from nothing").value == value


def test_no_rows_have_no_figures() -> None:
    assert all(f.value is None and f.note for f in summarize([], TIERS))
