; task {"attributes":{"dilations":[1,1],"pads":[1,1,1,1],"strides":[1,1]},"inputs":["f32[1,5,5,33]","f32[33,3,3,1]","f32[33]"],"op":"depthwise","output":"f32[1,5,5,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"channel-row-column","taps":"unrolled","tile_columns":1,"tile_rows":1,"vectors":2}
; tier x86_64-v3
; phase k: 15 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 40) 3aeeed28c635514e
; packed input 2: float32 (40,) e391f38b8e5db67a
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v869, %end541 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = urem i64 %v16, 5
  %v19 = udiv i64 %v16, 5
  %v20 = mul i64 %v19, 3
  %v21 = udiv i64 %v20, 3
  %v22 = add i64 %v19, 1
  %v23 = mul i64 %v22, 3
  %v24 = udiv i64 %v23, 3
  %v25 = urem i64 %v18, 5
  %v26 = udiv i64 %v18, 5
  %v27 = add i64 %v25, 1
  %v28 = icmp sge i64 %v25, 1
  %v29 = icmp sle i64 %v27, 4
  %v30 = and i1 %v28, %v29
  br i1 %v30, label %then31, label %end32
then31:
  %v33 = sub i64 %v25, 1
  %v34 = icmp slt i64 %v24, 2
  %v35 = select i1 %v34, i64 %v24, i64 2
  br label %head36
head36:
  %v39 = phi i64 [ %v21, %then31 ], [ %v353, %end138 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 16
  %v42 = getelementptr inbounds float, ptr %v5, i64 %v41
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v42, i64 8
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = mul i64 %v26, 5
  %v47 = add i64 %v46, %v33
  %v48 = mul i64 %v47, 5
  %v49 = mul i64 %v48, 33
  %v50 = add i64 %v49, %v41
  %v51 = getelementptr inbounds float, ptr %v1, i64 %v50
  %v52 = add i64 0, %v41
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v52
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v53, i64 8
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v53, i64 40
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v53, i64 48
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %v53, i64 80
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %v53, i64 88
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = load <8 x float>, ptr %v51, align 4
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v58, <8 x float> %v43)
  %v67 = getelementptr inbounds float, ptr %v51, i64 8
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v60, <8 x float> %v45)
  %v70 = getelementptr inbounds float, ptr %v51, i64 33
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v71, <8 x float> %v62, <8 x float> %v66)
  %v73 = getelementptr inbounds float, ptr %v51, i64 41
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v64, <8 x float> %v69)
  %v76 = add i64 0, %v41
  %v77 = getelementptr inbounds float, ptr %v3, i64 %v76
  %v78 = getelementptr inbounds float, ptr %v77, i64 120
  %v79 = load <8 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %v77, i64 128
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %v77, i64 160
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = getelementptr inbounds float, ptr %v77, i64 168
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = getelementptr inbounds float, ptr %v77, i64 200
  %v87 = load <8 x float>, ptr %v86, align 4
  %v88 = getelementptr inbounds float, ptr %v77, i64 208
  %v89 = load <8 x float>, ptr %v88, align 4
  %v90 = getelementptr inbounds float, ptr %v51, i64 165
  %v91 = load <8 x float>, ptr %v90, align 4
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v83, <8 x float> %v72)
  %v93 = getelementptr inbounds float, ptr %v51, i64 173
  %v94 = load <8 x float>, ptr %v93, align 4
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v94, <8 x float> %v85, <8 x float> %v75)
  %v96 = getelementptr inbounds float, ptr %v51, i64 198
  %v97 = load <8 x float>, ptr %v96, align 4
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v87, <8 x float> %v92)
  %v99 = getelementptr inbounds float, ptr %v51, i64 206
  %v100 = load <8 x float>, ptr %v99, align 4
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v89, <8 x float> %v95)
  %v102 = add i64 0, %v41
  %v103 = getelementptr inbounds float, ptr %v3, i64 %v102
  %v104 = getelementptr inbounds float, ptr %v103, i64 240
  %v105 = load <8 x float>, ptr %v104, align 4
  %v106 = getelementptr inbounds float, ptr %v103, i64 248
  %v107 = load <8 x float>, ptr %v106, align 4
  %v108 = getelementptr inbounds float, ptr %v103, i64 280
  %v109 = load <8 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %v103, i64 288
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = getelementptr inbounds float, ptr %v103, i64 320
  %v113 = load <8 x float>, ptr %v112, align 4
  %v114 = getelementptr inbounds float, ptr %v103, i64 328
  %v115 = load <8 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %v51, i64 330
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v109, <8 x float> %v98)
  %v119 = getelementptr inbounds float, ptr %v51, i64 338
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v111, <8 x float> %v101)
  %v122 = getelementptr inbounds float, ptr %v51, i64 363
  %v123 = load <8 x float>, ptr %v122, align 4
  %v124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v123, <8 x float> %v113, <8 x float> %v118)
  %v125 = getelementptr inbounds float, ptr %v51, i64 371
  %v126 = load <8 x float>, ptr %v125, align 4
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v115, <8 x float> %v121)
  %v128 = mul i64 %v26, 5
  %v129 = add i64 %v128, %v25
  %v130 = mul i64 %v129, 5
  %v131 = mul i64 %v130, 33
  %v132 = add i64 %v131, %v41
  %v133 = getelementptr inbounds float, ptr %v7, i64 %v132
  %v134 = add i64 %v41, 8
  store <8 x float> %v124, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %v133, i64 8
  store <8 x float> %v127, ptr %v135, align 4
  br label %head136
head136:
  %v139 = phi i64 [ 1, %body37 ], [ %v256, %body137 ]
  %v140 = icmp slt i64 %v139, 4
  br i1 %v140, label %body137, label %end138
body137:
  %v141 = sub i64 %v139, 1
  %v142 = getelementptr inbounds float, ptr %v5, i64 %v41
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = getelementptr inbounds float, ptr %v142, i64 8
  %v145 = load <8 x float>, ptr %v144, align 4
  %v146 = mul i64 %v26, 5
  %v147 = add i64 %v146, %v33
  %v148 = mul i64 %v147, 5
  %v149 = add i64 %v148, %v141
  %v150 = mul i64 %v149, 33
  %v151 = add i64 %v150, %v41
  %v152 = getelementptr inbounds float, ptr %v1, i64 %v151
  %v153 = add i64 0, %v41
  %v154 = getelementptr inbounds float, ptr %v3, i64 %v153
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = getelementptr inbounds float, ptr %v154, i64 8
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = getelementptr inbounds float, ptr %v154, i64 40
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = getelementptr inbounds float, ptr %v154, i64 48
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = getelementptr inbounds float, ptr %v154, i64 80
  %v163 = load <8 x float>, ptr %v162, align 4
  %v164 = getelementptr inbounds float, ptr %v154, i64 88
  %v165 = load <8 x float>, ptr %v164, align 4
  %v166 = load <8 x float>, ptr %v152, align 4
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v166, <8 x float> %v155, <8 x float> %v143)
  %v168 = getelementptr inbounds float, ptr %v152, i64 8
  %v169 = load <8 x float>, ptr %v168, align 4
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v169, <8 x float> %v157, <8 x float> %v145)
  %v171 = getelementptr inbounds float, ptr %v152, i64 33
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v172, <8 x float> %v159, <8 x float> %v167)
  %v174 = getelementptr inbounds float, ptr %v152, i64 41
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v161, <8 x float> %v170)
  %v177 = getelementptr inbounds float, ptr %v152, i64 66
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v163, <8 x float> %v173)
  %v180 = getelementptr inbounds float, ptr %v152, i64 74
  %v181 = load <8 x float>, ptr %v180, align 4
  %v182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v165, <8 x float> %v176)
  %v183 = add i64 0, %v41
  %v184 = getelementptr inbounds float, ptr %v3, i64 %v183
  %v185 = getelementptr inbounds float, ptr %v184, i64 120
  %v186 = load <8 x float>, ptr %v185, align 4
  %v187 = getelementptr inbounds float, ptr %v184, i64 128
  %v188 = load <8 x float>, ptr %v187, align 4
  %v189 = getelementptr inbounds float, ptr %v184, i64 160
  %v190 = load <8 x float>, ptr %v189, align 4
  %v191 = getelementptr inbounds float, ptr %v184, i64 168
  %v192 = load <8 x float>, ptr %v191, align 4
  %v193 = getelementptr inbounds float, ptr %v184, i64 200
  %v194 = load <8 x float>, ptr %v193, align 4
  %v195 = getelementptr inbounds float, ptr %v184, i64 208
  %v196 = load <8 x float>, ptr %v195, align 4
  %v197 = getelementptr inbounds float, ptr %v152, i64 165
  %v198 = load <8 x float>, ptr %v197, align 4
  %v199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v198, <8 x float> %v186, <8 x float> %v179)
  %v200 = getelementptr inbounds float, ptr %v152, i64 173
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v201, <8 x float> %v188, <8 x float> %v182)
  %v203 = getelementptr inbounds float, ptr %v152, i64 198
  %v204 = load <8 x float>, ptr %v203, align 4
  %v205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v204, <8 x float> %v190, <8 x float> %v199)
  %v206 = getelementptr inbounds float, ptr %v152, i64 206
  %v207 = load <8 x float>, ptr %v206, align 4
  %v208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v207, <8 x float> %v192, <8 x float> %v202)
  %v209 = getelementptr inbounds float, ptr %v152, i64 231
  %v210 = load <8 x float>, ptr %v209, align 4
  %v211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v210, <8 x float> %v194, <8 x float> %v205)
  %v212 = getelementptr inbounds float, ptr %v152, i64 239
  %v213 = load <8 x float>, ptr %v212, align 4
  %v214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v213, <8 x float> %v196, <8 x float> %v208)
  %v215 = add i64 0, %v41
  %v216 = getelementptr inbounds float, ptr %v3, i64 %v215
  %v217 = getelementptr inbounds float, ptr %v216, i64 240
  %v218 = load <8 x float>, ptr %v217, align 4
  %v219 = getelementptr inbounds float, ptr %v216, i64 248
  %v220 = load <8 x float>, ptr %v219, align 4
  %v221 = getelementptr inbounds float, ptr %v216, i64 280
  %v222 = load <8 x float>, ptr %v221, align 4
  %v223 = getelementptr inbounds float, ptr %v216, i64 288
  %v224 = load <8 x float>, ptr %v223, align 4
  %v225 = getelementptr inbounds float, ptr %v216, i64 320
  %v226 = load <8 x float>, ptr %v225, align 4
  %v227 = getelementptr inbounds float, ptr %v216, i64 328
  %v228 = load <8 x float>, ptr %v227, align 4
  %v229 = getelementptr inbounds float, ptr %v152, i64 330
  %v230 = load <8 x float>, ptr %v229, align 4
  %v231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v230, <8 x float> %v218, <8 x float> %v211)
  %v232 = getelementptr inbounds float, ptr %v152, i64 338
  %v233 = load <8 x float>, ptr %v232, align 4
  %v234 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v233, <8 x float> %v220, <8 x float> %v214)
  %v235 = getelementptr inbounds float, ptr %v152, i64 363
  %v236 = load <8 x float>, ptr %v235, align 4
  %v237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v236, <8 x float> %v222, <8 x float> %v231)
  %v238 = getelementptr inbounds float, ptr %v152, i64 371
  %v239 = load <8 x float>, ptr %v238, align 4
  %v240 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v239, <8 x float> %v224, <8 x float> %v234)
  %v241 = getelementptr inbounds float, ptr %v152, i64 396
  %v242 = load <8 x float>, ptr %v241, align 4
  %v243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v242, <8 x float> %v226, <8 x float> %v237)
  %v244 = getelementptr inbounds float, ptr %v152, i64 404
  %v245 = load <8 x float>, ptr %v244, align 4
  %v246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v245, <8 x float> %v228, <8 x float> %v240)
  %v247 = mul i64 %v26, 5
  %v248 = add i64 %v247, %v25
  %v249 = mul i64 %v248, 5
  %v250 = add i64 %v249, %v139
  %v251 = mul i64 %v250, 33
  %v252 = add i64 %v251, %v41
  %v253 = getelementptr inbounds float, ptr %v7, i64 %v252
  %v254 = add i64 %v41, 8
  store <8 x float> %v243, ptr %v253, align 4
  %v255 = getelementptr inbounds float, ptr %v253, i64 8
  store <8 x float> %v246, ptr %v255, align 4
  %v256 = add nsw i64 %v139, 1
  br label %head136
end138:
  %v257 = getelementptr inbounds float, ptr %v5, i64 %v41
  %v258 = load <8 x float>, ptr %v257, align 4
  %v259 = getelementptr inbounds float, ptr %v257, i64 8
  %v260 = load <8 x float>, ptr %v259, align 4
  %v261 = mul i64 %v26, 5
  %v262 = add i64 %v261, %v33
  %v263 = mul i64 %v262, 5
  %v264 = mul i64 %v263, 33
  %v265 = add i64 %v264, %v41
  %v266 = getelementptr inbounds float, ptr %v1, i64 %v265
  %v267 = add i64 0, %v41
  %v268 = getelementptr inbounds float, ptr %v3, i64 %v267
  %v269 = load <8 x float>, ptr %v268, align 4
  %v270 = getelementptr inbounds float, ptr %v268, i64 8
  %v271 = load <8 x float>, ptr %v270, align 4
  %v272 = getelementptr inbounds float, ptr %v268, i64 40
  %v273 = load <8 x float>, ptr %v272, align 4
  %v274 = getelementptr inbounds float, ptr %v268, i64 48
  %v275 = load <8 x float>, ptr %v274, align 4
  %v276 = getelementptr inbounds float, ptr %v268, i64 80
  %v277 = load <8 x float>, ptr %v276, align 4
  %v278 = getelementptr inbounds float, ptr %v268, i64 88
  %v279 = load <8 x float>, ptr %v278, align 4
  %v280 = getelementptr inbounds float, ptr %v266, i64 99
  %v281 = load <8 x float>, ptr %v280, align 4
  %v282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v281, <8 x float> %v269, <8 x float> %v258)
  %v283 = getelementptr inbounds float, ptr %v266, i64 107
  %v284 = load <8 x float>, ptr %v283, align 4
  %v285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v284, <8 x float> %v271, <8 x float> %v260)
  %v286 = getelementptr inbounds float, ptr %v266, i64 132
  %v287 = load <8 x float>, ptr %v286, align 4
  %v288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v287, <8 x float> %v273, <8 x float> %v282)
  %v289 = getelementptr inbounds float, ptr %v266, i64 140
  %v290 = load <8 x float>, ptr %v289, align 4
  %v291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v290, <8 x float> %v275, <8 x float> %v285)
  %v292 = add i64 0, %v41
  %v293 = getelementptr inbounds float, ptr %v3, i64 %v292
  %v294 = getelementptr inbounds float, ptr %v293, i64 120
  %v295 = load <8 x float>, ptr %v294, align 4
  %v296 = getelementptr inbounds float, ptr %v293, i64 128
  %v297 = load <8 x float>, ptr %v296, align 4
  %v298 = getelementptr inbounds float, ptr %v293, i64 160
  %v299 = load <8 x float>, ptr %v298, align 4
  %v300 = getelementptr inbounds float, ptr %v293, i64 168
  %v301 = load <8 x float>, ptr %v300, align 4
  %v302 = getelementptr inbounds float, ptr %v293, i64 200
  %v303 = load <8 x float>, ptr %v302, align 4
  %v304 = getelementptr inbounds float, ptr %v293, i64 208
  %v305 = load <8 x float>, ptr %v304, align 4
  %v306 = getelementptr inbounds float, ptr %v266, i64 264
  %v307 = load <8 x float>, ptr %v306, align 4
  %v308 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v307, <8 x float> %v295, <8 x float> %v288)
  %v309 = getelementptr inbounds float, ptr %v266, i64 272
  %v310 = load <8 x float>, ptr %v309, align 4
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v310, <8 x float> %v297, <8 x float> %v291)
  %v312 = getelementptr inbounds float, ptr %v266, i64 297
  %v313 = load <8 x float>, ptr %v312, align 4
  %v314 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v313, <8 x float> %v299, <8 x float> %v308)
  %v315 = getelementptr inbounds float, ptr %v266, i64 305
  %v316 = load <8 x float>, ptr %v315, align 4
  %v317 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v316, <8 x float> %v301, <8 x float> %v311)
  %v318 = add i64 0, %v41
  %v319 = getelementptr inbounds float, ptr %v3, i64 %v318
  %v320 = getelementptr inbounds float, ptr %v319, i64 240
  %v321 = load <8 x float>, ptr %v320, align 4
  %v322 = getelementptr inbounds float, ptr %v319, i64 248
  %v323 = load <8 x float>, ptr %v322, align 4
  %v324 = getelementptr inbounds float, ptr %v319, i64 280
  %v325 = load <8 x float>, ptr %v324, align 4
  %v326 = getelementptr inbounds float, ptr %v319, i64 288
  %v327 = load <8 x float>, ptr %v326, align 4
  %v328 = getelementptr inbounds float, ptr %v319, i64 320
  %v329 = load <8 x float>, ptr %v328, align 4
  %v330 = getelementptr inbounds float, ptr %v319, i64 328
  %v331 = load <8 x float>, ptr %v330, align 4
  %v332 = getelementptr inbounds float, ptr %v266, i64 429
  %v333 = load <8 x float>, ptr %v332, align 4
  %v334 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v333, <8 x float> %v321, <8 x float> %v314)
  %v335 = getelementptr inbounds float, ptr %v266, i64 437
  %v336 = load <8 x float>, ptr %v335, align 4
  %v337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v336, <8 x float> %v323, <8 x float> %v317)
  %v338 = getelementptr inbounds float, ptr %v266, i64 462
  %v339 = load <8 x float>, ptr %v338, align 4
  %v340 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v339, <8 x float> %v325, <8 x float> %v334)
  %v341 = getelementptr inbounds float, ptr %v266, i64 470
  %v342 = load <8 x float>, ptr %v341, align 4
  %v343 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v342, <8 x float> %v327, <8 x float> %v337)
  %v344 = mul i64 %v26, 5
  %v345 = add i64 %v344, %v25
  %v346 = mul i64 %v345, 5
  %v347 = add i64 %v346, 4
  %v348 = mul i64 %v347, 33
  %v349 = add i64 %v348, %v41
  %v350 = getelementptr inbounds float, ptr %v7, i64 %v349
  %v351 = add i64 %v41, 8
  store <8 x float> %v340, ptr %v350, align 4
  %v352 = getelementptr inbounds float, ptr %v350, i64 8
  store <8 x float> %v343, ptr %v352, align 4
  %v353 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v354 = icmp eq i64 %v24, 3
  br i1 %v354, label %then355, label %end356
then355:
  %v357 = getelementptr inbounds float, ptr %v5, i64 32
  %v358 = load <8 x float>, ptr %v357, align 4
  %v359 = mul i64 %v26, 5
  %v360 = add i64 %v359, %v33
  %v361 = mul i64 %v360, 5
  %v362 = mul i64 %v361, 33
  %v363 = add i64 %v362, 32
  %v364 = getelementptr inbounds float, ptr %v1, i64 %v363
  %v365 = add i64 0, 32
  %v366 = getelementptr inbounds float, ptr %v3, i64 %v365
  %v367 = load <8 x float>, ptr %v366, align 4
  %v368 = getelementptr inbounds float, ptr %v366, i64 40
  %v369 = load <8 x float>, ptr %v368, align 4
  %v370 = getelementptr inbounds float, ptr %v366, i64 80
  %v371 = load <8 x float>, ptr %v370, align 4
  %v372 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v364, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v373 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v372, <8 x float> %v369, <8 x float> %v358)
  %v374 = getelementptr inbounds float, ptr %v364, i64 33
  %v375 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v374, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v376 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v375, <8 x float> %v371, <8 x float> %v373)
  %v377 = add i64 0, 32
  %v378 = getelementptr inbounds float, ptr %v3, i64 %v377
  %v379 = getelementptr inbounds float, ptr %v378, i64 120
  %v380 = load <8 x float>, ptr %v379, align 4
  %v381 = getelementptr inbounds float, ptr %v378, i64 160
  %v382 = load <8 x float>, ptr %v381, align 4
  %v383 = getelementptr inbounds float, ptr %v378, i64 200
  %v384 = load <8 x float>, ptr %v383, align 4
  %v385 = getelementptr inbounds float, ptr %v364, i64 165
  %v386 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v385, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v387 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v386, <8 x float> %v382, <8 x float> %v376)
  %v388 = getelementptr inbounds float, ptr %v364, i64 198
  %v389 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v388, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v390 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v389, <8 x float> %v384, <8 x float> %v387)
  %v391 = add i64 0, 32
  %v392 = getelementptr inbounds float, ptr %v3, i64 %v391
  %v393 = getelementptr inbounds float, ptr %v392, i64 240
  %v394 = load <8 x float>, ptr %v393, align 4
  %v395 = getelementptr inbounds float, ptr %v392, i64 280
  %v396 = load <8 x float>, ptr %v395, align 4
  %v397 = getelementptr inbounds float, ptr %v392, i64 320
  %v398 = load <8 x float>, ptr %v397, align 4
  %v399 = getelementptr inbounds float, ptr %v364, i64 330
  %v400 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v399, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v401 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v400, <8 x float> %v396, <8 x float> %v390)
  %v402 = getelementptr inbounds float, ptr %v364, i64 363
  %v403 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v402, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v404 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v403, <8 x float> %v398, <8 x float> %v401)
  %v405 = mul i64 %v26, 5
  %v406 = add i64 %v405, %v25
  %v407 = mul i64 %v406, 5
  %v408 = mul i64 %v407, 33
  %v409 = add i64 %v408, 32
  %v410 = getelementptr inbounds float, ptr %v7, i64 %v409
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v404, ptr align 4 %v410, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head411
head411:
  %v414 = phi i64 [ 1, %then355 ], [ %v482, %body412 ]
  %v415 = icmp slt i64 %v414, 4
  br i1 %v415, label %body412, label %end413
body412:
  %v416 = sub i64 %v414, 1
  %v417 = getelementptr inbounds float, ptr %v5, i64 32
  %v418 = load <8 x float>, ptr %v417, align 4
  %v419 = mul i64 %v26, 5
  %v420 = add i64 %v419, %v33
  %v421 = mul i64 %v420, 5
  %v422 = add i64 %v421, %v416
  %v423 = mul i64 %v422, 33
  %v424 = add i64 %v423, 32
  %v425 = getelementptr inbounds float, ptr %v1, i64 %v424
  %v426 = add i64 0, 32
  %v427 = getelementptr inbounds float, ptr %v3, i64 %v426
  %v428 = load <8 x float>, ptr %v427, align 4
  %v429 = getelementptr inbounds float, ptr %v427, i64 40
  %v430 = load <8 x float>, ptr %v429, align 4
  %v431 = getelementptr inbounds float, ptr %v427, i64 80
  %v432 = load <8 x float>, ptr %v431, align 4
  %v433 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v425, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v434 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v433, <8 x float> %v428, <8 x float> %v418)
  %v435 = getelementptr inbounds float, ptr %v425, i64 33
  %v436 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v435, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v437 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v436, <8 x float> %v430, <8 x float> %v434)
  %v438 = getelementptr inbounds float, ptr %v425, i64 66
  %v439 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v438, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v440 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v439, <8 x float> %v432, <8 x float> %v437)
  %v441 = add i64 0, 32
  %v442 = getelementptr inbounds float, ptr %v3, i64 %v441
  %v443 = getelementptr inbounds float, ptr %v442, i64 120
  %v444 = load <8 x float>, ptr %v443, align 4
  %v445 = getelementptr inbounds float, ptr %v442, i64 160
  %v446 = load <8 x float>, ptr %v445, align 4
  %v447 = getelementptr inbounds float, ptr %v442, i64 200
  %v448 = load <8 x float>, ptr %v447, align 4
  %v449 = getelementptr inbounds float, ptr %v425, i64 165
  %v450 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v449, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v451 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v450, <8 x float> %v444, <8 x float> %v440)
  %v452 = getelementptr inbounds float, ptr %v425, i64 198
  %v453 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v452, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v454 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v453, <8 x float> %v446, <8 x float> %v451)
  %v455 = getelementptr inbounds float, ptr %v425, i64 231
  %v456 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v455, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v457 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v456, <8 x float> %v448, <8 x float> %v454)
  %v458 = add i64 0, 32
  %v459 = getelementptr inbounds float, ptr %v3, i64 %v458
  %v460 = getelementptr inbounds float, ptr %v459, i64 240
  %v461 = load <8 x float>, ptr %v460, align 4
  %v462 = getelementptr inbounds float, ptr %v459, i64 280
  %v463 = load <8 x float>, ptr %v462, align 4
  %v464 = getelementptr inbounds float, ptr %v459, i64 320
  %v465 = load <8 x float>, ptr %v464, align 4
  %v466 = getelementptr inbounds float, ptr %v425, i64 330
  %v467 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v466, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v468 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v467, <8 x float> %v461, <8 x float> %v457)
  %v469 = getelementptr inbounds float, ptr %v425, i64 363
  %v470 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v469, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v471 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v470, <8 x float> %v463, <8 x float> %v468)
  %v472 = getelementptr inbounds float, ptr %v425, i64 396
  %v473 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v472, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v474 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v473, <8 x float> %v465, <8 x float> %v471)
  %v475 = mul i64 %v26, 5
  %v476 = add i64 %v475, %v25
  %v477 = mul i64 %v476, 5
  %v478 = add i64 %v477, %v414
  %v479 = mul i64 %v478, 33
  %v480 = add i64 %v479, 32
  %v481 = getelementptr inbounds float, ptr %v7, i64 %v480
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v474, ptr align 4 %v481, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v482 = add nsw i64 %v414, 1
  br label %head411
end413:
  %v483 = getelementptr inbounds float, ptr %v5, i64 32
  %v484 = load <8 x float>, ptr %v483, align 4
  %v485 = mul i64 %v26, 5
  %v486 = add i64 %v485, %v33
  %v487 = mul i64 %v486, 5
  %v488 = mul i64 %v487, 33
  %v489 = add i64 %v488, 32
  %v490 = getelementptr inbounds float, ptr %v1, i64 %v489
  %v491 = add i64 0, 32
  %v492 = getelementptr inbounds float, ptr %v3, i64 %v491
  %v493 = load <8 x float>, ptr %v492, align 4
  %v494 = getelementptr inbounds float, ptr %v492, i64 40
  %v495 = load <8 x float>, ptr %v494, align 4
  %v496 = getelementptr inbounds float, ptr %v492, i64 80
  %v497 = load <8 x float>, ptr %v496, align 4
  %v498 = getelementptr inbounds float, ptr %v490, i64 99
  %v499 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v498, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v500 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v499, <8 x float> %v493, <8 x float> %v484)
  %v501 = getelementptr inbounds float, ptr %v490, i64 132
  %v502 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v501, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v502, <8 x float> %v495, <8 x float> %v500)
  %v504 = add i64 0, 32
  %v505 = getelementptr inbounds float, ptr %v3, i64 %v504
  %v506 = getelementptr inbounds float, ptr %v505, i64 120
  %v507 = load <8 x float>, ptr %v506, align 4
  %v508 = getelementptr inbounds float, ptr %v505, i64 160
  %v509 = load <8 x float>, ptr %v508, align 4
  %v510 = getelementptr inbounds float, ptr %v505, i64 200
  %v511 = load <8 x float>, ptr %v510, align 4
  %v512 = getelementptr inbounds float, ptr %v490, i64 264
  %v513 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v512, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v514 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v513, <8 x float> %v507, <8 x float> %v503)
  %v515 = getelementptr inbounds float, ptr %v490, i64 297
  %v516 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v515, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v517 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v516, <8 x float> %v509, <8 x float> %v514)
  %v518 = add i64 0, 32
  %v519 = getelementptr inbounds float, ptr %v3, i64 %v518
  %v520 = getelementptr inbounds float, ptr %v519, i64 240
  %v521 = load <8 x float>, ptr %v520, align 4
  %v522 = getelementptr inbounds float, ptr %v519, i64 280
  %v523 = load <8 x float>, ptr %v522, align 4
  %v524 = getelementptr inbounds float, ptr %v519, i64 320
  %v525 = load <8 x float>, ptr %v524, align 4
  %v526 = getelementptr inbounds float, ptr %v490, i64 429
  %v527 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v526, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v528 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v527, <8 x float> %v521, <8 x float> %v517)
  %v529 = getelementptr inbounds float, ptr %v490, i64 462
  %v530 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v529, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v531 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v530, <8 x float> %v523, <8 x float> %v528)
  %v532 = mul i64 %v26, 5
  %v533 = add i64 %v532, %v25
  %v534 = mul i64 %v533, 5
  %v535 = add i64 %v534, 4
  %v536 = mul i64 %v535, 33
  %v537 = add i64 %v536, 32
  %v538 = getelementptr inbounds float, ptr %v7, i64 %v537
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v531, ptr align 4 %v538, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end356
end356:
  br label %end32
end32:
  %v539 = xor i1 %v30, true
  br i1 %v539, label %then540, label %end541
then540:
  %v542 = icmp slt i64 %v27, 5
  %v543 = select i1 %v542, i64 %v27, i64 5
  br label %head544
head544:
  %v547 = phi i64 [ %v25, %then540 ], [ %v868, %end745 ]
  %v548 = icmp slt i64 %v547, %v543
  br i1 %v548, label %body545, label %end546
body545:
  %v549 = sub i64 %v547, 1
  %v550 = sub i64 0, %v549
  %v551 = icmp sgt i64 %v550, 0
  %v552 = select i1 %v551, i64 %v550, i64 0
  %v553 = sub i64 5, %v549
  %v554 = icmp sgt i64 %v553, 0
  %v555 = select i1 %v554, i64 %v553, i64 0
  %v556 = icmp slt i64 %v555, 3
  %v557 = select i1 %v556, i64 %v555, i64 3
  %v558 = icmp slt i64 %v24, 2
  %v559 = select i1 %v558, i64 %v24, i64 2
  br label %head560
head560:
  %v563 = phi i64 [ %v21, %body545 ], [ %v742, %end693 ]
  %v564 = icmp slt i64 %v563, %v559
  br i1 %v564, label %body561, label %end562
body561:
  %v565 = mul i64 %v563, 16
  %v566 = getelementptr inbounds float, ptr %v5, i64 %v565
  %v567 = load <8 x float>, ptr %v566, align 4
  %v568 = getelementptr inbounds float, ptr %v566, i64 8
  %v569 = load <8 x float>, ptr %v568, align 4
  br label %head570
head570:
  %v573 = phi i64 [ %v552, %body561 ], [ %v610, %body571 ]
  %v574 = phi <8 x float> [ %v567, %body561 ], [ %v606, %body571 ]
  %v575 = phi <8 x float> [ %v569, %body561 ], [ %v609, %body571 ]
  %v576 = icmp slt i64 %v573, %v557
  br i1 %v576, label %body571, label %end572
body571:
  %v577 = add i64 %v549, %v573
  %v578 = mul i64 %v26, 5
  %v579 = add i64 %v578, %v577
  %v580 = mul i64 %v579, 5
  %v581 = mul i64 %v580, 33
  %v582 = add i64 %v581, %v565
  %v583 = getelementptr inbounds float, ptr %v1, i64 %v582
  %v584 = mul i64 %v573, 3
  %v585 = mul i64 %v584, 40
  %v586 = add i64 %v585, %v565
  %v587 = getelementptr inbounds float, ptr %v3, i64 %v586
  %v588 = load <8 x float>, ptr %v587, align 4
  %v589 = getelementptr inbounds float, ptr %v587, i64 8
  %v590 = load <8 x float>, ptr %v589, align 4
  %v591 = getelementptr inbounds float, ptr %v587, i64 40
  %v592 = load <8 x float>, ptr %v591, align 4
  %v593 = getelementptr inbounds float, ptr %v587, i64 48
  %v594 = load <8 x float>, ptr %v593, align 4
  %v595 = getelementptr inbounds float, ptr %v587, i64 80
  %v596 = load <8 x float>, ptr %v595, align 4
  %v597 = getelementptr inbounds float, ptr %v587, i64 88
  %v598 = load <8 x float>, ptr %v597, align 4
  %v599 = load <8 x float>, ptr %v583, align 4
  %v600 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v599, <8 x float> %v592, <8 x float> %v574)
  %v601 = getelementptr inbounds float, ptr %v583, i64 8
  %v602 = load <8 x float>, ptr %v601, align 4
  %v603 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v602, <8 x float> %v594, <8 x float> %v575)
  %v604 = getelementptr inbounds float, ptr %v583, i64 33
  %v605 = load <8 x float>, ptr %v604, align 4
  %v606 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v605, <8 x float> %v596, <8 x float> %v600)
  %v607 = getelementptr inbounds float, ptr %v583, i64 41
  %v608 = load <8 x float>, ptr %v607, align 4
  %v609 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v608, <8 x float> %v598, <8 x float> %v603)
  %v610 = add nsw i64 %v573, 1
  br label %head570
end572:
  %v611 = mul i64 %v26, 5
  %v612 = add i64 %v611, %v547
  %v613 = mul i64 %v612, 5
  %v614 = mul i64 %v613, 33
  %v615 = add i64 %v614, %v565
  %v616 = getelementptr inbounds float, ptr %v7, i64 %v615
  %v617 = add i64 %v565, 8
  store <8 x float> %v574, ptr %v616, align 4
  %v618 = getelementptr inbounds float, ptr %v616, i64 8
  store <8 x float> %v575, ptr %v618, align 4
  br label %head619
head619:
  %v622 = phi i64 [ 1, %end572 ], [ %v686, %end631 ]
  %v623 = icmp slt i64 %v622, 4
  br i1 %v623, label %body620, label %end621
body620:
  %v624 = sub i64 %v622, 1
  %v625 = getelementptr inbounds float, ptr %v5, i64 %v565
  %v626 = load <8 x float>, ptr %v625, align 4
  %v627 = getelementptr inbounds float, ptr %v625, i64 8
  %v628 = load <8 x float>, ptr %v627, align 4
  br label %head629
head629:
  %v632 = phi i64 [ %v552, %body620 ], [ %v676, %body630 ]
  %v633 = phi <8 x float> [ %v626, %body620 ], [ %v672, %body630 ]
  %v634 = phi <8 x float> [ %v628, %body620 ], [ %v675, %body630 ]
  %v635 = icmp slt i64 %v632, %v557
  br i1 %v635, label %body630, label %end631
body630:
  %v636 = add i64 %v549, %v632
  %v637 = mul i64 %v26, 5
  %v638 = add i64 %v637, %v636
  %v639 = mul i64 %v638, 5
  %v640 = add i64 %v639, %v624
  %v641 = mul i64 %v640, 33
  %v642 = add i64 %v641, %v565
  %v643 = getelementptr inbounds float, ptr %v1, i64 %v642
  %v644 = mul i64 %v632, 3
  %v645 = mul i64 %v644, 40
  %v646 = add i64 %v645, %v565
  %v647 = getelementptr inbounds float, ptr %v3, i64 %v646
  %v648 = load <8 x float>, ptr %v647, align 4
  %v649 = getelementptr inbounds float, ptr %v647, i64 8
  %v650 = load <8 x float>, ptr %v649, align 4
  %v651 = getelementptr inbounds float, ptr %v647, i64 40
  %v652 = load <8 x float>, ptr %v651, align 4
  %v653 = getelementptr inbounds float, ptr %v647, i64 48
  %v654 = load <8 x float>, ptr %v653, align 4
  %v655 = getelementptr inbounds float, ptr %v647, i64 80
  %v656 = load <8 x float>, ptr %v655, align 4
  %v657 = getelementptr inbounds float, ptr %v647, i64 88
  %v658 = load <8 x float>, ptr %v657, align 4
  %v659 = load <8 x float>, ptr %v643, align 4
  %v660 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v659, <8 x float> %v648, <8 x float> %v633)
  %v661 = getelementptr inbounds float, ptr %v643, i64 8
  %v662 = load <8 x float>, ptr %v661, align 4
  %v663 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v662, <8 x float> %v650, <8 x float> %v634)
  %v664 = getelementptr inbounds float, ptr %v643, i64 33
  %v665 = load <8 x float>, ptr %v664, align 4
  %v666 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v665, <8 x float> %v652, <8 x float> %v660)
  %v667 = getelementptr inbounds float, ptr %v643, i64 41
  %v668 = load <8 x float>, ptr %v667, align 4
  %v669 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v668, <8 x float> %v654, <8 x float> %v663)
  %v670 = getelementptr inbounds float, ptr %v643, i64 66
  %v671 = load <8 x float>, ptr %v670, align 4
  %v672 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v671, <8 x float> %v656, <8 x float> %v666)
  %v673 = getelementptr inbounds float, ptr %v643, i64 74
  %v674 = load <8 x float>, ptr %v673, align 4
  %v675 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v674, <8 x float> %v658, <8 x float> %v669)
  %v676 = add nsw i64 %v632, 1
  br label %head629
end631:
  %v677 = mul i64 %v26, 5
  %v678 = add i64 %v677, %v547
  %v679 = mul i64 %v678, 5
  %v680 = add i64 %v679, %v622
  %v681 = mul i64 %v680, 33
  %v682 = add i64 %v681, %v565
  %v683 = getelementptr inbounds float, ptr %v7, i64 %v682
  %v684 = add i64 %v565, 8
  store <8 x float> %v633, ptr %v683, align 4
  %v685 = getelementptr inbounds float, ptr %v683, i64 8
  store <8 x float> %v634, ptr %v685, align 4
  %v686 = add nsw i64 %v622, 1
  br label %head619
end621:
  %v687 = getelementptr inbounds float, ptr %v5, i64 %v565
  %v688 = load <8 x float>, ptr %v687, align 4
  %v689 = getelementptr inbounds float, ptr %v687, i64 8
  %v690 = load <8 x float>, ptr %v689, align 4
  br label %head691
head691:
  %v694 = phi i64 [ %v552, %end621 ], [ %v732, %body692 ]
  %v695 = phi <8 x float> [ %v688, %end621 ], [ %v728, %body692 ]
  %v696 = phi <8 x float> [ %v690, %end621 ], [ %v731, %body692 ]
  %v697 = icmp slt i64 %v694, %v557
  br i1 %v697, label %body692, label %end693
body692:
  %v698 = add i64 %v549, %v694
  %v699 = mul i64 %v26, 5
  %v700 = add i64 %v699, %v698
  %v701 = mul i64 %v700, 5
  %v702 = mul i64 %v701, 33
  %v703 = add i64 %v702, %v565
  %v704 = getelementptr inbounds float, ptr %v1, i64 %v703
  %v705 = mul i64 %v694, 3
  %v706 = mul i64 %v705, 40
  %v707 = add i64 %v706, %v565
  %v708 = getelementptr inbounds float, ptr %v3, i64 %v707
  %v709 = load <8 x float>, ptr %v708, align 4
  %v710 = getelementptr inbounds float, ptr %v708, i64 8
  %v711 = load <8 x float>, ptr %v710, align 4
  %v712 = getelementptr inbounds float, ptr %v708, i64 40
  %v713 = load <8 x float>, ptr %v712, align 4
  %v714 = getelementptr inbounds float, ptr %v708, i64 48
  %v715 = load <8 x float>, ptr %v714, align 4
  %v716 = getelementptr inbounds float, ptr %v708, i64 80
  %v717 = load <8 x float>, ptr %v716, align 4
  %v718 = getelementptr inbounds float, ptr %v708, i64 88
  %v719 = load <8 x float>, ptr %v718, align 4
  %v720 = getelementptr inbounds float, ptr %v704, i64 99
  %v721 = load <8 x float>, ptr %v720, align 4
  %v722 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v721, <8 x float> %v709, <8 x float> %v695)
  %v723 = getelementptr inbounds float, ptr %v704, i64 107
  %v724 = load <8 x float>, ptr %v723, align 4
  %v725 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v724, <8 x float> %v711, <8 x float> %v696)
  %v726 = getelementptr inbounds float, ptr %v704, i64 132
  %v727 = load <8 x float>, ptr %v726, align 4
  %v728 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v727, <8 x float> %v713, <8 x float> %v722)
  %v729 = getelementptr inbounds float, ptr %v704, i64 140
  %v730 = load <8 x float>, ptr %v729, align 4
  %v731 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v730, <8 x float> %v715, <8 x float> %v725)
  %v732 = add nsw i64 %v694, 1
  br label %head691
end693:
  %v733 = mul i64 %v26, 5
  %v734 = add i64 %v733, %v547
  %v735 = mul i64 %v734, 5
  %v736 = add i64 %v735, 4
  %v737 = mul i64 %v736, 33
  %v738 = add i64 %v737, %v565
  %v739 = getelementptr inbounds float, ptr %v7, i64 %v738
  %v740 = add i64 %v565, 8
  store <8 x float> %v695, ptr %v739, align 4
  %v741 = getelementptr inbounds float, ptr %v739, i64 8
  store <8 x float> %v696, ptr %v741, align 4
  %v742 = add nsw i64 %v563, 1
  br label %head560
end562:
  %v743 = icmp eq i64 %v24, 3
  br i1 %v743, label %then744, label %end745
then744:
  %v746 = getelementptr inbounds float, ptr %v5, i64 32
  %v747 = load <8 x float>, ptr %v746, align 4
  br label %head748
head748:
  %v751 = phi i64 [ %v552, %then744 ], [ %v775, %body749 ]
  %v752 = phi <8 x float> [ %v747, %then744 ], [ %v774, %body749 ]
  %v753 = icmp slt i64 %v751, %v557
  br i1 %v753, label %body749, label %end750
body749:
  %v754 = add i64 %v549, %v751
  %v755 = mul i64 %v26, 5
  %v756 = add i64 %v755, %v754
  %v757 = mul i64 %v756, 5
  %v758 = mul i64 %v757, 33
  %v759 = add i64 %v758, 32
  %v760 = getelementptr inbounds float, ptr %v1, i64 %v759
  %v761 = mul i64 %v751, 3
  %v762 = mul i64 %v761, 40
  %v763 = add i64 %v762, 32
  %v764 = getelementptr inbounds float, ptr %v3, i64 %v763
  %v765 = load <8 x float>, ptr %v764, align 4
  %v766 = getelementptr inbounds float, ptr %v764, i64 40
  %v767 = load <8 x float>, ptr %v766, align 4
  %v768 = getelementptr inbounds float, ptr %v764, i64 80
  %v769 = load <8 x float>, ptr %v768, align 4
  %v770 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v760, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v771 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v770, <8 x float> %v767, <8 x float> %v752)
  %v772 = getelementptr inbounds float, ptr %v760, i64 33
  %v773 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v772, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v774 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v773, <8 x float> %v769, <8 x float> %v771)
  %v775 = add nsw i64 %v751, 1
  br label %head748
end750:
  %v776 = mul i64 %v26, 5
  %v777 = add i64 %v776, %v547
  %v778 = mul i64 %v777, 5
  %v779 = mul i64 %v778, 33
  %v780 = add i64 %v779, 32
  %v781 = getelementptr inbounds float, ptr %v7, i64 %v780
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v752, ptr align 4 %v781, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head782
head782:
  %v785 = phi i64 [ 1, %end750 ], [ %v829, %end792 ]
  %v786 = icmp slt i64 %v785, 4
  br i1 %v786, label %body783, label %end784
body783:
  %v787 = sub i64 %v785, 1
  %v788 = getelementptr inbounds float, ptr %v5, i64 32
  %v789 = load <8 x float>, ptr %v788, align 4
  br label %head790
head790:
  %v793 = phi i64 [ %v552, %body783 ], [ %v821, %body791 ]
  %v794 = phi <8 x float> [ %v789, %body783 ], [ %v820, %body791 ]
  %v795 = icmp slt i64 %v793, %v557
  br i1 %v795, label %body791, label %end792
body791:
  %v796 = add i64 %v549, %v793
  %v797 = mul i64 %v26, 5
  %v798 = add i64 %v797, %v796
  %v799 = mul i64 %v798, 5
  %v800 = add i64 %v799, %v787
  %v801 = mul i64 %v800, 33
  %v802 = add i64 %v801, 32
  %v803 = getelementptr inbounds float, ptr %v1, i64 %v802
  %v804 = mul i64 %v793, 3
  %v805 = mul i64 %v804, 40
  %v806 = add i64 %v805, 32
  %v807 = getelementptr inbounds float, ptr %v3, i64 %v806
  %v808 = load <8 x float>, ptr %v807, align 4
  %v809 = getelementptr inbounds float, ptr %v807, i64 40
  %v810 = load <8 x float>, ptr %v809, align 4
  %v811 = getelementptr inbounds float, ptr %v807, i64 80
  %v812 = load <8 x float>, ptr %v811, align 4
  %v813 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v803, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v814 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v813, <8 x float> %v808, <8 x float> %v794)
  %v815 = getelementptr inbounds float, ptr %v803, i64 33
  %v816 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v815, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v817 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v816, <8 x float> %v810, <8 x float> %v814)
  %v818 = getelementptr inbounds float, ptr %v803, i64 66
  %v819 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v818, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v820 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v819, <8 x float> %v812, <8 x float> %v817)
  %v821 = add nsw i64 %v793, 1
  br label %head790
end792:
  %v822 = mul i64 %v26, 5
  %v823 = add i64 %v822, %v547
  %v824 = mul i64 %v823, 5
  %v825 = add i64 %v824, %v785
  %v826 = mul i64 %v825, 33
  %v827 = add i64 %v826, 32
  %v828 = getelementptr inbounds float, ptr %v7, i64 %v827
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v794, ptr align 4 %v828, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v829 = add nsw i64 %v785, 1
  br label %head782
end784:
  %v830 = getelementptr inbounds float, ptr %v5, i64 32
  %v831 = load <8 x float>, ptr %v830, align 4
  br label %head832
head832:
  %v835 = phi i64 [ %v552, %end784 ], [ %v860, %body833 ]
  %v836 = phi <8 x float> [ %v831, %end784 ], [ %v859, %body833 ]
  %v837 = icmp slt i64 %v835, %v557
  br i1 %v837, label %body833, label %end834
body833:
  %v838 = add i64 %v549, %v835
  %v839 = mul i64 %v26, 5
  %v840 = add i64 %v839, %v838
  %v841 = mul i64 %v840, 5
  %v842 = mul i64 %v841, 33
  %v843 = add i64 %v842, 32
  %v844 = getelementptr inbounds float, ptr %v1, i64 %v843
  %v845 = mul i64 %v835, 3
  %v846 = mul i64 %v845, 40
  %v847 = add i64 %v846, 32
  %v848 = getelementptr inbounds float, ptr %v3, i64 %v847
  %v849 = load <8 x float>, ptr %v848, align 4
  %v850 = getelementptr inbounds float, ptr %v848, i64 40
  %v851 = load <8 x float>, ptr %v850, align 4
  %v852 = getelementptr inbounds float, ptr %v848, i64 80
  %v853 = load <8 x float>, ptr %v852, align 4
  %v854 = getelementptr inbounds float, ptr %v844, i64 99
  %v855 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v854, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v856 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v855, <8 x float> %v849, <8 x float> %v836)
  %v857 = getelementptr inbounds float, ptr %v844, i64 132
  %v858 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v857, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v859 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v858, <8 x float> %v851, <8 x float> %v856)
  %v860 = add nsw i64 %v835, 1
  br label %head832
end834:
  %v861 = mul i64 %v26, 5
  %v862 = add i64 %v861, %v547
  %v863 = mul i64 %v862, 5
  %v864 = add i64 %v863, 4
  %v865 = mul i64 %v864, 33
  %v866 = add i64 %v865, 32
  %v867 = getelementptr inbounds float, ptr %v7, i64 %v866
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v836, ptr align 4 %v867, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end745
end745:
  %v868 = add nsw i64 %v547, 1
  br label %head544
end546:
  br label %end541
end541:
  %v869 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
