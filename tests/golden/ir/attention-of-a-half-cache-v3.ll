; task {"attributes":{"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,1,3],"scores":"t0=mul(x0,0.25)"},"inputs":["f32[1,3,2,12]","f16[1,11,2,12]","bf16[1,11,2,12]"],"op":"attention","output":"f32[1,3,2,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"block_tiles":2,"format":"dense","prefetch":"none","softmax_rows":1,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k: 2 units
; scratch 0 bytes, 1024 of each core
declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr, <8 x i1>, <8 x i16>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_keys(ptr %source, ptr %target) #0 {
entry:
  %v1 = mul i64 0, 24
  %v2 = getelementptr inbounds i16, ptr %source, i64 %v1
  %v3 = getelementptr inbounds float, ptr %target, i64 0
  %v4 = getelementptr inbounds i16, ptr %v2, i64 0
  %v5 = mul i64 0, 8
  %v6 = getelementptr inbounds float, ptr %v3, i64 %v5
  %v7 = load <8 x i16>, ptr %v4, align 2
  %v8 = bitcast <8 x i16> %v7 to <8 x half>
  %v9 = fpext <8 x half> %v8 to <8 x float>
  %v10 = getelementptr inbounds i16, ptr %v4, i64 24
  %v11 = load <8 x i16>, ptr %v10, align 2
  %v12 = bitcast <8 x i16> %v11 to <8 x half>
  %v13 = fpext <8 x half> %v12 to <8 x float>
  %v14 = getelementptr inbounds i16, ptr %v4, i64 48
  %v15 = load <8 x i16>, ptr %v14, align 2
  %v16 = bitcast <8 x i16> %v15 to <8 x half>
  %v17 = fpext <8 x half> %v16 to <8 x float>
  %v18 = getelementptr inbounds i16, ptr %v4, i64 72
  %v19 = load <8 x i16>, ptr %v18, align 2
  %v20 = bitcast <8 x i16> %v19 to <8 x half>
  %v21 = fpext <8 x half> %v20 to <8 x float>
  %v22 = getelementptr inbounds i16, ptr %v4, i64 96
  %v23 = load <8 x i16>, ptr %v22, align 2
  %v24 = bitcast <8 x i16> %v23 to <8 x half>
  %v25 = fpext <8 x half> %v24 to <8 x float>
  %v26 = getelementptr inbounds i16, ptr %v4, i64 120
  %v27 = load <8 x i16>, ptr %v26, align 2
  %v28 = bitcast <8 x i16> %v27 to <8 x half>
  %v29 = fpext <8 x half> %v28 to <8 x float>
  %v30 = getelementptr inbounds i16, ptr %v4, i64 144
  %v31 = load <8 x i16>, ptr %v30, align 2
  %v32 = bitcast <8 x i16> %v31 to <8 x half>
  %v33 = fpext <8 x half> %v32 to <8 x float>
  %v34 = getelementptr inbounds i16, ptr %v4, i64 168
  %v35 = load <8 x i16>, ptr %v34, align 2
  %v36 = bitcast <8 x i16> %v35 to <8 x half>
  %v37 = fpext <8 x half> %v36 to <8 x float>
  %v38 = shufflevector <8 x float> %v9, <8 x float> %v13, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v39 = shufflevector <8 x float> %v9, <8 x float> %v13, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v40 = shufflevector <8 x float> %v17, <8 x float> %v21, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v41 = shufflevector <8 x float> %v17, <8 x float> %v21, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v42 = shufflevector <8 x float> %v25, <8 x float> %v29, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v43 = shufflevector <8 x float> %v25, <8 x float> %v29, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v44 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v45 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v46 = shufflevector <8 x float> %v38, <8 x float> %v40, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v47 = shufflevector <8 x float> %v38, <8 x float> %v40, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v48 = shufflevector <8 x float> %v39, <8 x float> %v41, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v49 = shufflevector <8 x float> %v39, <8 x float> %v41, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v50 = shufflevector <8 x float> %v42, <8 x float> %v44, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v51 = shufflevector <8 x float> %v42, <8 x float> %v44, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v52 = shufflevector <8 x float> %v43, <8 x float> %v45, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v53 = shufflevector <8 x float> %v43, <8 x float> %v45, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v54 = shufflevector <8 x float> %v46, <8 x float> %v50, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v55 = shufflevector <8 x float> %v46, <8 x float> %v50, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v56 = shufflevector <8 x float> %v48, <8 x float> %v52, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v57 = shufflevector <8 x float> %v48, <8 x float> %v52, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v58 = shufflevector <8 x float> %v47, <8 x float> %v51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v59 = shufflevector <8 x float> %v47, <8 x float> %v51, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v60 = shufflevector <8 x float> %v49, <8 x float> %v53, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v61 = shufflevector <8 x float> %v49, <8 x float> %v53, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v54, ptr %v6, align 4
  %v62 = getelementptr inbounds float, ptr %v6, i64 8
  store <8 x float> %v56, ptr %v62, align 4
  %v63 = getelementptr inbounds float, ptr %v6, i64 16
  store <8 x float> %v58, ptr %v63, align 4
  %v64 = getelementptr inbounds float, ptr %v6, i64 24
  store <8 x float> %v60, ptr %v64, align 4
  %v65 = getelementptr inbounds float, ptr %v6, i64 32
  store <8 x float> %v55, ptr %v65, align 4
  %v66 = getelementptr inbounds float, ptr %v6, i64 40
  store <8 x float> %v57, ptr %v66, align 4
  %v67 = getelementptr inbounds float, ptr %v6, i64 48
  store <8 x float> %v59, ptr %v67, align 4
  %v68 = getelementptr inbounds float, ptr %v6, i64 56
  store <8 x float> %v61, ptr %v68, align 4
  %v69 = getelementptr inbounds i16, ptr %v2, i64 8
  %v70 = mul i64 8, 8
  %v71 = getelementptr inbounds float, ptr %v3, i64 %v70
  %v72 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v69, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v73 = bitcast <8 x i16> %v72 to <8 x half>
  %v74 = fpext <8 x half> %v73 to <8 x float>
  %v75 = getelementptr inbounds i16, ptr %v69, i64 24
  %v76 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v75, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v77 = bitcast <8 x i16> %v76 to <8 x half>
  %v78 = fpext <8 x half> %v77 to <8 x float>
  %v79 = getelementptr inbounds i16, ptr %v69, i64 48
  %v80 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v79, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v81 = bitcast <8 x i16> %v80 to <8 x half>
  %v82 = fpext <8 x half> %v81 to <8 x float>
  %v83 = getelementptr inbounds i16, ptr %v69, i64 72
  %v84 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v83, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v85 = bitcast <8 x i16> %v84 to <8 x half>
  %v86 = fpext <8 x half> %v85 to <8 x float>
  %v87 = getelementptr inbounds i16, ptr %v69, i64 96
  %v88 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v87, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v89 = bitcast <8 x i16> %v88 to <8 x half>
  %v90 = fpext <8 x half> %v89 to <8 x float>
  %v91 = getelementptr inbounds i16, ptr %v69, i64 120
  %v92 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v91, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v93 = bitcast <8 x i16> %v92 to <8 x half>
  %v94 = fpext <8 x half> %v93 to <8 x float>
  %v95 = getelementptr inbounds i16, ptr %v69, i64 144
  %v96 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v95, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v97 = bitcast <8 x i16> %v96 to <8 x half>
  %v98 = fpext <8 x half> %v97 to <8 x float>
  %v99 = getelementptr inbounds i16, ptr %v69, i64 168
  %v100 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v99, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v101 = bitcast <8 x i16> %v100 to <8 x half>
  %v102 = fpext <8 x half> %v101 to <8 x float>
  %v103 = shufflevector <8 x float> %v74, <8 x float> %v78, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v104 = shufflevector <8 x float> %v74, <8 x float> %v78, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v105 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v106 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v107 = shufflevector <8 x float> %v90, <8 x float> %v94, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v108 = shufflevector <8 x float> %v90, <8 x float> %v94, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v109 = shufflevector <8 x float> %v98, <8 x float> %v102, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v110 = shufflevector <8 x float> %v98, <8 x float> %v102, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v111 = shufflevector <8 x float> %v103, <8 x float> %v105, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v112 = shufflevector <8 x float> %v103, <8 x float> %v105, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v113 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v114 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v115 = shufflevector <8 x float> %v107, <8 x float> %v109, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v116 = shufflevector <8 x float> %v107, <8 x float> %v109, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v117 = shufflevector <8 x float> %v108, <8 x float> %v110, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v118 = shufflevector <8 x float> %v108, <8 x float> %v110, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v119 = shufflevector <8 x float> %v111, <8 x float> %v115, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v120 = shufflevector <8 x float> %v111, <8 x float> %v115, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v121 = shufflevector <8 x float> %v113, <8 x float> %v117, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v122 = shufflevector <8 x float> %v113, <8 x float> %v117, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v123 = shufflevector <8 x float> %v112, <8 x float> %v116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v124 = shufflevector <8 x float> %v112, <8 x float> %v116, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v125 = shufflevector <8 x float> %v114, <8 x float> %v118, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v126 = shufflevector <8 x float> %v114, <8 x float> %v118, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v119, ptr %v71, align 4
  %v127 = getelementptr inbounds float, ptr %v71, i64 8
  store <8 x float> %v121, ptr %v127, align 4
  %v128 = getelementptr inbounds float, ptr %v71, i64 16
  store <8 x float> %v123, ptr %v128, align 4
  %v129 = getelementptr inbounds float, ptr %v71, i64 24
  store <8 x float> %v125, ptr %v129, align 4
  %v130 = mul i64 8, 24
  %v131 = getelementptr inbounds i16, ptr %source, i64 %v130
  %v132 = getelementptr inbounds float, ptr %target, i64 96
  %v133 = getelementptr inbounds i16, ptr %v131, i64 0
  %v134 = mul i64 0, 8
  %v135 = getelementptr inbounds float, ptr %v132, i64 %v134
  %v136 = load <8 x i16>, ptr %v133, align 2
  %v137 = bitcast <8 x i16> %v136 to <8 x half>
  %v138 = fpext <8 x half> %v137 to <8 x float>
  %v139 = getelementptr inbounds i16, ptr %v133, i64 24
  %v140 = load <8 x i16>, ptr %v139, align 2
  %v141 = bitcast <8 x i16> %v140 to <8 x half>
  %v142 = fpext <8 x half> %v141 to <8 x float>
  %v143 = getelementptr inbounds i16, ptr %v133, i64 48
  %v144 = load <8 x i16>, ptr %v143, align 2
  %v145 = bitcast <8 x i16> %v144 to <8 x half>
  %v146 = fpext <8 x half> %v145 to <8 x float>
  %v147 = shufflevector <8 x float> %v138, <8 x float> %v142, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v148 = shufflevector <8 x float> %v138, <8 x float> %v142, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v149 = shufflevector <8 x float> %v146, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v150 = shufflevector <8 x float> %v146, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v151 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v152 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v153 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v154 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v155 = shufflevector <8 x float> %v147, <8 x float> %v149, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v156 = shufflevector <8 x float> %v147, <8 x float> %v149, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v157 = shufflevector <8 x float> %v148, <8 x float> %v150, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v158 = shufflevector <8 x float> %v148, <8 x float> %v150, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v159 = shufflevector <8 x float> %v151, <8 x float> %v153, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v160 = shufflevector <8 x float> %v151, <8 x float> %v153, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v161 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v162 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v163 = shufflevector <8 x float> %v155, <8 x float> %v159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v164 = shufflevector <8 x float> %v155, <8 x float> %v159, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v165 = shufflevector <8 x float> %v157, <8 x float> %v161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v166 = shufflevector <8 x float> %v157, <8 x float> %v161, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v167 = shufflevector <8 x float> %v156, <8 x float> %v160, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v168 = shufflevector <8 x float> %v156, <8 x float> %v160, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v169 = shufflevector <8 x float> %v158, <8 x float> %v162, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v170 = shufflevector <8 x float> %v158, <8 x float> %v162, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v163, ptr %v135, align 4
  %v171 = getelementptr inbounds float, ptr %v135, i64 8
  store <8 x float> %v165, ptr %v171, align 4
  %v172 = getelementptr inbounds float, ptr %v135, i64 16
  store <8 x float> %v167, ptr %v172, align 4
  %v173 = getelementptr inbounds float, ptr %v135, i64 24
  store <8 x float> %v169, ptr %v173, align 4
  %v174 = getelementptr inbounds float, ptr %v135, i64 32
  store <8 x float> %v164, ptr %v174, align 4
  %v175 = getelementptr inbounds float, ptr %v135, i64 40
  store <8 x float> %v166, ptr %v175, align 4
  %v176 = getelementptr inbounds float, ptr %v135, i64 48
  store <8 x float> %v168, ptr %v176, align 4
  %v177 = getelementptr inbounds float, ptr %v135, i64 56
  store <8 x float> %v170, ptr %v177, align 4
  %v178 = getelementptr inbounds i16, ptr %v131, i64 8
  %v179 = mul i64 8, 8
  %v180 = getelementptr inbounds float, ptr %v132, i64 %v179
  %v181 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v178, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v182 = bitcast <8 x i16> %v181 to <8 x half>
  %v183 = fpext <8 x half> %v182 to <8 x float>
  %v184 = getelementptr inbounds i16, ptr %v178, i64 24
  %v185 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v184, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v186 = bitcast <8 x i16> %v185 to <8 x half>
  %v187 = fpext <8 x half> %v186 to <8 x float>
  %v188 = getelementptr inbounds i16, ptr %v178, i64 48
  %v189 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v188, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v190 = bitcast <8 x i16> %v189 to <8 x half>
  %v191 = fpext <8 x half> %v190 to <8 x float>
  %v192 = shufflevector <8 x float> %v183, <8 x float> %v187, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v193 = shufflevector <8 x float> %v183, <8 x float> %v187, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v194 = shufflevector <8 x float> %v191, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v195 = shufflevector <8 x float> %v191, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v196 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v197 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v198 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v199 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v200 = shufflevector <8 x float> %v192, <8 x float> %v194, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v201 = shufflevector <8 x float> %v192, <8 x float> %v194, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v202 = shufflevector <8 x float> %v193, <8 x float> %v195, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v203 = shufflevector <8 x float> %v193, <8 x float> %v195, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v204 = shufflevector <8 x float> %v196, <8 x float> %v198, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v205 = shufflevector <8 x float> %v196, <8 x float> %v198, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v206 = shufflevector <8 x float> %v197, <8 x float> %v199, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v207 = shufflevector <8 x float> %v197, <8 x float> %v199, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v208 = shufflevector <8 x float> %v200, <8 x float> %v204, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v209 = shufflevector <8 x float> %v200, <8 x float> %v204, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v210 = shufflevector <8 x float> %v202, <8 x float> %v206, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v211 = shufflevector <8 x float> %v202, <8 x float> %v206, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v212 = shufflevector <8 x float> %v201, <8 x float> %v205, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v213 = shufflevector <8 x float> %v201, <8 x float> %v205, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v214 = shufflevector <8 x float> %v203, <8 x float> %v207, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v215 = shufflevector <8 x float> %v203, <8 x float> %v207, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v208, ptr %v180, align 4
  %v216 = getelementptr inbounds float, ptr %v180, i64 8
  store <8 x float> %v210, ptr %v216, align 4
  %v217 = getelementptr inbounds float, ptr %v180, i64 16
  store <8 x float> %v212, ptr %v217, align 4
  %v218 = getelementptr inbounds float, ptr %v180, i64 24
  store <8 x float> %v214, ptr %v218, align 4
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
  %v4 = phi i64 [ 0, %entry ], [ %v30, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v29, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v28, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v11 = zext <8 x i16> %v10 to <8 x i32>
  %v12 = shl <8 x i32> %v11, splat (i32 16)
  %v13 = bitcast <8 x i32> %v12 to <8 x float>
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds i16, ptr %v6, i64 24
  %v19 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v18, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v20 = zext <8 x i16> %v19 to <8 x i32>
  %v21 = shl <8 x i32> %v20, splat (i32 16)
  %v22 = bitcast <8 x i32> %v21 to <8 x float>
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v17)
  %v28 = getelementptr inbounds i16, ptr %v6, i64 48
  %v29 = getelementptr inbounds float, ptr %v5, i64 2
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v32 = zext <8 x i16> %v31 to <8 x i32>
  %v33 = shl <8 x i32> %v32, splat (i32 16)
  %v34 = bitcast <8 x i32> %v33 to <8 x float>
  %v35 = load float, ptr %v5, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v34, <8 x float> %v8)
  %v39 = getelementptr inbounds i16, ptr %v6, i64 24
  %v40 = getelementptr inbounds float, ptr %v5, i64 1
  %v41 = getelementptr inbounds float, ptr %x0, i64 %row
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = fmul <8 x float> %v38, %v44
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v45, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_values_tile_1_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v29, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v28, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x i16>, ptr %v6, align 2
  %v11 = zext <8 x i16> %v10 to <8 x i32>
  %v12 = shl <8 x i32> %v11, splat (i32 16)
  %v13 = bitcast <8 x i32> %v12 to <8 x float>
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds i16, ptr %v6, i64 24
  %v19 = load <8 x i16>, ptr %v18, align 2
  %v20 = zext <8 x i16> %v19 to <8 x i32>
  %v21 = shl <8 x i32> %v20, splat (i32 16)
  %v22 = bitcast <8 x i32> %v21 to <8 x float>
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v17)
  %v28 = getelementptr inbounds i16, ptr %v6, i64 48
  %v29 = getelementptr inbounds float, ptr %v5, i64 2
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v31 = load <8 x i16>, ptr %v6, align 2
  %v32 = zext <8 x i16> %v31 to <8 x i32>
  %v33 = shl <8 x i32> %v32, splat (i32 16)
  %v34 = bitcast <8 x i32> %v33 to <8 x float>
  %v35 = load float, ptr %v5, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v34, <8 x float> %v8)
  %v39 = getelementptr inbounds i16, ptr %v6, i64 24
  %v40 = getelementptr inbounds float, ptr %v5, i64 1
  %v41 = getelementptr inbounds float, ptr %x0, i64 %row
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = fmul <8 x float> %v38, %v44
  store <8 x float> %v45, ptr %c, align 4
  ret void
}
define internal void @k_values_tile_2_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v41, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v40, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v39, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v33, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v12 = zext <8 x i16> %v11 to <8 x i32>
  %v13 = shl <8 x i32> %v12, splat (i32 16)
  %v14 = bitcast <8 x i32> %v13 to <8 x float>
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v9)
  %v24 = getelementptr inbounds i16, ptr %v6, i64 24
  %v25 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v26 = zext <8 x i16> %v25 to <8 x i32>
  %v27 = shl <8 x i32> %v26, splat (i32 16)
  %v28 = bitcast <8 x i32> %v27 to <8 x float>
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v28, <8 x float> %v18)
  %v34 = getelementptr inbounds float, ptr %v5, i64 17
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v28, <8 x float> %v23)
  %v39 = getelementptr inbounds i16, ptr %v6, i64 48
  %v40 = getelementptr inbounds float, ptr %v5, i64 2
  %v41 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v42 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v43 = zext <8 x i16> %v42 to <8 x i32>
  %v44 = shl <8 x i32> %v43, splat (i32 16)
  %v45 = bitcast <8 x i32> %v44 to <8 x float>
  %v46 = load float, ptr %v5, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v45, <8 x float> %v8)
  %v50 = getelementptr inbounds float, ptr %v5, i64 16
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v45, <8 x float> %v9)
  %v55 = getelementptr inbounds i16, ptr %v6, i64 24
  %v56 = getelementptr inbounds float, ptr %v5, i64 1
  %v57 = getelementptr inbounds float, ptr %x0, i64 %row
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <8 x float> poison, float %v58, i64 0
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <8 x i32> zeroinitializer
  %v61 = fmul <8 x float> %v49, %v60
  %v62 = add i64 %row, 1
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <8 x float> poison, float %v64, i64 0
  %v66 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> zeroinitializer
  %v67 = fmul <8 x float> %v54, %v66
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v61, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v68 = getelementptr inbounds float, ptr %c, i64 24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v67, ptr align 4 %v68, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_values_tile_2_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v41, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v40, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v39, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v33, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x i16>, ptr %v6, align 2
  %v12 = zext <8 x i16> %v11 to <8 x i32>
  %v13 = shl <8 x i32> %v12, splat (i32 16)
  %v14 = bitcast <8 x i32> %v13 to <8 x float>
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v9)
  %v24 = getelementptr inbounds i16, ptr %v6, i64 24
  %v25 = load <8 x i16>, ptr %v24, align 2
  %v26 = zext <8 x i16> %v25 to <8 x i32>
  %v27 = shl <8 x i32> %v26, splat (i32 16)
  %v28 = bitcast <8 x i32> %v27 to <8 x float>
  %v29 = getelementptr inbounds float, ptr %v5, i64 1
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v28, <8 x float> %v18)
  %v34 = getelementptr inbounds float, ptr %v5, i64 17
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v28, <8 x float> %v23)
  %v39 = getelementptr inbounds i16, ptr %v6, i64 48
  %v40 = getelementptr inbounds float, ptr %v5, i64 2
  %v41 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v42 = load <8 x i16>, ptr %v6, align 2
  %v43 = zext <8 x i16> %v42 to <8 x i32>
  %v44 = shl <8 x i32> %v43, splat (i32 16)
  %v45 = bitcast <8 x i32> %v44 to <8 x float>
  %v46 = load float, ptr %v5, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v45, <8 x float> %v8)
  %v50 = getelementptr inbounds float, ptr %v5, i64 16
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v45, <8 x float> %v9)
  %v55 = getelementptr inbounds i16, ptr %v6, i64 24
  %v56 = getelementptr inbounds float, ptr %v5, i64 1
  %v57 = getelementptr inbounds float, ptr %x0, i64 %row
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <8 x float> poison, float %v58, i64 0
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <8 x i32> zeroinitializer
  %v61 = fmul <8 x float> %v49, %v60
  %v62 = add i64 %row, 1
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <8 x float> poison, float %v64, i64 0
  %v66 = shufflevector <8 x float> %v65, <8 x float> poison, <8 x i32> zeroinitializer
  %v67 = fmul <8 x float> %v54, %v66
  store <8 x float> %v61, ptr %c, align 4
  %v68 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v67, ptr %v68, align 4
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
  call void @k_scores_tile_2_8(ptr %v5, ptr %v3, ptr %v8, ptr %v3, ptr %v3, i64 0, i64 0)
  %v9 = mul i64 2, 24
  %v10 = getelementptr inbounds float, ptr %q, i64 %v9
  %v11 = mul i64 2, 16
  %v12 = add i64 %v11, 0
  %v13 = getelementptr inbounds float, ptr %v1, i64 %v12
  call void @k_scores_tile_1_8(ptr %v10, ptr %v3, ptr %v13, ptr %v3, ptr %v3, i64 2, i64 0)
  %v14 = getelementptr inbounds float, ptr %k, i64 96
  %v15 = mul i64 0, 24
  %v16 = getelementptr inbounds float, ptr %q, i64 %v15
  %v17 = mul i64 0, 16
  %v18 = add i64 %v17, 8
  %v19 = getelementptr inbounds float, ptr %v1, i64 %v18
  call void @k_scores_tile_2_3(ptr %v16, ptr %v14, ptr %v19, ptr %v14, ptr %v14, i64 0, i64 8)
  %v20 = mul i64 2, 24
  %v21 = getelementptr inbounds float, ptr %q, i64 %v20
  %v22 = mul i64 2, 16
  %v23 = add i64 %v22, 8
  %v24 = getelementptr inbounds float, ptr %v1, i64 %v23
  call void @k_scores_tile_1_3(ptr %v21, ptr %v14, ptr %v24, ptr %v14, ptr %v14, i64 2, i64 8)
  br label %head25
head25:
  %v28 = phi i64 [ 0, %entry ], [ %v96, %body26 ]
  %v29 = icmp slt i64 %v28, 3
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = mul i64 %v28, 16
  %v31 = getelementptr inbounds float, ptr %v1, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fmul <8 x float> %v32, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v34 = getelementptr inbounds float, ptr %v31, i64 8
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = fmul <8 x float> %v35, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v37 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v36, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v38 = fcmp ogt <8 x float> %v33, %v37
  %v39 = select <8 x i1> %v38, <8 x float> %v33, <8 x float> %v37
  %v40 = shufflevector <8 x float> %v39, <8 x float> %v39, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v41 = fcmp ogt <8 x float> %v39, %v40
  %v42 = select <8 x i1> %v41, <8 x float> %v39, <8 x float> %v40
  %v43 = shufflevector <8 x float> %v42, <8 x float> %v42, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v44 = fcmp ogt <8 x float> %v42, %v43
  %v45 = select <8 x i1> %v44, <8 x float> %v42, <8 x float> %v43
  %v46 = shufflevector <8 x float> %v45, <8 x float> %v45, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v47 = fcmp ogt <8 x float> %v45, %v46
  %v48 = select <8 x i1> %v47, <8 x float> %v45, <8 x float> %v46
  %v49 = fsub <8 x float> %v33, %v48
  %v50 = fmul <8 x float> %v49, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v51 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v50
  %v52 = select <8 x i1> %v51, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v50
  %v53 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v52
  %v54 = select <8 x i1> %v53, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v52
  %v55 = fadd <8 x float> %v54, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v56 = fsub <8 x float> %v55, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v57 = fsub <8 x float> %v54, %v56
  %v58 = bitcast <8 x float> %v55 to <8 x i32>
  %v59 = shl <8 x i32> %v58, splat (i32 23)
  %v60 = bitcast <8 x i32> %v59 to <8 x float>
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v57, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v61, <8 x float> %v57, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v57, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v63, <8 x float> %v57, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v57, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v66 = fmul <8 x float> %v65, %v60
  %v67 = fsub <8 x float> %v37, %v48
  %v68 = fmul <8 x float> %v67, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v69 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v68
  %v70 = select <8 x i1> %v69, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v68
  %v71 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v70
  %v72 = select <8 x i1> %v71, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v70
  %v73 = fadd <8 x float> %v72, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v74 = fsub <8 x float> %v73, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v75 = fsub <8 x float> %v72, %v74
  %v76 = bitcast <8 x float> %v73 to <8 x i32>
  %v77 = shl <8 x i32> %v76, splat (i32 23)
  %v78 = bitcast <8 x i32> %v77 to <8 x float>
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v75, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v79, <8 x float> %v75, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v80, <8 x float> %v75, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v81, <8 x float> %v75, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v75, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v84 = fmul <8 x float> %v83, %v78
  store <8 x float> %v66, ptr %v31, align 4
  %v85 = getelementptr inbounds float, ptr %v31, i64 8
  store <8 x float> %v84, ptr %v85, align 4
  %v86 = fadd <8 x float> %v66, %v84
  %v87 = shufflevector <8 x float> %v86, <8 x float> %v86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v88 = fadd <8 x float> %v86, %v87
  %v89 = shufflevector <8 x float> %v88, <8 x float> %v88, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v90 = fadd <8 x float> %v88, %v89
  %v91 = shufflevector <8 x float> %v90, <8 x float> %v90, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v92 = fadd <8 x float> %v90, %v91
  %v93 = extractelement <8 x float> %v92, i64 0
  %v94 = fdiv float 0x3FF0000000000000, %v93
  %v95 = getelementptr inbounds float, ptr %v2, i64 %v28
  store float %v94, ptr %v95, align 4
  %v96 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v97 = getelementptr inbounds i16, ptr %v, i64 0
  %v98 = mul i64 0, 16
  %v99 = getelementptr inbounds float, ptr %v1, i64 %v98
  %v100 = mul i64 0, 24
  %v101 = add i64 %v100, 0
  %v102 = getelementptr inbounds float, ptr %out, i64 %v101
  call void @k_values_tile_2_8(ptr %v99, ptr %v97, ptr %v102, ptr %v97, ptr %v97, i64 0, i64 0, ptr %v2)
  %v103 = mul i64 2, 16
  %v104 = getelementptr inbounds float, ptr %v1, i64 %v103
  %v105 = mul i64 2, 24
  %v106 = add i64 %v105, 0
  %v107 = getelementptr inbounds float, ptr %out, i64 %v106
  call void @k_values_tile_1_8(ptr %v104, ptr %v97, ptr %v107, ptr %v97, ptr %v97, i64 2, i64 0, ptr %v2)
  %v108 = getelementptr inbounds i16, ptr %v, i64 8
  %v109 = mul i64 0, 16
  %v110 = getelementptr inbounds float, ptr %v1, i64 %v109
  %v111 = mul i64 0, 24
  %v112 = add i64 %v111, 8
  %v113 = getelementptr inbounds float, ptr %out, i64 %v112
  call void @k_values_tile_2_4(ptr %v110, ptr %v108, ptr %v113, ptr %v108, ptr %v108, i64 0, i64 8, ptr %v2)
  %v114 = mul i64 2, 16
  %v115 = getelementptr inbounds float, ptr %v1, i64 %v114
  %v116 = mul i64 2, 24
  %v117 = add i64 %v116, 8
  %v118 = getelementptr inbounds float, ptr %out, i64 %v117
  call void @k_values_tile_1_4(ptr %v115, ptr %v108, ptr %v118, ptr %v108, ptr %v108, i64 2, i64 8, ptr %v2)
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
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
