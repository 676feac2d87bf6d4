; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"turned":0},"inputs":["f32[1,4,4,5]","f32[9,5,2,2]","f32[9]"],"op":"run_conv","output":"f32[1,3,3,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"dense","impl":"winograd_f2","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":3,"tile_pixels":2,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_u: 1 units
; phase k_bands: 2 units
; scratch 2880 bytes, 4096 of each core
; packed input 2: float32 (16,) ead07ab5a1bb3e27
@k_zeros = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @k_pack_9(ptr %w, ptr %to) #0 {
entry:
  %v1 = load <16 x float>, ptr %w, align 4
  %v2 = getelementptr inbounds float, ptr %w, i64 20
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %w, i64 40
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %w, i64 60
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %w, i64 80
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %w, i64 100
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %w, i64 120
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %w, i64 140
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %w, i64 160
  %v17 = load <16 x float>, ptr %v16, align 4
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
  %v83 = getelementptr inbounds float, ptr %to, i64 512
  store <16 x float> %v70, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %to, i64 768
  store <16 x float> %v72, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %to, i64 16
  store <16 x float> %v74, ptr %v85, align 4
  %v86 = getelementptr inbounds float, ptr %to, i64 272
  store <16 x float> %v76, ptr %v86, align 4
  %v87 = getelementptr inbounds float, ptr %to, i64 528
  store <16 x float> %v78, ptr %v87, align 4
  %v88 = getelementptr inbounds float, ptr %to, i64 784
  store <16 x float> %v80, ptr %v88, align 4
  %v89 = getelementptr inbounds float, ptr %to, i64 32
  store <16 x float> %v67, ptr %v89, align 4
  %v90 = getelementptr inbounds float, ptr %to, i64 288
  store <16 x float> %v69, ptr %v90, align 4
  %v91 = getelementptr inbounds float, ptr %to, i64 544
  store <16 x float> %v71, ptr %v91, align 4
  %v92 = getelementptr inbounds float, ptr %to, i64 800
  store <16 x float> %v73, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %to, i64 48
  store <16 x float> %v75, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %to, i64 304
  store <16 x float> %v77, ptr %v94, align 4
  %v95 = getelementptr inbounds float, ptr %to, i64 560
  store <16 x float> %v79, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %to, i64 816
  store <16 x float> %v81, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %w, i64 16
  %v98 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v97, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v99 = getelementptr inbounds float, ptr %w, i64 36
  %v100 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v99, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v101 = getelementptr inbounds float, ptr %w, i64 56
  %v102 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v103 = getelementptr inbounds float, ptr %w, i64 76
  %v104 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v103, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v105 = getelementptr inbounds float, ptr %w, i64 96
  %v106 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v105, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v107 = getelementptr inbounds float, ptr %w, i64 116
  %v108 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v107, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v109 = getelementptr inbounds float, ptr %w, i64 136
  %v110 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v109, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v111 = getelementptr inbounds float, ptr %w, i64 156
  %v112 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v111, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v113 = getelementptr inbounds float, ptr %w, i64 176
  %v114 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v113, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v115 = shufflevector <16 x float> %v98, <16 x float> %v100, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v116 = shufflevector <16 x float> %v98, <16 x float> %v100, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v117 = shufflevector <16 x float> %v102, <16 x float> %v104, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v118 = shufflevector <16 x float> %v102, <16 x float> %v104, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v119 = shufflevector <16 x float> %v106, <16 x float> %v108, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v120 = shufflevector <16 x float> %v106, <16 x float> %v108, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v121 = shufflevector <16 x float> %v110, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v122 = shufflevector <16 x float> %v110, <16 x float> %v112, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v123 = shufflevector <16 x float> %v114, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v124 = shufflevector <16 x float> %v114, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v125 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v126 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v127 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v128 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v129 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v130 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v131 = shufflevector <16 x float> %v115, <16 x float> %v117, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v132 = shufflevector <16 x float> %v115, <16 x float> %v117, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v133 = shufflevector <16 x float> %v116, <16 x float> %v118, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v134 = shufflevector <16 x float> %v116, <16 x float> %v118, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v135 = shufflevector <16 x float> %v119, <16 x float> %v121, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v136 = shufflevector <16 x float> %v119, <16 x float> %v121, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v137 = shufflevector <16 x float> %v120, <16 x float> %v122, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v138 = shufflevector <16 x float> %v120, <16 x float> %v122, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v139 = shufflevector <16 x float> %v123, <16 x float> %v125, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v140 = shufflevector <16 x float> %v123, <16 x float> %v125, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v141 = shufflevector <16 x float> %v124, <16 x float> %v126, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v142 = shufflevector <16 x float> %v124, <16 x float> %v126, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v143 = shufflevector <16 x float> %v127, <16 x float> %v129, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v144 = shufflevector <16 x float> %v127, <16 x float> %v129, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v145 = shufflevector <16 x float> %v128, <16 x float> %v130, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v146 = shufflevector <16 x float> %v128, <16 x float> %v130, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v147 = shufflevector <16 x float> %v131, <16 x float> %v135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v148 = shufflevector <16 x float> %v131, <16 x float> %v135, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v149 = shufflevector <16 x float> %v133, <16 x float> %v137, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v150 = shufflevector <16 x float> %v133, <16 x float> %v137, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v151 = shufflevector <16 x float> %v132, <16 x float> %v136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v152 = shufflevector <16 x float> %v132, <16 x float> %v136, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v153 = shufflevector <16 x float> %v134, <16 x float> %v138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v154 = shufflevector <16 x float> %v134, <16 x float> %v138, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v155 = shufflevector <16 x float> %v139, <16 x float> %v143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v156 = shufflevector <16 x float> %v139, <16 x float> %v143, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v157 = shufflevector <16 x float> %v141, <16 x float> %v145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v158 = shufflevector <16 x float> %v141, <16 x float> %v145, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v159 = shufflevector <16 x float> %v140, <16 x float> %v144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v160 = shufflevector <16 x float> %v140, <16 x float> %v144, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v161 = shufflevector <16 x float> %v142, <16 x float> %v146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v162 = shufflevector <16 x float> %v142, <16 x float> %v146, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v163 = shufflevector <16 x float> %v147, <16 x float> %v155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v164 = shufflevector <16 x float> %v147, <16 x float> %v155, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v165 = shufflevector <16 x float> %v149, <16 x float> %v157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v166 = shufflevector <16 x float> %v149, <16 x float> %v157, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v167 = shufflevector <16 x float> %v151, <16 x float> %v159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v168 = shufflevector <16 x float> %v151, <16 x float> %v159, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v169 = shufflevector <16 x float> %v153, <16 x float> %v161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v170 = shufflevector <16 x float> %v153, <16 x float> %v161, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v171 = shufflevector <16 x float> %v148, <16 x float> %v156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v172 = shufflevector <16 x float> %v148, <16 x float> %v156, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v173 = shufflevector <16 x float> %v150, <16 x float> %v158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v174 = shufflevector <16 x float> %v150, <16 x float> %v158, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v175 = shufflevector <16 x float> %v152, <16 x float> %v160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v176 = shufflevector <16 x float> %v152, <16 x float> %v160, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v177 = shufflevector <16 x float> %v154, <16 x float> %v162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v178 = shufflevector <16 x float> %v154, <16 x float> %v162, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v179 = getelementptr inbounds float, ptr %to, i64 64
  store <16 x float> %v163, ptr %v179, align 4
  %v180 = getelementptr inbounds float, ptr %to, i64 320
  store <16 x float> %v165, ptr %v180, align 4
  %v181 = getelementptr inbounds float, ptr %to, i64 576
  store <16 x float> %v167, ptr %v181, align 4
  %v182 = getelementptr inbounds float, ptr %to, i64 832
  store <16 x float> %v169, ptr %v182, align 4
  ret void
}
define internal void @k_pack_16(ptr %w, ptr %to) #0 {
entry:
  %v1 = load <16 x float>, ptr %w, align 4
  %v2 = getelementptr inbounds float, ptr %w, i64 20
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %w, i64 40
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %w, i64 60
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %w, i64 80
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %w, i64 100
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %w, i64 120
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %w, i64 140
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %w, i64 160
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %w, i64 180
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %w, i64 200
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %w, i64 220
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %w, i64 240
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %w, i64 260
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %w, i64 280
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %w, i64 300
  %v31 = load <16 x float>, ptr %v30, align 4
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
  %v97 = getelementptr inbounds float, ptr %to, i64 512
  store <16 x float> %v84, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %to, i64 768
  store <16 x float> %v86, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %to, i64 16
  store <16 x float> %v88, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %to, i64 272
  store <16 x float> %v90, ptr %v100, align 4
  %v101 = getelementptr inbounds float, ptr %to, i64 528
  store <16 x float> %v92, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %to, i64 784
  store <16 x float> %v94, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %to, i64 32
  store <16 x float> %v81, ptr %v103, align 4
  %v104 = getelementptr inbounds float, ptr %to, i64 288
  store <16 x float> %v83, ptr %v104, align 4
  %v105 = getelementptr inbounds float, ptr %to, i64 544
  store <16 x float> %v85, ptr %v105, align 4
  %v106 = getelementptr inbounds float, ptr %to, i64 800
  store <16 x float> %v87, ptr %v106, align 4
  %v107 = getelementptr inbounds float, ptr %to, i64 48
  store <16 x float> %v89, ptr %v107, align 4
  %v108 = getelementptr inbounds float, ptr %to, i64 304
  store <16 x float> %v91, ptr %v108, align 4
  %v109 = getelementptr inbounds float, ptr %to, i64 560
  store <16 x float> %v93, ptr %v109, align 4
  %v110 = getelementptr inbounds float, ptr %to, i64 816
  store <16 x float> %v95, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %w, i64 16
  %v112 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v111, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v113 = getelementptr inbounds float, ptr %w, i64 36
  %v114 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v113, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v115 = getelementptr inbounds float, ptr %w, i64 56
  %v116 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v115, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v117 = getelementptr inbounds float, ptr %w, i64 76
  %v118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v117, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v119 = getelementptr inbounds float, ptr %w, i64 96
  %v120 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v119, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v121 = getelementptr inbounds float, ptr %w, i64 116
  %v122 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v121, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v123 = getelementptr inbounds float, ptr %w, i64 136
  %v124 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v123, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v125 = getelementptr inbounds float, ptr %w, i64 156
  %v126 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v125, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v127 = getelementptr inbounds float, ptr %w, i64 176
  %v128 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v127, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v129 = getelementptr inbounds float, ptr %w, i64 196
  %v130 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v129, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v131 = getelementptr inbounds float, ptr %w, i64 216
  %v132 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v131, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v133 = getelementptr inbounds float, ptr %w, i64 236
  %v134 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v133, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v135 = getelementptr inbounds float, ptr %w, i64 256
  %v136 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v135, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v137 = getelementptr inbounds float, ptr %w, i64 276
  %v138 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v137, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v139 = getelementptr inbounds float, ptr %w, i64 296
  %v140 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v139, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v141 = getelementptr inbounds float, ptr %w, i64 316
  %v142 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v141, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v143 = shufflevector <16 x float> %v112, <16 x float> %v114, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v144 = shufflevector <16 x float> %v112, <16 x float> %v114, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v145 = shufflevector <16 x float> %v116, <16 x float> %v118, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v146 = shufflevector <16 x float> %v116, <16 x float> %v118, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v147 = shufflevector <16 x float> %v120, <16 x float> %v122, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v148 = shufflevector <16 x float> %v120, <16 x float> %v122, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v149 = shufflevector <16 x float> %v124, <16 x float> %v126, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v150 = shufflevector <16 x float> %v124, <16 x float> %v126, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v151 = shufflevector <16 x float> %v128, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v152 = shufflevector <16 x float> %v128, <16 x float> %v130, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v153 = shufflevector <16 x float> %v132, <16 x float> %v134, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v154 = shufflevector <16 x float> %v132, <16 x float> %v134, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v155 = shufflevector <16 x float> %v136, <16 x float> %v138, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v156 = shufflevector <16 x float> %v136, <16 x float> %v138, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v157 = shufflevector <16 x float> %v140, <16 x float> %v142, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v158 = shufflevector <16 x float> %v140, <16 x float> %v142, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v159 = shufflevector <16 x float> %v143, <16 x float> %v145, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v160 = shufflevector <16 x float> %v143, <16 x float> %v145, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v161 = shufflevector <16 x float> %v144, <16 x float> %v146, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v162 = shufflevector <16 x float> %v144, <16 x float> %v146, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v163 = shufflevector <16 x float> %v147, <16 x float> %v149, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v164 = shufflevector <16 x float> %v147, <16 x float> %v149, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v165 = shufflevector <16 x float> %v148, <16 x float> %v150, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v166 = shufflevector <16 x float> %v148, <16 x float> %v150, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v167 = shufflevector <16 x float> %v151, <16 x float> %v153, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v168 = shufflevector <16 x float> %v151, <16 x float> %v153, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v169 = shufflevector <16 x float> %v152, <16 x float> %v154, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v170 = shufflevector <16 x float> %v152, <16 x float> %v154, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v171 = shufflevector <16 x float> %v155, <16 x float> %v157, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v172 = shufflevector <16 x float> %v155, <16 x float> %v157, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v173 = shufflevector <16 x float> %v156, <16 x float> %v158, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v174 = shufflevector <16 x float> %v156, <16 x float> %v158, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v175 = shufflevector <16 x float> %v159, <16 x float> %v163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v176 = shufflevector <16 x float> %v159, <16 x float> %v163, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v177 = shufflevector <16 x float> %v161, <16 x float> %v165, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v178 = shufflevector <16 x float> %v161, <16 x float> %v165, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v179 = shufflevector <16 x float> %v160, <16 x float> %v164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v180 = shufflevector <16 x float> %v160, <16 x float> %v164, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v181 = shufflevector <16 x float> %v162, <16 x float> %v166, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v182 = shufflevector <16 x float> %v162, <16 x float> %v166, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v183 = shufflevector <16 x float> %v167, <16 x float> %v171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v184 = shufflevector <16 x float> %v167, <16 x float> %v171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v185 = shufflevector <16 x float> %v169, <16 x float> %v173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v186 = shufflevector <16 x float> %v169, <16 x float> %v173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v187 = shufflevector <16 x float> %v168, <16 x float> %v172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v188 = shufflevector <16 x float> %v168, <16 x float> %v172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v189 = shufflevector <16 x float> %v170, <16 x float> %v174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v190 = shufflevector <16 x float> %v170, <16 x float> %v174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v191 = shufflevector <16 x float> %v175, <16 x float> %v183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v192 = shufflevector <16 x float> %v175, <16 x float> %v183, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v193 = shufflevector <16 x float> %v177, <16 x float> %v185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v194 = shufflevector <16 x float> %v177, <16 x float> %v185, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v195 = shufflevector <16 x float> %v179, <16 x float> %v187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v196 = shufflevector <16 x float> %v179, <16 x float> %v187, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v197 = shufflevector <16 x float> %v181, <16 x float> %v189, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v198 = shufflevector <16 x float> %v181, <16 x float> %v189, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v199 = shufflevector <16 x float> %v176, <16 x float> %v184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v200 = shufflevector <16 x float> %v176, <16 x float> %v184, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v201 = shufflevector <16 x float> %v178, <16 x float> %v186, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v202 = shufflevector <16 x float> %v178, <16 x float> %v186, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v203 = shufflevector <16 x float> %v180, <16 x float> %v188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v204 = shufflevector <16 x float> %v180, <16 x float> %v188, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v205 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v206 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v207 = getelementptr inbounds float, ptr %to, i64 64
  store <16 x float> %v191, ptr %v207, align 4
  %v208 = getelementptr inbounds float, ptr %to, i64 320
  store <16 x float> %v193, ptr %v208, align 4
  %v209 = getelementptr inbounds float, ptr %to, i64 576
  store <16 x float> %v195, ptr %v209, align 4
  %v210 = getelementptr inbounds float, ptr %to, i64 832
  store <16 x float> %v197, ptr %v210, align 4
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
  %v12 = mul i64 %worker, 4096
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v101, %end65 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = mul i64 %v17, 320
  %v20 = add i64 %v19, 0
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = mul i64 %v17, 720
  %v23 = add i64 %v22, 0
  %v24 = getelementptr inbounds float, ptr %v9, i64 %v23
  %v25 = icmp eq i64 %v17, 0
  %v26 = xor i1 %v25, true
  br i1 %v26, label %then27, label %end28
then27:
  call void @k_pack_16(ptr %v21, ptr %v13)
  br label %head29
head29:
  %v32 = phi i64 [ 0, %then27 ], [ %v63, %body30 ]
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
  %v41 = getelementptr inbounds float, ptr %v35, i64 512
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v35, i64 768
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v38
  %v46 = fadd <16 x float> %v38, %v40
  %v47 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v42
  %v48 = fadd <16 x float> %v42, %v44
  %v49 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v45
  %v50 = fadd <16 x float> %v45, %v47
  store <16 x float> %v49, ptr %v37, align 4
  %v51 = getelementptr inbounds float, ptr %v37, i64 240
  store <16 x float> %v50, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v37, i64 480
  store <16 x float> %v47, ptr %v52, align 4
  %v53 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v46
  %v54 = fadd <16 x float> %v46, %v48
  %v55 = getelementptr inbounds float, ptr %v37, i64 80
  store <16 x float> %v53, ptr %v55, align 4
  %v56 = getelementptr inbounds float, ptr %v37, i64 320
  store <16 x float> %v54, ptr %v56, align 4
  %v57 = getelementptr inbounds float, ptr %v37, i64 560
  store <16 x float> %v48, ptr %v57, align 4
  %v58 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v40
  %v59 = fadd <16 x float> %v40, %v44
  %v60 = getelementptr inbounds float, ptr %v37, i64 160
  store <16 x float> %v58, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %v37, i64 400
  store <16 x float> %v59, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %v37, i64 640
  store <16 x float> %v44, ptr %v62, align 4
  %v63 = add nsw i64 %v32, 1
  br label %head29
end31:
  br label %end28
end28:
  br i1 %v25, label %then64, label %end65
then64:
  call void @k_pack_9(ptr %v21, ptr %v13)
  br label %head66
head66:
  %v69 = phi i64 [ 0, %then64 ], [ %v100, %body67 ]
  %v70 = icmp slt i64 %v69, 5
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = mul i64 %v69, 16
  %v72 = getelementptr inbounds float, ptr %v13, i64 %v71
  %v73 = mul i64 %v69, 16
  %v74 = getelementptr inbounds float, ptr %v24, i64 %v73
  %v75 = load <16 x float>, ptr %v72, align 4
  %v76 = getelementptr inbounds float, ptr %v72, i64 256
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %v72, i64 512
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %v72, i64 768
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v75
  %v83 = fadd <16 x float> %v75, %v77
  %v84 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v79
  %v85 = fadd <16 x float> %v79, %v81
  %v86 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v82
  %v87 = fadd <16 x float> %v82, %v84
  store <16 x float> %v86, ptr %v74, align 4
  %v88 = getelementptr inbounds float, ptr %v74, i64 240
  store <16 x float> %v87, ptr %v88, align 4
  %v89 = getelementptr inbounds float, ptr %v74, i64 480
  store <16 x float> %v84, ptr %v89, align 4
  %v90 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v83
  %v91 = fadd <16 x float> %v83, %v85
  %v92 = getelementptr inbounds float, ptr %v74, i64 80
  store <16 x float> %v90, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %v74, i64 320
  store <16 x float> %v91, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %v74, i64 560
  store <16 x float> %v85, ptr %v94, align 4
  %v95 = fmul <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v77
  %v96 = fadd <16 x float> %v77, %v81
  %v97 = getelementptr inbounds float, ptr %v74, i64 160
  store <16 x float> %v95, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %v74, i64 400
  store <16 x float> %v96, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %v74, i64 640
  store <16 x float> %v81, ptr %v99, align 4
  %v100 = add nsw i64 %v69, 1
  br label %head66
end68:
  br label %end65
end65:
  %v101 = add nsw i64 %v17, 1
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
  %v7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v3, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v8 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = fsub <16 x float> %v8, %v7
  %v11 = fsub <16 x float> %v9, %v8
  %v12 = getelementptr inbounds float, ptr %v3, i64 5
  %v13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v12, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v14 = getelementptr inbounds float, ptr %v4, i64 5
  %v15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v14, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v16 = getelementptr inbounds float, ptr %v6, i64 5
  %v17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v16, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v18 = fsub <16 x float> %v15, %v13
  %v19 = fsub <16 x float> %v17, %v15
  %v20 = getelementptr inbounds float, ptr %v3, i64 10
  %v21 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v20, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v22 = getelementptr inbounds float, ptr %v4, i64 10
  %v23 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v22, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %v6, i64 10
  %v25 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v26 = fsub <16 x float> %v23, %v21
  %v27 = fsub <16 x float> %v25, %v23
  %v28 = fsub <16 x float> %v18, %v10
  %v29 = fsub <16 x float> %v26, %v18
  %v30 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v28, ptr align 4 %v30, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v31 = getelementptr inbounds float, ptr %v2, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v18, ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v32 = getelementptr inbounds float, ptr %v2, i64 96
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v29, ptr align 4 %v32, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v33 = fsub <16 x float> %v15, %v8
  %v34 = fsub <16 x float> %v23, %v15
  %v35 = getelementptr inbounds float, ptr %v2, i64 144
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v33, ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v36 = getelementptr inbounds float, ptr %v2, i64 192
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v15, ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v37 = getelementptr inbounds float, ptr %v2, i64 240
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v34, ptr align 4 %v37, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v38 = fsub <16 x float> %v19, %v11
  %v39 = fsub <16 x float> %v27, %v19
  %v40 = getelementptr inbounds float, ptr %v2, i64 288
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v38, ptr align 4 %v40, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v41 = getelementptr inbounds float, ptr %v2, i64 336
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v19, ptr align 4 %v41, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v42 = getelementptr inbounds float, ptr %v2, i64 384
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v39, ptr align 4 %v42, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end8 ]
  %v5 = icmp slt i64 %v4, 3
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v38, %end27 ]
  %v10 = icmp slt i64 %v9, 3
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
  %v21 = mul i64 %v4, 3
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
  %v1 = mul i64 %line, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v21, %end20 ]
  %v6 = icmp slt i64 %v5, 2
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = mul i64 %v5, 2
  %v8 = add i64 %first, %v5
  %v9 = icmp ult i64 %v1, 2
  %v10 = icmp ult i64 %v7, 2
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
  call void @k_patch(ptr %scratch, i64 15, ptr %v, i64 %v8)
  br label %end20
end20:
  %v21 = add nsw i64 %v5, 1
  br label %head2
end4:
  ret void
}
define internal void @k_1_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v23, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v22, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v21, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <16 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
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
define internal void @k_output_2_9(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 144
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 288
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = fadd <16 x float> %v1, %v3
  %v7 = fadd <16 x float> %v3, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 48
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 192
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %m, i64 336
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fadd <16 x float> %v11, %v13
  %v16 = getelementptr inbounds float, ptr %m, i64 96
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 240
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 384
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = fadd <16 x float> %v17, %v19
  %v23 = fadd <16 x float> %v19, %v21
  %v24 = load <16 x float>, ptr %bias, align 4
  %v25 = fadd <16 x float> %v6, %v14
  %v26 = fadd <16 x float> %v14, %v22
  %v27 = fadd <16 x float> %v25, %v24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v27, ptr align 4 %out, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v28 = add i64 %row, 1
  %v29 = fadd <16 x float> %v26, %v24
  %v30 = getelementptr inbounds float, ptr %out, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v29, ptr align 4 %v30, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v31 = icmp sgt i64 %lines, 1
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = load <16 x float>, ptr %bias, align 4
  %v35 = getelementptr inbounds float, ptr %out, i64 27
  %v36 = fadd <16 x float> %v7, %v15
  %v37 = fadd <16 x float> %v15, %v23
  %v38 = add i64 %row, 3
  %v39 = fadd <16 x float> %v36, %v34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v39, ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v40 = add i64 %row, 4
  %v41 = fadd <16 x float> %v37, %v34
  %v42 = getelementptr inbounds float, ptr %v35, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v41, ptr align 4 %v42, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end33
end33:
  ret void
}
define internal void @k_output_1_9(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 144
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 288
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = fadd <16 x float> %v1, %v3
  %v7 = fadd <16 x float> %v3, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 48
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 192
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %m, i64 336
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fadd <16 x float> %v11, %v13
  %v16 = getelementptr inbounds float, ptr %m, i64 96
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 240
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 384
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = fadd <16 x float> %v17, %v19
  %v23 = fadd <16 x float> %v19, %v21
  %v24 = load <16 x float>, ptr %bias, align 4
  %v25 = fadd <16 x float> %v6, %v14
  %v26 = fadd <16 x float> %v25, %v24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v26, ptr align 4 %out, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v27 = icmp sgt i64 %lines, 1
  br i1 %v27, label %then28, label %end29
then28:
  %v30 = load <16 x float>, ptr %bias, align 4
  %v31 = getelementptr inbounds float, ptr %out, i64 27
  %v32 = fadd <16 x float> %v7, %v15
  %v33 = add i64 %row, 3
  %v34 = fadd <16 x float> %v32, %v30
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v34, ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end29
end29:
  ret void
}
define internal void @k_band_1_9(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %end15 ]
  %v5 = icmp slt i64 %v4, 9
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 80
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 80
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 2
  %v19 = mul i64 %v18, 16
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 16
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %end3 ], [ %v60, %end39 ]
  %v30 = icmp slt i64 %v29, 1
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 2
  %v32 = sub i64 3, %y
  %v33 = sub i64 %v32, %v31
  %v34 = icmp slt i64 %v33, 2
  %v35 = select i1 %v34, i64 %v33, i64 2
  %v36 = mul i64 %v31, 3
  br label %head37
head37:
  %v40 = phi i64 [ 0, %body27 ], [ %v51, %body38 ]
  %v41 = icmp slt i64 %v40, 1
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 2
  %v43 = add i64 %v36, %v42
  %v44 = mul i64 %v29, 2
  %v45 = add i64 %v44, %v40
  %v46 = mul i64 %v45, 16
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = mul i64 %v43, 9
  %v49 = getelementptr inbounds float, ptr %out, i64 %v48
  %v50 = add i64 %row, %v43
  call void @k_output_2_9(ptr %v47, ptr %v49, ptr %bias, i64 %v35, i64 %v50, i64 %column)
  %v51 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v52 = add i64 %v36, 2
  %v53 = mul i64 %v29, 2
  %v54 = add i64 %v53, 1
  %v55 = mul i64 %v54, 16
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = mul i64 %v52, 9
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  %v59 = add i64 %row, %v52
  call void @k_output_1_9(ptr %v56, ptr %v58, ptr %bias, i64 %v35, i64 %v59, i64 %column)
  %v60 = add nsw i64 %v29, 1
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
  %v12 = mul i64 %worker, 4096
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 480
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v60, %end37 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 2
  %v21 = urem i64 %v18, 2
  %v22 = mul i64 %v20, 80
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
  %v32 = mul i64 %v30, 2
  %v33 = add i64 %v21, %v30
  call void @k_patch_line(ptr %v23, ptr %v14, i64 %v32, i64 %v33, ptr %v13)
  %v34 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head35
head35:
  %v38 = phi i64 [ 0, %end29 ], [ %v59, %end58 ]
  %v39 = icmp slt i64 %v38, 1
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = udiv i64 %v18, 2
  %v41 = urem i64 %v18, 2
  %v42 = mul i64 %v41, 2
  %v43 = mul i64 %v40, 3
  %v44 = add i64 %v43, %v42
  %v45 = mul i64 %v44, 3
  %v46 = mul i64 %v38, 16
  %v47 = mul i64 %v38, 720
  %v48 = getelementptr inbounds float, ptr %v9, i64 %v47
  %v49 = mul i64 %v45, 9
  %v50 = add i64 %v49, %v46
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v53 = getelementptr inbounds float, ptr %v13, i64 48
  %v54 = icmp eq i64 %v41, 1
  %v55 = icmp eq i64 %v38, 0
  %v56 = and i1 true, %v55
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_band_1_9(ptr %v14, ptr %v48, ptr %v51, ptr %v52, i64 %v42, i64 %v45, i64 %v46, ptr %v53)
  br label %end58
end58:
  %v59 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v60 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
