; task {"attributes":{"dilations":[1,1],"group":2,"pad_value":7,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["u8[1,5,6,8]","i8[18,3,3,4]","i32[18]"],"op":"conv","output":"f32[1,5,6,18]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_copy: 7 units
; phase k_product: 10 units
; scratch 448 bytes, 0 of each core
; packed input 1: int8 (1172,) cccc0ba95dbcc766
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
  %v16 = phi i64 [ %lo, %entry ], [ %v48, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 64
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
  %v32 = icmp slt i64 %v31, 64
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
  %v40 = mul i64 %v39, 48
  %v41 = getelementptr inbounds i8, ptr %v1, i64 %v40
  store <8 x i8> splat (i8 7), ptr %v19, align 1
  %v42 = getelementptr inbounds i8, ptr %v19, i64 8
  %v43 = load <32 x i8>, ptr %v41, align 1
  store <32 x i8> %v43, ptr %v42, align 1
  %v44 = getelementptr inbounds i8, ptr %v41, i64 32
  %v45 = load <16 x i8>, ptr %v44, align 1
  %v46 = getelementptr inbounds i8, ptr %v42, i64 32
  store <16 x i8> %v45, ptr %v46, align 1
  %v47 = getelementptr inbounds i8, ptr %v19, i64 56
  store <8 x i8> splat (i8 7), ptr %v47, align 1
  br label %end37
end37:
  %v48 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v66, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v65, %end15 ]
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
  %v16 = phi i64 [ 0, %body2 ], [ %v64, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v63, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v61, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v33, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v42, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v51, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v60, %body14 ]
  %v24 = icmp slt i64 %v16, 3
  br i1 %v24, label %body14, label %end15
body14:
  %v25 = load <8 x i32>, ptr %v18, align 1
  %v26 = load i32, ptr %v17, align 1
  %v27 = insertelement <8 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v28 to <32 x i8>
  %v30 = bitcast <8 x i32> %v25 to <32 x i8>
  %v31 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v29, <32 x i8> %v30)
  %v32 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v31, <16 x i16> splat (i16 1))
  %v33 = add <8 x i32> %v20, %v32
  %v34 = getelementptr inbounds i8, ptr %v17, i64 8
  %v35 = load i32, ptr %v34, align 1
  %v36 = insertelement <8 x i32> poison, i32 %v35, i64 0
  %v37 = shufflevector <8 x i32> %v36, <8 x i32> poison, <8 x i32> zeroinitializer
  %v38 = bitcast <8 x i32> %v37 to <32 x i8>
  %v39 = bitcast <8 x i32> %v25 to <32 x i8>
  %v40 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v38, <32 x i8> %v39)
  %v41 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v40, <16 x i16> splat (i16 1))
  %v42 = add <8 x i32> %v21, %v41
  %v43 = getelementptr inbounds i8, ptr %v17, i64 16
  %v44 = load i32, ptr %v43, align 1
  %v45 = insertelement <8 x i32> poison, i32 %v44, i64 0
  %v46 = shufflevector <8 x i32> %v45, <8 x i32> poison, <8 x i32> zeroinitializer
  %v47 = bitcast <8 x i32> %v46 to <32 x i8>
  %v48 = bitcast <8 x i32> %v25 to <32 x i8>
  %v49 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v47, <32 x i8> %v48)
  %v50 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v49, <16 x i16> splat (i16 1))
  %v51 = add <8 x i32> %v22, %v50
  %v52 = getelementptr inbounds i8, ptr %v17, i64 24
  %v53 = load i32, ptr %v52, align 1
  %v54 = insertelement <8 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <8 x i32> %v54, <8 x i32> poison, <8 x i32> zeroinitializer
  %v56 = bitcast <8 x i32> %v55 to <32 x i8>
  %v57 = bitcast <8 x i32> %v25 to <32 x i8>
  %v58 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v56, <32 x i8> %v57)
  %v59 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v58, <16 x i16> splat (i16 1))
  %v60 = add <8 x i32> %v23, %v59
  %v61 = getelementptr inbounds i8, ptr %v18, i64 32
  %v62 = getelementptr inbounds i8, ptr %v17, i64 4
  %v63 = getelementptr inbounds i8, ptr %v17, i64 8
  %v64 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v65 = getelementptr inbounds i8, ptr %v5, i64 64
  %v66 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head67
head67:
  %v70 = phi i64 [ 0, %end3 ], [ %v177, %body68 ]
  %v71 = phi ptr [ %remainder, %end3 ], [ %v108, %body68 ]
  %v72 = phi <8 x i32> [ %v8, %end3 ], [ %v125, %body68 ]
  %v73 = phi <8 x i32> [ %v9, %end3 ], [ %v142, %body68 ]
  %v74 = phi <8 x i32> [ %v10, %end3 ], [ %v159, %body68 ]
  %v75 = phi <8 x i32> [ %v11, %end3 ], [ %v176, %body68 ]
  %v76 = icmp slt i64 %v70, %remainders
  br i1 %v76, label %body68, label %end69
body68:
  %v77 = getelementptr inbounds i8, ptr %v71, i64 32
  %v78 = load i32, ptr %v77, align 1
  %v79 = zext i32 %v78 to i64
  %v80 = mul i64 %v79, 64
  %v81 = getelementptr inbounds i8, ptr %a, i64 %v80
  %v82 = getelementptr inbounds i8, ptr %v71, i64 36
  %v83 = load i32, ptr %v82, align 1
  %v84 = zext i32 %v83 to i64
  %v85 = mul i64 %v84, 8
  %v86 = getelementptr inbounds i8, ptr %v81, i64 %v85
  %v87 = getelementptr inbounds i8, ptr %v71, i64 40
  %v88 = load i32, ptr %v87, align 1
  %v89 = zext i32 %v88 to i64
  %v90 = mul i64 %v89, 4
  %v91 = getelementptr inbounds i8, ptr %v86, i64 %v90
  %v92 = getelementptr inbounds i8, ptr %v71, i64 44
  %v93 = getelementptr inbounds i8, ptr %v92, i64 32
  %v94 = load i32, ptr %v93, align 1
  %v95 = zext i32 %v94 to i64
  %v96 = mul i64 %v95, 64
  %v97 = getelementptr inbounds i8, ptr %a, i64 %v96
  %v98 = getelementptr inbounds i8, ptr %v92, i64 36
  %v99 = load i32, ptr %v98, align 1
  %v100 = zext i32 %v99 to i64
  %v101 = mul i64 %v100, 8
  %v102 = getelementptr inbounds i8, ptr %v97, i64 %v101
  %v103 = getelementptr inbounds i8, ptr %v92, i64 40
  %v104 = load i32, ptr %v103, align 1
  %v105 = zext i32 %v104 to i64
  %v106 = mul i64 %v105, 4
  %v107 = getelementptr inbounds i8, ptr %v102, i64 %v106
  %v108 = getelementptr inbounds i8, ptr %v92, i64 44
  %v109 = load <8 x i32>, ptr %v71, align 1
  %v110 = load <8 x i32>, ptr %v92, align 1
  %v111 = load i32, ptr %v91, align 1
  %v112 = insertelement <8 x i32> poison, i32 %v111, i64 0
  %v113 = shufflevector <8 x i32> %v112, <8 x i32> poison, <8 x i32> zeroinitializer
  %v114 = load i32, ptr %v107, align 1
  %v115 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <8 x i32> %v115, <8 x i32> poison, <8 x i32> zeroinitializer
  %v117 = bitcast <8 x i32> %v113 to <32 x i8>
  %v118 = bitcast <8 x i32> %v109 to <32 x i8>
  %v119 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v117, <32 x i8> %v118)
  %v120 = bitcast <8 x i32> %v116 to <32 x i8>
  %v121 = bitcast <8 x i32> %v110 to <32 x i8>
  %v122 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v120, <32 x i8> %v121)
  %v123 = add <16 x i16> %v119, %v122
  %v124 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v123, <16 x i16> splat (i16 1))
  %v125 = add <8 x i32> %v72, %v124
  %v126 = getelementptr inbounds i8, ptr %v91, i64 8
  %v127 = load i32, ptr %v126, align 1
  %v128 = insertelement <8 x i32> poison, i32 %v127, i64 0
  %v129 = shufflevector <8 x i32> %v128, <8 x i32> poison, <8 x i32> zeroinitializer
  %v130 = getelementptr inbounds i8, ptr %v107, i64 8
  %v131 = load i32, ptr %v130, align 1
  %v132 = insertelement <8 x i32> poison, i32 %v131, i64 0
  %v133 = shufflevector <8 x i32> %v132, <8 x i32> poison, <8 x i32> zeroinitializer
  %v134 = bitcast <8 x i32> %v129 to <32 x i8>
  %v135 = bitcast <8 x i32> %v109 to <32 x i8>
  %v136 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v134, <32 x i8> %v135)
  %v137 = bitcast <8 x i32> %v133 to <32 x i8>
  %v138 = bitcast <8 x i32> %v110 to <32 x i8>
  %v139 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v137, <32 x i8> %v138)
  %v140 = add <16 x i16> %v136, %v139
  %v141 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v140, <16 x i16> splat (i16 1))
  %v142 = add <8 x i32> %v73, %v141
  %v143 = getelementptr inbounds i8, ptr %v91, i64 16
  %v144 = load i32, ptr %v143, align 1
  %v145 = insertelement <8 x i32> poison, i32 %v144, i64 0
  %v146 = shufflevector <8 x i32> %v145, <8 x i32> poison, <8 x i32> zeroinitializer
  %v147 = getelementptr inbounds i8, ptr %v107, i64 16
  %v148 = load i32, ptr %v147, align 1
  %v149 = insertelement <8 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <8 x i32> %v149, <8 x i32> poison, <8 x i32> zeroinitializer
  %v151 = bitcast <8 x i32> %v146 to <32 x i8>
  %v152 = bitcast <8 x i32> %v109 to <32 x i8>
  %v153 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v151, <32 x i8> %v152)
  %v154 = bitcast <8 x i32> %v150 to <32 x i8>
  %v155 = bitcast <8 x i32> %v110 to <32 x i8>
  %v156 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v154, <32 x i8> %v155)
  %v157 = add <16 x i16> %v153, %v156
  %v158 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v157, <16 x i16> splat (i16 1))
  %v159 = add <8 x i32> %v74, %v158
  %v160 = getelementptr inbounds i8, ptr %v91, i64 24
  %v161 = load i32, ptr %v160, align 1
  %v162 = insertelement <8 x i32> poison, i32 %v161, i64 0
  %v163 = shufflevector <8 x i32> %v162, <8 x i32> poison, <8 x i32> zeroinitializer
  %v164 = getelementptr inbounds i8, ptr %v107, i64 24
  %v165 = load i32, ptr %v164, align 1
  %v166 = insertelement <8 x i32> poison, i32 %v165, i64 0
  %v167 = shufflevector <8 x i32> %v166, <8 x i32> poison, <8 x i32> zeroinitializer
  %v168 = bitcast <8 x i32> %v163 to <32 x i8>
  %v169 = bitcast <8 x i32> %v109 to <32 x i8>
  %v170 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v168, <32 x i8> %v169)
  %v171 = bitcast <8 x i32> %v167 to <32 x i8>
  %v172 = bitcast <8 x i32> %v110 to <32 x i8>
  %v173 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v171, <32 x i8> %v172)
  %v174 = add <16 x i16> %v170, %v173
  %v175 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v174, <16 x i16> splat (i16 1))
  %v176 = add <8 x i32> %v75, %v175
  %v177 = add nsw i64 %v70, 2
  br label %head67
end69:
  %v178 = load <8 x i32>, ptr %bias, align 4
  %v179 = add <8 x i32> %v72, %v178
  %v180 = sitofp <8 x i32> %v179 to <8 x float>
  %v181 = add <8 x i32> %v73, %v178
  %v182 = sitofp <8 x i32> %v181 to <8 x float>
  %v183 = add <8 x i32> %v74, %v178
  %v184 = sitofp <8 x i32> %v183 to <8 x float>
  %v185 = add <8 x i32> %v75, %v178
  %v186 = sitofp <8 x i32> %v185 to <8 x float>
  store <8 x float> %v180, ptr %c, align 4
  %v187 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v182, ptr %v187, align 4
  %v188 = getelementptr inbounds float, ptr %c, i64 36
  store <8 x float> %v184, ptr %v188, align 4
  %v189 = getelementptr inbounds float, ptr %c, i64 54
  store <8 x float> %v186, ptr %v189, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v66, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v65, %end15 ]
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
  %v16 = phi i64 [ 0, %body2 ], [ %v64, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v63, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v61, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v33, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v42, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v51, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v60, %body14 ]
  %v24 = icmp slt i64 %v16, 3
  br i1 %v24, label %body14, label %end15
body14:
  %v25 = load <8 x i32>, ptr %v18, align 1
  %v26 = load i32, ptr %v17, align 1
  %v27 = insertelement <8 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v28 to <32 x i8>
  %v30 = bitcast <8 x i32> %v25 to <32 x i8>
  %v31 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v29, <32 x i8> %v30)
  %v32 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v31, <16 x i16> splat (i16 1))
  %v33 = add <8 x i32> %v20, %v32
  %v34 = getelementptr inbounds i8, ptr %v17, i64 8
  %v35 = load i32, ptr %v34, align 1
  %v36 = insertelement <8 x i32> poison, i32 %v35, i64 0
  %v37 = shufflevector <8 x i32> %v36, <8 x i32> poison, <8 x i32> zeroinitializer
  %v38 = bitcast <8 x i32> %v37 to <32 x i8>
  %v39 = bitcast <8 x i32> %v25 to <32 x i8>
  %v40 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v38, <32 x i8> %v39)
  %v41 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v40, <16 x i16> splat (i16 1))
  %v42 = add <8 x i32> %v21, %v41
  %v43 = getelementptr inbounds i8, ptr %v17, i64 16
  %v44 = load i32, ptr %v43, align 1
  %v45 = insertelement <8 x i32> poison, i32 %v44, i64 0
  %v46 = shufflevector <8 x i32> %v45, <8 x i32> poison, <8 x i32> zeroinitializer
  %v47 = bitcast <8 x i32> %v46 to <32 x i8>
  %v48 = bitcast <8 x i32> %v25 to <32 x i8>
  %v49 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v47, <32 x i8> %v48)
  %v50 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v49, <16 x i16> splat (i16 1))
  %v51 = add <8 x i32> %v22, %v50
  %v52 = getelementptr inbounds i8, ptr %v17, i64 24
  %v53 = load i32, ptr %v52, align 1
  %v54 = insertelement <8 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <8 x i32> %v54, <8 x i32> poison, <8 x i32> zeroinitializer
  %v56 = bitcast <8 x i32> %v55 to <32 x i8>
  %v57 = bitcast <8 x i32> %v25 to <32 x i8>
  %v58 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v56, <32 x i8> %v57)
  %v59 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v58, <16 x i16> splat (i16 1))
  %v60 = add <8 x i32> %v23, %v59
  %v61 = getelementptr inbounds i8, ptr %v18, i64 32
  %v62 = getelementptr inbounds i8, ptr %v17, i64 4
  %v63 = getelementptr inbounds i8, ptr %v17, i64 8
  %v64 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v65 = getelementptr inbounds i8, ptr %v5, i64 64
  %v66 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head67
head67:
  %v70 = phi i64 [ 0, %end3 ], [ %v177, %body68 ]
  %v71 = phi ptr [ %remainder, %end3 ], [ %v108, %body68 ]
  %v72 = phi <8 x i32> [ %v8, %end3 ], [ %v125, %body68 ]
  %v73 = phi <8 x i32> [ %v9, %end3 ], [ %v142, %body68 ]
  %v74 = phi <8 x i32> [ %v10, %end3 ], [ %v159, %body68 ]
  %v75 = phi <8 x i32> [ %v11, %end3 ], [ %v176, %body68 ]
  %v76 = icmp slt i64 %v70, %remainders
  br i1 %v76, label %body68, label %end69
body68:
  %v77 = getelementptr inbounds i8, ptr %v71, i64 32
  %v78 = load i32, ptr %v77, align 1
  %v79 = zext i32 %v78 to i64
  %v80 = mul i64 %v79, 64
  %v81 = getelementptr inbounds i8, ptr %a, i64 %v80
  %v82 = getelementptr inbounds i8, ptr %v71, i64 36
  %v83 = load i32, ptr %v82, align 1
  %v84 = zext i32 %v83 to i64
  %v85 = mul i64 %v84, 8
  %v86 = getelementptr inbounds i8, ptr %v81, i64 %v85
  %v87 = getelementptr inbounds i8, ptr %v71, i64 40
  %v88 = load i32, ptr %v87, align 1
  %v89 = zext i32 %v88 to i64
  %v90 = mul i64 %v89, 4
  %v91 = getelementptr inbounds i8, ptr %v86, i64 %v90
  %v92 = getelementptr inbounds i8, ptr %v71, i64 44
  %v93 = getelementptr inbounds i8, ptr %v92, i64 32
  %v94 = load i32, ptr %v93, align 1
  %v95 = zext i32 %v94 to i64
  %v96 = mul i64 %v95, 64
  %v97 = getelementptr inbounds i8, ptr %a, i64 %v96
  %v98 = getelementptr inbounds i8, ptr %v92, i64 36
  %v99 = load i32, ptr %v98, align 1
  %v100 = zext i32 %v99 to i64
  %v101 = mul i64 %v100, 8
  %v102 = getelementptr inbounds i8, ptr %v97, i64 %v101
  %v103 = getelementptr inbounds i8, ptr %v92, i64 40
  %v104 = load i32, ptr %v103, align 1
  %v105 = zext i32 %v104 to i64
  %v106 = mul i64 %v105, 4
  %v107 = getelementptr inbounds i8, ptr %v102, i64 %v106
  %v108 = getelementptr inbounds i8, ptr %v92, i64 44
  %v109 = load <8 x i32>, ptr %v71, align 1
  %v110 = load <8 x i32>, ptr %v92, align 1
  %v111 = load i32, ptr %v91, align 1
  %v112 = insertelement <8 x i32> poison, i32 %v111, i64 0
  %v113 = shufflevector <8 x i32> %v112, <8 x i32> poison, <8 x i32> zeroinitializer
  %v114 = load i32, ptr %v107, align 1
  %v115 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %v116 = shufflevector <8 x i32> %v115, <8 x i32> poison, <8 x i32> zeroinitializer
  %v117 = bitcast <8 x i32> %v113 to <32 x i8>
  %v118 = bitcast <8 x i32> %v109 to <32 x i8>
  %v119 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v117, <32 x i8> %v118)
  %v120 = bitcast <8 x i32> %v116 to <32 x i8>
  %v121 = bitcast <8 x i32> %v110 to <32 x i8>
  %v122 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v120, <32 x i8> %v121)
  %v123 = add <16 x i16> %v119, %v122
  %v124 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v123, <16 x i16> splat (i16 1))
  %v125 = add <8 x i32> %v72, %v124
  %v126 = getelementptr inbounds i8, ptr %v91, i64 8
  %v127 = load i32, ptr %v126, align 1
  %v128 = insertelement <8 x i32> poison, i32 %v127, i64 0
  %v129 = shufflevector <8 x i32> %v128, <8 x i32> poison, <8 x i32> zeroinitializer
  %v130 = getelementptr inbounds i8, ptr %v107, i64 8
  %v131 = load i32, ptr %v130, align 1
  %v132 = insertelement <8 x i32> poison, i32 %v131, i64 0
  %v133 = shufflevector <8 x i32> %v132, <8 x i32> poison, <8 x i32> zeroinitializer
  %v134 = bitcast <8 x i32> %v129 to <32 x i8>
  %v135 = bitcast <8 x i32> %v109 to <32 x i8>
  %v136 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v134, <32 x i8> %v135)
  %v137 = bitcast <8 x i32> %v133 to <32 x i8>
  %v138 = bitcast <8 x i32> %v110 to <32 x i8>
  %v139 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v137, <32 x i8> %v138)
  %v140 = add <16 x i16> %v136, %v139
  %v141 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v140, <16 x i16> splat (i16 1))
  %v142 = add <8 x i32> %v73, %v141
  %v143 = getelementptr inbounds i8, ptr %v91, i64 16
  %v144 = load i32, ptr %v143, align 1
  %v145 = insertelement <8 x i32> poison, i32 %v144, i64 0
  %v146 = shufflevector <8 x i32> %v145, <8 x i32> poison, <8 x i32> zeroinitializer
  %v147 = getelementptr inbounds i8, ptr %v107, i64 16
  %v148 = load i32, ptr %v147, align 1
  %v149 = insertelement <8 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <8 x i32> %v149, <8 x i32> poison, <8 x i32> zeroinitializer
  %v151 = bitcast <8 x i32> %v146 to <32 x i8>
  %v152 = bitcast <8 x i32> %v109 to <32 x i8>
  %v153 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v151, <32 x i8> %v152)
  %v154 = bitcast <8 x i32> %v150 to <32 x i8>
  %v155 = bitcast <8 x i32> %v110 to <32 x i8>
  %v156 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v154, <32 x i8> %v155)
  %v157 = add <16 x i16> %v153, %v156
  %v158 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v157, <16 x i16> splat (i16 1))
  %v159 = add <8 x i32> %v74, %v158
  %v160 = getelementptr inbounds i8, ptr %v91, i64 24
  %v161 = load i32, ptr %v160, align 1
  %v162 = insertelement <8 x i32> poison, i32 %v161, i64 0
  %v163 = shufflevector <8 x i32> %v162, <8 x i32> poison, <8 x i32> zeroinitializer
  %v164 = getelementptr inbounds i8, ptr %v107, i64 24
  %v165 = load i32, ptr %v164, align 1
  %v166 = insertelement <8 x i32> poison, i32 %v165, i64 0
  %v167 = shufflevector <8 x i32> %v166, <8 x i32> poison, <8 x i32> zeroinitializer
  %v168 = bitcast <8 x i32> %v163 to <32 x i8>
  %v169 = bitcast <8 x i32> %v109 to <32 x i8>
  %v170 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v168, <32 x i8> %v169)
  %v171 = bitcast <8 x i32> %v167 to <32 x i8>
  %v172 = bitcast <8 x i32> %v110 to <32 x i8>
  %v173 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v171, <32 x i8> %v172)
  %v174 = add <16 x i16> %v170, %v173
  %v175 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v174, <16 x i16> splat (i16 1))
  %v176 = add <8 x i32> %v75, %v175
  %v177 = add nsw i64 %v70, 2
  br label %head67
end69:
  %v178 = load <8 x i32>, ptr %bias, align 4
  %v179 = add <8 x i32> %v72, %v178
  %v180 = sitofp <8 x i32> %v179 to <8 x float>
  %v181 = add <8 x i32> %v73, %v178
  %v182 = sitofp <8 x i32> %v181 to <8 x float>
  %v183 = add <8 x i32> %v74, %v178
  %v184 = sitofp <8 x i32> %v183 to <8 x float>
  %v185 = add <8 x i32> %v75, %v178
  %v186 = sitofp <8 x i32> %v185 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v180, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v187 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v182, ptr align 4 %v187, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v188 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v184, ptr align 4 %v188, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v189 = getelementptr inbounds float, ptr %c, i64 54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v186, ptr align 4 %v189, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v44, %end13 ]
  %v5 = phi ptr [ %a, %entry ], [ %v43, %end13 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v18, %end13 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v19, %end13 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v42, %body12 ]
  %v15 = phi ptr [ %v5, %body2 ], [ %v41, %body12 ]
  %v16 = phi ptr [ %v6, %body2 ], [ %v39, %body12 ]
  %v17 = phi ptr [ %v7, %body2 ], [ %v17, %body12 ]
  %v18 = phi <8 x i32> [ %v8, %body2 ], [ %v29, %body12 ]
  %v19 = phi <8 x i32> [ %v9, %body2 ], [ %v38, %body12 ]
  %v20 = icmp slt i64 %v14, 3
  br i1 %v20, label %body12, label %end13
body12:
  %v21 = load <8 x i32>, ptr %v16, align 1
  %v22 = load i32, ptr %v15, align 1
  %v23 = insertelement <8 x i32> poison, i32 %v22, i64 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = bitcast <8 x i32> %v24 to <32 x i8>
  %v26 = bitcast <8 x i32> %v21 to <32 x i8>
  %v27 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v25, <32 x i8> %v26)
  %v28 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v27, <16 x i16> splat (i16 1))
  %v29 = add <8 x i32> %v18, %v28
  %v30 = getelementptr inbounds i8, ptr %v15, i64 8
  %v31 = load i32, ptr %v30, align 1
  %v32 = insertelement <8 x i32> poison, i32 %v31, i64 0
  %v33 = shufflevector <8 x i32> %v32, <8 x i32> poison, <8 x i32> zeroinitializer
  %v34 = bitcast <8 x i32> %v33 to <32 x i8>
  %v35 = bitcast <8 x i32> %v21 to <32 x i8>
  %v36 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v34, <32 x i8> %v35)
  %v37 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v36, <16 x i16> splat (i16 1))
  %v38 = add <8 x i32> %v19, %v37
  %v39 = getelementptr inbounds i8, ptr %v16, i64 32
  %v40 = getelementptr inbounds i8, ptr %v15, i64 4
  %v41 = getelementptr inbounds i8, ptr %v15, i64 8
  %v42 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v43 = getelementptr inbounds i8, ptr %v5, i64 64
  %v44 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head45
head45:
  %v48 = phi i64 [ 0, %end3 ], [ %v119, %body46 ]
  %v49 = phi ptr [ %remainder, %end3 ], [ %v84, %body46 ]
  %v50 = phi <8 x i32> [ %v8, %end3 ], [ %v101, %body46 ]
  %v51 = phi <8 x i32> [ %v9, %end3 ], [ %v118, %body46 ]
  %v52 = icmp slt i64 %v48, %remainders
  br i1 %v52, label %body46, label %end47
body46:
  %v53 = getelementptr inbounds i8, ptr %v49, i64 32
  %v54 = load i32, ptr %v53, align 1
  %v55 = zext i32 %v54 to i64
  %v56 = mul i64 %v55, 64
  %v57 = getelementptr inbounds i8, ptr %a, i64 %v56
  %v58 = getelementptr inbounds i8, ptr %v49, i64 36
  %v59 = load i32, ptr %v58, align 1
  %v60 = zext i32 %v59 to i64
  %v61 = mul i64 %v60, 8
  %v62 = getelementptr inbounds i8, ptr %v57, i64 %v61
  %v63 = getelementptr inbounds i8, ptr %v49, i64 40
  %v64 = load i32, ptr %v63, align 1
  %v65 = zext i32 %v64 to i64
  %v66 = mul i64 %v65, 4
  %v67 = getelementptr inbounds i8, ptr %v62, i64 %v66
  %v68 = getelementptr inbounds i8, ptr %v49, i64 44
  %v69 = getelementptr inbounds i8, ptr %v68, i64 32
  %v70 = load i32, ptr %v69, align 1
  %v71 = zext i32 %v70 to i64
  %v72 = mul i64 %v71, 64
  %v73 = getelementptr inbounds i8, ptr %a, i64 %v72
  %v74 = getelementptr inbounds i8, ptr %v68, i64 36
  %v75 = load i32, ptr %v74, align 1
  %v76 = zext i32 %v75 to i64
  %v77 = mul i64 %v76, 8
  %v78 = getelementptr inbounds i8, ptr %v73, i64 %v77
  %v79 = getelementptr inbounds i8, ptr %v68, i64 40
  %v80 = load i32, ptr %v79, align 1
  %v81 = zext i32 %v80 to i64
  %v82 = mul i64 %v81, 4
  %v83 = getelementptr inbounds i8, ptr %v78, i64 %v82
  %v84 = getelementptr inbounds i8, ptr %v68, i64 44
  %v85 = load <8 x i32>, ptr %v49, align 1
  %v86 = load <8 x i32>, ptr %v68, align 1
  %v87 = load i32, ptr %v67, align 1
  %v88 = insertelement <8 x i32> poison, i32 %v87, i64 0
  %v89 = shufflevector <8 x i32> %v88, <8 x i32> poison, <8 x i32> zeroinitializer
  %v90 = load i32, ptr %v83, align 1
  %v91 = insertelement <8 x i32> poison, i32 %v90, i64 0
  %v92 = shufflevector <8 x i32> %v91, <8 x i32> poison, <8 x i32> zeroinitializer
  %v93 = bitcast <8 x i32> %v89 to <32 x i8>
  %v94 = bitcast <8 x i32> %v85 to <32 x i8>
  %v95 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v93, <32 x i8> %v94)
  %v96 = bitcast <8 x i32> %v92 to <32 x i8>
  %v97 = bitcast <8 x i32> %v86 to <32 x i8>
  %v98 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v96, <32 x i8> %v97)
  %v99 = add <16 x i16> %v95, %v98
  %v100 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v99, <16 x i16> splat (i16 1))
  %v101 = add <8 x i32> %v50, %v100
  %v102 = getelementptr inbounds i8, ptr %v67, i64 8
  %v103 = load i32, ptr %v102, align 1
  %v104 = insertelement <8 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <8 x i32> %v104, <8 x i32> poison, <8 x i32> zeroinitializer
  %v106 = getelementptr inbounds i8, ptr %v83, i64 8
  %v107 = load i32, ptr %v106, align 1
  %v108 = insertelement <8 x i32> poison, i32 %v107, i64 0
  %v109 = shufflevector <8 x i32> %v108, <8 x i32> poison, <8 x i32> zeroinitializer
  %v110 = bitcast <8 x i32> %v105 to <32 x i8>
  %v111 = bitcast <8 x i32> %v85 to <32 x i8>
  %v112 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v110, <32 x i8> %v111)
  %v113 = bitcast <8 x i32> %v109 to <32 x i8>
  %v114 = bitcast <8 x i32> %v86 to <32 x i8>
  %v115 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v113, <32 x i8> %v114)
  %v116 = add <16 x i16> %v112, %v115
  %v117 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v116, <16 x i16> splat (i16 1))
  %v118 = add <8 x i32> %v51, %v117
  %v119 = add nsw i64 %v48, 2
  br label %head45
end47:
  %v120 = load <8 x i32>, ptr %bias, align 4
  %v121 = add <8 x i32> %v50, %v120
  %v122 = sitofp <8 x i32> %v121 to <8 x float>
  %v123 = add <8 x i32> %v51, %v120
  %v124 = sitofp <8 x i32> %v123 to <8 x float>
  store <8 x float> %v122, ptr %c, align 4
  %v125 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v124, ptr %v125, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %remainder, i64 %remainders) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v44, %end13 ]
  %v5 = phi ptr [ %a, %entry ], [ %v43, %end13 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v18, %end13 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v19, %end13 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v42, %body12 ]
  %v15 = phi ptr [ %v5, %body2 ], [ %v41, %body12 ]
  %v16 = phi ptr [ %v6, %body2 ], [ %v39, %body12 ]
  %v17 = phi ptr [ %v7, %body2 ], [ %v17, %body12 ]
  %v18 = phi <8 x i32> [ %v8, %body2 ], [ %v29, %body12 ]
  %v19 = phi <8 x i32> [ %v9, %body2 ], [ %v38, %body12 ]
  %v20 = icmp slt i64 %v14, 3
  br i1 %v20, label %body12, label %end13
body12:
  %v21 = load <8 x i32>, ptr %v16, align 1
  %v22 = load i32, ptr %v15, align 1
  %v23 = insertelement <8 x i32> poison, i32 %v22, i64 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = bitcast <8 x i32> %v24 to <32 x i8>
  %v26 = bitcast <8 x i32> %v21 to <32 x i8>
  %v27 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v25, <32 x i8> %v26)
  %v28 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v27, <16 x i16> splat (i16 1))
  %v29 = add <8 x i32> %v18, %v28
  %v30 = getelementptr inbounds i8, ptr %v15, i64 8
  %v31 = load i32, ptr %v30, align 1
  %v32 = insertelement <8 x i32> poison, i32 %v31, i64 0
  %v33 = shufflevector <8 x i32> %v32, <8 x i32> poison, <8 x i32> zeroinitializer
  %v34 = bitcast <8 x i32> %v33 to <32 x i8>
  %v35 = bitcast <8 x i32> %v21 to <32 x i8>
  %v36 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v34, <32 x i8> %v35)
  %v37 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v36, <16 x i16> splat (i16 1))
  %v38 = add <8 x i32> %v19, %v37
  %v39 = getelementptr inbounds i8, ptr %v16, i64 32
  %v40 = getelementptr inbounds i8, ptr %v15, i64 4
  %v41 = getelementptr inbounds i8, ptr %v15, i64 8
  %v42 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v43 = getelementptr inbounds i8, ptr %v5, i64 64
  %v44 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head45
head45:
  %v48 = phi i64 [ 0, %end3 ], [ %v119, %body46 ]
  %v49 = phi ptr [ %remainder, %end3 ], [ %v84, %body46 ]
  %v50 = phi <8 x i32> [ %v8, %end3 ], [ %v101, %body46 ]
  %v51 = phi <8 x i32> [ %v9, %end3 ], [ %v118, %body46 ]
  %v52 = icmp slt i64 %v48, %remainders
  br i1 %v52, label %body46, label %end47
body46:
  %v53 = getelementptr inbounds i8, ptr %v49, i64 32
  %v54 = load i32, ptr %v53, align 1
  %v55 = zext i32 %v54 to i64
  %v56 = mul i64 %v55, 64
  %v57 = getelementptr inbounds i8, ptr %a, i64 %v56
  %v58 = getelementptr inbounds i8, ptr %v49, i64 36
  %v59 = load i32, ptr %v58, align 1
  %v60 = zext i32 %v59 to i64
  %v61 = mul i64 %v60, 8
  %v62 = getelementptr inbounds i8, ptr %v57, i64 %v61
  %v63 = getelementptr inbounds i8, ptr %v49, i64 40
  %v64 = load i32, ptr %v63, align 1
  %v65 = zext i32 %v64 to i64
  %v66 = mul i64 %v65, 4
  %v67 = getelementptr inbounds i8, ptr %v62, i64 %v66
  %v68 = getelementptr inbounds i8, ptr %v49, i64 44
  %v69 = getelementptr inbounds i8, ptr %v68, i64 32
  %v70 = load i32, ptr %v69, align 1
  %v71 = zext i32 %v70 to i64
  %v72 = mul i64 %v71, 64
  %v73 = getelementptr inbounds i8, ptr %a, i64 %v72
  %v74 = getelementptr inbounds i8, ptr %v68, i64 36
  %v75 = load i32, ptr %v74, align 1
  %v76 = zext i32 %v75 to i64
  %v77 = mul i64 %v76, 8
  %v78 = getelementptr inbounds i8, ptr %v73, i64 %v77
  %v79 = getelementptr inbounds i8, ptr %v68, i64 40
  %v80 = load i32, ptr %v79, align 1
  %v81 = zext i32 %v80 to i64
  %v82 = mul i64 %v81, 4
  %v83 = getelementptr inbounds i8, ptr %v78, i64 %v82
  %v84 = getelementptr inbounds i8, ptr %v68, i64 44
  %v85 = load <8 x i32>, ptr %v49, align 1
  %v86 = load <8 x i32>, ptr %v68, align 1
  %v87 = load i32, ptr %v67, align 1
  %v88 = insertelement <8 x i32> poison, i32 %v87, i64 0
  %v89 = shufflevector <8 x i32> %v88, <8 x i32> poison, <8 x i32> zeroinitializer
  %v90 = load i32, ptr %v83, align 1
  %v91 = insertelement <8 x i32> poison, i32 %v90, i64 0
  %v92 = shufflevector <8 x i32> %v91, <8 x i32> poison, <8 x i32> zeroinitializer
  %v93 = bitcast <8 x i32> %v89 to <32 x i8>
  %v94 = bitcast <8 x i32> %v85 to <32 x i8>
  %v95 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v93, <32 x i8> %v94)
  %v96 = bitcast <8 x i32> %v92 to <32 x i8>
  %v97 = bitcast <8 x i32> %v86 to <32 x i8>
  %v98 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v96, <32 x i8> %v97)
  %v99 = add <16 x i16> %v95, %v98
  %v100 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v99, <16 x i16> splat (i16 1))
  %v101 = add <8 x i32> %v50, %v100
  %v102 = getelementptr inbounds i8, ptr %v67, i64 8
  %v103 = load i32, ptr %v102, align 1
  %v104 = insertelement <8 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <8 x i32> %v104, <8 x i32> poison, <8 x i32> zeroinitializer
  %v106 = getelementptr inbounds i8, ptr %v83, i64 8
  %v107 = load i32, ptr %v106, align 1
  %v108 = insertelement <8 x i32> poison, i32 %v107, i64 0
  %v109 = shufflevector <8 x i32> %v108, <8 x i32> poison, <8 x i32> zeroinitializer
  %v110 = bitcast <8 x i32> %v105 to <32 x i8>
  %v111 = bitcast <8 x i32> %v85 to <32 x i8>
  %v112 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v110, <32 x i8> %v111)
  %v113 = bitcast <8 x i32> %v109 to <32 x i8>
  %v114 = bitcast <8 x i32> %v86 to <32 x i8>
  %v115 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v113, <32 x i8> %v114)
  %v116 = add <16 x i16> %v112, %v115
  %v117 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v116, <16 x i16> splat (i16 1))
  %v118 = add <8 x i32> %v51, %v117
  %v119 = add nsw i64 %v48, 2
  br label %head45
end47:
  %v120 = load <8 x i32>, ptr %bias, align 4
  %v121 = add <8 x i32> %v50, %v120
  %v122 = sitofp <8 x i32> %v121 to <8 x float>
  %v123 = add <8 x i32> %v51, %v120
  %v124 = sitofp <8 x i32> %v123 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v122, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v125 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v124, ptr align 4 %v125, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v30 = mul i64 %v23, 448
  %v31 = mul i64 %v25, 64
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 8
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 4
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
  %v46 = mul i64 %v16, 288
  %v47 = add i64 %v46, 288
  %v48 = getelementptr inbounds i8, ptr %v3, i64 %v47
  %v49 = getelementptr inbounds i8, ptr %v48, i64 0
  %v50 = getelementptr inbounds i8, ptr %v3, i64 1152
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
