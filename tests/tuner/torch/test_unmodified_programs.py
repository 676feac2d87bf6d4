"""Programs of PyTorch that `python -m tuner.run` runs: what is compiled, and what stays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tuner.run.programs import HOOKED, run, script

ROOT = Path(__file__).parents[3]

NET = """\
import sys
import torch

class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        first, last = torch.nn.Linear(64, 32), torch.nn.Linear(32, 8)
        self.layers = torch.nn.Sequential(first, torch.nn.GELU(), last)
    def forward(self, x, fails=False):
        if fails:
            raise ValueError("the program's own")
        return self.layers(x)

torch.manual_seed(0)
net, x = Net().eval(), torch.linspace(-1, 1, 512).reshape(8, 64)
"""
STATUS = """
if "tuner.torch" in sys.modules:
    for row in sys.modules["tuner.torch"].status():
        print(row.name, row.engine, row.calls)
"""


def both(folder: Path, text: str, **variables: str) -> tuple[list[str], list[str], str]:
    """Lines of a program without and with us, and what it says with us."""
    program = script(folder, NET + text + STATUS)
    plain, hooked = run(folder, program, options=()), run(folder, program, **variables)
    assert plain.returncode == 0, plain.stderr
    assert hooked.returncode == 0, hooked.stderr
    return plain.stdout.splitlines(), hooked.stdout.splitlines(), hooked.stderr


def test_a_module_that_is_called_in_inference_is_compiled_and_its_results_are_the_same(
    tmp_path: Path,
) -> None:
    theirs, ours, said = both(
        tmp_path,
        "with torch.no_grad():\n    for _ in range(4):\n        y = net(x)\n"
        "print(f'{float(y.abs().sum()):.3f}')\n",
    )

    assert ours[:1] == theirs
    assert ours[1:] == ["Net both 3"]
    assert said == ""
    assert list((tmp_path / "recorded").glob("Net-*/Net-*.onnx"))


TRAINING = """
optimizer = torch.optim.SGD(net.parameters(), 0.1)
for _ in range(7):
    optimizer.zero_grad()
    loss = net(x).square().mean()
    BEFORE
    loss.backward()
    optimizer.step()
print(f"{loss.item():.4f}")
"""
PENALTY = """x.requires_grad_()
    [slope] = torch.autograd.grad(net(x).sum(), x, create_graph=True)
    loss = loss + slope.square().sum()"""


def test_a_module_that_is_trained_is_compiled_after_some_steps(tmp_path: Path) -> None:
    theirs, ours, said = both(tmp_path, "net.train()" + TRAINING.replace("BEFORE", ""))

    assert ours[:1] == theirs
    assert ours[1:] == ["Net-forward both 2", "Net-backward both 2"]
    assert said == ""
    recorded = (tmp_path / "recorded").glob("*/*.onnx")
    assert {path.stem.rpartition("-")[0] for path in recorded} == {"Net-forward", "Net-backward"}


@pytest.mark.parametrize(
    ("mode", "before", "reason"),
    [
        ("net.eval()", "", "its calls record gradients, use torch.no_grad()"),
        ("net.train()", PENALTY, "its gradients are differentiated"),
    ],
    ids=["evaluation", "penalty"],
)
def test_a_module_whose_gradients_are_of_another_kind_stays_and_aoe_mode_says_so(
    mode: str, before: str, reason: str, tmp_path: Path
) -> None:
    theirs, ours, said = both(tmp_path, mode + TRAINING.replace("BEFORE", before), AOE_MODE="2")

    assert ours == theirs
    assert said.count(f"Net stays with PyTorch: {reason}") == 1


def test_modules_that_others_compile_and_those_without_weights_stay(tmp_path: Path) -> None:
    theirs, ours, said = both(
        tmp_path,
        "others = torch.nn.Softmax(1), torch.jit.script(torch.nn.Linear(64, 8))\n"
        "with torch.no_grad():\n"
        "    for one in (*others, torch.compile(net, backend='eager')):\n"
        "        print(one(x).shape)\n",
        AOE_MODE="2",
    )

    assert ours == theirs
    for reason in ("it has no weights", "it is compiled by TorchScript", "the program compiles it"):
        assert reason in said


@pytest.mark.parametrize("gradients", [True, False])
def test_an_exception_of_a_module_has_the_traceback_that_it_has_without_us(
    tmp_path: Path, gradients: bool
) -> None:
    call = f"torch.set_grad_enabled({gradients})\ntorch.nn.Sequential(net)(x)\n"
    program = script(tmp_path, NET + "net.forward = lambda x: 1 / 0\n" + call)

    plain, hooked = run(tmp_path, program, options=()), run(tmp_path, program)

    assert hooked.returncode == plain.returncode == 1
    assert hooked.stderr == plain.stderr
    assert hooked.stderr.endswith("ZeroDivisionError: division by zero\n")


def test_an_input_that_a_module_refuses_is_no_matter_of_a_compiler(tmp_path: Path) -> None:
    theirs, ours, said = both(
        tmp_path,
        "with torch.no_grad():\n"
        "    net(x)\n"
        "    for wrong in (x[:, :63], x.double(), x.half()):\n"
        "        try:\n            net(wrong)\n"
        "        except RuntimeError as error:\n            print(error)\n",
    )

    assert len(theirs) == 3
    assert ours[:3] == theirs
    assert said == ""


def test_an_exception_that_a_program_raises_in_a_module_is_its_own(tmp_path: Path) -> None:
    program = script(tmp_path, NET + "net(x, fails=True)\n")

    plain, hooked = run(tmp_path, program, options=()), run(tmp_path, program)

    assert hooked.returncode == plain.returncode == 1
    assert hooked.stderr == plain.stderr
    assert hooked.stderr.endswith("ValueError: the program's own\n")


def test_what_pytorchs_compiler_cannot_compile_runs_in_pytorch_once(tmp_path: Path) -> None:
    theirs, ours, _ = both(
        tmp_path,
        "import torch._dynamo.symbolic_convert as convert\n"
        "def fail(*_, **__):\n    raise RuntimeError('no such instruction')\n"
        "convert.InstructionTranslator.run = fail\n"
        "with torch.no_grad():\n    y = net(x)\n"
        "print(f'{float(y.abs().sum()):.3f}')\n",
    )

    assert ours == theirs


def test_a_module_that_is_traced_exported_copied_or_freed_is_the_programs(tmp_path: Path) -> None:
    theirs, ours, _ = both(
        tmp_path,
        "import copy, gc, io, weakref\n"
        "net = net.layers\n"
        "with torch.no_grad():\n"
        "    net(x)\n"
        "    traced = torch.jit.trace(net, x)\n"
        "    symbolic = torch.fx.symbolic_trace(net)\n"
        "    exported = torch.export.export(net, (x,)).module()\n"
        "    twin = copy.deepcopy(net)\n"
        "torch.save(net, io.BytesIO())\n"
        "for one in (traced, symbolic, exported, twin):\n"
        "    y = one(x)\n"
        "    print(f'{float(y.abs().sum()):.3f}', sorted(vars(one)))\n"
        "known = weakref.ref(net)\n"
        "del net, one, traced, symbolic, exported\n"
        "gc.collect()\n"
        "print('freed' if known() is None else 'held')\n",
    )

    assert ours[: len(theirs)] == theirs
    assert ours[len(theirs) - 1] == "freed"


@pytest.mark.slow  # it tunes for real
def test_aoe_mode_tunes_the_modules_of_a_program(tmp_path: Path) -> None:
    _, ours, said = both(tmp_path, "with torch.no_grad():\n    net(x)\n    net(x)\n", AOE_MODE="2")

    lines = said.splitlines()
    assert lines[:2] == ["in tune mode, training graph handled by tools.", "Aoe tuning graph."]
    assert lines[2].startswith("Net: tuning, ")
    assert any(line.startswith("[Aoe]Aoe process finished,cost time") for line in lines)
    assert ours == ["Net both 1"]
    assert not list((tmp_path / "recorded").glob("Net-*"))


def test_gradients_of_an_unmodified_training_are_tuned_and_the_next_one_uses_the_split(
    tmp_path: Path,
) -> None:
    text = (ROOT / "examples/train_distributed.py").read_text(encoding="utf-8")
    assert "tuner.torch.D" in text
    plain = text.replace("tuner.torch.D", "torch.nn.parallel.D").replace("import tuner.torch\n", "")
    program = script(tmp_path, plain.replace("split {model.split}", "end"))
    launcher = ("-m", "torch.distributed.run", "--standalone", "--nproc_per_node", "2", *HOOKED)

    first = run(tmp_path, program, options=launcher, AOE_MODE="4")
    second = run(tmp_path, program, options=launcher)

    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    [chosen] = re.findall(r"^split of the gradients: (\S+)$", first.stderr, re.MULTILINE)
    assert chosen
    assert "stays with PyTorch" not in first.stderr
    assert first.stdout.count("step 200: loss") == second.stdout.count("step 200: loss") == 1
    listed = run(tmp_path, "-m", "bankd", "ls", options=())
    assert "gradients" in listed.stdout


SEED = """\
import torch
import torch_npu
# The lines of an article on AOE: a cache, some steps, then the graphs of what ran.
torch.npu.set_option({
    "ACL_OP_COMPILER_CACHE_MODE": "enable",
    "ACL_OP_COMPILER_CACHE_DIR": "./op_cache"
})
for i, batch in enumerate(dataloader):
    if i >= 10:
        break
    output = model(batch)
torch_npu.npu.set_aoe("./aoe_result")
"""


def test_the_lines_of_a_script_for_ascend_processors_run_and_leave_graphs(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        "import torch\n"
        "dataloader = [torch.ones(2, 8)] * 12\n"
        "model = torch.nn.Linear(8, 4)\n" + SEED + "import os\n"
        "print(torch.npu.is_available(), os.environ['TUNE_KERNEL_CACHE_PATH'])\n",
    )

    ended = run(tmp_path, program)

    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == ["False", str(tmp_path / "op_cache" / "kernel_cache")]
    assert [path.name.partition("-")[0] for path in (tmp_path / "aoe_result").glob("*.onnx")] == [
        "Linear"
    ]
