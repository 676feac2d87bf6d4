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
  %v16 = phi i64 [ %lo, %entry ], [ %v292, %end159 ]
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
  %v53 = fdiv <4 x float> %v52, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
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
  %v98 = fdiv <4 x float> %v92, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v99 = fneg <4 x float> %v98
  %v100 = fdiv <4 x float> %v93, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v101 = fadd <4 x float> %v100, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v102 = fneg <4 x float> %v99
  %v103 = fmul <4 x float> %v102, %v99
  %v104 = fadd <4 x float> %v103, %v101
  %v105 = fcmp ogt <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v104
  %v106 = select <4 x i1> %v105, <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <4 x float> %v104
  %v107 = fcmp oeq <4 x float> %v101, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v108 = select <4 x i1> %v107, <4 x float> %v101, <4 x float> %v106
  %v109 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v108)
  %v110 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v109
  %v111 = fmul <4 x float> %v110, %v95
  %v112 = fmul <4 x float> %v99, %v111
  %v113 = fadd <4 x float> %v112, %v97
  br label %head114
head114:
  %v117 = phi i64 [ 0, %end56 ], [ %v144, %body115 ]
  %v118 = icmp slt i64 %v117, 14
  br i1 %v118, label %body115, label %end116
body115:
  %v119 = add i64 %v117, 1
  %v120 = add i64 %v20, %v117
  %v121 = mul i64 %v120, 21
  %v122 = getelementptr inbounds float, ptr %v1, i64 %v121
  %v123 = getelementptr inbounds float, ptr %v7, i64 %v121
  %v124 = getelementptr inbounds float, ptr %v122, i64 %v21
  %v125 = load <4 x float>, ptr %v124, align 4
  %v126 = fsub <4 x float> %v125, %v53
  %v127 = fmul <4 x float> %v126, %v111
  %v128 = fadd <4 x float> %v127, %v113
  %v129 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v128
  %v130 = select <4 x i1> %v129, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v128
  %v131 = getelementptr inbounds float, ptr %v123, i64 %v21
  store <4 x float> %v130, ptr %v131, align 4
  %v132 = add i64 %v20, %v119
  %v133 = mul i64 %v132, 21
  %v134 = getelementptr inbounds float, ptr %v1, i64 %v133
  %v135 = getelementptr inbounds float, ptr %v7, i64 %v133
  %v136 = getelementptr inbounds float, ptr %v134, i64 %v21
  %v137 = load <4 x float>, ptr %v136, align 4
  %v138 = fsub <4 x float> %v137, %v53
  %v139 = fmul <4 x float> %v138, %v111
  %v140 = fadd <4 x float> %v139, %v113
  %v141 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v140
  %v142 = select <4 x i1> %v141, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v140
  %v143 = getelementptr inbounds float, ptr %v135, i64 %v21
  store <4 x float> %v142, ptr %v143, align 4
  %v144 = add nsw i64 %v117, 2
  br label %head114
end116:
  %v145 = add i64 %v20, 14
  %v146 = mul i64 %v145, 21
  %v147 = getelementptr inbounds float, ptr %v1, i64 %v146
  %v148 = getelementptr inbounds float, ptr %v7, i64 %v146
  %v149 = getelementptr inbounds float, ptr %v147, i64 %v21
  %v150 = load <4 x float>, ptr %v149, align 4
  %v151 = fsub <4 x float> %v150, %v53
  %v152 = fmul <4 x float> %v151, %v111
  %v153 = fadd <4 x float> %v152, %v113
  %v154 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v153
  %v155 = select <4 x i1> %v154, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v153
  %v156 = getelementptr inbounds float, ptr %v148, i64 %v21
  store <4 x float> %v155, ptr %v156, align 4
  br label %end24
end24:
  %v157 = icmp eq i64 %v19, 5
  br i1 %v157, label %then158, label %end159
then158:
  br label %head160
head160:
  %v163 = phi i64 [ 0, %then158 ], [ %v180, %body161 ]
  %v164 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then158 ], [ %v173, %body161 ]
  %v165 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then158 ], [ %v179, %body161 ]
  %v166 = icmp slt i64 %v163, 14
  br i1 %v166, label %body161, label %end162
body161:
  %v167 = add i64 %v163, 1
  %v168 = add i64 %v20, %v163
  %v169 = mul i64 %v168, 21
  %v170 = add i64 %v21, %v169
  %v171 = getelementptr inbounds float, ptr %v1, i64 %v170
  %v172 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v171, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v173 = fadd <4 x float> %v164, %v172
  %v174 = add i64 %v20, %v167
  %v175 = mul i64 %v174, 21
  %v176 = add i64 %v21, %v175
  %v177 = getelementptr inbounds float, ptr %v1, i64 %v176
  %v178 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v177, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v179 = fadd <4 x float> %v165, %v178
  %v180 = add nsw i64 %v163, 2
  br label %head160
end162:
  %v181 = add i64 %v20, 14
  %v182 = mul i64 %v181, 21
  %v183 = add i64 %v21, %v182
  %v184 = getelementptr inbounds float, ptr %v1, i64 %v183
  %v185 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v184, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v186 = fadd <4 x float> %v164, %v185
  %v187 = fadd <4 x float> %v186, %v165
  %v188 = fdiv <4 x float> %v187, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  br label %head189
head189:
  %v192 = phi i64 [ 0, %end162 ], [ %v217, %body190 ]
  %v193 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end162 ], [ %v205, %body190 ]
  %v194 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end162 ], [ %v207, %body190 ]
  %v195 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end162 ], [ %v214, %body190 ]
  %v196 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end162 ], [ %v216, %body190 ]
  %v197 = icmp slt i64 %v192, 14
  br i1 %v197, label %body190, label %end191
body190:
  %v198 = add i64 %v192, 1
  %v199 = add i64 %v20, %v192
  %v200 = mul i64 %v199, 21
  %v201 = add i64 %v21, %v200
  %v202 = getelementptr inbounds float, ptr %v1, i64 %v201
  %v203 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v202, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v204 = fsub <4 x float> %v203, %v188
  %v205 = fadd <4 x float> %v193, %v204
  %v206 = fmul <4 x float> %v204, %v204
  %v207 = fadd <4 x float> %v206, %v194
  %v208 = add i64 %v20, %v198
  %v209 = mul i64 %v208, 21
  %v210 = add i64 %v21, %v209
  %v211 = getelementptr inbounds float, ptr %v1, i64 %v210
  %v212 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v211, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v213 = fsub <4 x float> %v212, %v188
  %v214 = fadd <4 x float> %v195, %v213
  %v215 = fmul <4 x float> %v213, %v213
  %v216 = fadd <4 x float> %v215, %v196
  %v217 = add nsw i64 %v192, 2
  br label %head189
end191:
  %v218 = add i64 %v20, 14
  %v219 = mul i64 %v218, 21
  %v220 = add i64 %v21, %v219
  %v221 = getelementptr inbounds float, ptr %v1, i64 %v220
  %v222 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v221, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v223 = fsub <4 x float> %v222, %v188
  %v224 = fadd <4 x float> %v193, %v223
  %v225 = fmul <4 x float> %v223, %v223
  %v226 = fadd <4 x float> %v225, %v194
  %v227 = fadd <4 x float> %v224, %v195
  %v228 = fadd <4 x float> %v226, %v196
  %v229 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v230 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v229, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v231 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v232 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v231, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v233 = fdiv <4 x float> %v227, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v234 = fneg <4 x float> %v233
  %v235 = fdiv <4 x float> %v228, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v236 = fadd <4 x float> %v235, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v237 = fneg <4 x float> %v234
  %v238 = fmul <4 x float> %v237, %v234
  %v239 = fadd <4 x float> %v238, %v236
  %v240 = fcmp ogt <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v239
  %v241 = select <4 x i1> %v240, <4 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <4 x float> %v239
  %v242 = fcmp oeq <4 x float> %v236, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v243 = select <4 x i1> %v242, <4 x float> %v236, <4 x float> %v241
  %v244 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v243)
  %v245 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v244
  %v246 = fmul <4 x float> %v245, %v230
  %v247 = fmul <4 x float> %v234, %v246
  %v248 = fadd <4 x float> %v247, %v232
  br label %head249
head249:
  %v252 = phi i64 [ 0, %end191 ], [ %v279, %body250 ]
  %v253 = icmp slt i64 %v252, 14
  br i1 %v253, label %body250, label %end251
body250:
  %v254 = add i64 %v252, 1
  %v255 = add i64 %v20, %v252
  %v256 = mul i64 %v255, 21
  %v257 = getelementptr inbounds float, ptr %v1, i64 %v256
  %v258 = getelementptr inbounds float, ptr %v7, i64 %v256
  %v259 = getelementptr inbounds float, ptr %v257, i64 %v21
  %v260 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v259, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v261 = fsub <4 x float> %v260, %v188
  %v262 = fmul <4 x float> %v261, %v246
  %v263 = fadd <4 x float> %v262, %v248
  %v264 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v263
  %v265 = select <4 x i1> %v264, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v263
  %v266 = getelementptr inbounds float, ptr %v258, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v265, ptr align 4 %v266, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v267 = add i64 %v20, %v254
  %v268 = mul i64 %v267, 21
  %v269 = getelementptr inbounds float, ptr %v1, i64 %v268
  %v270 = getelementptr inbounds float, ptr %v7, i64 %v268
  %v271 = getelementptr inbounds float, ptr %v269, i64 %v21
  %v272 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v271, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v273 = fsub <4 x float> %v272, %v188
  %v274 = fmul <4 x float> %v273, %v246
  %v275 = fadd <4 x float> %v274, %v248
  %v276 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v275
  %v277 = select <4 x i1> %v276, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v275
  %v278 = getelementptr inbounds float, ptr %v270, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v277, ptr align 4 %v278, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v279 = add nsw i64 %v252, 2
  br label %head249
end251:
  %v280 = add i64 %v20, 14
  %v281 = mul i64 %v280, 21
  %v282 = getelementptr inbounds float, ptr %v1, i64 %v281
  %v283 = getelementptr inbounds float, ptr %v7, i64 %v281
  %v284 = getelementptr inbounds float, ptr %v282, i64 %v21
  %v285 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v284, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v286 = fsub <4 x float> %v285, %v188
  %v287 = fmul <4 x float> %v286, %v246
  %v288 = fadd <4 x float> %v287, %v248
  %v289 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v288
  %v290 = select <4 x i1> %v289, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v288
  %v291 = getelementptr inbounds float, ptr %v283, i64 %v21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v290, ptr align 4 %v291, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end159
end159:
  %v292 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
