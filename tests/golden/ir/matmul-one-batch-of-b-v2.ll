; task {"attributes":{"perm_a":[0,1,2],"perm_b":[0,1,2],"perm_out":[0,1,2]},"inputs":["f32[3,5,8]","f32[1,8,17]"],"op":"matmul","output":"f32[3,5,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":1,"format":"packed","impl":"direct","k_slices":1,"split":"rows","tile_rows":2,"tile_vectors":2,"unroll":1}
; tier x86_64-v2
; phase k_pack: 9 units
; phase k_product: 9 units
; scratch 2304 bytes, 0 of each core
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v58, %end26 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = udiv i64 %v14, 3
  %v17 = urem i64 %v14, 3
  %v18 = mul i64 %v14, 64
  %v19 = getelementptr inbounds float, ptr %v7, i64 %v18
  %v20 = urem i64 %v16, 3
  %v21 = udiv i64 %v16, 3
  %v22 = getelementptr inbounds float, ptr %v3, i64 0
  %v23 = mul i64 %v17, 8
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body12 ], [ %v57, %end48 ]
  %v28 = icmp slt i64 %v27, 8
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = add i64 %v23, %v27
  %v30 = getelementptr inbounds float, ptr %v19, i64 %v27
  %v31 = icmp slt i64 %v29, 17
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = getelementptr inbounds float, ptr %v22, i64 %v29
  br label %head35
head35:
  %v38 = phi i64 [ 0, %then32 ], [ %v45, %body36 ]
  %v39 = icmp slt i64 %v38, 8
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = mul i64 %v38, 17
  %v41 = getelementptr inbounds float, ptr %v34, i64 %v40
  %v42 = load float, ptr %v41, align 4
  %v43 = mul i64 %v38, 8
  %v44 = getelementptr inbounds float, ptr %v30, i64 %v43
  store float %v42, ptr %v44, align 4
  %v45 = add nsw i64 %v38, 1
  br label %head35
end37:
  br label %end33
end33:
  %v46 = xor i1 %v31, true
  br i1 %v46, label %then47, label %end48
then47:
  br label %head49
head49:
  %v52 = phi i64 [ 0, %then47 ], [ %v56, %body50 ]
  %v53 = icmp slt i64 %v52, 8
  br i1 %v53, label %body50, label %end51
body50:
  %v54 = mul i64 %v52, 8
  %v55 = getelementptr inbounds float, ptr %v30, i64 %v54
  store float 0x0000000000000000, ptr %v55, align 4
  %v56 = add nsw i64 %v52, 1
  br label %head49
end51:
  br label %end48
end48:
  %v57 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v58 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v32, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v31, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v28, %body2 ]
  %v11 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v12 = icmp slt i64 %v4, 8
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x float>, ptr %v6, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 4
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = load float, ptr %v5, align 4
  %v17 = insertelement <4 x float> poison, float %v16, i64 0
  %v18 = shufflevector <4 x float> %v17, <4 x float> poison, <4 x i32> zeroinitializer
  %v19 = fmul <4 x float> %v18, %v13
  %v20 = fadd <4 x float> %v19, %v8
  %v21 = fmul <4 x float> %v18, %v15
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v5, i64 8
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <4 x float> poison, float %v24, i64 0
  %v26 = shufflevector <4 x float> %v25, <4 x float> poison, <4 x i32> zeroinitializer
  %v27 = fmul <4 x float> %v26, %v13
  %v28 = fadd <4 x float> %v27, %v10
  %v29 = fmul <4 x float> %v26, %v15
  %v30 = fadd <4 x float> %v29, %v11
  %v31 = getelementptr inbounds float, ptr %v6, i64 8
  %v32 = getelementptr inbounds float, ptr %v5, i64 1
  %v33 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v34 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v9, ptr %v34, align 4
  %v35 = getelementptr inbounds float, ptr %c, i64 17
  store <4 x float> %v10, ptr %v35, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 21
  store <4 x float> %v11, ptr %v36, align 4
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v24, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v23, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v16, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = icmp slt i64 %v4, 8
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v6, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 8
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 8
  %v24 = getelementptr inbounds float, ptr %v5, i64 1
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v8, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v26 = getelementptr inbounds float, ptr %c, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v9, ptr align 4 %v26, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_10(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v23, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v22, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v21, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v18, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 8
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 4
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <4 x float> poison, float %v14, i64 0
  %v16 = shufflevector <4 x float> %v15, <4 x float> poison, <4 x i32> zeroinitializer
  %v17 = fmul <4 x float> %v16, %v11
  %v18 = fadd <4 x float> %v17, %v8
  %v19 = fmul <4 x float> %v16, %v13
  %v20 = fadd <4 x float> %v19, %v9
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = getelementptr inbounds float, ptr %v5, i64 1
  %v23 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v9, ptr %v24, align 4
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v18, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v17, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = icmp slt i64 %v4, 8
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v6, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <4 x float> poison, float %v11, i64 0
  %v13 = shufflevector <4 x float> %v12, <4 x float> poison, <4 x i32> zeroinitializer
  %v14 = fmul <4 x float> %v13, %v10
  %v15 = fadd <4 x float> %v14, %v8
  %v16 = getelementptr inbounds float, ptr %v6, i64 8
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = add nsw i64 %v4, 1
  br label %head1
end3:
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v8, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v67, %end34 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = udiv i64 %v14, 3
  %v17 = urem i64 %v14, 3
  %v18 = mul i64 %v17, 2
  %v19 = urem i64 %v16, 3
  %v20 = mul i64 %v19, 40
  %v21 = udiv i64 %v16, 3
  %v22 = mul i64 %v18, 8
  %v23 = add i64 %v20, %v22
  %v24 = urem i64 %v16, 3
  %v25 = mul i64 %v24, 85
  %v26 = udiv i64 %v16, 3
  %v27 = mul i64 %v18, 17
  %v28 = add i64 %v25, %v27
  %v29 = mul i64 %v16, 5
  %v30 = add i64 %v29, %v18
  %v31 = icmp eq i64 %v17, 2
  br label %head32
head32:
  %v35 = phi i64 [ 0, %body12 ], [ %v66, %end65 ]
  %v36 = icmp slt i64 %v35, 3
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, 8
  %v38 = getelementptr inbounds float, ptr %v1, i64 %v23
  %v39 = mul i64 %v16, 3
  %v40 = add i64 %v39, %v35
  %v41 = mul i64 %v40, 64
  %v42 = getelementptr inbounds float, ptr %v7, i64 %v41
  %v43 = add i64 %v28, %v37
  %v44 = getelementptr inbounds float, ptr %v5, i64 %v43
  %v45 = icmp eq i64 %v35, 2
  %v46 = xor i1 %v31, true
  %v47 = and i1 true, %v46
  %v48 = xor i1 %v45, true
  %v49 = and i1 %v47, %v48
  br i1 %v49, label %then50, label %end51
then50:
  call void @k_tile_00(ptr %v38, ptr %v42, ptr %v44, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end51
end51:
  %v52 = xor i1 %v31, true
  %v53 = and i1 true, %v52
  %v54 = and i1 %v53, %v45
  br i1 %v54, label %then55, label %end56
then55:
  call void @k_tile_01(ptr %v38, ptr %v42, ptr %v44, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end56
end56:
  %v57 = and i1 true, %v31
  %v58 = xor i1 %v45, true
  %v59 = and i1 %v57, %v58
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_tile_10(ptr %v38, ptr %v42, ptr %v44, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end61
end61:
  %v62 = and i1 true, %v31
  %v63 = and i1 %v62, %v45
  br i1 %v63, label %then64, label %end65
then64:
  call void @k_tile_11(ptr %v38, ptr %v42, ptr %v44, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end65
end65:
  %v66 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v67 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
