; task {"attributes":{},"inputs":["f32[1,70]","f32[70,33]","f32[33]"],"op":"gemm","output":"f32[1,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_group":1,"column_tiles":2,"format":"dense","impl":"amx_bf16x6","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":1,"split":"columns","tile_lines":1,"tile_pixels":1,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 1 units
; phase k_product: 2 units
; scratch 640 bytes, 128 of each core
; packed input 1: uint16 (2, 3, 3, 2, 16, 16, 2) 1dd16e85581e6981
; packed input 2: float32 (64,) de61c07f93eb4657
@k_chunks = private constant [3 x i64] [i64 0, i64 64, i64 128], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v131, %end29 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 70
  %v19 = getelementptr inbounds float, ptr %v1, i64 %v18
  %v20 = mul i64 0, 32
  %v21 = mul i64 %v16, 288
  %v22 = add i64 %v21, %v20
  %v23 = getelementptr inbounds i16, ptr %v9, i64 %v22
  %v24 = sub i64 1, %v16
  %v25 = icmp slt i64 %v24, 1
  %v26 = select i1 %v25, i64 %v24, i64 1
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body14 ], [ %v130, %end38 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 70
  %v33 = getelementptr inbounds float, ptr %v19, i64 %v32
  %v34 = mul i64 %v30, 32
  %v35 = getelementptr inbounds i16, ptr %v23, i64 %v34
  br label %head36
head36:
  %v39 = phi i64 [ 0, %body28 ], [ %v87, %body37 ]
  %v40 = icmp slt i64 %v39, 2
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 32
  %v42 = getelementptr inbounds float, ptr %v33, i64 %v41
  %v43 = mul i64 %v39, 32
  %v44 = getelementptr inbounds i16, ptr %v35, i64 %v43
  %v45 = load <16 x float>, ptr %v42, align 4
  %v46 = fptrunc <16 x float> %v45 to <16 x bfloat>
  %v47 = bitcast <16 x bfloat> %v46 to <16 x i16>
  %v48 = zext <16 x i16> %v47 to <16 x i32>
  %v49 = shl <16 x i32> %v48, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v50 = bitcast <16 x i32> %v49 to <16 x float>
  %v51 = fsub <16 x float> %v45, %v50
  %v52 = fptrunc <16 x float> %v51 to <16 x bfloat>
  %v53 = bitcast <16 x bfloat> %v52 to <16 x i16>
  %v54 = zext <16 x i16> %v53 to <16 x i32>
  %v55 = shl <16 x i32> %v54, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v56 = bitcast <16 x i32> %v55 to <16 x float>
  %v57 = fsub <16 x float> %v51, %v56
  %v58 = fptrunc <16 x float> %v57 to <16 x bfloat>
  %v59 = bitcast <16 x bfloat> %v58 to <16 x i16>
  %v60 = zext <16 x i16> %v59 to <16 x i32>
  %v61 = shl <16 x i32> %v60, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v62 = bitcast <16 x i32> %v61 to <16 x float>
  store <16 x i16> %v47, ptr %v44, align 2
  %v63 = getelementptr inbounds i16, ptr %v44, i64 96
  store <16 x i16> %v53, ptr %v63, align 2
  %v64 = getelementptr inbounds i16, ptr %v44, i64 192
  store <16 x i16> %v59, ptr %v64, align 2
  %v65 = getelementptr inbounds float, ptr %v42, i64 16
  %v66 = load <16 x float>, ptr %v65, align 4
  %v67 = getelementptr inbounds i16, ptr %v44, i64 16
  %v68 = fptrunc <16 x float> %v66 to <16 x bfloat>
  %v69 = bitcast <16 x bfloat> %v68 to <16 x i16>
  %v70 = zext <16 x i16> %v69 to <16 x i32>
  %v71 = shl <16 x i32> %v70, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v72 = bitcast <16 x i32> %v71 to <16 x float>
  %v73 = fsub <16 x float> %v66, %v72
  %v74 = fptrunc <16 x float> %v73 to <16 x bfloat>
  %v75 = bitcast <16 x bfloat> %v74 to <16 x i16>
  %v76 = zext <16 x i16> %v75 to <16 x i32>
  %v77 = shl <16 x i32> %v76, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v78 = bitcast <16 x i32> %v77 to <16 x float>
  %v79 = fsub <16 x float> %v73, %v78
  %v80 = fptrunc <16 x float> %v79 to <16 x bfloat>
  %v81 = bitcast <16 x bfloat> %v80 to <16 x i16>
  %v82 = zext <16 x i16> %v81 to <16 x i32>
  %v83 = shl <16 x i32> %v82, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v84 = bitcast <16 x i32> %v83 to <16 x float>
  store <16 x i16> %v69, ptr %v67, align 2
  %v85 = getelementptr inbounds i16, ptr %v67, i64 96
  store <16 x i16> %v75, ptr %v85, align 2
  %v86 = getelementptr inbounds i16, ptr %v67, i64 192
  store <16 x i16> %v81, ptr %v86, align 2
  %v87 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v88 = getelementptr inbounds i16, ptr %v35, i64 64
  %v89 = getelementptr inbounds float, ptr %v33, i64 64
  %v90 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v89, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v91 = fptrunc <16 x float> %v90 to <16 x bfloat>
  %v92 = bitcast <16 x bfloat> %v91 to <16 x i16>
  %v93 = zext <16 x i16> %v92 to <16 x i32>
  %v94 = shl <16 x i32> %v93, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v95 = bitcast <16 x i32> %v94 to <16 x float>
  %v96 = fsub <16 x float> %v90, %v95
  %v97 = fptrunc <16 x float> %v96 to <16 x bfloat>
  %v98 = bitcast <16 x bfloat> %v97 to <16 x i16>
  %v99 = zext <16 x i16> %v98 to <16 x i32>
  %v100 = shl <16 x i32> %v99, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v101 = bitcast <16 x i32> %v100 to <16 x float>
  %v102 = fsub <16 x float> %v96, %v101
  %v103 = fptrunc <16 x float> %v102 to <16 x bfloat>
  %v104 = bitcast <16 x bfloat> %v103 to <16 x i16>
  %v105 = zext <16 x i16> %v104 to <16 x i32>
  %v106 = shl <16 x i32> %v105, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v107 = bitcast <16 x i32> %v106 to <16 x float>
  store <16 x i16> %v92, ptr %v88, align 2
  %v108 = getelementptr inbounds i16, ptr %v88, i64 96
  store <16 x i16> %v98, ptr %v108, align 2
  %v109 = getelementptr inbounds i16, ptr %v88, i64 192
  store <16 x i16> %v104, ptr %v109, align 2
  %v110 = getelementptr inbounds i16, ptr %v88, i64 16
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
  %v128 = getelementptr inbounds i16, ptr %v110, i64 96
  store <16 x i16> %v118, ptr %v128, align 2
  %v129 = getelementptr inbounds i16, ptr %v110, i64 192
  store <16 x i16> %v124, ptr %v129, align 2
  %v130 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v131 = add nsw i64 %v16, 1
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 192
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
  %v18 = getelementptr inbounds i16, ptr %v11, i64 96
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 192
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
  %v15 = getelementptr inbounds i16, ptr %v11, i64 96
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
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = add i64 %image, %row
  %v5 = icmp slt i64 0, 1
  %v6 = select i1 %v5, i64 0, i64 1
  %v7 = add i64 %v4, %v6
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v27, %body9 ]
  %v12 = phi i64 [ 0, %entry ], [ %v12, %body9 ]
  %v13 = phi i64 [ %v7, %entry ], [ %v26, %body9 ]
  %v14 = icmp slt i64 %v11, %count
  br i1 %v14, label %body9, label %end10
body9:
  %v15 = mul i64 %v11, 32
  %v16 = getelementptr inbounds float, ptr %sums, i64 %v15
  %v17 = mul i64 %v13, 33
  %v18 = getelementptr inbounds float, ptr %out, i64 %v17
  %v19 = load <16 x float>, ptr %v16, align 4
  %v20 = fadd <16 x float> %v19, %v1
  store <16 x float> %v20, ptr %v18, align 4
  %v21 = getelementptr inbounds float, ptr %v16, i64 16
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = fadd <16 x float> %v22, %v3
  %v24 = add i64 %column, 16
  %v25 = getelementptr inbounds float, ptr %v18, i64 16
  store <16 x float> %v23, ptr %v25, align 4
  %v26 = add i64 %v13, 1
  %v27 = add nsw i64 %v11, 1
  br label %head8
end10:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = add i64 %image, %row
  %v3 = icmp slt i64 0, 1
  %v4 = select i1 %v3, i64 0, i64 1
  %v5 = add i64 %v2, %v4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v20, %body7 ]
  %v10 = phi i64 [ 0, %entry ], [ %v10, %body7 ]
  %v11 = phi i64 [ %v5, %entry ], [ %v19, %body7 ]
  %v12 = icmp slt i64 %v9, %count
  br i1 %v12, label %body7, label %end8
body7:
  %v13 = mul i64 %v9, 32
  %v14 = getelementptr inbounds float, ptr %sums, i64 %v13
  %v15 = mul i64 %v11, 33
  %v16 = getelementptr inbounds float, ptr %out, i64 %v15
  %v17 = load <16 x float>, ptr %v14, align 4
  %v18 = fadd <16 x float> %v17, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v18, ptr align 4 %v16, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v19 = add i64 %v11, 1
  %v20 = add nsw i64 %v9, 1
  br label %head6
end8:
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
  %v18 = phi i64 [ %lo, %entry ], [ %v70, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = add i64 %v18, 1
  %v21 = icmp slt i64 %v20, %hi
  %v22 = select i1 %v21, i64 %v20, i64 %hi
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v69, %end30 ]
  %v27 = icmp slt i64 %v26, 1
  br i1 %v27, label %body24, label %end25
body24:
  br label %head28
head28:
  %v31 = phi i64 [ %v18, %body24 ], [ %v68, %end67 ]
  %v32 = icmp slt i64 %v31, %v22
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 3
  %v34 = mul i64 %v33, 6144
  %v35 = getelementptr inbounds i8, ptr %v3, i64 %v34
  %v36 = mul i64 %v26, 288
  %v37 = mul i64 0, 32
  %v38 = add i64 %v36, %v37
  %v39 = sub i64 1, %v26
  %v40 = add i64 %v31, 1
  %v41 = mul i64 %v40, 3
  %v42 = mul i64 %v41, 6144
  %v43 = getelementptr inbounds i8, ptr %v3, i64 %v42
  %v44 = getelementptr inbounds i8, ptr %v43, i64 0
  %v45 = icmp sle i64 %v39, 0
  %v46 = icmp eq i64 %v31, 1
  %v47 = xor i1 %v46, true
  %v48 = and i1 true, %v47
  br i1 %v48, label %then49, label %end50
then49:
  %v51 = getelementptr inbounds i16, ptr %v9, i64 %v38
  call void @k_sums_1_2(ptr %v51, ptr %v35, ptr %v13, ptr %v44, ptr %v13, i64 0, i64 3)
  br label %end50
end50:
  %v52 = and i1 true, %v46
  br i1 %v52, label %then53, label %end54
then53:
  %v55 = getelementptr inbounds i16, ptr %v9, i64 %v38
  call void @k_sums_1_1(ptr %v55, ptr %v35, ptr %v13, ptr %v44, ptr %v13, i64 0, i64 3)
  br label %end54
end54:
  %v56 = mul i64 %v31, 32
  %v57 = getelementptr inbounds float, ptr %v5, i64 %v56
  %v58 = getelementptr inbounds float, ptr %v7, i64 %v56
  %v59 = icmp slt i64 %v39, 1
  %v60 = select i1 %v59, i64 %v39, i64 1
  %v61 = xor i1 %v46, true
  %v62 = and i1 true, %v61
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tail_32(ptr %v13, ptr %v57, ptr %v58, i64 %v26, i64 0, i64 %v60, i64 %v56)
  br label %end64
end64:
  %v65 = and i1 true, %v46
  br i1 %v65, label %then66, label %end67
then66:
  call void @k_tail_1(ptr %v13, ptr %v57, ptr %v58, i64 %v26, i64 0, i64 %v60, i64 %v56)
  br label %end67
end67:
  %v68 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v69 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v70 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
