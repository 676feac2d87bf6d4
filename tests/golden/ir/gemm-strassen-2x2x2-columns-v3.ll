; task {"attributes":{},"inputs":["f32[2,25,64]","f32[64,60]","f32[60]"],"op":"gemm","output":"f32[2,25,60]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":25,"chunk":0,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"next_block","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2,"weights":"packed"}
; tier x86_64-v3
; phase k_sums: 25 units
; phase k_blocks: 4 units
; scratch 22848 bytes, 5824 of each core
; packed input 1: float32 (4, 7, 32, 8) 86bf20c53f717d7b
; packed input 2: float32 (1, 64) bd10c54e460658ed
@k_u = private constant [7 x i64] [i64 0, i64 256, i64 512, i64 768, i64 1024, i64 1280, i64 1536], align 64
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 64
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v6 = mul i64 %v5, 64
  %v7 = getelementptr inbounds float, ptr %x, i64 %v6
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v41, %body9 ]
  %v12 = icmp slt i64 %v11, 32
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = getelementptr inbounds float, ptr %v3, i64 %v11
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v11, 32
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v11
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = add i64 %v11, 32
  %v21 = getelementptr inbounds float, ptr %v7, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fadd <8 x float> %v14, %v19
  %v24 = getelementptr inbounds float, ptr %v, i64 %v11
  store <8 x float> %v23, ptr %v24, align 4
  %v25 = fsub <8 x float> %v14, %v22
  %v26 = add i64 %v11, 816
  %v27 = getelementptr inbounds float, ptr %v, i64 %v26
  store <8 x float> %v25, ptr %v27, align 4
  %v28 = add i64 %v11, 1632
  %v29 = getelementptr inbounds float, ptr %v, i64 %v28
  store <8 x float> %v14, ptr %v29, align 4
  %v30 = add i64 %v11, 2448
  %v31 = getelementptr inbounds float, ptr %v, i64 %v30
  store <8 x float> %v22, ptr %v31, align 4
  %v32 = fadd <8 x float> %v17, %v22
  %v33 = add i64 %v11, 3264
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <8 x float> %v32, ptr %v34, align 4
  %v35 = fadd <8 x float> %v19, %v22
  %v36 = add i64 %v11, 4080
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <8 x float> %v35, ptr %v37, align 4
  %v38 = fadd <8 x float> %v14, %v17
  %v39 = add i64 %v11, 4896
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <8 x float> %v38, ptr %v40, align 4
  %v41 = add nsw i64 %v11, 8
  br label %head8
end10:
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
define void @k_sums(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 5824
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v25, %body15 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = udiv i64 %v17, 25
  %v20 = urem i64 %v17, 25
  %v21 = mul i64 %v19, 5712
  %v22 = mul i64 %v20, 32
  %v23 = add i64 %v21, %v22
  %v24 = getelementptr inbounds float, ptr %v9, i64 %v23
  call void @k_input(ptr %v1, ptr %v24, i64 %v17, i64 1)
  %v25 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v24, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v23, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v22, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 16
  br i1 %v9, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds i8, ptr %v7, i64 64
  %v23 = getelementptr inbounds float, ptr %v6, i64 16
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v58, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v57, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v56, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v55, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v39, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v44, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v49, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v54, %body2 ]
  %v12 = icmp slt i64 %v4, 16
  br i1 %v12, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
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
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v5, i64 1
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <8 x float> poison, float %v36, i64 0
  %v38 = shufflevector <8 x float> %v37, <8 x float> poison, <8 x i32> zeroinitializer
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> %v34, <8 x float> %v17)
  %v40 = getelementptr inbounds float, ptr %v5, i64 33
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <8 x float> poison, float %v41, i64 0
  %v43 = shufflevector <8 x float> %v42, <8 x float> poison, <8 x i32> zeroinitializer
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v34, <8 x float> %v22)
  %v45 = getelementptr inbounds float, ptr %v5, i64 65
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v34, <8 x float> %v27)
  %v50 = getelementptr inbounds float, ptr %v5, i64 97
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v34, <8 x float> %v32)
  %v55 = getelementptr inbounds i8, ptr %v7, i64 64
  %v56 = getelementptr inbounds float, ptr %v6, i64 16
  %v57 = getelementptr inbounds float, ptr %v5, i64 2
  %v58 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v59 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v61, align 4
  ret void
}
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v59, %body5 ]
  %v8 = icmp slt i64 %v7, 8
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 208
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 416
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 624
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 832
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 1040
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 1248
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v14, %v20
  %v33 = fadd <8 x float> %v32, %v23
  %v34 = fsub <8 x float> %v33, %v29
  %v35 = fadd <8 x float> %v34, %v31
  %v36 = mul i64 %v1, 60
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v26, %v20
  %v40 = fadd <8 x float> %v39, %v31
  %v41 = mul i64 %v3, 60
  %v42 = add i64 %v41, %v9
  %v43 = getelementptr inbounds float, ptr %out, i64 %v42
  store <8 x float> %v40, ptr %v43, align 4
  %v44 = add i64 %v9, 8
  %v45 = getelementptr inbounds float, ptr %bias, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v17, %v29
  %v48 = fadd <8 x float> %v47, %v46
  %v49 = mul i64 %v1, 60
  %v50 = add i64 %v49, %v44
  %v51 = getelementptr inbounds float, ptr %out, i64 %v50
  store <8 x float> %v48, ptr %v51, align 4
  %v52 = fsub <8 x float> %v11, %v14
  %v53 = fsub <8 x float> %v52, %v17
  %v54 = fsub <8 x float> %v53, %v26
  %v55 = fadd <8 x float> %v54, %v46
  %v56 = mul i64 %v3, 60
  %v57 = add i64 %v56, %v44
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  store <8 x float> %v55, ptr %v58, align 4
  %v59 = add nsw i64 %v7, 8
  br label %head4
end6:
  ret void
}
define internal void @k_band_25(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %end18 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 816
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 5
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 208
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 256
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v28, %body17 ]
  %v20 = icmp slt i64 %v19, 6
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 8
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = mul i64 %v19, 1024
  %v27 = getelementptr inbounds i8, ptr %v15, i64 %v26
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v27, i64 0, i64 0)
  %v28 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v29 = mul i64 24, 32
  %v30 = getelementptr inbounds float, ptr %v7, i64 %v29
  %v31 = mul i64 24, 8
  %v32 = getelementptr inbounds float, ptr %v14, i64 %v31
  %v33 = mul i64 6, 1024
  %v34 = getelementptr inbounds i8, ptr %v15, i64 %v33
  call void @k_tile_1_1(ptr %v30, ptr %v12, ptr %v32, ptr %v12, ptr %v34, i64 0, i64 0)
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = sub i64 25, %line
  %v37 = icmp slt i64 %v36, 25
  %v38 = select i1 %v37, i64 %v36, i64 25
  %v39 = icmp sgt i64 %v38, 0
  %v40 = select i1 %v39, i64 %v38, i64 0
  br label %head41
head41:
  %v44 = phi i64 [ 0, %end3 ], [ %v49, %body42 ]
  %v45 = icmp slt i64 %v44, %v40
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = mul i64 %v44, 8
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = add i64 %line, %v44
  call void @k_output_2(ptr %v47, ptr %out, ptr %bias, i64 %v48, i64 %column)
  %v49 = add nsw i64 %v44, 1
  br label %head41
end43:
  br label %head50
head50:
  %v53 = phi i64 [ %v40, %end43 ], [ %v58, %body51 ]
  %v54 = icmp slt i64 %v53, 25
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = mul i64 %v53, 8
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = add i64 %line, %v53
  call void @k_output_2(ptr %v56, ptr %out, ptr %bias, i64 %v57, i64 %column)
  %v58 = add nsw i64 %v53, 1
  br label %head50
end52:
  ret void
}
define internal void @k_output_2_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v59, %body5 ]
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 208
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 416
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 624
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 832
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 1040
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 1248
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v14, %v20
  %v33 = fadd <8 x float> %v32, %v23
  %v34 = fsub <8 x float> %v33, %v29
  %v35 = fadd <8 x float> %v34, %v31
  %v36 = mul i64 %v1, 60
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v26, %v20
  %v40 = fadd <8 x float> %v39, %v31
  %v41 = mul i64 %v3, 60
  %v42 = add i64 %v41, %v9
  %v43 = getelementptr inbounds float, ptr %out, i64 %v42
  store <8 x float> %v40, ptr %v43, align 4
  %v44 = add i64 %v9, 8
  %v45 = getelementptr inbounds float, ptr %bias, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v17, %v29
  %v48 = fadd <8 x float> %v47, %v46
  %v49 = mul i64 %v1, 60
  %v50 = add i64 %v49, %v44
  %v51 = getelementptr inbounds float, ptr %out, i64 %v50
  store <8 x float> %v48, ptr %v51, align 4
  %v52 = fsub <8 x float> %v11, %v14
  %v53 = fsub <8 x float> %v52, %v17
  %v54 = fsub <8 x float> %v53, %v26
  %v55 = fadd <8 x float> %v54, %v46
  %v56 = mul i64 %v3, 60
  %v57 = add i64 %v56, %v44
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  store <8 x float> %v55, ptr %v58, align 4
  %v59 = add nsw i64 %v7, 8
  br label %head4
end6:
  %v60 = getelementptr inbounds float, ptr %m, i64 0
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %m, i64 208
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %m, i64 416
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %m, i64 624
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %m, i64 832
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %m, i64 1040
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %m, i64 1248
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %bias, i64 %column
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = fadd <8 x float> %v63, %v67
  %v77 = fadd <8 x float> %v76, %v69
  %v78 = fsub <8 x float> %v77, %v73
  %v79 = fadd <8 x float> %v78, %v75
  %v80 = mul i64 %v1, 60
  %v81 = add i64 %v80, %column
  %v82 = getelementptr inbounds float, ptr %out, i64 %v81
  store <8 x float> %v79, ptr %v82, align 4
  %v83 = fsub <8 x float> %v71, %v67
  %v84 = fadd <8 x float> %v83, %v75
  %v85 = mul i64 %v3, 60
  %v86 = add i64 %v85, %column
  %v87 = getelementptr inbounds float, ptr %out, i64 %v86
  store <8 x float> %v84, ptr %v87, align 4
  %v88 = add i64 %column, 8
  %v89 = getelementptr inbounds float, ptr %bias, i64 %v88
  %v90 = load <8 x float>, ptr %v89, align 4
  %v91 = fadd <8 x float> %v65, %v73
  %v92 = fadd <8 x float> %v91, %v90
  %v93 = mul i64 %v1, 60
  %v94 = add i64 %v93, %v88
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v92, ptr align 4 %v95, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v96 = fsub <8 x float> %v61, %v63
  %v97 = fsub <8 x float> %v96, %v65
  %v98 = fsub <8 x float> %v97, %v71
  %v99 = fadd <8 x float> %v98, %v90
  %v100 = mul i64 %v3, 60
  %v101 = add i64 %v100, %v88
  %v102 = getelementptr inbounds float, ptr %out, i64 %v101
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v99, ptr align 4 %v102, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_25_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %end18 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 816
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 5
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 208
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 256
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v28, %body17 ]
  %v20 = icmp slt i64 %v19, 6
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 8
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = mul i64 %v19, 1024
  %v27 = getelementptr inbounds i8, ptr %v15, i64 %v26
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v27, i64 0, i64 0)
  %v28 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v29 = mul i64 24, 32
  %v30 = getelementptr inbounds float, ptr %v7, i64 %v29
  %v31 = mul i64 24, 8
  %v32 = getelementptr inbounds float, ptr %v14, i64 %v31
  %v33 = mul i64 6, 1024
  %v34 = getelementptr inbounds i8, ptr %v15, i64 %v33
  call void @k_tile_1_1(ptr %v30, ptr %v12, ptr %v32, ptr %v12, ptr %v34, i64 0, i64 0)
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = sub i64 25, %line
  %v37 = icmp slt i64 %v36, 25
  %v38 = select i1 %v37, i64 %v36, i64 25
  %v39 = icmp sgt i64 %v38, 0
  %v40 = select i1 %v39, i64 %v38, i64 0
  br label %head41
head41:
  %v44 = phi i64 [ 0, %end3 ], [ %v49, %body42 ]
  %v45 = icmp slt i64 %v44, %v40
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = mul i64 %v44, 8
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = add i64 %line, %v44
  call void @k_output_2_last(ptr %v47, ptr %out, ptr %bias, i64 %v48, i64 %column)
  %v49 = add nsw i64 %v44, 1
  br label %head41
end43:
  br label %head50
head50:
  %v53 = phi i64 [ %v40, %end43 ], [ %v58, %body51 ]
  %v54 = icmp slt i64 %v53, 25
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = mul i64 %v53, 8
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = add i64 %line, %v53
  call void @k_output_2_last(ptr %v56, ptr %out, ptr %bias, i64 %v57, i64 %column)
  %v58 = add nsw i64 %v53, 1
  br label %head50
end52:
  ret void
}
define void @k_blocks(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 5824
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v44, %end21 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body15 ], [ %v43, %end42 ]
  %v23 = icmp slt i64 %v22, 1
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = mul i64 %v22, 5712
  %v25 = getelementptr inbounds float, ptr %v9, i64 %v24
  %v26 = mul i64 %v22, 25
  %v27 = mul i64 %v17, 1792
  %v28 = getelementptr inbounds float, ptr %v3, i64 %v27
  %v29 = sub i64 25, %v26
  %v30 = icmp slt i64 25, %v29
  %v31 = select i1 %v30, i64 25, i64 %v29
  %v32 = mul i64 %v17, 2
  %v33 = mul i64 %v32, 8
  %v34 = icmp eq i64 %v22, 0
  %v35 = icmp eq i64 %v17, 3
  %v36 = xor i1 %v35, true
  %v37 = and i1 true, %v36
  br i1 %v37, label %then38, label %end39
then38:
  call void @k_band_25(ptr %v25, ptr %v28, ptr %v28, ptr %v7, ptr %v5, i64 %v26, i64 %v31, i64 %v33, ptr %v13, ptr %v28)
  br label %end39
end39:
  %v40 = and i1 true, %v35
  br i1 %v40, label %then41, label %end42
then41:
  call void @k_band_25_last(ptr %v25, ptr %v28, ptr %v28, ptr %v7, ptr %v5, i64 %v26, i64 %v31, i64 %v33, ptr %v13, ptr %v28)
  br label %end42
end42:
  %v43 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v44 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
