; task {"attributes":{"perm_a":[0,2,1],"perm_b":[0,1,2],"perm_out":[0,1,2]},"inputs":["f32[3,1200,5]","f32[1,1200,41]"],"op":"matmul","output":"f32[3,5,41]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":1,"format":"dense","impl":"panels","k_slices":4,"split":"rows","tile_rows":5,"tile_vectors":2,"unroll":4}
; tier x86_64-v3
; phase k_product: 3 units
; scratch 0 bytes, 9600 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_pack_a_0(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v11, %body2 ]
  %v5 = phi ptr [ %source, %entry ], [ %v9, %body2 ]
  %v6 = phi ptr [ %panel, %entry ], [ %v10, %body2 ]
  %v7 = icmp slt i64 %v4, %depth
  br i1 %v7, label %body2, label %end3
body2:
  %v8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v5, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  store <8 x float> %v8, ptr %v6, align 4
  %v9 = getelementptr inbounds float, ptr %v5, i64 5
  %v10 = getelementptr inbounds float, ptr %v6, i64 8
  %v11 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_tile_first_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v155, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v154, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v153, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v127, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v128, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v133, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v134, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v139, %body2 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v140, %body2 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v145, %body2 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v146, %body2 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v151, %body2 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v152, %body2 ]
  %v18 = icmp slt i64 %v4, 75
  br i1 %v18, label %body2, label %end3
body2:
  %v19 = load <8 x float>, ptr %v6, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 8
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = load float, ptr %v5, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v19, <8 x float> %v8)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v21, <8 x float> %v9)
  %v27 = getelementptr inbounds float, ptr %v5, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v19, <8 x float> %v10)
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v21, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v5, i64 2
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v19, <8 x float> %v12)
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v21, <8 x float> %v13)
  %v39 = getelementptr inbounds float, ptr %v5, i64 3
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v19, <8 x float> %v14)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v21, <8 x float> %v15)
  %v45 = getelementptr inbounds float, ptr %v5, i64 4
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v19, <8 x float> %v16)
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v21, <8 x float> %v17)
  %v51 = getelementptr inbounds float, ptr %v6, i64 41
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 49
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v5, i64 8
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <8 x float> poison, float %v56, i64 0
  %v58 = shufflevector <8 x float> %v57, <8 x float> poison, <8 x i32> zeroinitializer
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v52, <8 x float> %v25)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v54, <8 x float> %v26)
  %v61 = getelementptr inbounds float, ptr %v5, i64 9
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v52, <8 x float> %v31)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v54, <8 x float> %v32)
  %v67 = getelementptr inbounds float, ptr %v5, i64 10
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v52, <8 x float> %v37)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v54, <8 x float> %v38)
  %v73 = getelementptr inbounds float, ptr %v5, i64 11
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <8 x float> poison, float %v74, i64 0
  %v76 = shufflevector <8 x float> %v75, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v52, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v54, <8 x float> %v44)
  %v79 = getelementptr inbounds float, ptr %v5, i64 12
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v52, <8 x float> %v49)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v54, <8 x float> %v50)
  %v85 = getelementptr inbounds float, ptr %v6, i64 82
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 90
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %v5, i64 16
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> %v59)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v88, <8 x float> %v60)
  %v95 = getelementptr inbounds float, ptr %v5, i64 17
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v86, <8 x float> %v65)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v88, <8 x float> %v66)
  %v101 = getelementptr inbounds float, ptr %v5, i64 18
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v86, <8 x float> %v71)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v88, <8 x float> %v72)
  %v107 = getelementptr inbounds float, ptr %v5, i64 19
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v86, <8 x float> %v77)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v88, <8 x float> %v78)
  %v113 = getelementptr inbounds float, ptr %v5, i64 20
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v86, <8 x float> %v83)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v88, <8 x float> %v84)
  %v119 = getelementptr inbounds float, ptr %v6, i64 123
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 131
  %v122 = load <8 x float>, ptr %v121, align 4
  %v123 = getelementptr inbounds float, ptr %v5, i64 24
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v120, <8 x float> %v93)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> %v94)
  %v129 = getelementptr inbounds float, ptr %v5, i64 25
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v120, <8 x float> %v99)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v122, <8 x float> %v100)
  %v135 = getelementptr inbounds float, ptr %v5, i64 26
  %v136 = load float, ptr %v135, align 4
  %v137 = insertelement <8 x float> poison, float %v136, i64 0
  %v138 = shufflevector <8 x float> %v137, <8 x float> poison, <8 x i32> zeroinitializer
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v120, <8 x float> %v105)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v122, <8 x float> %v106)
  %v141 = getelementptr inbounds float, ptr %v5, i64 27
  %v142 = load float, ptr %v141, align 4
  %v143 = insertelement <8 x float> poison, float %v142, i64 0
  %v144 = shufflevector <8 x float> %v143, <8 x float> poison, <8 x i32> zeroinitializer
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v120, <8 x float> %v111)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v122, <8 x float> %v112)
  %v147 = getelementptr inbounds float, ptr %v5, i64 28
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v120, <8 x float> %v117)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v122, <8 x float> %v118)
  %v153 = getelementptr inbounds float, ptr %v6, i64 164
  %v154 = getelementptr inbounds float, ptr %v5, i64 32
  %v155 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v156 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v156, align 4
  %v157 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v10, ptr %v157, align 4
  %v158 = getelementptr inbounds float, ptr %c, i64 49
  store <8 x float> %v11, ptr %v158, align 4
  %v159 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v12, ptr %v159, align 4
  %v160 = getelementptr inbounds float, ptr %c, i64 90
  store <8 x float> %v13, ptr %v160, align 4
  %v161 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v14, ptr %v161, align 4
  %v162 = getelementptr inbounds float, ptr %c, i64 131
  store <8 x float> %v15, ptr %v162, align 4
  %v163 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v16, ptr %v163, align 4
  %v164 = getelementptr inbounds float, ptr %c, i64 172
  store <8 x float> %v17, ptr %v164, align 4
  ret void
}
define internal void @k_tile_first_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v155, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v154, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v153, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v127, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v128, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v133, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v134, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v139, %body2 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v140, %body2 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v145, %body2 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v146, %body2 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v151, %body2 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v152, %body2 ]
  %v18 = icmp slt i64 %v4, 75
  br i1 %v18, label %body2, label %end3
body2:
  %v19 = load <8 x float>, ptr %v6, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 8
  %v21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v20, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v22 = load float, ptr %v5, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v19, <8 x float> %v8)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v21, <8 x float> %v9)
  %v27 = getelementptr inbounds float, ptr %v5, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v19, <8 x float> %v10)
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v21, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v5, i64 2
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v19, <8 x float> %v12)
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v21, <8 x float> %v13)
  %v39 = getelementptr inbounds float, ptr %v5, i64 3
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v19, <8 x float> %v14)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v21, <8 x float> %v15)
  %v45 = getelementptr inbounds float, ptr %v5, i64 4
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v19, <8 x float> %v16)
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v21, <8 x float> %v17)
  %v51 = getelementptr inbounds float, ptr %v6, i64 41
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 49
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v53, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v5, i64 8
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <8 x float> poison, float %v56, i64 0
  %v58 = shufflevector <8 x float> %v57, <8 x float> poison, <8 x i32> zeroinitializer
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v52, <8 x float> %v25)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v54, <8 x float> %v26)
  %v61 = getelementptr inbounds float, ptr %v5, i64 9
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v52, <8 x float> %v31)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v54, <8 x float> %v32)
  %v67 = getelementptr inbounds float, ptr %v5, i64 10
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v52, <8 x float> %v37)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v54, <8 x float> %v38)
  %v73 = getelementptr inbounds float, ptr %v5, i64 11
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <8 x float> poison, float %v74, i64 0
  %v76 = shufflevector <8 x float> %v75, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v52, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v54, <8 x float> %v44)
  %v79 = getelementptr inbounds float, ptr %v5, i64 12
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v52, <8 x float> %v49)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v54, <8 x float> %v50)
  %v85 = getelementptr inbounds float, ptr %v6, i64 82
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 90
  %v88 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v87, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v89 = getelementptr inbounds float, ptr %v5, i64 16
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> %v59)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v88, <8 x float> %v60)
  %v95 = getelementptr inbounds float, ptr %v5, i64 17
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v86, <8 x float> %v65)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v88, <8 x float> %v66)
  %v101 = getelementptr inbounds float, ptr %v5, i64 18
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v86, <8 x float> %v71)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v88, <8 x float> %v72)
  %v107 = getelementptr inbounds float, ptr %v5, i64 19
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v86, <8 x float> %v77)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v88, <8 x float> %v78)
  %v113 = getelementptr inbounds float, ptr %v5, i64 20
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v86, <8 x float> %v83)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v88, <8 x float> %v84)
  %v119 = getelementptr inbounds float, ptr %v6, i64 123
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 131
  %v122 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v121, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v123 = getelementptr inbounds float, ptr %v5, i64 24
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v120, <8 x float> %v93)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> %v94)
  %v129 = getelementptr inbounds float, ptr %v5, i64 25
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v120, <8 x float> %v99)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v122, <8 x float> %v100)
  %v135 = getelementptr inbounds float, ptr %v5, i64 26
  %v136 = load float, ptr %v135, align 4
  %v137 = insertelement <8 x float> poison, float %v136, i64 0
  %v138 = shufflevector <8 x float> %v137, <8 x float> poison, <8 x i32> zeroinitializer
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v120, <8 x float> %v105)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v122, <8 x float> %v106)
  %v141 = getelementptr inbounds float, ptr %v5, i64 27
  %v142 = load float, ptr %v141, align 4
  %v143 = insertelement <8 x float> poison, float %v142, i64 0
  %v144 = shufflevector <8 x float> %v143, <8 x float> poison, <8 x i32> zeroinitializer
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v120, <8 x float> %v111)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v122, <8 x float> %v112)
  %v147 = getelementptr inbounds float, ptr %v5, i64 28
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v120, <8 x float> %v117)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v122, <8 x float> %v118)
  %v153 = getelementptr inbounds float, ptr %v6, i64 164
  %v154 = getelementptr inbounds float, ptr %v5, i64 32
  %v155 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v156 = getelementptr inbounds float, ptr %c, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v9, ptr align 4 %v156, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v157 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v10, ptr %v157, align 4
  %v158 = getelementptr inbounds float, ptr %c, i64 49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v11, ptr align 4 %v158, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v159 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v12, ptr %v159, align 4
  %v160 = getelementptr inbounds float, ptr %c, i64 90
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v13, ptr align 4 %v160, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v161 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v14, ptr %v161, align 4
  %v162 = getelementptr inbounds float, ptr %c, i64 131
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v15, ptr align 4 %v162, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v163 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v16, ptr %v163, align 4
  %v164 = getelementptr inbounds float, ptr %c, i64 172
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v17, ptr align 4 %v164, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_middle_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v155, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v154, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v153, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v127, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v128, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v133, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v134, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v139, %body2 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v140, %body2 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v145, %body2 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v146, %body2 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v151, %body2 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v152, %body2 ]
  %v18 = icmp slt i64 %v4, 75
  br i1 %v18, label %body2, label %end3
body2:
  %v19 = load <8 x float>, ptr %v6, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 8
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = load float, ptr %v5, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v19, <8 x float> %v8)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v21, <8 x float> %v9)
  %v27 = getelementptr inbounds float, ptr %v5, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v19, <8 x float> %v10)
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v21, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v5, i64 2
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v19, <8 x float> %v12)
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v21, <8 x float> %v13)
  %v39 = getelementptr inbounds float, ptr %v5, i64 3
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v19, <8 x float> %v14)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v21, <8 x float> %v15)
  %v45 = getelementptr inbounds float, ptr %v5, i64 4
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v19, <8 x float> %v16)
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v21, <8 x float> %v17)
  %v51 = getelementptr inbounds float, ptr %v6, i64 41
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 49
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v5, i64 8
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <8 x float> poison, float %v56, i64 0
  %v58 = shufflevector <8 x float> %v57, <8 x float> poison, <8 x i32> zeroinitializer
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v52, <8 x float> %v25)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v54, <8 x float> %v26)
  %v61 = getelementptr inbounds float, ptr %v5, i64 9
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v52, <8 x float> %v31)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v54, <8 x float> %v32)
  %v67 = getelementptr inbounds float, ptr %v5, i64 10
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v52, <8 x float> %v37)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v54, <8 x float> %v38)
  %v73 = getelementptr inbounds float, ptr %v5, i64 11
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <8 x float> poison, float %v74, i64 0
  %v76 = shufflevector <8 x float> %v75, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v52, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v54, <8 x float> %v44)
  %v79 = getelementptr inbounds float, ptr %v5, i64 12
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v52, <8 x float> %v49)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v54, <8 x float> %v50)
  %v85 = getelementptr inbounds float, ptr %v6, i64 82
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 90
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %v5, i64 16
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> %v59)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v88, <8 x float> %v60)
  %v95 = getelementptr inbounds float, ptr %v5, i64 17
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v86, <8 x float> %v65)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v88, <8 x float> %v66)
  %v101 = getelementptr inbounds float, ptr %v5, i64 18
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v86, <8 x float> %v71)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v88, <8 x float> %v72)
  %v107 = getelementptr inbounds float, ptr %v5, i64 19
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v86, <8 x float> %v77)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v88, <8 x float> %v78)
  %v113 = getelementptr inbounds float, ptr %v5, i64 20
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v86, <8 x float> %v83)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v88, <8 x float> %v84)
  %v119 = getelementptr inbounds float, ptr %v6, i64 123
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 131
  %v122 = load <8 x float>, ptr %v121, align 4
  %v123 = getelementptr inbounds float, ptr %v5, i64 24
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v120, <8 x float> %v93)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> %v94)
  %v129 = getelementptr inbounds float, ptr %v5, i64 25
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v120, <8 x float> %v99)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v122, <8 x float> %v100)
  %v135 = getelementptr inbounds float, ptr %v5, i64 26
  %v136 = load float, ptr %v135, align 4
  %v137 = insertelement <8 x float> poison, float %v136, i64 0
  %v138 = shufflevector <8 x float> %v137, <8 x float> poison, <8 x i32> zeroinitializer
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v120, <8 x float> %v105)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v122, <8 x float> %v106)
  %v141 = getelementptr inbounds float, ptr %v5, i64 27
  %v142 = load float, ptr %v141, align 4
  %v143 = insertelement <8 x float> poison, float %v142, i64 0
  %v144 = shufflevector <8 x float> %v143, <8 x float> poison, <8 x i32> zeroinitializer
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v120, <8 x float> %v111)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v122, <8 x float> %v112)
  %v147 = getelementptr inbounds float, ptr %v5, i64 28
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v120, <8 x float> %v117)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v122, <8 x float> %v118)
  %v153 = getelementptr inbounds float, ptr %v6, i64 164
  %v154 = getelementptr inbounds float, ptr %v5, i64 32
  %v155 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v156 = load <8 x float>, ptr %c, align 4
  %v157 = getelementptr inbounds float, ptr %c, i64 8
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = getelementptr inbounds float, ptr %c, i64 41
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %c, i64 49
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = getelementptr inbounds float, ptr %c, i64 82
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %c, i64 90
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = getelementptr inbounds float, ptr %c, i64 123
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = getelementptr inbounds float, ptr %c, i64 131
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = getelementptr inbounds float, ptr %c, i64 164
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = getelementptr inbounds float, ptr %c, i64 172
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = fadd <8 x float> %v156, %v8
  %v176 = fadd <8 x float> %v158, %v9
  %v177 = fadd <8 x float> %v160, %v10
  %v178 = fadd <8 x float> %v162, %v11
  %v179 = fadd <8 x float> %v164, %v12
  %v180 = fadd <8 x float> %v166, %v13
  %v181 = fadd <8 x float> %v168, %v14
  %v182 = fadd <8 x float> %v170, %v15
  %v183 = fadd <8 x float> %v172, %v16
  %v184 = fadd <8 x float> %v174, %v17
  store <8 x float> %v175, ptr %c, align 4
  %v185 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v176, ptr %v185, align 4
  %v186 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v177, ptr %v186, align 4
  %v187 = getelementptr inbounds float, ptr %c, i64 49
  store <8 x float> %v178, ptr %v187, align 4
  %v188 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v179, ptr %v188, align 4
  %v189 = getelementptr inbounds float, ptr %c, i64 90
  store <8 x float> %v180, ptr %v189, align 4
  %v190 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v181, ptr %v190, align 4
  %v191 = getelementptr inbounds float, ptr %c, i64 131
  store <8 x float> %v182, ptr %v191, align 4
  %v192 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v183, ptr %v192, align 4
  %v193 = getelementptr inbounds float, ptr %c, i64 172
  store <8 x float> %v184, ptr %v193, align 4
  ret void
}
define internal void @k_tile_middle_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v155, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v154, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v153, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v127, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v128, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v133, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v134, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v139, %body2 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v140, %body2 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v145, %body2 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v146, %body2 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v151, %body2 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v152, %body2 ]
  %v18 = icmp slt i64 %v4, 75
  br i1 %v18, label %body2, label %end3
body2:
  %v19 = load <8 x float>, ptr %v6, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 8
  %v21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v20, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v22 = load float, ptr %v5, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v19, <8 x float> %v8)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v21, <8 x float> %v9)
  %v27 = getelementptr inbounds float, ptr %v5, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v19, <8 x float> %v10)
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v21, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v5, i64 2
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v19, <8 x float> %v12)
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v21, <8 x float> %v13)
  %v39 = getelementptr inbounds float, ptr %v5, i64 3
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v19, <8 x float> %v14)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v21, <8 x float> %v15)
  %v45 = getelementptr inbounds float, ptr %v5, i64 4
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v19, <8 x float> %v16)
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v21, <8 x float> %v17)
  %v51 = getelementptr inbounds float, ptr %v6, i64 41
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 49
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v53, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v5, i64 8
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <8 x float> poison, float %v56, i64 0
  %v58 = shufflevector <8 x float> %v57, <8 x float> poison, <8 x i32> zeroinitializer
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v52, <8 x float> %v25)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v54, <8 x float> %v26)
  %v61 = getelementptr inbounds float, ptr %v5, i64 9
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v52, <8 x float> %v31)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v54, <8 x float> %v32)
  %v67 = getelementptr inbounds float, ptr %v5, i64 10
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v52, <8 x float> %v37)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v54, <8 x float> %v38)
  %v73 = getelementptr inbounds float, ptr %v5, i64 11
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <8 x float> poison, float %v74, i64 0
  %v76 = shufflevector <8 x float> %v75, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v52, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v54, <8 x float> %v44)
  %v79 = getelementptr inbounds float, ptr %v5, i64 12
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v52, <8 x float> %v49)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v54, <8 x float> %v50)
  %v85 = getelementptr inbounds float, ptr %v6, i64 82
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 90
  %v88 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v87, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v89 = getelementptr inbounds float, ptr %v5, i64 16
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> %v59)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v88, <8 x float> %v60)
  %v95 = getelementptr inbounds float, ptr %v5, i64 17
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v86, <8 x float> %v65)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v88, <8 x float> %v66)
  %v101 = getelementptr inbounds float, ptr %v5, i64 18
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v86, <8 x float> %v71)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v88, <8 x float> %v72)
  %v107 = getelementptr inbounds float, ptr %v5, i64 19
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v86, <8 x float> %v77)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v88, <8 x float> %v78)
  %v113 = getelementptr inbounds float, ptr %v5, i64 20
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v86, <8 x float> %v83)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v88, <8 x float> %v84)
  %v119 = getelementptr inbounds float, ptr %v6, i64 123
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 131
  %v122 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v121, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v123 = getelementptr inbounds float, ptr %v5, i64 24
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v120, <8 x float> %v93)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> %v94)
  %v129 = getelementptr inbounds float, ptr %v5, i64 25
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v120, <8 x float> %v99)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v122, <8 x float> %v100)
  %v135 = getelementptr inbounds float, ptr %v5, i64 26
  %v136 = load float, ptr %v135, align 4
  %v137 = insertelement <8 x float> poison, float %v136, i64 0
  %v138 = shufflevector <8 x float> %v137, <8 x float> poison, <8 x i32> zeroinitializer
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v120, <8 x float> %v105)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v122, <8 x float> %v106)
  %v141 = getelementptr inbounds float, ptr %v5, i64 27
  %v142 = load float, ptr %v141, align 4
  %v143 = insertelement <8 x float> poison, float %v142, i64 0
  %v144 = shufflevector <8 x float> %v143, <8 x float> poison, <8 x i32> zeroinitializer
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v120, <8 x float> %v111)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v122, <8 x float> %v112)
  %v147 = getelementptr inbounds float, ptr %v5, i64 28
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v120, <8 x float> %v117)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v122, <8 x float> %v118)
  %v153 = getelementptr inbounds float, ptr %v6, i64 164
  %v154 = getelementptr inbounds float, ptr %v5, i64 32
  %v155 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v156 = load <8 x float>, ptr %c, align 4
  %v157 = getelementptr inbounds float, ptr %c, i64 8
  %v158 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v157, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v159 = getelementptr inbounds float, ptr %c, i64 41
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %c, i64 49
  %v162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v161, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v163 = getelementptr inbounds float, ptr %c, i64 82
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %c, i64 90
  %v166 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v165, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v167 = getelementptr inbounds float, ptr %c, i64 123
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = getelementptr inbounds float, ptr %c, i64 131
  %v170 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v169, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v171 = getelementptr inbounds float, ptr %c, i64 164
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = getelementptr inbounds float, ptr %c, i64 172
  %v174 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v173, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v175 = fadd <8 x float> %v156, %v8
  %v176 = fadd <8 x float> %v158, %v9
  %v177 = fadd <8 x float> %v160, %v10
  %v178 = fadd <8 x float> %v162, %v11
  %v179 = fadd <8 x float> %v164, %v12
  %v180 = fadd <8 x float> %v166, %v13
  %v181 = fadd <8 x float> %v168, %v14
  %v182 = fadd <8 x float> %v170, %v15
  %v183 = fadd <8 x float> %v172, %v16
  %v184 = fadd <8 x float> %v174, %v17
  store <8 x float> %v175, ptr %c, align 4
  %v185 = getelementptr inbounds float, ptr %c, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v176, ptr align 4 %v185, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v186 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v177, ptr %v186, align 4
  %v187 = getelementptr inbounds float, ptr %c, i64 49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v178, ptr align 4 %v187, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v188 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v179, ptr %v188, align 4
  %v189 = getelementptr inbounds float, ptr %c, i64 90
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v180, ptr align 4 %v189, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v190 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v181, ptr %v190, align 4
  %v191 = getelementptr inbounds float, ptr %c, i64 131
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v182, ptr align 4 %v191, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v192 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v183, ptr %v192, align 4
  %v193 = getelementptr inbounds float, ptr %c, i64 172
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v184, ptr align 4 %v193, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_last_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v155, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v154, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v153, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v127, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v128, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v133, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v134, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v139, %body2 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v140, %body2 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v145, %body2 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v146, %body2 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v151, %body2 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v152, %body2 ]
  %v18 = icmp slt i64 %v4, 75
  br i1 %v18, label %body2, label %end3
body2:
  %v19 = load <8 x float>, ptr %v6, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 8
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = load float, ptr %v5, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v19, <8 x float> %v8)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v21, <8 x float> %v9)
  %v27 = getelementptr inbounds float, ptr %v5, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v19, <8 x float> %v10)
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v21, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v5, i64 2
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v19, <8 x float> %v12)
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v21, <8 x float> %v13)
  %v39 = getelementptr inbounds float, ptr %v5, i64 3
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v19, <8 x float> %v14)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v21, <8 x float> %v15)
  %v45 = getelementptr inbounds float, ptr %v5, i64 4
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v19, <8 x float> %v16)
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v21, <8 x float> %v17)
  %v51 = getelementptr inbounds float, ptr %v6, i64 41
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 49
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %v5, i64 8
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <8 x float> poison, float %v56, i64 0
  %v58 = shufflevector <8 x float> %v57, <8 x float> poison, <8 x i32> zeroinitializer
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v52, <8 x float> %v25)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v54, <8 x float> %v26)
  %v61 = getelementptr inbounds float, ptr %v5, i64 9
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v52, <8 x float> %v31)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v54, <8 x float> %v32)
  %v67 = getelementptr inbounds float, ptr %v5, i64 10
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v52, <8 x float> %v37)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v54, <8 x float> %v38)
  %v73 = getelementptr inbounds float, ptr %v5, i64 11
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <8 x float> poison, float %v74, i64 0
  %v76 = shufflevector <8 x float> %v75, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v52, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v54, <8 x float> %v44)
  %v79 = getelementptr inbounds float, ptr %v5, i64 12
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v52, <8 x float> %v49)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v54, <8 x float> %v50)
  %v85 = getelementptr inbounds float, ptr %v6, i64 82
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 90
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %v5, i64 16
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> %v59)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v88, <8 x float> %v60)
  %v95 = getelementptr inbounds float, ptr %v5, i64 17
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v86, <8 x float> %v65)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v88, <8 x float> %v66)
  %v101 = getelementptr inbounds float, ptr %v5, i64 18
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v86, <8 x float> %v71)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v88, <8 x float> %v72)
  %v107 = getelementptr inbounds float, ptr %v5, i64 19
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v86, <8 x float> %v77)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v88, <8 x float> %v78)
  %v113 = getelementptr inbounds float, ptr %v5, i64 20
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v86, <8 x float> %v83)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v88, <8 x float> %v84)
  %v119 = getelementptr inbounds float, ptr %v6, i64 123
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 131
  %v122 = load <8 x float>, ptr %v121, align 4
  %v123 = getelementptr inbounds float, ptr %v5, i64 24
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v120, <8 x float> %v93)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> %v94)
  %v129 = getelementptr inbounds float, ptr %v5, i64 25
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v120, <8 x float> %v99)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v122, <8 x float> %v100)
  %v135 = getelementptr inbounds float, ptr %v5, i64 26
  %v136 = load float, ptr %v135, align 4
  %v137 = insertelement <8 x float> poison, float %v136, i64 0
  %v138 = shufflevector <8 x float> %v137, <8 x float> poison, <8 x i32> zeroinitializer
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v120, <8 x float> %v105)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v122, <8 x float> %v106)
  %v141 = getelementptr inbounds float, ptr %v5, i64 27
  %v142 = load float, ptr %v141, align 4
  %v143 = insertelement <8 x float> poison, float %v142, i64 0
  %v144 = shufflevector <8 x float> %v143, <8 x float> poison, <8 x i32> zeroinitializer
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v120, <8 x float> %v111)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v122, <8 x float> %v112)
  %v147 = getelementptr inbounds float, ptr %v5, i64 28
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v120, <8 x float> %v117)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v122, <8 x float> %v118)
  %v153 = getelementptr inbounds float, ptr %v6, i64 164
  %v154 = getelementptr inbounds float, ptr %v5, i64 32
  %v155 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v156 = load <8 x float>, ptr %c, align 4
  %v157 = getelementptr inbounds float, ptr %c, i64 8
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = getelementptr inbounds float, ptr %c, i64 41
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %c, i64 49
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = getelementptr inbounds float, ptr %c, i64 82
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %c, i64 90
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = getelementptr inbounds float, ptr %c, i64 123
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = getelementptr inbounds float, ptr %c, i64 131
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = getelementptr inbounds float, ptr %c, i64 164
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = getelementptr inbounds float, ptr %c, i64 172
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = fadd <8 x float> %v156, %v8
  %v176 = fadd <8 x float> %v158, %v9
  %v177 = fadd <8 x float> %v160, %v10
  %v178 = fadd <8 x float> %v162, %v11
  %v179 = fadd <8 x float> %v164, %v12
  %v180 = fadd <8 x float> %v166, %v13
  %v181 = fadd <8 x float> %v168, %v14
  %v182 = fadd <8 x float> %v170, %v15
  %v183 = fadd <8 x float> %v172, %v16
  %v184 = fadd <8 x float> %v174, %v17
  store <8 x float> %v175, ptr %c, align 4
  %v185 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v176, ptr %v185, align 4
  %v186 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v177, ptr %v186, align 4
  %v187 = getelementptr inbounds float, ptr %c, i64 49
  store <8 x float> %v178, ptr %v187, align 4
  %v188 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v179, ptr %v188, align 4
  %v189 = getelementptr inbounds float, ptr %c, i64 90
  store <8 x float> %v180, ptr %v189, align 4
  %v190 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v181, ptr %v190, align 4
  %v191 = getelementptr inbounds float, ptr %c, i64 131
  store <8 x float> %v182, ptr %v191, align 4
  %v192 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v183, ptr %v192, align 4
  %v193 = getelementptr inbounds float, ptr %c, i64 172
  store <8 x float> %v184, ptr %v193, align 4
  ret void
}
define internal void @k_tile_last_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v155, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v154, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v153, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v127, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v128, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v133, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v134, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v139, %body2 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v140, %body2 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v145, %body2 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v146, %body2 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v151, %body2 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v152, %body2 ]
  %v18 = icmp slt i64 %v4, 75
  br i1 %v18, label %body2, label %end3
body2:
  %v19 = load <8 x float>, ptr %v6, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 8
  %v21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v20, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v22 = load float, ptr %v5, align 4
  %v23 = insertelement <8 x float> poison, float %v22, i64 0
  %v24 = shufflevector <8 x float> %v23, <8 x float> poison, <8 x i32> zeroinitializer
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v19, <8 x float> %v8)
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v21, <8 x float> %v9)
  %v27 = getelementptr inbounds float, ptr %v5, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v19, <8 x float> %v10)
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v21, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v5, i64 2
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v19, <8 x float> %v12)
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v21, <8 x float> %v13)
  %v39 = getelementptr inbounds float, ptr %v5, i64 3
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v19, <8 x float> %v14)
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v42, <8 x float> %v21, <8 x float> %v15)
  %v45 = getelementptr inbounds float, ptr %v5, i64 4
  %v46 = load float, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v46, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> poison, <8 x i32> zeroinitializer
  %v49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v19, <8 x float> %v16)
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v48, <8 x float> %v21, <8 x float> %v17)
  %v51 = getelementptr inbounds float, ptr %v6, i64 41
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 49
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v53, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v5, i64 8
  %v56 = load float, ptr %v55, align 4
  %v57 = insertelement <8 x float> poison, float %v56, i64 0
  %v58 = shufflevector <8 x float> %v57, <8 x float> poison, <8 x i32> zeroinitializer
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v52, <8 x float> %v25)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v54, <8 x float> %v26)
  %v61 = getelementptr inbounds float, ptr %v5, i64 9
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v52, <8 x float> %v31)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v54, <8 x float> %v32)
  %v67 = getelementptr inbounds float, ptr %v5, i64 10
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i64 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v52, <8 x float> %v37)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v54, <8 x float> %v38)
  %v73 = getelementptr inbounds float, ptr %v5, i64 11
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <8 x float> poison, float %v74, i64 0
  %v76 = shufflevector <8 x float> %v75, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v52, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v76, <8 x float> %v54, <8 x float> %v44)
  %v79 = getelementptr inbounds float, ptr %v5, i64 12
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v52, <8 x float> %v49)
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v54, <8 x float> %v50)
  %v85 = getelementptr inbounds float, ptr %v6, i64 82
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %v6, i64 90
  %v88 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v87, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v89 = getelementptr inbounds float, ptr %v5, i64 16
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> %v59)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v88, <8 x float> %v60)
  %v95 = getelementptr inbounds float, ptr %v5, i64 17
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i64 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v86, <8 x float> %v65)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v88, <8 x float> %v66)
  %v101 = getelementptr inbounds float, ptr %v5, i64 18
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v86, <8 x float> %v71)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v88, <8 x float> %v72)
  %v107 = getelementptr inbounds float, ptr %v5, i64 19
  %v108 = load float, ptr %v107, align 4
  %v109 = insertelement <8 x float> poison, float %v108, i64 0
  %v110 = shufflevector <8 x float> %v109, <8 x float> poison, <8 x i32> zeroinitializer
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v86, <8 x float> %v77)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v88, <8 x float> %v78)
  %v113 = getelementptr inbounds float, ptr %v5, i64 20
  %v114 = load float, ptr %v113, align 4
  %v115 = insertelement <8 x float> poison, float %v114, i64 0
  %v116 = shufflevector <8 x float> %v115, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v86, <8 x float> %v83)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v88, <8 x float> %v84)
  %v119 = getelementptr inbounds float, ptr %v6, i64 123
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 131
  %v122 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v121, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v123 = getelementptr inbounds float, ptr %v5, i64 24
  %v124 = load float, ptr %v123, align 4
  %v125 = insertelement <8 x float> poison, float %v124, i64 0
  %v126 = shufflevector <8 x float> %v125, <8 x float> poison, <8 x i32> zeroinitializer
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v120, <8 x float> %v93)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> %v94)
  %v129 = getelementptr inbounds float, ptr %v5, i64 25
  %v130 = load float, ptr %v129, align 4
  %v131 = insertelement <8 x float> poison, float %v130, i64 0
  %v132 = shufflevector <8 x float> %v131, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v120, <8 x float> %v99)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v122, <8 x float> %v100)
  %v135 = getelementptr inbounds float, ptr %v5, i64 26
  %v136 = load float, ptr %v135, align 4
  %v137 = insertelement <8 x float> poison, float %v136, i64 0
  %v138 = shufflevector <8 x float> %v137, <8 x float> poison, <8 x i32> zeroinitializer
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v120, <8 x float> %v105)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v122, <8 x float> %v106)
  %v141 = getelementptr inbounds float, ptr %v5, i64 27
  %v142 = load float, ptr %v141, align 4
  %v143 = insertelement <8 x float> poison, float %v142, i64 0
  %v144 = shufflevector <8 x float> %v143, <8 x float> poison, <8 x i32> zeroinitializer
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v120, <8 x float> %v111)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v122, <8 x float> %v112)
  %v147 = getelementptr inbounds float, ptr %v5, i64 28
  %v148 = load float, ptr %v147, align 4
  %v149 = insertelement <8 x float> poison, float %v148, i64 0
  %v150 = shufflevector <8 x float> %v149, <8 x float> poison, <8 x i32> zeroinitializer
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v120, <8 x float> %v117)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v122, <8 x float> %v118)
  %v153 = getelementptr inbounds float, ptr %v6, i64 164
  %v154 = getelementptr inbounds float, ptr %v5, i64 32
  %v155 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v156 = load <8 x float>, ptr %c, align 4
  %v157 = getelementptr inbounds float, ptr %c, i64 8
  %v158 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v157, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v159 = getelementptr inbounds float, ptr %c, i64 41
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %c, i64 49
  %v162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v161, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v163 = getelementptr inbounds float, ptr %c, i64 82
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %c, i64 90
  %v166 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v165, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v167 = getelementptr inbounds float, ptr %c, i64 123
  %v168 = load <8 x float>, ptr %v167, align 4
  %v169 = getelementptr inbounds float, ptr %c, i64 131
  %v170 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v169, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v171 = getelementptr inbounds float, ptr %c, i64 164
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = getelementptr inbounds float, ptr %c, i64 172
  %v174 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v173, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v175 = fadd <8 x float> %v156, %v8
  %v176 = fadd <8 x float> %v158, %v9
  %v177 = fadd <8 x float> %v160, %v10
  %v178 = fadd <8 x float> %v162, %v11
  %v179 = fadd <8 x float> %v164, %v12
  %v180 = fadd <8 x float> %v166, %v13
  %v181 = fadd <8 x float> %v168, %v14
  %v182 = fadd <8 x float> %v170, %v15
  %v183 = fadd <8 x float> %v172, %v16
  %v184 = fadd <8 x float> %v174, %v17
  store <8 x float> %v175, ptr %c, align 4
  %v185 = getelementptr inbounds float, ptr %c, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v176, ptr align 4 %v185, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v186 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v177, ptr %v186, align 4
  %v187 = getelementptr inbounds float, ptr %c, i64 49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v178, ptr align 4 %v187, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v188 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v179, ptr %v188, align 4
  %v189 = getelementptr inbounds float, ptr %c, i64 90
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v180, ptr align 4 %v189, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v190 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v181, ptr %v190, align 4
  %v191 = getelementptr inbounds float, ptr %c, i64 131
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v182, ptr align 4 %v191, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v192 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v183, ptr %v192, align 4
  %v193 = getelementptr inbounds float, ptr %c, i64 172
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v184, ptr align 4 %v193, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v10 = mul i64 %worker, 9600
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v82, %end42 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = sub i64 1, 0
  %v18 = icmp slt i64 1, %v17
  %v19 = select i1 %v18, i64 1, i64 %v17
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body13 ], [ %v39, %end38 ]
  %v24 = icmp slt i64 %v23, %v19
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = mul i64 %v23, 2400
  %v26 = getelementptr inbounds float, ptr %v11, i64 %v25
  %v27 = add i64 0, %v23
  %v28 = urem i64 %v15, 3
  %v29 = mul i64 %v28, 6000
  %v30 = udiv i64 %v15, 3
  %v31 = mul i64 %v27, 5
  %v32 = add i64 %v29, %v31
  %v33 = getelementptr inbounds float, ptr %v1, i64 %v32
  %v34 = mul i64 0, 5
  %v35 = getelementptr inbounds float, ptr %v33, i64 %v34
  %v36 = icmp eq i64 %v27, 0
  br i1 true, label %then37, label %end38
then37:
  call void @k_pack_a_0(ptr %v35, ptr %v26, i64 300)
  br label %end38
end38:
  %v39 = add nsw i64 %v23, 1
  br label %head20
end22:
  br label %head40
head40:
  %v43 = phi i64 [ 0, %end22 ], [ %v81, %end54 ]
  %v44 = icmp slt i64 %v43, 3
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = urem i64 %v15, 3
  %v46 = udiv i64 %v15, 3
  %v47 = mul i64 %v43, 16
  %v48 = add i64 0, %v47
  %v49 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v50 = mul i64 0, 41
  %v51 = getelementptr inbounds float, ptr %v49, i64 %v50
  br label %head52
head52:
  %v55 = phi i64 [ 0, %body41 ], [ %v80, %end79 ]
  %v56 = icmp slt i64 %v55, %v19
  br i1 %v56, label %body53, label %end54
body53:
  %v57 = mul i64 %v55, 2400
  %v58 = getelementptr inbounds float, ptr %v11, i64 %v57
  %v59 = add i64 0, %v55
  %v60 = mul i64 %v59, 5
  %v61 = mul i64 %v43, 16
  %v62 = urem i64 %v15, 3
  %v63 = mul i64 %v62, 205
  %v64 = udiv i64 %v15, 3
  %v65 = mul i64 %v60, 41
  %v66 = add i64 %v63, %v65
  %v67 = mul i64 %v15, 5
  %v68 = add i64 %v67, %v60
  %v69 = add i64 %v66, %v61
  %v70 = getelementptr inbounds float, ptr %v5, i64 %v69
  %v71 = icmp eq i64 %v59, 0
  %v72 = icmp eq i64 %v43, 2
  %v73 = xor i1 %v72, true
  %v74 = and i1 true, %v73
  br i1 %v74, label %then75, label %end76
then75:
  call void @k_tile_first_00(ptr %v58, ptr %v51, ptr %v70, ptr %v5, ptr %v5, i64 %v68, i64 %v61)
  br label %end76
end76:
  %v77 = and i1 true, %v72
  br i1 %v77, label %then78, label %end79
then78:
  call void @k_tile_first_01(ptr %v58, ptr %v51, ptr %v70, ptr %v5, ptr %v5, i64 %v68, i64 %v61)
  br label %end79
end79:
  %v80 = add nsw i64 %v55, 1
  br label %head52
end54:
  %v81 = add nsw i64 %v43, 1
  br label %head40
end42:
  %v82 = add nsw i64 %v15, 1
  br label %head12
end14:
  br label %head83
head83:
  %v86 = phi i64 [ 1, %end14 ], [ %v160, %end90 ]
  %v87 = icmp slt i64 %v86, 3
  br i1 %v87, label %body84, label %end85
body84:
  br label %head88
head88:
  %v91 = phi i64 [ %lo, %body84 ], [ %v159, %end119 ]
  %v92 = icmp slt i64 %v91, %hi
  br i1 %v92, label %body89, label %end90
body89:
  %v93 = mul i64 %v86, 300
  %v94 = sub i64 1, 0
  %v95 = icmp slt i64 1, %v94
  %v96 = select i1 %v95, i64 1, i64 %v94
  br label %head97
head97:
  %v100 = phi i64 [ 0, %body89 ], [ %v116, %end115 ]
  %v101 = icmp slt i64 %v100, %v96
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = mul i64 %v100, 2400
  %v103 = getelementptr inbounds float, ptr %v11, i64 %v102
  %v104 = add i64 0, %v100
  %v105 = urem i64 %v91, 3
  %v106 = mul i64 %v105, 6000
  %v107 = udiv i64 %v91, 3
  %v108 = mul i64 %v104, 5
  %v109 = add i64 %v106, %v108
  %v110 = getelementptr inbounds float, ptr %v1, i64 %v109
  %v111 = mul i64 %v93, 5
  %v112 = getelementptr inbounds float, ptr %v110, i64 %v111
  %v113 = icmp eq i64 %v104, 0
  br i1 true, label %then114, label %end115
then114:
  call void @k_pack_a_0(ptr %v112, ptr %v103, i64 300)
  br label %end115
end115:
  %v116 = add nsw i64 %v100, 1
  br label %head97
end99:
  br label %head117
head117:
  %v120 = phi i64 [ 0, %end99 ], [ %v158, %end131 ]
  %v121 = icmp slt i64 %v120, 3
  br i1 %v121, label %body118, label %end119
body118:
  %v122 = urem i64 %v91, 3
  %v123 = udiv i64 %v91, 3
  %v124 = mul i64 %v120, 16
  %v125 = add i64 0, %v124
  %v126 = getelementptr inbounds float, ptr %v3, i64 %v125
  %v127 = mul i64 %v93, 41
  %v128 = getelementptr inbounds float, ptr %v126, i64 %v127
  br label %head129
head129:
  %v132 = phi i64 [ 0, %body118 ], [ %v157, %end156 ]
  %v133 = icmp slt i64 %v132, %v96
  br i1 %v133, label %body130, label %end131
body130:
  %v134 = mul i64 %v132, 2400
  %v135 = getelementptr inbounds float, ptr %v11, i64 %v134
  %v136 = add i64 0, %v132
  %v137 = mul i64 %v136, 5
  %v138 = mul i64 %v120, 16
  %v139 = urem i64 %v91, 3
  %v140 = mul i64 %v139, 205
  %v141 = udiv i64 %v91, 3
  %v142 = mul i64 %v137, 41
  %v143 = add i64 %v140, %v142
  %v144 = mul i64 %v91, 5
  %v145 = add i64 %v144, %v137
  %v146 = add i64 %v143, %v138
  %v147 = getelementptr inbounds float, ptr %v5, i64 %v146
  %v148 = icmp eq i64 %v136, 0
  %v149 = icmp eq i64 %v120, 2
  %v150 = xor i1 %v149, true
  %v151 = and i1 true, %v150
  br i1 %v151, label %then152, label %end153
then152:
  call void @k_tile_middle_00(ptr %v135, ptr %v128, ptr %v147, ptr %v5, ptr %v5, i64 %v145, i64 %v138)
  br label %end153
end153:
  %v154 = and i1 true, %v149
  br i1 %v154, label %then155, label %end156
then155:
  call void @k_tile_middle_01(ptr %v135, ptr %v128, ptr %v147, ptr %v5, ptr %v5, i64 %v145, i64 %v138)
  br label %end156
end156:
  %v157 = add nsw i64 %v132, 1
  br label %head129
end131:
  %v158 = add nsw i64 %v120, 1
  br label %head117
end119:
  %v159 = add nsw i64 %v91, 1
  br label %head88
end90:
  %v160 = add nsw i64 %v86, 1
  br label %head83
end85:
  br label %head161
head161:
  %v164 = phi i64 [ %lo, %end85 ], [ %v232, %end192 ]
  %v165 = icmp slt i64 %v164, %hi
  br i1 %v165, label %body162, label %end163
body162:
  %v166 = mul i64 3, 300
  %v167 = sub i64 1, 0
  %v168 = icmp slt i64 1, %v167
  %v169 = select i1 %v168, i64 1, i64 %v167
  br label %head170
head170:
  %v173 = phi i64 [ 0, %body162 ], [ %v189, %end188 ]
  %v174 = icmp slt i64 %v173, %v169
  br i1 %v174, label %body171, label %end172
body171:
  %v175 = mul i64 %v173, 2400
  %v176 = getelementptr inbounds float, ptr %v11, i64 %v175
  %v177 = add i64 0, %v173
  %v178 = urem i64 %v164, 3
  %v179 = mul i64 %v178, 6000
  %v180 = udiv i64 %v164, 3
  %v181 = mul i64 %v177, 5
  %v182 = add i64 %v179, %v181
  %v183 = getelementptr inbounds float, ptr %v1, i64 %v182
  %v184 = mul i64 %v166, 5
  %v185 = getelementptr inbounds float, ptr %v183, i64 %v184
  %v186 = icmp eq i64 %v177, 0
  br i1 true, label %then187, label %end188
then187:
  call void @k_pack_a_0(ptr %v185, ptr %v176, i64 300)
  br label %end188
end188:
  %v189 = add nsw i64 %v173, 1
  br label %head170
end172:
  br label %head190
head190:
  %v193 = phi i64 [ 0, %end172 ], [ %v231, %end204 ]
  %v194 = icmp slt i64 %v193, 3
  br i1 %v194, label %body191, label %end192
body191:
  %v195 = urem i64 %v164, 3
  %v196 = udiv i64 %v164, 3
  %v197 = mul i64 %v193, 16
  %v198 = add i64 0, %v197
  %v199 = getelementptr inbounds float, ptr %v3, i64 %v198
  %v200 = mul i64 %v166, 41
  %v201 = getelementptr inbounds float, ptr %v199, i64 %v200
  br label %head202
head202:
  %v205 = phi i64 [ 0, %body191 ], [ %v230, %end229 ]
  %v206 = icmp slt i64 %v205, %v169
  br i1 %v206, label %body203, label %end204
body203:
  %v207 = mul i64 %v205, 2400
  %v208 = getelementptr inbounds float, ptr %v11, i64 %v207
  %v209 = add i64 0, %v205
  %v210 = mul i64 %v209, 5
  %v211 = mul i64 %v193, 16
  %v212 = urem i64 %v164, 3
  %v213 = mul i64 %v212, 205
  %v214 = udiv i64 %v164, 3
  %v215 = mul i64 %v210, 41
  %v216 = add i64 %v213, %v215
  %v217 = mul i64 %v164, 5
  %v218 = add i64 %v217, %v210
  %v219 = add i64 %v216, %v211
  %v220 = getelementptr inbounds float, ptr %v5, i64 %v219
  %v221 = icmp eq i64 %v209, 0
  %v222 = icmp eq i64 %v193, 2
  %v223 = xor i1 %v222, true
  %v224 = and i1 true, %v223
  br i1 %v224, label %then225, label %end226
then225:
  call void @k_tile_last_00(ptr %v208, ptr %v201, ptr %v220, ptr %v5, ptr %v5, i64 %v218, i64 %v211)
  br label %end226
end226:
  %v227 = and i1 true, %v222
  br i1 %v227, label %then228, label %end229
then228:
  call void @k_tile_last_01(ptr %v208, ptr %v201, ptr %v220, ptr %v5, ptr %v5, i64 %v218, i64 %v211)
  br label %end229
end229:
  %v230 = add nsw i64 %v205, 1
  br label %head202
end204:
  %v231 = add nsw i64 %v193, 1
  br label %head190
end192:
  %v232 = add nsw i64 %v164, 1
  br label %head161
end163:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
