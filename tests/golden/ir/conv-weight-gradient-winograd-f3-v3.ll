; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,2],"pads":[1,0],"strides":[1,1]},"inputs":["f32[1,5,4,5]","f32[1,4,4,7]"],"op":"conv_weight_gradient","output":"f32[7,2,2,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"winograd_f3","pixels":128,"tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_gradient: 1 units
; phase k_sums: 7 units
; scratch 5120 bytes, 6720 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_x(ptr %from, i64 %line_step, i64 %pixel_step, ptr %to, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v232, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = sub i64 %count, %v4
  %v7 = icmp slt i64 %v6, 8
  %v8 = select i1 %v7, i64 %v6, i64 8
  %v9 = getelementptr inbounds float, ptr %from, i64 %v4
  %v10 = getelementptr inbounds float, ptr %to, i64 %v4
  %v11 = getelementptr inbounds float, ptr %v9, i64 0
  %v12 = getelementptr inbounds float, ptr %v9, i64 %line_step
  %v13 = mul i64 %line_step, 2
  %v14 = getelementptr inbounds float, ptr %v9, i64 %v13
  %v15 = mul i64 %line_step, 3
  %v16 = getelementptr inbounds float, ptr %v9, i64 %v15
  %v17 = getelementptr inbounds float, ptr %v11, i64 0
  %v18 = icmp slt i64 %v8, 8
  %v19 = select i1 %v18, i64 %v8, i64 8
  %v20 = icmp sgt i64 %v19, 0
  %v21 = select i1 %v20, i64 %v19, i64 0
  %v22 = trunc i64 %v21 to i32
  %v23 = insertelement <8 x i32> poison, i32 %v22, i64 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v24
  %v26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v17, <8 x i1> %v25, <8 x float> zeroinitializer)
  %v27 = getelementptr inbounds float, ptr %v12, i64 0
  %v28 = icmp slt i64 %v8, 8
  %v29 = select i1 %v28, i64 %v8, i64 8
  %v30 = icmp sgt i64 %v29, 0
  %v31 = select i1 %v30, i64 %v29, i64 0
  %v32 = trunc i64 %v31 to i32
  %v33 = insertelement <8 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <8 x i32> %v33, <8 x i32> poison, <8 x i32> zeroinitializer
  %v35 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v34
  %v36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v27, <8 x i1> %v35, <8 x float> zeroinitializer)
  %v37 = getelementptr inbounds float, ptr %v14, i64 0
  %v38 = icmp slt i64 %v8, 8
  %v39 = select i1 %v38, i64 %v8, i64 8
  %v40 = icmp sgt i64 %v39, 0
  %v41 = select i1 %v40, i64 %v39, i64 0
  %v42 = trunc i64 %v41 to i32
  %v43 = insertelement <8 x i32> poison, i32 %v42, i64 0
  %v44 = shufflevector <8 x i32> %v43, <8 x i32> poison, <8 x i32> zeroinitializer
  %v45 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v44
  %v46 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v37, <8 x i1> %v45, <8 x float> zeroinitializer)
  %v47 = getelementptr inbounds float, ptr %v16, i64 0
  %v48 = icmp slt i64 %v8, 8
  %v49 = select i1 %v48, i64 %v8, i64 8
  %v50 = icmp sgt i64 %v49, 0
  %v51 = select i1 %v50, i64 %v49, i64 0
  %v52 = trunc i64 %v51 to i32
  %v53 = insertelement <8 x i32> poison, i32 %v52, i64 0
  %v54 = shufflevector <8 x i32> %v53, <8 x i32> poison, <8 x i32> zeroinitializer
  %v55 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v54
  %v56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v47, <8 x i1> %v55, <8 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %v11, i64 %pixel_step
  %v58 = icmp slt i64 %v8, 8
  %v59 = select i1 %v58, i64 %v8, i64 8
  %v60 = icmp sgt i64 %v59, 0
  %v61 = select i1 %v60, i64 %v59, i64 0
  %v62 = trunc i64 %v61 to i32
  %v63 = insertelement <8 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <8 x i32> %v63, <8 x i32> poison, <8 x i32> zeroinitializer
  %v65 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v64
  %v66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> %v65, <8 x float> zeroinitializer)
  %v67 = getelementptr inbounds float, ptr %v12, i64 %pixel_step
  %v68 = icmp slt i64 %v8, 8
  %v69 = select i1 %v68, i64 %v8, i64 8
  %v70 = icmp sgt i64 %v69, 0
  %v71 = select i1 %v70, i64 %v69, i64 0
  %v72 = trunc i64 %v71 to i32
  %v73 = insertelement <8 x i32> poison, i32 %v72, i64 0
  %v74 = shufflevector <8 x i32> %v73, <8 x i32> poison, <8 x i32> zeroinitializer
  %v75 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v74
  %v76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v67, <8 x i1> %v75, <8 x float> zeroinitializer)
  %v77 = getelementptr inbounds float, ptr %v14, i64 %pixel_step
  %v78 = icmp slt i64 %v8, 8
  %v79 = select i1 %v78, i64 %v8, i64 8
  %v80 = icmp sgt i64 %v79, 0
  %v81 = select i1 %v80, i64 %v79, i64 0
  %v82 = trunc i64 %v81 to i32
  %v83 = insertelement <8 x i32> poison, i32 %v82, i64 0
  %v84 = shufflevector <8 x i32> %v83, <8 x i32> poison, <8 x i32> zeroinitializer
  %v85 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v84
  %v86 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v77, <8 x i1> %v85, <8 x float> zeroinitializer)
  %v87 = getelementptr inbounds float, ptr %v16, i64 %pixel_step
  %v88 = icmp slt i64 %v8, 8
  %v89 = select i1 %v88, i64 %v8, i64 8
  %v90 = icmp sgt i64 %v89, 0
  %v91 = select i1 %v90, i64 %v89, i64 0
  %v92 = trunc i64 %v91 to i32
  %v93 = insertelement <8 x i32> poison, i32 %v92, i64 0
  %v94 = shufflevector <8 x i32> %v93, <8 x i32> poison, <8 x i32> zeroinitializer
  %v95 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v94
  %v96 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v87, <8 x i1> %v95, <8 x float> zeroinitializer)
  %v97 = mul i64 %pixel_step, 2
  %v98 = getelementptr inbounds float, ptr %v11, i64 %v97
  %v99 = icmp slt i64 %v8, 8
  %v100 = select i1 %v99, i64 %v8, i64 8
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = trunc i64 %v102 to i32
  %v104 = insertelement <8 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <8 x i32> %v104, <8 x i32> poison, <8 x i32> zeroinitializer
  %v106 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v105
  %v107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v98, <8 x i1> %v106, <8 x float> zeroinitializer)
  %v108 = mul i64 %pixel_step, 2
  %v109 = getelementptr inbounds float, ptr %v12, i64 %v108
  %v110 = icmp slt i64 %v8, 8
  %v111 = select i1 %v110, i64 %v8, i64 8
  %v112 = icmp sgt i64 %v111, 0
  %v113 = select i1 %v112, i64 %v111, i64 0
  %v114 = trunc i64 %v113 to i32
  %v115 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <8 x i32> %v115, <8 x i32> poison, <8 x i32> zeroinitializer
  %v117 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v116
  %v118 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v109, <8 x i1> %v117, <8 x float> zeroinitializer)
  %v119 = mul i64 %pixel_step, 2
  %v120 = getelementptr inbounds float, ptr %v14, i64 %v119
  %v121 = icmp slt i64 %v8, 8
  %v122 = select i1 %v121, i64 %v8, i64 8
  %v123 = icmp sgt i64 %v122, 0
  %v124 = select i1 %v123, i64 %v122, i64 0
  %v125 = trunc i64 %v124 to i32
  %v126 = insertelement <8 x i32> poison, i32 %v125, i64 0
  %v127 = shufflevector <8 x i32> %v126, <8 x i32> poison, <8 x i32> zeroinitializer
  %v128 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v127
  %v129 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v120, <8 x i1> %v128, <8 x float> zeroinitializer)
  %v130 = mul i64 %pixel_step, 2
  %v131 = getelementptr inbounds float, ptr %v16, i64 %v130
  %v132 = icmp slt i64 %v8, 8
  %v133 = select i1 %v132, i64 %v8, i64 8
  %v134 = icmp sgt i64 %v133, 0
  %v135 = select i1 %v134, i64 %v133, i64 0
  %v136 = trunc i64 %v135 to i32
  %v137 = insertelement <8 x i32> poison, i32 %v136, i64 0
  %v138 = shufflevector <8 x i32> %v137, <8 x i32> poison, <8 x i32> zeroinitializer
  %v139 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v138
  %v140 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v131, <8 x i1> %v139, <8 x float> zeroinitializer)
  %v141 = mul i64 %pixel_step, 3
  %v142 = getelementptr inbounds float, ptr %v11, i64 %v141
  %v143 = icmp slt i64 %v8, 8
  %v144 = select i1 %v143, i64 %v8, i64 8
  %v145 = icmp sgt i64 %v144, 0
  %v146 = select i1 %v145, i64 %v144, i64 0
  %v147 = trunc i64 %v146 to i32
  %v148 = insertelement <8 x i32> poison, i32 %v147, i64 0
  %v149 = shufflevector <8 x i32> %v148, <8 x i32> poison, <8 x i32> zeroinitializer
  %v150 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v149
  %v151 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v142, <8 x i1> %v150, <8 x float> zeroinitializer)
  %v152 = mul i64 %pixel_step, 3
  %v153 = getelementptr inbounds float, ptr %v12, i64 %v152
  %v154 = icmp slt i64 %v8, 8
  %v155 = select i1 %v154, i64 %v8, i64 8
  %v156 = icmp sgt i64 %v155, 0
  %v157 = select i1 %v156, i64 %v155, i64 0
  %v158 = trunc i64 %v157 to i32
  %v159 = insertelement <8 x i32> poison, i32 %v158, i64 0
  %v160 = shufflevector <8 x i32> %v159, <8 x i32> poison, <8 x i32> zeroinitializer
  %v161 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v160
  %v162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v153, <8 x i1> %v161, <8 x float> zeroinitializer)
  %v163 = mul i64 %pixel_step, 3
  %v164 = getelementptr inbounds float, ptr %v14, i64 %v163
  %v165 = icmp slt i64 %v8, 8
  %v166 = select i1 %v165, i64 %v8, i64 8
  %v167 = icmp sgt i64 %v166, 0
  %v168 = select i1 %v167, i64 %v166, i64 0
  %v169 = trunc i64 %v168 to i32
  %v170 = insertelement <8 x i32> poison, i32 %v169, i64 0
  %v171 = shufflevector <8 x i32> %v170, <8 x i32> poison, <8 x i32> zeroinitializer
  %v172 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v171
  %v173 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v164, <8 x i1> %v172, <8 x float> zeroinitializer)
  %v174 = mul i64 %pixel_step, 3
  %v175 = getelementptr inbounds float, ptr %v16, i64 %v174
  %v176 = icmp slt i64 %v8, 8
  %v177 = select i1 %v176, i64 %v8, i64 8
  %v178 = icmp sgt i64 %v177, 0
  %v179 = select i1 %v178, i64 %v177, i64 0
  %v180 = trunc i64 %v179 to i32
  %v181 = insertelement <8 x i32> poison, i32 %v180, i64 0
  %v182 = shufflevector <8 x i32> %v181, <8 x i32> poison, <8 x i32> zeroinitializer
  %v183 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v182
  %v184 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v175, <8 x i1> %v183, <8 x float> zeroinitializer)
  %v185 = fsub <8 x float> %v46, %v26
  %v186 = fadd <8 x float> %v46, %v36
  %v187 = fsub <8 x float> %v46, %v36
  %v188 = fsub <8 x float> %v56, %v36
  %v189 = fsub <8 x float> %v86, %v66
  %v190 = fadd <8 x float> %v86, %v76
  %v191 = fsub <8 x float> %v86, %v76
  %v192 = fsub <8 x float> %v96, %v76
  %v193 = fsub <8 x float> %v129, %v107
  %v194 = fadd <8 x float> %v129, %v118
  %v195 = fsub <8 x float> %v129, %v118
  %v196 = fsub <8 x float> %v140, %v118
  %v197 = fsub <8 x float> %v173, %v151
  %v198 = fadd <8 x float> %v173, %v162
  %v199 = fsub <8 x float> %v173, %v162
  %v200 = fsub <8 x float> %v184, %v162
  %v201 = fsub <8 x float> %v193, %v185
  %v202 = fadd <8 x float> %v193, %v189
  %v203 = fsub <8 x float> %v193, %v189
  %v204 = fsub <8 x float> %v197, %v189
  %v205 = fsub <8 x float> %v194, %v186
  %v206 = fadd <8 x float> %v194, %v190
  %v207 = fsub <8 x float> %v194, %v190
  %v208 = fsub <8 x float> %v198, %v190
  %v209 = fsub <8 x float> %v195, %v187
  %v210 = fadd <8 x float> %v195, %v191
  %v211 = fsub <8 x float> %v195, %v191
  %v212 = fsub <8 x float> %v199, %v191
  %v213 = fsub <8 x float> %v196, %v188
  %v214 = fadd <8 x float> %v196, %v192
  %v215 = fsub <8 x float> %v196, %v192
  %v216 = fsub <8 x float> %v200, %v192
  store <8 x float> %v201, ptr %v10, align 4
  %v217 = getelementptr inbounds float, ptr %v10, i64 48
  store <8 x float> %v202, ptr %v217, align 4
  %v218 = getelementptr inbounds float, ptr %v10, i64 96
  store <8 x float> %v203, ptr %v218, align 4
  %v219 = getelementptr inbounds float, ptr %v10, i64 144
  store <8 x float> %v204, ptr %v219, align 4
  %v220 = getelementptr inbounds float, ptr %v10, i64 192
  store <8 x float> %v205, ptr %v220, align 4
  %v221 = getelementptr inbounds float, ptr %v10, i64 240
  store <8 x float> %v206, ptr %v221, align 4
  %v222 = getelementptr inbounds float, ptr %v10, i64 288
  store <8 x float> %v207, ptr %v222, align 4
  %v223 = getelementptr inbounds float, ptr %v10, i64 336
  store <8 x float> %v208, ptr %v223, align 4
  %v224 = getelementptr inbounds float, ptr %v10, i64 384
  store <8 x float> %v209, ptr %v224, align 4
  %v225 = getelementptr inbounds float, ptr %v10, i64 432
  store <8 x float> %v210, ptr %v225, align 4
  %v226 = getelementptr inbounds float, ptr %v10, i64 480
  store <8 x float> %v211, ptr %v226, align 4
  %v227 = getelementptr inbounds float, ptr %v10, i64 528
  store <8 x float> %v212, ptr %v227, align 4
  %v228 = getelementptr inbounds float, ptr %v10, i64 576
  store <8 x float> %v213, ptr %v228, align 4
  %v229 = getelementptr inbounds float, ptr %v10, i64 624
  store <8 x float> %v214, ptr %v229, align 4
  %v230 = getelementptr inbounds float, ptr %v10, i64 672
  store <8 x float> %v215, ptr %v230, align 4
  %v231 = getelementptr inbounds float, ptr %v10, i64 720
  store <8 x float> %v216, ptr %v231, align 4
  %v232 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_dy(ptr %from, i64 %line_step, i64 %pixel_step, ptr %to, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v158, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = sub i64 %count, %v4
  %v7 = icmp slt i64 %v6, 8
  %v8 = select i1 %v7, i64 %v6, i64 8
  %v9 = getelementptr inbounds float, ptr %from, i64 %v4
  %v10 = getelementptr inbounds float, ptr %to, i64 %v4
  %v11 = getelementptr inbounds float, ptr %v9, i64 0
  %v12 = getelementptr inbounds float, ptr %v9, i64 %line_step
  %v13 = mul i64 %line_step, 2
  %v14 = getelementptr inbounds float, ptr %v9, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v11, i64 0
  %v16 = icmp slt i64 %v8, 8
  %v17 = select i1 %v16, i64 %v8, i64 8
  %v18 = icmp sgt i64 %v17, 0
  %v19 = select i1 %v18, i64 %v17, i64 0
  %v20 = trunc i64 %v19 to i32
  %v21 = insertelement <8 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <8 x i32> %v21, <8 x i32> poison, <8 x i32> zeroinitializer
  %v23 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v22
  %v24 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v15, <8 x i1> %v23, <8 x float> zeroinitializer)
  %v25 = getelementptr inbounds float, ptr %v12, i64 0
  %v26 = icmp slt i64 %v8, 8
  %v27 = select i1 %v26, i64 %v8, i64 8
  %v28 = icmp sgt i64 %v27, 0
  %v29 = select i1 %v28, i64 %v27, i64 0
  %v30 = trunc i64 %v29 to i32
  %v31 = insertelement <8 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <8 x i32> %v31, <8 x i32> poison, <8 x i32> zeroinitializer
  %v33 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v32
  %v34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v25, <8 x i1> %v33, <8 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v14, i64 0
  %v36 = icmp slt i64 %v8, 8
  %v37 = select i1 %v36, i64 %v8, i64 8
  %v38 = icmp sgt i64 %v37, 0
  %v39 = select i1 %v38, i64 %v37, i64 0
  %v40 = trunc i64 %v39 to i32
  %v41 = insertelement <8 x i32> poison, i32 %v40, i64 0
  %v42 = shufflevector <8 x i32> %v41, <8 x i32> poison, <8 x i32> zeroinitializer
  %v43 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v42
  %v44 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v35, <8 x i1> %v43, <8 x float> zeroinitializer)
  %v45 = getelementptr inbounds float, ptr %v11, i64 %pixel_step
  %v46 = icmp slt i64 %v8, 8
  %v47 = select i1 %v46, i64 %v8, i64 8
  %v48 = icmp sgt i64 %v47, 0
  %v49 = select i1 %v48, i64 %v47, i64 0
  %v50 = trunc i64 %v49 to i32
  %v51 = insertelement <8 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <8 x i32> %v51, <8 x i32> poison, <8 x i32> zeroinitializer
  %v53 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v52
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v45, <8 x i1> %v53, <8 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v12, i64 %pixel_step
  %v56 = icmp slt i64 %v8, 8
  %v57 = select i1 %v56, i64 %v8, i64 8
  %v58 = icmp sgt i64 %v57, 0
  %v59 = select i1 %v58, i64 %v57, i64 0
  %v60 = trunc i64 %v59 to i32
  %v61 = insertelement <8 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <8 x i32> %v61, <8 x i32> poison, <8 x i32> zeroinitializer
  %v63 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v62
  %v64 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v55, <8 x i1> %v63, <8 x float> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v14, i64 %pixel_step
  %v66 = icmp slt i64 %v8, 8
  %v67 = select i1 %v66, i64 %v8, i64 8
  %v68 = icmp sgt i64 %v67, 0
  %v69 = select i1 %v68, i64 %v67, i64 0
  %v70 = trunc i64 %v69 to i32
  %v71 = insertelement <8 x i32> poison, i32 %v70, i64 0
  %v72 = shufflevector <8 x i32> %v71, <8 x i32> poison, <8 x i32> zeroinitializer
  %v73 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v72
  %v74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v65, <8 x i1> %v73, <8 x float> zeroinitializer)
  %v75 = mul i64 %pixel_step, 2
  %v76 = getelementptr inbounds float, ptr %v11, i64 %v75
  %v77 = icmp slt i64 %v8, 8
  %v78 = select i1 %v77, i64 %v8, i64 8
  %v79 = icmp sgt i64 %v78, 0
  %v80 = select i1 %v79, i64 %v78, i64 0
  %v81 = trunc i64 %v80 to i32
  %v82 = insertelement <8 x i32> poison, i32 %v81, i64 0
  %v83 = shufflevector <8 x i32> %v82, <8 x i32> poison, <8 x i32> zeroinitializer
  %v84 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v83
  %v85 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v76, <8 x i1> %v84, <8 x float> zeroinitializer)
  %v86 = mul i64 %pixel_step, 2
  %v87 = getelementptr inbounds float, ptr %v12, i64 %v86
  %v88 = icmp slt i64 %v8, 8
  %v89 = select i1 %v88, i64 %v8, i64 8
  %v90 = icmp sgt i64 %v89, 0
  %v91 = select i1 %v90, i64 %v89, i64 0
  %v92 = trunc i64 %v91 to i32
  %v93 = insertelement <8 x i32> poison, i32 %v92, i64 0
  %v94 = shufflevector <8 x i32> %v93, <8 x i32> poison, <8 x i32> zeroinitializer
  %v95 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v94
  %v96 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v87, <8 x i1> %v95, <8 x float> zeroinitializer)
  %v97 = mul i64 %pixel_step, 2
  %v98 = getelementptr inbounds float, ptr %v14, i64 %v97
  %v99 = icmp slt i64 %v8, 8
  %v100 = select i1 %v99, i64 %v8, i64 8
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = trunc i64 %v102 to i32
  %v104 = insertelement <8 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <8 x i32> %v104, <8 x i32> poison, <8 x i32> zeroinitializer
  %v106 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v105
  %v107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v98, <8 x i1> %v106, <8 x float> zeroinitializer)
  %v108 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v24
  %v109 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v24
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v44, <8 x float> %v109)
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v34, <8 x float> %v110)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v34, <8 x float> %v110)
  %v113 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v54
  %v114 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v54
  %v115 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v74, <8 x float> %v114)
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v64, <8 x float> %v115)
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v64, <8 x float> %v115)
  %v118 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v85
  %v119 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v85
  %v120 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v107, <8 x float> %v119)
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v96, <8 x float> %v120)
  %v122 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v96, <8 x float> %v120)
  %v123 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v108
  %v124 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v108
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v118, <8 x float> %v124)
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v113, <8 x float> %v125)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v113, <8 x float> %v125)
  %v128 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v111
  %v129 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v111
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v121, <8 x float> %v129)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v116, <8 x float> %v130)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v116, <8 x float> %v130)
  %v133 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v112
  %v134 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v112
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v122, <8 x float> %v134)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v117, <8 x float> %v135)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v117, <8 x float> %v135)
  %v138 = fmul <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v44
  %v139 = fmul <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, %v44
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v107, <8 x float> %v139)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>, <8 x float> %v74, <8 x float> %v140)
  %v142 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v74, <8 x float> %v140)
  store <8 x float> %v123, ptr %v10, align 4
  %v143 = getelementptr inbounds float, ptr %v10, i64 48
  store <8 x float> %v126, ptr %v143, align 4
  %v144 = getelementptr inbounds float, ptr %v10, i64 96
  store <8 x float> %v127, ptr %v144, align 4
  %v145 = getelementptr inbounds float, ptr %v10, i64 144
  store <8 x float> %v118, ptr %v145, align 4
  %v146 = getelementptr inbounds float, ptr %v10, i64 192
  store <8 x float> %v128, ptr %v146, align 4
  %v147 = getelementptr inbounds float, ptr %v10, i64 240
  store <8 x float> %v131, ptr %v147, align 4
  %v148 = getelementptr inbounds float, ptr %v10, i64 288
  store <8 x float> %v132, ptr %v148, align 4
  %v149 = getelementptr inbounds float, ptr %v10, i64 336
  store <8 x float> %v121, ptr %v149, align 4
  %v150 = getelementptr inbounds float, ptr %v10, i64 384
  store <8 x float> %v133, ptr %v150, align 4
  %v151 = getelementptr inbounds float, ptr %v10, i64 432
  store <8 x float> %v136, ptr %v151, align 4
  %v152 = getelementptr inbounds float, ptr %v10, i64 480
  store <8 x float> %v137, ptr %v152, align 4
  %v153 = getelementptr inbounds float, ptr %v10, i64 528
  store <8 x float> %v122, ptr %v153, align 4
  %v154 = getelementptr inbounds float, ptr %v10, i64 576
  store <8 x float> %v138, ptr %v154, align 4
  %v155 = getelementptr inbounds float, ptr %v10, i64 624
  store <8 x float> %v141, ptr %v155, align 4
  %v156 = getelementptr inbounds float, ptr %v10, i64 672
  store <8 x float> %v142, ptr %v156, align 4
  %v157 = getelementptr inbounds float, ptr %v10, i64 720
  store <8 x float> %v107, ptr %v157, align 4
  %v158 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 16
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %c, i64 24
  %v7 = load <8 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v42, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v41, %body9 ]
  %v13 = phi ptr [ %b, %entry ], [ %v40, %body9 ]
  %v14 = phi ptr [ %ahead, %entry ], [ %v14, %body9 ]
  %v15 = phi <8 x float> [ %v1, %entry ], [ %v24, %body9 ]
  %v16 = phi <8 x float> [ %v3, %entry ], [ %v29, %body9 ]
  %v17 = phi <8 x float> [ %v5, %entry ], [ %v34, %body9 ]
  %v18 = phi <8 x float> [ %v7, %entry ], [ %v39, %body9 ]
  %v19 = icmp slt i64 %v11, 4
  br i1 %v19, label %body9, label %end10
body9:
  %v20 = load <8 x float>, ptr %v13, align 4
  %v21 = load float, ptr %v12, align 4
  %v22 = insertelement <8 x float> poison, float %v21, i64 0
  %v23 = shufflevector <8 x float> %v22, <8 x float> poison, <8 x i32> zeroinitializer
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v23, <8 x float> %v20, <8 x float> %v15)
  %v25 = getelementptr inbounds float, ptr %v12, i64 1
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v20, <8 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v12, i64 2
  %v31 = load float, ptr %v30, align 4
  %v32 = insertelement <8 x float> poison, float %v31, i64 0
  %v33 = shufflevector <8 x float> %v32, <8 x float> poison, <8 x i32> zeroinitializer
  %v34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v33, <8 x float> %v20, <8 x float> %v17)
  %v35 = getelementptr inbounds float, ptr %v12, i64 3
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <8 x float> poison, float %v36, i64 0
  %v38 = shufflevector <8 x float> %v37, <8 x float> poison, <8 x i32> zeroinitializer
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> %v20, <8 x float> %v18)
  %v40 = getelementptr inbounds float, ptr %v13, i64 8
  %v41 = getelementptr inbounds float, ptr %v12, i64 8
  %v42 = add nsw i64 %v11, 1
  br label %head8
end10:
  store <8 x float> %v15, ptr %c, align 4
  %v43 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v16, ptr %v43, align 4
  %v44 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v17, ptr %v44, align 4
  %v45 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v18, ptr %v45, align 4
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 16
  %v5 = load <8 x float>, ptr %v4, align 4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v34, %body7 ]
  %v10 = phi ptr [ %a, %entry ], [ %v33, %body7 ]
  %v11 = phi ptr [ %b, %entry ], [ %v32, %body7 ]
  %v12 = phi ptr [ %ahead, %entry ], [ %v12, %body7 ]
  %v13 = phi <8 x float> [ %v1, %entry ], [ %v21, %body7 ]
  %v14 = phi <8 x float> [ %v3, %entry ], [ %v26, %body7 ]
  %v15 = phi <8 x float> [ %v5, %entry ], [ %v31, %body7 ]
  %v16 = icmp slt i64 %v9, 4
  br i1 %v16, label %body7, label %end8
body7:
  %v17 = load <8 x float>, ptr %v11, align 4
  %v18 = load float, ptr %v10, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v17, <8 x float> %v13)
  %v22 = getelementptr inbounds float, ptr %v10, i64 1
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v17, <8 x float> %v14)
  %v27 = getelementptr inbounds float, ptr %v10, i64 2
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v17, <8 x float> %v15)
  %v32 = getelementptr inbounds float, ptr %v11, i64 8
  %v33 = getelementptr inbounds float, ptr %v10, i64 8
  %v34 = add nsw i64 %v9, 1
  br label %head6
end8:
  store <8 x float> %v13, ptr %c, align 4
  %v35 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v14, ptr %v35, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v15, ptr %v36, align 4
  ret void
}
define internal void @k_result(ptr %m, ptr %to, i64 %left) #0 {
entry:
  %v1 = icmp slt i64 %left, 8
  %v2 = select i1 %v1, i64 %left, i64 8
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v103, %body4 ]
  %v7 = icmp slt i64 %v6, %v2
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = sub i64 %v2, %v6
  %v9 = icmp slt i64 %v8, 8
  %v10 = select i1 %v9, i64 %v8, i64 8
  %v11 = getelementptr inbounds float, ptr %m, i64 %v6
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = getelementptr inbounds float, ptr %v11, i64 320
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = getelementptr inbounds float, ptr %v11, i64 640
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v11, i64 960
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v11, i64 80
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v11, i64 400
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v11, i64 720
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v11, i64 1040
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v11, i64 160
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v11, i64 480
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %v11, i64 800
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v11, i64 1120
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v11, i64 240
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v11, i64 560
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v11, i64 880
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v11, i64 1200
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %to, i64 %v6
  %v44 = fadd <8 x float> %v14, %v16
  %v45 = fsub <8 x float> %v14, %v16
  %v46 = fadd <8 x float> %v12, %v44
  %v47 = fadd <8 x float> %v45, %v18
  %v48 = fadd <8 x float> %v22, %v24
  %v49 = fsub <8 x float> %v22, %v24
  %v50 = fadd <8 x float> %v20, %v48
  %v51 = fadd <8 x float> %v49, %v26
  %v52 = fadd <8 x float> %v30, %v32
  %v53 = fsub <8 x float> %v30, %v32
  %v54 = fadd <8 x float> %v28, %v52
  %v55 = fadd <8 x float> %v53, %v34
  %v56 = fadd <8 x float> %v38, %v40
  %v57 = fsub <8 x float> %v38, %v40
  %v58 = fadd <8 x float> %v36, %v56
  %v59 = fadd <8 x float> %v57, %v42
  %v60 = fadd <8 x float> %v50, %v54
  %v61 = fsub <8 x float> %v50, %v54
  %v62 = fadd <8 x float> %v46, %v60
  %v63 = fadd <8 x float> %v61, %v58
  %v64 = fadd <8 x float> %v51, %v55
  %v65 = fsub <8 x float> %v51, %v55
  %v66 = fadd <8 x float> %v47, %v64
  %v67 = fadd <8 x float> %v65, %v59
  %v68 = icmp slt i64 %v10, 8
  %v69 = select i1 %v68, i64 %v10, i64 8
  %v70 = icmp sgt i64 %v69, 0
  %v71 = select i1 %v70, i64 %v69, i64 0
  %v72 = trunc i64 %v71 to i32
  %v73 = insertelement <8 x i32> poison, i32 %v72, i64 0
  %v74 = shufflevector <8 x i32> %v73, <8 x i32> poison, <8 x i32> zeroinitializer
  %v75 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v74
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v62, ptr align 4 %v43, <8 x i1> %v75)
  %v76 = getelementptr inbounds float, ptr %v43, i64 5
  %v77 = icmp slt i64 %v10, 8
  %v78 = select i1 %v77, i64 %v10, i64 8
  %v79 = icmp sgt i64 %v78, 0
  %v80 = select i1 %v79, i64 %v78, i64 0
  %v81 = trunc i64 %v80 to i32
  %v82 = insertelement <8 x i32> poison, i32 %v81, i64 0
  %v83 = shufflevector <8 x i32> %v82, <8 x i32> poison, <8 x i32> zeroinitializer
  %v84 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v83
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v63, ptr align 4 %v76, <8 x i1> %v84)
  %v85 = getelementptr inbounds float, ptr %v43, i64 10
  %v86 = icmp slt i64 %v10, 8
  %v87 = select i1 %v86, i64 %v10, i64 8
  %v88 = icmp sgt i64 %v87, 0
  %v89 = select i1 %v88, i64 %v87, i64 0
  %v90 = trunc i64 %v89 to i32
  %v91 = insertelement <8 x i32> poison, i32 %v90, i64 0
  %v92 = shufflevector <8 x i32> %v91, <8 x i32> poison, <8 x i32> zeroinitializer
  %v93 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v92
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v66, ptr align 4 %v85, <8 x i1> %v93)
  %v94 = getelementptr inbounds float, ptr %v43, i64 15
  %v95 = icmp slt i64 %v10, 8
  %v96 = select i1 %v95, i64 %v10, i64 8
  %v97 = icmp sgt i64 %v96, 0
  %v98 = select i1 %v97, i64 %v96, i64 0
  %v99 = trunc i64 %v98 to i32
  %v100 = insertelement <8 x i32> poison, i32 %v99, i64 0
  %v101 = shufflevector <8 x i32> %v100, <8 x i32> poison, <8 x i32> zeroinitializer
  %v102 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v101
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v67, ptr align 4 %v94, <8 x i1> %v102)
  %v103 = add nsw i64 %v6, 8
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
  %v10 = mul i64 %worker, 6720
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v11, i64 768
  %v13 = getelementptr inbounds float, ptr %v12, i64 768
  %v14 = mul i64 %lo, 1280
  %v15 = getelementptr inbounds float, ptr %v7, i64 %v14
  %v16 = sub i64 %hi, %lo
  %v17 = mul i64 %v16, 1280
  br label %head18
head18:
  %v21 = phi i64 [ 0, %entry ], [ %v24, %body19 ]
  %v22 = icmp slt i64 %v21, %v17
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = getelementptr inbounds float, ptr %v15, i64 %v21
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v23, align 4
  %v24 = add nsw i64 %v21, 8
  br label %head18
end20:
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %end20 ], [ %v249, %end41 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = icmp sgt i64 %lo, %v28
  %v31 = select i1 %v30, i64 %lo, i64 %v28
  %v32 = add i64 %v28, 1
  %v33 = icmp slt i64 %hi, %v32
  %v34 = select i1 %v33, i64 %hi, i64 %v32
  %v35 = mul i64 %v28, 4
  %v36 = add i64 %v35, 4
  %v37 = icmp slt i64 %v36, 4
  %v38 = select i1 %v37, i64 %v36, i64 4
  br label %head39
head39:
  %v42 = phi i64 [ %v35, %body26 ], [ %v248, %end128 ]
  %v43 = icmp slt i64 %v42, %v38
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = add i64 %v42, 4
  %v45 = icmp slt i64 %v44, 4
  %v46 = select i1 %v45, i64 %v44, i64 4
  br label %head47
head47:
  %v50 = phi i64 [ %v42, %body40 ], [ %v123, %end74 ]
  %v51 = icmp slt i64 %v50, %v46
  br i1 %v51, label %body48, label %end49
body48:
  %v52 = sub i64 %v50, %v42
  %v53 = mul i64 %v52, 8
  %v54 = getelementptr inbounds float, ptr %v11, i64 %v53
  %v55 = udiv i64 %v50, 2
  %v56 = urem i64 %v50, 2
  %v57 = udiv i64 %v55, 2
  %v58 = urem i64 %v55, 2
  %v59 = mul i64 %v58, 3
  %v60 = mul i64 %v56, 3
  %v61 = icmp ult i64 %v59, 2
  %v62 = icmp ult i64 %v60, 2
  %v63 = and i1 %v61, %v62
  %v64 = mul i64 %v57, 112
  %v65 = getelementptr inbounds float, ptr %v3, i64 %v64
  br i1 %v63, label %then66, label %end67
then66:
  %v68 = mul i64 %v59, 4
  %v69 = add i64 %v68, %v60
  %v70 = mul i64 %v69, 7
  %v71 = getelementptr inbounds float, ptr %v65, i64 %v70
  call void @k_dy(ptr %v71, i64 28, i64 7, ptr %v54, i64 7)
  br label %end67
end67:
  %v72 = xor i1 %v63, true
  br i1 %v72, label %then73, label %end74
then73:
  br label %head75
head75:
  %v78 = phi i64 [ 0, %then73 ], [ %v122, %end82 ]
  %v79 = icmp slt i64 %v78, 3
  br i1 %v79, label %body76, label %end77
body76:
  br label %head80
head80:
  %v83 = phi i64 [ 0, %body76 ], [ %v121, %end100 ]
  %v84 = icmp slt i64 %v83, 3
  br i1 %v84, label %body81, label %end82
body81:
  %v85 = add i64 %v59, %v78
  %v86 = add i64 %v60, %v83
  %v87 = icmp ult i64 %v85, 4
  %v88 = icmp ult i64 %v86, 4
  %v89 = and i1 %v87, %v88
  %v90 = mul i64 %v85, 4
  %v91 = add i64 %v90, %v86
  %v92 = mul i64 %v91, 7
  %v93 = mul i64 %v78, 3
  %v94 = add i64 %v93, %v83
  %v95 = mul i64 %v94, 8
  %v96 = getelementptr inbounds float, ptr %v13, i64 %v95
  %v97 = select i1 %v89, i64 7, i64 0
  br label %head98
head98:
  %v101 = phi i64 [ 0, %body81 ], [ %v120, %body99 ]
  %v102 = icmp slt i64 %v101, 8
  br i1 %v102, label %body99, label %end100
body99:
  %v103 = sub i64 %v97, %v101
  %v104 = icmp slt i64 %v103, 8
  %v105 = select i1 %v104, i64 %v103, i64 8
  %v106 = icmp sgt i64 %v105, 0
  %v107 = select i1 %v106, i64 %v105, i64 0
  %v108 = getelementptr inbounds float, ptr %v65, i64 %v92
  %v109 = getelementptr inbounds float, ptr %v108, i64 %v101
  %v110 = icmp slt i64 %v107, 8
  %v111 = select i1 %v110, i64 %v107, i64 8
  %v112 = icmp sgt i64 %v111, 0
  %v113 = select i1 %v112, i64 %v111, i64 0
  %v114 = trunc i64 %v113 to i32
  %v115 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <8 x i32> %v115, <8 x i32> poison, <8 x i32> zeroinitializer
  %v117 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v116
  %v118 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v109, <8 x i1> %v117, <8 x float> zeroinitializer)
  %v119 = getelementptr inbounds float, ptr %v96, i64 %v101
  store <8 x float> %v118, ptr %v119, align 4
  %v120 = add nsw i64 %v101, 8
  br label %head98
end100:
  %v121 = add nsw i64 %v83, 1
  br label %head80
end82:
  %v122 = add nsw i64 %v78, 1
  br label %head75
end77:
  call void @k_dy(ptr %v13, i64 24, i64 8, ptr %v54, i64 7)
  br label %end74
end74:
  %v123 = add nsw i64 %v50, 1
  br label %head47
end49:
  %v124 = sub i64 %v46, %v42
  %v125 = icmp slt i64 %v124, 4
  br label %head126
head126:
  %v129 = phi i64 [ %v31, %end49 ], [ %v247, %end219 ]
  %v130 = icmp slt i64 %v129, %v34
  br i1 %v130, label %body127, label %end128
body127:
  %v131 = sub i64 %v129, %v28
  %v132 = mul i64 %v131, 8
  %v133 = sub i64 5, %v132
  %v134 = icmp slt i64 %v133, 8
  %v135 = select i1 %v134, i64 %v133, i64 8
  br label %head136
head136:
  %v139 = phi i64 [ %v42, %body127 ], [ %v214, %end165 ]
  %v140 = icmp slt i64 %v139, %v46
  br i1 %v140, label %body137, label %end138
body137:
  %v141 = sub i64 %v139, %v42
  %v142 = mul i64 %v141, 8
  %v143 = getelementptr inbounds float, ptr %v12, i64 %v142
  %v144 = udiv i64 %v139, 2
  %v145 = urem i64 %v139, 2
  %v146 = udiv i64 %v144, 2
  %v147 = urem i64 %v144, 2
  %v148 = mul i64 %v147, 3
  %v149 = sub i64 %v148, 1
  %v150 = mul i64 %v145, 3
  %v151 = icmp ult i64 %v149, 2
  %v152 = icmp ult i64 %v150, 1
  %v153 = and i1 %v151, %v152
  %v154 = mul i64 %v146, 100
  %v155 = add i64 %v154, %v132
  %v156 = getelementptr inbounds float, ptr %v1, i64 %v155
  br i1 %v153, label %then157, label %end158
then157:
  %v159 = mul i64 %v149, 4
  %v160 = add i64 %v159, %v150
  %v161 = mul i64 %v160, 5
  %v162 = getelementptr inbounds float, ptr %v156, i64 %v161
  call void @k_x(ptr %v162, i64 20, i64 5, ptr %v143, i64 %v135)
  br label %end158
end158:
  %v163 = xor i1 %v153, true
  br i1 %v163, label %then164, label %end165
then164:
  br label %head166
head166:
  %v169 = phi i64 [ 0, %then164 ], [ %v213, %end173 ]
  %v170 = icmp slt i64 %v169, 4
  br i1 %v170, label %body167, label %end168
body167:
  br label %head171
head171:
  %v174 = phi i64 [ 0, %body167 ], [ %v212, %end191 ]
  %v175 = icmp slt i64 %v174, 4
  br i1 %v175, label %body172, label %end173
body172:
  %v176 = add i64 %v149, %v169
  %v177 = add i64 %v150, %v174
  %v178 = icmp ult i64 %v176, 5
  %v179 = icmp ult i64 %v177, 4
  %v180 = and i1 %v178, %v179
  %v181 = mul i64 %v176, 4
  %v182 = add i64 %v181, %v177
  %v183 = mul i64 %v182, 5
  %v184 = mul i64 %v169, 4
  %v185 = add i64 %v184, %v174
  %v186 = mul i64 %v185, 8
  %v187 = getelementptr inbounds float, ptr %v13, i64 %v186
  %v188 = select i1 %v180, i64 %v135, i64 0
  br label %head189
head189:
  %v192 = phi i64 [ 0, %body172 ], [ %v211, %body190 ]
  %v193 = icmp slt i64 %v192, 8
  br i1 %v193, label %body190, label %end191
body190:
  %v194 = sub i64 %v188, %v192
  %v195 = icmp slt i64 %v194, 8
  %v196 = select i1 %v195, i64 %v194, i64 8
  %v197 = icmp sgt i64 %v196, 0
  %v198 = select i1 %v197, i64 %v196, i64 0
  %v199 = getelementptr inbounds float, ptr %v156, i64 %v183
  %v200 = getelementptr inbounds float, ptr %v199, i64 %v192
  %v201 = icmp slt i64 %v198, 8
  %v202 = select i1 %v201, i64 %v198, i64 8
  %v203 = icmp sgt i64 %v202, 0
  %v204 = select i1 %v203, i64 %v202, i64 0
  %v205 = trunc i64 %v204 to i32
  %v206 = insertelement <8 x i32> poison, i32 %v205, i64 0
  %v207 = shufflevector <8 x i32> %v206, <8 x i32> poison, <8 x i32> zeroinitializer
  %v208 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v207
  %v209 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v200, <8 x i1> %v208, <8 x float> zeroinitializer)
  %v210 = getelementptr inbounds float, ptr %v187, i64 %v192
  store <8 x float> %v209, ptr %v210, align 4
  %v211 = add nsw i64 %v192, 8
  br label %head189
end191:
  %v212 = add nsw i64 %v174, 1
  br label %head171
end173:
  %v213 = add nsw i64 %v169, 1
  br label %head166
end168:
  call void @k_x(ptr %v13, i64 32, i64 8, ptr %v143, i64 %v135)
  br label %end165
end165:
  %v214 = add nsw i64 %v139, 1
  br label %head136
end138:
  %v215 = mul i64 %v129, 1280
  %v216 = getelementptr inbounds float, ptr %v7, i64 %v215
  br label %head217
head217:
  %v220 = phi i64 [ 0, %end138 ], [ %v246, %end224 ]
  %v221 = icmp slt i64 %v220, 16
  br i1 %v221, label %body218, label %end219
body218:
  br label %head222
head222:
  %v225 = phi i64 [ 0, %body218 ], [ %v245, %end244 ]
  %v226 = icmp slt i64 %v225, 2
  br i1 %v226, label %body223, label %end224
body223:
  %v227 = mul i64 %v225, 4
  %v228 = mul i64 %v220, 48
  %v229 = add i64 %v228, %v227
  %v230 = getelementptr inbounds float, ptr %v11, i64 %v229
  %v231 = mul i64 %v220, 48
  %v232 = getelementptr inbounds float, ptr %v12, i64 %v231
  %v233 = mul i64 %v220, 80
  %v234 = mul i64 %v227, 8
  %v235 = add i64 %v233, %v234
  %v236 = getelementptr inbounds float, ptr %v216, i64 %v235
  %v237 = icmp eq i64 %v225, 1
  %v238 = xor i1 %v237, true
  %v239 = and i1 true, %v238
  br i1 %v239, label %then240, label %end241
then240:
  call void @k_tile_00(ptr %v230, ptr %v232, ptr %v236, ptr %v236, ptr %v232, i64 0, i64 0)
  br label %end241
end241:
  %v242 = and i1 true, %v237
  br i1 %v242, label %then243, label %end244
then243:
  call void @k_tile_01(ptr %v230, ptr %v232, ptr %v236, ptr %v236, ptr %v232, i64 0, i64 0)
  br label %end244
end244:
  %v245 = add nsw i64 %v225, 1
  br label %head222
end224:
  %v246 = add nsw i64 %v220, 1
  br label %head217
end219:
  %v247 = add nsw i64 %v129, 1
  br label %head126
end128:
  %v248 = add nsw i64 %v42, 4
  br label %head39
end41:
  %v249 = add nsw i64 %v28, 1
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
  %v10 = mul i64 %worker, 6720
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v26, %body13 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 0, 8
  %v18 = mul i64 0, 1280
  %v19 = mul i64 %v15, 8
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
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
