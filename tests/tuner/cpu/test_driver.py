"""The thread pool's driver as object code, which is made once: loading a model compiles nothing.

`pytest tests/tuner/cpu/test_driver.py --update-golden` makes it.
"""

from __future__ import annotations

import hashlib

from tuner.cpu.elf import ObjectFile
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.cpu.thread_pool import DRIVER, DRIVER_IR
from tuner.target import ISAS

DIGEST = hashlib.sha256(DRIVER_IR.encode()).hexdigest()
"""The name of the source in the object file: other versions of LLVM may make other code of it."""


def compiled() -> bytes:
    return compile_ir(f'source_filename = "{DIGEST}"\n{DRIVER_IR}', next(iter(ISAS.values())))


def test_the_object_code_is_that_of_the_ir(update_golden: bool) -> None:
    if update_golden:
        DRIVER.write_bytes(compiled())

    found, expected = map(ObjectFile.parse, (DRIVER.read_bytes(), compiled()))

    assert found.symbols[1].name == DIGEST
    assert {s.name for s in found.symbols} == {s.name for s in expected.symbols}


def test_the_object_code_links_with_the_c_library_alone() -> None:
    outside = {s.name for s in ObjectFile.parse(DRIVER.read_bytes()).symbols if not s.section}

    assert Library([DRIVER.read_bytes()], ["lead", "serve", "dismiss"]).address("lead")
    assert outside == {
        "", DIGEST,
        "sched_getaffinity", "sched_getcpu", "sched_setaffinity", "sched_yield", "syscall",
    }  # fmt: skip
