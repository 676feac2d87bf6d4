"""Rights that a child process gives up before it works: `confine` is the way, step by step.

Its walls are in linux: a filter of system calls, and Landlock (where files may be written).
"""

from tuner.confinement.confine import QUIET, Confinement, confine

__all__ = ["QUIET", "Confinement", "confine"]
