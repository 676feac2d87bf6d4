"""Subgraphs in the measuring child, and what it survives: bad kernels, and wrong programs."""

import sys
from collections.abc import Iterator

import pytest

from tests.tuner.measure.small_subgraphs import row_of_products, sibling_products
from tuner.backend import host_soc_versions
from tuner.errors import KernelError
from tuner.measure.compile_pool import CompilePool
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome
from tuner.tuning.decide import race

PLANTED = (sys.executable, "-m", "tests.tuner.measure.planted")
PLANTED_COMPILER = (sys.executable, "-m", "tests.tuner.measure.planted_compiler")
PLANTED_PROGRAM = (sys.executable, "-m", "tests.tuner.measure.planted_program")


@pytest.fixture(scope="module")
def session() -> Iterator[SubgraphSession]:
    """Tests may share it: it survives whatever they do."""
    with SubgraphSession(Harness(Target(host_soc_versions()[-1], 1))) as session:
        yield session


@pytest.fixture(scope="module")
def planted() -> Iterator[SubgraphSession]:
    target = Target(host_soc_versions()[-1], 1)
    pool = CompilePool(target, command=PLANTED, processes=1)
    with SubgraphSession(Harness(target, check_timeout_s=4.0, pool=pool)) as session:
        yield session


@pytest.fixture
def row(target: Target) -> SubgraphSpace:
    return SubgraphSpace(row_of_products(), target)


@pytest.fixture
def siblings(target: Target) -> SubgraphSpace:
    return SubgraphSpace(sibling_products(), target)


@pytest.fixture
def joined(siblings: SubgraphSpace) -> Policy:
    return siblings.default.with_knobs(join_siblings_0=1)


def tasks_of(space: SubgraphSpace, policy: Policy) -> list[Task]:
    graph = space.rewritten(policy, space.graph)
    return list(tasks_by_output(graph, space.task.modes).values())


def operators_with(space: SubgraphSpace, policy: Policy, unroll: int) -> dict[str, Policy]:
    """The one task of a policy's cut, with the unrolling that plants a fault."""
    [task] = tasks_of(space, policy)
    default = Space(task, space.target).default
    assert default["unroll"] == 4
    return {task.key: default.with_knobs(unroll=unroll)}


def test_cuts_are_timed_beside_the_default(
    session: SubgraphSession, siblings: SubgraphSpace, joined: Policy
) -> None:
    session.open(siblings.task, {})
    [trial] = session.screen([joined], siblings.default)
    raced = session.race([joined], siblings.default, rounds=5)

    assert trial.task == siblings.task
    assert trial.outcome is Outcome.OK
    assert trial.error is not None
    assert 0 < trial.error < 1e-6
    assert trial.timing is not None
    assert trial.baseline is not None
    assert {t.policy: t.timing and t.timing.count for t in raced} == {
        siblings.default: 5,
        joined: 5,
    }


def test_a_race_of_cuts_is_decided_as_one_of_kernels_is(
    session: SubgraphSession, siblings: SubgraphSpace, joined: Policy
) -> None:
    session.open(siblings.task, {})
    decision, evidence = race(session, siblings, [joined], None)

    assert decision is not None
    assert decision.task == siblings.task
    assert decision.policy in (siblings.default, joined)
    assert {trial.policy for trial in evidence} == {siblings.default, joined}


def test_what_is_no_cut_is_told_apart(session: SubgraphSession, siblings: SubgraphSpace) -> None:
    session.open(siblings.task, {})
    [trial] = session.screen([siblings.default.with_knobs(join_siblings_0=2)], siblings.default)

    assert trial.outcome is Outcome.ILLEGAL
    assert "join_siblings_0=2" in trial.note


def test_kernels_that_candidates_share_are_compiled_once(
    session: SubgraphSession, row: SubgraphSpace
) -> None:
    """And those of three equal tasks, too."""
    session.open(row.task, {})
    [trial] = session.screen([row.default], row.default)

    assert trial.outcome is Outcome.OK
    assert len(session._kernels) == 1


def test_operators_have_the_policies_they_are_measured_with(
    session: SubgraphSession, siblings: SubgraphSpace, joined: Policy
) -> None:
    policies = operators_with(siblings, joined, unroll=1)
    session.open(siblings.task, policies)
    [trial] = session.screen([joined], siblings.default)

    [(_, used)] = [pair for pair in session._kernels if pair[0].key in policies]
    assert trial.outcome is Outcome.OK
    assert used["unroll"] == 1


@pytest.mark.parametrize(
    ("unroll", "outcome", "words"),
    [
        (1, Outcome.CRASHED, "SIGSEGV"),
        (2, Outcome.TIMEOUT, "no answer"),
        (8, Outcome.WRONG, "relative error of t"),
    ],
)
def test_a_bad_kernel_fails_the_cuts_that_have_it(
    planted: SubgraphSession,
    siblings: SubgraphSpace,
    joined: Policy,
    unroll: int,
    outcome: Outcome,
    words: str,
) -> None:
    planted.open(siblings.task, operators_with(siblings, joined, unroll))
    bad, good = planted.screen([joined, siblings.default], siblings.default)

    assert (bad.outcome, bad.timing) == (outcome, None)
    assert words in bad.note
    assert good.outcome is Outcome.OK
    assert good.timing is not None


def test_a_kernel_that_is_refused_fails_the_cut_as_a_compile_error(
    siblings: SubgraphSpace, joined: Policy
) -> None:
    pool = CompilePool(siblings.target, command=PLANTED_COMPILER, processes=1)
    with SubgraphSession(Harness(siblings.target, pool=pool)) as session:
        session.open(siblings.task, operators_with(siblings, joined, unroll=8))
        bad, good = session.race([joined], siblings.default, rounds=4)[::-1]

    assert bad.outcome is Outcome.COMPILE_ERROR
    assert bad.note.startswith("gemm with ")
    assert "LLVM refuses" in bad.note
    assert good.timing is not None


@pytest.mark.parametrize("fault", ["leave_out", "too_early"])
def test_a_wrong_program_is_wrong(row: SubgraphSpace, fault: str) -> None:
    with SubgraphSession(Harness(row.target, command=(*PLANTED_PROGRAM, fault))) as session:
        session.open(row.task, {})
        [wrong] = session.race([], row.default, rounds=4)

    assert wrong.outcome is Outcome.WRONG
    assert "relative error of t2 inf" in wrong.note
    assert wrong.timing is None


def test_a_subgraph_whose_reference_cannot_be_made_is_one_clear_error(
    session: SubgraphSession,
) -> None:
    text = row_of_products().text().replace('"gemm"', '"no_such_op"')

    with pytest.raises(KernelError, match=r"subgraph cannot be measured.*no_such_op"):
        session.open(Subgraph.parse(text), {})


@pytest.fixture(scope="module")
def operators() -> Iterator[MeasureSession]:
    with MeasureSession(Harness(Target(host_soc_versions()[-1], 1))) as session:
        yield session


def test_operators_and_subgraphs_take_turns_in_one_child(
    operators: MeasureSession, task: Task, siblings: SubgraphSpace, joined: Policy
) -> None:
    kernel = Space(task, siblings.target).default
    subgraphs = SubgraphSession.sharing(operators)
    operators.open(task)
    first = operators.race([], kernel, rounds=4)
    child = operators._harness._child._process
    subgraphs.open(siblings.task, {})
    second = subgraphs.screen([joined], siblings.default)
    third = operators.race([kernel.with_knobs(outer="rows")], kernel, rounds=4)
    fourth = subgraphs.race([joined], siblings.default, rounds=4)

    trials = [*first, *second, *third, *fourth]
    assert all(trial.outcome is Outcome.OK and trial.timing for trial in trials)
    assert [t.task.op for t in trials] == ["gemm"] + ["subgraph"] + ["gemm"] * 2 + ["subgraph"] * 2
    assert child is not None
    assert operators._harness._child._process is child


def test_what_the_child_holds_for_one_session_is_nothing_to_another(
    operators: MeasureSession, row: SubgraphSpace
) -> None:
    """Equal policies of one subgraph may stand for kernels with other policies."""
    subgraphs, others = SubgraphSession.sharing(operators), SubgraphSession.sharing(operators)
    subgraphs.open(row.task, {})
    [held] = subgraphs.screen([row.default], row.default)
    assert held.timing is not None
    assert row.default in subgraphs._held

    others.open(row.task, {})

    assert row.default not in subgraphs._held | others._held
    assert subgraphs.race([], row.default, rounds=4)[0].timing is not None
    assert row.default not in others._held


def test_a_guest_leaves_the_stand_to_its_host(
    operators: MeasureSession, task: Task, target: Target
) -> None:
    with SubgraphSession.sharing(operators) as subgraphs:
        subgraphs.open(row_of_products(), {})

    operators.open(task)
    [trial] = operators.race([], Space(task, target).default, rounds=4)

    assert trial.timing is not None
