; task {"attributes":{"runtime_bias":1},"inputs":["u8[5,10]","i8[10,21]","i32[21]"],"op":"gemm","output":"f32[5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"madd_i16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier aarch64-neon
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: int16 (1, 6, 5, 4, 2) efd25ff0ba9de226
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v145, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v144, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v143, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v94, %body2 ]
  %v9 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v110, %body2 ]
  %v10 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v126, %body2 ]
  %v11 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v142, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x i32>, ptr %v6, align 2
  %v14 = load <2 x i8>, ptr %v5, align 1
  %v15 = zext <2 x i8> %v14 to <2 x i16>
  %v16 = bitcast <2 x i16> %v15 to i32
  %v17 = insertelement <4 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <4 x i32> %v17, <4 x i32> poison, <4 x i32> zeroinitializer
  %v19 = shl <4 x i32> %v18, splat (i32 16)
  %v20 = ashr <4 x i32> %v19, splat (i32 16)
  %v21 = shl <4 x i32> %v13, splat (i32 16)
  %v22 = ashr <4 x i32> %v21, splat (i32 16)
  %v23 = mul <4 x i32> %v20, %v22
  %v24 = add <4 x i32> %v8, %v23
  %v25 = ashr <4 x i32> %v18, splat (i32 16)
  %v26 = ashr <4 x i32> %v13, splat (i32 16)
  %v27 = mul <4 x i32> %v25, %v26
  %v28 = add <4 x i32> %v24, %v27
  %v29 = getelementptr inbounds i8, ptr %v5, i64 10
  %v30 = load <2 x i8>, ptr %v29, align 1
  %v31 = zext <2 x i8> %v30 to <2 x i16>
  %v32 = bitcast <2 x i16> %v31 to i32
  %v33 = insertelement <4 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <4 x i32> %v33, <4 x i32> poison, <4 x i32> zeroinitializer
  %v35 = shl <4 x i32> %v34, splat (i32 16)
  %v36 = ashr <4 x i32> %v35, splat (i32 16)
  %v37 = shl <4 x i32> %v13, splat (i32 16)
  %v38 = ashr <4 x i32> %v37, splat (i32 16)
  %v39 = mul <4 x i32> %v36, %v38
  %v40 = add <4 x i32> %v9, %v39
  %v41 = ashr <4 x i32> %v34, splat (i32 16)
  %v42 = ashr <4 x i32> %v13, splat (i32 16)
  %v43 = mul <4 x i32> %v41, %v42
  %v44 = add <4 x i32> %v40, %v43
  %v45 = getelementptr inbounds i8, ptr %v5, i64 20
  %v46 = load <2 x i8>, ptr %v45, align 1
  %v47 = zext <2 x i8> %v46 to <2 x i16>
  %v48 = bitcast <2 x i16> %v47 to i32
  %v49 = insertelement <4 x i32> poison, i32 %v48, i64 0
  %v50 = shufflevector <4 x i32> %v49, <4 x i32> poison, <4 x i32> zeroinitializer
  %v51 = shl <4 x i32> %v50, splat (i32 16)
  %v52 = ashr <4 x i32> %v51, splat (i32 16)
  %v53 = shl <4 x i32> %v13, splat (i32 16)
  %v54 = ashr <4 x i32> %v53, splat (i32 16)
  %v55 = mul <4 x i32> %v52, %v54
  %v56 = add <4 x i32> %v10, %v55
  %v57 = ashr <4 x i32> %v50, splat (i32 16)
  %v58 = ashr <4 x i32> %v13, splat (i32 16)
  %v59 = mul <4 x i32> %v57, %v58
  %v60 = add <4 x i32> %v56, %v59
  %v61 = getelementptr inbounds i8, ptr %v5, i64 30
  %v62 = load <2 x i8>, ptr %v61, align 1
  %v63 = zext <2 x i8> %v62 to <2 x i16>
  %v64 = bitcast <2 x i16> %v63 to i32
  %v65 = insertelement <4 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <4 x i32> %v65, <4 x i32> poison, <4 x i32> zeroinitializer
  %v67 = shl <4 x i32> %v66, splat (i32 16)
  %v68 = ashr <4 x i32> %v67, splat (i32 16)
  %v69 = shl <4 x i32> %v13, splat (i32 16)
  %v70 = ashr <4 x i32> %v69, splat (i32 16)
  %v71 = mul <4 x i32> %v68, %v70
  %v72 = add <4 x i32> %v11, %v71
  %v73 = ashr <4 x i32> %v66, splat (i32 16)
  %v74 = ashr <4 x i32> %v13, splat (i32 16)
  %v75 = mul <4 x i32> %v73, %v74
  %v76 = add <4 x i32> %v72, %v75
  %v77 = getelementptr inbounds i16, ptr %v6, i64 8
  %v78 = load <4 x i32>, ptr %v77, align 2
  %v79 = getelementptr inbounds i8, ptr %v5, i64 2
  %v80 = load <2 x i8>, ptr %v79, align 1
  %v81 = zext <2 x i8> %v80 to <2 x i16>
  %v82 = bitcast <2 x i16> %v81 to i32
  %v83 = insertelement <4 x i32> poison, i32 %v82, i64 0
  %v84 = shufflevector <4 x i32> %v83, <4 x i32> poison, <4 x i32> zeroinitializer
  %v85 = shl <4 x i32> %v84, splat (i32 16)
  %v86 = ashr <4 x i32> %v85, splat (i32 16)
  %v87 = shl <4 x i32> %v78, splat (i32 16)
  %v88 = ashr <4 x i32> %v87, splat (i32 16)
  %v89 = mul <4 x i32> %v86, %v88
  %v90 = add <4 x i32> %v28, %v89
  %v91 = ashr <4 x i32> %v84, splat (i32 16)
  %v92 = ashr <4 x i32> %v78, splat (i32 16)
  %v93 = mul <4 x i32> %v91, %v92
  %v94 = add <4 x i32> %v90, %v93
  %v95 = getelementptr inbounds i8, ptr %v5, i64 12
  %v96 = load <2 x i8>, ptr %v95, align 1
  %v97 = zext <2 x i8> %v96 to <2 x i16>
  %v98 = bitcast <2 x i16> %v97 to i32
  %v99 = insertelement <4 x i32> poison, i32 %v98, i64 0
  %v100 = shufflevector <4 x i32> %v99, <4 x i32> poison, <4 x i32> zeroinitializer
  %v101 = shl <4 x i32> %v100, splat (i32 16)
  %v102 = ashr <4 x i32> %v101, splat (i32 16)
  %v103 = shl <4 x i32> %v78, splat (i32 16)
  %v104 = ashr <4 x i32> %v103, splat (i32 16)
  %v105 = mul <4 x i32> %v102, %v104
  %v106 = add <4 x i32> %v44, %v105
  %v107 = ashr <4 x i32> %v100, splat (i32 16)
  %v108 = ashr <4 x i32> %v78, splat (i32 16)
  %v109 = mul <4 x i32> %v107, %v108
  %v110 = add <4 x i32> %v106, %v109
  %v111 = getelementptr inbounds i8, ptr %v5, i64 22
  %v112 = load <2 x i8>, ptr %v111, align 1
  %v113 = zext <2 x i8> %v112 to <2 x i16>
  %v114 = bitcast <2 x i16> %v113 to i32
  %v115 = insertelement <4 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <4 x i32> %v115, <4 x i32> poison, <4 x i32> zeroinitializer
  %v117 = shl <4 x i32> %v116, splat (i32 16)
  %v118 = ashr <4 x i32> %v117, splat (i32 16)
  %v119 = shl <4 x i32> %v78, splat (i32 16)
  %v120 = ashr <4 x i32> %v119, splat (i32 16)
  %v121 = mul <4 x i32> %v118, %v120
  %v122 = add <4 x i32> %v60, %v121
  %v123 = ashr <4 x i32> %v116, splat (i32 16)
  %v124 = ashr <4 x i32> %v78, splat (i32 16)
  %v125 = mul <4 x i32> %v123, %v124
  %v126 = add <4 x i32> %v122, %v125
  %v127 = getelementptr inbounds i8, ptr %v5, i64 32
  %v128 = load <2 x i8>, ptr %v127, align 1
  %v129 = zext <2 x i8> %v128 to <2 x i16>
  %v130 = bitcast <2 x i16> %v129 to i32
  %v131 = insertelement <4 x i32> poison, i32 %v130, i64 0
  %v132 = shufflevector <4 x i32> %v131, <4 x i32> poison, <4 x i32> zeroinitializer
  %v133 = shl <4 x i32> %v132, splat (i32 16)
  %v134 = ashr <4 x i32> %v133, splat (i32 16)
  %v135 = shl <4 x i32> %v78, splat (i32 16)
  %v136 = ashr <4 x i32> %v135, splat (i32 16)
  %v137 = mul <4 x i32> %v134, %v136
  %v138 = add <4 x i32> %v76, %v137
  %v139 = ashr <4 x i32> %v132, splat (i32 16)
  %v140 = ashr <4 x i32> %v78, splat (i32 16)
  %v141 = mul <4 x i32> %v139, %v140
  %v142 = add <4 x i32> %v138, %v141
  %v143 = getelementptr inbounds i16, ptr %v6, i64 16
  %v144 = getelementptr inbounds i8, ptr %v5, i64 4
  %v145 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v146 = load <4 x i32>, ptr %v6, align 2
  %v147 = load <2 x i8>, ptr %v5, align 1
  %v148 = zext <2 x i8> %v147 to <2 x i16>
  %v149 = bitcast <2 x i16> %v148 to i32
  %v150 = insertelement <4 x i32> poison, i32 %v149, i64 0
  %v151 = shufflevector <4 x i32> %v150, <4 x i32> poison, <4 x i32> zeroinitializer
  %v152 = shl <4 x i32> %v151, splat (i32 16)
  %v153 = ashr <4 x i32> %v152, splat (i32 16)
  %v154 = shl <4 x i32> %v146, splat (i32 16)
  %v155 = ashr <4 x i32> %v154, splat (i32 16)
  %v156 = mul <4 x i32> %v153, %v155
  %v157 = add <4 x i32> %v8, %v156
  %v158 = ashr <4 x i32> %v151, splat (i32 16)
  %v159 = ashr <4 x i32> %v146, splat (i32 16)
  %v160 = mul <4 x i32> %v158, %v159
  %v161 = add <4 x i32> %v157, %v160
  %v162 = getelementptr inbounds i8, ptr %v5, i64 10
  %v163 = load <2 x i8>, ptr %v162, align 1
  %v164 = zext <2 x i8> %v163 to <2 x i16>
  %v165 = bitcast <2 x i16> %v164 to i32
  %v166 = insertelement <4 x i32> poison, i32 %v165, i64 0
  %v167 = shufflevector <4 x i32> %v166, <4 x i32> poison, <4 x i32> zeroinitializer
  %v168 = shl <4 x i32> %v167, splat (i32 16)
  %v169 = ashr <4 x i32> %v168, splat (i32 16)
  %v170 = shl <4 x i32> %v146, splat (i32 16)
  %v171 = ashr <4 x i32> %v170, splat (i32 16)
  %v172 = mul <4 x i32> %v169, %v171
  %v173 = add <4 x i32> %v9, %v172
  %v174 = ashr <4 x i32> %v167, splat (i32 16)
  %v175 = ashr <4 x i32> %v146, splat (i32 16)
  %v176 = mul <4 x i32> %v174, %v175
  %v177 = add <4 x i32> %v173, %v176
  %v178 = getelementptr inbounds i8, ptr %v5, i64 20
  %v179 = load <2 x i8>, ptr %v178, align 1
  %v180 = zext <2 x i8> %v179 to <2 x i16>
  %v181 = bitcast <2 x i16> %v180 to i32
  %v182 = insertelement <4 x i32> poison, i32 %v181, i64 0
  %v183 = shufflevector <4 x i32> %v182, <4 x i32> poison, <4 x i32> zeroinitializer
  %v184 = shl <4 x i32> %v183, splat (i32 16)
  %v185 = ashr <4 x i32> %v184, splat (i32 16)
  %v186 = shl <4 x i32> %v146, splat (i32 16)
  %v187 = ashr <4 x i32> %v186, splat (i32 16)
  %v188 = mul <4 x i32> %v185, %v187
  %v189 = add <4 x i32> %v10, %v188
  %v190 = ashr <4 x i32> %v183, splat (i32 16)
  %v191 = ashr <4 x i32> %v146, splat (i32 16)
  %v192 = mul <4 x i32> %v190, %v191
  %v193 = add <4 x i32> %v189, %v192
  %v194 = getelementptr inbounds i8, ptr %v5, i64 30
  %v195 = load <2 x i8>, ptr %v194, align 1
  %v196 = zext <2 x i8> %v195 to <2 x i16>
  %v197 = bitcast <2 x i16> %v196 to i32
  %v198 = insertelement <4 x i32> poison, i32 %v197, i64 0
  %v199 = shufflevector <4 x i32> %v198, <4 x i32> poison, <4 x i32> zeroinitializer
  %v200 = shl <4 x i32> %v199, splat (i32 16)
  %v201 = ashr <4 x i32> %v200, splat (i32 16)
  %v202 = shl <4 x i32> %v146, splat (i32 16)
  %v203 = ashr <4 x i32> %v202, splat (i32 16)
  %v204 = mul <4 x i32> %v201, %v203
  %v205 = add <4 x i32> %v11, %v204
  %v206 = ashr <4 x i32> %v199, splat (i32 16)
  %v207 = ashr <4 x i32> %v146, splat (i32 16)
  %v208 = mul <4 x i32> %v206, %v207
  %v209 = add <4 x i32> %v205, %v208
  %v210 = getelementptr inbounds i16, ptr %v6, i64 8
  %v211 = getelementptr inbounds i8, ptr %v5, i64 2
  %v212 = load <4 x i32>, ptr %bias, align 4
  %v213 = add <4 x i32> %v161, %v212
  %v214 = sitofp <4 x i32> %v213 to <4 x float>
  %v215 = add <4 x i32> %v177, %v212
  %v216 = sitofp <4 x i32> %v215 to <4 x float>
  %v217 = add <4 x i32> %v193, %v212
  %v218 = sitofp <4 x i32> %v217 to <4 x float>
  %v219 = add <4 x i32> %v209, %v212
  %v220 = sitofp <4 x i32> %v219 to <4 x float>
  store <4 x float> %v214, ptr %c, align 4
  %v221 = getelementptr inbounds float, ptr %c, i64 21
  store <4 x float> %v216, ptr %v221, align 4
  %v222 = getelementptr inbounds float, ptr %c, i64 42
  store <4 x float> %v218, ptr %v222, align 4
  %v223 = getelementptr inbounds float, ptr %c, i64 63
  store <4 x float> %v220, ptr %v223, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v145, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v144, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v143, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v94, %body2 ]
  %v9 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v110, %body2 ]
  %v10 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v126, %body2 ]
  %v11 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v142, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x i32>, ptr %v6, align 2
  %v14 = load <2 x i8>, ptr %v5, align 1
  %v15 = zext <2 x i8> %v14 to <2 x i16>
  %v16 = bitcast <2 x i16> %v15 to i32
  %v17 = insertelement <4 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <4 x i32> %v17, <4 x i32> poison, <4 x i32> zeroinitializer
  %v19 = shl <4 x i32> %v18, splat (i32 16)
  %v20 = ashr <4 x i32> %v19, splat (i32 16)
  %v21 = shl <4 x i32> %v13, splat (i32 16)
  %v22 = ashr <4 x i32> %v21, splat (i32 16)
  %v23 = mul <4 x i32> %v20, %v22
  %v24 = add <4 x i32> %v8, %v23
  %v25 = ashr <4 x i32> %v18, splat (i32 16)
  %v26 = ashr <4 x i32> %v13, splat (i32 16)
  %v27 = mul <4 x i32> %v25, %v26
  %v28 = add <4 x i32> %v24, %v27
  %v29 = getelementptr inbounds i8, ptr %v5, i64 10
  %v30 = load <2 x i8>, ptr %v29, align 1
  %v31 = zext <2 x i8> %v30 to <2 x i16>
  %v32 = bitcast <2 x i16> %v31 to i32
  %v33 = insertelement <4 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <4 x i32> %v33, <4 x i32> poison, <4 x i32> zeroinitializer
  %v35 = shl <4 x i32> %v34, splat (i32 16)
  %v36 = ashr <4 x i32> %v35, splat (i32 16)
  %v37 = shl <4 x i32> %v13, splat (i32 16)
  %v38 = ashr <4 x i32> %v37, splat (i32 16)
  %v39 = mul <4 x i32> %v36, %v38
  %v40 = add <4 x i32> %v9, %v39
  %v41 = ashr <4 x i32> %v34, splat (i32 16)
  %v42 = ashr <4 x i32> %v13, splat (i32 16)
  %v43 = mul <4 x i32> %v41, %v42
  %v44 = add <4 x i32> %v40, %v43
  %v45 = getelementptr inbounds i8, ptr %v5, i64 20
  %v46 = load <2 x i8>, ptr %v45, align 1
  %v47 = zext <2 x i8> %v46 to <2 x i16>
  %v48 = bitcast <2 x i16> %v47 to i32
  %v49 = insertelement <4 x i32> poison, i32 %v48, i64 0
  %v50 = shufflevector <4 x i32> %v49, <4 x i32> poison, <4 x i32> zeroinitializer
  %v51 = shl <4 x i32> %v50, splat (i32 16)
  %v52 = ashr <4 x i32> %v51, splat (i32 16)
  %v53 = shl <4 x i32> %v13, splat (i32 16)
  %v54 = ashr <4 x i32> %v53, splat (i32 16)
  %v55 = mul <4 x i32> %v52, %v54
  %v56 = add <4 x i32> %v10, %v55
  %v57 = ashr <4 x i32> %v50, splat (i32 16)
  %v58 = ashr <4 x i32> %v13, splat (i32 16)
  %v59 = mul <4 x i32> %v57, %v58
  %v60 = add <4 x i32> %v56, %v59
  %v61 = getelementptr inbounds i8, ptr %v5, i64 30
  %v62 = load <2 x i8>, ptr %v61, align 1
  %v63 = zext <2 x i8> %v62 to <2 x i16>
  %v64 = bitcast <2 x i16> %v63 to i32
  %v65 = insertelement <4 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <4 x i32> %v65, <4 x i32> poison, <4 x i32> zeroinitializer
  %v67 = shl <4 x i32> %v66, splat (i32 16)
  %v68 = ashr <4 x i32> %v67, splat (i32 16)
  %v69 = shl <4 x i32> %v13, splat (i32 16)
  %v70 = ashr <4 x i32> %v69, splat (i32 16)
  %v71 = mul <4 x i32> %v68, %v70
  %v72 = add <4 x i32> %v11, %v71
  %v73 = ashr <4 x i32> %v66, splat (i32 16)
  %v74 = ashr <4 x i32> %v13, splat (i32 16)
  %v75 = mul <4 x i32> %v73, %v74
  %v76 = add <4 x i32> %v72, %v75
  %v77 = getelementptr inbounds i16, ptr %v6, i64 8
  %v78 = load <4 x i32>, ptr %v77, align 2
  %v79 = getelementptr inbounds i8, ptr %v5, i64 2
  %v80 = load <2 x i8>, ptr %v79, align 1
  %v81 = zext <2 x i8> %v80 to <2 x i16>
  %v82 = bitcast <2 x i16> %v81 to i32
  %v83 = insertelement <4 x i32> poison, i32 %v82, i64 0
  %v84 = shufflevector <4 x i32> %v83, <4 x i32> poison, <4 x i32> zeroinitializer
  %v85 = shl <4 x i32> %v84, splat (i32 16)
  %v86 = ashr <4 x i32> %v85, splat (i32 16)
  %v87 = shl <4 x i32> %v78, splat (i32 16)
  %v88 = ashr <4 x i32> %v87, splat (i32 16)
  %v89 = mul <4 x i32> %v86, %v88
  %v90 = add <4 x i32> %v28, %v89
  %v91 = ashr <4 x i32> %v84, splat (i32 16)
  %v92 = ashr <4 x i32> %v78, splat (i32 16)
  %v93 = mul <4 x i32> %v91, %v92
  %v94 = add <4 x i32> %v90, %v93
  %v95 = getelementptr inbounds i8, ptr %v5, i64 12
  %v96 = load <2 x i8>, ptr %v95, align 1
  %v97 = zext <2 x i8> %v96 to <2 x i16>
  %v98 = bitcast <2 x i16> %v97 to i32
  %v99 = insertelement <4 x i32> poison, i32 %v98, i64 0
  %v100 = shufflevector <4 x i32> %v99, <4 x i32> poison, <4 x i32> zeroinitializer
  %v101 = shl <4 x i32> %v100, splat (i32 16)
  %v102 = ashr <4 x i32> %v101, splat (i32 16)
  %v103 = shl <4 x i32> %v78, splat (i32 16)
  %v104 = ashr <4 x i32> %v103, splat (i32 16)
  %v105 = mul <4 x i32> %v102, %v104
  %v106 = add <4 x i32> %v44, %v105
  %v107 = ashr <4 x i32> %v100, splat (i32 16)
  %v108 = ashr <4 x i32> %v78, splat (i32 16)
  %v109 = mul <4 x i32> %v107, %v108
  %v110 = add <4 x i32> %v106, %v109
  %v111 = getelementptr inbounds i8, ptr %v5, i64 22
  %v112 = load <2 x i8>, ptr %v111, align 1
  %v113 = zext <2 x i8> %v112 to <2 x i16>
  %v114 = bitcast <2 x i16> %v113 to i32
  %v115 = insertelement <4 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <4 x i32> %v115, <4 x i32> poison, <4 x i32> zeroinitializer
  %v117 = shl <4 x i32> %v116, splat (i32 16)
  %v118 = ashr <4 x i32> %v117, splat (i32 16)
  %v119 = shl <4 x i32> %v78, splat (i32 16)
  %v120 = ashr <4 x i32> %v119, splat (i32 16)
  %v121 = mul <4 x i32> %v118, %v120
  %v122 = add <4 x i32> %v60, %v121
  %v123 = ashr <4 x i32> %v116, splat (i32 16)
  %v124 = ashr <4 x i32> %v78, splat (i32 16)
  %v125 = mul <4 x i32> %v123, %v124
  %v126 = add <4 x i32> %v122, %v125
  %v127 = getelementptr inbounds i8, ptr %v5, i64 32
  %v128 = load <2 x i8>, ptr %v127, align 1
  %v129 = zext <2 x i8> %v128 to <2 x i16>
  %v130 = bitcast <2 x i16> %v129 to i32
  %v131 = insertelement <4 x i32> poison, i32 %v130, i64 0
  %v132 = shufflevector <4 x i32> %v131, <4 x i32> poison, <4 x i32> zeroinitializer
  %v133 = shl <4 x i32> %v132, splat (i32 16)
  %v134 = ashr <4 x i32> %v133, splat (i32 16)
  %v135 = shl <4 x i32> %v78, splat (i32 16)
  %v136 = ashr <4 x i32> %v135, splat (i32 16)
  %v137 = mul <4 x i32> %v134, %v136
  %v138 = add <4 x i32> %v76, %v137
  %v139 = ashr <4 x i32> %v132, splat (i32 16)
  %v140 = ashr <4 x i32> %v78, splat (i32 16)
  %v141 = mul <4 x i32> %v139, %v140
  %v142 = add <4 x i32> %v138, %v141
  %v143 = getelementptr inbounds i16, ptr %v6, i64 16
  %v144 = getelementptr inbounds i8, ptr %v5, i64 4
  %v145 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v146 = load <4 x i32>, ptr %v6, align 2
  %v147 = load <2 x i8>, ptr %v5, align 1
  %v148 = zext <2 x i8> %v147 to <2 x i16>
  %v149 = bitcast <2 x i16> %v148 to i32
  %v150 = insertelement <4 x i32> poison, i32 %v149, i64 0
  %v151 = shufflevector <4 x i32> %v150, <4 x i32> poison, <4 x i32> zeroinitializer
  %v152 = shl <4 x i32> %v151, splat (i32 16)
  %v153 = ashr <4 x i32> %v152, splat (i32 16)
  %v154 = shl <4 x i32> %v146, splat (i32 16)
  %v155 = ashr <4 x i32> %v154, splat (i32 16)
  %v156 = mul <4 x i32> %v153, %v155
  %v157 = add <4 x i32> %v8, %v156
  %v158 = ashr <4 x i32> %v151, splat (i32 16)
  %v159 = ashr <4 x i32> %v146, splat (i32 16)
  %v160 = mul <4 x i32> %v158, %v159
  %v161 = add <4 x i32> %v157, %v160
  %v162 = getelementptr inbounds i8, ptr %v5, i64 10
  %v163 = load <2 x i8>, ptr %v162, align 1
  %v164 = zext <2 x i8> %v163 to <2 x i16>
  %v165 = bitcast <2 x i16> %v164 to i32
  %v166 = insertelement <4 x i32> poison, i32 %v165, i64 0
  %v167 = shufflevector <4 x i32> %v166, <4 x i32> poison, <4 x i32> zeroinitializer
  %v168 = shl <4 x i32> %v167, splat (i32 16)
  %v169 = ashr <4 x i32> %v168, splat (i32 16)
  %v170 = shl <4 x i32> %v146, splat (i32 16)
  %v171 = ashr <4 x i32> %v170, splat (i32 16)
  %v172 = mul <4 x i32> %v169, %v171
  %v173 = add <4 x i32> %v9, %v172
  %v174 = ashr <4 x i32> %v167, splat (i32 16)
  %v175 = ashr <4 x i32> %v146, splat (i32 16)
  %v176 = mul <4 x i32> %v174, %v175
  %v177 = add <4 x i32> %v173, %v176
  %v178 = getelementptr inbounds i8, ptr %v5, i64 20
  %v179 = load <2 x i8>, ptr %v178, align 1
  %v180 = zext <2 x i8> %v179 to <2 x i16>
  %v181 = bitcast <2 x i16> %v180 to i32
  %v182 = insertelement <4 x i32> poison, i32 %v181, i64 0
  %v183 = shufflevector <4 x i32> %v182, <4 x i32> poison, <4 x i32> zeroinitializer
  %v184 = shl <4 x i32> %v183, splat (i32 16)
  %v185 = ashr <4 x i32> %v184, splat (i32 16)
  %v186 = shl <4 x i32> %v146, splat (i32 16)
  %v187 = ashr <4 x i32> %v186, splat (i32 16)
  %v188 = mul <4 x i32> %v185, %v187
  %v189 = add <4 x i32> %v10, %v188
  %v190 = ashr <4 x i32> %v183, splat (i32 16)
  %v191 = ashr <4 x i32> %v146, splat (i32 16)
  %v192 = mul <4 x i32> %v190, %v191
  %v193 = add <4 x i32> %v189, %v192
  %v194 = getelementptr inbounds i8, ptr %v5, i64 30
  %v195 = load <2 x i8>, ptr %v194, align 1
  %v196 = zext <2 x i8> %v195 to <2 x i16>
  %v197 = bitcast <2 x i16> %v196 to i32
  %v198 = insertelement <4 x i32> poison, i32 %v197, i64 0
  %v199 = shufflevector <4 x i32> %v198, <4 x i32> poison, <4 x i32> zeroinitializer
  %v200 = shl <4 x i32> %v199, splat (i32 16)
  %v201 = ashr <4 x i32> %v200, splat (i32 16)
  %v202 = shl <4 x i32> %v146, splat (i32 16)
  %v203 = ashr <4 x i32> %v202, splat (i32 16)
  %v204 = mul <4 x i32> %v201, %v203
  %v205 = add <4 x i32> %v11, %v204
  %v206 = ashr <4 x i32> %v199, splat (i32 16)
  %v207 = ashr <4 x i32> %v146, splat (i32 16)
  %v208 = mul <4 x i32> %v206, %v207
  %v209 = add <4 x i32> %v205, %v208
  %v210 = getelementptr inbounds i16, ptr %v6, i64 8
  %v211 = getelementptr inbounds i8, ptr %v5, i64 2
  %v212 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %bias, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  %v213 = add <4 x i32> %v161, %v212
  %v214 = sitofp <4 x i32> %v213 to <4 x float>
  %v215 = add <4 x i32> %v177, %v212
  %v216 = sitofp <4 x i32> %v215 to <4 x float>
  %v217 = add <4 x i32> %v193, %v212
  %v218 = sitofp <4 x i32> %v217 to <4 x float>
  %v219 = add <4 x i32> %v209, %v212
  %v220 = sitofp <4 x i32> %v219 to <4 x float>
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v214, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v221 = getelementptr inbounds float, ptr %c, i64 21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v216, ptr align 4 %v221, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v222 = getelementptr inbounds float, ptr %c, i64 42
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v218, ptr align 4 %v222, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v223 = getelementptr inbounds float, ptr %c, i64 63
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v220, ptr align 4 %v223, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v46, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v45, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v44, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v43, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x i32>, ptr %v6, align 2
  %v11 = load <2 x i8>, ptr %v5, align 1
  %v12 = zext <2 x i8> %v11 to <2 x i16>
  %v13 = bitcast <2 x i16> %v12 to i32
  %v14 = insertelement <4 x i32> poison, i32 %v13, i64 0
  %v15 = shufflevector <4 x i32> %v14, <4 x i32> poison, <4 x i32> zeroinitializer
  %v16 = shl <4 x i32> %v15, splat (i32 16)
  %v17 = ashr <4 x i32> %v16, splat (i32 16)
  %v18 = shl <4 x i32> %v10, splat (i32 16)
  %v19 = ashr <4 x i32> %v18, splat (i32 16)
  %v20 = mul <4 x i32> %v17, %v19
  %v21 = add <4 x i32> %v8, %v20
  %v22 = ashr <4 x i32> %v15, splat (i32 16)
  %v23 = ashr <4 x i32> %v10, splat (i32 16)
  %v24 = mul <4 x i32> %v22, %v23
  %v25 = add <4 x i32> %v21, %v24
  %v26 = getelementptr inbounds i16, ptr %v6, i64 8
  %v27 = load <4 x i32>, ptr %v26, align 2
  %v28 = getelementptr inbounds i8, ptr %v5, i64 2
  %v29 = load <2 x i8>, ptr %v28, align 1
  %v30 = zext <2 x i8> %v29 to <2 x i16>
  %v31 = bitcast <2 x i16> %v30 to i32
  %v32 = insertelement <4 x i32> poison, i32 %v31, i64 0
  %v33 = shufflevector <4 x i32> %v32, <4 x i32> poison, <4 x i32> zeroinitializer
  %v34 = shl <4 x i32> %v33, splat (i32 16)
  %v35 = ashr <4 x i32> %v34, splat (i32 16)
  %v36 = shl <4 x i32> %v27, splat (i32 16)
  %v37 = ashr <4 x i32> %v36, splat (i32 16)
  %v38 = mul <4 x i32> %v35, %v37
  %v39 = add <4 x i32> %v25, %v38
  %v40 = ashr <4 x i32> %v33, splat (i32 16)
  %v41 = ashr <4 x i32> %v27, splat (i32 16)
  %v42 = mul <4 x i32> %v40, %v41
  %v43 = add <4 x i32> %v39, %v42
  %v44 = getelementptr inbounds i16, ptr %v6, i64 16
  %v45 = getelementptr inbounds i8, ptr %v5, i64 4
  %v46 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v47 = load <4 x i32>, ptr %v6, align 2
  %v48 = load <2 x i8>, ptr %v5, align 1
  %v49 = zext <2 x i8> %v48 to <2 x i16>
  %v50 = bitcast <2 x i16> %v49 to i32
  %v51 = insertelement <4 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <4 x i32> %v51, <4 x i32> poison, <4 x i32> zeroinitializer
  %v53 = shl <4 x i32> %v52, splat (i32 16)
  %v54 = ashr <4 x i32> %v53, splat (i32 16)
  %v55 = shl <4 x i32> %v47, splat (i32 16)
  %v56 = ashr <4 x i32> %v55, splat (i32 16)
  %v57 = mul <4 x i32> %v54, %v56
  %v58 = add <4 x i32> %v8, %v57
  %v59 = ashr <4 x i32> %v52, splat (i32 16)
  %v60 = ashr <4 x i32> %v47, splat (i32 16)
  %v61 = mul <4 x i32> %v59, %v60
  %v62 = add <4 x i32> %v58, %v61
  %v63 = getelementptr inbounds i16, ptr %v6, i64 8
  %v64 = getelementptr inbounds i8, ptr %v5, i64 2
  %v65 = load <4 x i32>, ptr %bias, align 4
  %v66 = add <4 x i32> %v62, %v65
  %v67 = sitofp <4 x i32> %v66 to <4 x float>
  store <4 x float> %v67, ptr %c, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v46, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v45, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v44, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v43, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x i32>, ptr %v6, align 2
  %v11 = load <2 x i8>, ptr %v5, align 1
  %v12 = zext <2 x i8> %v11 to <2 x i16>
  %v13 = bitcast <2 x i16> %v12 to i32
  %v14 = insertelement <4 x i32> poison, i32 %v13, i64 0
  %v15 = shufflevector <4 x i32> %v14, <4 x i32> poison, <4 x i32> zeroinitializer
  %v16 = shl <4 x i32> %v15, splat (i32 16)
  %v17 = ashr <4 x i32> %v16, splat (i32 16)
  %v18 = shl <4 x i32> %v10, splat (i32 16)
  %v19 = ashr <4 x i32> %v18, splat (i32 16)
  %v20 = mul <4 x i32> %v17, %v19
  %v21 = add <4 x i32> %v8, %v20
  %v22 = ashr <4 x i32> %v15, splat (i32 16)
  %v23 = ashr <4 x i32> %v10, splat (i32 16)
  %v24 = mul <4 x i32> %v22, %v23
  %v25 = add <4 x i32> %v21, %v24
  %v26 = getelementptr inbounds i16, ptr %v6, i64 8
  %v27 = load <4 x i32>, ptr %v26, align 2
  %v28 = getelementptr inbounds i8, ptr %v5, i64 2
  %v29 = load <2 x i8>, ptr %v28, align 1
  %v30 = zext <2 x i8> %v29 to <2 x i16>
  %v31 = bitcast <2 x i16> %v30 to i32
  %v32 = insertelement <4 x i32> poison, i32 %v31, i64 0
  %v33 = shufflevector <4 x i32> %v32, <4 x i32> poison, <4 x i32> zeroinitializer
  %v34 = shl <4 x i32> %v33, splat (i32 16)
  %v35 = ashr <4 x i32> %v34, splat (i32 16)
  %v36 = shl <4 x i32> %v27, splat (i32 16)
  %v37 = ashr <4 x i32> %v36, splat (i32 16)
  %v38 = mul <4 x i32> %v35, %v37
  %v39 = add <4 x i32> %v25, %v38
  %v40 = ashr <4 x i32> %v33, splat (i32 16)
  %v41 = ashr <4 x i32> %v27, splat (i32 16)
  %v42 = mul <4 x i32> %v40, %v41
  %v43 = add <4 x i32> %v39, %v42
  %v44 = getelementptr inbounds i16, ptr %v6, i64 16
  %v45 = getelementptr inbounds i8, ptr %v5, i64 4
  %v46 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v47 = load <4 x i32>, ptr %v6, align 2
  %v48 = load <2 x i8>, ptr %v5, align 1
  %v49 = zext <2 x i8> %v48 to <2 x i16>
  %v50 = bitcast <2 x i16> %v49 to i32
  %v51 = insertelement <4 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <4 x i32> %v51, <4 x i32> poison, <4 x i32> zeroinitializer
  %v53 = shl <4 x i32> %v52, splat (i32 16)
  %v54 = ashr <4 x i32> %v53, splat (i32 16)
  %v55 = shl <4 x i32> %v47, splat (i32 16)
  %v56 = ashr <4 x i32> %v55, splat (i32 16)
  %v57 = mul <4 x i32> %v54, %v56
  %v58 = add <4 x i32> %v8, %v57
  %v59 = ashr <4 x i32> %v52, splat (i32 16)
  %v60 = ashr <4 x i32> %v47, splat (i32 16)
  %v61 = mul <4 x i32> %v59, %v60
  %v62 = add <4 x i32> %v58, %v61
  %v63 = getelementptr inbounds i16, ptr %v6, i64 8
  %v64 = getelementptr inbounds i8, ptr %v5, i64 2
  %v65 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %bias, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  %v66 = add <4 x i32> %v62, %v65
  %v67 = sitofp <4 x i32> %v66 to <4 x float>
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v67, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v77, %end20 ]
  %v17 = icmp slt i64 %v16, 6
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v76, %end75 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 2
  %v24 = urem i64 %v21, 2
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 6
  %v28 = urem i64 %v16, 6
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 50
  %v31 = mul i64 %v25, 50
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 10
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 10
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 21
  %v38 = mul i64 %v28, 4
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 21
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 40
  %v46 = add i64 %v45, 40
  %v47 = getelementptr inbounds i16, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds i8, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds i16, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v52 = getelementptr inbounds i32, ptr %v5, i64 %v39
  %v53 = icmp eq i64 %v25, 0
  %v54 = icmp eq i64 %v26, 1
  %v55 = icmp eq i64 %v28, 5
  %v56 = xor i1 %v54, true
  %v57 = and i1 true, %v56
  %v58 = xor i1 %v55, true
  %v59 = and i1 %v57, %v58
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_tile_0000(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end61
end61:
  %v62 = xor i1 %v54, true
  %v63 = and i1 true, %v62
  %v64 = and i1 %v63, %v55
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0001(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end66
end66:
  %v67 = and i1 true, %v54
  %v68 = xor i1 %v55, true
  %v69 = and i1 %v67, %v68
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_tile_0010(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end71
end71:
  %v72 = and i1 true, %v54
  %v73 = and i1 %v72, %v55
  br i1 %v73, label %then74, label %end75
then74:
  call void @k_tile_0011(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end75
end75:
  %v76 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v77 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
