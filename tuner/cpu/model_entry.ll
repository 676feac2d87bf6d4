
declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
declare ptr @memset(ptr, i32, i64)
declare ptr @memcpy(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @madvise(ptr, i64, i32)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @munmap(ptr, i64)
declare i32 @open(ptr, i32, ...)
declare i64 @lseek(i32, i64, i32)
declare i32 @close(i32)
declare i32 @getpid()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_sigmask(i32, ptr, ptr)

define internal ptr @room(i64 %wanted) {
entry:
  %empty = icmp eq i64 %wanted, 0
  %size = select i1 %empty, i64 1, i64 %wanted
  %large = icmp uge i64 %size, 2097152
  %step = select i1 %large, i64 2097152, i64 4096
  %over = add i64 %size, %step
  %last = sub i64 %over, 1
  %mask = sub i64 0, %step
  %whole = and i64 %last, %mask
  %memory = call ptr @aligned_alloc(i64 %step, i64 %whole)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %done, label %advise
advise:
  br i1 %large, label %huge, label %clear
huge:
  %ignored = call i32 @madvise(ptr %memory, i64 %whole, i32 14)
  br label %clear
clear:
  %cleared = call ptr @memset(ptr %memory, i32 0, i64 %whole)
  br label %done
done:
  ret ptr %memory
}

define internal i64 @usable_cpus() {
entry:
  %mask = alloca [16 x i64], align 8
  %cleared = call ptr @memset(ptr %mask, i32 0, i64 128)
  %failed = call i32 @sched_getaffinity(i32 0, i64 128, ptr %mask)
  br label %count
count:
  %i = phi i64 [ 0, %entry ], [ %i.next, %count ]
  %cpus = phi i64 [ 0, %entry ], [ %cpus.next, %count ]
  %word.at = getelementptr i64, ptr %mask, i64 %i
  %word = load i64, ptr %word.at, align 8
  %bits = call i64 @llvm.ctpop.i64(i64 %word)
  %cpus.next = add i64 %cpus, %bits
  %i.next = add i64 %i, 1
  %last = icmp eq i64 %i.next, 16
  br i1 %last, label %done, label %count
done:
  %unknown = icmp eq i64 %cpus.next, 0
  %found = select i1 %unknown, i64 1, i64 %cpus.next
  ret i64 %found
}

define internal void @ask_cpu(i32 %leaf, i32 %subleaf, ptr %words) {
entry:
  %all = call { i32, i32, i32, i32 } asm sideeffect "cpuid",
      "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 %leaf, i32 %subleaf)
  %a = extractvalue { i32, i32, i32, i32 } %all, 0
  %b = extractvalue { i32, i32, i32, i32 } %all, 1
  %c = extractvalue { i32, i32, i32, i32 } %all, 2
  %d = extractvalue { i32, i32, i32, i32 } %all, 3
  %b.at = getelementptr i32, ptr %words, i64 1
  %c.at = getelementptr i32, ptr %words, i64 2
  %d.at = getelementptr i32, ptr %words, i64 3
  store i32 %a, ptr %words, align 4
  store i32 %b, ptr %b.at, align 4
  store i32 %c, ptr %c.at, align 4
  store i32 %d, ptr %d.at, align 4
  ret void
}

define internal i1 @cpu_fits() {
entry:
  %words = alloca [4 x i32], align 4
  %count = load i64, ptr @feature_count, align 8
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %ask ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %one, label %states
one:
  %row = getelementptr [4 x i32], ptr @features, i64 %i
  %subleaf.at = getelementptr i32, ptr %row, i64 1
  %register.at = getelementptr i32, ptr %row, i64 2
  %mask.at = getelementptr i32, ptr %row, i64 3
  %leaf = load i32, ptr %row, align 4
  %subleaf = load i32, ptr %subleaf.at, align 4
  %register = load i32, ptr %register.at, align 4
  %mask = load i32, ptr %mask.at, align 4
  %range = and i32 %leaf, -2147483648
  call void @ask_cpu(i32 %range, i32 0, ptr %words)
  %highest = load i32, ptr %words, align 4
  %known = icmp uge i32 %highest, %leaf
  br i1 %known, label %ask, label %refused
ask:
  call void @ask_cpu(i32 %leaf, i32 %subleaf, ptr %words)
  %number = zext i32 %register to i64
  %word.at = getelementptr i32, ptr %words, i64 %number
  %word = load i32, ptr %word.at, align 4
  %found = and i32 %word, %mask
  %has = icmp eq i32 %found, %mask
  %i.next = add i64 %i, 1
  br i1 %has, label %next, label %refused
states:
  %wanted = load i32, ptr @states, align 4
  %any = icmp ne i32 %wanted, 0
  br i1 %any, label %read, label %fits
read:
  %pair = call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx}"(i32 0)
  %low = extractvalue { i32, i32 } %pair, 0
  %saved = and i32 %low, %wanted
  %all = icmp eq i32 %saved, %wanted
  br i1 %all, label %tiles, label %refused
tiles:
  %tile.state = and i32 %wanted, 262144
  %has.tiles = icmp ne i32 %tile.state, 0
  br i1 %has.tiles, label %permit, label %fits
permit:
  %denied = call i64 (i64, ...) @syscall(i64 158, i64 4131, i64 18)
  %granted = icmp eq i64 %denied, 0
  br i1 %granted, label %fits, label %refused
fits:
  ret i1 true
refused:
  ret i1 false
}

define internal ptr @weights_of(ptr %model, ptr %file) {
entry:
  %bytes = load i64, ptr @weights_bytes, align 8
  %inside = load ptr, ptr @weights_inside, align 8
  %is.inside = icmp ne ptr %inside, null
  br i1 %is.inside, label %present, label %named
named:
  %unnamed = icmp eq ptr %file, null
  br i1 %unnamed, label %none, label %look
look:
  %handle = call i32 (ptr, i32, ...) @open(ptr %file, i32 526592)
  %closed = icmp slt i32 %handle, 0
  br i1 %closed, label %none, label %measure
measure:
  %end = call i64 @lseek(i32 %handle, i64 0, i32 2)
  %whole = add i64 %bytes, 4096
  %fits = icmp eq i64 %end, %whole
  br i1 %fits, label %map, label %leave
leave:
  %left = call i32 @close(i32 %handle)
  br label %none
map:
  %area = call ptr @mmap(ptr null, i64 %whole, i32 1, i32 2, i32 %handle, i64 0)
  %done = call i32 @close(i32 %handle)
  %failed = icmp eq ptr %area, inttoptr (i64 -1 to ptr)
  br i1 %failed, label %none, label %compare
compare:
  %area.at = getelementptr i64, ptr %model, i64 7
  store ptr %area, ptr %area.at, align 8
  %differ = call i32 @memcmp(ptr %area, ptr @weights_identity, i64 128)
  %same = icmp eq i32 %differ, 0
  %behind = getelementptr i8, ptr %area, i64 4096
  br i1 %same, label %present, label %none
present:
  %weights = phi ptr [ %inside, %entry ], [ %behind, %compare ]
  %huge = call i32 @madvise(ptr %weights, i64 %bytes, i32 14)
  %read = call i32 @madvise(ptr %weights, i64 %bytes, i32 22)
  ret ptr %weights
none:
  ret ptr null
}

define internal ptr @serve_model(ptr %record) {
entry:
  %board = load ptr, ptr %record, align 8
  %worker.at = getelementptr i64, ptr %record, i64 1
  %worker = load i64, ptr %worker.at, align 8
  %mails = getelementptr i8, ptr %board, i64 384
  %mail.at = mul i64 %worker, 256
  %mail = getelementptr i8, ptr %mails, i64 %mail.at
  %thread = call i64 (i64, ...) @syscall(i64 186)
  %thread.at = getelementptr i64, ptr %mail, i64 2
  store i64 %thread, ptr %thread.at, align 8
  %idle.at = getelementptr i64, ptr @waiting, i64 3
  %idle = load i64, ptr %idle.at, align 8
  call void @serve(ptr %board, i64 %worker, i64 %idle)
  ret ptr null
}

define internal i1 @start_workers(ptr %model, i64 %workers) {
entry:
  %others = alloca [16 x i64], align 8
  %before = alloca [16 x i64], align 8
  %filled = call ptr @memset(ptr %others, i32 255, i64 128)
  store i64 -1273, ptr %others, align 8
  %blocked = call i32 @pthread_sigmask(i32 2, ptr %others, ptr %before)
  %started.at = getelementptr i64, ptr %model, i64 3
  %records.at = getelementptr i64, ptr %model, i64 9
  %records = load ptr, ptr %records.at, align 8
  %board = getelementptr i8, ptr %model, i64 128
  br label %next
next:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %started ]
  %more = icmp slt i64 %worker, %workers
  br i1 %more, label %one, label %done
one:
  %record.at = mul i64 %worker, 32
  %record = getelementptr i8, ptr %records, i64 %record.at
  %worker.at = getelementptr i64, ptr %record, i64 1
  %thread.at = getelementptr i64, ptr %record, i64 2
  store ptr %board, ptr %record, align 8
  store i64 %worker, ptr %worker.at, align 8
  %failed = call i32 @pthread_create(ptr %thread.at, ptr null, ptr @serve_model, ptr %record)
  %good = icmp eq i32 %failed, 0
  br i1 %good, label %started, label %done
started:
  %worker.next = add i64 %worker, 1
  store i64 %worker.next, ptr %started.at, align 8
  br label %next
done:
  %restored = call i32 @pthread_sigmask(i32 2, ptr %before, ptr null)
  %all = icmp sge i64 %worker, %workers
  ret i1 %all
}

define internal void @fill_words(ptr %model, ptr %bases) {
entry:
  %words.at = getelementptr i64, ptr %model, i64 4
  %words = load ptr, ptr %words.at, align 8
  %count = load i64, ptr @word_count, align 8
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %one ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %one, label %done
one:
  %row = getelementptr { i64, ptr }, ptr @words, i64 %i
  %value.at = getelementptr { i64, ptr }, ptr %row, i64 0, i32 1
  %kind = load i64, ptr %row, align 8
  %value = load i64, ptr %value.at, align 8
  %base.at = getelementptr i64, ptr %bases, i64 %kind
  %base = load i64, ptr %base.at, align 8
  %word = add i64 %base, %value
  %word.at = getelementptr i64, ptr %words, i64 %i
  store i64 %word, ptr %word.at, align 8
  %i.next = add i64 %i, 1
  br label %next
done:
  ret void
}

define internal void @fill_shares(ptr %model, ptr %shares, i64 %workers) {
entry:
  %words.at = getelementptr i64, ptr %model, i64 4
  %words = load ptr, ptr %words.at, align 8
  %first = load i64, ptr @first_row, align 8
  %rows = load i64, ptr @row_count, align 8
  %edges = add i64 %workers, 1
  br label %next
next:
  %row = phi i64 [ 0, %entry ], [ %row.next, %filled ]
  %more = icmp slt i64 %row, %rows
  br i1 %more, label %one, label %done
one:
  %own.at = mul i64 %row, %edges
  %own = getelementptr i64, ptr %shares, i64 %own.at
  %row.at = mul i64 %row, 6
  %row.word = add i64 %first, %row.at
  %shares.word = add i64 %row.word, 2
  %shares.at = getelementptr i64, ptr %words, i64 %shares.word
  store ptr %own, ptr %shares.at, align 8
  %unit = getelementptr { i64, i64 }, ptr @units, i64 %row
  %alone.at = getelementptr i64, ptr %unit, i64 1
  %units = load i64, ptr %unit, align 8
  %alone = load i64, ptr %alone.at, align 8
  %is.alone = icmp ne i64 %alone, 0
  br label %edge
edge:
  %worker = phi i64 [ 0, %one ], [ %worker.next, %store ]
  %some = icmp slt i64 %worker, %edges
  br i1 %some, label %store, label %filled
store:
  %part = mul i64 %units, %worker
  %split = udiv i64 %part, %workers
  %start = icmp eq i64 %worker, 0
  %whole = select i1 %start, i64 0, i64 %units
  %share = select i1 %is.alone, i64 %whole, i64 %split
  %share.at = getelementptr i64, ptr %own, i64 %worker
  store i64 %share, ptr %share.at, align 8
  %worker.next = add i64 %worker, 1
  br label %edge
filled:
  %row.next = add i64 %row, 1
  br label %next
done:
  ret void
}

define internal void @release(ptr %model) {
entry:
  %process.at = getelementptr i64, ptr %model, i64 1
  %process = load i64, ptr %process.at, align 8
  %here = call i32 @getpid()
  %here.word = zext i32 %here to i64
  %is.own = icmp eq i64 %process, %here.word
  %started.at = getelementptr i64, ptr %model, i64 3
  %threads = load i64, ptr %started.at, align 8
  %started = select i1 %is.own, i64 %threads, i64 1
  %records.at = getelementptr i64, ptr %model, i64 9
  %records = load ptr, ptr %records.at, align 8
  %board = getelementptr i8, ptr %model, i64 128
  call void @dismiss(ptr %board, i64 %started)
  br label %next
next:
  %worker = phi i64 [ 1, %entry ], [ %worker.next, %one ]
  %more = icmp slt i64 %worker, %started
  br i1 %more, label %one, label %ended
one:
  %record.at = mul i64 %worker, 32
  %record = getelementptr i8, ptr %records, i64 %record.at
  %thread.at = getelementptr i64, ptr %record, i64 2
  %thread = load i64, ptr %thread.at, align 8
  %joined = call i32 @pthread_join(i64 %thread, ptr null)
  %worker.next = add i64 %worker, 1
  br label %next
ended:
  %area.at = getelementptr i64, ptr %model, i64 7
  %area = load ptr, ptr %area.at, align 8
  %mapped = icmp ne ptr %area, null
  br i1 %mapped, label %unmap, label %empty
unmap:
  %bytes = load i64, ptr @weights_bytes, align 8
  %whole = add i64 %bytes, 4096
  %unmapped = call i32 @munmap(ptr %area, i64 %whole)
  br label %empty
empty:
  %arena.at = getelementptr i64, ptr %model, i64 5
  %scratch.at = getelementptr i64, ptr %model, i64 6
  %arena = load ptr, ptr %arena.at, align 8
  %scratch = load ptr, ptr %scratch.at, align 8
  call void @free(ptr %arena)
  call void @free(ptr %scratch)
  call void @free(ptr %model)
  ret void
}

define ptr @model_create(i32 %threads, ptr %file, ptr %error) {
entry:
  %bases = alloca [6 x i64], align 8
  %given = zext i32 %threads to i64
  %wrong = icmp ugt i64 %given, 4096
  br i1 %wrong, label %failed, label %check
check:
  %fits = call i1 @cpu_fits()
  br i1 %fits, label %size, label %failed
size:
  %cpus = call i64 @usable_cpus()
  %meant = load i64, ptr @cores, align 8
  %fewer = icmp slt i64 %cpus, %meant
  %usual = select i1 %fewer, i64 %cpus, i64 %meant
  %unsaid = icmp eq i64 %given, 0
  %workers = select i1 %unsaid, i64 %usual, i64 %given
  %word.count = load i64, ptr @word_count, align 8
  %check.count = load i64, ptr @check_count, align 8
  %port.count = load i64, ptr @port_count, align 8
  %rows = load i64, ptr @row_count, align 8
  %edges = add i64 %workers, 1
  %share.count = mul i64 %rows, %edges
  %board.bytes = mul i64 %edges, 256
  %words.start = add i64 128, %board.bytes
  %words.bytes = shl i64 %word.count, 3
  %reports.start = add i64 %words.start, %words.bytes
  %reports.bytes = shl i64 %check.count, 3
  %ports.start = add i64 %reports.start, %reports.bytes
  %ports.bytes = shl i64 %port.count, 3
  %shares.start = add i64 %ports.start, %ports.bytes
  %shares.bytes = shl i64 %share.count, 3
  %records.start = add i64 %shares.start, %shares.bytes
  %records.bytes = shl i64 %workers, 5
  %all = add i64 %records.start, %records.bytes
  %model = call ptr @room(i64 %all)
  %no.model = icmp eq ptr %model, null
  br i1 %no.model, label %failed, label %made
made:
  %process.at = getelementptr i64, ptr %model, i64 1
  %workers.at = getelementptr i64, ptr %model, i64 2
  %started.at = getelementptr i64, ptr %model, i64 3
  %words.at = getelementptr i64, ptr %model, i64 4
  %arena.at = getelementptr i64, ptr %model, i64 5
  %scratch.at = getelementptr i64, ptr %model, i64 6
  %ports.at = getelementptr i64, ptr %model, i64 8
  %records.at = getelementptr i64, ptr %model, i64 9
  %reports.at = getelementptr i64, ptr %model, i64 10
  %words = getelementptr i8, ptr %model, i64 %words.start
  %reports = getelementptr i8, ptr %model, i64 %reports.start
  %ports = getelementptr i8, ptr %model, i64 %ports.start
  %shares = getelementptr i8, ptr %model, i64 %shares.start
  %records = getelementptr i8, ptr %model, i64 %records.start
  %process = call i32 @getpid()
  %process.word = zext i32 %process to i64
  store i64 %process.word, ptr %process.at, align 8
  store i64 %workers, ptr %workers.at, align 8
  store i64 1, ptr %started.at, align 8
  store ptr %words, ptr %words.at, align 8
  store ptr %ports, ptr %ports.at, align 8
  store ptr %records, ptr %records.at, align 8
  store ptr %reports, ptr %reports.at, align 8
  %arena.bytes = load i64, ptr @arena_bytes, align 8
  %arena = call ptr @room(i64 %arena.bytes)
  store ptr %arena, ptr %arena.at, align 8
  %own.bytes = load i64, ptr @scratch_bytes, align 8
  %scratch.bytes = mul i64 %own.bytes, %workers
  %scratch = call ptr @room(i64 %scratch.bytes)
  store ptr %scratch, ptr %scratch.at, align 8
  %no.arena = icmp eq ptr %arena, null
  %no.scratch = icmp eq ptr %scratch, null
  %no.memory = or i1 %no.arena, %no.scratch
  br i1 %no.memory, label %undo, label %load
load:
  %weights = call ptr @weights_of(ptr %model, ptr %file)
  %no.weights = icmp eq ptr %weights, null
  br i1 %no.weights, label %undo, label %fill
fill:
  %weights.base = getelementptr i64, ptr %bases, i64 1
  %arena.base = getelementptr i64, ptr %bases, i64 2
  %scratch.base = getelementptr i64, ptr %bases, i64 3
  %reports.base = getelementptr i64, ptr %bases, i64 4
  %words.base = getelementptr i64, ptr %bases, i64 5
  store i64 0, ptr %bases, align 8
  store ptr %weights, ptr %weights.base, align 8
  store ptr %arena, ptr %arena.base, align 8
  store ptr %scratch, ptr %scratch.base, align 8
  store ptr %reports, ptr %reports.base, align 8
  store ptr %words, ptr %words.base, align 8
  call void @fill_words(ptr %model, ptr %bases)
  call void @fill_shares(ptr %model, ptr %shares, i64 %workers)
  %board = getelementptr i8, ptr %model, i64 128
  %patience.at = getelementptr i64, ptr %board, i64 16
  %between.at = getelementptr i64, ptr %board, i64 17
  %apart.at = getelementptr i64, ptr %board, i64 18
  %between.from = getelementptr i64, ptr @waiting, i64 1
  %apart.from = getelementptr i64, ptr @waiting, i64 2
  %patience = load i64, ptr @waiting, align 8
  %between = load i64, ptr %between.from, align 8
  %long = load i64, ptr %apart.from, align 8
  %crowded = icmp sgt i64 %workers, %cpus
  %apart = select i1 %crowded, i64 %patience, i64 %long
  store i64 %patience, ptr %patience.at, align 8
  store i64 %between, ptr %between.at, align 8
  store i64 %apart, ptr %apart.at, align 8
  %started = call i1 @start_workers(ptr %model, i64 %workers)
  br i1 %started, label %done, label %undo
undo:
  %why = phi i32 [ 4, %made ], [ 6, %load ], [ 5, %fill ]
  call void @release(ptr %model)
  br label %failed
failed:
  %reason = phi i32 [ 2, %entry ], [ 3, %check ], [ 4, %size ], [ %why, %undo ]
  br label %done
done:
  %result = phi ptr [ %model, %fill ], [ null, %failed ]
  %code = phi i32 [ 0, %fill ], [ %reason, %failed ]
  %silent = icmp eq ptr %error, null
  br i1 %silent, label %return, label %tell
tell:
  store i32 %code, ptr %error, align 4
  br label %return
return:
  ret ptr %result
}

define internal i32 @point_at(ptr %model, ptr %inputs, ptr %outputs) {
entry:
  %words.at = getelementptr i64, ptr %model, i64 4
  %ports.at = getelementptr i64, ptr %model, i64 8
  %words = load ptr, ptr %words.at, align 8
  %ports = load ptr, ptr %ports.at, align 8
  %input.count = load i64, ptr @input_count, align 8
  %count = load i64, ptr @port_count, align 8
  %no.inputs = icmp eq ptr %inputs, null
  %any.inputs = icmp ne i64 %input.count, 0
  %inputs.lack = and i1 %no.inputs, %any.inputs
  %no.outputs = icmp eq ptr %outputs, null
  %lacking = or i1 %inputs.lack, %no.outputs
  br i1 %lacking, label %null, label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %taken ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %one, label %slots
one:
  %is.input = icmp slt i64 %i, %input.count
  %output = sub i64 %i, %input.count
  %side = select i1 %is.input, ptr %inputs, ptr %outputs
  %place = select i1 %is.input, i64 %i, i64 %output
  %given.at = getelementptr ptr, ptr %side, i64 %place
  %given = load i64, ptr %given.at, align 8
  %port = getelementptr [6 x i64], ptr @ports, i64 %i
  %element.at = getelementptr i64, ptr %port, i64 2
  %bytes.at = getelementptr i64, ptr %port, i64 3
  %element = load i64, ptr %element.at, align 8
  %bytes = load i64, ptr %bytes.at, align 8
  %nowhere = icmp eq i64 %given, 0
  %needed = icmp ne i64 %bytes, 0
  %missing = and i1 %nowhere, %needed
  br i1 %missing, label %null, label %aligned
aligned:
  %low = sub i64 %element, 1
  %rest = and i64 %given, %low
  %straight = icmp eq i64 %rest, 0
  br i1 %straight, label %taken, label %crooked
taken:
  %port.at = getelementptr i64, ptr %ports, i64 %i
  store i64 %given, ptr %port.at, align 8
  %i.next = add i64 %i, 1
  br label %next
slots:
  %slot.count = load i64, ptr @slot_count, align 8
  br label %slot
slot:
  %n = phi i64 [ 0, %slots ], [ %n.next, %write ]
  %left = icmp slt i64 %n, %slot.count
  br i1 %left, label %write, label %done
write:
  %row = getelementptr [3 x i64], ptr @slots, i64 %n
  %number.at = getelementptr i64, ptr %row, i64 1
  %start.at = getelementptr i64, ptr %row, i64 2
  %word = load i64, ptr %row, align 8
  %number = load i64, ptr %number.at, align 8
  %start = load i64, ptr %start.at, align 8
  %known.at = getelementptr i64, ptr %ports, i64 %number
  %known = load i64, ptr %known.at, align 8
  %address = add i64 %known, %start
  %word.at = getelementptr i64, ptr %words, i64 %word
  store i64 %address, ptr %word.at, align 8
  %n.next = add i64 %n, 1
  br label %slot
done:
  ret i32 0
null:
  ret i32 1
crooked:
  ret i32 9
}

define internal void @deliver(ptr %model) {
entry:
  %words.at = getelementptr i64, ptr %model, i64 4
  %ports.at = getelementptr i64, ptr %model, i64 8
  %words = load ptr, ptr %words.at, align 8
  %ports = load ptr, ptr %ports.at, align 8
  %count = load i64, ptr @copy_count, align 8
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %one ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %one, label %done
one:
  %row = getelementptr [3 x i64], ptr @copies, i64 %i
  %port.from = getelementptr i64, ptr %row, i64 1
  %bytes.from = getelementptr i64, ptr %row, i64 2
  %word = load i64, ptr %row, align 8
  %port = load i64, ptr %port.from, align 8
  %bytes = load i64, ptr %bytes.from, align 8
  %source.at = getelementptr i64, ptr %words, i64 %word
  %result.at = getelementptr i64, ptr %ports, i64 %port
  %source = load ptr, ptr %source.at, align 8
  %result = load ptr, ptr %result.at, align 8
  %copied = call ptr @memcpy(ptr %result, ptr %source, i64 %bytes)
  %i.next = add i64 %i, 1
  br label %next
done:
  ret void
}

define internal i32 @refusal(ptr %model) {
entry:
  %reports.at = getelementptr i64, ptr %model, i64 10
  %reports = load ptr, ptr %reports.at, align 8
  %count = load i64, ptr @check_count, align 8
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %one ]
  %found = phi i64 [ 0, %entry ], [ %found.next, %one ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %one, label %done
one:
  %report.at = getelementptr i64, ptr %reports, i64 %i
  %report = load i64, ptr %report.at, align 8
  store i64 0, ptr %report.at, align 8
  %is.new = icmp ne i64 %report, 0
  %is.first = icmp eq i64 %found, 0
  %both = and i1 %is.new, %is.first
  %code = add i64 %i, 16
  %found.next = select i1 %both, i64 %code, i64 %found
  %i.next = add i64 %i, 1
  br label %next
done:
  %result = trunc i64 %found to i32
  ret i32 %result
}

define i32 @model_run(ptr %model, ptr %inputs, ptr %outputs) {
entry:
  %none = icmp eq ptr %model, null
  br i1 %none, label %return, label %own
own:
  %process.at = getelementptr i64, ptr %model, i64 1
  %process = load i64, ptr %process.at, align 8
  %here = call i32 @getpid()
  %here.word = zext i32 %here to i64
  %is.own = icmp eq i64 %process, %here.word
  br i1 %is.own, label %take, label %return
take:
  %pair = cmpxchg ptr %model, i64 0, i64 1 acquire monotonic
  %taken = extractvalue { i64, i1 } %pair, 1
  br i1 %taken, label %point, label %return
point:
  %wrong = call i32 @point_at(ptr %model, ptr %inputs, ptr %outputs)
  %good = icmp eq i32 %wrong, 0
  br i1 %good, label %work, label %leave
work:
  %workers.at = getelementptr i64, ptr %model, i64 2
  %words.at = getelementptr i64, ptr %model, i64 4
  %workers = load i64, ptr %workers.at, align 8
  %words = load ptr, ptr %words.at, align 8
  %first = load i64, ptr @first_row, align 8
  %rows = load i64, ptr @row_count, align 8
  %table = getelementptr i64, ptr %words, i64 %first
  %board = getelementptr i8, ptr %model, i64 128
  call void @lead(ptr %board, ptr %table, i64 %rows, i64 %workers)
  call void @deliver(ptr %model)
  %refused = call i32 @refusal(ptr %model)
  br label %leave
leave:
  %code = phi i32 [ %wrong, %point ], [ %refused, %work ]
  store atomic i64 0, ptr %model release, align 8
  br label %return
return:
  %result = phi i32 [ 1, %entry ], [ 8, %own ], [ 7, %take ], [ %code, %leave ]
  ret i32 %result
}

define void @model_destroy(ptr %model) {
entry:
  %none = icmp eq ptr %model, null
  br i1 %none, label %done, label %some
some:
  call void @release(ptr %model)
  br label %done
done:
  ret void
}

define ptr @model_inputs(ptr %count) {
entry:
  %inputs = load i64, ptr @input_count, align 8
  %silent = icmp eq ptr %count, null
  br i1 %silent, label %done, label %tell
tell:
  store i64 %inputs, ptr %count, align 8
  br label %done
done:
  ret ptr @ports
}

define ptr @model_outputs(ptr %count) {
entry:
  %inputs = load i64, ptr @input_count, align 8
  %all = load i64, ptr @port_count, align 8
  %outputs = sub i64 %all, %inputs
  %first = getelementptr [6 x i64], ptr @ports, i64 %inputs
  %silent = icmp eq ptr %count, null
  br i1 %silent, label %done, label %tell
tell:
  store i64 %outputs, ptr %count, align 8
  br label %done
done:
  ret ptr %first
}

define ptr @model_error(i32 %code) {
entry:
  %number = zext i32 %code to i64
  %count = load i64, ptr @text_count, align 8
  %known = icmp ult i64 %number, %count
  %last = sub i64 %count, 1
  %place = select i1 %known, i64 %number, i64 %last
  %text.at = getelementptr ptr, ptr @texts, i64 %place
  %text = load ptr, ptr %text.at, align 8
  ret ptr %text
}
