; task {"attributes":{"axis":1},"inputs":["f32[2,7,21]","f32[2,4,5]","f32[2,4,5]"],"op":"weighted_rows","output":"f32[2,5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 10 units
; scratch 0 bytes, 0 of each core
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v20 = phi i64 [ %v14, %entry ], [ %v144, %end93 ]
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
  %v34 = phi i64 [ 0, %body18 ], [ %v90, %end38 ]
  %v35 = icmp slt i64 %v34, 16
  br i1 %v35, label %body32, label %end33
body32:
  br label %head36
head36:
  %v39 = phi i64 [ 0, %body32 ], [ %v82, %body37 ]
  %v40 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v66, %body37 ]
  %v41 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v71, %body37 ]
  %v42 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v76, %body37 ]
  %v43 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body32 ], [ %v81, %body37 ]
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
  %v61 = insertelement <4 x float> poison, float %v56, i64 0
  %v62 = shufflevector <4 x float> %v61, <4 x float> poison, <4 x i32> zeroinitializer
  %v63 = load <4 x float>, ptr %v59, align 4
  %v64 = fmul <4 x float> %v62, %v63
  %v65 = fadd <4 x float> %v64, %v40
  %v66 = select i1 %v60, <4 x float> %v40, <4 x float> %v65
  %v67 = getelementptr inbounds float, ptr %v59, i64 4
  %v68 = load <4 x float>, ptr %v67, align 4
  %v69 = fmul <4 x float> %v62, %v68
  %v70 = fadd <4 x float> %v69, %v41
  %v71 = select i1 %v60, <4 x float> %v41, <4 x float> %v70
  %v72 = getelementptr inbounds float, ptr %v59, i64 8
  %v73 = load <4 x float>, ptr %v72, align 4
  %v74 = fmul <4 x float> %v62, %v73
  %v75 = fadd <4 x float> %v74, %v42
  %v76 = select i1 %v60, <4 x float> %v42, <4 x float> %v75
  %v77 = getelementptr inbounds float, ptr %v59, i64 12
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fmul <4 x float> %v62, %v78
  %v80 = fadd <4 x float> %v79, %v43
  %v81 = select i1 %v60, <4 x float> %v43, <4 x float> %v80
  %v82 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v83 = getelementptr inbounds float, ptr %v30, i64 %v34
  store <4 x float> %v40, ptr %v83, align 4
  %v84 = add i64 %v34, 4
  %v85 = getelementptr inbounds float, ptr %v30, i64 %v84
  store <4 x float> %v41, ptr %v85, align 4
  %v86 = add i64 %v34, 8
  %v87 = getelementptr inbounds float, ptr %v30, i64 %v86
  store <4 x float> %v42, ptr %v87, align 4
  %v88 = add i64 %v34, 12
  %v89 = getelementptr inbounds float, ptr %v30, i64 %v88
  store <4 x float> %v43, ptr %v89, align 4
  %v90 = add nsw i64 %v34, 16
  br label %head31
end33:
  br label %head91
head91:
  %v94 = phi i64 [ 16, %end33 ], [ %v143, %end99 ]
  %v95 = icmp slt i64 %v94, 21
  br i1 %v95, label %body92, label %end93
body92:
  %v96 = sub i64 21, %v94
  br label %head97
head97:
  %v100 = phi i64 [ 0, %body92 ], [ %v133, %body98 ]
  %v101 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body92 ], [ %v132, %body98 ]
  %v102 = icmp slt i64 %v100, 4
  br i1 %v102, label %body98, label %end99
body98:
  %v103 = mul i64 %v100, 5
  %v104 = add i64 %v25, %v103
  %v105 = getelementptr inbounds float, ptr %v3, i64 %v104
  %v106 = load float, ptr %v105, align 4
  %v107 = call i64 @llvm.fptosi.sat.i64.f32(float %v106)
  %v108 = icmp sgt i64 %v107, 0
  %v109 = select i1 %v108, i64 %v107, i64 0
  %v110 = sub i64 7, 1
  %v111 = icmp slt i64 %v109, %v110
  %v112 = select i1 %v111, i64 %v109, i64 %v110
  %v113 = getelementptr inbounds float, ptr %v5, i64 %v104
  %v114 = load float, ptr %v113, align 4
  %v115 = mul i64 %v112, 21
  %v116 = add i64 %v115, %v94
  %v117 = getelementptr inbounds float, ptr %v28, i64 %v116
  %v118 = fcmp oeq float %v114, 0x0000000000000000
  %v119 = insertelement <4 x float> poison, float %v114, i64 0
  %v120 = shufflevector <4 x float> %v119, <4 x float> poison, <4 x i32> zeroinitializer
  %v121 = icmp slt i64 %v96, 4
  %v122 = select i1 %v121, i64 %v96, i64 4
  %v123 = icmp sgt i64 %v122, 0
  %v124 = select i1 %v123, i64 %v122, i64 0
  %v125 = trunc i64 %v124 to i32
  %v126 = insertelement <4 x i32> poison, i32 %v125, i64 0
  %v127 = shufflevector <4 x i32> %v126, <4 x i32> poison, <4 x i32> zeroinitializer
  %v128 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v127
  %v129 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v117, <4 x i1> %v128, <4 x float> zeroinitializer)
  %v130 = fmul <4 x float> %v120, %v129
  %v131 = fadd <4 x float> %v130, %v101
  %v132 = select i1 %v118, <4 x float> %v101, <4 x float> %v131
  %v133 = add nsw i64 %v100, 1
  br label %head97
end99:
  %v134 = getelementptr inbounds float, ptr %v30, i64 %v94
  %v135 = icmp slt i64 %v96, 4
  %v136 = select i1 %v135, i64 %v96, i64 4
  %v137 = icmp sgt i64 %v136, 0
  %v138 = select i1 %v137, i64 %v136, i64 0
  %v139 = trunc i64 %v138 to i32
  %v140 = insertelement <4 x i32> poison, i32 %v139, i64 0
  %v141 = shufflevector <4 x i32> %v140, <4 x i32> poison, <4 x i32> zeroinitializer
  %v142 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v141
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v101, ptr align 4 %v134, <4 x i1> %v142)
  %v143 = add nsw i64 %v94, 4
  br label %head91
end93:
  %v144 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
