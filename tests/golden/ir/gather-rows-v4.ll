; task {"attributes":{"axis":0},"inputs":["f32[61,24]","i64[1,9]"],"op":"gather","output":"f32[1,9,24]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
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
  %v18 = phi i64 [ %v12, %entry ], [ %v41, %body16 ]
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
  %v27 = icmp slt i64 %v26, 60
  %v28 = select i1 %v27, i64 %v26, i64 60
  %v29 = mul i64 0, 96
  %v30 = add i64 0, %v28
  %v31 = mul i64 %v30, 96
  %v32 = add i64 %v31, %v29
  %v33 = getelementptr inbounds i8, ptr %v1, i64 %v32
  %v34 = mul i64 %v18, 96
  %v35 = add i64 %v34, %v29
  %v36 = getelementptr inbounds i8, ptr %v5, i64 %v35
  %v37 = load <16 x i32>, ptr %v33, align 1
  store <16 x i32> %v37, ptr %v36, align 1
  %v38 = getelementptr inbounds i8, ptr %v33, i64 32
  %v39 = load <16 x i32>, ptr %v38, align 1
  %v40 = getelementptr inbounds i8, ptr %v36, i64 32
  store <16 x i32> %v39, ptr %v40, align 1
  %v41 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
