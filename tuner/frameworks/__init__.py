"""Frameworks whose models are tuned: each front end turns a file of its own into an ONNX file."""
