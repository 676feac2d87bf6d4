; task {"attributes":{"batch":0,"mode":"add","shape":[7,3]},"inputs":["f32[1]","i64[5,1]","f32[5,3]"],"op":"scatter_nd","output":"f32[7,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 7 units
; scratch 0 bytes, 0 of each core
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
  %v13 = mul i64 %lo, 7
  %v14 = udiv i64 %v13, 7
  %v15 = mul i64 %hi, 7
  %v16 = udiv i64 %v15, 7
  %v17 = mul i64 %v14, 12
  %v18 = load i32, ptr %v1, align 4
  %v19 = getelementptr inbounds i8, ptr %v7, i64 %v17
  %v20 = sub i64 %v16, %v14
  %v21 = mul i64 %v20, 12
  %v22 = urem i64 %v21, 64
  %v23 = sub i64 %v21, %v22
  br label %head24
head24:
  %v27 = phi i64 [ 0, %entry ], [ %v33, %body25 ]
  %v28 = icmp slt i64 %v27, %v23
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = insertelement <16 x i32> poison, i32 %v18, i64 0
  %v30 = shufflevector <16 x i32> %v29, <16 x i32> poison, <16 x i32> zeroinitializer
  %v31 = bitcast <16 x i32> %v30 to <16 x i32>
  %v32 = getelementptr inbounds i8, ptr %v19, i64 %v27
  store <16 x i32> %v31, ptr %v32, align 1
  %v33 = add nsw i64 %v27, 64
  br label %head24
end26:
  %v34 = icmp sge i64 %v21, 64
  %v35 = icmp ne i64 %v22, 0
  %v36 = and i1 %v34, %v35
  br i1 %v36, label %then37, label %end38
then37:
  %v39 = sub i64 %v21, 64
  %v40 = insertelement <16 x i32> poison, i32 %v18, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <16 x i32>
  %v43 = getelementptr inbounds i8, ptr %v19, i64 %v39
  store <16 x i32> %v42, ptr %v43, align 1
  br label %end38
end38:
  %v44 = xor i1 %v34, true
  br i1 %v44, label %then45, label %end46
then45:
  %v47 = urem i64 %v21, 64
  %v48 = sub i64 %v21, %v47
  %v49 = icmp sge i64 %v47, 32
  br i1 %v49, label %then50, label %end51
then50:
  %v52 = insertelement <8 x i32> poison, i32 %v18, i64 0
  %v53 = shufflevector <8 x i32> %v52, <8 x i32> poison, <8 x i32> zeroinitializer
  %v54 = bitcast <8 x i32> %v53 to <8 x i32>
  %v55 = getelementptr inbounds i8, ptr %v19, i64 %v48
  store <8 x i32> %v54, ptr %v55, align 1
  br label %end51
end51:
  %v56 = urem i64 %v21, 32
  %v57 = sub i64 %v21, %v56
  %v58 = icmp sge i64 %v56, 16
  br i1 %v58, label %then59, label %end60
then59:
  %v61 = insertelement <4 x i32> poison, i32 %v18, i64 0
  %v62 = shufflevector <4 x i32> %v61, <4 x i32> poison, <4 x i32> zeroinitializer
  %v63 = bitcast <4 x i32> %v62 to <4 x i32>
  %v64 = getelementptr inbounds i8, ptr %v19, i64 %v57
  store <4 x i32> %v63, ptr %v64, align 1
  br label %end60
end60:
  %v65 = urem i64 %v21, 16
  %v66 = sub i64 %v21, %v65
  %v67 = icmp sge i64 %v65, 8
  br i1 %v67, label %then68, label %end69
then68:
  %v70 = insertelement <2 x i32> poison, i32 %v18, i64 0
  %v71 = shufflevector <2 x i32> %v70, <2 x i32> poison, <2 x i32> zeroinitializer
  %v72 = bitcast <2 x i32> %v71 to i64
  %v73 = getelementptr inbounds i8, ptr %v19, i64 %v66
  store i64 %v72, ptr %v73, align 1
  br label %end69
end69:
  %v74 = urem i64 %v21, 8
  %v75 = sub i64 %v21, %v74
  %v76 = icmp sge i64 %v74, 4
  br i1 %v76, label %then77, label %end78
then77:
  %v79 = insertelement <1 x i32> poison, i32 %v18, i64 0
  %v80 = shufflevector <1 x i32> %v79, <1 x i32> poison, <1 x i32> zeroinitializer
  %v81 = bitcast <1 x i32> %v80 to i32
  %v82 = getelementptr inbounds i8, ptr %v19, i64 %v75
  store i32 %v81, ptr %v82, align 1
  br label %end78
end78:
  br label %end46
end46:
  %v83 = sub i64 %v16, 1
  %v84 = udiv i64 %v83, 7
  %v85 = add i64 %v84, 1
  %v86 = udiv i64 %v14, 7
  br label %head87
head87:
  %v90 = phi i64 [ %v86, %end46 ], [ %v139, %end94 ]
  %v91 = icmp slt i64 %v90, %v85
  br i1 %v91, label %body88, label %end89
body88:
  br label %head92
head92:
  %v95 = phi i64 [ 0, %body88 ], [ %v138, %end122 ]
  %v96 = icmp slt i64 %v95, 5
  br i1 %v96, label %body93, label %end94
body93:
  %v97 = mul i64 %v90, 5
  %v98 = add i64 %v97, %v95
  %v99 = getelementptr inbounds i64, ptr %v3, i64 %v98
  %v100 = load i64, ptr %v99, align 8
  %v101 = icmp slt i64 %v100, 0
  %v102 = add i64 %v100, 7
  %v103 = select i1 %v101, i64 %v102, i64 %v100
  %v104 = icmp sgt i64 %v103, 0
  %v105 = select i1 %v104, i64 %v103, i64 0
  %v106 = sub i64 7, 1
  %v107 = icmp slt i64 %v105, %v106
  %v108 = select i1 %v107, i64 %v105, i64 %v106
  %v109 = icmp ne i64 %v108, %v103
  br i1 %v109, label %then110, label %end111
then110:
  %v112 = getelementptr inbounds ptr, ptr %args, i64 7
  %v113 = load ptr, ptr %v112, align 8
  store i64 %v100, ptr %v113, align 8
  br label %end111
end111:
  %v114 = icmp eq i64 %v108, %v103
  %v115 = mul i64 %v90, 7
  %v116 = add i64 %v115, %v108
  %v117 = icmp sge i64 %v116, %v14
  %v118 = icmp slt i64 %v116, %v16
  %v119 = and i1 %v117, %v118
  %v120 = and i1 %v119, %v114
  br i1 %v120, label %then121, label %end122
then121:
  %v123 = mul i64 %v98, 12
  %v124 = getelementptr inbounds i8, ptr %v5, i64 %v123
  %v125 = mul i64 %v116, 12
  %v126 = getelementptr inbounds i8, ptr %v7, i64 %v125
  br label %head127
head127:
  %v130 = phi i64 [ 0, %then121 ], [ %v137, %body128 ]
  %v131 = icmp slt i64 %v130, 3
  br i1 %v131, label %body128, label %end129
body128:
  %v132 = getelementptr inbounds float, ptr %v126, i64 %v130
  %v133 = getelementptr inbounds float, ptr %v124, i64 %v130
  %v134 = load float, ptr %v132, align 4
  %v135 = load float, ptr %v133, align 4
  %v136 = fadd float %v134, %v135
  store float %v136, ptr %v132, align 4
  %v137 = add nsw i64 %v130, 1
  br label %head127
end129:
  br label %end122
end122:
  %v138 = add nsw i64 %v95, 1
  br label %head92
end94:
  %v139 = add nsw i64 %v90, 1
  br label %head87
end89:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
