"""The normalisers: one function for each ONNX op (or family) that has a kernel."""
