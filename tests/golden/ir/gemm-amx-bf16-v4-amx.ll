; task {"attributes":{"tail":"t0=add(x0,x1)"},"inputs":["f32[19,64]","f32[64,40]","f32[40]","f32[19,40]"],"op":"gemm","output":"f32[19,40]","precision_mode":"allow_mix_precision_bf16"}
; policy {"band":0,"chunk":0,"column_group":1,"column_tiles":2,"format":"dense","impl":"amx_bf16","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 1 units
; scratch 2752 bytes, 2560 of each core
; packed input 1: uint16 (2, 2, 1, 2, 16, 16, 2) 3e94649520c7d20f
; packed input 2: float32 (64,) 428a10b4b030e165
@k_chunks = private constant [2 x i64] [i64 0, i64 1344], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157436142468598282, i64 0], align 64
declare void @llvm.x86.tilezero(i8)
declare void @llvm.x86.tileloadd64(i8, ptr, i64)
declare void @llvm.x86.tdpbf16ps(i8, i8, i8)
declare void @llvm.x86.tilestored64(i8, ptr, i64)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
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
  %v18 = phi i64 [ %lo, %entry ], [ %v66, %end34 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 10
  %v21 = mul i64 %v20, 64
  %v22 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v23 = udiv i64 %v18, 2
  %v24 = urem i64 %v18, 2
  %v25 = mul i64 %v24, 320
  %v26 = mul i64 %v23, 1344
  %v27 = add i64 %v26, %v25
  %v28 = getelementptr inbounds i16, ptr %v11, i64 %v27
  %v29 = sub i64 19, %v20
  %v30 = icmp slt i64 %v29, 10
  %v31 = select i1 %v30, i64 %v29, i64 10
  br label %head32
head32:
  %v35 = phi i64 [ 0, %body16 ], [ %v65, %end43 ]
  %v36 = icmp slt i64 %v35, %v31
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, 64
  %v38 = getelementptr inbounds float, ptr %v22, i64 %v37
  %v39 = mul i64 %v35, 32
  %v40 = getelementptr inbounds i16, ptr %v28, i64 %v39
  br label %head41
head41:
  %v44 = phi i64 [ 0, %body33 ], [ %v64, %body42 ]
  %v45 = icmp slt i64 %v44, 2
  br i1 %v45, label %body42, label %end43
body42:
  %v46 = mul i64 %v44, 32
  %v47 = getelementptr inbounds float, ptr %v38, i64 %v46
  %v48 = mul i64 %v44, 672
  %v49 = getelementptr inbounds i16, ptr %v40, i64 %v48
  %v50 = load <16 x float>, ptr %v47, align 4
  %v51 = fptrunc <16 x float> %v50 to <16 x bfloat>
  %v52 = bitcast <16 x bfloat> %v51 to <16 x i16>
  %v53 = zext <16 x i16> %v52 to <16 x i32>
  %v54 = shl <16 x i32> %v53, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v55 = bitcast <16 x i32> %v54 to <16 x float>
  store <16 x i16> %v52, ptr %v49, align 2
  %v56 = getelementptr inbounds float, ptr %v47, i64 16
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds i16, ptr %v49, i64 16
  %v59 = fptrunc <16 x float> %v57 to <16 x bfloat>
  %v60 = bitcast <16 x bfloat> %v59 to <16 x i16>
  %v61 = zext <16 x i16> %v60 to <16 x i32>
  %v62 = shl <16 x i32> %v61, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v63 = bitcast <16 x i32> %v62 to <16 x float>
  store <16 x i16> %v60, ptr %v58, align 2
  %v64 = add nsw i64 %v44, 1
  br label %head41
end43:
  %v65 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v66 = add nsw i64 %v18, 1
  br label %head15
end17:
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
  %v5 = phi i64 [ %first, %entry ], [ %v15, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v14, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  call void @llvm.x86.tileloadd64(i8 4, ptr %v11, i64 64)
  %v12 = getelementptr inbounds i16, ptr %v11, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v12, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 1024
  call void @llvm.x86.tileloadd64(i8 7, ptr %v13, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v14 = getelementptr inbounds i8, ptr %v6, i64 2048
  %v15 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v16 = getelementptr inbounds float, ptr %sums, i64 16
  call void @llvm.x86.tilestored64(i8 1, ptr %v16, i64 128)
  %v17 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v17, i64 128)
  %v18 = getelementptr inbounds float, ptr %sums, i64 336
  call void @llvm.x86.tilestored64(i8 3, ptr %v18, i64 128)
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 2560
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 2)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v14, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v13, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  call void @llvm.x86.tileloadd64(i8 4, ptr %v11, i64 64)
  %v12 = getelementptr inbounds i16, ptr %v11, i64 320
  call void @llvm.x86.tileloadd64(i8 5, ptr %v12, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 2048
  %v14 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 128)
  %v15 = getelementptr inbounds float, ptr %sums, i64 320
  call void @llvm.x86.tilestored64(i8 2, ptr %v15, i64 128)
  ret void
}
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column, ptr %x0) #0 {
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
  %v14 = phi i64 [ 0, %entry ], [ %v38, %body12 ]
  %v15 = phi i64 [ %v5, %entry ], [ %v15, %body12 ]
  %v16 = phi i64 [ %v10, %entry ], [ %v37, %body12 ]
  %v17 = icmp slt i64 %v14, %count
  br i1 %v17, label %body12, label %end13
body12:
  %v18 = mul i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %sums, i64 %v18
  %v20 = mul i64 %v16, 40
  %v21 = getelementptr inbounds float, ptr %x0, i64 %v20
  %v22 = mul i64 %v16, 40
  %v23 = getelementptr inbounds float, ptr %out, i64 %v22
  %v24 = load <16 x float>, ptr %v19, align 4
  %v25 = fadd <16 x float> %v24, %v1
  %v26 = getelementptr inbounds float, ptr %v21, i64 %column
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = fadd <16 x float> %v25, %v27
  store <16 x float> %v28, ptr %v23, align 4
  %v29 = getelementptr inbounds float, ptr %v19, i64 16
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = fadd <16 x float> %v30, %v3
  %v32 = add i64 %column, 16
  %v33 = getelementptr inbounds float, ptr %v21, i64 %v32
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = fadd <16 x float> %v31, %v34
  %v36 = getelementptr inbounds float, ptr %v23, i64 16
  store <16 x float> %v35, ptr %v36, align 4
  %v37 = add i64 %v16, 1
  %v38 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tail_8(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column, ptr %x0) #0 {
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
  %v12 = phi i64 [ 0, %entry ], [ %v28, %body10 ]
  %v13 = phi i64 [ %v3, %entry ], [ %v13, %body10 ]
  %v14 = phi i64 [ %v8, %entry ], [ %v27, %body10 ]
  %v15 = icmp slt i64 %v12, %count
  br i1 %v15, label %body10, label %end11
body10:
  %v16 = mul i64 %v12, 32
  %v17 = getelementptr inbounds float, ptr %sums, i64 %v16
  %v18 = mul i64 %v14, 40
  %v19 = getelementptr inbounds float, ptr %x0, i64 %v18
  %v20 = mul i64 %v14, 40
  %v21 = getelementptr inbounds float, ptr %out, i64 %v20
  %v22 = load <16 x float>, ptr %v17, align 4
  %v23 = fadd <16 x float> %v22, %v1
  %v24 = getelementptr inbounds float, ptr %v19, i64 %column
  %v25 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v26 = fadd <16 x float> %v23, %v25
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v26, ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v27 = add i64 %v14, 1
  %v28 = add nsw i64 %v12, 1
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = mul i64 %worker, 2560
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds i8, ptr %v15, i64 2560
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head17
head17:
  %v20 = phi i64 [ 0, %entry ], [ %v74, %end27 ]
  %v21 = icmp slt i64 %v20, 2
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = add i64 %v20, 1
  %v23 = icmp slt i64 %v22, 2
  %v24 = select i1 %v23, i64 %v22, i64 2
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %body18 ], [ %v73, %end32 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  br label %head30
head30:
  %v33 = phi i64 [ %v20, %body26 ], [ %v72, %end71 ]
  %v34 = icmp slt i64 %v33, %v24
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 2
  %v36 = mul i64 %v35, 2048
  %v37 = getelementptr inbounds i8, ptr %v3, i64 %v36
  %v38 = mul i64 0, 20
  %v39 = mul i64 %v28, 1344
  %v40 = mul i64 %v38, 32
  %v41 = add i64 %v39, %v40
  %v42 = mul i64 %v28, 20
  %v43 = sub i64 19, %v42
  %v44 = add i64 %v33, 1
  %v45 = mul i64 %v44, 2
  %v46 = mul i64 %v45, 2048
  %v47 = getelementptr inbounds i8, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = icmp sle i64 %v43, 0
  %v50 = icmp eq i64 %v33, 1
  %v51 = xor i1 %v50, true
  %v52 = and i1 true, %v51
  br i1 %v52, label %then53, label %end54
then53:
  %v55 = getelementptr inbounds i16, ptr %v11, i64 %v41
  call void @k_sums_2_2(ptr %v55, ptr %v37, ptr %v15, ptr %v48, ptr %v15, i64 0, i64 2)
  br label %end54
end54:
  %v56 = and i1 true, %v50
  br i1 %v56, label %then57, label %end58
then57:
  %v59 = getelementptr inbounds i16, ptr %v11, i64 %v41
  call void @k_sums_2_1(ptr %v59, ptr %v37, ptr %v15, ptr %v48, ptr %v15, i64 0, i64 2)
  br label %end58
end58:
  %v60 = mul i64 %v33, 32
  %v61 = getelementptr inbounds float, ptr %v5, i64 %v60
  %v62 = getelementptr inbounds float, ptr %v9, i64 %v60
  %v63 = icmp slt i64 %v43, 20
  %v64 = select i1 %v63, i64 %v43, i64 20
  %v65 = xor i1 %v50, true
  %v66 = and i1 true, %v65
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tail_32(ptr %v15, ptr %v61, ptr %v62, i64 %v28, i64 %v38, i64 %v64, i64 %v60, ptr %v7)
  br label %end68
end68:
  %v69 = and i1 true, %v50
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_tail_8(ptr %v15, ptr %v61, ptr %v62, i64 %v28, i64 %v38, i64 %v64, i64 %v60, ptr %v7)
  br label %end71
end71:
  %v72 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v73 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v74 = add nsw i64 %v20, 1
  br label %head17
end19:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
