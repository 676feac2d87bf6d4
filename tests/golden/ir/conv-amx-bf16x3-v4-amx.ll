; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[2,2],"tail":"t0=relu(x0)"},"inputs":["f32[2,6,5,40]","f32[33,1,1,40]","f32[33]"],"op":"conv","output":"f32[2,3,3,33]","precision_mode":"allow_mix_precision"}
; policy {"column_group":1,"column_tiles":2,"format":"dense","impl":"amx_bf16x3","k_slices":1,"outer":"columns","prefetch":"next_block","row_tiles":1,"split":"columns","tile_lines":3,"tile_pixels":3,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 6 units
; phase k_product: 2 units
; scratch 4672 bytes, 1152 of each core
; packed input 1: uint16 (2, 2, 2, 2, 16, 16, 2) b67ba955a7cee46c
; packed input 2: float32 (64,) de61c07f93eb4657
@k_chunks = private constant [2 x i64] [i64 0, i64 576], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v180, %end163 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 3
  %v19 = urem i64 %v16, 3
  %v20 = mul i64 %v18, 1152
  %v21 = mul i64 %v19, 96
  %v22 = add i64 %v20, %v21
  %v23 = getelementptr inbounds i16, ptr %v9, i64 %v22
  %v24 = udiv i64 %v19, 3
  %v25 = urem i64 %v19, 3
  %v26 = mul i64 %v25, 2
  %v27 = add i64 %v26, %v24
  %v28 = mul i64 %v18, 6
  %v29 = add i64 %v28, %v27
  %v30 = mul i64 %v29, 5
  %v31 = mul i64 %v30, 40
  %v32 = getelementptr inbounds float, ptr %v1, i64 %v31
  %v33 = icmp ult i64 %v27, 6
  %v34 = xor i1 %v33, true
  br i1 %v34, label %then35, label %end36
then35:
  br label %head37
head37:
  %v40 = phi i64 [ 0, %then35 ], [ %v51, %end46 ]
  %v41 = icmp slt i64 %v40, 4
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 288
  %v43 = getelementptr inbounds i16, ptr %v23, i64 %v42
  br label %head44
head44:
  %v47 = phi i64 [ 0, %body38 ], [ %v50, %body45 ]
  %v48 = icmp slt i64 %v47, 96
  br i1 %v48, label %body45, label %end46
body45:
  %v49 = getelementptr inbounds i16, ptr %v43, i64 %v47
  store <16 x i16> zeroinitializer, ptr %v49, align 2
  %v50 = add nsw i64 %v47, 16
  br label %head44
end46:
  %v51 = add nsw i64 %v40, 1
  br label %head37
end39:
  br label %end36
end36:
  br i1 %v33, label %then52, label %end53
then52:
  br label %head54
head54:
  %v57 = phi i64 [ 0, %then52 ], [ %v68, %end63 ]
  %v58 = icmp slt i64 %v57, 4
  br i1 %v58, label %body55, label %end56
body55:
  %v59 = mul i64 %v57, 288
  %v60 = getelementptr inbounds i16, ptr %v23, i64 %v59
  br label %head61
head61:
  %v64 = phi i64 [ 0, %body55 ], [ %v67, %body62 ]
  %v65 = icmp slt i64 %v64, 0
  br i1 %v65, label %body62, label %end63
body62:
  %v66 = getelementptr inbounds i16, ptr %v60, i64 %v64
  store <16 x i16> zeroinitializer, ptr %v66, align 2
  %v67 = add nsw i64 %v64, 16
  br label %head61
end63:
  %v68 = add nsw i64 %v57, 1
  br label %head54
end56:
  br label %head69
head69:
  %v72 = phi i64 [ 0, %end56 ], [ %v144, %end80 ]
  %v73 = icmp slt i64 %v72, 3
  br i1 %v73, label %body70, label %end71
body70:
  %v74 = mul i64 %v72, 80
  %v75 = getelementptr inbounds float, ptr %v32, i64 %v74
  %v76 = mul i64 %v72, 32
  %v77 = getelementptr inbounds i16, ptr %v23, i64 %v76
  br label %head78
head78:
  %v81 = phi i64 [ 0, %body70 ], [ %v115, %body79 ]
  %v82 = icmp slt i64 %v81, 1
  br i1 %v82, label %body79, label %end80
body79:
  %v83 = mul i64 %v81, 32
  %v84 = getelementptr inbounds float, ptr %v75, i64 %v83
  %v85 = mul i64 %v81, 288
  %v86 = getelementptr inbounds i16, ptr %v77, i64 %v85
  %v87 = load <16 x float>, ptr %v84, align 4
  %v88 = fptrunc <16 x float> %v87 to <16 x bfloat>
  %v89 = bitcast <16 x bfloat> %v88 to <16 x i16>
  %v90 = zext <16 x i16> %v89 to <16 x i32>
  %v91 = shl <16 x i32> %v90, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v92 = bitcast <16 x i32> %v91 to <16 x float>
  %v93 = fsub <16 x float> %v87, %v92
  %v94 = fptrunc <16 x float> %v93 to <16 x bfloat>
  %v95 = bitcast <16 x bfloat> %v94 to <16 x i16>
  %v96 = zext <16 x i16> %v95 to <16 x i32>
  %v97 = shl <16 x i32> %v96, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v98 = bitcast <16 x i32> %v97 to <16 x float>
  store <16 x i16> %v89, ptr %v86, align 2
  %v99 = getelementptr inbounds i16, ptr %v86, i64 576
  store <16 x i16> %v95, ptr %v99, align 2
  %v100 = getelementptr inbounds float, ptr %v84, i64 16
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = getelementptr inbounds i16, ptr %v86, i64 16
  %v103 = fptrunc <16 x float> %v101 to <16 x bfloat>
  %v104 = bitcast <16 x bfloat> %v103 to <16 x i16>
  %v105 = zext <16 x i16> %v104 to <16 x i32>
  %v106 = shl <16 x i32> %v105, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v107 = bitcast <16 x i32> %v106 to <16 x float>
  %v108 = fsub <16 x float> %v101, %v107
  %v109 = fptrunc <16 x float> %v108 to <16 x bfloat>
  %v110 = bitcast <16 x bfloat> %v109 to <16 x i16>
  %v111 = zext <16 x i16> %v110 to <16 x i32>
  %v112 = shl <16 x i32> %v111, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v113 = bitcast <16 x i32> %v112 to <16 x float>
  store <16 x i16> %v104, ptr %v102, align 2
  %v114 = getelementptr inbounds i16, ptr %v102, i64 576
  store <16 x i16> %v110, ptr %v114, align 2
  %v115 = add nsw i64 %v81, 1
  br label %head78
end80:
  %v116 = getelementptr inbounds i16, ptr %v77, i64 288
  %v117 = getelementptr inbounds float, ptr %v75, i64 32
  %v118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v117, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v119 = fptrunc <16 x float> %v118 to <16 x bfloat>
  %v120 = bitcast <16 x bfloat> %v119 to <16 x i16>
  %v121 = zext <16 x i16> %v120 to <16 x i32>
  %v122 = shl <16 x i32> %v121, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v123 = bitcast <16 x i32> %v122 to <16 x float>
  %v124 = fsub <16 x float> %v118, %v123
  %v125 = fptrunc <16 x float> %v124 to <16 x bfloat>
  %v126 = bitcast <16 x bfloat> %v125 to <16 x i16>
  %v127 = zext <16 x i16> %v126 to <16 x i32>
  %v128 = shl <16 x i32> %v127, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v129 = bitcast <16 x i32> %v128 to <16 x float>
  store <16 x i16> %v120, ptr %v116, align 2
  %v130 = getelementptr inbounds i16, ptr %v116, i64 576
  store <16 x i16> %v126, ptr %v130, align 2
  %v131 = getelementptr inbounds i16, ptr %v116, i64 16
  %v132 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v133 = bitcast <16 x bfloat> %v132 to <16 x i16>
  %v134 = zext <16 x i16> %v133 to <16 x i32>
  %v135 = shl <16 x i32> %v134, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v136 = bitcast <16 x i32> %v135 to <16 x float>
  %v137 = fsub <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v136
  %v138 = fptrunc <16 x float> %v137 to <16 x bfloat>
  %v139 = bitcast <16 x bfloat> %v138 to <16 x i16>
  %v140 = zext <16 x i16> %v139 to <16 x i32>
  %v141 = shl <16 x i32> %v140, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v142 = bitcast <16 x i32> %v141 to <16 x float>
  store <16 x i16> %v133, ptr %v131, align 2
  %v143 = getelementptr inbounds i16, ptr %v131, i64 576
  store <16 x i16> %v139, ptr %v143, align 2
  %v144 = add nsw i64 %v72, 1
  br label %head69
end71:
  %v145 = getelementptr inbounds i16, ptr %v23, i64 96
  br label %head146
head146:
  %v149 = phi i64 [ 0, %end71 ], [ %v160, %end155 ]
  %v150 = icmp slt i64 %v149, 4
  br i1 %v150, label %body147, label %end148
body147:
  %v151 = mul i64 %v149, 288
  %v152 = getelementptr inbounds i16, ptr %v145, i64 %v151
  br label %head153
head153:
  %v156 = phi i64 [ 0, %body147 ], [ %v159, %body154 ]
  %v157 = icmp slt i64 %v156, 0
  br i1 %v157, label %body154, label %end155
body154:
  %v158 = getelementptr inbounds i16, ptr %v152, i64 %v156
  store <16 x i16> zeroinitializer, ptr %v158, align 2
  %v159 = add nsw i64 %v156, 16
  br label %head153
end155:
  %v160 = add nsw i64 %v149, 1
  br label %head146
end148:
  br label %end53
end53:
  %v161 = icmp eq i64 %v19, 2
  br i1 %v161, label %then162, label %end163
then162:
  %v164 = getelementptr inbounds i16, ptr %v23, i64 96
  br label %head165
head165:
  %v168 = phi i64 [ 0, %then162 ], [ %v179, %end174 ]
  %v169 = icmp slt i64 %v168, 4
  br i1 %v169, label %body166, label %end167
body166:
  %v170 = mul i64 %v168, 288
  %v171 = getelementptr inbounds i16, ptr %v164, i64 %v170
  br label %head172
head172:
  %v175 = phi i64 [ 0, %body166 ], [ %v178, %body173 ]
  %v176 = icmp slt i64 %v175, 0
  br i1 %v176, label %body173, label %end174
body173:
  %v177 = getelementptr inbounds i16, ptr %v171, i64 %v175
  store <16 x i16> zeroinitializer, ptr %v177, align 2
  %v178 = add nsw i64 %v175, 16
  br label %head172
end174:
  %v179 = add nsw i64 %v168, 1
  br label %head165
end167:
  br label %end163
end163:
  %v180 = add nsw i64 %v16, 1
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
  %v43 = getelementptr inbounds i16, ptr %v42, i64 576
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
  %v43 = getelementptr inbounds i16, ptr %v42, i64 576
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
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = udiv i64 %row, 3
  %v5 = urem i64 %row, 3
  %v6 = mul i64 %image, 3
  %v7 = add i64 %v6, %v4
  %v8 = mul i64 %v7, 3
  %v9 = icmp slt i64 %v5, 3
  %v10 = select i1 %v9, i64 %v5, i64 3
  %v11 = add i64 %v8, %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %entry ], [ %v35, %body13 ]
  %v16 = phi i64 [ %v5, %entry ], [ %v16, %body13 ]
  %v17 = phi i64 [ %v11, %entry ], [ %v34, %body13 ]
  %v18 = icmp slt i64 %v15, %count
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
  store <16 x float> %v26, ptr %v22, align 4
  %v27 = getelementptr inbounds float, ptr %v20, i64 16
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fadd <16 x float> %v28, %v3
  %v30 = add i64 %column, 16
  %v31 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v29
  %v32 = select <16 x i1> %v31, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v29
  %v33 = getelementptr inbounds float, ptr %v22, i64 16
  store <16 x float> %v32, ptr %v33, align 4
  %v34 = add i64 %v17, 1
  %v35 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = udiv i64 %row, 3
  %v3 = urem i64 %row, 3
  %v4 = mul i64 %image, 3
  %v5 = add i64 %v4, %v2
  %v6 = mul i64 %v5, 3
  %v7 = icmp slt i64 %v3, 3
  %v8 = select i1 %v7, i64 %v3, i64 3
  %v9 = add i64 %v6, %v8
  br label %head10
head10:
  %v13 = phi i64 [ 0, %entry ], [ %v26, %body11 ]
  %v14 = phi i64 [ %v3, %entry ], [ %v14, %body11 ]
  %v15 = phi i64 [ %v9, %entry ], [ %v25, %body11 ]
  %v16 = icmp slt i64 %v13, %count
  br i1 %v16, label %body11, label %end12
body11:
  %v17 = mul i64 %v13, 32
  %v18 = getelementptr inbounds float, ptr %sums, i64 %v17
  %v19 = mul i64 %v15, 33
  %v20 = getelementptr inbounds float, ptr %out, i64 %v19
  %v21 = load <16 x float>, ptr %v18, align 4
  %v22 = fadd <16 x float> %v21, %v1
  %v23 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v22
  %v24 = select <16 x i1> %v23, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v22
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v24, ptr align 4 %v20, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v25 = add i64 %v15, 1
  %v26 = add nsw i64 %v13, 1
  br label %head10
end12:
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
  %v18 = phi i64 [ %lo, %entry ], [ %v72, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = add i64 %v18, 1
  %v21 = icmp slt i64 %v20, %hi
  %v22 = select i1 %v21, i64 %v20, i64 %hi
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v71, %end30 ]
  %v27 = icmp slt i64 %v26, 2
  br i1 %v27, label %body24, label %end25
body24:
  br label %head28
head28:
  %v31 = phi i64 [ %v18, %body24 ], [ %v70, %end69 ]
  %v32 = icmp slt i64 %v31, %v22
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 2
  %v34 = mul i64 %v33, 4096
  %v35 = getelementptr inbounds i8, ptr %v3, i64 %v34
  %v36 = mul i64 0, 9
  %v37 = mul i64 %v26, 1152
  %v38 = mul i64 %v36, 32
  %v39 = add i64 %v37, %v38
  %v40 = sub i64 9, %v36
  %v41 = add i64 %v31, 1
  %v42 = mul i64 %v41, 2
  %v43 = mul i64 %v42, 4096
  %v44 = getelementptr inbounds i8, ptr %v3, i64 %v43
  %v45 = mul i64 %v26, 4096
  %v46 = getelementptr inbounds i8, ptr %v44, i64 %v45
  %v47 = icmp sle i64 %v40, 0
  %v48 = icmp eq i64 %v31, 1
  %v49 = xor i1 %v48, true
  %v50 = and i1 true, %v49
  br i1 %v50, label %then51, label %end52
then51:
  %v53 = getelementptr inbounds i16, ptr %v9, i64 %v39
  call void @k_sums_1_2(ptr %v53, ptr %v35, ptr %v13, ptr %v46, ptr %v13, i64 0, i64 2)
  br label %end52
end52:
  %v54 = and i1 true, %v48
  br i1 %v54, label %then55, label %end56
then55:
  %v57 = getelementptr inbounds i16, ptr %v9, i64 %v39
  call void @k_sums_1_1(ptr %v57, ptr %v35, ptr %v13, ptr %v46, ptr %v13, i64 0, i64 2)
  br label %end56
end56:
  %v58 = mul i64 %v31, 32
  %v59 = getelementptr inbounds float, ptr %v5, i64 %v58
  %v60 = getelementptr inbounds float, ptr %v7, i64 %v58
  %v61 = icmp slt i64 %v40, 9
  %v62 = select i1 %v61, i64 %v40, i64 9
  %v63 = xor i1 %v48, true
  %v64 = and i1 true, %v63
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tail_32(ptr %v13, ptr %v59, ptr %v60, i64 %v26, i64 %v36, i64 %v62, i64 %v58)
  br label %end66
end66:
  %v67 = and i1 true, %v48
  br i1 %v67, label %then68, label %end69
then68:
  call void @k_tail_1(ptr %v13, ptr %v59, ptr %v60, i64 %v26, i64 %v36, i64 %v62, i64 %v58)
  br label %end69
end69:
  %v70 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v71 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v72 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
