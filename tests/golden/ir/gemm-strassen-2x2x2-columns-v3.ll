; task {"attributes":{},"inputs":["f32[2,25,64]","f32[64,60]","f32[60]"],"op":"gemm","output":"f32[2,25,60]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":25,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"next_block","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_sums: 25 units
; phase k_blocks: 4 units
; scratch 22848 bytes, 5824 of each core
; packed input 1: float32 (4, 7, 32, 8) bec97772bd89f7f4
; packed input 2: float32 (64,) bd10c54e460658ed
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_input_row_2(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 64
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  %v3 = add i64 %row, 25
  %v4 = mul i64 %v3, 64
  %v5 = getelementptr inbounds float, ptr %x, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v39, %body7 ]
  %v10 = icmp slt i64 %v9, 32
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v9
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v9, 32
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v5, i64 %v9
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v9, 32
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = fadd <8 x float> %v12, %v17
  %v22 = getelementptr inbounds float, ptr %v, i64 %v9
  store <8 x float> %v21, ptr %v22, align 4
  %v23 = fsub <8 x float> %v12, %v20
  %v24 = add i64 %v9, 816
  %v25 = getelementptr inbounds float, ptr %v, i64 %v24
  store <8 x float> %v23, ptr %v25, align 4
  %v26 = add i64 %v9, 1632
  %v27 = getelementptr inbounds float, ptr %v, i64 %v26
  store <8 x float> %v12, ptr %v27, align 4
  %v28 = fadd <8 x float> %v17, %v20
  %v29 = add i64 %v9, 2448
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <8 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v9, 3264
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <8 x float> %v20, ptr %v32, align 4
  %v33 = fadd <8 x float> %v15, %v20
  %v34 = add i64 %v9, 4080
  %v35 = getelementptr inbounds float, ptr %v, i64 %v34
  store <8 x float> %v33, ptr %v35, align 4
  %v36 = fadd <8 x float> %v12, %v15
  %v37 = add i64 %v9, 4896
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  store <8 x float> %v36, ptr %v38, align 4
  %v39 = add nsw i64 %v9, 8
  br label %head6
end8:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
entry:
  %v1 = sub i64 25, %first
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
  call void @k_input_row_2(ptr %x, ptr %v21, i64 %v22)
  %v23 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define void @k_sums(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 5824
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v25, %body15 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = udiv i64 %v17, 25
  %v20 = urem i64 %v17, 25
  %v21 = mul i64 %v19, 5712
  %v22 = mul i64 %v20, 32
  %v23 = add i64 %v21, %v22
  %v24 = getelementptr inbounds float, ptr %v9, i64 %v23
  call void @k_input(ptr %v1, ptr %v24, i64 %v17, i64 1)
  %v25 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v24, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v23, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v22, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 16
  br i1 %v9, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds i8, ptr %v7, i64 64
  %v23 = getelementptr inbounds float, ptr %v6, i64 16
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v58, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v57, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v56, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v55, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v39, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v44, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v49, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v54, %body2 ]
  %v12 = icmp slt i64 %v4, 16
  br i1 %v12, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
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
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v5, i64 1
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <8 x float> poison, float %v36, i64 0
  %v38 = shufflevector <8 x float> %v37, <8 x float> poison, <8 x i32> zeroinitializer
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> %v34, <8 x float> %v17)
  %v40 = getelementptr inbounds float, ptr %v5, i64 33
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <8 x float> poison, float %v41, i64 0
  %v43 = shufflevector <8 x float> %v42, <8 x float> poison, <8 x i32> zeroinitializer
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v34, <8 x float> %v22)
  %v45 = getelementptr inbounds float, ptr %v5, i64 65
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v34, <8 x float> %v27)
  %v50 = getelementptr inbounds float, ptr %v5, i64 97
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v34, <8 x float> %v32)
  %v55 = getelementptr inbounds i8, ptr %v7, i64 64
  %v56 = getelementptr inbounds float, ptr %v6, i64 16
  %v57 = getelementptr inbounds float, ptr %v5, i64 2
  %v58 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v59 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v61, align 4
  ret void
}
define internal void @k_output_2_4(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 25
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v59, %body3 ]
  %v6 = icmp slt i64 %v5, 0
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 208
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 416
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 624
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 832
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 1040
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 1248
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v12, %v21
  %v31 = fadd <8 x float> %v30, %v24
  %v32 = fadd <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = mul i64 %row, 60
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <8 x float> %v33, ptr %v36, align 4
  %v37 = fsub <8 x float> %v18, %v21
  %v38 = fadd <8 x float> %v37, %v29
  %v39 = add i64 %row, 25
  %v40 = mul i64 %v39, 60
  %v41 = add i64 %v40, %v7
  %v42 = getelementptr inbounds float, ptr %out, i64 %v41
  store <8 x float> %v38, ptr %v42, align 4
  %v43 = add i64 %v7, 32
  %v44 = getelementptr inbounds float, ptr %bias, i64 %v43
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = fsub <8 x float> %v15, %v27
  %v47 = fadd <8 x float> %v46, %v45
  %v48 = mul i64 %row, 60
  %v49 = add i64 %v48, %v43
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  store <8 x float> %v47, ptr %v50, align 4
  %v51 = fsub <8 x float> %v9, %v12
  %v52 = fsub <8 x float> %v51, %v15
  %v53 = fsub <8 x float> %v52, %v18
  %v54 = fadd <8 x float> %v53, %v45
  %v55 = add i64 %row, 25
  %v56 = mul i64 %v55, 60
  %v57 = add i64 %v56, %v43
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  store <8 x float> %v54, ptr %v58, align 4
  %v59 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v60 = getelementptr inbounds float, ptr %m, i64 0
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %m, i64 208
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %m, i64 416
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %m, i64 624
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %m, i64 832
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %m, i64 1040
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %m, i64 1248
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %bias, i64 %column
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = fadd <8 x float> %v63, %v69
  %v77 = fadd <8 x float> %v76, %v71
  %v78 = fadd <8 x float> %v77, %v73
  %v79 = fadd <8 x float> %v78, %v75
  %v80 = mul i64 %row, 60
  %v81 = add i64 %v80, %column
  %v82 = getelementptr inbounds float, ptr %out, i64 %v81
  store <8 x float> %v79, ptr %v82, align 4
  %v83 = fsub <8 x float> %v67, %v69
  %v84 = fadd <8 x float> %v83, %v75
  %v85 = add i64 %row, 25
  %v86 = mul i64 %v85, 60
  %v87 = add i64 %v86, %column
  %v88 = getelementptr inbounds float, ptr %out, i64 %v87
  store <8 x float> %v84, ptr %v88, align 4
  %v89 = add i64 %column, 32
  %v90 = getelementptr inbounds float, ptr %bias, i64 %v89
  %v91 = load <8 x float>, ptr %v90, align 4
  %v92 = fsub <8 x float> %v65, %v73
  %v93 = fadd <8 x float> %v92, %v91
  %v94 = mul i64 %row, 60
  %v95 = add i64 %v94, %v89
  %v96 = getelementptr inbounds float, ptr %out, i64 %v95
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v93, ptr align 4 %v96, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v97 = fsub <8 x float> %v61, %v63
  %v98 = fsub <8 x float> %v97, %v65
  %v99 = fsub <8 x float> %v98, %v67
  %v100 = fadd <8 x float> %v99, %v91
  %v101 = add i64 %row, 25
  %v102 = mul i64 %v101, 60
  %v103 = add i64 %v102, %v89
  %v104 = getelementptr inbounds float, ptr %out, i64 %v103
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v100, ptr align 4 %v104, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_25_4(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v32, %end14 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 816
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 256
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 208
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v24, %body13 ]
  %v16 = icmp slt i64 %v15, 6
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 256
  %v22 = mul i64 %v15, 1024
  %v23 = getelementptr inbounds i8, ptr %v21, i64 %v22
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v25 = mul i64 6, 128
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 6, 32
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds float, ptr %v9, i64 256
  %v30 = mul i64 6, 1024
  %v31 = getelementptr inbounds i8, ptr %v29, i64 %v30
  call void @k_tile_1_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v31, i64 0, i64 0)
  %v32 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v33 = sub i64 25, %row
  %v34 = icmp slt i64 %v33, 25
  %v35 = select i1 %v34, i64 %v33, i64 25
  %v36 = icmp sgt i64 %v35, 0
  %v37 = select i1 %v36, i64 %v35, i64 0
  br label %head38
head38:
  %v41 = phi i64 [ 0, %end3 ], [ %v46, %body39 ]
  %v42 = icmp slt i64 %v41, %v37
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 8
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = add i64 %row, %v41
  call void @k_output_2_4(ptr %v44, ptr %out, ptr %bias, i64 %v45, i64 %column)
  %v46 = add nsw i64 %v41, 1
  br label %head38
end40:
  br label %head47
head47:
  %v50 = phi i64 [ %v37, %end40 ], [ %v55, %body48 ]
  %v51 = icmp slt i64 %v50, 25
  br i1 %v51, label %body48, label %end49
body48:
  %v52 = mul i64 %v50, 8
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = add i64 %row, %v50
  call void @k_output_2_4(ptr %v53, ptr %out, ptr %bias, i64 %v54, i64 %column)
  %v55 = add nsw i64 %v50, 1
  br label %head47
end49:
  ret void
}
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 25
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v59, %body3 ]
  %v6 = icmp slt i64 %v5, 8
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 208
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 416
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 624
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 832
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 1040
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 1248
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v12, %v21
  %v31 = fadd <8 x float> %v30, %v24
  %v32 = fadd <8 x float> %v31, %v27
  %v33 = fadd <8 x float> %v32, %v29
  %v34 = mul i64 %row, 60
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <8 x float> %v33, ptr %v36, align 4
  %v37 = fsub <8 x float> %v18, %v21
  %v38 = fadd <8 x float> %v37, %v29
  %v39 = add i64 %row, 25
  %v40 = mul i64 %v39, 60
  %v41 = add i64 %v40, %v7
  %v42 = getelementptr inbounds float, ptr %out, i64 %v41
  store <8 x float> %v38, ptr %v42, align 4
  %v43 = add i64 %v7, 32
  %v44 = getelementptr inbounds float, ptr %bias, i64 %v43
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = fsub <8 x float> %v15, %v27
  %v47 = fadd <8 x float> %v46, %v45
  %v48 = mul i64 %row, 60
  %v49 = add i64 %v48, %v43
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  store <8 x float> %v47, ptr %v50, align 4
  %v51 = fsub <8 x float> %v9, %v12
  %v52 = fsub <8 x float> %v51, %v15
  %v53 = fsub <8 x float> %v52, %v18
  %v54 = fadd <8 x float> %v53, %v45
  %v55 = add i64 %row, 25
  %v56 = mul i64 %v55, 60
  %v57 = add i64 %v56, %v43
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  store <8 x float> %v54, ptr %v58, align 4
  %v59 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_band_25_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v32, %end14 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 816
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 256
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 208
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v24, %body13 ]
  %v16 = icmp slt i64 %v15, 6
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 256
  %v22 = mul i64 %v15, 1024
  %v23 = getelementptr inbounds i8, ptr %v21, i64 %v22
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v25 = mul i64 6, 128
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 6, 32
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds float, ptr %v9, i64 256
  %v30 = mul i64 6, 1024
  %v31 = getelementptr inbounds i8, ptr %v29, i64 %v30
  call void @k_tile_1_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v31, i64 0, i64 0)
  %v32 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v33 = sub i64 25, %row
  %v34 = icmp slt i64 %v33, 25
  %v35 = select i1 %v34, i64 %v33, i64 25
  %v36 = icmp sgt i64 %v35, 0
  %v37 = select i1 %v36, i64 %v35, i64 0
  br label %head38
head38:
  %v41 = phi i64 [ 0, %end3 ], [ %v46, %body39 ]
  %v42 = icmp slt i64 %v41, %v37
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 8
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = add i64 %row, %v41
  call void @k_output_2_8(ptr %v44, ptr %out, ptr %bias, i64 %v45, i64 %column)
  %v46 = add nsw i64 %v41, 1
  br label %head38
end40:
  br label %head47
head47:
  %v50 = phi i64 [ %v37, %end40 ], [ %v55, %body48 ]
  %v51 = icmp slt i64 %v50, 25
  br i1 %v51, label %body48, label %end49
body48:
  %v52 = mul i64 %v50, 8
  %v53 = getelementptr inbounds float, ptr %m, i64 %v52
  %v54 = add i64 %row, %v50
  call void @k_output_2_8(ptr %v53, ptr %out, ptr %bias, i64 %v54, i64 %column)
  %v55 = add nsw i64 %v50, 1
  br label %head47
end49:
  ret void
}
define void @k_blocks(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 5824
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v43, %end21 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body15 ], [ %v42, %end41 ]
  %v23 = icmp slt i64 %v22, 1
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = mul i64 %v22, 5712
  %v25 = getelementptr inbounds float, ptr %v9, i64 %v24
  %v26 = mul i64 %v17, 8
  %v27 = mul i64 %v17, 1792
  %v28 = getelementptr inbounds float, ptr %v3, i64 %v27
  %v29 = mul i64 %v22, 25
  %v30 = icmp eq i64 %v22, 0
  %v31 = sub i64 28, %v26
  %v32 = icmp sgt i64 %v31, 0
  %v33 = select i1 %v32, i64 %v31, i64 0
  %v34 = icmp slt i64 %v33, 8
  %v35 = select i1 %v34, i64 %v33, i64 8
  %v36 = icmp eq i64 %v35, 4
  br i1 %v36, label %then37, label %end38
then37:
  call void @k_band_25_4(ptr %v25, ptr %v28, ptr %v7, ptr %v5, i64 %v29, i64 %v26, ptr %v13)
  br label %end38
end38:
  %v39 = icmp eq i64 %v35, 8
  br i1 %v39, label %then40, label %end41
then40:
  call void @k_band_25_8(ptr %v25, ptr %v28, ptr %v7, ptr %v5, i64 %v29, i64 %v26, ptr %v13)
  br label %end41
end41:
  %v42 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v43 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
