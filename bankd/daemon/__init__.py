"""The daemon: scans the watched folders, and handles every model that is ready, one at a time.

What a scan and the job list say is the truth; events, timers and signals only wake the loop.
"""

from bankd.daemon.daemon import LOOP_PATIENCE_S, Daemon
from bankd.daemon.identity import Identity
from bankd.daemon.once import MOST_ROUNDS
from bankd.daemon.parts import Handled, Parts

__all__ = ["LOOP_PATIENCE_S", "MOST_ROUNDS", "Daemon", "Handled", "Identity", "Parts"]
