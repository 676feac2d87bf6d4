; task {"attributes":{"axis":0},"inputs":["f32[61,24]","i64[1,9]"],"op":"gather","output":"f32[1,9,24]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 9 units
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
  %v11 = mul i64 %lo, 9
  %v12 = udiv i64 %v11, 9
  %v13 = mul i64 %hi, 9
  %v14 = udiv i64 %v13, 9
  br label %head15
head15:
  %v18 = phi i64 [ %v12, %entry ], [ %v51, %end32 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = getelementptr inbounds i64, ptr %v3, i64 %v18
  %v21 = load i64, ptr %v20, align 8
  %v22 = icmp slt i64 %v21, 0
  %v23 = add i64 %v21, 61
  %v24 = select i1 %v22, i64 %v23, i64 %v21
  %v25 = icmp sgt i64 %v24, 0
  %v26 = select i1 %v25, i64 %v24, i64 0
  %v27 = sub i64 61, 1
  %v28 = icmp slt i64 %v26, %v27
  %v29 = select i1 %v28, i64 %v26, i64 %v27
  %v30 = icmp ne i64 %v29, %v24
  br i1 %v30, label %then31, label %end32
then31:
  %v33 = getelementptr inbounds ptr, ptr %args, i64 6
  %v34 = load ptr, ptr %v33, align 8
  store i64 %v21, ptr %v34, align 8
  br label %end32
end32:
  %v35 = icmp eq i64 %v29, %v24
  %v36 = mul i64 0, 96
  %v37 = add i64 0, %v29
  %v38 = mul i64 %v37, 96
  %v39 = add i64 %v38, %v36
  %v40 = getelementptr inbounds i8, ptr %v1, i64 %v39
  %v41 = mul i64 %v18, 96
  %v42 = add i64 %v41, %v36
  %v43 = getelementptr inbounds i8, ptr %v5, i64 %v42
  %v44 = load <8 x i32>, ptr %v40, align 1
  store <8 x i32> %v44, ptr %v43, align 1
  %v45 = getelementptr inbounds i8, ptr %v40, i64 32
  %v46 = load <8 x i32>, ptr %v45, align 1
  %v47 = getelementptr inbounds i8, ptr %v43, i64 32
  store <8 x i32> %v46, ptr %v47, align 1
  %v48 = getelementptr inbounds i8, ptr %v40, i64 64
  %v49 = load <8 x i32>, ptr %v48, align 1
  %v50 = getelementptr inbounds i8, ptr %v43, i64 64
  store <8 x i32> %v49, ptr %v50, align 1
  %v51 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
