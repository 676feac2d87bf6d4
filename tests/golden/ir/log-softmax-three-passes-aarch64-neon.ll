; task {"attributes":{},"inputs":["f32[4,70]"],"op":"log_softmax","output":"f32[4,70]","precision_mode":"must_keep_origin_dtype"}
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
  %v12 = phi i64 [ %lo, %entry ], [ %v211, %end185 ]
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
  %v54 = phi i64 [ 0, %end19 ], [ %v101, %body52 ]
  %v55 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v79, %body52 ]
  %v56 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v100, %body52 ]
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
  %v79 = fadd <4 x float> %v55, %v78
  %v80 = getelementptr inbounds float, ptr %v15, i64 %v58
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = fsub <4 x float> %v81, %v50
  %v83 = fmul <4 x float> %v82, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v84 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v83
  %v85 = select <4 x i1> %v84, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v83
  %v86 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v85
  %v87 = select <4 x i1> %v86, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v85
  %v88 = fadd <4 x float> %v87, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v89 = fsub <4 x float> %v88, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v90 = fsub <4 x float> %v87, %v89
  %v91 = bitcast <4 x float> %v88 to <4 x i32>
  %v92 = shl <4 x i32> %v91, splat (i32 23)
  %v93 = bitcast <4 x i32> %v92 to <4 x float>
  %v94 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v90, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v95 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v90, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v95, <4 x float> %v90, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v97 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v96, <4 x float> %v90, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v98 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v97, <4 x float> %v90, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v99 = fmul <4 x float> %v98, %v93
  %v100 = fadd <4 x float> %v56, %v99
  %v101 = add nsw i64 %v54, 8
  br label %head51
end53:
  %v102 = getelementptr inbounds float, ptr %v15, i64 64
  %v103 = load <4 x float>, ptr %v102, align 4
  %v104 = fsub <4 x float> %v103, %v50
  %v105 = fmul <4 x float> %v104, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v106 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v105
  %v107 = select <4 x i1> %v106, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v105
  %v108 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v107
  %v109 = select <4 x i1> %v108, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v107
  %v110 = fadd <4 x float> %v109, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v111 = fsub <4 x float> %v110, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v112 = fsub <4 x float> %v109, %v111
  %v113 = bitcast <4 x float> %v110 to <4 x i32>
  %v114 = shl <4 x i32> %v113, splat (i32 23)
  %v115 = bitcast <4 x i32> %v114 to <4 x float>
  %v116 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v112, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v116, <4 x float> %v112, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v117, <4 x float> %v112, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v112, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v119, <4 x float> %v112, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v121 = fmul <4 x float> %v120, %v115
  %v122 = fadd <4 x float> %v55, %v121
  %v123 = getelementptr inbounds float, ptr %v15, i64 68
  %v124 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v123, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v125 = select <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> %v124, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v126 = fsub <4 x float> %v125, %v50
  %v127 = fmul <4 x float> %v126, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v128 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v127
  %v129 = select <4 x i1> %v128, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v127
  %v130 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v129
  %v131 = select <4 x i1> %v130, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v129
  %v132 = fadd <4 x float> %v131, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v133 = fsub <4 x float> %v132, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v134 = fsub <4 x float> %v131, %v133
  %v135 = bitcast <4 x float> %v132 to <4 x i32>
  %v136 = shl <4 x i32> %v135, splat (i32 23)
  %v137 = bitcast <4 x i32> %v136 to <4 x float>
  %v138 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v134, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v139 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v138, <4 x float> %v134, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v139, <4 x float> %v134, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v134, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v141, <4 x float> %v134, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v143 = fmul <4 x float> %v142, %v137
  %v144 = fadd <4 x float> %v56, %v143
  %v145 = fadd <4 x float> %v122, %v144
  %v146 = shufflevector <4 x float> %v145, <4 x float> %v145, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v147 = fadd <4 x float> %v145, %v146
  %v148 = shufflevector <4 x float> %v147, <4 x float> %v147, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v149 = fadd <4 x float> %v147, %v148
  %v150 = fcmp olt <4 x float> %v149, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %v151 = fmul <4 x float> %v149, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %v152 = select <4 x i1> %v150, <4 x float> %v151, <4 x float> %v149
  %v153 = bitcast <4 x float> %v152 to <4 x i32>
  %v154 = sub <4 x i32> %v153, splat (i32 1060439283)
  %v155 = ashr <4 x i32> %v154, splat (i32 23)
  %v156 = shl <4 x i32> %v155, splat (i32 23)
  %v157 = sub <4 x i32> %v153, %v156
  %v158 = sitofp <4 x i32> %v155 to <4 x float>
  %v159 = select <4 x i1> %v150, <4 x float> <float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v160 = fadd <4 x float> %v158, %v159
  %v161 = bitcast <4 x i32> %v157 to <4 x float>
  %v162 = fsub <4 x float> %v161, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v163 = fmul <4 x float> %v162, %v162
  %v164 = fmul <4 x float> %v163, %v162
  %v165 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000>, <4 x float> %v162, <4 x float> <float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000>)
  %v166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v165, <4 x float> %v162, <4 x float> <float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000>)
  %v167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v162, <4 x float> <float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000>)
  %v168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v167, <4 x float> %v162, <4 x float> <float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000>)
  %v169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v168, <4 x float> %v162, <4 x float> <float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000>)
  %v170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v169, <4 x float> %v162, <4 x float> <float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000>)
  %v171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v170, <4 x float> %v162, <4 x float> <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>)
  %v172 = fmul <4 x float> %v164, %v171
  %v173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <4 x float> %v172)
  %v174 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v160, <4 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <4 x float> %v173)
  %v175 = fadd <4 x float> %v162, %v174
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v160, <4 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <4 x float> %v175)
  %v177 = fcmp olt <4 x float> %v149, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v178 = select <4 x i1> %v177, <4 x float> %v176, <4 x float> %v149
  %v179 = fcmp olt <4 x float> %v149, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v180 = select <4 x i1> %v179, <4 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <4 x float> %v178
  %v181 = fcmp oeq <4 x float> %v149, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v182 = select <4 x i1> %v181, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, <4 x float> %v180
  br label %head183
head183:
  %v186 = phi i64 [ 0, %end53 ], [ %v199, %body184 ]
  %v187 = icmp slt i64 %v186, 64
  br i1 %v187, label %body184, label %end185
body184:
  %v188 = add i64 %v186, 4
  %v189 = getelementptr inbounds float, ptr %v15, i64 %v186
  %v190 = load <4 x float>, ptr %v189, align 4
  %v191 = fsub <4 x float> %v190, %v50
  %v192 = fsub <4 x float> %v191, %v182
  %v193 = getelementptr inbounds float, ptr %v16, i64 %v186
  store <4 x float> %v192, ptr %v193, align 4
  %v194 = getelementptr inbounds float, ptr %v15, i64 %v188
  %v195 = load <4 x float>, ptr %v194, align 4
  %v196 = fsub <4 x float> %v195, %v50
  %v197 = fsub <4 x float> %v196, %v182
  %v198 = getelementptr inbounds float, ptr %v16, i64 %v188
  store <4 x float> %v197, ptr %v198, align 4
  %v199 = add nsw i64 %v186, 8
  br label %head183
end185:
  %v200 = getelementptr inbounds float, ptr %v15, i64 64
  %v201 = load <4 x float>, ptr %v200, align 4
  %v202 = fsub <4 x float> %v201, %v50
  %v203 = fsub <4 x float> %v202, %v182
  %v204 = getelementptr inbounds float, ptr %v16, i64 64
  store <4 x float> %v203, ptr %v204, align 4
  %v205 = getelementptr inbounds float, ptr %v15, i64 68
  %v206 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v205, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v207 = select <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> %v206, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v208 = fsub <4 x float> %v207, %v50
  %v209 = fsub <4 x float> %v208, %v182
  %v210 = getelementptr inbounds float, ptr %v16, i64 68
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v209, ptr align 4 %v210, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v211 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
