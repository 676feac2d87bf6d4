; task {"attributes":{"tail":"t0=relu(x0)"},"inputs":["f32[19,64]","f32[64,60]","f32[60]"],"op":"gemm","output":"f32[19,60]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_bands: 1 units
; scratch 0 bytes, 11648 of each core
; packed input 1: float32 (4, 7, 32, 8) bec97772bd89f7f4
; packed input 2: float32 (64,) bd10c54e460658ed
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row_2(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 64
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  %v3 = add i64 %row, 10
  %v4 = mul i64 %v3, 64
  %v5 = getelementptr inbounds float, ptr %x, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v39, %body7 ]
  %v10 = icmp slt i64 %v9, 32
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v9, 32
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v5, i64 %v9
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v9, 32
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = fadd <8 x float> %v12, %v17
  %v22 = getelementptr inbounds float, ptr %v, i64 %v9
  store <8 x float> %v21, ptr %v22, align 4
  %v23 = fsub <8 x float> %v12, %v20
  %v24 = add i64 %v9, 336
  %v25 = getelementptr inbounds float, ptr %v, i64 %v24
  store <8 x float> %v23, ptr %v25, align 4
  %v26 = add i64 %v9, 672
  %v27 = getelementptr inbounds float, ptr %v, i64 %v26
  store <8 x float> %v12, ptr %v27, align 4
  %v28 = fadd <8 x float> %v17, %v20
  %v29 = add i64 %v9, 1008
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <8 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v9, 1344
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <8 x float> %v20, ptr %v32, align 4
  %v33 = fadd <8 x float> %v15, %v20
  %v34 = add i64 %v9, 1680
  %v35 = getelementptr inbounds float, ptr %v, i64 %v34
  store <8 x float> %v33, ptr %v35, align 4
  %v36 = fadd <8 x float> %v12, %v15
  %v37 = add i64 %v9, 2016
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  store <8 x float> %v36, ptr %v38, align 4
  %v39 = add nsw i64 %v9, 8
  br label %head6
end8:
  ret void
}
define internal void @k_input_row_1(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 64
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v27, %body4 ]
  %v7 = icmp slt i64 %v6, 32
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %v2, i64 %v6
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v6, 32
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = getelementptr inbounds float, ptr %v, i64 %v6
  store <8 x float> %v9, ptr %v13, align 4
  %v14 = add i64 %v6, 336
  %v15 = getelementptr inbounds float, ptr %v, i64 %v14
  store <8 x float> %v9, ptr %v15, align 4
  %v16 = add i64 %v6, 672
  %v17 = getelementptr inbounds float, ptr %v, i64 %v16
  store <8 x float> %v9, ptr %v17, align 4
  %v18 = add i64 %v6, 1008
  %v19 = getelementptr inbounds float, ptr %v, i64 %v18
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v19, align 4
  %v20 = add i64 %v6, 1344
  %v21 = getelementptr inbounds float, ptr %v, i64 %v20
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v21, align 4
  %v22 = add i64 %v6, 1680
  %v23 = getelementptr inbounds float, ptr %v, i64 %v22
  store <8 x float> %v12, ptr %v23, align 4
  %v24 = fadd <8 x float> %v9, %v12
  %v25 = add i64 %v6, 2016
  %v26 = getelementptr inbounds float, ptr %v, i64 %v25
  store <8 x float> %v24, ptr %v26, align 4
  %v27 = add nsw i64 %v6, 8
  br label %head3
end5:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
entry:
  %v1 = sub i64 9, %first
  %v2 = icmp slt i64 %v1, %count
  %v3 = select i1 %v2, i64 %v1, i64 %count
  %v4 = icmp sgt i64 %v3, 0
  %v5 = select i1 %v4, i64 %v3, i64 0
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v14, %body7 ]
  %v10 = icmp slt i64 %v9, %v5
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = mul i64 %v9, 32
  %v12 = getelementptr inbounds float, ptr %v, i64 %v11
  %v13 = add i64 %first, %v9
  call void @k_input_row_2(ptr %x, ptr %v12, i64 %v13)
  %v14 = add nsw i64 %v9, 1
  br label %head6
end8:
  br label %head15
head15:
  %v18 = phi i64 [ %v5, %end8 ], [ %v23, %body16 ]
  %v19 = icmp slt i64 %v18, %count
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 32
  %v21 = getelementptr inbounds float, ptr %v, i64 %v20
  %v22 = add i64 %first, %v18
  call void @k_input_row_1(ptr %x, ptr %v21, i64 %v22)
  %v23 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define internal void @k_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v23, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v22, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v21, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 32
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 32
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = getelementptr inbounds float, ptr %v5, i64 1
  %v23 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v24, align 4
  ret void
}
define internal void @k_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v12 = icmp slt i64 %v4, 32
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 32
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 64
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 96
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v13, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 8
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v38, align 4
  ret void
}
define internal void @k_output_2_4(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 10
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v67, %body3 ]
  %v6 = icmp slt i64 %v5, 0
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 160
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 240
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 320
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 400
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 480
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v12, %v21
  %v31 = fadd <8 x float> %v30, %v24
  %v32 = fadd <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v33
  %v35 = select <8 x i1> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v33
  %v36 = mul i64 %row, 60
  %v37 = add i64 %v36, %v7
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v18, %v21
  %v40 = fadd <8 x float> %v39, %v29
  %v41 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v40
  %v42 = select <8 x i1> %v41, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v40
  %v43 = add i64 %row, 10
  %v44 = mul i64 %v43, 60
  %v45 = add i64 %v44, %v7
  %v46 = getelementptr inbounds float, ptr %out, i64 %v45
  store <8 x float> %v42, ptr %v46, align 4
  %v47 = add i64 %v7, 32
  %v48 = getelementptr inbounds float, ptr %bias, i64 %v47
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fsub <8 x float> %v15, %v27
  %v51 = fadd <8 x float> %v50, %v49
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v51
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v51
  %v54 = mul i64 %row, 60
  %v55 = add i64 %v54, %v47
  %v56 = getelementptr inbounds float, ptr %out, i64 %v55
  store <8 x float> %v53, ptr %v56, align 4
  %v57 = fsub <8 x float> %v9, %v12
  %v58 = fsub <8 x float> %v57, %v15
  %v59 = fsub <8 x float> %v58, %v18
  %v60 = fadd <8 x float> %v59, %v49
  %v61 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v60
  %v62 = select <8 x i1> %v61, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v60
  %v63 = add i64 %row, 10
  %v64 = mul i64 %v63, 60
  %v65 = add i64 %v64, %v47
  %v66 = getelementptr inbounds float, ptr %out, i64 %v65
  store <8 x float> %v62, ptr %v66, align 4
  %v67 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v68 = getelementptr inbounds float, ptr %m, i64 0
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %m, i64 80
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %m, i64 160
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %m, i64 240
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %m, i64 320
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %m, i64 400
  %v79 = load <8 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %m, i64 480
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %bias, i64 %column
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = fadd <8 x float> %v71, %v77
  %v85 = fadd <8 x float> %v84, %v79
  %v86 = fadd <8 x float> %v85, %v81
  %v87 = fadd <8 x float> %v86, %v83
  %v88 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v87
  %v89 = select <8 x i1> %v88, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v87
  %v90 = mul i64 %row, 60
  %v91 = add i64 %v90, %column
  %v92 = getelementptr inbounds float, ptr %out, i64 %v91
  store <8 x float> %v89, ptr %v92, align 4
  %v93 = fsub <8 x float> %v75, %v77
  %v94 = fadd <8 x float> %v93, %v83
  %v95 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v94
  %v96 = select <8 x i1> %v95, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v94
  %v97 = add i64 %row, 10
  %v98 = mul i64 %v97, 60
  %v99 = add i64 %v98, %column
  %v100 = getelementptr inbounds float, ptr %out, i64 %v99
  store <8 x float> %v96, ptr %v100, align 4
  %v101 = add i64 %column, 32
  %v102 = getelementptr inbounds float, ptr %bias, i64 %v101
  %v103 = load <8 x float>, ptr %v102, align 4
  %v104 = fsub <8 x float> %v73, %v81
  %v105 = fadd <8 x float> %v104, %v103
  %v106 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v105
  %v107 = select <8 x i1> %v106, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v105
  %v108 = mul i64 %row, 60
  %v109 = add i64 %v108, %v101
  %v110 = getelementptr inbounds float, ptr %out, i64 %v109
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v107, ptr align 4 %v110, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v111 = fsub <8 x float> %v69, %v71
  %v112 = fsub <8 x float> %v111, %v73
  %v113 = fsub <8 x float> %v112, %v75
  %v114 = fadd <8 x float> %v113, %v103
  %v115 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v114
  %v116 = select <8 x i1> %v115, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v114
  %v117 = add i64 %row, 10
  %v118 = mul i64 %v117, 60
  %v119 = add i64 %v118, %v101
  %v120 = getelementptr inbounds float, ptr %out, i64 %v119
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v116, ptr align 4 %v120, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_4(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v48, %body2 ]
  %v5 = icmp slt i64 %v4, 0
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = add i64 %column, %v4
  %v7 = getelementptr inbounds float, ptr %m, i64 %v4
  %v8 = load <8 x float>, ptr %v7, align 4
  %v9 = add i64 %v4, 80
  %v10 = getelementptr inbounds float, ptr %m, i64 %v9
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v4, 160
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v4, 240
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v4, 320
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v4, 400
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v4, 480
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %bias, i64 %v6
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = fadd <8 x float> %v11, %v20
  %v30 = fadd <8 x float> %v29, %v23
  %v31 = fadd <8 x float> %v30, %v26
  %v32 = fadd <8 x float> %v31, %v28
  %v33 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v32
  %v34 = select <8 x i1> %v33, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v32
  %v35 = mul i64 %row, 60
  %v36 = add i64 %v35, %v6
  %v37 = getelementptr inbounds float, ptr %out, i64 %v36
  store <8 x float> %v34, ptr %v37, align 4
  %v38 = add i64 %v6, 32
  %v39 = getelementptr inbounds float, ptr %bias, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fsub <8 x float> %v14, %v26
  %v42 = fadd <8 x float> %v41, %v40
  %v43 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v42
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v42
  %v45 = mul i64 %row, 60
  %v46 = add i64 %v45, %v38
  %v47 = getelementptr inbounds float, ptr %out, i64 %v46
  store <8 x float> %v44, ptr %v47, align 4
  %v48 = add nsw i64 %v4, 8
  br label %head1
end3:
  %v49 = getelementptr inbounds float, ptr %m, i64 0
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %m, i64 80
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %m, i64 160
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %m, i64 240
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %m, i64 320
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %m, i64 400
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %m, i64 480
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %bias, i64 %column
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = fadd <8 x float> %v52, %v58
  %v66 = fadd <8 x float> %v65, %v60
  %v67 = fadd <8 x float> %v66, %v62
  %v68 = fadd <8 x float> %v67, %v64
  %v69 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v68
  %v70 = select <8 x i1> %v69, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v68
  %v71 = mul i64 %row, 60
  %v72 = add i64 %v71, %column
  %v73 = getelementptr inbounds float, ptr %out, i64 %v72
  store <8 x float> %v70, ptr %v73, align 4
  %v74 = add i64 %column, 32
  %v75 = getelementptr inbounds float, ptr %bias, i64 %v74
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = fsub <8 x float> %v54, %v62
  %v78 = fadd <8 x float> %v77, %v76
  %v79 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v80 = select <8 x i1> %v79, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v78
  %v81 = mul i64 %row, 60
  %v82 = add i64 %v81, %v74
  %v83 = getelementptr inbounds float, ptr %out, i64 %v82
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v80, ptr align 4 %v83, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_4(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 256
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v23, %body13 ]
  %v16 = icmp slt i64 %v15, 2
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 256
  %v22 = getelementptr inbounds i8, ptr %v21, i64 0
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v24 = mul i64 2, 128
  %v25 = getelementptr inbounds float, ptr %v7, i64 %v24
  %v26 = mul i64 2, 32
  %v27 = getelementptr inbounds float, ptr %v11, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v9, i64 256
  %v29 = getelementptr inbounds i8, ptr %v28, i64 0
  call void @k_tile_2_1(ptr %v25, ptr %v9, ptr %v27, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = sub i64 9, %row
  %v32 = icmp slt i64 %v31, 10
  %v33 = select i1 %v32, i64 %v31, i64 10
  %v34 = icmp sgt i64 %v33, 0
  %v35 = select i1 %v34, i64 %v33, i64 0
  br label %head36
head36:
  %v39 = phi i64 [ 0, %end3 ], [ %v44, %body37 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = add i64 %row, %v39
  call void @k_output_2_4(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column)
  %v44 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %head45
head45:
  %v48 = phi i64 [ %v35, %end38 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v48, 10
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 8
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = add i64 %row, %v48
  call void @k_output_1_4(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
  %v53 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 10
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v67, %body3 ]
  %v6 = icmp slt i64 %v5, 8
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 160
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 240
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 320
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 400
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 480
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v12, %v21
  %v31 = fadd <8 x float> %v30, %v24
  %v32 = fadd <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v33
  %v35 = select <8 x i1> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v33
  %v36 = mul i64 %row, 60
  %v37 = add i64 %v36, %v7
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v18, %v21
  %v40 = fadd <8 x float> %v39, %v29
  %v41 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v40
  %v42 = select <8 x i1> %v41, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v40
  %v43 = add i64 %row, 10
  %v44 = mul i64 %v43, 60
  %v45 = add i64 %v44, %v7
  %v46 = getelementptr inbounds float, ptr %out, i64 %v45
  store <8 x float> %v42, ptr %v46, align 4
  %v47 = add i64 %v7, 32
  %v48 = getelementptr inbounds float, ptr %bias, i64 %v47
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fsub <8 x float> %v15, %v27
  %v51 = fadd <8 x float> %v50, %v49
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v51
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v51
  %v54 = mul i64 %row, 60
  %v55 = add i64 %v54, %v47
  %v56 = getelementptr inbounds float, ptr %out, i64 %v55
  store <8 x float> %v53, ptr %v56, align 4
  %v57 = fsub <8 x float> %v9, %v12
  %v58 = fsub <8 x float> %v57, %v15
  %v59 = fsub <8 x float> %v58, %v18
  %v60 = fadd <8 x float> %v59, %v49
  %v61 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v60
  %v62 = select <8 x i1> %v61, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v60
  %v63 = add i64 %row, 10
  %v64 = mul i64 %v63, 60
  %v65 = add i64 %v64, %v47
  %v66 = getelementptr inbounds float, ptr %out, i64 %v65
  store <8 x float> %v62, ptr %v66, align 4
  %v67 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_output_1_8(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v48, %body2 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = add i64 %column, %v4
  %v7 = getelementptr inbounds float, ptr %m, i64 %v4
  %v8 = load <8 x float>, ptr %v7, align 4
  %v9 = add i64 %v4, 80
  %v10 = getelementptr inbounds float, ptr %m, i64 %v9
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v4, 160
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v4, 240
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v4, 320
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v4, 400
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v4, 480
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %bias, i64 %v6
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = fadd <8 x float> %v11, %v20
  %v30 = fadd <8 x float> %v29, %v23
  %v31 = fadd <8 x float> %v30, %v26
  %v32 = fadd <8 x float> %v31, %v28
  %v33 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v32
  %v34 = select <8 x i1> %v33, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v32
  %v35 = mul i64 %row, 60
  %v36 = add i64 %v35, %v6
  %v37 = getelementptr inbounds float, ptr %out, i64 %v36
  store <8 x float> %v34, ptr %v37, align 4
  %v38 = add i64 %v6, 32
  %v39 = getelementptr inbounds float, ptr %bias, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fsub <8 x float> %v14, %v26
  %v42 = fadd <8 x float> %v41, %v40
  %v43 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v42
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v42
  %v45 = mul i64 %row, 60
  %v46 = add i64 %v45, %v38
  %v47 = getelementptr inbounds float, ptr %out, i64 %v46
  store <8 x float> %v44, ptr %v47, align 4
  %v48 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_10_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 256
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v23, %body13 ]
  %v16 = icmp slt i64 %v15, 2
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 256
  %v22 = getelementptr inbounds i8, ptr %v21, i64 0
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v24 = mul i64 2, 128
  %v25 = getelementptr inbounds float, ptr %v7, i64 %v24
  %v26 = mul i64 2, 32
  %v27 = getelementptr inbounds float, ptr %v11, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v9, i64 256
  %v29 = getelementptr inbounds i8, ptr %v28, i64 0
  call void @k_tile_2_1(ptr %v25, ptr %v9, ptr %v27, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = sub i64 9, %row
  %v32 = icmp slt i64 %v31, 10
  %v33 = select i1 %v32, i64 %v31, i64 10
  %v34 = icmp sgt i64 %v33, 0
  %v35 = select i1 %v34, i64 %v33, i64 0
  br label %head36
head36:
  %v39 = phi i64 [ 0, %end3 ], [ %v44, %body37 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = add i64 %row, %v39
  call void @k_output_2_8(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column)
  %v44 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %head45
head45:
  %v48 = phi i64 [ %v35, %end38 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v48, 10
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 8
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = add i64 %row, %v48
  call void @k_output_1_8(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
  %v53 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define void @k_bands(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 11648
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 560
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v46, %end26 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 10
  %v21 = sub i64 10, %v20
  %v22 = icmp slt i64 %v21, 10
  %v23 = select i1 %v22, i64 %v21, i64 10
  call void @k_input(ptr %v1, ptr %v14, i64 %v20, i64 %v23)
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body16 ], [ %v45, %end44 ]
  %v28 = icmp slt i64 %v27, 4
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 8
  %v30 = mul i64 %v27, 1792
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = mul i64 %v18, 10
  %v33 = icmp eq i64 %v18, 0
  %v34 = sub i64 28, %v29
  %v35 = icmp sgt i64 %v34, 0
  %v36 = select i1 %v35, i64 %v34, i64 0
  %v37 = icmp slt i64 %v36, 8
  %v38 = select i1 %v37, i64 %v36, i64 8
  %v39 = icmp eq i64 %v38, 4
  br i1 %v39, label %then40, label %end41
then40:
  call void @k_band_10_4(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
  br label %end41
end41:
  %v42 = icmp eq i64 %v38, 8
  br i1 %v42, label %then43, label %end44
then43:
  call void @k_band_10_8(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
  br label %end44
end44:
  %v45 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v46 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
