"""Frameworks whose models are tuned: each front end turns a file of its own into an ONNX file."""

from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.table import FRAMEWORKS, Framework, framework_of, model_name

__all__ = ["FRAMEWORKS", "Conversion", "Framework", "framework_of", "model_name", "onnx_file"]
