; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,7,9,5]","f32[17,3,3,5]","f32[17]","f32[1,7,9,17]"],"op":"conv","output":"f32[1,7,9,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"column_group":1,"column_tiles":2,"format":"padded","impl":"amx_bf16x6","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":9,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 9 units
; phase k_product: 3 units
; scratch 3520 bytes, 3584 of each core
; packed input 1: uint16 (1, 3, 3, 2, 16, 16, 2) 6c5662907c2ecfff
; packed input 2: float32 (32,) e60329637783f4fb
@k_chunks = private constant [3 x i64] [i64 0, i64 100, i64 200], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157440557762350606, i64 0], align 64
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, <16 x i1>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.x86.tilezero(i8)
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v159, %end141 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 9
  %v21 = urem i64 %v18, 9
  %v22 = mul i64 %v20, 1632
  %v23 = mul i64 %v21, 50
  %v24 = add i64 %v22, %v23
  %v25 = getelementptr inbounds i16, ptr %v11, i64 %v24
  %v26 = udiv i64 %v21, 9
  %v27 = urem i64 %v21, 9
  %v28 = add i64 %v27, %v26
  %v29 = sub i64 %v28, 1
  %v30 = mul i64 %v20, 7
  %v31 = add i64 %v30, %v29
  %v32 = mul i64 %v31, 9
  %v33 = mul i64 %v32, 5
  %v34 = getelementptr inbounds float, ptr %v1, i64 %v33
  %v35 = icmp ult i64 %v29, 7
  %v36 = xor i1 %v35, true
  br i1 %v36, label %then37, label %end38
then37:
  br label %head39
head39:
  %v42 = phi i64 [ 0, %then37 ], [ %v54, %end48 ]
  %v43 = icmp slt i64 %v42, 3
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 544
  %v45 = getelementptr inbounds i16, ptr %v25, i64 %v44
  br label %head46
head46:
  %v49 = phi i64 [ 0, %body40 ], [ %v52, %body47 ]
  %v50 = icmp slt i64 %v49, 48
  br i1 %v50, label %body47, label %end48
body47:
  %v51 = getelementptr inbounds i16, ptr %v45, i64 %v49
  store <16 x i16> zeroinitializer, ptr %v51, align 2
  %v52 = add nsw i64 %v49, 16
  br label %head46
end48:
  %v53 = getelementptr inbounds i16, ptr %v45, i64 48
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v53, <16 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v54 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %end38
end38:
  br i1 %v35, label %then55, label %end56
then55:
  br label %head57
head57:
  %v60 = phi i64 [ 0, %then55 ], [ %v71, %end66 ]
  %v61 = icmp slt i64 %v60, 3
  br i1 %v61, label %body58, label %end59
body58:
  %v62 = mul i64 %v60, 544
  %v63 = getelementptr inbounds i16, ptr %v25, i64 %v62
  br label %head64
head64:
  %v67 = phi i64 [ 0, %body58 ], [ %v70, %body65 ]
  %v68 = icmp slt i64 %v67, 0
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = getelementptr inbounds i16, ptr %v63, i64 %v67
  store <16 x i16> zeroinitializer, ptr %v69, align 2
  %v70 = add nsw i64 %v67, 16
  br label %head64
end66:
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v63, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = add nsw i64 %v60, 1
  br label %head57
end59:
  %v72 = getelementptr inbounds i16, ptr %v25, i64 5
  br label %head73
head73:
  %v76 = phi i64 [ 0, %end59 ], [ %v100, %body74 ]
  %v77 = icmp slt i64 %v76, 32
  br i1 %v77, label %body74, label %end75
body74:
  %v78 = getelementptr inbounds float, ptr %v34, i64 %v76
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds i16, ptr %v72, i64 %v76
  %v81 = fptrunc <16 x float> %v79 to <16 x bfloat>
  %v82 = bitcast <16 x bfloat> %v81 to <16 x i16>
  %v83 = zext <16 x i16> %v82 to <16 x i32>
  %v84 = shl <16 x i32> %v83, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v85 = bitcast <16 x i32> %v84 to <16 x float>
  %v86 = fsub <16 x float> %v79, %v85
  %v87 = fptrunc <16 x float> %v86 to <16 x bfloat>
  %v88 = bitcast <16 x bfloat> %v87 to <16 x i16>
  %v89 = zext <16 x i16> %v88 to <16 x i32>
  %v90 = shl <16 x i32> %v89, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v91 = bitcast <16 x i32> %v90 to <16 x float>
  %v92 = fsub <16 x float> %v86, %v91
  %v93 = fptrunc <16 x float> %v92 to <16 x bfloat>
  %v94 = bitcast <16 x bfloat> %v93 to <16 x i16>
  %v95 = zext <16 x i16> %v94 to <16 x i32>
  %v96 = shl <16 x i32> %v95, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v97 = bitcast <16 x i32> %v96 to <16 x float>
  store <16 x i16> %v82, ptr %v80, align 2
  %v98 = getelementptr inbounds i16, ptr %v80, i64 544
  store <16 x i16> %v88, ptr %v98, align 2
  %v99 = getelementptr inbounds i16, ptr %v80, i64 1088
  store <16 x i16> %v94, ptr %v99, align 2
  %v100 = add nsw i64 %v76, 16
  br label %head73
end75:
  %v101 = getelementptr inbounds float, ptr %v34, i64 32
  %v102 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v103 = getelementptr inbounds i16, ptr %v72, i64 32
  %v104 = fptrunc <16 x float> %v102 to <16 x bfloat>
  %v105 = bitcast <16 x bfloat> %v104 to <16 x i16>
  %v106 = zext <16 x i16> %v105 to <16 x i32>
  %v107 = shl <16 x i32> %v106, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v108 = bitcast <16 x i32> %v107 to <16 x float>
  %v109 = fsub <16 x float> %v102, %v108
  %v110 = fptrunc <16 x float> %v109 to <16 x bfloat>
  %v111 = bitcast <16 x bfloat> %v110 to <16 x i16>
  %v112 = zext <16 x i16> %v111 to <16 x i32>
  %v113 = shl <16 x i32> %v112, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v114 = bitcast <16 x i32> %v113 to <16 x float>
  %v115 = fsub <16 x float> %v109, %v114
  %v116 = fptrunc <16 x float> %v115 to <16 x bfloat>
  %v117 = bitcast <16 x bfloat> %v116 to <16 x i16>
  %v118 = zext <16 x i16> %v117 to <16 x i32>
  %v119 = shl <16 x i32> %v118, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v120 = bitcast <16 x i32> %v119 to <16 x float>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v105, ptr align 2 %v103, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v121 = getelementptr inbounds i16, ptr %v103, i64 544
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v111, ptr align 2 %v121, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v122 = getelementptr inbounds i16, ptr %v103, i64 1088
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v117, ptr align 2 %v122, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v123 = getelementptr inbounds i16, ptr %v25, i64 50
  br label %head124
head124:
  %v127 = phi i64 [ 0, %end75 ], [ %v138, %end133 ]
  %v128 = icmp slt i64 %v127, 3
  br i1 %v128, label %body125, label %end126
body125:
  %v129 = mul i64 %v127, 544
  %v130 = getelementptr inbounds i16, ptr %v123, i64 %v129
  br label %head131
head131:
  %v134 = phi i64 [ 0, %body125 ], [ %v137, %body132 ]
  %v135 = icmp slt i64 %v134, 0
  br i1 %v135, label %body132, label %end133
body132:
  %v136 = getelementptr inbounds i16, ptr %v130, i64 %v134
  store <16 x i16> zeroinitializer, ptr %v136, align 2
  %v137 = add nsw i64 %v134, 16
  br label %head131
end133:
  %v138 = add nsw i64 %v127, 1
  br label %head124
end126:
  br label %end56
end56:
  %v139 = icmp eq i64 %v21, 8
  br i1 %v139, label %then140, label %end141
then140:
  %v142 = getelementptr inbounds i16, ptr %v25, i64 50
  br label %head143
head143:
  %v146 = phi i64 [ 0, %then140 ], [ %v158, %end152 ]
  %v147 = icmp slt i64 %v146, 3
  br i1 %v147, label %body144, label %end145
body144:
  %v148 = mul i64 %v146, 544
  %v149 = getelementptr inbounds i16, ptr %v142, i64 %v148
  br label %head150
head150:
  %v153 = phi i64 [ 0, %body144 ], [ %v156, %body151 ]
  %v154 = icmp slt i64 %v153, 80
  br i1 %v154, label %body151, label %end152
body151:
  %v155 = getelementptr inbounds i16, ptr %v149, i64 %v153
  store <16 x i16> zeroinitializer, ptr %v155, align 2
  %v156 = add nsw i64 %v153, 16
  br label %head150
end152:
  %v157 = getelementptr inbounds i16, ptr %v149, i64 80
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v157, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v158 = add nsw i64 %v146, 1
  br label %head143
end145:
  br label %end141
end141:
  %v159 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define internal void @k_sums_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 3584
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v24, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1088
  call void @llvm.x86.tileloadd64(i8 4, ptr %v12, i64 10)
  %v13 = getelementptr inbounds i16, ptr %v11, i64 1158
  call void @llvm.x86.tileloadd64(i8 5, ptr %v13, i64 10)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v14, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v11, i64 10)
  %v15 = getelementptr inbounds i16, ptr %v11, i64 70
  call void @llvm.x86.tileloadd64(i8 5, ptr %v15, i64 10)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v16, i64 64)
  %v17 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v17, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v18 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v18, i64 64)
  %v19 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v19, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v20 = getelementptr inbounds i16, ptr %v11, i64 544
  call void @llvm.x86.tileloadd64(i8 4, ptr %v20, i64 10)
  %v21 = getelementptr inbounds i16, ptr %v11, i64 614
  call void @llvm.x86.tileloadd64(i8 5, ptr %v21, i64 10)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v22 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v22, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v23 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v24 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v25 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v25, i64 128)
  %v26 = getelementptr inbounds float, ptr %sums, i64 448
  call void @llvm.x86.tilestored64(i8 2, ptr %v26, i64 128)
  %v27 = getelementptr inbounds float, ptr %sums, i64 464
  call void @llvm.x86.tilestored64(i8 3, ptr %v27, i64 128)
  ret void
}
define internal void @k_sums_1_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 3584
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v21, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v20, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1088
  call void @llvm.x86.tileloadd64(i8 4, ptr %v12, i64 10)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v13, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v11, i64 10)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v14, i64 64)
  %v15 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v15, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v16, i64 64)
  %v17 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v17, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v18 = getelementptr inbounds i16, ptr %v11, i64 544
  call void @llvm.x86.tileloadd64(i8 4, ptr %v18, i64 10)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v19 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v19, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v20 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v21 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v22 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v22, i64 128)
  ret void
}
define internal void @k_tail_17(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = udiv i64 %row, 10
  %v5 = urem i64 %row, 10
  %v6 = mul i64 %image, 7
  %v7 = add i64 %v6, %v4
  %v8 = mul i64 %v7, 9
  %v9 = icmp slt i64 %v5, 9
  %v10 = select i1 %v9, i64 %v5, i64 9
  %v11 = add i64 %v8, %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %entry ], [ %v50, %end23 ]
  %v16 = phi i64 [ %v5, %entry ], [ %v47, %end23 ]
  %v17 = phi i64 [ %v11, %entry ], [ %v49, %end23 ]
  %v18 = icmp slt i64 %v15, %count
  br i1 %v18, label %body13, label %end14
body13:
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %sums, i64 %v19
  %v21 = icmp slt i64 %v16, 9
  br i1 %v21, label %then22, label %end23
then22:
  %v24 = mul i64 %v17, 17
  %v25 = getelementptr inbounds float, ptr %x0, i64 %v24
  %v26 = mul i64 %v17, 17
  %v27 = getelementptr inbounds float, ptr %out, i64 %v26
  %v28 = load <16 x float>, ptr %v20, align 4
  %v29 = fadd <16 x float> %v28, %v1
  %v30 = getelementptr inbounds float, ptr %v25, i64 %column
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v29, %v31
  %v33 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v32
  %v34 = select <16 x i1> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v32
  store <16 x float> %v34, ptr %v27, align 4
  %v35 = getelementptr inbounds float, ptr %v20, i64 16
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = fadd <16 x float> %v36, %v3
  %v38 = add i64 %column, 16
  %v39 = getelementptr inbounds float, ptr %v25, i64 %v38
  %v40 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v39, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v41 = fadd <16 x float> %v37, %v40
  %v42 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v41
  %v43 = select <16 x i1> %v42, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v41
  %v44 = getelementptr inbounds float, ptr %v27, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v43, ptr align 4 %v44, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end23
end23:
  %v45 = add i64 %v16, 1
  %v46 = icmp eq i64 %v45, 10
  %v47 = select i1 %v46, i64 0, i64 %v45
  %v48 = zext i1 %v21 to i64
  %v49 = add i64 %v17, %v48
  %v50 = add nsw i64 %v15, 1
  br label %head12
end14:
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
  %v14 = mul i64 %worker, 3584
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds i8, ptr %v15, i64 3584
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head17
head17:
  %v20 = phi i64 [ 0, %entry ], [ %v71, %end27 ]
  %v21 = icmp slt i64 %v20, 1
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = add i64 %v20, 1
  %v23 = icmp slt i64 %v22, 1
  %v24 = select i1 %v23, i64 %v22, i64 1
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %body18 ], [ %v70, %end32 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  br label %head30
head30:
  %v33 = phi i64 [ %v20, %body26 ], [ %v69, %end68 ]
  %v34 = icmp slt i64 %v33, %v24
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 3
  %v36 = mul i64 %v35, 6144
  %v37 = getelementptr inbounds i8, ptr %v3, i64 %v36
  %v38 = udiv i64 %v28, 3
  %v39 = urem i64 %v28, 3
  %v40 = mul i64 %v39, 28
  %v41 = mul i64 %v38, 1632
  %v42 = mul i64 %v40, 5
  %v43 = add i64 %v41, %v42
  %v44 = sub i64 69, %v40
  %v45 = add i64 %v33, 1
  %v46 = mul i64 %v45, 3
  %v47 = mul i64 %v46, 6144
  %v48 = getelementptr inbounds i8, ptr %v3, i64 %v47
  %v49 = getelementptr inbounds i8, ptr %v48, i64 0
  %v50 = icmp sle i64 %v44, 14
  %v51 = icmp eq i64 %v33, 0
  %v52 = xor i1 %v50, true
  %v53 = and i1 true, %v52
  br i1 %v53, label %then54, label %end55
then54:
  %v56 = getelementptr inbounds i16, ptr %v11, i64 %v43
  call void @k_sums_2_2(ptr %v56, ptr %v37, ptr %v15, ptr %v49, ptr %v15, i64 0, i64 3)
  br label %end55
end55:
  %v57 = and i1 true, %v50
  br i1 %v57, label %then58, label %end59
then58:
  %v60 = getelementptr inbounds i16, ptr %v11, i64 %v43
  call void @k_sums_1_2(ptr %v60, ptr %v37, ptr %v15, ptr %v49, ptr %v15, i64 0, i64 3)
  br label %end59
end59:
  %v61 = mul i64 %v33, 32
  %v62 = getelementptr inbounds float, ptr %v5, i64 %v61
  %v63 = getelementptr inbounds float, ptr %v9, i64 %v61
  %v64 = icmp slt i64 %v44, 28
  %v65 = select i1 %v64, i64 %v44, i64 28
  %v66 = and i1 true, %v51
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tail_17(ptr %v15, ptr %v62, ptr %v63, i64 %v38, i64 %v40, i64 %v65, i64 %v61, ptr %v7)
  br label %end68
end68:
  %v69 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v70 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v71 = add nsw i64 %v20, 1
  br label %head17
end19:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
