; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"source_strides":[1,1,2,2,1,1],"strides":[1,1],"tail":"t0=add(x0,x1)"},"inputs":["f32[1,4,5,32]","f32[134,1,1,96]","f32[134]","f32[1,7,9,32]","f32[1,4,5,32]","f32[1,4,5,134]"],"op":"conv","output":"f32[1,4,5,134]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"chunk":2,"format":"dense","impl":"strassen_2x3x3","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1,"weights":"on_the_fly"}
; tier x86_64-v3
; phase k_chunks: 3 units
; scratch 0 bytes, 44544 of each core
; packed input 1: float32 (1, 17, 96, 8) 9735f6a5d64af08e
; packed input 2: float32 (1, 136) b329f364d2cc61c0
@k_u = private constant [15 x i64] [i64 0, i64 272, i64 544, i64 816, i64 1088, i64 1360, i64 1632, i64 1904, i64 2176, i64 512, i64 1024, i64 1792, i64 768, i64 0, i64 2048], align 64
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row(ptr %x, ptr %x1, ptr %x2, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 32
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = udiv i64 %v1, 20
  %v5 = urem i64 %v1, 20
  %v6 = udiv i64 %v5, 5
  %v7 = urem i64 %v5, 5
  %v8 = mul i64 %v4, 7
  %v9 = mul i64 %v6, 2
  %v10 = add i64 %v8, %v9
  %v11 = mul i64 %v10, 9
  %v12 = mul i64 %v7, 2
  %v13 = add i64 %v11, %v12
  %v14 = mul i64 %v13, 32
  %v15 = getelementptr inbounds float, ptr %x1, i64 %v14
  %v16 = mul i64 %v1, 32
  %v17 = getelementptr inbounds float, ptr %x2, i64 %v16
  %v18 = mul i64 %row, 2
  %v19 = add i64 %v18, 1
  %v20 = mul i64 %v19, 32
  %v21 = getelementptr inbounds float, ptr %x, i64 %v20
  %v22 = udiv i64 %v19, 20
  %v23 = urem i64 %v19, 20
  %v24 = udiv i64 %v23, 5
  %v25 = urem i64 %v23, 5
  %v26 = mul i64 %v22, 7
  %v27 = mul i64 %v24, 2
  %v28 = add i64 %v26, %v27
  %v29 = mul i64 %v28, 9
  %v30 = mul i64 %v25, 2
  %v31 = add i64 %v29, %v30
  %v32 = mul i64 %v31, 32
  %v33 = getelementptr inbounds float, ptr %x1, i64 %v32
  %v34 = mul i64 %v19, 32
  %v35 = getelementptr inbounds float, ptr %x2, i64 %v34
  br label %head36
head36:
  %v39 = phi i64 [ 0, %entry ], [ %v99, %body37 ]
  %v40 = icmp slt i64 %v39, 32
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = getelementptr inbounds float, ptr %v3, i64 %v39
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v15, i64 %v39
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = getelementptr inbounds float, ptr %v17, i64 %v39
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = getelementptr inbounds float, ptr %v21, i64 %v39
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v33, i64 %v39
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v35, i64 %v39
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = fadd <8 x float> %v44, %v50
  %v54 = fsub <8 x float> %v53, %v46
  %v55 = getelementptr inbounds float, ptr %v, i64 %v39
  store <8 x float> %v54, ptr %v55, align 4
  %v56 = add i64 %v39, 336
  %v57 = getelementptr inbounds float, ptr %v, i64 %v56
  store <8 x float> %v50, ptr %v57, align 4
  %v58 = fadd <8 x float> %v42, %v48
  %v59 = fadd <8 x float> %v58, %v52
  %v60 = add i64 %v39, 672
  %v61 = getelementptr inbounds float, ptr %v, i64 %v60
  store <8 x float> %v59, ptr %v61, align 4
  %v62 = add i64 %v39, 1008
  %v63 = getelementptr inbounds float, ptr %v, i64 %v62
  store <8 x float> %v42, ptr %v63, align 4
  %v64 = fadd <8 x float> %v42, %v50
  %v65 = add i64 %v39, 1344
  %v66 = getelementptr inbounds float, ptr %v, i64 %v65
  store <8 x float> %v64, ptr %v66, align 4
  %v67 = fadd <8 x float> %v42, %v48
  %v68 = add i64 %v39, 1680
  %v69 = getelementptr inbounds float, ptr %v, i64 %v68
  store <8 x float> %v67, ptr %v69, align 4
  %v70 = add i64 %v39, 2016
  %v71 = getelementptr inbounds float, ptr %v, i64 %v70
  store <8 x float> %v46, ptr %v71, align 4
  %v72 = add i64 %v39, 2352
  %v73 = getelementptr inbounds float, ptr %v, i64 %v72
  store <8 x float> %v52, ptr %v73, align 4
  %v74 = fadd <8 x float> %v44, %v50
  %v75 = add i64 %v39, 2688
  %v76 = getelementptr inbounds float, ptr %v, i64 %v75
  store <8 x float> %v74, ptr %v76, align 4
  %v77 = fadd <8 x float> %v44, %v50
  %v78 = fsub <8 x float> %v77, %v46
  %v79 = fsub <8 x float> %v78, %v52
  %v80 = add i64 %v39, 3024
  %v81 = getelementptr inbounds float, ptr %v, i64 %v80
  store <8 x float> %v79, ptr %v81, align 4
  %v82 = fsub <8 x float> %v44, %v46
  %v83 = add i64 %v39, 3360
  %v84 = getelementptr inbounds float, ptr %v, i64 %v83
  store <8 x float> %v82, ptr %v84, align 4
  %v85 = fsub <8 x float> %v42, %v44
  %v86 = add i64 %v39, 3696
  %v87 = getelementptr inbounds float, ptr %v, i64 %v86
  store <8 x float> %v85, ptr %v87, align 4
  %v88 = fadd <8 x float> %v48, %v52
  %v89 = add i64 %v39, 4032
  %v90 = getelementptr inbounds float, ptr %v, i64 %v89
  store <8 x float> %v88, ptr %v90, align 4
  %v91 = fsub <8 x float> %v48, %v50
  %v92 = add i64 %v39, 4368
  %v93 = getelementptr inbounds float, ptr %v, i64 %v92
  store <8 x float> %v91, ptr %v93, align 4
  %v94 = fadd <8 x float> %v42, %v46
  %v95 = fadd <8 x float> %v94, %v48
  %v96 = fadd <8 x float> %v95, %v52
  %v97 = add i64 %v39, 4704
  %v98 = getelementptr inbounds float, ptr %v, i64 %v97
  store <8 x float> %v96, ptr %v98, align 4
  %v99 = add nsw i64 %v39, 8
  br label %head36
end38:
  ret void
}
define internal void @k_input(ptr %x, ptr %x1, ptr %x2, ptr %v, i64 %first, i64 %count) #0 {
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
  call void @k_input_row(ptr %x, ptr %x1, ptr %x2, ptr %v7, i64 %v8)
  %v9 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_weights(ptr %w, ptr %u) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v65, %body2 ]
  %v5 = icmp slt i64 %v4, 256
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %w, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = add i64 %v4, 768
  %v9 = getelementptr inbounds float, ptr %w, i64 %v8
  %v10 = load <8 x float>, ptr %v9, align 4
  %v11 = add i64 %v4, 1536
  %v12 = getelementptr inbounds float, ptr %w, i64 %v11
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = add i64 %v4, 256
  %v15 = getelementptr inbounds float, ptr %w, i64 %v14
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = add i64 %v4, 1024
  %v18 = getelementptr inbounds float, ptr %w, i64 %v17
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = add i64 %v4, 1792
  %v21 = getelementptr inbounds float, ptr %w, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = add i64 %v4, 512
  %v24 = getelementptr inbounds float, ptr %w, i64 %v23
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = add i64 %v4, 1280
  %v27 = getelementptr inbounds float, ptr %w, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = add i64 %v4, 2048
  %v30 = getelementptr inbounds float, ptr %w, i64 %v29
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v19
  %v33 = fsub <8 x float> %v32, %v25
  %v34 = getelementptr inbounds float, ptr %u, i64 %v4
  store <8 x float> %v33, ptr %v34, align 4
  %v35 = fsub <8 x float> %v19, %v7
  %v36 = fsub <8 x float> %v35, %v16
  %v37 = add i64 %v4, 272
  %v38 = getelementptr inbounds float, ptr %u, i64 %v37
  store <8 x float> %v36, ptr %v38, align 4
  %v39 = fsub <8 x float> %v10, %v31
  %v40 = add i64 %v4, 544
  %v41 = getelementptr inbounds float, ptr %u, i64 %v40
  store <8 x float> %v39, ptr %v41, align 4
  %v42 = fadd <8 x float> %v13, %v22
  %v43 = fsub <8 x float> %v42, %v10
  %v44 = add i64 %v4, 816
  %v45 = getelementptr inbounds float, ptr %u, i64 %v44
  store <8 x float> %v43, ptr %v45, align 4
  %v46 = fsub <8 x float> %v7, %v22
  %v47 = add i64 %v4, 1088
  %v48 = getelementptr inbounds float, ptr %u, i64 %v47
  store <8 x float> %v46, ptr %v48, align 4
  %v49 = fadd <8 x float> %v7, %v13
  %v50 = fsub <8 x float> %v49, %v31
  %v51 = add i64 %v4, 1360
  %v52 = getelementptr inbounds float, ptr %u, i64 %v51
  store <8 x float> %v50, ptr %v52, align 4
  %v53 = fadd <8 x float> %v19, %v28
  %v54 = fsub <8 x float> %v53, %v31
  %v55 = add i64 %v4, 1632
  %v56 = getelementptr inbounds float, ptr %u, i64 %v55
  store <8 x float> %v54, ptr %v56, align 4
  %v57 = fsub <8 x float> %v28, %v10
  %v58 = fsub <8 x float> %v57, %v25
  %v59 = add i64 %v4, 1904
  %v60 = getelementptr inbounds float, ptr %u, i64 %v59
  store <8 x float> %v58, ptr %v60, align 4
  %v61 = fadd <8 x float> %v16, %v22
  %v62 = fadd <8 x float> %v61, %v25
  %v63 = add i64 %v4, 2176
  %v64 = getelementptr inbounds float, ptr %u, i64 %v63
  store <8 x float> %v62, ptr %v64, align 4
  %v65 = add nsw i64 %v4, 8
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
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  %v4 = mul i64 %v1, 134
  %v5 = getelementptr inbounds float, ptr %x0, i64 %v4
  %v6 = mul i64 %v3, 134
  %v7 = getelementptr inbounds float, ptr %x0, i64 %v6
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v134, %body9 ]
  %v12 = icmp slt i64 %v11, 8
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = add i64 %column, %v11
  %v14 = getelementptr inbounds float, ptr %m, i64 %v11
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v11, 80
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v11, 160
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v11, 240
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v11, 320
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = add i64 %v11, 400
  %v29 = getelementptr inbounds float, ptr %m, i64 %v28
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = add i64 %v11, 480
  %v32 = getelementptr inbounds float, ptr %m, i64 %v31
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = add i64 %v11, 560
  %v35 = getelementptr inbounds float, ptr %m, i64 %v34
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = add i64 %v11, 640
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = add i64 %v11, 720
  %v41 = getelementptr inbounds float, ptr %m, i64 %v40
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = add i64 %v11, 800
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = add i64 %v11, 880
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add i64 %v11, 960
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add i64 %v11, 1040
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = add i64 %v11, 1120
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %bias, i64 %v13
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fadd <8 x float> %v15, %v18
  %v61 = fadd <8 x float> %v60, %v27
  %v62 = fadd <8 x float> %v61, %v39
  %v63 = fadd <8 x float> %v62, %v45
  %v64 = fadd <8 x float> %v63, %v48
  %v65 = fadd <8 x float> %v64, %v59
  %v66 = getelementptr inbounds float, ptr %v5, i64 %v13
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = fadd <8 x float> %v65, %v67
  %v69 = mul i64 %v1, 134
  %v70 = add i64 %v69, %v13
  %v71 = getelementptr inbounds float, ptr %out, i64 %v70
  store <8 x float> %v68, ptr %v71, align 4
  %v72 = fsub <8 x float> %v54, %v15
  %v73 = fsub <8 x float> %v72, %v18
  %v74 = fsub <8 x float> %v73, %v42
  %v75 = fsub <8 x float> %v74, %v45
  %v76 = fadd <8 x float> %v75, %v59
  %v77 = getelementptr inbounds float, ptr %v7, i64 %v13
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = fadd <8 x float> %v76, %v78
  %v80 = mul i64 %v3, 134
  %v81 = add i64 %v80, %v13
  %v82 = getelementptr inbounds float, ptr %out, i64 %v81
  store <8 x float> %v79, ptr %v82, align 4
  %v83 = add i64 %v13, 8
  %v84 = getelementptr inbounds float, ptr %bias, i64 %v83
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = fadd <8 x float> %v21, %v33
  %v87 = fadd <8 x float> %v86, %v45
  %v88 = fadd <8 x float> %v87, %v57
  %v89 = fsub <8 x float> %v88, %v51
  %v90 = fadd <8 x float> %v89, %v85
  %v91 = getelementptr inbounds float, ptr %v5, i64 %v83
  %v92 = load <8 x float>, ptr %v91, align 4
  %v93 = fadd <8 x float> %v90, %v92
  %v94 = mul i64 %v1, 134
  %v95 = add i64 %v94, %v83
  %v96 = getelementptr inbounds float, ptr %out, i64 %v95
  store <8 x float> %v93, ptr %v96, align 4
  %v97 = fadd <8 x float> %v36, %v51
  %v98 = fsub <8 x float> %v97, %v15
  %v99 = fsub <8 x float> %v98, %v42
  %v100 = fsub <8 x float> %v99, %v45
  %v101 = fadd <8 x float> %v100, %v85
  %v102 = getelementptr inbounds float, ptr %v7, i64 %v83
  %v103 = load <8 x float>, ptr %v102, align 4
  %v104 = fadd <8 x float> %v101, %v103
  %v105 = mul i64 %v3, 134
  %v106 = add i64 %v105, %v83
  %v107 = getelementptr inbounds float, ptr %out, i64 %v106
  store <8 x float> %v104, ptr %v107, align 4
  %v108 = add i64 %v13, 16
  %v109 = getelementptr inbounds float, ptr %bias, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fadd <8 x float> %v21, %v24
  %v112 = fadd <8 x float> %v111, %v57
  %v113 = fsub <8 x float> %v112, %v48
  %v114 = fsub <8 x float> %v113, %v51
  %v115 = fadd <8 x float> %v114, %v110
  %v116 = getelementptr inbounds float, ptr %v5, i64 %v108
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = fadd <8 x float> %v115, %v117
  %v119 = mul i64 %v1, 134
  %v120 = add i64 %v119, %v108
  %v121 = getelementptr inbounds float, ptr %out, i64 %v120
  store <8 x float> %v118, ptr %v121, align 4
  %v122 = fadd <8 x float> %v30, %v51
  %v123 = fsub <8 x float> %v122, %v21
  %v124 = fsub <8 x float> %v123, %v24
  %v125 = fsub <8 x float> %v124, %v27
  %v126 = fsub <8 x float> %v125, %v54
  %v127 = fadd <8 x float> %v126, %v110
  %v128 = getelementptr inbounds float, ptr %v7, i64 %v108
  %v129 = load <8 x float>, ptr %v128, align 4
  %v130 = fadd <8 x float> %v127, %v129
  %v131 = mul i64 %v3, 134
  %v132 = add i64 %v131, %v108
  %v133 = getelementptr inbounds float, ptr %out, i64 %v132
  store <8 x float> %v130, ptr %v133, align 4
  %v134 = add nsw i64 %v11, 8
  br label %head8
end10:
  ret void
}
define internal void @k_band_10(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead, ptr %x0) #0 {
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
  %v13 = mul i64 %v4, 80
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 272
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
  %v34 = sub i64 10, %line
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
  call void @k_output_2(ptr %v45, ptr %out, ptr %bias, i64 %v46, i64 %column, ptr %x0)
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
  call void @k_output_2(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v51, 1
  br label %head48
end50:
  ret void
}
define internal void @k_output_2_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  %v4 = mul i64 %v1, 134
  %v5 = getelementptr inbounds float, ptr %x0, i64 %v4
  %v6 = mul i64 %v3, 134
  %v7 = getelementptr inbounds float, ptr %x0, i64 %v6
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v109, %body9 ]
  %v12 = icmp slt i64 %v11, 0
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = add i64 %column, %v11
  %v14 = getelementptr inbounds float, ptr %m, i64 %v11
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v11, 80
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v11, 160
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v11, 240
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v11, 320
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = add i64 %v11, 400
  %v29 = getelementptr inbounds float, ptr %m, i64 %v28
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = add i64 %v11, 480
  %v32 = getelementptr inbounds float, ptr %m, i64 %v31
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = add i64 %v11, 560
  %v35 = getelementptr inbounds float, ptr %m, i64 %v34
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = add i64 %v11, 640
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = add i64 %v11, 720
  %v41 = getelementptr inbounds float, ptr %m, i64 %v40
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = add i64 %v11, 800
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = add i64 %v11, 880
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = add i64 %v11, 960
  %v50 = getelementptr inbounds float, ptr %m, i64 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = add i64 %v11, 1040
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = add i64 %v11, 1120
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = add i64 %v13, 8
  %v59 = getelementptr inbounds float, ptr %bias, i64 %v58
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = fadd <8 x float> %v21, %v33
  %v62 = fadd <8 x float> %v61, %v45
  %v63 = fadd <8 x float> %v62, %v57
  %v64 = fsub <8 x float> %v63, %v51
  %v65 = fadd <8 x float> %v64, %v60
  %v66 = getelementptr inbounds float, ptr %v5, i64 %v58
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = fadd <8 x float> %v65, %v67
  %v69 = mul i64 %v1, 134
  %v70 = add i64 %v69, %v58
  %v71 = getelementptr inbounds float, ptr %out, i64 %v70
  store <8 x float> %v68, ptr %v71, align 4
  %v72 = fadd <8 x float> %v36, %v51
  %v73 = fsub <8 x float> %v72, %v15
  %v74 = fsub <8 x float> %v73, %v42
  %v75 = fsub <8 x float> %v74, %v45
  %v76 = fadd <8 x float> %v75, %v60
  %v77 = getelementptr inbounds float, ptr %v7, i64 %v58
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = fadd <8 x float> %v76, %v78
  %v80 = mul i64 %v3, 134
  %v81 = add i64 %v80, %v58
  %v82 = getelementptr inbounds float, ptr %out, i64 %v81
  store <8 x float> %v79, ptr %v82, align 4
  %v83 = add i64 %v13, 16
  %v84 = getelementptr inbounds float, ptr %bias, i64 %v83
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = fadd <8 x float> %v21, %v24
  %v87 = fadd <8 x float> %v86, %v57
  %v88 = fsub <8 x float> %v87, %v48
  %v89 = fsub <8 x float> %v88, %v51
  %v90 = fadd <8 x float> %v89, %v85
  %v91 = getelementptr inbounds float, ptr %v5, i64 %v83
  %v92 = load <8 x float>, ptr %v91, align 4
  %v93 = fadd <8 x float> %v90, %v92
  %v94 = mul i64 %v1, 134
  %v95 = add i64 %v94, %v83
  %v96 = getelementptr inbounds float, ptr %out, i64 %v95
  store <8 x float> %v93, ptr %v96, align 4
  %v97 = fadd <8 x float> %v30, %v51
  %v98 = fsub <8 x float> %v97, %v21
  %v99 = fsub <8 x float> %v98, %v24
  %v100 = fsub <8 x float> %v99, %v27
  %v101 = fsub <8 x float> %v100, %v54
  %v102 = fadd <8 x float> %v101, %v85
  %v103 = getelementptr inbounds float, ptr %v7, i64 %v83
  %v104 = load <8 x float>, ptr %v103, align 4
  %v105 = fadd <8 x float> %v102, %v104
  %v106 = mul i64 %v3, 134
  %v107 = add i64 %v106, %v83
  %v108 = getelementptr inbounds float, ptr %out, i64 %v107
  store <8 x float> %v105, ptr %v108, align 4
  %v109 = add nsw i64 %v11, 8
  br label %head8
end10:
  %v110 = getelementptr inbounds float, ptr %m, i64 0
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = getelementptr inbounds float, ptr %m, i64 80
  %v113 = load <8 x float>, ptr %v112, align 4
  %v114 = getelementptr inbounds float, ptr %m, i64 160
  %v115 = load <8 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %m, i64 240
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = getelementptr inbounds float, ptr %m, i64 320
  %v119 = load <8 x float>, ptr %v118, align 4
  %v120 = getelementptr inbounds float, ptr %m, i64 400
  %v121 = load <8 x float>, ptr %v120, align 4
  %v122 = getelementptr inbounds float, ptr %m, i64 480
  %v123 = load <8 x float>, ptr %v122, align 4
  %v124 = getelementptr inbounds float, ptr %m, i64 560
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = getelementptr inbounds float, ptr %m, i64 640
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = getelementptr inbounds float, ptr %m, i64 720
  %v129 = load <8 x float>, ptr %v128, align 4
  %v130 = getelementptr inbounds float, ptr %m, i64 800
  %v131 = load <8 x float>, ptr %v130, align 4
  %v132 = getelementptr inbounds float, ptr %m, i64 880
  %v133 = load <8 x float>, ptr %v132, align 4
  %v134 = getelementptr inbounds float, ptr %m, i64 960
  %v135 = load <8 x float>, ptr %v134, align 4
  %v136 = getelementptr inbounds float, ptr %m, i64 1040
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = getelementptr inbounds float, ptr %m, i64 1120
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = add i64 %column, 8
  %v141 = getelementptr inbounds float, ptr %bias, i64 %v140
  %v142 = load <8 x float>, ptr %v141, align 4
  %v143 = fadd <8 x float> %v115, %v123
  %v144 = fadd <8 x float> %v143, %v131
  %v145 = fadd <8 x float> %v144, %v139
  %v146 = fsub <8 x float> %v145, %v135
  %v147 = fadd <8 x float> %v146, %v142
  %v148 = getelementptr inbounds float, ptr %v5, i64 %v140
  %v149 = load <8 x float>, ptr %v148, align 4
  %v150 = fadd <8 x float> %v147, %v149
  %v151 = mul i64 %v1, 134
  %v152 = add i64 %v151, %v140
  %v153 = getelementptr inbounds float, ptr %out, i64 %v152
  store <8 x float> %v150, ptr %v153, align 4
  %v154 = fadd <8 x float> %v125, %v135
  %v155 = fsub <8 x float> %v154, %v111
  %v156 = fsub <8 x float> %v155, %v129
  %v157 = fsub <8 x float> %v156, %v131
  %v158 = fadd <8 x float> %v157, %v142
  %v159 = getelementptr inbounds float, ptr %v7, i64 %v140
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = fadd <8 x float> %v158, %v160
  %v162 = mul i64 %v3, 134
  %v163 = add i64 %v162, %v140
  %v164 = getelementptr inbounds float, ptr %out, i64 %v163
  store <8 x float> %v161, ptr %v164, align 4
  %v165 = add i64 %column, 16
  %v166 = getelementptr inbounds float, ptr %bias, i64 %v165
  %v167 = load <8 x float>, ptr %v166, align 4
  %v168 = fadd <8 x float> %v115, %v117
  %v169 = fadd <8 x float> %v168, %v139
  %v170 = fsub <8 x float> %v169, %v133
  %v171 = fsub <8 x float> %v170, %v135
  %v172 = fadd <8 x float> %v171, %v167
  %v173 = getelementptr inbounds float, ptr %v5, i64 %v165
  %v174 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v173, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v175 = fadd <8 x float> %v172, %v174
  %v176 = mul i64 %v1, 134
  %v177 = add i64 %v176, %v165
  %v178 = getelementptr inbounds float, ptr %out, i64 %v177
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v175, ptr align 4 %v178, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v179 = fadd <8 x float> %v121, %v135
  %v180 = fsub <8 x float> %v179, %v115
  %v181 = fsub <8 x float> %v180, %v117
  %v182 = fsub <8 x float> %v181, %v119
  %v183 = fsub <8 x float> %v182, %v137
  %v184 = fadd <8 x float> %v183, %v167
  %v185 = getelementptr inbounds float, ptr %v7, i64 %v165
  %v186 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v185, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v187 = fadd <8 x float> %v184, %v186
  %v188 = mul i64 %v3, 134
  %v189 = add i64 %v188, %v165
  %v190 = getelementptr inbounds float, ptr %out, i64 %v189
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v187, ptr align 4 %v190, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead, ptr %x0) #0 {
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
  %v13 = mul i64 %v4, 80
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v12, i64 272
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
  %v34 = sub i64 10, %line
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
  call void @k_output_2_last(ptr %v45, ptr %out, ptr %bias, i64 %v46, i64 %column, ptr %x0)
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
  call void @k_output_2_last(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v51, 1
  br label %head48
end50:
  ret void
}
define void @k_chunks(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = mul i64 %worker, 44544
  %v19 = getelementptr inbounds i8, ptr %v17, i64 %v18
  %v20 = getelementptr inbounds float, ptr %v19, i64 6096
  br label %head21
head21:
  %v24 = phi i64 [ %lo, %entry ], [ %v88, %end32 ]
  %v25 = icmp slt i64 %v24, %hi
  br i1 %v25, label %body22, label %end23
body22:
  %v26 = mul i64 %v24, 2
  %v27 = sub i64 6, %v26
  %v28 = icmp slt i64 %v27, 2
  %v29 = select i1 %v28, i64 %v27, i64 2
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body22 ], [ %v87, %end48 ]
  %v34 = icmp slt i64 %v33, 1
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 10
  %v36 = sub i64 10, %v35
  %v37 = icmp slt i64 %v36, 10
  %v38 = select i1 %v37, i64 %v36, i64 10
  call void @k_input(ptr %v1, ptr %v7, ptr %v9, ptr %v20, i64 %v35, i64 %v38)
  %v39 = icmp eq i64 %v33, 0
  %v40 = add i64 %v33, 1
  %v41 = mul i64 %v40, 10
  %v42 = mul i64 %v41, 2
  %v43 = mul i64 %v42, 96
  %v44 = getelementptr inbounds float, ptr %v1, i64 %v43
  %v45 = select i1 %v39, ptr %v20, ptr %v44
  br label %head46
head46:
  %v49 = phi i64 [ 0, %body31 ], [ %v86, %end85 ]
  %v50 = icmp slt i64 %v49, %v29
  br i1 %v50, label %body47, label %end48
body47:
  %v51 = add i64 %v26, %v49
  %v52 = mul i64 %v49, 2448
  %v53 = getelementptr inbounds float, ptr %v19, i64 %v52
  %v54 = icmp eq i64 %v33, 0
  br i1 %v54, label %then55, label %end56
then55:
  %v57 = mul i64 %v51, 3
  %v58 = icmp slt i64 %v57, 14
  %v59 = select i1 %v58, i64 %v57, i64 14
  %v60 = mul i64 %v59, 768
  %v61 = getelementptr inbounds float, ptr %v3, i64 %v60
  call void @k_weights(ptr %v61, ptr %v53)
  br label %end56
end56:
  %v62 = getelementptr inbounds i8, ptr %v45, i64 0
  %v63 = mul i64 %v33, 10
  %v64 = mul i64 %v51, 3
  %v65 = icmp slt i64 %v64, 14
  %v66 = select i1 %v65, i64 %v64, i64 14
  %v67 = mul i64 %v66, 768
  %v68 = getelementptr inbounds float, ptr %v3, i64 %v67
  %v69 = sub i64 10, %v63
  %v70 = icmp slt i64 10, %v69
  %v71 = select i1 %v70, i64 10, i64 %v69
  %v72 = mul i64 %v51, 3
  %v73 = icmp slt i64 %v72, 14
  %v74 = select i1 %v73, i64 %v72, i64 14
  %v75 = mul i64 %v74, 8
  %v76 = getelementptr inbounds float, ptr %v19, i64 4896
  %v77 = icmp eq i64 %v33, 0
  %v78 = icmp eq i64 %v51, 5
  %v79 = xor i1 %v78, true
  %v80 = and i1 true, %v79
  br i1 %v80, label %then81, label %end82
then81:
  call void @k_band_10(ptr %v20, ptr %v53, ptr %v68, ptr %v13, ptr %v5, i64 %v63, i64 %v71, i64 %v75, ptr %v76, ptr %v62, ptr %v11)
  br label %end82
end82:
  %v83 = and i1 true, %v78
  br i1 %v83, label %then84, label %end85
then84:
  call void @k_band_10_last(ptr %v20, ptr %v53, ptr %v68, ptr %v13, ptr %v5, i64 %v63, i64 %v71, i64 %v75, ptr %v76, ptr %v62, ptr %v11)
  br label %end85
end85:
  %v86 = add nsw i64 %v49, 1
  br label %head46
end48:
  %v87 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v88 = add nsw i64 %v24, 1
  br label %head21
end23:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
