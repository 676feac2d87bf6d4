
declare i32 @sched_yield()
declare i64 @syscall(i64, ...)
declare i32 @sched_getcpu()
declare i32 @sched_getaffinity(i32, i64, ptr)
declare i32 @sched_setaffinity(i32, i64, ptr)
declare i64 @llvm.ctpop.i64(i64)

define internal void @show(ptr %block) {
entry:
  %cpu = call i32 @sched_getcpu()
  %shown = add i32 %cpu, 1
  %shown.word = zext i32 %shown to i64
  %cpu.at = getelementptr i64, ptr %block, i64 1
  store atomic i64 %shown.word, ptr %cpu.at monotonic, align 8
  ret void
}

define internal void @relax(ptr %board, i64 %spins, ptr %awaited) {
entry:
  call void asm sideeffect "pause", "~{memory}"()
  %patience.at = getelementptr i64, ptr %board, i64 16
  %patience = load i64, ptr %patience.at, align 8
  %long = icmp sge i64 %spins, %patience
  br i1 %long, label %turn, label %done
turn:
  %between.at = getelementptr i64, ptr %board, i64 17
  %between = load i64, ptr %between.at, align 8
  %rest = urem i64 %spins, %between
  %now = icmp eq i64 %rest, 0
  br i1 %now, label %ask, label %done
ask:
  %apart.at = getelementptr i64, ptr %board, i64 18
  %apart = load i64, ptr %apart.at, align 8
  %very.long = icmp sge i64 %spins, %apart
  br i1 %very.long, label %yield, label %compare
compare:
  %cpu = call i32 @sched_getcpu()
  %own = add i32 %cpu, 1
  %own.word = zext i32 %own to i64
  %theirs.at = getelementptr i64, ptr %awaited, i64 1
  %theirs = load atomic i64, ptr %theirs.at monotonic, align 8
  %same = icmp eq i64 %theirs, %own.word
  br i1 %same, label %yield, label %done
yield:
  %ignored = call i32 @sched_yield()
  br label %done
done:
  ret void
}

define internal void @meet(ptr %board, i64 %worker, i64 %workers, i64 %number) {
entry:
  %blocks = getelementptr i8, ptr %board, i64 256
  %own.at = mul i64 %worker, 256
  %own = getelementptr i8, ptr %blocks, i64 %own.at
  call void @show(ptr %own)
  store atomic i64 %number, ptr %own release, align 8
  br label %next
next:
  %other = phi i64 [ 0, %entry ], [ %other.next, %arrived ]
  %more = icmp slt i64 %other, %workers
  br i1 %more, label %look.first, label %done
look.first:
  %their.at = mul i64 %other, 256
  %theirs = getelementptr i8, ptr %blocks, i64 %their.at
  br label %look
look:
  %spins = phi i64 [ 0, %look.first ], [ %spins.next, %wait ]
  %seen = load atomic i64, ptr %theirs acquire, align 8
  %there = icmp sge i64 %seen, %number
  br i1 %there, label %arrived, label %wait
wait:
  %spins.next = add i64 %spins, 1
  call void @relax(ptr %board, i64 %spins.next, ptr %theirs)
  br label %look
arrived:
  %other.next = add i64 %other, 1
  br label %next
done:
  ret void
}

define internal i1 @one_sleeps(ptr %board, i64 %workers) {
entry:
  %mails = getelementptr i8, ptr %board, i64 384
  br label %each
each:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %next ]
  %more = icmp slt i64 %worker, %workers
  br i1 %more, label %look, label %done
look:
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %sleeps.at = getelementptr i64, ptr %mail, i64 1
  %sleeps = load atomic i64, ptr %sleeps.at acquire, align 8
  %worker.next = add i64 %worker, 1
  %awake = icmp eq i64 %sleeps, 0
  br i1 %awake, label %next, label %done
next:
  br label %each
done:
  ret i1 %more
}

define internal void @move_away(ptr %mail, i64 %workers, i32 %cpu) {
entry:
  %mask = alloca [16 x i64], align 8
  %thread.at = getelementptr i64, ptr %mail, i64 2
  %left.at = getelementptr i64, ptr %mail, i64 3
  %thread = load i64, ptr %thread.at, align 8
  %movable = icmp ne i64 %thread, 0
  br i1 %movable, label %ask, label %done
ask:
  %left = add i32 %cpu, 1
  %left.word = zext i32 %left to i64
  store i64 %left.word, ptr %left.at, align 8
  %failed = call i32 @sched_getaffinity(i32 0, i64 128, ptr %mask)
  %known = icmp eq i32 %failed, 0
  br i1 %known, label %count, label %done
count:
  %i = phi i64 [ 0, %ask ], [ %i.next, %count ]
  %cpus = phi i64 [ 0, %ask ], [ %cpus.next, %count ]
  %word.at = getelementptr i64, ptr %mask, i64 %i
  %word = load i64, ptr %word.at, align 8
  %bits = call i64 @llvm.ctpop.i64(i64 %word)
  %cpus.next = add i64 %cpus, %bits
  %i.next = add i64 %i, 1
  %last = icmp eq i64 %i.next, 16
  br i1 %last, label %judge, label %count
judge:
  %enough = icmp sge i64 %cpus.next, %workers
  br i1 %enough, label %move, label %done
move:
  %cpu.word = zext i32 %cpu to i64
  %own.word = lshr i64 %cpu.word, 6
  %own.bit = and i64 %cpu.word, 63
  %own.at = getelementptr i64, ptr %mask, i64 %own.word
  %own.old = load i64, ptr %own.at, align 8
  %bit = shl i64 1, %own.bit
  %others = xor i64 %bit, -1
  %own.new = and i64 %own.old, %others
  store i64 %own.new, ptr %own.at, align 8
  %thread.id = trunc i64 %thread to i32
  %ignored = call i32 @sched_setaffinity(i32 %thread.id, i64 128, ptr %mask)
  br label %done
done:
  ret void
}

define internal void @call_up(ptr %board, i64 %workers) {
entry:
  %cpu = call i32 @sched_getcpu()
  %left = add i32 %cpu, 1
  %left.word = zext i32 %left to i64
  %mails = getelementptr i8, ptr %board, i64 384
  br label %each
each:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %next ]
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %sleeps.at = getelementptr i64, ptr %mail, i64 1
  %left.at = getelementptr i64, ptr %mail, i64 3
  %sleeps = load atomic i64, ptr %sleeps.at acquire, align 8
  %awake = icmp eq i64 %sleeps, 0
  br i1 %awake, label %look, label %wake
look:
  %old = load i64, ptr %left.at, align 8
  %stays = icmp eq i64 %old, %left.word
  br i1 %stays, label %next, label %move
move:
  call void @move_away(ptr %mail, i64 %workers, i32 %cpu)
  br label %next
wake:
  call void @move_away(ptr %mail, i64 %workers, i32 %cpu)
  %woken = call i64 (i64, ...) @syscall(i64 202, ptr %mail, i64 129, i64 1)
  br label %next
next:
  %worker.next = add i64 %worker, 1
  %more = icmp slt i64 %worker.next, %workers
  br i1 %more, label %each, label %done
done:
  ret void
}

define internal void @post(ptr %board, i64 %worker, i1 %close) {
entry:
  %mails = getelementptr i8, ptr %board, i64 384
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %sleeps.at = getelementptr i64, ptr %mail, i64 1
  %old = load i64, ptr %mail, align 8
  %later = add i64 %old, 1
  %new = select i1 %close, i64 -1, i64 %later
  %ignored = atomicrmw xchg ptr %mail, i64 %new seq_cst, align 8
  %sleeps = load atomic i64, ptr %sleeps.at seq_cst, align 8
  %awake = icmp eq i64 %sleeps, 0
  br i1 %awake, label %done, label %wake
wake:
  %woken = call i64 (i64, ...) @syscall(i64 202, ptr %mail, i64 129, i64 1)
  br label %done
done:
  ret void
}

define internal void @part(ptr %row, i64 %lo, i64 %hi, i64 %worker) {
entry:
  %some = icmp slt i64 %lo, %hi
  br i1 %some, label %guarded, label %done
guarded:
  %guards.at = getelementptr ptr, ptr %row, i64 4
  %count.at = getelementptr i64, ptr %row, i64 5
  %count = load i64, ptr %count.at, align 8
  br label %guard
guard:
  %number = phi i64 [ 0, %guarded ], [ %number.next, %look ]
  %more = icmp slt i64 %number, %count
  br i1 %more, label %look, label %run
look:
  %guards = load ptr, ptr %guards.at, align 8
  %guard.word = mul i64 %number, 2
  %truth.at.at = getelementptr ptr, ptr %guards, i64 %guard.word
  %wanted.at = getelementptr i64, ptr %truth.at.at, i64 1
  %truth.at = load ptr, ptr %truth.at.at, align 8
  %wanted.word = load i64, ptr %wanted.at, align 8
  %truth.byte = load i8, ptr %truth.at, align 1
  %truth = icmp ne i8 %truth.byte, 0
  %wanted = icmp ne i64 %wanted.word, 0
  %holds = icmp eq i1 %truth, %wanted
  %number.next = add i64 %number, 1
  br i1 %holds, label %guard, label %done
run:
  %args.at = getelementptr ptr, ptr %row, i64 1
  %function = load ptr, ptr %row, align 8
  %args = load ptr, ptr %args.at, align 8
  call void %function(ptr %args, i64 %lo, i64 %hi, i64 %worker)
  br label %done
done:
  ret void
}

define internal void @shares(ptr %row, i64 %from, i64 %to, i64 %worker) {
entry:
  %shares.at = getelementptr ptr, ptr %row, i64 2
  %shares = load ptr, ptr %shares.at, align 8
  %lo.at = getelementptr i64, ptr %shares, i64 %from
  %hi.at = getelementptr i64, ptr %shares, i64 %to
  %lo = load i64, ptr %lo.at, align 8
  %hi = load i64, ptr %hi.at, align 8
  call void @part(ptr %row, i64 %lo, i64 %hi, i64 %worker)
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
  %word = mul i64 %row, 6
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
  %word = mul i64 %fewer, 6
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
  %called.at = getelementptr i64, ptr %board, i64 4
  %first = load i64, ptr %first.at, align 8
  %alone = icmp sle i64 %workers, 1
  br i1 %alone, label %own, label %count
count:
  %shared = call i64 @shared_rows(ptr %table, i64 %rows)
  %some = icmp sgt i64 %shared, 0
  br i1 %some, label %call, label %own
call:
  %caller = getelementptr i8, ptr %board, i64 256
  call void @show(ptr %caller)
  store atomic i64 1, ptr %called.at seq_cst, align 8
  call void @call_up(ptr %board, i64 %workers)
  %late = call i1 @one_sleeps(ptr %board, i64 %workers)
  br i1 %late, label %whole, label %together
together:
  call void @publish(ptr %board, ptr %table, i64 %shared, i64 %first, i64 %workers)
  br label %own
whole:
  %row = phi i64 [ 0, %call ], [ %row.next, %rest ]
  %word = mul i64 %row, 6
  %row.at = getelementptr i64, ptr %table, i64 %word
  %row.next = add i64 %row, 1
  %shares.at = getelementptr ptr, ptr %row.at, i64 2
  %shares = load ptr, ptr %shares.at, align 8
  %hi.at = getelementptr i64, ptr %shares, i64 1
  %lo = load i64, ptr %shares, align 8
  %hi = load i64, ptr %hi.at, align 8
  %units = sub i64 %hi, %lo
  %rounded = add i64 %units, 15
  %sixteenth = ashr i64 %rounded, 4
  br label %look
look:
  %unit = phi i64 [ %lo, %whole ], [ %unit.next, %piece ]
  %sleeps = call i1 @one_sleeps(ptr %board, i64 %workers)
  br i1 %sleeps, label %ahead, label %join
ahead:
  %own.left = icmp slt i64 %unit, %hi
  br i1 %own.left, label %piece, label %rest
piece:
  %end = add i64 %unit, %sixteenth
  %is.within = icmp slt i64 %end, %hi
  %unit.next = select i1 %is.within, i64 %end, i64 %hi
  call void @part(ptr %row.at, i64 %unit, i64 %unit.next, i64 0)
  br label %look
rest:
  call void @shares(ptr %row.at, i64 1, i64 %workers, i64 0)
  %more = icmp slt i64 %row.next, %shared
  br i1 %more, label %whole, label %own
join:
  %left = sub i64 %shared, %row
  %reached = add i64 %first, %row
  call void @publish(ptr %board, ptr %row.at, i64 %left, i64 %reached, i64 %workers)
  call void @part(ptr %row.at, i64 %unit, i64 %hi, i64 0)
  %number = add i64 %first, %row.next
  call void @finish(ptr %board, ptr %row.at, i64 0, i64 %workers, i64 %number)
  br label %own
own:
  %done = phi i64 [ 0, %entry ], [ 0, %count ], [ 0, %together ], [ %row.next, %rest ],
                  [ %row.next, %join ]
  store atomic i64 0, ptr %called.at release, align 8
  %done.words = mul i64 %done, 6
  %next.at = getelementptr i64, ptr %table, i64 %done.words
  %ahead.rows = sub i64 %rows, %done
  %from = add i64 %first, %done
  call void @work(ptr %board, ptr %next.at, i64 %ahead.rows, i64 %from, i64 0, i64 %workers)
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
  %called.at = getelementptr i64, ptr %board, i64 4
  %caller = getelementptr i8, ptr %board, i64 256
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
  br i1 %late, label %ask, label %relaxed
ask:
  %called = load atomic i64, ptr %called.at acquire, align 8
  %is.called = icmp ne i64 %called, 0
  br i1 %is.called, label %relaxed, label %sleep
relaxed:
  %spins.next = add i64 %spins, 1
  call void @relax(ptr %board, i64 %spins.next, ptr %caller)
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
  %own.at = mul i64 %worker, 256
  %own = getelementptr i8, ptr %caller, i64 %own.at
  call void @show(ptr %own)
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
