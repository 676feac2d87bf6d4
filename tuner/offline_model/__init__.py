"""The offline model (`.om`): one file with the graph, the program, the kernels and the weights.

Read in this order: imod (header and table), container (partitions in a file), model_def (the graph
that viewers show), source_graph (the graph that it can be tuned from again), offline_model (all of
it as one value: save, load, describe). Offline models of CANN are read by cann_file.
"""
