
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

define internal i1 @place(ptr %mail, i64 %workers, i32 %cpu, i1 %here) {
entry:
  %mask = alloca [16 x i64], align 8
  %thread.at = getelementptr i64, ptr %mail, i64 2
  %thread = load i64, ptr %thread.at, align 8
  %movable = icmp ne i64 %thread, 0
  br i1 %movable, label %ask, label %no
ask:
  %failed = call i32 @sched_getaffinity(i32 0, i64 128, ptr %mask)
  %known = icmp eq i32 %failed, 0
  br i1 %known, label %look, label %no
look:
  %cpu.word = zext i32 %cpu to i64
  %own.word = lshr i64 %cpu.word, 6
  %own.bit = and i64 %cpu.word, 63
  %bit = shl i64 1, %own.bit
  br label %each
each:
  %i = phi i64 [ 0, %look ], [ %i.next, %each ]
  %cpus = phi i64 [ 0, %look ], [ %cpus.next, %each ]
  %word.at = getelementptr i64, ptr %mask, i64 %i
  %word = load i64, ptr %word.at, align 8
  %bits = call i64 @llvm.ctpop.i64(i64 %word)
  %cpus.next = add i64 %cpus, %bits
  %is.own = icmp eq i64 %i, %own.word
  %own = select i1 %is.own, i64 %bit, i64 0
  %others = xor i64 %own, -1
  %wanted = select i1 %here, i64 %own, i64 %others
  %new = and i64 %word, %wanted
  store i64 %new, ptr %word.at, align 8
  %i.next = add i64 %i, 1
  %last = icmp eq i64 %i.next, 16
  br i1 %last, label %judge, label %each
judge:
  %enough = icmp sge i64 %cpus.next, %workers
  br i1 %enough, label %move, label %no
move:
  %thread.id = trunc i64 %thread to i32
  %refused = call i32 @sched_setaffinity(i32 %thread.id, i64 128, ptr %mask)
  %moved = icmp eq i32 %refused, 0
  ret i1 %moved
no:
  ret i1 false
}

define internal i1 @call_up(ptr %board, i64 %workers) {
entry:
  %cpu = call i32 @sched_getcpu()
  %left = add i32 %cpu, 1
  %left.word = zext i32 %left to i64
  %mails = getelementptr i8, ptr %board, i64 384
  br label %each
each:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %next ]
  %all.awake = phi i1 [ true, %entry ], [ %awake, %next ]
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %sleeps.at = getelementptr i64, ptr %mail, i64 1
  %left.at = getelementptr i64, ptr %mail, i64 3
  %sleeps = load atomic i64, ptr %sleeps.at acquire, align 8
  %is.awake = icmp eq i64 %sleeps, 0
  %awake = and i1 %all.awake, %is.awake
  %old = load i64, ptr %left.at, align 8
  %is.left = icmp eq i64 %old, %left.word
  %stays = and i1 %is.awake, %is.left
  br i1 %stays, label %next, label %move
move:
  store i64 %left.word, ptr %left.at, align 8
  %moved = call i1 @place(ptr %mail, i64 %workers, i32 %cpu, i1 false)
  br label %next
next:
  %worker.next = add i64 %worker, 1
  %more = icmp slt i64 %worker.next, %workers
  br i1 %more, label %each, label %done
done:
  ret i1 %awake
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

define internal i64 @claim(ptr %board, i64 %owner, i64 %number, i1 %all) {
entry:
  %claims = getelementptr i8, ptr %board, i64 448
  %at = mul i64 %owner, 256
  %claim = getelementptr i8, ptr %claims, i64 %at
  %first = load atomic i64, ptr %claim monotonic, align 8
  %base = shl i64 %number, 20
  br label %try
try:
  %old = phi i64 [ %first, %entry ], [ %now, %take ]
  %fresh = icmp slt i64 %old, %base
  %start = select i1 %fresh, i64 %base, i64 %old
  %piece = sub i64 %start, %base
  %left = icmp slt i64 %piece, 4
  br i1 %left, label %take, label %none
take:
  %one = add i64 %start, 1
  %whole = add i64 %base, 4
  %new = select i1 %all, i64 %whole, i64 %one
  %pair = cmpxchg ptr %claim, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %pair, 0
  %taken = extractvalue { i64, i1 } %pair, 1
  br i1 %taken, label %done, label %try
done:
  ret i64 %piece
none:
  ret i64 4
}

define internal void @pieces(ptr %row, i64 %owner, i64 %from, i64 %to, i64 %worker) {
entry:
  %shares.at = getelementptr ptr, ptr %row, i64 2
  %shares = load ptr, ptr %shares.at, align 8
  %start.at = getelementptr i64, ptr %shares, i64 %owner
  %end.at = getelementptr i64, ptr %start.at, i64 1
  %start = load i64, ptr %start.at, align 8
  %end = load i64, ptr %end.at, align 8
  %units = sub i64 %end, %start
  %before = mul i64 %units, %from
  %within = mul i64 %units, %to
  %skipped = ashr i64 %before, 2
  %covered = ashr i64 %within, 2
  %lo = add i64 %start, %skipped
  %hi = add i64 %start, %covered
  call void @part(ptr %row, i64 %lo, i64 %hi, i64 %worker)
  ret void
}

define internal void @report(ptr %board, i64 %worker, i64 %number, i64 %count) {
entry:
  %blocks = getelementptr i8, ptr %board, i64 256
  %own.at = mul i64 %worker, 256
  %own = getelementptr i8, ptr %blocks, i64 %own.at
  call void @show(ptr %own)
  %base = shl i64 %number, 20
  %word = or i64 %base, %count
  store atomic i64 %word, ptr %own release, align 8
  ret void
}

define internal { i64, ptr } @look(ptr %board, i64 %number, i64 %worker, i64 %workers) {
entry:
  %blocks = getelementptr i8, ptr %board, i64 256
  %base = shl i64 %number, 20
  %after = add i64 %base, 1048576
  %is.caller = icmp eq i64 %worker, 0
  %some.at = select i1 %is.caller, i64 256, i64 0
  %some = getelementptr i8, ptr %blocks, i64 %some.at
  br label %each
each:
  %other = phi i64 [ 0, %entry ], [ %other.next, %count ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %count ]
  %awaited = phi ptr [ %some, %entry ], [ %awaited.next, %count ]
  %their.at = mul i64 %other, 256
  %theirs = getelementptr i8, ptr %blocks, i64 %their.at
  %word = load atomic i64, ptr %theirs acquire, align 8
  %later = icmp sge i64 %word, %after
  br i1 %later, label %over, label %count
count:
  %behind = icmp slt i64 %word, %base
  %found = sub i64 %word, %base
  %done = select i1 %behind, i64 0, i64 %found
  %sum.next = add i64 %sum, %done
  %none = icmp eq i64 %done, 0
  %is.other = icmp ne i64 %other, %worker
  %is.awaited = and i1 %none, %is.other
  %awaited.next = select i1 %is.awaited, ptr %theirs, ptr %awaited
  %other.next = add i64 %other, 1
  %more = icmp slt i64 %other.next, %workers
  br i1 %more, label %each, label %summed
summed:
  %all = shl i64 %workers, 2
  %left = sub i64 %all, %sum.next
  %result = insertvalue { i64, ptr } undef, i64 %left, 0
  %both = insertvalue { i64, ptr } %result, ptr %awaited.next, 1
  ret { i64, ptr } %both
over:
  %none.left = insertvalue { i64, ptr } undef, i64 0, 0
  %ended = insertvalue { i64, ptr } %none.left, ptr %some, 1
  ret { i64, ptr } %ended
}

define internal i64 @help(ptr %board, ptr %row, i64 %number, i64 %worker, i64 %workers,
                          i64 %count) {
entry:
  br label %each
each:
  %owner = phi i64 [ 0, %entry ], [ %owner.next, %next ]
  %done = phi i64 [ %count, %entry ], [ %sum, %next ]
  %more = icmp slt i64 %owner, %workers
  br i1 %more, label %try, label %over
try:
  %sum = phi i64 [ %done, %each ], [ %sum.next, %take ]
  %piece = call i64 @claim(ptr %board, i64 %owner, i64 %number, i1 false)
  %taken = icmp slt i64 %piece, 4
  br i1 %taken, label %take, label %next
take:
  %end = add i64 %piece, 1
  call void @pieces(ptr %row, i64 %owner, i64 %piece, i64 %end, i64 %worker)
  %sum.next = add i64 %sum, 1
  call void @report(ptr %board, i64 %worker, i64 %number, i64 %sum.next)
  br label %try
next:
  %owner.next = add i64 %owner, 1
  br label %each
over:
  ret i64 %done
}

define internal i64 @ran(i64 %thread) {
entry:
  %time = alloca [2 x i64], align 8
  %inverse = xor i64 %thread, -1
  %shifted = shl i64 %inverse, 3
  %clock = or i64 %shifted, 6
  %failed = call i64 (i64, ...) @syscall(i64 228, i64 %clock, ptr %time)
  %unknown = icmp ne i64 %failed, 0
  br i1 %unknown, label %never, label %known
known:
  %part.at = getelementptr i64, ptr %time, i64 1
  %whole = load i64, ptr %time, align 8
  %part = load i64, ptr %part.at, align 8
  %scaled = mul i64 %whole, 1000000000
  %sum = add i64 %scaled, %part
  ret i64 %sum
never:
  ret i64 -1
}

define internal i1 @stands(ptr %mail) {
entry:
  %thread.at = getelementptr i64, ptr %mail, i64 2
  %thread = load i64, ptr %thread.at, align 8
  %movable = icmp ne i64 %thread, 0
  br i1 %movable, label %ask, label %no
ask:
  %before = call i64 @ran(i64 %thread)
  %known = icmp sge i64 %before, 0
  br i1 %known, label %pause, label %no
pause:
  %turn = phi i64 [ 0, %ask ], [ %turn.next, %pause ]
  call void asm sideeffect "pause", "~{memory}"()
  %turn.next = add i64 %turn, 1
  %long = icmp eq i64 %turn.next, 128
  br i1 %long, label %again, label %pause
again:
  %after = call i64 @ran(i64 %thread)
  %same = icmp eq i64 %before, %after
  ret i1 %same
no:
  ret i1 false
}

define internal void @fetch(ptr %board, ptr %awaited, i64 %number, i64 %workers) {
entry:
  %rest = alloca [2 x i64], align 8
  %mail = getelementptr i8, ptr %awaited, i64 128
  %stands = call i1 @stands(ptr %mail)
  br i1 %stands, label %bring, label %done
bring:
  %cpu = call i32 @sched_getcpu()
  %here = call i1 @place(ptr %mail, i64 %workers, i32 %cpu, i1 true)
  br i1 %here, label %wait, label %done
wait:
  %turn = phi i64 [ 1, %bring ], [ %turn.next, %back ]
  %found = call { i64, ptr } @look(ptr %board, i64 %number, i64 0, i64 %workers)
  %left = extractvalue { i64, ptr } %found, 0
  %over = icmp eq i64 %left, 0
  br i1 %over, label %leave, label %yield
yield:
  %low = and i64 %turn, 7
  %eighth = icmp eq i64 %low, 0
  br i1 %eighth, label %sleep, label %give
give:
  %ignored = call i32 @sched_yield()
  br label %back
sleep:
  %part.at = getelementptr i64, ptr %rest, i64 1
  store i64 0, ptr %rest, align 8
  store i64 20000, ptr %part.at, align 8
  %slept = call i64 (i64, ...) @syscall(i64 35, ptr %rest, ptr null)
  br label %back
back:
  %turn.next = add i64 %turn, 1
  br label %wait
leave:
  %own = call i32 @sched_getcpu()
  %left.at = getelementptr i64, ptr %mail, i64 3
  %own.next = add i32 %own, 1
  %left.word = zext i32 %own.next to i64
  store i64 %left.word, ptr %left.at, align 8
  %away = call i1 @place(ptr %mail, i64 %workers, i32 %own, i1 false)
  br label %done
done:
  ret void
}

define internal i1 @await(ptr %board, ptr %row, i64 %number, i64 %worker, i64 %workers,
                          i64 %count, i1 %at.once) {
entry:
  %may.help = icmp ne ptr %row, null
  %helps.at = select i1 %at.once, i64 0, i64 256
  %is.caller = icmp eq i64 %worker, 0
  br label %turn
turn:
  %spins = phi i64 [ 0, %entry ], [ %spins.next, %relax ], [ 0, %helped ]
  %helps = phi i1 [ %may.help, %entry ], [ %helps, %relax ], [ false, %helped ]
  %sum = phi i64 [ %count, %entry ], [ %sum, %relax ], [ %sum.next, %helped ]
  %found = call { i64, ptr } @look(ptr %board, i64 %number, i64 %worker, i64 %workers)
  %left = extractvalue { i64, ptr } %found, 0
  %awaited = extractvalue { i64, ptr } %found, 1
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %late
late:
  %long = icmp sge i64 %spins, %helps.at
  %now = and i1 %helps, %long
  br i1 %now, label %helped, label %ask
helped:
  %sum.next = call i64 @help(ptr %board, ptr %row, i64 %number, i64 %worker, i64 %workers, i64 %sum)
  br label %turn
ask:
  %low = and i64 %spins, 2047
  %is.time = icmp eq i64 %low, 2047
  %fetches = and i1 %is.time, %is.caller
  br i1 %fetches, label %fetch, label %relax
fetch:
  call void @fetch(ptr %board, ptr %awaited, i64 %number, i64 %workers)
  br label %relax
relax:
  %spins.next = add i64 %spins, 1
  call void @relax(ptr %board, i64 %spins.next, ptr %awaited)
  br label %turn
done:
  %absent = icmp sgt i64 %sum, %count
  ret i1 %absent
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

define internal i1 @is_alone(ptr %row, i64 %workers) {
entry:
  %shares.at = getelementptr ptr, ptr %row, i64 2
  %shares = load ptr, ptr %shares.at, align 8
  %first.at = getelementptr i64, ptr %shares, i64 1
  %last.at = getelementptr i64, ptr %shares, i64 %workers
  %first = load i64, ptr %first.at, align 8
  %last = load i64, ptr %last.at, align 8
  %alone = icmp eq i64 %first, %last
  ret i1 %alone
}

define internal i64 @next_shared(ptr %table, i64 %from, i64 %rows, i64 %workers) {
entry:
  br label %look
look:
  %row = phi i64 [ %from, %entry ], [ %row.next, %skip ]
  %some = icmp slt i64 %row, %rows
  br i1 %some, label %one, label %done
one:
  %word = mul i64 %row, 6
  %row.at = getelementptr i64, ptr %table, i64 %word
  %alone = call i1 @is_alone(ptr %row.at, i64 %workers)
  br i1 %alone, label %skip, label %done
skip:
  %row.next = add i64 %row, 1
  br label %look
done:
  ret i64 %row
}

define internal void @publish(ptr %board, ptr %table, i64 %rows, i64 %first, i64 %workers,
                              i64 %shared) {
entry:
  %rows.at = getelementptr i64, ptr %board, i64 1
  %first.at = getelementptr i64, ptr %board, i64 2
  %workers.at = getelementptr i64, ptr %board, i64 3
  %shared.at = getelementptr i64, ptr %board, i64 4
  %version.at = getelementptr i64, ptr %board, i64 5
  %version = load i64, ptr %version.at, align 8
  %odd = add i64 %version, 1
  %even = add i64 %version, 2
  store atomic i64 %odd, ptr %version.at monotonic, align 8
  fence release
  store atomic ptr %table, ptr %board monotonic, align 8
  store atomic i64 %rows, ptr %rows.at monotonic, align 8
  store atomic i64 %first, ptr %first.at monotonic, align 8
  store atomic i64 %workers, ptr %workers.at monotonic, align 8
  store atomic i64 %shared, ptr %shared.at monotonic, align 8
  store atomic i64 %even, ptr %version.at release, align 8
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

define internal void @alone(ptr %table, i64 %from, i64 %rows) {
entry:
  br label %next
next:
  %row = phi i64 [ %from, %entry ], [ %row.next, %one ]
  %more = icmp slt i64 %row, %rows
  br i1 %more, label %one, label %done
one:
  %word = mul i64 %row, 6
  %row.at = getelementptr i64, ptr %table, i64 %word
  call void @pieces(ptr %row.at, i64 0, i64 0, i64 4, i64 0)
  %row.next = add i64 %row, 1
  br label %next
done:
  ret void
}

define void @lead(ptr %board, ptr %table, i64 %rows, i64 %workers) {
entry:
  %before.at = getelementptr i64, ptr %board, i64 6
  %before = load i64, ptr %before.at, align 8
  %first = add i64 %before, 1
  %end = add i64 %first, %rows
  store i64 %end, ptr %before.at, align 8
  %single = icmp sle i64 %workers, 1
  br i1 %single, label %rest, label %count
count:
  %together = call i64 @shared_rows(ptr %table, i64 %rows)
  %some = icmp sgt i64 %together, 0
  br i1 %some, label %call, label %rest
call:
  %caller = getelementptr i8, ptr %board, i64 256
  call void @show(ptr %caller)
  %shared = call i64 @next_shared(ptr %table, i64 0, i64 %together, i64 %workers)
  %awake = call i1 @call_up(ptr %board, i64 %workers)
  %asleep = xor i1 %awake, true
  call void @publish(ptr %board, ptr %table, i64 %together, i64 %first, i64 %workers, i64 %shared)
  br label %each
each:
  %row = phi i64 [ 0, %call ], [ %row.next, %next ]
  %absent = phi i1 [ %asleep, %call ], [ %absent.next, %next ]
  %number = add i64 %first, %row
  %word = mul i64 %row, 6
  %row.at = getelementptr i64, ptr %table, i64 %word
  %row.next = add i64 %row, 1
  %is.alone = call i1 @is_alone(ptr %row.at, i64 %workers)
  br i1 %is.alone, label %own, label %share
own:
  call void @pieces(ptr %row.at, i64 0, i64 0, i64 4, i64 0)
  %all = shl i64 %workers, 2
  call void @report(ptr %board, i64 0, i64 %number, i64 %all)
  br label %next
share:
  %piece = call i64 @claim(ptr %board, i64 0, i64 %number, i1 true)
  call void @pieces(ptr %row.at, i64 0, i64 %piece, i64 4, i64 0)
  %found = sub i64 4, %piece
  call void @report(ptr %board, i64 0, i64 %number, i64 %found)
  %helped = call i1 @await(ptr %board, ptr %row.at, i64 %number, i64 0, i64 %workers, i64 %found,
                           i1 %absent)
  br label %next
next:
  %absent.next = phi i1 [ %absent, %own ], [ %helped, %share ]
  %more = icmp slt i64 %row.next, %together
  br i1 %more, label %each, label %end.mark
end.mark:
  call void @report(ptr %board, i64 0, i64 %end, i64 0)
  br label %rest
rest:
  %done = phi i64 [ 0, %entry ], [ 0, %count ], [ %together, %end.mark ]
  call void @alone(ptr %table, i64 %done, i64 %rows)
  ret void
}

define internal void @follow(ptr %board, i64 %worker) {
entry:
  %rows.at = getelementptr i64, ptr %board, i64 1
  %first.at = getelementptr i64, ptr %board, i64 2
  %workers.at = getelementptr i64, ptr %board, i64 3
  %shared.at = getelementptr i64, ptr %board, i64 4
  %version.at = getelementptr i64, ptr %board, i64 5
  %caller = getelementptr i8, ptr %board, i64 256
  br label %read
read:
  %turns = phi i64 [ 0, %entry ], [ %turns.next, %torn ]
  %version = load atomic i64, ptr %version.at acquire, align 8
  %table = load atomic ptr, ptr %board monotonic, align 8
  %rows = load atomic i64, ptr %rows.at monotonic, align 8
  %first = load atomic i64, ptr %first.at monotonic, align 8
  %workers = load atomic i64, ptr %workers.at monotonic, align 8
  %shared = load atomic i64, ptr %shared.at monotonic, align 8
  fence acquire
  %version.now = load atomic i64, ptr %version.at monotonic, align 8
  %low = and i64 %version, 1
  %is.whole = icmp eq i64 %low, 0
  %is.same = icmp eq i64 %version, %version.now
  %is.read = and i1 %is.whole, %is.same
  br i1 %is.read, label %judge, label %torn
torn:
  %turns.next = add i64 %turns, 1
  call void @relax(ptr %board, i64 %turns.next, ptr %caller)
  br label %read
judge:
  %own = mul i64 %worker, 256
  %own.block = getelementptr i8, ptr %caller, i64 %own
  call void @show(ptr %own.block)
  %all = shl i64 %workers, 2
  %end = add i64 %first, %rows
  %takes.part = icmp slt i64 %worker, %workers
  br i1 %takes.part, label %begin, label %done
begin:
  br label %reach
reach:
  %at = phi i64 [ 0, %begin ], [ %after, %onward ]
  %row = phi i64 [ %shared, %begin ], [ %following, %onward ]
  %gap = icmp sgt i64 %row, %at
  br i1 %gap, label %stay, label %start
stay:
  %number.before = add i64 %first, %row
  %last.alone = sub i64 %number.before, 1
  %ignored = call i1 @await(ptr %board, ptr null, i64 %last.alone, i64 %worker, i64 %workers, i64 0,
                            i1 false)
  br label %start
start:
  %number.wanted = add i64 %first, %row
  br label %try
try:
  %number = phi i64 [ %number.wanted, %start ], [ %number.now, %catch ]
  %piece = call i64 @claim(ptr %board, i64 %worker, i64 %number, i1 true)
  %taken = icmp slt i64 %piece, 4
  br i1 %taken, label %work, label %lost
lost:
  %spins = phi i64 [ 0, %try ], [ %spins.next, %again ]
  %their.word = load atomic i64, ptr %caller acquire, align 8
  %number.now = lshr i64 %their.word, 20
  %is.over = icmp sge i64 %number.now, %end
  br i1 %is.over, label %done, label %newer
newer:
  %count.now = and i64 %their.word, 1048575
  %is.open = icmp slt i64 %count.now, %all
  %is.newer = icmp sgt i64 %number.now, %number
  %can.catch = and i1 %is.open, %is.newer
  br i1 %can.catch, label %catch, label %again
catch:
  br label %try
again:
  %spins.next = add i64 %spins, 1
  call void @relax(ptr %board, i64 %spins.next, ptr %caller)
  br label %lost
work:
  %row.now = sub i64 %number, %first
  %row.word = mul i64 %row.now, 6
  %row.at = getelementptr i64, ptr %table, i64 %row.word
  call void @pieces(ptr %row.at, i64 %worker, i64 %piece, i64 4, i64 %worker)
  %after = add i64 %row.now, 1
  %following = call i64 @next_shared(ptr %table, i64 %after, i64 %rows, i64 %workers)
  %found = sub i64 4, %piece
  call void @report(ptr %board, i64 %worker, i64 %number, i64 %found)
  %helped = call i1 @await(ptr %board, ptr %row.at, i64 %number, i64 %worker, i64 %workers,
                           i64 %found, i1 false)
  %more = icmp slt i64 %following, %rows
  br i1 %more, label %onward, label %done
onward:
  br label %reach
done:
  ret void
}

define internal i1 @crowded(ptr %mail) {
entry:
  %use = alloca [18 x i64], align 8
  %failed = call i64 (i64, ...) @syscall(i64 98, i64 1, ptr %use)
  %known = icmp eq i64 %failed, 0
  br i1 %known, label %compare, label %no
compare:
  %now.at = getelementptr i64, ptr %use, i64 17
  %before.at = getelementptr i64, ptr %mail, i64 4
  %now = load i64, ptr %now.at, align 8
  %before = load i64, ptr %before.at, align 8
  store i64 %now, ptr %before.at, align 8
  %more = icmp ne i64 %now, %before
  ret i1 %more
no:
  ret i1 false
}

define void @serve(ptr %board, i64 %worker, i64 %idle) {
entry:
  %mails = getelementptr i8, ptr %board, i64 384
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %sleeps.at = getelementptr i64, ptr %mail, i64 1
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
  br i1 %late, label %sleep, label %early
early:
  %brief = icmp eq i64 %spins, 700
  br i1 %brief, label %ask, label %relaxed
ask:
  %crowded = call i1 @crowded(ptr %mail)
  br i1 %crowded, label %sleep, label %relaxed
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
  call void @follow(ptr %board, i64 %worker)
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
