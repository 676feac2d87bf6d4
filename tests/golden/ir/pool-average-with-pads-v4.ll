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
  %v12 = phi i64 [ %lo, %entry ], [ %v323, %end282 ]
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
  %v43 = phi i64 [ %v17, %body10 ], [ %v84, %end48 ]
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
  %v73 = insertelement <16 x float> poison, float %v72, i64 0
  %v74 = shufflevector <16 x float> %v73, <16 x float> poison, <16 x i32> zeroinitializer
  %v75 = fdiv <16 x float> %v50, %v74
  %v76 = fdiv <16 x float> %v51, %v74
  %v77 = mul i64 %v22, 6
  %v78 = add i64 %v77, %v21
  %v79 = mul i64 %v78, 8
  %v80 = mul i64 %v79, 20
  %v81 = add i64 %v80, %v45
  %v82 = getelementptr inbounds float, ptr %v3, i64 %v81
  store <16 x float> %v75, ptr %v82, align 4
  %v83 = getelementptr inbounds float, ptr %v82, i64 20
  store <16 x float> %v76, ptr %v83, align 4
  %v84 = add nsw i64 %v43, 1
  br label %head40
end42:
  %v85 = icmp eq i64 %v20, 2
  br i1 %v85, label %then86, label %end87
then86:
  br label %head88
head88:
  %v91 = phi i64 [ %v26, %then86 ], [ %v112, %body89 ]
  %v92 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then86 ], [ %v106, %body89 ]
  %v93 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then86 ], [ %v111, %body89 ]
  %v94 = icmp slt i64 %v91, %v31
  br i1 %v94, label %body89, label %end90
body89:
  %v95 = add i64 %v23, %v91
  %v96 = mul i64 %v22, 6
  %v97 = add i64 %v96, %v95
  %v98 = mul i64 %v97, 8
  %v99 = mul i64 %v98, 20
  %v100 = add i64 %v99, 16
  %v101 = getelementptr inbounds float, ptr %v1, i64 %v100
  %v102 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v103 = getelementptr inbounds float, ptr %v101, i64 20
  %v104 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v103, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v105 = fadd <16 x float> %v104, %v102
  %v106 = fadd <16 x float> %v105, %v92
  %v107 = fadd <16 x float> %v104, %v102
  %v108 = getelementptr inbounds float, ptr %v101, i64 40
  %v109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v108, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v110 = fadd <16 x float> %v109, %v107
  %v111 = fadd <16 x float> %v110, %v93
  %v112 = add nsw i64 %v91, 1
  br label %head88
end90:
  %v113 = mul i64 %v37, 3
  %v114 = sitofp i64 %v113 to float
  %v115 = insertelement <16 x float> poison, float %v114, i64 0
  %v116 = shufflevector <16 x float> %v115, <16 x float> poison, <16 x i32> zeroinitializer
  %v117 = fdiv <16 x float> %v92, %v116
  %v118 = fdiv <16 x float> %v93, %v116
  %v119 = mul i64 %v22, 6
  %v120 = add i64 %v119, %v21
  %v121 = mul i64 %v120, 8
  %v122 = mul i64 %v121, 20
  %v123 = add i64 %v122, 16
  %v124 = getelementptr inbounds float, ptr %v3, i64 %v123
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v117, ptr align 4 %v124, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v125 = getelementptr inbounds float, ptr %v124, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v118, ptr align 4 %v125, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end87
end87:
  br label %head126
head126:
  %v129 = phi i64 [ 2, %end87 ], [ %v230, %end186 ]
  %v130 = icmp slt i64 %v129, 6
  br i1 %v130, label %body127, label %end128
body127:
  %v131 = sub i64 %v129, 1
  %v132 = icmp slt i64 %v20, 1
  %v133 = select i1 %v132, i64 %v20, i64 1
  br label %head134
head134:
  %v137 = phi i64 [ %v17, %body127 ], [ %v183, %end142 ]
  %v138 = icmp slt i64 %v137, %v133
  br i1 %v138, label %body135, label %end136
body135:
  %v139 = mul i64 %v137, 16
  br label %head140
head140:
  %v143 = phi i64 [ %v26, %body135 ], [ %v168, %body141 ]
  %v144 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body135 ], [ %v162, %body141 ]
  %v145 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body135 ], [ %v167, %body141 ]
  %v146 = icmp slt i64 %v143, %v31
  br i1 %v146, label %body141, label %end142
body141:
  %v147 = add i64 %v23, %v143
  %v148 = mul i64 %v22, 6
  %v149 = add i64 %v148, %v147
  %v150 = mul i64 %v149, 8
  %v151 = add i64 %v150, %v131
  %v152 = mul i64 %v151, 20
  %v153 = add i64 %v152, %v139
  %v154 = getelementptr inbounds float, ptr %v1, i64 %v153
  %v155 = load <16 x float>, ptr %v154, align 4
  %v156 = getelementptr inbounds float, ptr %v154, i64 20
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = fadd <16 x float> %v157, %v155
  %v159 = getelementptr inbounds float, ptr %v154, i64 40
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = fadd <16 x float> %v160, %v158
  %v162 = fadd <16 x float> %v161, %v144
  %v163 = fadd <16 x float> %v160, %v157
  %v164 = getelementptr inbounds float, ptr %v154, i64 60
  %v165 = load <16 x float>, ptr %v164, align 4
  %v166 = fadd <16 x float> %v165, %v163
  %v167 = fadd <16 x float> %v166, %v145
  %v168 = add nsw i64 %v143, 1
  br label %head140
end142:
  %v169 = mul i64 %v37, 3
  %v170 = sitofp i64 %v169 to float
  %v171 = insertelement <16 x float> poison, float %v170, i64 0
  %v172 = shufflevector <16 x float> %v171, <16 x float> poison, <16 x i32> zeroinitializer
  %v173 = fdiv <16 x float> %v144, %v172
  %v174 = fdiv <16 x float> %v145, %v172
  %v175 = mul i64 %v22, 6
  %v176 = add i64 %v175, %v21
  %v177 = mul i64 %v176, 8
  %v178 = add i64 %v177, %v129
  %v179 = mul i64 %v178, 20
  %v180 = add i64 %v179, %v139
  %v181 = getelementptr inbounds float, ptr %v3, i64 %v180
  store <16 x float> %v173, ptr %v181, align 4
  %v182 = getelementptr inbounds float, ptr %v181, i64 20
  store <16 x float> %v174, ptr %v182, align 4
  %v183 = add nsw i64 %v137, 1
  br label %head134
end136:
  %v184 = icmp eq i64 %v20, 2
  br i1 %v184, label %then185, label %end186
then185:
  br label %head187
head187:
  %v190 = phi i64 [ %v26, %then185 ], [ %v215, %body188 ]
  %v191 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then185 ], [ %v209, %body188 ]
  %v192 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then185 ], [ %v214, %body188 ]
  %v193 = icmp slt i64 %v190, %v31
  br i1 %v193, label %body188, label %end189
body188:
  %v194 = add i64 %v23, %v190
  %v195 = mul i64 %v22, 6
  %v196 = add i64 %v195, %v194
  %v197 = mul i64 %v196, 8
  %v198 = add i64 %v197, %v131
  %v199 = mul i64 %v198, 20
  %v200 = add i64 %v199, 16
  %v201 = getelementptr inbounds float, ptr %v1, i64 %v200
  %v202 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v201, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v203 = getelementptr inbounds float, ptr %v201, i64 20
  %v204 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v203, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v205 = fadd <16 x float> %v204, %v202
  %v206 = getelementptr inbounds float, ptr %v201, i64 40
  %v207 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v206, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v208 = fadd <16 x float> %v207, %v205
  %v209 = fadd <16 x float> %v208, %v191
  %v210 = fadd <16 x float> %v207, %v204
  %v211 = getelementptr inbounds float, ptr %v201, i64 60
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v211, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v213 = fadd <16 x float> %v212, %v210
  %v214 = fadd <16 x float> %v213, %v192
  %v215 = add nsw i64 %v190, 1
  br label %head187
end189:
  %v216 = mul i64 %v37, 3
  %v217 = sitofp i64 %v216 to float
  %v218 = insertelement <16 x float> poison, float %v217, i64 0
  %v219 = shufflevector <16 x float> %v218, <16 x float> poison, <16 x i32> zeroinitializer
  %v220 = fdiv <16 x float> %v191, %v219
  %v221 = fdiv <16 x float> %v192, %v219
  %v222 = mul i64 %v22, 6
  %v223 = add i64 %v222, %v21
  %v224 = mul i64 %v223, 8
  %v225 = add i64 %v224, %v129
  %v226 = mul i64 %v225, 20
  %v227 = add i64 %v226, 16
  %v228 = getelementptr inbounds float, ptr %v3, i64 %v227
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v220, ptr align 4 %v228, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v229 = getelementptr inbounds float, ptr %v228, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v221, ptr align 4 %v229, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end186
end186:
  %v230 = add nsw i64 %v129, 2
  br label %head126
end128:
  %v231 = icmp slt i64 %v20, 1
  %v232 = select i1 %v231, i64 %v20, i64 1
  br label %head233
head233:
  %v236 = phi i64 [ %v17, %end128 ], [ %v279, %end241 ]
  %v237 = icmp slt i64 %v236, %v232
  br i1 %v237, label %body234, label %end235
body234:
  %v238 = mul i64 %v236, 16
  br label %head239
head239:
  %v242 = phi i64 [ %v26, %body234 ], [ %v264, %body240 ]
  %v243 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body234 ], [ %v261, %body240 ]
  %v244 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body234 ], [ %v263, %body240 ]
  %v245 = icmp slt i64 %v242, %v31
  br i1 %v245, label %body240, label %end241
body240:
  %v246 = add i64 %v23, %v242
  %v247 = mul i64 %v22, 6
  %v248 = add i64 %v247, %v246
  %v249 = mul i64 %v248, 8
  %v250 = mul i64 %v249, 20
  %v251 = add i64 %v250, %v238
  %v252 = getelementptr inbounds float, ptr %v1, i64 %v251
  %v253 = getelementptr inbounds float, ptr %v252, i64 100
  %v254 = load <16 x float>, ptr %v253, align 4
  %v255 = getelementptr inbounds float, ptr %v252, i64 120
  %v256 = load <16 x float>, ptr %v255, align 4
  %v257 = fadd <16 x float> %v256, %v254
  %v258 = getelementptr inbounds float, ptr %v252, i64 140
  %v259 = load <16 x float>, ptr %v258, align 4
  %v260 = fadd <16 x float> %v259, %v257
  %v261 = fadd <16 x float> %v260, %v243
  %v262 = fadd <16 x float> %v259, %v256
  %v263 = fadd <16 x float> %v262, %v244
  %v264 = add nsw i64 %v242, 1
  br label %head239
end241:
  %v265 = mul i64 %v37, 3
  %v266 = sitofp i64 %v265 to float
  %v267 = insertelement <16 x float> poison, float %v266, i64 0
  %v268 = shufflevector <16 x float> %v267, <16 x float> poison, <16 x i32> zeroinitializer
  %v269 = fdiv <16 x float> %v243, %v268
  %v270 = fdiv <16 x float> %v244, %v268
  %v271 = mul i64 %v22, 6
  %v272 = add i64 %v271, %v21
  %v273 = mul i64 %v272, 8
  %v274 = add i64 %v273, 6
  %v275 = mul i64 %v274, 20
  %v276 = add i64 %v275, %v238
  %v277 = getelementptr inbounds float, ptr %v3, i64 %v276
  store <16 x float> %v269, ptr %v277, align 4
  %v278 = getelementptr inbounds float, ptr %v277, i64 20
  store <16 x float> %v270, ptr %v278, align 4
  %v279 = add nsw i64 %v236, 1
  br label %head233
end235:
  %v280 = icmp eq i64 %v20, 2
  br i1 %v280, label %then281, label %end282
then281:
  br label %head283
head283:
  %v286 = phi i64 [ %v26, %then281 ], [ %v308, %body284 ]
  %v287 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then281 ], [ %v305, %body284 ]
  %v288 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then281 ], [ %v307, %body284 ]
  %v289 = icmp slt i64 %v286, %v31
  br i1 %v289, label %body284, label %end285
body284:
  %v290 = add i64 %v23, %v286
  %v291 = mul i64 %v22, 6
  %v292 = add i64 %v291, %v290
  %v293 = mul i64 %v292, 8
  %v294 = mul i64 %v293, 20
  %v295 = add i64 %v294, 16
  %v296 = getelementptr inbounds float, ptr %v1, i64 %v295
  %v297 = getelementptr inbounds float, ptr %v296, i64 100
  %v298 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v297, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v299 = getelementptr inbounds float, ptr %v296, i64 120
  %v300 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v299, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v301 = fadd <16 x float> %v300, %v298
  %v302 = getelementptr inbounds float, ptr %v296, i64 140
  %v303 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v302, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v304 = fadd <16 x float> %v303, %v301
  %v305 = fadd <16 x float> %v304, %v287
  %v306 = fadd <16 x float> %v303, %v300
  %v307 = fadd <16 x float> %v306, %v288
  %v308 = add nsw i64 %v286, 1
  br label %head283
end285:
  %v309 = mul i64 %v37, 3
  %v310 = sitofp i64 %v309 to float
  %v311 = insertelement <16 x float> poison, float %v310, i64 0
  %v312 = shufflevector <16 x float> %v311, <16 x float> poison, <16 x i32> zeroinitializer
  %v313 = fdiv <16 x float> %v287, %v312
  %v314 = fdiv <16 x float> %v288, %v312
  %v315 = mul i64 %v22, 6
  %v316 = add i64 %v315, %v21
  %v317 = mul i64 %v316, 8
  %v318 = add i64 %v317, 6
  %v319 = mul i64 %v318, 20
  %v320 = add i64 %v319, 16
  %v321 = getelementptr inbounds float, ptr %v3, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v313, ptr align 4 %v321, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v322 = getelementptr inbounds float, ptr %v321, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v314, ptr align 4 %v322, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end282
end282:
  %v323 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
