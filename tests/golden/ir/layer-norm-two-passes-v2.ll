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
  %v56 = phi i64 [ %lo, %end18 ], [ %v219, %end166 ]
  %v57 = phi <4 x float> [ %v20, %end18 ], [ %v131, %end166 ]
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
  %v116 = call float @llvm.sqrt.f32(float %v115)
  %v117 = fdiv float 0x3FF0000000000000, %v116
  %v118 = insertelement <4 x float> poison, float %v117, i64 0
  %v119 = shufflevector <4 x float> %v118, <4 x float> poison, <4 x i32> zeroinitializer
  %v120 = fmul float %v108, %v117
  %v121 = insertelement <4 x float> poison, float %v120, i64 0
  %v122 = shufflevector <4 x float> %v121, <4 x float> poison, <4 x i32> zeroinitializer
  %v123 = add i64 %v56, 1
  %v124 = add i64 %v123, 1
  %v125 = icmp slt i64 %v124, %hi
  %v126 = select i1 %v125, i64 %v124, i64 %hi
  br label %head127
head127:
  %v130 = phi i64 [ %v123, %end64 ], [ %v163, %end138 ]
  %v131 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end64 ], [ %v162, %end138 ]
  %v132 = icmp slt i64 %v130, %v126
  br i1 %v132, label %body128, label %end129
body128:
  %v133 = mul i64 %v130, 37
  %v134 = getelementptr inbounds float, ptr %v1, i64 %v133
  %v135 = getelementptr inbounds float, ptr %v7, i64 %v133
  br label %head136
head136:
  %v139 = phi i64 [ 0, %body128 ], [ %v150, %body137 ]
  %v140 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body128 ], [ %v146, %body137 ]
  %v141 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body128 ], [ %v149, %body137 ]
  %v142 = icmp slt i64 %v139, 32
  br i1 %v142, label %body137, label %end138
body137:
  %v143 = add i64 %v139, 4
  %v144 = getelementptr inbounds float, ptr %v134, i64 %v139
  %v145 = load <4 x float>, ptr %v144, align 4
  %v146 = fadd <4 x float> %v140, %v145
  %v147 = getelementptr inbounds float, ptr %v134, i64 %v143
  %v148 = load <4 x float>, ptr %v147, align 4
  %v149 = fadd <4 x float> %v141, %v148
  %v150 = add nsw i64 %v139, 8
  br label %head136
end138:
  %v151 = getelementptr inbounds float, ptr %v134, i64 32
  %v152 = load <4 x float>, ptr %v151, align 4
  %v153 = fadd <4 x float> %v140, %v152
  %v154 = getelementptr inbounds float, ptr %v134, i64 36
  %v155 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v154, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v156 = fadd <4 x float> %v141, %v155
  %v157 = fadd <4 x float> %v153, %v156
  %v158 = shufflevector <4 x float> %v157, <4 x float> %v157, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v159 = fadd <4 x float> %v157, %v158
  %v160 = shufflevector <4 x float> %v159, <4 x float> %v159, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v161 = fadd <4 x float> %v159, %v160
  %v162 = fmul <4 x float> %v161, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v163 = add nsw i64 %v130, 1
  br label %head127
end129:
  br label %head164
head164:
  %v167 = phi i64 [ 0, %end129 ], [ %v194, %body165 ]
  %v168 = icmp slt i64 %v167, 32
  br i1 %v168, label %body165, label %end166
body165:
  %v169 = add i64 %v167, 4
  %v170 = getelementptr inbounds float, ptr %v60, i64 %v167
  %v171 = load <4 x float>, ptr %v170, align 4
  %v172 = fsub <4 x float> %v171, %v57
  %v173 = fmul <4 x float> %v172, %v119
  %v174 = fadd <4 x float> %v173, %v122
  %v175 = getelementptr inbounds float, ptr %v3, i64 %v167
  %v176 = load <4 x float>, ptr %v175, align 4
  %v177 = getelementptr inbounds float, ptr %v5, i64 %v167
  %v178 = load <4 x float>, ptr %v177, align 4
  %v179 = fmul <4 x float> %v174, %v176
  %v180 = fadd <4 x float> %v179, %v178
  %v181 = getelementptr inbounds float, ptr %v61, i64 %v167
  store <4 x float> %v180, ptr %v181, align 4
  %v182 = getelementptr inbounds float, ptr %v60, i64 %v169
  %v183 = load <4 x float>, ptr %v182, align 4
  %v184 = fsub <4 x float> %v183, %v57
  %v185 = fmul <4 x float> %v184, %v119
  %v186 = fadd <4 x float> %v185, %v122
  %v187 = getelementptr inbounds float, ptr %v3, i64 %v169
  %v188 = load <4 x float>, ptr %v187, align 4
  %v189 = getelementptr inbounds float, ptr %v5, i64 %v169
  %v190 = load <4 x float>, ptr %v189, align 4
  %v191 = fmul <4 x float> %v186, %v188
  %v192 = fadd <4 x float> %v191, %v190
  %v193 = getelementptr inbounds float, ptr %v61, i64 %v169
  store <4 x float> %v192, ptr %v193, align 4
  %v194 = add nsw i64 %v167, 8
  br label %head164
end166:
  %v195 = getelementptr inbounds float, ptr %v60, i64 32
  %v196 = load <4 x float>, ptr %v195, align 4
  %v197 = fsub <4 x float> %v196, %v57
  %v198 = fmul <4 x float> %v197, %v119
  %v199 = fadd <4 x float> %v198, %v122
  %v200 = getelementptr inbounds float, ptr %v3, i64 32
  %v201 = load <4 x float>, ptr %v200, align 4
  %v202 = getelementptr inbounds float, ptr %v5, i64 32
  %v203 = load <4 x float>, ptr %v202, align 4
  %v204 = fmul <4 x float> %v199, %v201
  %v205 = fadd <4 x float> %v204, %v203
  %v206 = getelementptr inbounds float, ptr %v61, i64 32
  store <4 x float> %v205, ptr %v206, align 4
  %v207 = getelementptr inbounds float, ptr %v60, i64 36
  %v208 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v207, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v209 = fsub <4 x float> %v208, %v57
  %v210 = fmul <4 x float> %v209, %v119
  %v211 = fadd <4 x float> %v210, %v122
  %v212 = getelementptr inbounds float, ptr %v3, i64 36
  %v213 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v212, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v214 = getelementptr inbounds float, ptr %v5, i64 36
  %v215 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v214, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v216 = fmul <4 x float> %v211, %v213
  %v217 = fadd <4 x float> %v216, %v215
  %v218 = getelementptr inbounds float, ptr %v61, i64 36
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v217, ptr align 4 %v218, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v219 = add nsw i64 %v56, 1
  br label %head53
end55:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
