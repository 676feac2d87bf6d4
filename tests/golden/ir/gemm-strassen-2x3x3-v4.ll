; task {"attributes":{},"inputs":["f32[19,96]","f32[96,90]","f32[90]"],"op":"gemm","output":"f32[19,90]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"format":"dense","impl":"strassen_2x3x3","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_bands: 1 units
; scratch 0 bytes, 30720 of each core
; packed input 1: float32 (2, 15, 32, 16) fb7107484c1c3df3
; packed input 2: float32 (96,) 8b77288bae2063f0
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_input_row_2(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 96
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  %v3 = add i64 %row, 10
  %v4 = mul i64 %v3, 96
  %v5 = getelementptr inbounds float, ptr %x, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v73, %body7 ]
  %v10 = icmp slt i64 %v9, 32
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v9
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v9, 32
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = add i64 %v9, 64
  %v17 = getelementptr inbounds float, ptr %v2, i64 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v9
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v9, 32
  %v22 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v9, 64
  %v25 = getelementptr inbounds float, ptr %v5, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = fadd <16 x float> %v15, %v23
  %v28 = fsub <16 x float> %v27, %v18
  %v29 = fsub <16 x float> %v28, %v26
  %v30 = getelementptr inbounds float, ptr %v, i64 %v9
  store <16 x float> %v29, ptr %v30, align 4
  %v31 = fsub <16 x float> %v15, %v18
  %v32 = add i64 %v9, 336
  %v33 = getelementptr inbounds float, ptr %v, i64 %v32
  store <16 x float> %v31, ptr %v33, align 4
  %v34 = fadd <16 x float> %v15, %v23
  %v35 = fsub <16 x float> %v34, %v18
  %v36 = add i64 %v9, 672
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <16 x float> %v35, ptr %v37, align 4
  %v38 = add i64 %v9, 1008
  %v39 = getelementptr inbounds float, ptr %v, i64 %v38
  store <16 x float> %v23, ptr %v39, align 4
  %v40 = fsub <16 x float> %v12, %v15
  %v41 = add i64 %v9, 1344
  %v42 = getelementptr inbounds float, ptr %v, i64 %v41
  store <16 x float> %v40, ptr %v42, align 4
  %v43 = fadd <16 x float> %v20, %v26
  %v44 = add i64 %v9, 1680
  %v45 = getelementptr inbounds float, ptr %v, i64 %v44
  store <16 x float> %v43, ptr %v45, align 4
  %v46 = fadd <16 x float> %v12, %v20
  %v47 = fadd <16 x float> %v46, %v26
  %v48 = add i64 %v9, 2016
  %v49 = getelementptr inbounds float, ptr %v, i64 %v48
  store <16 x float> %v47, ptr %v49, align 4
  %v50 = add i64 %v9, 2352
  %v51 = getelementptr inbounds float, ptr %v, i64 %v50
  store <16 x float> %v12, ptr %v51, align 4
  %v52 = fsub <16 x float> %v20, %v23
  %v53 = add i64 %v9, 2688
  %v54 = getelementptr inbounds float, ptr %v, i64 %v53
  store <16 x float> %v52, ptr %v54, align 4
  %v55 = fadd <16 x float> %v12, %v23
  %v56 = add i64 %v9, 3024
  %v57 = getelementptr inbounds float, ptr %v, i64 %v56
  store <16 x float> %v55, ptr %v57, align 4
  %v58 = fadd <16 x float> %v12, %v20
  %v59 = add i64 %v9, 3360
  %v60 = getelementptr inbounds float, ptr %v, i64 %v59
  store <16 x float> %v58, ptr %v60, align 4
  %v61 = add i64 %v9, 3696
  %v62 = getelementptr inbounds float, ptr %v, i64 %v61
  store <16 x float> %v18, ptr %v62, align 4
  %v63 = fadd <16 x float> %v12, %v18
  %v64 = fadd <16 x float> %v63, %v20
  %v65 = fadd <16 x float> %v64, %v26
  %v66 = add i64 %v9, 4032
  %v67 = getelementptr inbounds float, ptr %v, i64 %v66
  store <16 x float> %v65, ptr %v67, align 4
  %v68 = add i64 %v9, 4368
  %v69 = getelementptr inbounds float, ptr %v, i64 %v68
  store <16 x float> %v26, ptr %v69, align 4
  %v70 = fadd <16 x float> %v15, %v23
  %v71 = add i64 %v9, 4704
  %v72 = getelementptr inbounds float, ptr %v, i64 %v71
  store <16 x float> %v70, ptr %v72, align 4
  %v73 = add nsw i64 %v9, 16
  br label %head6
end8:
  ret void
}
define internal void @k_input_row_1(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 96
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v50, %body4 ]
  %v7 = icmp slt i64 %v6, 32
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %v2, i64 %v6
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = add i64 %v6, 32
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v6, 64
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = fsub <16 x float> %v12, %v15
  %v17 = getelementptr inbounds float, ptr %v, i64 %v6
  store <16 x float> %v16, ptr %v17, align 4
  %v18 = fsub <16 x float> %v12, %v15
  %v19 = add i64 %v6, 336
  %v20 = getelementptr inbounds float, ptr %v, i64 %v19
  store <16 x float> %v18, ptr %v20, align 4
  %v21 = fsub <16 x float> %v12, %v15
  %v22 = add i64 %v6, 672
  %v23 = getelementptr inbounds float, ptr %v, i64 %v22
  store <16 x float> %v21, ptr %v23, align 4
  %v24 = add i64 %v6, 1008
  %v25 = getelementptr inbounds float, ptr %v, i64 %v24
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v25, align 4
  %v26 = fsub <16 x float> %v9, %v12
  %v27 = add i64 %v6, 1344
  %v28 = getelementptr inbounds float, ptr %v, i64 %v27
  store <16 x float> %v26, ptr %v28, align 4
  %v29 = add i64 %v6, 1680
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v30, align 4
  %v31 = add i64 %v6, 2016
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <16 x float> %v9, ptr %v32, align 4
  %v33 = add i64 %v6, 2352
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <16 x float> %v9, ptr %v34, align 4
  %v35 = add i64 %v6, 2688
  %v36 = getelementptr inbounds float, ptr %v, i64 %v35
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v36, align 4
  %v37 = add i64 %v6, 3024
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  store <16 x float> %v9, ptr %v38, align 4
  %v39 = add i64 %v6, 3360
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <16 x float> %v9, ptr %v40, align 4
  %v41 = add i64 %v6, 3696
  %v42 = getelementptr inbounds float, ptr %v, i64 %v41
  store <16 x float> %v15, ptr %v42, align 4
  %v43 = fadd <16 x float> %v9, %v15
  %v44 = add i64 %v6, 4032
  %v45 = getelementptr inbounds float, ptr %v, i64 %v44
  store <16 x float> %v43, ptr %v45, align 4
  %v46 = add i64 %v6, 4368
  %v47 = getelementptr inbounds float, ptr %v, i64 %v46
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v47, align 4
  %v48 = add i64 %v6, 4704
  %v49 = getelementptr inbounds float, ptr %v, i64 %v48
  store <16 x float> %v12, ptr %v49, align 4
  %v50 = add nsw i64 %v6, 16
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
define internal void @k_output_2_10(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 10
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v113, %body3 ]
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
  %v52 = getelementptr inbounds float, ptr %bias, i64 %v7
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = fadd <16 x float> %v12, %v15
  %v55 = fadd <16 x float> %v54, %v18
  %v56 = fadd <16 x float> %v55, %v21
  %v57 = fadd <16 x float> %v56, %v36
  %v58 = fadd <16 x float> %v57, %v51
  %v59 = fadd <16 x float> %v58, %v53
  %v60 = mul i64 %row, 90
  %v61 = add i64 %v60, %v7
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <16 x float> %v59, ptr %v62, align 4
  %v63 = fadd <16 x float> %v9, %v33
  %v64 = fsub <16 x float> %v63, %v12
  %v65 = fsub <16 x float> %v64, %v15
  %v66 = fsub <16 x float> %v65, %v18
  %v67 = fadd <16 x float> %v66, %v53
  %v68 = add i64 %row, 10
  %v69 = mul i64 %v68, 90
  %v70 = add i64 %v69, %v7
  %v71 = getelementptr inbounds float, ptr %out, i64 %v70
  store <16 x float> %v67, ptr %v71, align 4
  %v72 = add i64 %v7, 32
  %v73 = getelementptr inbounds float, ptr %bias, i64 %v72
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = fadd <16 x float> %v12, %v24
  %v76 = fadd <16 x float> %v75, %v27
  %v77 = fadd <16 x float> %v76, %v42
  %v78 = fadd <16 x float> %v77, %v45
  %v79 = fadd <16 x float> %v78, %v74
  %v80 = mul i64 %row, 90
  %v81 = add i64 %v80, %v72
  %v82 = getelementptr inbounds float, ptr %out, i64 %v81
  store <16 x float> %v79, ptr %v82, align 4
  %v83 = fadd <16 x float> %v9, %v48
  %v84 = fsub <16 x float> %v83, %v12
  %v85 = fsub <16 x float> %v84, %v15
  %v86 = fsub <16 x float> %v85, %v24
  %v87 = fadd <16 x float> %v86, %v74
  %v88 = add i64 %row, 10
  %v89 = mul i64 %v88, 90
  %v90 = add i64 %v89, %v72
  %v91 = getelementptr inbounds float, ptr %out, i64 %v90
  store <16 x float> %v87, ptr %v91, align 4
  %v92 = add i64 %v7, 64
  %v93 = getelementptr inbounds float, ptr %bias, i64 %v92
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = fadd <16 x float> %v24, %v27
  %v96 = fadd <16 x float> %v95, %v30
  %v97 = fadd <16 x float> %v96, %v45
  %v98 = fsub <16 x float> %v97, %v21
  %v99 = fadd <16 x float> %v98, %v94
  %v100 = mul i64 %row, 90
  %v101 = add i64 %v100, %v92
  %v102 = getelementptr inbounds float, ptr %out, i64 %v101
  store <16 x float> %v99, ptr %v102, align 4
  %v103 = fsub <16 x float> %v39, %v24
  %v104 = fsub <16 x float> %v103, %v27
  %v105 = fsub <16 x float> %v104, %v30
  %v106 = fsub <16 x float> %v105, %v33
  %v107 = fsub <16 x float> %v106, %v36
  %v108 = fadd <16 x float> %v107, %v94
  %v109 = add i64 %row, 10
  %v110 = mul i64 %v109, 90
  %v111 = add i64 %v110, %v92
  %v112 = getelementptr inbounds float, ptr %out, i64 %v111
  store <16 x float> %v108, ptr %v112, align 4
  %v113 = add nsw i64 %v5, 16
  br label %head2
end4:
  %v114 = getelementptr inbounds float, ptr %m, i64 0
  %v115 = load <16 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %m, i64 176
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = getelementptr inbounds float, ptr %m, i64 352
  %v119 = load <16 x float>, ptr %v118, align 4
  %v120 = getelementptr inbounds float, ptr %m, i64 528
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = getelementptr inbounds float, ptr %m, i64 704
  %v123 = load <16 x float>, ptr %v122, align 4
  %v124 = getelementptr inbounds float, ptr %m, i64 880
  %v125 = load <16 x float>, ptr %v124, align 4
  %v126 = getelementptr inbounds float, ptr %m, i64 1056
  %v127 = load <16 x float>, ptr %v126, align 4
  %v128 = getelementptr inbounds float, ptr %m, i64 1232
  %v129 = load <16 x float>, ptr %v128, align 4
  %v130 = getelementptr inbounds float, ptr %m, i64 1408
  %v131 = load <16 x float>, ptr %v130, align 4
  %v132 = getelementptr inbounds float, ptr %m, i64 1584
  %v133 = load <16 x float>, ptr %v132, align 4
  %v134 = getelementptr inbounds float, ptr %m, i64 1760
  %v135 = load <16 x float>, ptr %v134, align 4
  %v136 = getelementptr inbounds float, ptr %m, i64 1936
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = getelementptr inbounds float, ptr %m, i64 2112
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = getelementptr inbounds float, ptr %m, i64 2288
  %v141 = load <16 x float>, ptr %v140, align 4
  %v142 = getelementptr inbounds float, ptr %m, i64 2464
  %v143 = load <16 x float>, ptr %v142, align 4
  %v144 = getelementptr inbounds float, ptr %bias, i64 %column
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = fadd <16 x float> %v117, %v119
  %v147 = fadd <16 x float> %v146, %v121
  %v148 = fadd <16 x float> %v147, %v123
  %v149 = fadd <16 x float> %v148, %v133
  %v150 = fadd <16 x float> %v149, %v143
  %v151 = fadd <16 x float> %v150, %v145
  %v152 = mul i64 %row, 90
  %v153 = add i64 %v152, %column
  %v154 = getelementptr inbounds float, ptr %out, i64 %v153
  store <16 x float> %v151, ptr %v154, align 4
  %v155 = fadd <16 x float> %v115, %v131
  %v156 = fsub <16 x float> %v155, %v117
  %v157 = fsub <16 x float> %v156, %v119
  %v158 = fsub <16 x float> %v157, %v121
  %v159 = fadd <16 x float> %v158, %v145
  %v160 = add i64 %row, 10
  %v161 = mul i64 %v160, 90
  %v162 = add i64 %v161, %column
  %v163 = getelementptr inbounds float, ptr %out, i64 %v162
  store <16 x float> %v159, ptr %v163, align 4
  %v164 = add i64 %column, 32
  %v165 = getelementptr inbounds float, ptr %bias, i64 %v164
  %v166 = load <16 x float>, ptr %v165, align 4
  %v167 = fadd <16 x float> %v117, %v125
  %v168 = fadd <16 x float> %v167, %v127
  %v169 = fadd <16 x float> %v168, %v137
  %v170 = fadd <16 x float> %v169, %v139
  %v171 = fadd <16 x float> %v170, %v166
  %v172 = mul i64 %row, 90
  %v173 = add i64 %v172, %v164
  %v174 = getelementptr inbounds float, ptr %out, i64 %v173
  store <16 x float> %v171, ptr %v174, align 4
  %v175 = fadd <16 x float> %v115, %v141
  %v176 = fsub <16 x float> %v175, %v117
  %v177 = fsub <16 x float> %v176, %v119
  %v178 = fsub <16 x float> %v177, %v125
  %v179 = fadd <16 x float> %v178, %v166
  %v180 = add i64 %row, 10
  %v181 = mul i64 %v180, 90
  %v182 = add i64 %v181, %v164
  %v183 = getelementptr inbounds float, ptr %out, i64 %v182
  store <16 x float> %v179, ptr %v183, align 4
  %v184 = add i64 %column, 64
  %v185 = getelementptr inbounds float, ptr %bias, i64 %v184
  %v186 = load <16 x float>, ptr %v185, align 4
  %v187 = fadd <16 x float> %v125, %v127
  %v188 = fadd <16 x float> %v187, %v129
  %v189 = fadd <16 x float> %v188, %v139
  %v190 = fsub <16 x float> %v189, %v123
  %v191 = fadd <16 x float> %v190, %v186
  %v192 = mul i64 %row, 90
  %v193 = add i64 %v192, %v184
  %v194 = getelementptr inbounds float, ptr %out, i64 %v193
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v191, ptr align 4 %v194, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v195 = fsub <16 x float> %v135, %v125
  %v196 = fsub <16 x float> %v195, %v127
  %v197 = fsub <16 x float> %v196, %v129
  %v198 = fsub <16 x float> %v197, %v131
  %v199 = fsub <16 x float> %v198, %v133
  %v200 = fadd <16 x float> %v199, %v186
  %v201 = add i64 %row, 10
  %v202 = mul i64 %v201, 90
  %v203 = add i64 %v202, %v184
  %v204 = getelementptr inbounds float, ptr %out, i64 %v203
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v200, ptr align 4 %v204, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_10(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v84, %body2 ]
  %v5 = icmp slt i64 %v4, 0
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = add i64 %column, %v4
  %v7 = getelementptr inbounds float, ptr %m, i64 %v4
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = add i64 %v4, 176
  %v10 = getelementptr inbounds float, ptr %m, i64 %v9
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = add i64 %v4, 352
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v4, 528
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v4, 704
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v4, 880
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v4, 1056
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v4, 1232
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = add i64 %v4, 1408
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = add i64 %v4, 1584
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = add i64 %v4, 1760
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = add i64 %v4, 1936
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = add i64 %v4, 2112
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = add i64 %v4, 2288
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = add i64 %v4, 2464
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %bias, i64 %v6
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = fadd <16 x float> %v11, %v14
  %v54 = fadd <16 x float> %v53, %v17
  %v55 = fadd <16 x float> %v54, %v20
  %v56 = fadd <16 x float> %v55, %v35
  %v57 = fadd <16 x float> %v56, %v50
  %v58 = fadd <16 x float> %v57, %v52
  %v59 = mul i64 %row, 90
  %v60 = add i64 %v59, %v6
  %v61 = getelementptr inbounds float, ptr %out, i64 %v60
  store <16 x float> %v58, ptr %v61, align 4
  %v62 = add i64 %v6, 32
  %v63 = getelementptr inbounds float, ptr %bias, i64 %v62
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = fadd <16 x float> %v11, %v23
  %v66 = fadd <16 x float> %v65, %v26
  %v67 = fadd <16 x float> %v66, %v41
  %v68 = fadd <16 x float> %v67, %v44
  %v69 = fadd <16 x float> %v68, %v64
  %v70 = mul i64 %row, 90
  %v71 = add i64 %v70, %v62
  %v72 = getelementptr inbounds float, ptr %out, i64 %v71
  store <16 x float> %v69, ptr %v72, align 4
  %v73 = add i64 %v6, 64
  %v74 = getelementptr inbounds float, ptr %bias, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fadd <16 x float> %v23, %v26
  %v77 = fadd <16 x float> %v76, %v29
  %v78 = fadd <16 x float> %v77, %v44
  %v79 = fsub <16 x float> %v78, %v20
  %v80 = fadd <16 x float> %v79, %v75
  %v81 = mul i64 %row, 90
  %v82 = add i64 %v81, %v73
  %v83 = getelementptr inbounds float, ptr %out, i64 %v82
  store <16 x float> %v80, ptr %v83, align 4
  %v84 = add nsw i64 %v4, 16
  br label %head1
end3:
  %v85 = getelementptr inbounds float, ptr %m, i64 0
  %v86 = load <16 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %m, i64 176
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %m, i64 352
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = getelementptr inbounds float, ptr %m, i64 528
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr inbounds float, ptr %m, i64 704
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = getelementptr inbounds float, ptr %m, i64 880
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr inbounds float, ptr %m, i64 1056
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = getelementptr inbounds float, ptr %m, i64 1232
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = getelementptr inbounds float, ptr %m, i64 1408
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = getelementptr inbounds float, ptr %m, i64 1584
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = getelementptr inbounds float, ptr %m, i64 1760
  %v106 = load <16 x float>, ptr %v105, align 4
  %v107 = getelementptr inbounds float, ptr %m, i64 1936
  %v108 = load <16 x float>, ptr %v107, align 4
  %v109 = getelementptr inbounds float, ptr %m, i64 2112
  %v110 = load <16 x float>, ptr %v109, align 4
  %v111 = getelementptr inbounds float, ptr %m, i64 2288
  %v112 = load <16 x float>, ptr %v111, align 4
  %v113 = getelementptr inbounds float, ptr %m, i64 2464
  %v114 = load <16 x float>, ptr %v113, align 4
  %v115 = getelementptr inbounds float, ptr %bias, i64 %column
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = fadd <16 x float> %v88, %v90
  %v118 = fadd <16 x float> %v117, %v92
  %v119 = fadd <16 x float> %v118, %v94
  %v120 = fadd <16 x float> %v119, %v104
  %v121 = fadd <16 x float> %v120, %v114
  %v122 = fadd <16 x float> %v121, %v116
  %v123 = mul i64 %row, 90
  %v124 = add i64 %v123, %column
  %v125 = getelementptr inbounds float, ptr %out, i64 %v124
  store <16 x float> %v122, ptr %v125, align 4
  %v126 = add i64 %column, 32
  %v127 = getelementptr inbounds float, ptr %bias, i64 %v126
  %v128 = load <16 x float>, ptr %v127, align 4
  %v129 = fadd <16 x float> %v88, %v96
  %v130 = fadd <16 x float> %v129, %v98
  %v131 = fadd <16 x float> %v130, %v108
  %v132 = fadd <16 x float> %v131, %v110
  %v133 = fadd <16 x float> %v132, %v128
  %v134 = mul i64 %row, 90
  %v135 = add i64 %v134, %v126
  %v136 = getelementptr inbounds float, ptr %out, i64 %v135
  store <16 x float> %v133, ptr %v136, align 4
  %v137 = add i64 %column, 64
  %v138 = getelementptr inbounds float, ptr %bias, i64 %v137
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = fadd <16 x float> %v96, %v98
  %v141 = fadd <16 x float> %v140, %v100
  %v142 = fadd <16 x float> %v141, %v110
  %v143 = fsub <16 x float> %v142, %v94
  %v144 = fadd <16 x float> %v143, %v139
  %v145 = mul i64 %row, 90
  %v146 = add i64 %v145, %v137
  %v147 = getelementptr inbounds float, ptr %out, i64 %v146
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v144, ptr align 4 %v147, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_10_10(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 15
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 512
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 176
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v23, %body13 ]
  %v16 = icmp slt i64 %v15, 2
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 64
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 512
  %v22 = getelementptr inbounds i8, ptr %v21, i64 0
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v24 = mul i64 2, 128
  %v25 = getelementptr inbounds float, ptr %v7, i64 %v24
  %v26 = mul i64 2, 64
  %v27 = getelementptr inbounds float, ptr %v11, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v9, i64 512
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
  %v41 = mul i64 %v39, 16
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = add i64 %row, %v39
  call void @k_output_2_10(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column)
  %v44 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %head45
head45:
  %v48 = phi i64 [ %v35, %end38 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v48, 10
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 16
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = add i64 %row, %v48
  call void @k_output_1_10(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
  %v53 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define internal void @k_output_2_16(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = add i64 %row, 10
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v113, %body3 ]
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
  %v54 = fadd <16 x float> %v12, %v15
  %v55 = fadd <16 x float> %v54, %v18
  %v56 = fadd <16 x float> %v55, %v21
  %v57 = fadd <16 x float> %v56, %v36
  %v58 = fadd <16 x float> %v57, %v51
  %v59 = fadd <16 x float> %v58, %v53
  %v60 = mul i64 %row, 90
  %v61 = add i64 %v60, %v7
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <16 x float> %v59, ptr %v62, align 4
  %v63 = fadd <16 x float> %v9, %v33
  %v64 = fsub <16 x float> %v63, %v12
  %v65 = fsub <16 x float> %v64, %v15
  %v66 = fsub <16 x float> %v65, %v18
  %v67 = fadd <16 x float> %v66, %v53
  %v68 = add i64 %row, 10
  %v69 = mul i64 %v68, 90
  %v70 = add i64 %v69, %v7
  %v71 = getelementptr inbounds float, ptr %out, i64 %v70
  store <16 x float> %v67, ptr %v71, align 4
  %v72 = add i64 %v7, 32
  %v73 = getelementptr inbounds float, ptr %bias, i64 %v72
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = fadd <16 x float> %v12, %v24
  %v76 = fadd <16 x float> %v75, %v27
  %v77 = fadd <16 x float> %v76, %v42
  %v78 = fadd <16 x float> %v77, %v45
  %v79 = fadd <16 x float> %v78, %v74
  %v80 = mul i64 %row, 90
  %v81 = add i64 %v80, %v72
  %v82 = getelementptr inbounds float, ptr %out, i64 %v81
  store <16 x float> %v79, ptr %v82, align 4
  %v83 = fadd <16 x float> %v9, %v48
  %v84 = fsub <16 x float> %v83, %v12
  %v85 = fsub <16 x float> %v84, %v15
  %v86 = fsub <16 x float> %v85, %v24
  %v87 = fadd <16 x float> %v86, %v74
  %v88 = add i64 %row, 10
  %v89 = mul i64 %v88, 90
  %v90 = add i64 %v89, %v72
  %v91 = getelementptr inbounds float, ptr %out, i64 %v90
  store <16 x float> %v87, ptr %v91, align 4
  %v92 = add i64 %v7, 64
  %v93 = getelementptr inbounds float, ptr %bias, i64 %v92
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = fadd <16 x float> %v24, %v27
  %v96 = fadd <16 x float> %v95, %v30
  %v97 = fadd <16 x float> %v96, %v45
  %v98 = fsub <16 x float> %v97, %v21
  %v99 = fadd <16 x float> %v98, %v94
  %v100 = mul i64 %row, 90
  %v101 = add i64 %v100, %v92
  %v102 = getelementptr inbounds float, ptr %out, i64 %v101
  store <16 x float> %v99, ptr %v102, align 4
  %v103 = fsub <16 x float> %v39, %v24
  %v104 = fsub <16 x float> %v103, %v27
  %v105 = fsub <16 x float> %v104, %v30
  %v106 = fsub <16 x float> %v105, %v33
  %v107 = fsub <16 x float> %v106, %v36
  %v108 = fadd <16 x float> %v107, %v94
  %v109 = add i64 %row, 10
  %v110 = mul i64 %v109, 90
  %v111 = add i64 %v110, %v92
  %v112 = getelementptr inbounds float, ptr %out, i64 %v111
  store <16 x float> %v108, ptr %v112, align 4
  %v113 = add nsw i64 %v5, 16
  br label %head2
end4:
  ret void
}
define internal void @k_output_1_16(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v84, %body2 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = add i64 %column, %v4
  %v7 = getelementptr inbounds float, ptr %m, i64 %v4
  %v8 = load <16 x float>, ptr %v7, align 4
  %v9 = add i64 %v4, 176
  %v10 = getelementptr inbounds float, ptr %m, i64 %v9
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = add i64 %v4, 352
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v4, 528
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v4, 704
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v4, 880
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v4, 1056
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v4, 1232
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = add i64 %v4, 1408
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = add i64 %v4, 1584
  %v34 = getelementptr inbounds float, ptr %m, i64 %v33
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = add i64 %v4, 1760
  %v37 = getelementptr inbounds float, ptr %m, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = add i64 %v4, 1936
  %v40 = getelementptr inbounds float, ptr %m, i64 %v39
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = add i64 %v4, 2112
  %v43 = getelementptr inbounds float, ptr %m, i64 %v42
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = add i64 %v4, 2288
  %v46 = getelementptr inbounds float, ptr %m, i64 %v45
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = add i64 %v4, 2464
  %v49 = getelementptr inbounds float, ptr %m, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %bias, i64 %v6
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = fadd <16 x float> %v11, %v14
  %v54 = fadd <16 x float> %v53, %v17
  %v55 = fadd <16 x float> %v54, %v20
  %v56 = fadd <16 x float> %v55, %v35
  %v57 = fadd <16 x float> %v56, %v50
  %v58 = fadd <16 x float> %v57, %v52
  %v59 = mul i64 %row, 90
  %v60 = add i64 %v59, %v6
  %v61 = getelementptr inbounds float, ptr %out, i64 %v60
  store <16 x float> %v58, ptr %v61, align 4
  %v62 = add i64 %v6, 32
  %v63 = getelementptr inbounds float, ptr %bias, i64 %v62
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = fadd <16 x float> %v11, %v23
  %v66 = fadd <16 x float> %v65, %v26
  %v67 = fadd <16 x float> %v66, %v41
  %v68 = fadd <16 x float> %v67, %v44
  %v69 = fadd <16 x float> %v68, %v64
  %v70 = mul i64 %row, 90
  %v71 = add i64 %v70, %v62
  %v72 = getelementptr inbounds float, ptr %out, i64 %v71
  store <16 x float> %v69, ptr %v72, align 4
  %v73 = add i64 %v6, 64
  %v74 = getelementptr inbounds float, ptr %bias, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fadd <16 x float> %v23, %v26
  %v77 = fadd <16 x float> %v76, %v29
  %v78 = fadd <16 x float> %v77, %v44
  %v79 = fsub <16 x float> %v78, %v20
  %v80 = fadd <16 x float> %v79, %v75
  %v81 = mul i64 %row, 90
  %v82 = add i64 %v81, %v73
  %v83 = getelementptr inbounds float, ptr %out, i64 %v82
  store <16 x float> %v80, ptr %v83, align 4
  %v84 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_band_10_16(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 15
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 512
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 176
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v23, %body13 ]
  %v16 = icmp slt i64 %v15, 2
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 128
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v17
  %v19 = mul i64 %v15, 64
  %v20 = getelementptr inbounds float, ptr %v11, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 512
  %v22 = getelementptr inbounds i8, ptr %v21, i64 0
  call void @k_tile_4_1(ptr %v18, ptr %v9, ptr %v20, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v24 = mul i64 2, 128
  %v25 = getelementptr inbounds float, ptr %v7, i64 %v24
  %v26 = mul i64 2, 64
  %v27 = getelementptr inbounds float, ptr %v11, i64 %v26
  %v28 = getelementptr inbounds float, ptr %v9, i64 512
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
  %v41 = mul i64 %v39, 16
  %v42 = getelementptr inbounds float, ptr %m, i64 %v41
  %v43 = add i64 %row, %v39
  call void @k_output_2_16(ptr %v42, ptr %out, ptr %bias, i64 %v43, i64 %column)
  %v44 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %head45
head45:
  %v48 = phi i64 [ %v35, %end38 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v48, 10
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 16
  %v51 = getelementptr inbounds float, ptr %m, i64 %v50
  %v52 = add i64 %row, %v48
  call void @k_output_1_16(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
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
  %v12 = mul i64 %worker, 30720
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 2640
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
  %v28 = icmp slt i64 %v27, 2
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 16
  %v30 = mul i64 %v27, 7680
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = mul i64 %v18, 10
  %v33 = icmp eq i64 %v18, 0
  %v34 = sub i64 26, %v29
  %v35 = icmp sgt i64 %v34, 0
  %v36 = select i1 %v35, i64 %v34, i64 0
  %v37 = icmp slt i64 %v36, 16
  %v38 = select i1 %v37, i64 %v36, i64 16
  %v39 = icmp eq i64 %v38, 10
  br i1 %v39, label %then40, label %end41
then40:
  call void @k_band_10_10(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
  br label %end41
end41:
  %v42 = icmp eq i64 %v38, 16
  br i1 %v42, label %then43, label %end44
then43:
  call void @k_band_10_16(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
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
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
