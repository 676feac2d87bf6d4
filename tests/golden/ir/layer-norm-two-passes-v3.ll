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
  %v55 = phi i64 [ %lo, %end18 ], [ %v190, %end155 ]
  %v56 = phi <8 x float> [ %v20, %end18 ], [ %v121, %end155 ]
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
  %v106 = call float @llvm.sqrt.f32(float %v105)
  %v107 = fdiv float 0x3FF0000000000000, %v106
  %v108 = insertelement <8 x float> poison, float %v107, i64 0
  %v109 = shufflevector <8 x float> %v108, <8 x float> poison, <8 x i32> zeroinitializer
  %v110 = fmul float %v100, %v107
  %v111 = insertelement <8 x float> poison, float %v110, i64 0
  %v112 = shufflevector <8 x float> %v111, <8 x float> poison, <8 x i32> zeroinitializer
  %v113 = add i64 %v55, 1
  %v114 = add i64 %v113, 1
  %v115 = icmp slt i64 %v114, %hi
  %v116 = select i1 %v115, i64 %v114, i64 %hi
  br label %head117
head117:
  %v120 = phi i64 [ %v113, %end63 ], [ %v152, %end128 ]
  %v121 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end63 ], [ %v151, %end128 ]
  %v122 = icmp slt i64 %v120, %v116
  br i1 %v122, label %body118, label %end119
body118:
  %v123 = mul i64 %v120, 37
  %v124 = getelementptr inbounds float, ptr %v1, i64 %v123
  %v125 = getelementptr inbounds float, ptr %v7, i64 %v123
  br label %head126
head126:
  %v129 = phi i64 [ 0, %body118 ], [ %v140, %body127 ]
  %v130 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body118 ], [ %v136, %body127 ]
  %v131 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body118 ], [ %v139, %body127 ]
  %v132 = icmp slt i64 %v129, 32
  br i1 %v132, label %body127, label %end128
body127:
  %v133 = add i64 %v129, 8
  %v134 = getelementptr inbounds float, ptr %v124, i64 %v129
  %v135 = load <8 x float>, ptr %v134, align 4
  %v136 = fadd <8 x float> %v130, %v135
  %v137 = getelementptr inbounds float, ptr %v124, i64 %v133
  %v138 = load <8 x float>, ptr %v137, align 4
  %v139 = fadd <8 x float> %v131, %v138
  %v140 = add nsw i64 %v129, 16
  br label %head126
end128:
  %v141 = getelementptr inbounds float, ptr %v124, i64 32
  %v142 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v141, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v143 = fadd <8 x float> %v130, %v142
  %v144 = fadd <8 x float> %v143, %v131
  %v145 = shufflevector <8 x float> %v144, <8 x float> %v144, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v146 = fadd <8 x float> %v144, %v145
  %v147 = shufflevector <8 x float> %v146, <8 x float> %v146, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v148 = fadd <8 x float> %v146, %v147
  %v149 = shufflevector <8 x float> %v148, <8 x float> %v148, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v150 = fadd <8 x float> %v148, %v149
  %v151 = fmul <8 x float> %v150, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v152 = add nsw i64 %v120, 1
  br label %head117
end119:
  br label %head153
head153:
  %v156 = phi i64 [ 0, %end119 ], [ %v179, %body154 ]
  %v157 = icmp slt i64 %v156, 32
  br i1 %v157, label %body154, label %end155
body154:
  %v158 = add i64 %v156, 8
  %v159 = getelementptr inbounds float, ptr %v59, i64 %v156
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = fsub <8 x float> %v160, %v56
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v161, <8 x float> %v109, <8 x float> %v112)
  %v163 = getelementptr inbounds float, ptr %v3, i64 %v156
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %v5, i64 %v156
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v162, <8 x float> %v164, <8 x float> %v166)
  %v168 = getelementptr inbounds float, ptr %v60, i64 %v156
  store <8 x float> %v167, ptr %v168, align 4
  %v169 = getelementptr inbounds float, ptr %v59, i64 %v158
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = fsub <8 x float> %v170, %v56
  %v172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v171, <8 x float> %v109, <8 x float> %v112)
  %v173 = getelementptr inbounds float, ptr %v3, i64 %v158
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = getelementptr inbounds float, ptr %v5, i64 %v158
  %v176 = load <8 x float>, ptr %v175, align 4
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v172, <8 x float> %v174, <8 x float> %v176)
  %v178 = getelementptr inbounds float, ptr %v60, i64 %v158
  store <8 x float> %v177, ptr %v178, align 4
  %v179 = add nsw i64 %v156, 16
  br label %head153
end155:
  %v180 = getelementptr inbounds float, ptr %v59, i64 32
  %v181 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v180, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v182 = fsub <8 x float> %v181, %v56
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> %v109, <8 x float> %v112)
  %v184 = getelementptr inbounds float, ptr %v3, i64 32
  %v185 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v184, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v186 = getelementptr inbounds float, ptr %v5, i64 32
  %v187 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v186, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v183, <8 x float> %v185, <8 x float> %v187)
  %v189 = getelementptr inbounds float, ptr %v60, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v188, ptr align 4 %v189, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v190 = add nsw i64 %v55, 1
  br label %head52
end54:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
