; task {"attributes":{"count_include_pad":0,"dilations":[1,1],"kernel":[3,3],"mode":"max","pads":[1,1,1,1],"strides":[2,2]},"inputs":["f32[2,9,7,5]"],"op":"pool","output":"f32[2,5,4,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v2
; phase k: 20 units
; scratch 0 bytes, 0 of each core
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v246, %end145 ]
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
  %v21 = urem i64 %v14, 5
  %v22 = udiv i64 %v14, 5
  %v23 = mul i64 %v21, 2
  %v24 = sub i64 %v23, 1
  %v25 = sub i64 0, %v24
  %v26 = icmp sgt i64 %v25, 0
  %v27 = select i1 %v26, i64 %v25, i64 0
  %v28 = sub i64 9, %v24
  %v29 = icmp sgt i64 %v28, 0
  %v30 = select i1 %v29, i64 %v28, i64 0
  %v31 = icmp slt i64 %v30, 3
  %v32 = select i1 %v31, i64 %v30, i64 3
  %v33 = sub i64 %v32, %v27
  %v34 = icmp slt i64 %v20, 1
  %v35 = select i1 %v34, i64 %v20, i64 1
  br label %head36
head36:
  %v39 = phi i64 [ %v17, %body10 ], [ %v142, %end93 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 4
  br label %head42
head42:
  %v45 = phi i64 [ %v27, %body37 ], [ %v83, %body43 ]
  %v46 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body37 ], [ %v66, %body43 ]
  %v47 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body37 ], [ %v82, %body43 ]
  %v48 = icmp slt i64 %v45, %v32
  br i1 %v48, label %body43, label %end44
body43:
  %v49 = add i64 %v24, %v45
  %v50 = mul i64 %v22, 9
  %v51 = add i64 %v50, %v49
  %v52 = mul i64 %v51, 7
  %v53 = mul i64 %v52, 5
  %v54 = add i64 %v53, %v41
  %v55 = getelementptr inbounds float, ptr %v1, i64 %v54
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = fcmp une <4 x float> %v56, %v56
  %v58 = fcmp ogt <4 x float> %v56, %v46
  %v59 = select <4 x i1> %v58, <4 x float> %v56, <4 x float> %v46
  %v60 = select <4 x i1> %v57, <4 x float> %v56, <4 x float> %v59
  %v61 = getelementptr inbounds float, ptr %v55, i64 5
  %v62 = load <4 x float>, ptr %v61, align 4
  %v63 = fcmp une <4 x float> %v62, %v62
  %v64 = fcmp ogt <4 x float> %v62, %v60
  %v65 = select <4 x i1> %v64, <4 x float> %v62, <4 x float> %v60
  %v66 = select <4 x i1> %v63, <4 x float> %v62, <4 x float> %v65
  %v67 = fcmp une <4 x float> %v62, %v62
  %v68 = fcmp ogt <4 x float> %v62, %v47
  %v69 = select <4 x i1> %v68, <4 x float> %v62, <4 x float> %v47
  %v70 = select <4 x i1> %v67, <4 x float> %v62, <4 x float> %v69
  %v71 = getelementptr inbounds float, ptr %v55, i64 10
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = fcmp une <4 x float> %v72, %v72
  %v74 = fcmp ogt <4 x float> %v72, %v70
  %v75 = select <4 x i1> %v74, <4 x float> %v72, <4 x float> %v70
  %v76 = select <4 x i1> %v73, <4 x float> %v72, <4 x float> %v75
  %v77 = getelementptr inbounds float, ptr %v55, i64 15
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fcmp une <4 x float> %v78, %v78
  %v80 = fcmp ogt <4 x float> %v78, %v76
  %v81 = select <4 x i1> %v80, <4 x float> %v78, <4 x float> %v76
  %v82 = select <4 x i1> %v79, <4 x float> %v78, <4 x float> %v81
  %v83 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v84 = mul i64 %v22, 5
  %v85 = add i64 %v84, %v21
  %v86 = mul i64 %v85, 4
  %v87 = mul i64 %v86, 5
  %v88 = add i64 %v87, %v41
  %v89 = getelementptr inbounds float, ptr %v3, i64 %v88
  store <4 x float> %v46, ptr %v89, align 4
  %v90 = getelementptr inbounds float, ptr %v89, i64 5
  store <4 x float> %v47, ptr %v90, align 4
  br label %head91
head91:
  %v94 = phi i64 [ %v27, %end44 ], [ %v133, %body92 ]
  %v95 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end44 ], [ %v122, %body92 ]
  %v96 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end44 ], [ %v132, %body92 ]
  %v97 = icmp slt i64 %v94, %v32
  br i1 %v97, label %body92, label %end93
body92:
  %v98 = add i64 %v24, %v94
  %v99 = mul i64 %v22, 9
  %v100 = add i64 %v99, %v98
  %v101 = mul i64 %v100, 7
  %v102 = mul i64 %v101, 5
  %v103 = add i64 %v102, %v41
  %v104 = getelementptr inbounds float, ptr %v1, i64 %v103
  %v105 = getelementptr inbounds float, ptr %v104, i64 15
  %v106 = load <4 x float>, ptr %v105, align 4
  %v107 = fcmp une <4 x float> %v106, %v106
  %v108 = fcmp ogt <4 x float> %v106, %v95
  %v109 = select <4 x i1> %v108, <4 x float> %v106, <4 x float> %v95
  %v110 = select <4 x i1> %v107, <4 x float> %v106, <4 x float> %v109
  %v111 = getelementptr inbounds float, ptr %v104, i64 20
  %v112 = load <4 x float>, ptr %v111, align 4
  %v113 = fcmp une <4 x float> %v112, %v112
  %v114 = fcmp ogt <4 x float> %v112, %v110
  %v115 = select <4 x i1> %v114, <4 x float> %v112, <4 x float> %v110
  %v116 = select <4 x i1> %v113, <4 x float> %v112, <4 x float> %v115
  %v117 = getelementptr inbounds float, ptr %v104, i64 25
  %v118 = load <4 x float>, ptr %v117, align 4
  %v119 = fcmp une <4 x float> %v118, %v118
  %v120 = fcmp ogt <4 x float> %v118, %v116
  %v121 = select <4 x i1> %v120, <4 x float> %v118, <4 x float> %v116
  %v122 = select <4 x i1> %v119, <4 x float> %v118, <4 x float> %v121
  %v123 = fcmp une <4 x float> %v118, %v118
  %v124 = fcmp ogt <4 x float> %v118, %v96
  %v125 = select <4 x i1> %v124, <4 x float> %v118, <4 x float> %v96
  %v126 = select <4 x i1> %v123, <4 x float> %v118, <4 x float> %v125
  %v127 = getelementptr inbounds float, ptr %v104, i64 30
  %v128 = load <4 x float>, ptr %v127, align 4
  %v129 = fcmp une <4 x float> %v128, %v128
  %v130 = fcmp ogt <4 x float> %v128, %v126
  %v131 = select <4 x i1> %v130, <4 x float> %v128, <4 x float> %v126
  %v132 = select <4 x i1> %v129, <4 x float> %v128, <4 x float> %v131
  %v133 = add nsw i64 %v94, 1
  br label %head91
end93:
  %v134 = mul i64 %v22, 5
  %v135 = add i64 %v134, %v21
  %v136 = mul i64 %v135, 4
  %v137 = add i64 %v136, 2
  %v138 = mul i64 %v137, 5
  %v139 = add i64 %v138, %v41
  %v140 = getelementptr inbounds float, ptr %v3, i64 %v139
  store <4 x float> %v95, ptr %v140, align 4
  %v141 = getelementptr inbounds float, ptr %v140, i64 5
  store <4 x float> %v96, ptr %v141, align 4
  %v142 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v143 = icmp eq i64 %v20, 2
  br i1 %v143, label %then144, label %end145
then144:
  br label %head146
head146:
  %v149 = phi i64 [ %v27, %then144 ], [ %v187, %body147 ]
  %v150 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then144 ], [ %v170, %body147 ]
  %v151 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then144 ], [ %v186, %body147 ]
  %v152 = icmp slt i64 %v149, %v32
  br i1 %v152, label %body147, label %end148
body147:
  %v153 = add i64 %v24, %v149
  %v154 = mul i64 %v22, 9
  %v155 = add i64 %v154, %v153
  %v156 = mul i64 %v155, 7
  %v157 = mul i64 %v156, 5
  %v158 = add i64 %v157, 4
  %v159 = getelementptr inbounds float, ptr %v1, i64 %v158
  %v160 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v159, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v161 = fcmp une <4 x float> %v160, %v160
  %v162 = fcmp ogt <4 x float> %v160, %v150
  %v163 = select <4 x i1> %v162, <4 x float> %v160, <4 x float> %v150
  %v164 = select <4 x i1> %v161, <4 x float> %v160, <4 x float> %v163
  %v165 = getelementptr inbounds float, ptr %v159, i64 5
  %v166 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v165, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v167 = fcmp une <4 x float> %v166, %v166
  %v168 = fcmp ogt <4 x float> %v166, %v164
  %v169 = select <4 x i1> %v168, <4 x float> %v166, <4 x float> %v164
  %v170 = select <4 x i1> %v167, <4 x float> %v166, <4 x float> %v169
  %v171 = fcmp une <4 x float> %v166, %v166
  %v172 = fcmp ogt <4 x float> %v166, %v151
  %v173 = select <4 x i1> %v172, <4 x float> %v166, <4 x float> %v151
  %v174 = select <4 x i1> %v171, <4 x float> %v166, <4 x float> %v173
  %v175 = getelementptr inbounds float, ptr %v159, i64 10
  %v176 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v175, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v177 = fcmp une <4 x float> %v176, %v176
  %v178 = fcmp ogt <4 x float> %v176, %v174
  %v179 = select <4 x i1> %v178, <4 x float> %v176, <4 x float> %v174
  %v180 = select <4 x i1> %v177, <4 x float> %v176, <4 x float> %v179
  %v181 = getelementptr inbounds float, ptr %v159, i64 15
  %v182 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v181, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v183 = fcmp une <4 x float> %v182, %v182
  %v184 = fcmp ogt <4 x float> %v182, %v180
  %v185 = select <4 x i1> %v184, <4 x float> %v182, <4 x float> %v180
  %v186 = select <4 x i1> %v183, <4 x float> %v182, <4 x float> %v185
  %v187 = add nsw i64 %v149, 1
  br label %head146
end148:
  %v188 = mul i64 %v22, 5
  %v189 = add i64 %v188, %v21
  %v190 = mul i64 %v189, 4
  %v191 = mul i64 %v190, 5
  %v192 = add i64 %v191, 4
  %v193 = getelementptr inbounds float, ptr %v3, i64 %v192
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v150, ptr align 4 %v193, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v194 = getelementptr inbounds float, ptr %v193, i64 5
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v151, ptr align 4 %v194, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %head195
head195:
  %v198 = phi i64 [ %v27, %end148 ], [ %v237, %body196 ]
  %v199 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end148 ], [ %v226, %body196 ]
  %v200 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end148 ], [ %v236, %body196 ]
  %v201 = icmp slt i64 %v198, %v32
  br i1 %v201, label %body196, label %end197
body196:
  %v202 = add i64 %v24, %v198
  %v203 = mul i64 %v22, 9
  %v204 = add i64 %v203, %v202
  %v205 = mul i64 %v204, 7
  %v206 = mul i64 %v205, 5
  %v207 = add i64 %v206, 4
  %v208 = getelementptr inbounds float, ptr %v1, i64 %v207
  %v209 = getelementptr inbounds float, ptr %v208, i64 15
  %v210 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v209, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v211 = fcmp une <4 x float> %v210, %v210
  %v212 = fcmp ogt <4 x float> %v210, %v199
  %v213 = select <4 x i1> %v212, <4 x float> %v210, <4 x float> %v199
  %v214 = select <4 x i1> %v211, <4 x float> %v210, <4 x float> %v213
  %v215 = getelementptr inbounds float, ptr %v208, i64 20
  %v216 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v215, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v217 = fcmp une <4 x float> %v216, %v216
  %v218 = fcmp ogt <4 x float> %v216, %v214
  %v219 = select <4 x i1> %v218, <4 x float> %v216, <4 x float> %v214
  %v220 = select <4 x i1> %v217, <4 x float> %v216, <4 x float> %v219
  %v221 = getelementptr inbounds float, ptr %v208, i64 25
  %v222 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v221, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v223 = fcmp une <4 x float> %v222, %v222
  %v224 = fcmp ogt <4 x float> %v222, %v220
  %v225 = select <4 x i1> %v224, <4 x float> %v222, <4 x float> %v220
  %v226 = select <4 x i1> %v223, <4 x float> %v222, <4 x float> %v225
  %v227 = fcmp une <4 x float> %v222, %v222
  %v228 = fcmp ogt <4 x float> %v222, %v200
  %v229 = select <4 x i1> %v228, <4 x float> %v222, <4 x float> %v200
  %v230 = select <4 x i1> %v227, <4 x float> %v222, <4 x float> %v229
  %v231 = getelementptr inbounds float, ptr %v208, i64 30
  %v232 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v231, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v233 = fcmp une <4 x float> %v232, %v232
  %v234 = fcmp ogt <4 x float> %v232, %v230
  %v235 = select <4 x i1> %v234, <4 x float> %v232, <4 x float> %v230
  %v236 = select <4 x i1> %v233, <4 x float> %v232, <4 x float> %v235
  %v237 = add nsw i64 %v198, 1
  br label %head195
end197:
  %v238 = mul i64 %v22, 5
  %v239 = add i64 %v238, %v21
  %v240 = mul i64 %v239, 4
  %v241 = add i64 %v240, 2
  %v242 = mul i64 %v241, 5
  %v243 = add i64 %v242, 4
  %v244 = getelementptr inbounds float, ptr %v3, i64 %v243
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v199, ptr align 4 %v244, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v245 = getelementptr inbounds float, ptr %v244, i64 5
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v200, ptr align 4 %v245, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end145
end145:
  %v246 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
