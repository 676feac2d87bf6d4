; task {"attributes":{},"inputs":["f32[1,20]","f32[20,33]","f32[33]"],"op":"gemm","output":"f32[1,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":1,"tile_vectors":2,"unroll":4}
; tier x86_64-v2
; phase k_product: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 5, 20, 8) ac4d2dca1e8683f0
; packed input 2: float32 (1, 40) e391f38b8e5db67a
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 4
  %v3 = load <4 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v62, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v61, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v60, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v57, %body5 ]
  %v12 = phi <4 x float> [ %v3, %entry ], [ %v59, %body5 ]
  %v13 = icmp slt i64 %v7, 5
  br i1 %v13, label %body5, label %end6
body5:
  %v14 = load <4 x float>, ptr %v9, align 4
  %v15 = getelementptr inbounds float, ptr %v9, i64 4
  %v16 = load <4 x float>, ptr %v15, align 4
  %v17 = load float, ptr %v8, align 4
  %v18 = insertelement <4 x float> poison, float %v17, i64 0
  %v19 = shufflevector <4 x float> %v18, <4 x float> poison, <4 x i32> zeroinitializer
  %v20 = fmul <4 x float> %v19, %v14
  %v21 = fadd <4 x float> %v20, %v11
  %v22 = fmul <4 x float> %v19, %v16
  %v23 = fadd <4 x float> %v22, %v12
  %v24 = getelementptr inbounds float, ptr %v9, i64 8
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v9, i64 12
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v8, i64 1
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v25
  %v33 = fadd <4 x float> %v32, %v21
  %v34 = fmul <4 x float> %v31, %v27
  %v35 = fadd <4 x float> %v34, %v23
  %v36 = getelementptr inbounds float, ptr %v9, i64 16
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v9, i64 20
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v8, i64 2
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v37
  %v45 = fadd <4 x float> %v44, %v33
  %v46 = fmul <4 x float> %v43, %v39
  %v47 = fadd <4 x float> %v46, %v35
  %v48 = getelementptr inbounds float, ptr %v9, i64 24
  %v49 = load <4 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %v9, i64 28
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v8, i64 3
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v49
  %v57 = fadd <4 x float> %v56, %v45
  %v58 = fmul <4 x float> %v55, %v51
  %v59 = fadd <4 x float> %v58, %v47
  %v60 = getelementptr inbounds float, ptr %v9, i64 32
  %v61 = getelementptr inbounds float, ptr %v8, i64 4
  %v62 = add nsw i64 %v7, 1
  br label %head4
end6:
  store <4 x float> %v11, ptr %c, align 4
  %v63 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v12, ptr %v63, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v43, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v42, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v41, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = icmp slt i64 %v5, 5
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <4 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v9
  %v17 = getelementptr inbounds float, ptr %v7, i64 8
  %v18 = load <4 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v6, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v18
  %v24 = fadd <4 x float> %v23, %v16
  %v25 = getelementptr inbounds float, ptr %v7, i64 16
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v6, i64 2
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <4 x float> poison, float %v28, i64 0
  %v30 = shufflevector <4 x float> %v29, <4 x float> poison, <4 x i32> zeroinitializer
  %v31 = fmul <4 x float> %v30, %v26
  %v32 = fadd <4 x float> %v31, %v24
  %v33 = getelementptr inbounds float, ptr %v7, i64 24
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v6, i64 3
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <4 x float> poison, float %v36, i64 0
  %v38 = shufflevector <4 x float> %v37, <4 x float> poison, <4 x i32> zeroinitializer
  %v39 = fmul <4 x float> %v38, %v34
  %v40 = fadd <4 x float> %v39, %v32
  %v41 = getelementptr inbounds float, ptr %v7, i64 32
  %v42 = getelementptr inbounds float, ptr %v6, i64 4
  %v43 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v9, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v59, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v58, %end57 ]
  %v22 = icmp slt i64 %v21, 1
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v16, 5
  %v24 = urem i64 %v16, 5
  %v25 = mul i64 %v21, 20
  %v26 = mul i64 0, 20
  %v27 = add i64 %v25, %v26
  %v28 = mul i64 0, 20
  %v29 = add i64 %v27, %v28
  %v30 = mul i64 %v23, 20
  %v31 = add i64 %v29, %v30
  %v32 = mul i64 %v23, 33
  %v33 = mul i64 %v24, 8
  %v34 = add i64 %v32, %v33
  %v35 = add i64 %v21, 0
  %v36 = add i64 %v35, 0
  %v37 = mul i64 %v36, 33
  %v38 = add i64 %v37, %v34
  %v39 = mul i64 %v16, 160
  %v40 = add i64 %v39, 160
  %v41 = getelementptr inbounds float, ptr %v3, i64 %v40
  %v42 = getelementptr inbounds i8, ptr %v41, i64 0
  %v43 = getelementptr inbounds float, ptr %v1, i64 %v31
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v39
  %v45 = getelementptr inbounds float, ptr %v7, i64 %v38
  %v46 = mul i64 %v16, 8
  %v47 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v48 = icmp eq i64 0, 0
  %v49 = icmp eq i64 0, 0
  %v50 = icmp eq i64 %v24, 4
  %v51 = xor i1 %v50, true
  %v52 = and i1 true, %v51
  br i1 %v52, label %then53, label %end54
then53:
  call void @k_tile_0000(ptr %v43, ptr %v44, ptr %v45, ptr %v47, ptr %v42, i64 %v36, i64 %v34)
  br label %end54
end54:
  %v55 = and i1 true, %v50
  br i1 %v55, label %then56, label %end57
then56:
  call void @k_tile_0001(ptr %v43, ptr %v44, ptr %v45, ptr %v47, ptr %v42, i64 %v36, i64 %v34)
  br label %end57
end57:
  %v58 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v59 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
