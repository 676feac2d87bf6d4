"""The layers of SSD find the boxes that Caffe finds."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.frameworks.caffe_net import Net, agree

PRIOR = """prior_box_param { min_size: 3 max_size: 6 aspect_ratio: 2 flip: true clip: true
                             variance: 0.1 variance: 0.1 variance: 0.2 variance: 0.2 }"""


def priors(side, image):
    """One by one, as prior_box_layer.cpp has it."""
    found, step = [], image / side
    for y, x in np.ndindex(side, side):
        middle = np.array([(x + 0.5) * step, (y + 0.5) * step])
        wide = 3 * np.sqrt(2), 3 / np.sqrt(2)
        for size in ((3, 3), (np.sqrt(18),) * 2, wide, wide[::-1]):
            found += [middle - np.array(size) / 2, middle + np.array(size) / 2]
    return (np.array(found) / image).clip(0, 1).reshape(-1, 4)


def test_priors_cut_fractions_of_sizes_off_and_take_no_ratio_twice(tmp_path):
    """min_size_ and max_size_ are of type int in prior_box_layer.cpp; 1 / 0.333333 is no ratio."""
    net = Net((1, 1, 512, 512))
    net.global_pool()
    long = 35 * np.sqrt(3)
    sizes = [(35, 35), (np.sqrt(35 * 76),) * 2, (long, 35 / np.sqrt(3)), (35 / np.sqrt(3), long)]
    corners = [[256 - w / 2, 256 - h / 2, 256 + w / 2, 256 + h / 2] for w, h in sizes]
    wanted = np.stack([np.ravel(corners) / 512, np.full(16, 0.1)])[None]
    net.add(
        "PriorBox", lambda *_: wanted,
        "prior_box_param { min_size: 35.84 max_size: 76.8 aspect_ratio: 3 aspect_ratio: 0.333333 }",
        bottom=(net.last, "data"),
    )  # fmt: skip
    agree(net, tmp_path)


def kept(boxes, scores, overlap, least, top_k, keep):
    """Rows of the boxes that greedy suppression keeps, class by class, as bbox_util.cpp has it."""

    def iou(one, other):
        low, high = np.maximum(one[:2], other[:2]), np.minimum(one[2:], other[2:])
        inner = np.prod(np.maximum(high - low, 0))
        return inner / (np.prod(one[2:] - one[:2]) + np.prod(other[2:] - other[:2]) - inner)

    rows = []
    for label in range(1, scores.shape[1]):
        order = [at for at in np.argsort(-scores[:, label]) if scores[at, label] > least][:top_k]
        chosen = []
        for at in order:
            if all(iou(boxes[at], boxes[one]) <= overlap for one in chosen):
                chosen.append(at)
        rows += [[0, label, scores[at, label], *boxes[at]] for at in chosen]
    best = sorted(sorted(range(len(rows)), key=lambda at: -rows[at][2])[:keep])
    return np.array([rows[at] for at in best]) if best else np.full((1, 7), [0, *[-1] * 6])


@pytest.mark.parametrize(
    ("code", "least"), [("CENTER_SIZE", 0.2), ("CENTER_SIZE", 0.999), ("CORNER", 0.2)]
)
def test_the_head_of_ssd_finds_the_boxes_that_caffe_finds(code, least, tmp_path):
    net = Net((1, 3, 12, 12), seed=3)
    features = net.conv(8, 3, stride=3)
    boxes, classes = 4 * 4 * 4, 3
    for name, count in (("loc", 4 * 4), ("conf", 4 * classes)):
        net.conv(count, 3, pad=1, bottom=features, relu=False)
        net.values[net.last] = net.values[net.last]
        net.add("Permute", lambda x: x.transpose(0, 2, 3, 1),
                "permute_param { order: 0 order: 2 order: 3 order: 1 }")  # fmt: skip
        net.add("Flatten", lambda x: x.reshape(1, -1), name=name)
    net.add("Reshape", lambda x: x.reshape(1, -1, classes),
            f"reshape_param {{ shape {{ dim: 0 dim: -1 dim: {classes} }} }}")  # fmt: skip
    net.add("Softmax", lambda x: np.exp(x) / np.exp(x).sum(2, keepdims=True),
            "softmax_param { axis: 2 }")  # fmt: skip
    scores = net.values[net.last][0]
    net.add("Flatten", lambda x: x.reshape(1, -1), name="flat")
    net.add(
        "PriorBox", lambda x, image: priors(4, 12), PRIOR, bottom=(features, "data"), name="prior"
    )

    prior = net.values["prior"]
    moves = net.values["loc"].reshape(boxes, 4) * [0.1, 0.1, 0.2, 0.2]
    size, middle = prior[:, 2:] - prior[:, :2], (prior[:, 2:] + prior[:, :2]) / 2
    middle, half = middle + moves[:, :2] * size, np.exp(moves[:, 2:]) * size / 2
    corners = np.concatenate([middle - half, middle + half], 1)
    if code == "CORNER":
        corners = prior + moves
    wanted = kept(corners, scores, 0.45, least, 20, 12)
    net.add("DetectionOutput", lambda *_: wanted[None, None], f"""detection_output_param {{
        num_classes: 3 background_label_id: 0 code_type: {code} keep_top_k: 12
        nms_param {{ nms_threshold: 0.45 top_k: 20 }} confidence_threshold: {least} }}""",
        bottom=("loc", "flat", "prior"), name="found")  # fmt: skip

    assert len(wanted) == (12 if least < 0.5 else 1)
    assert set(agree(net, tmp_path)) == {"found"}
