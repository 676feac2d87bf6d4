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
  %v50 = fmul <8 x float> %v49, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v51 = add nsw i64 %v19, 1
  br label %head16
end18:
  br label %head52
head52:
  %v55 = phi i64 [ %lo, %end18 ], [ %v192, %end157 ]
  %v56 = phi <8 x float> [ %v20, %end18 ], [ %v123, %end157 ]
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
  %v100 = fmul float %v97, 0xBF9BACF920000000
  %v101 = call float @llvm.fma.f32(float %v99, float 0x3F9BACF920000000, float 0x3EE4F8B580000000)
  %v102 = fneg float %v100
  %v103 = call float @llvm.fma.f32(float %v102, float %v100, float %v101)
  %v104 = fcmp ogt float 0x3EE4F8B580000000, %v103
  %v105 = select i1 %v104, float 0x3EE4F8B580000000, float %v103
  %v106 = fcmp oeq float %v101, 0x7FF0000000000000
  %v107 = select i1 %v106, float %v101, float %v105
  %v108 = call float @llvm.sqrt.f32(float %v107)
  %v109 = fdiv float 0x3FF0000000000000, %v108
  %v110 = insertelement <8 x float> poison, float %v109, i64 0
  %v111 = shufflevector <8 x float> %v110, <8 x float> poison, <8 x i32> zeroinitializer
  %v112 = fmul float %v100, %v109
  %v113 = insertelement <8 x float> poison, float %v112, i64 0
  %v114 = shufflevector <8 x float> %v113, <8 x float> poison, <8 x i32> zeroinitializer
  %v115 = add i64 %v55, 1
  %v116 = add i64 %v115, 1
  %v117 = icmp slt i64 %v116, %hi
  %v118 = select i1 %v117, i64 %v116, i64 %hi
  br label %head119
head119:
  %v122 = phi i64 [ %v115, %end63 ], [ %v154, %end130 ]
  %v123 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end63 ], [ %v153, %end130 ]
  %v124 = icmp slt i64 %v122, %v118
  br i1 %v124, label %body120, label %end121
body120:
  %v125 = mul i64 %v122, 37
  %v126 = getelementptr inbounds float, ptr %v1, i64 %v125
  %v127 = getelementptr inbounds float, ptr %v7, i64 %v125
  br label %head128
head128:
  %v131 = phi i64 [ 0, %body120 ], [ %v142, %body129 ]
  %v132 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body120 ], [ %v138, %body129 ]
  %v133 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body120 ], [ %v141, %body129 ]
  %v134 = icmp slt i64 %v131, 32
  br i1 %v134, label %body129, label %end130
body129:
  %v135 = add i64 %v131, 8
  %v136 = getelementptr inbounds float, ptr %v126, i64 %v131
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = fadd <8 x float> %v132, %v137
  %v139 = getelementptr inbounds float, ptr %v126, i64 %v135
  %v140 = load <8 x float>, ptr %v139, align 4
  %v141 = fadd <8 x float> %v133, %v140
  %v142 = add nsw i64 %v131, 16
  br label %head128
end130:
  %v143 = getelementptr inbounds float, ptr %v126, i64 32
  %v144 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v143, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v145 = fadd <8 x float> %v132, %v144
  %v146 = fadd <8 x float> %v145, %v133
  %v147 = shufflevector <8 x float> %v146, <8 x float> %v146, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v148 = fadd <8 x float> %v146, %v147
  %v149 = shufflevector <8 x float> %v148, <8 x float> %v148, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v150 = fadd <8 x float> %v148, %v149
  %v151 = shufflevector <8 x float> %v150, <8 x float> %v150, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v152 = fadd <8 x float> %v150, %v151
  %v153 = fmul <8 x float> %v152, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v154 = add nsw i64 %v122, 1
  br label %head119
end121:
  br label %head155
head155:
  %v158 = phi i64 [ 0, %end121 ], [ %v181, %body156 ]
  %v159 = icmp slt i64 %v158, 32
  br i1 %v159, label %body156, label %end157
body156:
  %v160 = add i64 %v158, 8
  %v161 = getelementptr inbounds float, ptr %v59, i64 %v158
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = fsub <8 x float> %v162, %v56
  %v164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v163, <8 x float> %v111, <8 x float> %v114)
  %v165 = getelementptr inbounds float, ptr %v3, i64 %v158
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = getelementptr inbounds float, ptr %v5, i64 %v158
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v166, <8 x float> %v168)
  %v170 = getelementptr inbounds float, ptr %v60, i64 %v158
  store <8 x float> %v169, ptr %v170, align 4
  %v171 = getelementptr inbounds float, ptr %v59, i64 %v160
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = fsub <8 x float> %v172, %v56
  %v174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v173, <8 x float> %v111, <8 x float> %v114)
  %v175 = getelementptr inbounds float, ptr %v3, i64 %v160
  %v176 = load <8 x float>, ptr %v175, align 4
  %v177 = getelementptr inbounds float, ptr %v5, i64 %v160
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v174, <8 x float> %v176, <8 x float> %v178)
  %v180 = getelementptr inbounds float, ptr %v60, i64 %v160
  store <8 x float> %v179, ptr %v180, align 4
  %v181 = add nsw i64 %v158, 16
  br label %head155
end157:
  %v182 = getelementptr inbounds float, ptr %v59, i64 32
  %v183 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v182, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v184 = fsub <8 x float> %v183, %v56
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v184, <8 x float> %v111, <8 x float> %v114)
  %v186 = getelementptr inbounds float, ptr %v3, i64 32
  %v187 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v186, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v188 = getelementptr inbounds float, ptr %v5, i64 32
  %v189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v188, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v185, <8 x float> %v187, <8 x float> %v189)
  %v191 = getelementptr inbounds float, ptr %v60, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v190, ptr align 4 %v191, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v192 = add nsw i64 %v55, 1
  br label %head52
end54:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
