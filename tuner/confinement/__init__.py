"""Rights that a child process gives up before it works: `confine` is the way, step by step.

Its walls: landlock (where files may be written), and call_filter (which system calls are refused).
linux has the numbers of the calls, and the way into them.
"""

from tuner.confinement.confine import QUIET, Confinement, confine

__all__ = ["QUIET", "Confinement", "confine"]
