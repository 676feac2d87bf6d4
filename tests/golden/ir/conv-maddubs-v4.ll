; task {"attributes":{"dilations":[1,1],"group":2,"pad_value":7,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["u8[1,5,6,16]","i8[18,3,3,8]","i32[18]"],"op":"conv","output":"f32[1,5,6,18]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_copy: 7 units
; phase k_product: 10 units
; scratch 896 bytes, 0 of each core
; packed input 1: uint8 (2512,) 734f5bdb19173bb5
; packed input 2: int32 (2, 16) d74c2e5dec450e41
declare <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8>, <64 x i8>)
declare <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16>, <32 x i16>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v56, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 128
  %v19 = getelementptr inbounds i8, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 7
  %v21 = urem i64 %v16, 7
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 5
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  br label %head28
head28:
  %v31 = phi i64 [ 0, %then26 ], [ %v34, %body29 ]
  %v32 = icmp slt i64 %v31, 128
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds i8, ptr %v19, i64 %v31
  store <64 x i8> splat (i8 7), ptr %v33, align 1
  %v34 = add nsw i64 %v31, 64
  br label %head28
end30:
  br label %end27
end27:
  %v35 = xor i1 %v25, true
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = mul i64 %v20, 5
  %v39 = add i64 %v38, %v22
  %v40 = mul i64 %v39, 96
  %v41 = getelementptr inbounds i8, ptr %v1, i64 %v40
  store <16 x i8> splat (i8 7), ptr %v19, align 1
  %v42 = getelementptr inbounds i8, ptr %v19, i64 16
  br label %head43
head43:
  %v46 = phi i64 [ 0, %then36 ], [ %v51, %body44 ]
  %v47 = icmp slt i64 %v46, 64
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds i8, ptr %v41, i64 %v46
  %v49 = load <64 x i8>, ptr %v48, align 1
  %v50 = getelementptr inbounds i8, ptr %v42, i64 %v46
  store <64 x i8> %v49, ptr %v50, align 1
  %v51 = add nsw i64 %v46, 64
  br label %head43
end45:
  %v52 = getelementptr inbounds i8, ptr %v41, i64 64
  %v53 = load <32 x i8>, ptr %v52, align 1
  %v54 = getelementptr inbounds i8, ptr %v42, i64 64
  store <32 x i8> %v53, ptr %v54, align 1
  %v55 = getelementptr inbounds i8, ptr %v19, i64 112
  store <16 x i8> splat (i8 7), ptr %v55, align 1
  br label %end37
end37:
  %v56 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %places, i64 %groups) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v91, %body2 ]
  %v5 = phi ptr [ %places, %entry ], [ %v89, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v90, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v37, %body2 ]
  %v9 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v54, %body2 ]
  %v10 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v71, %body2 ]
  %v11 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v88, %body2 ]
  %v12 = icmp slt i64 %v4, %groups
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load i32, ptr %v5, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v5, i64 4
  %v16 = load i32, ptr %v15, align 1
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr inbounds i8, ptr %v6, i64 64
  %v19 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v20 = getelementptr inbounds i8, ptr %a, i64 %v17
  %v21 = load <16 x i32>, ptr %v6, align 1
  %v22 = load <16 x i32>, ptr %v18, align 1
  %v23 = load i32, ptr %v19, align 1
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = load i32, ptr %v20, align 1
  %v27 = insertelement <16 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <16 x i32> %v27, <16 x i32> poison, <16 x i32> zeroinitializer
  %v29 = bitcast <16 x i32> %v25 to <64 x i8>
  %v30 = bitcast <16 x i32> %v21 to <64 x i8>
  %v31 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v29, <64 x i8> %v30)
  %v32 = bitcast <16 x i32> %v28 to <64 x i8>
  %v33 = bitcast <16 x i32> %v22 to <64 x i8>
  %v34 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v32, <64 x i8> %v33)
  %v35 = add <32 x i16> %v31, %v34
  %v36 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v35, <32 x i16> splat (i16 1))
  %v37 = add <16 x i32> %v8, %v36
  %v38 = getelementptr inbounds i8, ptr %v19, i64 16
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = getelementptr inbounds i8, ptr %v20, i64 16
  %v43 = load i32, ptr %v42, align 1
  %v44 = insertelement <16 x i32> poison, i32 %v43, i64 0
  %v45 = shufflevector <16 x i32> %v44, <16 x i32> poison, <16 x i32> zeroinitializer
  %v46 = bitcast <16 x i32> %v41 to <64 x i8>
  %v47 = bitcast <16 x i32> %v21 to <64 x i8>
  %v48 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v46, <64 x i8> %v47)
  %v49 = bitcast <16 x i32> %v45 to <64 x i8>
  %v50 = bitcast <16 x i32> %v22 to <64 x i8>
  %v51 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v49, <64 x i8> %v50)
  %v52 = add <32 x i16> %v48, %v51
  %v53 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v52, <32 x i16> splat (i16 1))
  %v54 = add <16 x i32> %v9, %v53
  %v55 = getelementptr inbounds i8, ptr %v19, i64 32
  %v56 = load i32, ptr %v55, align 1
  %v57 = insertelement <16 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <16 x i32> %v57, <16 x i32> poison, <16 x i32> zeroinitializer
  %v59 = getelementptr inbounds i8, ptr %v20, i64 32
  %v60 = load i32, ptr %v59, align 1
  %v61 = insertelement <16 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <16 x i32> %v61, <16 x i32> poison, <16 x i32> zeroinitializer
  %v63 = bitcast <16 x i32> %v58 to <64 x i8>
  %v64 = bitcast <16 x i32> %v21 to <64 x i8>
  %v65 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v63, <64 x i8> %v64)
  %v66 = bitcast <16 x i32> %v62 to <64 x i8>
  %v67 = bitcast <16 x i32> %v22 to <64 x i8>
  %v68 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v66, <64 x i8> %v67)
  %v69 = add <32 x i16> %v65, %v68
  %v70 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v69, <32 x i16> splat (i16 1))
  %v71 = add <16 x i32> %v10, %v70
  %v72 = getelementptr inbounds i8, ptr %v19, i64 48
  %v73 = load i32, ptr %v72, align 1
  %v74 = insertelement <16 x i32> poison, i32 %v73, i64 0
  %v75 = shufflevector <16 x i32> %v74, <16 x i32> poison, <16 x i32> zeroinitializer
  %v76 = getelementptr inbounds i8, ptr %v20, i64 48
  %v77 = load i32, ptr %v76, align 1
  %v78 = insertelement <16 x i32> poison, i32 %v77, i64 0
  %v79 = shufflevector <16 x i32> %v78, <16 x i32> poison, <16 x i32> zeroinitializer
  %v80 = bitcast <16 x i32> %v75 to <64 x i8>
  %v81 = bitcast <16 x i32> %v21 to <64 x i8>
  %v82 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v80, <64 x i8> %v81)
  %v83 = bitcast <16 x i32> %v79 to <64 x i8>
  %v84 = bitcast <16 x i32> %v22 to <64 x i8>
  %v85 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v83, <64 x i8> %v84)
  %v86 = add <32 x i16> %v82, %v85
  %v87 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v86, <32 x i16> splat (i16 1))
  %v88 = add <16 x i32> %v11, %v87
  %v89 = getelementptr inbounds i8, ptr %v5, i64 8
  %v90 = getelementptr inbounds i8, ptr %v6, i64 128
  %v91 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v92 = load <16 x i32>, ptr %bias, align 4
  %v93 = add <16 x i32> %v8, %v92
  %v94 = sitofp <16 x i32> %v93 to <16 x float>
  %v95 = add <16 x i32> %v9, %v92
  %v96 = sitofp <16 x i32> %v95 to <16 x float>
  %v97 = add <16 x i32> %v10, %v92
  %v98 = sitofp <16 x i32> %v97 to <16 x float>
  %v99 = add <16 x i32> %v11, %v92
  %v100 = sitofp <16 x i32> %v99 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v94, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v96, ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v102 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v98, ptr align 4 %v102, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v103 = getelementptr inbounds float, ptr %c, i64 54
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v100, ptr align 4 %v103, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %places, i64 %groups) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v55, %body2 ]
  %v5 = phi ptr [ %places, %entry ], [ %v53, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v54, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v35, %body2 ]
  %v9 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v52, %body2 ]
  %v10 = icmp slt i64 %v4, %groups
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load i32, ptr %v5, align 1
  %v12 = zext i32 %v11 to i64
  %v13 = getelementptr inbounds i8, ptr %v5, i64 4
  %v14 = load i32, ptr %v13, align 1
  %v15 = zext i32 %v14 to i64
  %v16 = getelementptr inbounds i8, ptr %v6, i64 64
  %v17 = getelementptr inbounds i8, ptr %a, i64 %v12
  %v18 = getelementptr inbounds i8, ptr %a, i64 %v15
  %v19 = load <16 x i32>, ptr %v6, align 1
  %v20 = load <16 x i32>, ptr %v16, align 1
  %v21 = load i32, ptr %v17, align 1
  %v22 = insertelement <16 x i32> poison, i32 %v21, i64 0
  %v23 = shufflevector <16 x i32> %v22, <16 x i32> poison, <16 x i32> zeroinitializer
  %v24 = load i32, ptr %v18, align 1
  %v25 = insertelement <16 x i32> poison, i32 %v24, i64 0
  %v26 = shufflevector <16 x i32> %v25, <16 x i32> poison, <16 x i32> zeroinitializer
  %v27 = bitcast <16 x i32> %v23 to <64 x i8>
  %v28 = bitcast <16 x i32> %v19 to <64 x i8>
  %v29 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v27, <64 x i8> %v28)
  %v30 = bitcast <16 x i32> %v26 to <64 x i8>
  %v31 = bitcast <16 x i32> %v20 to <64 x i8>
  %v32 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v30, <64 x i8> %v31)
  %v33 = add <32 x i16> %v29, %v32
  %v34 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v33, <32 x i16> splat (i16 1))
  %v35 = add <16 x i32> %v8, %v34
  %v36 = getelementptr inbounds i8, ptr %v17, i64 16
  %v37 = load i32, ptr %v36, align 1
  %v38 = insertelement <16 x i32> poison, i32 %v37, i64 0
  %v39 = shufflevector <16 x i32> %v38, <16 x i32> poison, <16 x i32> zeroinitializer
  %v40 = getelementptr inbounds i8, ptr %v18, i64 16
  %v41 = load i32, ptr %v40, align 1
  %v42 = insertelement <16 x i32> poison, i32 %v41, i64 0
  %v43 = shufflevector <16 x i32> %v42, <16 x i32> poison, <16 x i32> zeroinitializer
  %v44 = bitcast <16 x i32> %v39 to <64 x i8>
  %v45 = bitcast <16 x i32> %v19 to <64 x i8>
  %v46 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v44, <64 x i8> %v45)
  %v47 = bitcast <16 x i32> %v43 to <64 x i8>
  %v48 = bitcast <16 x i32> %v20 to <64 x i8>
  %v49 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v47, <64 x i8> %v48)
  %v50 = add <32 x i16> %v46, %v49
  %v51 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v50, <32 x i16> splat (i16 1))
  %v52 = add <16 x i32> %v9, %v51
  %v53 = getelementptr inbounds i8, ptr %v5, i64 8
  %v54 = getelementptr inbounds i8, ptr %v6, i64 128
  %v55 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v56 = load <16 x i32>, ptr %bias, align 4
  %v57 = add <16 x i32> %v8, %v56
  %v58 = sitofp <16 x i32> %v57 to <16 x float>
  %v59 = add <16 x i32> %v9, %v56
  %v60 = sitofp <16 x i32> %v59 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v58, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v60, ptr align 4 %v61, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v85, %end20 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v84, %end83 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 10
  %v24 = urem i64 %v21, 10
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 896
  %v29 = mul i64 %v25, 128
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 16
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 8
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v16, 9
  %v36 = mul i64 0, 16
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 5
  %v39 = add i64 %v38, %v25
  %v40 = mul i64 %v39, 6
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 18
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v16, 4
  %v45 = getelementptr inbounds i8, ptr %v3, i64 %v44
  %v46 = load i32, ptr %v45, align 1
  %v47 = zext i32 %v46 to i64
  %v48 = add i64 %v16, 1
  %v49 = mul i64 %v48, 4
  %v50 = getelementptr inbounds i8, ptr %v3, i64 %v49
  %v51 = load i32, ptr %v50, align 1
  %v52 = zext i32 %v51 to i64
  %v53 = mul i64 2, 4
  %v54 = getelementptr inbounds i8, ptr %v3, i64 %v53
  %v55 = load i32, ptr %v54, align 1
  %v56 = zext i32 %v55 to i64
  %v57 = getelementptr inbounds i8, ptr %v3, i64 64
  %v58 = mul i64 %v56, 128
  %v59 = getelementptr inbounds i8, ptr %v57, i64 %v58
  %v60 = mul i64 %v47, 128
  %v61 = getelementptr inbounds i8, ptr %v57, i64 %v60
  %v62 = mul i64 %v47, 8
  %v63 = getelementptr inbounds i8, ptr %v59, i64 %v62
  %v64 = sub i64 %v52, %v47
  %v65 = mul i64 %v52, 128
  %v66 = getelementptr inbounds i8, ptr %v57, i64 %v65
  %v67 = getelementptr inbounds i8, ptr %v66, i64 0
  %v68 = getelementptr inbounds i8, ptr %v9, i64 %v34
  %v69 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v70 = mul i64 %v16, 16
  %v71 = getelementptr inbounds i32, ptr %v5, i64 %v70
  %v72 = icmp eq i64 %v25, 4
  %v73 = icmp eq i64 %v26, 1
  %v74 = icmp eq i64 0, 0
  %v75 = xor i1 %v73, true
  %v76 = and i1 true, %v75
  %v77 = and i1 %v76, %v74
  br i1 %v77, label %then78, label %end79
then78:
  call void @k_tile_0001(ptr %v68, ptr %v61, ptr %v69, ptr %v71, ptr %v67, i64 %v41, i64 %v37, ptr %v63, i64 %v64)
  br label %end79
end79:
  %v80 = and i1 true, %v73
  %v81 = and i1 %v80, %v74
  br i1 %v81, label %then82, label %end83
then82:
  call void @k_tile_0011(ptr %v68, ptr %v61, ptr %v69, ptr %v71, ptr %v67, i64 %v41, i64 %v37, ptr %v63, i64 %v64)
  br label %end83
end83:
  %v84 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v85 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
