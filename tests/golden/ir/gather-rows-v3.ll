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
  %v18 = phi i64 [ %v12, %entry ], [ %v47, %body16 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 9
  %v21 = urem i64 %v18, 9
  %v22 = getelementptr inbounds i64, ptr %v3, i64 %v21
  %v23 = load i64, ptr %v22, align 8
  %v24 = icmp slt i64 %v23, 0
  %v25 = add i64 %v23, 61
  %v26 = select i1 %v24, i64 %v25, i64 %v23
  %v27 = icmp sgt i64 %v26, 0
  %v28 = select i1 %v27, i64 %v26, i64 0
  %v29 = icmp slt i64 %v28, 60
  %v30 = select i1 %v29, i64 %v28, i64 60
  %v31 = mul i64 0, 96
  %v32 = mul i64 %v20, 61
  %v33 = add i64 %v32, %v30
  %v34 = mul i64 %v33, 96
  %v35 = add i64 %v34, %v31
  %v36 = getelementptr inbounds i8, ptr %v1, i64 %v35
  %v37 = mul i64 %v18, 96
  %v38 = add i64 %v37, %v31
  %v39 = getelementptr inbounds i8, ptr %v5, i64 %v38
  %v40 = load <8 x i32>, ptr %v36, align 1
  store <8 x i32> %v40, ptr %v39, align 1
  %v41 = getelementptr inbounds i8, ptr %v36, i64 32
  %v42 = load <8 x i32>, ptr %v41, align 1
  %v43 = getelementptr inbounds i8, ptr %v39, i64 32
  store <8 x i32> %v42, ptr %v43, align 1
  %v44 = getelementptr inbounds i8, ptr %v36, i64 64
  %v45 = load <8 x i32>, ptr %v44, align 1
  %v46 = getelementptr inbounds i8, ptr %v39, i64 64
  store <8 x i32> %v45, ptr %v46, align 1
  %v47 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
