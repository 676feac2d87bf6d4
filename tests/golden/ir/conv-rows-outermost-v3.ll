; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1]},"inputs":["f32[1,3,6,12]","f32[40,1,1,12]","f32[40]"],"op":"conv","output":"f32[1,3,6,40]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_product: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 5, 12, 8) ca4408eb8c62d91e
; packed input 2: float32 (1, 40) e359d9e6a862c52d
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 12
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 12
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 24
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 36
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <8 x float> %v9, ptr %c, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 40
  store <8 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 80
  store <8 x float> %v11, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %c, i64 120
  store <8 x float> %v12, ptr %v39, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v24, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v23, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v22, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v16, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v21, %body3 ]
  %v11 = icmp slt i64 %v5, 12
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <8 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 12
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 8
  %v23 = getelementptr inbounds float, ptr %v6, i64 1
  %v24 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <8 x float> %v9, ptr %c, align 4
  %v25 = getelementptr inbounds float, ptr %c, i64 40
  store <8 x float> %v10, ptr %v25, align 4
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
  %v16 = phi i64 [ %lo, %entry ], [ %v65, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v64, %end63 ]
  %v22 = icmp slt i64 %v21, 5
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v16, 5
  %v24 = urem i64 %v16, 5
  %v25 = udiv i64 %v24, 5
  %v26 = urem i64 %v24, 5
  %v27 = udiv i64 %v21, 5
  %v28 = urem i64 %v21, 5
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 216
  %v31 = mul i64 %v25, 216
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 12
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 12
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 40
  %v38 = mul i64 %v28, 8
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 18
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 40
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v21, 96
  %v46 = add i64 %v45, 96
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v52 = mul i64 %v21, 8
  %v53 = getelementptr inbounds float, ptr %v5, i64 %v52
  %v54 = icmp eq i64 %v25, 0
  %v55 = icmp eq i64 %v26, 4
  %v56 = icmp eq i64 %v28, 4
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
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
