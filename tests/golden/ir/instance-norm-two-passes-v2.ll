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
  %v16 = phi i64 [ %lo, %entry ], [ %v286, %end156 ]
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
  %v106 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v105)
  %v107 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v106
  %v108 = fmul <4 x float> %v107, %v95
  %v109 = fmul <4 x float> %v98, %v108
  %v110 = fadd <4 x float> %v109, %v97
  br label %head111
head111:
  %v114 = phi i64 [ 0, %end56 ], [ %v141, %body112 ]
  %v115 = icmp slt i64 %v114, 14
  br i1 %v115, label %body112, label %end113
body112:
  %v116 = add i64 %v114, 1
  %v117 = add i64 %v20, %v114
  %v118 = mul i64 %v117, 21
  %v119 = getelementptr inbounds float, ptr %v1, i64 %v118
  %v120 = getelementptr inbounds float, ptr %v7, i64 %v118
  %v121 = getelementptr inbounds float, ptr %v119, i64 %v21
  %v122 = load <4 x float>, ptr %v121, align 4
  %v123 = fsub <4 x float> %v122, %v53
  %v124 = fmul <4 x float> %v123, %v108
  %v125 = fadd <4 x float> %v124, %v110
  %v126 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v125
  %v127 = select <4 x i1> %v126, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v125
  %v128 = getelementptr inbounds float, ptr %v120, i64 %v21
  store <4 x float> %v127, ptr %v128, align 4
  %v129 = add i64 %v20, %v116
  %v130 = mul i64 %v129, 21
  %v131 = getelementptr inbounds float, ptr %v1, i64 %v130
  %v132 = getelementptr inbounds float, ptr %v7, i64 %v130
  %v133 = getelementptr inbounds float, ptr %v131, i64 %v21
  %v134 = load <4 x float>, ptr %v133, align 4
  %v135 = fsub <4 x float> %v134, %v53
  %v136 = fmul <4 x float> %v135, %v108
  %v137 = fadd <4 x float> %v136, %v110
  %v138 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v137
  %v139 = select <4 x i1> %v138, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v137
  %v140 = getelementptr inbounds float, ptr %v132, i64 %v21
  store <4 x float> %v139, ptr %v140, align 4
  %v141 = add nsw i64 %v114, 2
  br label %head111
end113:
  %v142 = add i64 %v20, 14
  %v143 = mul i64 %v142, 21
  %v144 = getelementptr inbounds float, ptr %v1, i64 %v143
  %v145 = getelementptr inbounds float, ptr %v7, i64 %v143
  %v146 = getelementptr inbounds float, ptr %v144, i64 %v21
  %v147 = load <4 x float>, ptr %v146, align 4
  %v148 = fsub <4 x float> %v147, %v53
  %v149 = fmul <4 x float> %v148, %v108
  %v150 = fadd <4 x float> %v149, %v110
  %v151 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v150
  %v152 = select <4 x i1> %v151, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v150
  %v153 = getelementptr inbounds float, ptr %v145, i64 %v21
  store <4 x float> %v152, ptr %v153, align 4
  br label %end24
end24:
  %v154 = icmp eq i64 %v19, 5
  br i1 %v154, label %then155, label %end156
then155:
  br label %head157
head157:
  %v160 = phi i64 [ 0, %then155 ], [ %v177, %body158 ]
  %v161 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then155 ], [ %v170, %body158 ]
  %v162 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then155 ], [ %v176, %body158 ]
  %v163 = icmp slt i64 %v160, 14
  br i1 %v163, label %body158, label %end159
body158:
  %v164 = add i64 %v160, 1
  %v165 = add i64 %v20, %v160
  %v166 = mul i64 %v165, 21
  %v167 = add i64 %v21, %v166
  %v168 = getelementptr inbounds float, ptr %v1, i64 %v167
  %v169 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v168, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v170 = fadd <4 x float> %v161, %v169
  %v171 = add i64 %v20, %v164
  %v172 = mul i64 %v171, 21
  %v173 = add i64 %v21, %v172
  %v174 = getelementptr inbounds float, ptr %v1, i64 %v173
  %v175 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v174, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v176 = fadd <4 x float> %v162, %v175
  %v177 = add nsw i64 %v160, 2
  br label %head157
end159:
  %v178 = add i64 %v20, 14
  %v179 = mul i64 %v178, 21
  %v180 = add i64 %v21, %v179
  %v181 = getelementptr inbounds float, ptr %v1, i64 %v180
  %v182 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v181, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v183 = fadd <4 x float> %v161, %v182
  %v184 = fadd <4 x float> %v183, %v162
  %v185 = fmul <4 x float> %v184, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  br label %head186
head186:
  %v189 = phi i64 [ 0, %end159 ], [ %v214, %body187 ]
  %v190 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end159 ], [ %v202, %body187 ]
  %v191 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end159 ], [ %v204, %body187 ]
  %v192 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end159 ], [ %v211, %body187 ]
  %v193 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end159 ], [ %v213, %body187 ]
  %v194 = icmp slt i64 %v189, 14
  br i1 %v194, label %body187, label %end188
body187:
  %v195 = add i64 %v189, 1
  %v196 = add i64 %v20, %v189
  %v197 = mul i64 %v196, 21
  %v198 = add i64 %v21, %v197
  %v199 = getelementptr inbounds float, ptr %v1, i64 %v198
  %v200 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v199, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v201 = fsub <4 x float> %v200, %v185
  %v202 = fadd <4 x float> %v190, %v201
  %v203 = fmul <4 x float> %v201, %v201
  %v204 = fadd <4 x float> %v203, %v191
  %v205 = add i64 %v20, %v195
  %v206 = mul i64 %v205, 21
  %v207 = add i64 %v21, %v206
  %v208 = getelementptr inbounds float, ptr %v1, i64 %v207
  %v209 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v208, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v210 = fsub <4 x float> %v209, %v185
  %v211 = fadd <4 x float> %v192, %v210
  %v212 = fmul <4 x float> %v210, %v210
  %v213 = fadd <4 x float> %v212, %v193
  %v214 = add nsw i64 %v189, 2
  br label %head186
end188:
  %v215 = add i64 %v20, 14
  %v216 = mul i64 %v215, 21
  %v217 = add i64 %v21, %v216
  %v218 = getelementptr inbounds float, ptr %v1, i64 %v217
  %v219 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v218, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v220 = fsub <4 x float> %v219, %v185
  %v221 = fadd <4 x float> %v190, %v220
  %v222 = fmul <4 x float> %v220, %v220
  %v223 = fadd <4 x float> %v222, %v191
  %v224 = fadd <4 x float> %v221, %v192
  %v225 = fadd <4 x float> %v223, %v193
  %v226 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v227 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v226, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v228 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v229 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v228, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v230 = fmul <4 x float> %v224, <float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000>
  %v231 = fmul <4 x float> %v225, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  %v232 = fadd <4 x float> %v231, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v233 = fneg <4 x float> %v230
  %v234 = fmul <4 x float> %v233, %v230
  %v235 = fadd <4 x float> %v234, %v232
  %v236 = fcmp ogt <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v235
  %v237 = select <4 x i1> %v236, <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <4 x float> %v235
  %v238 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v237)
  %v239 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v238
  %v240 = fmul <4 x float> %v239, %v227
  %v241 = fmul <4 x float> %v230, %v240
  %v242 = fadd <4 x float> %v241, %v229
  br label %head243
head243:
  %v246 = phi i64 [ 0, %end188 ], [ %v273, %body244 ]
  %v247 = icmp slt i64 %v246, 14
  br i1 %v247, label %body244, label %end245
body244:
  %v248 = add i64 %v246, 1
  %v249 = add i64 %v20, %v246
  %v250 = mul i64 %v249, 21
  %v251 = getelementptr inbounds float, ptr %v1, i64 %v250
  %v252 = getelementptr inbounds float, ptr %v7, i64 %v250
  %v253 = getelementptr inbounds float, ptr %v251, i64 %v21
  %v254 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v253, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v255 = fsub <4 x float> %v254, %v185
  %v256 = fmul <4 x float> %v255, %v240
  %v257 = fadd <4 x float> %v256, %v242
  %v258 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v257
  %v259 = select <4 x i1> %v258, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v257
  %v260 = getelementptr inbounds float, ptr %v252, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v259, ptr align 4 %v260, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v261 = add i64 %v20, %v248
  %v262 = mul i64 %v261, 21
  %v263 = getelementptr inbounds float, ptr %v1, i64 %v262
  %v264 = getelementptr inbounds float, ptr %v7, i64 %v262
  %v265 = getelementptr inbounds float, ptr %v263, i64 %v21
  %v266 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v265, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v267 = fsub <4 x float> %v266, %v185
  %v268 = fmul <4 x float> %v267, %v240
  %v269 = fadd <4 x float> %v268, %v242
  %v270 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v269
  %v271 = select <4 x i1> %v270, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v269
  %v272 = getelementptr inbounds float, ptr %v264, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v271, ptr align 4 %v272, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v273 = add nsw i64 %v246, 2
  br label %head243
end245:
  %v274 = add i64 %v20, 14
  %v275 = mul i64 %v274, 21
  %v276 = getelementptr inbounds float, ptr %v1, i64 %v275
  %v277 = getelementptr inbounds float, ptr %v7, i64 %v275
  %v278 = getelementptr inbounds float, ptr %v276, i64 %v21
  %v279 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v278, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v280 = fsub <4 x float> %v279, %v185
  %v281 = fmul <4 x float> %v280, %v240
  %v282 = fadd <4 x float> %v281, %v242
  %v283 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v282
  %v284 = select <4 x i1> %v283, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v282
  %v285 = getelementptr inbounds float, ptr %v277, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v284, ptr align 4 %v285, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end156
end156:
  %v286 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
