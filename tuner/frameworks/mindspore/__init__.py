"""MINDIR, the model files of MindSpore: a reader, which writes ONNX and needs no MindSpore."""
