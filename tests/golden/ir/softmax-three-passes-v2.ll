; task {"attributes":{},"inputs":["f32[4,70]"],"op":"softmax","output":"f32[4,70]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"three_pass","unroll":2}
; tier x86_64-v2
; phase k: 4 units
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v201, %end180 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 70
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  br label %head17
head17:
  %v20 = phi i64 [ 0, %body10 ], [ %v33, %body18 ]
  %v21 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v28, %body18 ]
  %v22 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v32, %body18 ]
  %v23 = icmp slt i64 %v20, 64
  br i1 %v23, label %body18, label %end19
body18:
  %v24 = add i64 %v20, 4
  %v25 = getelementptr inbounds float, ptr %v15, i64 %v20
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = fcmp ogt <4 x float> %v26, %v21
  %v28 = select <4 x i1> %v27, <4 x float> %v26, <4 x float> %v21
  %v29 = getelementptr inbounds float, ptr %v15, i64 %v24
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fcmp ogt <4 x float> %v30, %v22
  %v32 = select <4 x i1> %v31, <4 x float> %v30, <4 x float> %v22
  %v33 = add nsw i64 %v20, 8
  br label %head17
end19:
  %v34 = getelementptr inbounds float, ptr %v15, i64 64
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = fcmp ogt <4 x float> %v35, %v21
  %v37 = select <4 x i1> %v36, <4 x float> %v35, <4 x float> %v21
  %v38 = getelementptr inbounds float, ptr %v15, i64 68
  %v39 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v38, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v40 = select <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> %v39, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v41 = fcmp ogt <4 x float> %v40, %v22
  %v42 = select <4 x i1> %v41, <4 x float> %v40, <4 x float> %v22
  %v43 = fcmp ogt <4 x float> %v37, %v42
  %v44 = select <4 x i1> %v43, <4 x float> %v37, <4 x float> %v42
  %v45 = shufflevector <4 x float> %v44, <4 x float> %v44, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v46 = fcmp ogt <4 x float> %v44, %v45
  %v47 = select <4 x i1> %v46, <4 x float> %v44, <4 x float> %v45
  %v48 = shufflevector <4 x float> %v47, <4 x float> %v47, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v49 = fcmp ogt <4 x float> %v47, %v48
  %v50 = select <4 x i1> %v49, <4 x float> %v47, <4 x float> %v48
  br label %head51
head51:
  %v54 = phi i64 [ 0, %end19 ], [ %v113, %body52 ]
  %v55 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v85, %body52 ]
  %v56 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v112, %body52 ]
  %v57 = icmp slt i64 %v54, 64
  br i1 %v57, label %body52, label %end53
body52:
  %v58 = add i64 %v54, 4
  %v59 = getelementptr inbounds float, ptr %v15, i64 %v54
  %v60 = load <4 x float>, ptr %v59, align 4
  %v61 = fsub <4 x float> %v60, %v50
  %v62 = fmul <4 x float> %v61, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v63 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v62
  %v64 = select <4 x i1> %v63, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v62
  %v65 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v64
  %v66 = select <4 x i1> %v65, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v64
  %v67 = fadd <4 x float> %v66, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v68 = fsub <4 x float> %v67, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v69 = fsub <4 x float> %v66, %v68
  %v70 = bitcast <4 x float> %v67 to <4 x i32>
  %v71 = shl <4 x i32> %v70, splat (i32 23)
  %v72 = bitcast <4 x i32> %v71 to <4 x float>
  %v73 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v69
  %v74 = fadd <4 x float> %v73, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v75 = fmul <4 x float> %v74, %v69
  %v76 = fadd <4 x float> %v75, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v77 = fmul <4 x float> %v76, %v69
  %v78 = fadd <4 x float> %v77, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v79 = fmul <4 x float> %v78, %v69
  %v80 = fadd <4 x float> %v79, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v81 = fmul <4 x float> %v80, %v69
  %v82 = fadd <4 x float> %v81, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v83 = fmul <4 x float> %v82, %v72
  %v84 = getelementptr inbounds float, ptr %v16, i64 %v54
  store <4 x float> %v83, ptr %v84, align 4
  %v85 = fadd <4 x float> %v55, %v83
  %v86 = getelementptr inbounds float, ptr %v15, i64 %v58
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = fsub <4 x float> %v87, %v50
  %v89 = fmul <4 x float> %v88, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v90 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v89
  %v91 = select <4 x i1> %v90, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v89
  %v92 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v91
  %v93 = select <4 x i1> %v92, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v91
  %v94 = fadd <4 x float> %v93, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v95 = fsub <4 x float> %v94, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v96 = fsub <4 x float> %v93, %v95
  %v97 = bitcast <4 x float> %v94 to <4 x i32>
  %v98 = shl <4 x i32> %v97, splat (i32 23)
  %v99 = bitcast <4 x i32> %v98 to <4 x float>
  %v100 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v96
  %v101 = fadd <4 x float> %v100, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v102 = fmul <4 x float> %v101, %v96
  %v103 = fadd <4 x float> %v102, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v104 = fmul <4 x float> %v103, %v96
  %v105 = fadd <4 x float> %v104, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v106 = fmul <4 x float> %v105, %v96
  %v107 = fadd <4 x float> %v106, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v108 = fmul <4 x float> %v107, %v96
  %v109 = fadd <4 x float> %v108, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v110 = fmul <4 x float> %v109, %v99
  %v111 = getelementptr inbounds float, ptr %v16, i64 %v58
  store <4 x float> %v110, ptr %v111, align 4
  %v112 = fadd <4 x float> %v56, %v110
  %v113 = add nsw i64 %v54, 8
  br label %head51
end53:
  %v114 = getelementptr inbounds float, ptr %v15, i64 64
  %v115 = load <4 x float>, ptr %v114, align 4
  %v116 = fsub <4 x float> %v115, %v50
  %v117 = fmul <4 x float> %v116, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v118 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v117
  %v119 = select <4 x i1> %v118, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v117
  %v120 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v119
  %v121 = select <4 x i1> %v120, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v119
  %v122 = fadd <4 x float> %v121, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v123 = fsub <4 x float> %v122, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v124 = fsub <4 x float> %v121, %v123
  %v125 = bitcast <4 x float> %v122 to <4 x i32>
  %v126 = shl <4 x i32> %v125, splat (i32 23)
  %v127 = bitcast <4 x i32> %v126 to <4 x float>
  %v128 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v124
  %v129 = fadd <4 x float> %v128, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v130 = fmul <4 x float> %v129, %v124
  %v131 = fadd <4 x float> %v130, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v132 = fmul <4 x float> %v131, %v124
  %v133 = fadd <4 x float> %v132, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v134 = fmul <4 x float> %v133, %v124
  %v135 = fadd <4 x float> %v134, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v136 = fmul <4 x float> %v135, %v124
  %v137 = fadd <4 x float> %v136, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v138 = fmul <4 x float> %v137, %v127
  %v139 = getelementptr inbounds float, ptr %v16, i64 64
  store <4 x float> %v138, ptr %v139, align 4
  %v140 = fadd <4 x float> %v55, %v138
  %v141 = getelementptr inbounds float, ptr %v15, i64 68
  %v142 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v141, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v143 = select <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> %v142, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v144 = fsub <4 x float> %v143, %v50
  %v145 = fmul <4 x float> %v144, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v146 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v145
  %v147 = select <4 x i1> %v146, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v145
  %v148 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v147
  %v149 = select <4 x i1> %v148, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v147
  %v150 = fadd <4 x float> %v149, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v151 = fsub <4 x float> %v150, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v152 = fsub <4 x float> %v149, %v151
  %v153 = bitcast <4 x float> %v150 to <4 x i32>
  %v154 = shl <4 x i32> %v153, splat (i32 23)
  %v155 = bitcast <4 x i32> %v154 to <4 x float>
  %v156 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v152
  %v157 = fadd <4 x float> %v156, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v158 = fmul <4 x float> %v157, %v152
  %v159 = fadd <4 x float> %v158, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v160 = fmul <4 x float> %v159, %v152
  %v161 = fadd <4 x float> %v160, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v162 = fmul <4 x float> %v161, %v152
  %v163 = fadd <4 x float> %v162, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v164 = fmul <4 x float> %v163, %v152
  %v165 = fadd <4 x float> %v164, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v166 = fmul <4 x float> %v165, %v155
  %v167 = getelementptr inbounds float, ptr %v16, i64 68
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v166, ptr align 4 %v167, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v168 = fadd <4 x float> %v56, %v166
  %v169 = fadd <4 x float> %v140, %v168
  %v170 = shufflevector <4 x float> %v169, <4 x float> %v169, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v171 = fadd <4 x float> %v169, %v170
  %v172 = shufflevector <4 x float> %v171, <4 x float> %v171, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v173 = fadd <4 x float> %v171, %v172
  %v174 = extractelement <4 x float> %v173, i64 0
  %v175 = fdiv float 0x3FF0000000000000, %v174
  %v176 = insertelement <4 x float> poison, float %v175, i64 0
  %v177 = shufflevector <4 x float> %v176, <4 x float> poison, <4 x i32> zeroinitializer
  br label %head178
head178:
  %v181 = phi i64 [ 0, %end53 ], [ %v192, %body179 ]
  %v182 = icmp slt i64 %v181, 64
  br i1 %v182, label %body179, label %end180
body179:
  %v183 = add i64 %v181, 4
  %v184 = getelementptr inbounds float, ptr %v16, i64 %v181
  %v185 = load <4 x float>, ptr %v184, align 4
  %v186 = fmul <4 x float> %v185, %v177
  %v187 = getelementptr inbounds float, ptr %v16, i64 %v181
  store <4 x float> %v186, ptr %v187, align 4
  %v188 = getelementptr inbounds float, ptr %v16, i64 %v183
  %v189 = load <4 x float>, ptr %v188, align 4
  %v190 = fmul <4 x float> %v189, %v177
  %v191 = getelementptr inbounds float, ptr %v16, i64 %v183
  store <4 x float> %v190, ptr %v191, align 4
  %v192 = add nsw i64 %v181, 8
  br label %head178
end180:
  %v193 = getelementptr inbounds float, ptr %v16, i64 64
  %v194 = load <4 x float>, ptr %v193, align 4
  %v195 = fmul <4 x float> %v194, %v177
  %v196 = getelementptr inbounds float, ptr %v16, i64 64
  store <4 x float> %v195, ptr %v196, align 4
  %v197 = getelementptr inbounds float, ptr %v16, i64 68
  %v198 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v197, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v199 = fmul <4 x float> %v198, %v177
  %v200 = getelementptr inbounds float, ptr %v16, i64 68
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v199, ptr align 4 %v200, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v201 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
