"""The middle of a step in double precision, which says what is right where two engines differ.

TensorFlow's own results may be far from it: its variance of a layer of images is a sum in single
precision, whose error of 5e-5 turns some of the ReLUs that follow: gradients are off by percents.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import tensorflow as tf
from tensorflow.core.framework import types_pb2
from tensorflow.core.framework.graph_pb2 import GraphDef
from tensorflow.python.framework.tensor_util import MakeNdarray

SINGLE, DOUBLE = types_pb2.DT_FLOAT, types_pb2.DT_DOUBLE


def exact_results(
    graph: GraphDef, places: Sequence[str], results: Sequence[str], values: Sequence[np.ndarray]
) -> list[np.ndarray]:
    """Results of a graph without variables, single precision made double.

    `places` are the names of its Placeholders, which get these values. Raises whatever TensorFlow
    does for operators that it has in single precision alone.
    """
    fed = {
        f"{place}:0": value.astype(np.float64) if value.dtype == np.float32 else value
        for place, value in zip(places, values, strict=True)
    }
    with tf.Graph().as_default() as held, tf.device("CPU:0"):
        tf.graph_util.import_graph_def(_in_double(graph), name="")
        with tf.compat.v1.Session(graph=held) as session:
            found: list[np.ndarray] = session.run(list(results), fed)
            return found


def _in_double(graph: GraphDef) -> GraphDef:
    copy = GraphDef(node=graph.node, versions=graph.versions)
    for node in copy.node:
        for value in node.attr.values():
            if value.type == SINGLE:
                value.type = DOUBLE
            elif value.tensor.dtype == SINGLE:
                array = MakeNdarray(value.tensor).astype(np.float64)
                value.tensor.CopyFrom(tf.make_tensor_proto(array))
            elif SINGLE in value.list.type:
                value.list.type[:] = [DOUBLE if one == SINGLE else one for one in value.list.type]
    return copy
