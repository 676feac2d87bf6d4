"""Random valid ONNX graphs of every operator, for the door `graphs`.

Files in the order of the data: builder (a graph, node by node, with the values of its tensors),
elementwise, movement, layers (recipes: the operators), reference (the graph in float64), verdict.
"""
