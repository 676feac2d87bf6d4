; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,3],"pads":[1,0],"strides":[2,2]},"inputs":["f32[2,5,6,17]","f32[2,3,2,9]"],"op":"conv_weight_gradient","output":"f32[9,2,3,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"direct","pixels":64,"tile_rows":3,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_gradient: 12 units
; scratch 0 bytes, 768 of each core
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 102
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 204
  %v5 = load <16 x float>, ptr %v4, align 4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v51, %body7 ]
  %v10 = phi ptr [ %a, %entry ], [ %v50, %body7 ]
  %v11 = phi ptr [ %b, %entry ], [ %v49, %body7 ]
  %v12 = phi ptr [ %ahead, %entry ], [ %v12, %body7 ]
  %v13 = phi <16 x float> [ %v1, %entry ], [ %v38, %body7 ]
  %v14 = phi <16 x float> [ %v3, %entry ], [ %v43, %body7 ]
  %v15 = phi <16 x float> [ %v5, %entry ], [ %v48, %body7 ]
  %v16 = icmp slt i64 %v9, 6
  br i1 %v16, label %body7, label %end8
body7:
  %v17 = load <16 x float>, ptr %v11, align 4
  %v18 = load float, ptr %v10, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v17, <16 x float> %v13)
  %v22 = getelementptr inbounds float, ptr %v10, i64 1
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <16 x float> poison, float %v23, i64 0
  %v25 = shufflevector <16 x float> %v24, <16 x float> poison, <16 x i32> zeroinitializer
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v17, <16 x float> %v14)
  %v27 = getelementptr inbounds float, ptr %v10, i64 2
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <16 x float> poison, float %v28, i64 0
  %v30 = shufflevector <16 x float> %v29, <16 x float> poison, <16 x i32> zeroinitializer
  %v31 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v30, <16 x float> %v17, <16 x float> %v15)
  %v32 = getelementptr inbounds float, ptr %v11, i64 16
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v10, i64 9
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v33, <16 x float> %v21)
  %v39 = getelementptr inbounds float, ptr %v10, i64 10
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <16 x float> poison, float %v40, i64 0
  %v42 = shufflevector <16 x float> %v41, <16 x float> poison, <16 x i32> zeroinitializer
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v42, <16 x float> %v33, <16 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v10, i64 11
  %v45 = load float, ptr %v44, align 4
  %v46 = insertelement <16 x float> poison, float %v45, i64 0
  %v47 = shufflevector <16 x float> %v46, <16 x float> poison, <16 x i32> zeroinitializer
  %v48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v33, <16 x float> %v31)
  %v49 = getelementptr inbounds float, ptr %v11, i64 32
  %v50 = getelementptr inbounds float, ptr %v10, i64 18
  %v51 = add nsw i64 %v9, 1
  br label %head6
end8:
  store <16 x float> %v13, ptr %c, align 4
  %v52 = getelementptr inbounds float, ptr %c, i64 102
  store <16 x float> %v14, ptr %v52, align 4
  %v53 = getelementptr inbounds float, ptr %c, i64 204
  store <16 x float> %v15, ptr %v53, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %c, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v2 = getelementptr inbounds float, ptr %c, i64 102
  %v3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v2, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v4 = getelementptr inbounds float, ptr %c, i64 204
  %v5 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v51, %body7 ]
  %v10 = phi ptr [ %a, %entry ], [ %v50, %body7 ]
  %v11 = phi ptr [ %b, %entry ], [ %v49, %body7 ]
  %v12 = phi ptr [ %ahead, %entry ], [ %v12, %body7 ]
  %v13 = phi <16 x float> [ %v1, %entry ], [ %v38, %body7 ]
  %v14 = phi <16 x float> [ %v3, %entry ], [ %v43, %body7 ]
  %v15 = phi <16 x float> [ %v5, %entry ], [ %v48, %body7 ]
  %v16 = icmp slt i64 %v9, 6
  br i1 %v16, label %body7, label %end8
body7:
  %v17 = load <16 x float>, ptr %v11, align 4
  %v18 = load float, ptr %v10, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v17, <16 x float> %v13)
  %v22 = getelementptr inbounds float, ptr %v10, i64 1
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <16 x float> poison, float %v23, i64 0
  %v25 = shufflevector <16 x float> %v24, <16 x float> poison, <16 x i32> zeroinitializer
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v17, <16 x float> %v14)
  %v27 = getelementptr inbounds float, ptr %v10, i64 2
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <16 x float> poison, float %v28, i64 0
  %v30 = shufflevector <16 x float> %v29, <16 x float> poison, <16 x i32> zeroinitializer
  %v31 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v30, <16 x float> %v17, <16 x float> %v15)
  %v32 = getelementptr inbounds float, ptr %v11, i64 16
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v10, i64 9
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v33, <16 x float> %v21)
  %v39 = getelementptr inbounds float, ptr %v10, i64 10
  %v40 = load float, ptr %v39, align 4
  %v41 = insertelement <16 x float> poison, float %v40, i64 0
  %v42 = shufflevector <16 x float> %v41, <16 x float> poison, <16 x i32> zeroinitializer
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v42, <16 x float> %v33, <16 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v10, i64 11
  %v45 = load float, ptr %v44, align 4
  %v46 = insertelement <16 x float> poison, float %v45, i64 0
  %v47 = shufflevector <16 x float> %v46, <16 x float> poison, <16 x i32> zeroinitializer
  %v48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v47, <16 x float> %v33, <16 x float> %v31)
  %v49 = getelementptr inbounds float, ptr %v11, i64 32
  %v50 = getelementptr inbounds float, ptr %v10, i64 18
  %v51 = add nsw i64 %v9, 1
  br label %head6
end8:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v13, ptr align 4 %c, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v52 = getelementptr inbounds float, ptr %c, i64 102
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v14, ptr align 4 %v52, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v53 = getelementptr inbounds float, ptr %c, i64 204
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v15, ptr align 4 %v53, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_gradient(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v10 = mul i64 %worker, 768
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v56, %end32 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = urem i64 %v15, 2
  %v18 = udiv i64 %v15, 2
  %v19 = udiv i64 %v18, 6
  %v20 = urem i64 %v18, 6
  %v21 = mul i64 %v17, 16
  %v22 = mul i64 %v19, 918
  %v23 = mul i64 %v20, 17
  %v24 = add i64 %v23, %v21
  %v25 = add i64 %v22, %v24
  %v26 = getelementptr inbounds float, ptr %v5, i64 %v25
  %v27 = sub i64 17, %v21
  %v28 = icmp slt i64 %v27, 16
  %v29 = select i1 %v28, i64 %v27, i64 16
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body13 ], [ %v55, %end39 ]
  %v34 = icmp slt i64 %v33, 9
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 102
  %v36 = getelementptr inbounds float, ptr %v26, i64 %v35
  br label %head37
head37:
  %v40 = phi i64 [ 0, %body31 ], [ %v54, %body38 ]
  %v41 = icmp slt i64 %v40, %v29
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = sub i64 %v29, %v40
  %v43 = icmp slt i64 %v42, 16
  %v44 = select i1 %v43, i64 %v42, i64 16
  %v45 = getelementptr inbounds float, ptr %v36, i64 %v40
  %v46 = icmp slt i64 %v44, 16
  %v47 = select i1 %v46, i64 %v44, i64 16
  %v48 = icmp sgt i64 %v47, 0
  %v49 = select i1 %v48, i64 %v47, i64 0
  %v50 = trunc i64 %v49 to i32
  %v51 = insertelement <16 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <16 x i32> %v51, <16 x i32> poison, <16 x i32> zeroinitializer
  %v53 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v52
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v45, <16 x i1> %v53)
  %v54 = add nsw i64 %v40, 16
  br label %head37
end39:
  %v55 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v56 = add nsw i64 %v15, 1
  br label %head12
end14:
  br label %head57
head57:
  %v60 = phi i64 [ 0, %end14 ], [ %v233, %end64 ]
  %v61 = icmp slt i64 %v60, 1
  br i1 %v61, label %body58, label %end59
body58:
  br label %head62
head62:
  %v65 = phi i64 [ 0, %body58 ], [ %v232, %end71 ]
  %v66 = icmp slt i64 %v65, 1
  br i1 %v66, label %body63, label %end64
body63:
  %v67 = mul i64 %v60, 6
  %v68 = mul i64 %v65, 2
  br label %head69
head69:
  %v72 = phi i64 [ %lo, %body63 ], [ %v231, %end215 ]
  %v73 = icmp slt i64 %v72, %hi
  br i1 %v73, label %body70, label %end71
body70:
  %v74 = urem i64 %v72, 2
  %v75 = udiv i64 %v72, 2
  %v76 = udiv i64 %v75, 6
  %v77 = urem i64 %v75, 6
  %v78 = mul i64 %v74, 16
  %v79 = udiv i64 %v77, 3
  %v80 = sub i64 %v79, 1
  %v81 = urem i64 %v77, 3
  %v82 = add i64 %v68, 2
  %v83 = icmp slt i64 %v82, 2
  %v84 = select i1 %v83, i64 %v82, i64 2
  %v85 = sub i64 %v84, %v68
  %v86 = add i64 %v67, 6
  %v87 = icmp slt i64 %v86, 6
  %v88 = select i1 %v87, i64 %v86, i64 6
  %v89 = mul i64 %v76, 17
  %v90 = add i64 %v89, %v78
  br label %head91
head91:
  %v94 = phi i64 [ %v67, %body70 ], [ %v190, %end165 ]
  %v95 = icmp slt i64 %v94, %v88
  br i1 %v95, label %body92, label %end93
body92:
  %v96 = udiv i64 %v94, 3
  %v97 = urem i64 %v94, 3
  %v98 = mul i64 %v97, 2
  %v99 = add i64 %v98, %v80
  %v100 = sub i64 %v94, %v67
  %v101 = mul i64 %v85, 16
  %v102 = mul i64 %v100, %v101
  %v103 = getelementptr inbounds float, ptr %v11, i64 %v102
  %v104 = mul i64 %v96, 5
  %v105 = add i64 %v104, %v99
  %v106 = mul i64 %v105, 6
  %v107 = icmp ult i64 %v99, 5
  %v108 = sub i64 0, %v81
  %v109 = icmp sgt i64 %v108, 0
  %v110 = select i1 %v109, i64 %v108, i64 0
  %v111 = sub i64 6, %v81
  %v112 = icmp sgt i64 %v111, 0
  %v113 = select i1 %v112, i64 %v111, i64 0
  %v114 = add i64 %v110, 1
  %v115 = udiv i64 %v114, 2
  %v116 = add i64 %v113, 1
  %v117 = udiv i64 %v116, 2
  %v118 = icmp sgt i64 %v115, %v68
  %v119 = select i1 %v118, i64 %v115, i64 %v68
  %v120 = icmp slt i64 %v119, %v84
  %v121 = select i1 %v120, i64 %v119, i64 %v84
  %v122 = icmp sgt i64 %v117, %v121
  %v123 = select i1 %v122, i64 %v117, i64 %v121
  %v124 = icmp slt i64 %v123, %v84
  %v125 = select i1 %v124, i64 %v123, i64 %v84
  %v126 = select i1 %v107, i64 %v125, i64 %v121
  %v127 = add i64 %v106, %v81
  %v128 = mul i64 %v127, 17
  %v129 = add i64 %v128, %v90
  %v130 = getelementptr inbounds float, ptr %v1, i64 %v129
  br label %head131
head131:
  %v134 = phi i64 [ %v68, %body92 ], [ %v146, %body132 ]
  %v135 = icmp slt i64 %v134, %v121
  br i1 %v135, label %body132, label %end133
body132:
  %v136 = sub i64 %v134, %v68
  %v137 = mul i64 %v136, 16
  %v138 = getelementptr inbounds float, ptr %v103, i64 %v137
  %v139 = sub i64 17, %v78
  %v140 = icmp slt i64 %v139, 16
  %v141 = select i1 %v140, i64 %v139, i64 16
  %v142 = icmp slt i64 %v141, 16
  %v143 = select i1 %v142, i64 %v141, i64 16
  %v144 = icmp sgt i64 %v143, 0
  %v145 = select i1 %v144, i64 %v143, i64 0
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v138, align 4
  %v146 = add nsw i64 %v134, 1
  br label %head131
end133:
  br label %head147
head147:
  %v150 = phi i64 [ %v126, %end133 ], [ %v162, %body148 ]
  %v151 = icmp slt i64 %v150, %v84
  br i1 %v151, label %body148, label %end149
body148:
  %v152 = sub i64 %v150, %v68
  %v153 = mul i64 %v152, 16
  %v154 = getelementptr inbounds float, ptr %v103, i64 %v153
  %v155 = sub i64 17, %v78
  %v156 = icmp slt i64 %v155, 16
  %v157 = select i1 %v156, i64 %v155, i64 16
  %v158 = icmp slt i64 %v157, 16
  %v159 = select i1 %v158, i64 %v157, i64 16
  %v160 = icmp sgt i64 %v159, 0
  %v161 = select i1 %v160, i64 %v159, i64 0
  store <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v154, align 4
  %v162 = add nsw i64 %v150, 1
  br label %head147
end149:
  br label %head163
head163:
  %v166 = phi i64 [ %v121, %end149 ], [ %v189, %body164 ]
  %v167 = icmp slt i64 %v166, %v126
  br i1 %v167, label %body164, label %end165
body164:
  %v168 = sub i64 %v166, %v68
  %v169 = mul i64 %v168, 16
  %v170 = getelementptr inbounds float, ptr %v103, i64 %v169
  %v171 = mul i64 %v166, 34
  %v172 = getelementptr inbounds float, ptr %v130, i64 %v171
  %v173 = sub i64 17, %v78
  %v174 = icmp slt i64 %v173, 16
  %v175 = select i1 %v174, i64 %v173, i64 16
  %v176 = icmp slt i64 %v175, 16
  %v177 = select i1 %v176, i64 %v175, i64 16
  %v178 = icmp sgt i64 %v177, 0
  %v179 = select i1 %v178, i64 %v177, i64 0
  %v180 = icmp slt i64 %v179, 16
  %v181 = select i1 %v180, i64 %v179, i64 16
  %v182 = icmp sgt i64 %v181, 0
  %v183 = select i1 %v182, i64 %v181, i64 0
  %v184 = trunc i64 %v183 to i32
  %v185 = insertelement <16 x i32> poison, i32 %v184, i64 0
  %v186 = shufflevector <16 x i32> %v185, <16 x i32> poison, <16 x i32> zeroinitializer
  %v187 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v186
  %v188 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v172, <16 x i1> %v187, <16 x float> zeroinitializer)
  store <16 x float> %v188, ptr %v170, align 4
  %v189 = add nsw i64 %v166, 1
  br label %head163
end165:
  %v190 = add nsw i64 %v94, 1
  br label %head91
end93:
  %v191 = urem i64 %v72, 2
  %v192 = udiv i64 %v72, 2
  %v193 = udiv i64 %v192, 6
  %v194 = urem i64 %v192, 6
  %v195 = mul i64 %v191, 16
  %v196 = mul i64 %v60, 6
  %v197 = mul i64 %v196, 2
  %v198 = mul i64 %v65, 2
  %v199 = add i64 %v197, %v198
  %v200 = mul i64 %v199, 9
  %v201 = mul i64 %v193, 9
  %v202 = add i64 %v200, %v201
  %v203 = getelementptr inbounds float, ptr %v3, i64 %v202
  %v204 = mul i64 %v193, 918
  %v205 = mul i64 %v194, 17
  %v206 = add i64 %v205, %v195
  %v207 = add i64 %v204, %v206
  %v208 = getelementptr inbounds float, ptr %v5, i64 %v207
  %v209 = icmp eq i64 %v60, 0
  %v210 = icmp eq i64 %v65, 0
  %v211 = add i64 %v195, 16
  %v212 = icmp sge i64 %v211, 17
  br label %head213
head213:
  %v216 = phi i64 [ 0, %end93 ], [ %v230, %end229 ]
  %v217 = icmp slt i64 %v216, 3
  br i1 %v217, label %body214, label %end215
body214:
  %v218 = mul i64 %v216, 3
  %v219 = mul i64 %v218, 102
  %v220 = getelementptr inbounds float, ptr %v208, i64 %v219
  %v221 = getelementptr inbounds float, ptr %v203, i64 %v218
  %v222 = icmp eq i64 %v216, 2
  %v223 = xor i1 %v212, true
  %v224 = and i1 true, %v223
  br i1 %v224, label %then225, label %end226
then225:
  call void @k_tile_0000(ptr %v221, ptr %v11, ptr %v220, ptr %v220, ptr %v11, i64 0, i64 0)
  br label %end226
end226:
  %v227 = and i1 true, %v212
  br i1 %v227, label %then228, label %end229
then228:
  call void @k_tile_0001(ptr %v221, ptr %v11, ptr %v220, ptr %v220, ptr %v11, i64 0, i64 0)
  br label %end229
end229:
  %v230 = add nsw i64 %v216, 1
  br label %head213
end215:
  %v231 = add nsw i64 %v72, 1
  br label %head69
end71:
  %v232 = add nsw i64 %v65, 1
  br label %head62
end64:
  %v233 = add nsw i64 %v60, 1
  br label %head57
end59:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
