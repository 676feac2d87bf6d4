"""Caffe's files: a network as text (.prototxt) and its weights (.caffemodel), both of one schema.

The names are those of caffe.proto, with the layers that SSD added, and so are the field numbers of
what is in a .caffemodel; fields that are not read are left out. Messages of layers' settings have
the names of their fields. Layers of the first format ("layers { type: CONVOLUTION }") are layers as
well.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from google.protobuf import text_format
from google.protobuf.message import DecodeError

from tuner.errors import ErrorCode, ModelError
from tuner.files.protobuf_schema import message_types, read_message_bytes

MAX_DIMENSIONS = 32
WEIGHT = "give the file of the weights as --weight"
OTHER_TOOL = "convert the network to ONNX by another tool, and give that"

_NETWORK = """
    message BlobShape { repeated int64 dim = 1 [packed=true]; }
    message BlobProto {
      int32 num = 1; int32 channels = 2; int32 height = 3; int32 width = 4;
      repeated float data = 5 [packed=true]; BlobShape shape = 7;
      repeated double double_data = 8 [packed=true];
    }
    enum Phase { TRAIN = 0; TEST = 1; }
    message NetState { Phase phase = 1 [default=TEST]; int32 level = 2; repeated string stage = 3; }
    message NetStateRule {
      Phase phase = 1; int32 min_level = 2; int32 max_level = 3; repeated string stage = 4;
      repeated string not_stage = 5;
    }
    message NetParameter {
      string name = 1; repeated V1LayerParameter layers = 2; repeated string input = 3;
      repeated int32 input_dim = 4; NetState state = 6; repeated BlobShape input_shape = 8;
      repeated LayerParameter layer = 100;
    }
    message LayerParameter {
      string name = 1; string type = 2; repeated string bottom = 3; repeated string top = 4;
      repeated BlobProto blobs = 7; repeated NetStateRule include = 8;
      repeated NetStateRule exclude = 9; LAYER_PARAMETERS
    }
    message V1LayerParameter {
      repeated string bottom = 2; repeated string top = 3; string name = 4;
      V1LayerParameter.LayerType type = 5; repeated BlobProto blobs = 6;
      repeated NetStateRule include = 32; repeated NetStateRule exclude = 33; LAYER_PARAMETERS
    }
    enum V1LayerParameter.LayerType {
      NONE = 0; ABSVAL = 35; ACCURACY = 1; ARGMAX = 30; BNLL = 2; CONCAT = 3; CONTRASTIVE_LOSS = 37;
      CONVOLUTION = 4; DATA = 5; DECONVOLUTION = 39; DROPOUT = 6; DUMMY_DATA = 32;
      EUCLIDEAN_LOSS = 7; ELTWISE = 25; EXP = 38; FLATTEN = 8; HDF5_DATA = 9; HDF5_OUTPUT = 10;
      HINGE_LOSS = 28; IM2COL = 11; IMAGE_DATA = 12; INFOGAIN_LOSS = 13; INNER_PRODUCT = 14;
      LRN = 15; MEMORY_DATA = 29; MULTINOMIAL_LOGISTIC_LOSS = 16; MVN = 34; POOLING = 17;
      POWER = 26; RELU = 18; SIGMOID = 19; SIGMOID_CROSS_ENTROPY_LOSS = 27; SILENCE = 36;
      SOFTMAX = 20; SOFTMAX_LOSS = 21; SPLIT = 22; SLICE = 33; TANH = 23; WINDOW_DATA = 24;
      THRESHOLD = 31;
    }
    message argmax_param { bool out_max_val; uint32 top_k [default=1]; int32 axis; }
    message batch_norm_param { bool use_global_stats [default=true]; float eps [default=1e-5]; }
    message bias_param { int32 axis [default=1]; int32 num_axes [default=1]; }
    message clip_param { float min; float max; }
    message concat_param { uint32 concat_dim [default=1]; int32 axis [default=1]; }
    message convolution_param {
      uint32 num_output; bool bias_term [default=true]; repeated uint32 pad;
      repeated uint32 kernel_size; uint32 group [default=1]; repeated uint32 stride; uint32 pad_h;
      uint32 pad_w; uint32 kernel_h; uint32 kernel_w; uint32 stride_h; uint32 stride_w;
      int32 axis [default=1]; repeated uint32 dilation;
    }
    message crop_param { int32 axis [default=2]; repeated uint32 offset; }
    message NonMaximumSuppression {
      float nms_threshold [default=0.3]; int32 top_k; float eta [default=1.0];
    }
    message detection_output_param {
      uint32 num_classes; bool share_location [default=true]; int32 background_label_id;
      NonMaximumSuppression nms_param; prior_box_param.CodeType code_type [default=CORNER];
      bool variance_encoded_in_target; int32 keep_top_k [default=-1]; float confidence_threshold;
    }
    message eltwise_param { eltwise_param.EltwiseOp operation [default=SUM]; repeated float coeff; }
    enum eltwise_param.EltwiseOp { PROD = 0; SUM = 1; MAX = 2; }
    message elu_param { float alpha [default=1]; }
    message exp_param { float base [default=-1]; float scale [default=1]; float shift; }
    message log_param { float base [default=-1]; float scale [default=1]; float shift; }
    message flatten_param { int32 axis [default=1]; int32 end_axis [default=-1]; }
    message inner_product_param {
      uint32 num_output; bool bias_term [default=true]; int32 axis [default=1]; bool transpose;
    }
    message input_param { repeated BlobShape shape; }
    message lrn_param {
      uint32 local_size [default=5]; float alpha [default=1]; float beta [default=0.75];
      lrn_param.NormRegion norm_region; float k [default=1];
    }
    enum lrn_param.NormRegion { ACROSS_CHANNELS = 0; WITHIN_CHANNEL = 1; }
    message mvn_param {
      bool normalize_variance [default=true]; bool across_channels; float eps [default=1e-9];
    }
    message norm_param {
      bool across_spatial [default=true]; bool channel_shared [default=true];
      float eps [default=1e-10];
    }
    message permute_param { repeated uint32 order; }
    message pooling_param {
      pooling_param.PoolMethod pool; uint32 kernel_size; uint32 stride [default=1]; uint32 pad;
      uint32 kernel_h; uint32 kernel_w; uint32 stride_h; uint32 stride_w; uint32 pad_h;
      uint32 pad_w; bool global_pooling; pooling_param.RoundMode round_mode;
      bool ceil_mode [default=true];
    }
    enum pooling_param.PoolMethod { MAX = 0; AVE = 1; STOCHASTIC = 2; }
    enum pooling_param.RoundMode { CEIL = 0; FLOOR = 1; }
    message power_param { float power [default=1]; float scale [default=1]; float shift; }
    message prelu_param { bool channel_shared; }
    message prior_box_param {
      repeated float min_size; repeated float max_size; repeated float aspect_ratio;
      bool flip [default=true]; bool clip; repeated float variance; uint32 img_size; uint32 img_h;
      uint32 img_w; float step; float step_h; float step_w; float offset [default=0.5];
    }
    enum prior_box_param.CodeType { CORNER = 1; CENTER_SIZE = 2; CORNER_SIZE = 3; }
    message reduction_param {
      reduction_param.ReductionOp operation; int32 axis; float coeff [default=1];
    }
    enum reduction_param.ReductionOp { SUM = 1; ASUM = 2; SUMSQ = 3; MEAN = 4; }
    message relu_param { float negative_slope; }
    message reshape_param { BlobShape shape; int32 axis; int32 num_axes [default=-1]; }
    message scale_param { int32 axis [default=1]; int32 num_axes [default=1]; bool bias_term; }
    message slice_param {
      uint32 slice_dim [default=1]; repeated uint32 slice_point; int32 axis [default=1];
    }
    message softmax_param { int32 axis [default=1]; }
    message swish_param { float beta [default=1]; }
    message threshold_param { float threshold; }
    message tile_param { int32 axis [default=1]; int32 tiles; }
"""


def _schema(*layer_parameters: str) -> Callable[[], Any]:
    fields = " ".join(f"{name} {name};" for name in layer_parameters)
    definition = _NETWORK.replace("LAYER_PARAMETERS", fields)
    return message_types("caffe", definition)["NetParameter"]


NETWORK = _schema(*re.findall(r"message (\w+_param) ", _NETWORK))
"""The network of a .prototxt, whose layers have settings by the names of these messages."""
WEIGHTS = _schema()
"""The network of a .caffemodel, whose settings, of whatever dialect, are not read."""

UNUSED = frozenset({
    "bias_filler", "blob_share_mode", "blobs_lr", "dropout_param", "engine", "filler",
    "force_nd_im2col", "loss_weight", "moving_average_fraction", "param", "phase", "propagate_down",
    "save_output_param", "scale_filler", "sigmoid_param", "stable_prod_grad", "tanh_param",
    "transform_param", "visualize", "visualize_threshold", "weight_decay", "weight_filler",
})  # fmt: skip
"""Fields of Caffe's layers that change no result: those of training, and of implementations."""
_STRING = r""" "(?:[^"\\\n]|\\.)*+" | '(?:[^'\\\n]|\\.)*+' """
_COMMENT = re.compile(rf"({_STRING}) | \#[^\n]*+".encode(), re.VERBOSE)
_TOKEN = re.compile(rf"{_STRING} | \b(\w++)\s*+(?:(:?+\s*+[{{<])|:) | ([}}>])", re.VERBOSE)

OLD_TYPES = {
    "ABSVAL": "AbsVal", "ARGMAX": "ArgMax", "BNLL": "BNLL", "ELU": "ELU", "EXP": "Exp",
    "HDF5_DATA": "HDF5Data", "HDF5_OUTPUT": "HDF5Output", "LRN": "LRN", "MVN": "MVN",
    "RELU": "ReLU", "SOFTMAX_LOSS": "SoftmaxWithLoss", "TANH": "TanH", "IM2COL": "Im2col",
}  # fmt: skip
"""Types of the first format whose names today are not the same words."""


def network(model: Path) -> tuple[Any, list[tuple[Any, str]]]:
    """The NetParameter of a .prototxt file, and its layers, each with what is not known in it.

    Raises ModelError for what is no network.
    """
    content = _COMMENT.sub(rb"\1", read_message_bytes(model, OTHER_TOOL))
    try:
        text = content.decode()
        net: Any = text_format.Parse(text, NETWORK(), allow_unknown_field=True)
        if layers := list(layers_of(net)):
            unknown = _unknown_fields(text)
            same = len(unknown) == len(layers)  # else they are written as lists: [{...}, {...}]
            return net, list(zip(layers, unknown if same else [""] * len(layers), strict=True))
        what = f"{model.name} has no layers: it may be the file of a solver, or of labels"
        hint = "give the network, such as deploy.prototxt"
    except UnicodeDecodeError:
        what = f"{model.name} is not text: a network is a .prototxt file"
        hint = "give the .prototxt as --model, and the .caffemodel as --weight"
    except text_format.ParseError as error:
        what, hint = f"{model.name} is no network of Caffe: {error}", "check the file"
    raise ModelError(what, hint, ErrorCode.OPTION)


def _unknown_fields(text: str) -> list[str]:
    """The first field of each layer that its message does not have, with its line, or ""."""
    found: dict[str, list[str]] = {"layers": [], "layer": []}
    within: list[Any] = [NETWORK().DESCRIPTOR]
    layer: list[str] = []
    for token in _TOKEN.finditer(text):
        name, is_block, is_end = token.groups()
        if is_end:
            del within[max(1, len(within) - 1) :]
        if not name:
            continue
        message = within[-1]
        field = message.fields_by_name.get(name) if message else None
        if len(within) == 1:
            layer = found.get(name, [])
            layer.append("")
        elif message and not field and name not in UNUSED and not layer[-1]:
            line = text.count("\n", 0, token.start()) + 1
            layer[-1] = f"line {line}: {message.name} has no field {name!r}"
        if is_block:
            within.append(field.message_type if field else None)
    return [*found["layers"], *found["layer"]]


def weights(path: Path) -> Mapping[str, Any]:
    """The layers of a .caffemodel file by name. Raises ModelError for what is none."""
    net = WEIGHTS()
    try:
        net.ParseFromString(read_message_bytes(path, OTHER_TOOL, WEIGHT))
    except (DecodeError, UnicodeDecodeError) as error:
        raise ModelError(
            f"{path.name} is no file of Caffe's weights, or a part of one",
            "copy or download it again, and compare its size",
            ErrorCode.OPTION,
        ) from error
    return {one.name: one for one in layers_of(net)}


def layers_of(net: Any) -> Iterator[Any]:
    """Layers of either format, in their order."""
    yield from net.layers
    yield from net.layer


def type_of(layer: Any) -> str:
    """The type as it is named today: "Convolution" for CONVOLUTION of the first format."""
    if isinstance(layer.type, str):
        return layer.type
    name = layer.DESCRIPTOR.enum_types_by_name["LayerType"].values_by_number[layer.type].name
    return OLD_TYPES.get(name, "".join(map(str.capitalize, name.split("_"))))


def is_included(layer: Any, state: Any) -> bool:
    """Return whether a layer belongs to the network in this state, as Caffe filters it."""
    if layer.include:
        return any(_is_met(rule, state) for rule in layer.include)
    return not any(_is_met(rule, state) for rule in layer.exclude)


def _is_met(rule: Any, state: Any) -> bool:
    return (
        (not rule.HasField("phase") or rule.phase == state.phase)
        and (not rule.HasField("min_level") or state.level >= rule.min_level)
        and (not rule.HasField("max_level") or state.level <= rule.max_level)
        and set(rule.stage) <= set(state.stage)
        and not set(rule.not_stage) & set(state.stage)
    )


def array(blob: Any) -> np.ndarray:
    """The array of a blob. Raises ModelError where its shape is not that of its data."""
    if blob.HasField("shape"):
        shape = tuple(blob.shape.dim)
    else:
        shape = (blob.num, blob.channels, blob.height, blob.width)
    held = blob.data or blob.double_data
    if len(shape) > MAX_DIMENSIONS or min(shape, default=1) < 0 or math.prod(shape) != len(held):
        what = f"a blob of the shape {list(shape)} has {len(held)} elements"
        raise ModelError(what, "copy or download the .caffemodel again", ErrorCode.OPTION)
    return np.array(held, np.float32).reshape(shape)
