; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"runtime_bias":1,"strides":[1,1]},"inputs":["u8[1,5,6,16]","i8[18,3,3,16]","i32[18]"],"op":"conv","output":"f32[1,3,4,18]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 5 units
; phase k_product: 3 units
; scratch 480 bytes, 0 of each core
; packed input 1: int8 (3472,) b1d33617d01768f3
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
  %v16 = phi i64 [ %lo, %entry ], [ %v55, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 96
  %v19 = getelementptr inbounds i8, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 5
  %v21 = urem i64 %v16, 5
  %v22 = icmp slt i64 %v21, 0
  %v23 = icmp sge i64 %v21, 5
  %v24 = or i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then25 ], [ %v33, %body28 ]
  %v31 = icmp slt i64 %v30, 64
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds i8, ptr %v19, i64 %v30
  store <64 x i8> splat (i8 0), ptr %v32, align 1
  %v33 = add nsw i64 %v30, 64
  br label %head27
end29:
  %v34 = getelementptr inbounds i8, ptr %v19, i64 64
  store <32 x i8> splat (i8 0), ptr %v34, align 1
  br label %end26
end26:
  %v35 = xor i1 %v24, true
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = mul i64 %v20, 5
  %v39 = add i64 %v38, %v21
  %v40 = mul i64 %v39, 96
  %v41 = getelementptr inbounds i8, ptr %v1, i64 %v40
  br label %head42
head42:
  %v45 = phi i64 [ 0, %then36 ], [ %v50, %body43 ]
  %v46 = icmp slt i64 %v45, 64
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = getelementptr inbounds i8, ptr %v41, i64 %v45
  %v48 = load <64 x i8>, ptr %v47, align 1
  %v49 = getelementptr inbounds i8, ptr %v19, i64 %v45
  store <64 x i8> %v48, ptr %v49, align 1
  %v50 = add nsw i64 %v45, 64
  br label %head42
end44:
  %v51 = getelementptr inbounds i8, ptr %v41, i64 64
  %v52 = load <32 x i8>, ptr %v51, align 1
  %v53 = getelementptr inbounds i8, ptr %v19, i64 64
  store <32 x i8> %v52, ptr %v53, align 1
  %v54 = getelementptr inbounds i8, ptr %v19, i64 96
  br label %end37
end37:
  %v55 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v99, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v98, %end15 ]
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
  %v16 = phi i64 [ 0, %body2 ], [ %v97, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v96, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v95, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v43, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v60, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v77, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v94, %body14 ]
  %v24 = icmp slt i64 %v16, 6
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
  %v97 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v98 = getelementptr inbounds i8, ptr %v5, i64 96
  %v99 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head100
head100:
  %v103 = phi i64 [ 0, %end3 ], [ %v200, %body101 ]
  %v104 = phi ptr [ %remainder, %end3 ], [ %v131, %body101 ]
  %v105 = phi <8 x i32> [ %v8, %end3 ], [ %v148, %body101 ]
  %v106 = phi <8 x i32> [ %v9, %end3 ], [ %v165, %body101 ]
  %v107 = phi <8 x i32> [ %v10, %end3 ], [ %v182, %body101 ]
  %v108 = phi <8 x i32> [ %v11, %end3 ], [ %v199, %body101 ]
  %v109 = icmp slt i64 %v103, %remainders
  br i1 %v109, label %body101, label %end102
body101:
  %v110 = getelementptr inbounds i8, ptr %v104, i64 32
  %v111 = load i32, ptr %v110, align 1
  %v112 = zext i32 %v111 to i64
  %v113 = mul i64 %v112, 96
  %v114 = getelementptr inbounds i8, ptr %a, i64 %v113
  %v115 = getelementptr inbounds i8, ptr %v104, i64 36
  %v116 = load i32, ptr %v115, align 1
  %v117 = zext i32 %v116 to i64
  %v118 = mul i64 %v117, 4
  %v119 = getelementptr inbounds i8, ptr %v114, i64 %v118
  %v120 = getelementptr inbounds i8, ptr %v104, i64 40
  %v121 = getelementptr inbounds i8, ptr %v120, i64 32
  %v122 = load i32, ptr %v121, align 1
  %v123 = zext i32 %v122 to i64
  %v124 = mul i64 %v123, 96
  %v125 = getelementptr inbounds i8, ptr %a, i64 %v124
  %v126 = getelementptr inbounds i8, ptr %v120, i64 36
  %v127 = load i32, ptr %v126, align 1
  %v128 = zext i32 %v127 to i64
  %v129 = mul i64 %v128, 4
  %v130 = getelementptr inbounds i8, ptr %v125, i64 %v129
  %v131 = getelementptr inbounds i8, ptr %v120, i64 40
  %v132 = load <8 x i32>, ptr %v104, align 1
  %v133 = load <8 x i32>, ptr %v120, align 1
  %v134 = load i32, ptr %v119, align 1
  %v135 = insertelement <8 x i32> poison, i32 %v134, i64 0
  %v136 = shufflevector <8 x i32> %v135, <8 x i32> poison, <8 x i32> zeroinitializer
  %v137 = load i32, ptr %v130, align 1
  %v138 = insertelement <8 x i32> poison, i32 %v137, i64 0
  %v139 = shufflevector <8 x i32> %v138, <8 x i32> poison, <8 x i32> zeroinitializer
  %v140 = bitcast <8 x i32> %v136 to <32 x i8>
  %v141 = bitcast <8 x i32> %v132 to <32 x i8>
  %v142 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v140, <32 x i8> %v141)
  %v143 = bitcast <8 x i32> %v139 to <32 x i8>
  %v144 = bitcast <8 x i32> %v133 to <32 x i8>
  %v145 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v143, <32 x i8> %v144)
  %v146 = add <16 x i16> %v142, %v145
  %v147 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v146, <16 x i16> splat (i16 1))
  %v148 = add <8 x i32> %v105, %v147
  %v149 = getelementptr inbounds i8, ptr %v119, i64 16
  %v150 = load i32, ptr %v149, align 1
  %v151 = insertelement <8 x i32> poison, i32 %v150, i64 0
  %v152 = shufflevector <8 x i32> %v151, <8 x i32> poison, <8 x i32> zeroinitializer
  %v153 = getelementptr inbounds i8, ptr %v130, i64 16
  %v154 = load i32, ptr %v153, align 1
  %v155 = insertelement <8 x i32> poison, i32 %v154, i64 0
  %v156 = shufflevector <8 x i32> %v155, <8 x i32> poison, <8 x i32> zeroinitializer
  %v157 = bitcast <8 x i32> %v152 to <32 x i8>
  %v158 = bitcast <8 x i32> %v132 to <32 x i8>
  %v159 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v157, <32 x i8> %v158)
  %v160 = bitcast <8 x i32> %v156 to <32 x i8>
  %v161 = bitcast <8 x i32> %v133 to <32 x i8>
  %v162 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v160, <32 x i8> %v161)
  %v163 = add <16 x i16> %v159, %v162
  %v164 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v163, <16 x i16> splat (i16 1))
  %v165 = add <8 x i32> %v106, %v164
  %v166 = getelementptr inbounds i8, ptr %v119, i64 32
  %v167 = load i32, ptr %v166, align 1
  %v168 = insertelement <8 x i32> poison, i32 %v167, i64 0
  %v169 = shufflevector <8 x i32> %v168, <8 x i32> poison, <8 x i32> zeroinitializer
  %v170 = getelementptr inbounds i8, ptr %v130, i64 32
  %v171 = load i32, ptr %v170, align 1
  %v172 = insertelement <8 x i32> poison, i32 %v171, i64 0
  %v173 = shufflevector <8 x i32> %v172, <8 x i32> poison, <8 x i32> zeroinitializer
  %v174 = bitcast <8 x i32> %v169 to <32 x i8>
  %v175 = bitcast <8 x i32> %v132 to <32 x i8>
  %v176 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v174, <32 x i8> %v175)
  %v177 = bitcast <8 x i32> %v173 to <32 x i8>
  %v178 = bitcast <8 x i32> %v133 to <32 x i8>
  %v179 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v177, <32 x i8> %v178)
  %v180 = add <16 x i16> %v176, %v179
  %v181 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v180, <16 x i16> splat (i16 1))
  %v182 = add <8 x i32> %v107, %v181
  %v183 = getelementptr inbounds i8, ptr %v119, i64 48
  %v184 = load i32, ptr %v183, align 1
  %v185 = insertelement <8 x i32> poison, i32 %v184, i64 0
  %v186 = shufflevector <8 x i32> %v185, <8 x i32> poison, <8 x i32> zeroinitializer
  %v187 = getelementptr inbounds i8, ptr %v130, i64 48
  %v188 = load i32, ptr %v187, align 1
  %v189 = insertelement <8 x i32> poison, i32 %v188, i64 0
  %v190 = shufflevector <8 x i32> %v189, <8 x i32> poison, <8 x i32> zeroinitializer
  %v191 = bitcast <8 x i32> %v186 to <32 x i8>
  %v192 = bitcast <8 x i32> %v132 to <32 x i8>
  %v193 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v191, <32 x i8> %v192)
  %v194 = bitcast <8 x i32> %v190 to <32 x i8>
  %v195 = bitcast <8 x i32> %v133 to <32 x i8>
  %v196 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v194, <32 x i8> %v195)
  %v197 = add <16 x i16> %v193, %v196
  %v198 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v197, <16 x i16> splat (i16 1))
  %v199 = add <8 x i32> %v108, %v198
  %v200 = add nsw i64 %v103, 2
  br label %head100
end102:
  %v201 = load <8 x i32>, ptr %bias, align 4
  %v202 = add <8 x i32> %v105, %v201
  %v203 = sitofp <8 x i32> %v202 to <8 x float>
  %v204 = add <8 x i32> %v106, %v201
  %v205 = sitofp <8 x i32> %v204 to <8 x float>
  %v206 = add <8 x i32> %v107, %v201
  %v207 = sitofp <8 x i32> %v206 to <8 x float>
  %v208 = add <8 x i32> %v108, %v201
  %v209 = sitofp <8 x i32> %v208 to <8 x float>
  store <8 x float> %v203, ptr %c, align 4
  %v210 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v205, ptr %v210, align 4
  %v211 = getelementptr inbounds float, ptr %c, i64 36
  store <8 x float> %v207, ptr %v211, align 4
  %v212 = getelementptr inbounds float, ptr %c, i64 54
  store <8 x float> %v209, ptr %v212, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v99, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v98, %end15 ]
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
  %v16 = phi i64 [ 0, %body2 ], [ %v97, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v96, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v95, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v43, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v60, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v77, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v94, %body14 ]
  %v24 = icmp slt i64 %v16, 6
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
  %v97 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v98 = getelementptr inbounds i8, ptr %v5, i64 96
  %v99 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head100
head100:
  %v103 = phi i64 [ 0, %end3 ], [ %v200, %body101 ]
  %v104 = phi ptr [ %remainder, %end3 ], [ %v131, %body101 ]
  %v105 = phi <8 x i32> [ %v8, %end3 ], [ %v148, %body101 ]
  %v106 = phi <8 x i32> [ %v9, %end3 ], [ %v165, %body101 ]
  %v107 = phi <8 x i32> [ %v10, %end3 ], [ %v182, %body101 ]
  %v108 = phi <8 x i32> [ %v11, %end3 ], [ %v199, %body101 ]
  %v109 = icmp slt i64 %v103, %remainders
  br i1 %v109, label %body101, label %end102
body101:
  %v110 = getelementptr inbounds i8, ptr %v104, i64 32
  %v111 = load i32, ptr %v110, align 1
  %v112 = zext i32 %v111 to i64
  %v113 = mul i64 %v112, 96
  %v114 = getelementptr inbounds i8, ptr %a, i64 %v113
  %v115 = getelementptr inbounds i8, ptr %v104, i64 36
  %v116 = load i32, ptr %v115, align 1
  %v117 = zext i32 %v116 to i64
  %v118 = mul i64 %v117, 4
  %v119 = getelementptr inbounds i8, ptr %v114, i64 %v118
  %v120 = getelementptr inbounds i8, ptr %v104, i64 40
  %v121 = getelementptr inbounds i8, ptr %v120, i64 32
  %v122 = load i32, ptr %v121, align 1
  %v123 = zext i32 %v122 to i64
  %v124 = mul i64 %v123, 96
  %v125 = getelementptr inbounds i8, ptr %a, i64 %v124
  %v126 = getelementptr inbounds i8, ptr %v120, i64 36
  %v127 = load i32, ptr %v126, align 1
  %v128 = zext i32 %v127 to i64
  %v129 = mul i64 %v128, 4
  %v130 = getelementptr inbounds i8, ptr %v125, i64 %v129
  %v131 = getelementptr inbounds i8, ptr %v120, i64 40
  %v132 = load <8 x i32>, ptr %v104, align 1
  %v133 = load <8 x i32>, ptr %v120, align 1
  %v134 = load i32, ptr %v119, align 1
  %v135 = insertelement <8 x i32> poison, i32 %v134, i64 0
  %v136 = shufflevector <8 x i32> %v135, <8 x i32> poison, <8 x i32> zeroinitializer
  %v137 = load i32, ptr %v130, align 1
  %v138 = insertelement <8 x i32> poison, i32 %v137, i64 0
  %v139 = shufflevector <8 x i32> %v138, <8 x i32> poison, <8 x i32> zeroinitializer
  %v140 = bitcast <8 x i32> %v136 to <32 x i8>
  %v141 = bitcast <8 x i32> %v132 to <32 x i8>
  %v142 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v140, <32 x i8> %v141)
  %v143 = bitcast <8 x i32> %v139 to <32 x i8>
  %v144 = bitcast <8 x i32> %v133 to <32 x i8>
  %v145 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v143, <32 x i8> %v144)
  %v146 = add <16 x i16> %v142, %v145
  %v147 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v146, <16 x i16> splat (i16 1))
  %v148 = add <8 x i32> %v105, %v147
  %v149 = getelementptr inbounds i8, ptr %v119, i64 16
  %v150 = load i32, ptr %v149, align 1
  %v151 = insertelement <8 x i32> poison, i32 %v150, i64 0
  %v152 = shufflevector <8 x i32> %v151, <8 x i32> poison, <8 x i32> zeroinitializer
  %v153 = getelementptr inbounds i8, ptr %v130, i64 16
  %v154 = load i32, ptr %v153, align 1
  %v155 = insertelement <8 x i32> poison, i32 %v154, i64 0
  %v156 = shufflevector <8 x i32> %v155, <8 x i32> poison, <8 x i32> zeroinitializer
  %v157 = bitcast <8 x i32> %v152 to <32 x i8>
  %v158 = bitcast <8 x i32> %v132 to <32 x i8>
  %v159 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v157, <32 x i8> %v158)
  %v160 = bitcast <8 x i32> %v156 to <32 x i8>
  %v161 = bitcast <8 x i32> %v133 to <32 x i8>
  %v162 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v160, <32 x i8> %v161)
  %v163 = add <16 x i16> %v159, %v162
  %v164 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v163, <16 x i16> splat (i16 1))
  %v165 = add <8 x i32> %v106, %v164
  %v166 = getelementptr inbounds i8, ptr %v119, i64 32
  %v167 = load i32, ptr %v166, align 1
  %v168 = insertelement <8 x i32> poison, i32 %v167, i64 0
  %v169 = shufflevector <8 x i32> %v168, <8 x i32> poison, <8 x i32> zeroinitializer
  %v170 = getelementptr inbounds i8, ptr %v130, i64 32
  %v171 = load i32, ptr %v170, align 1
  %v172 = insertelement <8 x i32> poison, i32 %v171, i64 0
  %v173 = shufflevector <8 x i32> %v172, <8 x i32> poison, <8 x i32> zeroinitializer
  %v174 = bitcast <8 x i32> %v169 to <32 x i8>
  %v175 = bitcast <8 x i32> %v132 to <32 x i8>
  %v176 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v174, <32 x i8> %v175)
  %v177 = bitcast <8 x i32> %v173 to <32 x i8>
  %v178 = bitcast <8 x i32> %v133 to <32 x i8>
  %v179 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v177, <32 x i8> %v178)
  %v180 = add <16 x i16> %v176, %v179
  %v181 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v180, <16 x i16> splat (i16 1))
  %v182 = add <8 x i32> %v107, %v181
  %v183 = getelementptr inbounds i8, ptr %v119, i64 48
  %v184 = load i32, ptr %v183, align 1
  %v185 = insertelement <8 x i32> poison, i32 %v184, i64 0
  %v186 = shufflevector <8 x i32> %v185, <8 x i32> poison, <8 x i32> zeroinitializer
  %v187 = getelementptr inbounds i8, ptr %v130, i64 48
  %v188 = load i32, ptr %v187, align 1
  %v189 = insertelement <8 x i32> poison, i32 %v188, i64 0
  %v190 = shufflevector <8 x i32> %v189, <8 x i32> poison, <8 x i32> zeroinitializer
  %v191 = bitcast <8 x i32> %v186 to <32 x i8>
  %v192 = bitcast <8 x i32> %v132 to <32 x i8>
  %v193 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v191, <32 x i8> %v192)
  %v194 = bitcast <8 x i32> %v190 to <32 x i8>
  %v195 = bitcast <8 x i32> %v133 to <32 x i8>
  %v196 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v194, <32 x i8> %v195)
  %v197 = add <16 x i16> %v193, %v196
  %v198 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v197, <16 x i16> splat (i16 1))
  %v199 = add <8 x i32> %v108, %v198
  %v200 = add nsw i64 %v103, 2
  br label %head100
end102:
  %v201 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %bias, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i32> zeroinitializer)
  %v202 = add <8 x i32> %v105, %v201
  %v203 = sitofp <8 x i32> %v202 to <8 x float>
  %v204 = add <8 x i32> %v106, %v201
  %v205 = sitofp <8 x i32> %v204 to <8 x float>
  %v206 = add <8 x i32> %v107, %v201
  %v207 = sitofp <8 x i32> %v206 to <8 x float>
  %v208 = add <8 x i32> %v108, %v201
  %v209 = sitofp <8 x i32> %v208 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v203, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v210 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v205, ptr align 4 %v210, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v211 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v207, ptr align 4 %v211, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v212 = getelementptr inbounds float, ptr %c, i64 54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v209, ptr align 4 %v212, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v75, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v74, %end73 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 3
  %v24 = urem i64 %v21, 3
  %v25 = udiv i64 %v16, 3
  %v26 = urem i64 %v16, 3
  %v27 = mul i64 0, 4
  %v28 = mul i64 %v23, 480
  %v29 = mul i64 %v24, 96
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 16
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v25, 16
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v25, 18
  %v36 = mul i64 %v26, 8
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 3
  %v39 = add i64 %v38, %v24
  %v40 = mul i64 %v39, 4
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 18
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v16, 1152
  %v45 = add i64 %v44, 1152
  %v46 = getelementptr inbounds i8, ptr %v3, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = getelementptr inbounds i8, ptr %v3, i64 3456
  %v49 = mul i64 %v16, 4
  %v50 = getelementptr inbounds i8, ptr %v48, i64 %v49
  %v51 = load i32, ptr %v50, align 1
  %v52 = zext i32 %v51 to i64
  %v53 = getelementptr inbounds i8, ptr %v50, i64 4
  %v54 = load i32, ptr %v53, align 1
  %v55 = zext i32 %v54 to i64
  %v56 = getelementptr inbounds i8, ptr %v48, i64 16
  %v57 = mul i64 %v52, 40
  %v58 = getelementptr inbounds i8, ptr %v56, i64 %v57
  %v59 = sub i64 %v55, %v52
  %v60 = getelementptr inbounds i8, ptr %v9, i64 %v34
  %v61 = getelementptr inbounds i8, ptr %v3, i64 %v44
  %v62 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v63 = getelementptr inbounds i32, ptr %v5, i64 %v37
  %v64 = icmp eq i64 %v24, 2
  %v65 = icmp eq i64 0, 0
  %v66 = icmp eq i64 %v26, 2
  %v67 = xor i1 %v66, true
  %v68 = and i1 true, %v67
  br i1 %v68, label %then69, label %end70
then69:
  call void @k_tile_0000(ptr %v60, ptr %v61, ptr %v62, ptr %v63, ptr %v47, i64 %v41, i64 %v37, ptr %v58, i64 %v59)
  br label %end70
end70:
  %v71 = and i1 true, %v66
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0001(ptr %v60, ptr %v61, ptr %v62, ptr %v63, ptr %v47, i64 %v41, i64 %v37, ptr %v58, i64 %v59)
  br label %end73
end73:
  %v74 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v75 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
