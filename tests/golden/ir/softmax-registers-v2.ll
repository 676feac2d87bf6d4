; task {"attributes":{"tail":"t0=mul(x0,x1)"},"inputs":["f32[3,5,19]","f32[3,5,1]"],"op":"softmax","output":"f32[3,5,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"registers","unroll":1}
; tier x86_64-v2
; phase k: 15 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v200, %body12 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 19
  %v17 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v18 = getelementptr inbounds float, ptr %v1, i64 %v16
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v16
  %v20 = load <4 x float>, ptr %v18, align 4
  %v21 = getelementptr inbounds float, ptr %v18, i64 4
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v18, i64 8
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v18, i64 12
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v18, i64 16
  %v28 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v27, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v29 = select <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> %v28, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v30 = fcmp ogt <4 x float> %v20, %v22
  %v31 = select <4 x i1> %v30, <4 x float> %v20, <4 x float> %v22
  %v32 = fcmp ogt <4 x float> %v24, %v26
  %v33 = select <4 x i1> %v32, <4 x float> %v24, <4 x float> %v26
  %v34 = fcmp ogt <4 x float> %v31, %v33
  %v35 = select <4 x i1> %v34, <4 x float> %v31, <4 x float> %v33
  %v36 = fcmp ogt <4 x float> %v35, %v29
  %v37 = select <4 x i1> %v36, <4 x float> %v35, <4 x float> %v29
  %v38 = shufflevector <4 x float> %v37, <4 x float> %v37, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v39 = fcmp ogt <4 x float> %v37, %v38
  %v40 = select <4 x i1> %v39, <4 x float> %v37, <4 x float> %v38
  %v41 = shufflevector <4 x float> %v40, <4 x float> %v40, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v42 = fcmp ogt <4 x float> %v40, %v41
  %v43 = select <4 x i1> %v42, <4 x float> %v40, <4 x float> %v41
  %v44 = fsub <4 x float> %v20, %v43
  %v45 = fmul <4 x float> %v44, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v46 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v45
  %v47 = select <4 x i1> %v46, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v45
  %v48 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v47
  %v49 = select <4 x i1> %v48, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v47
  %v50 = fadd <4 x float> %v49, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v51 = fsub <4 x float> %v50, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v52 = fsub <4 x float> %v49, %v51
  %v53 = bitcast <4 x float> %v50 to <4 x i32>
  %v54 = shl <4 x i32> %v53, splat (i32 23)
  %v55 = bitcast <4 x i32> %v54 to <4 x float>
  %v56 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v52
  %v57 = fadd <4 x float> %v56, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v58 = fmul <4 x float> %v57, %v52
  %v59 = fadd <4 x float> %v58, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v60 = fmul <4 x float> %v59, %v52
  %v61 = fadd <4 x float> %v60, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v62 = fmul <4 x float> %v61, %v52
  %v63 = fadd <4 x float> %v62, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v64 = fmul <4 x float> %v63, %v52
  %v65 = fadd <4 x float> %v64, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v66 = fmul <4 x float> %v65, %v55
  %v67 = fsub <4 x float> %v22, %v43
  %v68 = fmul <4 x float> %v67, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v69 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v68
  %v70 = select <4 x i1> %v69, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v68
  %v71 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v70
  %v72 = select <4 x i1> %v71, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v70
  %v73 = fadd <4 x float> %v72, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v74 = fsub <4 x float> %v73, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v75 = fsub <4 x float> %v72, %v74
  %v76 = bitcast <4 x float> %v73 to <4 x i32>
  %v77 = shl <4 x i32> %v76, splat (i32 23)
  %v78 = bitcast <4 x i32> %v77 to <4 x float>
  %v79 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v75
  %v80 = fadd <4 x float> %v79, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v81 = fmul <4 x float> %v80, %v75
  %v82 = fadd <4 x float> %v81, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v83 = fmul <4 x float> %v82, %v75
  %v84 = fadd <4 x float> %v83, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v85 = fmul <4 x float> %v84, %v75
  %v86 = fadd <4 x float> %v85, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v87 = fmul <4 x float> %v86, %v75
  %v88 = fadd <4 x float> %v87, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v89 = fmul <4 x float> %v88, %v78
  %v90 = fsub <4 x float> %v24, %v43
  %v91 = fmul <4 x float> %v90, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v92 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v91
  %v93 = select <4 x i1> %v92, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v91
  %v94 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v93
  %v95 = select <4 x i1> %v94, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v93
  %v96 = fadd <4 x float> %v95, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v97 = fsub <4 x float> %v96, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v98 = fsub <4 x float> %v95, %v97
  %v99 = bitcast <4 x float> %v96 to <4 x i32>
  %v100 = shl <4 x i32> %v99, splat (i32 23)
  %v101 = bitcast <4 x i32> %v100 to <4 x float>
  %v102 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v98
  %v103 = fadd <4 x float> %v102, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v104 = fmul <4 x float> %v103, %v98
  %v105 = fadd <4 x float> %v104, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v106 = fmul <4 x float> %v105, %v98
  %v107 = fadd <4 x float> %v106, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v108 = fmul <4 x float> %v107, %v98
  %v109 = fadd <4 x float> %v108, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v110 = fmul <4 x float> %v109, %v98
  %v111 = fadd <4 x float> %v110, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v112 = fmul <4 x float> %v111, %v101
  %v113 = fsub <4 x float> %v26, %v43
  %v114 = fmul <4 x float> %v113, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v115 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v114
  %v116 = select <4 x i1> %v115, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v114
  %v117 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v116
  %v118 = select <4 x i1> %v117, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v116
  %v119 = fadd <4 x float> %v118, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v120 = fsub <4 x float> %v119, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v121 = fsub <4 x float> %v118, %v120
  %v122 = bitcast <4 x float> %v119 to <4 x i32>
  %v123 = shl <4 x i32> %v122, splat (i32 23)
  %v124 = bitcast <4 x i32> %v123 to <4 x float>
  %v125 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v121
  %v126 = fadd <4 x float> %v125, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v127 = fmul <4 x float> %v126, %v121
  %v128 = fadd <4 x float> %v127, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v129 = fmul <4 x float> %v128, %v121
  %v130 = fadd <4 x float> %v129, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v131 = fmul <4 x float> %v130, %v121
  %v132 = fadd <4 x float> %v131, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v133 = fmul <4 x float> %v132, %v121
  %v134 = fadd <4 x float> %v133, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v135 = fmul <4 x float> %v134, %v124
  %v136 = fsub <4 x float> %v29, %v43
  %v137 = fmul <4 x float> %v136, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v138 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v137
  %v139 = select <4 x i1> %v138, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v137
  %v140 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v139
  %v141 = select <4 x i1> %v140, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v139
  %v142 = fadd <4 x float> %v141, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v143 = fsub <4 x float> %v142, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v144 = fsub <4 x float> %v141, %v143
  %v145 = bitcast <4 x float> %v142 to <4 x i32>
  %v146 = shl <4 x i32> %v145, splat (i32 23)
  %v147 = bitcast <4 x i32> %v146 to <4 x float>
  %v148 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v144
  %v149 = fadd <4 x float> %v148, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v150 = fmul <4 x float> %v149, %v144
  %v151 = fadd <4 x float> %v150, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v152 = fmul <4 x float> %v151, %v144
  %v153 = fadd <4 x float> %v152, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v154 = fmul <4 x float> %v153, %v144
  %v155 = fadd <4 x float> %v154, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v156 = fmul <4 x float> %v155, %v144
  %v157 = fadd <4 x float> %v156, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v158 = fmul <4 x float> %v157, %v147
  %v159 = fadd <4 x float> %v66, %v89
  %v160 = fadd <4 x float> %v112, %v135
  %v161 = fadd <4 x float> %v159, %v160
  %v162 = fadd <4 x float> %v161, %v158
  %v163 = shufflevector <4 x float> %v162, <4 x float> %v162, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v164 = fadd <4 x float> %v162, %v163
  %v165 = shufflevector <4 x float> %v164, <4 x float> %v164, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v166 = fadd <4 x float> %v164, %v165
  %v167 = extractelement <4 x float> %v166, i64 0
  %v168 = fdiv float 0x3FF0000000000000, %v167
  %v169 = insertelement <4 x float> poison, float %v168, i64 0
  %v170 = shufflevector <4 x float> %v169, <4 x float> poison, <4 x i32> zeroinitializer
  %v171 = fmul <4 x float> %v66, %v170
  %v172 = load float, ptr %v17, align 4
  %v173 = insertelement <4 x float> poison, float %v172, i64 0
  %v174 = shufflevector <4 x float> %v173, <4 x float> poison, <4 x i32> zeroinitializer
  %v175 = fmul <4 x float> %v171, %v174
  store <4 x float> %v175, ptr %v19, align 4
  %v176 = fmul <4 x float> %v89, %v170
  %v177 = load float, ptr %v17, align 4
  %v178 = insertelement <4 x float> poison, float %v177, i64 0
  %v179 = shufflevector <4 x float> %v178, <4 x float> poison, <4 x i32> zeroinitializer
  %v180 = fmul <4 x float> %v176, %v179
  %v181 = getelementptr inbounds float, ptr %v19, i64 4
  store <4 x float> %v180, ptr %v181, align 4
  %v182 = fmul <4 x float> %v112, %v170
  %v183 = load float, ptr %v17, align 4
  %v184 = insertelement <4 x float> poison, float %v183, i64 0
  %v185 = shufflevector <4 x float> %v184, <4 x float> poison, <4 x i32> zeroinitializer
  %v186 = fmul <4 x float> %v182, %v185
  %v187 = getelementptr inbounds float, ptr %v19, i64 8
  store <4 x float> %v186, ptr %v187, align 4
  %v188 = fmul <4 x float> %v135, %v170
  %v189 = load float, ptr %v17, align 4
  %v190 = insertelement <4 x float> poison, float %v189, i64 0
  %v191 = shufflevector <4 x float> %v190, <4 x float> poison, <4 x i32> zeroinitializer
  %v192 = fmul <4 x float> %v188, %v191
  %v193 = getelementptr inbounds float, ptr %v19, i64 12
  store <4 x float> %v192, ptr %v193, align 4
  %v194 = fmul <4 x float> %v158, %v170
  %v195 = load float, ptr %v17, align 4
  %v196 = insertelement <4 x float> poison, float %v195, i64 0
  %v197 = shufflevector <4 x float> %v196, <4 x float> poison, <4 x i32> zeroinitializer
  %v198 = fmul <4 x float> %v194, %v197
  %v199 = getelementptr inbounds float, ptr %v19, i64 16
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v198, ptr align 4 %v199, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v200 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
