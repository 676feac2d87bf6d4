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
  %v16 = phi i64 [ %lo, %entry ], [ %v268, %end147 ]
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
  %v101 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v100)
  %v102 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v101
  %v103 = fmul <16 x float> %v102, %v92
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v95, <16 x float> %v103, <16 x float> %v94)
  br label %head105
head105:
  %v108 = phi i64 [ 0, %end56 ], [ %v133, %body106 ]
  %v109 = icmp slt i64 %v108, 14
  br i1 %v109, label %body106, label %end107
body106:
  %v110 = add i64 %v108, 1
  %v111 = add i64 %v20, %v108
  %v112 = mul i64 %v111, 21
  %v113 = getelementptr inbounds float, ptr %v1, i64 %v112
  %v114 = getelementptr inbounds float, ptr %v7, i64 %v112
  %v115 = getelementptr inbounds float, ptr %v113, i64 %v21
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = fsub <16 x float> %v116, %v53
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v117, <16 x float> %v103, <16 x float> %v104)
  %v119 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v118
  %v120 = select <16 x i1> %v119, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v118
  %v121 = getelementptr inbounds float, ptr %v114, i64 %v21
  store <16 x float> %v120, ptr %v121, align 4
  %v122 = add i64 %v20, %v110
  %v123 = mul i64 %v122, 21
  %v124 = getelementptr inbounds float, ptr %v1, i64 %v123
  %v125 = getelementptr inbounds float, ptr %v7, i64 %v123
  %v126 = getelementptr inbounds float, ptr %v124, i64 %v21
  %v127 = load <16 x float>, ptr %v126, align 4
  %v128 = fsub <16 x float> %v127, %v53
  %v129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v103, <16 x float> %v104)
  %v130 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v129
  %v131 = select <16 x i1> %v130, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v129
  %v132 = getelementptr inbounds float, ptr %v125, i64 %v21
  store <16 x float> %v131, ptr %v132, align 4
  %v133 = add nsw i64 %v108, 2
  br label %head105
end107:
  %v134 = add i64 %v20, 14
  %v135 = mul i64 %v134, 21
  %v136 = getelementptr inbounds float, ptr %v1, i64 %v135
  %v137 = getelementptr inbounds float, ptr %v7, i64 %v135
  %v138 = getelementptr inbounds float, ptr %v136, i64 %v21
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = fsub <16 x float> %v139, %v53
  %v141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v140, <16 x float> %v103, <16 x float> %v104)
  %v142 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v141
  %v143 = select <16 x i1> %v142, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v141
  %v144 = getelementptr inbounds float, ptr %v137, i64 %v21
  store <16 x float> %v143, ptr %v144, align 4
  br label %end24
end24:
  %v145 = icmp eq i64 %v19, 1
  br i1 %v145, label %then146, label %end147
then146:
  br label %head148
head148:
  %v151 = phi i64 [ 0, %then146 ], [ %v168, %body149 ]
  %v152 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then146 ], [ %v161, %body149 ]
  %v153 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then146 ], [ %v167, %body149 ]
  %v154 = icmp slt i64 %v151, 14
  br i1 %v154, label %body149, label %end150
body149:
  %v155 = add i64 %v151, 1
  %v156 = add i64 %v20, %v151
  %v157 = mul i64 %v156, 21
  %v158 = add i64 %v21, %v157
  %v159 = getelementptr inbounds float, ptr %v1, i64 %v158
  %v160 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v159, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v161 = fadd <16 x float> %v152, %v160
  %v162 = add i64 %v20, %v155
  %v163 = mul i64 %v162, 21
  %v164 = add i64 %v21, %v163
  %v165 = getelementptr inbounds float, ptr %v1, i64 %v164
  %v166 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v165, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v167 = fadd <16 x float> %v153, %v166
  %v168 = add nsw i64 %v151, 2
  br label %head148
end150:
  %v169 = add i64 %v20, 14
  %v170 = mul i64 %v169, 21
  %v171 = add i64 %v21, %v170
  %v172 = getelementptr inbounds float, ptr %v1, i64 %v171
  %v173 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v172, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v174 = fadd <16 x float> %v152, %v173
  %v175 = fadd <16 x float> %v174, %v153
  %v176 = fmul <16 x float> %v175, <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>
  br label %head177
head177:
  %v180 = phi i64 [ 0, %end150 ], [ %v203, %body178 ]
  %v181 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end150 ], [ %v193, %body178 ]
  %v182 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end150 ], [ %v194, %body178 ]
  %v183 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end150 ], [ %v201, %body178 ]
  %v184 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end150 ], [ %v202, %body178 ]
  %v185 = icmp slt i64 %v180, 14
  br i1 %v185, label %body178, label %end179
body178:
  %v186 = add i64 %v180, 1
  %v187 = add i64 %v20, %v180
  %v188 = mul i64 %v187, 21
  %v189 = add i64 %v21, %v188
  %v190 = getelementptr inbounds float, ptr %v1, i64 %v189
  %v191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v190, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v192 = fsub <16 x float> %v191, %v176
  %v193 = fadd <16 x float> %v181, %v192
  %v194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v192, <16 x float> %v192, <16 x float> %v182)
  %v195 = add i64 %v20, %v186
  %v196 = mul i64 %v195, 21
  %v197 = add i64 %v21, %v196
  %v198 = getelementptr inbounds float, ptr %v1, i64 %v197
  %v199 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v198, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v200 = fsub <16 x float> %v199, %v176
  %v201 = fadd <16 x float> %v183, %v200
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v200, <16 x float> %v200, <16 x float> %v184)
  %v203 = add nsw i64 %v180, 2
  br label %head177
end179:
  %v204 = add i64 %v20, 14
  %v205 = mul i64 %v204, 21
  %v206 = add i64 %v21, %v205
  %v207 = getelementptr inbounds float, ptr %v1, i64 %v206
  %v208 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v207, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v209 = fsub <16 x float> %v208, %v176
  %v210 = fadd <16 x float> %v181, %v209
  %v211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v209, <16 x float> %v182)
  %v212 = fadd <16 x float> %v210, %v183
  %v213 = fadd <16 x float> %v211, %v184
  %v214 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v215 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v214, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v216 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v216, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v218 = fmul <16 x float> %v212, <float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000, float 0xBFB1111120000000>
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v213, <16 x float> <float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000, float 0x3FB1111120000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v220 = fneg <16 x float> %v218
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v220, <16 x float> %v218, <16 x float> %v219)
  %v222 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v221
  %v223 = select <16 x i1> %v222, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v221
  %v224 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v223)
  %v225 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v224
  %v226 = fmul <16 x float> %v225, %v215
  %v227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v226, <16 x float> %v217)
  br label %head228
head228:
  %v231 = phi i64 [ 0, %end179 ], [ %v256, %body229 ]
  %v232 = icmp slt i64 %v231, 14
  br i1 %v232, label %body229, label %end230
body229:
  %v233 = add i64 %v231, 1
  %v234 = add i64 %v20, %v231
  %v235 = mul i64 %v234, 21
  %v236 = getelementptr inbounds float, ptr %v1, i64 %v235
  %v237 = getelementptr inbounds float, ptr %v7, i64 %v235
  %v238 = getelementptr inbounds float, ptr %v236, i64 %v21
  %v239 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v238, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v240 = fsub <16 x float> %v239, %v176
  %v241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v240, <16 x float> %v226, <16 x float> %v227)
  %v242 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v241
  %v243 = select <16 x i1> %v242, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v241
  %v244 = getelementptr inbounds float, ptr %v237, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v243, ptr align 4 %v244, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v245 = add i64 %v20, %v233
  %v246 = mul i64 %v245, 21
  %v247 = getelementptr inbounds float, ptr %v1, i64 %v246
  %v248 = getelementptr inbounds float, ptr %v7, i64 %v246
  %v249 = getelementptr inbounds float, ptr %v247, i64 %v21
  %v250 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v249, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v251 = fsub <16 x float> %v250, %v176
  %v252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v251, <16 x float> %v226, <16 x float> %v227)
  %v253 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v252
  %v254 = select <16 x i1> %v253, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v252
  %v255 = getelementptr inbounds float, ptr %v248, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v254, ptr align 4 %v255, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v256 = add nsw i64 %v231, 2
  br label %head228
end230:
  %v257 = add i64 %v20, 14
  %v258 = mul i64 %v257, 21
  %v259 = getelementptr inbounds float, ptr %v1, i64 %v258
  %v260 = getelementptr inbounds float, ptr %v7, i64 %v258
  %v261 = getelementptr inbounds float, ptr %v259, i64 %v21
  %v262 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v261, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v263 = fsub <16 x float> %v262, %v176
  %v264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v263, <16 x float> %v226, <16 x float> %v227)
  %v265 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v264
  %v266 = select <16 x i1> %v265, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v264
  %v267 = getelementptr inbounds float, ptr %v260, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v266, ptr align 4 %v267, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end147
end147:
  %v268 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
