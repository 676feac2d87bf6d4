; task {"attributes":{"epsilon":1e-05},"inputs":["f32[3,37]","f32[37]","f32[37]"],"op":"layer_norm","output":"f32[3,37]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"two_pass","unroll":2}
; tier x86_64-v2
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare float @llvm.sqrt.f32(float)
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
  %v13 = add i64 %lo, 1
  %v14 = icmp slt i64 %v13, %hi
  %v15 = select i1 %v14, i64 %v13, i64 %hi
  br label %head16
head16:
  %v19 = phi i64 [ %lo, %entry ], [ %v52, %end27 ]
  %v20 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v51, %end27 ]
  %v21 = icmp slt i64 %v19, %v15
  br i1 %v21, label %body17, label %end18
body17:
  %v22 = mul i64 %v19, 37
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = getelementptr inbounds float, ptr %v7, i64 %v22
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body17 ], [ %v39, %body26 ]
  %v29 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v35, %body26 ]
  %v30 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v38, %body26 ]
  %v31 = icmp slt i64 %v28, 32
  br i1 %v31, label %body26, label %end27
body26:
  %v32 = add i64 %v28, 4
  %v33 = getelementptr inbounds float, ptr %v23, i64 %v28
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = fadd <4 x float> %v29, %v34
  %v36 = getelementptr inbounds float, ptr %v23, i64 %v32
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = fadd <4 x float> %v30, %v37
  %v39 = add nsw i64 %v28, 8
  br label %head25
end27:
  %v40 = getelementptr inbounds float, ptr %v23, i64 32
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = fadd <4 x float> %v29, %v41
  %v43 = getelementptr inbounds float, ptr %v23, i64 36
  %v44 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v43, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v45 = fadd <4 x float> %v30, %v44
  %v46 = fadd <4 x float> %v42, %v45
  %v47 = shufflevector <4 x float> %v46, <4 x float> %v46, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v48 = fadd <4 x float> %v46, %v47
  %v49 = shufflevector <4 x float> %v48, <4 x float> %v48, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v50 = fadd <4 x float> %v48, %v49
  %v51 = fdiv <4 x float> %v50, <float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000>
  %v52 = add nsw i64 %v19, 1
  br label %head16
end18:
  br label %head53
head53:
  %v56 = phi i64 [ %lo, %end18 ], [ %v222, %end169 ]
  %v57 = phi <4 x float> [ %v20, %end18 ], [ %v134, %end169 ]
  %v58 = icmp slt i64 %v56, %hi
  br i1 %v58, label %body54, label %end55
body54:
  %v59 = mul i64 %v56, 37
  %v60 = getelementptr inbounds float, ptr %v1, i64 %v59
  %v61 = getelementptr inbounds float, ptr %v7, i64 %v59
  br label %head62
head62:
  %v65 = phi i64 [ 0, %body54 ], [ %v84, %body63 ]
  %v66 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body54 ], [ %v75, %body63 ]
  %v67 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body54 ], [ %v77, %body63 ]
  %v68 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body54 ], [ %v81, %body63 ]
  %v69 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body54 ], [ %v83, %body63 ]
  %v70 = icmp slt i64 %v65, 32
  br i1 %v70, label %body63, label %end64
body63:
  %v71 = add i64 %v65, 4
  %v72 = getelementptr inbounds float, ptr %v60, i64 %v65
  %v73 = load <4 x float>, ptr %v72, align 4
  %v74 = fsub <4 x float> %v73, %v57
  %v75 = fadd <4 x float> %v66, %v74
  %v76 = fmul <4 x float> %v74, %v74
  %v77 = fadd <4 x float> %v76, %v67
  %v78 = getelementptr inbounds float, ptr %v60, i64 %v71
  %v79 = load <4 x float>, ptr %v78, align 4
  %v80 = fsub <4 x float> %v79, %v57
  %v81 = fadd <4 x float> %v68, %v80
  %v82 = fmul <4 x float> %v80, %v80
  %v83 = fadd <4 x float> %v82, %v69
  %v84 = add nsw i64 %v65, 8
  br label %head62
end64:
  %v85 = getelementptr inbounds float, ptr %v60, i64 32
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = fsub <4 x float> %v86, %v57
  %v88 = fadd <4 x float> %v66, %v87
  %v89 = fmul <4 x float> %v87, %v87
  %v90 = fadd <4 x float> %v89, %v67
  %v91 = getelementptr inbounds float, ptr %v60, i64 36
  %v92 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v91, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v93 = fsub <4 x float> %v92, %v57
  %v94 = select <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> %v93, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v95 = fadd <4 x float> %v68, %v94
  %v96 = fmul <4 x float> %v94, %v94
  %v97 = fadd <4 x float> %v96, %v69
  %v98 = fadd <4 x float> %v88, %v95
  %v99 = fadd <4 x float> %v90, %v97
  %v100 = shufflevector <4 x float> %v98, <4 x float> %v99, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v101 = shufflevector <4 x float> %v98, <4 x float> %v99, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v102 = fadd <4 x float> %v100, %v101
  %v103 = shufflevector <4 x float> %v102, <4 x float> %v102, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v104 = fadd <4 x float> %v102, %v103
  %v105 = extractelement <4 x float> %v104, i64 0
  %v106 = shufflevector <4 x float> %v104, <4 x float> %v104, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %v107 = extractelement <4 x float> %v106, i64 0
  %v108 = fdiv float %v105, 0x4042800000000000
  %v109 = fneg float %v108
  %v110 = fdiv float %v107, 0x4042800000000000
  %v111 = fadd float %v110, 0x3EE4F8B580000000
  %v112 = fneg float %v109
  %v113 = fmul float %v112, %v109
  %v114 = fadd float %v113, %v111
  %v115 = fcmp ogt float 0x3EE4F8B580000000, %v114
  %v116 = select i1 %v115, float 0x3EE4F8B580000000, float %v114
  %v117 = fcmp oeq float %v111, 0x7FF0000000000000
  %v118 = select i1 %v117, float %v111, float %v116
  %v119 = call float @llvm.sqrt.f32(float %v118)
  %v120 = fdiv float 0x3FF0000000000000, %v119
  %v121 = insertelement <4 x float> poison, float %v120, i64 0
  %v122 = shufflevector <4 x float> %v121, <4 x float> poison, <4 x i32> zeroinitializer
  %v123 = fmul float %v109, %v120
  %v124 = insertelement <4 x float> poison, float %v123, i64 0
  %v125 = shufflevector <4 x float> %v124, <4 x float> poison, <4 x i32> zeroinitializer
  %v126 = add i64 %v56, 1
  %v127 = add i64 %v126, 1
  %v128 = icmp slt i64 %v127, %hi
  %v129 = select i1 %v128, i64 %v127, i64 %hi
  br label %head130
head130:
  %v133 = phi i64 [ %v126, %end64 ], [ %v166, %end141 ]
  %v134 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end64 ], [ %v165, %end141 ]
  %v135 = icmp slt i64 %v133, %v129
  br i1 %v135, label %body131, label %end132
body131:
  %v136 = mul i64 %v133, 37
  %v137 = getelementptr inbounds float, ptr %v1, i64 %v136
  %v138 = getelementptr inbounds float, ptr %v7, i64 %v136
  br label %head139
head139:
  %v142 = phi i64 [ 0, %body131 ], [ %v153, %body140 ]
  %v143 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body131 ], [ %v149, %body140 ]
  %v144 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body131 ], [ %v152, %body140 ]
  %v145 = icmp slt i64 %v142, 32
  br i1 %v145, label %body140, label %end141
body140:
  %v146 = add i64 %v142, 4
  %v147 = getelementptr inbounds float, ptr %v137, i64 %v142
  %v148 = load <4 x float>, ptr %v147, align 4
  %v149 = fadd <4 x float> %v143, %v148
  %v150 = getelementptr inbounds float, ptr %v137, i64 %v146
  %v151 = load <4 x float>, ptr %v150, align 4
  %v152 = fadd <4 x float> %v144, %v151
  %v153 = add nsw i64 %v142, 8
  br label %head139
end141:
  %v154 = getelementptr inbounds float, ptr %v137, i64 32
  %v155 = load <4 x float>, ptr %v154, align 4
  %v156 = fadd <4 x float> %v143, %v155
  %v157 = getelementptr inbounds float, ptr %v137, i64 36
  %v158 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v157, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v159 = fadd <4 x float> %v144, %v158
  %v160 = fadd <4 x float> %v156, %v159
  %v161 = shufflevector <4 x float> %v160, <4 x float> %v160, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v162 = fadd <4 x float> %v160, %v161
  %v163 = shufflevector <4 x float> %v162, <4 x float> %v162, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v164 = fadd <4 x float> %v162, %v163
  %v165 = fdiv <4 x float> %v164, <float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000>
  %v166 = add nsw i64 %v133, 1
  br label %head130
end132:
  br label %head167
head167:
  %v170 = phi i64 [ 0, %end132 ], [ %v197, %body168 ]
  %v171 = icmp slt i64 %v170, 32
  br i1 %v171, label %body168, label %end169
body168:
  %v172 = add i64 %v170, 4
  %v173 = getelementptr inbounds float, ptr %v60, i64 %v170
  %v174 = load <4 x float>, ptr %v173, align 4
  %v175 = fsub <4 x float> %v174, %v57
  %v176 = fmul <4 x float> %v175, %v122
  %v177 = fadd <4 x float> %v176, %v125
  %v178 = getelementptr inbounds float, ptr %v3, i64 %v170
  %v179 = load <4 x float>, ptr %v178, align 4
  %v180 = getelementptr inbounds float, ptr %v5, i64 %v170
  %v181 = load <4 x float>, ptr %v180, align 4
  %v182 = fmul <4 x float> %v177, %v179
  %v183 = fadd <4 x float> %v182, %v181
  %v184 = getelementptr inbounds float, ptr %v61, i64 %v170
  store <4 x float> %v183, ptr %v184, align 4
  %v185 = getelementptr inbounds float, ptr %v60, i64 %v172
  %v186 = load <4 x float>, ptr %v185, align 4
  %v187 = fsub <4 x float> %v186, %v57
  %v188 = fmul <4 x float> %v187, %v122
  %v189 = fadd <4 x float> %v188, %v125
  %v190 = getelementptr inbounds float, ptr %v3, i64 %v172
  %v191 = load <4 x float>, ptr %v190, align 4
  %v192 = getelementptr inbounds float, ptr %v5, i64 %v172
  %v193 = load <4 x float>, ptr %v192, align 4
  %v194 = fmul <4 x float> %v189, %v191
  %v195 = fadd <4 x float> %v194, %v193
  %v196 = getelementptr inbounds float, ptr %v61, i64 %v172
  store <4 x float> %v195, ptr %v196, align 4
  %v197 = add nsw i64 %v170, 8
  br label %head167
end169:
  %v198 = getelementptr inbounds float, ptr %v60, i64 32
  %v199 = load <4 x float>, ptr %v198, align 4
  %v200 = fsub <4 x float> %v199, %v57
  %v201 = fmul <4 x float> %v200, %v122
  %v202 = fadd <4 x float> %v201, %v125
  %v203 = getelementptr inbounds float, ptr %v3, i64 32
  %v204 = load <4 x float>, ptr %v203, align 4
  %v205 = getelementptr inbounds float, ptr %v5, i64 32
  %v206 = load <4 x float>, ptr %v205, align 4
  %v207 = fmul <4 x float> %v202, %v204
  %v208 = fadd <4 x float> %v207, %v206
  %v209 = getelementptr inbounds float, ptr %v61, i64 32
  store <4 x float> %v208, ptr %v209, align 4
  %v210 = getelementptr inbounds float, ptr %v60, i64 36
  %v211 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v210, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v212 = fsub <4 x float> %v211, %v57
  %v213 = fmul <4 x float> %v212, %v122
  %v214 = fadd <4 x float> %v213, %v125
  %v215 = getelementptr inbounds float, ptr %v3, i64 36
  %v216 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v215, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v217 = getelementptr inbounds float, ptr %v5, i64 36
  %v218 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v217, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v219 = fmul <4 x float> %v214, %v216
  %v220 = fadd <4 x float> %v219, %v218
  %v221 = getelementptr inbounds float, ptr %v61, i64 36
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v220, ptr align 4 %v221, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v222 = add nsw i64 %v56, 1
  br label %head53
end55:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
