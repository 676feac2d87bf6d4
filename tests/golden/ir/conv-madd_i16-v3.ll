; task {"attributes":{"dilations":[1,1],"group":1,"pad_value":7,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["u8[1,5,6,3]","i8[9,3,3,3]","i32[9]"],"op":"conv","output":"f32[1,5,6,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"madd_i16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_copy: 7 units
; phase k_product: 10 units
; scratch 338 bytes, 0 of each core
; packed input 1: int16 (1, 2, 15, 8, 2) f75c1742a309aaee
; packed input 2: int32 (1, 16) 7fd98addeb5c614f
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define void @k_copy(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v46, %end31 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 24
  %v19 = getelementptr inbounds i16, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 7
  %v21 = urem i64 %v16, 7
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 5
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  store <16 x i16> splat (i16 7), ptr %v19, align 2
  %v28 = getelementptr inbounds i16, ptr %v19, i64 16
  store <8 x i16> splat (i16 7), ptr %v28, align 2
  br label %end27
end27:
  %v29 = xor i1 %v25, true
  br i1 %v29, label %then30, label %end31
then30:
  %v32 = mul i64 %v20, 5
  %v33 = add i64 %v32, %v22
  %v34 = mul i64 %v33, 18
  %v35 = getelementptr inbounds i8, ptr %v1, i64 %v34
  store <2 x i16> splat (i16 7), ptr %v19, align 2
  %v36 = getelementptr inbounds i16, ptr %v19, i64 2
  store <1 x i16> splat (i16 7), ptr %v36, align 2
  %v37 = getelementptr inbounds i16, ptr %v19, i64 3
  %v38 = load <16 x i8>, ptr %v35, align 1
  %v39 = zext <16 x i8> %v38 to <16 x i16>
  store <16 x i16> %v39, ptr %v37, align 2
  %v40 = getelementptr inbounds i8, ptr %v35, i64 16
  %v41 = load <2 x i8>, ptr %v40, align 1
  %v42 = zext <2 x i8> %v41 to <2 x i16>
  %v43 = getelementptr inbounds i16, ptr %v37, i64 16
  store <2 x i16> %v42, ptr %v43, align 2
  %v44 = getelementptr inbounds i16, ptr %v19, i64 21
  store <2 x i16> splat (i16 7), ptr %v44, align 2
  %v45 = getelementptr inbounds i16, ptr %v44, i64 2
  store <1 x i16> splat (i16 7), ptr %v45, align 2
  br label %end31
end31:
  %v46 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v61, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v60, %end15 ]
  %v6 = phi ptr [ %b, %entry ], [ %v18, %end15 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v19, %end15 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v20, %end15 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v21, %end15 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v22, %end15 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v23, %end15 ]
  %v12 = icmp slt i64 %v4, 3
  br i1 %v12, label %body2, label %end3
body2:
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v59, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v58, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v57, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v32, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v40, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v48, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v56, %body14 ]
  %v24 = icmp slt i64 %v16, 5
  br i1 %v24, label %body14, label %end15
body14:
  %v25 = load <8 x i32>, ptr %v18, align 2
  %v26 = load i32, ptr %v17, align 2
  %v27 = insertelement <8 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v28 to <16 x i16>
  %v30 = bitcast <8 x i32> %v25 to <16 x i16>
  %v31 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v29, <16 x i16> %v30)
  %v32 = add <8 x i32> %v20, %v31
  %v33 = getelementptr inbounds i16, ptr %v17, i64 3
  %v34 = load i32, ptr %v33, align 2
  %v35 = insertelement <8 x i32> poison, i32 %v34, i64 0
  %v36 = shufflevector <8 x i32> %v35, <8 x i32> poison, <8 x i32> zeroinitializer
  %v37 = bitcast <8 x i32> %v36 to <16 x i16>
  %v38 = bitcast <8 x i32> %v25 to <16 x i16>
  %v39 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v37, <16 x i16> %v38)
  %v40 = add <8 x i32> %v21, %v39
  %v41 = getelementptr inbounds i16, ptr %v17, i64 6
  %v42 = load i32, ptr %v41, align 2
  %v43 = insertelement <8 x i32> poison, i32 %v42, i64 0
  %v44 = shufflevector <8 x i32> %v43, <8 x i32> poison, <8 x i32> zeroinitializer
  %v45 = bitcast <8 x i32> %v44 to <16 x i16>
  %v46 = bitcast <8 x i32> %v25 to <16 x i16>
  %v47 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v45, <16 x i16> %v46)
  %v48 = add <8 x i32> %v22, %v47
  %v49 = getelementptr inbounds i16, ptr %v17, i64 9
  %v50 = load i32, ptr %v49, align 2
  %v51 = insertelement <8 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <8 x i32> %v51, <8 x i32> poison, <8 x i32> zeroinitializer
  %v53 = bitcast <8 x i32> %v52 to <16 x i16>
  %v54 = bitcast <8 x i32> %v25 to <16 x i16>
  %v55 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v53, <16 x i16> %v54)
  %v56 = add <8 x i32> %v23, %v55
  %v57 = getelementptr inbounds i16, ptr %v18, i64 16
  %v58 = getelementptr inbounds i16, ptr %v17, i64 2
  %v59 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v60 = getelementptr inbounds i16, ptr %v5, i64 24
  %v61 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v62 = load <8 x i32>, ptr %bias, align 4
  %v63 = add <8 x i32> %v8, %v62
  %v64 = sitofp <8 x i32> %v63 to <8 x float>
  %v65 = add <8 x i32> %v9, %v62
  %v66 = sitofp <8 x i32> %v65 to <8 x float>
  %v67 = add <8 x i32> %v10, %v62
  %v68 = sitofp <8 x i32> %v67 to <8 x float>
  %v69 = add <8 x i32> %v11, %v62
  %v70 = sitofp <8 x i32> %v69 to <8 x float>
  store <8 x float> %v64, ptr %c, align 4
  %v71 = getelementptr inbounds float, ptr %c, i64 9
  store <8 x float> %v66, ptr %v71, align 4
  %v72 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v68, ptr %v72, align 4
  %v73 = getelementptr inbounds float, ptr %c, i64 27
  store <8 x float> %v70, ptr %v73, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v61, %end15 ]
  %v5 = phi ptr [ %a, %entry ], [ %v60, %end15 ]
  %v6 = phi ptr [ %b, %entry ], [ %v18, %end15 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v19, %end15 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v20, %end15 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v21, %end15 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v22, %end15 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v23, %end15 ]
  %v12 = icmp slt i64 %v4, 3
  br i1 %v12, label %body2, label %end3
body2:
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v59, %body14 ]
  %v17 = phi ptr [ %v5, %body2 ], [ %v58, %body14 ]
  %v18 = phi ptr [ %v6, %body2 ], [ %v57, %body14 ]
  %v19 = phi ptr [ %v7, %body2 ], [ %v19, %body14 ]
  %v20 = phi <8 x i32> [ %v8, %body2 ], [ %v32, %body14 ]
  %v21 = phi <8 x i32> [ %v9, %body2 ], [ %v40, %body14 ]
  %v22 = phi <8 x i32> [ %v10, %body2 ], [ %v48, %body14 ]
  %v23 = phi <8 x i32> [ %v11, %body2 ], [ %v56, %body14 ]
  %v24 = icmp slt i64 %v16, 5
  br i1 %v24, label %body14, label %end15
body14:
  %v25 = load <8 x i32>, ptr %v18, align 2
  %v26 = load i32, ptr %v17, align 2
  %v27 = insertelement <8 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v28 to <16 x i16>
  %v30 = bitcast <8 x i32> %v25 to <16 x i16>
  %v31 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v29, <16 x i16> %v30)
  %v32 = add <8 x i32> %v20, %v31
  %v33 = getelementptr inbounds i16, ptr %v17, i64 3
  %v34 = load i32, ptr %v33, align 2
  %v35 = insertelement <8 x i32> poison, i32 %v34, i64 0
  %v36 = shufflevector <8 x i32> %v35, <8 x i32> poison, <8 x i32> zeroinitializer
  %v37 = bitcast <8 x i32> %v36 to <16 x i16>
  %v38 = bitcast <8 x i32> %v25 to <16 x i16>
  %v39 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v37, <16 x i16> %v38)
  %v40 = add <8 x i32> %v21, %v39
  %v41 = getelementptr inbounds i16, ptr %v17, i64 6
  %v42 = load i32, ptr %v41, align 2
  %v43 = insertelement <8 x i32> poison, i32 %v42, i64 0
  %v44 = shufflevector <8 x i32> %v43, <8 x i32> poison, <8 x i32> zeroinitializer
  %v45 = bitcast <8 x i32> %v44 to <16 x i16>
  %v46 = bitcast <8 x i32> %v25 to <16 x i16>
  %v47 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v45, <16 x i16> %v46)
  %v48 = add <8 x i32> %v22, %v47
  %v49 = getelementptr inbounds i16, ptr %v17, i64 9
  %v50 = load i32, ptr %v49, align 2
  %v51 = insertelement <8 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <8 x i32> %v51, <8 x i32> poison, <8 x i32> zeroinitializer
  %v53 = bitcast <8 x i32> %v52 to <16 x i16>
  %v54 = bitcast <8 x i32> %v25 to <16 x i16>
  %v55 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v53, <16 x i16> %v54)
  %v56 = add <8 x i32> %v23, %v55
  %v57 = getelementptr inbounds i16, ptr %v18, i64 16
  %v58 = getelementptr inbounds i16, ptr %v17, i64 2
  %v59 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v60 = getelementptr inbounds i16, ptr %v5, i64 24
  %v61 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v62 = load <8 x i32>, ptr %bias, align 4
  %v63 = add <8 x i32> %v8, %v62
  %v64 = sitofp <8 x i32> %v63 to <8 x float>
  %v65 = add <8 x i32> %v9, %v62
  %v66 = sitofp <8 x i32> %v65 to <8 x float>
  %v67 = add <8 x i32> %v10, %v62
  %v68 = sitofp <8 x i32> %v67 to <8 x float>
  %v69 = add <8 x i32> %v11, %v62
  %v70 = sitofp <8 x i32> %v69 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v64, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v66, ptr align 4 %v71, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v72 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v68, ptr align 4 %v72, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v73 = getelementptr inbounds float, ptr %c, i64 27
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v70, ptr align 4 %v73, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v41, %end13 ]
  %v5 = phi ptr [ %a, %entry ], [ %v40, %end13 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v18, %end13 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v19, %end13 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v39, %body12 ]
  %v15 = phi ptr [ %v5, %body2 ], [ %v38, %body12 ]
  %v16 = phi ptr [ %v6, %body2 ], [ %v37, %body12 ]
  %v17 = phi ptr [ %v7, %body2 ], [ %v17, %body12 ]
  %v18 = phi <8 x i32> [ %v8, %body2 ], [ %v28, %body12 ]
  %v19 = phi <8 x i32> [ %v9, %body2 ], [ %v36, %body12 ]
  %v20 = icmp slt i64 %v14, 5
  br i1 %v20, label %body12, label %end13
body12:
  %v21 = load <8 x i32>, ptr %v16, align 2
  %v22 = load i32, ptr %v15, align 2
  %v23 = insertelement <8 x i32> poison, i32 %v22, i64 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = bitcast <8 x i32> %v24 to <16 x i16>
  %v26 = bitcast <8 x i32> %v21 to <16 x i16>
  %v27 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v25, <16 x i16> %v26)
  %v28 = add <8 x i32> %v18, %v27
  %v29 = getelementptr inbounds i16, ptr %v15, i64 3
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <8 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <8 x i32> %v31, <8 x i32> poison, <8 x i32> zeroinitializer
  %v33 = bitcast <8 x i32> %v32 to <16 x i16>
  %v34 = bitcast <8 x i32> %v21 to <16 x i16>
  %v35 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v33, <16 x i16> %v34)
  %v36 = add <8 x i32> %v19, %v35
  %v37 = getelementptr inbounds i16, ptr %v16, i64 16
  %v38 = getelementptr inbounds i16, ptr %v15, i64 2
  %v39 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v40 = getelementptr inbounds i16, ptr %v5, i64 24
  %v41 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v42 = load <8 x i32>, ptr %bias, align 4
  %v43 = add <8 x i32> %v8, %v42
  %v44 = sitofp <8 x i32> %v43 to <8 x float>
  %v45 = add <8 x i32> %v9, %v42
  %v46 = sitofp <8 x i32> %v45 to <8 x float>
  store <8 x float> %v44, ptr %c, align 4
  %v47 = getelementptr inbounds float, ptr %c, i64 9
  store <8 x float> %v46, ptr %v47, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v41, %end13 ]
  %v5 = phi ptr [ %a, %entry ], [ %v40, %end13 ]
  %v6 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v18, %end13 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v19, %end13 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v39, %body12 ]
  %v15 = phi ptr [ %v5, %body2 ], [ %v38, %body12 ]
  %v16 = phi ptr [ %v6, %body2 ], [ %v37, %body12 ]
  %v17 = phi ptr [ %v7, %body2 ], [ %v17, %body12 ]
  %v18 = phi <8 x i32> [ %v8, %body2 ], [ %v28, %body12 ]
  %v19 = phi <8 x i32> [ %v9, %body2 ], [ %v36, %body12 ]
  %v20 = icmp slt i64 %v14, 5
  br i1 %v20, label %body12, label %end13
body12:
  %v21 = load <8 x i32>, ptr %v16, align 2
  %v22 = load i32, ptr %v15, align 2
  %v23 = insertelement <8 x i32> poison, i32 %v22, i64 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = bitcast <8 x i32> %v24 to <16 x i16>
  %v26 = bitcast <8 x i32> %v21 to <16 x i16>
  %v27 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v25, <16 x i16> %v26)
  %v28 = add <8 x i32> %v18, %v27
  %v29 = getelementptr inbounds i16, ptr %v15, i64 3
  %v30 = load i32, ptr %v29, align 2
  %v31 = insertelement <8 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <8 x i32> %v31, <8 x i32> poison, <8 x i32> zeroinitializer
  %v33 = bitcast <8 x i32> %v32 to <16 x i16>
  %v34 = bitcast <8 x i32> %v21 to <16 x i16>
  %v35 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v33, <16 x i16> %v34)
  %v36 = add <8 x i32> %v19, %v35
  %v37 = getelementptr inbounds i16, ptr %v16, i64 16
  %v38 = getelementptr inbounds i16, ptr %v15, i64 2
  %v39 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v40 = getelementptr inbounds i16, ptr %v5, i64 24
  %v41 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v42 = load <8 x i32>, ptr %bias, align 4
  %v43 = add <8 x i32> %v8, %v42
  %v44 = sitofp <8 x i32> %v43 to <8 x float>
  %v45 = add <8 x i32> %v9, %v42
  %v46 = sitofp <8 x i32> %v45 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v44, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v47 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v46, ptr align 4 %v47, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  br label %head13
head13:
  %v16 = phi i64 [ 0, %entry ], [ %v79, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v78, %end77 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 10
  %v24 = urem i64 %v21, 10
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 2
  %v28 = urem i64 %v16, 2
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 168
  %v31 = mul i64 %v25, 24
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 3
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 3
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 9
  %v38 = mul i64 %v28, 8
  %v39 = add i64 %v37, %v38
  %v40 = mul i64 %v23, 5
  %v41 = add i64 %v40, %v25
  %v42 = mul i64 %v41, 6
  %v43 = add i64 %v42, %v29
  %v44 = mul i64 %v43, 9
  %v45 = add i64 %v44, %v39
  %v46 = mul i64 %v16, 240
  %v47 = add i64 %v46, 240
  %v48 = getelementptr inbounds i16, ptr %v3, i64 %v47
  %v49 = getelementptr inbounds i8, ptr %v48, i64 0
  %v50 = getelementptr inbounds i16, ptr %v9, i64 %v36
  %v51 = getelementptr inbounds i16, ptr %v3, i64 %v46
  %v52 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v53 = mul i64 %v16, 8
  %v54 = getelementptr inbounds i32, ptr %v5, i64 %v53
  %v55 = icmp eq i64 %v25, 4
  %v56 = icmp eq i64 %v26, 1
  %v57 = icmp eq i64 %v28, 1
  %v58 = xor i1 %v56, true
  %v59 = and i1 true, %v58
  %v60 = xor i1 %v57, true
  %v61 = and i1 %v59, %v60
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_0000(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v43, i64 %v39)
  br label %end63
end63:
  %v64 = xor i1 %v56, true
  %v65 = and i1 true, %v64
  %v66 = and i1 %v65, %v57
  br i1 %v66, label %then67, label %end68
then67:
  call void @k_tile_0001(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v43, i64 %v39)
  br label %end68
end68:
  %v69 = and i1 true, %v56
  %v70 = xor i1 %v57, true
  %v71 = and i1 %v69, %v70
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0010(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v43, i64 %v39)
  br label %end73
end73:
  %v74 = and i1 true, %v56
  %v75 = and i1 %v74, %v57
  br i1 %v75, label %then76, label %end77
then76:
  call void @k_tile_0011(ptr %v50, ptr %v51, ptr %v52, ptr %v54, ptr %v49, i64 %v43, i64 %v39)
  br label %end77
end77:
  %v78 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v79 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
