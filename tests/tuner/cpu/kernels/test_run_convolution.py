"""Convolutions with weights of the run, and gradients of weights: any geometry, on every tier."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.ir_cases import task
from tests.tuner.cpu.kernels.test_winograd import some_policies
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.winograd.gradient import SIDES
from tuner.cpu.kernels.winograd.space import OUTPUTS, is_possible
from tuner.ops import check_task, evaluate, random_inputs, tolerance
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

TIERS = host_soc_versions()
Pair = tuple[int, int]


@st.composite
def windows(draw: st.DrawFn) -> dict[str, Any]:
    """A window that fits into its image: sizes, kernel, strides, dilations, pads."""
    pair = st.tuples(st.integers(1, 3), st.integers(1, 3))
    kernel, strides, dilations = draw(pair), draw(pair), draw(pair)
    pads = draw(st.tuples(*[st.integers(0, 2)] * 4))
    sizes = tuple(
        max(1, (k - 1) * d + 1 - pads[i] - pads[i + 2]) + draw(st.integers(0, 9))
        for i, (k, d) in enumerate(zip(kernel, dilations, strict=True))
    )
    return {
        "kernel": kernel, "strides": strides, "dilations": dilations, "pads": pads, "sizes": sizes,
        "images": draw(st.integers(1, 3)), "group": draw(st.sampled_from((1, 1, 2, 3))),
        "of_group": (draw(st.integers(1, 40)), draw(st.integers(1, 40))),
    }  # fmt: skip


def out_sizes(w: dict[str, Any]) -> Pair:
    down, right = (
        (w["sizes"][i] + w["pads"][i] + w["pads"][i + 2] - (k - 1) * d - 1) // s + 1
        for i, (k, d, s) in enumerate(zip(w["kernel"], w["dilations"], w["strides"], strict=True))
    )
    return down, right


def text(*sizes: Any) -> str:
    return ",".join(map(str, itertools.chain(*((s,) if isinstance(s, int) else s for s in sizes))))


def run_conv(w: dict[str, Any], turned: int, tail: str = "") -> Task:
    (channels, outputs), group = w["of_group"], w["group"]
    first, second = (channels * group, outputs) if turned else (outputs * group, channels)
    y = text(w["images"], out_sizes(w), outputs * group)
    types = f"{text(w['images'], w['sizes'], channels * group)} {text(first, second, w['kernel'])}"
    more = {"tail": tail} if tail else {}
    return task(
        "run_conv", f"{types} {outputs * group} {y if tail else ''} -> {y}", turned=turned, **more,
        **{name: w[name] for name in ("strides", "dilations", "pads", "group")},
    )  # fmt: skip


def gradient(w: dict[str, Any]) -> Task:
    (channels, outputs), group = w["of_group"], w["group"]
    x, dy = text(w["images"], w["sizes"], channels * group), text(w["images"], out_sizes(w))
    return task(
        "conv_weight_gradient",
        f"{x} {dy},{outputs * group} -> {text(outputs * group, w['kernel'], channels)}",
        pads=w["pads"][:2],
        **{name: w[name] for name in ("strides", "dilations", "kernel", "group")},
    )


def filters(w: np.ndarray, turned: int, group: int) -> np.ndarray:
    """[OC, C/group, KH, KW] of a convolution, element by element."""
    if not turned:
        return w
    channels, outputs, high, wide = w.shape
    of_group = channels // group
    made = np.zeros((outputs * group, of_group, high, wide))
    for c, o, i, j in np.ndindex(w.shape):
        made[c // of_group * outputs + o, c % of_group, high - 1 - i, wide - 1 - j] = w[c, o, i, j]
    return made


def convolved(of: Task, x: np.ndarray, w: np.ndarray) -> np.ndarray:
    """The sums of a convolution by explicit loops over taps and output pixels, in f64."""
    group, (top, left, *_) = of.integer("group"), of.ints("pads")
    (down, right), (high, wide) = of.ints("strides"), of.ints("dilations")
    y = np.zeros(of.output.shape)
    outputs, channels = y.shape[3] // group, x.shape[3] // group
    for n, i, j in np.ndindex(y.shape[:3]):
        for a, b in np.ndindex(w.shape[2:]):
            row, column = i * down + a * high - top, j * right + b * wide - left
            if 0 <= row < x.shape[1] and 0 <= column < x.shape[2]:
                for g in range(group):
                    own = slice(g * outputs, (g + 1) * outputs)
                    pixel = x[n, row, column, g * channels : (g + 1) * channels]
                    y[n, i, j, own] += w[own, :, a, b] @ pixel
    return y


def some_policy(of: Task, soc_version: str, seed: int) -> Any:
    """The default policy, or a random legal one."""
    space, dice = Space(of, Target(soc_version, 2)), random.Random(seed)
    for _ in range(30 * (seed > 0)):
        knobs = dice.choice(space.subspaces)
        policy = space.default.with_knobs(**{n: dice.choice(v) for n, v in knobs.items()})
        if space.is_legal(policy):
            return policy
    return space.default


@settings(max_examples=25)
@given(windows(), st.sampled_from((0, 1)), st.integers(0, 99), st.sampled_from(TIERS))
def test_any_convolution_with_weights_of_the_run_is_right(
    w: dict[str, Any], turned: int, seed: int, soc_version: str
) -> None:
    of = run_conv(w, turned, tail="t0=add(x0,x1);t1=relu(t0)" if seed % 2 else "")
    check_task(of)
    inputs = random_inputs(of, seed)
    x, weights, bias, *more = (a.astype(np.float64) for a in inputs)
    expected = convolved(of, x, filters(weights, turned, w["group"])) + bias
    expected = np.maximum(expected + more[0], 0) if more else expected
    np.testing.assert_allclose(evaluate(of, inputs), expected, rtol=0, atol=1e-12 * 400)

    policy = some_policy(of, soc_version, seed)
    found = run_kernel(family_of(of.op), of, policy, soc_version, inputs, (2,))

    assert np.abs(found - expected).max() <= tolerance(of) * max(1e-3, np.abs(expected).max())


def summed(w: dict[str, Any], x: np.ndarray, dy: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """The gradient of the weights by explicit loops over taps and pixels, in f64."""
    expected, (channels, outputs) = np.zeros(shape), w["of_group"]
    for a, b in np.ndindex(w["kernel"]):
        for i, j in np.ndindex(dy.shape[1:3]):
            row = i * w["strides"][0] + a * w["dilations"][0] - w["pads"][0]
            column = j * w["strides"][1] + b * w["dilations"][1] - w["pads"][1]
            if not (0 <= row < x.shape[1] and 0 <= column < x.shape[2]):
                continue
            for g in range(w["group"]):
                own, read = (slice(g * n, (g + 1) * n) for n in (outputs, channels))
                rows = dy[:, i, j, own].T.astype(np.float64)
                expected[own, a, b] += rows @ x[:, row, column, read]
    return expected


@settings(max_examples=25)
@given(windows(), st.integers(0, 99), st.sampled_from(TIERS))
def test_any_gradient_of_weights_is_right_for_any_number_of_cores(
    w: dict[str, Any], seed: int, soc_version: str
) -> None:
    of = gradient(w)
    check_task(of)
    x, dy = inputs = random_inputs(of, seed)
    expected = summed(w, x, dy, of.output.shape)
    np.testing.assert_allclose(evaluate(of, inputs), expected, rtol=0, atol=1e-12 * 400)

    policy = some_policy(of, soc_version, seed)
    found, *others = (
        run_kernel(family_of(of.op), of, policy, soc_version, inputs, workers=cores)
        for cores in (1, 2, 3)
    )

    assert np.abs(found - expected).max() <= tolerance(of) * max(1e-3, np.abs(expected).max())
    for other in others:
        np.testing.assert_array_equal(found, other)


@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize("kernel", [(3, 3), (5, 5), (1, 7)])
def test_winograd_transforms_the_weights_of_the_run(
    turned: int, kernel: Pair, soc_version: str
) -> None:
    w = {
        "kernel": kernel, "strides": (1, 1), "dilations": (1, 1), "pads": (1, 2, 2, 1),
        "sizes": (9, 11), "images": 2, "group": 1, "of_group": (21, 37),
    }  # fmt: skip
    of = run_conv(w, turned)
    inputs, target = random_inputs(of, 1), Target(soc_version, 2)
    chosen = [impl for impl in OUTPUTS if is_possible(of, target, impl)]
    assert chosen
    for impl in chosen:
        (policy,) = some_policies(of, target, impl, count=1)
        found = run_kernel(family_of("run_conv"), of, policy, soc_version, inputs, (2,))

        assert_near(impl, found, evaluate(of, inputs))


@pytest.mark.parametrize("impl", SIDES)
@pytest.mark.parametrize("kernel", [(3, 3), (2, 3), (5, 4)])
@pytest.mark.parametrize("of_group", [(5, 18), (40, 33)])
def test_winograd_adds_up_gradients_of_weights(
    impl: str, kernel: Pair, of_group: Pair, soc_version: str
) -> None:
    w = {
        "kernel": kernel, "strides": (1, 1), "dilations": (1, 1), "pads": (2, 1, 0, 2),
        "sizes": (9, 11), "images": 3, "group": 1, "of_group": of_group,
    }  # fmt: skip
    of = gradient(w)
    inputs, target = random_inputs(of, 1), Target(soc_version, 2)
    expected = summed(w, inputs[0], inputs[1], of.output.shape)

    (policy,) = some_policies(of, target, impl, count=1)
    found, *others = (
        run_kernel(family_of(of.op), of, policy, soc_version, inputs, workers=cores)
        for cores in (1, 2, 3)
    )

    assert np.abs(found - expected).max() <= tolerance(of) * np.abs(expected).max()
    for other in others:
        np.testing.assert_array_equal(found, other)


@pytest.mark.parametrize(("impl", "pixels"), [("winograd_f2", 128), ("winograd_f4", 256)])
def test_cores_share_the_parts_of_the_images_where_channels_are_few(
    impl: str, pixels: int, soc_version: str
) -> None:
    w = {
        "kernel": (3, 3), "strides": (1, 1), "dilations": (1, 1), "pads": (1, 1, 1, 1),
        "sizes": (37, 46), "images": 5, "group": 1, "of_group": (20, 9),
    }  # fmt: skip
    of, family = gradient(w), family_of("conv_weight_gradient")
    inputs, target = random_inputs(of, 1), Target(soc_version, 2)
    policy = family.default(of, target).with_knobs(impl=impl, pixels=pixels, tile_vectors=1)
    expected = summed(w, inputs[0], inputs[1], of.output.shape)

    found, *others = (
        run_kernel(family, of, policy, soc_version, inputs, workers=cores) for cores in (1, 2, 3, 7)
    )

    blocks = -(-20 // target.isa.lanes)
    assert family.generate(of, policy, target.isa, "kernel").phases[0].units > 4 * blocks
    assert np.abs(found - expected).max() <= tolerance(of) * np.abs(expected).max()
    for other in others:
        np.testing.assert_array_equal(found, other)


@settings(max_examples=20)
@given(windows(), st.sampled_from((0, 1)), st.integers(0, 99), st.sampled_from(TIERS))
def test_any_depthwise_convolution_with_weights_of_the_run_is_right(
    w: dict[str, Any], turned: int, seed: int, soc_version: str
) -> None:
    channels = w["of_group"][0] + 1
    x, y = text(w["images"], w["sizes"], channels), text(w["images"], out_sizes(w), channels)
    of = task(
        "run_depthwise", f"{x} {text(w['kernel'], channels)} {channels} -> {y}", turned=turned,
        **{name: w[name] for name in ("strides", "dilations", "pads")},
    )  # fmt: skip
    check_task(of)
    image, weights, bias = inputs = random_inputs(of, seed)
    grouped = weights[::-1, ::-1] if turned else weights
    as_conv = task(
        "run_conv", f"{x} {text(channels, 1, w['kernel'])} {channels} -> {y}", turned=0,
        group=channels, **{name: w[name] for name in ("strides", "dilations", "pads")},
    )  # fmt: skip
    wide = grouped.transpose(2, 0, 1)[:, None].astype(np.float64)
    expected = convolved(as_conv, image.astype(np.float64), wide) + bias

    policy = some_policy(of, soc_version, seed)
    found = run_kernel(family_of(of.op), of, policy, soc_version, inputs, (2,))

    assert np.abs(found - expected).max() <= tolerance(of) * max(1e-3, np.abs(expected).max())


@settings(max_examples=20)
@given(windows(), st.integers(0, 99), st.sampled_from(TIERS))
def test_any_gradient_of_depthwise_weights_is_right_for_any_number_of_cores(
    w: dict[str, Any], seed: int, soc_version: str
) -> None:
    channels = w["of_group"][0] + 1
    w = {**w, "of_group": (1, 1), "group": channels}
    x, dy = text(w["images"], w["sizes"], channels), text(w["images"], out_sizes(w), channels)
    of = task(
        "depthwise_weight_gradient", f"{x} {dy} -> {text(w['kernel'], channels)}",
        pads=w["pads"][:2], **{name: w[name] for name in ("strides", "dilations", "kernel")},
    )  # fmt: skip
    check_task(of)
    inputs = random_inputs(of, seed)
    expected = summed(w, inputs[0], inputs[1], (channels, *w["kernel"], 1))
    expected = expected[..., 0].transpose(1, 2, 0)
    np.testing.assert_allclose(evaluate(of, inputs), expected, rtol=0, atol=1e-12 * 400)

    policy = some_policy(of, soc_version, seed)
    found, *others = (
        run_kernel(family_of(of.op), of, policy, soc_version, inputs, workers=cores)
        for cores in (1, 2, 3)
    )

    assert np.abs(found - expected).max() <= tolerance(of) * max(1e-3, np.abs(expected).max())
    for other in others:
        np.testing.assert_array_equal(found, other)
