; task {"attributes":{"dilations":[1,1],"group":1,"pads":[3,3,3,3],"strides":[2,2]},"inputs":["f32[1,12,13,3]","f32[10,7,7,3]","f32[10]"],"op":"conv","output":"f32[1,6,7,10]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_group":1,"column_tiles":1,"format":"padded","impl":"amx_bf16x6","k_slices":1,"outer":"rows","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":7,"tile_vectors":1,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 18 units
; phase k_product: 2 units
; scratch 5888 bytes, 2048 of each core
; packed input 1: uint16 (1, 7, 3, 1, 16, 16, 2) 9dbfba243471ed46
; packed input 2: float32 (16,) f03369d604384942
@k_chunks = private constant [7 x i64] [i64 0, i64 864, i64 96, i64 960, i64 192, i64 1056, i64 288], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157442765409226768, i64 0], align 64
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
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v156, %end139 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 18
  %v19 = urem i64 %v16, 18
  %v20 = mul i64 %v18, 2784
  %v21 = mul i64 %v19, 48
  %v22 = add i64 %v20, %v21
  %v23 = getelementptr inbounds i16, ptr %v9, i64 %v22
  %v24 = udiv i64 %v19, 9
  %v25 = urem i64 %v19, 9
  %v26 = mul i64 %v25, 2
  %v27 = add i64 %v26, %v24
  %v28 = sub i64 %v27, 3
  %v29 = mul i64 %v18, 12
  %v30 = add i64 %v29, %v28
  %v31 = mul i64 %v30, 13
  %v32 = mul i64 %v31, 3
  %v33 = getelementptr inbounds float, ptr %v1, i64 %v32
  %v34 = icmp ult i64 %v28, 12
  %v35 = xor i1 %v34, true
  br i1 %v35, label %then36, label %end37
then36:
  br label %head38
head38:
  %v41 = phi i64 [ 0, %then36 ], [ %v52, %end47 ]
  %v42 = icmp slt i64 %v41, 3
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 928
  %v44 = getelementptr inbounds i16, ptr %v23, i64 %v43
  br label %head45
head45:
  %v48 = phi i64 [ 0, %body39 ], [ %v51, %body46 ]
  %v49 = icmp slt i64 %v48, 48
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = getelementptr inbounds i16, ptr %v44, i64 %v48
  store <16 x i16> zeroinitializer, ptr %v50, align 2
  %v51 = add nsw i64 %v48, 16
  br label %head45
end47:
  %v52 = add nsw i64 %v41, 1
  br label %head38
end40:
  br label %end37
end37:
  br i1 %v34, label %then53, label %end54
then53:
  br label %head55
head55:
  %v58 = phi i64 [ 0, %then53 ], [ %v69, %end64 ]
  %v59 = icmp slt i64 %v58, 3
  br i1 %v59, label %body56, label %end57
body56:
  %v60 = mul i64 %v58, 928
  %v61 = getelementptr inbounds i16, ptr %v23, i64 %v60
  br label %head62
head62:
  %v65 = phi i64 [ 0, %body56 ], [ %v68, %body63 ]
  %v66 = icmp slt i64 %v65, 0
  br i1 %v66, label %body63, label %end64
body63:
  %v67 = getelementptr inbounds i16, ptr %v61, i64 %v65
  store <16 x i16> zeroinitializer, ptr %v67, align 2
  %v68 = add nsw i64 %v65, 16
  br label %head62
end64:
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v61, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v69 = add nsw i64 %v58, 1
  br label %head55
end57:
  %v70 = getelementptr inbounds i16, ptr %v23, i64 9
  br label %head71
head71:
  %v74 = phi i64 [ 0, %end57 ], [ %v98, %body72 ]
  %v75 = icmp slt i64 %v74, 32
  br i1 %v75, label %body72, label %end73
body72:
  %v76 = getelementptr inbounds float, ptr %v33, i64 %v74
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds i16, ptr %v70, i64 %v74
  %v79 = fptrunc <16 x float> %v77 to <16 x bfloat>
  %v80 = bitcast <16 x bfloat> %v79 to <16 x i16>
  %v81 = zext <16 x i16> %v80 to <16 x i32>
  %v82 = shl <16 x i32> %v81, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v83 = bitcast <16 x i32> %v82 to <16 x float>
  %v84 = fsub <16 x float> %v77, %v83
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
  store <16 x i16> %v80, ptr %v78, align 2
  %v96 = getelementptr inbounds i16, ptr %v78, i64 928
  store <16 x i16> %v86, ptr %v96, align 2
  %v97 = getelementptr inbounds i16, ptr %v78, i64 1856
  store <16 x i16> %v92, ptr %v97, align 2
  %v98 = add nsw i64 %v74, 16
  br label %head71
end73:
  %v99 = getelementptr inbounds float, ptr %v33, i64 32
  %v100 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v99, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v101 = getelementptr inbounds i16, ptr %v70, i64 32
  %v102 = fptrunc <16 x float> %v100 to <16 x bfloat>
  %v103 = bitcast <16 x bfloat> %v102 to <16 x i16>
  %v104 = zext <16 x i16> %v103 to <16 x i32>
  %v105 = shl <16 x i32> %v104, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v106 = bitcast <16 x i32> %v105 to <16 x float>
  %v107 = fsub <16 x float> %v100, %v106
  %v108 = fptrunc <16 x float> %v107 to <16 x bfloat>
  %v109 = bitcast <16 x bfloat> %v108 to <16 x i16>
  %v110 = zext <16 x i16> %v109 to <16 x i32>
  %v111 = shl <16 x i32> %v110, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v112 = bitcast <16 x i32> %v111 to <16 x float>
  %v113 = fsub <16 x float> %v107, %v112
  %v114 = fptrunc <16 x float> %v113 to <16 x bfloat>
  %v115 = bitcast <16 x bfloat> %v114 to <16 x i16>
  %v116 = zext <16 x i16> %v115 to <16 x i32>
  %v117 = shl <16 x i32> %v116, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v118 = bitcast <16 x i32> %v117 to <16 x float>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v103, ptr align 2 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v119 = getelementptr inbounds i16, ptr %v101, i64 928
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v109, ptr align 2 %v119, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v120 = getelementptr inbounds i16, ptr %v101, i64 1856
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v115, ptr align 2 %v120, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v121 = getelementptr inbounds i16, ptr %v23, i64 48
  br label %head122
head122:
  %v125 = phi i64 [ 0, %end73 ], [ %v136, %end131 ]
  %v126 = icmp slt i64 %v125, 3
  br i1 %v126, label %body123, label %end124
body123:
  %v127 = mul i64 %v125, 928
  %v128 = getelementptr inbounds i16, ptr %v121, i64 %v127
  br label %head129
head129:
  %v132 = phi i64 [ 0, %body123 ], [ %v135, %body130 ]
  %v133 = icmp slt i64 %v132, 0
  br i1 %v133, label %body130, label %end131
body130:
  %v134 = getelementptr inbounds i16, ptr %v128, i64 %v132
  store <16 x i16> zeroinitializer, ptr %v134, align 2
  %v135 = add nsw i64 %v132, 16
  br label %head129
end131:
  %v136 = add nsw i64 %v125, 1
  br label %head122
end124:
  br label %end54
end54:
  %v137 = icmp eq i64 %v19, 17
  br i1 %v137, label %then138, label %end139
then138:
  %v140 = getelementptr inbounds i16, ptr %v23, i64 48
  br label %head141
head141:
  %v144 = phi i64 [ 0, %then138 ], [ %v155, %end150 ]
  %v145 = icmp slt i64 %v144, 3
  br i1 %v145, label %body142, label %end143
body142:
  %v146 = mul i64 %v144, 928
  %v147 = getelementptr inbounds i16, ptr %v140, i64 %v146
  br label %head148
head148:
  %v151 = phi i64 [ 0, %body142 ], [ %v154, %body149 ]
  %v152 = icmp slt i64 %v151, 64
  br i1 %v152, label %body149, label %end150
body149:
  %v153 = getelementptr inbounds i16, ptr %v147, i64 %v151
  store <16 x i16> zeroinitializer, ptr %v153, align 2
  %v154 = add nsw i64 %v151, 16
  br label %head148
end150:
  %v155 = add nsw i64 %v144, 1
  br label %head141
end143:
  br label %end139
end139:
  %v156 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 2048
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v20, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v19, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1856
  call void @llvm.x86.tileloadd64(i8 2, ptr %v12, i64 12)
  %v13 = getelementptr inbounds i16, ptr %v11, i64 1952
  call void @llvm.x86.tileloadd64(i8 3, ptr %v13, i64 12)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
  call void @llvm.x86.tileloadd64(i8 2, ptr %v11, i64 12)
  %v14 = getelementptr inbounds i16, ptr %v11, i64 96
  call void @llvm.x86.tileloadd64(i8 3, ptr %v14, i64 12)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
  %v15 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 4, ptr %v15, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v16, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
  %v17 = getelementptr inbounds i16, ptr %v11, i64 928
  call void @llvm.x86.tileloadd64(i8 2, ptr %v17, i64 12)
  %v18 = getelementptr inbounds i16, ptr %v11, i64 1024
  call void @llvm.x86.tileloadd64(i8 3, ptr %v18, i64 12)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
  %v19 = getelementptr inbounds i8, ptr %v6, i64 3072
  %v20 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 64)
  %v21 = getelementptr inbounds float, ptr %sums, i64 256
  call void @llvm.x86.tilestored64(i8 1, ptr %v21, i64 64)
  ret void
}
define internal void @k_sums_1_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 2048
  call void @llvm.x86.tilezero(i8 0)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v17, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1856
  call void @llvm.x86.tileloadd64(i8 2, ptr %v12, i64 12)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tileloadd64(i8 2, ptr %v11, i64 12)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 4, ptr %v13, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v14, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  %v15 = getelementptr inbounds i16, ptr %v11, i64 928
  call void @llvm.x86.tileloadd64(i8 2, ptr %v15, i64 12)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 3072
  %v17 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 64)
  ret void
}
define internal void @k_tail_10(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = udiv i64 %row, 8
  %v3 = urem i64 %row, 8
  %v4 = mul i64 %image, 6
  %v5 = add i64 %v4, %v2
  %v6 = mul i64 %v5, 7
  %v7 = icmp slt i64 %v3, 7
  %v8 = select i1 %v7, i64 %v3, i64 7
  %v9 = add i64 %v6, %v8
  br label %head10
head10:
  %v13 = phi i64 [ 0, %entry ], [ %v31, %end21 ]
  %v14 = phi i64 [ %v3, %entry ], [ %v28, %end21 ]
  %v15 = phi i64 [ %v9, %entry ], [ %v30, %end21 ]
  %v16 = icmp slt i64 %v13, %count
  br i1 %v16, label %body11, label %end12
body11:
  %v17 = mul i64 %v13, 16
  %v18 = getelementptr inbounds float, ptr %sums, i64 %v17
  %v19 = icmp slt i64 %v14, 7
  br i1 %v19, label %then20, label %end21
then20:
  %v22 = mul i64 %v15, 10
  %v23 = getelementptr inbounds float, ptr %out, i64 %v22
  %v24 = load <16 x float>, ptr %v18, align 4
  %v25 = fadd <16 x float> %v24, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v25, ptr align 4 %v23, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end21
end21:
  %v26 = add i64 %v14, 1
  %v27 = icmp eq i64 %v26, 8
  %v28 = select i1 %v27, i64 0, i64 %v26
  %v29 = zext i1 %v19 to i64
  %v30 = add i64 %v15, %v29
  %v31 = add nsw i64 %v13, 1
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
  %v12 = mul i64 %worker, 2048
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 2048
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v60, %end22 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body16 ], [ %v59, %end58 ]
  %v24 = icmp slt i64 %v23, 1
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = mul i64 %v23, 7
  %v26 = mul i64 %v25, 3072
  %v27 = getelementptr inbounds i8, ptr %v3, i64 %v26
  %v28 = udiv i64 %v18, 2
  %v29 = urem i64 %v18, 2
  %v30 = mul i64 %v29, 32
  %v31 = mul i64 %v28, 2784
  %v32 = mul i64 %v30, 6
  %v33 = add i64 %v31, %v32
  %v34 = sub i64 47, %v30
  %v35 = add i64 %v23, 1
  %v36 = mul i64 %v35, 7
  %v37 = mul i64 %v36, 3072
  %v38 = getelementptr inbounds i8, ptr %v3, i64 %v37
  %v39 = getelementptr inbounds i8, ptr %v38, i64 0
  %v40 = icmp sle i64 %v34, 16
  %v41 = icmp eq i64 %v23, 0
  %v42 = xor i1 %v40, true
  %v43 = and i1 true, %v42
  br i1 %v43, label %then44, label %end45
then44:
  %v46 = getelementptr inbounds i16, ptr %v9, i64 %v33
  call void @k_sums_2_1(ptr %v46, ptr %v27, ptr %v13, ptr %v39, ptr %v13, i64 0, i64 7)
  br label %end45
end45:
  %v47 = and i1 true, %v40
  br i1 %v47, label %then48, label %end49
then48:
  %v50 = getelementptr inbounds i16, ptr %v9, i64 %v33
  call void @k_sums_1_1(ptr %v50, ptr %v27, ptr %v13, ptr %v39, ptr %v13, i64 0, i64 7)
  br label %end49
end49:
  %v51 = mul i64 %v23, 16
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v51
  %v53 = getelementptr inbounds float, ptr %v7, i64 %v51
  %v54 = icmp slt i64 %v34, 32
  %v55 = select i1 %v54, i64 %v34, i64 32
  %v56 = and i1 true, %v41
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_tail_10(ptr %v13, ptr %v52, ptr %v53, i64 %v28, i64 %v30, i64 %v55, i64 %v51)
  br label %end58
end58:
  %v59 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v60 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
