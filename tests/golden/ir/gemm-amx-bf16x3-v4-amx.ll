; task {"attributes":{},"inputs":["f32[20,64]","f32[64,40]","f32[40]"],"op":"gemm","output":"f32[20,40]","precision_mode":"allow_mix_precision"}
; policy {"band":0,"chunk":0,"column_group":1,"column_tiles":2,"format":"dense","impl":"amx_bf16x3","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"columns","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 2 units
; scratch 5440 bytes, 2560 of each core
; packed input 1: uint16 (2, 2, 2, 2, 16, 16, 2) 279206b063467b76
; packed input 2: float32 (64,) 428a10b4b030e165
@k_chunks = private constant [2 x i64] [i64 0, i64 1344], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v78, %end32 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 10
  %v19 = mul i64 %v18, 64
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = udiv i64 %v16, 2
  %v22 = urem i64 %v16, 2
  %v23 = mul i64 %v22, 320
  %v24 = mul i64 %v21, 2688
  %v25 = add i64 %v24, %v23
  %v26 = getelementptr inbounds i16, ptr %v9, i64 %v25
  %v27 = sub i64 20, %v18
  %v28 = icmp slt i64 %v27, 10
  %v29 = select i1 %v28, i64 %v27, i64 10
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body14 ], [ %v77, %end41 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 64
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = mul i64 %v33, 32
  %v38 = getelementptr inbounds i16, ptr %v26, i64 %v37
  br label %head39
head39:
  %v42 = phi i64 [ 0, %body31 ], [ %v76, %body40 ]
  %v43 = icmp slt i64 %v42, 2
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
  store <16 x i16> %v50, ptr %v47, align 2
  %v60 = getelementptr inbounds i16, ptr %v47, i64 1344
  store <16 x i16> %v56, ptr %v60, align 2
  %v61 = getelementptr inbounds float, ptr %v45, i64 16
  %v62 = load <16 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds i16, ptr %v47, i64 16
  %v64 = fptrunc <16 x float> %v62 to <16 x bfloat>
  %v65 = bitcast <16 x bfloat> %v64 to <16 x i16>
  %v66 = zext <16 x i16> %v65 to <16 x i32>
  %v67 = shl <16 x i32> %v66, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v68 = bitcast <16 x i32> %v67 to <16 x float>
  %v69 = fsub <16 x float> %v62, %v68
  %v70 = fptrunc <16 x float> %v69 to <16 x bfloat>
  %v71 = bitcast <16 x bfloat> %v70 to <16 x i16>
  %v72 = zext <16 x i16> %v71 to <16 x i32>
  %v73 = shl <16 x i32> %v72, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v74 = bitcast <16 x i32> %v73 to <16 x float>
  store <16 x i16> %v65, ptr %v63, align 2
  %v75 = getelementptr inbounds i16, ptr %v63, i64 1344
  store <16 x i16> %v71, ptr %v75, align 2
  %v76 = add nsw i64 %v42, 1
  br label %head39
end41:
  %v77 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v78 = add nsw i64 %v16, 1
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1344
  call void @llvm.x86.tileloadd64(i8 4, ptr %v12, i64 64)
  %v13 = getelementptr inbounds i16, ptr %v11, i64 1664
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 1344
  call void @llvm.x86.tileloadd64(i8 4, ptr %v12, i64 64)
  %v13 = getelementptr inbounds i16, ptr %v11, i64 1664
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
  %v14 = phi i64 [ 0, %entry ], [ %v30, %body12 ]
  %v15 = phi i64 [ %v5, %entry ], [ %v15, %body12 ]
  %v16 = phi i64 [ %v10, %entry ], [ %v29, %body12 ]
  %v17 = icmp slt i64 %v14, %count
  br i1 %v17, label %body12, label %end13
body12:
  %v18 = mul i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %sums, i64 %v18
  %v20 = mul i64 %v16, 40
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
define internal void @k_tail_8(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
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
  %v12 = phi i64 [ 0, %entry ], [ %v23, %body10 ]
  %v13 = phi i64 [ %v3, %entry ], [ %v13, %body10 ]
  %v14 = phi i64 [ %v8, %entry ], [ %v22, %body10 ]
  %v15 = icmp slt i64 %v12, %count
  br i1 %v15, label %body10, label %end11
body10:
  %v16 = mul i64 %v12, 32
  %v17 = getelementptr inbounds float, ptr %sums, i64 %v16
  %v18 = mul i64 %v14, 40
  %v19 = getelementptr inbounds float, ptr %out, i64 %v18
  %v20 = load <16 x float>, ptr %v17, align 4
  %v21 = fadd <16 x float> %v20, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v21, ptr align 4 %v19, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v12 = mul i64 %worker, 2560
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 2560
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v72, %end25 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = add i64 %v18, 1
  %v21 = icmp slt i64 %v20, %hi
  %v22 = select i1 %v21, i64 %v20, i64 %hi
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v71, %end30 ]
  %v27 = icmp slt i64 %v26, 1
  br i1 %v27, label %body24, label %end25
body24:
  br label %head28
head28:
  %v31 = phi i64 [ %v18, %body24 ], [ %v70, %end69 ]
  %v32 = icmp slt i64 %v31, %v22
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 2
  %v34 = mul i64 %v33, 4096
  %v35 = getelementptr inbounds i8, ptr %v3, i64 %v34
  %v36 = mul i64 0, 20
  %v37 = mul i64 %v26, 2688
  %v38 = mul i64 %v36, 32
  %v39 = add i64 %v37, %v38
  %v40 = mul i64 %v26, 20
  %v41 = sub i64 20, %v40
  %v42 = add i64 %v31, 1
  %v43 = mul i64 %v42, 2
  %v44 = mul i64 %v43, 4096
  %v45 = getelementptr inbounds i8, ptr %v3, i64 %v44
  %v46 = getelementptr inbounds i8, ptr %v45, i64 0
  %v47 = icmp sle i64 %v41, 0
  %v48 = icmp eq i64 %v31, 1
  %v49 = xor i1 %v48, true
  %v50 = and i1 true, %v49
  br i1 %v50, label %then51, label %end52
then51:
  %v53 = getelementptr inbounds i16, ptr %v9, i64 %v39
  call void @k_sums_2_2(ptr %v53, ptr %v35, ptr %v13, ptr %v46, ptr %v13, i64 0, i64 2)
  br label %end52
end52:
  %v54 = and i1 true, %v48
  br i1 %v54, label %then55, label %end56
then55:
  %v57 = getelementptr inbounds i16, ptr %v9, i64 %v39
  call void @k_sums_2_1(ptr %v57, ptr %v35, ptr %v13, ptr %v46, ptr %v13, i64 0, i64 2)
  br label %end56
end56:
  %v58 = mul i64 %v31, 32
  %v59 = getelementptr inbounds float, ptr %v5, i64 %v58
  %v60 = getelementptr inbounds float, ptr %v7, i64 %v58
  %v61 = icmp slt i64 %v41, 20
  %v62 = select i1 %v61, i64 %v41, i64 20
  %v63 = xor i1 %v48, true
  %v64 = and i1 true, %v63
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tail_32(ptr %v13, ptr %v59, ptr %v60, i64 %v26, i64 %v36, i64 %v62, i64 %v58)
  br label %end66
end66:
  %v67 = and i1 true, %v48
  br i1 %v67, label %then68, label %end69
then68:
  call void @k_tail_8(ptr %v13, ptr %v59, ptr %v60, i64 %v26, i64 %v36, i64 %v62, i64 %v58)
  br label %end69
end69:
  %v70 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v71 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v72 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
