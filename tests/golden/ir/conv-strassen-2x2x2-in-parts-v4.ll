; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"parts":2,"strides":[1,1],"tail":"t0=silu(x0)"},"inputs":["f32[1,4,5,64]","f32[64,1,1,64]","f32[64]"],"op":"conv","output":"f32[2,1,4,5,32]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":10,"chunk":0,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1,"weights":"packed"}
; tier x86_64-v4
; phase k_bands: 1 units
; scratch 0 bytes, 14336 of each core
; packed input 1: float32 (2, 7, 32, 16) 3e14f7a8c5da9eca
; packed input 2: float32 (2, 32) 229d04d2cdd4d84c
@k_u = private constant [7 x i64] [i64 0, i64 512, i64 1024, i64 1536, i64 2048, i64 2560, i64 3072], align 64
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
define internal void @k_input_row(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 64
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v6 = mul i64 %v5, 64
  %v7 = getelementptr inbounds float, ptr %x, i64 %v6
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v41, %body9 ]
  %v12 = icmp slt i64 %v11, 32
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = getelementptr inbounds float, ptr %v3, i64 %v11
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v11, 32
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v7, i64 %v11
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = add i64 %v11, 32
  %v21 = getelementptr inbounds float, ptr %v7, i64 %v20
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = fadd <16 x float> %v14, %v19
  %v24 = getelementptr inbounds float, ptr %v, i64 %v11
  store <16 x float> %v23, ptr %v24, align 4
  %v25 = fsub <16 x float> %v14, %v22
  %v26 = add i64 %v11, 336
  %v27 = getelementptr inbounds float, ptr %v, i64 %v26
  store <16 x float> %v25, ptr %v27, align 4
  %v28 = add i64 %v11, 672
  %v29 = getelementptr inbounds float, ptr %v, i64 %v28
  store <16 x float> %v14, ptr %v29, align 4
  %v30 = add i64 %v11, 1008
  %v31 = getelementptr inbounds float, ptr %v, i64 %v30
  store <16 x float> %v22, ptr %v31, align 4
  %v32 = fadd <16 x float> %v17, %v22
  %v33 = add i64 %v11, 1344
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <16 x float> %v32, ptr %v34, align 4
  %v35 = fadd <16 x float> %v19, %v22
  %v36 = add i64 %v11, 1680
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <16 x float> %v35, ptr %v37, align 4
  %v38 = fadd <16 x float> %v14, %v17
  %v39 = add i64 %v11, 2016
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <16 x float> %v38, ptr %v40, align 4
  %v41 = add nsw i64 %v11, 16
  br label %head8
end10:
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
  %v1 = udiv i64 %column, 32
  %v2 = mul i64 %v1, 608
  %v3 = add i64 %column, 16
  %v4 = udiv i64 %v3, 32
  %v5 = mul i64 %v4, 608
  %v6 = mul i64 %row, 2
  %v7 = mul i64 %row, 2
  %v8 = add i64 %v7, 1
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v112, %body10 ]
  %v13 = icmp slt i64 %v12, 16
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = add i64 %column, %v12
  %v15 = getelementptr inbounds float, ptr %m, i64 %v12
  %v16 = load <16 x float>, ptr %v15, align 4
  %v17 = add i64 %v12, 176
  %v18 = getelementptr inbounds float, ptr %m, i64 %v17
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = add i64 %v12, 352
  %v21 = getelementptr inbounds float, ptr %m, i64 %v20
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = add i64 %v12, 528
  %v24 = getelementptr inbounds float, ptr %m, i64 %v23
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = add i64 %v12, 704
  %v27 = getelementptr inbounds float, ptr %m, i64 %v26
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = add i64 %v12, 880
  %v30 = getelementptr inbounds float, ptr %m, i64 %v29
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = add i64 %v12, 1056
  %v33 = getelementptr inbounds float, ptr %m, i64 %v32
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %bias, i64 %v14
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = fadd <16 x float> %v19, %v25
  %v38 = fadd <16 x float> %v37, %v28
  %v39 = fsub <16 x float> %v38, %v34
  %v40 = fadd <16 x float> %v39, %v36
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
  %v52 = mul i64 %v6, 32
  %v53 = add i64 %v52, %v2
  %v54 = add i64 %v53, %v14
  %v55 = getelementptr inbounds float, ptr %out, i64 %v54
  store <16 x float> %v51, ptr %v55, align 4
  %v56 = fsub <16 x float> %v31, %v25
  %v57 = fadd <16 x float> %v56, %v36
  %v58 = fmul <16 x float> %v57, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v59 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v58)
  %v60 = fsub <16 x float> %v58, %v59
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v60, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v60, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v60, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v63, <16 x float> %v60, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v60, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v66 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v65, <16 x float> %v59, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v67 = fadd <16 x float> %v66, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v68 = fdiv <16 x float> %v57, %v67
  %v69 = mul i64 %v8, 32
  %v70 = add i64 %v69, %v2
  %v71 = add i64 %v70, %v14
  %v72 = getelementptr inbounds float, ptr %out, i64 %v71
  store <16 x float> %v68, ptr %v72, align 4
  %v73 = add i64 %v14, 16
  %v74 = getelementptr inbounds float, ptr %bias, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fadd <16 x float> %v22, %v34
  %v77 = fadd <16 x float> %v76, %v75
  %v78 = fmul <16 x float> %v77, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v79 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v78)
  %v80 = fsub <16 x float> %v78, %v79
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v80, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v81, <16 x float> %v80, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v82, <16 x float> %v80, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v83, <16 x float> %v80, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v84, <16 x float> %v80, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v86 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v85, <16 x float> %v79, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v87 = fadd <16 x float> %v86, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v88 = fdiv <16 x float> %v77, %v87
  %v89 = mul i64 %v6, 32
  %v90 = add i64 %v89, %v5
  %v91 = add i64 %v90, %v73
  %v92 = getelementptr inbounds float, ptr %out, i64 %v91
  store <16 x float> %v88, ptr %v92, align 4
  %v93 = fsub <16 x float> %v16, %v19
  %v94 = fsub <16 x float> %v93, %v22
  %v95 = fsub <16 x float> %v94, %v31
  %v96 = fadd <16 x float> %v95, %v75
  %v97 = fmul <16 x float> %v96, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v98 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v97)
  %v99 = fsub <16 x float> %v97, %v98
  %v100 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v99, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v100, <16 x float> %v99, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v99, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v102, <16 x float> %v99, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v103, <16 x float> %v99, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v105 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v104, <16 x float> %v98, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v106 = fadd <16 x float> %v105, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v107 = fdiv <16 x float> %v96, %v106
  %v108 = mul i64 %v8, 32
  %v109 = add i64 %v108, %v5
  %v110 = add i64 %v109, %v73
  %v111 = getelementptr inbounds float, ptr %out, i64 %v110
  store <16 x float> %v107, ptr %v111, align 4
  %v112 = add nsw i64 %v12, 16
  br label %head9
end11:
  ret void
}
define internal void @k_band_10(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v33, %end18 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 336
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = icmp slt i64 %v4, 5
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
  call void @k_output_2(ptr %v54, ptr %out, ptr %bias, i64 %v55, i64 %column)
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
  %v12 = mul i64 %worker, 14336
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 1232
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v42, %end26 ]
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
  %v27 = phi i64 [ 0, %body16 ], [ %v41, %end40 ]
  %v28 = icmp slt i64 %v27, 2
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v18, 10
  %v30 = mul i64 %v27, 3584
  %v31 = getelementptr inbounds float, ptr %v3, i64 %v30
  %v32 = sub i64 10, %v29
  %v33 = icmp slt i64 10, %v32
  %v34 = select i1 %v33, i64 10, i64 %v32
  %v35 = mul i64 %v27, 2
  %v36 = mul i64 %v35, 16
  %v37 = icmp eq i64 %v18, 0
  %v38 = icmp eq i64 %v27, 1
  br i1 true, label %then39, label %end40
then39:
  call void @k_band_10(ptr %v14, ptr %v31, ptr %v31, ptr %v7, ptr %v5, i64 %v29, i64 %v34, i64 %v36, ptr %v13, ptr %v31)
  br label %end40
end40:
  %v41 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v42 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
