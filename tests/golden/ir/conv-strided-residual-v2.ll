; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[2,2],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[2,6,5,8]","f32[12,1,1,8]","f32[12]","f32[2,3,3,12]"],"op":"conv","output":"f32[2,3,3,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 8 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 3, 8, 4) a52cffa3481e7028
; packed input 2: float32 (1, 12) 6bc12776a25b8b60
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
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
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 16
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 80
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 96
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
  %v46 = getelementptr inbounds float, ptr %v6, i64 17
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v39
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v6, i64 81
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v39
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v6, i64 97
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
  %v67 = mul i64 %row, 12
  %v68 = getelementptr inbounds float, ptr %x0, i64 %v67
  %v69 = getelementptr inbounds float, ptr %v68, i64 %column
  %v70 = load <4 x float>, ptr %v69, align 4
  %v71 = fadd <4 x float> %v9, %v70
  %v72 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v71
  %v73 = select <4 x i1> %v72, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v71
  %v74 = add i64 %row, 1
  %v75 = mul i64 %v74, 12
  %v76 = getelementptr inbounds float, ptr %x0, i64 %v75
  %v77 = getelementptr inbounds float, ptr %v76, i64 %column
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fadd <4 x float> %v10, %v78
  %v80 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v79
  %v81 = select <4 x i1> %v80, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v79
  %v82 = add i64 %row, 3
  %v83 = mul i64 %v82, 12
  %v84 = getelementptr inbounds float, ptr %x0, i64 %v83
  %v85 = getelementptr inbounds float, ptr %v84, i64 %column
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = fadd <4 x float> %v11, %v86
  %v88 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v87
  %v89 = select <4 x i1> %v88, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v87
  %v90 = add i64 %row, 4
  %v91 = mul i64 %v90, 12
  %v92 = getelementptr inbounds float, ptr %x0, i64 %v91
  %v93 = getelementptr inbounds float, ptr %v92, i64 %column
  %v94 = load <4 x float>, ptr %v93, align 4
  %v95 = fadd <4 x float> %v12, %v94
  %v96 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v95
  %v97 = select <4 x i1> %v96, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v95
  store <4 x float> %v73, ptr %c, align 4
  %v98 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v81, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %c, i64 36
  store <4 x float> %v89, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %c, i64 48
  store <4 x float> %v97, ptr %v100, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v40, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v39, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v38, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v31, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v37, %body3 ]
  %v11 = icmp slt i64 %v5, 4
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <4 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <4 x float> poison, float %v13, i64 0
  %v15 = shufflevector <4 x float> %v14, <4 x float> poison, <4 x i32> zeroinitializer
  %v16 = fmul <4 x float> %v15, %v12
  %v17 = fadd <4 x float> %v16, %v9
  %v18 = getelementptr inbounds float, ptr %v6, i64 80
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v12
  %v23 = fadd <4 x float> %v22, %v10
  %v24 = getelementptr inbounds float, ptr %v7, i64 4
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 1
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v25
  %v31 = fadd <4 x float> %v30, %v17
  %v32 = getelementptr inbounds float, ptr %v6, i64 81
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v25
  %v37 = fadd <4 x float> %v36, %v23
  %v38 = getelementptr inbounds float, ptr %v7, i64 8
  %v39 = getelementptr inbounds float, ptr %v6, i64 2
  %v40 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v41 = mul i64 %row, 12
  %v42 = getelementptr inbounds float, ptr %x0, i64 %v41
  %v43 = getelementptr inbounds float, ptr %v42, i64 %column
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = fadd <4 x float> %v9, %v44
  %v46 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v45
  %v47 = select <4 x i1> %v46, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v45
  %v48 = add i64 %row, 3
  %v49 = mul i64 %v48, 12
  %v50 = getelementptr inbounds float, ptr %x0, i64 %v49
  %v51 = getelementptr inbounds float, ptr %v50, i64 %column
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = fadd <4 x float> %v10, %v52
  %v54 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v53
  %v55 = select <4 x i1> %v54, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v53
  store <4 x float> %v47, ptr %c, align 4
  %v56 = getelementptr inbounds float, ptr %c, i64 36
  store <4 x float> %v55, ptr %v56, align 4
  ret void
}
define internal void @k_tile_0100(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v40, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v39, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v38, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v31, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v37, %body3 ]
  %v11 = icmp slt i64 %v5, 4
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <4 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <4 x float> poison, float %v13, i64 0
  %v15 = shufflevector <4 x float> %v14, <4 x float> poison, <4 x i32> zeroinitializer
  %v16 = fmul <4 x float> %v15, %v12
  %v17 = fadd <4 x float> %v16, %v9
  %v18 = getelementptr inbounds float, ptr %v6, i64 16
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v12
  %v23 = fadd <4 x float> %v22, %v10
  %v24 = getelementptr inbounds float, ptr %v7, i64 4
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 1
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v25
  %v31 = fadd <4 x float> %v30, %v17
  %v32 = getelementptr inbounds float, ptr %v6, i64 17
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v25
  %v37 = fadd <4 x float> %v36, %v23
  %v38 = getelementptr inbounds float, ptr %v7, i64 8
  %v39 = getelementptr inbounds float, ptr %v6, i64 2
  %v40 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v41 = mul i64 %row, 12
  %v42 = getelementptr inbounds float, ptr %x0, i64 %v41
  %v43 = getelementptr inbounds float, ptr %v42, i64 %column
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = fadd <4 x float> %v9, %v44
  %v46 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v45
  %v47 = select <4 x i1> %v46, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v45
  %v48 = add i64 %row, 1
  %v49 = mul i64 %v48, 12
  %v50 = getelementptr inbounds float, ptr %x0, i64 %v49
  %v51 = getelementptr inbounds float, ptr %v50, i64 %column
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = fadd <4 x float> %v10, %v52
  %v54 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v53
  %v55 = select <4 x i1> %v54, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v53
  store <4 x float> %v47, ptr %c, align 4
  %v56 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v55, ptr %v56, align 4
  ret void
}
define internal void @k_tile_0110(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v27, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v26, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v25, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v24, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <4 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v9
  %v17 = getelementptr inbounds float, ptr %v7, i64 4
  %v18 = load <4 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v6, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v18
  %v24 = fadd <4 x float> %v23, %v16
  %v25 = getelementptr inbounds float, ptr %v7, i64 8
  %v26 = getelementptr inbounds float, ptr %v6, i64 2
  %v27 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v28 = mul i64 %row, 12
  %v29 = getelementptr inbounds float, ptr %x0, i64 %v28
  %v30 = getelementptr inbounds float, ptr %v29, i64 %column
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = fadd <4 x float> %v9, %v31
  %v33 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v32
  %v34 = select <4 x i1> %v33, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v32
  store <4 x float> %v34, ptr %c, align 4
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v82, %end22 ]
  %v19 = icmp slt i64 %v18, 3
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ %lo, %body16 ], [ %v81, %end80 ]
  %v24 = icmp slt i64 %v23, %hi
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = udiv i64 %v23, 4
  %v26 = urem i64 %v23, 4
  %v27 = udiv i64 %v26, 2
  %v28 = urem i64 %v26, 2
  %v29 = udiv i64 %v18, 3
  %v30 = urem i64 %v18, 3
  %v31 = mul i64 %v27, 2
  %v32 = mul i64 %v28, 2
  %v33 = mul i64 %v25, 240
  %v34 = mul i64 %v31, 80
  %v35 = add i64 %v33, %v34
  %v36 = mul i64 %v32, 16
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v29, 8
  %v39 = add i64 %v37, %v38
  %v40 = mul i64 %v29, 12
  %v41 = mul i64 %v30, 4
  %v42 = add i64 %v40, %v41
  %v43 = mul i64 %v25, 3
  %v44 = add i64 %v43, %v31
  %v45 = mul i64 %v44, 3
  %v46 = add i64 %v45, %v32
  %v47 = mul i64 %v46, 12
  %v48 = add i64 %v47, %v42
  %v49 = mul i64 %v18, 32
  %v50 = add i64 %v49, 32
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = getelementptr inbounds i8, ptr %v51, i64 0
  %v53 = getelementptr inbounds float, ptr %v1, i64 %v39
  %v54 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v55 = getelementptr inbounds float, ptr %v9, i64 %v48
  %v56 = mul i64 %v18, 4
  %v57 = getelementptr inbounds float, ptr %v5, i64 %v56
  %v58 = icmp eq i64 %v27, 1
  %v59 = icmp eq i64 %v28, 1
  %v60 = icmp eq i64 %v30, 2
  %v61 = xor i1 %v58, true
  %v62 = and i1 true, %v61
  %v63 = xor i1 %v59, true
  %v64 = and i1 %v62, %v63
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0000(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end66
end66:
  %v67 = xor i1 %v58, true
  %v68 = and i1 true, %v67
  %v69 = and i1 %v68, %v59
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_tile_0010(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end71
end71:
  %v72 = and i1 true, %v58
  %v73 = xor i1 %v59, true
  %v74 = and i1 %v72, %v73
  br i1 %v74, label %then75, label %end76
then75:
  call void @k_tile_0100(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end76
end76:
  %v77 = and i1 true, %v58
  %v78 = and i1 %v77, %v59
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0110(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end80
end80:
  %v81 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v82 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
