; task {"attributes":{"dilations":[1,1],"group":1,"pads":[3,3,3,3],"strides":[2,2]},"inputs":["f32[1,12,13,3]","f32[10,7,7,3]","f32[10]"],"op":"conv","output":"f32[1,6,7,10]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_tiles":1,"format":"padded","impl":"amx_bf16x6","k_slices":1,"outer":"rows","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":7,"tile_vectors":1,"unroll":4,"weights":"packed"}
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
  %v16 = phi i64 [ %lo, %entry ], [ %v154, %end137 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 48
  %v19 = getelementptr inbounds i16, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 9
  %v21 = urem i64 %v20, 2
  %v22 = urem i64 %v16, 9
  %v23 = mul i64 %v22, 2
  %v24 = add i64 %v23, %v21
  %v25 = sub i64 %v24, 3
  %v26 = udiv i64 %v16, 18
  %v27 = mul i64 %v26, 12
  %v28 = add i64 %v27, %v25
  %v29 = mul i64 %v28, 13
  %v30 = mul i64 %v29, 3
  %v31 = getelementptr inbounds float, ptr %v1, i64 %v30
  %v32 = icmp ult i64 %v25, 12
  %v33 = xor i1 %v32, true
  br i1 %v33, label %then34, label %end35
then34:
  br label %head36
head36:
  %v39 = phi i64 [ 0, %then34 ], [ %v50, %end45 ]
  %v40 = icmp slt i64 %v39, 3
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 928
  %v42 = getelementptr inbounds i16, ptr %v19, i64 %v41
  br label %head43
head43:
  %v46 = phi i64 [ 0, %body37 ], [ %v49, %body44 ]
  %v47 = icmp slt i64 %v46, 48
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds i16, ptr %v42, i64 %v46
  store <16 x i16> zeroinitializer, ptr %v48, align 2
  %v49 = add nsw i64 %v46, 16
  br label %head43
end45:
  %v50 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %end35
end35:
  br i1 %v32, label %then51, label %end52
then51:
  br label %head53
head53:
  %v56 = phi i64 [ 0, %then51 ], [ %v67, %end62 ]
  %v57 = icmp slt i64 %v56, 3
  br i1 %v57, label %body54, label %end55
body54:
  %v58 = mul i64 %v56, 928
  %v59 = getelementptr inbounds i16, ptr %v19, i64 %v58
  br label %head60
head60:
  %v63 = phi i64 [ 0, %body54 ], [ %v66, %body61 ]
  %v64 = icmp slt i64 %v63, 0
  br i1 %v64, label %body61, label %end62
body61:
  %v65 = getelementptr inbounds i16, ptr %v59, i64 %v63
  store <16 x i16> zeroinitializer, ptr %v65, align 2
  %v66 = add nsw i64 %v63, 16
  br label %head60
end62:
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v67 = add nsw i64 %v56, 1
  br label %head53
end55:
  %v68 = getelementptr inbounds i16, ptr %v19, i64 9
  br label %head69
head69:
  %v72 = phi i64 [ 0, %end55 ], [ %v96, %body70 ]
  %v73 = icmp slt i64 %v72, 32
  br i1 %v73, label %body70, label %end71
body70:
  %v74 = getelementptr inbounds float, ptr %v31, i64 %v72
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds i16, ptr %v68, i64 %v72
  %v77 = fptrunc <16 x float> %v75 to <16 x bfloat>
  %v78 = bitcast <16 x bfloat> %v77 to <16 x i16>
  %v79 = zext <16 x i16> %v78 to <16 x i32>
  %v80 = shl <16 x i32> %v79, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v81 = bitcast <16 x i32> %v80 to <16 x float>
  %v82 = fsub <16 x float> %v75, %v81
  %v83 = fptrunc <16 x float> %v82 to <16 x bfloat>
  %v84 = bitcast <16 x bfloat> %v83 to <16 x i16>
  %v85 = zext <16 x i16> %v84 to <16 x i32>
  %v86 = shl <16 x i32> %v85, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v87 = bitcast <16 x i32> %v86 to <16 x float>
  %v88 = fsub <16 x float> %v82, %v87
  %v89 = fptrunc <16 x float> %v88 to <16 x bfloat>
  %v90 = bitcast <16 x bfloat> %v89 to <16 x i16>
  %v91 = zext <16 x i16> %v90 to <16 x i32>
  %v92 = shl <16 x i32> %v91, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v93 = bitcast <16 x i32> %v92 to <16 x float>
  store <16 x i16> %v78, ptr %v76, align 2
  %v94 = getelementptr inbounds i16, ptr %v76, i64 928
  store <16 x i16> %v84, ptr %v94, align 2
  %v95 = getelementptr inbounds i16, ptr %v76, i64 1856
  store <16 x i16> %v90, ptr %v95, align 2
  %v96 = add nsw i64 %v72, 16
  br label %head69
end71:
  %v97 = getelementptr inbounds float, ptr %v31, i64 32
  %v98 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v97, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v99 = getelementptr inbounds i16, ptr %v68, i64 32
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
  %v111 = fsub <16 x float> %v105, %v110
  %v112 = fptrunc <16 x float> %v111 to <16 x bfloat>
  %v113 = bitcast <16 x bfloat> %v112 to <16 x i16>
  %v114 = zext <16 x i16> %v113 to <16 x i32>
  %v115 = shl <16 x i32> %v114, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v116 = bitcast <16 x i32> %v115 to <16 x float>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v101, ptr align 2 %v99, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v117 = getelementptr inbounds i16, ptr %v99, i64 928
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v107, ptr align 2 %v117, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v118 = getelementptr inbounds i16, ptr %v99, i64 1856
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v113, ptr align 2 %v118, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v119 = getelementptr inbounds i16, ptr %v19, i64 48
  br label %head120
head120:
  %v123 = phi i64 [ 0, %end71 ], [ %v134, %end129 ]
  %v124 = icmp slt i64 %v123, 3
  br i1 %v124, label %body121, label %end122
body121:
  %v125 = mul i64 %v123, 928
  %v126 = getelementptr inbounds i16, ptr %v119, i64 %v125
  br label %head127
head127:
  %v130 = phi i64 [ 0, %body121 ], [ %v133, %body128 ]
  %v131 = icmp slt i64 %v130, 0
  br i1 %v131, label %body128, label %end129
body128:
  %v132 = getelementptr inbounds i16, ptr %v126, i64 %v130
  store <16 x i16> zeroinitializer, ptr %v132, align 2
  %v133 = add nsw i64 %v130, 16
  br label %head127
end129:
  %v134 = add nsw i64 %v123, 1
  br label %head120
end122:
  br label %end52
end52:
  %v135 = icmp eq i64 %v16, 17
  br i1 %v135, label %then136, label %end137
then136:
  %v138 = getelementptr inbounds i16, ptr %v19, i64 48
  br label %head139
head139:
  %v142 = phi i64 [ 0, %then136 ], [ %v153, %end148 ]
  %v143 = icmp slt i64 %v142, 3
  br i1 %v143, label %body140, label %end141
body140:
  %v144 = mul i64 %v142, 928
  %v145 = getelementptr inbounds i16, ptr %v138, i64 %v144
  br label %head146
head146:
  %v149 = phi i64 [ 0, %body140 ], [ %v152, %body147 ]
  %v150 = icmp slt i64 %v149, 64
  br i1 %v150, label %body147, label %end148
body147:
  %v151 = getelementptr inbounds i16, ptr %v145, i64 %v149
  store <16 x i16> zeroinitializer, ptr %v151, align 2
  %v152 = add nsw i64 %v149, 16
  br label %head146
end148:
  %v153 = add nsw i64 %v142, 1
  br label %head139
end141:
  br label %end137
end137:
  %v154 = add nsw i64 %v16, 1
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
define internal void @k_tail_10(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = sub i64 47, %row
  %v3 = icmp slt i64 %v2, 32
  %v4 = select i1 %v3, i64 %v2, i64 32
  %v5 = udiv i64 %row, 8
  %v6 = urem i64 %row, 8
  %v7 = mul i64 %image, 6
  %v8 = add i64 %v7, %v5
  %v9 = mul i64 %v8, 7
  %v10 = icmp slt i64 %v6, 7
  %v11 = select i1 %v10, i64 %v6, i64 7
  %v12 = add i64 %v9, %v11
  br label %head13
head13:
  %v16 = phi i64 [ 0, %entry ], [ %v34, %end24 ]
  %v17 = phi i64 [ %v6, %entry ], [ %v31, %end24 ]
  %v18 = phi i64 [ %v12, %entry ], [ %v33, %end24 ]
  %v19 = icmp slt i64 %v16, %v4
  br i1 %v19, label %body14, label %end15
body14:
  %v20 = mul i64 %v16, 16
  %v21 = getelementptr inbounds float, ptr %sums, i64 %v20
  %v22 = icmp slt i64 %v17, 7
  br i1 %v22, label %then23, label %end24
then23:
  %v25 = mul i64 %v18, 10
  %v26 = getelementptr inbounds float, ptr %out, i64 %v25
  %v27 = load <16 x float>, ptr %v21, align 4
  %v28 = fadd <16 x float> %v27, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v28, ptr align 4 %v26, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end24
end24:
  %v29 = add i64 %v17, 1
  %v30 = icmp eq i64 %v29, 8
  %v31 = select i1 %v30, i64 0, i64 %v29
  %v32 = zext i1 %v22 to i64
  %v33 = add i64 %v18, %v32
  %v34 = add nsw i64 %v16, 1
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
  %v12 = mul i64 %worker, 2048
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 2048
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v57, %end22 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body16 ], [ %v56, %end55 ]
  %v24 = icmp slt i64 %v23, 1
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = mul i64 %v23, 7
  %v26 = mul i64 %v25, 3072
  %v27 = getelementptr inbounds i8, ptr %v3, i64 %v26
  %v28 = udiv i64 %v18, 2
  %v29 = urem i64 %v18, 2
  %v30 = mul i64 %v29, 32
  %v31 = mul i64 %v28, 864
  %v32 = mul i64 %v30, 6
  %v33 = add i64 %v31, %v32
  %v34 = add i64 %v23, 1
  %v35 = mul i64 %v34, 7
  %v36 = mul i64 %v35, 3072
  %v37 = getelementptr inbounds i8, ptr %v3, i64 %v36
  %v38 = getelementptr inbounds i8, ptr %v37, i64 0
  %v39 = icmp eq i64 %v29, 1
  %v40 = icmp eq i64 %v23, 0
  %v41 = xor i1 %v39, true
  %v42 = and i1 true, %v41
  br i1 %v42, label %then43, label %end44
then43:
  %v45 = getelementptr inbounds i16, ptr %v9, i64 %v33
  call void @k_sums_2_1(ptr %v45, ptr %v27, ptr %v13, ptr %v38, ptr %v13, i64 0, i64 7)
  br label %end44
end44:
  %v46 = and i1 true, %v39
  br i1 %v46, label %then47, label %end48
then47:
  %v49 = getelementptr inbounds i16, ptr %v9, i64 %v33
  call void @k_sums_1_1(ptr %v49, ptr %v27, ptr %v13, ptr %v38, ptr %v13, i64 0, i64 7)
  br label %end48
end48:
  %v50 = mul i64 %v23, 16
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v50
  %v53 = and i1 true, %v40
  br i1 %v53, label %then54, label %end55
then54:
  call void @k_tail_10(ptr %v13, ptr %v51, ptr %v52, i64 %v28, i64 %v30, i64 %v50)
  br label %end55
end55:
  %v56 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v57 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
