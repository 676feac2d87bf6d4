; task {"attributes":{},"inputs":["f32[1,20]","f32[20,33]","f32[33]"],"op":"gemm","output":"f32[1,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":1,"tile_vectors":2,"unroll":4}
; tier x86_64-v3
; phase k_product: 1 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 3, 20, 16) e878fe2f8f8a8bff
; packed input 2: float32 (1, 48) 8aa3c171360c524d
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v54, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v53, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v52, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v50, %body5 ]
  %v12 = phi <8 x float> [ %v3, %entry ], [ %v51, %body5 ]
  %v13 = icmp slt i64 %v7, 5
  br i1 %v13, label %body5, label %end6
body5:
  %v14 = load <8 x float>, ptr %v9, align 4
  %v15 = getelementptr inbounds float, ptr %v9, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = load float, ptr %v8, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v14, <8 x float> %v11)
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v16, <8 x float> %v12)
  %v22 = getelementptr inbounds float, ptr %v9, i64 16
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v9, i64 24
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v8, i64 1
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <8 x float> poison, float %v27, i64 0
  %v29 = shufflevector <8 x float> %v28, <8 x float> poison, <8 x i32> zeroinitializer
  %v30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v23, <8 x float> %v20)
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v25, <8 x float> %v21)
  %v32 = getelementptr inbounds float, ptr %v9, i64 32
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v9, i64 40
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v8, i64 2
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v33, <8 x float> %v30)
  %v41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v35, <8 x float> %v31)
  %v42 = getelementptr inbounds float, ptr %v9, i64 48
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v9, i64 56
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v8, i64 3
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v43, <8 x float> %v40)
  %v51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v45, <8 x float> %v41)
  %v52 = getelementptr inbounds float, ptr %v9, i64 64
  %v53 = getelementptr inbounds float, ptr %v8, i64 4
  %v54 = add nsw i64 %v7, 1
  br label %head4
end6:
  store <8 x float> %v11, ptr %c, align 4
  %v55 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v12, ptr %v55, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v39, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v38, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v37, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v36, %body3 ]
  %v10 = icmp slt i64 %v5, 5
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <8 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 16
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v17, <8 x float> %v15)
  %v23 = getelementptr inbounds float, ptr %v7, i64 32
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v6, i64 2
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v24, <8 x float> %v22)
  %v30 = getelementptr inbounds float, ptr %v7, i64 48
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 3
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <8 x float> poison, float %v33, i64 0
  %v35 = shufflevector <8 x float> %v34, <8 x float> poison, <8 x i32> zeroinitializer
  %v36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v35, <8 x float> %v31, <8 x float> %v29)
  %v37 = getelementptr inbounds float, ptr %v7, i64 64
  %v38 = getelementptr inbounds float, ptr %v6, i64 4
  %v39 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v9, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v59, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v58, %end57 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v16, 3
  %v24 = urem i64 %v16, 3
  %v25 = mul i64 %v21, 20
  %v26 = mul i64 0, 20
  %v27 = add i64 %v25, %v26
  %v28 = mul i64 0, 20
  %v29 = add i64 %v27, %v28
  %v30 = mul i64 %v23, 20
  %v31 = add i64 %v29, %v30
  %v32 = mul i64 %v23, 33
  %v33 = mul i64 %v24, 16
  %v34 = add i64 %v32, %v33
  %v35 = add i64 %v21, 0
  %v36 = add i64 %v35, 0
  %v37 = mul i64 %v36, 33
  %v38 = add i64 %v37, %v34
  %v39 = mul i64 %v16, 320
  %v40 = add i64 %v39, 320
  %v41 = getelementptr inbounds float, ptr %v3, i64 %v40
  %v42 = getelementptr inbounds i8, ptr %v41, i64 0
  %v43 = getelementptr inbounds float, ptr %v1, i64 %v31
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v39
  %v45 = getelementptr inbounds float, ptr %v7, i64 %v38
  %v46 = mul i64 %v16, 16
  %v47 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v48 = icmp eq i64 0, 0
  %v49 = icmp eq i64 0, 0
  %v50 = icmp eq i64 %v24, 2
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
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
