; task {"attributes":{},"inputs":["f32[a:40,32]","f32[32,66]","f32[66]"],"op":"gemm","output":"f32[a:40,66]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_group":2,"column_tiles":2,"format":"dense","impl":"amx_bf16x6","k_slices":1,"outer":"columns","prefetch":"next_block","row_tiles":2,"split":"columns","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"on_the_fly"}
; tier x86_64-v4-amx
; phase k_split: 3 units
; phase k_product: 3 units
; scratch 12736 bytes, 16384 of each core
; packed input 1: float32 (3, 1, 32, 32) 3cae66cbc91c5920
; packed input 2: float32 (96,) 9df0974773572daa
@k_chunks = private constant [1 x i64] [i64 0], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157442765409226768, i64 0], align 64
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
  %v1 = getelementptr inbounds ptr, ptr %args, i64 6
  %sizes = load ptr, ptr %v1, align 8
  %v28 = getelementptr i64, ptr %sizes, i64 0
  %v29 = load i64, ptr %v28, align 8
  %v2 = load ptr, ptr %args, align 8
  %v3 = getelementptr inbounds ptr, ptr %args, i64 1
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr inbounds ptr, ptr %args, i64 2
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr inbounds ptr, ptr %args, i64 3
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr inbounds ptr, ptr %args, i64 4
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr inbounds ptr, ptr %args, i64 5
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr inbounds i8, ptr %v12, i64 0
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v71, %end35 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = mul i64 %v17, 16
  %v20 = mul i64 %v19, 32
  %v21 = getelementptr inbounds float, ptr %v2, i64 %v20
  %v22 = udiv i64 %v17, 2
  %v23 = urem i64 %v17, 2
  %v24 = mul i64 %v23, 512
  %v25 = mul i64 %v22, 3168
  %v26 = add i64 %v25, %v24
  %v27 = getelementptr inbounds i16, ptr %v10, i64 %v26
  %v30 = sub i64 %v29, %v19
  %v31 = icmp slt i64 %v30, 16
  %v32 = select i1 %v31, i64 %v30, i64 16
  br label %head33
head33:
  %v36 = phi i64 [ 0, %body15 ], [ %v70, %end44 ]
  %v37 = icmp slt i64 %v36, %v32
  br i1 %v37, label %body34, label %end35
body34:
  %v38 = mul i64 %v36, 32
  %v39 = getelementptr inbounds float, ptr %v21, i64 %v38
  %v40 = mul i64 %v36, 32
  %v41 = getelementptr inbounds i16, ptr %v27, i64 %v40
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body34 ], [ %v69, %body43 ]
  %v46 = icmp slt i64 %v45, 32
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = getelementptr inbounds float, ptr %v39, i64 %v45
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds i16, ptr %v41, i64 %v45
  %v50 = fptrunc <16 x float> %v48 to <16 x bfloat>
  %v51 = bitcast <16 x bfloat> %v50 to <16 x i16>
  %v52 = zext <16 x i16> %v51 to <16 x i32>
  %v53 = shl <16 x i32> %v52, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v54 = bitcast <16 x i32> %v53 to <16 x float>
  %v55 = fsub <16 x float> %v48, %v54
  %v56 = fptrunc <16 x float> %v55 to <16 x bfloat>
  %v57 = bitcast <16 x bfloat> %v56 to <16 x i16>
  %v58 = zext <16 x i16> %v57 to <16 x i32>
  %v59 = shl <16 x i32> %v58, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v60 = bitcast <16 x i32> %v59 to <16 x float>
  %v61 = fsub <16 x float> %v55, %v60
  %v62 = fptrunc <16 x float> %v61 to <16 x bfloat>
  %v63 = bitcast <16 x bfloat> %v62 to <16 x i16>
  %v64 = zext <16 x i16> %v63 to <16 x i32>
  %v65 = shl <16 x i32> %v64, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v66 = bitcast <16 x i32> %v65 to <16 x float>
  store <16 x i16> %v51, ptr %v49, align 2
  %v67 = getelementptr inbounds i16, ptr %v49, i64 1056
  store <16 x i16> %v57, ptr %v67, align 2
  %v68 = getelementptr inbounds i16, ptr %v49, i64 2112
  store <16 x i16> %v63, ptr %v68, align 2
  %v69 = add nsw i64 %v45, 16
  br label %head42
end44:
  %v70 = add nsw i64 %v36, 1
  br label %head33
end35:
  %v71 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_sums_2_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last, ptr %sizes) #0 {
entry:
  %v9 = getelementptr i64, ptr %sizes, i64 0
  %v10 = load i64, ptr %v9, align 8
  %v11 = add i64 %v10, 31
  %v12 = udiv i64 %v11, 32
  %v13 = add i64 64, %v12
  %v14 = sub i64 %v13, 1
  %v15 = udiv i64 %v14, %v12
  %v38 = mul i64 %v15, 64
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 16384
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v41, %end18 ]
  %v6 = phi ptr [ %b, %entry ], [ %v40, %end18 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v39, %end18 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body3 ], [ %v23, %body17 ]
  %v20 = icmp slt i64 %v19, %v15
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 64
  %v22 = getelementptr inbounds i8, ptr %v7, i64 %v21
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v24 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v25 = load i64, ptr %v24, align 8
  %v26 = getelementptr inbounds i8, ptr %a, i64 %v25
  %v27 = getelementptr inbounds i16, ptr %v26, i64 2112
  call void @llvm.x86.tileloadd64(i8 4, ptr %v27, i64 64)
  %v28 = getelementptr inbounds i16, ptr %v26, i64 2624
  call void @llvm.x86.tileloadd64(i8 5, ptr %v28, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v29 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v29, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v26, i64 64)
  %v30 = getelementptr inbounds i16, ptr %v26, i64 512
  call void @llvm.x86.tileloadd64(i8 5, ptr %v30, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v31 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v31, i64 64)
  %v32 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v32, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v33 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v33, i64 64)
  %v34 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v34, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v35 = getelementptr inbounds i16, ptr %v26, i64 1056
  call void @llvm.x86.tileloadd64(i8 4, ptr %v35, i64 64)
  %v36 = getelementptr inbounds i16, ptr %v26, i64 1568
  call void @llvm.x86.tileloadd64(i8 5, ptr %v36, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v37 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v37, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v39 = getelementptr inbounds i8, ptr %v7, i64 %v38
  %v40 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v41 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v42 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v42, i64 128)
  %v43 = getelementptr inbounds float, ptr %sums, i64 512
  call void @llvm.x86.tilestored64(i8 2, ptr %v43, i64 128)
  %v44 = getelementptr inbounds float, ptr %sums, i64 528
  call void @llvm.x86.tilestored64(i8 3, ptr %v44, i64 128)
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last, ptr %sizes) #0 {
entry:
  %v9 = getelementptr i64, ptr %sizes, i64 0
  %v10 = load i64, ptr %v9, align 8
  %v11 = add i64 %v10, 31
  %v12 = udiv i64 %v11, 32
  %v13 = add i64 64, %v12
  %v14 = sub i64 %v13, 1
  %v15 = udiv i64 %v14, %v12
  %v34 = mul i64 %v15, 64
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 16384
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v37, %end18 ]
  %v6 = phi ptr [ %b, %entry ], [ %v36, %end18 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v35, %end18 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body3 ], [ %v23, %body17 ]
  %v20 = icmp slt i64 %v19, %v15
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 64
  %v22 = getelementptr inbounds i8, ptr %v7, i64 %v21
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v24 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v25 = load i64, ptr %v24, align 8
  %v26 = getelementptr inbounds i8, ptr %a, i64 %v25
  %v27 = getelementptr inbounds i16, ptr %v26, i64 2112
  call void @llvm.x86.tileloadd64(i8 4, ptr %v27, i64 64)
  %v28 = getelementptr inbounds i16, ptr %v26, i64 2624
  call void @llvm.x86.tileloadd64(i8 5, ptr %v28, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v26, i64 64)
  %v29 = getelementptr inbounds i16, ptr %v26, i64 512
  call void @llvm.x86.tileloadd64(i8 5, ptr %v29, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v30 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v30, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v31 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v31, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v32 = getelementptr inbounds i16, ptr %v26, i64 1056
  call void @llvm.x86.tileloadd64(i8 4, ptr %v32, i64 64)
  %v33 = getelementptr inbounds i16, ptr %v26, i64 1568
  call void @llvm.x86.tileloadd64(i8 5, ptr %v33, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v35 = getelementptr inbounds i8, ptr %v7, i64 %v34
  %v36 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v37 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v38 = getelementptr inbounds float, ptr %sums, i64 512
  call void @llvm.x86.tilestored64(i8 2, ptr %v38, i64 128)
  ret void
}
define internal void @k_sums_1_2(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last, ptr %sizes) #0 {
entry:
  %v9 = getelementptr i64, ptr %sizes, i64 0
  %v10 = load i64, ptr %v9, align 8
  %v11 = add i64 %v10, 31
  %v12 = udiv i64 %v11, 32
  %v13 = add i64 64, %v12
  %v14 = sub i64 %v13, 1
  %v15 = udiv i64 %v14, %v12
  %v35 = mul i64 %v15, 64
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 16384
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v38, %end18 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %end18 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v36, %end18 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body3 ], [ %v23, %body17 ]
  %v20 = icmp slt i64 %v19, %v15
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 64
  %v22 = getelementptr inbounds i8, ptr %v7, i64 %v21
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v24 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v25 = load i64, ptr %v24, align 8
  %v26 = getelementptr inbounds i8, ptr %a, i64 %v25
  %v27 = getelementptr inbounds i16, ptr %v26, i64 2112
  call void @llvm.x86.tileloadd64(i8 4, ptr %v27, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v28 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v28, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v26, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v29 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v29, i64 64)
  %v30 = getelementptr inbounds i8, ptr %v6, i64 5120
  call void @llvm.x86.tileloadd64(i8 7, ptr %v30, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v31 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v31, i64 64)
  %v32 = getelementptr inbounds i8, ptr %v6, i64 3072
  call void @llvm.x86.tileloadd64(i8 7, ptr %v32, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v33 = getelementptr inbounds i16, ptr %v26, i64 1056
  call void @llvm.x86.tileloadd64(i8 4, ptr %v33, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v34 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v34, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  %v36 = getelementptr inbounds i8, ptr %v7, i64 %v35
  %v37 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v38 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v39 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v39, i64 128)
  ret void
}
define internal void @k_sums_1_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last, ptr %sizes) #0 {
entry:
  %v9 = getelementptr i64, ptr %sizes, i64 0
  %v10 = load i64, ptr %v9, align 8
  %v11 = add i64 %v10, 31
  %v12 = udiv i64 %v11, 32
  %v13 = add i64 64, %v12
  %v14 = sub i64 %v13, 1
  %v15 = udiv i64 %v14, %v12
  %v31 = mul i64 %v15, 64
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 16384
  call void @llvm.x86.tilezero(i8 0)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v34, %end18 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %end18 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v32, %end18 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body3 ], [ %v23, %body17 ]
  %v20 = icmp slt i64 %v19, %v15
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = mul i64 %v19, 64
  %v22 = getelementptr inbounds i8, ptr %v7, i64 %v21
  call void @llvm.prefetch.p0(ptr %v22, i32 0, i32 2, i32 1)
  %v23 = add nsw i64 %v19, 1
  br label %head16
end18:
  %v24 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v25 = load i64, ptr %v24, align 8
  %v26 = getelementptr inbounds i8, ptr %a, i64 %v25
  %v27 = getelementptr inbounds i16, ptr %v26, i64 2112
  call void @llvm.x86.tileloadd64(i8 4, ptr %v27, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v26, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %v28 = getelementptr inbounds i8, ptr %v6, i64 4096
  call void @llvm.x86.tileloadd64(i8 6, ptr %v28, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %v29 = getelementptr inbounds i8, ptr %v6, i64 2048
  call void @llvm.x86.tileloadd64(i8 6, ptr %v29, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %v30 = getelementptr inbounds i16, ptr %v26, i64 1056
  call void @llvm.x86.tileloadd64(i8 4, ptr %v30, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  %v32 = getelementptr inbounds i8, ptr %v7, i64 %v31
  %v33 = getelementptr inbounds i8, ptr %v6, i64 6144
  %v34 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  ret void
}
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column, ptr %sizes) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = udiv i64 %row, 32
  %v5 = urem i64 %row, 32
  %v6 = add i64 %image, %v4
  %v7 = mul i64 %v6, 32
  %v8 = icmp slt i64 %v5, 32
  %v9 = select i1 %v8, i64 %v5, i64 32
  %v10 = add i64 %v7, %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v30, %body12 ]
  %v15 = phi i64 [ %v5, %entry ], [ %v15, %body12 ]
  %v16 = phi i64 [ %v10, %entry ], [ %v29, %body12 ]
  %v17 = icmp slt i64 %v14, %count
  br i1 %v17, label %body12, label %end13
body12:
  %v18 = mul i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %sums, i64 %v18
  %v20 = mul i64 %v16, 66
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
define internal void @k_tail_2(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column, ptr %sizes) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = udiv i64 %row, 32
  %v3 = urem i64 %row, 32
  %v4 = add i64 %image, %v2
  %v5 = mul i64 %v4, 32
  %v6 = icmp slt i64 %v3, 32
  %v7 = select i1 %v6, i64 %v3, i64 32
  %v8 = add i64 %v5, %v7
  br label %head9
head9:
  %v12 = phi i64 [ 0, %entry ], [ %v23, %body10 ]
  %v13 = phi i64 [ %v3, %entry ], [ %v13, %body10 ]
  %v14 = phi i64 [ %v8, %entry ], [ %v22, %body10 ]
  %v15 = icmp slt i64 %v12, %count
  br i1 %v15, label %body10, label %end11
body10:
  %v16 = mul i64 %v12, 32
  %v17 = getelementptr inbounds float, ptr %sums, i64 %v16
  %v18 = mul i64 %v14, 66
  %v19 = getelementptr inbounds float, ptr %out, i64 %v18
  %v20 = load <16 x float>, ptr %v17, align 4
  %v21 = fadd <16 x float> %v20, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v21, ptr align 4 %v19, <16 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v22 = add i64 %v14, 1
  %v23 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
define internal void @k_split_weights(ptr %from, ptr %to, i64 %chunks, ptr %sizes) #0 {
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
  %v1 = getelementptr inbounds ptr, ptr %args, i64 6
  %sizes = load ptr, ptr %v1, align 8
  %v36 = getelementptr i64, ptr %sizes, i64 0
  %v37 = load i64, ptr %v36, align 8
  %v38 = add i64 %v37, 31
  %v39 = udiv i64 %v38, 32
  %v63 = add i64 64, %v39
  %v64 = sub i64 %v63, 1
  %v65 = udiv i64 %v64, %v39
  %v66 = mul i64 %v65, 64
  %v2 = load ptr, ptr %args, align 8
  %v3 = getelementptr inbounds ptr, ptr %args, i64 1
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr inbounds ptr, ptr %args, i64 2
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr inbounds ptr, ptr %args, i64 3
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr inbounds ptr, ptr %args, i64 4
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr inbounds ptr, ptr %args, i64 5
  %v12 = load ptr, ptr %v11, align 8
  %v13 = mul i64 %worker, 16384
  %v14 = getelementptr inbounds i8, ptr %v12, i64 %v13
  %v15 = getelementptr inbounds i8, ptr %v14, i64 16384
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head16
head16:
  %v19 = phi i64 [ %lo, %entry ], [ %v109, %end42 ]
  %v20 = icmp slt i64 %v19, %hi
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = add i64 %v19, 2
  %v22 = icmp slt i64 %v21, %hi
  %v23 = select i1 %v22, i64 %v21, i64 %hi
  br label %head24
head24:
  %v27 = phi i64 [ %v19, %body17 ], [ %v35, %body25 ]
  %v28 = icmp slt i64 %v27, %v23
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = sub i64 %v27, %v19
  %v30 = mul i64 %v29, 6144
  %v31 = add i64 %v30, 4096
  %v32 = getelementptr inbounds i8, ptr %v14, i64 %v31
  %v33 = mul i64 %v27, 4096
  %v34 = getelementptr inbounds i8, ptr %v4, i64 %v33
  call void @k_split_weights(ptr %v34, ptr %v32, i64 1, ptr %sizes)
  %v35 = add nsw i64 %v27, 1
  br label %head24
end26:
  br label %head40
head40:
  %v43 = phi i64 [ 0, %end26 ], [ %v108, %end47 ]
  %v44 = icmp slt i64 %v43, %v39
  br i1 %v44, label %body41, label %end42
body41:
  br label %head45
head45:
  %v48 = phi i64 [ %v19, %body41 ], [ %v107, %end106 ]
  %v49 = icmp slt i64 %v48, %v23
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = sub i64 %v48, %v19
  %v51 = mul i64 %v50, 6144
  %v52 = add i64 %v51, 4096
  %v53 = getelementptr inbounds i8, ptr %v14, i64 %v52
  %v54 = mul i64 0, 32
  %v55 = mul i64 %v43, 3168
  %v56 = mul i64 %v54, 32
  %v57 = add i64 %v55, %v56
  %v58 = mul i64 %v43, 32
  %v59 = sub i64 %v37, %v58
  %v60 = add i64 %v48, 2
  %v61 = mul i64 %v60, 4096
  %v62 = getelementptr inbounds i8, ptr %v4, i64 %v61
  %v67 = mul i64 %v43, %v66
  %v68 = getelementptr inbounds i8, ptr %v62, i64 %v67
  %v69 = icmp sle i64 %v59, 16
  %v70 = icmp eq i64 %v48, 2
  %v71 = xor i1 %v69, true
  %v72 = and i1 true, %v71
  %v73 = xor i1 %v70, true
  %v74 = and i1 %v72, %v73
  br i1 %v74, label %then75, label %end76
then75:
  %v77 = getelementptr inbounds i16, ptr %v10, i64 %v57
  call void @k_sums_2_2(ptr %v77, ptr %v53, ptr %v14, ptr %v68, ptr %v14, i64 0, i64 1, ptr %sizes)
  br label %end76
end76:
  %v78 = xor i1 %v69, true
  %v79 = and i1 true, %v78
  %v80 = and i1 %v79, %v70
  br i1 %v80, label %then81, label %end82
then81:
  %v83 = getelementptr inbounds i16, ptr %v10, i64 %v57
  call void @k_sums_2_1(ptr %v83, ptr %v53, ptr %v14, ptr %v68, ptr %v14, i64 0, i64 1, ptr %sizes)
  br label %end82
end82:
  %v84 = and i1 true, %v69
  %v85 = xor i1 %v70, true
  %v86 = and i1 %v84, %v85
  br i1 %v86, label %then87, label %end88
then87:
  %v89 = getelementptr inbounds i16, ptr %v10, i64 %v57
  call void @k_sums_1_2(ptr %v89, ptr %v53, ptr %v14, ptr %v68, ptr %v14, i64 0, i64 1, ptr %sizes)
  br label %end88
end88:
  %v90 = and i1 true, %v69
  %v91 = and i1 %v90, %v70
  br i1 %v91, label %then92, label %end93
then92:
  %v94 = getelementptr inbounds i16, ptr %v10, i64 %v57
  call void @k_sums_1_1(ptr %v94, ptr %v53, ptr %v14, ptr %v68, ptr %v14, i64 0, i64 1, ptr %sizes)
  br label %end93
end93:
  %v95 = mul i64 %v48, 32
  %v96 = getelementptr inbounds float, ptr %v6, i64 %v95
  %v97 = getelementptr inbounds float, ptr %v8, i64 %v95
  %v98 = icmp slt i64 %v59, 32
  %v99 = select i1 %v98, i64 %v59, i64 32
  %v100 = xor i1 %v70, true
  %v101 = and i1 true, %v100
  br i1 %v101, label %then102, label %end103
then102:
  call void @k_tail_32(ptr %v14, ptr %v96, ptr %v97, i64 %v43, i64 %v54, i64 %v99, i64 %v95, ptr %sizes)
  br label %end103
end103:
  %v104 = and i1 true, %v70
  br i1 %v104, label %then105, label %end106
then105:
  call void @k_tail_2(ptr %v14, ptr %v96, ptr %v97, i64 %v43, i64 %v54, i64 %v99, i64 %v95, ptr %sizes)
  br label %end106
end106:
  %v107 = add nsw i64 %v48, 1
  br label %head45
end47:
  %v108 = add nsw i64 %v43, 1
  br label %head40
end42:
  %v109 = add nsw i64 %v19, 2
  br label %head16
end18:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
