; task {"attributes":{},"inputs":["f32[19,128]","f32[128,124]","f32[124]"],"op":"gemm","output":"f32[19,124]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"chunk":0,"format":"dense","impl":"strassen_2x4x4","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1,"weights":"packed"}
; tier x86_64-v3
; phase k_bands: 1 units
; scratch 0 bytes, 43264 of each core
; packed input 1: float32 (4, 26, 32, 8) 3aa13f86b0188eb6
; packed input 2: float32 (1, 128) b8c4a75819aee081
@k_u = private constant [26 x i64] [i64 0, i64 256, i64 512, i64 768, i64 1024, i64 1280, i64 1536, i64 1792, i64 2048, i64 2304, i64 2560, i64 2816, i64 3072, i64 3328, i64 3584, i64 3840, i64 4096, i64 4352, i64 4608, i64 4864, i64 5120, i64 5376, i64 5632, i64 5888, i64 6144, i64 6400], align 64
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 128
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v6 = sub i64 19, 1
  %v7 = icmp slt i64 %v5, %v6
  %v8 = select i1 %v7, i64 %v5, i64 %v6
  %v9 = mul i64 %v8, 128
  %v10 = getelementptr inbounds float, ptr %x, i64 %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v122, %body12 ]
  %v15 = icmp slt i64 %v14, 32
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %v3, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v14, 64
  %v22 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v14, 96
  %v25 = getelementptr inbounds float, ptr %v3, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v10, i64 %v14
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = add i64 %v14, 32
  %v30 = getelementptr inbounds float, ptr %v10, i64 %v29
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %v14, 64
  %v33 = getelementptr inbounds float, ptr %v10, i64 %v32
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = add i64 %v14, 96
  %v36 = getelementptr inbounds float, ptr %v10, i64 %v35
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v, i64 %v14
  store <8 x float> %v17, ptr %v38, align 4
  %v39 = fsub <8 x float> %v28, %v31
  %v40 = add i64 %v14, 336
  %v41 = getelementptr inbounds float, ptr %v, i64 %v40
  store <8 x float> %v39, ptr %v41, align 4
  %v42 = fadd <8 x float> %v20, %v28
  %v43 = fsub <8 x float> %v42, %v31
  %v44 = add i64 %v14, 672
  %v45 = getelementptr inbounds float, ptr %v, i64 %v44
  store <8 x float> %v43, ptr %v45, align 4
  %v46 = fsub <8 x float> %v26, %v28
  %v47 = fsub <8 x float> %v46, %v37
  %v48 = add i64 %v14, 1008
  %v49 = getelementptr inbounds float, ptr %v, i64 %v48
  store <8 x float> %v47, ptr %v49, align 4
  %v50 = fadd <8 x float> %v28, %v37
  %v51 = add i64 %v14, 1344
  %v52 = getelementptr inbounds float, ptr %v, i64 %v51
  store <8 x float> %v50, ptr %v52, align 4
  %v53 = add i64 %v14, 1680
  %v54 = getelementptr inbounds float, ptr %v, i64 %v53
  store <8 x float> %v26, ptr %v54, align 4
  %v55 = fadd <8 x float> %v28, %v37
  %v56 = fsub <8 x float> %v55, %v31
  %v57 = add i64 %v14, 2016
  %v58 = getelementptr inbounds float, ptr %v, i64 %v57
  store <8 x float> %v56, ptr %v58, align 4
  %v59 = fsub <8 x float> %v20, %v34
  %v60 = add i64 %v14, 2352
  %v61 = getelementptr inbounds float, ptr %v, i64 %v60
  store <8 x float> %v59, ptr %v61, align 4
  %v62 = add i64 %v14, 2688
  %v63 = getelementptr inbounds float, ptr %v, i64 %v62
  store <8 x float> %v20, ptr %v63, align 4
  %v64 = fsub <8 x float> %v20, %v31
  %v65 = add i64 %v14, 3024
  %v66 = getelementptr inbounds float, ptr %v, i64 %v65
  store <8 x float> %v64, ptr %v66, align 4
  %v67 = fadd <8 x float> %v17, %v23
  %v68 = fsub <8 x float> %v67, %v34
  %v69 = add i64 %v14, 3360
  %v70 = getelementptr inbounds float, ptr %v, i64 %v69
  store <8 x float> %v68, ptr %v70, align 4
  %v71 = add i64 %v14, 3696
  %v72 = getelementptr inbounds float, ptr %v, i64 %v71
  store <8 x float> %v34, ptr %v72, align 4
  %v73 = fsub <8 x float> %v26, %v37
  %v74 = add i64 %v14, 4032
  %v75 = getelementptr inbounds float, ptr %v, i64 %v74
  store <8 x float> %v73, ptr %v75, align 4
  %v76 = fsub <8 x float> %v26, %v34
  %v77 = add i64 %v14, 4368
  %v78 = getelementptr inbounds float, ptr %v, i64 %v77
  store <8 x float> %v76, ptr %v78, align 4
  %v79 = fsub <8 x float> %v23, %v34
  %v80 = add i64 %v14, 4704
  %v81 = getelementptr inbounds float, ptr %v, i64 %v80
  store <8 x float> %v79, ptr %v81, align 4
  %v82 = add i64 %v14, 5040
  %v83 = getelementptr inbounds float, ptr %v, i64 %v82
  store <8 x float> %v28, ptr %v83, align 4
  %v84 = fadd <8 x float> %v17, %v31
  %v85 = fsub <8 x float> %v84, %v20
  %v86 = fsub <8 x float> %v85, %v28
  %v87 = add i64 %v14, 5376
  %v88 = getelementptr inbounds float, ptr %v, i64 %v87
  store <8 x float> %v86, ptr %v88, align 4
  %v89 = fsub <8 x float> %v20, %v28
  %v90 = fsub <8 x float> %v89, %v37
  %v91 = add i64 %v14, 5712
  %v92 = getelementptr inbounds float, ptr %v, i64 %v91
  store <8 x float> %v90, ptr %v92, align 4
  %v93 = fadd <8 x float> %v17, %v26
  %v94 = fsub <8 x float> %v93, %v28
  %v95 = fsub <8 x float> %v94, %v37
  %v96 = add i64 %v14, 6048
  %v97 = getelementptr inbounds float, ptr %v, i64 %v96
  store <8 x float> %v95, ptr %v97, align 4
  %v98 = fsub <8 x float> %v20, %v23
  %v99 = add i64 %v14, 6384
  %v100 = getelementptr inbounds float, ptr %v, i64 %v99
  store <8 x float> %v98, ptr %v100, align 4
  %v101 = fadd <8 x float> %v26, %v28
  %v102 = fsub <8 x float> %v101, %v31
  %v103 = add i64 %v14, 6720
  %v104 = getelementptr inbounds float, ptr %v, i64 %v103
  store <8 x float> %v102, ptr %v104, align 4
  %v105 = fsub <8 x float> %v31, %v34
  %v106 = add i64 %v14, 7056
  %v107 = getelementptr inbounds float, ptr %v, i64 %v106
  store <8 x float> %v105, ptr %v107, align 4
  %v108 = fadd <8 x float> %v17, %v23
  %v109 = fsub <8 x float> %v108, %v28
  %v110 = fsub <8 x float> %v109, %v34
  %v111 = add i64 %v14, 7392
  %v112 = getelementptr inbounds float, ptr %v, i64 %v111
  store <8 x float> %v110, ptr %v112, align 4
  %v113 = fadd <8 x float> %v17, %v23
  %v114 = add i64 %v14, 7728
  %v115 = getelementptr inbounds float, ptr %v, i64 %v114
  store <8 x float> %v113, ptr %v115, align 4
  %v116 = fsub <8 x float> %v34, %v37
  %v117 = add i64 %v14, 8064
  %v118 = getelementptr inbounds float, ptr %v, i64 %v117
  store <8 x float> %v116, ptr %v118, align 4
  %v119 = fsub <8 x float> %v23, %v26
  %v120 = add i64 %v14, 8400
  %v121 = getelementptr inbounds float, ptr %v, i64 %v120
  store <8 x float> %v119, ptr %v121, align 4
  %v122 = add nsw i64 %v14, 8
  br label %head11
end13:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v9, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 32
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = add i64 %first, %v4
  call void @k_input_row(ptr %x, ptr %v7, i64 %v8)
  %v9 = add nsw i64 %v4, 1
  br label %head1
end3:
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
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v181, %body5 ]
  %v8 = icmp slt i64 %v7, 8
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 80
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 160
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 240
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 320
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 400
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 480
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = add i64 %v7, 560
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add i64 %v7, 640
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = add i64 %v7, 720
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = add i64 %v7, 800
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = add i64 %v7, 880
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add i64 %v7, 960
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = add i64 %v7, 1040
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = add i64 %v7, 1120
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = add i64 %v7, 1200
  %v55 = getelementptr inbounds float, ptr %m, i64 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = add i64 %v7, 1280
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = add i64 %v7, 1360
  %v61 = getelementptr inbounds float, ptr %m, i64 %v60
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = add i64 %v7, 1440
  %v64 = getelementptr inbounds float, ptr %m, i64 %v63
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add i64 %v7, 1520
  %v67 = getelementptr inbounds float, ptr %m, i64 %v66
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = add i64 %v7, 1600
  %v70 = getelementptr inbounds float, ptr %m, i64 %v69
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = add i64 %v7, 1680
  %v73 = getelementptr inbounds float, ptr %m, i64 %v72
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = add i64 %v7, 1760
  %v76 = getelementptr inbounds float, ptr %m, i64 %v75
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = add i64 %v7, 1840
  %v79 = getelementptr inbounds float, ptr %m, i64 %v78
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = add i64 %v7, 1920
  %v82 = getelementptr inbounds float, ptr %m, i64 %v81
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = add i64 %v7, 2000
  %v85 = getelementptr inbounds float, ptr %m, i64 %v84
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = fadd <8 x float> %v20, %v23
  %v90 = fadd <8 x float> %v89, %v26
  %v91 = fadd <8 x float> %v90, %v62
  %v92 = fadd <8 x float> %v91, %v65
  %v93 = fadd <8 x float> %v92, %v86
  %v94 = fadd <8 x float> %v93, %v88
  %v95 = mul i64 %v1, 124
  %v96 = add i64 %v95, %v9
  %v97 = getelementptr inbounds float, ptr %out, i64 %v96
  store <8 x float> %v94, ptr %v97, align 4
  %v98 = fadd <8 x float> %v20, %v23
  %v99 = fadd <8 x float> %v98, %v26
  %v100 = fadd <8 x float> %v99, %v29
  %v101 = fadd <8 x float> %v100, %v47
  %v102 = fadd <8 x float> %v101, %v50
  %v103 = fadd <8 x float> %v102, %v83
  %v104 = fsub <8 x float> %v103, %v71
  %v105 = fadd <8 x float> %v104, %v88
  %v106 = mul i64 %v3, 124
  %v107 = add i64 %v106, %v9
  %v108 = getelementptr inbounds float, ptr %out, i64 %v107
  store <8 x float> %v105, ptr %v108, align 4
  %v109 = add i64 %v9, 8
  %v110 = getelementptr inbounds float, ptr %bias, i64 %v109
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = fadd <8 x float> %v11, %v14
  %v113 = fadd <8 x float> %v112, %v17
  %v114 = fadd <8 x float> %v113, %v20
  %v115 = fadd <8 x float> %v114, %v23
  %v116 = fadd <8 x float> %v115, %v59
  %v117 = fadd <8 x float> %v116, %v62
  %v118 = fadd <8 x float> %v117, %v65
  %v119 = fadd <8 x float> %v118, %v71
  %v120 = fadd <8 x float> %v119, %v80
  %v121 = fadd <8 x float> %v120, %v111
  %v122 = mul i64 %v1, 124
  %v123 = add i64 %v122, %v109
  %v124 = getelementptr inbounds float, ptr %out, i64 %v123
  store <8 x float> %v121, ptr %v124, align 4
  %v125 = fadd <8 x float> %v14, %v23
  %v126 = fadd <8 x float> %v125, %v29
  %v127 = fadd <8 x float> %v126, %v56
  %v128 = fadd <8 x float> %v127, %v77
  %v129 = fadd <8 x float> %v128, %v80
  %v130 = fsub <8 x float> %v129, %v41
  %v131 = fadd <8 x float> %v130, %v111
  %v132 = mul i64 %v3, 124
  %v133 = add i64 %v132, %v109
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <8 x float> %v131, ptr %v134, align 4
  %v135 = add i64 %v9, 16
  %v136 = getelementptr inbounds float, ptr %bias, i64 %v135
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = fadd <8 x float> %v14, %v17
  %v139 = fadd <8 x float> %v138, %v35
  %v140 = fadd <8 x float> %v139, %v59
  %v141 = fadd <8 x float> %v140, %v71
  %v142 = fsub <8 x float> %v141, %v68
  %v143 = fadd <8 x float> %v142, %v137
  %v144 = mul i64 %v1, 124
  %v145 = add i64 %v144, %v135
  %v146 = getelementptr inbounds float, ptr %out, i64 %v145
  store <8 x float> %v143, ptr %v146, align 4
  %v147 = fadd <8 x float> %v14, %v17
  %v148 = fadd <8 x float> %v147, %v29
  %v149 = fadd <8 x float> %v148, %v32
  %v150 = fadd <8 x float> %v149, %v35
  %v151 = fadd <8 x float> %v150, %v38
  %v152 = fsub <8 x float> %v151, %v62
  %v153 = fsub <8 x float> %v152, %v74
  %v154 = fadd <8 x float> %v153, %v137
  %v155 = mul i64 %v3, 124
  %v156 = add i64 %v155, %v135
  %v157 = getelementptr inbounds float, ptr %out, i64 %v156
  store <8 x float> %v154, ptr %v157, align 4
  %v158 = add i64 %v9, 24
  %v159 = getelementptr inbounds float, ptr %bias, i64 %v158
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = fadd <8 x float> %v32, %v41
  %v162 = fadd <8 x float> %v161, %v44
  %v163 = fadd <8 x float> %v162, %v50
  %v164 = fadd <8 x float> %v163, %v53
  %v165 = fadd <8 x float> %v164, %v68
  %v166 = fsub <8 x float> %v165, %v80
  %v167 = fsub <8 x float> %v166, %v86
  %v168 = fadd <8 x float> %v167, %v160
  %v169 = mul i64 %v1, 124
  %v170 = add i64 %v169, %v158
  %v171 = getelementptr inbounds float, ptr %out, i64 %v170
  store <8 x float> %v168, ptr %v171, align 4
  %v172 = fadd <8 x float> %v41, %v44
  %v173 = fadd <8 x float> %v172, %v74
  %v174 = fsub <8 x float> %v173, %v77
  %v175 = fsub <8 x float> %v174, %v80
  %v176 = fsub <8 x float> %v175, %v83
  %v177 = fadd <8 x float> %v176, %v160
  %v178 = mul i64 %v3, 124
  %v179 = add i64 %v178, %v158
  %v180 = getelementptr inbounds float, ptr %out, i64 %v179
  store <8 x float> %v177, ptr %v180, align 4
  %v181 = add nsw i64 %v7, 8
  br label %head4
end6:
  ret void
}
define internal void @k_output_1(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v138, %body3 ]
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
  %v87 = fadd <8 x float> %v18, %v21
  %v88 = fadd <8 x float> %v87, %v24
  %v89 = fadd <8 x float> %v88, %v60
  %v90 = fadd <8 x float> %v89, %v63
  %v91 = fadd <8 x float> %v90, %v84
  %v92 = fadd <8 x float> %v91, %v86
  %v93 = mul i64 %v1, 124
  %v94 = add i64 %v93, %v7
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  store <8 x float> %v92, ptr %v95, align 4
  %v96 = add i64 %v7, 8
  %v97 = getelementptr inbounds float, ptr %bias, i64 %v96
  %v98 = load <8 x float>, ptr %v97, align 4
  %v99 = fadd <8 x float> %v9, %v12
  %v100 = fadd <8 x float> %v99, %v15
  %v101 = fadd <8 x float> %v100, %v18
  %v102 = fadd <8 x float> %v101, %v21
  %v103 = fadd <8 x float> %v102, %v57
  %v104 = fadd <8 x float> %v103, %v60
  %v105 = fadd <8 x float> %v104, %v63
  %v106 = fadd <8 x float> %v105, %v69
  %v107 = fadd <8 x float> %v106, %v78
  %v108 = fadd <8 x float> %v107, %v98
  %v109 = mul i64 %v1, 124
  %v110 = add i64 %v109, %v96
  %v111 = getelementptr inbounds float, ptr %out, i64 %v110
  store <8 x float> %v108, ptr %v111, align 4
  %v112 = add i64 %v7, 16
  %v113 = getelementptr inbounds float, ptr %bias, i64 %v112
  %v114 = load <8 x float>, ptr %v113, align 4
  %v115 = fadd <8 x float> %v12, %v15
  %v116 = fadd <8 x float> %v115, %v33
  %v117 = fadd <8 x float> %v116, %v57
  %v118 = fadd <8 x float> %v117, %v69
  %v119 = fsub <8 x float> %v118, %v66
  %v120 = fadd <8 x float> %v119, %v114
  %v121 = mul i64 %v1, 124
  %v122 = add i64 %v121, %v112
  %v123 = getelementptr inbounds float, ptr %out, i64 %v122
  store <8 x float> %v120, ptr %v123, align 4
  %v124 = add i64 %v7, 24
  %v125 = getelementptr inbounds float, ptr %bias, i64 %v124
  %v126 = load <8 x float>, ptr %v125, align 4
  %v127 = fadd <8 x float> %v30, %v39
  %v128 = fadd <8 x float> %v127, %v42
  %v129 = fadd <8 x float> %v128, %v48
  %v130 = fadd <8 x float> %v129, %v51
  %v131 = fadd <8 x float> %v130, %v66
  %v132 = fsub <8 x float> %v131, %v78
  %v133 = fsub <8 x float> %v132, %v84
  %v134 = fadd <8 x float> %v133, %v126
  %v135 = mul i64 %v1, 124
  %v136 = add i64 %v135, %v124
  %v137 = getelementptr inbounds float, ptr %out, i64 %v136
  store <8 x float> %v134, ptr %v137, align 4
  %v138 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_band_10(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 26
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 16
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 80
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 256
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v27, %body17 ]
  %v20 = icmp slt i64 %v19, 2
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 8
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v26, i64 0, i64 0)
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = mul i64 8, 32
  %v29 = getelementptr inbounds float, ptr %v7, i64 %v28
  %v30 = mul i64 8, 8
  %v31 = getelementptr inbounds float, ptr %v14, i64 %v30
  %v32 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_2_1(ptr %v29, ptr %v12, ptr %v31, ptr %v12, ptr %v32, i64 0, i64 0)
  %v33 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v34 = sub i64 9, %line
  %v35 = icmp slt i64 %v34, 10
  %v36 = select i1 %v35, i64 %v34, i64 10
  %v37 = icmp sgt i64 %v36, 0
  %v38 = select i1 %v37, i64 %v36, i64 0
  br label %head39
head39:
  %v42 = phi i64 [ 0, %end3 ], [ %v47, %body40 ]
  %v43 = icmp slt i64 %v42, %v38
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 8
  %v45 = getelementptr inbounds float, ptr %m, i64 %v44
  %v46 = add i64 %line, %v42
  call void @k_output_2(ptr %v45, ptr %out, ptr %bias, i64 %v46, i64 %column)
  %v47 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %head48
head48:
  %v51 = phi i64 [ %v38, %end41 ], [ %v56, %body49 ]
  %v52 = icmp slt i64 %v51, 10
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = mul i64 %v51, 8
  %v54 = getelementptr inbounds float, ptr %m, i64 %v53
  %v55 = add i64 %line, %v51
  call void @k_output_1(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column)
  %v56 = add nsw i64 %v51, 1
  br label %head48
end50:
  ret void
}
define internal void @k_output_2_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v181, %body5 ]
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 80
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 160
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 240
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 320
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 400
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 480
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = add i64 %v7, 560
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add i64 %v7, 640
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = add i64 %v7, 720
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = add i64 %v7, 800
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = add i64 %v7, 880
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add i64 %v7, 960
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = add i64 %v7, 1040
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = add i64 %v7, 1120
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = add i64 %v7, 1200
  %v55 = getelementptr inbounds float, ptr %m, i64 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = add i64 %v7, 1280
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = add i64 %v7, 1360
  %v61 = getelementptr inbounds float, ptr %m, i64 %v60
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = add i64 %v7, 1440
  %v64 = getelementptr inbounds float, ptr %m, i64 %v63
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = add i64 %v7, 1520
  %v67 = getelementptr inbounds float, ptr %m, i64 %v66
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = add i64 %v7, 1600
  %v70 = getelementptr inbounds float, ptr %m, i64 %v69
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = add i64 %v7, 1680
  %v73 = getelementptr inbounds float, ptr %m, i64 %v72
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = add i64 %v7, 1760
  %v76 = getelementptr inbounds float, ptr %m, i64 %v75
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = add i64 %v7, 1840
  %v79 = getelementptr inbounds float, ptr %m, i64 %v78
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = add i64 %v7, 1920
  %v82 = getelementptr inbounds float, ptr %m, i64 %v81
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = add i64 %v7, 2000
  %v85 = getelementptr inbounds float, ptr %m, i64 %v84
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = fadd <8 x float> %v20, %v23
  %v90 = fadd <8 x float> %v89, %v26
  %v91 = fadd <8 x float> %v90, %v62
  %v92 = fadd <8 x float> %v91, %v65
  %v93 = fadd <8 x float> %v92, %v86
  %v94 = fadd <8 x float> %v93, %v88
  %v95 = mul i64 %v1, 124
  %v96 = add i64 %v95, %v9
  %v97 = getelementptr inbounds float, ptr %out, i64 %v96
  store <8 x float> %v94, ptr %v97, align 4
  %v98 = fadd <8 x float> %v20, %v23
  %v99 = fadd <8 x float> %v98, %v26
  %v100 = fadd <8 x float> %v99, %v29
  %v101 = fadd <8 x float> %v100, %v47
  %v102 = fadd <8 x float> %v101, %v50
  %v103 = fadd <8 x float> %v102, %v83
  %v104 = fsub <8 x float> %v103, %v71
  %v105 = fadd <8 x float> %v104, %v88
  %v106 = mul i64 %v3, 124
  %v107 = add i64 %v106, %v9
  %v108 = getelementptr inbounds float, ptr %out, i64 %v107
  store <8 x float> %v105, ptr %v108, align 4
  %v109 = add i64 %v9, 8
  %v110 = getelementptr inbounds float, ptr %bias, i64 %v109
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = fadd <8 x float> %v11, %v14
  %v113 = fadd <8 x float> %v112, %v17
  %v114 = fadd <8 x float> %v113, %v20
  %v115 = fadd <8 x float> %v114, %v23
  %v116 = fadd <8 x float> %v115, %v59
  %v117 = fadd <8 x float> %v116, %v62
  %v118 = fadd <8 x float> %v117, %v65
  %v119 = fadd <8 x float> %v118, %v71
  %v120 = fadd <8 x float> %v119, %v80
  %v121 = fadd <8 x float> %v120, %v111
  %v122 = mul i64 %v1, 124
  %v123 = add i64 %v122, %v109
  %v124 = getelementptr inbounds float, ptr %out, i64 %v123
  store <8 x float> %v121, ptr %v124, align 4
  %v125 = fadd <8 x float> %v14, %v23
  %v126 = fadd <8 x float> %v125, %v29
  %v127 = fadd <8 x float> %v126, %v56
  %v128 = fadd <8 x float> %v127, %v77
  %v129 = fadd <8 x float> %v128, %v80
  %v130 = fsub <8 x float> %v129, %v41
  %v131 = fadd <8 x float> %v130, %v111
  %v132 = mul i64 %v3, 124
  %v133 = add i64 %v132, %v109
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <8 x float> %v131, ptr %v134, align 4
  %v135 = add i64 %v9, 16
  %v136 = getelementptr inbounds float, ptr %bias, i64 %v135
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = fadd <8 x float> %v14, %v17
  %v139 = fadd <8 x float> %v138, %v35
  %v140 = fadd <8 x float> %v139, %v59
  %v141 = fadd <8 x float> %v140, %v71
  %v142 = fsub <8 x float> %v141, %v68
  %v143 = fadd <8 x float> %v142, %v137
  %v144 = mul i64 %v1, 124
  %v145 = add i64 %v144, %v135
  %v146 = getelementptr inbounds float, ptr %out, i64 %v145
  store <8 x float> %v143, ptr %v146, align 4
  %v147 = fadd <8 x float> %v14, %v17
  %v148 = fadd <8 x float> %v147, %v29
  %v149 = fadd <8 x float> %v148, %v32
  %v150 = fadd <8 x float> %v149, %v35
  %v151 = fadd <8 x float> %v150, %v38
  %v152 = fsub <8 x float> %v151, %v62
  %v153 = fsub <8 x float> %v152, %v74
  %v154 = fadd <8 x float> %v153, %v137
  %v155 = mul i64 %v3, 124
  %v156 = add i64 %v155, %v135
  %v157 = getelementptr inbounds float, ptr %out, i64 %v156
  store <8 x float> %v154, ptr %v157, align 4
  %v158 = add i64 %v9, 24
  %v159 = getelementptr inbounds float, ptr %bias, i64 %v158
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = fadd <8 x float> %v32, %v41
  %v162 = fadd <8 x float> %v161, %v44
  %v163 = fadd <8 x float> %v162, %v50
  %v164 = fadd <8 x float> %v163, %v53
  %v165 = fadd <8 x float> %v164, %v68
  %v166 = fsub <8 x float> %v165, %v80
  %v167 = fsub <8 x float> %v166, %v86
  %v168 = fadd <8 x float> %v167, %v160
  %v169 = mul i64 %v1, 124
  %v170 = add i64 %v169, %v158
  %v171 = getelementptr inbounds float, ptr %out, i64 %v170
  store <8 x float> %v168, ptr %v171, align 4
  %v172 = fadd <8 x float> %v41, %v44
  %v173 = fadd <8 x float> %v172, %v74
  %v174 = fsub <8 x float> %v173, %v77
  %v175 = fsub <8 x float> %v174, %v80
  %v176 = fsub <8 x float> %v175, %v83
  %v177 = fadd <8 x float> %v176, %v160
  %v178 = mul i64 %v3, 124
  %v179 = add i64 %v178, %v158
  %v180 = getelementptr inbounds float, ptr %out, i64 %v179
  store <8 x float> %v177, ptr %v180, align 4
  %v181 = add nsw i64 %v7, 8
  br label %head4
end6:
  %v182 = getelementptr inbounds float, ptr %m, i64 0
  %v183 = load <8 x float>, ptr %v182, align 4
  %v184 = getelementptr inbounds float, ptr %m, i64 80
  %v185 = load <8 x float>, ptr %v184, align 4
  %v186 = getelementptr inbounds float, ptr %m, i64 160
  %v187 = load <8 x float>, ptr %v186, align 4
  %v188 = getelementptr inbounds float, ptr %m, i64 240
  %v189 = load <8 x float>, ptr %v188, align 4
  %v190 = getelementptr inbounds float, ptr %m, i64 320
  %v191 = load <8 x float>, ptr %v190, align 4
  %v192 = getelementptr inbounds float, ptr %m, i64 400
  %v193 = load <8 x float>, ptr %v192, align 4
  %v194 = getelementptr inbounds float, ptr %m, i64 480
  %v195 = load <8 x float>, ptr %v194, align 4
  %v196 = getelementptr inbounds float, ptr %m, i64 560
  %v197 = load <8 x float>, ptr %v196, align 4
  %v198 = getelementptr inbounds float, ptr %m, i64 640
  %v199 = load <8 x float>, ptr %v198, align 4
  %v200 = getelementptr inbounds float, ptr %m, i64 720
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = getelementptr inbounds float, ptr %m, i64 800
  %v203 = load <8 x float>, ptr %v202, align 4
  %v204 = getelementptr inbounds float, ptr %m, i64 880
  %v205 = load <8 x float>, ptr %v204, align 4
  %v206 = getelementptr inbounds float, ptr %m, i64 960
  %v207 = load <8 x float>, ptr %v206, align 4
  %v208 = getelementptr inbounds float, ptr %m, i64 1040
  %v209 = load <8 x float>, ptr %v208, align 4
  %v210 = getelementptr inbounds float, ptr %m, i64 1120
  %v211 = load <8 x float>, ptr %v210, align 4
  %v212 = getelementptr inbounds float, ptr %m, i64 1200
  %v213 = load <8 x float>, ptr %v212, align 4
  %v214 = getelementptr inbounds float, ptr %m, i64 1280
  %v215 = load <8 x float>, ptr %v214, align 4
  %v216 = getelementptr inbounds float, ptr %m, i64 1360
  %v217 = load <8 x float>, ptr %v216, align 4
  %v218 = getelementptr inbounds float, ptr %m, i64 1440
  %v219 = load <8 x float>, ptr %v218, align 4
  %v220 = getelementptr inbounds float, ptr %m, i64 1520
  %v221 = load <8 x float>, ptr %v220, align 4
  %v222 = getelementptr inbounds float, ptr %m, i64 1600
  %v223 = load <8 x float>, ptr %v222, align 4
  %v224 = getelementptr inbounds float, ptr %m, i64 1680
  %v225 = load <8 x float>, ptr %v224, align 4
  %v226 = getelementptr inbounds float, ptr %m, i64 1760
  %v227 = load <8 x float>, ptr %v226, align 4
  %v228 = getelementptr inbounds float, ptr %m, i64 1840
  %v229 = load <8 x float>, ptr %v228, align 4
  %v230 = getelementptr inbounds float, ptr %m, i64 1920
  %v231 = load <8 x float>, ptr %v230, align 4
  %v232 = getelementptr inbounds float, ptr %m, i64 2000
  %v233 = load <8 x float>, ptr %v232, align 4
  %v234 = getelementptr inbounds float, ptr %bias, i64 %column
  %v235 = load <8 x float>, ptr %v234, align 4
  %v236 = fadd <8 x float> %v189, %v191
  %v237 = fadd <8 x float> %v236, %v193
  %v238 = fadd <8 x float> %v237, %v217
  %v239 = fadd <8 x float> %v238, %v219
  %v240 = fadd <8 x float> %v239, %v233
  %v241 = fadd <8 x float> %v240, %v235
  %v242 = mul i64 %v1, 124
  %v243 = add i64 %v242, %column
  %v244 = getelementptr inbounds float, ptr %out, i64 %v243
  store <8 x float> %v241, ptr %v244, align 4
  %v245 = fadd <8 x float> %v189, %v191
  %v246 = fadd <8 x float> %v245, %v193
  %v247 = fadd <8 x float> %v246, %v195
  %v248 = fadd <8 x float> %v247, %v207
  %v249 = fadd <8 x float> %v248, %v209
  %v250 = fadd <8 x float> %v249, %v231
  %v251 = fsub <8 x float> %v250, %v223
  %v252 = fadd <8 x float> %v251, %v235
  %v253 = mul i64 %v3, 124
  %v254 = add i64 %v253, %column
  %v255 = getelementptr inbounds float, ptr %out, i64 %v254
  store <8 x float> %v252, ptr %v255, align 4
  %v256 = add i64 %column, 8
  %v257 = getelementptr inbounds float, ptr %bias, i64 %v256
  %v258 = load <8 x float>, ptr %v257, align 4
  %v259 = fadd <8 x float> %v183, %v185
  %v260 = fadd <8 x float> %v259, %v187
  %v261 = fadd <8 x float> %v260, %v189
  %v262 = fadd <8 x float> %v261, %v191
  %v263 = fadd <8 x float> %v262, %v215
  %v264 = fadd <8 x float> %v263, %v217
  %v265 = fadd <8 x float> %v264, %v219
  %v266 = fadd <8 x float> %v265, %v223
  %v267 = fadd <8 x float> %v266, %v229
  %v268 = fadd <8 x float> %v267, %v258
  %v269 = mul i64 %v1, 124
  %v270 = add i64 %v269, %v256
  %v271 = getelementptr inbounds float, ptr %out, i64 %v270
  store <8 x float> %v268, ptr %v271, align 4
  %v272 = fadd <8 x float> %v185, %v191
  %v273 = fadd <8 x float> %v272, %v195
  %v274 = fadd <8 x float> %v273, %v213
  %v275 = fadd <8 x float> %v274, %v227
  %v276 = fadd <8 x float> %v275, %v229
  %v277 = fsub <8 x float> %v276, %v203
  %v278 = fadd <8 x float> %v277, %v258
  %v279 = mul i64 %v3, 124
  %v280 = add i64 %v279, %v256
  %v281 = getelementptr inbounds float, ptr %out, i64 %v280
  store <8 x float> %v278, ptr %v281, align 4
  %v282 = add i64 %column, 16
  %v283 = getelementptr inbounds float, ptr %bias, i64 %v282
  %v284 = load <8 x float>, ptr %v283, align 4
  %v285 = fadd <8 x float> %v185, %v187
  %v286 = fadd <8 x float> %v285, %v199
  %v287 = fadd <8 x float> %v286, %v215
  %v288 = fadd <8 x float> %v287, %v223
  %v289 = fsub <8 x float> %v288, %v221
  %v290 = fadd <8 x float> %v289, %v284
  %v291 = mul i64 %v1, 124
  %v292 = add i64 %v291, %v282
  %v293 = getelementptr inbounds float, ptr %out, i64 %v292
  store <8 x float> %v290, ptr %v293, align 4
  %v294 = fadd <8 x float> %v185, %v187
  %v295 = fadd <8 x float> %v294, %v195
  %v296 = fadd <8 x float> %v295, %v197
  %v297 = fadd <8 x float> %v296, %v199
  %v298 = fadd <8 x float> %v297, %v201
  %v299 = fsub <8 x float> %v298, %v217
  %v300 = fsub <8 x float> %v299, %v225
  %v301 = fadd <8 x float> %v300, %v284
  %v302 = mul i64 %v3, 124
  %v303 = add i64 %v302, %v282
  %v304 = getelementptr inbounds float, ptr %out, i64 %v303
  store <8 x float> %v301, ptr %v304, align 4
  %v305 = add i64 %column, 24
  %v306 = getelementptr inbounds float, ptr %bias, i64 %v305
  %v307 = load <8 x float>, ptr %v306, align 4
  %v308 = fadd <8 x float> %v197, %v203
  %v309 = fadd <8 x float> %v308, %v205
  %v310 = fadd <8 x float> %v309, %v209
  %v311 = fadd <8 x float> %v310, %v211
  %v312 = fadd <8 x float> %v311, %v221
  %v313 = fsub <8 x float> %v312, %v229
  %v314 = fsub <8 x float> %v313, %v233
  %v315 = fadd <8 x float> %v314, %v307
  %v316 = mul i64 %v1, 124
  %v317 = add i64 %v316, %v305
  %v318 = getelementptr inbounds float, ptr %out, i64 %v317
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v315, ptr align 4 %v318, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v319 = fadd <8 x float> %v203, %v205
  %v320 = fadd <8 x float> %v319, %v225
  %v321 = fsub <8 x float> %v320, %v227
  %v322 = fsub <8 x float> %v321, %v229
  %v323 = fsub <8 x float> %v322, %v231
  %v324 = fadd <8 x float> %v323, %v307
  %v325 = mul i64 %v3, 124
  %v326 = add i64 %v325, %v305
  %v327 = getelementptr inbounds float, ptr %out, i64 %v326
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v324, ptr align 4 %v327, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v138, %body3 ]
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
  %v87 = fadd <8 x float> %v18, %v21
  %v88 = fadd <8 x float> %v87, %v24
  %v89 = fadd <8 x float> %v88, %v60
  %v90 = fadd <8 x float> %v89, %v63
  %v91 = fadd <8 x float> %v90, %v84
  %v92 = fadd <8 x float> %v91, %v86
  %v93 = mul i64 %v1, 124
  %v94 = add i64 %v93, %v7
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  store <8 x float> %v92, ptr %v95, align 4
  %v96 = add i64 %v7, 8
  %v97 = getelementptr inbounds float, ptr %bias, i64 %v96
  %v98 = load <8 x float>, ptr %v97, align 4
  %v99 = fadd <8 x float> %v9, %v12
  %v100 = fadd <8 x float> %v99, %v15
  %v101 = fadd <8 x float> %v100, %v18
  %v102 = fadd <8 x float> %v101, %v21
  %v103 = fadd <8 x float> %v102, %v57
  %v104 = fadd <8 x float> %v103, %v60
  %v105 = fadd <8 x float> %v104, %v63
  %v106 = fadd <8 x float> %v105, %v69
  %v107 = fadd <8 x float> %v106, %v78
  %v108 = fadd <8 x float> %v107, %v98
  %v109 = mul i64 %v1, 124
  %v110 = add i64 %v109, %v96
  %v111 = getelementptr inbounds float, ptr %out, i64 %v110
  store <8 x float> %v108, ptr %v111, align 4
  %v112 = add i64 %v7, 16
  %v113 = getelementptr inbounds float, ptr %bias, i64 %v112
  %v114 = load <8 x float>, ptr %v113, align 4
  %v115 = fadd <8 x float> %v12, %v15
  %v116 = fadd <8 x float> %v115, %v33
  %v117 = fadd <8 x float> %v116, %v57
  %v118 = fadd <8 x float> %v117, %v69
  %v119 = fsub <8 x float> %v118, %v66
  %v120 = fadd <8 x float> %v119, %v114
  %v121 = mul i64 %v1, 124
  %v122 = add i64 %v121, %v112
  %v123 = getelementptr inbounds float, ptr %out, i64 %v122
  store <8 x float> %v120, ptr %v123, align 4
  %v124 = add i64 %v7, 24
  %v125 = getelementptr inbounds float, ptr %bias, i64 %v124
  %v126 = load <8 x float>, ptr %v125, align 4
  %v127 = fadd <8 x float> %v30, %v39
  %v128 = fadd <8 x float> %v127, %v42
  %v129 = fadd <8 x float> %v128, %v48
  %v130 = fadd <8 x float> %v129, %v51
  %v131 = fadd <8 x float> %v130, %v66
  %v132 = fsub <8 x float> %v131, %v78
  %v133 = fsub <8 x float> %v132, %v84
  %v134 = fadd <8 x float> %v133, %v126
  %v135 = mul i64 %v1, 124
  %v136 = add i64 %v135, %v124
  %v137 = getelementptr inbounds float, ptr %out, i64 %v136
  store <8 x float> %v134, ptr %v137, align 4
  %v138 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v139 = getelementptr inbounds float, ptr %m, i64 0
  %v140 = load <8 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %m, i64 80
  %v142 = load <8 x float>, ptr %v141, align 4
  %v143 = getelementptr inbounds float, ptr %m, i64 160
  %v144 = load <8 x float>, ptr %v143, align 4
  %v145 = getelementptr inbounds float, ptr %m, i64 240
  %v146 = load <8 x float>, ptr %v145, align 4
  %v147 = getelementptr inbounds float, ptr %m, i64 320
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = getelementptr inbounds float, ptr %m, i64 400
  %v150 = load <8 x float>, ptr %v149, align 4
  %v151 = getelementptr inbounds float, ptr %m, i64 480
  %v152 = load <8 x float>, ptr %v151, align 4
  %v153 = getelementptr inbounds float, ptr %m, i64 560
  %v154 = load <8 x float>, ptr %v153, align 4
  %v155 = getelementptr inbounds float, ptr %m, i64 640
  %v156 = load <8 x float>, ptr %v155, align 4
  %v157 = getelementptr inbounds float, ptr %m, i64 720
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = getelementptr inbounds float, ptr %m, i64 800
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %m, i64 880
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = getelementptr inbounds float, ptr %m, i64 960
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %m, i64 1040
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = getelementptr inbounds float, ptr %m, i64 1120
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = getelementptr inbounds float, ptr %m, i64 1200
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = getelementptr inbounds float, ptr %m, i64 1280
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = getelementptr inbounds float, ptr %m, i64 1360
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = getelementptr inbounds float, ptr %m, i64 1440
  %v176 = load <8 x float>, ptr %v175, align 4
  %v177 = getelementptr inbounds float, ptr %m, i64 1520
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = getelementptr inbounds float, ptr %m, i64 1600
  %v180 = load <8 x float>, ptr %v179, align 4
  %v181 = getelementptr inbounds float, ptr %m, i64 1680
  %v182 = load <8 x float>, ptr %v181, align 4
  %v183 = getelementptr inbounds float, ptr %m, i64 1760
  %v184 = load <8 x float>, ptr %v183, align 4
  %v185 = getelementptr inbounds float, ptr %m, i64 1840
  %v186 = load <8 x float>, ptr %v185, align 4
  %v187 = getelementptr inbounds float, ptr %m, i64 1920
  %v188 = load <8 x float>, ptr %v187, align 4
  %v189 = getelementptr inbounds float, ptr %m, i64 2000
  %v190 = load <8 x float>, ptr %v189, align 4
  %v191 = getelementptr inbounds float, ptr %bias, i64 %column
  %v192 = load <8 x float>, ptr %v191, align 4
  %v193 = fadd <8 x float> %v146, %v148
  %v194 = fadd <8 x float> %v193, %v150
  %v195 = fadd <8 x float> %v194, %v174
  %v196 = fadd <8 x float> %v195, %v176
  %v197 = fadd <8 x float> %v196, %v190
  %v198 = fadd <8 x float> %v197, %v192
  %v199 = mul i64 %v1, 124
  %v200 = add i64 %v199, %column
  %v201 = getelementptr inbounds float, ptr %out, i64 %v200
  store <8 x float> %v198, ptr %v201, align 4
  %v202 = add i64 %column, 8
  %v203 = getelementptr inbounds float, ptr %bias, i64 %v202
  %v204 = load <8 x float>, ptr %v203, align 4
  %v205 = fadd <8 x float> %v140, %v142
  %v206 = fadd <8 x float> %v205, %v144
  %v207 = fadd <8 x float> %v206, %v146
  %v208 = fadd <8 x float> %v207, %v148
  %v209 = fadd <8 x float> %v208, %v172
  %v210 = fadd <8 x float> %v209, %v174
  %v211 = fadd <8 x float> %v210, %v176
  %v212 = fadd <8 x float> %v211, %v180
  %v213 = fadd <8 x float> %v212, %v186
  %v214 = fadd <8 x float> %v213, %v204
  %v215 = mul i64 %v1, 124
  %v216 = add i64 %v215, %v202
  %v217 = getelementptr inbounds float, ptr %out, i64 %v216
  store <8 x float> %v214, ptr %v217, align 4
  %v218 = add i64 %column, 16
  %v219 = getelementptr inbounds float, ptr %bias, i64 %v218
  %v220 = load <8 x float>, ptr %v219, align 4
  %v221 = fadd <8 x float> %v142, %v144
  %v222 = fadd <8 x float> %v221, %v156
  %v223 = fadd <8 x float> %v222, %v172
  %v224 = fadd <8 x float> %v223, %v180
  %v225 = fsub <8 x float> %v224, %v178
  %v226 = fadd <8 x float> %v225, %v220
  %v227 = mul i64 %v1, 124
  %v228 = add i64 %v227, %v218
  %v229 = getelementptr inbounds float, ptr %out, i64 %v228
  store <8 x float> %v226, ptr %v229, align 4
  %v230 = add i64 %column, 24
  %v231 = getelementptr inbounds float, ptr %bias, i64 %v230
  %v232 = load <8 x float>, ptr %v231, align 4
  %v233 = fadd <8 x float> %v154, %v160
  %v234 = fadd <8 x float> %v233, %v162
  %v235 = fadd <8 x float> %v234, %v166
  %v236 = fadd <8 x float> %v235, %v168
  %v237 = fadd <8 x float> %v236, %v178
  %v238 = fsub <8 x float> %v237, %v186
  %v239 = fsub <8 x float> %v238, %v190
  %v240 = fadd <8 x float> %v239, %v232
  %v241 = mul i64 %v1, 124
  %v242 = add i64 %v241, %v230
  %v243 = getelementptr inbounds float, ptr %out, i64 %v242
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v240, ptr align 4 %v243, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 26
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 16
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 80
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 256
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v27, %body17 ]
  %v20 = icmp slt i64 %v19, 2
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 8
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v26, i64 0, i64 0)
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = mul i64 8, 32
  %v29 = getelementptr inbounds float, ptr %v7, i64 %v28
  %v30 = mul i64 8, 8
  %v31 = getelementptr inbounds float, ptr %v14, i64 %v30
  %v32 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_2_1(ptr %v29, ptr %v12, ptr %v31, ptr %v12, ptr %v32, i64 0, i64 0)
  %v33 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v34 = sub i64 9, %line
  %v35 = icmp slt i64 %v34, 10
  %v36 = select i1 %v35, i64 %v34, i64 10
  %v37 = icmp sgt i64 %v36, 0
  %v38 = select i1 %v37, i64 %v36, i64 0
  br label %head39
head39:
  %v42 = phi i64 [ 0, %end3 ], [ %v47, %body40 ]
  %v43 = icmp slt i64 %v42, %v38
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 8
  %v45 = getelementptr inbounds float, ptr %m, i64 %v44
  %v46 = add i64 %line, %v42
  call void @k_output_2_last(ptr %v45, ptr %out, ptr %bias, i64 %v46, i64 %column)
  %v47 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %head48
head48:
  %v51 = phi i64 [ %v38, %end41 ], [ %v56, %body49 ]
  %v52 = icmp slt i64 %v51, 10
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = mul i64 %v51, 8
  %v54 = getelementptr inbounds float, ptr %m, i64 %v53
  %v55 = add i64 %line, %v51
  call void @k_output_1_last(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column)
  %v56 = add nsw i64 %v51, 1
  br label %head48
end50:
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
  %v18 = phi i64 [ %lo, %entry ], [ %v47, %end26 ]
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
  %v27 = phi i64 [ 0, %body16 ], [ %v46, %end45 ]
  %v28 = icmp slt i64 %v27, 4
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v18, 10
  %v30 = mul i64 %v27, 6656
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = sub i64 10, %v29
  %v33 = icmp slt i64 10, %v32
  %v34 = select i1 %v33, i64 10, i64 %v32
  %v35 = mul i64 %v27, 4
  %v36 = mul i64 %v35, 8
  %v37 = icmp eq i64 %v18, 0
  %v38 = icmp eq i64 %v27, 3
  %v39 = xor i1 %v38, true
  %v40 = and i1 true, %v39
  br i1 %v40, label %then41, label %end42
then41:
  call void @k_band_10(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v36, ptr %v13, ptr %v31)
  br label %end42
end42:
  %v43 = and i1 true, %v38
  br i1 %v43, label %then44, label %end45
then44:
  call void @k_band_10_last(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v36, ptr %v13, ptr %v31)
  br label %end45
end45:
  %v46 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v47 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
