"""Long sums err no more than ONNX Runtime's: a part of the table of `make bench-accuracy`."""

from collections.abc import Sequence
from itertools import islice

import numpy as np
import pytest

from benchmarks.accuracy import FLOOR, LIMIT, Cell, cells_of, relative_error
from benchmarks.accuracy_subjects import SUBJECTS
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.normalisation import LAYER_NORM
from tuner.cpu.kernels.rows import block_of
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

BEST = host_soc_versions()[-1]
MAX_CELLS = 16


def cells(name: str, cores: int, terms: int, means: Sequence[float]) -> list[Cell]:
    """Cells of the first policies on the best instructions here, which ONNX Runtime has, too."""
    found = cells_of(SUBJECTS[name], terms, Target(BEST, cores), means, seeds=2)
    return list(islice(found, MAX_CELLS))


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize(
    ("name", "terms"),
    [
        ("ReduceMean of rows", 4096),
        ("ReduceSum of columns", 1024),
        ("GlobalAveragePool", 256),
        ("AveragePool of 60 channels", 64),
        ("AveragePool of 60 channels", 256),
        ("Softmax", 4096),
        ("LayerNormalization", 256),
        ("LayerNormalization", 1024),
        ("written-out layer norm", 64),
        ("written-out RMS norm", 256),
        ("attention", 512),
    ],
)
def test_no_policy_errs_more_than_one_and_a_half_times_what_onnx_runtime_does(
    name: str, terms: int, cores: int
) -> None:
    found = cells(name, cores, terms, (0.0, 100.0))

    assert found
    assert [cell for cell in found if not cell.passes] == []


@pytest.mark.parametrize("cores", [1, 2])
def test_a_variance_over_512_rows_that_cancels_errs_less_than_onnx_runtimes(cores: int) -> None:
    found = cells("variance of columns by E[x^2]-m^2", cores, 512, (1.0, 100.0))

    assert found
    assert [cell for cell in found if cell.ratio > 1.0] == []


@pytest.mark.parametrize(("mean", "deviation"), [(1000.0, 0.5), (10.0, 0.01)])
@pytest.mark.parametrize("impl", ["one_pass", "two_pass"])
def test_a_mean_that_f32_cannot_hold_exactly_is_not_lost_in_layer_norm(
    impl: str, mean: float, deviation: float, soc_version: str
) -> None:
    x = np.random.default_rng(1).normal(mean, deviation, (64, 768)).astype(np.float32)
    ones, zeros = np.ones(768, np.float32), np.zeros(768, np.float32)
    types = tuple(TensorType("f32", array.shape) for array in (x, ones, zeros))
    task = Task("layer_norm", types, (types[0],), {"epsilon": 1e-5})

    found = run_kernel(
        LAYER_NORM, task, Policy.of(impl=impl, unroll=4), soc_version, [x, ones, zeros]
    )

    distance = x - x.astype(np.float64).mean(-1, keepdims=True)
    expected = distance / np.sqrt(np.square(distance).mean(-1, keepdims=True) + 1e-5)
    assert relative_error(found, expected) <= 5e-7


@pytest.mark.parametrize(
    ("rounds", "terms", "block"), [(16, 1, None), (1024, 1, 32), (1024, 4, 16), (4096, 64, 8)]
)
def test_the_blocks_of_a_sum_are_as_many_as_each_has_terms(
    rounds: int, terms: int, block: int | None
) -> None:
    assert block_of(rounds, terms) == block


def test_a_cell_passes_up_to_the_limit_or_to_what_rounding_alone_costs() -> None:
    def cell(error: float, peer_error: float) -> Cell:
        return Cell("Softmax", BEST, 1, 16, 0.0, 1.0, "{}", error, peer_error)

    assert cell(1.4e-6, 1e-6).passes
    assert not cell(1.6e-6, 1e-6).passes
    assert cell(FLOOR, 0.0).passes
    assert not cell(1.01 * FLOOR, FLOOR / (2 * LIMIT)).passes
    assert relative_error(np.array([np.nan, 1.0]), np.ones(2)) == float("inf")
