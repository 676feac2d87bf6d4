"""The offline model (`.om`): one file with the graph, the program, the kernels and the weights.

Read in this order: header (256 bytes), container (partitions in a file), ge_proto (schema),
model_def (the graph that viewers show), describe_graph (our graph as such a description),
kernel_table (object code), offline_model (all of it as one value: save, load, describe).
"""
