"""Networks of Caffe, as people wrote them: their layers, with widths and sizes to choose."""

from __future__ import annotations

import numpy as np

from tests.tuner.frameworks.caffe_net import Net


def alexnet(side: int = 67, width: int = 8, classes: int = 10) -> Net:
    """Grouped convolutions, LRN, pooling that rounds up, dropout: `width` is 96 in the original."""
    net = Net((1, 3, side, side))
    net.conv(width, 11, stride=4)
    net.lrn()
    net.pool("MAX", 3, 2)
    net.conv(width * 8 // 3 // 2 * 2, 5, pad=2, group=2)
    net.lrn()
    net.pool("MAX", 3, 2)
    for channels in (width * 4, width * 4, width * 8 // 3 // 2 * 2):
        net.conv(channels, 3, pad=1, group=1 if channels != width * 4 else 2)
    net.pool("MAX", 3, 2)
    net.fc(width * 128 // 3, relu=True)
    net.add("Dropout", lambda x: x, "dropout_param { dropout_ratio: 0.5 }", top=net.last)
    net.fc(classes)
    net.softmax()
    return net


INCEPTIONS = (
    (64, 96, 128, 16, 32, 32), (128, 128, 192, 32, 96, 64), (),
    (192, 96, 208, 16, 48, 64), (160, 112, 224, 24, 64, 64), (128, 128, 256, 24, 64, 64),
    (112, 144, 288, 32, 64, 64), (256, 160, 320, 32, 128, 128), (),
    (256, 160, 320, 32, 128, 128), (384, 192, 384, 48, 128, 128),
)  # fmt: skip
"""Channels of GoogLeNet's modules; none: a pool."""


def googlenet(side: int = 64, scale: int = 16, modules: int = 2, classes: int = 10) -> Net:
    """Inception modules, in the first format of layers; `scale` is 1 in the original, as deployed.

    The heads that help training are there, for the phase of training alone.
    """
    net = Net((1, 3, side, side), is_old=True)
    net.conv(64 // scale, 7, stride=2, pad=3)
    net.pool("MAX", 3, 2)
    net.lrn()
    net.conv(64 // scale, 1)
    net.conv(192 // scale, 3, pad=1)
    net.lrn()
    net.pool("MAX", 3, 2)
    for ways in INCEPTIONS[:modules]:
        if not ways:
            net.pool("MAX", 3, 2)
            continue
        one, reduce3, three, reduce5, five, after = (max(1, count // scale) for count in ways)
        below = net.last
        first = net.conv(one, 1, bottom=below)
        net.conv(reduce3, 1, bottom=below)
        second = net.conv(three, 3, pad=1)
        net.conv(reduce5, 1, bottom=below)
        third = net.conv(five, 5, pad=2)
        net.pool("MAX", 3, 1, 1, bottom=below)
        top = net.concat(first, second, third, net.conv(after, 1))
        net.text += (
            f'layers {{ name: "{top}_head" type: INNER_PRODUCT bottom: "{top}" top: "{top}_head" '
            f"inner_product_param {{ num_output: {classes} }} include {{ phase: TRAIN }} }} "
            f'layers {{ name: "{top}_loss" type: SOFTMAX_LOSS bottom: "{top}_head" bottom: "label" '
            "loss_weight: 0.3 include { phase: TRAIN } }\n"
        )
    net.pool("AVE", net.values[net.last].shape[2], 1)
    net.add("Dropout", lambda x: x, "dropout_param { dropout_ratio: 0.4 }", top=net.last)
    net.fc(classes)
    net.softmax()
    return net


def resnet(
    side: int = 32, width: int = 8, blocks: tuple[int, ...] = (1, 1), classes: int = 10
) -> Net:
    """Bottleneck blocks of BatchNorm and Scale; 64 and (3, 4, 6, 3) are ResNet-50."""
    net = Net((1, 3, side, side))

    def unit(bottom: str, channels: int, kernel: int, stride: int = 1, *, relu: bool = True) -> str:
        net.conv(
            channels, kernel, bottom=bottom, stride=stride, pad=kernel // 2, bias=False, relu=False
        )
        net.batch_norm()
        return net.relu() if relu else net.last

    unit("data", width, 7, 2)
    net.pool("MAX", 3, 2)
    for stage, count in enumerate(blocks):
        channels = width << stage
        for block in range(count):
            below, stride = net.last, 2 if stage and not block else 1
            short = below if block else unit(below, 4 * channels, 1, stride, relu=False)
            inner = unit(unit(below, channels, 1, stride), channels, 3)
            net.sum(short, unit(inner, 4 * channels, 1, relu=False))
            net.relu()
    net.global_pool()
    net.fc(classes)
    net.softmax()
    return net


RESIDUALS = (
    (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2),
    (6, 320, 1, 1),
)  # fmt: skip
"""Of MobileNet v2: how much wider blocks are within, channels, number, and the first's stride."""


def mobilenet(side: int = 32, scale: int = 4, stages: int = 3, classes: int = 10) -> Net:
    """Inverted residuals of MobileNet v2: depthwise convolutions, BatchNorm, a sum.

    `scale` is 1 in the original, and its classifier a convolution.
    """
    net = Net((1, 3, side, side))

    def unit(channels: int, kernel: int = 1, stride: int = 1, group: int = 1) -> str:
        pad = kernel // 2
        net.conv(channels, kernel, stride=stride, pad=pad, group=group, bias=False, relu=False)
        return net.batch_norm()

    unit(32 // scale, 3, 2)
    net.relu()
    for wider, channels, count, first in RESIDUALS[:stages]:
        for block in range(count):
            below, inner = net.last, wider * net.values[net.last].shape[1]
            if wider > 1:
                unit(inner)
                net.relu()
            unit(inner, 3, 1 if block else first, inner)
            net.relu()
            unit(channels // scale)
            if block:
                net.sum(below, net.last)
    unit(1280 // scale)
    net.relu()
    net.global_pool()
    net.conv(classes, 1, relu=False)
    net.softmax()
    return net


FIRES = (
    (16, 64), (16, 64), (), (32, 128), (32, 128), (), (48, 192), (48, 192), (64, 256), (64, 256),
)  # fmt: skip
"""Channels of SqueezeNet's modules; none: a pool."""


def squeezenet(side: int = 47, scale: int = 4, modules: int = 4, classes: int = 10) -> Net:
    """Fire modules, and no product at the end; `scale` is 1 in the original (v1.1)."""
    net = Net((1, 3, side, side))
    net.conv(64 // scale, 3, stride=2)
    net.pool("MAX", 3, 2)
    for ways in FIRES[:modules]:
        if not ways:
            net.pool("MAX", 3, 2)
            continue
        squeeze, expand = (count // scale for count in ways)
        below = net.conv(squeeze, 1)
        one = net.conv(expand, 1, bottom=below)
        net.concat(one, net.conv(expand, 3, pad=1, bottom=below))
    net.add("Dropout", lambda x: x, "dropout_param { dropout_ratio: 0.5 }", top=net.last)
    net.conv(classes, 1)
    net.global_pool()
    net.softmax()
    return net


def unet(side: int = 24, width: int = 4) -> Net:
    """Deconvolution, and Crop to what came before it."""
    net = Net((1, 3, side, side))
    early = net.conv(width, 3, pad=1)
    net.pool("MAX", 2, 2)
    net.conv(2 * width, 3)

    def grow(x: np.ndarray, w: np.ndarray) -> np.ndarray:
        made = np.zeros((1, width, 2 * x.shape[2], 2 * x.shape[3]))
        for y, left in np.ndindex(2, 2):
            made[:, :, y::2, left::2] = np.einsum("nchw,co->nohw", x, w[:, :, y, left])
        return made

    grown = net.add(
        "Deconvolution", grow,
        f"convolution_param {{ num_output: {width} kernel_size: 2 stride: 2 bias_term: false }}",
        net.blob(2 * width, width, 2, 2),
    )  # fmt: skip
    cut = net.add("Crop", lambda x, y: x[:, :, 2 : 2 + y.shape[2], 2 : 2 + y.shape[3]],
                  "crop_param { axis: 2 offset: 2 }", bottom=(early, grown))  # fmt: skip
    net.concat(grown, cut)
    net.conv(2, 1, relu=False)
    return net


NETWORKS = {
    "alexnet": alexnet, "googlenet": googlenet, "resnet": resnet, "mobilenet": mobilenet,
    "squeezenet": squeezenet, "unet": unet,
}  # fmt: skip
WHOLE = {
    "resnet": lambda: resnet(224, 64, (3, 4, 6, 3), 1000),
    "googlenet": lambda: googlenet(224, 1, len(INCEPTIONS), 1000),
    "mobilenet": lambda: mobilenet(224, 1, len(RESIDUALS), 1000),
    "squeezenet": lambda: squeezenet(227, 1, len(FIRES), 1000),
}
"""Networks in their own sizes."""
