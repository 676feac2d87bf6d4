; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"source_strides":[1,1,2,2],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,6,5,9]","f32[20,1,1,20]","f32[20]","f32[1,11,9,11]","f32[1,6,5,20]"],"op":"conv","output":"f32[1,6,5,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 12 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 5, 20, 4) 991e41cb854312d8
; packed input 2: float32 (1, 20) e0cd40b2873e4a46
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %a1, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v66, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v65, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v64, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v57, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v63, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 9
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 18
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 27
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v12
  %v38 = getelementptr inbounds float, ptr %v7, i64 4
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 1
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v39
  %v45 = fadd <4 x float> %v44, %v19
  %v46 = getelementptr inbounds float, ptr %v6, i64 10
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v39
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v6, i64 19
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v39
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v6, i64 28
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v39
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds float, ptr %v7, i64 8
  %v65 = getelementptr inbounds float, ptr %v6, i64 2
  %v66 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v67 = load <4 x float>, ptr %v7, align 4
  %v68 = load float, ptr %v6, align 4
  %v69 = insertelement <4 x float> poison, float %v68, i64 0
  %v70 = shufflevector <4 x float> %v69, <4 x float> poison, <4 x i32> zeroinitializer
  %v71 = fmul <4 x float> %v70, %v67
  %v72 = fadd <4 x float> %v71, %v9
  %v73 = getelementptr inbounds float, ptr %v6, i64 9
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <4 x float> poison, float %v74, i64 0
  %v76 = shufflevector <4 x float> %v75, <4 x float> poison, <4 x i32> zeroinitializer
  %v77 = fmul <4 x float> %v76, %v67
  %v78 = fadd <4 x float> %v77, %v10
  %v79 = getelementptr inbounds float, ptr %v6, i64 18
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <4 x float> poison, float %v80, i64 0
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <4 x i32> zeroinitializer
  %v83 = fmul <4 x float> %v82, %v67
  %v84 = fadd <4 x float> %v83, %v11
  %v85 = getelementptr inbounds float, ptr %v6, i64 27
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i64 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = fmul <4 x float> %v88, %v67
  %v90 = fadd <4 x float> %v89, %v12
  %v91 = getelementptr inbounds float, ptr %v7, i64 4
  %v92 = getelementptr inbounds float, ptr %v6, i64 1
  br label %head93
head93:
  %v96 = phi i64 [ 0, %end4 ], [ %v157, %body94 ]
  %v97 = phi ptr [ %a1, %end4 ], [ %v156, %body94 ]
  %v98 = phi ptr [ %v91, %end4 ], [ %v155, %body94 ]
  %v99 = phi ptr [ %v8, %end4 ], [ %v99, %body94 ]
  %v100 = phi <4 x float> [ %v72, %end4 ], [ %v136, %body94 ]
  %v101 = phi <4 x float> [ %v78, %end4 ], [ %v142, %body94 ]
  %v102 = phi <4 x float> [ %v84, %end4 ], [ %v148, %body94 ]
  %v103 = phi <4 x float> [ %v90, %end4 ], [ %v154, %body94 ]
  %v104 = icmp slt i64 %v96, 5
  br i1 %v104, label %body94, label %end95
body94:
  %v105 = load <4 x float>, ptr %v98, align 4
  %v106 = load float, ptr %v97, align 4
  %v107 = insertelement <4 x float> poison, float %v106, i64 0
  %v108 = shufflevector <4 x float> %v107, <4 x float> poison, <4 x i32> zeroinitializer
  %v109 = fmul <4 x float> %v108, %v105
  %v110 = fadd <4 x float> %v109, %v100
  %v111 = getelementptr inbounds float, ptr %v97, i64 22
  %v112 = load float, ptr %v111, align 4
  %v113 = insertelement <4 x float> poison, float %v112, i64 0
  %v114 = shufflevector <4 x float> %v113, <4 x float> poison, <4 x i32> zeroinitializer
  %v115 = fmul <4 x float> %v114, %v105
  %v116 = fadd <4 x float> %v115, %v101
  %v117 = getelementptr inbounds float, ptr %v97, i64 44
  %v118 = load float, ptr %v117, align 4
  %v119 = insertelement <4 x float> poison, float %v118, i64 0
  %v120 = shufflevector <4 x float> %v119, <4 x float> poison, <4 x i32> zeroinitializer
  %v121 = fmul <4 x float> %v120, %v105
  %v122 = fadd <4 x float> %v121, %v102
  %v123 = getelementptr inbounds float, ptr %v97, i64 66
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <4 x float> poison, float %v124, i64 0
  %v126 = shufflevector <4 x float> %v125, <4 x float> poison, <4 x i32> zeroinitializer
  %v127 = fmul <4 x float> %v126, %v105
  %v128 = fadd <4 x float> %v127, %v103
  %v129 = getelementptr inbounds float, ptr %v98, i64 4
  %v130 = load <4 x float>, ptr %v129, align 4
  %v131 = getelementptr inbounds float, ptr %v97, i64 1
  %v132 = load float, ptr %v131, align 4
  %v133 = insertelement <4 x float> poison, float %v132, i64 0
  %v134 = shufflevector <4 x float> %v133, <4 x float> poison, <4 x i32> zeroinitializer
  %v135 = fmul <4 x float> %v134, %v130
  %v136 = fadd <4 x float> %v135, %v110
  %v137 = getelementptr inbounds float, ptr %v97, i64 23
  %v138 = load float, ptr %v137, align 4
  %v139 = insertelement <4 x float> poison, float %v138, i64 0
  %v140 = shufflevector <4 x float> %v139, <4 x float> poison, <4 x i32> zeroinitializer
  %v141 = fmul <4 x float> %v140, %v130
  %v142 = fadd <4 x float> %v141, %v116
  %v143 = getelementptr inbounds float, ptr %v97, i64 45
  %v144 = load float, ptr %v143, align 4
  %v145 = insertelement <4 x float> poison, float %v144, i64 0
  %v146 = shufflevector <4 x float> %v145, <4 x float> poison, <4 x i32> zeroinitializer
  %v147 = fmul <4 x float> %v146, %v130
  %v148 = fadd <4 x float> %v147, %v122
  %v149 = getelementptr inbounds float, ptr %v97, i64 67
  %v150 = load float, ptr %v149, align 4
  %v151 = insertelement <4 x float> poison, float %v150, i64 0
  %v152 = shufflevector <4 x float> %v151, <4 x float> poison, <4 x i32> zeroinitializer
  %v153 = fmul <4 x float> %v152, %v130
  %v154 = fadd <4 x float> %v153, %v128
  %v155 = getelementptr inbounds float, ptr %v98, i64 8
  %v156 = getelementptr inbounds float, ptr %v97, i64 2
  %v157 = add nsw i64 %v96, 1
  br label %head93
end95:
  %v158 = load <4 x float>, ptr %v98, align 4
  %v159 = load float, ptr %v97, align 4
  %v160 = insertelement <4 x float> poison, float %v159, i64 0
  %v161 = shufflevector <4 x float> %v160, <4 x float> poison, <4 x i32> zeroinitializer
  %v162 = fmul <4 x float> %v161, %v158
  %v163 = fadd <4 x float> %v162, %v100
  %v164 = getelementptr inbounds float, ptr %v97, i64 22
  %v165 = load float, ptr %v164, align 4
  %v166 = insertelement <4 x float> poison, float %v165, i64 0
  %v167 = shufflevector <4 x float> %v166, <4 x float> poison, <4 x i32> zeroinitializer
  %v168 = fmul <4 x float> %v167, %v158
  %v169 = fadd <4 x float> %v168, %v101
  %v170 = getelementptr inbounds float, ptr %v97, i64 44
  %v171 = load float, ptr %v170, align 4
  %v172 = insertelement <4 x float> poison, float %v171, i64 0
  %v173 = shufflevector <4 x float> %v172, <4 x float> poison, <4 x i32> zeroinitializer
  %v174 = fmul <4 x float> %v173, %v158
  %v175 = fadd <4 x float> %v174, %v102
  %v176 = getelementptr inbounds float, ptr %v97, i64 66
  %v177 = load float, ptr %v176, align 4
  %v178 = insertelement <4 x float> poison, float %v177, i64 0
  %v179 = shufflevector <4 x float> %v178, <4 x float> poison, <4 x i32> zeroinitializer
  %v180 = fmul <4 x float> %v179, %v158
  %v181 = fadd <4 x float> %v180, %v103
  %v182 = getelementptr inbounds float, ptr %v98, i64 4
  %v183 = getelementptr inbounds float, ptr %v97, i64 1
  %v184 = mul i64 %row, 20
  %v185 = getelementptr inbounds float, ptr %x0, i64 %v184
  %v186 = getelementptr inbounds float, ptr %v185, i64 %column
  %v187 = load <4 x float>, ptr %v186, align 4
  %v188 = fadd <4 x float> %v163, %v187
  %v189 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v188
  %v190 = select <4 x i1> %v189, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v188
  %v191 = add i64 %row, 1
  %v192 = mul i64 %v191, 20
  %v193 = getelementptr inbounds float, ptr %x0, i64 %v192
  %v194 = getelementptr inbounds float, ptr %v193, i64 %column
  %v195 = load <4 x float>, ptr %v194, align 4
  %v196 = fadd <4 x float> %v169, %v195
  %v197 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v196
  %v198 = select <4 x i1> %v197, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v196
  %v199 = add i64 %row, 2
  %v200 = mul i64 %v199, 20
  %v201 = getelementptr inbounds float, ptr %x0, i64 %v200
  %v202 = getelementptr inbounds float, ptr %v201, i64 %column
  %v203 = load <4 x float>, ptr %v202, align 4
  %v204 = fadd <4 x float> %v175, %v203
  %v205 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v204
  %v206 = select <4 x i1> %v205, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v204
  %v207 = add i64 %row, 3
  %v208 = mul i64 %v207, 20
  %v209 = getelementptr inbounds float, ptr %x0, i64 %v208
  %v210 = getelementptr inbounds float, ptr %v209, i64 %column
  %v211 = load <4 x float>, ptr %v210, align 4
  %v212 = fadd <4 x float> %v181, %v211
  %v213 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v212
  %v214 = select <4 x i1> %v213, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v212
  store <4 x float> %v190, ptr %c, align 4
  %v215 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v198, ptr %v215, align 4
  %v216 = getelementptr inbounds float, ptr %c, i64 40
  store <4 x float> %v206, ptr %v216, align 4
  %v217 = getelementptr inbounds float, ptr %c, i64 60
  store <4 x float> %v214, ptr %v217, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %a1, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v27, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v26, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v25, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v24, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <4 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v9
  %v17 = getelementptr inbounds float, ptr %v7, i64 4
  %v18 = load <4 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v6, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v18
  %v24 = fadd <4 x float> %v23, %v16
  %v25 = getelementptr inbounds float, ptr %v7, i64 8
  %v26 = getelementptr inbounds float, ptr %v6, i64 2
  %v27 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v28 = load <4 x float>, ptr %v7, align 4
  %v29 = load float, ptr %v6, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v28
  %v33 = fadd <4 x float> %v32, %v9
  %v34 = getelementptr inbounds float, ptr %v7, i64 4
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  br label %head36
head36:
  %v39 = phi i64 [ 0, %end4 ], [ %v61, %body37 ]
  %v40 = phi ptr [ %a1, %end4 ], [ %v60, %body37 ]
  %v41 = phi ptr [ %v34, %end4 ], [ %v59, %body37 ]
  %v42 = phi ptr [ %v8, %end4 ], [ %v42, %body37 ]
  %v43 = phi <4 x float> [ %v33, %end4 ], [ %v58, %body37 ]
  %v44 = icmp slt i64 %v39, 5
  br i1 %v44, label %body37, label %end38
body37:
  %v45 = load <4 x float>, ptr %v41, align 4
  %v46 = load float, ptr %v40, align 4
  %v47 = insertelement <4 x float> poison, float %v46, i64 0
  %v48 = shufflevector <4 x float> %v47, <4 x float> poison, <4 x i32> zeroinitializer
  %v49 = fmul <4 x float> %v48, %v45
  %v50 = fadd <4 x float> %v49, %v43
  %v51 = getelementptr inbounds float, ptr %v41, i64 4
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v40, i64 1
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <4 x float> poison, float %v54, i64 0
  %v56 = shufflevector <4 x float> %v55, <4 x float> poison, <4 x i32> zeroinitializer
  %v57 = fmul <4 x float> %v56, %v52
  %v58 = fadd <4 x float> %v57, %v50
  %v59 = getelementptr inbounds float, ptr %v41, i64 8
  %v60 = getelementptr inbounds float, ptr %v40, i64 2
  %v61 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v62 = load <4 x float>, ptr %v41, align 4
  %v63 = load float, ptr %v40, align 4
  %v64 = insertelement <4 x float> poison, float %v63, i64 0
  %v65 = shufflevector <4 x float> %v64, <4 x float> poison, <4 x i32> zeroinitializer
  %v66 = fmul <4 x float> %v65, %v62
  %v67 = fadd <4 x float> %v66, %v43
  %v68 = getelementptr inbounds float, ptr %v41, i64 4
  %v69 = getelementptr inbounds float, ptr %v40, i64 1
  %v70 = mul i64 %row, 20
  %v71 = getelementptr inbounds float, ptr %x0, i64 %v70
  %v72 = getelementptr inbounds float, ptr %v71, i64 %column
  %v73 = load <4 x float>, ptr %v72, align 4
  %v74 = fadd <4 x float> %v67, %v73
  %v75 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v74
  %v76 = select <4 x i1> %v75, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v74
  store <4 x float> %v76, ptr %c, align 4
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds i8, ptr %v15, i64 0
  br label %head17
head17:
  %v20 = phi i64 [ 0, %entry ], [ %v76, %end24 ]
  %v21 = icmp slt i64 %v20, 5
  br i1 %v21, label %body18, label %end19
body18:
  br label %head22
head22:
  %v25 = phi i64 [ %lo, %body18 ], [ %v75, %end74 ]
  %v26 = icmp slt i64 %v25, %hi
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = udiv i64 %v25, 12
  %v28 = urem i64 %v25, 12
  %v29 = udiv i64 %v28, 2
  %v30 = urem i64 %v28, 2
  %v31 = udiv i64 %v20, 5
  %v32 = urem i64 %v20, 5
  %v33 = mul i64 %v30, 4
  %v34 = mul i64 %v27, 270
  %v35 = mul i64 %v29, 45
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v33, 9
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v31, 20
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v31, 20
  %v42 = mul i64 %v32, 4
  %v43 = add i64 %v41, %v42
  %v44 = mul i64 %v27, 6
  %v45 = add i64 %v44, %v29
  %v46 = mul i64 %v45, 5
  %v47 = add i64 %v46, %v33
  %v48 = mul i64 %v47, 20
  %v49 = add i64 %v48, %v43
  %v50 = mul i64 %v20, 80
  %v51 = add i64 %v50, 80
  %v52 = getelementptr inbounds float, ptr %v3, i64 %v51
  %v53 = getelementptr inbounds i8, ptr %v52, i64 0
  %v54 = mul i64 %v27, 1089
  %v55 = mul i64 %v29, 198
  %v56 = add i64 %v54, %v55
  %v57 = mul i64 %v33, 22
  %v58 = add i64 %v56, %v57
  %v59 = getelementptr inbounds float, ptr %v7, i64 %v58
  %v60 = getelementptr inbounds float, ptr %v1, i64 %v40
  %v61 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v62 = getelementptr inbounds float, ptr %v11, i64 %v49
  %v63 = mul i64 %v20, 4
  %v64 = getelementptr inbounds float, ptr %v5, i64 %v63
  %v65 = icmp eq i64 %v29, 5
  %v66 = icmp eq i64 %v30, 1
  %v67 = icmp eq i64 %v32, 4
  %v68 = xor i1 %v66, true
  %v69 = and i1 true, %v68
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_tile_0000(ptr %v60, ptr %v61, ptr %v62, ptr %v64, ptr %v53, i64 %v47, i64 %v43, ptr %v59, ptr %v9)
  br label %end71
end71:
  %v72 = and i1 true, %v66
  br i1 %v72, label %then73, label %end74
then73:
  call void @k_tile_0010(ptr %v60, ptr %v61, ptr %v62, ptr %v64, ptr %v53, i64 %v47, i64 %v43, ptr %v59, ptr %v9)
  br label %end74
end74:
  %v75 = add nsw i64 %v25, 1
  br label %head22
end24:
  %v76 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
