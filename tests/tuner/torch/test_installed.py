"""What PyTorch sees of an installed tunebank, and what tunebank loads of an installed PyTorch."""

from __future__ import annotations

import torch

from tests.test_layers import loaded_by


def test_pytorch_lists_the_backend() -> None:
    assert "tunebank" in torch.compiler.list_backends()


def test_nothing_but_its_own_door_loads_pytorch() -> None:
    programs = (
        "tuner.pipeline, tuner.runtime.model, tuner.sessions, bankd.cli.door, bankd.bridge.worker"
    )
    code = f"import {programs}, bankd.daemon, bankd.daemon.server.metrics, tui.app, tuner"

    assert loaded_by(code, ("torch", "onnxscript", "onnx_ir", "transformers")) == []


def test_neither_the_exporter_nor_llvm_is_loaded_for_graphs_that_are_compiled() -> None:
    """They take 60 MiB of a process that finds all of its graphs in the cache."""
    online = "tuner.torch.dynamo, tuner.sessions.online_model, bankd.bridge.online"
    code = f"import {online}\nfrom tuner.backend import host_environment, host_target\n"
    code += "host_target(), host_environment(loads_llvm=False)"

    assert loaded_by(code, ("onnxscript", "llvmlite")) == []
