; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[2,2],"tail":"t0=relu(x0)"},"inputs":["f32[2,6,5,40]","f32[33,1,1,40]","f32[33]"],"op":"conv","output":"f32[2,3,3,33]","precision_mode":"allow_mix_precision"}
; policy {"column_tiles":2,"format":"dense","impl":"amx_bf16x3","k_slices":1,"outer":"columns","prefetch":"next_block","row_tiles":1,"split":"columns","tile_lines":1,"tile_pixels":3,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 6 units
; phase k_product: 2 units
; scratch 5440 bytes, 1152 of each core
; packed input 1: uint16 (2, 2, 2, 2, 16, 16, 2) b67ba955a7cee46c
; packed input 2: float32 (64,) de61c07f93eb4657
@k_chunks = private constant [2 x i64] [i64 0, i64 1344], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157442765408766217, i64 0], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v178, %end161 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 96
  %v19 = getelementptr inbounds i16, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 3
  %v21 = urem i64 %v16, 3
  %v22 = mul i64 %v21, 2
  %v23 = add i64 %v22, 0
  %v24 = udiv i64 %v16, 3
  %v25 = mul i64 %v24, 6
  %v26 = add i64 %v25, %v23
  %v27 = mul i64 %v26, 5
  %v28 = mul i64 %v27, 40
  %v29 = getelementptr inbounds float, ptr %v1, i64 %v28
  %v30 = icmp ult i64 %v23, 6
  %v31 = xor i1 %v30, true
  br i1 %v31, label %then32, label %end33
then32:
  br label %head34
head34:
  %v37 = phi i64 [ 0, %then32 ], [ %v48, %end43 ]
  %v38 = icmp slt i64 %v37, 4
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = mul i64 %v37, 672
  %v40 = getelementptr inbounds i16, ptr %v19, i64 %v39
  br label %head41
head41:
  %v44 = phi i64 [ 0, %body35 ], [ %v47, %body42 ]
  %v45 = icmp slt i64 %v44, 96
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = getelementptr inbounds i16, ptr %v40, i64 %v44
  store <16 x i16> zeroinitializer, ptr %v46, align 2
  %v47 = add nsw i64 %v44, 16
  br label %head41
end43:
  %v48 = add nsw i64 %v37, 1
  br label %head34
end36:
  br label %end33
end33:
  br i1 %v30, label %then49, label %end50
then49:
  br label %head51
head51:
  %v54 = phi i64 [ 0, %then49 ], [ %v65, %end60 ]
  %v55 = icmp slt i64 %v54, 4
  br i1 %v55, label %body52, label %end53
body52:
  %v56 = mul i64 %v54, 672
  %v57 = getelementptr inbounds i16, ptr %v19, i64 %v56
  br label %head58
head58:
  %v61 = phi i64 [ 0, %body52 ], [ %v64, %body59 ]
  %v62 = icmp slt i64 %v61, 0
  br i1 %v62, label %body59, label %end60
body59:
  %v63 = getelementptr inbounds i16, ptr %v57, i64 %v61
  store <16 x i16> zeroinitializer, ptr %v63, align 2
  %v64 = add nsw i64 %v61, 16
  br label %head58
end60:
  %v65 = add nsw i64 %v54, 1
  br label %head51
end53:
  br label %head66
head66:
  %v69 = phi i64 [ 0, %end53 ], [ %v142, %end77 ]
  %v70 = icmp slt i64 %v69, 3
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = mul i64 %v69, 80
  %v72 = getelementptr inbounds float, ptr %v29, i64 %v71
  %v73 = mul i64 %v69, 32
  %v74 = getelementptr inbounds i16, ptr %v19, i64 %v73
  br label %head75
head75:
  %v78 = phi i64 [ 0, %body67 ], [ %v112, %body76 ]
  %v79 = icmp slt i64 %v78, 1
  br i1 %v79, label %body76, label %end77
body76:
  %v80 = mul i64 %v78, 32
  %v81 = getelementptr inbounds float, ptr %v72, i64 %v80
  %v82 = mul i64 %v78, 672
  %v83 = getelementptr inbounds i16, ptr %v74, i64 %v82
  %v84 = load <16 x float>, ptr %v81, align 4
  %v85 = fptrunc <16 x float> %v84 to <16 x bfloat>
  %v86 = bitcast <16 x bfloat> %v85 to <16 x i16>
  %v87 = zext <16 x i16> %v86 to <16 x i32>
  %v88 = shl <16 x i32> %v87, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v89 = bitcast <16 x i32> %v88 to <16 x float>
  %v90 = fsub <16 x float> %v84, %v89
  %v91 = fptrunc <16 x float> %v90 to <16 x bfloat>
  %v92 = bitcast <16 x bfloat> %v91 to <16 x i16>
  %v93 = zext <16 x i16> %v92 to <16 x i32>
  %v94 = shl <16 x i32> %v93, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v95 = bitcast <16 x i32> %v94 to <16 x float>
  store <16 x i16> %v86, ptr %v83, align 2
  %v96 = getelementptr inbounds i16, ptr %v83, i64 1344
  store <16 x i16> %v92, ptr %v96, align 2
  %v97 = getelementptr inbounds float, ptr %v81, i64 16
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = getelementptr inbounds i16, ptr %v83, i64 16
  %v100 = fptrunc <16 x float> %v98 to <16 x bfloat>
  %v101 = bitcast <16 x bfloat> %v100 to <16 x i16>
  %v102 = zext <16 x i16> %v101 to <16 x i32>
  %v103 = shl <16 x i32> %v102, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v104 = bitcast <16 x i32> %v103 to <16 x float>
  %v105 = fsub <16 x float> %v98, %v104
  %v106 = fptrunc <16 x float> %v105 to <16 x bfloat>
  %v107 = bitcast <16 x bfloat> %v106 to <16 x i16>
  %v108 = zext <16 x i16> %v107 to <16 x i32>
  %v109 = shl <16 x i32> %v108, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v110 = bitcast <16 x i32> %v109 to <16 x float>
  store <16 x i16> %v101, ptr %v99, align 2
  %v111 = getelementptr inbounds i16, ptr %v99, i64 1344
  store <16 x i16> %v107, ptr %v111, align 2
  %v112 = add nsw i64 %v78, 1
  br label %head75
end77:
  %v113 = getelementptr inbounds i16, ptr %v74, i64 672
  %v114 = getelementptr inbounds float, ptr %v72, i64 32
  %v115 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v114, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v116 = fptrunc <16 x float> %v115 to <16 x bfloat>
  %v117 = bitcast <16 x bfloat> %v116 to <16 x i16>
  %v118 = zext <16 x i16> %v117 to <16 x i32>
  %v119 = shl <16 x i32> %v118, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v120 = bitcast <16 x i32> %v119 to <16 x float>
  %v121 = fsub <16 x float> %v115, %v120
  %v122 = fptrunc <16 x float> %v121 to <16 x bfloat>
  %v123 = bitcast <16 x bfloat> %v122 to <16 x i16>
  %v124 = zext <16 x i16> %v123 to <16 x i32>
  %v125 = shl <16 x i32> %v124, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v126 = bitcast <16 x i32> %v125 to <16 x float>
  store <16 x i16> %v117, ptr %v113, align 2
  %v127 = getelementptr inbounds i16, ptr %v113, i64 1344
  store <16 x i16> %v123, ptr %v127, align 2
  %v128 = getelementptr inbounds float, ptr %v72, i64 48
  %v129 = getelementptr inbounds i16, ptr %v113, i64 16
  %v130 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v131 = bitcast <16 x bfloat> %v130 to <16 x i16>
  %v132 = zext <16 x i16> %v131 to <16 x i32>
  %v133 = shl <16 x i32> %v132, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v134 = bitcast <16 x i32> %v133 to <16 x float>
  %v135 = fsub <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v134
  %v136 = fptrunc <16 x float> %v135 to <16 x bfloat>
  %v137 = bitcast <16 x bfloat> %v136 to <16 x i16>
  %v138 = zext <16 x i16> %v137 to <16 x i32>
  %v139 = shl <16 x i32> %v138, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v140 = bitcast <16 x i32> %v139 to <16 x float>
  store <16 x i16> %v131, ptr %v129, align 2
  %v141 = getelementptr inbounds i16, ptr %v129, i64 1344
  store <16 x i16> %v137, ptr %v141, align 2
  %v142 = add nsw i64 %v69, 1
  br label %head66
end68:
  %v143 = getelementptr inbounds i16, ptr %v19, i64 96
  br label %head144
head144:
  %v147 = phi i64 [ 0, %end68 ], [ %v158, %end153 ]
  %v148 = icmp slt i64 %v147, 4
  br i1 %v148, label %body145, label %end146
body145:
  %v149 = mul i64 %v147, 672
  %v150 = getelementptr inbounds i16, ptr %v143, i64 %v149
  br label %head151
head151:
  %v154 = phi i64 [ 0, %body145 ], [ %v157, %body152 ]
  %v155 = icmp slt i64 %v154, 0
  br i1 %v155, label %body152, label %end153
body152:
  %v156 = getelementptr inbounds i16, ptr %v150, i64 %v154
  store <16 x i16> zeroinitializer, ptr %v156, align 2
  %v157 = add nsw i64 %v154, 16
  br label %head151
end153:
  %v158 = add nsw i64 %v147, 1
  br label %head144
end146:
  br label %end50
end50:
  %v159 = icmp eq i64 %v16, 5
  br i1 %v159, label %then160, label %end161
then160:
  %v162 = getelementptr inbounds i16, ptr %v19, i64 96
  br label %head163
head163:
  %v166 = phi i64 [ 0, %then160 ], [ %v177, %end172 ]
  %v167 = icmp slt i64 %v166, 4
  br i1 %v167, label %body164, label %end165
body164:
  %v168 = mul i64 %v166, 672
  %v169 = getelementptr inbounds i16, ptr %v162, i64 %v168
  br label %head170
head170:
  %v173 = phi i64 [ 0, %body164 ], [ %v176, %body171 ]
  %v174 = icmp slt i64 %v173, 96
  br i1 %v174, label %body171, label %end172
body171:
  %v175 = getelementptr inbounds i16, ptr %v169, i64 %v173
  store <16 x i16> zeroinitializer, ptr %v175, align 2
  %v176 = add nsw i64 %v173, 16
  br label %head170
end172:
  %v177 = add nsw i64 %v166, 1
  br label %head163
end165:
  br label %end161
end161:
  %v178 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_1_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 1152
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v49, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v48, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v47, %body3 ]
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
  %v40 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v41 = load i64, ptr %v40, align 8
  %v42 = getelementptr inbounds i8, ptr %a, i64 %v41
  %v43 = getelementptr inbounds i16, ptr %v42, i64 1344
  call void @llvm.x86.tileloadd64(i8 2, ptr %v43, i64 64)
  call void @llvm.x86.tileloadd64(i8 3, ptr %v6, i64 64)
  %v44 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v44, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  call void @llvm.x86.tileloadd64(i8 2, ptr %v42, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  %v45 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 3, ptr %v45, i64 64)
  %v46 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 4, ptr %v46, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  %v47 = getelementptr inbounds i8, ptr %v7, i64 2048
  %v48 = getelementptr inbounds i8, ptr %v6, i64 4096
  %v49 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v50 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v50, i64 128)
  ret void
}
define internal void @k_sums_1_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 1152
  call void @llvm.x86.tilezero(i8 0)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v47, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v46, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v45, %body3 ]
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
  %v40 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v41 = load i64, ptr %v40, align 8
  %v42 = getelementptr inbounds i8, ptr %a, i64 %v41
  %v43 = getelementptr inbounds i16, ptr %v42, i64 1344
  call void @llvm.x86.tileloadd64(i8 2, ptr %v43, i64 64)
  call void @llvm.x86.tileloadd64(i8 3, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tileloadd64(i8 2, ptr %v42, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  %v44 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 3, ptr %v44, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  %v45 = getelementptr inbounds i8, ptr %v7, i64 2048
  %v46 = getelementptr inbounds i8, ptr %v6, i64 4096
  %v47 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  ret void
}
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = sub i64 9, %row
  %v5 = icmp slt i64 %v4, 9
  %v6 = select i1 %v5, i64 %v4, i64 9
  %v7 = udiv i64 %row, 3
  %v8 = urem i64 %row, 3
  %v9 = mul i64 %image, 3
  %v10 = add i64 %v9, %v7
  %v11 = mul i64 %v10, 3
  %v12 = icmp slt i64 %v8, 3
  %v13 = select i1 %v12, i64 %v8, i64 3
  %v14 = add i64 %v11, %v13
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v38, %body16 ]
  %v19 = phi i64 [ %v8, %entry ], [ %v19, %body16 ]
  %v20 = phi i64 [ %v14, %entry ], [ %v37, %body16 ]
  %v21 = icmp slt i64 %v18, %v6
  br i1 %v21, label %body16, label %end17
body16:
  %v22 = mul i64 %v18, 32
  %v23 = getelementptr inbounds float, ptr %sums, i64 %v22
  %v24 = mul i64 %v20, 33
  %v25 = getelementptr inbounds float, ptr %out, i64 %v24
  %v26 = load <16 x float>, ptr %v23, align 4
  %v27 = fadd <16 x float> %v26, %v1
  %v28 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v27
  %v29 = select <16 x i1> %v28, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v27
  store <16 x float> %v29, ptr %v25, align 4
  %v30 = getelementptr inbounds float, ptr %v23, i64 16
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v31, %v3
  %v33 = add i64 %column, 16
  %v34 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v32
  %v35 = select <16 x i1> %v34, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v32
  %v36 = getelementptr inbounds float, ptr %v25, i64 16
  store <16 x float> %v35, ptr %v36, align 4
  %v37 = add i64 %v20, 1
  %v38 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = sub i64 9, %row
  %v3 = icmp slt i64 %v2, 9
  %v4 = select i1 %v3, i64 %v2, i64 9
  %v5 = udiv i64 %row, 3
  %v6 = urem i64 %row, 3
  %v7 = mul i64 %image, 3
  %v8 = add i64 %v7, %v5
  %v9 = mul i64 %v8, 3
  %v10 = icmp slt i64 %v6, 3
  %v11 = select i1 %v10, i64 %v6, i64 3
  %v12 = add i64 %v9, %v11
  br label %head13
head13:
  %v16 = phi i64 [ 0, %entry ], [ %v29, %body14 ]
  %v17 = phi i64 [ %v6, %entry ], [ %v17, %body14 ]
  %v18 = phi i64 [ %v12, %entry ], [ %v28, %body14 ]
  %v19 = icmp slt i64 %v16, %v4
  br i1 %v19, label %body14, label %end15
body14:
  %v20 = mul i64 %v16, 32
  %v21 = getelementptr inbounds float, ptr %sums, i64 %v20
  %v22 = mul i64 %v18, 33
  %v23 = getelementptr inbounds float, ptr %out, i64 %v22
  %v24 = load <16 x float>, ptr %v21, align 4
  %v25 = fadd <16 x float> %v24, %v1
  %v26 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v25
  %v27 = select <16 x i1> %v26, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v25
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v27, ptr align 4 %v23, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v28 = add i64 %v18, 1
  %v29 = add nsw i64 %v16, 1
  br label %head13
end15:
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
  %v12 = mul i64 %worker, 1152
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 1152
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v60, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 2
  %v21 = mul i64 %v20, 4096
  %v22 = getelementptr inbounds i8, ptr %v3, i64 %v21
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v59, %end58 ]
  %v27 = icmp slt i64 %v26, 2
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 0, 9
  %v29 = mul i64 %v26, 288
  %v30 = mul i64 %v28, 32
  %v31 = add i64 %v29, %v30
  %v32 = add i64 %v18, 1
  %v33 = mul i64 %v32, 2
  %v34 = mul i64 %v33, 4096
  %v35 = getelementptr inbounds i8, ptr %v3, i64 %v34
  %v36 = mul i64 %v26, 4096
  %v37 = getelementptr inbounds i8, ptr %v35, i64 %v36
  %v38 = icmp eq i64 0, 0
  %v39 = icmp eq i64 %v18, 1
  %v40 = xor i1 %v39, true
  %v41 = and i1 true, %v40
  br i1 %v41, label %then42, label %end43
then42:
  %v44 = getelementptr inbounds i16, ptr %v9, i64 %v31
  call void @k_sums_1_2(ptr %v44, ptr %v22, ptr %v13, ptr %v37, ptr %v13, i64 0, i64 2)
  br label %end43
end43:
  %v45 = and i1 true, %v39
  br i1 %v45, label %then46, label %end47
then46:
  %v48 = getelementptr inbounds i16, ptr %v9, i64 %v31
  call void @k_sums_1_1(ptr %v48, ptr %v22, ptr %v13, ptr %v37, ptr %v13, i64 0, i64 2)
  br label %end47
end47:
  %v49 = mul i64 %v18, 32
  %v50 = getelementptr inbounds float, ptr %v5, i64 %v49
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v49
  %v52 = xor i1 %v39, true
  %v53 = and i1 true, %v52
  br i1 %v53, label %then54, label %end55
then54:
  call void @k_tail_32(ptr %v13, ptr %v50, ptr %v51, i64 %v26, i64 %v28, i64 %v49)
  br label %end55
end55:
  %v56 = and i1 true, %v39
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_tail_1(ptr %v13, ptr %v50, ptr %v51, i64 %v26, i64 %v28, i64 %v49)
  br label %end58
end58:
  %v59 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v60 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
