"""Races that somebody asked for: run one after the other, never while a model is tuned."""

from __future__ import annotations

from bankd.bank.subject import short_key
from bankd.children import ChildDied
from bankd.daemon.parts import Parts
from bankd.device import DeviceBusy
from bankd.jobs import Race, RaceState
from bankd.working.racing import RaceBusy


async def run_race(parts: Parts) -> bool:
    """Run the race that waits longest; whether there was one.

    Raises DeviceBusy where another process measures; the race then waits on.
    """
    race = parts.jobs.races.claim()
    if race is None:
        return False
    parts.log.info("race_started", race=race.id, key=short_key(race.key), bank=race.bank)
    try:
        state, said = await _outcome(parts, race)
    except BaseException:
        parts.jobs.races.give_up(race.id)
        raise
    parts.jobs.races.end(race.id, state, said)
    parts.metrics.raced(state)
    parts.log.info("race_ended", race=race.id, state=state, said=said)
    return True


async def _outcome(parts: Parts, race: Race) -> tuple[RaceState, str]:
    try:
        return await parts.workshop.race(race)
    except RaceBusy as busy:
        raise DeviceBusy(str(busy), "it waits until the other is done", "EG0013") from busy
    except ChildDied as death:
        parts.metrics.worker_died(death.cause)
        return RaceState.FAILED, f"the process that measured it died: {death}"
