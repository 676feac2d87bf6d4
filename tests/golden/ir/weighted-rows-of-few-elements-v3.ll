; task {"attributes":{"axis":1},"inputs":["f32[3,7,2]","i64[2,5]","f32[2,5]"],"op":"weighted_rows","output":"f32[3,5,2]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 15 units
; scratch 0 bytes, 0 of each core
declare float @llvm.fma.f32(float, float, float)
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
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  %v13 = mul i64 %lo, 15
  %v14 = udiv i64 %v13, 15
  %v15 = mul i64 %hi, 15
  %v16 = udiv i64 %v15, 15
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %entry ], [ %v62, %end31 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = udiv i64 %v20, 5
  %v23 = urem i64 %v20, 5
  %v24 = mul i64 %v22, 7
  %v25 = mul i64 %v24, 2
  %v26 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v27 = mul i64 %v20, 2
  %v28 = getelementptr inbounds float, ptr %v7, i64 %v27
  br label %head29
head29:
  %v32 = phi i64 [ 0, %body18 ], [ %v58, %body30 ]
  %v33 = phi float [ 0x0000000000000000, %body18 ], [ %v53, %body30 ]
  %v34 = phi float [ 0x0000000000000000, %body18 ], [ %v57, %body30 ]
  %v35 = icmp slt i64 %v32, 2
  br i1 %v35, label %body30, label %end31
body30:
  %v36 = mul i64 %v32, 5
  %v37 = add i64 %v23, %v36
  %v38 = getelementptr inbounds i64, ptr %v3, i64 %v37
  %v39 = load i64, ptr %v38, align 8
  %v40 = icmp sgt i64 %v39, 0
  %v41 = select i1 %v40, i64 %v39, i64 0
  %v42 = sub i64 7, 1
  %v43 = icmp slt i64 %v41, %v42
  %v44 = select i1 %v43, i64 %v41, i64 %v42
  %v45 = getelementptr inbounds float, ptr %v5, i64 %v37
  %v46 = load float, ptr %v45, align 4
  %v47 = mul i64 %v44, 2
  %v48 = add i64 %v47, 0
  %v49 = getelementptr inbounds float, ptr %v26, i64 %v48
  %v50 = fcmp oeq float %v46, 0x0000000000000000
  %v51 = load float, ptr %v49, align 4
  %v52 = call float @llvm.fma.f32(float %v46, float %v51, float %v33)
  %v53 = select i1 %v50, float %v33, float %v52
  %v54 = getelementptr inbounds float, ptr %v49, i64 1
  %v55 = load float, ptr %v54, align 4
  %v56 = call float @llvm.fma.f32(float %v46, float %v55, float %v34)
  %v57 = select i1 %v50, float %v34, float %v56
  %v58 = add nsw i64 %v32, 1
  br label %head29
end31:
  %v59 = getelementptr inbounds float, ptr %v28, i64 0
  store float %v33, ptr %v59, align 4
  %v60 = add i64 0, 1
  %v61 = getelementptr inbounds float, ptr %v28, i64 %v60
  store float %v34, ptr %v61, align 4
  %v62 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
