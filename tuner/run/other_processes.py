"""Programs with parts that no hook reaches: models of servers, gradients that Horovod sends."""

from __future__ import annotations

import logging
import os
from types import ModuleType

from tuner.run.log import show_log

HOROVOD = (
    "horovod: its gradients are not tuned: it fuses what is ready within a time of its own"
    " (HOROVOD_CYCLE_TIME, HOROVOD_FUSION_THRESHOLD), read when it starts; use"
    " torch.nn.parallel.DistributedDataParallel, or set these by hand"
)

_log = logging.getLogger("tuner.run")


def install(client: ModuleType) -> None:
    """Say what cannot be hooked, and what can be done for it."""
    show_log()
    if client.__name__ == "horovod":
        if os.environ.get("AOE_MODE") == "4":
            _log.warning(HOROVOD)
        return
    _log.warning(
        "%s asks a server, whose models run in a process that cannot be hooked: name them to"
        " `bankd aoe --model`",
        client.__name__,
    )
