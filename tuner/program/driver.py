"""The native functions of a crew: lead a job, serve jobs, and meet at barriers between steps.

The board is the memory that all cores share, in blocks of two cache lines:

    block 0         the job: table, rows, number of the first row, cores that take part
    block 1         how to wait: turns of spinning before the first yield, turns between yields
    block 2w + 2    written by core w only: the number of the last meeting it has come to
    block 2w + 3    core w's mail: the generation of the job, whether the core sleeps, its thread
                    (0: it may not be moved), and 1 + the CPU that it was moved away from

A step table holds four words a row: the function, its arguments, the shares, where core w finds
its first unit at w and its end at w + 1, and whether all cores meet after the row. Row numbers
go on from job to job, so that what is written in blocks 2w + 2 never goes back.

Core 0 is the caller: it writes the job, puts a new generation into the mail of every core that
takes part, and does its own share. The others see only the rows up to the last meeting: behind
it there is nothing for them to do, and the caller waits for nobody.

A sleeping worker is woken first and gets the job when it is awake. Until then the caller does whole
rows, after its own share of a row the others' shares as well: a late wake-up delays nothing, and
a short job is over before a worker is there.

Workers are kept off the CPU that the caller is on: the system may wake a worker there, although
another CPU is idle, and the two would share it for milliseconds. A worker may then run wherever
the caller may, but for that one CPU. Where the caller has fewer CPUs than the job needs cores,
workers stay where they are.

A core that waits spins, and yields now and then, because a worker that the system has put onto
our core cannot go on otherwise. A worker that finds no mail for some time sleeps in the kernel
(futex), which looks at the mail once more before it lets it sleep.
"""

from __future__ import annotations

import ctypes
import functools
from dataclasses import dataclass
from typing import Any

from tuner.cpu.host import host_soc_versions
from tuner.cpu.llvm import Library, compile_ir
from tuner.program.driver_waiting import WAITING_IR
from tuner.target import ISAS

ROW_WORDS = 4
BLOCK_BYTES = 128
"""Neighbouring cache lines are fetched together, so what must not be shared is two lines apart."""


def board_bytes(workers: int) -> int:
    """Size of the memory that the cores of a crew share."""
    return (2 * workers + 2) * BLOCK_BYTES


_IR = """
define internal void @shares(ptr %row, i64 %from, i64 %to, i64 %worker) {
entry:
  %args.at = getelementptr ptr, ptr %row, i64 1
  %shares.at = getelementptr ptr, ptr %row, i64 2
  %function = load ptr, ptr %row, align 8
  %args = load ptr, ptr %args.at, align 8
  %shares = load ptr, ptr %shares.at, align 8
  %lo.at = getelementptr i64, ptr %shares, i64 %from
  %hi.at = getelementptr i64, ptr %shares, i64 %to
  %lo = load i64, ptr %lo.at, align 8
  %hi = load i64, ptr %hi.at, align 8
  %some = icmp slt i64 %lo, %hi
  br i1 %some, label %run, label %done
run:
  call void %function(ptr %args, i64 %lo, i64 %hi, i64 %worker)
  br label %done
done:
  ret void
}

define internal void @finish(ptr %board, ptr %row, i64 %worker, i64 %workers, i64 %number) {
entry:
  %meeting.at = getelementptr i64, ptr %row, i64 3
  %meeting = load i64, ptr %meeting.at, align 8
  %meets = icmp ne i64 %meeting, 0
  br i1 %meets, label %gather, label %done
gather:
  call void @meet(ptr %board, i64 %worker, i64 %workers, i64 %number)
  br label %done
done:
  ret void
}

define internal void @work(ptr %board, ptr %table, i64 %rows, i64 %first, i64 %worker,
                           i64 %workers) {
entry:
  br label %next
next:
  %row = phi i64 [ 0, %entry ], [ %row.next, %one ]
  %more = icmp slt i64 %row, %rows
  br i1 %more, label %one, label %done
one:
  %word = mul i64 %row, 4
  %row.at = getelementptr i64, ptr %table, i64 %word
  %end = add i64 %worker, 1
  call void @shares(ptr %row.at, i64 %worker, i64 %end, i64 %worker)
  %row.next = add i64 %row, 1
  %number = add i64 %first, %row.next
  call void @finish(ptr %board, ptr %row.at, i64 %worker, i64 %workers, i64 %number)
  br label %next
done:
  ret void
}

define internal i64 @shared_rows(ptr %table, i64 %rows) {
entry:
  br label %look
look:
  %left = phi i64 [ %rows, %entry ], [ %fewer, %row ]
  %some = icmp sgt i64 %left, 0
  br i1 %some, label %row, label %done
row:
  %fewer = sub i64 %left, 1
  %word = mul i64 %fewer, 4
  %first = getelementptr i64, ptr %table, i64 %word
  %meeting.at = getelementptr i64, ptr %first, i64 3
  %meeting = load i64, ptr %meeting.at, align 8
  %meets = icmp ne i64 %meeting, 0
  br i1 %meets, label %done, label %look
done:
  ret i64 %left
}

define internal void @publish(ptr %board, ptr %table, i64 %rows, i64 %first, i64 %workers) {
entry:
  %rows.at = getelementptr i64, ptr %board, i64 1
  %first.at = getelementptr i64, ptr %board, i64 2
  %workers.at = getelementptr i64, ptr %board, i64 3
  store ptr %table, ptr %board, align 8
  store i64 %rows, ptr %rows.at, align 8
  store i64 %first, ptr %first.at, align 8
  store i64 %workers, ptr %workers.at, align 8
  br label %each
each:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %each ]
  call void @post(ptr %board, i64 %worker, i1 false)
  %worker.next = add i64 %worker, 1
  %more = icmp slt i64 %worker.next, %workers
  br i1 %more, label %each, label %done
done:
  ret void
}

define void @lead(ptr %board, ptr %table, i64 %rows, i64 %workers) {
entry:
  %first.at = getelementptr i64, ptr %board, i64 2
  %first = load i64, ptr %first.at, align 8
  %alone = icmp sle i64 %workers, 1
  br i1 %alone, label %own, label %count
count:
  %shared = call i64 @shared_rows(ptr %table, i64 %rows)
  %some = icmp sgt i64 %shared, 0
  br i1 %some, label %call, label %own
call:
  call void @call_up(ptr %board, i64 %workers)
  %late = call i1 @one_sleeps(ptr %board, i64 %workers)
  br i1 %late, label %whole, label %together
together:
  call void @publish(ptr %board, ptr %table, i64 %shared, i64 %first, i64 %workers)
  br label %own
whole:
  %row = phi i64 [ 0, %call ], [ %row.next, %rest ]
  %word = mul i64 %row, 4
  %row.at = getelementptr i64, ptr %table, i64 %word
  %row.next = add i64 %row, 1
  call void @shares(ptr %row.at, i64 0, i64 1, i64 0)
  %sleeps = call i1 @one_sleeps(ptr %board, i64 %workers)
  br i1 %sleeps, label %rest, label %join
rest:
  call void @shares(ptr %row.at, i64 1, i64 %workers, i64 0)
  %more = icmp slt i64 %row.next, %shared
  br i1 %more, label %whole, label %own
join:
  %left = sub i64 %shared, %row
  %reached = add i64 %first, %row
  call void @publish(ptr %board, ptr %row.at, i64 %left, i64 %reached, i64 %workers)
  %number = add i64 %first, %row.next
  call void @finish(ptr %board, ptr %row.at, i64 0, i64 %workers, i64 %number)
  br label %own
own:
  %done = phi i64 [ 0, %entry ], [ 0, %count ], [ 0, %together ], [ %row.next, %rest ],
                  [ %row.next, %join ]
  %done.words = mul i64 %done, 4
  %next.at = getelementptr i64, ptr %table, i64 %done.words
  %ahead = sub i64 %rows, %done
  %from = add i64 %first, %done
  call void @work(ptr %board, ptr %next.at, i64 %ahead, i64 %from, i64 0, i64 %workers)
  %after = add i64 %first, %rows
  store i64 %after, ptr %first.at, align 8
  ret void
}

define void @serve(ptr %board, i64 %worker, i64 %idle) {
entry:
  %mails = getelementptr i8, ptr %board, i64 384
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %sleeps.at = getelementptr i64, ptr %mail, i64 1
  %rows.at = getelementptr i64, ptr %board, i64 1
  %first.at = getelementptr i64, ptr %board, i64 2
  %workers.at = getelementptr i64, ptr %board, i64 3
  br label %wait
wait:
  %known = phi i64 [ 0, %entry ], [ %known, %sleep ], [ %seen, %job ]
  br label %look
look:
  %spins = phi i64 [ 0, %wait ], [ %spins.next, %relaxed ]
  %seen = load atomic i64, ptr %mail acquire, align 8
  %same = icmp eq i64 %seen, %known
  br i1 %same, label %still, label %posted
still:
  %late = icmp sge i64 %spins, %idle
  br i1 %late, label %sleep, label %relaxed
relaxed:
  %spins.next = add i64 %spins, 1
  call void @relax(ptr %board, i64 %spins.next)
  br label %look
sleep:
  %old = atomicrmw xchg ptr %sleeps.at, i64 1 seq_cst, align 8
  %low = and i64 %known, 4294967295
  %ignored = call i64 (i64, ...) @syscall(i64 202, ptr %mail, i64 128, i64 %low, ptr null)
  store atomic i64 0, ptr %sleeps.at seq_cst, align 8
  br label %wait
posted:
  %closed = icmp slt i64 %seen, 0
  br i1 %closed, label %done, label %job
job:
  %table = load ptr, ptr %board, align 8
  %rows = load i64, ptr %rows.at, align 8
  %first = load i64, ptr %first.at, align 8
  %workers = load i64, ptr %workers.at, align 8
  call void @work(ptr %board, ptr %table, i64 %rows, i64 %first, i64 %worker, i64 %workers)
  br label %wait
done:
  ret void
}

define void @dismiss(ptr %board, i64 %workers) {
entry:
  br label %next
next:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %one ]
  %more = icmp slt i64 %worker, %workers
  br i1 %more, label %one, label %done
one:
  call void @post(ptr %board, i64 %worker, i1 true)
  %worker.next = add i64 %worker, 1
  br label %next
done:
  ret void
}
"""


@dataclass(frozen=True)
class Driver:
    """The native entry points; calling one releases the interpreter lock."""

    lead: Any
    """lead(board, table, rows, workers): do a job with cores 0 to workers - 1; core 0 calls."""
    serve: Any
    """serve(board, worker, idle): a worker's life; it sleeps after `idle` rounds without mail."""
    dismiss: Any
    """dismiss(board, workers): end every `serve`; none may be at work."""
    library: Library


@functools.cache
def host_driver() -> Driver:
    """The driver, compiled once a process for the lowest tier: it computes nothing."""
    object_code = compile_ir(WAITING_IR + _IR, ISAS[host_soc_versions()[0]])
    library = Library([object_code], ["lead", "serve", "dismiss"])
    pointer, word = ctypes.c_void_p, ctypes.c_int64
    lead = ctypes.CFUNCTYPE(None, pointer, pointer, word, word)
    serve = ctypes.CFUNCTYPE(None, pointer, word, word)
    dismiss = ctypes.CFUNCTYPE(None, pointer, word)
    return Driver(
        lead(library.address("lead")),
        serve(library.address("serve")),
        dismiss(library.address("dismiss")),
        library,
    )
