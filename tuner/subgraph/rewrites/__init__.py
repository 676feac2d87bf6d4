"""Rewrites of a subgraph: the nodes that become one task, and the layout of tensors in memory.

Each is exact in real arithmetic, but rounds elsewhere; whether it pays is measured.
"""

from tuner.subgraph.rewrites.commute_upsample import COMMUTE_UPSAMPLE
from tuner.subgraph.rewrites.gather_sources import GATHER_SOURCES
from tuner.subgraph.rewrites.join_siblings import JOIN_SIBLINGS
from tuner.subgraph.rewrites.join_sum import JOIN_SUM
from tuner.subgraph.rewrites.look_up_bytes import LOOK_UP_BYTES
from tuner.subgraph.rewrites.rewrite import Rewrite
from tuner.subgraph.rewrites.space_to_depth import SPACE_TO_DEPTH
from tuner.subgraph.rewrites.split_parts import SPLIT_PARTS
from tuner.subgraph.rewrites.unfuse_attention import UNFUSE_ATTENTION

REWRITES: tuple[Rewrite, ...] = (
    SPACE_TO_DEPTH,
    COMMUTE_UPSAMPLE,
    GATHER_SOURCES,
    JOIN_SUM,
    JOIN_SIBLINGS,
    SPLIT_PARTS,
    UNFUSE_ATTENTION,
    LOOK_UP_BYTES,
)
"""All rewrites, in the order in which they are applied."""
