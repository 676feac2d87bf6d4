"""Policies that need more of a machine than its tier asks for, on machines that lack it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.optional_features import FEATURE, IMPL, TARGET, TASK, machine, policy_in_pairs
from tests.tuner.program.test_program_check import PROGRAM, STEP
from tests.tuner.replay import timing
from tuner.cpu.kernels.arithmetic import ARITHMETICS
from tuner.cpu.kernels.contraction.space import is_possible
from tuner.cpu.kernels.families import family_of
from tuner.cpu.llvm import assembly
from tuner.errors import OfflineModelError
from tuner.kernel_family import Phase
from tuner.lookup.model_lookup import usable_hits
from tuner.program.build import BuiltProgram
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.target import ISAS, ComputeTarget
from tuner.trials.trial import Decision


@pytest.mark.parametrize("has_it", [True, False])
def test_a_space_has_the_instruction_only_where_the_machine_has_it(has_it: bool) -> None:
    policy = policy_in_pairs()

    with machine(has_it=has_it):
        reason = Space(TASK, TARGET).why_illegal(policy)
        impls = Space(TASK, TARGET).knobs["impl"]

    assert (reason is None) == has_it
    assert (IMPL in impls) == has_it


@pytest.mark.parametrize("has_it", [True, False])
def test_what_is_possible_follows_the_flags_of_a_target_and_not_those_of_this_machine(
    has_it: bool,
) -> None:
    flags = frozenset((*TARGET.features, FEATURE) if has_it else TARGET.features)
    target = ComputeTarget(TARGET.soc_version, TARGET.cores, "f32", flags)

    with machine(has_it=not has_it):
        possible = is_possible(ARITHMETICS[IMPL], TASK, target)

    assert possible == has_it
    assert not is_possible(ARITHMETICS[IMPL], TASK, TARGET)


def test_an_entry_of_a_machine_with_more_is_a_miss_on_one_with_less() -> None:
    class Missed(MemoryLookup):
        def disregard(self, keys: Iterable[str]) -> None:
            missed.extend(keys)

    missed: list[str] = []
    bank, policy = Missed(), policy_in_pairs()
    bank.decide([Decision(TASK, policy, "tuned", timing(100), timing(80))], "")

    with machine(has_it=True):
        there = usable_hits(bank, [TASK], TARGET)
    assert there[TASK.key].policy == policy
    assert not missed

    with machine(has_it=False):
        here = usable_hits(bank, [TASK], TARGET)
    assert here == {}
    assert missed == [TASK.key]


@pytest.mark.isa(TARGET.soc_version)
def test_an_offline_model_of_a_machine_with_more_is_refused_by_one_with_less() -> None:
    step = replace(STEP, task=TASK.text(), policy=policy_in_pairs().text(), phases=(Phase("f", 1),))
    program = replace(PROGRAM, target=replace(TARGET, cores=1), steps=(step,))

    with machine(has_it=False), pytest.raises(OfflineModelError, match=FEATURE) as caught:
        load_built(BuiltProgram((program,), [], []))

    assert caught.value.code == "EG0013"
    assert "bankd atc" in str(caught.value.hint)


def test_the_kernel_alone_asks_for_the_instruction_beyond_its_tier() -> None:
    isa, policy = ISAS[TARGET.soc_version], policy_in_pairs()
    default = Space(TASK, TARGET).default

    in_pairs, in_f32 = (
        family_of("gemm").generate(TASK, one, isa, "k").ir for one in (policy, default)
    )

    assert f'"target-features"="+{FEATURE}"' in in_pairs
    assert "vdpbf16ps" in assembly(in_pairs, isa)
    assert "target-features" not in in_f32
