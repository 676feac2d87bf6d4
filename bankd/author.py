"""The author of a revision: the name that it carries."""

from __future__ import annotations

import getpass
import os
import platform


def author() -> str:
    """ "user@host"."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())  # A container may run as a number that has no name.
    return f"{user}@{platform.node()}"
