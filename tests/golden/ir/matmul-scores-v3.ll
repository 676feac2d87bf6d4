; task {"attributes":{"perm_a":[0,2,1,3],"perm_b":[0,2,3,1],"perm_out":[0,1,2,3],"tail":"t0=mul(x0,0.25);t1=add(t0,x1)"},"inputs":["f32[1,5,3,8]","f32[1,9,3,8]","f32[9]"],"op":"matmul","output":"f32[1,3,5,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":2,"format":"packed","impl":"direct","k_slices":1,"split":"columns","tile_rows":3,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_pack: 6 units
; phase k_product: 6 units
; scratch 1536 bytes, 0 of each core
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v61, %end29 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v16, 64
  %v21 = getelementptr inbounds float, ptr %v9, i64 %v20
  %v22 = urem i64 %v18, 3
  %v23 = mul i64 %v22, 8
  %v24 = udiv i64 %v18, 3
  %v25 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v26 = mul i64 %v19, 8
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body14 ], [ %v60, %end51 ]
  %v31 = icmp slt i64 %v30, 8
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = add i64 %v26, %v30
  %v33 = getelementptr inbounds float, ptr %v21, i64 %v30
  %v34 = icmp slt i64 %v32, 9
  br i1 %v34, label %then35, label %end36
then35:
  %v37 = mul i64 %v32, 24
  %v38 = getelementptr inbounds float, ptr %v25, i64 %v37
  br label %head39
head39:
  %v42 = phi i64 [ 0, %then35 ], [ %v48, %body40 ]
  %v43 = icmp slt i64 %v42, 8
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = getelementptr inbounds float, ptr %v38, i64 %v42
  %v45 = load float, ptr %v44, align 4
  %v46 = mul i64 %v42, 8
  %v47 = getelementptr inbounds float, ptr %v33, i64 %v46
  store float %v45, ptr %v47, align 4
  %v48 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %end36
end36:
  %v49 = xor i1 %v34, true
  br i1 %v49, label %then50, label %end51
then50:
  br label %head52
head52:
  %v55 = phi i64 [ 0, %then50 ], [ %v59, %body53 ]
  %v56 = icmp slt i64 %v55, 8
  br i1 %v56, label %body53, label %end54
body53:
  %v57 = mul i64 %v55, 8
  %v58 = getelementptr inbounds float, ptr %v33, i64 %v57
  store float 0x0000000000000000, ptr %v58, align 4
  %v59 = add nsw i64 %v55, 1
  br label %head52
end54:
  br label %end51
end51:
  %v60 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v61 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v46, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v45, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v44, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v33, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v43, %body2 ]
  %v11 = icmp slt i64 %v4, 4
  br i1 %v11, label %body2, label %end3
body2:
  %v12 = load <8 x float>, ptr %v6, align 4
  %v13 = load float, ptr %v5, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v8)
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v9)
  %v22 = getelementptr inbounds float, ptr %v5, i64 48
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v12, <8 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 8
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v28, <8 x float> %v16)
  %v34 = getelementptr inbounds float, ptr %v5, i64 25
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v28, <8 x float> %v21)
  %v39 = getelementptr inbounds float, ptr %v5, i64 49
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v28, <8 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v6, i64 16
  %v45 = getelementptr inbounds float, ptr %v5, i64 2
  %v46 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v47 = getelementptr inbounds float, ptr %x0, i64 %column
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v50 = fadd <8 x float> %v49, %v48
  %v51 = add i64 %row, 1
  %v52 = getelementptr inbounds float, ptr %x0, i64 %column
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = fmul <8 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v55 = fadd <8 x float> %v54, %v53
  %v56 = add i64 %row, 2
  %v57 = getelementptr inbounds float, ptr %x0, i64 %column
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = fmul <8 x float> %v10, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v60 = fadd <8 x float> %v59, %v58
  store <8 x float> %v50, ptr %c, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 9
  store <8 x float> %v55, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v60, ptr %v62, align 4
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
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v33, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v43, %body2 ]
  %v11 = icmp slt i64 %v4, 4
  br i1 %v11, label %body2, label %end3
body2:
  %v12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v13 = load float, ptr %v5, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v8)
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v9)
  %v22 = getelementptr inbounds float, ptr %v5, i64 48
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v12, <8 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 8
  %v28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v27, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v28, <8 x float> %v16)
  %v34 = getelementptr inbounds float, ptr %v5, i64 25
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v28, <8 x float> %v21)
  %v39 = getelementptr inbounds float, ptr %v5, i64 49
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v28, <8 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v6, i64 16
  %v45 = getelementptr inbounds float, ptr %v5, i64 2
  %v46 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v47 = getelementptr inbounds float, ptr %x0, i64 %column
  %v48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v47, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v49 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v50 = fadd <8 x float> %v49, %v48
  %v51 = add i64 %row, 1
  %v52 = getelementptr inbounds float, ptr %x0, i64 %column
  %v53 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v52, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v54 = fmul <8 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v55 = fadd <8 x float> %v54, %v53
  %v56 = add i64 %row, 2
  %v57 = getelementptr inbounds float, ptr %x0, i64 %column
  %v58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v59 = fmul <8 x float> %v10, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v60 = fadd <8 x float> %v59, %v58
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v50, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v55, ptr align 4 %v61, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v62 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v60, ptr align 4 %v62, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_10(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 24
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 25
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x0, i64 %column
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v39 = fadd <8 x float> %v38, %v37
  %v40 = add i64 %row, 1
  %v41 = getelementptr inbounds float, ptr %x0, i64 %column
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = fmul <8 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v44 = fadd <8 x float> %v43, %v42
  store <8 x float> %v39, ptr %c, align 4
  %v45 = getelementptr inbounds float, ptr %c, i64 9
  store <8 x float> %v44, ptr %v45, align 4
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
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 24
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v21, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 25
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x0, i64 %column
  %v37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v36, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v38 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v39 = fadd <8 x float> %v38, %v37
  %v40 = add i64 %row, 1
  %v41 = getelementptr inbounds float, ptr %x0, i64 %column
  %v42 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v41, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v43 = fmul <8 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v44 = fadd <8 x float> %v43, %v42
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v39, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v45 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v44, ptr align 4 %v45, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v69, %end36 ]
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
  %v37 = phi i64 [ 0, %body14 ], [ %v68, %end67 ]
  %v38 = icmp slt i64 %v37, 2
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = mul i64 %v37, 8
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v41 = mul i64 %v18, 2
  %v42 = add i64 %v41, %v37
  %v43 = mul i64 %v42, 64
  %v44 = getelementptr inbounds float, ptr %v9, i64 %v43
  %v45 = add i64 %v30, %v39
  %v46 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v47 = icmp eq i64 %v37, 1
  %v48 = xor i1 %v33, true
  %v49 = and i1 true, %v48
  %v50 = xor i1 %v47, true
  %v51 = and i1 %v49, %v50
  br i1 %v51, label %then52, label %end53
then52:
  call void @k_tile_00(ptr %v40, ptr %v44, ptr %v46, ptr %v7, ptr %v7, i64 %v32, i64 %v39, ptr %v5)
  br label %end53
end53:
  %v54 = xor i1 %v33, true
  %v55 = and i1 true, %v54
  %v56 = and i1 %v55, %v47
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_tile_01(ptr %v40, ptr %v44, ptr %v46, ptr %v7, ptr %v7, i64 %v32, i64 %v39, ptr %v5)
  br label %end58
end58:
  %v59 = and i1 true, %v33
  %v60 = xor i1 %v47, true
  %v61 = and i1 %v59, %v60
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_10(ptr %v40, ptr %v44, ptr %v46, ptr %v7, ptr %v7, i64 %v32, i64 %v39, ptr %v5)
  br label %end63
end63:
  %v64 = and i1 true, %v33
  %v65 = and i1 %v64, %v47
  br i1 %v65, label %then66, label %end67
then66:
  call void @k_tile_11(ptr %v40, ptr %v44, ptr %v46, ptr %v7, ptr %v7, i64 %v32, i64 %v39, ptr %v5)
  br label %end67
end67:
  %v68 = add nsw i64 %v37, 1
  br label %head34
end36:
  %v69 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
