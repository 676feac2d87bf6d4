"""Whole models of the zoo, from file to answer, against ONNX Runtime."""

from collections.abc import Callable
from dataclasses import replace

import onnx
import pytest

from fixtures.inputs import random_inputs
from fixtures.zoo import Variant, build
from fixtures.zoo.bert import BERT_BASE, bert
from fixtures.zoo.gpt2 import GPT2, decoder
from tests.tuner.test_pipeline import BEST, CORES, built_by_default, expected_of, tasks_of
from tuner.measure.models import max_difference
from tuner.runtime.model import load_built
from tuner.target import Target


def assert_it_runs_without_a_segment_and_agrees(model: onnx.ModelProto) -> None:
    feeds = random_inputs(model)
    tasks = tasks_of(model, feeds)

    with load_built(built_by_default(tasks, Target(BEST, CORES))) as loaded:
        result = loaded.run(feeds)

    assert tasks.segment_nodes == ()
    assert max_difference(result, expected_of(model, feeds)) <= 1e-3


@pytest.mark.parametrize("name", ["resnet50", "mobilenetv2", "yolov5s"])
def test_every_convolutional_network_runs_without_a_segment_and_agrees(name: str) -> None:
    assert_it_runs_without_a_segment_and_agrees(build(name))


SHORTENED: dict[str, Callable[[], onnx.ModelProto]] = {
    "bert": lambda: bert("bert", replace(BERT_BASE, layers=1, vocabulary=1009)),
    "gpt2": lambda: decoder("gpt2", replace(GPT2, layers=1, vocabulary=1009)),
}
"""One layer of as many as there are: all are of the same tasks. And a smaller vocabulary."""


@pytest.mark.parametrize("name", SHORTENED)
def test_a_layer_of_every_transformer_runs_without_a_segment_and_agrees(name: str) -> None:
    assert_it_runs_without_a_segment_and_agrees(SHORTENED[name]())


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["decomposed", "single"])
@pytest.mark.parametrize("name", ["bert_base", "gpt2"])
def test_every_whole_transformer_runs_without_a_segment_and_agrees(
    name: str, variant: Variant
) -> None:
    assert_it_runs_without_a_segment_and_agrees(build(name, variant))
