"""One requested race in the worker, and every way in which it may end, as a message."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bankd.bridge import TunerError
from bankd.bridge.race import run_requested_race
from bankd.config.config import Settings
from bankd.config.workspace import Workspace
from bankd.errors import BankdError
from bankd.jobs import Race, RaceState
from bankd.system.device_lock import DeviceBusy
from bankd.system.logs import write_traceback

BUSY = "busy"

Settle = Callable[[Race, Settings], str]


def raced(race: Race, settings: Settings, settle: Settle = run_requested_race) -> dict[str, str]:
    """Run a race; its message says how it ended, whatever happens."""
    try:
        return {"race": RaceState.DONE, "said": settle(race, settings)}
    except DeviceBusy as busy:
        return {"race": BUSY, "said": busy.message}
    except (BankdError, TunerError) as error:
        said = error.message
    except OSError as error:
        said = f"{error.filename or race.bank}: {error.strerror or error}"
    except Exception as error:  # The top-level handler of a race.
        log = write_traceback(Workspace(settings.workspace).log_folder, error)
        said = f"an unexpected error, {type(error).__name__}: {error} (see {log})"
    return {"race": RaceState.FAILED, "said": said}


def ending(answer: Mapping[str, Any]) -> tuple[RaceState, str]:
    """State and report of a race, read from its message. Raises DeviceBusy where another process
    measures on this device: the race waits."""
    if answer["race"] == BUSY:
        raise DeviceBusy(str(answer["said"]), "it waits until the other is done", "EG0013")
    return RaceState(answer["race"]), str(answer["said"])
