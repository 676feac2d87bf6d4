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
  %v16 = phi i64 [ %lo, %entry ], [ %v1288, %end750 ]
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
  %v39 = phi i64 [ %v21, %then31 ], [ %v390, %end163 ]
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
  %v131 = load <8 x i32>, ptr %v126, align 4
  %v132 = fptosi <8 x float> %v125 to <8 x i32>
  %v133 = add <8 x i32> %v132, %v131
  %v134 = sitofp <8 x i32> %v133 to <8 x float>
  %v135 = mul i64 %v26, 5
  %v136 = add i64 %v135, %v25
  %v137 = mul i64 %v136, 6
  %v138 = mul i64 %v137, 9
  %v139 = add i64 %v138, %v41
  %v140 = getelementptr inbounds i8, ptr %v7, i64 %v139
  %v141 = fmul <8 x float> %v130, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v142 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v141)
  %v143 = fcmp ogt <8 x float> %v142, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v144 = select <8 x i1> %v143, <8 x float> %v142, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v145 = fcmp olt <8 x float> %v144, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v146 = select <8 x i1> %v145, <8 x float> %v144, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v147 = fadd <8 x float> %v146, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v148 = bitcast <8 x float> %v147 to <8 x i32>
  %v149 = trunc <8 x i32> %v148 to <8 x i8>
  store <8 x i8> %v149, ptr %v140, align 1
  %v150 = add i64 %v137, 1
  %v151 = fmul <8 x float> %v134, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v152 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v151)
  %v153 = getelementptr inbounds i8, ptr %v140, i64 9
  %v154 = fcmp ogt <8 x float> %v152, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v155 = select <8 x i1> %v154, <8 x float> %v152, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v156 = fcmp olt <8 x float> %v155, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v157 = select <8 x i1> %v156, <8 x float> %v155, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v158 = fadd <8 x float> %v157, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v159 = bitcast <8 x float> %v158 to <8 x i32>
  %v160 = trunc <8 x i32> %v159 to <8 x i8>
  store <8 x i8> %v160, ptr %v153, align 1
  br label %head161
head161:
  %v164 = phi i64 [ 2, %body37 ], [ %v287, %body162 ]
  %v165 = icmp slt i64 %v164, 4
  br i1 %v165, label %body162, label %end163
body162:
  %v166 = sub i64 %v164, 1
  %v167 = mul i64 %v26, 5
  %v168 = add i64 %v167, %v33
  %v169 = mul i64 %v168, 6
  %v170 = add i64 %v169, %v166
  %v171 = mul i64 %v170, 9
  %v172 = add i64 %v171, %v41
  %v173 = getelementptr inbounds i8, ptr %v1, i64 %v172
  %v174 = load <8 x i8>, ptr %v173, align 1
  %v175 = zext <8 x i8> %v174 to <8 x i32>
  %v176 = sitofp <8 x i32> %v175 to <8 x float>
  %v177 = fsub <8 x float> %v176, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v177, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v179 = getelementptr inbounds i8, ptr %v173, i64 9
  %v180 = load <8 x i8>, ptr %v179, align 1
  %v181 = zext <8 x i8> %v180 to <8 x i32>
  %v182 = sitofp <8 x i32> %v181 to <8 x float>
  %v183 = fsub <8 x float> %v182, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v183, <8 x float> %v46, <8 x float> %v178)
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v183, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v186 = getelementptr inbounds i8, ptr %v173, i64 18
  %v187 = load <8 x i8>, ptr %v186, align 1
  %v188 = zext <8 x i8> %v187 to <8 x i32>
  %v189 = sitofp <8 x i32> %v188 to <8 x float>
  %v190 = fsub <8 x float> %v189, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v48, <8 x float> %v184)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v46, <8 x float> %v185)
  %v193 = getelementptr inbounds i8, ptr %v173, i64 27
  %v194 = load <8 x i8>, ptr %v193, align 1
  %v195 = zext <8 x i8> %v194 to <8 x i32>
  %v196 = sitofp <8 x i32> %v195 to <8 x float>
  %v197 = fsub <8 x float> %v196, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v48, <8 x float> %v192)
  %v199 = getelementptr inbounds i8, ptr %v173, i64 54
  %v200 = load <8 x i8>, ptr %v199, align 1
  %v201 = zext <8 x i8> %v200 to <8 x i32>
  %v202 = sitofp <8 x i32> %v201 to <8 x float>
  %v203 = fsub <8 x float> %v202, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v203, <8 x float> %v50, <8 x float> %v191)
  %v205 = getelementptr inbounds i8, ptr %v173, i64 63
  %v206 = load <8 x i8>, ptr %v205, align 1
  %v207 = zext <8 x i8> %v206 to <8 x i32>
  %v208 = sitofp <8 x i32> %v207 to <8 x float>
  %v209 = fsub <8 x float> %v208, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v209, <8 x float> %v52, <8 x float> %v204)
  %v211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v209, <8 x float> %v50, <8 x float> %v198)
  %v212 = getelementptr inbounds i8, ptr %v173, i64 72
  %v213 = load <8 x i8>, ptr %v212, align 1
  %v214 = zext <8 x i8> %v213 to <8 x i32>
  %v215 = sitofp <8 x i32> %v214 to <8 x float>
  %v216 = fsub <8 x float> %v215, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v216, <8 x float> %v54, <8 x float> %v210)
  %v218 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v216, <8 x float> %v52, <8 x float> %v211)
  %v219 = getelementptr inbounds i8, ptr %v173, i64 81
  %v220 = load <8 x i8>, ptr %v219, align 1
  %v221 = zext <8 x i8> %v220 to <8 x i32>
  %v222 = sitofp <8 x i32> %v221 to <8 x float>
  %v223 = fsub <8 x float> %v222, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v223, <8 x float> %v54, <8 x float> %v218)
  %v225 = getelementptr inbounds i8, ptr %v173, i64 108
  %v226 = load <8 x i8>, ptr %v225, align 1
  %v227 = zext <8 x i8> %v226 to <8 x i32>
  %v228 = sitofp <8 x i32> %v227 to <8 x float>
  %v229 = fsub <8 x float> %v228, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v230 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v229, <8 x float> %v56, <8 x float> %v217)
  %v231 = getelementptr inbounds i8, ptr %v173, i64 117
  %v232 = load <8 x i8>, ptr %v231, align 1
  %v233 = zext <8 x i8> %v232 to <8 x i32>
  %v234 = sitofp <8 x i32> %v233 to <8 x float>
  %v235 = fsub <8 x float> %v234, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v235, <8 x float> %v58, <8 x float> %v230)
  %v237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v235, <8 x float> %v56, <8 x float> %v224)
  %v238 = getelementptr inbounds i8, ptr %v173, i64 126
  %v239 = load <8 x i8>, ptr %v238, align 1
  %v240 = zext <8 x i8> %v239 to <8 x i32>
  %v241 = sitofp <8 x i32> %v240 to <8 x float>
  %v242 = fsub <8 x float> %v241, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v242, <8 x float> %v60, <8 x float> %v236)
  %v244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v242, <8 x float> %v58, <8 x float> %v237)
  %v245 = getelementptr inbounds i8, ptr %v173, i64 135
  %v246 = load <8 x i8>, ptr %v245, align 1
  %v247 = zext <8 x i8> %v246 to <8 x i32>
  %v248 = sitofp <8 x i32> %v247 to <8 x float>
  %v249 = fsub <8 x float> %v248, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v249, <8 x float> %v60, <8 x float> %v244)
  %v251 = getelementptr inbounds i32, ptr %v5, i64 %v41
  %v252 = load <8 x i32>, ptr %v251, align 4
  %v253 = fptosi <8 x float> %v243 to <8 x i32>
  %v254 = add <8 x i32> %v253, %v252
  %v255 = sitofp <8 x i32> %v254 to <8 x float>
  %v256 = load <8 x i32>, ptr %v251, align 4
  %v257 = fptosi <8 x float> %v250 to <8 x i32>
  %v258 = add <8 x i32> %v257, %v256
  %v259 = sitofp <8 x i32> %v258 to <8 x float>
  %v260 = mul i64 %v26, 5
  %v261 = add i64 %v260, %v25
  %v262 = mul i64 %v261, 6
  %v263 = add i64 %v262, %v164
  %v264 = mul i64 %v263, 9
  %v265 = add i64 %v264, %v41
  %v266 = getelementptr inbounds i8, ptr %v7, i64 %v265
  %v267 = fmul <8 x float> %v255, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v268 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v267)
  %v269 = fcmp ogt <8 x float> %v268, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v270 = select <8 x i1> %v269, <8 x float> %v268, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v271 = fcmp olt <8 x float> %v270, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v272 = select <8 x i1> %v271, <8 x float> %v270, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v273 = fadd <8 x float> %v272, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v274 = bitcast <8 x float> %v273 to <8 x i32>
  %v275 = trunc <8 x i32> %v274 to <8 x i8>
  store <8 x i8> %v275, ptr %v266, align 1
  %v276 = add i64 %v263, 1
  %v277 = fmul <8 x float> %v259, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v278 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v277)
  %v279 = getelementptr inbounds i8, ptr %v266, i64 9
  %v280 = fcmp ogt <8 x float> %v278, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v281 = select <8 x i1> %v280, <8 x float> %v278, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v282 = fcmp olt <8 x float> %v281, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v283 = select <8 x i1> %v282, <8 x float> %v281, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v284 = fadd <8 x float> %v283, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v285 = bitcast <8 x float> %v284 to <8 x i32>
  %v286 = trunc <8 x i32> %v285 to <8 x i8>
  store <8 x i8> %v286, ptr %v279, align 1
  %v287 = add nsw i64 %v164, 2
  br label %head161
end163:
  %v288 = mul i64 %v26, 5
  %v289 = add i64 %v288, %v33
  %v290 = mul i64 %v289, 6
  %v291 = mul i64 %v290, 9
  %v292 = add i64 %v291, %v41
  %v293 = getelementptr inbounds i8, ptr %v1, i64 %v292
  %v294 = getelementptr inbounds i8, ptr %v293, i64 27
  %v295 = load <8 x i8>, ptr %v294, align 1
  %v296 = zext <8 x i8> %v295 to <8 x i32>
  %v297 = sitofp <8 x i32> %v296 to <8 x float>
  %v298 = fsub <8 x float> %v297, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v298, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v300 = getelementptr inbounds i8, ptr %v293, i64 36
  %v301 = load <8 x i8>, ptr %v300, align 1
  %v302 = zext <8 x i8> %v301 to <8 x i32>
  %v303 = sitofp <8 x i32> %v302 to <8 x float>
  %v304 = fsub <8 x float> %v303, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v305 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v304, <8 x float> %v46, <8 x float> %v299)
  %v306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v304, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v307 = getelementptr inbounds i8, ptr %v293, i64 45
  %v308 = load <8 x i8>, ptr %v307, align 1
  %v309 = zext <8 x i8> %v308 to <8 x i32>
  %v310 = sitofp <8 x i32> %v309 to <8 x float>
  %v311 = fsub <8 x float> %v310, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v312 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v311, <8 x float> %v48, <8 x float> %v305)
  %v313 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v311, <8 x float> %v46, <8 x float> %v306)
  %v314 = getelementptr inbounds i8, ptr %v293, i64 81
  %v315 = load <8 x i8>, ptr %v314, align 1
  %v316 = zext <8 x i8> %v315 to <8 x i32>
  %v317 = sitofp <8 x i32> %v316 to <8 x float>
  %v318 = fsub <8 x float> %v317, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v319 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v318, <8 x float> %v50, <8 x float> %v312)
  %v320 = getelementptr inbounds i8, ptr %v293, i64 90
  %v321 = load <8 x i8>, ptr %v320, align 1
  %v322 = zext <8 x i8> %v321 to <8 x i32>
  %v323 = sitofp <8 x i32> %v322 to <8 x float>
  %v324 = fsub <8 x float> %v323, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v325 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v324, <8 x float> %v52, <8 x float> %v319)
  %v326 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v324, <8 x float> %v50, <8 x float> %v313)
  %v327 = getelementptr inbounds i8, ptr %v293, i64 99
  %v328 = load <8 x i8>, ptr %v327, align 1
  %v329 = zext <8 x i8> %v328 to <8 x i32>
  %v330 = sitofp <8 x i32> %v329 to <8 x float>
  %v331 = fsub <8 x float> %v330, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v332 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v331, <8 x float> %v54, <8 x float> %v325)
  %v333 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v331, <8 x float> %v52, <8 x float> %v326)
  %v334 = getelementptr inbounds i8, ptr %v293, i64 135
  %v335 = load <8 x i8>, ptr %v334, align 1
  %v336 = zext <8 x i8> %v335 to <8 x i32>
  %v337 = sitofp <8 x i32> %v336 to <8 x float>
  %v338 = fsub <8 x float> %v337, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v339 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v338, <8 x float> %v56, <8 x float> %v332)
  %v340 = getelementptr inbounds i8, ptr %v293, i64 144
  %v341 = load <8 x i8>, ptr %v340, align 1
  %v342 = zext <8 x i8> %v341 to <8 x i32>
  %v343 = sitofp <8 x i32> %v342 to <8 x float>
  %v344 = fsub <8 x float> %v343, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v345 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v344, <8 x float> %v58, <8 x float> %v339)
  %v346 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v344, <8 x float> %v56, <8 x float> %v333)
  %v347 = getelementptr inbounds i8, ptr %v293, i64 153
  %v348 = load <8 x i8>, ptr %v347, align 1
  %v349 = zext <8 x i8> %v348 to <8 x i32>
  %v350 = sitofp <8 x i32> %v349 to <8 x float>
  %v351 = fsub <8 x float> %v350, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v352 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v351, <8 x float> %v60, <8 x float> %v345)
  %v353 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v351, <8 x float> %v58, <8 x float> %v346)
  %v354 = getelementptr inbounds i32, ptr %v5, i64 %v41
  %v355 = load <8 x i32>, ptr %v354, align 4
  %v356 = fptosi <8 x float> %v352 to <8 x i32>
  %v357 = add <8 x i32> %v356, %v355
  %v358 = sitofp <8 x i32> %v357 to <8 x float>
  %v359 = load <8 x i32>, ptr %v354, align 4
  %v360 = fptosi <8 x float> %v353 to <8 x i32>
  %v361 = add <8 x i32> %v360, %v359
  %v362 = sitofp <8 x i32> %v361 to <8 x float>
  %v363 = mul i64 %v26, 5
  %v364 = add i64 %v363, %v25
  %v365 = mul i64 %v364, 6
  %v366 = add i64 %v365, 4
  %v367 = mul i64 %v366, 9
  %v368 = add i64 %v367, %v41
  %v369 = getelementptr inbounds i8, ptr %v7, i64 %v368
  %v370 = fmul <8 x float> %v358, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v371 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v370)
  %v372 = fcmp ogt <8 x float> %v371, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v373 = select <8 x i1> %v372, <8 x float> %v371, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v374 = fcmp olt <8 x float> %v373, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v375 = select <8 x i1> %v374, <8 x float> %v373, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v376 = fadd <8 x float> %v375, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v377 = bitcast <8 x float> %v376 to <8 x i32>
  %v378 = trunc <8 x i32> %v377 to <8 x i8>
  store <8 x i8> %v378, ptr %v369, align 1
  %v379 = add i64 %v366, 1
  %v380 = fmul <8 x float> %v362, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v381 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v380)
  %v382 = getelementptr inbounds i8, ptr %v369, i64 9
  %v383 = fcmp ogt <8 x float> %v381, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v384 = select <8 x i1> %v383, <8 x float> %v381, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v385 = fcmp olt <8 x float> %v384, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v386 = select <8 x i1> %v385, <8 x float> %v384, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v387 = fadd <8 x float> %v386, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v388 = bitcast <8 x float> %v387 to <8 x i32>
  %v389 = trunc <8 x i32> %v388 to <8 x i8>
  store <8 x i8> %v389, ptr %v382, align 1
  %v390 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v391 = icmp eq i64 %v24, 2
  br i1 %v391, label %then392, label %end393
then392:
  %v394 = add i64 0, 8
  %v395 = getelementptr inbounds float, ptr %v3, i64 %v394
  %v396 = load <8 x float>, ptr %v395, align 4
  %v397 = getelementptr inbounds float, ptr %v395, i64 16
  %v398 = load <8 x float>, ptr %v397, align 4
  %v399 = getelementptr inbounds float, ptr %v395, i64 32
  %v400 = load <8 x float>, ptr %v399, align 4
  %v401 = getelementptr inbounds float, ptr %v395, i64 48
  %v402 = load <8 x float>, ptr %v401, align 4
  %v403 = getelementptr inbounds float, ptr %v395, i64 64
  %v404 = load <8 x float>, ptr %v403, align 4
  %v405 = getelementptr inbounds float, ptr %v395, i64 80
  %v406 = load <8 x float>, ptr %v405, align 4
  %v407 = getelementptr inbounds float, ptr %v395, i64 96
  %v408 = load <8 x float>, ptr %v407, align 4
  %v409 = getelementptr inbounds float, ptr %v395, i64 112
  %v410 = load <8 x float>, ptr %v409, align 4
  %v411 = getelementptr inbounds float, ptr %v395, i64 128
  %v412 = load <8 x float>, ptr %v411, align 4
  %v413 = mul i64 %v26, 5
  %v414 = add i64 %v413, %v33
  %v415 = mul i64 %v414, 6
  %v416 = mul i64 %v415, 9
  %v417 = add i64 %v416, 8
  %v418 = getelementptr inbounds i8, ptr %v1, i64 %v417
  %v419 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v418, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v420 = zext <8 x i8> %v419 to <8 x i32>
  %v421 = sitofp <8 x i32> %v420 to <8 x float>
  %v422 = fsub <8 x float> %v421, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v423 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v422, <8 x float> %v398, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v424 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v422, <8 x float> %v396, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v425 = getelementptr inbounds i8, ptr %v418, i64 9
  %v426 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v425, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v427 = zext <8 x i8> %v426 to <8 x i32>
  %v428 = sitofp <8 x i32> %v427 to <8 x float>
  %v429 = fsub <8 x float> %v428, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v430 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v429, <8 x float> %v400, <8 x float> %v423)
  %v431 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v429, <8 x float> %v398, <8 x float> %v424)
  %v432 = getelementptr inbounds i8, ptr %v418, i64 18
  %v433 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v432, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v434 = zext <8 x i8> %v433 to <8 x i32>
  %v435 = sitofp <8 x i32> %v434 to <8 x float>
  %v436 = fsub <8 x float> %v435, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v437 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v436, <8 x float> %v400, <8 x float> %v431)
  %v438 = getelementptr inbounds i8, ptr %v418, i64 54
  %v439 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v438, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v440 = zext <8 x i8> %v439 to <8 x i32>
  %v441 = sitofp <8 x i32> %v440 to <8 x float>
  %v442 = fsub <8 x float> %v441, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v443 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v442, <8 x float> %v404, <8 x float> %v430)
  %v444 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v442, <8 x float> %v402, <8 x float> %v437)
  %v445 = getelementptr inbounds i8, ptr %v418, i64 63
  %v446 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v445, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v447 = zext <8 x i8> %v446 to <8 x i32>
  %v448 = sitofp <8 x i32> %v447 to <8 x float>
  %v449 = fsub <8 x float> %v448, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v450 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v449, <8 x float> %v406, <8 x float> %v443)
  %v451 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v449, <8 x float> %v404, <8 x float> %v444)
  %v452 = getelementptr inbounds i8, ptr %v418, i64 72
  %v453 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v452, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v454 = zext <8 x i8> %v453 to <8 x i32>
  %v455 = sitofp <8 x i32> %v454 to <8 x float>
  %v456 = fsub <8 x float> %v455, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v457 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v456, <8 x float> %v406, <8 x float> %v451)
  %v458 = getelementptr inbounds i8, ptr %v418, i64 108
  %v459 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v458, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v460 = zext <8 x i8> %v459 to <8 x i32>
  %v461 = sitofp <8 x i32> %v460 to <8 x float>
  %v462 = fsub <8 x float> %v461, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v463 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v462, <8 x float> %v410, <8 x float> %v450)
  %v464 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v462, <8 x float> %v408, <8 x float> %v457)
  %v465 = getelementptr inbounds i8, ptr %v418, i64 117
  %v466 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v465, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v467 = zext <8 x i8> %v466 to <8 x i32>
  %v468 = sitofp <8 x i32> %v467 to <8 x float>
  %v469 = fsub <8 x float> %v468, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v470 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v469, <8 x float> %v412, <8 x float> %v463)
  %v471 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v469, <8 x float> %v410, <8 x float> %v464)
  %v472 = getelementptr inbounds i8, ptr %v418, i64 126
  %v473 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v472, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v474 = zext <8 x i8> %v473 to <8 x i32>
  %v475 = sitofp <8 x i32> %v474 to <8 x float>
  %v476 = fsub <8 x float> %v475, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v477 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v476, <8 x float> %v412, <8 x float> %v471)
  %v478 = getelementptr inbounds i32, ptr %v5, i64 8
  %v479 = load <8 x i32>, ptr %v478, align 4
  %v480 = fptosi <8 x float> %v470 to <8 x i32>
  %v481 = add <8 x i32> %v480, %v479
  %v482 = sitofp <8 x i32> %v481 to <8 x float>
  %v483 = load <8 x i32>, ptr %v478, align 4
  %v484 = fptosi <8 x float> %v477 to <8 x i32>
  %v485 = add <8 x i32> %v484, %v483
  %v486 = sitofp <8 x i32> %v485 to <8 x float>
  %v487 = mul i64 %v26, 5
  %v488 = add i64 %v487, %v25
  %v489 = mul i64 %v488, 6
  %v490 = mul i64 %v489, 9
  %v491 = add i64 %v490, 8
  %v492 = getelementptr inbounds i8, ptr %v7, i64 %v491
  %v493 = fmul <8 x float> %v482, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v494 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v493)
  %v495 = fcmp ogt <8 x float> %v494, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v496 = select <8 x i1> %v495, <8 x float> %v494, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v497 = fcmp olt <8 x float> %v496, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v498 = select <8 x i1> %v497, <8 x float> %v496, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v499 = fadd <8 x float> %v498, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v500 = bitcast <8 x float> %v499 to <8 x i32>
  %v501 = trunc <8 x i32> %v500 to <8 x i8>
  %v502 = extractelement <8 x i8> %v501, i64 0
  store i8 %v502, ptr %v492, align 1
  %v503 = add i64 %v489, 1
  %v504 = fmul <8 x float> %v486, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v505 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v504)
  %v506 = getelementptr inbounds i8, ptr %v492, i64 9
  %v507 = fcmp ogt <8 x float> %v505, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v508 = select <8 x i1> %v507, <8 x float> %v505, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v509 = fcmp olt <8 x float> %v508, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v510 = select <8 x i1> %v509, <8 x float> %v508, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v511 = fadd <8 x float> %v510, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v512 = bitcast <8 x float> %v511 to <8 x i32>
  %v513 = trunc <8 x i32> %v512 to <8 x i8>
  %v514 = extractelement <8 x i8> %v513, i64 0
  store i8 %v514, ptr %v506, align 1
  br label %head515
head515:
  %v518 = phi i64 [ 2, %then392 ], [ %v643, %body516 ]
  %v519 = icmp slt i64 %v518, 4
  br i1 %v519, label %body516, label %end517
body516:
  %v520 = sub i64 %v518, 1
  %v521 = mul i64 %v26, 5
  %v522 = add i64 %v521, %v33
  %v523 = mul i64 %v522, 6
  %v524 = add i64 %v523, %v520
  %v525 = mul i64 %v524, 9
  %v526 = add i64 %v525, 8
  %v527 = getelementptr inbounds i8, ptr %v1, i64 %v526
  %v528 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v527, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v529 = zext <8 x i8> %v528 to <8 x i32>
  %v530 = sitofp <8 x i32> %v529 to <8 x float>
  %v531 = fsub <8 x float> %v530, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v532 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v531, <8 x float> %v396, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v533 = getelementptr inbounds i8, ptr %v527, i64 9
  %v534 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v533, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v535 = zext <8 x i8> %v534 to <8 x i32>
  %v536 = sitofp <8 x i32> %v535 to <8 x float>
  %v537 = fsub <8 x float> %v536, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v538 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v537, <8 x float> %v398, <8 x float> %v532)
  %v539 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v537, <8 x float> %v396, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v540 = getelementptr inbounds i8, ptr %v527, i64 18
  %v541 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v540, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v542 = zext <8 x i8> %v541 to <8 x i32>
  %v543 = sitofp <8 x i32> %v542 to <8 x float>
  %v544 = fsub <8 x float> %v543, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v545 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> %v400, <8 x float> %v538)
  %v546 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> %v398, <8 x float> %v539)
  %v547 = getelementptr inbounds i8, ptr %v527, i64 27
  %v548 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v547, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v549 = zext <8 x i8> %v548 to <8 x i32>
  %v550 = sitofp <8 x i32> %v549 to <8 x float>
  %v551 = fsub <8 x float> %v550, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v552 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v551, <8 x float> %v400, <8 x float> %v546)
  %v553 = getelementptr inbounds i8, ptr %v527, i64 54
  %v554 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v553, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v555 = zext <8 x i8> %v554 to <8 x i32>
  %v556 = sitofp <8 x i32> %v555 to <8 x float>
  %v557 = fsub <8 x float> %v556, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v558 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v557, <8 x float> %v402, <8 x float> %v545)
  %v559 = getelementptr inbounds i8, ptr %v527, i64 63
  %v560 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v559, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v561 = zext <8 x i8> %v560 to <8 x i32>
  %v562 = sitofp <8 x i32> %v561 to <8 x float>
  %v563 = fsub <8 x float> %v562, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v564 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v563, <8 x float> %v404, <8 x float> %v558)
  %v565 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v563, <8 x float> %v402, <8 x float> %v552)
  %v566 = getelementptr inbounds i8, ptr %v527, i64 72
  %v567 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v566, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v568 = zext <8 x i8> %v567 to <8 x i32>
  %v569 = sitofp <8 x i32> %v568 to <8 x float>
  %v570 = fsub <8 x float> %v569, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v571 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v570, <8 x float> %v406, <8 x float> %v564)
  %v572 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v570, <8 x float> %v404, <8 x float> %v565)
  %v573 = getelementptr inbounds i8, ptr %v527, i64 81
  %v574 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v573, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v575 = zext <8 x i8> %v574 to <8 x i32>
  %v576 = sitofp <8 x i32> %v575 to <8 x float>
  %v577 = fsub <8 x float> %v576, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v578 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v577, <8 x float> %v406, <8 x float> %v572)
  %v579 = getelementptr inbounds i8, ptr %v527, i64 108
  %v580 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v579, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v581 = zext <8 x i8> %v580 to <8 x i32>
  %v582 = sitofp <8 x i32> %v581 to <8 x float>
  %v583 = fsub <8 x float> %v582, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v584 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v583, <8 x float> %v408, <8 x float> %v571)
  %v585 = getelementptr inbounds i8, ptr %v527, i64 117
  %v586 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v585, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v587 = zext <8 x i8> %v586 to <8 x i32>
  %v588 = sitofp <8 x i32> %v587 to <8 x float>
  %v589 = fsub <8 x float> %v588, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v590 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v589, <8 x float> %v410, <8 x float> %v584)
  %v591 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v589, <8 x float> %v408, <8 x float> %v578)
  %v592 = getelementptr inbounds i8, ptr %v527, i64 126
  %v593 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v592, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v594 = zext <8 x i8> %v593 to <8 x i32>
  %v595 = sitofp <8 x i32> %v594 to <8 x float>
  %v596 = fsub <8 x float> %v595, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v597 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v596, <8 x float> %v412, <8 x float> %v590)
  %v598 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v596, <8 x float> %v410, <8 x float> %v591)
  %v599 = getelementptr inbounds i8, ptr %v527, i64 135
  %v600 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v599, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v601 = zext <8 x i8> %v600 to <8 x i32>
  %v602 = sitofp <8 x i32> %v601 to <8 x float>
  %v603 = fsub <8 x float> %v602, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v604 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v603, <8 x float> %v412, <8 x float> %v598)
  %v605 = getelementptr inbounds i32, ptr %v5, i64 8
  %v606 = load <8 x i32>, ptr %v605, align 4
  %v607 = fptosi <8 x float> %v597 to <8 x i32>
  %v608 = add <8 x i32> %v607, %v606
  %v609 = sitofp <8 x i32> %v608 to <8 x float>
  %v610 = load <8 x i32>, ptr %v605, align 4
  %v611 = fptosi <8 x float> %v604 to <8 x i32>
  %v612 = add <8 x i32> %v611, %v610
  %v613 = sitofp <8 x i32> %v612 to <8 x float>
  %v614 = mul i64 %v26, 5
  %v615 = add i64 %v614, %v25
  %v616 = mul i64 %v615, 6
  %v617 = add i64 %v616, %v518
  %v618 = mul i64 %v617, 9
  %v619 = add i64 %v618, 8
  %v620 = getelementptr inbounds i8, ptr %v7, i64 %v619
  %v621 = fmul <8 x float> %v609, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v622 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v621)
  %v623 = fcmp ogt <8 x float> %v622, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v624 = select <8 x i1> %v623, <8 x float> %v622, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v625 = fcmp olt <8 x float> %v624, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v626 = select <8 x i1> %v625, <8 x float> %v624, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v627 = fadd <8 x float> %v626, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v628 = bitcast <8 x float> %v627 to <8 x i32>
  %v629 = trunc <8 x i32> %v628 to <8 x i8>
  %v630 = extractelement <8 x i8> %v629, i64 0
  store i8 %v630, ptr %v620, align 1
  %v631 = add i64 %v617, 1
  %v632 = fmul <8 x float> %v613, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v633 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v632)
  %v634 = getelementptr inbounds i8, ptr %v620, i64 9
  %v635 = fcmp ogt <8 x float> %v633, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v636 = select <8 x i1> %v635, <8 x float> %v633, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v637 = fcmp olt <8 x float> %v636, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v638 = select <8 x i1> %v637, <8 x float> %v636, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v639 = fadd <8 x float> %v638, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v640 = bitcast <8 x float> %v639 to <8 x i32>
  %v641 = trunc <8 x i32> %v640 to <8 x i8>
  %v642 = extractelement <8 x i8> %v641, i64 0
  store i8 %v642, ptr %v634, align 1
  %v643 = add nsw i64 %v518, 2
  br label %head515
end517:
  %v644 = mul i64 %v26, 5
  %v645 = add i64 %v644, %v33
  %v646 = mul i64 %v645, 6
  %v647 = mul i64 %v646, 9
  %v648 = add i64 %v647, 8
  %v649 = getelementptr inbounds i8, ptr %v1, i64 %v648
  %v650 = getelementptr inbounds i8, ptr %v649, i64 27
  %v651 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v650, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v652 = zext <8 x i8> %v651 to <8 x i32>
  %v653 = sitofp <8 x i32> %v652 to <8 x float>
  %v654 = fsub <8 x float> %v653, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v655 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v654, <8 x float> %v396, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v656 = getelementptr inbounds i8, ptr %v649, i64 36
  %v657 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v656, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v658 = zext <8 x i8> %v657 to <8 x i32>
  %v659 = sitofp <8 x i32> %v658 to <8 x float>
  %v660 = fsub <8 x float> %v659, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v661 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v660, <8 x float> %v398, <8 x float> %v655)
  %v662 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v660, <8 x float> %v396, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v663 = getelementptr inbounds i8, ptr %v649, i64 45
  %v664 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v663, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v665 = zext <8 x i8> %v664 to <8 x i32>
  %v666 = sitofp <8 x i32> %v665 to <8 x float>
  %v667 = fsub <8 x float> %v666, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v668 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v667, <8 x float> %v400, <8 x float> %v661)
  %v669 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v667, <8 x float> %v398, <8 x float> %v662)
  %v670 = getelementptr inbounds i8, ptr %v649, i64 81
  %v671 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v670, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v672 = zext <8 x i8> %v671 to <8 x i32>
  %v673 = sitofp <8 x i32> %v672 to <8 x float>
  %v674 = fsub <8 x float> %v673, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v675 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v674, <8 x float> %v402, <8 x float> %v668)
  %v676 = getelementptr inbounds i8, ptr %v649, i64 90
  %v677 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v676, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v678 = zext <8 x i8> %v677 to <8 x i32>
  %v679 = sitofp <8 x i32> %v678 to <8 x float>
  %v680 = fsub <8 x float> %v679, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v681 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v680, <8 x float> %v404, <8 x float> %v675)
  %v682 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v680, <8 x float> %v402, <8 x float> %v669)
  %v683 = getelementptr inbounds i8, ptr %v649, i64 99
  %v684 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v683, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v685 = zext <8 x i8> %v684 to <8 x i32>
  %v686 = sitofp <8 x i32> %v685 to <8 x float>
  %v687 = fsub <8 x float> %v686, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v688 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v687, <8 x float> %v406, <8 x float> %v681)
  %v689 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v687, <8 x float> %v404, <8 x float> %v682)
  %v690 = getelementptr inbounds i8, ptr %v649, i64 135
  %v691 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v690, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v692 = zext <8 x i8> %v691 to <8 x i32>
  %v693 = sitofp <8 x i32> %v692 to <8 x float>
  %v694 = fsub <8 x float> %v693, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v695 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v694, <8 x float> %v408, <8 x float> %v688)
  %v696 = getelementptr inbounds i8, ptr %v649, i64 144
  %v697 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v696, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v698 = zext <8 x i8> %v697 to <8 x i32>
  %v699 = sitofp <8 x i32> %v698 to <8 x float>
  %v700 = fsub <8 x float> %v699, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v701 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v700, <8 x float> %v410, <8 x float> %v695)
  %v702 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v700, <8 x float> %v408, <8 x float> %v689)
  %v703 = getelementptr inbounds i8, ptr %v649, i64 153
  %v704 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v703, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v705 = zext <8 x i8> %v704 to <8 x i32>
  %v706 = sitofp <8 x i32> %v705 to <8 x float>
  %v707 = fsub <8 x float> %v706, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v708 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v707, <8 x float> %v412, <8 x float> %v701)
  %v709 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v707, <8 x float> %v410, <8 x float> %v702)
  %v710 = getelementptr inbounds i32, ptr %v5, i64 8
  %v711 = load <8 x i32>, ptr %v710, align 4
  %v712 = fptosi <8 x float> %v708 to <8 x i32>
  %v713 = add <8 x i32> %v712, %v711
  %v714 = sitofp <8 x i32> %v713 to <8 x float>
  %v715 = load <8 x i32>, ptr %v710, align 4
  %v716 = fptosi <8 x float> %v709 to <8 x i32>
  %v717 = add <8 x i32> %v716, %v715
  %v718 = sitofp <8 x i32> %v717 to <8 x float>
  %v719 = mul i64 %v26, 5
  %v720 = add i64 %v719, %v25
  %v721 = mul i64 %v720, 6
  %v722 = add i64 %v721, 4
  %v723 = mul i64 %v722, 9
  %v724 = add i64 %v723, 8
  %v725 = getelementptr inbounds i8, ptr %v7, i64 %v724
  %v726 = fmul <8 x float> %v714, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v727 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v726)
  %v728 = fcmp ogt <8 x float> %v727, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v729 = select <8 x i1> %v728, <8 x float> %v727, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v730 = fcmp olt <8 x float> %v729, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v731 = select <8 x i1> %v730, <8 x float> %v729, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v732 = fadd <8 x float> %v731, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v733 = bitcast <8 x float> %v732 to <8 x i32>
  %v734 = trunc <8 x i32> %v733 to <8 x i8>
  %v735 = extractelement <8 x i8> %v734, i64 0
  store i8 %v735, ptr %v725, align 1
  %v736 = add i64 %v722, 1
  %v737 = fmul <8 x float> %v718, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v738 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v737)
  %v739 = getelementptr inbounds i8, ptr %v725, i64 9
  %v740 = fcmp ogt <8 x float> %v738, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v741 = select <8 x i1> %v740, <8 x float> %v738, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v742 = fcmp olt <8 x float> %v741, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v743 = select <8 x i1> %v742, <8 x float> %v741, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v744 = fadd <8 x float> %v743, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v745 = bitcast <8 x float> %v744 to <8 x i32>
  %v746 = trunc <8 x i32> %v745 to <8 x i8>
  %v747 = extractelement <8 x i8> %v746, i64 0
  store i8 %v747, ptr %v739, align 1
  br label %end393
end393:
  br label %end32
end32:
  %v748 = xor i1 %v30, true
  br i1 %v748, label %then749, label %end750
then749:
  %v751 = icmp slt i64 %v27, 5
  %v752 = select i1 %v751, i64 %v27, i64 5
  br label %head753
head753:
  %v756 = phi i64 [ %v25, %then749 ], [ %v1287, %end1029 ]
  %v757 = icmp slt i64 %v756, %v752
  br i1 %v757, label %body754, label %end755
body754:
  %v758 = sub i64 %v756, 1
  %v759 = sub i64 0, %v758
  %v760 = icmp sgt i64 %v759, 0
  %v761 = select i1 %v760, i64 %v759, i64 0
  %v762 = sub i64 5, %v758
  %v763 = icmp sgt i64 %v762, 0
  %v764 = select i1 %v763, i64 %v762, i64 0
  %v765 = icmp slt i64 %v764, 3
  %v766 = select i1 %v765, i64 %v764, i64 3
  %v767 = icmp slt i64 %v24, 1
  %v768 = select i1 %v767, i64 %v24, i64 1
  br label %head769
head769:
  %v772 = phi i64 [ %v21, %body754 ], [ %v1026, %end948 ]
  %v773 = icmp slt i64 %v772, %v768
  br i1 %v773, label %body770, label %end771
body770:
  %v774 = mul i64 %v772, 8
  br label %head775
head775:
  %v778 = phi i64 [ %v761, %body770 ], [ %v817, %body776 ]
  %v779 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body770 ], [ %v809, %body776 ]
  %v780 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body770 ], [ %v816, %body776 ]
  %v781 = icmp slt i64 %v778, %v766
  br i1 %v781, label %body776, label %end777
body776:
  %v782 = add i64 %v758, %v778
  %v783 = mul i64 %v26, 5
  %v784 = add i64 %v783, %v782
  %v785 = mul i64 %v784, 6
  %v786 = mul i64 %v785, 9
  %v787 = add i64 %v786, %v774
  %v788 = getelementptr inbounds i8, ptr %v1, i64 %v787
  %v789 = mul i64 %v778, 3
  %v790 = mul i64 %v789, 16
  %v791 = add i64 %v790, %v774
  %v792 = getelementptr inbounds float, ptr %v3, i64 %v791
  %v793 = load <8 x float>, ptr %v792, align 4
  %v794 = getelementptr inbounds float, ptr %v792, i64 16
  %v795 = load <8 x float>, ptr %v794, align 4
  %v796 = getelementptr inbounds float, ptr %v792, i64 32
  %v797 = load <8 x float>, ptr %v796, align 4
  %v798 = load <8 x i8>, ptr %v788, align 1
  %v799 = zext <8 x i8> %v798 to <8 x i32>
  %v800 = sitofp <8 x i32> %v799 to <8 x float>
  %v801 = fsub <8 x float> %v800, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v802 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v801, <8 x float> %v795, <8 x float> %v779)
  %v803 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v801, <8 x float> %v793, <8 x float> %v780)
  %v804 = getelementptr inbounds i8, ptr %v788, i64 9
  %v805 = load <8 x i8>, ptr %v804, align 1
  %v806 = zext <8 x i8> %v805 to <8 x i32>
  %v807 = sitofp <8 x i32> %v806 to <8 x float>
  %v808 = fsub <8 x float> %v807, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v809 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v808, <8 x float> %v797, <8 x float> %v802)
  %v810 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v808, <8 x float> %v795, <8 x float> %v803)
  %v811 = getelementptr inbounds i8, ptr %v788, i64 18
  %v812 = load <8 x i8>, ptr %v811, align 1
  %v813 = zext <8 x i8> %v812 to <8 x i32>
  %v814 = sitofp <8 x i32> %v813 to <8 x float>
  %v815 = fsub <8 x float> %v814, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v816 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v815, <8 x float> %v797, <8 x float> %v810)
  %v817 = add nsw i64 %v778, 1
  br label %head775
end777:
  %v818 = getelementptr inbounds i32, ptr %v5, i64 %v774
  %v819 = load <8 x i32>, ptr %v818, align 4
  %v820 = fptosi <8 x float> %v779 to <8 x i32>
  %v821 = add <8 x i32> %v820, %v819
  %v822 = sitofp <8 x i32> %v821 to <8 x float>
  %v823 = load <8 x i32>, ptr %v818, align 4
  %v824 = fptosi <8 x float> %v780 to <8 x i32>
  %v825 = add <8 x i32> %v824, %v823
  %v826 = sitofp <8 x i32> %v825 to <8 x float>
  %v827 = mul i64 %v26, 5
  %v828 = add i64 %v827, %v756
  %v829 = mul i64 %v828, 6
  %v830 = mul i64 %v829, 9
  %v831 = add i64 %v830, %v774
  %v832 = getelementptr inbounds i8, ptr %v7, i64 %v831
  %v833 = fmul <8 x float> %v822, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v834 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v833)
  %v835 = fcmp ogt <8 x float> %v834, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v836 = select <8 x i1> %v835, <8 x float> %v834, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v837 = fcmp olt <8 x float> %v836, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v838 = select <8 x i1> %v837, <8 x float> %v836, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v839 = fadd <8 x float> %v838, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v840 = bitcast <8 x float> %v839 to <8 x i32>
  %v841 = trunc <8 x i32> %v840 to <8 x i8>
  store <8 x i8> %v841, ptr %v832, align 1
  %v842 = add i64 %v829, 1
  %v843 = fmul <8 x float> %v826, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v844 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v843)
  %v845 = getelementptr inbounds i8, ptr %v832, i64 9
  %v846 = fcmp ogt <8 x float> %v844, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v847 = select <8 x i1> %v846, <8 x float> %v844, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v848 = fcmp olt <8 x float> %v847, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v849 = select <8 x i1> %v848, <8 x float> %v847, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v850 = fadd <8 x float> %v849, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v851 = bitcast <8 x float> %v850 to <8 x i32>
  %v852 = trunc <8 x i32> %v851 to <8 x i8>
  store <8 x i8> %v852, ptr %v845, align 1
  br label %head853
head853:
  %v856 = phi i64 [ 2, %end777 ], [ %v945, %end861 ]
  %v857 = icmp slt i64 %v856, 4
  br i1 %v857, label %body854, label %end855
body854:
  %v858 = sub i64 %v856, 1
  br label %head859
head859:
  %v862 = phi i64 [ %v761, %body854 ], [ %v908, %body860 ]
  %v863 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body854 ], [ %v900, %body860 ]
  %v864 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body854 ], [ %v907, %body860 ]
  %v865 = icmp slt i64 %v862, %v766
  br i1 %v865, label %body860, label %end861
body860:
  %v866 = add i64 %v758, %v862
  %v867 = mul i64 %v26, 5
  %v868 = add i64 %v867, %v866
  %v869 = mul i64 %v868, 6
  %v870 = add i64 %v869, %v858
  %v871 = mul i64 %v870, 9
  %v872 = add i64 %v871, %v774
  %v873 = getelementptr inbounds i8, ptr %v1, i64 %v872
  %v874 = mul i64 %v862, 3
  %v875 = mul i64 %v874, 16
  %v876 = add i64 %v875, %v774
  %v877 = getelementptr inbounds float, ptr %v3, i64 %v876
  %v878 = load <8 x float>, ptr %v877, align 4
  %v879 = getelementptr inbounds float, ptr %v877, i64 16
  %v880 = load <8 x float>, ptr %v879, align 4
  %v881 = getelementptr inbounds float, ptr %v877, i64 32
  %v882 = load <8 x float>, ptr %v881, align 4
  %v883 = load <8 x i8>, ptr %v873, align 1
  %v884 = zext <8 x i8> %v883 to <8 x i32>
  %v885 = sitofp <8 x i32> %v884 to <8 x float>
  %v886 = fsub <8 x float> %v885, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v887 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v886, <8 x float> %v878, <8 x float> %v863)
  %v888 = getelementptr inbounds i8, ptr %v873, i64 9
  %v889 = load <8 x i8>, ptr %v888, align 1
  %v890 = zext <8 x i8> %v889 to <8 x i32>
  %v891 = sitofp <8 x i32> %v890 to <8 x float>
  %v892 = fsub <8 x float> %v891, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v893 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v892, <8 x float> %v880, <8 x float> %v887)
  %v894 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v892, <8 x float> %v878, <8 x float> %v864)
  %v895 = getelementptr inbounds i8, ptr %v873, i64 18
  %v896 = load <8 x i8>, ptr %v895, align 1
  %v897 = zext <8 x i8> %v896 to <8 x i32>
  %v898 = sitofp <8 x i32> %v897 to <8 x float>
  %v899 = fsub <8 x float> %v898, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v900 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v899, <8 x float> %v882, <8 x float> %v893)
  %v901 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v899, <8 x float> %v880, <8 x float> %v894)
  %v902 = getelementptr inbounds i8, ptr %v873, i64 27
  %v903 = load <8 x i8>, ptr %v902, align 1
  %v904 = zext <8 x i8> %v903 to <8 x i32>
  %v905 = sitofp <8 x i32> %v904 to <8 x float>
  %v906 = fsub <8 x float> %v905, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v907 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v906, <8 x float> %v882, <8 x float> %v901)
  %v908 = add nsw i64 %v862, 1
  br label %head859
end861:
  %v909 = getelementptr inbounds i32, ptr %v5, i64 %v774
  %v910 = load <8 x i32>, ptr %v909, align 4
  %v911 = fptosi <8 x float> %v863 to <8 x i32>
  %v912 = add <8 x i32> %v911, %v910
  %v913 = sitofp <8 x i32> %v912 to <8 x float>
  %v914 = load <8 x i32>, ptr %v909, align 4
  %v915 = fptosi <8 x float> %v864 to <8 x i32>
  %v916 = add <8 x i32> %v915, %v914
  %v917 = sitofp <8 x i32> %v916 to <8 x float>
  %v918 = mul i64 %v26, 5
  %v919 = add i64 %v918, %v756
  %v920 = mul i64 %v919, 6
  %v921 = add i64 %v920, %v856
  %v922 = mul i64 %v921, 9
  %v923 = add i64 %v922, %v774
  %v924 = getelementptr inbounds i8, ptr %v7, i64 %v923
  %v925 = fmul <8 x float> %v913, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v926 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v925)
  %v927 = fcmp ogt <8 x float> %v926, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v928 = select <8 x i1> %v927, <8 x float> %v926, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v929 = fcmp olt <8 x float> %v928, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v930 = select <8 x i1> %v929, <8 x float> %v928, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v931 = fadd <8 x float> %v930, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v932 = bitcast <8 x float> %v931 to <8 x i32>
  %v933 = trunc <8 x i32> %v932 to <8 x i8>
  store <8 x i8> %v933, ptr %v924, align 1
  %v934 = add i64 %v921, 1
  %v935 = fmul <8 x float> %v917, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v936 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v935)
  %v937 = getelementptr inbounds i8, ptr %v924, i64 9
  %v938 = fcmp ogt <8 x float> %v936, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v939 = select <8 x i1> %v938, <8 x float> %v936, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v940 = fcmp olt <8 x float> %v939, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v941 = select <8 x i1> %v940, <8 x float> %v939, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v942 = fadd <8 x float> %v941, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v943 = bitcast <8 x float> %v942 to <8 x i32>
  %v944 = trunc <8 x i32> %v943 to <8 x i8>
  store <8 x i8> %v944, ptr %v937, align 1
  %v945 = add nsw i64 %v856, 2
  br label %head853
end855:
  br label %head946
head946:
  %v949 = phi i64 [ %v761, %end855 ], [ %v989, %body947 ]
  %v950 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end855 ], [ %v987, %body947 ]
  %v951 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end855 ], [ %v988, %body947 ]
  %v952 = icmp slt i64 %v949, %v766
  br i1 %v952, label %body947, label %end948
body947:
  %v953 = add i64 %v758, %v949
  %v954 = mul i64 %v26, 5
  %v955 = add i64 %v954, %v953
  %v956 = mul i64 %v955, 6
  %v957 = mul i64 %v956, 9
  %v958 = add i64 %v957, %v774
  %v959 = getelementptr inbounds i8, ptr %v1, i64 %v958
  %v960 = mul i64 %v949, 3
  %v961 = mul i64 %v960, 16
  %v962 = add i64 %v961, %v774
  %v963 = getelementptr inbounds float, ptr %v3, i64 %v962
  %v964 = load <8 x float>, ptr %v963, align 4
  %v965 = getelementptr inbounds float, ptr %v963, i64 16
  %v966 = load <8 x float>, ptr %v965, align 4
  %v967 = getelementptr inbounds float, ptr %v963, i64 32
  %v968 = load <8 x float>, ptr %v967, align 4
  %v969 = getelementptr inbounds i8, ptr %v959, i64 27
  %v970 = load <8 x i8>, ptr %v969, align 1
  %v971 = zext <8 x i8> %v970 to <8 x i32>
  %v972 = sitofp <8 x i32> %v971 to <8 x float>
  %v973 = fsub <8 x float> %v972, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v974 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v973, <8 x float> %v964, <8 x float> %v950)
  %v975 = getelementptr inbounds i8, ptr %v959, i64 36
  %v976 = load <8 x i8>, ptr %v975, align 1
  %v977 = zext <8 x i8> %v976 to <8 x i32>
  %v978 = sitofp <8 x i32> %v977 to <8 x float>
  %v979 = fsub <8 x float> %v978, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v980 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v979, <8 x float> %v966, <8 x float> %v974)
  %v981 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v979, <8 x float> %v964, <8 x float> %v951)
  %v982 = getelementptr inbounds i8, ptr %v959, i64 45
  %v983 = load <8 x i8>, ptr %v982, align 1
  %v984 = zext <8 x i8> %v983 to <8 x i32>
  %v985 = sitofp <8 x i32> %v984 to <8 x float>
  %v986 = fsub <8 x float> %v985, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v987 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v986, <8 x float> %v968, <8 x float> %v980)
  %v988 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v986, <8 x float> %v966, <8 x float> %v981)
  %v989 = add nsw i64 %v949, 1
  br label %head946
end948:
  %v990 = getelementptr inbounds i32, ptr %v5, i64 %v774
  %v991 = load <8 x i32>, ptr %v990, align 4
  %v992 = fptosi <8 x float> %v950 to <8 x i32>
  %v993 = add <8 x i32> %v992, %v991
  %v994 = sitofp <8 x i32> %v993 to <8 x float>
  %v995 = load <8 x i32>, ptr %v990, align 4
  %v996 = fptosi <8 x float> %v951 to <8 x i32>
  %v997 = add <8 x i32> %v996, %v995
  %v998 = sitofp <8 x i32> %v997 to <8 x float>
  %v999 = mul i64 %v26, 5
  %v1000 = add i64 %v999, %v756
  %v1001 = mul i64 %v1000, 6
  %v1002 = add i64 %v1001, 4
  %v1003 = mul i64 %v1002, 9
  %v1004 = add i64 %v1003, %v774
  %v1005 = getelementptr inbounds i8, ptr %v7, i64 %v1004
  %v1006 = fmul <8 x float> %v994, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1007 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1006)
  %v1008 = fcmp ogt <8 x float> %v1007, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1009 = select <8 x i1> %v1008, <8 x float> %v1007, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1010 = fcmp olt <8 x float> %v1009, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1011 = select <8 x i1> %v1010, <8 x float> %v1009, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1012 = fadd <8 x float> %v1011, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1013 = bitcast <8 x float> %v1012 to <8 x i32>
  %v1014 = trunc <8 x i32> %v1013 to <8 x i8>
  store <8 x i8> %v1014, ptr %v1005, align 1
  %v1015 = add i64 %v1002, 1
  %v1016 = fmul <8 x float> %v998, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1017 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1016)
  %v1018 = getelementptr inbounds i8, ptr %v1005, i64 9
  %v1019 = fcmp ogt <8 x float> %v1017, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1020 = select <8 x i1> %v1019, <8 x float> %v1017, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1021 = fcmp olt <8 x float> %v1020, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1022 = select <8 x i1> %v1021, <8 x float> %v1020, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1023 = fadd <8 x float> %v1022, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1024 = bitcast <8 x float> %v1023 to <8 x i32>
  %v1025 = trunc <8 x i32> %v1024 to <8 x i8>
  store <8 x i8> %v1025, ptr %v1018, align 1
  %v1026 = add nsw i64 %v772, 1
  br label %head769
end771:
  %v1027 = icmp eq i64 %v24, 2
  br i1 %v1027, label %then1028, label %end1029
then1028:
  br label %head1030
head1030:
  %v1033 = phi i64 [ %v761, %then1028 ], [ %v1072, %body1031 ]
  %v1034 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then1028 ], [ %v1064, %body1031 ]
  %v1035 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then1028 ], [ %v1071, %body1031 ]
  %v1036 = icmp slt i64 %v1033, %v766
  br i1 %v1036, label %body1031, label %end1032
body1031:
  %v1037 = add i64 %v758, %v1033
  %v1038 = mul i64 %v26, 5
  %v1039 = add i64 %v1038, %v1037
  %v1040 = mul i64 %v1039, 6
  %v1041 = mul i64 %v1040, 9
  %v1042 = add i64 %v1041, 8
  %v1043 = getelementptr inbounds i8, ptr %v1, i64 %v1042
  %v1044 = mul i64 %v1033, 3
  %v1045 = mul i64 %v1044, 16
  %v1046 = add i64 %v1045, 8
  %v1047 = getelementptr inbounds float, ptr %v3, i64 %v1046
  %v1048 = load <8 x float>, ptr %v1047, align 4
  %v1049 = getelementptr inbounds float, ptr %v1047, i64 16
  %v1050 = load <8 x float>, ptr %v1049, align 4
  %v1051 = getelementptr inbounds float, ptr %v1047, i64 32
  %v1052 = load <8 x float>, ptr %v1051, align 4
  %v1053 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1043, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1054 = zext <8 x i8> %v1053 to <8 x i32>
  %v1055 = sitofp <8 x i32> %v1054 to <8 x float>
  %v1056 = fsub <8 x float> %v1055, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1057 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1056, <8 x float> %v1050, <8 x float> %v1034)
  %v1058 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1056, <8 x float> %v1048, <8 x float> %v1035)
  %v1059 = getelementptr inbounds i8, ptr %v1043, i64 9
  %v1060 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1059, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1061 = zext <8 x i8> %v1060 to <8 x i32>
  %v1062 = sitofp <8 x i32> %v1061 to <8 x float>
  %v1063 = fsub <8 x float> %v1062, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1064 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1063, <8 x float> %v1052, <8 x float> %v1057)
  %v1065 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1063, <8 x float> %v1050, <8 x float> %v1058)
  %v1066 = getelementptr inbounds i8, ptr %v1043, i64 18
  %v1067 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1066, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1068 = zext <8 x i8> %v1067 to <8 x i32>
  %v1069 = sitofp <8 x i32> %v1068 to <8 x float>
  %v1070 = fsub <8 x float> %v1069, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1071 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1070, <8 x float> %v1052, <8 x float> %v1065)
  %v1072 = add nsw i64 %v1033, 1
  br label %head1030
end1032:
  %v1073 = getelementptr inbounds i32, ptr %v5, i64 8
  %v1074 = load <8 x i32>, ptr %v1073, align 4
  %v1075 = fptosi <8 x float> %v1034 to <8 x i32>
  %v1076 = add <8 x i32> %v1075, %v1074
  %v1077 = sitofp <8 x i32> %v1076 to <8 x float>
  %v1078 = load <8 x i32>, ptr %v1073, align 4
  %v1079 = fptosi <8 x float> %v1035 to <8 x i32>
  %v1080 = add <8 x i32> %v1079, %v1078
  %v1081 = sitofp <8 x i32> %v1080 to <8 x float>
  %v1082 = mul i64 %v26, 5
  %v1083 = add i64 %v1082, %v756
  %v1084 = mul i64 %v1083, 6
  %v1085 = mul i64 %v1084, 9
  %v1086 = add i64 %v1085, 8
  %v1087 = getelementptr inbounds i8, ptr %v7, i64 %v1086
  %v1088 = fmul <8 x float> %v1077, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1089 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1088)
  %v1090 = fcmp ogt <8 x float> %v1089, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1091 = select <8 x i1> %v1090, <8 x float> %v1089, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1092 = fcmp olt <8 x float> %v1091, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1093 = select <8 x i1> %v1092, <8 x float> %v1091, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1094 = fadd <8 x float> %v1093, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1095 = bitcast <8 x float> %v1094 to <8 x i32>
  %v1096 = trunc <8 x i32> %v1095 to <8 x i8>
  %v1097 = extractelement <8 x i8> %v1096, i64 0
  store i8 %v1097, ptr %v1087, align 1
  %v1098 = add i64 %v1084, 1
  %v1099 = fmul <8 x float> %v1081, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1100 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1099)
  %v1101 = getelementptr inbounds i8, ptr %v1087, i64 9
  %v1102 = fcmp ogt <8 x float> %v1100, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1103 = select <8 x i1> %v1102, <8 x float> %v1100, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1104 = fcmp olt <8 x float> %v1103, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1105 = select <8 x i1> %v1104, <8 x float> %v1103, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1106 = fadd <8 x float> %v1105, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1107 = bitcast <8 x float> %v1106 to <8 x i32>
  %v1108 = trunc <8 x i32> %v1107 to <8 x i8>
  %v1109 = extractelement <8 x i8> %v1108, i64 0
  store i8 %v1109, ptr %v1101, align 1
  br label %head1110
head1110:
  %v1113 = phi i64 [ 2, %end1032 ], [ %v1204, %end1118 ]
  %v1114 = icmp slt i64 %v1113, 4
  br i1 %v1114, label %body1111, label %end1112
body1111:
  %v1115 = sub i64 %v1113, 1
  br label %head1116
head1116:
  %v1119 = phi i64 [ %v761, %body1111 ], [ %v1165, %body1117 ]
  %v1120 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body1111 ], [ %v1157, %body1117 ]
  %v1121 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body1111 ], [ %v1164, %body1117 ]
  %v1122 = icmp slt i64 %v1119, %v766
  br i1 %v1122, label %body1117, label %end1118
body1117:
  %v1123 = add i64 %v758, %v1119
  %v1124 = mul i64 %v26, 5
  %v1125 = add i64 %v1124, %v1123
  %v1126 = mul i64 %v1125, 6
  %v1127 = add i64 %v1126, %v1115
  %v1128 = mul i64 %v1127, 9
  %v1129 = add i64 %v1128, 8
  %v1130 = getelementptr inbounds i8, ptr %v1, i64 %v1129
  %v1131 = mul i64 %v1119, 3
  %v1132 = mul i64 %v1131, 16
  %v1133 = add i64 %v1132, 8
  %v1134 = getelementptr inbounds float, ptr %v3, i64 %v1133
  %v1135 = load <8 x float>, ptr %v1134, align 4
  %v1136 = getelementptr inbounds float, ptr %v1134, i64 16
  %v1137 = load <8 x float>, ptr %v1136, align 4
  %v1138 = getelementptr inbounds float, ptr %v1134, i64 32
  %v1139 = load <8 x float>, ptr %v1138, align 4
  %v1140 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1130, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1141 = zext <8 x i8> %v1140 to <8 x i32>
  %v1142 = sitofp <8 x i32> %v1141 to <8 x float>
  %v1143 = fsub <8 x float> %v1142, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1143, <8 x float> %v1135, <8 x float> %v1120)
  %v1145 = getelementptr inbounds i8, ptr %v1130, i64 9
  %v1146 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1145, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1147 = zext <8 x i8> %v1146 to <8 x i32>
  %v1148 = sitofp <8 x i32> %v1147 to <8 x float>
  %v1149 = fsub <8 x float> %v1148, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1149, <8 x float> %v1137, <8 x float> %v1144)
  %v1151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1149, <8 x float> %v1135, <8 x float> %v1121)
  %v1152 = getelementptr inbounds i8, ptr %v1130, i64 18
  %v1153 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1152, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1154 = zext <8 x i8> %v1153 to <8 x i32>
  %v1155 = sitofp <8 x i32> %v1154 to <8 x float>
  %v1156 = fsub <8 x float> %v1155, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1156, <8 x float> %v1139, <8 x float> %v1150)
  %v1158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1156, <8 x float> %v1137, <8 x float> %v1151)
  %v1159 = getelementptr inbounds i8, ptr %v1130, i64 27
  %v1160 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1159, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1161 = zext <8 x i8> %v1160 to <8 x i32>
  %v1162 = sitofp <8 x i32> %v1161 to <8 x float>
  %v1163 = fsub <8 x float> %v1162, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1163, <8 x float> %v1139, <8 x float> %v1158)
  %v1165 = add nsw i64 %v1119, 1
  br label %head1116
end1118:
  %v1166 = getelementptr inbounds i32, ptr %v5, i64 8
  %v1167 = load <8 x i32>, ptr %v1166, align 4
  %v1168 = fptosi <8 x float> %v1120 to <8 x i32>
  %v1169 = add <8 x i32> %v1168, %v1167
  %v1170 = sitofp <8 x i32> %v1169 to <8 x float>
  %v1171 = load <8 x i32>, ptr %v1166, align 4
  %v1172 = fptosi <8 x float> %v1121 to <8 x i32>
  %v1173 = add <8 x i32> %v1172, %v1171
  %v1174 = sitofp <8 x i32> %v1173 to <8 x float>
  %v1175 = mul i64 %v26, 5
  %v1176 = add i64 %v1175, %v756
  %v1177 = mul i64 %v1176, 6
  %v1178 = add i64 %v1177, %v1113
  %v1179 = mul i64 %v1178, 9
  %v1180 = add i64 %v1179, 8
  %v1181 = getelementptr inbounds i8, ptr %v7, i64 %v1180
  %v1182 = fmul <8 x float> %v1170, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1183 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1182)
  %v1184 = fcmp ogt <8 x float> %v1183, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1185 = select <8 x i1> %v1184, <8 x float> %v1183, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1186 = fcmp olt <8 x float> %v1185, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1187 = select <8 x i1> %v1186, <8 x float> %v1185, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1188 = fadd <8 x float> %v1187, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1189 = bitcast <8 x float> %v1188 to <8 x i32>
  %v1190 = trunc <8 x i32> %v1189 to <8 x i8>
  %v1191 = extractelement <8 x i8> %v1190, i64 0
  store i8 %v1191, ptr %v1181, align 1
  %v1192 = add i64 %v1178, 1
  %v1193 = fmul <8 x float> %v1174, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1194 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1193)
  %v1195 = getelementptr inbounds i8, ptr %v1181, i64 9
  %v1196 = fcmp ogt <8 x float> %v1194, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1197 = select <8 x i1> %v1196, <8 x float> %v1194, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1198 = fcmp olt <8 x float> %v1197, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1199 = select <8 x i1> %v1198, <8 x float> %v1197, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1200 = fadd <8 x float> %v1199, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1201 = bitcast <8 x float> %v1200 to <8 x i32>
  %v1202 = trunc <8 x i32> %v1201 to <8 x i8>
  %v1203 = extractelement <8 x i8> %v1202, i64 0
  store i8 %v1203, ptr %v1195, align 1
  %v1204 = add nsw i64 %v1113, 2
  br label %head1110
end1112:
  br label %head1205
head1205:
  %v1208 = phi i64 [ %v761, %end1112 ], [ %v1248, %body1206 ]
  %v1209 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end1112 ], [ %v1246, %body1206 ]
  %v1210 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end1112 ], [ %v1247, %body1206 ]
  %v1211 = icmp slt i64 %v1208, %v766
  br i1 %v1211, label %body1206, label %end1207
body1206:
  %v1212 = add i64 %v758, %v1208
  %v1213 = mul i64 %v26, 5
  %v1214 = add i64 %v1213, %v1212
  %v1215 = mul i64 %v1214, 6
  %v1216 = mul i64 %v1215, 9
  %v1217 = add i64 %v1216, 8
  %v1218 = getelementptr inbounds i8, ptr %v1, i64 %v1217
  %v1219 = mul i64 %v1208, 3
  %v1220 = mul i64 %v1219, 16
  %v1221 = add i64 %v1220, 8
  %v1222 = getelementptr inbounds float, ptr %v3, i64 %v1221
  %v1223 = load <8 x float>, ptr %v1222, align 4
  %v1224 = getelementptr inbounds float, ptr %v1222, i64 16
  %v1225 = load <8 x float>, ptr %v1224, align 4
  %v1226 = getelementptr inbounds float, ptr %v1222, i64 32
  %v1227 = load <8 x float>, ptr %v1226, align 4
  %v1228 = getelementptr inbounds i8, ptr %v1218, i64 27
  %v1229 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1228, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1230 = zext <8 x i8> %v1229 to <8 x i32>
  %v1231 = sitofp <8 x i32> %v1230 to <8 x float>
  %v1232 = fsub <8 x float> %v1231, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1232, <8 x float> %v1223, <8 x float> %v1209)
  %v1234 = getelementptr inbounds i8, ptr %v1218, i64 36
  %v1235 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1234, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1236 = zext <8 x i8> %v1235 to <8 x i32>
  %v1237 = sitofp <8 x i32> %v1236 to <8 x float>
  %v1238 = fsub <8 x float> %v1237, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1238, <8 x float> %v1225, <8 x float> %v1233)
  %v1240 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1238, <8 x float> %v1223, <8 x float> %v1210)
  %v1241 = getelementptr inbounds i8, ptr %v1218, i64 45
  %v1242 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v1241, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v1243 = zext <8 x i8> %v1242 to <8 x i32>
  %v1244 = sitofp <8 x i32> %v1243 to <8 x float>
  %v1245 = fsub <8 x float> %v1244, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v1246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1245, <8 x float> %v1227, <8 x float> %v1239)
  %v1247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1245, <8 x float> %v1225, <8 x float> %v1240)
  %v1248 = add nsw i64 %v1208, 1
  br label %head1205
end1207:
  %v1249 = getelementptr inbounds i32, ptr %v5, i64 8
  %v1250 = load <8 x i32>, ptr %v1249, align 4
  %v1251 = fptosi <8 x float> %v1209 to <8 x i32>
  %v1252 = add <8 x i32> %v1251, %v1250
  %v1253 = sitofp <8 x i32> %v1252 to <8 x float>
  %v1254 = load <8 x i32>, ptr %v1249, align 4
  %v1255 = fptosi <8 x float> %v1210 to <8 x i32>
  %v1256 = add <8 x i32> %v1255, %v1254
  %v1257 = sitofp <8 x i32> %v1256 to <8 x float>
  %v1258 = mul i64 %v26, 5
  %v1259 = add i64 %v1258, %v756
  %v1260 = mul i64 %v1259, 6
  %v1261 = add i64 %v1260, 4
  %v1262 = mul i64 %v1261, 9
  %v1263 = add i64 %v1262, 8
  %v1264 = getelementptr inbounds i8, ptr %v7, i64 %v1263
  %v1265 = fmul <8 x float> %v1253, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1266 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1265)
  %v1267 = fcmp ogt <8 x float> %v1266, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1268 = select <8 x i1> %v1267, <8 x float> %v1266, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1269 = fcmp olt <8 x float> %v1268, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1270 = select <8 x i1> %v1269, <8 x float> %v1268, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1271 = fadd <8 x float> %v1270, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1272 = bitcast <8 x float> %v1271 to <8 x i32>
  %v1273 = trunc <8 x i32> %v1272 to <8 x i8>
  %v1274 = extractelement <8 x i8> %v1273, i64 0
  store i8 %v1274, ptr %v1264, align 1
  %v1275 = add i64 %v1261, 1
  %v1276 = fmul <8 x float> %v1257, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v1277 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v1276)
  %v1278 = getelementptr inbounds i8, ptr %v1264, i64 9
  %v1279 = fcmp ogt <8 x float> %v1277, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1280 = select <8 x i1> %v1279, <8 x float> %v1277, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v1281 = fcmp olt <8 x float> %v1280, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1282 = select <8 x i1> %v1281, <8 x float> %v1280, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v1283 = fadd <8 x float> %v1282, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1284 = bitcast <8 x float> %v1283 to <8 x i32>
  %v1285 = trunc <8 x i32> %v1284 to <8 x i8>
  %v1286 = extractelement <8 x i8> %v1285, i64 0
  store i8 %v1286, ptr %v1278, align 1
  br label %end1029
end1029:
  %v1287 = add nsw i64 %v756, 1
  br label %head753
end755:
  br label %end750
end750:
  %v1288 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
