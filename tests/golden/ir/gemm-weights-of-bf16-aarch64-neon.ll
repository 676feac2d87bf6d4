; task {"attributes":{},"inputs":["f32[5,9]","bf16[9,12]","f32[12]"],"op":"gemm","output":"f32[5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct_bf16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier aarch64-neon
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: bfloat16 (1, 3, 9, 4) 21e0528ebd7ea8ca
; packed input 2: float32 (1, 12) 6bc12776a25b8b60
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v64, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v63, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v62, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v46, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v56, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v61, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x i16>, ptr %v7, align 2
  %v15 = zext <4 x i16> %v14 to <4 x i32>
  %v16 = shl <4 x i32> %v15, splat (i32 16)
  %v17 = bitcast <4 x i32> %v16 to <4 x float>
  %v18 = load float, ptr %v6, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v20, <4 x float> %v17, <4 x float> %v9)
  %v22 = getelementptr inbounds float, ptr %v6, i64 9
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <4 x float> poison, float %v23, i64 0
  %v25 = shufflevector <4 x float> %v24, <4 x float> poison, <4 x i32> zeroinitializer
  %v26 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v25, <4 x float> %v17, <4 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 18
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <4 x float> poison, float %v28, i64 0
  %v30 = shufflevector <4 x float> %v29, <4 x float> poison, <4 x i32> zeroinitializer
  %v31 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v30, <4 x float> %v17, <4 x float> %v11)
  %v32 = getelementptr inbounds float, ptr %v6, i64 27
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v35, <4 x float> %v17, <4 x float> %v12)
  %v37 = getelementptr inbounds i16, ptr %v7, i64 4
  %v38 = load <4 x i16>, ptr %v37, align 2
  %v39 = zext <4 x i16> %v38 to <4 x i32>
  %v40 = shl <4 x i32> %v39, splat (i32 16)
  %v41 = bitcast <4 x i32> %v40 to <4 x float>
  %v42 = getelementptr inbounds float, ptr %v6, i64 1
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <4 x float> poison, float %v43, i64 0
  %v45 = shufflevector <4 x float> %v44, <4 x float> poison, <4 x i32> zeroinitializer
  %v46 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v45, <4 x float> %v41, <4 x float> %v21)
  %v47 = getelementptr inbounds float, ptr %v6, i64 10
  %v48 = load float, ptr %v47, align 4
  %v49 = insertelement <4 x float> poison, float %v48, i64 0
  %v50 = shufflevector <4 x float> %v49, <4 x float> poison, <4 x i32> zeroinitializer
  %v51 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v41, <4 x float> %v26)
  %v52 = getelementptr inbounds float, ptr %v6, i64 19
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v55, <4 x float> %v41, <4 x float> %v31)
  %v57 = getelementptr inbounds float, ptr %v6, i64 28
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <4 x float> poison, float %v58, i64 0
  %v60 = shufflevector <4 x float> %v59, <4 x float> poison, <4 x i32> zeroinitializer
  %v61 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v60, <4 x float> %v41, <4 x float> %v36)
  %v62 = getelementptr inbounds i16, ptr %v7, i64 8
  %v63 = getelementptr inbounds float, ptr %v6, i64 2
  %v64 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v65 = load <4 x i16>, ptr %v7, align 2
  %v66 = zext <4 x i16> %v65 to <4 x i32>
  %v67 = shl <4 x i32> %v66, splat (i32 16)
  %v68 = bitcast <4 x i32> %v67 to <4 x float>
  %v69 = load float, ptr %v6, align 4
  %v70 = insertelement <4 x float> poison, float %v69, i64 0
  %v71 = shufflevector <4 x float> %v70, <4 x float> poison, <4 x i32> zeroinitializer
  %v72 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v68, <4 x float> %v9)
  %v73 = getelementptr inbounds float, ptr %v6, i64 9
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <4 x float> poison, float %v74, i64 0
  %v76 = shufflevector <4 x float> %v75, <4 x float> poison, <4 x i32> zeroinitializer
  %v77 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v76, <4 x float> %v68, <4 x float> %v10)
  %v78 = getelementptr inbounds float, ptr %v6, i64 18
  %v79 = load float, ptr %v78, align 4
  %v80 = insertelement <4 x float> poison, float %v79, i64 0
  %v81 = shufflevector <4 x float> %v80, <4 x float> poison, <4 x i32> zeroinitializer
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v81, <4 x float> %v68, <4 x float> %v11)
  %v83 = getelementptr inbounds float, ptr %v6, i64 27
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <4 x float> poison, float %v84, i64 0
  %v86 = shufflevector <4 x float> %v85, <4 x float> poison, <4 x i32> zeroinitializer
  %v87 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v68, <4 x float> %v12)
  %v88 = getelementptr inbounds i16, ptr %v7, i64 4
  %v89 = getelementptr inbounds float, ptr %v6, i64 1
  store <4 x float> %v72, ptr %c, align 4
  %v90 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v77, ptr %v90, align 4
  %v91 = getelementptr inbounds float, ptr %c, i64 24
  store <4 x float> %v82, ptr %v91, align 4
  %v92 = getelementptr inbounds float, ptr %c, i64 36
  store <4 x float> %v87, ptr %v92, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v31, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v30, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v29, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <4 x i16>, ptr %v7, align 2
  %v12 = zext <4 x i16> %v11 to <4 x i32>
  %v13 = shl <4 x i32> %v12, splat (i32 16)
  %v14 = bitcast <4 x i32> %v13 to <4 x float>
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v17, <4 x float> %v14, <4 x float> %v9)
  %v19 = getelementptr inbounds i16, ptr %v7, i64 4
  %v20 = load <4 x i16>, ptr %v19, align 2
  %v21 = zext <4 x i16> %v20 to <4 x i32>
  %v22 = shl <4 x i32> %v21, splat (i32 16)
  %v23 = bitcast <4 x i32> %v22 to <4 x float>
  %v24 = getelementptr inbounds float, ptr %v6, i64 1
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <4 x float> poison, float %v25, i64 0
  %v27 = shufflevector <4 x float> %v26, <4 x float> poison, <4 x i32> zeroinitializer
  %v28 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v27, <4 x float> %v23, <4 x float> %v18)
  %v29 = getelementptr inbounds i16, ptr %v7, i64 8
  %v30 = getelementptr inbounds float, ptr %v6, i64 2
  %v31 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v32 = load <4 x i16>, ptr %v7, align 2
  %v33 = zext <4 x i16> %v32 to <4 x i32>
  %v34 = shl <4 x i32> %v33, splat (i32 16)
  %v35 = bitcast <4 x i32> %v34 to <4 x float>
  %v36 = load float, ptr %v6, align 4
  %v37 = insertelement <4 x float> poison, float %v36, i64 0
  %v38 = shufflevector <4 x float> %v37, <4 x float> poison, <4 x i32> zeroinitializer
  %v39 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v38, <4 x float> %v35, <4 x float> %v9)
  %v40 = getelementptr inbounds i16, ptr %v7, i64 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 1
  store <4 x float> %v39, ptr %c, align 4
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
  %v16 = phi i64 [ 0, %entry ], [ %v65, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v64, %end63 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 2
  %v24 = urem i64 %v21, 2
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 3
  %v28 = urem i64 %v16, 3
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 45
  %v31 = mul i64 %v25, 45
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 9
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 9
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 12
  %v38 = mul i64 %v28, 4
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 12
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 36
  %v46 = add i64 %v45, 36
  %v47 = getelementptr inbounds i16, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds i16, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v52 = mul i64 %v16, 4
  %v53 = getelementptr inbounds float, ptr %v5, i64 %v52
  %v54 = icmp eq i64 %v25, 0
  %v55 = icmp eq i64 %v26, 1
  %v56 = icmp eq i64 %v28, 2
  %v57 = xor i1 %v55, true
  %v58 = and i1 true, %v57
  br i1 %v58, label %then59, label %end60
then59:
  call void @k_tile_0000(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39)
  br label %end60
end60:
  %v61 = and i1 true, %v55
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_0010(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39)
  br label %end63
end63:
  %v64 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v65 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
