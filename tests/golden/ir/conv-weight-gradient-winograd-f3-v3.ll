; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,2],"pads":[1,0],"strides":[1,1]},"inputs":["f32[1,5,4,5]","f32[1,4,4,7]"],"op":"conv_weight_gradient","output":"f32[7,2,2,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"winograd_f3","pixels":128,"tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_gradient: 1 units
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
  %v6 = phi i64 [ 0, %entry ], [ %v113, %end10 ]
  %v7 = icmp slt i64 %v6, 7
  br i1 %v7, label %body4, label %end5
body4:
  br label %head8
head8:
  %v11 = phi i64 [ 0, %body4 ], [ %v112, %body9 ]
  %v12 = icmp slt i64 %v11, %v2
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = sub i64 %v2, %v11
  %v14 = icmp slt i64 %v13, 8
  %v15 = select i1 %v14, i64 %v13, i64 8
  %v16 = mul i64 %v6, 8
  %v17 = add i64 %v16, %v11
  %v18 = getelementptr inbounds float, ptr %m, i64 %v17
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v18, i64 320
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v18, i64 640
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v18, i64 960
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v18, i64 80
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v18, i64 400
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v18, i64 720
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v18, i64 1040
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v18, i64 160
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v18, i64 480
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v18, i64 800
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v18, i64 1120
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v18, i64 240
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v18, i64 560
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v18, i64 880
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v18, i64 1200
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = mul i64 %v6, 20
  %v51 = add i64 %v50, %v11
  %v52 = getelementptr inbounds float, ptr %to, i64 %v51
  %v53 = fadd <8 x float> %v21, %v23
  %v54 = fsub <8 x float> %v21, %v23
  %v55 = fadd <8 x float> %v19, %v53
  %v56 = fadd <8 x float> %v54, %v25
  %v57 = fadd <8 x float> %v29, %v31
  %v58 = fsub <8 x float> %v29, %v31
  %v59 = fadd <8 x float> %v27, %v57
  %v60 = fadd <8 x float> %v58, %v33
  %v61 = fadd <8 x float> %v37, %v39
  %v62 = fsub <8 x float> %v37, %v39
  %v63 = fadd <8 x float> %v35, %v61
  %v64 = fadd <8 x float> %v62, %v41
  %v65 = fadd <8 x float> %v45, %v47
  %v66 = fsub <8 x float> %v45, %v47
  %v67 = fadd <8 x float> %v43, %v65
  %v68 = fadd <8 x float> %v66, %v49
  %v69 = fadd <8 x float> %v59, %v63
  %v70 = fsub <8 x float> %v59, %v63
  %v71 = fadd <8 x float> %v55, %v69
  %v72 = fadd <8 x float> %v70, %v67
  %v73 = fadd <8 x float> %v60, %v64
  %v74 = fsub <8 x float> %v60, %v64
  %v75 = fadd <8 x float> %v56, %v73
  %v76 = fadd <8 x float> %v74, %v68
  %v77 = icmp slt i64 %v15, 8
  %v78 = select i1 %v77, i64 %v15, i64 8
  %v79 = icmp sgt i64 %v78, 0
  %v80 = select i1 %v79, i64 %v78, i64 0
  %v81 = trunc i64 %v80 to i32
  %v82 = insertelement <8 x i32> poison, i32 %v81, i64 0
  %v83 = shufflevector <8 x i32> %v82, <8 x i32> poison, <8 x i32> zeroinitializer
  %v84 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v83
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v71, ptr align 4 %v52, <8 x i1> %v84)
  %v85 = getelementptr inbounds float, ptr %v52, i64 5
  %v86 = icmp slt i64 %v15, 8
  %v87 = select i1 %v86, i64 %v15, i64 8
  %v88 = icmp sgt i64 %v87, 0
  %v89 = select i1 %v88, i64 %v87, i64 0
  %v90 = trunc i64 %v89 to i32
  %v91 = insertelement <8 x i32> poison, i32 %v90, i64 0
  %v92 = shufflevector <8 x i32> %v91, <8 x i32> poison, <8 x i32> zeroinitializer
  %v93 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v92
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v72, ptr align 4 %v85, <8 x i1> %v93)
  %v94 = getelementptr inbounds float, ptr %v52, i64 10
  %v95 = icmp slt i64 %v15, 8
  %v96 = select i1 %v95, i64 %v15, i64 8
  %v97 = icmp sgt i64 %v96, 0
  %v98 = select i1 %v97, i64 %v96, i64 0
  %v99 = trunc i64 %v98 to i32
  %v100 = insertelement <8 x i32> poison, i32 %v99, i64 0
  %v101 = shufflevector <8 x i32> %v100, <8 x i32> poison, <8 x i32> zeroinitializer
  %v102 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v101
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v75, ptr align 4 %v94, <8 x i1> %v102)
  %v103 = getelementptr inbounds float, ptr %v52, i64 15
  %v104 = icmp slt i64 %v15, 8
  %v105 = select i1 %v104, i64 %v15, i64 8
  %v106 = icmp sgt i64 %v105, 0
  %v107 = select i1 %v106, i64 %v105, i64 0
  %v108 = trunc i64 %v107 to i32
  %v109 = insertelement <8 x i32> poison, i32 %v108, i64 0
  %v110 = shufflevector <8 x i32> %v109, <8 x i32> poison, <8 x i32> zeroinitializer
  %v111 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v110
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v76, ptr align 4 %v103, <8 x i1> %v111)
  %v112 = add nsw i64 %v11, 8
  br label %head8
end10:
  %v113 = add nsw i64 %v6, 1
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
  %v28 = phi i64 [ 0, %end20 ], [ %v233, %end114 ]
  %v29 = icmp slt i64 %v28, 4
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = add i64 %v28, 4
  %v31 = icmp slt i64 %v30, 4
  %v32 = select i1 %v31, i64 %v30, i64 4
  br label %head33
head33:
  %v36 = phi i64 [ %v28, %body26 ], [ %v109, %end60 ]
  %v37 = icmp slt i64 %v36, %v32
  br i1 %v37, label %body34, label %end35
body34:
  %v38 = sub i64 %v36, %v28
  %v39 = mul i64 %v38, 8
  %v40 = getelementptr inbounds float, ptr %v11, i64 %v39
  %v41 = udiv i64 %v36, 2
  %v42 = urem i64 %v36, 2
  %v43 = udiv i64 %v41, 2
  %v44 = urem i64 %v41, 2
  %v45 = mul i64 %v44, 3
  %v46 = mul i64 %v42, 3
  %v47 = icmp ult i64 %v45, 2
  %v48 = icmp ult i64 %v46, 2
  %v49 = and i1 %v47, %v48
  %v50 = mul i64 %v43, 112
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  br i1 %v49, label %then52, label %end53
then52:
  %v54 = mul i64 %v45, 4
  %v55 = add i64 %v54, %v46
  %v56 = mul i64 %v55, 7
  %v57 = getelementptr inbounds float, ptr %v51, i64 %v56
  call void @k_dy(ptr %v57, i64 28, i64 7, ptr %v40, i64 7)
  br label %end53
end53:
  %v58 = xor i1 %v49, true
  br i1 %v58, label %then59, label %end60
then59:
  br label %head61
head61:
  %v64 = phi i64 [ 0, %then59 ], [ %v108, %end68 ]
  %v65 = icmp slt i64 %v64, 3
  br i1 %v65, label %body62, label %end63
body62:
  br label %head66
head66:
  %v69 = phi i64 [ 0, %body62 ], [ %v107, %end86 ]
  %v70 = icmp slt i64 %v69, 3
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = add i64 %v45, %v64
  %v72 = add i64 %v46, %v69
  %v73 = icmp ult i64 %v71, 4
  %v74 = icmp ult i64 %v72, 4
  %v75 = and i1 %v73, %v74
  %v76 = mul i64 %v71, 4
  %v77 = add i64 %v76, %v72
  %v78 = mul i64 %v77, 7
  %v79 = mul i64 %v64, 3
  %v80 = add i64 %v79, %v69
  %v81 = mul i64 %v80, 8
  %v82 = getelementptr inbounds float, ptr %v13, i64 %v81
  %v83 = select i1 %v75, i64 7, i64 0
  br label %head84
head84:
  %v87 = phi i64 [ 0, %body67 ], [ %v106, %body85 ]
  %v88 = icmp slt i64 %v87, 8
  br i1 %v88, label %body85, label %end86
body85:
  %v89 = sub i64 %v83, %v87
  %v90 = icmp slt i64 %v89, 8
  %v91 = select i1 %v90, i64 %v89, i64 8
  %v92 = icmp sgt i64 %v91, 0
  %v93 = select i1 %v92, i64 %v91, i64 0
  %v94 = getelementptr inbounds float, ptr %v51, i64 %v78
  %v95 = getelementptr inbounds float, ptr %v94, i64 %v87
  %v96 = icmp slt i64 %v93, 8
  %v97 = select i1 %v96, i64 %v93, i64 8
  %v98 = icmp sgt i64 %v97, 0
  %v99 = select i1 %v98, i64 %v97, i64 0
  %v100 = trunc i64 %v99 to i32
  %v101 = insertelement <8 x i32> poison, i32 %v100, i64 0
  %v102 = shufflevector <8 x i32> %v101, <8 x i32> poison, <8 x i32> zeroinitializer
  %v103 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v102
  %v104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v95, <8 x i1> %v103, <8 x float> zeroinitializer)
  %v105 = getelementptr inbounds float, ptr %v82, i64 %v87
  store <8 x float> %v104, ptr %v105, align 4
  %v106 = add nsw i64 %v87, 8
  br label %head84
end86:
  %v107 = add nsw i64 %v69, 1
  br label %head66
end68:
  %v108 = add nsw i64 %v64, 1
  br label %head61
end63:
  call void @k_dy(ptr %v13, i64 24, i64 8, ptr %v40, i64 7)
  br label %end60
end60:
  %v109 = add nsw i64 %v36, 1
  br label %head33
end35:
  %v110 = sub i64 %v32, %v28
  %v111 = icmp slt i64 %v110, 4
  br label %head112
head112:
  %v115 = phi i64 [ %lo, %end35 ], [ %v232, %end204 ]
  %v116 = icmp slt i64 %v115, %hi
  br i1 %v116, label %body113, label %end114
body113:
  %v117 = mul i64 %v115, 8
  %v118 = sub i64 5, %v117
  %v119 = icmp slt i64 %v118, 8
  %v120 = select i1 %v119, i64 %v118, i64 8
  br label %head121
head121:
  %v124 = phi i64 [ %v28, %body113 ], [ %v199, %end150 ]
  %v125 = icmp slt i64 %v124, %v32
  br i1 %v125, label %body122, label %end123
body122:
  %v126 = sub i64 %v124, %v28
  %v127 = mul i64 %v126, 8
  %v128 = getelementptr inbounds float, ptr %v12, i64 %v127
  %v129 = udiv i64 %v124, 2
  %v130 = urem i64 %v124, 2
  %v131 = udiv i64 %v129, 2
  %v132 = urem i64 %v129, 2
  %v133 = mul i64 %v132, 3
  %v134 = sub i64 %v133, 1
  %v135 = mul i64 %v130, 3
  %v136 = icmp ult i64 %v134, 2
  %v137 = icmp ult i64 %v135, 1
  %v138 = and i1 %v136, %v137
  %v139 = mul i64 %v131, 100
  %v140 = add i64 %v139, %v117
  %v141 = getelementptr inbounds float, ptr %v1, i64 %v140
  br i1 %v138, label %then142, label %end143
then142:
  %v144 = mul i64 %v134, 4
  %v145 = add i64 %v144, %v135
  %v146 = mul i64 %v145, 5
  %v147 = getelementptr inbounds float, ptr %v141, i64 %v146
  call void @k_x(ptr %v147, i64 20, i64 5, ptr %v128, i64 %v120)
  br label %end143
end143:
  %v148 = xor i1 %v138, true
  br i1 %v148, label %then149, label %end150
then149:
  br label %head151
head151:
  %v154 = phi i64 [ 0, %then149 ], [ %v198, %end158 ]
  %v155 = icmp slt i64 %v154, 4
  br i1 %v155, label %body152, label %end153
body152:
  br label %head156
head156:
  %v159 = phi i64 [ 0, %body152 ], [ %v197, %end176 ]
  %v160 = icmp slt i64 %v159, 4
  br i1 %v160, label %body157, label %end158
body157:
  %v161 = add i64 %v134, %v154
  %v162 = add i64 %v135, %v159
  %v163 = icmp ult i64 %v161, 5
  %v164 = icmp ult i64 %v162, 4
  %v165 = and i1 %v163, %v164
  %v166 = mul i64 %v161, 4
  %v167 = add i64 %v166, %v162
  %v168 = mul i64 %v167, 5
  %v169 = mul i64 %v154, 4
  %v170 = add i64 %v169, %v159
  %v171 = mul i64 %v170, 8
  %v172 = getelementptr inbounds float, ptr %v13, i64 %v171
  %v173 = select i1 %v165, i64 %v120, i64 0
  br label %head174
head174:
  %v177 = phi i64 [ 0, %body157 ], [ %v196, %body175 ]
  %v178 = icmp slt i64 %v177, 8
  br i1 %v178, label %body175, label %end176
body175:
  %v179 = sub i64 %v173, %v177
  %v180 = icmp slt i64 %v179, 8
  %v181 = select i1 %v180, i64 %v179, i64 8
  %v182 = icmp sgt i64 %v181, 0
  %v183 = select i1 %v182, i64 %v181, i64 0
  %v184 = getelementptr inbounds float, ptr %v141, i64 %v168
  %v185 = getelementptr inbounds float, ptr %v184, i64 %v177
  %v186 = icmp slt i64 %v183, 8
  %v187 = select i1 %v186, i64 %v183, i64 8
  %v188 = icmp sgt i64 %v187, 0
  %v189 = select i1 %v188, i64 %v187, i64 0
  %v190 = trunc i64 %v189 to i32
  %v191 = insertelement <8 x i32> poison, i32 %v190, i64 0
  %v192 = shufflevector <8 x i32> %v191, <8 x i32> poison, <8 x i32> zeroinitializer
  %v193 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v192
  %v194 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v185, <8 x i1> %v193, <8 x float> zeroinitializer)
  %v195 = getelementptr inbounds float, ptr %v172, i64 %v177
  store <8 x float> %v194, ptr %v195, align 4
  %v196 = add nsw i64 %v177, 8
  br label %head174
end176:
  %v197 = add nsw i64 %v159, 1
  br label %head156
end158:
  %v198 = add nsw i64 %v154, 1
  br label %head151
end153:
  call void @k_x(ptr %v13, i64 32, i64 8, ptr %v128, i64 %v120)
  br label %end150
end150:
  %v199 = add nsw i64 %v124, 1
  br label %head121
end123:
  %v200 = mul i64 %v115, 1280
  %v201 = getelementptr inbounds float, ptr %v7, i64 %v200
  br label %head202
head202:
  %v205 = phi i64 [ 0, %end123 ], [ %v231, %end209 ]
  %v206 = icmp slt i64 %v205, 16
  br i1 %v206, label %body203, label %end204
body203:
  br label %head207
head207:
  %v210 = phi i64 [ 0, %body203 ], [ %v230, %end229 ]
  %v211 = icmp slt i64 %v210, 2
  br i1 %v211, label %body208, label %end209
body208:
  %v212 = mul i64 %v210, 4
  %v213 = mul i64 %v205, 48
  %v214 = add i64 %v213, %v212
  %v215 = getelementptr inbounds float, ptr %v11, i64 %v214
  %v216 = mul i64 %v205, 48
  %v217 = getelementptr inbounds float, ptr %v12, i64 %v216
  %v218 = mul i64 %v205, 80
  %v219 = mul i64 %v212, 8
  %v220 = add i64 %v218, %v219
  %v221 = getelementptr inbounds float, ptr %v201, i64 %v220
  %v222 = icmp eq i64 %v210, 1
  %v223 = xor i1 %v222, true
  %v224 = and i1 true, %v223
  br i1 %v224, label %then225, label %end226
then225:
  call void @k_tile_00(ptr %v215, ptr %v217, ptr %v221, ptr %v221, ptr %v217, i64 0, i64 0)
  br label %end226
end226:
  %v227 = and i1 true, %v222
  br i1 %v227, label %then228, label %end229
then228:
  call void @k_tile_01(ptr %v215, ptr %v217, ptr %v221, ptr %v221, ptr %v217, i64 0, i64 0)
  br label %end229
end229:
  %v230 = add nsw i64 %v210, 1
  br label %head207
end209:
  %v231 = add nsw i64 %v205, 1
  br label %head202
end204:
  %v232 = add nsw i64 %v115, 1
  br label %head112
end114:
  %v233 = add nsw i64 %v28, 4
  br label %head25
end27:
  br label %head234
head234:
  %v237 = phi i64 [ %lo, %end27 ], [ %v244, %body235 ]
  %v238 = icmp slt i64 %v237, %hi
  br i1 %v238, label %body235, label %end236
body235:
  %v239 = mul i64 %v237, 8
  %v240 = mul i64 %v237, 1280
  %v241 = getelementptr inbounds float, ptr %v7, i64 %v240
  %v242 = getelementptr inbounds float, ptr %v5, i64 %v239
  %v243 = sub i64 5, %v239
  call void @k_result(ptr %v241, ptr %v242, i64 %v243)
  %v244 = add nsw i64 %v237, 1
  br label %head234
end236:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
