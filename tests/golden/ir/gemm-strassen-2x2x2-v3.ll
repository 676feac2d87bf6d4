; task {"attributes":{"tail":"t0=relu(x0)"},"inputs":["f32[19,64]","f32[64,62]","f32[62]"],"op":"gemm","output":"f32[19,62]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"chunk":0,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1,"weights":"packed"}
; tier x86_64-v3
; phase k_bands: 1 units
; scratch 0 bytes, 11648 of each core
; packed input 1: float32 (4, 7, 32, 8) 48b85660f4b9b091
; packed input 2: float32 (1, 64) 9798cc143a71e722
@k_u = private constant [7 x i64] [i64 0, i64 256, i64 512, i64 768, i64 1024, i64 1280, i64 1536], align 64
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 64
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v6 = sub i64 19, 1
  %v7 = icmp slt i64 %v5, %v6
  %v8 = select i1 %v7, i64 %v5, i64 %v6
  %v9 = mul i64 %v8, 64
  %v10 = getelementptr inbounds float, ptr %x, i64 %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v44, %body12 ]
  %v15 = icmp slt i64 %v14, 32
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %v3, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v10, i64 %v14
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = add i64 %v14, 32
  %v24 = getelementptr inbounds float, ptr %v10, i64 %v23
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = fadd <8 x float> %v17, %v22
  %v27 = getelementptr inbounds float, ptr %v, i64 %v14
  store <8 x float> %v26, ptr %v27, align 4
  %v28 = fsub <8 x float> %v17, %v25
  %v29 = add i64 %v14, 336
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <8 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v14, 672
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <8 x float> %v17, ptr %v32, align 4
  %v33 = add i64 %v14, 1008
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <8 x float> %v25, ptr %v34, align 4
  %v35 = fadd <8 x float> %v20, %v25
  %v36 = add i64 %v14, 1344
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <8 x float> %v35, ptr %v37, align 4
  %v38 = fadd <8 x float> %v22, %v25
  %v39 = add i64 %v14, 1680
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <8 x float> %v38, ptr %v40, align 4
  %v41 = fadd <8 x float> %v17, %v20
  %v42 = add i64 %v14, 2016
  %v43 = getelementptr inbounds float, ptr %v, i64 %v42
  store <8 x float> %v41, ptr %v43, align 4
  %v44 = add nsw i64 %v14, 8
  br label %head11
end13:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v9, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 32
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = add i64 %first, %v4
  call void @k_input_row(ptr %x, ptr %v7, i64 %v8)
  %v9 = add nsw i64 %v4, 1
  br label %head1
end3:
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
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v67, %body5 ]
  %v8 = icmp slt i64 %v7, 8
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 80
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 160
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 240
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 320
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 400
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 480
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v14, %v20
  %v33 = fadd <8 x float> %v32, %v23
  %v34 = fsub <8 x float> %v33, %v29
  %v35 = fadd <8 x float> %v34, %v31
  %v36 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v35
  %v37 = select <8 x i1> %v36, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v35
  %v38 = mul i64 %v1, 62
  %v39 = add i64 %v38, %v9
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  store <8 x float> %v37, ptr %v40, align 4
  %v41 = fsub <8 x float> %v26, %v20
  %v42 = fadd <8 x float> %v41, %v31
  %v43 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v42
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v42
  %v45 = mul i64 %v3, 62
  %v46 = add i64 %v45, %v9
  %v47 = getelementptr inbounds float, ptr %out, i64 %v46
  store <8 x float> %v44, ptr %v47, align 4
  %v48 = add i64 %v9, 8
  %v49 = getelementptr inbounds float, ptr %bias, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v17, %v29
  %v52 = fadd <8 x float> %v51, %v50
  %v53 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v52
  %v54 = select <8 x i1> %v53, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v52
  %v55 = mul i64 %v1, 62
  %v56 = add i64 %v55, %v48
  %v57 = getelementptr inbounds float, ptr %out, i64 %v56
  store <8 x float> %v54, ptr %v57, align 4
  %v58 = fsub <8 x float> %v11, %v14
  %v59 = fsub <8 x float> %v58, %v17
  %v60 = fsub <8 x float> %v59, %v26
  %v61 = fadd <8 x float> %v60, %v50
  %v62 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v61
  %v63 = select <8 x i1> %v62, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v61
  %v64 = mul i64 %v3, 62
  %v65 = add i64 %v64, %v48
  %v66 = getelementptr inbounds float, ptr %out, i64 %v65
  store <8 x float> %v63, ptr %v66, align 4
  %v67 = add nsw i64 %v7, 8
  br label %head4
end6:
  ret void
}
define internal void @k_output_1(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v49, %body3 ]
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
  %v30 = fadd <8 x float> %v12, %v18
  %v31 = fadd <8 x float> %v30, %v21
  %v32 = fsub <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v33
  %v35 = select <8 x i1> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v33
  %v36 = mul i64 %v1, 62
  %v37 = add i64 %v36, %v7
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = add i64 %v7, 8
  %v40 = getelementptr inbounds float, ptr %bias, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v15, %v27
  %v43 = fadd <8 x float> %v42, %v41
  %v44 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v43
  %v45 = select <8 x i1> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v43
  %v46 = mul i64 %v1, 62
  %v47 = add i64 %v46, %v39
  %v48 = getelementptr inbounds float, ptr %out, i64 %v47
  store <8 x float> %v45, ptr %v48, align 4
  %v49 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_band_10(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 5
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 80
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 256
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v27, %body17 ]
  %v20 = icmp slt i64 %v19, 2
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 8
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v26, i64 0, i64 0)
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = mul i64 8, 32
  %v29 = getelementptr inbounds float, ptr %v7, i64 %v28
  %v30 = mul i64 8, 8
  %v31 = getelementptr inbounds float, ptr %v14, i64 %v30
  %v32 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_2_1(ptr %v29, ptr %v12, ptr %v31, ptr %v12, ptr %v32, i64 0, i64 0)
  %v33 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v34 = sub i64 9, %line
  %v35 = icmp slt i64 %v34, 10
  %v36 = select i1 %v35, i64 %v34, i64 10
  %v37 = icmp sgt i64 %v36, 0
  %v38 = select i1 %v37, i64 %v36, i64 0
  br label %head39
head39:
  %v42 = phi i64 [ 0, %end3 ], [ %v47, %body40 ]
  %v43 = icmp slt i64 %v42, %v38
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 8
  %v45 = getelementptr inbounds float, ptr %m, i64 %v44
  %v46 = add i64 %line, %v42
  call void @k_output_2(ptr %v45, ptr %out, ptr %bias, i64 %v46, i64 %column)
  %v47 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %head48
head48:
  %v51 = phi i64 [ %v38, %end41 ], [ %v56, %body49 ]
  %v52 = icmp slt i64 %v51, 10
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = mul i64 %v51, 8
  %v54 = getelementptr inbounds float, ptr %m, i64 %v53
  %v55 = add i64 %line, %v51
  call void @k_output_1(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column)
  %v56 = add nsw i64 %v51, 1
  br label %head48
end50:
  ret void
}
define internal void @k_output_2_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v67, %body5 ]
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 80
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 160
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 240
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 320
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 400
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 480
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v14, %v20
  %v33 = fadd <8 x float> %v32, %v23
  %v34 = fsub <8 x float> %v33, %v29
  %v35 = fadd <8 x float> %v34, %v31
  %v36 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v35
  %v37 = select <8 x i1> %v36, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v35
  %v38 = mul i64 %v1, 62
  %v39 = add i64 %v38, %v9
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  store <8 x float> %v37, ptr %v40, align 4
  %v41 = fsub <8 x float> %v26, %v20
  %v42 = fadd <8 x float> %v41, %v31
  %v43 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v42
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v42
  %v45 = mul i64 %v3, 62
  %v46 = add i64 %v45, %v9
  %v47 = getelementptr inbounds float, ptr %out, i64 %v46
  store <8 x float> %v44, ptr %v47, align 4
  %v48 = add i64 %v9, 8
  %v49 = getelementptr inbounds float, ptr %bias, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v17, %v29
  %v52 = fadd <8 x float> %v51, %v50
  %v53 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v52
  %v54 = select <8 x i1> %v53, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v52
  %v55 = mul i64 %v1, 62
  %v56 = add i64 %v55, %v48
  %v57 = getelementptr inbounds float, ptr %out, i64 %v56
  store <8 x float> %v54, ptr %v57, align 4
  %v58 = fsub <8 x float> %v11, %v14
  %v59 = fsub <8 x float> %v58, %v17
  %v60 = fsub <8 x float> %v59, %v26
  %v61 = fadd <8 x float> %v60, %v50
  %v62 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v61
  %v63 = select <8 x i1> %v62, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v61
  %v64 = mul i64 %v3, 62
  %v65 = add i64 %v64, %v48
  %v66 = getelementptr inbounds float, ptr %out, i64 %v65
  store <8 x float> %v63, ptr %v66, align 4
  %v67 = add nsw i64 %v7, 8
  br label %head4
end6:
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
  %v84 = fadd <8 x float> %v71, %v75
  %v85 = fadd <8 x float> %v84, %v77
  %v86 = fsub <8 x float> %v85, %v81
  %v87 = fadd <8 x float> %v86, %v83
  %v88 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v87
  %v89 = select <8 x i1> %v88, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v87
  %v90 = mul i64 %v1, 62
  %v91 = add i64 %v90, %column
  %v92 = getelementptr inbounds float, ptr %out, i64 %v91
  store <8 x float> %v89, ptr %v92, align 4
  %v93 = fsub <8 x float> %v79, %v75
  %v94 = fadd <8 x float> %v93, %v83
  %v95 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v94
  %v96 = select <8 x i1> %v95, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v94
  %v97 = mul i64 %v3, 62
  %v98 = add i64 %v97, %column
  %v99 = getelementptr inbounds float, ptr %out, i64 %v98
  store <8 x float> %v96, ptr %v99, align 4
  %v100 = add i64 %column, 8
  %v101 = getelementptr inbounds float, ptr %bias, i64 %v100
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = fadd <8 x float> %v73, %v81
  %v104 = fadd <8 x float> %v103, %v102
  %v105 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v104
  %v106 = select <8 x i1> %v105, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v104
  %v107 = mul i64 %v1, 62
  %v108 = add i64 %v107, %v100
  %v109 = getelementptr inbounds float, ptr %out, i64 %v108
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v106, ptr align 4 %v109, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v110 = fsub <8 x float> %v69, %v71
  %v111 = fsub <8 x float> %v110, %v73
  %v112 = fsub <8 x float> %v111, %v79
  %v113 = fadd <8 x float> %v112, %v102
  %v114 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v113
  %v115 = select <8 x i1> %v114, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v113
  %v116 = mul i64 %v3, 62
  %v117 = add i64 %v116, %v100
  %v118 = getelementptr inbounds float, ptr %out, i64 %v117
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v115, ptr align 4 %v118, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v49, %body3 ]
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
  %v30 = fadd <8 x float> %v12, %v18
  %v31 = fadd <8 x float> %v30, %v21
  %v32 = fsub <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v33
  %v35 = select <8 x i1> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v33
  %v36 = mul i64 %v1, 62
  %v37 = add i64 %v36, %v7
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = add i64 %v7, 8
  %v40 = getelementptr inbounds float, ptr %bias, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v15, %v27
  %v43 = fadd <8 x float> %v42, %v41
  %v44 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v43
  %v45 = select <8 x i1> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v43
  %v46 = mul i64 %v1, 62
  %v47 = add i64 %v46, %v39
  %v48 = getelementptr inbounds float, ptr %out, i64 %v47
  store <8 x float> %v45, ptr %v48, align 4
  %v49 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v50 = getelementptr inbounds float, ptr %m, i64 0
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %m, i64 80
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %m, i64 160
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %m, i64 240
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %m, i64 320
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %m, i64 400
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %m, i64 480
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %bias, i64 %column
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = fadd <8 x float> %v53, %v57
  %v67 = fadd <8 x float> %v66, %v59
  %v68 = fsub <8 x float> %v67, %v63
  %v69 = fadd <8 x float> %v68, %v65
  %v70 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v69
  %v71 = select <8 x i1> %v70, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v69
  %v72 = mul i64 %v1, 62
  %v73 = add i64 %v72, %column
  %v74 = getelementptr inbounds float, ptr %out, i64 %v73
  store <8 x float> %v71, ptr %v74, align 4
  %v75 = add i64 %column, 8
  %v76 = getelementptr inbounds float, ptr %bias, i64 %v75
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = fadd <8 x float> %v55, %v63
  %v79 = fadd <8 x float> %v78, %v77
  %v80 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v79
  %v81 = select <8 x i1> %v80, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v79
  %v82 = mul i64 %v1, 62
  %v83 = add i64 %v82, %v75
  %v84 = getelementptr inbounds float, ptr %out, i64 %v83
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v81, ptr align 4 %v84, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 5
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 80
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 256
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v27, %body17 ]
  %v20 = icmp slt i64 %v19, 2
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 8
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v26, i64 0, i64 0)
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = mul i64 8, 32
  %v29 = getelementptr inbounds float, ptr %v7, i64 %v28
  %v30 = mul i64 8, 8
  %v31 = getelementptr inbounds float, ptr %v14, i64 %v30
  %v32 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_2_1(ptr %v29, ptr %v12, ptr %v31, ptr %v12, ptr %v32, i64 0, i64 0)
  %v33 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v34 = sub i64 9, %line
  %v35 = icmp slt i64 %v34, 10
  %v36 = select i1 %v35, i64 %v34, i64 10
  %v37 = icmp sgt i64 %v36, 0
  %v38 = select i1 %v37, i64 %v36, i64 0
  br label %head39
head39:
  %v42 = phi i64 [ 0, %end3 ], [ %v47, %body40 ]
  %v43 = icmp slt i64 %v42, %v38
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 8
  %v45 = getelementptr inbounds float, ptr %m, i64 %v44
  %v46 = add i64 %line, %v42
  call void @k_output_2_last(ptr %v45, ptr %out, ptr %bias, i64 %v46, i64 %column)
  %v47 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %head48
head48:
  %v51 = phi i64 [ %v38, %end41 ], [ %v56, %body49 ]
  %v52 = icmp slt i64 %v51, 10
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = mul i64 %v51, 8
  %v54 = getelementptr inbounds float, ptr %m, i64 %v53
  %v55 = add i64 %line, %v51
  call void @k_output_1_last(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column)
  %v56 = add nsw i64 %v51, 1
  br label %head48
end50:
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
  %v18 = phi i64 [ %lo, %entry ], [ %v47, %end26 ]
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
  %v27 = phi i64 [ 0, %body16 ], [ %v46, %end45 ]
  %v28 = icmp slt i64 %v27, 4
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v18, 10
  %v30 = mul i64 %v27, 1792
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = sub i64 10, %v29
  %v33 = icmp slt i64 10, %v32
  %v34 = select i1 %v33, i64 10, i64 %v32
  %v35 = mul i64 %v27, 2
  %v36 = mul i64 %v35, 8
  %v37 = icmp eq i64 %v18, 0
  %v38 = icmp eq i64 %v27, 3
  %v39 = xor i1 %v38, true
  %v40 = and i1 true, %v39
  br i1 %v40, label %then41, label %end42
then41:
  call void @k_band_10(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v36, ptr %v13, ptr %v31)
  br label %end42
end42:
  %v43 = and i1 true, %v38
  br i1 %v43, label %then44, label %end45
then44:
  call void @k_band_10_last(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v36, ptr %v13, ptr %v31)
  br label %end45
end45:
  %v46 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v47 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
