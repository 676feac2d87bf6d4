"""Caffe's files: a network as text (.prototxt) and its weights (.caffemodel), both of one schema.

The names and field numbers are those of caffe.proto, with the layers that SSD added; fields that
are not read are left out. Layers of the first format ("layers { type: CONVOLUTION }") are layers as
well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from google.protobuf import text_format
from google.protobuf.message import DecodeError

from tuner.errors import ModelError
from tuner.frameworks.schema import message_types, read_message_bytes

MAX_DIMENSIONS = 32
WEIGHT = "give the file of the weights as --weight"
OTHER_TOOL = "convert the network to ONNX by another tool, and give that"

_LAYER_PARAMETERS = """
    optional ArgMaxParameter argmax_param = 103; optional BatchNormParameter batch_norm_param = 139;
    optional BiasParameter bias_param = 141; optional ClipParameter clip_param = 148;
    optional ConcatParameter concat_param = 104;
    optional ConvolutionParameter convolution_param = 106; optional CropParameter crop_param = 144;
    optional DetectionOutputParameter detection_output_param = 204;
    optional EltwiseParameter eltwise_param = 110; optional ELUParameter elu_param = 140;
    optional ExpParameter exp_param = 111; optional FlattenParameter flatten_param = 135;
    optional InnerProductParameter inner_product_param = 117;
    optional InputParameter input_param = 143; optional ExpParameter log_param = 134;
    optional LRNParameter lrn_param = 118; optional MVNParameter mvn_param = 120;
    optional NormalizeParameter norm_param = 206; optional PermuteParameter permute_param = 202;
    optional PoolingParameter pooling_param = 121; optional PowerParameter power_param = 122;
    optional PReLUParameter prelu_param = 131; optional PriorBoxParameter prior_box_param = 203;
    optional ReductionParameter reduction_param = 136; optional ReLUParameter relu_param = 123;
    optional ReshapeParameter reshape_param = 133; optional ScaleParameter scale_param = 142;
    optional SliceParameter slice_param = 126; optional SoftmaxParameter softmax_param = 125;
    optional SwishParameter swish_param = 147; optional ThresholdParameter threshold_param = 128;
    optional TileParameter tile_param = 138;
"""

_NETWORK = """
    message BlobShape { repeated int64 dim = 1 [packed=true]; }
    message BlobProto {
      optional int32 num = 1; optional int32 channels = 2; optional int32 height = 3;
      optional int32 width = 4; repeated float data = 5 [packed=true]; optional BlobShape shape = 7;
      repeated double double_data = 8 [packed=true];
    }
    enum Phase { TRAIN = 0; TEST = 1; }
    message NetState {
      optional Phase phase = 1 [default=TEST]; optional int32 level = 2; repeated string stage = 3;
    }
    message NetStateRule {
      optional Phase phase = 1; optional int32 min_level = 2; optional int32 max_level = 3;
      repeated string stage = 4; repeated string not_stage = 5;
    }
    message NetParameter {
      optional string name = 1; repeated V1LayerParameter layers = 2; repeated string input = 3;
      repeated int32 input_dim = 4; optional NetState state = 6;
      repeated BlobShape input_shape = 8; repeated LayerParameter layer = 100;
    }
    message LayerParameter {
      optional string name = 1; optional string type = 2; repeated string bottom = 3;
      repeated string top = 4; repeated BlobProto blobs = 7; repeated NetStateRule include = 8;
      repeated NetStateRule exclude = 9;
      LAYER_PARAMETERS
    }
    message V1LayerParameter {
      repeated string bottom = 2; repeated string top = 3; optional string name = 4;
      optional V1LayerParameter.LayerType type = 5; repeated BlobProto blobs = 6;
      repeated NetStateRule include = 32; repeated NetStateRule exclude = 33;
      LAYER_PARAMETERS
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
    message ArgMaxParameter {
      optional bool out_max_val = 1; optional uint32 top_k = 2 [default=1];
      optional int32 axis = 3;
    }
    message BatchNormParameter {
      optional bool use_global_stats = 1 [default=true]; optional float eps = 3 [default=1e-5];
    }
    message BiasParameter {
      optional int32 axis = 1 [default=1]; optional int32 num_axes = 2 [default=1];
    }
    message ClipParameter { optional float min = 1; optional float max = 2; }
    message ConcatParameter {
      optional uint32 concat_dim = 1 [default=1]; optional int32 axis = 2 [default=1];
    }
    message ConvolutionParameter {
      optional uint32 num_output = 1; optional bool bias_term = 2 [default=true];
      repeated uint32 pad = 3; repeated uint32 kernel_size = 4;
      optional uint32 group = 5 [default=1];
      repeated uint32 stride = 6; optional uint32 pad_h = 9; optional uint32 pad_w = 10;
      optional uint32 kernel_h = 11; optional uint32 kernel_w = 12; optional uint32 stride_h = 13;
      optional uint32 stride_w = 14; optional int32 axis = 16 [default=1];
      repeated uint32 dilation = 18;
    }
    message CropParameter { optional int32 axis = 1 [default=2]; repeated uint32 offset = 2; }
    message NonMaximumSuppressionParameter {
      optional float nms_threshold = 1 [default=0.3]; optional int32 top_k = 2;
      optional float eta = 3 [default=1.0];
    }
    message DetectionOutputParameter {
      optional uint32 num_classes = 1; optional bool share_location = 2 [default=true];
      optional int32 background_label_id = 3;
      optional NonMaximumSuppressionParameter nms_param = 4;
      optional PriorBoxParameter.CodeType code_type = 6 [default=CORNER];
      optional bool variance_encoded_in_target = 8; optional int32 keep_top_k = 7 [default=-1];
      optional float confidence_threshold = 9;
    }
    message EltwiseParameter {
      optional EltwiseParameter.EltwiseOp operation = 1 [default=SUM]; repeated float coeff = 2;
    }
    enum EltwiseParameter.EltwiseOp { PROD = 0; SUM = 1; MAX = 2; }
    message ELUParameter { optional float alpha = 1 [default=1]; }
    message ExpParameter {
      optional float base = 1 [default=-1]; optional float scale = 2 [default=1];
      optional float shift = 3;
    }
    message FlattenParameter {
      optional int32 axis = 1 [default=1]; optional int32 end_axis = 2 [default=-1];
    }
    message InnerProductParameter {
      optional uint32 num_output = 1; optional bool bias_term = 2 [default=true];
      optional int32 axis = 5 [default=1]; optional bool transpose = 6;
    }
    message InputParameter { repeated BlobShape shape = 1; }
    message LRNParameter {
      optional uint32 local_size = 1 [default=5]; optional float alpha = 2 [default=1];
      optional float beta = 3 [default=0.75];
      optional LRNParameter.NormRegion norm_region = 4; optional float k = 5 [default=1];
    }
    enum LRNParameter.NormRegion { ACROSS_CHANNELS = 0; WITHIN_CHANNEL = 1; }
    message MVNParameter {
      optional bool normalize_variance = 1 [default=true]; optional bool across_channels = 2;
      optional float eps = 3 [default=1e-9];
    }
    message NormalizeParameter {
      optional bool across_spatial = 1 [default=true];
      optional bool channel_shared = 3 [default=true];
      optional float eps = 4 [default=1e-10];
    }
    message PermuteParameter { repeated uint32 order = 1; }
    message PoolingParameter {
      optional PoolingParameter.PoolMethod pool = 1; optional uint32 kernel_size = 2;
      optional uint32 stride = 3 [default=1]; optional uint32 pad = 4; optional uint32 kernel_h = 5;
      optional uint32 kernel_w = 6; optional uint32 stride_h = 7; optional uint32 stride_w = 8;
      optional uint32 pad_h = 9; optional uint32 pad_w = 10; optional bool global_pooling = 12;
      optional PoolingParameter.RoundMode round_mode = 13;
      optional bool ceil_mode = 1013 [default=true]; // what others named it before
    }
    enum PoolingParameter.PoolMethod { MAX = 0; AVE = 1; STOCHASTIC = 2; }
    enum PoolingParameter.RoundMode { CEIL = 0; FLOOR = 1; }
    message PowerParameter {
      optional float power = 1 [default=1]; optional float scale = 2 [default=1];
      optional float shift = 3;
    }
    message PReLUParameter { optional bool channel_shared = 2; }
    message PriorBoxParameter {
      repeated float min_size = 1; repeated float max_size = 2; repeated float aspect_ratio = 3;
      optional bool flip = 4 [default=true]; optional bool clip = 5; repeated float variance = 6;
      optional uint32 img_size = 7; optional uint32 img_h = 8; optional uint32 img_w = 9;
      optional float step = 10; optional float step_h = 11; optional float step_w = 12;
      optional float offset = 13 [default=0.5];
    }
    enum PriorBoxParameter.CodeType { CORNER = 1; CENTER_SIZE = 2; CORNER_SIZE = 3; }
    message ReductionParameter {
      optional ReductionParameter.ReductionOp operation = 1; optional int32 axis = 2;
      optional float coeff = 3 [default=1];
    }
    enum ReductionParameter.ReductionOp { SUM = 1; ASUM = 2; SUMSQ = 3; MEAN = 4; }
    message ReLUParameter { optional float negative_slope = 1; }
    message ReshapeParameter {
      optional BlobShape shape = 1; optional int32 axis = 2;
      optional int32 num_axes = 3 [default=-1];
    }
    message ScaleParameter {
      optional int32 axis = 1 [default=1]; optional int32 num_axes = 2 [default=1];
      optional bool bias_term = 4;
    }
    message SliceParameter {
      optional uint32 slice_dim = 1 [default=1]; repeated uint32 slice_point = 2;
      optional int32 axis = 3 [default=1];
    }
    message SoftmaxParameter { optional int32 axis = 2 [default=1]; }
    message SwishParameter { optional float beta = 1 [default=1]; }
    message ThresholdParameter { optional float threshold = 1; }
    message TileParameter { optional int32 axis = 1 [default=1]; optional int32 tiles = 2; }
"""


def _schema(layer_parameters: str) -> Callable[[], Any]:
    definition = _NETWORK.replace("LAYER_PARAMETERS", layer_parameters)
    return message_types("caffe", definition)["NetParameter"]


NETWORK = _schema(_LAYER_PARAMETERS)
WEIGHTS = _schema("")
"""The network of a .caffemodel, whose settings, of whatever dialect, are not read."""

OLD_TYPES = {
    "ABSVAL": "AbsVal", "ARGMAX": "ArgMax", "BNLL": "BNLL", "ELU": "ELU", "EXP": "Exp",
    "HDF5_DATA": "HDF5Data", "HDF5_OUTPUT": "HDF5Output", "LRN": "LRN", "MVN": "MVN",
    "RELU": "ReLU", "SOFTMAX_LOSS": "SoftmaxWithLoss", "TANH": "TanH", "IM2COL": "Im2col",
}  # fmt: skip
"""Types of the first format whose names today are not the same words."""


def network(model: Path) -> Any:
    """The NetParameter of a .prototxt file. Raises ModelError for what is none."""
    content = read_message_bytes(model, OTHER_TOOL)
    try:
        net: Any = text_format.Parse(content.decode(), NETWORK(), allow_unknown_field=True)
        if any(layers_of(net)):
            return net
        what = f"{model.name} has no layers: it may be the file of a solver, or of labels"
        hint = "give the network, such as deploy.prototxt"
    except UnicodeDecodeError:
        what = f"{model.name} is not text: a network is a .prototxt file"
        hint = "give the .prototxt as --model, and the .caffemodel as --weight"
    except text_format.ParseError as error:
        what, hint = f"{model.name} is no network of Caffe: {error}", "check the file"
    raise ModelError(what, hint, "EG0003")


def weights(path: Path) -> Mapping[str, Any]:
    """The layers of a .caffemodel file by name. Raises ModelError for what is none."""
    net = WEIGHTS()
    try:
        net.ParseFromString(read_message_bytes(path, OTHER_TOOL, WEIGHT))
    except DecodeError as error:
        raise ModelError(
            f"{path.name} is no file of Caffe's weights, or a part of one",
            "copy or download it again, and compare its size",
            "EG0003",
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
        raise ModelError(what, "copy or download the .caffemodel again", "EG0003")
    return np.array(held, np.float32).reshape(shape)
