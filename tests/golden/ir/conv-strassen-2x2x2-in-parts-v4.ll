; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"parts":2,"strides":[1,1],"tail":"t0=silu(x0)"},"inputs":["f32[1,4,5,64]","f32[64,1,1,64]","f32[64]"],"op":"conv","output":"f32[2,1,4,5,32]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_bands: 1 units
; scratch 0 bytes, 14336 of each core
; packed input 1: float32 (2, 7, 32, 16) a4e0a52b9b60aab1
; packed input 2: float32 (64,) 229d04d2cdd4d84c
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
define internal void @k_input_row_2(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 64
  %v2 = getelementptr inbounds float, ptr %x, i64 %v1
  %v3 = add i64 %row, 10
  %v4 = mul i64 %v3, 64
  %v5 = getelementptr inbounds float, ptr %x, i64 %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v39, %body7 ]
  %v10 = icmp slt i64 %v9, 32
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v9
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v9, 32
  %v14 = getelementptr inbounds float, ptr %v2, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v5, i64 %v9
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v9, 32
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = fadd <16 x float> %v12, %v17
  %v22 = getelementptr inbounds float, ptr %v, i64 %v9
  store <16 x float> %v21, ptr %v22, align 4
  %v23 = fsub <16 x float> %v12, %v20
  %v24 = add i64 %v9, 336
  %v25 = getelementptr inbounds float, ptr %v, i64 %v24
  store <16 x float> %v23, ptr %v25, align 4
  %v26 = add i64 %v9, 672
  %v27 = getelementptr inbounds float, ptr %v, i64 %v26
  store <16 x float> %v12, ptr %v27, align 4
  %v28 = fadd <16 x float> %v17, %v20
  %v29 = add i64 %v9, 1008
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <16 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v9, 1344
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <16 x float> %v20, ptr %v32, align 4
  %v33 = fadd <16 x float> %v15, %v20
  %v34 = add i64 %v9, 1680
  %v35 = getelementptr inbounds float, ptr %v, i64 %v34
  store <16 x float> %v33, ptr %v35, align 4
  %v36 = fadd <16 x float> %v12, %v15
  %v37 = add i64 %v9, 2016
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  store <16 x float> %v36, ptr %v38, align 4
  %v39 = add nsw i64 %v9, 16
  br label %head6
end8:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
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
define internal void @k_output_2_16(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column) #0 {
entry:
  %v1 = udiv i64 %column, 32
  %v2 = mul i64 %v1, 608
  %v3 = add i64 %column, 32
  %v4 = udiv i64 %v3, 32
  %v5 = mul i64 %v4, 608
  %v6 = add i64 %row, 10
  br label %head7
head7:
  %v10 = phi i64 [ 0, %entry ], [ %v120, %body8 ]
  %v11 = icmp slt i64 %v10, 16
  br i1 %v11, label %body8, label %end9
body8:
  %v12 = add i64 %column, %v10
  %v13 = getelementptr inbounds float, ptr %m, i64 %v10
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v10, 176
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v10, 352
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v10, 528
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v10, 704
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v10, 880
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = add i64 %v10, 1056
  %v31 = getelementptr inbounds float, ptr %m, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %bias, i64 %v12
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = fadd <16 x float> %v17, %v26
  %v36 = fadd <16 x float> %v35, %v29
  %v37 = fadd <16 x float> %v36, %v32
  %v38 = fadd <16 x float> %v37, %v34
  %v39 = fcmp ogt <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, %v38
  %v40 = select <16 x i1> %v39, <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, <16 x float> %v38
  %v41 = fmul <16 x float> %v40, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v42 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v41)
  %v43 = fsub <16 x float> %v41, %v42
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v43, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v43, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v43, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v46, <16 x float> %v43, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v43, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v49 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v48, <16 x float> %v42, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v50 = fadd <16 x float> %v49, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v51 = fdiv <16 x float> %v40, %v50
  %v52 = mul i64 %row, 32
  %v53 = add i64 %v52, %v2
  %v54 = add i64 %v53, %v12
  %v55 = getelementptr inbounds float, ptr %out, i64 %v54
  store <16 x float> %v51, ptr %v55, align 4
  %v56 = fsub <16 x float> %v23, %v26
  %v57 = fadd <16 x float> %v56, %v34
  %v58 = fcmp ogt <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, %v57
  %v59 = select <16 x i1> %v58, <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, <16 x float> %v57
  %v60 = fmul <16 x float> %v59, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v61 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v60)
  %v62 = fsub <16 x float> %v60, %v61
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v62, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v63, <16 x float> %v62, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v62, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v65, <16 x float> %v62, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v62, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v68 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v67, <16 x float> %v61, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v69 = fadd <16 x float> %v68, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v70 = fdiv <16 x float> %v59, %v69
  %v71 = add i64 %row, 10
  %v72 = mul i64 %v71, 32
  %v73 = add i64 %v72, %v2
  %v74 = add i64 %v73, %v12
  %v75 = getelementptr inbounds float, ptr %out, i64 %v74
  store <16 x float> %v70, ptr %v75, align 4
  %v76 = add i64 %v12, 32
  %v77 = getelementptr inbounds float, ptr %bias, i64 %v76
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = fsub <16 x float> %v20, %v32
  %v80 = fadd <16 x float> %v79, %v78
  %v81 = fcmp ogt <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, %v80
  %v82 = select <16 x i1> %v81, <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, <16 x float> %v80
  %v83 = fmul <16 x float> %v82, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v84 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v83)
  %v85 = fsub <16 x float> %v83, %v84
  %v86 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v85, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v86, <16 x float> %v85, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v85, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v88, <16 x float> %v85, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v89, <16 x float> %v85, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v91 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v90, <16 x float> %v84, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v92 = fadd <16 x float> %v91, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v93 = fdiv <16 x float> %v82, %v92
  %v94 = mul i64 %row, 32
  %v95 = add i64 %v94, %v5
  %v96 = add i64 %v95, %v76
  %v97 = getelementptr inbounds float, ptr %out, i64 %v96
  store <16 x float> %v93, ptr %v97, align 4
  %v98 = fsub <16 x float> %v14, %v17
  %v99 = fsub <16 x float> %v98, %v20
  %v100 = fsub <16 x float> %v99, %v23
  %v101 = fadd <16 x float> %v100, %v78
  %v102 = fcmp ogt <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, %v101
  %v103 = select <16 x i1> %v102, <16 x float> <float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000, float 0xC055C00000000000>, <16 x float> %v101
  %v104 = fmul <16 x float> %v103, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v105 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v104)
  %v106 = fsub <16 x float> %v104, %v105
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v106, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v107, <16 x float> %v106, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v108, <16 x float> %v106, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v110 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v109, <16 x float> %v106, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v110, <16 x float> %v106, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v112 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v111, <16 x float> %v105, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v113 = fadd <16 x float> %v112, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v114 = fdiv <16 x float> %v103, %v113
  %v115 = add i64 %row, 10
  %v116 = mul i64 %v115, 32
  %v117 = add i64 %v116, %v5
  %v118 = add i64 %v117, %v76
  %v119 = getelementptr inbounds float, ptr %out, i64 %v118
  store <16 x float> %v114, ptr %v119, align 4
  %v120 = add nsw i64 %v10, 16
  br label %head7
end9:
  ret void
}
define internal void @k_band_10_16(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end14 ]
  %v5 = icmp slt i64 %v4, 7
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
  call void @k_output_2_16(ptr %v51, ptr %out, ptr %bias, i64 %v52, i64 %column)
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
  %v12 = mul i64 %worker, 14336
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 1232
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v43, %end26 ]
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
  %v27 = phi i64 [ 0, %body16 ], [ %v42, %end41 ]
  %v28 = icmp slt i64 %v27, 2
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 16
  %v30 = mul i64 %v27, 3584
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = mul i64 %v18, 10
  %v33 = icmp eq i64 %v18, 0
  %v34 = sub i64 32, %v29
  %v35 = icmp sgt i64 %v34, 0
  %v36 = select i1 %v35, i64 %v34, i64 0
  %v37 = icmp slt i64 %v36, 16
  %v38 = select i1 %v37, i64 %v36, i64 16
  %v39 = icmp eq i64 %v38, 16
  br i1 %v39, label %then40, label %end41
then40:
  call void @k_band_10_16(ptr %v14, ptr %v31, ptr %v7, ptr %v5, i64 %v32, i64 %v29, ptr %v13)
  br label %end41
end41:
  %v42 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v43 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
