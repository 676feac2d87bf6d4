"""Made-up rows: figures of nobody's machine."""

from __future__ import annotations

from benchmarks.results import Cell, Row, Tuning, kinds_of, slowest
from tuner.bench import BenchResult, Interval, PeerTimes
from tuner.session import StepTime
from tuner.target import Target

STRICT, MIXED = "must_keep_origin_dtype", "allow_mix_precision"
TITLES = {
    "onnxruntime": "ONNX Runtime",
    "openvino": "OpenVINO f32",
    "openvino-bf16": "OpenVINO bf16",
}
MACHINE = {"cpu": "MadeUp Imaginary(R) Chip CPU @ 2.0GHz 1 2 3", "cores": 2}
VERSIONS = {"revision": "abc", "code": "c0de", "onnxruntime": "1.0", "openvino": "2.0"}
BANK = {"made": "2030-01-01T00:00:00Z", "code": "c0de"}
STEPS = (
    StepTime("light", "gemm", '{"impl":"direct"}', 10.0, 50.0, 10.0, 0.5),
    StepTime("heavy", "conv", '{"impl":"winograd_f4"}', 60.0, 90.0, 1.0, 0.9),
    StepTime("other", "gemm", '{"impl":"direct"}', 30.0, 70.0, 1.0, 0.7),
)


def about(ratio: float) -> Interval:
    return (round(ratio * 0.95, 4), ratio, round(ratio * 1.04, 4))


def peer_times(name: str, ratio: float, default_ratio: float, difference: float) -> PeerTimes:
    times = about(ratio), about(default_ratio)
    return PeerTimes(name, TITLES[name], "1.0-5", 10 * ratio, *times, difference)


def row(
    model: str = "resnet50",
    cores: int = 1,
    *,
    tier: str = "x86_64-v4",
    mode: str = STRICT,
    default: float = 1.2,
    difference: float = 2e-6,
    tuning: Tuning | None = None,
    others_cores: float = 0.0,
    at: str = "2030-01-02T03:04:05Z",
    code: str = "c0de",
    **peers: float,
) -> Row:
    """`default` and each peer: their time over that of the tuned model, which takes 10 ms."""
    ratios = {name.replace("_", "-"): ratio for name, ratio in peers.items()}
    result = BenchResult(
        model=model,
        target=Target(tier, cores),
        default_ms=10 * default,
        tuned_ms=10.0,
        default_ratio=about(default),
        peers=tuple(peer_times(n, r, round(r / default, 4), difference) for n, r in ratios.items()),
        refused=(),
        rounds=9,
        operations=800_000_000,
        peak_gflops=100.0 * cores,
        steps=slowest(STEPS),
        hits=12,
        total=12,
    )
    return Row(
        at=at,
        cell=Cell(model, result.target, mode),
        result=result,
        kinds=kinds_of(STEPS, result.peak_gflops),
        machine=MACHINE,
        versions={**VERSIONS, "code": code},
        settings={"seconds": 12.0},
        bank=BANK,
        tuning=tuning,
        others_cores=others_cores,
        is_busy=others_cores > 0.1,
    )


def two_models() -> list[Row]:
    """On one core and on two."""
    return [
        row("resnet50", 1, onnxruntime=1.44, openvino=1.3),
        row("resnet50", 2, onnxruntime=1.21, openvino=1.2),
        row("bert_base", 1, onnxruntime=1.0, openvino=0.9),
        row("bert_base", 2, onnxruntime=1.21, openvino=1.1, others_cores=0.4),
    ]
