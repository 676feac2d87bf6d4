; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,5,7,6]","f32[20,3,3,6]","f32[20]"],"op":"conv","output":"f32[1,5,7,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 7 units
; phase k_product: 12 units
; scratch 1512 bytes, 0 of each core
; packed input 1: float32 (1, 3, 54, 8) 735f528fd0ea0ab3
; packed input 2: float32 (1, 24) e08c98c7f092509a
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
  %v16 = phi i64 [ %lo, %entry ], [ %v71, %end38 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 54
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 7
  %v21 = urem i64 %v16, 7
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 5
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  br label %head28
head28:
  %v31 = phi i64 [ 0, %then26 ], [ %v34, %body29 ]
  %v32 = icmp slt i64 %v31, 48
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds float, ptr %v19, i64 %v31
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v33, align 4
  %v34 = add nsw i64 %v31, 8
  br label %head28
end30:
  %v35 = getelementptr inbounds float, ptr %v19, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v35, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  br label %end27
end27:
  %v36 = xor i1 %v25, true
  br i1 %v36, label %then37, label %end38
then37:
  %v39 = mul i64 %v20, 5
  %v40 = add i64 %v39, %v22
  %v41 = mul i64 %v40, 42
  %v42 = getelementptr inbounds float, ptr %v1, i64 %v41
  br label %head43
head43:
  %v46 = phi i64 [ 0, %then37 ], [ %v49, %body44 ]
  %v47 = icmp slt i64 %v46, 0
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds float, ptr %v19, i64 %v46
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v48, align 4
  %v49 = add nsw i64 %v46, 8
  br label %head43
end45:
  call void @llvm.masked.store.v8f32.p0(<8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v19, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v50 = getelementptr inbounds float, ptr %v19, i64 6
  br label %head51
head51:
  %v54 = phi i64 [ 0, %end45 ], [ %v59, %body52 ]
  %v55 = icmp slt i64 %v54, 40
  br i1 %v55, label %body52, label %end53
body52:
  %v56 = getelementptr inbounds float, ptr %v42, i64 %v54
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v50, i64 %v54
  store <8 x float> %v57, ptr %v58, align 4
  %v59 = add nsw i64 %v54, 8
  br label %head51
end53:
  %v60 = getelementptr inbounds float, ptr %v42, i64 40
  %v61 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v60, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v62 = getelementptr inbounds float, ptr %v50, i64 40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v61, ptr align 4 %v62, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v63 = getelementptr inbounds float, ptr %v19, i64 48
  br label %head64
head64:
  %v67 = phi i64 [ 0, %end53 ], [ %v70, %body65 ]
  %v68 = icmp slt i64 %v67, 0
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = getelementptr inbounds float, ptr %v63, i64 %v67
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v69, align 4
  %v70 = add nsw i64 %v67, 8
  br label %head64
end66:
  call void @llvm.masked.store.v8f32.p0(<8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v63, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  br label %end38
end38:
  %v71 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v72, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v71, %end16 ]
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
  %v17 = phi i64 [ 0, %body3 ], [ %v70, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v69, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v68, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <8 x float> [ %v9, %body3 ], [ %v52, %body15 ]
  %v22 = phi <8 x float> [ %v10, %body3 ], [ %v57, %body15 ]
  %v23 = phi <8 x float> [ %v11, %body3 ], [ %v62, %body15 ]
  %v24 = phi <8 x float> [ %v12, %body3 ], [ %v67, %body15 ]
  %v25 = icmp slt i64 %v17, 9
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <8 x float>, ptr %v19, align 4
  %v27 = load float, ptr %v18, align 4
  %v28 = insertelement <8 x float> poison, float %v27, i64 0
  %v29 = shufflevector <8 x float> %v28, <8 x float> poison, <8 x i32> zeroinitializer
  %v30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v26, <8 x float> %v21)
  %v31 = getelementptr inbounds float, ptr %v18, i64 6
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <8 x float> poison, float %v32, i64 0
  %v34 = shufflevector <8 x float> %v33, <8 x float> poison, <8 x i32> zeroinitializer
  %v35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v34, <8 x float> %v26, <8 x float> %v22)
  %v36 = getelementptr inbounds float, ptr %v18, i64 54
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v26, <8 x float> %v23)
  %v41 = getelementptr inbounds float, ptr %v18, i64 60
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
  %v53 = getelementptr inbounds float, ptr %v18, i64 7
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i64 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v47, <8 x float> %v35)
  %v58 = getelementptr inbounds float, ptr %v18, i64 55
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <8 x float> poison, float %v59, i64 0
  %v61 = shufflevector <8 x float> %v60, <8 x float> poison, <8 x i32> zeroinitializer
  %v62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v61, <8 x float> %v47, <8 x float> %v40)
  %v63 = getelementptr inbounds float, ptr %v18, i64 61
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <8 x float> poison, float %v64, i64 0
  %v66 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> zeroinitializer
  %v67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v66, <8 x float> %v47, <8 x float> %v45)
  %v68 = getelementptr inbounds float, ptr %v19, i64 16
  %v69 = getelementptr inbounds float, ptr %v18, i64 2
  %v70 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v71 = getelementptr inbounds float, ptr %v6, i64 54
  %v72 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v73 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v74 = select <8 x i1> %v73, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v75 = add i64 %row, 1
  %v76 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v77 = select <8 x i1> %v76, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v78 = add i64 %row, 7
  %v79 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v80 = select <8 x i1> %v79, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v81 = add i64 %row, 8
  %v82 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v83 = select <8 x i1> %v82, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  store <8 x float> %v74, ptr %c, align 4
  %v84 = getelementptr inbounds float, ptr %c, i64 20
  store <8 x float> %v77, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %c, i64 140
  store <8 x float> %v80, ptr %v85, align 4
  %v86 = getelementptr inbounds float, ptr %c, i64 160
  store <8 x float> %v83, ptr %v86, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v72, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v71, %end16 ]
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
  %v17 = phi i64 [ 0, %body3 ], [ %v70, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v69, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v68, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <8 x float> [ %v9, %body3 ], [ %v52, %body15 ]
  %v22 = phi <8 x float> [ %v10, %body3 ], [ %v57, %body15 ]
  %v23 = phi <8 x float> [ %v11, %body3 ], [ %v62, %body15 ]
  %v24 = phi <8 x float> [ %v12, %body3 ], [ %v67, %body15 ]
  %v25 = icmp slt i64 %v17, 9
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <8 x float>, ptr %v19, align 4
  %v27 = load float, ptr %v18, align 4
  %v28 = insertelement <8 x float> poison, float %v27, i64 0
  %v29 = shufflevector <8 x float> %v28, <8 x float> poison, <8 x i32> zeroinitializer
  %v30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v29, <8 x float> %v26, <8 x float> %v21)
  %v31 = getelementptr inbounds float, ptr %v18, i64 6
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <8 x float> poison, float %v32, i64 0
  %v34 = shufflevector <8 x float> %v33, <8 x float> poison, <8 x i32> zeroinitializer
  %v35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v34, <8 x float> %v26, <8 x float> %v22)
  %v36 = getelementptr inbounds float, ptr %v18, i64 54
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v26, <8 x float> %v23)
  %v41 = getelementptr inbounds float, ptr %v18, i64 60
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
  %v53 = getelementptr inbounds float, ptr %v18, i64 7
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i64 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v47, <8 x float> %v35)
  %v58 = getelementptr inbounds float, ptr %v18, i64 55
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <8 x float> poison, float %v59, i64 0
  %v61 = shufflevector <8 x float> %v60, <8 x float> poison, <8 x i32> zeroinitializer
  %v62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v61, <8 x float> %v47, <8 x float> %v40)
  %v63 = getelementptr inbounds float, ptr %v18, i64 61
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <8 x float> poison, float %v64, i64 0
  %v66 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> zeroinitializer
  %v67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v66, <8 x float> %v47, <8 x float> %v45)
  %v68 = getelementptr inbounds float, ptr %v19, i64 16
  %v69 = getelementptr inbounds float, ptr %v18, i64 2
  %v70 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v71 = getelementptr inbounds float, ptr %v6, i64 54
  %v72 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v73 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v74 = select <8 x i1> %v73, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v75 = add i64 %row, 1
  %v76 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v77 = select <8 x i1> %v76, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v78 = add i64 %row, 7
  %v79 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v80 = select <8 x i1> %v79, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v81 = add i64 %row, 8
  %v82 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v83 = select <8 x i1> %v82, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v74, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v84 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v77, ptr align 4 %v84, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v85 = getelementptr inbounds float, ptr %c, i64 140
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v80, ptr align 4 %v85, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v86 = getelementptr inbounds float, ptr %c, i64 160
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v83, ptr align 4 %v86, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v48, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v47, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v19, %end14 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v20, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v46, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v45, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v44, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <8 x float> [ %v9, %body3 ], [ %v38, %body13 ]
  %v20 = phi <8 x float> [ %v10, %body3 ], [ %v43, %body13 ]
  %v21 = icmp slt i64 %v15, 9
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <8 x float>, ptr %v17, align 4
  %v23 = load float, ptr %v16, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v22, <8 x float> %v19)
  %v27 = getelementptr inbounds float, ptr %v16, i64 54
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v22, <8 x float> %v20)
  %v32 = getelementptr inbounds float, ptr %v17, i64 8
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v16, i64 1
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v33, <8 x float> %v26)
  %v39 = getelementptr inbounds float, ptr %v16, i64 55
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v33, <8 x float> %v31)
  %v44 = getelementptr inbounds float, ptr %v17, i64 16
  %v45 = getelementptr inbounds float, ptr %v16, i64 2
  %v46 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v47 = getelementptr inbounds float, ptr %v6, i64 54
  %v48 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v49 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v50 = select <8 x i1> %v49, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v51 = add i64 %row, 7
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  store <8 x float> %v50, ptr %c, align 4
  %v54 = getelementptr inbounds float, ptr %c, i64 140
  store <8 x float> %v53, ptr %v54, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v48, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v47, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v19, %end14 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v20, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v46, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v45, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v44, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <8 x float> [ %v9, %body3 ], [ %v38, %body13 ]
  %v20 = phi <8 x float> [ %v10, %body3 ], [ %v43, %body13 ]
  %v21 = icmp slt i64 %v15, 9
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <8 x float>, ptr %v17, align 4
  %v23 = load float, ptr %v16, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v22, <8 x float> %v19)
  %v27 = getelementptr inbounds float, ptr %v16, i64 54
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v22, <8 x float> %v20)
  %v32 = getelementptr inbounds float, ptr %v17, i64 8
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v16, i64 1
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v33, <8 x float> %v26)
  %v39 = getelementptr inbounds float, ptr %v16, i64 55
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v33, <8 x float> %v31)
  %v44 = getelementptr inbounds float, ptr %v17, i64 16
  %v45 = getelementptr inbounds float, ptr %v16, i64 2
  %v46 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v47 = getelementptr inbounds float, ptr %v6, i64 54
  %v48 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v49 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v50 = select <8 x i1> %v49, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v51 = add i64 %row, 7
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v50, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v54 = getelementptr inbounds float, ptr %c, i64 140
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v53, ptr align 4 %v54, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0100(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v48, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v47, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v19, %end14 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v20, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v46, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v45, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v44, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <8 x float> [ %v9, %body3 ], [ %v38, %body13 ]
  %v20 = phi <8 x float> [ %v10, %body3 ], [ %v43, %body13 ]
  %v21 = icmp slt i64 %v15, 9
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <8 x float>, ptr %v17, align 4
  %v23 = load float, ptr %v16, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v22, <8 x float> %v19)
  %v27 = getelementptr inbounds float, ptr %v16, i64 6
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v22, <8 x float> %v20)
  %v32 = getelementptr inbounds float, ptr %v17, i64 8
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v16, i64 1
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v33, <8 x float> %v26)
  %v39 = getelementptr inbounds float, ptr %v16, i64 7
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v33, <8 x float> %v31)
  %v44 = getelementptr inbounds float, ptr %v17, i64 16
  %v45 = getelementptr inbounds float, ptr %v16, i64 2
  %v46 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v47 = getelementptr inbounds float, ptr %v6, i64 54
  %v48 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v49 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v50 = select <8 x i1> %v49, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v51 = add i64 %row, 1
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  store <8 x float> %v50, ptr %c, align 4
  %v54 = getelementptr inbounds float, ptr %c, i64 20
  store <8 x float> %v53, ptr %v54, align 4
  ret void
}
define internal void @k_tile_0101(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v48, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v47, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v19, %end14 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v20, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v46, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v45, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v44, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <8 x float> [ %v9, %body3 ], [ %v38, %body13 ]
  %v20 = phi <8 x float> [ %v10, %body3 ], [ %v43, %body13 ]
  %v21 = icmp slt i64 %v15, 9
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <8 x float>, ptr %v17, align 4
  %v23 = load float, ptr %v16, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v22, <8 x float> %v19)
  %v27 = getelementptr inbounds float, ptr %v16, i64 6
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v22, <8 x float> %v20)
  %v32 = getelementptr inbounds float, ptr %v17, i64 8
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v16, i64 1
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v33, <8 x float> %v26)
  %v39 = getelementptr inbounds float, ptr %v16, i64 7
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v33, <8 x float> %v31)
  %v44 = getelementptr inbounds float, ptr %v17, i64 16
  %v45 = getelementptr inbounds float, ptr %v16, i64 2
  %v46 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v47 = getelementptr inbounds float, ptr %v6, i64 54
  %v48 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v49 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v50 = select <8 x i1> %v49, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v51 = add i64 %row, 1
  %v52 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v50, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v54 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v53, ptr align 4 %v54, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0110(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, 3
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v34, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v33, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v32, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <8 x float> [ %v9, %body3 ], [ %v31, %body12 ]
  %v19 = icmp slt i64 %v14, 9
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
  %v34 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v35 = getelementptr inbounds float, ptr %v6, i64 54
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v38 = select <8 x i1> %v37, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  store <8 x float> %v38, ptr %c, align 4
  ret void
}
define internal void @k_tile_0111(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, 3
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v34, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v33, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v32, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <8 x float> [ %v9, %body3 ], [ %v31, %body12 ]
  %v19 = icmp slt i64 %v14, 9
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
  %v34 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v35 = getelementptr inbounds float, ptr %v6, i64 54
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v37 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v38 = select <8 x i1> %v37, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v38, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v112, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v111, %end110 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 12
  %v24 = urem i64 %v21, 12
  %v25 = udiv i64 %v24, 4
  %v26 = urem i64 %v24, 4
  %v27 = udiv i64 %v16, 3
  %v28 = urem i64 %v16, 3
  %v29 = mul i64 %v25, 2
  %v30 = mul i64 %v26, 2
  %v31 = mul i64 %v23, 378
  %v32 = mul i64 %v29, 54
  %v33 = add i64 %v31, %v32
  %v34 = mul i64 %v30, 6
  %v35 = add i64 %v33, %v34
  %v36 = mul i64 %v27, 6
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v27, 20
  %v39 = mul i64 %v28, 8
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v23, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 7
  %v44 = add i64 %v43, %v30
  %v45 = mul i64 %v44, 20
  %v46 = add i64 %v45, %v40
  %v47 = mul i64 %v16, 432
  %v48 = add i64 %v47, 432
  %v49 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v50 = getelementptr inbounds i8, ptr %v49, i64 0
  %v51 = getelementptr inbounds float, ptr %v9, i64 %v37
  %v52 = getelementptr inbounds float, ptr %v3, i64 %v47
  %v53 = getelementptr inbounds float, ptr %v7, i64 %v46
  %v54 = mul i64 %v16, 8
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v54
  %v56 = icmp eq i64 %v25, 2
  %v57 = icmp eq i64 %v26, 3
  %v58 = icmp eq i64 %v28, 2
  %v59 = xor i1 %v56, true
  %v60 = and i1 true, %v59
  %v61 = xor i1 %v57, true
  %v62 = and i1 %v60, %v61
  %v63 = xor i1 %v58, true
  %v64 = and i1 %v62, %v63
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0000(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end66
end66:
  %v67 = xor i1 %v56, true
  %v68 = and i1 true, %v67
  %v69 = xor i1 %v57, true
  %v70 = and i1 %v68, %v69
  %v71 = and i1 %v70, %v58
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0001(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end73
end73:
  %v74 = xor i1 %v56, true
  %v75 = and i1 true, %v74
  %v76 = and i1 %v75, %v57
  %v77 = xor i1 %v58, true
  %v78 = and i1 %v76, %v77
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0010(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end80
end80:
  %v81 = xor i1 %v56, true
  %v82 = and i1 true, %v81
  %v83 = and i1 %v82, %v57
  %v84 = and i1 %v83, %v58
  br i1 %v84, label %then85, label %end86
then85:
  call void @k_tile_0011(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end86
end86:
  %v87 = and i1 true, %v56
  %v88 = xor i1 %v57, true
  %v89 = and i1 %v87, %v88
  %v90 = xor i1 %v58, true
  %v91 = and i1 %v89, %v90
  br i1 %v91, label %then92, label %end93
then92:
  call void @k_tile_0100(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end93
end93:
  %v94 = and i1 true, %v56
  %v95 = xor i1 %v57, true
  %v96 = and i1 %v94, %v95
  %v97 = and i1 %v96, %v58
  br i1 %v97, label %then98, label %end99
then98:
  call void @k_tile_0101(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end99
end99:
  %v100 = and i1 true, %v56
  %v101 = and i1 %v100, %v57
  %v102 = xor i1 %v58, true
  %v103 = and i1 %v101, %v102
  br i1 %v103, label %then104, label %end105
then104:
  call void @k_tile_0110(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end105
end105:
  %v106 = and i1 true, %v56
  %v107 = and i1 %v106, %v57
  %v108 = and i1 %v107, %v58
  br i1 %v108, label %then109, label %end110
then109:
  call void @k_tile_0111(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end110
end110:
  %v111 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v112 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
