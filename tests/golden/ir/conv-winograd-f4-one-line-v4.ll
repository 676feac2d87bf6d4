; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,2,0,2],"strides":[1,1]},"inputs":["f32[1,5,13,8]","f32[16,1,5,8]","f32[16]"],"op":"conv","output":"f32[1,5,13,16]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"padded","impl":"winograd_f4","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_bands: 2 units
; scratch 0 bytes, 21568 of each core
; packed input 1: float32 (1, 32, 8, 16) 312be44fbb81cc86
; packed input 2: float32 (16,) b9cf4cbc0486d24a
@k_zeros = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 16
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  %v3 = getelementptr inbounds float, ptr %image, i64 0
  %v4 = getelementptr inbounds float, ptr %image, i64 %line_step
  %v5 = mul i64 %line_step, 2
  %v6 = getelementptr inbounds float, ptr %image, i64 %v5
  %v7 = mul i64 %line_step, 3
  %v8 = getelementptr inbounds float, ptr %image, i64 %v7
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v3, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v13 = getelementptr inbounds float, ptr %v3, i64 8
  %v14 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v13, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v15 = getelementptr inbounds float, ptr %v4, i64 8
  %v16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v15, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v17 = getelementptr inbounds float, ptr %v6, i64 8
  %v18 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v17, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v19 = getelementptr inbounds float, ptr %v8, i64 8
  %v20 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v19, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v21 = getelementptr inbounds float, ptr %v3, i64 16
  %v22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v4, i64 16
  %v24 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v23, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v25 = getelementptr inbounds float, ptr %v6, i64 16
  %v26 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v25, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v27 = getelementptr inbounds float, ptr %v8, i64 16
  %v28 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v27, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v29 = getelementptr inbounds float, ptr %v3, i64 24
  %v30 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v29, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v31 = getelementptr inbounds float, ptr %v4, i64 24
  %v32 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v33 = getelementptr inbounds float, ptr %v6, i64 24
  %v34 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v33, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v8, i64 24
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v37 = getelementptr inbounds float, ptr %v3, i64 32
  %v38 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v37, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v39 = getelementptr inbounds float, ptr %v4, i64 32
  %v40 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v39, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v41 = getelementptr inbounds float, ptr %v6, i64 32
  %v42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v41, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v43 = getelementptr inbounds float, ptr %v8, i64 32
  %v44 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v43, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v45 = getelementptr inbounds float, ptr %v3, i64 40
  %v46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v45, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v47 = getelementptr inbounds float, ptr %v4, i64 40
  %v48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v47, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v49 = getelementptr inbounds float, ptr %v6, i64 40
  %v50 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v49, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v51 = getelementptr inbounds float, ptr %v8, i64 40
  %v52 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v51, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v53 = getelementptr inbounds float, ptr %v3, i64 48
  %v54 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v53, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v4, i64 48
  %v56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v55, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %v6, i64 48
  %v58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v57, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v59 = getelementptr inbounds float, ptr %v8, i64 48
  %v60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v61 = getelementptr inbounds float, ptr %v3, i64 56
  %v62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v61, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v63 = getelementptr inbounds float, ptr %v4, i64 56
  %v64 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v63, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v6, i64 56
  %v66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v65, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v67 = getelementptr inbounds float, ptr %v8, i64 56
  %v68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v67, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v69 = fsub <16 x float> %v54, %v9
  %v70 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v22, <16 x float> %v69)
  %v71 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v38, <16 x float> %v70)
  %v72 = fadd <16 x float> %v22, %v54
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v38, <16 x float> %v72)
  %v74 = fadd <16 x float> %v14, %v46
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v30, <16 x float> %v74)
  %v76 = fadd <16 x float> %v73, %v75
  %v77 = fsub <16 x float> %v73, %v75
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v22, <16 x float> %v54)
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000>, <16 x float> %v38, <16 x float> %v78)
  %v80 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v14
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v30, <16 x float> %v80)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v46, <16 x float> %v81)
  %v83 = fadd <16 x float> %v79, %v82
  %v84 = fsub <16 x float> %v79, %v82
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v22, <16 x float> %v54)
  %v86 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, <16 x float> %v38, <16 x float> %v85)
  %v87 = fmul <16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v14
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v30, <16 x float> %v87)
  %v89 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v46, <16 x float> %v88)
  %v90 = fadd <16 x float> %v86, %v89
  %v91 = fsub <16 x float> %v86, %v89
  %v92 = fsub <16 x float> %v62, %v14
  %v93 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v30, <16 x float> %v92)
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v46, <16 x float> %v93)
  %v95 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v71, ptr align 4 %v95, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v96 = getelementptr inbounds float, ptr %v2, i64 80
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v76, ptr align 4 %v96, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v97 = getelementptr inbounds float, ptr %v2, i64 160
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v77, ptr align 4 %v97, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v98 = getelementptr inbounds float, ptr %v2, i64 240
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v83, ptr align 4 %v98, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v99 = getelementptr inbounds float, ptr %v2, i64 320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v84, ptr align 4 %v99, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v100 = getelementptr inbounds float, ptr %v2, i64 400
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v90, ptr align 4 %v100, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds float, ptr %v2, i64 480
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v91, ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v102 = getelementptr inbounds float, ptr %v2, i64 560
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v94, ptr align 4 %v102, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v103 = fsub <16 x float> %v56, %v10
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v24, <16 x float> %v103)
  %v105 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v40, <16 x float> %v104)
  %v106 = fadd <16 x float> %v24, %v56
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v40, <16 x float> %v106)
  %v108 = fadd <16 x float> %v16, %v48
  %v109 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v32, <16 x float> %v108)
  %v110 = fadd <16 x float> %v107, %v109
  %v111 = fsub <16 x float> %v107, %v109
  %v112 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v24, <16 x float> %v56)
  %v113 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000>, <16 x float> %v40, <16 x float> %v112)
  %v114 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v16
  %v115 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v32, <16 x float> %v114)
  %v116 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v48, <16 x float> %v115)
  %v117 = fadd <16 x float> %v113, %v116
  %v118 = fsub <16 x float> %v113, %v116
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v24, <16 x float> %v56)
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, <16 x float> %v40, <16 x float> %v119)
  %v121 = fmul <16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v16
  %v122 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v32, <16 x float> %v121)
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v48, <16 x float> %v122)
  %v124 = fadd <16 x float> %v120, %v123
  %v125 = fsub <16 x float> %v120, %v123
  %v126 = fsub <16 x float> %v64, %v16
  %v127 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v32, <16 x float> %v126)
  %v128 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v48, <16 x float> %v127)
  %v129 = getelementptr inbounds float, ptr %v2, i64 640
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v105, ptr align 4 %v129, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v130 = getelementptr inbounds float, ptr %v2, i64 720
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v110, ptr align 4 %v130, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v131 = getelementptr inbounds float, ptr %v2, i64 800
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v111, ptr align 4 %v131, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v132 = getelementptr inbounds float, ptr %v2, i64 880
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v117, ptr align 4 %v132, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v133 = getelementptr inbounds float, ptr %v2, i64 960
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v118, ptr align 4 %v133, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v134 = getelementptr inbounds float, ptr %v2, i64 1040
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v124, ptr align 4 %v134, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v135 = getelementptr inbounds float, ptr %v2, i64 1120
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v125, ptr align 4 %v135, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v136 = getelementptr inbounds float, ptr %v2, i64 1200
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v128, ptr align 4 %v136, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v137 = fsub <16 x float> %v58, %v11
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v26, <16 x float> %v137)
  %v139 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v42, <16 x float> %v138)
  %v140 = fadd <16 x float> %v26, %v58
  %v141 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v42, <16 x float> %v140)
  %v142 = fadd <16 x float> %v18, %v50
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v34, <16 x float> %v142)
  %v144 = fadd <16 x float> %v141, %v143
  %v145 = fsub <16 x float> %v141, %v143
  %v146 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v26, <16 x float> %v58)
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000>, <16 x float> %v42, <16 x float> %v146)
  %v148 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v18
  %v149 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v34, <16 x float> %v148)
  %v150 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v50, <16 x float> %v149)
  %v151 = fadd <16 x float> %v147, %v150
  %v152 = fsub <16 x float> %v147, %v150
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v26, <16 x float> %v58)
  %v154 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, <16 x float> %v42, <16 x float> %v153)
  %v155 = fmul <16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v18
  %v156 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v34, <16 x float> %v155)
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v50, <16 x float> %v156)
  %v158 = fadd <16 x float> %v154, %v157
  %v159 = fsub <16 x float> %v154, %v157
  %v160 = fsub <16 x float> %v66, %v18
  %v161 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v34, <16 x float> %v160)
  %v162 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v50, <16 x float> %v161)
  %v163 = getelementptr inbounds float, ptr %v2, i64 1280
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v139, ptr align 4 %v163, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v164 = getelementptr inbounds float, ptr %v2, i64 1360
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v144, ptr align 4 %v164, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v165 = getelementptr inbounds float, ptr %v2, i64 1440
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v145, ptr align 4 %v165, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v166 = getelementptr inbounds float, ptr %v2, i64 1520
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v151, ptr align 4 %v166, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v167 = getelementptr inbounds float, ptr %v2, i64 1600
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v152, ptr align 4 %v167, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v168 = getelementptr inbounds float, ptr %v2, i64 1680
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v158, ptr align 4 %v168, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v169 = getelementptr inbounds float, ptr %v2, i64 1760
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v159, ptr align 4 %v169, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v170 = getelementptr inbounds float, ptr %v2, i64 1840
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v162, ptr align 4 %v170, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v171 = fsub <16 x float> %v60, %v12
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v28, <16 x float> %v171)
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v44, <16 x float> %v172)
  %v174 = fadd <16 x float> %v28, %v60
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v44, <16 x float> %v174)
  %v176 = fadd <16 x float> %v20, %v52
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000, float 0xC011000000000000>, <16 x float> %v36, <16 x float> %v176)
  %v178 = fadd <16 x float> %v175, %v177
  %v179 = fsub <16 x float> %v175, %v177
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v28, <16 x float> %v60)
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000, float 0xBFF4000000000000>, <16 x float> %v44, <16 x float> %v180)
  %v182 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v20
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v36, <16 x float> %v182)
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v52, <16 x float> %v183)
  %v185 = fadd <16 x float> %v181, %v184
  %v186 = fsub <16 x float> %v181, %v184
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v28, <16 x float> %v60)
  %v188 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, <16 x float> %v44, <16 x float> %v187)
  %v189 = fmul <16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v20
  %v190 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000, float 0xC004000000000000>, <16 x float> %v36, <16 x float> %v189)
  %v191 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v52, <16 x float> %v190)
  %v192 = fadd <16 x float> %v188, %v191
  %v193 = fsub <16 x float> %v188, %v191
  %v194 = fsub <16 x float> %v68, %v20
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000, float 0x4015000000000000>, <16 x float> %v36, <16 x float> %v194)
  %v196 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000, float 0xC015000000000000>, <16 x float> %v52, <16 x float> %v195)
  %v197 = getelementptr inbounds float, ptr %v2, i64 1920
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v173, ptr align 4 %v197, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v198 = getelementptr inbounds float, ptr %v2, i64 2000
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v178, ptr align 4 %v198, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v199 = getelementptr inbounds float, ptr %v2, i64 2080
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v179, ptr align 4 %v199, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v200 = getelementptr inbounds float, ptr %v2, i64 2160
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v185, ptr align 4 %v200, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v201 = getelementptr inbounds float, ptr %v2, i64 2240
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v186, ptr align 4 %v201, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v202 = getelementptr inbounds float, ptr %v2, i64 2320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v192, ptr align 4 %v202, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v203 = getelementptr inbounds float, ptr %v2, i64 2400
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v193, ptr align 4 %v203, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v204 = getelementptr inbounds float, ptr %v2, i64 2480
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v196, ptr align 4 %v204, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end8 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v38, %end27 ]
  %v10 = icmp slt i64 %v9, 8
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 5
  %v14 = icmp ult i64 %v12, 13
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 13
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 8
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 8
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 8
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 0
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <16 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 16
  br label %head25
end27:
  %v35 = select i1 %v15, i64 0, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v37, ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v38 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_patch_line(ptr %image, ptr %v, i64 %first, i64 %line, ptr %scratch) #0 {
entry:
  %v1 = mul i64 %line, 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v22, %end21 ]
  %v6 = icmp slt i64 %v5, 4
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = mul i64 %v5, 4
  %v8 = sub i64 %v7, 2
  %v9 = add i64 %first, %v5
  %v10 = icmp ult i64 %v1, 2
  %v11 = icmp ult i64 %v8, 6
  %v12 = and i1 %v10, %v11
  br i1 %v12, label %then13, label %end14
then13:
  %v15 = mul i64 %v1, 104
  %v16 = mul i64 %v8, 8
  %v17 = add i64 %v15, %v16
  %v18 = getelementptr inbounds float, ptr %image, i64 %v17
  call void @k_patch(ptr %v18, i64 104, ptr %v, i64 %v9)
  br label %end14
end14:
  %v19 = xor i1 %v12, true
  br i1 %v19, label %then20, label %end21
then20:
  call void @k_edge_patch(ptr %image, i64 %v1, i64 %v8, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 64, ptr %v, i64 %v9)
  br label %end21
end21:
  %v22 = add nsw i64 %v5, 1
  br label %head2
end4:
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
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
  %v12 = icmp slt i64 %v4, 8
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <16 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 16
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 32
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 48
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
define internal void @k_output_4_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v205, %end172 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 640
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 1280
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 1920
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 80
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 720
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1360
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 2000
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 160
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 800
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 1440
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 2080
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 240
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 880
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 1520
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 2160
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 320
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 960
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v6, i64 1600
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 2240
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 400
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 1040
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %v6, i64 1680
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v6, i64 2320
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %v6, i64 480
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %v6, i64 1120
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v6, i64 1760
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v6, i64 2400
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v6, i64 560
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %v6, i64 1200
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %v6, i64 1840
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %v6, i64 2480
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = add i64 %column, %v4
  %v73 = getelementptr inbounds float, ptr %out, i64 %v4
  %v74 = fadd <16 x float> %v15, %v23
  %v75 = fsub <16 x float> %v15, %v23
  %v76 = fadd <16 x float> %v31, %v39
  %v77 = fsub <16 x float> %v31, %v39
  %v78 = fadd <16 x float> %v47, %v55
  %v79 = fsub <16 x float> %v47, %v55
  %v80 = fadd <16 x float> %v7, %v74
  %v81 = fadd <16 x float> %v80, %v76
  %v82 = fadd <16 x float> %v81, %v78
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v77, <16 x float> %v75)
  %v84 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v79, <16 x float> %v83)
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v76, <16 x float> %v74)
  %v86 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v78, <16 x float> %v85)
  %v87 = fadd <16 x float> %v75, %v63
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v77, <16 x float> %v87)
  %v89 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>, <16 x float> %v79, <16 x float> %v88)
  %v90 = fadd <16 x float> %v82, %v71
  store <16 x float> %v90, ptr %v73, align 4
  %v91 = add i64 %row, 1
  %v92 = fadd <16 x float> %v84, %v71
  %v93 = getelementptr inbounds float, ptr %v73, i64 16
  store <16 x float> %v92, ptr %v93, align 4
  %v94 = add i64 %row, 2
  %v95 = fadd <16 x float> %v86, %v71
  %v96 = getelementptr inbounds float, ptr %v73, i64 32
  store <16 x float> %v95, ptr %v96, align 4
  %v97 = add i64 %row, 3
  %v98 = fadd <16 x float> %v89, %v71
  %v99 = getelementptr inbounds float, ptr %v73, i64 48
  store <16 x float> %v98, ptr %v99, align 4
  %v100 = icmp sgt i64 %lines, 1
  br i1 %v100, label %then101, label %end102
then101:
  %v103 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = add i64 %column, %v4
  %v106 = getelementptr inbounds float, ptr %out, i64 208
  %v107 = getelementptr inbounds float, ptr %v106, i64 %v4
  %v108 = fadd <16 x float> %v17, %v25
  %v109 = fsub <16 x float> %v17, %v25
  %v110 = fadd <16 x float> %v33, %v41
  %v111 = fsub <16 x float> %v33, %v41
  %v112 = fadd <16 x float> %v49, %v57
  %v113 = fsub <16 x float> %v49, %v57
  %v114 = fadd <16 x float> %v9, %v108
  %v115 = fadd <16 x float> %v114, %v110
  %v116 = fadd <16 x float> %v115, %v112
  %v117 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v111, <16 x float> %v109)
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v113, <16 x float> %v117)
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v110, <16 x float> %v108)
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v112, <16 x float> %v119)
  %v121 = fadd <16 x float> %v109, %v65
  %v122 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v111, <16 x float> %v121)
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>, <16 x float> %v113, <16 x float> %v122)
  %v124 = add i64 %row, 13
  %v125 = fadd <16 x float> %v116, %v104
  store <16 x float> %v125, ptr %v107, align 4
  %v126 = add i64 %row, 14
  %v127 = fadd <16 x float> %v118, %v104
  %v128 = getelementptr inbounds float, ptr %v107, i64 16
  store <16 x float> %v127, ptr %v128, align 4
  %v129 = add i64 %row, 15
  %v130 = fadd <16 x float> %v120, %v104
  %v131 = getelementptr inbounds float, ptr %v107, i64 32
  store <16 x float> %v130, ptr %v131, align 4
  %v132 = add i64 %row, 16
  %v133 = fadd <16 x float> %v123, %v104
  %v134 = getelementptr inbounds float, ptr %v107, i64 48
  store <16 x float> %v133, ptr %v134, align 4
  br label %end102
end102:
  %v135 = icmp sgt i64 %lines, 2
  br i1 %v135, label %then136, label %end137
then136:
  %v138 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = add i64 %column, %v4
  %v141 = getelementptr inbounds float, ptr %out, i64 416
  %v142 = getelementptr inbounds float, ptr %v141, i64 %v4
  %v143 = fadd <16 x float> %v19, %v27
  %v144 = fsub <16 x float> %v19, %v27
  %v145 = fadd <16 x float> %v35, %v43
  %v146 = fsub <16 x float> %v35, %v43
  %v147 = fadd <16 x float> %v51, %v59
  %v148 = fsub <16 x float> %v51, %v59
  %v149 = fadd <16 x float> %v11, %v143
  %v150 = fadd <16 x float> %v149, %v145
  %v151 = fadd <16 x float> %v150, %v147
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v146, <16 x float> %v144)
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v148, <16 x float> %v152)
  %v154 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v145, <16 x float> %v143)
  %v155 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v147, <16 x float> %v154)
  %v156 = fadd <16 x float> %v144, %v67
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v146, <16 x float> %v156)
  %v158 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>, <16 x float> %v148, <16 x float> %v157)
  %v159 = add i64 %row, 26
  %v160 = fadd <16 x float> %v151, %v139
  store <16 x float> %v160, ptr %v142, align 4
  %v161 = add i64 %row, 27
  %v162 = fadd <16 x float> %v153, %v139
  %v163 = getelementptr inbounds float, ptr %v142, i64 16
  store <16 x float> %v162, ptr %v163, align 4
  %v164 = add i64 %row, 28
  %v165 = fadd <16 x float> %v155, %v139
  %v166 = getelementptr inbounds float, ptr %v142, i64 32
  store <16 x float> %v165, ptr %v166, align 4
  %v167 = add i64 %row, 29
  %v168 = fadd <16 x float> %v158, %v139
  %v169 = getelementptr inbounds float, ptr %v142, i64 48
  store <16 x float> %v168, ptr %v169, align 4
  br label %end137
end137:
  %v170 = icmp sgt i64 %lines, 3
  br i1 %v170, label %then171, label %end172
then171:
  %v173 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v174 = load <16 x float>, ptr %v173, align 4
  %v175 = add i64 %column, %v4
  %v176 = getelementptr inbounds float, ptr %out, i64 624
  %v177 = getelementptr inbounds float, ptr %v176, i64 %v4
  %v178 = fadd <16 x float> %v21, %v29
  %v179 = fsub <16 x float> %v21, %v29
  %v180 = fadd <16 x float> %v37, %v45
  %v181 = fsub <16 x float> %v37, %v45
  %v182 = fadd <16 x float> %v53, %v61
  %v183 = fsub <16 x float> %v53, %v61
  %v184 = fadd <16 x float> %v13, %v178
  %v185 = fadd <16 x float> %v184, %v180
  %v186 = fadd <16 x float> %v185, %v182
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v181, <16 x float> %v179)
  %v188 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <16 x float> %v183, <16 x float> %v187)
  %v189 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v180, <16 x float> %v178)
  %v190 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> %v182, <16 x float> %v189)
  %v191 = fadd <16 x float> %v179, %v69
  %v192 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v181, <16 x float> %v191)
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>, <16 x float> %v183, <16 x float> %v192)
  %v194 = add i64 %row, 39
  %v195 = fadd <16 x float> %v186, %v174
  store <16 x float> %v195, ptr %v177, align 4
  %v196 = add i64 %row, 40
  %v197 = fadd <16 x float> %v188, %v174
  %v198 = getelementptr inbounds float, ptr %v177, i64 16
  store <16 x float> %v197, ptr %v198, align 4
  %v199 = add i64 %row, 41
  %v200 = fadd <16 x float> %v190, %v174
  %v201 = getelementptr inbounds float, ptr %v177, i64 32
  store <16 x float> %v200, ptr %v201, align 4
  %v202 = add i64 %row, 42
  %v203 = fadd <16 x float> %v193, %v174
  %v204 = getelementptr inbounds float, ptr %v177, i64 48
  store <16 x float> %v203, ptr %v204, align 4
  br label %end172
end172:
  %v205 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v129, %end115 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 640
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 1280
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 1920
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 80
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 720
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1360
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 2000
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 160
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 800
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 1440
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 2080
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 240
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 880
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 1520
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 2160
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 320
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 960
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v6, i64 1600
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 2240
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 400
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 1040
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %v6, i64 1680
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v6, i64 2320
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %v6, i64 480
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %v6, i64 1120
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v6, i64 1760
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v6, i64 2400
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v6, i64 560
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %v6, i64 1200
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %v6, i64 1840
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %v6, i64 2480
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = add i64 %column, %v4
  %v73 = getelementptr inbounds float, ptr %out, i64 %v4
  %v74 = fadd <16 x float> %v7, %v15
  %v75 = fadd <16 x float> %v74, %v23
  %v76 = fadd <16 x float> %v75, %v31
  %v77 = fadd <16 x float> %v76, %v39
  %v78 = fadd <16 x float> %v77, %v47
  %v79 = fadd <16 x float> %v78, %v55
  %v80 = fadd <16 x float> %v79, %v71
  store <16 x float> %v80, ptr %v73, align 4
  %v81 = icmp sgt i64 %lines, 1
  br i1 %v81, label %then82, label %end83
then82:
  %v84 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v85 = load <16 x float>, ptr %v84, align 4
  %v86 = add i64 %column, %v4
  %v87 = getelementptr inbounds float, ptr %out, i64 208
  %v88 = getelementptr inbounds float, ptr %v87, i64 %v4
  %v89 = fadd <16 x float> %v9, %v17
  %v90 = fadd <16 x float> %v89, %v25
  %v91 = fadd <16 x float> %v90, %v33
  %v92 = fadd <16 x float> %v91, %v41
  %v93 = fadd <16 x float> %v92, %v49
  %v94 = fadd <16 x float> %v93, %v57
  %v95 = add i64 %row, 13
  %v96 = fadd <16 x float> %v94, %v85
  store <16 x float> %v96, ptr %v88, align 4
  br label %end83
end83:
  %v97 = icmp sgt i64 %lines, 2
  br i1 %v97, label %then98, label %end99
then98:
  %v100 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = add i64 %column, %v4
  %v103 = getelementptr inbounds float, ptr %out, i64 416
  %v104 = getelementptr inbounds float, ptr %v103, i64 %v4
  %v105 = fadd <16 x float> %v11, %v19
  %v106 = fadd <16 x float> %v105, %v27
  %v107 = fadd <16 x float> %v106, %v35
  %v108 = fadd <16 x float> %v107, %v43
  %v109 = fadd <16 x float> %v108, %v51
  %v110 = fadd <16 x float> %v109, %v59
  %v111 = add i64 %row, 26
  %v112 = fadd <16 x float> %v110, %v101
  store <16 x float> %v112, ptr %v104, align 4
  br label %end99
end99:
  %v113 = icmp sgt i64 %lines, 3
  br i1 %v113, label %then114, label %end115
then114:
  %v116 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = add i64 %column, %v4
  %v119 = getelementptr inbounds float, ptr %out, i64 624
  %v120 = getelementptr inbounds float, ptr %v119, i64 %v4
  %v121 = fadd <16 x float> %v13, %v21
  %v122 = fadd <16 x float> %v121, %v29
  %v123 = fadd <16 x float> %v122, %v37
  %v124 = fadd <16 x float> %v123, %v45
  %v125 = fadd <16 x float> %v124, %v53
  %v126 = fadd <16 x float> %v125, %v61
  %v127 = add i64 %row, 39
  %v128 = fadd <16 x float> %v126, %v117
  store <16 x float> %v128, ptr %v120, align 4
  br label %end115
end115:
  %v129 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_band_1_16(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %end15 ]
  %v5 = icmp slt i64 %v4, 32
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 80
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 128
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 128
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 16
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 16
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %end3 ], [ %v61, %end39 ]
  %v30 = icmp slt i64 %v29, 1
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 4
  %v32 = sub i64 5, %y
  %v33 = sub i64 %v32, %v31
  %v34 = icmp slt i64 %v33, 4
  %v35 = select i1 %v34, i64 %v33, i64 4
  %v36 = mul i64 %v31, 13
  br label %head37
head37:
  %v40 = phi i64 [ 0, %body27 ], [ %v51, %body38 ]
  %v41 = icmp slt i64 %v40, 3
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 4
  %v43 = add i64 %v36, %v42
  %v44 = mul i64 %v29, 4
  %v45 = add i64 %v44, %v40
  %v46 = mul i64 %v45, 16
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = mul i64 %v43, 16
  %v49 = getelementptr inbounds float, ptr %out, i64 %v48
  %v50 = add i64 %row, %v43
  call void @k_output_4_16(ptr %v47, ptr %v49, ptr %bias, i64 %v35, i64 %v50, i64 %column)
  %v51 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v52 = mul i64 3, 4
  %v53 = add i64 %v36, %v52
  %v54 = mul i64 %v29, 4
  %v55 = add i64 %v54, 3
  %v56 = mul i64 %v55, 16
  %v57 = getelementptr inbounds float, ptr %m, i64 %v56
  %v58 = mul i64 %v53, 16
  %v59 = getelementptr inbounds float, ptr %out, i64 %v58
  %v60 = add i64 %row, %v53
  call void @k_output_1_16(ptr %v57, ptr %v59, ptr %bias, i64 %v35, i64 %v60, i64 %column)
  %v61 = add nsw i64 %v29, 1
  br label %head26
end28:
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
  %v12 = mul i64 %worker, 21568
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 2832
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v59, %end37 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 2
  %v21 = urem i64 %v18, 2
  %v22 = mul i64 %v20, 520
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = sub i64 2, %v21
  %v25 = icmp slt i64 %v24, 1
  %v26 = select i1 %v25, i64 %v24, i64 1
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body16 ], [ %v34, %body28 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 4
  %v33 = add i64 %v21, %v30
  call void @k_patch_line(ptr %v23, ptr %v14, i64 %v32, i64 %v33, ptr %v13)
  %v34 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head35
head35:
  %v38 = phi i64 [ 0, %end29 ], [ %v58, %end57 ]
  %v39 = icmp slt i64 %v38, 1
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = udiv i64 %v18, 2
  %v41 = urem i64 %v18, 2
  %v42 = mul i64 %v41, 4
  %v43 = mul i64 %v40, 5
  %v44 = add i64 %v43, %v42
  %v45 = mul i64 %v44, 13
  %v46 = mul i64 %v38, 16
  %v47 = mul i64 %v38, 4096
  %v48 = getelementptr inbounds float, ptr %v3, i64 %v47
  %v49 = mul i64 %v45, 16
  %v50 = add i64 %v49, %v46
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v53 = getelementptr inbounds float, ptr %v13, i64 272
  %v54 = icmp eq i64 %v41, 1
  %v55 = icmp eq i64 %v38, 0
  br i1 true, label %then56, label %end57
then56:
  call void @k_band_1_16(ptr %v14, ptr %v48, ptr %v51, ptr %v52, i64 %v42, i64 %v45, i64 %v46, ptr %v53)
  br label %end57
end57:
  %v58 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v59 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
