; task {"attributes":{"dilations":[1,1],"group":4,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["f32[1,4,5,8]","f32[24,3,3,2]","f32[24]"],"op":"conv","output":"f32[1,4,5,24]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 4 units
; phase k_product: 4 units
; scratch 896 bytes, 0 of each core
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
  %v16 = phi i64 [ %lo, %entry ], [ %v66, %end36 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 56
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 4
  %v21 = urem i64 %v16, 4
  %v22 = icmp slt i64 %v21, 0
  %v23 = icmp sge i64 %v21, 4
  %v24 = or i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then25 ], [ %v33, %body28 ]
  %v31 = icmp slt i64 %v30, 56
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds float, ptr %v19, i64 %v30
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v32, align 4
  %v33 = add nsw i64 %v30, 8
  br label %head27
end29:
  br label %end26
end26:
  %v34 = xor i1 %v24, true
  br i1 %v34, label %then35, label %end36
then35:
  %v37 = mul i64 %v20, 4
  %v38 = add i64 %v37, %v21
  %v39 = mul i64 %v38, 40
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v39
  br label %head41
head41:
  %v44 = phi i64 [ 0, %then35 ], [ %v47, %body42 ]
  %v45 = icmp slt i64 %v44, 8
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = getelementptr inbounds float, ptr %v19, i64 %v44
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v46, align 4
  %v47 = add nsw i64 %v44, 8
  br label %head41
end43:
  %v48 = getelementptr inbounds float, ptr %v19, i64 8
  br label %head49
head49:
  %v52 = phi i64 [ 0, %end43 ], [ %v57, %body50 ]
  %v53 = icmp slt i64 %v52, 40
  br i1 %v53, label %body50, label %end51
body50:
  %v54 = getelementptr inbounds float, ptr %v40, i64 %v52
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %v48, i64 %v52
  store <8 x float> %v55, ptr %v56, align 4
  %v57 = add nsw i64 %v52, 8
  br label %head49
end51:
  %v58 = getelementptr inbounds float, ptr %v19, i64 48
  br label %head59
head59:
  %v62 = phi i64 [ 0, %end51 ], [ %v65, %body60 ]
  %v63 = icmp slt i64 %v62, 8
  br i1 %v63, label %body60, label %end61
body60:
  %v64 = getelementptr inbounds float, ptr %v58, i64 %v62
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v64, align 4
  %v65 = add nsw i64 %v62, 8
  br label %head59
end61:
  br label %end36
end36:
  %v66 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, i64 %count0, i64 %count1) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v76, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v75, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v74, %end16 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v20, %end16 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v21, %end16 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v22, %end16 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v23, %end16 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v24, %end16 ]
  %v13 = icmp slt i64 %v5, %count0
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
  %v25 = icmp slt i64 %v17, %count1
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
  %v72 = sub i64 3, %count1
  %v73 = mul i64 %v72, 16
  %v74 = getelementptr inbounds float, ptr %v19, i64 %v73
  %v75 = getelementptr inbounds float, ptr %v6, i64 56
  %v76 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v77 = sub i64 3, %count0
  %v78 = mul i64 %v77, 48
  %v79 = getelementptr inbounds float, ptr %v7, i64 %v78
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v9, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v80 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v10, ptr align 4 %v80, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v81 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v11, ptr align 4 %v81, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v82 = getelementptr inbounds float, ptr %c, i64 72
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v12, ptr align 4 %v82, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, i64 %count0, i64 %count1) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v40, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v39, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v38, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, %count0
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v35, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v34, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v32, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <8 x float> [ %v9, %body3 ], [ %v31, %body12 ]
  %v19 = icmp slt i64 %v14, %count1
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
  %v36 = sub i64 3, %count1
  %v37 = mul i64 %v36, 16
  %v38 = getelementptr inbounds float, ptr %v16, i64 %v37
  %v39 = getelementptr inbounds float, ptr %v6, i64 56
  %v40 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v41 = sub i64 3, %count0
  %v42 = mul i64 %v41, 48
  %v43 = getelementptr inbounds float, ptr %v7, i64 %v42
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
  %v16 = phi i64 [ %lo, %entry ], [ %v109, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v108, %end107 ]
  %v22 = icmp slt i64 %v21, 8
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 8
  %v24 = urem i64 %v21, 8
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 224
  %v29 = mul i64 %v25, 56
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 8
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 2
  %v34 = add i64 %v32, %v33
  %v35 = add i64 %v25, 1
  %v36 = icmp slt i64 %v35, 4
  %v37 = select i1 %v36, i64 %v35, i64 4
  %v38 = sub i64 %v37, 1
  %v39 = sub i64 1, %v38
  %v40 = icmp sgt i64 %v39, 0
  %v41 = select i1 %v40, i64 %v39, i64 0
  %v42 = sub i64 5, %v25
  %v43 = icmp sgt i64 %v42, 0
  %v44 = select i1 %v43, i64 %v42, i64 0
  %v45 = icmp slt i64 %v41, 3
  %v46 = select i1 %v45, i64 %v41, i64 3
  %v47 = icmp slt i64 %v44, 3
  %v48 = select i1 %v47, i64 %v44, i64 3
  %v49 = sub i64 %v48, %v46
  %v50 = icmp sgt i64 %v49, 0
  %v51 = select i1 %v50, i64 %v49, i64 0
  %v52 = mul i64 %v46, 56
  %v53 = add i64 %v52, -56
  %v54 = mul i64 %v46, 48
  %v55 = add i64 %v27, 4
  %v56 = icmp slt i64 %v55, 5
  %v57 = select i1 %v56, i64 %v55, i64 5
  %v58 = sub i64 %v57, 1
  %v59 = sub i64 1, %v58
  %v60 = icmp sgt i64 %v59, 0
  %v61 = select i1 %v60, i64 %v59, i64 0
  %v62 = sub i64 6, %v27
  %v63 = icmp sgt i64 %v62, 0
  %v64 = select i1 %v63, i64 %v62, i64 0
  %v65 = icmp slt i64 %v61, 3
  %v66 = select i1 %v65, i64 %v61, i64 3
  %v67 = icmp slt i64 %v64, 3
  %v68 = select i1 %v67, i64 %v64, i64 3
  %v69 = sub i64 %v68, %v66
  %v70 = icmp sgt i64 %v69, 0
  %v71 = select i1 %v70, i64 %v69, i64 0
  %v72 = mul i64 %v66, 8
  %v73 = add i64 %v53, %v72
  %v74 = mul i64 %v66, 16
  %v75 = add i64 %v54, %v74
  %v76 = add i64 %v34, %v73
  %v77 = mul i64 %v16, 6
  %v78 = mul i64 0, 8
  %v79 = add i64 %v77, %v78
  %v80 = mul i64 %v23, 4
  %v81 = add i64 %v80, %v25
  %v82 = mul i64 %v81, 5
  %v83 = add i64 %v82, %v27
  %v84 = mul i64 %v83, 24
  %v85 = add i64 %v84, %v79
  %v86 = mul i64 %v16, 144
  %v87 = add i64 %v86, 144
  %v88 = getelementptr inbounds float, ptr %v3, i64 %v87
  %v89 = add i64 %v86, %v75
  %v90 = getelementptr inbounds i8, ptr %v88, i64 0
  %v91 = getelementptr inbounds float, ptr %v9, i64 %v76
  %v92 = getelementptr inbounds float, ptr %v3, i64 %v89
  %v93 = getelementptr inbounds float, ptr %v7, i64 %v85
  %v94 = mul i64 %v16, 8
  %v95 = getelementptr inbounds float, ptr %v5, i64 %v94
  %v96 = icmp eq i64 %v25, 3
  %v97 = icmp eq i64 %v26, 1
  %v98 = icmp eq i64 0, 0
  %v99 = xor i1 %v97, true
  %v100 = and i1 true, %v99
  %v101 = and i1 %v100, %v98
  br i1 %v101, label %then102, label %end103
then102:
  call void @k_tile_0001(ptr %v91, ptr %v92, ptr %v93, ptr %v95, ptr %v90, i64 %v83, i64 %v79, i64 %v51, i64 %v71)
  br label %end103
end103:
  %v104 = and i1 true, %v97
  %v105 = and i1 %v104, %v98
  br i1 %v105, label %then106, label %end107
then106:
  call void @k_tile_0011(ptr %v91, ptr %v92, ptr %v93, ptr %v95, ptr %v90, i64 %v83, i64 %v79, i64 %v51, i64 %v71)
  br label %end107
end107:
  %v108 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v109 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
