; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"parts":2,"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,3,5,8]","f32[48,1,1,8]","f32[48]"],"op":"conv","output":"f32[2,1,3,5,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":2,"unroll":1}
; tier x86_64-v3
; phase k_product: 4 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (2, 2, 8, 16) 91f5211aeb2af01c
; packed input 2: float32 (2, 32) bb748883d7bb7822
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v48, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v47, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v46, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v26, %body5 ]
  %v12 = phi <8 x float> [ %v3, %entry ], [ %v27, %body5 ]
  %v13 = phi <8 x float> [ %v1, %entry ], [ %v32, %body5 ]
  %v14 = phi <8 x float> [ %v3, %entry ], [ %v33, %body5 ]
  %v15 = phi <8 x float> [ %v1, %entry ], [ %v38, %body5 ]
  %v16 = phi <8 x float> [ %v3, %entry ], [ %v39, %body5 ]
  %v17 = phi <8 x float> [ %v1, %entry ], [ %v44, %body5 ]
  %v18 = phi <8 x float> [ %v3, %entry ], [ %v45, %body5 ]
  %v19 = icmp slt i64 %v7, 8
  br i1 %v19, label %body5, label %end6
body5:
  %v20 = load <8 x float>, ptr %v9, align 4
  %v21 = getelementptr inbounds float, ptr %v9, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = load float, ptr %v8, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v20, <8 x float> %v11)
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v22, <8 x float> %v12)
  %v28 = getelementptr inbounds float, ptr %v8, i64 8
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v20, <8 x float> %v13)
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v14)
  %v34 = getelementptr inbounds float, ptr %v8, i64 16
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v20, <8 x float> %v15)
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v22, <8 x float> %v16)
  %v40 = getelementptr inbounds float, ptr %v8, i64 24
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <8 x float> poison, float %v41, i64 0
  %v43 = shufflevector <8 x float> %v42, <8 x float> poison, <8 x i32> zeroinitializer
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v20, <8 x float> %v17)
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v22, <8 x float> %v18)
  %v46 = getelementptr inbounds float, ptr %v9, i64 16
  %v47 = getelementptr inbounds float, ptr %v8, i64 1
  %v48 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v49 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v50 = select <8 x i1> %v49, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v51 = add i64 %column, 8
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  %v54 = add i64 %row, 1
  %v55 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v13
  %v56 = select <8 x i1> %v55, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v13
  %v57 = add i64 %column, 8
  %v58 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v14
  %v59 = select <8 x i1> %v58, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v14
  %v60 = add i64 %row, 2
  %v61 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v62 = select <8 x i1> %v61, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v15
  %v63 = add i64 %column, 8
  %v64 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v65 = select <8 x i1> %v64, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v16
  %v66 = add i64 %row, 3
  %v67 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v17
  %v68 = select <8 x i1> %v67, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v17
  %v69 = add i64 %column, 8
  %v70 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v18
  %v71 = select <8 x i1> %v70, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v18
  store <8 x float> %v50, ptr %c, align 4
  %v72 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v53, ptr %v72, align 4
  %v73 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v56, ptr %v73, align 4
  %v74 = getelementptr inbounds float, ptr %c, i64 32
  store <8 x float> %v59, ptr %v74, align 4
  %v75 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v62, ptr %v75, align 4
  %v76 = getelementptr inbounds float, ptr %c, i64 56
  store <8 x float> %v65, ptr %v76, align 4
  %v77 = getelementptr inbounds float, ptr %c, i64 72
  store <8 x float> %v68, ptr %v77, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 80
  store <8 x float> %v71, ptr %v78, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 8
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 8
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 16
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 24
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v38 = select <8 x i1> %v37, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v39 = add i64 %row, 1
  %v40 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v41 = select <8 x i1> %v40, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v42 = add i64 %row, 2
  %v43 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v45 = add i64 %row, 3
  %v46 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v47 = select <8 x i1> %v46, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  store <8 x float> %v38, ptr %c, align 4
  %v48 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v41, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v44, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %c, i64 72
  store <8 x float> %v47, ptr %v50, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v40, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v39, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v38, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v24, %body5 ]
  %v12 = phi <8 x float> [ %v3, %entry ], [ %v25, %body5 ]
  %v13 = phi <8 x float> [ %v1, %entry ], [ %v30, %body5 ]
  %v14 = phi <8 x float> [ %v3, %entry ], [ %v31, %body5 ]
  %v15 = phi <8 x float> [ %v1, %entry ], [ %v36, %body5 ]
  %v16 = phi <8 x float> [ %v3, %entry ], [ %v37, %body5 ]
  %v17 = icmp slt i64 %v7, 8
  br i1 %v17, label %body5, label %end6
body5:
  %v18 = load <8 x float>, ptr %v9, align 4
  %v19 = getelementptr inbounds float, ptr %v9, i64 8
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = load float, ptr %v8, align 4
  %v22 = insertelement <8 x float> poison, float %v21, i64 0
  %v23 = shufflevector <8 x float> %v22, <8 x float> poison, <8 x i32> zeroinitializer
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v23, <8 x float> %v18, <8 x float> %v11)
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v23, <8 x float> %v20, <8 x float> %v12)
  %v26 = getelementptr inbounds float, ptr %v8, i64 8
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <8 x float> poison, float %v27, i64 0
  %v29 = shufflevector <8 x float> %v28, <8 x float> poison, <8 x i32> zeroinitializer
  %v30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v18, <8 x float> %v13)
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v20, <8 x float> %v14)
  %v32 = getelementptr inbounds float, ptr %v8, i64 16
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <8 x float> poison, float %v33, i64 0
  %v35 = shufflevector <8 x float> %v34, <8 x float> poison, <8 x i32> zeroinitializer
  %v36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v35, <8 x float> %v18, <8 x float> %v15)
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v35, <8 x float> %v20, <8 x float> %v16)
  %v38 = getelementptr inbounds float, ptr %v9, i64 16
  %v39 = getelementptr inbounds float, ptr %v8, i64 1
  %v40 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v41 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v42 = select <8 x i1> %v41, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v43 = add i64 %column, 8
  %v44 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v45 = select <8 x i1> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  %v46 = add i64 %row, 1
  %v47 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v13
  %v48 = select <8 x i1> %v47, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v13
  %v49 = add i64 %column, 8
  %v50 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v14
  %v51 = select <8 x i1> %v50, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v14
  %v52 = add i64 %row, 2
  %v53 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v54 = select <8 x i1> %v53, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v15
  %v55 = add i64 %column, 8
  %v56 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v57 = select <8 x i1> %v56, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v16
  store <8 x float> %v42, ptr %c, align 4
  %v58 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v45, ptr %v58, align 4
  %v59 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v48, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 32
  store <8 x float> %v51, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v54, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %c, i64 56
  store <8 x float> %v57, ptr %v62, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v30, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v29, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v28, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v17, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v27, %body3 ]
  %v12 = icmp slt i64 %v5, 8
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <8 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v9)
  %v18 = getelementptr inbounds float, ptr %v6, i64 8
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v10)
  %v23 = getelementptr inbounds float, ptr %v6, i64 16
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v11)
  %v28 = getelementptr inbounds float, ptr %v7, i64 16
  %v29 = getelementptr inbounds float, ptr %v6, i64 1
  %v30 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v31 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v32 = select <8 x i1> %v31, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v33 = add i64 %row, 1
  %v34 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v35 = select <8 x i1> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v36 = add i64 %row, 2
  %v37 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v38 = select <8 x i1> %v37, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  store <8 x float> %v32, ptr %c, align 4
  %v39 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v35, ptr %v39, align 4
  %v40 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v38, ptr %v40, align 4
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
  %v16 = phi i64 [ %lo, %entry ], [ %v81, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v80, %end79 ]
  %v22 = icmp slt i64 %v21, 4
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 4
  %v24 = urem i64 %v21, 4
  %v25 = udiv i64 %v24, 4
  %v26 = urem i64 %v24, 4
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 120
  %v31 = mul i64 %v25, 120
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 8
  %v34 = add i64 %v32, %v33
  %v35 = udiv i64 %v27, 2
  %v36 = mul i64 %v35, 8
  %v37 = add i64 %v34, %v36
  %v38 = mul i64 %v27, 24
  %v39 = mul i64 %v28, 16
  %v40 = add i64 %v38, %v39
  %v41 = add i64 %v23, %v25
  %v42 = mul i64 %v41, 15
  %v43 = add i64 %v42, %v29
  %v44 = mul i64 %v43, 24
  %v45 = mul i64 %v27, 336
  %v46 = add i64 %v40, %v45
  %v47 = add i64 %v44, %v46
  %v48 = mul i64 %v16, 128
  %v49 = add i64 %v48, 128
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v51 = getelementptr inbounds i8, ptr %v50, i64 0
  %v52 = getelementptr inbounds float, ptr %v1, i64 %v37
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v54 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v55 = mul i64 %v16, 16
  %v56 = getelementptr inbounds float, ptr %v5, i64 %v55
  %v57 = icmp eq i64 %v25, 0
  %v58 = icmp eq i64 %v26, 3
  %v59 = icmp eq i64 %v28, 1
  %v60 = xor i1 %v58, true
  %v61 = and i1 true, %v60
  %v62 = xor i1 %v59, true
  %v63 = and i1 %v61, %v62
  br i1 %v63, label %then64, label %end65
then64:
  call void @k_tile_0000(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v43, i64 %v40)
  br label %end65
end65:
  %v66 = xor i1 %v58, true
  %v67 = and i1 true, %v66
  %v68 = and i1 %v67, %v59
  br i1 %v68, label %then69, label %end70
then69:
  call void @k_tile_0001(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v43, i64 %v40)
  br label %end70
end70:
  %v71 = and i1 true, %v58
  %v72 = xor i1 %v59, true
  %v73 = and i1 %v71, %v72
  br i1 %v73, label %then74, label %end75
then74:
  call void @k_tile_0010(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v43, i64 %v40)
  br label %end75
end75:
  %v76 = and i1 true, %v58
  %v77 = and i1 %v76, %v59
  br i1 %v77, label %then78, label %end79
then78:
  call void @k_tile_0011(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v43, i64 %v40)
  br label %end79
end79:
  %v80 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v81 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
