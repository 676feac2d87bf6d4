; task {"attributes":{"count_include_pad":1,"dilations":[1,1],"kernel":[3,3],"mode":"average","pads":[1,1,1,1],"strides":[1,1]},"inputs":["f32[1,6,8,20]"],"op":"pool","output":"f32[1,6,8,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-column-channel","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v4
; phase k: 12 units
; scratch 0 bytes, 0 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v329, %end287 ]
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
  %v21 = urem i64 %v14, 6
  %v22 = udiv i64 %v14, 6
  %v23 = sub i64 %v21, 1
  %v24 = sub i64 0, %v23
  %v25 = icmp sgt i64 %v24, 0
  %v26 = select i1 %v25, i64 %v24, i64 0
  %v27 = sub i64 6, %v23
  %v28 = icmp sgt i64 %v27, 0
  %v29 = select i1 %v28, i64 %v27, i64 0
  %v30 = icmp slt i64 %v29, 3
  %v31 = select i1 %v30, i64 %v29, i64 3
  %v32 = sub i64 %v31, %v26
  %v33 = sub i64 7, %v23
  %v34 = icmp sgt i64 %v33, 0
  %v35 = select i1 %v34, i64 %v33, i64 0
  %v36 = icmp slt i64 %v35, 3
  %v37 = select i1 %v36, i64 %v35, i64 3
  %v38 = icmp slt i64 %v20, 1
  %v39 = select i1 %v38, i64 %v20, i64 1
  br label %head40
head40:
  %v43 = phi i64 [ %v17, %body10 ], [ %v85, %end48 ]
  %v44 = icmp slt i64 %v43, %v39
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = mul i64 %v43, 16
  br label %head46
head46:
  %v49 = phi i64 [ %v26, %body41 ], [ %v70, %body47 ]
  %v50 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body41 ], [ %v64, %body47 ]
  %v51 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body41 ], [ %v69, %body47 ]
  %v52 = icmp slt i64 %v49, %v31
  br i1 %v52, label %body47, label %end48
body47:
  %v53 = add i64 %v23, %v49
  %v54 = mul i64 %v22, 6
  %v55 = add i64 %v54, %v53
  %v56 = mul i64 %v55, 8
  %v57 = mul i64 %v56, 20
  %v58 = add i64 %v57, %v45
  %v59 = getelementptr inbounds float, ptr %v1, i64 %v58
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %v59, i64 20
  %v62 = load <16 x float>, ptr %v61, align 4
  %v63 = fadd <16 x float> %v62, %v60
  %v64 = fadd <16 x float> %v63, %v50
  %v65 = fadd <16 x float> %v62, %v60
  %v66 = getelementptr inbounds float, ptr %v59, i64 40
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = fadd <16 x float> %v67, %v65
  %v69 = fadd <16 x float> %v68, %v51
  %v70 = add nsw i64 %v49, 1
  br label %head46
end48:
  %v71 = mul i64 %v37, 3
  %v72 = sitofp i64 %v71 to float
  %v73 = fdiv float 0x3FF0000000000000, %v72
  %v74 = insertelement <16 x float> poison, float %v73, i64 0
  %v75 = shufflevector <16 x float> %v74, <16 x float> poison, <16 x i32> zeroinitializer
  %v76 = fmul <16 x float> %v50, %v75
  %v77 = fmul <16 x float> %v51, %v75
  %v78 = mul i64 %v22, 6
  %v79 = add i64 %v78, %v21
  %v80 = mul i64 %v79, 8
  %v81 = mul i64 %v80, 20
  %v82 = add i64 %v81, %v45
  %v83 = getelementptr inbounds float, ptr %v3, i64 %v82
  store <16 x float> %v76, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %v83, i64 20
  store <16 x float> %v77, ptr %v84, align 4
  %v85 = add nsw i64 %v43, 1
  br label %head40
end42:
  %v86 = icmp eq i64 %v20, 2
  br i1 %v86, label %then87, label %end88
then87:
  br label %head89
head89:
  %v92 = phi i64 [ %v26, %then87 ], [ %v113, %body90 ]
  %v93 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then87 ], [ %v107, %body90 ]
  %v94 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then87 ], [ %v112, %body90 ]
  %v95 = icmp slt i64 %v92, %v31
  br i1 %v95, label %body90, label %end91
body90:
  %v96 = add i64 %v23, %v92
  %v97 = mul i64 %v22, 6
  %v98 = add i64 %v97, %v96
  %v99 = mul i64 %v98, 8
  %v100 = mul i64 %v99, 20
  %v101 = add i64 %v100, 16
  %v102 = getelementptr inbounds float, ptr %v1, i64 %v101
  %v103 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v102, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v104 = getelementptr inbounds float, ptr %v102, i64 20
  %v105 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v104, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v106 = fadd <16 x float> %v105, %v103
  %v107 = fadd <16 x float> %v106, %v93
  %v108 = fadd <16 x float> %v105, %v103
  %v109 = getelementptr inbounds float, ptr %v102, i64 40
  %v110 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v109, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v111 = fadd <16 x float> %v110, %v108
  %v112 = fadd <16 x float> %v111, %v94
  %v113 = add nsw i64 %v92, 1
  br label %head89
end91:
  %v114 = mul i64 %v37, 3
  %v115 = sitofp i64 %v114 to float
  %v116 = fdiv float 0x3FF0000000000000, %v115
  %v117 = insertelement <16 x float> poison, float %v116, i64 0
  %v118 = shufflevector <16 x float> %v117, <16 x float> poison, <16 x i32> zeroinitializer
  %v119 = fmul <16 x float> %v93, %v118
  %v120 = fmul <16 x float> %v94, %v118
  %v121 = mul i64 %v22, 6
  %v122 = add i64 %v121, %v21
  %v123 = mul i64 %v122, 8
  %v124 = mul i64 %v123, 20
  %v125 = add i64 %v124, 16
  %v126 = getelementptr inbounds float, ptr %v3, i64 %v125
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v119, ptr align 4 %v126, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v127 = getelementptr inbounds float, ptr %v126, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v120, ptr align 4 %v127, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end88
end88:
  br label %head128
head128:
  %v131 = phi i64 [ 2, %end88 ], [ %v234, %end189 ]
  %v132 = icmp slt i64 %v131, 6
  br i1 %v132, label %body129, label %end130
body129:
  %v133 = sub i64 %v131, 1
  %v134 = icmp slt i64 %v20, 1
  %v135 = select i1 %v134, i64 %v20, i64 1
  br label %head136
head136:
  %v139 = phi i64 [ %v17, %body129 ], [ %v186, %end144 ]
  %v140 = icmp slt i64 %v139, %v135
  br i1 %v140, label %body137, label %end138
body137:
  %v141 = mul i64 %v139, 16
  br label %head142
head142:
  %v145 = phi i64 [ %v26, %body137 ], [ %v170, %body143 ]
  %v146 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body137 ], [ %v164, %body143 ]
  %v147 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body137 ], [ %v169, %body143 ]
  %v148 = icmp slt i64 %v145, %v31
  br i1 %v148, label %body143, label %end144
body143:
  %v149 = add i64 %v23, %v145
  %v150 = mul i64 %v22, 6
  %v151 = add i64 %v150, %v149
  %v152 = mul i64 %v151, 8
  %v153 = add i64 %v152, %v133
  %v154 = mul i64 %v153, 20
  %v155 = add i64 %v154, %v141
  %v156 = getelementptr inbounds float, ptr %v1, i64 %v155
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = getelementptr inbounds float, ptr %v156, i64 20
  %v159 = load <16 x float>, ptr %v158, align 4
  %v160 = fadd <16 x float> %v159, %v157
  %v161 = getelementptr inbounds float, ptr %v156, i64 40
  %v162 = load <16 x float>, ptr %v161, align 4
  %v163 = fadd <16 x float> %v162, %v160
  %v164 = fadd <16 x float> %v163, %v146
  %v165 = fadd <16 x float> %v162, %v159
  %v166 = getelementptr inbounds float, ptr %v156, i64 60
  %v167 = load <16 x float>, ptr %v166, align 4
  %v168 = fadd <16 x float> %v167, %v165
  %v169 = fadd <16 x float> %v168, %v147
  %v170 = add nsw i64 %v145, 1
  br label %head142
end144:
  %v171 = mul i64 %v37, 3
  %v172 = sitofp i64 %v171 to float
  %v173 = fdiv float 0x3FF0000000000000, %v172
  %v174 = insertelement <16 x float> poison, float %v173, i64 0
  %v175 = shufflevector <16 x float> %v174, <16 x float> poison, <16 x i32> zeroinitializer
  %v176 = fmul <16 x float> %v146, %v175
  %v177 = fmul <16 x float> %v147, %v175
  %v178 = mul i64 %v22, 6
  %v179 = add i64 %v178, %v21
  %v180 = mul i64 %v179, 8
  %v181 = add i64 %v180, %v131
  %v182 = mul i64 %v181, 20
  %v183 = add i64 %v182, %v141
  %v184 = getelementptr inbounds float, ptr %v3, i64 %v183
  store <16 x float> %v176, ptr %v184, align 4
  %v185 = getelementptr inbounds float, ptr %v184, i64 20
  store <16 x float> %v177, ptr %v185, align 4
  %v186 = add nsw i64 %v139, 1
  br label %head136
end138:
  %v187 = icmp eq i64 %v20, 2
  br i1 %v187, label %then188, label %end189
then188:
  br label %head190
head190:
  %v193 = phi i64 [ %v26, %then188 ], [ %v218, %body191 ]
  %v194 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then188 ], [ %v212, %body191 ]
  %v195 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then188 ], [ %v217, %body191 ]
  %v196 = icmp slt i64 %v193, %v31
  br i1 %v196, label %body191, label %end192
body191:
  %v197 = add i64 %v23, %v193
  %v198 = mul i64 %v22, 6
  %v199 = add i64 %v198, %v197
  %v200 = mul i64 %v199, 8
  %v201 = add i64 %v200, %v133
  %v202 = mul i64 %v201, 20
  %v203 = add i64 %v202, 16
  %v204 = getelementptr inbounds float, ptr %v1, i64 %v203
  %v205 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v204, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v206 = getelementptr inbounds float, ptr %v204, i64 20
  %v207 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v206, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v208 = fadd <16 x float> %v207, %v205
  %v209 = getelementptr inbounds float, ptr %v204, i64 40
  %v210 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v209, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v211 = fadd <16 x float> %v210, %v208
  %v212 = fadd <16 x float> %v211, %v194
  %v213 = fadd <16 x float> %v210, %v207
  %v214 = getelementptr inbounds float, ptr %v204, i64 60
  %v215 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v214, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v216 = fadd <16 x float> %v215, %v213
  %v217 = fadd <16 x float> %v216, %v195
  %v218 = add nsw i64 %v193, 1
  br label %head190
end192:
  %v219 = mul i64 %v37, 3
  %v220 = sitofp i64 %v219 to float
  %v221 = fdiv float 0x3FF0000000000000, %v220
  %v222 = insertelement <16 x float> poison, float %v221, i64 0
  %v223 = shufflevector <16 x float> %v222, <16 x float> poison, <16 x i32> zeroinitializer
  %v224 = fmul <16 x float> %v194, %v223
  %v225 = fmul <16 x float> %v195, %v223
  %v226 = mul i64 %v22, 6
  %v227 = add i64 %v226, %v21
  %v228 = mul i64 %v227, 8
  %v229 = add i64 %v228, %v131
  %v230 = mul i64 %v229, 20
  %v231 = add i64 %v230, 16
  %v232 = getelementptr inbounds float, ptr %v3, i64 %v231
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v224, ptr align 4 %v232, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v233 = getelementptr inbounds float, ptr %v232, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v225, ptr align 4 %v233, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end189
end189:
  %v234 = add nsw i64 %v131, 2
  br label %head128
end130:
  %v235 = icmp slt i64 %v20, 1
  %v236 = select i1 %v235, i64 %v20, i64 1
  br label %head237
head237:
  %v240 = phi i64 [ %v17, %end130 ], [ %v284, %end245 ]
  %v241 = icmp slt i64 %v240, %v236
  br i1 %v241, label %body238, label %end239
body238:
  %v242 = mul i64 %v240, 16
  br label %head243
head243:
  %v246 = phi i64 [ %v26, %body238 ], [ %v268, %body244 ]
  %v247 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body238 ], [ %v265, %body244 ]
  %v248 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body238 ], [ %v267, %body244 ]
  %v249 = icmp slt i64 %v246, %v31
  br i1 %v249, label %body244, label %end245
body244:
  %v250 = add i64 %v23, %v246
  %v251 = mul i64 %v22, 6
  %v252 = add i64 %v251, %v250
  %v253 = mul i64 %v252, 8
  %v254 = mul i64 %v253, 20
  %v255 = add i64 %v254, %v242
  %v256 = getelementptr inbounds float, ptr %v1, i64 %v255
  %v257 = getelementptr inbounds float, ptr %v256, i64 100
  %v258 = load <16 x float>, ptr %v257, align 4
  %v259 = getelementptr inbounds float, ptr %v256, i64 120
  %v260 = load <16 x float>, ptr %v259, align 4
  %v261 = fadd <16 x float> %v260, %v258
  %v262 = getelementptr inbounds float, ptr %v256, i64 140
  %v263 = load <16 x float>, ptr %v262, align 4
  %v264 = fadd <16 x float> %v263, %v261
  %v265 = fadd <16 x float> %v264, %v247
  %v266 = fadd <16 x float> %v263, %v260
  %v267 = fadd <16 x float> %v266, %v248
  %v268 = add nsw i64 %v246, 1
  br label %head243
end245:
  %v269 = mul i64 %v37, 3
  %v270 = sitofp i64 %v269 to float
  %v271 = fdiv float 0x3FF0000000000000, %v270
  %v272 = insertelement <16 x float> poison, float %v271, i64 0
  %v273 = shufflevector <16 x float> %v272, <16 x float> poison, <16 x i32> zeroinitializer
  %v274 = fmul <16 x float> %v247, %v273
  %v275 = fmul <16 x float> %v248, %v273
  %v276 = mul i64 %v22, 6
  %v277 = add i64 %v276, %v21
  %v278 = mul i64 %v277, 8
  %v279 = add i64 %v278, 6
  %v280 = mul i64 %v279, 20
  %v281 = add i64 %v280, %v242
  %v282 = getelementptr inbounds float, ptr %v3, i64 %v281
  store <16 x float> %v274, ptr %v282, align 4
  %v283 = getelementptr inbounds float, ptr %v282, i64 20
  store <16 x float> %v275, ptr %v283, align 4
  %v284 = add nsw i64 %v240, 1
  br label %head237
end239:
  %v285 = icmp eq i64 %v20, 2
  br i1 %v285, label %then286, label %end287
then286:
  br label %head288
head288:
  %v291 = phi i64 [ %v26, %then286 ], [ %v313, %body289 ]
  %v292 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then286 ], [ %v310, %body289 ]
  %v293 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then286 ], [ %v312, %body289 ]
  %v294 = icmp slt i64 %v291, %v31
  br i1 %v294, label %body289, label %end290
body289:
  %v295 = add i64 %v23, %v291
  %v296 = mul i64 %v22, 6
  %v297 = add i64 %v296, %v295
  %v298 = mul i64 %v297, 8
  %v299 = mul i64 %v298, 20
  %v300 = add i64 %v299, 16
  %v301 = getelementptr inbounds float, ptr %v1, i64 %v300
  %v302 = getelementptr inbounds float, ptr %v301, i64 100
  %v303 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v302, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v304 = getelementptr inbounds float, ptr %v301, i64 120
  %v305 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v304, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v306 = fadd <16 x float> %v305, %v303
  %v307 = getelementptr inbounds float, ptr %v301, i64 140
  %v308 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v307, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v309 = fadd <16 x float> %v308, %v306
  %v310 = fadd <16 x float> %v309, %v292
  %v311 = fadd <16 x float> %v308, %v305
  %v312 = fadd <16 x float> %v311, %v293
  %v313 = add nsw i64 %v291, 1
  br label %head288
end290:
  %v314 = mul i64 %v37, 3
  %v315 = sitofp i64 %v314 to float
  %v316 = fdiv float 0x3FF0000000000000, %v315
  %v317 = insertelement <16 x float> poison, float %v316, i64 0
  %v318 = shufflevector <16 x float> %v317, <16 x float> poison, <16 x i32> zeroinitializer
  %v319 = fmul <16 x float> %v292, %v318
  %v320 = fmul <16 x float> %v293, %v318
  %v321 = mul i64 %v22, 6
  %v322 = add i64 %v321, %v21
  %v323 = mul i64 %v322, 8
  %v324 = add i64 %v323, 6
  %v325 = mul i64 %v324, 20
  %v326 = add i64 %v325, 16
  %v327 = getelementptr inbounds float, ptr %v3, i64 %v326
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v319, ptr align 4 %v327, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v328 = getelementptr inbounds float, ptr %v327, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v320, ptr align 4 %v328, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end287
end287:
  %v329 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
