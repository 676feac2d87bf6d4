; task {"attributes":{"axis":1},"inputs":["f32[2,7,21]","f32[2,4,5]","f32[2,4,5]"],"op":"weighted_rows","output":"f32[2,5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 10 units
; scratch 0 bytes, 0 of each core
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
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
  %v13 = mul i64 %lo, 10
  %v14 = udiv i64 %v13, 10
  %v15 = mul i64 %hi, 10
  %v16 = udiv i64 %v15, 10
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %entry ], [ %v139, %end89 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = udiv i64 %v20, 5
  %v23 = urem i64 %v20, 5
  %v24 = mul i64 %v22, 20
  %v25 = add i64 %v24, %v23
  %v26 = mul i64 %v22, 7
  %v27 = mul i64 %v26, 21
  %v28 = getelementptr inbounds float, ptr %v1, i64 %v27
  %v29 = mul i64 %v20, 21
  %v30 = getelementptr inbounds float, ptr %v7, i64 %v29
  br label %head31
head31:
  %v34 = phi i64 [ 0, %body18 ], [ %v86, %end38 ]
  %v35 = icmp slt i64 %v34, 0
  br i1 %v35, label %body32, label %end33
body32:
  br label %head36
head36:
  %v39 = phi i64 [ 0, %body32 ], [ %v78, %body37 ]
  %v40 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v65, %body37 ]
  %v41 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v69, %body37 ]
  %v42 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v73, %body37 ]
  %v43 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v77, %body37 ]
  %v44 = icmp slt i64 %v39, 4
  br i1 %v44, label %body37, label %end38
body37:
  %v45 = mul i64 %v39, 5
  %v46 = add i64 %v25, %v45
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = load float, ptr %v47, align 4
  %v49 = call i64 @llvm.fptosi.sat.i64.f32(float %v48)
  %v50 = icmp sgt i64 %v49, 0
  %v51 = select i1 %v50, i64 %v49, i64 0
  %v52 = sub i64 7, 1
  %v53 = icmp slt i64 %v51, %v52
  %v54 = select i1 %v53, i64 %v51, i64 %v52
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v46
  %v56 = load float, ptr %v55, align 4
  %v57 = mul i64 %v54, 21
  %v58 = add i64 %v57, %v34
  %v59 = getelementptr inbounds float, ptr %v28, i64 %v58
  %v60 = fcmp oeq float %v56, 0x0000000000000000
  %v61 = insertelement <16 x float> poison, float %v56, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = load <16 x float>, ptr %v59, align 4
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v63, <16 x float> %v40)
  %v65 = select i1 %v60, <16 x float> %v40, <16 x float> %v64
  %v66 = getelementptr inbounds float, ptr %v59, i64 16
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v67, <16 x float> %v41)
  %v69 = select i1 %v60, <16 x float> %v41, <16 x float> %v68
  %v70 = getelementptr inbounds float, ptr %v59, i64 32
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v71, <16 x float> %v42)
  %v73 = select i1 %v60, <16 x float> %v42, <16 x float> %v72
  %v74 = getelementptr inbounds float, ptr %v59, i64 48
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v75, <16 x float> %v43)
  %v77 = select i1 %v60, <16 x float> %v43, <16 x float> %v76
  %v78 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v79 = getelementptr inbounds float, ptr %v30, i64 %v34
  store <16 x float> %v40, ptr %v79, align 4
  %v80 = add i64 %v34, 16
  %v81 = getelementptr inbounds float, ptr %v30, i64 %v80
  store <16 x float> %v41, ptr %v81, align 4
  %v82 = add i64 %v34, 32
  %v83 = getelementptr inbounds float, ptr %v30, i64 %v82
  store <16 x float> %v42, ptr %v83, align 4
  %v84 = add i64 %v34, 48
  %v85 = getelementptr inbounds float, ptr %v30, i64 %v84
  store <16 x float> %v43, ptr %v85, align 4
  %v86 = add nsw i64 %v34, 64
  br label %head31
end33:
  br label %head87
head87:
  %v90 = phi i64 [ 0, %end33 ], [ %v138, %end95 ]
  %v91 = icmp slt i64 %v90, 21
  br i1 %v91, label %body88, label %end89
body88:
  %v92 = sub i64 21, %v90
  br label %head93
head93:
  %v96 = phi i64 [ 0, %body88 ], [ %v128, %body94 ]
  %v97 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body88 ], [ %v127, %body94 ]
  %v98 = icmp slt i64 %v96, 4
  br i1 %v98, label %body94, label %end95
body94:
  %v99 = mul i64 %v96, 5
  %v100 = add i64 %v25, %v99
  %v101 = getelementptr inbounds float, ptr %v3, i64 %v100
  %v102 = load float, ptr %v101, align 4
  %v103 = call i64 @llvm.fptosi.sat.i64.f32(float %v102)
  %v104 = icmp sgt i64 %v103, 0
  %v105 = select i1 %v104, i64 %v103, i64 0
  %v106 = sub i64 7, 1
  %v107 = icmp slt i64 %v105, %v106
  %v108 = select i1 %v107, i64 %v105, i64 %v106
  %v109 = getelementptr inbounds float, ptr %v5, i64 %v100
  %v110 = load float, ptr %v109, align 4
  %v111 = mul i64 %v108, 21
  %v112 = add i64 %v111, %v90
  %v113 = getelementptr inbounds float, ptr %v28, i64 %v112
  %v114 = fcmp oeq float %v110, 0x0000000000000000
  %v115 = insertelement <16 x float> poison, float %v110, i64 0
  %v116 = shufflevector <16 x float> %v115, <16 x float> poison, <16 x i32> zeroinitializer
  %v117 = icmp slt i64 %v92, 16
  %v118 = select i1 %v117, i64 %v92, i64 16
  %v119 = icmp sgt i64 %v118, 0
  %v120 = select i1 %v119, i64 %v118, i64 0
  %v121 = trunc i64 %v120 to i32
  %v122 = insertelement <16 x i32> poison, i32 %v121, i64 0
  %v123 = shufflevector <16 x i32> %v122, <16 x i32> poison, <16 x i32> zeroinitializer
  %v124 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v123
  %v125 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v113, <16 x i1> %v124, <16 x float> zeroinitializer)
  %v126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v116, <16 x float> %v125, <16 x float> %v97)
  %v127 = select i1 %v114, <16 x float> %v97, <16 x float> %v126
  %v128 = add nsw i64 %v96, 1
  br label %head93
end95:
  %v129 = getelementptr inbounds float, ptr %v30, i64 %v90
  %v130 = icmp slt i64 %v92, 16
  %v131 = select i1 %v130, i64 %v92, i64 16
  %v132 = icmp sgt i64 %v131, 0
  %v133 = select i1 %v132, i64 %v131, i64 0
  %v134 = trunc i64 %v133 to i32
  %v135 = insertelement <16 x i32> poison, i32 %v134, i64 0
  %v136 = shufflevector <16 x i32> %v135, <16 x i32> poison, <16 x i32> zeroinitializer
  %v137 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v136
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v97, ptr align 4 %v129, <16 x i1> %v137)
  %v138 = add nsw i64 %v90, 16
  br label %head87
end89:
  %v139 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
