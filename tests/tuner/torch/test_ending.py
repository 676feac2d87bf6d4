"""Processes that exchange gradients end by their own exit code, whatever way they end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
ENDINGS = {
    "pass": 0, "raise SystemExit": 0, "sys.exit(3)": 3, "sys.exit(-1)": 255, "sys.exit('why')": 1,
    "sys.exit(True)": 1, "raise ValueError('why')": 1, "raise KeyboardInterrupt": 130,
    "try:\n    1 / 0\nexcept ZeroDivisionError:\n    sys.exit(5)": 5,
    "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise ValueError('why')": 1,
    "try:\n    raise ValueError('why')\nfinally:\n    dist.destroy_process_group()": 1,
}  # fmt: skip
"""Last lines of scripts, and the exit codes that Python gives them."""
TOO_SHORT = 4


def ended(program: str, folder: Path, endings: list[str]) -> dict[str, tuple[int, str]]:
    """Exit code and output of each script that a program ran in a child of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    subprocess.run(
        [sys.executable, "-c", CHILDREN + program, str(folder), json.dumps(endings)],
        cwd=folder, env=environment, check=True, timeout=200,
    )  # fmt: skip
    codes = json.loads((folder / "codes.json").read_text(encoding="utf-8"))
    return {
        ending: (code, (folder / f"{number}.txt").read_text(encoding="utf-8"))
        for number, (ending, code) in enumerate(zip(endings, codes, strict=True))
    }


CHILDREN = """
import json, os, runpy, sys
from pathlib import Path
folder, endings = Path(sys.argv[1]), json.loads(sys.argv[2])

def children(before):
    # A child for each script, which is run where this returns; the parent ends with their codes.
    codes = []
    for number, ending in enumerate(endings):
        script = folder / f"{number}.py"
        script.write_text(before.replace("STORE", f"{folder}/{number}.store") + ending)
        child = os.fork()
        if not child:
            for stream in (1, 2):
                os.dup2(os.open(folder / f"{number}.txt", os.O_CREAT | os.O_RDWR | os.O_APPEND), stream)
            return str(script)
        codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    (folder / "codes.json").write_text(json.dumps(codes))
    os._exit(0)
"""  # noqa: E501

MODEL = """
import atexit, sys, threading, time
import torch, torch.distributed as dist, tuner.torch
torch.set_num_threads(1)
dist.init_process_group("gloo", init_method="file://STORE", rank=0, world_size=1)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(4, 4))
model(torch.ones(2, 4)).sum().backward()
"""


def test_a_script_that_is_tuned_ends_by_its_own_code_without_the_end_of_the_interpreter(
    tmp_path: Path,
) -> None:
    found = ended(LAUNCHED, tmp_path, list(ENDINGS))

    expected = {**ENDINGS, "pass": TOO_SHORT}
    assert {ending: code for ending, (code, _) in found.items()} == expected
    for ending, (_, printed) in found.items():
        assert "the interpreter ended" not in printed, ending
        assert "handler ran after the thread" in printed, ending
        assert "left in a buffer" in printed, ending
        assert ("why" in printed) is ("why" in ending), ending
        assert ("Traceback" in printed) is ("raise V" in ending or "Keyb" in ending), ending


LAUNCHED = f"""
import tuner.torch.tune_script
script = children({MODEL!r} + '''
class Last:
    def __del__(self):
        print("the interpreter ended")
last = Last()
said = []
def wait():
    time.sleep(0.1)
    said.append("after the thread")
threading.Thread(target=wait).start()
atexit.register(lambda: print("handler ran", *said))
held = open("/dev/stderr", "a")
held.write("left in a buffer")
''')
sys.exit(tuner.torch.tune_script.main([script]))
"""


def test_no_thread_of_a_process_group_is_left_at_the_end_of_the_interpreter(
    tmp_path: Path,
) -> None:
    """The handler was registered before ours: it runs after it, and nothing runs after that."""
    endings = ["pass", "sys.exit(3)", *list(ENDINGS)[-3:]]

    found = ended(THREADS, tmp_path, endings)

    assert [code for code, _ in found.values()] == [ENDINGS[ending] for ending in endings]
    for ending, (_, printed) in found.items():
        assert "threads at the end: 0" in printed, (ending, printed)


THREADS = f"""
import atexit

def count():
    names = [path.read_text() for path in Path("/proc/self/task").glob("*/comm")]
    print("threads at the end:", sum("gloo" in name for name in names), flush=True)

atexit.register(count)
import tuner.torch
script = children({MODEL!r}.replace("torch.nn.parallel.D", "tuner.torch.D") + '''
assert any("gloo" in open(f"/proc/self/task/{{one}}/comm").read()
           for one in __import__("os").listdir("/proc/self/task"))
''')
runpy.run_path(script, run_name="__main__")
"""


def test_an_exchange_that_fails_while_the_process_ends_leaves_its_code(tmp_path: Path) -> None:
    """Its thread asks for the interpreter while that ends: Python aborted the process."""
    command = [sys.executable, "-c", FAILING, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}

    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=200
    )

    assert done.returncode == 3, done.stderr
    assert done.stdout == "failed\n"


FAILING = """
import os, sys, time
import torch, torch.distributed as dist, tuner.torch
torch.set_num_threads(1)
reader, writer = os.pipe()
rank = 0 if os.fork() else 1
dist.init_process_group("gloo", init_method=f"file://{sys.argv[1]}/store", rank=rank, world_size=2)
model = tuner.torch.DistributedDataParallel(torch.nn.Linear(4, 4))
if rank:
    os.read(reader, 1)
    time.sleep(0.5)  # the other is in its end by now; later or earlier, its code is the same
    os._exit(0)

class Slow:
    def __del__(self):
        time.sleep(2)  # a long end of the interpreter

def ended(future):
    try:
        future.value()
    except RuntimeError:
        print("failed", flush=True)
        raise

slow = Slow()
exchange = dist.all_reduce(torch.ones(9), async_op=True).get_future().then(ended)
os.write(writer, b"x")
sys.exit(3)
"""


@pytest.mark.slow
def test_ranks_whose_peer_is_killed_while_they_tune_end_by_their_own_codes(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    environment.update(AOE_MODE="4", TUNE_ON_BUSY_CORES="True", WORLD_SIZE="3")

    done = subprocess.run(
        [sys.executable, "-c", KILLS, str(tmp_path)],
        env=environment, capture_output=True, text=True, check=False, timeout=280,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [[want, [want, want]] for want in (1, 3, 1, 0)] * 4


KILLS = """
import json, os, random, signal, sys, time
from pathlib import Path
import torch, torch.distributed as dist, tuner.torch
chance = random.Random(0)
folder = Path(sys.argv[1])

def train(rank, place):
    global model
    os.environ.update(TUNE_BANK_PATH=str(place / "bank"), ASCEND_WORK_PATH=str(place))
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{place}/store", rank=rank, world_size=3)
    layers = [torch.nn.Linear(128, 128) for _ in range(8)]
    model = tuner.torch.DistributedDataParallel(torch.nn.Sequential(*layers))
    (place / f"up{rank}").touch()
    while True:
        model(torch.randn(4, 128)).sum().backward()

def killed(number):
    place = folder / str(number)
    (place / "bank").mkdir(parents=True)
    children = []
    for rank in range(3):
        children.append(os.fork())
        if not children[-1]:
            return rank, place
    while len(list(place.glob("up*"))) < 3:
        time.sleep(0.01)
    time.sleep(chance.uniform(0, 3))  # anywhere in the tuning
    victim = children.pop(chance.randrange(3))
    os.kill(victim, signal.SIGKILL)
    os.waitpid(victim, 0)
    codes.append([os.waitstatus_to_exitcode(os.waitpid(one, 0)[1]) for one in children])

codes = []
for number in range(16):
    if child := killed(number):
        try:
            train(*child)
        except Exception:  # PyTorch's own where the tuning is over already
            if number % 4 == 0:
                raise
            if number % 4 == 1:
                sys.exit(3)
            if number % 4 == 2:
                raise ValueError("mine")
        sys.exit()
print(json.dumps([[[1, 3, 1, 0][number % 4], code] for number, code in enumerate(codes)]))
"""
