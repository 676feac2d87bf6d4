; task {"attributes":{"activations":"t0=sigmoid(x0)|t0=tanh(x0)|t0=tanh(x0)","batch_first":1,"coupled":1,"mode":"bidirectional"},"inputs":["f32[3,5,24]","f32[2,3,12]","f32[2,12]","f32[2,3,3]","f32[2,3,3]","i32[3]"],"op":"lstm","outputs":["f32[3,5,6]","f32[2,3,3]","f32[2,3,3]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"shares":1,"tile_rows":1,"tile_vectors":1,"unroll":1}
; tier x86_64-v2
; phase k: 6 units
; scratch 0 bytes, 192 of each core
; packed input 1: float32 (96,) 5939a0ddee985ce5
; packed input 2: float32 (32,) 62f638993278ea50
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_tile_0_0_1_cut(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new, ptr %kept0, i64 %step, ptr %lengths) #0 {
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
  %v11 = phi i64 [ 0, %entry ], [ %v39, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v37, %body9 ]
  %v13 = phi ptr [ %weights, %entry ], [ %v38, %body9 ]
  %v14 = phi <4 x float> [ %v1, %entry ], [ %v24, %body9 ]
  %v15 = phi <4 x float> [ %v3, %entry ], [ %v28, %body9 ]
  %v16 = phi <4 x float> [ %v5, %entry ], [ %v32, %body9 ]
  %v17 = phi <4 x float> [ %v7, %entry ], [ %v36, %body9 ]
  %v18 = icmp slt i64 %v11, 3
  br i1 %v18, label %body9, label %end10
body9:
  %v19 = load float, ptr %v12, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = load <4 x float>, ptr %v13, align 4
  %v23 = fmul <4 x float> %v21, %v22
  %v24 = fadd <4 x float> %v23, %v14
  %v25 = getelementptr inbounds float, ptr %v13, i64 4
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = fmul <4 x float> %v21, %v26
  %v28 = fadd <4 x float> %v27, %v15
  %v29 = getelementptr inbounds float, ptr %v13, i64 8
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fmul <4 x float> %v21, %v30
  %v32 = fadd <4 x float> %v31, %v16
  %v33 = getelementptr inbounds float, ptr %v13, i64 12
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = fmul <4 x float> %v21, %v34
  %v36 = fadd <4 x float> %v35, %v17
  %v37 = getelementptr inbounds float, ptr %v12, i64 1
  %v38 = getelementptr inbounds float, ptr %v13, i64 16
  %v39 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v40 = load i32, ptr %lengths, align 4
  %v41 = sext i32 %v40 to i64
  %v42 = icmp slt i64 %v41, 5
  %v43 = select i1 %v42, i64 %v41, i64 5
  %v44 = icmp slt i64 %step, %v43
  %v45 = mul i64 %step, 24
  %v46 = getelementptr inbounds float, ptr %x, i64 %v45
  %v47 = mul i64 %step, 6
  %v48 = getelementptr inbounds float, ptr %y, i64 %v47
  %v49 = load <4 x float>, ptr %kept0, align 4
  %v50 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v46, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v51 = fadd <4 x float> %v14, %v50
  %v52 = fmul <4 x float> %v51, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v53 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v52
  %v54 = select <4 x i1> %v53, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v52
  %v55 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v54
  %v56 = select <4 x i1> %v55, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v54
  %v57 = fadd <4 x float> %v56, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v58 = fsub <4 x float> %v57, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v59 = fsub <4 x float> %v56, %v58
  %v60 = bitcast <4 x float> %v57 to <4 x i32>
  %v61 = shl <4 x i32> %v60, splat (i32 23)
  %v62 = bitcast <4 x i32> %v61 to <4 x float>
  %v63 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v59
  %v64 = fadd <4 x float> %v63, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v65 = fmul <4 x float> %v64, %v59
  %v66 = fadd <4 x float> %v65, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v67 = fmul <4 x float> %v66, %v59
  %v68 = fadd <4 x float> %v67, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v69 = fmul <4 x float> %v68, %v59
  %v70 = fadd <4 x float> %v69, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v71 = fmul <4 x float> %v70, %v59
  %v72 = fadd <4 x float> %v71, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v73 = fmul <4 x float> %v72, %v62
  %v74 = fadd <4 x float> %v73, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v75 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v74
  %v76 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v75
  %v77 = getelementptr inbounds float, ptr %v46, i64 9
  %v78 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v77, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v79 = fadd <4 x float> %v17, %v78
  %v80 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v79
  %v81 = select <4 x i1> %v80, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v79
  %v82 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v81
  %v83 = select <4 x i1> %v82, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v81
  %v84 = fmul <4 x float> %v83, %v83
  %v85 = fmul <4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, %v84
  %v86 = fadd <4 x float> %v85, <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>
  %v87 = fmul <4 x float> %v86, %v84
  %v88 = fadd <4 x float> %v87, <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>
  %v89 = fmul <4 x float> %v88, %v84
  %v90 = fadd <4 x float> %v89, <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>
  %v91 = fmul <4 x float> %v90, %v84
  %v92 = fadd <4 x float> %v91, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v93 = fmul <4 x float> %v83, %v92
  %v94 = fmul <4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, %v84
  %v95 = fadd <4 x float> %v94, <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>
  %v96 = fmul <4 x float> %v95, %v84
  %v97 = fadd <4 x float> %v96, <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>
  %v98 = fmul <4 x float> %v97, %v84
  %v99 = fadd <4 x float> %v98, <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>
  %v100 = fmul <4 x float> %v99, %v84
  %v101 = fadd <4 x float> %v100, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v102 = fdiv <4 x float> %v93, %v101
  %v103 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v102
  %v104 = select <4 x i1> %v103, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v102
  %v105 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v104
  %v106 = select <4 x i1> %v105, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v104
  %v107 = fmul <4 x float> %v75, %v106
  %v108 = fmul <4 x float> %v76, %v49
  %v109 = fadd <4 x float> %v108, %v107
  %v110 = load <4 x float>, ptr %kept0, align 4
  %v111 = select i1 %v44, <4 x float> %v109, <4 x float> %v110
  store <4 x float> %v111, ptr %kept0, align 4
  %v112 = getelementptr inbounds float, ptr %v46, i64 3
  %v113 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v112, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v114 = fadd <4 x float> %v15, %v113
  %v115 = fmul <4 x float> %v114, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v116 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v115
  %v117 = select <4 x i1> %v116, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v115
  %v118 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v117
  %v119 = select <4 x i1> %v118, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v117
  %v120 = fadd <4 x float> %v119, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v121 = fsub <4 x float> %v120, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v122 = fsub <4 x float> %v119, %v121
  %v123 = bitcast <4 x float> %v120 to <4 x i32>
  %v124 = shl <4 x i32> %v123, splat (i32 23)
  %v125 = bitcast <4 x i32> %v124 to <4 x float>
  %v126 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v122
  %v127 = fadd <4 x float> %v126, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v128 = fmul <4 x float> %v127, %v122
  %v129 = fadd <4 x float> %v128, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v130 = fmul <4 x float> %v129, %v122
  %v131 = fadd <4 x float> %v130, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v132 = fmul <4 x float> %v131, %v122
  %v133 = fadd <4 x float> %v132, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v134 = fmul <4 x float> %v133, %v122
  %v135 = fadd <4 x float> %v134, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v136 = fmul <4 x float> %v135, %v125
  %v137 = fadd <4 x float> %v136, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v138 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v137
  %v139 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v109
  %v140 = select <4 x i1> %v139, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v109
  %v141 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v140
  %v142 = select <4 x i1> %v141, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v140
  %v143 = fmul <4 x float> %v142, %v142
  %v144 = fmul <4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, %v143
  %v145 = fadd <4 x float> %v144, <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>
  %v146 = fmul <4 x float> %v145, %v143
  %v147 = fadd <4 x float> %v146, <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>
  %v148 = fmul <4 x float> %v147, %v143
  %v149 = fadd <4 x float> %v148, <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>
  %v150 = fmul <4 x float> %v149, %v143
  %v151 = fadd <4 x float> %v150, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v152 = fmul <4 x float> %v142, %v151
  %v153 = fmul <4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, %v143
  %v154 = fadd <4 x float> %v153, <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>
  %v155 = fmul <4 x float> %v154, %v143
  %v156 = fadd <4 x float> %v155, <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>
  %v157 = fmul <4 x float> %v156, %v143
  %v158 = fadd <4 x float> %v157, <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>
  %v159 = fmul <4 x float> %v158, %v143
  %v160 = fadd <4 x float> %v159, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v161 = fdiv <4 x float> %v152, %v160
  %v162 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v161
  %v163 = select <4 x i1> %v162, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v161
  %v164 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v163
  %v165 = select <4 x i1> %v164, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v163
  %v166 = fmul <4 x float> %v138, %v165
  %v167 = load <4 x float>, ptr %old, align 4
  %v168 = select i1 %v44, <4 x float> %v166, <4 x float> %v167
  %v169 = select i1 %v44, <4 x float> %v166, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  store <4 x float> %v168, ptr %new, align 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v169, ptr align 4 %v48, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  ret void
}
define internal void @k_tile_1_0_1_cut(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new, ptr %kept0, i64 %step, ptr %lengths) #0 {
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
  %v11 = phi i64 [ 0, %entry ], [ %v39, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v37, %body9 ]
  %v13 = phi ptr [ %weights, %entry ], [ %v38, %body9 ]
  %v14 = phi <4 x float> [ %v1, %entry ], [ %v24, %body9 ]
  %v15 = phi <4 x float> [ %v3, %entry ], [ %v28, %body9 ]
  %v16 = phi <4 x float> [ %v5, %entry ], [ %v32, %body9 ]
  %v17 = phi <4 x float> [ %v7, %entry ], [ %v36, %body9 ]
  %v18 = icmp slt i64 %v11, 3
  br i1 %v18, label %body9, label %end10
body9:
  %v19 = load float, ptr %v12, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = load <4 x float>, ptr %v13, align 4
  %v23 = fmul <4 x float> %v21, %v22
  %v24 = fadd <4 x float> %v23, %v14
  %v25 = getelementptr inbounds float, ptr %v13, i64 4
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = fmul <4 x float> %v21, %v26
  %v28 = fadd <4 x float> %v27, %v15
  %v29 = getelementptr inbounds float, ptr %v13, i64 8
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fmul <4 x float> %v21, %v30
  %v32 = fadd <4 x float> %v31, %v16
  %v33 = getelementptr inbounds float, ptr %v13, i64 12
  %v34 = load <4 x float>, ptr %v33, align 4
  %v35 = fmul <4 x float> %v21, %v34
  %v36 = fadd <4 x float> %v35, %v17
  %v37 = getelementptr inbounds float, ptr %v12, i64 1
  %v38 = getelementptr inbounds float, ptr %v13, i64 16
  %v39 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v40 = load i32, ptr %lengths, align 4
  %v41 = sext i32 %v40 to i64
  %v42 = icmp slt i64 %v41, 5
  %v43 = select i1 %v42, i64 %v41, i64 5
  %v44 = icmp slt i64 %step, %v43
  %v45 = icmp slt i64 %v41, 5
  %v46 = select i1 %v45, i64 %v41, i64 5
  %v47 = sub i64 %v46, 1
  %v48 = sub i64 %v47, %step
  %v49 = select i1 %v44, i64 %v48, i64 %step
  %v50 = mul i64 %v49, 24
  %v51 = getelementptr inbounds float, ptr %x, i64 %v50
  %v52 = mul i64 %v49, 6
  %v53 = getelementptr inbounds float, ptr %y, i64 %v52
  %v54 = load <4 x float>, ptr %kept0, align 4
  %v55 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v51, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v56 = fadd <4 x float> %v14, %v55
  %v57 = fmul <4 x float> %v56, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v58 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v57
  %v59 = select <4 x i1> %v58, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v57
  %v60 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v59
  %v61 = select <4 x i1> %v60, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v59
  %v62 = fadd <4 x float> %v61, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v63 = fsub <4 x float> %v62, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v64 = fsub <4 x float> %v61, %v63
  %v65 = bitcast <4 x float> %v62 to <4 x i32>
  %v66 = shl <4 x i32> %v65, splat (i32 23)
  %v67 = bitcast <4 x i32> %v66 to <4 x float>
  %v68 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v64
  %v69 = fadd <4 x float> %v68, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v70 = fmul <4 x float> %v69, %v64
  %v71 = fadd <4 x float> %v70, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v72 = fmul <4 x float> %v71, %v64
  %v73 = fadd <4 x float> %v72, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v74 = fmul <4 x float> %v73, %v64
  %v75 = fadd <4 x float> %v74, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v76 = fmul <4 x float> %v75, %v64
  %v77 = fadd <4 x float> %v76, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v78 = fmul <4 x float> %v77, %v67
  %v79 = fadd <4 x float> %v78, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v80 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v79
  %v81 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v80
  %v82 = getelementptr inbounds float, ptr %v51, i64 9
  %v83 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v82, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v84 = fadd <4 x float> %v17, %v83
  %v85 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v84
  %v86 = select <4 x i1> %v85, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v84
  %v87 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v86
  %v88 = select <4 x i1> %v87, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v86
  %v89 = fmul <4 x float> %v88, %v88
  %v90 = fmul <4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, %v89
  %v91 = fadd <4 x float> %v90, <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>
  %v92 = fmul <4 x float> %v91, %v89
  %v93 = fadd <4 x float> %v92, <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>
  %v94 = fmul <4 x float> %v93, %v89
  %v95 = fadd <4 x float> %v94, <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>
  %v96 = fmul <4 x float> %v95, %v89
  %v97 = fadd <4 x float> %v96, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v98 = fmul <4 x float> %v88, %v97
  %v99 = fmul <4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, %v89
  %v100 = fadd <4 x float> %v99, <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>
  %v101 = fmul <4 x float> %v100, %v89
  %v102 = fadd <4 x float> %v101, <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>
  %v103 = fmul <4 x float> %v102, %v89
  %v104 = fadd <4 x float> %v103, <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>
  %v105 = fmul <4 x float> %v104, %v89
  %v106 = fadd <4 x float> %v105, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v107 = fdiv <4 x float> %v98, %v106
  %v108 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v107
  %v109 = select <4 x i1> %v108, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v107
  %v110 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v109
  %v111 = select <4 x i1> %v110, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v109
  %v112 = fmul <4 x float> %v80, %v111
  %v113 = fmul <4 x float> %v81, %v54
  %v114 = fadd <4 x float> %v113, %v112
  %v115 = load <4 x float>, ptr %kept0, align 4
  %v116 = select i1 %v44, <4 x float> %v114, <4 x float> %v115
  store <4 x float> %v116, ptr %kept0, align 4
  %v117 = getelementptr inbounds float, ptr %v51, i64 3
  %v118 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v117, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v119 = fadd <4 x float> %v15, %v118
  %v120 = fmul <4 x float> %v119, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v121 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v120
  %v122 = select <4 x i1> %v121, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v120
  %v123 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v122
  %v124 = select <4 x i1> %v123, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v122
  %v125 = fadd <4 x float> %v124, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v126 = fsub <4 x float> %v125, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v127 = fsub <4 x float> %v124, %v126
  %v128 = bitcast <4 x float> %v125 to <4 x i32>
  %v129 = shl <4 x i32> %v128, splat (i32 23)
  %v130 = bitcast <4 x i32> %v129 to <4 x float>
  %v131 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v127
  %v132 = fadd <4 x float> %v131, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v133 = fmul <4 x float> %v132, %v127
  %v134 = fadd <4 x float> %v133, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v135 = fmul <4 x float> %v134, %v127
  %v136 = fadd <4 x float> %v135, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v137 = fmul <4 x float> %v136, %v127
  %v138 = fadd <4 x float> %v137, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v139 = fmul <4 x float> %v138, %v127
  %v140 = fadd <4 x float> %v139, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v141 = fmul <4 x float> %v140, %v130
  %v142 = fadd <4 x float> %v141, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v143 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v142
  %v144 = fcmp ogt <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v114
  %v145 = select <4 x i1> %v144, <4 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <4 x float> %v114
  %v146 = fcmp olt <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v145
  %v147 = select <4 x i1> %v146, <4 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <4 x float> %v145
  %v148 = fmul <4 x float> %v147, %v147
  %v149 = fmul <4 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, %v148
  %v150 = fadd <4 x float> %v149, <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>
  %v151 = fmul <4 x float> %v150, %v148
  %v152 = fadd <4 x float> %v151, <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>
  %v153 = fmul <4 x float> %v152, %v148
  %v154 = fadd <4 x float> %v153, <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>
  %v155 = fmul <4 x float> %v154, %v148
  %v156 = fadd <4 x float> %v155, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v157 = fmul <4 x float> %v147, %v156
  %v158 = fmul <4 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, %v148
  %v159 = fadd <4 x float> %v158, <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>
  %v160 = fmul <4 x float> %v159, %v148
  %v161 = fadd <4 x float> %v160, <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>
  %v162 = fmul <4 x float> %v161, %v148
  %v163 = fadd <4 x float> %v162, <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>
  %v164 = fmul <4 x float> %v163, %v148
  %v165 = fadd <4 x float> %v164, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v166 = fdiv <4 x float> %v157, %v165
  %v167 = fcmp ogt <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v166
  %v168 = select <4 x i1> %v167, <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <4 x float> %v166
  %v169 = fcmp olt <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v168
  %v170 = select <4 x i1> %v169, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v168
  %v171 = fmul <4 x float> %v143, %v170
  %v172 = load <4 x float>, ptr %old, align 4
  %v173 = select i1 %v44, <4 x float> %v171, <4 x float> %v172
  %v174 = select i1 %v44, <4 x float> %v171, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  store <4 x float> %v173, ptr %new, align 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v174, ptr align 4 %v53, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  ret void
}
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
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr inbounds ptr, ptr %args, i64 9
  %v19 = load ptr, ptr %v18, align 8
  %v20 = getelementptr inbounds ptr, ptr %args, i64 10
  %v21 = load ptr, ptr %v20, align 8
  %v22 = mul i64 %worker, 192
  %v23 = getelementptr inbounds i8, ptr %v21, i64 %v22
  %v24 = icmp sgt i64 %lo, 0
  %v25 = select i1 %v24, i64 %lo, i64 0
  %v26 = icmp slt i64 %hi, 3
  %v27 = select i1 %v26, i64 %hi, i64 3
  %v28 = icmp slt i64 %v25, %v27
  br i1 %v28, label %then29, label %end30
then29:
  %v31 = icmp slt i64 %v27, 3
  %v32 = select i1 %v31, i64 %v27, i64 3
  br label %head33
head33:
  %v36 = phi i64 [ %v25, %then29 ], [ %v56, %body34 ]
  %v37 = icmp slt i64 %v36, %v32
  br i1 %v37, label %body34, label %end35
body34:
  %v38 = mul i64 %v36, 3
  %v39 = getelementptr inbounds float, ptr %v7, i64 %v38
  %v40 = getelementptr inbounds float, ptr %v23, i64 0
  %v41 = mul i64 %v36, 4
  %v42 = getelementptr inbounds float, ptr %v40, i64 %v41
  %v43 = getelementptr inbounds i32, ptr %v11, i64 %v36
  %v44 = load i32, ptr %v43, align 4
  %v45 = icmp sgt i32 %v44, 0
  %v46 = select i1 %v45, i64 3, i64 0
  %v47 = icmp slt i64 %v46, 4
  %v48 = select i1 %v47, i64 %v46, i64 4
  %v49 = icmp sgt i64 %v48, 0
  %v50 = select i1 %v49, i64 %v48, i64 0
  %v51 = trunc i64 %v50 to i32
  %v52 = insertelement <4 x i32> poison, i32 %v51, i64 0
  %v53 = shufflevector <4 x i32> %v52, <4 x i32> poison, <4 x i32> zeroinitializer
  %v54 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v53
  %v55 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v39, <4 x i1> %v54, <4 x float> zeroinitializer)
  store <4 x float> %v55, ptr %v42, align 4
  %v56 = add nsw i64 %v36, 1
  br label %head33
end35:
  br label %head57
head57:
  %v60 = phi i64 [ %v25, %end35 ], [ %v81, %body58 ]
  %v61 = icmp slt i64 %v60, %v32
  br i1 %v61, label %body58, label %end59
body58:
  %v62 = mul i64 %v60, 3
  %v63 = getelementptr inbounds float, ptr %v9, i64 %v62
  %v64 = mul i64 2, 12
  %v65 = getelementptr inbounds float, ptr %v23, i64 %v64
  %v66 = mul i64 %v60, 4
  %v67 = getelementptr inbounds float, ptr %v65, i64 %v66
  %v68 = getelementptr inbounds i32, ptr %v11, i64 %v60
  %v69 = load i32, ptr %v68, align 4
  %v70 = icmp sgt i32 %v69, 0
  %v71 = select i1 %v70, i64 3, i64 0
  %v72 = icmp slt i64 %v71, 4
  %v73 = select i1 %v72, i64 %v71, i64 4
  %v74 = icmp sgt i64 %v73, 0
  %v75 = select i1 %v74, i64 %v73, i64 0
  %v76 = trunc i64 %v75 to i32
  %v77 = insertelement <4 x i32> poison, i32 %v76, i64 0
  %v78 = shufflevector <4 x i32> %v77, <4 x i32> poison, <4 x i32> zeroinitializer
  %v79 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v78
  %v80 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v63, <4 x i1> %v79, <4 x float> zeroinitializer)
  store <4 x float> %v80, ptr %v67, align 4
  %v81 = add nsw i64 %v60, 1
  br label %head57
end59:
  br label %head82
head82:
  %v85 = phi i64 [ 0, %end59 ], [ %v141, %end90 ]
  %v86 = icmp slt i64 %v85, 5
  br i1 %v86, label %body83, label %end84
body83:
  %v87 = urem i64 %v85, 2
  br label %head88
head88:
  %v91 = phi i64 [ 0, %body83 ], [ %v140, %end99 ]
  %v92 = icmp slt i64 %v91, 1
  br i1 %v92, label %body89, label %end90
body89:
  %v93 = sub i64 1, 1
  %v94 = sub i64 %v93, %v91
  %v95 = icmp eq i64 %v87, 0
  %v96 = select i1 %v95, i64 %v91, i64 %v94
  br label %head97
head97:
  %v100 = phi i64 [ %v25, %body89 ], [ %v139, %end135 ]
  %v101 = icmp slt i64 %v100, %v27
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = mul i64 %v96, 4
  %v103 = mul i64 %v100, 4
  %v104 = add i64 %v103, %v102
  %v105 = mul i64 %v87, 12
  %v106 = getelementptr inbounds float, ptr %v23, i64 %v105
  %v107 = sub i64 1, %v87
  %v108 = mul i64 %v107, 12
  %v109 = getelementptr inbounds float, ptr %v23, i64 %v108
  %v110 = mul i64 2, 12
  %v111 = getelementptr inbounds float, ptr %v23, i64 %v110
  %v112 = getelementptr inbounds float, ptr %v106, i64 %v103
  %v113 = mul i64 %v102, 12
  %v114 = getelementptr inbounds float, ptr %v3, i64 %v113
  %v115 = mul i64 %v102, 4
  %v116 = getelementptr inbounds float, ptr %v5, i64 %v115
  %v117 = mul i64 %v100, 120
  %v118 = add i64 %v117, 0
  %v119 = add i64 %v118, %v102
  %v120 = getelementptr inbounds float, ptr %v1, i64 %v119
  %v121 = mul i64 %v100, 30
  %v122 = add i64 %v121, 0
  %v123 = add i64 %v122, %v102
  %v124 = getelementptr inbounds float, ptr %v13, i64 %v123
  %v125 = getelementptr inbounds float, ptr %v106, i64 %v104
  %v126 = getelementptr inbounds float, ptr %v109, i64 %v104
  %v127 = getelementptr inbounds float, ptr %v111, i64 %v104
  %v128 = getelementptr inbounds i32, ptr %v11, i64 %v100
  %v129 = sub i64 3, %v100
  %v130 = icmp slt i64 %v129, 1
  %v131 = select i1 %v130, i64 %v129, i64 1
  %v132 = icmp eq i64 %v96, 0
  %v133 = icmp eq i64 %v131, 1
  br i1 %v133, label %then134, label %end135
then134:
  %v136 = and i1 true, %v132
  br i1 %v136, label %then137, label %end138
then137:
  call void @k_tile_0_0_1_cut(ptr %v112, ptr %v114, ptr %v116, ptr %v120, ptr %v124, ptr %v125, ptr %v126, ptr %v127, i64 %v85, ptr %v128)
  br label %end138
end138:
  br label %end135
end135:
  %v139 = add nsw i64 %v100, 1
  br label %head97
end99:
  %v140 = add nsw i64 %v91, 1
  br label %head88
end90:
  %v141 = add nsw i64 %v85, 1
  br label %head82
end84:
  %v142 = urem i64 5, 2
  br label %head143
head143:
  %v146 = phi i64 [ %v25, %end84 ], [ %v174, %end156 ]
  %v147 = icmp slt i64 %v146, %v32
  br i1 %v147, label %body144, label %end145
body144:
  %v148 = mul i64 %v142, 12
  %v149 = getelementptr inbounds float, ptr %v23, i64 %v148
  %v150 = mul i64 %v146, 4
  %v151 = getelementptr inbounds float, ptr %v149, i64 %v150
  %v152 = mul i64 %v146, 3
  %v153 = getelementptr inbounds float, ptr %v15, i64 %v152
  br label %head154
head154:
  %v157 = phi i64 [ 0, %body144 ], [ %v173, %body155 ]
  %v158 = icmp slt i64 %v157, 3
  br i1 %v158, label %body155, label %end156
body155:
  %v159 = getelementptr inbounds float, ptr %v151, i64 %v157
  %v160 = load <4 x float>, ptr %v159, align 4
  %v161 = sub i64 3, %v157
  %v162 = icmp slt i64 %v161, 4
  %v163 = select i1 %v162, i64 %v161, i64 4
  %v164 = getelementptr inbounds float, ptr %v153, i64 %v157
  %v165 = icmp slt i64 %v163, 4
  %v166 = select i1 %v165, i64 %v163, i64 4
  %v167 = icmp sgt i64 %v166, 0
  %v168 = select i1 %v167, i64 %v166, i64 0
  %v169 = trunc i64 %v168 to i32
  %v170 = insertelement <4 x i32> poison, i32 %v169, i64 0
  %v171 = shufflevector <4 x i32> %v170, <4 x i32> poison, <4 x i32> zeroinitializer
  %v172 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v171
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v160, ptr align 4 %v164, <4 x i1> %v172)
  %v173 = add nsw i64 %v157, 4
  br label %head154
end156:
  %v174 = add nsw i64 %v146, 1
  br label %head143
end145:
  br label %head175
head175:
  %v178 = phi i64 [ %v25, %end145 ], [ %v206, %end188 ]
  %v179 = icmp slt i64 %v178, %v32
  br i1 %v179, label %body176, label %end177
body176:
  %v180 = mul i64 2, 12
  %v181 = getelementptr inbounds float, ptr %v23, i64 %v180
  %v182 = mul i64 %v178, 4
  %v183 = getelementptr inbounds float, ptr %v181, i64 %v182
  %v184 = mul i64 %v178, 3
  %v185 = getelementptr inbounds float, ptr %v17, i64 %v184
  br label %head186
head186:
  %v189 = phi i64 [ 0, %body176 ], [ %v205, %body187 ]
  %v190 = icmp slt i64 %v189, 3
  br i1 %v190, label %body187, label %end188
body187:
  %v191 = getelementptr inbounds float, ptr %v183, i64 %v189
  %v192 = load <4 x float>, ptr %v191, align 4
  %v193 = sub i64 3, %v189
  %v194 = icmp slt i64 %v193, 4
  %v195 = select i1 %v194, i64 %v193, i64 4
  %v196 = getelementptr inbounds float, ptr %v185, i64 %v189
  %v197 = icmp slt i64 %v195, 4
  %v198 = select i1 %v197, i64 %v195, i64 4
  %v199 = icmp sgt i64 %v198, 0
  %v200 = select i1 %v199, i64 %v198, i64 0
  %v201 = trunc i64 %v200 to i32
  %v202 = insertelement <4 x i32> poison, i32 %v201, i64 0
  %v203 = shufflevector <4 x i32> %v202, <4 x i32> poison, <4 x i32> zeroinitializer
  %v204 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v203
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v192, ptr align 4 %v196, <4 x i1> %v204)
  %v205 = add nsw i64 %v189, 4
  br label %head186
end188:
  %v206 = add nsw i64 %v178, 1
  br label %head175
end177:
  br label %end30
end30:
  %v207 = sub i64 %lo, 3
  %v208 = icmp sgt i64 %v207, 0
  %v209 = select i1 %v208, i64 %v207, i64 0
  %v210 = sub i64 %hi, 3
  %v211 = icmp slt i64 %v210, 3
  %v212 = select i1 %v211, i64 %v210, i64 3
  %v213 = icmp slt i64 %v209, %v212
  br i1 %v213, label %then214, label %end215
then214:
  %v216 = icmp slt i64 %v212, 3
  %v217 = select i1 %v216, i64 %v212, i64 3
  br label %head218
head218:
  %v221 = phi i64 [ %v209, %then214 ], [ %v242, %body219 ]
  %v222 = icmp slt i64 %v221, %v217
  br i1 %v222, label %body219, label %end220
body219:
  %v223 = add i64 3, %v221
  %v224 = mul i64 %v223, 3
  %v225 = getelementptr inbounds float, ptr %v7, i64 %v224
  %v226 = getelementptr inbounds float, ptr %v23, i64 0
  %v227 = mul i64 %v221, 4
  %v228 = getelementptr inbounds float, ptr %v226, i64 %v227
  %v229 = getelementptr inbounds i32, ptr %v11, i64 %v221
  %v230 = load i32, ptr %v229, align 4
  %v231 = icmp sgt i32 %v230, 0
  %v232 = select i1 %v231, i64 3, i64 0
  %v233 = icmp slt i64 %v232, 4
  %v234 = select i1 %v233, i64 %v232, i64 4
  %v235 = icmp sgt i64 %v234, 0
  %v236 = select i1 %v235, i64 %v234, i64 0
  %v237 = trunc i64 %v236 to i32
  %v238 = insertelement <4 x i32> poison, i32 %v237, i64 0
  %v239 = shufflevector <4 x i32> %v238, <4 x i32> poison, <4 x i32> zeroinitializer
  %v240 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v239
  %v241 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v225, <4 x i1> %v240, <4 x float> zeroinitializer)
  store <4 x float> %v241, ptr %v228, align 4
  %v242 = add nsw i64 %v221, 1
  br label %head218
end220:
  br label %head243
head243:
  %v246 = phi i64 [ %v209, %end220 ], [ %v268, %body244 ]
  %v247 = icmp slt i64 %v246, %v217
  br i1 %v247, label %body244, label %end245
body244:
  %v248 = add i64 3, %v246
  %v249 = mul i64 %v248, 3
  %v250 = getelementptr inbounds float, ptr %v9, i64 %v249
  %v251 = mul i64 2, 12
  %v252 = getelementptr inbounds float, ptr %v23, i64 %v251
  %v253 = mul i64 %v246, 4
  %v254 = getelementptr inbounds float, ptr %v252, i64 %v253
  %v255 = getelementptr inbounds i32, ptr %v11, i64 %v246
  %v256 = load i32, ptr %v255, align 4
  %v257 = icmp sgt i32 %v256, 0
  %v258 = select i1 %v257, i64 3, i64 0
  %v259 = icmp slt i64 %v258, 4
  %v260 = select i1 %v259, i64 %v258, i64 4
  %v261 = icmp sgt i64 %v260, 0
  %v262 = select i1 %v261, i64 %v260, i64 0
  %v263 = trunc i64 %v262 to i32
  %v264 = insertelement <4 x i32> poison, i32 %v263, i64 0
  %v265 = shufflevector <4 x i32> %v264, <4 x i32> poison, <4 x i32> zeroinitializer
  %v266 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v265
  %v267 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v250, <4 x i1> %v266, <4 x float> zeroinitializer)
  store <4 x float> %v267, ptr %v254, align 4
  %v268 = add nsw i64 %v246, 1
  br label %head243
end245:
  br label %head269
head269:
  %v272 = phi i64 [ 0, %end245 ], [ %v332, %end277 ]
  %v273 = icmp slt i64 %v272, 5
  br i1 %v273, label %body270, label %end271
body270:
  %v274 = urem i64 %v272, 2
  br label %head275
head275:
  %v278 = phi i64 [ 0, %body270 ], [ %v331, %end286 ]
  %v279 = icmp slt i64 %v278, 1
  br i1 %v279, label %body276, label %end277
body276:
  %v280 = sub i64 1, 1
  %v281 = sub i64 %v280, %v278
  %v282 = icmp eq i64 %v274, 0
  %v283 = select i1 %v282, i64 %v278, i64 %v281
  br label %head284
head284:
  %v287 = phi i64 [ %v209, %body276 ], [ %v330, %end326 ]
  %v288 = icmp slt i64 %v287, %v212
  br i1 %v288, label %body285, label %end286
body285:
  %v289 = mul i64 %v283, 4
  %v290 = mul i64 %v287, 4
  %v291 = add i64 %v290, %v289
  %v292 = mul i64 %v274, 12
  %v293 = getelementptr inbounds float, ptr %v23, i64 %v292
  %v294 = sub i64 1, %v274
  %v295 = mul i64 %v294, 12
  %v296 = getelementptr inbounds float, ptr %v23, i64 %v295
  %v297 = mul i64 2, 12
  %v298 = getelementptr inbounds float, ptr %v23, i64 %v297
  %v299 = getelementptr inbounds float, ptr %v293, i64 %v290
  %v300 = getelementptr inbounds float, ptr %v3, i64 48
  %v301 = mul i64 %v289, 12
  %v302 = getelementptr inbounds float, ptr %v300, i64 %v301
  %v303 = getelementptr inbounds float, ptr %v5, i64 16
  %v304 = mul i64 %v289, 4
  %v305 = getelementptr inbounds float, ptr %v303, i64 %v304
  %v306 = mul i64 %v287, 120
  %v307 = add i64 %v306, 0
  %v308 = add i64 %v289, 12
  %v309 = add i64 %v307, %v308
  %v310 = getelementptr inbounds float, ptr %v1, i64 %v309
  %v311 = mul i64 %v287, 30
  %v312 = add i64 %v311, 0
  %v313 = add i64 %v289, 3
  %v314 = add i64 %v312, %v313
  %v315 = getelementptr inbounds float, ptr %v13, i64 %v314
  %v316 = getelementptr inbounds float, ptr %v293, i64 %v291
  %v317 = getelementptr inbounds float, ptr %v296, i64 %v291
  %v318 = getelementptr inbounds float, ptr %v298, i64 %v291
  %v319 = getelementptr inbounds i32, ptr %v11, i64 %v287
  %v320 = sub i64 3, %v287
  %v321 = icmp slt i64 %v320, 1
  %v322 = select i1 %v321, i64 %v320, i64 1
  %v323 = icmp eq i64 %v283, 0
  %v324 = icmp eq i64 %v322, 1
  br i1 %v324, label %then325, label %end326
then325:
  %v327 = and i1 true, %v323
  br i1 %v327, label %then328, label %end329
then328:
  call void @k_tile_1_0_1_cut(ptr %v299, ptr %v302, ptr %v305, ptr %v310, ptr %v315, ptr %v316, ptr %v317, ptr %v318, i64 %v272, ptr %v319)
  br label %end329
end329:
  br label %end326
end326:
  %v330 = add nsw i64 %v287, 1
  br label %head284
end286:
  %v331 = add nsw i64 %v278, 1
  br label %head275
end277:
  %v332 = add nsw i64 %v272, 1
  br label %head269
end271:
  %v333 = urem i64 5, 2
  br label %head334
head334:
  %v337 = phi i64 [ %v209, %end271 ], [ %v366, %end348 ]
  %v338 = icmp slt i64 %v337, %v217
  br i1 %v338, label %body335, label %end336
body335:
  %v339 = mul i64 %v333, 12
  %v340 = getelementptr inbounds float, ptr %v23, i64 %v339
  %v341 = mul i64 %v337, 4
  %v342 = getelementptr inbounds float, ptr %v340, i64 %v341
  %v343 = add i64 3, %v337
  %v344 = mul i64 %v343, 3
  %v345 = getelementptr inbounds float, ptr %v15, i64 %v344
  br label %head346
head346:
  %v349 = phi i64 [ 0, %body335 ], [ %v365, %body347 ]
  %v350 = icmp slt i64 %v349, 3
  br i1 %v350, label %body347, label %end348
body347:
  %v351 = getelementptr inbounds float, ptr %v342, i64 %v349
  %v352 = load <4 x float>, ptr %v351, align 4
  %v353 = sub i64 3, %v349
  %v354 = icmp slt i64 %v353, 4
  %v355 = select i1 %v354, i64 %v353, i64 4
  %v356 = getelementptr inbounds float, ptr %v345, i64 %v349
  %v357 = icmp slt i64 %v355, 4
  %v358 = select i1 %v357, i64 %v355, i64 4
  %v359 = icmp sgt i64 %v358, 0
  %v360 = select i1 %v359, i64 %v358, i64 0
  %v361 = trunc i64 %v360 to i32
  %v362 = insertelement <4 x i32> poison, i32 %v361, i64 0
  %v363 = shufflevector <4 x i32> %v362, <4 x i32> poison, <4 x i32> zeroinitializer
  %v364 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v363
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v352, ptr align 4 %v356, <4 x i1> %v364)
  %v365 = add nsw i64 %v349, 4
  br label %head346
end348:
  %v366 = add nsw i64 %v337, 1
  br label %head334
end336:
  br label %head367
head367:
  %v370 = phi i64 [ %v209, %end336 ], [ %v399, %end381 ]
  %v371 = icmp slt i64 %v370, %v217
  br i1 %v371, label %body368, label %end369
body368:
  %v372 = mul i64 2, 12
  %v373 = getelementptr inbounds float, ptr %v23, i64 %v372
  %v374 = mul i64 %v370, 4
  %v375 = getelementptr inbounds float, ptr %v373, i64 %v374
  %v376 = add i64 3, %v370
  %v377 = mul i64 %v376, 3
  %v378 = getelementptr inbounds float, ptr %v17, i64 %v377
  br label %head379
head379:
  %v382 = phi i64 [ 0, %body368 ], [ %v398, %body380 ]
  %v383 = icmp slt i64 %v382, 3
  br i1 %v383, label %body380, label %end381
body380:
  %v384 = getelementptr inbounds float, ptr %v375, i64 %v382
  %v385 = load <4 x float>, ptr %v384, align 4
  %v386 = sub i64 3, %v382
  %v387 = icmp slt i64 %v386, 4
  %v388 = select i1 %v387, i64 %v386, i64 4
  %v389 = getelementptr inbounds float, ptr %v378, i64 %v382
  %v390 = icmp slt i64 %v388, 4
  %v391 = select i1 %v390, i64 %v388, i64 4
  %v392 = icmp sgt i64 %v391, 0
  %v393 = select i1 %v392, i64 %v391, i64 0
  %v394 = trunc i64 %v393 to i32
  %v395 = insertelement <4 x i32> poison, i32 %v394, i64 0
  %v396 = shufflevector <4 x i32> %v395, <4 x i32> poison, <4 x i32> zeroinitializer
  %v397 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v396
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v385, ptr align 4 %v389, <4 x i1> %v397)
  %v398 = add nsw i64 %v382, 4
  br label %head379
end381:
  %v399 = add nsw i64 %v370, 1
  br label %head367
end369:
  br label %end215
end215:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
