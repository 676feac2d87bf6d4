; task {"attributes":{"parts":3,"tail":"t0=relu(x0)"},"inputs":["f32[19,37]","f32[37,72]","f32[72]"],"op":"gemm","output":"f32[3,19,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4-amx
; phase k_product: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (3, 2, 37, 16) 6bc095798d2ba234
; packed input 2: float32 (3, 32) 4fe6093d7e4926bc
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 18
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 37
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 74
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 111
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v35, <16 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 38
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 75
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 112
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 32
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = load <16 x float>, ptr %v7, align 4
  %v60 = load float, ptr %v6, align 4
  %v61 = insertelement <16 x float> poison, float %v60, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v59, <16 x float> %v9)
  %v64 = getelementptr inbounds float, ptr %v6, i64 37
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v59, <16 x float> %v10)
  %v69 = getelementptr inbounds float, ptr %v6, i64 74
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v59, <16 x float> %v11)
  %v74 = getelementptr inbounds float, ptr %v6, i64 111
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <16 x float> poison, float %v75, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v59, <16 x float> %v12)
  %v79 = getelementptr inbounds float, ptr %v7, i64 16
  %v80 = getelementptr inbounds float, ptr %v6, i64 1
  %v81 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v63
  %v82 = select <16 x i1> %v81, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v63
  %v83 = add i64 %row, 1
  %v84 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v68
  %v85 = select <16 x i1> %v84, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v68
  %v86 = add i64 %row, 2
  %v87 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v88 = select <16 x i1> %v87, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v73
  %v89 = add i64 %row, 3
  %v90 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v91 = select <16 x i1> %v90, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v78
  store <16 x float> %v82, ptr %c, align 4
  %v92 = getelementptr inbounds float, ptr %c, i64 24
  store <16 x float> %v85, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v88, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %c, i64 72
  store <16 x float> %v91, ptr %v94, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 18
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 37
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 74
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 111
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v35, <16 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 38
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 75
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 112
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 32
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = load <16 x float>, ptr %v7, align 4
  %v60 = load float, ptr %v6, align 4
  %v61 = insertelement <16 x float> poison, float %v60, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v59, <16 x float> %v9)
  %v64 = getelementptr inbounds float, ptr %v6, i64 37
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v59, <16 x float> %v10)
  %v69 = getelementptr inbounds float, ptr %v6, i64 74
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v59, <16 x float> %v11)
  %v74 = getelementptr inbounds float, ptr %v6, i64 111
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <16 x float> poison, float %v75, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v59, <16 x float> %v12)
  %v79 = getelementptr inbounds float, ptr %v7, i64 16
  %v80 = getelementptr inbounds float, ptr %v6, i64 1
  %v81 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v63
  %v82 = select <16 x i1> %v81, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v63
  %v83 = add i64 %row, 1
  %v84 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v68
  %v85 = select <16 x i1> %v84, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v68
  %v86 = add i64 %row, 2
  %v87 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v88 = select <16 x i1> %v87, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v73
  %v89 = add i64 %row, 3
  %v90 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v91 = select <16 x i1> %v90, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v78
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v82, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v92 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v85, ptr align 4 %v92, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v93 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v88, ptr align 4 %v93, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v94 = getelementptr inbounds float, ptr %c, i64 72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v91, ptr align 4 %v94, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v47, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v46, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v45, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v34, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v39, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v44, %body3 ]
  %v12 = icmp slt i64 %v5, 18
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <16 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v9)
  %v18 = getelementptr inbounds float, ptr %v6, i64 37
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v10)
  %v23 = getelementptr inbounds float, ptr %v6, i64 74
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v11)
  %v28 = getelementptr inbounds float, ptr %v7, i64 16
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 1
  %v31 = load float, ptr %v30, align 4
  %v32 = insertelement <16 x float> poison, float %v31, i64 0
  %v33 = shufflevector <16 x float> %v32, <16 x float> poison, <16 x i32> zeroinitializer
  %v34 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v33, <16 x float> %v29, <16 x float> %v17)
  %v35 = getelementptr inbounds float, ptr %v6, i64 38
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <16 x float> poison, float %v36, i64 0
  %v38 = shufflevector <16 x float> %v37, <16 x float> poison, <16 x i32> zeroinitializer
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v29, <16 x float> %v22)
  %v40 = getelementptr inbounds float, ptr %v6, i64 75
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <16 x float> poison, float %v41, i64 0
  %v43 = shufflevector <16 x float> %v42, <16 x float> poison, <16 x i32> zeroinitializer
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v29, <16 x float> %v27)
  %v45 = getelementptr inbounds float, ptr %v7, i64 32
  %v46 = getelementptr inbounds float, ptr %v6, i64 2
  %v47 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v48 = load <16 x float>, ptr %v7, align 4
  %v49 = load float, ptr %v6, align 4
  %v50 = insertelement <16 x float> poison, float %v49, i64 0
  %v51 = shufflevector <16 x float> %v50, <16 x float> poison, <16 x i32> zeroinitializer
  %v52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v51, <16 x float> %v48, <16 x float> %v9)
  %v53 = getelementptr inbounds float, ptr %v6, i64 37
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <16 x float> poison, float %v54, i64 0
  %v56 = shufflevector <16 x float> %v55, <16 x float> poison, <16 x i32> zeroinitializer
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v56, <16 x float> %v48, <16 x float> %v10)
  %v58 = getelementptr inbounds float, ptr %v6, i64 74
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <16 x float> poison, float %v59, i64 0
  %v61 = shufflevector <16 x float> %v60, <16 x float> poison, <16 x i32> zeroinitializer
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v48, <16 x float> %v11)
  %v63 = getelementptr inbounds float, ptr %v7, i64 16
  %v64 = getelementptr inbounds float, ptr %v6, i64 1
  %v65 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v52
  %v66 = select <16 x i1> %v65, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v52
  %v67 = add i64 %row, 1
  %v68 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v57
  %v69 = select <16 x i1> %v68, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v57
  %v70 = add i64 %row, 2
  %v71 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v62
  %v72 = select <16 x i1> %v71, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v62
  store <16 x float> %v66, ptr %c, align 4
  %v73 = getelementptr inbounds float, ptr %c, i64 24
  store <16 x float> %v69, ptr %v73, align 4
  %v74 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v72, ptr %v74, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v47, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v46, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v45, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v34, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v39, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v44, %body3 ]
  %v12 = icmp slt i64 %v5, 18
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <16 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v9)
  %v18 = getelementptr inbounds float, ptr %v6, i64 37
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v10)
  %v23 = getelementptr inbounds float, ptr %v6, i64 74
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v11)
  %v28 = getelementptr inbounds float, ptr %v7, i64 16
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 1
  %v31 = load float, ptr %v30, align 4
  %v32 = insertelement <16 x float> poison, float %v31, i64 0
  %v33 = shufflevector <16 x float> %v32, <16 x float> poison, <16 x i32> zeroinitializer
  %v34 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v33, <16 x float> %v29, <16 x float> %v17)
  %v35 = getelementptr inbounds float, ptr %v6, i64 38
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <16 x float> poison, float %v36, i64 0
  %v38 = shufflevector <16 x float> %v37, <16 x float> poison, <16 x i32> zeroinitializer
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v29, <16 x float> %v22)
  %v40 = getelementptr inbounds float, ptr %v6, i64 75
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <16 x float> poison, float %v41, i64 0
  %v43 = shufflevector <16 x float> %v42, <16 x float> poison, <16 x i32> zeroinitializer
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v29, <16 x float> %v27)
  %v45 = getelementptr inbounds float, ptr %v7, i64 32
  %v46 = getelementptr inbounds float, ptr %v6, i64 2
  %v47 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v48 = load <16 x float>, ptr %v7, align 4
  %v49 = load float, ptr %v6, align 4
  %v50 = insertelement <16 x float> poison, float %v49, i64 0
  %v51 = shufflevector <16 x float> %v50, <16 x float> poison, <16 x i32> zeroinitializer
  %v52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v51, <16 x float> %v48, <16 x float> %v9)
  %v53 = getelementptr inbounds float, ptr %v6, i64 37
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <16 x float> poison, float %v54, i64 0
  %v56 = shufflevector <16 x float> %v55, <16 x float> poison, <16 x i32> zeroinitializer
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v56, <16 x float> %v48, <16 x float> %v10)
  %v58 = getelementptr inbounds float, ptr %v6, i64 74
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <16 x float> poison, float %v59, i64 0
  %v61 = shufflevector <16 x float> %v60, <16 x float> poison, <16 x i32> zeroinitializer
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v48, <16 x float> %v11)
  %v63 = getelementptr inbounds float, ptr %v7, i64 16
  %v64 = getelementptr inbounds float, ptr %v6, i64 1
  %v65 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v52
  %v66 = select <16 x i1> %v65, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v52
  %v67 = add i64 %row, 1
  %v68 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v57
  %v69 = select <16 x i1> %v68, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v57
  %v70 = add i64 %row, 2
  %v71 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v62
  %v72 = select <16 x i1> %v71, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v62
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v66, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v73 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v69, ptr align 4 %v73, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v74 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v72, ptr align 4 %v74, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v81, %end20 ]
  %v17 = icmp slt i64 %v16, 6
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v80, %end79 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 5
  %v24 = urem i64 %v21, 5
  %v25 = udiv i64 %v24, 5
  %v26 = urem i64 %v24, 5
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
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
  %v39 = mul i64 %v28, 16
  %v40 = add i64 %v38, %v39
  %v41 = add i64 %v23, %v25
  %v42 = mul i64 %v41, 19
  %v43 = add i64 %v42, %v29
  %v44 = mul i64 %v43, 24
  %v45 = mul i64 %v27, 432
  %v46 = add i64 %v40, %v45
  %v47 = add i64 %v44, %v46
  %v48 = mul i64 %v16, 592
  %v49 = add i64 %v48, 592
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v51 = getelementptr inbounds i8, ptr %v50, i64 0
  %v52 = getelementptr inbounds float, ptr %v1, i64 %v37
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v54 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v55 = mul i64 %v16, 16
  %v56 = getelementptr inbounds float, ptr %v5, i64 %v55
  %v57 = icmp eq i64 %v25, 0
  %v58 = icmp eq i64 %v26, 4
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
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
