; task {"attributes":{"tail":"t0=add(x0,x1)"},"inputs":["f32[19,64]","f32[64,40]","f32[40]","f32[19,40]"],"op":"gemm","output":"f32[19,40]","precision_mode":"allow_mix_precision_bf16"}
; policy {"band":0,"column_tiles":2,"format":"dense","impl":"amx_bf16","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":14,"tile_vectors":2,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 2 units
; phase k_product: 1 units
; scratch 2816 bytes, 2560 of each core
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
  %v18 = phi i64 [ %lo, %entry ], [ %v115, %end64 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 16
  %v21 = mul i64 %v20, 64
  %v22 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v23 = mul i64 %v20, 32
  %v24 = getelementptr inbounds i16, ptr %v11, i64 %v23
  %v25 = icmp slt i64 %v18, 1
  br i1 %v25, label %then26, label %end27
then26:
  br label %head28
head28:
  %v31 = phi i64 [ 0, %then26 ], [ %v61, %end39 ]
  %v32 = icmp slt i64 %v31, 16
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 64
  %v34 = getelementptr inbounds float, ptr %v22, i64 %v33
  %v35 = mul i64 %v31, 32
  %v36 = getelementptr inbounds i16, ptr %v24, i64 %v35
  br label %head37
head37:
  %v40 = phi i64 [ 0, %body29 ], [ %v60, %body38 ]
  %v41 = icmp slt i64 %v40, 2
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 32
  %v43 = getelementptr inbounds float, ptr %v34, i64 %v42
  %v44 = mul i64 %v40, 672
  %v45 = getelementptr inbounds i16, ptr %v36, i64 %v44
  %v46 = load <16 x float>, ptr %v43, align 4
  %v47 = fptrunc <16 x float> %v46 to <16 x bfloat>
  %v48 = bitcast <16 x bfloat> %v47 to <16 x i16>
  %v49 = zext <16 x i16> %v48 to <16 x i32>
  %v50 = shl <16 x i32> %v49, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v51 = bitcast <16 x i32> %v50 to <16 x float>
  store <16 x i16> %v48, ptr %v45, align 2
  %v52 = getelementptr inbounds float, ptr %v43, i64 16
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds i16, ptr %v45, i64 16
  %v55 = fptrunc <16 x float> %v53 to <16 x bfloat>
  %v56 = bitcast <16 x bfloat> %v55 to <16 x i16>
  %v57 = zext <16 x i16> %v56 to <16 x i32>
  %v58 = shl <16 x i32> %v57, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v59 = bitcast <16 x i32> %v58 to <16 x float>
  store <16 x i16> %v56, ptr %v54, align 2
  %v60 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v61 = add nsw i64 %v31, 1
  br label %head28
end30:
  br label %end27
end27:
  %v62 = icmp eq i64 %v18, 1
  br i1 %v62, label %then63, label %end64
then63:
  br label %head65
head65:
  %v68 = phi i64 [ 0, %then63 ], [ %v98, %end76 ]
  %v69 = icmp slt i64 %v68, 3
  br i1 %v69, label %body66, label %end67
body66:
  %v70 = mul i64 %v68, 64
  %v71 = getelementptr inbounds float, ptr %v22, i64 %v70
  %v72 = mul i64 %v68, 32
  %v73 = getelementptr inbounds i16, ptr %v24, i64 %v72
  br label %head74
head74:
  %v77 = phi i64 [ 0, %body66 ], [ %v97, %body75 ]
  %v78 = icmp slt i64 %v77, 2
  br i1 %v78, label %body75, label %end76
body75:
  %v79 = mul i64 %v77, 32
  %v80 = getelementptr inbounds float, ptr %v71, i64 %v79
  %v81 = mul i64 %v77, 672
  %v82 = getelementptr inbounds i16, ptr %v73, i64 %v81
  %v83 = load <16 x float>, ptr %v80, align 4
  %v84 = fptrunc <16 x float> %v83 to <16 x bfloat>
  %v85 = bitcast <16 x bfloat> %v84 to <16 x i16>
  %v86 = zext <16 x i16> %v85 to <16 x i32>
  %v87 = shl <16 x i32> %v86, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v88 = bitcast <16 x i32> %v87 to <16 x float>
  store <16 x i16> %v85, ptr %v82, align 2
  %v89 = getelementptr inbounds float, ptr %v80, i64 16
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = getelementptr inbounds i16, ptr %v82, i64 16
  %v92 = fptrunc <16 x float> %v90 to <16 x bfloat>
  %v93 = bitcast <16 x bfloat> %v92 to <16 x i16>
  %v94 = zext <16 x i16> %v93 to <16 x i32>
  %v95 = shl <16 x i32> %v94, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v96 = bitcast <16 x i32> %v95 to <16 x float>
  store <16 x i16> %v93, ptr %v91, align 2
  %v97 = add nsw i64 %v77, 1
  br label %head74
end76:
  %v98 = add nsw i64 %v68, 1
  br label %head65
end67:
  %v99 = getelementptr inbounds i16, ptr %v11, i64 608
  br label %head100
head100:
  %v103 = phi i64 [ 0, %end67 ], [ %v114, %end109 ]
  %v104 = icmp slt i64 %v103, 2
  br i1 %v104, label %body101, label %end102
body101:
  %v105 = mul i64 %v103, 672
  %v106 = getelementptr inbounds i16, ptr %v99, i64 %v105
  br label %head107
head107:
  %v110 = phi i64 [ 0, %body101 ], [ %v113, %body108 ]
  %v111 = icmp slt i64 %v110, 64
  br i1 %v111, label %body108, label %end109
body108:
  %v112 = getelementptr inbounds i16, ptr %v106, i64 %v110
  store <16 x i16> zeroinitializer, ptr %v112, align 2
  %v113 = add nsw i64 %v110, 16
  br label %head107
end109:
  %v114 = add nsw i64 %v103, 1
  br label %head100
end102:
  br label %end64
end64:
  %v115 = add nsw i64 %v18, 1
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
define internal void @k_tail_32(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 16
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = sub i64 19, %row
  %v5 = icmp slt i64 %v4, 20
  %v6 = select i1 %v5, i64 %v4, i64 20
  %v7 = udiv i64 %row, 19
  %v8 = urem i64 %row, 19
  %v9 = add i64 %image, %v7
  %v10 = mul i64 %v9, 19
  %v11 = icmp slt i64 %v8, 19
  %v12 = select i1 %v11, i64 %v8, i64 19
  %v13 = add i64 %v10, %v12
  br label %head14
head14:
  %v17 = phi i64 [ 0, %entry ], [ %v41, %body15 ]
  %v18 = phi i64 [ %v8, %entry ], [ %v18, %body15 ]
  %v19 = phi i64 [ %v13, %entry ], [ %v40, %body15 ]
  %v20 = icmp slt i64 %v17, %v6
  br i1 %v20, label %body15, label %end16
body15:
  %v21 = mul i64 %v17, 32
  %v22 = getelementptr inbounds float, ptr %sums, i64 %v21
  %v23 = mul i64 %v19, 40
  %v24 = getelementptr inbounds float, ptr %x0, i64 %v23
  %v25 = mul i64 %v19, 40
  %v26 = getelementptr inbounds float, ptr %out, i64 %v25
  %v27 = load <16 x float>, ptr %v22, align 4
  %v28 = fadd <16 x float> %v27, %v1
  %v29 = getelementptr inbounds float, ptr %v24, i64 %column
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = fadd <16 x float> %v28, %v30
  store <16 x float> %v31, ptr %v26, align 4
  %v32 = getelementptr inbounds float, ptr %v22, i64 16
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = fadd <16 x float> %v33, %v3
  %v35 = add i64 %column, 16
  %v36 = getelementptr inbounds float, ptr %v24, i64 %v35
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v34, %v37
  %v39 = getelementptr inbounds float, ptr %v26, i64 16
  store <16 x float> %v38, ptr %v39, align 4
  %v40 = add i64 %v19, 1
  %v41 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_tail_8(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = sub i64 19, %row
  %v3 = icmp slt i64 %v2, 20
  %v4 = select i1 %v3, i64 %v2, i64 20
  %v5 = udiv i64 %row, 19
  %v6 = urem i64 %row, 19
  %v7 = add i64 %image, %v5
  %v8 = mul i64 %v7, 19
  %v9 = icmp slt i64 %v6, 19
  %v10 = select i1 %v9, i64 %v6, i64 19
  %v11 = add i64 %v8, %v10
  br label %head12
head12:
  %v15 = phi i64 [ 0, %entry ], [ %v31, %body13 ]
  %v16 = phi i64 [ %v6, %entry ], [ %v16, %body13 ]
  %v17 = phi i64 [ %v11, %entry ], [ %v30, %body13 ]
  %v18 = icmp slt i64 %v15, %v4
  br i1 %v18, label %body13, label %end14
body13:
  %v19 = mul i64 %v15, 32
  %v20 = getelementptr inbounds float, ptr %sums, i64 %v19
  %v21 = mul i64 %v17, 40
  %v22 = getelementptr inbounds float, ptr %x0, i64 %v21
  %v23 = mul i64 %v17, 40
  %v24 = getelementptr inbounds float, ptr %out, i64 %v23
  %v25 = load <16 x float>, ptr %v20, align 4
  %v26 = fadd <16 x float> %v25, %v1
  %v27 = getelementptr inbounds float, ptr %v22, i64 %column
  %v28 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v27, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v29 = fadd <16 x float> %v26, %v28
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v29, ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v30 = add i64 %v17, 1
  %v31 = add nsw i64 %v15, 1
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = mul i64 %worker, 2560
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds i8, ptr %v15, i64 2560
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head17
head17:
  %v20 = phi i64 [ 0, %entry ], [ %v61, %end27 ]
  %v21 = icmp slt i64 %v20, 2
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 2
  %v23 = mul i64 %v22, 2048
  %v24 = getelementptr inbounds i8, ptr %v3, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %body18 ], [ %v60, %end59 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = mul i64 0, 20
  %v31 = mul i64 %v28, 608
  %v32 = mul i64 %v30, 32
  %v33 = add i64 %v31, %v32
  %v34 = add i64 %v20, 1
  %v35 = mul i64 %v34, 2
  %v36 = mul i64 %v35, 2048
  %v37 = getelementptr inbounds i8, ptr %v3, i64 %v36
  %v38 = getelementptr inbounds i8, ptr %v37, i64 0
  %v39 = icmp eq i64 0, 0
  %v40 = icmp eq i64 %v20, 1
  %v41 = xor i1 %v40, true
  %v42 = and i1 true, %v41
  br i1 %v42, label %then43, label %end44
then43:
  %v45 = getelementptr inbounds i16, ptr %v11, i64 %v33
  call void @k_sums_2_2(ptr %v45, ptr %v24, ptr %v15, ptr %v38, ptr %v15, i64 0, i64 2)
  br label %end44
end44:
  %v46 = and i1 true, %v40
  br i1 %v46, label %then47, label %end48
then47:
  %v49 = getelementptr inbounds i16, ptr %v11, i64 %v33
  call void @k_sums_2_1(ptr %v49, ptr %v24, ptr %v15, ptr %v38, ptr %v15, i64 0, i64 2)
  br label %end48
end48:
  %v50 = mul i64 %v20, 32
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v9, i64 %v50
  %v53 = xor i1 %v40, true
  %v54 = and i1 true, %v53
  br i1 %v54, label %then55, label %end56
then55:
  call void @k_tail_32(ptr %v15, ptr %v51, ptr %v52, i64 %v28, i64 %v30, i64 %v50, ptr %v7)
  br label %end56
end56:
  %v57 = and i1 true, %v40
  br i1 %v57, label %then58, label %end59
then58:
  call void @k_tail_8(ptr %v15, ptr %v51, ptr %v52, i64 %v28, i64 %v30, i64 %v50, ptr %v7)
  br label %end59
end59:
  %v60 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v61 = add nsw i64 %v20, 1
  br label %head17
end19:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
