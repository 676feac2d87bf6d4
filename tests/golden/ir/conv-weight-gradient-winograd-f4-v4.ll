; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,2],"pads":[1,0],"strides":[1,1]},"inputs":["f32[1,5,4,5]","f32[1,4,4,7]"],"op":"conv_weight_gradient","output":"f32[7,2,2,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"winograd_f4","pixels":128,"tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_gradient: 1 units
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
  %v6 = phi i64 [ 0, %entry ], [ %v149, %end10 ]
  %v7 = icmp slt i64 %v6, 7
  br i1 %v7, label %body4, label %end5
body4:
  br label %head8
head8:
  %v11 = phi i64 [ 0, %body4 ], [ %v148, %body9 ]
  %v12 = icmp slt i64 %v11, %v2
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = sub i64 %v2, %v11
  %v14 = icmp slt i64 %v13, 16
  %v15 = select i1 %v14, i64 %v13, i64 16
  %v16 = mul i64 %v6, 16
  %v17 = add i64 %v16, %v11
  %v18 = getelementptr inbounds float, ptr %m, i64 %v17
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v18, i64 560
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v18, i64 1120
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v18, i64 1680
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v18, i64 2240
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v18, i64 112
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v18, i64 672
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v18, i64 1232
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v18, i64 1792
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v18, i64 2352
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v18, i64 224
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v18, i64 784
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v18, i64 1344
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v18, i64 1904
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v18, i64 2464
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v18, i64 336
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %v18, i64 896
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v18, i64 1456
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %v18, i64 2016
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %v18, i64 2576
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %v18, i64 448
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v18, i64 1008
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v18, i64 1568
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %v18, i64 2128
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %v18, i64 2688
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = mul i64 %v6, 20
  %v69 = add i64 %v68, %v11
  %v70 = getelementptr inbounds float, ptr %to, i64 %v69
  %v71 = fadd <16 x float> %v21, %v23
  %v72 = fsub <16 x float> %v21, %v23
  %v73 = fadd <16 x float> %v19, %v71
  %v74 = fadd <16 x float> %v73, %v25
  %v75 = fadd <16 x float> %v72, %v27
  %v76 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v25, <16 x float> %v75)
  %v77 = fadd <16 x float> %v31, %v33
  %v78 = fsub <16 x float> %v31, %v33
  %v79 = fadd <16 x float> %v29, %v77
  %v80 = fadd <16 x float> %v79, %v35
  %v81 = fadd <16 x float> %v78, %v37
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v35, <16 x float> %v81)
  %v83 = fadd <16 x float> %v41, %v43
  %v84 = fsub <16 x float> %v41, %v43
  %v85 = fadd <16 x float> %v39, %v83
  %v86 = fadd <16 x float> %v85, %v45
  %v87 = fadd <16 x float> %v84, %v47
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v45, <16 x float> %v87)
  %v89 = fadd <16 x float> %v51, %v53
  %v90 = fsub <16 x float> %v51, %v53
  %v91 = fadd <16 x float> %v49, %v89
  %v92 = fadd <16 x float> %v91, %v55
  %v93 = fadd <16 x float> %v90, %v57
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v55, <16 x float> %v93)
  %v95 = fadd <16 x float> %v61, %v63
  %v96 = fsub <16 x float> %v61, %v63
  %v97 = fadd <16 x float> %v59, %v95
  %v98 = fadd <16 x float> %v97, %v65
  %v99 = fadd <16 x float> %v96, %v67
  %v100 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v65, <16 x float> %v99)
  %v101 = fadd <16 x float> %v80, %v86
  %v102 = fsub <16 x float> %v80, %v86
  %v103 = fadd <16 x float> %v74, %v101
  %v104 = fadd <16 x float> %v103, %v92
  %v105 = fadd <16 x float> %v102, %v98
  %v106 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v92, <16 x float> %v105)
  %v107 = fadd <16 x float> %v82, %v88
  %v108 = fsub <16 x float> %v82, %v88
  %v109 = fadd <16 x float> %v76, %v107
  %v110 = fadd <16 x float> %v109, %v94
  %v111 = fadd <16 x float> %v108, %v100
  %v112 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <16 x float> %v94, <16 x float> %v111)
  %v113 = icmp slt i64 %v15, 16
  %v114 = select i1 %v113, i64 %v15, i64 16
  %v115 = icmp sgt i64 %v114, 0
  %v116 = select i1 %v115, i64 %v114, i64 0
  %v117 = trunc i64 %v116 to i32
  %v118 = insertelement <16 x i32> poison, i32 %v117, i64 0
  %v119 = shufflevector <16 x i32> %v118, <16 x i32> poison, <16 x i32> zeroinitializer
  %v120 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v119
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v104, ptr align 4 %v70, <16 x i1> %v120)
  %v121 = getelementptr inbounds float, ptr %v70, i64 5
  %v122 = icmp slt i64 %v15, 16
  %v123 = select i1 %v122, i64 %v15, i64 16
  %v124 = icmp sgt i64 %v123, 0
  %v125 = select i1 %v124, i64 %v123, i64 0
  %v126 = trunc i64 %v125 to i32
  %v127 = insertelement <16 x i32> poison, i32 %v126, i64 0
  %v128 = shufflevector <16 x i32> %v127, <16 x i32> poison, <16 x i32> zeroinitializer
  %v129 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v128
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v106, ptr align 4 %v121, <16 x i1> %v129)
  %v130 = getelementptr inbounds float, ptr %v70, i64 10
  %v131 = icmp slt i64 %v15, 16
  %v132 = select i1 %v131, i64 %v15, i64 16
  %v133 = icmp sgt i64 %v132, 0
  %v134 = select i1 %v133, i64 %v132, i64 0
  %v135 = trunc i64 %v134 to i32
  %v136 = insertelement <16 x i32> poison, i32 %v135, i64 0
  %v137 = shufflevector <16 x i32> %v136, <16 x i32> poison, <16 x i32> zeroinitializer
  %v138 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v137
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v110, ptr align 4 %v130, <16 x i1> %v138)
  %v139 = getelementptr inbounds float, ptr %v70, i64 15
  %v140 = icmp slt i64 %v15, 16
  %v141 = select i1 %v140, i64 %v15, i64 16
  %v142 = icmp sgt i64 %v141, 0
  %v143 = select i1 %v142, i64 %v141, i64 0
  %v144 = trunc i64 %v143 to i32
  %v145 = insertelement <16 x i32> poison, i32 %v144, i64 0
  %v146 = shufflevector <16 x i32> %v145, <16 x i32> poison, <16 x i32> zeroinitializer
  %v147 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v146
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v112, ptr align 4 %v139, <16 x i1> %v147)
  %v148 = add nsw i64 %v11, 16
  br label %head8
end10:
  %v149 = add nsw i64 %v6, 1
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
  %v28 = phi i64 [ 0, %end20 ], [ %v225, %end110 ]
  %v29 = icmp slt i64 %v28, 1
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = add i64 %v28, 1
  %v31 = icmp slt i64 %v30, 1
  %v32 = select i1 %v31, i64 %v30, i64 1
  br label %head33
head33:
  %v36 = phi i64 [ %v28, %body26 ], [ %v105, %end56 ]
  %v37 = icmp slt i64 %v36, %v32
  br i1 %v37, label %body34, label %end35
body34:
  %v38 = sub i64 %v36, %v28
  %v39 = mul i64 %v38, 16
  %v40 = getelementptr inbounds float, ptr %v11, i64 %v39
  %v41 = mul i64 0, 4
  %v42 = mul i64 0, 4
  %v43 = icmp ult i64 %v41, 1
  %v44 = icmp ult i64 %v42, 1
  %v45 = and i1 %v43, %v44
  %v46 = mul i64 %v36, 112
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  br i1 %v45, label %then48, label %end49
then48:
  %v50 = mul i64 %v41, 4
  %v51 = add i64 %v50, %v42
  %v52 = mul i64 %v51, 7
  %v53 = getelementptr inbounds float, ptr %v47, i64 %v52
  call void @k_dy(ptr %v53, i64 28, i64 7, ptr %v40, i64 7)
  br label %end49
end49:
  %v54 = xor i1 %v45, true
  br i1 %v54, label %then55, label %end56
then55:
  br label %head57
head57:
  %v60 = phi i64 [ 0, %then55 ], [ %v104, %end64 ]
  %v61 = icmp slt i64 %v60, 4
  br i1 %v61, label %body58, label %end59
body58:
  br label %head62
head62:
  %v65 = phi i64 [ 0, %body58 ], [ %v103, %end82 ]
  %v66 = icmp slt i64 %v65, 4
  br i1 %v66, label %body63, label %end64
body63:
  %v67 = add i64 %v41, %v60
  %v68 = add i64 %v42, %v65
  %v69 = icmp ult i64 %v67, 4
  %v70 = icmp ult i64 %v68, 4
  %v71 = and i1 %v69, %v70
  %v72 = mul i64 %v67, 4
  %v73 = add i64 %v72, %v68
  %v74 = mul i64 %v73, 7
  %v75 = mul i64 %v60, 4
  %v76 = add i64 %v75, %v65
  %v77 = mul i64 %v76, 16
  %v78 = getelementptr inbounds float, ptr %v13, i64 %v77
  %v79 = select i1 %v71, i64 7, i64 0
  br label %head80
head80:
  %v83 = phi i64 [ 0, %body63 ], [ %v102, %body81 ]
  %v84 = icmp slt i64 %v83, 16
  br i1 %v84, label %body81, label %end82
body81:
  %v85 = sub i64 %v79, %v83
  %v86 = icmp slt i64 %v85, 16
  %v87 = select i1 %v86, i64 %v85, i64 16
  %v88 = icmp sgt i64 %v87, 0
  %v89 = select i1 %v88, i64 %v87, i64 0
  %v90 = getelementptr inbounds float, ptr %v47, i64 %v74
  %v91 = getelementptr inbounds float, ptr %v90, i64 %v83
  %v92 = icmp slt i64 %v89, 16
  %v93 = select i1 %v92, i64 %v89, i64 16
  %v94 = icmp sgt i64 %v93, 0
  %v95 = select i1 %v94, i64 %v93, i64 0
  %v96 = trunc i64 %v95 to i32
  %v97 = insertelement <16 x i32> poison, i32 %v96, i64 0
  %v98 = shufflevector <16 x i32> %v97, <16 x i32> poison, <16 x i32> zeroinitializer
  %v99 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v98
  %v100 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v91, <16 x i1> %v99, <16 x float> zeroinitializer)
  %v101 = getelementptr inbounds float, ptr %v78, i64 %v83
  store <16 x float> %v100, ptr %v101, align 4
  %v102 = add nsw i64 %v83, 16
  br label %head80
end82:
  %v103 = add nsw i64 %v65, 1
  br label %head62
end64:
  %v104 = add nsw i64 %v60, 1
  br label %head57
end59:
  call void @k_dy(ptr %v13, i64 64, i64 16, ptr %v40, i64 7)
  br label %end56
end56:
  %v105 = add nsw i64 %v36, 1
  br label %head33
end35:
  %v106 = sub i64 %v32, %v28
  %v107 = icmp slt i64 %v106, 1
  br label %head108
head108:
  %v111 = phi i64 [ %lo, %end35 ], [ %v224, %end196 ]
  %v112 = icmp slt i64 %v111, %hi
  br i1 %v112, label %body109, label %end110
body109:
  %v113 = mul i64 %v111, 16
  %v114 = sub i64 5, %v113
  %v115 = icmp slt i64 %v114, 16
  %v116 = select i1 %v115, i64 %v114, i64 16
  br label %head117
head117:
  %v120 = phi i64 [ %v28, %body109 ], [ %v191, %end142 ]
  %v121 = icmp slt i64 %v120, %v32
  br i1 %v121, label %body118, label %end119
body118:
  %v122 = sub i64 %v120, %v28
  %v123 = mul i64 %v122, 16
  %v124 = getelementptr inbounds float, ptr %v12, i64 %v123
  %v125 = mul i64 0, 4
  %v126 = sub i64 %v125, 1
  %v127 = mul i64 0, 4
  %v128 = icmp ult i64 %v126, 1
  %v129 = icmp ult i64 %v127, 0
  %v130 = and i1 %v128, %v129
  %v131 = mul i64 %v120, 100
  %v132 = add i64 %v131, %v113
  %v133 = getelementptr inbounds float, ptr %v1, i64 %v132
  br i1 %v130, label %then134, label %end135
then134:
  %v136 = mul i64 %v126, 4
  %v137 = add i64 %v136, %v127
  %v138 = mul i64 %v137, 5
  %v139 = getelementptr inbounds float, ptr %v133, i64 %v138
  call void @k_x(ptr %v139, i64 20, i64 5, ptr %v124, i64 %v116)
  br label %end135
end135:
  %v140 = xor i1 %v130, true
  br i1 %v140, label %then141, label %end142
then141:
  br label %head143
head143:
  %v146 = phi i64 [ 0, %then141 ], [ %v190, %end150 ]
  %v147 = icmp slt i64 %v146, 5
  br i1 %v147, label %body144, label %end145
body144:
  br label %head148
head148:
  %v151 = phi i64 [ 0, %body144 ], [ %v189, %end168 ]
  %v152 = icmp slt i64 %v151, 5
  br i1 %v152, label %body149, label %end150
body149:
  %v153 = add i64 %v126, %v146
  %v154 = add i64 %v127, %v151
  %v155 = icmp ult i64 %v153, 5
  %v156 = icmp ult i64 %v154, 4
  %v157 = and i1 %v155, %v156
  %v158 = mul i64 %v153, 4
  %v159 = add i64 %v158, %v154
  %v160 = mul i64 %v159, 5
  %v161 = mul i64 %v146, 5
  %v162 = add i64 %v161, %v151
  %v163 = mul i64 %v162, 16
  %v164 = getelementptr inbounds float, ptr %v13, i64 %v163
  %v165 = select i1 %v157, i64 %v116, i64 0
  br label %head166
head166:
  %v169 = phi i64 [ 0, %body149 ], [ %v188, %body167 ]
  %v170 = icmp slt i64 %v169, 16
  br i1 %v170, label %body167, label %end168
body167:
  %v171 = sub i64 %v165, %v169
  %v172 = icmp slt i64 %v171, 16
  %v173 = select i1 %v172, i64 %v171, i64 16
  %v174 = icmp sgt i64 %v173, 0
  %v175 = select i1 %v174, i64 %v173, i64 0
  %v176 = getelementptr inbounds float, ptr %v133, i64 %v160
  %v177 = getelementptr inbounds float, ptr %v176, i64 %v169
  %v178 = icmp slt i64 %v175, 16
  %v179 = select i1 %v178, i64 %v175, i64 16
  %v180 = icmp sgt i64 %v179, 0
  %v181 = select i1 %v180, i64 %v179, i64 0
  %v182 = trunc i64 %v181 to i32
  %v183 = insertelement <16 x i32> poison, i32 %v182, i64 0
  %v184 = shufflevector <16 x i32> %v183, <16 x i32> poison, <16 x i32> zeroinitializer
  %v185 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v184
  %v186 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v177, <16 x i1> %v185, <16 x float> zeroinitializer)
  %v187 = getelementptr inbounds float, ptr %v164, i64 %v169
  store <16 x float> %v186, ptr %v187, align 4
  %v188 = add nsw i64 %v169, 16
  br label %head166
end168:
  %v189 = add nsw i64 %v151, 1
  br label %head148
end150:
  %v190 = add nsw i64 %v146, 1
  br label %head143
end145:
  call void @k_x(ptr %v13, i64 80, i64 16, ptr %v124, i64 %v116)
  br label %end142
end142:
  %v191 = add nsw i64 %v120, 1
  br label %head117
end119:
  %v192 = mul i64 %v111, 2800
  %v193 = getelementptr inbounds float, ptr %v7, i64 %v192
  br label %head194
head194:
  %v197 = phi i64 [ 0, %end119 ], [ %v223, %end201 ]
  %v198 = icmp slt i64 %v197, 25
  br i1 %v198, label %body195, label %end196
body195:
  br label %head199
head199:
  %v202 = phi i64 [ 0, %body195 ], [ %v222, %end221 ]
  %v203 = icmp slt i64 %v202, 2
  br i1 %v203, label %body200, label %end201
body200:
  %v204 = mul i64 %v202, 4
  %v205 = mul i64 %v197, 16
  %v206 = add i64 %v205, %v204
  %v207 = getelementptr inbounds float, ptr %v11, i64 %v206
  %v208 = mul i64 %v197, 16
  %v209 = getelementptr inbounds float, ptr %v12, i64 %v208
  %v210 = mul i64 %v197, 112
  %v211 = mul i64 %v204, 16
  %v212 = add i64 %v210, %v211
  %v213 = getelementptr inbounds float, ptr %v193, i64 %v212
  %v214 = icmp eq i64 %v202, 1
  %v215 = xor i1 %v214, true
  %v216 = and i1 true, %v215
  br i1 %v216, label %then217, label %end218
then217:
  call void @k_tile_00(ptr %v207, ptr %v209, ptr %v213, ptr %v213, ptr %v209, i64 0, i64 0)
  br label %end218
end218:
  %v219 = and i1 true, %v214
  br i1 %v219, label %then220, label %end221
then220:
  call void @k_tile_01(ptr %v207, ptr %v209, ptr %v213, ptr %v213, ptr %v209, i64 0, i64 0)
  br label %end221
end221:
  %v222 = add nsw i64 %v202, 1
  br label %head199
end201:
  %v223 = add nsw i64 %v197, 1
  br label %head194
end196:
  %v224 = add nsw i64 %v111, 1
  br label %head108
end110:
  %v225 = add nsw i64 %v28, 1
  br label %head25
end27:
  br label %head226
head226:
  %v229 = phi i64 [ %lo, %end27 ], [ %v236, %body227 ]
  %v230 = icmp slt i64 %v229, %hi
  br i1 %v230, label %body227, label %end228
body227:
  %v231 = mul i64 %v229, 16
  %v232 = mul i64 %v229, 2800
  %v233 = getelementptr inbounds float, ptr %v7, i64 %v232
  %v234 = getelementptr inbounds float, ptr %v5, i64 %v231
  %v235 = sub i64 5, %v231
  call void @k_result(ptr %v233, ptr %v234, i64 %v235)
  %v236 = add nsw i64 %v229, 1
  br label %head226
end228:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
