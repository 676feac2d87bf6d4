"""Operators of ONNX Runtime's own domain in float64, each as NumPy computes it.

They are written from ONNX Runtime's documentation of the operators, and share nothing with what the
front end makes of them. Each gives all its results; those that no node asks for are left out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tuner.judge.float64_operators import FLOAT64_OPERATORS, Attributes, Inputs

Results = tuple[np.ndarray | None, ...]
DEFAULT_FILTER = -10000.0


def _number(attributes: Attributes, name: str, default: float) -> float:
    return float(attributes.get(name, np.float32(default)))


# -- activations -----------------------------------------------------------------------------------


def _sigmoid(x: np.ndarray) -> np.ndarray:
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * x))


def _erf_gelu(x: np.ndarray) -> np.ndarray:
    return np.asarray(0.5 * x * (1.0 + FLOAT64_OPERATORS["Erf"]({}, [x / math.sqrt(2.0)])))


def _tanh_gelu(x: np.ndarray) -> np.ndarray:
    inner = math.sqrt(2.0 / math.pi) * (x + 0.044715 * x**3)
    return np.asarray(0.5 * x * (1.0 + np.tanh(inner)))


def _gelu(_: Attributes, inputs: Inputs) -> Results:
    x, bias = (*inputs, None)[:2]
    return (_erf_gelu(x if bias is None else x + bias),)


def _fast_gelu(_: Attributes, inputs: Inputs) -> Results:
    x, bias = (*inputs, None)[:2]
    return (_tanh_gelu(x if bias is None else x + bias),)


def _quick_gelu(attributes: Attributes, inputs: Inputs) -> Results:
    (x,) = inputs
    return (x * _sigmoid(_number(attributes, "alpha", 1.702) * x),)


def _bias_split_gelu(_: Attributes, inputs: Inputs) -> Results:
    left, right = np.split(inputs[0] + inputs[1], 2, axis=-1)
    return (left * _erf_gelu(right),)


def _bias_add(_: Attributes, inputs: Inputs) -> Results:
    return (inputs[0] + inputs[1] + inputs[2],)


def _softmax(x: np.ndarray, axis: int = -1) -> np.ndarray:
    powers = np.exp(x - x.max(axis=axis, keepdims=True))
    return np.asarray(powers / powers.sum(axis=axis, keepdims=True))


def _activated(name: str, x: np.ndarray, given: Mapping[str, float]) -> np.ndarray:
    if name == "ThresholdedRelu":
        return np.asarray(np.where(x > given.get("alpha", 1.0), x, 0.0))
    if name == "Sigmoid":
        return _sigmoid(x)
    if name == "Softmax":
        return _softmax(x, int(given.get("axis", -1)))
    return FLOAT64_OPERATORS[name](given, [x]) if name else x


def _of_conv(attributes: Attributes, x: np.ndarray) -> np.ndarray:
    name = attributes.get("activation", b"").decode()
    names = {
        "LeakyRelu": ("alpha",), "Clip": ("min", "max"), "HardSigmoid": ("alpha", "beta"),
    }.get(name, ())  # fmt: skip
    given = dict(zip(names, attributes.get("activation_params", ()), strict=True))
    return _activated(name, x, given)


def _of_product(attributes: Attributes, x: np.ndarray) -> np.ndarray:
    stem = "activation_"
    given = {n.removeprefix(stem): v for n, v in attributes.items() if n.startswith(stem)}
    return _activated(attributes.get("activation", b"").decode(), x, given)


# -- products --------------------------------------------------------------------------------------


def _fused_conv(attributes: Attributes, inputs: Inputs) -> Results:
    x, w, b, z = (*inputs, None, None)[:4]
    result = FLOAT64_OPERATORS["Conv"](attributes, [x, w, b])
    return (_of_conv(attributes, result if z is None else result + z),)


def _channels_last_conv(attributes: Attributes, inputs: Inputs) -> Results:
    x, w, b, z = (*inputs, None, None)[:4]
    moved = [None if image is None else np.moveaxis(image, -1, 1) for image in (x, z)]
    (result,) = _fused_conv(attributes, [moved[0], w, b, moved[1]])
    assert result is not None
    return (np.moveaxis(result, 1, -1),)


def _fused_matmul(attributes: Attributes, inputs: Inputs) -> Results:
    operands = []
    for side, array in zip("AB", inputs, strict=True):
        if attributes.get(f"transBatch{side}", 0):
            array = np.moveaxis(array, 0, -2)  # noqa: PLW2901
        if attributes.get(f"trans{side}", 0):
            array = np.swapaxes(array, -1, -2)  # noqa: PLW2901
        operands.append(array)
    product = np.asarray(_number(attributes, "alpha", 1.0) * np.matmul(*operands))
    return (_of_product(attributes, product),)


def _fused_gemm(attributes: Attributes, inputs: Inputs) -> Results:
    return (_of_product(attributes, FLOAT64_OPERATORS["Gemm"](attributes, inputs)),)


def _matmul_bits(attributes: Attributes, inputs: Inputs) -> Results:
    """Every number of the weights, one after another, as its bits say."""
    a, packed, scales, zeros, order, bias = (*inputs, None, None, None)[:6]
    bits, block, n, k = (attributes.get(name, 4) for name in ("bits", "block_size", "N", "K"))
    if order is not None or attributes.get("weight_prepacked", 0):
        raise ValueError("its weights are in an order of their own")
    blocks = -(-k // block)

    def numbers(array: np.ndarray, count: int) -> np.ndarray:
        rows = array.reshape(n, -1)
        places = np.arange(count) * bits
        return np.asarray(rows[:, places // 8].astype(int) >> (places % 8) & (2**bits - 1))

    if zeros is None:
        zeros = np.full((n, blocks), float(2 ** (bits - 1)))
    elif zeros.dtype == np.uint8:
        zeros = numbers(zeros, blocks)
    scale, zero = (
        np.repeat(np.reshape(array, (n, blocks)), block, axis=1)[:, :k] for array in (scales, zeros)
    )
    result = a @ ((numbers(packed, k) - zero) * scale).T
    return (result if bias is None else result + bias,)


def _padded_conv_transpose(attributes: Attributes, inputs: Inputs) -> Results:
    x, w, pads, b = (*inputs, None, None)[:4]
    given = {**attributes, **({} if pads is None else {"pads": pads})}
    return (FLOAT64_OPERATORS["ConvTranspose"](given, [x, w, b]),)


# -- normalisations --------------------------------------------------------------------------------


def _normal(x: np.ndarray, axes: Any, epsilon: float, *, is_centred: bool = True) -> np.ndarray:
    x = x - x.mean(axis=axes, keepdims=True) if is_centred else x
    return np.asarray(x / np.sqrt(np.square(x).mean(axis=axes, keepdims=True) + epsilon))


def _simplified(attributes: Attributes, inputs: Inputs) -> Results:
    x, scale = inputs
    axes = tuple(range(attributes.get("axis", -1) % x.ndim, x.ndim))
    epsilon = _number(attributes, "epsilon", 1e-5)
    root = np.sqrt(np.square(x).mean(axis=axes, keepdims=True) + epsilon)
    return x / root * scale, 1.0 / root


def _skip(attributes: Attributes, inputs: Inputs) -> Results:
    x, skip, scale, beta, bias = (*inputs, None, None)[:5]
    total = x + skip + (0.0 if bias is None else bias)
    normal = _normal(total, -1, _number(attributes, "epsilon", 1e-12))
    return normal * scale + (0.0 if beta is None else beta), None, None, total


def _skip_simplified(attributes: Attributes, inputs: Inputs) -> Results:
    x, skip, scale, bias = (*inputs, None)[:4]
    total = x + skip + (0.0 if bias is None else bias)
    epsilon = _number(attributes, "epsilon", 1e-12)
    return _normal(total, -1, epsilon, is_centred=False) * scale, None, None, total


def _embed(attributes: Attributes, inputs: Inputs) -> Results:
    ids, segments, words, places, kinds, gamma, beta, mask, own = (*inputs, None, None)[:9]
    own = np.arange(ids.shape[1])[None] if own is None else own
    total = words[ids] + places[own]
    total = total if segments is None else total + kinds[segments]
    normal = _normal(total, -1, _number(attributes, "epsilon", 1e-12)) * gamma + beta
    counts = np.zeros(len(ids)) if mask is None else (mask == 1).sum(axis=1)
    return normal, counts.astype(np.int32), total


def _group_norm(attributes: Attributes, inputs: Inputs) -> Results:
    x, gamma, beta, skip, bias = (*inputs, None, None)[:5]
    is_last, groups = attributes.get("channels_last", 1), attributes["groups"]
    if skip is not None:
        if skip.ndim == 2:  # of each channel of an image
            skip = skip[:, None, None] if is_last else skip[..., None, None]
        x = x + skip
    if bias is not None:
        x = x + (bias if is_last else bias[:, None, None])
    image = np.moveaxis(x, -1, 1) if is_last else x
    rows = _normal(image.reshape(len(x), groups, -1), -1, _number(attributes, "epsilon", 1e-5))
    made = rows.reshape(image.shape) * gamma[:, None, None] + beta[:, None, None]
    made = np.moveaxis(made, 1, -1) if is_last else made
    return (made * _sigmoid(made) if attributes["activation"] else made), x


# -- attention -------------------------------------------------------------------------------------


def _split(x: np.ndarray, heads: int) -> np.ndarray:
    """[batch, steps, heads * size] as [batch, heads, steps, size]."""
    return x.reshape(*x.shape[:2], heads, -1).swapaxes(1, 2)


def _padding(mask: np.ndarray | None, batch: int, keys: int, value: float) -> np.ndarray | float:
    """Return what a mask of keys adds to the scores."""
    if mask is None:
        return 0.0
    if mask.ndim == 1:
        places = np.arange(keys)
        kept = places < mask[:batch, None]
        if len(mask) == 2 * batch:
            kept &= places >= mask[batch:, None]
        elif len(mask) != batch:
            raise ValueError("its mask counts tokens of a packed batch")
        mask = kept
    mask = mask[:, None] if mask.ndim == 2 else mask
    return np.where(mask > 0, 0.0, value)[:, None]


def _attended(
    attributes: Attributes, q: np.ndarray, k: np.ndarray, v: np.ndarray, masks: Any, past: int = 0
) -> np.ndarray:
    """Each head's values by the softmax of its scores, side by side; arrays of four axes."""
    padding, bias = masks
    batch, _, steps, size = q.shape
    keys = k.shape[2]
    scale = attributes.get("scale", 0.0) or 1.0 / math.sqrt(size)
    scores = scale * (q @ k.swapaxes(2, 3))
    value = _number(attributes, "mask_filter_value", DEFAULT_FILTER)
    scores = scores + _padding(padding, batch, keys, value)
    scores = scores if bias is None else scores + bias
    if attributes.get("unidirectional", 0):
        behind = np.arange(keys) > np.arange(steps)[:, None] + past
        scores = scores + np.where(behind, float(np.finfo(np.float32).min), 0.0)
    return np.asarray((_softmax(scores) @ v).swapaxes(1, 2).reshape(batch, steps, -1))


def _attention(attributes: Attributes, inputs: Inputs) -> Results:
    x, weights, bias, mask, past, scores, length = (*inputs, *[None] * 5)[:7]
    if length is not None or attributes.get("do_rotary", 0):
        raise ValueError("it has a form that is not described")
    heads, sizes = attributes["num_heads"], attributes.get("qkv_hidden_sizes")
    ends = np.cumsum(sizes)[:2] if sizes else 3
    joined = x @ weights + (0.0 if bias is None else bias)
    q, k, v = (_split(part, heads) for part in np.split(joined, ends, axis=-1))
    if past is not None:
        k, v = np.concatenate([past[0], k], axis=2), np.concatenate([past[1], v], axis=2)
    present = np.stack([k, v]) if k.shape == v.shape else None
    before = 0 if past is None else past.shape[3]
    return _attended(attributes, q, k, v, (mask, scores), before), present


def _multi_head(attributes: Attributes, inputs: Inputs) -> Results:
    q, k, v, bias, mask, scores, past_k, past_v, length, beams = (*inputs, *[None] * 9)[:10]
    if length is not None or beams is not None or k is None or q.ndim != 3:
        raise ValueError("it has a form that is not described")
    parts = [q, k, v]
    if bias is not None:
        widths = np.cumsum([array.shape[-1] for array in parts])[:2]
        own = np.split(bias, widths)
        parts = [array + each for array, each in zip(parts, own, strict=True)]
    heads = attributes["num_heads"]
    q, k, v = (_split(array, heads) if array.ndim == 3 else array for array in parts)
    before = 0
    if past_k is not None:
        before = past_k.shape[2]
        k, v = np.concatenate([past_k, k], axis=2), np.concatenate([past_v, v], axis=2)
    return _attended(attributes, q, k, v, (mask, scores), before), k, v


def _group_query(attributes: Attributes, inputs: Inputs) -> Results:
    q, k, v, past_k, past_v, lengths, whole, cos, sin, *others = (*inputs, *[None] * 9)[:16]
    given = (past_k, past_v, *others)
    if any(array is not None for array in given) or k is None:
        raise ValueError("it has a form that is not described")
    if (lengths + 1 != q.shape[1]).any() or (whole != q.shape[1]).any():
        raise ValueError("prompts are of several lengths")
    if attributes.get("local_window_size", -1) > 0 or attributes.get("softcap", 0.0):
        raise ValueError("it has a form that is not described")
    heads, groups = attributes["num_heads"], attributes["kv_num_heads"]
    q, k, v = _split(q, heads), _split(k, groups), _split(v, groups)
    if attributes.get("do_rotary", 0):
        places, mixed = np.arange(q.shape[2])[None], attributes.get("rotary_interleaved", 0)
        q, k = (_turned(x, places, cos, sin, mixed) for x in (q, k))
    keys, values = (np.repeat(x, heads // groups, axis=1) for x in (k, v))
    causal = {**attributes, "unidirectional": 1}
    return _attended(causal, q, keys, values, (None, None)), k, v


def _turned(
    x: np.ndarray, places: np.ndarray, cos: np.ndarray, sin: np.ndarray, is_mixed: int
) -> np.ndarray:
    """Pairs of elements as complex numbers, times those of unit size at their places."""
    half = cos.shape[1]
    unit = (cos[places] + 1j * sin[places])[:, None]
    first, rest = x[..., : 2 * half], x[..., 2 * half :]
    pairs = first.reshape(*x.shape[:-1], half, 2) if is_mixed else None
    if pairs is None:
        pairs = np.stack([first[..., :half], first[..., half:]], axis=-1)
    turned = (pairs[..., 0] + 1j * pairs[..., 1]) * unit
    parts = [turned.real, turned.imag]
    made = np.stack(parts, -1).reshape(first.shape) if is_mixed else np.concatenate(parts, -1)
    return np.concatenate([made, rest], axis=-1)


def _rotary(attributes: Attributes, inputs: Inputs) -> Results:
    x, places, cos, sin = inputs
    if attributes.get("is_packed_batching", 0) or attributes.get("scale", 1.0) != 1.0:
        raise ValueError("it has a form that is not described")
    image = x
    if x.ndim == 3:
        has_part = attributes.get("rotary_embedding_dim", 0)
        heads = attributes["num_heads"] if has_part else x.shape[2] // (2 * cos.shape[1])
        image = _split(x, heads)
    batch, steps = image.shape[0], image.shape[2]
    if places.size == 1:
        places = places.reshape(1, 1) + np.arange(steps)
    places = np.broadcast_to(places, (batch, steps))
    made = _turned(image, places, cos, sin, attributes.get("interleaved", 0))
    return (made.swapaxes(1, 2).reshape(x.shape) if x.ndim == 3 else made,)


CONTRIBUTED_OPERATORS: Mapping[str, Callable[[Attributes, Inputs], Results]] = {
    "Attention": _attention,
    "BiasAdd": _bias_add,
    "BiasGelu": _gelu,
    "BiasSplitGelu": _bias_split_gelu,
    "ConvTransposeWithDynamicPads": _padded_conv_transpose,
    "EmbedLayerNormalization": _embed,
    "FastGelu": _fast_gelu,
    "FusedConv": _fused_conv,
    "FusedGemm": _fused_gemm,
    "FusedMatMul": _fused_matmul,
    "FusedMatMulActivation": _fused_matmul,
    "Gelu": _gelu,
    "GroupNorm": _group_norm,
    "GroupQueryAttention": _group_query,
    "MatMulNBits": _matmul_bits,
    "MultiHeadAttention": _multi_head,
    "NhwcConv": _channels_last_conv,
    "NhwcFusedConv": _channels_last_conv,
    "QuickGelu": _quick_gelu,
    "RotaryEmbedding": _rotary,
    "SimplifiedLayerNormalization": _simplified,
    "SkipGroupNorm": _group_norm,
    "SkipLayerNormalization": _skip,
    "SkipSimplifiedLayerNormalization": _skip_simplified,
    "TransposeMatMul": _fused_matmul,
}
"""Operators by name."""
