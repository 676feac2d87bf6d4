; task {"attributes":{"axis":1},"inputs":["u8[4,7]","i32[4,5]"],"op":"gather_elements","output":"u8[4,5]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 4 units
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
  %v11 = mul i64 %lo, 4
  %v12 = udiv i64 %v11, 4
  %v13 = mul i64 %hi, 4
  %v14 = udiv i64 %v13, 4
  br label %head15
head15:
  %v18 = phi i64 [ %v12, %entry ], [ %v50, %end22 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body16 ], [ %v49, %end41 ]
  %v24 = icmp slt i64 %v23, 5
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = mul i64 %v18, 5
  %v26 = add i64 %v25, %v23
  %v27 = mul i64 %v18, 7
  %v28 = getelementptr inbounds i32, ptr %v3, i64 %v26
  %v29 = load i32, ptr %v28, align 4
  %v30 = sext i32 %v29 to i64
  %v31 = icmp slt i64 %v30, 0
  %v32 = add i64 %v30, 7
  %v33 = select i1 %v31, i64 %v32, i64 %v30
  %v34 = icmp sgt i64 %v33, 0
  %v35 = select i1 %v34, i64 %v33, i64 0
  %v36 = sub i64 7, 1
  %v37 = icmp slt i64 %v35, %v36
  %v38 = select i1 %v37, i64 %v35, i64 %v36
  %v39 = icmp ne i64 %v38, %v33
  br i1 %v39, label %then40, label %end41
then40:
  %v42 = getelementptr inbounds ptr, ptr %args, i64 6
  %v43 = load ptr, ptr %v42, align 8
  store i64 %v30, ptr %v43, align 8
  br label %end41
end41:
  %v44 = icmp eq i64 %v38, %v33
  %v45 = add i64 %v27, %v38
  %v46 = getelementptr inbounds i8, ptr %v1, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v5, i64 %v26
  %v48 = load i8, ptr %v46, align 1
  store i8 %v48, ptr %v47, align 1
  %v49 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v50 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
