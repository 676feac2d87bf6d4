"""The tuner's ways to open what is named by a path, for those who know no tuner.

It is the one door for this: `tuner.files.descriptors` loads nothing else.
"""

from tuner.files.descriptors import (
    open_regular,
    open_standard_streams,
    read_regular,
    silence,
)
