; task {"attributes":{"epsilon":1e-05},"inputs":["f32[3,37]","f32[37]","f32[37]"],"op":"layer_norm","output":"f32[3,37]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"two_pass","unroll":2}
; tier x86_64-v3
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
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
  %v13 = add i64 %lo, 1
  %v14 = icmp slt i64 %v13, %hi
  %v15 = select i1 %v14, i64 %v13, i64 %hi
  br label %head16
head16:
  %v19 = phi i64 [ %lo, %entry ], [ %v51, %end27 ]
  %v20 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v50, %end27 ]
  %v21 = icmp slt i64 %v19, %v15
  br i1 %v21, label %body17, label %end18
body17:
  %v22 = mul i64 %v19, 37
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = getelementptr inbounds float, ptr %v7, i64 %v22
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body17 ], [ %v39, %body26 ]
  %v29 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v35, %body26 ]
  %v30 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v38, %body26 ]
  %v31 = icmp slt i64 %v28, 32
  br i1 %v31, label %body26, label %end27
body26:
  %v32 = add i64 %v28, 8
  %v33 = getelementptr inbounds float, ptr %v23, i64 %v28
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = fadd <8 x float> %v29, %v34
  %v36 = getelementptr inbounds float, ptr %v23, i64 %v32
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = fadd <8 x float> %v30, %v37
  %v39 = add nsw i64 %v28, 16
  br label %head25
end27:
  %v40 = getelementptr inbounds float, ptr %v23, i64 32
  %v41 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v40, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v42 = fadd <8 x float> %v29, %v41
  %v43 = fadd <8 x float> %v42, %v30
  %v44 = shufflevector <8 x float> %v43, <8 x float> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v45 = fadd <8 x float> %v43, %v44
  %v46 = shufflevector <8 x float> %v45, <8 x float> %v45, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v47 = fadd <8 x float> %v45, %v46
  %v48 = shufflevector <8 x float> %v47, <8 x float> %v47, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v49 = fadd <8 x float> %v47, %v48
  %v50 = fdiv <8 x float> %v49, <float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000>
  %v51 = add nsw i64 %v19, 1
  br label %head16
end18:
  br label %head52
head52:
  %v55 = phi i64 [ %lo, %end18 ], [ %v194, %end159 ]
  %v56 = phi <8 x float> [ %v20, %end18 ], [ %v125, %end159 ]
  %v57 = icmp slt i64 %v55, %hi
  br i1 %v57, label %body53, label %end54
body53:
  %v58 = mul i64 %v55, 37
  %v59 = getelementptr inbounds float, ptr %v1, i64 %v58
  %v60 = getelementptr inbounds float, ptr %v7, i64 %v58
  br label %head61
head61:
  %v64 = phi i64 [ 0, %body53 ], [ %v81, %body62 ]
  %v65 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body53 ], [ %v74, %body62 ]
  %v66 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body53 ], [ %v75, %body62 ]
  %v67 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body53 ], [ %v79, %body62 ]
  %v68 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body53 ], [ %v80, %body62 ]
  %v69 = icmp slt i64 %v64, 32
  br i1 %v69, label %body62, label %end63
body62:
  %v70 = add i64 %v64, 8
  %v71 = getelementptr inbounds float, ptr %v59, i64 %v64
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = fsub <8 x float> %v72, %v56
  %v74 = fadd <8 x float> %v65, %v73
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v73, <8 x float> %v73, <8 x float> %v66)
  %v76 = getelementptr inbounds float, ptr %v59, i64 %v70
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = fsub <8 x float> %v77, %v56
  %v79 = fadd <8 x float> %v67, %v78
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v78, <8 x float> %v78, <8 x float> %v68)
  %v81 = add nsw i64 %v64, 16
  br label %head61
end63:
  %v82 = getelementptr inbounds float, ptr %v59, i64 32
  %v83 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v82, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v84 = fsub <8 x float> %v83, %v56
  %v85 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> %v84, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v86 = fadd <8 x float> %v65, %v85
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> %v85, <8 x float> %v66)
  %v88 = fadd <8 x float> %v86, %v67
  %v89 = fadd <8 x float> %v87, %v68
  %v90 = shufflevector <8 x float> %v88, <8 x float> %v89, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v91 = shufflevector <8 x float> %v88, <8 x float> %v89, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v92 = fadd <8 x float> %v90, %v91
  %v93 = shufflevector <8 x float> %v92, <8 x float> %v92, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v94 = fadd <8 x float> %v92, %v93
  %v95 = shufflevector <8 x float> %v94, <8 x float> %v94, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v96 = fadd <8 x float> %v94, %v95
  %v97 = extractelement <8 x float> %v96, i64 0
  %v98 = shufflevector <8 x float> %v96, <8 x float> %v96, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %v99 = extractelement <8 x float> %v98, i64 0
  %v100 = fdiv float %v97, 0x4042800000000000
  %v101 = fneg float %v100
  %v102 = fdiv float %v99, 0x4042800000000000
  %v103 = fadd float %v102, 0x3EE4F8B580000000
  %v104 = fneg float %v101
  %v105 = call float @llvm.fma.f32(float %v104, float %v101, float %v103)
  %v106 = fcmp ogt float 0x3EE4F8B580000000, %v105
  %v107 = select i1 %v106, float 0x3EE4F8B580000000, float %v105
  %v108 = fcmp oeq float %v103, 0x7FF0000000000000
  %v109 = select i1 %v108, float %v103, float %v107
  %v110 = call float @llvm.sqrt.f32(float %v109)
  %v111 = fdiv float 0x3FF0000000000000, %v110
  %v112 = insertelement <8 x float> poison, float %v111, i64 0
  %v113 = shufflevector <8 x float> %v112, <8 x float> poison, <8 x i32> zeroinitializer
  %v114 = fmul float %v101, %v111
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = add i64 %v55, 1
  %v118 = add i64 %v117, 1
  %v119 = icmp slt i64 %v118, %hi
  %v120 = select i1 %v119, i64 %v118, i64 %hi
  br label %head121
head121:
  %v124 = phi i64 [ %v117, %end63 ], [ %v156, %end132 ]
  %v125 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end63 ], [ %v155, %end132 ]
  %v126 = icmp slt i64 %v124, %v120
  br i1 %v126, label %body122, label %end123
body122:
  %v127 = mul i64 %v124, 37
  %v128 = getelementptr inbounds float, ptr %v1, i64 %v127
  %v129 = getelementptr inbounds float, ptr %v7, i64 %v127
  br label %head130
head130:
  %v133 = phi i64 [ 0, %body122 ], [ %v144, %body131 ]
  %v134 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body122 ], [ %v140, %body131 ]
  %v135 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body122 ], [ %v143, %body131 ]
  %v136 = icmp slt i64 %v133, 32
  br i1 %v136, label %body131, label %end132
body131:
  %v137 = add i64 %v133, 8
  %v138 = getelementptr inbounds float, ptr %v128, i64 %v133
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = fadd <8 x float> %v134, %v139
  %v141 = getelementptr inbounds float, ptr %v128, i64 %v137
  %v142 = load <8 x float>, ptr %v141, align 4
  %v143 = fadd <8 x float> %v135, %v142
  %v144 = add nsw i64 %v133, 16
  br label %head130
end132:
  %v145 = getelementptr inbounds float, ptr %v128, i64 32
  %v146 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v145, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v147 = fadd <8 x float> %v134, %v146
  %v148 = fadd <8 x float> %v147, %v135
  %v149 = shufflevector <8 x float> %v148, <8 x float> %v148, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v150 = fadd <8 x float> %v148, %v149
  %v151 = shufflevector <8 x float> %v150, <8 x float> %v150, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v152 = fadd <8 x float> %v150, %v151
  %v153 = shufflevector <8 x float> %v152, <8 x float> %v152, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v154 = fadd <8 x float> %v152, %v153
  %v155 = fdiv <8 x float> %v154, <float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000>
  %v156 = add nsw i64 %v124, 1
  br label %head121
end123:
  br label %head157
head157:
  %v160 = phi i64 [ 0, %end123 ], [ %v183, %body158 ]
  %v161 = icmp slt i64 %v160, 32
  br i1 %v161, label %body158, label %end159
body158:
  %v162 = add i64 %v160, 8
  %v163 = getelementptr inbounds float, ptr %v59, i64 %v160
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = fsub <8 x float> %v164, %v56
  %v166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v165, <8 x float> %v113, <8 x float> %v116)
  %v167 = getelementptr inbounds float, ptr %v3, i64 %v160
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = getelementptr inbounds float, ptr %v5, i64 %v160
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v166, <8 x float> %v168, <8 x float> %v170)
  %v172 = getelementptr inbounds float, ptr %v60, i64 %v160
  store <8 x float> %v171, ptr %v172, align 4
  %v173 = getelementptr inbounds float, ptr %v59, i64 %v162
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = fsub <8 x float> %v174, %v56
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v113, <8 x float> %v116)
  %v177 = getelementptr inbounds float, ptr %v3, i64 %v162
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = getelementptr inbounds float, ptr %v5, i64 %v162
  %v180 = load <8 x float>, ptr %v179, align 4
  %v181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v178, <8 x float> %v180)
  %v182 = getelementptr inbounds float, ptr %v60, i64 %v162
  store <8 x float> %v181, ptr %v182, align 4
  %v183 = add nsw i64 %v160, 16
  br label %head157
end159:
  %v184 = getelementptr inbounds float, ptr %v59, i64 32
  %v185 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v184, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v186 = fsub <8 x float> %v185, %v56
  %v187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v186, <8 x float> %v113, <8 x float> %v116)
  %v188 = getelementptr inbounds float, ptr %v3, i64 32
  %v189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v188, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v190 = getelementptr inbounds float, ptr %v5, i64 32
  %v191 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v190, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v189, <8 x float> %v191)
  %v193 = getelementptr inbounds float, ptr %v60, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v192, ptr align 4 %v193, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v194 = add nsw i64 %v55, 1
  br label %head52
end54:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
