; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,2],"pads":[1,0],"strides":[1,1]},"inputs":["f32[1,5,4,5]","f32[1,4,4,7]"],"op":"conv_weight_gradient","output":"f32[7,2,2,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"winograd_f4","pixels":128,"tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_gradient: 1 units
; phase k_sums: 7 units
; scratch 11200 bytes, 4800 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_x(ptr %from, i64 %line_step, i64 %pixel_step, ptr %to, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v418, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = sub i64 %count, %v4
  %v7 = icmp slt i64 %v6, 16
  %v8 = select i1 %v7, i64 %v6, i64 16
  %v9 = getelementptr inbounds float, ptr %from, i64 %v4
  %v10 = getelementptr inbounds float, ptr %to, i64 %v4
  %v11 = getelementptr inbounds float, ptr %v9, i64 0
  %v12 = getelementptr inbounds float, ptr %v9, i64 %line_step
  %v13 = mul i64 %line_step, 2
  %v14 = getelementptr inbounds float, ptr %v9, i64 %v13
  %v15 = mul i64 %line_step, 3
  %v16 = getelementptr inbounds float, ptr %v9, i64 %v15
  %v17 = mul i64 %line_step, 4
  %v18 = getelementptr inbounds float, ptr %v9, i64 %v17
  %v19 = getelementptr inbounds float, ptr %v11, i64 0
  %v20 = icmp slt i64 %v8, 16
  %v21 = select i1 %v20, i64 %v8, i64 16
  %v22 = icmp sgt i64 %v21, 0
  %v23 = select i1 %v22, i64 %v21, i64 0
  %v24 = trunc i64 %v23 to i32
  %v25 = insertelement <16 x i32> poison, i32 %v24, i64 0
  %v26 = shufflevector <16 x i32> %v25, <16 x i32> poison, <16 x i32> zeroinitializer
  %v27 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v26
  %v28 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v19, <16 x i1> %v27, <16 x float> zeroinitializer)
  %v29 = getelementptr inbounds float, ptr %v12, i64 0
  %v30 = icmp slt i64 %v8, 16
  %v31 = select i1 %v30, i64 %v8, i64 16
  %v32 = icmp sgt i64 %v31, 0
  %v33 = select i1 %v32, i64 %v31, i64 0
  %v34 = trunc i64 %v33 to i32
  %v35 = insertelement <16 x i32> poison, i32 %v34, i64 0
  %v36 = shufflevector <16 x i32> %v35, <16 x i32> poison, <16 x i32> zeroinitializer
  %v37 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v36
  %v38 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v29, <16 x i1> %v37, <16 x float> zeroinitializer)
  %v39 = getelementptr inbounds float, ptr %v14, i64 0
  %v40 = icmp slt i64 %v8, 16
  %v41 = select i1 %v40, i64 %v8, i64 16
  %v42 = icmp sgt i64 %v41, 0
  %v43 = select i1 %v42, i64 %v41, i64 0
  %v44 = trunc i64 %v43 to i32
  %v45 = insertelement <16 x i32> poison, i32 %v44, i64 0
  %v46 = shufflevector <16 x i32> %v45, <16 x i32> poison, <16 x i32> zeroinitializer
  %v47 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v46
  %v48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v39, <16 x i1> %v47, <16 x float> zeroinitializer)
  %v49 = getelementptr inbounds float, ptr %v16, i64 0
  %v50 = icmp slt i64 %v8, 16
  %v51 = select i1 %v50, i64 %v8, i64 16
  %v52 = icmp sgt i64 %v51, 0
  %v53 = select i1 %v52, i64 %v51, i64 0
  %v54 = trunc i64 %v53 to i32
  %v55 = insertelement <16 x i32> poison, i32 %v54, i64 0
  %v56 = shufflevector <16 x i32> %v55, <16 x i32> poison, <16 x i32> zeroinitializer
  %v57 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v56
  %v58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v49, <16 x i1> %v57, <16 x float> zeroinitializer)
  %v59 = getelementptr inbounds float, ptr %v18, i64 0
  %v60 = icmp slt i64 %v8, 16
  %v61 = select i1 %v60, i64 %v8, i64 16
  %v62 = icmp sgt i64 %v61, 0
  %v63 = select i1 %v62, i64 %v61, i64 0
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <16 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <16 x i32> %v65, <16 x i32> poison, <16 x i32> zeroinitializer
  %v67 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v66
  %v68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v59, <16 x i1> %v67, <16 x float> zeroinitializer)
  %v69 = getelementptr inbounds float, ptr %v11, i64 %pixel_step
  %v70 = icmp slt i64 %v8, 16
  %v71 = select i1 %v70, i64 %v8, i64 16
  %v72 = icmp sgt i64 %v71, 0
  %v73 = select i1 %v72, i64 %v71, i64 0
  %v74 = trunc i64 %v73 to i32
  %v75 = insertelement <16 x i32> poison, i32 %v74, i64 0
  %v76 = shufflevector <16 x i32> %v75, <16 x i32> poison, <16 x i32> zeroinitializer
  %v77 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v76
  %v78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v69, <16 x i1> %v77, <16 x float> zeroinitializer)
  %v79 = getelementptr inbounds float, ptr %v12, i64 %pixel_step
  %v80 = icmp slt i64 %v8, 16
  %v81 = select i1 %v80, i64 %v8, i64 16
  %v82 = icmp sgt i64 %v81, 0
  %v83 = select i1 %v82, i64 %v81, i64 0
  %v84 = trunc i64 %v83 to i32
  %v85 = insertelement <16 x i32> poison, i32 %v84, i64 0
  %v86 = shufflevector <16 x i32> %v85, <16 x i32> poison, <16 x i32> zeroinitializer
  %v87 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v86
  %v88 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v79, <16 x i1> %v87, <16 x float> zeroinitializer)
  %v89 = getelementptr inbounds float, ptr %v14, i64 %pixel_step
  %v90 = icmp slt i64 %v8, 16
  %v91 = select i1 %v90, i64 %v8, i64 16
  %v92 = icmp sgt i64 %v91, 0
  %v93 = select i1 %v92, i64 %v91, i64 0
  %v94 = trunc i64 %v93 to i32
  %v95 = insertelement <16 x i32> poison, i32 %v94, i64 0
  %v96 = shufflevector <16 x i32> %v95, <16 x i32> poison, <16 x i32> zeroinitializer
  %v97 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v96
  %v98 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v89, <16 x i1> %v97, <16 x float> zeroinitializer)
  %v99 = getelementptr inbounds float, ptr %v16, i64 %pixel_step
  %v100 = icmp slt i64 %v8, 16
  %v101 = select i1 %v100, i64 %v8, i64 16
  %v102 = icmp sgt i64 %v101, 0
  %v103 = select i1 %v102, i64 %v101, i64 0
  %v104 = trunc i64 %v103 to i32
  %v105 = insertelement <16 x i32> poison, i32 %v104, i64 0
  %v106 = shufflevector <16 x i32> %v105, <16 x i32> poison, <16 x i32> zeroinitializer
  %v107 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v106
  %v108 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v99, <16 x i1> %v107, <16 x float> zeroinitializer)
  %v109 = getelementptr inbounds float, ptr %v18, i64 %pixel_step
  %v110 = icmp slt i64 %v8, 16
  %v111 = select i1 %v110, i64 %v8, i64 16
  %v112 = icmp sgt i64 %v111, 0
  %v113 = select i1 %v112, i64 %v111, i64 0
  %v114 = trunc i64 %v113 to i32
  %v115 = insertelement <16 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <16 x i32> %v115, <16 x i32> poison, <16 x i32> zeroinitializer
  %v117 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v116
  %v118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v109, <16 x i1> %v117, <16 x float> zeroinitializer)
  %v119 = mul i64 %pixel_step, 2
  %v120 = getelementptr inbounds float, ptr %v11, i64 %v119
  %v121 = icmp slt i64 %v8, 16
  %v122 = select i1 %v121, i64 %v8, i64 16
  %v123 = icmp sgt i64 %v122, 0
  %v124 = select i1 %v123, i64 %v122, i64 0
  %v125 = trunc i64 %v124 to i32
  %v126 = insertelement <16 x i32> poison, i32 %v125, i64 0
  %v127 = shufflevector <16 x i32> %v126, <16 x i32> poison, <16 x i32> zeroinitializer
  %v128 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v127
  %v129 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v120, <16 x i1> %v128, <16 x float> zeroinitializer)
  %v130 = mul i64 %pixel_step, 2
  %v131 = getelementptr inbounds float, ptr %v12, i64 %v130
  %v132 = icmp slt i64 %v8, 16
  %v133 = select i1 %v132, i64 %v8, i64 16
  %v134 = icmp sgt i64 %v133, 0
  %v135 = select i1 %v134, i64 %v133, i64 0
  %v136 = trunc i64 %v135 to i32
  %v137 = insertelement <16 x i32> poison, i32 %v136, i64 0
  %v138 = shufflevector <16 x i32> %v137, <16 x i32> poison, <16 x i32> zeroinitializer
  %v139 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v138
  %v140 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v131, <16 x i1> %v139, <16 x float> zeroinitializer)
  %v141 = mul i64 %pixel_step, 2
  %v142 = getelementptr inbounds float, ptr %v14, i64 %v141
  %v143 = icmp slt i64 %v8, 16
  %v144 = select i1 %v143, i64 %v8, i64 16
  %v145 = icmp sgt i64 %v144, 0
  %v146 = select i1 %v145, i64 %v144, i64 0
  %v147 = trunc i64 %v146 to i32
  %v148 = insertelement <16 x i32> poison, i32 %v147, i64 0
  %v149 = shufflevector <16 x i32> %v148, <16 x i32> poison, <16 x i32> zeroinitializer
  %v150 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v149
  %v151 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v142, <16 x i1> %v150, <16 x float> zeroinitializer)
  %v152 = mul i64 %pixel_step, 2
  %v153 = getelementptr inbounds float, ptr %v16, i64 %v152
  %v154 = icmp slt i64 %v8, 16
  %v155 = select i1 %v154, i64 %v8, i64 16
  %v156 = icmp sgt i64 %v155, 0
  %v157 = select i1 %v156, i64 %v155, i64 0
  %v158 = trunc i64 %v157 to i32
  %v159 = insertelement <16 x i32> poison, i32 %v158, i64 0
  %v160 = shufflevector <16 x i32> %v159, <16 x i32> poison, <16 x i32> zeroinitializer
  %v161 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v160
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v153, <16 x i1> %v161, <16 x float> zeroinitializer)
  %v163 = mul i64 %pixel_step, 2
  %v164 = getelementptr inbounds float, ptr %v18, i64 %v163
  %v165 = icmp slt i64 %v8, 16
  %v166 = select i1 %v165, i64 %v8, i64 16
  %v167 = icmp sgt i64 %v166, 0
  %v168 = select i1 %v167, i64 %v166, i64 0
  %v169 = trunc i64 %v168 to i32
  %v170 = insertelement <16 x i32> poison, i32 %v169, i64 0
  %v171 = shufflevector <16 x i32> %v170, <16 x i32> poison, <16 x i32> zeroinitializer
  %v172 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v171
  %v173 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v164, <16 x i1> %v172, <16 x float> zeroinitializer)
  %v174 = mul i64 %pixel_step, 3
  %v175 = getelementptr inbounds float, ptr %v11, i64 %v174
  %v176 = icmp slt i64 %v8, 16
  %v177 = select i1 %v176, i64 %v8, i64 16
  %v178 = icmp sgt i64 %v177, 0
  %v179 = select i1 %v178, i64 %v177, i64 0
  %v180 = trunc i64 %v179 to i32
  %v181 = insertelement <16 x i32> poison, i32 %v180, i64 0
  %v182 = shufflevector <16 x i32> %v181, <16 x i32> poison, <16 x i32> zeroinitializer
  %v183 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v182
  %v184 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v175, <16 x i1> %v183, <16 x float> zeroinitializer)
  %v185 = mul i64 %pixel_step, 3
  %v186 = getelementptr inbounds float, ptr %v12, i64 %v185
  %v187 = icmp slt i64 %v8, 16
  %v188 = select i1 %v187, i64 %v8, i64 16
  %v189 = icmp sgt i64 %v188, 0
  %v190 = select i1 %v189, i64 %v188, i64 0
  %v191 = trunc i64 %v190 to i32
  %v192 = insertelement <16 x i32> poison, i32 %v191, i64 0
  %v193 = shufflevector <16 x i32> %v192, <16 x i32> poison, <16 x i32> zeroinitializer
  %v194 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v193
  %v195 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v186, <16 x i1> %v194, <16 x float> zeroinitializer)
  %v196 = mul i64 %pixel_step, 3
  %v197 = getelementptr inbounds float, ptr %v14, i64 %v196
  %v198 = icmp slt i64 %v8, 16
  %v199 = select i1 %v198, i64 %v8, i64 16
  %v200 = icmp sgt i64 %v199, 0
  %v201 = select i1 %v200, i64 %v199, i64 0
  %v202 = trunc i64 %v201 to i32
  %v203 = insertelement <16 x i32> poison, i32 %v202, i64 0
  %v204 = shufflevector <16 x i32> %v203, <16 x i32> poison, <16 x i32> zeroinitializer
  %v205 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v204
  %v206 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v197, <16 x i1> %v205, <16 x float> zeroinitializer)
  %v207 = mul i64 %pixel_step, 3
  %v208 = getelementptr inbounds float, ptr %v16, i64 %v207
  %v209 = icmp slt i64 %v8, 16
  %v210 = select i1 %v209, i64 %v8, i64 16
  %v211 = icmp sgt i64 %v210, 0
  %v212 = select i1 %v211, i64 %v210, i64 0
  %v213 = trunc i64 %v212 to i32
  %v214 = insertelement <16 x i32> poison, i32 %v213, i64 0
  %v215 = shufflevector <16 x i32> %v214, <16 x i32> poison, <16 x i32> zeroinitializer
  %v216 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v215
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v208, <16 x i1> %v216, <16 x float> zeroinitializer)
  %v218 = mul i64 %pixel_step, 3
  %v219 = getelementptr inbounds float, ptr %v18, i64 %v218
  %v220 = icmp slt i64 %v8, 16
  %v221 = select i1 %v220, i64 %v8, i64 16
  %v222 = icmp sgt i64 %v221, 0
  %v223 = select i1 %v222, i64 %v221, i64 0
  %v224 = trunc i64 %v223 to i32
  %v225 = insertelement <16 x i32> poison, i32 %v224, i64 0
  %v226 = shufflevector <16 x i32> %v225, <16 x i32> poison, <16 x i32> zeroinitializer
  %v227 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v226
  %v228 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v219, <16 x i1> %v227, <16 x float> zeroinitializer)
  %v229 = mul i64 %pixel_step, 4
  %v230 = getelementptr inbounds float, ptr %v11, i64 %v229
  %v231 = icmp slt i64 %v8, 16
  %v232 = select i1 %v231, i64 %v8, i64 16
  %v233 = icmp sgt i64 %v232, 0
  %v234 = select i1 %v233, i64 %v232, i64 0
  %v235 = trunc i64 %v234 to i32
  %v236 = insertelement <16 x i32> poison, i32 %v235, i64 0
  %v237 = shufflevector <16 x i32> %v236, <16 x i32> poison, <16 x i32> zeroinitializer
  %v238 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v237
  %v239 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v230, <16 x i1> %v238, <16 x float> zeroinitializer)
  %v240 = mul i64 %pixel_step, 4
  %v241 = getelementptr inbounds float, ptr %v12, i64 %v240
  %v242 = icmp slt i64 %v8, 16
  %v243 = select i1 %v242, i64 %v8, i64 16
  %v244 = icmp sgt i64 %v243, 0
  %v245 = select i1 %v244, i64 %v243, i64 0
  %v246 = trunc i64 %v245 to i32
  %v247 = insertelement <16 x i32> poison, i32 %v246, i64 0
  %v248 = shufflevector <16 x i32> %v247, <16 x i32> poison, <16 x i32> zeroinitializer
  %v249 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v248
  %v250 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v241, <16 x i1> %v249, <16 x float> zeroinitializer)
  %v251 = mul i64 %pixel_step, 4
  %v252 = getelementptr inbounds float, ptr %v14, i64 %v251
  %v253 = icmp slt i64 %v8, 16
  %v254 = select i1 %v253, i64 %v8, i64 16
  %v255 = icmp sgt i64 %v254, 0
  %v256 = select i1 %v255, i64 %v254, i64 0
  %v257 = trunc i64 %v256 to i32
  %v258 = insertelement <16 x i32> poison, i32 %v257, i64 0
  %v259 = shufflevector <16 x i32> %v258, <16 x i32> poison, <16 x i32> zeroinitializer
  %v260 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v259
  %v261 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v252, <16 x i1> %v260, <16 x float> zeroinitializer)
  %v262 = mul i64 %pixel_step, 4
  %v263 = getelementptr inbounds float, ptr %v16, i64 %v262
  %v264 = icmp slt i64 %v8, 16
  %v265 = select i1 %v264, i64 %v8, i64 16
  %v266 = icmp sgt i64 %v265, 0
  %v267 = select i1 %v266, i64 %v265, i64 0
  %v268 = trunc i64 %v267 to i32
  %v269 = insertelement <16 x i32> poison, i32 %v268, i64 0
  %v270 = shufflevector <16 x i32> %v269, <16 x i32> poison, <16 x i32> zeroinitializer
  %v271 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v270
  %v272 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v263, <16 x i1> %v271, <16 x float> zeroinitializer)
  %v273 = mul i64 %pixel_step, 4
  %v274 = getelementptr inbounds float, ptr %v18, i64 %v273
  %v275 = icmp slt i64 %v8, 16
  %v276 = select i1 %v275, i64 %v8, i64 16
  %v277 = icmp sgt i64 %v276, 0
  %v278 = select i1 %v277, i64 %v276, i64 0
  %v279 = trunc i64 %v278 to i32
  %v280 = insertelement <16 x i32> poison, i32 %v279, i64 0
  %v281 = shufflevector <16 x i32> %v280, <16 x i32> poison, <16 x i32> zeroinitializer
  %v282 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v281
  %v283 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v274, <16 x i1> %v282, <16 x float> zeroinitializer)
  %v284 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v28, <16 x float> %v58)
  %v285 = fsub <16 x float> %v284, %v38
  %v286 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v48, <16 x float> %v285)
  %v287 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v38, <16 x float> %v58)
  %v288 = fsub <16 x float> %v287, %v48
  %v289 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v38, <16 x float> %v58)
  %v290 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v48, <16 x float> %v289)
  %v291 = fsub <16 x float> %v58, %v38
  %v292 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v38, <16 x float> %v68)
  %v293 = fsub <16 x float> %v292, %v48
  %v294 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v58, <16 x float> %v293)
  %v295 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v78, <16 x float> %v108)
  %v296 = fsub <16 x float> %v295, %v88
  %v297 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v98, <16 x float> %v296)
  %v298 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v88, <16 x float> %v108)
  %v299 = fsub <16 x float> %v298, %v98
  %v300 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v88, <16 x float> %v108)
  %v301 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v98, <16 x float> %v300)
  %v302 = fsub <16 x float> %v108, %v88
  %v303 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v88, <16 x float> %v118)
  %v304 = fsub <16 x float> %v303, %v98
  %v305 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v108, <16 x float> %v304)
  %v306 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v129, <16 x float> %v162)
  %v307 = fsub <16 x float> %v306, %v140
  %v308 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v151, <16 x float> %v307)
  %v309 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v140, <16 x float> %v162)
  %v310 = fsub <16 x float> %v309, %v151
  %v311 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v140, <16 x float> %v162)
  %v312 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v151, <16 x float> %v311)
  %v313 = fsub <16 x float> %v162, %v140
  %v314 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v140, <16 x float> %v173)
  %v315 = fsub <16 x float> %v314, %v151
  %v316 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v162, <16 x float> %v315)
  %v317 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v184, <16 x float> %v217)
  %v318 = fsub <16 x float> %v317, %v195
  %v319 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v206, <16 x float> %v318)
  %v320 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v195, <16 x float> %v217)
  %v321 = fsub <16 x float> %v320, %v206
  %v322 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v195, <16 x float> %v217)
  %v323 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v206, <16 x float> %v322)
  %v324 = fsub <16 x float> %v217, %v195
  %v325 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v195, <16 x float> %v228)
  %v326 = fsub <16 x float> %v325, %v206
  %v327 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v217, <16 x float> %v326)
  %v328 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v239, <16 x float> %v272)
  %v329 = fsub <16 x float> %v328, %v250
  %v330 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v261, <16 x float> %v329)
  %v331 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v250, <16 x float> %v272)
  %v332 = fsub <16 x float> %v331, %v261
  %v333 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v250, <16 x float> %v272)
  %v334 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v261, <16 x float> %v333)
  %v335 = fsub <16 x float> %v272, %v250
  %v336 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v250, <16 x float> %v283)
  %v337 = fsub <16 x float> %v336, %v261
  %v338 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v272, <16 x float> %v337)
  %v339 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v286, <16 x float> %v319)
  %v340 = fsub <16 x float> %v339, %v297
  %v341 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v308, <16 x float> %v340)
  %v342 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v297, <16 x float> %v319)
  %v343 = fsub <16 x float> %v342, %v308
  %v344 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v297, <16 x float> %v319)
  %v345 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v308, <16 x float> %v344)
  %v346 = fsub <16 x float> %v319, %v297
  %v347 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v297, <16 x float> %v330)
  %v348 = fsub <16 x float> %v347, %v308
  %v349 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v319, <16 x float> %v348)
  %v350 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v288, <16 x float> %v321)
  %v351 = fsub <16 x float> %v350, %v299
  %v352 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v310, <16 x float> %v351)
  %v353 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v299, <16 x float> %v321)
  %v354 = fsub <16 x float> %v353, %v310
  %v355 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v299, <16 x float> %v321)
  %v356 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v310, <16 x float> %v355)
  %v357 = fsub <16 x float> %v321, %v299
  %v358 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v299, <16 x float> %v332)
  %v359 = fsub <16 x float> %v358, %v310
  %v360 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v321, <16 x float> %v359)
  %v361 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v290, <16 x float> %v323)
  %v362 = fsub <16 x float> %v361, %v301
  %v363 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v312, <16 x float> %v362)
  %v364 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v301, <16 x float> %v323)
  %v365 = fsub <16 x float> %v364, %v312
  %v366 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v301, <16 x float> %v323)
  %v367 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v312, <16 x float> %v366)
  %v368 = fsub <16 x float> %v323, %v301
  %v369 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v301, <16 x float> %v334)
  %v370 = fsub <16 x float> %v369, %v312
  %v371 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v323, <16 x float> %v370)
  %v372 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v291, <16 x float> %v324)
  %v373 = fsub <16 x float> %v372, %v302
  %v374 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v313, <16 x float> %v373)
  %v375 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v302, <16 x float> %v324)
  %v376 = fsub <16 x float> %v375, %v313
  %v377 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v302, <16 x float> %v324)
  %v378 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v313, <16 x float> %v377)
  %v379 = fsub <16 x float> %v324, %v302
  %v380 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v302, <16 x float> %v335)
  %v381 = fsub <16 x float> %v380, %v313
  %v382 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v324, <16 x float> %v381)
  %v383 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v294, <16 x float> %v327)
  %v384 = fsub <16 x float> %v383, %v305
  %v385 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v316, <16 x float> %v384)
  %v386 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v305, <16 x float> %v327)
  %v387 = fsub <16 x float> %v386, %v316
  %v388 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v305, <16 x float> %v327)
  %v389 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <16 x float> %v316, <16 x float> %v388)
  %v390 = fsub <16 x float> %v327, %v305
  %v391 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v305, <16 x float> %v338)
  %v392 = fsub <16 x float> %v391, %v316
  %v393 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <16 x float> %v327, <16 x float> %v392)
  store <16 x float> %v341, ptr %v10, align 4
  %v394 = getelementptr inbounds float, ptr %v10, i64 16
  store <16 x float> %v343, ptr %v394, align 4
  %v395 = getelementptr inbounds float, ptr %v10, i64 32
  store <16 x float> %v345, ptr %v395, align 4
  %v396 = getelementptr inbounds float, ptr %v10, i64 48
  store <16 x float> %v346, ptr %v396, align 4
  %v397 = getelementptr inbounds float, ptr %v10, i64 64
  store <16 x float> %v349, ptr %v397, align 4
  %v398 = getelementptr inbounds float, ptr %v10, i64 80
  store <16 x float> %v352, ptr %v398, align 4
  %v399 = getelementptr inbounds float, ptr %v10, i64 96
  store <16 x float> %v354, ptr %v399, align 4
  %v400 = getelementptr inbounds float, ptr %v10, i64 112
  store <16 x float> %v356, ptr %v400, align 4
  %v401 = getelementptr inbounds float, ptr %v10, i64 128
  store <16 x float> %v357, ptr %v401, align 4
  %v402 = getelementptr inbounds float, ptr %v10, i64 144
  store <16 x float> %v360, ptr %v402, align 4
  %v403 = getelementptr inbounds float, ptr %v10, i64 160
  store <16 x float> %v363, ptr %v403, align 4
  %v404 = getelementptr inbounds float, ptr %v10, i64 176
  store <16 x float> %v365, ptr %v404, align 4
  %v405 = getelementptr inbounds float, ptr %v10, i64 192
  store <16 x float> %v367, ptr %v405, align 4
  %v406 = getelementptr inbounds float, ptr %v10, i64 208
  store <16 x float> %v368, ptr %v406, align 4
  %v407 = getelementptr inbounds float, ptr %v10, i64 224
  store <16 x float> %v371, ptr %v407, align 4
  %v408 = getelementptr inbounds float, ptr %v10, i64 240
  store <16 x float> %v374, ptr %v408, align 4
  %v409 = getelementptr inbounds float, ptr %v10, i64 256
  store <16 x float> %v376, ptr %v409, align 4
  %v410 = getelementptr inbounds float, ptr %v10, i64 272
  store <16 x float> %v378, ptr %v410, align 4
  %v411 = getelementptr inbounds float, ptr %v10, i64 288
  store <16 x float> %v379, ptr %v411, align 4
  %v412 = getelementptr inbounds float, ptr %v10, i64 304
  store <16 x float> %v382, ptr %v412, align 4
  %v413 = getelementptr inbounds float, ptr %v10, i64 320
  store <16 x float> %v385, ptr %v413, align 4
  %v414 = getelementptr inbounds float, ptr %v10, i64 336
  store <16 x float> %v387, ptr %v414, align 4
  %v415 = getelementptr inbounds float, ptr %v10, i64 352
  store <16 x float> %v389, ptr %v415, align 4
  %v416 = getelementptr inbounds float, ptr %v10, i64 368
  store <16 x float> %v390, ptr %v416, align 4
  %v417 = getelementptr inbounds float, ptr %v10, i64 384
  store <16 x float> %v393, ptr %v417, align 4
  %v418 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_dy(ptr %from, i64 %line_step, i64 %pixel_step, ptr %to, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v326, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = sub i64 %count, %v4
  %v7 = icmp slt i64 %v6, 16
  %v8 = select i1 %v7, i64 %v6, i64 16
  %v9 = getelementptr inbounds float, ptr %from, i64 %v4
  %v10 = getelementptr inbounds float, ptr %to, i64 %v4
  %v11 = getelementptr inbounds float, ptr %v9, i64 0
  %v12 = getelementptr inbounds float, ptr %v9, i64 %line_step
  %v13 = mul i64 %line_step, 2
  %v14 = getelementptr inbounds float, ptr %v9, i64 %v13
  %v15 = mul i64 %line_step, 3
  %v16 = getelementptr inbounds float, ptr %v9, i64 %v15
  %v17 = getelementptr inbounds float, ptr %v11, i64 0
  %v18 = icmp slt i64 %v8, 16
  %v19 = select i1 %v18, i64 %v8, i64 16
  %v20 = icmp sgt i64 %v19, 0
  %v21 = select i1 %v20, i64 %v19, i64 0
  %v22 = trunc i64 %v21 to i32
  %v23 = insertelement <16 x i32> poison, i32 %v22, i64 0
  %v24 = shufflevector <16 x i32> %v23, <16 x i32> poison, <16 x i32> zeroinitializer
  %v25 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v24
  %v26 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v17, <16 x i1> %v25, <16 x float> zeroinitializer)
  %v27 = getelementptr inbounds float, ptr %v12, i64 0
  %v28 = icmp slt i64 %v8, 16
  %v29 = select i1 %v28, i64 %v8, i64 16
  %v30 = icmp sgt i64 %v29, 0
  %v31 = select i1 %v30, i64 %v29, i64 0
  %v32 = trunc i64 %v31 to i32
  %v33 = insertelement <16 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <16 x i32> %v33, <16 x i32> poison, <16 x i32> zeroinitializer
  %v35 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v34
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v27, <16 x i1> %v35, <16 x float> zeroinitializer)
  %v37 = getelementptr inbounds float, ptr %v14, i64 0
  %v38 = icmp slt i64 %v8, 16
  %v39 = select i1 %v38, i64 %v8, i64 16
  %v40 = icmp sgt i64 %v39, 0
  %v41 = select i1 %v40, i64 %v39, i64 0
  %v42 = trunc i64 %v41 to i32
  %v43 = insertelement <16 x i32> poison, i32 %v42, i64 0
  %v44 = shufflevector <16 x i32> %v43, <16 x i32> poison, <16 x i32> zeroinitializer
  %v45 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v44
  %v46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v37, <16 x i1> %v45, <16 x float> zeroinitializer)
  %v47 = getelementptr inbounds float, ptr %v16, i64 0
  %v48 = icmp slt i64 %v8, 16
  %v49 = select i1 %v48, i64 %v8, i64 16
  %v50 = icmp sgt i64 %v49, 0
  %v51 = select i1 %v50, i64 %v49, i64 0
  %v52 = trunc i64 %v51 to i32
  %v53 = insertelement <16 x i32> poison, i32 %v52, i64 0
  %v54 = shufflevector <16 x i32> %v53, <16 x i32> poison, <16 x i32> zeroinitializer
  %v55 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v54
  %v56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v47, <16 x i1> %v55, <16 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %v11, i64 %pixel_step
  %v58 = icmp slt i64 %v8, 16
  %v59 = select i1 %v58, i64 %v8, i64 16
  %v60 = icmp sgt i64 %v59, 0
  %v61 = select i1 %v60, i64 %v59, i64 0
  %v62 = trunc i64 %v61 to i32
  %v63 = insertelement <16 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <16 x i32> %v63, <16 x i32> poison, <16 x i32> zeroinitializer
  %v65 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v64
  %v66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v57, <16 x i1> %v65, <16 x float> zeroinitializer)
  %v67 = getelementptr inbounds float, ptr %v12, i64 %pixel_step
  %v68 = icmp slt i64 %v8, 16
  %v69 = select i1 %v68, i64 %v8, i64 16
  %v70 = icmp sgt i64 %v69, 0
  %v71 = select i1 %v70, i64 %v69, i64 0
  %v72 = trunc i64 %v71 to i32
  %v73 = insertelement <16 x i32> poison, i32 %v72, i64 0
  %v74 = shufflevector <16 x i32> %v73, <16 x i32> poison, <16 x i32> zeroinitializer
  %v75 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v74
  %v76 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v67, <16 x i1> %v75, <16 x float> zeroinitializer)
  %v77 = getelementptr inbounds float, ptr %v14, i64 %pixel_step
  %v78 = icmp slt i64 %v8, 16
  %v79 = select i1 %v78, i64 %v8, i64 16
  %v80 = icmp sgt i64 %v79, 0
  %v81 = select i1 %v80, i64 %v79, i64 0
  %v82 = trunc i64 %v81 to i32
  %v83 = insertelement <16 x i32> poison, i32 %v82, i64 0
  %v84 = shufflevector <16 x i32> %v83, <16 x i32> poison, <16 x i32> zeroinitializer
  %v85 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v84
  %v86 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v77, <16 x i1> %v85, <16 x float> zeroinitializer)
  %v87 = getelementptr inbounds float, ptr %v16, i64 %pixel_step
  %v88 = icmp slt i64 %v8, 16
  %v89 = select i1 %v88, i64 %v8, i64 16
  %v90 = icmp sgt i64 %v89, 0
  %v91 = select i1 %v90, i64 %v89, i64 0
  %v92 = trunc i64 %v91 to i32
  %v93 = insertelement <16 x i32> poison, i32 %v92, i64 0
  %v94 = shufflevector <16 x i32> %v93, <16 x i32> poison, <16 x i32> zeroinitializer
  %v95 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v94
  %v96 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v87, <16 x i1> %v95, <16 x float> zeroinitializer)
  %v97 = mul i64 %pixel_step, 2
  %v98 = getelementptr inbounds float, ptr %v11, i64 %v97
  %v99 = icmp slt i64 %v8, 16
  %v100 = select i1 %v99, i64 %v8, i64 16
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = trunc i64 %v102 to i32
  %v104 = insertelement <16 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <16 x i32> %v104, <16 x i32> poison, <16 x i32> zeroinitializer
  %v106 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v105
  %v107 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v98, <16 x i1> %v106, <16 x float> zeroinitializer)
  %v108 = mul i64 %pixel_step, 2
  %v109 = getelementptr inbounds float, ptr %v12, i64 %v108
  %v110 = icmp slt i64 %v8, 16
  %v111 = select i1 %v110, i64 %v8, i64 16
  %v112 = icmp sgt i64 %v111, 0
  %v113 = select i1 %v112, i64 %v111, i64 0
  %v114 = trunc i64 %v113 to i32
  %v115 = insertelement <16 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <16 x i32> %v115, <16 x i32> poison, <16 x i32> zeroinitializer
  %v117 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v116
  %v118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v109, <16 x i1> %v117, <16 x float> zeroinitializer)
  %v119 = mul i64 %pixel_step, 2
  %v120 = getelementptr inbounds float, ptr %v14, i64 %v119
  %v121 = icmp slt i64 %v8, 16
  %v122 = select i1 %v121, i64 %v8, i64 16
  %v123 = icmp sgt i64 %v122, 0
  %v124 = select i1 %v123, i64 %v122, i64 0
  %v125 = trunc i64 %v124 to i32
  %v126 = insertelement <16 x i32> poison, i32 %v125, i64 0
  %v127 = shufflevector <16 x i32> %v126, <16 x i32> poison, <16 x i32> zeroinitializer
  %v128 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v127
  %v129 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v120, <16 x i1> %v128, <16 x float> zeroinitializer)
  %v130 = mul i64 %pixel_step, 2
  %v131 = getelementptr inbounds float, ptr %v16, i64 %v130
  %v132 = icmp slt i64 %v8, 16
  %v133 = select i1 %v132, i64 %v8, i64 16
  %v134 = icmp sgt i64 %v133, 0
  %v135 = select i1 %v134, i64 %v133, i64 0
  %v136 = trunc i64 %v135 to i32
  %v137 = insertelement <16 x i32> poison, i32 %v136, i64 0
  %v138 = shufflevector <16 x i32> %v137, <16 x i32> poison, <16 x i32> zeroinitializer
  %v139 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v138
  %v140 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v131, <16 x i1> %v139, <16 x float> zeroinitializer)
  %v141 = mul i64 %pixel_step, 3
  %v142 = getelementptr inbounds float, ptr %v11, i64 %v141
  %v143 = icmp slt i64 %v8, 16
  %v144 = select i1 %v143, i64 %v8, i64 16
  %v145 = icmp sgt i64 %v144, 0
  %v146 = select i1 %v145, i64 %v144, i64 0
  %v147 = trunc i64 %v146 to i32
  %v148 = insertelement <16 x i32> poison, i32 %v147, i64 0
  %v149 = shufflevector <16 x i32> %v148, <16 x i32> poison, <16 x i32> zeroinitializer
  %v150 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v149
  %v151 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v142, <16 x i1> %v150, <16 x float> zeroinitializer)
  %v152 = mul i64 %pixel_step, 3
  %v153 = getelementptr inbounds float, ptr %v12, i64 %v152
  %v154 = icmp slt i64 %v8, 16
  %v155 = select i1 %v154, i64 %v8, i64 16
  %v156 = icmp sgt i64 %v155, 0
  %v157 = select i1 %v156, i64 %v155, i64 0
  %v158 = trunc i64 %v157 to i32
  %v159 = insertelement <16 x i32> poison, i32 %v158, i64 0
  %v160 = shufflevector <16 x i32> %v159, <16 x i32> poison, <16 x i32> zeroinitializer
  %v161 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v160
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v153, <16 x i1> %v161, <16 x float> zeroinitializer)
  %v163 = mul i64 %pixel_step, 3
  %v164 = getelementptr inbounds float, ptr %v14, i64 %v163
  %v165 = icmp slt i64 %v8, 16
  %v166 = select i1 %v165, i64 %v8, i64 16
  %v167 = icmp sgt i64 %v166, 0
  %v168 = select i1 %v167, i64 %v166, i64 0
  %v169 = trunc i64 %v168 to i32
  %v170 = insertelement <16 x i32> poison, i32 %v169, i64 0
  %v171 = shufflevector <16 x i32> %v170, <16 x i32> poison, <16 x i32> zeroinitializer
  %v172 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v171
  %v173 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v164, <16 x i1> %v172, <16 x float> zeroinitializer)
  %v174 = mul i64 %pixel_step, 3
  %v175 = getelementptr inbounds float, ptr %v16, i64 %v174
  %v176 = icmp slt i64 %v8, 16
  %v177 = select i1 %v176, i64 %v8, i64 16
  %v178 = icmp sgt i64 %v177, 0
  %v179 = select i1 %v178, i64 %v177, i64 0
  %v180 = trunc i64 %v179 to i32
  %v181 = insertelement <16 x i32> poison, i32 %v180, i64 0
  %v182 = shufflevector <16 x i32> %v181, <16 x i32> poison, <16 x i32> zeroinitializer
  %v183 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v182
  %v184 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v175, <16 x i1> %v183, <16 x float> zeroinitializer)
  %v185 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v26
  %v186 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v26
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v36, <16 x float> %v186)
  %v188 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v46, <16 x float> %v187)
  %v189 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v56, <16 x float> %v188)
  %v190 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v26
  %v191 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v36, <16 x float> %v190)
  %v192 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v46, <16 x float> %v191)
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v56, <16 x float> %v192)
  %v194 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v26
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v36, <16 x float> %v194)
  %v196 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v46, <16 x float> %v195)
  %v197 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v56, <16 x float> %v196)
  %v198 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v66
  %v199 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v66
  %v200 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v76, <16 x float> %v199)
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v86, <16 x float> %v200)
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v96, <16 x float> %v201)
  %v203 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v66
  %v204 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v76, <16 x float> %v203)
  %v205 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v86, <16 x float> %v204)
  %v206 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v96, <16 x float> %v205)
  %v207 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v66
  %v208 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v76, <16 x float> %v207)
  %v209 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v86, <16 x float> %v208)
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v96, <16 x float> %v209)
  %v211 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v107
  %v212 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v107
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v118, <16 x float> %v212)
  %v214 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v129, <16 x float> %v213)
  %v215 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v140, <16 x float> %v214)
  %v216 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v107
  %v217 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v118, <16 x float> %v216)
  %v218 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v129, <16 x float> %v217)
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v140, <16 x float> %v218)
  %v220 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v107
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v118, <16 x float> %v220)
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v129, <16 x float> %v221)
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v140, <16 x float> %v222)
  %v224 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v151
  %v225 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v151
  %v226 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v162, <16 x float> %v225)
  %v227 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v173, <16 x float> %v226)
  %v228 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v184, <16 x float> %v227)
  %v229 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v151
  %v230 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v162, <16 x float> %v229)
  %v231 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v173, <16 x float> %v230)
  %v232 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v184, <16 x float> %v231)
  %v233 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v151
  %v234 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v162, <16 x float> %v233)
  %v235 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v173, <16 x float> %v234)
  %v236 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v184, <16 x float> %v235)
  %v237 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v185
  %v238 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v185
  %v239 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v198, <16 x float> %v238)
  %v240 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v211, <16 x float> %v239)
  %v241 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v224, <16 x float> %v240)
  %v242 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v185
  %v243 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v198, <16 x float> %v242)
  %v244 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v211, <16 x float> %v243)
  %v245 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v224, <16 x float> %v244)
  %v246 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v185
  %v247 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v198, <16 x float> %v246)
  %v248 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v211, <16 x float> %v247)
  %v249 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v224, <16 x float> %v248)
  %v250 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v189
  %v251 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v189
  %v252 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v202, <16 x float> %v251)
  %v253 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v215, <16 x float> %v252)
  %v254 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v228, <16 x float> %v253)
  %v255 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v189
  %v256 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v202, <16 x float> %v255)
  %v257 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v215, <16 x float> %v256)
  %v258 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v228, <16 x float> %v257)
  %v259 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v189
  %v260 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v202, <16 x float> %v259)
  %v261 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v215, <16 x float> %v260)
  %v262 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v228, <16 x float> %v261)
  %v263 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v193
  %v264 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v193
  %v265 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v206, <16 x float> %v264)
  %v266 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v219, <16 x float> %v265)
  %v267 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v232, <16 x float> %v266)
  %v268 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v193
  %v269 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v206, <16 x float> %v268)
  %v270 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v219, <16 x float> %v269)
  %v271 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v232, <16 x float> %v270)
  %v272 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v193
  %v273 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v206, <16 x float> %v272)
  %v274 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v219, <16 x float> %v273)
  %v275 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v232, <16 x float> %v274)
  %v276 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v197
  %v277 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v197
  %v278 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v210, <16 x float> %v277)
  %v279 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v223, <16 x float> %v278)
  %v280 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v236, <16 x float> %v279)
  %v281 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v197
  %v282 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v210, <16 x float> %v281)
  %v283 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v223, <16 x float> %v282)
  %v284 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v236, <16 x float> %v283)
  %v285 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v197
  %v286 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v210, <16 x float> %v285)
  %v287 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v223, <16 x float> %v286)
  %v288 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v236, <16 x float> %v287)
  %v289 = fmul <16 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v56
  %v290 = fmul <16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, %v56
  %v291 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v96, <16 x float> %v290)
  %v292 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v140, <16 x float> %v291)
  %v293 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <16 x float> %v184, <16 x float> %v292)
  %v294 = fmul <16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, %v56
  %v295 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v96, <16 x float> %v294)
  %v296 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000, float 0xBFC5555560000000>, <16 x float> %v140, <16 x float> %v295)
  %v297 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, <16 x float> %v184, <16 x float> %v296)
  %v298 = fmul <16 x float> <float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000, float 0x3FC5555560000000>, %v56
  %v299 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000, float 0x3FD5555560000000>, <16 x float> %v96, <16 x float> %v298)
  %v300 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000, float 0x3FE5555560000000>, <16 x float> %v140, <16 x float> %v299)
  %v301 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000, float 0x3FF5555560000000>, <16 x float> %v184, <16 x float> %v300)
  store <16 x float> %v237, ptr %v10, align 4
  %v302 = getelementptr inbounds float, ptr %v10, i64 16
  store <16 x float> %v241, ptr %v302, align 4
  %v303 = getelementptr inbounds float, ptr %v10, i64 32
  store <16 x float> %v245, ptr %v303, align 4
  %v304 = getelementptr inbounds float, ptr %v10, i64 48
  store <16 x float> %v249, ptr %v304, align 4
  %v305 = getelementptr inbounds float, ptr %v10, i64 64
  store <16 x float> %v224, ptr %v305, align 4
  %v306 = getelementptr inbounds float, ptr %v10, i64 80
  store <16 x float> %v250, ptr %v306, align 4
  %v307 = getelementptr inbounds float, ptr %v10, i64 96
  store <16 x float> %v254, ptr %v307, align 4
  %v308 = getelementptr inbounds float, ptr %v10, i64 112
  store <16 x float> %v258, ptr %v308, align 4
  %v309 = getelementptr inbounds float, ptr %v10, i64 128
  store <16 x float> %v262, ptr %v309, align 4
  %v310 = getelementptr inbounds float, ptr %v10, i64 144
  store <16 x float> %v228, ptr %v310, align 4
  %v311 = getelementptr inbounds float, ptr %v10, i64 160
  store <16 x float> %v263, ptr %v311, align 4
  %v312 = getelementptr inbounds float, ptr %v10, i64 176
  store <16 x float> %v267, ptr %v312, align 4
  %v313 = getelementptr inbounds float, ptr %v10, i64 192
  store <16 x float> %v271, ptr %v313, align 4
  %v314 = getelementptr inbounds float, ptr %v10, i64 208
  store <16 x float> %v275, ptr %v314, align 4
  %v315 = getelementptr inbounds float, ptr %v10, i64 224
  store <16 x float> %v232, ptr %v315, align 4
  %v316 = getelementptr inbounds float, ptr %v10, i64 240
  store <16 x float> %v276, ptr %v316, align 4
  %v317 = getelementptr inbounds float, ptr %v10, i64 256
  store <16 x float> %v280, ptr %v317, align 4
  %v318 = getelementptr inbounds float, ptr %v10, i64 272
  store <16 x float> %v284, ptr %v318, align 4
  %v319 = getelementptr inbounds float, ptr %v10, i64 288
  store <16 x float> %v288, ptr %v319, align 4
  %v320 = getelementptr inbounds float, ptr %v10, i64 304
  store <16 x float> %v236, ptr %v320, align 4
  %v321 = getelementptr inbounds float, ptr %v10, i64 320
  store <16 x float> %v289, ptr %v321, align 4
  %v322 = getelementptr inbounds float, ptr %v10, i64 336
  store <16 x float> %v293, ptr %v322, align 4
  %v323 = getelementptr inbounds float, ptr %v10, i64 352
  store <16 x float> %v297, ptr %v323, align 4
  %v324 = getelementptr inbounds float, ptr %v10, i64 368
  store <16 x float> %v301, ptr %v324, align 4
  %v325 = getelementptr inbounds float, ptr %v10, i64 384
  store <16 x float> %v184, ptr %v325, align 4
  %v326 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 32
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %c, i64 48
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = load <16 x float>, ptr %b, align 4
  %v9 = load float, ptr %a, align 4
  %v10 = insertelement <16 x float> poison, float %v9, i64 0
  %v11 = shufflevector <16 x float> %v10, <16 x float> poison, <16 x i32> zeroinitializer
  %v12 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v11, <16 x float> %v8, <16 x float> %v1)
  %v13 = getelementptr inbounds float, ptr %a, i64 1
  %v14 = load float, ptr %v13, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v8, <16 x float> %v3)
  %v18 = getelementptr inbounds float, ptr %a, i64 2
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v8, <16 x float> %v5)
  %v23 = getelementptr inbounds float, ptr %a, i64 3
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v8, <16 x float> %v7)
  %v28 = getelementptr inbounds float, ptr %b, i64 16
  %v29 = getelementptr inbounds float, ptr %a, i64 16
  store <16 x float> %v12, ptr %c, align 4
  %v30 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v17, ptr %v30, align 4
  %v31 = getelementptr inbounds float, ptr %c, i64 32
  store <16 x float> %v22, ptr %v31, align 4
  %v32 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v27, ptr %v32, align 4
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 32
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = load <16 x float>, ptr %b, align 4
  %v7 = load float, ptr %a, align 4
  %v8 = insertelement <16 x float> poison, float %v7, i64 0
  %v9 = shufflevector <16 x float> %v8, <16 x float> poison, <16 x i32> zeroinitializer
  %v10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v9, <16 x float> %v6, <16 x float> %v1)
  %v11 = getelementptr inbounds float, ptr %a, i64 1
  %v12 = load float, ptr %v11, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v6, <16 x float> %v3)
  %v16 = getelementptr inbounds float, ptr %a, i64 2
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v6, <16 x float> %v5)
  %v21 = getelementptr inbounds float, ptr %b, i64 16
  %v22 = getelementptr inbounds float, ptr %a, i64 16
  store <16 x float> %v10, ptr %c, align 4
  %v23 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v15, ptr %v23, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 32
  store <16 x float> %v20, ptr %v24, align 4
  ret void
}
define internal void @k_result(ptr %m, ptr %to, i64 %left) #0 {
entry:
  %v1 = icmp slt i64 %left, 16
  %v2 = select i1 %v1, i64 %left, i64 16
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v139, %body4 ]
  %v7 = icmp slt i64 %v6, %v2
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = sub i64 %v2, %v6
  %v9 = icmp slt i64 %v8, 16
  %v10 = select i1 %v9, i64 %v8, i64 16
  %v11 = getelementptr inbounds float, ptr %m, i64 %v6
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = getelementptr inbounds float, ptr %v11, i64 560
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = getelementptr inbounds float, ptr %v11, i64 1120
  %v16 = load <16 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v11, i64 1680
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v11, i64 2240
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v11, i64 112
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v11, i64 672
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v11, i64 1232
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v11, i64 1792
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v11, i64 2352
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %v11, i64 224
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v11, i64 784
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v11, i64 1344
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v11, i64 1904
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v11, i64 2464
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v11, i64 336
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v11, i64 896
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = getelementptr inbounds float, ptr %v11, i64 1456
  %v46 = load <16 x float>, ptr %v45, align 4
  %v47 = getelementptr inbounds float, ptr %v11, i64 2016
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v11, i64 2576
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v11, i64 448
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v11, i64 1008
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v11, i64 1568
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v11, i64 2128
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v11, i64 2688
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %to, i64 %v6
  %v62 = fadd <16 x float> %v14, %v16
  %v63 = fsub <16 x float> %v14, %v16
  %v64 = fadd <16 x float> %v12, %v62
  %v65 = fadd <16 x float> %v64, %v18
  %v66 = fadd <16 x float> %v63, %v20
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v18, <16 x float> %v66)
  %v68 = fadd <16 x float> %v24, %v26
  %v69 = fsub <16 x float> %v24, %v26
  %v70 = fadd <16 x float> %v22, %v68
  %v71 = fadd <16 x float> %v70, %v28
  %v72 = fadd <16 x float> %v69, %v30
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v28, <16 x float> %v72)
  %v74 = fadd <16 x float> %v34, %v36
  %v75 = fsub <16 x float> %v34, %v36
  %v76 = fadd <16 x float> %v32, %v74
  %v77 = fadd <16 x float> %v76, %v38
  %v78 = fadd <16 x float> %v75, %v40
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v38, <16 x float> %v78)
  %v80 = fadd <16 x float> %v44, %v46
  %v81 = fsub <16 x float> %v44, %v46
  %v82 = fadd <16 x float> %v42, %v80
  %v83 = fadd <16 x float> %v82, %v48
  %v84 = fadd <16 x float> %v81, %v50
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v48, <16 x float> %v84)
  %v86 = fadd <16 x float> %v54, %v56
  %v87 = fsub <16 x float> %v54, %v56
  %v88 = fadd <16 x float> %v52, %v86
  %v89 = fadd <16 x float> %v88, %v58
  %v90 = fadd <16 x float> %v87, %v60
  %v91 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v58, <16 x float> %v90)
  %v92 = fadd <16 x float> %v71, %v77
  %v93 = fsub <16 x float> %v71, %v77
  %v94 = fadd <16 x float> %v65, %v92
  %v95 = fadd <16 x float> %v94, %v83
  %v96 = fadd <16 x float> %v93, %v89
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v83, <16 x float> %v96)
  %v98 = fadd <16 x float> %v73, %v79
  %v99 = fsub <16 x float> %v73, %v79
  %v100 = fadd <16 x float> %v67, %v98
  %v101 = fadd <16 x float> %v100, %v85
  %v102 = fadd <16 x float> %v99, %v91
  %v103 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v85, <16 x float> %v102)
  %v104 = icmp slt i64 %v10, 16
  %v105 = select i1 %v104, i64 %v10, i64 16
  %v106 = icmp sgt i64 %v105, 0
  %v107 = select i1 %v106, i64 %v105, i64 0
  %v108 = trunc i64 %v107 to i32
  %v109 = insertelement <16 x i32> poison, i32 %v108, i64 0
  %v110 = shufflevector <16 x i32> %v109, <16 x i32> poison, <16 x i32> zeroinitializer
  %v111 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v110
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v95, ptr align 4 %v61, <16 x i1> %v111)
  %v112 = getelementptr inbounds float, ptr %v61, i64 5
  %v113 = icmp slt i64 %v10, 16
  %v114 = select i1 %v113, i64 %v10, i64 16
  %v115 = icmp sgt i64 %v114, 0
  %v116 = select i1 %v115, i64 %v114, i64 0
  %v117 = trunc i64 %v116 to i32
  %v118 = insertelement <16 x i32> poison, i32 %v117, i64 0
  %v119 = shufflevector <16 x i32> %v118, <16 x i32> poison, <16 x i32> zeroinitializer
  %v120 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v119
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v97, ptr align 4 %v112, <16 x i1> %v120)
  %v121 = getelementptr inbounds float, ptr %v61, i64 10
  %v122 = icmp slt i64 %v10, 16
  %v123 = select i1 %v122, i64 %v10, i64 16
  %v124 = icmp sgt i64 %v123, 0
  %v125 = select i1 %v124, i64 %v123, i64 0
  %v126 = trunc i64 %v125 to i32
  %v127 = insertelement <16 x i32> poison, i32 %v126, i64 0
  %v128 = shufflevector <16 x i32> %v127, <16 x i32> poison, <16 x i32> zeroinitializer
  %v129 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v128
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v101, ptr align 4 %v121, <16 x i1> %v129)
  %v130 = getelementptr inbounds float, ptr %v61, i64 15
  %v131 = icmp slt i64 %v10, 16
  %v132 = select i1 %v131, i64 %v10, i64 16
  %v133 = icmp sgt i64 %v132, 0
  %v134 = select i1 %v133, i64 %v132, i64 0
  %v135 = trunc i64 %v134 to i32
  %v136 = insertelement <16 x i32> poison, i32 %v135, i64 0
  %v137 = shufflevector <16 x i32> %v136, <16 x i32> poison, <16 x i32> zeroinitializer
  %v138 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v137
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v103, ptr align 4 %v130, <16 x i1> %v138)
  %v139 = add nsw i64 %v6, 16
  br label %head3
end5:
  ret void
}
define void @k_gradient(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v10 = mul i64 %worker, 4800
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v11, i64 400
  %v13 = getelementptr inbounds float, ptr %v12, i64 400
  %v14 = mul i64 %lo, 2800
  %v15 = getelementptr inbounds float, ptr %v7, i64 %v14
  %v16 = sub i64 %hi, %lo
  %v17 = mul i64 %v16, 2800
  br label %head18
head18:
  %v21 = phi i64 [ 0, %entry ], [ %v24, %body19 ]
  %v22 = icmp slt i64 %v21, %v17
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = getelementptr inbounds float, ptr %v15, i64 %v21
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v23, align 4
  %v24 = add nsw i64 %v21, 16
  br label %head18
end20:
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %end20 ], [ %v240, %end40 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = icmp sgt i64 %lo, %v28
  %v31 = select i1 %v30, i64 %lo, i64 %v28
  %v32 = add i64 %v28, 1
  %v33 = icmp slt i64 %hi, %v32
  %v34 = select i1 %v33, i64 %hi, i64 %v32
  %v35 = add i64 %v28, 1
  %v36 = icmp slt i64 %v35, 1
  %v37 = select i1 %v36, i64 %v35, i64 1
  br label %head38
head38:
  %v41 = phi i64 [ %v28, %body26 ], [ %v239, %end123 ]
  %v42 = icmp slt i64 %v41, %v37
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = add i64 %v41, 1
  %v44 = icmp slt i64 %v43, 1
  %v45 = select i1 %v44, i64 %v43, i64 1
  br label %head46
head46:
  %v49 = phi i64 [ %v41, %body39 ], [ %v118, %end69 ]
  %v50 = icmp slt i64 %v49, %v45
  br i1 %v50, label %body47, label %end48
body47:
  %v51 = sub i64 %v49, %v41
  %v52 = mul i64 %v51, 16
  %v53 = getelementptr inbounds float, ptr %v11, i64 %v52
  %v54 = mul i64 0, 4
  %v55 = mul i64 0, 4
  %v56 = icmp ult i64 %v54, 1
  %v57 = icmp ult i64 %v55, 1
  %v58 = and i1 %v56, %v57
  %v59 = mul i64 %v49, 112
  %v60 = getelementptr inbounds float, ptr %v3, i64 %v59
  br i1 %v58, label %then61, label %end62
then61:
  %v63 = mul i64 %v54, 4
  %v64 = add i64 %v63, %v55
  %v65 = mul i64 %v64, 7
  %v66 = getelementptr inbounds float, ptr %v60, i64 %v65
  call void @k_dy(ptr %v66, i64 28, i64 7, ptr %v53, i64 7)
  br label %end62
end62:
  %v67 = xor i1 %v58, true
  br i1 %v67, label %then68, label %end69
then68:
  br label %head70
head70:
  %v73 = phi i64 [ 0, %then68 ], [ %v117, %end77 ]
  %v74 = icmp slt i64 %v73, 4
  br i1 %v74, label %body71, label %end72
body71:
  br label %head75
head75:
  %v78 = phi i64 [ 0, %body71 ], [ %v116, %end95 ]
  %v79 = icmp slt i64 %v78, 4
  br i1 %v79, label %body76, label %end77
body76:
  %v80 = add i64 %v54, %v73
  %v81 = add i64 %v55, %v78
  %v82 = icmp ult i64 %v80, 4
  %v83 = icmp ult i64 %v81, 4
  %v84 = and i1 %v82, %v83
  %v85 = mul i64 %v80, 4
  %v86 = add i64 %v85, %v81
  %v87 = mul i64 %v86, 7
  %v88 = mul i64 %v73, 4
  %v89 = add i64 %v88, %v78
  %v90 = mul i64 %v89, 16
  %v91 = getelementptr inbounds float, ptr %v13, i64 %v90
  %v92 = select i1 %v84, i64 7, i64 0
  br label %head93
head93:
  %v96 = phi i64 [ 0, %body76 ], [ %v115, %body94 ]
  %v97 = icmp slt i64 %v96, 16
  br i1 %v97, label %body94, label %end95
body94:
  %v98 = sub i64 %v92, %v96
  %v99 = icmp slt i64 %v98, 16
  %v100 = select i1 %v99, i64 %v98, i64 16
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = getelementptr inbounds float, ptr %v60, i64 %v87
  %v104 = getelementptr inbounds float, ptr %v103, i64 %v96
  %v105 = icmp slt i64 %v102, 16
  %v106 = select i1 %v105, i64 %v102, i64 16
  %v107 = icmp sgt i64 %v106, 0
  %v108 = select i1 %v107, i64 %v106, i64 0
  %v109 = trunc i64 %v108 to i32
  %v110 = insertelement <16 x i32> poison, i32 %v109, i64 0
  %v111 = shufflevector <16 x i32> %v110, <16 x i32> poison, <16 x i32> zeroinitializer
  %v112 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v111
  %v113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v104, <16 x i1> %v112, <16 x float> zeroinitializer)
  %v114 = getelementptr inbounds float, ptr %v91, i64 %v96
  store <16 x float> %v113, ptr %v114, align 4
  %v115 = add nsw i64 %v96, 16
  br label %head93
end95:
  %v116 = add nsw i64 %v78, 1
  br label %head75
end77:
  %v117 = add nsw i64 %v73, 1
  br label %head70
end72:
  call void @k_dy(ptr %v13, i64 64, i64 16, ptr %v53, i64 7)
  br label %end69
end69:
  %v118 = add nsw i64 %v49, 1
  br label %head46
end48:
  %v119 = sub i64 %v45, %v41
  %v120 = icmp slt i64 %v119, 1
  br label %head121
head121:
  %v124 = phi i64 [ %v31, %end48 ], [ %v238, %end210 ]
  %v125 = icmp slt i64 %v124, %v34
  br i1 %v125, label %body122, label %end123
body122:
  %v126 = sub i64 %v124, %v28
  %v127 = mul i64 %v126, 16
  %v128 = sub i64 5, %v127
  %v129 = icmp slt i64 %v128, 16
  %v130 = select i1 %v129, i64 %v128, i64 16
  br label %head131
head131:
  %v134 = phi i64 [ %v41, %body122 ], [ %v205, %end156 ]
  %v135 = icmp slt i64 %v134, %v45
  br i1 %v135, label %body132, label %end133
body132:
  %v136 = sub i64 %v134, %v41
  %v137 = mul i64 %v136, 16
  %v138 = getelementptr inbounds float, ptr %v12, i64 %v137
  %v139 = mul i64 0, 4
  %v140 = sub i64 %v139, 1
  %v141 = mul i64 0, 4
  %v142 = icmp ult i64 %v140, 1
  %v143 = icmp ult i64 %v141, 0
  %v144 = and i1 %v142, %v143
  %v145 = mul i64 %v134, 100
  %v146 = add i64 %v145, %v127
  %v147 = getelementptr inbounds float, ptr %v1, i64 %v146
  br i1 %v144, label %then148, label %end149
then148:
  %v150 = mul i64 %v140, 4
  %v151 = add i64 %v150, %v141
  %v152 = mul i64 %v151, 5
  %v153 = getelementptr inbounds float, ptr %v147, i64 %v152
  call void @k_x(ptr %v153, i64 20, i64 5, ptr %v138, i64 %v130)
  br label %end149
end149:
  %v154 = xor i1 %v144, true
  br i1 %v154, label %then155, label %end156
then155:
  br label %head157
head157:
  %v160 = phi i64 [ 0, %then155 ], [ %v204, %end164 ]
  %v161 = icmp slt i64 %v160, 5
  br i1 %v161, label %body158, label %end159
body158:
  br label %head162
head162:
  %v165 = phi i64 [ 0, %body158 ], [ %v203, %end182 ]
  %v166 = icmp slt i64 %v165, 5
  br i1 %v166, label %body163, label %end164
body163:
  %v167 = add i64 %v140, %v160
  %v168 = add i64 %v141, %v165
  %v169 = icmp ult i64 %v167, 5
  %v170 = icmp ult i64 %v168, 4
  %v171 = and i1 %v169, %v170
  %v172 = mul i64 %v167, 4
  %v173 = add i64 %v172, %v168
  %v174 = mul i64 %v173, 5
  %v175 = mul i64 %v160, 5
  %v176 = add i64 %v175, %v165
  %v177 = mul i64 %v176, 16
  %v178 = getelementptr inbounds float, ptr %v13, i64 %v177
  %v179 = select i1 %v171, i64 %v130, i64 0
  br label %head180
head180:
  %v183 = phi i64 [ 0, %body163 ], [ %v202, %body181 ]
  %v184 = icmp slt i64 %v183, 16
  br i1 %v184, label %body181, label %end182
body181:
  %v185 = sub i64 %v179, %v183
  %v186 = icmp slt i64 %v185, 16
  %v187 = select i1 %v186, i64 %v185, i64 16
  %v188 = icmp sgt i64 %v187, 0
  %v189 = select i1 %v188, i64 %v187, i64 0
  %v190 = getelementptr inbounds float, ptr %v147, i64 %v174
  %v191 = getelementptr inbounds float, ptr %v190, i64 %v183
  %v192 = icmp slt i64 %v189, 16
  %v193 = select i1 %v192, i64 %v189, i64 16
  %v194 = icmp sgt i64 %v193, 0
  %v195 = select i1 %v194, i64 %v193, i64 0
  %v196 = trunc i64 %v195 to i32
  %v197 = insertelement <16 x i32> poison, i32 %v196, i64 0
  %v198 = shufflevector <16 x i32> %v197, <16 x i32> poison, <16 x i32> zeroinitializer
  %v199 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v198
  %v200 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v191, <16 x i1> %v199, <16 x float> zeroinitializer)
  %v201 = getelementptr inbounds float, ptr %v178, i64 %v183
  store <16 x float> %v200, ptr %v201, align 4
  %v202 = add nsw i64 %v183, 16
  br label %head180
end182:
  %v203 = add nsw i64 %v165, 1
  br label %head162
end164:
  %v204 = add nsw i64 %v160, 1
  br label %head157
end159:
  call void @k_x(ptr %v13, i64 80, i64 16, ptr %v138, i64 %v130)
  br label %end156
end156:
  %v205 = add nsw i64 %v134, 1
  br label %head131
end133:
  %v206 = mul i64 %v124, 2800
  %v207 = getelementptr inbounds float, ptr %v7, i64 %v206
  br label %head208
head208:
  %v211 = phi i64 [ 0, %end133 ], [ %v237, %end215 ]
  %v212 = icmp slt i64 %v211, 25
  br i1 %v212, label %body209, label %end210
body209:
  br label %head213
head213:
  %v216 = phi i64 [ 0, %body209 ], [ %v236, %end235 ]
  %v217 = icmp slt i64 %v216, 2
  br i1 %v217, label %body214, label %end215
body214:
  %v218 = mul i64 %v216, 4
  %v219 = mul i64 %v211, 16
  %v220 = add i64 %v219, %v218
  %v221 = getelementptr inbounds float, ptr %v11, i64 %v220
  %v222 = mul i64 %v211, 16
  %v223 = getelementptr inbounds float, ptr %v12, i64 %v222
  %v224 = mul i64 %v211, 112
  %v225 = mul i64 %v218, 16
  %v226 = add i64 %v224, %v225
  %v227 = getelementptr inbounds float, ptr %v207, i64 %v226
  %v228 = icmp eq i64 %v216, 1
  %v229 = xor i1 %v228, true
  %v230 = and i1 true, %v229
  br i1 %v230, label %then231, label %end232
then231:
  call void @k_tile_00(ptr %v221, ptr %v223, ptr %v227, ptr %v227, ptr %v223, i64 0, i64 0)
  br label %end232
end232:
  %v233 = and i1 true, %v228
  br i1 %v233, label %then234, label %end235
then234:
  call void @k_tile_01(ptr %v221, ptr %v223, ptr %v227, ptr %v227, ptr %v223, i64 0, i64 0)
  br label %end235
end235:
  %v236 = add nsw i64 %v216, 1
  br label %head213
end215:
  %v237 = add nsw i64 %v211, 1
  br label %head208
end210:
  %v238 = add nsw i64 %v124, 1
  br label %head121
end123:
  %v239 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v240 = add nsw i64 %v28, 1
  br label %head25
end27:
  ret void
}
define void @k_sums(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v10 = mul i64 %worker, 4800
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v26, %body13 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 0, 16
  %v18 = mul i64 0, 2800
  %v19 = mul i64 %v15, 16
  %v20 = add i64 %v18, %v19
  %v21 = mul i64 %v15, 20
  %v22 = add i64 %v21, %v17
  %v23 = getelementptr inbounds float, ptr %v5, i64 %v22
  %v24 = getelementptr inbounds float, ptr %v7, i64 %v20
  %v25 = sub i64 5, %v17
  call void @k_result(ptr %v24, ptr %v23, i64 %v25)
  %v26 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
