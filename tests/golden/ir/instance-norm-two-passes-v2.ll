; task {"attributes":{"epsilon":1e-05,"tail":"t0=relu(x0)"},"inputs":["f32[2,3,5,21]","f32[21]","f32[21]"],"op":"instance_norm","output":"f32[2,3,5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"two_pass","unroll":2,"vectors":1}
; tier x86_64-v2
; phase k: 12 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
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
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v290, %end158 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 6
  %v19 = urem i64 %v16, 6
  %v20 = mul i64 %v18, 15
  %v21 = mul i64 %v19, 4
  %v22 = icmp ne i64 %v19, 5
  br i1 %v22, label %then23, label %end24
then23:
  br label %head25
head25:
  %v28 = phi i64 [ 0, %then23 ], [ %v45, %body26 ]
  %v29 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then23 ], [ %v38, %body26 ]
  %v30 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then23 ], [ %v44, %body26 ]
  %v31 = icmp slt i64 %v28, 14
  br i1 %v31, label %body26, label %end27
body26:
  %v32 = add i64 %v28, 1
  %v33 = add i64 %v20, %v28
  %v34 = mul i64 %v33, 21
  %v35 = add i64 %v21, %v34
  %v36 = getelementptr inbounds float, ptr %v1, i64 %v35
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = fadd <4 x float> %v29, %v37
  %v39 = add i64 %v20, %v32
  %v40 = mul i64 %v39, 21
  %v41 = add i64 %v21, %v40
  %v42 = getelementptr inbounds float, ptr %v1, i64 %v41
  %v43 = load <4 x float>, ptr %v42, align 4
  %v44 = fadd <4 x float> %v30, %v43
  %v45 = add nsw i64 %v28, 2
  br label %head25
end27:
  %v46 = add i64 %v20, 14
  %v47 = mul i64 %v46, 21
  %v48 = add i64 %v21, %v47
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v48
  %v50 = load <4 x float>, ptr %v49, align 4
  %v51 = fadd <4 x float> %v29, %v50
  %v52 = fadd <4 x float> %v51, %v30
  %v53 = fmul <4 x float> %v52, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  br label %head54
head54:
  %v57 = phi i64 [ 0, %end27 ], [ %v82, %body55 ]
  %v58 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v70, %body55 ]
  %v59 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v72, %body55 ]
  %v60 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v79, %body55 ]
  %v61 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v81, %body55 ]
  %v62 = icmp slt i64 %v57, 14
  br i1 %v62, label %body55, label %end56
body55:
  %v63 = add i64 %v57, 1
  %v64 = add i64 %v20, %v57
  %v65 = mul i64 %v64, 21
  %v66 = add i64 %v21, %v65
  %v67 = getelementptr inbounds float, ptr %v1, i64 %v66
  %v68 = load <4 x float>, ptr %v67, align 4
  %v69 = fsub <4 x float> %v68, %v53
  %v70 = fadd <4 x float> %v58, %v69
  %v71 = fmul <4 x float> %v69, %v69
  %v72 = fadd <4 x float> %v71, %v59
  %v73 = add i64 %v20, %v63
  %v74 = mul i64 %v73, 21
  %v75 = add i64 %v21, %v74
  %v76 = getelementptr inbounds float, ptr %v1, i64 %v75
  %v77 = load <4 x float>, ptr %v76, align 4
  %v78 = fsub <4 x float> %v77, %v53
  %v79 = fadd <4 x float> %v60, %v78
  %v80 = fmul <4 x float> %v78, %v78
  %v81 = fadd <4 x float> %v80, %v61
  %v82 = add nsw i64 %v57, 2
  br label %head54
end56:
  %v83 = add i64 %v20, 14
  %v84 = mul i64 %v83, 21
  %v85 = add i64 %v21, %v84
  %v86 = getelementptr inbounds float, ptr %v1, i64 %v85
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = fsub <4 x float> %v87, %v53
  %v89 = fadd <4 x float> %v58, %v88
  %v90 = fmul <4 x float> %v88, %v88
  %v91 = fadd <4 x float> %v90, %v59
  %v92 = fadd <4 x float> %v89, %v60
  %v93 = fadd <4 x float> %v91, %v61
  %v94 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v95 = load <4 x float>, ptr %v94, align 4
  %v96 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = fmul <4 x float> %v92, <float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000>
  %v99 = fmul <4 x float> %v93, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  %v100 = fadd <4 x float> %v99, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v101 = fneg <4 x float> %v98
  %v102 = fmul <4 x float> %v101, %v98
  %v103 = fadd <4 x float> %v102, %v100
  %v104 = fcmp ogt <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v103
  %v105 = select <4 x i1> %v104, <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <4 x float> %v103
  %v106 = fcmp oeq <4 x float> %v100, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v107 = select <4 x i1> %v106, <4 x float> %v100, <4 x float> %v105
  %v108 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v107)
  %v109 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v108
  %v110 = fmul <4 x float> %v109, %v95
  %v111 = fmul <4 x float> %v98, %v110
  %v112 = fadd <4 x float> %v111, %v97
  br label %head113
head113:
  %v116 = phi i64 [ 0, %end56 ], [ %v143, %body114 ]
  %v117 = icmp slt i64 %v116, 14
  br i1 %v117, label %body114, label %end115
body114:
  %v118 = add i64 %v116, 1
  %v119 = add i64 %v20, %v116
  %v120 = mul i64 %v119, 21
  %v121 = getelementptr inbounds float, ptr %v1, i64 %v120
  %v122 = getelementptr inbounds float, ptr %v7, i64 %v120
  %v123 = getelementptr inbounds float, ptr %v121, i64 %v21
  %v124 = load <4 x float>, ptr %v123, align 4
  %v125 = fsub <4 x float> %v124, %v53
  %v126 = fmul <4 x float> %v125, %v110
  %v127 = fadd <4 x float> %v126, %v112
  %v128 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v127
  %v129 = select <4 x i1> %v128, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v127
  %v130 = getelementptr inbounds float, ptr %v122, i64 %v21
  store <4 x float> %v129, ptr %v130, align 4
  %v131 = add i64 %v20, %v118
  %v132 = mul i64 %v131, 21
  %v133 = getelementptr inbounds float, ptr %v1, i64 %v132
  %v134 = getelementptr inbounds float, ptr %v7, i64 %v132
  %v135 = getelementptr inbounds float, ptr %v133, i64 %v21
  %v136 = load <4 x float>, ptr %v135, align 4
  %v137 = fsub <4 x float> %v136, %v53
  %v138 = fmul <4 x float> %v137, %v110
  %v139 = fadd <4 x float> %v138, %v112
  %v140 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v139
  %v141 = select <4 x i1> %v140, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v139
  %v142 = getelementptr inbounds float, ptr %v134, i64 %v21
  store <4 x float> %v141, ptr %v142, align 4
  %v143 = add nsw i64 %v116, 2
  br label %head113
end115:
  %v144 = add i64 %v20, 14
  %v145 = mul i64 %v144, 21
  %v146 = getelementptr inbounds float, ptr %v1, i64 %v145
  %v147 = getelementptr inbounds float, ptr %v7, i64 %v145
  %v148 = getelementptr inbounds float, ptr %v146, i64 %v21
  %v149 = load <4 x float>, ptr %v148, align 4
  %v150 = fsub <4 x float> %v149, %v53
  %v151 = fmul <4 x float> %v150, %v110
  %v152 = fadd <4 x float> %v151, %v112
  %v153 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v152
  %v154 = select <4 x i1> %v153, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v152
  %v155 = getelementptr inbounds float, ptr %v147, i64 %v21
  store <4 x float> %v154, ptr %v155, align 4
  br label %end24
end24:
  %v156 = icmp eq i64 %v19, 5
  br i1 %v156, label %then157, label %end158
then157:
  br label %head159
head159:
  %v162 = phi i64 [ 0, %then157 ], [ %v179, %body160 ]
  %v163 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then157 ], [ %v172, %body160 ]
  %v164 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then157 ], [ %v178, %body160 ]
  %v165 = icmp slt i64 %v162, 14
  br i1 %v165, label %body160, label %end161
body160:
  %v166 = add i64 %v162, 1
  %v167 = add i64 %v20, %v162
  %v168 = mul i64 %v167, 21
  %v169 = add i64 %v21, %v168
  %v170 = getelementptr inbounds float, ptr %v1, i64 %v169
  %v171 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v170, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v172 = fadd <4 x float> %v163, %v171
  %v173 = add i64 %v20, %v166
  %v174 = mul i64 %v173, 21
  %v175 = add i64 %v21, %v174
  %v176 = getelementptr inbounds float, ptr %v1, i64 %v175
  %v177 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v176, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v178 = fadd <4 x float> %v164, %v177
  %v179 = add nsw i64 %v162, 2
  br label %head159
end161:
  %v180 = add i64 %v20, 14
  %v181 = mul i64 %v180, 21
  %v182 = add i64 %v21, %v181
  %v183 = getelementptr inbounds float, ptr %v1, i64 %v182
  %v184 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v183, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v185 = fadd <4 x float> %v163, %v184
  %v186 = fadd <4 x float> %v185, %v164
  %v187 = fmul <4 x float> %v186, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  br label %head188
head188:
  %v191 = phi i64 [ 0, %end161 ], [ %v216, %body189 ]
  %v192 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end161 ], [ %v204, %body189 ]
  %v193 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end161 ], [ %v206, %body189 ]
  %v194 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end161 ], [ %v213, %body189 ]
  %v195 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end161 ], [ %v215, %body189 ]
  %v196 = icmp slt i64 %v191, 14
  br i1 %v196, label %body189, label %end190
body189:
  %v197 = add i64 %v191, 1
  %v198 = add i64 %v20, %v191
  %v199 = mul i64 %v198, 21
  %v200 = add i64 %v21, %v199
  %v201 = getelementptr inbounds float, ptr %v1, i64 %v200
  %v202 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v201, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v203 = fsub <4 x float> %v202, %v187
  %v204 = fadd <4 x float> %v192, %v203
  %v205 = fmul <4 x float> %v203, %v203
  %v206 = fadd <4 x float> %v205, %v193
  %v207 = add i64 %v20, %v197
  %v208 = mul i64 %v207, 21
  %v209 = add i64 %v21, %v208
  %v210 = getelementptr inbounds float, ptr %v1, i64 %v209
  %v211 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v210, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v212 = fsub <4 x float> %v211, %v187
  %v213 = fadd <4 x float> %v194, %v212
  %v214 = fmul <4 x float> %v212, %v212
  %v215 = fadd <4 x float> %v214, %v195
  %v216 = add nsw i64 %v191, 2
  br label %head188
end190:
  %v217 = add i64 %v20, 14
  %v218 = mul i64 %v217, 21
  %v219 = add i64 %v21, %v218
  %v220 = getelementptr inbounds float, ptr %v1, i64 %v219
  %v221 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v220, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v222 = fsub <4 x float> %v221, %v187
  %v223 = fadd <4 x float> %v192, %v222
  %v224 = fmul <4 x float> %v222, %v222
  %v225 = fadd <4 x float> %v224, %v193
  %v226 = fadd <4 x float> %v223, %v194
  %v227 = fadd <4 x float> %v225, %v195
  %v228 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v229 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v228, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v230 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v231 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v230, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v232 = fmul <4 x float> %v226, <float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000>
  %v233 = fmul <4 x float> %v227, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  %v234 = fadd <4 x float> %v233, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v235 = fneg <4 x float> %v232
  %v236 = fmul <4 x float> %v235, %v232
  %v237 = fadd <4 x float> %v236, %v234
  %v238 = fcmp ogt <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v237
  %v239 = select <4 x i1> %v238, <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <4 x float> %v237
  %v240 = fcmp oeq <4 x float> %v234, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v241 = select <4 x i1> %v240, <4 x float> %v234, <4 x float> %v239
  %v242 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v241)
  %v243 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v242
  %v244 = fmul <4 x float> %v243, %v229
  %v245 = fmul <4 x float> %v232, %v244
  %v246 = fadd <4 x float> %v245, %v231
  br label %head247
head247:
  %v250 = phi i64 [ 0, %end190 ], [ %v277, %body248 ]
  %v251 = icmp slt i64 %v250, 14
  br i1 %v251, label %body248, label %end249
body248:
  %v252 = add i64 %v250, 1
  %v253 = add i64 %v20, %v250
  %v254 = mul i64 %v253, 21
  %v255 = getelementptr inbounds float, ptr %v1, i64 %v254
  %v256 = getelementptr inbounds float, ptr %v7, i64 %v254
  %v257 = getelementptr inbounds float, ptr %v255, i64 %v21
  %v258 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v257, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v259 = fsub <4 x float> %v258, %v187
  %v260 = fmul <4 x float> %v259, %v244
  %v261 = fadd <4 x float> %v260, %v246
  %v262 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v261
  %v263 = select <4 x i1> %v262, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v261
  %v264 = getelementptr inbounds float, ptr %v256, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v263, ptr align 4 %v264, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v265 = add i64 %v20, %v252
  %v266 = mul i64 %v265, 21
  %v267 = getelementptr inbounds float, ptr %v1, i64 %v266
  %v268 = getelementptr inbounds float, ptr %v7, i64 %v266
  %v269 = getelementptr inbounds float, ptr %v267, i64 %v21
  %v270 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v269, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v271 = fsub <4 x float> %v270, %v187
  %v272 = fmul <4 x float> %v271, %v244
  %v273 = fadd <4 x float> %v272, %v246
  %v274 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v273
  %v275 = select <4 x i1> %v274, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v273
  %v276 = getelementptr inbounds float, ptr %v268, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v275, ptr align 4 %v276, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v277 = add nsw i64 %v250, 2
  br label %head247
end249:
  %v278 = add i64 %v20, 14
  %v279 = mul i64 %v278, 21
  %v280 = getelementptr inbounds float, ptr %v1, i64 %v279
  %v281 = getelementptr inbounds float, ptr %v7, i64 %v279
  %v282 = getelementptr inbounds float, ptr %v280, i64 %v21
  %v283 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v282, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v284 = fsub <4 x float> %v283, %v187
  %v285 = fmul <4 x float> %v284, %v244
  %v286 = fadd <4 x float> %v285, %v246
  %v287 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v286
  %v288 = select <4 x i1> %v287, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v286
  %v289 = getelementptr inbounds float, ptr %v281, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v288, ptr align 4 %v289, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end158
end158:
  %v290 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
