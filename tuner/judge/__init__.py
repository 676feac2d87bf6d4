"""Judgement of a compiled model: samples of its inputs, outputs in float64, a verdict."""

from tuner.judge.judge import Judge, check_samples, open_judge
from tuner.judge.verdict import Argmax, Verdict

__all__ = ["Argmax", "Judge", "Verdict", "check_samples", "open_judge"]
