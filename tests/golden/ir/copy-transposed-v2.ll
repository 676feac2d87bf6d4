; task {"attributes":{"dims":[37,25],"offset":0,"strides":[1,37]},"inputs":["f32[25,37]"],"op":"copy","output":"f32[37,25]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":4,"impl":"blocks","inner":"k"}
; tier x86_64-v2
; phase k: 7 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v58, %end25 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 64
  %v15 = udiv i64 %v12, 7
  %v16 = urem i64 %v12, 7
  %v17 = mul i64 %v16, 4
  %v18 = icmp slt i64 %v17, 21
  %v19 = select i1 %v18, i64 %v17, i64 21
  %v20 = add i64 %v14, 64
  %v21 = icmp slt i64 %v20, 10
  %v22 = select i1 %v21, i64 %v20, i64 10
  br label %head23
head23:
  %v26 = phi i64 [ %v14, %body10 ], [ %v57, %body24 ]
  %v27 = icmp slt i64 %v26, %v22
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 %v26, 4
  %v29 = icmp slt i64 %v28, 33
  %v30 = select i1 %v29, i64 %v28, i64 33
  %v31 = mul i64 %v19, 37
  %v32 = add i64 %v30, %v31
  %v33 = add i64 0, %v32
  %v34 = mul i64 %v30, 25
  %v35 = add i64 %v19, %v34
  %v36 = add i64 0, %v35
  %v37 = getelementptr inbounds i32, ptr %v1, i64 %v33
  %v38 = getelementptr inbounds i32, ptr %v3, i64 %v36
  %v39 = load <4 x i32>, ptr %v37, align 4
  %v40 = getelementptr inbounds i32, ptr %v37, i64 37
  %v41 = load <4 x i32>, ptr %v40, align 4
  %v42 = getelementptr inbounds i32, ptr %v37, i64 74
  %v43 = load <4 x i32>, ptr %v42, align 4
  %v44 = getelementptr inbounds i32, ptr %v37, i64 111
  %v45 = load <4 x i32>, ptr %v44, align 4
  %v46 = shufflevector <4 x i32> %v39, <4 x i32> %v41, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v47 = shufflevector <4 x i32> %v39, <4 x i32> %v41, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v48 = shufflevector <4 x i32> %v43, <4 x i32> %v45, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v49 = shufflevector <4 x i32> %v43, <4 x i32> %v45, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v50 = shufflevector <4 x i32> %v46, <4 x i32> %v48, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v51 = shufflevector <4 x i32> %v46, <4 x i32> %v48, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v52 = shufflevector <4 x i32> %v47, <4 x i32> %v49, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v53 = shufflevector <4 x i32> %v47, <4 x i32> %v49, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x i32> %v50, ptr %v38, align 4
  %v54 = getelementptr inbounds i32, ptr %v38, i64 25
  store <4 x i32> %v52, ptr %v54, align 4
  %v55 = getelementptr inbounds i32, ptr %v38, i64 50
  store <4 x i32> %v51, ptr %v55, align 4
  %v56 = getelementptr inbounds i32, ptr %v38, i64 75
  store <4 x i32> %v53, ptr %v56, align 4
  %v57 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v58 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
