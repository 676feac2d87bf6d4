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
  %v18 = phi i64 [ %lo, %entry ], [ %v193, %end128 ]
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
  %v83 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v82)
  %v84 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v83
  %v85 = fmul <16 x float> %v84, %v70
  %v86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v85, <16 x float> %v74)
  %v87 = fmul <16 x float> %v52, <float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000>
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v89 = fneg <16 x float> %v87
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v89, <16 x float> %v87, <16 x float> %v88)
  %v91 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v90
  %v92 = select <16 x i1> %v91, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v90
  %v93 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v92)
  %v94 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v93
  %v95 = fmul <16 x float> %v94, %v72
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v95, <16 x float> %v76)
  br label %head97
head97:
  %v100 = phi i64 [ 0, %end48 ], [ %v125, %body98 ]
  %v101 = icmp slt i64 %v100, 4
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = add i64 %v22, %v100
  %v103 = mul i64 %v102, 40
  %v104 = mul i64 %v102, 40
  %v105 = getelementptr inbounds float, ptr %v7, i64 %v104
  %v106 = getelementptr inbounds float, ptr %v1, i64 %v103
  %v107 = getelementptr inbounds float, ptr %v9, i64 %v103
  %v108 = getelementptr inbounds float, ptr %v106, i64 %v23
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = fsub <16 x float> %v109, %v44
  %v111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v110, <16 x float> %v85, <16 x float> %v86)
  %v112 = getelementptr inbounds float, ptr %v105, i64 %v23
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = fadd <16 x float> %v111, %v113
  %v115 = getelementptr inbounds float, ptr %v107, i64 %v23
  store <16 x float> %v114, ptr %v115, align 4
  %v116 = add i64 %v23, 16
  %v117 = getelementptr inbounds float, ptr %v106, i64 %v116
  %v118 = load <16 x float>, ptr %v117, align 4
  %v119 = fsub <16 x float> %v118, %v45
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v119, <16 x float> %v95, <16 x float> %v96)
  %v121 = getelementptr inbounds float, ptr %v105, i64 %v116
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = fadd <16 x float> %v120, %v122
  %v124 = getelementptr inbounds float, ptr %v107, i64 %v116
  store <16 x float> %v123, ptr %v124, align 4
  %v125 = add nsw i64 %v100, 1
  br label %head97
end99:
  br label %end26
end26:
  %v126 = icmp eq i64 %v21, 1
  br i1 %v126, label %then127, label %end128
then127:
  br label %head129
head129:
  %v132 = phi i64 [ 0, %then127 ], [ %v141, %body130 ]
  %v133 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then127 ], [ %v140, %body130 ]
  %v134 = icmp slt i64 %v132, 4
  br i1 %v134, label %body130, label %end131
body130:
  %v135 = add i64 %v22, %v132
  %v136 = mul i64 %v135, 40
  %v137 = add i64 %v23, %v136
  %v138 = getelementptr inbounds float, ptr %v1, i64 %v137
  %v139 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v138, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v140 = fadd <16 x float> %v133, %v139
  %v141 = add nsw i64 %v132, 1
  br label %head129
end131:
  %v142 = fmul <16 x float> %v133, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  br label %head143
head143:
  %v146 = phi i64 [ 0, %end131 ], [ %v158, %body144 ]
  %v147 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end131 ], [ %v156, %body144 ]
  %v148 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end131 ], [ %v157, %body144 ]
  %v149 = icmp slt i64 %v146, 4
  br i1 %v149, label %body144, label %end145
body144:
  %v150 = add i64 %v22, %v146
  %v151 = mul i64 %v150, 40
  %v152 = add i64 %v23, %v151
  %v153 = getelementptr inbounds float, ptr %v1, i64 %v152
  %v154 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v153, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v155 = fsub <16 x float> %v154, %v142
  %v156 = fadd <16 x float> %v147, %v155
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v155, <16 x float> %v155, <16 x float> %v148)
  %v158 = add nsw i64 %v146, 1
  br label %head143
end145:
  %v159 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v160 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v159, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v161 = getelementptr inbounds float, ptr %v5, i64 %v23
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v161, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v163 = fmul <16 x float> %v147, <float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000, float 0xBFD0000000000000>
  %v164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v148, <16 x float> <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>)
  %v165 = fneg <16 x float> %v163
  %v166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v165, <16 x float> %v163, <16 x float> %v164)
  %v167 = fcmp ogt <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, %v166
  %v168 = select <16 x i1> %v167, <16 x float> <float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000, float 0x3EE4F8B580000000>, <16 x float> %v166
  %v169 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %v168)
  %v170 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v169
  %v171 = fmul <16 x float> %v170, %v160
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v163, <16 x float> %v171, <16 x float> %v162)
  br label %head173
head173:
  %v176 = phi i64 [ 0, %end145 ], [ %v192, %body174 ]
  %v177 = icmp slt i64 %v176, 4
  br i1 %v177, label %body174, label %end175
body174:
  %v178 = add i64 %v22, %v176
  %v179 = mul i64 %v178, 40
  %v180 = mul i64 %v178, 40
  %v181 = getelementptr inbounds float, ptr %v7, i64 %v180
  %v182 = getelementptr inbounds float, ptr %v1, i64 %v179
  %v183 = getelementptr inbounds float, ptr %v9, i64 %v179
  %v184 = getelementptr inbounds float, ptr %v182, i64 %v23
  %v185 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v184, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v186 = fsub <16 x float> %v185, %v142
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v171, <16 x float> %v172)
  %v188 = getelementptr inbounds float, ptr %v181, i64 %v23
  %v189 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v188, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v190 = fadd <16 x float> %v187, %v189
  %v191 = getelementptr inbounds float, ptr %v183, i64 %v23
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v190, ptr align 4 %v191, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v192 = add nsw i64 %v176, 1
  br label %head173
end175:
  br label %end128
end128:
  %v193 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
