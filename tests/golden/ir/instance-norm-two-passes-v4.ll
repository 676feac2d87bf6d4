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
  %v16 = phi i64 [ %lo, %entry ], [ %v276, %end151 ]
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
  %v53 = fdiv <16 x float> %v52, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
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
  %v95 = fdiv <16 x float> %v89, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v96 = fneg <16 x float> %v95
  %v97 = fdiv <16 x float> %v90, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v98 = fadd <16 x float> %v97, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v99 = fneg <16 x float> %v96
  %v100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v99, <16 x float> %v96, <16 x float> %v98)
  %v101 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v100
  %v102 = select <16 x i1> %v101, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v100
  %v103 = fcmp oeq <16 x float> %v98, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v104 = select <16 x i1> %v103, <16 x float> %v98, <16 x float> %v102
  %v105 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v104)
  %v106 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v105
  %v107 = fmul <16 x float> %v106, %v92
  %v108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v96, <16 x float> %v107, <16 x float> %v94)
  br label %head109
head109:
  %v112 = phi i64 [ 0, %end56 ], [ %v137, %body110 ]
  %v113 = icmp slt i64 %v112, 14
  br i1 %v113, label %body110, label %end111
body110:
  %v114 = add i64 %v112, 1
  %v115 = add i64 %v20, %v112
  %v116 = mul i64 %v115, 21
  %v117 = getelementptr inbounds float, ptr %v1, i64 %v116
  %v118 = getelementptr inbounds float, ptr %v7, i64 %v116
  %v119 = getelementptr inbounds float, ptr %v117, i64 %v21
  %v120 = load <16 x float>, ptr %v119, align 4
  %v121 = fsub <16 x float> %v120, %v53
  %v122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v121, <16 x float> %v107, <16 x float> %v108)
  %v123 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v122
  %v124 = select <16 x i1> %v123, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v122
  %v125 = getelementptr inbounds float, ptr %v118, i64 %v21
  store <16 x float> %v124, ptr %v125, align 4
  %v126 = add i64 %v20, %v114
  %v127 = mul i64 %v126, 21
  %v128 = getelementptr inbounds float, ptr %v1, i64 %v127
  %v129 = getelementptr inbounds float, ptr %v7, i64 %v127
  %v130 = getelementptr inbounds float, ptr %v128, i64 %v21
  %v131 = load <16 x float>, ptr %v130, align 4
  %v132 = fsub <16 x float> %v131, %v53
  %v133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v132, <16 x float> %v107, <16 x float> %v108)
  %v134 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v133
  %v135 = select <16 x i1> %v134, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v133
  %v136 = getelementptr inbounds float, ptr %v129, i64 %v21
  store <16 x float> %v135, ptr %v136, align 4
  %v137 = add nsw i64 %v112, 2
  br label %head109
end111:
  %v138 = add i64 %v20, 14
  %v139 = mul i64 %v138, 21
  %v140 = getelementptr inbounds float, ptr %v1, i64 %v139
  %v141 = getelementptr inbounds float, ptr %v7, i64 %v139
  %v142 = getelementptr inbounds float, ptr %v140, i64 %v21
  %v143 = load <16 x float>, ptr %v142, align 4
  %v144 = fsub <16 x float> %v143, %v53
  %v145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v144, <16 x float> %v107, <16 x float> %v108)
  %v146 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v145
  %v147 = select <16 x i1> %v146, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v145
  %v148 = getelementptr inbounds float, ptr %v141, i64 %v21
  store <16 x float> %v147, ptr %v148, align 4
  br label %end24
end24:
  %v149 = icmp eq i64 %v19, 1
  br i1 %v149, label %then150, label %end151
then150:
  br label %head152
head152:
  %v155 = phi i64 [ 0, %then150 ], [ %v172, %body153 ]
  %v156 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then150 ], [ %v165, %body153 ]
  %v157 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then150 ], [ %v171, %body153 ]
  %v158 = icmp slt i64 %v155, 14
  br i1 %v158, label %body153, label %end154
body153:
  %v159 = add i64 %v155, 1
  %v160 = add i64 %v20, %v155
  %v161 = mul i64 %v160, 21
  %v162 = add i64 %v21, %v161
  %v163 = getelementptr inbounds float, ptr %v1, i64 %v162
  %v164 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v163, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v165 = fadd <16 x float> %v156, %v164
  %v166 = add i64 %v20, %v159
  %v167 = mul i64 %v166, 21
  %v168 = add i64 %v21, %v167
  %v169 = getelementptr inbounds float, ptr %v1, i64 %v168
  %v170 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v169, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v171 = fadd <16 x float> %v157, %v170
  %v172 = add nsw i64 %v155, 2
  br label %head152
end154:
  %v173 = add i64 %v20, 14
  %v174 = mul i64 %v173, 21
  %v175 = add i64 %v21, %v174
  %v176 = getelementptr inbounds float, ptr %v1, i64 %v175
  %v177 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v176, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v178 = fadd <16 x float> %v156, %v177
  %v179 = fadd <16 x float> %v178, %v157
  %v180 = fdiv <16 x float> %v179, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  br label %head181
head181:
  %v184 = phi i64 [ 0, %end154 ], [ %v207, %body182 ]
  %v185 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end154 ], [ %v197, %body182 ]
  %v186 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end154 ], [ %v198, %body182 ]
  %v187 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end154 ], [ %v205, %body182 ]
  %v188 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end154 ], [ %v206, %body182 ]
  %v189 = icmp slt i64 %v184, 14
  br i1 %v189, label %body182, label %end183
body182:
  %v190 = add i64 %v184, 1
  %v191 = add i64 %v20, %v184
  %v192 = mul i64 %v191, 21
  %v193 = add i64 %v21, %v192
  %v194 = getelementptr inbounds float, ptr %v1, i64 %v193
  %v195 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v194, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v196 = fsub <16 x float> %v195, %v180
  %v197 = fadd <16 x float> %v185, %v196
  %v198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v196, <16 x float> %v196, <16 x float> %v186)
  %v199 = add i64 %v20, %v190
  %v200 = mul i64 %v199, 21
  %v201 = add i64 %v21, %v200
  %v202 = getelementptr inbounds float, ptr %v1, i64 %v201
  %v203 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v202, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v204 = fsub <16 x float> %v203, %v180
  %v205 = fadd <16 x float> %v187, %v204
  %v206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v204, <16 x float> %v204, <16 x float> %v188)
  %v207 = add nsw i64 %v184, 2
  br label %head181
end183:
  %v208 = add i64 %v20, 14
  %v209 = mul i64 %v208, 21
  %v210 = add i64 %v21, %v209
  %v211 = getelementptr inbounds float, ptr %v1, i64 %v210
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v211, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v213 = fsub <16 x float> %v212, %v180
  %v214 = fadd <16 x float> %v185, %v213
  %v215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v213, <16 x float> %v213, <16 x float> %v186)
  %v216 = fadd <16 x float> %v214, %v187
  %v217 = fadd <16 x float> %v215, %v188
  %v218 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v219 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v218, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v220 = getelementptr inbounds float, ptr %v5, i64 %v21
  %v221 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v220, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v222 = fdiv <16 x float> %v216, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v223 = fneg <16 x float> %v222
  %v224 = fdiv <16 x float> %v217, <float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000, float 0x402E000000000000>
  %v225 = fadd <16 x float> %v224, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v226 = fneg <16 x float> %v223
  %v227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v226, <16 x float> %v223, <16 x float> %v225)
  %v228 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v227
  %v229 = select <16 x i1> %v228, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v227
  %v230 = fcmp oeq <16 x float> %v225, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v231 = select <16 x i1> %v230, <16 x float> %v225, <16 x float> %v229
  %v232 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v231)
  %v233 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v232
  %v234 = fmul <16 x float> %v233, %v219
  %v235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v223, <16 x float> %v234, <16 x float> %v221)
  br label %head236
head236:
  %v239 = phi i64 [ 0, %end183 ], [ %v264, %body237 ]
  %v240 = icmp slt i64 %v239, 14
  br i1 %v240, label %body237, label %end238
body237:
  %v241 = add i64 %v239, 1
  %v242 = add i64 %v20, %v239
  %v243 = mul i64 %v242, 21
  %v244 = getelementptr inbounds float, ptr %v1, i64 %v243
  %v245 = getelementptr inbounds float, ptr %v7, i64 %v243
  %v246 = getelementptr inbounds float, ptr %v244, i64 %v21
  %v247 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v246, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v248 = fsub <16 x float> %v247, %v180
  %v249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v248, <16 x float> %v234, <16 x float> %v235)
  %v250 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v249
  %v251 = select <16 x i1> %v250, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v249
  %v252 = getelementptr inbounds float, ptr %v245, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v251, ptr align 4 %v252, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v253 = add i64 %v20, %v241
  %v254 = mul i64 %v253, 21
  %v255 = getelementptr inbounds float, ptr %v1, i64 %v254
  %v256 = getelementptr inbounds float, ptr %v7, i64 %v254
  %v257 = getelementptr inbounds float, ptr %v255, i64 %v21
  %v258 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v257, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v259 = fsub <16 x float> %v258, %v180
  %v260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v259, <16 x float> %v234, <16 x float> %v235)
  %v261 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v260
  %v262 = select <16 x i1> %v261, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v260
  %v263 = getelementptr inbounds float, ptr %v256, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v262, ptr align 4 %v263, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v264 = add nsw i64 %v239, 2
  br label %head236
end238:
  %v265 = add i64 %v20, 14
  %v266 = mul i64 %v265, 21
  %v267 = getelementptr inbounds float, ptr %v1, i64 %v266
  %v268 = getelementptr inbounds float, ptr %v7, i64 %v266
  %v269 = getelementptr inbounds float, ptr %v267, i64 %v21
  %v270 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v269, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v271 = fsub <16 x float> %v270, %v180
  %v272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v271, <16 x float> %v234, <16 x float> %v235)
  %v273 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v272
  %v274 = select <16 x i1> %v273, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v272
  %v275 = getelementptr inbounds float, ptr %v268, i64 %v21
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v274, ptr align 4 %v275, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end151
end151:
  %v276 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
