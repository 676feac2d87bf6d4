; task {"attributes":{"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,1,3],"scores":"t0=mul(x0,0.25)"},"inputs":["f32[1,9,2,12]","f32[1,11,2,12]","f32[1,11,2,12]"],"op":"attention_forward","outputs":["f32[1,9,2,12]","f32[1,2,9,1]","f32[1,2,9,1]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"block_tiles":2,"format":"dense","prefetch":"none","softmax_rows":1,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k: 6 units
; scratch 0 bytes, 1088 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_keys(ptr %source, ptr %target) #0 {
entry:
  %v1 = mul i64 0, 24
  %v2 = getelementptr inbounds float, ptr %source, i64 %v1
  %v3 = getelementptr inbounds float, ptr %target, i64 0
  %v4 = getelementptr inbounds float, ptr %v2, i64 0
  %v5 = mul i64 0, 8
  %v6 = getelementptr inbounds float, ptr %v3, i64 %v5
  %v7 = load <8 x float>, ptr %v4, align 4
  %v8 = getelementptr inbounds float, ptr %v4, i64 24
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v4, i64 48
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v4, i64 72
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v4, i64 96
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v4, i64 120
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v4, i64 144
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v4, i64 168
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v23 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v24 = shufflevector <8 x float> %v11, <8 x float> %v13, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v25 = shufflevector <8 x float> %v11, <8 x float> %v13, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v26 = shufflevector <8 x float> %v15, <8 x float> %v17, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v27 = shufflevector <8 x float> %v15, <8 x float> %v17, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v28 = shufflevector <8 x float> %v19, <8 x float> %v21, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v29 = shufflevector <8 x float> %v19, <8 x float> %v21, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v30 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v31 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v23, <8 x float> %v25, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v33 = shufflevector <8 x float> %v23, <8 x float> %v25, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v36 = shufflevector <8 x float> %v27, <8 x float> %v29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v37 = shufflevector <8 x float> %v27, <8 x float> %v29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v38 = shufflevector <8 x float> %v30, <8 x float> %v34, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v39 = shufflevector <8 x float> %v30, <8 x float> %v34, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v40 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v41 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v42 = shufflevector <8 x float> %v31, <8 x float> %v35, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v43 = shufflevector <8 x float> %v31, <8 x float> %v35, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v44 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v45 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v38, ptr %v6, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 8
  store <8 x float> %v40, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %v6, i64 16
  store <8 x float> %v42, ptr %v47, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 24
  store <8 x float> %v44, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v6, i64 32
  store <8 x float> %v39, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v6, i64 40
  store <8 x float> %v41, ptr %v50, align 4
  %v51 = getelementptr inbounds float, ptr %v6, i64 48
  store <8 x float> %v43, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v6, i64 56
  store <8 x float> %v45, ptr %v52, align 4
  %v53 = getelementptr inbounds float, ptr %v2, i64 8
  %v54 = mul i64 8, 8
  %v55 = getelementptr inbounds float, ptr %v3, i64 %v54
  %v56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v53, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %v53, i64 24
  %v58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v59 = getelementptr inbounds float, ptr %v53, i64 48
  %v60 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v59, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v61 = getelementptr inbounds float, ptr %v53, i64 72
  %v62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v61, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v63 = getelementptr inbounds float, ptr %v53, i64 96
  %v64 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v63, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v53, i64 120
  %v66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v65, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v67 = getelementptr inbounds float, ptr %v53, i64 144
  %v68 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v67, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v69 = getelementptr inbounds float, ptr %v53, i64 168
  %v70 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v69, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v71 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v72 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v73 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v74 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v75 = shufflevector <8 x float> %v64, <8 x float> %v66, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v76 = shufflevector <8 x float> %v64, <8 x float> %v66, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v77 = shufflevector <8 x float> %v68, <8 x float> %v70, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v78 = shufflevector <8 x float> %v68, <8 x float> %v70, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v79 = shufflevector <8 x float> %v71, <8 x float> %v73, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v80 = shufflevector <8 x float> %v71, <8 x float> %v73, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v81 = shufflevector <8 x float> %v72, <8 x float> %v74, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v82 = shufflevector <8 x float> %v72, <8 x float> %v74, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v83 = shufflevector <8 x float> %v75, <8 x float> %v77, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v84 = shufflevector <8 x float> %v75, <8 x float> %v77, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v85 = shufflevector <8 x float> %v76, <8 x float> %v78, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v86 = shufflevector <8 x float> %v76, <8 x float> %v78, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v87 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v88 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v89 = shufflevector <8 x float> %v81, <8 x float> %v85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v90 = shufflevector <8 x float> %v81, <8 x float> %v85, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v91 = shufflevector <8 x float> %v80, <8 x float> %v84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v92 = shufflevector <8 x float> %v80, <8 x float> %v84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v93 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v94 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v87, ptr %v55, align 4
  %v95 = getelementptr inbounds float, ptr %v55, i64 8
  store <8 x float> %v89, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %v55, i64 16
  store <8 x float> %v91, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %v55, i64 24
  store <8 x float> %v93, ptr %v97, align 4
  %v98 = mul i64 8, 24
  %v99 = getelementptr inbounds float, ptr %source, i64 %v98
  %v100 = getelementptr inbounds float, ptr %target, i64 96
  %v101 = getelementptr inbounds float, ptr %v99, i64 0
  %v102 = mul i64 0, 8
  %v103 = getelementptr inbounds float, ptr %v100, i64 %v102
  %v104 = load <8 x float>, ptr %v101, align 4
  %v105 = getelementptr inbounds float, ptr %v101, i64 24
  %v106 = load <8 x float>, ptr %v105, align 4
  %v107 = getelementptr inbounds float, ptr %v101, i64 48
  %v108 = load <8 x float>, ptr %v107, align 4
  %v109 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v110 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v111 = shufflevector <8 x float> %v108, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v112 = shufflevector <8 x float> %v108, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v113 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v114 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v115 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v116 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v117 = shufflevector <8 x float> %v109, <8 x float> %v111, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v118 = shufflevector <8 x float> %v109, <8 x float> %v111, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v119 = shufflevector <8 x float> %v110, <8 x float> %v112, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v120 = shufflevector <8 x float> %v110, <8 x float> %v112, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v121 = shufflevector <8 x float> %v113, <8 x float> %v115, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v122 = shufflevector <8 x float> %v113, <8 x float> %v115, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v123 = shufflevector <8 x float> %v114, <8 x float> %v116, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v124 = shufflevector <8 x float> %v114, <8 x float> %v116, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v125 = shufflevector <8 x float> %v117, <8 x float> %v121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v126 = shufflevector <8 x float> %v117, <8 x float> %v121, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v127 = shufflevector <8 x float> %v119, <8 x float> %v123, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v128 = shufflevector <8 x float> %v119, <8 x float> %v123, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v129 = shufflevector <8 x float> %v118, <8 x float> %v122, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v130 = shufflevector <8 x float> %v118, <8 x float> %v122, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v131 = shufflevector <8 x float> %v120, <8 x float> %v124, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v132 = shufflevector <8 x float> %v120, <8 x float> %v124, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v125, ptr %v103, align 4
  %v133 = getelementptr inbounds float, ptr %v103, i64 8
  store <8 x float> %v127, ptr %v133, align 4
  %v134 = getelementptr inbounds float, ptr %v103, i64 16
  store <8 x float> %v129, ptr %v134, align 4
  %v135 = getelementptr inbounds float, ptr %v103, i64 24
  store <8 x float> %v131, ptr %v135, align 4
  %v136 = getelementptr inbounds float, ptr %v103, i64 32
  store <8 x float> %v126, ptr %v136, align 4
  %v137 = getelementptr inbounds float, ptr %v103, i64 40
  store <8 x float> %v128, ptr %v137, align 4
  %v138 = getelementptr inbounds float, ptr %v103, i64 48
  store <8 x float> %v130, ptr %v138, align 4
  %v139 = getelementptr inbounds float, ptr %v103, i64 56
  store <8 x float> %v132, ptr %v139, align 4
  %v140 = getelementptr inbounds float, ptr %v99, i64 8
  %v141 = mul i64 8, 8
  %v142 = getelementptr inbounds float, ptr %v100, i64 %v141
  %v143 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v140, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v144 = getelementptr inbounds float, ptr %v140, i64 24
  %v145 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v144, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v146 = getelementptr inbounds float, ptr %v140, i64 48
  %v147 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v146, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v148 = shufflevector <8 x float> %v143, <8 x float> %v145, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v149 = shufflevector <8 x float> %v143, <8 x float> %v145, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v150 = shufflevector <8 x float> %v147, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v151 = shufflevector <8 x float> %v147, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v152 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v153 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v154 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v155 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v156 = shufflevector <8 x float> %v148, <8 x float> %v150, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v157 = shufflevector <8 x float> %v148, <8 x float> %v150, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v158 = shufflevector <8 x float> %v149, <8 x float> %v151, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v159 = shufflevector <8 x float> %v149, <8 x float> %v151, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v160 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v161 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v162 = shufflevector <8 x float> %v153, <8 x float> %v155, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v163 = shufflevector <8 x float> %v153, <8 x float> %v155, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v164 = shufflevector <8 x float> %v156, <8 x float> %v160, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v165 = shufflevector <8 x float> %v156, <8 x float> %v160, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v166 = shufflevector <8 x float> %v158, <8 x float> %v162, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v167 = shufflevector <8 x float> %v158, <8 x float> %v162, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v168 = shufflevector <8 x float> %v157, <8 x float> %v161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v169 = shufflevector <8 x float> %v157, <8 x float> %v161, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v170 = shufflevector <8 x float> %v159, <8 x float> %v163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v171 = shufflevector <8 x float> %v159, <8 x float> %v163, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v164, ptr %v142, align 4
  %v172 = getelementptr inbounds float, ptr %v142, i64 8
  store <8 x float> %v166, ptr %v172, align 4
  %v173 = getelementptr inbounds float, ptr %v142, i64 16
  store <8 x float> %v168, ptr %v173, align 4
  %v174 = getelementptr inbounds float, ptr %v142, i64 24
  store <8 x float> %v170, ptr %v174, align 4
  ret void
}
define internal void @k_scores_tile_1_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 6
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_1_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 6
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_2_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 6
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 24
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 25
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v9, ptr %v36, align 4
  ret void
}
define internal void @k_scores_tile_2_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 6
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 24
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 25
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v9, ptr %v36, align 4
  ret void
}
define internal void @k_values_tile_1_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 24
  %v16 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v15, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 48
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v26 = load float, ptr %v5, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v25, <8 x float> %v8)
  %v30 = getelementptr inbounds float, ptr %v6, i64 24
  %v31 = getelementptr inbounds float, ptr %v5, i64 1
  %v32 = getelementptr inbounds float, ptr %x0, i64 %row
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <8 x float> poison, float %v33, i64 0
  %v35 = shufflevector <8 x float> %v34, <8 x float> poison, <8 x i32> zeroinitializer
  %v36 = fmul <8 x float> %v29, %v35
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v36, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_values_tile_1_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 24
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 48
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = load <8 x float>, ptr %v6, align 4
  %v26 = load float, ptr %v5, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v25, <8 x float> %v8)
  %v30 = getelementptr inbounds float, ptr %v6, i64 24
  %v31 = getelementptr inbounds float, ptr %v5, i64 1
  %v32 = getelementptr inbounds float, ptr %x0, i64 %row
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <8 x float> poison, float %v33, i64 0
  %v35 = shufflevector <8 x float> %v34, <8 x float> poison, <8 x i32> zeroinitializer
  %v36 = fmul <8 x float> %v29, %v35
  store <8 x float> %v36, ptr %c, align 4
  ret void
}
define internal void @k_values_tile_2_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 24
  %v22 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v21, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 48
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v37 = load float, ptr %v5, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v36, <8 x float> %v8)
  %v41 = getelementptr inbounds float, ptr %v5, i64 16
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v36, <8 x float> %v9)
  %v46 = getelementptr inbounds float, ptr %v6, i64 24
  %v47 = getelementptr inbounds float, ptr %v5, i64 1
  %v48 = getelementptr inbounds float, ptr %x0, i64 %row
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <8 x float> poison, float %v49, i64 0
  %v51 = shufflevector <8 x float> %v50, <8 x float> poison, <8 x i32> zeroinitializer
  %v52 = fmul <8 x float> %v40, %v51
  %v53 = add i64 %row, 1
  %v54 = getelementptr inbounds float, ptr %x0, i64 %v53
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <8 x float> poison, float %v55, i64 0
  %v57 = shufflevector <8 x float> %v56, <8 x float> poison, <8 x i32> zeroinitializer
  %v58 = fmul <8 x float> %v45, %v57
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v52, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v59 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v58, ptr align 4 %v59, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_values_tile_2_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 24
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 48
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = load <8 x float>, ptr %v6, align 4
  %v37 = load float, ptr %v5, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v36, <8 x float> %v8)
  %v41 = getelementptr inbounds float, ptr %v5, i64 16
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v36, <8 x float> %v9)
  %v46 = getelementptr inbounds float, ptr %v6, i64 24
  %v47 = getelementptr inbounds float, ptr %v5, i64 1
  %v48 = getelementptr inbounds float, ptr %x0, i64 %row
  %v49 = load float, ptr %v48, align 4
  %v50 = insertelement <8 x float> poison, float %v49, i64 0
  %v51 = shufflevector <8 x float> %v50, <8 x float> poison, <8 x i32> zeroinitializer
  %v52 = fmul <8 x float> %v40, %v51
  %v53 = add i64 %row, 1
  %v54 = getelementptr inbounds float, ptr %x0, i64 %v53
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <8 x float> poison, float %v55, i64 0
  %v57 = shufflevector <8 x float> %v56, <8 x float> poison, <8 x i32> zeroinitializer
  %v58 = fmul <8 x float> %v45, %v57
  store <8 x float> %v52, ptr %c, align 4
  %v59 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v58, ptr %v59, align 4
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
  call void @k_scores_tile_2_8(ptr %v11, ptr %v3, ptr %v14, ptr %v3, ptr %v3, i64 %v9, i64 0)
  %v15 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v16 = getelementptr inbounds float, ptr %k, i64 96
  br label %head17
head17:
  %v20 = phi i64 [ 0, %end6 ], [ %v28, %body18 ]
  %v21 = icmp slt i64 %v20, 2
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 2
  %v23 = mul i64 %v22, 24
  %v24 = getelementptr inbounds float, ptr %q, i64 %v23
  %v25 = mul i64 %v22, 16
  %v26 = add i64 %v25, 8
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v26
  call void @k_scores_tile_2_3(ptr %v24, ptr %v16, ptr %v27, ptr %v16, ptr %v16, i64 %v22, i64 8)
  %v28 = add nsw i64 %v20, 1
  br label %head17
end19:
  br label %head29
head29:
  %v32 = phi i64 [ 0, %end19 ], [ %v103, %body30 ]
  %v33 = icmp slt i64 %v32, 4
  br i1 %v33, label %body30, label %end31
body30:
  %v34 = mul i64 %v32, 16
  %v35 = getelementptr inbounds float, ptr %v1, i64 %v34
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = fmul <8 x float> %v36, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v38 = getelementptr inbounds float, ptr %v35, i64 8
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fmul <8 x float> %v39, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v41 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v40, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v42 = fcmp ogt <8 x float> %v37, %v41
  %v43 = select <8 x i1> %v42, <8 x float> %v37, <8 x float> %v41
  %v44 = shufflevector <8 x float> %v43, <8 x float> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v45 = fcmp ogt <8 x float> %v43, %v44
  %v46 = select <8 x i1> %v45, <8 x float> %v43, <8 x float> %v44
  %v47 = shufflevector <8 x float> %v46, <8 x float> %v46, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v48 = fcmp ogt <8 x float> %v46, %v47
  %v49 = select <8 x i1> %v48, <8 x float> %v46, <8 x float> %v47
  %v50 = shufflevector <8 x float> %v49, <8 x float> %v49, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v51 = fcmp ogt <8 x float> %v49, %v50
  %v52 = select <8 x i1> %v51, <8 x float> %v49, <8 x float> %v50
  %v53 = fsub <8 x float> %v37, %v52
  %v54 = fmul <8 x float> %v53, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v55 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v54
  %v56 = select <8 x i1> %v55, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v54
  %v57 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v56
  %v58 = select <8 x i1> %v57, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v56
  %v59 = fadd <8 x float> %v58, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v60 = fsub <8 x float> %v59, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v61 = fsub <8 x float> %v58, %v60
  %v62 = bitcast <8 x float> %v59 to <8 x i32>
  %v63 = shl <8 x i32> %v62, splat (i32 23)
  %v64 = bitcast <8 x i32> %v63 to <8 x float>
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v61, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v61, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v66, <8 x float> %v61, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v67, <8 x float> %v61, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v61, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v70 = fmul <8 x float> %v69, %v64
  %v71 = fsub <8 x float> %v41, %v52
  %v72 = fmul <8 x float> %v71, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v73 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v72
  %v74 = select <8 x i1> %v73, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v72
  %v75 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v74
  %v76 = select <8 x i1> %v75, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v74
  %v77 = fadd <8 x float> %v76, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v78 = fsub <8 x float> %v77, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v79 = fsub <8 x float> %v76, %v78
  %v80 = bitcast <8 x float> %v77 to <8 x i32>
  %v81 = shl <8 x i32> %v80, splat (i32 23)
  %v82 = bitcast <8 x i32> %v81 to <8 x float>
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v79, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v83, <8 x float> %v79, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v79, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> %v79, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v79, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v88 = fmul <8 x float> %v87, %v82
  store <8 x float> %v70, ptr %v35, align 4
  %v89 = getelementptr inbounds float, ptr %v35, i64 8
  store <8 x float> %v88, ptr %v89, align 4
  %v90 = fadd <8 x float> %v70, %v88
  %v91 = shufflevector <8 x float> %v90, <8 x float> %v90, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v92 = fadd <8 x float> %v90, %v91
  %v93 = shufflevector <8 x float> %v92, <8 x float> %v92, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v94 = fadd <8 x float> %v92, %v93
  %v95 = shufflevector <8 x float> %v94, <8 x float> %v94, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v96 = fadd <8 x float> %v94, %v95
  %v97 = extractelement <8 x float> %v96, i64 0
  %v98 = fdiv float 0x3FF0000000000000, %v97
  %v99 = getelementptr inbounds float, ptr %v2, i64 %v32
  store float %v98, ptr %v99, align 4
  %v100 = extractelement <8 x float> %v52, i64 0
  %v101 = getelementptr inbounds float, ptr %score, i64 %v32
  store float %v100, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %share, i64 %v32
  store float %v98, ptr %v102, align 4
  %v103 = add nsw i64 %v32, 1
  br label %head29
end31:
  %v104 = getelementptr inbounds float, ptr %v, i64 0
  br label %head105
head105:
  %v108 = phi i64 [ 0, %end31 ], [ %v116, %body106 ]
  %v109 = icmp slt i64 %v108, 2
  br i1 %v109, label %body106, label %end107
body106:
  %v110 = mul i64 %v108, 2
  %v111 = mul i64 %v110, 16
  %v112 = getelementptr inbounds float, ptr %v1, i64 %v111
  %v113 = mul i64 %v110, 24
  %v114 = add i64 %v113, 0
  %v115 = getelementptr inbounds float, ptr %out, i64 %v114
  call void @k_values_tile_2_8(ptr %v112, ptr %v104, ptr %v115, ptr %v104, ptr %v104, i64 %v110, i64 0, ptr %v2)
  %v116 = add nsw i64 %v108, 1
  br label %head105
end107:
  %v117 = getelementptr inbounds float, ptr %v, i64 8
  br label %head118
head118:
  %v121 = phi i64 [ 0, %end107 ], [ %v129, %body119 ]
  %v122 = icmp slt i64 %v121, 2
  br i1 %v122, label %body119, label %end120
body119:
  %v123 = mul i64 %v121, 2
  %v124 = mul i64 %v123, 16
  %v125 = getelementptr inbounds float, ptr %v1, i64 %v124
  %v126 = mul i64 %v123, 24
  %v127 = add i64 %v126, 8
  %v128 = getelementptr inbounds float, ptr %out, i64 %v127
  call void @k_values_tile_2_4(ptr %v125, ptr %v117, ptr %v128, ptr %v117, ptr %v117, i64 %v123, i64 8, ptr %v2)
  %v129 = add nsw i64 %v121, 1
  br label %head118
end120:
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
  call void @k_scores_tile_1_8(ptr %v5, ptr %v3, ptr %v8, ptr %v3, ptr %v3, i64 0, i64 0)
  %v9 = getelementptr inbounds float, ptr %k, i64 96
  %v10 = mul i64 0, 24
  %v11 = getelementptr inbounds float, ptr %q, i64 %v10
  %v12 = mul i64 0, 16
  %v13 = add i64 %v12, 8
  %v14 = getelementptr inbounds float, ptr %v1, i64 %v13
  call void @k_scores_tile_1_3(ptr %v11, ptr %v9, ptr %v14, ptr %v9, ptr %v9, i64 0, i64 8)
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v89, %body16 ]
  %v19 = icmp slt i64 %v18, 1
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 16
  %v21 = getelementptr inbounds float, ptr %v1, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fmul <8 x float> %v22, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v24 = getelementptr inbounds float, ptr %v21, i64 8
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = fmul <8 x float> %v25, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v27 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v26, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v28 = fcmp ogt <8 x float> %v23, %v27
  %v29 = select <8 x i1> %v28, <8 x float> %v23, <8 x float> %v27
  %v30 = shufflevector <8 x float> %v29, <8 x float> %v29, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v31 = fcmp ogt <8 x float> %v29, %v30
  %v32 = select <8 x i1> %v31, <8 x float> %v29, <8 x float> %v30
  %v33 = shufflevector <8 x float> %v32, <8 x float> %v32, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v34 = fcmp ogt <8 x float> %v32, %v33
  %v35 = select <8 x i1> %v34, <8 x float> %v32, <8 x float> %v33
  %v36 = shufflevector <8 x float> %v35, <8 x float> %v35, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v37 = fcmp ogt <8 x float> %v35, %v36
  %v38 = select <8 x i1> %v37, <8 x float> %v35, <8 x float> %v36
  %v39 = fsub <8 x float> %v23, %v38
  %v40 = fmul <8 x float> %v39, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v41 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v40
  %v42 = select <8 x i1> %v41, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v40
  %v43 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v42
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v42
  %v45 = fadd <8 x float> %v44, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v46 = fsub <8 x float> %v45, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v47 = fsub <8 x float> %v44, %v46
  %v48 = bitcast <8 x float> %v45 to <8 x i32>
  %v49 = shl <8 x i32> %v48, splat (i32 23)
  %v50 = bitcast <8 x i32> %v49 to <8 x float>
  %v51 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v47, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v47, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v52, <8 x float> %v47, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v47, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v47, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v56 = fmul <8 x float> %v55, %v50
  %v57 = fsub <8 x float> %v27, %v38
  %v58 = fmul <8 x float> %v57, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v59 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v58
  %v60 = select <8 x i1> %v59, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v58
  %v61 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v60
  %v62 = select <8 x i1> %v61, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v60
  %v63 = fadd <8 x float> %v62, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v64 = fsub <8 x float> %v63, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v65 = fsub <8 x float> %v62, %v64
  %v66 = bitcast <8 x float> %v63 to <8 x i32>
  %v67 = shl <8 x i32> %v66, splat (i32 23)
  %v68 = bitcast <8 x i32> %v67 to <8 x float>
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v65, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v69, <8 x float> %v65, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v65, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v71, <8 x float> %v65, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v65, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v74 = fmul <8 x float> %v73, %v68
  store <8 x float> %v56, ptr %v21, align 4
  %v75 = getelementptr inbounds float, ptr %v21, i64 8
  store <8 x float> %v74, ptr %v75, align 4
  %v76 = fadd <8 x float> %v56, %v74
  %v77 = shufflevector <8 x float> %v76, <8 x float> %v76, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v78 = fadd <8 x float> %v76, %v77
  %v79 = shufflevector <8 x float> %v78, <8 x float> %v78, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v80 = fadd <8 x float> %v78, %v79
  %v81 = shufflevector <8 x float> %v80, <8 x float> %v80, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v82 = fadd <8 x float> %v80, %v81
  %v83 = extractelement <8 x float> %v82, i64 0
  %v84 = fdiv float 0x3FF0000000000000, %v83
  %v85 = getelementptr inbounds float, ptr %v2, i64 %v18
  store float %v84, ptr %v85, align 4
  %v86 = extractelement <8 x float> %v38, i64 0
  %v87 = getelementptr inbounds float, ptr %score, i64 %v18
  store float %v86, ptr %v87, align 4
  %v88 = getelementptr inbounds float, ptr %share, i64 %v18
  store float %v84, ptr %v88, align 4
  %v89 = add nsw i64 %v18, 1
  br label %head15
end17:
  %v90 = getelementptr inbounds float, ptr %v, i64 0
  %v91 = mul i64 0, 16
  %v92 = getelementptr inbounds float, ptr %v1, i64 %v91
  %v93 = mul i64 0, 24
  %v94 = add i64 %v93, 0
  %v95 = getelementptr inbounds float, ptr %out, i64 %v94
  call void @k_values_tile_1_8(ptr %v92, ptr %v90, ptr %v95, ptr %v90, ptr %v90, i64 0, i64 0, ptr %v2)
  %v96 = getelementptr inbounds float, ptr %v, i64 8
  %v97 = mul i64 0, 16
  %v98 = getelementptr inbounds float, ptr %v1, i64 %v97
  %v99 = mul i64 0, 24
  %v100 = add i64 %v99, 8
  %v101 = getelementptr inbounds float, ptr %out, i64 %v100
  call void @k_values_tile_1_4(ptr %v98, ptr %v96, ptr %v101, ptr %v96, ptr %v96, i64 0, i64 8, ptr %v2)
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
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
