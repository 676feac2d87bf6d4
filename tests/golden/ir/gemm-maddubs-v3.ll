; task {"attributes":{"runtime_bias":1},"inputs":["u8[5,18]","i8[18,21]","i32[21]"],"op":"gemm","output":"f32[5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 5 units
; phase k_product: 2 units
; scratch 92 bytes, 0 of each core
; packed input 1: int8 (496,) 80513292fb054383
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define void @k_copy(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v26, %body14 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 18
  %v19 = getelementptr inbounds i8, ptr %v1, i64 %v18
  %v20 = mul i64 %v16, 18
  %v21 = getelementptr inbounds i8, ptr %v9, i64 %v20
  %v22 = load <16 x i8>, ptr %v19, align 1
  store <16 x i8> %v22, ptr %v21, align 1
  %v23 = getelementptr inbounds i8, ptr %v19, i64 16
  %v24 = load <2 x i8>, ptr %v23, align 1
  %v25 = getelementptr inbounds i8, ptr %v21, i64 16
  store <2 x i8> %v24, ptr %v25, align 1
  %v26 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v85, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v84, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v83, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v31, %body2 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v48, %body2 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v65, %body2 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v82, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x i32>, ptr %v6, align 1
  %v14 = getelementptr inbounds i8, ptr %v6, i64 32
  %v15 = load <8 x i32>, ptr %v14, align 1
  %v16 = load i32, ptr %v5, align 1
  %v17 = insertelement <8 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <8 x i32> %v17, <8 x i32> poison, <8 x i32> zeroinitializer
  %v19 = getelementptr inbounds i8, ptr %v5, i64 4
  %v20 = load i32, ptr %v19, align 1
  %v21 = insertelement <8 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <8 x i32> %v21, <8 x i32> poison, <8 x i32> zeroinitializer
  %v23 = bitcast <8 x i32> %v18 to <32 x i8>
  %v24 = bitcast <8 x i32> %v13 to <32 x i8>
  %v25 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v23, <32 x i8> %v24)
  %v26 = bitcast <8 x i32> %v22 to <32 x i8>
  %v27 = bitcast <8 x i32> %v15 to <32 x i8>
  %v28 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v26, <32 x i8> %v27)
  %v29 = add <16 x i16> %v25, %v28
  %v30 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v29, <16 x i16> splat (i16 1))
  %v31 = add <8 x i32> %v8, %v30
  %v32 = getelementptr inbounds i8, ptr %v5, i64 18
  %v33 = load i32, ptr %v32, align 1
  %v34 = insertelement <8 x i32> poison, i32 %v33, i64 0
  %v35 = shufflevector <8 x i32> %v34, <8 x i32> poison, <8 x i32> zeroinitializer
  %v36 = getelementptr inbounds i8, ptr %v5, i64 22
  %v37 = load i32, ptr %v36, align 1
  %v38 = insertelement <8 x i32> poison, i32 %v37, i64 0
  %v39 = shufflevector <8 x i32> %v38, <8 x i32> poison, <8 x i32> zeroinitializer
  %v40 = bitcast <8 x i32> %v35 to <32 x i8>
  %v41 = bitcast <8 x i32> %v13 to <32 x i8>
  %v42 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v40, <32 x i8> %v41)
  %v43 = bitcast <8 x i32> %v39 to <32 x i8>
  %v44 = bitcast <8 x i32> %v15 to <32 x i8>
  %v45 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v43, <32 x i8> %v44)
  %v46 = add <16 x i16> %v42, %v45
  %v47 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v46, <16 x i16> splat (i16 1))
  %v48 = add <8 x i32> %v9, %v47
  %v49 = getelementptr inbounds i8, ptr %v5, i64 36
  %v50 = load i32, ptr %v49, align 1
  %v51 = insertelement <8 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <8 x i32> %v51, <8 x i32> poison, <8 x i32> zeroinitializer
  %v53 = getelementptr inbounds i8, ptr %v5, i64 40
  %v54 = load i32, ptr %v53, align 1
  %v55 = insertelement <8 x i32> poison, i32 %v54, i64 0
  %v56 = shufflevector <8 x i32> %v55, <8 x i32> poison, <8 x i32> zeroinitializer
  %v57 = bitcast <8 x i32> %v52 to <32 x i8>
  %v58 = bitcast <8 x i32> %v13 to <32 x i8>
  %v59 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v57, <32 x i8> %v58)
  %v60 = bitcast <8 x i32> %v56 to <32 x i8>
  %v61 = bitcast <8 x i32> %v15 to <32 x i8>
  %v62 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v60, <32 x i8> %v61)
  %v63 = add <16 x i16> %v59, %v62
  %v64 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v63, <16 x i16> splat (i16 1))
  %v65 = add <8 x i32> %v10, %v64
  %v66 = getelementptr inbounds i8, ptr %v5, i64 54
  %v67 = load i32, ptr %v66, align 1
  %v68 = insertelement <8 x i32> poison, i32 %v67, i64 0
  %v69 = shufflevector <8 x i32> %v68, <8 x i32> poison, <8 x i32> zeroinitializer
  %v70 = getelementptr inbounds i8, ptr %v5, i64 58
  %v71 = load i32, ptr %v70, align 1
  %v72 = insertelement <8 x i32> poison, i32 %v71, i64 0
  %v73 = shufflevector <8 x i32> %v72, <8 x i32> poison, <8 x i32> zeroinitializer
  %v74 = bitcast <8 x i32> %v69 to <32 x i8>
  %v75 = bitcast <8 x i32> %v13 to <32 x i8>
  %v76 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v74, <32 x i8> %v75)
  %v77 = bitcast <8 x i32> %v73 to <32 x i8>
  %v78 = bitcast <8 x i32> %v15 to <32 x i8>
  %v79 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v77, <32 x i8> %v78)
  %v80 = add <16 x i16> %v76, %v79
  %v81 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v80, <16 x i16> splat (i16 1))
  %v82 = add <8 x i32> %v11, %v81
  %v83 = getelementptr inbounds i8, ptr %v6, i64 64
  %v84 = getelementptr inbounds i8, ptr %v5, i64 8
  %v85 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v86 = load <8 x i32>, ptr %v6, align 1
  %v87 = load i32, ptr %v5, align 1
  %v88 = insertelement <8 x i32> poison, i32 %v87, i64 0
  %v89 = shufflevector <8 x i32> %v88, <8 x i32> poison, <8 x i32> zeroinitializer
  %v90 = bitcast <8 x i32> %v89 to <32 x i8>
  %v91 = bitcast <8 x i32> %v86 to <32 x i8>
  %v92 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v90, <32 x i8> %v91)
  %v93 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v92, <16 x i16> splat (i16 1))
  %v94 = add <8 x i32> %v8, %v93
  %v95 = getelementptr inbounds i8, ptr %v5, i64 18
  %v96 = load i32, ptr %v95, align 1
  %v97 = insertelement <8 x i32> poison, i32 %v96, i64 0
  %v98 = shufflevector <8 x i32> %v97, <8 x i32> poison, <8 x i32> zeroinitializer
  %v99 = bitcast <8 x i32> %v98 to <32 x i8>
  %v100 = bitcast <8 x i32> %v86 to <32 x i8>
  %v101 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v99, <32 x i8> %v100)
  %v102 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v101, <16 x i16> splat (i16 1))
  %v103 = add <8 x i32> %v9, %v102
  %v104 = getelementptr inbounds i8, ptr %v5, i64 36
  %v105 = load i32, ptr %v104, align 1
  %v106 = insertelement <8 x i32> poison, i32 %v105, i64 0
  %v107 = shufflevector <8 x i32> %v106, <8 x i32> poison, <8 x i32> zeroinitializer
  %v108 = bitcast <8 x i32> %v107 to <32 x i8>
  %v109 = bitcast <8 x i32> %v86 to <32 x i8>
  %v110 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v108, <32 x i8> %v109)
  %v111 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v110, <16 x i16> splat (i16 1))
  %v112 = add <8 x i32> %v10, %v111
  %v113 = getelementptr inbounds i8, ptr %v5, i64 54
  %v114 = load i32, ptr %v113, align 1
  %v115 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <8 x i32> %v115, <8 x i32> poison, <8 x i32> zeroinitializer
  %v117 = bitcast <8 x i32> %v116 to <32 x i8>
  %v118 = bitcast <8 x i32> %v86 to <32 x i8>
  %v119 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v117, <32 x i8> %v118)
  %v120 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v119, <16 x i16> splat (i16 1))
  %v121 = add <8 x i32> %v11, %v120
  %v122 = getelementptr inbounds i8, ptr %v6, i64 32
  %v123 = getelementptr inbounds i8, ptr %v5, i64 4
  br label %head124
head124:
  %v127 = phi i64 [ 0, %end3 ], [ %v214, %body125 ]
  %v128 = phi ptr [ %remainder, %end3 ], [ %v145, %body125 ]
  %v129 = phi <8 x i32> [ %v94, %end3 ], [ %v162, %body125 ]
  %v130 = phi <8 x i32> [ %v103, %end3 ], [ %v179, %body125 ]
  %v131 = phi <8 x i32> [ %v112, %end3 ], [ %v196, %body125 ]
  %v132 = phi <8 x i32> [ %v121, %end3 ], [ %v213, %body125 ]
  %v133 = icmp slt i64 %v127, %remainders
  br i1 %v133, label %body125, label %end126
body125:
  %v134 = getelementptr inbounds i8, ptr %v128, i64 32
  %v135 = load i32, ptr %v134, align 1
  %v136 = zext i32 %v135 to i64
  %v137 = mul i64 %v136, 4
  %v138 = getelementptr inbounds i8, ptr %a, i64 %v137
  %v139 = getelementptr inbounds i8, ptr %v128, i64 36
  %v140 = getelementptr inbounds i8, ptr %v139, i64 32
  %v141 = load i32, ptr %v140, align 1
  %v142 = zext i32 %v141 to i64
  %v143 = mul i64 %v142, 4
  %v144 = getelementptr inbounds i8, ptr %a, i64 %v143
  %v145 = getelementptr inbounds i8, ptr %v139, i64 36
  %v146 = load <8 x i32>, ptr %v128, align 1
  %v147 = load <8 x i32>, ptr %v139, align 1
  %v148 = load i32, ptr %v138, align 1
  %v149 = insertelement <8 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <8 x i32> %v149, <8 x i32> poison, <8 x i32> zeroinitializer
  %v151 = load i32, ptr %v144, align 1
  %v152 = insertelement <8 x i32> poison, i32 %v151, i64 0
  %v153 = shufflevector <8 x i32> %v152, <8 x i32> poison, <8 x i32> zeroinitializer
  %v154 = bitcast <8 x i32> %v150 to <32 x i8>
  %v155 = bitcast <8 x i32> %v146 to <32 x i8>
  %v156 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v154, <32 x i8> %v155)
  %v157 = bitcast <8 x i32> %v153 to <32 x i8>
  %v158 = bitcast <8 x i32> %v147 to <32 x i8>
  %v159 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v157, <32 x i8> %v158)
  %v160 = add <16 x i16> %v156, %v159
  %v161 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v160, <16 x i16> splat (i16 1))
  %v162 = add <8 x i32> %v129, %v161
  %v163 = getelementptr inbounds i8, ptr %v138, i64 18
  %v164 = load i32, ptr %v163, align 1
  %v165 = insertelement <8 x i32> poison, i32 %v164, i64 0
  %v166 = shufflevector <8 x i32> %v165, <8 x i32> poison, <8 x i32> zeroinitializer
  %v167 = getelementptr inbounds i8, ptr %v144, i64 18
  %v168 = load i32, ptr %v167, align 1
  %v169 = insertelement <8 x i32> poison, i32 %v168, i64 0
  %v170 = shufflevector <8 x i32> %v169, <8 x i32> poison, <8 x i32> zeroinitializer
  %v171 = bitcast <8 x i32> %v166 to <32 x i8>
  %v172 = bitcast <8 x i32> %v146 to <32 x i8>
  %v173 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v171, <32 x i8> %v172)
  %v174 = bitcast <8 x i32> %v170 to <32 x i8>
  %v175 = bitcast <8 x i32> %v147 to <32 x i8>
  %v176 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v174, <32 x i8> %v175)
  %v177 = add <16 x i16> %v173, %v176
  %v178 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v177, <16 x i16> splat (i16 1))
  %v179 = add <8 x i32> %v130, %v178
  %v180 = getelementptr inbounds i8, ptr %v138, i64 36
  %v181 = load i32, ptr %v180, align 1
  %v182 = insertelement <8 x i32> poison, i32 %v181, i64 0
  %v183 = shufflevector <8 x i32> %v182, <8 x i32> poison, <8 x i32> zeroinitializer
  %v184 = getelementptr inbounds i8, ptr %v144, i64 36
  %v185 = load i32, ptr %v184, align 1
  %v186 = insertelement <8 x i32> poison, i32 %v185, i64 0
  %v187 = shufflevector <8 x i32> %v186, <8 x i32> poison, <8 x i32> zeroinitializer
  %v188 = bitcast <8 x i32> %v183 to <32 x i8>
  %v189 = bitcast <8 x i32> %v146 to <32 x i8>
  %v190 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v188, <32 x i8> %v189)
  %v191 = bitcast <8 x i32> %v187 to <32 x i8>
  %v192 = bitcast <8 x i32> %v147 to <32 x i8>
  %v193 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v191, <32 x i8> %v192)
  %v194 = add <16 x i16> %v190, %v193
  %v195 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v194, <16 x i16> splat (i16 1))
  %v196 = add <8 x i32> %v131, %v195
  %v197 = getelementptr inbounds i8, ptr %v138, i64 54
  %v198 = load i32, ptr %v197, align 1
  %v199 = insertelement <8 x i32> poison, i32 %v198, i64 0
  %v200 = shufflevector <8 x i32> %v199, <8 x i32> poison, <8 x i32> zeroinitializer
  %v201 = getelementptr inbounds i8, ptr %v144, i64 54
  %v202 = load i32, ptr %v201, align 1
  %v203 = insertelement <8 x i32> poison, i32 %v202, i64 0
  %v204 = shufflevector <8 x i32> %v203, <8 x i32> poison, <8 x i32> zeroinitializer
  %v205 = bitcast <8 x i32> %v200 to <32 x i8>
  %v206 = bitcast <8 x i32> %v146 to <32 x i8>
  %v207 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v205, <32 x i8> %v206)
  %v208 = bitcast <8 x i32> %v204 to <32 x i8>
  %v209 = bitcast <8 x i32> %v147 to <32 x i8>
  %v210 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v208, <32 x i8> %v209)
  %v211 = add <16 x i16> %v207, %v210
  %v212 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v211, <16 x i16> splat (i16 1))
  %v213 = add <8 x i32> %v132, %v212
  %v214 = add nsw i64 %v127, 2
  br label %head124
end126:
  %v215 = load <8 x i32>, ptr %bias, align 4
  %v216 = add <8 x i32> %v129, %v215
  %v217 = sitofp <8 x i32> %v216 to <8 x float>
  %v218 = add <8 x i32> %v130, %v215
  %v219 = sitofp <8 x i32> %v218 to <8 x float>
  %v220 = add <8 x i32> %v131, %v215
  %v221 = sitofp <8 x i32> %v220 to <8 x float>
  %v222 = add <8 x i32> %v132, %v215
  %v223 = sitofp <8 x i32> %v222 to <8 x float>
  store <8 x float> %v217, ptr %c, align 4
  %v224 = getelementptr inbounds float, ptr %c, i64 21
  store <8 x float> %v219, ptr %v224, align 4
  %v225 = getelementptr inbounds float, ptr %c, i64 42
  store <8 x float> %v221, ptr %v225, align 4
  %v226 = getelementptr inbounds float, ptr %c, i64 63
  store <8 x float> %v223, ptr %v226, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v85, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v84, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v83, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v31, %body2 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v48, %body2 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v65, %body2 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v82, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x i32>, ptr %v6, align 1
  %v14 = getelementptr inbounds i8, ptr %v6, i64 32
  %v15 = load <8 x i32>, ptr %v14, align 1
  %v16 = load i32, ptr %v5, align 1
  %v17 = insertelement <8 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <8 x i32> %v17, <8 x i32> poison, <8 x i32> zeroinitializer
  %v19 = getelementptr inbounds i8, ptr %v5, i64 4
  %v20 = load i32, ptr %v19, align 1
  %v21 = insertelement <8 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <8 x i32> %v21, <8 x i32> poison, <8 x i32> zeroinitializer
  %v23 = bitcast <8 x i32> %v18 to <32 x i8>
  %v24 = bitcast <8 x i32> %v13 to <32 x i8>
  %v25 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v23, <32 x i8> %v24)
  %v26 = bitcast <8 x i32> %v22 to <32 x i8>
  %v27 = bitcast <8 x i32> %v15 to <32 x i8>
  %v28 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v26, <32 x i8> %v27)
  %v29 = add <16 x i16> %v25, %v28
  %v30 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v29, <16 x i16> splat (i16 1))
  %v31 = add <8 x i32> %v8, %v30
  %v32 = getelementptr inbounds i8, ptr %v5, i64 18
  %v33 = load i32, ptr %v32, align 1
  %v34 = insertelement <8 x i32> poison, i32 %v33, i64 0
  %v35 = shufflevector <8 x i32> %v34, <8 x i32> poison, <8 x i32> zeroinitializer
  %v36 = getelementptr inbounds i8, ptr %v5, i64 22
  %v37 = load i32, ptr %v36, align 1
  %v38 = insertelement <8 x i32> poison, i32 %v37, i64 0
  %v39 = shufflevector <8 x i32> %v38, <8 x i32> poison, <8 x i32> zeroinitializer
  %v40 = bitcast <8 x i32> %v35 to <32 x i8>
  %v41 = bitcast <8 x i32> %v13 to <32 x i8>
  %v42 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v40, <32 x i8> %v41)
  %v43 = bitcast <8 x i32> %v39 to <32 x i8>
  %v44 = bitcast <8 x i32> %v15 to <32 x i8>
  %v45 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v43, <32 x i8> %v44)
  %v46 = add <16 x i16> %v42, %v45
  %v47 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v46, <16 x i16> splat (i16 1))
  %v48 = add <8 x i32> %v9, %v47
  %v49 = getelementptr inbounds i8, ptr %v5, i64 36
  %v50 = load i32, ptr %v49, align 1
  %v51 = insertelement <8 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <8 x i32> %v51, <8 x i32> poison, <8 x i32> zeroinitializer
  %v53 = getelementptr inbounds i8, ptr %v5, i64 40
  %v54 = load i32, ptr %v53, align 1
  %v55 = insertelement <8 x i32> poison, i32 %v54, i64 0
  %v56 = shufflevector <8 x i32> %v55, <8 x i32> poison, <8 x i32> zeroinitializer
  %v57 = bitcast <8 x i32> %v52 to <32 x i8>
  %v58 = bitcast <8 x i32> %v13 to <32 x i8>
  %v59 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v57, <32 x i8> %v58)
  %v60 = bitcast <8 x i32> %v56 to <32 x i8>
  %v61 = bitcast <8 x i32> %v15 to <32 x i8>
  %v62 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v60, <32 x i8> %v61)
  %v63 = add <16 x i16> %v59, %v62
  %v64 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v63, <16 x i16> splat (i16 1))
  %v65 = add <8 x i32> %v10, %v64
  %v66 = getelementptr inbounds i8, ptr %v5, i64 54
  %v67 = load i32, ptr %v66, align 1
  %v68 = insertelement <8 x i32> poison, i32 %v67, i64 0
  %v69 = shufflevector <8 x i32> %v68, <8 x i32> poison, <8 x i32> zeroinitializer
  %v70 = getelementptr inbounds i8, ptr %v5, i64 58
  %v71 = load i32, ptr %v70, align 1
  %v72 = insertelement <8 x i32> poison, i32 %v71, i64 0
  %v73 = shufflevector <8 x i32> %v72, <8 x i32> poison, <8 x i32> zeroinitializer
  %v74 = bitcast <8 x i32> %v69 to <32 x i8>
  %v75 = bitcast <8 x i32> %v13 to <32 x i8>
  %v76 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v74, <32 x i8> %v75)
  %v77 = bitcast <8 x i32> %v73 to <32 x i8>
  %v78 = bitcast <8 x i32> %v15 to <32 x i8>
  %v79 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v77, <32 x i8> %v78)
  %v80 = add <16 x i16> %v76, %v79
  %v81 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v80, <16 x i16> splat (i16 1))
  %v82 = add <8 x i32> %v11, %v81
  %v83 = getelementptr inbounds i8, ptr %v6, i64 64
  %v84 = getelementptr inbounds i8, ptr %v5, i64 8
  %v85 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v86 = load <8 x i32>, ptr %v6, align 1
  %v87 = load i32, ptr %v5, align 1
  %v88 = insertelement <8 x i32> poison, i32 %v87, i64 0
  %v89 = shufflevector <8 x i32> %v88, <8 x i32> poison, <8 x i32> zeroinitializer
  %v90 = bitcast <8 x i32> %v89 to <32 x i8>
  %v91 = bitcast <8 x i32> %v86 to <32 x i8>
  %v92 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v90, <32 x i8> %v91)
  %v93 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v92, <16 x i16> splat (i16 1))
  %v94 = add <8 x i32> %v8, %v93
  %v95 = getelementptr inbounds i8, ptr %v5, i64 18
  %v96 = load i32, ptr %v95, align 1
  %v97 = insertelement <8 x i32> poison, i32 %v96, i64 0
  %v98 = shufflevector <8 x i32> %v97, <8 x i32> poison, <8 x i32> zeroinitializer
  %v99 = bitcast <8 x i32> %v98 to <32 x i8>
  %v100 = bitcast <8 x i32> %v86 to <32 x i8>
  %v101 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v99, <32 x i8> %v100)
  %v102 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v101, <16 x i16> splat (i16 1))
  %v103 = add <8 x i32> %v9, %v102
  %v104 = getelementptr inbounds i8, ptr %v5, i64 36
  %v105 = load i32, ptr %v104, align 1
  %v106 = insertelement <8 x i32> poison, i32 %v105, i64 0
  %v107 = shufflevector <8 x i32> %v106, <8 x i32> poison, <8 x i32> zeroinitializer
  %v108 = bitcast <8 x i32> %v107 to <32 x i8>
  %v109 = bitcast <8 x i32> %v86 to <32 x i8>
  %v110 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v108, <32 x i8> %v109)
  %v111 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v110, <16 x i16> splat (i16 1))
  %v112 = add <8 x i32> %v10, %v111
  %v113 = getelementptr inbounds i8, ptr %v5, i64 54
  %v114 = load i32, ptr %v113, align 1
  %v115 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <8 x i32> %v115, <8 x i32> poison, <8 x i32> zeroinitializer
  %v117 = bitcast <8 x i32> %v116 to <32 x i8>
  %v118 = bitcast <8 x i32> %v86 to <32 x i8>
  %v119 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v117, <32 x i8> %v118)
  %v120 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v119, <16 x i16> splat (i16 1))
  %v121 = add <8 x i32> %v11, %v120
  %v122 = getelementptr inbounds i8, ptr %v6, i64 32
  %v123 = getelementptr inbounds i8, ptr %v5, i64 4
  br label %head124
head124:
  %v127 = phi i64 [ 0, %end3 ], [ %v214, %body125 ]
  %v128 = phi ptr [ %remainder, %end3 ], [ %v145, %body125 ]
  %v129 = phi <8 x i32> [ %v94, %end3 ], [ %v162, %body125 ]
  %v130 = phi <8 x i32> [ %v103, %end3 ], [ %v179, %body125 ]
  %v131 = phi <8 x i32> [ %v112, %end3 ], [ %v196, %body125 ]
  %v132 = phi <8 x i32> [ %v121, %end3 ], [ %v213, %body125 ]
  %v133 = icmp slt i64 %v127, %remainders
  br i1 %v133, label %body125, label %end126
body125:
  %v134 = getelementptr inbounds i8, ptr %v128, i64 32
  %v135 = load i32, ptr %v134, align 1
  %v136 = zext i32 %v135 to i64
  %v137 = mul i64 %v136, 4
  %v138 = getelementptr inbounds i8, ptr %a, i64 %v137
  %v139 = getelementptr inbounds i8, ptr %v128, i64 36
  %v140 = getelementptr inbounds i8, ptr %v139, i64 32
  %v141 = load i32, ptr %v140, align 1
  %v142 = zext i32 %v141 to i64
  %v143 = mul i64 %v142, 4
  %v144 = getelementptr inbounds i8, ptr %a, i64 %v143
  %v145 = getelementptr inbounds i8, ptr %v139, i64 36
  %v146 = load <8 x i32>, ptr %v128, align 1
  %v147 = load <8 x i32>, ptr %v139, align 1
  %v148 = load i32, ptr %v138, align 1
  %v149 = insertelement <8 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <8 x i32> %v149, <8 x i32> poison, <8 x i32> zeroinitializer
  %v151 = load i32, ptr %v144, align 1
  %v152 = insertelement <8 x i32> poison, i32 %v151, i64 0
  %v153 = shufflevector <8 x i32> %v152, <8 x i32> poison, <8 x i32> zeroinitializer
  %v154 = bitcast <8 x i32> %v150 to <32 x i8>
  %v155 = bitcast <8 x i32> %v146 to <32 x i8>
  %v156 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v154, <32 x i8> %v155)
  %v157 = bitcast <8 x i32> %v153 to <32 x i8>
  %v158 = bitcast <8 x i32> %v147 to <32 x i8>
  %v159 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v157, <32 x i8> %v158)
  %v160 = add <16 x i16> %v156, %v159
  %v161 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v160, <16 x i16> splat (i16 1))
  %v162 = add <8 x i32> %v129, %v161
  %v163 = getelementptr inbounds i8, ptr %v138, i64 18
  %v164 = load i32, ptr %v163, align 1
  %v165 = insertelement <8 x i32> poison, i32 %v164, i64 0
  %v166 = shufflevector <8 x i32> %v165, <8 x i32> poison, <8 x i32> zeroinitializer
  %v167 = getelementptr inbounds i8, ptr %v144, i64 18
  %v168 = load i32, ptr %v167, align 1
  %v169 = insertelement <8 x i32> poison, i32 %v168, i64 0
  %v170 = shufflevector <8 x i32> %v169, <8 x i32> poison, <8 x i32> zeroinitializer
  %v171 = bitcast <8 x i32> %v166 to <32 x i8>
  %v172 = bitcast <8 x i32> %v146 to <32 x i8>
  %v173 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v171, <32 x i8> %v172)
  %v174 = bitcast <8 x i32> %v170 to <32 x i8>
  %v175 = bitcast <8 x i32> %v147 to <32 x i8>
  %v176 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v174, <32 x i8> %v175)
  %v177 = add <16 x i16> %v173, %v176
  %v178 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v177, <16 x i16> splat (i16 1))
  %v179 = add <8 x i32> %v130, %v178
  %v180 = getelementptr inbounds i8, ptr %v138, i64 36
  %v181 = load i32, ptr %v180, align 1
  %v182 = insertelement <8 x i32> poison, i32 %v181, i64 0
  %v183 = shufflevector <8 x i32> %v182, <8 x i32> poison, <8 x i32> zeroinitializer
  %v184 = getelementptr inbounds i8, ptr %v144, i64 36
  %v185 = load i32, ptr %v184, align 1
  %v186 = insertelement <8 x i32> poison, i32 %v185, i64 0
  %v187 = shufflevector <8 x i32> %v186, <8 x i32> poison, <8 x i32> zeroinitializer
  %v188 = bitcast <8 x i32> %v183 to <32 x i8>
  %v189 = bitcast <8 x i32> %v146 to <32 x i8>
  %v190 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v188, <32 x i8> %v189)
  %v191 = bitcast <8 x i32> %v187 to <32 x i8>
  %v192 = bitcast <8 x i32> %v147 to <32 x i8>
  %v193 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v191, <32 x i8> %v192)
  %v194 = add <16 x i16> %v190, %v193
  %v195 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v194, <16 x i16> splat (i16 1))
  %v196 = add <8 x i32> %v131, %v195
  %v197 = getelementptr inbounds i8, ptr %v138, i64 54
  %v198 = load i32, ptr %v197, align 1
  %v199 = insertelement <8 x i32> poison, i32 %v198, i64 0
  %v200 = shufflevector <8 x i32> %v199, <8 x i32> poison, <8 x i32> zeroinitializer
  %v201 = getelementptr inbounds i8, ptr %v144, i64 54
  %v202 = load i32, ptr %v201, align 1
  %v203 = insertelement <8 x i32> poison, i32 %v202, i64 0
  %v204 = shufflevector <8 x i32> %v203, <8 x i32> poison, <8 x i32> zeroinitializer
  %v205 = bitcast <8 x i32> %v200 to <32 x i8>
  %v206 = bitcast <8 x i32> %v146 to <32 x i8>
  %v207 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v205, <32 x i8> %v206)
  %v208 = bitcast <8 x i32> %v204 to <32 x i8>
  %v209 = bitcast <8 x i32> %v147 to <32 x i8>
  %v210 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v208, <32 x i8> %v209)
  %v211 = add <16 x i16> %v207, %v210
  %v212 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v211, <16 x i16> splat (i16 1))
  %v213 = add <8 x i32> %v132, %v212
  %v214 = add nsw i64 %v127, 2
  br label %head124
end126:
  %v215 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %bias, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x i32> zeroinitializer)
  %v216 = add <8 x i32> %v129, %v215
  %v217 = sitofp <8 x i32> %v216 to <8 x float>
  %v218 = add <8 x i32> %v130, %v215
  %v219 = sitofp <8 x i32> %v218 to <8 x float>
  %v220 = add <8 x i32> %v131, %v215
  %v221 = sitofp <8 x i32> %v220 to <8 x float>
  %v222 = add <8 x i32> %v132, %v215
  %v223 = sitofp <8 x i32> %v222 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v217, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v224 = getelementptr inbounds float, ptr %c, i64 21
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v219, ptr align 4 %v224, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v225 = getelementptr inbounds float, ptr %c, i64 42
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v221, ptr align 4 %v225, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v226 = getelementptr inbounds float, ptr %c, i64 63
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v223, ptr align 4 %v226, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v31, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v30, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v29, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v28, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x i32>, ptr %v6, align 1
  %v11 = getelementptr inbounds i8, ptr %v6, i64 32
  %v12 = load <8 x i32>, ptr %v11, align 1
  %v13 = load i32, ptr %v5, align 1
  %v14 = insertelement <8 x i32> poison, i32 %v13, i64 0
  %v15 = shufflevector <8 x i32> %v14, <8 x i32> poison, <8 x i32> zeroinitializer
  %v16 = getelementptr inbounds i8, ptr %v5, i64 4
  %v17 = load i32, ptr %v16, align 1
  %v18 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v19 = shufflevector <8 x i32> %v18, <8 x i32> poison, <8 x i32> zeroinitializer
  %v20 = bitcast <8 x i32> %v15 to <32 x i8>
  %v21 = bitcast <8 x i32> %v10 to <32 x i8>
  %v22 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v20, <32 x i8> %v21)
  %v23 = bitcast <8 x i32> %v19 to <32 x i8>
  %v24 = bitcast <8 x i32> %v12 to <32 x i8>
  %v25 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v23, <32 x i8> %v24)
  %v26 = add <16 x i16> %v22, %v25
  %v27 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v26, <16 x i16> splat (i16 1))
  %v28 = add <8 x i32> %v8, %v27
  %v29 = getelementptr inbounds i8, ptr %v6, i64 64
  %v30 = getelementptr inbounds i8, ptr %v5, i64 8
  %v31 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v32 = load <8 x i32>, ptr %v6, align 1
  %v33 = load i32, ptr %v5, align 1
  %v34 = insertelement <8 x i32> poison, i32 %v33, i64 0
  %v35 = shufflevector <8 x i32> %v34, <8 x i32> poison, <8 x i32> zeroinitializer
  %v36 = bitcast <8 x i32> %v35 to <32 x i8>
  %v37 = bitcast <8 x i32> %v32 to <32 x i8>
  %v38 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v36, <32 x i8> %v37)
  %v39 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v38, <16 x i16> splat (i16 1))
  %v40 = add <8 x i32> %v8, %v39
  %v41 = getelementptr inbounds i8, ptr %v6, i64 32
  %v42 = getelementptr inbounds i8, ptr %v5, i64 4
  br label %head43
head43:
  %v46 = phi i64 [ 0, %end3 ], [ %v79, %body44 ]
  %v47 = phi ptr [ %remainder, %end3 ], [ %v61, %body44 ]
  %v48 = phi <8 x i32> [ %v40, %end3 ], [ %v78, %body44 ]
  %v49 = icmp slt i64 %v46, %remainders
  br i1 %v49, label %body44, label %end45
body44:
  %v50 = getelementptr inbounds i8, ptr %v47, i64 32
  %v51 = load i32, ptr %v50, align 1
  %v52 = zext i32 %v51 to i64
  %v53 = mul i64 %v52, 4
  %v54 = getelementptr inbounds i8, ptr %a, i64 %v53
  %v55 = getelementptr inbounds i8, ptr %v47, i64 36
  %v56 = getelementptr inbounds i8, ptr %v55, i64 32
  %v57 = load i32, ptr %v56, align 1
  %v58 = zext i32 %v57 to i64
  %v59 = mul i64 %v58, 4
  %v60 = getelementptr inbounds i8, ptr %a, i64 %v59
  %v61 = getelementptr inbounds i8, ptr %v55, i64 36
  %v62 = load <8 x i32>, ptr %v47, align 1
  %v63 = load <8 x i32>, ptr %v55, align 1
  %v64 = load i32, ptr %v54, align 1
  %v65 = insertelement <8 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <8 x i32> %v65, <8 x i32> poison, <8 x i32> zeroinitializer
  %v67 = load i32, ptr %v60, align 1
  %v68 = insertelement <8 x i32> poison, i32 %v67, i64 0
  %v69 = shufflevector <8 x i32> %v68, <8 x i32> poison, <8 x i32> zeroinitializer
  %v70 = bitcast <8 x i32> %v66 to <32 x i8>
  %v71 = bitcast <8 x i32> %v62 to <32 x i8>
  %v72 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v70, <32 x i8> %v71)
  %v73 = bitcast <8 x i32> %v69 to <32 x i8>
  %v74 = bitcast <8 x i32> %v63 to <32 x i8>
  %v75 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v73, <32 x i8> %v74)
  %v76 = add <16 x i16> %v72, %v75
  %v77 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v76, <16 x i16> splat (i16 1))
  %v78 = add <8 x i32> %v48, %v77
  %v79 = add nsw i64 %v46, 2
  br label %head43
end45:
  %v80 = load <8 x i32>, ptr %bias, align 4
  %v81 = add <8 x i32> %v48, %v80
  %v82 = sitofp <8 x i32> %v81 to <8 x float>
  store <8 x float> %v82, ptr %c, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v31, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v30, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v29, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v28, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x i32>, ptr %v6, align 1
  %v11 = getelementptr inbounds i8, ptr %v6, i64 32
  %v12 = load <8 x i32>, ptr %v11, align 1
  %v13 = load i32, ptr %v5, align 1
  %v14 = insertelement <8 x i32> poison, i32 %v13, i64 0
  %v15 = shufflevector <8 x i32> %v14, <8 x i32> poison, <8 x i32> zeroinitializer
  %v16 = getelementptr inbounds i8, ptr %v5, i64 4
  %v17 = load i32, ptr %v16, align 1
  %v18 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v19 = shufflevector <8 x i32> %v18, <8 x i32> poison, <8 x i32> zeroinitializer
  %v20 = bitcast <8 x i32> %v15 to <32 x i8>
  %v21 = bitcast <8 x i32> %v10 to <32 x i8>
  %v22 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v20, <32 x i8> %v21)
  %v23 = bitcast <8 x i32> %v19 to <32 x i8>
  %v24 = bitcast <8 x i32> %v12 to <32 x i8>
  %v25 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v23, <32 x i8> %v24)
  %v26 = add <16 x i16> %v22, %v25
  %v27 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v26, <16 x i16> splat (i16 1))
  %v28 = add <8 x i32> %v8, %v27
  %v29 = getelementptr inbounds i8, ptr %v6, i64 64
  %v30 = getelementptr inbounds i8, ptr %v5, i64 8
  %v31 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v32 = load <8 x i32>, ptr %v6, align 1
  %v33 = load i32, ptr %v5, align 1
  %v34 = insertelement <8 x i32> poison, i32 %v33, i64 0
  %v35 = shufflevector <8 x i32> %v34, <8 x i32> poison, <8 x i32> zeroinitializer
  %v36 = bitcast <8 x i32> %v35 to <32 x i8>
  %v37 = bitcast <8 x i32> %v32 to <32 x i8>
  %v38 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v36, <32 x i8> %v37)
  %v39 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v38, <16 x i16> splat (i16 1))
  %v40 = add <8 x i32> %v8, %v39
  %v41 = getelementptr inbounds i8, ptr %v6, i64 32
  %v42 = getelementptr inbounds i8, ptr %v5, i64 4
  br label %head43
head43:
  %v46 = phi i64 [ 0, %end3 ], [ %v79, %body44 ]
  %v47 = phi ptr [ %remainder, %end3 ], [ %v61, %body44 ]
  %v48 = phi <8 x i32> [ %v40, %end3 ], [ %v78, %body44 ]
  %v49 = icmp slt i64 %v46, %remainders
  br i1 %v49, label %body44, label %end45
body44:
  %v50 = getelementptr inbounds i8, ptr %v47, i64 32
  %v51 = load i32, ptr %v50, align 1
  %v52 = zext i32 %v51 to i64
  %v53 = mul i64 %v52, 4
  %v54 = getelementptr inbounds i8, ptr %a, i64 %v53
  %v55 = getelementptr inbounds i8, ptr %v47, i64 36
  %v56 = getelementptr inbounds i8, ptr %v55, i64 32
  %v57 = load i32, ptr %v56, align 1
  %v58 = zext i32 %v57 to i64
  %v59 = mul i64 %v58, 4
  %v60 = getelementptr inbounds i8, ptr %a, i64 %v59
  %v61 = getelementptr inbounds i8, ptr %v55, i64 36
  %v62 = load <8 x i32>, ptr %v47, align 1
  %v63 = load <8 x i32>, ptr %v55, align 1
  %v64 = load i32, ptr %v54, align 1
  %v65 = insertelement <8 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <8 x i32> %v65, <8 x i32> poison, <8 x i32> zeroinitializer
  %v67 = load i32, ptr %v60, align 1
  %v68 = insertelement <8 x i32> poison, i32 %v67, i64 0
  %v69 = shufflevector <8 x i32> %v68, <8 x i32> poison, <8 x i32> zeroinitializer
  %v70 = bitcast <8 x i32> %v66 to <32 x i8>
  %v71 = bitcast <8 x i32> %v62 to <32 x i8>
  %v72 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v70, <32 x i8> %v71)
  %v73 = bitcast <8 x i32> %v69 to <32 x i8>
  %v74 = bitcast <8 x i32> %v63 to <32 x i8>
  %v75 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v73, <32 x i8> %v74)
  %v76 = add <16 x i16> %v72, %v75
  %v77 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v76, <16 x i16> splat (i16 1))
  %v78 = add <8 x i32> %v48, %v77
  %v79 = add nsw i64 %v46, 2
  br label %head43
end45:
  %v80 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %bias, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x i32> zeroinitializer)
  %v81 = add <8 x i32> %v48, %v80
  %v82 = sitofp <8 x i32> %v81 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v82, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_product(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ 0, %entry ], [ %v89, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v88, %end87 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 2
  %v24 = urem i64 %v21, 2
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 3
  %v28 = urem i64 %v16, 3
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 90
  %v31 = mul i64 %v25, 90
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 18
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 18
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 21
  %v38 = mul i64 %v28, 8
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 21
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 160
  %v46 = add i64 %v45, 160
  %v47 = getelementptr inbounds i8, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds i8, ptr %v3, i64 480
  %v50 = mul i64 %v16, 4
  %v51 = getelementptr inbounds i8, ptr %v49, i64 %v50
  %v52 = load i32, ptr %v51, align 1
  %v53 = zext i32 %v52 to i64
  %v54 = getelementptr inbounds i8, ptr %v51, i64 4
  %v55 = load i32, ptr %v54, align 1
  %v56 = zext i32 %v55 to i64
  %v57 = getelementptr inbounds i8, ptr %v49, i64 16
  %v58 = mul i64 %v53, 36
  %v59 = getelementptr inbounds i8, ptr %v57, i64 %v58
  %v60 = sub i64 %v56, %v53
  %v61 = getelementptr inbounds i8, ptr %v9, i64 %v36
  %v62 = getelementptr inbounds i8, ptr %v3, i64 %v45
  %v63 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v64 = getelementptr inbounds i32, ptr %v5, i64 %v39
  %v65 = icmp eq i64 %v25, 0
  %v66 = icmp eq i64 %v26, 1
  %v67 = icmp eq i64 %v28, 2
  %v68 = xor i1 %v66, true
  %v69 = and i1 true, %v68
  %v70 = xor i1 %v67, true
  %v71 = and i1 %v69, %v70
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0000(ptr %v61, ptr %v62, ptr %v63, ptr %v64, ptr %v48, i64 %v42, i64 %v39, ptr %v59, i64 %v60)
  br label %end73
end73:
  %v74 = xor i1 %v66, true
  %v75 = and i1 true, %v74
  %v76 = and i1 %v75, %v67
  br i1 %v76, label %then77, label %end78
then77:
  call void @k_tile_0001(ptr %v61, ptr %v62, ptr %v63, ptr %v64, ptr %v48, i64 %v42, i64 %v39, ptr %v59, i64 %v60)
  br label %end78
end78:
  %v79 = and i1 true, %v66
  %v80 = xor i1 %v67, true
  %v81 = and i1 %v79, %v80
  br i1 %v81, label %then82, label %end83
then82:
  call void @k_tile_0010(ptr %v61, ptr %v62, ptr %v63, ptr %v64, ptr %v48, i64 %v42, i64 %v39, ptr %v59, i64 %v60)
  br label %end83
end83:
  %v84 = and i1 true, %v66
  %v85 = and i1 %v84, %v67
  br i1 %v85, label %then86, label %end87
then86:
  call void @k_tile_0011(ptr %v61, ptr %v62, ptr %v63, ptr %v64, ptr %v48, i64 %v42, i64 %v39, ptr %v59, i64 %v60)
  br label %end87
end87:
  %v88 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v89 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
