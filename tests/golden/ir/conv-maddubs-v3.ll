; task {"attributes":{"dilations":[1,1],"group":2,"pad_value":7,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["u8[1,5,6,16]","i8[18,3,3,8]","i32[18]"],"op":"conv","output":"f32[1,5,6,18]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 7 units
; phase k_product: 10 units
; scratch 896 bytes, 0 of each core
; packed input 1: int8 (2324,) 11011639265af7b7
; packed input 2: int32 (2, 16) d74c2e5dec450e41
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v56, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 128
  %v19 = getelementptr inbounds i8, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 7
  %v21 = urem i64 %v16, 7
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 5
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  br label %head28
head28:
  %v31 = phi i64 [ 0, %then26 ], [ %v34, %body29 ]
  %v32 = icmp slt i64 %v31, 128
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds i8, ptr %v19, i64 %v31
  store <64 x i8> splat (i8 7), ptr %v33, align 1
  %v34 = add nsw i64 %v31, 64
  br label %head28
end30:
  br label %end27
end27:
  %v35 = xor i1 %v25, true
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = mul i64 %v20, 5
  %v39 = add i64 %v38, %v22
  %v40 = mul i64 %v39, 96
  %v41 = getelementptr inbounds i8, ptr %v1, i64 %v40
  store <16 x i8> splat (i8 7), ptr %v19, align 1
  %v42 = getelementptr inbounds i8, ptr %v19, i64 16
  br label %head43
head43:
  %v46 = phi i64 [ 0, %then36 ], [ %v51, %body44 ]
  %v47 = icmp slt i64 %v46, 64
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds i8, ptr %v41, i64 %v46
  %v49 = load <64 x i8>, ptr %v48, align 1
  %v50 = getelementptr inbounds i8, ptr %v42, i64 %v46
  store <64 x i8> %v49, ptr %v50, align 1
  %v51 = add nsw i64 %v46, 64
  br label %head43
end45:
  %v52 = getelementptr inbounds i8, ptr %v41, i64 64
  %v53 = load <32 x i8>, ptr %v52, align 1
  %v54 = getelementptr inbounds i8, ptr %v42, i64 64
  store <32 x i8> %v53, ptr %v54, align 1
  %v55 = getelementptr inbounds i8, ptr %v19, i64 112
  store <16 x i8> splat (i8 7), ptr %v55, align 1
  br label %end37
end37:
  %v56 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v100, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v99, %end15 ]
  %v6 = phi ptr [ %b, %entry ], [ %v18, %end15 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v19, %end15 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v20, %end15 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v21, %end15 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v22, %end15 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v23, %end15 ]
  %v12 = icmp slt i64 %v4, 3
  br i1 %v12, label %body2, label %end3
body2:
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v98, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v97, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v95, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v43, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v60, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v77, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v94, %body14 ]
  %v24 = icmp slt i64 %v16, 3
  br i1 %v24, label %body14, label %end15
body14:
  %v25 = load <8 x i32>, ptr %v18, align 1
  %v26 = getelementptr inbounds i8, ptr %v18, i64 32
  %v27 = load <8 x i32>, ptr %v26, align 1
  %v28 = load i32, ptr %v17, align 1
  %v29 = insertelement <8 x i32> poison, i32 %v28, i64 0
  %v30 = shufflevector <8 x i32> %v29, <8 x i32> poison, <8 x i32> zeroinitializer
  %v31 = getelementptr inbounds i8, ptr %v17, i64 4
  %v32 = load i32, ptr %v31, align 1
  %v33 = insertelement <8 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <8 x i32> %v33, <8 x i32> poison, <8 x i32> zeroinitializer
  %v35 = bitcast <8 x i32> %v30 to <32 x i8>
  %v36 = bitcast <8 x i32> %v25 to <32 x i8>
  %v37 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v35, <32 x i8> %v36)
  %v38 = bitcast <8 x i32> %v34 to <32 x i8>
  %v39 = bitcast <8 x i32> %v27 to <32 x i8>
  %v40 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v38, <32 x i8> %v39)
  %v41 = add <16 x i16> %v37, %v40
  %v42 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v41, <16 x i16> splat (i16 1))
  %v43 = add <8 x i32> %v20, %v42
  %v44 = getelementptr inbounds i8, ptr %v17, i64 16
  %v45 = load i32, ptr %v44, align 1
  %v46 = insertelement <8 x i32> poison, i32 %v45, i64 0
  %v47 = shufflevector <8 x i32> %v46, <8 x i32> poison, <8 x i32> zeroinitializer
  %v48 = getelementptr inbounds i8, ptr %v17, i64 20
  %v49 = load i32, ptr %v48, align 1
  %v50 = insertelement <8 x i32> poison, i32 %v49, i64 0
  %v51 = shufflevector <8 x i32> %v50, <8 x i32> poison, <8 x i32> zeroinitializer
  %v52 = bitcast <8 x i32> %v47 to <32 x i8>
  %v53 = bitcast <8 x i32> %v25 to <32 x i8>
  %v54 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v52, <32 x i8> %v53)
  %v55 = bitcast <8 x i32> %v51 to <32 x i8>
  %v56 = bitcast <8 x i32> %v27 to <32 x i8>
  %v57 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v55, <32 x i8> %v56)
  %v58 = add <16 x i16> %v54, %v57
  %v59 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v58, <16 x i16> splat (i16 1))
  %v60 = add <8 x i32> %v21, %v59
  %v61 = getelementptr inbounds i8, ptr %v17, i64 32
  %v62 = load i32, ptr %v61, align 1
  %v63 = insertelement <8 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <8 x i32> %v63, <8 x i32> poison, <8 x i32> zeroinitializer
  %v65 = getelementptr inbounds i8, ptr %v17, i64 36
  %v66 = load i32, ptr %v65, align 1
  %v67 = insertelement <8 x i32> poison, i32 %v66, i64 0
  %v68 = shufflevector <8 x i32> %v67, <8 x i32> poison, <8 x i32> zeroinitializer
  %v69 = bitcast <8 x i32> %v64 to <32 x i8>
  %v70 = bitcast <8 x i32> %v25 to <32 x i8>
  %v71 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v69, <32 x i8> %v70)
  %v72 = bitcast <8 x i32> %v68 to <32 x i8>
  %v73 = bitcast <8 x i32> %v27 to <32 x i8>
  %v74 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v72, <32 x i8> %v73)
  %v75 = add <16 x i16> %v71, %v74
  %v76 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v75, <16 x i16> splat (i16 1))
  %v77 = add <8 x i32> %v22, %v76
  %v78 = getelementptr inbounds i8, ptr %v17, i64 48
  %v79 = load i32, ptr %v78, align 1
  %v80 = insertelement <8 x i32> poison, i32 %v79, i64 0
  %v81 = shufflevector <8 x i32> %v80, <8 x i32> poison, <8 x i32> zeroinitializer
  %v82 = getelementptr inbounds i8, ptr %v17, i64 52
  %v83 = load i32, ptr %v82, align 1
  %v84 = insertelement <8 x i32> poison, i32 %v83, i64 0
  %v85 = shufflevector <8 x i32> %v84, <8 x i32> poison, <8 x i32> zeroinitializer
  %v86 = bitcast <8 x i32> %v81 to <32 x i8>
  %v87 = bitcast <8 x i32> %v25 to <32 x i8>
  %v88 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v86, <32 x i8> %v87)
  %v89 = bitcast <8 x i32> %v85 to <32 x i8>
  %v90 = bitcast <8 x i32> %v27 to <32 x i8>
  %v91 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v89, <32 x i8> %v90)
  %v92 = add <16 x i16> %v88, %v91
  %v93 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v92, <16 x i16> splat (i16 1))
  %v94 = add <8 x i32> %v23, %v93
  %v95 = getelementptr inbounds i8, ptr %v18, i64 64
  %v96 = getelementptr inbounds i8, ptr %v17, i64 8
  %v97 = getelementptr inbounds i8, ptr %v17, i64 16
  %v98 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v99 = getelementptr inbounds i8, ptr %v5, i64 128
  %v100 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head101
head101:
  %v104 = phi i64 [ 0, %end3 ], [ %v211, %body102 ]
  %v105 = phi ptr [ %remainder, %end3 ], [ %v142, %body102 ]
  %v106 = phi <8 x i32> [ %v8, %end3 ], [ %v159, %body102 ]
  %v107 = phi <8 x i32> [ %v9, %end3 ], [ %v176, %body102 ]
  %v108 = phi <8 x i32> [ %v10, %end3 ], [ %v193, %body102 ]
  %v109 = phi <8 x i32> [ %v11, %end3 ], [ %v210, %body102 ]
  %v110 = icmp slt i64 %v104, %remainders
  br i1 %v110, label %body102, label %end103
body102:
  %v111 = getelementptr inbounds i8, ptr %v105, i64 32
  %v112 = load i32, ptr %v111, align 1
  %v113 = zext i32 %v112 to i64
  %v114 = mul i64 %v113, 128
  %v115 = getelementptr inbounds i8, ptr %a, i64 %v114
  %v116 = getelementptr inbounds i8, ptr %v105, i64 36
  %v117 = load i32, ptr %v116, align 1
  %v118 = zext i32 %v117 to i64
  %v119 = mul i64 %v118, 16
  %v120 = getelementptr inbounds i8, ptr %v115, i64 %v119
  %v121 = getelementptr inbounds i8, ptr %v105, i64 40
  %v122 = load i32, ptr %v121, align 1
  %v123 = zext i32 %v122 to i64
  %v124 = mul i64 %v123, 4
  %v125 = getelementptr inbounds i8, ptr %v120, i64 %v124
  %v126 = getelementptr inbounds i8, ptr %v105, i64 44
  %v127 = getelementptr inbounds i8, ptr %v126, i64 32
  %v128 = load i32, ptr %v127, align 1
  %v129 = zext i32 %v128 to i64
  %v130 = mul i64 %v129, 128
  %v131 = getelementptr inbounds i8, ptr %a, i64 %v130
  %v132 = getelementptr inbounds i8, ptr %v126, i64 36
  %v133 = load i32, ptr %v132, align 1
  %v134 = zext i32 %v133 to i64
  %v135 = mul i64 %v134, 16
  %v136 = getelementptr inbounds i8, ptr %v131, i64 %v135
  %v137 = getelementptr inbounds i8, ptr %v126, i64 40
  %v138 = load i32, ptr %v137, align 1
  %v139 = zext i32 %v138 to i64
  %v140 = mul i64 %v139, 4
  %v141 = getelementptr inbounds i8, ptr %v136, i64 %v140
  %v142 = getelementptr inbounds i8, ptr %v126, i64 44
  %v143 = load <8 x i32>, ptr %v105, align 1
  %v144 = load <8 x i32>, ptr %v126, align 1
  %v145 = load i32, ptr %v125, align 1
  %v146 = insertelement <8 x i32> poison, i32 %v145, i64 0
  %v147 = shufflevector <8 x i32> %v146, <8 x i32> poison, <8 x i32> zeroinitializer
  %v148 = load i32, ptr %v141, align 1
  %v149 = insertelement <8 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <8 x i32> %v149, <8 x i32> poison, <8 x i32> zeroinitializer
  %v151 = bitcast <8 x i32> %v147 to <32 x i8>
  %v152 = bitcast <8 x i32> %v143 to <32 x i8>
  %v153 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v151, <32 x i8> %v152)
  %v154 = bitcast <8 x i32> %v150 to <32 x i8>
  %v155 = bitcast <8 x i32> %v144 to <32 x i8>
  %v156 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v154, <32 x i8> %v155)
  %v157 = add <16 x i16> %v153, %v156
  %v158 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v157, <16 x i16> splat (i16 1))
  %v159 = add <8 x i32> %v106, %v158
  %v160 = getelementptr inbounds i8, ptr %v125, i64 16
  %v161 = load i32, ptr %v160, align 1
  %v162 = insertelement <8 x i32> poison, i32 %v161, i64 0
  %v163 = shufflevector <8 x i32> %v162, <8 x i32> poison, <8 x i32> zeroinitializer
  %v164 = getelementptr inbounds i8, ptr %v141, i64 16
  %v165 = load i32, ptr %v164, align 1
  %v166 = insertelement <8 x i32> poison, i32 %v165, i64 0
  %v167 = shufflevector <8 x i32> %v166, <8 x i32> poison, <8 x i32> zeroinitializer
  %v168 = bitcast <8 x i32> %v163 to <32 x i8>
  %v169 = bitcast <8 x i32> %v143 to <32 x i8>
  %v170 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v168, <32 x i8> %v169)
  %v171 = bitcast <8 x i32> %v167 to <32 x i8>
  %v172 = bitcast <8 x i32> %v144 to <32 x i8>
  %v173 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v171, <32 x i8> %v172)
  %v174 = add <16 x i16> %v170, %v173
  %v175 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v174, <16 x i16> splat (i16 1))
  %v176 = add <8 x i32> %v107, %v175
  %v177 = getelementptr inbounds i8, ptr %v125, i64 32
  %v178 = load i32, ptr %v177, align 1
  %v179 = insertelement <8 x i32> poison, i32 %v178, i64 0
  %v180 = shufflevector <8 x i32> %v179, <8 x i32> poison, <8 x i32> zeroinitializer
  %v181 = getelementptr inbounds i8, ptr %v141, i64 32
  %v182 = load i32, ptr %v181, align 1
  %v183 = insertelement <8 x i32> poison, i32 %v182, i64 0
  %v184 = shufflevector <8 x i32> %v183, <8 x i32> poison, <8 x i32> zeroinitializer
  %v185 = bitcast <8 x i32> %v180 to <32 x i8>
  %v186 = bitcast <8 x i32> %v143 to <32 x i8>
  %v187 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v185, <32 x i8> %v186)
  %v188 = bitcast <8 x i32> %v184 to <32 x i8>
  %v189 = bitcast <8 x i32> %v144 to <32 x i8>
  %v190 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v188, <32 x i8> %v189)
  %v191 = add <16 x i16> %v187, %v190
  %v192 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v191, <16 x i16> splat (i16 1))
  %v193 = add <8 x i32> %v108, %v192
  %v194 = getelementptr inbounds i8, ptr %v125, i64 48
  %v195 = load i32, ptr %v194, align 1
  %v196 = insertelement <8 x i32> poison, i32 %v195, i64 0
  %v197 = shufflevector <8 x i32> %v196, <8 x i32> poison, <8 x i32> zeroinitializer
  %v198 = getelementptr inbounds i8, ptr %v141, i64 48
  %v199 = load i32, ptr %v198, align 1
  %v200 = insertelement <8 x i32> poison, i32 %v199, i64 0
  %v201 = shufflevector <8 x i32> %v200, <8 x i32> poison, <8 x i32> zeroinitializer
  %v202 = bitcast <8 x i32> %v197 to <32 x i8>
  %v203 = bitcast <8 x i32> %v143 to <32 x i8>
  %v204 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v202, <32 x i8> %v203)
  %v205 = bitcast <8 x i32> %v201 to <32 x i8>
  %v206 = bitcast <8 x i32> %v144 to <32 x i8>
  %v207 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v205, <32 x i8> %v206)
  %v208 = add <16 x i16> %v204, %v207
  %v209 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v208, <16 x i16> splat (i16 1))
  %v210 = add <8 x i32> %v109, %v209
  %v211 = add nsw i64 %v104, 2
  br label %head101
end103:
  %v212 = load <8 x i32>, ptr %bias, align 4
  %v213 = add <8 x i32> %v106, %v212
  %v214 = sitofp <8 x i32> %v213 to <8 x float>
  %v215 = add <8 x i32> %v107, %v212
  %v216 = sitofp <8 x i32> %v215 to <8 x float>
  %v217 = add <8 x i32> %v108, %v212
  %v218 = sitofp <8 x i32> %v217 to <8 x float>
  %v219 = add <8 x i32> %v109, %v212
  %v220 = sitofp <8 x i32> %v219 to <8 x float>
  store <8 x float> %v214, ptr %c, align 4
  %v221 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v216, ptr %v221, align 4
  %v222 = getelementptr inbounds float, ptr %c, i64 36
  store <8 x float> %v218, ptr %v222, align 4
  %v223 = getelementptr inbounds float, ptr %c, i64 54
  store <8 x float> %v220, ptr %v223, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v100, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v99, %end15 ]
  %v6 = phi ptr [ %b, %entry ], [ %v18, %end15 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v19, %end15 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v20, %end15 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v21, %end15 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v22, %end15 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v23, %end15 ]
  %v12 = icmp slt i64 %v4, 3
  br i1 %v12, label %body2, label %end3
body2:
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v98, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v97, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v95, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v43, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v60, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v77, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v94, %body14 ]
  %v24 = icmp slt i64 %v16, 3
  br i1 %v24, label %body14, label %end15
body14:
  %v25 = load <8 x i32>, ptr %v18, align 1
  %v26 = getelementptr inbounds i8, ptr %v18, i64 32
  %v27 = load <8 x i32>, ptr %v26, align 1
  %v28 = load i32, ptr %v17, align 1
  %v29 = insertelement <8 x i32> poison, i32 %v28, i64 0
  %v30 = shufflevector <8 x i32> %v29, <8 x i32> poison, <8 x i32> zeroinitializer
  %v31 = getelementptr inbounds i8, ptr %v17, i64 4
  %v32 = load i32, ptr %v31, align 1
  %v33 = insertelement <8 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <8 x i32> %v33, <8 x i32> poison, <8 x i32> zeroinitializer
  %v35 = bitcast <8 x i32> %v30 to <32 x i8>
  %v36 = bitcast <8 x i32> %v25 to <32 x i8>
  %v37 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v35, <32 x i8> %v36)
  %v38 = bitcast <8 x i32> %v34 to <32 x i8>
  %v39 = bitcast <8 x i32> %v27 to <32 x i8>
  %v40 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v38, <32 x i8> %v39)
  %v41 = add <16 x i16> %v37, %v40
  %v42 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v41, <16 x i16> splat (i16 1))
  %v43 = add <8 x i32> %v20, %v42
  %v44 = getelementptr inbounds i8, ptr %v17, i64 16
  %v45 = load i32, ptr %v44, align 1
  %v46 = insertelement <8 x i32> poison, i32 %v45, i64 0
  %v47 = shufflevector <8 x i32> %v46, <8 x i32> poison, <8 x i32> zeroinitializer
  %v48 = getelementptr inbounds i8, ptr %v17, i64 20
  %v49 = load i32, ptr %v48, align 1
  %v50 = insertelement <8 x i32> poison, i32 %v49, i64 0
  %v51 = shufflevector <8 x i32> %v50, <8 x i32> poison, <8 x i32> zeroinitializer
  %v52 = bitcast <8 x i32> %v47 to <32 x i8>
  %v53 = bitcast <8 x i32> %v25 to <32 x i8>
  %v54 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v52, <32 x i8> %v53)
  %v55 = bitcast <8 x i32> %v51 to <32 x i8>
  %v56 = bitcast <8 x i32> %v27 to <32 x i8>
  %v57 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v55, <32 x i8> %v56)
  %v58 = add <16 x i16> %v54, %v57
  %v59 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v58, <16 x i16> splat (i16 1))
  %v60 = add <8 x i32> %v21, %v59
  %v61 = getelementptr inbounds i8, ptr %v17, i64 32
  %v62 = load i32, ptr %v61, align 1
  %v63 = insertelement <8 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <8 x i32> %v63, <8 x i32> poison, <8 x i32> zeroinitializer
  %v65 = getelementptr inbounds i8, ptr %v17, i64 36
  %v66 = load i32, ptr %v65, align 1
  %v67 = insertelement <8 x i32> poison, i32 %v66, i64 0
  %v68 = shufflevector <8 x i32> %v67, <8 x i32> poison, <8 x i32> zeroinitializer
  %v69 = bitcast <8 x i32> %v64 to <32 x i8>
  %v70 = bitcast <8 x i32> %v25 to <32 x i8>
  %v71 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v69, <32 x i8> %v70)
  %v72 = bitcast <8 x i32> %v68 to <32 x i8>
  %v73 = bitcast <8 x i32> %v27 to <32 x i8>
  %v74 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v72, <32 x i8> %v73)
  %v75 = add <16 x i16> %v71, %v74
  %v76 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v75, <16 x i16> splat (i16 1))
  %v77 = add <8 x i32> %v22, %v76
  %v78 = getelementptr inbounds i8, ptr %v17, i64 48
  %v79 = load i32, ptr %v78, align 1
  %v80 = insertelement <8 x i32> poison, i32 %v79, i64 0
  %v81 = shufflevector <8 x i32> %v80, <8 x i32> poison, <8 x i32> zeroinitializer
  %v82 = getelementptr inbounds i8, ptr %v17, i64 52
  %v83 = load i32, ptr %v82, align 1
  %v84 = insertelement <8 x i32> poison, i32 %v83, i64 0
  %v85 = shufflevector <8 x i32> %v84, <8 x i32> poison, <8 x i32> zeroinitializer
  %v86 = bitcast <8 x i32> %v81 to <32 x i8>
  %v87 = bitcast <8 x i32> %v25 to <32 x i8>
  %v88 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v86, <32 x i8> %v87)
  %v89 = bitcast <8 x i32> %v85 to <32 x i8>
  %v90 = bitcast <8 x i32> %v27 to <32 x i8>
  %v91 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v89, <32 x i8> %v90)
  %v92 = add <16 x i16> %v88, %v91
  %v93 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v92, <16 x i16> splat (i16 1))
  %v94 = add <8 x i32> %v23, %v93
  %v95 = getelementptr inbounds i8, ptr %v18, i64 64
  %v96 = getelementptr inbounds i8, ptr %v17, i64 8
  %v97 = getelementptr inbounds i8, ptr %v17, i64 16
  %v98 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v99 = getelementptr inbounds i8, ptr %v5, i64 128
  %v100 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head101
head101:
  %v104 = phi i64 [ 0, %end3 ], [ %v211, %body102 ]
  %v105 = phi ptr [ %remainder, %end3 ], [ %v142, %body102 ]
  %v106 = phi <8 x i32> [ %v8, %end3 ], [ %v159, %body102 ]
  %v107 = phi <8 x i32> [ %v9, %end3 ], [ %v176, %body102 ]
  %v108 = phi <8 x i32> [ %v10, %end3 ], [ %v193, %body102 ]
  %v109 = phi <8 x i32> [ %v11, %end3 ], [ %v210, %body102 ]
  %v110 = icmp slt i64 %v104, %remainders
  br i1 %v110, label %body102, label %end103
body102:
  %v111 = getelementptr inbounds i8, ptr %v105, i64 32
  %v112 = load i32, ptr %v111, align 1
  %v113 = zext i32 %v112 to i64
  %v114 = mul i64 %v113, 128
  %v115 = getelementptr inbounds i8, ptr %a, i64 %v114
  %v116 = getelementptr inbounds i8, ptr %v105, i64 36
  %v117 = load i32, ptr %v116, align 1
  %v118 = zext i32 %v117 to i64
  %v119 = mul i64 %v118, 16
  %v120 = getelementptr inbounds i8, ptr %v115, i64 %v119
  %v121 = getelementptr inbounds i8, ptr %v105, i64 40
  %v122 = load i32, ptr %v121, align 1
  %v123 = zext i32 %v122 to i64
  %v124 = mul i64 %v123, 4
  %v125 = getelementptr inbounds i8, ptr %v120, i64 %v124
  %v126 = getelementptr inbounds i8, ptr %v105, i64 44
  %v127 = getelementptr inbounds i8, ptr %v126, i64 32
  %v128 = load i32, ptr %v127, align 1
  %v129 = zext i32 %v128 to i64
  %v130 = mul i64 %v129, 128
  %v131 = getelementptr inbounds i8, ptr %a, i64 %v130
  %v132 = getelementptr inbounds i8, ptr %v126, i64 36
  %v133 = load i32, ptr %v132, align 1
  %v134 = zext i32 %v133 to i64
  %v135 = mul i64 %v134, 16
  %v136 = getelementptr inbounds i8, ptr %v131, i64 %v135
  %v137 = getelementptr inbounds i8, ptr %v126, i64 40
  %v138 = load i32, ptr %v137, align 1
  %v139 = zext i32 %v138 to i64
  %v140 = mul i64 %v139, 4
  %v141 = getelementptr inbounds i8, ptr %v136, i64 %v140
  %v142 = getelementptr inbounds i8, ptr %v126, i64 44
  %v143 = load <8 x i32>, ptr %v105, align 1
  %v144 = load <8 x i32>, ptr %v126, align 1
  %v145 = load i32, ptr %v125, align 1
  %v146 = insertelement <8 x i32> poison, i32 %v145, i64 0
  %v147 = shufflevector <8 x i32> %v146, <8 x i32> poison, <8 x i32> zeroinitializer
  %v148 = load i32, ptr %v141, align 1
  %v149 = insertelement <8 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <8 x i32> %v149, <8 x i32> poison, <8 x i32> zeroinitializer
  %v151 = bitcast <8 x i32> %v147 to <32 x i8>
  %v152 = bitcast <8 x i32> %v143 to <32 x i8>
  %v153 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v151, <32 x i8> %v152)
  %v154 = bitcast <8 x i32> %v150 to <32 x i8>
  %v155 = bitcast <8 x i32> %v144 to <32 x i8>
  %v156 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v154, <32 x i8> %v155)
  %v157 = add <16 x i16> %v153, %v156
  %v158 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v157, <16 x i16> splat (i16 1))
  %v159 = add <8 x i32> %v106, %v158
  %v160 = getelementptr inbounds i8, ptr %v125, i64 16
  %v161 = load i32, ptr %v160, align 1
  %v162 = insertelement <8 x i32> poison, i32 %v161, i64 0
  %v163 = shufflevector <8 x i32> %v162, <8 x i32> poison, <8 x i32> zeroinitializer
  %v164 = getelementptr inbounds i8, ptr %v141, i64 16
  %v165 = load i32, ptr %v164, align 1
  %v166 = insertelement <8 x i32> poison, i32 %v165, i64 0
  %v167 = shufflevector <8 x i32> %v166, <8 x i32> poison, <8 x i32> zeroinitializer
  %v168 = bitcast <8 x i32> %v163 to <32 x i8>
  %v169 = bitcast <8 x i32> %v143 to <32 x i8>
  %v170 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v168, <32 x i8> %v169)
  %v171 = bitcast <8 x i32> %v167 to <32 x i8>
  %v172 = bitcast <8 x i32> %v144 to <32 x i8>
  %v173 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v171, <32 x i8> %v172)
  %v174 = add <16 x i16> %v170, %v173
  %v175 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v174, <16 x i16> splat (i16 1))
  %v176 = add <8 x i32> %v107, %v175
  %v177 = getelementptr inbounds i8, ptr %v125, i64 32
  %v178 = load i32, ptr %v177, align 1
  %v179 = insertelement <8 x i32> poison, i32 %v178, i64 0
  %v180 = shufflevector <8 x i32> %v179, <8 x i32> poison, <8 x i32> zeroinitializer
  %v181 = getelementptr inbounds i8, ptr %v141, i64 32
  %v182 = load i32, ptr %v181, align 1
  %v183 = insertelement <8 x i32> poison, i32 %v182, i64 0
  %v184 = shufflevector <8 x i32> %v183, <8 x i32> poison, <8 x i32> zeroinitializer
  %v185 = bitcast <8 x i32> %v180 to <32 x i8>
  %v186 = bitcast <8 x i32> %v143 to <32 x i8>
  %v187 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v185, <32 x i8> %v186)
  %v188 = bitcast <8 x i32> %v184 to <32 x i8>
  %v189 = bitcast <8 x i32> %v144 to <32 x i8>
  %v190 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v188, <32 x i8> %v189)
  %v191 = add <16 x i16> %v187, %v190
  %v192 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v191, <16 x i16> splat (i16 1))
  %v193 = add <8 x i32> %v108, %v192
  %v194 = getelementptr inbounds i8, ptr %v125, i64 48
  %v195 = load i32, ptr %v194, align 1
  %v196 = insertelement <8 x i32> poison, i32 %v195, i64 0
  %v197 = shufflevector <8 x i32> %v196, <8 x i32> poison, <8 x i32> zeroinitializer
  %v198 = getelementptr inbounds i8, ptr %v141, i64 48
  %v199 = load i32, ptr %v198, align 1
  %v200 = insertelement <8 x i32> poison, i32 %v199, i64 0
  %v201 = shufflevector <8 x i32> %v200, <8 x i32> poison, <8 x i32> zeroinitializer
  %v202 = bitcast <8 x i32> %v197 to <32 x i8>
  %v203 = bitcast <8 x i32> %v143 to <32 x i8>
  %v204 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v202, <32 x i8> %v203)
  %v205 = bitcast <8 x i32> %v201 to <32 x i8>
  %v206 = bitcast <8 x i32> %v144 to <32 x i8>
  %v207 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v205, <32 x i8> %v206)
  %v208 = add <16 x i16> %v204, %v207
  %v209 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v208, <16 x i16> splat (i16 1))
  %v210 = add <8 x i32> %v109, %v209
  %v211 = add nsw i64 %v104, 2
  br label %head101
end103:
  %v212 = load <8 x i32>, ptr %bias, align 4
  %v213 = add <8 x i32> %v106, %v212
  %v214 = sitofp <8 x i32> %v213 to <8 x float>
  %v215 = add <8 x i32> %v107, %v212
  %v216 = sitofp <8 x i32> %v215 to <8 x float>
  %v217 = add <8 x i32> %v108, %v212
  %v218 = sitofp <8 x i32> %v217 to <8 x float>
  %v219 = add <8 x i32> %v109, %v212
  %v220 = sitofp <8 x i32> %v219 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v214, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v221 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v216, ptr align 4 %v221, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v222 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v218, ptr align 4 %v222, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v223 = getelementptr inbounds float, ptr %c, i64 54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v220, ptr align 4 %v223, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v62, %end13 ]
  %v5 = phi ptr [ %a, %entry ], [ %v61, %end13 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v18, %end13 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v19, %end13 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v60, %body12 ]
  %v15 = phi ptr [ %v5, %body2 ], [ %v59, %body12 ]
  %v16 = phi ptr [ %v6, %body2 ], [ %v57, %body12 ]
  %v17 = phi ptr [ %v7, %body2 ], [ %v17, %body12 ]
  %v18 = phi <8 x i32> [ %v8, %body2 ], [ %v39, %body12 ]
  %v19 = phi <8 x i32> [ %v9, %body2 ], [ %v56, %body12 ]
  %v20 = icmp slt i64 %v14, 3
  br i1 %v20, label %body12, label %end13
body12:
  %v21 = load <8 x i32>, ptr %v16, align 1
  %v22 = getelementptr inbounds i8, ptr %v16, i64 32
  %v23 = load <8 x i32>, ptr %v22, align 1
  %v24 = load i32, ptr %v15, align 1
  %v25 = insertelement <8 x i32> poison, i32 %v24, i64 0
  %v26 = shufflevector <8 x i32> %v25, <8 x i32> poison, <8 x i32> zeroinitializer
  %v27 = getelementptr inbounds i8, ptr %v15, i64 4
  %v28 = load i32, ptr %v27, align 1
  %v29 = insertelement <8 x i32> poison, i32 %v28, i64 0
  %v30 = shufflevector <8 x i32> %v29, <8 x i32> poison, <8 x i32> zeroinitializer
  %v31 = bitcast <8 x i32> %v26 to <32 x i8>
  %v32 = bitcast <8 x i32> %v21 to <32 x i8>
  %v33 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v31, <32 x i8> %v32)
  %v34 = bitcast <8 x i32> %v30 to <32 x i8>
  %v35 = bitcast <8 x i32> %v23 to <32 x i8>
  %v36 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v34, <32 x i8> %v35)
  %v37 = add <16 x i16> %v33, %v36
  %v38 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v37, <16 x i16> splat (i16 1))
  %v39 = add <8 x i32> %v18, %v38
  %v40 = getelementptr inbounds i8, ptr %v15, i64 16
  %v41 = load i32, ptr %v40, align 1
  %v42 = insertelement <8 x i32> poison, i32 %v41, i64 0
  %v43 = shufflevector <8 x i32> %v42, <8 x i32> poison, <8 x i32> zeroinitializer
  %v44 = getelementptr inbounds i8, ptr %v15, i64 20
  %v45 = load i32, ptr %v44, align 1
  %v46 = insertelement <8 x i32> poison, i32 %v45, i64 0
  %v47 = shufflevector <8 x i32> %v46, <8 x i32> poison, <8 x i32> zeroinitializer
  %v48 = bitcast <8 x i32> %v43 to <32 x i8>
  %v49 = bitcast <8 x i32> %v21 to <32 x i8>
  %v50 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v48, <32 x i8> %v49)
  %v51 = bitcast <8 x i32> %v47 to <32 x i8>
  %v52 = bitcast <8 x i32> %v23 to <32 x i8>
  %v53 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v51, <32 x i8> %v52)
  %v54 = add <16 x i16> %v50, %v53
  %v55 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v54, <16 x i16> splat (i16 1))
  %v56 = add <8 x i32> %v19, %v55
  %v57 = getelementptr inbounds i8, ptr %v16, i64 64
  %v58 = getelementptr inbounds i8, ptr %v15, i64 8
  %v59 = getelementptr inbounds i8, ptr %v15, i64 16
  %v60 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v61 = getelementptr inbounds i8, ptr %v5, i64 128
  %v62 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head63
head63:
  %v66 = phi i64 [ 0, %end3 ], [ %v137, %body64 ]
  %v67 = phi ptr [ %remainder, %end3 ], [ %v102, %body64 ]
  %v68 = phi <8 x i32> [ %v8, %end3 ], [ %v119, %body64 ]
  %v69 = phi <8 x i32> [ %v9, %end3 ], [ %v136, %body64 ]
  %v70 = icmp slt i64 %v66, %remainders
  br i1 %v70, label %body64, label %end65
body64:
  %v71 = getelementptr inbounds i8, ptr %v67, i64 32
  %v72 = load i32, ptr %v71, align 1
  %v73 = zext i32 %v72 to i64
  %v74 = mul i64 %v73, 128
  %v75 = getelementptr inbounds i8, ptr %a, i64 %v74
  %v76 = getelementptr inbounds i8, ptr %v67, i64 36
  %v77 = load i32, ptr %v76, align 1
  %v78 = zext i32 %v77 to i64
  %v79 = mul i64 %v78, 16
  %v80 = getelementptr inbounds i8, ptr %v75, i64 %v79
  %v81 = getelementptr inbounds i8, ptr %v67, i64 40
  %v82 = load i32, ptr %v81, align 1
  %v83 = zext i32 %v82 to i64
  %v84 = mul i64 %v83, 4
  %v85 = getelementptr inbounds i8, ptr %v80, i64 %v84
  %v86 = getelementptr inbounds i8, ptr %v67, i64 44
  %v87 = getelementptr inbounds i8, ptr %v86, i64 32
  %v88 = load i32, ptr %v87, align 1
  %v89 = zext i32 %v88 to i64
  %v90 = mul i64 %v89, 128
  %v91 = getelementptr inbounds i8, ptr %a, i64 %v90
  %v92 = getelementptr inbounds i8, ptr %v86, i64 36
  %v93 = load i32, ptr %v92, align 1
  %v94 = zext i32 %v93 to i64
  %v95 = mul i64 %v94, 16
  %v96 = getelementptr inbounds i8, ptr %v91, i64 %v95
  %v97 = getelementptr inbounds i8, ptr %v86, i64 40
  %v98 = load i32, ptr %v97, align 1
  %v99 = zext i32 %v98 to i64
  %v100 = mul i64 %v99, 4
  %v101 = getelementptr inbounds i8, ptr %v96, i64 %v100
  %v102 = getelementptr inbounds i8, ptr %v86, i64 44
  %v103 = load <8 x i32>, ptr %v67, align 1
  %v104 = load <8 x i32>, ptr %v86, align 1
  %v105 = load i32, ptr %v85, align 1
  %v106 = insertelement <8 x i32> poison, i32 %v105, i64 0
  %v107 = shufflevector <8 x i32> %v106, <8 x i32> poison, <8 x i32> zeroinitializer
  %v108 = load i32, ptr %v101, align 1
  %v109 = insertelement <8 x i32> poison, i32 %v108, i64 0
  %v110 = shufflevector <8 x i32> %v109, <8 x i32> poison, <8 x i32> zeroinitializer
  %v111 = bitcast <8 x i32> %v107 to <32 x i8>
  %v112 = bitcast <8 x i32> %v103 to <32 x i8>
  %v113 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v111, <32 x i8> %v112)
  %v114 = bitcast <8 x i32> %v110 to <32 x i8>
  %v115 = bitcast <8 x i32> %v104 to <32 x i8>
  %v116 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v114, <32 x i8> %v115)
  %v117 = add <16 x i16> %v113, %v116
  %v118 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v117, <16 x i16> splat (i16 1))
  %v119 = add <8 x i32> %v68, %v118
  %v120 = getelementptr inbounds i8, ptr %v85, i64 16
  %v121 = load i32, ptr %v120, align 1
  %v122 = insertelement <8 x i32> poison, i32 %v121, i64 0
  %v123 = shufflevector <8 x i32> %v122, <8 x i32> poison, <8 x i32> zeroinitializer
  %v124 = getelementptr inbounds i8, ptr %v101, i64 16
  %v125 = load i32, ptr %v124, align 1
  %v126 = insertelement <8 x i32> poison, i32 %v125, i64 0
  %v127 = shufflevector <8 x i32> %v126, <8 x i32> poison, <8 x i32> zeroinitializer
  %v128 = bitcast <8 x i32> %v123 to <32 x i8>
  %v129 = bitcast <8 x i32> %v103 to <32 x i8>
  %v130 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v128, <32 x i8> %v129)
  %v131 = bitcast <8 x i32> %v127 to <32 x i8>
  %v132 = bitcast <8 x i32> %v104 to <32 x i8>
  %v133 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v131, <32 x i8> %v132)
  %v134 = add <16 x i16> %v130, %v133
  %v135 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v134, <16 x i16> splat (i16 1))
  %v136 = add <8 x i32> %v69, %v135
  %v137 = add nsw i64 %v66, 2
  br label %head63
end65:
  %v138 = load <8 x i32>, ptr %bias, align 4
  %v139 = add <8 x i32> %v68, %v138
  %v140 = sitofp <8 x i32> %v139 to <8 x float>
  %v141 = add <8 x i32> %v69, %v138
  %v142 = sitofp <8 x i32> %v141 to <8 x float>
  store <8 x float> %v140, ptr %c, align 4
  %v143 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v142, ptr %v143, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v62, %end13 ]
  %v5 = phi ptr [ %a, %entry ], [ %v61, %end13 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v18, %end13 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v19, %end13 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v60, %body12 ]
  %v15 = phi ptr [ %v5, %body2 ], [ %v59, %body12 ]
  %v16 = phi ptr [ %v6, %body2 ], [ %v57, %body12 ]
  %v17 = phi ptr [ %v7, %body2 ], [ %v17, %body12 ]
  %v18 = phi <8 x i32> [ %v8, %body2 ], [ %v39, %body12 ]
  %v19 = phi <8 x i32> [ %v9, %body2 ], [ %v56, %body12 ]
  %v20 = icmp slt i64 %v14, 3
  br i1 %v20, label %body12, label %end13
body12:
  %v21 = load <8 x i32>, ptr %v16, align 1
  %v22 = getelementptr inbounds i8, ptr %v16, i64 32
  %v23 = load <8 x i32>, ptr %v22, align 1
  %v24 = load i32, ptr %v15, align 1
  %v25 = insertelement <8 x i32> poison, i32 %v24, i64 0
  %v26 = shufflevector <8 x i32> %v25, <8 x i32> poison, <8 x i32> zeroinitializer
  %v27 = getelementptr inbounds i8, ptr %v15, i64 4
  %v28 = load i32, ptr %v27, align 1
  %v29 = insertelement <8 x i32> poison, i32 %v28, i64 0
  %v30 = shufflevector <8 x i32> %v29, <8 x i32> poison, <8 x i32> zeroinitializer
  %v31 = bitcast <8 x i32> %v26 to <32 x i8>
  %v32 = bitcast <8 x i32> %v21 to <32 x i8>
  %v33 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v31, <32 x i8> %v32)
  %v34 = bitcast <8 x i32> %v30 to <32 x i8>
  %v35 = bitcast <8 x i32> %v23 to <32 x i8>
  %v36 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v34, <32 x i8> %v35)
  %v37 = add <16 x i16> %v33, %v36
  %v38 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v37, <16 x i16> splat (i16 1))
  %v39 = add <8 x i32> %v18, %v38
  %v40 = getelementptr inbounds i8, ptr %v15, i64 16
  %v41 = load i32, ptr %v40, align 1
  %v42 = insertelement <8 x i32> poison, i32 %v41, i64 0
  %v43 = shufflevector <8 x i32> %v42, <8 x i32> poison, <8 x i32> zeroinitializer
  %v44 = getelementptr inbounds i8, ptr %v15, i64 20
  %v45 = load i32, ptr %v44, align 1
  %v46 = insertelement <8 x i32> poison, i32 %v45, i64 0
  %v47 = shufflevector <8 x i32> %v46, <8 x i32> poison, <8 x i32> zeroinitializer
  %v48 = bitcast <8 x i32> %v43 to <32 x i8>
  %v49 = bitcast <8 x i32> %v21 to <32 x i8>
  %v50 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v48, <32 x i8> %v49)
  %v51 = bitcast <8 x i32> %v47 to <32 x i8>
  %v52 = bitcast <8 x i32> %v23 to <32 x i8>
  %v53 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v51, <32 x i8> %v52)
  %v54 = add <16 x i16> %v50, %v53
  %v55 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v54, <16 x i16> splat (i16 1))
  %v56 = add <8 x i32> %v19, %v55
  %v57 = getelementptr inbounds i8, ptr %v16, i64 64
  %v58 = getelementptr inbounds i8, ptr %v15, i64 8
  %v59 = getelementptr inbounds i8, ptr %v15, i64 16
  %v60 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v61 = getelementptr inbounds i8, ptr %v5, i64 128
  %v62 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head63
head63:
  %v66 = phi i64 [ 0, %end3 ], [ %v137, %body64 ]
  %v67 = phi ptr [ %remainder, %end3 ], [ %v102, %body64 ]
  %v68 = phi <8 x i32> [ %v8, %end3 ], [ %v119, %body64 ]
  %v69 = phi <8 x i32> [ %v9, %end3 ], [ %v136, %body64 ]
  %v70 = icmp slt i64 %v66, %remainders
  br i1 %v70, label %body64, label %end65
body64:
  %v71 = getelementptr inbounds i8, ptr %v67, i64 32
  %v72 = load i32, ptr %v71, align 1
  %v73 = zext i32 %v72 to i64
  %v74 = mul i64 %v73, 128
  %v75 = getelementptr inbounds i8, ptr %a, i64 %v74
  %v76 = getelementptr inbounds i8, ptr %v67, i64 36
  %v77 = load i32, ptr %v76, align 1
  %v78 = zext i32 %v77 to i64
  %v79 = mul i64 %v78, 16
  %v80 = getelementptr inbounds i8, ptr %v75, i64 %v79
  %v81 = getelementptr inbounds i8, ptr %v67, i64 40
  %v82 = load i32, ptr %v81, align 1
  %v83 = zext i32 %v82 to i64
  %v84 = mul i64 %v83, 4
  %v85 = getelementptr inbounds i8, ptr %v80, i64 %v84
  %v86 = getelementptr inbounds i8, ptr %v67, i64 44
  %v87 = getelementptr inbounds i8, ptr %v86, i64 32
  %v88 = load i32, ptr %v87, align 1
  %v89 = zext i32 %v88 to i64
  %v90 = mul i64 %v89, 128
  %v91 = getelementptr inbounds i8, ptr %a, i64 %v90
  %v92 = getelementptr inbounds i8, ptr %v86, i64 36
  %v93 = load i32, ptr %v92, align 1
  %v94 = zext i32 %v93 to i64
  %v95 = mul i64 %v94, 16
  %v96 = getelementptr inbounds i8, ptr %v91, i64 %v95
  %v97 = getelementptr inbounds i8, ptr %v86, i64 40
  %v98 = load i32, ptr %v97, align 1
  %v99 = zext i32 %v98 to i64
  %v100 = mul i64 %v99, 4
  %v101 = getelementptr inbounds i8, ptr %v96, i64 %v100
  %v102 = getelementptr inbounds i8, ptr %v86, i64 44
  %v103 = load <8 x i32>, ptr %v67, align 1
  %v104 = load <8 x i32>, ptr %v86, align 1
  %v105 = load i32, ptr %v85, align 1
  %v106 = insertelement <8 x i32> poison, i32 %v105, i64 0
  %v107 = shufflevector <8 x i32> %v106, <8 x i32> poison, <8 x i32> zeroinitializer
  %v108 = load i32, ptr %v101, align 1
  %v109 = insertelement <8 x i32> poison, i32 %v108, i64 0
  %v110 = shufflevector <8 x i32> %v109, <8 x i32> poison, <8 x i32> zeroinitializer
  %v111 = bitcast <8 x i32> %v107 to <32 x i8>
  %v112 = bitcast <8 x i32> %v103 to <32 x i8>
  %v113 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v111, <32 x i8> %v112)
  %v114 = bitcast <8 x i32> %v110 to <32 x i8>
  %v115 = bitcast <8 x i32> %v104 to <32 x i8>
  %v116 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v114, <32 x i8> %v115)
  %v117 = add <16 x i16> %v113, %v116
  %v118 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v117, <16 x i16> splat (i16 1))
  %v119 = add <8 x i32> %v68, %v118
  %v120 = getelementptr inbounds i8, ptr %v85, i64 16
  %v121 = load i32, ptr %v120, align 1
  %v122 = insertelement <8 x i32> poison, i32 %v121, i64 0
  %v123 = shufflevector <8 x i32> %v122, <8 x i32> poison, <8 x i32> zeroinitializer
  %v124 = getelementptr inbounds i8, ptr %v101, i64 16
  %v125 = load i32, ptr %v124, align 1
  %v126 = insertelement <8 x i32> poison, i32 %v125, i64 0
  %v127 = shufflevector <8 x i32> %v126, <8 x i32> poison, <8 x i32> zeroinitializer
  %v128 = bitcast <8 x i32> %v123 to <32 x i8>
  %v129 = bitcast <8 x i32> %v103 to <32 x i8>
  %v130 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v128, <32 x i8> %v129)
  %v131 = bitcast <8 x i32> %v127 to <32 x i8>
  %v132 = bitcast <8 x i32> %v104 to <32 x i8>
  %v133 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v131, <32 x i8> %v132)
  %v134 = add <16 x i16> %v130, %v133
  %v135 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v134, <16 x i16> splat (i16 1))
  %v136 = add <8 x i32> %v69, %v135
  %v137 = add nsw i64 %v66, 2
  br label %head63
end65:
  %v138 = load <8 x i32>, ptr %bias, align 4
  %v139 = add <8 x i32> %v68, %v138
  %v140 = sitofp <8 x i32> %v139 to <8 x float>
  %v141 = add <8 x i32> %v69, %v138
  %v142 = sitofp <8 x i32> %v141 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v140, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v143 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v142, ptr align 4 %v143, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v91, %end20 ]
  %v17 = icmp slt i64 %v16, 4
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v90, %end89 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 10
  %v24 = urem i64 %v21, 10
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 896
  %v31 = mul i64 %v25, 128
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 16
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 8
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 9
  %v38 = mul i64 %v28, 8
  %v39 = add i64 %v37, %v38
  %v40 = mul i64 %v23, 5
  %v41 = add i64 %v40, %v25
  %v42 = mul i64 %v41, 6
  %v43 = add i64 %v42, %v29
  %v44 = mul i64 %v43, 18
  %v45 = add i64 %v44, %v39
  %v46 = mul i64 %v16, 576
  %v47 = add i64 %v46, 576
  %v48 = getelementptr inbounds i8, ptr %v3, i64 %v47
  %v49 = getelementptr inbounds i8, ptr %v48, i64 0
  %v50 = getelementptr inbounds i8, ptr %v3, i64 2304
  %v51 = mul i64 %v16, 4
  %v52 = getelementptr inbounds i8, ptr %v50, i64 %v51
  %v53 = load i32, ptr %v52, align 1
  %v54 = zext i32 %v53 to i64
  %v55 = getelementptr inbounds i8, ptr %v52, i64 4
  %v56 = load i32, ptr %v55, align 1
  %v57 = zext i32 %v56 to i64
  %v58 = getelementptr inbounds i8, ptr %v50, i64 20
  %v59 = mul i64 %v54, 44
  %v60 = getelementptr inbounds i8, ptr %v58, i64 %v59
  %v61 = sub i64 %v57, %v54
  %v62 = getelementptr inbounds i8, ptr %v9, i64 %v36
  %v63 = getelementptr inbounds i8, ptr %v3, i64 %v46
  %v64 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v65 = mul i64 %v16, 8
  %v66 = getelementptr inbounds i32, ptr %v5, i64 %v65
  %v67 = icmp eq i64 %v25, 4
  %v68 = icmp eq i64 %v26, 1
  %v69 = icmp eq i64 %v28, 1
  %v70 = xor i1 %v68, true
  %v71 = and i1 true, %v70
  %v72 = xor i1 %v69, true
  %v73 = and i1 %v71, %v72
  br i1 %v73, label %then74, label %end75
then74:
  call void @k_tile_0000(ptr %v62, ptr %v63, ptr %v64, ptr %v66, ptr %v49, i64 %v43, i64 %v39, ptr %v60, i64 %v61)
  br label %end75
end75:
  %v76 = xor i1 %v68, true
  %v77 = and i1 true, %v76
  %v78 = and i1 %v77, %v69
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0001(ptr %v62, ptr %v63, ptr %v64, ptr %v66, ptr %v49, i64 %v43, i64 %v39, ptr %v60, i64 %v61)
  br label %end80
end80:
  %v81 = and i1 true, %v68
  %v82 = xor i1 %v69, true
  %v83 = and i1 %v81, %v82
  br i1 %v83, label %then84, label %end85
then84:
  call void @k_tile_0010(ptr %v62, ptr %v63, ptr %v64, ptr %v66, ptr %v49, i64 %v43, i64 %v39, ptr %v60, i64 %v61)
  br label %end85
end85:
  %v86 = and i1 true, %v68
  %v87 = and i1 %v86, %v69
  br i1 %v87, label %then88, label %end89
then88:
  call void @k_tile_0011(ptr %v62, ptr %v63, ptr %v64, ptr %v66, ptr %v49, i64 %v43, i64 %v39, ptr %v60, i64 %v61)
  br label %end89
end89:
  %v90 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v91 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
