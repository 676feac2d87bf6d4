; task {"attributes":{"dilations":[2,2],"group":1,"pads":[0,1,2,3],"strides":[1,1]},"inputs":["f32[1,8,9,5]","f32[9,3,3,5]","f32[9]"],"op":"conv","output":"f32[1,6,9,9]","precision_mode":"allow_mix_precision_bf16"}
; policy {"column_tiles":1,"format":"padded","impl":"amx_bf16","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":9,"tile_vectors":1,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 10 units
; phase k_product: 3 units
; scratch 9024 bytes, 1792 of each core
; packed input 1: uint16 (1, 9, 1, 1, 16, 16, 2) f6055a608603d7c1
; packed input 2: float32 (16,) ead07ab5a1bb3e27
@k_chunks = private constant [9 x i64] [i64 0, i64 128, i64 256, i64 1536, i64 1664, i64 1792, i64 3072, i64 3200, i64 3328], align 64
@k_tiles = private constant [8 x i64] [i64 1, i64 0, i64 18014673391583296, i64 18014673391583296, i64 0, i64 0, i64 1157442765375540750, i64 0], align 64
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
  %v16 = phi i64 [ %lo, %entry ], [ %v124, %end107 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 384
  %v19 = getelementptr inbounds i16, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 10
  %v21 = urem i64 %v16, 10
  %v22 = add i64 %v21, 0
  %v23 = udiv i64 %v16, 10
  %v24 = mul i64 %v23, 8
  %v25 = add i64 %v24, %v22
  %v26 = mul i64 %v25, 9
  %v27 = mul i64 %v26, 5
  %v28 = getelementptr inbounds float, ptr %v1, i64 %v27
  %v29 = icmp ult i64 %v22, 8
  %v30 = xor i1 %v29, true
  br i1 %v30, label %then31, label %end32
then31:
  br label %head33
head33:
  %v36 = phi i64 [ 0, %then31 ], [ %v47, %end42 ]
  %v37 = icmp slt i64 %v36, 1
  br i1 %v37, label %body34, label %end35
body34:
  %v38 = mul i64 %v36, 4000
  %v39 = getelementptr inbounds i16, ptr %v19, i64 %v38
  br label %head40
head40:
  %v43 = phi i64 [ 0, %body34 ], [ %v46, %body41 ]
  %v44 = icmp slt i64 %v43, 384
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = getelementptr inbounds i16, ptr %v39, i64 %v43
  store <16 x i16> zeroinitializer, ptr %v45, align 2
  %v46 = add nsw i64 %v43, 16
  br label %head40
end42:
  %v47 = add nsw i64 %v36, 1
  br label %head33
end35:
  br label %end32
end32:
  br i1 %v29, label %then48, label %end49
then48:
  br label %head50
head50:
  %v53 = phi i64 [ 0, %then48 ], [ %v64, %end59 ]
  %v54 = icmp slt i64 %v53, 1
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = mul i64 %v53, 4000
  %v56 = getelementptr inbounds i16, ptr %v19, i64 %v55
  br label %head57
head57:
  %v60 = phi i64 [ 0, %body51 ], [ %v63, %body58 ]
  %v61 = icmp slt i64 %v60, 32
  br i1 %v61, label %body58, label %end59
body58:
  %v62 = getelementptr inbounds i16, ptr %v56, i64 %v60
  store <16 x i16> zeroinitializer, ptr %v62, align 2
  %v63 = add nsw i64 %v60, 16
  br label %head57
end59:
  %v64 = add nsw i64 %v53, 1
  br label %head50
end52:
  %v65 = getelementptr inbounds i16, ptr %v19, i64 32
  br label %head66
head66:
  %v69 = phi i64 [ 0, %end52 ], [ %v88, %body67 ]
  %v70 = icmp slt i64 %v69, 9
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = mul i64 %v69, 5
  %v72 = getelementptr inbounds float, ptr %v28, i64 %v71
  %v73 = mul i64 %v69, 32
  %v74 = getelementptr inbounds i16, ptr %v65, i64 %v73
  %v75 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v72, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v76 = fptrunc <16 x float> %v75 to <16 x bfloat>
  %v77 = bitcast <16 x bfloat> %v76 to <16 x i16>
  %v78 = zext <16 x i16> %v77 to <16 x i32>
  %v79 = shl <16 x i32> %v78, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v80 = bitcast <16 x i32> %v79 to <16 x float>
  store <16 x i16> %v77, ptr %v74, align 2
  %v81 = getelementptr inbounds float, ptr %v72, i64 16
  %v82 = getelementptr inbounds i16, ptr %v74, i64 16
  %v83 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v84 = bitcast <16 x bfloat> %v83 to <16 x i16>
  %v85 = zext <16 x i16> %v84 to <16 x i32>
  %v86 = shl <16 x i32> %v85, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v87 = bitcast <16 x i32> %v86 to <16 x float>
  store <16 x i16> %v84, ptr %v82, align 2
  %v88 = add nsw i64 %v69, 1
  br label %head66
end68:
  %v89 = getelementptr inbounds i16, ptr %v19, i64 320
  br label %head90
head90:
  %v93 = phi i64 [ 0, %end68 ], [ %v104, %end99 ]
  %v94 = icmp slt i64 %v93, 1
  br i1 %v94, label %body91, label %end92
body91:
  %v95 = mul i64 %v93, 4000
  %v96 = getelementptr inbounds i16, ptr %v89, i64 %v95
  br label %head97
head97:
  %v100 = phi i64 [ 0, %body91 ], [ %v103, %body98 ]
  %v101 = icmp slt i64 %v100, 64
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = getelementptr inbounds i16, ptr %v96, i64 %v100
  store <16 x i16> zeroinitializer, ptr %v102, align 2
  %v103 = add nsw i64 %v100, 16
  br label %head97
end99:
  %v104 = add nsw i64 %v93, 1
  br label %head90
end92:
  br label %end49
end49:
  %v105 = icmp eq i64 %v16, 9
  br i1 %v105, label %then106, label %end107
then106:
  %v108 = getelementptr inbounds i16, ptr %v19, i64 384
  br label %head109
head109:
  %v112 = phi i64 [ 0, %then106 ], [ %v123, %end118 ]
  %v113 = icmp slt i64 %v112, 1
  br i1 %v113, label %body110, label %end111
body110:
  %v114 = mul i64 %v112, 4000
  %v115 = getelementptr inbounds i16, ptr %v108, i64 %v114
  br label %head116
head116:
  %v119 = phi i64 [ 0, %body110 ], [ %v122, %body117 ]
  %v120 = icmp slt i64 %v119, 160
  br i1 %v120, label %body117, label %end118
body117:
  %v121 = getelementptr inbounds i16, ptr %v115, i64 %v119
  store <16 x i16> zeroinitializer, ptr %v121, align 2
  %v122 = add nsw i64 %v119, 16
  br label %head116
end118:
  %v123 = add nsw i64 %v112, 1
  br label %head109
end111:
  br label %end107
end107:
  %v124 = add nsw i64 %v16, 1
  br label %head13
end15:
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
  %v12 = getelementptr inbounds i16, ptr %v11, i64 448
  call void @llvm.x86.tileloadd64(i8 3, ptr %v12, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v6, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 3, i8 4)
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
  call void @llvm.x86.tdpbf16ps(i8 0, i8 2, i8 4)
  %v12 = getelementptr inbounds i8, ptr %v6, i64 1024
  %v13 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.x86.tilestored64(i8 0, ptr %sums, i64 64)
  ret void
}
define internal void @k_tail_9(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  %v2 = sub i64 69, %row
  %v3 = icmp slt i64 %v2, 28
  %v4 = select i1 %v3, i64 %v2, i64 28
  %v5 = udiv i64 %row, 12
  %v6 = urem i64 %row, 12
  %v7 = mul i64 %image, 6
  %v8 = add i64 %v7, %v5
  %v9 = mul i64 %v8, 9
  %v10 = icmp slt i64 %v6, 9
  %v11 = select i1 %v10, i64 %v6, i64 9
  %v12 = add i64 %v9, %v11
  br label %head13
head13:
  %v16 = phi i64 [ 0, %entry ], [ %v34, %end24 ]
  %v17 = phi i64 [ %v6, %entry ], [ %v31, %end24 ]
  %v18 = phi i64 [ %v12, %entry ], [ %v33, %end24 ]
  %v19 = icmp slt i64 %v16, %v4
  br i1 %v19, label %body14, label %end15
body14:
  %v20 = mul i64 %v16, 16
  %v21 = getelementptr inbounds float, ptr %sums, i64 %v20
  %v22 = icmp slt i64 %v17, 9
  br i1 %v22, label %then23, label %end24
then23:
  %v25 = mul i64 %v18, 9
  %v26 = getelementptr inbounds float, ptr %out, i64 %v25
  %v27 = load <16 x float>, ptr %v21, align 4
  %v28 = fadd <16 x float> %v27, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v28, ptr align 4 %v26, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end24
end24:
  %v29 = add i64 %v17, 1
  %v30 = icmp eq i64 %v29, 12
  %v31 = select i1 %v30, i64 0, i64 %v29
  %v32 = zext i1 %v22 to i64
  %v33 = add i64 %v18, %v32
  %v34 = add nsw i64 %v16, 1
  br label %head13
end15:
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
  %v12 = mul i64 %worker, 1792
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 1792
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v57, %end25 ]
  %v19 = icmp slt i64 %v18, 1
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 9
  %v21 = mul i64 %v20, 1024
  %v22 = getelementptr inbounds i8, ptr %v3, i64 %v21
  br label %head23
head23:
  %v26 = phi i64 [ %lo, %body16 ], [ %v56, %end55 ]
  %v27 = icmp slt i64 %v26, %hi
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = udiv i64 %v26, 3
  %v29 = urem i64 %v26, 3
  %v30 = mul i64 %v29, 28
  %v31 = mul i64 %v28, 3840
  %v32 = mul i64 %v30, 32
  %v33 = add i64 %v31, %v32
  %v34 = add i64 %v18, 1
  %v35 = mul i64 %v34, 9
  %v36 = mul i64 %v35, 1024
  %v37 = getelementptr inbounds i8, ptr %v3, i64 %v36
  %v38 = getelementptr inbounds i8, ptr %v37, i64 0
  %v39 = icmp eq i64 %v29, 2
  %v40 = icmp eq i64 %v18, 0
  %v41 = xor i1 %v39, true
  %v42 = and i1 true, %v41
  br i1 %v42, label %then43, label %end44
then43:
  %v45 = getelementptr inbounds i16, ptr %v9, i64 %v33
  call void @k_sums_2_1(ptr %v45, ptr %v22, ptr %v13, ptr %v38, ptr %v13, i64 0, i64 9)
  br label %end44
end44:
  %v46 = and i1 true, %v39
  br i1 %v46, label %then47, label %end48
then47:
  %v49 = getelementptr inbounds i16, ptr %v9, i64 %v33
  call void @k_sums_1_1(ptr %v49, ptr %v22, ptr %v13, ptr %v38, ptr %v13, i64 0, i64 9)
  br label %end48
end48:
  %v50 = mul i64 %v18, 16
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v50
  %v53 = and i1 true, %v40
  br i1 %v53, label %then54, label %end55
then54:
  call void @k_tail_9(ptr %v13, ptr %v51, ptr %v52, i64 %v28, i64 %v30, i64 %v50)
  br label %end55
end55:
  %v56 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v57 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
