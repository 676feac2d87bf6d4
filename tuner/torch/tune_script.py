"""A training script run for gradient tuning, unchanged: it ends when the split is decided.

torchrun --standalone --nproc_per_node 2 -m tuner.torch.tune_script SCRIPT [ARGS]
"""

from __future__ import annotations

import runpy
import sys
from typing import NoReturn

import torch

from tuner.files.descriptors import open_standard_streams
from tuner.torch.distributed import DistributedDataParallel, name_sharding
from tuner.torch.ending import end_process, exit_code
from tuner.torch.gradient_tuner import GradientTuner

NOT_TUNED, TOO_SHORT = 3, 4
"""Exit codes of a rank: nothing was decided, and the script ended before."""


class TunedDistributedDataParallel(DistributedDataParallel):
    """Stands for PyTorch's class while a script is tuned."""

    def tuning_ended(self, tuner: GradientTuner) -> None:
        """End the script, in all ranks at the same step."""
        if tuner.why_not and tuner.is_first:
            print(f"gradients were not tuned: {tuner.why_not}", file=sys.stderr, flush=True)
        torch.distributed.barrier()
        torch.distributed.destroy_process_group()
        sys.exit(NOT_TUNED if tuner.why_not else 0)


def main(arguments: list[str]) -> NoReturn:
    """Run a script as Python does, with the class in place of PyTorch's, and end by its code."""
    open_standard_streams()
    torch.nn.parallel.DistributedDataParallel = TunedDistributedDataParallel
    torch.nn.parallel.distributed.DistributedDataParallel = TunedDistributedDataParallel
    name_sharding()
    sys.argv = arguments
    end_process(exit_code(_run_script))


def _run_script() -> int:
    runpy.run_path(sys.argv[0], run_name="__main__")
    print("the script ended before its gradients were tuned", file=sys.stderr)
    return TOO_SHORT


if __name__ == "__main__":
    main(sys.argv[1:])
