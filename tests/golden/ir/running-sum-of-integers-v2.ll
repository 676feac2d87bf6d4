; task {"attributes":{"axis":0,"exclusive":0,"reverse":0},"inputs":["i32[5]"],"op":"running_sum","output":"i32[5]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 1 units
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v28, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 5
  %v15 = add i64 %v14, 0
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v27, %body17 ]
  %v20 = phi i32 [ 0, %body10 ], [ %v26, %body17 ]
  %v21 = icmp slt i64 %v19, 5
  br i1 %v21, label %body17, label %end18
body17:
  %v22 = add i64 %v15, %v19
  %v23 = getelementptr inbounds i32, ptr %v1, i64 %v22
  %v24 = getelementptr inbounds i32, ptr %v3, i64 %v22
  %v25 = load i32, ptr %v23, align 4
  %v26 = add i32 %v20, %v25
  store i32 %v26, ptr %v24, align 4
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
