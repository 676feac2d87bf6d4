"""Turns: every unit once, and after everything that it reads."""

from hypothesis import given
from hypothesis import strategies as st

from tests.tuner.program.networks import networks, random_policies
from tuner.cpu.host import host_soc_versions
from tuner.cut import Chain
from tuner.graph import Graph
from tuner.kernels.families import family_of
from tuner.kernels.reach import PhaseReach, Reach
from tuner.ops import OPS
from tuner.program.chains import Run, Steps
from tuner.program.program import Turn
from tuner.program.roots import roots_of
from tuner.program.schedule import ChainStep, Source, take_turns
from tuner.target import Target
from tuner.tasks import tasks_by_output


def whole(reads: int = 1, units: int = 8, position: int = 0) -> Reach:
    """A step whose unit n makes element n and reads what lies before n + `reads`."""
    return Reach((PhaseReach(units, lambda n: n, {position: lambda n: min(units, n - 1 + reads)}),))


def line(*reaches: Reach) -> list[ChainStep]:
    """Each reads the one before."""
    return [
        ChainStep(i, reach, (Source(0, i - 1, 0),) if i else ()) for i, reach in enumerate(reaches)
    ]


def turns(steps: list[ChainStep], bands: int, *, uneven: bool = False, cores: int = 1) -> list[str]:
    chain = take_turns(steps, bands, uneven=uneven, cores=cores)
    return [f"{turn.step}:{turn.first}-{turn.end}" for turn in chain]


def test_each_band_makes_what_the_next_step_reads_for_it() -> None:
    steps = line(whole(), whole(reads=3), whole())

    assert turns(steps, 2) == ["0:0-6", "1:0-4", "2:0-4", "0:6-8", "1:4-8", "2:4-8"]


def test_uneven_bands_become_lower() -> None:
    assert turns(line(whole(units=6), whole(units=6)), 3, uneven=True) == [
        "0:0-3", "1:0-3", "0:3-5", "1:3-5", "0:5-6", "1:5-6",
    ]  # fmt: skip


def test_a_turn_has_as_much_for_each_core() -> None:
    assert turns(line(whole(units=9), whole(units=9)), 3, cores=2) == [
        "0:0-4", "1:0-4", "0:4-6", "1:4-6", "0:6-9", "1:6-9",
    ]  # fmt: skip


def test_what_is_read_as_a_whole_is_made_first() -> None:
    steps = line(whole(), whole(position=7), whole())

    assert turns(steps, 2) == ["0:0-8", "1:0-4", "2:0-4", "1:4-8", "2:4-8"]


def test_a_sum_waits_for_the_slower_of_its_operands() -> None:
    both = Reach((PhaseReach(8, lambda n: n, {0: lambda n: n, 1: lambda n: min(8, n + 2)}),))
    steps = [*line(whole(), whole()), ChainStep(2, both, (Source(0, 1, 0), Source(1, 0, 0)))]

    assert turns(steps, 2) == ["0:0-6", "1:0-4", "2:0-4", "0:6-8", "1:4-8", "2:4-8"]


def test_a_part_is_read_from_where_it_begins() -> None:
    steps = [ChainStep(0, whole(), ()), ChainStep(1, whole(units=4), (Source(0, 0, 4),))]

    assert turns(steps, 2) == ["0:0-6", "1:0-2", "0:6-8", "1:2-4"]


def test_phases_of_a_step_take_turns_as_well() -> None:
    copy = PhaseReach(8, lambda n: n, {0: lambda n: n})
    product = PhaseReach(4, lambda n: 2 * n, {}, lambda n: min(8, 2 * n + 1))
    step = ChainStep(1, Reach((copy, product)), (Source(0, 0, 0),))

    chain = take_turns([ChainStep(0, whole(), ()), step], 2, uneven=False, cores=1)

    assert chain == (
        Turn(0, 0, 0, 5), Turn(1, 0, 0, 5), Turn(1, 1, 0, 2),
        Turn(0, 0, 5, 8), Turn(1, 0, 5, 8), Turn(1, 1, 2, 4),
    )  # fmt: skip


def test_more_bands_than_units_are_as_many_as_there_are_units() -> None:
    assert len(turns(line(whole(units=3), whole(units=3)), 40)) == 6


# -- real steps ------------------------------------------------------------------------------------


@given(networks(), st.integers(0, 1 << 20), st.integers(2, 9), st.booleans(), st.integers(1, 4))
def test_every_unit_is_done_once_and_after_all_that_it_reads(
    graph: Graph, seed: int, bands: int, uneven: bool, cores: int
) -> None:
    tasks = tasks_by_output(graph, "must_keep_origin_dtype")
    target = Target(host_soc_versions()[-1], cores)
    policies = random_policies(tasks, target, seed)
    nodes = [node for node in graph.nodes if not OPS[node.op].is_in_place]

    def reach_of(number: int) -> Reach | None:
        task, family = tasks[nodes[number].outputs[0]], family_of(nodes[number].op)
        return family.reach(task, policies[task.key], target.isa) if family.reach else None

    steps = Steps(graph, nodes, roots_of(graph), reach_of, cores)
    chain = Chain(tuple(node.outputs[0] for node in nodes), bands, uneven)

    for run in steps.runs_of([chain]):
        Simulation(steps, run).check()


class Simulation:
    """Does the turns of a run one after the other, and looks at what each finds."""

    def __init__(self, steps: Steps, run: Run) -> None:
        self.steps, self.run = steps, run
        numbers = range(run.first, run.last + 1)
        self.phases = {n: found.phases for n in numbers if (found := steps.reach(n))}
        self.done = {(n, p): 0 for n in numbers for p in range(len(self.phases[n]))}
        self.makers = {steps.nodes[n].outputs[0]: n for n in numbers}

    def check(self) -> None:
        for turn in self.run.turns:
            assert turn.first == self.done[turn.step, turn.phase] < turn.end
            for position, name in enumerate(self.steps.nodes[turn.step].inputs):
                self.check_input(turn, position, name)
            if turn.phase:
                needed = self.phases[turn.step][turn.phase].reads_before(turn.end)
                assert needed <= self.made(turn.step, turn.phase - 1)
            self.done[turn.step, turn.phase] = turn.end
        assert self.done == {(n, p): self.phases[n][p].units for n, p in self.done}

    def check_input(self, turn: Turn, position: int, name: str) -> None:
        root = self.steps.roots[name]
        if root.name not in self.makers:
            return
        maker, phases = self.makers[root.name], self.phases[turn.step]
        whole = self.steps.graph.types[root.name].count
        is_ordered = any(position in phase.reads for phase in phases)
        read = phases[turn.phase].reads.get(position, lambda _: 0 if is_ordered else whole)
        assert read(turn.end) + root.start_bytes // 4 <= self.made(maker, -1)

    def made(self, number: int, phase: int) -> int:
        """First elements that are there."""
        phases = self.phases[number]
        units = self.done[number, phase % len(phases)]
        return phases[phase].made(units) if units else 0
