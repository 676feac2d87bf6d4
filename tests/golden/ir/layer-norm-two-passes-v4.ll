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
  %v42 = fmul <16 x float> %v41, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v43 = add nsw i64 %v19, 1
  br label %head16
end18:
  br label %head44
head44:
  %v47 = phi i64 [ %lo, %end18 ], [ %v155, %end103 ]
  %v48 = phi <16 x float> [ %v20, %end18 ], [ %v105, %end103 ]
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
  %v82 = fmul float %v79, 0xBF9BACF920000000
  %v83 = call float @llvm.fma.f32(float %v81, float 0x3F9BACF920000000, float 0x3EE4F8B580000000)
  %v84 = fneg float %v82
  %v85 = call float @llvm.fma.f32(float %v84, float %v82, float %v83)
  %v86 = fcmp ogt float 0x3EE4F8B580000000, %v85
  %v87 = select i1 %v86, float 0x3EE4F8B580000000, float %v85
  %v88 = fcmp oeq float %v83, 0x7FF0000000000000
  %v89 = select i1 %v88, float %v83, float %v87
  %v90 = call float @llvm.sqrt.f32(float %v89)
  %v91 = fdiv float 0x3FF0000000000000, %v90
  %v92 = insertelement <16 x float> poison, float %v91, i64 0
  %v93 = shufflevector <16 x float> %v92, <16 x float> poison, <16 x i32> zeroinitializer
  %v94 = fmul float %v82, %v91
  %v95 = insertelement <16 x float> poison, float %v94, i64 0
  %v96 = shufflevector <16 x float> %v95, <16 x float> poison, <16 x i32> zeroinitializer
  %v97 = add i64 %v47, 1
  %v98 = add i64 %v97, 1
  %v99 = icmp slt i64 %v98, %hi
  %v100 = select i1 %v99, i64 %v98, i64 %hi
  br label %head101
head101:
  %v104 = phi i64 [ %v97, %body45 ], [ %v128, %body102 ]
  %v105 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body45 ], [ %v127, %body102 ]
  %v106 = icmp slt i64 %v104, %v100
  br i1 %v106, label %body102, label %end103
body102:
  %v107 = mul i64 %v104, 37
  %v108 = getelementptr inbounds float, ptr %v1, i64 %v107
  %v109 = getelementptr inbounds float, ptr %v7, i64 %v107
  %v110 = load <16 x float>, ptr %v108, align 4
  %v111 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v110
  %v112 = getelementptr inbounds float, ptr %v108, i64 16
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = fadd <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v113
  %v115 = getelementptr inbounds float, ptr %v108, i64 32
  %v116 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v115, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v117 = fadd <16 x float> %v111, %v116
  %v118 = fadd <16 x float> %v117, %v114
  %v119 = shufflevector <16 x float> %v118, <16 x float> %v118, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v120 = fadd <16 x float> %v118, %v119
  %v121 = shufflevector <16 x float> %v120, <16 x float> %v120, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v122 = fadd <16 x float> %v120, %v121
  %v123 = shufflevector <16 x float> %v122, <16 x float> %v122, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v124 = fadd <16 x float> %v122, %v123
  %v125 = shufflevector <16 x float> %v124, <16 x float> %v124, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v126 = fadd <16 x float> %v124, %v125
  %v127 = fmul <16 x float> %v126, <float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000, float 0x3F9BACF920000000>
  %v128 = add nsw i64 %v104, 1
  br label %head101
end103:
  %v129 = load <16 x float>, ptr %v51, align 4
  %v130 = fsub <16 x float> %v129, %v48
  %v131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v130, <16 x float> %v93, <16 x float> %v96)
  %v132 = load <16 x float>, ptr %v3, align 4
  %v133 = load <16 x float>, ptr %v5, align 4
  %v134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v131, <16 x float> %v132, <16 x float> %v133)
  store <16 x float> %v134, ptr %v52, align 4
  %v135 = getelementptr inbounds float, ptr %v51, i64 16
  %v136 = load <16 x float>, ptr %v135, align 4
  %v137 = fsub <16 x float> %v136, %v48
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v137, <16 x float> %v93, <16 x float> %v96)
  %v139 = getelementptr inbounds float, ptr %v3, i64 16
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %v5, i64 16
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v140, <16 x float> %v142)
  %v144 = getelementptr inbounds float, ptr %v52, i64 16
  store <16 x float> %v143, ptr %v144, align 4
  %v145 = getelementptr inbounds float, ptr %v51, i64 32
  %v146 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v145, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v147 = fsub <16 x float> %v146, %v48
  %v148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v147, <16 x float> %v93, <16 x float> %v96)
  %v149 = getelementptr inbounds float, ptr %v3, i64 32
  %v150 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v149, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v151 = getelementptr inbounds float, ptr %v5, i64 32
  %v152 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v151, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v148, <16 x float> %v150, <16 x float> %v152)
  %v154 = getelementptr inbounds float, ptr %v52, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v153, ptr align 4 %v154, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v155 = add nsw i64 %v47, 1
  br label %head44
end46:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
