; task {"attributes":{"dilations":[1,1],"kernel":[2,3],"pads":[1,1],"strides":[2,2]},"inputs":["f32[2,5,6,17]","f32[2,3,3,17]"],"op":"depthwise_weight_gradient","output":"f32[2,3,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"vectors":1}
; tier x86_64-v3
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v386, %end24 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 8
  %v17 = sub i64 17, %v16
  %v18 = icmp slt i64 %v17, 8
  %v19 = select i1 %v18, i64 %v17, i64 8
  %v20 = icmp sgt i64 %v19, 0
  %v21 = select i1 %v20, i64 %v19, i64 0
  br label %head22
head22:
  %v25 = phi i64 [ 0, %body12 ], [ %v385, %end29 ]
  %v26 = icmp slt i64 %v25, 2
  br i1 %v26, label %body23, label %end24
body23:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body23 ], [ %v348, %end317 ]
  %v31 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body23 ], [ %v319, %end317 ]
  %v32 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body23 ], [ %v320, %end317 ]
  %v33 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body23 ], [ %v321, %end317 ]
  %v34 = icmp slt i64 %v30, 6
  br i1 %v34, label %body28, label %end29
body28:
  %v35 = udiv i64 %v30, 3
  %v36 = urem i64 %v30, 3
  %v37 = mul i64 %v36, 2
  %v38 = add i64 %v37, %v25
  %v39 = sub i64 %v38, 1
  %v40 = icmp ult i64 %v39, 5
  %v41 = select i1 %v40, i64 6, i64 0
  %v42 = mul i64 %v35, 5
  %v43 = add i64 %v42, %v39
  %v44 = mul i64 %v43, 102
  %v45 = add i64 %v44, %v16
  %v46 = getelementptr inbounds float, ptr %v1, i64 %v45
  %v47 = mul i64 %v30, 51
  %v48 = add i64 %v47, %v16
  %v49 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v50 = sub i64 %v41, -1
  %v51 = icmp sgt i64 %v50, 0
  %v52 = select i1 %v51, i64 %v50, i64 0
  %v53 = add i64 %v52, 1
  %v54 = udiv i64 %v53, 2
  %v55 = icmp slt i64 %v54, 3
  %v56 = select i1 %v55, i64 %v54, i64 3
  %v57 = icmp eq i64 %v41, 0
  %v58 = select i1 %v57, i64 0, i64 %v56
  %v59 = icmp sgt i64 %v41, 0
  %v60 = select i1 %v59, i64 %v41, i64 0
  %v61 = add i64 %v60, 1
  %v62 = udiv i64 %v61, 2
  %v63 = icmp slt i64 %v62, 3
  %v64 = select i1 %v63, i64 %v62, i64 3
  %v65 = icmp eq i64 %v41, 0
  %v66 = select i1 %v65, i64 0, i64 %v64
  %v67 = sub i64 %v41, 1
  %v68 = icmp sgt i64 %v67, 0
  %v69 = select i1 %v68, i64 %v67, i64 0
  %v70 = add i64 %v69, 1
  %v71 = udiv i64 %v70, 2
  %v72 = icmp slt i64 %v71, 3
  %v73 = select i1 %v72, i64 %v71, i64 3
  %v74 = icmp eq i64 %v41, 0
  %v75 = select i1 %v74, i64 0, i64 %v73
  %v76 = icmp sgt i64 1, 0
  %v77 = select i1 %v76, i64 1, i64 0
  %v78 = icmp slt i64 %v58, %v66
  %v79 = select i1 %v78, i64 %v58, i64 %v66
  %v80 = icmp sgt i64 %v77, 0
  %v81 = select i1 %v80, i64 %v77, i64 0
  %v82 = icmp slt i64 %v79, %v75
  %v83 = select i1 %v82, i64 %v79, i64 %v75
  %v84 = icmp sgt i64 %v83, %v81
  %v85 = select i1 %v84, i64 %v83, i64 %v81
  br label %head86
head86:
  %v89 = phi i64 [ %v81, %body28 ], [ %v139, %body87 ]
  %v90 = phi <8 x float> [ %v31, %body28 ], [ %v117, %body87 ]
  %v91 = phi <8 x float> [ %v32, %body28 ], [ %v127, %body87 ]
  %v92 = phi <8 x float> [ %v33, %body28 ], [ %v138, %body87 ]
  %v93 = icmp slt i64 %v89, %v85
  br i1 %v93, label %body87, label %end88
body87:
  %v94 = mul i64 %v89, 34
  %v95 = getelementptr inbounds float, ptr %v46, i64 %v94
  %v96 = mul i64 %v89, 17
  %v97 = getelementptr inbounds float, ptr %v49, i64 %v96
  %v98 = icmp slt i64 %v21, 8
  %v99 = select i1 %v98, i64 %v21, i64 8
  %v100 = icmp sgt i64 %v99, 0
  %v101 = select i1 %v100, i64 %v99, i64 0
  %v102 = trunc i64 %v101 to i32
  %v103 = insertelement <8 x i32> poison, i32 %v102, i64 0
  %v104 = shufflevector <8 x i32> %v103, <8 x i32> poison, <8 x i32> zeroinitializer
  %v105 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v104
  %v106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v97, <8 x i1> %v105, <8 x float> zeroinitializer)
  %v107 = getelementptr inbounds float, ptr %v95, i64 -17
  %v108 = icmp slt i64 %v21, 8
  %v109 = select i1 %v108, i64 %v21, i64 8
  %v110 = icmp sgt i64 %v109, 0
  %v111 = select i1 %v110, i64 %v109, i64 0
  %v112 = trunc i64 %v111 to i32
  %v113 = insertelement <8 x i32> poison, i32 %v112, i64 0
  %v114 = shufflevector <8 x i32> %v113, <8 x i32> poison, <8 x i32> zeroinitializer
  %v115 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v114
  %v116 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v107, <8 x i1> %v115, <8 x float> zeroinitializer)
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v116, <8 x float> %v90)
  %v118 = icmp slt i64 %v21, 8
  %v119 = select i1 %v118, i64 %v21, i64 8
  %v120 = icmp sgt i64 %v119, 0
  %v121 = select i1 %v120, i64 %v119, i64 0
  %v122 = trunc i64 %v121 to i32
  %v123 = insertelement <8 x i32> poison, i32 %v122, i64 0
  %v124 = shufflevector <8 x i32> %v123, <8 x i32> poison, <8 x i32> zeroinitializer
  %v125 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v124
  %v126 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v95, <8 x i1> %v125, <8 x float> zeroinitializer)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v126, <8 x float> %v91)
  %v128 = getelementptr inbounds float, ptr %v95, i64 17
  %v129 = icmp slt i64 %v21, 8
  %v130 = select i1 %v129, i64 %v21, i64 8
  %v131 = icmp sgt i64 %v130, 0
  %v132 = select i1 %v131, i64 %v130, i64 0
  %v133 = trunc i64 %v132 to i32
  %v134 = insertelement <8 x i32> poison, i32 %v133, i64 0
  %v135 = shufflevector <8 x i32> %v134, <8 x i32> poison, <8 x i32> zeroinitializer
  %v136 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v135
  %v137 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v128, <8 x i1> %v136, <8 x float> zeroinitializer)
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v137, <8 x float> %v92)
  %v139 = add nsw i64 %v89, 1
  br label %head86
end88:
  %v140 = icmp slt i64 %v81, %v58
  %v141 = select i1 %v140, i64 %v81, i64 %v58
  br label %head142
head142:
  %v145 = phi i64 [ 1, %end88 ], [ %v174, %body143 ]
  %v146 = phi <8 x float> [ %v90, %end88 ], [ %v173, %body143 ]
  %v147 = phi <8 x float> [ %v91, %end88 ], [ %v147, %body143 ]
  %v148 = phi <8 x float> [ %v92, %end88 ], [ %v148, %body143 ]
  %v149 = icmp slt i64 %v145, %v141
  br i1 %v149, label %body143, label %end144
body143:
  %v150 = mul i64 %v145, 34
  %v151 = getelementptr inbounds float, ptr %v46, i64 %v150
  %v152 = mul i64 %v145, 17
  %v153 = getelementptr inbounds float, ptr %v49, i64 %v152
  %v154 = icmp slt i64 %v21, 8
  %v155 = select i1 %v154, i64 %v21, i64 8
  %v156 = icmp sgt i64 %v155, 0
  %v157 = select i1 %v156, i64 %v155, i64 0
  %v158 = trunc i64 %v157 to i32
  %v159 = insertelement <8 x i32> poison, i32 %v158, i64 0
  %v160 = shufflevector <8 x i32> %v159, <8 x i32> poison, <8 x i32> zeroinitializer
  %v161 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v160
  %v162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v153, <8 x i1> %v161, <8 x float> zeroinitializer)
  %v163 = getelementptr inbounds float, ptr %v151, i64 -17
  %v164 = icmp slt i64 %v21, 8
  %v165 = select i1 %v164, i64 %v21, i64 8
  %v166 = icmp sgt i64 %v165, 0
  %v167 = select i1 %v166, i64 %v165, i64 0
  %v168 = trunc i64 %v167 to i32
  %v169 = insertelement <8 x i32> poison, i32 %v168, i64 0
  %v170 = shufflevector <8 x i32> %v169, <8 x i32> poison, <8 x i32> zeroinitializer
  %v171 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v170
  %v172 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v163, <8 x i1> %v171, <8 x float> zeroinitializer)
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v162, <8 x float> %v172, <8 x float> %v146)
  %v174 = add nsw i64 %v145, 1
  br label %head142
end144:
  %v175 = icmp sgt i64 %v85, 1
  %v176 = select i1 %v175, i64 %v85, i64 1
  br label %head177
head177:
  %v180 = phi i64 [ %v176, %end144 ], [ %v209, %body178 ]
  %v181 = phi <8 x float> [ %v146, %end144 ], [ %v208, %body178 ]
  %v182 = phi <8 x float> [ %v147, %end144 ], [ %v182, %body178 ]
  %v183 = phi <8 x float> [ %v148, %end144 ], [ %v183, %body178 ]
  %v184 = icmp slt i64 %v180, %v58
  br i1 %v184, label %body178, label %end179
body178:
  %v185 = mul i64 %v180, 34
  %v186 = getelementptr inbounds float, ptr %v46, i64 %v185
  %v187 = mul i64 %v180, 17
  %v188 = getelementptr inbounds float, ptr %v49, i64 %v187
  %v189 = icmp slt i64 %v21, 8
  %v190 = select i1 %v189, i64 %v21, i64 8
  %v191 = icmp sgt i64 %v190, 0
  %v192 = select i1 %v191, i64 %v190, i64 0
  %v193 = trunc i64 %v192 to i32
  %v194 = insertelement <8 x i32> poison, i32 %v193, i64 0
  %v195 = shufflevector <8 x i32> %v194, <8 x i32> poison, <8 x i32> zeroinitializer
  %v196 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v195
  %v197 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v188, <8 x i1> %v196, <8 x float> zeroinitializer)
  %v198 = getelementptr inbounds float, ptr %v186, i64 -17
  %v199 = icmp slt i64 %v21, 8
  %v200 = select i1 %v199, i64 %v21, i64 8
  %v201 = icmp sgt i64 %v200, 0
  %v202 = select i1 %v201, i64 %v200, i64 0
  %v203 = trunc i64 %v202 to i32
  %v204 = insertelement <8 x i32> poison, i32 %v203, i64 0
  %v205 = shufflevector <8 x i32> %v204, <8 x i32> poison, <8 x i32> zeroinitializer
  %v206 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v205
  %v207 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v198, <8 x i1> %v206, <8 x float> zeroinitializer)
  %v208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v207, <8 x float> %v181)
  %v209 = add nsw i64 %v180, 1
  br label %head177
end179:
  %v210 = icmp slt i64 %v81, %v66
  %v211 = select i1 %v210, i64 %v81, i64 %v66
  br label %head212
head212:
  %v215 = phi i64 [ 0, %end179 ], [ %v243, %body213 ]
  %v216 = phi <8 x float> [ %v181, %end179 ], [ %v216, %body213 ]
  %v217 = phi <8 x float> [ %v182, %end179 ], [ %v242, %body213 ]
  %v218 = phi <8 x float> [ %v183, %end179 ], [ %v218, %body213 ]
  %v219 = icmp slt i64 %v215, %v211
  br i1 %v219, label %body213, label %end214
body213:
  %v220 = mul i64 %v215, 34
  %v221 = getelementptr inbounds float, ptr %v46, i64 %v220
  %v222 = mul i64 %v215, 17
  %v223 = getelementptr inbounds float, ptr %v49, i64 %v222
  %v224 = icmp slt i64 %v21, 8
  %v225 = select i1 %v224, i64 %v21, i64 8
  %v226 = icmp sgt i64 %v225, 0
  %v227 = select i1 %v226, i64 %v225, i64 0
  %v228 = trunc i64 %v227 to i32
  %v229 = insertelement <8 x i32> poison, i32 %v228, i64 0
  %v230 = shufflevector <8 x i32> %v229, <8 x i32> poison, <8 x i32> zeroinitializer
  %v231 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v230
  %v232 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v223, <8 x i1> %v231, <8 x float> zeroinitializer)
  %v233 = icmp slt i64 %v21, 8
  %v234 = select i1 %v233, i64 %v21, i64 8
  %v235 = icmp sgt i64 %v234, 0
  %v236 = select i1 %v235, i64 %v234, i64 0
  %v237 = trunc i64 %v236 to i32
  %v238 = insertelement <8 x i32> poison, i32 %v237, i64 0
  %v239 = shufflevector <8 x i32> %v238, <8 x i32> poison, <8 x i32> zeroinitializer
  %v240 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v239
  %v241 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v221, <8 x i1> %v240, <8 x float> zeroinitializer)
  %v242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v232, <8 x float> %v241, <8 x float> %v217)
  %v243 = add nsw i64 %v215, 1
  br label %head212
end214:
  %v244 = icmp sgt i64 %v85, 0
  %v245 = select i1 %v244, i64 %v85, i64 0
  br label %head246
head246:
  %v249 = phi i64 [ %v245, %end214 ], [ %v277, %body247 ]
  %v250 = phi <8 x float> [ %v216, %end214 ], [ %v250, %body247 ]
  %v251 = phi <8 x float> [ %v217, %end214 ], [ %v276, %body247 ]
  %v252 = phi <8 x float> [ %v218, %end214 ], [ %v252, %body247 ]
  %v253 = icmp slt i64 %v249, %v66
  br i1 %v253, label %body247, label %end248
body247:
  %v254 = mul i64 %v249, 34
  %v255 = getelementptr inbounds float, ptr %v46, i64 %v254
  %v256 = mul i64 %v249, 17
  %v257 = getelementptr inbounds float, ptr %v49, i64 %v256
  %v258 = icmp slt i64 %v21, 8
  %v259 = select i1 %v258, i64 %v21, i64 8
  %v260 = icmp sgt i64 %v259, 0
  %v261 = select i1 %v260, i64 %v259, i64 0
  %v262 = trunc i64 %v261 to i32
  %v263 = insertelement <8 x i32> poison, i32 %v262, i64 0
  %v264 = shufflevector <8 x i32> %v263, <8 x i32> poison, <8 x i32> zeroinitializer
  %v265 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v264
  %v266 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v257, <8 x i1> %v265, <8 x float> zeroinitializer)
  %v267 = icmp slt i64 %v21, 8
  %v268 = select i1 %v267, i64 %v21, i64 8
  %v269 = icmp sgt i64 %v268, 0
  %v270 = select i1 %v269, i64 %v268, i64 0
  %v271 = trunc i64 %v270 to i32
  %v272 = insertelement <8 x i32> poison, i32 %v271, i64 0
  %v273 = shufflevector <8 x i32> %v272, <8 x i32> poison, <8 x i32> zeroinitializer
  %v274 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v273
  %v275 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v255, <8 x i1> %v274, <8 x float> zeroinitializer)
  %v276 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v266, <8 x float> %v275, <8 x float> %v251)
  %v277 = add nsw i64 %v249, 1
  br label %head246
end248:
  %v278 = icmp slt i64 %v81, %v75
  %v279 = select i1 %v278, i64 %v81, i64 %v75
  br label %head280
head280:
  %v283 = phi i64 [ 0, %end248 ], [ %v312, %body281 ]
  %v284 = phi <8 x float> [ %v250, %end248 ], [ %v284, %body281 ]
  %v285 = phi <8 x float> [ %v251, %end248 ], [ %v285, %body281 ]
  %v286 = phi <8 x float> [ %v252, %end248 ], [ %v311, %body281 ]
  %v287 = icmp slt i64 %v283, %v279
  br i1 %v287, label %body281, label %end282
body281:
  %v288 = mul i64 %v283, 34
  %v289 = getelementptr inbounds float, ptr %v46, i64 %v288
  %v290 = mul i64 %v283, 17
  %v291 = getelementptr inbounds float, ptr %v49, i64 %v290
  %v292 = icmp slt i64 %v21, 8
  %v293 = select i1 %v292, i64 %v21, i64 8
  %v294 = icmp sgt i64 %v293, 0
  %v295 = select i1 %v294, i64 %v293, i64 0
  %v296 = trunc i64 %v295 to i32
  %v297 = insertelement <8 x i32> poison, i32 %v296, i64 0
  %v298 = shufflevector <8 x i32> %v297, <8 x i32> poison, <8 x i32> zeroinitializer
  %v299 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v298
  %v300 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v291, <8 x i1> %v299, <8 x float> zeroinitializer)
  %v301 = getelementptr inbounds float, ptr %v289, i64 17
  %v302 = icmp slt i64 %v21, 8
  %v303 = select i1 %v302, i64 %v21, i64 8
  %v304 = icmp sgt i64 %v303, 0
  %v305 = select i1 %v304, i64 %v303, i64 0
  %v306 = trunc i64 %v305 to i32
  %v307 = insertelement <8 x i32> poison, i32 %v306, i64 0
  %v308 = shufflevector <8 x i32> %v307, <8 x i32> poison, <8 x i32> zeroinitializer
  %v309 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v308
  %v310 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v301, <8 x i1> %v309, <8 x float> zeroinitializer)
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v300, <8 x float> %v310, <8 x float> %v286)
  %v312 = add nsw i64 %v283, 1
  br label %head280
end282:
  %v313 = icmp sgt i64 %v85, 0
  %v314 = select i1 %v313, i64 %v85, i64 0
  br label %head315
head315:
  %v318 = phi i64 [ %v314, %end282 ], [ %v347, %body316 ]
  %v319 = phi <8 x float> [ %v284, %end282 ], [ %v319, %body316 ]
  %v320 = phi <8 x float> [ %v285, %end282 ], [ %v320, %body316 ]
  %v321 = phi <8 x float> [ %v286, %end282 ], [ %v346, %body316 ]
  %v322 = icmp slt i64 %v318, %v75
  br i1 %v322, label %body316, label %end317
body316:
  %v323 = mul i64 %v318, 34
  %v324 = getelementptr inbounds float, ptr %v46, i64 %v323
  %v325 = mul i64 %v318, 17
  %v326 = getelementptr inbounds float, ptr %v49, i64 %v325
  %v327 = icmp slt i64 %v21, 8
  %v328 = select i1 %v327, i64 %v21, i64 8
  %v329 = icmp sgt i64 %v328, 0
  %v330 = select i1 %v329, i64 %v328, i64 0
  %v331 = trunc i64 %v330 to i32
  %v332 = insertelement <8 x i32> poison, i32 %v331, i64 0
  %v333 = shufflevector <8 x i32> %v332, <8 x i32> poison, <8 x i32> zeroinitializer
  %v334 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v333
  %v335 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v326, <8 x i1> %v334, <8 x float> zeroinitializer)
  %v336 = getelementptr inbounds float, ptr %v324, i64 17
  %v337 = icmp slt i64 %v21, 8
  %v338 = select i1 %v337, i64 %v21, i64 8
  %v339 = icmp sgt i64 %v338, 0
  %v340 = select i1 %v339, i64 %v338, i64 0
  %v341 = trunc i64 %v340 to i32
  %v342 = insertelement <8 x i32> poison, i32 %v341, i64 0
  %v343 = shufflevector <8 x i32> %v342, <8 x i32> poison, <8 x i32> zeroinitializer
  %v344 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v343
  %v345 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v336, <8 x i1> %v344, <8 x float> zeroinitializer)
  %v346 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v335, <8 x float> %v345, <8 x float> %v321)
  %v347 = add nsw i64 %v318, 1
  br label %head315
end317:
  %v348 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v349 = mul i64 %v25, 3
  %v350 = mul i64 %v349, 17
  %v351 = add i64 %v350, %v16
  %v352 = getelementptr inbounds float, ptr %v5, i64 %v351
  %v353 = icmp slt i64 %v21, 8
  %v354 = select i1 %v353, i64 %v21, i64 8
  %v355 = icmp sgt i64 %v354, 0
  %v356 = select i1 %v355, i64 %v354, i64 0
  %v357 = trunc i64 %v356 to i32
  %v358 = insertelement <8 x i32> poison, i32 %v357, i64 0
  %v359 = shufflevector <8 x i32> %v358, <8 x i32> poison, <8 x i32> zeroinitializer
  %v360 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v359
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v31, ptr align 4 %v352, <8 x i1> %v360)
  %v361 = add i64 %v349, 1
  %v362 = mul i64 %v361, 17
  %v363 = add i64 %v362, %v16
  %v364 = getelementptr inbounds float, ptr %v5, i64 %v363
  %v365 = icmp slt i64 %v21, 8
  %v366 = select i1 %v365, i64 %v21, i64 8
  %v367 = icmp sgt i64 %v366, 0
  %v368 = select i1 %v367, i64 %v366, i64 0
  %v369 = trunc i64 %v368 to i32
  %v370 = insertelement <8 x i32> poison, i32 %v369, i64 0
  %v371 = shufflevector <8 x i32> %v370, <8 x i32> poison, <8 x i32> zeroinitializer
  %v372 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v371
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v32, ptr align 4 %v364, <8 x i1> %v372)
  %v373 = add i64 %v349, 2
  %v374 = mul i64 %v373, 17
  %v375 = add i64 %v374, %v16
  %v376 = getelementptr inbounds float, ptr %v5, i64 %v375
  %v377 = icmp slt i64 %v21, 8
  %v378 = select i1 %v377, i64 %v21, i64 8
  %v379 = icmp sgt i64 %v378, 0
  %v380 = select i1 %v379, i64 %v378, i64 0
  %v381 = trunc i64 %v380 to i32
  %v382 = insertelement <8 x i32> poison, i32 %v381, i64 0
  %v383 = shufflevector <8 x i32> %v382, <8 x i32> poison, <8 x i32> zeroinitializer
  %v384 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v383
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v33, ptr align 4 %v376, <8 x i1> %v384)
  %v385 = add nsw i64 %v25, 1
  br label %head22
end24:
  %v386 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
