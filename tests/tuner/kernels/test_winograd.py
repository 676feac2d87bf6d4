"""Winograd convolution: exact transforms, every policy, any size, on every tier."""

import random
import re
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.expression import Expression
from tuner.kernels.convolution import FAMILY
from tuner.kernels.products import LINE, odd_lines
from tuner.kernels.winograd.input_transform import LARGE_IMAGE_BYTES
from tuner.kernels.winograd.plan import OUTPUTS
from tuner.kernels.winograd.points import points_of
from tuner.kernels.winograd.transforms import TAPS, transforms
from tuner.llvm import assembly
from tuner.policy import Knob, Policy
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
    strides: tuple[int, int] = (1, 1),
) -> Task:  # fmt: skip
    return conv(
        (height, width), channels, outputs, (3, 3),
        pads=pads, images=images, residual=residual, strides=strides,
    )  # fmt: skip


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
    "stride 2, whole patches": conv3x3(24, 24, 16, 32, strides=(2, 2)),
    "stride 2, odd size, cut": conv3x3(15, 19, 5, 17, residual=True, strides=(2, 2)),
    "stride 2, pads of SAME": conv3x3(16, 14, 8, 24, (0, 0, 1, 1), images=2, strides=(2, 2)),
    "stride 2, one output pixel": conv3x3(3, 3, 1, 1, (0, 0, 0, 0), strides=(2, 2)),
    "stride 2, uneven pads": conv3x3(9, 8, 256, 33, (0, 2, 1, 0), strides=(2, 2)),
    "stride 2, larger map": conv3x3(42, 45, 20, 36, residual=True, strides=(2, 2)),
    "stride 2 across only": conv3x3(11, 23, 20, 36, residual=True, strides=(1, 2)),
    "stride 2 down only": conv3x3(21, 10, 33, 20, (0, 1, 2, 0), strides=(2, 1)),
}


def some_policies(task: Task, target: Target, impl: str, count: int) -> list[Policy]:
    """Random legal policies of an implementation, the same in every run."""
    dice = random.Random(f"{task} {impl}")
    space = Space(task, target)
    knobs = next(s for s in space.subspaces if s["impl"] == (impl,))
    found: list[Policy] = []
    while len(found) < count:
        chosen = {name: dice.choice(values) for name, values in knobs.items()}
        policy = space.default.with_knobs(**chosen)
        if space.is_legal(policy):
            found.append(policy)
    return found


def error(task: Task, result: np.ndarray, expected: np.ndarray) -> float:
    return float(np.abs(result - expected).max() / np.abs(expected).max())


# -- the transforms ------------------------------------------------------------------------------


@pytest.mark.parametrize("stride", [1, 2])
@pytest.mark.parametrize("outputs", OUTPUTS.values())
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_the_transforms_compute_a_convolution_exactly(
    outputs: int, stride: int, data: st.DataObject
) -> None:
    t = transforms(outputs, stride)
    numbers = st.fractions(-9, 9, max_denominator=5)
    d = data.draw(st.lists(numbers, min_size=t.inputs, max_size=t.inputs))
    g = data.draw(st.lists(numbers, min_size=TAPS, max_size=TAPS))

    sums = [Fraction(0)] * t.sums
    for strand in t.strands:
        pixels = [d[i] for i in strand.pixels]
        weights, inputs = _times(strand.of_weights, g), _times(strand.of_input, pixels)
        for number, a, b in zip(strand.sums, weights, inputs, strict=True):
            sums[number] += a * b

    expected = [sum(d[stride * i + k] * g[k] for k in range(TAPS)) for i in range(outputs)]
    assert _times(t.of_output, sums) == expected


def _times(matrix: tuple[tuple[Fraction, ...], ...], x: list[Fraction]) -> list[Fraction]:
    return [sum((a * b for a, b in zip(row, x, strict=True)), Fraction(0)) for row in matrix]


@pytest.mark.parametrize(
    ("stride", "products", "sums"), [(1, [4, 5, 6], [4, 5, 6]), (2, [5, 7, 9], [3, 4, 5])]
)
def test_f2_f3_and_f4_multiply_as_often_as_they_should(
    stride: int, products: list[int], sums: list[int]
) -> None:
    found = [transforms(outputs, stride) for outputs in OUTPUTS.values()]

    assert [sum(len(strand.sums) for strand in t.strands) for t in found] == products
    assert [t.sums for t in found] == sums


@pytest.mark.parametrize("strides", [(1, 1), (2, 2), (1, 2)])
def test_every_pair_of_products_is_a_term_of_one_point(strides: tuple[int, int]) -> None:
    points = points_of(4, strides)

    terms = [term for point in points for term in point.terms]

    down, across = (sum(len(s.sums) for s in transforms(4, n).strands) for n in strides)
    assert len(set(terms)) == len(terms) == down * across
    assert [len(p.terms) for p in points] == sorted((len(p.terms) for p in points), reverse=True)


# -- the kernel ----------------------------------------------------------------------------------


@pytest.mark.parametrize("impl", OUTPUTS)
@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_a_policy_computes_what_the_reference_does(task: Task, impl: str, soc_version: str) -> None:
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, inputs)

    (policy,) = some_policies(task, Target(soc_version, 2), impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, constants=(1, 2))

    assert error(task, result, expected) <= tolerance(task), policy


@given(
    sizes=st.tuples(*[st.integers(1, 13)] * 2, *[st.integers(1, 40)] * 2),
    pads=st.tuples(*[st.integers(0, 2)] * 4),
    impl=st.sampled_from(sorted(OUTPUTS)),
    strides=st.tuples(*[st.integers(1, 2)] * 2),
    seed=st.integers(0, 1000),
)
@settings(max_examples=25, deadline=None)
def test_winograd_gives_what_direct_convolution_gives(
    sizes: tuple[int, int, int, int],
    pads: tuple[int, int, int, int],
    impl: str,
    strides: tuple[int, int],
    seed: int,
) -> None:
    height, width, channels, outputs = sizes
    height, width = max(height, 3 - pads[0] - pads[2]), max(width, 3 - pads[1] - pads[3])
    task = conv3x3(height, width, channels, outputs, pads, strides=strides)
    soc_version = host_soc_versions()[-1]
    target = Target(soc_version, 2)
    inputs = random_inputs(task, seed)
    direct = run_kernel(FAMILY, task, FAMILY.default(task, target), soc_version, inputs, (1, 2))

    (policy,) = some_policies(task, target, impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2), workers=3)

    assert error(task, result, direct) <= 2 * tolerance(task), policy


@pytest.mark.parametrize("stride", [1, 2])
@pytest.mark.parametrize("channels", [1, 16, 512])
@pytest.mark.parametrize(("impl", "allowed"), [("winograd_f2", 2e-6), ("winograd_f4", 1e-5)])
def test_the_rounding_error_stays_small(
    impl: str, allowed: float, channels: int, stride: int
) -> None:
    task = conv3x3(14 * stride, 14 * stride, channels, 16, strides=(stride, stride))
    soc_version = host_soc_versions()[-1]
    inputs = random_inputs(task, seed=4)

    (policy,) = some_policies(task, Target(soc_version, 1), impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2))

    assert error(task, result, evaluate(task, inputs)) <= min(allowed, tolerance(task))


@pytest.mark.parametrize(("impl", "stride"), [("winograd_f3", 1), ("winograd_f4", 2)])
def test_a_vector_of_a_whole_patch_fits_the_registers(impl: str, stride: int) -> None:
    """Each pixel read once, each term stored once, and nothing goes through the stack."""
    task, target = conv3x3(56, 56, 64, 64, strides=(stride, stride)), Target("x86_64-v4", 1)
    (policy,) = some_policies(task, target, impl, count=1)

    text = assembly(FAMILY.generate(task, policy, target.isa, "k").ir, target.isa)

    body = text.split("\nk_patch:\n")[1].split(".Lfunc_end")[0]
    t = transforms(OUTPUTS[impl], stride)
    assert len(re.findall(r"zmm\d+, [^%]*\(%r", body)) == sum(len(s.sums) for s in t.strands) ** 2
    assert "(%rsp" not in body


@pytest.mark.parametrize("size", [60, 130])
def test_only_patches_of_a_large_image_are_asked_for_ahead(size: int) -> None:
    task = conv3x3(size, size, 16, 8, strides=(2, 2))
    target = Target(host_soc_versions()[-1], 2)
    (policy,) = some_policies(task, target, "winograd_f4", count=1)
    policy = policy.with_knobs(prefetch="none")
    inputs = random_inputs(task, seed=3)

    result = run_kernel(FAMILY, task, policy, target.soc_version, inputs, constants=(1, 2))

    ir = FAMILY.generate(task, policy, target.isa, "k").ir
    assert ("call void @llvm.prefetch" in ir) == (task.inputs[0].size_bytes > LARGE_IMAGE_BYTES)
    assert error(task, result, evaluate(task, inputs)) <= tolerance(task)


def test_steps_of_an_odd_number_of_lines_meet_every_set() -> None:
    for elements in (1, 64, 1024, 1000):
        step = odd_lines(elements)

        assert elements <= step < elements + 2 * LINE
        assert len({i * step // LINE % 64 for i in range(64)}) == 64


# -- the policies --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "task",
    [
        conv((9, 9), 8, 8, (3, 3), strides=(3, 3)),
        conv((9, 9), 8, 8, (3, 3), dilations=(2, 2)),
        conv((9, 9), 8, 8, (3, 3), group=2),
        conv((9, 9), 8, 8, (5, 5)),
        conv((9, 9), 8, 8, (1, 1)),
    ],
    ids=["stride 3", "dilated", "grouped", "5x5", "1x1"],
)
def test_other_convolutions_are_direct_only(task: Task) -> None:
    target = Target("x86_64-v4", 2)

    assert FAMILY.knobs(task, target)["impl"] == ("direct",)
    assert FAMILY.illegal(task, FAMILY.default(task, target), target) is None


def test_the_default_is_direct_and_a_winograd_policy_is_one_knob_away() -> None:
    space = Space(conv3x3(56, 56, 32, 32), Target("x86_64-v4", 2))

    impls = {policy["impl"] for policy in space.neighbours(space.default)}

    assert space.default["impl"] == "direct"
    assert impls == {"direct", *OUTPUTS}


@pytest.mark.parametrize(
    ("size", "channels", "stride"), [(56, 64, 1), (14, 256, 1), (28, 128, 2), (7, 512, 2)]
)
@pytest.mark.parametrize("cores", [1, 2])
def test_the_shortlist_holds_each_implementation(
    size: int, channels: int, stride: int, cores: int
) -> None:
    task = conv3x3(size * stride, size * stride, channels, channels, strides=(stride, stride))
    space = Space(task, Target("x86_64-v4", cores))

    shortlist = space.ranked()[:16]

    impls = [policy["impl"] for policy in shortlist]
    assert all(impls.count(impl) == 4 for impl in ("direct", *OUTPUTS))
    assert all(space.is_legal(policy) for policy in shortlist)


def test_no_two_legal_policies_make_the_same_kernel() -> None:
    task, target = conv3x3(9, 8, 4, 40), Target("x86_64-v4", 1)
    (policy,) = some_policies(task, target, "winograd_f4", count=1)
    space = Space(task, target)

    foreign: dict[str, Knob] = {"tile_lines": 2, "outer": "rows", "k_slices": 2, "format": "dense"}

    for knob, value in foreign.items():
        assert space.why_illegal(policy.with_knobs(**{knob: value})) is not None
    assert space.why_illegal(space.default.with_knobs(band=2)) is not None
