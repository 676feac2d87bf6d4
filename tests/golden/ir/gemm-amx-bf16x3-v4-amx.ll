; task {"attributes":{},"inputs":["f32[20,64]","f32[64,40]","f32[40]"],"op":"gemm","output":"f32[20,40]","precision_mode":"allow_mix_precision"}
; policy {"band":0,"column_tiles":2,"format":"dense","impl":"amx_bf16x3","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"columns","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 2 units
; scratch 5952 bytes, 2560 of each core
; packed input 1: uint16 (2, 2, 2, 2, 16, 16, 2) 279206b063467b76
; packed input 2: float32 (64,) 428a10b4b030e165
@k_chunks = private constant [2 x i64] [i64 0, i64 1472], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157436142468598282, i64 0], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v141, %end76 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 16
  %v19 = mul i64 %v18, 64
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = mul i64 %v18, 32
  %v22 = getelementptr inbounds i16, ptr %v9, i64 %v21
  %v23 = icmp slt i64 %v16, 1
  br i1 %v23, label %then24, label %end25
then24:
  br label %head26
head26:
  %v29 = phi i64 [ 0, %then24 ], [ %v73, %end37 ]
  %v30 = icmp slt i64 %v29, 16
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 64
  %v32 = getelementptr inbounds float, ptr %v20, i64 %v31
  %v33 = mul i64 %v29, 32
  %v34 = getelementptr inbounds i16, ptr %v22, i64 %v33
  br label %head35
head35:
  %v38 = phi i64 [ 0, %body27 ], [ %v72, %body36 ]
  %v39 = icmp slt i64 %v38, 2
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
  store <16 x i16> %v46, ptr %v43, align 2
  %v56 = getelementptr inbounds i16, ptr %v43, i64 1472
  store <16 x i16> %v52, ptr %v56, align 2
  %v57 = getelementptr inbounds float, ptr %v41, i64 16
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds i16, ptr %v43, i64 16
  %v60 = fptrunc <16 x float> %v58 to <16 x bfloat>
  %v61 = bitcast <16 x bfloat> %v60 to <16 x i16>
  %v62 = zext <16 x i16> %v61 to <16 x i32>
  %v63 = shl <16 x i32> %v62, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v64 = bitcast <16 x i32> %v63 to <16 x float>
  %v65 = fsub <16 x float> %v58, %v64
  %v66 = fptrunc <16 x float> %v65 to <16 x bfloat>
  %v67 = bitcast <16 x bfloat> %v66 to <16 x i16>
  %v68 = zext <16 x i16> %v67 to <16 x i32>
  %v69 = shl <16 x i32> %v68, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v70 = bitcast <16 x i32> %v69 to <16 x float>
  store <16 x i16> %v61, ptr %v59, align 2
  %v71 = getelementptr inbounds i16, ptr %v59, i64 1472
  store <16 x i16> %v67, ptr %v71, align 2
  %v72 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v73 = add nsw i64 %v29, 1
  br label %head26
end28:
  br label %end25
end25:
  %v74 = icmp eq i64 %v16, 1
  br i1 %v74, label %then75, label %end76
then75:
  br label %head77
head77:
  %v80 = phi i64 [ 0, %then75 ], [ %v124, %end88 ]
  %v81 = icmp slt i64 %v80, 4
  br i1 %v81, label %body78, label %end79
body78:
  %v82 = mul i64 %v80, 64
  %v83 = getelementptr inbounds float, ptr %v20, i64 %v82
  %v84 = mul i64 %v80, 32
  %v85 = getelementptr inbounds i16, ptr %v22, i64 %v84
  br label %head86
head86:
  %v89 = phi i64 [ 0, %body78 ], [ %v123, %body87 ]
  %v90 = icmp slt i64 %v89, 2
  br i1 %v90, label %body87, label %end88
body87:
  %v91 = mul i64 %v89, 32
  %v92 = getelementptr inbounds float, ptr %v83, i64 %v91
  %v93 = mul i64 %v89, 736
  %v94 = getelementptr inbounds i16, ptr %v85, i64 %v93
  %v95 = load <16 x float>, ptr %v92, align 4
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
  store <16 x i16> %v97, ptr %v94, align 2
  %v107 = getelementptr inbounds i16, ptr %v94, i64 1472
  store <16 x i16> %v103, ptr %v107, align 2
  %v108 = getelementptr inbounds float, ptr %v92, i64 16
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds i16, ptr %v94, i64 16
  %v111 = fptrunc <16 x float> %v109 to <16 x bfloat>
  %v112 = bitcast <16 x bfloat> %v111 to <16 x i16>
  %v113 = zext <16 x i16> %v112 to <16 x i32>
  %v114 = shl <16 x i32> %v113, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v115 = bitcast <16 x i32> %v114 to <16 x float>
  %v116 = fsub <16 x float> %v109, %v115
  %v117 = fptrunc <16 x float> %v116 to <16 x bfloat>
  %v118 = bitcast <16 x bfloat> %v117 to <16 x i16>
  %v119 = zext <16 x i16> %v118 to <16 x i32>
  %v120 = shl <16 x i32> %v119, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v121 = bitcast <16 x i32> %v120 to <16 x float>
  store <16 x i16> %v112, ptr %v110, align 2
  %v122 = getelementptr inbounds i16, ptr %v110, i64 1472
  store <16 x i16> %v118, ptr %v122, align 2
  %v123 = add nsw i64 %v89, 1
  br label %head86
end88:
  %v124 = add nsw i64 %v80, 1
  br label %head77
end79:
  %v125 = getelementptr inbounds i16, ptr %v9, i64 640
  br label %head126
head126:
  %v129 = phi i64 [ 0, %end79 ], [ %v140, %end135 ]
  %v130 = icmp slt i64 %v129, 4
  br i1 %v130, label %body127, label %end128
body127:
  %v131 = mul i64 %v129, 736
  %v132 = getelementptr inbounds i16, ptr %v125, i64 %v131
  br label %head133
head133:
  %v136 = phi i64 [ 0, %body127 ], [ %v139, %body134 ]
  %v137 = icmp slt i64 %v136, 96
  br i1 %v137, label %body134, label %end135
body134:
  %v138 = getelementptr inbounds i16, ptr %v132, i64 %v136
  store <16 x i16> zeroinitializer, ptr %v138, align 2
  %v139 = add nsw i64 %v136, 16
  br label %head133
end135:
  %v140 = add nsw i64 %v129, 1
  br label %head126
end128:
  br label %end76
end76:
  %v141 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 2560
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v19, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v18, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1472
  call void @llvm.x86.tileloadd64(i8 4, ptr %v12, i64 64)
  %v13 = getelementptr inbounds i16, ptr %v11, i64 1792
  call void @llvm.x86.tileloadd64(i8 5, ptr %v13, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v14, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v11, i64 64)
  %v15 = getelementptr inbounds i16, ptr %v11, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v15, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v16, i64 64)
  %v17 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v17, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v18 = getelementptr inbounds i8, ptr %v6, i64 4096
  %v19 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v20 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v20, i64 128)
  %v21 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v21, i64 128)
  %v22 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v22, i64 128)
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 2560
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1472
  call void @llvm.x86.tileloadd64(i8 4, ptr %v12, i64 64)
  %v13 = getelementptr inbounds i16, ptr %v11, i64 1792
  call void @llvm.x86.tileloadd64(i8 5, ptr %v13, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v11, i64 64)
  %v14 = getelementptr inbounds i16, ptr %v11, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v14, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v15 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v15, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 4096
  %v17 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v18 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v18, i64 128)
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
  %v17 = phi i64 [ 0, %entry ], [ %v33, %body15 ]
  %v18 = phi i64 [ %v8, %entry ], [ %v18, %body15 ]
  %v19 = phi i64 [ %v13, %entry ], [ %v32, %body15 ]
  %v20 = icmp slt i64 %v17, %v6
  br i1 %v20, label %body15, label %end16
body15:
  %v21 = mul i64 %v17, 32
  %v22 = getelementptr inbounds float, ptr %sums, i64 %v21
  %v23 = mul i64 %v19, 40
  %v24 = getelementptr inbounds float, ptr %out, i64 %v23
  %v25 = load <16 x float>, ptr %v22, align 4
  %v26 = fadd <16 x float> %v25, %v1
  store <16 x float> %v26, ptr %v24, align 4
  %v27 = getelementptr inbounds float, ptr %v22, i64 16
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = fadd <16 x float> %v28, %v3
  %v30 = add i64 %column, 16
  %v31 = getelementptr inbounds float, ptr %v24, i64 16
  store <16 x float> %v29, ptr %v31, align 4
  %v32 = add i64 %v19, 1
  %v33 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_tail_8(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
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
  %v15 = phi i64 [ 0, %entry ], [ %v26, %body13 ]
  %v16 = phi i64 [ %v6, %entry ], [ %v16, %body13 ]
  %v17 = phi i64 [ %v11, %entry ], [ %v25, %body13 ]
  %v18 = icmp slt i64 %v15, %v4
  br i1 %v18, label %body13, label %end14
body13:
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %sums, i64 %v19
  %v21 = mul i64 %v17, 40
  %v22 = getelementptr inbounds float, ptr %out, i64 %v21
  %v23 = load <16 x float>, ptr %v20, align 4
  %v24 = fadd <16 x float> %v23, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v24, ptr align 4 %v22, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v25 = add i64 %v17, 1
  %v26 = add nsw i64 %v15, 1
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
  %v12 = mul i64 %worker, 2560
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 2560
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v59, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 2
  %v21 = mul i64 %v20, 4096
  %v22 = getelementptr inbounds i8, ptr %v3, i64 %v21
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v58, %end57 ]
  %v27 = icmp slt i64 %v26, 1
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 0, 20
  %v29 = mul i64 %v26, 640
  %v30 = mul i64 %v28, 32
  %v31 = add i64 %v29, %v30
  %v32 = add i64 %v18, 1
  %v33 = mul i64 %v32, 2
  %v34 = mul i64 %v33, 4096
  %v35 = getelementptr inbounds i8, ptr %v3, i64 %v34
  %v36 = getelementptr inbounds i8, ptr %v35, i64 0
  %v37 = icmp eq i64 0, 0
  %v38 = icmp eq i64 %v18, 1
  %v39 = xor i1 %v38, true
  %v40 = and i1 true, %v39
  br i1 %v40, label %then41, label %end42
then41:
  %v43 = getelementptr inbounds i16, ptr %v9, i64 %v31
  call void @k_sums_2_2(ptr %v43, ptr %v22, ptr %v13, ptr %v36, ptr %v13, i64 0, i64 2)
  br label %end42
end42:
  %v44 = and i1 true, %v38
  br i1 %v44, label %then45, label %end46
then45:
  %v47 = getelementptr inbounds i16, ptr %v9, i64 %v31
  call void @k_sums_2_1(ptr %v47, ptr %v22, ptr %v13, ptr %v36, ptr %v13, i64 0, i64 2)
  br label %end46
end46:
  %v48 = mul i64 %v18, 32
  %v49 = getelementptr inbounds float, ptr %v5, i64 %v48
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v48
  %v51 = xor i1 %v38, true
  %v52 = and i1 true, %v51
  br i1 %v52, label %then53, label %end54
then53:
  call void @k_tail_32(ptr %v13, ptr %v49, ptr %v50, i64 %v26, i64 %v28, i64 %v48)
  br label %end54
end54:
  %v55 = and i1 true, %v38
  br i1 %v55, label %then56, label %end57
then56:
  call void @k_tail_8(ptr %v13, ptr %v49, ptr %v50, i64 %v26, i64 %v28, i64 %v48)
  br label %end57
end57:
  %v58 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v59 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
