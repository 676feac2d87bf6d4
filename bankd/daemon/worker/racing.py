"""One requested race, and every way in which it may end, as a value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bankd.bridge import TunerError
from bankd.bridge.race.settle import settle_race
from bankd.config.config import Settings
from bankd.config.workspace import Workspace
from bankd.errors import BankdError
from bankd.jobs import Race, RaceState
from bankd.system.device_lock import DeviceBusy
from bankd.system.logs import write_traceback

BUSY = "busy"

Settle = Callable[[Race, Settings], str]


class RaceBusy(Exception):  # noqa: N818
    """Another process measures on this device; the race waits."""


def raced(race: Race, settings: Settings, settle: Settle = settle_race) -> dict[str, str]:
    """The outer door of a race: how it ended, and what is said of it."""
    try:
        return {"race": RaceState.DONE, "said": settle(race, settings)}
    except DeviceBusy as busy:
        return {"race": BUSY, "said": busy.message}
    except (BankdError, TunerError) as error:
        said = error.message
    except OSError as error:
        said = f"{error.filename or race.bank}: {error.strerror or error}"
    except Exception as error:  # The outer door.
        log = write_traceback(Workspace(settings.workspace).log_folder, error)
        said = f"an unexpected error, {type(error).__name__}: {error} (see {log})"
    return {"race": RaceState.FAILED, "said": said}


def ending(answer: Mapping[str, Any]) -> tuple[RaceState, str]:
    """What `raced` said, on the other side of the pipe. Raises RaceBusy."""
    if answer["race"] == BUSY:
        raise RaceBusy(str(answer["said"]))
    return RaceState(answer["race"]), str(answer["said"])
