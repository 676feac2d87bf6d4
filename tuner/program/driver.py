"""The native functions that every core runs: the steps of a program, with a barrier after each.

A step table holds three words a step: the function, its arguments, and the shares, where core w
finds its first unit at w and its end at w + 1. The barrier is one counter a core, each on cache
lines of its own: publish the number of the own step, then wait until every core has published
it. Step numbers go on from `epoch`, so that counters never go back. Waiting spins, and gives the
core away now and then, because a worker that was moved onto our core cannot go on otherwise.

A job is posted in four words: the generation, which idle workers watch and which is written
last, then table, count and epoch. The counters follow two cache lines later.
"""

from __future__ import annotations

import ctypes
import functools
from dataclasses import dataclass
from typing import Any

from tuner.llvm import Library, compile_ir
from tuner.target import ISAS, host_soc_versions

STEP_WORDS = 3
LINE_PAIR_BYTES = 128
"""Neighbouring cache lines are fetched together, so what must not be shared is two lines apart."""

_IR = """
declare i32 @sched_yield()

define internal void @relax(i64 %spins) {
entry:
  call void asm sideeffect "pause", "~{memory}"()
  %low = and i64 %spins, 255
  %long = icmp eq i64 %low, 255
  br i1 %long, label %yield, label %done
yield:
  %ignored = call i32 @sched_yield()
  br label %done
done:
  ret void
}

define internal void @meet(ptr %counters, i64 %worker, i64 %workers, i64 %now) {
entry:
  %own.at = mul i64 %worker, 128
  %own = getelementptr i8, ptr %counters, i64 %own.at
  store atomic i64 %now, ptr %own release, align 8
  br label %next
next:
  %other = phi i64 [ 0, %entry ], [ %other.next, %arrived ]
  %more = icmp slt i64 %other, %workers
  br i1 %more, label %look.first, label %done
look.first:
  %their.at = mul i64 %other, 128
  %theirs = getelementptr i8, ptr %counters, i64 %their.at
  br label %look
look:
  %spins = phi i64 [ 0, %look.first ], [ %spins.next, %wait ]
  %seen = load atomic i64, ptr %theirs acquire, align 8
  %there = icmp sge i64 %seen, %now
  br i1 %there, label %arrived, label %wait
wait:
  call void @relax(i64 %spins)
  %spins.next = add i64 %spins, 1
  br label %look
arrived:
  %other.next = add i64 %other, 1
  br label %next
done:
  ret void
}

define void @drive(ptr %table, i64 %count, i64 %worker, i64 %workers, ptr %counters, i64 %epoch) {
entry:
  br label %next
next:
  %step = phi i64 [ 0, %entry ], [ %step.next, %met ]
  %more = icmp slt i64 %step, %count
  br i1 %more, label %look, label %done
look:
  %word = mul i64 %step, 3
  %entry.at = getelementptr ptr, ptr %table, i64 %word
  %args.at = getelementptr ptr, ptr %entry.at, i64 1
  %shares.at = getelementptr ptr, ptr %entry.at, i64 2
  %function = load ptr, ptr %entry.at, align 8
  %args = load ptr, ptr %args.at, align 8
  %shares = load ptr, ptr %shares.at, align 8
  %lo.at = getelementptr i64, ptr %shares, i64 %worker
  %hi.at = getelementptr i64, ptr %lo.at, i64 1
  %lo = load i64, ptr %lo.at, align 8
  %hi = load i64, ptr %hi.at, align 8
  %some = icmp slt i64 %lo, %hi
  br i1 %some, label %run, label %finished
run:
  call void %function(ptr %args, i64 %lo, i64 %hi, i64 %worker)
  br label %finished
finished:
  %step.next = add i64 %step, 1
  %now = add i64 %epoch, %step.next
  call void @meet(ptr %counters, i64 %worker, i64 %workers, i64 %now)
  br label %met
met:
  br label %next
done:
  ret void
}

define i64 @serve(ptr %post, i64 %first, i64 %worker, i64 %workers, i64 %limit) {
entry:
  %table.at = getelementptr i64, ptr %post, i64 1
  %count.at = getelementptr i64, ptr %post, i64 2
  %epoch.at = getelementptr i64, ptr %post, i64 3
  %counters = getelementptr i8, ptr %post, i64 128
  br label %idle
idle:
  %known = phi i64 [ %first, %entry ], [ %seen, %job ]
  br label %look
look:
  %spins = phi i64 [ 0, %idle ], [ %spins.next, %wait ]
  %seen = load atomic i64, ptr %post acquire, align 8
  %same = icmp eq i64 %seen, %known
  br i1 %same, label %still, label %posted
still:
  %late = icmp sge i64 %spins, %limit
  br i1 %late, label %done, label %wait
wait:
  call void @relax(i64 %spins)
  %spins.next = add i64 %spins, 1
  br label %look
posted:
  %closed = icmp slt i64 %seen, 0
  br i1 %closed, label %done, label %job
job:
  %table = load ptr, ptr %table.at, align 8
  %count = load i64, ptr %count.at, align 8
  %epoch = load i64, ptr %epoch.at, align 8
  call void @drive(ptr %table, i64 %count, i64 %worker, i64 %workers, ptr %counters, i64 %epoch)
  br label %idle
done:
  ret i64 %seen
}
"""


@dataclass(frozen=True)
class Driver:
    """The native entry points; calling one releases the interpreter lock."""

    drive: Any
    """drive(table, count, worker, workers, counters, epoch)."""
    serve: Any
    """serve(post, known, worker, workers, limit): do what is posted, until nothing new comes for
    `limit` rounds or the generation is negative; gives the last generation seen."""
    library: Library


@functools.cache
def host_driver() -> Driver:
    """The driver, compiled once a process for the lowest tier: it computes nothing."""
    object_code = compile_ir(_IR, ISAS[host_soc_versions()[0]])
    library = Library([object_code], ["drive", "serve"])
    pointer, word = ctypes.c_void_p, ctypes.c_int64
    drive = ctypes.CFUNCTYPE(None, pointer, word, word, word, pointer, word)
    serve = ctypes.CFUNCTYPE(word, pointer, word, word, word, word)
    return Driver(drive(library.address("drive")), serve(library.address("serve")), library)
