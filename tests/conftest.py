"""What all tests have in common: which files begin first, which skip, and where kernels are kept.

No test may leave anything in the user's home: compiled kernels go where pytest cleans up.
"""

import gc
import math
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import settings

from tuner.backend import why_not_here
from tuner.kernel_family import CompiledKernel
from tuner.policy import Policy
from tuner.program import kernel_store
from tuner.program.kernel_cache import KernelCache
from tuner.target import Isa
from tuner.task import Task

os.environ["ENABLE_BUILT_IN_BANK"] = "False"  # tests decide what is known; those of it set it
os.environ["TUNEBANK_WEIGHT_CACHE"] = "none"  # tests of it name a folder
os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # before any test imports ONNX Runtime by itself
settings.register_profile("loaded", deadline=None)  # a test fails from no other process's load
settings.load_profile("loaded")

HANDLED = (signal.SIGTERM, signal.SIGHUP)
LONG = (
    "tui/behaviour/test_any_keys.py",
    "bankd/faults",
    "tuner/test_pipeline.py",
    "bankd/cli/test_cli_for_real.py",
    "bankd/fleet",
    "test_flow.py",
    "tuner/cpu/kernels",
    "tuner/behaviour",
    "fuzz",
    "bankd/bank/behaviour/test_kills.py",
    "bankd/bank/behaviour/test_stress.py",
    "bankd/cli/test_watch.py",
    "tuner/measure",
    "tuner/tuning",
    "tuner/whole_model",
)
"""Files and folders of many seconds. They begin first: where two work on the files, the one who
has the last should not be waited for.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite tests/golden/ir")


def pytest_configure(config: pytest.Config) -> None:
    """pytest-xdist would begin with the files of the most tests, which are not the longest."""
    config.option.loadscopereorder = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):  # of pytest-xdist
        items.sort(key=lambda item: _place(item.path))  # keeps the order within a file


def pytest_collection_finish(session: pytest.Session) -> None:
    """Modules and tests stay to the end: no collection of garbage looks at them again."""
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test marked `isa(tier, *features)` on a CPU that lacks the tier or a feature."""
    if lacks := lacking_here(item):
        pytest.skip(lacks)


def lacking_here(item: pytest.Item) -> str | None:
    """The tier or features that this CPU lacks for a test, in a sentence; None without any."""
    for marker in item.iter_markers("isa"):
        tier, *features = marker.args
        flags = llvm.get_host_cpu_features()
        lacking = [feature for feature in features if not flags.get(feature)]
        if why := why_not_here(tier) or ", ".join(lacking):
            return f"this CPU lacks {tier}: {why}"
    return None


def _place(path: Path) -> int:
    name = path.relative_to(Path(__file__).parent)
    return next((n for n, long in enumerate(LONG) if name.is_relative_to(long)), len(LONG))


@pytest.fixture(autouse=True, scope="session")
def kernel_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder of compiled kernels that all processes of a run share.

    What a store generates and compiles is kept there, also where it has no cache of its own: many
    tests build the same small models. The key holds all that the code of a kernel depends on.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "shared_kernels"
    cache, compile_kernel = KernelCache(folder), kernel_store.compile_kernel

    def compiled(task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
        found = cache.find(task, policy, isa)
        if found is None:
            found = compile_kernel(task, policy, isa)
            cache.keep(task, policy, isa, found)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "TUNE_KERNEL_CACHE_PATH", str(folder))
        patch.setattr(kernel_store, "compile_kernel", compiled)
        yield


@pytest.fixture(autouse=True)
def signal_handlers() -> Iterator[None]:
    """A test fails that leaves a handler of its own: children of later tests would have it, too."""
    before = [signal.getsignal(number) for number in HANDLED]
    yield
    after = [signal.getsignal(number) for number in HANDLED]
    for number, handler in zip(HANDLED, before, strict=True):
        signal.signal(number, handler)
    assert after == before


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden texts are written instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def usual_times() -> None:
    """Leave out `tests.short_times`: the test looks at how long something is timed."""


@pytest.fixture
def quiet_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every measurement has a figure, however loaded the machine is that runs the tests.

    A module that imports a limit by name has one of its own.
    """
    for limit in (
        "measure.paired_times.MAX_SPREAD",
        "tuning.decide.MAX_SPREAD",
        "tuning.decide.MAX_DEFAULT_SPREAD",
        "tuning.in_place.MAX_DEFAULT_SPREAD",
    ):
        monkeypatch.setattr(f"tuner.{limit}", math.inf)
    monkeypatch.setattr("tuner.measure.cores.MAX_WAIT_SHARE", math.inf)
