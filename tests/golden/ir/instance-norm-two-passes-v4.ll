; task {"attributes":{"epsilon":1e-05,"tail":"t0=relu(x0)"},"inputs":["f32[2,3,5,21]","f32[21]","f32[21]"],"op":"instance_norm","output":"f32[2,3,5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"two_pass","unroll":2,"vectors":1}
; tier x86_64-v4
; phase k: 4 units
; scratch 0 bytes, 0 of each core
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define void @k(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v272, %end149 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v18, 15
  %v21 = mul i64 %v19, 16
  %v22 = icmp ne i64 %v19, 1
  br i1 %v22, label %then23, label %end24
then23:
  br label %head25
head25:
  %v28 = phi i64 [ 0, %then23 ], [ %v45, %body26 ]
  %v29 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then23 ], [ %v38, %body26 ]
  %v30 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then23 ], [ %v44, %body26 ]
  %v31 = icmp slt i64 %v28, 14
  br i1 %v31, label %body26, label %end27
body26:
  %v32 = add i64 %v28, 1
  %v33 = add i64 %v20, %v28
  %v34 = mul i64 %v33, 21
  %v35 = add i64 %v21, %v34
  %v36 = getelementptr inbounds float, ptr %v1, i64 %v35
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v29, %v37
  %v39 = add i64 %v20, %v32
  %v40 = mul i64 %v39, 21
  %v41 = add i64 %v21, %v40
  %v42 = getelementptr inbounds float, ptr %v1, i64 %v41
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = fadd <16 x float> %v30, %v43
  %v45 = add nsw i64 %v28, 2
  br label %head25
end27:
  %v46 = add i64 %v20, 14
  %v47 = mul i64 %v46, 21
  %v48 = add i64 %v21, %v47
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = fadd <16 x float> %v29, %v50
  %v52 = fadd <16 x float> %v51, %v30
  %v53 = fmul <16 x float> %v52, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  br label %head54
head54:
  %v57 = phi i64 [ 0, %end27 ], [ %v80, %body55 ]
  %v58 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v70, %body55 ]
  %v59 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v71, %body55 ]
  %v60 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v78, %body55 ]
  %v61 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end27 ], [ %v79, %body55 ]
  %v62 = icmp slt i64 %v57, 14
  br i1 %v62, label %body55, label %end56
body55:
  %v63 = add i64 %v57, 1
  %v64 = add i64 %v20, %v57
  %v65 = mul i64 %v64, 21
  %v66 = add i64 %v21, %v65
  %v67 = getelementptr inbounds float, ptr %v1, i64 %v66
  %v68 = load <16 x float>, ptr %v67, align 4
  %v69 = fsub <16 x float> %v68, %v53
  %v70 = fadd <16 x float> %v58, %v69
  %v71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v69, <16 x float> %v69, <16 x float> %v59)
  %v72 = add i64 %v20, %v63
  %v73 = mul i64 %v72, 21
  %v74 = add i64 %v21, %v73
  %v75 = getelementptr inbounds float, ptr %v1, i64 %v74
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = fsub <16 x float> %v76, %v53
  %v78 = fadd <16 x float> %v60, %v77
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v77, <16 x float> %v61)
  %v80 = add nsw i64 %v57, 2
  br label %head54
end56:
  %v81 = add i64 %v20, 14
  %v82 = mul i64 %v81, 21
  %v83 = add i64 %v21, %v82
  %v84 = getelementptr inbounds float, ptr %v1, i64 %v83
  %v85 = load <16 x float>, ptr %v84, align 4
  %v86 = fsub <16 x float> %v85, %v53
  %v87 = fadd <16 x float> %v58, %v86
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v86, <16 x float> %v86, <16 x float> %v59)
  %v89 = fadd <16 x float> %v87, %v60
  %v90 = fadd <16 x float> %v88, %v61
  %v91 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = fmul <16 x float> %v89, <float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000>
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v90, <16 x float> <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v97 = fneg <16 x float> %v95
  %v98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v97, <16 x float> %v95, <16 x float> %v96)
  %v99 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v98
  %v100 = select <16 x i1> %v99, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v98
  %v101 = fcmp oeq <16 x float> %v96, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v102 = select <16 x i1> %v101, <16 x float> %v96, <16 x float> %v100
  %v103 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v102)
  %v104 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v103
  %v105 = fmul <16 x float> %v104, %v92
  %v106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v95, <16 x float> %v105, <16 x float> %v94)
  br label %head107
head107:
  %v110 = phi i64 [ 0, %end56 ], [ %v135, %body108 ]
  %v111 = icmp slt i64 %v110, 14
  br i1 %v111, label %body108, label %end109
body108:
  %v112 = add i64 %v110, 1
  %v113 = add i64 %v20, %v110
  %v114 = mul i64 %v113, 21
  %v115 = getelementptr inbounds float, ptr %v1, i64 %v114
  %v116 = getelementptr inbounds float, ptr %v7, i64 %v114
  %v117 = getelementptr inbounds float, ptr %v115, i64 %v21
  %v118 = load <16 x float>, ptr %v117, align 4
  %v119 = fsub <16 x float> %v118, %v53
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v119, <16 x float> %v105, <16 x float> %v106)
  %v121 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v120
  %v122 = select <16 x i1> %v121, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v120
  %v123 = getelementptr inbounds float, ptr %v116, i64 %v21
  store <16 x float> %v122, ptr %v123, align 4
  %v124 = add i64 %v20, %v112
  %v125 = mul i64 %v124, 21
  %v126 = getelementptr inbounds float, ptr %v1, i64 %v125
  %v127 = getelementptr inbounds float, ptr %v7, i64 %v125
  %v128 = getelementptr inbounds float, ptr %v126, i64 %v21
  %v129 = load <16 x float>, ptr %v128, align 4
  %v130 = fsub <16 x float> %v129, %v53
  %v131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v130, <16 x float> %v105, <16 x float> %v106)
  %v132 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v131
  %v133 = select <16 x i1> %v132, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v131
  %v134 = getelementptr inbounds float, ptr %v127, i64 %v21
  store <16 x float> %v133, ptr %v134, align 4
  %v135 = add nsw i64 %v110, 2
  br label %head107
end109:
  %v136 = add i64 %v20, 14
  %v137 = mul i64 %v136, 21
  %v138 = getelementptr inbounds float, ptr %v1, i64 %v137
  %v139 = getelementptr inbounds float, ptr %v7, i64 %v137
  %v140 = getelementptr inbounds float, ptr %v138, i64 %v21
  %v141 = load <16 x float>, ptr %v140, align 4
  %v142 = fsub <16 x float> %v141, %v53
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v142, <16 x float> %v105, <16 x float> %v106)
  %v144 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v143
  %v145 = select <16 x i1> %v144, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v143
  %v146 = getelementptr inbounds float, ptr %v139, i64 %v21
  store <16 x float> %v145, ptr %v146, align 4
  br label %end24
end24:
  %v147 = icmp eq i64 %v19, 1
  br i1 %v147, label %then148, label %end149
then148:
  br label %head150
head150:
  %v153 = phi i64 [ 0, %then148 ], [ %v170, %body151 ]
  %v154 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then148 ], [ %v163, %body151 ]
  %v155 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then148 ], [ %v169, %body151 ]
  %v156 = icmp slt i64 %v153, 14
  br i1 %v156, label %body151, label %end152
body151:
  %v157 = add i64 %v153, 1
  %v158 = add i64 %v20, %v153
  %v159 = mul i64 %v158, 21
  %v160 = add i64 %v21, %v159
  %v161 = getelementptr inbounds float, ptr %v1, i64 %v160
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v161, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v163 = fadd <16 x float> %v154, %v162
  %v164 = add i64 %v20, %v157
  %v165 = mul i64 %v164, 21
  %v166 = add i64 %v21, %v165
  %v167 = getelementptr inbounds float, ptr %v1, i64 %v166
  %v168 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v167, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v169 = fadd <16 x float> %v155, %v168
  %v170 = add nsw i64 %v153, 2
  br label %head150
end152:
  %v171 = add i64 %v20, 14
  %v172 = mul i64 %v171, 21
  %v173 = add i64 %v21, %v172
  %v174 = getelementptr inbounds float, ptr %v1, i64 %v173
  %v175 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v174, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v176 = fadd <16 x float> %v154, %v175
  %v177 = fadd <16 x float> %v176, %v155
  %v178 = fmul <16 x float> %v177, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  br label %head179
head179:
  %v182 = phi i64 [ 0, %end152 ], [ %v205, %body180 ]
  %v183 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end152 ], [ %v195, %body180 ]
  %v184 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end152 ], [ %v196, %body180 ]
  %v185 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end152 ], [ %v203, %body180 ]
  %v186 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end152 ], [ %v204, %body180 ]
  %v187 = icmp slt i64 %v182, 14
  br i1 %v187, label %body180, label %end181
body180:
  %v188 = add i64 %v182, 1
  %v189 = add i64 %v20, %v182
  %v190 = mul i64 %v189, 21
  %v191 = add i64 %v21, %v190
  %v192 = getelementptr inbounds float, ptr %v1, i64 %v191
  %v193 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v192, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v194 = fsub <16 x float> %v193, %v178
  %v195 = fadd <16 x float> %v183, %v194
  %v196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v194, <16 x float> %v194, <16 x float> %v184)
  %v197 = add i64 %v20, %v188
  %v198 = mul i64 %v197, 21
  %v199 = add i64 %v21, %v198
  %v200 = getelementptr inbounds float, ptr %v1, i64 %v199
  %v201 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v200, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v202 = fsub <16 x float> %v201, %v178
  %v203 = fadd <16 x float> %v185, %v202
  %v204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v202, <16 x float> %v202, <16 x float> %v186)
  %v205 = add nsw i64 %v182, 2
  br label %head179
end181:
  %v206 = add i64 %v20, 14
  %v207 = mul i64 %v206, 21
  %v208 = add i64 %v21, %v207
  %v209 = getelementptr inbounds float, ptr %v1, i64 %v208
  %v210 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v209, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v211 = fsub <16 x float> %v210, %v178
  %v212 = fadd <16 x float> %v183, %v211
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v211, <16 x float> %v211, <16 x float> %v184)
  %v214 = fadd <16 x float> %v212, %v185
  %v215 = fadd <16 x float> %v213, %v186
  %v216 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v216, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v218 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v219 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v218, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v220 = fmul <16 x float> %v214, <float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000>
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v215, <16 x float> <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v222 = fneg <16 x float> %v220
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v222, <16 x float> %v220, <16 x float> %v221)
  %v224 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v223
  %v225 = select <16 x i1> %v224, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v223
  %v226 = fcmp oeq <16 x float> %v221, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v227 = select <16 x i1> %v226, <16 x float> %v221, <16 x float> %v225
  %v228 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v227)
  %v229 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v228
  %v230 = fmul <16 x float> %v229, %v217
  %v231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v220, <16 x float> %v230, <16 x float> %v219)
  br label %head232
head232:
  %v235 = phi i64 [ 0, %end181 ], [ %v260, %body233 ]
  %v236 = icmp slt i64 %v235, 14
  br i1 %v236, label %body233, label %end234
body233:
  %v237 = add i64 %v235, 1
  %v238 = add i64 %v20, %v235
  %v239 = mul i64 %v238, 21
  %v240 = getelementptr inbounds float, ptr %v1, i64 %v239
  %v241 = getelementptr inbounds float, ptr %v7, i64 %v239
  %v242 = getelementptr inbounds float, ptr %v240, i64 %v21
  %v243 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v242, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v244 = fsub <16 x float> %v243, %v178
  %v245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v244, <16 x float> %v230, <16 x float> %v231)
  %v246 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v245
  %v247 = select <16 x i1> %v246, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v245
  %v248 = getelementptr inbounds float, ptr %v241, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v247, ptr align 4 %v248, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v249 = add i64 %v20, %v237
  %v250 = mul i64 %v249, 21
  %v251 = getelementptr inbounds float, ptr %v1, i64 %v250
  %v252 = getelementptr inbounds float, ptr %v7, i64 %v250
  %v253 = getelementptr inbounds float, ptr %v251, i64 %v21
  %v254 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v253, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v255 = fsub <16 x float> %v254, %v178
  %v256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v255, <16 x float> %v230, <16 x float> %v231)
  %v257 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v256
  %v258 = select <16 x i1> %v257, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v256
  %v259 = getelementptr inbounds float, ptr %v252, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v258, ptr align 4 %v259, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v260 = add nsw i64 %v235, 2
  br label %head232
end234:
  %v261 = add i64 %v20, 14
  %v262 = mul i64 %v261, 21
  %v263 = getelementptr inbounds float, ptr %v1, i64 %v262
  %v264 = getelementptr inbounds float, ptr %v7, i64 %v262
  %v265 = getelementptr inbounds float, ptr %v263, i64 %v21
  %v266 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v265, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v267 = fsub <16 x float> %v266, %v178
  %v268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v267, <16 x float> %v230, <16 x float> %v231)
  %v269 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v268
  %v270 = select <16 x i1> %v269, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v268
  %v271 = getelementptr inbounds float, ptr %v264, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v270, ptr align 4 %v271, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end149
end149:
  %v272 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
