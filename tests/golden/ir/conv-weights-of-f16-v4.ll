; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1]},"inputs":["f32[1,4,5,8]","f16[12,1,1,8]","f32[12]"],"op":"conv","output":"f32[1,4,5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct_f16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_product: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float16 (1, 1, 8, 16) a7ab96ffab3c4ea4
; packed input 2: float32 (1, 16) 550c743cbe7b546f
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v62, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v61, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v60, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v44, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v49, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v54, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v59, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x i16>, ptr %v7, align 2
  %v15 = bitcast <16 x i16> %v14 to <16 x half>
  %v16 = fpext <16 x half> %v15 to <16 x float>
  %v17 = load float, ptr %v6, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v16, <16 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load float, ptr %v21, align 4
  %v23 = insertelement <16 x float> poison, float %v22, i64 0
  %v24 = shufflevector <16 x float> %v23, <16 x float> poison, <16 x i32> zeroinitializer
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v24, <16 x float> %v16, <16 x float> %v10)
  %v26 = getelementptr inbounds float, ptr %v6, i64 16
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v16, <16 x float> %v11)
  %v31 = getelementptr inbounds float, ptr %v6, i64 24
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v34, <16 x float> %v16, <16 x float> %v12)
  %v36 = getelementptr inbounds i16, ptr %v7, i64 16
  %v37 = load <16 x i16>, ptr %v36, align 2
  %v38 = bitcast <16 x i16> %v37 to <16 x half>
  %v39 = fpext <16 x half> %v38 to <16 x float>
  %v40 = getelementptr inbounds float, ptr %v6, i64 1
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <16 x float> poison, float %v41, i64 0
  %v43 = shufflevector <16 x float> %v42, <16 x float> poison, <16 x i32> zeroinitializer
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v39, <16 x float> %v20)
  %v45 = getelementptr inbounds float, ptr %v6, i64 9
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <16 x float> poison, float %v46, i64 0
  %v48 = shufflevector <16 x float> %v47, <16 x float> poison, <16 x i32> zeroinitializer
  %v49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v48, <16 x float> %v39, <16 x float> %v25)
  %v50 = getelementptr inbounds float, ptr %v6, i64 17
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <16 x float> poison, float %v51, i64 0
  %v53 = shufflevector <16 x float> %v52, <16 x float> poison, <16 x i32> zeroinitializer
  %v54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> %v39, <16 x float> %v30)
  %v55 = getelementptr inbounds float, ptr %v6, i64 25
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <16 x float> poison, float %v56, i64 0
  %v58 = shufflevector <16 x float> %v57, <16 x float> poison, <16 x i32> zeroinitializer
  %v59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v58, <16 x float> %v39, <16 x float> %v35)
  %v60 = getelementptr inbounds i16, ptr %v7, i64 32
  %v61 = getelementptr inbounds float, ptr %v6, i64 2
  %v62 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v9, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v63 = getelementptr inbounds float, ptr %c, i64 12
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v10, ptr align 4 %v63, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v64 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v11, ptr align 4 %v64, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v65 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v12, ptr align 4 %v65, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
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
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v58, %end57 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 5
  %v24 = urem i64 %v21, 5
  %v25 = udiv i64 %v24, 5
  %v26 = urem i64 %v24, 5
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 160
  %v29 = mul i64 %v25, 160
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 8
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 8
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v16, 12
  %v36 = mul i64 0, 16
  %v37 = add i64 %v35, %v36
  %v38 = add i64 %v23, %v25
  %v39 = mul i64 %v38, 20
  %v40 = add i64 %v39, %v27
  %v41 = mul i64 %v40, 12
  %v42 = add i64 %v41, %v37
  %v43 = mul i64 %v16, 128
  %v44 = add i64 %v43, 128
  %v45 = getelementptr inbounds i16, ptr %v3, i64 %v44
  %v46 = getelementptr inbounds i8, ptr %v45, i64 0
  %v47 = getelementptr inbounds float, ptr %v1, i64 %v34
  %v48 = getelementptr inbounds i16, ptr %v3, i64 %v43
  %v49 = getelementptr inbounds float, ptr %v7, i64 %v42
  %v50 = mul i64 %v16, 16
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v50
  %v52 = icmp eq i64 %v25, 0
  %v53 = icmp eq i64 %v26, 4
  %v54 = icmp eq i64 0, 0
  %v55 = and i1 true, %v54
  br i1 %v55, label %then56, label %end57
then56:
  call void @k_tile_0001(ptr %v47, ptr %v48, ptr %v49, ptr %v51, ptr %v46, i64 %v40, i64 %v37)
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
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
