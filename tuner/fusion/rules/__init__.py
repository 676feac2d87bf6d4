"""One rule for each ONNX operator: how it becomes task ops. See `Lowering`."""
