"""Files that describe the preprocessing of images: what is read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tuner.frameworks.edits.test_aipp import JPEG, YUV, text_of
from tuner.errors import OptionError
from tuner.frameworks.edits.aipp_config import MAX_CHARACTERS, parse_aipp


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no block aipp_op"),
        ("aipp_op {", "Expected"),
        ("aipp_op { aipp_mode: static colour: 1 }", 'aipp_op has no field named "colour"'),
        (text_of(aipp_mode="dynamic", max_src_image_size=9), "come with each call"),
        ("aipp_op { input_format: RGB888_U8 }", "aipp_mode is missing"),
        (text_of(), "input_format is missing"),
        (text_of(input_format="RAW10"), "RAW10 is not read"),
        (text_of(input_format="RGB888_U8", resize=True), "resize has no function"),
        (text_of(input_format="RGB888_U8", mean_chn_0=256), "mean_chn_0 is 256"),
        (text_of(input_format="RGB888_U8", min_chn_0="nan"), "min_chn_0 is nan"),
        (text_of(input_format="RGB888_U8", matrix_r0c0=40000), "matrix_r0c0 is 40000"),
        (text_of(input_format="RGB888_U8", related_input_rank=-1), "related_input_rank"),
        (text_of(input_format="YUV400_U8", csc_switch=True), "one channel"),
        (text_of(input_format=YUV, crop=True, load_start_pos_h=1), "an odd position"),
        (text_of(input_format="RGB888_U8") * 2, "two blocks are for input 0"),
        ("#" * (MAX_CHARACTERS + 1), "more than"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_what_to_write(text: str, words: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_aipp(text)

    assert words in refused.value.message
    assert refused.value.code == "EG0001"
    assert refused.value.hint
    assert len(refused.value.message) < 240


def test_the_example_of_the_docs_is_a_block() -> None:
    page = Path(__file__).parents[4].joinpath("docs", "atc.md").read_text(encoding="utf-8")

    [block] = parse_aipp(page.partition("```\n")[2].partition("```")[0])

    assert (block.format, block.matrix, block.crop) == (YUV, JPEG, (8, 48, 224, 224))
