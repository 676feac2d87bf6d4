"""Subgraphs: the pieces that a fused graph falls into, and the partitions of each of them.

fused graph -> regions, each of them a subgraph without names and weights -> a policy for each
distinct subgraph -> the regions, rewritten as the policies say, put together to one graph again
"""
