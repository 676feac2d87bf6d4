"""Tensors of PyTorch as arrays of NumPy and back, in the same memory; NumPy has no bfloat16."""

from __future__ import annotations

import numpy as np
import torch

from tuner.element import ELEMENTS


def array_of(tensor: torch.Tensor) -> np.ndarray:
    """The elements of a tensor, without a copy but where NumPy cannot read them in place.

    bfloat16 becomes the type of ml_dtypes, by its bits.
    """
    if tensor.dtype == torch.bfloat16:
        bits: np.ndarray = tensor.detach().view(torch.int16).numpy(force=True)
        return bits.view(ELEMENTS["bf16"].dtype)
    array: np.ndarray = tensor.numpy(force=True)
    return array


def tensor_of(array: np.ndarray) -> torch.Tensor:
    """The tensor with the elements of an array, without a copy."""
    if array.dtype.kind == "V":  # of the types of ml_dtypes tensors have this one
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)
