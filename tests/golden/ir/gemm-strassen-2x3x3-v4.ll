; task {"attributes":{},"inputs":["f32[19,96]","f32[96,270]","f32[270]"],"op":"gemm","output":"f32[19,270]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"chunk":0,"format":"dense","impl":"strassen_2x3x3","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1,"weights":"packed"}
; tier x86_64-v4
; phase k_bands: 1 units
; scratch 0 bytes, 30720 of each core
; packed input 1: float32 (6, 15, 32, 16) e24e13fa575749f6
; packed input 2: float32 (1, 272) 0cf6c30c75b390c2
@k_u = private constant [15 x i64] [i64 0, i64 512, i64 1024, i64 1536, i64 2048, i64 2560, i64 3072, i64 3584, i64 4096, i64 4608, i64 5120, i64 5632, i64 6144, i64 6656, i64 7168], align 64
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_input_row(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 96
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v6 = sub i64 19, 1
  %v7 = icmp slt i64 %v5, %v6
  %v8 = select i1 %v7, i64 %v5, i64 %v6
  %v9 = mul i64 %v8, 96
  %v10 = getelementptr inbounds float, ptr %x, i64 %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v78, %body12 ]
  %v15 = icmp slt i64 %v14, 32
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %v3, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v14, 64
  %v22 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v10, i64 %v14
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = add i64 %v14, 32
  %v27 = getelementptr inbounds float, ptr %v10, i64 %v26
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = add i64 %v14, 64
  %v30 = getelementptr inbounds float, ptr %v10, i64 %v29
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v20, %v28
  %v33 = fsub <16 x float> %v32, %v23
  %v34 = getelementptr inbounds float, ptr %v, i64 %v14
  store <16 x float> %v33, ptr %v34, align 4
  %v35 = add i64 %v14, 336
  %v36 = getelementptr inbounds float, ptr %v, i64 %v35
  store <16 x float> %v28, ptr %v36, align 4
  %v37 = fadd <16 x float> %v17, %v25
  %v38 = fadd <16 x float> %v37, %v31
  %v39 = add i64 %v14, 672
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <16 x float> %v38, ptr %v40, align 4
  %v41 = add i64 %v14, 1008
  %v42 = getelementptr inbounds float, ptr %v, i64 %v41
  store <16 x float> %v17, ptr %v42, align 4
  %v43 = fadd <16 x float> %v17, %v28
  %v44 = add i64 %v14, 1344
  %v45 = getelementptr inbounds float, ptr %v, i64 %v44
  store <16 x float> %v43, ptr %v45, align 4
  %v46 = fadd <16 x float> %v17, %v25
  %v47 = add i64 %v14, 1680
  %v48 = getelementptr inbounds float, ptr %v, i64 %v47
  store <16 x float> %v46, ptr %v48, align 4
  %v49 = add i64 %v14, 2016
  %v50 = getelementptr inbounds float, ptr %v, i64 %v49
  store <16 x float> %v23, ptr %v50, align 4
  %v51 = add i64 %v14, 2352
  %v52 = getelementptr inbounds float, ptr %v, i64 %v51
  store <16 x float> %v31, ptr %v52, align 4
  %v53 = fadd <16 x float> %v20, %v28
  %v54 = add i64 %v14, 2688
  %v55 = getelementptr inbounds float, ptr %v, i64 %v54
  store <16 x float> %v53, ptr %v55, align 4
  %v56 = fadd <16 x float> %v20, %v28
  %v57 = fsub <16 x float> %v56, %v23
  %v58 = fsub <16 x float> %v57, %v31
  %v59 = add i64 %v14, 3024
  %v60 = getelementptr inbounds float, ptr %v, i64 %v59
  store <16 x float> %v58, ptr %v60, align 4
  %v61 = fsub <16 x float> %v20, %v23
  %v62 = add i64 %v14, 3360
  %v63 = getelementptr inbounds float, ptr %v, i64 %v62
  store <16 x float> %v61, ptr %v63, align 4
  %v64 = fsub <16 x float> %v17, %v20
  %v65 = add i64 %v14, 3696
  %v66 = getelementptr inbounds float, ptr %v, i64 %v65
  store <16 x float> %v64, ptr %v66, align 4
  %v67 = fadd <16 x float> %v25, %v31
  %v68 = add i64 %v14, 4032
  %v69 = getelementptr inbounds float, ptr %v, i64 %v68
  store <16 x float> %v67, ptr %v69, align 4
  %v70 = fsub <16 x float> %v25, %v28
  %v71 = add i64 %v14, 4368
  %v72 = getelementptr inbounds float, ptr %v, i64 %v71
  store <16 x float> %v70, ptr %v72, align 4
  %v73 = fadd <16 x float> %v17, %v23
  %v74 = fadd <16 x float> %v73, %v25
  %v75 = fadd <16 x float> %v74, %v31
  %v76 = add i64 %v14, 4704
  %v77 = getelementptr inbounds float, ptr %v, i64 %v76
  store <16 x float> %v75, ptr %v77, align 4
  %v78 = add nsw i64 %v14, 16
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
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 32
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <16 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 32
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v11, <16 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 16
  %v22 = getelementptr inbounds float, ptr %v5, i64 1
  %v23 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v9, ptr %v24, align 4
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
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v11 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v12 = icmp slt i64 %v4, 32
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <16 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 32
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 64
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 96
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <16 x float> poison, float %v29, i64 0
  %v31 = shufflevector <16 x float> %v30, <16 x float> poison, <16 x i32> zeroinitializer
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v13, <16 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v9, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 32
  store <16 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v11, ptr %v38, align 4
  ret void
}
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v112, %body5 ]
  %v8 = icmp slt i64 %v7, 16
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 176
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 352
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 528
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 704
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 880
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 1056
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = add i64 %v7, 1232
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = add i64 %v7, 1408
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = add i64 %v7, 1584
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = add i64 %v7, 1760
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = add i64 %v7, 1936
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = add i64 %v7, 2112
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = add i64 %v7, 2288
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = add i64 %v7, 2464
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v9
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = fadd <16 x float> %v11, %v14
  %v57 = fadd <16 x float> %v56, %v23
  %v58 = fadd <16 x float> %v57, %v35
  %v59 = fadd <16 x float> %v58, %v41
  %v60 = fadd <16 x float> %v59, %v44
  %v61 = fadd <16 x float> %v60, %v55
  %v62 = mul i64 %v1, 270
  %v63 = add i64 %v62, %v9
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  store <16 x float> %v61, ptr %v64, align 4
  %v65 = fsub <16 x float> %v50, %v11
  %v66 = fsub <16 x float> %v65, %v14
  %v67 = fsub <16 x float> %v66, %v38
  %v68 = fsub <16 x float> %v67, %v41
  %v69 = fadd <16 x float> %v68, %v55
  %v70 = mul i64 %v3, 270
  %v71 = add i64 %v70, %v9
  %v72 = getelementptr inbounds float, ptr %out, i64 %v71
  store <16 x float> %v69, ptr %v72, align 4
  %v73 = add i64 %v9, 16
  %v74 = getelementptr inbounds float, ptr %bias, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fadd <16 x float> %v17, %v29
  %v77 = fadd <16 x float> %v76, %v41
  %v78 = fadd <16 x float> %v77, %v53
  %v79 = fsub <16 x float> %v78, %v47
  %v80 = fadd <16 x float> %v79, %v75
  %v81 = mul i64 %v1, 270
  %v82 = add i64 %v81, %v73
  %v83 = getelementptr inbounds float, ptr %out, i64 %v82
  store <16 x float> %v80, ptr %v83, align 4
  %v84 = fadd <16 x float> %v32, %v47
  %v85 = fsub <16 x float> %v84, %v11
  %v86 = fsub <16 x float> %v85, %v38
  %v87 = fsub <16 x float> %v86, %v41
  %v88 = fadd <16 x float> %v87, %v75
  %v89 = mul i64 %v3, 270
  %v90 = add i64 %v89, %v73
  %v91 = getelementptr inbounds float, ptr %out, i64 %v90
  store <16 x float> %v88, ptr %v91, align 4
  %v92 = add i64 %v9, 32
  %v93 = getelementptr inbounds float, ptr %bias, i64 %v92
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = fadd <16 x float> %v17, %v20
  %v96 = fadd <16 x float> %v95, %v53
  %v97 = fsub <16 x float> %v96, %v44
  %v98 = fsub <16 x float> %v97, %v47
  %v99 = fadd <16 x float> %v98, %v94
  %v100 = mul i64 %v1, 270
  %v101 = add i64 %v100, %v92
  %v102 = getelementptr inbounds float, ptr %out, i64 %v101
  store <16 x float> %v99, ptr %v102, align 4
  %v103 = fadd <16 x float> %v26, %v47
  %v104 = fsub <16 x float> %v103, %v17
  %v105 = fsub <16 x float> %v104, %v20
  %v106 = fsub <16 x float> %v105, %v23
  %v107 = fsub <16 x float> %v106, %v50
  %v108 = fadd <16 x float> %v107, %v94
  %v109 = mul i64 %v3, 270
  %v110 = add i64 %v109, %v92
  %v111 = getelementptr inbounds float, ptr %out, i64 %v110
  store <16 x float> %v108, ptr %v111, align 4
  %v112 = add nsw i64 %v7, 16
  br label %head4
end6:
  ret void
}
define internal void @k_output_1(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v85, %body3 ]
  %v6 = icmp slt i64 %v5, 16
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 176
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 352
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 528
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 704
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 880
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 1056
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = add i64 %v5, 1232
  %v29 = getelementptr inbounds float, ptr %m, i64 %v28
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = add i64 %v5, 1408
  %v32 = getelementptr inbounds float, ptr %m, i64 %v31
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = add i64 %v5, 1584
  %v35 = getelementptr inbounds float, ptr %m, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = add i64 %v5, 1760
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = add i64 %v5, 1936
  %v41 = getelementptr inbounds float, ptr %m, i64 %v40
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = add i64 %v5, 2112
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = add i64 %v5, 2288
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = add i64 %v5, 2464
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = fadd <16 x float> %v9, %v12
  %v55 = fadd <16 x float> %v54, %v21
  %v56 = fadd <16 x float> %v55, %v33
  %v57 = fadd <16 x float> %v56, %v39
  %v58 = fadd <16 x float> %v57, %v42
  %v59 = fadd <16 x float> %v58, %v53
  %v60 = mul i64 %v1, 270
  %v61 = add i64 %v60, %v7
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <16 x float> %v59, ptr %v62, align 4
  %v63 = add i64 %v7, 16
  %v64 = getelementptr inbounds float, ptr %bias, i64 %v63
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = fadd <16 x float> %v15, %v27
  %v67 = fadd <16 x float> %v66, %v39
  %v68 = fadd <16 x float> %v67, %v51
  %v69 = fsub <16 x float> %v68, %v45
  %v70 = fadd <16 x float> %v69, %v65
  %v71 = mul i64 %v1, 270
  %v72 = add i64 %v71, %v63
  %v73 = getelementptr inbounds float, ptr %out, i64 %v72
  store <16 x float> %v70, ptr %v73, align 4
  %v74 = add i64 %v7, 32
  %v75 = getelementptr inbounds float, ptr %bias, i64 %v74
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = fadd <16 x float> %v15, %v18
  %v78 = fadd <16 x float> %v77, %v51
  %v79 = fsub <16 x float> %v78, %v42
  %v80 = fsub <16 x float> %v79, %v45
  %v81 = fadd <16 x float> %v80, %v76
  %v82 = mul i64 %v1, 270
  %v83 = add i64 %v82, %v74
  %v84 = getelementptr inbounds float, ptr %out, i64 %v83
  store <16 x float> %v81, ptr %v84, align 4
  %v85 = add nsw i64 %v5, 16
  br label %head2
end4:
  ret void
}
define internal void @k_band_10(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 15
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 9
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 176
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 512
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v27, %body17 ]
  %v20 = icmp slt i64 %v19, 2
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 16
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v26, i64 0, i64 0)
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = mul i64 8, 32
  %v29 = getelementptr inbounds float, ptr %v7, i64 %v28
  %v30 = mul i64 8, 16
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
  %v44 = mul i64 %v42, 16
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
  %v53 = mul i64 %v51, 16
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
  %v7 = phi i64 [ 0, %entry ], [ %v93, %body5 ]
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 176
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 352
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 528
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 704
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 880
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 1056
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = add i64 %v7, 1232
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = add i64 %v7, 1408
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = add i64 %v7, 1584
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = add i64 %v7, 1760
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = add i64 %v7, 1936
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = add i64 %v7, 2112
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = add i64 %v7, 2288
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = add i64 %v7, 2464
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = add i64 %v9, 16
  %v55 = getelementptr inbounds float, ptr %bias, i64 %v54
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = fadd <16 x float> %v17, %v29
  %v58 = fadd <16 x float> %v57, %v41
  %v59 = fadd <16 x float> %v58, %v53
  %v60 = fsub <16 x float> %v59, %v47
  %v61 = fadd <16 x float> %v60, %v56
  %v62 = mul i64 %v1, 270
  %v63 = add i64 %v62, %v54
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  store <16 x float> %v61, ptr %v64, align 4
  %v65 = fadd <16 x float> %v32, %v47
  %v66 = fsub <16 x float> %v65, %v11
  %v67 = fsub <16 x float> %v66, %v38
  %v68 = fsub <16 x float> %v67, %v41
  %v69 = fadd <16 x float> %v68, %v56
  %v70 = mul i64 %v3, 270
  %v71 = add i64 %v70, %v54
  %v72 = getelementptr inbounds float, ptr %out, i64 %v71
  store <16 x float> %v69, ptr %v72, align 4
  %v73 = add i64 %v9, 32
  %v74 = getelementptr inbounds float, ptr %bias, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fadd <16 x float> %v17, %v20
  %v77 = fadd <16 x float> %v76, %v53
  %v78 = fsub <16 x float> %v77, %v44
  %v79 = fsub <16 x float> %v78, %v47
  %v80 = fadd <16 x float> %v79, %v75
  %v81 = mul i64 %v1, 270
  %v82 = add i64 %v81, %v73
  %v83 = getelementptr inbounds float, ptr %out, i64 %v82
  store <16 x float> %v80, ptr %v83, align 4
  %v84 = fadd <16 x float> %v26, %v47
  %v85 = fsub <16 x float> %v84, %v17
  %v86 = fsub <16 x float> %v85, %v20
  %v87 = fsub <16 x float> %v86, %v23
  %v88 = fsub <16 x float> %v87, %v50
  %v89 = fadd <16 x float> %v88, %v75
  %v90 = mul i64 %v3, 270
  %v91 = add i64 %v90, %v73
  %v92 = getelementptr inbounds float, ptr %out, i64 %v91
  store <16 x float> %v89, ptr %v92, align 4
  %v93 = add nsw i64 %v7, 16
  br label %head4
end6:
  %v94 = getelementptr inbounds float, ptr %m, i64 0
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = getelementptr inbounds float, ptr %m, i64 176
  %v97 = load <16 x float>, ptr %v96, align 4
  %v98 = getelementptr inbounds float, ptr %m, i64 352
  %v99 = load <16 x float>, ptr %v98, align 4
  %v100 = getelementptr inbounds float, ptr %m, i64 528
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = getelementptr inbounds float, ptr %m, i64 704
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = getelementptr inbounds float, ptr %m, i64 880
  %v105 = load <16 x float>, ptr %v104, align 4
  %v106 = getelementptr inbounds float, ptr %m, i64 1056
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = getelementptr inbounds float, ptr %m, i64 1232
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %m, i64 1408
  %v111 = load <16 x float>, ptr %v110, align 4
  %v112 = getelementptr inbounds float, ptr %m, i64 1584
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = getelementptr inbounds float, ptr %m, i64 1760
  %v115 = load <16 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %m, i64 1936
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = getelementptr inbounds float, ptr %m, i64 2112
  %v119 = load <16 x float>, ptr %v118, align 4
  %v120 = getelementptr inbounds float, ptr %m, i64 2288
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = getelementptr inbounds float, ptr %m, i64 2464
  %v123 = load <16 x float>, ptr %v122, align 4
  %v124 = add i64 %column, 16
  %v125 = getelementptr inbounds float, ptr %bias, i64 %v124
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = fadd <16 x float> %v99, %v107
  %v128 = fadd <16 x float> %v127, %v115
  %v129 = fadd <16 x float> %v128, %v123
  %v130 = fsub <16 x float> %v129, %v119
  %v131 = fadd <16 x float> %v130, %v126
  %v132 = mul i64 %v1, 270
  %v133 = add i64 %v132, %v124
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <16 x float> %v131, ptr %v134, align 4
  %v135 = fadd <16 x float> %v109, %v119
  %v136 = fsub <16 x float> %v135, %v95
  %v137 = fsub <16 x float> %v136, %v113
  %v138 = fsub <16 x float> %v137, %v115
  %v139 = fadd <16 x float> %v138, %v126
  %v140 = mul i64 %v3, 270
  %v141 = add i64 %v140, %v124
  %v142 = getelementptr inbounds float, ptr %out, i64 %v141
  store <16 x float> %v139, ptr %v142, align 4
  %v143 = add i64 %column, 32
  %v144 = getelementptr inbounds float, ptr %bias, i64 %v143
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = fadd <16 x float> %v99, %v101
  %v147 = fadd <16 x float> %v146, %v123
  %v148 = fsub <16 x float> %v147, %v117
  %v149 = fsub <16 x float> %v148, %v119
  %v150 = fadd <16 x float> %v149, %v145
  %v151 = mul i64 %v1, 270
  %v152 = add i64 %v151, %v143
  %v153 = getelementptr inbounds float, ptr %out, i64 %v152
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v150, ptr align 4 %v153, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v154 = fadd <16 x float> %v105, %v119
  %v155 = fsub <16 x float> %v154, %v99
  %v156 = fsub <16 x float> %v155, %v101
  %v157 = fsub <16 x float> %v156, %v103
  %v158 = fsub <16 x float> %v157, %v121
  %v159 = fadd <16 x float> %v158, %v145
  %v160 = mul i64 %v3, 270
  %v161 = add i64 %v160, %v143
  %v162 = getelementptr inbounds float, ptr %out, i64 %v161
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v159, ptr align 4 %v162, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v74, %body3 ]
  %v6 = icmp slt i64 %v5, 0
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 176
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 352
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 528
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 704
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 880
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 1056
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = add i64 %v5, 1232
  %v29 = getelementptr inbounds float, ptr %m, i64 %v28
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = add i64 %v5, 1408
  %v32 = getelementptr inbounds float, ptr %m, i64 %v31
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = add i64 %v5, 1584
  %v35 = getelementptr inbounds float, ptr %m, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = add i64 %v5, 1760
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = add i64 %v5, 1936
  %v41 = getelementptr inbounds float, ptr %m, i64 %v40
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = add i64 %v5, 2112
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = add i64 %v5, 2288
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = add i64 %v5, 2464
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = add i64 %v7, 16
  %v53 = getelementptr inbounds float, ptr %bias, i64 %v52
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = fadd <16 x float> %v15, %v27
  %v56 = fadd <16 x float> %v55, %v39
  %v57 = fadd <16 x float> %v56, %v51
  %v58 = fsub <16 x float> %v57, %v45
  %v59 = fadd <16 x float> %v58, %v54
  %v60 = mul i64 %v1, 270
  %v61 = add i64 %v60, %v52
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <16 x float> %v59, ptr %v62, align 4
  %v63 = add i64 %v7, 32
  %v64 = getelementptr inbounds float, ptr %bias, i64 %v63
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = fadd <16 x float> %v15, %v18
  %v67 = fadd <16 x float> %v66, %v51
  %v68 = fsub <16 x float> %v67, %v42
  %v69 = fsub <16 x float> %v68, %v45
  %v70 = fadd <16 x float> %v69, %v65
  %v71 = mul i64 %v1, 270
  %v72 = add i64 %v71, %v63
  %v73 = getelementptr inbounds float, ptr %out, i64 %v72
  store <16 x float> %v70, ptr %v73, align 4
  %v74 = add nsw i64 %v5, 16
  br label %head2
end4:
  %v75 = getelementptr inbounds float, ptr %m, i64 0
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds float, ptr %m, i64 176
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %m, i64 352
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %m, i64 528
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %m, i64 704
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %m, i64 880
  %v86 = load <16 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %m, i64 1056
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %m, i64 1232
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = getelementptr inbounds float, ptr %m, i64 1408
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr inbounds float, ptr %m, i64 1584
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = getelementptr inbounds float, ptr %m, i64 1760
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr inbounds float, ptr %m, i64 1936
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = getelementptr inbounds float, ptr %m, i64 2112
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = getelementptr inbounds float, ptr %m, i64 2288
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = getelementptr inbounds float, ptr %m, i64 2464
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = add i64 %column, 16
  %v106 = getelementptr inbounds float, ptr %bias, i64 %v105
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = fadd <16 x float> %v80, %v88
  %v109 = fadd <16 x float> %v108, %v96
  %v110 = fadd <16 x float> %v109, %v104
  %v111 = fsub <16 x float> %v110, %v100
  %v112 = fadd <16 x float> %v111, %v107
  %v113 = mul i64 %v1, 270
  %v114 = add i64 %v113, %v105
  %v115 = getelementptr inbounds float, ptr %out, i64 %v114
  store <16 x float> %v112, ptr %v115, align 4
  %v116 = add i64 %column, 32
  %v117 = getelementptr inbounds float, ptr %bias, i64 %v116
  %v118 = load <16 x float>, ptr %v117, align 4
  %v119 = fadd <16 x float> %v80, %v82
  %v120 = fadd <16 x float> %v119, %v104
  %v121 = fsub <16 x float> %v120, %v98
  %v122 = fsub <16 x float> %v121, %v100
  %v123 = fadd <16 x float> %v122, %v118
  %v124 = mul i64 %v1, 270
  %v125 = add i64 %v124, %v116
  %v126 = getelementptr inbounds float, ptr %out, i64 %v125
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v123, ptr align 4 %v126, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 15
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 9
  %v9 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v10 = load i64, ptr %v9, align 8
  %v11 = select i1 %v8, ptr %u, ptr %w
  %v12 = getelementptr inbounds float, ptr %v11, i64 %v10
  %v13 = mul i64 %v4, 176
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 512
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body2 ], [ %v27, %body17 ]
  %v20 = icmp slt i64 %v19, 2
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 4
  %v22 = mul i64 %v21, 32
  %v23 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v24 = mul i64 %v21, 16
  %v25 = getelementptr inbounds float, ptr %v14, i64 %v24
  %v26 = getelementptr inbounds i8, ptr %v15, i64 0
  call void @k_tile_4_1(ptr %v23, ptr %v12, ptr %v25, ptr %v12, ptr %v26, i64 0, i64 0)
  %v27 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v28 = mul i64 8, 32
  %v29 = getelementptr inbounds float, ptr %v7, i64 %v28
  %v30 = mul i64 8, 16
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
  %v44 = mul i64 %v42, 16
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
  %v53 = mul i64 %v51, 16
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
  %v12 = mul i64 %worker, 30720
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 2640
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v49, %end26 ]
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
  %v27 = phi i64 [ 0, %body16 ], [ %v48, %end47 ]
  %v28 = icmp slt i64 %v27, 6
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v18, 10
  %v30 = mul i64 %v27, 7680
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = sub i64 10, %v29
  %v33 = icmp slt i64 10, %v32
  %v34 = select i1 %v33, i64 10, i64 %v32
  %v35 = mul i64 %v27, 3
  %v36 = icmp slt i64 %v35, 14
  %v37 = select i1 %v36, i64 %v35, i64 14
  %v38 = mul i64 %v37, 16
  %v39 = icmp eq i64 %v18, 0
  %v40 = icmp eq i64 %v27, 5
  %v41 = xor i1 %v40, true
  %v42 = and i1 true, %v41
  br i1 %v42, label %then43, label %end44
then43:
  call void @k_band_10(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v38, ptr %v13, ptr %v31)
  br label %end44
end44:
  %v45 = and i1 true, %v40
  br i1 %v45, label %then46, label %end47
then46:
  call void @k_band_10_last(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v38, ptr %v13, ptr %v31)
  br label %end47
end47:
  %v48 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v49 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
