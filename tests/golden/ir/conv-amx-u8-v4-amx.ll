; task {"attributes":{"dilations":[2,2],"group":1,"pad_value":7,"pads":[0,1,2,3],"strides":[1,1],"tail":"t0=mul(x0,x1)"},"inputs":["u8[1,8,9,5]","i8[9,3,3,5]","i32[9]","f32[9]"],"op":"conv","output":"u8[1,6,9,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"column_group":1,"column_tiles":1,"format":"padded","impl":"amx_u8","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":9,"tile_vectors":1,"unroll":1,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 10 units
; phase k_product: 3 units
; scratch 8896 bytes, 1792 of each core
; packed input 1: int8 (1, 9, 1, 1, 16, 16, 4) 378410bdca0961de
; packed input 2: int32 (16,) 7fd98addeb5c614f
@k_chunks = private constant [9 x i64] [i64 0, i64 128, i64 256, i64 1536, i64 1664, i64 1792, i64 3072, i64 3200, i64 3328], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157442765375540750, i64 0], align 64
declare void @llvm.x86.tilezero(i8)
declare void @llvm.x86.tileloadd64(i8, ptr, i64)
declare void @llvm.x86.tdpbusd(i8, i8, i8)
declare void @llvm.x86.tilestored64(i8, ptr, i64)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, <16 x i1>)
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
  %v18 = phi i64 [ %lo, %entry ], [ %v120, %end103 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 10
  %v21 = urem i64 %v18, 10
  %v22 = mul i64 %v20, 7872
  %v23 = mul i64 %v21, 768
  %v24 = add i64 %v22, %v23
  %v25 = getelementptr inbounds i8, ptr %v11, i64 %v24
  %v26 = udiv i64 %v21, 10
  %v27 = urem i64 %v21, 10
  %v28 = add i64 %v27, %v26
  %v29 = mul i64 %v20, 8
  %v30 = add i64 %v29, %v28
  %v31 = mul i64 %v30, 9
  %v32 = mul i64 %v31, 5
  %v33 = getelementptr inbounds i8, ptr %v1, i64 %v32
  %v34 = icmp ult i64 %v28, 8
  %v35 = xor i1 %v34, true
  br i1 %v35, label %then36, label %end37
then36:
  br label %head38
head38:
  %v41 = phi i64 [ 0, %then36 ], [ %v52, %end47 ]
  %v42 = icmp slt i64 %v41, 1
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 7872
  %v44 = getelementptr inbounds i8, ptr %v25, i64 %v43
  br label %head45
head45:
  %v48 = phi i64 [ 0, %body39 ], [ %v51, %body46 ]
  %v49 = icmp slt i64 %v48, 768
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = getelementptr inbounds i8, ptr %v44, i64 %v48
  store <64 x i8> splat (i8 7), ptr %v50, align 1
  %v51 = add nsw i64 %v48, 64
  br label %head45
end47:
  %v52 = add nsw i64 %v41, 1
  br label %head38
end40:
  br label %end37
end37:
  br i1 %v34, label %then53, label %end54
then53:
  br label %head55
head55:
  %v58 = phi i64 [ 0, %then53 ], [ %v69, %end64 ]
  %v59 = icmp slt i64 %v58, 1
  br i1 %v59, label %body56, label %end57
body56:
  %v60 = mul i64 %v58, 7872
  %v61 = getelementptr inbounds i8, ptr %v25, i64 %v60
  br label %head62
head62:
  %v65 = phi i64 [ 0, %body56 ], [ %v68, %body63 ]
  %v66 = icmp slt i64 %v65, 64
  br i1 %v66, label %body63, label %end64
body63:
  %v67 = getelementptr inbounds i8, ptr %v61, i64 %v65
  store <64 x i8> splat (i8 7), ptr %v67, align 1
  %v68 = add nsw i64 %v65, 64
  br label %head62
end64:
  %v69 = add nsw i64 %v58, 1
  br label %head55
end57:
  %v70 = getelementptr inbounds i8, ptr %v25, i64 64
  br label %head71
head71:
  %v74 = phi i64 [ 0, %end57 ], [ %v84, %body72 ]
  %v75 = icmp slt i64 %v74, 9
  br i1 %v75, label %body72, label %end73
body72:
  %v76 = mul i64 %v74, 5
  %v77 = getelementptr inbounds i8, ptr %v33, i64 %v76
  %v78 = mul i64 %v74, 64
  %v79 = getelementptr inbounds i8, ptr %v70, i64 %v78
  %v80 = load <4 x i8>, ptr %v77, align 1
  store <4 x i8> %v80, ptr %v79, align 1
  %v81 = getelementptr inbounds i8, ptr %v77, i64 4
  %v82 = load <1 x i8>, ptr %v81, align 1
  %v83 = getelementptr inbounds i8, ptr %v79, i64 4
  store <1 x i8> %v82, ptr %v83, align 1
  %v84 = add nsw i64 %v74, 1
  br label %head71
end73:
  %v85 = getelementptr inbounds i8, ptr %v25, i64 640
  br label %head86
head86:
  %v89 = phi i64 [ 0, %end73 ], [ %v100, %end95 ]
  %v90 = icmp slt i64 %v89, 1
  br i1 %v90, label %body87, label %end88
body87:
  %v91 = mul i64 %v89, 7872
  %v92 = getelementptr inbounds i8, ptr %v85, i64 %v91
  br label %head93
head93:
  %v96 = phi i64 [ 0, %body87 ], [ %v99, %body94 ]
  %v97 = icmp slt i64 %v96, 128
  br i1 %v97, label %body94, label %end95
body94:
  %v98 = getelementptr inbounds i8, ptr %v92, i64 %v96
  store <64 x i8> splat (i8 7), ptr %v98, align 1
  %v99 = add nsw i64 %v96, 64
  br label %head93
end95:
  %v100 = add nsw i64 %v89, 1
  br label %head86
end88:
  br label %end54
end54:
  %v101 = icmp eq i64 %v21, 9
  br i1 %v101, label %then102, label %end103
then102:
  %v104 = getelementptr inbounds i8, ptr %v25, i64 768
  br label %head105
head105:
  %v108 = phi i64 [ 0, %then102 ], [ %v119, %end114 ]
  %v109 = icmp slt i64 %v108, 1
  br i1 %v109, label %body106, label %end107
body106:
  %v110 = mul i64 %v108, 7872
  %v111 = getelementptr inbounds i8, ptr %v104, i64 %v110
  br label %head112
head112:
  %v115 = phi i64 [ 0, %body106 ], [ %v118, %body113 ]
  %v116 = icmp slt i64 %v115, 192
  br i1 %v116, label %body113, label %end114
body113:
  %v117 = getelementptr inbounds i8, ptr %v111, i64 %v115
  store <64 x i8> splat (i8 7), ptr %v117, align 1
  %v118 = add nsw i64 %v115, 64
  br label %head112
end114:
  %v119 = add nsw i64 %v108, 1
  br label %head105
end107:
  br label %end103
end103:
  %v120 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define internal void @k_sums_2_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 1792
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
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
  call void @llvm.x86.tileloadd64(i8 2, ptr %v11, i64 64)
  %v12 = getelementptr inbounds i8, ptr %v11, i64 896
  call void @llvm.x86.tileloadd64(i8 3, ptr %v12, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbusd(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbusd(i8 1, i8 3, i8 4)
  %v13 = getelementptr inbounds i8, ptr %v6, i64 1024
  %v14 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 64)
  %v15 = getelementptr inbounds float, ptr %sums, i64 224
  call void @llvm.x86.tilestored64(i8 1, ptr %v15, i64 64)
  ret void
}
define internal void @k_sums_1_1(ptr %a, ptr %b, ptr %sums, ptr %ahead, ptr %worker_scratch, i64 %first, i64 %last) #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %worker_scratch, i64 1792
  call void @llvm.x86.tilezero(i8 0)
  br label %head2
head2:
  %v5 = phi i64 [ %first, %entry ], [ %v13, %body3 ]
  %v6 = phi ptr [ %b, %entry ], [ %v12, %body3 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body3 ]
  %v8 = icmp slt i64 %v5, %last
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = getelementptr inbounds i64, ptr @k_chunks, i64 %v5
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr inbounds i8, ptr %a, i64 %v10
  call void @llvm.x86.tileloadd64(i8 2, ptr %v11, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbusd(i8 0, i8 2, i8 4)
  %v12 = getelementptr inbounds i8, ptr %v6, i64 1024
  %v13 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 64)
  ret void
}
define internal void @k_tail_9(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x i32>, ptr %bias, align 4
  %v2 = udiv i64 %row, 12
  %v3 = urem i64 %row, 12
  %v4 = mul i64 %image, 6
  %v5 = add i64 %v4, %v2
  %v6 = mul i64 %v5, 9
  %v7 = icmp slt i64 %v3, 9
  %v8 = select i1 %v7, i64 %v3, i64 9
  %v9 = add i64 %v6, %v8
  br label %head10
head10:
  %v13 = phi i64 [ 0, %entry ], [ %v42, %end21 ]
  %v14 = phi i64 [ %v3, %entry ], [ %v39, %end21 ]
  %v15 = phi i64 [ %v9, %entry ], [ %v41, %end21 ]
  %v16 = icmp slt i64 %v13, %count
  br i1 %v16, label %body11, label %end12
body11:
  %v17 = mul i64 %v13, 16
  %v18 = getelementptr inbounds float, ptr %sums, i64 %v17
  %v19 = icmp slt i64 %v14, 9
  br i1 %v19, label %then20, label %end21
then20:
  %v22 = mul i64 %v15, 9
  %v23 = getelementptr inbounds i8, ptr %out, i64 %v22
  %v24 = load <16 x i32>, ptr %v18, align 4
  %v25 = add <16 x i32> %v24, %v1
  %v26 = sitofp <16 x i32> %v25 to <16 x float>
  %v27 = getelementptr inbounds float, ptr %x0, i64 %column
  %v28 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v27, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v29 = fmul <16 x float> %v26, %v28
  %v30 = fcmp ogt <16 x float> %v29, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v31 = select <16 x i1> %v30, <16 x float> %v29, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v32 = fcmp olt <16 x float> %v31, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v33 = select <16 x i1> %v32, <16 x float> %v31, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v34 = fadd <16 x float> %v33, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v35 = bitcast <16 x float> %v34 to <16 x i32>
  %v36 = trunc <16 x i32> %v35 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v36, ptr align 1 %v23, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end21
end21:
  %v37 = add i64 %v14, 1
  %v38 = icmp eq i64 %v37, 12
  %v39 = select i1 %v38, i64 0, i64 %v37
  %v40 = zext i1 %v19 to i64
  %v41 = add i64 %v15, %v40
  %v42 = add nsw i64 %v13, 1
  br label %head10
end12:
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
  %v14 = mul i64 %worker, 1792
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds i8, ptr %v15, i64 1792
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head17
head17:
  %v20 = phi i64 [ 0, %entry ], [ %v71, %end27 ]
  %v21 = icmp slt i64 %v20, 1
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = add i64 %v20, 1
  %v23 = icmp slt i64 %v22, 1
  %v24 = select i1 %v23, i64 %v22, i64 1
  br label %head25
head25:
  %v28 = phi i64 [ %lo, %body18 ], [ %v70, %end32 ]
  %v29 = icmp slt i64 %v28, %hi
  br i1 %v29, label %body26, label %end27
body26:
  br label %head30
head30:
  %v33 = phi i64 [ %v20, %body26 ], [ %v69, %end68 ]
  %v34 = icmp slt i64 %v33, %v24
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 9
  %v36 = mul i64 %v35, 1024
  %v37 = getelementptr inbounds i8, ptr %v3, i64 %v36
  %v38 = udiv i64 %v28, 3
  %v39 = urem i64 %v28, 3
  %v40 = mul i64 %v39, 28
  %v41 = mul i64 %v38, 7872
  %v42 = mul i64 %v40, 64
  %v43 = add i64 %v41, %v42
  %v44 = sub i64 69, %v40
  %v45 = add i64 %v33, 1
  %v46 = mul i64 %v45, 9
  %v47 = mul i64 %v46, 1024
  %v48 = getelementptr inbounds i8, ptr %v3, i64 %v47
  %v49 = getelementptr inbounds i8, ptr %v48, i64 0
  %v50 = icmp sle i64 %v44, 14
  %v51 = icmp eq i64 %v33, 0
  %v52 = xor i1 %v50, true
  %v53 = and i1 true, %v52
  br i1 %v53, label %then54, label %end55
then54:
  %v56 = getelementptr inbounds i8, ptr %v11, i64 %v43
  call void @k_sums_2_1(ptr %v56, ptr %v37, ptr %v15, ptr %v49, ptr %v15, i64 0, i64 9)
  br label %end55
end55:
  %v57 = and i1 true, %v50
  br i1 %v57, label %then58, label %end59
then58:
  %v60 = getelementptr inbounds i8, ptr %v11, i64 %v43
  call void @k_sums_1_1(ptr %v60, ptr %v37, ptr %v15, ptr %v49, ptr %v15, i64 0, i64 9)
  br label %end59
end59:
  %v61 = mul i64 %v33, 16
  %v62 = getelementptr inbounds i32, ptr %v5, i64 %v61
  %v63 = getelementptr inbounds i8, ptr %v9, i64 %v61
  %v64 = icmp slt i64 %v44, 28
  %v65 = select i1 %v64, i64 %v44, i64 28
  %v66 = and i1 true, %v51
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tail_9(ptr %v15, ptr %v62, ptr %v63, i64 %v38, i64 %v40, i64 %v65, i64 %v61, ptr %v7)
  br label %end68
end68:
  %v69 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v70 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v71 = add nsw i64 %v20, 1
  br label %head17
end19:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "target-features"="+amx-int8" "prefer-vector-width"="512" }
