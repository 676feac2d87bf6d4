; task {"attributes":{"k":4,"largest":1},"inputs":["f32[3,70]"],"op":"top_k","outputs":["f32[3,4]","i64[3,4]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"insertion"}
; tier aarch64-neon
; phase k: 3 units
; scratch 0 bytes, 64 of each core
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
define internal void @k_collect(ptr %kept, ptr %x, i64 %column, i64 %bits) #0 {
entry:
  %v1 = call i64 @llvm.ctpop.i64(i64 %bits)
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v55, %end29 ]
  %v6 = phi i64 [ %bits, %entry ], [ %v10, %end29 ]
  %v7 = icmp slt i64 %v5, %v1
  br i1 %v7, label %body3, label %end4
body3:
  %v8 = call i64 @llvm.cttz.i64(i64 %v6, i1 false)
  %v9 = sub i64 %v6, 1
  %v10 = and i64 %v6, %v9
  %v11 = add i64 %column, %v8
  %v12 = getelementptr inbounds float, ptr %x, i64 %v11
  %v13 = load float, ptr %v12, align 4
  %v14 = fadd float %v13, 0x0000000000000000
  %v15 = bitcast float %v14 to i32
  %v16 = ashr i32 %v15, 31
  %v17 = lshr i32 %v16, 1
  %v18 = xor i32 %v15, %v17
  %v19 = fcmp uno float %v13, %v13
  %v20 = select i1 %v19, i32 2143289344, i32 %v18
  %v21 = sext i32 %v20 to i64
  %v22 = shl i64 %v21, 32
  %v23 = sub i64 4294967295, %v11
  %v24 = or i64 %v22, %v23
  %v25 = getelementptr inbounds i64, ptr %kept, i64 5
  %v26 = load i64, ptr %v25, align 8
  %v27 = icmp sgt i64 %v24, %v26
  br i1 %v27, label %then28, label %end29
then28:
  %v30 = insertelement <2 x i64> poison, i64 %v24, i64 0
  %v31 = shufflevector <2 x i64> %v30, <2 x i64> poison, <2 x i32> zeroinitializer
  %v32 = getelementptr inbounds i64, ptr %kept, i64 4
  %v33 = sub i64 2, 1
  %v34 = add i64 %v33, 2
  %v35 = getelementptr inbounds i64, ptr %kept, i64 %v34
  %v36 = load <2 x i64>, ptr %v35, align 8
  %v37 = load <2 x i64>, ptr %v32, align 8
  %v38 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %v31, <2 x i64> %v36)
  %v39 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %v37, <2 x i64> %v38)
  store <2 x i64> %v39, ptr %v32, align 8
  %v40 = getelementptr inbounds i64, ptr %kept, i64 2
  %v41 = sub i64 0, 1
  %v42 = add i64 %v41, 2
  %v43 = getelementptr inbounds i64, ptr %kept, i64 %v42
  %v44 = load <2 x i64>, ptr %v43, align 8
  %v45 = load <2 x i64>, ptr %v40, align 8
  %v46 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %v31, <2 x i64> %v44)
  %v47 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %v45, <2 x i64> %v46)
  store <2 x i64> %v47, ptr %v40, align 8
  %v48 = getelementptr inbounds i64, ptr %kept, i64 5
  %v49 = load i64, ptr %v48, align 8
  %v50 = ashr i64 %v49, 32
  %v51 = trunc i64 %v50 to i32
  %v52 = ashr i32 %v51, 31
  %v53 = lshr i32 %v52, 1
  %v54 = xor i32 %v51, %v53
  store i32 %v54, ptr %kept, align 4
  br label %end29
end29:
  %v55 = add nsw i64 %v5, 1
  br label %head2
end4:
  ret void
}
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
  %v10 = mul i64 %worker, 64
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v137, %end121 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 %v15, 70
  %v18 = getelementptr inbounds float, ptr %v1, i64 %v17
  %v19 = mul i64 %v15, 4
  %v20 = getelementptr inbounds float, ptr %v3, i64 %v19
  %v21 = mul i64 %v15, 4
  %v22 = getelementptr inbounds i64, ptr %v5, i64 %v21
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body13 ], [ %v30, %body24 ]
  %v27 = icmp slt i64 %v26, 4
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = add i64 %v26, 2
  %v29 = getelementptr inbounds i64, ptr %v11, i64 %v28
  store <2 x i64> splat (i64 -9223372036854775808), ptr %v29, align 8
  %v30 = add nsw i64 %v26, 2
  br label %head23
end25:
  %v31 = getelementptr inbounds i64, ptr %v11, i64 1
  store i64 9223372036854775807, ptr %v31, align 8
  %v32 = icmp slt i64 4, 70
  %v33 = select i1 %v32, i64 4, i64 70
  br label %head34
head34:
  %v37 = phi i64 [ 0, %end25 ], [ %v39, %body35 ]
  %v38 = icmp slt i64 %v37, %v33
  br i1 %v38, label %body35, label %end36
body35:
  call void @k_collect(ptr %v11, ptr %v18, i64 %v37, i64 1)
  %v39 = add nsw i64 %v37, 1
  br label %head34
end36:
  %v40 = sub i64 70, %v33
  %v41 = udiv i64 %v40, 16
  %v42 = mul i64 %v41, 16
  %v43 = add i64 %v33, %v42
  br label %head44
head44:
  %v47 = phi i64 [ %v33, %end36 ], [ %v86, %end74 ]
  %v48 = icmp slt i64 %v47, %v43
  br i1 %v48, label %body45, label %end46
body45:
  %v49 = load float, ptr %v11, align 4
  %v50 = insertelement <4 x float> poison, float %v49, i64 0
  %v51 = shufflevector <4 x float> %v50, <4 x float> poison, <4 x i32> zeroinitializer
  %v52 = add i64 %v47, 4
  %v53 = add i64 %v47, 8
  %v54 = add i64 %v47, 12
  %v55 = getelementptr inbounds float, ptr %v18, i64 %v47
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = fcmp ugt <4 x float> %v56, %v51
  %v58 = getelementptr inbounds float, ptr %v18, i64 %v52
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = fcmp ugt <4 x float> %v59, %v51
  %v61 = getelementptr inbounds float, ptr %v18, i64 %v53
  %v62 = load <4 x float>, ptr %v61, align 4
  %v63 = fcmp ugt <4 x float> %v62, %v51
  %v64 = getelementptr inbounds float, ptr %v18, i64 %v54
  %v65 = load <4 x float>, ptr %v64, align 4
  %v66 = fcmp ugt <4 x float> %v65, %v51
  %v67 = or <4 x i1> %v57, %v60
  %v68 = or <4 x i1> %v67, %v63
  %v69 = or <4 x i1> %v68, %v66
  %v70 = bitcast <4 x i1> %v69 to i4
  %v71 = zext i4 %v70 to i64
  %v72 = icmp ne i64 %v71, 0
  br i1 %v72, label %then73, label %end74
then73:
  %v75 = bitcast <4 x i1> %v57 to i4
  %v76 = zext i4 %v75 to i64
  call void @k_collect(ptr %v11, ptr %v18, i64 %v47, i64 %v76)
  %v77 = add i64 %v47, 4
  %v78 = bitcast <4 x i1> %v60 to i4
  %v79 = zext i4 %v78 to i64
  call void @k_collect(ptr %v11, ptr %v18, i64 %v77, i64 %v79)
  %v80 = add i64 %v47, 8
  %v81 = bitcast <4 x i1> %v63 to i4
  %v82 = zext i4 %v81 to i64
  call void @k_collect(ptr %v11, ptr %v18, i64 %v80, i64 %v82)
  %v83 = add i64 %v47, 12
  %v84 = bitcast <4 x i1> %v66 to i4
  %v85 = zext i4 %v84 to i64
  call void @k_collect(ptr %v11, ptr %v18, i64 %v83, i64 %v85)
  br label %end74
end74:
  %v86 = add nsw i64 %v47, 16
  br label %head44
end46:
  br label %head87
head87:
  %v90 = phi i64 [ %v43, %end46 ], [ %v118, %body88 ]
  %v91 = icmp slt i64 %v90, 70
  br i1 %v91, label %body88, label %end89
body88:
  %v92 = sub i64 70, %v90
  %v93 = load float, ptr %v11, align 4
  %v94 = insertelement <4 x float> poison, float %v93, i64 0
  %v95 = shufflevector <4 x float> %v94, <4 x float> poison, <4 x i32> zeroinitializer
  %v96 = getelementptr inbounds float, ptr %v18, i64 %v90
  %v97 = icmp slt i64 %v92, 4
  %v98 = select i1 %v97, i64 %v92, i64 4
  %v99 = icmp sgt i64 %v98, 0
  %v100 = select i1 %v99, i64 %v98, i64 0
  %v101 = trunc i64 %v100 to i32
  %v102 = insertelement <4 x i32> poison, i32 %v101, i64 0
  %v103 = shufflevector <4 x i32> %v102, <4 x i32> poison, <4 x i32> zeroinitializer
  %v104 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v103
  %v105 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v96, <4 x i1> %v104, <4 x float> zeroinitializer)
  %v106 = fcmp ugt <4 x float> %v105, %v95
  %v107 = icmp slt i64 %v92, 4
  %v108 = select i1 %v107, i64 %v92, i64 4
  %v109 = icmp sgt i64 %v108, 0
  %v110 = select i1 %v109, i64 %v108, i64 0
  %v111 = trunc i64 %v110 to i32
  %v112 = insertelement <4 x i32> poison, i32 %v111, i64 0
  %v113 = shufflevector <4 x i32> %v112, <4 x i32> poison, <4 x i32> zeroinitializer
  %v114 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v113
  %v115 = and <4 x i1> %v106, %v114
  %v116 = bitcast <4 x i1> %v115 to i4
  %v117 = zext i4 %v116 to i64
  call void @k_collect(ptr %v11, ptr %v18, i64 %v90, i64 %v117)
  %v118 = add nsw i64 %v90, 4
  br label %head87
end89:
  br label %head119
head119:
  %v122 = phi i64 [ 0, %end89 ], [ %v136, %body120 ]
  %v123 = icmp slt i64 %v122, 4
  br i1 %v123, label %body120, label %end121
body120:
  %v124 = add i64 %v122, 2
  %v125 = getelementptr inbounds i64, ptr %v11, i64 %v124
  %v126 = load i64, ptr %v125, align 8
  %v127 = and i64 %v126, 4294967295
  %v128 = sub i64 4294967295, %v127
  %v129 = sub i64 70, 1
  %v130 = icmp slt i64 %v128, %v129
  %v131 = select i1 %v130, i64 %v128, i64 %v129
  %v132 = getelementptr inbounds i64, ptr %v22, i64 %v122
  store i64 %v131, ptr %v132, align 8
  %v133 = getelementptr inbounds float, ptr %v18, i64 %v131
  %v134 = load float, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %v20, i64 %v122
  store float %v134, ptr %v135, align 4
  %v136 = add nsw i64 %v122, 1
  br label %head119
end121:
  %v137 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
