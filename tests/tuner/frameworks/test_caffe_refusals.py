"""Networks and weights of Caffe that cannot be read are refused, with the place and the reason."""

from __future__ import annotations

import re

import onnx
import pytest

from tests.tuner.frameworks.caffe_net import Net
from tuner.errors import ModelError, OptionError
from tuner.frameworks.caffe.caffe_to_onnx import to_onnx
from tuner.frameworks.convert import Conversion, onnx_file


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


RENAMED = HEAD + 'layer { name: "r" type: "Clipped" bottom: "data" top: "r" }'


def test_a_type_of_layer_means_what_the_map_of_names_says(tmp_path):
    net = Net((1, 3, 8, 8))
    net.conv(4, 3)
    path = net.write(tmp_path)
    path.write_text(RENAMED)

    to_onnx(path, tmp_path / "net.onnx", Conversion(layer_types={"Clipped": "ReLU"}))

    assert onnx.load(tmp_path / "net.onnx").graph.node[0].op_type == "Relu"
    with pytest.raises(OptionError, match="--op_name_map: Clipped is 'Cut', a type of layer"):
        to_onnx(path, tmp_path / "net.onnx", Conversion(layer_types={"Clipped": "Cut"}))


def test_a_map_of_names_is_for_caffe(tmp_path):
    (tmp_path / "m.onnx").write_bytes(b"\x08\x07")

    with pytest.raises(OptionError, match="--op_name_map is for Caffe"):
        onnx_file(tmp_path / "m.onnx", Conversion(layer_types={"A": "B"}), tmp_path)
