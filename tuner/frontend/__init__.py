"""The front end: an ONNX model -> `tuner.graph.Graph` with fixed shapes and folded constants.

Files in the order of the data: load (the way), read, source (tensors, order, shapes), walk
(infer, fold, site, operators), segments (runtime).
"""

from tuner.frontend.load_model import graph_of, load_graph
from tuner.frontend.shapes import parse_input_shape

__all__ = ["graph_of", "load_graph", "parse_input_shape"]
