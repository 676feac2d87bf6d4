; task {"attributes":{"dilations":[2,2],"group":1,"pads":[0,1,2,3],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,8,9,5]","f32[9,3,3,5]","f32[9]"],"op":"conv","output":"f32[1,6,9,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_copy: 8 units
; phase k_product: 18 units
; scratch 2080 bytes, 0 of each core
; packed input 1: float32 (1, 2, 45, 8) 05c154328b78777a
; packed input 2: float32 (1, 16) ead07ab5a1bb3e27
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v71, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 65
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 8
  %v21 = urem i64 %v16, 8
  %v22 = icmp slt i64 %v21, 0
  %v23 = icmp sge i64 %v21, 8
  %v24 = or i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then25 ], [ %v33, %body28 ]
  %v31 = icmp slt i64 %v30, 64
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds float, ptr %v19, i64 %v30
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v32, align 4
  %v33 = add nsw i64 %v30, 8
  br label %head27
end29:
  %v34 = getelementptr inbounds float, ptr %v19, i64 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v34, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end26
end26:
  %v35 = xor i1 %v24, true
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = mul i64 %v20, 8
  %v39 = add i64 %v38, %v21
  %v40 = mul i64 %v39, 45
  %v41 = getelementptr inbounds float, ptr %v1, i64 %v40
  br label %head42
head42:
  %v45 = phi i64 [ 0, %then36 ], [ %v48, %body43 ]
  %v46 = icmp slt i64 %v45, 0
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = getelementptr inbounds float, ptr %v19, i64 %v45
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v47, align 4
  %v48 = add nsw i64 %v45, 8
  br label %head42
end44:
  call void @llvm.masked.store.v8f32.p0(<8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v19, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v49 = getelementptr inbounds float, ptr %v19, i64 5
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
  %v59 = getelementptr inbounds float, ptr %v41, i64 40
  %v60 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v59, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v61 = getelementptr inbounds float, ptr %v49, i64 40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v60, ptr align 4 %v61, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v62 = getelementptr inbounds float, ptr %v19, i64 50
  br label %head63
head63:
  %v66 = phi i64 [ 0, %end52 ], [ %v69, %body64 ]
  %v67 = icmp slt i64 %v66, 8
  br i1 %v67, label %body64, label %end65
body64:
  %v68 = getelementptr inbounds float, ptr %v62, i64 %v66
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v68, align 4
  %v69 = add nsw i64 %v66, 8
  br label %head63
end65:
  %v70 = getelementptr inbounds float, ptr %v62, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v70, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  br label %end37
end37:
  %v71 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, i64 %count0, i64 %count1) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v67, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v66, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v65, %end16 ]
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
  %v17 = phi i64 [ 0, %body3 ], [ %v62, %end28 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v61, %end28 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v31, %end28 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v32, %end28 ]
  %v21 = phi <8 x float> [ %v9, %body3 ], [ %v33, %end28 ]
  %v22 = phi <8 x float> [ %v10, %body3 ], [ %v34, %end28 ]
  %v23 = phi <8 x float> [ %v11, %body3 ], [ %v35, %end28 ]
  %v24 = phi <8 x float> [ %v12, %body3 ], [ %v36, %end28 ]
  %v25 = icmp slt i64 %v17, %count1
  br i1 %v25, label %body15, label %end16
body15:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %body15 ], [ %v60, %body27 ]
  %v30 = phi ptr [ %v18, %body15 ], [ %v59, %body27 ]
  %v31 = phi ptr [ %v19, %body15 ], [ %v58, %body27 ]
  %v32 = phi ptr [ %v20, %body15 ], [ %v32, %body27 ]
  %v33 = phi <8 x float> [ %v21, %body15 ], [ %v42, %body27 ]
  %v34 = phi <8 x float> [ %v22, %body15 ], [ %v47, %body27 ]
  %v35 = phi <8 x float> [ %v23, %body15 ], [ %v52, %body27 ]
  %v36 = phi <8 x float> [ %v24, %body15 ], [ %v57, %body27 ]
  %v37 = icmp slt i64 %v29, 5
  br i1 %v37, label %body27, label %end28
body27:
  %v38 = load <8 x float>, ptr %v31, align 4
  %v39 = load float, ptr %v30, align 4
  %v40 = insertelement <8 x float> poison, float %v39, i64 0
  %v41 = shufflevector <8 x float> %v40, <8 x float> poison, <8 x i32> zeroinitializer
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v41, <8 x float> %v38, <8 x float> %v33)
  %v43 = getelementptr inbounds float, ptr %v30, i64 5
  %v44 = load float, ptr %v43, align 4
  %v45 = insertelement <8 x float> poison, float %v44, i64 0
  %v46 = shufflevector <8 x float> %v45, <8 x float> poison, <8 x i32> zeroinitializer
  %v47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v38, <8 x float> %v34)
  %v48 = getelementptr inbounds float, ptr %v30, i64 10
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <8 x float> poison, float %v49, i64 0
  %v51 = shufflevector <8 x float> %v50, <8 x float> poison, <8 x i32> zeroinitializer
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v38, <8 x float> %v35)
  %v53 = getelementptr inbounds float, ptr %v30, i64 15
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i64 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v38, <8 x float> %v36)
  %v58 = getelementptr inbounds float, ptr %v31, i64 8
  %v59 = getelementptr inbounds float, ptr %v30, i64 1
  %v60 = add nsw i64 %v29, 1
  br label %head26
end28:
  %v61 = getelementptr inbounds float, ptr %v18, i64 10
  %v62 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v63 = sub i64 3, %count1
  %v64 = mul i64 %v63, 40
  %v65 = getelementptr inbounds float, ptr %v19, i64 %v64
  %v66 = getelementptr inbounds float, ptr %v6, i64 130
  %v67 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v68 = sub i64 3, %count0
  %v69 = mul i64 %v68, 120
  %v70 = getelementptr inbounds float, ptr %v7, i64 %v69
  %v71 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v72 = select <8 x i1> %v71, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v73 = add i64 %row, 1
  %v74 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v75 = select <8 x i1> %v74, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v76 = add i64 %row, 2
  %v77 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v78 = select <8 x i1> %v77, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v79 = add i64 %row, 3
  %v80 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v81 = select <8 x i1> %v80, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  store <8 x float> %v72, ptr %c, align 4
  %v82 = getelementptr inbounds float, ptr %c, i64 9
  store <8 x float> %v75, ptr %v82, align 4
  %v83 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v78, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %c, i64 27
  store <8 x float> %v81, ptr %v84, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, i64 %count0, i64 %count1) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v67, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v66, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v65, %end16 ]
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
  %v17 = phi i64 [ 0, %body3 ], [ %v62, %end28 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v61, %end28 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v31, %end28 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v32, %end28 ]
  %v21 = phi <8 x float> [ %v9, %body3 ], [ %v33, %end28 ]
  %v22 = phi <8 x float> [ %v10, %body3 ], [ %v34, %end28 ]
  %v23 = phi <8 x float> [ %v11, %body3 ], [ %v35, %end28 ]
  %v24 = phi <8 x float> [ %v12, %body3 ], [ %v36, %end28 ]
  %v25 = icmp slt i64 %v17, %count1
  br i1 %v25, label %body15, label %end16
body15:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %body15 ], [ %v60, %body27 ]
  %v30 = phi ptr [ %v18, %body15 ], [ %v59, %body27 ]
  %v31 = phi ptr [ %v19, %body15 ], [ %v58, %body27 ]
  %v32 = phi ptr [ %v20, %body15 ], [ %v32, %body27 ]
  %v33 = phi <8 x float> [ %v21, %body15 ], [ %v42, %body27 ]
  %v34 = phi <8 x float> [ %v22, %body15 ], [ %v47, %body27 ]
  %v35 = phi <8 x float> [ %v23, %body15 ], [ %v52, %body27 ]
  %v36 = phi <8 x float> [ %v24, %body15 ], [ %v57, %body27 ]
  %v37 = icmp slt i64 %v29, 5
  br i1 %v37, label %body27, label %end28
body27:
  %v38 = load <8 x float>, ptr %v31, align 4
  %v39 = load float, ptr %v30, align 4
  %v40 = insertelement <8 x float> poison, float %v39, i64 0
  %v41 = shufflevector <8 x float> %v40, <8 x float> poison, <8 x i32> zeroinitializer
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v41, <8 x float> %v38, <8 x float> %v33)
  %v43 = getelementptr inbounds float, ptr %v30, i64 5
  %v44 = load float, ptr %v43, align 4
  %v45 = insertelement <8 x float> poison, float %v44, i64 0
  %v46 = shufflevector <8 x float> %v45, <8 x float> poison, <8 x i32> zeroinitializer
  %v47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v38, <8 x float> %v34)
  %v48 = getelementptr inbounds float, ptr %v30, i64 10
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <8 x float> poison, float %v49, i64 0
  %v51 = shufflevector <8 x float> %v50, <8 x float> poison, <8 x i32> zeroinitializer
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v38, <8 x float> %v35)
  %v53 = getelementptr inbounds float, ptr %v30, i64 15
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i64 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v38, <8 x float> %v36)
  %v58 = getelementptr inbounds float, ptr %v31, i64 8
  %v59 = getelementptr inbounds float, ptr %v30, i64 1
  %v60 = add nsw i64 %v29, 1
  br label %head26
end28:
  %v61 = getelementptr inbounds float, ptr %v18, i64 10
  %v62 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v63 = sub i64 3, %count1
  %v64 = mul i64 %v63, 40
  %v65 = getelementptr inbounds float, ptr %v19, i64 %v64
  %v66 = getelementptr inbounds float, ptr %v6, i64 130
  %v67 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v68 = sub i64 3, %count0
  %v69 = mul i64 %v68, 120
  %v70 = getelementptr inbounds float, ptr %v7, i64 %v69
  %v71 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v72 = select <8 x i1> %v71, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v73 = add i64 %row, 1
  %v74 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v75 = select <8 x i1> %v74, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v76 = add i64 %row, 2
  %v77 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v78 = select <8 x i1> %v77, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v79 = add i64 %row, 3
  %v80 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v81 = select <8 x i1> %v80, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v72, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v82 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v75, ptr align 4 %v82, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v83 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v78, ptr align 4 %v83, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v84 = getelementptr inbounds float, ptr %c, i64 27
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v81, ptr align 4 %v84, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, i64 %count0, i64 %count1) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v43, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v42, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v41, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, %count0
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v38, %end22 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v37, %end22 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v25, %end22 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v26, %end22 ]
  %v18 = phi <8 x float> [ %v9, %body3 ], [ %v27, %end22 ]
  %v19 = icmp slt i64 %v14, %count1
  br i1 %v19, label %body12, label %end13
body12:
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body12 ], [ %v36, %body21 ]
  %v24 = phi ptr [ %v15, %body12 ], [ %v35, %body21 ]
  %v25 = phi ptr [ %v16, %body12 ], [ %v34, %body21 ]
  %v26 = phi ptr [ %v17, %body12 ], [ %v26, %body21 ]
  %v27 = phi <8 x float> [ %v18, %body12 ], [ %v33, %body21 ]
  %v28 = icmp slt i64 %v23, 5
  br i1 %v28, label %body21, label %end22
body21:
  %v29 = load <8 x float>, ptr %v25, align 4
  %v30 = load float, ptr %v24, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v29, <8 x float> %v27)
  %v34 = getelementptr inbounds float, ptr %v25, i64 8
  %v35 = getelementptr inbounds float, ptr %v24, i64 1
  %v36 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v37 = getelementptr inbounds float, ptr %v15, i64 10
  %v38 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v39 = sub i64 3, %count1
  %v40 = mul i64 %v39, 40
  %v41 = getelementptr inbounds float, ptr %v16, i64 %v40
  %v42 = getelementptr inbounds float, ptr %v6, i64 130
  %v43 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v44 = sub i64 3, %count0
  %v45 = mul i64 %v44, 120
  %v46 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v47 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v48 = select <8 x i1> %v47, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  store <8 x float> %v48, ptr %c, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, i64 %count0, i64 %count1) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v43, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v42, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v41, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, %count0
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v38, %end22 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v37, %end22 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v25, %end22 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v26, %end22 ]
  %v18 = phi <8 x float> [ %v9, %body3 ], [ %v27, %end22 ]
  %v19 = icmp slt i64 %v14, %count1
  br i1 %v19, label %body12, label %end13
body12:
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body12 ], [ %v36, %body21 ]
  %v24 = phi ptr [ %v15, %body12 ], [ %v35, %body21 ]
  %v25 = phi ptr [ %v16, %body12 ], [ %v34, %body21 ]
  %v26 = phi ptr [ %v17, %body12 ], [ %v26, %body21 ]
  %v27 = phi <8 x float> [ %v18, %body12 ], [ %v33, %body21 ]
  %v28 = icmp slt i64 %v23, 5
  br i1 %v28, label %body21, label %end22
body21:
  %v29 = load <8 x float>, ptr %v25, align 4
  %v30 = load float, ptr %v24, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v29, <8 x float> %v27)
  %v34 = getelementptr inbounds float, ptr %v25, i64 8
  %v35 = getelementptr inbounds float, ptr %v24, i64 1
  %v36 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v37 = getelementptr inbounds float, ptr %v15, i64 10
  %v38 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v39 = sub i64 3, %count1
  %v40 = mul i64 %v39, 40
  %v41 = getelementptr inbounds float, ptr %v16, i64 %v40
  %v42 = getelementptr inbounds float, ptr %v6, i64 130
  %v43 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v44 = sub i64 3, %count0
  %v45 = mul i64 %v44, 120
  %v46 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v47 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v48 = select <8 x i1> %v47, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v48, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v129, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v128, %end127 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 18
  %v24 = urem i64 %v21, 18
  %v25 = udiv i64 %v24, 3
  %v26 = urem i64 %v24, 3
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 520
  %v31 = mul i64 %v25, 65
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 5
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 5
  %v36 = add i64 %v34, %v35
  %v37 = add i64 %v25, 1
  %v38 = icmp slt i64 %v37, 6
  %v39 = select i1 %v38, i64 %v37, i64 6
  %v40 = sub i64 %v39, 1
  %v41 = sub i64 0, %v40
  %v42 = icmp sgt i64 %v41, 0
  %v43 = select i1 %v42, i64 %v41, i64 0
  %v44 = sub i64 8, %v25
  %v45 = icmp sgt i64 %v44, 0
  %v46 = select i1 %v45, i64 %v44, i64 0
  %v47 = add i64 %v43, 1
  %v48 = udiv i64 %v47, 2
  %v49 = icmp slt i64 %v48, 3
  %v50 = select i1 %v49, i64 %v48, i64 3
  %v51 = add i64 %v46, 1
  %v52 = udiv i64 %v51, 2
  %v53 = icmp slt i64 %v52, 3
  %v54 = select i1 %v53, i64 %v52, i64 3
  %v55 = sub i64 %v54, %v50
  %v56 = icmp sgt i64 %v55, 0
  %v57 = select i1 %v56, i64 %v55, i64 0
  %v58 = mul i64 %v50, 130
  %v59 = mul i64 %v50, 120
  %v60 = add i64 %v29, 4
  %v61 = icmp slt i64 %v60, 9
  %v62 = select i1 %v61, i64 %v60, i64 9
  %v63 = sub i64 %v62, 1
  %v64 = sub i64 1, %v63
  %v65 = icmp sgt i64 %v64, 0
  %v66 = select i1 %v65, i64 %v64, i64 0
  %v67 = sub i64 10, %v29
  %v68 = icmp sgt i64 %v67, 0
  %v69 = select i1 %v68, i64 %v67, i64 0
  %v70 = add i64 %v66, 1
  %v71 = udiv i64 %v70, 2
  %v72 = icmp slt i64 %v71, 3
  %v73 = select i1 %v72, i64 %v71, i64 3
  %v74 = add i64 %v69, 1
  %v75 = udiv i64 %v74, 2
  %v76 = icmp slt i64 %v75, 3
  %v77 = select i1 %v76, i64 %v75, i64 3
  %v78 = sub i64 %v77, %v73
  %v79 = icmp sgt i64 %v78, 0
  %v80 = select i1 %v79, i64 %v78, i64 0
  %v81 = mul i64 %v73, 10
  %v82 = add i64 %v58, %v81
  %v83 = mul i64 %v73, 40
  %v84 = add i64 %v59, %v83
  %v85 = add i64 %v36, %v82
  %v86 = mul i64 %v27, 9
  %v87 = mul i64 %v28, 8
  %v88 = add i64 %v86, %v87
  %v89 = mul i64 %v23, 6
  %v90 = add i64 %v89, %v25
  %v91 = mul i64 %v90, 9
  %v92 = add i64 %v91, %v29
  %v93 = mul i64 %v92, 9
  %v94 = add i64 %v93, %v88
  %v95 = mul i64 %v16, 360
  %v96 = add i64 %v95, 360
  %v97 = getelementptr inbounds float, ptr %v3, i64 %v96
  %v98 = add i64 %v95, %v84
  %v99 = getelementptr inbounds i8, ptr %v97, i64 0
  %v100 = getelementptr inbounds float, ptr %v9, i64 %v85
  %v101 = getelementptr inbounds float, ptr %v3, i64 %v98
  %v102 = getelementptr inbounds float, ptr %v7, i64 %v94
  %v103 = mul i64 %v16, 8
  %v104 = getelementptr inbounds float, ptr %v5, i64 %v103
  %v105 = icmp eq i64 %v25, 5
  %v106 = icmp eq i64 %v26, 2
  %v107 = icmp eq i64 %v28, 1
  %v108 = xor i1 %v106, true
  %v109 = and i1 true, %v108
  %v110 = xor i1 %v107, true
  %v111 = and i1 %v109, %v110
  br i1 %v111, label %then112, label %end113
then112:
  call void @k_tile_0000(ptr %v100, ptr %v101, ptr %v102, ptr %v104, ptr %v99, i64 %v92, i64 %v88, i64 %v57, i64 %v80)
  br label %end113
end113:
  %v114 = xor i1 %v106, true
  %v115 = and i1 true, %v114
  %v116 = and i1 %v115, %v107
  br i1 %v116, label %then117, label %end118
then117:
  call void @k_tile_0001(ptr %v100, ptr %v101, ptr %v102, ptr %v104, ptr %v99, i64 %v92, i64 %v88, i64 %v57, i64 %v80)
  br label %end118
end118:
  %v119 = and i1 true, %v106
  %v120 = xor i1 %v107, true
  %v121 = and i1 %v119, %v120
  br i1 %v121, label %then122, label %end123
then122:
  call void @k_tile_0010(ptr %v100, ptr %v101, ptr %v102, ptr %v104, ptr %v99, i64 %v92, i64 %v88, i64 %v57, i64 %v80)
  br label %end123
end123:
  %v124 = and i1 true, %v106
  %v125 = and i1 %v124, %v107
  br i1 %v125, label %then126, label %end127
then126:
  call void @k_tile_0011(ptr %v100, ptr %v101, ptr %v102, ptr %v104, ptr %v99, i64 %v92, i64 %v88, i64 %v57, i64 %v80)
  br label %end127
end127:
  %v128 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v129 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
