"""What tells one job from another."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank.location import FurtherBanks
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.examiner import Examined
from bankd.daemon.queue.identity import Identity
from bankd.daemon.scanner.inbox import Look
from tuner.errors import OptionError, TargetError

MODEL = Examined({"m.onnx": Look(1, 2, 3)}, {"m.onnx": "a" * 64})
COPY = Examined({"copy.onnx": Look(9, 2, 9)}, {"copy.onnx": "a" * 64})
WITH_DATA = Examined(
    {"m.onnx": Look(1, 2, 3), "w.bin": Look(2, 2, 2)}, {"m.onnx": "a" * 64, "w.bin": "b" * 64}
)


def key(settings: Settings, found: Examined, request: Request = Request()) -> str:  # noqa: B008
    return Identity(settings, Request()).key(found, request)


def test_a_job_is_its_content_target_options_and_bank_not_its_name(
    settings: Settings, tmp_path: Path
) -> None:
    same = key(settings, MODEL)

    others = {key(settings, WITH_DATA)}
    asked = (
        Request(cores=1),
        Request(optimization_level="O1"),
        Request(deeper_opat=True),
        Request(base_result="m"),
        Request(formats_alone=True),
        Request(op_names=("a",)),
        Request(tunes_subgraphs=False),
        Request(tunes_operators=False),
        Request(input_shape="x:1,1~512"),
        Request(input_shape="x:-1", dynamic_batch_size="1,2"),
        Request(input_shape="x:-1", dynamic_dims="1;2"),
        Request(input_shape="x:-1", dynamic_dims="1;2;4"),
        Request(outside="run"),
        Request(size_budget="1.3"),
    )
    others |= {key(settings, MODEL, request) for request in asked}
    others.add(key(replace(settings, bank=tmp_path / "other_bank"), MODEL))
    others.add(key(replace(settings, further=FurtherBanks(mdl_bank=settings.bank)), MODEL))
    others.add(key(replace(settings, size_budget="1.3"), MODEL))
    command = Request(command_line="another way to say the same", resumes=True)

    assert key(settings, COPY, command) == same
    cores_differ = len(os.sched_getaffinity(0)) > 1
    assert len(others) == 18
    assert (same in others) is not cores_differ


def test_data_files_of_one_name_in_two_folders_are_two(settings: Settings) -> None:
    def model(encoder: str, decoder: str) -> Examined:
        names = ("m.onnx", "enc/w.bin", "dec/w.bin")
        looks = dict.fromkeys(names, Look(1, 2, 3))
        return Examined(looks, dict(zip(names, ("a" * 64, encoder, decoder), strict=True)))

    keys = {key(settings, model(one, other)) for one in "bc" for other in "bc"}

    assert len(keys) == 4


def test_files_seen_under_other_options_are_looked_into_anew(settings: Settings) -> None:
    bases = {Identity(settings, request).basis for request in (Request(), Request(cores=1))}

    assert len(bases) == (2 if len(os.sched_getaffinity(0)) > 1 else 1)


def test_shapes_that_are_none_make_no_job(settings: Settings) -> None:
    with pytest.raises(OptionError, match="there are no steps"):
        key(settings, MODEL, Request(input_shape="x:-1,3"))


def test_a_target_that_is_not_here_makes_no_job(settings: Settings) -> None:
    with pytest.raises(TargetError):
        key(settings, MODEL, Request(soc_version="Ascend910B1"))
