"""Compiling in other processes, and what may become of them."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tuner.backend import host_soc_versions
from tuner.errors import KernelError
from tuner.kernel_family import CompiledKernel
from tuner.measure import compile_pool
from tuner.measure.compile_pool import CompilePool, Refusal, compile_missing
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore, compile_kernel
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome

from .planted_compiler import HANGS
from .processes import await_end, await_word, is_alive

PLANTED = (sys.executable, "-m", "tests.tuner.measure.planted_compiler")

HANGING = """
import sys, time
from tests.tuner.conftest import gemm_task
from tests.tuner.measure.planted_compiler import HANGS
from tests.tuner.measure.processes import await_word
from tuner.measure.compile_pool import CompilePool
from tuner.search.space import Space
from tuner.backend import host_soc_versions
from tuner.target import Target

task, target = gemm_task(), Target(host_soc_versions()[-1], 1)
pool = CompilePool(target, command={command}, processes=1)
pool.submit(task, Space(task, target).default.with_knobs(unroll=2))
await_word(pool._workers[0], HANGS)
print(pool._workers[0]._process.pid, flush=True)
time.sleep(600)
"""

OpenPool = Callable[..., CompilePool]


@pytest.fixture
def open_pool(target: Target) -> Iterator[OpenPool]:
    pools: list[CompilePool] = []

    def open_one(**options: object) -> CompilePool:
        pools.append(CompilePool(target, **options))  # type: ignore[arg-type]
        return pools[-1]

    yield open_one
    for pool in pools:
        pool.close()


@pytest.fixture
def default(task: Task, target: Target) -> Policy:
    return Space(task, target).default


def test_a_pool_compiles_what_this_process_would(
    open_pool: OpenPool, task: Task, target: Target, default: Policy
) -> None:
    policies = [default, default.with_knobs(outer="rows")]
    pool = open_pool(processes=2)

    compiled = [pool.submit(task, policy).result() for policy in policies]

    assert compiled == [compile_kernel(task, policy, target.isa) for policy in policies]


def test_an_illegal_candidate_is_refused_with_the_reason(
    open_pool: OpenPool, task: Task, default: Policy
) -> None:
    refused = open_pool().submit(task, default.with_knobs(tile_vectors=99)).result()

    assert isinstance(refused, Refusal)
    assert refused.outcome is Outcome.ILLEGAL
    assert "99" in refused.note


def test_a_compiler_that_dies_hangs_or_refuses_fails_that_candidate_alone(
    open_pool: OpenPool, task: Task, default: Policy
) -> None:
    """A process that runs already is what hangs: its start may take as long as it likes."""
    pool = open_pool(command=PLANTED, processes=1, timeout_s=120.0)
    first = pool.submit(task, default).result()

    pool._timeout_s = 1.0
    hung = pool.submit(task, default.with_knobs(unroll=2)).result()
    pool._timeout_s = 120.0
    submitted = [pool.submit(task, default.with_knobs(unroll=n)) for n in (1, 8, 4)]
    dead, refused, right = [future.result() for future in submitted]

    assert isinstance(first, CompiledKernel)
    assert right == first
    assert isinstance(dead, Refusal)
    assert (dead.outcome, "SIGABRT" in dead.note) == (Outcome.CRASHED, True)
    assert isinstance(hung, Refusal)
    assert (hung.outcome, "1 s" in hung.note) == (Outcome.TIMEOUT, True)
    assert isinstance(refused, Refusal)
    assert (refused.outcome, "LLVM" in refused.note) == (Outcome.COMPILE_ERROR, True)


def test_closing_does_not_wait_for_a_compiler_that_hangs(
    open_pool: OpenPool, task: Task, default: Policy
) -> None:
    pool = open_pool(command=PLANTED, processes=1, timeout_s=600.0)
    hanging = pool.submit(task, default.with_knobs(unroll=2))
    waiting = pool.submit(task, default)
    await_word(pool._workers[0], HANGS)

    pool.close()

    assert isinstance(hanging.result(), Refusal)
    assert waiting.cancelled() or isinstance(waiting.result(), Refusal)  # whoever comes first


def test_signals_that_are_sent_to_everyone_fail_no_candidate(
    open_pool: OpenPool, task: Task, default: Policy
) -> None:
    """systemd tells all processes of a unit to end; the daemon finishes its candidate first."""
    pool = open_pool(processes=1)
    pool.submit(task, default).result()
    process = pool._workers[0]._process
    assert process is not None

    for sent in (signal.SIGINT, signal.SIGTERM):
        process.send_signal(sent)
    compiled = pool.submit(task, default.with_knobs(outer="rows")).result()

    assert isinstance(compiled, CompiledKernel)
    assert process.poll() is None
    assert os.getpgid(process.pid) != os.getpgid(0)


def test_what_one_process_compiled_another_finds_in_the_cache(
    open_pool: OpenPool, task: Task, default: Policy, tmp_path: Path
) -> None:
    cache = tmp_path / "kernels"
    made = open_pool(cache=cache, processes=1).submit(task, default).result()

    # this compiler would die of the candidate
    policy = default.with_knobs(unroll=1)
    open_pool(cache=cache, processes=1).submit(task, policy).result()
    found = open_pool(cache=cache, processes=1, command=PLANTED).submit(task, policy).result()

    assert isinstance(made, CompiledKernel)
    assert isinstance(found, CompiledKernel)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="one core: none is left over")
def test_it_works_ahead_only_on_cores_that_nothing_is_measured_on() -> None:
    soc_version, cores = host_soc_versions()[-1], len(os.sched_getaffinity(0))
    one, every = CompilePool(Target(soc_version, 1)), CompilePool(Target(soc_version, cores))

    ahead = one.may_work_ahead, every.may_work_ahead
    one.close()
    every.close()

    assert ahead == (True, False)


def test_a_compiler_that_hangs_does_not_outlive_a_session_that_was_killed() -> None:
    code = HANGING.format(command=PLANTED)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as session:
        assert session.stdout is not None
        compiler = int(session.stdout.readline())
        is_alive_before = is_alive(compiler)

        session.send_signal(signal.SIGKILL)
        session.wait()

        await_end(compiler)
        assert (is_alive_before, is_alive(compiler)) == (True, False)


def test_what_a_store_lacks_is_compiled_by_others_where_there_is_much(
    task: Task, target: Target, default: Policy, monkeypatch: pytest.MonkeyPatch
) -> None:
    policies = [default, default.with_knobs(outer="rows"), default.with_knobs(tile_vectors=99)]
    store = KernelStore()
    monkeypatch.setattr(compile_pool, "START_S", -1.0)

    compile_missing(store, [(task, policy) for policy in policies], target, processes=2)

    found = [store.find(task, policy, target.isa) for policy in policies]
    assert found == [*(compile_kernel(task, policy, target.isa) for policy in policies[:2]), None]


def test_what_a_compiler_died_of_is_not_compiled_in_this_process(
    task: Task, target: Target, default: Policy, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadly = default.with_knobs(unroll=1)
    store = KernelStore()
    monkeypatch.setattr(compile_pool, "START_S", -1.0)
    monkeypatch.setattr(compile_pool, "CompilePool", partial(CompilePool, command=PLANTED))

    compile_missing(store, [(task, deadly), (task, default)], target, processes=1)

    with pytest.raises(KernelError, match=r"while it was compiled: .*SIGABRT"):
        store.kernel(task, deadly, target.isa)


def test_for_a_few_kernels_no_process_is_started(
    task: Task, target: Target, default: Policy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_pool, "CompilePool", None)
    store = KernelStore()

    compile_missing(store, [(task, default)], target)

    assert store.find(task, default, target.isa) is None
