"""What each task op means, computed in float64, and how far a kernel may be from it.

Kernels, fused graphs and whole models are judged against this package. It is written to be
obviously right first, and fast enough to check every candidate of a search second.
"""

from tuner.reference.inputs import random_inputs
from tuner.reference.instructions import evaluate_expression
from tuner.reference.task_ops import evaluate
from tuner.reference.tolerance import tolerance
from tuner.reference.whole_graph import run_graph

__all__ = ["evaluate", "evaluate_expression", "random_inputs", "run_graph", "tolerance"]
