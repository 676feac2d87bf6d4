; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"turned":0},"inputs":["f32[1,4,4,5]","f32[9,5,2,2]","f32[9]"],"op":"run_conv","output":"f32[1,3,3,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"dense","impl":"winograd_f2","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":2,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_u: 2 units
; phase k_bands: 2 units
; scratch 2880 bytes, 1344 of each core
; packed input 2: float32 (16,) ead07ab5a1bb3e27
@k_zeros = private constant [4 x i64] [i64 0, i64 0, i64 0, i64 0], align 64
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @k_pack_1(ptr %w, ptr %to) #0 {
entry:
  %v1 = load <8 x float>, ptr %w, align 4
  %v2 = shufflevector <8 x float> %v1, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v3 = shufflevector <8 x float> %v1, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v4 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v5 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v6 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v7 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v8 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v9 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v10 = shufflevector <8 x float> %v2, <8 x float> %v4, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v11 = shufflevector <8 x float> %v2, <8 x float> %v4, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v12 = shufflevector <8 x float> %v3, <8 x float> %v5, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v13 = shufflevector <8 x float> %v3, <8 x float> %v5, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v14 = shufflevector <8 x float> %v6, <8 x float> %v8, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v15 = shufflevector <8 x float> %v6, <8 x float> %v8, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v16 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v17 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v18 = shufflevector <8 x float> %v10, <8 x float> %v14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v19 = shufflevector <8 x float> %v10, <8 x float> %v14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v20 = shufflevector <8 x float> %v12, <8 x float> %v16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v21 = shufflevector <8 x float> %v12, <8 x float> %v16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v22 = shufflevector <8 x float> %v11, <8 x float> %v15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v23 = shufflevector <8 x float> %v11, <8 x float> %v15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v24 = shufflevector <8 x float> %v13, <8 x float> %v17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v25 = shufflevector <8 x float> %v13, <8 x float> %v17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v18, ptr %to, align 4
  %v26 = getelementptr inbounds float, ptr %to, i64 64
  store <8 x float> %v20, ptr %v26, align 4
  %v27 = getelementptr inbounds float, ptr %to, i64 128
  store <8 x float> %v22, ptr %v27, align 4
  %v28 = getelementptr inbounds float, ptr %to, i64 192
  store <8 x float> %v24, ptr %v28, align 4
  %v29 = getelementptr inbounds float, ptr %to, i64 8
  store <8 x float> %v19, ptr %v29, align 4
  %v30 = getelementptr inbounds float, ptr %to, i64 72
  store <8 x float> %v21, ptr %v30, align 4
  %v31 = getelementptr inbounds float, ptr %to, i64 136
  store <8 x float> %v23, ptr %v31, align 4
  %v32 = getelementptr inbounds float, ptr %to, i64 200
  store <8 x float> %v25, ptr %v32, align 4
  %v33 = getelementptr inbounds float, ptr %w, i64 8
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = shufflevector <8 x float> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v36 = shufflevector <8 x float> %v34, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v37 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v38 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v39 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v40 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v41 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v42 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v43 = shufflevector <8 x float> %v35, <8 x float> %v37, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v44 = shufflevector <8 x float> %v35, <8 x float> %v37, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v45 = shufflevector <8 x float> %v36, <8 x float> %v38, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v46 = shufflevector <8 x float> %v36, <8 x float> %v38, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v47 = shufflevector <8 x float> %v39, <8 x float> %v41, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v48 = shufflevector <8 x float> %v39, <8 x float> %v41, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v49 = shufflevector <8 x float> %v40, <8 x float> %v42, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v50 = shufflevector <8 x float> %v40, <8 x float> %v42, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v51 = shufflevector <8 x float> %v43, <8 x float> %v47, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v52 = shufflevector <8 x float> %v43, <8 x float> %v47, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v53 = shufflevector <8 x float> %v45, <8 x float> %v49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v54 = shufflevector <8 x float> %v45, <8 x float> %v49, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v55 = shufflevector <8 x float> %v44, <8 x float> %v48, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v56 = shufflevector <8 x float> %v44, <8 x float> %v48, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v57 = shufflevector <8 x float> %v46, <8 x float> %v50, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v58 = shufflevector <8 x float> %v46, <8 x float> %v50, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v59 = getelementptr inbounds float, ptr %to, i64 16
  store <8 x float> %v51, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %to, i64 80
  store <8 x float> %v53, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %to, i64 144
  store <8 x float> %v55, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %to, i64 208
  store <8 x float> %v57, ptr %v62, align 4
  %v63 = getelementptr inbounds float, ptr %to, i64 24
  store <8 x float> %v52, ptr %v63, align 4
  %v64 = getelementptr inbounds float, ptr %to, i64 88
  store <8 x float> %v54, ptr %v64, align 4
  %v65 = getelementptr inbounds float, ptr %to, i64 152
  store <8 x float> %v56, ptr %v65, align 4
  %v66 = getelementptr inbounds float, ptr %to, i64 216
  store <8 x float> %v58, ptr %v66, align 4
  %v67 = getelementptr inbounds float, ptr %w, i64 16
  %v68 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v67, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v69 = shufflevector <8 x float> %v68, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v70 = shufflevector <8 x float> %v68, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v71 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v72 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v73 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v74 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v75 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v76 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v77 = shufflevector <8 x float> %v69, <8 x float> %v71, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v78 = shufflevector <8 x float> %v69, <8 x float> %v71, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v79 = shufflevector <8 x float> %v70, <8 x float> %v72, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v80 = shufflevector <8 x float> %v70, <8 x float> %v72, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v81 = shufflevector <8 x float> %v73, <8 x float> %v75, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v82 = shufflevector <8 x float> %v73, <8 x float> %v75, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v83 = shufflevector <8 x float> %v74, <8 x float> %v76, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v84 = shufflevector <8 x float> %v74, <8 x float> %v76, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v85 = shufflevector <8 x float> %v77, <8 x float> %v81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v86 = shufflevector <8 x float> %v77, <8 x float> %v81, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v87 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v88 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v89 = shufflevector <8 x float> %v78, <8 x float> %v82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v90 = shufflevector <8 x float> %v78, <8 x float> %v82, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v91 = shufflevector <8 x float> %v80, <8 x float> %v84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v92 = shufflevector <8 x float> %v80, <8 x float> %v84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v93 = getelementptr inbounds float, ptr %to, i64 32
  store <8 x float> %v85, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %to, i64 96
  store <8 x float> %v87, ptr %v94, align 4
  %v95 = getelementptr inbounds float, ptr %to, i64 160
  store <8 x float> %v89, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %to, i64 224
  store <8 x float> %v91, ptr %v96, align 4
  ret void
}
define internal void @k_pack_8(ptr %w, ptr %to) #0 {
entry:
  %v1 = load <8 x float>, ptr %w, align 4
  %v2 = getelementptr inbounds float, ptr %w, i64 20
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %w, i64 40
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %w, i64 60
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %w, i64 80
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %w, i64 100
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %w, i64 120
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %w, i64 140
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = shufflevector <8 x float> %v1, <8 x float> %v3, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v17 = shufflevector <8 x float> %v1, <8 x float> %v3, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v18 = shufflevector <8 x float> %v5, <8 x float> %v7, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v19 = shufflevector <8 x float> %v5, <8 x float> %v7, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v20 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v21 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v22 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v23 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v24 = shufflevector <8 x float> %v16, <8 x float> %v18, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v25 = shufflevector <8 x float> %v16, <8 x float> %v18, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v26 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v27 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v28 = shufflevector <8 x float> %v20, <8 x float> %v22, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v29 = shufflevector <8 x float> %v20, <8 x float> %v22, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v30 = shufflevector <8 x float> %v21, <8 x float> %v23, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v31 = shufflevector <8 x float> %v21, <8 x float> %v23, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v24, <8 x float> %v28, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v33 = shufflevector <8 x float> %v24, <8 x float> %v28, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v26, <8 x float> %v30, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v30, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v36 = shufflevector <8 x float> %v25, <8 x float> %v29, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v37 = shufflevector <8 x float> %v25, <8 x float> %v29, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v38 = shufflevector <8 x float> %v27, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v39 = shufflevector <8 x float> %v27, <8 x float> %v31, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v32, ptr %to, align 4
  %v40 = getelementptr inbounds float, ptr %to, i64 64
  store <8 x float> %v34, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %to, i64 128
  store <8 x float> %v36, ptr %v41, align 4
  %v42 = getelementptr inbounds float, ptr %to, i64 192
  store <8 x float> %v38, ptr %v42, align 4
  %v43 = getelementptr inbounds float, ptr %to, i64 8
  store <8 x float> %v33, ptr %v43, align 4
  %v44 = getelementptr inbounds float, ptr %to, i64 72
  store <8 x float> %v35, ptr %v44, align 4
  %v45 = getelementptr inbounds float, ptr %to, i64 136
  store <8 x float> %v37, ptr %v45, align 4
  %v46 = getelementptr inbounds float, ptr %to, i64 200
  store <8 x float> %v39, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %w, i64 8
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %w, i64 28
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %w, i64 48
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %w, i64 68
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %w, i64 88
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %w, i64 108
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %w, i64 128
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %w, i64 148
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = shufflevector <8 x float> %v48, <8 x float> %v50, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v64 = shufflevector <8 x float> %v48, <8 x float> %v50, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v65 = shufflevector <8 x float> %v52, <8 x float> %v54, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v66 = shufflevector <8 x float> %v52, <8 x float> %v54, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v67 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v68 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v69 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v70 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v71 = shufflevector <8 x float> %v63, <8 x float> %v65, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v72 = shufflevector <8 x float> %v63, <8 x float> %v65, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v73 = shufflevector <8 x float> %v64, <8 x float> %v66, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v74 = shufflevector <8 x float> %v64, <8 x float> %v66, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v75 = shufflevector <8 x float> %v67, <8 x float> %v69, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v76 = shufflevector <8 x float> %v67, <8 x float> %v69, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v77 = shufflevector <8 x float> %v68, <8 x float> %v70, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v78 = shufflevector <8 x float> %v68, <8 x float> %v70, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v79 = shufflevector <8 x float> %v71, <8 x float> %v75, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v80 = shufflevector <8 x float> %v71, <8 x float> %v75, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v81 = shufflevector <8 x float> %v73, <8 x float> %v77, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v82 = shufflevector <8 x float> %v73, <8 x float> %v77, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v83 = shufflevector <8 x float> %v72, <8 x float> %v76, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v84 = shufflevector <8 x float> %v72, <8 x float> %v76, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v85 = shufflevector <8 x float> %v74, <8 x float> %v78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v86 = shufflevector <8 x float> %v74, <8 x float> %v78, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v87 = getelementptr inbounds float, ptr %to, i64 16
  store <8 x float> %v79, ptr %v87, align 4
  %v88 = getelementptr inbounds float, ptr %to, i64 80
  store <8 x float> %v81, ptr %v88, align 4
  %v89 = getelementptr inbounds float, ptr %to, i64 144
  store <8 x float> %v83, ptr %v89, align 4
  %v90 = getelementptr inbounds float, ptr %to, i64 208
  store <8 x float> %v85, ptr %v90, align 4
  %v91 = getelementptr inbounds float, ptr %to, i64 24
  store <8 x float> %v80, ptr %v91, align 4
  %v92 = getelementptr inbounds float, ptr %to, i64 88
  store <8 x float> %v82, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %to, i64 152
  store <8 x float> %v84, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %to, i64 216
  store <8 x float> %v86, ptr %v94, align 4
  %v95 = getelementptr inbounds float, ptr %w, i64 16
  %v96 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v95, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v97 = getelementptr inbounds float, ptr %w, i64 36
  %v98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v97, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v99 = getelementptr inbounds float, ptr %w, i64 56
  %v100 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v99, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v101 = getelementptr inbounds float, ptr %w, i64 76
  %v102 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v101, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v103 = getelementptr inbounds float, ptr %w, i64 96
  %v104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v103, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v105 = getelementptr inbounds float, ptr %w, i64 116
  %v106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v105, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v107 = getelementptr inbounds float, ptr %w, i64 136
  %v108 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v107, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v109 = getelementptr inbounds float, ptr %w, i64 156
  %v110 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v109, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v111 = shufflevector <8 x float> %v96, <8 x float> %v98, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v112 = shufflevector <8 x float> %v96, <8 x float> %v98, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v113 = shufflevector <8 x float> %v100, <8 x float> %v102, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v114 = shufflevector <8 x float> %v100, <8 x float> %v102, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v115 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v116 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v117 = shufflevector <8 x float> %v108, <8 x float> %v110, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v118 = shufflevector <8 x float> %v108, <8 x float> %v110, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v119 = shufflevector <8 x float> %v111, <8 x float> %v113, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v120 = shufflevector <8 x float> %v111, <8 x float> %v113, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v121 = shufflevector <8 x float> %v112, <8 x float> %v114, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v122 = shufflevector <8 x float> %v112, <8 x float> %v114, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v123 = shufflevector <8 x float> %v115, <8 x float> %v117, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v124 = shufflevector <8 x float> %v115, <8 x float> %v117, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v125 = shufflevector <8 x float> %v116, <8 x float> %v118, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v126 = shufflevector <8 x float> %v116, <8 x float> %v118, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v127 = shufflevector <8 x float> %v119, <8 x float> %v123, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v128 = shufflevector <8 x float> %v119, <8 x float> %v123, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v129 = shufflevector <8 x float> %v121, <8 x float> %v125, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v130 = shufflevector <8 x float> %v121, <8 x float> %v125, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v131 = shufflevector <8 x float> %v120, <8 x float> %v124, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v132 = shufflevector <8 x float> %v120, <8 x float> %v124, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v133 = shufflevector <8 x float> %v122, <8 x float> %v126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v134 = shufflevector <8 x float> %v122, <8 x float> %v126, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v135 = getelementptr inbounds float, ptr %to, i64 32
  store <8 x float> %v127, ptr %v135, align 4
  %v136 = getelementptr inbounds float, ptr %to, i64 96
  store <8 x float> %v129, ptr %v136, align 4
  %v137 = getelementptr inbounds float, ptr %to, i64 160
  store <8 x float> %v131, ptr %v137, align 4
  %v138 = getelementptr inbounds float, ptr %to, i64 224
  store <8 x float> %v133, ptr %v138, align 4
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
  %v12 = mul i64 %worker, 1344
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v101, %end65 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = mul i64 %v17, 160
  %v20 = add i64 %v19, 0
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = mul i64 %v17, 360
  %v23 = add i64 %v22, 0
  %v24 = getelementptr inbounds float, ptr %v9, i64 %v23
  %v25 = icmp eq i64 %v17, 1
  %v26 = xor i1 %v25, true
  br i1 %v26, label %then27, label %end28
then27:
  call void @k_pack_8(ptr %v21, ptr %v13)
  br label %head29
head29:
  %v32 = phi i64 [ 0, %then27 ], [ %v63, %body30 ]
  %v33 = icmp slt i64 %v32, 5
  br i1 %v33, label %body30, label %end31
body30:
  %v34 = mul i64 %v32, 8
  %v35 = getelementptr inbounds float, ptr %v13, i64 %v34
  %v36 = mul i64 %v32, 8
  %v37 = getelementptr inbounds float, ptr %v24, i64 %v36
  %v38 = load <8 x float>, ptr %v35, align 4
  %v39 = getelementptr inbounds float, ptr %v35, i64 64
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v35, i64 128
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v35, i64 192
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v38
  %v46 = fadd <8 x float> %v38, %v40
  %v47 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v42
  %v48 = fadd <8 x float> %v42, %v44
  %v49 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v45
  %v50 = fadd <8 x float> %v45, %v47
  store <8 x float> %v49, ptr %v37, align 4
  %v51 = getelementptr inbounds float, ptr %v37, i64 120
  store <8 x float> %v50, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v37, i64 240
  store <8 x float> %v47, ptr %v52, align 4
  %v53 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v46
  %v54 = fadd <8 x float> %v46, %v48
  %v55 = getelementptr inbounds float, ptr %v37, i64 40
  store <8 x float> %v53, ptr %v55, align 4
  %v56 = getelementptr inbounds float, ptr %v37, i64 160
  store <8 x float> %v54, ptr %v56, align 4
  %v57 = getelementptr inbounds float, ptr %v37, i64 280
  store <8 x float> %v48, ptr %v57, align 4
  %v58 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v40
  %v59 = fadd <8 x float> %v40, %v44
  %v60 = getelementptr inbounds float, ptr %v37, i64 80
  store <8 x float> %v58, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %v37, i64 200
  store <8 x float> %v59, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %v37, i64 320
  store <8 x float> %v44, ptr %v62, align 4
  %v63 = add nsw i64 %v32, 1
  br label %head29
end31:
  br label %end28
end28:
  br i1 %v25, label %then64, label %end65
then64:
  call void @k_pack_1(ptr %v21, ptr %v13)
  br label %head66
head66:
  %v69 = phi i64 [ 0, %then64 ], [ %v100, %body67 ]
  %v70 = icmp slt i64 %v69, 5
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = mul i64 %v69, 8
  %v72 = getelementptr inbounds float, ptr %v13, i64 %v71
  %v73 = mul i64 %v69, 8
  %v74 = getelementptr inbounds float, ptr %v24, i64 %v73
  %v75 = load <8 x float>, ptr %v72, align 4
  %v76 = getelementptr inbounds float, ptr %v72, i64 64
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %v72, i64 128
  %v79 = load <8 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %v72, i64 192
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v75
  %v83 = fadd <8 x float> %v75, %v77
  %v84 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v79
  %v85 = fadd <8 x float> %v79, %v81
  %v86 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v82
  %v87 = fadd <8 x float> %v82, %v84
  store <8 x float> %v86, ptr %v74, align 4
  %v88 = getelementptr inbounds float, ptr %v74, i64 120
  store <8 x float> %v87, ptr %v88, align 4
  %v89 = getelementptr inbounds float, ptr %v74, i64 240
  store <8 x float> %v84, ptr %v89, align 4
  %v90 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v83
  %v91 = fadd <8 x float> %v83, %v85
  %v92 = getelementptr inbounds float, ptr %v74, i64 40
  store <8 x float> %v90, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %v74, i64 160
  store <8 x float> %v91, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %v74, i64 280
  store <8 x float> %v85, ptr %v94, align 4
  %v95 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v77
  %v96 = fadd <8 x float> %v77, %v81
  %v97 = getelementptr inbounds float, ptr %v74, i64 80
  store <8 x float> %v95, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %v74, i64 200
  store <8 x float> %v96, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %v74, i64 320
  store <8 x float> %v81, ptr %v99, align 4
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
  %v1 = mul i64 %number, 8
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  %v3 = getelementptr inbounds float, ptr %image, i64 0
  %v4 = getelementptr inbounds float, ptr %image, i64 %line_step
  %v5 = mul i64 %line_step, 2
  %v6 = getelementptr inbounds float, ptr %image, i64 %v5
  %v7 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v3, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v9 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v10 = fsub <8 x float> %v8, %v7
  %v11 = fsub <8 x float> %v9, %v8
  %v12 = getelementptr inbounds float, ptr %v3, i64 5
  %v13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v12, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v14 = getelementptr inbounds float, ptr %v4, i64 5
  %v15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v14, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v16 = getelementptr inbounds float, ptr %v6, i64 5
  %v17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v16, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v18 = fsub <8 x float> %v15, %v13
  %v19 = fsub <8 x float> %v17, %v15
  %v20 = getelementptr inbounds float, ptr %v3, i64 10
  %v21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v20, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v22 = getelementptr inbounds float, ptr %v4, i64 10
  %v23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v22, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %v6, i64 10
  %v25 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v26 = fsub <8 x float> %v23, %v21
  %v27 = fsub <8 x float> %v25, %v23
  %v28 = fsub <8 x float> %v18, %v10
  %v29 = fsub <8 x float> %v26, %v18
  %v30 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v28, ptr align 4 %v30, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v31 = getelementptr inbounds float, ptr %v2, i64 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v18, ptr align 4 %v31, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v32 = getelementptr inbounds float, ptr %v2, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v29, ptr align 4 %v32, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v33 = fsub <8 x float> %v15, %v8
  %v34 = fsub <8 x float> %v23, %v15
  %v35 = getelementptr inbounds float, ptr %v2, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v33, ptr align 4 %v35, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v36 = getelementptr inbounds float, ptr %v2, i64 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v15, ptr align 4 %v36, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v37 = getelementptr inbounds float, ptr %v2, i64 80
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v34, ptr align 4 %v37, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v38 = fsub <8 x float> %v19, %v11
  %v39 = fsub <8 x float> %v27, %v19
  %v40 = getelementptr inbounds float, ptr %v2, i64 96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v38, ptr align 4 %v40, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v41 = getelementptr inbounds float, ptr %v2, i64 112
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v19, ptr align 4 %v41, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v42 = getelementptr inbounds float, ptr %v2, i64 128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v39, ptr align 4 %v42, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
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
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <8 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 8
  br label %head25
end27:
  %v35 = select i1 %v15, i64 0, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v36, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v37, ptr align 4 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
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
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 8
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
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v55, %end42 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 48
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 96
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = fadd <8 x float> %v7, %v9
  %v13 = fadd <8 x float> %v9, %v11
  %v14 = getelementptr inbounds float, ptr %v6, i64 16
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 64
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 112
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = fadd <8 x float> %v15, %v17
  %v21 = fadd <8 x float> %v17, %v19
  %v22 = getelementptr inbounds float, ptr %v6, i64 32
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 80
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 128
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v23, %v25
  %v29 = fadd <8 x float> %v25, %v27
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %column, %v4
  %v33 = getelementptr inbounds float, ptr %out, i64 %v4
  %v34 = fadd <8 x float> %v12, %v20
  %v35 = fadd <8 x float> %v20, %v28
  %v36 = fadd <8 x float> %v34, %v31
  store <8 x float> %v36, ptr %v33, align 4
  %v37 = add i64 %row, 1
  %v38 = fadd <8 x float> %v35, %v31
  %v39 = getelementptr inbounds float, ptr %v33, i64 9
  store <8 x float> %v38, ptr %v39, align 4
  %v40 = icmp sgt i64 %lines, 1
  br i1 %v40, label %then41, label %end42
then41:
  %v43 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add i64 %column, %v4
  %v46 = getelementptr inbounds float, ptr %out, i64 27
  %v47 = getelementptr inbounds float, ptr %v46, i64 %v4
  %v48 = fadd <8 x float> %v13, %v21
  %v49 = fadd <8 x float> %v21, %v29
  %v50 = add i64 %row, 3
  %v51 = fadd <8 x float> %v48, %v44
  store <8 x float> %v51, ptr %v47, align 4
  %v52 = add i64 %row, 4
  %v53 = fadd <8 x float> %v49, %v44
  %v54 = getelementptr inbounds float, ptr %v47, i64 9
  store <8 x float> %v53, ptr %v54, align 4
  br label %end42
end42:
  %v55 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v47, %end38 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 48
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 96
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = fadd <8 x float> %v7, %v9
  %v13 = fadd <8 x float> %v9, %v11
  %v14 = getelementptr inbounds float, ptr %v6, i64 16
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 64
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 112
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = fadd <8 x float> %v15, %v17
  %v21 = fadd <8 x float> %v17, %v19
  %v22 = getelementptr inbounds float, ptr %v6, i64 32
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 80
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 128
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v23, %v25
  %v29 = fadd <8 x float> %v25, %v27
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %column, %v4
  %v33 = getelementptr inbounds float, ptr %out, i64 %v4
  %v34 = fadd <8 x float> %v12, %v20
  %v35 = fadd <8 x float> %v34, %v31
  store <8 x float> %v35, ptr %v33, align 4
  %v36 = icmp sgt i64 %lines, 1
  br i1 %v36, label %then37, label %end38
then37:
  %v39 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = add i64 %column, %v4
  %v42 = getelementptr inbounds float, ptr %out, i64 27
  %v43 = getelementptr inbounds float, ptr %v42, i64 %v4
  %v44 = fadd <8 x float> %v13, %v21
  %v45 = add i64 %row, 3
  %v46 = fadd <8 x float> %v44, %v40
  store <8 x float> %v46, ptr %v43, align 4
  br label %end38
end38:
  %v47 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_1_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %end15 ]
  %v5 = icmp slt i64 %v4, 9
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 16
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 40
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 16
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 40
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 2
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
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
  %v46 = mul i64 %v45, 8
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = mul i64 %v43, 9
  %v49 = getelementptr inbounds float, ptr %out, i64 %v48
  %v50 = add i64 %row, %v43
  call void @k_output_2_8(ptr %v47, ptr %v49, ptr %bias, i64 %v35, i64 %v50, i64 %column)
  %v51 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v52 = add i64 %v36, 2
  %v53 = mul i64 %v29, 2
  %v54 = add i64 %v53, 1
  %v55 = mul i64 %v54, 8
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = mul i64 %v52, 9
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  %v59 = add i64 %row, %v52
  call void @k_output_1_8(ptr %v56, ptr %v58, ptr %bias, i64 %v35, i64 %v59, i64 %column)
  %v60 = add nsw i64 %v29, 1
  br label %head26
end28:
  ret void
}
define internal void @k_output_2_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 48
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 96
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = fadd <8 x float> %v1, %v3
  %v7 = fadd <8 x float> %v3, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 16
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 64
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %m, i64 112
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = fadd <8 x float> %v9, %v11
  %v15 = fadd <8 x float> %v11, %v13
  %v16 = getelementptr inbounds float, ptr %m, i64 32
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 80
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 128
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = fadd <8 x float> %v17, %v19
  %v23 = fadd <8 x float> %v19, %v21
  %v24 = load <8 x float>, ptr %bias, align 4
  %v25 = fadd <8 x float> %v6, %v14
  %v26 = fadd <8 x float> %v14, %v22
  %v27 = fadd <8 x float> %v25, %v24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v27, ptr align 4 %out, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v28 = add i64 %row, 1
  %v29 = fadd <8 x float> %v26, %v24
  %v30 = getelementptr inbounds float, ptr %out, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v29, ptr align 4 %v30, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v31 = icmp sgt i64 %lines, 1
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = load <8 x float>, ptr %bias, align 4
  %v35 = getelementptr inbounds float, ptr %out, i64 27
  %v36 = fadd <8 x float> %v7, %v15
  %v37 = fadd <8 x float> %v15, %v23
  %v38 = add i64 %row, 3
  %v39 = fadd <8 x float> %v36, %v34
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v39, ptr align 4 %v35, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v40 = add i64 %row, 4
  %v41 = fadd <8 x float> %v37, %v34
  %v42 = getelementptr inbounds float, ptr %v35, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v41, ptr align 4 %v42, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end33
end33:
  ret void
}
define internal void @k_output_1_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 48
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 96
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = fadd <8 x float> %v1, %v3
  %v7 = fadd <8 x float> %v3, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 16
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 64
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %m, i64 112
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = fadd <8 x float> %v9, %v11
  %v15 = fadd <8 x float> %v11, %v13
  %v16 = getelementptr inbounds float, ptr %m, i64 32
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 80
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 128
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = fadd <8 x float> %v17, %v19
  %v23 = fadd <8 x float> %v19, %v21
  %v24 = load <8 x float>, ptr %bias, align 4
  %v25 = fadd <8 x float> %v6, %v14
  %v26 = fadd <8 x float> %v25, %v24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v26, ptr align 4 %out, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v27 = icmp sgt i64 %lines, 1
  br i1 %v27, label %then28, label %end29
then28:
  %v30 = load <8 x float>, ptr %bias, align 4
  %v31 = getelementptr inbounds float, ptr %out, i64 27
  %v32 = fadd <8 x float> %v7, %v15
  %v33 = add i64 %row, 3
  %v34 = fadd <8 x float> %v32, %v30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v34, ptr align 4 %v31, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end29
end29:
  ret void
}
define internal void @k_band_1_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %end15 ]
  %v5 = icmp slt i64 %v4, 9
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 16
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 40
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 16
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 40
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 2
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
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
  %v46 = mul i64 %v45, 8
  %v47 = getelementptr inbounds float, ptr %m, i64 %v46
  %v48 = mul i64 %v43, 9
  %v49 = getelementptr inbounds float, ptr %out, i64 %v48
  %v50 = add i64 %row, %v43
  call void @k_output_2_1(ptr %v47, ptr %v49, ptr %bias, i64 %v35, i64 %v50, i64 %column)
  %v51 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v52 = add i64 %v36, 2
  %v53 = mul i64 %v29, 2
  %v54 = add i64 %v53, 1
  %v55 = mul i64 %v54, 8
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = mul i64 %v52, 9
  %v58 = getelementptr inbounds float, ptr %out, i64 %v57
  %v59 = add i64 %row, %v52
  call void @k_output_1_1(ptr %v56, ptr %v58, ptr %bias, i64 %v35, i64 %v59, i64 %column)
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
  %v12 = mul i64 %worker, 1344
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 192
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v64, %end37 ]
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
  %v38 = phi i64 [ 0, %end29 ], [ %v63, %end62 ]
  %v39 = icmp slt i64 %v38, 2
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = udiv i64 %v18, 2
  %v41 = urem i64 %v18, 2
  %v42 = mul i64 %v41, 2
  %v43 = mul i64 %v40, 3
  %v44 = add i64 %v43, %v42
  %v45 = mul i64 %v44, 3
  %v46 = mul i64 %v38, 8
  %v47 = mul i64 %v38, 360
  %v48 = getelementptr inbounds float, ptr %v9, i64 %v47
  %v49 = mul i64 %v45, 9
  %v50 = add i64 %v49, %v46
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v53 = getelementptr inbounds float, ptr %v13, i64 48
  %v54 = icmp eq i64 %v41, 1
  %v55 = icmp eq i64 %v38, 1
  %v56 = xor i1 %v55, true
  %v57 = and i1 true, %v56
  br i1 %v57, label %then58, label %end59
then58:
  call void @k_band_1_8(ptr %v14, ptr %v48, ptr %v51, ptr %v52, i64 %v42, i64 %v45, i64 %v46, ptr %v53)
  br label %end59
end59:
  %v60 = and i1 true, %v55
  br i1 %v60, label %then61, label %end62
then61:
  call void @k_band_1_1(ptr %v14, ptr %v48, ptr %v51, ptr %v52, i64 %v42, i64 %v45, i64 %v46, ptr %v53)
  br label %end62
end62:
  %v63 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v64 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
