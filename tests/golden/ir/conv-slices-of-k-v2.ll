; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,2,5,128]","f32[20,1,1,128]","f32[20]"],"op":"conv","output":"f32[1,2,5,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":2,"outer":"columns","prefetch":"next_block","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 3 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 5, 128, 4) 1f96c6f8df163726
; packed input 2: float32 (1, 20) e0cd40b2873e4a46
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v67, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v66, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v65, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v64, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v57, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v63, %body3 ]
  %v13 = icmp slt i64 %v5, 32
  br i1 %v13, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 128
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 256
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 384
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
  %v46 = getelementptr inbounds float, ptr %v6, i64 129
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v39
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v6, i64 257
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v39
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v6, i64 385
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v39
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds i8, ptr %v8, i64 64
  %v65 = getelementptr inbounds float, ptr %v7, i64 8
  %v66 = getelementptr inbounds float, ptr %v6, i64 2
  %v67 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <4 x float> %v9, ptr %c, align 4
  %v68 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v10, ptr %v68, align 4
  %v69 = getelementptr inbounds float, ptr %c, i64 40
  store <4 x float> %v11, ptr %v69, align 4
  %v70 = getelementptr inbounds float, ptr %c, i64 60
  store <4 x float> %v12, ptr %v70, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v41, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v40, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v39, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v38, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v31, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v37, %body3 ]
  %v11 = icmp slt i64 %v5, 32
  br i1 %v11, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v12 = load <4 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <4 x float> poison, float %v13, i64 0
  %v15 = shufflevector <4 x float> %v14, <4 x float> poison, <4 x i32> zeroinitializer
  %v16 = fmul <4 x float> %v15, %v12
  %v17 = fadd <4 x float> %v16, %v9
  %v18 = getelementptr inbounds float, ptr %v6, i64 128
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
  %v32 = getelementptr inbounds float, ptr %v6, i64 129
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v25
  %v37 = fadd <4 x float> %v36, %v23
  %v38 = getelementptr inbounds i8, ptr %v8, i64 64
  %v39 = getelementptr inbounds float, ptr %v7, i64 8
  %v40 = getelementptr inbounds float, ptr %v6, i64 2
  %v41 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <4 x float> %v9, ptr %c, align 4
  %v42 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v10, ptr %v42, align 4
  ret void
}
define internal void @k_tile_1000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 20
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 40
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %c, i64 60
  %v7 = load <4 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v73, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v72, %body9 ]
  %v13 = phi ptr [ %b, %entry ], [ %v71, %body9 ]
  %v14 = phi ptr [ %ahead, %entry ], [ %v70, %body9 ]
  %v15 = phi <4 x float> [ %v1, %entry ], [ %v51, %body9 ]
  %v16 = phi <4 x float> [ %v3, %entry ], [ %v57, %body9 ]
  %v17 = phi <4 x float> [ %v5, %entry ], [ %v63, %body9 ]
  %v18 = phi <4 x float> [ %v7, %entry ], [ %v69, %body9 ]
  %v19 = icmp slt i64 %v11, 32
  br i1 %v19, label %body9, label %end10
body9:
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v20 = load <4 x float>, ptr %v13, align 4
  %v21 = load float, ptr %v12, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v20
  %v25 = fadd <4 x float> %v24, %v15
  %v26 = getelementptr inbounds float, ptr %v12, i64 128
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v20
  %v31 = fadd <4 x float> %v30, %v16
  %v32 = getelementptr inbounds float, ptr %v12, i64 256
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v20
  %v37 = fadd <4 x float> %v36, %v17
  %v38 = getelementptr inbounds float, ptr %v12, i64 384
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v20
  %v43 = fadd <4 x float> %v42, %v18
  %v44 = getelementptr inbounds float, ptr %v13, i64 4
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v12, i64 1
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v45
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v12, i64 129
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v45
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v12, i64 257
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v45
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds float, ptr %v12, i64 385
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <4 x float> poison, float %v65, i64 0
  %v67 = shufflevector <4 x float> %v66, <4 x float> poison, <4 x i32> zeroinitializer
  %v68 = fmul <4 x float> %v67, %v45
  %v69 = fadd <4 x float> %v68, %v43
  %v70 = getelementptr inbounds i8, ptr %v14, i64 64
  %v71 = getelementptr inbounds float, ptr %v13, i64 8
  %v72 = getelementptr inbounds float, ptr %v12, i64 2
  %v73 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v74 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v75 = select <4 x i1> %v74, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v15
  %v76 = add i64 %row, 1
  %v77 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v78 = select <4 x i1> %v77, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v16
  %v79 = add i64 %row, 2
  %v80 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v17
  %v81 = select <4 x i1> %v80, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v17
  %v82 = add i64 %row, 3
  %v83 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v18
  %v84 = select <4 x i1> %v83, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v18
  store <4 x float> %v75, ptr %c, align 4
  %v85 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v78, ptr %v85, align 4
  %v86 = getelementptr inbounds float, ptr %c, i64 40
  store <4 x float> %v81, ptr %v86, align 4
  %v87 = getelementptr inbounds float, ptr %c, i64 60
  store <4 x float> %v84, ptr %v87, align 4
  ret void
}
define internal void @k_tile_1010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 20
  %v3 = load <4 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v43, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v42, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v41, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v40, %body5 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v33, %body5 ]
  %v12 = phi <4 x float> [ %v3, %entry ], [ %v39, %body5 ]
  %v13 = icmp slt i64 %v7, 32
  br i1 %v13, label %body5, label %end6
body5:
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v14 = load <4 x float>, ptr %v9, align 4
  %v15 = load float, ptr %v8, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v11
  %v20 = getelementptr inbounds float, ptr %v8, i64 128
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v12
  %v26 = getelementptr inbounds float, ptr %v9, i64 4
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v8, i64 1
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v27
  %v33 = fadd <4 x float> %v32, %v19
  %v34 = getelementptr inbounds float, ptr %v8, i64 129
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <4 x float> poison, float %v35, i64 0
  %v37 = shufflevector <4 x float> %v36, <4 x float> poison, <4 x i32> zeroinitializer
  %v38 = fmul <4 x float> %v37, %v27
  %v39 = fadd <4 x float> %v38, %v25
  %v40 = getelementptr inbounds i8, ptr %v10, i64 64
  %v41 = getelementptr inbounds float, ptr %v9, i64 8
  %v42 = getelementptr inbounds float, ptr %v8, i64 2
  %v43 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v44 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v45 = select <4 x i1> %v44, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v11
  %v46 = add i64 %row, 1
  %v47 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v48 = select <4 x i1> %v47, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v12
  store <4 x float> %v45, ptr %c, align 4
  %v49 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v48, ptr %v49, align 4
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
  %v16 = phi i64 [ 0, %entry ], [ %v66, %end20 ]
  %v17 = icmp slt i64 %v16, 5
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v65, %end64 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 3
  %v24 = urem i64 %v21, 3
  %v25 = udiv i64 %v24, 3
  %v26 = urem i64 %v24, 3
  %v27 = udiv i64 %v16, 5
  %v28 = urem i64 %v16, 5
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 1280
  %v31 = mul i64 %v25, 1280
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 128
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 128
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 20
  %v38 = mul i64 %v28, 4
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 10
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 20
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 512
  %v46 = add i64 %v45, 512
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = mul i64 %v21, 2048
  %v49 = getelementptr inbounds i8, ptr %v47, i64 %v48
  %v50 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v45
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v53 = mul i64 %v16, 4
  %v54 = getelementptr inbounds float, ptr %v5, i64 %v53
  %v55 = icmp eq i64 %v25, 0
  %v56 = icmp eq i64 %v26, 2
  %v57 = icmp eq i64 %v28, 4
  %v58 = xor i1 %v56, true
  %v59 = and i1 true, %v58
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_tile_0000(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end61
end61:
  %v62 = and i1 true, %v56
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tile_0010(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end64
end64:
  %v65 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v66 = add nsw i64 %v16, 1
  br label %head13
end15:
  br label %head67
head67:
  %v70 = phi i64 [ 0, %end15 ], [ %v122, %end74 ]
  %v71 = icmp slt i64 %v70, 5
  br i1 %v71, label %body68, label %end69
body68:
  br label %head72
head72:
  %v75 = phi i64 [ %lo, %body68 ], [ %v121, %end120 ]
  %v76 = icmp slt i64 %v75, %hi
  br i1 %v76, label %body73, label %end74
body73:
  %v77 = udiv i64 %v75, 3
  %v78 = urem i64 %v75, 3
  %v79 = udiv i64 %v78, 3
  %v80 = urem i64 %v78, 3
  %v81 = udiv i64 %v70, 5
  %v82 = urem i64 %v70, 5
  %v83 = mul i64 %v80, 4
  %v84 = mul i64 %v77, 1280
  %v85 = mul i64 %v79, 1280
  %v86 = add i64 %v84, %v85
  %v87 = mul i64 %v83, 128
  %v88 = add i64 %v86, %v87
  %v89 = mul i64 %v81, 128
  %v90 = add i64 %v89, 64
  %v91 = add i64 %v88, %v90
  %v92 = mul i64 %v81, 20
  %v93 = mul i64 %v82, 4
  %v94 = add i64 %v92, %v93
  %v95 = add i64 %v77, %v79
  %v96 = mul i64 %v95, 10
  %v97 = add i64 %v96, %v83
  %v98 = mul i64 %v97, 20
  %v99 = add i64 %v98, %v94
  %v100 = mul i64 %v70, 512
  %v101 = add i64 %v100, 256
  %v102 = add i64 %v101, 512
  %v103 = getelementptr inbounds float, ptr %v3, i64 %v102
  %v104 = mul i64 %v75, 2048
  %v105 = getelementptr inbounds i8, ptr %v103, i64 %v104
  %v106 = getelementptr inbounds float, ptr %v1, i64 %v91
  %v107 = getelementptr inbounds float, ptr %v3, i64 %v101
  %v108 = getelementptr inbounds float, ptr %v7, i64 %v99
  %v109 = mul i64 %v70, 4
  %v110 = getelementptr inbounds float, ptr %v5, i64 %v109
  %v111 = icmp eq i64 %v79, 0
  %v112 = icmp eq i64 %v80, 2
  %v113 = icmp eq i64 %v82, 4
  %v114 = xor i1 %v112, true
  %v115 = and i1 true, %v114
  br i1 %v115, label %then116, label %end117
then116:
  call void @k_tile_1000(ptr %v106, ptr %v107, ptr %v108, ptr %v110, ptr %v105, i64 %v97, i64 %v94)
  br label %end117
end117:
  %v118 = and i1 true, %v112
  br i1 %v118, label %then119, label %end120
then119:
  call void @k_tile_1010(ptr %v106, ptr %v107, ptr %v108, ptr %v110, ptr %v105, i64 %v97, i64 %v94)
  br label %end120
end120:
  %v121 = add nsw i64 %v75, 1
  br label %head72
end74:
  %v122 = add nsw i64 %v70, 1
  br label %head67
end69:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
