; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[2,2],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[2,6,5,8]","f32[12,1,1,8]","f32[12]","f32[2,3,3,12]"],"op":"conv","output":"f32[2,3,3,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_product: 8 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 2, 8, 8) b1e82dc468b56b52
; packed input 2: float32 (1, 16) 550c743cbe7b546f
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 80
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 96
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v35, <8 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 17
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v35, <8 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 81
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v35, <8 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 97
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v35, <8 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 16
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = mul i64 %row, 12
  %v60 = getelementptr inbounds float, ptr %x0, i64 %v59
  %v61 = getelementptr inbounds float, ptr %v60, i64 %column
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = fadd <8 x float> %v9, %v62
  %v64 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v63
  %v65 = select <8 x i1> %v64, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v63
  %v66 = add i64 %row, 1
  %v67 = mul i64 %v66, 12
  %v68 = getelementptr inbounds float, ptr %x0, i64 %v67
  %v69 = getelementptr inbounds float, ptr %v68, i64 %column
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = fadd <8 x float> %v10, %v70
  %v72 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v71
  %v73 = select <8 x i1> %v72, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v71
  %v74 = add i64 %row, 3
  %v75 = mul i64 %v74, 12
  %v76 = getelementptr inbounds float, ptr %x0, i64 %v75
  %v77 = getelementptr inbounds float, ptr %v76, i64 %column
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = fadd <8 x float> %v11, %v78
  %v80 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v79
  %v81 = select <8 x i1> %v80, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v79
  %v82 = add i64 %row, 4
  %v83 = mul i64 %v82, 12
  %v84 = getelementptr inbounds float, ptr %x0, i64 %v83
  %v85 = getelementptr inbounds float, ptr %v84, i64 %column
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = fadd <8 x float> %v12, %v86
  %v88 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v87
  %v89 = select <8 x i1> %v88, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v87
  store <8 x float> %v65, ptr %c, align 4
  %v90 = getelementptr inbounds float, ptr %c, i64 12
  store <8 x float> %v73, ptr %v90, align 4
  %v91 = getelementptr inbounds float, ptr %c, i64 36
  store <8 x float> %v81, ptr %v91, align 4
  %v92 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v89, ptr %v92, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 80
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 96
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v35, <8 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 17
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v35, <8 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 81
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v35, <8 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 97
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v35, <8 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 16
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = mul i64 %row, 12
  %v60 = getelementptr inbounds float, ptr %x0, i64 %v59
  %v61 = getelementptr inbounds float, ptr %v60, i64 %column
  %v62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v61, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v63 = fadd <8 x float> %v9, %v62
  %v64 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v63
  %v65 = select <8 x i1> %v64, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v63
  %v66 = add i64 %row, 1
  %v67 = mul i64 %v66, 12
  %v68 = getelementptr inbounds float, ptr %x0, i64 %v67
  %v69 = getelementptr inbounds float, ptr %v68, i64 %column
  %v70 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v69, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v71 = fadd <8 x float> %v10, %v70
  %v72 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v71
  %v73 = select <8 x i1> %v72, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v71
  %v74 = add i64 %row, 3
  %v75 = mul i64 %v74, 12
  %v76 = getelementptr inbounds float, ptr %x0, i64 %v75
  %v77 = getelementptr inbounds float, ptr %v76, i64 %column
  %v78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v77, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v79 = fadd <8 x float> %v11, %v78
  %v80 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v79
  %v81 = select <8 x i1> %v80, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v79
  %v82 = add i64 %row, 4
  %v83 = mul i64 %v82, 12
  %v84 = getelementptr inbounds float, ptr %x0, i64 %v83
  %v85 = getelementptr inbounds float, ptr %v84, i64 %column
  %v86 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v85, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v87 = fadd <8 x float> %v12, %v86
  %v88 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v87
  %v89 = select <8 x i1> %v88, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v87
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v65, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v90 = getelementptr inbounds float, ptr %c, i64 12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v73, ptr align 4 %v90, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v91 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v81, ptr align 4 %v91, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v92 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v89, ptr align 4 %v92, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v11 = icmp slt i64 %v5, 4
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <8 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 80
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 8
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v23, <8 x float> %v16)
  %v29 = getelementptr inbounds float, ptr %v6, i64 81
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v23, <8 x float> %v21)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 2
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = mul i64 %row, 12
  %v38 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v39 = getelementptr inbounds float, ptr %v38, i64 %column
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fadd <8 x float> %v9, %v40
  %v42 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v41
  %v43 = select <8 x i1> %v42, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v41
  %v44 = add i64 %row, 3
  %v45 = mul i64 %v44, 12
  %v46 = getelementptr inbounds float, ptr %x0, i64 %v45
  %v47 = getelementptr inbounds float, ptr %v46, i64 %column
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = fadd <8 x float> %v10, %v48
  %v50 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v49
  %v51 = select <8 x i1> %v50, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v49
  store <8 x float> %v43, ptr %c, align 4
  %v52 = getelementptr inbounds float, ptr %c, i64 36
  store <8 x float> %v51, ptr %v52, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v11 = icmp slt i64 %v5, 4
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <8 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 80
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 8
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v23, <8 x float> %v16)
  %v29 = getelementptr inbounds float, ptr %v6, i64 81
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v23, <8 x float> %v21)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 2
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = mul i64 %row, 12
  %v38 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v39 = getelementptr inbounds float, ptr %v38, i64 %column
  %v40 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v39, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v41 = fadd <8 x float> %v9, %v40
  %v42 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v41
  %v43 = select <8 x i1> %v42, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v41
  %v44 = add i64 %row, 3
  %v45 = mul i64 %v44, 12
  %v46 = getelementptr inbounds float, ptr %x0, i64 %v45
  %v47 = getelementptr inbounds float, ptr %v46, i64 %column
  %v48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v47, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v49 = fadd <8 x float> %v10, %v48
  %v50 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v49
  %v51 = select <8 x i1> %v50, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v43, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v52 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v51, ptr align 4 %v52, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0100(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v11 = icmp slt i64 %v5, 4
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <8 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 16
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 8
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v23, <8 x float> %v16)
  %v29 = getelementptr inbounds float, ptr %v6, i64 17
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v23, <8 x float> %v21)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 2
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = mul i64 %row, 12
  %v38 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v39 = getelementptr inbounds float, ptr %v38, i64 %column
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fadd <8 x float> %v9, %v40
  %v42 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v41
  %v43 = select <8 x i1> %v42, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v41
  %v44 = add i64 %row, 1
  %v45 = mul i64 %v44, 12
  %v46 = getelementptr inbounds float, ptr %x0, i64 %v45
  %v47 = getelementptr inbounds float, ptr %v46, i64 %column
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = fadd <8 x float> %v10, %v48
  %v50 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v49
  %v51 = select <8 x i1> %v50, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v49
  store <8 x float> %v43, ptr %c, align 4
  %v52 = getelementptr inbounds float, ptr %c, i64 12
  store <8 x float> %v51, ptr %v52, align 4
  ret void
}
define internal void @k_tile_0101(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v11 = icmp slt i64 %v5, 4
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <8 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 16
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 8
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v23, <8 x float> %v16)
  %v29 = getelementptr inbounds float, ptr %v6, i64 17
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v23, <8 x float> %v21)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 2
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = mul i64 %row, 12
  %v38 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v39 = getelementptr inbounds float, ptr %v38, i64 %column
  %v40 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v39, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v41 = fadd <8 x float> %v9, %v40
  %v42 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v41
  %v43 = select <8 x i1> %v42, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v41
  %v44 = add i64 %row, 1
  %v45 = mul i64 %v44, 12
  %v46 = getelementptr inbounds float, ptr %x0, i64 %v45
  %v47 = getelementptr inbounds float, ptr %v46, i64 %column
  %v48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v47, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v49 = fadd <8 x float> %v10, %v48
  %v50 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v49
  %v51 = select <8 x i1> %v50, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v43, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v52 = getelementptr inbounds float, ptr %c, i64 12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v51, ptr align 4 %v52, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0110(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <8 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 8
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v17, <8 x float> %v15)
  %v23 = getelementptr inbounds float, ptr %v7, i64 16
  %v24 = getelementptr inbounds float, ptr %v6, i64 2
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = mul i64 %row, 12
  %v27 = getelementptr inbounds float, ptr %x0, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v27, i64 %column
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v9, %v29
  %v31 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v30
  %v32 = select <8 x i1> %v31, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v30
  store <8 x float> %v32, ptr %c, align 4
  ret void
}
define internal void @k_tile_0111(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <8 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 8
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v17, <8 x float> %v15)
  %v23 = getelementptr inbounds float, ptr %v7, i64 16
  %v24 = getelementptr inbounds float, ptr %v6, i64 2
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = mul i64 %row, 12
  %v27 = getelementptr inbounds float, ptr %x0, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v27, i64 %column
  %v29 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v28, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v30 = fadd <8 x float> %v9, %v29
  %v31 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v30
  %v32 = select <8 x i1> %v31, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v32, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
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
  %v18 = phi i64 [ 0, %entry ], [ %v114, %end22 ]
  %v19 = icmp slt i64 %v18, 2
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ %lo, %body16 ], [ %v113, %end112 ]
  %v24 = icmp slt i64 %v23, %hi
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = udiv i64 %v23, 4
  %v26 = urem i64 %v23, 4
  %v27 = udiv i64 %v26, 2
  %v28 = urem i64 %v26, 2
  %v29 = udiv i64 %v18, 2
  %v30 = urem i64 %v18, 2
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
  %v41 = mul i64 %v30, 8
  %v42 = add i64 %v40, %v41
  %v43 = mul i64 %v25, 3
  %v44 = add i64 %v43, %v31
  %v45 = mul i64 %v44, 3
  %v46 = add i64 %v45, %v32
  %v47 = mul i64 %v46, 12
  %v48 = add i64 %v47, %v42
  %v49 = mul i64 %v18, 64
  %v50 = add i64 %v49, 64
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = getelementptr inbounds i8, ptr %v51, i64 0
  %v53 = getelementptr inbounds float, ptr %v1, i64 %v39
  %v54 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v55 = getelementptr inbounds float, ptr %v9, i64 %v48
  %v56 = mul i64 %v18, 8
  %v57 = getelementptr inbounds float, ptr %v5, i64 %v56
  %v58 = icmp eq i64 %v27, 1
  %v59 = icmp eq i64 %v28, 1
  %v60 = icmp eq i64 %v30, 1
  %v61 = xor i1 %v58, true
  %v62 = and i1 true, %v61
  %v63 = xor i1 %v59, true
  %v64 = and i1 %v62, %v63
  %v65 = xor i1 %v60, true
  %v66 = and i1 %v64, %v65
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tile_0000(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end68
end68:
  %v69 = xor i1 %v58, true
  %v70 = and i1 true, %v69
  %v71 = xor i1 %v59, true
  %v72 = and i1 %v70, %v71
  %v73 = and i1 %v72, %v60
  br i1 %v73, label %then74, label %end75
then74:
  call void @k_tile_0001(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end75
end75:
  %v76 = xor i1 %v58, true
  %v77 = and i1 true, %v76
  %v78 = and i1 %v77, %v59
  %v79 = xor i1 %v60, true
  %v80 = and i1 %v78, %v79
  br i1 %v80, label %then81, label %end82
then81:
  call void @k_tile_0010(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end82
end82:
  %v83 = xor i1 %v58, true
  %v84 = and i1 true, %v83
  %v85 = and i1 %v84, %v59
  %v86 = and i1 %v85, %v60
  br i1 %v86, label %then87, label %end88
then87:
  call void @k_tile_0011(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end88
end88:
  %v89 = and i1 true, %v58
  %v90 = xor i1 %v59, true
  %v91 = and i1 %v89, %v90
  %v92 = xor i1 %v60, true
  %v93 = and i1 %v91, %v92
  br i1 %v93, label %then94, label %end95
then94:
  call void @k_tile_0100(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end95
end95:
  %v96 = and i1 true, %v58
  %v97 = xor i1 %v59, true
  %v98 = and i1 %v96, %v97
  %v99 = and i1 %v98, %v60
  br i1 %v99, label %then100, label %end101
then100:
  call void @k_tile_0101(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end101
end101:
  %v102 = and i1 true, %v58
  %v103 = and i1 %v102, %v59
  %v104 = xor i1 %v60, true
  %v105 = and i1 %v103, %v104
  br i1 %v105, label %then106, label %end107
then106:
  call void @k_tile_0110(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end107
end107:
  %v108 = and i1 true, %v58
  %v109 = and i1 %v108, %v59
  %v110 = and i1 %v109, %v60
  br i1 %v110, label %then111, label %end112
then111:
  call void @k_tile_0111(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v42, ptr %v7)
  br label %end112
end112:
  %v113 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v114 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
