"""What file names of the original say, and which paths may be written."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest

from bankd.bank.cann.names import is_safe_path, parse_name, soc_of_folder, twin_of


@pytest.mark.parametrize(
    ("name", "kind", "soc_version", "cores", "op"),
    [
        ("Ascend910_9391_24_AiCore_MatMulV3_runtime_kb.json", "runtime", "Ascend910_9391", 24,
         "MatMulV3"),
        ("Ascend910B4-1_20_AiCore_Conv3D_runtime_kb.json", "runtime", "Ascend910B4-1", 20,
         "Conv3D"),
        ("Ascend950PR_957b_28_VectorCore_vector_dsl_static.json", "unified", "Ascend950PR_957b", 28,
         "vector_dsl_static"),
        ("Ascend310P3_8_AiCore_conv2d_backprop_input.json", "unified", "Ascend310P3", 8,
         "conv2d_backprop_input"),
        ("Ascend310_AiCore_2_v001_20210824_155338_854171.json", "rl", "Ascend310", 2, None),
        ("Ascend910_9391_AiCore_24_v001.json", "rl", "Ascend910_9391", 24, None),
        ("AIC_x_repository_Ascend910_9391_conv2d_bp.json", "ga", "Ascend910_9391", None,
         "conv2d_bp"),
        ("repository_Ascend910B4-1_gemm.bin", "ga", "Ascend910B4-1", None, "gemm"),
        ("ascend950pr_957b_l2cache.json", "graph", "ascend950pr_957b", None, None),
        ("Ascend910A_gradient_fusion.json", "gradient", "Ascend910A", None, None),
    ],
)  # fmt: skip
def test_a_name_is_read_from_the_right(
    name: str, kind: str, soc_version: str, cores: int | None, op: str | None
) -> None:
    said = parse_name(name)

    assert said is not None
    assert (said.kind.name, said.soc_version, said.cores, said.op) == (
        kind, soc_version, cores, op,
    )  # fmt: skip
    assert is_safe_path(said.path)


@pytest.mark.parametrize(
    "name",
    [
        "package.json",
        "Ascend910B1_0_AiCore_matmul.json",
        "Ascend910B1_24_AiCore_.json",
        "../Ascend910B1_24_AiCore_matmul.json",
        "Ascend910B1_24_AiCore_matmul.json\n",
        "_l2cache.json",
        "repository_conv2d.json",
    ],
)
def test_other_names_say_nothing(name: str) -> None:
    assert parse_name(name) is None


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("Ascend310_AiCore_2_v001.json", "Ascend310/vector/Ascend310_AiCore_2_v001.json"),
        ("repository_Ascend310_gemm.json", "Ascend310/cube/repository_Ascend310_gemm.json"),
        ("ascend310_l2cache.json", "ascend310_l2cache.json"),
    ],
)
def test_a_kind_has_its_place_in_a_bank(path: str, place: str) -> None:
    said = parse_name(path)

    assert said is not None
    assert said.path == place


@pytest.mark.parametrize(
    "path",
    [
        "",
        "..",
        "/etc/passwd",
        "../x.json",
        "a/../b.json",
        "a/cube/..",
        "a/b/c.json",
        "a/cube/b/c.json",
        ".hidden",
        "a/cube/x\ny.json",
        "a/cube/x\u202ey.json",
        "a/cube/" + "x" * 300,
        "c:\\windows",
        "a//b",
    ],
)
def test_a_path_that_may_lead_elsewhere_is_not_safe(path: str) -> None:
    assert not is_safe_path(path)


def test_a_folder_of_a_bank_says_for_which_soc() -> None:
    assert soc_of_folder(PurePosixPath("banks/Ascend910B/cube/mine.json")) == "Ascend910B"
    assert soc_of_folder(PurePosixPath("banks/Ascend910B/mine.json")) is None
    assert soc_of_folder(PurePosixPath("cube/mine.json")) is None


def test_a_twin_has_the_name_of_its_file() -> None:
    assert twin_of("a/cube/repository_A1_b.json") == "a/cube/repository_A1_b.bin"
