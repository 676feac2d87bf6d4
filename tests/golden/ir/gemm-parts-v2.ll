; task {"attributes":{"parts":3,"tail":"t0=relu(x0)"},"inputs":["f32[19,37]","f32[37,72]","f32[72]"],"op":"gemm","output":"f32[3,19,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 18 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (3, 6, 37, 4) cbebb8261c41c1c8
; packed input 2: float32 (3, 24) 2b1d0ca09a381c69
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v66, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v65, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v64, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v57, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v63, %body3 ]
  %v13 = icmp slt i64 %v5, 18
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 37
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 74
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 111
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v12
  %v38 = getelementptr inbounds float, ptr %v7, i64 4
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 1
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v39
  %v45 = fadd <4 x float> %v44, %v19
  %v46 = getelementptr inbounds float, ptr %v6, i64 38
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v39
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v6, i64 75
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v39
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v6, i64 112
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v39
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds float, ptr %v7, i64 8
  %v65 = getelementptr inbounds float, ptr %v6, i64 2
  %v66 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v67 = load <4 x float>, ptr %v7, align 4
  %v68 = load float, ptr %v6, align 4
  %v69 = insertelement <4 x float> poison, float %v68, i64 0
  %v70 = shufflevector <4 x float> %v69, <4 x float> poison, <4 x i32> zeroinitializer
  %v71 = fmul <4 x float> %v70, %v67
  %v72 = fadd <4 x float> %v71, %v9
  %v73 = getelementptr inbounds float, ptr %v6, i64 37
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <4 x float> poison, float %v74, i64 0
  %v76 = shufflevector <4 x float> %v75, <4 x float> poison, <4 x i32> zeroinitializer
  %v77 = fmul <4 x float> %v76, %v67
  %v78 = fadd <4 x float> %v77, %v10
  %v79 = getelementptr inbounds float, ptr %v6, i64 74
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <4 x float> poison, float %v80, i64 0
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <4 x i32> zeroinitializer
  %v83 = fmul <4 x float> %v82, %v67
  %v84 = fadd <4 x float> %v83, %v11
  %v85 = getelementptr inbounds float, ptr %v6, i64 111
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i64 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = fmul <4 x float> %v88, %v67
  %v90 = fadd <4 x float> %v89, %v12
  %v91 = getelementptr inbounds float, ptr %v7, i64 4
  %v92 = getelementptr inbounds float, ptr %v6, i64 1
  %v93 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v72
  %v94 = select <4 x i1> %v93, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v72
  %v95 = add i64 %row, 1
  %v96 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v97 = select <4 x i1> %v96, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v78
  %v98 = add i64 %row, 2
  %v99 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v100 = select <4 x i1> %v99, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v84
  %v101 = add i64 %row, 3
  %v102 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v90
  %v103 = select <4 x i1> %v102, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v90
  store <4 x float> %v94, ptr %c, align 4
  %v104 = getelementptr inbounds float, ptr %c, i64 24
  store <4 x float> %v97, ptr %v104, align 4
  %v105 = getelementptr inbounds float, ptr %c, i64 48
  store <4 x float> %v100, ptr %v105, align 4
  %v106 = getelementptr inbounds float, ptr %c, i64 72
  store <4 x float> %v103, ptr %v106, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v53, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v52, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v51, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v38, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v44, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = icmp slt i64 %v5, 18
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <4 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <4 x float> poison, float %v14, i64 0
  %v16 = shufflevector <4 x float> %v15, <4 x float> poison, <4 x i32> zeroinitializer
  %v17 = fmul <4 x float> %v16, %v13
  %v18 = fadd <4 x float> %v17, %v9
  %v19 = getelementptr inbounds float, ptr %v6, i64 37
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v13
  %v24 = fadd <4 x float> %v23, %v10
  %v25 = getelementptr inbounds float, ptr %v6, i64 74
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v13
  %v30 = fadd <4 x float> %v29, %v11
  %v31 = getelementptr inbounds float, ptr %v7, i64 4
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v6, i64 1
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <4 x float> poison, float %v34, i64 0
  %v36 = shufflevector <4 x float> %v35, <4 x float> poison, <4 x i32> zeroinitializer
  %v37 = fmul <4 x float> %v36, %v32
  %v38 = fadd <4 x float> %v37, %v18
  %v39 = getelementptr inbounds float, ptr %v6, i64 38
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <4 x float> poison, float %v40, i64 0
  %v42 = shufflevector <4 x float> %v41, <4 x float> poison, <4 x i32> zeroinitializer
  %v43 = fmul <4 x float> %v42, %v32
  %v44 = fadd <4 x float> %v43, %v24
  %v45 = getelementptr inbounds float, ptr %v6, i64 75
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <4 x float> poison, float %v46, i64 0
  %v48 = shufflevector <4 x float> %v47, <4 x float> poison, <4 x i32> zeroinitializer
  %v49 = fmul <4 x float> %v48, %v32
  %v50 = fadd <4 x float> %v49, %v30
  %v51 = getelementptr inbounds float, ptr %v7, i64 8
  %v52 = getelementptr inbounds float, ptr %v6, i64 2
  %v53 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v54 = load <4 x float>, ptr %v7, align 4
  %v55 = load float, ptr %v6, align 4
  %v56 = insertelement <4 x float> poison, float %v55, i64 0
  %v57 = shufflevector <4 x float> %v56, <4 x float> poison, <4 x i32> zeroinitializer
  %v58 = fmul <4 x float> %v57, %v54
  %v59 = fadd <4 x float> %v58, %v9
  %v60 = getelementptr inbounds float, ptr %v6, i64 37
  %v61 = load float, ptr %v60, align 4
  %v62 = insertelement <4 x float> poison, float %v61, i64 0
  %v63 = shufflevector <4 x float> %v62, <4 x float> poison, <4 x i32> zeroinitializer
  %v64 = fmul <4 x float> %v63, %v54
  %v65 = fadd <4 x float> %v64, %v10
  %v66 = getelementptr inbounds float, ptr %v6, i64 74
  %v67 = load float, ptr %v66, align 4
  %v68 = insertelement <4 x float> poison, float %v67, i64 0
  %v69 = shufflevector <4 x float> %v68, <4 x float> poison, <4 x i32> zeroinitializer
  %v70 = fmul <4 x float> %v69, %v54
  %v71 = fadd <4 x float> %v70, %v11
  %v72 = getelementptr inbounds float, ptr %v7, i64 4
  %v73 = getelementptr inbounds float, ptr %v6, i64 1
  %v74 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v59
  %v75 = select <4 x i1> %v74, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v59
  %v76 = add i64 %row, 1
  %v77 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v65
  %v78 = select <4 x i1> %v77, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v65
  %v79 = add i64 %row, 2
  %v80 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v71
  %v81 = select <4 x i1> %v80, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v71
  store <4 x float> %v75, ptr %c, align 4
  %v82 = getelementptr inbounds float, ptr %c, i64 24
  store <4 x float> %v78, ptr %v82, align 4
  %v83 = getelementptr inbounds float, ptr %c, i64 48
  store <4 x float> %v81, ptr %v83, align 4
  ret void
}
define void @k_product(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v68, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v67, %end66 ]
  %v22 = icmp slt i64 %v21, 5
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 5
  %v24 = urem i64 %v21, 5
  %v25 = udiv i64 %v24, 5
  %v26 = urem i64 %v24, 5
  %v27 = udiv i64 %v16, 6
  %v28 = urem i64 %v16, 6
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 703
  %v31 = mul i64 %v25, 703
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 37
  %v34 = add i64 %v32, %v33
  %v35 = udiv i64 %v27, 3
  %v36 = mul i64 %v35, 37
  %v37 = add i64 %v34, %v36
  %v38 = mul i64 %v27, 24
  %v39 = mul i64 %v28, 4
  %v40 = add i64 %v38, %v39
  %v41 = add i64 %v23, %v25
  %v42 = mul i64 %v41, 19
  %v43 = add i64 %v42, %v29
  %v44 = mul i64 %v43, 24
  %v45 = mul i64 %v27, 432
  %v46 = add i64 %v40, %v45
  %v47 = add i64 %v44, %v46
  %v48 = mul i64 %v16, 148
  %v49 = add i64 %v48, 148
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v51 = getelementptr inbounds i8, ptr %v50, i64 0
  %v52 = getelementptr inbounds float, ptr %v1, i64 %v37
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v54 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v55 = mul i64 %v16, 4
  %v56 = getelementptr inbounds float, ptr %v5, i64 %v55
  %v57 = icmp eq i64 %v25, 0
  %v58 = icmp eq i64 %v26, 4
  %v59 = icmp eq i64 %v28, 5
  %v60 = xor i1 %v58, true
  %v61 = and i1 true, %v60
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_0000(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v43, i64 %v40)
  br label %end63
end63:
  %v64 = and i1 true, %v58
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0010(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v43, i64 %v40)
  br label %end66
end66:
  %v67 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v68 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
