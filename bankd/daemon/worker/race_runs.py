"""Requested races: run one after the other in a worker, never while a model is tuned."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bankd.bank.subject import short_key
from bankd.daemon.child_process import ChildDied
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.queue.endings import until_noted
from bankd.errors import BankdError
from bankd.jobs import Race, RaceState
from bankd.system.device_lock import DeviceBusy


async def run_race(parts: DaemonParts, standing: DaemonState) -> bool:
    """Run the race that waits longest; whether there was one.

    Raises DeviceBusy where another process measures; the race then waits on, as it does when the
    daemon is told to stop.
    """
    races = parts.jobs.races
    if not races.is_any_waiting():
        return False
    with parts.turns.holding(parts.hold_device):
        pass  # Its worker will hold it. Where it cannot, nothing is begun, and nothing written.
    race = races.claim()
    if race is None:
        return False
    standing.is_racing = True
    try:
        parts.log.info("race_started", race=race.id, key=short_key(race.key), bank=race.bank)
        ended = await _outcome(parts, standing, race)
        await until_noted(parts, standing, lambda: _note(parts, race, ended))
    except Exception:
        await until_noted(parts, standing, lambda: races.give_up(race.id))
        raise
    except BaseException:
        with suppress(BankdError):  # The next daemon finds that this one is gone.
            races.give_up(race.id)
        raise
    finally:
        standing.is_racing = False
    return ended is not None


def _note(parts: DaemonParts, race: Race, ended: tuple[RaceState, str] | None) -> None:
    if ended is None:
        parts.jobs.races.give_up(race.id)
        return
    state, said = ended
    parts.jobs.races.end(race.id, state, said)
    parts.metrics.count("races", value=state)
    parts.log.info("race_ended", race=race.id, state=state, said=said)


async def _outcome(
    parts: DaemonParts, standing: DaemonState, race: Race
) -> tuple[RaceState, str] | None:
    """Return its end; None where it had to be cut short."""
    racing = asyncio.ensure_future(parts.workshop.race(race))
    try:
        while not racing.done():
            await asyncio.wait({racing}, timeout=0.25)
            if standing.is_stopping and not racing.done():
                # What was measured for it is worth nothing before its end.
                await parts.workshop.close()
        return racing.result()
    except ChildDied as death:
        if standing.is_stopping:
            return None
        parts.metrics.count("worker_deaths", value=death.cause)
        return RaceState.FAILED, f"the process that measured it died: {death}"
    except DeviceBusy:
        raise
    except (BankdError, OSError) as error:
        return RaceState.FAILED, str(error)
    finally:
        racing.cancel()
