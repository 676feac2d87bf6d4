; task {"attributes":{"runtime_bias":1},"inputs":["u8[5,18]","i8[18,21]","i32[21]"],"op":"gemm","output":"f32[5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_copy: 5 units
; phase k_product: 2 units
; scratch 92 bytes, 0 of each core
; packed input 1: uint8 (784,) ac7a7705090190c9
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v26, %body14 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 18
  %v19 = getelementptr inbounds i8, ptr %v1, i64 %v18
  %v20 = mul i64 %v16, 18
  %v21 = getelementptr inbounds i8, ptr %v9, i64 %v20
  %v22 = load <16 x i8>, ptr %v19, align 1
  store <16 x i8> %v22, ptr %v21, align 1
  %v23 = getelementptr inbounds i8, ptr %v19, i64 16
  %v24 = load <2 x i8>, ptr %v23, align 1
  %v25 = getelementptr inbounds i8, ptr %v21, i64 16
  store <2 x i8> %v24, ptr %v25, align 1
  %v26 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %places, i64 %groups) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v91, %body2 ]
  %v5 = phi ptr [ %places, %entry ], [ %v89, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v90, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v37, %body2 ]
  %v9 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v54, %body2 ]
  %v10 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v71, %body2 ]
  %v11 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v88, %body2 ]
  %v12 = icmp slt i64 %v4, %groups
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load i32, ptr %v5, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v5, i64 4
  %v16 = load i32, ptr %v15, align 1
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr inbounds i8, ptr %v6, i64 16
  %v19 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v20 = getelementptr inbounds i8, ptr %a, i64 %v17
  %v21 = load <4 x i32>, ptr %v6, align 1
  %v22 = load <4 x i32>, ptr %v18, align 1
  %v23 = load i32, ptr %v19, align 1
  %v24 = insertelement <4 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <4 x i32> %v24, <4 x i32> poison, <4 x i32> zeroinitializer
  %v26 = load i32, ptr %v20, align 1
  %v27 = insertelement <4 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <4 x i32> %v27, <4 x i32> poison, <4 x i32> zeroinitializer
  %v29 = bitcast <4 x i32> %v25 to <16 x i8>
  %v30 = bitcast <4 x i32> %v21 to <16 x i8>
  %v31 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v29, <16 x i8> %v30)
  %v32 = bitcast <4 x i32> %v28 to <16 x i8>
  %v33 = bitcast <4 x i32> %v22 to <16 x i8>
  %v34 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v32, <16 x i8> %v33)
  %v35 = add <8 x i16> %v31, %v34
  %v36 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v35, <8 x i16> splat (i16 1))
  %v37 = add <4 x i32> %v8, %v36
  %v38 = getelementptr inbounds i8, ptr %v19, i64 18
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <4 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <4 x i32> %v40, <4 x i32> poison, <4 x i32> zeroinitializer
  %v42 = getelementptr inbounds i8, ptr %v20, i64 18
  %v43 = load i32, ptr %v42, align 1
  %v44 = insertelement <4 x i32> poison, i32 %v43, i64 0
  %v45 = shufflevector <4 x i32> %v44, <4 x i32> poison, <4 x i32> zeroinitializer
  %v46 = bitcast <4 x i32> %v41 to <16 x i8>
  %v47 = bitcast <4 x i32> %v21 to <16 x i8>
  %v48 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v46, <16 x i8> %v47)
  %v49 = bitcast <4 x i32> %v45 to <16 x i8>
  %v50 = bitcast <4 x i32> %v22 to <16 x i8>
  %v51 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v49, <16 x i8> %v50)
  %v52 = add <8 x i16> %v48, %v51
  %v53 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v52, <8 x i16> splat (i16 1))
  %v54 = add <4 x i32> %v9, %v53
  %v55 = getelementptr inbounds i8, ptr %v19, i64 36
  %v56 = load i32, ptr %v55, align 1
  %v57 = insertelement <4 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <4 x i32> %v57, <4 x i32> poison, <4 x i32> zeroinitializer
  %v59 = getelementptr inbounds i8, ptr %v20, i64 36
  %v60 = load i32, ptr %v59, align 1
  %v61 = insertelement <4 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <4 x i32> %v61, <4 x i32> poison, <4 x i32> zeroinitializer
  %v63 = bitcast <4 x i32> %v58 to <16 x i8>
  %v64 = bitcast <4 x i32> %v21 to <16 x i8>
  %v65 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v63, <16 x i8> %v64)
  %v66 = bitcast <4 x i32> %v62 to <16 x i8>
  %v67 = bitcast <4 x i32> %v22 to <16 x i8>
  %v68 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v66, <16 x i8> %v67)
  %v69 = add <8 x i16> %v65, %v68
  %v70 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v69, <8 x i16> splat (i16 1))
  %v71 = add <4 x i32> %v10, %v70
  %v72 = getelementptr inbounds i8, ptr %v19, i64 54
  %v73 = load i32, ptr %v72, align 1
  %v74 = insertelement <4 x i32> poison, i32 %v73, i64 0
  %v75 = shufflevector <4 x i32> %v74, <4 x i32> poison, <4 x i32> zeroinitializer
  %v76 = getelementptr inbounds i8, ptr %v20, i64 54
  %v77 = load i32, ptr %v76, align 1
  %v78 = insertelement <4 x i32> poison, i32 %v77, i64 0
  %v79 = shufflevector <4 x i32> %v78, <4 x i32> poison, <4 x i32> zeroinitializer
  %v80 = bitcast <4 x i32> %v75 to <16 x i8>
  %v81 = bitcast <4 x i32> %v21 to <16 x i8>
  %v82 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v80, <16 x i8> %v81)
  %v83 = bitcast <4 x i32> %v79 to <16 x i8>
  %v84 = bitcast <4 x i32> %v22 to <16 x i8>
  %v85 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v83, <16 x i8> %v84)
  %v86 = add <8 x i16> %v82, %v85
  %v87 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v86, <8 x i16> splat (i16 1))
  %v88 = add <4 x i32> %v11, %v87
  %v89 = getelementptr inbounds i8, ptr %v5, i64 8
  %v90 = getelementptr inbounds i8, ptr %v6, i64 32
  %v91 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v92 = load <4 x i32>, ptr %bias, align 4
  %v93 = add <4 x i32> %v8, %v92
  %v94 = sitofp <4 x i32> %v93 to <4 x float>
  %v95 = add <4 x i32> %v9, %v92
  %v96 = sitofp <4 x i32> %v95 to <4 x float>
  %v97 = add <4 x i32> %v10, %v92
  %v98 = sitofp <4 x i32> %v97 to <4 x float>
  %v99 = add <4 x i32> %v11, %v92
  %v100 = sitofp <4 x i32> %v99 to <4 x float>
  store <4 x float> %v94, ptr %c, align 4
  %v101 = getelementptr inbounds float, ptr %c, i64 21
  store <4 x float> %v96, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %c, i64 42
  store <4 x float> %v98, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %c, i64 63
  store <4 x float> %v100, ptr %v103, align 4
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
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v37, %body2 ]
  %v9 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v54, %body2 ]
  %v10 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v71, %body2 ]
  %v11 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v88, %body2 ]
  %v12 = icmp slt i64 %v4, %groups
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load i32, ptr %v5, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v5, i64 4
  %v16 = load i32, ptr %v15, align 1
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr inbounds i8, ptr %v6, i64 16
  %v19 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v20 = getelementptr inbounds i8, ptr %a, i64 %v17
  %v21 = load <4 x i32>, ptr %v6, align 1
  %v22 = load <4 x i32>, ptr %v18, align 1
  %v23 = load i32, ptr %v19, align 1
  %v24 = insertelement <4 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <4 x i32> %v24, <4 x i32> poison, <4 x i32> zeroinitializer
  %v26 = load i32, ptr %v20, align 1
  %v27 = insertelement <4 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <4 x i32> %v27, <4 x i32> poison, <4 x i32> zeroinitializer
  %v29 = bitcast <4 x i32> %v25 to <16 x i8>
  %v30 = bitcast <4 x i32> %v21 to <16 x i8>
  %v31 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v29, <16 x i8> %v30)
  %v32 = bitcast <4 x i32> %v28 to <16 x i8>
  %v33 = bitcast <4 x i32> %v22 to <16 x i8>
  %v34 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v32, <16 x i8> %v33)
  %v35 = add <8 x i16> %v31, %v34
  %v36 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v35, <8 x i16> splat (i16 1))
  %v37 = add <4 x i32> %v8, %v36
  %v38 = getelementptr inbounds i8, ptr %v19, i64 18
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <4 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <4 x i32> %v40, <4 x i32> poison, <4 x i32> zeroinitializer
  %v42 = getelementptr inbounds i8, ptr %v20, i64 18
  %v43 = load i32, ptr %v42, align 1
  %v44 = insertelement <4 x i32> poison, i32 %v43, i64 0
  %v45 = shufflevector <4 x i32> %v44, <4 x i32> poison, <4 x i32> zeroinitializer
  %v46 = bitcast <4 x i32> %v41 to <16 x i8>
  %v47 = bitcast <4 x i32> %v21 to <16 x i8>
  %v48 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v46, <16 x i8> %v47)
  %v49 = bitcast <4 x i32> %v45 to <16 x i8>
  %v50 = bitcast <4 x i32> %v22 to <16 x i8>
  %v51 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v49, <16 x i8> %v50)
  %v52 = add <8 x i16> %v48, %v51
  %v53 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v52, <8 x i16> splat (i16 1))
  %v54 = add <4 x i32> %v9, %v53
  %v55 = getelementptr inbounds i8, ptr %v19, i64 36
  %v56 = load i32, ptr %v55, align 1
  %v57 = insertelement <4 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <4 x i32> %v57, <4 x i32> poison, <4 x i32> zeroinitializer
  %v59 = getelementptr inbounds i8, ptr %v20, i64 36
  %v60 = load i32, ptr %v59, align 1
  %v61 = insertelement <4 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <4 x i32> %v61, <4 x i32> poison, <4 x i32> zeroinitializer
  %v63 = bitcast <4 x i32> %v58 to <16 x i8>
  %v64 = bitcast <4 x i32> %v21 to <16 x i8>
  %v65 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v63, <16 x i8> %v64)
  %v66 = bitcast <4 x i32> %v62 to <16 x i8>
  %v67 = bitcast <4 x i32> %v22 to <16 x i8>
  %v68 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v66, <16 x i8> %v67)
  %v69 = add <8 x i16> %v65, %v68
  %v70 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v69, <8 x i16> splat (i16 1))
  %v71 = add <4 x i32> %v10, %v70
  %v72 = getelementptr inbounds i8, ptr %v19, i64 54
  %v73 = load i32, ptr %v72, align 1
  %v74 = insertelement <4 x i32> poison, i32 %v73, i64 0
  %v75 = shufflevector <4 x i32> %v74, <4 x i32> poison, <4 x i32> zeroinitializer
  %v76 = getelementptr inbounds i8, ptr %v20, i64 54
  %v77 = load i32, ptr %v76, align 1
  %v78 = insertelement <4 x i32> poison, i32 %v77, i64 0
  %v79 = shufflevector <4 x i32> %v78, <4 x i32> poison, <4 x i32> zeroinitializer
  %v80 = bitcast <4 x i32> %v75 to <16 x i8>
  %v81 = bitcast <4 x i32> %v21 to <16 x i8>
  %v82 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v80, <16 x i8> %v81)
  %v83 = bitcast <4 x i32> %v79 to <16 x i8>
  %v84 = bitcast <4 x i32> %v22 to <16 x i8>
  %v85 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v83, <16 x i8> %v84)
  %v86 = add <8 x i16> %v82, %v85
  %v87 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v86, <8 x i16> splat (i16 1))
  %v88 = add <4 x i32> %v11, %v87
  %v89 = getelementptr inbounds i8, ptr %v5, i64 8
  %v90 = getelementptr inbounds i8, ptr %v6, i64 32
  %v91 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v92 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %bias, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  %v93 = add <4 x i32> %v8, %v92
  %v94 = sitofp <4 x i32> %v93 to <4 x float>
  %v95 = add <4 x i32> %v9, %v92
  %v96 = sitofp <4 x i32> %v95 to <4 x float>
  %v97 = add <4 x i32> %v10, %v92
  %v98 = sitofp <4 x i32> %v97 to <4 x float>
  %v99 = add <4 x i32> %v11, %v92
  %v100 = sitofp <4 x i32> %v99 to <4 x float>
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v94, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds float, ptr %c, i64 21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v96, ptr align 4 %v101, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v102 = getelementptr inbounds float, ptr %c, i64 42
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v98, ptr align 4 %v102, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v103 = getelementptr inbounds float, ptr %c, i64 63
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v100, ptr align 4 %v103, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %places, i64 %groups) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v37, %body2 ]
  %v5 = phi ptr [ %places, %entry ], [ %v35, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v36, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v34, %body2 ]
  %v9 = icmp slt i64 %v4, %groups
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load i32, ptr %v5, align 1
  %v11 = zext i32 %v10 to i64
  %v12 = getelementptr inbounds i8, ptr %v5, i64 4
  %v13 = load i32, ptr %v12, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v6, i64 16
  %v16 = getelementptr inbounds i8, ptr %a, i64 %v11
  %v17 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v18 = load <4 x i32>, ptr %v6, align 1
  %v19 = load <4 x i32>, ptr %v15, align 1
  %v20 = load i32, ptr %v16, align 1
  %v21 = insertelement <4 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <4 x i32> %v21, <4 x i32> poison, <4 x i32> zeroinitializer
  %v23 = load i32, ptr %v17, align 1
  %v24 = insertelement <4 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <4 x i32> %v24, <4 x i32> poison, <4 x i32> zeroinitializer
  %v26 = bitcast <4 x i32> %v22 to <16 x i8>
  %v27 = bitcast <4 x i32> %v18 to <16 x i8>
  %v28 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v26, <16 x i8> %v27)
  %v29 = bitcast <4 x i32> %v25 to <16 x i8>
  %v30 = bitcast <4 x i32> %v19 to <16 x i8>
  %v31 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v29, <16 x i8> %v30)
  %v32 = add <8 x i16> %v28, %v31
  %v33 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v32, <8 x i16> splat (i16 1))
  %v34 = add <4 x i32> %v8, %v33
  %v35 = getelementptr inbounds i8, ptr %v5, i64 8
  %v36 = getelementptr inbounds i8, ptr %v6, i64 32
  %v37 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v38 = load <4 x i32>, ptr %bias, align 4
  %v39 = add <4 x i32> %v8, %v38
  %v40 = sitofp <4 x i32> %v39 to <4 x float>
  store <4 x float> %v40, ptr %c, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %places, i64 %groups) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v37, %body2 ]
  %v5 = phi ptr [ %places, %entry ], [ %v35, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v36, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v34, %body2 ]
  %v9 = icmp slt i64 %v4, %groups
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load i32, ptr %v5, align 1
  %v11 = zext i32 %v10 to i64
  %v12 = getelementptr inbounds i8, ptr %v5, i64 4
  %v13 = load i32, ptr %v12, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v6, i64 16
  %v16 = getelementptr inbounds i8, ptr %a, i64 %v11
  %v17 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v18 = load <4 x i32>, ptr %v6, align 1
  %v19 = load <4 x i32>, ptr %v15, align 1
  %v20 = load i32, ptr %v16, align 1
  %v21 = insertelement <4 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <4 x i32> %v21, <4 x i32> poison, <4 x i32> zeroinitializer
  %v23 = load i32, ptr %v17, align 1
  %v24 = insertelement <4 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <4 x i32> %v24, <4 x i32> poison, <4 x i32> zeroinitializer
  %v26 = bitcast <4 x i32> %v22 to <16 x i8>
  %v27 = bitcast <4 x i32> %v18 to <16 x i8>
  %v28 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v26, <16 x i8> %v27)
  %v29 = bitcast <4 x i32> %v25 to <16 x i8>
  %v30 = bitcast <4 x i32> %v19 to <16 x i8>
  %v31 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v29, <16 x i8> %v30)
  %v32 = add <8 x i16> %v28, %v31
  %v33 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v32, <8 x i16> splat (i16 1))
  %v34 = add <4 x i32> %v8, %v33
  %v35 = getelementptr inbounds i8, ptr %v5, i64 8
  %v36 = getelementptr inbounds i8, ptr %v6, i64 32
  %v37 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v38 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %bias, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  %v39 = add <4 x i32> %v8, %v38
  %v40 = sitofp <4 x i32> %v39 to <4 x float>
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v40, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v96, %end20 ]
  %v17 = icmp slt i64 %v16, 6
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v95, %end94 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 2
  %v24 = urem i64 %v21, 2
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 6
  %v28 = urem i64 %v16, 6
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 90
  %v31 = mul i64 %v25, 90
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 18
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 18
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 21
  %v38 = mul i64 %v28, 4
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 21
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 4
  %v46 = getelementptr inbounds i8, ptr %v3, i64 %v45
  %v47 = load i32, ptr %v46, align 1
  %v48 = zext i32 %v47 to i64
  %v49 = add i64 %v16, 1
  %v50 = mul i64 %v49, 4
  %v51 = getelementptr inbounds i8, ptr %v3, i64 %v50
  %v52 = load i32, ptr %v51, align 1
  %v53 = zext i32 %v52 to i64
  %v54 = mul i64 6, 4
  %v55 = getelementptr inbounds i8, ptr %v3, i64 %v54
  %v56 = load i32, ptr %v55, align 1
  %v57 = zext i32 %v56 to i64
  %v58 = getelementptr inbounds i8, ptr %v3, i64 64
  %v59 = mul i64 %v57, 32
  %v60 = getelementptr inbounds i8, ptr %v58, i64 %v59
  %v61 = mul i64 %v48, 32
  %v62 = getelementptr inbounds i8, ptr %v58, i64 %v61
  %v63 = mul i64 %v48, 8
  %v64 = getelementptr inbounds i8, ptr %v60, i64 %v63
  %v65 = sub i64 %v53, %v48
  %v66 = mul i64 %v53, 32
  %v67 = getelementptr inbounds i8, ptr %v58, i64 %v66
  %v68 = getelementptr inbounds i8, ptr %v67, i64 0
  %v69 = getelementptr inbounds i8, ptr %v9, i64 %v36
  %v70 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v71 = getelementptr inbounds i32, ptr %v5, i64 %v39
  %v72 = icmp eq i64 %v25, 0
  %v73 = icmp eq i64 %v26, 1
  %v74 = icmp eq i64 %v28, 5
  %v75 = xor i1 %v73, true
  %v76 = and i1 true, %v75
  %v77 = xor i1 %v74, true
  %v78 = and i1 %v76, %v77
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0000(ptr %v69, ptr %v62, ptr %v70, ptr %v71, ptr %v68, i64 %v42, i64 %v39, ptr %v64, i64 %v65)
  br label %end80
end80:
  %v81 = xor i1 %v73, true
  %v82 = and i1 true, %v81
  %v83 = and i1 %v82, %v74
  br i1 %v83, label %then84, label %end85
then84:
  call void @k_tile_0001(ptr %v69, ptr %v62, ptr %v70, ptr %v71, ptr %v68, i64 %v42, i64 %v39, ptr %v64, i64 %v65)
  br label %end85
end85:
  %v86 = and i1 true, %v73
  %v87 = xor i1 %v74, true
  %v88 = and i1 %v86, %v87
  br i1 %v88, label %then89, label %end90
then89:
  call void @k_tile_0010(ptr %v69, ptr %v62, ptr %v70, ptr %v71, ptr %v68, i64 %v42, i64 %v39, ptr %v64, i64 %v65)
  br label %end90
end90:
  %v91 = and i1 true, %v73
  %v92 = and i1 %v91, %v74
  br i1 %v92, label %then93, label %end94
then93:
  call void @k_tile_0011(ptr %v69, ptr %v62, ptr %v70, ptr %v71, ptr %v68, i64 %v42, i64 %v39, ptr %v64, i64 %v65)
  br label %end94
end94:
  %v95 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v96 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
