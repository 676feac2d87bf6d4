"""Winograd convolution: every policy, any kernel and size, on every tier; its ranking."""

import random
import re
from collections.abc import Mapping

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import conv
from tests.tuner.cpu.kernels.test_winograd_transforms import TRANSFORMS
from tuner.backend import host_soc_versions
from tuner.cpu.host import TYPICAL_CACHES
from tuner.cpu.kernels.contraction.geometry import LINE, odd_lines
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.winograd.space import OUTPUTS, is_possible
from tuner.cpu.kernels.winograd.stages import LARGE_IMAGE_BYTES
from tuner.cpu.kernels.winograd.transforms import transforms
from tuner.cpu.llvm import assembly
from tuner.ops import evaluate, random_inputs
from tuner.policy import Knob, Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

FAMILY = family_of("conv")


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
    "2x2, pads of SAME": conv((11, 14), 12, 33, (2, 2), pads=(0, 0, 1, 1), residual=True),
    "4x4, a stem's pads": conv((13, 17), 12, 40, (4, 4), pads=(2, 2, 1, 1), images=2),
    "5x5, wide pads": conv((8, 6), 19, 7, (5, 5), pads=(4, 3, 2, 5)),
    "7x7": conv((15, 9), 5, 17, (7, 7), pads=(3, 3, 3, 3)),
    "1x5": conv((9, 13), 20, 17, (1, 5), pads=(0, 2, 0, 2), residual=True),
    "7x1": conv((12, 7), 8, 33, (7, 1), pads=(3, 0, 3, 0)),
    "3x5, stride 2 down": conv((17, 11), 6, 20, (3, 5), strides=(2, 1), pads=(1, 2, 1, 2)),
}


def possible(tasks: Mapping[str, Task]) -> dict[str, tuple[Task, str]]:
    """Each task with each implementation that can compute it."""
    return {
        f"{name}, {impl}": (task, impl)
        for name, task in tasks.items()
        for impl in OUTPUTS
        if is_possible(task, Target("x86_64-v4", 2), impl)
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


# -- the kernel ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("task", "impl"), possible(TASKS).values(), ids=possible(TASKS))
def test_a_policy_computes_what_the_reference_does(task: Task, impl: str, soc_version: str) -> None:
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, inputs)

    (policy,) = some_policies(task, Target(soc_version, 2), impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, constants=(1, 2))

    assert_near(impl, result, expected)


def shapes(impl: str) -> st.SearchStrategy[tuple[str, tuple[int, int], tuple[int, int]]]:
    """An implementation with a kernel and strides that it can compute."""
    known = [(taps, stride) for m, taps, stride in TRANSFORMS if m == OUTPUTS[impl]]
    pairs = [(down, across) for down in known for across in known if down[0] * across[0] > 1]
    return st.sampled_from([(impl, (a[0], b[0]), (a[1], b[1])) for a, b in pairs])


SHAPES = st.sampled_from(sorted(OUTPUTS)).flatmap(shapes)


@given(
    sizes=st.tuples(*[st.integers(1, 13)] * 2, *[st.integers(1, 40)] * 2),
    pads=st.tuples(*[st.integers(0, 2)] * 4),
    shape=SHAPES,
    seed=st.integers(0, 1000),
)
@settings(max_examples=30, deadline=None)
def test_any_kernel_pads_and_size_give_what_the_reference_gives(
    sizes: tuple[int, int, int, int],
    pads: tuple[int, int, int, int],
    shape: tuple[str, tuple[int, int], tuple[int, int]],
    seed: int,
) -> None:
    height, width, channels, outputs = sizes
    impl, kernel, strides = shape
    size = (max(height, kernel[0] - pads[0] - pads[2]), max(width, kernel[1] - pads[1] - pads[3]))
    task = conv(size, channels, outputs, kernel, strides=strides, pads=pads)
    soc_version = host_soc_versions()[-1]
    target = Target(soc_version, 2)
    inputs = random_inputs(task, seed)

    (policy,) = some_policies(task, target, impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2), workers=3)

    expected = evaluate(task, inputs)
    size = max(1.0, np.abs(expected).max())  # the only output may be near 0: what it sums is not
    assert_near(impl, result, expected, size)


@pytest.mark.parametrize("channels", [1, 512])
@pytest.mark.parametrize(
    ("impl", "taps", "stride"),
    [
        ("winograd_f4", 2, 1),
        ("winograd_f2", 3, 1),
        ("winograd_f4", 3, 1),
        ("winograd_f3", 4, 1),
        ("winograd_f4", 4, 1),
        ("winograd_f2", 5, 1),
        ("winograd_f4", 5, 1),
        ("winograd_f2", 3, 2),
        ("winograd_f4", 3, 2),
    ],
)
def test_the_rounding_error_stays_small(impl: str, taps: int, stride: int, channels: int) -> None:
    size, pads = (14 * stride, 14 * stride), ((taps - 1) // 2,) * 2 + (taps // 2,) * 2
    task = conv(size, channels, 16, (taps, taps), strides=(stride, stride), pads=pads)
    soc_version = host_soc_versions()[-1]
    inputs = random_inputs(task, seed=4)

    (policy,) = some_policies(task, Target(soc_version, 1), impl, count=1)
    result = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2))

    assert_near(f"{impl}, {taps} taps", result, evaluate(task, inputs))


@pytest.mark.parametrize(("impl", "stride"), [("winograd_f3", 1), ("winograd_f4", 2)])
def test_a_vector_of_a_whole_patch_fits_the_registers(impl: str, stride: int) -> None:
    """Each pixel read once, each term stored once, and nothing goes through the stack."""
    task, target = conv3x3(56, 56, 64, 64, strides=(stride, stride)), Target("x86_64-v4", 1)
    (policy,) = some_policies(task, target, impl, count=1)

    text = assembly(FAMILY.generate(task, policy, target.isa, "k").ir, target.isa)

    body = text.split("\nk_patch:\n")[1].split(".Lfunc_end")[0]
    t = transforms(OUTPUTS[impl], 3, stride)
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
    assert_near("winograd_f4", result, evaluate(task, inputs))


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
        conv((9, 9), 8, 8, (8, 8)),
        conv((9, 9), 8, 8, (5, 5), strides=(2, 2)),
        conv((9, 9), 8, 8, (1, 3), strides=(2, 1)),
        conv((9, 9), 8, 8, (1, 1), pads=(1, 1, 1, 1)),
    ],
    ids=["stride 3", "dilated", "grouped", "8x8", "5x5, stride 2", "1x3, stride 2", "1x1"],
)
def test_other_convolutions_are_direct_only(task: Task) -> None:
    target = Target("x86_64-v4", 2)

    assert FAMILY.knobs(task, target)["impl"] == ("direct",)
    assert FAMILY.illegal(task, FAMILY.default(task, target), target) is None


@pytest.mark.parametrize(
    ("kernel", "most"),
    [((2, 2), 4), ((4, 4), 4), ((5, 5), 4), ((6, 6), 3), ((7, 7), 2), ((1, 7), 2)],
)
def test_larger_kernels_leave_smaller_patches(kernel: tuple[int, int], most: int) -> None:
    impls = FAMILY.knobs(conv((16, 16), 8, 8, kernel), Target("x86_64-v4", 2))["impl"]

    assert impls == ("direct", *(name for name, outputs in OUTPUTS.items() if outputs <= most))


@pytest.mark.parametrize(
    ("task", "tiles"),
    [
        (conv((320, 320), 12, 32, (3, 3), pads=(1, 1, 1, 1)), {(14, 2), (12, 2), (7, 2)}),
        (conv((112, 112), 12, 64, (4, 4), pads=(2, 2, 1, 1)), {(6, 4), (5, 4), (4, 4), (3, 4)}),
    ],
    ids=["a 6x6 stem of stride 2", "a 7x7 stem of stride 2"],
)
def test_a_stem_that_became_dense_has_its_best_policy_among_the_first(
    task: Task, tiles: set[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tiles are those that were measured to be the fastest, with F4 and bands of a line."""
    monkeypatch.setattr(Space, "caches", TYPICAL_CACHES)

    ranked = Space(task, Target("x86_64-v4", 1)).ranked()[:8]

    found = [p for p in ranked if p["impl"] == "winograd_f4" and p["band"] == 1]
    assert tiles & {(p.number("tile_pixels"), p.number("tile_vectors")) for p in found}


def test_weights_that_the_last_cache_does_not_hold_cost_more() -> None:
    """512 x 512 x 36 numbers, which each core reads as a whole for every band."""
    task, target = conv3x3(14, 14, 512, 512), Target("x86_64-v4", 1)
    policies = some_policies(task, target, "winograd_f4", count=200)
    policy = next(p for p in policies if p["split"] == "rows" and p["band"] == 1)

    cost = FAMILY.estimate(task, policy, target, TYPICAL_CACHES)

    assert FAMILY.estimate(task, policy, target, {**TYPICAL_CACHES, 3: 128 << 20}) < cost


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
