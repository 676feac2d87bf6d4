; task {"attributes":{"dilations":[1,1],"group":4,"pads":[0,0,0,0],"parts":3,"strides":[1,1]},"inputs":["f32[1,4,5,8]","f32[24,1,1,2]","f32[24]"],"op":"conv","output":"f32[3,1,4,5,8]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier aarch64-neon
; phase k_product: 12 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (12, 1, 2, 4) 819e60ba9cc1c853
; packed input 2: float32 (12, 4) 28285ea43c16e05f
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 2
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v17, <4 x float> %v14, <4 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 8
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v22, <4 x float> %v14, <4 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 16
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <4 x float> poison, float %v25, i64 0
  %v27 = shufflevector <4 x float> %v26, <4 x float> poison, <4 x i32> zeroinitializer
  %v28 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v27, <4 x float> %v14, <4 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 24
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <4 x float> poison, float %v30, i64 0
  %v32 = shufflevector <4 x float> %v31, <4 x float> poison, <4 x i32> zeroinitializer
  %v33 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v32, <4 x float> %v14, <4 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 4
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v9, ptr align 4 %c, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v37 = getelementptr inbounds float, ptr %c, i64 8
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v10, ptr align 4 %v37, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v38 = getelementptr inbounds float, ptr %c, i64 16
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v11, ptr align 4 %v38, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v39 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v12, ptr align 4 %v39, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v18, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v17, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v16, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v15, %body3 ]
  %v10 = icmp slt i64 %v5, 2
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <4 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v14, <4 x float> %v11, <4 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 4
  %v17 = getelementptr inbounds float, ptr %v6, i64 1
  %v18 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v9, ptr align 4 %c, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v70, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v69, %end68 ]
  %v22 = icmp slt i64 %v21, 8
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 8
  %v24 = urem i64 %v21, 8
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 160
  %v29 = mul i64 %v25, 40
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 8
  %v32 = add i64 %v30, %v31
  %v33 = udiv i64 %v16, 3
  %v34 = mul i64 %v33, 2
  %v35 = add i64 %v32, %v34
  %v36 = mul i64 %v16, 2
  %v37 = mul i64 0, 4
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v23, 4
  %v40 = add i64 %v39, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v27
  %v43 = mul i64 %v42, 8
  %v44 = udiv i64 %v16, 4
  %v45 = mul i64 %v44, 152
  %v46 = add i64 %v38, %v45
  %v47 = add i64 %v43, %v46
  %v48 = mul i64 %v16, 8
  %v49 = add i64 %v48, 8
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v51 = getelementptr inbounds i8, ptr %v50, i64 0
  %v52 = getelementptr inbounds float, ptr %v1, i64 %v35
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v54 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v55 = mul i64 %v16, 4
  %v56 = getelementptr inbounds float, ptr %v5, i64 %v55
  %v57 = icmp eq i64 %v25, 3
  %v58 = icmp eq i64 %v26, 1
  %v59 = icmp eq i64 0, 0
  %v60 = xor i1 %v58, true
  %v61 = and i1 true, %v60
  %v62 = and i1 %v61, %v59
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tile_0001(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v42, i64 %v38)
  br label %end64
end64:
  %v65 = and i1 true, %v58
  %v66 = and i1 %v65, %v59
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tile_0011(ptr %v52, ptr %v53, ptr %v54, ptr %v56, ptr %v51, i64 %v42, i64 %v38)
  br label %end68
end68:
  %v69 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v70 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
