; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"turned":0},"inputs":["f32[1,4,4,5]","f32[9,5,1,2]","f32[9]"],"op":"run_conv","output":"f32[1,4,3,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"dense","impl":"winograd_f3","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":1,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_u: 2 units
; phase k_bands: 2 units
; scratch 3840 bytes, 1856 of each core
; packed input 2: float32 (16,) ead07ab5a1bb3e27
@k_zeros = private constant [4 x i64] [i64 0, i64 0, i64 0, i64 0], align 64
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
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
  %v27 = getelementptr inbounds float, ptr %to, i64 8
  store <8 x float> %v22, ptr %v27, align 4
  %v28 = getelementptr inbounds float, ptr %to, i64 72
  store <8 x float> %v24, ptr %v28, align 4
  %v29 = getelementptr inbounds float, ptr %to, i64 16
  store <8 x float> %v19, ptr %v29, align 4
  %v30 = getelementptr inbounds float, ptr %to, i64 80
  store <8 x float> %v21, ptr %v30, align 4
  %v31 = getelementptr inbounds float, ptr %to, i64 24
  store <8 x float> %v23, ptr %v31, align 4
  %v32 = getelementptr inbounds float, ptr %to, i64 88
  store <8 x float> %v25, ptr %v32, align 4
  %v33 = getelementptr inbounds float, ptr %w, i64 8
  %v34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v33, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
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
  %v59 = getelementptr inbounds float, ptr %to, i64 32
  store <8 x float> %v51, ptr %v59, align 4
  %v60 = getelementptr inbounds float, ptr %to, i64 96
  store <8 x float> %v53, ptr %v60, align 4
  ret void
}
define internal void @k_pack_8(ptr %w, ptr %to) #0 {
entry:
  %v1 = load <8 x float>, ptr %w, align 4
  %v2 = getelementptr inbounds float, ptr %w, i64 10
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %w, i64 20
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %w, i64 30
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %w, i64 40
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %w, i64 50
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %w, i64 60
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %w, i64 70
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
  %v41 = getelementptr inbounds float, ptr %to, i64 8
  store <8 x float> %v36, ptr %v41, align 4
  %v42 = getelementptr inbounds float, ptr %to, i64 72
  store <8 x float> %v38, ptr %v42, align 4
  %v43 = getelementptr inbounds float, ptr %to, i64 16
  store <8 x float> %v33, ptr %v43, align 4
  %v44 = getelementptr inbounds float, ptr %to, i64 80
  store <8 x float> %v35, ptr %v44, align 4
  %v45 = getelementptr inbounds float, ptr %to, i64 24
  store <8 x float> %v37, ptr %v45, align 4
  %v46 = getelementptr inbounds float, ptr %to, i64 88
  store <8 x float> %v39, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %w, i64 8
  %v48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v47, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v49 = getelementptr inbounds float, ptr %w, i64 18
  %v50 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v49, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v51 = getelementptr inbounds float, ptr %w, i64 28
  %v52 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v51, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v53 = getelementptr inbounds float, ptr %w, i64 38
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v53, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %w, i64 48
  %v56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v55, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %w, i64 58
  %v58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v59 = getelementptr inbounds float, ptr %w, i64 68
  %v60 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v59, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v61 = getelementptr inbounds float, ptr %w, i64 78
  %v62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v61, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
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
  %v87 = getelementptr inbounds float, ptr %to, i64 32
  store <8 x float> %v79, ptr %v87, align 4
  %v88 = getelementptr inbounds float, ptr %to, i64 96
  store <8 x float> %v81, ptr %v88, align 4
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
  %v12 = mul i64 %worker, 1856
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v87, %end58 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = mul i64 %v17, 80
  %v20 = add i64 %v19, 0
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = mul i64 %v17, 480
  %v23 = add i64 %v22, 0
  %v24 = getelementptr inbounds float, ptr %v9, i64 %v23
  %v25 = icmp eq i64 %v17, 1
  %v26 = xor i1 %v25, true
  br i1 %v26, label %then27, label %end28
then27:
  call void @k_pack_8(ptr %v21, ptr %v13)
  br label %head29
head29:
  %v32 = phi i64 [ 0, %then27 ], [ %v56, %body30 ]
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
  %v41 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v38
  %v42 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v38
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v40, <8 x float> %v42)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v40, <8 x float> %v42)
  store <8 x float> %v41, ptr %v37, align 4
  %v45 = getelementptr inbounds float, ptr %v37, i64 160
  store <8 x float> %v41, ptr %v45, align 4
  %v46 = getelementptr inbounds float, ptr %v37, i64 320
  store <8 x float> %v41, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %v37, i64 40
  store <8 x float> %v43, ptr %v47, align 4
  %v48 = getelementptr inbounds float, ptr %v37, i64 200
  store <8 x float> %v43, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v37, i64 360
  store <8 x float> %v43, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v37, i64 80
  store <8 x float> %v44, ptr %v50, align 4
  %v51 = getelementptr inbounds float, ptr %v37, i64 240
  store <8 x float> %v44, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v37, i64 400
  store <8 x float> %v44, ptr %v52, align 4
  %v53 = getelementptr inbounds float, ptr %v37, i64 120
  store <8 x float> %v40, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %v37, i64 280
  store <8 x float> %v40, ptr %v54, align 4
  %v55 = getelementptr inbounds float, ptr %v37, i64 440
  store <8 x float> %v40, ptr %v55, align 4
  %v56 = add nsw i64 %v32, 1
  br label %head29
end31:
  br label %end28
end28:
  br i1 %v25, label %then57, label %end58
then57:
  call void @k_pack_1(ptr %v21, ptr %v13)
  br label %head59
head59:
  %v62 = phi i64 [ 0, %then57 ], [ %v86, %body60 ]
  %v63 = icmp slt i64 %v62, 5
  br i1 %v63, label %body60, label %end61
body60:
  %v64 = mul i64 %v62, 8
  %v65 = getelementptr inbounds float, ptr %v13, i64 %v64
  %v66 = mul i64 %v62, 8
  %v67 = getelementptr inbounds float, ptr %v24, i64 %v66
  %v68 = load <8 x float>, ptr %v65, align 4
  %v69 = getelementptr inbounds float, ptr %v65, i64 64
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v68
  %v72 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v68
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v70, <8 x float> %v72)
  %v74 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v70, <8 x float> %v72)
  store <8 x float> %v71, ptr %v67, align 4
  %v75 = getelementptr inbounds float, ptr %v67, i64 160
  store <8 x float> %v71, ptr %v75, align 4
  %v76 = getelementptr inbounds float, ptr %v67, i64 320
  store <8 x float> %v71, ptr %v76, align 4
  %v77 = getelementptr inbounds float, ptr %v67, i64 40
  store <8 x float> %v73, ptr %v77, align 4
  %v78 = getelementptr inbounds float, ptr %v67, i64 200
  store <8 x float> %v73, ptr %v78, align 4
  %v79 = getelementptr inbounds float, ptr %v67, i64 360
  store <8 x float> %v73, ptr %v79, align 4
  %v80 = getelementptr inbounds float, ptr %v67, i64 80
  store <8 x float> %v74, ptr %v80, align 4
  %v81 = getelementptr inbounds float, ptr %v67, i64 240
  store <8 x float> %v74, ptr %v81, align 4
  %v82 = getelementptr inbounds float, ptr %v67, i64 400
  store <8 x float> %v74, ptr %v82, align 4
  %v83 = getelementptr inbounds float, ptr %v67, i64 120
  store <8 x float> %v70, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %v67, i64 280
  store <8 x float> %v70, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %v67, i64 440
  store <8 x float> %v70, ptr %v85, align 4
  %v86 = add nsw i64 %v62, 1
  br label %head59
end61:
  br label %end58
end58:
  %v87 = add nsw i64 %v17, 1
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
  %v10 = getelementptr inbounds float, ptr %v3, i64 5
  %v11 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v10, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v12 = getelementptr inbounds float, ptr %v4, i64 5
  %v13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v12, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v14 = getelementptr inbounds float, ptr %v6, i64 5
  %v15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v14, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v16 = getelementptr inbounds float, ptr %v3, i64 10
  %v17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v16, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v18 = getelementptr inbounds float, ptr %v4, i64 10
  %v19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v18, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v20 = getelementptr inbounds float, ptr %v6, i64 10
  %v21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v20, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v22 = getelementptr inbounds float, ptr %v3, i64 15
  %v23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v22, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %v4, i64 15
  %v25 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v26 = getelementptr inbounds float, ptr %v6, i64 15
  %v27 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v26, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v28 = fsub <8 x float> %v17, %v7
  %v29 = fadd <8 x float> %v17, %v11
  %v30 = fsub <8 x float> %v17, %v11
  %v31 = fsub <8 x float> %v23, %v11
  %v32 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v28, ptr align 4 %v32, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v33 = getelementptr inbounds float, ptr %v2, i64 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v29, ptr align 4 %v33, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v34 = getelementptr inbounds float, ptr %v2, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v30, ptr align 4 %v34, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v35 = getelementptr inbounds float, ptr %v2, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v31, ptr align 4 %v35, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v36 = fsub <8 x float> %v19, %v8
  %v37 = fadd <8 x float> %v19, %v13
  %v38 = fsub <8 x float> %v19, %v13
  %v39 = fsub <8 x float> %v25, %v13
  %v40 = getelementptr inbounds float, ptr %v2, i64 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v36, ptr align 4 %v40, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v41 = getelementptr inbounds float, ptr %v2, i64 80
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v37, ptr align 4 %v41, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v42 = getelementptr inbounds float, ptr %v2, i64 96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v38, ptr align 4 %v42, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v43 = getelementptr inbounds float, ptr %v2, i64 112
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v39, ptr align 4 %v43, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v44 = fsub <8 x float> %v21, %v9
  %v45 = fadd <8 x float> %v21, %v15
  %v46 = fsub <8 x float> %v21, %v15
  %v47 = fsub <8 x float> %v27, %v15
  %v48 = getelementptr inbounds float, ptr %v2, i64 128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v44, ptr align 4 %v48, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v49 = getelementptr inbounds float, ptr %v2, i64 144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v45, ptr align 4 %v49, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v50 = getelementptr inbounds float, ptr %v2, i64 160
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v46, ptr align 4 %v50, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v51 = getelementptr inbounds float, ptr %v2, i64 176
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v47, ptr align 4 %v51, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
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
  %v1 = mul i64 %line, 3
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v21, %end20 ]
  %v6 = icmp slt i64 %v5, 1
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = mul i64 %v5, 3
  %v8 = add i64 %first, %v5
  %v9 = icmp ult i64 %v1, 2
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
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = getelementptr inbounds float, ptr %v5, i64 1
  %v17 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_output_3_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v85, %end67 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 64
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 128
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 16
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 80
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 144
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 32
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 96
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 160
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 48
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 112
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 176
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %column, %v4
  %v33 = getelementptr inbounds float, ptr %out, i64 %v4
  %v34 = fadd <8 x float> %v13, %v19
  %v35 = fsub <8 x float> %v13, %v19
  %v36 = fadd <8 x float> %v7, %v34
  %v37 = fadd <8 x float> %v34, %v25
  %v38 = fadd <8 x float> %v36, %v31
  store <8 x float> %v38, ptr %v33, align 4
  %v39 = add i64 %row, 1
  %v40 = fadd <8 x float> %v35, %v31
  %v41 = getelementptr inbounds float, ptr %v33, i64 9
  store <8 x float> %v40, ptr %v41, align 4
  %v42 = add i64 %row, 2
  %v43 = fadd <8 x float> %v37, %v31
  %v44 = getelementptr inbounds float, ptr %v33, i64 18
  store <8 x float> %v43, ptr %v44, align 4
  %v45 = icmp sgt i64 %lines, 1
  br i1 %v45, label %then46, label %end47
then46:
  %v48 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = add i64 %column, %v4
  %v51 = getelementptr inbounds float, ptr %out, i64 27
  %v52 = getelementptr inbounds float, ptr %v51, i64 %v4
  %v53 = fadd <8 x float> %v15, %v21
  %v54 = fsub <8 x float> %v15, %v21
  %v55 = fadd <8 x float> %v9, %v53
  %v56 = fadd <8 x float> %v53, %v27
  %v57 = add i64 %row, 3
  %v58 = fadd <8 x float> %v55, %v49
  store <8 x float> %v58, ptr %v52, align 4
  %v59 = add i64 %row, 4
  %v60 = fadd <8 x float> %v54, %v49
  %v61 = getelementptr inbounds float, ptr %v52, i64 9
  store <8 x float> %v60, ptr %v61, align 4
  %v62 = add i64 %row, 5
  %v63 = fadd <8 x float> %v56, %v49
  %v64 = getelementptr inbounds float, ptr %v52, i64 18
  store <8 x float> %v63, ptr %v64, align 4
  br label %end47
end47:
  %v65 = icmp sgt i64 %lines, 2
  br i1 %v65, label %then66, label %end67
then66:
  %v68 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = add i64 %column, %v4
  %v71 = getelementptr inbounds float, ptr %out, i64 54
  %v72 = getelementptr inbounds float, ptr %v71, i64 %v4
  %v73 = fadd <8 x float> %v17, %v23
  %v74 = fsub <8 x float> %v17, %v23
  %v75 = fadd <8 x float> %v11, %v73
  %v76 = fadd <8 x float> %v73, %v29
  %v77 = add i64 %row, 6
  %v78 = fadd <8 x float> %v75, %v69
  store <8 x float> %v78, ptr %v72, align 4
  %v79 = add i64 %row, 7
  %v80 = fadd <8 x float> %v74, %v69
  %v81 = getelementptr inbounds float, ptr %v72, i64 9
  store <8 x float> %v80, ptr %v81, align 4
  %v82 = add i64 %row, 8
  %v83 = fadd <8 x float> %v76, %v69
  %v84 = getelementptr inbounds float, ptr %v72, i64 18
  store <8 x float> %v83, ptr %v84, align 4
  br label %end67
end67:
  %v85 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_1_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %end15 ]
  %v5 = icmp slt i64 %v4, 12
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
  %v16 = phi i64 [ 0, %body2 ], [ %v23, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 8
  %v19 = getelementptr inbounds float, ptr %v7, i64 %v18
  %v20 = mul i64 %v16, 8
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
  %v30 = mul i64 %v28, 3
  %v31 = sub i64 4, %y
  %v32 = sub i64 %v31, %v30
  %v33 = icmp slt i64 %v32, 3
  %v34 = select i1 %v33, i64 %v32, i64 3
  %v35 = mul i64 %v30, 3
  %v36 = add i64 %v35, 0
  %v37 = mul i64 %v28, 8
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = mul i64 %v36, 9
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  %v41 = add i64 %row, %v36
  call void @k_output_3_8(ptr %v38, ptr %v40, ptr %bias, i64 %v34, i64 %v41, i64 %column)
  %v42 = add nsw i64 %v28, 1
  br label %head25
end27:
  ret void
}
define internal void @k_output_3_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 64
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 128
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 16
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %m, i64 80
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 144
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %m, i64 32
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 96
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 160
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 48
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 112
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %m, i64 176
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = load <8 x float>, ptr %bias, align 4
  %v25 = fadd <8 x float> %v7, %v13
  %v26 = fsub <8 x float> %v7, %v13
  %v27 = fadd <8 x float> %v1, %v25
  %v28 = fadd <8 x float> %v25, %v19
  %v29 = fadd <8 x float> %v27, %v24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v29, ptr align 4 %out, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v30 = add i64 %row, 1
  %v31 = fadd <8 x float> %v26, %v24
  %v32 = getelementptr inbounds float, ptr %out, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v31, ptr align 4 %v32, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v33 = add i64 %row, 2
  %v34 = fadd <8 x float> %v28, %v24
  %v35 = getelementptr inbounds float, ptr %out, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v34, ptr align 4 %v35, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v36 = icmp sgt i64 %lines, 1
  br i1 %v36, label %then37, label %end38
then37:
  %v39 = load <8 x float>, ptr %bias, align 4
  %v40 = getelementptr inbounds float, ptr %out, i64 27
  %v41 = fadd <8 x float> %v9, %v15
  %v42 = fsub <8 x float> %v9, %v15
  %v43 = fadd <8 x float> %v3, %v41
  %v44 = fadd <8 x float> %v41, %v21
  %v45 = add i64 %row, 3
  %v46 = fadd <8 x float> %v43, %v39
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v46, ptr align 4 %v40, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v47 = add i64 %row, 4
  %v48 = fadd <8 x float> %v42, %v39
  %v49 = getelementptr inbounds float, ptr %v40, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v48, ptr align 4 %v49, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v50 = add i64 %row, 5
  %v51 = fadd <8 x float> %v44, %v39
  %v52 = getelementptr inbounds float, ptr %v40, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v51, ptr align 4 %v52, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end38
end38:
  %v53 = icmp sgt i64 %lines, 2
  br i1 %v53, label %then54, label %end55
then54:
  %v56 = load <8 x float>, ptr %bias, align 4
  %v57 = getelementptr inbounds float, ptr %out, i64 54
  %v58 = fadd <8 x float> %v11, %v17
  %v59 = fsub <8 x float> %v11, %v17
  %v60 = fadd <8 x float> %v5, %v58
  %v61 = fadd <8 x float> %v58, %v23
  %v62 = add i64 %row, 6
  %v63 = fadd <8 x float> %v60, %v56
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v63, ptr align 4 %v57, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v64 = add i64 %row, 7
  %v65 = fadd <8 x float> %v59, %v56
  %v66 = getelementptr inbounds float, ptr %v57, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v65, ptr align 4 %v66, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v67 = add i64 %row, 8
  %v68 = fadd <8 x float> %v61, %v56
  %v69 = getelementptr inbounds float, ptr %v57, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v68, ptr align 4 %v69, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end55
end55:
  ret void
}
define internal void @k_band_1_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %end15 ]
  %v5 = icmp slt i64 %v4, 12
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
  %v16 = phi i64 [ 0, %body2 ], [ %v23, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 8
  %v19 = getelementptr inbounds float, ptr %v7, i64 %v18
  %v20 = mul i64 %v16, 8
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
  %v30 = mul i64 %v28, 3
  %v31 = sub i64 4, %y
  %v32 = sub i64 %v31, %v30
  %v33 = icmp slt i64 %v32, 3
  %v34 = select i1 %v33, i64 %v32, i64 3
  %v35 = mul i64 %v30, 3
  %v36 = add i64 %v35, 0
  %v37 = mul i64 %v28, 8
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = mul i64 %v36, 9
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  %v41 = add i64 %row, %v36
  call void @k_output_3_1(ptr %v38, ptr %v40, ptr %bias, i64 %v34, i64 %v41, i64 %column)
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
  %v12 = mul i64 %worker, 1856
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 272
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v63, %end36 ]
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
  %v30 = phi i64 [ 0, %body16 ], [ %v33, %body28 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = add i64 %v21, %v30
  call void @k_patch_line(ptr %v23, ptr %v14, i64 %v30, i64 %v32, ptr %v13)
  %v33 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head34
head34:
  %v37 = phi i64 [ 0, %end29 ], [ %v62, %end61 ]
  %v38 = icmp slt i64 %v37, 2
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = udiv i64 %v18, 2
  %v40 = urem i64 %v18, 2
  %v41 = mul i64 %v40, 3
  %v42 = mul i64 %v39, 4
  %v43 = add i64 %v42, %v41
  %v44 = mul i64 %v43, 3
  %v45 = mul i64 %v37, 8
  %v46 = mul i64 %v37, 480
  %v47 = getelementptr inbounds float, ptr %v9, i64 %v46
  %v48 = mul i64 %v44, 9
  %v49 = add i64 %v48, %v45
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v49
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v45
  %v52 = getelementptr inbounds float, ptr %v13, i64 80
  %v53 = icmp eq i64 %v40, 1
  %v54 = icmp eq i64 %v37, 1
  %v55 = xor i1 %v54, true
  %v56 = and i1 true, %v55
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_band_1_8(ptr %v14, ptr %v47, ptr %v50, ptr %v51, i64 %v41, i64 %v44, i64 %v45, ptr %v52)
  br label %end58
end58:
  %v59 = and i1 true, %v54
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_band_1_1(ptr %v14, ptr %v47, ptr %v50, ptr %v51, i64 %v41, i64 %v44, i64 %v45, ptr %v52)
  br label %end61
end61:
  %v62 = add nsw i64 %v37, 1
  br label %head34
end36:
  %v63 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
