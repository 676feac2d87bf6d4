"""Nodes without a kernel, run by ONNX Runtime between native steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tuner.program.program import Segment


class OrtSegment:
    """An ONNX Runtime session whose threads never spin: they would slow the native steps."""

    def __init__(self, name: str, segment: Segment, threads: int) -> None:
        import onnxruntime  # noqa: PLC0415 - only models with such nodes pay for it

        self.name, self.inputs, self.outputs = name, segment.inputs, segment.outputs
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self._session: Any = onnxruntime.InferenceSession(
            segment.model, options, providers=["CPUExecutionProvider"]
        )

    def run(self, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        """The outputs, in the order of the segment's own."""
        return list(self._session.run([b.port.name for b in self.outputs], dict(feeds)))
