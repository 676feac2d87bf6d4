; task {"attributes":{"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,1,3],"scores":"t0=mul(x0,0.25)"},"inputs":["f32[1,3,2,12]","f16[1,11,2,12]","bf16[1,11,2,12]"],"op":"attention","output":"f32[1,3,2,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"block_tiles":2,"format":"dense","prefetch":"none","softmax_rows":1,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k: 2 units
; scratch 0 bytes, 1024 of each core
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, <16 x i1>, <16 x i16>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
define internal void @k_keys(ptr %source, ptr %target) #0 {
entry:
  %v1 = mul i64 0, 24
  %v2 = getelementptr inbounds i16, ptr %source, i64 %v1
  %v3 = getelementptr inbounds float, ptr %target, i64 0
  %v4 = getelementptr inbounds i16, ptr %v2, i64 0
  %v5 = mul i64 0, 16
  %v6 = getelementptr inbounds float, ptr %v3, i64 %v5
  %v7 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v8 = bitcast <16 x i16> %v7 to <16 x half>
  %v9 = fpext <16 x half> %v8 to <16 x float>
  %v10 = getelementptr inbounds i16, ptr %v4, i64 24
  %v11 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v10, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v12 = bitcast <16 x i16> %v11 to <16 x half>
  %v13 = fpext <16 x half> %v12 to <16 x float>
  %v14 = getelementptr inbounds i16, ptr %v4, i64 48
  %v15 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v14, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v16 = bitcast <16 x i16> %v15 to <16 x half>
  %v17 = fpext <16 x half> %v16 to <16 x float>
  %v18 = getelementptr inbounds i16, ptr %v4, i64 72
  %v19 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v18, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v20 = bitcast <16 x i16> %v19 to <16 x half>
  %v21 = fpext <16 x half> %v20 to <16 x float>
  %v22 = getelementptr inbounds i16, ptr %v4, i64 96
  %v23 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v22, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v24 = bitcast <16 x i16> %v23 to <16 x half>
  %v25 = fpext <16 x half> %v24 to <16 x float>
  %v26 = getelementptr inbounds i16, ptr %v4, i64 120
  %v27 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v26, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v28 = bitcast <16 x i16> %v27 to <16 x half>
  %v29 = fpext <16 x half> %v28 to <16 x float>
  %v30 = getelementptr inbounds i16, ptr %v4, i64 144
  %v31 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v30, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v32 = bitcast <16 x i16> %v31 to <16 x half>
  %v33 = fpext <16 x half> %v32 to <16 x float>
  %v34 = getelementptr inbounds i16, ptr %v4, i64 168
  %v35 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v34, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v36 = bitcast <16 x i16> %v35 to <16 x half>
  %v37 = fpext <16 x half> %v36 to <16 x float>
  %v38 = getelementptr inbounds i16, ptr %v4, i64 192
  %v39 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v38, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v40 = bitcast <16 x i16> %v39 to <16 x half>
  %v41 = fpext <16 x half> %v40 to <16 x float>
  %v42 = getelementptr inbounds i16, ptr %v4, i64 216
  %v43 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v42, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v44 = bitcast <16 x i16> %v43 to <16 x half>
  %v45 = fpext <16 x half> %v44 to <16 x float>
  %v46 = getelementptr inbounds i16, ptr %v4, i64 240
  %v47 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v46, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v48 = bitcast <16 x i16> %v47 to <16 x half>
  %v49 = fpext <16 x half> %v48 to <16 x float>
  %v50 = shufflevector <16 x float> %v9, <16 x float> %v13, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v51 = shufflevector <16 x float> %v9, <16 x float> %v13, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v52 = shufflevector <16 x float> %v17, <16 x float> %v21, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v53 = shufflevector <16 x float> %v17, <16 x float> %v21, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v54 = shufflevector <16 x float> %v25, <16 x float> %v29, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v55 = shufflevector <16 x float> %v25, <16 x float> %v29, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v56 = shufflevector <16 x float> %v33, <16 x float> %v37, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v57 = shufflevector <16 x float> %v33, <16 x float> %v37, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v58 = shufflevector <16 x float> %v41, <16 x float> %v45, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v59 = shufflevector <16 x float> %v41, <16 x float> %v45, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v60 = shufflevector <16 x float> %v49, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v61 = shufflevector <16 x float> %v49, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v62 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v63 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v64 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v65 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v66 = shufflevector <16 x float> %v50, <16 x float> %v52, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v67 = shufflevector <16 x float> %v50, <16 x float> %v52, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v51, <16 x float> %v53, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v69 = shufflevector <16 x float> %v51, <16 x float> %v53, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v54, <16 x float> %v56, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v71 = shufflevector <16 x float> %v54, <16 x float> %v56, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v55, <16 x float> %v57, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v73 = shufflevector <16 x float> %v55, <16 x float> %v57, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v58, <16 x float> %v60, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v75 = shufflevector <16 x float> %v58, <16 x float> %v60, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v59, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v77 = shufflevector <16 x float> %v59, <16 x float> %v61, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v62, <16 x float> %v64, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v79 = shufflevector <16 x float> %v62, <16 x float> %v64, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v63, <16 x float> %v65, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v81 = shufflevector <16 x float> %v63, <16 x float> %v65, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v82 = shufflevector <16 x float> %v66, <16 x float> %v70, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v83 = shufflevector <16 x float> %v66, <16 x float> %v70, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v84 = shufflevector <16 x float> %v68, <16 x float> %v72, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v85 = shufflevector <16 x float> %v68, <16 x float> %v72, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v86 = shufflevector <16 x float> %v67, <16 x float> %v71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v87 = shufflevector <16 x float> %v67, <16 x float> %v71, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v88 = shufflevector <16 x float> %v69, <16 x float> %v73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v89 = shufflevector <16 x float> %v69, <16 x float> %v73, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v90 = shufflevector <16 x float> %v74, <16 x float> %v78, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v91 = shufflevector <16 x float> %v74, <16 x float> %v78, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v92 = shufflevector <16 x float> %v76, <16 x float> %v80, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v93 = shufflevector <16 x float> %v76, <16 x float> %v80, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v94 = shufflevector <16 x float> %v75, <16 x float> %v79, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v95 = shufflevector <16 x float> %v75, <16 x float> %v79, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v96 = shufflevector <16 x float> %v77, <16 x float> %v81, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v97 = shufflevector <16 x float> %v77, <16 x float> %v81, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v98 = shufflevector <16 x float> %v82, <16 x float> %v90, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v99 = shufflevector <16 x float> %v82, <16 x float> %v90, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v100 = shufflevector <16 x float> %v84, <16 x float> %v92, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v101 = shufflevector <16 x float> %v84, <16 x float> %v92, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v102 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v103 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v104 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v105 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v106 = shufflevector <16 x float> %v83, <16 x float> %v91, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v107 = shufflevector <16 x float> %v83, <16 x float> %v91, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v108 = shufflevector <16 x float> %v85, <16 x float> %v93, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v109 = shufflevector <16 x float> %v85, <16 x float> %v93, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v110 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v111 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v112 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v113 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v98, ptr %v6, align 4
  %v114 = getelementptr inbounds float, ptr %v6, i64 16
  store <16 x float> %v100, ptr %v114, align 4
  %v115 = getelementptr inbounds float, ptr %v6, i64 32
  store <16 x float> %v102, ptr %v115, align 4
  %v116 = getelementptr inbounds float, ptr %v6, i64 48
  store <16 x float> %v104, ptr %v116, align 4
  %v117 = getelementptr inbounds float, ptr %v6, i64 64
  store <16 x float> %v106, ptr %v117, align 4
  %v118 = getelementptr inbounds float, ptr %v6, i64 80
  store <16 x float> %v108, ptr %v118, align 4
  %v119 = getelementptr inbounds float, ptr %v6, i64 96
  store <16 x float> %v110, ptr %v119, align 4
  %v120 = getelementptr inbounds float, ptr %v6, i64 112
  store <16 x float> %v112, ptr %v120, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 128
  store <16 x float> %v99, ptr %v121, align 4
  %v122 = getelementptr inbounds float, ptr %v6, i64 144
  store <16 x float> %v101, ptr %v122, align 4
  %v123 = getelementptr inbounds float, ptr %v6, i64 160
  store <16 x float> %v103, ptr %v123, align 4
  %v124 = getelementptr inbounds float, ptr %v6, i64 176
  store <16 x float> %v105, ptr %v124, align 4
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
  %v4 = phi i64 [ 0, %entry ], [ %v30, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v29, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v28, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v11 = zext <16 x i16> %v10 to <16 x i32>
  %v12 = shl <16 x i32> %v11, splat (i32 16)
  %v13 = bitcast <16 x i32> %v12 to <16 x float>
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v8)
  %v18 = getelementptr inbounds i16, ptr %v6, i64 24
  %v19 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v18, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v20 = zext <16 x i16> %v19 to <16 x i32>
  %v21 = shl <16 x i32> %v20, splat (i32 16)
  %v22 = bitcast <16 x i32> %v21 to <16 x float>
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v22, <16 x float> %v17)
  %v28 = getelementptr inbounds i16, ptr %v6, i64 48
  %v29 = getelementptr inbounds float, ptr %v5, i64 2
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v32 = zext <16 x i16> %v31 to <16 x i32>
  %v33 = shl <16 x i32> %v32, splat (i32 16)
  %v34 = bitcast <16 x i32> %v33 to <16 x float>
  %v35 = load float, ptr %v5, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v34, <16 x float> %v8)
  %v39 = getelementptr inbounds i16, ptr %v6, i64 24
  %v40 = getelementptr inbounds float, ptr %v5, i64 1
  %v41 = getelementptr inbounds float, ptr %x0, i64 %row
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = fmul <16 x float> %v38, %v44
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v45, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_values_tile_2_12(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v41, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v40, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v39, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v33, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v12 = zext <16 x i16> %v11 to <16 x i32>
  %v13 = shl <16 x i32> %v12, splat (i32 16)
  %v14 = bitcast <16 x i32> %v13 to <16 x float>
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v9)
  %v24 = getelementptr inbounds i16, ptr %v6, i64 24
  %v25 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v26 = zext <16 x i16> %v25 to <16 x i32>
  %v27 = shl <16 x i32> %v26, splat (i32 16)
  %v28 = bitcast <16 x i32> %v27 to <16 x float>
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v28, <16 x float> %v18)
  %v34 = getelementptr inbounds float, ptr %v5, i64 17
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v28, <16 x float> %v23)
  %v39 = getelementptr inbounds i16, ptr %v6, i64 48
  %v40 = getelementptr inbounds float, ptr %v5, i64 2
  %v41 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v42 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v43 = zext <16 x i16> %v42 to <16 x i32>
  %v44 = shl <16 x i32> %v43, splat (i32 16)
  %v45 = bitcast <16 x i32> %v44 to <16 x float>
  %v46 = load float, ptr %v5, align 4
  %v47 = insertelement <16 x float> poison, float %v46, i64 0
  %v48 = shufflevector <16 x float> %v47, <16 x float> poison, <16 x i32> zeroinitializer
  %v49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v48, <16 x float> %v45, <16 x float> %v8)
  %v50 = getelementptr inbounds float, ptr %v5, i64 16
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <16 x float> poison, float %v51, i64 0
  %v53 = shufflevector <16 x float> %v52, <16 x float> poison, <16 x i32> zeroinitializer
  %v54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> %v45, <16 x float> %v9)
  %v55 = getelementptr inbounds i16, ptr %v6, i64 24
  %v56 = getelementptr inbounds float, ptr %v5, i64 1
  %v57 = getelementptr inbounds float, ptr %x0, i64 %row
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <16 x float> poison, float %v58, i64 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = fmul <16 x float> %v49, %v60
  %v62 = add i64 %row, 1
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <16 x float> poison, float %v64, i64 0
  %v66 = shufflevector <16 x float> %v65, <16 x float> poison, <16 x i32> zeroinitializer
  %v67 = fmul <16 x float> %v54, %v66
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v61, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v68 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v67, ptr align 4 %v68, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_rows_3(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 192
  %v2 = getelementptr inbounds float, ptr %own, i64 240
  %v3 = getelementptr inbounds float, ptr %k, i64 0
  %v4 = mul i64 0, 24
  %v5 = getelementptr inbounds float, ptr %q, i64 %v4
  %v6 = mul i64 0, 16
  %v7 = add i64 %v6, 0
  %v8 = getelementptr inbounds float, ptr %v1, i64 %v7
  call void @k_scores_tile_2_11(ptr %v5, ptr %v3, ptr %v8, ptr %v3, ptr %v3, i64 0, i64 0)
  %v9 = mul i64 2, 24
  %v10 = getelementptr inbounds float, ptr %q, i64 %v9
  %v11 = mul i64 2, 16
  %v12 = add i64 %v11, 0
  %v13 = getelementptr inbounds float, ptr %v1, i64 %v12
  call void @k_scores_tile_1_11(ptr %v10, ptr %v3, ptr %v13, ptr %v3, ptr %v3, i64 2, i64 0)
  br label %head14
head14:
  %v17 = phi i64 [ 0, %entry ], [ %v57, %body15 ]
  %v18 = icmp slt i64 %v17, 3
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = mul i64 %v17, 16
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = fmul <16 x float> %v21, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v23 = select <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> %v22, <16 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v24 = shufflevector <16 x float> %v23, <16 x float> %v23, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v25 = fcmp ogt <16 x float> %v23, %v24
  %v26 = select <16 x i1> %v25, <16 x float> %v23, <16 x float> %v24
  %v27 = shufflevector <16 x float> %v26, <16 x float> %v26, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v28 = fcmp ogt <16 x float> %v26, %v27
  %v29 = select <16 x i1> %v28, <16 x float> %v26, <16 x float> %v27
  %v30 = shufflevector <16 x float> %v29, <16 x float> %v29, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v31 = fcmp ogt <16 x float> %v29, %v30
  %v32 = select <16 x i1> %v31, <16 x float> %v29, <16 x float> %v30
  %v33 = shufflevector <16 x float> %v32, <16 x float> %v32, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v34 = fcmp ogt <16 x float> %v32, %v33
  %v35 = select <16 x i1> %v34, <16 x float> %v32, <16 x float> %v33
  %v36 = fsub <16 x float> %v23, %v35
  %v37 = fmul <16 x float> %v36, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v38 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v37)
  %v39 = fsub <16 x float> %v37, %v38
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v39, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v41 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v40, <16 x float> %v39, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v42 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v41, <16 x float> %v39, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v42, <16 x float> %v39, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v39, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v45 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v44, <16 x float> %v38, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  store <16 x float> %v45, ptr %v20, align 4
  %v46 = shufflevector <16 x float> %v45, <16 x float> %v45, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v47 = fadd <16 x float> %v45, %v46
  %v48 = shufflevector <16 x float> %v47, <16 x float> %v47, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v49 = fadd <16 x float> %v47, %v48
  %v50 = shufflevector <16 x float> %v49, <16 x float> %v49, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v51 = fadd <16 x float> %v49, %v50
  %v52 = shufflevector <16 x float> %v51, <16 x float> %v51, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v53 = fadd <16 x float> %v51, %v52
  %v54 = extractelement <16 x float> %v53, i64 0
  %v55 = fdiv float 0x3FF0000000000000, %v54
  %v56 = getelementptr inbounds float, ptr %v2, i64 %v17
  store float %v55, ptr %v56, align 4
  %v57 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v58 = getelementptr inbounds i16, ptr %v, i64 0
  %v59 = mul i64 0, 16
  %v60 = getelementptr inbounds float, ptr %v1, i64 %v59
  %v61 = mul i64 0, 24
  %v62 = add i64 %v61, 0
  %v63 = getelementptr inbounds float, ptr %out, i64 %v62
  call void @k_values_tile_2_12(ptr %v60, ptr %v58, ptr %v63, ptr %v58, ptr %v58, i64 0, i64 0, ptr %v2)
  %v64 = mul i64 2, 16
  %v65 = getelementptr inbounds float, ptr %v1, i64 %v64
  %v66 = mul i64 2, 24
  %v67 = add i64 %v66, 0
  %v68 = getelementptr inbounds float, ptr %out, i64 %v67
  call void @k_values_tile_1_12(ptr %v65, ptr %v58, ptr %v68, ptr %v58, ptr %v58, i64 2, i64 0, ptr %v2)
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
  %v12 = mul i64 %worker, 1024
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v49, %end26 ]
  %v18 = phi i64 [ -1, %entry ], [ %v21, %end26 ]
  %v19 = phi i64 [ -1, %entry ], [ %v22, %end26 ]
  %v20 = icmp slt i64 %v17, %hi
  br i1 %v20, label %body15, label %end16
body15:
  %v21 = mul i64 %v17, 12
  %v22 = mul i64 %v17, 12
  %v23 = getelementptr inbounds i16, ptr %v3, i64 %v21
  %v24 = icmp ne i64 %v21, %v18
  br i1 %v24, label %then25, label %end26
then25:
  call void @k_keys(ptr %v23, ptr %v13)
  br label %end26
end26:
  %v27 = getelementptr inbounds float, ptr %v13, i64 192
  %v28 = getelementptr inbounds i16, ptr %v5, i64 %v22
  %v29 = mul i64 0, 3
  %v30 = mul i64 %v17, 12
  %v31 = mul i64 %v29, 24
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v17, 12
  %v34 = mul i64 %v29, 24
  %v35 = add i64 %v33, %v34
  %v36 = mul i64 %v17, 3
  %v37 = add i64 %v36, %v29
  %v38 = getelementptr inbounds float, ptr %v1, i64 %v32
  %v39 = getelementptr inbounds float, ptr %v7, i64 %v35
  %v40 = add i64 %v17, 1
  %v41 = icmp slt i64 %v40, 1
  %v42 = select i1 %v41, i64 %v40, i64 1
  %v43 = mul i64 %v42, 12
  %v44 = getelementptr inbounds float, ptr %v1, i64 %v43
  %v45 = mul i64 %v42, 12
  %v46 = getelementptr inbounds i16, ptr %v3, i64 %v45
  %v47 = mul i64 %v42, 12
  %v48 = getelementptr inbounds i16, ptr %v5, i64 %v47
  call void @k_rows_3(ptr %v38, ptr %v13, ptr %v28, ptr %v39, ptr %v13, ptr %v44, ptr %v46, ptr %v48, i64 %v29)
  %v49 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
