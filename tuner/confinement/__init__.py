"""Rights that a child process gives up before it works: `confine` is the way, step by step.

Its walls: call_filter (which system calls are refused), and Landlock (where files may be written)
in linux, which has the numbers of the calls, and the way into them.
"""

from tuner.confinement.confine import QUIET, Confinement, confine

__all__ = ["QUIET", "Confinement", "confine"]
