"""Kernels as text: a change of a generator is seen in their LLVM IR before it is seen in a time.

`pytest tests/tuner/cpu/kernels/test_ir.py --update-golden` rewrites tests/golden/ir.
"""

from pathlib import Path

import pytest

from tests.tuner.cpu.kernels.ir_cases import kernel_cases
from tools.same_kernels import kernel_text
from tuner.cpu.flags import lacking_feature
from tuner.cpu.host import features_here
from tuner.cpu.kernels.arithmetic import ARITHMETICS
from tuner.cpu.kernels.families import FAMILIES
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.winograd.space import OUTPUTS
from tuner.expression import ARITY
from tuner.search.space import Space
from tuner.target import ISAS, Target

FOLDER = Path(__file__).parents[3] / "golden" / "ir"
KERNELS = kernel_cases()
PRODUCTS = (*ARITHMETICS, *ALGORITHMS)


@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_has_the_ir_that_it_had(name: str, update_golden: bool) -> None:
    text, path = kernel_text(*KERNELS[name]), FOLDER / f"{name}.ll"
    if update_golden:
        path.write_text(text, encoding="utf-8", newline="\n")

    assert text == path.read_text(encoding="utf-8")


def test_every_kernel_of_the_table_is_legal() -> None:
    """Only this machine decides on those that need a CPU flag which a tier merely allows."""
    spaces = {
        name: (Space(task, Target(tier, 2)), policy)
        for name, (tier, task, policy) in KERNELS.items()
        if not lacking_feature(ISAS[tier], features_here(tier), policy)
    }

    reasons = {name: space.why_illegal(policy) for name, (space, policy) in spaces.items()}

    assert {name: reason for name, reason in reasons.items() if reason} == {}


def test_every_file_is_of_a_kernel_of_the_table() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(KERNELS)


def test_every_op_every_implementation_and_every_instruction_is_in_the_table() -> None:
    impls = {(task.op, dict(policy.knobs).get("impl")) for _, task, policy in KERNELS.values()}
    offered = {
        (task.op, impl)
        for _, task, _ in KERNELS.values()
        for tier in ISAS
        for impl in Space(task, Target(tier, 2)).knobs.get("impl", (None,))
    }
    products = {(op, i) for op in ("conv", "gemm") for i in PRODUCTS}
    texts = "".join(task.text() for _, task, _ in KERNELS.values())

    assert {op for op, _ in impls} == set(FAMILIES)
    assert offered | products | {("conv", name) for name in OUTPUTS} == impls
    assert [name for name in ARITY if f"={name}(" not in texts] == []
    assert {tier for tier, _, _ in KERNELS.values()} == set(ISAS)
