; task {"attributes":{"tail":"t0=relu(x0)"},"inputs":["f32[20,520]","f32[520,33]","f32[33]"],"op":"gemm","output":"f32[20,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"column_tiles":2,"format":"dense","impl":"amx_bf16x6","k_slices":2,"outer":"columns","prefetch":"next_block","row_tiles":2,"split":"columns","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"on_the_fly"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 2 units
; scratch 80256 bytes, 55296 of each core
; packed input 1: float32 (2, 17, 32, 32) e4f0751fe9c40c76
; packed input 2: float32 (64,) de61c07f93eb4657
@k_chunks = private constant [17 x i64] [i64 0, i64 1472, i64 2944, i64 4416, i64 5888, i64 7360, i64 8832, i64 10304, i64 11776, i64 13248, i64 14720, i64 16192, i64 17664, i64 19136, i64 20608, i64 22080, i64 23552], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157436142468598282, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.x86.tilezero(i8)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.tileloadd64(i8, ptr, i64)
declare void @llvm.x86.tdpbf16ps(i8, i8, i8)
declare void @llvm.x86.tilestored64(i8, ptr, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare void @llvm.x86.ldtilecfg(ptr)
declare void @llvm.x86.tilerelease()
define void @k_split(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v255, %end133 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 16
  %v19 = mul i64 %v18, 520
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = mul i64 %v18, 32
  %v22 = getelementptr inbounds i16, ptr %v9, i64 %v21
  %v23 = icmp slt i64 %v16, 1
  br i1 %v23, label %then24, label %end25
then24:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %then24 ], [ %v130, %end37 ]
  %v30 = icmp slt i64 %v29, 16
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 520
  %v32 = getelementptr inbounds float, ptr %v20, i64 %v31
  %v33 = mul i64 %v29, 32
  %v34 = getelementptr inbounds i16, ptr %v22, i64 %v33
  br label %head35
head35:
  %v38 = phi i64 [ 0, %body27 ], [ %v86, %body36 ]
  %v39 = icmp slt i64 %v38, 16
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = mul i64 %v38, 32
  %v41 = getelementptr inbounds float, ptr %v32, i64 %v40
  %v42 = mul i64 %v38, 736
  %v43 = getelementptr inbounds i16, ptr %v34, i64 %v42
  %v44 = load <16 x float>, ptr %v41, align 4
  %v45 = fptrunc <16 x float> %v44 to <16 x bfloat>
  %v46 = bitcast <16 x bfloat> %v45 to <16 x i16>
  %v47 = zext <16 x i16> %v46 to <16 x i32>
  %v48 = shl <16 x i32> %v47, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v49 = bitcast <16 x i32> %v48 to <16 x float>
  %v50 = fsub <16 x float> %v44, %v49
  %v51 = fptrunc <16 x float> %v50 to <16 x bfloat>
  %v52 = bitcast <16 x bfloat> %v51 to <16 x i16>
  %v53 = zext <16 x i16> %v52 to <16 x i32>
  %v54 = shl <16 x i32> %v53, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v55 = bitcast <16 x i32> %v54 to <16 x float>
  %v56 = fsub <16 x float> %v50, %v55
  %v57 = fptrunc <16 x float> %v56 to <16 x bfloat>
  %v58 = bitcast <16 x bfloat> %v57 to <16 x i16>
  %v59 = zext <16 x i16> %v58 to <16 x i32>
  %v60 = shl <16 x i32> %v59, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v61 = bitcast <16 x i32> %v60 to <16 x float>
  store <16 x i16> %v46, ptr %v43, align 2
  %v62 = getelementptr inbounds i16, ptr %v43, i64 12512
  store <16 x i16> %v52, ptr %v62, align 2
  %v63 = getelementptr inbounds i16, ptr %v43, i64 25024
  store <16 x i16> %v58, ptr %v63, align 2
  %v64 = getelementptr inbounds float, ptr %v41, i64 16
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds i16, ptr %v43, i64 16
  %v67 = fptrunc <16 x float> %v65 to <16 x bfloat>
  %v68 = bitcast <16 x bfloat> %v67 to <16 x i16>
  %v69 = zext <16 x i16> %v68 to <16 x i32>
  %v70 = shl <16 x i32> %v69, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v71 = bitcast <16 x i32> %v70 to <16 x float>
  %v72 = fsub <16 x float> %v65, %v71
  %v73 = fptrunc <16 x float> %v72 to <16 x bfloat>
  %v74 = bitcast <16 x bfloat> %v73 to <16 x i16>
  %v75 = zext <16 x i16> %v74 to <16 x i32>
  %v76 = shl <16 x i32> %v75, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v77 = bitcast <16 x i32> %v76 to <16 x float>
  %v78 = fsub <16 x float> %v72, %v77
  %v79 = fptrunc <16 x float> %v78 to <16 x bfloat>
  %v80 = bitcast <16 x bfloat> %v79 to <16 x i16>
  %v81 = zext <16 x i16> %v80 to <16 x i32>
  %v82 = shl <16 x i32> %v81, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v83 = bitcast <16 x i32> %v82 to <16 x float>
  store <16 x i16> %v68, ptr %v66, align 2
  %v84 = getelementptr inbounds i16, ptr %v66, i64 12512
  store <16 x i16> %v74, ptr %v84, align 2
  %v85 = getelementptr inbounds i16, ptr %v66, i64 25024
  store <16 x i16> %v80, ptr %v85, align 2
  %v86 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v87 = getelementptr inbounds i16, ptr %v34, i64 11776
  %v88 = getelementptr inbounds float, ptr %v32, i64 512
  %v89 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v88, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v90 = fptrunc <16 x float> %v89 to <16 x bfloat>
  %v91 = bitcast <16 x bfloat> %v90 to <16 x i16>
  %v92 = zext <16 x i16> %v91 to <16 x i32>
  %v93 = shl <16 x i32> %v92, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v94 = bitcast <16 x i32> %v93 to <16 x float>
  %v95 = fsub <16 x float> %v89, %v94
  %v96 = fptrunc <16 x float> %v95 to <16 x bfloat>
  %v97 = bitcast <16 x bfloat> %v96 to <16 x i16>
  %v98 = zext <16 x i16> %v97 to <16 x i32>
  %v99 = shl <16 x i32> %v98, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v100 = bitcast <16 x i32> %v99 to <16 x float>
  %v101 = fsub <16 x float> %v95, %v100
  %v102 = fptrunc <16 x float> %v101 to <16 x bfloat>
  %v103 = bitcast <16 x bfloat> %v102 to <16 x i16>
  %v104 = zext <16 x i16> %v103 to <16 x i32>
  %v105 = shl <16 x i32> %v104, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v106 = bitcast <16 x i32> %v105 to <16 x float>
  store <16 x i16> %v91, ptr %v87, align 2
  %v107 = getelementptr inbounds i16, ptr %v87, i64 12512
  store <16 x i16> %v97, ptr %v107, align 2
  %v108 = getelementptr inbounds i16, ptr %v87, i64 25024
  store <16 x i16> %v103, ptr %v108, align 2
  %v109 = getelementptr inbounds float, ptr %v32, i64 528
  %v110 = getelementptr inbounds i16, ptr %v87, i64 16
  %v111 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v112 = bitcast <16 x bfloat> %v111 to <16 x i16>
  %v113 = zext <16 x i16> %v112 to <16 x i32>
  %v114 = shl <16 x i32> %v113, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v115 = bitcast <16 x i32> %v114 to <16 x float>
  %v116 = fsub <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v115
  %v117 = fptrunc <16 x float> %v116 to <16 x bfloat>
  %v118 = bitcast <16 x bfloat> %v117 to <16 x i16>
  %v119 = zext <16 x i16> %v118 to <16 x i32>
  %v120 = shl <16 x i32> %v119, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v121 = bitcast <16 x i32> %v120 to <16 x float>
  %v122 = fsub <16 x float> %v116, %v121
  %v123 = fptrunc <16 x float> %v122 to <16 x bfloat>
  %v124 = bitcast <16 x bfloat> %v123 to <16 x i16>
  %v125 = zext <16 x i16> %v124 to <16 x i32>
  %v126 = shl <16 x i32> %v125, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v127 = bitcast <16 x i32> %v126 to <16 x float>
  store <16 x i16> %v112, ptr %v110, align 2
  %v128 = getelementptr inbounds i16, ptr %v110, i64 12512
  store <16 x i16> %v118, ptr %v128, align 2
  %v129 = getelementptr inbounds i16, ptr %v110, i64 25024
  store <16 x i16> %v124, ptr %v129, align 2
  %v130 = add nsw i64 %v29, 1
  br label %head26
end28:
  br label %end25
end25:
  %v131 = icmp eq i64 %v16, 1
  br i1 %v131, label %then132, label %end133
then132:
  br label %head134
head134:
  %v137 = phi i64 [ 0, %then132 ], [ %v238, %end145 ]
  %v138 = icmp slt i64 %v137, 4
  br i1 %v138, label %body135, label %end136
body135:
  %v139 = mul i64 %v137, 520
  %v140 = getelementptr inbounds float, ptr %v20, i64 %v139
  %v141 = mul i64 %v137, 32
  %v142 = getelementptr inbounds i16, ptr %v22, i64 %v141
  br label %head143
head143:
  %v146 = phi i64 [ 0, %body135 ], [ %v194, %body144 ]
  %v147 = icmp slt i64 %v146, 16
  br i1 %v147, label %body144, label %end145
body144:
  %v148 = mul i64 %v146, 32
  %v149 = getelementptr inbounds float, ptr %v140, i64 %v148
  %v150 = mul i64 %v146, 736
  %v151 = getelementptr inbounds i16, ptr %v142, i64 %v150
  %v152 = load <16 x float>, ptr %v149, align 4
  %v153 = fptrunc <16 x float> %v152 to <16 x bfloat>
  %v154 = bitcast <16 x bfloat> %v153 to <16 x i16>
  %v155 = zext <16 x i16> %v154 to <16 x i32>
  %v156 = shl <16 x i32> %v155, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v157 = bitcast <16 x i32> %v156 to <16 x float>
  %v158 = fsub <16 x float> %v152, %v157
  %v159 = fptrunc <16 x float> %v158 to <16 x bfloat>
  %v160 = bitcast <16 x bfloat> %v159 to <16 x i16>
  %v161 = zext <16 x i16> %v160 to <16 x i32>
  %v162 = shl <16 x i32> %v161, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v163 = bitcast <16 x i32> %v162 to <16 x float>
  %v164 = fsub <16 x float> %v158, %v163
  %v165 = fptrunc <16 x float> %v164 to <16 x bfloat>
  %v166 = bitcast <16 x bfloat> %v165 to <16 x i16>
  %v167 = zext <16 x i16> %v166 to <16 x i32>
  %v168 = shl <16 x i32> %v167, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v169 = bitcast <16 x i32> %v168 to <16 x float>
  store <16 x i16> %v154, ptr %v151, align 2
  %v170 = getelementptr inbounds i16, ptr %v151, i64 12512
  store <16 x i16> %v160, ptr %v170, align 2
  %v171 = getelementptr inbounds i16, ptr %v151, i64 25024
  store <16 x i16> %v166, ptr %v171, align 2
  %v172 = getelementptr inbounds float, ptr %v149, i64 16
  %v173 = load <16 x float>, ptr %v172, align 4
  %v174 = getelementptr inbounds i16, ptr %v151, i64 16
  %v175 = fptrunc <16 x float> %v173 to <16 x bfloat>
  %v176 = bitcast <16 x bfloat> %v175 to <16 x i16>
  %v177 = zext <16 x i16> %v176 to <16 x i32>
  %v178 = shl <16 x i32> %v177, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v179 = bitcast <16 x i32> %v178 to <16 x float>
  %v180 = fsub <16 x float> %v173, %v179
  %v181 = fptrunc <16 x float> %v180 to <16 x bfloat>
  %v182 = bitcast <16 x bfloat> %v181 to <16 x i16>
  %v183 = zext <16 x i16> %v182 to <16 x i32>
  %v184 = shl <16 x i32> %v183, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v185 = bitcast <16 x i32> %v184 to <16 x float>
  %v186 = fsub <16 x float> %v180, %v185
  %v187 = fptrunc <16 x float> %v186 to <16 x bfloat>
  %v188 = bitcast <16 x bfloat> %v187 to <16 x i16>
  %v189 = zext <16 x i16> %v188 to <16 x i32>
  %v190 = shl <16 x i32> %v189, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v191 = bitcast <16 x i32> %v190 to <16 x float>
  store <16 x i16> %v176, ptr %v174, align 2
  %v192 = getelementptr inbounds i16, ptr %v174, i64 12512
  store <16 x i16> %v182, ptr %v192, align 2
  %v193 = getelementptr inbounds i16, ptr %v174, i64 25024
  store <16 x i16> %v188, ptr %v193, align 2
  %v194 = add nsw i64 %v146, 1
  br label %head143
end145:
  %v195 = getelementptr inbounds i16, ptr %v142, i64 11776
  %v196 = getelementptr inbounds float, ptr %v140, i64 512
  %v197 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v196, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v198 = fptrunc <16 x float> %v197 to <16 x bfloat>
  %v199 = bitcast <16 x bfloat> %v198 to <16 x i16>
  %v200 = zext <16 x i16> %v199 to <16 x i32>
  %v201 = shl <16 x i32> %v200, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v202 = bitcast <16 x i32> %v201 to <16 x float>
  %v203 = fsub <16 x float> %v197, %v202
  %v204 = fptrunc <16 x float> %v203 to <16 x bfloat>
  %v205 = bitcast <16 x bfloat> %v204 to <16 x i16>
  %v206 = zext <16 x i16> %v205 to <16 x i32>
  %v207 = shl <16 x i32> %v206, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v208 = bitcast <16 x i32> %v207 to <16 x float>
  %v209 = fsub <16 x float> %v203, %v208
  %v210 = fptrunc <16 x float> %v209 to <16 x bfloat>
  %v211 = bitcast <16 x bfloat> %v210 to <16 x i16>
  %v212 = zext <16 x i16> %v211 to <16 x i32>
  %v213 = shl <16 x i32> %v212, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v214 = bitcast <16 x i32> %v213 to <16 x float>
  store <16 x i16> %v199, ptr %v195, align 2
  %v215 = getelementptr inbounds i16, ptr %v195, i64 12512
  store <16 x i16> %v205, ptr %v215, align 2
  %v216 = getelementptr inbounds i16, ptr %v195, i64 25024
  store <16 x i16> %v211, ptr %v216, align 2
  %v217 = getelementptr inbounds float, ptr %v140, i64 528
  %v218 = getelementptr inbounds i16, ptr %v195, i64 16
  %v219 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v220 = bitcast <16 x bfloat> %v219 to <16 x i16>
  %v221 = zext <16 x i16> %v220 to <16 x i32>
  %v222 = shl <16 x i32> %v221, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v223 = bitcast <16 x i32> %v222 to <16 x float>
  %v224 = fsub <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v223
  %v225 = fptrunc <16 x float> %v224 to <16 x bfloat>
  %v226 = bitcast <16 x bfloat> %v225 to <16 x i16>
  %v227 = zext <16 x i16> %v226 to <16 x i32>
  %v228 = shl <16 x i32> %v227, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v229 = bitcast <16 x i32> %v228 to <16 x float>
  %v230 = fsub <16 x float> %v224, %v229
  %v231 = fptrunc <16 x float> %v230 to <16 x bfloat>
  %v232 = bitcast <16 x bfloat> %v231 to <16 x i16>
  %v233 = zext <16 x i16> %v232 to <16 x i32>
  %v234 = shl <16 x i32> %v233, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v235 = bitcast <16 x i32> %v234 to <16 x float>
  store <16 x i16> %v220, ptr %v218, align 2
  %v236 = getelementptr inbounds i16, ptr %v218, i64 12512
  store <16 x i16> %v226, ptr %v236, align 2
  %v237 = getelementptr inbounds i16, ptr %v218, i64 25024
  store <16 x i16> %v232, ptr %v237, align 2
  %v238 = add nsw i64 %v137, 1
  br label %head134
end136:
  %v239 = getelementptr inbounds i16, ptr %v9, i64 640
  br label %head240
head240:
  %v243 = phi i64 [ 0, %end136 ], [ %v254, %end249 ]
  %v244 = icmp slt i64 %v243, 51
  br i1 %v244, label %body241, label %end242
body241:
  %v245 = mul i64 %v243, 736
  %v246 = getelementptr inbounds i16, ptr %v239, i64 %v245
  br label %head247
head247:
  %v250 = phi i64 [ 0, %body241 ], [ %v253, %body248 ]
  %v251 = icmp slt i64 %v250, 96
  br i1 %v251, label %body248, label %end249
body248:
  %v252 = getelementptr inbounds i16, ptr %v246, i64 %v250
  store <16 x i16> zeroinitializer, ptr %v252, align 2
  %v253 = add nsw i64 %v250, 16
  br label %head247
end249:
  %v254 = add nsw i64 %v243, 1
  br label %head240
end242:
  br label %end133
end133:
  %v255 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v88, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v87, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v86, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v9 = getelementptr inbounds i8, ptr %v7, i64 64
  call void @llvm.prefetch.p0(ptr %v9, i32 0, i32 2, i32 1)
  %v10 = getelementptr inbounds i8, ptr %v7, i64 128
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v7, i64 192
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v7, i64 256
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v7, i64 320
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v7, i64 384
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v7, i64 448
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v7, i64 512
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v7, i64 576
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v7, i64 640
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v7, i64 704
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v7, i64 768
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v7, i64 832
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v7, i64 896
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v7, i64 960
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v7, i64 1024
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v7, i64 1088
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v7, i64 1152
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v7, i64 1216
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v7, i64 1280
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v7, i64 1344
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v7, i64 1408
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v7, i64 1472
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v7, i64 1536
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v7, i64 1600
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v7, i64 1664
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v7, i64 1728
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v7, i64 1792
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v7, i64 1856
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v7, i64 1920
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v7, i64 1984
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v7, i64 2048
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v7, i64 2112
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v7, i64 2176
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v7, i64 2240
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v7, i64 2304
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v7, i64 2368
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v7, i64 2432
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v7, i64 2496
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v7, i64 2560
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v7, i64 2624
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v7, i64 2688
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v7, i64 2752
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v7, i64 2816
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v7, i64 2880
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v7, i64 2944
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v7, i64 3008
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v7, i64 3072
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v7, i64 3136
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v7, i64 3200
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v7, i64 3264
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v7, i64 3328
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v7, i64 3392
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v7, i64 3456
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v7, i64 3520
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v7, i64 3584
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v7, i64 3648
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v7, i64 3712
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v7, i64 3776
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v7, i64 3840
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v7, i64 3904
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v7, i64 3968
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v7, i64 4032
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v73 = load i64, ptr %v72, align 8
  %v74 = getelementptr inbounds i8, ptr %a, i64 %v73
  %v75 = getelementptr inbounds i16, ptr %v74, i64 25024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v75, i64 64)
  %v76 = getelementptr inbounds i16, ptr %v74, i64 25344
  call void @llvm.x86.tileloadd64(i8 5, ptr %v76, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v77 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v77, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v74, i64 64)
  %v78 = getelementptr inbounds i16, ptr %v74, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v78, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v79 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v79, i64 64)
  %v80 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v80, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v81 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v81, i64 64)
  %v82 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v82, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v83 = getelementptr inbounds i16, ptr %v74, i64 12512
  call void @llvm.x86.tileloadd64(i8 4, ptr %v83, i64 64)
  %v84 = getelementptr inbounds i16, ptr %v74, i64 12832
  call void @llvm.x86.tileloadd64(i8 5, ptr %v84, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v85 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v85, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v86 = getelementptr inbounds i8, ptr %v7, i64 4096
  %v87 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v88 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v89 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v89, i64 128)
  %v90 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v90, i64 128)
  %v91 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v91, i64 128)
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v84, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v83, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v82, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v9 = getelementptr inbounds i8, ptr %v7, i64 64
  call void @llvm.prefetch.p0(ptr %v9, i32 0, i32 2, i32 1)
  %v10 = getelementptr inbounds i8, ptr %v7, i64 128
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v7, i64 192
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v7, i64 256
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v7, i64 320
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v7, i64 384
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v7, i64 448
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v7, i64 512
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v7, i64 576
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v7, i64 640
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v7, i64 704
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v7, i64 768
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v7, i64 832
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v7, i64 896
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v7, i64 960
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v7, i64 1024
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v7, i64 1088
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v7, i64 1152
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v7, i64 1216
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v7, i64 1280
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v7, i64 1344
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v7, i64 1408
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v7, i64 1472
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v7, i64 1536
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v7, i64 1600
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v7, i64 1664
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v7, i64 1728
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v7, i64 1792
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v7, i64 1856
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v7, i64 1920
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v7, i64 1984
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v7, i64 2048
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v7, i64 2112
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v7, i64 2176
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v7, i64 2240
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v7, i64 2304
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v7, i64 2368
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v7, i64 2432
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v7, i64 2496
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v7, i64 2560
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v7, i64 2624
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v7, i64 2688
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v7, i64 2752
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v7, i64 2816
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v7, i64 2880
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v7, i64 2944
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v7, i64 3008
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v7, i64 3072
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v7, i64 3136
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v7, i64 3200
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v7, i64 3264
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v7, i64 3328
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v7, i64 3392
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v7, i64 3456
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v7, i64 3520
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v7, i64 3584
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v7, i64 3648
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v7, i64 3712
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v7, i64 3776
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v7, i64 3840
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v7, i64 3904
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v7, i64 3968
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v7, i64 4032
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v73 = load i64, ptr %v72, align 8
  %v74 = getelementptr inbounds i8, ptr %a, i64 %v73
  %v75 = getelementptr inbounds i16, ptr %v74, i64 25024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v75, i64 64)
  %v76 = getelementptr inbounds i16, ptr %v74, i64 25344
  call void @llvm.x86.tileloadd64(i8 5, ptr %v76, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v74, i64 64)
  %v77 = getelementptr inbounds i16, ptr %v74, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v77, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v78 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v78, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v79 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v79, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v80 = getelementptr inbounds i16, ptr %v74, i64 12512
  call void @llvm.x86.tileloadd64(i8 4, ptr %v80, i64 64)
  %v81 = getelementptr inbounds i16, ptr %v74, i64 12832
  call void @llvm.x86.tileloadd64(i8 5, ptr %v81, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v82 = getelementptr inbounds i8, ptr %v7, i64 4096
  %v83 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v84 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v85 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v85, i64 128)
  ret void
}
define internal void @k_sums_on_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tileloadd64(i8 0, ptr %sums, i64 128)
  %v2 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tileloadd64(i8 1, ptr %v2, i64 128)
  %v3 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tileloadd64(i8 2, ptr %v3, i64 128)
  %v4 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tileloadd64(i8 3, ptr %v4, i64 128)
  br label %head5
head5:
  %v8 = phi i64 [ %first, %entry ], [ %v91, %body6 ]
  %v9 = phi ptr [ %b, %entry ], [ %v90, %body6 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v89, %body6 ]
  %v11 = icmp slt i64 %v8, %last
  br i1 %v11, label %body6, label %end7
body6:
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v10, i64 64
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v10, i64 128
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v10, i64 192
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v10, i64 256
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v10, i64 320
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v10, i64 384
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v10, i64 448
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v10, i64 512
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v10, i64 576
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v10, i64 640
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v10, i64 704
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v10, i64 768
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v10, i64 832
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v10, i64 896
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v10, i64 960
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v10, i64 1024
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v10, i64 1088
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v10, i64 1152
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v10, i64 1216
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v10, i64 1280
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v10, i64 1344
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v10, i64 1408
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v10, i64 1472
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v10, i64 1536
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v10, i64 1600
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v10, i64 1664
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v10, i64 1728
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v10, i64 1792
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v10, i64 1856
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v10, i64 1920
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v10, i64 1984
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v10, i64 2048
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v10, i64 2112
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v10, i64 2176
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v10, i64 2240
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v10, i64 2304
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v10, i64 2368
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v10, i64 2432
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v10, i64 2496
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v10, i64 2560
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v10, i64 2624
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v10, i64 2688
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v10, i64 2752
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v10, i64 2816
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v10, i64 2880
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v10, i64 2944
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v10, i64 3008
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v10, i64 3072
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v10, i64 3136
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v10, i64 3200
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v10, i64 3264
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v10, i64 3328
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v10, i64 3392
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v10, i64 3456
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v10, i64 3520
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v10, i64 3584
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v10, i64 3648
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v10, i64 3712
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v10, i64 3776
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v10, i64 3840
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i8, ptr %v10, i64 3904
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 2, i32 1)
  %v73 = getelementptr inbounds i8, ptr %v10, i64 3968
  call void @llvm.prefetch.p0(ptr %v73, i32 0, i32 2, i32 1)
  %v74 = getelementptr inbounds i8, ptr %v10, i64 4032
  call void @llvm.prefetch.p0(ptr %v74, i32 0, i32 2, i32 1)
  %v75 = getelementptr inbounds i64, ptr @k_chunks, i64 %v8
  %v76 = load i64, ptr %v75, align 8
  %v77 = getelementptr inbounds i8, ptr %a, i64 %v76
  %v78 = getelementptr inbounds i16, ptr %v77, i64 25024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v78, i64 64)
  %v79 = getelementptr inbounds i16, ptr %v77, i64 25344
  call void @llvm.x86.tileloadd64(i8 5, ptr %v79, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v9, i64 64)
  %v80 = getelementptr inbounds i8, ptr %v9, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v80, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v77, i64 64)
  %v81 = getelementptr inbounds i16, ptr %v77, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v81, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v82 = getelementptr inbounds i8, ptr %v9, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v82, i64 64)
  %v83 = getelementptr inbounds i8, ptr %v9, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v83, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v84 = getelementptr inbounds i8, ptr %v9, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v84, i64 64)
  %v85 = getelementptr inbounds i8, ptr %v9, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v85, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v86 = getelementptr inbounds i16, ptr %v77, i64 12512
  call void @llvm.x86.tileloadd64(i8 4, ptr %v86, i64 64)
  %v87 = getelementptr inbounds i16, ptr %v77, i64 12832
  call void @llvm.x86.tileloadd64(i8 5, ptr %v87, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v9, i64 64)
  %v88 = getelementptr inbounds i8, ptr %v9, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v88, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v89 = getelementptr inbounds i8, ptr %v10, i64 4096
  %v90 = getelementptr inbounds i8, ptr %v9, i64 6144
  %v91 = add nsw i64 %v8, 1
  br label %head5
end7:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v92 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v92, i64 128)
  %v93 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v93, i64 128)
  %v94 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v94, i64 128)
  ret void
}
define internal void @k_sums_on_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tileloadd64(i8 0, ptr %sums, i64 128)
  %v2 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tileloadd64(i8 2, ptr %v2, i64 128)
  br label %head3
head3:
  %v6 = phi i64 [ %first, %entry ], [ %v85, %body4 ]
  %v7 = phi ptr [ %b, %entry ], [ %v84, %body4 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v83, %body4 ]
  %v9 = icmp slt i64 %v6, %last
  br i1 %v9, label %body4, label %end5
body4:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v10 = getelementptr inbounds i8, ptr %v8, i64 64
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v8, i64 128
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v8, i64 192
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v8, i64 256
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v8, i64 320
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v8, i64 384
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v8, i64 448
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v8, i64 512
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v8, i64 576
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v8, i64 640
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v8, i64 704
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v8, i64 768
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v8, i64 832
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v8, i64 896
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v8, i64 960
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v8, i64 1024
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v8, i64 1088
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v8, i64 1152
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v8, i64 1216
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v8, i64 1280
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v8, i64 1344
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v8, i64 1408
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v8, i64 1472
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v8, i64 1536
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v8, i64 1600
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v8, i64 1664
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v8, i64 1728
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v8, i64 1792
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v8, i64 1856
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v8, i64 1920
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v8, i64 1984
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v8, i64 2048
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v8, i64 2112
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v8, i64 2176
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v8, i64 2240
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v8, i64 2304
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v8, i64 2368
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v8, i64 2432
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v8, i64 2496
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v8, i64 2560
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v8, i64 2624
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v8, i64 2688
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v8, i64 2752
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v8, i64 2816
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v8, i64 2880
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v8, i64 2944
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v8, i64 3008
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v8, i64 3072
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v8, i64 3136
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v8, i64 3200
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v8, i64 3264
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v8, i64 3328
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v8, i64 3392
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v8, i64 3456
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v8, i64 3520
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v8, i64 3584
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v8, i64 3648
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v8, i64 3712
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v8, i64 3776
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v8, i64 3840
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v8, i64 3904
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v8, i64 3968
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i8, ptr %v8, i64 4032
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 2, i32 1)
  %v73 = getelementptr inbounds i64, ptr @k_chunks, i64 %v6
  %v74 = load i64, ptr %v73, align 8
  %v75 = getelementptr inbounds i8, ptr %a, i64 %v74
  %v76 = getelementptr inbounds i16, ptr %v75, i64 25024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v76, i64 64)
  %v77 = getelementptr inbounds i16, ptr %v75, i64 25344
  call void @llvm.x86.tileloadd64(i8 5, ptr %v77, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v7, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v75, i64 64)
  %v78 = getelementptr inbounds i16, ptr %v75, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v78, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v79 = getelementptr inbounds i8, ptr %v7, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v79, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v80 = getelementptr inbounds i8, ptr %v7, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v80, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v81 = getelementptr inbounds i16, ptr %v75, i64 12512
  call void @llvm.x86.tileloadd64(i8 4, ptr %v81, i64 64)
  %v82 = getelementptr inbounds i16, ptr %v75, i64 12832
  call void @llvm.x86.tileloadd64(i8 5, ptr %v82, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v7, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v83 = getelementptr inbounds i8, ptr %v8, i64 4096
  %v84 = getelementptr inbounds i8, ptr %v7, i64 6144
  %v85 = add nsw i64 %v6, 1
  br label %head3
end5:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v86 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v86, i64 128)
  ret void
}
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = sub i64 20, %row
  %v5 = icmp slt i64 %v4, 20
  %v6 = select i1 %v5, i64 %v4, i64 20
  %v7 = udiv i64 %row, 20
  %v8 = urem i64 %row, 20
  %v9 = add i64 %image, %v7
  %v10 = mul i64 %v9, 20
  %v11 = icmp slt i64 %v8, 20
  %v12 = select i1 %v11, i64 %v8, i64 20
  %v13 = add i64 %v10, %v12
  br label %head14
head14:
  %v17 = phi i64 [ 0, %entry ], [ %v37, %body15 ]
  %v18 = phi i64 [ %v8, %entry ], [ %v18, %body15 ]
  %v19 = phi i64 [ %v13, %entry ], [ %v36, %body15 ]
  %v20 = icmp slt i64 %v17, %v6
  br i1 %v20, label %body15, label %end16
body15:
  %v21 = mul i64 %v17, 32
  %v22 = getelementptr inbounds float, ptr %sums, i64 %v21
  %v23 = mul i64 %v19, 33
  %v24 = getelementptr inbounds float, ptr %out, i64 %v23
  %v25 = load <16 x float>, ptr %v22, align 4
  %v26 = fadd <16 x float> %v25, %v1
  %v27 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v26
  %v28 = select <16 x i1> %v27, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v26
  store <16 x float> %v28, ptr %v24, align 4
  %v29 = getelementptr inbounds float, ptr %v22, i64 16
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = fadd <16 x float> %v30, %v3
  %v32 = add i64 %column, 16
  %v33 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v31
  %v34 = select <16 x i1> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v31
  %v35 = getelementptr inbounds float, ptr %v24, i64 16
  store <16 x float> %v34, ptr %v35, align 4
  %v36 = add i64 %v19, 1
  %v37 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = sub i64 20, %row
  %v3 = icmp slt i64 %v2, 20
  %v4 = select i1 %v3, i64 %v2, i64 20
  %v5 = udiv i64 %row, 20
  %v6 = urem i64 %row, 20
  %v7 = add i64 %image, %v5
  %v8 = mul i64 %v7, 20
  %v9 = icmp slt i64 %v6, 20
  %v10 = select i1 %v9, i64 %v6, i64 20
  %v11 = add i64 %v8, %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %entry ], [ %v28, %body13 ]
  %v16 = phi i64 [ %v6, %entry ], [ %v16, %body13 ]
  %v17 = phi i64 [ %v11, %entry ], [ %v27, %body13 ]
  %v18 = icmp slt i64 %v15, %v4
  br i1 %v18, label %body13, label %end14
body13:
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %sums, i64 %v19
  %v21 = mul i64 %v17, 33
  %v22 = getelementptr inbounds float, ptr %out, i64 %v21
  %v23 = load <16 x float>, ptr %v20, align 4
  %v24 = fadd <16 x float> %v23, %v1
  %v25 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v24
  %v26 = select <16 x i1> %v25, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v26, ptr align 4 %v22, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v27 = add i64 %v17, 1
  %v28 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
define internal void @k_split_weights(ptr %from, ptr %to, i64 %chunks) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v84, %end8 ]
  %v5 = icmp slt i64 %v4, %chunks
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v83, %body7 ]
  %v10 = icmp slt i64 %v9, 16
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = mul i64 %v4, 1024
  %v12 = getelementptr inbounds float, ptr %from, i64 %v11
  %v13 = mul i64 %v9, 64
  %v14 = getelementptr inbounds float, ptr %v12, i64 %v13
  %v15 = mul i64 %v4, 6144
  %v16 = getelementptr inbounds i8, ptr %to, i64 %v15
  %v17 = mul i64 %v9, 64
  %v18 = getelementptr inbounds i8, ptr %v16, i64 %v17
  %v19 = load <16 x float>, ptr %v14, align 4
  %v20 = getelementptr inbounds float, ptr %v14, i64 32
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = bitcast <16 x float> %v19 to <16 x i32>
  %v23 = and <16 x i32> %v22, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v24 = bitcast <16 x float> %v21 to <16 x i32>
  %v25 = and <16 x i32> %v24, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v26 = lshr <16 x i32> %v23, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v27 = or <16 x i32> %v26, %v25
  %v28 = bitcast <16 x i32> %v23 to <16 x float>
  %v29 = fsub <16 x float> %v19, %v28
  %v30 = bitcast <16 x i32> %v25 to <16 x float>
  %v31 = fsub <16 x float> %v21, %v30
  %v32 = bitcast <16 x float> %v29 to <16 x i32>
  %v33 = and <16 x i32> %v32, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v34 = bitcast <16 x float> %v31 to <16 x i32>
  %v35 = and <16 x i32> %v34, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v36 = lshr <16 x i32> %v33, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v37 = or <16 x i32> %v36, %v35
  %v38 = bitcast <16 x i32> %v33 to <16 x float>
  %v39 = fsub <16 x float> %v29, %v38
  %v40 = bitcast <16 x i32> %v35 to <16 x float>
  %v41 = fsub <16 x float> %v31, %v40
  %v42 = bitcast <16 x float> %v39 to <16 x i32>
  %v43 = and <16 x i32> %v42, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v44 = bitcast <16 x float> %v41 to <16 x i32>
  %v45 = and <16 x i32> %v44, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v46 = lshr <16 x i32> %v43, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v47 = or <16 x i32> %v46, %v45
  store <16 x i32> %v27, ptr %v18, align 4
  %v48 = getelementptr inbounds i8, ptr %v18, i64 2048
  store <16 x i32> %v37, ptr %v48, align 4
  %v49 = getelementptr inbounds i8, ptr %v18, i64 4096
  store <16 x i32> %v47, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v14, i64 16
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v14, i64 48
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = bitcast <16 x float> %v51 to <16 x i32>
  %v55 = and <16 x i32> %v54, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v56 = bitcast <16 x float> %v53 to <16 x i32>
  %v57 = and <16 x i32> %v56, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v58 = lshr <16 x i32> %v55, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v59 = or <16 x i32> %v58, %v57
  %v60 = bitcast <16 x i32> %v55 to <16 x float>
  %v61 = fsub <16 x float> %v51, %v60
  %v62 = bitcast <16 x i32> %v57 to <16 x float>
  %v63 = fsub <16 x float> %v53, %v62
  %v64 = bitcast <16 x float> %v61 to <16 x i32>
  %v65 = and <16 x i32> %v64, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v66 = bitcast <16 x float> %v63 to <16 x i32>
  %v67 = and <16 x i32> %v66, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v68 = lshr <16 x i32> %v65, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v69 = or <16 x i32> %v68, %v67
  %v70 = bitcast <16 x i32> %v65 to <16 x float>
  %v71 = fsub <16 x float> %v61, %v70
  %v72 = bitcast <16 x i32> %v67 to <16 x float>
  %v73 = fsub <16 x float> %v63, %v72
  %v74 = bitcast <16 x float> %v71 to <16 x i32>
  %v75 = and <16 x i32> %v74, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v76 = bitcast <16 x float> %v73 to <16 x i32>
  %v77 = and <16 x i32> %v76, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v78 = lshr <16 x i32> %v75, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v79 = or <16 x i32> %v78, %v77
  %v80 = getelementptr inbounds i8, ptr %v18, i64 1024
  store <16 x i32> %v59, ptr %v80, align 4
  %v81 = getelementptr inbounds i8, ptr %v18, i64 3072
  store <16 x i32> %v69, ptr %v81, align 4
  %v82 = getelementptr inbounds i8, ptr %v18, i64 5120
  store <16 x i32> %v79, ptr %v82, align 4
  %v83 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v84 = add nsw i64 %v4, 1
  br label %head1
end3:
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
  %v12 = mul i64 %worker, 55296
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 55296
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v54, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 17
  %v21 = mul i64 %v20, 4096
  %v22 = getelementptr inbounds i8, ptr %v3, i64 %v21
  call void @k_split_weights(ptr %v22, ptr %v13, i64 8)
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v53, %end51 ]
  %v27 = icmp slt i64 %v26, 1
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 0, 20
  %v29 = mul i64 %v26, 640
  %v30 = mul i64 %v28, 32
  %v31 = add i64 %v29, %v30
  %v32 = add i64 %v18, %v26
  %v33 = getelementptr inbounds i8, ptr %v9, i64 75136
  %v34 = mul i64 %v32, 2560
  %v35 = getelementptr inbounds i8, ptr %v33, i64 %v34
  %v36 = add i64 %v18, 1
  %v37 = mul i64 %v36, 17
  %v38 = mul i64 %v37, 4096
  %v39 = getelementptr inbounds i8, ptr %v3, i64 %v38
  %v40 = mul i64 %v26, 32768
  %v41 = getelementptr inbounds i8, ptr %v39, i64 %v40
  %v42 = icmp eq i64 0, 0
  %v43 = icmp eq i64 %v18, 1
  %v44 = xor i1 %v43, true
  %v45 = and i1 true, %v44
  br i1 %v45, label %then46, label %end47
then46:
  %v48 = getelementptr inbounds i16, ptr %v9, i64 %v31
  call void @k_sums_2_2(ptr %v48, ptr %v13, ptr %v35, ptr %v41, ptr %v13, i64 0, i64 8)
  br label %end47
end47:
  %v49 = and i1 true, %v43
  br i1 %v49, label %then50, label %end51
then50:
  %v52 = getelementptr inbounds i16, ptr %v9, i64 %v31
  call void @k_sums_2_1(ptr %v52, ptr %v13, ptr %v35, ptr %v41, ptr %v13, i64 0, i64 8)
  br label %end51
end51:
  %v53 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v54 = add nsw i64 %v18, 1
  br label %head15
end17:
  br label %head55
head55:
  %v58 = phi i64 [ %lo, %end17 ], [ %v106, %end66 ]
  %v59 = icmp slt i64 %v58, %hi
  br i1 %v59, label %body56, label %end57
body56:
  %v60 = mul i64 %v58, 17
  %v61 = add i64 %v60, 8
  %v62 = mul i64 %v61, 4096
  %v63 = getelementptr inbounds i8, ptr %v3, i64 %v62
  call void @k_split_weights(ptr %v63, ptr %v13, i64 9)
  br label %head64
head64:
  %v67 = phi i64 [ 0, %body56 ], [ %v105, %end104 ]
  %v68 = icmp slt i64 %v67, 1
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = mul i64 0, 20
  %v70 = mul i64 %v67, 640
  %v71 = mul i64 %v69, 32
  %v72 = add i64 %v70, %v71
  %v73 = add i64 %v58, %v67
  %v74 = getelementptr inbounds i8, ptr %v9, i64 75136
  %v75 = mul i64 %v73, 2560
  %v76 = getelementptr inbounds i8, ptr %v74, i64 %v75
  %v77 = add i64 %v58, 1
  %v78 = mul i64 %v77, 17
  %v79 = add i64 %v78, 8
  %v80 = mul i64 %v79, 4096
  %v81 = getelementptr inbounds i8, ptr %v3, i64 %v80
  %v82 = mul i64 %v67, 36864
  %v83 = getelementptr inbounds i8, ptr %v81, i64 %v82
  %v84 = icmp eq i64 0, 0
  %v85 = icmp eq i64 %v58, 1
  %v86 = xor i1 %v85, true
  %v87 = and i1 true, %v86
  br i1 %v87, label %then88, label %end89
then88:
  %v90 = getelementptr inbounds i16, ptr %v9, i64 %v72
  call void @k_sums_on_2_2(ptr %v90, ptr %v13, ptr %v76, ptr %v83, ptr %v13, i64 8, i64 17)
  br label %end89
end89:
  %v91 = and i1 true, %v85
  br i1 %v91, label %then92, label %end93
then92:
  %v94 = getelementptr inbounds i16, ptr %v9, i64 %v72
  call void @k_sums_on_2_1(ptr %v94, ptr %v13, ptr %v76, ptr %v83, ptr %v13, i64 8, i64 17)
  br label %end93
end93:
  %v95 = mul i64 %v58, 32
  %v96 = getelementptr inbounds float, ptr %v5, i64 %v95
  %v97 = getelementptr inbounds float, ptr %v7, i64 %v95
  %v98 = xor i1 %v85, true
  %v99 = and i1 true, %v98
  br i1 %v99, label %then100, label %end101
then100:
  call void @k_tail_32(ptr %v76, ptr %v96, ptr %v97, i64 %v67, i64 %v69, i64 %v95)
  br label %end101
end101:
  %v102 = and i1 true, %v85
  br i1 %v102, label %then103, label %end104
then103:
  call void @k_tail_1(ptr %v76, ptr %v96, ptr %v97, i64 %v67, i64 %v69, i64 %v95)
  br label %end104
end104:
  %v105 = add nsw i64 %v67, 1
  br label %head64
end66:
  %v106 = add nsw i64 %v58, 1
  br label %head55
end57:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
