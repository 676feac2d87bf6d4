"""A writer of networks of Caffe, with random weights and results of their own.

Each call adds one layer as text, its weights as a BlobProto, and what it computes in float64: NumPy
that is written from Caffe's documentation and CPU code, and from nothing of the reader under test.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
from numpy.lib.stride_tricks import sliding_window_view

from tuner.frameworks.caffe.caffe_to_onnx import to_onnx
from tuner.frameworks.caffe.network_file import WEIGHTS
from tuner.frameworks.convert import Conversion

OLD = {"Convolution": "CONVOLUTION", "Pooling": "POOLING", "ReLU": "RELU", "LRN": "LRN",
       "InnerProduct": "INNER_PRODUCT", "Concat": "CONCAT", "Softmax": "SOFTMAX",
       "Dropout": "DROPOUT"}  # fmt: skip


class Net:
    """A network that is written, and run, layer by layer."""

    def __init__(self, shape: tuple[int, ...], *, is_old: bool = False, seed: int = 0) -> None:
        self.random = np.random.default_rng(seed)
        self.image = self.random.standard_normal(shape).astype(np.float32)
        self.values = {"data": self.image.astype(np.float64)}
        dims = " ".join(f"dim: {size}" for size in shape)
        self.text = f'name: "net"\ninput: "data"\ninput_shape {{ {dims} }}\n'
        self.is_old, self.net = is_old, WEIGHTS()
        self.last = "data"

    def blob(self, *shape: int, scale: float | None = None, around: float = 0.0) -> np.ndarray:
        """Random weights, of a size that keeps values as large as they were."""
        scale = scale if scale is not None else 1 / math.sqrt(max(1, math.prod(shape[1:])))
        return (around + scale * self.random.standard_normal(shape)).astype(np.float32)

    def add(
        self, kind: str, compute: Callable[..., Any], settings: str = "", *blobs: np.ndarray,
        bottom: tuple[str, ...] = (), top: str = "", name: str = "", extra: str = "",
    ) -> str:  # fmt: skip
        """Add a layer; returns its top."""
        bottoms = bottom or (self.last,)
        count = len(self.net.layer) + len(self.net.layers)
        name = name or f"{kind.lower()}{count}"
        top = top or name
        form = ("layers", OLD[kind]) if self.is_old else ("layer", f'"{kind}"')
        tops = "".join(f' bottom: "{one}"' for one in bottoms) + f' top: "{top}"'
        self.text += f'{form[0]} {{ name: "{name}" type: {form[1]}{tops} {settings} {extra} }}\n'
        held = (self.net.layers if self.is_old else self.net.layer).add(name=name)
        for array in blobs:
            self._write(held.blobs.add(), array)
        wide = [array.astype(np.float64) for array in blobs]
        self.values[top] = compute(*(self.values[one] for one in bottoms), *wide)
        self.last = top
        return top

    def _write(self, blob: Any, array: np.ndarray) -> None:
        if self.is_old:
            sizes = (1,) * (4 - array.ndim) + array.shape
            blob.num, blob.channels, blob.height, blob.width = sizes
        else:
            blob.shape.dim.extend(array.shape)
        blob.data.extend(array.ravel().tolist())

    def conv(
        self, outputs: int, kernel: int, *, bottom: str = "", stride: int = 1, pad: int = 0,
        group: int = 1, dilation: int = 1, bias: bool = True, relu: bool = True,
    ) -> str:  # fmt: skip
        source = bottom or self.last
        channels = self.values[source].shape[1] // group
        scale = math.sqrt((2 if relu else 1) / (channels * kernel**2))  # ReLU halves squares
        blobs = [self.blob(outputs, channels, kernel, kernel, scale=scale)]
        blobs += [self.blob(outputs, scale=0.1)] if bias else []
        settings = (f"convolution_param {{ num_output: {outputs} kernel_size: {kernel} "
                    f"stride: {stride} pad: {pad} group: {group} dilation: {dilation} "
                    f"{'' if bias else 'bias_term: false'} }}")  # fmt: skip
        top = self.add(
            "Convolution",
            lambda x, w, b=None: convolve(x, w, b, stride, pad, group, dilation),
            settings, *blobs, bottom=(source,),
        )  # fmt: skip
        return self.relu() if relu else top

    def relu(self, slope: float = 0.0) -> str:
        """In place, as Caffe's networks have it."""
        settings = f"relu_param {{ negative_slope: {slope} }}" if slope else ""
        return self.add("ReLU", lambda x: np.where(x > 0, x, slope * x), settings, top=self.last)

    def pool(self, way: str, kernel: int, stride: int, pad: int = 0, bottom: str = "") -> str:
        settings = (
            f"pooling_param {{ pool: {way} kernel_size: {kernel} stride: {stride} pad: {pad} }}"
        )
        return self.add("Pooling", lambda x: pooled(x, way, kernel, stride, pad), settings,
                        bottom=(bottom or self.last,))  # fmt: skip

    def global_pool(self) -> str:
        return self.add("Pooling", lambda x: x.mean((2, 3), keepdims=True),
                        "pooling_param { pool: AVE global_pooling: true }")  # fmt: skip

    def lrn(self) -> str:
        def normalise(x: np.ndarray) -> np.ndarray:
            around = np.pad(x**2, ((0, 0), (2, 2), (0, 0), (0, 0)))
            total = sum(around[:, at : at + x.shape[1]] for at in range(5))
            return x / (1 + 1e-4 / 5 * total) ** 0.75

        return self.add("LRN", normalise, "lrn_param { local_size: 5 alpha: 0.0001 beta: 0.75 }")

    def fc(self, outputs: int, *, relu: bool = False) -> str:
        width = math.prod(self.values[self.last].shape[1:])

        def product(x: np.ndarray, w: np.ndarray, b: np.ndarray) -> np.ndarray:
            return x.reshape(len(x), -1) @ w.reshape(outputs, -1).T + b.ravel()

        settings = f"inner_product_param {{ num_output: {outputs} }}"
        blobs = self.blob(outputs, width), self.blob(outputs, scale=0.1)
        top = self.add("InnerProduct", product, settings, *blobs)
        return self.relu() if relu else top

    def batch_norm(self) -> str:
        """BatchNorm, whose sums are over 4 batches, and Scale, both in place."""
        count, top = self.values[self.last].shape[1], self.last
        sums = self.blob(count, scale=0.1), abs(self.blob(count, around=4, scale=0.1))
        self.add(
            "BatchNorm",
            lambda x, m, v, f: (x - spread(m / f)) / np.sqrt(spread(v / f) + 1e-5),
            "", *sums, np.array([4], np.float32), top=top,
        )  # fmt: skip
        return self.add("Scale", lambda x, g, b: x * spread(g) + spread(b),
                        "scale_param { bias_term: true }", self.blob(count, around=1, scale=0.1),
                        self.blob(count, scale=0.1), top=top)  # fmt: skip

    def concat(self, *bottom: str) -> str:
        return self.add(
            "Concat", lambda *all_of_them: np.concatenate(all_of_them, 1), bottom=bottom
        )

    def sum(self, *bottom: str) -> str:
        return self.add("Eltwise", lambda *all_of_them: sum(all_of_them), bottom=bottom)

    def softmax(self) -> str:
        return self.add("Softmax", softmax, name="prob")

    def write(self, folder: Path) -> Path:
        """The .prototxt; its .caffemodel is written next to it."""
        path = folder / "net.prototxt"
        path.write_text(self.text, encoding="utf-8")
        path.with_suffix(".caffemodel").write_bytes(self.net.SerializeToString())
        return path


def spread(array: np.ndarray) -> np.ndarray:
    return array.reshape(-1, 1, 1)


def softmax(x: np.ndarray) -> np.ndarray:
    powers = np.exp(x - x.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def convolve(
    x: np.ndarray, w: np.ndarray, b: np.ndarray | None, stride: int, pad: int, group: int,
    dilation: int,
) -> np.ndarray:  # fmt: skip
    x = np.pad(x, ((0, 0), (0, 0), (pad, pad), (pad, pad)))
    reach = dilation * (w.shape[2] - 1) + 1
    seen = sliding_window_view(x, (reach, reach), (2, 3))[
        :, :, ::stride, ::stride, ::dilation, ::dilation
    ]
    parts = zip(np.split(seen, group, 1), np.split(w, group), strict=True)
    made = [np.einsum("nchwyx,ocyx->nohw", one, own, optimize=True) for one, own in parts]
    return np.concatenate(made, 1) + (0 if b is None else spread(b))


def pooled(x: np.ndarray, way: str, kernel: int, stride: int, pad: int) -> np.ndarray:
    """Window by window, with the bounds of pooling_layer.cpp."""
    sizes = []
    for size in x.shape[2:]:
        count = math.ceil((size + 2 * pad - kernel) / stride) + 1
        if pad and (count - 1) * stride >= size + pad:
            count -= 1
        sizes.append(count)
    made = np.empty((*x.shape[:2], *sizes))
    for row, column in np.ndindex(*sizes):
        starts = [row * stride - pad, column * stride - pad]
        ends = [min(at + kernel, size + pad) for at, size in zip(starts, x.shape[2:], strict=True)]
        area = (ends[0] - starts[0]) * (ends[1] - starts[1])
        bounds = zip(starts, ends, x.shape[2:], strict=True)
        rows, columns = (slice(max(at, 0), min(end, size)) for at, end, size in bounds)
        seen = x[:, :, rows, columns]
        made[:, :, row, column] = seen.max((2, 3)) if way == "MAX" else seen.sum((2, 3)) / area
    return made


def results(path: Path, folder: Path, **inputs: np.ndarray) -> dict[str, np.ndarray]:
    """Outputs by name, of ONNX Runtime on the converted file."""
    made = folder / "net.onnx"
    to_onnx(path, made, Conversion())
    onnx.checker.check_model(str(made), full_check=True)
    session = onnxruntime.InferenceSession(str(made))
    names = [one.name for one in session.get_outputs()]
    return dict(zip(names, session.run(None, inputs), strict=True))


def agree(net: Net, folder: Path) -> dict[str, np.ndarray]:
    """The results, which are those of the network's own layers."""
    found = results(net.write(folder), folder, data=net.image)
    assert found
    for name, array in found.items():
        wanted = net.values.get(name, net.values[net.last])
        assert array.shape == wanted.shape
        np.testing.assert_allclose(array, wanted, rtol=1e-4, atol=1e-5 * np.abs(wanted).max())
    return found
