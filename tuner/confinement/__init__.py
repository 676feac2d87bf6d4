"""Rights that a child process gives up before it works: read `confine` first.

The walls, each in a file: limits (memory, files), landlock (where files may be written), and
call_filter (which system calls are refused, from the table in calls). linux is how to ask for them.
"""

from tuner.confinement.confine import Confinement, confine

__all__ = ["Confinement", "confine"]
