; task {"attributes":{"perm_a":[0,2,1,3],"perm_b":[0,2,3,1],"perm_out":[0,1,2,3],"tail":"t0=mul(x0,0.25);t1=add(t0,x1)"},"inputs":["f32[1,5,3,8]","f32[1,9,3,8]","f32[9]"],"op":"matmul","output":"f32[1,3,5,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":2,"format":"packed","impl":"direct","k_slices":1,"split":"columns","tile_rows":3,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_pack: 3 units
; phase k_product: 6 units
; scratch 1536 bytes, 0 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define void @k_pack(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v59, %end27 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 128
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = urem i64 %v16, 3
  %v21 = mul i64 %v20, 8
  %v22 = udiv i64 %v16, 3
  %v23 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v24 = mul i64 0, 16
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body14 ], [ %v58, %end49 ]
  %v29 = icmp slt i64 %v28, 16
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = add i64 %v24, %v28
  %v31 = getelementptr inbounds float, ptr %v19, i64 %v28
  %v32 = icmp slt i64 %v30, 9
  br i1 %v32, label %then33, label %end34
then33:
  %v35 = mul i64 %v30, 24
  %v36 = getelementptr inbounds float, ptr %v23, i64 %v35
  br label %head37
head37:
  %v40 = phi i64 [ 0, %then33 ], [ %v46, %body38 ]
  %v41 = icmp slt i64 %v40, 8
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = getelementptr inbounds float, ptr %v36, i64 %v40
  %v43 = load float, ptr %v42, align 4
  %v44 = mul i64 %v40, 16
  %v45 = getelementptr inbounds float, ptr %v31, i64 %v44
  store float %v43, ptr %v45, align 4
  %v46 = add nsw i64 %v40, 1
  br label %head37
end39:
  br label %end34
end34:
  %v47 = xor i1 %v32, true
  br i1 %v47, label %then48, label %end49
then48:
  br label %head50
head50:
  %v53 = phi i64 [ 0, %then48 ], [ %v57, %body51 ]
  %v54 = icmp slt i64 %v53, 8
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = mul i64 %v53, 16
  %v56 = getelementptr inbounds float, ptr %v31, i64 %v55
  store float 0x0000000000000000, ptr %v56, align 4
  %v57 = add nsw i64 %v53, 1
  br label %head50
end52:
  br label %end49
end49:
  %v58 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v59 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v46, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v45, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v44, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v33, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body2 ]
  %v10 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v43, %body2 ]
  %v11 = icmp slt i64 %v4, 4
  br i1 %v11, label %body2, label %end3
body2:
  %v12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v13 = load float, ptr %v5, align 4
  %v14 = insertelement <16 x float> poison, float %v13, i64 0
  %v15 = shufflevector <16 x float> %v14, <16 x float> poison, <16 x i32> zeroinitializer
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> %v12, <16 x float> %v8)
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v12, <16 x float> %v9)
  %v22 = getelementptr inbounds float, ptr %v5, i64 48
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <16 x float> poison, float %v23, i64 0
  %v25 = shufflevector <16 x float> %v24, <16 x float> poison, <16 x i32> zeroinitializer
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v12, <16 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 16
  %v28 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v27, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v28, <16 x float> %v16)
  %v34 = getelementptr inbounds float, ptr %v5, i64 25
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v28, <16 x float> %v21)
  %v39 = getelementptr inbounds float, ptr %v5, i64 49
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <16 x float> poison, float %v40, i64 0
  %v42 = shufflevector <16 x float> %v41, <16 x float> poison, <16 x i32> zeroinitializer
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v42, <16 x float> %v28, <16 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v6, i64 32
  %v45 = getelementptr inbounds float, ptr %v5, i64 2
  %v46 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v47 = getelementptr inbounds float, ptr %x0, i64 %column
  %v48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v47, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v49 = fmul <16 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v50 = fadd <16 x float> %v49, %v48
  %v51 = add i64 %row, 1
  %v52 = getelementptr inbounds float, ptr %x0, i64 %column
  %v53 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v52, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v54 = fmul <16 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v55 = fadd <16 x float> %v54, %v53
  %v56 = add i64 %row, 2
  %v57 = getelementptr inbounds float, ptr %x0, i64 %column
  %v58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v57, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v59 = fmul <16 x float> %v10, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v60 = fadd <16 x float> %v59, %v58
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v50, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v55, ptr align 4 %v61, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v62 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v60, ptr align 4 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 24
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v11, <16 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 16
  %v22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v22, <16 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 25
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <16 x float> poison, float %v29, i64 0
  %v31 = shufflevector <16 x float> %v30, <16 x float> poison, <16 x i32> zeroinitializer
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v22, <16 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 32
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x0, i64 %column
  %v37 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v38 = fmul <16 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v39 = fadd <16 x float> %v38, %v37
  %v40 = add i64 %row, 1
  %v41 = getelementptr inbounds float, ptr %x0, i64 %column
  %v42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v41, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v43 = fmul <16 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v44 = fadd <16 x float> %v43, %v42
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v39, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v45 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v44, ptr align 4 %v45, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v57, %end36 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v19, 3
  %v21 = urem i64 %v18, 3
  %v22 = mul i64 %v21, 8
  %v23 = udiv i64 %v18, 3
  %v24 = mul i64 %v20, 24
  %v25 = add i64 %v22, %v24
  %v26 = urem i64 %v18, 3
  %v27 = mul i64 %v26, 45
  %v28 = udiv i64 %v18, 3
  %v29 = mul i64 %v20, 9
  %v30 = add i64 %v27, %v29
  %v31 = mul i64 %v18, 5
  %v32 = add i64 %v31, %v20
  %v33 = icmp eq i64 %v19, 1
  br label %head34
head34:
  %v37 = phi i64 [ 0, %body14 ], [ %v56, %end55 ]
  %v38 = icmp slt i64 %v37, 1
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = mul i64 %v37, 16
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v41 = add i64 %v18, %v37
  %v42 = mul i64 %v41, 128
  %v43 = getelementptr inbounds float, ptr %v9, i64 %v42
  %v44 = add i64 %v30, %v39
  %v45 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v46 = icmp eq i64 %v37, 0
  %v47 = xor i1 %v33, true
  %v48 = and i1 true, %v47
  %v49 = and i1 %v48, %v46
  br i1 %v49, label %then50, label %end51
then50:
  call void @k_tile_01(ptr %v40, ptr %v43, ptr %v45, ptr %v7, ptr %v7, i64 %v32, i64 %v39, ptr %v5)
  br label %end51
end51:
  %v52 = and i1 true, %v33
  %v53 = and i1 %v52, %v46
  br i1 %v53, label %then54, label %end55
then54:
  call void @k_tile_11(ptr %v40, ptr %v43, ptr %v45, ptr %v7, ptr %v7, i64 %v32, i64 %v39, ptr %v5)
  br label %end55
end55:
  %v56 = add nsw i64 %v37, 1
  br label %head34
end36:
  %v57 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
