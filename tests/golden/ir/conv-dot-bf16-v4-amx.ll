; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,5,7,6]","f32[20,3,3,6]","f32[20]"],"op":"conv","output":"f32[1,5,7,20]","precision_mode":"allow_mix_precision_bf16"}
; policy {"band":0,"column_group":0,"column_tiles":0,"format":"padded","impl":"dot_bf16","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":0,"split":"rows","tile_lines":2,"tile_pixels":2,"tile_vectors":1,"unroll":2,"weights":0}
; tier x86_64-v4-amx
; phase k_copy: 7 units
; phase k_product: 12 units
; scratch 756 bytes, 0 of each core
; packed input 1: bfloat16 (1, 2, 27, 16, 2) 551472394ce57a2d
; packed input 2: float32 (1, 32) 2bc47c04652b05ce
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, <16 x i1>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v159, %end60 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 54
  %v19 = getelementptr inbounds i16, ptr %v9, i64 %v18
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
  %v31 = phi i64 [ 0, %then26 ], [ %v45, %body29 ]
  %v32 = icmp slt i64 %v31, 48
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds i16, ptr %v19, i64 %v31
  %v34 = bitcast <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x i32>
  %v35 = lshr <16 x i32> %v34, splat (i32 16)
  %v36 = and <16 x i32> %v35, splat (i32 1)
  %v37 = add <16 x i32> %v34, splat (i32 32767)
  %v38 = add <16 x i32> %v37, %v36
  %v39 = and <16 x i32> %v34, splat (i32 2147483647)
  %v40 = icmp ugt <16 x i32> %v39, splat (i32 2139095040)
  %v41 = or <16 x i32> %v34, splat (i32 4194304)
  %v42 = select <16 x i1> %v40, <16 x i32> %v41, <16 x i32> %v38
  %v43 = lshr <16 x i32> %v42, splat (i32 16)
  %v44 = trunc <16 x i32> %v43 to <16 x i16>
  store <16 x i16> %v44, ptr %v33, align 2
  %v45 = add nsw i64 %v31, 16
  br label %head28
end30:
  %v46 = getelementptr inbounds i16, ptr %v19, i64 48
  %v47 = bitcast <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x i32>
  %v48 = lshr <16 x i32> %v47, splat (i32 16)
  %v49 = and <16 x i32> %v48, splat (i32 1)
  %v50 = add <16 x i32> %v47, splat (i32 32767)
  %v51 = add <16 x i32> %v50, %v49
  %v52 = and <16 x i32> %v47, splat (i32 2147483647)
  %v53 = icmp ugt <16 x i32> %v52, splat (i32 2139095040)
  %v54 = or <16 x i32> %v47, splat (i32 4194304)
  %v55 = select <16 x i1> %v53, <16 x i32> %v54, <16 x i32> %v51
  %v56 = lshr <16 x i32> %v55, splat (i32 16)
  %v57 = trunc <16 x i32> %v56 to <16 x i16>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v57, ptr align 2 %v46, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end27
end27:
  %v58 = xor i1 %v25, true
  br i1 %v58, label %then59, label %end60
then59:
  %v61 = mul i64 %v20, 5
  %v62 = add i64 %v61, %v22
  %v63 = mul i64 %v62, 42
  %v64 = getelementptr inbounds float, ptr %v1, i64 %v63
  br label %head65
head65:
  %v68 = phi i64 [ 0, %then59 ], [ %v82, %body66 ]
  %v69 = icmp slt i64 %v68, 0
  br i1 %v69, label %body66, label %end67
body66:
  %v70 = getelementptr inbounds i16, ptr %v19, i64 %v68
  %v71 = bitcast <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x i32>
  %v72 = lshr <16 x i32> %v71, splat (i32 16)
  %v73 = and <16 x i32> %v72, splat (i32 1)
  %v74 = add <16 x i32> %v71, splat (i32 32767)
  %v75 = add <16 x i32> %v74, %v73
  %v76 = and <16 x i32> %v71, splat (i32 2147483647)
  %v77 = icmp ugt <16 x i32> %v76, splat (i32 2139095040)
  %v78 = or <16 x i32> %v71, splat (i32 4194304)
  %v79 = select <16 x i1> %v77, <16 x i32> %v78, <16 x i32> %v75
  %v80 = lshr <16 x i32> %v79, splat (i32 16)
  %v81 = trunc <16 x i32> %v80 to <16 x i16>
  store <16 x i16> %v81, ptr %v70, align 2
  %v82 = add nsw i64 %v68, 16
  br label %head65
end67:
  %v83 = bitcast <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x i32>
  %v84 = lshr <16 x i32> %v83, splat (i32 16)
  %v85 = and <16 x i32> %v84, splat (i32 1)
  %v86 = add <16 x i32> %v83, splat (i32 32767)
  %v87 = add <16 x i32> %v86, %v85
  %v88 = and <16 x i32> %v83, splat (i32 2147483647)
  %v89 = icmp ugt <16 x i32> %v88, splat (i32 2139095040)
  %v90 = or <16 x i32> %v83, splat (i32 4194304)
  %v91 = select <16 x i1> %v89, <16 x i32> %v90, <16 x i32> %v87
  %v92 = lshr <16 x i32> %v91, splat (i32 16)
  %v93 = trunc <16 x i32> %v92 to <16 x i16>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v93, ptr align 2 %v19, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v94 = getelementptr inbounds i16, ptr %v19, i64 6
  br label %head95
head95:
  %v98 = phi i64 [ 0, %end67 ], [ %v114, %body96 ]
  %v99 = icmp slt i64 %v98, 32
  br i1 %v99, label %body96, label %end97
body96:
  %v100 = getelementptr inbounds float, ptr %v64, i64 %v98
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = getelementptr inbounds i16, ptr %v94, i64 %v98
  %v103 = bitcast <16 x float> %v101 to <16 x i32>
  %v104 = lshr <16 x i32> %v103, splat (i32 16)
  %v105 = and <16 x i32> %v104, splat (i32 1)
  %v106 = add <16 x i32> %v103, splat (i32 32767)
  %v107 = add <16 x i32> %v106, %v105
  %v108 = and <16 x i32> %v103, splat (i32 2147483647)
  %v109 = icmp ugt <16 x i32> %v108, splat (i32 2139095040)
  %v110 = or <16 x i32> %v103, splat (i32 4194304)
  %v111 = select <16 x i1> %v109, <16 x i32> %v110, <16 x i32> %v107
  %v112 = lshr <16 x i32> %v111, splat (i32 16)
  %v113 = trunc <16 x i32> %v112 to <16 x i16>
  store <16 x i16> %v113, ptr %v102, align 2
  %v114 = add nsw i64 %v98, 16
  br label %head95
end97:
  %v115 = getelementptr inbounds float, ptr %v64, i64 32
  %v116 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v115, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v117 = getelementptr inbounds i16, ptr %v94, i64 32
  %v118 = bitcast <16 x float> %v116 to <16 x i32>
  %v119 = lshr <16 x i32> %v118, splat (i32 16)
  %v120 = and <16 x i32> %v119, splat (i32 1)
  %v121 = add <16 x i32> %v118, splat (i32 32767)
  %v122 = add <16 x i32> %v121, %v120
  %v123 = and <16 x i32> %v118, splat (i32 2147483647)
  %v124 = icmp ugt <16 x i32> %v123, splat (i32 2139095040)
  %v125 = or <16 x i32> %v118, splat (i32 4194304)
  %v126 = select <16 x i1> %v124, <16 x i32> %v125, <16 x i32> %v122
  %v127 = lshr <16 x i32> %v126, splat (i32 16)
  %v128 = trunc <16 x i32> %v127 to <16 x i16>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v128, ptr align 2 %v117, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v129 = getelementptr inbounds i16, ptr %v19, i64 48
  br label %head130
head130:
  %v133 = phi i64 [ 0, %end97 ], [ %v147, %body131 ]
  %v134 = icmp slt i64 %v133, 0
  br i1 %v134, label %body131, label %end132
body131:
  %v135 = getelementptr inbounds i16, ptr %v129, i64 %v133
  %v136 = bitcast <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x i32>
  %v137 = lshr <16 x i32> %v136, splat (i32 16)
  %v138 = and <16 x i32> %v137, splat (i32 1)
  %v139 = add <16 x i32> %v136, splat (i32 32767)
  %v140 = add <16 x i32> %v139, %v138
  %v141 = and <16 x i32> %v136, splat (i32 2147483647)
  %v142 = icmp ugt <16 x i32> %v141, splat (i32 2139095040)
  %v143 = or <16 x i32> %v136, splat (i32 4194304)
  %v144 = select <16 x i1> %v142, <16 x i32> %v143, <16 x i32> %v140
  %v145 = lshr <16 x i32> %v144, splat (i32 16)
  %v146 = trunc <16 x i32> %v145 to <16 x i16>
  store <16 x i16> %v146, ptr %v135, align 2
  %v147 = add nsw i64 %v133, 16
  br label %head130
end132:
  %v148 = bitcast <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x i32>
  %v149 = lshr <16 x i32> %v148, splat (i32 16)
  %v150 = and <16 x i32> %v149, splat (i32 1)
  %v151 = add <16 x i32> %v148, splat (i32 32767)
  %v152 = add <16 x i32> %v151, %v150
  %v153 = and <16 x i32> %v148, splat (i32 2147483647)
  %v154 = icmp ugt <16 x i32> %v153, splat (i32 2139095040)
  %v155 = or <16 x i32> %v148, splat (i32 4194304)
  %v156 = select <16 x i1> %v154, <16 x i32> %v155, <16 x i32> %v152
  %v157 = lshr <16 x i32> %v156, splat (i32 16)
  %v158 = trunc <16 x i32> %v157 to <16 x i16>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v158, ptr align 2 %v129, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end60
end60:
  %v159 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v118, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v117, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v115, %end16 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v20, %end16 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v93, %end16 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v100, %end16 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v107, %end16 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v114, %end16 ]
  %v13 = icmp slt i64 %v5, 3
  br i1 %v13, label %body3, label %end4
body3:
  br label %head14
head14:
  %v17 = phi i64 [ 0, %body3 ], [ %v86, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v85, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v84, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <16 x float> [ %v9, %body3 ], [ %v62, %body15 ]
  %v22 = phi <16 x float> [ %v10, %body3 ], [ %v69, %body15 ]
  %v23 = phi <16 x float> [ %v11, %body3 ], [ %v76, %body15 ]
  %v24 = phi <16 x float> [ %v12, %body3 ], [ %v83, %body15 ]
  %v25 = icmp slt i64 %v17, 4
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <16 x i32>, ptr %v19, align 2
  %v27 = load i32, ptr %v18, align 2
  %v28 = insertelement <16 x i32> poison, i32 %v27, i64 0
  %v29 = shufflevector <16 x i32> %v28, <16 x i32> poison, <16 x i32> zeroinitializer
  %v30 = bitcast <16 x i32> %v29 to <32 x bfloat>
  %v31 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v32 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v21, <32 x bfloat> %v30, <32 x bfloat> %v31)
  %v33 = getelementptr inbounds i16, ptr %v18, i64 6
  %v34 = load i32, ptr %v33, align 2
  %v35 = insertelement <16 x i32> poison, i32 %v34, i64 0
  %v36 = shufflevector <16 x i32> %v35, <16 x i32> poison, <16 x i32> zeroinitializer
  %v37 = bitcast <16 x i32> %v36 to <32 x bfloat>
  %v38 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v39 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v22, <32 x bfloat> %v37, <32 x bfloat> %v38)
  %v40 = getelementptr inbounds i16, ptr %v18, i64 54
  %v41 = load i32, ptr %v40, align 2
  %v42 = insertelement <16 x i32> poison, i32 %v41, i64 0
  %v43 = shufflevector <16 x i32> %v42, <16 x i32> poison, <16 x i32> zeroinitializer
  %v44 = bitcast <16 x i32> %v43 to <32 x bfloat>
  %v45 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v46 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v23, <32 x bfloat> %v44, <32 x bfloat> %v45)
  %v47 = getelementptr inbounds i16, ptr %v18, i64 60
  %v48 = load i32, ptr %v47, align 2
  %v49 = insertelement <16 x i32> poison, i32 %v48, i64 0
  %v50 = shufflevector <16 x i32> %v49, <16 x i32> poison, <16 x i32> zeroinitializer
  %v51 = bitcast <16 x i32> %v50 to <32 x bfloat>
  %v52 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v53 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v24, <32 x bfloat> %v51, <32 x bfloat> %v52)
  %v54 = getelementptr inbounds i16, ptr %v19, i64 32
  %v55 = load <16 x i32>, ptr %v54, align 2
  %v56 = getelementptr inbounds i16, ptr %v18, i64 2
  %v57 = load i32, ptr %v56, align 2
  %v58 = insertelement <16 x i32> poison, i32 %v57, i64 0
  %v59 = shufflevector <16 x i32> %v58, <16 x i32> poison, <16 x i32> zeroinitializer
  %v60 = bitcast <16 x i32> %v59 to <32 x bfloat>
  %v61 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v62 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v32, <32 x bfloat> %v60, <32 x bfloat> %v61)
  %v63 = getelementptr inbounds i16, ptr %v18, i64 8
  %v64 = load i32, ptr %v63, align 2
  %v65 = insertelement <16 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <16 x i32> %v65, <16 x i32> poison, <16 x i32> zeroinitializer
  %v67 = bitcast <16 x i32> %v66 to <32 x bfloat>
  %v68 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v69 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v39, <32 x bfloat> %v67, <32 x bfloat> %v68)
  %v70 = getelementptr inbounds i16, ptr %v18, i64 56
  %v71 = load i32, ptr %v70, align 2
  %v72 = insertelement <16 x i32> poison, i32 %v71, i64 0
  %v73 = shufflevector <16 x i32> %v72, <16 x i32> poison, <16 x i32> zeroinitializer
  %v74 = bitcast <16 x i32> %v73 to <32 x bfloat>
  %v75 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v76 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v46, <32 x bfloat> %v74, <32 x bfloat> %v75)
  %v77 = getelementptr inbounds i16, ptr %v18, i64 62
  %v78 = load i32, ptr %v77, align 2
  %v79 = insertelement <16 x i32> poison, i32 %v78, i64 0
  %v80 = shufflevector <16 x i32> %v79, <16 x i32> poison, <16 x i32> zeroinitializer
  %v81 = bitcast <16 x i32> %v80 to <32 x bfloat>
  %v82 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v83 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v53, <32 x bfloat> %v81, <32 x bfloat> %v82)
  %v84 = getelementptr inbounds i16, ptr %v19, i64 64
  %v85 = getelementptr inbounds i16, ptr %v18, i64 4
  %v86 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v87 = load <16 x i32>, ptr %v19, align 2
  %v88 = load i32, ptr %v18, align 2
  %v89 = insertelement <16 x i32> poison, i32 %v88, i64 0
  %v90 = shufflevector <16 x i32> %v89, <16 x i32> poison, <16 x i32> zeroinitializer
  %v91 = bitcast <16 x i32> %v90 to <32 x bfloat>
  %v92 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v93 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v21, <32 x bfloat> %v91, <32 x bfloat> %v92)
  %v94 = getelementptr inbounds i16, ptr %v18, i64 6
  %v95 = load i32, ptr %v94, align 2
  %v96 = insertelement <16 x i32> poison, i32 %v95, i64 0
  %v97 = shufflevector <16 x i32> %v96, <16 x i32> poison, <16 x i32> zeroinitializer
  %v98 = bitcast <16 x i32> %v97 to <32 x bfloat>
  %v99 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v100 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v22, <32 x bfloat> %v98, <32 x bfloat> %v99)
  %v101 = getelementptr inbounds i16, ptr %v18, i64 54
  %v102 = load i32, ptr %v101, align 2
  %v103 = insertelement <16 x i32> poison, i32 %v102, i64 0
  %v104 = shufflevector <16 x i32> %v103, <16 x i32> poison, <16 x i32> zeroinitializer
  %v105 = bitcast <16 x i32> %v104 to <32 x bfloat>
  %v106 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v107 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v23, <32 x bfloat> %v105, <32 x bfloat> %v106)
  %v108 = getelementptr inbounds i16, ptr %v18, i64 60
  %v109 = load i32, ptr %v108, align 2
  %v110 = insertelement <16 x i32> poison, i32 %v109, i64 0
  %v111 = shufflevector <16 x i32> %v110, <16 x i32> poison, <16 x i32> zeroinitializer
  %v112 = bitcast <16 x i32> %v111 to <32 x bfloat>
  %v113 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v114 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v24, <32 x bfloat> %v112, <32 x bfloat> %v113)
  %v115 = getelementptr inbounds i16, ptr %v19, i64 32
  %v116 = getelementptr inbounds i16, ptr %v18, i64 2
  %v117 = getelementptr inbounds i16, ptr %v6, i64 54
  %v118 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v119 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v120 = select <16 x i1> %v119, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v121 = add i64 %row, 1
  %v122 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v123 = select <16 x i1> %v122, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  %v124 = add i64 %row, 7
  %v125 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v126 = select <16 x i1> %v125, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v127 = add i64 %row, 8
  %v128 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v129 = select <16 x i1> %v128, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  store <16 x float> %v120, ptr %c, align 4
  %v130 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v123, ptr %v130, align 4
  %v131 = getelementptr inbounds float, ptr %c, i64 140
  store <16 x float> %v126, ptr %v131, align 4
  %v132 = getelementptr inbounds float, ptr %c, i64 160
  store <16 x float> %v129, ptr %v132, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v118, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v117, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v115, %end16 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v20, %end16 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v93, %end16 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v100, %end16 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v107, %end16 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v114, %end16 ]
  %v13 = icmp slt i64 %v5, 3
  br i1 %v13, label %body3, label %end4
body3:
  br label %head14
head14:
  %v17 = phi i64 [ 0, %body3 ], [ %v86, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v85, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v84, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <16 x float> [ %v9, %body3 ], [ %v62, %body15 ]
  %v22 = phi <16 x float> [ %v10, %body3 ], [ %v69, %body15 ]
  %v23 = phi <16 x float> [ %v11, %body3 ], [ %v76, %body15 ]
  %v24 = phi <16 x float> [ %v12, %body3 ], [ %v83, %body15 ]
  %v25 = icmp slt i64 %v17, 4
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <16 x i32>, ptr %v19, align 2
  %v27 = load i32, ptr %v18, align 2
  %v28 = insertelement <16 x i32> poison, i32 %v27, i64 0
  %v29 = shufflevector <16 x i32> %v28, <16 x i32> poison, <16 x i32> zeroinitializer
  %v30 = bitcast <16 x i32> %v29 to <32 x bfloat>
  %v31 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v32 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v21, <32 x bfloat> %v30, <32 x bfloat> %v31)
  %v33 = getelementptr inbounds i16, ptr %v18, i64 6
  %v34 = load i32, ptr %v33, align 2
  %v35 = insertelement <16 x i32> poison, i32 %v34, i64 0
  %v36 = shufflevector <16 x i32> %v35, <16 x i32> poison, <16 x i32> zeroinitializer
  %v37 = bitcast <16 x i32> %v36 to <32 x bfloat>
  %v38 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v39 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v22, <32 x bfloat> %v37, <32 x bfloat> %v38)
  %v40 = getelementptr inbounds i16, ptr %v18, i64 54
  %v41 = load i32, ptr %v40, align 2
  %v42 = insertelement <16 x i32> poison, i32 %v41, i64 0
  %v43 = shufflevector <16 x i32> %v42, <16 x i32> poison, <16 x i32> zeroinitializer
  %v44 = bitcast <16 x i32> %v43 to <32 x bfloat>
  %v45 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v46 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v23, <32 x bfloat> %v44, <32 x bfloat> %v45)
  %v47 = getelementptr inbounds i16, ptr %v18, i64 60
  %v48 = load i32, ptr %v47, align 2
  %v49 = insertelement <16 x i32> poison, i32 %v48, i64 0
  %v50 = shufflevector <16 x i32> %v49, <16 x i32> poison, <16 x i32> zeroinitializer
  %v51 = bitcast <16 x i32> %v50 to <32 x bfloat>
  %v52 = bitcast <16 x i32> %v26 to <32 x bfloat>
  %v53 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v24, <32 x bfloat> %v51, <32 x bfloat> %v52)
  %v54 = getelementptr inbounds i16, ptr %v19, i64 32
  %v55 = load <16 x i32>, ptr %v54, align 2
  %v56 = getelementptr inbounds i16, ptr %v18, i64 2
  %v57 = load i32, ptr %v56, align 2
  %v58 = insertelement <16 x i32> poison, i32 %v57, i64 0
  %v59 = shufflevector <16 x i32> %v58, <16 x i32> poison, <16 x i32> zeroinitializer
  %v60 = bitcast <16 x i32> %v59 to <32 x bfloat>
  %v61 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v62 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v32, <32 x bfloat> %v60, <32 x bfloat> %v61)
  %v63 = getelementptr inbounds i16, ptr %v18, i64 8
  %v64 = load i32, ptr %v63, align 2
  %v65 = insertelement <16 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <16 x i32> %v65, <16 x i32> poison, <16 x i32> zeroinitializer
  %v67 = bitcast <16 x i32> %v66 to <32 x bfloat>
  %v68 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v69 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v39, <32 x bfloat> %v67, <32 x bfloat> %v68)
  %v70 = getelementptr inbounds i16, ptr %v18, i64 56
  %v71 = load i32, ptr %v70, align 2
  %v72 = insertelement <16 x i32> poison, i32 %v71, i64 0
  %v73 = shufflevector <16 x i32> %v72, <16 x i32> poison, <16 x i32> zeroinitializer
  %v74 = bitcast <16 x i32> %v73 to <32 x bfloat>
  %v75 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v76 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v46, <32 x bfloat> %v74, <32 x bfloat> %v75)
  %v77 = getelementptr inbounds i16, ptr %v18, i64 62
  %v78 = load i32, ptr %v77, align 2
  %v79 = insertelement <16 x i32> poison, i32 %v78, i64 0
  %v80 = shufflevector <16 x i32> %v79, <16 x i32> poison, <16 x i32> zeroinitializer
  %v81 = bitcast <16 x i32> %v80 to <32 x bfloat>
  %v82 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v83 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v53, <32 x bfloat> %v81, <32 x bfloat> %v82)
  %v84 = getelementptr inbounds i16, ptr %v19, i64 64
  %v85 = getelementptr inbounds i16, ptr %v18, i64 4
  %v86 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v87 = load <16 x i32>, ptr %v19, align 2
  %v88 = load i32, ptr %v18, align 2
  %v89 = insertelement <16 x i32> poison, i32 %v88, i64 0
  %v90 = shufflevector <16 x i32> %v89, <16 x i32> poison, <16 x i32> zeroinitializer
  %v91 = bitcast <16 x i32> %v90 to <32 x bfloat>
  %v92 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v93 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v21, <32 x bfloat> %v91, <32 x bfloat> %v92)
  %v94 = getelementptr inbounds i16, ptr %v18, i64 6
  %v95 = load i32, ptr %v94, align 2
  %v96 = insertelement <16 x i32> poison, i32 %v95, i64 0
  %v97 = shufflevector <16 x i32> %v96, <16 x i32> poison, <16 x i32> zeroinitializer
  %v98 = bitcast <16 x i32> %v97 to <32 x bfloat>
  %v99 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v100 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v22, <32 x bfloat> %v98, <32 x bfloat> %v99)
  %v101 = getelementptr inbounds i16, ptr %v18, i64 54
  %v102 = load i32, ptr %v101, align 2
  %v103 = insertelement <16 x i32> poison, i32 %v102, i64 0
  %v104 = shufflevector <16 x i32> %v103, <16 x i32> poison, <16 x i32> zeroinitializer
  %v105 = bitcast <16 x i32> %v104 to <32 x bfloat>
  %v106 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v107 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v23, <32 x bfloat> %v105, <32 x bfloat> %v106)
  %v108 = getelementptr inbounds i16, ptr %v18, i64 60
  %v109 = load i32, ptr %v108, align 2
  %v110 = insertelement <16 x i32> poison, i32 %v109, i64 0
  %v111 = shufflevector <16 x i32> %v110, <16 x i32> poison, <16 x i32> zeroinitializer
  %v112 = bitcast <16 x i32> %v111 to <32 x bfloat>
  %v113 = bitcast <16 x i32> %v87 to <32 x bfloat>
  %v114 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v24, <32 x bfloat> %v112, <32 x bfloat> %v113)
  %v115 = getelementptr inbounds i16, ptr %v19, i64 32
  %v116 = getelementptr inbounds i16, ptr %v18, i64 2
  %v117 = getelementptr inbounds i16, ptr %v6, i64 54
  %v118 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v119 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v120 = select <16 x i1> %v119, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v121 = add i64 %row, 1
  %v122 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v123 = select <16 x i1> %v122, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  %v124 = add i64 %row, 7
  %v125 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v126 = select <16 x i1> %v125, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v127 = add i64 %row, 8
  %v128 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v129 = select <16 x i1> %v128, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v120, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v130 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v123, ptr align 4 %v130, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v131 = getelementptr inbounds float, ptr %c, i64 140
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v126, ptr align 4 %v131, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v132 = getelementptr inbounds float, ptr %c, i64 160
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v129, ptr align 4 %v132, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v72, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v71, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v69, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v61, %end14 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v68, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v54, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v53, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v52, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <16 x float> [ %v9, %body3 ], [ %v44, %body13 ]
  %v20 = phi <16 x float> [ %v10, %body3 ], [ %v51, %body13 ]
  %v21 = icmp slt i64 %v15, 4
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <16 x i32>, ptr %v17, align 2
  %v23 = load i32, ptr %v16, align 2
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = bitcast <16 x i32> %v25 to <32 x bfloat>
  %v27 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v28 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v26, <32 x bfloat> %v27)
  %v29 = getelementptr inbounds i16, ptr %v16, i64 54
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <16 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v34 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v35 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v33, <32 x bfloat> %v34)
  %v36 = getelementptr inbounds i16, ptr %v17, i64 32
  %v37 = load <16 x i32>, ptr %v36, align 2
  %v38 = getelementptr inbounds i16, ptr %v16, i64 2
  %v39 = load i32, ptr %v38, align 2
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v43 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v44 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v28, <32 x bfloat> %v42, <32 x bfloat> %v43)
  %v45 = getelementptr inbounds i16, ptr %v16, i64 56
  %v46 = load i32, ptr %v45, align 2
  %v47 = insertelement <16 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = bitcast <16 x i32> %v48 to <32 x bfloat>
  %v50 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v51 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v35, <32 x bfloat> %v49, <32 x bfloat> %v50)
  %v52 = getelementptr inbounds i16, ptr %v17, i64 64
  %v53 = getelementptr inbounds i16, ptr %v16, i64 4
  %v54 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v55 = load <16 x i32>, ptr %v17, align 2
  %v56 = load i32, ptr %v16, align 2
  %v57 = insertelement <16 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <16 x i32> %v57, <16 x i32> poison, <16 x i32> zeroinitializer
  %v59 = bitcast <16 x i32> %v58 to <32 x bfloat>
  %v60 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v61 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v59, <32 x bfloat> %v60)
  %v62 = getelementptr inbounds i16, ptr %v16, i64 54
  %v63 = load i32, ptr %v62, align 2
  %v64 = insertelement <16 x i32> poison, i32 %v63, i64 0
  %v65 = shufflevector <16 x i32> %v64, <16 x i32> poison, <16 x i32> zeroinitializer
  %v66 = bitcast <16 x i32> %v65 to <32 x bfloat>
  %v67 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v68 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v66, <32 x bfloat> %v67)
  %v69 = getelementptr inbounds i16, ptr %v17, i64 32
  %v70 = getelementptr inbounds i16, ptr %v16, i64 2
  %v71 = getelementptr inbounds i16, ptr %v6, i64 54
  %v72 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v73 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v74 = select <16 x i1> %v73, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v75 = add i64 %row, 7
  %v76 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v77 = select <16 x i1> %v76, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  store <16 x float> %v74, ptr %c, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 140
  store <16 x float> %v77, ptr %v78, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v72, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v71, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v69, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v61, %end14 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v68, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v54, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v53, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v52, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <16 x float> [ %v9, %body3 ], [ %v44, %body13 ]
  %v20 = phi <16 x float> [ %v10, %body3 ], [ %v51, %body13 ]
  %v21 = icmp slt i64 %v15, 4
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <16 x i32>, ptr %v17, align 2
  %v23 = load i32, ptr %v16, align 2
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = bitcast <16 x i32> %v25 to <32 x bfloat>
  %v27 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v28 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v26, <32 x bfloat> %v27)
  %v29 = getelementptr inbounds i16, ptr %v16, i64 54
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <16 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v34 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v35 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v33, <32 x bfloat> %v34)
  %v36 = getelementptr inbounds i16, ptr %v17, i64 32
  %v37 = load <16 x i32>, ptr %v36, align 2
  %v38 = getelementptr inbounds i16, ptr %v16, i64 2
  %v39 = load i32, ptr %v38, align 2
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v43 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v44 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v28, <32 x bfloat> %v42, <32 x bfloat> %v43)
  %v45 = getelementptr inbounds i16, ptr %v16, i64 56
  %v46 = load i32, ptr %v45, align 2
  %v47 = insertelement <16 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = bitcast <16 x i32> %v48 to <32 x bfloat>
  %v50 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v51 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v35, <32 x bfloat> %v49, <32 x bfloat> %v50)
  %v52 = getelementptr inbounds i16, ptr %v17, i64 64
  %v53 = getelementptr inbounds i16, ptr %v16, i64 4
  %v54 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v55 = load <16 x i32>, ptr %v17, align 2
  %v56 = load i32, ptr %v16, align 2
  %v57 = insertelement <16 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <16 x i32> %v57, <16 x i32> poison, <16 x i32> zeroinitializer
  %v59 = bitcast <16 x i32> %v58 to <32 x bfloat>
  %v60 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v61 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v59, <32 x bfloat> %v60)
  %v62 = getelementptr inbounds i16, ptr %v16, i64 54
  %v63 = load i32, ptr %v62, align 2
  %v64 = insertelement <16 x i32> poison, i32 %v63, i64 0
  %v65 = shufflevector <16 x i32> %v64, <16 x i32> poison, <16 x i32> zeroinitializer
  %v66 = bitcast <16 x i32> %v65 to <32 x bfloat>
  %v67 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v68 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v66, <32 x bfloat> %v67)
  %v69 = getelementptr inbounds i16, ptr %v17, i64 32
  %v70 = getelementptr inbounds i16, ptr %v16, i64 2
  %v71 = getelementptr inbounds i16, ptr %v6, i64 54
  %v72 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v73 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v74 = select <16 x i1> %v73, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v75 = add i64 %row, 7
  %v76 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v77 = select <16 x i1> %v76, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v74, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v78 = getelementptr inbounds float, ptr %c, i64 140
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v77, ptr align 4 %v78, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0100(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v72, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v71, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v69, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v61, %end14 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v68, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v54, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v53, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v52, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <16 x float> [ %v9, %body3 ], [ %v44, %body13 ]
  %v20 = phi <16 x float> [ %v10, %body3 ], [ %v51, %body13 ]
  %v21 = icmp slt i64 %v15, 4
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <16 x i32>, ptr %v17, align 2
  %v23 = load i32, ptr %v16, align 2
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = bitcast <16 x i32> %v25 to <32 x bfloat>
  %v27 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v28 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v26, <32 x bfloat> %v27)
  %v29 = getelementptr inbounds i16, ptr %v16, i64 6
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <16 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v34 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v35 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v33, <32 x bfloat> %v34)
  %v36 = getelementptr inbounds i16, ptr %v17, i64 32
  %v37 = load <16 x i32>, ptr %v36, align 2
  %v38 = getelementptr inbounds i16, ptr %v16, i64 2
  %v39 = load i32, ptr %v38, align 2
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v43 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v44 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v28, <32 x bfloat> %v42, <32 x bfloat> %v43)
  %v45 = getelementptr inbounds i16, ptr %v16, i64 8
  %v46 = load i32, ptr %v45, align 2
  %v47 = insertelement <16 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = bitcast <16 x i32> %v48 to <32 x bfloat>
  %v50 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v51 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v35, <32 x bfloat> %v49, <32 x bfloat> %v50)
  %v52 = getelementptr inbounds i16, ptr %v17, i64 64
  %v53 = getelementptr inbounds i16, ptr %v16, i64 4
  %v54 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v55 = load <16 x i32>, ptr %v17, align 2
  %v56 = load i32, ptr %v16, align 2
  %v57 = insertelement <16 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <16 x i32> %v57, <16 x i32> poison, <16 x i32> zeroinitializer
  %v59 = bitcast <16 x i32> %v58 to <32 x bfloat>
  %v60 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v61 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v59, <32 x bfloat> %v60)
  %v62 = getelementptr inbounds i16, ptr %v16, i64 6
  %v63 = load i32, ptr %v62, align 2
  %v64 = insertelement <16 x i32> poison, i32 %v63, i64 0
  %v65 = shufflevector <16 x i32> %v64, <16 x i32> poison, <16 x i32> zeroinitializer
  %v66 = bitcast <16 x i32> %v65 to <32 x bfloat>
  %v67 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v68 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v66, <32 x bfloat> %v67)
  %v69 = getelementptr inbounds i16, ptr %v17, i64 32
  %v70 = getelementptr inbounds i16, ptr %v16, i64 2
  %v71 = getelementptr inbounds i16, ptr %v6, i64 54
  %v72 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v73 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v74 = select <16 x i1> %v73, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v75 = add i64 %row, 1
  %v76 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v77 = select <16 x i1> %v76, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  store <16 x float> %v74, ptr %c, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v77, ptr %v78, align 4
  ret void
}
define internal void @k_tile_0101(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v72, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v71, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v69, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v61, %end14 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v68, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v54, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v53, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v52, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <16 x float> [ %v9, %body3 ], [ %v44, %body13 ]
  %v20 = phi <16 x float> [ %v10, %body3 ], [ %v51, %body13 ]
  %v21 = icmp slt i64 %v15, 4
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <16 x i32>, ptr %v17, align 2
  %v23 = load i32, ptr %v16, align 2
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = bitcast <16 x i32> %v25 to <32 x bfloat>
  %v27 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v28 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v26, <32 x bfloat> %v27)
  %v29 = getelementptr inbounds i16, ptr %v16, i64 6
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <16 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v34 = bitcast <16 x i32> %v22 to <32 x bfloat>
  %v35 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v33, <32 x bfloat> %v34)
  %v36 = getelementptr inbounds i16, ptr %v17, i64 32
  %v37 = load <16 x i32>, ptr %v36, align 2
  %v38 = getelementptr inbounds i16, ptr %v16, i64 2
  %v39 = load i32, ptr %v38, align 2
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v43 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v44 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v28, <32 x bfloat> %v42, <32 x bfloat> %v43)
  %v45 = getelementptr inbounds i16, ptr %v16, i64 8
  %v46 = load i32, ptr %v45, align 2
  %v47 = insertelement <16 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = bitcast <16 x i32> %v48 to <32 x bfloat>
  %v50 = bitcast <16 x i32> %v37 to <32 x bfloat>
  %v51 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v35, <32 x bfloat> %v49, <32 x bfloat> %v50)
  %v52 = getelementptr inbounds i16, ptr %v17, i64 64
  %v53 = getelementptr inbounds i16, ptr %v16, i64 4
  %v54 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v55 = load <16 x i32>, ptr %v17, align 2
  %v56 = load i32, ptr %v16, align 2
  %v57 = insertelement <16 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <16 x i32> %v57, <16 x i32> poison, <16 x i32> zeroinitializer
  %v59 = bitcast <16 x i32> %v58 to <32 x bfloat>
  %v60 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v61 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v19, <32 x bfloat> %v59, <32 x bfloat> %v60)
  %v62 = getelementptr inbounds i16, ptr %v16, i64 6
  %v63 = load i32, ptr %v62, align 2
  %v64 = insertelement <16 x i32> poison, i32 %v63, i64 0
  %v65 = shufflevector <16 x i32> %v64, <16 x i32> poison, <16 x i32> zeroinitializer
  %v66 = bitcast <16 x i32> %v65 to <32 x bfloat>
  %v67 = bitcast <16 x i32> %v55 to <32 x bfloat>
  %v68 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v20, <32 x bfloat> %v66, <32 x bfloat> %v67)
  %v69 = getelementptr inbounds i16, ptr %v17, i64 32
  %v70 = getelementptr inbounds i16, ptr %v16, i64 2
  %v71 = getelementptr inbounds i16, ptr %v6, i64 54
  %v72 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v73 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v74 = select <16 x i1> %v73, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v75 = add i64 %row, 1
  %v76 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v77 = select <16 x i1> %v76, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v74, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v78 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v77, ptr align 4 %v78, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0110(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v49, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v48, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v46, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v45, %end13 ]
  %v10 = icmp slt i64 %v5, 3
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v38, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v37, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v36, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <16 x float> [ %v9, %body3 ], [ %v35, %body12 ]
  %v19 = icmp slt i64 %v14, 4
  br i1 %v19, label %body12, label %end13
body12:
  %v20 = load <16 x i32>, ptr %v16, align 2
  %v21 = load i32, ptr %v15, align 2
  %v22 = insertelement <16 x i32> poison, i32 %v21, i64 0
  %v23 = shufflevector <16 x i32> %v22, <16 x i32> poison, <16 x i32> zeroinitializer
  %v24 = bitcast <16 x i32> %v23 to <32 x bfloat>
  %v25 = bitcast <16 x i32> %v20 to <32 x bfloat>
  %v26 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v18, <32 x bfloat> %v24, <32 x bfloat> %v25)
  %v27 = getelementptr inbounds i16, ptr %v16, i64 32
  %v28 = load <16 x i32>, ptr %v27, align 2
  %v29 = getelementptr inbounds i16, ptr %v15, i64 2
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <16 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v34 = bitcast <16 x i32> %v28 to <32 x bfloat>
  %v35 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v26, <32 x bfloat> %v33, <32 x bfloat> %v34)
  %v36 = getelementptr inbounds i16, ptr %v16, i64 64
  %v37 = getelementptr inbounds i16, ptr %v15, i64 4
  %v38 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v39 = load <16 x i32>, ptr %v16, align 2
  %v40 = load i32, ptr %v15, align 2
  %v41 = insertelement <16 x i32> poison, i32 %v40, i64 0
  %v42 = shufflevector <16 x i32> %v41, <16 x i32> poison, <16 x i32> zeroinitializer
  %v43 = bitcast <16 x i32> %v42 to <32 x bfloat>
  %v44 = bitcast <16 x i32> %v39 to <32 x bfloat>
  %v45 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v18, <32 x bfloat> %v43, <32 x bfloat> %v44)
  %v46 = getelementptr inbounds i16, ptr %v16, i64 32
  %v47 = getelementptr inbounds i16, ptr %v15, i64 2
  %v48 = getelementptr inbounds i16, ptr %v6, i64 54
  %v49 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v50 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v51 = select <16 x i1> %v50, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  store <16 x float> %v51, ptr %c, align 4
  ret void
}
define internal void @k_tile_0111(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v49, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v48, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v46, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v45, %end13 ]
  %v10 = icmp slt i64 %v5, 3
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v38, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v37, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v36, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <16 x float> [ %v9, %body3 ], [ %v35, %body12 ]
  %v19 = icmp slt i64 %v14, 4
  br i1 %v19, label %body12, label %end13
body12:
  %v20 = load <16 x i32>, ptr %v16, align 2
  %v21 = load i32, ptr %v15, align 2
  %v22 = insertelement <16 x i32> poison, i32 %v21, i64 0
  %v23 = shufflevector <16 x i32> %v22, <16 x i32> poison, <16 x i32> zeroinitializer
  %v24 = bitcast <16 x i32> %v23 to <32 x bfloat>
  %v25 = bitcast <16 x i32> %v20 to <32 x bfloat>
  %v26 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v18, <32 x bfloat> %v24, <32 x bfloat> %v25)
  %v27 = getelementptr inbounds i16, ptr %v16, i64 32
  %v28 = load <16 x i32>, ptr %v27, align 2
  %v29 = getelementptr inbounds i16, ptr %v15, i64 2
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <16 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <32 x bfloat>
  %v34 = bitcast <16 x i32> %v28 to <32 x bfloat>
  %v35 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v26, <32 x bfloat> %v33, <32 x bfloat> %v34)
  %v36 = getelementptr inbounds i16, ptr %v16, i64 64
  %v37 = getelementptr inbounds i16, ptr %v15, i64 4
  %v38 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v39 = load <16 x i32>, ptr %v16, align 2
  %v40 = load i32, ptr %v15, align 2
  %v41 = insertelement <16 x i32> poison, i32 %v40, i64 0
  %v42 = shufflevector <16 x i32> %v41, <16 x i32> poison, <16 x i32> zeroinitializer
  %v43 = bitcast <16 x i32> %v42 to <32 x bfloat>
  %v44 = bitcast <16 x i32> %v39 to <32 x bfloat>
  %v45 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %v18, <32 x bfloat> %v43, <32 x bfloat> %v44)
  %v46 = getelementptr inbounds i16, ptr %v16, i64 32
  %v47 = getelementptr inbounds i16, ptr %v15, i64 2
  %v48 = getelementptr inbounds i16, ptr %v6, i64 54
  %v49 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v50 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v51 = select <16 x i1> %v50, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v51, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v112, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v111, %end110 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 12
  %v24 = urem i64 %v21, 12
  %v25 = udiv i64 %v24, 4
  %v26 = urem i64 %v24, 4
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v25, 2
  %v30 = mul i64 %v26, 2
  %v31 = mul i64 %v23, 378
  %v32 = mul i64 %v29, 54
  %v33 = add i64 %v31, %v32
  %v34 = mul i64 %v30, 6
  %v35 = add i64 %v33, %v34
  %v36 = mul i64 %v27, 6
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v27, 20
  %v39 = mul i64 %v28, 16
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v23, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 7
  %v44 = add i64 %v43, %v30
  %v45 = mul i64 %v44, 20
  %v46 = add i64 %v45, %v40
  %v47 = mul i64 %v16, 864
  %v48 = add i64 %v47, 864
  %v49 = getelementptr inbounds i16, ptr %v3, i64 %v48
  %v50 = getelementptr inbounds i8, ptr %v49, i64 0
  %v51 = getelementptr inbounds i16, ptr %v9, i64 %v37
  %v52 = getelementptr inbounds i16, ptr %v3, i64 %v47
  %v53 = getelementptr inbounds float, ptr %v7, i64 %v46
  %v54 = mul i64 %v16, 16
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v54
  %v56 = icmp eq i64 %v25, 2
  %v57 = icmp eq i64 %v26, 3
  %v58 = icmp eq i64 %v28, 1
  %v59 = xor i1 %v56, true
  %v60 = and i1 true, %v59
  %v61 = xor i1 %v57, true
  %v62 = and i1 %v60, %v61
  %v63 = xor i1 %v58, true
  %v64 = and i1 %v62, %v63
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0000(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end66
end66:
  %v67 = xor i1 %v56, true
  %v68 = and i1 true, %v67
  %v69 = xor i1 %v57, true
  %v70 = and i1 %v68, %v69
  %v71 = and i1 %v70, %v58
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0001(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end73
end73:
  %v74 = xor i1 %v56, true
  %v75 = and i1 true, %v74
  %v76 = and i1 %v75, %v57
  %v77 = xor i1 %v58, true
  %v78 = and i1 %v76, %v77
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0010(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end80
end80:
  %v81 = xor i1 %v56, true
  %v82 = and i1 true, %v81
  %v83 = and i1 %v82, %v57
  %v84 = and i1 %v83, %v58
  br i1 %v84, label %then85, label %end86
then85:
  call void @k_tile_0011(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end86
end86:
  %v87 = and i1 true, %v56
  %v88 = xor i1 %v57, true
  %v89 = and i1 %v87, %v88
  %v90 = xor i1 %v58, true
  %v91 = and i1 %v89, %v90
  br i1 %v91, label %then92, label %end93
then92:
  call void @k_tile_0100(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end93
end93:
  %v94 = and i1 true, %v56
  %v95 = xor i1 %v57, true
  %v96 = and i1 %v94, %v95
  %v97 = and i1 %v96, %v58
  br i1 %v97, label %then98, label %end99
then98:
  call void @k_tile_0101(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end99
end99:
  %v100 = and i1 true, %v56
  %v101 = and i1 %v100, %v57
  %v102 = xor i1 %v58, true
  %v103 = and i1 %v101, %v102
  br i1 %v103, label %then104, label %end105
then104:
  call void @k_tile_0110(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end105
end105:
  %v106 = and i1 true, %v56
  %v107 = and i1 %v106, %v57
  %v108 = and i1 %v107, %v58
  br i1 %v108, label %then109, label %end110
then109:
  call void @k_tile_0111(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end110
end110:
  %v111 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v112 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
