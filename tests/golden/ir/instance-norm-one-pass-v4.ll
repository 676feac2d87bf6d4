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
  %v18 = phi i64 [ %lo, %entry ], [ %v199, %end132 ]
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
  %v44 = fmul <16 x float> %v31, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v45 = fmul <16 x float> %v32, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
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
  %v77 = fmul <16 x float> %v50, <float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000>
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v51, <16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v79 = fneg <16 x float> %v77
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v79, <16 x float> %v77, <16 x float> %v78)
  %v81 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v80
  %v82 = select <16 x i1> %v81, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v80
  %v83 = fcmp oeq <16 x float> %v78, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v84 = select <16 x i1> %v83, <16 x float> %v78, <16 x float> %v82
  %v85 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v84)
  %v86 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v85
  %v87 = fmul <16 x float> %v86, %v70
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v87, <16 x float> %v74)
  %v89 = fmul <16 x float> %v52, <float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000>
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v91 = fneg <16 x float> %v89
  %v92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v91, <16 x float> %v89, <16 x float> %v90)
  %v93 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v92
  %v94 = select <16 x i1> %v93, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v92
  %v95 = fcmp oeq <16 x float> %v90, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v96 = select <16 x i1> %v95, <16 x float> %v90, <16 x float> %v94
  %v97 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v96)
  %v98 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v97
  %v99 = fmul <16 x float> %v98, %v72
  %v100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v89, <16 x float> %v99, <16 x float> %v76)
  br label %head101
head101:
  %v104 = phi i64 [ 0, %end48 ], [ %v129, %body102 ]
  %v105 = icmp slt i64 %v104, 4
  br i1 %v105, label %body102, label %end103
body102:
  %v106 = add i64 %v22, %v104
  %v107 = mul i64 %v106, 40
  %v108 = mul i64 %v106, 40
  %v109 = getelementptr inbounds float, ptr %v7, i64 %v108
  %v110 = getelementptr inbounds float, ptr %v1, i64 %v107
  %v111 = getelementptr inbounds float, ptr %v9, i64 %v107
  %v112 = getelementptr inbounds float, ptr %v110, i64 %v23
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = fsub <16 x float> %v113, %v44
  %v115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v114, <16 x float> %v87, <16 x float> %v88)
  %v116 = getelementptr inbounds float, ptr %v109, i64 %v23
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = fadd <16 x float> %v115, %v117
  %v119 = getelementptr inbounds float, ptr %v111, i64 %v23
  store <16 x float> %v118, ptr %v119, align 4
  %v120 = add i64 %v23, 16
  %v121 = getelementptr inbounds float, ptr %v110, i64 %v120
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = fsub <16 x float> %v122, %v45
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v99, <16 x float> %v100)
  %v125 = getelementptr inbounds float, ptr %v109, i64 %v120
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = fadd <16 x float> %v124, %v126
  %v128 = getelementptr inbounds float, ptr %v111, i64 %v120
  store <16 x float> %v127, ptr %v128, align 4
  %v129 = add nsw i64 %v104, 1
  br label %head101
end103:
  br label %end26
end26:
  %v130 = icmp eq i64 %v21, 1
  br i1 %v130, label %then131, label %end132
then131:
  br label %head133
head133:
  %v136 = phi i64 [ 0, %then131 ], [ %v145, %body134 ]
  %v137 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then131 ], [ %v144, %body134 ]
  %v138 = icmp slt i64 %v136, 4
  br i1 %v138, label %body134, label %end135
body134:
  %v139 = add i64 %v22, %v136
  %v140 = mul i64 %v139, 40
  %v141 = add i64 %v23, %v140
  %v142 = getelementptr inbounds float, ptr %v1, i64 %v141
  %v143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v142, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v144 = fadd <16 x float> %v137, %v143
  %v145 = add nsw i64 %v136, 1
  br label %head133
end135:
  %v146 = fmul <16 x float> %v137, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  br label %head147
head147:
  %v150 = phi i64 [ 0, %end135 ], [ %v162, %body148 ]
  %v151 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end135 ], [ %v160, %body148 ]
  %v152 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end135 ], [ %v161, %body148 ]
  %v153 = icmp slt i64 %v150, 4
  br i1 %v153, label %body148, label %end149
body148:
  %v154 = add i64 %v22, %v150
  %v155 = mul i64 %v154, 40
  %v156 = add i64 %v23, %v155
  %v157 = getelementptr inbounds float, ptr %v1, i64 %v156
  %v158 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v157, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v159 = fsub <16 x float> %v158, %v146
  %v160 = fadd <16 x float> %v151, %v159
  %v161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v159, <16 x float> %v152)
  %v162 = add nsw i64 %v150, 1
  br label %head147
end149:
  %v163 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v164 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v163, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v165 = getelementptr inbounds float, ptr %v5, i64 %v23
  %v166 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v165, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v167 = fmul <16 x float> %v151, <float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000>
  %v168 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v152, <16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v169 = fneg <16 x float> %v167
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v167, <16 x float> %v168)
  %v171 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v170
  %v172 = select <16 x i1> %v171, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v170
  %v173 = fcmp oeq <16 x float> %v168, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v174 = select <16 x i1> %v173, <16 x float> %v168, <16 x float> %v172
  %v175 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v174)
  %v176 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v175
  %v177 = fmul <16 x float> %v176, %v164
  %v178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v167, <16 x float> %v177, <16 x float> %v166)
  br label %head179
head179:
  %v182 = phi i64 [ 0, %end149 ], [ %v198, %body180 ]
  %v183 = icmp slt i64 %v182, 4
  br i1 %v183, label %body180, label %end181
body180:
  %v184 = add i64 %v22, %v182
  %v185 = mul i64 %v184, 40
  %v186 = mul i64 %v184, 40
  %v187 = getelementptr inbounds float, ptr %v7, i64 %v186
  %v188 = getelementptr inbounds float, ptr %v1, i64 %v185
  %v189 = getelementptr inbounds float, ptr %v9, i64 %v185
  %v190 = getelementptr inbounds float, ptr %v188, i64 %v23
  %v191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v190, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v192 = fsub <16 x float> %v191, %v146
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v192, <16 x float> %v177, <16 x float> %v178)
  %v194 = getelementptr inbounds float, ptr %v187, i64 %v23
  %v195 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v194, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v196 = fadd <16 x float> %v193, %v195
  %v197 = getelementptr inbounds float, ptr %v189, i64 %v23
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v196, ptr align 4 %v197, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v198 = add nsw i64 %v182, 1
  br label %head179
end181:
  br label %end132
end132:
  %v199 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
