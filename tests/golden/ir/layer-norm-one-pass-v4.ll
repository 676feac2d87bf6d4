; task {"attributes":{"epsilon":1e-12,"tail":"t0=add(x0,x1)"},"inputs":["f32[2,3,70]","f32[70]","f32[70]","f32[2,3,70]"],"op":"layer_norm","output":"f32[2,3,70]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"one_pass","unroll":1}
; tier x86_64-v4
; phase k: 6 units
; scratch 0 bytes, 0 of each core
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  %v15 = add i64 %lo, 1
  %v16 = icmp slt i64 %v15, %hi
  %v17 = select i1 %v16, i64 %v15, i64 %hi
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %entry ], [ %v39, %body19 ]
  %v22 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v38, %body19 ]
  %v23 = icmp slt i64 %v21, %v17
  br i1 %v23, label %body19, label %end20
body19:
  %v24 = mul i64 %v21, 70
  %v25 = mul i64 %v21, 70
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v24
  %v28 = getelementptr inbounds float, ptr %v9, i64 %v24
  %v29 = load <16 x float>, ptr %v27, align 4
  %v30 = shufflevector <16 x float> %v29, <16 x float> %v29, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v31 = fadd <16 x float> %v29, %v30
  %v32 = shufflevector <16 x float> %v31, <16 x float> %v31, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v33 = fadd <16 x float> %v31, %v32
  %v34 = shufflevector <16 x float> %v33, <16 x float> %v33, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v35 = fadd <16 x float> %v33, %v34
  %v36 = shufflevector <16 x float> %v35, <16 x float> %v35, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v37 = fadd <16 x float> %v35, %v36
  %v38 = fdiv <16 x float> %v37, <float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000>
  %v39 = add nsw i64 %v21, 1
  br label %head18
end20:
  br label %head40
head40:
  %v43 = phi i64 [ %lo, %end20 ], [ %v157, %end127 ]
  %v44 = phi <16 x float> [ %v22, %end20 ], [ %v107, %end127 ]
  %v45 = icmp slt i64 %v43, %hi
  br i1 %v45, label %body41, label %end42
body41:
  %v46 = mul i64 %v43, 70
  %v47 = mul i64 %v43, 70
  %v48 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v46
  %v50 = getelementptr inbounds float, ptr %v9, i64 %v46
  br label %head51
head51:
  %v54 = phi i64 [ 0, %body41 ], [ %v63, %body52 ]
  %v55 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body41 ], [ %v61, %body52 ]
  %v56 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body41 ], [ %v62, %body52 ]
  %v57 = icmp slt i64 %v54, 64
  br i1 %v57, label %body52, label %end53
body52:
  %v58 = getelementptr inbounds float, ptr %v49, i64 %v54
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = fsub <16 x float> %v59, %v44
  %v61 = fadd <16 x float> %v55, %v60
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v60, <16 x float> %v56)
  %v63 = add nsw i64 %v54, 16
  br label %head51
end53:
  %v64 = getelementptr inbounds float, ptr %v49, i64 64
  %v65 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v64, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v66 = fsub <16 x float> %v65, %v44
  %v67 = select <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> %v66, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v68 = fadd <16 x float> %v55, %v67
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v67, <16 x float> %v56)
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
  %v82 = fdiv float %v79, 0x4051800000000000
  %v83 = fneg float %v82
  %v84 = fdiv float %v81, 0x4051800000000000
  %v85 = fadd float %v84, 0x3D71979980000000
  %v86 = fneg float %v83
  %v87 = call float @llvm.fma.f32(float %v86, float %v83, float %v85)
  %v88 = fcmp ogt float 0x3D71979980000000, %v87
  %v89 = select i1 %v88, float 0x3D71979980000000, float %v87
  %v90 = fcmp oeq float %v85, 0x7FF0000000000000
  %v91 = select i1 %v90, float %v85, float %v89
  %v92 = call float @llvm.sqrt.f32(float %v91)
  %v93 = fdiv float 0x3FF0000000000000, %v92
  %v94 = insertelement <16 x float> poison, float %v93, i64 0
  %v95 = shufflevector <16 x float> %v94, <16 x float> poison, <16 x i32> zeroinitializer
  %v96 = fmul float %v83, %v93
  %v97 = insertelement <16 x float> poison, float %v96, i64 0
  %v98 = shufflevector <16 x float> %v97, <16 x float> poison, <16 x i32> zeroinitializer
  %v99 = add i64 %v43, 1
  %v100 = add i64 %v99, 1
  %v101 = icmp slt i64 %v100, %hi
  %v102 = select i1 %v101, i64 %v100, i64 %hi
  br label %head103
head103:
  %v106 = phi i64 [ %v99, %end53 ], [ %v124, %body104 ]
  %v107 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end53 ], [ %v123, %body104 ]
  %v108 = icmp slt i64 %v106, %v102
  br i1 %v108, label %body104, label %end105
body104:
  %v109 = mul i64 %v106, 70
  %v110 = mul i64 %v106, 70
  %v111 = getelementptr inbounds float, ptr %v7, i64 %v110
  %v112 = getelementptr inbounds float, ptr %v1, i64 %v109
  %v113 = getelementptr inbounds float, ptr %v9, i64 %v109
  %v114 = load <16 x float>, ptr %v112, align 4
  %v115 = shufflevector <16 x float> %v114, <16 x float> %v114, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v116 = fadd <16 x float> %v114, %v115
  %v117 = shufflevector <16 x float> %v116, <16 x float> %v116, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v118 = fadd <16 x float> %v116, %v117
  %v119 = shufflevector <16 x float> %v118, <16 x float> %v118, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v120 = fadd <16 x float> %v118, %v119
  %v121 = shufflevector <16 x float> %v120, <16 x float> %v120, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v122 = fadd <16 x float> %v120, %v121
  %v123 = fdiv <16 x float> %v122, <float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000, float 0x4030000000000000>
  %v124 = add nsw i64 %v106, 1
  br label %head103
end105:
  br label %head125
head125:
  %v128 = phi i64 [ 0, %end105 ], [ %v143, %body126 ]
  %v129 = icmp slt i64 %v128, 64
  br i1 %v129, label %body126, label %end127
body126:
  %v130 = getelementptr inbounds float, ptr %v49, i64 %v128
  %v131 = load <16 x float>, ptr %v130, align 4
  %v132 = fsub <16 x float> %v131, %v44
  %v133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v132, <16 x float> %v95, <16 x float> %v98)
  %v134 = getelementptr inbounds float, ptr %v3, i64 %v128
  %v135 = load <16 x float>, ptr %v134, align 4
  %v136 = getelementptr inbounds float, ptr %v5, i64 %v128
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v135, <16 x float> %v137)
  %v139 = getelementptr inbounds float, ptr %v48, i64 %v128
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = fadd <16 x float> %v138, %v140
  %v142 = getelementptr inbounds float, ptr %v50, i64 %v128
  store <16 x float> %v141, ptr %v142, align 4
  %v143 = add nsw i64 %v128, 16
  br label %head125
end127:
  %v144 = getelementptr inbounds float, ptr %v49, i64 64
  %v145 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v144, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v146 = fsub <16 x float> %v145, %v44
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v95, <16 x float> %v98)
  %v148 = getelementptr inbounds float, ptr %v3, i64 64
  %v149 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v148, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v150 = getelementptr inbounds float, ptr %v5, i64 64
  %v151 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v150, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v147, <16 x float> %v149, <16 x float> %v151)
  %v153 = getelementptr inbounds float, ptr %v48, i64 64
  %v154 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v153, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v155 = fadd <16 x float> %v152, %v154
  %v156 = getelementptr inbounds float, ptr %v50, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v155, ptr align 4 %v156, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v157 = add nsw i64 %v43, 1
  br label %head40
end42:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
