; task {"attributes":{"count_include_pad":0,"dilations":[1,1],"kernel":[3,3],"mode":"average","pads":[1,1,1,1],"strides":[2,2]},"inputs":["u8[1,5,6,9]"],"op":"pool","output":"f32[1,3,3,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v3
; phase k: 6 units
; scratch 0 bytes, 0 of each core
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v232, %end138 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 2
  %v15 = urem i64 %v12, 2
  %v16 = mul i64 %v15, 2
  %v17 = udiv i64 %v16, 2
  %v18 = add i64 %v15, 1
  %v19 = mul i64 %v18, 2
  %v20 = udiv i64 %v19, 2
  %v21 = urem i64 %v14, 3
  %v22 = udiv i64 %v14, 3
  %v23 = mul i64 %v21, 2
  %v24 = sub i64 %v23, 1
  %v25 = sub i64 0, %v24
  %v26 = icmp sgt i64 %v25, 0
  %v27 = select i1 %v26, i64 %v25, i64 0
  %v28 = sub i64 5, %v24
  %v29 = icmp sgt i64 %v28, 0
  %v30 = select i1 %v29, i64 %v28, i64 0
  %v31 = icmp slt i64 %v30, 3
  %v32 = select i1 %v31, i64 %v30, i64 3
  %v33 = sub i64 %v32, %v27
  %v34 = icmp slt i64 %v20, 1
  %v35 = select i1 %v34, i64 %v20, i64 1
  br label %head36
head36:
  %v39 = phi i64 [ %v17, %body10 ], [ %v135, %end96 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 8
  br label %head42
head42:
  %v45 = phi i64 [ %v27, %body37 ], [ %v76, %body43 ]
  %v46 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body37 ], [ %v64, %body43 ]
  %v47 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body37 ], [ %v75, %body43 ]
  %v48 = icmp slt i64 %v45, %v32
  br i1 %v48, label %body43, label %end44
body43:
  %v49 = add i64 %v24, %v45
  %v50 = mul i64 %v22, 5
  %v51 = add i64 %v50, %v49
  %v52 = mul i64 %v51, 6
  %v53 = mul i64 %v52, 9
  %v54 = add i64 %v53, %v41
  %v55 = getelementptr inbounds i8, ptr %v1, i64 %v54
  %v56 = load <8 x i8>, ptr %v55, align 1
  %v57 = zext <8 x i8> %v56 to <8 x i32>
  %v58 = sitofp <8 x i32> %v57 to <8 x float>
  %v59 = getelementptr inbounds i8, ptr %v55, i64 9
  %v60 = load <8 x i8>, ptr %v59, align 1
  %v61 = zext <8 x i8> %v60 to <8 x i32>
  %v62 = sitofp <8 x i32> %v61 to <8 x float>
  %v63 = fadd <8 x float> %v62, %v58
  %v64 = fadd <8 x float> %v63, %v46
  %v65 = getelementptr inbounds i8, ptr %v55, i64 18
  %v66 = load <8 x i8>, ptr %v65, align 1
  %v67 = zext <8 x i8> %v66 to <8 x i32>
  %v68 = sitofp <8 x i32> %v67 to <8 x float>
  %v69 = fadd <8 x float> %v68, %v62
  %v70 = getelementptr inbounds i8, ptr %v55, i64 27
  %v71 = load <8 x i8>, ptr %v70, align 1
  %v72 = zext <8 x i8> %v71 to <8 x i32>
  %v73 = sitofp <8 x i32> %v72 to <8 x float>
  %v74 = fadd <8 x float> %v73, %v69
  %v75 = fadd <8 x float> %v74, %v47
  %v76 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v77 = mul i64 %v33, 2
  %v78 = sitofp i64 %v77 to float
  %v79 = insertelement <8 x float> poison, float %v78, i64 0
  %v80 = shufflevector <8 x float> %v79, <8 x float> poison, <8 x i32> zeroinitializer
  %v81 = fdiv <8 x float> %v46, %v80
  %v82 = mul i64 %v33, 3
  %v83 = sitofp i64 %v82 to float
  %v84 = insertelement <8 x float> poison, float %v83, i64 0
  %v85 = shufflevector <8 x float> %v84, <8 x float> poison, <8 x i32> zeroinitializer
  %v86 = fdiv <8 x float> %v47, %v85
  %v87 = mul i64 %v22, 3
  %v88 = add i64 %v87, %v21
  %v89 = mul i64 %v88, 3
  %v90 = mul i64 %v89, 9
  %v91 = add i64 %v90, %v41
  %v92 = getelementptr inbounds float, ptr %v3, i64 %v91
  store <8 x float> %v81, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %v92, i64 9
  store <8 x float> %v86, ptr %v93, align 4
  br label %head94
head94:
  %v97 = phi i64 [ %v27, %end44 ], [ %v122, %body95 ]
  %v98 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end44 ], [ %v121, %body95 ]
  %v99 = icmp slt i64 %v97, %v32
  br i1 %v99, label %body95, label %end96
body95:
  %v100 = add i64 %v24, %v97
  %v101 = mul i64 %v22, 5
  %v102 = add i64 %v101, %v100
  %v103 = mul i64 %v102, 6
  %v104 = mul i64 %v103, 9
  %v105 = add i64 %v104, %v41
  %v106 = getelementptr inbounds i8, ptr %v1, i64 %v105
  %v107 = getelementptr inbounds i8, ptr %v106, i64 27
  %v108 = load <8 x i8>, ptr %v107, align 1
  %v109 = zext <8 x i8> %v108 to <8 x i32>
  %v110 = sitofp <8 x i32> %v109 to <8 x float>
  %v111 = getelementptr inbounds i8, ptr %v106, i64 36
  %v112 = load <8 x i8>, ptr %v111, align 1
  %v113 = zext <8 x i8> %v112 to <8 x i32>
  %v114 = sitofp <8 x i32> %v113 to <8 x float>
  %v115 = fadd <8 x float> %v114, %v110
  %v116 = getelementptr inbounds i8, ptr %v106, i64 45
  %v117 = load <8 x i8>, ptr %v116, align 1
  %v118 = zext <8 x i8> %v117 to <8 x i32>
  %v119 = sitofp <8 x i32> %v118 to <8 x float>
  %v120 = fadd <8 x float> %v119, %v115
  %v121 = fadd <8 x float> %v120, %v98
  %v122 = add nsw i64 %v97, 1
  br label %head94
end96:
  %v123 = mul i64 %v33, 3
  %v124 = sitofp i64 %v123 to float
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = fdiv <8 x float> %v98, %v126
  %v128 = mul i64 %v22, 3
  %v129 = add i64 %v128, %v21
  %v130 = mul i64 %v129, 3
  %v131 = add i64 %v130, 2
  %v132 = mul i64 %v131, 9
  %v133 = add i64 %v132, %v41
  %v134 = getelementptr inbounds float, ptr %v3, i64 %v133
  store <8 x float> %v127, ptr %v134, align 4
  %v135 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v136 = icmp eq i64 %v20, 2
  br i1 %v136, label %then137, label %end138
then137:
  br label %head139
head139:
  %v142 = phi i64 [ %v27, %then137 ], [ %v173, %body140 ]
  %v143 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then137 ], [ %v161, %body140 ]
  %v144 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then137 ], [ %v172, %body140 ]
  %v145 = icmp slt i64 %v142, %v32
  br i1 %v145, label %body140, label %end141
body140:
  %v146 = add i64 %v24, %v142
  %v147 = mul i64 %v22, 5
  %v148 = add i64 %v147, %v146
  %v149 = mul i64 %v148, 6
  %v150 = mul i64 %v149, 9
  %v151 = add i64 %v150, 8
  %v152 = getelementptr inbounds i8, ptr %v1, i64 %v151
  %v153 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v152, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v154 = zext <8 x i8> %v153 to <8 x i32>
  %v155 = sitofp <8 x i32> %v154 to <8 x float>
  %v156 = getelementptr inbounds i8, ptr %v152, i64 9
  %v157 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v156, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v158 = zext <8 x i8> %v157 to <8 x i32>
  %v159 = sitofp <8 x i32> %v158 to <8 x float>
  %v160 = fadd <8 x float> %v159, %v155
  %v161 = fadd <8 x float> %v160, %v143
  %v162 = getelementptr inbounds i8, ptr %v152, i64 18
  %v163 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v162, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v164 = zext <8 x i8> %v163 to <8 x i32>
  %v165 = sitofp <8 x i32> %v164 to <8 x float>
  %v166 = fadd <8 x float> %v165, %v159
  %v167 = getelementptr inbounds i8, ptr %v152, i64 27
  %v168 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v167, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v169 = zext <8 x i8> %v168 to <8 x i32>
  %v170 = sitofp <8 x i32> %v169 to <8 x float>
  %v171 = fadd <8 x float> %v170, %v166
  %v172 = fadd <8 x float> %v171, %v144
  %v173 = add nsw i64 %v142, 1
  br label %head139
end141:
  %v174 = mul i64 %v33, 2
  %v175 = sitofp i64 %v174 to float
  %v176 = insertelement <8 x float> poison, float %v175, i64 0
  %v177 = shufflevector <8 x float> %v176, <8 x float> poison, <8 x i32> zeroinitializer
  %v178 = fdiv <8 x float> %v143, %v177
  %v179 = mul i64 %v33, 3
  %v180 = sitofp i64 %v179 to float
  %v181 = insertelement <8 x float> poison, float %v180, i64 0
  %v182 = shufflevector <8 x float> %v181, <8 x float> poison, <8 x i32> zeroinitializer
  %v183 = fdiv <8 x float> %v144, %v182
  %v184 = mul i64 %v22, 3
  %v185 = add i64 %v184, %v21
  %v186 = mul i64 %v185, 3
  %v187 = mul i64 %v186, 9
  %v188 = add i64 %v187, 8
  %v189 = getelementptr inbounds float, ptr %v3, i64 %v188
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v178, ptr align 4 %v189, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v190 = getelementptr inbounds float, ptr %v189, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v183, ptr align 4 %v190, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head191
head191:
  %v194 = phi i64 [ %v27, %end141 ], [ %v219, %body192 ]
  %v195 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end141 ], [ %v218, %body192 ]
  %v196 = icmp slt i64 %v194, %v32
  br i1 %v196, label %body192, label %end193
body192:
  %v197 = add i64 %v24, %v194
  %v198 = mul i64 %v22, 5
  %v199 = add i64 %v198, %v197
  %v200 = mul i64 %v199, 6
  %v201 = mul i64 %v200, 9
  %v202 = add i64 %v201, 8
  %v203 = getelementptr inbounds i8, ptr %v1, i64 %v202
  %v204 = getelementptr inbounds i8, ptr %v203, i64 27
  %v205 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v204, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v206 = zext <8 x i8> %v205 to <8 x i32>
  %v207 = sitofp <8 x i32> %v206 to <8 x float>
  %v208 = getelementptr inbounds i8, ptr %v203, i64 36
  %v209 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v208, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v210 = zext <8 x i8> %v209 to <8 x i32>
  %v211 = sitofp <8 x i32> %v210 to <8 x float>
  %v212 = fadd <8 x float> %v211, %v207
  %v213 = getelementptr inbounds i8, ptr %v203, i64 45
  %v214 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v213, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v215 = zext <8 x i8> %v214 to <8 x i32>
  %v216 = sitofp <8 x i32> %v215 to <8 x float>
  %v217 = fadd <8 x float> %v216, %v212
  %v218 = fadd <8 x float> %v217, %v195
  %v219 = add nsw i64 %v194, 1
  br label %head191
end193:
  %v220 = mul i64 %v33, 3
  %v221 = sitofp i64 %v220 to float
  %v222 = insertelement <8 x float> poison, float %v221, i64 0
  %v223 = shufflevector <8 x float> %v222, <8 x float> poison, <8 x i32> zeroinitializer
  %v224 = fdiv <8 x float> %v195, %v223
  %v225 = mul i64 %v22, 3
  %v226 = add i64 %v225, %v21
  %v227 = mul i64 %v226, 3
  %v228 = add i64 %v227, 2
  %v229 = mul i64 %v228, 9
  %v230 = add i64 %v229, 8
  %v231 = getelementptr inbounds float, ptr %v3, i64 %v230
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v224, ptr align 4 %v231, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end138
end138:
  %v232 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
