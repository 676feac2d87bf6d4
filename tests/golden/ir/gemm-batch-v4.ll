; task {"attributes":{"tail":"t0=neg(x0)"},"inputs":["f32[2,5,16]","f32[16,24]","f32[24]"],"op":"gemm","output":"f32[2,5,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"next_block","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_product: 3 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 2, 16, 16) 3b06125364f0ca55
; packed input 2: float32 (1, 32) eb33b17265129b8b
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v37, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v36, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v35, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v34, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 16
  br i1 %v13, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 32
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 48
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds i8, ptr %v8, i64 64
  %v35 = getelementptr inbounds float, ptr %v7, i64 16
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v38 = fneg <16 x float> %v9
  %v39 = add i64 %row, 1
  %v40 = fneg <16 x float> %v10
  %v41 = add i64 %row, 2
  %v42 = fneg <16 x float> %v11
  %v43 = add i64 %row, 3
  %v44 = fneg <16 x float> %v12
  store <16 x float> %v38, ptr %c, align 4
  %v45 = getelementptr inbounds float, ptr %c, i64 24
  store <16 x float> %v40, ptr %v45, align 4
  %v46 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v42, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %c, i64 72
  store <16 x float> %v44, ptr %v47, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v37, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v36, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v35, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v34, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 16
  br i1 %v13, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 32
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 48
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds i8, ptr %v8, i64 64
  %v35 = getelementptr inbounds float, ptr %v7, i64 16
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v38 = fneg <16 x float> %v9
  %v39 = add i64 %row, 1
  %v40 = fneg <16 x float> %v10
  %v41 = add i64 %row, 2
  %v42 = fneg <16 x float> %v11
  %v43 = add i64 %row, 3
  %v44 = fneg <16 x float> %v12
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v38, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v45 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v40, ptr align 4 %v45, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v46 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v42, ptr align 4 %v46, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v47 = getelementptr inbounds float, ptr %c, i64 72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v44, ptr align 4 %v47, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v22, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v16, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v21, %body3 ]
  %v11 = icmp slt i64 %v5, 16
  br i1 %v11, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v12 = load <16 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <16 x float> poison, float %v13, i64 0
  %v15 = shufflevector <16 x float> %v14, <16 x float> poison, <16 x i32> zeroinitializer
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> %v12, <16 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 16
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v12, <16 x float> %v10)
  %v22 = getelementptr inbounds i8, ptr %v8, i64 64
  %v23 = getelementptr inbounds float, ptr %v7, i64 16
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = fneg <16 x float> %v9
  %v27 = add i64 %row, 1
  %v28 = fneg <16 x float> %v10
  store <16 x float> %v26, ptr %c, align 4
  %v29 = getelementptr inbounds float, ptr %c, i64 24
  store <16 x float> %v28, ptr %v29, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v22, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v16, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v21, %body3 ]
  %v11 = icmp slt i64 %v5, 16
  br i1 %v11, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v12 = load <16 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <16 x float> poison, float %v13, i64 0
  %v15 = shufflevector <16 x float> %v14, <16 x float> poison, <16 x i32> zeroinitializer
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v15, <16 x float> %v12, <16 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 16
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v12, <16 x float> %v10)
  %v22 = getelementptr inbounds i8, ptr %v8, i64 64
  %v23 = getelementptr inbounds float, ptr %v7, i64 16
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = fneg <16 x float> %v9
  %v27 = add i64 %row, 1
  %v28 = fneg <16 x float> %v10
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v26, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v29 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v28, ptr align 4 %v29, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v79, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v78, %end77 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 3
  %v24 = urem i64 %v21, 3
  %v25 = udiv i64 %v24, 3
  %v26 = urem i64 %v24, 3
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 160
  %v31 = mul i64 %v25, 160
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 16
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 16
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 24
  %v38 = mul i64 %v28, 16
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 10
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 24
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 256
  %v46 = add i64 %v45, 256
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = mul i64 %v21, 1024
  %v49 = getelementptr inbounds i8, ptr %v47, i64 %v48
  %v50 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v45
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v53 = mul i64 %v16, 16
  %v54 = getelementptr inbounds float, ptr %v5, i64 %v53
  %v55 = icmp eq i64 %v25, 0
  %v56 = icmp eq i64 %v26, 2
  %v57 = icmp eq i64 %v28, 1
  %v58 = xor i1 %v56, true
  %v59 = and i1 true, %v58
  %v60 = xor i1 %v57, true
  %v61 = and i1 %v59, %v60
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_0000(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end63
end63:
  %v64 = xor i1 %v56, true
  %v65 = and i1 true, %v64
  %v66 = and i1 %v65, %v57
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tile_0001(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end68
end68:
  %v69 = and i1 true, %v56
  %v70 = xor i1 %v57, true
  %v71 = and i1 %v69, %v70
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0010(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end73
end73:
  %v74 = and i1 true, %v56
  %v75 = and i1 %v74, %v57
  br i1 %v75, label %then76, label %end77
then76:
  call void @k_tile_0011(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v42, i64 %v39)
  br label %end77
end77:
  %v78 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v79 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
