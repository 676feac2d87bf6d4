"""Winograd convolution: exact transforms, every policy, any size, on every tier."""

import random
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.expression import Expression
from tuner.kernels import winograd
from tuner.kernels.convolution import FAMILY
from tuner.kernels.winograd.plan import LINE, odd_lines
from tuner.kernels.winograd.transforms import TAPS, transforms
from tuner.policy import Policy
from tuner.reference import evaluate, random_inputs, tolerance
from tuner.space import Space
from tuner.target import Target, host_soc_versions
from tuner.task import Task

from .harness import run_kernel
from .test_contraction import conv

RELU = Expression().then("relu", "it")


def conv3x3(
    height: int, width: int, channels: int, outputs: int,
    pads: tuple[int, int, int, int] = (1, 1, 1, 1), images: int = 1, residual: bool = False,
) -> Task:  # fmt: skip
    return conv(
        (height, width), channels, outputs, (3, 3), pads=pads, images=images, residual=residual
    )


TASKS = {
    "whole patches": conv3x3(12, 12, 16, 32),
    "cut patches and columns": conv3x3(7, 9, 5, 17, residual=True),
    "no pads": conv3x3(9, 11, 8, 24, (0, 0, 0, 0)),
    "uneven pads": conv3x3(6, 5, 19, 33, (0, 2, 1, 0)),
    "wide pads": conv3x3(4, 3, 3, 7, (3, 4, 5, 2)),
    "two images": conv3x3(10, 6, 24, 16, images=2, residual=True),
    "more channels than a chunk": conv3x3(5, 6, 70, 48),
    "channels 1 KiB apart": conv3x3(5, 4, 256, 16),
    "one channel, one column": conv3x3(5, 5, 1, 1),
    "one output pixel": conv3x3(3, 3, 7, 40, (0, 0, 0, 0)),
    "larger map": conv3x3(31, 33, 20, 36, residual=True),
}


def some_policies(task: Task, target: Target, impl: str, count: int) -> list[Policy]:
    """Random legal policies of an implementation, the same in every run."""
    dice = random.Random(f"{task} {impl}")
    knobs = FAMILY.knobs(task, target) | {"impl": (impl,)}
    found: list[Policy] = []
    while len(found) < count:
        policy = Policy.of(**{name: dice.choice(values) for name, values in knobs.items()})
        fixed = policy.with_knobs(tile_lines=1, outer="columns")
        if FAMILY.illegal(task, fixed, target) is None:
            found.append(fixed)
    return found


def error(task: Task, result: np.ndarray, expected: np.ndarray) -> float:
    return float(np.abs(result - expected).max() / np.abs(expected).max())


# -- the transforms ------------------------------------------------------------------------------


@pytest.mark.parametrize("outputs", winograd.OUTPUTS.values())
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_the_transforms_compute_a_convolution_exactly(outputs: int, data: st.DataObject) -> None:
    t = transforms(outputs)
    numbers = st.fractions(-9, 9, max_denominator=5)
    d = data.draw(st.lists(numbers, min_size=t.inputs, max_size=t.inputs))
    g = data.draw(st.lists(numbers, min_size=TAPS, max_size=TAPS))

    products = [a * b for a, b in zip(_times(t.of_weights, g), _times(t.of_input, d), strict=True)]

    expected = [sum(d[i + k] * g[k] for k in range(TAPS)) for i in range(outputs)]
    assert _times(t.of_output, products) == expected


def _times(matrix: tuple[tuple[Fraction, ...], ...], x: list[Fraction]) -> list[Fraction]:
    return [sum((a * b for a, b in zip(row, x, strict=True)), Fraction(0)) for row in matrix]


def test_f2_multiplies_4_times_for_2_outputs_and_f4_6_times_for_4() -> None:
    assert [transforms(m).inputs for m in (2, 3, 4)] == [4, 5, 6]


# -- the kernel ----------------------------------------------------------------------------------


@pytest.mark.parametrize("impl", winograd.OUTPUTS)
@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(
    task: Task, impl: str, soc_version: str
) -> None:
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, inputs)

    for policy in some_policies(task, Target(soc_version, 2), impl, count=2):
        result = run_kernel(FAMILY, task, policy, soc_version, inputs, constants=(1, 2))

        assert error(task, result, expected) <= tolerance(task), policy


@given(
    sizes=st.tuples(*[st.integers(1, 13)] * 2, *[st.integers(1, 40)] * 2),
    pads=st.tuples(*[st.integers(0, 2)] * 4),
    impl=st.sampled_from(sorted(winograd.OUTPUTS)),
    seed=st.integers(0, 1000),
)
@settings(max_examples=25, deadline=None)
def test_winograd_gives_what_direct_convolution_gives(
    sizes: tuple[int, int, int, int], pads: tuple[int, int, int, int], impl: str, seed: int
) -> None:
    height, width, channels, outputs = sizes
    height, width = max(height, 3 - pads[0] - pads[2]), max(width, 3 - pads[1] - pads[3])
    task = conv3x3(height, width, channels, outputs, pads)
    soc_version = host_soc_versions()[-1]
    target = Target(soc_version, 2)
    inputs = random_inputs(task, seed)
    direct = run_kernel(FAMILY, task, FAMILY.default(task, target), soc_version, inputs, (1, 2))

    (policy,) = some_policies(task, target, impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2), workers=3)

    assert error(task, result, direct) <= 2 * tolerance(task), policy


@pytest.mark.parametrize("channels", [1, 16, 512])
@pytest.mark.parametrize(("impl", "allowed"), [("winograd_f2", 1e-6), ("winograd_f4", 1e-5)])
def test_the_rounding_error_stays_small(impl: str, allowed: float, channels: int) -> None:
    task = conv3x3(14, 14, channels, 16)
    soc_version = host_soc_versions()[-1]
    inputs = random_inputs(task, seed=4)

    (policy,) = some_policies(task, Target(soc_version, 1), impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2))

    assert error(task, result, evaluate(task, inputs)) <= min(allowed, tolerance(task))


def test_steps_of_an_odd_number_of_lines_meet_every_set() -> None:
    for elements in (1, 64, 1024, 1000):
        step = odd_lines(elements)

        assert elements <= step < elements + 2 * LINE
        assert len({i * step // LINE % 64 for i in range(64)}) == 64


# -- the policies --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "task",
    [
        conv((9, 9), 8, 8, (3, 3), strides=(2, 2)),
        conv((9, 9), 8, 8, (3, 3), dilations=(2, 2)),
        conv((9, 9), 8, 8, (3, 3), group=2),
        conv((9, 9), 8, 8, (5, 5)),
        conv((9, 9), 8, 8, (1, 1)),
    ],
    ids=["strided", "dilated", "grouped", "5x5", "1x1"],
)
def test_other_convolutions_are_direct_only(task: Task) -> None:
    target = Target("x86_64-v4", 2)

    assert FAMILY.knobs(task, target)["impl"] == ("direct",)
    assert FAMILY.illegal(task, FAMILY.default(task, target), target) is None


def test_the_default_is_direct_and_a_winograd_policy_is_one_knob_away() -> None:
    space = Space(conv3x3(56, 56, 32, 32), Target("x86_64-v4", 2))

    impls = {policy["impl"] for policy in space.neighbours(space.default)}

    assert space.default["impl"] == "direct"
    assert impls == {"direct", *winograd.OUTPUTS}


@pytest.mark.parametrize(("size", "channels"), [(56, 64), (28, 128), (14, 256), (7, 512)])
@pytest.mark.parametrize("cores", [1, 2])
def test_the_shortlist_holds_each_implementation(size: int, channels: int, cores: int) -> None:
    space = Space(conv3x3(size, size, channels, channels), Target("x86_64-v4", cores))

    shortlist = space.ranked()[:16]

    impls = [policy["impl"] for policy in shortlist]
    assert all(impls.count(impl) == 4 for impl in ("direct", *winograd.OUTPUTS))
    assert all(space.is_legal(policy) for policy in shortlist)


def test_no_two_legal_policies_make_the_same_kernel() -> None:
    task, target = conv3x3(9, 8, 4, 40), Target("x86_64-v4", 1)
    (policy,) = some_policies(task, target, "winograd_f4", count=1)

    for knob, value in {"tile_lines": 2, "outer": "rows", "k_slices": 2, "format": "dense"}.items():
        assert FAMILY.illegal(task, policy.with_knobs(**{knob: value}), target) is not None
    direct = FAMILY.default(task, target)
    assert FAMILY.illegal(task, direct.with_knobs(band=2), target) is not None
