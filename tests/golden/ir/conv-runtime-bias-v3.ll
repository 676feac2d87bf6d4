; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"runtime_bias":1,"strides":[1,1]},"inputs":["u8[1,5,6,16]","i8[18,3,3,16]","i32[18]"],"op":"conv","output":"f32[1,3,4,18]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"maddubs","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_copy: 5 units
; phase k_product: 3 units
; scratch 480 bytes, 0 of each core
; packed input 1: uint8 (3952,) 996173bb01c83f94
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v55, %end37 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 96
  %v19 = getelementptr inbounds i8, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 5
  %v21 = urem i64 %v16, 5
  %v22 = icmp slt i64 %v21, 0
  %v23 = icmp sge i64 %v21, 5
  %v24 = or i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then25 ], [ %v33, %body28 ]
  %v31 = icmp slt i64 %v30, 64
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds i8, ptr %v19, i64 %v30
  store <64 x i8> splat (i8 0), ptr %v32, align 1
  %v33 = add nsw i64 %v30, 64
  br label %head27
end29:
  %v34 = getelementptr inbounds i8, ptr %v19, i64 64
  store <32 x i8> splat (i8 0), ptr %v34, align 1
  br label %end26
end26:
  %v35 = xor i1 %v24, true
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = mul i64 %v20, 5
  %v39 = add i64 %v38, %v21
  %v40 = mul i64 %v39, 96
  %v41 = getelementptr inbounds i8, ptr %v1, i64 %v40
  br label %head42
head42:
  %v45 = phi i64 [ 0, %then36 ], [ %v50, %body43 ]
  %v46 = icmp slt i64 %v45, 64
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = getelementptr inbounds i8, ptr %v41, i64 %v45
  %v48 = load <64 x i8>, ptr %v47, align 1
  %v49 = getelementptr inbounds i8, ptr %v19, i64 %v45
  store <64 x i8> %v48, ptr %v49, align 1
  %v50 = add nsw i64 %v45, 64
  br label %head42
end44:
  %v51 = getelementptr inbounds i8, ptr %v41, i64 64
  %v52 = load <32 x i8>, ptr %v51, align 1
  %v53 = getelementptr inbounds i8, ptr %v19, i64 64
  store <32 x i8> %v52, ptr %v53, align 1
  %v54 = getelementptr inbounds i8, ptr %v19, i64 96
  br label %end37
end37:
  %v55 = add nsw i64 %v16, 1
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
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v37, %body2 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v54, %body2 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v71, %body2 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v88, %body2 ]
  %v12 = icmp slt i64 %v4, %groups
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load i32, ptr %v5, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v5, i64 4
  %v16 = load i32, ptr %v15, align 1
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr inbounds i8, ptr %v6, i64 32
  %v19 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v20 = getelementptr inbounds i8, ptr %a, i64 %v17
  %v21 = load <8 x i32>, ptr %v6, align 1
  %v22 = load <8 x i32>, ptr %v18, align 1
  %v23 = load i32, ptr %v19, align 1
  %v24 = insertelement <8 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <8 x i32> %v24, <8 x i32> poison, <8 x i32> zeroinitializer
  %v26 = load i32, ptr %v20, align 1
  %v27 = insertelement <8 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v25 to <32 x i8>
  %v30 = bitcast <8 x i32> %v21 to <32 x i8>
  %v31 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v29, <32 x i8> %v30)
  %v32 = bitcast <8 x i32> %v28 to <32 x i8>
  %v33 = bitcast <8 x i32> %v22 to <32 x i8>
  %v34 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v32, <32 x i8> %v33)
  %v35 = add <16 x i16> %v31, %v34
  %v36 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v35, <16 x i16> splat (i16 1))
  %v37 = add <8 x i32> %v8, %v36
  %v38 = getelementptr inbounds i8, ptr %v19, i64 16
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <8 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <8 x i32> %v40, <8 x i32> poison, <8 x i32> zeroinitializer
  %v42 = getelementptr inbounds i8, ptr %v20, i64 16
  %v43 = load i32, ptr %v42, align 1
  %v44 = insertelement <8 x i32> poison, i32 %v43, i64 0
  %v45 = shufflevector <8 x i32> %v44, <8 x i32> poison, <8 x i32> zeroinitializer
  %v46 = bitcast <8 x i32> %v41 to <32 x i8>
  %v47 = bitcast <8 x i32> %v21 to <32 x i8>
  %v48 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v46, <32 x i8> %v47)
  %v49 = bitcast <8 x i32> %v45 to <32 x i8>
  %v50 = bitcast <8 x i32> %v22 to <32 x i8>
  %v51 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v49, <32 x i8> %v50)
  %v52 = add <16 x i16> %v48, %v51
  %v53 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v52, <16 x i16> splat (i16 1))
  %v54 = add <8 x i32> %v9, %v53
  %v55 = getelementptr inbounds i8, ptr %v19, i64 32
  %v56 = load i32, ptr %v55, align 1
  %v57 = insertelement <8 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <8 x i32> %v57, <8 x i32> poison, <8 x i32> zeroinitializer
  %v59 = getelementptr inbounds i8, ptr %v20, i64 32
  %v60 = load i32, ptr %v59, align 1
  %v61 = insertelement <8 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <8 x i32> %v61, <8 x i32> poison, <8 x i32> zeroinitializer
  %v63 = bitcast <8 x i32> %v58 to <32 x i8>
  %v64 = bitcast <8 x i32> %v21 to <32 x i8>
  %v65 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v63, <32 x i8> %v64)
  %v66 = bitcast <8 x i32> %v62 to <32 x i8>
  %v67 = bitcast <8 x i32> %v22 to <32 x i8>
  %v68 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v66, <32 x i8> %v67)
  %v69 = add <16 x i16> %v65, %v68
  %v70 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v69, <16 x i16> splat (i16 1))
  %v71 = add <8 x i32> %v10, %v70
  %v72 = getelementptr inbounds i8, ptr %v19, i64 48
  %v73 = load i32, ptr %v72, align 1
  %v74 = insertelement <8 x i32> poison, i32 %v73, i64 0
  %v75 = shufflevector <8 x i32> %v74, <8 x i32> poison, <8 x i32> zeroinitializer
  %v76 = getelementptr inbounds i8, ptr %v20, i64 48
  %v77 = load i32, ptr %v76, align 1
  %v78 = insertelement <8 x i32> poison, i32 %v77, i64 0
  %v79 = shufflevector <8 x i32> %v78, <8 x i32> poison, <8 x i32> zeroinitializer
  %v80 = bitcast <8 x i32> %v75 to <32 x i8>
  %v81 = bitcast <8 x i32> %v21 to <32 x i8>
  %v82 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v80, <32 x i8> %v81)
  %v83 = bitcast <8 x i32> %v79 to <32 x i8>
  %v84 = bitcast <8 x i32> %v22 to <32 x i8>
  %v85 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v83, <32 x i8> %v84)
  %v86 = add <16 x i16> %v82, %v85
  %v87 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v86, <16 x i16> splat (i16 1))
  %v88 = add <8 x i32> %v11, %v87
  %v89 = getelementptr inbounds i8, ptr %v5, i64 8
  %v90 = getelementptr inbounds i8, ptr %v6, i64 64
  %v91 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v92 = load <8 x i32>, ptr %bias, align 4
  %v93 = add <8 x i32> %v8, %v92
  %v94 = sitofp <8 x i32> %v93 to <8 x float>
  %v95 = add <8 x i32> %v9, %v92
  %v96 = sitofp <8 x i32> %v95 to <8 x float>
  %v97 = add <8 x i32> %v10, %v92
  %v98 = sitofp <8 x i32> %v97 to <8 x float>
  %v99 = add <8 x i32> %v11, %v92
  %v100 = sitofp <8 x i32> %v99 to <8 x float>
  store <8 x float> %v94, ptr %c, align 4
  %v101 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v96, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %c, i64 36
  store <8 x float> %v98, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %c, i64 54
  store <8 x float> %v100, ptr %v103, align 4
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
  %v8 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v37, %body2 ]
  %v9 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v54, %body2 ]
  %v10 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v71, %body2 ]
  %v11 = phi <8 x i32> [ zeroinitializer, %entry ], [ %v88, %body2 ]
  %v12 = icmp slt i64 %v4, %groups
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load i32, ptr %v5, align 1
  %v14 = zext i32 %v13 to i64
  %v15 = getelementptr inbounds i8, ptr %v5, i64 4
  %v16 = load i32, ptr %v15, align 1
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr inbounds i8, ptr %v6, i64 32
  %v19 = getelementptr inbounds i8, ptr %a, i64 %v14
  %v20 = getelementptr inbounds i8, ptr %a, i64 %v17
  %v21 = load <8 x i32>, ptr %v6, align 1
  %v22 = load <8 x i32>, ptr %v18, align 1
  %v23 = load i32, ptr %v19, align 1
  %v24 = insertelement <8 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <8 x i32> %v24, <8 x i32> poison, <8 x i32> zeroinitializer
  %v26 = load i32, ptr %v20, align 1
  %v27 = insertelement <8 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v25 to <32 x i8>
  %v30 = bitcast <8 x i32> %v21 to <32 x i8>
  %v31 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v29, <32 x i8> %v30)
  %v32 = bitcast <8 x i32> %v28 to <32 x i8>
  %v33 = bitcast <8 x i32> %v22 to <32 x i8>
  %v34 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v32, <32 x i8> %v33)
  %v35 = add <16 x i16> %v31, %v34
  %v36 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v35, <16 x i16> splat (i16 1))
  %v37 = add <8 x i32> %v8, %v36
  %v38 = getelementptr inbounds i8, ptr %v19, i64 16
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <8 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <8 x i32> %v40, <8 x i32> poison, <8 x i32> zeroinitializer
  %v42 = getelementptr inbounds i8, ptr %v20, i64 16
  %v43 = load i32, ptr %v42, align 1
  %v44 = insertelement <8 x i32> poison, i32 %v43, i64 0
  %v45 = shufflevector <8 x i32> %v44, <8 x i32> poison, <8 x i32> zeroinitializer
  %v46 = bitcast <8 x i32> %v41 to <32 x i8>
  %v47 = bitcast <8 x i32> %v21 to <32 x i8>
  %v48 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v46, <32 x i8> %v47)
  %v49 = bitcast <8 x i32> %v45 to <32 x i8>
  %v50 = bitcast <8 x i32> %v22 to <32 x i8>
  %v51 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v49, <32 x i8> %v50)
  %v52 = add <16 x i16> %v48, %v51
  %v53 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v52, <16 x i16> splat (i16 1))
  %v54 = add <8 x i32> %v9, %v53
  %v55 = getelementptr inbounds i8, ptr %v19, i64 32
  %v56 = load i32, ptr %v55, align 1
  %v57 = insertelement <8 x i32> poison, i32 %v56, i64 0
  %v58 = shufflevector <8 x i32> %v57, <8 x i32> poison, <8 x i32> zeroinitializer
  %v59 = getelementptr inbounds i8, ptr %v20, i64 32
  %v60 = load i32, ptr %v59, align 1
  %v61 = insertelement <8 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <8 x i32> %v61, <8 x i32> poison, <8 x i32> zeroinitializer
  %v63 = bitcast <8 x i32> %v58 to <32 x i8>
  %v64 = bitcast <8 x i32> %v21 to <32 x i8>
  %v65 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v63, <32 x i8> %v64)
  %v66 = bitcast <8 x i32> %v62 to <32 x i8>
  %v67 = bitcast <8 x i32> %v22 to <32 x i8>
  %v68 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v66, <32 x i8> %v67)
  %v69 = add <16 x i16> %v65, %v68
  %v70 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v69, <16 x i16> splat (i16 1))
  %v71 = add <8 x i32> %v10, %v70
  %v72 = getelementptr inbounds i8, ptr %v19, i64 48
  %v73 = load i32, ptr %v72, align 1
  %v74 = insertelement <8 x i32> poison, i32 %v73, i64 0
  %v75 = shufflevector <8 x i32> %v74, <8 x i32> poison, <8 x i32> zeroinitializer
  %v76 = getelementptr inbounds i8, ptr %v20, i64 48
  %v77 = load i32, ptr %v76, align 1
  %v78 = insertelement <8 x i32> poison, i32 %v77, i64 0
  %v79 = shufflevector <8 x i32> %v78, <8 x i32> poison, <8 x i32> zeroinitializer
  %v80 = bitcast <8 x i32> %v75 to <32 x i8>
  %v81 = bitcast <8 x i32> %v21 to <32 x i8>
  %v82 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v80, <32 x i8> %v81)
  %v83 = bitcast <8 x i32> %v79 to <32 x i8>
  %v84 = bitcast <8 x i32> %v22 to <32 x i8>
  %v85 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v83, <32 x i8> %v84)
  %v86 = add <16 x i16> %v82, %v85
  %v87 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v86, <16 x i16> splat (i16 1))
  %v88 = add <8 x i32> %v11, %v87
  %v89 = getelementptr inbounds i8, ptr %v5, i64 8
  %v90 = getelementptr inbounds i8, ptr %v6, i64 64
  %v91 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v92 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %bias, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i32> zeroinitializer)
  %v93 = add <8 x i32> %v8, %v92
  %v94 = sitofp <8 x i32> %v93 to <8 x float>
  %v95 = add <8 x i32> %v9, %v92
  %v96 = sitofp <8 x i32> %v95 to <8 x float>
  %v97 = add <8 x i32> %v10, %v92
  %v98 = sitofp <8 x i32> %v97 to <8 x float>
  %v99 = add <8 x i32> %v11, %v92
  %v100 = sitofp <8 x i32> %v99 to <8 x float>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v94, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v96, ptr align 4 %v101, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v102 = getelementptr inbounds float, ptr %c, i64 36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v98, ptr align 4 %v102, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v103 = getelementptr inbounds float, ptr %c, i64 54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v100, ptr align 4 %v103, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v82, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v81, %end80 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 3
  %v24 = urem i64 %v21, 3
  %v25 = udiv i64 %v16, 3
  %v26 = urem i64 %v16, 3
  %v27 = mul i64 0, 4
  %v28 = mul i64 %v23, 480
  %v29 = mul i64 %v24, 96
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 16
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v25, 16
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v25, 18
  %v36 = mul i64 %v26, 8
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 3
  %v39 = add i64 %v38, %v24
  %v40 = mul i64 %v39, 4
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
  %v53 = mul i64 3, 4
  %v54 = getelementptr inbounds i8, ptr %v3, i64 %v53
  %v55 = load i32, ptr %v54, align 1
  %v56 = zext i32 %v55 to i64
  %v57 = getelementptr inbounds i8, ptr %v3, i64 64
  %v58 = mul i64 %v56, 64
  %v59 = getelementptr inbounds i8, ptr %v57, i64 %v58
  %v60 = mul i64 %v47, 64
  %v61 = getelementptr inbounds i8, ptr %v57, i64 %v60
  %v62 = mul i64 %v47, 8
  %v63 = getelementptr inbounds i8, ptr %v59, i64 %v62
  %v64 = sub i64 %v52, %v47
  %v65 = mul i64 %v52, 64
  %v66 = getelementptr inbounds i8, ptr %v57, i64 %v65
  %v67 = getelementptr inbounds i8, ptr %v66, i64 0
  %v68 = getelementptr inbounds i8, ptr %v9, i64 %v34
  %v69 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v70 = getelementptr inbounds i32, ptr %v5, i64 %v37
  %v71 = icmp eq i64 %v24, 2
  %v72 = icmp eq i64 0, 0
  %v73 = icmp eq i64 %v26, 2
  %v74 = xor i1 %v73, true
  %v75 = and i1 true, %v74
  br i1 %v75, label %then76, label %end77
then76:
  call void @k_tile_0000(ptr %v68, ptr %v61, ptr %v69, ptr %v70, ptr %v67, i64 %v41, i64 %v37, ptr %v63, i64 %v64)
  br label %end77
end77:
  %v78 = and i1 true, %v73
  br i1 %v78, label %then79, label %end80
then79:
  call void @k_tile_0001(ptr %v68, ptr %v61, ptr %v69, ptr %v70, ptr %v67, i64 %v41, i64 %v37, ptr %v63, i64 %v64)
  br label %end80
end80:
  %v81 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v82 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
