; task {"attributes":{"activations":"t0=sigmoid(x0)|t0=tanh(x0)|t0=tanh(x0)","batch_first":0,"clip":3.0,"mode":"forward"},"inputs":["f32[5,1,36]","f32[1,9,36]","f32[1,63]","f32[1,1,9]","f32[1,1,9]"],"op":"lstm","outputs":["f32[5,1,9]","f32[1,1,9]","f32[1,1,9]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"shares":2,"tile_rows":1,"tile_vectors":1,"unroll":2}
; tier aarch64-neon
; phase k_begin: 1 units
; phase k_steps: 2 units
; scratch 448 bytes, 0 of each core
; packed input 1: float32 (432,) 4a07968921a6aad1
; packed input 2: float32 (84,) aa53338d65f1da41
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
declare void @llvm.aarch64.hint(i32)
define internal void @k_tile_0_0_1(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new, ptr %kept0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 4
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %bias, i64 8
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %bias, i64 12
  %v7 = load <4 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v51, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v49, %body9 ]
  %v13 = phi ptr [ %weights, %entry ], [ %v50, %body9 ]
  %v14 = phi <4 x float> [ %v1, %entry ], [ %v39, %body9 ]
  %v15 = phi <4 x float> [ %v3, %entry ], [ %v42, %body9 ]
  %v16 = phi <4 x float> [ %v5, %entry ], [ %v45, %body9 ]
  %v17 = phi <4 x float> [ %v7, %entry ], [ %v48, %body9 ]
  %v18 = icmp slt i64 %v11, 4
  br i1 %v18, label %body9, label %end10
body9:
  %v19 = load float, ptr %v12, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = load <4 x float>, ptr %v13, align 4
  %v23 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v22, <4 x float> %v14)
  %v24 = getelementptr inbounds float, ptr %v13, i64 4
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v25, <4 x float> %v15)
  %v27 = getelementptr inbounds float, ptr %v13, i64 8
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v28, <4 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v13, i64 12
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v31, <4 x float> %v17)
  %v33 = getelementptr inbounds float, ptr %v12, i64 1
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <4 x float> poison, float %v34, i64 0
  %v36 = shufflevector <4 x float> %v35, <4 x float> poison, <4 x i32> zeroinitializer
  %v37 = getelementptr inbounds float, ptr %v13, i64 16
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v38, <4 x float> %v23)
  %v40 = getelementptr inbounds float, ptr %v13, i64 20
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v41, <4 x float> %v26)
  %v43 = getelementptr inbounds float, ptr %v13, i64 24
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v44, <4 x float> %v29)
  %v46 = getelementptr inbounds float, ptr %v13, i64 28
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v47, <4 x float> %v32)
  %v49 = getelementptr inbounds float, ptr %v12, i64 2
  %v50 = getelementptr inbounds float, ptr %v13, i64 32
  %v51 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v52 = load float, ptr %v12, align 4
  %v53 = insertelement <4 x float> poison, float %v52, i64 0
  %v54 = shufflevector <4 x float> %v53, <4 x float> poison, <4 x i32> zeroinitializer
  %v55 = load <4 x float>, ptr %v13, align 4
  %v56 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v55, <4 x float> %v14)
  %v57 = getelementptr inbounds float, ptr %v13, i64 4
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v58, <4 x float> %v15)
  %v60 = getelementptr inbounds float, ptr %v13, i64 8
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v61, <4 x float> %v16)
  %v63 = getelementptr inbounds float, ptr %v13, i64 12
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v64, <4 x float> %v17)
  %v66 = getelementptr inbounds float, ptr %v12, i64 1
  %v67 = getelementptr inbounds float, ptr %v13, i64 16
  %v68 = load <4 x float>, ptr %kept0, align 4
  %v69 = load <4 x float>, ptr %x, align 4
  %v70 = fadd <4 x float> %v56, %v69
  %v71 = getelementptr inbounds float, ptr %bias, i64 16
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v72, <4 x float> %v68, <4 x float> %v70)
  %v74 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v73
  %v75 = select <4 x i1> %v74, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v73
  %v76 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v75
  %v77 = select <4 x i1> %v76, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v75
  %v78 = fmul <4 x float> %v77, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v79 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v78
  %v80 = select <4 x i1> %v79, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v78
  %v81 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v80
  %v82 = select <4 x i1> %v81, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v80
  %v83 = fadd <4 x float> %v82, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v84 = fsub <4 x float> %v83, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v85 = fsub <4 x float> %v82, %v84
  %v86 = bitcast <4 x float> %v83 to <4 x i32>
  %v87 = shl <4 x i32> %v86, splat (i32 23)
  %v88 = bitcast <4 x i32> %v87 to <4 x float>
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v85, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v89, <4 x float> %v85, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v91 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v90, <4 x float> %v85, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v91, <4 x float> %v85, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v93 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v85, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v94 = fmul <4 x float> %v93, %v88
  %v95 = fadd <4 x float> %v94, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v96 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v95
  %v97 = getelementptr inbounds float, ptr %x, i64 18
  %v98 = load <4 x float>, ptr %v97, align 4
  %v99 = fadd <4 x float> %v62, %v98
  %v100 = getelementptr inbounds float, ptr %bias, i64 24
  %v101 = load <4 x float>, ptr %v100, align 4
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v101, <4 x float> %v68, <4 x float> %v99)
  %v103 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v102
  %v104 = select <4 x i1> %v103, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v102
  %v105 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v104
  %v106 = select <4 x i1> %v105, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v104
  %v107 = fmul <4 x float> %v106, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
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
  %v124 = fadd <4 x float> %v123, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v125 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v124
  %v126 = getelementptr inbounds float, ptr %x, i64 27
  %v127 = load <4 x float>, ptr %v126, align 4
  %v128 = fadd <4 x float> %v65, %v127
  %v129 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v128
  %v130 = select <4 x i1> %v129, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v128
  %v131 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v130
  %v132 = select <4 x i1> %v131, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v130
  %v133 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v132
  %v134 = select <4 x i1> %v133, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v132
  %v135 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v134
  %v136 = select <4 x i1> %v135, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v134
  %v137 = fmul <4 x float> %v136, %v136
  %v138 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <4 x float> %v137, <4 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v139 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v138, <4 x float> %v137, <4 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v139, <4 x float> %v137, <4 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v137, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v142 = fmul <4 x float> %v136, %v141
  %v143 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <4 x float> %v137, <4 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v137, <4 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v144, <4 x float> %v137, <4 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v145, <4 x float> %v137, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v147 = fdiv <4 x float> %v142, %v146
  %v148 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v147
  %v149 = select <4 x i1> %v148, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v147
  %v150 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v149
  %v151 = select <4 x i1> %v150, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v149
  %v152 = fmul <4 x float> %v96, %v151
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v68, <4 x float> %v152)
  store <4 x float> %v153, ptr %kept0, align 4
  %v154 = getelementptr inbounds float, ptr %x, i64 9
  %v155 = load <4 x float>, ptr %v154, align 4
  %v156 = fadd <4 x float> %v59, %v155
  %v157 = getelementptr inbounds float, ptr %bias, i64 20
  %v158 = load <4 x float>, ptr %v157, align 4
  %v159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v153, <4 x float> %v156)
  %v160 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v159
  %v161 = select <4 x i1> %v160, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v159
  %v162 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v161
  %v163 = select <4 x i1> %v162, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v161
  %v164 = fmul <4 x float> %v163, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v165 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v164
  %v166 = select <4 x i1> %v165, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v164
  %v167 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v166
  %v168 = select <4 x i1> %v167, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v166
  %v169 = fadd <4 x float> %v168, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v170 = fsub <4 x float> %v169, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v171 = fsub <4 x float> %v168, %v170
  %v172 = bitcast <4 x float> %v169 to <4 x i32>
  %v173 = shl <4 x i32> %v172, splat (i32 23)
  %v174 = bitcast <4 x i32> %v173 to <4 x float>
  %v175 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v171, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v171, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v171, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v171, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v171, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v180 = fmul <4 x float> %v179, %v174
  %v181 = fadd <4 x float> %v180, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v182 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v181
  %v183 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v153
  %v184 = select <4 x i1> %v183, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v153
  %v185 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v184
  %v186 = select <4 x i1> %v185, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v184
  %v187 = fmul <4 x float> %v186, %v186
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <4 x float> %v187, <4 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v188, <4 x float> %v187, <4 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v187, <4 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v187, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v192 = fmul <4 x float> %v186, %v191
  %v193 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <4 x float> %v187, <4 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v187, <4 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v187, <4 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v195, <4 x float> %v187, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v197 = fdiv <4 x float> %v192, %v196
  %v198 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v197
  %v199 = select <4 x i1> %v198, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v197
  %v200 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v199
  %v201 = select <4 x i1> %v200, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v199
  %v202 = fmul <4 x float> %v182, %v201
  store <4 x float> %v202, ptr %new, align 4
  store <4 x float> %v202, ptr %y, align 4
  ret void
}
define internal void @k_tile_0_0_1_cut(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new, ptr %kept0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 4
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %bias, i64 8
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %bias, i64 12
  %v7 = load <4 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v51, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v49, %body9 ]
  %v13 = phi ptr [ %weights, %entry ], [ %v50, %body9 ]
  %v14 = phi <4 x float> [ %v1, %entry ], [ %v39, %body9 ]
  %v15 = phi <4 x float> [ %v3, %entry ], [ %v42, %body9 ]
  %v16 = phi <4 x float> [ %v5, %entry ], [ %v45, %body9 ]
  %v17 = phi <4 x float> [ %v7, %entry ], [ %v48, %body9 ]
  %v18 = icmp slt i64 %v11, 4
  br i1 %v18, label %body9, label %end10
body9:
  %v19 = load float, ptr %v12, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = load <4 x float>, ptr %v13, align 4
  %v23 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v22, <4 x float> %v14)
  %v24 = getelementptr inbounds float, ptr %v13, i64 4
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v25, <4 x float> %v15)
  %v27 = getelementptr inbounds float, ptr %v13, i64 8
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v28, <4 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v13, i64 12
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> %v31, <4 x float> %v17)
  %v33 = getelementptr inbounds float, ptr %v12, i64 1
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <4 x float> poison, float %v34, i64 0
  %v36 = shufflevector <4 x float> %v35, <4 x float> poison, <4 x i32> zeroinitializer
  %v37 = getelementptr inbounds float, ptr %v13, i64 16
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v38, <4 x float> %v23)
  %v40 = getelementptr inbounds float, ptr %v13, i64 20
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v41, <4 x float> %v26)
  %v43 = getelementptr inbounds float, ptr %v13, i64 24
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v44, <4 x float> %v29)
  %v46 = getelementptr inbounds float, ptr %v13, i64 28
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v36, <4 x float> %v47, <4 x float> %v32)
  %v49 = getelementptr inbounds float, ptr %v12, i64 2
  %v50 = getelementptr inbounds float, ptr %v13, i64 32
  %v51 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v52 = load float, ptr %v12, align 4
  %v53 = insertelement <4 x float> poison, float %v52, i64 0
  %v54 = shufflevector <4 x float> %v53, <4 x float> poison, <4 x i32> zeroinitializer
  %v55 = load <4 x float>, ptr %v13, align 4
  %v56 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v55, <4 x float> %v14)
  %v57 = getelementptr inbounds float, ptr %v13, i64 4
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v58, <4 x float> %v15)
  %v60 = getelementptr inbounds float, ptr %v13, i64 8
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v61, <4 x float> %v16)
  %v63 = getelementptr inbounds float, ptr %v13, i64 12
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v54, <4 x float> %v64, <4 x float> %v17)
  %v66 = getelementptr inbounds float, ptr %v12, i64 1
  %v67 = getelementptr inbounds float, ptr %v13, i64 16
  %v68 = load <4 x float>, ptr %kept0, align 4
  %v69 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %x, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v70 = fadd <4 x float> %v56, %v69
  %v71 = getelementptr inbounds float, ptr %bias, i64 16
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v72, <4 x float> %v68, <4 x float> %v70)
  %v74 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v73
  %v75 = select <4 x i1> %v74, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v73
  %v76 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v75
  %v77 = select <4 x i1> %v76, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v75
  %v78 = fmul <4 x float> %v77, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v79 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v78
  %v80 = select <4 x i1> %v79, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v78
  %v81 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v80
  %v82 = select <4 x i1> %v81, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v80
  %v83 = fadd <4 x float> %v82, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v84 = fsub <4 x float> %v83, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v85 = fsub <4 x float> %v82, %v84
  %v86 = bitcast <4 x float> %v83 to <4 x i32>
  %v87 = shl <4 x i32> %v86, splat (i32 23)
  %v88 = bitcast <4 x i32> %v87 to <4 x float>
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v85, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v89, <4 x float> %v85, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v91 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v90, <4 x float> %v85, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v91, <4 x float> %v85, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v93 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v85, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v94 = fmul <4 x float> %v93, %v88
  %v95 = fadd <4 x float> %v94, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v96 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v95
  %v97 = getelementptr inbounds float, ptr %x, i64 18
  %v98 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v97, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v99 = fadd <4 x float> %v62, %v98
  %v100 = getelementptr inbounds float, ptr %bias, i64 24
  %v101 = load <4 x float>, ptr %v100, align 4
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v101, <4 x float> %v68, <4 x float> %v99)
  %v103 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v102
  %v104 = select <4 x i1> %v103, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v102
  %v105 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v104
  %v106 = select <4 x i1> %v105, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v104
  %v107 = fmul <4 x float> %v106, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
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
  %v124 = fadd <4 x float> %v123, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v125 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v124
  %v126 = getelementptr inbounds float, ptr %x, i64 27
  %v127 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v126, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v128 = fadd <4 x float> %v65, %v127
  %v129 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v128
  %v130 = select <4 x i1> %v129, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v128
  %v131 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v130
  %v132 = select <4 x i1> %v131, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v130
  %v133 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v132
  %v134 = select <4 x i1> %v133, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v132
  %v135 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v134
  %v136 = select <4 x i1> %v135, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v134
  %v137 = fmul <4 x float> %v136, %v136
  %v138 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <4 x float> %v137, <4 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v139 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v138, <4 x float> %v137, <4 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v139, <4 x float> %v137, <4 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v140, <4 x float> %v137, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v142 = fmul <4 x float> %v136, %v141
  %v143 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <4 x float> %v137, <4 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v143, <4 x float> %v137, <4 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v144, <4 x float> %v137, <4 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v145, <4 x float> %v137, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v147 = fdiv <4 x float> %v142, %v146
  %v148 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v147
  %v149 = select <4 x i1> %v148, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v147
  %v150 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v149
  %v151 = select <4 x i1> %v150, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v149
  %v152 = fmul <4 x float> %v96, %v151
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v68, <4 x float> %v152)
  store <4 x float> %v153, ptr %kept0, align 4
  %v154 = getelementptr inbounds float, ptr %x, i64 9
  %v155 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v154, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v156 = fadd <4 x float> %v59, %v155
  %v157 = getelementptr inbounds float, ptr %bias, i64 20
  %v158 = load <4 x float>, ptr %v157, align 4
  %v159 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v158, <4 x float> %v153, <4 x float> %v156)
  %v160 = fcmp ogt <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v159
  %v161 = select <4 x i1> %v160, <4 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <4 x float> %v159
  %v162 = fcmp olt <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v161
  %v163 = select <4 x i1> %v162, <4 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <4 x float> %v161
  %v164 = fmul <4 x float> %v163, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v165 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v164
  %v166 = select <4 x i1> %v165, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v164
  %v167 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v166
  %v168 = select <4 x i1> %v167, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v166
  %v169 = fadd <4 x float> %v168, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v170 = fsub <4 x float> %v169, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v171 = fsub <4 x float> %v168, %v170
  %v172 = bitcast <4 x float> %v169 to <4 x i32>
  %v173 = shl <4 x i32> %v172, splat (i32 23)
  %v174 = bitcast <4 x i32> %v173 to <4 x float>
  %v175 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <4 x float> %v171, <4 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v171, <4 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v171, <4 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v171, <4 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v171, <4 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v180 = fmul <4 x float> %v179, %v174
  %v181 = fadd <4 x float> %v180, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v182 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v181
  %v183 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v153
  %v184 = select <4 x i1> %v183, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v153
  %v185 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v184
  %v186 = select <4 x i1> %v185, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v184
  %v187 = fmul <4 x float> %v186, %v186
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <4 x float> %v187, <4 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v188, <4 x float> %v187, <4 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v187, <4 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v187, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v192 = fmul <4 x float> %v186, %v191
  %v193 = call <4 x float> @llvm.fma.v4f32(<4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <4 x float> %v187, <4 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v187, <4 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v194, <4 x float> %v187, <4 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v195, <4 x float> %v187, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v197 = fdiv <4 x float> %v192, %v196
  %v198 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v197
  %v199 = select <4 x i1> %v198, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v197
  %v200 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v199
  %v201 = select <4 x i1> %v200, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v199
  %v202 = fmul <4 x float> %v182, %v201
  store <4 x float> %v202, ptr %new, align 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v202, ptr align 4 %y, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_begin(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr inbounds ptr, ptr %args, i64 9
  %v19 = load ptr, ptr %v18, align 8
  %v20 = getelementptr inbounds i8, ptr %v19, i64 0
  %v21 = getelementptr inbounds i8, ptr %v17, i64 256
  br label %head22
head22:
  %v25 = phi i64 [ 0, %entry ], [ %v29, %body23 ]
  %v26 = icmp slt i64 %v25, 2
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = mul i64 %v25, 128
  %v28 = getelementptr inbounds i8, ptr %v17, i64 %v27
  store i64 0, ptr %v28, align 8
  %v29 = add nsw i64 %v25, 1
  br label %head22
end24:
  br label %head30
head30:
  %v33 = phi i64 [ 0, %end24 ], [ %v47, %body31 ]
  %v34 = icmp slt i64 %v33, 1
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 9
  %v36 = getelementptr inbounds float, ptr %v7, i64 %v35
  %v37 = getelementptr inbounds float, ptr %v21, i64 0
  %v38 = mul i64 %v33, 12
  %v39 = getelementptr inbounds float, ptr %v37, i64 %v38
  %v40 = load <4 x float>, ptr %v36, align 4
  store <4 x float> %v40, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v36, i64 4
  %v42 = load <4 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v39, i64 4
  store <4 x float> %v42, ptr %v43, align 4
  %v44 = getelementptr inbounds float, ptr %v36, i64 8
  %v45 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v44, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v46 = getelementptr inbounds float, ptr %v39, i64 8
  store <4 x float> %v45, ptr %v46, align 4
  %v47 = add nsw i64 %v33, 1
  br label %head30
end32:
  br label %head48
head48:
  %v51 = phi i64 [ 0, %end32 ], [ %v66, %body49 ]
  %v52 = icmp slt i64 %v51, 1
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = mul i64 %v51, 9
  %v54 = getelementptr inbounds float, ptr %v9, i64 %v53
  %v55 = mul i64 2, 12
  %v56 = getelementptr inbounds float, ptr %v21, i64 %v55
  %v57 = mul i64 %v51, 12
  %v58 = getelementptr inbounds float, ptr %v56, i64 %v57
  %v59 = load <4 x float>, ptr %v54, align 4
  store <4 x float> %v59, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v54, i64 4
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v58, i64 4
  store <4 x float> %v61, ptr %v62, align 4
  %v63 = getelementptr inbounds float, ptr %v54, i64 8
  %v64 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v63, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v58, i64 8
  store <4 x float> %v64, ptr %v65, align 4
  %v66 = add nsw i64 %v51, 1
  br label %head48
end50:
  ret void
}
define void @k_steps(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr inbounds ptr, ptr %args, i64 9
  %v19 = load ptr, ptr %v18, align 8
  %v20 = getelementptr inbounds i8, ptr %v19, i64 0
  %v21 = getelementptr inbounds i8, ptr %v17, i64 256
  br label %head22
head22:
  %v25 = phi i64 [ 0, %entry ], [ %v126, %end111 ]
  %v26 = icmp slt i64 %v25, 5
  br i1 %v26, label %body23, label %end24
body23:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body23 ], [ %v108, %end41 ]
  %v31 = icmp slt i64 %v30, 2
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = add i64 %lo, %v30
  %v33 = urem i64 %v32, 2
  %v34 = mul i64 %v33, 128
  %v35 = getelementptr inbounds i8, ptr %v17, i64 %v34
  %v36 = mul i64 %v25, 2
  %v37 = add i64 %v36, 1
  %v38 = cmpxchg ptr %v35, i64 %v36, i64 %v37 acq_rel monotonic
  %v39 = extractvalue { i64, i1 } %v38, 1
  br i1 %v39, label %then40, label %end41
then40:
  %v42 = mul i64 %v33, 3
  %v43 = udiv i64 %v42, 2
  %v44 = add i64 %v33, 1
  %v45 = mul i64 %v44, 3
  %v46 = udiv i64 %v45, 2
  %v47 = urem i64 %v25, 2
  br label %head48
head48:
  %v51 = phi i64 [ %v43, %then40 ], [ %v106, %end60 ]
  %v52 = icmp slt i64 %v51, %v46
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = sub i64 %v46, 1
  %v54 = add i64 %v43, %v53
  %v55 = sub i64 %v54, %v51
  %v56 = icmp eq i64 %v47, 0
  %v57 = select i1 %v56, i64 %v51, i64 %v55
  br label %head58
head58:
  %v61 = phi i64 [ 0, %body49 ], [ %v105, %end97 ]
  %v62 = icmp slt i64 %v61, 1
  br i1 %v62, label %body59, label %end60
body59:
  %v63 = mul i64 %v57, 4
  %v64 = mul i64 %v61, 12
  %v65 = add i64 %v64, %v63
  %v66 = mul i64 %v47, 12
  %v67 = getelementptr inbounds float, ptr %v21, i64 %v66
  %v68 = sub i64 1, %v47
  %v69 = mul i64 %v68, 12
  %v70 = getelementptr inbounds float, ptr %v21, i64 %v69
  %v71 = mul i64 2, 12
  %v72 = getelementptr inbounds float, ptr %v21, i64 %v71
  %v73 = getelementptr inbounds float, ptr %v67, i64 %v64
  %v74 = mul i64 %v63, 36
  %v75 = getelementptr inbounds float, ptr %v3, i64 %v74
  %v76 = mul i64 %v63, 7
  %v77 = getelementptr inbounds float, ptr %v5, i64 %v76
  %v78 = mul i64 %v61, 36
  %v79 = mul i64 %v25, 36
  %v80 = add i64 %v78, %v79
  %v81 = add i64 %v80, %v63
  %v82 = getelementptr inbounds float, ptr %v1, i64 %v81
  %v83 = mul i64 %v61, 9
  %v84 = mul i64 %v25, 9
  %v85 = add i64 %v83, %v84
  %v86 = add i64 %v85, %v63
  %v87 = getelementptr inbounds float, ptr %v11, i64 %v86
  %v88 = getelementptr inbounds float, ptr %v67, i64 %v65
  %v89 = getelementptr inbounds float, ptr %v70, i64 %v65
  %v90 = getelementptr inbounds float, ptr %v72, i64 %v65
  %v91 = sub i64 1, %v61
  %v92 = icmp slt i64 %v91, 1
  %v93 = select i1 %v92, i64 %v91, i64 1
  %v94 = icmp eq i64 %v57, 2
  %v95 = icmp eq i64 %v93, 1
  br i1 %v95, label %then96, label %end97
then96:
  %v98 = xor i1 %v94, true
  %v99 = and i1 true, %v98
  br i1 %v99, label %then100, label %end101
then100:
  call void @k_tile_0_0_1(ptr %v73, ptr %v75, ptr %v77, ptr %v82, ptr %v87, ptr %v88, ptr %v89, ptr %v90)
  br label %end101
end101:
  %v102 = and i1 true, %v94
  br i1 %v102, label %then103, label %end104
then103:
  call void @k_tile_0_0_1_cut(ptr %v73, ptr %v75, ptr %v77, ptr %v82, ptr %v87, ptr %v88, ptr %v89, ptr %v90)
  br label %end104
end104:
  br label %end97
end97:
  %v105 = add nsw i64 %v61, 1
  br label %head58
end60:
  %v106 = add nsw i64 %v51, 1
  br label %head48
end50:
  %v107 = add i64 %v36, 2
  store atomic i64 %v107, ptr %v35 release, align 8
  br label %end41
end41:
  %v108 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head109
head109:
  %v112 = phi i64 [ 0, %end29 ], [ %v125, %end120 ]
  %v113 = icmp slt i64 %v112, 2
  br i1 %v113, label %body110, label %end111
body110:
  %v114 = add i64 %v25, 1
  %v115 = mul i64 %v114, 2
  %v116 = mul i64 %v112, 128
  %v117 = getelementptr inbounds i8, ptr %v17, i64 %v116
  br label %again118
again118:
  %v121 = phi i64 [ 0, %body110 ], [ %v124, %rest119 ]
  %v122 = load atomic i64, ptr %v117 acquire, align 8
  %v123 = icmp sge i64 %v122, %v115
  br i1 %v123, label %end120, label %rest119
rest119:
  call void @llvm.aarch64.hint(i32 1)
  %v124 = add i64 %v121, 1
  br label %again118
end120:
  %v125 = add nsw i64 %v112, 1
  br label %head109
end111:
  %v126 = add nsw i64 %v25, 1
  br label %head22
end24:
  br label %head127
head127:
  %v130 = phi i64 [ %lo, %end24 ], [ %v208, %end178 ]
  %v131 = icmp slt i64 %v130, %hi
  br i1 %v131, label %body128, label %end129
body128:
  %v132 = mul i64 %v130, 3
  %v133 = udiv i64 %v132, 2
  %v134 = add i64 %v130, 1
  %v135 = mul i64 %v134, 3
  %v136 = udiv i64 %v135, 2
  %v137 = mul i64 %v133, 4
  %v138 = icmp slt i64 %v137, 9
  %v139 = select i1 %v138, i64 %v137, i64 9
  %v140 = mul i64 %v136, 4
  %v141 = icmp slt i64 %v140, 9
  %v142 = select i1 %v141, i64 %v140, i64 9
  %v143 = urem i64 5, 2
  br label %head144
head144:
  %v147 = phi i64 [ 0, %body128 ], [ %v175, %end157 ]
  %v148 = icmp slt i64 %v147, 1
  br i1 %v148, label %body145, label %end146
body145:
  %v149 = mul i64 %v143, 12
  %v150 = getelementptr inbounds float, ptr %v21, i64 %v149
  %v151 = mul i64 %v147, 12
  %v152 = getelementptr inbounds float, ptr %v150, i64 %v151
  %v153 = mul i64 %v147, 9
  %v154 = getelementptr inbounds float, ptr %v13, i64 %v153
  br label %head155
head155:
  %v158 = phi i64 [ %v139, %body145 ], [ %v174, %body156 ]
  %v159 = icmp slt i64 %v158, %v142
  br i1 %v159, label %body156, label %end157
body156:
  %v160 = getelementptr inbounds float, ptr %v152, i64 %v158
  %v161 = load <4 x float>, ptr %v160, align 4
  %v162 = sub i64 %v142, %v158
  %v163 = icmp slt i64 %v162, 4
  %v164 = select i1 %v163, i64 %v162, i64 4
  %v165 = getelementptr inbounds float, ptr %v154, i64 %v158
  %v166 = icmp slt i64 %v164, 4
  %v167 = select i1 %v166, i64 %v164, i64 4
  %v168 = icmp sgt i64 %v167, 0
  %v169 = select i1 %v168, i64 %v167, i64 0
  %v170 = trunc i64 %v169 to i32
  %v171 = insertelement <4 x i32> poison, i32 %v170, i64 0
  %v172 = shufflevector <4 x i32> %v171, <4 x i32> poison, <4 x i32> zeroinitializer
  %v173 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v172
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v161, ptr align 4 %v165, <4 x i1> %v173)
  %v174 = add nsw i64 %v158, 4
  br label %head155
end157:
  %v175 = add nsw i64 %v147, 1
  br label %head144
end146:
  br label %head176
head176:
  %v179 = phi i64 [ 0, %end146 ], [ %v207, %end189 ]
  %v180 = icmp slt i64 %v179, 1
  br i1 %v180, label %body177, label %end178
body177:
  %v181 = mul i64 2, 12
  %v182 = getelementptr inbounds float, ptr %v21, i64 %v181
  %v183 = mul i64 %v179, 12
  %v184 = getelementptr inbounds float, ptr %v182, i64 %v183
  %v185 = mul i64 %v179, 9
  %v186 = getelementptr inbounds float, ptr %v15, i64 %v185
  br label %head187
head187:
  %v190 = phi i64 [ %v139, %body177 ], [ %v206, %body188 ]
  %v191 = icmp slt i64 %v190, %v142
  br i1 %v191, label %body188, label %end189
body188:
  %v192 = getelementptr inbounds float, ptr %v184, i64 %v190
  %v193 = load <4 x float>, ptr %v192, align 4
  %v194 = sub i64 %v142, %v190
  %v195 = icmp slt i64 %v194, 4
  %v196 = select i1 %v195, i64 %v194, i64 4
  %v197 = getelementptr inbounds float, ptr %v186, i64 %v190
  %v198 = icmp slt i64 %v196, 4
  %v199 = select i1 %v198, i64 %v196, i64 4
  %v200 = icmp sgt i64 %v199, 0
  %v201 = select i1 %v200, i64 %v199, i64 0
  %v202 = trunc i64 %v201 to i32
  %v203 = insertelement <4 x i32> poison, i32 %v202, i64 0
  %v204 = shufflevector <4 x i32> %v203, <4 x i32> poison, <4 x i32> zeroinitializer
  %v205 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v204
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v193, ptr align 4 %v197, <4 x i1> %v205)
  %v206 = add nsw i64 %v190, 4
  br label %head187
end189:
  %v207 = add nsw i64 %v179, 1
  br label %head176
end178:
  %v208 = add nsw i64 %v130, 1
  br label %head127
end129:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
