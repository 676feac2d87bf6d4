; task {"attributes":{"tail":"t0=add(x0,x1)"},"inputs":["f32[5,12]","f32[12,20]","f32[20]","f32[5,20]"],"op":"gemm","output":"f32[5,20]","precision_mode":"allow_mix_precision_bf16"}
; policy {"column_group":0,"column_tiles":0,"format":"dense","impl":"dot_bf16","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":0,"split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":2,"unroll":2,"weights":0}
; tier x86_64-v4-amx
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: bfloat16 (1, 1, 6, 32, 2) 2ea9107986353615
; packed input 2: float32 (1, 32) 2bc47c04652b05ce
declare <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v132, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v131, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v130, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v87, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v90, %body5 ]
  %v13 = phi <16 x float> [ %v1, %entry ], [ %v100, %body5 ]
  %v14 = phi <16 x float> [ %v3, %entry ], [ %v103, %body5 ]
  %v15 = phi <16 x float> [ %v1, %entry ], [ %v113, %body5 ]
  %v16 = phi <16 x float> [ %v3, %entry ], [ %v116, %body5 ]
  %v17 = phi <16 x float> [ %v1, %entry ], [ %v126, %body5 ]
  %v18 = phi <16 x float> [ %v3, %entry ], [ %v129, %body5 ]
  %v19 = icmp slt i64 %v7, 3
  br i1 %v19, label %body5, label %end6
body5:
  %v20 = load <16 x i32>, ptr %v9, align 2
  %v21 = getelementptr inbounds i16, ptr %v9, i64 32
  %v22 = load <16 x i32>, ptr %v21, align 2
  %v23 = load i64, ptr %v8, align 4
  %v24 = insertelement <8 x i64> poison, i64 %v23, i64 0
  %v25 = shufflevector <8 x i64> %v24, <8 x i64> poison, <8 x i32> zeroinitializer
  %v26 = bitcast <8 x i64> %v25 to <16 x float>
  %v27 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v26, <16 x float> %v26)
  %v28 = bitcast <32 x bfloat> %v27 to <16 x i32>
  %v29 = bitcast <16 x i32> %v28 to <32 x bfloat>
  %v30 = bitcast <16 x i32> %v20 to <32 x bfloat>
  %v31 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v11, <32 x bfloat> %v29, <32 x bfloat> %v30)
  %v32 = bitcast <16 x i32> %v28 to <32 x bfloat>
  %v33 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v34 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v12, <32 x bfloat> %v32, <32 x bfloat> %v33)
  %v35 = getelementptr inbounds float, ptr %v8, i64 12
  %v36 = load i64, ptr %v35, align 4
  %v37 = insertelement <8 x i64> poison, i64 %v36, i64 0
  %v38 = shufflevector <8 x i64> %v37, <8 x i64> poison, <8 x i32> zeroinitializer
  %v39 = bitcast <8 x i64> %v38 to <16 x float>
  %v40 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v39, <16 x float> %v39)
  %v41 = bitcast <32 x bfloat> %v40 to <16 x i32>
  %v42 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v43 = bitcast <16 x i32> %v20 to <32 x bfloat>
  %v44 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v13, <32 x bfloat> %v42, <32 x bfloat> %v43)
  %v45 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v46 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v47 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v14, <32 x bfloat> %v45, <32 x bfloat> %v46)
  %v48 = getelementptr inbounds float, ptr %v8, i64 24
  %v49 = load i64, ptr %v48, align 4
  %v50 = insertelement <8 x i64> poison, i64 %v49, i64 0
  %v51 = shufflevector <8 x i64> %v50, <8 x i64> poison, <8 x i32> zeroinitializer
  %v52 = bitcast <8 x i64> %v51 to <16 x float>
  %v53 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v52, <16 x float> %v52)
  %v54 = bitcast <32 x bfloat> %v53 to <16 x i32>
  %v55 = bitcast <16 x i32> %v54 to <32 x bfloat>
  %v56 = bitcast <16 x i32> %v20 to <32 x bfloat>
  %v57 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v15, <32 x bfloat> %v55, <32 x bfloat> %v56)
  %v58 = bitcast <16 x i32> %v54 to <32 x bfloat>
  %v59 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v60 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v16, <32 x bfloat> %v58, <32 x bfloat> %v59)
  %v61 = getelementptr inbounds float, ptr %v8, i64 36
  %v62 = load i64, ptr %v61, align 4
  %v63 = insertelement <8 x i64> poison, i64 %v62, i64 0
  %v64 = shufflevector <8 x i64> %v63, <8 x i64> poison, <8 x i32> zeroinitializer
  %v65 = bitcast <8 x i64> %v64 to <16 x float>
  %v66 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v65, <16 x float> %v65)
  %v67 = bitcast <32 x bfloat> %v66 to <16 x i32>
  %v68 = bitcast <16 x i32> %v67 to <32 x bfloat>
  %v69 = bitcast <16 x i32> %v20 to <32 x bfloat>
  %v70 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v17, <32 x bfloat> %v68, <32 x bfloat> %v69)
  %v71 = bitcast <16 x i32> %v67 to <32 x bfloat>
  %v72 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v73 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v18, <32 x bfloat> %v71, <32 x bfloat> %v72)
  %v74 = getelementptr inbounds i16, ptr %v9, i64 64
  %v75 = load <16 x i32>, ptr %v74, align 2
  %v76 = getelementptr inbounds i16, ptr %v9, i64 96
  %v77 = load <16 x i32>, ptr %v76, align 2
  %v78 = getelementptr inbounds float, ptr %v8, i64 2
  %v79 = load i64, ptr %v78, align 4
  %v80 = insertelement <8 x i64> poison, i64 %v79, i64 0
  %v81 = shufflevector <8 x i64> %v80, <8 x i64> poison, <8 x i32> zeroinitializer
  %v82 = bitcast <8 x i64> %v81 to <16 x float>
  %v83 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v82, <16 x float> %v82)
  %v84 = bitcast <32 x bfloat> %v83 to <16 x i32>
  %v85 = bitcast <16 x i32> %v84 to <32 x bfloat>
  %v86 = bitcast <16 x i32> %v75 to <32 x bfloat>
  %v87 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v31, <32 x bfloat> %v85, <32 x bfloat> %v86)
  %v88 = bitcast <16 x i32> %v84 to <32 x bfloat>
  %v89 = bitcast <16 x i32> %v77 to <32 x bfloat>
  %v90 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v34, <32 x bfloat> %v88, <32 x bfloat> %v89)
  %v91 = getelementptr inbounds float, ptr %v8, i64 14
  %v92 = load i64, ptr %v91, align 4
  %v93 = insertelement <8 x i64> poison, i64 %v92, i64 0
  %v94 = shufflevector <8 x i64> %v93, <8 x i64> poison, <8 x i32> zeroinitializer
  %v95 = bitcast <8 x i64> %v94 to <16 x float>
  %v96 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v95, <16 x float> %v95)
  %v97 = bitcast <32 x bfloat> %v96 to <16 x i32>
  %v98 = bitcast <16 x i32> %v97 to <32 x bfloat>
  %v99 = bitcast <16 x i32> %v75 to <32 x bfloat>
  %v100 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v44, <32 x bfloat> %v98, <32 x bfloat> %v99)
  %v101 = bitcast <16 x i32> %v97 to <32 x bfloat>
  %v102 = bitcast <16 x i32> %v77 to <32 x bfloat>
  %v103 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v47, <32 x bfloat> %v101, <32 x bfloat> %v102)
  %v104 = getelementptr inbounds float, ptr %v8, i64 26
  %v105 = load i64, ptr %v104, align 4
  %v106 = insertelement <8 x i64> poison, i64 %v105, i64 0
  %v107 = shufflevector <8 x i64> %v106, <8 x i64> poison, <8 x i32> zeroinitializer
  %v108 = bitcast <8 x i64> %v107 to <16 x float>
  %v109 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v108, <16 x float> %v108)
  %v110 = bitcast <32 x bfloat> %v109 to <16 x i32>
  %v111 = bitcast <16 x i32> %v110 to <32 x bfloat>
  %v112 = bitcast <16 x i32> %v75 to <32 x bfloat>
  %v113 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v57, <32 x bfloat> %v111, <32 x bfloat> %v112)
  %v114 = bitcast <16 x i32> %v110 to <32 x bfloat>
  %v115 = bitcast <16 x i32> %v77 to <32 x bfloat>
  %v116 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v60, <32 x bfloat> %v114, <32 x bfloat> %v115)
  %v117 = getelementptr inbounds float, ptr %v8, i64 38
  %v118 = load i64, ptr %v117, align 4
  %v119 = insertelement <8 x i64> poison, i64 %v118, i64 0
  %v120 = shufflevector <8 x i64> %v119, <8 x i64> poison, <8 x i32> zeroinitializer
  %v121 = bitcast <8 x i64> %v120 to <16 x float>
  %v122 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v121, <16 x float> %v121)
  %v123 = bitcast <32 x bfloat> %v122 to <16 x i32>
  %v124 = bitcast <16 x i32> %v123 to <32 x bfloat>
  %v125 = bitcast <16 x i32> %v75 to <32 x bfloat>
  %v126 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v70, <32 x bfloat> %v124, <32 x bfloat> %v125)
  %v127 = bitcast <16 x i32> %v123 to <32 x bfloat>
  %v128 = bitcast <16 x i32> %v77 to <32 x bfloat>
  %v129 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v73, <32 x bfloat> %v127, <32 x bfloat> %v128)
  %v130 = getelementptr inbounds i16, ptr %v9, i64 128
  %v131 = getelementptr inbounds float, ptr %v8, i64 4
  %v132 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v133 = mul i64 %row, 20
  %v134 = getelementptr inbounds float, ptr %x0, i64 %v133
  %v135 = getelementptr inbounds float, ptr %v134, i64 %column
  %v136 = load <16 x float>, ptr %v135, align 4
  %v137 = fadd <16 x float> %v11, %v136
  %v138 = add i64 %column, 16
  %v139 = getelementptr inbounds float, ptr %v134, i64 %v138
  %v140 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v139, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v141 = fadd <16 x float> %v12, %v140
  %v142 = add i64 %row, 1
  %v143 = mul i64 %v142, 20
  %v144 = getelementptr inbounds float, ptr %x0, i64 %v143
  %v145 = getelementptr inbounds float, ptr %v144, i64 %column
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = fadd <16 x float> %v13, %v146
  %v148 = add i64 %column, 16
  %v149 = getelementptr inbounds float, ptr %v144, i64 %v148
  %v150 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v149, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v151 = fadd <16 x float> %v14, %v150
  %v152 = add i64 %row, 2
  %v153 = mul i64 %v152, 20
  %v154 = getelementptr inbounds float, ptr %x0, i64 %v153
  %v155 = getelementptr inbounds float, ptr %v154, i64 %column
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = fadd <16 x float> %v15, %v156
  %v158 = add i64 %column, 16
  %v159 = getelementptr inbounds float, ptr %v154, i64 %v158
  %v160 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v159, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v161 = fadd <16 x float> %v16, %v160
  %v162 = add i64 %row, 3
  %v163 = mul i64 %v162, 20
  %v164 = getelementptr inbounds float, ptr %x0, i64 %v163
  %v165 = getelementptr inbounds float, ptr %v164, i64 %column
  %v166 = load <16 x float>, ptr %v165, align 4
  %v167 = fadd <16 x float> %v17, %v166
  %v168 = add i64 %column, 16
  %v169 = getelementptr inbounds float, ptr %v164, i64 %v168
  %v170 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v169, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v171 = fadd <16 x float> %v18, %v170
  store <16 x float> %v137, ptr %c, align 4
  %v172 = getelementptr inbounds float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v141, ptr align 4 %v172, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v173 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v147, ptr %v173, align 4
  %v174 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v151, ptr align 4 %v174, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v175 = getelementptr inbounds float, ptr %c, i64 40
  store <16 x float> %v157, ptr %v175, align 4
  %v176 = getelementptr inbounds float, ptr %c, i64 56
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v161, ptr align 4 %v176, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v177 = getelementptr inbounds float, ptr %c, i64 60
  store <16 x float> %v167, ptr %v177, align 4
  %v178 = getelementptr inbounds float, ptr %c, i64 76
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v171, ptr align 4 %v178, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v48, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v47, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v46, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v42, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v45, %body5 ]
  %v13 = icmp slt i64 %v7, 3
  br i1 %v13, label %body5, label %end6
body5:
  %v14 = load <16 x i32>, ptr %v9, align 2
  %v15 = getelementptr inbounds i16, ptr %v9, i64 32
  %v16 = load <16 x i32>, ptr %v15, align 2
  %v17 = load i64, ptr %v8, align 4
  %v18 = insertelement <8 x i64> poison, i64 %v17, i64 0
  %v19 = shufflevector <8 x i64> %v18, <8 x i64> poison, <8 x i32> zeroinitializer
  %v20 = bitcast <8 x i64> %v19 to <16 x float>
  %v21 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v20, <16 x float> %v20)
  %v22 = bitcast <32 x bfloat> %v21 to <16 x i32>
  %v23 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v24 = bitcast <16 x i32> %v14 to <32 x bfloat>
  %v25 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v11, <32 x bfloat> %v23, <32 x bfloat> %v24)
  %v26 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v27 = bitcast <16 x i32> %v16 to <32 x bfloat>
  %v28 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v12, <32 x bfloat> %v26, <32 x bfloat> %v27)
  %v29 = getelementptr inbounds i16, ptr %v9, i64 64
  %v30 = load <16 x i32>, ptr %v29, align 2
  %v31 = getelementptr inbounds i16, ptr %v9, i64 96
  %v32 = load <16 x i32>, ptr %v31, align 2
  %v33 = getelementptr inbounds float, ptr %v8, i64 2
  %v34 = load i64, ptr %v33, align 4
  %v35 = insertelement <8 x i64> poison, i64 %v34, i64 0
  %v36 = shufflevector <8 x i64> %v35, <8 x i64> poison, <8 x i32> zeroinitializer
  %v37 = bitcast <8 x i64> %v36 to <16 x float>
  %v38 = call <32 x bfloat> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %v37, <16 x float> %v37)
  %v39 = bitcast <32 x bfloat> %v38 to <16 x i32>
  %v40 = bitcast <16 x i32> %v39 to <32 x bfloat>
  %v41 = bitcast <16 x i32> %v30 to <32 x bfloat>
  %v42 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v25, <32 x bfloat> %v40, <32 x bfloat> %v41)
  %v43 = bitcast <16 x i32> %v39 to <32 x bfloat>
  %v44 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v45 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v28, <32 x bfloat> %v43, <32 x bfloat> %v44)
  %v46 = getelementptr inbounds i16, ptr %v9, i64 128
  %v47 = getelementptr inbounds float, ptr %v8, i64 4
  %v48 = add nsw i64 %v7, 1
  br label %head4
end6:
  %v49 = mul i64 %row, 20
  %v50 = getelementptr inbounds float, ptr %x0, i64 %v49
  %v51 = getelementptr inbounds float, ptr %v50, i64 %column
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = fadd <16 x float> %v11, %v52
  %v54 = add i64 %column, 16
  %v55 = getelementptr inbounds float, ptr %v50, i64 %v54
  %v56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v55, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v57 = fadd <16 x float> %v12, %v56
  store <16 x float> %v53, ptr %c, align 4
  %v58 = getelementptr inbounds float, ptr %c, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v57, ptr align 4 %v58, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v67, %end22 ]
  %v19 = icmp slt i64 %v18, 1
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ %lo, %body16 ], [ %v66, %end65 ]
  %v24 = icmp slt i64 %v23, %hi
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = udiv i64 %v23, 2
  %v26 = urem i64 %v23, 2
  %v27 = udiv i64 %v26, 2
  %v28 = urem i64 %v26, 2
  %v29 = mul i64 %v28, 4
  %v30 = mul i64 %v25, 60
  %v31 = mul i64 %v27, 60
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 12
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v18, 12
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v18, 20
  %v38 = mul i64 0, 32
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v25, %v27
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 20
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v18, 384
  %v46 = add i64 %v45, 384
  %v47 = getelementptr inbounds i16, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds i16, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds float, ptr %v9, i64 %v44
  %v52 = mul i64 %v18, 32
  %v53 = getelementptr inbounds float, ptr %v5, i64 %v52
  %v54 = icmp eq i64 %v27, 0
  %v55 = icmp eq i64 %v28, 1
  %v56 = icmp eq i64 0, 0
  %v57 = xor i1 %v55, true
  %v58 = and i1 true, %v57
  %v59 = and i1 %v58, %v56
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_tile_0001(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39, ptr %v7)
  br label %end61
end61:
  %v62 = and i1 true, %v55
  %v63 = and i1 %v62, %v56
  br i1 %v63, label %then64, label %end65
then64:
  call void @k_tile_0011(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39, ptr %v7)
  br label %end65
end65:
  %v66 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v67 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
