; task {"attributes":{},"inputs":["f32[19,128]","f32[128,120]","f32[120]"],"op":"gemm","output":"f32[19,120]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"format":"dense","impl":"strassen_2x4x4","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_bands: 1 units
; scratch 0 bytes, 43264 of each core
; packed input 1: float32 (4, 26, 32, 8) c75ab394fd784db7
; packed input 2: float32 (128,) bc4a1903cd3edbb2
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @k_input_row_2(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 128
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  %v3 = add i64 %row, 10
  %v4 = mul i64 %v3, 128
  %v5 = getelementptr inbounds float, ptr %x, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v117, %body7 ]
  %v10 = icmp slt i64 %v9, 32
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v9, 32
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v9, 64
  %v17 = getelementptr inbounds float, ptr %v2, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v9, 96
  %v20 = getelementptr inbounds float, ptr %v2, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v5, i64 %v9
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v9, 32
  %v25 = getelementptr inbounds float, ptr %v5, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v9, 64
  %v28 = getelementptr inbounds float, ptr %v5, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = add i64 %v9, 96
  %v31 = getelementptr inbounds float, ptr %v5, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v, i64 %v9
  store <8 x float> %v12, ptr %v33, align 4
  %v34 = fadd <8 x float> %v12, %v26
  %v35 = fsub <8 x float> %v34, %v15
  %v36 = fsub <8 x float> %v35, %v23
  %v37 = add i64 %v9, 336
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  store <8 x float> %v36, ptr %v38, align 4
  %v39 = fsub <8 x float> %v23, %v26
  %v40 = add i64 %v9, 672
  %v41 = getelementptr inbounds float, ptr %v, i64 %v40
  store <8 x float> %v39, ptr %v41, align 4
  %v42 = fadd <8 x float> %v15, %v23
  %v43 = fsub <8 x float> %v42, %v26
  %v44 = add i64 %v9, 1008
  %v45 = getelementptr inbounds float, ptr %v, i64 %v44
  store <8 x float> %v43, ptr %v45, align 4
  %v46 = fsub <8 x float> %v15, %v23
  %v47 = fsub <8 x float> %v46, %v32
  %v48 = add i64 %v9, 1344
  %v49 = getelementptr inbounds float, ptr %v, i64 %v48
  store <8 x float> %v47, ptr %v49, align 4
  %v50 = fadd <8 x float> %v12, %v21
  %v51 = fsub <8 x float> %v50, %v23
  %v52 = fsub <8 x float> %v51, %v32
  %v53 = add i64 %v9, 1680
  %v54 = getelementptr inbounds float, ptr %v, i64 %v53
  store <8 x float> %v52, ptr %v54, align 4
  %v55 = fsub <8 x float> %v21, %v23
  %v56 = fsub <8 x float> %v55, %v32
  %v57 = add i64 %v9, 2016
  %v58 = getelementptr inbounds float, ptr %v, i64 %v57
  store <8 x float> %v56, ptr %v58, align 4
  %v59 = fadd <8 x float> %v23, %v32
  %v60 = add i64 %v9, 2352
  %v61 = getelementptr inbounds float, ptr %v, i64 %v60
  store <8 x float> %v59, ptr %v61, align 4
  %v62 = add i64 %v9, 2688
  %v63 = getelementptr inbounds float, ptr %v, i64 %v62
  store <8 x float> %v21, ptr %v63, align 4
  %v64 = fadd <8 x float> %v23, %v32
  %v65 = fsub <8 x float> %v64, %v26
  %v66 = add i64 %v9, 3024
  %v67 = getelementptr inbounds float, ptr %v, i64 %v66
  store <8 x float> %v65, ptr %v67, align 4
  %v68 = fsub <8 x float> %v15, %v29
  %v69 = add i64 %v9, 3360
  %v70 = getelementptr inbounds float, ptr %v, i64 %v69
  store <8 x float> %v68, ptr %v70, align 4
  %v71 = fsub <8 x float> %v15, %v18
  %v72 = add i64 %v9, 3696
  %v73 = getelementptr inbounds float, ptr %v, i64 %v72
  store <8 x float> %v71, ptr %v73, align 4
  %v74 = fadd <8 x float> %v21, %v23
  %v75 = fsub <8 x float> %v74, %v26
  %v76 = add i64 %v9, 4032
  %v77 = getelementptr inbounds float, ptr %v, i64 %v76
  store <8 x float> %v75, ptr %v77, align 4
  %v78 = add i64 %v9, 4368
  %v79 = getelementptr inbounds float, ptr %v, i64 %v78
  store <8 x float> %v15, ptr %v79, align 4
  %v80 = fsub <8 x float> %v15, %v26
  %v81 = add i64 %v9, 4704
  %v82 = getelementptr inbounds float, ptr %v, i64 %v81
  store <8 x float> %v80, ptr %v82, align 4
  %v83 = fsub <8 x float> %v26, %v29
  %v84 = add i64 %v9, 5040
  %v85 = getelementptr inbounds float, ptr %v, i64 %v84
  store <8 x float> %v83, ptr %v85, align 4
  %v86 = fadd <8 x float> %v12, %v18
  %v87 = fsub <8 x float> %v86, %v23
  %v88 = fsub <8 x float> %v87, %v29
  %v89 = add i64 %v9, 5376
  %v90 = getelementptr inbounds float, ptr %v, i64 %v89
  store <8 x float> %v88, ptr %v90, align 4
  %v91 = fadd <8 x float> %v12, %v18
  %v92 = fsub <8 x float> %v91, %v29
  %v93 = add i64 %v9, 5712
  %v94 = getelementptr inbounds float, ptr %v, i64 %v93
  store <8 x float> %v92, ptr %v94, align 4
  %v95 = fadd <8 x float> %v12, %v18
  %v96 = add i64 %v9, 6048
  %v97 = getelementptr inbounds float, ptr %v, i64 %v96
  store <8 x float> %v95, ptr %v97, align 4
  %v98 = add i64 %v9, 6384
  %v99 = getelementptr inbounds float, ptr %v, i64 %v98
  store <8 x float> %v29, ptr %v99, align 4
  %v100 = fsub <8 x float> %v29, %v32
  %v101 = add i64 %v9, 6720
  %v102 = getelementptr inbounds float, ptr %v, i64 %v101
  store <8 x float> %v100, ptr %v102, align 4
  %v103 = fsub <8 x float> %v21, %v32
  %v104 = add i64 %v9, 7056
  %v105 = getelementptr inbounds float, ptr %v, i64 %v104
  store <8 x float> %v103, ptr %v105, align 4
  %v106 = fsub <8 x float> %v21, %v29
  %v107 = add i64 %v9, 7392
  %v108 = getelementptr inbounds float, ptr %v, i64 %v107
  store <8 x float> %v106, ptr %v108, align 4
  %v109 = fsub <8 x float> %v18, %v29
  %v110 = add i64 %v9, 7728
  %v111 = getelementptr inbounds float, ptr %v, i64 %v110
  store <8 x float> %v109, ptr %v111, align 4
  %v112 = fsub <8 x float> %v18, %v21
  %v113 = add i64 %v9, 8064
  %v114 = getelementptr inbounds float, ptr %v, i64 %v113
  store <8 x float> %v112, ptr %v114, align 4
  %v115 = add i64 %v9, 8400
  %v116 = getelementptr inbounds float, ptr %v, i64 %v115
  store <8 x float> %v23, ptr %v116, align 4
  %v117 = add nsw i64 %v9, 8
  br label %head6
end8:
  ret void
}
define internal void @k_input_row_1(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 128
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v77, %body4 ]
  %v7 = icmp slt i64 %v6, 32
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %v2, i64 %v6
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v6, 32
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v6, 64
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v6, 96
  %v17 = getelementptr inbounds float, ptr %v2, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v, i64 %v6
  store <8 x float> %v9, ptr %v19, align 4
  %v20 = fsub <8 x float> %v9, %v12
  %v21 = add i64 %v6, 336
  %v22 = getelementptr inbounds float, ptr %v, i64 %v21
  store <8 x float> %v20, ptr %v22, align 4
  %v23 = add i64 %v6, 672
  %v24 = getelementptr inbounds float, ptr %v, i64 %v23
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v24, align 4
  %v25 = add i64 %v6, 1008
  %v26 = getelementptr inbounds float, ptr %v, i64 %v25
  store <8 x float> %v12, ptr %v26, align 4
  %v27 = add i64 %v6, 1344
  %v28 = getelementptr inbounds float, ptr %v, i64 %v27
  store <8 x float> %v12, ptr %v28, align 4
  %v29 = fadd <8 x float> %v9, %v18
  %v30 = add i64 %v6, 1680
  %v31 = getelementptr inbounds float, ptr %v, i64 %v30
  store <8 x float> %v29, ptr %v31, align 4
  %v32 = add i64 %v6, 2016
  %v33 = getelementptr inbounds float, ptr %v, i64 %v32
  store <8 x float> %v18, ptr %v33, align 4
  %v34 = add i64 %v6, 2352
  %v35 = getelementptr inbounds float, ptr %v, i64 %v34
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v35, align 4
  %v36 = add i64 %v6, 2688
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <8 x float> %v18, ptr %v37, align 4
  %v38 = add i64 %v6, 3024
  %v39 = getelementptr inbounds float, ptr %v, i64 %v38
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v39, align 4
  %v40 = add i64 %v6, 3360
  %v41 = getelementptr inbounds float, ptr %v, i64 %v40
  store <8 x float> %v12, ptr %v41, align 4
  %v42 = fsub <8 x float> %v12, %v15
  %v43 = add i64 %v6, 3696
  %v44 = getelementptr inbounds float, ptr %v, i64 %v43
  store <8 x float> %v42, ptr %v44, align 4
  %v45 = add i64 %v6, 4032
  %v46 = getelementptr inbounds float, ptr %v, i64 %v45
  store <8 x float> %v18, ptr %v46, align 4
  %v47 = add i64 %v6, 4368
  %v48 = getelementptr inbounds float, ptr %v, i64 %v47
  store <8 x float> %v12, ptr %v48, align 4
  %v49 = add i64 %v6, 4704
  %v50 = getelementptr inbounds float, ptr %v, i64 %v49
  store <8 x float> %v12, ptr %v50, align 4
  %v51 = add i64 %v6, 5040
  %v52 = getelementptr inbounds float, ptr %v, i64 %v51
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v52, align 4
  %v53 = fadd <8 x float> %v9, %v15
  %v54 = add i64 %v6, 5376
  %v55 = getelementptr inbounds float, ptr %v, i64 %v54
  store <8 x float> %v53, ptr %v55, align 4
  %v56 = fadd <8 x float> %v9, %v15
  %v57 = add i64 %v6, 5712
  %v58 = getelementptr inbounds float, ptr %v, i64 %v57
  store <8 x float> %v56, ptr %v58, align 4
  %v59 = fadd <8 x float> %v9, %v15
  %v60 = add i64 %v6, 6048
  %v61 = getelementptr inbounds float, ptr %v, i64 %v60
  store <8 x float> %v59, ptr %v61, align 4
  %v62 = add i64 %v6, 6384
  %v63 = getelementptr inbounds float, ptr %v, i64 %v62
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v63, align 4
  %v64 = add i64 %v6, 6720
  %v65 = getelementptr inbounds float, ptr %v, i64 %v64
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v65, align 4
  %v66 = add i64 %v6, 7056
  %v67 = getelementptr inbounds float, ptr %v, i64 %v66
  store <8 x float> %v18, ptr %v67, align 4
  %v68 = add i64 %v6, 7392
  %v69 = getelementptr inbounds float, ptr %v, i64 %v68
  store <8 x float> %v18, ptr %v69, align 4
  %v70 = add i64 %v6, 7728
  %v71 = getelementptr inbounds float, ptr %v, i64 %v70
  store <8 x float> %v15, ptr %v71, align 4
  %v72 = fsub <8 x float> %v15, %v18
  %v73 = add i64 %v6, 8064
  %v74 = getelementptr inbounds float, ptr %v, i64 %v73
  store <8 x float> %v72, ptr %v74, align 4
  %v75 = add i64 %v6, 8400
  %v76 = getelementptr inbounds float, ptr %v, i64 %v75
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v76, align 4
  %v77 = add nsw i64 %v6, 8
  br label %head3
end5:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
entry:
  %v1 = sub i64 9, %first
  %v2 = icmp slt i64 %v1, %count
  %v3 = select i1 %v2, i64 %v1, i64 %count
  %v4 = icmp sgt i64 %v3, 0
  %v5 = select i1 %v4, i64 %v3, i64 0
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v14, %body7 ]
  %v10 = icmp slt i64 %v9, %v5
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = mul i64 %v9, 32
  %v12 = getelementptr inbounds float, ptr %v, i64 %v11
  %v13 = add i64 %first, %v9
  call void @k_input_row_2(ptr %x, ptr %v12, i64 %v13)
  %v14 = add nsw i64 %v9, 1
  br label %head6
end8:
  br label %head15
head15:
  %v18 = phi i64 [ %v5, %end8 ], [ %v23, %body16 ]
  %v19 = icmp slt i64 %v18, %count
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 32
  %v21 = getelementptr inbounds float, ptr %v, i64 %v20
  %v22 = add i64 %first, %v18
  call void @k_input_row_1(ptr %x, ptr %v21, i64 %v22)
  %v23 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define internal void @k_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v23, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v22, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v21, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 32
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 32
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = getelementptr inbounds float, ptr %v5, i64 1
  %v23 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v24, align 4
  ret void
}
define internal void @k_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v12 = icmp slt i64 %v4, 32
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 32
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 64
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 96
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v13, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 8
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v38, align 4
  ret void
}
define internal void @k_output_2_0(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 10
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v183, %body3 ]
  %v6 = icmp slt i64 %v5, 0
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 160
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 240
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 320
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 400
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 480
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = add i64 %v5, 560
  %v29 = getelementptr inbounds float, ptr %m, i64 %v28
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = add i64 %v5, 640
  %v32 = getelementptr inbounds float, ptr %m, i64 %v31
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = add i64 %v5, 720
  %v35 = getelementptr inbounds float, ptr %m, i64 %v34
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = add i64 %v5, 800
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = add i64 %v5, 880
  %v41 = getelementptr inbounds float, ptr %m, i64 %v40
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = add i64 %v5, 960
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = add i64 %v5, 1040
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add i64 %v5, 1120
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add i64 %v5, 1200
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = add i64 %v5, 1280
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = add i64 %v5, 1360
  %v59 = getelementptr inbounds float, ptr %m, i64 %v58
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = add i64 %v5, 1440
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = add i64 %v5, 1520
  %v65 = getelementptr inbounds float, ptr %m, i64 %v64
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = add i64 %v5, 1600
  %v68 = getelementptr inbounds float, ptr %m, i64 %v67
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = add i64 %v5, 1680
  %v71 = getelementptr inbounds float, ptr %m, i64 %v70
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = add i64 %v5, 1760
  %v74 = getelementptr inbounds float, ptr %m, i64 %v73
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = add i64 %v5, 1840
  %v77 = getelementptr inbounds float, ptr %m, i64 %v76
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = add i64 %v5, 1920
  %v80 = getelementptr inbounds float, ptr %m, i64 %v79
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = add i64 %v5, 2000
  %v83 = getelementptr inbounds float, ptr %m, i64 %v82
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = fadd <8 x float> %v21, %v24
  %v88 = fadd <8 x float> %v87, %v27
  %v89 = fadd <8 x float> %v88, %v30
  %v90 = fadd <8 x float> %v89, %v33
  %v91 = fadd <8 x float> %v90, %v81
  %v92 = fadd <8 x float> %v91, %v86
  %v93 = mul i64 %row, 120
  %v94 = add i64 %v93, %v7
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  store <8 x float> %v92, ptr %v95, align 4
  %v96 = fadd <8 x float> %v27, %v30
  %v97 = fadd <8 x float> %v96, %v33
  %v98 = fadd <8 x float> %v97, %v36
  %v99 = fadd <8 x float> %v98, %v69
  %v100 = fadd <8 x float> %v99, %v72
  %v101 = fadd <8 x float> %v100, %v75
  %v102 = fsub <8 x float> %v101, %v45
  %v103 = fadd <8 x float> %v102, %v86
  %v104 = add i64 %row, 10
  %v105 = mul i64 %v104, 120
  %v106 = add i64 %v105, %v7
  %v107 = getelementptr inbounds float, ptr %out, i64 %v106
  store <8 x float> %v103, ptr %v107, align 4
  %v108 = add i64 %v7, 32
  %v109 = getelementptr inbounds float, ptr %bias, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fadd <8 x float> %v9, %v12
  %v112 = fadd <8 x float> %v111, %v15
  %v113 = fadd <8 x float> %v112, %v18
  %v114 = fadd <8 x float> %v113, %v21
  %v115 = fadd <8 x float> %v114, %v24
  %v116 = fadd <8 x float> %v115, %v27
  %v117 = fadd <8 x float> %v116, %v30
  %v118 = fadd <8 x float> %v117, %v45
  %v119 = fadd <8 x float> %v118, %v63
  %v120 = fadd <8 x float> %v119, %v110
  %v121 = mul i64 %row, 120
  %v122 = add i64 %v121, %v108
  %v123 = getelementptr inbounds float, ptr %out, i64 %v122
  store <8 x float> %v120, ptr %v123, align 4
  %v124 = fadd <8 x float> %v15, %v30
  %v125 = fadd <8 x float> %v124, %v36
  %v126 = fadd <8 x float> %v125, %v57
  %v127 = fadd <8 x float> %v126, %v63
  %v128 = fadd <8 x float> %v127, %v84
  %v129 = fsub <8 x float> %v128, %v60
  %v130 = fadd <8 x float> %v129, %v110
  %v131 = add i64 %row, 10
  %v132 = mul i64 %v131, 120
  %v133 = add i64 %v132, %v108
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <8 x float> %v130, ptr %v134, align 4
  %v135 = add i64 %v7, 64
  %v136 = getelementptr inbounds float, ptr %bias, i64 %v135
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = fadd <8 x float> %v12, %v15
  %v139 = fadd <8 x float> %v138, %v18
  %v140 = fadd <8 x float> %v139, %v42
  %v141 = fadd <8 x float> %v140, %v45
  %v142 = fadd <8 x float> %v141, %v48
  %v143 = fadd <8 x float> %v142, %v137
  %v144 = mul i64 %row, 120
  %v145 = add i64 %v144, %v135
  %v146 = getelementptr inbounds float, ptr %out, i64 %v145
  store <8 x float> %v143, ptr %v146, align 4
  %v147 = fadd <8 x float> %v15, %v18
  %v148 = fadd <8 x float> %v147, %v36
  %v149 = fadd <8 x float> %v148, %v39
  %v150 = fadd <8 x float> %v149, %v48
  %v151 = fadd <8 x float> %v150, %v51
  %v152 = fadd <8 x float> %v151, %v54
  %v153 = fsub <8 x float> %v152, %v21
  %v154 = fadd <8 x float> %v153, %v137
  %v155 = add i64 %row, 10
  %v156 = mul i64 %v155, 120
  %v157 = add i64 %v156, %v135
  %v158 = getelementptr inbounds float, ptr %out, i64 %v157
  store <8 x float> %v154, ptr %v158, align 4
  %v159 = add i64 %v7, 96
  %v160 = getelementptr inbounds float, ptr %bias, i64 %v159
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = fadd <8 x float> %v39, %v60
  %v163 = fadd <8 x float> %v162, %v66
  %v164 = fadd <8 x float> %v163, %v75
  %v165 = fadd <8 x float> %v164, %v78
  %v166 = fsub <8 x float> %v165, %v42
  %v167 = fsub <8 x float> %v166, %v63
  %v168 = fsub <8 x float> %v167, %v81
  %v169 = fadd <8 x float> %v168, %v161
  %v170 = mul i64 %row, 120
  %v171 = add i64 %v170, %v159
  %v172 = getelementptr inbounds float, ptr %out, i64 %v171
  store <8 x float> %v169, ptr %v172, align 4
  %v173 = fadd <8 x float> %v60, %v66
  %v174 = fsub <8 x float> %v173, %v54
  %v175 = fsub <8 x float> %v174, %v57
  %v176 = fsub <8 x float> %v175, %v63
  %v177 = fsub <8 x float> %v176, %v69
  %v178 = fadd <8 x float> %v177, %v161
  %v179 = add i64 %row, 10
  %v180 = mul i64 %v179, 120
  %v181 = add i64 %v180, %v159
  %v182 = getelementptr inbounds float, ptr %out, i64 %v181
  store <8 x float> %v178, ptr %v182, align 4
  %v183 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v184 = getelementptr inbounds float, ptr %m, i64 0
  %v185 = load <8 x float>, ptr %v184, align 4
  %v186 = getelementptr inbounds float, ptr %m, i64 80
  %v187 = load <8 x float>, ptr %v186, align 4
  %v188 = getelementptr inbounds float, ptr %m, i64 160
  %v189 = load <8 x float>, ptr %v188, align 4
  %v190 = getelementptr inbounds float, ptr %m, i64 240
  %v191 = load <8 x float>, ptr %v190, align 4
  %v192 = getelementptr inbounds float, ptr %m, i64 320
  %v193 = load <8 x float>, ptr %v192, align 4
  %v194 = getelementptr inbounds float, ptr %m, i64 400
  %v195 = load <8 x float>, ptr %v194, align 4
  %v196 = getelementptr inbounds float, ptr %m, i64 480
  %v197 = load <8 x float>, ptr %v196, align 4
  %v198 = getelementptr inbounds float, ptr %m, i64 560
  %v199 = load <8 x float>, ptr %v198, align 4
  %v200 = getelementptr inbounds float, ptr %m, i64 640
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = getelementptr inbounds float, ptr %m, i64 720
  %v203 = load <8 x float>, ptr %v202, align 4
  %v204 = getelementptr inbounds float, ptr %m, i64 800
  %v205 = load <8 x float>, ptr %v204, align 4
  %v206 = getelementptr inbounds float, ptr %m, i64 880
  %v207 = load <8 x float>, ptr %v206, align 4
  %v208 = getelementptr inbounds float, ptr %m, i64 960
  %v209 = load <8 x float>, ptr %v208, align 4
  %v210 = getelementptr inbounds float, ptr %m, i64 1040
  %v211 = load <8 x float>, ptr %v210, align 4
  %v212 = getelementptr inbounds float, ptr %m, i64 1120
  %v213 = load <8 x float>, ptr %v212, align 4
  %v214 = getelementptr inbounds float, ptr %m, i64 1200
  %v215 = load <8 x float>, ptr %v214, align 4
  %v216 = getelementptr inbounds float, ptr %m, i64 1280
  %v217 = load <8 x float>, ptr %v216, align 4
  %v218 = getelementptr inbounds float, ptr %m, i64 1360
  %v219 = load <8 x float>, ptr %v218, align 4
  %v220 = getelementptr inbounds float, ptr %m, i64 1440
  %v221 = load <8 x float>, ptr %v220, align 4
  %v222 = getelementptr inbounds float, ptr %m, i64 1520
  %v223 = load <8 x float>, ptr %v222, align 4
  %v224 = getelementptr inbounds float, ptr %m, i64 1600
  %v225 = load <8 x float>, ptr %v224, align 4
  %v226 = getelementptr inbounds float, ptr %m, i64 1680
  %v227 = load <8 x float>, ptr %v226, align 4
  %v228 = getelementptr inbounds float, ptr %m, i64 1760
  %v229 = load <8 x float>, ptr %v228, align 4
  %v230 = getelementptr inbounds float, ptr %m, i64 1840
  %v231 = load <8 x float>, ptr %v230, align 4
  %v232 = getelementptr inbounds float, ptr %m, i64 1920
  %v233 = load <8 x float>, ptr %v232, align 4
  %v234 = getelementptr inbounds float, ptr %m, i64 2000
  %v235 = load <8 x float>, ptr %v234, align 4
  %v236 = getelementptr inbounds float, ptr %bias, i64 %column
  %v237 = load <8 x float>, ptr %v236, align 4
  %v238 = fadd <8 x float> %v193, %v195
  %v239 = fadd <8 x float> %v238, %v197
  %v240 = fadd <8 x float> %v239, %v199
  %v241 = fadd <8 x float> %v240, %v201
  %v242 = fadd <8 x float> %v241, %v233
  %v243 = fadd <8 x float> %v242, %v237
  %v244 = mul i64 %row, 120
  %v245 = add i64 %v244, %column
  %v246 = getelementptr inbounds float, ptr %out, i64 %v245
  store <8 x float> %v243, ptr %v246, align 4
  %v247 = fadd <8 x float> %v197, %v199
  %v248 = fadd <8 x float> %v247, %v201
  %v249 = fadd <8 x float> %v248, %v203
  %v250 = fadd <8 x float> %v249, %v225
  %v251 = fadd <8 x float> %v250, %v227
  %v252 = fadd <8 x float> %v251, %v229
  %v253 = fsub <8 x float> %v252, %v209
  %v254 = fadd <8 x float> %v253, %v237
  %v255 = add i64 %row, 10
  %v256 = mul i64 %v255, 120
  %v257 = add i64 %v256, %column
  %v258 = getelementptr inbounds float, ptr %out, i64 %v257
  store <8 x float> %v254, ptr %v258, align 4
  %v259 = add i64 %column, 32
  %v260 = getelementptr inbounds float, ptr %bias, i64 %v259
  %v261 = load <8 x float>, ptr %v260, align 4
  %v262 = fadd <8 x float> %v185, %v187
  %v263 = fadd <8 x float> %v262, %v189
  %v264 = fadd <8 x float> %v263, %v191
  %v265 = fadd <8 x float> %v264, %v193
  %v266 = fadd <8 x float> %v265, %v195
  %v267 = fadd <8 x float> %v266, %v197
  %v268 = fadd <8 x float> %v267, %v199
  %v269 = fadd <8 x float> %v268, %v209
  %v270 = fadd <8 x float> %v269, %v221
  %v271 = fadd <8 x float> %v270, %v261
  %v272 = mul i64 %row, 120
  %v273 = add i64 %v272, %v259
  %v274 = getelementptr inbounds float, ptr %out, i64 %v273
  store <8 x float> %v271, ptr %v274, align 4
  %v275 = fadd <8 x float> %v189, %v199
  %v276 = fadd <8 x float> %v275, %v203
  %v277 = fadd <8 x float> %v276, %v217
  %v278 = fadd <8 x float> %v277, %v221
  %v279 = fadd <8 x float> %v278, %v235
  %v280 = fsub <8 x float> %v279, %v219
  %v281 = fadd <8 x float> %v280, %v261
  %v282 = add i64 %row, 10
  %v283 = mul i64 %v282, 120
  %v284 = add i64 %v283, %v259
  %v285 = getelementptr inbounds float, ptr %out, i64 %v284
  store <8 x float> %v281, ptr %v285, align 4
  %v286 = add i64 %column, 64
  %v287 = getelementptr inbounds float, ptr %bias, i64 %v286
  %v288 = load <8 x float>, ptr %v287, align 4
  %v289 = fadd <8 x float> %v187, %v189
  %v290 = fadd <8 x float> %v289, %v191
  %v291 = fadd <8 x float> %v290, %v207
  %v292 = fadd <8 x float> %v291, %v209
  %v293 = fadd <8 x float> %v292, %v211
  %v294 = fadd <8 x float> %v293, %v288
  %v295 = mul i64 %row, 120
  %v296 = add i64 %v295, %v286
  %v297 = getelementptr inbounds float, ptr %out, i64 %v296
  store <8 x float> %v294, ptr %v297, align 4
  %v298 = fadd <8 x float> %v189, %v191
  %v299 = fadd <8 x float> %v298, %v203
  %v300 = fadd <8 x float> %v299, %v205
  %v301 = fadd <8 x float> %v300, %v211
  %v302 = fadd <8 x float> %v301, %v213
  %v303 = fadd <8 x float> %v302, %v215
  %v304 = fsub <8 x float> %v303, %v193
  %v305 = fadd <8 x float> %v304, %v288
  %v306 = add i64 %row, 10
  %v307 = mul i64 %v306, 120
  %v308 = add i64 %v307, %v286
  %v309 = getelementptr inbounds float, ptr %out, i64 %v308
  store <8 x float> %v305, ptr %v309, align 4
  ret void
}
define internal void @k_output_1_0(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v137, %body2 ]
  %v5 = icmp slt i64 %v4, 0
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = add i64 %column, %v4
  %v7 = getelementptr inbounds float, ptr %m, i64 %v4
  %v8 = load <8 x float>, ptr %v7, align 4
  %v9 = add i64 %v4, 80
  %v10 = getelementptr inbounds float, ptr %m, i64 %v9
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v4, 160
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v4, 240
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v4, 320
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v4, 400
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v4, 480
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v4, 560
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = add i64 %v4, 640
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add i64 %v4, 720
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = add i64 %v4, 800
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = add i64 %v4, 880
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = add i64 %v4, 960
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add i64 %v4, 1040
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = add i64 %v4, 1120
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = add i64 %v4, 1200
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = add i64 %v4, 1280
  %v55 = getelementptr inbounds float, ptr %m, i64 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = add i64 %v4, 1360
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = add i64 %v4, 1440
  %v61 = getelementptr inbounds float, ptr %m, i64 %v60
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = add i64 %v4, 1520
  %v64 = getelementptr inbounds float, ptr %m, i64 %v63
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add i64 %v4, 1600
  %v67 = getelementptr inbounds float, ptr %m, i64 %v66
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = add i64 %v4, 1680
  %v70 = getelementptr inbounds float, ptr %m, i64 %v69
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = add i64 %v4, 1760
  %v73 = getelementptr inbounds float, ptr %m, i64 %v72
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = add i64 %v4, 1840
  %v76 = getelementptr inbounds float, ptr %m, i64 %v75
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = add i64 %v4, 1920
  %v79 = getelementptr inbounds float, ptr %m, i64 %v78
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = add i64 %v4, 2000
  %v82 = getelementptr inbounds float, ptr %m, i64 %v81
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = getelementptr inbounds float, ptr %bias, i64 %v6
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = fadd <8 x float> %v20, %v23
  %v87 = fadd <8 x float> %v86, %v26
  %v88 = fadd <8 x float> %v87, %v29
  %v89 = fadd <8 x float> %v88, %v32
  %v90 = fadd <8 x float> %v89, %v80
  %v91 = fadd <8 x float> %v90, %v85
  %v92 = mul i64 %row, 120
  %v93 = add i64 %v92, %v6
  %v94 = getelementptr inbounds float, ptr %out, i64 %v93
  store <8 x float> %v91, ptr %v94, align 4
  %v95 = add i64 %v6, 32
  %v96 = getelementptr inbounds float, ptr %bias, i64 %v95
  %v97 = load <8 x float>, ptr %v96, align 4
  %v98 = fadd <8 x float> %v8, %v11
  %v99 = fadd <8 x float> %v98, %v14
  %v100 = fadd <8 x float> %v99, %v17
  %v101 = fadd <8 x float> %v100, %v20
  %v102 = fadd <8 x float> %v101, %v23
  %v103 = fadd <8 x float> %v102, %v26
  %v104 = fadd <8 x float> %v103, %v29
  %v105 = fadd <8 x float> %v104, %v44
  %v106 = fadd <8 x float> %v105, %v62
  %v107 = fadd <8 x float> %v106, %v97
  %v108 = mul i64 %row, 120
  %v109 = add i64 %v108, %v95
  %v110 = getelementptr inbounds float, ptr %out, i64 %v109
  store <8 x float> %v107, ptr %v110, align 4
  %v111 = add i64 %v6, 64
  %v112 = getelementptr inbounds float, ptr %bias, i64 %v111
  %v113 = load <8 x float>, ptr %v112, align 4
  %v114 = fadd <8 x float> %v11, %v14
  %v115 = fadd <8 x float> %v114, %v17
  %v116 = fadd <8 x float> %v115, %v41
  %v117 = fadd <8 x float> %v116, %v44
  %v118 = fadd <8 x float> %v117, %v47
  %v119 = fadd <8 x float> %v118, %v113
  %v120 = mul i64 %row, 120
  %v121 = add i64 %v120, %v111
  %v122 = getelementptr inbounds float, ptr %out, i64 %v121
  store <8 x float> %v119, ptr %v122, align 4
  %v123 = add i64 %v6, 96
  %v124 = getelementptr inbounds float, ptr %bias, i64 %v123
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = fadd <8 x float> %v38, %v59
  %v127 = fadd <8 x float> %v126, %v65
  %v128 = fadd <8 x float> %v127, %v74
  %v129 = fadd <8 x float> %v128, %v77
  %v130 = fsub <8 x float> %v129, %v41
  %v131 = fsub <8 x float> %v130, %v62
  %v132 = fsub <8 x float> %v131, %v80
  %v133 = fadd <8 x float> %v132, %v125
  %v134 = mul i64 %row, 120
  %v135 = add i64 %v134, %v123
  %v136 = getelementptr inbounds float, ptr %out, i64 %v135
  store <8 x float> %v133, ptr %v136, align 4
  %v137 = add nsw i64 %v4, 8
  br label %head1
end3:
  %v138 = getelementptr inbounds float, ptr %m, i64 0
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = getelementptr inbounds float, ptr %m, i64 80
  %v141 = load <8 x float>, ptr %v140, align 4
  %v142 = getelementptr inbounds float, ptr %m, i64 160
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = getelementptr inbounds float, ptr %m, i64 240
  %v145 = load <8 x float>, ptr %v144, align 4
  %v146 = getelementptr inbounds float, ptr %m, i64 320
  %v147 = load <8 x float>, ptr %v146, align 4
  %v148 = getelementptr inbounds float, ptr %m, i64 400
  %v149 = load <8 x float>, ptr %v148, align 4
  %v150 = getelementptr inbounds float, ptr %m, i64 480
  %v151 = load <8 x float>, ptr %v150, align 4
  %v152 = getelementptr inbounds float, ptr %m, i64 560
  %v153 = load <8 x float>, ptr %v152, align 4
  %v154 = getelementptr inbounds float, ptr %m, i64 640
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = getelementptr inbounds float, ptr %m, i64 720
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = getelementptr inbounds float, ptr %m, i64 800
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = getelementptr inbounds float, ptr %m, i64 880
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = getelementptr inbounds float, ptr %m, i64 960
  %v163 = load <8 x float>, ptr %v162, align 4
  %v164 = getelementptr inbounds float, ptr %m, i64 1040
  %v165 = load <8 x float>, ptr %v164, align 4
  %v166 = getelementptr inbounds float, ptr %m, i64 1120
  %v167 = load <8 x float>, ptr %v166, align 4
  %v168 = getelementptr inbounds float, ptr %m, i64 1200
  %v169 = load <8 x float>, ptr %v168, align 4
  %v170 = getelementptr inbounds float, ptr %m, i64 1280
  %v171 = load <8 x float>, ptr %v170, align 4
  %v172 = getelementptr inbounds float, ptr %m, i64 1360
  %v173 = load <8 x float>, ptr %v172, align 4
  %v174 = getelementptr inbounds float, ptr %m, i64 1440
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = getelementptr inbounds float, ptr %m, i64 1520
  %v177 = load <8 x float>, ptr %v176, align 4
  %v178 = getelementptr inbounds float, ptr %m, i64 1600
  %v179 = load <8 x float>, ptr %v178, align 4
  %v180 = getelementptr inbounds float, ptr %m, i64 1680
  %v181 = load <8 x float>, ptr %v180, align 4
  %v182 = getelementptr inbounds float, ptr %m, i64 1760
  %v183 = load <8 x float>, ptr %v182, align 4
  %v184 = getelementptr inbounds float, ptr %m, i64 1840
  %v185 = load <8 x float>, ptr %v184, align 4
  %v186 = getelementptr inbounds float, ptr %m, i64 1920
  %v187 = load <8 x float>, ptr %v186, align 4
  %v188 = getelementptr inbounds float, ptr %m, i64 2000
  %v189 = load <8 x float>, ptr %v188, align 4
  %v190 = getelementptr inbounds float, ptr %bias, i64 %column
  %v191 = load <8 x float>, ptr %v190, align 4
  %v192 = fadd <8 x float> %v147, %v149
  %v193 = fadd <8 x float> %v192, %v151
  %v194 = fadd <8 x float> %v193, %v153
  %v195 = fadd <8 x float> %v194, %v155
  %v196 = fadd <8 x float> %v195, %v187
  %v197 = fadd <8 x float> %v196, %v191
  %v198 = mul i64 %row, 120
  %v199 = add i64 %v198, %column
  %v200 = getelementptr inbounds float, ptr %out, i64 %v199
  store <8 x float> %v197, ptr %v200, align 4
  %v201 = add i64 %column, 32
  %v202 = getelementptr inbounds float, ptr %bias, i64 %v201
  %v203 = load <8 x float>, ptr %v202, align 4
  %v204 = fadd <8 x float> %v139, %v141
  %v205 = fadd <8 x float> %v204, %v143
  %v206 = fadd <8 x float> %v205, %v145
  %v207 = fadd <8 x float> %v206, %v147
  %v208 = fadd <8 x float> %v207, %v149
  %v209 = fadd <8 x float> %v208, %v151
  %v210 = fadd <8 x float> %v209, %v153
  %v211 = fadd <8 x float> %v210, %v163
  %v212 = fadd <8 x float> %v211, %v175
  %v213 = fadd <8 x float> %v212, %v203
  %v214 = mul i64 %row, 120
  %v215 = add i64 %v214, %v201
  %v216 = getelementptr inbounds float, ptr %out, i64 %v215
  store <8 x float> %v213, ptr %v216, align 4
  %v217 = add i64 %column, 64
  %v218 = getelementptr inbounds float, ptr %bias, i64 %v217
  %v219 = load <8 x float>, ptr %v218, align 4
  %v220 = fadd <8 x float> %v141, %v143
  %v221 = fadd <8 x float> %v220, %v145
  %v222 = fadd <8 x float> %v221, %v161
  %v223 = fadd <8 x float> %v222, %v163
  %v224 = fadd <8 x float> %v223, %v165
  %v225 = fadd <8 x float> %v224, %v219
  %v226 = mul i64 %row, 120
  %v227 = add i64 %v226, %v217
  %v228 = getelementptr inbounds float, ptr %out, i64 %v227
  store <8 x float> %v225, ptr %v228, align 4
  ret void
}
define internal void @k_band_10_0(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 26
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 256
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v23, %body13 ]
  %v16 = icmp slt i64 %v15, 2
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 256
  %v22 = getelementptr inbounds i8, ptr %v21, i64 0
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v24 = mul i64 2, 128
  %v25 = getelementptr inbounds float, ptr %v7, i64 %v24
  %v26 = mul i64 2, 32
  %v27 = getelementptr inbounds float, ptr %v11, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v9, i64 256
  %v29 = getelementptr inbounds i8, ptr %v28, i64 0
  call void @k_tile_2_1(ptr %v25, ptr %v9, ptr %v27, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = sub i64 9, %row
  %v32 = icmp slt i64 %v31, 10
  %v33 = select i1 %v32, i64 %v31, i64 10
  %v34 = icmp sgt i64 %v33, 0
  %v35 = select i1 %v34, i64 %v33, i64 0
  br label %head36
head36:
  %v39 = phi i64 [ 0, %end3 ], [ %v44, %body37 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = add i64 %row, %v39
  call void @k_output_2_0(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column)
  %v44 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %head45
head45:
  %v48 = phi i64 [ %v35, %end38 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v48, 10
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 8
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = add i64 %row, %v48
  call void @k_output_1_0(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
  %v53 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 10
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v183, %body3 ]
  %v6 = icmp slt i64 %v5, 8
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 160
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 240
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 320
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 400
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 480
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = add i64 %v5, 560
  %v29 = getelementptr inbounds float, ptr %m, i64 %v28
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = add i64 %v5, 640
  %v32 = getelementptr inbounds float, ptr %m, i64 %v31
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = add i64 %v5, 720
  %v35 = getelementptr inbounds float, ptr %m, i64 %v34
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = add i64 %v5, 800
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = add i64 %v5, 880
  %v41 = getelementptr inbounds float, ptr %m, i64 %v40
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = add i64 %v5, 960
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = add i64 %v5, 1040
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add i64 %v5, 1120
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add i64 %v5, 1200
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = add i64 %v5, 1280
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = add i64 %v5, 1360
  %v59 = getelementptr inbounds float, ptr %m, i64 %v58
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = add i64 %v5, 1440
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = add i64 %v5, 1520
  %v65 = getelementptr inbounds float, ptr %m, i64 %v64
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = add i64 %v5, 1600
  %v68 = getelementptr inbounds float, ptr %m, i64 %v67
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = add i64 %v5, 1680
  %v71 = getelementptr inbounds float, ptr %m, i64 %v70
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = add i64 %v5, 1760
  %v74 = getelementptr inbounds float, ptr %m, i64 %v73
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = add i64 %v5, 1840
  %v77 = getelementptr inbounds float, ptr %m, i64 %v76
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = add i64 %v5, 1920
  %v80 = getelementptr inbounds float, ptr %m, i64 %v79
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = add i64 %v5, 2000
  %v83 = getelementptr inbounds float, ptr %m, i64 %v82
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = fadd <8 x float> %v21, %v24
  %v88 = fadd <8 x float> %v87, %v27
  %v89 = fadd <8 x float> %v88, %v30
  %v90 = fadd <8 x float> %v89, %v33
  %v91 = fadd <8 x float> %v90, %v81
  %v92 = fadd <8 x float> %v91, %v86
  %v93 = mul i64 %row, 120
  %v94 = add i64 %v93, %v7
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  store <8 x float> %v92, ptr %v95, align 4
  %v96 = fadd <8 x float> %v27, %v30
  %v97 = fadd <8 x float> %v96, %v33
  %v98 = fadd <8 x float> %v97, %v36
  %v99 = fadd <8 x float> %v98, %v69
  %v100 = fadd <8 x float> %v99, %v72
  %v101 = fadd <8 x float> %v100, %v75
  %v102 = fsub <8 x float> %v101, %v45
  %v103 = fadd <8 x float> %v102, %v86
  %v104 = add i64 %row, 10
  %v105 = mul i64 %v104, 120
  %v106 = add i64 %v105, %v7
  %v107 = getelementptr inbounds float, ptr %out, i64 %v106
  store <8 x float> %v103, ptr %v107, align 4
  %v108 = add i64 %v7, 32
  %v109 = getelementptr inbounds float, ptr %bias, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fadd <8 x float> %v9, %v12
  %v112 = fadd <8 x float> %v111, %v15
  %v113 = fadd <8 x float> %v112, %v18
  %v114 = fadd <8 x float> %v113, %v21
  %v115 = fadd <8 x float> %v114, %v24
  %v116 = fadd <8 x float> %v115, %v27
  %v117 = fadd <8 x float> %v116, %v30
  %v118 = fadd <8 x float> %v117, %v45
  %v119 = fadd <8 x float> %v118, %v63
  %v120 = fadd <8 x float> %v119, %v110
  %v121 = mul i64 %row, 120
  %v122 = add i64 %v121, %v108
  %v123 = getelementptr inbounds float, ptr %out, i64 %v122
  store <8 x float> %v120, ptr %v123, align 4
  %v124 = fadd <8 x float> %v15, %v30
  %v125 = fadd <8 x float> %v124, %v36
  %v126 = fadd <8 x float> %v125, %v57
  %v127 = fadd <8 x float> %v126, %v63
  %v128 = fadd <8 x float> %v127, %v84
  %v129 = fsub <8 x float> %v128, %v60
  %v130 = fadd <8 x float> %v129, %v110
  %v131 = add i64 %row, 10
  %v132 = mul i64 %v131, 120
  %v133 = add i64 %v132, %v108
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <8 x float> %v130, ptr %v134, align 4
  %v135 = add i64 %v7, 64
  %v136 = getelementptr inbounds float, ptr %bias, i64 %v135
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = fadd <8 x float> %v12, %v15
  %v139 = fadd <8 x float> %v138, %v18
  %v140 = fadd <8 x float> %v139, %v42
  %v141 = fadd <8 x float> %v140, %v45
  %v142 = fadd <8 x float> %v141, %v48
  %v143 = fadd <8 x float> %v142, %v137
  %v144 = mul i64 %row, 120
  %v145 = add i64 %v144, %v135
  %v146 = getelementptr inbounds float, ptr %out, i64 %v145
  store <8 x float> %v143, ptr %v146, align 4
  %v147 = fadd <8 x float> %v15, %v18
  %v148 = fadd <8 x float> %v147, %v36
  %v149 = fadd <8 x float> %v148, %v39
  %v150 = fadd <8 x float> %v149, %v48
  %v151 = fadd <8 x float> %v150, %v51
  %v152 = fadd <8 x float> %v151, %v54
  %v153 = fsub <8 x float> %v152, %v21
  %v154 = fadd <8 x float> %v153, %v137
  %v155 = add i64 %row, 10
  %v156 = mul i64 %v155, 120
  %v157 = add i64 %v156, %v135
  %v158 = getelementptr inbounds float, ptr %out, i64 %v157
  store <8 x float> %v154, ptr %v158, align 4
  %v159 = add i64 %v7, 96
  %v160 = getelementptr inbounds float, ptr %bias, i64 %v159
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = fadd <8 x float> %v39, %v60
  %v163 = fadd <8 x float> %v162, %v66
  %v164 = fadd <8 x float> %v163, %v75
  %v165 = fadd <8 x float> %v164, %v78
  %v166 = fsub <8 x float> %v165, %v42
  %v167 = fsub <8 x float> %v166, %v63
  %v168 = fsub <8 x float> %v167, %v81
  %v169 = fadd <8 x float> %v168, %v161
  %v170 = mul i64 %row, 120
  %v171 = add i64 %v170, %v159
  %v172 = getelementptr inbounds float, ptr %out, i64 %v171
  store <8 x float> %v169, ptr %v172, align 4
  %v173 = fadd <8 x float> %v60, %v66
  %v174 = fsub <8 x float> %v173, %v54
  %v175 = fsub <8 x float> %v174, %v57
  %v176 = fsub <8 x float> %v175, %v63
  %v177 = fsub <8 x float> %v176, %v69
  %v178 = fadd <8 x float> %v177, %v161
  %v179 = add i64 %row, 10
  %v180 = mul i64 %v179, 120
  %v181 = add i64 %v180, %v159
  %v182 = getelementptr inbounds float, ptr %out, i64 %v181
  store <8 x float> %v178, ptr %v182, align 4
  %v183 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_output_1_8(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v137, %body2 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = add i64 %column, %v4
  %v7 = getelementptr inbounds float, ptr %m, i64 %v4
  %v8 = load <8 x float>, ptr %v7, align 4
  %v9 = add i64 %v4, 80
  %v10 = getelementptr inbounds float, ptr %m, i64 %v9
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v4, 160
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v4, 240
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v4, 320
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v4, 400
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v4, 480
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v4, 560
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = add i64 %v4, 640
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add i64 %v4, 720
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = add i64 %v4, 800
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = add i64 %v4, 880
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = add i64 %v4, 960
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add i64 %v4, 1040
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = add i64 %v4, 1120
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = add i64 %v4, 1200
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = add i64 %v4, 1280
  %v55 = getelementptr inbounds float, ptr %m, i64 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = add i64 %v4, 1360
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = add i64 %v4, 1440
  %v61 = getelementptr inbounds float, ptr %m, i64 %v60
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = add i64 %v4, 1520
  %v64 = getelementptr inbounds float, ptr %m, i64 %v63
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add i64 %v4, 1600
  %v67 = getelementptr inbounds float, ptr %m, i64 %v66
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = add i64 %v4, 1680
  %v70 = getelementptr inbounds float, ptr %m, i64 %v69
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = add i64 %v4, 1760
  %v73 = getelementptr inbounds float, ptr %m, i64 %v72
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = add i64 %v4, 1840
  %v76 = getelementptr inbounds float, ptr %m, i64 %v75
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = add i64 %v4, 1920
  %v79 = getelementptr inbounds float, ptr %m, i64 %v78
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = add i64 %v4, 2000
  %v82 = getelementptr inbounds float, ptr %m, i64 %v81
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = getelementptr inbounds float, ptr %bias, i64 %v6
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = fadd <8 x float> %v20, %v23
  %v87 = fadd <8 x float> %v86, %v26
  %v88 = fadd <8 x float> %v87, %v29
  %v89 = fadd <8 x float> %v88, %v32
  %v90 = fadd <8 x float> %v89, %v80
  %v91 = fadd <8 x float> %v90, %v85
  %v92 = mul i64 %row, 120
  %v93 = add i64 %v92, %v6
  %v94 = getelementptr inbounds float, ptr %out, i64 %v93
  store <8 x float> %v91, ptr %v94, align 4
  %v95 = add i64 %v6, 32
  %v96 = getelementptr inbounds float, ptr %bias, i64 %v95
  %v97 = load <8 x float>, ptr %v96, align 4
  %v98 = fadd <8 x float> %v8, %v11
  %v99 = fadd <8 x float> %v98, %v14
  %v100 = fadd <8 x float> %v99, %v17
  %v101 = fadd <8 x float> %v100, %v20
  %v102 = fadd <8 x float> %v101, %v23
  %v103 = fadd <8 x float> %v102, %v26
  %v104 = fadd <8 x float> %v103, %v29
  %v105 = fadd <8 x float> %v104, %v44
  %v106 = fadd <8 x float> %v105, %v62
  %v107 = fadd <8 x float> %v106, %v97
  %v108 = mul i64 %row, 120
  %v109 = add i64 %v108, %v95
  %v110 = getelementptr inbounds float, ptr %out, i64 %v109
  store <8 x float> %v107, ptr %v110, align 4
  %v111 = add i64 %v6, 64
  %v112 = getelementptr inbounds float, ptr %bias, i64 %v111
  %v113 = load <8 x float>, ptr %v112, align 4
  %v114 = fadd <8 x float> %v11, %v14
  %v115 = fadd <8 x float> %v114, %v17
  %v116 = fadd <8 x float> %v115, %v41
  %v117 = fadd <8 x float> %v116, %v44
  %v118 = fadd <8 x float> %v117, %v47
  %v119 = fadd <8 x float> %v118, %v113
  %v120 = mul i64 %row, 120
  %v121 = add i64 %v120, %v111
  %v122 = getelementptr inbounds float, ptr %out, i64 %v121
  store <8 x float> %v119, ptr %v122, align 4
  %v123 = add i64 %v6, 96
  %v124 = getelementptr inbounds float, ptr %bias, i64 %v123
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = fadd <8 x float> %v38, %v59
  %v127 = fadd <8 x float> %v126, %v65
  %v128 = fadd <8 x float> %v127, %v74
  %v129 = fadd <8 x float> %v128, %v77
  %v130 = fsub <8 x float> %v129, %v41
  %v131 = fsub <8 x float> %v130, %v62
  %v132 = fsub <8 x float> %v131, %v80
  %v133 = fadd <8 x float> %v132, %v125
  %v134 = mul i64 %row, 120
  %v135 = add i64 %v134, %v123
  %v136 = getelementptr inbounds float, ptr %out, i64 %v135
  store <8 x float> %v133, ptr %v136, align 4
  %v137 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_10_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 26
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 256
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v23, %body13 ]
  %v16 = icmp slt i64 %v15, 2
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 256
  %v22 = getelementptr inbounds i8, ptr %v21, i64 0
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v24 = mul i64 2, 128
  %v25 = getelementptr inbounds float, ptr %v7, i64 %v24
  %v26 = mul i64 2, 32
  %v27 = getelementptr inbounds float, ptr %v11, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v9, i64 256
  %v29 = getelementptr inbounds i8, ptr %v28, i64 0
  call void @k_tile_2_1(ptr %v25, ptr %v9, ptr %v27, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = sub i64 9, %row
  %v32 = icmp slt i64 %v31, 10
  %v33 = select i1 %v32, i64 %v31, i64 10
  %v34 = icmp sgt i64 %v33, 0
  %v35 = select i1 %v34, i64 %v33, i64 0
  br label %head36
head36:
  %v39 = phi i64 [ 0, %end3 ], [ %v44, %body37 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = add i64 %row, %v39
  call void @k_output_2_8(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column)
  %v44 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %head45
head45:
  %v48 = phi i64 [ %v35, %end38 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v48, 10
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 8
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = add i64 %row, %v48
  call void @k_output_1_8(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
  %v53 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define void @k_bands(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 43264
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 2080
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v46, %end26 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 10
  %v21 = sub i64 10, %v20
  %v22 = icmp slt i64 %v21, 10
  %v23 = select i1 %v22, i64 %v21, i64 10
  call void @k_input(ptr %v1, ptr %v14, i64 %v20, i64 %v23)
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body16 ], [ %v45, %end44 ]
  %v28 = icmp slt i64 %v27, 4
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 8
  %v30 = mul i64 %v27, 6656
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = mul i64 %v18, 10
  %v33 = icmp eq i64 %v18, 0
  %v34 = sub i64 24, %v29
  %v35 = icmp sgt i64 %v34, 0
  %v36 = select i1 %v35, i64 %v34, i64 0
  %v37 = icmp slt i64 %v36, 8
  %v38 = select i1 %v37, i64 %v36, i64 8
  %v39 = icmp eq i64 %v38, 0
  br i1 %v39, label %then40, label %end41
then40:
  call void @k_band_10_0(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
  br label %end41
end41:
  %v42 = icmp eq i64 %v38, 8
  br i1 %v42, label %then43, label %end44
then43:
  call void @k_band_10_8(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
  br label %end44
end44:
  %v45 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v46 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
