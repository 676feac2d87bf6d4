; task {"attributes":{"perm_a":[0,2,1,3],"perm_b":[0,2,3,1],"perm_out":[0,1,2,3],"tail":"t0=mul(x0,0.25);t1=add(t0,x1)"},"inputs":["f32[1,5,3,8]","f32[1,9,3,8]","f32[9]"],"op":"matmul","output":"f32[1,3,5,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":1,"format":"packed","impl":"direct","k_slices":1,"split":"columns","tile_rows":3,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_pack: 9 units
; phase k_product: 6 units
; scratch 1152 bytes, 0 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v18 = udiv i64 %v16, 3
  %v19 = urem i64 %v16, 3
  %v20 = mul i64 %v16, 32
  %v21 = getelementptr inbounds float, ptr %v9, i64 %v20
  %v22 = urem i64 %v18, 3
  %v23 = mul i64 %v22, 8
  %v24 = udiv i64 %v18, 3
  %v25 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v26 = mul i64 %v19, 4
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body14 ], [ %v60, %end51 ]
  %v31 = icmp slt i64 %v30, 4
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
  %v46 = mul i64 %v42, 4
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
  %v57 = mul i64 %v55, 4
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
  %v4 = phi i64 [ 0, %entry ], [ %v52, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v51, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v50, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v37, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v43, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v49, %body2 ]
  %v11 = icmp slt i64 %v4, 4
  br i1 %v11, label %body2, label %end3
body2:
  %v12 = load <4 x float>, ptr %v6, align 4
  %v13 = load float, ptr %v5, align 4
  %v14 = insertelement <4 x float> poison, float %v13, i64 0
  %v15 = shufflevector <4 x float> %v14, <4 x float> poison, <4 x i32> zeroinitializer
  %v16 = fmul <4 x float> %v15, %v12
  %v17 = fadd <4 x float> %v16, %v8
  %v18 = getelementptr inbounds float, ptr %v5, i64 24
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v12
  %v23 = fadd <4 x float> %v22, %v9
  %v24 = getelementptr inbounds float, ptr %v5, i64 48
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <4 x float> poison, float %v25, i64 0
  %v27 = shufflevector <4 x float> %v26, <4 x float> poison, <4 x i32> zeroinitializer
  %v28 = fmul <4 x float> %v27, %v12
  %v29 = fadd <4 x float> %v28, %v10
  %v30 = getelementptr inbounds float, ptr %v6, i64 4
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v5, i64 1
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v31
  %v37 = fadd <4 x float> %v36, %v17
  %v38 = getelementptr inbounds float, ptr %v5, i64 25
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v31
  %v43 = fadd <4 x float> %v42, %v23
  %v44 = getelementptr inbounds float, ptr %v5, i64 49
  %v45 = load float, ptr %v44, align 4
  %v46 = insertelement <4 x float> poison, float %v45, i64 0
  %v47 = shufflevector <4 x float> %v46, <4 x float> poison, <4 x i32> zeroinitializer
  %v48 = fmul <4 x float> %v47, %v31
  %v49 = fadd <4 x float> %v48, %v29
  %v50 = getelementptr inbounds float, ptr %v6, i64 8
  %v51 = getelementptr inbounds float, ptr %v5, i64 2
  %v52 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v53 = getelementptr inbounds float, ptr %x0, i64 %column
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = fmul <4 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v56 = fadd <4 x float> %v55, %v54
  %v57 = add i64 %row, 1
  %v58 = getelementptr inbounds float, ptr %x0, i64 %column
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = fmul <4 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v61 = fadd <4 x float> %v60, %v59
  %v62 = add i64 %row, 2
  %v63 = getelementptr inbounds float, ptr %x0, i64 %column
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = fmul <4 x float> %v10, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v66 = fadd <4 x float> %v65, %v64
  store <4 x float> %v56, ptr %c, align 4
  %v67 = getelementptr inbounds float, ptr %c, i64 9
  store <4 x float> %v61, ptr %v67, align 4
  %v68 = getelementptr inbounds float, ptr %c, i64 18
  store <4 x float> %v66, ptr %v68, align 4
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v52, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v51, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v50, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v37, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v43, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v49, %body2 ]
  %v11 = icmp slt i64 %v4, 4
  br i1 %v11, label %body2, label %end3
body2:
  %v12 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v6, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v13 = load float, ptr %v5, align 4
  %v14 = insertelement <4 x float> poison, float %v13, i64 0
  %v15 = shufflevector <4 x float> %v14, <4 x float> poison, <4 x i32> zeroinitializer
  %v16 = fmul <4 x float> %v15, %v12
  %v17 = fadd <4 x float> %v16, %v8
  %v18 = getelementptr inbounds float, ptr %v5, i64 24
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v12
  %v23 = fadd <4 x float> %v22, %v9
  %v24 = getelementptr inbounds float, ptr %v5, i64 48
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <4 x float> poison, float %v25, i64 0
  %v27 = shufflevector <4 x float> %v26, <4 x float> poison, <4 x i32> zeroinitializer
  %v28 = fmul <4 x float> %v27, %v12
  %v29 = fadd <4 x float> %v28, %v10
  %v30 = getelementptr inbounds float, ptr %v6, i64 4
  %v31 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v30, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v32 = getelementptr inbounds float, ptr %v5, i64 1
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v31
  %v37 = fadd <4 x float> %v36, %v17
  %v38 = getelementptr inbounds float, ptr %v5, i64 25
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v31
  %v43 = fadd <4 x float> %v42, %v23
  %v44 = getelementptr inbounds float, ptr %v5, i64 49
  %v45 = load float, ptr %v44, align 4
  %v46 = insertelement <4 x float> poison, float %v45, i64 0
  %v47 = shufflevector <4 x float> %v46, <4 x float> poison, <4 x i32> zeroinitializer
  %v48 = fmul <4 x float> %v47, %v31
  %v49 = fadd <4 x float> %v48, %v29
  %v50 = getelementptr inbounds float, ptr %v6, i64 8
  %v51 = getelementptr inbounds float, ptr %v5, i64 2
  %v52 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v53 = getelementptr inbounds float, ptr %x0, i64 %column
  %v54 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v53, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v55 = fmul <4 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v56 = fadd <4 x float> %v55, %v54
  %v57 = add i64 %row, 1
  %v58 = getelementptr inbounds float, ptr %x0, i64 %column
  %v59 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v58, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v60 = fmul <4 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v61 = fadd <4 x float> %v60, %v59
  %v62 = add i64 %row, 2
  %v63 = getelementptr inbounds float, ptr %x0, i64 %column
  %v64 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v63, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v65 = fmul <4 x float> %v10, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v66 = fadd <4 x float> %v65, %v64
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v56, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v67 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v61, ptr align 4 %v67, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v68 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v66, ptr align 4 %v68, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_10(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 4
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v5, i64 1
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v24
  %v30 = fadd <4 x float> %v29, %v16
  %v31 = getelementptr inbounds float, ptr %v5, i64 25
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v24
  %v36 = fadd <4 x float> %v35, %v22
  %v37 = getelementptr inbounds float, ptr %v6, i64 8
  %v38 = getelementptr inbounds float, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v40 = getelementptr inbounds float, ptr %x0, i64 %column
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = fmul <4 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v43 = fadd <4 x float> %v42, %v41
  %v44 = add i64 %row, 1
  %v45 = getelementptr inbounds float, ptr %x0, i64 %column
  %v46 = load <4 x float>, ptr %v45, align 4
  %v47 = fmul <4 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v48 = fadd <4 x float> %v47, %v46
  store <4 x float> %v43, ptr %c, align 4
  %v49 = getelementptr inbounds float, ptr %c, i64 9
  store <4 x float> %v48, ptr %v49, align 4
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v6, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 4
  %v24 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v23, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v25 = getelementptr inbounds float, ptr %v5, i64 1
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v24
  %v30 = fadd <4 x float> %v29, %v16
  %v31 = getelementptr inbounds float, ptr %v5, i64 25
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v24
  %v36 = fadd <4 x float> %v35, %v22
  %v37 = getelementptr inbounds float, ptr %v6, i64 8
  %v38 = getelementptr inbounds float, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v40 = getelementptr inbounds float, ptr %x0, i64 %column
  %v41 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v40, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v42 = fmul <4 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v43 = fadd <4 x float> %v42, %v41
  %v44 = add i64 %row, 1
  %v45 = getelementptr inbounds float, ptr %x0, i64 %column
  %v46 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v45, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v47 = fmul <4 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v48 = fadd <4 x float> %v47, %v46
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v43, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v49 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v48, ptr align 4 %v49, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v38 = icmp slt i64 %v37, 3
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = mul i64 %v37, 4
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v41 = mul i64 %v18, 3
  %v42 = add i64 %v41, %v37
  %v43 = mul i64 %v42, 32
  %v44 = getelementptr inbounds float, ptr %v9, i64 %v43
  %v45 = add i64 %v30, %v39
  %v46 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v47 = icmp eq i64 %v37, 2
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
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
