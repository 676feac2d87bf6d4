; task {"attributes":{"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,1,3],"scores":"t0=mul(x0,0.25)"},"inputs":["f32[1,9,2,12]","f32[1,11,2,12]","f32[1,11,2,12]"],"op":"attention_forward","outputs":["f32[1,9,2,12]","f32[1,2,9,1]","f32[1,2,9,1]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"block_tiles":2,"format":"dense","prefetch":"none","softmax_rows":1,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k: 6 units
; scratch 0 bytes, 1088 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
define internal void @k_keys(ptr %source, ptr %target) #0 {
entry:
  %v1 = mul i64 0, 24
  %v2 = getelementptr inbounds float, ptr %source, i64 %v1
  %v3 = getelementptr inbounds float, ptr %target, i64 0
  %v4 = getelementptr inbounds float, ptr %v2, i64 0
  %v5 = mul i64 0, 16
  %v6 = getelementptr inbounds float, ptr %v3, i64 %v5
  %v7 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v8 = getelementptr inbounds float, ptr %v4, i64 24
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = getelementptr inbounds float, ptr %v4, i64 48
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v10, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = getelementptr inbounds float, ptr %v4, i64 72
  %v13 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v12, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v14 = getelementptr inbounds float, ptr %v4, i64 96
  %v15 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v14, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v16 = getelementptr inbounds float, ptr %v4, i64 120
  %v17 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v16, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v18 = getelementptr inbounds float, ptr %v4, i64 144
  %v19 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v18, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v20 = getelementptr inbounds float, ptr %v4, i64 168
  %v21 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v20, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v22 = getelementptr inbounds float, ptr %v4, i64 192
  %v23 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v22, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %v4, i64 216
  %v25 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v26 = getelementptr inbounds float, ptr %v4, i64 240
  %v27 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v26, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v28 = shufflevector <16 x float> %v7, <16 x float> %v9, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v29 = shufflevector <16 x float> %v7, <16 x float> %v9, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v30 = shufflevector <16 x float> %v11, <16 x float> %v13, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v31 = shufflevector <16 x float> %v11, <16 x float> %v13, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v32 = shufflevector <16 x float> %v15, <16 x float> %v17, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v33 = shufflevector <16 x float> %v15, <16 x float> %v17, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v34 = shufflevector <16 x float> %v19, <16 x float> %v21, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v35 = shufflevector <16 x float> %v19, <16 x float> %v21, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v36 = shufflevector <16 x float> %v23, <16 x float> %v25, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v37 = shufflevector <16 x float> %v23, <16 x float> %v25, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v38 = shufflevector <16 x float> %v27, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v39 = shufflevector <16 x float> %v27, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v40 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v41 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v42 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v43 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v44 = shufflevector <16 x float> %v28, <16 x float> %v30, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v45 = shufflevector <16 x float> %v28, <16 x float> %v30, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v46 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v47 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
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
  %v60 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v46, <16 x float> %v50, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v63 = shufflevector <16 x float> %v46, <16 x float> %v50, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v65 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v47, <16 x float> %v51, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v67 = shufflevector <16 x float> %v47, <16 x float> %v51, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v52, <16 x float> %v56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v69 = shufflevector <16 x float> %v52, <16 x float> %v56, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v54, <16 x float> %v58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v71 = shufflevector <16 x float> %v54, <16 x float> %v58, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v53, <16 x float> %v57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v73 = shufflevector <16 x float> %v53, <16 x float> %v57, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v55, <16 x float> %v59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v75 = shufflevector <16 x float> %v55, <16 x float> %v59, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v60, <16 x float> %v68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v77 = shufflevector <16 x float> %v60, <16 x float> %v68, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v62, <16 x float> %v70, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v79 = shufflevector <16 x float> %v62, <16 x float> %v70, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v81 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v82 = shufflevector <16 x float> %v66, <16 x float> %v74, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v83 = shufflevector <16 x float> %v66, <16 x float> %v74, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v84 = shufflevector <16 x float> %v61, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v85 = shufflevector <16 x float> %v61, <16 x float> %v69, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v86 = shufflevector <16 x float> %v63, <16 x float> %v71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v87 = shufflevector <16 x float> %v63, <16 x float> %v71, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v88 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v89 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v90 = shufflevector <16 x float> %v67, <16 x float> %v75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v91 = shufflevector <16 x float> %v67, <16 x float> %v75, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v76, ptr %v6, align 4
  %v92 = getelementptr inbounds float, ptr %v6, i64 16
  store <16 x float> %v78, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %v6, i64 32
  store <16 x float> %v80, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %v6, i64 48
  store <16 x float> %v82, ptr %v94, align 4
  %v95 = getelementptr inbounds float, ptr %v6, i64 64
  store <16 x float> %v84, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %v6, i64 80
  store <16 x float> %v86, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %v6, i64 96
  store <16 x float> %v88, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %v6, i64 112
  store <16 x float> %v90, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %v6, i64 128
  store <16 x float> %v77, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %v6, i64 144
  store <16 x float> %v79, ptr %v100, align 4
  %v101 = getelementptr inbounds float, ptr %v6, i64 160
  store <16 x float> %v81, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %v6, i64 176
  store <16 x float> %v83, ptr %v102, align 4
  ret void
}
define internal void @k_scores_tile_1_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 6
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <16 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <16 x float> poison, float %v11, i64 0
  %v13 = shufflevector <16 x float> %v12, <16 x float> poison, <16 x i32> zeroinitializer
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v10, <16 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 16
  %v16 = load <16 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v16, <16 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 32
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_2_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 6
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <16 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 24
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v11, <16 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 16
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v22, <16 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 25
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <16 x float> poison, float %v29, i64 0
  %v31 = shufflevector <16 x float> %v30, <16 x float> poison, <16 x i32> zeroinitializer
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v22, <16 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 32
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v9, ptr %v36, align 4
  ret void
}
define internal void @k_values_tile_1_12(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <16 x float> poison, float %v11, i64 0
  %v13 = shufflevector <16 x float> %v12, <16 x float> poison, <16 x i32> zeroinitializer
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v10, <16 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 24
  %v16 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v15, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v16, <16 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 48
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v26 = load float, ptr %v5, align 4
  %v27 = insertelement <16 x float> poison, float %v26, i64 0
  %v28 = shufflevector <16 x float> %v27, <16 x float> poison, <16 x i32> zeroinitializer
  %v29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v28, <16 x float> %v25, <16 x float> %v8)
  %v30 = getelementptr inbounds float, ptr %v6, i64 24
  %v31 = getelementptr inbounds float, ptr %v5, i64 1
  %v32 = getelementptr inbounds float, ptr %x0, i64 %row
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <16 x float> poison, float %v33, i64 0
  %v35 = shufflevector <16 x float> %v34, <16 x float> poison, <16 x i32> zeroinitializer
  %v36 = fmul <16 x float> %v29, %v35
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v36, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_values_tile_2_12(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v11, <16 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 24
  %v22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v22, <16 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <16 x float> poison, float %v29, i64 0
  %v31 = shufflevector <16 x float> %v30, <16 x float> poison, <16 x i32> zeroinitializer
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v22, <16 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 48
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v37 = load float, ptr %v5, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v36, <16 x float> %v8)
  %v41 = getelementptr inbounds float, ptr %v5, i64 16
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v36, <16 x float> %v9)
  %v46 = getelementptr inbounds float, ptr %v6, i64 24
  %v47 = getelementptr inbounds float, ptr %v5, i64 1
  %v48 = getelementptr inbounds float, ptr %x0, i64 %row
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <16 x float> poison, float %v49, i64 0
  %v51 = shufflevector <16 x float> %v50, <16 x float> poison, <16 x i32> zeroinitializer
  %v52 = fmul <16 x float> %v40, %v51
  %v53 = add i64 %row, 1
  %v54 = getelementptr inbounds float, ptr %x0, i64 %v53
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <16 x float> poison, float %v55, i64 0
  %v57 = shufflevector <16 x float> %v56, <16 x float> poison, <16 x i32> zeroinitializer
  %v58 = fmul <16 x float> %v45, %v57
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v52, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v59 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v58, ptr align 4 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_rows_4(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first, ptr %score, ptr %share) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 192
  %v2 = getelementptr inbounds float, ptr %own, i64 256
  %v3 = getelementptr inbounds float, ptr %k, i64 0
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v15, %body5 ]
  %v8 = icmp slt i64 %v7, 2
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = mul i64 %v7, 2
  %v10 = mul i64 %v9, 24
  %v11 = getelementptr inbounds float, ptr %q, i64 %v10
  %v12 = mul i64 %v9, 16
  %v13 = add i64 %v12, 0
  %v14 = getelementptr inbounds float, ptr %v1, i64 %v13
  call void @k_scores_tile_2_11(ptr %v11, ptr %v3, ptr %v14, ptr %v3, ptr %v3, i64 %v9, i64 0)
  %v15 = add nsw i64 %v7, 1
  br label %head4
end6:
  br label %head16
head16:
  %v19 = phi i64 [ 0, %end6 ], [ %v62, %body17 ]
  %v20 = icmp slt i64 %v19, 4
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 16
  %v22 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = fmul <16 x float> %v23, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v25 = select <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> %v24, <16 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v26 = shufflevector <16 x float> %v25, <16 x float> %v25, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v27 = fcmp ogt <16 x float> %v25, %v26
  %v28 = select <16 x i1> %v27, <16 x float> %v25, <16 x float> %v26
  %v29 = shufflevector <16 x float> %v28, <16 x float> %v28, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v30 = fcmp ogt <16 x float> %v28, %v29
  %v31 = select <16 x i1> %v30, <16 x float> %v28, <16 x float> %v29
  %v32 = shufflevector <16 x float> %v31, <16 x float> %v31, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v33 = fcmp ogt <16 x float> %v31, %v32
  %v34 = select <16 x i1> %v33, <16 x float> %v31, <16 x float> %v32
  %v35 = shufflevector <16 x float> %v34, <16 x float> %v34, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v36 = fcmp ogt <16 x float> %v34, %v35
  %v37 = select <16 x i1> %v36, <16 x float> %v34, <16 x float> %v35
  %v38 = fsub <16 x float> %v25, %v37
  %v39 = fmul <16 x float> %v38, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v40 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v39)
  %v41 = fsub <16 x float> %v39, %v40
  %v42 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v41, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v42, <16 x float> %v41, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v41, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v41, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v41, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v47 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v46, <16 x float> %v40, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  store <16 x float> %v47, ptr %v22, align 4
  %v48 = shufflevector <16 x float> %v47, <16 x float> %v47, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v49 = fadd <16 x float> %v47, %v48
  %v50 = shufflevector <16 x float> %v49, <16 x float> %v49, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v51 = fadd <16 x float> %v49, %v50
  %v52 = shufflevector <16 x float> %v51, <16 x float> %v51, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v53 = fadd <16 x float> %v51, %v52
  %v54 = shufflevector <16 x float> %v53, <16 x float> %v53, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v55 = fadd <16 x float> %v53, %v54
  %v56 = extractelement <16 x float> %v55, i64 0
  %v57 = fdiv float 0x3FF0000000000000, %v56
  %v58 = getelementptr inbounds float, ptr %v2, i64 %v19
  store float %v57, ptr %v58, align 4
  %v59 = extractelement <16 x float> %v37, i64 0
  %v60 = getelementptr inbounds float, ptr %score, i64 %v19
  store float %v59, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %share, i64 %v19
  store float %v57, ptr %v61, align 4
  %v62 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v63 = getelementptr inbounds float, ptr %v, i64 0
  br label %head64
head64:
  %v67 = phi i64 [ 0, %end18 ], [ %v75, %body65 ]
  %v68 = icmp slt i64 %v67, 2
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = mul i64 %v67, 2
  %v70 = mul i64 %v69, 16
  %v71 = getelementptr inbounds float, ptr %v1, i64 %v70
  %v72 = mul i64 %v69, 24
  %v73 = add i64 %v72, 0
  %v74 = getelementptr inbounds float, ptr %out, i64 %v73
  call void @k_values_tile_2_12(ptr %v71, ptr %v63, ptr %v74, ptr %v63, ptr %v63, i64 %v69, i64 0, ptr %v2)
  %v75 = add nsw i64 %v67, 1
  br label %head64
end66:
  ret void
}
define internal void @k_rows_1(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first, ptr %score, ptr %share) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 192
  %v2 = getelementptr inbounds float, ptr %own, i64 256
  %v3 = getelementptr inbounds float, ptr %k, i64 0
  %v4 = mul i64 0, 24
  %v5 = getelementptr inbounds float, ptr %q, i64 %v4
  %v6 = mul i64 0, 16
  %v7 = add i64 %v6, 0
  %v8 = getelementptr inbounds float, ptr %v1, i64 %v7
  call void @k_scores_tile_1_11(ptr %v5, ptr %v3, ptr %v8, ptr %v3, ptr %v3, i64 0, i64 0)
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v55, %body10 ]
  %v13 = icmp slt i64 %v12, 1
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 16
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  %v16 = load <16 x float>, ptr %v15, align 4
  %v17 = fmul <16 x float> %v16, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v18 = select <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> %v17, <16 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v19 = shufflevector <16 x float> %v18, <16 x float> %v18, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v20 = fcmp ogt <16 x float> %v18, %v19
  %v21 = select <16 x i1> %v20, <16 x float> %v18, <16 x float> %v19
  %v22 = shufflevector <16 x float> %v21, <16 x float> %v21, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v23 = fcmp ogt <16 x float> %v21, %v22
  %v24 = select <16 x i1> %v23, <16 x float> %v21, <16 x float> %v22
  %v25 = shufflevector <16 x float> %v24, <16 x float> %v24, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v26 = fcmp ogt <16 x float> %v24, %v25
  %v27 = select <16 x i1> %v26, <16 x float> %v24, <16 x float> %v25
  %v28 = shufflevector <16 x float> %v27, <16 x float> %v27, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v29 = fcmp ogt <16 x float> %v27, %v28
  %v30 = select <16 x i1> %v29, <16 x float> %v27, <16 x float> %v28
  %v31 = fsub <16 x float> %v18, %v30
  %v32 = fmul <16 x float> %v31, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v33 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v32)
  %v34 = fsub <16 x float> %v32, %v33
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v34, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v36 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v35, <16 x float> %v34, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v37 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v36, <16 x float> %v34, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v34, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v34, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v40 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v39, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  store <16 x float> %v40, ptr %v15, align 4
  %v41 = shufflevector <16 x float> %v40, <16 x float> %v40, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v42 = fadd <16 x float> %v40, %v41
  %v43 = shufflevector <16 x float> %v42, <16 x float> %v42, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v44 = fadd <16 x float> %v42, %v43
  %v45 = shufflevector <16 x float> %v44, <16 x float> %v44, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v46 = fadd <16 x float> %v44, %v45
  %v47 = shufflevector <16 x float> %v46, <16 x float> %v46, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v48 = fadd <16 x float> %v46, %v47
  %v49 = extractelement <16 x float> %v48, i64 0
  %v50 = fdiv float 0x3FF0000000000000, %v49
  %v51 = getelementptr inbounds float, ptr %v2, i64 %v12
  store float %v50, ptr %v51, align 4
  %v52 = extractelement <16 x float> %v30, i64 0
  %v53 = getelementptr inbounds float, ptr %score, i64 %v12
  store float %v52, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %share, i64 %v12
  store float %v50, ptr %v54, align 4
  %v55 = add nsw i64 %v12, 1
  br label %head9
end11:
  %v56 = getelementptr inbounds float, ptr %v, i64 0
  %v57 = mul i64 0, 16
  %v58 = getelementptr inbounds float, ptr %v1, i64 %v57
  %v59 = mul i64 0, 24
  %v60 = add i64 %v59, 0
  %v61 = getelementptr inbounds float, ptr %out, i64 %v60
  call void @k_values_tile_1_12(ptr %v58, ptr %v56, ptr %v61, ptr %v56, ptr %v56, i64 0, i64 0, ptr %v2)
  ret void
}
define void @k(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = mul i64 %worker, 1088
  %v17 = getelementptr inbounds i8, ptr %v15, i64 %v16
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %entry ], [ %v63, %end62 ]
  %v22 = phi i64 [ -1, %entry ], [ %v27, %end62 ]
  %v23 = phi i64 [ -1, %entry ], [ %v28, %end62 ]
  %v24 = icmp slt i64 %v21, %hi
  br i1 %v24, label %body19, label %end20
body19:
  %v25 = udiv i64 %v21, 3
  %v26 = urem i64 %v21, 3
  %v27 = mul i64 %v25, 12
  %v28 = mul i64 %v25, 12
  %v29 = getelementptr inbounds float, ptr %v3, i64 %v27
  %v30 = icmp ne i64 %v27, %v22
  br i1 %v30, label %then31, label %end32
then31:
  call void @k_keys(ptr %v29, ptr %v17)
  br label %end32
end32:
  %v33 = getelementptr inbounds float, ptr %v17, i64 192
  %v34 = getelementptr inbounds float, ptr %v5, i64 %v28
  %v35 = mul i64 %v26, 4
  %v36 = mul i64 %v25, 12
  %v37 = mul i64 %v35, 24
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v25, 12
  %v40 = mul i64 %v35, 24
  %v41 = add i64 %v39, %v40
  %v42 = mul i64 %v25, 9
  %v43 = add i64 %v42, %v35
  %v44 = getelementptr inbounds float, ptr %v1, i64 %v38
  %v45 = getelementptr inbounds float, ptr %v7, i64 %v41
  %v46 = add i64 %v25, 1
  %v47 = icmp slt i64 %v46, 1
  %v48 = select i1 %v47, i64 %v46, i64 1
  %v49 = mul i64 %v48, 12
  %v50 = getelementptr inbounds float, ptr %v1, i64 %v49
  %v51 = mul i64 %v48, 12
  %v52 = getelementptr inbounds float, ptr %v3, i64 %v51
  %v53 = mul i64 %v48, 12
  %v54 = getelementptr inbounds float, ptr %v5, i64 %v53
  %v55 = getelementptr inbounds float, ptr %v9, i64 %v43
  %v56 = getelementptr inbounds float, ptr %v11, i64 %v43
  %v57 = icmp eq i64 %v26, 2
  br i1 %v57, label %then58, label %end59
then58:
  call void @k_rows_1(ptr %v44, ptr %v17, ptr %v34, ptr %v45, ptr %v17, ptr %v50, ptr %v52, ptr %v54, i64 %v35, ptr %v55, ptr %v56)
  br label %end59
end59:
  %v60 = xor i1 %v57, true
  br i1 %v60, label %then61, label %end62
then61:
  call void @k_rows_4(ptr %v44, ptr %v17, ptr %v34, ptr %v45, ptr %v17, ptr %v50, ptr %v52, ptr %v54, i64 %v35, ptr %v55, ptr %v56)
  br label %end62
end62:
  %v63 = add nsw i64 %v21, 1
  br label %head18
end20:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
