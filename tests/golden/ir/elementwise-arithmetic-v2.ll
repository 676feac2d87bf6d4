; task {"attributes":{"expression":"t0=add(x0,x1);t1=sub(t0,x1);t2=mul(t1,x0);t3=div(t2,x1);t4=pow(t3,x1);t5=min(t4,x0);t6=max(t5,x1);t7=neg(t6);t8=abs(t7);t9=sqrt(t8);t10=rcp(t9);t11=pow(t10,2.0)"},"inputs":["f32[37]","f32[37]"],"op":"elementwise","output":"f32[37]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v2
; phase k: 1 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x double> @llvm.rint.v4f64(<4 x double>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
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
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v270, %end24 ]
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
  %v25 = phi i64 [ 0, %body12 ], [ %v148, %body23 ]
  %v26 = icmp slt i64 %v25, 36
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = getelementptr inbounds float, ptr %v17, i64 %v25
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v18, i64 %v25
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fadd <4 x float> %v28, %v30
  %v32 = fsub <4 x float> %v31, %v30
  %v33 = fmul <4 x float> %v32, %v28
  %v34 = fdiv <4 x float> %v33, %v30
  %v35 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %v34)
  %v36 = fcmp olt <4 x float> %v35, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %v37 = fmul <4 x float> %v35, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %v38 = select <4 x i1> %v36, <4 x float> %v37, <4 x float> %v35
  %v39 = bitcast <4 x float> %v38 to <4 x i32>
  %v40 = sub <4 x i32> %v39, splat (i32 1060439283)
  %v41 = ashr <4 x i32> %v40, splat (i32 23)
  %v42 = shl <4 x i32> %v41, splat (i32 23)
  %v43 = sub <4 x i32> %v39, %v42
  %v44 = sitofp <4 x i32> %v41 to <4 x float>
  %v45 = select <4 x i1> %v36, <4 x float> <float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v46 = fadd <4 x float> %v44, %v45
  %v47 = bitcast <4 x i32> %v43 to <4 x float>
  %v48 = fpext <4 x float> %v47 to <4 x double>
  %v49 = fsub <4 x double> %v48, splat (double 0x3FF0000000000000)
  %v50 = fadd <4 x double> %v48, splat (double 0x3FF0000000000000)
  %v51 = fdiv <4 x double> %v49, %v50
  %v52 = fmul <4 x double> %v51, %v51
  %v53 = fmul <4 x double> splat (double 0x3FD5CEB189AAA76E), %v52
  %v54 = fadd <4 x double> %v53, splat (double 0x3FDA58D5F2739764)
  %v55 = fmul <4 x double> %v54, %v52
  %v56 = fadd <4 x double> %v55, splat (double 0x3FE2777804A78B54)
  %v57 = fmul <4 x double> %v56, %v52
  %v58 = fadd <4 x double> %v57, splat (double 0x3FEEC709D123BC66)
  %v59 = fmul <4 x double> %v58, %v52
  %v60 = fadd <4 x double> %v59, splat (double 0x40071547652BEE7F)
  %v61 = fpext <4 x float> %v46 to <4 x double>
  %v62 = fmul <4 x double> %v51, %v60
  %v63 = fadd <4 x double> %v61, %v62
  %v64 = fcmp olt <4 x float> %v35, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v65 = select <4 x i1> %v64, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v35
  %v66 = fcmp olt <4 x float> %v35, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v67 = select <4 x i1> %v66, <4 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <4 x float> %v65
  %v68 = fcmp oeq <4 x float> %v35, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v69 = select <4 x i1> %v68, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, <4 x float> %v67
  %v70 = fpext <4 x float> %v69 to <4 x double>
  %v71 = fadd <4 x double> %v63, %v70
  %v72 = fpext <4 x float> %v30 to <4 x double>
  %v73 = fmul <4 x double> %v71, %v72
  %v74 = fcmp ogt <4 x double> splat (double 0xC069000000000000), %v73
  %v75 = select <4 x i1> %v74, <4 x double> splat (double 0xC069000000000000), <4 x double> %v73
  %v76 = fcmp olt <4 x double> splat (double 0x4069000000000000), %v75
  %v77 = select <4 x i1> %v76, <4 x double> splat (double 0x4069000000000000), <4 x double> %v75
  %v78 = call <4 x double> @llvm.rint.v4f64(<4 x double> %v77)
  %v79 = fsub <4 x double> %v77, %v78
  %v80 = fptrunc <4 x double> %v79 to <4 x float>
  %v81 = fmul <4 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, %v80
  %v82 = fadd <4 x float> %v81, <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>
  %v83 = fmul <4 x float> %v82, %v80
  %v84 = fadd <4 x float> %v83, <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>
  %v85 = fmul <4 x float> %v84, %v80
  %v86 = fadd <4 x float> %v85, <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>
  %v87 = fmul <4 x float> %v86, %v80
  %v88 = fadd <4 x float> %v87, <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>
  %v89 = fmul <4 x float> %v88, %v80
  %v90 = fadd <4 x float> %v89, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v91 = fptosi <4 x double> %v78 to <4 x i32>
  %v92 = ashr <4 x i32> %v91, splat (i32 1)
  %v93 = sub <4 x i32> %v91, %v92
  %v94 = add <4 x i32> %v92, splat (i32 127)
  %v95 = shl <4 x i32> %v94, splat (i32 23)
  %v96 = bitcast <4 x i32> %v95 to <4 x float>
  %v97 = fmul <4 x float> %v90, %v96
  %v98 = add <4 x i32> %v93, splat (i32 127)
  %v99 = shl <4 x i32> %v98, splat (i32 23)
  %v100 = bitcast <4 x i32> %v99 to <4 x float>
  %v101 = fmul <4 x float> %v97, %v100
  %v102 = fcmp oeq <4 x float> %v35, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v103 = select <4 x i1> %v102, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v101
  %v104 = fmul <4 x float> %v30, <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>
  %v105 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v30)
  %v106 = fcmp oeq <4 x float> %v105, %v30
  %v107 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v104)
  %v108 = fcmp oeq <4 x float> %v107, %v104
  %v109 = xor <4 x i1> %v108, splat (i1 true)
  %v110 = and <4 x i1> %v106, %v109
  %v111 = bitcast <4 x float> %v34 to <4 x i32>
  %v112 = icmp slt <4 x i32> %v111, zeroinitializer
  %v113 = and <4 x i1> %v110, %v112
  %v114 = fneg <4 x float> %v103
  %v115 = select <4 x i1> %v113, <4 x float> %v114, <4 x float> %v103
  %v116 = fcmp ogt <4 x float> %v34, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v117 = fcmp olt <4 x float> %v34, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v118 = and <4 x i1> %v117, %v116
  %v119 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v30)
  %v120 = fcmp oeq <4 x float> %v119, %v30
  %v121 = xor <4 x i1> %v120, splat (i1 true)
  %v122 = and <4 x i1> %v118, %v121
  %v123 = select <4 x i1> %v122, <4 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <4 x float> %v115
  %v124 = fcmp une <4 x float> %v34, %v34
  %v125 = fcmp une <4 x float> %v30, %v30
  %v126 = select <4 x i1> %v125, <4 x float> %v30, <4 x float> %v123
  %v127 = select <4 x i1> %v124, <4 x float> %v34, <4 x float> %v126
  %v128 = fcmp oeq <4 x float> %v34, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v129 = select <4 x i1> %v128, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v127
  %v130 = fcmp oeq <4 x float> %v30, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v131 = select <4 x i1> %v130, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v129
  %v132 = fcmp une <4 x float> %v131, %v131
  %v133 = fcmp olt <4 x float> %v131, %v28
  %v134 = select <4 x i1> %v133, <4 x float> %v131, <4 x float> %v28
  %v135 = select <4 x i1> %v132, <4 x float> %v131, <4 x float> %v134
  %v136 = fcmp une <4 x float> %v135, %v135
  %v137 = fcmp ogt <4 x float> %v135, %v30
  %v138 = select <4 x i1> %v137, <4 x float> %v135, <4 x float> %v30
  %v139 = select <4 x i1> %v136, <4 x float> %v135, <4 x float> %v138
  %v140 = fneg <4 x float> %v139
  %v141 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %v140)
  %v142 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v141)
  %v143 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v142
  %v144 = fmul <4 x float> %v143, %v143
  %v145 = fmul <4 x float> %v144, %v143
  %v146 = fmul <4 x float> %v144, %v144
  %v147 = getelementptr inbounds float, ptr %v21, i64 %v25
  store <4 x float> %v144, ptr %v147, align 4
  %v148 = add nsw i64 %v25, 4
  br label %head22
end24:
  %v149 = getelementptr inbounds float, ptr %v17, i64 36
  %v150 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v149, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v151 = getelementptr inbounds float, ptr %v18, i64 36
  %v152 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v151, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v153 = fadd <4 x float> %v150, %v152
  %v154 = fsub <4 x float> %v153, %v152
  %v155 = fmul <4 x float> %v154, %v150
  %v156 = fdiv <4 x float> %v155, %v152
  %v157 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %v156)
  %v158 = fcmp olt <4 x float> %v157, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %v159 = fmul <4 x float> %v157, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %v160 = select <4 x i1> %v158, <4 x float> %v159, <4 x float> %v157
  %v161 = bitcast <4 x float> %v160 to <4 x i32>
  %v162 = sub <4 x i32> %v161, splat (i32 1060439283)
  %v163 = ashr <4 x i32> %v162, splat (i32 23)
  %v164 = shl <4 x i32> %v163, splat (i32 23)
  %v165 = sub <4 x i32> %v161, %v164
  %v166 = sitofp <4 x i32> %v163 to <4 x float>
  %v167 = select <4 x i1> %v158, <4 x float> <float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v168 = fadd <4 x float> %v166, %v167
  %v169 = bitcast <4 x i32> %v165 to <4 x float>
  %v170 = fpext <4 x float> %v169 to <4 x double>
  %v171 = fsub <4 x double> %v170, splat (double 0x3FF0000000000000)
  %v172 = fadd <4 x double> %v170, splat (double 0x3FF0000000000000)
  %v173 = fdiv <4 x double> %v171, %v172
  %v174 = fmul <4 x double> %v173, %v173
  %v175 = fmul <4 x double> splat (double 0x3FD5CEB189AAA76E), %v174
  %v176 = fadd <4 x double> %v175, splat (double 0x3FDA58D5F2739764)
  %v177 = fmul <4 x double> %v176, %v174
  %v178 = fadd <4 x double> %v177, splat (double 0x3FE2777804A78B54)
  %v179 = fmul <4 x double> %v178, %v174
  %v180 = fadd <4 x double> %v179, splat (double 0x3FEEC709D123BC66)
  %v181 = fmul <4 x double> %v180, %v174
  %v182 = fadd <4 x double> %v181, splat (double 0x40071547652BEE7F)
  %v183 = fpext <4 x float> %v168 to <4 x double>
  %v184 = fmul <4 x double> %v173, %v182
  %v185 = fadd <4 x double> %v183, %v184
  %v186 = fcmp olt <4 x float> %v157, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v187 = select <4 x i1> %v186, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v157
  %v188 = fcmp olt <4 x float> %v157, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v189 = select <4 x i1> %v188, <4 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <4 x float> %v187
  %v190 = fcmp oeq <4 x float> %v157, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v191 = select <4 x i1> %v190, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, <4 x float> %v189
  %v192 = fpext <4 x float> %v191 to <4 x double>
  %v193 = fadd <4 x double> %v185, %v192
  %v194 = fpext <4 x float> %v152 to <4 x double>
  %v195 = fmul <4 x double> %v193, %v194
  %v196 = fcmp ogt <4 x double> splat (double 0xC069000000000000), %v195
  %v197 = select <4 x i1> %v196, <4 x double> splat (double 0xC069000000000000), <4 x double> %v195
  %v198 = fcmp olt <4 x double> splat (double 0x4069000000000000), %v197
  %v199 = select <4 x i1> %v198, <4 x double> splat (double 0x4069000000000000), <4 x double> %v197
  %v200 = call <4 x double> @llvm.rint.v4f64(<4 x double> %v199)
  %v201 = fsub <4 x double> %v199, %v200
  %v202 = fptrunc <4 x double> %v201 to <4 x float>
  %v203 = fmul <4 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, %v202
  %v204 = fadd <4 x float> %v203, <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>
  %v205 = fmul <4 x float> %v204, %v202
  %v206 = fadd <4 x float> %v205, <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>
  %v207 = fmul <4 x float> %v206, %v202
  %v208 = fadd <4 x float> %v207, <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>
  %v209 = fmul <4 x float> %v208, %v202
  %v210 = fadd <4 x float> %v209, <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>
  %v211 = fmul <4 x float> %v210, %v202
  %v212 = fadd <4 x float> %v211, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v213 = fptosi <4 x double> %v200 to <4 x i32>
  %v214 = ashr <4 x i32> %v213, splat (i32 1)
  %v215 = sub <4 x i32> %v213, %v214
  %v216 = add <4 x i32> %v214, splat (i32 127)
  %v217 = shl <4 x i32> %v216, splat (i32 23)
  %v218 = bitcast <4 x i32> %v217 to <4 x float>
  %v219 = fmul <4 x float> %v212, %v218
  %v220 = add <4 x i32> %v215, splat (i32 127)
  %v221 = shl <4 x i32> %v220, splat (i32 23)
  %v222 = bitcast <4 x i32> %v221 to <4 x float>
  %v223 = fmul <4 x float> %v219, %v222
  %v224 = fcmp oeq <4 x float> %v157, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v225 = select <4 x i1> %v224, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v223
  %v226 = fmul <4 x float> %v152, <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>
  %v227 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v152)
  %v228 = fcmp oeq <4 x float> %v227, %v152
  %v229 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v226)
  %v230 = fcmp oeq <4 x float> %v229, %v226
  %v231 = xor <4 x i1> %v230, splat (i1 true)
  %v232 = and <4 x i1> %v228, %v231
  %v233 = bitcast <4 x float> %v156 to <4 x i32>
  %v234 = icmp slt <4 x i32> %v233, zeroinitializer
  %v235 = and <4 x i1> %v232, %v234
  %v236 = fneg <4 x float> %v225
  %v237 = select <4 x i1> %v235, <4 x float> %v236, <4 x float> %v225
  %v238 = fcmp ogt <4 x float> %v156, <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v239 = fcmp olt <4 x float> %v156, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v240 = and <4 x i1> %v239, %v238
  %v241 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v152)
  %v242 = fcmp oeq <4 x float> %v241, %v152
  %v243 = xor <4 x i1> %v242, splat (i1 true)
  %v244 = and <4 x i1> %v240, %v243
  %v245 = select <4 x i1> %v244, <4 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <4 x float> %v237
  %v246 = fcmp une <4 x float> %v156, %v156
  %v247 = fcmp une <4 x float> %v152, %v152
  %v248 = select <4 x i1> %v247, <4 x float> %v152, <4 x float> %v245
  %v249 = select <4 x i1> %v246, <4 x float> %v156, <4 x float> %v248
  %v250 = fcmp oeq <4 x float> %v156, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v251 = select <4 x i1> %v250, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v249
  %v252 = fcmp oeq <4 x float> %v152, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v253 = select <4 x i1> %v252, <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <4 x float> %v251
  %v254 = fcmp une <4 x float> %v253, %v253
  %v255 = fcmp olt <4 x float> %v253, %v150
  %v256 = select <4 x i1> %v255, <4 x float> %v253, <4 x float> %v150
  %v257 = select <4 x i1> %v254, <4 x float> %v253, <4 x float> %v256
  %v258 = fcmp une <4 x float> %v257, %v257
  %v259 = fcmp ogt <4 x float> %v257, %v152
  %v260 = select <4 x i1> %v259, <4 x float> %v257, <4 x float> %v152
  %v261 = select <4 x i1> %v258, <4 x float> %v257, <4 x float> %v260
  %v262 = fneg <4 x float> %v261
  %v263 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %v262)
  %v264 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v263)
  %v265 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v264
  %v266 = fmul <4 x float> %v265, %v265
  %v267 = fmul <4 x float> %v266, %v265
  %v268 = fmul <4 x float> %v266, %v266
  %v269 = getelementptr inbounds float, ptr %v21, i64 36
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v266, ptr align 4 %v269, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v270 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
