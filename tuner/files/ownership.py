"""Ownership of files that hold machine code: none that another user could have written is run."""

from __future__ import annotations

import os
import stat

OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH


def why_untrusted(status: os.stat_result) -> str:
    """Return why code from this file or folder must not be run; empty where it may be."""
    if status.st_uid != os.geteuid():
        return "it belongs to another user"
    if status.st_mode & OTHERS_MAY_WRITE:
        return "other users may write to it"
    return ""
