; task {"attributes":{"dilations":[1,1],"group":4,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["f32[1,4,5,8]","f32[24,3,3,2]","f32[24]"],"op":"conv","output":"f32[1,4,5,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 6 units
; phase k_product: 4 units
; scratch 1344 bytes, 0 of each core
; packed input 1: float32 (4, 1, 18, 8) f7e4087e27929fb6
; packed input 2: float32 (4, 8) c0bed8dac8ba5544
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define void @k_copy(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v67, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 56
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 6
  %v21 = urem i64 %v16, 6
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 4
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  br label %head28
head28:
  %v31 = phi i64 [ 0, %then26 ], [ %v34, %body29 ]
  %v32 = icmp slt i64 %v31, 56
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds float, ptr %v19, i64 %v31
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v33, align 4
  %v34 = add nsw i64 %v31, 8
  br label %head28
end30:
  br label %end27
end27:
  %v35 = xor i1 %v25, true
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = mul i64 %v20, 4
  %v39 = add i64 %v38, %v22
  %v40 = mul i64 %v39, 40
  %v41 = getelementptr inbounds float, ptr %v1, i64 %v40
  br label %head42
head42:
  %v45 = phi i64 [ 0, %then36 ], [ %v48, %body43 ]
  %v46 = icmp slt i64 %v45, 8
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = getelementptr inbounds float, ptr %v19, i64 %v45
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v47, align 4
  %v48 = add nsw i64 %v45, 8
  br label %head42
end44:
  %v49 = getelementptr inbounds float, ptr %v19, i64 8
  br label %head50
head50:
  %v53 = phi i64 [ 0, %end44 ], [ %v58, %body51 ]
  %v54 = icmp slt i64 %v53, 40
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = getelementptr inbounds float, ptr %v41, i64 %v53
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v49, i64 %v53
  store <8 x float> %v56, ptr %v57, align 4
  %v58 = add nsw i64 %v53, 8
  br label %head50
end52:
  %v59 = getelementptr inbounds float, ptr %v19, i64 48
  br label %head60
head60:
  %v63 = phi i64 [ 0, %end52 ], [ %v66, %body61 ]
  %v64 = icmp slt i64 %v63, 8
  br i1 %v64, label %body61, label %end62
body61:
  %v65 = getelementptr inbounds float, ptr %v59, i64 %v63
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v65, align 4
  %v66 = add nsw i64 %v63, 8
  br label %head60
end62:
  br label %end37
end37:
  %v67 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v73, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v72, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v19, %end16 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v20, %end16 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v21, %end16 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v22, %end16 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v23, %end16 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v24, %end16 ]
  %v13 = icmp slt i64 %v5, 3
  br i1 %v13, label %body3, label %end4
body3:
  br label %head14
head14:
  %v17 = phi i64 [ 0, %body3 ], [ %v71, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v70, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v68, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <8 x float> [ %v9, %body3 ], [ %v52, %body15 ]
  %v22 = phi <8 x float> [ %v10, %body3 ], [ %v57, %body15 ]
  %v23 = phi <8 x float> [ %v11, %body3 ], [ %v62, %body15 ]
  %v24 = phi <8 x float> [ %v12, %body3 ], [ %v67, %body15 ]
  %v25 = icmp slt i64 %v17, 3
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <8 x float>, ptr %v19, align 4
  %v27 = load float, ptr %v18, align 4
  %v28 = insertelement <8 x float> poison, float %v27, i64 0
  %v29 = shufflevector <8 x float> %v28, <8 x float> poison, <8 x i32> zeroinitializer
  %v30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v26, <8 x float> %v21)
  %v31 = getelementptr inbounds float, ptr %v18, i64 8
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <8 x float> poison, float %v32, i64 0
  %v34 = shufflevector <8 x float> %v33, <8 x float> poison, <8 x i32> zeroinitializer
  %v35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v34, <8 x float> %v26, <8 x float> %v22)
  %v36 = getelementptr inbounds float, ptr %v18, i64 16
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v26, <8 x float> %v23)
  %v41 = getelementptr inbounds float, ptr %v18, i64 24
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v26, <8 x float> %v24)
  %v46 = getelementptr inbounds float, ptr %v19, i64 8
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v18, i64 1
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <8 x float> poison, float %v49, i64 0
  %v51 = shufflevector <8 x float> %v50, <8 x float> poison, <8 x i32> zeroinitializer
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v47, <8 x float> %v30)
  %v53 = getelementptr inbounds float, ptr %v18, i64 9
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i64 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v47, <8 x float> %v35)
  %v58 = getelementptr inbounds float, ptr %v18, i64 17
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <8 x float> poison, float %v59, i64 0
  %v61 = shufflevector <8 x float> %v60, <8 x float> poison, <8 x i32> zeroinitializer
  %v62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v61, <8 x float> %v47, <8 x float> %v40)
  %v63 = getelementptr inbounds float, ptr %v18, i64 25
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <8 x float> poison, float %v64, i64 0
  %v66 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> zeroinitializer
  %v67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v66, <8 x float> %v47, <8 x float> %v45)
  %v68 = getelementptr inbounds float, ptr %v19, i64 16
  %v69 = getelementptr inbounds float, ptr %v18, i64 2
  %v70 = getelementptr inbounds float, ptr %v18, i64 8
  %v71 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v72 = getelementptr inbounds float, ptr %v6, i64 56
  %v73 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v9, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v74 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v10, ptr align 4 %v74, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v75 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v11, ptr align 4 %v75, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v76 = getelementptr inbounds float, ptr %c, i64 72
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v12, ptr align 4 %v76, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v37, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v36, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, 3
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v35, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v34, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v32, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <8 x float> [ %v9, %body3 ], [ %v31, %body12 ]
  %v19 = icmp slt i64 %v14, 3
  br i1 %v19, label %body12, label %end13
body12:
  %v20 = load <8 x float>, ptr %v16, align 4
  %v21 = load float, ptr %v15, align 4
  %v22 = insertelement <8 x float> poison, float %v21, i64 0
  %v23 = shufflevector <8 x float> %v22, <8 x float> poison, <8 x i32> zeroinitializer
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v23, <8 x float> %v20, <8 x float> %v18)
  %v25 = getelementptr inbounds float, ptr %v16, i64 8
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v15, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v26, <8 x float> %v24)
  %v32 = getelementptr inbounds float, ptr %v16, i64 16
  %v33 = getelementptr inbounds float, ptr %v15, i64 2
  %v34 = getelementptr inbounds float, ptr %v15, i64 8
  %v35 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v36 = getelementptr inbounds float, ptr %v6, i64 56
  %v37 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v9, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v66, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v65, %end64 ]
  %v22 = icmp slt i64 %v21, 8
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 8
  %v24 = urem i64 %v21, 8
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 336
  %v29 = mul i64 %v25, 56
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 8
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 2
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v16, 6
  %v36 = mul i64 0, 8
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 4
  %v39 = add i64 %v38, %v25
  %v40 = mul i64 %v39, 5
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 24
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v16, 144
  %v45 = add i64 %v44, 144
  %v46 = getelementptr inbounds float, ptr %v3, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = getelementptr inbounds float, ptr %v9, i64 %v34
  %v49 = getelementptr inbounds float, ptr %v3, i64 %v44
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v51 = mul i64 %v16, 8
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v51
  %v53 = icmp eq i64 %v25, 3
  %v54 = icmp eq i64 %v26, 1
  %v55 = icmp eq i64 0, 0
  %v56 = xor i1 %v54, true
  %v57 = and i1 true, %v56
  %v58 = and i1 %v57, %v55
  br i1 %v58, label %then59, label %end60
then59:
  call void @k_tile_0001(ptr %v48, ptr %v49, ptr %v50, ptr %v52, ptr %v47, i64 %v41, i64 %v37)
  br label %end60
end60:
  %v61 = and i1 true, %v54
  %v62 = and i1 %v61, %v55
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tile_0011(ptr %v48, ptr %v49, ptr %v50, ptr %v52, ptr %v47, i64 %v41, i64 %v37)
  br label %end64
end64:
  %v65 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v66 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
