"""Networks of Caffe become ONNX files that compute what Caffe computes."""

from __future__ import annotations

import numpy as np
import onnxruntime
import pytest

from tests.tuner.frameworks.caffe_net import Net, agree, pooled, results, softmax, spread
from tests.tuner.frameworks.caffe_networks import NETWORKS, WHOLE
from tuner.errors import OptionError
from tuner.frameworks.caffe.caffe_to_onnx import to_onnx
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.table import framework_of


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_computes_what_its_layers_say(name, tmp_path):
    agree(NETWORKS[name](), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", WHOLE)
def test_a_network_in_its_own_size_computes_what_its_layers_say(name, tmp_path):
    net = WHOLE[name]()
    (found,) = agree(net, tmp_path).values()
    assert found.size == 1000
    assert np.ptp(found) > found.mean()  # so that errors of what is before the softmax are seen


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


def test_padding_along_one_axis_clips_windows_along_both(tmp_path):
    net = Net((1, 2, 5, 6))
    net.add(
        "Pooling",
        lambda x: np.stack([x[:, :, max(at, 0) : at + 2, ::4].max(2) for at in (-1, 1, 3)], 2),
        "pooling_param { kernel_h: 2 kernel_w: 1 stride_h: 2 stride_w: 4 pad_h: 1 }",
    )
    agree(net, tmp_path)


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


def test_a_network_is_known_by_its_text_and_converted_in_a_child(tmp_path):
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    path = net.write(tmp_path).rename(tmp_path / "network.txt")

    assert framework_of(path).name == "Caffe"
    weight = tmp_path / "net.caffemodel"
    made = onnx_file(path, Conversion(weight=weight), tmp_path / "kept")
    found = onnxruntime.InferenceSession(str(made)).run(None, {"data": net.image})
    np.testing.assert_allclose(found[0], net.values[net.last], rtol=1e-4, atol=1e-5)
