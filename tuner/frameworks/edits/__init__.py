"""Edits of an ONNX model that ATC's options ask for: other outputs, other types, images inside."""
