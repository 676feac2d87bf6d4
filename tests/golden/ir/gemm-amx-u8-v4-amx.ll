; task {"attributes":{"runtime_bias":1},"inputs":["u8[20,1040]","i8[1040,33]","i32[33]"],"op":"gemm","output":"f32[20,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_group":1,"column_tiles":2,"format":"dense","impl":"amx_u8","k_slices":2,"outer":"columns","prefetch":"next_block","row_tiles":2,"split":"columns","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 2 units
; scratch 28032 bytes, 0 of each core
; packed input 1: int8 (2, 17, 1, 2, 16, 16, 4) 2bdc91b2b5512b9b
@k_chunks = private constant [17 x i64] [i64 0, i64 1344, i64 2688, i64 4032, i64 5376, i64 6720, i64 8064, i64 9408, i64 10752, i64 12096, i64 13440, i64 14784, i64 16128, i64 17472, i64 18816, i64 20160, i64 21504], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157436142468598282, i64 0], align 64
declare void @llvm.x86.tilezero(i8)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.tileloadd64(i8, ptr, i64)
declare void @llvm.x86.tdpbusd(i8, i8, i8)
declare void @llvm.x86.tilestored64(i8, ptr, i64)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, <16 x i1>, <16 x i32>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v62, %end32 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 10
  %v19 = mul i64 %v18, 1040
  %v20 = getelementptr inbounds i8, ptr %v1, i64 %v19
  %v21 = udiv i64 %v16, 2
  %v22 = urem i64 %v16, 2
  %v23 = mul i64 %v22, 640
  %v24 = mul i64 %v21, 22848
  %v25 = add i64 %v24, %v23
  %v26 = getelementptr inbounds i8, ptr %v9, i64 %v25
  %v27 = sub i64 20, %v18
  %v28 = icmp slt i64 %v27, 10
  %v29 = select i1 %v28, i64 %v27, i64 10
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body14 ], [ %v61, %end41 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 1040
  %v36 = getelementptr inbounds i8, ptr %v20, i64 %v35
  %v37 = mul i64 %v33, 64
  %v38 = getelementptr inbounds i8, ptr %v26, i64 %v37
  br label %head39
head39:
  %v42 = phi i64 [ 0, %body31 ], [ %v57, %end50 ]
  %v43 = icmp slt i64 %v42, 16
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 64
  %v45 = getelementptr inbounds i8, ptr %v36, i64 %v44
  %v46 = mul i64 %v42, 1344
  %v47 = getelementptr inbounds i8, ptr %v38, i64 %v46
  br label %head48
head48:
  %v51 = phi i64 [ 0, %body40 ], [ %v56, %body49 ]
  %v52 = icmp slt i64 %v51, 64
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = getelementptr inbounds i8, ptr %v45, i64 %v51
  %v54 = load <64 x i8>, ptr %v53, align 1
  %v55 = getelementptr inbounds i8, ptr %v47, i64 %v51
  store <64 x i8> %v54, ptr %v55, align 1
  %v56 = add nsw i64 %v51, 64
  br label %head48
end50:
  %v57 = add nsw i64 %v42, 1
  br label %head39
end41:
  %v58 = getelementptr inbounds i8, ptr %v38, i64 21504
  %v59 = getelementptr inbounds i8, ptr %v36, i64 1024
  %v60 = load <16 x i8>, ptr %v59, align 1
  store <16 x i8> %v60, ptr %v58, align 1
  %v61 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v62 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_sums_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head1
head1:
  %v4 = phi i64 [ %first, %entry ], [ %v46, %body2 ]
  %v5 = phi ptr [ %b, %entry ], [ %v45, %body2 ]
  %v6 = phi ptr [ %ahead, %entry ], [ %v44, %body2 ]
  %v7 = icmp slt i64 %v4, %last
  br i1 %v7, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v6, i32 0, i32 2, i32 1)
  %v8 = getelementptr inbounds i8, ptr %v6, i64 64
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v9 = getelementptr inbounds i8, ptr %v6, i64 128
  call void @llvm.prefetch.p0(ptr %v9, i32 0, i32 2, i32 1)
  %v10 = getelementptr inbounds i8, ptr %v6, i64 192
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v6, i64 256
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v6, i64 320
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 384
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 448
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v6, i64 512
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 576
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v6, i64 640
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v6, i64 704
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v6, i64 768
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v6, i64 832
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v6, i64 896
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v6, i64 960
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v6, i64 1088
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v6, i64 1152
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v6, i64 1216
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v6, i64 1280
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v6, i64 1344
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v6, i64 1408
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v6, i64 1472
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v6, i64 1536
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v6, i64 1600
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v6, i64 1664
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v6, i64 1728
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v6, i64 1792
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v6, i64 1856
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v6, i64 1920
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v6, i64 1984
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i64, ptr @k_chunks, i64 %v4
  %v40 = load i64, ptr %v39, align 8
  %v41 = getelementptr inbounds i8, ptr %a, i64 %v40
  call void @llvm.x86.tileloadd64(i8 4, ptr %v41, i64 64)
  %v42 = getelementptr inbounds i8, ptr %v41, i64 640
  call void @llvm.x86.tileloadd64(i8 5, ptr %v42, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v5, i64 64)
  %v43 = getelementptr inbounds i8, ptr %v5, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v43, i64 64)
  call void @llvm.x86.tdpbusd(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbusd(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbusd(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbusd(i8 3, i8 5, i8 7)
  %v44 = getelementptr inbounds i8, ptr %v6, i64 2048
  %v45 = getelementptr inbounds i8, ptr %v5, i64 2048
  %v46 = add nsw i64 %v4, 1
  br label %head1
end3:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v47 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v47, i64 128)
  %v48 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v48, i64 128)
  %v49 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v49, i64 128)
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
  br label %head1
head1:
  %v4 = phi i64 [ %first, %entry ], [ %v45, %body2 ]
  %v5 = phi ptr [ %b, %entry ], [ %v44, %body2 ]
  %v6 = phi ptr [ %ahead, %entry ], [ %v43, %body2 ]
  %v7 = icmp slt i64 %v4, %last
  br i1 %v7, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v6, i32 0, i32 2, i32 1)
  %v8 = getelementptr inbounds i8, ptr %v6, i64 64
  call void @llvm.prefetch.p0(ptr %v8, i32 0, i32 2, i32 1)
  %v9 = getelementptr inbounds i8, ptr %v6, i64 128
  call void @llvm.prefetch.p0(ptr %v9, i32 0, i32 2, i32 1)
  %v10 = getelementptr inbounds i8, ptr %v6, i64 192
  call void @llvm.prefetch.p0(ptr %v10, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v6, i64 256
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v6, i64 320
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 384
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 448
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v6, i64 512
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v6, i64 576
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v6, i64 640
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v6, i64 704
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v6, i64 768
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v6, i64 832
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v6, i64 896
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v6, i64 960
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v6, i64 1088
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v6, i64 1152
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v6, i64 1216
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v6, i64 1280
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v6, i64 1344
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v6, i64 1408
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v6, i64 1472
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v6, i64 1536
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v6, i64 1600
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v6, i64 1664
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v6, i64 1728
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v6, i64 1792
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v6, i64 1856
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v6, i64 1920
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v6, i64 1984
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i64, ptr @k_chunks, i64 %v4
  %v40 = load i64, ptr %v39, align 8
  %v41 = getelementptr inbounds i8, ptr %a, i64 %v40
  call void @llvm.x86.tileloadd64(i8 4, ptr %v41, i64 64)
  %v42 = getelementptr inbounds i8, ptr %v41, i64 640
  call void @llvm.x86.tileloadd64(i8 5, ptr %v42, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v5, i64 64)
  call void @llvm.x86.tdpbusd(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbusd(i8 2, i8 5, i8 6)
  %v43 = getelementptr inbounds i8, ptr %v6, i64 2048
  %v44 = getelementptr inbounds i8, ptr %v5, i64 2048
  %v45 = add nsw i64 %v4, 1
  br label %head1
end3:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v46 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v46, i64 128)
  ret void
}
define internal void @k_sums_on_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  call void @llvm.x86.tileloadd64(i8 0, ptr %sums, i64 128)
  %v1 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tileloadd64(i8 1, ptr %v1, i64 128)
  %v2 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tileloadd64(i8 2, ptr %v2, i64 128)
  %v3 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tileloadd64(i8 3, ptr %v3, i64 128)
  br label %head4
head4:
  %v7 = phi i64 [ %first, %entry ], [ %v49, %body5 ]
  %v8 = phi ptr [ %b, %entry ], [ %v48, %body5 ]
  %v9 = phi ptr [ %ahead, %entry ], [ %v47, %body5 ]
  %v10 = icmp slt i64 %v7, %last
  br i1 %v10, label %body5, label %end6
body5:
  call void @llvm.prefetch.p0(ptr %v9, i32 0, i32 2, i32 1)
  %v11 = getelementptr inbounds i8, ptr %v9, i64 64
  call void @llvm.prefetch.p0(ptr %v11, i32 0, i32 2, i32 1)
  %v12 = getelementptr inbounds i8, ptr %v9, i64 128
  call void @llvm.prefetch.p0(ptr %v12, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v9, i64 192
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = getelementptr inbounds i8, ptr %v9, i64 256
  call void @llvm.prefetch.p0(ptr %v14, i32 0, i32 2, i32 1)
  %v15 = getelementptr inbounds i8, ptr %v9, i64 320
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = getelementptr inbounds i8, ptr %v9, i64 384
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 2, i32 1)
  %v17 = getelementptr inbounds i8, ptr %v9, i64 448
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 2, i32 1)
  %v18 = getelementptr inbounds i8, ptr %v9, i64 512
  call void @llvm.prefetch.p0(ptr %v18, i32 0, i32 2, i32 1)
  %v19 = getelementptr inbounds i8, ptr %v9, i64 576
  call void @llvm.prefetch.p0(ptr %v19, i32 0, i32 2, i32 1)
  %v20 = getelementptr inbounds i8, ptr %v9, i64 640
  call void @llvm.prefetch.p0(ptr %v20, i32 0, i32 2, i32 1)
  %v21 = getelementptr inbounds i8, ptr %v9, i64 704
  call void @llvm.prefetch.p0(ptr %v21, i32 0, i32 2, i32 1)
  %v22 = getelementptr inbounds i8, ptr %v9, i64 768
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = getelementptr inbounds i8, ptr %v9, i64 832
  call void @llvm.prefetch.p0(ptr %v23, i32 0, i32 2, i32 1)
  %v24 = getelementptr inbounds i8, ptr %v9, i64 896
  call void @llvm.prefetch.p0(ptr %v24, i32 0, i32 2, i32 1)
  %v25 = getelementptr inbounds i8, ptr %v9, i64 960
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 2, i32 1)
  %v26 = getelementptr inbounds i8, ptr %v9, i64 1024
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 2, i32 1)
  %v27 = getelementptr inbounds i8, ptr %v9, i64 1088
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 2, i32 1)
  %v28 = getelementptr inbounds i8, ptr %v9, i64 1152
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 2, i32 1)
  %v29 = getelementptr inbounds i8, ptr %v9, i64 1216
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 2, i32 1)
  %v30 = getelementptr inbounds i8, ptr %v9, i64 1280
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 2, i32 1)
  %v31 = getelementptr inbounds i8, ptr %v9, i64 1344
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 2, i32 1)
  %v32 = getelementptr inbounds i8, ptr %v9, i64 1408
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 2, i32 1)
  %v33 = getelementptr inbounds i8, ptr %v9, i64 1472
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 2, i32 1)
  %v34 = getelementptr inbounds i8, ptr %v9, i64 1536
  call void @llvm.prefetch.p0(ptr %v34, i32 0, i32 2, i32 1)
  %v35 = getelementptr inbounds i8, ptr %v9, i64 1600
  call void @llvm.prefetch.p0(ptr %v35, i32 0, i32 2, i32 1)
  %v36 = getelementptr inbounds i8, ptr %v9, i64 1664
  call void @llvm.prefetch.p0(ptr %v36, i32 0, i32 2, i32 1)
  %v37 = getelementptr inbounds i8, ptr %v9, i64 1728
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 2, i32 1)
  %v38 = getelementptr inbounds i8, ptr %v9, i64 1792
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 2, i32 1)
  %v39 = getelementptr inbounds i8, ptr %v9, i64 1856
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 2, i32 1)
  %v40 = getelementptr inbounds i8, ptr %v9, i64 1920
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 2, i32 1)
  %v41 = getelementptr inbounds i8, ptr %v9, i64 1984
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 2, i32 1)
  %v42 = getelementptr inbounds i64, ptr @k_chunks, i64 %v7
  %v43 = load i64, ptr %v42, align 8
  %v44 = getelementptr inbounds i8, ptr %a, i64 %v43
  call void @llvm.x86.tileloadd64(i8 4, ptr %v44, i64 64)
  %v45 = getelementptr inbounds i8, ptr %v44, i64 640
  call void @llvm.x86.tileloadd64(i8 5, ptr %v45, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v8, i64 64)
  %v46 = getelementptr inbounds i8, ptr %v8, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v46, i64 64)
  call void @llvm.x86.tdpbusd(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbusd(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbusd(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbusd(i8 3, i8 5, i8 7)
  %v47 = getelementptr inbounds i8, ptr %v9, i64 2048
  %v48 = getelementptr inbounds i8, ptr %v8, i64 2048
  %v49 = add nsw i64 %v7, 1
  br label %head4
end6:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v50 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v50, i64 128)
  %v51 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v51, i64 128)
  %v52 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v52, i64 128)
  ret void
}
define internal void @k_sums_on_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  call void @llvm.x86.tileloadd64(i8 0, ptr %sums, i64 128)
  %v1 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tileloadd64(i8 2, ptr %v1, i64 128)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v46, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v45, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v44, %body3 ]
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
  call void @llvm.x86.tileloadd64(i8 4, ptr %v42, i64 64)
  %v43 = getelementptr inbounds i8, ptr %v42, i64 640
  call void @llvm.x86.tileloadd64(i8 5, ptr %v43, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbusd(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbusd(i8 2, i8 5, i8 6)
  %v44 = getelementptr inbounds i8, ptr %v7, i64 2048
  %v45 = getelementptr inbounds i8, ptr %v6, i64 2048
  %v46 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v47 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v47, i64 128)
  ret void
}
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x i32>, ptr %bias, align 4
  %v2 = getelementptr inbounds i32, ptr %bias, i64 16
  %v3 = load <16 x i32>, ptr %v2, align 4
  %v4 = udiv i64 %row, 20
  %v5 = urem i64 %row, 20
  %v6 = add i64 %image, %v4
  %v7 = mul i64 %v6, 20
  %v8 = icmp slt i64 %v5, 20
  %v9 = select i1 %v8, i64 %v5, i64 20
  %v10 = add i64 %v7, %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v32, %body12 ]
  %v15 = phi i64 [ %v5, %entry ], [ %v15, %body12 ]
  %v16 = phi i64 [ %v10, %entry ], [ %v31, %body12 ]
  %v17 = icmp slt i64 %v14, %count
  br i1 %v17, label %body12, label %end13
body12:
  %v18 = mul i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %sums, i64 %v18
  %v20 = mul i64 %v16, 33
  %v21 = getelementptr inbounds float, ptr %out, i64 %v20
  %v22 = load <16 x i32>, ptr %v19, align 4
  %v23 = add <16 x i32> %v22, %v1
  %v24 = sitofp <16 x i32> %v23 to <16 x float>
  store <16 x float> %v24, ptr %v21, align 4
  %v25 = getelementptr inbounds float, ptr %v19, i64 16
  %v26 = load <16 x i32>, ptr %v25, align 4
  %v27 = add <16 x i32> %v26, %v3
  %v28 = sitofp <16 x i32> %v27 to <16 x float>
  %v29 = add i64 %column, 16
  %v30 = getelementptr inbounds float, ptr %v21, i64 16
  store <16 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v16, 1
  %v32 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tail_1(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 %bias, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i32> zeroinitializer)
  %v2 = udiv i64 %row, 20
  %v3 = urem i64 %row, 20
  %v4 = add i64 %image, %v2
  %v5 = mul i64 %v4, 20
  %v6 = icmp slt i64 %v3, 20
  %v7 = select i1 %v6, i64 %v3, i64 20
  %v8 = add i64 %v5, %v7
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v24, %body10 ]
  %v13 = phi i64 [ %v3, %entry ], [ %v13, %body10 ]
  %v14 = phi i64 [ %v8, %entry ], [ %v23, %body10 ]
  %v15 = icmp slt i64 %v12, %count
  br i1 %v15, label %body10, label %end11
body10:
  %v16 = mul i64 %v12, 32
  %v17 = getelementptr inbounds float, ptr %sums, i64 %v16
  %v18 = mul i64 %v14, 33
  %v19 = getelementptr inbounds float, ptr %out, i64 %v18
  %v20 = load <16 x i32>, ptr %v17, align 4
  %v21 = add <16 x i32> %v20, %v1
  %v22 = sitofp <16 x i32> %v21 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v22, ptr align 4 %v19, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v23 = add i64 %v14, 1
  %v24 = add nsw i64 %v12, 1
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
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v63, %end23 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = add i64 %v16, 1
  %v19 = icmp slt i64 %v18, %hi
  %v20 = select i1 %v19, i64 %v18, i64 %hi
  br label %head21
head21:
  %v24 = phi i64 [ 0, %body14 ], [ %v62, %end28 ]
  %v25 = icmp slt i64 %v24, 1
  br i1 %v25, label %body22, label %end23
body22:
  br label %head26
head26:
  %v29 = phi i64 [ %v16, %body22 ], [ %v61, %end59 ]
  %v30 = icmp slt i64 %v29, %v20
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 17
  %v32 = mul i64 %v31, 2048
  %v33 = getelementptr inbounds i8, ptr %v3, i64 %v32
  %v34 = mul i64 0, 20
  %v35 = mul i64 %v24, 22848
  %v36 = mul i64 %v34, 64
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v24, 20
  %v39 = sub i64 20, %v38
  %v40 = add i64 %v29, %v24
  %v41 = getelementptr inbounds i8, ptr %v9, i64 22912
  %v42 = mul i64 %v40, 2560
  %v43 = getelementptr inbounds i8, ptr %v41, i64 %v42
  %v44 = add i64 %v29, 1
  %v45 = mul i64 %v44, 17
  %v46 = mul i64 %v45, 2048
  %v47 = getelementptr inbounds i8, ptr %v3, i64 %v46
  %v48 = mul i64 %v24, 16384
  %v49 = getelementptr inbounds i8, ptr %v47, i64 %v48
  %v50 = icmp sle i64 %v39, 0
  %v51 = icmp eq i64 %v29, 1
  %v52 = xor i1 %v51, true
  %v53 = and i1 true, %v52
  br i1 %v53, label %then54, label %end55
then54:
  %v56 = getelementptr inbounds i8, ptr %v9, i64 %v37
  call void @k_sums_2_2(ptr %v56, ptr %v33, ptr %v43, ptr %v49, ptr %v12, i64 0, i64 8)
  br label %end55
end55:
  %v57 = and i1 true, %v51
  br i1 %v57, label %then58, label %end59
then58:
  %v60 = getelementptr inbounds i8, ptr %v9, i64 %v37
  call void @k_sums_2_1(ptr %v60, ptr %v33, ptr %v43, ptr %v49, ptr %v12, i64 0, i64 8)
  br label %end59
end59:
  %v61 = add nsw i64 %v29, 1
  br label %head26
end28:
  %v62 = add nsw i64 %v24, 1
  br label %head21
end23:
  %v63 = add nsw i64 %v16, 1
  br label %head13
end15:
  br label %head64
head64:
  %v67 = phi i64 [ %lo, %end15 ], [ %v128, %end74 ]
  %v68 = icmp slt i64 %v67, %hi
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = add i64 %v67, 1
  %v70 = icmp slt i64 %v69, %hi
  %v71 = select i1 %v70, i64 %v69, i64 %hi
  br label %head72
head72:
  %v75 = phi i64 [ 0, %body65 ], [ %v127, %end79 ]
  %v76 = icmp slt i64 %v75, 1
  br i1 %v76, label %body73, label %end74
body73:
  br label %head77
head77:
  %v80 = phi i64 [ %v67, %body73 ], [ %v126, %end125 ]
  %v81 = icmp slt i64 %v80, %v71
  br i1 %v81, label %body78, label %end79
body78:
  %v82 = mul i64 %v80, 17
  %v83 = add i64 %v82, 8
  %v84 = mul i64 %v83, 2048
  %v85 = getelementptr inbounds i8, ptr %v3, i64 %v84
  %v86 = mul i64 0, 20
  %v87 = mul i64 %v75, 22848
  %v88 = mul i64 %v86, 64
  %v89 = add i64 %v87, %v88
  %v90 = mul i64 %v75, 20
  %v91 = sub i64 20, %v90
  %v92 = add i64 %v80, %v75
  %v93 = getelementptr inbounds i8, ptr %v9, i64 22912
  %v94 = mul i64 %v92, 2560
  %v95 = getelementptr inbounds i8, ptr %v93, i64 %v94
  %v96 = add i64 %v80, 1
  %v97 = mul i64 %v96, 17
  %v98 = add i64 %v97, 8
  %v99 = mul i64 %v98, 2048
  %v100 = getelementptr inbounds i8, ptr %v3, i64 %v99
  %v101 = mul i64 %v75, 18432
  %v102 = getelementptr inbounds i8, ptr %v100, i64 %v101
  %v103 = icmp sle i64 %v91, 0
  %v104 = icmp eq i64 %v80, 1
  %v105 = xor i1 %v104, true
  %v106 = and i1 true, %v105
  br i1 %v106, label %then107, label %end108
then107:
  %v109 = getelementptr inbounds i8, ptr %v9, i64 %v89
  call void @k_sums_on_2_2(ptr %v109, ptr %v85, ptr %v95, ptr %v102, ptr %v12, i64 8, i64 17)
  br label %end108
end108:
  %v110 = and i1 true, %v104
  br i1 %v110, label %then111, label %end112
then111:
  %v113 = getelementptr inbounds i8, ptr %v9, i64 %v89
  call void @k_sums_on_2_1(ptr %v113, ptr %v85, ptr %v95, ptr %v102, ptr %v12, i64 8, i64 17)
  br label %end112
end112:
  %v114 = mul i64 %v80, 32
  %v115 = getelementptr inbounds i32, ptr %v5, i64 %v114
  %v116 = getelementptr inbounds float, ptr %v7, i64 %v114
  %v117 = icmp slt i64 %v91, 20
  %v118 = select i1 %v117, i64 %v91, i64 20
  %v119 = xor i1 %v104, true
  %v120 = and i1 true, %v119
  br i1 %v120, label %then121, label %end122
then121:
  call void @k_tail_32(ptr %v95, ptr %v115, ptr %v116, i64 %v75, i64 %v86, i64 %v118, i64 %v114)
  br label %end122
end122:
  %v123 = and i1 true, %v104
  br i1 %v123, label %then124, label %end125
then124:
  call void @k_tail_1(ptr %v95, ptr %v115, ptr %v116, i64 %v75, i64 %v86, i64 %v118, i64 %v114)
  br label %end125
end125:
  %v126 = add nsw i64 %v80, 1
  br label %head77
end79:
  %v127 = add nsw i64 %v75, 1
  br label %head72
end74:
  %v128 = add nsw i64 %v67, 1
  br label %head64
end66:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "target-features"="+amx-int8" "prefer-vector-width"="512" }
