; task {"attributes":{"count_include_pad":0,"dilations":[1,1],"kernel":[3,3],"mode":"max","pads":[1,1,1,1],"strides":[2,2]},"inputs":["u8[1,5,6,9]"],"op":"pool","output":"u8[1,3,3,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v3
; phase k: 6 units
; scratch 0 bytes, 0 of each core
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v295, %end168 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 2
  %v15 = urem i64 %v12, 2
  %v16 = mul i64 %v15, 2
  %v17 = udiv i64 %v16, 2
  %v18 = add i64 %v15, 1
  %v19 = mul i64 %v18, 2
  %v20 = udiv i64 %v19, 2
  %v21 = urem i64 %v14, 3
  %v22 = udiv i64 %v14, 3
  %v23 = mul i64 %v21, 2
  %v24 = sub i64 %v23, 1
  %v25 = sub i64 0, %v24
  %v26 = icmp sgt i64 %v25, 0
  %v27 = select i1 %v26, i64 %v25, i64 0
  %v28 = sub i64 5, %v24
  %v29 = icmp sgt i64 %v28, 0
  %v30 = select i1 %v29, i64 %v28, i64 0
  %v31 = icmp slt i64 %v30, 3
  %v32 = select i1 %v31, i64 %v30, i64 3
  %v33 = sub i64 %v32, %v27
  %v34 = icmp slt i64 %v20, 1
  %v35 = select i1 %v34, i64 %v20, i64 1
  br label %head36
head36:
  %v39 = phi i64 [ %v17, %body10 ], [ %v165, %end115 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  br label %head42
head42:
  %v45 = phi i64 [ %v27, %body37 ], [ %v91, %body43 ]
  %v46 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body37 ], [ %v70, %body43 ]
  %v47 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body37 ], [ %v90, %body43 ]
  %v48 = icmp slt i64 %v45, %v32
  br i1 %v48, label %body43, label %end44
body43:
  %v49 = add i64 %v24, %v45
  %v50 = mul i64 %v22, 5
  %v51 = add i64 %v50, %v49
  %v52 = mul i64 %v51, 6
  %v53 = mul i64 %v52, 9
  %v54 = add i64 %v53, %v41
  %v55 = getelementptr inbounds i8, ptr %v1, i64 %v54
  %v56 = load <8 x i8>, ptr %v55, align 1
  %v57 = zext <8 x i8> %v56 to <8 x i32>
  %v58 = sitofp <8 x i32> %v57 to <8 x float>
  %v59 = fcmp une <8 x float> %v58, %v58
  %v60 = fcmp ogt <8 x float> %v58, %v46
  %v61 = select <8 x i1> %v60, <8 x float> %v58, <8 x float> %v46
  %v62 = select <8 x i1> %v59, <8 x float> %v58, <8 x float> %v61
  %v63 = getelementptr inbounds i8, ptr %v55, i64 9
  %v64 = load <8 x i8>, ptr %v63, align 1
  %v65 = zext <8 x i8> %v64 to <8 x i32>
  %v66 = sitofp <8 x i32> %v65 to <8 x float>
  %v67 = fcmp une <8 x float> %v66, %v66
  %v68 = fcmp ogt <8 x float> %v66, %v62
  %v69 = select <8 x i1> %v68, <8 x float> %v66, <8 x float> %v62
  %v70 = select <8 x i1> %v67, <8 x float> %v66, <8 x float> %v69
  %v71 = fcmp une <8 x float> %v66, %v66
  %v72 = fcmp ogt <8 x float> %v66, %v47
  %v73 = select <8 x i1> %v72, <8 x float> %v66, <8 x float> %v47
  %v74 = select <8 x i1> %v71, <8 x float> %v66, <8 x float> %v73
  %v75 = getelementptr inbounds i8, ptr %v55, i64 18
  %v76 = load <8 x i8>, ptr %v75, align 1
  %v77 = zext <8 x i8> %v76 to <8 x i32>
  %v78 = sitofp <8 x i32> %v77 to <8 x float>
  %v79 = fcmp une <8 x float> %v78, %v78
  %v80 = fcmp ogt <8 x float> %v78, %v74
  %v81 = select <8 x i1> %v80, <8 x float> %v78, <8 x float> %v74
  %v82 = select <8 x i1> %v79, <8 x float> %v78, <8 x float> %v81
  %v83 = getelementptr inbounds i8, ptr %v55, i64 27
  %v84 = load <8 x i8>, ptr %v83, align 1
  %v85 = zext <8 x i8> %v84 to <8 x i32>
  %v86 = sitofp <8 x i32> %v85 to <8 x float>
  %v87 = fcmp une <8 x float> %v86, %v86
  %v88 = fcmp ogt <8 x float> %v86, %v82
  %v89 = select <8 x i1> %v88, <8 x float> %v86, <8 x float> %v82
  %v90 = select <8 x i1> %v87, <8 x float> %v86, <8 x float> %v89
  %v91 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v92 = mul i64 %v22, 3
  %v93 = add i64 %v92, %v21
  %v94 = mul i64 %v93, 3
  %v95 = mul i64 %v94, 9
  %v96 = add i64 %v95, %v41
  %v97 = getelementptr inbounds i8, ptr %v3, i64 %v96
  %v98 = fcmp ogt <8 x float> %v46, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v99 = select <8 x i1> %v98, <8 x float> %v46, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v100 = fcmp olt <8 x float> %v99, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v101 = select <8 x i1> %v100, <8 x float> %v99, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v102 = fadd <8 x float> %v101, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v103 = bitcast <8 x float> %v102 to <8 x i32>
  %v104 = trunc <8 x i32> %v103 to <8 x i8>
  store <8 x i8> %v104, ptr %v97, align 1
  %v105 = getelementptr inbounds i8, ptr %v97, i64 9
  %v106 = fcmp ogt <8 x float> %v47, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v107 = select <8 x i1> %v106, <8 x float> %v47, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v108 = fcmp olt <8 x float> %v107, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v109 = select <8 x i1> %v108, <8 x float> %v107, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v110 = fadd <8 x float> %v109, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v111 = bitcast <8 x float> %v110 to <8 x i32>
  %v112 = trunc <8 x i32> %v111 to <8 x i8>
  store <8 x i8> %v112, ptr %v105, align 1
  br label %head113
head113:
  %v116 = phi i64 [ %v27, %end44 ], [ %v150, %body114 ]
  %v117 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end44 ], [ %v149, %body114 ]
  %v118 = icmp slt i64 %v116, %v32
  br i1 %v118, label %body114, label %end115
body114:
  %v119 = add i64 %v24, %v116
  %v120 = mul i64 %v22, 5
  %v121 = add i64 %v120, %v119
  %v122 = mul i64 %v121, 6
  %v123 = mul i64 %v122, 9
  %v124 = add i64 %v123, %v41
  %v125 = getelementptr inbounds i8, ptr %v1, i64 %v124
  %v126 = getelementptr inbounds i8, ptr %v125, i64 27
  %v127 = load <8 x i8>, ptr %v126, align 1
  %v128 = zext <8 x i8> %v127 to <8 x i32>
  %v129 = sitofp <8 x i32> %v128 to <8 x float>
  %v130 = fcmp une <8 x float> %v129, %v129
  %v131 = fcmp ogt <8 x float> %v129, %v117
  %v132 = select <8 x i1> %v131, <8 x float> %v129, <8 x float> %v117
  %v133 = select <8 x i1> %v130, <8 x float> %v129, <8 x float> %v132
  %v134 = getelementptr inbounds i8, ptr %v125, i64 36
  %v135 = load <8 x i8>, ptr %v134, align 1
  %v136 = zext <8 x i8> %v135 to <8 x i32>
  %v137 = sitofp <8 x i32> %v136 to <8 x float>
  %v138 = fcmp une <8 x float> %v137, %v137
  %v139 = fcmp ogt <8 x float> %v137, %v133
  %v140 = select <8 x i1> %v139, <8 x float> %v137, <8 x float> %v133
  %v141 = select <8 x i1> %v138, <8 x float> %v137, <8 x float> %v140
  %v142 = getelementptr inbounds i8, ptr %v125, i64 45
  %v143 = load <8 x i8>, ptr %v142, align 1
  %v144 = zext <8 x i8> %v143 to <8 x i32>
  %v145 = sitofp <8 x i32> %v144 to <8 x float>
  %v146 = fcmp une <8 x float> %v145, %v145
  %v147 = fcmp ogt <8 x float> %v145, %v141
  %v148 = select <8 x i1> %v147, <8 x float> %v145, <8 x float> %v141
  %v149 = select <8 x i1> %v146, <8 x float> %v145, <8 x float> %v148
  %v150 = add nsw i64 %v116, 1
  br label %head113
end115:
  %v151 = mul i64 %v22, 3
  %v152 = add i64 %v151, %v21
  %v153 = mul i64 %v152, 3
  %v154 = add i64 %v153, 2
  %v155 = mul i64 %v154, 9
  %v156 = add i64 %v155, %v41
  %v157 = getelementptr inbounds i8, ptr %v3, i64 %v156
  %v158 = fcmp ogt <8 x float> %v117, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v159 = select <8 x i1> %v158, <8 x float> %v117, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v160 = fcmp olt <8 x float> %v159, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v161 = select <8 x i1> %v160, <8 x float> %v159, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v162 = fadd <8 x float> %v161, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v163 = bitcast <8 x float> %v162 to <8 x i32>
  %v164 = trunc <8 x i32> %v163 to <8 x i8>
  store <8 x i8> %v164, ptr %v157, align 1
  %v165 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v166 = icmp eq i64 %v20, 2
  br i1 %v166, label %then167, label %end168
then167:
  br label %head169
head169:
  %v172 = phi i64 [ %v27, %then167 ], [ %v218, %body170 ]
  %v173 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then167 ], [ %v197, %body170 ]
  %v174 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then167 ], [ %v217, %body170 ]
  %v175 = icmp slt i64 %v172, %v32
  br i1 %v175, label %body170, label %end171
body170:
  %v176 = add i64 %v24, %v172
  %v177 = mul i64 %v22, 5
  %v178 = add i64 %v177, %v176
  %v179 = mul i64 %v178, 6
  %v180 = mul i64 %v179, 9
  %v181 = add i64 %v180, 8
  %v182 = getelementptr inbounds i8, ptr %v1, i64 %v181
  %v183 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v182, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v184 = zext <8 x i8> %v183 to <8 x i32>
  %v185 = sitofp <8 x i32> %v184 to <8 x float>
  %v186 = fcmp une <8 x float> %v185, %v185
  %v187 = fcmp ogt <8 x float> %v185, %v173
  %v188 = select <8 x i1> %v187, <8 x float> %v185, <8 x float> %v173
  %v189 = select <8 x i1> %v186, <8 x float> %v185, <8 x float> %v188
  %v190 = getelementptr inbounds i8, ptr %v182, i64 9
  %v191 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v190, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v192 = zext <8 x i8> %v191 to <8 x i32>
  %v193 = sitofp <8 x i32> %v192 to <8 x float>
  %v194 = fcmp une <8 x float> %v193, %v193
  %v195 = fcmp ogt <8 x float> %v193, %v189
  %v196 = select <8 x i1> %v195, <8 x float> %v193, <8 x float> %v189
  %v197 = select <8 x i1> %v194, <8 x float> %v193, <8 x float> %v196
  %v198 = fcmp une <8 x float> %v193, %v193
  %v199 = fcmp ogt <8 x float> %v193, %v174
  %v200 = select <8 x i1> %v199, <8 x float> %v193, <8 x float> %v174
  %v201 = select <8 x i1> %v198, <8 x float> %v193, <8 x float> %v200
  %v202 = getelementptr inbounds i8, ptr %v182, i64 18
  %v203 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v202, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v204 = zext <8 x i8> %v203 to <8 x i32>
  %v205 = sitofp <8 x i32> %v204 to <8 x float>
  %v206 = fcmp une <8 x float> %v205, %v205
  %v207 = fcmp ogt <8 x float> %v205, %v201
  %v208 = select <8 x i1> %v207, <8 x float> %v205, <8 x float> %v201
  %v209 = select <8 x i1> %v206, <8 x float> %v205, <8 x float> %v208
  %v210 = getelementptr inbounds i8, ptr %v182, i64 27
  %v211 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v210, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v212 = zext <8 x i8> %v211 to <8 x i32>
  %v213 = sitofp <8 x i32> %v212 to <8 x float>
  %v214 = fcmp une <8 x float> %v213, %v213
  %v215 = fcmp ogt <8 x float> %v213, %v209
  %v216 = select <8 x i1> %v215, <8 x float> %v213, <8 x float> %v209
  %v217 = select <8 x i1> %v214, <8 x float> %v213, <8 x float> %v216
  %v218 = add nsw i64 %v172, 1
  br label %head169
end171:
  %v219 = mul i64 %v22, 3
  %v220 = add i64 %v219, %v21
  %v221 = mul i64 %v220, 3
  %v222 = mul i64 %v221, 9
  %v223 = add i64 %v222, 8
  %v224 = getelementptr inbounds i8, ptr %v3, i64 %v223
  %v225 = fcmp ogt <8 x float> %v173, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v226 = select <8 x i1> %v225, <8 x float> %v173, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v227 = fcmp olt <8 x float> %v226, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v228 = select <8 x i1> %v227, <8 x float> %v226, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v229 = fadd <8 x float> %v228, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v230 = bitcast <8 x float> %v229 to <8 x i32>
  %v231 = trunc <8 x i32> %v230 to <8 x i8>
  %v232 = extractelement <8 x i8> %v231, i64 0
  store i8 %v232, ptr %v224, align 1
  %v233 = getelementptr inbounds i8, ptr %v224, i64 9
  %v234 = fcmp ogt <8 x float> %v174, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v235 = select <8 x i1> %v234, <8 x float> %v174, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v236 = fcmp olt <8 x float> %v235, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v237 = select <8 x i1> %v236, <8 x float> %v235, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v238 = fadd <8 x float> %v237, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v239 = bitcast <8 x float> %v238 to <8 x i32>
  %v240 = trunc <8 x i32> %v239 to <8 x i8>
  %v241 = extractelement <8 x i8> %v240, i64 0
  store i8 %v241, ptr %v233, align 1
  br label %head242
head242:
  %v245 = phi i64 [ %v27, %end171 ], [ %v279, %body243 ]
  %v246 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end171 ], [ %v278, %body243 ]
  %v247 = icmp slt i64 %v245, %v32
  br i1 %v247, label %body243, label %end244
body243:
  %v248 = add i64 %v24, %v245
  %v249 = mul i64 %v22, 5
  %v250 = add i64 %v249, %v248
  %v251 = mul i64 %v250, 6
  %v252 = mul i64 %v251, 9
  %v253 = add i64 %v252, 8
  %v254 = getelementptr inbounds i8, ptr %v1, i64 %v253
  %v255 = getelementptr inbounds i8, ptr %v254, i64 27
  %v256 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v255, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v257 = zext <8 x i8> %v256 to <8 x i32>
  %v258 = sitofp <8 x i32> %v257 to <8 x float>
  %v259 = fcmp une <8 x float> %v258, %v258
  %v260 = fcmp ogt <8 x float> %v258, %v246
  %v261 = select <8 x i1> %v260, <8 x float> %v258, <8 x float> %v246
  %v262 = select <8 x i1> %v259, <8 x float> %v258, <8 x float> %v261
  %v263 = getelementptr inbounds i8, ptr %v254, i64 36
  %v264 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v263, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v265 = zext <8 x i8> %v264 to <8 x i32>
  %v266 = sitofp <8 x i32> %v265 to <8 x float>
  %v267 = fcmp une <8 x float> %v266, %v266
  %v268 = fcmp ogt <8 x float> %v266, %v262
  %v269 = select <8 x i1> %v268, <8 x float> %v266, <8 x float> %v262
  %v270 = select <8 x i1> %v267, <8 x float> %v266, <8 x float> %v269
  %v271 = getelementptr inbounds i8, ptr %v254, i64 45
  %v272 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v271, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v273 = zext <8 x i8> %v272 to <8 x i32>
  %v274 = sitofp <8 x i32> %v273 to <8 x float>
  %v275 = fcmp une <8 x float> %v274, %v274
  %v276 = fcmp ogt <8 x float> %v274, %v270
  %v277 = select <8 x i1> %v276, <8 x float> %v274, <8 x float> %v270
  %v278 = select <8 x i1> %v275, <8 x float> %v274, <8 x float> %v277
  %v279 = add nsw i64 %v245, 1
  br label %head242
end244:
  %v280 = mul i64 %v22, 3
  %v281 = add i64 %v280, %v21
  %v282 = mul i64 %v281, 3
  %v283 = add i64 %v282, 2
  %v284 = mul i64 %v283, 9
  %v285 = add i64 %v284, 8
  %v286 = getelementptr inbounds i8, ptr %v3, i64 %v285
  %v287 = fcmp ogt <8 x float> %v246, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v288 = select <8 x i1> %v287, <8 x float> %v246, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v289 = fcmp olt <8 x float> %v288, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v290 = select <8 x i1> %v289, <8 x float> %v288, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v291 = fadd <8 x float> %v290, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v292 = bitcast <8 x float> %v291 to <8 x i32>
  %v293 = trunc <8 x i32> %v292 to <8 x i8>
  %v294 = extractelement <8 x i8> %v293, i64 0
  store i8 %v294, ptr %v286, align 1
  br label %end168
end168:
  %v295 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
