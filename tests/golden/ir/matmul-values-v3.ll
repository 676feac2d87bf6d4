; task {"attributes":{"perm_a":[0,1,2,3],"perm_b":[0,2,1,3],"perm_out":[0,2,1,3]},"inputs":["f32[1,3,5,9]","f32[1,9,3,20]"],"op":"matmul","output":"f32[1,5,3,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":1,"format":"dense","impl":"direct","k_slices":1,"split":"rows","tile_rows":4,"tile_vectors":1,"unroll":4}
; tier x86_64-v3
; phase k_product: 6 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v101, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v100, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v99, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v83, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v88, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v93, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v98, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 9
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 18
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 27
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v13, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 60
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = getelementptr inbounds float, ptr %v5, i64 1
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <8 x float> poison, float %v36, i64 0
  %v38 = shufflevector <8 x float> %v37, <8 x float> poison, <8 x i32> zeroinitializer
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> %v34, <8 x float> %v17)
  %v40 = getelementptr inbounds float, ptr %v5, i64 10
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <8 x float> poison, float %v41, i64 0
  %v43 = shufflevector <8 x float> %v42, <8 x float> poison, <8 x i32> zeroinitializer
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v34, <8 x float> %v22)
  %v45 = getelementptr inbounds float, ptr %v5, i64 19
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v34, <8 x float> %v27)
  %v50 = getelementptr inbounds float, ptr %v5, i64 28
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v34, <8 x float> %v32)
  %v55 = getelementptr inbounds float, ptr %v6, i64 120
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v5, i64 2
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <8 x float> poison, float %v58, i64 0
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <8 x i32> zeroinitializer
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v60, <8 x float> %v56, <8 x float> %v39)
  %v62 = getelementptr inbounds float, ptr %v5, i64 11
  %v63 = load float, ptr %v62, align 4
  %v64 = insertelement <8 x float> poison, float %v63, i64 0
  %v65 = shufflevector <8 x float> %v64, <8 x float> poison, <8 x i32> zeroinitializer
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v56, <8 x float> %v44)
  %v67 = getelementptr inbounds float, ptr %v5, i64 20
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v56, <8 x float> %v49)
  %v72 = getelementptr inbounds float, ptr %v5, i64 29
  %v73 = load float, ptr %v72, align 4
  %v74 = insertelement <8 x float> poison, float %v73, i64 0
  %v75 = shufflevector <8 x float> %v74, <8 x float> poison, <8 x i32> zeroinitializer
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v75, <8 x float> %v56, <8 x float> %v54)
  %v77 = getelementptr inbounds float, ptr %v6, i64 180
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %v5, i64 3
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v78, <8 x float> %v61)
  %v84 = getelementptr inbounds float, ptr %v5, i64 12
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <8 x float> poison, float %v85, i64 0
  %v87 = shufflevector <8 x float> %v86, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v78, <8 x float> %v66)
  %v89 = getelementptr inbounds float, ptr %v5, i64 21
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v78, <8 x float> %v71)
  %v94 = getelementptr inbounds float, ptr %v5, i64 30
  %v95 = load float, ptr %v94, align 4
  %v96 = insertelement <8 x float> poison, float %v95, i64 0
  %v97 = shufflevector <8 x float> %v96, <8 x float> poison, <8 x i32> zeroinitializer
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v78, <8 x float> %v76)
  %v99 = getelementptr inbounds float, ptr %v6, i64 240
  %v100 = getelementptr inbounds float, ptr %v5, i64 4
  %v101 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v102 = load <8 x float>, ptr %v6, align 4
  %v103 = load float, ptr %v5, align 4
  %v104 = insertelement <8 x float> poison, float %v103, i64 0
  %v105 = shufflevector <8 x float> %v104, <8 x float> poison, <8 x i32> zeroinitializer
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v105, <8 x float> %v102, <8 x float> %v8)
  %v107 = getelementptr inbounds float, ptr %v5, i64 9
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v102, <8 x float> %v9)
  %v112 = getelementptr inbounds float, ptr %v5, i64 18
  %v113 = load float, ptr %v112, align 4
  %v114 = insertelement <8 x float> poison, float %v113, i64 0
  %v115 = shufflevector <8 x float> %v114, <8 x float> poison, <8 x i32> zeroinitializer
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> %v102, <8 x float> %v10)
  %v117 = getelementptr inbounds float, ptr %v5, i64 27
  %v118 = load float, ptr %v117, align 4
  %v119 = insertelement <8 x float> poison, float %v118, i64 0
  %v120 = shufflevector <8 x float> %v119, <8 x float> poison, <8 x i32> zeroinitializer
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v102, <8 x float> %v11)
  %v122 = getelementptr inbounds float, ptr %v6, i64 60
  %v123 = getelementptr inbounds float, ptr %v5, i64 1
  store <8 x float> %v106, ptr %c, align 4
  %v124 = getelementptr inbounds float, ptr %c, i64 60
  store <8 x float> %v111, ptr %v124, align 4
  %v125 = getelementptr inbounds float, ptr %c, i64 120
  store <8 x float> %v116, ptr %v125, align 4
  %v126 = getelementptr inbounds float, ptr %c, i64 180
  store <8 x float> %v121, ptr %v126, align 4
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v101, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v100, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v99, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v83, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v88, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v93, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v98, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 9
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 18
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 27
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v13, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 60
  %v34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v33, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v5, i64 1
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <8 x float> poison, float %v36, i64 0
  %v38 = shufflevector <8 x float> %v37, <8 x float> poison, <8 x i32> zeroinitializer
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> %v34, <8 x float> %v17)
  %v40 = getelementptr inbounds float, ptr %v5, i64 10
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <8 x float> poison, float %v41, i64 0
  %v43 = shufflevector <8 x float> %v42, <8 x float> poison, <8 x i32> zeroinitializer
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v43, <8 x float> %v34, <8 x float> %v22)
  %v45 = getelementptr inbounds float, ptr %v5, i64 19
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v34, <8 x float> %v27)
  %v50 = getelementptr inbounds float, ptr %v5, i64 28
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v34, <8 x float> %v32)
  %v55 = getelementptr inbounds float, ptr %v6, i64 120
  %v56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v55, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %v5, i64 2
  %v58 = load float, ptr %v57, align 4
  %v59 = insertelement <8 x float> poison, float %v58, i64 0
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <8 x i32> zeroinitializer
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v60, <8 x float> %v56, <8 x float> %v39)
  %v62 = getelementptr inbounds float, ptr %v5, i64 11
  %v63 = load float, ptr %v62, align 4
  %v64 = insertelement <8 x float> poison, float %v63, i64 0
  %v65 = shufflevector <8 x float> %v64, <8 x float> poison, <8 x i32> zeroinitializer
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v56, <8 x float> %v44)
  %v67 = getelementptr inbounds float, ptr %v5, i64 20
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v56, <8 x float> %v49)
  %v72 = getelementptr inbounds float, ptr %v5, i64 29
  %v73 = load float, ptr %v72, align 4
  %v74 = insertelement <8 x float> poison, float %v73, i64 0
  %v75 = shufflevector <8 x float> %v74, <8 x float> poison, <8 x i32> zeroinitializer
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v75, <8 x float> %v56, <8 x float> %v54)
  %v77 = getelementptr inbounds float, ptr %v6, i64 180
  %v78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v77, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v79 = getelementptr inbounds float, ptr %v5, i64 3
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v78, <8 x float> %v61)
  %v84 = getelementptr inbounds float, ptr %v5, i64 12
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <8 x float> poison, float %v85, i64 0
  %v87 = shufflevector <8 x float> %v86, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v78, <8 x float> %v66)
  %v89 = getelementptr inbounds float, ptr %v5, i64 21
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v78, <8 x float> %v71)
  %v94 = getelementptr inbounds float, ptr %v5, i64 30
  %v95 = load float, ptr %v94, align 4
  %v96 = insertelement <8 x float> poison, float %v95, i64 0
  %v97 = shufflevector <8 x float> %v96, <8 x float> poison, <8 x i32> zeroinitializer
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v78, <8 x float> %v76)
  %v99 = getelementptr inbounds float, ptr %v6, i64 240
  %v100 = getelementptr inbounds float, ptr %v5, i64 4
  %v101 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v102 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v103 = load float, ptr %v5, align 4
  %v104 = insertelement <8 x float> poison, float %v103, i64 0
  %v105 = shufflevector <8 x float> %v104, <8 x float> poison, <8 x i32> zeroinitializer
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v105, <8 x float> %v102, <8 x float> %v8)
  %v107 = getelementptr inbounds float, ptr %v5, i64 9
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v102, <8 x float> %v9)
  %v112 = getelementptr inbounds float, ptr %v5, i64 18
  %v113 = load float, ptr %v112, align 4
  %v114 = insertelement <8 x float> poison, float %v113, i64 0
  %v115 = shufflevector <8 x float> %v114, <8 x float> poison, <8 x i32> zeroinitializer
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> %v102, <8 x float> %v10)
  %v117 = getelementptr inbounds float, ptr %v5, i64 27
  %v118 = load float, ptr %v117, align 4
  %v119 = insertelement <8 x float> poison, float %v118, i64 0
  %v120 = shufflevector <8 x float> %v119, <8 x float> poison, <8 x i32> zeroinitializer
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v102, <8 x float> %v11)
  %v122 = getelementptr inbounds float, ptr %v6, i64 60
  %v123 = getelementptr inbounds float, ptr %v5, i64 1
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v106, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v124 = getelementptr inbounds float, ptr %c, i64 60
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v111, ptr align 4 %v124, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v125 = getelementptr inbounds float, ptr %c, i64 120
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v116, ptr align 4 %v125, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v126 = getelementptr inbounds float, ptr %c, i64 180
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v121, ptr align 4 %v126, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_10(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v38, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v37, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v36, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v35, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 60
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 120
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v23, <8 x float> %v21)
  %v29 = getelementptr inbounds float, ptr %v6, i64 180
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %v5, i64 3
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <8 x float> poison, float %v32, i64 0
  %v34 = shufflevector <8 x float> %v33, <8 x float> poison, <8 x i32> zeroinitializer
  %v35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v34, <8 x float> %v30, <8 x float> %v28)
  %v36 = getelementptr inbounds float, ptr %v6, i64 240
  %v37 = getelementptr inbounds float, ptr %v5, i64 4
  %v38 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v39 = load <8 x float>, ptr %v6, align 4
  %v40 = load float, ptr %v5, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v39, <8 x float> %v8)
  %v44 = getelementptr inbounds float, ptr %v6, i64 60
  %v45 = getelementptr inbounds float, ptr %v5, i64 1
  store <8 x float> %v43, ptr %c, align 4
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v38, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v37, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v36, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v35, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 60
  %v16 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v15, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 120
  %v23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v22, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v23, <8 x float> %v21)
  %v29 = getelementptr inbounds float, ptr %v6, i64 180
  %v30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v29, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v31 = getelementptr inbounds float, ptr %v5, i64 3
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <8 x float> poison, float %v32, i64 0
  %v34 = shufflevector <8 x float> %v33, <8 x float> poison, <8 x i32> zeroinitializer
  %v35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v34, <8 x float> %v30, <8 x float> %v28)
  %v36 = getelementptr inbounds float, ptr %v6, i64 240
  %v37 = getelementptr inbounds float, ptr %v5, i64 4
  %v38 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v39 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v40 = load float, ptr %v5, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v39, <8 x float> %v8)
  %v44 = getelementptr inbounds float, ptr %v6, i64 60
  %v45 = getelementptr inbounds float, ptr %v5, i64 1
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v43, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v69, %end34 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = udiv i64 %v14, 2
  %v17 = urem i64 %v14, 2
  %v18 = mul i64 %v17, 4
  %v19 = urem i64 %v16, 3
  %v20 = mul i64 %v19, 45
  %v21 = udiv i64 %v16, 3
  %v22 = mul i64 %v18, 9
  %v23 = add i64 %v20, %v22
  %v24 = urem i64 %v16, 3
  %v25 = mul i64 %v24, 20
  %v26 = udiv i64 %v16, 3
  %v27 = mul i64 %v18, 60
  %v28 = add i64 %v25, %v27
  %v29 = mul i64 %v16, 5
  %v30 = add i64 %v29, %v18
  %v31 = icmp eq i64 %v17, 1
  br label %head32
head32:
  %v35 = phi i64 [ 0, %body12 ], [ %v68, %end67 ]
  %v36 = icmp slt i64 %v35, 3
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, 8
  %v38 = getelementptr inbounds float, ptr %v1, i64 %v23
  %v39 = urem i64 %v16, 3
  %v40 = mul i64 %v39, 20
  %v41 = udiv i64 %v16, 3
  %v42 = mul i64 %v35, 8
  %v43 = add i64 %v40, %v42
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v43
  %v45 = add i64 %v28, %v37
  %v46 = getelementptr inbounds float, ptr %v5, i64 %v45
  %v47 = icmp eq i64 %v35, 2
  %v48 = xor i1 %v31, true
  %v49 = and i1 true, %v48
  %v50 = xor i1 %v47, true
  %v51 = and i1 %v49, %v50
  br i1 %v51, label %then52, label %end53
then52:
  call void @k_tile_00(ptr %v38, ptr %v44, ptr %v46, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end53
end53:
  %v54 = xor i1 %v31, true
  %v55 = and i1 true, %v54
  %v56 = and i1 %v55, %v47
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_tile_01(ptr %v38, ptr %v44, ptr %v46, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end58
end58:
  %v59 = and i1 true, %v31
  %v60 = xor i1 %v47, true
  %v61 = and i1 %v59, %v60
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_10(ptr %v38, ptr %v44, ptr %v46, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end63
end63:
  %v64 = and i1 true, %v31
  %v65 = and i1 %v64, %v47
  br i1 %v65, label %then66, label %end67
then66:
  call void @k_tile_11(ptr %v38, ptr %v44, ptr %v46, ptr %v5, ptr %v5, i64 %v30, i64 %v37)
  br label %end67
end67:
  %v68 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v69 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
