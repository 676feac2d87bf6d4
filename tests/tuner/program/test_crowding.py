"""When fewer cores are used: planted times, no stop-watch."""

import time

from tuner.program.crowding import FIRST_HOLD_S, LOOK_EVERY_S, LOOKS, STRIKES, Crowding

JOB_S = 0.02


class Machine:
    """Jobs of 20 ms, one a look; `lost` cores have had only half of that."""

    def __init__(self, cores: int) -> None:
        self.crowding = Crowding(cores)
        self.now_s = 100.0

    def look(self, lost: int = 0, count: int = 1, job_s: float = JOB_S) -> int:
        """The number of cores after some looks alike."""
        for _ in range(count):
            cores = self.crowding.in_use
            own_s = [job_s / 2] * min(lost, cores) + [job_s] * (cores - min(lost, cores))
            self.crowding.note(self.now_s, job_s, own_s)
            self.now_s += LOOK_EVERY_S
        return self.crowding.in_use


def test_a_quiet_machine_keeps_all_cores() -> None:
    assert Machine(4).look(count=100) == 4


def test_a_single_disturbance_changes_nothing() -> None:
    machine = Machine(2)

    for _ in range(10):
        machine.look(lost=1, count=STRIKES - 1)
        machine.look(count=LOOKS)

    assert machine.crowding.in_use == 2


def test_cores_that_keep_losing_time_are_left_to_others() -> None:
    machine = Machine(8)

    assert machine.look(lost=2, count=STRIKES) == 6


def test_one_core_is_always_used() -> None:
    assert Machine(2).look(lost=2, count=50) == 1


def test_the_waking_of_a_worker_in_a_short_job_is_no_loss() -> None:
    assert Machine(2).look(lost=1, count=50, job_s=0.0015) == 2


def test_all_cores_are_tried_again_after_a_while() -> None:
    machine = Machine(2)
    machine.look(lost=1, count=STRIKES)
    machine.now_s += FIRST_HOLD_S

    assert machine.look() == 2


def test_a_machine_that_stays_crowded_is_tried_less_often() -> None:
    machine = Machine(2)
    machine.look(lost=1, count=STRIKES)
    machine.now_s += FIRST_HOLD_S
    machine.look()
    machine.look(lost=1, count=STRIKES)

    machine.now_s += FIRST_HOLD_S
    still = machine.look()
    machine.now_s += FIRST_HOLD_S

    assert (still, machine.look()) == (1, 2)


def test_looks_have_their_distance() -> None:
    crowding = Crowding(2)
    now_s = time.monotonic()

    crowding.note(now_s, JOB_S, [JOB_S, JOB_S])

    assert crowding.next_look_s == now_s + LOOK_EVERY_S
