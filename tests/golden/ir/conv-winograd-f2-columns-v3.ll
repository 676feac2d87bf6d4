; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[2,6,7,8]","f32[40,3,3,8]","f32[40]"],"op":"conv","output":"f32[2,6,7,40]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"padded","impl":"winograd_f2","k_slices":1,"outer":"columns","prefetch":"next_block","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_input: 6 units
; phase k_blocks: 5 units
; scratch 18432 bytes, 3648 of each core
; packed input 1: float32 (5, 16, 8, 8) 5d355f3e44922695
; packed input 2: float32 (40,) e359d9e6a862c52d
@k_zeros = private constant [4 x i64] [i64 0, i64 0, i64 0, i64 0], align 64
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 8
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v106, %body4 ]
  %v7 = icmp slt i64 %v6, 8
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %image, i64 %v6
  %v9 = getelementptr inbounds float, ptr %v8, i64 0
  %v10 = getelementptr inbounds float, ptr %v8, i64 %line_step
  %v11 = mul i64 %line_step, 2
  %v12 = getelementptr inbounds float, ptr %v8, i64 %v11
  %v13 = mul i64 %line_step, 3
  %v14 = getelementptr inbounds float, ptr %v8, i64 %v13
  %v15 = load <8 x float>, ptr %v9, align 4
  %v16 = load <8 x float>, ptr %v10, align 4
  %v17 = load <8 x float>, ptr %v12, align 4
  %v18 = load <8 x float>, ptr %v14, align 4
  %v19 = fsub <8 x float> %v17, %v15
  %v20 = fadd <8 x float> %v17, %v16
  %v21 = fsub <8 x float> %v17, %v16
  %v22 = fsub <8 x float> %v18, %v16
  %v23 = getelementptr inbounds float, ptr %v9, i64 8
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v10, i64 8
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v12, i64 8
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v14, i64 8
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = fsub <8 x float> %v28, %v24
  %v32 = fadd <8 x float> %v28, %v26
  %v33 = fsub <8 x float> %v28, %v26
  %v34 = fsub <8 x float> %v30, %v26
  %v35 = getelementptr inbounds float, ptr %v9, i64 16
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v10, i64 16
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v12, i64 16
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v14, i64 16
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = fsub <8 x float> %v40, %v36
  %v44 = fadd <8 x float> %v40, %v38
  %v45 = fsub <8 x float> %v40, %v38
  %v46 = fsub <8 x float> %v42, %v38
  %v47 = getelementptr inbounds float, ptr %v9, i64 24
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v10, i64 24
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v12, i64 24
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v14, i64 24
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = fsub <8 x float> %v52, %v48
  %v56 = fadd <8 x float> %v52, %v50
  %v57 = fsub <8 x float> %v52, %v50
  %v58 = fsub <8 x float> %v54, %v50
  %v59 = fsub <8 x float> %v43, %v19
  %v60 = fadd <8 x float> %v43, %v31
  %v61 = fsub <8 x float> %v43, %v31
  %v62 = fsub <8 x float> %v55, %v31
  %v63 = getelementptr inbounds float, ptr %v2, i64 %v6
  store <8 x float> %v59, ptr %v63, align 4
  %v64 = add i64 %v6, 48
  %v65 = getelementptr inbounds float, ptr %v2, i64 %v64
  store <8 x float> %v60, ptr %v65, align 4
  %v66 = add i64 %v6, 96
  %v67 = getelementptr inbounds float, ptr %v2, i64 %v66
  store <8 x float> %v61, ptr %v67, align 4
  %v68 = add i64 %v6, 144
  %v69 = getelementptr inbounds float, ptr %v2, i64 %v68
  store <8 x float> %v62, ptr %v69, align 4
  %v70 = fsub <8 x float> %v44, %v20
  %v71 = fadd <8 x float> %v44, %v32
  %v72 = fsub <8 x float> %v44, %v32
  %v73 = fsub <8 x float> %v56, %v32
  %v74 = add i64 %v6, 192
  %v75 = getelementptr inbounds float, ptr %v2, i64 %v74
  store <8 x float> %v70, ptr %v75, align 4
  %v76 = add i64 %v6, 240
  %v77 = getelementptr inbounds float, ptr %v2, i64 %v76
  store <8 x float> %v71, ptr %v77, align 4
  %v78 = add i64 %v6, 288
  %v79 = getelementptr inbounds float, ptr %v2, i64 %v78
  store <8 x float> %v72, ptr %v79, align 4
  %v80 = add i64 %v6, 336
  %v81 = getelementptr inbounds float, ptr %v2, i64 %v80
  store <8 x float> %v73, ptr %v81, align 4
  %v82 = fsub <8 x float> %v45, %v21
  %v83 = fadd <8 x float> %v45, %v33
  %v84 = fsub <8 x float> %v45, %v33
  %v85 = fsub <8 x float> %v57, %v33
  %v86 = add i64 %v6, 384
  %v87 = getelementptr inbounds float, ptr %v2, i64 %v86
  store <8 x float> %v82, ptr %v87, align 4
  %v88 = add i64 %v6, 432
  %v89 = getelementptr inbounds float, ptr %v2, i64 %v88
  store <8 x float> %v83, ptr %v89, align 4
  %v90 = add i64 %v6, 480
  %v91 = getelementptr inbounds float, ptr %v2, i64 %v90
  store <8 x float> %v84, ptr %v91, align 4
  %v92 = add i64 %v6, 528
  %v93 = getelementptr inbounds float, ptr %v2, i64 %v92
  store <8 x float> %v85, ptr %v93, align 4
  %v94 = fsub <8 x float> %v46, %v22
  %v95 = fadd <8 x float> %v46, %v34
  %v96 = fsub <8 x float> %v46, %v34
  %v97 = fsub <8 x float> %v58, %v34
  %v98 = add i64 %v6, 576
  %v99 = getelementptr inbounds float, ptr %v2, i64 %v98
  store <8 x float> %v94, ptr %v99, align 4
  %v100 = add i64 %v6, 624
  %v101 = getelementptr inbounds float, ptr %v2, i64 %v100
  store <8 x float> %v95, ptr %v101, align 4
  %v102 = add i64 %v6, 672
  %v103 = getelementptr inbounds float, ptr %v2, i64 %v102
  store <8 x float> %v96, ptr %v103, align 4
  %v104 = add i64 %v6, 720
  %v105 = getelementptr inbounds float, ptr %v2, i64 %v104
  store <8 x float> %v97, ptr %v105, align 4
  %v106 = add nsw i64 %v6, 8
  br label %head3
end5:
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v36, %end8 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v35, %end27 ]
  %v10 = icmp slt i64 %v9, 4
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 6
  %v14 = icmp ult i64 %v12, 7
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 7
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 8
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 4
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 8
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 8
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <8 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 8
  br label %head25
end27:
  %v35 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v36 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_patch_line(ptr %image, ptr %v, i64 %first, i64 %line, ptr %scratch) #0 {
entry:
  %v1 = mul i64 %line, 2
  %v2 = sub i64 %v1, 1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end22 ]
  %v7 = icmp slt i64 %v6, 4
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 2
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 3
  %v12 = icmp ult i64 %v9, 4
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 56
  %v17 = mul i64 %v9, 8
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 56, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 32, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define void @k_input(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 3648
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v28, %body15 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = udiv i64 %v17, 3
  %v20 = urem i64 %v17, 3
  %v21 = mul i64 %v19, 336
  %v22 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v23 = mul i64 %v19, 3
  %v24 = add i64 %v23, %v20
  %v25 = mul i64 %v24, 768
  %v26 = getelementptr inbounds float, ptr %v9, i64 %v25
  %v27 = mul i64 0, 4
  call void @k_patch_line(ptr %v22, ptr %v26, i64 %v27, i64 %v20, ptr %v13)
  %v28 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
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
  %v12 = icmp slt i64 %v4, 4
  br i1 %v12, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 8
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 16
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 24
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
  %v40 = getelementptr inbounds float, ptr %v5, i64 9
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <8 x float> poison, float %v41, i64 0
  %v43 = shufflevector <8 x float> %v42, <8 x float> poison, <8 x i32> zeroinitializer
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v34, <8 x float> %v22)
  %v45 = getelementptr inbounds float, ptr %v5, i64 17
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v34, <8 x float> %v27)
  %v50 = getelementptr inbounds float, ptr %v5, i64 25
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
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v88, %body2 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 192
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 384
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 576
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = fadd <8 x float> %v9, %v11
  %v15 = fsub <8 x float> %v9, %v11
  %v16 = fadd <8 x float> %v7, %v14
  %v17 = fadd <8 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 48
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 240
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 432
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 624
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = fadd <8 x float> %v21, %v23
  %v27 = fsub <8 x float> %v21, %v23
  %v28 = fadd <8 x float> %v19, %v26
  %v29 = fadd <8 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 96
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 288
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 480
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 672
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = fadd <8 x float> %v33, %v35
  %v39 = fsub <8 x float> %v33, %v35
  %v40 = fadd <8 x float> %v31, %v38
  %v41 = fadd <8 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 144
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 336
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 528
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 720
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fadd <8 x float> %v45, %v47
  %v51 = fsub <8 x float> %v45, %v47
  %v52 = fadd <8 x float> %v43, %v50
  %v53 = fadd <8 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <8 x float> %v28, %v40
  %v59 = fsub <8 x float> %v28, %v40
  %v60 = fadd <8 x float> %v16, %v58
  %v61 = fadd <8 x float> %v59, %v52
  %v62 = fadd <8 x float> %v60, %v55
  %v63 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v62
  %v64 = select <8 x i1> %v63, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v62
  store <8 x float> %v64, ptr %v57, align 4
  %v65 = add i64 %row, 1
  %v66 = fadd <8 x float> %v61, %v55
  %v67 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v66
  %v68 = select <8 x i1> %v67, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v66
  %v69 = getelementptr inbounds float, ptr %v57, i64 40
  store <8 x float> %v68, ptr %v69, align 4
  %v70 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = add i64 %column, %v4
  %v73 = getelementptr inbounds float, ptr %out, i64 280
  %v74 = getelementptr inbounds float, ptr %v73, i64 %v4
  %v75 = fadd <8 x float> %v29, %v41
  %v76 = fsub <8 x float> %v29, %v41
  %v77 = fadd <8 x float> %v17, %v75
  %v78 = fadd <8 x float> %v76, %v53
  %v79 = add i64 %row, 7
  %v80 = fadd <8 x float> %v77, %v71
  %v81 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v80
  %v82 = select <8 x i1> %v81, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v80
  store <8 x float> %v82, ptr %v74, align 4
  %v83 = add i64 %row, 8
  %v84 = fadd <8 x float> %v78, %v71
  %v85 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v86 = select <8 x i1> %v85, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v84
  %v87 = getelementptr inbounds float, ptr %v74, i64 40
  store <8 x float> %v86, ptr %v87, align 4
  %v88 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v74, %body2 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 192
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 384
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 576
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = fadd <8 x float> %v9, %v11
  %v15 = fsub <8 x float> %v9, %v11
  %v16 = fadd <8 x float> %v7, %v14
  %v17 = fadd <8 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 48
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 240
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 432
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 624
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = fadd <8 x float> %v21, %v23
  %v27 = fsub <8 x float> %v21, %v23
  %v28 = fadd <8 x float> %v19, %v26
  %v29 = fadd <8 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 96
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 288
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 480
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 672
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = fadd <8 x float> %v33, %v35
  %v39 = fsub <8 x float> %v33, %v35
  %v40 = fadd <8 x float> %v31, %v38
  %v41 = fadd <8 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 144
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 336
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 528
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 720
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fadd <8 x float> %v45, %v47
  %v51 = fsub <8 x float> %v45, %v47
  %v52 = fadd <8 x float> %v43, %v50
  %v53 = fadd <8 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <8 x float> %v16, %v28
  %v59 = fadd <8 x float> %v58, %v40
  %v60 = fadd <8 x float> %v59, %v55
  %v61 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v60
  %v62 = select <8 x i1> %v61, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v60
  store <8 x float> %v62, ptr %v57, align 4
  %v63 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = add i64 %column, %v4
  %v66 = getelementptr inbounds float, ptr %out, i64 280
  %v67 = getelementptr inbounds float, ptr %v66, i64 %v4
  %v68 = fadd <8 x float> %v17, %v29
  %v69 = fadd <8 x float> %v68, %v41
  %v70 = add i64 %row, 7
  %v71 = fadd <8 x float> %v69, %v64
  %v72 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v71
  %v73 = select <8 x i1> %v72, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v71
  store <8 x float> %v73, ptr %v67, align 4
  %v74 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_1_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 64
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 64
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v25, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = mul i64 %v16, 256
  %v24 = getelementptr inbounds i8, ptr %v12, i64 %v23
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v24, i64 0, i64 0)
  %v25 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end3 ], [ %v62, %end40 ]
  %v31 = icmp slt i64 %v30, 1
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 2
  %v33 = sub i64 6, %y
  %v34 = sub i64 %v33, %v32
  %v35 = icmp slt i64 %v34, 2
  %v36 = select i1 %v35, i64 %v34, i64 2
  %v37 = mul i64 %v32, 7
  br label %head38
head38:
  %v41 = phi i64 [ 0, %body28 ], [ %v52, %body39 ]
  %v42 = icmp slt i64 %v41, 3
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 2
  %v44 = add i64 %v37, %v43
  %v45 = mul i64 %v30, 4
  %v46 = add i64 %v45, %v41
  %v47 = mul i64 %v46, 8
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = mul i64 %v44, 40
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  %v51 = add i64 %row, %v44
  call void @k_output_2_8(ptr %v48, ptr %v50, ptr %bias, i64 %v36, i64 %v51, i64 %column)
  %v52 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v53 = mul i64 3, 2
  %v54 = add i64 %v37, %v53
  %v55 = mul i64 %v30, 4
  %v56 = add i64 %v55, 3
  %v57 = mul i64 %v56, 8
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = mul i64 %v54, 40
  %v60 = getelementptr inbounds float, ptr %out, i64 %v59
  %v61 = add i64 %row, %v54
  call void @k_output_1_8(ptr %v58, ptr %v60, ptr %bias, i64 %v36, i64 %v61, i64 %column)
  %v62 = add nsw i64 %v30, 1
  br label %head27
end29:
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
  %v12 = mul i64 %worker, 3648
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v45, %end21 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body15 ], [ %v44, %end43 ]
  %v23 = icmp slt i64 %v22, 6
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = mul i64 %v22, 768
  %v25 = getelementptr inbounds float, ptr %v9, i64 %v24
  %v26 = udiv i64 %v22, 3
  %v27 = urem i64 %v22, 3
  %v28 = mul i64 %v27, 2
  %v29 = mul i64 %v26, 6
  %v30 = add i64 %v29, %v28
  %v31 = mul i64 %v30, 7
  %v32 = mul i64 %v17, 8
  %v33 = mul i64 %v17, 1024
  %v34 = getelementptr inbounds float, ptr %v3, i64 %v33
  %v35 = mul i64 %v31, 40
  %v36 = add i64 %v35, %v32
  %v37 = getelementptr inbounds float, ptr %v7, i64 %v36
  %v38 = getelementptr inbounds float, ptr %v5, i64 %v32
  %v39 = getelementptr inbounds float, ptr %v13, i64 144
  %v40 = icmp eq i64 %v27, 2
  %v41 = icmp eq i64 %v17, 4
  br i1 true, label %then42, label %end43
then42:
  call void @k_band_1_8(ptr %v25, ptr %v34, ptr %v37, ptr %v38, i64 %v28, i64 %v31, i64 %v32, ptr %v39)
  br label %end43
end43:
  %v44 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v45 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
