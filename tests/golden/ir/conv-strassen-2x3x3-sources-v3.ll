; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"source_strides":[1,1,2,2,1,1],"strides":[1,1],"tail":"t0=add(x0,x1)"},"inputs":["f32[1,4,5,32]","f32[90,1,1,96]","f32[90]","f32[1,7,9,32]","f32[1,4,5,32]","f32[1,4,5,90]"],"op":"conv","output":"f32[1,4,5,90]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"format":"dense","impl":"strassen_2x3x3","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_bands: 1 units
; scratch 0 bytes, 24960 of each core
; packed input 1: float32 (4, 15, 32, 8) fb5a0038528338e8
; packed input 2: float32 (96,) 8b77288bae2063f0
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row_2(ptr %x, ptr %x1, ptr %x2, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 32
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  %v3 = udiv i64 %row, 20
  %v4 = urem i64 %row, 20
  %v5 = udiv i64 %v4, 5
  %v6 = urem i64 %v4, 5
  %v7 = mul i64 %v3, 7
  %v8 = mul i64 %v5, 2
  %v9 = add i64 %v7, %v8
  %v10 = mul i64 %v9, 9
  %v11 = mul i64 %v6, 2
  %v12 = add i64 %v10, %v11
  %v13 = mul i64 %v12, 32
  %v14 = getelementptr inbounds float, ptr %x1, i64 %v13
  %v15 = mul i64 %row, 32
  %v16 = getelementptr inbounds float, ptr %x2, i64 %v15
  %v17 = add i64 %row, 10
  %v18 = mul i64 %v17, 32
  %v19 = getelementptr inbounds float, ptr %x, i64 %v18
  %v20 = udiv i64 %v17, 20
  %v21 = urem i64 %v17, 20
  %v22 = udiv i64 %v21, 5
  %v23 = urem i64 %v21, 5
  %v24 = mul i64 %v20, 7
  %v25 = mul i64 %v22, 2
  %v26 = add i64 %v24, %v25
  %v27 = mul i64 %v26, 9
  %v28 = mul i64 %v23, 2
  %v29 = add i64 %v27, %v28
  %v30 = mul i64 %v29, 32
  %v31 = getelementptr inbounds float, ptr %x1, i64 %v30
  %v32 = mul i64 %v17, 32
  %v33 = getelementptr inbounds float, ptr %x2, i64 %v32
  br label %head34
head34:
  %v37 = phi i64 [ 0, %entry ], [ %v97, %body35 ]
  %v38 = icmp slt i64 %v37, 32
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = getelementptr inbounds float, ptr %v2, i64 %v37
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v14, i64 %v37
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v16, i64 %v37
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = getelementptr inbounds float, ptr %v19, i64 %v37
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = getelementptr inbounds float, ptr %v31, i64 %v37
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v33, i64 %v37
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v42, %v48
  %v52 = fsub <8 x float> %v51, %v44
  %v53 = fsub <8 x float> %v52, %v50
  %v54 = getelementptr inbounds float, ptr %v, i64 %v37
  store <8 x float> %v53, ptr %v54, align 4
  %v55 = fsub <8 x float> %v42, %v44
  %v56 = add i64 %v37, 336
  %v57 = getelementptr inbounds float, ptr %v, i64 %v56
  store <8 x float> %v55, ptr %v57, align 4
  %v58 = fadd <8 x float> %v42, %v48
  %v59 = fsub <8 x float> %v58, %v44
  %v60 = add i64 %v37, 672
  %v61 = getelementptr inbounds float, ptr %v, i64 %v60
  store <8 x float> %v59, ptr %v61, align 4
  %v62 = add i64 %v37, 1008
  %v63 = getelementptr inbounds float, ptr %v, i64 %v62
  store <8 x float> %v48, ptr %v63, align 4
  %v64 = fsub <8 x float> %v40, %v42
  %v65 = add i64 %v37, 1344
  %v66 = getelementptr inbounds float, ptr %v, i64 %v65
  store <8 x float> %v64, ptr %v66, align 4
  %v67 = fadd <8 x float> %v46, %v50
  %v68 = add i64 %v37, 1680
  %v69 = getelementptr inbounds float, ptr %v, i64 %v68
  store <8 x float> %v67, ptr %v69, align 4
  %v70 = fadd <8 x float> %v40, %v46
  %v71 = fadd <8 x float> %v70, %v50
  %v72 = add i64 %v37, 2016
  %v73 = getelementptr inbounds float, ptr %v, i64 %v72
  store <8 x float> %v71, ptr %v73, align 4
  %v74 = add i64 %v37, 2352
  %v75 = getelementptr inbounds float, ptr %v, i64 %v74
  store <8 x float> %v40, ptr %v75, align 4
  %v76 = fsub <8 x float> %v46, %v48
  %v77 = add i64 %v37, 2688
  %v78 = getelementptr inbounds float, ptr %v, i64 %v77
  store <8 x float> %v76, ptr %v78, align 4
  %v79 = fadd <8 x float> %v40, %v48
  %v80 = add i64 %v37, 3024
  %v81 = getelementptr inbounds float, ptr %v, i64 %v80
  store <8 x float> %v79, ptr %v81, align 4
  %v82 = fadd <8 x float> %v40, %v46
  %v83 = add i64 %v37, 3360
  %v84 = getelementptr inbounds float, ptr %v, i64 %v83
  store <8 x float> %v82, ptr %v84, align 4
  %v85 = add i64 %v37, 3696
  %v86 = getelementptr inbounds float, ptr %v, i64 %v85
  store <8 x float> %v44, ptr %v86, align 4
  %v87 = fadd <8 x float> %v40, %v44
  %v88 = fadd <8 x float> %v87, %v46
  %v89 = fadd <8 x float> %v88, %v50
  %v90 = add i64 %v37, 4032
  %v91 = getelementptr inbounds float, ptr %v, i64 %v90
  store <8 x float> %v89, ptr %v91, align 4
  %v92 = add i64 %v37, 4368
  %v93 = getelementptr inbounds float, ptr %v, i64 %v92
  store <8 x float> %v50, ptr %v93, align 4
  %v94 = fadd <8 x float> %v42, %v48
  %v95 = add i64 %v37, 4704
  %v96 = getelementptr inbounds float, ptr %v, i64 %v95
  store <8 x float> %v94, ptr %v96, align 4
  %v97 = add nsw i64 %v37, 8
  br label %head34
end36:
  ret void
}
define internal void @k_input(ptr %x, ptr %x1, ptr %x2, ptr %v, i64 %first, i64 %count) #0 {
entry:
  %v1 = sub i64 10, %first
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
  call void @k_input_row_2(ptr %x, ptr %x1, ptr %x2, ptr %v12, i64 %v13)
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
  call void @k_input_row_2(ptr %x, ptr %x1, ptr %x2, ptr %v21, i64 %v22)
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
define internal void @k_output_2_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 90
  %v2 = getelementptr inbounds float, ptr %x0, i64 %v1
  %v3 = add i64 %row, 10
  %v4 = mul i64 %v3, 90
  %v5 = getelementptr inbounds float, ptr %x0, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v135, %body7 ]
  %v10 = icmp slt i64 %v9, 0
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %column, %v9
  %v12 = getelementptr inbounds float, ptr %m, i64 %v9
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = add i64 %v9, 80
  %v15 = getelementptr inbounds float, ptr %m, i64 %v14
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = add i64 %v9, 160
  %v18 = getelementptr inbounds float, ptr %m, i64 %v17
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = add i64 %v9, 240
  %v21 = getelementptr inbounds float, ptr %m, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = add i64 %v9, 320
  %v24 = getelementptr inbounds float, ptr %m, i64 %v23
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = add i64 %v9, 400
  %v27 = getelementptr inbounds float, ptr %m, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = add i64 %v9, 480
  %v30 = getelementptr inbounds float, ptr %m, i64 %v29
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %v9, 560
  %v33 = getelementptr inbounds float, ptr %m, i64 %v32
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = add i64 %v9, 640
  %v36 = getelementptr inbounds float, ptr %m, i64 %v35
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = add i64 %v9, 720
  %v39 = getelementptr inbounds float, ptr %m, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = add i64 %v9, 800
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = add i64 %v9, 880
  %v45 = getelementptr inbounds float, ptr %m, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = add i64 %v9, 960
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = add i64 %v9, 1040
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = add i64 %v9, 1120
  %v54 = getelementptr inbounds float, ptr %m, i64 %v53
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %bias, i64 %v11
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = fadd <8 x float> %v16, %v19
  %v59 = fadd <8 x float> %v58, %v22
  %v60 = fadd <8 x float> %v59, %v25
  %v61 = fadd <8 x float> %v60, %v40
  %v62 = fadd <8 x float> %v61, %v55
  %v63 = fadd <8 x float> %v62, %v57
  %v64 = getelementptr inbounds float, ptr %v2, i64 %v11
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = fadd <8 x float> %v63, %v65
  %v67 = mul i64 %row, 90
  %v68 = add i64 %v67, %v11
  %v69 = getelementptr inbounds float, ptr %out, i64 %v68
  store <8 x float> %v66, ptr %v69, align 4
  %v70 = fadd <8 x float> %v13, %v37
  %v71 = fsub <8 x float> %v70, %v16
  %v72 = fsub <8 x float> %v71, %v19
  %v73 = fsub <8 x float> %v72, %v22
  %v74 = fadd <8 x float> %v73, %v57
  %v75 = getelementptr inbounds float, ptr %v5, i64 %v11
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = fadd <8 x float> %v74, %v76
  %v78 = add i64 %row, 10
  %v79 = mul i64 %v78, 90
  %v80 = add i64 %v79, %v11
  %v81 = getelementptr inbounds float, ptr %out, i64 %v80
  store <8 x float> %v77, ptr %v81, align 4
  %v82 = add i64 %v11, 32
  %v83 = getelementptr inbounds float, ptr %bias, i64 %v82
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = fadd <8 x float> %v16, %v28
  %v86 = fadd <8 x float> %v85, %v31
  %v87 = fadd <8 x float> %v86, %v46
  %v88 = fadd <8 x float> %v87, %v49
  %v89 = fadd <8 x float> %v88, %v84
  %v90 = getelementptr inbounds float, ptr %v2, i64 %v82
  %v91 = load <8 x float>, ptr %v90, align 4
  %v92 = fadd <8 x float> %v89, %v91
  %v93 = mul i64 %row, 90
  %v94 = add i64 %v93, %v82
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  store <8 x float> %v92, ptr %v95, align 4
  %v96 = fadd <8 x float> %v13, %v52
  %v97 = fsub <8 x float> %v96, %v16
  %v98 = fsub <8 x float> %v97, %v19
  %v99 = fsub <8 x float> %v98, %v28
  %v100 = fadd <8 x float> %v99, %v84
  %v101 = getelementptr inbounds float, ptr %v5, i64 %v82
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = fadd <8 x float> %v100, %v102
  %v104 = add i64 %row, 10
  %v105 = mul i64 %v104, 90
  %v106 = add i64 %v105, %v82
  %v107 = getelementptr inbounds float, ptr %out, i64 %v106
  store <8 x float> %v103, ptr %v107, align 4
  %v108 = add i64 %v11, 64
  %v109 = getelementptr inbounds float, ptr %bias, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fadd <8 x float> %v28, %v31
  %v112 = fadd <8 x float> %v111, %v34
  %v113 = fadd <8 x float> %v112, %v49
  %v114 = fsub <8 x float> %v113, %v25
  %v115 = fadd <8 x float> %v114, %v110
  %v116 = getelementptr inbounds float, ptr %v2, i64 %v108
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = fadd <8 x float> %v115, %v117
  %v119 = mul i64 %row, 90
  %v120 = add i64 %v119, %v108
  %v121 = getelementptr inbounds float, ptr %out, i64 %v120
  store <8 x float> %v118, ptr %v121, align 4
  %v122 = fsub <8 x float> %v43, %v28
  %v123 = fsub <8 x float> %v122, %v31
  %v124 = fsub <8 x float> %v123, %v34
  %v125 = fsub <8 x float> %v124, %v37
  %v126 = fsub <8 x float> %v125, %v40
  %v127 = fadd <8 x float> %v126, %v110
  %v128 = getelementptr inbounds float, ptr %v5, i64 %v108
  %v129 = load <8 x float>, ptr %v128, align 4
  %v130 = fadd <8 x float> %v127, %v129
  %v131 = add i64 %row, 10
  %v132 = mul i64 %v131, 90
  %v133 = add i64 %v132, %v108
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <8 x float> %v130, ptr %v134, align 4
  %v135 = add nsw i64 %v9, 8
  br label %head6
end8:
  %v136 = getelementptr inbounds float, ptr %m, i64 0
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = getelementptr inbounds float, ptr %m, i64 80
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = getelementptr inbounds float, ptr %m, i64 160
  %v141 = load <8 x float>, ptr %v140, align 4
  %v142 = getelementptr inbounds float, ptr %m, i64 240
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = getelementptr inbounds float, ptr %m, i64 320
  %v145 = load <8 x float>, ptr %v144, align 4
  %v146 = getelementptr inbounds float, ptr %m, i64 400
  %v147 = load <8 x float>, ptr %v146, align 4
  %v148 = getelementptr inbounds float, ptr %m, i64 480
  %v149 = load <8 x float>, ptr %v148, align 4
  %v150 = getelementptr inbounds float, ptr %m, i64 560
  %v151 = load <8 x float>, ptr %v150, align 4
  %v152 = getelementptr inbounds float, ptr %m, i64 640
  %v153 = load <8 x float>, ptr %v152, align 4
  %v154 = getelementptr inbounds float, ptr %m, i64 720
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = getelementptr inbounds float, ptr %m, i64 800
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = getelementptr inbounds float, ptr %m, i64 880
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = getelementptr inbounds float, ptr %m, i64 960
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = getelementptr inbounds float, ptr %m, i64 1040
  %v163 = load <8 x float>, ptr %v162, align 4
  %v164 = getelementptr inbounds float, ptr %m, i64 1120
  %v165 = load <8 x float>, ptr %v164, align 4
  %v166 = getelementptr inbounds float, ptr %bias, i64 %column
  %v167 = load <8 x float>, ptr %v166, align 4
  %v168 = fadd <8 x float> %v139, %v141
  %v169 = fadd <8 x float> %v168, %v143
  %v170 = fadd <8 x float> %v169, %v145
  %v171 = fadd <8 x float> %v170, %v155
  %v172 = fadd <8 x float> %v171, %v165
  %v173 = fadd <8 x float> %v172, %v167
  %v174 = getelementptr inbounds float, ptr %v2, i64 %column
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = fadd <8 x float> %v173, %v175
  %v177 = mul i64 %row, 90
  %v178 = add i64 %v177, %column
  %v179 = getelementptr inbounds float, ptr %out, i64 %v178
  store <8 x float> %v176, ptr %v179, align 4
  %v180 = fadd <8 x float> %v137, %v153
  %v181 = fsub <8 x float> %v180, %v139
  %v182 = fsub <8 x float> %v181, %v141
  %v183 = fsub <8 x float> %v182, %v143
  %v184 = fadd <8 x float> %v183, %v167
  %v185 = getelementptr inbounds float, ptr %v5, i64 %column
  %v186 = load <8 x float>, ptr %v185, align 4
  %v187 = fadd <8 x float> %v184, %v186
  %v188 = add i64 %row, 10
  %v189 = mul i64 %v188, 90
  %v190 = add i64 %v189, %column
  %v191 = getelementptr inbounds float, ptr %out, i64 %v190
  store <8 x float> %v187, ptr %v191, align 4
  %v192 = add i64 %column, 32
  %v193 = getelementptr inbounds float, ptr %bias, i64 %v192
  %v194 = load <8 x float>, ptr %v193, align 4
  %v195 = fadd <8 x float> %v139, %v147
  %v196 = fadd <8 x float> %v195, %v149
  %v197 = fadd <8 x float> %v196, %v159
  %v198 = fadd <8 x float> %v197, %v161
  %v199 = fadd <8 x float> %v198, %v194
  %v200 = getelementptr inbounds float, ptr %v2, i64 %v192
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = fadd <8 x float> %v199, %v201
  %v203 = mul i64 %row, 90
  %v204 = add i64 %v203, %v192
  %v205 = getelementptr inbounds float, ptr %out, i64 %v204
  store <8 x float> %v202, ptr %v205, align 4
  %v206 = fadd <8 x float> %v137, %v163
  %v207 = fsub <8 x float> %v206, %v139
  %v208 = fsub <8 x float> %v207, %v141
  %v209 = fsub <8 x float> %v208, %v147
  %v210 = fadd <8 x float> %v209, %v194
  %v211 = getelementptr inbounds float, ptr %v5, i64 %v192
  %v212 = load <8 x float>, ptr %v211, align 4
  %v213 = fadd <8 x float> %v210, %v212
  %v214 = add i64 %row, 10
  %v215 = mul i64 %v214, 90
  %v216 = add i64 %v215, %v192
  %v217 = getelementptr inbounds float, ptr %out, i64 %v216
  store <8 x float> %v213, ptr %v217, align 4
  %v218 = add i64 %column, 64
  %v219 = getelementptr inbounds float, ptr %bias, i64 %v218
  %v220 = load <8 x float>, ptr %v219, align 4
  %v221 = fadd <8 x float> %v147, %v149
  %v222 = fadd <8 x float> %v221, %v151
  %v223 = fadd <8 x float> %v222, %v161
  %v224 = fsub <8 x float> %v223, %v145
  %v225 = fadd <8 x float> %v224, %v220
  %v226 = getelementptr inbounds float, ptr %v2, i64 %v218
  %v227 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v226, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v228 = fadd <8 x float> %v225, %v227
  %v229 = mul i64 %row, 90
  %v230 = add i64 %v229, %v218
  %v231 = getelementptr inbounds float, ptr %out, i64 %v230
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v228, ptr align 4 %v231, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v232 = fsub <8 x float> %v157, %v147
  %v233 = fsub <8 x float> %v232, %v149
  %v234 = fsub <8 x float> %v233, %v151
  %v235 = fsub <8 x float> %v234, %v153
  %v236 = fsub <8 x float> %v235, %v155
  %v237 = fadd <8 x float> %v236, %v220
  %v238 = getelementptr inbounds float, ptr %v5, i64 %v218
  %v239 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v238, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v240 = fadd <8 x float> %v237, %v239
  %v241 = add i64 %row, 10
  %v242 = mul i64 %v241, 90
  %v243 = add i64 %v242, %v218
  %v244 = getelementptr inbounds float, ptr %out, i64 %v243
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v240, ptr align 4 %v244, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_2(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 15
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
  %v31 = sub i64 10, %row
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
  call void @k_output_2_2(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column, ptr %x0)
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
  call void @k_output_2_2(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column, ptr %x0)
  %v53 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 90
  %v2 = getelementptr inbounds float, ptr %x0, i64 %v1
  %v3 = add i64 %row, 10
  %v4 = mul i64 %v3, 90
  %v5 = getelementptr inbounds float, ptr %x0, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v135, %body7 ]
  %v10 = icmp slt i64 %v9, 8
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %column, %v9
  %v12 = getelementptr inbounds float, ptr %m, i64 %v9
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = add i64 %v9, 80
  %v15 = getelementptr inbounds float, ptr %m, i64 %v14
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = add i64 %v9, 160
  %v18 = getelementptr inbounds float, ptr %m, i64 %v17
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = add i64 %v9, 240
  %v21 = getelementptr inbounds float, ptr %m, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = add i64 %v9, 320
  %v24 = getelementptr inbounds float, ptr %m, i64 %v23
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = add i64 %v9, 400
  %v27 = getelementptr inbounds float, ptr %m, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = add i64 %v9, 480
  %v30 = getelementptr inbounds float, ptr %m, i64 %v29
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %v9, 560
  %v33 = getelementptr inbounds float, ptr %m, i64 %v32
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = add i64 %v9, 640
  %v36 = getelementptr inbounds float, ptr %m, i64 %v35
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = add i64 %v9, 720
  %v39 = getelementptr inbounds float, ptr %m, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = add i64 %v9, 800
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = add i64 %v9, 880
  %v45 = getelementptr inbounds float, ptr %m, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = add i64 %v9, 960
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = add i64 %v9, 1040
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = add i64 %v9, 1120
  %v54 = getelementptr inbounds float, ptr %m, i64 %v53
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %bias, i64 %v11
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = fadd <8 x float> %v16, %v19
  %v59 = fadd <8 x float> %v58, %v22
  %v60 = fadd <8 x float> %v59, %v25
  %v61 = fadd <8 x float> %v60, %v40
  %v62 = fadd <8 x float> %v61, %v55
  %v63 = fadd <8 x float> %v62, %v57
  %v64 = getelementptr inbounds float, ptr %v2, i64 %v11
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = fadd <8 x float> %v63, %v65
  %v67 = mul i64 %row, 90
  %v68 = add i64 %v67, %v11
  %v69 = getelementptr inbounds float, ptr %out, i64 %v68
  store <8 x float> %v66, ptr %v69, align 4
  %v70 = fadd <8 x float> %v13, %v37
  %v71 = fsub <8 x float> %v70, %v16
  %v72 = fsub <8 x float> %v71, %v19
  %v73 = fsub <8 x float> %v72, %v22
  %v74 = fadd <8 x float> %v73, %v57
  %v75 = getelementptr inbounds float, ptr %v5, i64 %v11
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = fadd <8 x float> %v74, %v76
  %v78 = add i64 %row, 10
  %v79 = mul i64 %v78, 90
  %v80 = add i64 %v79, %v11
  %v81 = getelementptr inbounds float, ptr %out, i64 %v80
  store <8 x float> %v77, ptr %v81, align 4
  %v82 = add i64 %v11, 32
  %v83 = getelementptr inbounds float, ptr %bias, i64 %v82
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = fadd <8 x float> %v16, %v28
  %v86 = fadd <8 x float> %v85, %v31
  %v87 = fadd <8 x float> %v86, %v46
  %v88 = fadd <8 x float> %v87, %v49
  %v89 = fadd <8 x float> %v88, %v84
  %v90 = getelementptr inbounds float, ptr %v2, i64 %v82
  %v91 = load <8 x float>, ptr %v90, align 4
  %v92 = fadd <8 x float> %v89, %v91
  %v93 = mul i64 %row, 90
  %v94 = add i64 %v93, %v82
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  store <8 x float> %v92, ptr %v95, align 4
  %v96 = fadd <8 x float> %v13, %v52
  %v97 = fsub <8 x float> %v96, %v16
  %v98 = fsub <8 x float> %v97, %v19
  %v99 = fsub <8 x float> %v98, %v28
  %v100 = fadd <8 x float> %v99, %v84
  %v101 = getelementptr inbounds float, ptr %v5, i64 %v82
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = fadd <8 x float> %v100, %v102
  %v104 = add i64 %row, 10
  %v105 = mul i64 %v104, 90
  %v106 = add i64 %v105, %v82
  %v107 = getelementptr inbounds float, ptr %out, i64 %v106
  store <8 x float> %v103, ptr %v107, align 4
  %v108 = add i64 %v11, 64
  %v109 = getelementptr inbounds float, ptr %bias, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fadd <8 x float> %v28, %v31
  %v112 = fadd <8 x float> %v111, %v34
  %v113 = fadd <8 x float> %v112, %v49
  %v114 = fsub <8 x float> %v113, %v25
  %v115 = fadd <8 x float> %v114, %v110
  %v116 = getelementptr inbounds float, ptr %v2, i64 %v108
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = fadd <8 x float> %v115, %v117
  %v119 = mul i64 %row, 90
  %v120 = add i64 %v119, %v108
  %v121 = getelementptr inbounds float, ptr %out, i64 %v120
  store <8 x float> %v118, ptr %v121, align 4
  %v122 = fsub <8 x float> %v43, %v28
  %v123 = fsub <8 x float> %v122, %v31
  %v124 = fsub <8 x float> %v123, %v34
  %v125 = fsub <8 x float> %v124, %v37
  %v126 = fsub <8 x float> %v125, %v40
  %v127 = fadd <8 x float> %v126, %v110
  %v128 = getelementptr inbounds float, ptr %v5, i64 %v108
  %v129 = load <8 x float>, ptr %v128, align 4
  %v130 = fadd <8 x float> %v127, %v129
  %v131 = add i64 %row, 10
  %v132 = mul i64 %v131, 90
  %v133 = add i64 %v132, %v108
  %v134 = getelementptr inbounds float, ptr %out, i64 %v133
  store <8 x float> %v130, ptr %v134, align 4
  %v135 = add nsw i64 %v9, 8
  br label %head6
end8:
  ret void
}
define internal void @k_band_10_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 15
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
  %v31 = sub i64 10, %row
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
  call void @k_output_2_8(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column, ptr %x0)
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
  call void @k_output_2_8(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column, ptr %x0)
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = mul i64 %worker, 24960
  %v19 = getelementptr inbounds i8, ptr %v17, i64 %v18
  %v20 = getelementptr inbounds float, ptr %v19, i64 1200
  br label %head21
head21:
  %v24 = phi i64 [ %lo, %entry ], [ %v52, %end32 ]
  %v25 = icmp slt i64 %v24, %hi
  br i1 %v25, label %body22, label %end23
body22:
  %v26 = mul i64 %v24, 10
  %v27 = sub i64 10, %v26
  %v28 = icmp slt i64 %v27, 10
  %v29 = select i1 %v28, i64 %v27, i64 10
  call void @k_input(ptr %v1, ptr %v7, ptr %v9, ptr %v20, i64 %v26, i64 %v29)
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body22 ], [ %v51, %end50 ]
  %v34 = icmp slt i64 %v33, 4
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 8
  %v36 = mul i64 %v33, 3840
  %v37 = getelementptr inbounds float, ptr %v3, i64 %v36
  %v38 = mul i64 %v24, 10
  %v39 = icmp eq i64 %v24, 0
  %v40 = sub i64 26, %v35
  %v41 = icmp sgt i64 %v40, 0
  %v42 = select i1 %v41, i64 %v40, i64 0
  %v43 = icmp slt i64 %v42, 8
  %v44 = select i1 %v43, i64 %v42, i64 8
  %v45 = icmp eq i64 %v44, 2
  br i1 %v45, label %then46, label %end47
then46:
  call void @k_band_10_2(ptr %v20, ptr %v37, ptr %v13, ptr %v5, i64 %v38, i64 %v35, ptr %v19, ptr %v11)
  br label %end47
end47:
  %v48 = icmp eq i64 %v44, 8
  br i1 %v48, label %then49, label %end50
then49:
  call void @k_band_10_8(ptr %v20, ptr %v37, ptr %v13, ptr %v5, i64 %v38, i64 %v35, ptr %v19, ptr %v11)
  br label %end50
end50:
  %v51 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v52 = add nsw i64 %v24, 1
  br label %head21
end23:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
