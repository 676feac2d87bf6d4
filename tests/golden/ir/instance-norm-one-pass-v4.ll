; task {"attributes":{"epsilon":1e-05,"tail":"t0=add(x0,x1)"},"inputs":["f32[1,4,40]","f32[40]","f32[40]","f32[1,4,40]"],"op":"instance_norm","output":"f32[1,4,40]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"one_pass","unroll":1,"vectors":2}
; tier x86_64-v4
; phase k: 2 units
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v205, %end136 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 2
  %v21 = urem i64 %v18, 2
  %v22 = mul i64 %v20, 4
  %v23 = mul i64 %v21, 32
  %v24 = icmp ne i64 %v21, 1
  br i1 %v24, label %then25, label %end26
then25:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then25 ], [ %v43, %body28 ]
  %v31 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then25 ], [ %v41, %body28 ]
  %v32 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then25 ], [ %v42, %body28 ]
  %v33 = icmp slt i64 %v30, 4
  br i1 %v33, label %body28, label %end29
body28:
  %v34 = add i64 %v22, %v30
  %v35 = mul i64 %v34, 40
  %v36 = add i64 %v23, %v35
  %v37 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v37, i64 16
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = fadd <16 x float> %v31, %v38
  %v42 = fadd <16 x float> %v32, %v40
  %v43 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v44 = fdiv <16 x float> %v31, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v45 = fdiv <16 x float> %v32, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  br label %head46
head46:
  %v49 = phi i64 [ 0, %end29 ], [ %v68, %body47 ]
  %v50 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end29 ], [ %v64, %body47 ]
  %v51 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end29 ], [ %v65, %body47 ]
  %v52 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end29 ], [ %v66, %body47 ]
  %v53 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end29 ], [ %v67, %body47 ]
  %v54 = icmp slt i64 %v49, 4
  br i1 %v54, label %body47, label %end48
body47:
  %v55 = add i64 %v22, %v49
  %v56 = mul i64 %v55, 40
  %v57 = add i64 %v23, %v56
  %v58 = getelementptr inbounds float, ptr %v1, i64 %v57
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v58, i64 16
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = fsub <16 x float> %v59, %v44
  %v63 = fsub <16 x float> %v61, %v45
  %v64 = fadd <16 x float> %v50, %v62
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v62, <16 x float> %v51)
  %v66 = fadd <16 x float> %v52, %v63
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v63, <16 x float> %v63, <16 x float> %v53)
  %v68 = add nsw i64 %v49, 1
  br label %head46
end48:
  %v69 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = getelementptr inbounds float, ptr %v69, i64 16
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = getelementptr inbounds float, ptr %v5, i64 %v23
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = getelementptr inbounds float, ptr %v73, i64 16
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = fdiv <16 x float> %v50, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v78 = fneg <16 x float> %v77
  %v79 = fdiv <16 x float> %v51, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v80 = fadd <16 x float> %v79, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v81 = fneg <16 x float> %v78
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v81, <16 x float> %v78, <16 x float> %v80)
  %v83 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v82
  %v84 = select <16 x i1> %v83, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v82
  %v85 = fcmp oeq <16 x float> %v80, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v86 = select <16 x i1> %v85, <16 x float> %v80, <16 x float> %v84
  %v87 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v86)
  %v88 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v87
  %v89 = fmul <16 x float> %v88, %v70
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v78, <16 x float> %v89, <16 x float> %v74)
  %v91 = fdiv <16 x float> %v52, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v92 = fneg <16 x float> %v91
  %v93 = fdiv <16 x float> %v53, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v94 = fadd <16 x float> %v93, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v95 = fneg <16 x float> %v92
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v95, <16 x float> %v92, <16 x float> %v94)
  %v97 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v96
  %v98 = select <16 x i1> %v97, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v96
  %v99 = fcmp oeq <16 x float> %v94, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v100 = select <16 x i1> %v99, <16 x float> %v94, <16 x float> %v98
  %v101 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v100)
  %v102 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v101
  %v103 = fmul <16 x float> %v102, %v72
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v103, <16 x float> %v76)
  br label %head105
head105:
  %v108 = phi i64 [ 0, %end48 ], [ %v133, %body106 ]
  %v109 = icmp slt i64 %v108, 4
  br i1 %v109, label %body106, label %end107
body106:
  %v110 = add i64 %v22, %v108
  %v111 = mul i64 %v110, 40
  %v112 = mul i64 %v110, 40
  %v113 = getelementptr inbounds float, ptr %v7, i64 %v112
  %v114 = getelementptr inbounds float, ptr %v1, i64 %v111
  %v115 = getelementptr inbounds float, ptr %v9, i64 %v111
  %v116 = getelementptr inbounds float, ptr %v114, i64 %v23
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = fsub <16 x float> %v117, %v44
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v89, <16 x float> %v90)
  %v120 = getelementptr inbounds float, ptr %v113, i64 %v23
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = fadd <16 x float> %v119, %v121
  %v123 = getelementptr inbounds float, ptr %v115, i64 %v23
  store <16 x float> %v122, ptr %v123, align 4
  %v124 = add i64 %v23, 16
  %v125 = getelementptr inbounds float, ptr %v114, i64 %v124
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = fsub <16 x float> %v126, %v45
  %v128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v127, <16 x float> %v103, <16 x float> %v104)
  %v129 = getelementptr inbounds float, ptr %v113, i64 %v124
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = fadd <16 x float> %v128, %v130
  %v132 = getelementptr inbounds float, ptr %v115, i64 %v124
  store <16 x float> %v131, ptr %v132, align 4
  %v133 = add nsw i64 %v108, 1
  br label %head105
end107:
  br label %end26
end26:
  %v134 = icmp eq i64 %v21, 1
  br i1 %v134, label %then135, label %end136
then135:
  br label %head137
head137:
  %v140 = phi i64 [ 0, %then135 ], [ %v149, %body138 ]
  %v141 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then135 ], [ %v148, %body138 ]
  %v142 = icmp slt i64 %v140, 4
  br i1 %v142, label %body138, label %end139
body138:
  %v143 = add i64 %v22, %v140
  %v144 = mul i64 %v143, 40
  %v145 = add i64 %v23, %v144
  %v146 = getelementptr inbounds float, ptr %v1, i64 %v145
  %v147 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v146, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v148 = fadd <16 x float> %v141, %v147
  %v149 = add nsw i64 %v140, 1
  br label %head137
end139:
  %v150 = fdiv <16 x float> %v141, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  br label %head151
head151:
  %v154 = phi i64 [ 0, %end139 ], [ %v166, %body152 ]
  %v155 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end139 ], [ %v164, %body152 ]
  %v156 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end139 ], [ %v165, %body152 ]
  %v157 = icmp slt i64 %v154, 4
  br i1 %v157, label %body152, label %end153
body152:
  %v158 = add i64 %v22, %v154
  %v159 = mul i64 %v158, 40
  %v160 = add i64 %v23, %v159
  %v161 = getelementptr inbounds float, ptr %v1, i64 %v160
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v161, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v163 = fsub <16 x float> %v162, %v150
  %v164 = fadd <16 x float> %v155, %v163
  %v165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v163, <16 x float> %v163, <16 x float> %v156)
  %v166 = add nsw i64 %v154, 1
  br label %head151
end153:
  %v167 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v168 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v167, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v169 = getelementptr inbounds float, ptr %v5, i64 %v23
  %v170 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v169, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v171 = fdiv <16 x float> %v155, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v172 = fneg <16 x float> %v171
  %v173 = fdiv <16 x float> %v156, <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>
  %v174 = fadd <16 x float> %v173, <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>
  %v175 = fneg <16 x float> %v172
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v175, <16 x float> %v172, <16 x float> %v174)
  %v177 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v176
  %v178 = select <16 x i1> %v177, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v176
  %v179 = fcmp oeq <16 x float> %v174, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v180 = select <16 x i1> %v179, <16 x float> %v174, <16 x float> %v178
  %v181 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v180)
  %v182 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v181
  %v183 = fmul <16 x float> %v182, %v168
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v183, <16 x float> %v170)
  br label %head185
head185:
  %v188 = phi i64 [ 0, %end153 ], [ %v204, %body186 ]
  %v189 = icmp slt i64 %v188, 4
  br i1 %v189, label %body186, label %end187
body186:
  %v190 = add i64 %v22, %v188
  %v191 = mul i64 %v190, 40
  %v192 = mul i64 %v190, 40
  %v193 = getelementptr inbounds float, ptr %v7, i64 %v192
  %v194 = getelementptr inbounds float, ptr %v1, i64 %v191
  %v195 = getelementptr inbounds float, ptr %v9, i64 %v191
  %v196 = getelementptr inbounds float, ptr %v194, i64 %v23
  %v197 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v196, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v198 = fsub <16 x float> %v197, %v150
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v183, <16 x float> %v184)
  %v200 = getelementptr inbounds float, ptr %v193, i64 %v23
  %v201 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v200, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v202 = fadd <16 x float> %v199, %v201
  %v203 = getelementptr inbounds float, ptr %v195, i64 %v23
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v202, ptr align 4 %v203, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v204 = add nsw i64 %v188, 1
  br label %head185
end187:
  br label %end136
end136:
  %v205 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
