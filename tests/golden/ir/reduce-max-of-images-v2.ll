; task {"attributes":{"axes":[1,2],"keepdims":1,"mode":"max"},"inputs":["f32[2,5,4,20]"],"op":"reduce","output":"f32[2,1,1,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2,"vectors":1}
; tier x86_64-v2
; phase k: 10 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v51, %end21 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 5
  %v15 = urem i64 %v12, 5
  %v16 = mul i64 %v15, 4
  %v17 = mul i64 %v14, 400
  %v18 = add i64 %v17, %v16
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body10 ], [ %v43, %body20 ]
  %v23 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v34, %body20 ]
  %v24 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v42, %body20 ]
  %v25 = icmp slt i64 %v22, 20
  br i1 %v25, label %body20, label %end21
body20:
  %v26 = add i64 %v22, 1
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v18
  %v28 = mul i64 %v22, 20
  %v29 = getelementptr inbounds float, ptr %v27, i64 %v28
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fcmp une <4 x float> %v30, %v30
  %v32 = fcmp ogt <4 x float> %v30, %v23
  %v33 = select <4 x i1> %v32, <4 x float> %v30, <4 x float> %v23
  %v34 = select <4 x i1> %v31, <4 x float> %v30, <4 x float> %v33
  %v35 = getelementptr inbounds float, ptr %v1, i64 %v18
  %v36 = mul i64 %v26, 20
  %v37 = getelementptr inbounds float, ptr %v35, i64 %v36
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = fcmp une <4 x float> %v38, %v38
  %v40 = fcmp ogt <4 x float> %v38, %v24
  %v41 = select <4 x i1> %v40, <4 x float> %v38, <4 x float> %v24
  %v42 = select <4 x i1> %v39, <4 x float> %v38, <4 x float> %v41
  %v43 = add nsw i64 %v22, 2
  br label %head19
end21:
  %v44 = mul i64 %v14, 20
  %v45 = add i64 %v44, %v16
  %v46 = fcmp une <4 x float> %v23, %v23
  %v47 = fcmp ogt <4 x float> %v23, %v24
  %v48 = select <4 x i1> %v47, <4 x float> %v23, <4 x float> %v24
  %v49 = select <4 x i1> %v46, <4 x float> %v23, <4 x float> %v48
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v45
  store <4 x float> %v49, ptr %v50, align 4
  %v51 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
