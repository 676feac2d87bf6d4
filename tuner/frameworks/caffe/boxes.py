"""The layers that SSD added to Caffe for boxes: those before training, and those that are found.

Source: Liu et al., "SSD: Single Shot MultiBox Detector", arXiv:1512.02325, and its code for Caffe.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import helper

from tuner.errors import ModelError
from tuner.frameworks.caffe.layer import Layer
from tuner.frameworks.typed_graph import Value

CORNER, CENTER_SIZE = 1, 2
"""Codes of boxes: distances of corners, or of the centre with the logarithms of sizes."""
NEAR = 1e-6
"""Aspect ratios that differ by less are one."""
MAX_PRIORS = 10_000_000
ROW = 7
"""Width of a row of results: image, class, score, and the corners."""


def prior_box(layer: Layer, settings: Any) -> Value:
    """The boxes of all places of a feature map [1, 2, 4 n]: corners, and variances; a constant.

    Corners are parts of the sizes of the image, the second input.
    """
    (rows, columns), image_shape = layer.x.shape[2:], layer.inputs[1].shape
    height = settings.img_size or settings.img_h or image_shape[2]
    width = settings.img_size or settings.img_w or image_shape[3]
    step_y = settings.step or settings.step_h or height / rows
    step_x = settings.step or settings.step_w or width / columns
    ratios = [1.0]
    for ratio in settings.aspect_ratio:
        if all(abs(ratio - known) >= NEAR for known in ratios):
            ratios += [ratio, 1 / ratio] if settings.flip else [ratio]
    sizes: list[tuple[float, float]] = []
    smallest = [int(size) for size in settings.min_size]  # Caffe cuts fractions off
    largest: list[int | None] = [int(size) for size in settings.max_size]
    largest = largest or [None] * len(smallest)
    for small, large in zip(smallest, largest, strict=True):
        sizes.append((small, small))
        if large is not None:
            sizes.append((math.sqrt(small * large),) * 2)
        sizes += [(small * math.sqrt(one), small / math.sqrt(one)) for one in ratios[1:]]
    if not 0 < rows * columns * len(sizes) <= MAX_PRIORS:
        raise ModelError(f"{len(sizes)} boxes at each of {rows} x {columns} places")
    y = (np.arange(rows) + settings.offset) * step_y
    x = (np.arange(columns) + settings.offset) * step_x
    centres = np.stack(np.broadcast_arrays(x, y[:, None]), -1)[:, :, None]
    half = np.array(sizes) / 2
    found = np.concatenate([centres - half, centres + half], -1) / [width, height, width, height]
    if settings.clip:
        found = found.clip(0, 1)
    variances = list(settings.variance) or [0.1]
    if len(variances) not in (1, 4):
        raise ModelError(f"{len(variances)} variances, and not 1 or 4")
    both = np.stack([found, np.broadcast_to(variances, found.shape)]).reshape(1, 2, -1)
    return layer.graph.constant(both.astype(np.float32))


def detection_output(layer: Layer, settings: Any) -> tuple[()]:
    """Rows of what is found in each image: the best boxes of each class that overlap little.

    How many rows there are depends on the image, so that nothing can follow this layer.
    """
    classes = [at for at in range(settings.num_classes) if at != settings.background_label_id]
    places, scores = _decoded(layer, settings), layer.inputs[1]
    images, count = places.shape[:2]
    if settings.nms_param.eta != 1:
        raise ModelError("a threshold that adapts itself (eta)")
    if images > 1 and settings.keep_top_k >= 0:
        raise ModelError("keep_top_k for several images at once")
    scores = layer.add("Reshape", scores, (images, count, settings.num_classes))
    scores = layer.add("Transpose", scores, perm=[0, 2, 1])
    scores = layer.add("Gather", scores, np.array(classes), axis=1)
    given = settings.nms_param.top_k if settings.nms_param.HasField("top_k") else -1
    best = min(given, count) if given >= 0 else count
    values, at = layer.add("TopK", scores, (best,), outputs=2, axis=2)
    at = layer.add("Reshape", at, (images, len(classes) * best, 1))
    places = layer.add("GatherND", places, at, batch_dims=1)
    places = layer.add("Reshape", places, (images * len(classes), best, 4))
    values = layer.add("Reshape", values, (images * len(classes), 1, best))
    _choose(layer, settings, places, values, classes)
    return ()


def _decoded(layer: Layer, settings: Any) -> Any:
    """The corners of all boxes [images, boxes, 4], from their distances to the priors."""
    images, count = layer.x.shape[0], layer.inputs[2].shape[2] // 4
    if not settings.share_location or settings.code_type not in (CORNER, CENTER_SIZE):
        raise ModelError("boxes of their own for each class, or relative to sizes of corners")
    parts = layer.add("Split", layer.inputs[2], (1, 1), outputs=2, axis=1)
    prior, variance = (layer.add("Reshape", one, (1, count, 4)) for one in parts)
    distance = layer.add("Reshape", layer.x, (images, count, 4))
    if not settings.variance_encoded_in_target:
        distance = layer.add("Mul", distance, variance)
    if settings.code_type == CORNER:
        return layer.add("Add", prior, distance)
    halves = (2, 2)
    low, high = layer.add("Split", prior, halves, outputs=2, axis=2)
    moved, grown = layer.add("Split", distance, halves, outputs=2, axis=2)
    size = layer.add("Sub", high, low)
    middle = layer.add("Mul", layer.add("Add", low, high), 0.5)
    middle = layer.add("Add", layer.add("Mul", moved, size), middle)
    half = layer.add("Mul", layer.add("Mul", layer.add("Exp", grown), size), 0.5)
    corners = (layer.add("Sub", middle, half), layer.add("Add", middle, half))
    return layer.add("Concat", *corners, axis=2)


def _choose(
    layer: Layer, settings: Any, places: Value, values: Value, classes: Sequence[int]
) -> None:
    """Add the part whose sizes only a run knows: [rows, 7] of the boxes that are kept."""
    name, top = layer.name, layer.tops[0]
    images, best = places.shape[0] // len(classes), places.shape[1]
    nodes: list[onnx.NodeProto] = []

    def add(operator: str, *inputs: Any, outputs: int = 1, **attributes: Any) -> Any:
        names = [
            one if isinstance(one, str) else layer.graph.constant(np.asarray(one)).name
            for one in inputs
        ]
        made = [f"{name}/rows_{len(nodes)}_{at}" for at in range(outputs)]
        nodes.append(helper.make_node(operator, names, made, name=made[0], **attributes))
        return made if outputs > 1 else made[0]

    least = settings.confidence_threshold if settings.HasField("confidence_threshold") else -3e38
    overlap = settings.nms_param.nms_threshold
    found = add(
        "NonMaxSuppression", places.name, values.name, np.array([best]),
        np.array([overlap], np.float32), np.array([least], np.float32),
    )  # fmt: skip
    row, _, place = add("Split", found, np.array([1, 1, 1]), outputs=3, axis=1)
    flat = add("Squeeze", add("Add", add("Mul", row, best), place), [1])
    score = add("Gather", add("Reshape", values.name, [-1]), flat)
    corners = add("Gather", add("Reshape", places.name, [-1, 4]), flat)
    image = add("Cast", add("Div", row, len(classes)), to=1)
    label = add("Gather", np.array(classes, np.float32), add("Mod", row, len(classes)))
    rows = add("Concat", image, label, add("Unsqueeze", score, [1]), corners, axis=1)
    if settings.keep_top_k >= 0:
        kept = add("Min", add("Shape", score), [settings.keep_top_k])
        _, at = add("TopK", score, kept, outputs=2)
        at, _ = add("TopK", at, kept, outputs=2, largest=0)
        rows = add("Gather", rows, at)
    nothing = np.full((images, ROW), -1, np.float32)
    nothing[:, 0] = range(images)
    count = add("Shape", rows, end=1)
    none = add("Cast", add("Equal", count, [0]), to=7)
    end = add("Add", count, add("Mul", none, [images]))
    rows = add("Slice", add("Concat", rows, nothing, axis=0), [0], end, [0])
    nodes.append(helper.make_node("Unsqueeze", [rows, layer.graph.constant([0, 1]).name], [top]))
    shape: list[str | int | None] = [1, 1, f"{top}_rows", ROW]
    layer.graph.open_output(nodes, helper.make_tensor_value_info(top, 1, shape))
