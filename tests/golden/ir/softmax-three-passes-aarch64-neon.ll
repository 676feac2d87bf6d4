; task {"attributes":{},"inputs":["f32[4,70]"],"op":"softmax","output":"f32[4,70]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"three_pass","unroll":2}
; tier aarch64-neon
; phase k: 4 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v181, %end160 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 70
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  br label %head17
head17:
  %v20 = phi i64 [ 0, %body10 ], [ %v33, %body18 ]
  %v21 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v28, %body18 ]
  %v22 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v32, %body18 ]
  %v23 = icmp slt i64 %v20, 64
  br i1 %v23, label %body18, label %end19
body18:
  %v24 = add i64 %v20, 4
  %v25 = getelementptr inbounds float, ptr %v15, i64 %v20
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = fcmp ogt <4 x float> %v26, %v21
  %v28 = select <4 x i1> %v27, <4 x float> %v26, <4 x float> %v21
  %v29 = getelementptr inbounds float, ptr %v15, i64 %v24
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fcmp ogt <4 x float> %v30, %v22
  %v32 = select <4 x i1> %v31, <4 x float> %v30, <4 x float> %v22
  %v33 = add nsw i64 %v20, 8
  br label %head17
end19:
  %v34 = getelementptr inbounds float, ptr %v15, i64 64
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = fcmp ogt <4 x float> %v35, %v21
  %v37 = select <4 x i1> %v36, <4 x float> %v35, <4 x float> %v21
  %v38 = getelementptr inbounds float, ptr %v15, i64 68
  %v39 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v38, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v40 = select <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> %v39, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v41 = fcmp ogt <4 x float> %v40, %v22
  %v42 = select <4 x i1> %v41, <4 x float> %v40, <4 x float> %v22
  %v43 = fcmp ogt <4 x float> %v37, %v42
  %v44 = select <4 x i1> %v43, <4 x float> %v37, <4 x float> %v42
  %v45 = shufflevector <4 x float> %v44, <4 x float> %v44, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v46 = fcmp ogt <4 x float> %v44, %v45
  %v47 = select <4 x i1> %v46, <4 x float> %v44, <4 x float> %v45
  %v48 = shufflevector <4 x float> %v47, <4 x float> %v47, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v49 = fcmp ogt <4 x float> %v47, %v48
  %v50 = select <4 x i1> %v49, <4 x float> %v47, <4 x float> %v48
  br label %head51
head51:
  %v54 = phi i64 [ 0, %end19 ], [ %v103, %body52 ]
  %v55 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v80, %body52 ]
  %v56 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v102, %body52 ]
  %v57 = icmp slt i64 %v54, 64
  br i1 %v57, label %body52, label %end53
body52:
  %v58 = add i64 %v54, 4
  %v59 = getelementptr inbounds float, ptr %v15, i64 %v54
  %v60 = load <4 x float>, ptr %v59, align 4
  %v61 = fsub <4 x float> %v60, %v50
  %v62 = fmul <4 x float> %v61, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v63 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v62
  %v64 = select <4 x i1> %v63, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v62
  %v65 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v64
  %v66 = select <4 x i1> %v65, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v64
  %v67 = fadd <4 x float> %v66, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v68 = fsub <4 x float> %v67, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v69 = fsub <4 x float> %v66, %v68
  %v70 = bitcast <4 x float> %v67 to <4 x i32>
  %v71 = shl <4 x i32> %v70, splat (i32 23)
  %v72 = bitcast <4 x i32> %v71 to <4 x float>
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v69, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v74 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v73, <4 x float> %v69, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v74, <4 x float> %v69, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v75, <4 x float> %v69, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v77 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v76, <4 x float> %v69, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v78 = fmul <4 x float> %v77, %v72
  %v79 = getelementptr inbounds float, ptr %v16, i64 %v54
  store <4 x float> %v78, ptr %v79, align 4
  %v80 = fadd <4 x float> %v55, %v78
  %v81 = getelementptr inbounds float, ptr %v15, i64 %v58
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = fsub <4 x float> %v82, %v50
  %v84 = fmul <4 x float> %v83, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v85 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v84
  %v86 = select <4 x i1> %v85, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v84
  %v87 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v86
  %v88 = select <4 x i1> %v87, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v86
  %v89 = fadd <4 x float> %v88, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v90 = fsub <4 x float> %v89, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v91 = fsub <4 x float> %v88, %v90
  %v92 = bitcast <4 x float> %v89 to <4 x i32>
  %v93 = shl <4 x i32> %v92, splat (i32 23)
  %v94 = bitcast <4 x i32> %v93 to <4 x float>
  %v95 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v91, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v95, <4 x float> %v91, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v97 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v96, <4 x float> %v91, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v98 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v97, <4 x float> %v91, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v91, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v100 = fmul <4 x float> %v99, %v94
  %v101 = getelementptr inbounds float, ptr %v16, i64 %v58
  store <4 x float> %v100, ptr %v101, align 4
  %v102 = fadd <4 x float> %v56, %v100
  %v103 = add nsw i64 %v54, 8
  br label %head51
end53:
  %v104 = getelementptr inbounds float, ptr %v15, i64 64
  %v105 = load <4 x float>, ptr %v104, align 4
  %v106 = fsub <4 x float> %v105, %v50
  %v107 = fmul <4 x float> %v106, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v108 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v107
  %v109 = select <4 x i1> %v108, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v107
  %v110 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v109
  %v111 = select <4 x i1> %v110, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v109
  %v112 = fadd <4 x float> %v111, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v113 = fsub <4 x float> %v112, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v114 = fsub <4 x float> %v111, %v113
  %v115 = bitcast <4 x float> %v112 to <4 x i32>
  %v116 = shl <4 x i32> %v115, splat (i32 23)
  %v117 = bitcast <4 x i32> %v116 to <4 x float>
  %v118 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v114, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v114, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v119, <4 x float> %v114, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v121 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v114, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v122 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v121, <4 x float> %v114, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v123 = fmul <4 x float> %v122, %v117
  %v124 = getelementptr inbounds float, ptr %v16, i64 64
  store <4 x float> %v123, ptr %v124, align 4
  %v125 = fadd <4 x float> %v55, %v123
  %v126 = getelementptr inbounds float, ptr %v15, i64 68
  %v127 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v126, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v128 = select <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> %v127, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v129 = fsub <4 x float> %v128, %v50
  %v130 = fmul <4 x float> %v129, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v131 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v130
  %v132 = select <4 x i1> %v131, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v130
  %v133 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v132
  %v134 = select <4 x i1> %v133, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v132
  %v135 = fadd <4 x float> %v134, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v136 = fsub <4 x float> %v135, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v137 = fsub <4 x float> %v134, %v136
  %v138 = bitcast <4 x float> %v135 to <4 x i32>
  %v139 = shl <4 x i32> %v138, splat (i32 23)
  %v140 = bitcast <4 x i32> %v139 to <4 x float>
  %v141 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v137, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v137, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v137, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v137, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v144, <4 x float> %v137, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v146 = fmul <4 x float> %v145, %v140
  %v147 = getelementptr inbounds float, ptr %v16, i64 68
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v146, ptr align 4 %v147, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v148 = fadd <4 x float> %v56, %v146
  %v149 = fadd <4 x float> %v125, %v148
  %v150 = shufflevector <4 x float> %v149, <4 x float> %v149, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v151 = fadd <4 x float> %v149, %v150
  %v152 = shufflevector <4 x float> %v151, <4 x float> %v151, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v153 = fadd <4 x float> %v151, %v152
  %v154 = extractelement <4 x float> %v153, i64 0
  %v155 = fdiv float 0x3FF0000000000000, %v154
  %v156 = insertelement <4 x float> poison, float %v155, i64 0
  %v157 = shufflevector <4 x float> %v156, <4 x float> poison, <4 x i32> zeroinitializer
  br label %head158
head158:
  %v161 = phi i64 [ 0, %end53 ], [ %v172, %body159 ]
  %v162 = icmp slt i64 %v161, 64
  br i1 %v162, label %body159, label %end160
body159:
  %v163 = add i64 %v161, 4
  %v164 = getelementptr inbounds float, ptr %v16, i64 %v161
  %v165 = load <4 x float>, ptr %v164, align 4
  %v166 = fmul <4 x float> %v165, %v157
  %v167 = getelementptr inbounds float, ptr %v16, i64 %v161
  store <4 x float> %v166, ptr %v167, align 4
  %v168 = getelementptr inbounds float, ptr %v16, i64 %v163
  %v169 = load <4 x float>, ptr %v168, align 4
  %v170 = fmul <4 x float> %v169, %v157
  %v171 = getelementptr inbounds float, ptr %v16, i64 %v163
  store <4 x float> %v170, ptr %v171, align 4
  %v172 = add nsw i64 %v161, 8
  br label %head158
end160:
  %v173 = getelementptr inbounds float, ptr %v16, i64 64
  %v174 = load <4 x float>, ptr %v173, align 4
  %v175 = fmul <4 x float> %v174, %v157
  %v176 = getelementptr inbounds float, ptr %v16, i64 64
  store <4 x float> %v175, ptr %v176, align 4
  %v177 = getelementptr inbounds float, ptr %v16, i64 68
  %v178 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v177, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v179 = fmul <4 x float> %v178, %v157
  %v180 = getelementptr inbounds float, ptr %v16, i64 68
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v179, ptr align 4 %v180, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v181 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
