; task {"attributes":{"axis":1},"inputs":["bool[3,5]","bool[3,7]"],"op":"concat","output":"bool[3,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-input"}
; tier x86_64-v3
; phase k: 3 units
; scratch 0 bytes, 0 of each core
define void @k(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v31, %body12 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 12
  %v17 = getelementptr inbounds i8, ptr %v5, i64 %v16
  %v18 = mul i64 %v14, 5
  %v19 = getelementptr inbounds i8, ptr %v1, i64 %v18
  %v20 = load i32, ptr %v19, align 1
  store i32 %v20, ptr %v17, align 1
  %v21 = getelementptr inbounds i8, ptr %v19, i64 1
  %v22 = load i32, ptr %v21, align 1
  %v23 = getelementptr inbounds i8, ptr %v17, i64 1
  store i32 %v22, ptr %v23, align 1
  %v24 = mul i64 %v14, 7
  %v25 = getelementptr inbounds i8, ptr %v3, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v17, i64 5
  %v27 = load i32, ptr %v25, align 1
  store i32 %v27, ptr %v26, align 1
  %v28 = getelementptr inbounds i8, ptr %v25, i64 3
  %v29 = load i32, ptr %v28, align 1
  %v30 = getelementptr inbounds i8, ptr %v26, i64 3
  store i32 %v29, ptr %v30, align 1
  %v31 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
