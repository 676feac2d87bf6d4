; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,7,9,5]","f32[17,3,3,5]","f32[17]","f32[1,7,9,17]"],"op":"conv","output":"f32[1,7,9,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"column_tiles":2,"format":"padded","impl":"amx_bf16x6","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":9,"tile_vectors":2,"unroll":4,"weights":"packed"}
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
  %v18 = phi i64 [ %lo, %entry ], [ %v156, %end138 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 50
  %v21 = getelementptr inbounds i16, ptr %v11, i64 %v20
  %v22 = udiv i64 %v18, 9
  %v23 = urem i64 %v18, 9
  %v24 = add i64 %v23, 0
  %v25 = sub i64 %v24, 1
  %v26 = udiv i64 %v18, 9
  %v27 = mul i64 %v26, 7
  %v28 = add i64 %v27, %v25
  %v29 = mul i64 %v28, 9
  %v30 = mul i64 %v29, 5
  %v31 = getelementptr inbounds float, ptr %v1, i64 %v30
  %v32 = icmp ult i64 %v25, 7
  %v33 = xor i1 %v32, true
  br i1 %v33, label %then34, label %end35
then34:
  br label %head36
head36:
  %v39 = phi i64 [ 0, %then34 ], [ %v51, %end45 ]
  %v40 = icmp slt i64 %v39, 3
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 544
  %v42 = getelementptr inbounds i16, ptr %v21, i64 %v41
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
  %v50 = getelementptr inbounds i16, ptr %v42, i64 48
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v50, <16 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v51 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %end35
end35:
  br i1 %v32, label %then52, label %end53
then52:
  br label %head54
head54:
  %v57 = phi i64 [ 0, %then52 ], [ %v68, %end63 ]
  %v58 = icmp slt i64 %v57, 3
  br i1 %v58, label %body55, label %end56
body55:
  %v59 = mul i64 %v57, 544
  %v60 = getelementptr inbounds i16, ptr %v21, i64 %v59
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
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v68 = add nsw i64 %v57, 1
  br label %head54
end56:
  %v69 = getelementptr inbounds i16, ptr %v21, i64 5
  br label %head70
head70:
  %v73 = phi i64 [ 0, %end56 ], [ %v97, %body71 ]
  %v74 = icmp slt i64 %v73, 32
  br i1 %v74, label %body71, label %end72
body71:
  %v75 = getelementptr inbounds float, ptr %v31, i64 %v73
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds i16, ptr %v69, i64 %v73
  %v78 = fptrunc <16 x float> %v76 to <16 x bfloat>
  %v79 = bitcast <16 x bfloat> %v78 to <16 x i16>
  %v80 = zext <16 x i16> %v79 to <16 x i32>
  %v81 = shl <16 x i32> %v80, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v82 = bitcast <16 x i32> %v81 to <16 x float>
  %v83 = fsub <16 x float> %v76, %v82
  %v84 = fptrunc <16 x float> %v83 to <16 x bfloat>
  %v85 = bitcast <16 x bfloat> %v84 to <16 x i16>
  %v86 = zext <16 x i16> %v85 to <16 x i32>
  %v87 = shl <16 x i32> %v86, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v88 = bitcast <16 x i32> %v87 to <16 x float>
  %v89 = fsub <16 x float> %v83, %v88
  %v90 = fptrunc <16 x float> %v89 to <16 x bfloat>
  %v91 = bitcast <16 x bfloat> %v90 to <16 x i16>
  %v92 = zext <16 x i16> %v91 to <16 x i32>
  %v93 = shl <16 x i32> %v92, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v94 = bitcast <16 x i32> %v93 to <16 x float>
  store <16 x i16> %v79, ptr %v77, align 2
  %v95 = getelementptr inbounds i16, ptr %v77, i64 544
  store <16 x i16> %v85, ptr %v95, align 2
  %v96 = getelementptr inbounds i16, ptr %v77, i64 1088
  store <16 x i16> %v91, ptr %v96, align 2
  %v97 = add nsw i64 %v73, 16
  br label %head70
end72:
  %v98 = getelementptr inbounds float, ptr %v31, i64 32
  %v99 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v98, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v100 = getelementptr inbounds i16, ptr %v69, i64 32
  %v101 = fptrunc <16 x float> %v99 to <16 x bfloat>
  %v102 = bitcast <16 x bfloat> %v101 to <16 x i16>
  %v103 = zext <16 x i16> %v102 to <16 x i32>
  %v104 = shl <16 x i32> %v103, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v105 = bitcast <16 x i32> %v104 to <16 x float>
  %v106 = fsub <16 x float> %v99, %v105
  %v107 = fptrunc <16 x float> %v106 to <16 x bfloat>
  %v108 = bitcast <16 x bfloat> %v107 to <16 x i16>
  %v109 = zext <16 x i16> %v108 to <16 x i32>
  %v110 = shl <16 x i32> %v109, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v111 = bitcast <16 x i32> %v110 to <16 x float>
  %v112 = fsub <16 x float> %v106, %v111
  %v113 = fptrunc <16 x float> %v112 to <16 x bfloat>
  %v114 = bitcast <16 x bfloat> %v113 to <16 x i16>
  %v115 = zext <16 x i16> %v114 to <16 x i32>
  %v116 = shl <16 x i32> %v115, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v117 = bitcast <16 x i32> %v116 to <16 x float>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v102, ptr align 2 %v100, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v118 = getelementptr inbounds i16, ptr %v100, i64 544
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v108, ptr align 2 %v118, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v119 = getelementptr inbounds i16, ptr %v100, i64 1088
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v114, ptr align 2 %v119, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v120 = getelementptr inbounds i16, ptr %v21, i64 50
  br label %head121
head121:
  %v124 = phi i64 [ 0, %end72 ], [ %v135, %end130 ]
  %v125 = icmp slt i64 %v124, 3
  br i1 %v125, label %body122, label %end123
body122:
  %v126 = mul i64 %v124, 544
  %v127 = getelementptr inbounds i16, ptr %v120, i64 %v126
  br label %head128
head128:
  %v131 = phi i64 [ 0, %body122 ], [ %v134, %body129 ]
  %v132 = icmp slt i64 %v131, 0
  br i1 %v132, label %body129, label %end130
body129:
  %v133 = getelementptr inbounds i16, ptr %v127, i64 %v131
  store <16 x i16> zeroinitializer, ptr %v133, align 2
  %v134 = add nsw i64 %v131, 16
  br label %head128
end130:
  %v135 = add nsw i64 %v124, 1
  br label %head121
end123:
  br label %end53
end53:
  %v136 = icmp eq i64 %v18, 8
  br i1 %v136, label %then137, label %end138
then137:
  %v139 = getelementptr inbounds i16, ptr %v21, i64 50
  br label %head140
head140:
  %v143 = phi i64 [ 0, %then137 ], [ %v155, %end149 ]
  %v144 = icmp slt i64 %v143, 3
  br i1 %v144, label %body141, label %end142
body141:
  %v145 = mul i64 %v143, 544
  %v146 = getelementptr inbounds i16, ptr %v139, i64 %v145
  br label %head147
head147:
  %v150 = phi i64 [ 0, %body141 ], [ %v153, %body148 ]
  %v151 = icmp slt i64 %v150, 80
  br i1 %v151, label %body148, label %end149
body148:
  %v152 = getelementptr inbounds i16, ptr %v146, i64 %v150
  store <16 x i16> zeroinitializer, ptr %v152, align 2
  %v153 = add nsw i64 %v150, 16
  br label %head147
end149:
  %v154 = getelementptr inbounds i16, ptr %v146, i64 80
  call void @llvm.masked.store.v16i16.p0(<16 x i16> zeroinitializer, ptr align 2 %v154, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v155 = add nsw i64 %v143, 1
  br label %head140
end142:
  br label %end138
end138:
  %v156 = add nsw i64 %v18, 1
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
define internal void @k_tail_17(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = sub i64 69, %row
  %v5 = icmp slt i64 %v4, 28
  %v6 = select i1 %v5, i64 %v4, i64 28
  %v7 = udiv i64 %row, 10
  %v8 = urem i64 %row, 10
  %v9 = mul i64 %image, 7
  %v10 = add i64 %v9, %v7
  %v11 = mul i64 %v10, 9
  %v12 = icmp slt i64 %v8, 9
  %v13 = select i1 %v12, i64 %v8, i64 9
  %v14 = add i64 %v11, %v13
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v53, %end26 ]
  %v19 = phi i64 [ %v8, %entry ], [ %v50, %end26 ]
  %v20 = phi i64 [ %v14, %entry ], [ %v52, %end26 ]
  %v21 = icmp slt i64 %v18, %v6
  br i1 %v21, label %body16, label %end17
body16:
  %v22 = mul i64 %v18, 32
  %v23 = getelementptr inbounds float, ptr %sums, i64 %v22
  %v24 = icmp slt i64 %v19, 9
  br i1 %v24, label %then25, label %end26
then25:
  %v27 = mul i64 %v20, 17
  %v28 = getelementptr inbounds float, ptr %x0, i64 %v27
  %v29 = mul i64 %v20, 17
  %v30 = getelementptr inbounds float, ptr %out, i64 %v29
  %v31 = load <16 x float>, ptr %v23, align 4
  %v32 = fadd <16 x float> %v31, %v1
  %v33 = getelementptr inbounds float, ptr %v28, i64 %column
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = fadd <16 x float> %v32, %v34
  %v36 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v35
  %v37 = select <16 x i1> %v36, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v35
  store <16 x float> %v37, ptr %v30, align 4
  %v38 = getelementptr inbounds float, ptr %v23, i64 16
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = fadd <16 x float> %v39, %v3
  %v41 = add i64 %column, 16
  %v42 = getelementptr inbounds float, ptr %v28, i64 %v41
  %v43 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v42, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v44 = fadd <16 x float> %v40, %v43
  %v45 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v44
  %v46 = select <16 x i1> %v45, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v44
  %v47 = getelementptr inbounds float, ptr %v30, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v46, ptr align 4 %v47, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end26
end26:
  %v48 = add i64 %v19, 1
  %v49 = icmp eq i64 %v48, 10
  %v50 = select i1 %v49, i64 0, i64 %v48
  %v51 = zext i1 %v24 to i64
  %v52 = add i64 %v20, %v51
  %v53 = add nsw i64 %v18, 1
  br label %head15
end17:
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
  %v20 = phi i64 [ 0, %entry ], [ %v59, %end27 ]
  %v21 = icmp slt i64 %v20, 1
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 3
  %v23 = mul i64 %v22, 6144
  %v24 = getelementptr inbounds i8, ptr %v3, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %body18 ], [ %v58, %end57 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = udiv i64 %v28, 3
  %v31 = urem i64 %v28, 3
  %v32 = mul i64 %v31, 28
  %v33 = mul i64 %v30, 450
  %v34 = mul i64 %v32, 5
  %v35 = add i64 %v33, %v34
  %v36 = add i64 %v20, 1
  %v37 = mul i64 %v36, 3
  %v38 = mul i64 %v37, 6144
  %v39 = getelementptr inbounds i8, ptr %v3, i64 %v38
  %v40 = getelementptr inbounds i8, ptr %v39, i64 0
  %v41 = icmp eq i64 %v31, 2
  %v42 = icmp eq i64 %v20, 0
  %v43 = xor i1 %v41, true
  %v44 = and i1 true, %v43
  br i1 %v44, label %then45, label %end46
then45:
  %v47 = getelementptr inbounds i16, ptr %v11, i64 %v35
  call void @k_sums_2_2(ptr %v47, ptr %v24, ptr %v15, ptr %v40, ptr %v15, i64 0, i64 3)
  br label %end46
end46:
  %v48 = and i1 true, %v41
  br i1 %v48, label %then49, label %end50
then49:
  %v51 = getelementptr inbounds i16, ptr %v11, i64 %v35
  call void @k_sums_1_2(ptr %v51, ptr %v24, ptr %v15, ptr %v40, ptr %v15, i64 0, i64 3)
  br label %end50
end50:
  %v52 = mul i64 %v20, 32
  %v53 = getelementptr inbounds float, ptr %v5, i64 %v52
  %v54 = getelementptr inbounds float, ptr %v9, i64 %v52
  %v55 = and i1 true, %v42
  br i1 %v55, label %then56, label %end57
then56:
  call void @k_tail_17(ptr %v15, ptr %v53, ptr %v54, i64 %v30, i64 %v32, i64 %v52, ptr %v7)
  br label %end57
end57:
  %v58 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v59 = add nsw i64 %v20, 1
  br label %head17
end19:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
