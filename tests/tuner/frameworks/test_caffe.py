"""Networks of Caffe become ONNX files that compute what Caffe computes."""

from __future__ import annotations

import re

import numpy as np
import onnx
import onnxruntime
import pytest

from tests.tuner.frameworks.caffe_networks import NETWORKS, Net, pooled, softmax, spread
from tuner.errors import ModelError, OptionError
from tuner.frameworks.caffe.convert import to_onnx
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.table import framework_of


def results(path, folder, **inputs):
    """Outputs by name, of ONNX Runtime on the converted file."""
    made = folder / "net.onnx"
    to_onnx(path, made, Conversion())
    onnx.checker.check_model(str(made), full_check=True)
    session = onnxruntime.InferenceSession(str(made))
    names = [one.name for one in session.get_outputs()]
    return dict(zip(names, session.run(None, inputs), strict=True))


def agree(net, folder):
    found = results(net.write(folder), folder, data=net.image)
    assert found
    for name, array in found.items():
        wanted = net.values.get(name, net.values[net.last])
        assert array.shape == wanted.shape
        np.testing.assert_allclose(array, wanted, rtol=1e-4, atol=1e-5 * np.abs(wanted).max())
    return found


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_computes_what_its_layers_say(name, tmp_path):
    agree(NETWORKS[name](), tmp_path)


@pytest.mark.parametrize("way", ["MAX", "AVE"])
@pytest.mark.parametrize(
    ("side", "kernel", "stride", "pad"),
    [(7, 3, 2, 0), (8, 3, 2, 0), (8, 3, 2, 1), (7, 2, 2, 1), (9, 3, 3, 1), (5, 3, 4, 1),
     (6, 5, 4, 2), (10, 3, 4, 0)],
)  # fmt: skip
def test_pooling_rounds_up_and_counts_padding_as_caffe_does(
    way, side, kernel, stride, pad, tmp_path
):
    net = Net((2, 3, side, side + 1))
    net.pool(way, kernel, stride, pad)
    agree(net, tmp_path)


@pytest.mark.parametrize("setting", ["round_mode: FLOOR", "ceil_mode: false"])
def test_pooling_rounds_down_where_the_layer_says_so(setting, tmp_path):
    net = Net((1, 2, 8, 8))
    net.add("Pooling", lambda x: pooled(x, "MAX", 3, 2, 1)[:, :, :4, :4],
            f"pooling_param {{ kernel_size: 3 stride: 2 pad: 1 {setting} }}")  # fmt: skip
    assert net.values[net.last].shape == (1, 2, 4, 4)
    agree(net, tmp_path)


@pytest.mark.parametrize("settings", ["axis: 1 top_k: 2", "top_k: 2"])
def test_the_last_of_equal_elements_is_the_largest(settings, tmp_path):
    net = Net((1, 4, 1, 1))
    net.relu()
    net.image[:] = np.reshape([3, -1, 3, -2], (1, 4, 1, 1))
    places = np.array([2, 0]).reshape((1, 2, 1, 1) if "axis" in settings else (1, 1, 2, 1))
    net.add("ArgMax", lambda _: places, f"argmax_param {{ {settings} }}")
    agree(net, tmp_path)


SHAPE = (2, 4, 5, 6)
RNG = np.random.default_rng(1)
FOUR = RNG.uniform(0.5, 1.5, 4).astype(np.float32)


LAYERS = {
    "AbsVal": ("", np.abs, []),
    "BNLL": ("", lambda x: np.log1p(np.exp(x)), []),
    "ELU": ("elu_param { alpha: 0.5 }", lambda x: np.where(x > 0, x, 0.5 * np.expm1(x)), []),
    "Sigmoid": ("", lambda x: 1 / (1 + np.exp(-x)), []),
    "TanH": ("", np.tanh, []),
    "ReLU": ("relu_param { negative_slope: 0.1 }", lambda x: np.maximum(x, 0.1 * x), []),
    "PReLU": ("", lambda x, w: np.where(x > 0, x, x * spread(w)), [FOUR]),
    "Power": ("power_param { power: 2 scale: 3 shift: 1 }", lambda x: (1 + 3 * x) ** 2, []),
    "Exp": ("exp_param { base: 2 scale: 0.5 shift: 1 }", lambda x: 2 ** (1 + 0.5 * x), []),
    "Log": ("log_param { base: 10 scale: 0 shift: 100 }", lambda x: np.full_like(x, 2), []),
    "Threshold": ("threshold_param { threshold: 0.5 }", lambda x: x > 0.5, []),
    "Clip": ("clip_param { min: -0.5 max: 0.5 }", lambda x: x.clip(-0.5, 0.5), []),
    "Swish": ("swish_param { beta: 2 }", lambda x: x / (1 + np.exp(-2 * x)), []),
    "Bias": ("", lambda x, b: x + spread(b), [FOUR]),
    "Scale": ("scale_param { axis: 0 num_axes: 2 }", lambda x, w: x * w[..., None, None],
              [FOUR.repeat(2).reshape(2, 4)]),
    "MVN": ("mvn_param { eps: 1e-3 }", lambda x: (x - x.mean((2, 3), keepdims=True))
            / (x.std((2, 3), keepdims=True) + 1e-3), []),
    "Normalize": ("norm_param { across_spatial: false channel_shared: false eps: 1e-10 }",
                  lambda x, w: x / np.sqrt((x**2).sum(1, keepdims=True)) * spread(w), [FOUR]),
    "Softmax": ("softmax_param { axis: 1 }", softmax, []),
    "Flatten": ("flatten_param { axis: 1 end_axis: 2 }", lambda x: x.reshape(2, 20, 6), []),
    "Reshape": ("reshape_param { shape { dim: -1 dim: 3 } axis: 1 num_axes: 2 }",
                lambda x: x.reshape(2, 8, 3, 6), []),
    "Permute": ("permute_param { order: 0 order: 2 order: 3 order: 1 }",
                lambda x: x.transpose(0, 2, 3, 1), []),
    "Tile": ("tile_param { axis: 1 tiles: 3 }", lambda x: np.tile(x, (1, 3, 1, 1)), []),
    "Reduction": ("reduction_param { operation: ASUM axis: 2 coeff: 0.5 }",
                  lambda x: 0.5 * np.abs(x).sum((2, 3)), []),
    "ArgMax": ("argmax_param { axis: 1 top_k: 2 }",
               lambda x: np.argsort(-x, 1, kind="stable")[:, :2], []),
    "InnerProduct": ("inner_product_param { num_output: 3 axis: 2 transpose: true }",
                     lambda x, w, b: x.reshape(8, 30).dot(w).reshape(2, 4, 3) + b,
                     [RNG.standard_normal((30, 3)).astype(np.float32), FOUR[:3]]),
    "LRN": ("lrn_param { local_size: 3 norm_region: WITHIN_CHANNEL alpha: 0.5 beta: 0.75 }",
            lambda x: x * (1 + 0.5 * sum(np.pad(x**2, ((0, 0), (0, 0), (1, 1), (1, 1)))
                                         [:, :, i : i + 5, j : j + 6] for i in range(3)
                                         for j in range(3)) / 9) ** -0.75, []),
}  # fmt: skip


@pytest.mark.parametrize("kind", LAYERS)
def test_a_layer_computes_what_caffe_says(kind, tmp_path):
    settings, compute, blobs = LAYERS[kind]
    net = Net((2, 4, 6, 6) if kind == "Reshape" else SHAPE)
    net.add(kind, compute, settings, *blobs)
    agree(net, tmp_path)


def test_sums_have_coefficients_and_slices_have_points(tmp_path):
    net = Net(SHAPE)
    net.add("Eltwise", lambda x, y: x - 2 * y, "eltwise_param { coeff: 1 coeff: -2 }",
            bottom=("data", "data"))  # fmt: skip
    net.text += (
        'layer { name: "cut" type: "Slice" bottom: "data" top: "a" top: "b" '
        "slice_param { axis: 1 slice_point: 1 } }\n"
    )
    net.values |= {"a": net.values["data"][:, :1], "b": net.values["data"][:, 1:]}

    assert set(agree(net, tmp_path)) == {"eltwise0", "a", "b"}


def test_the_network_itself_may_scale_and_shift_what_follows(tmp_path):
    net = Net(SHAPE)
    weights = net.blob(2, 4)
    sizes = net.add("Reduction", lambda x: np.abs(x).sum((2, 3)),
                    "reduction_param { operation: ASUM axis: 2 }")  # fmt: skip
    scaled = net.add("Scale", lambda x, s, b: x * s[..., None, None] + b[..., None, None],
                     "scale_param { axis: 0 bias_term: true }", weights,
                     bottom=("data", sizes))  # fmt: skip
    net.add("Bias", lambda x, b: x + b[..., None, None], "bias_param { axis: 0 }",
            bottom=(scaled, sizes))  # fmt: skip
    agree(net, tmp_path)


def test_layers_of_training_and_of_other_stages_are_left_out(tmp_path):
    net = Net(SHAPE)
    net.text += """
      layer { name: "images" type: "Data" top: "data2" top: "label" include { phase: TRAIN } }
      layer { name: "other" type: "ReLU" bottom: "data" top: "data" exclude { phase: TEST } }
      layer { name: "deploy" type: "Sigmoid" bottom: "data" top: "out" include { stage: "x" } }
    """
    net.add("TanH", np.tanh, "", name="out", extra='include { phase: TEST not_stage: "x" }')
    net.text += """
      layer { name: "loss" type: "SoftmaxWithLoss" bottom: "out" bottom: "label" top: "loss" }
      layer { name: "accuracy" type: "Accuracy" bottom: "out" bottom: "label" top: "accuracy" }
    """
    assert set(agree(net, tmp_path)) == {"out"}


def test_old_inputs_have_four_sizes_and_the_user_may_ask_for_others(tmp_path):
    path = tmp_path / "net.prototxt"
    path.write_text(
        'input: "data" input_dim: 1 input_dim: 3 input_dim: 4 input_dim: 4\n'
        'layers { name: "r" type: RELU bottom: "data" top: "r" }'
    )
    path.with_suffix(".caffemodel").write_bytes(b"")
    made = tmp_path / "net.onnx"

    to_onnx(path, made, Conversion())
    assert onnxruntime.InferenceSession(str(made)).get_inputs()[0].shape == [1, 3, 4, 4]
    to_onnx(path, made, Conversion(input_shapes={"data": (2, 3, 8, 8)}))
    assert onnxruntime.InferenceSession(str(made)).get_inputs()[0].shape == [2, 3, 8, 8]
    with pytest.raises(OptionError, match="there is no input 'image'") as wrong:
        to_onnx(path, made, Conversion(input_shapes={"image": (1,)}))
    assert wrong.value.hint == "the inputs are data"


# -- SSD -------------------------------------------------------------------------------------------

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


def test_padding_along_one_axis_clips_windows_along_both(tmp_path):
    net = Net((1, 2, 5, 6))
    net.add(
        "Pooling",
        lambda x: np.stack([x[:, :, max(at, 0) : at + 2, ::4].max(2) for at in (-1, 1, 3)], 2),
        "pooling_param { kernel_h: 2 kernel_w: 1 stride_h: 2 stride_w: 4 pad_h: 1 }",
    )
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


# -- faults ----------------------------------------------------------------------------------------


def refusal(folder, text=None, weights=None):
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    path = net.write(folder)
    if text is not None:
        path.write_text(text) if isinstance(text, str) else path.write_bytes(text)
    if weights is not None:
        path.with_suffix(".caffemodel").write_bytes(weights)
    with pytest.raises(ModelError) as refused:
        to_onnx(path, folder / "net.onnx", Conversion())
    assert refused.value.hint
    return refused.value.message


HEAD = 'input: "data" input_shape { dim: 1 dim: 3 dim: 8 dim: 8 }\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('layer { name: "a"', "no network of Caffe"),
        (b"\x0a\xff\xfe\x00", "not text: a network is a .prototxt file"),
        (HEAD + 'layer { name: "r" type: "LSTM" bottom: "data" top: "r" }',
         "layer 'r' of type LSTM: this type is not known here"),
        (HEAD + 'layer { name: "r" type: "ReLU" bottom: "date" top: "r" }',
         "nothing makes its input 'date'"),
        (HEAD + 'layer { name: "c" type: "Convolution" bottom: "data" top: "c" '
         "convolution_param { num_output: 4 kernel_size: 3 } }", "it has 0 blobs in the"),
        (HEAD + 'layer { name: "convolution0" type: "Convolution" bottom: "data" top: "c" '
         "convolution_param { num_output: 4 kernel_size: 5 } }",
         r"blob 0 has the shape \[4, 3, 3, 3\], not \[4, 3, 5, 5\]"),
        (HEAD + 'layer { name: "p" type: "Pooling" bottom: "data" top: "p" '
         "pooling_param { kernel_size: 9 } }", "do not fit"),
        (HEAD + 'layer { name: "p" type: "Pooling" bottom: "data" top: "p" '
         "pooling_param { kernel_size: 1 stride: 5 } }", "is outside of"),
        (HEAD + 'layer { name: "p" type: "Slice" bottom: "data" top: "p" top: "q" '
         "slice_param { slice_point: 7 } }", "are not 2 parts"),
        ('input: "data" layer { type: "ReLU" bottom: "data" }', "the input data has no shape"),
        ('net: "train_val.prototxt" base_lr: 0.01', "has no layers"),
        (HEAD + 'layer { name: "convolution0" type: "Convolution" bottom: "data" top: "c" '
         "convolution_param { num_output: 4 kernel_size: 3 bias_term: false } }",
         "it has 2 blobs in the .caffemodel, and needs 1"),
        (HEAD + 'layer { name: "c" type: "Convolution" bottom: "data" bottom: "data" top: "c" '
         'top: "d" convolution_param { num_output: 4 kernel_size: 3 } }',
         "layer 'c' of type Convolution: 2 inputs and 2 outputs are not known here"),
        (HEAD + 'layer { name: "a" type: "TanH" bottom: "data" top: "a" }\n# {\n'
         'layer { name: "r" type: "ReLU" bottom: "a" top: "r"\n relu_param { slope: 0.1 } }',
         "layer 'r' of type ReLU: line 5: relu_param has no field 'slope'"),
        (HEAD + 'layer { name: "p" type: "Pooling" bottom: "data" top: "p" pooling_parm: {} }',
         "layer 'p' of type Pooling: line 2: LayerParameter has no field 'pooling_parm'"),
        (HEAD + 'layer { name: "p" type: "Pooling" bottom: "data" top: "p" top: "mask" '
         "pooling_param { kernel_size: 2 } }", "1 inputs and 2 outputs are not known"),
    ],
)  # fmt: skip
def test_a_network_that_cannot_be_read_is_refused_with_its_layer(text, message, tmp_path):
    assert re.search(message, refusal(tmp_path, text))


def test_fields_of_training_and_of_layers_that_are_left_out_may_be_any(tmp_path):
    net = Net((1, 3, 8, 8))
    net.conv(4, 3, relu=False)
    net.text = net.text.replace(
        "convolution_param {",
        'param { lr_mult: 1 } param { lr_mult: 2 decay_mult: 0 } convolution_param { engine: CAFFE '
        'weight_filler { type: "xavier" } bias_filler < type: "constant" value: 0.2 >',
    )  # fmt: skip
    net.text += (
        'layer { name: "l" type: "MyLoss" bottom: "a" top: "l" my_param { margin: 1 } '
        "include { phase: TRAIN } } "
        'layer { name: "m" type: "Accuracy" accuracy_param { top_k: 5 } }'
    )
    agree(net, tmp_path)


def test_comments_may_be_in_any_encoding(tmp_path):
    net = Net((1, 3, 8, 8))
    net.relu()
    path = net.write(tmp_path)
    path.write_bytes("# r\xe9seau d'Inria {\n".encode("latin-1") + path.read_bytes())
    (found,) = results(path, tmp_path, data=net.image).values()
    np.testing.assert_array_equal(found, np.maximum(net.image, 0))


def test_weights_whose_axes_are_in_another_order_are_refused(tmp_path):
    net = Net((1, 3, 8, 8))
    net.fc(5)
    net.net.layer[0].blobs[0].shape.dim[:] = [192, 5]
    with pytest.raises(ModelError, match=r"the shape \[192, 5\], not \[5, 192\]"):
        to_onnx(net.write(tmp_path), tmp_path / "net.onnx", Conversion())


def test_damaged_weights_are_refused(tmp_path):
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    whole = net.net.SerializeToString()

    assert "no file of Caffe's weights" in refusal(tmp_path, weights=whole[:-9])
    assert "no file of Caffe's weights" in refusal(tmp_path, weights=b"\x89HDF\r\n\x1a\n" + whole)
    net.net.layer[0].blobs[0].shape.dim[0] = 5
    assert "has 108 elements" in refusal(tmp_path, weights=net.net.SerializeToString())
    huge = tmp_path / "huge"
    huge.mkdir()
    path = net.write(huge)
    with path.with_suffix(".caffemodel").open("wb") as file:
        file.truncate(2**31)
    with pytest.raises(ModelError, match="larger than 2 GiB"):
        to_onnx(path, huge / "net.onnx", Conversion())
    path.with_suffix(".caffemodel").unlink()
    with pytest.raises(ModelError, match="cannot be read") as missing:
        to_onnx(path, huge / "net.onnx", Conversion())
    assert "--weight" in missing.value.hint


def test_a_network_is_known_by_its_text_and_converted_in_a_child(tmp_path):
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    path = net.write(tmp_path).rename(tmp_path / "network.txt")

    assert framework_of(path).name == "Caffe"
    weight = tmp_path / "net.caffemodel"
    made = onnx_file(path, Conversion(weight=weight), tmp_path / "kept")
    found = onnxruntime.InferenceSession(str(made)).run(None, {"data": net.image})
    np.testing.assert_allclose(found[0], net.values[net.last], rtol=1e-4, atol=1e-5)
