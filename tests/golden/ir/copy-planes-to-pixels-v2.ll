; task {"attributes":{"dims":[91,3],"offset":0,"strides":[1,91]},"inputs":["f32[1,3,7,13]"],"op":"copy","output":"f32[91,3]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":2,"impl":"zip","inner":"k"}
; tier x86_64-v2
; phase k: 23 units
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
  %v14 = udiv i64 %v12, 23
  %v15 = urem i64 %v12, 23
  %v16 = mul i64 %v15, 4
  %v17 = icmp slt i64 %v16, 87
  %v18 = select i1 %v17, i64 %v16, i64 87
  %v19 = add i64 0, %v18
  %v20 = getelementptr inbounds i32, ptr %v1, i64 %v19
  %v21 = load <4 x i32>, ptr %v20, align 4
  %v22 = getelementptr inbounds i32, ptr %v20, i64 91
  %v23 = load <4 x i32>, ptr %v22, align 4
  %v24 = getelementptr inbounds i32, ptr %v20, i64 182
  %v25 = load <4 x i32>, ptr %v24, align 4
  %v26 = mul i64 %v18, 3
  %v27 = add i64 0, %v26
  %v28 = getelementptr inbounds i32, ptr %v3, i64 %v27
  %v29 = shufflevector <4 x i32> %v21, <4 x i32> %v23, <4 x i32> <i32 0, i32 4, i32 poison, i32 1>
  %v30 = shufflevector <4 x i32> %v29, <4 x i32> %v25, <4 x i32> <i32 0, i32 1, i32 4, i32 3>
  store <4 x i32> %v30, ptr %v28, align 4
  %v31 = shufflevector <4 x i32> %v21, <4 x i32> %v23, <4 x i32> <i32 5, i32 poison, i32 2, i32 6>
  %v32 = shufflevector <4 x i32> %v31, <4 x i32> %v25, <4 x i32> <i32 0, i32 5, i32 2, i32 3>
  %v33 = getelementptr inbounds i32, ptr %v28, i64 4
  store <4 x i32> %v32, ptr %v33, align 4
  %v34 = shufflevector <4 x i32> %v21, <4 x i32> %v23, <4 x i32> <i32 poison, i32 3, i32 7, i32 poison>
  %v35 = shufflevector <4 x i32> %v34, <4 x i32> %v25, <4 x i32> <i32 6, i32 1, i32 2, i32 7>
  %v36 = getelementptr inbounds i32, ptr %v28, i64 8
  store <4 x i32> %v35, ptr %v36, align 4
  %v37 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
