"""The table of ATC's options that change nothing here: accepted, or refused, each with its reason.

All other options of ATC have an effect, and are options of `bankd atc` like any. The names and
values are those of the manuals of CANN 8 and 9; `docs/options.md` is written from both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from bankd.cli.choices import OneOf
from bankd.cli.formatting import remark
from bankd.errors import BankdError, ErrorCode

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Unused:
    """An option without a function here."""

    name: str
    reason: str
    """A clause that says why."""
    neutral: tuple[str, ...] = ()
    """Values that ask for what is done anyway: nothing is said of these."""
    others: tuple[str, ...] | None = None
    """Values that it may have as well; None for any text."""
    is_refused: bool = False
    """Other values than the neutral ones stop the command; else they are only remarked."""

    @property
    def spelling(self) -> str:
        return f"--{self.name}"

    @property
    def line(self) -> str:
        """Its line in the docs."""
        if not self.is_refused:
            return f"Accepted without effect: {self.reason}."
        but = f" (but for {' and '.join(self.neutral)})" if self.neutral else ""
        return f"Refused{but}: {self.reason}."

    def check(self, value: str) -> None:
        """Remark a value, or refuse it. Raises BankdError (EG0003)."""
        if value in self.neutral:
            return
        if self.is_refused:
            what = f"{self.spelling} {value} has no function here: {self.reason}"
            hint = f"leave it out, or give {self.neutral[0]}" if self.neutral else "leave it out"
            raise BankdError(what, hint, ErrorCode.OPTION)
        remark(f"{self.spelling} has no effect: {self.reason}")


_SWITCH = ("0", "1")
_TRUTH = ("true", "false")
_LAYOUT = "tensors of callers are in plain order, and kernels choose their own layouts"
_TUNED = "kernels are chosen by measured time, by `bankd aoe`"
_ONE_MACHINE = "a model is compiled for one machine"
_NO_DEBUG = "kernels have no debug build; `bankd bench` shows the time of each step"
_ASCEND = "it is for Ascend's hardware"
_ORDER = "sums do not depend on which core is faster"
_COMPRESSED = "weights are stored as policies pack them; --quantize of `bankd aoe` makes them small"
_MEMORY = "memory is planned for each model"

UNUSED: tuple[Unused, ...] = (
    Unused("ac_parallel_enable", "each kernel runs on all cores", ("0",), ("1",)),
    Unused("allow_hf32", "HF32 is a number format of Ascend", ("false",), ("true",)),
    Unused("atomic_clean_policy", _MEMORY, _SWITCH),
    Unused("auto_tune_mode", "it was taken out of ATC: use --aoe_mode", is_refused=True),
    Unused("buffer_optimize", _MEMORY, ("l2_optimize",), ("l1_optimize", "off_optimize")),
    Unused("build_config", "no source is compiled: kernels are made in this process"),
    Unused("cal_conf", "ranges are measured by `bankd aoe --calibration`", is_refused=True),
    Unused("cluster_config", _ONE_MACHINE, is_refused=True),
    Unused("compress_weight_conf", _COMPRESSED, is_refused=True),
    Unused("compression_optimize_conf", _COMPRESSED, is_refused=True),
    Unused("core_type", "a CPU has one kind of cores", ("AiCore",), ("VectorCore",)),
    Unused("customize_dtypes", "types of single operators are given by --op_precision_mode and "
           "--keep_dtype", is_refused=True),
    Unused("debug_dir", _NO_DEBUG),
    Unused("deterministic", _ORDER, _SWITCH),
    Unused("deterministic_level", _ORDER, ("0", "1", "2", "3")),
    Unused("device_id", "compiling needs no device", ("0",)),
    Unused("disable_reuse_memory", _MEMORY, ("0",), ("1",)),
    Unused("distributed_cluster_build", _ONE_MACHINE, ("0",), ("1",), is_refused=True),
    Unused("enable_attr_compression", "attributes of the file are small", _TRUTH),
    Unused("enable_compress_weight", _COMPRESSED, ("false",), ("true",), is_refused=True),
    Unused("enable_graph_parallel", _ONE_MACHINE, ("0",), ("1",), is_refused=True),
    Unused("enable_scope_fusion_passes", "TensorFlow's scopes are read by tf2onnx; all fusion "
           "rules that apply are used"),
    Unused("enable_single_stream", "a program is one stream", _TRUTH),
    Unused("enable_small_channel", "convolutions of few channels have kernels of their own",
           _SWITCH),
    Unused("export_compile_stat", "`bankd explain` lists what was fused", ("0",), ("1", "2")),
    Unused("graph_parallel_option_path", _ONE_MACHINE, is_refused=True),
    Unused("h2d_overlapped_with_compute", "inputs are read where they are", ("0",)),
    Unused("hccl_sub_comm_config", _ONE_MACHINE, is_refused=True),
    Unused("host_env_cpu", "the model is for this machine's CPU, or the tier of --soc_version"),
    Unused("host_env_os", "the model is for this machine's system", ("linux",)),
    Unused("input_hint_shape", "points of ranges are given by shape_points in NAME.aoe.json"),
    Unused("is_input_adjust_hw_layout", _LAYOUT, is_refused=True, neutral=("false",)),
    Unused("is_output_adjust_hw_layout", _LAYOUT, is_refused=True, neutral=("false",)),
    Unused("is_weight_clip", "weights keep their type, but for those of mixed precision", _SWITCH),
    Unused("jit_compile", "kernels are compiled for each model, and kept", ("0", "1", "2")),
    Unused("model_relation_config", _ONE_MACHINE, is_refused=True),
    Unused("multi_stream_parallel_mode", "each kernel runs on all cores", ("",)),
    Unused("oo_constant_folding", "constants are always folded", ("true",), ("false",)),
    Unused("oo_dead_code_elimination", "dead nodes are always removed", ("true",), ("false",)),
    Unused("op_debug_config", _NO_DEBUG),
    Unused("op_debug_level", _NO_DEBUG, ("0",), ("1", "2", "3", "4")),
    Unused("op_select_implmode", _TUNED + "; --op_precision_mode gives modes of operators",
           others=("high_precision", "high_performance", "high_precision_for_all",
                   "high_performance_for_all")),
    Unused("optypelist_for_implmode", _TUNED + "; --op_precision_mode gives modes of operators"),
    Unused("quant_dumpable", "what a step computes is not dumped", ("0",), ("1",)),
    Unused("raw_ge_options", "there is no build of Ascend's compiler that it could reach",
           is_refused=True),
    Unused("raw_ge_options_ignore_unsupported", "it belongs to --raw_ge_options", ("false",),
           ("true",)),
    Unused("save_original_model", "the file keeps the graph that it was built from", _TRUTH),
    Unused("shape_generalized_build_mode", "ranges of sizes are said by --input_shape",
           ("shape_precise",), ("shape_generalized",)),
    Unused("shard_model_dir", _ONE_MACHINE, is_refused=True),
    Unused("sparsity", "products of 4:2 sparse weights have no kernels", ("0",), ("1",),
           is_refused=True),
    Unused("static_model_ops_lower_limit", "a model of ranges is one program", ("-1",)),
    Unused("status_check", "an overflow shows as infinity in the outputs", ("0",), ("1",)),
    Unused("target", _ASCEND),
    Unused("tiling_schedule_optimize", _TUNED, _SWITCH),
    Unused("topo_sorting_mode", "the order of steps is that of the graph", ("0", "1", "2", "3")),
    Unused("virtual_type", "a CPU has no virtual devices of Ascend", ("0",), ("1",),
           is_refused=True),
)  # fmt: skip
"""The options in the order of their names."""

BY_NAME: Mapping[str, Unused] = {one.name: one for one in UNUSED}


def unused_options(command: F) -> F:
    """Add all options of the table to a command; they reach none of its parameters."""
    for row in reversed(UNUSED):
        values = row.others and OneOf([*row.neutral, *row.others], case_sensitive=False)
        command = click.option(
            row.spelling,
            type=values,
            is_flag=False,
            flag_value="1",
            hidden=True,
            expose_value=False,
            callback=_checked,
        )(command)
    return command


def _checked(context: click.Context, option: click.Parameter, value: str | None) -> None:
    if value is not None and not context.resilient_parsing:
        BY_NAME[str(option.name)].check(value)
