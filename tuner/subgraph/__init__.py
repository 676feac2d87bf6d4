"""Subgraphs: what a fused graph falls into, and how each of them can be cut.

fused graph -> regions, each of them a subgraph without names and weights -> a policy for each
distinct subgraph -> the regions, cut as the policies say, put together to one graph again
"""

from tuner.subgraph.assemble import assemble
from tuner.subgraph.regions import Region, regions_of
from tuner.subgraph.subgraph import Subgraph, random_inputs_of, with_random_weights

__all__ = [
    "Region",
    "Subgraph",
    "assemble",
    "random_inputs_of",
    "regions_of",
    "with_random_weights",
]
