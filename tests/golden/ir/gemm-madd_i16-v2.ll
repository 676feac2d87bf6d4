; task {"attributes":{"runtime_bias":1},"inputs":["u8[5,10]","i8[10,21]","i32[21]"],"op":"gemm","output":"f32[5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"madd_i16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: int16 (1, 6, 5, 4, 2) efd25ff0ba9de226
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v97, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v96, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v95, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v64, %body2 ]
  %v9 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v74, %body2 ]
  %v10 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v84, %body2 ]
  %v11 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v94, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x i32>, ptr %v6, align 2
  %v14 = load <2 x i8>, ptr %v5, align 1
  %v15 = zext <2 x i8> %v14 to <2 x i16>
  %v16 = bitcast <2 x i16> %v15 to i32
  %v17 = insertelement <4 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <4 x i32> %v17, <4 x i32> poison, <4 x i32> zeroinitializer
  %v19 = bitcast <4 x i32> %v18 to <8 x i16>
  %v20 = bitcast <4 x i32> %v13 to <8 x i16>
  %v21 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v19, <8 x i16> %v20)
  %v22 = add <4 x i32> %v8, %v21
  %v23 = getelementptr inbounds i8, ptr %v5, i64 10
  %v24 = load <2 x i8>, ptr %v23, align 1
  %v25 = zext <2 x i8> %v24 to <2 x i16>
  %v26 = bitcast <2 x i16> %v25 to i32
  %v27 = insertelement <4 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <4 x i32> %v27, <4 x i32> poison, <4 x i32> zeroinitializer
  %v29 = bitcast <4 x i32> %v28 to <8 x i16>
  %v30 = bitcast <4 x i32> %v13 to <8 x i16>
  %v31 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v29, <8 x i16> %v30)
  %v32 = add <4 x i32> %v9, %v31
  %v33 = getelementptr inbounds i8, ptr %v5, i64 20
  %v34 = load <2 x i8>, ptr %v33, align 1
  %v35 = zext <2 x i8> %v34 to <2 x i16>
  %v36 = bitcast <2 x i16> %v35 to i32
  %v37 = insertelement <4 x i32> poison, i32 %v36, i64 0
  %v38 = shufflevector <4 x i32> %v37, <4 x i32> poison, <4 x i32> zeroinitializer
  %v39 = bitcast <4 x i32> %v38 to <8 x i16>
  %v40 = bitcast <4 x i32> %v13 to <8 x i16>
  %v41 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v39, <8 x i16> %v40)
  %v42 = add <4 x i32> %v10, %v41
  %v43 = getelementptr inbounds i8, ptr %v5, i64 30
  %v44 = load <2 x i8>, ptr %v43, align 1
  %v45 = zext <2 x i8> %v44 to <2 x i16>
  %v46 = bitcast <2 x i16> %v45 to i32
  %v47 = insertelement <4 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <4 x i32> %v47, <4 x i32> poison, <4 x i32> zeroinitializer
  %v49 = bitcast <4 x i32> %v48 to <8 x i16>
  %v50 = bitcast <4 x i32> %v13 to <8 x i16>
  %v51 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v49, <8 x i16> %v50)
  %v52 = add <4 x i32> %v11, %v51
  %v53 = getelementptr inbounds i16, ptr %v6, i64 8
  %v54 = load <4 x i32>, ptr %v53, align 2
  %v55 = getelementptr inbounds i8, ptr %v5, i64 2
  %v56 = load <2 x i8>, ptr %v55, align 1
  %v57 = zext <2 x i8> %v56 to <2 x i16>
  %v58 = bitcast <2 x i16> %v57 to i32
  %v59 = insertelement <4 x i32> poison, i32 %v58, i64 0
  %v60 = shufflevector <4 x i32> %v59, <4 x i32> poison, <4 x i32> zeroinitializer
  %v61 = bitcast <4 x i32> %v60 to <8 x i16>
  %v62 = bitcast <4 x i32> %v54 to <8 x i16>
  %v63 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v61, <8 x i16> %v62)
  %v64 = add <4 x i32> %v22, %v63
  %v65 = getelementptr inbounds i8, ptr %v5, i64 12
  %v66 = load <2 x i8>, ptr %v65, align 1
  %v67 = zext <2 x i8> %v66 to <2 x i16>
  %v68 = bitcast <2 x i16> %v67 to i32
  %v69 = insertelement <4 x i32> poison, i32 %v68, i64 0
  %v70 = shufflevector <4 x i32> %v69, <4 x i32> poison, <4 x i32> zeroinitializer
  %v71 = bitcast <4 x i32> %v70 to <8 x i16>
  %v72 = bitcast <4 x i32> %v54 to <8 x i16>
  %v73 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v71, <8 x i16> %v72)
  %v74 = add <4 x i32> %v32, %v73
  %v75 = getelementptr inbounds i8, ptr %v5, i64 22
  %v76 = load <2 x i8>, ptr %v75, align 1
  %v77 = zext <2 x i8> %v76 to <2 x i16>
  %v78 = bitcast <2 x i16> %v77 to i32
  %v79 = insertelement <4 x i32> poison, i32 %v78, i64 0
  %v80 = shufflevector <4 x i32> %v79, <4 x i32> poison, <4 x i32> zeroinitializer
  %v81 = bitcast <4 x i32> %v80 to <8 x i16>
  %v82 = bitcast <4 x i32> %v54 to <8 x i16>
  %v83 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v81, <8 x i16> %v82)
  %v84 = add <4 x i32> %v42, %v83
  %v85 = getelementptr inbounds i8, ptr %v5, i64 32
  %v86 = load <2 x i8>, ptr %v85, align 1
  %v87 = zext <2 x i8> %v86 to <2 x i16>
  %v88 = bitcast <2 x i16> %v87 to i32
  %v89 = insertelement <4 x i32> poison, i32 %v88, i64 0
  %v90 = shufflevector <4 x i32> %v89, <4 x i32> poison, <4 x i32> zeroinitializer
  %v91 = bitcast <4 x i32> %v90 to <8 x i16>
  %v92 = bitcast <4 x i32> %v54 to <8 x i16>
  %v93 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v91, <8 x i16> %v92)
  %v94 = add <4 x i32> %v52, %v93
  %v95 = getelementptr inbounds i16, ptr %v6, i64 16
  %v96 = getelementptr inbounds i8, ptr %v5, i64 4
  %v97 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v98 = load <4 x i32>, ptr %v6, align 2
  %v99 = load <2 x i8>, ptr %v5, align 1
  %v100 = zext <2 x i8> %v99 to <2 x i16>
  %v101 = bitcast <2 x i16> %v100 to i32
  %v102 = insertelement <4 x i32> poison, i32 %v101, i64 0
  %v103 = shufflevector <4 x i32> %v102, <4 x i32> poison, <4 x i32> zeroinitializer
  %v104 = bitcast <4 x i32> %v103 to <8 x i16>
  %v105 = bitcast <4 x i32> %v98 to <8 x i16>
  %v106 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v104, <8 x i16> %v105)
  %v107 = add <4 x i32> %v8, %v106
  %v108 = getelementptr inbounds i8, ptr %v5, i64 10
  %v109 = load <2 x i8>, ptr %v108, align 1
  %v110 = zext <2 x i8> %v109 to <2 x i16>
  %v111 = bitcast <2 x i16> %v110 to i32
  %v112 = insertelement <4 x i32> poison, i32 %v111, i64 0
  %v113 = shufflevector <4 x i32> %v112, <4 x i32> poison, <4 x i32> zeroinitializer
  %v114 = bitcast <4 x i32> %v113 to <8 x i16>
  %v115 = bitcast <4 x i32> %v98 to <8 x i16>
  %v116 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v114, <8 x i16> %v115)
  %v117 = add <4 x i32> %v9, %v116
  %v118 = getelementptr inbounds i8, ptr %v5, i64 20
  %v119 = load <2 x i8>, ptr %v118, align 1
  %v120 = zext <2 x i8> %v119 to <2 x i16>
  %v121 = bitcast <2 x i16> %v120 to i32
  %v122 = insertelement <4 x i32> poison, i32 %v121, i64 0
  %v123 = shufflevector <4 x i32> %v122, <4 x i32> poison, <4 x i32> zeroinitializer
  %v124 = bitcast <4 x i32> %v123 to <8 x i16>
  %v125 = bitcast <4 x i32> %v98 to <8 x i16>
  %v126 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v124, <8 x i16> %v125)
  %v127 = add <4 x i32> %v10, %v126
  %v128 = getelementptr inbounds i8, ptr %v5, i64 30
  %v129 = load <2 x i8>, ptr %v128, align 1
  %v130 = zext <2 x i8> %v129 to <2 x i16>
  %v131 = bitcast <2 x i16> %v130 to i32
  %v132 = insertelement <4 x i32> poison, i32 %v131, i64 0
  %v133 = shufflevector <4 x i32> %v132, <4 x i32> poison, <4 x i32> zeroinitializer
  %v134 = bitcast <4 x i32> %v133 to <8 x i16>
  %v135 = bitcast <4 x i32> %v98 to <8 x i16>
  %v136 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v134, <8 x i16> %v135)
  %v137 = add <4 x i32> %v11, %v136
  %v138 = getelementptr inbounds i16, ptr %v6, i64 8
  %v139 = getelementptr inbounds i8, ptr %v5, i64 2
  %v140 = load <4 x i32>, ptr %bias, align 4
  %v141 = add <4 x i32> %v107, %v140
  %v142 = sitofp <4 x i32> %v141 to <4 x float>
  %v143 = add <4 x i32> %v117, %v140
  %v144 = sitofp <4 x i32> %v143 to <4 x float>
  %v145 = add <4 x i32> %v127, %v140
  %v146 = sitofp <4 x i32> %v145 to <4 x float>
  %v147 = add <4 x i32> %v137, %v140
  %v148 = sitofp <4 x i32> %v147 to <4 x float>
  store <4 x float> %v142, ptr %c, align 4
  %v149 = getelementptr inbounds float, ptr %c, i64 21
  store <4 x float> %v144, ptr %v149, align 4
  %v150 = getelementptr inbounds float, ptr %c, i64 42
  store <4 x float> %v146, ptr %v150, align 4
  %v151 = getelementptr inbounds float, ptr %c, i64 63
  store <4 x float> %v148, ptr %v151, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v97, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v96, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v95, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v64, %body2 ]
  %v9 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v74, %body2 ]
  %v10 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v84, %body2 ]
  %v11 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v94, %body2 ]
  %v12 = icmp slt i64 %v4, 2
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x i32>, ptr %v6, align 2
  %v14 = load <2 x i8>, ptr %v5, align 1
  %v15 = zext <2 x i8> %v14 to <2 x i16>
  %v16 = bitcast <2 x i16> %v15 to i32
  %v17 = insertelement <4 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <4 x i32> %v17, <4 x i32> poison, <4 x i32> zeroinitializer
  %v19 = bitcast <4 x i32> %v18 to <8 x i16>
  %v20 = bitcast <4 x i32> %v13 to <8 x i16>
  %v21 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v19, <8 x i16> %v20)
  %v22 = add <4 x i32> %v8, %v21
  %v23 = getelementptr inbounds i8, ptr %v5, i64 10
  %v24 = load <2 x i8>, ptr %v23, align 1
  %v25 = zext <2 x i8> %v24 to <2 x i16>
  %v26 = bitcast <2 x i16> %v25 to i32
  %v27 = insertelement <4 x i32> poison, i32 %v26, i64 0
  %v28 = shufflevector <4 x i32> %v27, <4 x i32> poison, <4 x i32> zeroinitializer
  %v29 = bitcast <4 x i32> %v28 to <8 x i16>
  %v30 = bitcast <4 x i32> %v13 to <8 x i16>
  %v31 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v29, <8 x i16> %v30)
  %v32 = add <4 x i32> %v9, %v31
  %v33 = getelementptr inbounds i8, ptr %v5, i64 20
  %v34 = load <2 x i8>, ptr %v33, align 1
  %v35 = zext <2 x i8> %v34 to <2 x i16>
  %v36 = bitcast <2 x i16> %v35 to i32
  %v37 = insertelement <4 x i32> poison, i32 %v36, i64 0
  %v38 = shufflevector <4 x i32> %v37, <4 x i32> poison, <4 x i32> zeroinitializer
  %v39 = bitcast <4 x i32> %v38 to <8 x i16>
  %v40 = bitcast <4 x i32> %v13 to <8 x i16>
  %v41 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v39, <8 x i16> %v40)
  %v42 = add <4 x i32> %v10, %v41
  %v43 = getelementptr inbounds i8, ptr %v5, i64 30
  %v44 = load <2 x i8>, ptr %v43, align 1
  %v45 = zext <2 x i8> %v44 to <2 x i16>
  %v46 = bitcast <2 x i16> %v45 to i32
  %v47 = insertelement <4 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <4 x i32> %v47, <4 x i32> poison, <4 x i32> zeroinitializer
  %v49 = bitcast <4 x i32> %v48 to <8 x i16>
  %v50 = bitcast <4 x i32> %v13 to <8 x i16>
  %v51 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v49, <8 x i16> %v50)
  %v52 = add <4 x i32> %v11, %v51
  %v53 = getelementptr inbounds i16, ptr %v6, i64 8
  %v54 = load <4 x i32>, ptr %v53, align 2
  %v55 = getelementptr inbounds i8, ptr %v5, i64 2
  %v56 = load <2 x i8>, ptr %v55, align 1
  %v57 = zext <2 x i8> %v56 to <2 x i16>
  %v58 = bitcast <2 x i16> %v57 to i32
  %v59 = insertelement <4 x i32> poison, i32 %v58, i64 0
  %v60 = shufflevector <4 x i32> %v59, <4 x i32> poison, <4 x i32> zeroinitializer
  %v61 = bitcast <4 x i32> %v60 to <8 x i16>
  %v62 = bitcast <4 x i32> %v54 to <8 x i16>
  %v63 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v61, <8 x i16> %v62)
  %v64 = add <4 x i32> %v22, %v63
  %v65 = getelementptr inbounds i8, ptr %v5, i64 12
  %v66 = load <2 x i8>, ptr %v65, align 1
  %v67 = zext <2 x i8> %v66 to <2 x i16>
  %v68 = bitcast <2 x i16> %v67 to i32
  %v69 = insertelement <4 x i32> poison, i32 %v68, i64 0
  %v70 = shufflevector <4 x i32> %v69, <4 x i32> poison, <4 x i32> zeroinitializer
  %v71 = bitcast <4 x i32> %v70 to <8 x i16>
  %v72 = bitcast <4 x i32> %v54 to <8 x i16>
  %v73 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v71, <8 x i16> %v72)
  %v74 = add <4 x i32> %v32, %v73
  %v75 = getelementptr inbounds i8, ptr %v5, i64 22
  %v76 = load <2 x i8>, ptr %v75, align 1
  %v77 = zext <2 x i8> %v76 to <2 x i16>
  %v78 = bitcast <2 x i16> %v77 to i32
  %v79 = insertelement <4 x i32> poison, i32 %v78, i64 0
  %v80 = shufflevector <4 x i32> %v79, <4 x i32> poison, <4 x i32> zeroinitializer
  %v81 = bitcast <4 x i32> %v80 to <8 x i16>
  %v82 = bitcast <4 x i32> %v54 to <8 x i16>
  %v83 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v81, <8 x i16> %v82)
  %v84 = add <4 x i32> %v42, %v83
  %v85 = getelementptr inbounds i8, ptr %v5, i64 32
  %v86 = load <2 x i8>, ptr %v85, align 1
  %v87 = zext <2 x i8> %v86 to <2 x i16>
  %v88 = bitcast <2 x i16> %v87 to i32
  %v89 = insertelement <4 x i32> poison, i32 %v88, i64 0
  %v90 = shufflevector <4 x i32> %v89, <4 x i32> poison, <4 x i32> zeroinitializer
  %v91 = bitcast <4 x i32> %v90 to <8 x i16>
  %v92 = bitcast <4 x i32> %v54 to <8 x i16>
  %v93 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v91, <8 x i16> %v92)
  %v94 = add <4 x i32> %v52, %v93
  %v95 = getelementptr inbounds i16, ptr %v6, i64 16
  %v96 = getelementptr inbounds i8, ptr %v5, i64 4
  %v97 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v98 = load <4 x i32>, ptr %v6, align 2
  %v99 = load <2 x i8>, ptr %v5, align 1
  %v100 = zext <2 x i8> %v99 to <2 x i16>
  %v101 = bitcast <2 x i16> %v100 to i32
  %v102 = insertelement <4 x i32> poison, i32 %v101, i64 0
  %v103 = shufflevector <4 x i32> %v102, <4 x i32> poison, <4 x i32> zeroinitializer
  %v104 = bitcast <4 x i32> %v103 to <8 x i16>
  %v105 = bitcast <4 x i32> %v98 to <8 x i16>
  %v106 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v104, <8 x i16> %v105)
  %v107 = add <4 x i32> %v8, %v106
  %v108 = getelementptr inbounds i8, ptr %v5, i64 10
  %v109 = load <2 x i8>, ptr %v108, align 1
  %v110 = zext <2 x i8> %v109 to <2 x i16>
  %v111 = bitcast <2 x i16> %v110 to i32
  %v112 = insertelement <4 x i32> poison, i32 %v111, i64 0
  %v113 = shufflevector <4 x i32> %v112, <4 x i32> poison, <4 x i32> zeroinitializer
  %v114 = bitcast <4 x i32> %v113 to <8 x i16>
  %v115 = bitcast <4 x i32> %v98 to <8 x i16>
  %v116 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v114, <8 x i16> %v115)
  %v117 = add <4 x i32> %v9, %v116
  %v118 = getelementptr inbounds i8, ptr %v5, i64 20
  %v119 = load <2 x i8>, ptr %v118, align 1
  %v120 = zext <2 x i8> %v119 to <2 x i16>
  %v121 = bitcast <2 x i16> %v120 to i32
  %v122 = insertelement <4 x i32> poison, i32 %v121, i64 0
  %v123 = shufflevector <4 x i32> %v122, <4 x i32> poison, <4 x i32> zeroinitializer
  %v124 = bitcast <4 x i32> %v123 to <8 x i16>
  %v125 = bitcast <4 x i32> %v98 to <8 x i16>
  %v126 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v124, <8 x i16> %v125)
  %v127 = add <4 x i32> %v10, %v126
  %v128 = getelementptr inbounds i8, ptr %v5, i64 30
  %v129 = load <2 x i8>, ptr %v128, align 1
  %v130 = zext <2 x i8> %v129 to <2 x i16>
  %v131 = bitcast <2 x i16> %v130 to i32
  %v132 = insertelement <4 x i32> poison, i32 %v131, i64 0
  %v133 = shufflevector <4 x i32> %v132, <4 x i32> poison, <4 x i32> zeroinitializer
  %v134 = bitcast <4 x i32> %v133 to <8 x i16>
  %v135 = bitcast <4 x i32> %v98 to <8 x i16>
  %v136 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v134, <8 x i16> %v135)
  %v137 = add <4 x i32> %v11, %v136
  %v138 = getelementptr inbounds i16, ptr %v6, i64 8
  %v139 = getelementptr inbounds i8, ptr %v5, i64 2
  %v140 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %bias, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  %v141 = add <4 x i32> %v107, %v140
  %v142 = sitofp <4 x i32> %v141 to <4 x float>
  %v143 = add <4 x i32> %v117, %v140
  %v144 = sitofp <4 x i32> %v143 to <4 x float>
  %v145 = add <4 x i32> %v127, %v140
  %v146 = sitofp <4 x i32> %v145 to <4 x float>
  %v147 = add <4 x i32> %v137, %v140
  %v148 = sitofp <4 x i32> %v147 to <4 x float>
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v142, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v149 = getelementptr inbounds float, ptr %c, i64 21
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v144, ptr align 4 %v149, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v150 = getelementptr inbounds float, ptr %c, i64 42
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v146, ptr align 4 %v150, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v151 = getelementptr inbounds float, ptr %c, i64 63
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v148, ptr align 4 %v151, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v34, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v33, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v32, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v31, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x i32>, ptr %v6, align 2
  %v11 = load <2 x i8>, ptr %v5, align 1
  %v12 = zext <2 x i8> %v11 to <2 x i16>
  %v13 = bitcast <2 x i16> %v12 to i32
  %v14 = insertelement <4 x i32> poison, i32 %v13, i64 0
  %v15 = shufflevector <4 x i32> %v14, <4 x i32> poison, <4 x i32> zeroinitializer
  %v16 = bitcast <4 x i32> %v15 to <8 x i16>
  %v17 = bitcast <4 x i32> %v10 to <8 x i16>
  %v18 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v16, <8 x i16> %v17)
  %v19 = add <4 x i32> %v8, %v18
  %v20 = getelementptr inbounds i16, ptr %v6, i64 8
  %v21 = load <4 x i32>, ptr %v20, align 2
  %v22 = getelementptr inbounds i8, ptr %v5, i64 2
  %v23 = load <2 x i8>, ptr %v22, align 1
  %v24 = zext <2 x i8> %v23 to <2 x i16>
  %v25 = bitcast <2 x i16> %v24 to i32
  %v26 = insertelement <4 x i32> poison, i32 %v25, i64 0
  %v27 = shufflevector <4 x i32> %v26, <4 x i32> poison, <4 x i32> zeroinitializer
  %v28 = bitcast <4 x i32> %v27 to <8 x i16>
  %v29 = bitcast <4 x i32> %v21 to <8 x i16>
  %v30 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v28, <8 x i16> %v29)
  %v31 = add <4 x i32> %v19, %v30
  %v32 = getelementptr inbounds i16, ptr %v6, i64 16
  %v33 = getelementptr inbounds i8, ptr %v5, i64 4
  %v34 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v35 = load <4 x i32>, ptr %v6, align 2
  %v36 = load <2 x i8>, ptr %v5, align 1
  %v37 = zext <2 x i8> %v36 to <2 x i16>
  %v38 = bitcast <2 x i16> %v37 to i32
  %v39 = insertelement <4 x i32> poison, i32 %v38, i64 0
  %v40 = shufflevector <4 x i32> %v39, <4 x i32> poison, <4 x i32> zeroinitializer
  %v41 = bitcast <4 x i32> %v40 to <8 x i16>
  %v42 = bitcast <4 x i32> %v35 to <8 x i16>
  %v43 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v41, <8 x i16> %v42)
  %v44 = add <4 x i32> %v8, %v43
  %v45 = getelementptr inbounds i16, ptr %v6, i64 8
  %v46 = getelementptr inbounds i8, ptr %v5, i64 2
  %v47 = load <4 x i32>, ptr %bias, align 4
  %v48 = add <4 x i32> %v44, %v47
  %v49 = sitofp <4 x i32> %v48 to <4 x float>
  store <4 x float> %v49, ptr %c, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v34, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v33, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v32, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v31, %body2 ]
  %v9 = icmp slt i64 %v4, 2
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x i32>, ptr %v6, align 2
  %v11 = load <2 x i8>, ptr %v5, align 1
  %v12 = zext <2 x i8> %v11 to <2 x i16>
  %v13 = bitcast <2 x i16> %v12 to i32
  %v14 = insertelement <4 x i32> poison, i32 %v13, i64 0
  %v15 = shufflevector <4 x i32> %v14, <4 x i32> poison, <4 x i32> zeroinitializer
  %v16 = bitcast <4 x i32> %v15 to <8 x i16>
  %v17 = bitcast <4 x i32> %v10 to <8 x i16>
  %v18 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v16, <8 x i16> %v17)
  %v19 = add <4 x i32> %v8, %v18
  %v20 = getelementptr inbounds i16, ptr %v6, i64 8
  %v21 = load <4 x i32>, ptr %v20, align 2
  %v22 = getelementptr inbounds i8, ptr %v5, i64 2
  %v23 = load <2 x i8>, ptr %v22, align 1
  %v24 = zext <2 x i8> %v23 to <2 x i16>
  %v25 = bitcast <2 x i16> %v24 to i32
  %v26 = insertelement <4 x i32> poison, i32 %v25, i64 0
  %v27 = shufflevector <4 x i32> %v26, <4 x i32> poison, <4 x i32> zeroinitializer
  %v28 = bitcast <4 x i32> %v27 to <8 x i16>
  %v29 = bitcast <4 x i32> %v21 to <8 x i16>
  %v30 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v28, <8 x i16> %v29)
  %v31 = add <4 x i32> %v19, %v30
  %v32 = getelementptr inbounds i16, ptr %v6, i64 16
  %v33 = getelementptr inbounds i8, ptr %v5, i64 4
  %v34 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v35 = load <4 x i32>, ptr %v6, align 2
  %v36 = load <2 x i8>, ptr %v5, align 1
  %v37 = zext <2 x i8> %v36 to <2 x i16>
  %v38 = bitcast <2 x i16> %v37 to i32
  %v39 = insertelement <4 x i32> poison, i32 %v38, i64 0
  %v40 = shufflevector <4 x i32> %v39, <4 x i32> poison, <4 x i32> zeroinitializer
  %v41 = bitcast <4 x i32> %v40 to <8 x i16>
  %v42 = bitcast <4 x i32> %v35 to <8 x i16>
  %v43 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v41, <8 x i16> %v42)
  %v44 = add <4 x i32> %v8, %v43
  %v45 = getelementptr inbounds i16, ptr %v6, i64 8
  %v46 = getelementptr inbounds i8, ptr %v5, i64 2
  %v47 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %bias, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i32> zeroinitializer)
  %v48 = add <4 x i32> %v44, %v47
  %v49 = sitofp <4 x i32> %v48 to <4 x float>
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v49, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ 0, %entry ], [ %v77, %end20 ]
  %v17 = icmp slt i64 %v16, 6
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v76, %end75 ]
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
  %v30 = mul i64 %v23, 50
  %v31 = mul i64 %v25, 50
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 10
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 10
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 21
  %v38 = mul i64 %v28, 4
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 21
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 40
  %v46 = add i64 %v45, 40
  %v47 = getelementptr inbounds i16, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds i8, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds i16, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v52 = getelementptr inbounds i32, ptr %v5, i64 %v39
  %v53 = icmp eq i64 %v25, 0
  %v54 = icmp eq i64 %v26, 1
  %v55 = icmp eq i64 %v28, 5
  %v56 = xor i1 %v54, true
  %v57 = and i1 true, %v56
  %v58 = xor i1 %v55, true
  %v59 = and i1 %v57, %v58
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_tile_0000(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end61
end61:
  %v62 = xor i1 %v54, true
  %v63 = and i1 true, %v62
  %v64 = and i1 %v63, %v55
  br i1 %v64, label %then65, label %end66
then65:
  call void @k_tile_0001(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end66
end66:
  %v67 = and i1 true, %v54
  %v68 = xor i1 %v55, true
  %v69 = and i1 %v67, %v68
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_tile_0010(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end71
end71:
  %v72 = and i1 true, %v54
  %v73 = and i1 %v72, %v55
  br i1 %v73, label %then74, label %end75
then74:
  call void @k_tile_0011(ptr %v49, ptr %v50, ptr %v51, ptr %v52, ptr %v48, i64 %v42, i64 %v39)
  br label %end75
end75:
  %v76 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v77 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
