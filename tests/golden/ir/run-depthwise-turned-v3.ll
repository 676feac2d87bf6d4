; task {"attributes":{"dilations":[1,1],"pads":[0,0,0,0],"strides":[1,1],"turned":1},"inputs":["f32[1,4,5,9]","f32[2,2,9]","f32[9]"],"op":"run_depthwise","output":"f32[1,3,4,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-column-channel","taps":"unrolled","tile_columns":2,"tile_rows":2,"vectors":1}
; tier x86_64-v3
; phase k: 4 units
; scratch 0 bytes, 0 of each core
; packed input 2: float32 (16,) ead07ab5a1bb3e27
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
  %v16 = phi i64 [ %lo, %entry ], [ %v335, %end204 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v19, 2
  %v21 = udiv i64 %v20, 2
  %v22 = add i64 %v19, 1
  %v23 = mul i64 %v22, 2
  %v24 = udiv i64 %v23, 2
  %v25 = urem i64 %v18, 2
  %v26 = mul i64 %v25, 2
  %v27 = udiv i64 %v18, 2
  %v28 = add i64 %v26, 2
  %v29 = icmp sge i64 %v26, 0
  %v30 = icmp sle i64 %v28, 3
  %v31 = and i1 %v29, %v30
  br i1 %v31, label %then32, label %end33
then32:
  br label %head34
head34:
  %v37 = phi i64 [ 0, %then32 ], [ %v201, %end125 ]
  %v38 = icmp slt i64 %v37, 4
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = icmp slt i64 %v24, 1
  %v40 = select i1 %v39, i64 %v24, i64 1
  br label %head41
head41:
  %v44 = phi i64 [ %v21, %body35 ], [ %v122, %body42 ]
  %v45 = icmp slt i64 %v44, %v40
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = mul i64 %v44, 8
  %v47 = sub i64 3, 0
  %v48 = mul i64 %v47, 9
  %v49 = add i64 %v48, %v46
  %v50 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = sub i64 3, 1
  %v53 = mul i64 %v52, 9
  %v54 = add i64 %v53, %v46
  %v55 = getelementptr inbounds float, ptr %v3, i64 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = sub i64 3, 2
  %v58 = mul i64 %v57, 9
  %v59 = add i64 %v58, %v46
  %v60 = getelementptr inbounds float, ptr %v3, i64 %v59
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = sub i64 3, 3
  %v63 = mul i64 %v62, 9
  %v64 = add i64 %v63, %v46
  %v65 = getelementptr inbounds float, ptr %v3, i64 %v64
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = mul i64 %v27, 4
  %v70 = add i64 %v69, %v26
  %v71 = mul i64 %v70, 5
  %v72 = add i64 %v71, %v37
  %v73 = mul i64 %v72, 9
  %v74 = add i64 %v73, %v46
  %v75 = getelementptr inbounds float, ptr %v1, i64 %v74
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v51, <8 x float> %v68)
  %v78 = getelementptr inbounds float, ptr %v75, i64 9
  %v79 = load <8 x float>, ptr %v78, align 4
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v79, <8 x float> %v56, <8 x float> %v77)
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v79, <8 x float> %v51, <8 x float> %v68)
  %v82 = getelementptr inbounds float, ptr %v75, i64 18
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v83, <8 x float> %v56, <8 x float> %v81)
  %v85 = getelementptr inbounds float, ptr %v75, i64 45
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v61, <8 x float> %v80)
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v51, <8 x float> %v68)
  %v89 = getelementptr inbounds float, ptr %v75, i64 54
  %v90 = load <8 x float>, ptr %v89, align 4
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v66, <8 x float> %v87)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v61, <8 x float> %v84)
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v56, <8 x float> %v88)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v51, <8 x float> %v68)
  %v95 = getelementptr inbounds float, ptr %v75, i64 63
  %v96 = load <8 x float>, ptr %v95, align 4
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v96, <8 x float> %v66, <8 x float> %v92)
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v96, <8 x float> %v56, <8 x float> %v94)
  %v99 = getelementptr inbounds float, ptr %v75, i64 90
  %v100 = load <8 x float>, ptr %v99, align 4
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v61, <8 x float> %v93)
  %v102 = getelementptr inbounds float, ptr %v75, i64 99
  %v103 = load <8 x float>, ptr %v102, align 4
  %v104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v103, <8 x float> %v66, <8 x float> %v101)
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v103, <8 x float> %v61, <8 x float> %v98)
  %v106 = getelementptr inbounds float, ptr %v75, i64 108
  %v107 = load <8 x float>, ptr %v106, align 4
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v107, <8 x float> %v66, <8 x float> %v105)
  %v109 = mul i64 %v27, 3
  %v110 = add i64 %v109, %v26
  %v111 = mul i64 %v110, 4
  %v112 = add i64 %v111, %v37
  %v113 = mul i64 %v112, 9
  %v114 = add i64 %v113, %v46
  %v115 = getelementptr inbounds float, ptr %v7, i64 %v114
  store <8 x float> %v91, ptr %v115, align 4
  %v116 = add i64 %v112, 1
  %v117 = getelementptr inbounds float, ptr %v115, i64 9
  store <8 x float> %v97, ptr %v117, align 4
  %v118 = add i64 %v112, 4
  %v119 = getelementptr inbounds float, ptr %v115, i64 36
  store <8 x float> %v104, ptr %v119, align 4
  %v120 = add i64 %v112, 5
  %v121 = getelementptr inbounds float, ptr %v115, i64 45
  store <8 x float> %v108, ptr %v121, align 4
  %v122 = add nsw i64 %v44, 1
  br label %head41
end43:
  %v123 = icmp eq i64 %v24, 2
  br i1 %v123, label %then124, label %end125
then124:
  %v126 = sub i64 3, 0
  %v127 = mul i64 %v126, 9
  %v128 = add i64 %v127, 8
  %v129 = getelementptr inbounds float, ptr %v3, i64 %v128
  %v130 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v129, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v131 = sub i64 3, 1
  %v132 = mul i64 %v131, 9
  %v133 = add i64 %v132, 8
  %v134 = getelementptr inbounds float, ptr %v3, i64 %v133
  %v135 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v134, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v136 = sub i64 3, 2
  %v137 = mul i64 %v136, 9
  %v138 = add i64 %v137, 8
  %v139 = getelementptr inbounds float, ptr %v3, i64 %v138
  %v140 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v139, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v141 = sub i64 3, 3
  %v142 = mul i64 %v141, 9
  %v143 = add i64 %v142, 8
  %v144 = getelementptr inbounds float, ptr %v3, i64 %v143
  %v145 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v144, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v146 = getelementptr inbounds float, ptr %v5, i64 8
  %v147 = load <8 x float>, ptr %v146, align 4
  %v148 = mul i64 %v27, 4
  %v149 = add i64 %v148, %v26
  %v150 = mul i64 %v149, 5
  %v151 = add i64 %v150, %v37
  %v152 = mul i64 %v151, 9
  %v153 = add i64 %v152, 8
  %v154 = getelementptr inbounds float, ptr %v1, i64 %v153
  %v155 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v154, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v155, <8 x float> %v130, <8 x float> %v147)
  %v157 = getelementptr inbounds float, ptr %v154, i64 9
  %v158 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v157, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v135, <8 x float> %v156)
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v130, <8 x float> %v147)
  %v161 = getelementptr inbounds float, ptr %v154, i64 18
  %v162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v161, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v162, <8 x float> %v135, <8 x float> %v160)
  %v164 = getelementptr inbounds float, ptr %v154, i64 45
  %v165 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v164, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v165, <8 x float> %v140, <8 x float> %v159)
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v165, <8 x float> %v130, <8 x float> %v147)
  %v168 = getelementptr inbounds float, ptr %v154, i64 54
  %v169 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v168, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v169, <8 x float> %v145, <8 x float> %v166)
  %v171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v169, <8 x float> %v140, <8 x float> %v163)
  %v172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v169, <8 x float> %v135, <8 x float> %v167)
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v169, <8 x float> %v130, <8 x float> %v147)
  %v174 = getelementptr inbounds float, ptr %v154, i64 63
  %v175 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v174, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v145, <8 x float> %v171)
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v135, <8 x float> %v173)
  %v178 = getelementptr inbounds float, ptr %v154, i64 90
  %v179 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v178, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v179, <8 x float> %v140, <8 x float> %v172)
  %v181 = getelementptr inbounds float, ptr %v154, i64 99
  %v182 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v181, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> %v145, <8 x float> %v180)
  %v184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> %v140, <8 x float> %v177)
  %v185 = getelementptr inbounds float, ptr %v154, i64 108
  %v186 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v185, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v186, <8 x float> %v145, <8 x float> %v184)
  %v188 = mul i64 %v27, 3
  %v189 = add i64 %v188, %v26
  %v190 = mul i64 %v189, 4
  %v191 = add i64 %v190, %v37
  %v192 = mul i64 %v191, 9
  %v193 = add i64 %v192, 8
  %v194 = getelementptr inbounds float, ptr %v7, i64 %v193
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v170, ptr align 4 %v194, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v195 = add i64 %v191, 1
  %v196 = getelementptr inbounds float, ptr %v194, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v176, ptr align 4 %v196, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v197 = add i64 %v191, 4
  %v198 = getelementptr inbounds float, ptr %v194, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v183, ptr align 4 %v198, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v199 = add i64 %v191, 5
  %v200 = getelementptr inbounds float, ptr %v194, i64 45
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v187, ptr align 4 %v200, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end125
end125:
  %v201 = add nsw i64 %v37, 2
  br label %head34
end36:
  br label %end33
end33:
  %v202 = xor i1 %v31, true
  br i1 %v202, label %then203, label %end204
then203:
  %v205 = icmp slt i64 %v28, 3
  %v206 = select i1 %v205, i64 %v28, i64 3
  br label %head207
head207:
  %v210 = phi i64 [ %v26, %then203 ], [ %v334, %end222 ]
  %v211 = icmp slt i64 %v210, %v206
  br i1 %v211, label %body208, label %end209
body208:
  %v212 = sub i64 0, %v210
  %v213 = icmp sgt i64 %v212, 0
  %v214 = select i1 %v213, i64 %v212, i64 0
  %v215 = sub i64 4, %v210
  %v216 = icmp sgt i64 %v215, 0
  %v217 = select i1 %v216, i64 %v215, i64 0
  %v218 = icmp slt i64 %v217, 2
  %v219 = select i1 %v218, i64 %v217, i64 2
  br label %head220
head220:
  %v223 = phi i64 [ 0, %body208 ], [ %v333, %end284 ]
  %v224 = icmp slt i64 %v223, 4
  br i1 %v224, label %body221, label %end222
body221:
  %v225 = icmp slt i64 %v24, 1
  %v226 = select i1 %v225, i64 %v24, i64 1
  br label %head227
head227:
  %v230 = phi i64 [ %v21, %body221 ], [ %v281, %end237 ]
  %v231 = icmp slt i64 %v230, %v226
  br i1 %v231, label %body228, label %end229
body228:
  %v232 = mul i64 %v230, 8
  %v233 = getelementptr inbounds float, ptr %v5, i64 %v232
  %v234 = load <8 x float>, ptr %v233, align 4
  br label %head235
head235:
  %v238 = phi i64 [ %v214, %body228 ], [ %v271, %body236 ]
  %v239 = phi <8 x float> [ %v234, %body228 ], [ %v266, %body236 ]
  %v240 = phi <8 x float> [ %v234, %body228 ], [ %v270, %body236 ]
  %v241 = icmp slt i64 %v238, %v219
  br i1 %v241, label %body236, label %end237
body236:
  %v242 = add i64 %v210, %v238
  %v243 = mul i64 %v27, 4
  %v244 = add i64 %v243, %v242
  %v245 = mul i64 %v244, 5
  %v246 = add i64 %v245, %v223
  %v247 = mul i64 %v246, 9
  %v248 = add i64 %v247, %v232
  %v249 = getelementptr inbounds float, ptr %v1, i64 %v248
  %v250 = mul i64 %v238, 2
  %v251 = sub i64 3, %v250
  %v252 = mul i64 %v251, 9
  %v253 = add i64 %v252, %v232
  %v254 = getelementptr inbounds float, ptr %v3, i64 %v253
  %v255 = load <8 x float>, ptr %v254, align 4
  %v256 = add i64 %v250, 1
  %v257 = sub i64 3, %v256
  %v258 = mul i64 %v257, 9
  %v259 = add i64 %v258, %v232
  %v260 = getelementptr inbounds float, ptr %v3, i64 %v259
  %v261 = load <8 x float>, ptr %v260, align 4
  %v262 = load <8 x float>, ptr %v249, align 4
  %v263 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v262, <8 x float> %v255, <8 x float> %v239)
  %v264 = getelementptr inbounds float, ptr %v249, i64 9
  %v265 = load <8 x float>, ptr %v264, align 4
  %v266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v265, <8 x float> %v261, <8 x float> %v263)
  %v267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v265, <8 x float> %v255, <8 x float> %v240)
  %v268 = getelementptr inbounds float, ptr %v249, i64 18
  %v269 = load <8 x float>, ptr %v268, align 4
  %v270 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v269, <8 x float> %v261, <8 x float> %v267)
  %v271 = add nsw i64 %v238, 1
  br label %head235
end237:
  %v272 = mul i64 %v27, 3
  %v273 = add i64 %v272, %v210
  %v274 = mul i64 %v273, 4
  %v275 = add i64 %v274, %v223
  %v276 = mul i64 %v275, 9
  %v277 = add i64 %v276, %v232
  %v278 = getelementptr inbounds float, ptr %v7, i64 %v277
  store <8 x float> %v239, ptr %v278, align 4
  %v279 = add i64 %v275, 1
  %v280 = getelementptr inbounds float, ptr %v278, i64 9
  store <8 x float> %v240, ptr %v280, align 4
  %v281 = add nsw i64 %v230, 1
  br label %head227
end229:
  %v282 = icmp eq i64 %v24, 2
  br i1 %v282, label %then283, label %end284
then283:
  %v285 = getelementptr inbounds float, ptr %v5, i64 8
  %v286 = load <8 x float>, ptr %v285, align 4
  br label %head287
head287:
  %v290 = phi i64 [ %v214, %then283 ], [ %v323, %body288 ]
  %v291 = phi <8 x float> [ %v286, %then283 ], [ %v318, %body288 ]
  %v292 = phi <8 x float> [ %v286, %then283 ], [ %v322, %body288 ]
  %v293 = icmp slt i64 %v290, %v219
  br i1 %v293, label %body288, label %end289
body288:
  %v294 = add i64 %v210, %v290
  %v295 = mul i64 %v27, 4
  %v296 = add i64 %v295, %v294
  %v297 = mul i64 %v296, 5
  %v298 = add i64 %v297, %v223
  %v299 = mul i64 %v298, 9
  %v300 = add i64 %v299, 8
  %v301 = getelementptr inbounds float, ptr %v1, i64 %v300
  %v302 = mul i64 %v290, 2
  %v303 = sub i64 3, %v302
  %v304 = mul i64 %v303, 9
  %v305 = add i64 %v304, 8
  %v306 = getelementptr inbounds float, ptr %v3, i64 %v305
  %v307 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v306, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v308 = add i64 %v302, 1
  %v309 = sub i64 3, %v308
  %v310 = mul i64 %v309, 9
  %v311 = add i64 %v310, 8
  %v312 = getelementptr inbounds float, ptr %v3, i64 %v311
  %v313 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v312, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v314 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v301, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v315 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v314, <8 x float> %v307, <8 x float> %v291)
  %v316 = getelementptr inbounds float, ptr %v301, i64 9
  %v317 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v316, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v318 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v317, <8 x float> %v313, <8 x float> %v315)
  %v319 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v317, <8 x float> %v307, <8 x float> %v292)
  %v320 = getelementptr inbounds float, ptr %v301, i64 18
  %v321 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v320, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v322 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v321, <8 x float> %v313, <8 x float> %v319)
  %v323 = add nsw i64 %v290, 1
  br label %head287
end289:
  %v324 = mul i64 %v27, 3
  %v325 = add i64 %v324, %v210
  %v326 = mul i64 %v325, 4
  %v327 = add i64 %v326, %v223
  %v328 = mul i64 %v327, 9
  %v329 = add i64 %v328, 8
  %v330 = getelementptr inbounds float, ptr %v7, i64 %v329
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v291, ptr align 4 %v330, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v331 = add i64 %v327, 1
  %v332 = getelementptr inbounds float, ptr %v330, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v292, ptr align 4 %v332, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end284
end284:
  %v333 = add nsw i64 %v223, 2
  br label %head220
end222:
  %v334 = add nsw i64 %v210, 1
  br label %head207
end209:
  br label %end204
end204:
  %v335 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
