; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"turned":0},"inputs":["f32[1,4,4,5]","f32[9,5,2,1]","f32[9]"],"op":"run_conv","output":"f32[1,3,4,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"dense","impl":"winograd_f4","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":1,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_u: 1 units
; phase k_bands: 1 units
; scratch 6400 bytes, 3008 of each core
; packed input 2: float32 (16,) ead07ab5a1bb3e27
@k_zeros = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_pack_9(ptr %w, ptr %to) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %w, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v2 = getelementptr inbounds float, ptr %w, i64 10
  %v3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v2, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v4 = getelementptr inbounds float, ptr %w, i64 20
  %v5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v6 = getelementptr inbounds float, ptr %w, i64 30
  %v7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v8 = getelementptr inbounds float, ptr %w, i64 40
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = getelementptr inbounds float, ptr %w, i64 50
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v10, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = getelementptr inbounds float, ptr %w, i64 60
  %v13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v12, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v14 = getelementptr inbounds float, ptr %w, i64 70
  %v15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v14, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v16 = getelementptr inbounds float, ptr %w, i64 80
  %v17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v16, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v18 = shufflevector <16 x float> %v1, <16 x float> %v3, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v19 = shufflevector <16 x float> %v1, <16 x float> %v3, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v20 = shufflevector <16 x float> %v5, <16 x float> %v7, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v21 = shufflevector <16 x float> %v5, <16 x float> %v7, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v22 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v23 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v24 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v25 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v26 = shufflevector <16 x float> %v17, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v27 = shufflevector <16 x float> %v17, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v28 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v29 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v30 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v31 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v32 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v33 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v34 = shufflevector <16 x float> %v18, <16 x float> %v20, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v35 = shufflevector <16 x float> %v18, <16 x float> %v20, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v36 = shufflevector <16 x float> %v19, <16 x float> %v21, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v37 = shufflevector <16 x float> %v19, <16 x float> %v21, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v38 = shufflevector <16 x float> %v22, <16 x float> %v24, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v39 = shufflevector <16 x float> %v22, <16 x float> %v24, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v40 = shufflevector <16 x float> %v23, <16 x float> %v25, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v41 = shufflevector <16 x float> %v23, <16 x float> %v25, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v42 = shufflevector <16 x float> %v26, <16 x float> %v28, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v43 = shufflevector <16 x float> %v26, <16 x float> %v28, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v44 = shufflevector <16 x float> %v27, <16 x float> %v29, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v45 = shufflevector <16 x float> %v27, <16 x float> %v29, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v46 = shufflevector <16 x float> %v30, <16 x float> %v32, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v47 = shufflevector <16 x float> %v30, <16 x float> %v32, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v48 = shufflevector <16 x float> %v31, <16 x float> %v33, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v49 = shufflevector <16 x float> %v31, <16 x float> %v33, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v50 = shufflevector <16 x float> %v34, <16 x float> %v38, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v51 = shufflevector <16 x float> %v34, <16 x float> %v38, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v52 = shufflevector <16 x float> %v36, <16 x float> %v40, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v53 = shufflevector <16 x float> %v36, <16 x float> %v40, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v54 = shufflevector <16 x float> %v35, <16 x float> %v39, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v55 = shufflevector <16 x float> %v35, <16 x float> %v39, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v56 = shufflevector <16 x float> %v37, <16 x float> %v41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v57 = shufflevector <16 x float> %v37, <16 x float> %v41, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v58 = shufflevector <16 x float> %v42, <16 x float> %v46, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v59 = shufflevector <16 x float> %v42, <16 x float> %v46, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v60 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v43, <16 x float> %v47, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v63 = shufflevector <16 x float> %v43, <16 x float> %v47, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v65 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v50, <16 x float> %v58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v67 = shufflevector <16 x float> %v50, <16 x float> %v58, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v52, <16 x float> %v60, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v69 = shufflevector <16 x float> %v52, <16 x float> %v60, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v54, <16 x float> %v62, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v71 = shufflevector <16 x float> %v54, <16 x float> %v62, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v56, <16 x float> %v64, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v73 = shufflevector <16 x float> %v56, <16 x float> %v64, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v51, <16 x float> %v59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v75 = shufflevector <16 x float> %v51, <16 x float> %v59, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v53, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v77 = shufflevector <16 x float> %v53, <16 x float> %v61, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v55, <16 x float> %v63, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v79 = shufflevector <16 x float> %v55, <16 x float> %v63, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v57, <16 x float> %v65, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v81 = shufflevector <16 x float> %v57, <16 x float> %v65, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v66, ptr %to, align 4
  %v82 = getelementptr inbounds float, ptr %to, i64 256
  store <16 x float> %v68, ptr %v82, align 4
  %v83 = getelementptr inbounds float, ptr %to, i64 16
  store <16 x float> %v70, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %to, i64 272
  store <16 x float> %v72, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %to, i64 32
  store <16 x float> %v74, ptr %v85, align 4
  %v86 = getelementptr inbounds float, ptr %to, i64 288
  store <16 x float> %v76, ptr %v86, align 4
  %v87 = getelementptr inbounds float, ptr %to, i64 48
  store <16 x float> %v78, ptr %v87, align 4
  %v88 = getelementptr inbounds float, ptr %to, i64 304
  store <16 x float> %v80, ptr %v88, align 4
  %v89 = getelementptr inbounds float, ptr %to, i64 64
  store <16 x float> %v67, ptr %v89, align 4
  %v90 = getelementptr inbounds float, ptr %to, i64 320
  store <16 x float> %v69, ptr %v90, align 4
  ret void
}
define internal void @k_pack_16(ptr %w, ptr %to) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %w, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v2 = getelementptr inbounds float, ptr %w, i64 10
  %v3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v2, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v4 = getelementptr inbounds float, ptr %w, i64 20
  %v5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v6 = getelementptr inbounds float, ptr %w, i64 30
  %v7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v8 = getelementptr inbounds float, ptr %w, i64 40
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = getelementptr inbounds float, ptr %w, i64 50
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v10, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = getelementptr inbounds float, ptr %w, i64 60
  %v13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v12, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v14 = getelementptr inbounds float, ptr %w, i64 70
  %v15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v14, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v16 = getelementptr inbounds float, ptr %w, i64 80
  %v17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v16, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v18 = getelementptr inbounds float, ptr %w, i64 90
  %v19 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v18, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v20 = getelementptr inbounds float, ptr %w, i64 100
  %v21 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v20, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v22 = getelementptr inbounds float, ptr %w, i64 110
  %v23 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v22, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %w, i64 120
  %v25 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v26 = getelementptr inbounds float, ptr %w, i64 130
  %v27 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v26, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v28 = getelementptr inbounds float, ptr %w, i64 140
  %v29 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v28, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v30 = getelementptr inbounds float, ptr %w, i64 150
  %v31 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v30, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v32 = shufflevector <16 x float> %v1, <16 x float> %v3, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v33 = shufflevector <16 x float> %v1, <16 x float> %v3, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v34 = shufflevector <16 x float> %v5, <16 x float> %v7, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v35 = shufflevector <16 x float> %v5, <16 x float> %v7, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v36 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v37 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v38 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v39 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v40 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v41 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v42 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v43 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v44 = shufflevector <16 x float> %v25, <16 x float> %v27, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v45 = shufflevector <16 x float> %v25, <16 x float> %v27, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v46 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v47 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v48 = shufflevector <16 x float> %v32, <16 x float> %v34, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v49 = shufflevector <16 x float> %v32, <16 x float> %v34, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v50 = shufflevector <16 x float> %v33, <16 x float> %v35, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v51 = shufflevector <16 x float> %v33, <16 x float> %v35, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v52 = shufflevector <16 x float> %v36, <16 x float> %v38, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v53 = shufflevector <16 x float> %v36, <16 x float> %v38, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v54 = shufflevector <16 x float> %v37, <16 x float> %v39, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v55 = shufflevector <16 x float> %v37, <16 x float> %v39, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v56 = shufflevector <16 x float> %v40, <16 x float> %v42, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v57 = shufflevector <16 x float> %v40, <16 x float> %v42, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v58 = shufflevector <16 x float> %v41, <16 x float> %v43, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v59 = shufflevector <16 x float> %v41, <16 x float> %v43, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v60 = shufflevector <16 x float> %v44, <16 x float> %v46, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v46, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v45, <16 x float> %v47, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v63 = shufflevector <16 x float> %v45, <16 x float> %v47, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v48, <16 x float> %v52, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v65 = shufflevector <16 x float> %v48, <16 x float> %v52, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v50, <16 x float> %v54, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v67 = shufflevector <16 x float> %v50, <16 x float> %v54, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v49, <16 x float> %v53, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v69 = shufflevector <16 x float> %v49, <16 x float> %v53, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v51, <16 x float> %v55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v71 = shufflevector <16 x float> %v51, <16 x float> %v55, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v56, <16 x float> %v60, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v73 = shufflevector <16 x float> %v56, <16 x float> %v60, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v58, <16 x float> %v62, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v75 = shufflevector <16 x float> %v58, <16 x float> %v62, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v57, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v77 = shufflevector <16 x float> %v57, <16 x float> %v61, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v59, <16 x float> %v63, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v79 = shufflevector <16 x float> %v59, <16 x float> %v63, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v81 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v82 = shufflevector <16 x float> %v66, <16 x float> %v74, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v83 = shufflevector <16 x float> %v66, <16 x float> %v74, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v84 = shufflevector <16 x float> %v68, <16 x float> %v76, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v85 = shufflevector <16 x float> %v68, <16 x float> %v76, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v86 = shufflevector <16 x float> %v70, <16 x float> %v78, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v87 = shufflevector <16 x float> %v70, <16 x float> %v78, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v88 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v89 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v90 = shufflevector <16 x float> %v67, <16 x float> %v75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v91 = shufflevector <16 x float> %v67, <16 x float> %v75, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v92 = shufflevector <16 x float> %v69, <16 x float> %v77, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v93 = shufflevector <16 x float> %v69, <16 x float> %v77, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v94 = shufflevector <16 x float> %v71, <16 x float> %v79, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v95 = shufflevector <16 x float> %v71, <16 x float> %v79, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v80, ptr %to, align 4
  %v96 = getelementptr inbounds float, ptr %to, i64 256
  store <16 x float> %v82, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %to, i64 16
  store <16 x float> %v84, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %to, i64 272
  store <16 x float> %v86, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %to, i64 32
  store <16 x float> %v88, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %to, i64 288
  store <16 x float> %v90, ptr %v100, align 4
  %v101 = getelementptr inbounds float, ptr %to, i64 48
  store <16 x float> %v92, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %to, i64 304
  store <16 x float> %v94, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %to, i64 64
  store <16 x float> %v81, ptr %v103, align 4
  %v104 = getelementptr inbounds float, ptr %to, i64 320
  store <16 x float> %v83, ptr %v104, align 4
  ret void
}
define void @k_u(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 3008
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v151, %end90 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = mul i64 %v17, 160
  %v20 = add i64 %v19, 0
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = mul i64 %v17, 1600
  %v23 = add i64 %v22, 0
  %v24 = getelementptr inbounds float, ptr %v9, i64 %v23
  %v25 = icmp eq i64 %v17, 0
  %v26 = xor i1 %v25, true
  br i1 %v26, label %then27, label %end28
then27:
  call void @k_pack_16(ptr %v21, ptr %v13)
  br label %head29
head29:
  %v32 = phi i64 [ 0, %then27 ], [ %v88, %body30 ]
  %v33 = icmp slt i64 %v32, 5
  br i1 %v33, label %body30, label %end31
body30:
  %v34 = mul i64 %v32, 16
  %v35 = getelementptr inbounds float, ptr %v13, i64 %v34
  %v36 = mul i64 %v32, 16
  %v37 = getelementptr inbounds float, ptr %v24, i64 %v36
  %v38 = load <16 x float>, ptr %v35, align 4
  %v39 = getelementptr inbounds float, ptr %v35, i64 256
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v38
  %v42 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v38
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v40, <16 x float> %v42)
  %v44 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v38
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v40, <16 x float> %v44)
  %v46 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v38
  %v47 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v40, <16 x float> %v46)
  store <16 x float> %v41, ptr %v37, align 4
  %v48 = getelementptr inbounds float, ptr %v37, i64 320
  store <16 x float> %v43, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v37, i64 640
  store <16 x float> %v45, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v37, i64 960
  store <16 x float> %v47, ptr %v50, align 4
  %v51 = getelementptr inbounds float, ptr %v37, i64 1280
  store <16 x float> %v40, ptr %v51, align 4
  %v52 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v38
  %v53 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v38
  %v54 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v40, <16 x float> %v53)
  %v55 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v38
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v40, <16 x float> %v55)
  %v57 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v38
  %v58 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v40, <16 x float> %v57)
  %v59 = getelementptr inbounds float, ptr %v37, i64 80
  store <16 x float> %v52, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %v37, i64 400
  store <16 x float> %v54, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %v37, i64 720
  store <16 x float> %v56, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %v37, i64 1040
  store <16 x float> %v58, ptr %v62, align 4
  %v63 = getelementptr inbounds float, ptr %v37, i64 1360
  store <16 x float> %v40, ptr %v63, align 4
  %v64 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v38
  %v65 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v38
  %v66 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v40, <16 x float> %v65)
  %v67 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v38
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v40, <16 x float> %v67)
  %v69 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v38
  %v70 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v40, <16 x float> %v69)
  %v71 = getelementptr inbounds float, ptr %v37, i64 160
  store <16 x float> %v64, ptr %v71, align 4
  %v72 = getelementptr inbounds float, ptr %v37, i64 480
  store <16 x float> %v66, ptr %v72, align 4
  %v73 = getelementptr inbounds float, ptr %v37, i64 800
  store <16 x float> %v68, ptr %v73, align 4
  %v74 = getelementptr inbounds float, ptr %v37, i64 1120
  store <16 x float> %v70, ptr %v74, align 4
  %v75 = getelementptr inbounds float, ptr %v37, i64 1440
  store <16 x float> %v40, ptr %v75, align 4
  %v76 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v38
  %v77 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v38
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v40, <16 x float> %v77)
  %v79 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v38
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v40, <16 x float> %v79)
  %v81 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v38
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v40, <16 x float> %v81)
  %v83 = getelementptr inbounds float, ptr %v37, i64 240
  store <16 x float> %v76, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %v37, i64 560
  store <16 x float> %v78, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %v37, i64 880
  store <16 x float> %v80, ptr %v85, align 4
  %v86 = getelementptr inbounds float, ptr %v37, i64 1200
  store <16 x float> %v82, ptr %v86, align 4
  %v87 = getelementptr inbounds float, ptr %v37, i64 1520
  store <16 x float> %v40, ptr %v87, align 4
  %v88 = add nsw i64 %v32, 1
  br label %head29
end31:
  br label %end28
end28:
  br i1 %v25, label %then89, label %end90
then89:
  call void @k_pack_9(ptr %v21, ptr %v13)
  br label %head91
head91:
  %v94 = phi i64 [ 0, %then89 ], [ %v150, %body92 ]
  %v95 = icmp slt i64 %v94, 5
  br i1 %v95, label %body92, label %end93
body92:
  %v96 = mul i64 %v94, 16
  %v97 = getelementptr inbounds float, ptr %v13, i64 %v96
  %v98 = mul i64 %v94, 16
  %v99 = getelementptr inbounds float, ptr %v24, i64 %v98
  %v100 = load <16 x float>, ptr %v97, align 4
  %v101 = getelementptr inbounds float, ptr %v97, i64 256
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v100
  %v104 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v100
  %v105 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v102, <16 x float> %v104)
  %v106 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v100
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v102, <16 x float> %v106)
  %v108 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v100
  %v109 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v102, <16 x float> %v108)
  store <16 x float> %v103, ptr %v99, align 4
  %v110 = getelementptr inbounds float, ptr %v99, i64 320
  store <16 x float> %v105, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %v99, i64 640
  store <16 x float> %v107, ptr %v111, align 4
  %v112 = getelementptr inbounds float, ptr %v99, i64 960
  store <16 x float> %v109, ptr %v112, align 4
  %v113 = getelementptr inbounds float, ptr %v99, i64 1280
  store <16 x float> %v102, ptr %v113, align 4
  %v114 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v100
  %v115 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v100
  %v116 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v102, <16 x float> %v115)
  %v117 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v100
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v102, <16 x float> %v117)
  %v119 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v100
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v102, <16 x float> %v119)
  %v121 = getelementptr inbounds float, ptr %v99, i64 80
  store <16 x float> %v114, ptr %v121, align 4
  %v122 = getelementptr inbounds float, ptr %v99, i64 400
  store <16 x float> %v116, ptr %v122, align 4
  %v123 = getelementptr inbounds float, ptr %v99, i64 720
  store <16 x float> %v118, ptr %v123, align 4
  %v124 = getelementptr inbounds float, ptr %v99, i64 1040
  store <16 x float> %v120, ptr %v124, align 4
  %v125 = getelementptr inbounds float, ptr %v99, i64 1360
  store <16 x float> %v102, ptr %v125, align 4
  %v126 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v100
  %v127 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v100
  %v128 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v102, <16 x float> %v127)
  %v129 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v100
  %v130 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v102, <16 x float> %v129)
  %v131 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v100
  %v132 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v102, <16 x float> %v131)
  %v133 = getelementptr inbounds float, ptr %v99, i64 160
  store <16 x float> %v126, ptr %v133, align 4
  %v134 = getelementptr inbounds float, ptr %v99, i64 480
  store <16 x float> %v128, ptr %v134, align 4
  %v135 = getelementptr inbounds float, ptr %v99, i64 800
  store <16 x float> %v130, ptr %v135, align 4
  %v136 = getelementptr inbounds float, ptr %v99, i64 1120
  store <16 x float> %v132, ptr %v136, align 4
  %v137 = getelementptr inbounds float, ptr %v99, i64 1440
  store <16 x float> %v102, ptr %v137, align 4
  %v138 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v100
  %v139 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v100
  %v140 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v102, <16 x float> %v139)
  %v141 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v100
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v102, <16 x float> %v141)
  %v143 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v100
  %v144 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v102, <16 x float> %v143)
  %v145 = getelementptr inbounds float, ptr %v99, i64 240
  store <16 x float> %v138, ptr %v145, align 4
  %v146 = getelementptr inbounds float, ptr %v99, i64 560
  store <16 x float> %v140, ptr %v146, align 4
  %v147 = getelementptr inbounds float, ptr %v99, i64 880
  store <16 x float> %v142, ptr %v147, align 4
  %v148 = getelementptr inbounds float, ptr %v99, i64 1200
  store <16 x float> %v144, ptr %v148, align 4
  %v149 = getelementptr inbounds float, ptr %v99, i64 1520
  store <16 x float> %v102, ptr %v149, align 4
  %v150 = add nsw i64 %v94, 1
  br label %head91
end93:
  br label %end90
end90:
  %v151 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
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
  %v9 = mul i64 %line_step, 4
  %v10 = getelementptr inbounds float, ptr %image, i64 %v9
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v3, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v14 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v10, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v16 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v11, <16 x float> %v14)
  %v17 = fsub <16 x float> %v16, %v12
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v13, <16 x float> %v17)
  %v19 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v12, <16 x float> %v14)
  %v20 = fsub <16 x float> %v19, %v13
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v12, <16 x float> %v14)
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v13, <16 x float> %v21)
  %v23 = fsub <16 x float> %v14, %v12
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v12, <16 x float> %v15)
  %v25 = fsub <16 x float> %v24, %v13
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v14, <16 x float> %v25)
  %v27 = getelementptr inbounds float, ptr %v3, i64 5
  %v28 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v27, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v29 = getelementptr inbounds float, ptr %v4, i64 5
  %v30 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v29, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v31 = getelementptr inbounds float, ptr %v6, i64 5
  %v32 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v33 = getelementptr inbounds float, ptr %v8, i64 5
  %v34 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v33, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v10, i64 5
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v37 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v28, <16 x float> %v34)
  %v38 = fsub <16 x float> %v37, %v30
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v32, <16 x float> %v38)
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v30, <16 x float> %v34)
  %v41 = fsub <16 x float> %v40, %v32
  %v42 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v30, <16 x float> %v34)
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v32, <16 x float> %v42)
  %v44 = fsub <16 x float> %v34, %v30
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v30, <16 x float> %v36)
  %v46 = fsub <16 x float> %v45, %v32
  %v47 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v34, <16 x float> %v46)
  %v48 = getelementptr inbounds float, ptr %v3, i64 10
  %v49 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v48, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v50 = getelementptr inbounds float, ptr %v4, i64 10
  %v51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v50, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v52 = getelementptr inbounds float, ptr %v6, i64 10
  %v53 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v52, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v54 = getelementptr inbounds float, ptr %v8, i64 10
  %v55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v54, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v56 = getelementptr inbounds float, ptr %v10, i64 10
  %v57 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v56, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v58 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v49, <16 x float> %v55)
  %v59 = fsub <16 x float> %v58, %v51
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v53, <16 x float> %v59)
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v51, <16 x float> %v55)
  %v62 = fsub <16 x float> %v61, %v53
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v51, <16 x float> %v55)
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v53, <16 x float> %v63)
  %v65 = fsub <16 x float> %v55, %v51
  %v66 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v51, <16 x float> %v57)
  %v67 = fsub <16 x float> %v66, %v53
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v55, <16 x float> %v67)
  %v69 = getelementptr inbounds float, ptr %v3, i64 15
  %v70 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v69, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v71 = getelementptr inbounds float, ptr %v4, i64 15
  %v72 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v71, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v73 = getelementptr inbounds float, ptr %v6, i64 15
  %v74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v73, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v75 = getelementptr inbounds float, ptr %v8, i64 15
  %v76 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v75, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v77 = getelementptr inbounds float, ptr %v10, i64 15
  %v78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v77, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v70, <16 x float> %v76)
  %v80 = fsub <16 x float> %v79, %v72
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v74, <16 x float> %v80)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v72, <16 x float> %v76)
  %v83 = fsub <16 x float> %v82, %v74
  %v84 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v72, <16 x float> %v76)
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v74, <16 x float> %v84)
  %v86 = fsub <16 x float> %v76, %v72
  %v87 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v72, <16 x float> %v78)
  %v88 = fsub <16 x float> %v87, %v74
  %v89 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v76, <16 x float> %v88)
  %v90 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v18, ptr align 4 %v90, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v91 = getelementptr inbounds float, ptr %v2, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v39, ptr align 4 %v91, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v92 = getelementptr inbounds float, ptr %v2, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v60, ptr align 4 %v92, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v93 = getelementptr inbounds float, ptr %v2, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v81, ptr align 4 %v93, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v94 = getelementptr inbounds float, ptr %v2, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v20, ptr align 4 %v94, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v95 = getelementptr inbounds float, ptr %v2, i64 80
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v41, ptr align 4 %v95, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v96 = getelementptr inbounds float, ptr %v2, i64 96
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v62, ptr align 4 %v96, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v97 = getelementptr inbounds float, ptr %v2, i64 112
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v83, ptr align 4 %v97, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v98 = getelementptr inbounds float, ptr %v2, i64 128
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v22, ptr align 4 %v98, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v99 = getelementptr inbounds float, ptr %v2, i64 144
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v43, ptr align 4 %v99, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v100 = getelementptr inbounds float, ptr %v2, i64 160
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v64, ptr align 4 %v100, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds float, ptr %v2, i64 176
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v85, ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v102 = getelementptr inbounds float, ptr %v2, i64 192
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v23, ptr align 4 %v102, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v103 = getelementptr inbounds float, ptr %v2, i64 208
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v44, ptr align 4 %v103, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v104 = getelementptr inbounds float, ptr %v2, i64 224
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v65, ptr align 4 %v104, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v105 = getelementptr inbounds float, ptr %v2, i64 240
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v86, ptr align 4 %v105, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v106 = getelementptr inbounds float, ptr %v2, i64 256
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v26, ptr align 4 %v106, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v107 = getelementptr inbounds float, ptr %v2, i64 272
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v47, ptr align 4 %v107, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v108 = getelementptr inbounds float, ptr %v2, i64 288
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v68, ptr align 4 %v108, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v109 = getelementptr inbounds float, ptr %v2, i64 304
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v89, ptr align 4 %v109, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end8 ]
  %v5 = icmp slt i64 %v4, 5
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v38, %end27 ]
  %v10 = icmp slt i64 %v9, 4
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 4
  %v14 = icmp ult i64 %v12, 4
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 4
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 5
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 4
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 5
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
  %v37 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v37, ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v5 = phi i64 [ 0, %entry ], [ %v21, %end20 ]
  %v6 = icmp slt i64 %v5, 1
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = mul i64 %v5, 4
  %v8 = add i64 %first, %v5
  %v9 = icmp ult i64 %v1, 0
  %v10 = icmp ult i64 %v7, 1
  %v11 = and i1 %v9, %v10
  br i1 %v11, label %then12, label %end13
then12:
  %v14 = mul i64 %v1, 20
  %v15 = mul i64 %v7, 5
  %v16 = add i64 %v14, %v15
  %v17 = getelementptr inbounds float, ptr %image, i64 %v16
  call void @k_patch(ptr %v17, i64 20, ptr %v, i64 %v8)
  br label %end13
end13:
  %v18 = xor i1 %v11, true
  br i1 %v18, label %then19, label %end20
then19:
  call void @k_edge_patch(ptr %image, i64 %v1, i64 %v7, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 20, ptr %v, i64 %v8)
  br label %end20
end20:
  %v21 = add nsw i64 %v5, 1
  br label %head2
end4:
  ret void
}
define internal void @k_1_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v17, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v16, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v15, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <16 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <16 x float> poison, float %v11, i64 0
  %v13 = shufflevector <16 x float> %v12, <16 x float> poison, <16 x i32> zeroinitializer
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v10, <16 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 16
  %v16 = getelementptr inbounds float, ptr %v5, i64 1
  %v17 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_output_4_9(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 64
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 128
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 192
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %m, i64 256
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = fadd <16 x float> %v3, %v5
  %v11 = fsub <16 x float> %v3, %v5
  %v12 = fadd <16 x float> %v1, %v10
  %v13 = fadd <16 x float> %v12, %v7
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v7, <16 x float> %v11)
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v7, <16 x float> %v10)
  %v16 = fadd <16 x float> %v11, %v9
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v7, <16 x float> %v16)
  %v18 = getelementptr inbounds float, ptr %m, i64 16
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 80
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %m, i64 144
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %m, i64 208
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 272
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = fadd <16 x float> %v21, %v23
  %v29 = fsub <16 x float> %v21, %v23
  %v30 = fadd <16 x float> %v19, %v28
  %v31 = fadd <16 x float> %v30, %v25
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v25, <16 x float> %v29)
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v25, <16 x float> %v28)
  %v34 = fadd <16 x float> %v29, %v27
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v25, <16 x float> %v34)
  %v36 = getelementptr inbounds float, ptr %m, i64 32
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 96
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 160
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 224
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %m, i64 288
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = fadd <16 x float> %v39, %v41
  %v47 = fsub <16 x float> %v39, %v41
  %v48 = fadd <16 x float> %v37, %v46
  %v49 = fadd <16 x float> %v48, %v43
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v43, <16 x float> %v47)
  %v51 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v43, <16 x float> %v46)
  %v52 = fadd <16 x float> %v47, %v45
  %v53 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v43, <16 x float> %v52)
  %v54 = getelementptr inbounds float, ptr %m, i64 48
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %m, i64 112
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %m, i64 176
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %m, i64 240
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %m, i64 304
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = fadd <16 x float> %v57, %v59
  %v65 = fsub <16 x float> %v57, %v59
  %v66 = fadd <16 x float> %v55, %v64
  %v67 = fadd <16 x float> %v66, %v61
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v61, <16 x float> %v65)
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <16 x float> %v61, <16 x float> %v64)
  %v70 = fadd <16 x float> %v65, %v63
  %v71 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, <16 x float> %v61, <16 x float> %v70)
  %v72 = load <16 x float>, ptr %bias, align 4
  %v73 = fadd <16 x float> %v13, %v72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v73, ptr align 4 %out, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v74 = add i64 %row, 1
  %v75 = fadd <16 x float> %v31, %v72
  %v76 = getelementptr inbounds float, ptr %out, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v75, ptr align 4 %v76, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v77 = add i64 %row, 2
  %v78 = fadd <16 x float> %v49, %v72
  %v79 = getelementptr inbounds float, ptr %out, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v78, ptr align 4 %v79, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v80 = add i64 %row, 3
  %v81 = fadd <16 x float> %v67, %v72
  %v82 = getelementptr inbounds float, ptr %out, i64 27
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v81, ptr align 4 %v82, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v83 = icmp sgt i64 %lines, 1
  br i1 %v83, label %then84, label %end85
then84:
  %v86 = load <16 x float>, ptr %bias, align 4
  %v87 = getelementptr inbounds float, ptr %out, i64 36
  %v88 = add i64 %row, 4
  %v89 = fadd <16 x float> %v14, %v86
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v89, ptr align 4 %v87, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v90 = add i64 %row, 5
  %v91 = fadd <16 x float> %v32, %v86
  %v92 = getelementptr inbounds float, ptr %v87, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v91, ptr align 4 %v92, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v93 = add i64 %row, 6
  %v94 = fadd <16 x float> %v50, %v86
  %v95 = getelementptr inbounds float, ptr %v87, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v94, ptr align 4 %v95, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v96 = add i64 %row, 7
  %v97 = fadd <16 x float> %v68, %v86
  %v98 = getelementptr inbounds float, ptr %v87, i64 27
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v97, ptr align 4 %v98, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end85
end85:
  %v99 = icmp sgt i64 %lines, 2
  br i1 %v99, label %then100, label %end101
then100:
  %v102 = load <16 x float>, ptr %bias, align 4
  %v103 = getelementptr inbounds float, ptr %out, i64 72
  %v104 = add i64 %row, 8
  %v105 = fadd <16 x float> %v15, %v102
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v105, ptr align 4 %v103, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v106 = add i64 %row, 9
  %v107 = fadd <16 x float> %v33, %v102
  %v108 = getelementptr inbounds float, ptr %v103, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v107, ptr align 4 %v108, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v109 = add i64 %row, 10
  %v110 = fadd <16 x float> %v51, %v102
  %v111 = getelementptr inbounds float, ptr %v103, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v110, ptr align 4 %v111, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v112 = add i64 %row, 11
  %v113 = fadd <16 x float> %v69, %v102
  %v114 = getelementptr inbounds float, ptr %v103, i64 27
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v113, ptr align 4 %v114, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end101
end101:
  %v115 = icmp sgt i64 %lines, 3
  br i1 %v115, label %then116, label %end117
then116:
  %v118 = load <16 x float>, ptr %bias, align 4
  %v119 = getelementptr inbounds float, ptr %out, i64 108
  %v120 = add i64 %row, 12
  %v121 = fadd <16 x float> %v17, %v118
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v121, ptr align 4 %v119, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v122 = add i64 %row, 13
  %v123 = fadd <16 x float> %v35, %v118
  %v124 = getelementptr inbounds float, ptr %v119, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v123, ptr align 4 %v124, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v125 = add i64 %row, 14
  %v126 = fadd <16 x float> %v53, %v118
  %v127 = getelementptr inbounds float, ptr %v119, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v126, ptr align 4 %v127, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v128 = add i64 %row, 15
  %v129 = fadd <16 x float> %v71, %v118
  %v130 = getelementptr inbounds float, ptr %v119, i64 27
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v129, ptr align 4 %v130, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end117
end117:
  ret void
}
define internal void @k_band_1_9(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %end15 ]
  %v5 = icmp slt i64 %v4, 20
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 16
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 80
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 16
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 80
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v23, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 16
  %v19 = getelementptr inbounds float, ptr %v7, i64 %v18
  %v20 = mul i64 %v16, 16
  %v21 = getelementptr inbounds float, ptr %v11, i64 %v20
  %v22 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_1_1(ptr %v19, ptr %v9, ptr %v21, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head25
head25:
  %v28 = phi i64 [ 0, %end3 ], [ %v42, %body26 ]
  %v29 = icmp slt i64 %v28, 1
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = mul i64 %v28, 4
  %v31 = sub i64 3, %y
  %v32 = sub i64 %v31, %v30
  %v33 = icmp slt i64 %v32, 4
  %v34 = select i1 %v33, i64 %v32, i64 4
  %v35 = mul i64 %v30, 4
  %v36 = add i64 %v35, 0
  %v37 = mul i64 %v28, 16
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = mul i64 %v36, 9
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  %v41 = add i64 %row, %v36
  call void @k_output_4_9(ptr %v38, ptr %v40, ptr %bias, i64 %v34, i64 %v41, i64 %column)
  %v42 = add nsw i64 %v28, 1
  br label %head25
end27:
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
  %v12 = mul i64 %worker, 3008
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 432
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v55, %end34 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 80
  %v21 = getelementptr inbounds float, ptr %v1, i64 %v20
  %v22 = sub i64 1, 0
  %v23 = icmp slt i64 %v22, 1
  %v24 = select i1 %v23, i64 %v22, i64 1
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body16 ], [ %v31, %body26 ]
  %v29 = icmp slt i64 %v28, %v24
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = add i64 0, %v28
  call void @k_patch_line(ptr %v21, ptr %v14, i64 %v28, i64 %v30, ptr %v13)
  %v31 = add nsw i64 %v28, 1
  br label %head25
end27:
  br label %head32
head32:
  %v35 = phi i64 [ 0, %end27 ], [ %v54, %end53 ]
  %v36 = icmp slt i64 %v35, 1
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 0, 4
  %v38 = mul i64 %v18, 3
  %v39 = add i64 %v38, %v37
  %v40 = mul i64 %v39, 4
  %v41 = mul i64 %v35, 16
  %v42 = mul i64 %v35, 1600
  %v43 = getelementptr inbounds float, ptr %v9, i64 %v42
  %v44 = mul i64 %v40, 9
  %v45 = add i64 %v44, %v41
  %v46 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v47 = getelementptr inbounds float, ptr %v5, i64 %v41
  %v48 = getelementptr inbounds float, ptr %v13, i64 112
  %v49 = icmp eq i64 0, 0
  %v50 = icmp eq i64 %v35, 0
  %v51 = and i1 true, %v50
  br i1 %v51, label %then52, label %end53
then52:
  call void @k_band_1_9(ptr %v14, ptr %v43, ptr %v46, ptr %v47, i64 %v37, i64 %v40, i64 %v41, ptr %v48)
  br label %end53
end53:
  %v54 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v55 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
