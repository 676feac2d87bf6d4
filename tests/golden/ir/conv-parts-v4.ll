; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"parts":2,"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,3,5,8]","f32[48,1,1,8]","f32[48]"],"op":"conv","output":"f32[2,1,3,5,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":2,"unroll":1}
; tier x86_64-v4
; phase k_product: 4 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (2, 1, 8, 32) dd00417e4e8d3d07
; packed input 2: float32 (2, 32) bb748883d7bb7822
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v48, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v47, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v46, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v26, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v27, %body5 ]
  %v13 = phi <16 x float> [ %v1, %entry ], [ %v32, %body5 ]
  %v14 = phi <16 x float> [ %v3, %entry ], [ %v33, %body5 ]
  %v15 = phi <16 x float> [ %v1, %entry ], [ %v38, %body5 ]
  %v16 = phi <16 x float> [ %v3, %entry ], [ %v39, %body5 ]
  %v17 = phi <16 x float> [ %v1, %entry ], [ %v44, %body5 ]
  %v18 = phi <16 x float> [ %v3, %entry ], [ %v45, %body5 ]
  %v19 = icmp slt i64 %v7, 8
  br i1 %v19, label %body5, label %end6
body5:
  %v20 = load <16 x float>, ptr %v9, align 4
  %v21 = getelementptr inbounds float, ptr %v9, i64 16
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = load float, ptr %v8, align 4
  %v24 = insertelement <16 x float> poison, float %v23, i64 0
  %v25 = shufflevector <16 x float> %v24, <16 x float> poison, <16 x i32> zeroinitializer
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v20, <16 x float> %v11)
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v22, <16 x float> %v12)
  %v28 = getelementptr inbounds float, ptr %v8, i64 8
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <16 x float> poison, float %v29, i64 0
  %v31 = shufflevector <16 x float> %v30, <16 x float> poison, <16 x i32> zeroinitializer
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v20, <16 x float> %v13)
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v22, <16 x float> %v14)
  %v34 = getelementptr inbounds float, ptr %v8, i64 16
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v20, <16 x float> %v15)
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v22, <16 x float> %v16)
  %v40 = getelementptr inbounds float, ptr %v8, i64 24
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <16 x float> poison, float %v41, i64 0
  %v43 = shufflevector <16 x float> %v42, <16 x float> poison, <16 x i32> zeroinitializer
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v20, <16 x float> %v17)
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v22, <16 x float> %v18)
  %v46 = getelementptr inbounds float, ptr %v9, i64 32
  %v47 = getelementptr inbounds float, ptr %v8, i64 1
  %v48 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v49 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v50 = select <16 x i1> %v49, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v51 = add i64 %column, 16
  %v52 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v53 = select <16 x i1> %v52, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  %v54 = add i64 %row, 1
  %v55 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v13
  %v56 = select <16 x i1> %v55, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v13
  %v57 = add i64 %column, 16
  %v58 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v14
  %v59 = select <16 x i1> %v58, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v14
  %v60 = add i64 %row, 2
  %v61 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v62 = select <16 x i1> %v61, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v15
  %v63 = add i64 %column, 16
  %v64 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v65 = select <16 x i1> %v64, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v16
  %v66 = add i64 %row, 3
  %v67 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v17
  %v68 = select <16 x i1> %v67, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v17
  %v69 = add i64 %column, 16
  %v70 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v18
  %v71 = select <16 x i1> %v70, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v18
  store <16 x float> %v50, ptr %c, align 4
  %v72 = getelementptr inbounds float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v53, ptr align 4 %v72, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v73 = getelementptr inbounds float, ptr %c, i64 24
  store <16 x float> %v56, ptr %v73, align 4
  %v74 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v59, ptr align 4 %v74, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v75 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v62, ptr %v75, align 4
  %v76 = getelementptr inbounds float, ptr %c, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v65, ptr align 4 %v76, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v77 = getelementptr inbounds float, ptr %c, i64 72
  store <16 x float> %v68, ptr %v77, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 88
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v71, ptr align 4 %v78, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v40, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v39, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v38, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v24, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v25, %body5 ]
  %v13 = phi <16 x float> [ %v1, %entry ], [ %v30, %body5 ]
  %v14 = phi <16 x float> [ %v3, %entry ], [ %v31, %body5 ]
  %v15 = phi <16 x float> [ %v1, %entry ], [ %v36, %body5 ]
  %v16 = phi <16 x float> [ %v3, %entry ], [ %v37, %body5 ]
  %v17 = icmp slt i64 %v7, 8
  br i1 %v17, label %body5, label %end6
body5:
  %v18 = load <16 x float>, ptr %v9, align 4
  %v19 = getelementptr inbounds float, ptr %v9, i64 16
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = load float, ptr %v8, align 4
  %v22 = insertelement <16 x float> poison, float %v21, i64 0
  %v23 = shufflevector <16 x float> %v22, <16 x float> poison, <16 x i32> zeroinitializer
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v23, <16 x float> %v18, <16 x float> %v11)
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v23, <16 x float> %v20, <16 x float> %v12)
  %v26 = getelementptr inbounds float, ptr %v8, i64 8
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v18, <16 x float> %v13)
  %v31 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v20, <16 x float> %v14)
  %v32 = getelementptr inbounds float, ptr %v8, i64 16
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <16 x float> poison, float %v33, i64 0
  %v35 = shufflevector <16 x float> %v34, <16 x float> poison, <16 x i32> zeroinitializer
  %v36 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v18, <16 x float> %v15)
  %v37 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v20, <16 x float> %v16)
  %v38 = getelementptr inbounds float, ptr %v9, i64 32
  %v39 = getelementptr inbounds float, ptr %v8, i64 1
  %v40 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v41 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v42 = select <16 x i1> %v41, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v43 = add i64 %column, 16
  %v44 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v45 = select <16 x i1> %v44, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  %v46 = add i64 %row, 1
  %v47 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v13
  %v48 = select <16 x i1> %v47, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v13
  %v49 = add i64 %column, 16
  %v50 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v14
  %v51 = select <16 x i1> %v50, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v14
  %v52 = add i64 %row, 2
  %v53 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v54 = select <16 x i1> %v53, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v15
  %v55 = add i64 %column, 16
  %v56 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v57 = select <16 x i1> %v56, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v16
  store <16 x float> %v42, ptr %c, align 4
  %v58 = getelementptr inbounds float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v45, ptr align 4 %v58, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v59 = getelementptr inbounds float, ptr %c, i64 24
  store <16 x float> %v48, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v51, ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v54, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %c, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v57, ptr align 4 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v68, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v67, %end66 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 4
  %v24 = urem i64 %v21, 4
  %v25 = udiv i64 %v24, 4
  %v26 = urem i64 %v24, 4
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 120
  %v29 = mul i64 %v25, 120
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 8
  %v32 = add i64 %v30, %v31
  %v33 = udiv i64 %v16, 2
  %v34 = mul i64 %v33, 8
  %v35 = add i64 %v32, %v34
  %v36 = mul i64 %v16, 24
  %v37 = mul i64 0, 32
  %v38 = add i64 %v36, %v37
  %v39 = add i64 %v23, %v25
  %v40 = mul i64 %v39, 15
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 24
  %v43 = mul i64 %v16, 336
  %v44 = add i64 %v38, %v43
  %v45 = add i64 %v42, %v44
  %v46 = mul i64 %v16, 256
  %v47 = add i64 %v46, 256
  %v48 = getelementptr inbounds float, ptr %v3, i64 %v47
  %v49 = getelementptr inbounds i8, ptr %v48, i64 0
  %v50 = getelementptr inbounds float, ptr %v1, i64 %v35
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v53 = mul i64 %v16, 32
  %v54 = getelementptr inbounds float, ptr %v5, i64 %v53
  %v55 = icmp eq i64 %v25, 0
  %v56 = icmp eq i64 %v26, 3
  %v57 = icmp eq i64 0, 0
  %v58 = xor i1 %v56, true
  %v59 = and i1 true, %v58
  %v60 = and i1 %v59, %v57
  br i1 %v60, label %then61, label %end62
then61:
  call void @k_tile_0001(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v41, i64 %v38)
  br label %end62
end62:
  %v63 = and i1 true, %v56
  %v64 = and i1 %v63, %v57
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0011(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v41, i64 %v38)
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
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
