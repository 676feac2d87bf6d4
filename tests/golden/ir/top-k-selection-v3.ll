; task {"attributes":{"k":9,"largest":0},"inputs":["f32[2,201]"],"op":"top_k","outputs":["f32[2,9]","i64[2,9]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"selection"}
; tier x86_64-v3
; phase k: 2 units
; scratch 0 bytes, 10432 of each core
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
define internal void @k_count(ptr %state, ptr %keys) #0 {
entry:
  %v1 = load i64, ptr %state, align 8
  %v2 = getelementptr inbounds i64, ptr %state, i64 1
  %v3 = load i64, ptr %v2, align 8
  %v4 = add i64 %v1, %v3
  %v5 = ashr i64 %v4, 1
  %v6 = trunc i64 %v5 to i32
  %v7 = insertelement <8 x i32> poison, i32 %v6, i64 0
  %v8 = shufflevector <8 x i32> %v7, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v41, %body10 ]
  %v13 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v22, %body10 ]
  %v14 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v28, %body10 ]
  %v15 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v34, %body10 ]
  %v16 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v40, %body10 ]
  %v17 = icmp slt i64 %v12, 224
  br i1 %v17, label %body10, label %end11
body10:
  %v18 = getelementptr inbounds i32, ptr %keys, i64 %v12
  %v19 = load <8 x i32>, ptr %v18, align 4
  %v20 = icmp sge <8 x i32> %v19, %v8
  %v21 = sext <8 x i1> %v20 to <8 x i32>
  %v22 = sub <8 x i32> %v13, %v21
  %v23 = add i64 %v12, 8
  %v24 = getelementptr inbounds i32, ptr %keys, i64 %v23
  %v25 = load <8 x i32>, ptr %v24, align 4
  %v26 = icmp sge <8 x i32> %v25, %v8
  %v27 = sext <8 x i1> %v26 to <8 x i32>
  %v28 = sub <8 x i32> %v14, %v27
  %v29 = add i64 %v12, 16
  %v30 = getelementptr inbounds i32, ptr %keys, i64 %v29
  %v31 = load <8 x i32>, ptr %v30, align 4
  %v32 = icmp sge <8 x i32> %v31, %v8
  %v33 = sext <8 x i1> %v32 to <8 x i32>
  %v34 = sub <8 x i32> %v15, %v33
  %v35 = add i64 %v12, 24
  %v36 = getelementptr inbounds i32, ptr %keys, i64 %v35
  %v37 = load <8 x i32>, ptr %v36, align 4
  %v38 = icmp sge <8 x i32> %v37, %v8
  %v39 = sext <8 x i1> %v38 to <8 x i32>
  %v40 = sub <8 x i32> %v16, %v39
  %v41 = add nsw i64 %v12, 32
  br label %head9
end11:
  %v42 = add <8 x i32> %v13, %v14
  %v43 = add <8 x i32> %v42, %v15
  %v44 = add <8 x i32> %v43, %v16
  %v45 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %v44)
  %v46 = zext i32 %v45 to i64
  %v47 = icmp sge i64 %v46, 9
  %v48 = select i1 %v47, i64 %v5, i64 %v1
  store i64 %v48, ptr %state, align 8
  %v49 = select i1 %v47, i64 %v3, i64 %v5
  %v50 = getelementptr inbounds i64, ptr %state, i64 1
  store i64 %v49, ptr %v50, align 8
  %v51 = xor i1 %v47, true
  %v52 = getelementptr inbounds i64, ptr %state, i64 2
  %v53 = load i64, ptr %v52, align 8
  %v54 = select i1 %v47, i64 %v46, i64 %v53
  store i64 %v54, ptr %v52, align 8
  %v55 = getelementptr inbounds i64, ptr %state, i64 3
  %v56 = load i64, ptr %v55, align 8
  %v57 = select i1 %v51, i64 %v46, i64 %v56
  store i64 %v57, ptr %v55, align 8
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
  %v10 = mul i64 %worker, 10432
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v297, %end285 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 201
  %v18 = getelementptr inbounds float, ptr %v1, i64 %v17
  %v19 = mul i64 %v15, 9
  %v20 = getelementptr inbounds float, ptr %v3, i64 %v19
  %v21 = mul i64 %v15, 9
  %v22 = getelementptr inbounds i64, ptr %v5, i64 %v21
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body13 ], [ %v40, %body24 ]
  %v27 = icmp slt i64 %v26, 200
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = getelementptr inbounds float, ptr %v18, i64 %v26
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v29, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v31 = bitcast <8 x float> %v30 to <8 x i32>
  %v32 = ashr <8 x i32> %v31, splat (i32 31)
  %v33 = lshr <8 x i32> %v32, splat (i32 1)
  %v34 = xor <8 x i32> %v31, %v33
  %v35 = fcmp uno <8 x float> %v29, %v29
  %v36 = select <8 x i1> %v35, <8 x i32> splat (i32 2143289344), <8 x i32> %v34
  %v37 = xor <8 x i32> %v36, splat (i32 -1)
  %v38 = getelementptr inbounds i8, ptr %v11, i64 9536
  %v39 = getelementptr inbounds i32, ptr %v38, i64 %v26
  store <8 x i32> %v37, ptr %v39, align 4
  %v40 = add nsw i64 %v26, 8
  br label %head23
end25:
  br label %head41
head41:
  %v44 = phi i64 [ 200, %end25 ], [ %v48, %body42 ]
  %v45 = icmp slt i64 %v44, 224
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = getelementptr inbounds i8, ptr %v11, i64 9536
  %v47 = getelementptr inbounds i32, ptr %v46, i64 %v44
  store <8 x i32> splat (i32 -2147483648), ptr %v47, align 4
  %v48 = add nsw i64 %v44, 8
  br label %head41
end43:
  %v49 = getelementptr inbounds float, ptr %v18, i64 200
  %v50 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v49, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v51 = fadd <8 x float> %v50, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v52 = bitcast <8 x float> %v51 to <8 x i32>
  %v53 = ashr <8 x i32> %v52, splat (i32 31)
  %v54 = lshr <8 x i32> %v53, splat (i32 1)
  %v55 = xor <8 x i32> %v52, %v54
  %v56 = fcmp uno <8 x float> %v50, %v50
  %v57 = select <8 x i1> %v56, <8 x i32> splat (i32 2143289344), <8 x i32> %v55
  %v58 = xor <8 x i32> %v57, splat (i32 -1)
  %v59 = select <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i32> %v58, <8 x i32> splat (i32 -2147483648)
  %v60 = getelementptr inbounds i8, ptr %v11, i64 9536
  %v61 = getelementptr inbounds i32, ptr %v60, i64 200
  store <8 x i32> %v59, ptr %v61, align 4
  store i64 -2143289345, ptr %v11, align 8
  %v62 = getelementptr inbounds i64, ptr %v11, i64 1
  store i64 2143289345, ptr %v62, align 8
  %v63 = getelementptr inbounds i64, ptr %v11, i64 2
  store i64 201, ptr %v63, align 8
  %v64 = getelementptr inbounds i64, ptr %v11, i64 3
  store i64 0, ptr %v64, align 8
  br label %head65
head65:
  %v68 = phi i64 [ 0, %end43 ], [ %v82, %end80 ]
  %v69 = icmp slt i64 %v68, 32
  br i1 %v69, label %body66, label %end67
body66:
  %v70 = load i64, ptr %v11, align 8
  %v71 = getelementptr inbounds i64, ptr %v11, i64 1
  %v72 = load i64, ptr %v71, align 8
  %v73 = getelementptr inbounds i64, ptr %v11, i64 2
  %v74 = load i64, ptr %v73, align 8
  %v75 = sub i64 %v72, %v70
  %v76 = icmp sgt i64 %v75, 1
  %v77 = icmp sgt i64 %v74, 73
  %v78 = and i1 %v76, %v77
  br i1 %v78, label %then79, label %end80
then79:
  %v81 = getelementptr inbounds i8, ptr %v11, i64 9536
  call void @k_count(ptr %v11, ptr %v81)
  br label %end80
end80:
  %v82 = add nsw i64 %v68, 1
  br label %head65
end67:
  %v83 = load i64, ptr %v11, align 8
  %v84 = getelementptr inbounds i64, ptr %v11, i64 1
  %v85 = load i64, ptr %v84, align 8
  %v86 = getelementptr inbounds i64, ptr %v11, i64 2
  %v87 = load i64, ptr %v86, align 8
  %v88 = getelementptr inbounds i64, ptr %v11, i64 3
  %v89 = load i64, ptr %v88, align 8
  %v90 = icmp sle i64 %v87, 73
  %v91 = sub i64 9, %v89
  %v92 = select i1 %v90, i64 201, i64 %v91
  %v93 = getelementptr inbounds i64, ptr %v11, i64 4
  store i64 0, ptr %v93, align 8
  %v94 = getelementptr inbounds i64, ptr %v11, i64 5
  store i64 %v92, ptr %v94, align 8
  %v95 = trunc i64 %v83 to i32
  %v96 = insertelement <8 x i32> poison, i32 %v95, i64 0
  %v97 = shufflevector <8 x i32> %v96, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %head98
head98:
  %v101 = phi i64 [ 0, %end67 ], [ %v145, %end116 ]
  %v102 = icmp slt i64 %v101, 224
  br i1 %v102, label %body99, label %end100
body99:
  %v103 = getelementptr inbounds i8, ptr %v11, i64 9536
  %v104 = getelementptr inbounds i32, ptr %v103, i64 %v101
  %v105 = load <8 x i32>, ptr %v104, align 4
  %v106 = icmp sge <8 x i32> %v105, %v97
  %v107 = bitcast <8 x i1> %v106 to i8
  %v108 = zext i8 %v107 to i64
  %v109 = getelementptr inbounds i64, ptr %v11, i64 4
  %v110 = load i64, ptr %v109, align 8
  %v111 = getelementptr inbounds i64, ptr %v11, i64 5
  %v112 = load i64, ptr %v111, align 8
  %v113 = call i64 @llvm.ctpop.i64(i64 %v108)
  br label %head114
head114:
  %v117 = phi i64 [ 0, %body99 ], [ %v142, %body115 ]
  %v118 = phi i64 [ %v110, %body99 ], [ %v140, %body115 ]
  %v119 = phi i64 [ %v112, %body99 ], [ %v141, %body115 ]
  %v120 = phi i64 [ %v108, %body99 ], [ %v124, %body115 ]
  %v121 = icmp slt i64 %v117, %v113
  br i1 %v121, label %body115, label %end116
body115:
  %v122 = call i64 @llvm.cttz.i64(i64 %v120, i1 false)
  %v123 = sub i64 %v120, 1
  %v124 = and i64 %v120, %v123
  %v125 = add i64 %v101, %v122
  %v126 = getelementptr inbounds i8, ptr %v11, i64 9536
  %v127 = getelementptr inbounds i32, ptr %v126, i64 %v125
  %v128 = load i32, ptr %v127, align 4
  %v129 = xor i32 %v128, 2147483647
  %v130 = zext i32 %v129 to i64
  %v131 = shl i64 %v125, 32
  %v132 = or i64 %v131, %v130
  %v133 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v134 = getelementptr inbounds i64, ptr %v133, i64 %v118
  store i64 %v132, ptr %v134, align 8
  %v135 = icmp eq i32 %v128, %v95
  %v136 = icmp sle i64 %v119, 0
  %v137 = and i1 %v135, %v136
  %v138 = select i1 %v137, i64 0, i64 1
  %v139 = select i1 %v135, i64 %v138, i64 0
  %v140 = add i64 %v118, %v138
  %v141 = sub i64 %v119, %v139
  %v142 = add nsw i64 %v117, 1
  br label %head114
end116:
  %v143 = getelementptr inbounds i64, ptr %v11, i64 4
  store i64 %v118, ptr %v143, align 8
  %v144 = getelementptr inbounds i64, ptr %v11, i64 5
  store i64 %v119, ptr %v144, align 8
  %v145 = add nsw i64 %v101, 8
  br label %head98
end100:
  %v146 = getelementptr inbounds i64, ptr %v11, i64 4
  %v147 = load i64, ptr %v146, align 8
  %v148 = getelementptr inbounds i8, ptr %v11, i64 64
  br label %head149
head149:
  %v152 = phi i64 [ 0, %end100 ], [ %v155, %body150 ]
  %v153 = icmp slt i64 %v152, 1024
  br i1 %v153, label %body150, label %end151
body150:
  %v154 = getelementptr inbounds i64, ptr %v148, i64 %v152
  store <4 x i64> zeroinitializer, ptr %v154, align 8
  %v155 = add nsw i64 %v152, 4
  br label %head149
end151:
  br label %head156
head156:
  %v159 = phi i64 [ 0, %end151 ], [ %v188, %body157 ]
  %v160 = icmp slt i64 %v159, %v147
  br i1 %v160, label %body157, label %end158
body157:
  %v161 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v162 = getelementptr inbounds i64, ptr %v161, i64 %v159
  %v163 = load i64, ptr %v162, align 8
  %v164 = lshr i64 %v163, 0
  %v165 = and i64 %v164, 255
  %v166 = getelementptr inbounds i8, ptr %v11, i64 64
  %v167 = getelementptr inbounds i64, ptr %v166, i64 %v165
  %v168 = load i64, ptr %v167, align 8
  %v169 = add i64 %v168, 1
  store i64 %v169, ptr %v167, align 8
  %v170 = lshr i64 %v163, 8
  %v171 = and i64 %v170, 255
  %v172 = getelementptr inbounds i8, ptr %v11, i64 2112
  %v173 = getelementptr inbounds i64, ptr %v172, i64 %v171
  %v174 = load i64, ptr %v173, align 8
  %v175 = add i64 %v174, 1
  store i64 %v175, ptr %v173, align 8
  %v176 = lshr i64 %v163, 16
  %v177 = and i64 %v176, 255
  %v178 = getelementptr inbounds i8, ptr %v11, i64 4160
  %v179 = getelementptr inbounds i64, ptr %v178, i64 %v177
  %v180 = load i64, ptr %v179, align 8
  %v181 = add i64 %v180, 1
  store i64 %v181, ptr %v179, align 8
  %v182 = lshr i64 %v163, 24
  %v183 = and i64 %v182, 255
  %v184 = getelementptr inbounds i8, ptr %v11, i64 6208
  %v185 = getelementptr inbounds i64, ptr %v184, i64 %v183
  %v186 = load i64, ptr %v185, align 8
  %v187 = add i64 %v186, 1
  store i64 %v187, ptr %v185, align 8
  %v188 = add nsw i64 %v159, 1
  br label %head156
end158:
  br label %head189
head189:
  %v192 = phi i64 [ 0, %end158 ], [ %v214, %body190 ]
  %v193 = phi i64 [ 0, %end158 ], [ %v201, %body190 ]
  %v194 = phi i64 [ 0, %end158 ], [ %v205, %body190 ]
  %v195 = phi i64 [ 0, %end158 ], [ %v209, %body190 ]
  %v196 = phi i64 [ 0, %end158 ], [ %v213, %body190 ]
  %v197 = icmp slt i64 %v192, 256
  br i1 %v197, label %body190, label %end191
body190:
  %v198 = getelementptr inbounds i8, ptr %v11, i64 64
  %v199 = getelementptr inbounds i64, ptr %v198, i64 %v192
  %v200 = load i64, ptr %v199, align 8
  %v201 = add i64 %v193, %v200
  store i64 %v193, ptr %v199, align 8
  %v202 = getelementptr inbounds i8, ptr %v11, i64 2112
  %v203 = getelementptr inbounds i64, ptr %v202, i64 %v192
  %v204 = load i64, ptr %v203, align 8
  %v205 = add i64 %v194, %v204
  store i64 %v194, ptr %v203, align 8
  %v206 = getelementptr inbounds i8, ptr %v11, i64 4160
  %v207 = getelementptr inbounds i64, ptr %v206, i64 %v192
  %v208 = load i64, ptr %v207, align 8
  %v209 = add i64 %v195, %v208
  store i64 %v195, ptr %v207, align 8
  %v210 = getelementptr inbounds i8, ptr %v11, i64 6208
  %v211 = getelementptr inbounds i64, ptr %v210, i64 %v192
  %v212 = load i64, ptr %v211, align 8
  %v213 = add i64 %v196, %v212
  store i64 %v196, ptr %v211, align 8
  %v214 = add nsw i64 %v192, 1
  br label %head189
end191:
  br label %head215
head215:
  %v218 = phi i64 [ 0, %end191 ], [ %v231, %body216 ]
  %v219 = icmp slt i64 %v218, %v147
  br i1 %v219, label %body216, label %end217
body216:
  %v220 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v221 = getelementptr inbounds i64, ptr %v220, i64 %v218
  %v222 = load i64, ptr %v221, align 8
  %v223 = lshr i64 %v222, 0
  %v224 = and i64 %v223, 255
  %v225 = getelementptr inbounds i8, ptr %v11, i64 64
  %v226 = getelementptr inbounds i64, ptr %v225, i64 %v224
  %v227 = load i64, ptr %v226, align 8
  %v228 = getelementptr inbounds i8, ptr %v11, i64 8896
  %v229 = getelementptr inbounds i64, ptr %v228, i64 %v227
  store i64 %v222, ptr %v229, align 8
  %v230 = add i64 %v227, 1
  store i64 %v230, ptr %v226, align 8
  %v231 = add nsw i64 %v218, 1
  br label %head215
end217:
  br label %head232
head232:
  %v235 = phi i64 [ 0, %end217 ], [ %v248, %body233 ]
  %v236 = icmp slt i64 %v235, %v147
  br i1 %v236, label %body233, label %end234
body233:
  %v237 = getelementptr inbounds i8, ptr %v11, i64 8896
  %v238 = getelementptr inbounds i64, ptr %v237, i64 %v235
  %v239 = load i64, ptr %v238, align 8
  %v240 = lshr i64 %v239, 8
  %v241 = and i64 %v240, 255
  %v242 = getelementptr inbounds i8, ptr %v11, i64 2112
  %v243 = getelementptr inbounds i64, ptr %v242, i64 %v241
  %v244 = load i64, ptr %v243, align 8
  %v245 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v246 = getelementptr inbounds i64, ptr %v245, i64 %v244
  store i64 %v239, ptr %v246, align 8
  %v247 = add i64 %v244, 1
  store i64 %v247, ptr %v243, align 8
  %v248 = add nsw i64 %v235, 1
  br label %head232
end234:
  br label %head249
head249:
  %v252 = phi i64 [ 0, %end234 ], [ %v265, %body250 ]
  %v253 = icmp slt i64 %v252, %v147
  br i1 %v253, label %body250, label %end251
body250:
  %v254 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v255 = getelementptr inbounds i64, ptr %v254, i64 %v252
  %v256 = load i64, ptr %v255, align 8
  %v257 = lshr i64 %v256, 16
  %v258 = and i64 %v257, 255
  %v259 = getelementptr inbounds i8, ptr %v11, i64 4160
  %v260 = getelementptr inbounds i64, ptr %v259, i64 %v258
  %v261 = load i64, ptr %v260, align 8
  %v262 = getelementptr inbounds i8, ptr %v11, i64 8896
  %v263 = getelementptr inbounds i64, ptr %v262, i64 %v261
  store i64 %v256, ptr %v263, align 8
  %v264 = add i64 %v261, 1
  store i64 %v264, ptr %v260, align 8
  %v265 = add nsw i64 %v252, 1
  br label %head249
end251:
  br label %head266
head266:
  %v269 = phi i64 [ 0, %end251 ], [ %v282, %body267 ]
  %v270 = icmp slt i64 %v269, %v147
  br i1 %v270, label %body267, label %end268
body267:
  %v271 = getelementptr inbounds i8, ptr %v11, i64 8896
  %v272 = getelementptr inbounds i64, ptr %v271, i64 %v269
  %v273 = load i64, ptr %v272, align 8
  %v274 = lshr i64 %v273, 24
  %v275 = and i64 %v274, 255
  %v276 = getelementptr inbounds i8, ptr %v11, i64 6208
  %v277 = getelementptr inbounds i64, ptr %v276, i64 %v275
  %v278 = load i64, ptr %v277, align 8
  %v279 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v280 = getelementptr inbounds i64, ptr %v279, i64 %v278
  store i64 %v273, ptr %v280, align 8
  %v281 = add i64 %v278, 1
  store i64 %v281, ptr %v277, align 8
  %v282 = add nsw i64 %v269, 1
  br label %head266
end268:
  br label %head283
head283:
  %v286 = phi i64 [ 0, %end268 ], [ %v296, %body284 ]
  %v287 = icmp slt i64 %v286, 9
  br i1 %v287, label %body284, label %end285
body284:
  %v288 = getelementptr inbounds i8, ptr %v11, i64 8256
  %v289 = getelementptr inbounds i64, ptr %v288, i64 %v286
  %v290 = load i64, ptr %v289, align 8
  %v291 = lshr i64 %v290, 32
  %v292 = getelementptr inbounds i64, ptr %v22, i64 %v286
  store i64 %v291, ptr %v292, align 8
  %v293 = getelementptr inbounds float, ptr %v18, i64 %v291
  %v294 = load float, ptr %v293, align 4
  %v295 = getelementptr inbounds float, ptr %v20, i64 %v286
  store float %v294, ptr %v295, align 4
  %v296 = add nsw i64 %v286, 1
  br label %head283
end285:
  %v297 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
