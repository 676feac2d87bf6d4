"""When fewer cores are used: planted readings of the scheduler's statistics, no stop-watch."""

import pytest

from tuner.cpu.contention import (
    LOOK_EVERY_S,
    REST_S,
    WINDOW_S,
    ContentionBackOff,
    CoreUse,
    ThreadUse,
    Trial,
    longest_wait_s,
)

JOB_S, WAIT_S = 0.002, 0.003


class Machine:
    """A machine whose CPUs other work uses in part, and a model that is called every 20 ms."""

    def __init__(self, cores: int = 2, cpus: int = 2) -> None:
        self.back_off = ContentionBackOff(cores)
        self.cpus, self.now_s, self.busy_s, self.process_s = cpus, 100.0, 0.0, 0.0
        self.own_s = 0.0
        self.readings, self.reported = 0, 0
        self.jobs: dict[int, int] = {}
        """How many ran on each number of cores."""

    def run(
        self,
        seconds: float,
        others: float,
        wait_s: float,
        every_s: float = 0.02,
        job_s: float = JOB_S,
        neighbours: float = 0.0,
        turns: float = 0.0,
        fewer_s: float | None = None,
        kinds: tuple[float, ...] = (1.0,),
        parts: int = 1,
    ) -> int:
        """Call the model for some seconds, and return the cores in use.

        Meanwhile other processes use `others` CPUs, other threads of this process `neighbours`,
        and `turns` between its calls. On fewer cores than all a job takes
        `fewer_s`; jobs of several `kinds`, in turn, take so many times as long.
        """
        end_s = self.now_s + seconds
        while self.now_s < end_s - 1e-9:
            self.now_s += every_s
            cores, kind = self.back_off.next_cores(), sum(self.jobs.values()) % len(kinds)
            self.jobs[cores] = self.jobs.get(cores, 0) + 1
            took_s = job_s if fewer_s is None or cores == self.back_off.cores else fewer_s
            took_s *= kinds[kind]
            self.process_s += took_s * cores + every_s * neighbours
            self.own_s += took_s * cores
            self.process_s += turns * (every_s - took_s)
            self.busy_s += others * every_s
            if self.now_s >= self.back_off.next_look_s:
                waited_s = None
                if self.back_off.reads_statistics:
                    self.readings += 1
                    waited_s = wait_s if cores > 1 else 0.0
                for part in range(parts):  # each as long as the job, with segments between
                    self.reported += self.back_off.note(
                        self.now_s, took_s, waited_s, self.core_use, cores=cores, kind=(kind, part)
                    )
        return self.back_off.in_use

    def core_use(self) -> CoreUse:
        busy_s = self.busy_s + self.process_s
        return CoreUse(self.now_s, self.cpus, busy_s, self.process_s, self.own_s)


def test_late_wake_ups_on_an_idle_machine_change_nothing() -> None:
    """Threads of ours wait for each other, or for a CPU that sleeps, and for nothing else."""
    machine = Machine()

    assert machine.run(600.0, others=0.02, wait_s=0.005) == 2
    assert machine.reported == 0


def test_other_work_that_delays_no_thread_of_ours_changes_nothing() -> None:
    assert Machine().run(10.0, others=1.0, wait_s=0.0001) == 2


@pytest.mark.parametrize("every_s", [0.002, 0.02, 0.05, 0.3])
def test_a_busy_process_is_recognised_within_a_second_and_left_within_a_second(
    every_s: float,
) -> None:
    machine = Machine()
    machine.run(5.0, others=0.0, wait_s=0.0, every_s=every_s)

    beside = machine.run(1.0, others=1.0, wait_s=WAIT_S, every_s=every_s)
    alone = machine.run(1.0, others=0.0, wait_s=0.0, every_s=every_s)

    assert (beside, alone) == (1, 2)


def test_fewer_cores_are_used_as_long_as_the_other_work_lasts() -> None:
    machine = Machine()
    machine.run(1.0, others=1.0, wait_s=WAIT_S)

    assert machine.run(60.0, others=1.0, wait_s=WAIT_S) == 1
    assert machine.reported == 1


@pytest.mark.parametrize(
    ("cores", "cpus", "others", "left"),
    [(8, 8, 1.6, 6), (8, 8, 0.7, 7), (4, 8, 5.0, 3), (4, 8, 2.0, 4), (2, 2, 2.0, 1)],
)
def test_as_many_cores_are_left_as_other_work_uses(
    cores: int, cpus: int, others: float, left: int
) -> None:
    assert Machine(cores, cpus).run(1.0, others, WAIT_S) == left


def test_a_short_disturbance_changes_nothing() -> None:
    machine = Machine()

    for _ in range(10):
        machine.run(0.06, others=1.0, wait_s=WAIT_S)
        machine.run(WINDOW_S, others=0.0, wait_s=0.0)

    assert machine.reported == 0


def test_without_statistics_of_threads_all_cores_stay_in_use() -> None:
    machine = Machine()

    for number in range(100):
        waited_s = longest_wait_s({}, {})
        machine.back_off.note(number * LOOK_EVERY_S, JOB_S, waited_s, machine.core_use, cores=2)

    assert machine.back_off.in_use == 2


def test_another_engine_of_this_process_that_takes_turns_with_ours_costs_no_core() -> None:
    """Its threads spin for a moment after its call, and ours wait for them."""
    machine = Machine()

    assert machine.run(60.0, 0.0, WAIT_S, turns=2.0, neighbours=0.2, fewer_s=1.6 * JOB_S) == 2
    assert machine.jobs[1] <= 0.04 * machine.jobs[2]


def test_other_threads_of_this_process_that_make_one_core_quicker_get_the_other() -> None:
    machine = Machine()

    beside = machine.run(3.0, 0.0, WAIT_S, neighbours=1.0, fewer_s=0.7 * JOB_S)
    alone = machine.run(20.0, 0.0, 0.0, fewer_s=1.6 * JOB_S)

    assert (beside, alone) == (1, 2)


@pytest.mark.parametrize("kinds", [(1.0,), (1.0, 9.0), (5.0, 1.0, 1.0)])
def test_threads_that_spin_cost_a_few_jobs_in_a_hundred_and_no_core(
    kinds: tuple[float, ...],
) -> None:
    """The statistics call them busy; jobs on one core take longer than on both."""
    machine = Machine()

    beside = machine.run(3.0, 0.0, WAIT_S, neighbours=1.0, fewer_s=2 * JOB_S, kinds=kinds)
    machine.run(60.0, 0.0, WAIT_S, neighbours=1.0, fewer_s=2 * JOB_S, kinds=kinds)

    assert (beside, machine.back_off.in_use, machine.reported) == (2, 2, 0)
    assert machine.jobs[1] <= 0.04 * machine.jobs[2]


def test_long_jobs_that_are_clearly_slower_on_one_core_end_a_trial_early() -> None:
    machine = Machine()

    for _ in range(20):
        machine.run(1.0, 0.0, 0.01, 0.07, job_s=0.034, neighbours=1.0, fewer_s=0.055)

    assert machine.back_off.in_use == 2
    assert 2 <= machine.jobs[1] <= 0.04 * machine.jobs[2]


@pytest.mark.parametrize("parts", [2, 3, 5])
@pytest.mark.parametrize(("fewer", "cores"), [(2.0, 2), (0.7, 1)])
def test_a_model_of_several_parts_is_tried_as_a_whole(parts: int, fewer: float, cores: int) -> None:
    machine = Machine()

    machine.run(
        20.0, float(fewer < 1), WAIT_S, neighbours=float(fewer > 1),
        fewer_s=fewer * JOB_S, parts=parts,
    )  # fmt: skip

    assert machine.back_off.in_use == cores


@pytest.mark.parametrize("kinds", [(1.0,), (1.0, 9.0)])
def test_work_that_makes_one_core_quicker_than_two_gets_the_other(kinds: tuple[float, ...]) -> None:
    machine = Machine()

    beside = machine.run(2.0, 1.0, WAIT_S, fewer_s=0.7 * JOB_S, kinds=kinds)
    machine.run(60.0, 1.0, WAIT_S, fewer_s=0.7 * JOB_S, kinds=kinds)

    assert (beside, machine.back_off.in_use, machine.reported) == (1, 1, 1)
    assert machine.jobs[2] <= 0.06 * machine.jobs[1]


def test_work_that_begins_beside_threads_that_spin_is_noticed_after_a_rest() -> None:
    machine = Machine()
    machine.run(60.0, 0.0, WAIT_S, neighbours=1.0, fewer_s=2 * JOB_S)

    assert machine.run(REST_S + 1.0, 1.0, WAIT_S, fewer_s=0.7 * JOB_S) == 1


def test_the_wait_of_a_job_is_the_longest_of_threads_that_are_there_before_and_after() -> None:
    before = {1: ThreadUse(5.0, 0.1), 2: ThreadUse(6.0, 0.2), 3: ThreadUse(90.0, 0.0)}
    after = {1: ThreadUse(7.0, 0.1), 2: ThreadUse(7.0, 0.5), 4: ThreadUse(50.0, 9.0)}

    assert longest_wait_s(before, after) == pytest.approx(0.3)


def test_short_jobs_do_not_pay_for_statistics() -> None:
    machine = Machine()

    machine.run(10.0, others=1.0, wait_s=WAIT_S, job_s=0.0009)

    assert (machine.readings, machine.reported) == (0, 0)


def test_statistics_are_read_at_most_every_20_ms() -> None:
    machine = Machine()

    machine.run(1.0, others=0.0, wait_s=0.0, every_s=2**-8)

    assert machine.readings == 42  # every sixth job, from the second look on


def test_a_model_on_one_core_is_not_watched() -> None:
    assert ContentionBackOff(1).next_look_s == float("inf")


def test_the_end_of_other_work_is_seen_though_jobs_on_fewer_cores_are_short() -> None:
    machine = Machine()
    machine.run(4.0, 1.0, WAIT_S, job_s=0.004, fewer_s=0.0009)

    assert machine.back_off.in_use == 1
    assert machine.run(1.0, 0.0, 0.0, job_s=0.0005, fewer_s=0.0009) == 2


def test_jobs_of_which_none_comes_twice_leave_all_cores_in_use() -> None:
    trial = Trial(1, 2)
    for number in range(100):
        trial.note(number, trial.next_cores(), 0.01)

    assert trial.is_over
    assert not trial.is_fewer_better
