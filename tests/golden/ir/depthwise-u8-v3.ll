; task {"attributes":{"dilations":[1,1],"pad_value":7,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=mul(x0,0.02);t1=round(t0)"},"inputs":["u8[1,5,6,9]","i8[9,3,3,1]","i32[9]"],"op":"depthwise","output":"u8[1,5,6,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"tile_rows":1,"vectors":1}
; tier x86_64-v3
; phase k: 10 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 16) 7bd308e956357f94
; packed input 2: int32 (16,) af05c4e2eb5463de
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.rint.v8f32(<8 x float>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
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
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v1276, %end744 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v19, 2
  %v21 = udiv i64 %v20, 2
  %v22 = add i64 %v19, 1
  %v23 = mul i64 %v22, 2
  %v24 = udiv i64 %v23, 2
  %v25 = urem i64 %v18, 5
  %v26 = udiv i64 %v18, 5
  %v27 = add i64 %v25, 1
  %v28 = icmp sge i64 %v25, 1
  %v29 = icmp sle i64 %v27, 4
  %v30 = and i1 %v28, %v29
  br i1 %v30, label %then31, label %end32
then31:
  %v33 = sub i64 %v25, 1
  %v34 = icmp slt i64 %v24, 1
  %v35 = select i1 %v34, i64 %v24, i64 1
  br label %head36
head36:
  %v39 = phi i64 [ %v21, %then31 ], [ %v387, %end162 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  %v42 = add i64 0, %v41
  %v43 = getelementptr inbounds float, ptr %v3, i64 %v42
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = getelementptr inbounds float, ptr %v43, i64 16
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = getelementptr inbounds float, ptr %v43, i64 32
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v43, i64 48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v43, i64 64
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v43, i64 80
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v43, i64 96
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v43, i64 112
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v43, i64 128
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = mul i64 %v26, 5
  %v62 = add i64 %v61, %v33
  %v63 = mul i64 %v62, 6
  %v64 = mul i64 %v63, 9
  %v65 = add i64 %v64, %v41
  %v66 = getelementptr inbounds i8, ptr %v1, i64 %v65
  %v67 = load <8 x i8>, ptr %v66, align 1
  %v68 = zext <8 x i8> %v67 to <8 x i32>
  %v69 = sitofp <8 x i32> %v68 to <8 x float>
  %v70 = fsub <8 x float> %v69, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v46, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v73 = getelementptr inbounds i8, ptr %v66, i64 9
  %v74 = load <8 x i8>, ptr %v73, align 1
  %v75 = zext <8 x i8> %v74 to <8 x i32>
  %v76 = sitofp <8 x i32> %v75 to <8 x float>
  %v77 = fsub <8 x float> %v76, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v77, <8 x float> %v48, <8 x float> %v71)
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v77, <8 x float> %v46, <8 x float> %v72)
  %v80 = getelementptr inbounds i8, ptr %v66, i64 18
  %v81 = load <8 x i8>, ptr %v80, align 1
  %v82 = zext <8 x i8> %v81 to <8 x i32>
  %v83 = sitofp <8 x i32> %v82 to <8 x float>
  %v84 = fsub <8 x float> %v83, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v48, <8 x float> %v79)
  %v86 = getelementptr inbounds i8, ptr %v66, i64 54
  %v87 = load <8 x i8>, ptr %v86, align 1
  %v88 = zext <8 x i8> %v87 to <8 x i32>
  %v89 = sitofp <8 x i32> %v88 to <8 x float>
  %v90 = fsub <8 x float> %v89, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v52, <8 x float> %v78)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v50, <8 x float> %v85)
  %v93 = getelementptr inbounds i8, ptr %v66, i64 63
  %v94 = load <8 x i8>, ptr %v93, align 1
  %v95 = zext <8 x i8> %v94 to <8 x i32>
  %v96 = sitofp <8 x i32> %v95 to <8 x float>
  %v97 = fsub <8 x float> %v96, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v54, <8 x float> %v91)
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v52, <8 x float> %v92)
  %v100 = getelementptr inbounds i8, ptr %v66, i64 72
  %v101 = load <8 x i8>, ptr %v100, align 1
  %v102 = zext <8 x i8> %v101 to <8 x i32>
  %v103 = sitofp <8 x i32> %v102 to <8 x float>
  %v104 = fsub <8 x float> %v103, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v54, <8 x float> %v99)
  %v106 = getelementptr inbounds i8, ptr %v66, i64 108
  %v107 = load <8 x i8>, ptr %v106, align 1
  %v108 = zext <8 x i8> %v107 to <8 x i32>
  %v109 = sitofp <8 x i32> %v108 to <8 x float>
  %v110 = fsub <8 x float> %v109, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v58, <8 x float> %v98)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v56, <8 x float> %v105)
  %v113 = getelementptr inbounds i8, ptr %v66, i64 117
  %v114 = load <8 x i8>, ptr %v113, align 1
  %v115 = zext <8 x i8> %v114 to <8 x i32>
  %v116 = sitofp <8 x i32> %v115 to <8 x float>
  %v117 = fsub <8 x float> %v116, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v60, <8 x float> %v111)
  %v119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v58, <8 x float> %v112)
  %v120 = getelementptr inbounds i8, ptr %v66, i64 126
  %v121 = load <8 x i8>, ptr %v120, align 1
  %v122 = zext <8 x i8> %v121 to <8 x i32>
  %v123 = sitofp <8 x i32> %v122 to <8 x float>
  %v124 = fsub <8 x float> %v123, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v60, <8 x float> %v119)
  %v126 = getelementptr inbounds i32, ptr %v5, i64 %v41
  %v127 = load <8 x i32>, ptr %v126, align 4
  %v128 = fptosi <8 x float> %v118 to <8 x i32>
  %v129 = add <8 x i32> %v128, %v127
  %v130 = sitofp <8 x i32> %v129 to <8 x float>
  %v131 = fptosi <8 x float> %v125 to <8 x i32>
  %v132 = add <8 x i32> %v131, %v127
  %v133 = sitofp <8 x i32> %v132 to <8 x float>
  %v134 = mul i64 %v26, 5
  %v135 = add i64 %v134, %v25
  %v136 = mul i64 %v135, 6
  %v137 = mul i64 %v136, 9
  %v138 = add i64 %v137, %v41
  %v139 = getelementptr inbounds i8, ptr %v7, i64 %v138
  %v140 = fmul <8 x float> %v130, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v141 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v140)
  %v142 = fcmp ogt <8 x float> %v141, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v143 = select <8 x i1> %v142, <8 x float> %v141, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v144 = fcmp olt <8 x float> %v143, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v145 = select <8 x i1> %v144, <8 x float> %v143, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v146 = fadd <8 x float> %v145, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v147 = bitcast <8 x float> %v146 to <8 x i32>
  %v148 = trunc <8 x i32> %v147 to <8 x i8>
  store <8 x i8> %v148, ptr %v139, align 1
  %v149 = add i64 %v136, 1
  %v150 = fmul <8 x float> %v133, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v151 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v150)
  %v152 = getelementptr inbounds i8, ptr %v139, i64 9
  %v153 = fcmp ogt <8 x float> %v151, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v154 = select <8 x i1> %v153, <8 x float> %v151, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v155 = fcmp olt <8 x float> %v154, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v156 = select <8 x i1> %v155, <8 x float> %v154, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v157 = fadd <8 x float> %v156, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v158 = bitcast <8 x float> %v157 to <8 x i32>
  %v159 = trunc <8 x i32> %v158 to <8 x i8>
  store <8 x i8> %v159, ptr %v152, align 1
  br label %head160
head160:
  %v163 = phi i64 [ 2, %body37 ], [ %v285, %body161 ]
  %v164 = icmp slt i64 %v163, 4
  br i1 %v164, label %body161, label %end162
body161:
  %v165 = sub i64 %v163, 1
  %v166 = mul i64 %v26, 5
  %v167 = add i64 %v166, %v33
  %v168 = mul i64 %v167, 6
  %v169 = add i64 %v168, %v165
  %v170 = mul i64 %v169, 9
  %v171 = add i64 %v170, %v41
  %v172 = getelementptr inbounds i8, ptr %v1, i64 %v171
  %v173 = load <8 x i8>, ptr %v172, align 1
  %v174 = zext <8 x i8> %v173 to <8 x i32>
  %v175 = sitofp <8 x i32> %v174 to <8 x float>
  %v176 = fsub <8 x float> %v175, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v178 = getelementptr inbounds i8, ptr %v172, i64 9
  %v179 = load <8 x i8>, ptr %v178, align 1
  %v180 = zext <8 x i8> %v179 to <8 x i32>
  %v181 = sitofp <8 x i32> %v180 to <8 x float>
  %v182 = fsub <8 x float> %v181, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> %v46, <8 x float> %v177)
  %v184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v185 = getelementptr inbounds i8, ptr %v172, i64 18
  %v186 = load <8 x i8>, ptr %v185, align 1
  %v187 = zext <8 x i8> %v186 to <8 x i32>
  %v188 = sitofp <8 x i32> %v187 to <8 x float>
  %v189 = fsub <8 x float> %v188, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v189, <8 x float> %v48, <8 x float> %v183)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v189, <8 x float> %v46, <8 x float> %v184)
  %v192 = getelementptr inbounds i8, ptr %v172, i64 27
  %v193 = load <8 x i8>, ptr %v192, align 1
  %v194 = zext <8 x i8> %v193 to <8 x i32>
  %v195 = sitofp <8 x i32> %v194 to <8 x float>
  %v196 = fsub <8 x float> %v195, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v196, <8 x float> %v48, <8 x float> %v191)
  %v198 = getelementptr inbounds i8, ptr %v172, i64 54
  %v199 = load <8 x i8>, ptr %v198, align 1
  %v200 = zext <8 x i8> %v199 to <8 x i32>
  %v201 = sitofp <8 x i32> %v200 to <8 x float>
  %v202 = fsub <8 x float> %v201, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v202, <8 x float> %v50, <8 x float> %v190)
  %v204 = getelementptr inbounds i8, ptr %v172, i64 63
  %v205 = load <8 x i8>, ptr %v204, align 1
  %v206 = zext <8 x i8> %v205 to <8 x i32>
  %v207 = sitofp <8 x i32> %v206 to <8 x float>
  %v208 = fsub <8 x float> %v207, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v208, <8 x float> %v52, <8 x float> %v203)
  %v210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v208, <8 x float> %v50, <8 x float> %v197)
  %v211 = getelementptr inbounds i8, ptr %v172, i64 72
  %v212 = load <8 x i8>, ptr %v211, align 1
  %v213 = zext <8 x i8> %v212 to <8 x i32>
  %v214 = sitofp <8 x i32> %v213 to <8 x float>
  %v215 = fsub <8 x float> %v214, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v216 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v215, <8 x float> %v54, <8 x float> %v209)
  %v217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v215, <8 x float> %v52, <8 x float> %v210)
  %v218 = getelementptr inbounds i8, ptr %v172, i64 81
  %v219 = load <8 x i8>, ptr %v218, align 1
  %v220 = zext <8 x i8> %v219 to <8 x i32>
  %v221 = sitofp <8 x i32> %v220 to <8 x float>
  %v222 = fsub <8 x float> %v221, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v222, <8 x float> %v54, <8 x float> %v217)
  %v224 = getelementptr inbounds i8, ptr %v172, i64 108
  %v225 = load <8 x i8>, ptr %v224, align 1
  %v226 = zext <8 x i8> %v225 to <8 x i32>
  %v227 = sitofp <8 x i32> %v226 to <8 x float>
  %v228 = fsub <8 x float> %v227, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v228, <8 x float> %v56, <8 x float> %v216)
  %v230 = getelementptr inbounds i8, ptr %v172, i64 117
  %v231 = load <8 x i8>, ptr %v230, align 1
  %v232 = zext <8 x i8> %v231 to <8 x i32>
  %v233 = sitofp <8 x i32> %v232 to <8 x float>
  %v234 = fsub <8 x float> %v233, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v235 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v234, <8 x float> %v58, <8 x float> %v229)
  %v236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v234, <8 x float> %v56, <8 x float> %v223)
  %v237 = getelementptr inbounds i8, ptr %v172, i64 126
  %v238 = load <8 x i8>, ptr %v237, align 1
  %v239 = zext <8 x i8> %v238 to <8 x i32>
  %v240 = sitofp <8 x i32> %v239 to <8 x float>
  %v241 = fsub <8 x float> %v240, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v241, <8 x float> %v60, <8 x float> %v235)
  %v243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v241, <8 x float> %v58, <8 x float> %v236)
  %v244 = getelementptr inbounds i8, ptr %v172, i64 135
  %v245 = load <8 x i8>, ptr %v244, align 1
  %v246 = zext <8 x i8> %v245 to <8 x i32>
  %v247 = sitofp <8 x i32> %v246 to <8 x float>
  %v248 = fsub <8 x float> %v247, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v248, <8 x float> %v60, <8 x float> %v243)
  %v250 = getelementptr inbounds i32, ptr %v5, i64 %v41
  %v251 = load <8 x i32>, ptr %v250, align 4
  %v252 = fptosi <8 x float> %v242 to <8 x i32>
  %v253 = add <8 x i32> %v252, %v251
  %v254 = sitofp <8 x i32> %v253 to <8 x float>
  %v255 = fptosi <8 x float> %v249 to <8 x i32>
  %v256 = add <8 x i32> %v255, %v251
  %v257 = sitofp <8 x i32> %v256 to <8 x float>
  %v258 = mul i64 %v26, 5
  %v259 = add i64 %v258, %v25
  %v260 = mul i64 %v259, 6
  %v261 = add i64 %v260, %v163
  %v262 = mul i64 %v261, 9
  %v263 = add i64 %v262, %v41
  %v264 = getelementptr inbounds i8, ptr %v7, i64 %v263
  %v265 = fmul <8 x float> %v254, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v266 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v265)
  %v267 = fcmp ogt <8 x float> %v266, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v268 = select <8 x i1> %v267, <8 x float> %v266, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v269 = fcmp olt <8 x float> %v268, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v270 = select <8 x i1> %v269, <8 x float> %v268, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v271 = fadd <8 x float> %v270, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v272 = bitcast <8 x float> %v271 to <8 x i32>
  %v273 = trunc <8 x i32> %v272 to <8 x i8>
  store <8 x i8> %v273, ptr %v264, align 1
  %v274 = add i64 %v261, 1
  %v275 = fmul <8 x float> %v257, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v276 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v275)
  %v277 = getelementptr inbounds i8, ptr %v264, i64 9
  %v278 = fcmp ogt <8 x float> %v276, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v279 = select <8 x i1> %v278, <8 x float> %v276, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v280 = fcmp olt <8 x float> %v279, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v281 = select <8 x i1> %v280, <8 x float> %v279, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v282 = fadd <8 x float> %v281, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v283 = bitcast <8 x float> %v282 to <8 x i32>
  %v284 = trunc <8 x i32> %v283 to <8 x i8>
  store <8 x i8> %v284, ptr %v277, align 1
  %v285 = add nsw i64 %v163, 2
  br label %head160
end162:
  %v286 = mul i64 %v26, 5
  %v287 = add i64 %v286, %v33
  %v288 = mul i64 %v287, 6
  %v289 = mul i64 %v288, 9
  %v290 = add i64 %v289, %v41
  %v291 = getelementptr inbounds i8, ptr %v1, i64 %v290
  %v292 = getelementptr inbounds i8, ptr %v291, i64 27
  %v293 = load <8 x i8>, ptr %v292, align 1
  %v294 = zext <8 x i8> %v293 to <8 x i32>
  %v295 = sitofp <8 x i32> %v294 to <8 x float>
  %v296 = fsub <8 x float> %v295, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v297 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v296, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v298 = getelementptr inbounds i8, ptr %v291, i64 36
  %v299 = load <8 x i8>, ptr %v298, align 1
  %v300 = zext <8 x i8> %v299 to <8 x i32>
  %v301 = sitofp <8 x i32> %v300 to <8 x float>
  %v302 = fsub <8 x float> %v301, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v302, <8 x float> %v46, <8 x float> %v297)
  %v304 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v302, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v305 = getelementptr inbounds i8, ptr %v291, i64 45
  %v306 = load <8 x i8>, ptr %v305, align 1
  %v307 = zext <8 x i8> %v306 to <8 x i32>
  %v308 = sitofp <8 x i32> %v307 to <8 x float>
  %v309 = fsub <8 x float> %v308, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v310 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v309, <8 x float> %v48, <8 x float> %v303)
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v309, <8 x float> %v46, <8 x float> %v304)
  %v312 = getelementptr inbounds i8, ptr %v291, i64 81
  %v313 = load <8 x i8>, ptr %v312, align 1
  %v314 = zext <8 x i8> %v313 to <8 x i32>
  %v315 = sitofp <8 x i32> %v314 to <8 x float>
  %v316 = fsub <8 x float> %v315, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v317 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v316, <8 x float> %v50, <8 x float> %v310)
  %v318 = getelementptr inbounds i8, ptr %v291, i64 90
  %v319 = load <8 x i8>, ptr %v318, align 1
  %v320 = zext <8 x i8> %v319 to <8 x i32>
  %v321 = sitofp <8 x i32> %v320 to <8 x float>
  %v322 = fsub <8 x float> %v321, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v323 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v322, <8 x float> %v52, <8 x float> %v317)
  %v324 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v322, <8 x float> %v50, <8 x float> %v311)
  %v325 = getelementptr inbounds i8, ptr %v291, i64 99
  %v326 = load <8 x i8>, ptr %v325, align 1
  %v327 = zext <8 x i8> %v326 to <8 x i32>
  %v328 = sitofp <8 x i32> %v327 to <8 x float>
  %v329 = fsub <8 x float> %v328, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v330 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v329, <8 x float> %v54, <8 x float> %v323)
  %v331 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v329, <8 x float> %v52, <8 x float> %v324)
  %v332 = getelementptr inbounds i8, ptr %v291, i64 135
  %v333 = load <8 x i8>, ptr %v332, align 1
  %v334 = zext <8 x i8> %v333 to <8 x i32>
  %v335 = sitofp <8 x i32> %v334 to <8 x float>
  %v336 = fsub <8 x float> %v335, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v336, <8 x float> %v56, <8 x float> %v330)
  %v338 = getelementptr inbounds i8, ptr %v291, i64 144
  %v339 = load <8 x i8>, ptr %v338, align 1
  %v340 = zext <8 x i8> %v339 to <8 x i32>
  %v341 = sitofp <8 x i32> %v340 to <8 x float>
  %v342 = fsub <8 x float> %v341, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v343 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v342, <8 x float> %v58, <8 x float> %v337)
  %v344 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v342, <8 x float> %v56, <8 x float> %v331)
  %v345 = getelementptr inbounds i8, ptr %v291, i64 153
  %v346 = load <8 x i8>, ptr %v345, align 1
  %v347 = zext <8 x i8> %v346 to <8 x i32>
  %v348 = sitofp <8 x i32> %v347 to <8 x float>
  %v349 = fsub <8 x float> %v348, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v350 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v349, <8 x float> %v60, <8 x float> %v343)
  %v351 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v349, <8 x float> %v58, <8 x float> %v344)
  %v352 = getelementptr inbounds i32, ptr %v5, i64 %v41
  %v353 = load <8 x i32>, ptr %v352, align 4
  %v354 = fptosi <8 x float> %v350 to <8 x i32>
  %v355 = add <8 x i32> %v354, %v353
  %v356 = sitofp <8 x i32> %v355 to <8 x float>
  %v357 = fptosi <8 x float> %v351 to <8 x i32>
  %v358 = add <8 x i32> %v357, %v353
  %v359 = sitofp <8 x i32> %v358 to <8 x float>
  %v360 = mul i64 %v26, 5
  %v361 = add i64 %v360, %v25
  %v362 = mul i64 %v361, 6
  %v363 = add i64 %v362, 4
  %v364 = mul i64 %v363, 9
  %v365 = add i64 %v364, %v41
  %v366 = getelementptr inbounds i8, ptr %v7, i64 %v365
  %v367 = fmul <8 x float> %v356, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v368 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v367)
  %v369 = fcmp ogt <8 x float> %v368, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v370 = select <8 x i1> %v369, <8 x float> %v368, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v371 = fcmp olt <8 x float> %v370, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v372 = select <8 x i1> %v371, <8 x float> %v370, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v373 = fadd <8 x float> %v372, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v374 = bitcast <8 x float> %v373 to <8 x i32>
  %v375 = trunc <8 x i32> %v374 to <8 x i8>
  store <8 x i8> %v375, ptr %v366, align 1
  %v376 = add i64 %v363, 1
  %v377 = fmul <8 x float> %v359, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v378 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v377)
  %v379 = getelementptr inbounds i8, ptr %v366, i64 9
  %v380 = fcmp ogt <8 x float> %v378, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v381 = select <8 x i1> %v380, <8 x float> %v378, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v382 = fcmp olt <8 x float> %v381, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v383 = select <8 x i1> %v382, <8 x float> %v381, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v384 = fadd <8 x float> %v383, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v385 = bitcast <8 x float> %v384 to <8 x i32>
  %v386 = trunc <8 x i32> %v385 to <8 x i8>
  store <8 x i8> %v386, ptr %v379, align 1
  %v387 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v388 = icmp eq i64 %v24, 2
  br i1 %v388, label %then389, label %end390
then389:
  %v391 = add i64 0, 8
  %v392 = getelementptr inbounds float, ptr %v3, i64 %v391
  %v393 = load <8 x float>, ptr %v392, align 4
  %v394 = getelementptr inbounds float, ptr %v392, i64 16
  %v395 = load <8 x float>, ptr %v394, align 4
  %v396 = getelementptr inbounds float, ptr %v392, i64 32
  %v397 = load <8 x float>, ptr %v396, align 4
  %v398 = getelementptr inbounds float, ptr %v392, i64 48
  %v399 = load <8 x float>, ptr %v398, align 4
  %v400 = getelementptr inbounds float, ptr %v392, i64 64
  %v401 = load <8 x float>, ptr %v400, align 4
  %v402 = getelementptr inbounds float, ptr %v392, i64 80
  %v403 = load <8 x float>, ptr %v402, align 4
  %v404 = getelementptr inbounds float, ptr %v392, i64 96
  %v405 = load <8 x float>, ptr %v404, align 4
  %v406 = getelementptr inbounds float, ptr %v392, i64 112
  %v407 = load <8 x float>, ptr %v406, align 4
  %v408 = getelementptr inbounds float, ptr %v392, i64 128
  %v409 = load <8 x float>, ptr %v408, align 4
  %v410 = mul i64 %v26, 5
  %v411 = add i64 %v410, %v33
  %v412 = mul i64 %v411, 6
  %v413 = mul i64 %v412, 9
  %v414 = add i64 %v413, 8
  %v415 = getelementptr inbounds i8, ptr %v1, i64 %v414
  %v416 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v415, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v417 = zext <8 x i8> %v416 to <8 x i32>
  %v418 = sitofp <8 x i32> %v417 to <8 x float>
  %v419 = fsub <8 x float> %v418, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v420 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v419, <8 x float> %v395, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v421 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v419, <8 x float> %v393, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v422 = getelementptr inbounds i8, ptr %v415, i64 9
  %v423 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v422, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v424 = zext <8 x i8> %v423 to <8 x i32>
  %v425 = sitofp <8 x i32> %v424 to <8 x float>
  %v426 = fsub <8 x float> %v425, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v427 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v426, <8 x float> %v397, <8 x float> %v420)
  %v428 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v426, <8 x float> %v395, <8 x float> %v421)
  %v429 = getelementptr inbounds i8, ptr %v415, i64 18
  %v430 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v429, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v431 = zext <8 x i8> %v430 to <8 x i32>
  %v432 = sitofp <8 x i32> %v431 to <8 x float>
  %v433 = fsub <8 x float> %v432, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v434 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v433, <8 x float> %v397, <8 x float> %v428)
  %v435 = getelementptr inbounds i8, ptr %v415, i64 54
  %v436 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v435, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v437 = zext <8 x i8> %v436 to <8 x i32>
  %v438 = sitofp <8 x i32> %v437 to <8 x float>
  %v439 = fsub <8 x float> %v438, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v440 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v439, <8 x float> %v401, <8 x float> %v427)
  %v441 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v439, <8 x float> %v399, <8 x float> %v434)
  %v442 = getelementptr inbounds i8, ptr %v415, i64 63
  %v443 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v442, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v444 = zext <8 x i8> %v443 to <8 x i32>
  %v445 = sitofp <8 x i32> %v444 to <8 x float>
  %v446 = fsub <8 x float> %v445, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v447 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v446, <8 x float> %v403, <8 x float> %v440)
  %v448 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v446, <8 x float> %v401, <8 x float> %v441)
  %v449 = getelementptr inbounds i8, ptr %v415, i64 72
  %v450 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v449, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v451 = zext <8 x i8> %v450 to <8 x i32>
  %v452 = sitofp <8 x i32> %v451 to <8 x float>
  %v453 = fsub <8 x float> %v452, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v454 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v453, <8 x float> %v403, <8 x float> %v448)
  %v455 = getelementptr inbounds i8, ptr %v415, i64 108
  %v456 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v455, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v457 = zext <8 x i8> %v456 to <8 x i32>
  %v458 = sitofp <8 x i32> %v457 to <8 x float>
  %v459 = fsub <8 x float> %v458, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v460 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v459, <8 x float> %v407, <8 x float> %v447)
  %v461 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v459, <8 x float> %v405, <8 x float> %v454)
  %v462 = getelementptr inbounds i8, ptr %v415, i64 117
  %v463 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v462, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v464 = zext <8 x i8> %v463 to <8 x i32>
  %v465 = sitofp <8 x i32> %v464 to <8 x float>
  %v466 = fsub <8 x float> %v465, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v467 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v466, <8 x float> %v409, <8 x float> %v460)
  %v468 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v466, <8 x float> %v407, <8 x float> %v461)
  %v469 = getelementptr inbounds i8, ptr %v415, i64 126
  %v470 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v469, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v471 = zext <8 x i8> %v470 to <8 x i32>
  %v472 = sitofp <8 x i32> %v471 to <8 x float>
  %v473 = fsub <8 x float> %v472, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v474 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v473, <8 x float> %v409, <8 x float> %v468)
  %v475 = getelementptr inbounds i32, ptr %v5, i64 8
  %v476 = load <8 x i32>, ptr %v475, align 4
  %v477 = fptosi <8 x float> %v467 to <8 x i32>
  %v478 = add <8 x i32> %v477, %v476
  %v479 = sitofp <8 x i32> %v478 to <8 x float>
  %v480 = fptosi <8 x float> %v474 to <8 x i32>
  %v481 = add <8 x i32> %v480, %v476
  %v482 = sitofp <8 x i32> %v481 to <8 x float>
  %v483 = mul i64 %v26, 5
  %v484 = add i64 %v483, %v25
  %v485 = mul i64 %v484, 6
  %v486 = mul i64 %v485, 9
  %v487 = add i64 %v486, 8
  %v488 = getelementptr inbounds i8, ptr %v7, i64 %v487
  %v489 = fmul <8 x float> %v479, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v490 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v489)
  %v491 = fcmp ogt <8 x float> %v490, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v492 = select <8 x i1> %v491, <8 x float> %v490, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v493 = fcmp olt <8 x float> %v492, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v494 = select <8 x i1> %v493, <8 x float> %v492, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v495 = fadd <8 x float> %v494, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v496 = bitcast <8 x float> %v495 to <8 x i32>
  %v497 = trunc <8 x i32> %v496 to <8 x i8>
  %v498 = extractelement <8 x i8> %v497, i64 0
  store i8 %v498, ptr %v488, align 1
  %v499 = add i64 %v485, 1
  %v500 = fmul <8 x float> %v482, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v501 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v500)
  %v502 = getelementptr inbounds i8, ptr %v488, i64 9
  %v503 = fcmp ogt <8 x float> %v501, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v504 = select <8 x i1> %v503, <8 x float> %v501, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v505 = fcmp olt <8 x float> %v504, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v506 = select <8 x i1> %v505, <8 x float> %v504, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v507 = fadd <8 x float> %v506, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v508 = bitcast <8 x float> %v507 to <8 x i32>
  %v509 = trunc <8 x i32> %v508 to <8 x i8>
  %v510 = extractelement <8 x i8> %v509, i64 0
  store i8 %v510, ptr %v502, align 1
  br label %head511
head511:
  %v514 = phi i64 [ 2, %then389 ], [ %v638, %body512 ]
  %v515 = icmp slt i64 %v514, 4
  br i1 %v515, label %body512, label %end513
body512:
  %v516 = sub i64 %v514, 1
  %v517 = mul i64 %v26, 5
  %v518 = add i64 %v517, %v33
  %v519 = mul i64 %v518, 6
  %v520 = add i64 %v519, %v516
  %v521 = mul i64 %v520, 9
  %v522 = add i64 %v521, 8
  %v523 = getelementptr inbounds i8, ptr %v1, i64 %v522
  %v524 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v523, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v525 = zext <8 x i8> %v524 to <8 x i32>
  %v526 = sitofp <8 x i32> %v525 to <8 x float>
  %v527 = fsub <8 x float> %v526, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v528 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v527, <8 x float> %v393, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v529 = getelementptr inbounds i8, ptr %v523, i64 9
  %v530 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v529, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v531 = zext <8 x i8> %v530 to <8 x i32>
  %v532 = sitofp <8 x i32> %v531 to <8 x float>
  %v533 = fsub <8 x float> %v532, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v534 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v533, <8 x float> %v395, <8 x float> %v528)
  %v535 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v533, <8 x float> %v393, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v536 = getelementptr inbounds i8, ptr %v523, i64 18
  %v537 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v536, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v538 = zext <8 x i8> %v537 to <8 x i32>
  %v539 = sitofp <8 x i32> %v538 to <8 x float>
  %v540 = fsub <8 x float> %v539, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v541 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v540, <8 x float> %v397, <8 x float> %v534)
  %v542 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v540, <8 x float> %v395, <8 x float> %v535)
  %v543 = getelementptr inbounds i8, ptr %v523, i64 27
  %v544 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v543, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v545 = zext <8 x i8> %v544 to <8 x i32>
  %v546 = sitofp <8 x i32> %v545 to <8 x float>
  %v547 = fsub <8 x float> %v546, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v548 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v547, <8 x float> %v397, <8 x float> %v542)
  %v549 = getelementptr inbounds i8, ptr %v523, i64 54
  %v550 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v549, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v551 = zext <8 x i8> %v550 to <8 x i32>
  %v552 = sitofp <8 x i32> %v551 to <8 x float>
  %v553 = fsub <8 x float> %v552, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v554 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v553, <8 x float> %v399, <8 x float> %v541)
  %v555 = getelementptr inbounds i8, ptr %v523, i64 63
  %v556 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v555, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v557 = zext <8 x i8> %v556 to <8 x i32>
  %v558 = sitofp <8 x i32> %v557 to <8 x float>
  %v559 = fsub <8 x float> %v558, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v560 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v559, <8 x float> %v401, <8 x float> %v554)
  %v561 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v559, <8 x float> %v399, <8 x float> %v548)
  %v562 = getelementptr inbounds i8, ptr %v523, i64 72
  %v563 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v562, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v564 = zext <8 x i8> %v563 to <8 x i32>
  %v565 = sitofp <8 x i32> %v564 to <8 x float>
  %v566 = fsub <8 x float> %v565, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v567 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v566, <8 x float> %v403, <8 x float> %v560)
  %v568 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v566, <8 x float> %v401, <8 x float> %v561)
  %v569 = getelementptr inbounds i8, ptr %v523, i64 81
  %v570 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v569, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v571 = zext <8 x i8> %v570 to <8 x i32>
  %v572 = sitofp <8 x i32> %v571 to <8 x float>
  %v573 = fsub <8 x float> %v572, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v574 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v573, <8 x float> %v403, <8 x float> %v568)
  %v575 = getelementptr inbounds i8, ptr %v523, i64 108
  %v576 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v575, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v577 = zext <8 x i8> %v576 to <8 x i32>
  %v578 = sitofp <8 x i32> %v577 to <8 x float>
  %v579 = fsub <8 x float> %v578, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v580 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v579, <8 x float> %v405, <8 x float> %v567)
  %v581 = getelementptr inbounds i8, ptr %v523, i64 117
  %v582 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v581, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v583 = zext <8 x i8> %v582 to <8 x i32>
  %v584 = sitofp <8 x i32> %v583 to <8 x float>
  %v585 = fsub <8 x float> %v584, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v586 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v585, <8 x float> %v407, <8 x float> %v580)
  %v587 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v585, <8 x float> %v405, <8 x float> %v574)
  %v588 = getelementptr inbounds i8, ptr %v523, i64 126
  %v589 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v588, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v590 = zext <8 x i8> %v589 to <8 x i32>
  %v591 = sitofp <8 x i32> %v590 to <8 x float>
  %v592 = fsub <8 x float> %v591, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v593 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v592, <8 x float> %v409, <8 x float> %v586)
  %v594 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v592, <8 x float> %v407, <8 x float> %v587)
  %v595 = getelementptr inbounds i8, ptr %v523, i64 135
  %v596 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v595, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v597 = zext <8 x i8> %v596 to <8 x i32>
  %v598 = sitofp <8 x i32> %v597 to <8 x float>
  %v599 = fsub <8 x float> %v598, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v600 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v599, <8 x float> %v409, <8 x float> %v594)
  %v601 = getelementptr inbounds i32, ptr %v5, i64 8
  %v602 = load <8 x i32>, ptr %v601, align 4
  %v603 = fptosi <8 x float> %v593 to <8 x i32>
  %v604 = add <8 x i32> %v603, %v602
  %v605 = sitofp <8 x i32> %v604 to <8 x float>
  %v606 = fptosi <8 x float> %v600 to <8 x i32>
  %v607 = add <8 x i32> %v606, %v602
  %v608 = sitofp <8 x i32> %v607 to <8 x float>
  %v609 = mul i64 %v26, 5
  %v610 = add i64 %v609, %v25
  %v611 = mul i64 %v610, 6
  %v612 = add i64 %v611, %v514
  %v613 = mul i64 %v612, 9
  %v614 = add i64 %v613, 8
  %v615 = getelementptr inbounds i8, ptr %v7, i64 %v614
  %v616 = fmul <8 x float> %v605, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v617 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v616)
  %v618 = fcmp ogt <8 x float> %v617, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v619 = select <8 x i1> %v618, <8 x float> %v617, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v620 = fcmp olt <8 x float> %v619, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v621 = select <8 x i1> %v620, <8 x float> %v619, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v622 = fadd <8 x float> %v621, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v623 = bitcast <8 x float> %v622 to <8 x i32>
  %v624 = trunc <8 x i32> %v623 to <8 x i8>
  %v625 = extractelement <8 x i8> %v624, i64 0
  store i8 %v625, ptr %v615, align 1
  %v626 = add i64 %v612, 1
  %v627 = fmul <8 x float> %v608, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v628 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v627)
  %v629 = getelementptr inbounds i8, ptr %v615, i64 9
  %v630 = fcmp ogt <8 x float> %v628, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v631 = select <8 x i1> %v630, <8 x float> %v628, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v632 = fcmp olt <8 x float> %v631, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v633 = select <8 x i1> %v632, <8 x float> %v631, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v634 = fadd <8 x float> %v633, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v635 = bitcast <8 x float> %v634 to <8 x i32>
  %v636 = trunc <8 x i32> %v635 to <8 x i8>
  %v637 = extractelement <8 x i8> %v636, i64 0
  store i8 %v637, ptr %v629, align 1
  %v638 = add nsw i64 %v514, 2
  br label %head511
end513:
  %v639 = mul i64 %v26, 5
  %v640 = add i64 %v639, %v33
  %v641 = mul i64 %v640, 6
  %v642 = mul i64 %v641, 9
  %v643 = add i64 %v642, 8
  %v644 = getelementptr inbounds i8, ptr %v1, i64 %v643
  %v645 = getelementptr inbounds i8, ptr %v644, i64 27
  %v646 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v645, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v647 = zext <8 x i8> %v646 to <8 x i32>
  %v648 = sitofp <8 x i32> %v647 to <8 x float>
  %v649 = fsub <8 x float> %v648, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v650 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v649, <8 x float> %v393, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v651 = getelementptr inbounds i8, ptr %v644, i64 36
  %v652 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v651, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v653 = zext <8 x i8> %v652 to <8 x i32>
  %v654 = sitofp <8 x i32> %v653 to <8 x float>
  %v655 = fsub <8 x float> %v654, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v656 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v655, <8 x float> %v395, <8 x float> %v650)
  %v657 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v655, <8 x float> %v393, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v658 = getelementptr inbounds i8, ptr %v644, i64 45
  %v659 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v658, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v660 = zext <8 x i8> %v659 to <8 x i32>
  %v661 = sitofp <8 x i32> %v660 to <8 x float>
  %v662 = fsub <8 x float> %v661, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v663 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v662, <8 x float> %v397, <8 x float> %v656)
  %v664 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v662, <8 x float> %v395, <8 x float> %v657)
  %v665 = getelementptr inbounds i8, ptr %v644, i64 81
  %v666 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v665, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v667 = zext <8 x i8> %v666 to <8 x i32>
  %v668 = sitofp <8 x i32> %v667 to <8 x float>
  %v669 = fsub <8 x float> %v668, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v670 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v669, <8 x float> %v399, <8 x float> %v663)
  %v671 = getelementptr inbounds i8, ptr %v644, i64 90
  %v672 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v671, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v673 = zext <8 x i8> %v672 to <8 x i32>
  %v674 = sitofp <8 x i32> %v673 to <8 x float>
  %v675 = fsub <8 x float> %v674, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v676 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v675, <8 x float> %v401, <8 x float> %v670)
  %v677 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v675, <8 x float> %v399, <8 x float> %v664)
  %v678 = getelementptr inbounds i8, ptr %v644, i64 99
  %v679 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v678, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v680 = zext <8 x i8> %v679 to <8 x i32>
  %v681 = sitofp <8 x i32> %v680 to <8 x float>
  %v682 = fsub <8 x float> %v681, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v683 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v682, <8 x float> %v403, <8 x float> %v676)
  %v684 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v682, <8 x float> %v401, <8 x float> %v677)
  %v685 = getelementptr inbounds i8, ptr %v644, i64 135
  %v686 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v685, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v687 = zext <8 x i8> %v686 to <8 x i32>
  %v688 = sitofp <8 x i32> %v687 to <8 x float>
  %v689 = fsub <8 x float> %v688, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v690 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v689, <8 x float> %v405, <8 x float> %v683)
  %v691 = getelementptr inbounds i8, ptr %v644, i64 144
  %v692 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v691, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v693 = zext <8 x i8> %v692 to <8 x i32>
  %v694 = sitofp <8 x i32> %v693 to <8 x float>
  %v695 = fsub <8 x float> %v694, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v696 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v695, <8 x float> %v407, <8 x float> %v690)
  %v697 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v695, <8 x float> %v405, <8 x float> %v684)
  %v698 = getelementptr inbounds i8, ptr %v644, i64 153
  %v699 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v698, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v700 = zext <8 x i8> %v699 to <8 x i32>
  %v701 = sitofp <8 x i32> %v700 to <8 x float>
  %v702 = fsub <8 x float> %v701, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v703 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v702, <8 x float> %v409, <8 x float> %v696)
  %v704 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v702, <8 x float> %v407, <8 x float> %v697)
  %v705 = getelementptr inbounds i32, ptr %v5, i64 8
  %v706 = load <8 x i32>, ptr %v705, align 4
  %v707 = fptosi <8 x float> %v703 to <8 x i32>
  %v708 = add <8 x i32> %v707, %v706
  %v709 = sitofp <8 x i32> %v708 to <8 x float>
  %v710 = fptosi <8 x float> %v704 to <8 x i32>
  %v711 = add <8 x i32> %v710, %v706
  %v712 = sitofp <8 x i32> %v711 to <8 x float>
  %v713 = mul i64 %v26, 5
  %v714 = add i64 %v713, %v25
  %v715 = mul i64 %v714, 6
  %v716 = add i64 %v715, 4
  %v717 = mul i64 %v716, 9
  %v718 = add i64 %v717, 8
  %v719 = getelementptr inbounds i8, ptr %v7, i64 %v718
  %v720 = fmul <8 x float> %v709, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v721 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v720)
  %v722 = fcmp ogt <8 x float> %v721, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v723 = select <8 x i1> %v722, <8 x float> %v721, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v724 = fcmp olt <8 x float> %v723, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v725 = select <8 x i1> %v724, <8 x float> %v723, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v726 = fadd <8 x float> %v725, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v727 = bitcast <8 x float> %v726 to <8 x i32>
  %v728 = trunc <8 x i32> %v727 to <8 x i8>
  %v729 = extractelement <8 x i8> %v728, i64 0
  store i8 %v729, ptr %v719, align 1
  %v730 = add i64 %v716, 1
  %v731 = fmul <8 x float> %v712, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v732 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v731)
  %v733 = getelementptr inbounds i8, ptr %v719, i64 9
  %v734 = fcmp ogt <8 x float> %v732, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v735 = select <8 x i1> %v734, <8 x float> %v732, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v736 = fcmp olt <8 x float> %v735, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v737 = select <8 x i1> %v736, <8 x float> %v735, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v738 = fadd <8 x float> %v737, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v739 = bitcast <8 x float> %v738 to <8 x i32>
  %v740 = trunc <8 x i32> %v739 to <8 x i8>
  %v741 = extractelement <8 x i8> %v740, i64 0
  store i8 %v741, ptr %v733, align 1
  br label %end390
end390:
  br label %end32
end32:
  %v742 = xor i1 %v30, true
  br i1 %v742, label %then743, label %end744
then743:
  %v745 = icmp slt i64 %v27, 5
  %v746 = select i1 %v745, i64 %v27, i64 5
  br label %head747
head747:
  %v750 = phi i64 [ %v25, %then743 ], [ %v1275, %end1020 ]
  %v751 = icmp slt i64 %v750, %v746
  br i1 %v751, label %body748, label %end749
body748:
  %v752 = sub i64 %v750, 1
  %v753 = sub i64 0, %v752
  %v754 = icmp sgt i64 %v753, 0
  %v755 = select i1 %v754, i64 %v753, i64 0
  %v756 = sub i64 5, %v752
  %v757 = icmp sgt i64 %v756, 0
  %v758 = select i1 %v757, i64 %v756, i64 0
  %v759 = icmp slt i64 %v758, 3
  %v760 = select i1 %v759, i64 %v758, i64 3
  %v761 = icmp slt i64 %v24, 1
  %v762 = select i1 %v761, i64 %v24, i64 1
  br label %head763
head763:
  %v766 = phi i64 [ %v21, %body748 ], [ %v1017, %end940 ]
  %v767 = icmp slt i64 %v766, %v762
  br i1 %v767, label %body764, label %end765
body764:
  %v768 = mul i64 %v766, 8
  br label %head769
head769:
  %v772 = phi i64 [ %v755, %body764 ], [ %v811, %body770 ]
  %v773 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body764 ], [ %v803, %body770 ]
  %v774 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body764 ], [ %v810, %body770 ]
  %v775 = icmp slt i64 %v772, %v760
  br i1 %v775, label %body770, label %end771
body770:
  %v776 = add i64 %v752, %v772
  %v777 = mul i64 %v26, 5
  %v778 = add i64 %v777, %v776
  %v779 = mul i64 %v778, 6
  %v780 = mul i64 %v779, 9
  %v781 = add i64 %v780, %v768
  %v782 = getelementptr inbounds i8, ptr %v1, i64 %v781
  %v783 = mul i64 %v772, 3
  %v784 = mul i64 %v783, 16
  %v785 = add i64 %v784, %v768
  %v786 = getelementptr inbounds float, ptr %v3, i64 %v785
  %v787 = load <8 x float>, ptr %v786, align 4
  %v788 = getelementptr inbounds float, ptr %v786, i64 16
  %v789 = load <8 x float>, ptr %v788, align 4
  %v790 = getelementptr inbounds float, ptr %v786, i64 32
  %v791 = load <8 x float>, ptr %v790, align 4
  %v792 = load <8 x i8>, ptr %v782, align 1
  %v793 = zext <8 x i8> %v792 to <8 x i32>
  %v794 = sitofp <8 x i32> %v793 to <8 x float>
  %v795 = fsub <8 x float> %v794, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v796 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v795, <8 x float> %v789, <8 x float> %v773)
  %v797 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v795, <8 x float> %v787, <8 x float> %v774)
  %v798 = getelementptr inbounds i8, ptr %v782, i64 9
  %v799 = load <8 x i8>, ptr %v798, align 1
  %v800 = zext <8 x i8> %v799 to <8 x i32>
  %v801 = sitofp <8 x i32> %v800 to <8 x float>
  %v802 = fsub <8 x float> %v801, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v803 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v802, <8 x float> %v791, <8 x float> %v796)
  %v804 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v802, <8 x float> %v789, <8 x float> %v797)
  %v805 = getelementptr inbounds i8, ptr %v782, i64 18
  %v806 = load <8 x i8>, ptr %v805, align 1
  %v807 = zext <8 x i8> %v806 to <8 x i32>
  %v808 = sitofp <8 x i32> %v807 to <8 x float>
  %v809 = fsub <8 x float> %v808, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v810 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v809, <8 x float> %v791, <8 x float> %v804)
  %v811 = add nsw i64 %v772, 1
  br label %head769
end771:
  %v812 = getelementptr inbounds i32, ptr %v5, i64 %v768
  %v813 = load <8 x i32>, ptr %v812, align 4
  %v814 = fptosi <8 x float> %v773 to <8 x i32>
  %v815 = add <8 x i32> %v814, %v813
  %v816 = sitofp <8 x i32> %v815 to <8 x float>
  %v817 = fptosi <8 x float> %v774 to <8 x i32>
  %v818 = add <8 x i32> %v817, %v813
  %v819 = sitofp <8 x i32> %v818 to <8 x float>
  %v820 = mul i64 %v26, 5
  %v821 = add i64 %v820, %v750
  %v822 = mul i64 %v821, 6
  %v823 = mul i64 %v822, 9
  %v824 = add i64 %v823, %v768
  %v825 = getelementptr inbounds i8, ptr %v7, i64 %v824
  %v826 = fmul <8 x float> %v816, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v827 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v826)
  %v828 = fcmp ogt <8 x float> %v827, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v829 = select <8 x i1> %v828, <8 x float> %v827, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v830 = fcmp olt <8 x float> %v829, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v831 = select <8 x i1> %v830, <8 x float> %v829, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v832 = fadd <8 x float> %v831, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v833 = bitcast <8 x float> %v832 to <8 x i32>
  %v834 = trunc <8 x i32> %v833 to <8 x i8>
  store <8 x i8> %v834, ptr %v825, align 1
  %v835 = add i64 %v822, 1
  %v836 = fmul <8 x float> %v819, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v837 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v836)
  %v838 = getelementptr inbounds i8, ptr %v825, i64 9
  %v839 = fcmp ogt <8 x float> %v837, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v840 = select <8 x i1> %v839, <8 x float> %v837, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v841 = fcmp olt <8 x float> %v840, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v842 = select <8 x i1> %v841, <8 x float> %v840, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v843 = fadd <8 x float> %v842, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v844 = bitcast <8 x float> %v843 to <8 x i32>
  %v845 = trunc <8 x i32> %v844 to <8 x i8>
  store <8 x i8> %v845, ptr %v838, align 1
  br label %head846
head846:
  %v849 = phi i64 [ 2, %end771 ], [ %v937, %end854 ]
  %v850 = icmp slt i64 %v849, 4
  br i1 %v850, label %body847, label %end848
body847:
  %v851 = sub i64 %v849, 1
  br label %head852
head852:
  %v855 = phi i64 [ %v755, %body847 ], [ %v901, %body853 ]
  %v856 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body847 ], [ %v893, %body853 ]
  %v857 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body847 ], [ %v900, %body853 ]
  %v858 = icmp slt i64 %v855, %v760
  br i1 %v858, label %body853, label %end854
body853:
  %v859 = add i64 %v752, %v855
  %v860 = mul i64 %v26, 5
  %v861 = add i64 %v860, %v859
  %v862 = mul i64 %v861, 6
  %v863 = add i64 %v862, %v851
  %v864 = mul i64 %v863, 9
  %v865 = add i64 %v864, %v768
  %v866 = getelementptr inbounds i8, ptr %v1, i64 %v865
  %v867 = mul i64 %v855, 3
  %v868 = mul i64 %v867, 16
  %v869 = add i64 %v868, %v768
  %v870 = getelementptr inbounds float, ptr %v3, i64 %v869
  %v871 = load <8 x float>, ptr %v870, align 4
  %v872 = getelementptr inbounds float, ptr %v870, i64 16
  %v873 = load <8 x float>, ptr %v872, align 4
  %v874 = getelementptr inbounds float, ptr %v870, i64 32
  %v875 = load <8 x float>, ptr %v874, align 4
  %v876 = load <8 x i8>, ptr %v866, align 1
  %v877 = zext <8 x i8> %v876 to <8 x i32>
  %v878 = sitofp <8 x i32> %v877 to <8 x float>
  %v879 = fsub <8 x float> %v878, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v880 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v879, <8 x float> %v871, <8 x float> %v856)
  %v881 = getelementptr inbounds i8, ptr %v866, i64 9
  %v882 = load <8 x i8>, ptr %v881, align 1
  %v883 = zext <8 x i8> %v882 to <8 x i32>
  %v884 = sitofp <8 x i32> %v883 to <8 x float>
  %v885 = fsub <8 x float> %v884, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v886 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v885, <8 x float> %v873, <8 x float> %v880)
  %v887 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v885, <8 x float> %v871, <8 x float> %v857)
  %v888 = getelementptr inbounds i8, ptr %v866, i64 18
  %v889 = load <8 x i8>, ptr %v888, align 1
  %v890 = zext <8 x i8> %v889 to <8 x i32>
  %v891 = sitofp <8 x i32> %v890 to <8 x float>
  %v892 = fsub <8 x float> %v891, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v893 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v892, <8 x float> %v875, <8 x float> %v886)
  %v894 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v892, <8 x float> %v873, <8 x float> %v887)
  %v895 = getelementptr inbounds i8, ptr %v866, i64 27
  %v896 = load <8 x i8>, ptr %v895, align 1
  %v897 = zext <8 x i8> %v896 to <8 x i32>
  %v898 = sitofp <8 x i32> %v897 to <8 x float>
  %v899 = fsub <8 x float> %v898, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v900 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v899, <8 x float> %v875, <8 x float> %v894)
  %v901 = add nsw i64 %v855, 1
  br label %head852
end854:
  %v902 = getelementptr inbounds i32, ptr %v5, i64 %v768
  %v903 = load <8 x i32>, ptr %v902, align 4
  %v904 = fptosi <8 x float> %v856 to <8 x i32>
  %v905 = add <8 x i32> %v904, %v903
  %v906 = sitofp <8 x i32> %v905 to <8 x float>
  %v907 = fptosi <8 x float> %v857 to <8 x i32>
  %v908 = add <8 x i32> %v907, %v903
  %v909 = sitofp <8 x i32> %v908 to <8 x float>
  %v910 = mul i64 %v26, 5
  %v911 = add i64 %v910, %v750
  %v912 = mul i64 %v911, 6
  %v913 = add i64 %v912, %v849
  %v914 = mul i64 %v913, 9
  %v915 = add i64 %v914, %v768
  %v916 = getelementptr inbounds i8, ptr %v7, i64 %v915
  %v917 = fmul <8 x float> %v906, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v918 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v917)
  %v919 = fcmp ogt <8 x float> %v918, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v920 = select <8 x i1> %v919, <8 x float> %v918, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v921 = fcmp olt <8 x float> %v920, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v922 = select <8 x i1> %v921, <8 x float> %v920, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v923 = fadd <8 x float> %v922, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v924 = bitcast <8 x float> %v923 to <8 x i32>
  %v925 = trunc <8 x i32> %v924 to <8 x i8>
  store <8 x i8> %v925, ptr %v916, align 1
  %v926 = add i64 %v913, 1
  %v927 = fmul <8 x float> %v909, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v928 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v927)
  %v929 = getelementptr inbounds i8, ptr %v916, i64 9
  %v930 = fcmp ogt <8 x float> %v928, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v931 = select <8 x i1> %v930, <8 x float> %v928, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v932 = fcmp olt <8 x float> %v931, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v933 = select <8 x i1> %v932, <8 x float> %v931, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v934 = fadd <8 x float> %v933, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v935 = bitcast <8 x float> %v934 to <8 x i32>
  %v936 = trunc <8 x i32> %v935 to <8 x i8>
  store <8 x i8> %v936, ptr %v929, align 1
  %v937 = add nsw i64 %v849, 2
  br label %head846
end848:
  br label %head938
head938:
  %v941 = phi i64 [ %v755, %end848 ], [ %v981, %body939 ]
  %v942 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end848 ], [ %v979, %body939 ]
  %v943 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end848 ], [ %v980, %body939 ]
  %v944 = icmp slt i64 %v941, %v760
  br i1 %v944, label %body939, label %end940
body939:
  %v945 = add i64 %v752, %v941
  %v946 = mul i64 %v26, 5
  %v947 = add i64 %v946, %v945
  %v948 = mul i64 %v947, 6
  %v949 = mul i64 %v948, 9
  %v950 = add i64 %v949, %v768
  %v951 = getelementptr inbounds i8, ptr %v1, i64 %v950
  %v952 = mul i64 %v941, 3
  %v953 = mul i64 %v952, 16
  %v954 = add i64 %v953, %v768
  %v955 = getelementptr inbounds float, ptr %v3, i64 %v954
  %v956 = load <8 x float>, ptr %v955, align 4
  %v957 = getelementptr inbounds float, ptr %v955, i64 16
  %v958 = load <8 x float>, ptr %v957, align 4
  %v959 = getelementptr inbounds float, ptr %v955, i64 32
  %v960 = load <8 x float>, ptr %v959, align 4
  %v961 = getelementptr inbounds i8, ptr %v951, i64 27
  %v962 = load <8 x i8>, ptr %v961, align 1
  %v963 = zext <8 x i8> %v962 to <8 x i32>
  %v964 = sitofp <8 x i32> %v963 to <8 x float>
  %v965 = fsub <8 x float> %v964, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v966 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v965, <8 x float> %v956, <8 x float> %v942)
  %v967 = getelementptr inbounds i8, ptr %v951, i64 36
  %v968 = load <8 x i8>, ptr %v967, align 1
  %v969 = zext <8 x i8> %v968 to <8 x i32>
  %v970 = sitofp <8 x i32> %v969 to <8 x float>
  %v971 = fsub <8 x float> %v970, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v972 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v971, <8 x float> %v958, <8 x float> %v966)
  %v973 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v971, <8 x float> %v956, <8 x float> %v943)
  %v974 = getelementptr inbounds i8, ptr %v951, i64 45
  %v975 = load <8 x i8>, ptr %v974, align 1
  %v976 = zext <8 x i8> %v975 to <8 x i32>
  %v977 = sitofp <8 x i32> %v976 to <8 x float>
  %v978 = fsub <8 x float> %v977, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v979 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v978, <8 x float> %v960, <8 x float> %v972)
  %v980 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v978, <8 x float> %v958, <8 x float> %v973)
  %v981 = add nsw i64 %v941, 1
  br label %head938
end940:
  %v982 = getelementptr inbounds i32, ptr %v5, i64 %v768
  %v983 = load <8 x i32>, ptr %v982, align 4
  %v984 = fptosi <8 x float> %v942 to <8 x i32>
  %v985 = add <8 x i32> %v984, %v983
  %v986 = sitofp <8 x i32> %v985 to <8 x float>
  %v987 = fptosi <8 x float> %v943 to <8 x i32>
  %v988 = add <8 x i32> %v987, %v983
  %v989 = sitofp <8 x i32> %v988 to <8 x float>
  %v990 = mul i64 %v26, 5
  %v991 = add i64 %v990, %v750
  %v992 = mul i64 %v991, 6
  %v993 = add i64 %v992, 4
  %v994 = mul i64 %v993, 9
  %v995 = add i64 %v994, %v768
  %v996 = getelementptr inbounds i8, ptr %v7, i64 %v995
  %v997 = fmul <8 x float> %v986, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v998 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v997)
  %v999 = fcmp ogt <8 x float> %v998, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1000 = select <8 x i1> %v999, <8 x float> %v998, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1001 = fcmp olt <8 x float> %v1000, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1002 = select <8 x i1> %v1001, <8 x float> %v1000, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1003 = fadd <8 x float> %v1002, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1004 = bitcast <8 x float> %v1003 to <8 x i32>
  %v1005 = trunc <8 x i32> %v1004 to <8 x i8>
  store <8 x i8> %v1005, ptr %v996, align 1
  %v1006 = add i64 %v993, 1
  %v1007 = fmul <8 x float> %v989, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1008 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1007)
  %v1009 = getelementptr inbounds i8, ptr %v996, i64 9
  %v1010 = fcmp ogt <8 x float> %v1008, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1011 = select <8 x i1> %v1010, <8 x float> %v1008, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1012 = fcmp olt <8 x float> %v1011, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1013 = select <8 x i1> %v1012, <8 x float> %v1011, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1014 = fadd <8 x float> %v1013, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1015 = bitcast <8 x float> %v1014 to <8 x i32>
  %v1016 = trunc <8 x i32> %v1015 to <8 x i8>
  store <8 x i8> %v1016, ptr %v1009, align 1
  %v1017 = add nsw i64 %v766, 1
  br label %head763
end765:
  %v1018 = icmp eq i64 %v24, 2
  br i1 %v1018, label %then1019, label %end1020
then1019:
  br label %head1021
head1021:
  %v1024 = phi i64 [ %v755, %then1019 ], [ %v1063, %body1022 ]
  %v1025 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then1019 ], [ %v1055, %body1022 ]
  %v1026 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then1019 ], [ %v1062, %body1022 ]
  %v1027 = icmp slt i64 %v1024, %v760
  br i1 %v1027, label %body1022, label %end1023
body1022:
  %v1028 = add i64 %v752, %v1024
  %v1029 = mul i64 %v26, 5
  %v1030 = add i64 %v1029, %v1028
  %v1031 = mul i64 %v1030, 6
  %v1032 = mul i64 %v1031, 9
  %v1033 = add i64 %v1032, 8
  %v1034 = getelementptr inbounds i8, ptr %v1, i64 %v1033
  %v1035 = mul i64 %v1024, 3
  %v1036 = mul i64 %v1035, 16
  %v1037 = add i64 %v1036, 8
  %v1038 = getelementptr inbounds float, ptr %v3, i64 %v1037
  %v1039 = load <8 x float>, ptr %v1038, align 4
  %v1040 = getelementptr inbounds float, ptr %v1038, i64 16
  %v1041 = load <8 x float>, ptr %v1040, align 4
  %v1042 = getelementptr inbounds float, ptr %v1038, i64 32
  %v1043 = load <8 x float>, ptr %v1042, align 4
  %v1044 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1034, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1045 = zext <8 x i8> %v1044 to <8 x i32>
  %v1046 = sitofp <8 x i32> %v1045 to <8 x float>
  %v1047 = fsub <8 x float> %v1046, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1048 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1047, <8 x float> %v1041, <8 x float> %v1025)
  %v1049 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1047, <8 x float> %v1039, <8 x float> %v1026)
  %v1050 = getelementptr inbounds i8, ptr %v1034, i64 9
  %v1051 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1050, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1052 = zext <8 x i8> %v1051 to <8 x i32>
  %v1053 = sitofp <8 x i32> %v1052 to <8 x float>
  %v1054 = fsub <8 x float> %v1053, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1055 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1054, <8 x float> %v1043, <8 x float> %v1048)
  %v1056 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1054, <8 x float> %v1041, <8 x float> %v1049)
  %v1057 = getelementptr inbounds i8, ptr %v1034, i64 18
  %v1058 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1057, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1059 = zext <8 x i8> %v1058 to <8 x i32>
  %v1060 = sitofp <8 x i32> %v1059 to <8 x float>
  %v1061 = fsub <8 x float> %v1060, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1062 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1061, <8 x float> %v1043, <8 x float> %v1056)
  %v1063 = add nsw i64 %v1024, 1
  br label %head1021
end1023:
  %v1064 = getelementptr inbounds i32, ptr %v5, i64 8
  %v1065 = load <8 x i32>, ptr %v1064, align 4
  %v1066 = fptosi <8 x float> %v1025 to <8 x i32>
  %v1067 = add <8 x i32> %v1066, %v1065
  %v1068 = sitofp <8 x i32> %v1067 to <8 x float>
  %v1069 = fptosi <8 x float> %v1026 to <8 x i32>
  %v1070 = add <8 x i32> %v1069, %v1065
  %v1071 = sitofp <8 x i32> %v1070 to <8 x float>
  %v1072 = mul i64 %v26, 5
  %v1073 = add i64 %v1072, %v750
  %v1074 = mul i64 %v1073, 6
  %v1075 = mul i64 %v1074, 9
  %v1076 = add i64 %v1075, 8
  %v1077 = getelementptr inbounds i8, ptr %v7, i64 %v1076
  %v1078 = fmul <8 x float> %v1068, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1079 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1078)
  %v1080 = fcmp ogt <8 x float> %v1079, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1081 = select <8 x i1> %v1080, <8 x float> %v1079, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1082 = fcmp olt <8 x float> %v1081, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1083 = select <8 x i1> %v1082, <8 x float> %v1081, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1084 = fadd <8 x float> %v1083, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1085 = bitcast <8 x float> %v1084 to <8 x i32>
  %v1086 = trunc <8 x i32> %v1085 to <8 x i8>
  %v1087 = extractelement <8 x i8> %v1086, i64 0
  store i8 %v1087, ptr %v1077, align 1
  %v1088 = add i64 %v1074, 1
  %v1089 = fmul <8 x float> %v1071, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1090 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1089)
  %v1091 = getelementptr inbounds i8, ptr %v1077, i64 9
  %v1092 = fcmp ogt <8 x float> %v1090, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1093 = select <8 x i1> %v1092, <8 x float> %v1090, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1094 = fcmp olt <8 x float> %v1093, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1095 = select <8 x i1> %v1094, <8 x float> %v1093, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1096 = fadd <8 x float> %v1095, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1097 = bitcast <8 x float> %v1096 to <8 x i32>
  %v1098 = trunc <8 x i32> %v1097 to <8 x i8>
  %v1099 = extractelement <8 x i8> %v1098, i64 0
  store i8 %v1099, ptr %v1091, align 1
  br label %head1100
head1100:
  %v1103 = phi i64 [ 2, %end1023 ], [ %v1193, %end1108 ]
  %v1104 = icmp slt i64 %v1103, 4
  br i1 %v1104, label %body1101, label %end1102
body1101:
  %v1105 = sub i64 %v1103, 1
  br label %head1106
head1106:
  %v1109 = phi i64 [ %v755, %body1101 ], [ %v1155, %body1107 ]
  %v1110 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body1101 ], [ %v1147, %body1107 ]
  %v1111 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body1101 ], [ %v1154, %body1107 ]
  %v1112 = icmp slt i64 %v1109, %v760
  br i1 %v1112, label %body1107, label %end1108
body1107:
  %v1113 = add i64 %v752, %v1109
  %v1114 = mul i64 %v26, 5
  %v1115 = add i64 %v1114, %v1113
  %v1116 = mul i64 %v1115, 6
  %v1117 = add i64 %v1116, %v1105
  %v1118 = mul i64 %v1117, 9
  %v1119 = add i64 %v1118, 8
  %v1120 = getelementptr inbounds i8, ptr %v1, i64 %v1119
  %v1121 = mul i64 %v1109, 3
  %v1122 = mul i64 %v1121, 16
  %v1123 = add i64 %v1122, 8
  %v1124 = getelementptr inbounds float, ptr %v3, i64 %v1123
  %v1125 = load <8 x float>, ptr %v1124, align 4
  %v1126 = getelementptr inbounds float, ptr %v1124, i64 16
  %v1127 = load <8 x float>, ptr %v1126, align 4
  %v1128 = getelementptr inbounds float, ptr %v1124, i64 32
  %v1129 = load <8 x float>, ptr %v1128, align 4
  %v1130 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1120, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1131 = zext <8 x i8> %v1130 to <8 x i32>
  %v1132 = sitofp <8 x i32> %v1131 to <8 x float>
  %v1133 = fsub <8 x float> %v1132, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1133, <8 x float> %v1125, <8 x float> %v1110)
  %v1135 = getelementptr inbounds i8, ptr %v1120, i64 9
  %v1136 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1135, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1137 = zext <8 x i8> %v1136 to <8 x i32>
  %v1138 = sitofp <8 x i32> %v1137 to <8 x float>
  %v1139 = fsub <8 x float> %v1138, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1139, <8 x float> %v1127, <8 x float> %v1134)
  %v1141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1139, <8 x float> %v1125, <8 x float> %v1111)
  %v1142 = getelementptr inbounds i8, ptr %v1120, i64 18
  %v1143 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1142, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1144 = zext <8 x i8> %v1143 to <8 x i32>
  %v1145 = sitofp <8 x i32> %v1144 to <8 x float>
  %v1146 = fsub <8 x float> %v1145, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1146, <8 x float> %v1129, <8 x float> %v1140)
  %v1148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1146, <8 x float> %v1127, <8 x float> %v1141)
  %v1149 = getelementptr inbounds i8, ptr %v1120, i64 27
  %v1150 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1149, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1151 = zext <8 x i8> %v1150 to <8 x i32>
  %v1152 = sitofp <8 x i32> %v1151 to <8 x float>
  %v1153 = fsub <8 x float> %v1152, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1153, <8 x float> %v1129, <8 x float> %v1148)
  %v1155 = add nsw i64 %v1109, 1
  br label %head1106
end1108:
  %v1156 = getelementptr inbounds i32, ptr %v5, i64 8
  %v1157 = load <8 x i32>, ptr %v1156, align 4
  %v1158 = fptosi <8 x float> %v1110 to <8 x i32>
  %v1159 = add <8 x i32> %v1158, %v1157
  %v1160 = sitofp <8 x i32> %v1159 to <8 x float>
  %v1161 = fptosi <8 x float> %v1111 to <8 x i32>
  %v1162 = add <8 x i32> %v1161, %v1157
  %v1163 = sitofp <8 x i32> %v1162 to <8 x float>
  %v1164 = mul i64 %v26, 5
  %v1165 = add i64 %v1164, %v750
  %v1166 = mul i64 %v1165, 6
  %v1167 = add i64 %v1166, %v1103
  %v1168 = mul i64 %v1167, 9
  %v1169 = add i64 %v1168, 8
  %v1170 = getelementptr inbounds i8, ptr %v7, i64 %v1169
  %v1171 = fmul <8 x float> %v1160, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1172 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1171)
  %v1173 = fcmp ogt <8 x float> %v1172, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1174 = select <8 x i1> %v1173, <8 x float> %v1172, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1175 = fcmp olt <8 x float> %v1174, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1176 = select <8 x i1> %v1175, <8 x float> %v1174, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1177 = fadd <8 x float> %v1176, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1178 = bitcast <8 x float> %v1177 to <8 x i32>
  %v1179 = trunc <8 x i32> %v1178 to <8 x i8>
  %v1180 = extractelement <8 x i8> %v1179, i64 0
  store i8 %v1180, ptr %v1170, align 1
  %v1181 = add i64 %v1167, 1
  %v1182 = fmul <8 x float> %v1163, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1183 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1182)
  %v1184 = getelementptr inbounds i8, ptr %v1170, i64 9
  %v1185 = fcmp ogt <8 x float> %v1183, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1186 = select <8 x i1> %v1185, <8 x float> %v1183, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1187 = fcmp olt <8 x float> %v1186, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1188 = select <8 x i1> %v1187, <8 x float> %v1186, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1189 = fadd <8 x float> %v1188, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1190 = bitcast <8 x float> %v1189 to <8 x i32>
  %v1191 = trunc <8 x i32> %v1190 to <8 x i8>
  %v1192 = extractelement <8 x i8> %v1191, i64 0
  store i8 %v1192, ptr %v1184, align 1
  %v1193 = add nsw i64 %v1103, 2
  br label %head1100
end1102:
  br label %head1194
head1194:
  %v1197 = phi i64 [ %v755, %end1102 ], [ %v1237, %body1195 ]
  %v1198 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end1102 ], [ %v1235, %body1195 ]
  %v1199 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end1102 ], [ %v1236, %body1195 ]
  %v1200 = icmp slt i64 %v1197, %v760
  br i1 %v1200, label %body1195, label %end1196
body1195:
  %v1201 = add i64 %v752, %v1197
  %v1202 = mul i64 %v26, 5
  %v1203 = add i64 %v1202, %v1201
  %v1204 = mul i64 %v1203, 6
  %v1205 = mul i64 %v1204, 9
  %v1206 = add i64 %v1205, 8
  %v1207 = getelementptr inbounds i8, ptr %v1, i64 %v1206
  %v1208 = mul i64 %v1197, 3
  %v1209 = mul i64 %v1208, 16
  %v1210 = add i64 %v1209, 8
  %v1211 = getelementptr inbounds float, ptr %v3, i64 %v1210
  %v1212 = load <8 x float>, ptr %v1211, align 4
  %v1213 = getelementptr inbounds float, ptr %v1211, i64 16
  %v1214 = load <8 x float>, ptr %v1213, align 4
  %v1215 = getelementptr inbounds float, ptr %v1211, i64 32
  %v1216 = load <8 x float>, ptr %v1215, align 4
  %v1217 = getelementptr inbounds i8, ptr %v1207, i64 27
  %v1218 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1217, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1219 = zext <8 x i8> %v1218 to <8 x i32>
  %v1220 = sitofp <8 x i32> %v1219 to <8 x float>
  %v1221 = fsub <8 x float> %v1220, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1221, <8 x float> %v1212, <8 x float> %v1198)
  %v1223 = getelementptr inbounds i8, ptr %v1207, i64 36
  %v1224 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1223, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1225 = zext <8 x i8> %v1224 to <8 x i32>
  %v1226 = sitofp <8 x i32> %v1225 to <8 x float>
  %v1227 = fsub <8 x float> %v1226, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1227, <8 x float> %v1214, <8 x float> %v1222)
  %v1229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1227, <8 x float> %v1212, <8 x float> %v1199)
  %v1230 = getelementptr inbounds i8, ptr %v1207, i64 45
  %v1231 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1230, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1232 = zext <8 x i8> %v1231 to <8 x i32>
  %v1233 = sitofp <8 x i32> %v1232 to <8 x float>
  %v1234 = fsub <8 x float> %v1233, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1235 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1234, <8 x float> %v1216, <8 x float> %v1228)
  %v1236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1234, <8 x float> %v1214, <8 x float> %v1229)
  %v1237 = add nsw i64 %v1197, 1
  br label %head1194
end1196:
  %v1238 = getelementptr inbounds i32, ptr %v5, i64 8
  %v1239 = load <8 x i32>, ptr %v1238, align 4
  %v1240 = fptosi <8 x float> %v1198 to <8 x i32>
  %v1241 = add <8 x i32> %v1240, %v1239
  %v1242 = sitofp <8 x i32> %v1241 to <8 x float>
  %v1243 = fptosi <8 x float> %v1199 to <8 x i32>
  %v1244 = add <8 x i32> %v1243, %v1239
  %v1245 = sitofp <8 x i32> %v1244 to <8 x float>
  %v1246 = mul i64 %v26, 5
  %v1247 = add i64 %v1246, %v750
  %v1248 = mul i64 %v1247, 6
  %v1249 = add i64 %v1248, 4
  %v1250 = mul i64 %v1249, 9
  %v1251 = add i64 %v1250, 8
  %v1252 = getelementptr inbounds i8, ptr %v7, i64 %v1251
  %v1253 = fmul <8 x float> %v1242, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1254 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1253)
  %v1255 = fcmp ogt <8 x float> %v1254, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1256 = select <8 x i1> %v1255, <8 x float> %v1254, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1257 = fcmp olt <8 x float> %v1256, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1258 = select <8 x i1> %v1257, <8 x float> %v1256, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1259 = fadd <8 x float> %v1258, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1260 = bitcast <8 x float> %v1259 to <8 x i32>
  %v1261 = trunc <8 x i32> %v1260 to <8 x i8>
  %v1262 = extractelement <8 x i8> %v1261, i64 0
  store i8 %v1262, ptr %v1252, align 1
  %v1263 = add i64 %v1249, 1
  %v1264 = fmul <8 x float> %v1245, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1265 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1264)
  %v1266 = getelementptr inbounds i8, ptr %v1252, i64 9
  %v1267 = fcmp ogt <8 x float> %v1265, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1268 = select <8 x i1> %v1267, <8 x float> %v1265, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1269 = fcmp olt <8 x float> %v1268, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1270 = select <8 x i1> %v1269, <8 x float> %v1268, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1271 = fadd <8 x float> %v1270, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1272 = bitcast <8 x float> %v1271 to <8 x i32>
  %v1273 = trunc <8 x i32> %v1272 to <8 x i8>
  %v1274 = extractelement <8 x i8> %v1273, i64 0
  store i8 %v1274, ptr %v1266, align 1
  br label %end1020
end1020:
  %v1275 = add nsw i64 %v750, 1
  br label %head747
end749:
  br label %end744
end744:
  %v1276 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
