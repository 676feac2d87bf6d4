"""`torch_npu` for a program of `python -m tuner.run`, where none is installed."""

from __future__ import annotations

import sys

import torch

from tuner.torch import npu
from tuner.torch.aoe_dump import note_calls

__all__ = ["npu"]

torch.npu = npu
sys.modules["torch_npu.npu"] = npu
note_calls()  # a script may run first, and name `set_aoe` at its end
