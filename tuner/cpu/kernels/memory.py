"""Memory of kernels as LLVM IR: arrays that know their element, loads and stores.

Kernels compute in f32, in f64 where an operand is stored so, or in i64 where all are integers: a
load converts to it, and a store back, of floats to the nearest and from a tie to the even number.
An address of anything else, such as a table of addresses or bytes that are only moved, is read with
the `raw` functions, which name the type.
"""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.control_flow import Index, IRValue, is_number
from tuner.cpu.kernels.numbers import Numbers, suffix
from tuner.cpu.kernels.storage import NARROWED, WIDENED, as_computed, as_i64
from tuner.element import ELEMENTS, Element

F32, I64 = ELEMENTS["f32"], ELEMENTS["i64"]


class Memory(Numbers):
    """A function while it is written, as far as addresses, loads and stores go."""

    # -- addresses -----------------------------------------------------------------------------

    def at(self, array: IRValue, index: Index) -> IRValue:
        """The array from element `index` on."""
        return self.address(array, index, array.elements.storage)

    def address(self, pointer: IRValue, index: Index, type_: str) -> IRValue:
        """The address so many values of an LLVM type behind another one."""
        if is_number(index, 0):
            return pointer
        i = self.value(index)
        text = f"getelementptr inbounds {type_}, ptr {pointer.name}, i64 {i.name}"
        return self.op_like(pointer, text)

    def pointer_in(self, list_: IRValue, index: Index, element: Element) -> IRValue:
        """The array at a place of a list of addresses."""
        place = self.address(list_, index, "ptr")
        return IRValue(self.load_raw(place, "ptr", 8).name, "ptr", element)

    def vectors_on_stack(self, count: int) -> Sequence[IRValue]:
        """Memory for so many vectors on the stack."""
        room = self.op(
            "ptr", f"alloca [{count} x {self.vector}], align {self.isa.vector_bits // 8}"
        )
        first = IRValue(room.name, "ptr", self.element)
        return [self.address(first, i, self.vector) for i in range(count)]

    # -- values as they are stored -------------------------------------------------------------

    def load_raw(self, pointer: IRValue, type_: str, align: int) -> IRValue:
        """Load a value of an LLVM type; `align` is in bytes."""
        return self.op(type_, f"load {type_}, ptr {pointer.name}, align {align}")

    def store_raw(self, value: IRValue, pointer: IRValue, align: int) -> None:
        """Store a value as it is; `align` is in bytes."""
        self.do(f"store {value.type} {value.name}, ptr {pointer.name}, align {align}")

    def load_raw_first(self, pointer: IRValue, count: Index, storage: str, align: int) -> IRValue:
        """Load the first `count` of a vector of values, 0 in the other lanes."""
        kind, mask = f"<{self.lanes} x {storage}>", self.first_lanes(count)
        if is_number(count, self.lanes):
            return self.load_raw(pointer, kind, align)
        name = f"llvm.masked.load.{suffix(kind)}.p0"
        self.declare(f"{kind} @{name}(ptr, {mask.type}, {kind})")
        source = f"ptr align {align} {pointer.name}, {mask.type} {mask.name}"
        return self.op(kind, f"call {kind} @{name}({source}, {kind} zeroinitializer)")

    def store_raw_first(self, value: IRValue, pointer: IRValue, count: Index, align: int) -> None:
        """Store the first `count` lanes of a vector as they are."""
        if is_number(count, self.lanes):
            self.store_raw(value, pointer, align)
            return
        storage = value.type.rpartition(" ")[2].rstrip(">")
        if is_number(count, 1) and storage in ("i8", "i16"):
            # LLVM (22.1) would store 32 bits of a lane that was cut to fewer, beyond the array.
            lane = self.op(storage, f"extractelement {value.type} {value.name}, i64 0")
            self.store_raw(lane, pointer, align)
            return
        name, mask = f"llvm.masked.store.{suffix(value.type)}.p0", self.first_lanes(count)
        self.declare(f"void @{name}({value.type}, ptr, {mask.type})")
        self.do(
            f"call void @{name}({value.type} {value.name}, ptr align {align} {pointer.name},"
            f" {mask.type} {mask.name})"
        )

    def integer(self, array: IRValue) -> IRValue:
        """Load an integer as it is."""
        return self.load_raw(array, array.elements.storage, array.elements.bits // 8)

    # -- values as they are computed with ------------------------------------------------------

    def load(self, array: IRValue) -> IRValue:
        """Load a vector; rows are only element-aligned."""
        return self.load_first(array, self.lanes)

    def load_first(self, array: IRValue, count: Index) -> IRValue:
        """Load the first `count` lanes, 0 in the others; nothing beyond them is touched."""
        element = array.elements
        stored = self.load_raw_first(array, count, element.storage, element.bits // 8)
        return self._widened(stored, element)

    def load_one(self, array: IRValue) -> IRValue:
        """Load a scalar."""
        element = array.elements
        return self._widened(self.load_raw(array, element.storage, element.bits // 8), element)

    def store(self, value: IRValue, array: IRValue) -> None:
        """Store a vector, or a scalar."""
        self.store_raw(self._narrowed(value, array.elements), array, array.elements.bits // 8)

    def store_first(self, value: IRValue, array: IRValue, count: Index) -> None:
        """Store the first `count` lanes only."""
        element = array.elements
        self.store_raw_first(self._narrowed(value, element), array, count, element.bits // 8)

    def rounded(self, value: IRValue, element: Element) -> IRValue:
        """A vector or scalar, rounded as if it were stored and loaded."""
        return self._widened(self._narrowed(value, element), element)

    def _widened(self, stored: IRValue, element: Element) -> IRValue:
        """A stored vector or scalar as it is computed with.

        Raises KeyError for what kernels only move.
        """
        if element == self.element:
            return stored
        if self.element.is_whole:
            return as_i64(self, stored, element)
        return as_computed(self, WIDENED[element.name](self, stored))

    def _narrowed(self, value: IRValue, element: Element) -> IRValue:
        """A vector or scalar as it is stored. Raises KeyError for what none is stored as."""
        if element == self.element:
            return value
        return NARROWED[self.element.name, element.name](self, value)
