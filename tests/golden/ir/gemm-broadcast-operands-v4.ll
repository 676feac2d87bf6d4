; task {"attributes":{"tail":"t0=mul(x0,x1);t1=add(t0,x2)"},"inputs":["f32[7,12]","f32[12,20]","f32[20]","f32[7,1]","f32[20]"],"op":"gemm","output":"f32[7,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 2, 12, 16) 40923ac3fc83468d
; packed input 2: float32 (1, 32) 2bc47c04652b05ce
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 12
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 12
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 24
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 36
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = getelementptr inbounds float, ptr %x0, i64 %row
  %v38 = load float, ptr %v37, align 4
  %v39 = insertelement <16 x float> poison, float %v38, i64 0
  %v40 = shufflevector <16 x float> %v39, <16 x float> poison, <16 x i32> zeroinitializer
  %v41 = getelementptr inbounds float, ptr %x1, i64 %column
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = fmul <16 x float> %v9, %v40
  %v44 = fadd <16 x float> %v43, %v42
  %v45 = add i64 %row, 1
  %v46 = getelementptr inbounds float, ptr %x0, i64 %v45
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = getelementptr inbounds float, ptr %x1, i64 %column
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = fmul <16 x float> %v10, %v49
  %v53 = fadd <16 x float> %v52, %v51
  %v54 = add i64 %row, 2
  %v55 = getelementptr inbounds float, ptr %x0, i64 %v54
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <16 x float> poison, float %v56, i64 0
  %v58 = shufflevector <16 x float> %v57, <16 x float> poison, <16 x i32> zeroinitializer
  %v59 = getelementptr inbounds float, ptr %x1, i64 %column
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = fmul <16 x float> %v11, %v58
  %v62 = fadd <16 x float> %v61, %v60
  %v63 = add i64 %row, 3
  %v64 = getelementptr inbounds float, ptr %x0, i64 %v63
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = getelementptr inbounds float, ptr %x1, i64 %column
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = fmul <16 x float> %v12, %v67
  %v71 = fadd <16 x float> %v70, %v69
  store <16 x float> %v44, ptr %c, align 4
  %v72 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v53, ptr %v72, align 4
  %v73 = getelementptr inbounds float, ptr %c, i64 40
  store <16 x float> %v62, ptr %v73, align 4
  %v74 = getelementptr inbounds float, ptr %c, i64 60
  store <16 x float> %v71, ptr %v74, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 12
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 12
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 24
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 36
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = getelementptr inbounds float, ptr %x0, i64 %row
  %v38 = load float, ptr %v37, align 4
  %v39 = insertelement <16 x float> poison, float %v38, i64 0
  %v40 = shufflevector <16 x float> %v39, <16 x float> poison, <16 x i32> zeroinitializer
  %v41 = getelementptr inbounds float, ptr %x1, i64 %column
  %v42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v41, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v43 = fmul <16 x float> %v9, %v40
  %v44 = fadd <16 x float> %v43, %v42
  %v45 = add i64 %row, 1
  %v46 = getelementptr inbounds float, ptr %x0, i64 %v45
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = getelementptr inbounds float, ptr %x1, i64 %column
  %v51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v50, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v52 = fmul <16 x float> %v10, %v49
  %v53 = fadd <16 x float> %v52, %v51
  %v54 = add i64 %row, 2
  %v55 = getelementptr inbounds float, ptr %x0, i64 %v54
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <16 x float> poison, float %v56, i64 0
  %v58 = shufflevector <16 x float> %v57, <16 x float> poison, <16 x i32> zeroinitializer
  %v59 = getelementptr inbounds float, ptr %x1, i64 %column
  %v60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v61 = fmul <16 x float> %v11, %v58
  %v62 = fadd <16 x float> %v61, %v60
  %v63 = add i64 %row, 3
  %v64 = getelementptr inbounds float, ptr %x0, i64 %v63
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = getelementptr inbounds float, ptr %x1, i64 %column
  %v69 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v68, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v70 = fmul <16 x float> %v12, %v67
  %v71 = fadd <16 x float> %v70, %v69
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v44, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v72 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v53, ptr align 4 %v72, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v73 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v62, ptr align 4 %v73, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v74 = getelementptr inbounds float, ptr %c, i64 60
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v71, ptr align 4 %v74, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v30, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v29, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v28, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v17, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v27, %body3 ]
  %v12 = icmp slt i64 %v5, 12
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <16 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v9)
  %v18 = getelementptr inbounds float, ptr %v6, i64 12
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v10)
  %v23 = getelementptr inbounds float, ptr %v6, i64 24
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v11)
  %v28 = getelementptr inbounds float, ptr %v7, i64 16
  %v29 = getelementptr inbounds float, ptr %v6, i64 1
  %v30 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v31 = getelementptr inbounds float, ptr %x0, i64 %row
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = getelementptr inbounds float, ptr %x1, i64 %column
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = fmul <16 x float> %v9, %v34
  %v38 = fadd <16 x float> %v37, %v36
  %v39 = add i64 %row, 1
  %v40 = getelementptr inbounds float, ptr %x0, i64 %v39
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <16 x float> poison, float %v41, i64 0
  %v43 = shufflevector <16 x float> %v42, <16 x float> poison, <16 x i32> zeroinitializer
  %v44 = getelementptr inbounds float, ptr %x1, i64 %column
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = fmul <16 x float> %v10, %v43
  %v47 = fadd <16 x float> %v46, %v45
  %v48 = add i64 %row, 2
  %v49 = getelementptr inbounds float, ptr %x0, i64 %v48
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <16 x float> poison, float %v50, i64 0
  %v52 = shufflevector <16 x float> %v51, <16 x float> poison, <16 x i32> zeroinitializer
  %v53 = getelementptr inbounds float, ptr %x1, i64 %column
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = fmul <16 x float> %v11, %v52
  %v56 = fadd <16 x float> %v55, %v54
  store <16 x float> %v38, ptr %c, align 4
  %v57 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v47, ptr %v57, align 4
  %v58 = getelementptr inbounds float, ptr %c, i64 40
  store <16 x float> %v56, ptr %v58, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v30, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v29, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v28, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v17, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v27, %body3 ]
  %v12 = icmp slt i64 %v5, 12
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <16 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v9)
  %v18 = getelementptr inbounds float, ptr %v6, i64 12
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v10)
  %v23 = getelementptr inbounds float, ptr %v6, i64 24
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v11)
  %v28 = getelementptr inbounds float, ptr %v7, i64 16
  %v29 = getelementptr inbounds float, ptr %v6, i64 1
  %v30 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v31 = getelementptr inbounds float, ptr %x0, i64 %row
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = getelementptr inbounds float, ptr %x1, i64 %column
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v37 = fmul <16 x float> %v9, %v34
  %v38 = fadd <16 x float> %v37, %v36
  %v39 = add i64 %row, 1
  %v40 = getelementptr inbounds float, ptr %x0, i64 %v39
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <16 x float> poison, float %v41, i64 0
  %v43 = shufflevector <16 x float> %v42, <16 x float> poison, <16 x i32> zeroinitializer
  %v44 = getelementptr inbounds float, ptr %x1, i64 %column
  %v45 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v44, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v46 = fmul <16 x float> %v10, %v43
  %v47 = fadd <16 x float> %v46, %v45
  %v48 = add i64 %row, 2
  %v49 = getelementptr inbounds float, ptr %x0, i64 %v48
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <16 x float> poison, float %v50, i64 0
  %v52 = shufflevector <16 x float> %v51, <16 x float> poison, <16 x i32> zeroinitializer
  %v53 = getelementptr inbounds float, ptr %x1, i64 %column
  %v54 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v53, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v55 = fmul <16 x float> %v11, %v52
  %v56 = fadd <16 x float> %v55, %v54
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v38, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v57 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v47, ptr align 4 %v57, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v58 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v56, ptr align 4 %v58, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds i8, ptr %v15, i64 0
  br label %head17
head17:
  %v20 = phi i64 [ %lo, %entry ], [ %v82, %end24 ]
  %v21 = icmp slt i64 %v20, %hi
  br i1 %v21, label %body18, label %end19
body18:
  br label %head22
head22:
  %v25 = phi i64 [ 0, %body18 ], [ %v81, %end80 ]
  %v26 = icmp slt i64 %v25, 2
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = udiv i64 %v25, 2
  %v28 = urem i64 %v25, 2
  %v29 = udiv i64 %v28, 2
  %v30 = urem i64 %v28, 2
  %v31 = udiv i64 %v20, 2
  %v32 = urem i64 %v20, 2
  %v33 = mul i64 %v30, 4
  %v34 = mul i64 %v27, 84
  %v35 = mul i64 %v29, 84
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v33, 12
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v31, 12
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v31, 20
  %v42 = mul i64 %v32, 16
  %v43 = add i64 %v41, %v42
  %v44 = add i64 %v27, %v29
  %v45 = mul i64 %v44, 7
  %v46 = add i64 %v45, %v33
  %v47 = mul i64 %v46, 20
  %v48 = add i64 %v47, %v43
  %v49 = mul i64 %v20, 192
  %v50 = add i64 %v49, 192
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = getelementptr inbounds i8, ptr %v51, i64 0
  %v53 = getelementptr inbounds float, ptr %v1, i64 %v40
  %v54 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v55 = getelementptr inbounds float, ptr %v11, i64 %v48
  %v56 = mul i64 %v20, 16
  %v57 = getelementptr inbounds float, ptr %v5, i64 %v56
  %v58 = icmp eq i64 %v29, 0
  %v59 = icmp eq i64 %v30, 1
  %v60 = icmp eq i64 %v32, 1
  %v61 = xor i1 %v59, true
  %v62 = and i1 true, %v61
  %v63 = xor i1 %v60, true
  %v64 = and i1 %v62, %v63
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0000(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v43, ptr %v7, ptr %v9)
  br label %end66
end66:
  %v67 = xor i1 %v59, true
  %v68 = and i1 true, %v67
  %v69 = and i1 %v68, %v60
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_tile_0001(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v43, ptr %v7, ptr %v9)
  br label %end71
end71:
  %v72 = and i1 true, %v59
  %v73 = xor i1 %v60, true
  %v74 = and i1 %v72, %v73
  br i1 %v74, label %then75, label %end76
then75:
  call void @k_tile_0010(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v43, ptr %v7, ptr %v9)
  br label %end76
end76:
  %v77 = and i1 true, %v59
  %v78 = and i1 %v77, %v60
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0011(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v43, ptr %v7, ptr %v9)
  br label %end80
end80:
  %v81 = add nsw i64 %v25, 1
  br label %head22
end24:
  %v82 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
