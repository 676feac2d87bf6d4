"""Weights of graphs: known by their bytes, kept alive by their module alone, written once."""

from __future__ import annotations

import hashlib
import os
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import accumulate
from operator import attrgetter
from pathlib import Path

import onnx_ir as ir
import torch
from onnx_ir.tensor_adapters import TorchTensor

from tuner.files.atomic import replacing

MAX_INLINE_BYTES = 1024
"""Weights up to this size are part of the ONNX file: sizes and the like, which readers look at."""
ALIGNMENT = 64
MAX_LOOKED_AT_TWICE = 16
"""Maximum number of uncounted tensors of which two elements are looked at: each takes 70 ns."""
MAX_SENTINELS, MAX_SENTINEL_BYTES = 8, 1 << 20
"""Maximum number, and size, of the tensors of which an element is looked at for writes that PyTorch
does not count: an optimizer or an average that writes through `.data` changes nearly all."""
INTEGERS = {2: torch.int16, 4: torch.int32, 8: torch.int64}
"""Integers by their bytes."""

_writes = attrgetter("_version")
_place = torch.Tensor.data_ptr


class Weights:
    """The parameters and buffers that a graph is called with. They are referred to, not kept."""

    def __init__(
        self,
        tensors: Sequence[torch.Tensor],
        freed: Callable[[], object],
        uncounted: Sequence[int] = (),
    ) -> None:
        """`freed` is called when one of the tensors is freed.

        `uncounted`: numbers of tensors that PyTorch writes as a whole without counting it.
        """
        self._looked: tuple[int, list[int]] | None = None
        """Writes at the last look for further ones."""
        self._references = [weakref.ref(tensor, lambda _: freed()) for tensor in tensors]
        self._counted = not any(tensor.is_inference() for tensor in tensors)
        self._uncounted = frozenset(uncounted)
        self._is_other = False
        self._hold(tensors)
        self.digests = tuple(map(digest_of, tensors))

    def are_written(self, tensors: Sequence[torch.Tensor]) -> bool:
        """Return whether one of the tensors, which are these, was written since, or moved.

        Writes through `.data`, and into tensors of inference mode, are not counted by PyTorch: they
        are seen where they change an element that is looked at.
        """
        if not self._is_other:  # for good: memory that was freed may come back with other elements
            self._is_other = (
                self._look() != self._seen or list(map(_place, tensors)) != self._places
            )
        return self._is_other or self._count(tensors) != self._version

    def are_written_again(self, tensors: Sequence[torch.Tensor]) -> bool:
        """Return whether one of the tensors, which are written, was written since the last look."""
        state = self._count(tensors), [*self._look(), *map(_place, tensors)]
        before, self._looked = self._looked, state
        return before is not None and before != state

    def look_again(self) -> bool:
        """Return whether all bytes are as they were; then, writes so far count for nothing."""
        try:
            tensors = self.tensors()
        except ReferenceError:
            return False
        self._hold(tensors)
        return tuple(map(digest_of, tensors)) == self.digests

    def tensors(self) -> list[torch.Tensor]:
        """The tensors. Raises ReferenceError where one is freed."""
        found = [tensor for reference in self._references if (tensor := reference()) is not None]
        if len(found) < len(self._references):
            raise ReferenceError("its weights are freed")
        return found

    def write(self, folder: Path) -> WeightsFile:
        """Write the larger weights into a file named by their bytes, if it is not there yet.

        Where a folder next to this one holds that file, it is linked. Raises OptionError and
        ReferenceError.
        """
        tensors = self.tensors()
        name = hashlib.sha256(" ".join(self.digests).encode()).hexdigest()[:16]
        path = folder / f"weights-{name}.data"
        sizes = [_file_bytes(tensor) for tensor in tensors]
        offsets = list(accumulate(sizes, initial=0))
        if not offsets[-1] or _is_whole(path, offsets[-1]):
            return WeightsFile(path, tensors, offsets)
        for other in folder.parent.glob(f"*/{path.name}"):
            with suppress(OSError):
                if _is_whole(other, offsets[-1]):
                    os.link(other, path)
                    return WeightsFile(path, tensors, offsets)
        with replacing(path, durable=False) as file:
            for tensor, size in zip(tensors, sizes, strict=True):
                if size:
                    file.write(bytes_of(tensor))
                    file.write(bytes(size - tensor.nbytes))
        return WeightsFile(path, tensors, offsets)

    def _hold(self, tensors: Sequence[torch.Tensor]) -> None:
        """Take what tells writes for that of tensors which are not written."""
        counted = [one for at, one in enumerate(tensors) if at not in self._uncounted]
        written = [one for at, one in enumerate(tensors) if at in self._uncounted]
        self._spots = [*_spots(written), *_sentinels(counted)]
        self._seen, self._version = self._look(), self._count(tensors)
        self._places = list(map(_place, tensors))
        self._is_other = False

    def _look(self) -> list[int]:
        return [view[place] for view, place in self._spots]

    def _count(self, tensors: Sequence[torch.Tensor]) -> int:
        """Sum of the numbers of writes, each of which only grows."""
        return sum(map(_writes, tensors)) if self._counted else 0


def _spots(tensors: Sequence[torch.Tensor]) -> list[tuple[memoryview, int]]:
    """An element of each tensor, two where they are few, that are cheap to look at: as integers.

    The memory is kept, and not the tensors, which say when they are freed.
    """
    views = [
        memoryview(tensor.detach().view(INTEGERS[tensor.element_size()]).numpy())
        for tensor in tensors
        if tensor.dim() == 1 and tensor.numel() and tensor.element_size() in INTEGERS
    ]
    ends = [(view, -1) for view in views] if len(views) <= MAX_LOOKED_AT_TWICE else []
    return [*((view, 0) for view in views), *ends]


def _sentinels(tensors: Sequence[torch.Tensor]) -> list[tuple[memoryview, int]]:
    """An element from the middle of some of the smaller tensors, all over the module, as integers.

    The memory is kept, as that of the spots.
    """
    found = [
        tensor.detach()
        for tensor in tensors
        if 0 < tensor.nbytes <= MAX_SENTINEL_BYTES
        and tensor.element_size() in INTEGERS
        and tensor.is_contiguous()
    ]
    some = found[:: -(-len(found) // MAX_SENTINELS) or 1]
    flat = [tensor.view(-1).view(INTEGERS[tensor.element_size()]) for tensor in some]
    return [(memoryview(tensor.numpy()), tensor.numel() // 2) for tensor in flat]


class WeightsFile:
    """A file of weights, as ONNX files refer to it."""

    def __init__(self, path: Path, tensors: Sequence[torch.Tensor], offsets: Sequence[int]) -> None:
        self._path, self._tensors, self._offsets = path, tensors, offsets

    def initializer(self, number: int, value: ir.Value) -> ir.TensorProtocol:
        """A weight as the constant of a value: in the file, or inline where it is small."""
        tensor = self._tensors[number].detach()
        if self._offsets[number + 1] == self._offsets[number]:
            return TorchTensor(tensor.contiguous(), name=value.name)
        return ir.ExternalTensor(
            self._path.name, self._offsets[number], tensor.nbytes, value.dtype,
            shape=value.shape, name=value.name, base_dir=self._path.parent,
        )  # fmt: skip


def bytes_of(tensor: torch.Tensor) -> memoryview:
    """The elements of a tensor in order, as bytes; copied only where they are not contiguous."""
    flat = tensor.detach().contiguous().reshape(-1)
    return memoryview(flat.view(torch.uint8).numpy())


def digest_of(tensor: torch.Tensor) -> str:
    """Hash of the type, the shape and the elements of a tensor."""
    digest = hashlib.sha256(f"{tensor.dtype} {list(tensor.shape)}\n".encode())
    digest.update(bytes_of(tensor))
    return digest.hexdigest()


def _file_bytes(tensor: torch.Tensor) -> int:
    """Space of a tensor in the file; 0 for one that is small enough to be inline."""
    return -(-tensor.nbytes // ALIGNMENT) * ALIGNMENT if tensor.nbytes > MAX_INLINE_BYTES else 0


def _is_whole(path: Path, size: int) -> bool:
    return path.is_file() and path.stat().st_size == size
