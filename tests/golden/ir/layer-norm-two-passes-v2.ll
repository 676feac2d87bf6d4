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
  %v51 = fmul <4 x float> %v50, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v52 = add nsw i64 %v19, 1
  br label %head16
end18:
  br label %head53
head53:
  %v56 = phi i64 [ %lo, %end18 ], [ %v221, %end168 ]
  %v57 = phi <4 x float> [ %v20, %end18 ], [ %v133, %end168 ]
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
  %v108 = fmul float %v105, 0xBF9BACF920000000
  %v109 = fmul float %v107, 0x3F9BACF920000000
  %v110 = fadd float %v109, 0x3EE4F8B580000000
  %v111 = fneg float %v108
  %v112 = fmul float %v111, %v108
  %v113 = fadd float %v112, %v110
  %v114 = fcmp ogt float 0x3EE4F8B580000000, %v113
  %v115 = select i1 %v114, float 0x3EE4F8B580000000, float %v113
  %v116 = fcmp oeq float %v110, 0x7FF0000000000000
  %v117 = select i1 %v116, float %v110, float %v115
  %v118 = call float @llvm.sqrt.f32(float %v117)
  %v119 = fdiv float 0x3FF0000000000000, %v118
  %v120 = insertelement <4 x float> poison, float %v119, i64 0
  %v121 = shufflevector <4 x float> %v120, <4 x float> poison, <4 x i32> zeroinitializer
  %v122 = fmul float %v108, %v119
  %v123 = insertelement <4 x float> poison, float %v122, i64 0
  %v124 = shufflevector <4 x float> %v123, <4 x float> poison, <4 x i32> zeroinitializer
  %v125 = add i64 %v56, 1
  %v126 = add i64 %v125, 1
  %v127 = icmp slt i64 %v126, %hi
  %v128 = select i1 %v127, i64 %v126, i64 %hi
  br label %head129
head129:
  %v132 = phi i64 [ %v125, %end64 ], [ %v165, %end140 ]
  %v133 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end64 ], [ %v164, %end140 ]
  %v134 = icmp slt i64 %v132, %v128
  br i1 %v134, label %body130, label %end131
body130:
  %v135 = mul i64 %v132, 37
  %v136 = getelementptr inbounds float, ptr %v1, i64 %v135
  %v137 = getelementptr inbounds float, ptr %v7, i64 %v135
  br label %head138
head138:
  %v141 = phi i64 [ 0, %body130 ], [ %v152, %body139 ]
  %v142 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body130 ], [ %v148, %body139 ]
  %v143 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body130 ], [ %v151, %body139 ]
  %v144 = icmp slt i64 %v141, 32
  br i1 %v144, label %body139, label %end140
body139:
  %v145 = add i64 %v141, 4
  %v146 = getelementptr inbounds float, ptr %v136, i64 %v141
  %v147 = load <4 x float>, ptr %v146, align 4
  %v148 = fadd <4 x float> %v142, %v147
  %v149 = getelementptr inbounds float, ptr %v136, i64 %v145
  %v150 = load <4 x float>, ptr %v149, align 4
  %v151 = fadd <4 x float> %v143, %v150
  %v152 = add nsw i64 %v141, 8
  br label %head138
end140:
  %v153 = getelementptr inbounds float, ptr %v136, i64 32
  %v154 = load <4 x float>, ptr %v153, align 4
  %v155 = fadd <4 x float> %v142, %v154
  %v156 = getelementptr inbounds float, ptr %v136, i64 36
  %v157 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v156, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v158 = fadd <4 x float> %v143, %v157
  %v159 = fadd <4 x float> %v155, %v158
  %v160 = shufflevector <4 x float> %v159, <4 x float> %v159, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v161 = fadd <4 x float> %v159, %v160
  %v162 = shufflevector <4 x float> %v161, <4 x float> %v161, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v163 = fadd <4 x float> %v161, %v162
  %v164 = fmul <4 x float> %v163, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v165 = add nsw i64 %v132, 1
  br label %head129
end131:
  br label %head166
head166:
  %v169 = phi i64 [ 0, %end131 ], [ %v196, %body167 ]
  %v170 = icmp slt i64 %v169, 32
  br i1 %v170, label %body167, label %end168
body167:
  %v171 = add i64 %v169, 4
  %v172 = getelementptr inbounds float, ptr %v60, i64 %v169
  %v173 = load <4 x float>, ptr %v172, align 4
  %v174 = fsub <4 x float> %v173, %v57
  %v175 = fmul <4 x float> %v174, %v121
  %v176 = fadd <4 x float> %v175, %v124
  %v177 = getelementptr inbounds float, ptr %v3, i64 %v169
  %v178 = load <4 x float>, ptr %v177, align 4
  %v179 = getelementptr inbounds float, ptr %v5, i64 %v169
  %v180 = load <4 x float>, ptr %v179, align 4
  %v181 = fmul <4 x float> %v176, %v178
  %v182 = fadd <4 x float> %v181, %v180
  %v183 = getelementptr inbounds float, ptr %v61, i64 %v169
  store <4 x float> %v182, ptr %v183, align 4
  %v184 = getelementptr inbounds float, ptr %v60, i64 %v171
  %v185 = load <4 x float>, ptr %v184, align 4
  %v186 = fsub <4 x float> %v185, %v57
  %v187 = fmul <4 x float> %v186, %v121
  %v188 = fadd <4 x float> %v187, %v124
  %v189 = getelementptr inbounds float, ptr %v3, i64 %v171
  %v190 = load <4 x float>, ptr %v189, align 4
  %v191 = getelementptr inbounds float, ptr %v5, i64 %v171
  %v192 = load <4 x float>, ptr %v191, align 4
  %v193 = fmul <4 x float> %v188, %v190
  %v194 = fadd <4 x float> %v193, %v192
  %v195 = getelementptr inbounds float, ptr %v61, i64 %v171
  store <4 x float> %v194, ptr %v195, align 4
  %v196 = add nsw i64 %v169, 8
  br label %head166
end168:
  %v197 = getelementptr inbounds float, ptr %v60, i64 32
  %v198 = load <4 x float>, ptr %v197, align 4
  %v199 = fsub <4 x float> %v198, %v57
  %v200 = fmul <4 x float> %v199, %v121
  %v201 = fadd <4 x float> %v200, %v124
  %v202 = getelementptr inbounds float, ptr %v3, i64 32
  %v203 = load <4 x float>, ptr %v202, align 4
  %v204 = getelementptr inbounds float, ptr %v5, i64 32
  %v205 = load <4 x float>, ptr %v204, align 4
  %v206 = fmul <4 x float> %v201, %v203
  %v207 = fadd <4 x float> %v206, %v205
  %v208 = getelementptr inbounds float, ptr %v61, i64 32
  store <4 x float> %v207, ptr %v208, align 4
  %v209 = getelementptr inbounds float, ptr %v60, i64 36
  %v210 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v209, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v211 = fsub <4 x float> %v210, %v57
  %v212 = fmul <4 x float> %v211, %v121
  %v213 = fadd <4 x float> %v212, %v124
  %v214 = getelementptr inbounds float, ptr %v3, i64 36
  %v215 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v214, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v216 = getelementptr inbounds float, ptr %v5, i64 36
  %v217 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v216, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v218 = fmul <4 x float> %v213, %v215
  %v219 = fadd <4 x float> %v218, %v217
  %v220 = getelementptr inbounds float, ptr %v61, i64 36
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v219, ptr align 4 %v220, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v221 = add nsw i64 %v56, 1
  br label %head53
end55:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
