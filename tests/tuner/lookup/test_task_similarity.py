"""How alike tasks are, and whose policies are taken over."""

import dataclasses
import math

from tests.tuner.conftest import gemm_task
from tests.tuner.cpu.kernels.test_contraction import conv
from tests.tuner.cpu.kernels.test_contraction_sources_and_parts import joined
from tuner.lookup.task_similarity import distance, nearest
from tuner.policy import Policy
from tuner.task import Task


def test_a_task_is_nearest_to_itself_and_distance_is_the_same_both_ways() -> None:
    one, other = gemm_task(24, 32, 48), gemm_task(48, 64, 48)

    assert distance(one, one) == 0
    assert distance(one, other) == distance(other, one) > 0


def test_tasks_of_another_op_class_or_rank_are_unlike() -> None:
    gemm = gemm_task()
    mixed = dataclasses.replace(gemm, precision_mode="allow_mix_precision")

    assert distance(gemm, conv((14, 14), 32, 64, (3, 3))) == math.inf
    assert distance(gemm, mixed) == math.inf


def test_weights_stored_in_16_bits_are_as_good_as_near() -> None:
    """A network that was tuned in f32 is a first guess for the same one in half precision."""
    here = gemm_task(128, 768, 768)
    x, w, b = here.inputs
    halves = dataclasses.replace(here, inputs=(x, dataclasses.replace(w, dtype="f16"), b))
    indices = dataclasses.replace(here, inputs=(x, dataclasses.replace(w, dtype="i64"), b))

    assert 0 < distance(halves, here) < distance(halves, gemm_task(256, 768, 768))
    assert distance(indices, here) == math.inf


def test_points_of_open_sizes_are_as_far_apart_as_their_values() -> None:
    fixed = gemm_task(64, 768, 768)
    small, large = (Task.parse(fixed.text().replace("[64,", f"[a:{n},")) for n in (64, 512))

    assert small.sizes
    assert distance(small, fixed) == 0
    assert distance(small, large) == distance(fixed, gemm_task(512, 768, 768)) == 6
    assert nearest(small, [(large, Policy.of(tile=1)), (fixed, Policy.of(tile=2))]) == [
        Policy.of(tile=2), Policy.of(tile=1),
    ]  # fmt: skip


def test_a_doubled_dimension_counts_more_than_a_small_change() -> None:
    here = gemm_task(128, 768, 768)

    assert distance(here, gemm_task(120, 768, 768)) < distance(here, gemm_task(256, 768, 768))


def test_other_strides_make_tasks_less_alike() -> None:
    here = conv((14, 14), 32, 64, (3, 3), pads=(1, 1, 1, 1))
    strided = dataclasses.replace(here, attributes={**here.attributes, "strides": (2, 2)})

    assert 0 < distance(here, strided) < math.inf


def test_the_nearest_policies_come_first_each_once_and_far_tasks_not_at_all() -> None:
    one, two, far = (Policy.of(tile=n) for n in (1, 2, 3))
    decided = [
        (gemm_task(24, 32, 96), two),
        (gemm_task(25, 32, 48), one),
        (gemm_task(26, 32, 48), one),
        (gemm_task(4096, 4096, 4096), far),
    ]

    assert nearest(gemm_task(24, 32, 48), decided) == [one, two]
    assert nearest(gemm_task(24, 32, 48), decided, count=1) == [one]


def test_a_convolution_in_parts_is_like_the_one_that_is_whole() -> None:
    here = conv((14, 14), 32, 64, (1, 1))
    output = dataclasses.replace(here.output, shape=(2, *here.output.shape[:-1], 32))
    apart = dataclasses.replace(here, outputs=(output,), attributes={**here.attributes, "parts": 2})

    assert 0 < distance(here, apart) <= 1
    assert distance(apart, apart) == 0


def test_a_convolution_of_two_sources_is_like_another_of_two() -> None:
    here = joined((14, 14), [(32, (1, 1)), (64, (2, 2))], 64)
    wider = joined((14, 14), [(32, (1, 1)), (128, (2, 2))], 64)

    assert 0 < distance(here, wider) < distance(here, conv((14, 14), 32, 64, (1, 1))) < math.inf


def test_two_policies_of_one_task_keep_their_order() -> None:
    one, other = Policy.of(tile=2), Policy.of(tile=1)

    assert nearest(gemm_task(), [(gemm_task(), one), (gemm_task(), other)]) == [one, other]
