; task {"attributes":{"axis":1},"inputs":["bool[3,7,5]","i32[4]"],"op":"gather","output":"bool[3,4,5]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 12 units
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
  %v11 = mul i64 %lo, 12
  %v12 = udiv i64 %v11, 12
  %v13 = mul i64 %hi, 12
  %v14 = udiv i64 %v13, 12
  br label %head15
head15:
  %v18 = phi i64 [ %v12, %entry ], [ %v52, %end35 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 4
  %v21 = urem i64 %v18, 4
  %v22 = getelementptr inbounds i32, ptr %v3, i64 %v21
  %v23 = load i32, ptr %v22, align 4
  %v24 = sext i32 %v23 to i64
  %v25 = icmp slt i64 %v24, 0
  %v26 = add i64 %v24, 7
  %v27 = select i1 %v25, i64 %v26, i64 %v24
  %v28 = icmp sgt i64 %v27, 0
  %v29 = select i1 %v28, i64 %v27, i64 0
  %v30 = sub i64 7, 1
  %v31 = icmp slt i64 %v29, %v30
  %v32 = select i1 %v31, i64 %v29, i64 %v30
  %v33 = icmp ne i64 %v32, %v27
  br i1 %v33, label %then34, label %end35
then34:
  %v36 = getelementptr inbounds ptr, ptr %args, i64 6
  %v37 = load ptr, ptr %v36, align 8
  store i64 %v24, ptr %v37, align 8
  br label %end35
end35:
  %v38 = icmp eq i64 %v32, %v27
  %v39 = mul i64 0, 5
  %v40 = mul i64 %v20, 7
  %v41 = add i64 %v40, %v32
  %v42 = mul i64 %v41, 5
  %v43 = add i64 %v42, %v39
  %v44 = getelementptr inbounds i8, ptr %v1, i64 %v43
  %v45 = mul i64 %v18, 5
  %v46 = add i64 %v45, %v39
  %v47 = getelementptr inbounds i8, ptr %v5, i64 %v46
  %v48 = load i32, ptr %v44, align 1
  store i32 %v48, ptr %v47, align 1
  %v49 = getelementptr inbounds i8, ptr %v44, i64 1
  %v50 = load i32, ptr %v49, align 1
  %v51 = getelementptr inbounds i8, ptr %v47, i64 1
  store i32 %v50, ptr %v51, align 1
  %v52 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
