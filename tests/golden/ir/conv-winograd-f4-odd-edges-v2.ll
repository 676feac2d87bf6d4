; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,7,9,5]","f32[17,3,3,5]","f32[17]","f32[1,7,9,17]"],"op":"conv","output":"f32[1,7,9,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":2,"format":"padded","impl":"winograd_f4","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v2
; phase k_bands: 1 units
; scratch 0 bytes, 14656 of each core
; packed input 1: float32 (5, 36, 5, 4) 9186d03629cf1d98
; packed input 2: float32 (20,) 869619c56200db17
@k_zeros = private constant [2 x i64] [i64 0, i64 0], align 64
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 8
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v396, %body4 ]
  %v7 = icmp slt i64 %v6, 4
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %image, i64 %v6
  %v9 = getelementptr inbounds float, ptr %v8, i64 0
  %v10 = getelementptr inbounds float, ptr %v8, i64 %line_step
  %v11 = mul i64 %line_step, 2
  %v12 = getelementptr inbounds float, ptr %v8, i64 %v11
  %v13 = mul i64 %line_step, 3
  %v14 = getelementptr inbounds float, ptr %v8, i64 %v13
  %v15 = mul i64 %line_step, 4
  %v16 = getelementptr inbounds float, ptr %v8, i64 %v15
  %v17 = mul i64 %line_step, 5
  %v18 = getelementptr inbounds float, ptr %v8, i64 %v17
  %v19 = load <4 x float>, ptr %v9, align 4
  %v20 = load <4 x float>, ptr %v10, align 4
  %v21 = load <4 x float>, ptr %v12, align 4
  %v22 = load <4 x float>, ptr %v14, align 4
  %v23 = load <4 x float>, ptr %v16, align 4
  %v24 = load <4 x float>, ptr %v18, align 4
  %v25 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v19
  %v26 = fadd <4 x float> %v25, %v23
  %v27 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v21
  %v28 = fadd <4 x float> %v27, %v26
  %v29 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v21
  %v30 = fadd <4 x float> %v29, %v23
  %v31 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v20
  %v32 = fadd <4 x float> %v31, %v22
  %v33 = fadd <4 x float> %v30, %v32
  %v34 = fsub <4 x float> %v30, %v32
  %v35 = fsub <4 x float> %v23, %v21
  %v36 = fsub <4 x float> %v22, %v20
  %v37 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v36
  %v38 = fadd <4 x float> %v37, %v35
  %v39 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v36
  %v40 = fadd <4 x float> %v39, %v35
  %v41 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v20
  %v42 = fadd <4 x float> %v41, %v24
  %v43 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v22
  %v44 = fadd <4 x float> %v43, %v42
  %v45 = getelementptr inbounds float, ptr %v9, i64 5
  %v46 = load <4 x float>, ptr %v45, align 4
  %v47 = getelementptr inbounds float, ptr %v10, i64 5
  %v48 = load <4 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v12, i64 5
  %v50 = load <4 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v14, i64 5
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v16, i64 5
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v18, i64 5
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v46
  %v58 = fadd <4 x float> %v57, %v54
  %v59 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v50
  %v60 = fadd <4 x float> %v59, %v58
  %v61 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v50
  %v62 = fadd <4 x float> %v61, %v54
  %v63 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v48
  %v64 = fadd <4 x float> %v63, %v52
  %v65 = fadd <4 x float> %v62, %v64
  %v66 = fsub <4 x float> %v62, %v64
  %v67 = fsub <4 x float> %v54, %v50
  %v68 = fsub <4 x float> %v52, %v48
  %v69 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v68
  %v70 = fadd <4 x float> %v69, %v67
  %v71 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v68
  %v72 = fadd <4 x float> %v71, %v67
  %v73 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v48
  %v74 = fadd <4 x float> %v73, %v56
  %v75 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v52
  %v76 = fadd <4 x float> %v75, %v74
  %v77 = getelementptr inbounds float, ptr %v9, i64 10
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %v10, i64 10
  %v80 = load <4 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %v12, i64 10
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %v14, i64 10
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %v16, i64 10
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v18, i64 10
  %v88 = load <4 x float>, ptr %v87, align 4
  %v89 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v78
  %v90 = fadd <4 x float> %v89, %v86
  %v91 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v82
  %v92 = fadd <4 x float> %v91, %v90
  %v93 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v82
  %v94 = fadd <4 x float> %v93, %v86
  %v95 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v80
  %v96 = fadd <4 x float> %v95, %v84
  %v97 = fadd <4 x float> %v94, %v96
  %v98 = fsub <4 x float> %v94, %v96
  %v99 = fsub <4 x float> %v86, %v82
  %v100 = fsub <4 x float> %v84, %v80
  %v101 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v100
  %v102 = fadd <4 x float> %v101, %v99
  %v103 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v100
  %v104 = fadd <4 x float> %v103, %v99
  %v105 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v80
  %v106 = fadd <4 x float> %v105, %v88
  %v107 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v84
  %v108 = fadd <4 x float> %v107, %v106
  %v109 = getelementptr inbounds float, ptr %v9, i64 15
  %v110 = load <4 x float>, ptr %v109, align 4
  %v111 = getelementptr inbounds float, ptr %v10, i64 15
  %v112 = load <4 x float>, ptr %v111, align 4
  %v113 = getelementptr inbounds float, ptr %v12, i64 15
  %v114 = load <4 x float>, ptr %v113, align 4
  %v115 = getelementptr inbounds float, ptr %v14, i64 15
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = getelementptr inbounds float, ptr %v16, i64 15
  %v118 = load <4 x float>, ptr %v117, align 4
  %v119 = getelementptr inbounds float, ptr %v18, i64 15
  %v120 = load <4 x float>, ptr %v119, align 4
  %v121 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v110
  %v122 = fadd <4 x float> %v121, %v118
  %v123 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v114
  %v124 = fadd <4 x float> %v123, %v122
  %v125 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v114
  %v126 = fadd <4 x float> %v125, %v118
  %v127 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v112
  %v128 = fadd <4 x float> %v127, %v116
  %v129 = fadd <4 x float> %v126, %v128
  %v130 = fsub <4 x float> %v126, %v128
  %v131 = fsub <4 x float> %v118, %v114
  %v132 = fsub <4 x float> %v116, %v112
  %v133 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v132
  %v134 = fadd <4 x float> %v133, %v131
  %v135 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v132
  %v136 = fadd <4 x float> %v135, %v131
  %v137 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v112
  %v138 = fadd <4 x float> %v137, %v120
  %v139 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v116
  %v140 = fadd <4 x float> %v139, %v138
  %v141 = getelementptr inbounds float, ptr %v9, i64 20
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = getelementptr inbounds float, ptr %v10, i64 20
  %v144 = load <4 x float>, ptr %v143, align 4
  %v145 = getelementptr inbounds float, ptr %v12, i64 20
  %v146 = load <4 x float>, ptr %v145, align 4
  %v147 = getelementptr inbounds float, ptr %v14, i64 20
  %v148 = load <4 x float>, ptr %v147, align 4
  %v149 = getelementptr inbounds float, ptr %v16, i64 20
  %v150 = load <4 x float>, ptr %v149, align 4
  %v151 = getelementptr inbounds float, ptr %v18, i64 20
  %v152 = load <4 x float>, ptr %v151, align 4
  %v153 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v142
  %v154 = fadd <4 x float> %v153, %v150
  %v155 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v146
  %v156 = fadd <4 x float> %v155, %v154
  %v157 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v146
  %v158 = fadd <4 x float> %v157, %v150
  %v159 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v144
  %v160 = fadd <4 x float> %v159, %v148
  %v161 = fadd <4 x float> %v158, %v160
  %v162 = fsub <4 x float> %v158, %v160
  %v163 = fsub <4 x float> %v150, %v146
  %v164 = fsub <4 x float> %v148, %v144
  %v165 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v164
  %v166 = fadd <4 x float> %v165, %v163
  %v167 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v164
  %v168 = fadd <4 x float> %v167, %v163
  %v169 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v144
  %v170 = fadd <4 x float> %v169, %v152
  %v171 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v148
  %v172 = fadd <4 x float> %v171, %v170
  %v173 = getelementptr inbounds float, ptr %v9, i64 25
  %v174 = load <4 x float>, ptr %v173, align 4
  %v175 = getelementptr inbounds float, ptr %v10, i64 25
  %v176 = load <4 x float>, ptr %v175, align 4
  %v177 = getelementptr inbounds float, ptr %v12, i64 25
  %v178 = load <4 x float>, ptr %v177, align 4
  %v179 = getelementptr inbounds float, ptr %v14, i64 25
  %v180 = load <4 x float>, ptr %v179, align 4
  %v181 = getelementptr inbounds float, ptr %v16, i64 25
  %v182 = load <4 x float>, ptr %v181, align 4
  %v183 = getelementptr inbounds float, ptr %v18, i64 25
  %v184 = load <4 x float>, ptr %v183, align 4
  %v185 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v174
  %v186 = fadd <4 x float> %v185, %v182
  %v187 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v178
  %v188 = fadd <4 x float> %v187, %v186
  %v189 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v178
  %v190 = fadd <4 x float> %v189, %v182
  %v191 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v176
  %v192 = fadd <4 x float> %v191, %v180
  %v193 = fadd <4 x float> %v190, %v192
  %v194 = fsub <4 x float> %v190, %v192
  %v195 = fsub <4 x float> %v182, %v178
  %v196 = fsub <4 x float> %v180, %v176
  %v197 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v196
  %v198 = fadd <4 x float> %v197, %v195
  %v199 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v196
  %v200 = fadd <4 x float> %v199, %v195
  %v201 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v176
  %v202 = fadd <4 x float> %v201, %v184
  %v203 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v180
  %v204 = fadd <4 x float> %v203, %v202
  %v205 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v28
  %v206 = fadd <4 x float> %v205, %v156
  %v207 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v92
  %v208 = fadd <4 x float> %v207, %v206
  %v209 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v92
  %v210 = fadd <4 x float> %v209, %v156
  %v211 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v60
  %v212 = fadd <4 x float> %v211, %v124
  %v213 = fadd <4 x float> %v210, %v212
  %v214 = fsub <4 x float> %v210, %v212
  %v215 = fsub <4 x float> %v156, %v92
  %v216 = fsub <4 x float> %v124, %v60
  %v217 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v216
  %v218 = fadd <4 x float> %v217, %v215
  %v219 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v216
  %v220 = fadd <4 x float> %v219, %v215
  %v221 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v60
  %v222 = fadd <4 x float> %v221, %v188
  %v223 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v124
  %v224 = fadd <4 x float> %v223, %v222
  %v225 = getelementptr inbounds float, ptr %v2, i64 %v6
  store <4 x float> %v208, ptr %v225, align 4
  %v226 = add i64 %v6, 48
  %v227 = getelementptr inbounds float, ptr %v2, i64 %v226
  store <4 x float> %v213, ptr %v227, align 4
  %v228 = add i64 %v6, 96
  %v229 = getelementptr inbounds float, ptr %v2, i64 %v228
  store <4 x float> %v214, ptr %v229, align 4
  %v230 = add i64 %v6, 144
  %v231 = getelementptr inbounds float, ptr %v2, i64 %v230
  store <4 x float> %v218, ptr %v231, align 4
  %v232 = add i64 %v6, 192
  %v233 = getelementptr inbounds float, ptr %v2, i64 %v232
  store <4 x float> %v220, ptr %v233, align 4
  %v234 = add i64 %v6, 240
  %v235 = getelementptr inbounds float, ptr %v2, i64 %v234
  store <4 x float> %v224, ptr %v235, align 4
  %v236 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v33
  %v237 = fadd <4 x float> %v236, %v161
  %v238 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v97
  %v239 = fadd <4 x float> %v238, %v237
  %v240 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v97
  %v241 = fadd <4 x float> %v240, %v161
  %v242 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v65
  %v243 = fadd <4 x float> %v242, %v129
  %v244 = fadd <4 x float> %v241, %v243
  %v245 = fsub <4 x float> %v241, %v243
  %v246 = fsub <4 x float> %v161, %v97
  %v247 = fsub <4 x float> %v129, %v65
  %v248 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v247
  %v249 = fadd <4 x float> %v248, %v246
  %v250 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v247
  %v251 = fadd <4 x float> %v250, %v246
  %v252 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v65
  %v253 = fadd <4 x float> %v252, %v193
  %v254 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v129
  %v255 = fadd <4 x float> %v254, %v253
  %v256 = add i64 %v6, 288
  %v257 = getelementptr inbounds float, ptr %v2, i64 %v256
  store <4 x float> %v239, ptr %v257, align 4
  %v258 = add i64 %v6, 336
  %v259 = getelementptr inbounds float, ptr %v2, i64 %v258
  store <4 x float> %v244, ptr %v259, align 4
  %v260 = add i64 %v6, 384
  %v261 = getelementptr inbounds float, ptr %v2, i64 %v260
  store <4 x float> %v245, ptr %v261, align 4
  %v262 = add i64 %v6, 432
  %v263 = getelementptr inbounds float, ptr %v2, i64 %v262
  store <4 x float> %v249, ptr %v263, align 4
  %v264 = add i64 %v6, 480
  %v265 = getelementptr inbounds float, ptr %v2, i64 %v264
  store <4 x float> %v251, ptr %v265, align 4
  %v266 = add i64 %v6, 528
  %v267 = getelementptr inbounds float, ptr %v2, i64 %v266
  store <4 x float> %v255, ptr %v267, align 4
  %v268 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v34
  %v269 = fadd <4 x float> %v268, %v162
  %v270 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v98
  %v271 = fadd <4 x float> %v270, %v269
  %v272 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v98
  %v273 = fadd <4 x float> %v272, %v162
  %v274 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v66
  %v275 = fadd <4 x float> %v274, %v130
  %v276 = fadd <4 x float> %v273, %v275
  %v277 = fsub <4 x float> %v273, %v275
  %v278 = fsub <4 x float> %v162, %v98
  %v279 = fsub <4 x float> %v130, %v66
  %v280 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v279
  %v281 = fadd <4 x float> %v280, %v278
  %v282 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v279
  %v283 = fadd <4 x float> %v282, %v278
  %v284 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v66
  %v285 = fadd <4 x float> %v284, %v194
  %v286 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v130
  %v287 = fadd <4 x float> %v286, %v285
  %v288 = add i64 %v6, 576
  %v289 = getelementptr inbounds float, ptr %v2, i64 %v288
  store <4 x float> %v271, ptr %v289, align 4
  %v290 = add i64 %v6, 624
  %v291 = getelementptr inbounds float, ptr %v2, i64 %v290
  store <4 x float> %v276, ptr %v291, align 4
  %v292 = add i64 %v6, 672
  %v293 = getelementptr inbounds float, ptr %v2, i64 %v292
  store <4 x float> %v277, ptr %v293, align 4
  %v294 = add i64 %v6, 720
  %v295 = getelementptr inbounds float, ptr %v2, i64 %v294
  store <4 x float> %v281, ptr %v295, align 4
  %v296 = add i64 %v6, 768
  %v297 = getelementptr inbounds float, ptr %v2, i64 %v296
  store <4 x float> %v283, ptr %v297, align 4
  %v298 = add i64 %v6, 816
  %v299 = getelementptr inbounds float, ptr %v2, i64 %v298
  store <4 x float> %v287, ptr %v299, align 4
  %v300 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v38
  %v301 = fadd <4 x float> %v300, %v166
  %v302 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v102
  %v303 = fadd <4 x float> %v302, %v301
  %v304 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v102
  %v305 = fadd <4 x float> %v304, %v166
  %v306 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v70
  %v307 = fadd <4 x float> %v306, %v134
  %v308 = fadd <4 x float> %v305, %v307
  %v309 = fsub <4 x float> %v305, %v307
  %v310 = fsub <4 x float> %v166, %v102
  %v311 = fsub <4 x float> %v134, %v70
  %v312 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v311
  %v313 = fadd <4 x float> %v312, %v310
  %v314 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v311
  %v315 = fadd <4 x float> %v314, %v310
  %v316 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v70
  %v317 = fadd <4 x float> %v316, %v198
  %v318 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v134
  %v319 = fadd <4 x float> %v318, %v317
  %v320 = add i64 %v6, 864
  %v321 = getelementptr inbounds float, ptr %v2, i64 %v320
  store <4 x float> %v303, ptr %v321, align 4
  %v322 = add i64 %v6, 912
  %v323 = getelementptr inbounds float, ptr %v2, i64 %v322
  store <4 x float> %v308, ptr %v323, align 4
  %v324 = add i64 %v6, 960
  %v325 = getelementptr inbounds float, ptr %v2, i64 %v324
  store <4 x float> %v309, ptr %v325, align 4
  %v326 = add i64 %v6, 1008
  %v327 = getelementptr inbounds float, ptr %v2, i64 %v326
  store <4 x float> %v313, ptr %v327, align 4
  %v328 = add i64 %v6, 1056
  %v329 = getelementptr inbounds float, ptr %v2, i64 %v328
  store <4 x float> %v315, ptr %v329, align 4
  %v330 = add i64 %v6, 1104
  %v331 = getelementptr inbounds float, ptr %v2, i64 %v330
  store <4 x float> %v319, ptr %v331, align 4
  %v332 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v40
  %v333 = fadd <4 x float> %v332, %v168
  %v334 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v104
  %v335 = fadd <4 x float> %v334, %v333
  %v336 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v104
  %v337 = fadd <4 x float> %v336, %v168
  %v338 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v72
  %v339 = fadd <4 x float> %v338, %v136
  %v340 = fadd <4 x float> %v337, %v339
  %v341 = fsub <4 x float> %v337, %v339
  %v342 = fsub <4 x float> %v168, %v104
  %v343 = fsub <4 x float> %v136, %v72
  %v344 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v343
  %v345 = fadd <4 x float> %v344, %v342
  %v346 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v343
  %v347 = fadd <4 x float> %v346, %v342
  %v348 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v72
  %v349 = fadd <4 x float> %v348, %v200
  %v350 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v136
  %v351 = fadd <4 x float> %v350, %v349
  %v352 = add i64 %v6, 1152
  %v353 = getelementptr inbounds float, ptr %v2, i64 %v352
  store <4 x float> %v335, ptr %v353, align 4
  %v354 = add i64 %v6, 1200
  %v355 = getelementptr inbounds float, ptr %v2, i64 %v354
  store <4 x float> %v340, ptr %v355, align 4
  %v356 = add i64 %v6, 1248
  %v357 = getelementptr inbounds float, ptr %v2, i64 %v356
  store <4 x float> %v341, ptr %v357, align 4
  %v358 = add i64 %v6, 1296
  %v359 = getelementptr inbounds float, ptr %v2, i64 %v358
  store <4 x float> %v345, ptr %v359, align 4
  %v360 = add i64 %v6, 1344
  %v361 = getelementptr inbounds float, ptr %v2, i64 %v360
  store <4 x float> %v347, ptr %v361, align 4
  %v362 = add i64 %v6, 1392
  %v363 = getelementptr inbounds float, ptr %v2, i64 %v362
  store <4 x float> %v351, ptr %v363, align 4
  %v364 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v44
  %v365 = fadd <4 x float> %v364, %v172
  %v366 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v108
  %v367 = fadd <4 x float> %v366, %v365
  %v368 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v108
  %v369 = fadd <4 x float> %v368, %v172
  %v370 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v76
  %v371 = fadd <4 x float> %v370, %v140
  %v372 = fadd <4 x float> %v369, %v371
  %v373 = fsub <4 x float> %v369, %v371
  %v374 = fsub <4 x float> %v172, %v108
  %v375 = fsub <4 x float> %v140, %v76
  %v376 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v375
  %v377 = fadd <4 x float> %v376, %v374
  %v378 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v375
  %v379 = fadd <4 x float> %v378, %v374
  %v380 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v76
  %v381 = fadd <4 x float> %v380, %v204
  %v382 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v140
  %v383 = fadd <4 x float> %v382, %v381
  %v384 = add i64 %v6, 1440
  %v385 = getelementptr inbounds float, ptr %v2, i64 %v384
  store <4 x float> %v367, ptr %v385, align 4
  %v386 = add i64 %v6, 1488
  %v387 = getelementptr inbounds float, ptr %v2, i64 %v386
  store <4 x float> %v372, ptr %v387, align 4
  %v388 = add i64 %v6, 1536
  %v389 = getelementptr inbounds float, ptr %v2, i64 %v388
  store <4 x float> %v373, ptr %v389, align 4
  %v390 = add i64 %v6, 1584
  %v391 = getelementptr inbounds float, ptr %v2, i64 %v390
  store <4 x float> %v377, ptr %v391, align 4
  %v392 = add i64 %v6, 1632
  %v393 = getelementptr inbounds float, ptr %v2, i64 %v392
  store <4 x float> %v379, ptr %v393, align 4
  %v394 = add i64 %v6, 1680
  %v395 = getelementptr inbounds float, ptr %v2, i64 %v394
  store <4 x float> %v383, ptr %v395, align 4
  %v396 = add nsw i64 %v6, 4
  br label %head3
end5:
  %v397 = getelementptr inbounds float, ptr %image, i64 4
  %v398 = getelementptr inbounds float, ptr %v397, i64 0
  %v399 = getelementptr inbounds float, ptr %v397, i64 %line_step
  %v400 = mul i64 %line_step, 2
  %v401 = getelementptr inbounds float, ptr %v397, i64 %v400
  %v402 = mul i64 %line_step, 3
  %v403 = getelementptr inbounds float, ptr %v397, i64 %v402
  %v404 = mul i64 %line_step, 4
  %v405 = getelementptr inbounds float, ptr %v397, i64 %v404
  %v406 = mul i64 %line_step, 5
  %v407 = getelementptr inbounds float, ptr %v397, i64 %v406
  %v408 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v398, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v409 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v399, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v410 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v401, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v411 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v403, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v412 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v405, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v413 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v407, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v414 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v408
  %v415 = fadd <4 x float> %v414, %v412
  %v416 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v410
  %v417 = fadd <4 x float> %v416, %v415
  %v418 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v410
  %v419 = fadd <4 x float> %v418, %v412
  %v420 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v409
  %v421 = fadd <4 x float> %v420, %v411
  %v422 = fadd <4 x float> %v419, %v421
  %v423 = fsub <4 x float> %v419, %v421
  %v424 = fsub <4 x float> %v412, %v410
  %v425 = fsub <4 x float> %v411, %v409
  %v426 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v425
  %v427 = fadd <4 x float> %v426, %v424
  %v428 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v425
  %v429 = fadd <4 x float> %v428, %v424
  %v430 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v409
  %v431 = fadd <4 x float> %v430, %v413
  %v432 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v411
  %v433 = fadd <4 x float> %v432, %v431
  %v434 = getelementptr inbounds float, ptr %v398, i64 5
  %v435 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v434, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v436 = getelementptr inbounds float, ptr %v399, i64 5
  %v437 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v436, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v438 = getelementptr inbounds float, ptr %v401, i64 5
  %v439 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v438, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v440 = getelementptr inbounds float, ptr %v403, i64 5
  %v441 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v440, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v442 = getelementptr inbounds float, ptr %v405, i64 5
  %v443 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v442, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v444 = getelementptr inbounds float, ptr %v407, i64 5
  %v445 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v444, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v446 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v435
  %v447 = fadd <4 x float> %v446, %v443
  %v448 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v439
  %v449 = fadd <4 x float> %v448, %v447
  %v450 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v439
  %v451 = fadd <4 x float> %v450, %v443
  %v452 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v437
  %v453 = fadd <4 x float> %v452, %v441
  %v454 = fadd <4 x float> %v451, %v453
  %v455 = fsub <4 x float> %v451, %v453
  %v456 = fsub <4 x float> %v443, %v439
  %v457 = fsub <4 x float> %v441, %v437
  %v458 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v457
  %v459 = fadd <4 x float> %v458, %v456
  %v460 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v457
  %v461 = fadd <4 x float> %v460, %v456
  %v462 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v437
  %v463 = fadd <4 x float> %v462, %v445
  %v464 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v441
  %v465 = fadd <4 x float> %v464, %v463
  %v466 = getelementptr inbounds float, ptr %v398, i64 10
  %v467 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v466, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v468 = getelementptr inbounds float, ptr %v399, i64 10
  %v469 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v468, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v470 = getelementptr inbounds float, ptr %v401, i64 10
  %v471 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v470, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v472 = getelementptr inbounds float, ptr %v403, i64 10
  %v473 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v472, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v474 = getelementptr inbounds float, ptr %v405, i64 10
  %v475 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v474, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v476 = getelementptr inbounds float, ptr %v407, i64 10
  %v477 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v476, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v478 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v467
  %v479 = fadd <4 x float> %v478, %v475
  %v480 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v471
  %v481 = fadd <4 x float> %v480, %v479
  %v482 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v471
  %v483 = fadd <4 x float> %v482, %v475
  %v484 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v469
  %v485 = fadd <4 x float> %v484, %v473
  %v486 = fadd <4 x float> %v483, %v485
  %v487 = fsub <4 x float> %v483, %v485
  %v488 = fsub <4 x float> %v475, %v471
  %v489 = fsub <4 x float> %v473, %v469
  %v490 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v489
  %v491 = fadd <4 x float> %v490, %v488
  %v492 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v489
  %v493 = fadd <4 x float> %v492, %v488
  %v494 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v469
  %v495 = fadd <4 x float> %v494, %v477
  %v496 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v473
  %v497 = fadd <4 x float> %v496, %v495
  %v498 = getelementptr inbounds float, ptr %v398, i64 15
  %v499 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v498, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v500 = getelementptr inbounds float, ptr %v399, i64 15
  %v501 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v500, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v502 = getelementptr inbounds float, ptr %v401, i64 15
  %v503 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v502, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v504 = getelementptr inbounds float, ptr %v403, i64 15
  %v505 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v504, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v506 = getelementptr inbounds float, ptr %v405, i64 15
  %v507 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v506, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v508 = getelementptr inbounds float, ptr %v407, i64 15
  %v509 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v508, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v510 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v499
  %v511 = fadd <4 x float> %v510, %v507
  %v512 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v503
  %v513 = fadd <4 x float> %v512, %v511
  %v514 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v503
  %v515 = fadd <4 x float> %v514, %v507
  %v516 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v501
  %v517 = fadd <4 x float> %v516, %v505
  %v518 = fadd <4 x float> %v515, %v517
  %v519 = fsub <4 x float> %v515, %v517
  %v520 = fsub <4 x float> %v507, %v503
  %v521 = fsub <4 x float> %v505, %v501
  %v522 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v521
  %v523 = fadd <4 x float> %v522, %v520
  %v524 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v521
  %v525 = fadd <4 x float> %v524, %v520
  %v526 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v501
  %v527 = fadd <4 x float> %v526, %v509
  %v528 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v505
  %v529 = fadd <4 x float> %v528, %v527
  %v530 = getelementptr inbounds float, ptr %v398, i64 20
  %v531 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v530, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v532 = getelementptr inbounds float, ptr %v399, i64 20
  %v533 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v532, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v534 = getelementptr inbounds float, ptr %v401, i64 20
  %v535 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v534, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v536 = getelementptr inbounds float, ptr %v403, i64 20
  %v537 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v536, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v538 = getelementptr inbounds float, ptr %v405, i64 20
  %v539 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v538, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v540 = getelementptr inbounds float, ptr %v407, i64 20
  %v541 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v540, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v542 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v531
  %v543 = fadd <4 x float> %v542, %v539
  %v544 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v535
  %v545 = fadd <4 x float> %v544, %v543
  %v546 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v535
  %v547 = fadd <4 x float> %v546, %v539
  %v548 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v533
  %v549 = fadd <4 x float> %v548, %v537
  %v550 = fadd <4 x float> %v547, %v549
  %v551 = fsub <4 x float> %v547, %v549
  %v552 = fsub <4 x float> %v539, %v535
  %v553 = fsub <4 x float> %v537, %v533
  %v554 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v553
  %v555 = fadd <4 x float> %v554, %v552
  %v556 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v553
  %v557 = fadd <4 x float> %v556, %v552
  %v558 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v533
  %v559 = fadd <4 x float> %v558, %v541
  %v560 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v537
  %v561 = fadd <4 x float> %v560, %v559
  %v562 = getelementptr inbounds float, ptr %v398, i64 25
  %v563 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v562, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v564 = getelementptr inbounds float, ptr %v399, i64 25
  %v565 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v564, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v566 = getelementptr inbounds float, ptr %v401, i64 25
  %v567 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v566, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v568 = getelementptr inbounds float, ptr %v403, i64 25
  %v569 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v568, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v570 = getelementptr inbounds float, ptr %v405, i64 25
  %v571 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v570, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v572 = getelementptr inbounds float, ptr %v407, i64 25
  %v573 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v572, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v574 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v563
  %v575 = fadd <4 x float> %v574, %v571
  %v576 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v567
  %v577 = fadd <4 x float> %v576, %v575
  %v578 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v567
  %v579 = fadd <4 x float> %v578, %v571
  %v580 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v565
  %v581 = fadd <4 x float> %v580, %v569
  %v582 = fadd <4 x float> %v579, %v581
  %v583 = fsub <4 x float> %v579, %v581
  %v584 = fsub <4 x float> %v571, %v567
  %v585 = fsub <4 x float> %v569, %v565
  %v586 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v585
  %v587 = fadd <4 x float> %v586, %v584
  %v588 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v585
  %v589 = fadd <4 x float> %v588, %v584
  %v590 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v565
  %v591 = fadd <4 x float> %v590, %v573
  %v592 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v569
  %v593 = fadd <4 x float> %v592, %v591
  %v594 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v417
  %v595 = fadd <4 x float> %v594, %v545
  %v596 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v481
  %v597 = fadd <4 x float> %v596, %v595
  %v598 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v481
  %v599 = fadd <4 x float> %v598, %v545
  %v600 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v449
  %v601 = fadd <4 x float> %v600, %v513
  %v602 = fadd <4 x float> %v599, %v601
  %v603 = fsub <4 x float> %v599, %v601
  %v604 = fsub <4 x float> %v545, %v481
  %v605 = fsub <4 x float> %v513, %v449
  %v606 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v605
  %v607 = fadd <4 x float> %v606, %v604
  %v608 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v605
  %v609 = fadd <4 x float> %v608, %v604
  %v610 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v449
  %v611 = fadd <4 x float> %v610, %v577
  %v612 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v513
  %v613 = fadd <4 x float> %v612, %v611
  %v614 = getelementptr inbounds float, ptr %v2, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v597, ptr align 4 %v614, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v615 = add i64 4, 48
  %v616 = getelementptr inbounds float, ptr %v2, i64 %v615
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v602, ptr align 4 %v616, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v617 = add i64 4, 96
  %v618 = getelementptr inbounds float, ptr %v2, i64 %v617
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v603, ptr align 4 %v618, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v619 = add i64 4, 144
  %v620 = getelementptr inbounds float, ptr %v2, i64 %v619
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v607, ptr align 4 %v620, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v621 = add i64 4, 192
  %v622 = getelementptr inbounds float, ptr %v2, i64 %v621
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v609, ptr align 4 %v622, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v623 = add i64 4, 240
  %v624 = getelementptr inbounds float, ptr %v2, i64 %v623
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v613, ptr align 4 %v624, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v625 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v422
  %v626 = fadd <4 x float> %v625, %v550
  %v627 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v486
  %v628 = fadd <4 x float> %v627, %v626
  %v629 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v486
  %v630 = fadd <4 x float> %v629, %v550
  %v631 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v454
  %v632 = fadd <4 x float> %v631, %v518
  %v633 = fadd <4 x float> %v630, %v632
  %v634 = fsub <4 x float> %v630, %v632
  %v635 = fsub <4 x float> %v550, %v486
  %v636 = fsub <4 x float> %v518, %v454
  %v637 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v636
  %v638 = fadd <4 x float> %v637, %v635
  %v639 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v636
  %v640 = fadd <4 x float> %v639, %v635
  %v641 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v454
  %v642 = fadd <4 x float> %v641, %v582
  %v643 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v518
  %v644 = fadd <4 x float> %v643, %v642
  %v645 = add i64 4, 288
  %v646 = getelementptr inbounds float, ptr %v2, i64 %v645
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v628, ptr align 4 %v646, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v647 = add i64 4, 336
  %v648 = getelementptr inbounds float, ptr %v2, i64 %v647
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v633, ptr align 4 %v648, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v649 = add i64 4, 384
  %v650 = getelementptr inbounds float, ptr %v2, i64 %v649
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v634, ptr align 4 %v650, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v651 = add i64 4, 432
  %v652 = getelementptr inbounds float, ptr %v2, i64 %v651
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v638, ptr align 4 %v652, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v653 = add i64 4, 480
  %v654 = getelementptr inbounds float, ptr %v2, i64 %v653
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v640, ptr align 4 %v654, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v655 = add i64 4, 528
  %v656 = getelementptr inbounds float, ptr %v2, i64 %v655
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v644, ptr align 4 %v656, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v657 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v423
  %v658 = fadd <4 x float> %v657, %v551
  %v659 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v487
  %v660 = fadd <4 x float> %v659, %v658
  %v661 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v487
  %v662 = fadd <4 x float> %v661, %v551
  %v663 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v455
  %v664 = fadd <4 x float> %v663, %v519
  %v665 = fadd <4 x float> %v662, %v664
  %v666 = fsub <4 x float> %v662, %v664
  %v667 = fsub <4 x float> %v551, %v487
  %v668 = fsub <4 x float> %v519, %v455
  %v669 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v668
  %v670 = fadd <4 x float> %v669, %v667
  %v671 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v668
  %v672 = fadd <4 x float> %v671, %v667
  %v673 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v455
  %v674 = fadd <4 x float> %v673, %v583
  %v675 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v519
  %v676 = fadd <4 x float> %v675, %v674
  %v677 = add i64 4, 576
  %v678 = getelementptr inbounds float, ptr %v2, i64 %v677
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v660, ptr align 4 %v678, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v679 = add i64 4, 624
  %v680 = getelementptr inbounds float, ptr %v2, i64 %v679
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v665, ptr align 4 %v680, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v681 = add i64 4, 672
  %v682 = getelementptr inbounds float, ptr %v2, i64 %v681
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v666, ptr align 4 %v682, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v683 = add i64 4, 720
  %v684 = getelementptr inbounds float, ptr %v2, i64 %v683
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v670, ptr align 4 %v684, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v685 = add i64 4, 768
  %v686 = getelementptr inbounds float, ptr %v2, i64 %v685
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v672, ptr align 4 %v686, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v687 = add i64 4, 816
  %v688 = getelementptr inbounds float, ptr %v2, i64 %v687
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v676, ptr align 4 %v688, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v689 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v427
  %v690 = fadd <4 x float> %v689, %v555
  %v691 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v491
  %v692 = fadd <4 x float> %v691, %v690
  %v693 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v491
  %v694 = fadd <4 x float> %v693, %v555
  %v695 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v459
  %v696 = fadd <4 x float> %v695, %v523
  %v697 = fadd <4 x float> %v694, %v696
  %v698 = fsub <4 x float> %v694, %v696
  %v699 = fsub <4 x float> %v555, %v491
  %v700 = fsub <4 x float> %v523, %v459
  %v701 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v700
  %v702 = fadd <4 x float> %v701, %v699
  %v703 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v700
  %v704 = fadd <4 x float> %v703, %v699
  %v705 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v459
  %v706 = fadd <4 x float> %v705, %v587
  %v707 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v523
  %v708 = fadd <4 x float> %v707, %v706
  %v709 = add i64 4, 864
  %v710 = getelementptr inbounds float, ptr %v2, i64 %v709
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v692, ptr align 4 %v710, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v711 = add i64 4, 912
  %v712 = getelementptr inbounds float, ptr %v2, i64 %v711
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v697, ptr align 4 %v712, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v713 = add i64 4, 960
  %v714 = getelementptr inbounds float, ptr %v2, i64 %v713
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v698, ptr align 4 %v714, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v715 = add i64 4, 1008
  %v716 = getelementptr inbounds float, ptr %v2, i64 %v715
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v702, ptr align 4 %v716, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v717 = add i64 4, 1056
  %v718 = getelementptr inbounds float, ptr %v2, i64 %v717
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v704, ptr align 4 %v718, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v719 = add i64 4, 1104
  %v720 = getelementptr inbounds float, ptr %v2, i64 %v719
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v708, ptr align 4 %v720, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v721 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v429
  %v722 = fadd <4 x float> %v721, %v557
  %v723 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v493
  %v724 = fadd <4 x float> %v723, %v722
  %v725 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v493
  %v726 = fadd <4 x float> %v725, %v557
  %v727 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v461
  %v728 = fadd <4 x float> %v727, %v525
  %v729 = fadd <4 x float> %v726, %v728
  %v730 = fsub <4 x float> %v726, %v728
  %v731 = fsub <4 x float> %v557, %v493
  %v732 = fsub <4 x float> %v525, %v461
  %v733 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v732
  %v734 = fadd <4 x float> %v733, %v731
  %v735 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v732
  %v736 = fadd <4 x float> %v735, %v731
  %v737 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v461
  %v738 = fadd <4 x float> %v737, %v589
  %v739 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v525
  %v740 = fadd <4 x float> %v739, %v738
  %v741 = add i64 4, 1152
  %v742 = getelementptr inbounds float, ptr %v2, i64 %v741
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v724, ptr align 4 %v742, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v743 = add i64 4, 1200
  %v744 = getelementptr inbounds float, ptr %v2, i64 %v743
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v729, ptr align 4 %v744, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v745 = add i64 4, 1248
  %v746 = getelementptr inbounds float, ptr %v2, i64 %v745
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v730, ptr align 4 %v746, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v747 = add i64 4, 1296
  %v748 = getelementptr inbounds float, ptr %v2, i64 %v747
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v734, ptr align 4 %v748, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v749 = add i64 4, 1344
  %v750 = getelementptr inbounds float, ptr %v2, i64 %v749
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v736, ptr align 4 %v750, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v751 = add i64 4, 1392
  %v752 = getelementptr inbounds float, ptr %v2, i64 %v751
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v740, ptr align 4 %v752, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v753 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v433
  %v754 = fadd <4 x float> %v753, %v561
  %v755 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v497
  %v756 = fadd <4 x float> %v755, %v754
  %v757 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v497
  %v758 = fadd <4 x float> %v757, %v561
  %v759 = fmul <4 x float> <float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000, float 0xC010000000000000>, %v465
  %v760 = fadd <4 x float> %v759, %v529
  %v761 = fadd <4 x float> %v758, %v760
  %v762 = fsub <4 x float> %v758, %v760
  %v763 = fsub <4 x float> %v561, %v497
  %v764 = fsub <4 x float> %v529, %v465
  %v765 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v764
  %v766 = fadd <4 x float> %v765, %v763
  %v767 = fmul <4 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, %v764
  %v768 = fadd <4 x float> %v767, %v763
  %v769 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v465
  %v770 = fadd <4 x float> %v769, %v593
  %v771 = fmul <4 x float> <float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000, float 0xC014000000000000>, %v529
  %v772 = fadd <4 x float> %v771, %v770
  %v773 = add i64 4, 1440
  %v774 = getelementptr inbounds float, ptr %v2, i64 %v773
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v756, ptr align 4 %v774, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v775 = add i64 4, 1488
  %v776 = getelementptr inbounds float, ptr %v2, i64 %v775
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v761, ptr align 4 %v776, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v777 = add i64 4, 1536
  %v778 = getelementptr inbounds float, ptr %v2, i64 %v777
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v762, ptr align 4 %v778, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v779 = add i64 4, 1584
  %v780 = getelementptr inbounds float, ptr %v2, i64 %v779
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v766, ptr align 4 %v780, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v781 = add i64 4, 1632
  %v782 = getelementptr inbounds float, ptr %v2, i64 %v781
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v768, ptr align 4 %v782, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v783 = add i64 4, 1680
  %v784 = getelementptr inbounds float, ptr %v2, i64 %v783
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v772, ptr align 4 %v784, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v40, %end8 ]
  %v5 = icmp slt i64 %v4, 6
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v39, %end27 ]
  %v10 = icmp slt i64 %v9, 6
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 7
  %v14 = icmp ult i64 %v12, 9
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 9
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 5
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 6
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 5
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 4
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <4 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 4
  br label %head25
end27:
  %v35 = select i1 %v15, i64 4, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v36, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v38 = getelementptr inbounds float, ptr %v24, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v37, ptr align 4 %v38, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v39 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v40 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_patch_line(ptr %image, ptr %v, i64 %first, i64 %line, ptr %scratch) #0 {
entry:
  %v1 = mul i64 %line, 4
  %v2 = sub i64 %v1, 1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end22 ]
  %v7 = icmp slt i64 %v6, 3
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 4
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 2
  %v12 = icmp ult i64 %v9, 4
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 45
  %v17 = mul i64 %v9, 5
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 45, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 30, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define internal void @k_1_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v24, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v23, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v16, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 8
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 4
  %v24 = getelementptr inbounds float, ptr %v5, i64 1
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v26 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v9, ptr %v26, align 4
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v18, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v24, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v11 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v12 = icmp slt i64 %v4, 5
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <4 x float> poison, float %v14, i64 0
  %v16 = shufflevector <4 x float> %v15, <4 x float> poison, <4 x i32> zeroinitializer
  %v17 = fmul <4 x float> %v16, %v13
  %v18 = fadd <4 x float> %v17, %v8
  %v19 = getelementptr inbounds float, ptr %v5, i64 8
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v13
  %v24 = fadd <4 x float> %v23, %v9
  %v25 = getelementptr inbounds float, ptr %v5, i64 16
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v13
  %v30 = fadd <4 x float> %v29, %v10
  %v31 = getelementptr inbounds float, ptr %v5, i64 24
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v13
  %v36 = fadd <4 x float> %v35, %v11
  %v37 = getelementptr inbounds float, ptr %v6, i64 4
  %v38 = getelementptr inbounds float, ptr %v5, i64 1
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v40 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v9, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %c, i64 8
  store <4 x float> %v10, ptr %v41, align 4
  %v42 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v11, ptr %v42, align 4
  ret void
}
define internal void @k_output_4_4(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v391, %end333 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 288
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 576
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 864
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 1152
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 1440
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = fadd <4 x float> %v9, %v11
  %v19 = fsub <4 x float> %v9, %v11
  %v20 = fadd <4 x float> %v13, %v15
  %v21 = fsub <4 x float> %v13, %v15
  %v22 = fadd <4 x float> %v7, %v18
  %v23 = fadd <4 x float> %v22, %v20
  %v24 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v21
  %v25 = fadd <4 x float> %v24, %v19
  %v26 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v20
  %v27 = fadd <4 x float> %v26, %v18
  %v28 = fadd <4 x float> %v19, %v17
  %v29 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v21
  %v30 = fadd <4 x float> %v29, %v28
  %v31 = getelementptr inbounds float, ptr %v6, i64 48
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v6, i64 336
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v6, i64 624
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v6, i64 912
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v6, i64 1200
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 1488
  %v42 = load <4 x float>, ptr %v41, align 4
  %v43 = fadd <4 x float> %v34, %v36
  %v44 = fsub <4 x float> %v34, %v36
  %v45 = fadd <4 x float> %v38, %v40
  %v46 = fsub <4 x float> %v38, %v40
  %v47 = fadd <4 x float> %v32, %v43
  %v48 = fadd <4 x float> %v47, %v45
  %v49 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v46
  %v50 = fadd <4 x float> %v49, %v44
  %v51 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v45
  %v52 = fadd <4 x float> %v51, %v43
  %v53 = fadd <4 x float> %v44, %v42
  %v54 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v46
  %v55 = fadd <4 x float> %v54, %v53
  %v56 = getelementptr inbounds float, ptr %v6, i64 96
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v6, i64 384
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v6, i64 672
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v6, i64 960
  %v63 = load <4 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %v6, i64 1248
  %v65 = load <4 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %v6, i64 1536
  %v67 = load <4 x float>, ptr %v66, align 4
  %v68 = fadd <4 x float> %v59, %v61
  %v69 = fsub <4 x float> %v59, %v61
  %v70 = fadd <4 x float> %v63, %v65
  %v71 = fsub <4 x float> %v63, %v65
  %v72 = fadd <4 x float> %v57, %v68
  %v73 = fadd <4 x float> %v72, %v70
  %v74 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v71
  %v75 = fadd <4 x float> %v74, %v69
  %v76 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v70
  %v77 = fadd <4 x float> %v76, %v68
  %v78 = fadd <4 x float> %v69, %v67
  %v79 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v71
  %v80 = fadd <4 x float> %v79, %v78
  %v81 = getelementptr inbounds float, ptr %v6, i64 144
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %v6, i64 432
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %v6, i64 720
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 1008
  %v88 = load <4 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %v6, i64 1296
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = getelementptr inbounds float, ptr %v6, i64 1584
  %v92 = load <4 x float>, ptr %v91, align 4
  %v93 = fadd <4 x float> %v84, %v86
  %v94 = fsub <4 x float> %v84, %v86
  %v95 = fadd <4 x float> %v88, %v90
  %v96 = fsub <4 x float> %v88, %v90
  %v97 = fadd <4 x float> %v82, %v93
  %v98 = fadd <4 x float> %v97, %v95
  %v99 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v96
  %v100 = fadd <4 x float> %v99, %v94
  %v101 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v95
  %v102 = fadd <4 x float> %v101, %v93
  %v103 = fadd <4 x float> %v94, %v92
  %v104 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v96
  %v105 = fadd <4 x float> %v104, %v103
  %v106 = getelementptr inbounds float, ptr %v6, i64 192
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = getelementptr inbounds float, ptr %v6, i64 480
  %v109 = load <4 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %v6, i64 768
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = getelementptr inbounds float, ptr %v6, i64 1056
  %v113 = load <4 x float>, ptr %v112, align 4
  %v114 = getelementptr inbounds float, ptr %v6, i64 1344
  %v115 = load <4 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %v6, i64 1632
  %v117 = load <4 x float>, ptr %v116, align 4
  %v118 = fadd <4 x float> %v109, %v111
  %v119 = fsub <4 x float> %v109, %v111
  %v120 = fadd <4 x float> %v113, %v115
  %v121 = fsub <4 x float> %v113, %v115
  %v122 = fadd <4 x float> %v107, %v118
  %v123 = fadd <4 x float> %v122, %v120
  %v124 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v121
  %v125 = fadd <4 x float> %v124, %v119
  %v126 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v120
  %v127 = fadd <4 x float> %v126, %v118
  %v128 = fadd <4 x float> %v119, %v117
  %v129 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v121
  %v130 = fadd <4 x float> %v129, %v128
  %v131 = getelementptr inbounds float, ptr %v6, i64 240
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = getelementptr inbounds float, ptr %v6, i64 528
  %v134 = load <4 x float>, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %v6, i64 816
  %v136 = load <4 x float>, ptr %v135, align 4
  %v137 = getelementptr inbounds float, ptr %v6, i64 1104
  %v138 = load <4 x float>, ptr %v137, align 4
  %v139 = getelementptr inbounds float, ptr %v6, i64 1392
  %v140 = load <4 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %v6, i64 1680
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = fadd <4 x float> %v134, %v136
  %v144 = fsub <4 x float> %v134, %v136
  %v145 = fadd <4 x float> %v138, %v140
  %v146 = fsub <4 x float> %v138, %v140
  %v147 = fadd <4 x float> %v132, %v143
  %v148 = fadd <4 x float> %v147, %v145
  %v149 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v146
  %v150 = fadd <4 x float> %v149, %v144
  %v151 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v145
  %v152 = fadd <4 x float> %v151, %v143
  %v153 = fadd <4 x float> %v144, %v142
  %v154 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v146
  %v155 = fadd <4 x float> %v154, %v153
  %v156 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v157 = load <4 x float>, ptr %v156, align 4
  %v158 = add i64 %column, %v4
  %v159 = getelementptr inbounds float, ptr %out, i64 %v4
  %v160 = fadd <4 x float> %v48, %v73
  %v161 = fsub <4 x float> %v48, %v73
  %v162 = fadd <4 x float> %v98, %v123
  %v163 = fsub <4 x float> %v98, %v123
  %v164 = fadd <4 x float> %v23, %v160
  %v165 = fadd <4 x float> %v164, %v162
  %v166 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v163
  %v167 = fadd <4 x float> %v166, %v161
  %v168 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v162
  %v169 = fadd <4 x float> %v168, %v160
  %v170 = fadd <4 x float> %v161, %v148
  %v171 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v163
  %v172 = fadd <4 x float> %v171, %v170
  %v173 = mul i64 %row, 17
  %v174 = getelementptr inbounds float, ptr %x0, i64 %v173
  %v175 = fadd <4 x float> %v165, %v157
  %v176 = getelementptr inbounds float, ptr %v174, i64 %v158
  %v177 = load <4 x float>, ptr %v176, align 4
  %v178 = fadd <4 x float> %v175, %v177
  %v179 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v178
  %v180 = select <4 x i1> %v179, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v178
  store <4 x float> %v180, ptr %v159, align 4
  %v181 = add i64 %row, 1
  %v182 = mul i64 %v181, 17
  %v183 = getelementptr inbounds float, ptr %x0, i64 %v182
  %v184 = fadd <4 x float> %v167, %v157
  %v185 = getelementptr inbounds float, ptr %v183, i64 %v158
  %v186 = load <4 x float>, ptr %v185, align 4
  %v187 = fadd <4 x float> %v184, %v186
  %v188 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v187
  %v189 = select <4 x i1> %v188, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v187
  %v190 = getelementptr inbounds float, ptr %v159, i64 17
  store <4 x float> %v189, ptr %v190, align 4
  %v191 = add i64 %row, 2
  %v192 = mul i64 %v191, 17
  %v193 = getelementptr inbounds float, ptr %x0, i64 %v192
  %v194 = fadd <4 x float> %v169, %v157
  %v195 = getelementptr inbounds float, ptr %v193, i64 %v158
  %v196 = load <4 x float>, ptr %v195, align 4
  %v197 = fadd <4 x float> %v194, %v196
  %v198 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v197
  %v199 = select <4 x i1> %v198, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v197
  %v200 = getelementptr inbounds float, ptr %v159, i64 34
  store <4 x float> %v199, ptr %v200, align 4
  %v201 = add i64 %row, 3
  %v202 = mul i64 %v201, 17
  %v203 = getelementptr inbounds float, ptr %x0, i64 %v202
  %v204 = fadd <4 x float> %v172, %v157
  %v205 = getelementptr inbounds float, ptr %v203, i64 %v158
  %v206 = load <4 x float>, ptr %v205, align 4
  %v207 = fadd <4 x float> %v204, %v206
  %v208 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v207
  %v209 = select <4 x i1> %v208, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v207
  %v210 = getelementptr inbounds float, ptr %v159, i64 51
  store <4 x float> %v209, ptr %v210, align 4
  %v211 = icmp sgt i64 %lines, 1
  br i1 %v211, label %then212, label %end213
then212:
  %v214 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v215 = load <4 x float>, ptr %v214, align 4
  %v216 = add i64 %column, %v4
  %v217 = getelementptr inbounds float, ptr %out, i64 153
  %v218 = getelementptr inbounds float, ptr %v217, i64 %v4
  %v219 = fadd <4 x float> %v50, %v75
  %v220 = fsub <4 x float> %v50, %v75
  %v221 = fadd <4 x float> %v100, %v125
  %v222 = fsub <4 x float> %v100, %v125
  %v223 = fadd <4 x float> %v25, %v219
  %v224 = fadd <4 x float> %v223, %v221
  %v225 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v222
  %v226 = fadd <4 x float> %v225, %v220
  %v227 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v221
  %v228 = fadd <4 x float> %v227, %v219
  %v229 = fadd <4 x float> %v220, %v150
  %v230 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v222
  %v231 = fadd <4 x float> %v230, %v229
  %v232 = add i64 %row, 9
  %v233 = mul i64 %v232, 17
  %v234 = getelementptr inbounds float, ptr %x0, i64 %v233
  %v235 = fadd <4 x float> %v224, %v215
  %v236 = getelementptr inbounds float, ptr %v234, i64 %v216
  %v237 = load <4 x float>, ptr %v236, align 4
  %v238 = fadd <4 x float> %v235, %v237
  %v239 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v238
  %v240 = select <4 x i1> %v239, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v238
  store <4 x float> %v240, ptr %v218, align 4
  %v241 = add i64 %row, 10
  %v242 = mul i64 %v241, 17
  %v243 = getelementptr inbounds float, ptr %x0, i64 %v242
  %v244 = fadd <4 x float> %v226, %v215
  %v245 = getelementptr inbounds float, ptr %v243, i64 %v216
  %v246 = load <4 x float>, ptr %v245, align 4
  %v247 = fadd <4 x float> %v244, %v246
  %v248 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v247
  %v249 = select <4 x i1> %v248, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v247
  %v250 = getelementptr inbounds float, ptr %v218, i64 17
  store <4 x float> %v249, ptr %v250, align 4
  %v251 = add i64 %row, 11
  %v252 = mul i64 %v251, 17
  %v253 = getelementptr inbounds float, ptr %x0, i64 %v252
  %v254 = fadd <4 x float> %v228, %v215
  %v255 = getelementptr inbounds float, ptr %v253, i64 %v216
  %v256 = load <4 x float>, ptr %v255, align 4
  %v257 = fadd <4 x float> %v254, %v256
  %v258 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v257
  %v259 = select <4 x i1> %v258, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v257
  %v260 = getelementptr inbounds float, ptr %v218, i64 34
  store <4 x float> %v259, ptr %v260, align 4
  %v261 = add i64 %row, 12
  %v262 = mul i64 %v261, 17
  %v263 = getelementptr inbounds float, ptr %x0, i64 %v262
  %v264 = fadd <4 x float> %v231, %v215
  %v265 = getelementptr inbounds float, ptr %v263, i64 %v216
  %v266 = load <4 x float>, ptr %v265, align 4
  %v267 = fadd <4 x float> %v264, %v266
  %v268 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v267
  %v269 = select <4 x i1> %v268, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v267
  %v270 = getelementptr inbounds float, ptr %v218, i64 51
  store <4 x float> %v269, ptr %v270, align 4
  br label %end213
end213:
  %v271 = icmp sgt i64 %lines, 2
  br i1 %v271, label %then272, label %end273
then272:
  %v274 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v275 = load <4 x float>, ptr %v274, align 4
  %v276 = add i64 %column, %v4
  %v277 = getelementptr inbounds float, ptr %out, i64 306
  %v278 = getelementptr inbounds float, ptr %v277, i64 %v4
  %v279 = fadd <4 x float> %v52, %v77
  %v280 = fsub <4 x float> %v52, %v77
  %v281 = fadd <4 x float> %v102, %v127
  %v282 = fsub <4 x float> %v102, %v127
  %v283 = fadd <4 x float> %v27, %v279
  %v284 = fadd <4 x float> %v283, %v281
  %v285 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v282
  %v286 = fadd <4 x float> %v285, %v280
  %v287 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v281
  %v288 = fadd <4 x float> %v287, %v279
  %v289 = fadd <4 x float> %v280, %v152
  %v290 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v282
  %v291 = fadd <4 x float> %v290, %v289
  %v292 = add i64 %row, 18
  %v293 = mul i64 %v292, 17
  %v294 = getelementptr inbounds float, ptr %x0, i64 %v293
  %v295 = fadd <4 x float> %v284, %v275
  %v296 = getelementptr inbounds float, ptr %v294, i64 %v276
  %v297 = load <4 x float>, ptr %v296, align 4
  %v298 = fadd <4 x float> %v295, %v297
  %v299 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v298
  %v300 = select <4 x i1> %v299, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v298
  store <4 x float> %v300, ptr %v278, align 4
  %v301 = add i64 %row, 19
  %v302 = mul i64 %v301, 17
  %v303 = getelementptr inbounds float, ptr %x0, i64 %v302
  %v304 = fadd <4 x float> %v286, %v275
  %v305 = getelementptr inbounds float, ptr %v303, i64 %v276
  %v306 = load <4 x float>, ptr %v305, align 4
  %v307 = fadd <4 x float> %v304, %v306
  %v308 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v307
  %v309 = select <4 x i1> %v308, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v307
  %v310 = getelementptr inbounds float, ptr %v278, i64 17
  store <4 x float> %v309, ptr %v310, align 4
  %v311 = add i64 %row, 20
  %v312 = mul i64 %v311, 17
  %v313 = getelementptr inbounds float, ptr %x0, i64 %v312
  %v314 = fadd <4 x float> %v288, %v275
  %v315 = getelementptr inbounds float, ptr %v313, i64 %v276
  %v316 = load <4 x float>, ptr %v315, align 4
  %v317 = fadd <4 x float> %v314, %v316
  %v318 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v317
  %v319 = select <4 x i1> %v318, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v317
  %v320 = getelementptr inbounds float, ptr %v278, i64 34
  store <4 x float> %v319, ptr %v320, align 4
  %v321 = add i64 %row, 21
  %v322 = mul i64 %v321, 17
  %v323 = getelementptr inbounds float, ptr %x0, i64 %v322
  %v324 = fadd <4 x float> %v291, %v275
  %v325 = getelementptr inbounds float, ptr %v323, i64 %v276
  %v326 = load <4 x float>, ptr %v325, align 4
  %v327 = fadd <4 x float> %v324, %v326
  %v328 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v327
  %v329 = select <4 x i1> %v328, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v327
  %v330 = getelementptr inbounds float, ptr %v278, i64 51
  store <4 x float> %v329, ptr %v330, align 4
  br label %end273
end273:
  %v331 = icmp sgt i64 %lines, 3
  br i1 %v331, label %then332, label %end333
then332:
  %v334 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v335 = load <4 x float>, ptr %v334, align 4
  %v336 = add i64 %column, %v4
  %v337 = getelementptr inbounds float, ptr %out, i64 459
  %v338 = getelementptr inbounds float, ptr %v337, i64 %v4
  %v339 = fadd <4 x float> %v55, %v80
  %v340 = fsub <4 x float> %v55, %v80
  %v341 = fadd <4 x float> %v105, %v130
  %v342 = fsub <4 x float> %v105, %v130
  %v343 = fadd <4 x float> %v30, %v339
  %v344 = fadd <4 x float> %v343, %v341
  %v345 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v342
  %v346 = fadd <4 x float> %v345, %v340
  %v347 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v341
  %v348 = fadd <4 x float> %v347, %v339
  %v349 = fadd <4 x float> %v340, %v155
  %v350 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v342
  %v351 = fadd <4 x float> %v350, %v349
  %v352 = add i64 %row, 27
  %v353 = mul i64 %v352, 17
  %v354 = getelementptr inbounds float, ptr %x0, i64 %v353
  %v355 = fadd <4 x float> %v344, %v335
  %v356 = getelementptr inbounds float, ptr %v354, i64 %v336
  %v357 = load <4 x float>, ptr %v356, align 4
  %v358 = fadd <4 x float> %v355, %v357
  %v359 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v358
  %v360 = select <4 x i1> %v359, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v358
  store <4 x float> %v360, ptr %v338, align 4
  %v361 = add i64 %row, 28
  %v362 = mul i64 %v361, 17
  %v363 = getelementptr inbounds float, ptr %x0, i64 %v362
  %v364 = fadd <4 x float> %v346, %v335
  %v365 = getelementptr inbounds float, ptr %v363, i64 %v336
  %v366 = load <4 x float>, ptr %v365, align 4
  %v367 = fadd <4 x float> %v364, %v366
  %v368 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v367
  %v369 = select <4 x i1> %v368, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v367
  %v370 = getelementptr inbounds float, ptr %v338, i64 17
  store <4 x float> %v369, ptr %v370, align 4
  %v371 = add i64 %row, 29
  %v372 = mul i64 %v371, 17
  %v373 = getelementptr inbounds float, ptr %x0, i64 %v372
  %v374 = fadd <4 x float> %v348, %v335
  %v375 = getelementptr inbounds float, ptr %v373, i64 %v336
  %v376 = load <4 x float>, ptr %v375, align 4
  %v377 = fadd <4 x float> %v374, %v376
  %v378 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v377
  %v379 = select <4 x i1> %v378, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v377
  %v380 = getelementptr inbounds float, ptr %v338, i64 34
  store <4 x float> %v379, ptr %v380, align 4
  %v381 = add i64 %row, 30
  %v382 = mul i64 %v381, 17
  %v383 = getelementptr inbounds float, ptr %x0, i64 %v382
  %v384 = fadd <4 x float> %v351, %v335
  %v385 = getelementptr inbounds float, ptr %v383, i64 %v336
  %v386 = load <4 x float>, ptr %v385, align 4
  %v387 = fadd <4 x float> %v384, %v386
  %v388 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v387
  %v389 = select <4 x i1> %v388, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v387
  %v390 = getelementptr inbounds float, ptr %v338, i64 51
  store <4 x float> %v389, ptr %v390, align 4
  br label %end333
end333:
  %v391 = add nsw i64 %v4, 4
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_4(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v235, %end216 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 288
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 576
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 864
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 1152
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 1440
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = fadd <4 x float> %v9, %v11
  %v19 = fsub <4 x float> %v9, %v11
  %v20 = fadd <4 x float> %v13, %v15
  %v21 = fsub <4 x float> %v13, %v15
  %v22 = fadd <4 x float> %v7, %v18
  %v23 = fadd <4 x float> %v22, %v20
  %v24 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v21
  %v25 = fadd <4 x float> %v24, %v19
  %v26 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v20
  %v27 = fadd <4 x float> %v26, %v18
  %v28 = fadd <4 x float> %v19, %v17
  %v29 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v21
  %v30 = fadd <4 x float> %v29, %v28
  %v31 = getelementptr inbounds float, ptr %v6, i64 48
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v6, i64 336
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v6, i64 624
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v6, i64 912
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v6, i64 1200
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 1488
  %v42 = load <4 x float>, ptr %v41, align 4
  %v43 = fadd <4 x float> %v34, %v36
  %v44 = fsub <4 x float> %v34, %v36
  %v45 = fadd <4 x float> %v38, %v40
  %v46 = fsub <4 x float> %v38, %v40
  %v47 = fadd <4 x float> %v32, %v43
  %v48 = fadd <4 x float> %v47, %v45
  %v49 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v46
  %v50 = fadd <4 x float> %v49, %v44
  %v51 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v45
  %v52 = fadd <4 x float> %v51, %v43
  %v53 = fadd <4 x float> %v44, %v42
  %v54 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v46
  %v55 = fadd <4 x float> %v54, %v53
  %v56 = getelementptr inbounds float, ptr %v6, i64 96
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v6, i64 384
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v6, i64 672
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v6, i64 960
  %v63 = load <4 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %v6, i64 1248
  %v65 = load <4 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %v6, i64 1536
  %v67 = load <4 x float>, ptr %v66, align 4
  %v68 = fadd <4 x float> %v59, %v61
  %v69 = fsub <4 x float> %v59, %v61
  %v70 = fadd <4 x float> %v63, %v65
  %v71 = fsub <4 x float> %v63, %v65
  %v72 = fadd <4 x float> %v57, %v68
  %v73 = fadd <4 x float> %v72, %v70
  %v74 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v71
  %v75 = fadd <4 x float> %v74, %v69
  %v76 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v70
  %v77 = fadd <4 x float> %v76, %v68
  %v78 = fadd <4 x float> %v69, %v67
  %v79 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v71
  %v80 = fadd <4 x float> %v79, %v78
  %v81 = getelementptr inbounds float, ptr %v6, i64 144
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %v6, i64 432
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %v6, i64 720
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 1008
  %v88 = load <4 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %v6, i64 1296
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = getelementptr inbounds float, ptr %v6, i64 1584
  %v92 = load <4 x float>, ptr %v91, align 4
  %v93 = fadd <4 x float> %v84, %v86
  %v94 = fsub <4 x float> %v84, %v86
  %v95 = fadd <4 x float> %v88, %v90
  %v96 = fsub <4 x float> %v88, %v90
  %v97 = fadd <4 x float> %v82, %v93
  %v98 = fadd <4 x float> %v97, %v95
  %v99 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v96
  %v100 = fadd <4 x float> %v99, %v94
  %v101 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v95
  %v102 = fadd <4 x float> %v101, %v93
  %v103 = fadd <4 x float> %v94, %v92
  %v104 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v96
  %v105 = fadd <4 x float> %v104, %v103
  %v106 = getelementptr inbounds float, ptr %v6, i64 192
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = getelementptr inbounds float, ptr %v6, i64 480
  %v109 = load <4 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %v6, i64 768
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = getelementptr inbounds float, ptr %v6, i64 1056
  %v113 = load <4 x float>, ptr %v112, align 4
  %v114 = getelementptr inbounds float, ptr %v6, i64 1344
  %v115 = load <4 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %v6, i64 1632
  %v117 = load <4 x float>, ptr %v116, align 4
  %v118 = fadd <4 x float> %v109, %v111
  %v119 = fsub <4 x float> %v109, %v111
  %v120 = fadd <4 x float> %v113, %v115
  %v121 = fsub <4 x float> %v113, %v115
  %v122 = fadd <4 x float> %v107, %v118
  %v123 = fadd <4 x float> %v122, %v120
  %v124 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v121
  %v125 = fadd <4 x float> %v124, %v119
  %v126 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v120
  %v127 = fadd <4 x float> %v126, %v118
  %v128 = fadd <4 x float> %v119, %v117
  %v129 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v121
  %v130 = fadd <4 x float> %v129, %v128
  %v131 = getelementptr inbounds float, ptr %v6, i64 240
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = getelementptr inbounds float, ptr %v6, i64 528
  %v134 = load <4 x float>, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %v6, i64 816
  %v136 = load <4 x float>, ptr %v135, align 4
  %v137 = getelementptr inbounds float, ptr %v6, i64 1104
  %v138 = load <4 x float>, ptr %v137, align 4
  %v139 = getelementptr inbounds float, ptr %v6, i64 1392
  %v140 = load <4 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %v6, i64 1680
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = fadd <4 x float> %v134, %v136
  %v144 = fsub <4 x float> %v134, %v136
  %v145 = fadd <4 x float> %v138, %v140
  %v146 = fsub <4 x float> %v138, %v140
  %v147 = fadd <4 x float> %v132, %v143
  %v148 = fadd <4 x float> %v147, %v145
  %v149 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v146
  %v150 = fadd <4 x float> %v149, %v144
  %v151 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v145
  %v152 = fadd <4 x float> %v151, %v143
  %v153 = fadd <4 x float> %v144, %v142
  %v154 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v146
  %v155 = fadd <4 x float> %v154, %v153
  %v156 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v157 = load <4 x float>, ptr %v156, align 4
  %v158 = add i64 %column, %v4
  %v159 = getelementptr inbounds float, ptr %out, i64 %v4
  %v160 = fadd <4 x float> %v23, %v48
  %v161 = fadd <4 x float> %v160, %v73
  %v162 = fadd <4 x float> %v161, %v98
  %v163 = fadd <4 x float> %v162, %v123
  %v164 = mul i64 %row, 17
  %v165 = getelementptr inbounds float, ptr %x0, i64 %v164
  %v166 = fadd <4 x float> %v163, %v157
  %v167 = getelementptr inbounds float, ptr %v165, i64 %v158
  %v168 = load <4 x float>, ptr %v167, align 4
  %v169 = fadd <4 x float> %v166, %v168
  %v170 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v169
  %v171 = select <4 x i1> %v170, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v169
  store <4 x float> %v171, ptr %v159, align 4
  %v172 = icmp sgt i64 %lines, 1
  br i1 %v172, label %then173, label %end174
then173:
  %v175 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v176 = load <4 x float>, ptr %v175, align 4
  %v177 = add i64 %column, %v4
  %v178 = getelementptr inbounds float, ptr %out, i64 153
  %v179 = getelementptr inbounds float, ptr %v178, i64 %v4
  %v180 = fadd <4 x float> %v25, %v50
  %v181 = fadd <4 x float> %v180, %v75
  %v182 = fadd <4 x float> %v181, %v100
  %v183 = fadd <4 x float> %v182, %v125
  %v184 = add i64 %row, 9
  %v185 = mul i64 %v184, 17
  %v186 = getelementptr inbounds float, ptr %x0, i64 %v185
  %v187 = fadd <4 x float> %v183, %v176
  %v188 = getelementptr inbounds float, ptr %v186, i64 %v177
  %v189 = load <4 x float>, ptr %v188, align 4
  %v190 = fadd <4 x float> %v187, %v189
  %v191 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v190
  %v192 = select <4 x i1> %v191, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v190
  store <4 x float> %v192, ptr %v179, align 4
  br label %end174
end174:
  %v193 = icmp sgt i64 %lines, 2
  br i1 %v193, label %then194, label %end195
then194:
  %v196 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v197 = load <4 x float>, ptr %v196, align 4
  %v198 = add i64 %column, %v4
  %v199 = getelementptr inbounds float, ptr %out, i64 306
  %v200 = getelementptr inbounds float, ptr %v199, i64 %v4
  %v201 = fadd <4 x float> %v27, %v52
  %v202 = fadd <4 x float> %v201, %v77
  %v203 = fadd <4 x float> %v202, %v102
  %v204 = fadd <4 x float> %v203, %v127
  %v205 = add i64 %row, 18
  %v206 = mul i64 %v205, 17
  %v207 = getelementptr inbounds float, ptr %x0, i64 %v206
  %v208 = fadd <4 x float> %v204, %v197
  %v209 = getelementptr inbounds float, ptr %v207, i64 %v198
  %v210 = load <4 x float>, ptr %v209, align 4
  %v211 = fadd <4 x float> %v208, %v210
  %v212 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v211
  %v213 = select <4 x i1> %v212, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v211
  store <4 x float> %v213, ptr %v200, align 4
  br label %end195
end195:
  %v214 = icmp sgt i64 %lines, 3
  br i1 %v214, label %then215, label %end216
then215:
  %v217 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v218 = load <4 x float>, ptr %v217, align 4
  %v219 = add i64 %column, %v4
  %v220 = getelementptr inbounds float, ptr %out, i64 459
  %v221 = getelementptr inbounds float, ptr %v220, i64 %v4
  %v222 = fadd <4 x float> %v30, %v55
  %v223 = fadd <4 x float> %v222, %v80
  %v224 = fadd <4 x float> %v223, %v105
  %v225 = fadd <4 x float> %v224, %v130
  %v226 = add i64 %row, 27
  %v227 = mul i64 %v226, 17
  %v228 = getelementptr inbounds float, ptr %x0, i64 %v227
  %v229 = fadd <4 x float> %v225, %v218
  %v230 = getelementptr inbounds float, ptr %v228, i64 %v219
  %v231 = load <4 x float>, ptr %v230, align 4
  %v232 = fadd <4 x float> %v229, %v231
  %v233 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v232
  %v234 = select <4 x i1> %v233, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v232
  store <4 x float> %v234, ptr %v221, align 4
  br label %end216
end216:
  %v235 = add nsw i64 %v4, 4
  br label %head1
end3:
  ret void
}
define internal void @k_band_2_4(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 36
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 20
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 20
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 4
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 4, 8
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 4, 4
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 4
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 4
  %v40 = select i1 %v39, i64 %v38, i64 4
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 2
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 4
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 3
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 4
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_4_4(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 2, 4
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 3
  %v60 = add i64 %v59, 2
  %v61 = mul i64 %v60, 4
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_1_4(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define internal void @k_output_4_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 288
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 576
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 864
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %m, i64 1152
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 1440
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = fadd <4 x float> %v3, %v5
  %v13 = fsub <4 x float> %v3, %v5
  %v14 = fadd <4 x float> %v7, %v9
  %v15 = fsub <4 x float> %v7, %v9
  %v16 = fadd <4 x float> %v1, %v12
  %v17 = fadd <4 x float> %v16, %v14
  %v18 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v15
  %v19 = fadd <4 x float> %v18, %v13
  %v20 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v14
  %v21 = fadd <4 x float> %v20, %v12
  %v22 = fadd <4 x float> %v13, %v11
  %v23 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v15
  %v24 = fadd <4 x float> %v23, %v22
  %v25 = getelementptr inbounds float, ptr %m, i64 48
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %m, i64 336
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %m, i64 624
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %m, i64 912
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %m, i64 1200
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %m, i64 1488
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = fadd <4 x float> %v28, %v30
  %v38 = fsub <4 x float> %v28, %v30
  %v39 = fadd <4 x float> %v32, %v34
  %v40 = fsub <4 x float> %v32, %v34
  %v41 = fadd <4 x float> %v26, %v37
  %v42 = fadd <4 x float> %v41, %v39
  %v43 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v40
  %v44 = fadd <4 x float> %v43, %v38
  %v45 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v39
  %v46 = fadd <4 x float> %v45, %v37
  %v47 = fadd <4 x float> %v38, %v36
  %v48 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v40
  %v49 = fadd <4 x float> %v48, %v47
  %v50 = getelementptr inbounds float, ptr %m, i64 96
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %m, i64 384
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %m, i64 672
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %m, i64 960
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %m, i64 1248
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %m, i64 1536
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = fadd <4 x float> %v53, %v55
  %v63 = fsub <4 x float> %v53, %v55
  %v64 = fadd <4 x float> %v57, %v59
  %v65 = fsub <4 x float> %v57, %v59
  %v66 = fadd <4 x float> %v51, %v62
  %v67 = fadd <4 x float> %v66, %v64
  %v68 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v65
  %v69 = fadd <4 x float> %v68, %v63
  %v70 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v64
  %v71 = fadd <4 x float> %v70, %v62
  %v72 = fadd <4 x float> %v63, %v61
  %v73 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v65
  %v74 = fadd <4 x float> %v73, %v72
  %v75 = getelementptr inbounds float, ptr %m, i64 144
  %v76 = load <4 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds float, ptr %m, i64 432
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %m, i64 720
  %v80 = load <4 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %m, i64 1008
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %m, i64 1296
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %m, i64 1584
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = fadd <4 x float> %v78, %v80
  %v88 = fsub <4 x float> %v78, %v80
  %v89 = fadd <4 x float> %v82, %v84
  %v90 = fsub <4 x float> %v82, %v84
  %v91 = fadd <4 x float> %v76, %v87
  %v92 = fadd <4 x float> %v91, %v89
  %v93 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v90
  %v94 = fadd <4 x float> %v93, %v88
  %v95 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v89
  %v96 = fadd <4 x float> %v95, %v87
  %v97 = fadd <4 x float> %v88, %v86
  %v98 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v90
  %v99 = fadd <4 x float> %v98, %v97
  %v100 = getelementptr inbounds float, ptr %m, i64 192
  %v101 = load <4 x float>, ptr %v100, align 4
  %v102 = getelementptr inbounds float, ptr %m, i64 480
  %v103 = load <4 x float>, ptr %v102, align 4
  %v104 = getelementptr inbounds float, ptr %m, i64 768
  %v105 = load <4 x float>, ptr %v104, align 4
  %v106 = getelementptr inbounds float, ptr %m, i64 1056
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = getelementptr inbounds float, ptr %m, i64 1344
  %v109 = load <4 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %m, i64 1632
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = fadd <4 x float> %v103, %v105
  %v113 = fsub <4 x float> %v103, %v105
  %v114 = fadd <4 x float> %v107, %v109
  %v115 = fsub <4 x float> %v107, %v109
  %v116 = fadd <4 x float> %v101, %v112
  %v117 = fadd <4 x float> %v116, %v114
  %v118 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v115
  %v119 = fadd <4 x float> %v118, %v113
  %v120 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v114
  %v121 = fadd <4 x float> %v120, %v112
  %v122 = fadd <4 x float> %v113, %v111
  %v123 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v115
  %v124 = fadd <4 x float> %v123, %v122
  %v125 = getelementptr inbounds float, ptr %m, i64 240
  %v126 = load <4 x float>, ptr %v125, align 4
  %v127 = getelementptr inbounds float, ptr %m, i64 528
  %v128 = load <4 x float>, ptr %v127, align 4
  %v129 = getelementptr inbounds float, ptr %m, i64 816
  %v130 = load <4 x float>, ptr %v129, align 4
  %v131 = getelementptr inbounds float, ptr %m, i64 1104
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = getelementptr inbounds float, ptr %m, i64 1392
  %v134 = load <4 x float>, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %m, i64 1680
  %v136 = load <4 x float>, ptr %v135, align 4
  %v137 = fadd <4 x float> %v128, %v130
  %v138 = fsub <4 x float> %v128, %v130
  %v139 = fadd <4 x float> %v132, %v134
  %v140 = fsub <4 x float> %v132, %v134
  %v141 = fadd <4 x float> %v126, %v137
  %v142 = fadd <4 x float> %v141, %v139
  %v143 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v140
  %v144 = fadd <4 x float> %v143, %v138
  %v145 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v139
  %v146 = fadd <4 x float> %v145, %v137
  %v147 = fadd <4 x float> %v138, %v136
  %v148 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v140
  %v149 = fadd <4 x float> %v148, %v147
  %v150 = load <4 x float>, ptr %bias, align 4
  %v151 = fadd <4 x float> %v42, %v67
  %v152 = fsub <4 x float> %v42, %v67
  %v153 = fadd <4 x float> %v92, %v117
  %v154 = fsub <4 x float> %v92, %v117
  %v155 = fadd <4 x float> %v17, %v151
  %v156 = fadd <4 x float> %v155, %v153
  %v157 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v154
  %v158 = fadd <4 x float> %v157, %v152
  %v159 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v153
  %v160 = fadd <4 x float> %v159, %v151
  %v161 = fadd <4 x float> %v152, %v142
  %v162 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v154
  %v163 = fadd <4 x float> %v162, %v161
  %v164 = mul i64 %row, 17
  %v165 = getelementptr inbounds float, ptr %x0, i64 %v164
  %v166 = fadd <4 x float> %v156, %v150
  %v167 = getelementptr inbounds float, ptr %v165, i64 %column
  %v168 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v167, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v169 = fadd <4 x float> %v166, %v168
  %v170 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v169
  %v171 = select <4 x i1> %v170, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v169
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v171, ptr align 4 %out, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v172 = add i64 %row, 1
  %v173 = mul i64 %v172, 17
  %v174 = getelementptr inbounds float, ptr %x0, i64 %v173
  %v175 = fadd <4 x float> %v158, %v150
  %v176 = getelementptr inbounds float, ptr %v174, i64 %column
  %v177 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v176, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v178 = fadd <4 x float> %v175, %v177
  %v179 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v178
  %v180 = select <4 x i1> %v179, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v178
  %v181 = getelementptr inbounds float, ptr %out, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v180, ptr align 4 %v181, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v182 = add i64 %row, 2
  %v183 = mul i64 %v182, 17
  %v184 = getelementptr inbounds float, ptr %x0, i64 %v183
  %v185 = fadd <4 x float> %v160, %v150
  %v186 = getelementptr inbounds float, ptr %v184, i64 %column
  %v187 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v186, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v188 = fadd <4 x float> %v185, %v187
  %v189 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v188
  %v190 = select <4 x i1> %v189, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v188
  %v191 = getelementptr inbounds float, ptr %out, i64 34
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v190, ptr align 4 %v191, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v192 = add i64 %row, 3
  %v193 = mul i64 %v192, 17
  %v194 = getelementptr inbounds float, ptr %x0, i64 %v193
  %v195 = fadd <4 x float> %v163, %v150
  %v196 = getelementptr inbounds float, ptr %v194, i64 %column
  %v197 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v196, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v198 = fadd <4 x float> %v195, %v197
  %v199 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v198
  %v200 = select <4 x i1> %v199, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v198
  %v201 = getelementptr inbounds float, ptr %out, i64 51
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v200, ptr align 4 %v201, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v202 = icmp sgt i64 %lines, 1
  br i1 %v202, label %then203, label %end204
then203:
  %v205 = load <4 x float>, ptr %bias, align 4
  %v206 = getelementptr inbounds float, ptr %out, i64 153
  %v207 = fadd <4 x float> %v44, %v69
  %v208 = fsub <4 x float> %v44, %v69
  %v209 = fadd <4 x float> %v94, %v119
  %v210 = fsub <4 x float> %v94, %v119
  %v211 = fadd <4 x float> %v19, %v207
  %v212 = fadd <4 x float> %v211, %v209
  %v213 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v210
  %v214 = fadd <4 x float> %v213, %v208
  %v215 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v209
  %v216 = fadd <4 x float> %v215, %v207
  %v217 = fadd <4 x float> %v208, %v144
  %v218 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v210
  %v219 = fadd <4 x float> %v218, %v217
  %v220 = add i64 %row, 9
  %v221 = mul i64 %v220, 17
  %v222 = getelementptr inbounds float, ptr %x0, i64 %v221
  %v223 = fadd <4 x float> %v212, %v205
  %v224 = getelementptr inbounds float, ptr %v222, i64 %column
  %v225 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v224, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v226 = fadd <4 x float> %v223, %v225
  %v227 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v226
  %v228 = select <4 x i1> %v227, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v226
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v228, ptr align 4 %v206, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v229 = add i64 %row, 10
  %v230 = mul i64 %v229, 17
  %v231 = getelementptr inbounds float, ptr %x0, i64 %v230
  %v232 = fadd <4 x float> %v214, %v205
  %v233 = getelementptr inbounds float, ptr %v231, i64 %column
  %v234 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v233, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v235 = fadd <4 x float> %v232, %v234
  %v236 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v235
  %v237 = select <4 x i1> %v236, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v235
  %v238 = getelementptr inbounds float, ptr %v206, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v237, ptr align 4 %v238, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v239 = add i64 %row, 11
  %v240 = mul i64 %v239, 17
  %v241 = getelementptr inbounds float, ptr %x0, i64 %v240
  %v242 = fadd <4 x float> %v216, %v205
  %v243 = getelementptr inbounds float, ptr %v241, i64 %column
  %v244 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v243, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v245 = fadd <4 x float> %v242, %v244
  %v246 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v245
  %v247 = select <4 x i1> %v246, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v245
  %v248 = getelementptr inbounds float, ptr %v206, i64 34
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v247, ptr align 4 %v248, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v249 = add i64 %row, 12
  %v250 = mul i64 %v249, 17
  %v251 = getelementptr inbounds float, ptr %x0, i64 %v250
  %v252 = fadd <4 x float> %v219, %v205
  %v253 = getelementptr inbounds float, ptr %v251, i64 %column
  %v254 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v253, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v255 = fadd <4 x float> %v252, %v254
  %v256 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v255
  %v257 = select <4 x i1> %v256, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v255
  %v258 = getelementptr inbounds float, ptr %v206, i64 51
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v257, ptr align 4 %v258, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end204
end204:
  %v259 = icmp sgt i64 %lines, 2
  br i1 %v259, label %then260, label %end261
then260:
  %v262 = load <4 x float>, ptr %bias, align 4
  %v263 = getelementptr inbounds float, ptr %out, i64 306
  %v264 = fadd <4 x float> %v46, %v71
  %v265 = fsub <4 x float> %v46, %v71
  %v266 = fadd <4 x float> %v96, %v121
  %v267 = fsub <4 x float> %v96, %v121
  %v268 = fadd <4 x float> %v21, %v264
  %v269 = fadd <4 x float> %v268, %v266
  %v270 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v267
  %v271 = fadd <4 x float> %v270, %v265
  %v272 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v266
  %v273 = fadd <4 x float> %v272, %v264
  %v274 = fadd <4 x float> %v265, %v146
  %v275 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v267
  %v276 = fadd <4 x float> %v275, %v274
  %v277 = add i64 %row, 18
  %v278 = mul i64 %v277, 17
  %v279 = getelementptr inbounds float, ptr %x0, i64 %v278
  %v280 = fadd <4 x float> %v269, %v262
  %v281 = getelementptr inbounds float, ptr %v279, i64 %column
  %v282 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v281, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v283 = fadd <4 x float> %v280, %v282
  %v284 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v283
  %v285 = select <4 x i1> %v284, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v283
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v285, ptr align 4 %v263, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v286 = add i64 %row, 19
  %v287 = mul i64 %v286, 17
  %v288 = getelementptr inbounds float, ptr %x0, i64 %v287
  %v289 = fadd <4 x float> %v271, %v262
  %v290 = getelementptr inbounds float, ptr %v288, i64 %column
  %v291 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v290, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v292 = fadd <4 x float> %v289, %v291
  %v293 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v292
  %v294 = select <4 x i1> %v293, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v292
  %v295 = getelementptr inbounds float, ptr %v263, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v294, ptr align 4 %v295, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v296 = add i64 %row, 20
  %v297 = mul i64 %v296, 17
  %v298 = getelementptr inbounds float, ptr %x0, i64 %v297
  %v299 = fadd <4 x float> %v273, %v262
  %v300 = getelementptr inbounds float, ptr %v298, i64 %column
  %v301 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v300, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v302 = fadd <4 x float> %v299, %v301
  %v303 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v302
  %v304 = select <4 x i1> %v303, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v302
  %v305 = getelementptr inbounds float, ptr %v263, i64 34
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v304, ptr align 4 %v305, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v306 = add i64 %row, 21
  %v307 = mul i64 %v306, 17
  %v308 = getelementptr inbounds float, ptr %x0, i64 %v307
  %v309 = fadd <4 x float> %v276, %v262
  %v310 = getelementptr inbounds float, ptr %v308, i64 %column
  %v311 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v310, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v312 = fadd <4 x float> %v309, %v311
  %v313 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v312
  %v314 = select <4 x i1> %v313, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v312
  %v315 = getelementptr inbounds float, ptr %v263, i64 51
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v314, ptr align 4 %v315, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end261
end261:
  %v316 = icmp sgt i64 %lines, 3
  br i1 %v316, label %then317, label %end318
then317:
  %v319 = load <4 x float>, ptr %bias, align 4
  %v320 = getelementptr inbounds float, ptr %out, i64 459
  %v321 = fadd <4 x float> %v49, %v74
  %v322 = fsub <4 x float> %v49, %v74
  %v323 = fadd <4 x float> %v99, %v124
  %v324 = fsub <4 x float> %v99, %v124
  %v325 = fadd <4 x float> %v24, %v321
  %v326 = fadd <4 x float> %v325, %v323
  %v327 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v324
  %v328 = fadd <4 x float> %v327, %v322
  %v329 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v323
  %v330 = fadd <4 x float> %v329, %v321
  %v331 = fadd <4 x float> %v322, %v149
  %v332 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v324
  %v333 = fadd <4 x float> %v332, %v331
  %v334 = add i64 %row, 27
  %v335 = mul i64 %v334, 17
  %v336 = getelementptr inbounds float, ptr %x0, i64 %v335
  %v337 = fadd <4 x float> %v326, %v319
  %v338 = getelementptr inbounds float, ptr %v336, i64 %column
  %v339 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v338, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v340 = fadd <4 x float> %v337, %v339
  %v341 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v340
  %v342 = select <4 x i1> %v341, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v340
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v342, ptr align 4 %v320, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v343 = add i64 %row, 28
  %v344 = mul i64 %v343, 17
  %v345 = getelementptr inbounds float, ptr %x0, i64 %v344
  %v346 = fadd <4 x float> %v328, %v319
  %v347 = getelementptr inbounds float, ptr %v345, i64 %column
  %v348 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v347, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v349 = fadd <4 x float> %v346, %v348
  %v350 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v349
  %v351 = select <4 x i1> %v350, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v349
  %v352 = getelementptr inbounds float, ptr %v320, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v351, ptr align 4 %v352, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v353 = add i64 %row, 29
  %v354 = mul i64 %v353, 17
  %v355 = getelementptr inbounds float, ptr %x0, i64 %v354
  %v356 = fadd <4 x float> %v330, %v319
  %v357 = getelementptr inbounds float, ptr %v355, i64 %column
  %v358 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v357, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v359 = fadd <4 x float> %v356, %v358
  %v360 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v359
  %v361 = select <4 x i1> %v360, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v359
  %v362 = getelementptr inbounds float, ptr %v320, i64 34
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v361, ptr align 4 %v362, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v363 = add i64 %row, 30
  %v364 = mul i64 %v363, 17
  %v365 = getelementptr inbounds float, ptr %x0, i64 %v364
  %v366 = fadd <4 x float> %v333, %v319
  %v367 = getelementptr inbounds float, ptr %v365, i64 %column
  %v368 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v367, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v369 = fadd <4 x float> %v366, %v368
  %v370 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v369
  %v371 = select <4 x i1> %v370, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v369
  %v372 = getelementptr inbounds float, ptr %v320, i64 51
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v371, ptr align 4 %v372, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end318
end318:
  ret void
}
define internal void @k_output_1_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 288
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 576
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 864
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %m, i64 1152
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 1440
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = fadd <4 x float> %v3, %v5
  %v13 = fsub <4 x float> %v3, %v5
  %v14 = fadd <4 x float> %v7, %v9
  %v15 = fsub <4 x float> %v7, %v9
  %v16 = fadd <4 x float> %v1, %v12
  %v17 = fadd <4 x float> %v16, %v14
  %v18 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v15
  %v19 = fadd <4 x float> %v18, %v13
  %v20 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v14
  %v21 = fadd <4 x float> %v20, %v12
  %v22 = fadd <4 x float> %v13, %v11
  %v23 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v15
  %v24 = fadd <4 x float> %v23, %v22
  %v25 = getelementptr inbounds float, ptr %m, i64 48
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %m, i64 336
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %m, i64 624
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %m, i64 912
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %m, i64 1200
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %m, i64 1488
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = fadd <4 x float> %v28, %v30
  %v38 = fsub <4 x float> %v28, %v30
  %v39 = fadd <4 x float> %v32, %v34
  %v40 = fsub <4 x float> %v32, %v34
  %v41 = fadd <4 x float> %v26, %v37
  %v42 = fadd <4 x float> %v41, %v39
  %v43 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v40
  %v44 = fadd <4 x float> %v43, %v38
  %v45 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v39
  %v46 = fadd <4 x float> %v45, %v37
  %v47 = fadd <4 x float> %v38, %v36
  %v48 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v40
  %v49 = fadd <4 x float> %v48, %v47
  %v50 = getelementptr inbounds float, ptr %m, i64 96
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %m, i64 384
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %m, i64 672
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %m, i64 960
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %m, i64 1248
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %m, i64 1536
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = fadd <4 x float> %v53, %v55
  %v63 = fsub <4 x float> %v53, %v55
  %v64 = fadd <4 x float> %v57, %v59
  %v65 = fsub <4 x float> %v57, %v59
  %v66 = fadd <4 x float> %v51, %v62
  %v67 = fadd <4 x float> %v66, %v64
  %v68 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v65
  %v69 = fadd <4 x float> %v68, %v63
  %v70 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v64
  %v71 = fadd <4 x float> %v70, %v62
  %v72 = fadd <4 x float> %v63, %v61
  %v73 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v65
  %v74 = fadd <4 x float> %v73, %v72
  %v75 = getelementptr inbounds float, ptr %m, i64 144
  %v76 = load <4 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds float, ptr %m, i64 432
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %m, i64 720
  %v80 = load <4 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %m, i64 1008
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %m, i64 1296
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %m, i64 1584
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = fadd <4 x float> %v78, %v80
  %v88 = fsub <4 x float> %v78, %v80
  %v89 = fadd <4 x float> %v82, %v84
  %v90 = fsub <4 x float> %v82, %v84
  %v91 = fadd <4 x float> %v76, %v87
  %v92 = fadd <4 x float> %v91, %v89
  %v93 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v90
  %v94 = fadd <4 x float> %v93, %v88
  %v95 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v89
  %v96 = fadd <4 x float> %v95, %v87
  %v97 = fadd <4 x float> %v88, %v86
  %v98 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v90
  %v99 = fadd <4 x float> %v98, %v97
  %v100 = getelementptr inbounds float, ptr %m, i64 192
  %v101 = load <4 x float>, ptr %v100, align 4
  %v102 = getelementptr inbounds float, ptr %m, i64 480
  %v103 = load <4 x float>, ptr %v102, align 4
  %v104 = getelementptr inbounds float, ptr %m, i64 768
  %v105 = load <4 x float>, ptr %v104, align 4
  %v106 = getelementptr inbounds float, ptr %m, i64 1056
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = getelementptr inbounds float, ptr %m, i64 1344
  %v109 = load <4 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %m, i64 1632
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = fadd <4 x float> %v103, %v105
  %v113 = fsub <4 x float> %v103, %v105
  %v114 = fadd <4 x float> %v107, %v109
  %v115 = fsub <4 x float> %v107, %v109
  %v116 = fadd <4 x float> %v101, %v112
  %v117 = fadd <4 x float> %v116, %v114
  %v118 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v115
  %v119 = fadd <4 x float> %v118, %v113
  %v120 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v114
  %v121 = fadd <4 x float> %v120, %v112
  %v122 = fadd <4 x float> %v113, %v111
  %v123 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v115
  %v124 = fadd <4 x float> %v123, %v122
  %v125 = getelementptr inbounds float, ptr %m, i64 240
  %v126 = load <4 x float>, ptr %v125, align 4
  %v127 = getelementptr inbounds float, ptr %m, i64 528
  %v128 = load <4 x float>, ptr %v127, align 4
  %v129 = getelementptr inbounds float, ptr %m, i64 816
  %v130 = load <4 x float>, ptr %v129, align 4
  %v131 = getelementptr inbounds float, ptr %m, i64 1104
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = getelementptr inbounds float, ptr %m, i64 1392
  %v134 = load <4 x float>, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %m, i64 1680
  %v136 = load <4 x float>, ptr %v135, align 4
  %v137 = fadd <4 x float> %v128, %v130
  %v138 = fsub <4 x float> %v128, %v130
  %v139 = fadd <4 x float> %v132, %v134
  %v140 = fsub <4 x float> %v132, %v134
  %v141 = fadd <4 x float> %v126, %v137
  %v142 = fadd <4 x float> %v141, %v139
  %v143 = fmul <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v140
  %v144 = fadd <4 x float> %v143, %v138
  %v145 = fmul <4 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, %v139
  %v146 = fadd <4 x float> %v145, %v137
  %v147 = fadd <4 x float> %v138, %v136
  %v148 = fmul <4 x float> <float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000, float 0x4020000000000000>, %v140
  %v149 = fadd <4 x float> %v148, %v147
  %v150 = load <4 x float>, ptr %bias, align 4
  %v151 = fadd <4 x float> %v17, %v42
  %v152 = fadd <4 x float> %v151, %v67
  %v153 = fadd <4 x float> %v152, %v92
  %v154 = fadd <4 x float> %v153, %v117
  %v155 = mul i64 %row, 17
  %v156 = getelementptr inbounds float, ptr %x0, i64 %v155
  %v157 = fadd <4 x float> %v154, %v150
  %v158 = getelementptr inbounds float, ptr %v156, i64 %column
  %v159 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v158, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v160 = fadd <4 x float> %v157, %v159
  %v161 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v160
  %v162 = select <4 x i1> %v161, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v160
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v162, ptr align 4 %out, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v163 = icmp sgt i64 %lines, 1
  br i1 %v163, label %then164, label %end165
then164:
  %v166 = load <4 x float>, ptr %bias, align 4
  %v167 = getelementptr inbounds float, ptr %out, i64 153
  %v168 = fadd <4 x float> %v19, %v44
  %v169 = fadd <4 x float> %v168, %v69
  %v170 = fadd <4 x float> %v169, %v94
  %v171 = fadd <4 x float> %v170, %v119
  %v172 = add i64 %row, 9
  %v173 = mul i64 %v172, 17
  %v174 = getelementptr inbounds float, ptr %x0, i64 %v173
  %v175 = fadd <4 x float> %v171, %v166
  %v176 = getelementptr inbounds float, ptr %v174, i64 %column
  %v177 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v176, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v178 = fadd <4 x float> %v175, %v177
  %v179 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v178
  %v180 = select <4 x i1> %v179, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v178
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v180, ptr align 4 %v167, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end165
end165:
  %v181 = icmp sgt i64 %lines, 2
  br i1 %v181, label %then182, label %end183
then182:
  %v184 = load <4 x float>, ptr %bias, align 4
  %v185 = getelementptr inbounds float, ptr %out, i64 306
  %v186 = fadd <4 x float> %v21, %v46
  %v187 = fadd <4 x float> %v186, %v71
  %v188 = fadd <4 x float> %v187, %v96
  %v189 = fadd <4 x float> %v188, %v121
  %v190 = add i64 %row, 18
  %v191 = mul i64 %v190, 17
  %v192 = getelementptr inbounds float, ptr %x0, i64 %v191
  %v193 = fadd <4 x float> %v189, %v184
  %v194 = getelementptr inbounds float, ptr %v192, i64 %column
  %v195 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v194, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v196 = fadd <4 x float> %v193, %v195
  %v197 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v196
  %v198 = select <4 x i1> %v197, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v196
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v198, ptr align 4 %v185, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end183
end183:
  %v199 = icmp sgt i64 %lines, 3
  br i1 %v199, label %then200, label %end201
then200:
  %v202 = load <4 x float>, ptr %bias, align 4
  %v203 = getelementptr inbounds float, ptr %out, i64 459
  %v204 = fadd <4 x float> %v24, %v49
  %v205 = fadd <4 x float> %v204, %v74
  %v206 = fadd <4 x float> %v205, %v99
  %v207 = fadd <4 x float> %v206, %v124
  %v208 = add i64 %row, 27
  %v209 = mul i64 %v208, 17
  %v210 = getelementptr inbounds float, ptr %x0, i64 %v209
  %v211 = fadd <4 x float> %v207, %v202
  %v212 = getelementptr inbounds float, ptr %v210, i64 %column
  %v213 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v212, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v214 = fadd <4 x float> %v211, %v213
  %v215 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v214
  %v216 = select <4 x i1> %v215, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v214
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v216, ptr align 4 %v203, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end201
end201:
  ret void
}
define internal void @k_band_2_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 36
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 20
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 20
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 4
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 4, 8
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 4, 4
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 4
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 4
  %v40 = select i1 %v39, i64 %v38, i64 4
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 2
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 4
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 3
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 4
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_4_1(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 2, 4
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 3
  %v60 = add i64 %v59, 2
  %v61 = mul i64 %v60, 4
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_1_1(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define void @k_bands(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = mul i64 %worker, 14656
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v15, i64 1936
  br label %head17
head17:
  %v20 = phi i64 [ %lo, %entry ], [ %v63, %end38 ]
  %v21 = icmp slt i64 %v20, %hi
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 315
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = mul i64 0, 2
  %v25 = sub i64 2, %v24
  %v26 = icmp slt i64 %v25, 2
  %v27 = select i1 %v26, i64 %v25, i64 2
  br label %head28
head28:
  %v31 = phi i64 [ 0, %body18 ], [ %v35, %body29 ]
  %v32 = icmp slt i64 %v31, %v27
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 3
  %v34 = add i64 %v24, %v31
  call void @k_patch_line(ptr %v23, ptr %v16, i64 %v33, i64 %v34, ptr %v15)
  %v35 = add nsw i64 %v31, 1
  br label %head28
end30:
  br label %head36
head36:
  %v39 = phi i64 [ 0, %end30 ], [ %v62, %end61 ]
  %v40 = icmp slt i64 %v39, 5
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 0, 8
  %v42 = mul i64 %v20, 7
  %v43 = add i64 %v42, %v41
  %v44 = mul i64 %v43, 9
  %v45 = mul i64 %v39, 4
  %v46 = mul i64 %v39, 720
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = mul i64 %v44, 17
  %v49 = add i64 %v48, %v45
  %v50 = getelementptr inbounds float, ptr %v9, i64 %v49
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v45
  %v52 = getelementptr inbounds float, ptr %v15, i64 208
  %v53 = icmp eq i64 0, 0
  %v54 = icmp eq i64 %v39, 4
  %v55 = xor i1 %v54, true
  %v56 = and i1 true, %v55
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_band_2_4(ptr %v16, ptr %v47, ptr %v50, ptr %v51, i64 %v41, i64 %v44, i64 %v45, ptr %v52, ptr %v7)
  br label %end58
end58:
  %v59 = and i1 true, %v54
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_band_2_1(ptr %v16, ptr %v47, ptr %v50, ptr %v51, i64 %v41, i64 %v44, i64 %v45, ptr %v52, ptr %v7)
  br label %end61
end61:
  %v62 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v63 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
