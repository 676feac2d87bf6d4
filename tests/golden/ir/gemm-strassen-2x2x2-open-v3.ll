; task {"attributes":{},"inputs":["f32[a:19,64]","f32[64,62]","f32[62]"],"op":"gemm","output":"f32[a:19,62]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":28,"chunk":1,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"next_block","split":"columns","tile_lines":1,"tile_pixels":2,"tile_vectors":2,"unroll":1,"weights":"on_the_fly"}
; tier x86_64-v3
; phase k_chunks: 2 units
; scratch 0 bytes, 49088 of each core
; packed input 1: float32 (1, 4, 64, 16) e708b36cf6e2baf8
; packed input 2: float32 (1, 64) 9798cc143a71e722
@k_u = private constant [7 x i64] [i64 0, i64 528, i64 1056, i64 1584, i64 2112, i64 0, i64 1536], align 64
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row(ptr %x, ptr %v, i64 %row, ptr %sizes) #0 {
entry:
  %v6 = getelementptr i64, ptr %sizes, i64 0
  %v7 = load i64, ptr %v6, align 8
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 64
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v8 = sub i64 %v7, 1
  %v9 = icmp slt i64 %v5, %v8
  %v10 = select i1 %v9, i64 %v5, i64 %v8
  %v11 = mul i64 %v10, 64
  %v12 = getelementptr inbounds float, ptr %x, i64 %v11
  br label %head13
head13:
  %v16 = phi i64 [ 0, %entry ], [ %v46, %body14 ]
  %v17 = icmp slt i64 %v16, 32
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = getelementptr inbounds float, ptr %v3, i64 %v16
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = add i64 %v16, 32
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v12, i64 %v16
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v16, 32
  %v26 = getelementptr inbounds float, ptr %v12, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v19, %v24
  %v29 = getelementptr inbounds float, ptr %v, i64 %v16
  store <8 x float> %v28, ptr %v29, align 4
  %v30 = fsub <8 x float> %v19, %v27
  %v31 = add i64 %v16, 912
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <8 x float> %v30, ptr %v32, align 4
  %v33 = add i64 %v16, 1824
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <8 x float> %v19, ptr %v34, align 4
  %v35 = add i64 %v16, 2736
  %v36 = getelementptr inbounds float, ptr %v, i64 %v35
  store <8 x float> %v27, ptr %v36, align 4
  %v37 = fadd <8 x float> %v22, %v27
  %v38 = add i64 %v16, 3648
  %v39 = getelementptr inbounds float, ptr %v, i64 %v38
  store <8 x float> %v37, ptr %v39, align 4
  %v40 = fadd <8 x float> %v24, %v27
  %v41 = add i64 %v16, 4560
  %v42 = getelementptr inbounds float, ptr %v, i64 %v41
  store <8 x float> %v40, ptr %v42, align 4
  %v43 = fadd <8 x float> %v19, %v22
  %v44 = add i64 %v16, 5472
  %v45 = getelementptr inbounds float, ptr %v, i64 %v44
  store <8 x float> %v43, ptr %v45, align 4
  %v46 = add nsw i64 %v16, 8
  br label %head13
end15:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count, ptr %sizes) #0 {
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
  call void @k_input_row(ptr %x, ptr %v7, i64 %v8, ptr %sizes)
  %v9 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_weights(ptr %w, ptr %u, ptr %sizes) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v31, %body2 ]
  %v5 = icmp slt i64 %v4, 512
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %w, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = add i64 %v4, 1024
  %v9 = getelementptr inbounds float, ptr %w, i64 %v8
  %v10 = load <8 x float>, ptr %v9, align 4
  %v11 = add i64 %v4, 512
  %v12 = getelementptr inbounds float, ptr %w, i64 %v11
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = add i64 %v4, 1536
  %v15 = getelementptr inbounds float, ptr %w, i64 %v14
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = fadd <8 x float> %v7, %v10
  %v18 = getelementptr inbounds float, ptr %u, i64 %v4
  store <8 x float> %v17, ptr %v18, align 4
  %v19 = fadd <8 x float> %v7, %v16
  %v20 = add i64 %v4, 528
  %v21 = getelementptr inbounds float, ptr %u, i64 %v20
  store <8 x float> %v19, ptr %v21, align 4
  %v22 = fsub <8 x float> %v10, %v16
  %v23 = add i64 %v4, 1056
  %v24 = getelementptr inbounds float, ptr %u, i64 %v23
  store <8 x float> %v22, ptr %v24, align 4
  %v25 = fsub <8 x float> %v7, %v13
  %v26 = add i64 %v4, 1584
  %v27 = getelementptr inbounds float, ptr %u, i64 %v26
  store <8 x float> %v25, ptr %v27, align 4
  %v28 = fadd <8 x float> %v13, %v16
  %v29 = add i64 %v4, 2112
  %v30 = getelementptr inbounds float, ptr %u, i64 %v29
  store <8 x float> %v28, ptr %v30, align 4
  %v31 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_tile_1_2(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %sizes) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v22, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v21, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v20, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v19, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v18, %body2 ]
  %v10 = icmp slt i64 %v4, 32
  br i1 %v10, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 8
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v11, <8 x float> %v8)
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v9)
  %v19 = getelementptr inbounds i8, ptr %v7, i64 64
  %v20 = getelementptr inbounds float, ptr %v6, i64 16
  %v21 = getelementptr inbounds float, ptr %v5, i64 1
  %v22 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v23 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v23, align 4
  ret void
}
define internal void @k_tile_2_2(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %sizes) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v29, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v28, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v27, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v19, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v25, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v26, %body2 ]
  %v12 = icmp slt i64 %v4, 32
  br i1 %v12, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 8
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = load float, ptr %v5, align 4
  %v17 = insertelement <8 x float> poison, float %v16, i64 0
  %v18 = shufflevector <8 x float> %v17, <8 x float> poison, <8 x i32> zeroinitializer
  %v19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v18, <8 x float> %v13, <8 x float> %v8)
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v18, <8 x float> %v15, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v5, i64 32
  %v22 = load float, ptr %v21, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v13, <8 x float> %v10)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v15, <8 x float> %v11)
  %v27 = getelementptr inbounds i8, ptr %v7, i64 64
  %v28 = getelementptr inbounds float, ptr %v6, i64 16
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v31 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v31, align 4
  %v32 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v32, align 4
  %v33 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v33, align 4
  ret void
}
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %sizes) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v59, %body5 ]
  %v8 = icmp slt i64 %v7, 16
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 464
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 928
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 1392
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 1856
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 2320
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 2784
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v14, %v20
  %v33 = fadd <8 x float> %v32, %v23
  %v34 = fsub <8 x float> %v33, %v29
  %v35 = fadd <8 x float> %v34, %v31
  %v36 = mul i64 %v1, 62
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v26, %v20
  %v40 = fadd <8 x float> %v39, %v31
  %v41 = mul i64 %v3, 62
  %v42 = add i64 %v41, %v9
  %v43 = getelementptr inbounds float, ptr %out, i64 %v42
  store <8 x float> %v40, ptr %v43, align 4
  %v44 = add i64 %v9, 16
  %v45 = getelementptr inbounds float, ptr %bias, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v17, %v29
  %v48 = fadd <8 x float> %v47, %v46
  %v49 = mul i64 %v1, 62
  %v50 = add i64 %v49, %v44
  %v51 = getelementptr inbounds float, ptr %out, i64 %v50
  store <8 x float> %v48, ptr %v51, align 4
  %v52 = fsub <8 x float> %v11, %v14
  %v53 = fsub <8 x float> %v52, %v17
  %v54 = fsub <8 x float> %v53, %v26
  %v55 = fadd <8 x float> %v54, %v46
  %v56 = mul i64 %v3, 62
  %v57 = add i64 %v56, %v44
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  store <8 x float> %v55, ptr %v58, align 4
  %v59 = add nsw i64 %v7, 8
  br label %head4
end6:
  ret void
}
define internal void @k_output_1(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %sizes) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v45, %body3 ]
  %v6 = icmp slt i64 %v5, 16
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 464
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 928
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 1392
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 1856
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 2320
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 2784
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v12, %v18
  %v31 = fadd <8 x float> %v30, %v21
  %v32 = fsub <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = mul i64 %v1, 62
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <8 x float> %v33, ptr %v36, align 4
  %v37 = add i64 %v7, 16
  %v38 = getelementptr inbounds float, ptr %bias, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fadd <8 x float> %v15, %v27
  %v41 = fadd <8 x float> %v40, %v39
  %v42 = mul i64 %v1, 62
  %v43 = add i64 %v42, %v37
  %v44 = getelementptr inbounds float, ptr %out, i64 %v43
  store <8 x float> %v41, ptr %v44, align 4
  %v45 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_band_28(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead, ptr %sizes) #0 {
entry:
  %v55 = getelementptr i64, ptr %sizes, i64 0
  %v56 = load i64, ptr %v55, align 8
  %v57 = udiv i64 %v56, 2
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v54, %end34 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 32
  %v7 = add i64 %v4, 1
  %v8 = mul i64 %v7, 32
  br label %head9
head9:
  %v12 = phi i64 [ %v6, %body2 ], [ %v16, %body10 ]
  %v13 = icmp slt i64 %v12, %v8
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 64
  %v15 = getelementptr inbounds i8, ptr %ahead, i64 %v14
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = add nsw i64 %v12, 1
  br label %head9
end11:
  %v17 = mul i64 %v4, 912
  %v18 = getelementptr inbounds float, ptr %v, i64 %v17
  %v19 = icmp slt i64 %v4, 5
  %v20 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v21 = load i64, ptr %v20, align 8
  %v22 = select i1 %v19, ptr %u, ptr %w
  %v23 = getelementptr inbounds float, ptr %v22, i64 %v21
  %v24 = mul i64 %v4, 464
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v23, i64 528
  %v27 = add i64 %lines, 1
  %v28 = udiv i64 %v27, 2
  %v29 = add i64 %lines, %v28
  %v30 = sub i64 %v29, 1
  %v31 = udiv i64 %v30, %v28
  br label %head32
head32:
  %v35 = phi i64 [ 0, %end11 ], [ %v53, %end52 ]
  %v36 = icmp slt i64 %v35, %v28
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, %v31
  %v38 = sub i64 %lines, %v37
  %v39 = icmp slt i64 %v31, %v38
  %v40 = select i1 %v39, i64 %v31, i64 %v38
  %v41 = mul i64 %v37, 32
  %v42 = getelementptr inbounds float, ptr %v18, i64 %v41
  %v43 = mul i64 %v37, 16
  %v44 = getelementptr inbounds float, ptr %v25, i64 %v43
  %v45 = mul i64 %v35, 2048
  %v46 = getelementptr inbounds i8, ptr %v26, i64 %v45
  %v47 = icmp eq i64 %v40, 1
  br i1 %v47, label %then48, label %end49
then48:
  call void @k_tile_1_2(ptr %v42, ptr %v23, ptr %v44, ptr %v23, ptr %v46, i64 0, i64 0, ptr %sizes)
  br label %end49
end49:
  %v50 = icmp eq i64 %v40, 2
  br i1 %v50, label %then51, label %end52
then51:
  call void @k_tile_2_2(ptr %v42, ptr %v23, ptr %v44, ptr %v23, ptr %v46, i64 0, i64 0, ptr %sizes)
  br label %end52
end52:
  %v53 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v54 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v58 = sub i64 %v57, %line
  %v59 = icmp slt i64 %v58, %lines
  %v60 = select i1 %v59, i64 %v58, i64 %lines
  %v61 = icmp sgt i64 %v60, 0
  %v62 = select i1 %v61, i64 %v60, i64 0
  br label %head63
head63:
  %v66 = phi i64 [ 0, %end3 ], [ %v71, %body64 ]
  %v67 = icmp slt i64 %v66, %v62
  br i1 %v67, label %body64, label %end65
body64:
  %v68 = mul i64 %v66, 16
  %v69 = getelementptr inbounds float, ptr %m, i64 %v68
  %v70 = add i64 %line, %v66
  call void @k_output_2(ptr %v69, ptr %out, ptr %bias, i64 %v70, i64 %column, ptr %sizes)
  %v71 = add nsw i64 %v66, 1
  br label %head63
end65:
  br label %head72
head72:
  %v75 = phi i64 [ %v62, %end65 ], [ %v80, %body73 ]
  %v76 = icmp slt i64 %v75, %lines
  br i1 %v76, label %body73, label %end74
body73:
  %v77 = mul i64 %v75, 16
  %v78 = getelementptr inbounds float, ptr %m, i64 %v77
  %v79 = add i64 %line, %v75
  call void @k_output_1(ptr %v78, ptr %out, ptr %bias, i64 %v79, i64 %column, ptr %sizes)
  %v80 = add nsw i64 %v75, 1
  br label %head72
end74:
  ret void
}
define internal void @k_output_2_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %sizes) #0 {
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
  %v12 = add i64 %v7, 464
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 928
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 1392
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 1856
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 2320
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 2784
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fadd <8 x float> %v14, %v20
  %v33 = fadd <8 x float> %v32, %v23
  %v34 = fsub <8 x float> %v33, %v29
  %v35 = fadd <8 x float> %v34, %v31
  %v36 = mul i64 %v1, 62
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v26, %v20
  %v40 = fadd <8 x float> %v39, %v31
  %v41 = mul i64 %v3, 62
  %v42 = add i64 %v41, %v9
  %v43 = getelementptr inbounds float, ptr %out, i64 %v42
  store <8 x float> %v40, ptr %v43, align 4
  %v44 = add i64 %v9, 16
  %v45 = getelementptr inbounds float, ptr %bias, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v17, %v29
  %v48 = fadd <8 x float> %v47, %v46
  %v49 = mul i64 %v1, 62
  %v50 = add i64 %v49, %v44
  %v51 = getelementptr inbounds float, ptr %out, i64 %v50
  store <8 x float> %v48, ptr %v51, align 4
  %v52 = fsub <8 x float> %v11, %v14
  %v53 = fsub <8 x float> %v52, %v17
  %v54 = fsub <8 x float> %v53, %v26
  %v55 = fadd <8 x float> %v54, %v46
  %v56 = mul i64 %v3, 62
  %v57 = add i64 %v56, %v44
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  store <8 x float> %v55, ptr %v58, align 4
  %v59 = add nsw i64 %v7, 8
  br label %head4
end6:
  %v60 = add i64 %column, 8
  %v61 = getelementptr inbounds float, ptr %m, i64 8
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = add i64 8, 464
  %v64 = getelementptr inbounds float, ptr %m, i64 %v63
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add i64 8, 928
  %v67 = getelementptr inbounds float, ptr %m, i64 %v66
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = add i64 8, 1392
  %v70 = getelementptr inbounds float, ptr %m, i64 %v69
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = add i64 8, 1856
  %v73 = getelementptr inbounds float, ptr %m, i64 %v72
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = add i64 8, 2320
  %v76 = getelementptr inbounds float, ptr %m, i64 %v75
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = add i64 8, 2784
  %v79 = getelementptr inbounds float, ptr %m, i64 %v78
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %bias, i64 %v60
  %v82 = load <8 x float>, ptr %v81, align 4
  %v83 = fadd <8 x float> %v65, %v71
  %v84 = fadd <8 x float> %v83, %v74
  %v85 = fsub <8 x float> %v84, %v80
  %v86 = fadd <8 x float> %v85, %v82
  %v87 = mul i64 %v1, 62
  %v88 = add i64 %v87, %v60
  %v89 = getelementptr inbounds float, ptr %out, i64 %v88
  store <8 x float> %v86, ptr %v89, align 4
  %v90 = fsub <8 x float> %v77, %v71
  %v91 = fadd <8 x float> %v90, %v82
  %v92 = mul i64 %v3, 62
  %v93 = add i64 %v92, %v60
  %v94 = getelementptr inbounds float, ptr %out, i64 %v93
  store <8 x float> %v91, ptr %v94, align 4
  %v95 = add i64 %v60, 16
  %v96 = getelementptr inbounds float, ptr %bias, i64 %v95
  %v97 = load <8 x float>, ptr %v96, align 4
  %v98 = fadd <8 x float> %v68, %v80
  %v99 = fadd <8 x float> %v98, %v97
  %v100 = mul i64 %v1, 62
  %v101 = add i64 %v100, %v95
  %v102 = getelementptr inbounds float, ptr %out, i64 %v101
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v99, ptr align 4 %v102, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v103 = fsub <8 x float> %v62, %v65
  %v104 = fsub <8 x float> %v103, %v68
  %v105 = fsub <8 x float> %v104, %v77
  %v106 = fadd <8 x float> %v105, %v97
  %v107 = mul i64 %v3, 62
  %v108 = add i64 %v107, %v95
  %v109 = getelementptr inbounds float, ptr %out, i64 %v108
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v106, ptr align 4 %v109, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %sizes) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v45, %body3 ]
  %v6 = icmp slt i64 %v5, 8
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 464
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 928
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 1392
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 1856
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 2320
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 2784
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v12, %v18
  %v31 = fadd <8 x float> %v30, %v21
  %v32 = fsub <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = mul i64 %v1, 62
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <8 x float> %v33, ptr %v36, align 4
  %v37 = add i64 %v7, 16
  %v38 = getelementptr inbounds float, ptr %bias, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fadd <8 x float> %v15, %v27
  %v41 = fadd <8 x float> %v40, %v39
  %v42 = mul i64 %v1, 62
  %v43 = add i64 %v42, %v37
  %v44 = getelementptr inbounds float, ptr %out, i64 %v43
  store <8 x float> %v41, ptr %v44, align 4
  %v45 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v46 = add i64 %column, 8
  %v47 = getelementptr inbounds float, ptr %m, i64 8
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add i64 8, 464
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add i64 8, 928
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = add i64 8, 1392
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = add i64 8, 1856
  %v59 = getelementptr inbounds float, ptr %m, i64 %v58
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = add i64 8, 2320
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = add i64 8, 2784
  %v65 = getelementptr inbounds float, ptr %m, i64 %v64
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = getelementptr inbounds float, ptr %bias, i64 %v46
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = fadd <8 x float> %v51, %v57
  %v70 = fadd <8 x float> %v69, %v60
  %v71 = fsub <8 x float> %v70, %v66
  %v72 = fadd <8 x float> %v71, %v68
  %v73 = mul i64 %v1, 62
  %v74 = add i64 %v73, %v46
  %v75 = getelementptr inbounds float, ptr %out, i64 %v74
  store <8 x float> %v72, ptr %v75, align 4
  %v76 = add i64 %v46, 16
  %v77 = getelementptr inbounds float, ptr %bias, i64 %v76
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = fadd <8 x float> %v54, %v66
  %v80 = fadd <8 x float> %v79, %v78
  %v81 = mul i64 %v1, 62
  %v82 = add i64 %v81, %v76
  %v83 = getelementptr inbounds float, ptr %out, i64 %v82
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v80, ptr align 4 %v83, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_band_28_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead, ptr %sizes) #0 {
entry:
  %v55 = getelementptr i64, ptr %sizes, i64 0
  %v56 = load i64, ptr %v55, align 8
  %v57 = udiv i64 %v56, 2
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v54, %end34 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 32
  %v7 = add i64 %v4, 1
  %v8 = mul i64 %v7, 32
  br label %head9
head9:
  %v12 = phi i64 [ %v6, %body2 ], [ %v16, %body10 ]
  %v13 = icmp slt i64 %v12, %v8
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 64
  %v15 = getelementptr inbounds i8, ptr %ahead, i64 %v14
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = add nsw i64 %v12, 1
  br label %head9
end11:
  %v17 = mul i64 %v4, 912
  %v18 = getelementptr inbounds float, ptr %v, i64 %v17
  %v19 = icmp slt i64 %v4, 5
  %v20 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v21 = load i64, ptr %v20, align 8
  %v22 = select i1 %v19, ptr %u, ptr %w
  %v23 = getelementptr inbounds float, ptr %v22, i64 %v21
  %v24 = mul i64 %v4, 464
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v23, i64 528
  %v27 = add i64 %lines, 1
  %v28 = udiv i64 %v27, 2
  %v29 = add i64 %lines, %v28
  %v30 = sub i64 %v29, 1
  %v31 = udiv i64 %v30, %v28
  br label %head32
head32:
  %v35 = phi i64 [ 0, %end11 ], [ %v53, %end52 ]
  %v36 = icmp slt i64 %v35, %v28
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, %v31
  %v38 = sub i64 %lines, %v37
  %v39 = icmp slt i64 %v31, %v38
  %v40 = select i1 %v39, i64 %v31, i64 %v38
  %v41 = mul i64 %v37, 32
  %v42 = getelementptr inbounds float, ptr %v18, i64 %v41
  %v43 = mul i64 %v37, 16
  %v44 = getelementptr inbounds float, ptr %v25, i64 %v43
  %v45 = mul i64 %v35, 2048
  %v46 = getelementptr inbounds i8, ptr %v26, i64 %v45
  %v47 = icmp eq i64 %v40, 1
  br i1 %v47, label %then48, label %end49
then48:
  call void @k_tile_1_2(ptr %v42, ptr %v23, ptr %v44, ptr %v23, ptr %v46, i64 0, i64 0, ptr %sizes)
  br label %end49
end49:
  %v50 = icmp eq i64 %v40, 2
  br i1 %v50, label %then51, label %end52
then51:
  call void @k_tile_2_2(ptr %v42, ptr %v23, ptr %v44, ptr %v23, ptr %v46, i64 0, i64 0, ptr %sizes)
  br label %end52
end52:
  %v53 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v54 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v58 = sub i64 %v57, %line
  %v59 = icmp slt i64 %v58, %lines
  %v60 = select i1 %v59, i64 %v58, i64 %lines
  %v61 = icmp sgt i64 %v60, 0
  %v62 = select i1 %v61, i64 %v60, i64 0
  br label %head63
head63:
  %v66 = phi i64 [ 0, %end3 ], [ %v71, %body64 ]
  %v67 = icmp slt i64 %v66, %v62
  br i1 %v67, label %body64, label %end65
body64:
  %v68 = mul i64 %v66, 16
  %v69 = getelementptr inbounds float, ptr %m, i64 %v68
  %v70 = add i64 %line, %v66
  call void @k_output_2_last(ptr %v69, ptr %out, ptr %bias, i64 %v70, i64 %column, ptr %sizes)
  %v71 = add nsw i64 %v66, 1
  br label %head63
end65:
  br label %head72
head72:
  %v75 = phi i64 [ %v62, %end65 ], [ %v80, %body73 ]
  %v76 = icmp slt i64 %v75, %lines
  br i1 %v76, label %body73, label %end74
body73:
  %v77 = mul i64 %v75, 16
  %v78 = getelementptr inbounds float, ptr %m, i64 %v77
  %v79 = add i64 %line, %v75
  call void @k_output_1_last(ptr %v78, ptr %out, ptr %bias, i64 %v79, i64 %column, ptr %sizes)
  %v80 = add nsw i64 %v75, 1
  br label %head72
end74:
  ret void
}
define void @k_chunks(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
entry:
  %v1 = getelementptr inbounds ptr, ptr %args, i64 6
  %sizes = load ptr, ptr %v1, align 8
  %v24 = getelementptr i64, ptr %sizes, i64 0
  %v25 = load i64, ptr %v24, align 8
  %v26 = add i64 %v25, 1
  %v27 = udiv i64 %v26, 2
  %v28 = add i64 %v27, 27
  %v29 = udiv i64 %v28, 28
  %v35 = sub i64 %v29, 1
  %v36 = add i64 %v27, %v35
  %v37 = udiv i64 %v36, %v29
  %v2 = load ptr, ptr %args, align 8
  %v3 = getelementptr inbounds ptr, ptr %args, i64 1
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr inbounds ptr, ptr %args, i64 2
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr inbounds ptr, ptr %args, i64 3
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr inbounds ptr, ptr %args, i64 4
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr inbounds ptr, ptr %args, i64 5
  %v12 = load ptr, ptr %v11, align 8
  %v13 = mul i64 %worker, 49088
  %v14 = getelementptr inbounds i8, ptr %v12, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v14, i64 5888
  br label %head16
head16:
  %v19 = phi i64 [ %lo, %entry ], [ %v86, %end32 ]
  %v20 = icmp slt i64 %v19, %hi
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = sub i64 2, %v19
  %v22 = icmp slt i64 %v21, 1
  %v23 = select i1 %v22, i64 %v21, i64 1
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body17 ], [ %v85, %end51 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v38 = mul i64 %v33, %v37
  %v39 = sub i64 %v27, %v38
  %v40 = icmp slt i64 %v39, %v37
  %v41 = select i1 %v40, i64 %v39, i64 %v37
  call void @k_input(ptr %v2, ptr %v15, i64 %v38, i64 %v41, ptr %sizes)
  %v42 = icmp eq i64 %v33, %v35
  %v43 = add i64 %v33, 1
  %v44 = mul i64 %v43, %v37
  %v45 = mul i64 %v44, 2
  %v46 = mul i64 %v45, 64
  %v47 = getelementptr inbounds float, ptr %v2, i64 %v46
  %v48 = select i1 %v42, ptr %v15, ptr %v47
  br label %head49
head49:
  %v52 = phi i64 [ 0, %body31 ], [ %v84, %end83 ]
  %v53 = icmp slt i64 %v52, %v23
  br i1 %v53, label %body50, label %end51
body50:
  %v54 = add i64 %v19, %v52
  %v55 = mul i64 %v52, 2640
  %v56 = getelementptr inbounds float, ptr %v14, i64 %v55
  %v57 = icmp eq i64 %v33, 0
  br i1 %v57, label %then58, label %end59
then58:
  %v60 = mul i64 %v54, 2
  %v61 = mul i64 %v60, 1024
  %v62 = getelementptr inbounds float, ptr %v4, i64 %v61
  call void @k_weights(ptr %v62, ptr %v56, ptr %sizes)
  br label %end59
end59:
  %v63 = mul i64 %v52, 14336
  %v64 = getelementptr inbounds i8, ptr %v48, i64 %v63
  %v65 = mul i64 %v33, %v37
  %v66 = mul i64 %v54, 2
  %v67 = mul i64 %v66, 1024
  %v68 = getelementptr inbounds float, ptr %v4, i64 %v67
  %v69 = sub i64 %v27, %v65
  %v70 = icmp slt i64 %v37, %v69
  %v71 = select i1 %v70, i64 %v37, i64 %v69
  %v72 = mul i64 %v54, 2
  %v73 = mul i64 %v72, 16
  %v74 = getelementptr inbounds float, ptr %v14, i64 2640
  %v75 = icmp eq i64 %v33, %v35
  %v76 = icmp eq i64 %v54, 1
  %v77 = xor i1 %v76, true
  %v78 = and i1 true, %v77
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_band_28(ptr %v15, ptr %v56, ptr %v68, ptr %v8, ptr %v6, i64 %v65, i64 %v71, i64 %v73, ptr %v74, ptr %v64, ptr %sizes)
  br label %end80
end80:
  %v81 = and i1 true, %v76
  br i1 %v81, label %then82, label %end83
then82:
  call void @k_band_28_last(ptr %v15, ptr %v56, ptr %v68, ptr %v8, ptr %v6, i64 %v65, i64 %v71, i64 %v73, ptr %v74, ptr %v64, ptr %sizes)
  br label %end83
end83:
  %v84 = add nsw i64 %v52, 1
  br label %head49
end51:
  %v85 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v86 = add nsw i64 %v19, 1
  br label %head16
end18:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
