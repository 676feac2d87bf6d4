; task {"attributes":{},"inputs":["f32[5,9]","f16[9,12]","f32[12]"],"op":"gemm","output":"f32[5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct_f16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: float16 (1, 3, 9, 4) face008e0a74ecd0
; packed input 2: float32 (1, 12) 6bc12776a25b8b60
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v94, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v93, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v92, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v73, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v79, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v85, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v91, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x i16>, ptr %v7, align 2
  %v15 = zext <4 x i16> %v14 to <4 x i32>
  %v16 = and <4 x i32> %v15, splat (i32 32767)
  %v17 = shl <4 x i32> %v16, splat (i32 13)
  %v18 = bitcast <4 x i32> %v17 to <4 x float>
  %v19 = fmul <4 x float> %v18, splat (float 0x46F0000000000000)
  %v20 = bitcast <4 x float> %v19 to <4 x i32>
  %v21 = shl <4 x i32> %v16, splat (i32 13)
  %v22 = or <4 x i32> %v21, splat (i32 2139095040)
  %v23 = icmp uge <4 x i32> %v16, splat (i32 31744)
  %v24 = select <4 x i1> %v23, <4 x i32> %v22, <4 x i32> %v20
  %v25 = and <4 x i32> %v15, splat (i32 32768)
  %v26 = shl <4 x i32> %v25, splat (i32 16)
  %v27 = or <4 x i32> %v24, %v26
  %v28 = bitcast <4 x i32> %v27 to <4 x float>
  %v29 = load float, ptr %v6, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v28
  %v33 = fadd <4 x float> %v32, %v9
  %v34 = getelementptr inbounds float, ptr %v6, i64 9
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <4 x float> poison, float %v35, i64 0
  %v37 = shufflevector <4 x float> %v36, <4 x float> poison, <4 x i32> zeroinitializer
  %v38 = fmul <4 x float> %v37, %v28
  %v39 = fadd <4 x float> %v38, %v10
  %v40 = getelementptr inbounds float, ptr %v6, i64 18
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v28
  %v45 = fadd <4 x float> %v44, %v11
  %v46 = getelementptr inbounds float, ptr %v6, i64 27
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v28
  %v51 = fadd <4 x float> %v50, %v12
  %v52 = getelementptr inbounds i16, ptr %v7, i64 4
  %v53 = load <4 x i16>, ptr %v52, align 2
  %v54 = zext <4 x i16> %v53 to <4 x i32>
  %v55 = and <4 x i32> %v54, splat (i32 32767)
  %v56 = shl <4 x i32> %v55, splat (i32 13)
  %v57 = bitcast <4 x i32> %v56 to <4 x float>
  %v58 = fmul <4 x float> %v57, splat (float 0x46F0000000000000)
  %v59 = bitcast <4 x float> %v58 to <4 x i32>
  %v60 = shl <4 x i32> %v55, splat (i32 13)
  %v61 = or <4 x i32> %v60, splat (i32 2139095040)
  %v62 = icmp uge <4 x i32> %v55, splat (i32 31744)
  %v63 = select <4 x i1> %v62, <4 x i32> %v61, <4 x i32> %v59
  %v64 = and <4 x i32> %v54, splat (i32 32768)
  %v65 = shl <4 x i32> %v64, splat (i32 16)
  %v66 = or <4 x i32> %v63, %v65
  %v67 = bitcast <4 x i32> %v66 to <4 x float>
  %v68 = getelementptr inbounds float, ptr %v6, i64 1
  %v69 = load float, ptr %v68, align 4
  %v70 = insertelement <4 x float> poison, float %v69, i64 0
  %v71 = shufflevector <4 x float> %v70, <4 x float> poison, <4 x i32> zeroinitializer
  %v72 = fmul <4 x float> %v71, %v67
  %v73 = fadd <4 x float> %v72, %v33
  %v74 = getelementptr inbounds float, ptr %v6, i64 10
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <4 x float> poison, float %v75, i64 0
  %v77 = shufflevector <4 x float> %v76, <4 x float> poison, <4 x i32> zeroinitializer
  %v78 = fmul <4 x float> %v77, %v67
  %v79 = fadd <4 x float> %v78, %v39
  %v80 = getelementptr inbounds float, ptr %v6, i64 19
  %v81 = load float, ptr %v80, align 4
  %v82 = insertelement <4 x float> poison, float %v81, i64 0
  %v83 = shufflevector <4 x float> %v82, <4 x float> poison, <4 x i32> zeroinitializer
  %v84 = fmul <4 x float> %v83, %v67
  %v85 = fadd <4 x float> %v84, %v45
  %v86 = getelementptr inbounds float, ptr %v6, i64 28
  %v87 = load float, ptr %v86, align 4
  %v88 = insertelement <4 x float> poison, float %v87, i64 0
  %v89 = shufflevector <4 x float> %v88, <4 x float> poison, <4 x i32> zeroinitializer
  %v90 = fmul <4 x float> %v89, %v67
  %v91 = fadd <4 x float> %v90, %v51
  %v92 = getelementptr inbounds i16, ptr %v7, i64 8
  %v93 = getelementptr inbounds float, ptr %v6, i64 2
  %v94 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v95 = load <4 x i16>, ptr %v7, align 2
  %v96 = zext <4 x i16> %v95 to <4 x i32>
  %v97 = and <4 x i32> %v96, splat (i32 32767)
  %v98 = shl <4 x i32> %v97, splat (i32 13)
  %v99 = bitcast <4 x i32> %v98 to <4 x float>
  %v100 = fmul <4 x float> %v99, splat (float 0x46F0000000000000)
  %v101 = bitcast <4 x float> %v100 to <4 x i32>
  %v102 = shl <4 x i32> %v97, splat (i32 13)
  %v103 = or <4 x i32> %v102, splat (i32 2139095040)
  %v104 = icmp uge <4 x i32> %v97, splat (i32 31744)
  %v105 = select <4 x i1> %v104, <4 x i32> %v103, <4 x i32> %v101
  %v106 = and <4 x i32> %v96, splat (i32 32768)
  %v107 = shl <4 x i32> %v106, splat (i32 16)
  %v108 = or <4 x i32> %v105, %v107
  %v109 = bitcast <4 x i32> %v108 to <4 x float>
  %v110 = load float, ptr %v6, align 4
  %v111 = insertelement <4 x float> poison, float %v110, i64 0
  %v112 = shufflevector <4 x float> %v111, <4 x float> poison, <4 x i32> zeroinitializer
  %v113 = fmul <4 x float> %v112, %v109
  %v114 = fadd <4 x float> %v113, %v9
  %v115 = getelementptr inbounds float, ptr %v6, i64 9
  %v116 = load float, ptr %v115, align 4
  %v117 = insertelement <4 x float> poison, float %v116, i64 0
  %v118 = shufflevector <4 x float> %v117, <4 x float> poison, <4 x i32> zeroinitializer
  %v119 = fmul <4 x float> %v118, %v109
  %v120 = fadd <4 x float> %v119, %v10
  %v121 = getelementptr inbounds float, ptr %v6, i64 18
  %v122 = load float, ptr %v121, align 4
  %v123 = insertelement <4 x float> poison, float %v122, i64 0
  %v124 = shufflevector <4 x float> %v123, <4 x float> poison, <4 x i32> zeroinitializer
  %v125 = fmul <4 x float> %v124, %v109
  %v126 = fadd <4 x float> %v125, %v11
  %v127 = getelementptr inbounds float, ptr %v6, i64 27
  %v128 = load float, ptr %v127, align 4
  %v129 = insertelement <4 x float> poison, float %v128, i64 0
  %v130 = shufflevector <4 x float> %v129, <4 x float> poison, <4 x i32> zeroinitializer
  %v131 = fmul <4 x float> %v130, %v109
  %v132 = fadd <4 x float> %v131, %v12
  %v133 = getelementptr inbounds i16, ptr %v7, i64 4
  %v134 = getelementptr inbounds float, ptr %v6, i64 1
  store <4 x float> %v114, ptr %c, align 4
  %v135 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v120, ptr %v135, align 4
  %v136 = getelementptr inbounds float, ptr %c, i64 24
  store <4 x float> %v126, ptr %v136, align 4
  %v137 = getelementptr inbounds float, ptr %c, i64 36
  store <4 x float> %v132, ptr %v137, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v55, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v54, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v53, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v52, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <4 x i16>, ptr %v7, align 2
  %v12 = zext <4 x i16> %v11 to <4 x i32>
  %v13 = and <4 x i32> %v12, splat (i32 32767)
  %v14 = shl <4 x i32> %v13, splat (i32 13)
  %v15 = bitcast <4 x i32> %v14 to <4 x float>
  %v16 = fmul <4 x float> %v15, splat (float 0x46F0000000000000)
  %v17 = bitcast <4 x float> %v16 to <4 x i32>
  %v18 = shl <4 x i32> %v13, splat (i32 13)
  %v19 = or <4 x i32> %v18, splat (i32 2139095040)
  %v20 = icmp uge <4 x i32> %v13, splat (i32 31744)
  %v21 = select <4 x i1> %v20, <4 x i32> %v19, <4 x i32> %v17
  %v22 = and <4 x i32> %v12, splat (i32 32768)
  %v23 = shl <4 x i32> %v22, splat (i32 16)
  %v24 = or <4 x i32> %v21, %v23
  %v25 = bitcast <4 x i32> %v24 to <4 x float>
  %v26 = load float, ptr %v6, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v25
  %v30 = fadd <4 x float> %v29, %v9
  %v31 = getelementptr inbounds i16, ptr %v7, i64 4
  %v32 = load <4 x i16>, ptr %v31, align 2
  %v33 = zext <4 x i16> %v32 to <4 x i32>
  %v34 = and <4 x i32> %v33, splat (i32 32767)
  %v35 = shl <4 x i32> %v34, splat (i32 13)
  %v36 = bitcast <4 x i32> %v35 to <4 x float>
  %v37 = fmul <4 x float> %v36, splat (float 0x46F0000000000000)
  %v38 = bitcast <4 x float> %v37 to <4 x i32>
  %v39 = shl <4 x i32> %v34, splat (i32 13)
  %v40 = or <4 x i32> %v39, splat (i32 2139095040)
  %v41 = icmp uge <4 x i32> %v34, splat (i32 31744)
  %v42 = select <4 x i1> %v41, <4 x i32> %v40, <4 x i32> %v38
  %v43 = and <4 x i32> %v33, splat (i32 32768)
  %v44 = shl <4 x i32> %v43, splat (i32 16)
  %v45 = or <4 x i32> %v42, %v44
  %v46 = bitcast <4 x i32> %v45 to <4 x float>
  %v47 = getelementptr inbounds float, ptr %v6, i64 1
  %v48 = load float, ptr %v47, align 4
  %v49 = insertelement <4 x float> poison, float %v48, i64 0
  %v50 = shufflevector <4 x float> %v49, <4 x float> poison, <4 x i32> zeroinitializer
  %v51 = fmul <4 x float> %v50, %v46
  %v52 = fadd <4 x float> %v51, %v30
  %v53 = getelementptr inbounds i16, ptr %v7, i64 8
  %v54 = getelementptr inbounds float, ptr %v6, i64 2
  %v55 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v56 = load <4 x i16>, ptr %v7, align 2
  %v57 = zext <4 x i16> %v56 to <4 x i32>
  %v58 = and <4 x i32> %v57, splat (i32 32767)
  %v59 = shl <4 x i32> %v58, splat (i32 13)
  %v60 = bitcast <4 x i32> %v59 to <4 x float>
  %v61 = fmul <4 x float> %v60, splat (float 0x46F0000000000000)
  %v62 = bitcast <4 x float> %v61 to <4 x i32>
  %v63 = shl <4 x i32> %v58, splat (i32 13)
  %v64 = or <4 x i32> %v63, splat (i32 2139095040)
  %v65 = icmp uge <4 x i32> %v58, splat (i32 31744)
  %v66 = select <4 x i1> %v65, <4 x i32> %v64, <4 x i32> %v62
  %v67 = and <4 x i32> %v57, splat (i32 32768)
  %v68 = shl <4 x i32> %v67, splat (i32 16)
  %v69 = or <4 x i32> %v66, %v68
  %v70 = bitcast <4 x i32> %v69 to <4 x float>
  %v71 = load float, ptr %v6, align 4
  %v72 = insertelement <4 x float> poison, float %v71, i64 0
  %v73 = shufflevector <4 x float> %v72, <4 x float> poison, <4 x i32> zeroinitializer
  %v74 = fmul <4 x float> %v73, %v70
  %v75 = fadd <4 x float> %v74, %v9
  %v76 = getelementptr inbounds i16, ptr %v7, i64 4
  %v77 = getelementptr inbounds float, ptr %v6, i64 1
  store <4 x float> %v75, ptr %c, align 4
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
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
