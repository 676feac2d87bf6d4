; task {"attributes":{"dilations":[1,1],"group":1,"pads":[3,3,3,3],"strides":[2,2]},"inputs":["f32[1,12,13,3]","f32[10,7,7,3]","f32[10]"],"op":"conv","output":"f32[1,6,7,10]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_copy: 18 units
; phase k_product: 12 units
; scratch 4104 bytes, 0 of each core
; packed input 1: float32 (1, 1, 147, 16) 40619c540d697633
; packed input 2: float32 (1, 16) f03369d604384942
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
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
  %v18 = mul i64 %v16, 57
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 18
  %v21 = urem i64 %v16, 18
  %v22 = sub i64 %v21, 3
  %v23 = icmp slt i64 %v21, 3
  %v24 = icmp sge i64 %v22, 12
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
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v33, align 4
  %v34 = add nsw i64 %v31, 16
  br label %head28
end30:
  %v35 = getelementptr inbounds float, ptr %v19, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end27
end27:
  %v36 = xor i1 %v25, true
  br i1 %v36, label %then37, label %end38
then37:
  %v39 = mul i64 %v20, 12
  %v40 = add i64 %v39, %v22
  %v41 = mul i64 %v40, 39
  %v42 = getelementptr inbounds float, ptr %v1, i64 %v41
  br label %head43
head43:
  %v46 = phi i64 [ 0, %then37 ], [ %v49, %body44 ]
  %v47 = icmp slt i64 %v46, 0
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds float, ptr %v19, i64 %v46
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v48, align 4
  %v49 = add nsw i64 %v46, 16
  br label %head43
end45:
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v19, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v50 = getelementptr inbounds float, ptr %v19, i64 9
  br label %head51
head51:
  %v54 = phi i64 [ 0, %end45 ], [ %v59, %body52 ]
  %v55 = icmp slt i64 %v54, 32
  br i1 %v55, label %body52, label %end53
body52:
  %v56 = getelementptr inbounds float, ptr %v42, i64 %v54
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v50, i64 %v54
  store <16 x float> %v57, ptr %v58, align 4
  %v59 = add nsw i64 %v54, 16
  br label %head51
end53:
  %v60 = getelementptr inbounds float, ptr %v42, i64 32
  %v61 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v62 = getelementptr inbounds float, ptr %v50, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v61, ptr align 4 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v63 = getelementptr inbounds float, ptr %v19, i64 48
  br label %head64
head64:
  %v67 = phi i64 [ 0, %end53 ], [ %v70, %body65 ]
  %v68 = icmp slt i64 %v67, 0
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = getelementptr inbounds float, ptr %v63, i64 %v67
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v69, align 4
  %v70 = add nsw i64 %v67, 16
  br label %head64
end66:
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v63, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end38
end38:
  %v71 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v94, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v93, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v91, %end16 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v20, %end16 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v75, %end16 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v80, %end16 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v85, %end16 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v90, %end16 ]
  %v13 = icmp slt i64 %v5, 7
  br i1 %v13, label %body3, label %end4
body3:
  br label %head14
head14:
  %v17 = phi i64 [ 0, %body3 ], [ %v70, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v69, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v68, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <16 x float> [ %v9, %body3 ], [ %v52, %body15 ]
  %v22 = phi <16 x float> [ %v10, %body3 ], [ %v57, %body15 ]
  %v23 = phi <16 x float> [ %v11, %body3 ], [ %v62, %body15 ]
  %v24 = phi <16 x float> [ %v12, %body3 ], [ %v67, %body15 ]
  %v25 = icmp slt i64 %v17, 10
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <16 x float>, ptr %v19, align 4
  %v27 = load float, ptr %v18, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v26, <16 x float> %v21)
  %v31 = getelementptr inbounds float, ptr %v18, i64 6
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v34, <16 x float> %v26, <16 x float> %v22)
  %v36 = getelementptr inbounds float, ptr %v18, i64 12
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v26, <16 x float> %v23)
  %v41 = getelementptr inbounds float, ptr %v18, i64 18
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v26, <16 x float> %v24)
  %v46 = getelementptr inbounds float, ptr %v19, i64 16
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v18, i64 1
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <16 x float> poison, float %v49, i64 0
  %v51 = shufflevector <16 x float> %v50, <16 x float> poison, <16 x i32> zeroinitializer
  %v52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v51, <16 x float> %v47, <16 x float> %v30)
  %v53 = getelementptr inbounds float, ptr %v18, i64 7
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <16 x float> poison, float %v54, i64 0
  %v56 = shufflevector <16 x float> %v55, <16 x float> poison, <16 x i32> zeroinitializer
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v56, <16 x float> %v47, <16 x float> %v35)
  %v58 = getelementptr inbounds float, ptr %v18, i64 13
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <16 x float> poison, float %v59, i64 0
  %v61 = shufflevector <16 x float> %v60, <16 x float> poison, <16 x i32> zeroinitializer
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v47, <16 x float> %v40)
  %v63 = getelementptr inbounds float, ptr %v18, i64 19
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <16 x float> poison, float %v64, i64 0
  %v66 = shufflevector <16 x float> %v65, <16 x float> poison, <16 x i32> zeroinitializer
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v47, <16 x float> %v45)
  %v68 = getelementptr inbounds float, ptr %v19, i64 32
  %v69 = getelementptr inbounds float, ptr %v18, i64 2
  %v70 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v71 = load <16 x float>, ptr %v19, align 4
  %v72 = load float, ptr %v18, align 4
  %v73 = insertelement <16 x float> poison, float %v72, i64 0
  %v74 = shufflevector <16 x float> %v73, <16 x float> poison, <16 x i32> zeroinitializer
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v71, <16 x float> %v21)
  %v76 = getelementptr inbounds float, ptr %v18, i64 6
  %v77 = load float, ptr %v76, align 4
  %v78 = insertelement <16 x float> poison, float %v77, i64 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v79, <16 x float> %v71, <16 x float> %v22)
  %v81 = getelementptr inbounds float, ptr %v18, i64 12
  %v82 = load float, ptr %v81, align 4
  %v83 = insertelement <16 x float> poison, float %v82, i64 0
  %v84 = shufflevector <16 x float> %v83, <16 x float> poison, <16 x i32> zeroinitializer
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v84, <16 x float> %v71, <16 x float> %v23)
  %v86 = getelementptr inbounds float, ptr %v18, i64 18
  %v87 = load float, ptr %v86, align 4
  %v88 = insertelement <16 x float> poison, float %v87, i64 0
  %v89 = shufflevector <16 x float> %v88, <16 x float> poison, <16 x i32> zeroinitializer
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v89, <16 x float> %v71, <16 x float> %v24)
  %v91 = getelementptr inbounds float, ptr %v19, i64 16
  %v92 = getelementptr inbounds float, ptr %v18, i64 1
  %v93 = getelementptr inbounds float, ptr %v6, i64 57
  %v94 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v9, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v95 = getelementptr inbounds float, ptr %c, i64 10
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v10, ptr align 4 %v95, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v96 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v11, ptr align 4 %v96, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v97 = getelementptr inbounds float, ptr %c, i64 30
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v12, ptr align 4 %v97, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v77, %end15 ]
  %v6 = phi ptr [ %a, %entry ], [ %v76, %end15 ]
  %v7 = phi ptr [ %b, %entry ], [ %v74, %end15 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v19, %end15 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v63, %end15 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v68, %end15 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v73, %end15 ]
  %v12 = icmp slt i64 %v5, 7
  br i1 %v12, label %body3, label %end4
body3:
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body3 ], [ %v58, %body14 ]
  %v17 = phi ptr [ %v6, %body3 ], [ %v57, %body14 ]
  %v18 = phi ptr [ %v7, %body3 ], [ %v56, %body14 ]
  %v19 = phi ptr [ %v8, %body3 ], [ %v19, %body14 ]
  %v20 = phi <16 x float> [ %v9, %body3 ], [ %v45, %body14 ]
  %v21 = phi <16 x float> [ %v10, %body3 ], [ %v50, %body14 ]
  %v22 = phi <16 x float> [ %v11, %body3 ], [ %v55, %body14 ]
  %v23 = icmp slt i64 %v16, 10
  br i1 %v23, label %body14, label %end15
body14:
  %v24 = load <16 x float>, ptr %v18, align 4
  %v25 = load float, ptr %v17, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v24, <16 x float> %v20)
  %v29 = getelementptr inbounds float, ptr %v17, i64 6
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v24, <16 x float> %v21)
  %v34 = getelementptr inbounds float, ptr %v17, i64 12
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v24, <16 x float> %v22)
  %v39 = getelementptr inbounds float, ptr %v18, i64 16
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v17, i64 1
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v40, <16 x float> %v28)
  %v46 = getelementptr inbounds float, ptr %v17, i64 7
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v40, <16 x float> %v33)
  %v51 = getelementptr inbounds float, ptr %v17, i64 13
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v40, <16 x float> %v38)
  %v56 = getelementptr inbounds float, ptr %v18, i64 32
  %v57 = getelementptr inbounds float, ptr %v17, i64 2
  %v58 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v59 = load <16 x float>, ptr %v18, align 4
  %v60 = load float, ptr %v17, align 4
  %v61 = insertelement <16 x float> poison, float %v60, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v59, <16 x float> %v20)
  %v64 = getelementptr inbounds float, ptr %v17, i64 6
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v59, <16 x float> %v21)
  %v69 = getelementptr inbounds float, ptr %v17, i64 12
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v59, <16 x float> %v22)
  %v74 = getelementptr inbounds float, ptr %v18, i64 16
  %v75 = getelementptr inbounds float, ptr %v17, i64 1
  %v76 = getelementptr inbounds float, ptr %v6, i64 57
  %v77 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v9, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v78 = getelementptr inbounds float, ptr %c, i64 10
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v10, ptr align 4 %v78, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v79 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v11, ptr align 4 %v79, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v66, %end20 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v65, %end64 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 12
  %v24 = urem i64 %v21, 12
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 1026
  %v29 = mul i64 %v25, 114
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 6
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 3
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v16, 10
  %v36 = mul i64 0, 16
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 6
  %v39 = add i64 %v38, %v25
  %v40 = mul i64 %v39, 7
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 10
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v16, 2352
  %v45 = add i64 %v44, 2352
  %v46 = getelementptr inbounds float, ptr %v3, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = getelementptr inbounds float, ptr %v9, i64 %v34
  %v49 = getelementptr inbounds float, ptr %v3, i64 %v44
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v51 = mul i64 %v16, 16
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v51
  %v53 = icmp eq i64 %v25, 5
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
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
