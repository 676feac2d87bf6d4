"""PyTorch's door to the tuner: `torch.compile(model, backend="tunebank")`.

    import tuner.torch

    model = torch.compile(model, backend="tunebank", options={"on_miss": "record"})
    tuner.torch.warm_up(model, x)  # compile and race now, not in the first calls
    print(tuner.torch.status())  # which engine runs each graph, and why
    tuner.torch.refresh()  # take over what a daemon has learnt meanwhile

`tune` makes an offline model of a module; `dump` writes its graphs as ONNX files, and `set_aoe`
those of all modules that a program calls from then on;
`DistributedDataParallel` sends gradients in the segments that were measured to be best.
"""

from __future__ import annotations

from importlib.util import find_spec

if missing := [name for name in ("torch", "onnxscript") if find_spec(name) is None]:
    raise ImportError(f'{missing[0]} is not installed: pip install "tunebank[torch]"')

from tuner.torch.aoe_dump import set_aoe
from tuner.torch.compiled_graph import refresh, status
from tuner.torch.distributed import DistributedDataParallel
from tuner.torch.dynamo import tunebank
from tuner.torch.onnx_files import dump, tune
from tuner.torch.warm_up import warm_up

__all__ = [
    "DistributedDataParallel", "dump", "refresh", "set_aoe", "status", "tune", "tunebank",
    "warm_up",
]  # fmt: skip
