"""Races that somebody asked for: run one after the other, never while a model is tuned."""

from __future__ import annotations

from collections.abc import Callable

from bankd.bank.subject import short_key
from bankd.daemon.parts import Parts
from bankd.device import DeviceBusy
from bankd.errors import BankdError
from bankd.jobs import Race, RaceState
from bankd.logs import write_traceback
from tuner.errors import TunerError


def run_races(parts: Parts, is_stopping: Callable[[], bool]) -> None:
    """Run all that wait. Raises DeviceBusy; the race then waits on."""
    while not is_stopping() and (race := parts.jobs.races.claim()):
        parts.log.info("race_started", race=race.id, key=short_key(race.key), bank=race.bank)
        try:
            state, said = _outcome(parts, race)
        except BaseException:
            parts.jobs.races.give_up(race.id)
            raise
        parts.jobs.races.end(race.id, state, said)
        parts.log.info("race_ended", race=race.id, state=state, said=said)


def _outcome(parts: Parts, race: Race) -> tuple[RaceState, str]:
    """The outer door of a race: whatever it does, the daemon goes on."""
    try:
        return RaceState.DONE, parts.race(race)
    except DeviceBusy:
        raise
    except (BankdError, TunerError) as error:
        return RaceState.FAILED, error.message
    except OSError as error:
        return RaceState.FAILED, f"{error.filename or race.bank}: {error.strerror or error}"
    except Exception as error:  # The outer door.
        log = write_traceback(parts.workspace.log_folder, error)
        return RaceState.FAILED, f"an unexpected error, {type(error).__name__}: {error} (see {log})"
