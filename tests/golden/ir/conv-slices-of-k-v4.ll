; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,2,5,128]","f32[20,1,1,128]","f32[20]"],"op":"conv","output":"f32[1,2,5,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":2,"outer":"columns","prefetch":"next_block","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_product: 3 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 2, 128, 16) a7cc4f0019f276a7
; packed input 2: float32 (1, 32) 2bc47c04652b05ce
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v59, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v58, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v57, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v56, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 32
  br i1 %v13, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 128
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 256
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 384
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
  %v41 = getelementptr inbounds float, ptr %v6, i64 129
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 257
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 385
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds i8, ptr %v8, i64 64
  %v57 = getelementptr inbounds float, ptr %v7, i64 32
  %v58 = getelementptr inbounds float, ptr %v6, i64 2
  %v59 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <16 x float> %v9, ptr %c, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v10, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 40
  store <16 x float> %v11, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %c, i64 60
  store <16 x float> %v12, ptr %v62, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v59, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v58, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v57, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v56, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 32
  br i1 %v13, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 128
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 256
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 384
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
  %v41 = getelementptr inbounds float, ptr %v6, i64 129
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 257
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 385
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds i8, ptr %v8, i64 64
  %v57 = getelementptr inbounds float, ptr %v7, i64 32
  %v58 = getelementptr inbounds float, ptr %v6, i64 2
  %v59 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v9, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v60 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v10, ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v11, ptr align 4 %v61, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v62 = getelementptr inbounds float, ptr %c, i64 60
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v12, ptr align 4 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v37, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v36, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v35, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v34, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v11 = icmp slt i64 %v5, 32
  br i1 %v11, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v12 = load <16 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <16 x float> poison, float %v13, i64 0
  %v15 = shufflevector <16 x float> %v14, <16 x float> poison, <16 x i32> zeroinitializer
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> %v12, <16 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 128
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v12, <16 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 16
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v23, <16 x float> %v16)
  %v29 = getelementptr inbounds float, ptr %v6, i64 129
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v23, <16 x float> %v21)
  %v34 = getelementptr inbounds i8, ptr %v8, i64 64
  %v35 = getelementptr inbounds float, ptr %v7, i64 32
  %v36 = getelementptr inbounds float, ptr %v6, i64 2
  %v37 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <16 x float> %v9, ptr %c, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v10, ptr %v38, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v37, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v36, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v35, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v34, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v11 = icmp slt i64 %v5, 32
  br i1 %v11, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v12 = load <16 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <16 x float> poison, float %v13, i64 0
  %v15 = shufflevector <16 x float> %v14, <16 x float> poison, <16 x i32> zeroinitializer
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> %v12, <16 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 128
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v12, <16 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 16
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v23, <16 x float> %v16)
  %v29 = getelementptr inbounds float, ptr %v6, i64 129
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v23, <16 x float> %v21)
  %v34 = getelementptr inbounds i8, ptr %v8, i64 64
  %v35 = getelementptr inbounds float, ptr %v7, i64 32
  %v36 = getelementptr inbounds float, ptr %v6, i64 2
  %v37 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v9, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v38 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v10, ptr align 4 %v38, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_1000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 20
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 40
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %c, i64 60
  %v7 = load <16 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v65, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v64, %body9 ]
  %v13 = phi ptr [ %b, %entry ], [ %v63, %body9 ]
  %v14 = phi ptr [ %ahead, %entry ], [ %v62, %body9 ]
  %v15 = phi <16 x float> [ %v1, %entry ], [ %v46, %body9 ]
  %v16 = phi <16 x float> [ %v3, %entry ], [ %v51, %body9 ]
  %v17 = phi <16 x float> [ %v5, %entry ], [ %v56, %body9 ]
  %v18 = phi <16 x float> [ %v7, %entry ], [ %v61, %body9 ]
  %v19 = icmp slt i64 %v11, 32
  br i1 %v19, label %body9, label %end10
body9:
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v20 = load <16 x float>, ptr %v13, align 4
  %v21 = load float, ptr %v12, align 4
  %v22 = insertelement <16 x float> poison, float %v21, i64 0
  %v23 = shufflevector <16 x float> %v22, <16 x float> poison, <16 x i32> zeroinitializer
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v23, <16 x float> %v20, <16 x float> %v15)
  %v25 = getelementptr inbounds float, ptr %v12, i64 128
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <16 x float> poison, float %v26, i64 0
  %v28 = shufflevector <16 x float> %v27, <16 x float> poison, <16 x i32> zeroinitializer
  %v29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v28, <16 x float> %v20, <16 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v12, i64 256
  %v31 = load float, ptr %v30, align 4
  %v32 = insertelement <16 x float> poison, float %v31, i64 0
  %v33 = shufflevector <16 x float> %v32, <16 x float> poison, <16 x i32> zeroinitializer
  %v34 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v33, <16 x float> %v20, <16 x float> %v17)
  %v35 = getelementptr inbounds float, ptr %v12, i64 384
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <16 x float> poison, float %v36, i64 0
  %v38 = shufflevector <16 x float> %v37, <16 x float> poison, <16 x i32> zeroinitializer
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v20, <16 x float> %v18)
  %v40 = getelementptr inbounds float, ptr %v13, i64 16
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v12, i64 1
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <16 x float> poison, float %v43, i64 0
  %v45 = shufflevector <16 x float> %v44, <16 x float> poison, <16 x i32> zeroinitializer
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v41, <16 x float> %v24)
  %v47 = getelementptr inbounds float, ptr %v12, i64 129
  %v48 = load float, ptr %v47, align 4
  %v49 = insertelement <16 x float> poison, float %v48, i64 0
  %v50 = shufflevector <16 x float> %v49, <16 x float> poison, <16 x i32> zeroinitializer
  %v51 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v50, <16 x float> %v41, <16 x float> %v29)
  %v52 = getelementptr inbounds float, ptr %v12, i64 257
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <16 x float> poison, float %v53, i64 0
  %v55 = shufflevector <16 x float> %v54, <16 x float> poison, <16 x i32> zeroinitializer
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v55, <16 x float> %v41, <16 x float> %v34)
  %v57 = getelementptr inbounds float, ptr %v12, i64 385
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <16 x float> poison, float %v58, i64 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v41, <16 x float> %v39)
  %v62 = getelementptr inbounds i8, ptr %v14, i64 64
  %v63 = getelementptr inbounds float, ptr %v13, i64 32
  %v64 = getelementptr inbounds float, ptr %v12, i64 2
  %v65 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v66 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v67 = select <16 x i1> %v66, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v15
  %v68 = add i64 %row, 1
  %v69 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v70 = select <16 x i1> %v69, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v16
  %v71 = add i64 %row, 2
  %v72 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v17
  %v73 = select <16 x i1> %v72, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v17
  %v74 = add i64 %row, 3
  %v75 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v18
  %v76 = select <16 x i1> %v75, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v18
  store <16 x float> %v67, ptr %c, align 4
  %v77 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v70, ptr %v77, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 40
  store <16 x float> %v73, ptr %v78, align 4
  %v79 = getelementptr inbounds float, ptr %c, i64 60
  store <16 x float> %v76, ptr %v79, align 4
  ret void
}
define internal void @k_tile_1001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v2 = getelementptr inbounds float, ptr %c, i64 20
  %v3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v2, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v4 = getelementptr inbounds float, ptr %c, i64 40
  %v5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v6 = getelementptr inbounds float, ptr %c, i64 60
  %v7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v65, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v64, %body9 ]
  %v13 = phi ptr [ %b, %entry ], [ %v63, %body9 ]
  %v14 = phi ptr [ %ahead, %entry ], [ %v62, %body9 ]
  %v15 = phi <16 x float> [ %v1, %entry ], [ %v46, %body9 ]
  %v16 = phi <16 x float> [ %v3, %entry ], [ %v51, %body9 ]
  %v17 = phi <16 x float> [ %v5, %entry ], [ %v56, %body9 ]
  %v18 = phi <16 x float> [ %v7, %entry ], [ %v61, %body9 ]
  %v19 = icmp slt i64 %v11, 32
  br i1 %v19, label %body9, label %end10
body9:
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v20 = load <16 x float>, ptr %v13, align 4
  %v21 = load float, ptr %v12, align 4
  %v22 = insertelement <16 x float> poison, float %v21, i64 0
  %v23 = shufflevector <16 x float> %v22, <16 x float> poison, <16 x i32> zeroinitializer
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v23, <16 x float> %v20, <16 x float> %v15)
  %v25 = getelementptr inbounds float, ptr %v12, i64 128
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <16 x float> poison, float %v26, i64 0
  %v28 = shufflevector <16 x float> %v27, <16 x float> poison, <16 x i32> zeroinitializer
  %v29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v28, <16 x float> %v20, <16 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v12, i64 256
  %v31 = load float, ptr %v30, align 4
  %v32 = insertelement <16 x float> poison, float %v31, i64 0
  %v33 = shufflevector <16 x float> %v32, <16 x float> poison, <16 x i32> zeroinitializer
  %v34 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v33, <16 x float> %v20, <16 x float> %v17)
  %v35 = getelementptr inbounds float, ptr %v12, i64 384
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <16 x float> poison, float %v36, i64 0
  %v38 = shufflevector <16 x float> %v37, <16 x float> poison, <16 x i32> zeroinitializer
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v20, <16 x float> %v18)
  %v40 = getelementptr inbounds float, ptr %v13, i64 16
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v12, i64 1
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <16 x float> poison, float %v43, i64 0
  %v45 = shufflevector <16 x float> %v44, <16 x float> poison, <16 x i32> zeroinitializer
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v41, <16 x float> %v24)
  %v47 = getelementptr inbounds float, ptr %v12, i64 129
  %v48 = load float, ptr %v47, align 4
  %v49 = insertelement <16 x float> poison, float %v48, i64 0
  %v50 = shufflevector <16 x float> %v49, <16 x float> poison, <16 x i32> zeroinitializer
  %v51 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v50, <16 x float> %v41, <16 x float> %v29)
  %v52 = getelementptr inbounds float, ptr %v12, i64 257
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <16 x float> poison, float %v53, i64 0
  %v55 = shufflevector <16 x float> %v54, <16 x float> poison, <16 x i32> zeroinitializer
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v55, <16 x float> %v41, <16 x float> %v34)
  %v57 = getelementptr inbounds float, ptr %v12, i64 385
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <16 x float> poison, float %v58, i64 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v41, <16 x float> %v39)
  %v62 = getelementptr inbounds i8, ptr %v14, i64 64
  %v63 = getelementptr inbounds float, ptr %v13, i64 32
  %v64 = getelementptr inbounds float, ptr %v12, i64 2
  %v65 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v66 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v15
  %v67 = select <16 x i1> %v66, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v15
  %v68 = add i64 %row, 1
  %v69 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v16
  %v70 = select <16 x i1> %v69, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v16
  %v71 = add i64 %row, 2
  %v72 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v17
  %v73 = select <16 x i1> %v72, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v17
  %v74 = add i64 %row, 3
  %v75 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v18
  %v76 = select <16 x i1> %v75, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v67, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v77 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v70, ptr align 4 %v77, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v78 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v73, ptr align 4 %v78, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v79 = getelementptr inbounds float, ptr %c, i64 60
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v76, ptr align 4 %v79, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_1010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 20
  %v3 = load <16 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v39, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v38, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v37, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v36, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v30, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v35, %body5 ]
  %v13 = icmp slt i64 %v7, 32
  br i1 %v13, label %body5, label %end6
body5:
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v9, align 4
  %v15 = load float, ptr %v8, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v11)
  %v19 = getelementptr inbounds float, ptr %v8, i64 128
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v12)
  %v24 = getelementptr inbounds float, ptr %v9, i64 16
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v8, i64 1
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v25, <16 x float> %v18)
  %v31 = getelementptr inbounds float, ptr %v8, i64 129
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v34, <16 x float> %v25, <16 x float> %v23)
  %v36 = getelementptr inbounds i8, ptr %v10, i64 64
  %v37 = getelementptr inbounds float, ptr %v9, i64 32
  %v38 = getelementptr inbounds float, ptr %v8, i64 2
  %v39 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v40 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v41 = select <16 x i1> %v40, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v42 = add i64 %row, 1
  %v43 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v44 = select <16 x i1> %v43, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  store <16 x float> %v41, ptr %c, align 4
  %v45 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v44, ptr %v45, align 4
  ret void
}
define internal void @k_tile_1011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v2 = getelementptr inbounds float, ptr %c, i64 20
  %v3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v2, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v39, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v38, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v37, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v36, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v30, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v35, %body5 ]
  %v13 = icmp slt i64 %v7, 32
  br i1 %v13, label %body5, label %end6
body5:
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v9, align 4
  %v15 = load float, ptr %v8, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v11)
  %v19 = getelementptr inbounds float, ptr %v8, i64 128
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v12)
  %v24 = getelementptr inbounds float, ptr %v9, i64 16
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v8, i64 1
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v25, <16 x float> %v18)
  %v31 = getelementptr inbounds float, ptr %v8, i64 129
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v34, <16 x float> %v25, <16 x float> %v23)
  %v36 = getelementptr inbounds i8, ptr %v10, i64 64
  %v37 = getelementptr inbounds float, ptr %v9, i64 32
  %v38 = getelementptr inbounds float, ptr %v8, i64 2
  %v39 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v40 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v41 = select <16 x i1> %v40, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v42 = add i64 %row, 1
  %v43 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v44 = select <16 x i1> %v43, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v41, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v45 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v44, ptr align 4 %v45, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v79, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v78, %end77 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 3
  %v24 = urem i64 %v21, 3
  %v25 = udiv i64 %v24, 3
  %v26 = urem i64 %v24, 3
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 1280
  %v31 = mul i64 %v25, 1280
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 128
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 128
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 20
  %v38 = mul i64 %v28, 16
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 10
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 20
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 2048
  %v46 = add i64 %v45, 2048
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = mul i64 %v21, 2048
  %v49 = getelementptr inbounds i8, ptr %v47, i64 %v48
  %v50 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v45
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v53 = mul i64 %v16, 16
  %v54 = getelementptr inbounds float, ptr %v5, i64 %v53
  %v55 = icmp eq i64 %v25, 0
  %v56 = icmp eq i64 %v26, 2
  %v57 = icmp eq i64 %v28, 1
  %v58 = xor i1 %v56, true
  %v59 = and i1 true, %v58
  %v60 = xor i1 %v57, true
  %v61 = and i1 %v59, %v60
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_0000(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end63
end63:
  %v64 = xor i1 %v56, true
  %v65 = and i1 true, %v64
  %v66 = and i1 %v65, %v57
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tile_0001(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end68
end68:
  %v69 = and i1 true, %v56
  %v70 = xor i1 %v57, true
  %v71 = and i1 %v69, %v70
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0010(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end73
end73:
  %v74 = and i1 true, %v56
  %v75 = and i1 %v74, %v57
  br i1 %v75, label %then76, label %end77
then76:
  call void @k_tile_0011(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end77
end77:
  %v78 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v79 = add nsw i64 %v16, 1
  br label %head13
end15:
  br label %head80
head80:
  %v83 = phi i64 [ 0, %end15 ], [ %v148, %end87 ]
  %v84 = icmp slt i64 %v83, 2
  br i1 %v84, label %body81, label %end82
body81:
  br label %head85
head85:
  %v88 = phi i64 [ %lo, %body81 ], [ %v147, %end146 ]
  %v89 = icmp slt i64 %v88, %hi
  br i1 %v89, label %body86, label %end87
body86:
  %v90 = udiv i64 %v88, 3
  %v91 = urem i64 %v88, 3
  %v92 = udiv i64 %v91, 3
  %v93 = urem i64 %v91, 3
  %v94 = udiv i64 %v83, 2
  %v95 = urem i64 %v83, 2
  %v96 = mul i64 %v93, 4
  %v97 = mul i64 %v90, 1280
  %v98 = mul i64 %v92, 1280
  %v99 = add i64 %v97, %v98
  %v100 = mul i64 %v96, 128
  %v101 = add i64 %v99, %v100
  %v102 = mul i64 %v94, 128
  %v103 = add i64 %v102, 64
  %v104 = add i64 %v101, %v103
  %v105 = mul i64 %v94, 20
  %v106 = mul i64 %v95, 16
  %v107 = add i64 %v105, %v106
  %v108 = add i64 %v90, %v92
  %v109 = mul i64 %v108, 10
  %v110 = add i64 %v109, %v96
  %v111 = mul i64 %v110, 20
  %v112 = add i64 %v111, %v107
  %v113 = mul i64 %v83, 2048
  %v114 = add i64 %v113, 1024
  %v115 = add i64 %v114, 2048
  %v116 = getelementptr inbounds float, ptr %v3, i64 %v115
  %v117 = mul i64 %v88, 2048
  %v118 = getelementptr inbounds i8, ptr %v116, i64 %v117
  %v119 = getelementptr inbounds float, ptr %v1, i64 %v104
  %v120 = getelementptr inbounds float, ptr %v3, i64 %v114
  %v121 = getelementptr inbounds float, ptr %v7, i64 %v112
  %v122 = mul i64 %v83, 16
  %v123 = getelementptr inbounds float, ptr %v5, i64 %v122
  %v124 = icmp eq i64 %v92, 0
  %v125 = icmp eq i64 %v93, 2
  %v126 = icmp eq i64 %v95, 1
  %v127 = xor i1 %v125, true
  %v128 = and i1 true, %v127
  %v129 = xor i1 %v126, true
  %v130 = and i1 %v128, %v129
  br i1 %v130, label %then131, label %end132
then131:
  call void @k_tile_1000(ptr %v119, ptr %v120, ptr %v121, ptr %v123, ptr %v118, i64 %v110, i64 %v107)
  br label %end132
end132:
  %v133 = xor i1 %v125, true
  %v134 = and i1 true, %v133
  %v135 = and i1 %v134, %v126
  br i1 %v135, label %then136, label %end137
then136:
  call void @k_tile_1001(ptr %v119, ptr %v120, ptr %v121, ptr %v123, ptr %v118, i64 %v110, i64 %v107)
  br label %end137
end137:
  %v138 = and i1 true, %v125
  %v139 = xor i1 %v126, true
  %v140 = and i1 %v138, %v139
  br i1 %v140, label %then141, label %end142
then141:
  call void @k_tile_1010(ptr %v119, ptr %v120, ptr %v121, ptr %v123, ptr %v118, i64 %v110, i64 %v107)
  br label %end142
end142:
  %v143 = and i1 true, %v125
  %v144 = and i1 %v143, %v126
  br i1 %v144, label %then145, label %end146
then145:
  call void @k_tile_1011(ptr %v119, ptr %v120, ptr %v121, ptr %v123, ptr %v118, i64 %v110, i64 %v107)
  br label %end146
end146:
  %v147 = add nsw i64 %v88, 1
  br label %head85
end87:
  %v148 = add nsw i64 %v83, 1
  br label %head80
end82:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
