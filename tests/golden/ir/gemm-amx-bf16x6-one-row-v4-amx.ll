; task {"attributes":{},"inputs":["f32[1,70]","f32[70,33]","f32[33]"],"op":"gemm","output":"f32[1,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_tiles":2,"format":"dense","impl":"amx_bf16x6","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":1,"split":"columns","tile_lines":1,"tile_pixels":1,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 1 units
; phase k_product: 2 units
; scratch 1792 bytes, 128 of each core
; packed input 1: uint16 (2, 3, 3, 2, 16, 16, 2) 1dd16e85581e6981
; packed input 2: float32 (64,) de61c07f93eb4657
@k_chunks = private constant [3 x i64] [i64 0, i64 192, i64 384], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157442765408239873, i64 0], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v147, %end25 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 16
  %v19 = mul i64 %v18, 70
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = mul i64 %v18, 32
  %v22 = getelementptr inbounds i16, ptr %v9, i64 %v21
  %v23 = icmp eq i64 %v16, 0
  br i1 %v23, label %then24, label %end25
then24:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %then24 ], [ %v130, %end37 ]
  %v30 = icmp slt i64 %v29, 1
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 70
  %v32 = getelementptr inbounds float, ptr %v20, i64 %v31
  %v33 = mul i64 %v29, 32
  %v34 = getelementptr inbounds i16, ptr %v22, i64 %v33
  br label %head35
head35:
  %v38 = phi i64 [ 0, %body27 ], [ %v86, %body36 ]
  %v39 = icmp slt i64 %v38, 2
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = mul i64 %v38, 32
  %v41 = getelementptr inbounds float, ptr %v32, i64 %v40
  %v42 = mul i64 %v38, 96
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
  %v62 = getelementptr inbounds i16, ptr %v43, i64 288
  store <16 x i16> %v52, ptr %v62, align 2
  %v63 = getelementptr inbounds i16, ptr %v43, i64 576
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
  %v84 = getelementptr inbounds i16, ptr %v66, i64 288
  store <16 x i16> %v74, ptr %v84, align 2
  %v85 = getelementptr inbounds i16, ptr %v66, i64 576
  store <16 x i16> %v80, ptr %v85, align 2
  %v86 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v87 = getelementptr inbounds i16, ptr %v34, i64 192
  %v88 = getelementptr inbounds float, ptr %v32, i64 64
  %v89 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v88, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
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
  %v107 = getelementptr inbounds i16, ptr %v87, i64 288
  store <16 x i16> %v97, ptr %v107, align 2
  %v108 = getelementptr inbounds i16, ptr %v87, i64 576
  store <16 x i16> %v103, ptr %v108, align 2
  %v109 = getelementptr inbounds float, ptr %v32, i64 80
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
  %v128 = getelementptr inbounds i16, ptr %v110, i64 288
  store <16 x i16> %v118, ptr %v128, align 2
  %v129 = getelementptr inbounds i16, ptr %v110, i64 576
  store <16 x i16> %v124, ptr %v129, align 2
  %v130 = add nsw i64 %v29, 1
  br label %head26
end28:
  %v131 = getelementptr inbounds i16, ptr %v9, i64 32
  br label %head132
head132:
  %v135 = phi i64 [ 0, %end28 ], [ %v146, %end141 ]
  %v136 = icmp slt i64 %v135, 9
  br i1 %v136, label %body133, label %end134
body133:
  %v137 = mul i64 %v135, 96
  %v138 = getelementptr inbounds i16, ptr %v131, i64 %v137
  br label %head139
head139:
  %v142 = phi i64 [ 0, %body133 ], [ %v145, %body140 ]
  %v143 = icmp slt i64 %v142, 64
  br i1 %v143, label %body140, label %end141
body140:
  %v144 = getelementptr inbounds i16, ptr %v138, i64 %v142
  store <16 x i16> zeroinitializer, ptr %v144, align 2
  %v145 = add nsw i64 %v142, 16
  br label %head139
end141:
  %v146 = add nsw i64 %v135, 1
  br label %head132
end134:
  br label %end25
end25:
  %v147 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_1_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 128
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 576
  call void @llvm.x86.tileloadd64(i8 2, ptr %v12, i64 64)
  call void @llvm.x86.tileloadd64(i8 3, ptr %v6, i64 64)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v13, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  call void @llvm.x86.tileloadd64(i8 2, ptr %v11, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 3, ptr %v14, i64 64)
  %v15 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 4, ptr %v15, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 3, ptr %v16, i64 64)
  %v17 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 4, ptr %v17, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  %v18 = getelementptr inbounds i16, ptr %v11, i64 288
  call void @llvm.x86.tileloadd64(i8 2, ptr %v18, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  call void @llvm.x86.tileloadd64(i8 3, ptr %v6, i64 64)
  %v19 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %v19, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 2, i8 4)
  %v20 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v21 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v22 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v22, i64 128)
  ret void
}
define internal void @k_sums_1_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 128
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 576
  call void @llvm.x86.tileloadd64(i8 2, ptr %v12, i64 64)
  call void @llvm.x86.tileloadd64(i8 3, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tileloadd64(i8 2, ptr %v11, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 3, ptr %v13, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 3, ptr %v14, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  %v15 = getelementptr inbounds i16, ptr %v11, i64 288
  call void @llvm.x86.tileloadd64(i8 2, ptr %v15, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  call void @llvm.x86.tileloadd64(i8 3, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 3)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v17 = add nsw i64 %v5, 1
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
  %v4 = sub i64 1, %row
  %v5 = icmp slt i64 %v4, 1
  %v6 = select i1 %v5, i64 %v4, i64 1
  %v7 = add i64 %image, %row
  %v8 = icmp slt i64 0, 1
  %v9 = select i1 %v8, i64 0, i64 1
  %v10 = add i64 %v7, %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v30, %body12 ]
  %v15 = phi i64 [ 0, %entry ], [ %v15, %body12 ]
  %v16 = phi i64 [ %v10, %entry ], [ %v29, %body12 ]
  %v17 = icmp slt i64 %v14, %v6
  br i1 %v17, label %body12, label %end13
body12:
  %v18 = mul i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %sums, i64 %v18
  %v20 = mul i64 %v16, 33
  %v21 = getelementptr inbounds float, ptr %out, i64 %v20
  %v22 = load <16 x float>, ptr %v19, align 4
  %v23 = fadd <16 x float> %v22, %v1
  store <16 x float> %v23, ptr %v21, align 4
  %v24 = getelementptr inbounds float, ptr %v19, i64 16
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v25, %v3
  %v27 = add i64 %column, 16
  %v28 = getelementptr inbounds float, ptr %v21, i64 16
  store <16 x float> %v26, ptr %v28, align 4
  %v29 = add i64 %v16, 1
  %v30 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = sub i64 1, %row
  %v3 = icmp slt i64 %v2, 1
  %v4 = select i1 %v3, i64 %v2, i64 1
  %v5 = add i64 %image, %row
  %v6 = icmp slt i64 0, 1
  %v7 = select i1 %v6, i64 0, i64 1
  %v8 = add i64 %v5, %v7
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v23, %body10 ]
  %v13 = phi i64 [ 0, %entry ], [ %v13, %body10 ]
  %v14 = phi i64 [ %v8, %entry ], [ %v22, %body10 ]
  %v15 = icmp slt i64 %v12, %v4
  br i1 %v15, label %body10, label %end11
body10:
  %v16 = mul i64 %v12, 32
  %v17 = getelementptr inbounds float, ptr %sums, i64 %v16
  %v18 = mul i64 %v14, 33
  %v19 = getelementptr inbounds float, ptr %out, i64 %v18
  %v20 = load <16 x float>, ptr %v17, align 4
  %v21 = fadd <16 x float> %v20, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v21, ptr align 4 %v19, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v22 = add i64 %v14, 1
  %v23 = add nsw i64 %v12, 1
  br label %head9
end11:
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
  %v12 = mul i64 %worker, 128
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 128
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v58, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 3
  %v21 = mul i64 %v20, 6144
  %v22 = getelementptr inbounds i8, ptr %v3, i64 %v21
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v57, %end56 ]
  %v27 = icmp slt i64 %v26, 1
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 %v26, 32
  %v29 = mul i64 0, 32
  %v30 = add i64 %v28, %v29
  %v31 = add i64 %v18, 1
  %v32 = mul i64 %v31, 3
  %v33 = mul i64 %v32, 6144
  %v34 = getelementptr inbounds i8, ptr %v3, i64 %v33
  %v35 = getelementptr inbounds i8, ptr %v34, i64 0
  %v36 = icmp eq i64 0, 0
  %v37 = icmp eq i64 %v18, 1
  %v38 = xor i1 %v37, true
  %v39 = and i1 true, %v38
  br i1 %v39, label %then40, label %end41
then40:
  %v42 = getelementptr inbounds i16, ptr %v9, i64 %v30
  call void @k_sums_1_2(ptr %v42, ptr %v22, ptr %v13, ptr %v35, ptr %v13, i64 0, i64 3)
  br label %end41
end41:
  %v43 = and i1 true, %v37
  br i1 %v43, label %then44, label %end45
then44:
  %v46 = getelementptr inbounds i16, ptr %v9, i64 %v30
  call void @k_sums_1_1(ptr %v46, ptr %v22, ptr %v13, ptr %v35, ptr %v13, i64 0, i64 3)
  br label %end45
end45:
  %v47 = mul i64 %v18, 32
  %v48 = getelementptr inbounds float, ptr %v5, i64 %v47
  %v49 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v50 = xor i1 %v37, true
  %v51 = and i1 true, %v50
  br i1 %v51, label %then52, label %end53
then52:
  call void @k_tail_32(ptr %v13, ptr %v48, ptr %v49, i64 %v26, i64 0, i64 %v47)
  br label %end53
end53:
  %v54 = and i1 true, %v37
  br i1 %v54, label %then55, label %end56
then55:
  call void @k_tail_1(ptr %v13, ptr %v48, ptr %v49, i64 %v26, i64 0, i64 %v47)
  br label %end56
end56:
  %v57 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v58 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
