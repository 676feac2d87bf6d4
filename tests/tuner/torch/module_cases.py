"""Modules of torch.nn and models of transformers, small, with inputs of a call, for the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
import transformers
from torch import Tensor, nn

from fixtures.torch_models import branching, lstm_tagger, resnet, unet

Case = Callable[[], tuple[Callable[..., Any], tuple[Any, ...]]]
"""Makes a module and the arguments of a call."""


def values(*shape: int) -> Tensor:
    """Values between -2 and 2, the same each time, no two of them equal."""
    numbers = torch.arange(torch.Size(shape).numel(), dtype=torch.float32)
    return (numbers * 0.7853).sin().mul(2).reshape(shape)


def labels(*shape: int, below: int = 8) -> Tensor:
    return torch.arange(torch.Size(shape).numel()).mul(5).remainder(below).reshape(shape)


def of(make: Callable[[], nn.Module], *inputs: Any) -> Case:
    return lambda: (make().eval(), inputs)


ROWS, SEQUENCE, IMAGE, VOLUME = (
    values(4, 16),
    values(2, 8, 16),
    values(1, 4, 9, 9),
    values(1, 2, 5, 6, 7),
)
LINE = values(2, 4, 12)

ACTIVATIONS = (
    "CELU", "ELU", "GELU", "Hardshrink", "Hardsigmoid", "Hardswish", "Hardtanh", "LeakyReLU",
    "LogSigmoid", "Mish", "PReLU", "RReLU", "ReLU", "ReLU6", "SELU", "SiLU", "Sigmoid", "Softplus",
    "Softshrink", "Softsign", "Tanh", "Tanhshrink",
)  # fmt: skip

LAYERS: Mapping[str, Case] = {
    **{f"nn.{name}": of(getattr(nn, name), ROWS) for name in ACTIVATIONS},
    "nn.GLU": of(nn.GLU, ROWS),
    "nn.Threshold": of(lambda: nn.Threshold(0.1, 2.0), ROWS),
    "nn.Softmax": of(lambda: nn.Softmax(-1), ROWS),
    "nn.Softmin": of(lambda: nn.Softmin(-1), ROWS),
    "nn.LogSoftmax": of(lambda: nn.LogSoftmax(-1), ROWS),
    "nn.Linear": of(lambda: nn.Linear(16, 8), ROWS),
    "nn.Bilinear": of(lambda: nn.Bilinear(16, 16, 4), ROWS, ROWS.cos()),
    "nn.Conv1d": of(lambda: nn.Conv1d(4, 8, 3), LINE),
    "nn.Conv2d": of(lambda: nn.Conv2d(4, 8, 3, padding=1), IMAGE),
    "nn.Conv3d": of(lambda: nn.Conv3d(2, 4, 3), VOLUME),
    "nn.ConvTranspose1d": of(lambda: nn.ConvTranspose1d(4, 8, 3, 2), LINE),
    "nn.ConvTranspose2d": of(lambda: nn.ConvTranspose2d(4, 8, 3, 2), IMAGE),
    "nn.ConvTranspose3d": of(lambda: nn.ConvTranspose3d(2, 4, 2), VOLUME),
    "nn.BatchNorm1d": of(lambda: nn.BatchNorm1d(4), LINE),
    "nn.BatchNorm2d": of(lambda: nn.BatchNorm2d(4), IMAGE),
    "nn.BatchNorm3d": of(lambda: nn.BatchNorm3d(2), VOLUME),
    "nn.InstanceNorm1d": of(lambda: nn.InstanceNorm1d(4), LINE),
    "nn.InstanceNorm2d": of(lambda: nn.InstanceNorm2d(4), IMAGE),
    "nn.GroupNorm": of(lambda: nn.GroupNorm(2, 4), IMAGE),
    "nn.LayerNorm": of(lambda: nn.LayerNorm(16), SEQUENCE),
    "nn.RMSNorm": of(lambda: nn.RMSNorm(16), SEQUENCE),
    "nn.LocalResponseNorm": of(lambda: nn.LocalResponseNorm(2), IMAGE),
    "nn.MaxPool1d": of(lambda: nn.MaxPool1d(2), LINE),
    "nn.MaxPool2d": of(lambda: nn.MaxPool2d(3, 2), IMAGE),
    "nn.MaxPool3d": of(lambda: nn.MaxPool3d(2), VOLUME),
    "nn.AvgPool1d": of(lambda: nn.AvgPool1d(2), LINE),
    "nn.AvgPool2d": of(lambda: nn.AvgPool2d(2), IMAGE),
    "nn.AvgPool3d": of(lambda: nn.AvgPool3d(2), VOLUME),
    "nn.LPPool2d": of(lambda: nn.LPPool2d(2, 2), IMAGE.abs()),
    "nn.AdaptiveAvgPool2d": of(lambda: nn.AdaptiveAvgPool2d(3), IMAGE),
    "nn.AdaptiveMaxPool2d": of(lambda: nn.AdaptiveMaxPool2d(3), IMAGE),
    "nn.FractionalMaxPool2d": of(lambda: nn.FractionalMaxPool2d(2, output_size=4), IMAGE),
    "nn.ReflectionPad2d": of(lambda: nn.ReflectionPad2d(1), IMAGE),
    "nn.ReplicationPad2d": of(lambda: nn.ReplicationPad2d(1), IMAGE),
    "nn.CircularPad2d": of(lambda: nn.CircularPad2d(1), IMAGE),
    "nn.ZeroPad2d": of(lambda: nn.ZeroPad2d(1), IMAGE),
    "nn.Upsample, nearest": of(lambda: nn.Upsample(scale_factor=2), IMAGE),
    "nn.Upsample, bilinear": of(lambda: nn.Upsample(scale_factor=2, mode="bilinear"), IMAGE),
    "nn.Upsample, bicubic": of(lambda: nn.Upsample(scale_factor=2, mode="bicubic"), IMAGE),
    "nn.PixelShuffle": of(lambda: nn.PixelShuffle(2), IMAGE),
    "nn.PixelUnshuffle": of(lambda: nn.PixelUnshuffle(3), IMAGE),
    "nn.ChannelShuffle": of(lambda: nn.ChannelShuffle(2), IMAGE),
    "nn.Unfold": of(lambda: nn.Unfold(3), IMAGE),
    "nn.Fold": of(lambda: nn.Fold((4, 4), 2), values(1, 8, 9)),
    "nn.Flatten": of(nn.Flatten, IMAGE),
    "nn.Dropout": of(nn.Dropout, ROWS),
    "nn.Identity": of(nn.Identity, ROWS),
    "nn.Embedding": of(lambda: nn.Embedding(8, 16), labels(2, 8)),
    "nn.EmbeddingBag": of(lambda: nn.EmbeddingBag(8, 16), labels(2, 8)),
    "nn.RNN": of(lambda: nn.RNN(16, 8), SEQUENCE),
    "nn.LSTM": of(lambda: nn.LSTM(16, 8), SEQUENCE),
    "nn.GRU": of(lambda: nn.GRU(16, 8), SEQUENCE),
    "nn.RNN, allow_rnn": of(lambda: nn.RNN(16, 8), SEQUENCE),
    "nn.LSTM, allow_rnn": of(lambda: nn.LSTM(16, 8), SEQUENCE),
    "nn.GRU, allow_rnn": of(lambda: nn.GRU(16, 8), SEQUENCE),
    "nn.RNNCell": of(lambda: nn.RNNCell(16, 8), ROWS),
    "nn.LSTMCell": of(lambda: nn.LSTMCell(16, 8), ROWS),
    "nn.GRUCell": of(lambda: nn.GRUCell(16, 8), ROWS),
    "nn.MultiheadAttention": of(
        lambda: nn.MultiheadAttention(16, 2, batch_first=True), SEQUENCE, SEQUENCE, SEQUENCE
    ),
    "nn.TransformerEncoderLayer": of(
        lambda: nn.TransformerEncoderLayer(16, 2, 32, batch_first=True), SEQUENCE
    ),
    "nn.TransformerEncoder": of(
        lambda: nn.TransformerEncoder(
            nn.TransformerEncoderLayer(16, 2, 32, batch_first=True), 2
        ),
        SEQUENCE,
    ),
    "nn.TransformerDecoderLayer": of(
        lambda: nn.TransformerDecoderLayer(16, 2, 32, batch_first=True), SEQUENCE, SEQUENCE.cos()
    ),
    "nn.TransformerDecoder": of(
        lambda: nn.TransformerDecoder(
            nn.TransformerDecoderLayer(16, 2, 32, batch_first=True), 2
        ),
        SEQUENCE, SEQUENCE.cos(),
    ),
    "nn.Transformer": of(
        lambda: nn.Transformer(16, 2, 1, 1, 32, batch_first=True), SEQUENCE, SEQUENCE.cos()
    ),
    "nn.CosineSimilarity": of(nn.CosineSimilarity, ROWS, ROWS.cos()),
    "nn.PairwiseDistance": of(nn.PairwiseDistance, ROWS, ROWS.cos()),
    "nn.L1Loss": of(nn.L1Loss, ROWS, ROWS.cos()),
    "nn.MSELoss": of(nn.MSELoss, ROWS, ROWS.cos()),
    "nn.HuberLoss": of(nn.HuberLoss, ROWS, ROWS.cos()),
    "nn.BCEWithLogitsLoss": of(nn.BCEWithLogitsLoss, ROWS, ROWS.sigmoid()),
    "nn.CrossEntropyLoss": of(nn.CrossEntropyLoss, ROWS, labels(4)),
    "nn.KLDivLoss": of(
        lambda: nn.KLDivLoss(reduction="batchmean"), ROWS.log_softmax(1), ROWS.softmax(1)
    ),
    "nn.CTCLoss": of(
        nn.CTCLoss, values(8, 2, 16).log_softmax(2), 1 + labels(2, 3),
        torch.tensor([8, 8]), torch.tensor([3, 2]),
    ),
}  # fmt: skip

TEXT = {
    "vocab_size": 32, "hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2,
    "intermediate_size": 32, "max_position_embeddings": 32,
}  # fmt: skip
TOKENS = labels(1, 8, below=32)
PICTURE = {"image_size": 16, "patch_size": 8}


def text(model: str, config: str, **options: Any) -> Case:
    """A model of transformers over 8 tokens."""

    def make() -> nn.Module:
        made = getattr(transformers, config)(**{**TEXT, **options})
        return getattr(transformers, model)(made)  # type: ignore[no-any-return]

    return of(make, TOKENS)


def picture(model: str, config: str, size: int = 16, **options: Any) -> Case:
    """A model of transformers over one image."""

    def make() -> nn.Module:
        made = getattr(transformers, config)(**options)
        return getattr(transformers, model)(made)  # type: ignore[no-any-return]

    return of(make, values(1, 3, size, size))


def t5_encoder() -> nn.Module:
    config = transformers.T5Config(vocab_size=32, d_model=16, d_kv=8, d_ff=32, num_layers=1,
                                   num_heads=2)  # fmt: skip
    return transformers.T5EncoderModel(config)


def whisper_encoder() -> nn.Module:
    config = transformers.WhisperConfig(
        vocab_size=32, num_mel_bins=8, d_model=16, encoder_layers=1, encoder_attention_heads=2,
        encoder_ffn_dim=32, decoder_layers=1, decoder_attention_heads=2, decoder_ffn_dim=32,
        max_source_positions=8, max_target_positions=8, pad_token_id=0, bos_token_id=1,
        eos_token_id=2, decoder_start_token_id=1,
    )  # fmt: skip
    return transformers.WhisperModel(config).encoder


def fixture(make: Callable[..., Any], *sizes: Any) -> Case:
    def made() -> tuple[Callable[..., Any], tuple[Any, ...]]:
        model = make(*sizes)
        return model.module, model.inputs

    return made


SMALL_VISION = {**TEXT, **PICTURE}
MODELS: Mapping[str, Case] = {
    "ResNet (bottlenecks)": fixture(resnet, (1, 1), 32),
    "U-Net": fixture(unet, (8, 16)),
    "Tagger with an LSTM": fixture(lstm_tagger),
    "Branches that depend on data": fixture(branching),
    "transformers.BertModel": text("BertModel", "BertConfig"),
    "transformers.RobertaModel": text("RobertaModel", "RobertaConfig"),
    "transformers.DistilBertModel": text(
        "DistilBertModel", "DistilBertConfig", dim=16, n_layers=1, n_heads=2, hidden_dim=32
    ),
    "transformers.ElectraModel": text("ElectraModel", "ElectraConfig", embedding_size=16),
    "transformers.GPT2LMHeadModel": text(
        "GPT2LMHeadModel", "GPT2Config", n_embd=16, n_layer=1, n_head=2, n_positions=32,
        use_cache=False,
    ),
    "transformers.LlamaForCausalLM": text(
        "LlamaForCausalLM", "LlamaConfig", num_key_value_heads=1, use_cache=False
    ),
    "transformers.Qwen2ForCausalLM": text(
        "Qwen2ForCausalLM", "Qwen2Config", num_key_value_heads=1, use_cache=False
    ),
    "transformers.T5EncoderModel": of(t5_encoder, TOKENS),
    "transformers.WhisperModel, encoder": of(whisper_encoder, values(1, 8, 16)),
    "transformers.ViTModel": picture("ViTModel", "ViTConfig", **SMALL_VISION),
    "transformers.CLIPVisionModel": picture("CLIPVisionModel", "CLIPVisionConfig", **SMALL_VISION),
    "transformers.ConvNextModel": picture(
        "ConvNextModel", "ConvNextConfig", 32, hidden_sizes=[8, 16], depths=[1, 1], num_stages=2
    ),
    "transformers.MobileNetV2Model": picture(
        "MobileNetV2Model", "MobileNetV2Config", 32, depth_multiplier=0.25, image_size=32
    ),
}  # fmt: skip

CASES: Mapping[str, Case] = {**LAYERS, **MODELS}
