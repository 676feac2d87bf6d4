"""Options of online sessions: what happens to misses, the number of cores, looking again."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tuner.backend import host_cores
from tuner.runtime.call_options import checked_options
from tuner.runtime.threads import usable_threads

AOE_MODES = {"1": "1", "2": "2", "1,2": "1,2"}
"""Values of the environment variable AOE_MODE that ask for tuning, with their job types."""


@dataclass(frozen=True)
class OnlineOptions:
    """Options of online sessions."""

    on_miss: str = "record"
    """"record" a model that the bank misses for a daemon, "tune" it at once, or "ignore" that."""
    threads: int | None = None
    """Cores of a model; None: all that there are."""
    refresh_s: float | None = None
    """Seconds after which a called model looks whether the bank knows more; None: never."""
    job_types: str = "1,2"
    """AOE's numbers of what "tune" tunes: 1 subgraphs, 2 operators."""
    recorded: Path | None = None
    """Folder of recorded misses; None: that of the bank."""

    @staticmethod
    def of(given: Mapping[str, Any]) -> OnlineOptions:
        """The options given in a call, over those of the environment.

        AOE_MODE ("1", "2" or "1,2") means that misses are tuned. More threads than cores are those
        of all cores, with a RuntimeWarning. Raises OptionError for a name or a value that there is
        not.
        """
        mode = os.environ.get("AOE_MODE", "").replace(" ", "")
        asked = {"on_miss": "tune", "job_types": AOE_MODES[mode]} if mode in AOE_MODES else {}
        checked = checked_options(given, OnlineOptions.__annotations__)
        options = OnlineOptions(**{**asked, **checked})
        threads = usable_threads(options.threads, host_cores(), stacklevel=3)
        return replace(options, threads=threads)
