; task {"attributes":{"batch":1,"mode":"max"},"inputs":["f32[2,7]","i32[2,5,1]","f32[2,5]"],"op":"scatter_nd","output":"f32[2,7]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 14 units
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
  %v13 = mul i64 %lo, 14
  %v14 = udiv i64 %v13, 14
  %v15 = mul i64 %hi, 14
  %v16 = udiv i64 %v15, 14
  %v17 = mul i64 %v14, 4
  %v18 = getelementptr inbounds i8, ptr %v1, i64 %v17
  %v19 = getelementptr inbounds i8, ptr %v7, i64 %v17
  %v20 = icmp ne ptr %v18, %v19
  br i1 %v20, label %then21, label %end22
then21:
  %v23 = sub i64 %v16, %v14
  %v24 = mul i64 %v23, 4
  %v25 = urem i64 %v24, 64
  %v26 = sub i64 %v24, %v25
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then21 ], [ %v35, %body28 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds i8, ptr %v18, i64 %v30
  %v33 = load <16 x i32>, ptr %v32, align 1
  %v34 = getelementptr inbounds i8, ptr %v19, i64 %v30
  store <16 x i32> %v33, ptr %v34, align 1
  %v35 = add nsw i64 %v30, 64
  br label %head27
end29:
  %v36 = icmp sge i64 %v24, 64
  %v37 = icmp ne i64 %v25, 0
  %v38 = and i1 %v36, %v37
  br i1 %v38, label %then39, label %end40
then39:
  %v41 = sub i64 %v24, 64
  %v42 = getelementptr inbounds i8, ptr %v18, i64 %v41
  %v43 = load <16 x i32>, ptr %v42, align 1
  %v44 = getelementptr inbounds i8, ptr %v19, i64 %v41
  store <16 x i32> %v43, ptr %v44, align 1
  br label %end40
end40:
  %v45 = xor i1 %v36, true
  br i1 %v45, label %then46, label %end47
then46:
  %v48 = urem i64 %v24, 64
  %v49 = sub i64 %v24, %v48
  %v50 = icmp sge i64 %v48, 32
  br i1 %v50, label %then51, label %end52
then51:
  %v53 = getelementptr inbounds i8, ptr %v18, i64 %v49
  %v54 = load <8 x i32>, ptr %v53, align 1
  %v55 = getelementptr inbounds i8, ptr %v19, i64 %v49
  store <8 x i32> %v54, ptr %v55, align 1
  br label %end52
end52:
  %v56 = urem i64 %v24, 32
  %v57 = sub i64 %v24, %v56
  %v58 = icmp sge i64 %v56, 16
  br i1 %v58, label %then59, label %end60
then59:
  %v61 = getelementptr inbounds i8, ptr %v18, i64 %v57
  %v62 = load <4 x i32>, ptr %v61, align 1
  %v63 = getelementptr inbounds i8, ptr %v19, i64 %v57
  store <4 x i32> %v62, ptr %v63, align 1
  br label %end60
end60:
  %v64 = urem i64 %v24, 16
  %v65 = sub i64 %v24, %v64
  %v66 = icmp sge i64 %v64, 8
  br i1 %v66, label %then67, label %end68
then67:
  %v69 = getelementptr inbounds i8, ptr %v18, i64 %v65
  %v70 = load i64, ptr %v69, align 1
  %v71 = getelementptr inbounds i8, ptr %v19, i64 %v65
  store i64 %v70, ptr %v71, align 1
  br label %end68
end68:
  %v72 = urem i64 %v24, 8
  %v73 = sub i64 %v24, %v72
  %v74 = icmp sge i64 %v72, 4
  br i1 %v74, label %then75, label %end76
then75:
  %v77 = getelementptr inbounds i8, ptr %v18, i64 %v73
  %v78 = load i32, ptr %v77, align 1
  %v79 = getelementptr inbounds i8, ptr %v19, i64 %v73
  store i32 %v78, ptr %v79, align 1
  br label %end76
end76:
  %v80 = urem i64 %v24, 4
  %v81 = sub i64 %v24, %v80
  %v82 = icmp sge i64 %v80, 2
  br i1 %v82, label %then83, label %end84
then83:
  %v85 = getelementptr inbounds i8, ptr %v18, i64 %v81
  %v86 = load i16, ptr %v85, align 1
  %v87 = getelementptr inbounds i8, ptr %v19, i64 %v81
  store i16 %v86, ptr %v87, align 1
  br label %end84
end84:
  %v88 = urem i64 %v24, 2
  %v89 = sub i64 %v24, %v88
  %v90 = icmp sge i64 %v88, 1
  br i1 %v90, label %then91, label %end92
then91:
  %v93 = getelementptr inbounds i8, ptr %v18, i64 %v89
  %v94 = load i8, ptr %v93, align 1
  %v95 = getelementptr inbounds i8, ptr %v19, i64 %v89
  store i8 %v94, ptr %v95, align 1
  br label %end92
end92:
  br label %end47
end47:
  br label %end22
end22:
  %v96 = sub i64 %v16, 1
  %v97 = udiv i64 %v96, 7
  %v98 = add i64 %v97, 1
  %v99 = udiv i64 %v14, 7
  br label %head100
head100:
  %v103 = phi i64 [ %v99, %end22 ], [ %v156, %end107 ]
  %v104 = icmp slt i64 %v103, %v98
  br i1 %v104, label %body101, label %end102
body101:
  br label %head105
head105:
  %v108 = phi i64 [ 0, %body101 ], [ %v155, %end136 ]
  %v109 = icmp slt i64 %v108, 5
  br i1 %v109, label %body106, label %end107
body106:
  %v110 = mul i64 %v103, 5
  %v111 = add i64 %v110, %v108
  %v112 = getelementptr inbounds i32, ptr %v3, i64 %v111
  %v113 = load i32, ptr %v112, align 4
  %v114 = sext i32 %v113 to i64
  %v115 = icmp slt i64 %v114, 0
  %v116 = add i64 %v114, 7
  %v117 = select i1 %v115, i64 %v116, i64 %v114
  %v118 = icmp sgt i64 %v117, 0
  %v119 = select i1 %v118, i64 %v117, i64 0
  %v120 = sub i64 7, 1
  %v121 = icmp slt i64 %v119, %v120
  %v122 = select i1 %v121, i64 %v119, i64 %v120
  %v123 = icmp ne i64 %v122, %v117
  br i1 %v123, label %then124, label %end125
then124:
  %v126 = getelementptr inbounds ptr, ptr %args, i64 7
  %v127 = load ptr, ptr %v126, align 8
  store i64 %v114, ptr %v127, align 8
  br label %end125
end125:
  %v128 = icmp eq i64 %v122, %v117
  %v129 = mul i64 %v103, 7
  %v130 = add i64 %v129, %v122
  %v131 = icmp sge i64 %v130, %v14
  %v132 = icmp slt i64 %v130, %v16
  %v133 = and i1 %v131, %v132
  %v134 = and i1 %v133, %v128
  br i1 %v134, label %then135, label %end136
then135:
  %v137 = mul i64 %v111, 4
  %v138 = getelementptr inbounds i8, ptr %v5, i64 %v137
  %v139 = mul i64 %v130, 4
  %v140 = getelementptr inbounds i8, ptr %v7, i64 %v139
  br label %head141
head141:
  %v144 = phi i64 [ 0, %then135 ], [ %v154, %body142 ]
  %v145 = icmp slt i64 %v144, 1
  br i1 %v145, label %body142, label %end143
body142:
  %v146 = getelementptr inbounds float, ptr %v140, i64 %v144
  %v147 = getelementptr inbounds float, ptr %v138, i64 %v144
  %v148 = load float, ptr %v146, align 4
  %v149 = load float, ptr %v147, align 4
  %v150 = fcmp ogt float %v148, %v149
  %v151 = fcmp uno float %v148, %v148
  %v152 = or i1 %v150, %v151
  %v153 = select i1 %v152, float %v148, float %v149
  store float %v153, ptr %v146, align 4
  %v154 = add nsw i64 %v144, 1
  br label %head141
end143:
  br label %end136
end136:
  %v155 = add nsw i64 %v108, 1
  br label %head105
end107:
  %v156 = add nsw i64 %v103, 1
  br label %head100
end102:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
