; task {"attributes":{"expression":"t0=add(x0,x1);t1=sub(t0,x1);t2=mul(t1,x0);t3=div(t2,x1);t4=pow(t3,x1);t5=min(t4,x0);t6=max(t5,x1);t7=neg(t6);t8=abs(t7);t9=sqrt(t8);t10=rcp(t9);t11=pow(t10,2.0)"},"inputs":["f32[37]","f32[37]"],"op":"elementwise","output":"f32[37]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v3
; phase k: 1 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare <8 x double> @llvm.rint.v8f64(<8 x double>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.floor.v8f32(<8 x float>)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v260, %end24 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 512
  %v17 = getelementptr inbounds float, ptr %v1, i64 %v16
  %v18 = getelementptr inbounds float, ptr %v3, i64 %v16
  %v19 = mul i64 %v14, 37
  %v20 = getelementptr inbounds float, ptr %v5, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v20, i64 %v16
  br label %head22
head22:
  %v25 = phi i64 [ 0, %body12 ], [ %v143, %body23 ]
  %v26 = icmp slt i64 %v25, 32
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = getelementptr inbounds float, ptr %v17, i64 %v25
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v18, i64 %v25
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = fadd <8 x float> %v28, %v30
  %v32 = fsub <8 x float> %v31, %v30
  %v33 = fmul <8 x float> %v32, %v28
  %v34 = fdiv <8 x float> %v33, %v30
  %v35 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %v34)
  %v36 = fcmp olt <8 x float> %v35, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %v37 = fmul <8 x float> %v35, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %v38 = select <8 x i1> %v36, <8 x float> %v37, <8 x float> %v35
  %v39 = bitcast <8 x float> %v38 to <8 x i32>
  %v40 = sub <8 x i32> %v39, splat (i32 1060439283)
  %v41 = ashr <8 x i32> %v40, splat (i32 23)
  %v42 = shl <8 x i32> %v41, splat (i32 23)
  %v43 = sub <8 x i32> %v39, %v42
  %v44 = sitofp <8 x i32> %v41 to <8 x float>
  %v45 = select <8 x i1> %v36, <8 x float> <float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v46 = fadd <8 x float> %v44, %v45
  %v47 = bitcast <8 x i32> %v43 to <8 x float>
  %v48 = fpext <8 x float> %v47 to <8 x double>
  %v49 = fsub <8 x double> %v48, splat (double 0x3FF0000000000000)
  %v50 = fadd <8 x double> %v48, splat (double 0x3FF0000000000000)
  %v51 = fdiv <8 x double> %v49, %v50
  %v52 = fmul <8 x double> %v51, %v51
  %v53 = fmul <8 x double> splat (double 0x3FD5CEB189AAA76E), %v52
  %v54 = fadd <8 x double> %v53, splat (double 0x3FDA58D5F2739764)
  %v55 = fmul <8 x double> %v54, %v52
  %v56 = fadd <8 x double> %v55, splat (double 0x3FE2777804A78B54)
  %v57 = fmul <8 x double> %v56, %v52
  %v58 = fadd <8 x double> %v57, splat (double 0x3FEEC709D123BC66)
  %v59 = fmul <8 x double> %v58, %v52
  %v60 = fadd <8 x double> %v59, splat (double 0x40071547652BEE7F)
  %v61 = fpext <8 x float> %v46 to <8 x double>
  %v62 = fmul <8 x double> %v51, %v60
  %v63 = fadd <8 x double> %v61, %v62
  %v64 = fcmp olt <8 x float> %v35, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v65 = select <8 x i1> %v64, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v35
  %v66 = fcmp olt <8 x float> %v35, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v67 = select <8 x i1> %v66, <8 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> %v65
  %v68 = fcmp oeq <8 x float> %v35, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v69 = select <8 x i1> %v68, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, <8 x float> %v67
  %v70 = fpext <8 x float> %v69 to <8 x double>
  %v71 = fadd <8 x double> %v63, %v70
  %v72 = fpext <8 x float> %v30 to <8 x double>
  %v73 = fmul <8 x double> %v71, %v72
  %v74 = fcmp ogt <8 x double> splat (double 0xC069000000000000), %v73
  %v75 = select <8 x i1> %v74, <8 x double> splat (double 0xC069000000000000), <8 x double> %v73
  %v76 = fcmp olt <8 x double> splat (double 0x4069000000000000), %v75
  %v77 = select <8 x i1> %v76, <8 x double> splat (double 0x4069000000000000), <8 x double> %v75
  %v78 = call <8 x double> @llvm.rint.v8f64(<8 x double> %v77)
  %v79 = fsub <8 x double> %v77, %v78
  %v80 = fptrunc <8 x double> %v79 to <8 x float>
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <8 x float> %v80, <8 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v81, <8 x float> %v80, <8 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v80, <8 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v83, <8 x float> %v80, <8 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v80, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v86 = fptosi <8 x double> %v78 to <8 x i32>
  %v87 = ashr <8 x i32> %v86, splat (i32 1)
  %v88 = sub <8 x i32> %v86, %v87
  %v89 = add <8 x i32> %v87, splat (i32 127)
  %v90 = shl <8 x i32> %v89, splat (i32 23)
  %v91 = bitcast <8 x i32> %v90 to <8 x float>
  %v92 = fmul <8 x float> %v85, %v91
  %v93 = add <8 x i32> %v88, splat (i32 127)
  %v94 = shl <8 x i32> %v93, splat (i32 23)
  %v95 = bitcast <8 x i32> %v94 to <8 x float>
  %v96 = fmul <8 x float> %v92, %v95
  %v97 = fcmp oeq <8 x float> %v35, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v98 = select <8 x i1> %v97, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v96
  %v99 = fmul <8 x float> %v30, <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>
  %v100 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v30)
  %v101 = fcmp oeq <8 x float> %v100, %v30
  %v102 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v99)
  %v103 = fcmp oeq <8 x float> %v102, %v99
  %v104 = xor <8 x i1> %v103, splat (i1 true)
  %v105 = and <8 x i1> %v101, %v104
  %v106 = bitcast <8 x float> %v34 to <8 x i32>
  %v107 = icmp slt <8 x i32> %v106, zeroinitializer
  %v108 = and <8 x i1> %v105, %v107
  %v109 = fneg <8 x float> %v98
  %v110 = select <8 x i1> %v108, <8 x float> %v109, <8 x float> %v98
  %v111 = fcmp ogt <8 x float> %v34, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v112 = fcmp olt <8 x float> %v34, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v113 = and <8 x i1> %v112, %v111
  %v114 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v30)
  %v115 = fcmp oeq <8 x float> %v114, %v30
  %v116 = xor <8 x i1> %v115, splat (i1 true)
  %v117 = and <8 x i1> %v113, %v116
  %v118 = select <8 x i1> %v117, <8 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> %v110
  %v119 = fcmp une <8 x float> %v34, %v34
  %v120 = fcmp une <8 x float> %v30, %v30
  %v121 = select <8 x i1> %v120, <8 x float> %v30, <8 x float> %v118
  %v122 = select <8 x i1> %v119, <8 x float> %v34, <8 x float> %v121
  %v123 = fcmp oeq <8 x float> %v34, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v124 = select <8 x i1> %v123, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v122
  %v125 = fcmp oeq <8 x float> %v30, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v126 = select <8 x i1> %v125, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v124
  %v127 = fcmp une <8 x float> %v126, %v126
  %v128 = fcmp olt <8 x float> %v126, %v28
  %v129 = select <8 x i1> %v128, <8 x float> %v126, <8 x float> %v28
  %v130 = select <8 x i1> %v127, <8 x float> %v126, <8 x float> %v129
  %v131 = fcmp une <8 x float> %v130, %v130
  %v132 = fcmp ogt <8 x float> %v130, %v30
  %v133 = select <8 x i1> %v132, <8 x float> %v130, <8 x float> %v30
  %v134 = select <8 x i1> %v131, <8 x float> %v130, <8 x float> %v133
  %v135 = fneg <8 x float> %v134
  %v136 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %v135)
  %v137 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %v136)
  %v138 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v137
  %v139 = fmul <8 x float> %v138, %v138
  %v140 = fmul <8 x float> %v139, %v138
  %v141 = fmul <8 x float> %v139, %v139
  %v142 = getelementptr inbounds float, ptr %v21, i64 %v25
  store <8 x float> %v139, ptr %v142, align 4
  %v143 = add nsw i64 %v25, 8
  br label %head22
end24:
  %v144 = getelementptr inbounds float, ptr %v17, i64 32
  %v145 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v144, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v146 = getelementptr inbounds float, ptr %v18, i64 32
  %v147 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v146, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v148 = fadd <8 x float> %v145, %v147
  %v149 = fsub <8 x float> %v148, %v147
  %v150 = fmul <8 x float> %v149, %v145
  %v151 = fdiv <8 x float> %v150, %v147
  %v152 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %v151)
  %v153 = fcmp olt <8 x float> %v152, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %v154 = fmul <8 x float> %v152, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %v155 = select <8 x i1> %v153, <8 x float> %v154, <8 x float> %v152
  %v156 = bitcast <8 x float> %v155 to <8 x i32>
  %v157 = sub <8 x i32> %v156, splat (i32 1060439283)
  %v158 = ashr <8 x i32> %v157, splat (i32 23)
  %v159 = shl <8 x i32> %v158, splat (i32 23)
  %v160 = sub <8 x i32> %v156, %v159
  %v161 = sitofp <8 x i32> %v158 to <8 x float>
  %v162 = select <8 x i1> %v153, <8 x float> <float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v163 = fadd <8 x float> %v161, %v162
  %v164 = bitcast <8 x i32> %v160 to <8 x float>
  %v165 = fpext <8 x float> %v164 to <8 x double>
  %v166 = fsub <8 x double> %v165, splat (double 0x3FF0000000000000)
  %v167 = fadd <8 x double> %v165, splat (double 0x3FF0000000000000)
  %v168 = fdiv <8 x double> %v166, %v167
  %v169 = fmul <8 x double> %v168, %v168
  %v170 = fmul <8 x double> splat (double 0x3FD5CEB189AAA76E), %v169
  %v171 = fadd <8 x double> %v170, splat (double 0x3FDA58D5F2739764)
  %v172 = fmul <8 x double> %v171, %v169
  %v173 = fadd <8 x double> %v172, splat (double 0x3FE2777804A78B54)
  %v174 = fmul <8 x double> %v173, %v169
  %v175 = fadd <8 x double> %v174, splat (double 0x3FEEC709D123BC66)
  %v176 = fmul <8 x double> %v175, %v169
  %v177 = fadd <8 x double> %v176, splat (double 0x40071547652BEE7F)
  %v178 = fpext <8 x float> %v163 to <8 x double>
  %v179 = fmul <8 x double> %v168, %v177
  %v180 = fadd <8 x double> %v178, %v179
  %v181 = fcmp olt <8 x float> %v152, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v182 = select <8 x i1> %v181, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v152
  %v183 = fcmp olt <8 x float> %v152, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v184 = select <8 x i1> %v183, <8 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> %v182
  %v185 = fcmp oeq <8 x float> %v152, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v186 = select <8 x i1> %v185, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, <8 x float> %v184
  %v187 = fpext <8 x float> %v186 to <8 x double>
  %v188 = fadd <8 x double> %v180, %v187
  %v189 = fpext <8 x float> %v147 to <8 x double>
  %v190 = fmul <8 x double> %v188, %v189
  %v191 = fcmp ogt <8 x double> splat (double 0xC069000000000000), %v190
  %v192 = select <8 x i1> %v191, <8 x double> splat (double 0xC069000000000000), <8 x double> %v190
  %v193 = fcmp olt <8 x double> splat (double 0x4069000000000000), %v192
  %v194 = select <8 x i1> %v193, <8 x double> splat (double 0x4069000000000000), <8 x double> %v192
  %v195 = call <8 x double> @llvm.rint.v8f64(<8 x double> %v194)
  %v196 = fsub <8 x double> %v194, %v195
  %v197 = fptrunc <8 x double> %v196 to <8 x float>
  %v198 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <8 x float> %v197, <8 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v198, <8 x float> %v197, <8 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v200 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v197, <8 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v200, <8 x float> %v197, <8 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v201, <8 x float> %v197, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v203 = fptosi <8 x double> %v195 to <8 x i32>
  %v204 = ashr <8 x i32> %v203, splat (i32 1)
  %v205 = sub <8 x i32> %v203, %v204
  %v206 = add <8 x i32> %v204, splat (i32 127)
  %v207 = shl <8 x i32> %v206, splat (i32 23)
  %v208 = bitcast <8 x i32> %v207 to <8 x float>
  %v209 = fmul <8 x float> %v202, %v208
  %v210 = add <8 x i32> %v205, splat (i32 127)
  %v211 = shl <8 x i32> %v210, splat (i32 23)
  %v212 = bitcast <8 x i32> %v211 to <8 x float>
  %v213 = fmul <8 x float> %v209, %v212
  %v214 = fcmp oeq <8 x float> %v152, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v215 = select <8 x i1> %v214, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v213
  %v216 = fmul <8 x float> %v147, <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>
  %v217 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v147)
  %v218 = fcmp oeq <8 x float> %v217, %v147
  %v219 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v216)
  %v220 = fcmp oeq <8 x float> %v219, %v216
  %v221 = xor <8 x i1> %v220, splat (i1 true)
  %v222 = and <8 x i1> %v218, %v221
  %v223 = bitcast <8 x float> %v151 to <8 x i32>
  %v224 = icmp slt <8 x i32> %v223, zeroinitializer
  %v225 = and <8 x i1> %v222, %v224
  %v226 = fneg <8 x float> %v215
  %v227 = select <8 x i1> %v225, <8 x float> %v226, <8 x float> %v215
  %v228 = fcmp ogt <8 x float> %v151, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v229 = fcmp olt <8 x float> %v151, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v230 = and <8 x i1> %v229, %v228
  %v231 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v147)
  %v232 = fcmp oeq <8 x float> %v231, %v147
  %v233 = xor <8 x i1> %v232, splat (i1 true)
  %v234 = and <8 x i1> %v230, %v233
  %v235 = select <8 x i1> %v234, <8 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> %v227
  %v236 = fcmp une <8 x float> %v151, %v151
  %v237 = fcmp une <8 x float> %v147, %v147
  %v238 = select <8 x i1> %v237, <8 x float> %v147, <8 x float> %v235
  %v239 = select <8 x i1> %v236, <8 x float> %v151, <8 x float> %v238
  %v240 = fcmp oeq <8 x float> %v151, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v241 = select <8 x i1> %v240, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v239
  %v242 = fcmp oeq <8 x float> %v147, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v243 = select <8 x i1> %v242, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v241
  %v244 = fcmp une <8 x float> %v243, %v243
  %v245 = fcmp olt <8 x float> %v243, %v145
  %v246 = select <8 x i1> %v245, <8 x float> %v243, <8 x float> %v145
  %v247 = select <8 x i1> %v244, <8 x float> %v243, <8 x float> %v246
  %v248 = fcmp une <8 x float> %v247, %v247
  %v249 = fcmp ogt <8 x float> %v247, %v147
  %v250 = select <8 x i1> %v249, <8 x float> %v247, <8 x float> %v147
  %v251 = select <8 x i1> %v248, <8 x float> %v247, <8 x float> %v250
  %v252 = fneg <8 x float> %v251
  %v253 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %v252)
  %v254 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %v253)
  %v255 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v254
  %v256 = fmul <8 x float> %v255, %v255
  %v257 = fmul <8 x float> %v256, %v255
  %v258 = fmul <8 x float> %v256, %v256
  %v259 = getelementptr inbounds float, ptr %v21, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v256, ptr align 4 %v259, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v260 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
