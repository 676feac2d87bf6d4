; task {"attributes":{"tail":"t0=relu(x0)"},"inputs":["f32[20,520]","f32[520,33]","f32[33]"],"op":"gemm","output":"f32[20,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"chunk":0,"column_group":1,"column_tiles":2,"format":"dense","impl":"amx_bf16x6","k_slices":2,"outer":"columns","prefetch":"next_block","row_tiles":2,"split":"columns","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"on_the_fly"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 2 units
; scratch 73728 bytes, 55296 of each core
; packed input 1: float32 (2, 17, 32, 32) e4f0751fe9c40c76
; packed input 2: float32 (64,) de61c07f93eb4657
@k_chunks = private constant [17 x i64] [i64 0, i64 1344, i64 2688, i64 4032, i64 5376, i64 6720, i64 8064, i64 9408, i64 10752, i64 12096, i64 13440, i64 14784, i64 16128, i64 17472, i64 18816, i64 20160, i64 21504], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157436142468598282, i64 0], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v134, %end32 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 10
  %v19 = mul i64 %v18, 520
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = udiv i64 %v16, 2
  %v22 = urem i64 %v16, 2
  %v23 = mul i64 %v22, 320
  %v24 = mul i64 %v21, 34272
  %v25 = add i64 %v24, %v23
  %v26 = getelementptr inbounds i16, ptr %v9, i64 %v25
  %v27 = sub i64 20, %v18
  %v28 = icmp slt i64 %v27, 10
  %v29 = select i1 %v28, i64 %v27, i64 10
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body14 ], [ %v133, %end41 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 520
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = mul i64 %v33, 32
  %v38 = getelementptr inbounds i16, ptr %v26, i64 %v37
  br label %head39
head39:
  %v42 = phi i64 [ 0, %body31 ], [ %v90, %body40 ]
  %v43 = icmp slt i64 %v42, 16
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 32
  %v45 = getelementptr inbounds float, ptr %v36, i64 %v44
  %v46 = mul i64 %v42, 672
  %v47 = getelementptr inbounds i16, ptr %v38, i64 %v46
  %v48 = load <16 x float>, ptr %v45, align 4
  %v49 = fptrunc <16 x float> %v48 to <16 x bfloat>
  %v50 = bitcast <16 x bfloat> %v49 to <16 x i16>
  %v51 = zext <16 x i16> %v50 to <16 x i32>
  %v52 = shl <16 x i32> %v51, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v53 = bitcast <16 x i32> %v52 to <16 x float>
  %v54 = fsub <16 x float> %v48, %v53
  %v55 = fptrunc <16 x float> %v54 to <16 x bfloat>
  %v56 = bitcast <16 x bfloat> %v55 to <16 x i16>
  %v57 = zext <16 x i16> %v56 to <16 x i32>
  %v58 = shl <16 x i32> %v57, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v59 = bitcast <16 x i32> %v58 to <16 x float>
  %v60 = fsub <16 x float> %v54, %v59
  %v61 = fptrunc <16 x float> %v60 to <16 x bfloat>
  %v62 = bitcast <16 x bfloat> %v61 to <16 x i16>
  %v63 = zext <16 x i16> %v62 to <16 x i32>
  %v64 = shl <16 x i32> %v63, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v65 = bitcast <16 x i32> %v64 to <16 x float>
  store <16 x i16> %v50, ptr %v47, align 2
  %v66 = getelementptr inbounds i16, ptr %v47, i64 11424
  store <16 x i16> %v56, ptr %v66, align 2
  %v67 = getelementptr inbounds i16, ptr %v47, i64 22848
  store <16 x i16> %v62, ptr %v67, align 2
  %v68 = getelementptr inbounds float, ptr %v45, i64 16
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds i16, ptr %v47, i64 16
  %v71 = fptrunc <16 x float> %v69 to <16 x bfloat>
  %v72 = bitcast <16 x bfloat> %v71 to <16 x i16>
  %v73 = zext <16 x i16> %v72 to <16 x i32>
  %v74 = shl <16 x i32> %v73, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v75 = bitcast <16 x i32> %v74 to <16 x float>
  %v76 = fsub <16 x float> %v69, %v75
  %v77 = fptrunc <16 x float> %v76 to <16 x bfloat>
  %v78 = bitcast <16 x bfloat> %v77 to <16 x i16>
  %v79 = zext <16 x i16> %v78 to <16 x i32>
  %v80 = shl <16 x i32> %v79, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v81 = bitcast <16 x i32> %v80 to <16 x float>
  %v82 = fsub <16 x float> %v76, %v81
  %v83 = fptrunc <16 x float> %v82 to <16 x bfloat>
  %v84 = bitcast <16 x bfloat> %v83 to <16 x i16>
  %v85 = zext <16 x i16> %v84 to <16 x i32>
  %v86 = shl <16 x i32> %v85, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v87 = bitcast <16 x i32> %v86 to <16 x float>
  store <16 x i16> %v72, ptr %v70, align 2
  %v88 = getelementptr inbounds i16, ptr %v70, i64 11424
  store <16 x i16> %v78, ptr %v88, align 2
  %v89 = getelementptr inbounds i16, ptr %v70, i64 22848
  store <16 x i16> %v84, ptr %v89, align 2
  %v90 = add nsw i64 %v42, 1
  br label %head39
end41:
  %v91 = getelementptr inbounds i16, ptr %v38, i64 10752
  %v92 = getelementptr inbounds float, ptr %v36, i64 512
  %v93 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v92, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v94 = fptrunc <16 x float> %v93 to <16 x bfloat>
  %v95 = bitcast <16 x bfloat> %v94 to <16 x i16>
  %v96 = zext <16 x i16> %v95 to <16 x i32>
  %v97 = shl <16 x i32> %v96, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v98 = bitcast <16 x i32> %v97 to <16 x float>
  %v99 = fsub <16 x float> %v93, %v98
  %v100 = fptrunc <16 x float> %v99 to <16 x bfloat>
  %v101 = bitcast <16 x bfloat> %v100 to <16 x i16>
  %v102 = zext <16 x i16> %v101 to <16 x i32>
  %v103 = shl <16 x i32> %v102, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v104 = bitcast <16 x i32> %v103 to <16 x float>
  %v105 = fsub <16 x float> %v99, %v104
  %v106 = fptrunc <16 x float> %v105 to <16 x bfloat>
  %v107 = bitcast <16 x bfloat> %v106 to <16 x i16>
  %v108 = zext <16 x i16> %v107 to <16 x i32>
  %v109 = shl <16 x i32> %v108, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v110 = bitcast <16 x i32> %v109 to <16 x float>
  store <16 x i16> %v95, ptr %v91, align 2
  %v111 = getelementptr inbounds i16, ptr %v91, i64 11424
  store <16 x i16> %v101, ptr %v111, align 2
  %v112 = getelementptr inbounds i16, ptr %v91, i64 22848
  store <16 x i16> %v107, ptr %v112, align 2
  %v113 = getelementptr inbounds i16, ptr %v91, i64 16
  %v114 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v115 = bitcast <16 x bfloat> %v114 to <16 x i16>
  %v116 = zext <16 x i16> %v115 to <16 x i32>
  %v117 = shl <16 x i32> %v116, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v118 = bitcast <16 x i32> %v117 to <16 x float>
  %v119 = fsub <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v118
  %v120 = fptrunc <16 x float> %v119 to <16 x bfloat>
  %v121 = bitcast <16 x bfloat> %v120 to <16 x i16>
  %v122 = zext <16 x i16> %v121 to <16 x i32>
  %v123 = shl <16 x i32> %v122, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v124 = bitcast <16 x i32> %v123 to <16 x float>
  %v125 = fsub <16 x float> %v119, %v124
  %v126 = fptrunc <16 x float> %v125 to <16 x bfloat>
  %v127 = bitcast <16 x bfloat> %v126 to <16 x i16>
  %v128 = zext <16 x i16> %v127 to <16 x i32>
  %v129 = shl <16 x i32> %v128, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v130 = bitcast <16 x i32> %v129 to <16 x float>
  store <16 x i16> %v115, ptr %v113, align 2
  %v131 = getelementptr inbounds i16, ptr %v113, i64 11424
  store <16 x i16> %v121, ptr %v131, align 2
  %v132 = getelementptr inbounds i16, ptr %v113, i64 22848
  store <16 x i16> %v127, ptr %v132, align 2
  %v133 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v134 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v88, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v87, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v86, %body3 ]
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
  %v40 = getelementptr inbounds i8, ptr %v7, i64 2048
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v7, i64 2112
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v7, i64 2176
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v7, i64 2240
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v7, i64 2304
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v7, i64 2368
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v7, i64 2432
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v7, i64 2496
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v7, i64 2560
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v7, i64 2624
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v7, i64 2688
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v7, i64 2752
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v7, i64 2816
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v7, i64 2880
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v7, i64 2944
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v7, i64 3008
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v7, i64 3072
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v7, i64 3136
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v7, i64 3200
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v7, i64 3264
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v7, i64 3328
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v7, i64 3392
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v7, i64 3456
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v7, i64 3520
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v7, i64 3584
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v7, i64 3648
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v7, i64 3712
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v7, i64 3776
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v7, i64 3840
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v7, i64 3904
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v7, i64 3968
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v7, i64 4032
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v73 = load i64, ptr %v72, align 8
  %v74 = getelementptr inbounds i8, ptr %a, i64 %v73
  %v75 = getelementptr inbounds i16, ptr %v74, i64 22848
  call void @llvm.x86.tileloadd64(i8 4, ptr %v75, i64 64)
  %v76 = getelementptr inbounds i16, ptr %v74, i64 23168
  call void @llvm.x86.tileloadd64(i8 5, ptr %v76, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v77 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v77, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v74, i64 64)
  %v78 = getelementptr inbounds i16, ptr %v74, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v78, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v79 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v79, i64 64)
  %v80 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v80, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v81 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v81, i64 64)
  %v82 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v82, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v83 = getelementptr inbounds i16, ptr %v74, i64 11424
  call void @llvm.x86.tileloadd64(i8 4, ptr %v83, i64 64)
  %v84 = getelementptr inbounds i16, ptr %v74, i64 11744
  call void @llvm.x86.tileloadd64(i8 5, ptr %v84, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v85 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v85, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v86 = getelementptr inbounds i8, ptr %v7, i64 4096
  %v87 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v88 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v89 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v89, i64 128)
  %v90 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v90, i64 128)
  %v91 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v91, i64 128)
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v84, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v83, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v82, %body3 ]
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
  %v40 = getelementptr inbounds i8, ptr %v7, i64 2048
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v7, i64 2112
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v7, i64 2176
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v7, i64 2240
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v7, i64 2304
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v7, i64 2368
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v7, i64 2432
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v7, i64 2496
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v7, i64 2560
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v7, i64 2624
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v7, i64 2688
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v7, i64 2752
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v7, i64 2816
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v7, i64 2880
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v7, i64 2944
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v7, i64 3008
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v7, i64 3072
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v7, i64 3136
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v7, i64 3200
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v7, i64 3264
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v7, i64 3328
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v7, i64 3392
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v7, i64 3456
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v7, i64 3520
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v7, i64 3584
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v7, i64 3648
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v7, i64 3712
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v7, i64 3776
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v7, i64 3840
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v7, i64 3904
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v7, i64 3968
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v7, i64 4032
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v73 = load i64, ptr %v72, align 8
  %v74 = getelementptr inbounds i8, ptr %a, i64 %v73
  %v75 = getelementptr inbounds i16, ptr %v74, i64 22848
  call void @llvm.x86.tileloadd64(i8 4, ptr %v75, i64 64)
  %v76 = getelementptr inbounds i16, ptr %v74, i64 23168
  call void @llvm.x86.tileloadd64(i8 5, ptr %v76, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v74, i64 64)
  %v77 = getelementptr inbounds i16, ptr %v74, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v77, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v78 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v78, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v79 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v79, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v80 = getelementptr inbounds i16, ptr %v74, i64 11424
  call void @llvm.x86.tileloadd64(i8 4, ptr %v80, i64 64)
  %v81 = getelementptr inbounds i16, ptr %v74, i64 11744
  call void @llvm.x86.tileloadd64(i8 5, ptr %v81, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v82 = getelementptr inbounds i8, ptr %v7, i64 4096
  %v83 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v84 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v85 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v85, i64 128)
  ret void
}
define internal void @k_sums_on_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tileloadd64(i8 0, ptr %sums, i64 128)
  %v2 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tileloadd64(i8 1, ptr %v2, i64 128)
  %v3 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tileloadd64(i8 2, ptr %v3, i64 128)
  %v4 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tileloadd64(i8 3, ptr %v4, i64 128)
  br label %head5
head5:
  %v8 = phi i64 [ %first, %entry ], [ %v91, %body6 ]
  %v9 = phi ptr [ %b, %entry ], [ %v90, %body6 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v89, %body6 ]
  %v11 = icmp slt i64 %v8, %last
  br i1 %v11, label %body6, label %end7
body6:
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v10, i64 64
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v10, i64 128
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v10, i64 192
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v10, i64 256
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v10, i64 320
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v10, i64 384
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v10, i64 448
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v10, i64 512
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v10, i64 576
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v10, i64 640
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v10, i64 704
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v10, i64 768
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v10, i64 832
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v10, i64 896
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v10, i64 960
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v10, i64 1024
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v10, i64 1088
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v10, i64 1152
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v10, i64 1216
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v10, i64 1280
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v10, i64 1344
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v10, i64 1408
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v10, i64 1472
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v10, i64 1536
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v10, i64 1600
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v10, i64 1664
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v10, i64 1728
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v10, i64 1792
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v10, i64 1856
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v10, i64 1920
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v10, i64 1984
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v10, i64 2048
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v10, i64 2112
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v10, i64 2176
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v10, i64 2240
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v10, i64 2304
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v10, i64 2368
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v10, i64 2432
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v10, i64 2496
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v10, i64 2560
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v10, i64 2624
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v10, i64 2688
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v10, i64 2752
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v10, i64 2816
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v10, i64 2880
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v10, i64 2944
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v10, i64 3008
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v10, i64 3072
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v10, i64 3136
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v10, i64 3200
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v10, i64 3264
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v10, i64 3328
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v10, i64 3392
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v10, i64 3456
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v10, i64 3520
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v10, i64 3584
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v10, i64 3648
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v10, i64 3712
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v10, i64 3776
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v10, i64 3840
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i8, ptr %v10, i64 3904
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 2, i32 1)
  %v73 = getelementptr inbounds i8, ptr %v10, i64 3968
  call void @llvm.prefetch.p0(ptr %v73, i32 0, i32 2, i32 1)
  %v74 = getelementptr inbounds i8, ptr %v10, i64 4032
  call void @llvm.prefetch.p0(ptr %v74, i32 0, i32 2, i32 1)
  %v75 = getelementptr inbounds i64, ptr @k_chunks, i64 %v8
  %v76 = load i64, ptr %v75, align 8
  %v77 = getelementptr inbounds i8, ptr %a, i64 %v76
  %v78 = getelementptr inbounds i16, ptr %v77, i64 22848
  call void @llvm.x86.tileloadd64(i8 4, ptr %v78, i64 64)
  %v79 = getelementptr inbounds i16, ptr %v77, i64 23168
  call void @llvm.x86.tileloadd64(i8 5, ptr %v79, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v9, i64 64)
  %v80 = getelementptr inbounds i8, ptr %v9, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v80, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v77, i64 64)
  %v81 = getelementptr inbounds i16, ptr %v77, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v81, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v82 = getelementptr inbounds i8, ptr %v9, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v82, i64 64)
  %v83 = getelementptr inbounds i8, ptr %v9, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v83, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v84 = getelementptr inbounds i8, ptr %v9, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v84, i64 64)
  %v85 = getelementptr inbounds i8, ptr %v9, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v85, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v86 = getelementptr inbounds i16, ptr %v77, i64 11424
  call void @llvm.x86.tileloadd64(i8 4, ptr %v86, i64 64)
  %v87 = getelementptr inbounds i16, ptr %v77, i64 11744
  call void @llvm.x86.tileloadd64(i8 5, ptr %v87, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v9, i64 64)
  %v88 = getelementptr inbounds i8, ptr %v9, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v88, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v89 = getelementptr inbounds i8, ptr %v10, i64 4096
  %v90 = getelementptr inbounds i8, ptr %v9, i64 6144
  %v91 = add nsw i64 %v8, 1
  br label %head5
end7:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v92 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v92, i64 128)
  %v93 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v93, i64 128)
  %v94 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v94, i64 128)
  ret void
}
define internal void @k_sums_on_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 55296
  call void @llvm.x86.tileloadd64(i8 0, ptr %sums, i64 128)
  %v2 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tileloadd64(i8 2, ptr %v2, i64 128)
  br label %head3
head3:
  %v6 = phi i64 [ %first, %entry ], [ %v85, %body4 ]
  %v7 = phi ptr [ %b, %entry ], [ %v84, %body4 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v83, %body4 ]
  %v9 = icmp slt i64 %v6, %last
  br i1 %v9, label %body4, label %end5
body4:
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v10 = getelementptr inbounds i8, ptr %v8, i64 64
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v8, i64 128
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v8, i64 192
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v8, i64 256
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v8, i64 320
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v8, i64 384
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v8, i64 448
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v8, i64 512
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v8, i64 576
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v8, i64 640
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v8, i64 704
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v8, i64 768
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v8, i64 832
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v8, i64 896
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v8, i64 960
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v8, i64 1024
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v8, i64 1088
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v8, i64 1152
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v8, i64 1216
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v8, i64 1280
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v8, i64 1344
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v8, i64 1408
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v8, i64 1472
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v8, i64 1536
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v8, i64 1600
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v8, i64 1664
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v8, i64 1728
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v8, i64 1792
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v8, i64 1856
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v8, i64 1920
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v8, i64 1984
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v8, i64 2048
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i8, ptr %v8, i64 2112
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 2, i32 1)
  %v43 = getelementptr inbounds i8, ptr %v8, i64 2176
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = getelementptr inbounds i8, ptr %v8, i64 2240
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 2, i32 1)
  %v45 = getelementptr inbounds i8, ptr %v8, i64 2304
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = getelementptr inbounds i8, ptr %v8, i64 2368
  call void @llvm.prefetch.p0(ptr %v46, i32 0, i32 2, i32 1)
  %v47 = getelementptr inbounds i8, ptr %v8, i64 2432
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = getelementptr inbounds i8, ptr %v8, i64 2496
  call void @llvm.prefetch.p0(ptr %v48, i32 0, i32 2, i32 1)
  %v49 = getelementptr inbounds i8, ptr %v8, i64 2560
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = getelementptr inbounds i8, ptr %v8, i64 2624
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 2, i32 1)
  %v51 = getelementptr inbounds i8, ptr %v8, i64 2688
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = getelementptr inbounds i8, ptr %v8, i64 2752
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 2, i32 1)
  %v53 = getelementptr inbounds i8, ptr %v8, i64 2816
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = getelementptr inbounds i8, ptr %v8, i64 2880
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 2, i32 1)
  %v55 = getelementptr inbounds i8, ptr %v8, i64 2944
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = getelementptr inbounds i8, ptr %v8, i64 3008
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 2, i32 1)
  %v57 = getelementptr inbounds i8, ptr %v8, i64 3072
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = getelementptr inbounds i8, ptr %v8, i64 3136
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 2, i32 1)
  %v59 = getelementptr inbounds i8, ptr %v8, i64 3200
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = getelementptr inbounds i8, ptr %v8, i64 3264
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 2, i32 1)
  %v61 = getelementptr inbounds i8, ptr %v8, i64 3328
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = getelementptr inbounds i8, ptr %v8, i64 3392
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 2, i32 1)
  %v63 = getelementptr inbounds i8, ptr %v8, i64 3456
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i8, ptr %v8, i64 3520
  call void @llvm.prefetch.p0(ptr %v64, i32 0, i32 2, i32 1)
  %v65 = getelementptr inbounds i8, ptr %v8, i64 3584
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = getelementptr inbounds i8, ptr %v8, i64 3648
  call void @llvm.prefetch.p0(ptr %v66, i32 0, i32 2, i32 1)
  %v67 = getelementptr inbounds i8, ptr %v8, i64 3712
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = getelementptr inbounds i8, ptr %v8, i64 3776
  call void @llvm.prefetch.p0(ptr %v68, i32 0, i32 2, i32 1)
  %v69 = getelementptr inbounds i8, ptr %v8, i64 3840
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = getelementptr inbounds i8, ptr %v8, i64 3904
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v71 = getelementptr inbounds i8, ptr %v8, i64 3968
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = getelementptr inbounds i8, ptr %v8, i64 4032
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 2, i32 1)
  %v73 = getelementptr inbounds i64, ptr @k_chunks, i64 %v6
  %v74 = load i64, ptr %v73, align 8
  %v75 = getelementptr inbounds i8, ptr %a, i64 %v74
  %v76 = getelementptr inbounds i16, ptr %v75, i64 22848
  call void @llvm.x86.tileloadd64(i8 4, ptr %v76, i64 64)
  %v77 = getelementptr inbounds i16, ptr %v75, i64 23168
  call void @llvm.x86.tileloadd64(i8 5, ptr %v77, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v7, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v75, i64 64)
  %v78 = getelementptr inbounds i16, ptr %v75, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v78, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v79 = getelementptr inbounds i8, ptr %v7, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v79, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v80 = getelementptr inbounds i8, ptr %v7, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v80, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v81 = getelementptr inbounds i16, ptr %v75, i64 11424
  call void @llvm.x86.tileloadd64(i8 4, ptr %v81, i64 64)
  %v82 = getelementptr inbounds i16, ptr %v75, i64 11744
  call void @llvm.x86.tileloadd64(i8 5, ptr %v82, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v7, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v83 = getelementptr inbounds i8, ptr %v8, i64 4096
  %v84 = getelementptr inbounds i8, ptr %v7, i64 6144
  %v85 = add nsw i64 %v6, 1
  br label %head3
end5:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v86 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v86, i64 128)
  ret void
}
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = udiv i64 %row, 20
  %v5 = urem i64 %row, 20
  %v6 = add i64 %image, %v4
  %v7 = mul i64 %v6, 20
  %v8 = icmp slt i64 %v5, 20
  %v9 = select i1 %v8, i64 %v5, i64 20
  %v10 = add i64 %v7, %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v34, %body12 ]
  %v15 = phi i64 [ %v5, %entry ], [ %v15, %body12 ]
  %v16 = phi i64 [ %v10, %entry ], [ %v33, %body12 ]
  %v17 = icmp slt i64 %v14, %count
  br i1 %v17, label %body12, label %end13
body12:
  %v18 = mul i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %sums, i64 %v18
  %v20 = mul i64 %v16, 33
  %v21 = getelementptr inbounds float, ptr %out, i64 %v20
  %v22 = load <16 x float>, ptr %v19, align 4
  %v23 = fadd <16 x float> %v22, %v1
  %v24 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v23
  %v25 = select <16 x i1> %v24, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v23
  store <16 x float> %v25, ptr %v21, align 4
  %v26 = getelementptr inbounds float, ptr %v19, i64 16
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = fadd <16 x float> %v27, %v3
  %v29 = add i64 %column, 16
  %v30 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v28
  %v31 = select <16 x i1> %v30, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v28
  %v32 = getelementptr inbounds float, ptr %v21, i64 16
  store <16 x float> %v31, ptr %v32, align 4
  %v33 = add i64 %v16, 1
  %v34 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = udiv i64 %row, 20
  %v3 = urem i64 %row, 20
  %v4 = add i64 %image, %v2
  %v5 = mul i64 %v4, 20
  %v6 = icmp slt i64 %v3, 20
  %v7 = select i1 %v6, i64 %v3, i64 20
  %v8 = add i64 %v5, %v7
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v25, %body10 ]
  %v13 = phi i64 [ %v3, %entry ], [ %v13, %body10 ]
  %v14 = phi i64 [ %v8, %entry ], [ %v24, %body10 ]
  %v15 = icmp slt i64 %v12, %count
  br i1 %v15, label %body10, label %end11
body10:
  %v16 = mul i64 %v12, 32
  %v17 = getelementptr inbounds float, ptr %sums, i64 %v16
  %v18 = mul i64 %v14, 33
  %v19 = getelementptr inbounds float, ptr %out, i64 %v18
  %v20 = load <16 x float>, ptr %v17, align 4
  %v21 = fadd <16 x float> %v20, %v1
  %v22 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v21
  %v23 = select <16 x i1> %v22, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v23, ptr align 4 %v19, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v24 = add i64 %v14, 1
  %v25 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
define internal void @k_split_weights(ptr %from, ptr %to, i64 %chunks) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v84, %end8 ]
  %v5 = icmp slt i64 %v4, %chunks
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v83, %body7 ]
  %v10 = icmp slt i64 %v9, 16
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = mul i64 %v4, 1024
  %v12 = getelementptr inbounds float, ptr %from, i64 %v11
  %v13 = mul i64 %v9, 64
  %v14 = getelementptr inbounds float, ptr %v12, i64 %v13
  %v15 = mul i64 %v4, 6144
  %v16 = getelementptr inbounds i8, ptr %to, i64 %v15
  %v17 = mul i64 %v9, 64
  %v18 = getelementptr inbounds i8, ptr %v16, i64 %v17
  %v19 = load <16 x float>, ptr %v14, align 4
  %v20 = getelementptr inbounds float, ptr %v14, i64 32
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = bitcast <16 x float> %v19 to <16 x i32>
  %v23 = and <16 x i32> %v22, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v24 = bitcast <16 x float> %v21 to <16 x i32>
  %v25 = and <16 x i32> %v24, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v26 = lshr <16 x i32> %v23, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v27 = or <16 x i32> %v26, %v25
  %v28 = bitcast <16 x i32> %v23 to <16 x float>
  %v29 = fsub <16 x float> %v19, %v28
  %v30 = bitcast <16 x i32> %v25 to <16 x float>
  %v31 = fsub <16 x float> %v21, %v30
  %v32 = bitcast <16 x float> %v29 to <16 x i32>
  %v33 = and <16 x i32> %v32, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v34 = bitcast <16 x float> %v31 to <16 x i32>
  %v35 = and <16 x i32> %v34, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v36 = lshr <16 x i32> %v33, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v37 = or <16 x i32> %v36, %v35
  %v38 = bitcast <16 x i32> %v33 to <16 x float>
  %v39 = fsub <16 x float> %v29, %v38
  %v40 = bitcast <16 x i32> %v35 to <16 x float>
  %v41 = fsub <16 x float> %v31, %v40
  %v42 = bitcast <16 x float> %v39 to <16 x i32>
  %v43 = and <16 x i32> %v42, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v44 = bitcast <16 x float> %v41 to <16 x i32>
  %v45 = and <16 x i32> %v44, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v46 = lshr <16 x i32> %v43, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v47 = or <16 x i32> %v46, %v45
  store <16 x i32> %v27, ptr %v18, align 4
  %v48 = getelementptr inbounds i8, ptr %v18, i64 2048
  store <16 x i32> %v37, ptr %v48, align 4
  %v49 = getelementptr inbounds i8, ptr %v18, i64 4096
  store <16 x i32> %v47, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v14, i64 16
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v14, i64 48
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = bitcast <16 x float> %v51 to <16 x i32>
  %v55 = and <16 x i32> %v54, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v56 = bitcast <16 x float> %v53 to <16 x i32>
  %v57 = and <16 x i32> %v56, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v58 = lshr <16 x i32> %v55, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v59 = or <16 x i32> %v58, %v57
  %v60 = bitcast <16 x i32> %v55 to <16 x float>
  %v61 = fsub <16 x float> %v51, %v60
  %v62 = bitcast <16 x i32> %v57 to <16 x float>
  %v63 = fsub <16 x float> %v53, %v62
  %v64 = bitcast <16 x float> %v61 to <16 x i32>
  %v65 = and <16 x i32> %v64, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v66 = bitcast <16 x float> %v63 to <16 x i32>
  %v67 = and <16 x i32> %v66, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v68 = lshr <16 x i32> %v65, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v69 = or <16 x i32> %v68, %v67
  %v70 = bitcast <16 x i32> %v65 to <16 x float>
  %v71 = fsub <16 x float> %v61, %v70
  %v72 = bitcast <16 x i32> %v67 to <16 x float>
  %v73 = fsub <16 x float> %v63, %v72
  %v74 = bitcast <16 x float> %v71 to <16 x i32>
  %v75 = and <16 x i32> %v74, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v76 = bitcast <16 x float> %v73 to <16 x i32>
  %v77 = and <16 x i32> %v76, <i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536, i32 -65536>
  %v78 = lshr <16 x i32> %v75, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v79 = or <16 x i32> %v78, %v77
  %v80 = getelementptr inbounds i8, ptr %v18, i64 1024
  store <16 x i32> %v59, ptr %v80, align 4
  %v81 = getelementptr inbounds i8, ptr %v18, i64 3072
  store <16 x i32> %v69, ptr %v81, align 4
  %v82 = getelementptr inbounds i8, ptr %v18, i64 5120
  store <16 x i32> %v79, ptr %v82, align 4
  %v83 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v84 = add nsw i64 %v4, 1
  br label %head1
end3:
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
  %v12 = mul i64 %worker, 55296
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 55296
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v77, %end37 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = add i64 %v18, 1
  %v21 = icmp slt i64 %v20, %hi
  %v22 = select i1 %v21, i64 %v20, i64 %hi
  br label %head23
head23:
  %v26 = phi i64 [ %v18, %body16 ], [ %v34, %body24 ]
  %v27 = icmp slt i64 %v26, %v22
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = sub i64 %v26, %v18
  %v29 = mul i64 %v28, 55296
  %v30 = getelementptr inbounds i8, ptr %v13, i64 %v29
  %v31 = mul i64 %v26, 17
  %v32 = mul i64 %v31, 4096
  %v33 = getelementptr inbounds i8, ptr %v3, i64 %v32
  call void @k_split_weights(ptr %v33, ptr %v30, i64 8)
  %v34 = add nsw i64 %v26, 1
  br label %head23
end25:
  br label %head35
head35:
  %v38 = phi i64 [ 0, %end25 ], [ %v76, %end42 ]
  %v39 = icmp slt i64 %v38, 1
  br i1 %v39, label %body36, label %end37
body36:
  br label %head40
head40:
  %v43 = phi i64 [ %v18, %body36 ], [ %v75, %end73 ]
  %v44 = icmp slt i64 %v43, %v22
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = sub i64 %v43, %v18
  %v46 = mul i64 %v45, 55296
  %v47 = getelementptr inbounds i8, ptr %v13, i64 %v46
  %v48 = mul i64 0, 20
  %v49 = mul i64 %v38, 34272
  %v50 = mul i64 %v48, 32
  %v51 = add i64 %v49, %v50
  %v52 = mul i64 %v38, 20
  %v53 = sub i64 20, %v52
  %v54 = add i64 %v43, %v38
  %v55 = getelementptr inbounds i8, ptr %v9, i64 68608
  %v56 = mul i64 %v54, 2560
  %v57 = getelementptr inbounds i8, ptr %v55, i64 %v56
  %v58 = add i64 %v43, 1
  %v59 = mul i64 %v58, 17
  %v60 = mul i64 %v59, 4096
  %v61 = getelementptr inbounds i8, ptr %v3, i64 %v60
  %v62 = mul i64 %v38, 32768
  %v63 = getelementptr inbounds i8, ptr %v61, i64 %v62
  %v64 = icmp sle i64 %v53, 0
  %v65 = icmp eq i64 %v43, 1
  %v66 = xor i1 %v65, true
  %v67 = and i1 true, %v66
  br i1 %v67, label %then68, label %end69
then68:
  %v70 = getelementptr inbounds i16, ptr %v9, i64 %v51
  call void @k_sums_2_2(ptr %v70, ptr %v47, ptr %v57, ptr %v63, ptr %v13, i64 0, i64 8)
  br label %end69
end69:
  %v71 = and i1 true, %v65
  br i1 %v71, label %then72, label %end73
then72:
  %v74 = getelementptr inbounds i16, ptr %v9, i64 %v51
  call void @k_sums_2_1(ptr %v74, ptr %v47, ptr %v57, ptr %v63, ptr %v13, i64 0, i64 8)
  br label %end73
end73:
  %v75 = add nsw i64 %v43, 1
  br label %head40
end42:
  %v76 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v77 = add nsw i64 %v18, 1
  br label %head15
end17:
  br label %head78
head78:
  %v81 = phi i64 [ %lo, %end17 ], [ %v154, %end101 ]
  %v82 = icmp slt i64 %v81, %hi
  br i1 %v82, label %body79, label %end80
body79:
  %v83 = add i64 %v81, 1
  %v84 = icmp slt i64 %v83, %hi
  %v85 = select i1 %v84, i64 %v83, i64 %hi
  br label %head86
head86:
  %v89 = phi i64 [ %v81, %body79 ], [ %v98, %body87 ]
  %v90 = icmp slt i64 %v89, %v85
  br i1 %v90, label %body87, label %end88
body87:
  %v91 = sub i64 %v89, %v81
  %v92 = mul i64 %v91, 55296
  %v93 = getelementptr inbounds i8, ptr %v13, i64 %v92
  %v94 = mul i64 %v89, 17
  %v95 = add i64 %v94, 8
  %v96 = mul i64 %v95, 4096
  %v97 = getelementptr inbounds i8, ptr %v3, i64 %v96
  call void @k_split_weights(ptr %v97, ptr %v93, i64 9)
  %v98 = add nsw i64 %v89, 1
  br label %head86
end88:
  br label %head99
head99:
  %v102 = phi i64 [ 0, %end88 ], [ %v153, %end106 ]
  %v103 = icmp slt i64 %v102, 1
  br i1 %v103, label %body100, label %end101
body100:
  br label %head104
head104:
  %v107 = phi i64 [ %v81, %body100 ], [ %v152, %end151 ]
  %v108 = icmp slt i64 %v107, %v85
  br i1 %v108, label %body105, label %end106
body105:
  %v109 = sub i64 %v107, %v81
  %v110 = mul i64 %v109, 55296
  %v111 = getelementptr inbounds i8, ptr %v13, i64 %v110
  %v112 = mul i64 0, 20
  %v113 = mul i64 %v102, 34272
  %v114 = mul i64 %v112, 32
  %v115 = add i64 %v113, %v114
  %v116 = mul i64 %v102, 20
  %v117 = sub i64 20, %v116
  %v118 = add i64 %v107, %v102
  %v119 = getelementptr inbounds i8, ptr %v9, i64 68608
  %v120 = mul i64 %v118, 2560
  %v121 = getelementptr inbounds i8, ptr %v119, i64 %v120
  %v122 = add i64 %v107, 1
  %v123 = mul i64 %v122, 17
  %v124 = add i64 %v123, 8
  %v125 = mul i64 %v124, 4096
  %v126 = getelementptr inbounds i8, ptr %v3, i64 %v125
  %v127 = mul i64 %v102, 36864
  %v128 = getelementptr inbounds i8, ptr %v126, i64 %v127
  %v129 = icmp sle i64 %v117, 0
  %v130 = icmp eq i64 %v107, 1
  %v131 = xor i1 %v130, true
  %v132 = and i1 true, %v131
  br i1 %v132, label %then133, label %end134
then133:
  %v135 = getelementptr inbounds i16, ptr %v9, i64 %v115
  call void @k_sums_on_2_2(ptr %v135, ptr %v111, ptr %v121, ptr %v128, ptr %v13, i64 8, i64 17)
  br label %end134
end134:
  %v136 = and i1 true, %v130
  br i1 %v136, label %then137, label %end138
then137:
  %v139 = getelementptr inbounds i16, ptr %v9, i64 %v115
  call void @k_sums_on_2_1(ptr %v139, ptr %v111, ptr %v121, ptr %v128, ptr %v13, i64 8, i64 17)
  br label %end138
end138:
  %v140 = mul i64 %v107, 32
  %v141 = getelementptr inbounds float, ptr %v5, i64 %v140
  %v142 = getelementptr inbounds float, ptr %v7, i64 %v140
  %v143 = icmp slt i64 %v117, 20
  %v144 = select i1 %v143, i64 %v117, i64 20
  %v145 = xor i1 %v130, true
  %v146 = and i1 true, %v145
  br i1 %v146, label %then147, label %end148
then147:
  call void @k_tail_32(ptr %v121, ptr %v141, ptr %v142, i64 %v102, i64 %v112, i64 %v144, i64 %v140)
  br label %end148
end148:
  %v149 = and i1 true, %v130
  br i1 %v149, label %then150, label %end151
then150:
  call void @k_tail_1(ptr %v121, ptr %v141, ptr %v142, i64 %v102, i64 %v112, i64 %v144, i64 %v140)
  br label %end151
end151:
  %v152 = add nsw i64 %v107, 1
  br label %head104
end106:
  %v153 = add nsw i64 %v102, 1
  br label %head99
end101:
  %v154 = add nsw i64 %v81, 1
  br label %head78
end80:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
