; task {"attributes":{"epsilon":1e-05},"inputs":["f32[3,37]","f32[37]","f32[37]"],"op":"layer_norm","output":"f32[3,37]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"two_pass","unroll":2}
; tier x86_64-v4
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
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
  %v19 = phi i64 [ %lo, %entry ], [ %v43, %body17 ]
  %v20 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v42, %body17 ]
  %v21 = icmp slt i64 %v19, %v15
  br i1 %v21, label %body17, label %end18
body17:
  %v22 = mul i64 %v19, 37
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v25 = load <16 x float>, ptr %v23, align 4
  %v26 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v25
  %v27 = getelementptr inbounds float, ptr %v23, i64 16
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v28
  %v30 = getelementptr inbounds float, ptr %v23, i64 32
  %v31 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v30, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v32 = fadd <16 x float> %v26, %v31
  %v33 = fadd <16 x float> %v32, %v29
  %v34 = shufflevector <16 x float> %v33, <16 x float> %v33, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v35 = fadd <16 x float> %v33, %v34
  %v36 = shufflevector <16 x float> %v35, <16 x float> %v35, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v37 = fadd <16 x float> %v35, %v36
  %v38 = shufflevector <16 x float> %v37, <16 x float> %v37, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v39 = fadd <16 x float> %v37, %v38
  %v40 = shufflevector <16 x float> %v39, <16 x float> %v39, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v41 = fadd <16 x float> %v39, %v40
  %v42 = fdiv <16 x float> %v41, <float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000>
  %v43 = add nsw i64 %v19, 1
  br label %head16
end18:
  br label %head44
head44:
  %v47 = phi i64 [ %lo, %end18 ], [ %v157, %end105 ]
  %v48 = phi <16 x float> [ %v20, %end18 ], [ %v107, %end105 ]
  %v49 = icmp slt i64 %v47, %hi
  br i1 %v49, label %body45, label %end46
body45:
  %v50 = mul i64 %v47, 37
  %v51 = getelementptr inbounds float, ptr %v1, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v50
  %v53 = load <16 x float>, ptr %v51, align 4
  %v54 = fsub <16 x float> %v53, %v48
  %v55 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v54
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v54, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v57 = getelementptr inbounds float, ptr %v51, i64 16
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = fsub <16 x float> %v58, %v48
  %v60 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v59
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v59, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v62 = getelementptr inbounds float, ptr %v51, i64 32
  %v63 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v64 = fsub <16 x float> %v63, %v48
  %v65 = select <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> %v64, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v66 = fadd <16 x float> %v55, %v65
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v65, <16 x float> %v65, <16 x float> %v56)
  %v68 = fadd <16 x float> %v66, %v60
  %v69 = fadd <16 x float> %v67, %v61
  %v70 = shufflevector <16 x float> %v68, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v71 = shufflevector <16 x float> %v68, <16 x float> %v69, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v72 = fadd <16 x float> %v70, %v71
  %v73 = shufflevector <16 x float> %v72, <16 x float> %v72, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v74 = fadd <16 x float> %v72, %v73
  %v75 = shufflevector <16 x float> %v74, <16 x float> %v74, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v76 = fadd <16 x float> %v74, %v75
  %v77 = shufflevector <16 x float> %v76, <16 x float> %v76, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v78 = fadd <16 x float> %v76, %v77
  %v79 = extractelement <16 x float> %v78, i64 0
  %v80 = shufflevector <16 x float> %v78, <16 x float> %v78, <16 x i32> <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %v81 = extractelement <16 x float> %v80, i64 0
  %v82 = fdiv float %v79, 0x4042800000000000
  %v83 = fneg float %v82
  %v84 = fdiv float %v81, 0x4042800000000000
  %v85 = fadd float %v84, 0x3EE4F8B580000000
  %v86 = fneg float %v83
  %v87 = call float @llvm.fma.f32(float %v86, float %v83, float %v85)
  %v88 = fcmp ogt float 0x3EE4F8B580000000, %v87
  %v89 = select i1 %v88, float 0x3EE4F8B580000000, float %v87
  %v90 = fcmp oeq float %v85, 0x7FF0000000000000
  %v91 = select i1 %v90, float %v85, float %v89
  %v92 = call float @llvm.sqrt.f32(float %v91)
  %v93 = fdiv float 0x3FF0000000000000, %v92
  %v94 = insertelement <16 x float> poison, float %v93, i64 0
  %v95 = shufflevector <16 x float> %v94, <16 x float> poison, <16 x i32> zeroinitializer
  %v96 = fmul float %v83, %v93
  %v97 = insertelement <16 x float> poison, float %v96, i64 0
  %v98 = shufflevector <16 x float> %v97, <16 x float> poison, <16 x i32> zeroinitializer
  %v99 = add i64 %v47, 1
  %v100 = add i64 %v99, 1
  %v101 = icmp slt i64 %v100, %hi
  %v102 = select i1 %v101, i64 %v100, i64 %hi
  br label %head103
head103:
  %v106 = phi i64 [ %v99, %body45 ], [ %v130, %body104 ]
  %v107 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body45 ], [ %v129, %body104 ]
  %v108 = icmp slt i64 %v106, %v102
  br i1 %v108, label %body104, label %end105
body104:
  %v109 = mul i64 %v106, 37
  %v110 = getelementptr inbounds float, ptr %v1, i64 %v109
  %v111 = getelementptr inbounds float, ptr %v7, i64 %v109
  %v112 = load <16 x float>, ptr %v110, align 4
  %v113 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v112
  %v114 = getelementptr inbounds float, ptr %v110, i64 16
  %v115 = load <16 x float>, ptr %v114, align 4
  %v116 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v115
  %v117 = getelementptr inbounds float, ptr %v110, i64 32
  %v118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v117, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v119 = fadd <16 x float> %v113, %v118
  %v120 = fadd <16 x float> %v119, %v116
  %v121 = shufflevector <16 x float> %v120, <16 x float> %v120, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v122 = fadd <16 x float> %v120, %v121
  %v123 = shufflevector <16 x float> %v122, <16 x float> %v122, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v124 = fadd <16 x float> %v122, %v123
  %v125 = shufflevector <16 x float> %v124, <16 x float> %v124, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v126 = fadd <16 x float> %v124, %v125
  %v127 = shufflevector <16 x float> %v126, <16 x float> %v126, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v128 = fadd <16 x float> %v126, %v127
  %v129 = fdiv <16 x float> %v128, <float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000, float 0x4042800000000000>
  %v130 = add nsw i64 %v106, 1
  br label %head103
end105:
  %v131 = load <16 x float>, ptr %v51, align 4
  %v132 = fsub <16 x float> %v131, %v48
  %v133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v132, <16 x float> %v95, <16 x float> %v98)
  %v134 = load <16 x float>, ptr %v3, align 4
  %v135 = load <16 x float>, ptr %v5, align 4
  %v136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v134, <16 x float> %v135)
  store <16 x float> %v136, ptr %v52, align 4
  %v137 = getelementptr inbounds float, ptr %v51, i64 16
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = fsub <16 x float> %v138, %v48
  %v140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v139, <16 x float> %v95, <16 x float> %v98)
  %v141 = getelementptr inbounds float, ptr %v3, i64 16
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = getelementptr inbounds float, ptr %v5, i64 16
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v140, <16 x float> %v142, <16 x float> %v144)
  %v146 = getelementptr inbounds float, ptr %v52, i64 16
  store <16 x float> %v145, ptr %v146, align 4
  %v147 = getelementptr inbounds float, ptr %v51, i64 32
  %v148 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v147, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v149 = fsub <16 x float> %v148, %v48
  %v150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v149, <16 x float> %v95, <16 x float> %v98)
  %v151 = getelementptr inbounds float, ptr %v3, i64 32
  %v152 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v151, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v153 = getelementptr inbounds float, ptr %v5, i64 32
  %v154 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v153, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v150, <16 x float> %v152, <16 x float> %v154)
  %v156 = getelementptr inbounds float, ptr %v52, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v155, ptr align 4 %v156, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v157 = add nsw i64 %v47, 1
  br label %head44
end46:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
