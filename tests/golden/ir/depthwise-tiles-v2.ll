; task {"attributes":{"dilations":[1,1],"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=clip(x0,0.0,6.0)"},"inputs":["f32[1,6,7,20]","f32[20,3,3,1]","f32[20]"],"op":"depthwise","output":"f32[1,6,7,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-column-channel","taps":"unrolled","tile_columns":2,"tile_rows":2,"vectors":1}
; tier x86_64-v2
; phase k: 15 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 20) 05d225d62fd2088b
; packed input 2: float32 (20,) e0cd40b2873e4a46
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
  %v16 = phi i64 [ %lo, %entry ], [ %v669, %end453 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 5
  %v19 = urem i64 %v16, 5
  %v20 = mul i64 %v19, 5
  %v21 = udiv i64 %v20, 5
  %v22 = add i64 %v19, 1
  %v23 = mul i64 %v22, 5
  %v24 = udiv i64 %v23, 5
  %v25 = urem i64 %v18, 3
  %v26 = mul i64 %v25, 2
  %v27 = udiv i64 %v18, 3
  %v28 = add i64 %v26, 2
  %v29 = icmp sge i64 %v26, 1
  %v30 = icmp sle i64 %v28, 5
  %v31 = and i1 %v29, %v30
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = sub i64 %v26, 1
  %v35 = icmp slt i64 %v24, 5
  %v36 = select i1 %v35, i64 %v24, i64 5
  br label %head37
head37:
  %v40 = phi i64 [ %v21, %then32 ], [ %v181, %body38 ]
  %v41 = icmp slt i64 %v40, %v36
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 4
  %v43 = add i64 0, %v42
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v43
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v44, i64 20
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v44, i64 40
  %v49 = load <4 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %v44, i64 60
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v44, i64 80
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %v44, i64 100
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %v44, i64 120
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v44, i64 140
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v44, i64 160
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v5, i64 %v42
  %v63 = load <4 x float>, ptr %v62, align 4
  %v64 = mul i64 %v27, 6
  %v65 = add i64 %v64, %v34
  %v66 = mul i64 %v65, 7
  %v67 = mul i64 %v66, 20
  %v68 = add i64 %v67, %v42
  %v69 = getelementptr inbounds float, ptr %v1, i64 %v68
  %v70 = load <4 x float>, ptr %v69, align 4
  %v71 = fmul <4 x float> %v70, %v47
  %v72 = fadd <4 x float> %v71, %v63
  %v73 = fmul <4 x float> %v70, %v45
  %v74 = fadd <4 x float> %v73, %v63
  %v75 = getelementptr inbounds float, ptr %v69, i64 20
  %v76 = load <4 x float>, ptr %v75, align 4
  %v77 = fmul <4 x float> %v76, %v49
  %v78 = fadd <4 x float> %v77, %v72
  %v79 = fmul <4 x float> %v76, %v47
  %v80 = fadd <4 x float> %v79, %v74
  %v81 = getelementptr inbounds float, ptr %v69, i64 40
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = fmul <4 x float> %v82, %v49
  %v84 = fadd <4 x float> %v83, %v80
  %v85 = getelementptr inbounds float, ptr %v69, i64 140
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = fmul <4 x float> %v86, %v53
  %v88 = fadd <4 x float> %v87, %v78
  %v89 = fmul <4 x float> %v86, %v51
  %v90 = fadd <4 x float> %v89, %v84
  %v91 = fmul <4 x float> %v86, %v47
  %v92 = fadd <4 x float> %v91, %v63
  %v93 = fmul <4 x float> %v86, %v45
  %v94 = fadd <4 x float> %v93, %v63
  %v95 = getelementptr inbounds float, ptr %v69, i64 160
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = fmul <4 x float> %v96, %v55
  %v98 = fadd <4 x float> %v97, %v88
  %v99 = fmul <4 x float> %v96, %v53
  %v100 = fadd <4 x float> %v99, %v90
  %v101 = fmul <4 x float> %v96, %v49
  %v102 = fadd <4 x float> %v101, %v92
  %v103 = fmul <4 x float> %v96, %v47
  %v104 = fadd <4 x float> %v103, %v94
  %v105 = getelementptr inbounds float, ptr %v69, i64 180
  %v106 = load <4 x float>, ptr %v105, align 4
  %v107 = fmul <4 x float> %v106, %v55
  %v108 = fadd <4 x float> %v107, %v100
  %v109 = fmul <4 x float> %v106, %v49
  %v110 = fadd <4 x float> %v109, %v104
  %v111 = getelementptr inbounds float, ptr %v69, i64 280
  %v112 = load <4 x float>, ptr %v111, align 4
  %v113 = fmul <4 x float> %v112, %v59
  %v114 = fadd <4 x float> %v113, %v98
  %v115 = fmul <4 x float> %v112, %v57
  %v116 = fadd <4 x float> %v115, %v108
  %v117 = fmul <4 x float> %v112, %v53
  %v118 = fadd <4 x float> %v117, %v102
  %v119 = fmul <4 x float> %v112, %v51
  %v120 = fadd <4 x float> %v119, %v110
  %v121 = getelementptr inbounds float, ptr %v69, i64 300
  %v122 = load <4 x float>, ptr %v121, align 4
  %v123 = fmul <4 x float> %v122, %v61
  %v124 = fadd <4 x float> %v123, %v114
  %v125 = fmul <4 x float> %v122, %v59
  %v126 = fadd <4 x float> %v125, %v116
  %v127 = fmul <4 x float> %v122, %v55
  %v128 = fadd <4 x float> %v127, %v118
  %v129 = fmul <4 x float> %v122, %v53
  %v130 = fadd <4 x float> %v129, %v120
  %v131 = getelementptr inbounds float, ptr %v69, i64 320
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = fmul <4 x float> %v132, %v61
  %v134 = fadd <4 x float> %v133, %v126
  %v135 = fmul <4 x float> %v132, %v55
  %v136 = fadd <4 x float> %v135, %v130
  %v137 = getelementptr inbounds float, ptr %v69, i64 420
  %v138 = load <4 x float>, ptr %v137, align 4
  %v139 = fmul <4 x float> %v138, %v59
  %v140 = fadd <4 x float> %v139, %v128
  %v141 = fmul <4 x float> %v138, %v57
  %v142 = fadd <4 x float> %v141, %v136
  %v143 = getelementptr inbounds float, ptr %v69, i64 440
  %v144 = load <4 x float>, ptr %v143, align 4
  %v145 = fmul <4 x float> %v144, %v61
  %v146 = fadd <4 x float> %v145, %v140
  %v147 = fmul <4 x float> %v144, %v59
  %v148 = fadd <4 x float> %v147, %v142
  %v149 = getelementptr inbounds float, ptr %v69, i64 460
  %v150 = load <4 x float>, ptr %v149, align 4
  %v151 = fmul <4 x float> %v150, %v61
  %v152 = fadd <4 x float> %v151, %v148
  %v153 = mul i64 %v27, 6
  %v154 = add i64 %v153, %v26
  %v155 = mul i64 %v154, 7
  %v156 = mul i64 %v155, 20
  %v157 = add i64 %v156, %v42
  %v158 = getelementptr inbounds float, ptr %v7, i64 %v157
  %v159 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v124
  %v160 = select <4 x i1> %v159, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v124
  %v161 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v160
  %v162 = select <4 x i1> %v161, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v160
  store <4 x float> %v162, ptr %v158, align 4
  %v163 = add i64 %v155, 1
  %v164 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v134
  %v165 = select <4 x i1> %v164, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v134
  %v166 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v165
  %v167 = select <4 x i1> %v166, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v165
  %v168 = getelementptr inbounds float, ptr %v158, i64 20
  store <4 x float> %v167, ptr %v168, align 4
  %v169 = add i64 %v155, 7
  %v170 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v146
  %v171 = select <4 x i1> %v170, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v146
  %v172 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v171
  %v173 = select <4 x i1> %v172, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v171
  %v174 = getelementptr inbounds float, ptr %v158, i64 140
  store <4 x float> %v173, ptr %v174, align 4
  %v175 = add i64 %v155, 8
  %v176 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v152
  %v177 = select <4 x i1> %v176, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v152
  %v178 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v177
  %v179 = select <4 x i1> %v178, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v177
  %v180 = getelementptr inbounds float, ptr %v158, i64 160
  store <4 x float> %v179, ptr %v180, align 4
  %v181 = add nsw i64 %v40, 1
  br label %head37
end39:
  br label %head182
head182:
  %v185 = phi i64 [ 2, %end39 ], [ %v357, %end192 ]
  %v186 = icmp slt i64 %v185, 6
  br i1 %v186, label %body183, label %end184
body183:
  %v187 = sub i64 %v185, 1
  %v188 = icmp slt i64 %v24, 5
  %v189 = select i1 %v188, i64 %v24, i64 5
  br label %head190
head190:
  %v193 = phi i64 [ %v21, %body183 ], [ %v356, %body191 ]
  %v194 = icmp slt i64 %v193, %v189
  br i1 %v194, label %body191, label %end192
body191:
  %v195 = mul i64 %v193, 4
  %v196 = add i64 0, %v195
  %v197 = getelementptr inbounds float, ptr %v3, i64 %v196
  %v198 = load <4 x float>, ptr %v197, align 4
  %v199 = getelementptr inbounds float, ptr %v197, i64 20
  %v200 = load <4 x float>, ptr %v199, align 4
  %v201 = getelementptr inbounds float, ptr %v197, i64 40
  %v202 = load <4 x float>, ptr %v201, align 4
  %v203 = getelementptr inbounds float, ptr %v197, i64 60
  %v204 = load <4 x float>, ptr %v203, align 4
  %v205 = getelementptr inbounds float, ptr %v197, i64 80
  %v206 = load <4 x float>, ptr %v205, align 4
  %v207 = getelementptr inbounds float, ptr %v197, i64 100
  %v208 = load <4 x float>, ptr %v207, align 4
  %v209 = getelementptr inbounds float, ptr %v197, i64 120
  %v210 = load <4 x float>, ptr %v209, align 4
  %v211 = getelementptr inbounds float, ptr %v197, i64 140
  %v212 = load <4 x float>, ptr %v211, align 4
  %v213 = getelementptr inbounds float, ptr %v197, i64 160
  %v214 = load <4 x float>, ptr %v213, align 4
  %v215 = getelementptr inbounds float, ptr %v5, i64 %v195
  %v216 = load <4 x float>, ptr %v215, align 4
  %v217 = mul i64 %v27, 6
  %v218 = add i64 %v217, %v34
  %v219 = mul i64 %v218, 7
  %v220 = add i64 %v219, %v187
  %v221 = mul i64 %v220, 20
  %v222 = add i64 %v221, %v195
  %v223 = getelementptr inbounds float, ptr %v1, i64 %v222
  %v224 = load <4 x float>, ptr %v223, align 4
  %v225 = fmul <4 x float> %v224, %v198
  %v226 = fadd <4 x float> %v225, %v216
  %v227 = getelementptr inbounds float, ptr %v223, i64 20
  %v228 = load <4 x float>, ptr %v227, align 4
  %v229 = fmul <4 x float> %v228, %v200
  %v230 = fadd <4 x float> %v229, %v226
  %v231 = fmul <4 x float> %v228, %v198
  %v232 = fadd <4 x float> %v231, %v216
  %v233 = getelementptr inbounds float, ptr %v223, i64 40
  %v234 = load <4 x float>, ptr %v233, align 4
  %v235 = fmul <4 x float> %v234, %v202
  %v236 = fadd <4 x float> %v235, %v230
  %v237 = fmul <4 x float> %v234, %v200
  %v238 = fadd <4 x float> %v237, %v232
  %v239 = getelementptr inbounds float, ptr %v223, i64 60
  %v240 = load <4 x float>, ptr %v239, align 4
  %v241 = fmul <4 x float> %v240, %v202
  %v242 = fadd <4 x float> %v241, %v238
  %v243 = getelementptr inbounds float, ptr %v223, i64 140
  %v244 = load <4 x float>, ptr %v243, align 4
  %v245 = fmul <4 x float> %v244, %v204
  %v246 = fadd <4 x float> %v245, %v236
  %v247 = fmul <4 x float> %v244, %v198
  %v248 = fadd <4 x float> %v247, %v216
  %v249 = getelementptr inbounds float, ptr %v223, i64 160
  %v250 = load <4 x float>, ptr %v249, align 4
  %v251 = fmul <4 x float> %v250, %v206
  %v252 = fadd <4 x float> %v251, %v246
  %v253 = fmul <4 x float> %v250, %v204
  %v254 = fadd <4 x float> %v253, %v242
  %v255 = fmul <4 x float> %v250, %v200
  %v256 = fadd <4 x float> %v255, %v248
  %v257 = fmul <4 x float> %v250, %v198
  %v258 = fadd <4 x float> %v257, %v216
  %v259 = getelementptr inbounds float, ptr %v223, i64 180
  %v260 = load <4 x float>, ptr %v259, align 4
  %v261 = fmul <4 x float> %v260, %v208
  %v262 = fadd <4 x float> %v261, %v252
  %v263 = fmul <4 x float> %v260, %v206
  %v264 = fadd <4 x float> %v263, %v254
  %v265 = fmul <4 x float> %v260, %v202
  %v266 = fadd <4 x float> %v265, %v256
  %v267 = fmul <4 x float> %v260, %v200
  %v268 = fadd <4 x float> %v267, %v258
  %v269 = getelementptr inbounds float, ptr %v223, i64 200
  %v270 = load <4 x float>, ptr %v269, align 4
  %v271 = fmul <4 x float> %v270, %v208
  %v272 = fadd <4 x float> %v271, %v264
  %v273 = fmul <4 x float> %v270, %v202
  %v274 = fadd <4 x float> %v273, %v268
  %v275 = getelementptr inbounds float, ptr %v223, i64 280
  %v276 = load <4 x float>, ptr %v275, align 4
  %v277 = fmul <4 x float> %v276, %v210
  %v278 = fadd <4 x float> %v277, %v262
  %v279 = fmul <4 x float> %v276, %v204
  %v280 = fadd <4 x float> %v279, %v266
  %v281 = getelementptr inbounds float, ptr %v223, i64 300
  %v282 = load <4 x float>, ptr %v281, align 4
  %v283 = fmul <4 x float> %v282, %v212
  %v284 = fadd <4 x float> %v283, %v278
  %v285 = fmul <4 x float> %v282, %v210
  %v286 = fadd <4 x float> %v285, %v272
  %v287 = fmul <4 x float> %v282, %v206
  %v288 = fadd <4 x float> %v287, %v280
  %v289 = fmul <4 x float> %v282, %v204
  %v290 = fadd <4 x float> %v289, %v274
  %v291 = getelementptr inbounds float, ptr %v223, i64 320
  %v292 = load <4 x float>, ptr %v291, align 4
  %v293 = fmul <4 x float> %v292, %v214
  %v294 = fadd <4 x float> %v293, %v284
  %v295 = fmul <4 x float> %v292, %v212
  %v296 = fadd <4 x float> %v295, %v286
  %v297 = fmul <4 x float> %v292, %v208
  %v298 = fadd <4 x float> %v297, %v288
  %v299 = fmul <4 x float> %v292, %v206
  %v300 = fadd <4 x float> %v299, %v290
  %v301 = getelementptr inbounds float, ptr %v223, i64 340
  %v302 = load <4 x float>, ptr %v301, align 4
  %v303 = fmul <4 x float> %v302, %v214
  %v304 = fadd <4 x float> %v303, %v296
  %v305 = fmul <4 x float> %v302, %v208
  %v306 = fadd <4 x float> %v305, %v300
  %v307 = getelementptr inbounds float, ptr %v223, i64 420
  %v308 = load <4 x float>, ptr %v307, align 4
  %v309 = fmul <4 x float> %v308, %v210
  %v310 = fadd <4 x float> %v309, %v298
  %v311 = getelementptr inbounds float, ptr %v223, i64 440
  %v312 = load <4 x float>, ptr %v311, align 4
  %v313 = fmul <4 x float> %v312, %v212
  %v314 = fadd <4 x float> %v313, %v310
  %v315 = fmul <4 x float> %v312, %v210
  %v316 = fadd <4 x float> %v315, %v306
  %v317 = getelementptr inbounds float, ptr %v223, i64 460
  %v318 = load <4 x float>, ptr %v317, align 4
  %v319 = fmul <4 x float> %v318, %v214
  %v320 = fadd <4 x float> %v319, %v314
  %v321 = fmul <4 x float> %v318, %v212
  %v322 = fadd <4 x float> %v321, %v316
  %v323 = getelementptr inbounds float, ptr %v223, i64 480
  %v324 = load <4 x float>, ptr %v323, align 4
  %v325 = fmul <4 x float> %v324, %v214
  %v326 = fadd <4 x float> %v325, %v322
  %v327 = mul i64 %v27, 6
  %v328 = add i64 %v327, %v26
  %v329 = mul i64 %v328, 7
  %v330 = add i64 %v329, %v185
  %v331 = mul i64 %v330, 20
  %v332 = add i64 %v331, %v195
  %v333 = getelementptr inbounds float, ptr %v7, i64 %v332
  %v334 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v294
  %v335 = select <4 x i1> %v334, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v294
  %v336 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v335
  %v337 = select <4 x i1> %v336, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v335
  store <4 x float> %v337, ptr %v333, align 4
  %v338 = add i64 %v330, 1
  %v339 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v304
  %v340 = select <4 x i1> %v339, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v304
  %v341 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v340
  %v342 = select <4 x i1> %v341, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v340
  %v343 = getelementptr inbounds float, ptr %v333, i64 20
  store <4 x float> %v342, ptr %v343, align 4
  %v344 = add i64 %v330, 7
  %v345 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v320
  %v346 = select <4 x i1> %v345, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v320
  %v347 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v346
  %v348 = select <4 x i1> %v347, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v346
  %v349 = getelementptr inbounds float, ptr %v333, i64 140
  store <4 x float> %v348, ptr %v349, align 4
  %v350 = add i64 %v330, 8
  %v351 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v326
  %v352 = select <4 x i1> %v351, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v326
  %v353 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v352
  %v354 = select <4 x i1> %v353, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v352
  %v355 = getelementptr inbounds float, ptr %v333, i64 160
  store <4 x float> %v354, ptr %v355, align 4
  %v356 = add nsw i64 %v193, 1
  br label %head190
end192:
  %v357 = add nsw i64 %v185, 2
  br label %head182
end184:
  %v358 = icmp slt i64 %v24, 5
  %v359 = select i1 %v358, i64 %v24, i64 5
  br label %head360
head360:
  %v363 = phi i64 [ %v21, %end184 ], [ %v450, %body361 ]
  %v364 = icmp slt i64 %v363, %v359
  br i1 %v364, label %body361, label %end362
body361:
  %v365 = mul i64 %v363, 4
  %v366 = add i64 0, %v365
  %v367 = getelementptr inbounds float, ptr %v3, i64 %v366
  %v368 = load <4 x float>, ptr %v367, align 4
  %v369 = getelementptr inbounds float, ptr %v367, i64 20
  %v370 = load <4 x float>, ptr %v369, align 4
  %v371 = getelementptr inbounds float, ptr %v367, i64 40
  %v372 = load <4 x float>, ptr %v371, align 4
  %v373 = getelementptr inbounds float, ptr %v367, i64 60
  %v374 = load <4 x float>, ptr %v373, align 4
  %v375 = getelementptr inbounds float, ptr %v367, i64 80
  %v376 = load <4 x float>, ptr %v375, align 4
  %v377 = getelementptr inbounds float, ptr %v367, i64 100
  %v378 = load <4 x float>, ptr %v377, align 4
  %v379 = getelementptr inbounds float, ptr %v367, i64 120
  %v380 = load <4 x float>, ptr %v379, align 4
  %v381 = getelementptr inbounds float, ptr %v367, i64 140
  %v382 = load <4 x float>, ptr %v381, align 4
  %v383 = getelementptr inbounds float, ptr %v367, i64 160
  %v384 = load <4 x float>, ptr %v383, align 4
  %v385 = getelementptr inbounds float, ptr %v5, i64 %v365
  %v386 = load <4 x float>, ptr %v385, align 4
  %v387 = mul i64 %v27, 6
  %v388 = add i64 %v387, %v34
  %v389 = mul i64 %v388, 7
  %v390 = mul i64 %v389, 20
  %v391 = add i64 %v390, %v365
  %v392 = getelementptr inbounds float, ptr %v1, i64 %v391
  %v393 = getelementptr inbounds float, ptr %v392, i64 100
  %v394 = load <4 x float>, ptr %v393, align 4
  %v395 = fmul <4 x float> %v394, %v368
  %v396 = fadd <4 x float> %v395, %v386
  %v397 = getelementptr inbounds float, ptr %v392, i64 120
  %v398 = load <4 x float>, ptr %v397, align 4
  %v399 = fmul <4 x float> %v398, %v370
  %v400 = fadd <4 x float> %v399, %v396
  %v401 = getelementptr inbounds float, ptr %v392, i64 240
  %v402 = load <4 x float>, ptr %v401, align 4
  %v403 = fmul <4 x float> %v402, %v374
  %v404 = fadd <4 x float> %v403, %v400
  %v405 = fmul <4 x float> %v402, %v368
  %v406 = fadd <4 x float> %v405, %v386
  %v407 = getelementptr inbounds float, ptr %v392, i64 260
  %v408 = load <4 x float>, ptr %v407, align 4
  %v409 = fmul <4 x float> %v408, %v376
  %v410 = fadd <4 x float> %v409, %v404
  %v411 = fmul <4 x float> %v408, %v370
  %v412 = fadd <4 x float> %v411, %v406
  %v413 = getelementptr inbounds float, ptr %v392, i64 380
  %v414 = load <4 x float>, ptr %v413, align 4
  %v415 = fmul <4 x float> %v414, %v380
  %v416 = fadd <4 x float> %v415, %v410
  %v417 = fmul <4 x float> %v414, %v374
  %v418 = fadd <4 x float> %v417, %v412
  %v419 = getelementptr inbounds float, ptr %v392, i64 400
  %v420 = load <4 x float>, ptr %v419, align 4
  %v421 = fmul <4 x float> %v420, %v382
  %v422 = fadd <4 x float> %v421, %v416
  %v423 = fmul <4 x float> %v420, %v376
  %v424 = fadd <4 x float> %v423, %v418
  %v425 = getelementptr inbounds float, ptr %v392, i64 520
  %v426 = load <4 x float>, ptr %v425, align 4
  %v427 = fmul <4 x float> %v426, %v380
  %v428 = fadd <4 x float> %v427, %v424
  %v429 = getelementptr inbounds float, ptr %v392, i64 540
  %v430 = load <4 x float>, ptr %v429, align 4
  %v431 = fmul <4 x float> %v430, %v382
  %v432 = fadd <4 x float> %v431, %v428
  %v433 = mul i64 %v27, 6
  %v434 = add i64 %v433, %v26
  %v435 = mul i64 %v434, 7
  %v436 = add i64 %v435, 6
  %v437 = mul i64 %v436, 20
  %v438 = add i64 %v437, %v365
  %v439 = getelementptr inbounds float, ptr %v7, i64 %v438
  %v440 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v422
  %v441 = select <4 x i1> %v440, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v422
  %v442 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v441
  %v443 = select <4 x i1> %v442, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v441
  store <4 x float> %v443, ptr %v439, align 4
  %v444 = add i64 %v436, 7
  %v445 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v432
  %v446 = select <4 x i1> %v445, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v432
  %v447 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v446
  %v448 = select <4 x i1> %v447, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v446
  %v449 = getelementptr inbounds float, ptr %v439, i64 140
  store <4 x float> %v448, ptr %v449, align 4
  %v450 = add nsw i64 %v363, 1
  br label %head360
end362:
  br label %end33
end33:
  %v451 = xor i1 %v31, true
  br i1 %v451, label %then452, label %end453
then452:
  %v454 = icmp slt i64 %v28, 6
  %v455 = select i1 %v454, i64 %v28, i64 6
  br label %head456
head456:
  %v459 = phi i64 [ %v26, %then452 ], [ %v668, %end619 ]
  %v460 = icmp slt i64 %v459, %v455
  br i1 %v460, label %body457, label %end458
body457:
  %v461 = sub i64 %v459, 1
  %v462 = sub i64 0, %v461
  %v463 = icmp sgt i64 %v462, 0
  %v464 = select i1 %v463, i64 %v462, i64 0
  %v465 = sub i64 6, %v461
  %v466 = icmp sgt i64 %v465, 0
  %v467 = select i1 %v466, i64 %v465, i64 0
  %v468 = icmp slt i64 %v467, 3
  %v469 = select i1 %v468, i64 %v467, i64 3
  %v470 = icmp slt i64 %v24, 5
  %v471 = select i1 %v470, i64 %v24, i64 5
  br label %head472
head472:
  %v475 = phi i64 [ %v21, %body457 ], [ %v535, %end482 ]
  %v476 = icmp slt i64 %v475, %v471
  br i1 %v476, label %body473, label %end474
body473:
  %v477 = mul i64 %v475, 4
  %v478 = getelementptr inbounds float, ptr %v5, i64 %v477
  %v479 = load <4 x float>, ptr %v478, align 4
  br label %head480
head480:
  %v483 = phi i64 [ %v464, %body473 ], [ %v518, %body481 ]
  %v484 = phi <4 x float> [ %v479, %body473 ], [ %v511, %body481 ]
  %v485 = phi <4 x float> [ %v479, %body473 ], [ %v517, %body481 ]
  %v486 = icmp slt i64 %v483, %v469
  br i1 %v486, label %body481, label %end482
body481:
  %v487 = add i64 %v461, %v483
  %v488 = mul i64 %v27, 6
  %v489 = add i64 %v488, %v487
  %v490 = mul i64 %v489, 7
  %v491 = mul i64 %v490, 20
  %v492 = add i64 %v491, %v477
  %v493 = getelementptr inbounds float, ptr %v1, i64 %v492
  %v494 = mul i64 %v483, 3
  %v495 = mul i64 %v494, 20
  %v496 = add i64 %v495, %v477
  %v497 = getelementptr inbounds float, ptr %v3, i64 %v496
  %v498 = load <4 x float>, ptr %v497, align 4
  %v499 = getelementptr inbounds float, ptr %v497, i64 20
  %v500 = load <4 x float>, ptr %v499, align 4
  %v501 = getelementptr inbounds float, ptr %v497, i64 40
  %v502 = load <4 x float>, ptr %v501, align 4
  %v503 = load <4 x float>, ptr %v493, align 4
  %v504 = fmul <4 x float> %v503, %v500
  %v505 = fadd <4 x float> %v504, %v484
  %v506 = fmul <4 x float> %v503, %v498
  %v507 = fadd <4 x float> %v506, %v485
  %v508 = getelementptr inbounds float, ptr %v493, i64 20
  %v509 = load <4 x float>, ptr %v508, align 4
  %v510 = fmul <4 x float> %v509, %v502
  %v511 = fadd <4 x float> %v510, %v505
  %v512 = fmul <4 x float> %v509, %v500
  %v513 = fadd <4 x float> %v512, %v507
  %v514 = getelementptr inbounds float, ptr %v493, i64 40
  %v515 = load <4 x float>, ptr %v514, align 4
  %v516 = fmul <4 x float> %v515, %v502
  %v517 = fadd <4 x float> %v516, %v513
  %v518 = add nsw i64 %v483, 1
  br label %head480
end482:
  %v519 = mul i64 %v27, 6
  %v520 = add i64 %v519, %v459
  %v521 = mul i64 %v520, 7
  %v522 = mul i64 %v521, 20
  %v523 = add i64 %v522, %v477
  %v524 = getelementptr inbounds float, ptr %v7, i64 %v523
  %v525 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v484
  %v526 = select <4 x i1> %v525, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v484
  %v527 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v526
  %v528 = select <4 x i1> %v527, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v526
  store <4 x float> %v528, ptr %v524, align 4
  %v529 = add i64 %v521, 1
  %v530 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v485
  %v531 = select <4 x i1> %v530, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v485
  %v532 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v531
  %v533 = select <4 x i1> %v532, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v531
  %v534 = getelementptr inbounds float, ptr %v524, i64 20
  store <4 x float> %v533, ptr %v534, align 4
  %v535 = add nsw i64 %v475, 1
  br label %head472
end474:
  br label %head536
head536:
  %v539 = phi i64 [ 2, %end474 ], [ %v614, %end546 ]
  %v540 = icmp slt i64 %v539, 6
  br i1 %v540, label %body537, label %end538
body537:
  %v541 = sub i64 %v539, 1
  %v542 = icmp slt i64 %v24, 5
  %v543 = select i1 %v542, i64 %v24, i64 5
  br label %head544
head544:
  %v547 = phi i64 [ %v21, %body537 ], [ %v613, %end554 ]
  %v548 = icmp slt i64 %v547, %v543
  br i1 %v548, label %body545, label %end546
body545:
  %v549 = mul i64 %v547, 4
  %v550 = getelementptr inbounds float, ptr %v5, i64 %v549
  %v551 = load <4 x float>, ptr %v550, align 4
  br label %head552
head552:
  %v555 = phi i64 [ %v464, %body545 ], [ %v595, %body553 ]
  %v556 = phi <4 x float> [ %v551, %body545 ], [ %v588, %body553 ]
  %v557 = phi <4 x float> [ %v551, %body545 ], [ %v594, %body553 ]
  %v558 = icmp slt i64 %v555, %v469
  br i1 %v558, label %body553, label %end554
body553:
  %v559 = add i64 %v461, %v555
  %v560 = mul i64 %v27, 6
  %v561 = add i64 %v560, %v559
  %v562 = mul i64 %v561, 7
  %v563 = add i64 %v562, %v541
  %v564 = mul i64 %v563, 20
  %v565 = add i64 %v564, %v549
  %v566 = getelementptr inbounds float, ptr %v1, i64 %v565
  %v567 = mul i64 %v555, 3
  %v568 = mul i64 %v567, 20
  %v569 = add i64 %v568, %v549
  %v570 = getelementptr inbounds float, ptr %v3, i64 %v569
  %v571 = load <4 x float>, ptr %v570, align 4
  %v572 = getelementptr inbounds float, ptr %v570, i64 20
  %v573 = load <4 x float>, ptr %v572, align 4
  %v574 = getelementptr inbounds float, ptr %v570, i64 40
  %v575 = load <4 x float>, ptr %v574, align 4
  %v576 = load <4 x float>, ptr %v566, align 4
  %v577 = fmul <4 x float> %v576, %v571
  %v578 = fadd <4 x float> %v577, %v556
  %v579 = getelementptr inbounds float, ptr %v566, i64 20
  %v580 = load <4 x float>, ptr %v579, align 4
  %v581 = fmul <4 x float> %v580, %v573
  %v582 = fadd <4 x float> %v581, %v578
  %v583 = fmul <4 x float> %v580, %v571
  %v584 = fadd <4 x float> %v583, %v557
  %v585 = getelementptr inbounds float, ptr %v566, i64 40
  %v586 = load <4 x float>, ptr %v585, align 4
  %v587 = fmul <4 x float> %v586, %v575
  %v588 = fadd <4 x float> %v587, %v582
  %v589 = fmul <4 x float> %v586, %v573
  %v590 = fadd <4 x float> %v589, %v584
  %v591 = getelementptr inbounds float, ptr %v566, i64 60
  %v592 = load <4 x float>, ptr %v591, align 4
  %v593 = fmul <4 x float> %v592, %v575
  %v594 = fadd <4 x float> %v593, %v590
  %v595 = add nsw i64 %v555, 1
  br label %head552
end554:
  %v596 = mul i64 %v27, 6
  %v597 = add i64 %v596, %v459
  %v598 = mul i64 %v597, 7
  %v599 = add i64 %v598, %v539
  %v600 = mul i64 %v599, 20
  %v601 = add i64 %v600, %v549
  %v602 = getelementptr inbounds float, ptr %v7, i64 %v601
  %v603 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v556
  %v604 = select <4 x i1> %v603, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v556
  %v605 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v604
  %v606 = select <4 x i1> %v605, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v604
  store <4 x float> %v606, ptr %v602, align 4
  %v607 = add i64 %v599, 1
  %v608 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v557
  %v609 = select <4 x i1> %v608, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v557
  %v610 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v609
  %v611 = select <4 x i1> %v610, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v609
  %v612 = getelementptr inbounds float, ptr %v602, i64 20
  store <4 x float> %v611, ptr %v612, align 4
  %v613 = add nsw i64 %v547, 1
  br label %head544
end546:
  %v614 = add nsw i64 %v539, 2
  br label %head536
end538:
  %v615 = icmp slt i64 %v24, 5
  %v616 = select i1 %v615, i64 %v24, i64 5
  br label %head617
head617:
  %v620 = phi i64 [ %v21, %end538 ], [ %v667, %end627 ]
  %v621 = icmp slt i64 %v620, %v616
  br i1 %v621, label %body618, label %end619
body618:
  %v622 = mul i64 %v620, 4
  %v623 = getelementptr inbounds float, ptr %v5, i64 %v622
  %v624 = load <4 x float>, ptr %v623, align 4
  br label %head625
head625:
  %v628 = phi i64 [ %v464, %body618 ], [ %v655, %body626 ]
  %v629 = phi <4 x float> [ %v624, %body618 ], [ %v654, %body626 ]
  %v630 = icmp slt i64 %v628, %v469
  br i1 %v630, label %body626, label %end627
body626:
  %v631 = add i64 %v461, %v628
  %v632 = mul i64 %v27, 6
  %v633 = add i64 %v632, %v631
  %v634 = mul i64 %v633, 7
  %v635 = mul i64 %v634, 20
  %v636 = add i64 %v635, %v622
  %v637 = getelementptr inbounds float, ptr %v1, i64 %v636
  %v638 = mul i64 %v628, 3
  %v639 = mul i64 %v638, 20
  %v640 = add i64 %v639, %v622
  %v641 = getelementptr inbounds float, ptr %v3, i64 %v640
  %v642 = load <4 x float>, ptr %v641, align 4
  %v643 = getelementptr inbounds float, ptr %v641, i64 20
  %v644 = load <4 x float>, ptr %v643, align 4
  %v645 = getelementptr inbounds float, ptr %v641, i64 40
  %v646 = load <4 x float>, ptr %v645, align 4
  %v647 = getelementptr inbounds float, ptr %v637, i64 100
  %v648 = load <4 x float>, ptr %v647, align 4
  %v649 = fmul <4 x float> %v648, %v642
  %v650 = fadd <4 x float> %v649, %v629
  %v651 = getelementptr inbounds float, ptr %v637, i64 120
  %v652 = load <4 x float>, ptr %v651, align 4
  %v653 = fmul <4 x float> %v652, %v644
  %v654 = fadd <4 x float> %v653, %v650
  %v655 = add nsw i64 %v628, 1
  br label %head625
end627:
  %v656 = mul i64 %v27, 6
  %v657 = add i64 %v656, %v459
  %v658 = mul i64 %v657, 7
  %v659 = add i64 %v658, 6
  %v660 = mul i64 %v659, 20
  %v661 = add i64 %v660, %v622
  %v662 = getelementptr inbounds float, ptr %v7, i64 %v661
  %v663 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v629
  %v664 = select <4 x i1> %v663, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v629
  %v665 = fcmp olt <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, %v664
  %v666 = select <4 x i1> %v665, <4 x float> <float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000, float 0x4018000000000000>, <4 x float> %v664
  store <4 x float> %v666, ptr %v662, align 4
  %v667 = add nsw i64 %v620, 1
  br label %head617
end619:
  %v668 = add nsw i64 %v459, 1
  br label %head456
end458:
  br label %end453
end453:
  %v669 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
