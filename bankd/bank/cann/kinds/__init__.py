"""The kinds of files that the original's banks are made of, one a module; this is their table."""

from bankd.bank.cann.entry import Kind
from bankd.bank.cann.kinds.ga import GA
from bankd.bank.cann.kinds.gradient import GRADIENT
from bankd.bank.cann.kinds.graph import GRAPH
from bankd.bank.cann.kinds.rl import RL
from bankd.bank.cann.kinds.runtime import RUNTIME
from bankd.bank.cann.kinds.unified import UNIFIED

KINDS: dict[str, Kind] = {kind.name: kind for kind in (UNIFIED, RUNTIME, GA, RL, GRAPH, GRADIENT)}

__all__ = ["GA", "GRADIENT", "GRAPH", "KINDS", "RL", "RUNTIME", "UNIFIED"]
