; task {"attributes":{"batch":0,"mode":"none"},"inputs":["f32[7,3]","i64[5,1]","f32[5,3]"],"op":"scatter_nd","output":"f32[7,3]","precision_mode":"must_keep_origin_dtype"}
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
  %v18 = getelementptr inbounds i8, ptr %v1, i64 %v17
  %v19 = getelementptr inbounds i8, ptr %v7, i64 %v17
  %v20 = icmp ne ptr %v18, %v19
  br i1 %v20, label %then21, label %end22
then21:
  %v23 = sub i64 %v16, %v14
  %v24 = mul i64 %v23, 12
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
  %v103 = phi i64 [ %v99, %end22 ], [ %v145, %end107 ]
  %v104 = icmp slt i64 %v103, %v98
  br i1 %v104, label %body101, label %end102
body101:
  br label %head105
head105:
  %v108 = phi i64 [ 0, %body101 ], [ %v144, %end135 ]
  %v109 = icmp slt i64 %v108, 5
  br i1 %v109, label %body106, label %end107
body106:
  %v110 = mul i64 %v103, 5
  %v111 = add i64 %v110, %v108
  %v112 = getelementptr inbounds i64, ptr %v3, i64 %v111
  %v113 = load i64, ptr %v112, align 8
  %v114 = icmp slt i64 %v113, 0
  %v115 = add i64 %v113, 7
  %v116 = select i1 %v114, i64 %v115, i64 %v113
  %v117 = icmp sgt i64 %v116, 0
  %v118 = select i1 %v117, i64 %v116, i64 0
  %v119 = sub i64 7, 1
  %v120 = icmp slt i64 %v118, %v119
  %v121 = select i1 %v120, i64 %v118, i64 %v119
  %v122 = icmp ne i64 %v121, %v116
  br i1 %v122, label %then123, label %end124
then123:
  %v125 = getelementptr inbounds ptr, ptr %args, i64 7
  %v126 = load ptr, ptr %v125, align 8
  store i64 %v113, ptr %v126, align 8
  br label %end124
end124:
  %v127 = icmp eq i64 %v121, %v116
  %v128 = mul i64 %v103, 7
  %v129 = add i64 %v128, %v121
  %v130 = icmp sge i64 %v129, %v14
  %v131 = icmp slt i64 %v129, %v16
  %v132 = and i1 %v130, %v131
  %v133 = and i1 %v132, %v127
  br i1 %v133, label %then134, label %end135
then134:
  %v136 = mul i64 %v111, 12
  %v137 = getelementptr inbounds i8, ptr %v5, i64 %v136
  %v138 = mul i64 %v129, 12
  %v139 = getelementptr inbounds i8, ptr %v7, i64 %v138
  %v140 = load i64, ptr %v137, align 1
  store i64 %v140, ptr %v139, align 1
  %v141 = getelementptr inbounds i8, ptr %v137, i64 4
  %v142 = load i64, ptr %v141, align 1
  %v143 = getelementptr inbounds i8, ptr %v139, i64 4
  store i64 %v142, ptr %v143, align 1
  br label %end135
end135:
  %v144 = add nsw i64 %v108, 1
  br label %head105
end107:
  %v145 = add nsw i64 %v103, 1
  br label %head100
end102:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
