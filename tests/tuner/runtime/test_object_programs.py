"""Objects in programs of C, C++ and Rust, made by any toolchain that is here."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from fixtures.inputs import random_inputs
from tests.tuner.runtime.object_models import MODELS, compiled, wanted
from tuner import load
from tuner.cpu import native_object
from tuner.cpu.native_object import ERRORS
from tuner.runtime.object_file import emit_object

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples/c/run_model.c"
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
LIBC = frozenset(
    (
        "aligned_alloc", "close", "free", "getpid", "lseek", "madvise", "memcmp", "memcpy",
        "memset", "mmap", "munmap", "open", "pthread_create", "pthread_join", "pthread_sigmask",
        "sched_getaffinity", "sched_getcpu", "sched_setaffinity", "sched_yield", "syscall",
    )
)  # fmt: skip
"""All that an object may ask of others."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("objects")


def tool(name: str) -> str:
    if (found := shutil.which(name)) is None:
        pytest.skip(f"there is no {name} here")
    return found


def run(*words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, words)], cwd=cwd, capture_output=True, text=True, check=False)


def built(folder: Path, *arguments: object, compiler: str = "cc", sanitized: bool = True) -> Path:
    """A program, with sanitizers where the compiler has them. Warnings are errors."""
    program = folder / "program"
    words = [tool(compiler), "-Wall", "-Wextra", "-Werror", "-pthread", "-o", program, *arguments]
    if sanitized:
        words[1:1] = SANITIZERS
    ended = run(*words, cwd=folder)
    if sanitized and "asan" in ended.stderr:
        pytest.skip("this compiler has no sanitizers")
    assert ended.returncode == 0, ended.stderr
    return program


@pytest.mark.parametrize("name", ["tiny_encoder", "f16", "int8"])
def test_the_example_in_c_gives_the_same_bits_under_sanitizers(
    name: str, folder: Path, tmp_path: Path
) -> None:
    offline, feeds = compiled(name, folder), random_inputs(MODELS[name]())
    program = built(
        tmp_path, f"-DNAME={name}", "-include", folder / f"{name}.h", EXAMPLE, folder / f"{name}.o"
    )
    with load(offline, threads=1) as model:
        (tmp_path / "in").write_bytes(b"".join(feeds[p.name].tobytes() for p in model.inputs))

    for threads in (1, 2):
        subprocess.run([program, str(threads), "3", "in", "out"], cwd=tmp_path, check=True)
        assert (tmp_path / "out").read_bytes() == b"".join(wanted(offline, feeds))
    wrong = run(program, "-3", "1", "in", "out", cwd=tmp_path)
    assert (wrong.returncode, wrong.stderr) == (2, f"{ERRORS['THREADS']}\n")


TOOLCHAINS = {
    "static": ("cc", "-static"),
    "static, at any address": ("cc", "-static-pie"),
    "gold": ("cc", "-fuse-ld=gold", "-Wl,--gc-sections,--icf=all"),
    "lld": ("cc", "-fuse-ld=lld", "-Wl,--gc-sections,--icf=all"),
    "musl": ("musl-gcc", "-static"),
    "musl and lld, by zig": ("zig", "cc", "-target", "x86_64-linux-musl", "-static"),
    "an old C library, by zig": ("zig", "cc", "-target", "x86_64-linux-gnu.2.17"),
}


@pytest.mark.parametrize(
    "toolchain",
    [
        # zig compiles its C library when it is first used
        pytest.param(name, marks=[pytest.mark.slow] * (words[0] == "zig"))
        for name, words in TOOLCHAINS.items()
    ],
)
def test_other_linkers_and_c_libraries_give_the_same_bits(
    toolchain: str, folder: Path, tmp_path: Path
) -> None:
    words = [tool(TOOLCHAINS[toolchain][0]), *TOOLCHAINS[toolchain][1:], "-pthread"]
    (tmp_path / "empty.c").write_text("int main(void) { return 0; }")
    if run(*words, "empty.c", "-o", "empty", cwd=tmp_path).returncode:
        pytest.skip("this compiler has no such linker or C library here")
    offline, feeds = compiled("tiny_encoder", folder), random_inputs(MODELS["tiny_encoder"]())
    with load(offline, threads=1) as model:
        (tmp_path / "in").write_bytes(b"".join(feeds[p.name].tobytes() for p in model.inputs))

    ended = run(
        *words, "-DNAME=tiny_encoder", "-include", folder / "tiny_encoder.h", EXAMPLE,
        folder / "tiny_encoder.o", "-o", "program", cwd=tmp_path,
    )  # fmt: skip

    assert ended.returncode == 0, ended.stderr
    for threads in (1, 3):
        subprocess.run([tmp_path / "program", str(threads), "3", "in", "out"], cwd=tmp_path,
                       check=True)  # fmt: skip
        assert (tmp_path / "out").read_bytes() == b"".join(wanted(offline, feeds))


TWO_MODELS = """
#include "tiny_encoder.h"
#include "picking.h"
#include "picking.h"
#include <stdlib.h>
int main(void) {
    int code = 99;
    for (int turn = 0; turn < 1000; turn++) {
        tiny_encoder_model *one = tiny_encoder_create(turn % 3, NULL, &code);
        picking_model *two = picking_create(1 + turn % 2, NULL, NULL);
        if (!one || !two || code) return 1;
        if (picking_run(two, NULL, NULL) != TUNEBANK_NULL) return 2;
        size_t inputs, outputs;
        const tunebank_tensor *in = picking_inputs(&inputs), *out = picking_outputs(&outputs);
        void *given[2], *made[3];
        for (size_t i = 0; i < inputs; i++) given[i] = calloc(1, in[i].bytes);
        for (size_t i = 0; i < outputs; i++) made[i] = calloc(1, out[i].bytes);
        if (picking_run(two, (const void *const *)given, made)) return 3;
        for (size_t i = 0; i < inputs; i++) free(given[i]);
        for (size_t i = 0; i < outputs; i++) free(made[i]);
        picking_destroy(two);
        tiny_encoder_destroy(one);
    }
    if (picking_create(-1, NULL, &code) || code != TUNEBANK_THREADS) return 4;
    return 0;
}
"""


HOSTILE = """
#include "tiny_encoder.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
static void *in[3], *out[2];
static int run(tiny_encoder_model *model) {
    return tiny_encoder_run(model, (const void *const *)in, out);
}
static int ended(pid_t child) {
    int status;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
int main(void) {
    size_t inputs, outputs;
    const tunebank_tensor *ins = tiny_encoder_inputs(&inputs);
    const tunebank_tensor *outs = tiny_encoder_outputs(&outputs);
    for (size_t i = 0; i < inputs; i++) in[i] = calloc(1, ins[i].bytes);
    for (size_t i = 0; i < outputs; i++) out[i] = calloc(1, outs[i].bytes);
    pid_t child = fork();
    if (!child) { /* memory for some instances, and for no 4096 stacks */
        struct rlimit bound = {64 << 20, 64 << 20};
        int code = -1;
        setrlimit(RLIMIT_AS, &bound);
        if (tiny_encoder_create(4096, NULL, &code) || code != TUNEBANK_START) _exit(2);
        tiny_encoder_model *model, *last = NULL;
        while ((model = tiny_encoder_create(1, NULL, &code))) last = model;
        _exit(code != TUNEBANK_MEMORY || !last || run(last) ? 3 : 0);
    }
    if (ended(child)) return 1;
    tiny_encoder_model *model = tiny_encoder_create(3, NULL, NULL);
    if (run(model)) return 2;
    if (!(child = fork())) {
        tiny_encoder_model *own = tiny_encoder_create(2, NULL, NULL);
        int code = run(model) == TUNEBANK_FORK && run(own) == TUNEBANK_OK ? 0 : 4;
        tiny_encoder_destroy(model);
        tiny_encoder_destroy(own);
        _exit(code);
    }
    if (ended(child) || run(model)) return 3;
    tiny_encoder_destroy(model);
    return 0;
}
"""


def test_a_lack_of_memory_and_a_fork_have_codes(folder: Path, tmp_path: Path) -> None:
    compiled("tiny_encoder", folder)
    (tmp_path / "hostile.c").write_text(HOSTILE)

    program = built(
        tmp_path, "-I", folder, "hostile.c", folder / "tiny_encoder.o", sanitized=False
    )  # sanitizers reserve more memory than the limit of this test

    assert run(program).returncode == 0


@pytest.mark.parametrize(("compiler", "suffix"), [("cc", "c"), ("c++", "cpp")])
def test_two_models_live_in_one_program_which_makes_them_a_thousand_times(
    compiler: str, suffix: str, folder: Path, tmp_path: Path
) -> None:
    names = ("tiny_encoder", "picking")
    for name in names:
        compiled(name, folder)
    (tmp_path / f"two.{suffix}").write_text(TWO_MODELS)

    program = built(tmp_path, "-I", folder, f"two.{suffix}", *(folder / f"{n}.o" for n in names),
                    compiler=compiler)  # fmt: skip

    ended = run(program)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_object_is_position_independent_and_needs_the_c_library_alone(
    folder: Path, tmp_path: Path
) -> None:
    compiled("tiny_encoder", folder)
    for name in ("tiny_encoder", "int8", "f16", "picking"):
        compiled(name, folder)
        file = folder / f"{name}.o"
        built(tmp_path, "-shared", "-Wl,-z,text,-z,defs,--fatal-warnings", file, sanitized=False)
        shown = subprocess.run([tool("nm"), "-g", file], capture_output=True, text=True, check=True)
        symbols = [line.split()[-2:] for line in shown.stdout.splitlines()]
        assert {name for kind, name in symbols if kind == "U"} <= LIBC
        assert {name for kind, name in symbols if kind != "U"} == {
            f"{name}_{function}" for function in native_object.FUNCTIONS
        }


def test_the_example_in_rust_gives_the_same_bits(folder: Path, tmp_path: Path) -> None:
    offline, feeds = compiled("tiny_encoder", folder), random_inputs(MODELS["tiny_encoder"]())
    shutil.copy(folder / "tiny_encoder.o", tmp_path / "m.o")
    emit_object(offline, tmp_path / "m")
    with load(offline, threads=1) as model:
        (tmp_path / "in").write_bytes(b"".join(feeds[p.name].tobytes() for p in model.inputs))

    words = [tool("rustc"), "-O", ROOT / "examples/c/run_model.rs", "-C", "link-arg=m.o"]
    subprocess.run(words, cwd=tmp_path, check=True)
    subprocess.run(["./run_model", "2", "in", "out"], cwd=tmp_path, check=True)

    assert (tmp_path / "out").read_bytes() == b"".join(wanted(offline, feeds))
