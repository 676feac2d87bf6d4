; task {"attributes":{"dilations":[2,2],"group":1,"pads":[0,1,2,3],"strides":[1,1]},"inputs":["f32[1,8,9,5]","f32[9,3,3,5]","f32[9]"],"op":"conv","output":"f32[1,6,9,9]","precision_mode":"allow_mix_precision_bf16"}
; policy {"column_group":1,"column_tiles":1,"format":"padded","impl":"amx_bf16","k_slices":1,"outer":"columns","prefetch":"none","row_tiles":2,"split":"rows","tile_lines":1,"tile_pixels":8,"tile_vectors":1,"unroll":4,"weights":"packed"}
; tier x86_64-v4-amx
; phase k_split: 10 units
; phase k_product: 3 units
; scratch 8896 bytes, 1792 of each core
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
  %v16 = phi i64 [ %lo, %entry ], [ %v126, %end109 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 10
  %v19 = urem i64 %v16, 10
  %v20 = mul i64 %v18, 3936
  %v21 = mul i64 %v19, 384
  %v22 = add i64 %v20, %v21
  %v23 = getelementptr inbounds i16, ptr %v9, i64 %v22
  %v24 = udiv i64 %v19, 10
  %v25 = urem i64 %v19, 10
  %v26 = add i64 %v25, %v24
  %v27 = mul i64 %v18, 8
  %v28 = add i64 %v27, %v26
  %v29 = mul i64 %v28, 9
  %v30 = mul i64 %v29, 5
  %v31 = getelementptr inbounds float, ptr %v1, i64 %v30
  %v32 = icmp ult i64 %v26, 8
  %v33 = xor i1 %v32, true
  br i1 %v33, label %then34, label %end35
then34:
  br label %head36
head36:
  %v39 = phi i64 [ 0, %then34 ], [ %v50, %end45 ]
  %v40 = icmp slt i64 %v39, 1
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 3936
  %v42 = getelementptr inbounds i16, ptr %v23, i64 %v41
  br label %head43
head43:
  %v46 = phi i64 [ 0, %body37 ], [ %v49, %body44 ]
  %v47 = icmp slt i64 %v46, 384
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds i16, ptr %v42, i64 %v46
  store <16 x i16> zeroinitializer, ptr %v48, align 2
  %v49 = add nsw i64 %v46, 16
  br label %head43
end45:
  %v50 = add nsw i64 %v39, 1
  br label %head36
end38:
  br label %end35
end35:
  br i1 %v32, label %then51, label %end52
then51:
  br label %head53
head53:
  %v56 = phi i64 [ 0, %then51 ], [ %v67, %end62 ]
  %v57 = icmp slt i64 %v56, 1
  br i1 %v57, label %body54, label %end55
body54:
  %v58 = mul i64 %v56, 3936
  %v59 = getelementptr inbounds i16, ptr %v23, i64 %v58
  br label %head60
head60:
  %v63 = phi i64 [ 0, %body54 ], [ %v66, %body61 ]
  %v64 = icmp slt i64 %v63, 32
  br i1 %v64, label %body61, label %end62
body61:
  %v65 = getelementptr inbounds i16, ptr %v59, i64 %v63
  store <16 x i16> zeroinitializer, ptr %v65, align 2
  %v66 = add nsw i64 %v63, 16
  br label %head60
end62:
  %v67 = add nsw i64 %v56, 1
  br label %head53
end55:
  %v68 = getelementptr inbounds i16, ptr %v23, i64 32
  br label %head69
head69:
  %v72 = phi i64 [ 0, %end55 ], [ %v90, %body70 ]
  %v73 = icmp slt i64 %v72, 9
  br i1 %v73, label %body70, label %end71
body70:
  %v74 = mul i64 %v72, 5
  %v75 = getelementptr inbounds float, ptr %v31, i64 %v74
  %v76 = mul i64 %v72, 32
  %v77 = getelementptr inbounds i16, ptr %v68, i64 %v76
  %v78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v75, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v79 = fptrunc <16 x float> %v78 to <16 x bfloat>
  %v80 = bitcast <16 x bfloat> %v79 to <16 x i16>
  %v81 = zext <16 x i16> %v80 to <16 x i32>
  %v82 = shl <16 x i32> %v81, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v83 = bitcast <16 x i32> %v82 to <16 x float>
  store <16 x i16> %v80, ptr %v77, align 2
  %v84 = getelementptr inbounds i16, ptr %v77, i64 16
  %v85 = fptrunc <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000> to <16 x bfloat>
  %v86 = bitcast <16 x bfloat> %v85 to <16 x i16>
  %v87 = zext <16 x i16> %v86 to <16 x i32>
  %v88 = shl <16 x i32> %v87, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v89 = bitcast <16 x i32> %v88 to <16 x float>
  store <16 x i16> %v86, ptr %v84, align 2
  %v90 = add nsw i64 %v72, 1
  br label %head69
end71:
  %v91 = getelementptr inbounds i16, ptr %v23, i64 320
  br label %head92
head92:
  %v95 = phi i64 [ 0, %end71 ], [ %v106, %end101 ]
  %v96 = icmp slt i64 %v95, 1
  br i1 %v96, label %body93, label %end94
body93:
  %v97 = mul i64 %v95, 3936
  %v98 = getelementptr inbounds i16, ptr %v91, i64 %v97
  br label %head99
head99:
  %v102 = phi i64 [ 0, %body93 ], [ %v105, %body100 ]
  %v103 = icmp slt i64 %v102, 64
  br i1 %v103, label %body100, label %end101
body100:
  %v104 = getelementptr inbounds i16, ptr %v98, i64 %v102
  store <16 x i16> zeroinitializer, ptr %v104, align 2
  %v105 = add nsw i64 %v102, 16
  br label %head99
end101:
  %v106 = add nsw i64 %v95, 1
  br label %head92
end94:
  br label %end52
end52:
  %v107 = icmp eq i64 %v19, 9
  br i1 %v107, label %then108, label %end109
then108:
  %v110 = getelementptr inbounds i16, ptr %v23, i64 384
  br label %head111
head111:
  %v114 = phi i64 [ 0, %then108 ], [ %v125, %end120 ]
  %v115 = icmp slt i64 %v114, 1
  br i1 %v115, label %body112, label %end113
body112:
  %v116 = mul i64 %v114, 3936
  %v117 = getelementptr inbounds i16, ptr %v110, i64 %v116
  br label %head118
head118:
  %v121 = phi i64 [ 0, %body112 ], [ %v124, %body119 ]
  %v122 = icmp slt i64 %v121, 96
  br i1 %v122, label %body119, label %end120
body119:
  %v123 = getelementptr inbounds i16, ptr %v117, i64 %v121
  store <16 x i16> zeroinitializer, ptr %v123, align 2
  %v124 = add nsw i64 %v121, 16
  br label %head118
end120:
  %v125 = add nsw i64 %v114, 1
  br label %head111
end113:
  br label %end109
end109:
  %v126 = add nsw i64 %v16, 1
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
define internal void @k_tail_9(ptr %sums, ptr %bias, ptr %out, i64 %image, i64 %row, i64 %count, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
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
  %v13 = phi i64 [ 0, %entry ], [ %v31, %end21 ]
  %v14 = phi i64 [ %v3, %entry ], [ %v28, %end21 ]
  %v15 = phi i64 [ %v9, %entry ], [ %v30, %end21 ]
  %v16 = icmp slt i64 %v13, %count
  br i1 %v16, label %body11, label %end12
body11:
  %v17 = mul i64 %v13, 16
  %v18 = getelementptr inbounds float, ptr %sums, i64 %v17
  %v19 = icmp slt i64 %v14, 9
  br i1 %v19, label %then20, label %end21
then20:
  %v22 = mul i64 %v15, 9
  %v23 = getelementptr inbounds float, ptr %out, i64 %v22
  %v24 = load <16 x float>, ptr %v18, align 4
  %v25 = fadd <16 x float> %v24, %v1
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v25, ptr align 4 %v23, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end21
end21:
  %v26 = add i64 %v14, 1
  %v27 = icmp eq i64 %v26, 12
  %v28 = select i1 %v27, i64 0, i64 %v26
  %v29 = zext i1 %v19 to i64
  %v30 = add i64 %v15, %v29
  %v31 = add nsw i64 %v13, 1
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
  %v12 = mul i64 %worker, 1792
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds i8, ptr %v13, i64 1792
  call void @llvm.x86.ldtilecfg(ptr @k_tiles)
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v69, %end25 ]
  %v19 = icmp slt i64 %v18, 1
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = add i64 %v18, 1
  %v21 = icmp slt i64 %v20, 1
  %v22 = select i1 %v21, i64 %v20, i64 1
  br label %head23
head23:
  %v26 = phi i64 [ %lo, %body16 ], [ %v68, %end30 ]
  %v27 = icmp slt i64 %v26, %hi
  br i1 %v27, label %body24, label %end25
body24:
  br label %head28
head28:
  %v31 = phi i64 [ %v18, %body24 ], [ %v67, %end66 ]
  %v32 = icmp slt i64 %v31, %v22
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 9
  %v34 = mul i64 %v33, 1024
  %v35 = getelementptr inbounds i8, ptr %v3, i64 %v34
  %v36 = udiv i64 %v26, 3
  %v37 = urem i64 %v26, 3
  %v38 = mul i64 %v37, 28
  %v39 = mul i64 %v36, 3936
  %v40 = mul i64 %v38, 32
  %v41 = add i64 %v39, %v40
  %v42 = sub i64 69, %v38
  %v43 = add i64 %v31, 1
  %v44 = mul i64 %v43, 9
  %v45 = mul i64 %v44, 1024
  %v46 = getelementptr inbounds i8, ptr %v3, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = icmp sle i64 %v42, 14
  %v49 = icmp eq i64 %v31, 0
  %v50 = xor i1 %v48, true
  %v51 = and i1 true, %v50
  br i1 %v51, label %then52, label %end53
then52:
  %v54 = getelementptr inbounds i16, ptr %v9, i64 %v41
  call void @k_sums_2_1(ptr %v54, ptr %v35, ptr %v13, ptr %v47, ptr %v13, i64 0, i64 9)
  br label %end53
end53:
  %v55 = and i1 true, %v48
  br i1 %v55, label %then56, label %end57
then56:
  %v58 = getelementptr inbounds i16, ptr %v9, i64 %v41
  call void @k_sums_1_1(ptr %v58, ptr %v35, ptr %v13, ptr %v47, ptr %v13, i64 0, i64 9)
  br label %end57
end57:
  %v59 = mul i64 %v31, 16
  %v60 = getelementptr inbounds float, ptr %v5, i64 %v59
  %v61 = getelementptr inbounds float, ptr %v7, i64 %v59
  %v62 = icmp slt i64 %v42, 28
  %v63 = select i1 %v62, i64 %v42, i64 28
  %v64 = and i1 true, %v49
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tail_9(ptr %v13, ptr %v60, ptr %v61, i64 %v36, i64 %v38, i64 %v63, i64 %v59)
  br label %end66
end66:
  %v67 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v68 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v69 = add nsw i64 %v18, 1
  br label %head15
end17:
  call void @llvm.x86.tilerelease()
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
