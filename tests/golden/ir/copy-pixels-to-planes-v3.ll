; task {"attributes":{"dims":[3,91],"offset":0,"strides":[1,3]},"inputs":["f32[1,7,13,3]"],"op":"copy","output":"f32[3,91]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":2,"impl":"unzip","inner":"m"}
; tier x86_64-v3
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v37, %body10 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 12
  %v15 = urem i64 %v12, 12
  %v16 = mul i64 %v15, 8
  %v17 = icmp slt i64 %v16, 83
  %v18 = select i1 %v17, i64 %v16, i64 83
  %v19 = mul i64 %v18, 3
  %v20 = add i64 0, %v19
  %v21 = getelementptr inbounds i32, ptr %v1, i64 %v20
  %v22 = load <8 x i32>, ptr %v21, align 4
  %v23 = getelementptr inbounds i32, ptr %v21, i64 8
  %v24 = load <8 x i32>, ptr %v23, align 4
  %v25 = getelementptr inbounds i32, ptr %v21, i64 16
  %v26 = load <8 x i32>, ptr %v25, align 4
  %v27 = add i64 0, %v18
  %v28 = getelementptr inbounds i32, ptr %v3, i64 %v27
  %v29 = shufflevector <8 x i32> %v22, <8 x i32> %v24, <8 x i32> <i32 0, i32 3, i32 6, i32 9, i32 12, i32 15, i32 poison, i32 poison>
  %v30 = shufflevector <8 x i32> %v29, <8 x i32> %v26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  store <8 x i32> %v30, ptr %v28, align 4
  %v31 = shufflevector <8 x i32> %v22, <8 x i32> %v24, <8 x i32> <i32 1, i32 4, i32 7, i32 10, i32 13, i32 poison, i32 poison, i32 poison>
  %v32 = shufflevector <8 x i32> %v31, <8 x i32> %v26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 11, i32 14>
  %v33 = getelementptr inbounds i32, ptr %v28, i64 91
  store <8 x i32> %v32, ptr %v33, align 4
  %v34 = shufflevector <8 x i32> %v22, <8 x i32> %v24, <8 x i32> <i32 2, i32 5, i32 8, i32 11, i32 14, i32 poison, i32 poison, i32 poison>
  %v35 = shufflevector <8 x i32> %v34, <8 x i32> %v26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 12, i32 15>
  %v36 = getelementptr inbounds i32, ptr %v28, i64 182
  store <8 x i32> %v35, ptr %v36, align 4
  %v37 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
