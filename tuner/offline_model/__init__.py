"""The offline model (`.om`): one file with the graph, the program, the kernels and the weights.

Read in this order: header (256 bytes), container (partitions in a file), model_def (the graph that
viewers show), describe_graph (our graph as such a description), offline_model (all of it as one
value: save, load, describe). Offline models of CANN are read by cann_file.
"""
