; task {"attributes":{"batch":0,"mode":"add","skips":1},"inputs":["i64[7,3]","i64[5,1]","i64[5,3]"],"op":"scatter_nd","output":"i64[7,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
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
  %v17 = mul i64 %v14, 24
  %v18 = getelementptr inbounds i8, ptr %v1, i64 %v17
  %v19 = getelementptr inbounds i8, ptr %v7, i64 %v17
  %v20 = icmp ne ptr %v18, %v19
  br i1 %v20, label %then21, label %end22
then21:
  %v23 = sub i64 %v16, %v14
  %v24 = mul i64 %v23, 24
  %v25 = urem i64 %v24, 32
  %v26 = sub i64 %v24, %v25
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then21 ], [ %v35, %body28 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds i8, ptr %v18, i64 %v30
  %v33 = load <8 x i32>, ptr %v32, align 1
  %v34 = getelementptr inbounds i8, ptr %v19, i64 %v30
  store <8 x i32> %v33, ptr %v34, align 1
  %v35 = add nsw i64 %v30, 32
  br label %head27
end29:
  %v36 = icmp sge i64 %v24, 32
  %v37 = icmp ne i64 %v25, 0
  %v38 = and i1 %v36, %v37
  br i1 %v38, label %then39, label %end40
then39:
  %v41 = sub i64 %v24, 32
  %v42 = getelementptr inbounds i8, ptr %v18, i64 %v41
  %v43 = load <8 x i32>, ptr %v42, align 1
  %v44 = getelementptr inbounds i8, ptr %v19, i64 %v41
  store <8 x i32> %v43, ptr %v44, align 1
  br label %end40
end40:
  %v45 = xor i1 %v36, true
  br i1 %v45, label %then46, label %end47
then46:
  %v48 = urem i64 %v24, 32
  %v49 = sub i64 %v24, %v48
  %v50 = icmp sge i64 %v48, 16
  br i1 %v50, label %then51, label %end52
then51:
  %v53 = getelementptr inbounds i8, ptr %v18, i64 %v49
  %v54 = load <4 x i32>, ptr %v53, align 1
  %v55 = getelementptr inbounds i8, ptr %v19, i64 %v49
  store <4 x i32> %v54, ptr %v55, align 1
  br label %end52
end52:
  %v56 = urem i64 %v24, 16
  %v57 = sub i64 %v24, %v56
  %v58 = icmp sge i64 %v56, 8
  br i1 %v58, label %then59, label %end60
then59:
  %v61 = getelementptr inbounds i8, ptr %v18, i64 %v57
  %v62 = load i64, ptr %v61, align 1
  %v63 = getelementptr inbounds i8, ptr %v19, i64 %v57
  store i64 %v62, ptr %v63, align 1
  br label %end60
end60:
  %v64 = urem i64 %v24, 8
  %v65 = sub i64 %v24, %v64
  %v66 = icmp sge i64 %v64, 4
  br i1 %v66, label %then67, label %end68
then67:
  %v69 = getelementptr inbounds i8, ptr %v18, i64 %v65
  %v70 = load i32, ptr %v69, align 1
  %v71 = getelementptr inbounds i8, ptr %v19, i64 %v65
  store i32 %v70, ptr %v71, align 1
  br label %end68
end68:
  %v72 = urem i64 %v24, 4
  %v73 = sub i64 %v24, %v72
  %v74 = icmp sge i64 %v72, 2
  br i1 %v74, label %then75, label %end76
then75:
  %v77 = getelementptr inbounds i8, ptr %v18, i64 %v73
  %v78 = load i16, ptr %v77, align 1
  %v79 = getelementptr inbounds i8, ptr %v19, i64 %v73
  store i16 %v78, ptr %v79, align 1
  br label %end76
end76:
  %v80 = urem i64 %v24, 2
  %v81 = sub i64 %v24, %v80
  %v82 = icmp sge i64 %v80, 1
  br i1 %v82, label %then83, label %end84
then83:
  %v85 = getelementptr inbounds i8, ptr %v18, i64 %v81
  %v86 = load i8, ptr %v85, align 1
  %v87 = getelementptr inbounds i8, ptr %v19, i64 %v81
  store i8 %v86, ptr %v87, align 1
  br label %end84
end84:
  br label %end47
end47:
  br label %end22
end22:
  %v88 = sub i64 %v16, 1
  %v89 = udiv i64 %v88, 7
  %v90 = add i64 %v89, 1
  %v91 = udiv i64 %v14, 7
  br label %head92
head92:
  %v95 = phi i64 [ %v91, %end22 ], [ %v139, %end99 ]
  %v96 = icmp slt i64 %v95, %v90
  br i1 %v96, label %body93, label %end94
body93:
  br label %head97
head97:
  %v100 = phi i64 [ 0, %body93 ], [ %v138, %end122 ]
  %v101 = icmp slt i64 %v100, 5
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = mul i64 %v95, 5
  %v103 = add i64 %v102, %v100
  %v104 = getelementptr inbounds i64, ptr %v3, i64 %v103
  %v105 = load i64, ptr %v104, align 8
  %v106 = icmp slt i64 %v105, 0
  %v107 = add i64 %v105, 7
  %v108 = select i1 %v106, i64 %v107, i64 %v105
  %v109 = icmp sgt i64 %v108, 0
  %v110 = select i1 %v109, i64 %v108, i64 0
  %v111 = sub i64 7, 1
  %v112 = icmp slt i64 %v110, %v111
  %v113 = select i1 %v112, i64 %v110, i64 %v111
  %v114 = icmp eq i64 %v113, %v108
  %v115 = mul i64 %v95, 7
  %v116 = add i64 %v115, %v113
  %v117 = icmp sge i64 %v116, %v14
  %v118 = icmp slt i64 %v116, %v16
  %v119 = and i1 %v117, %v118
  %v120 = and i1 %v119, %v114
  br i1 %v120, label %then121, label %end122
then121:
  %v123 = mul i64 %v103, 24
  %v124 = getelementptr inbounds i8, ptr %v5, i64 %v123
  %v125 = mul i64 %v116, 24
  %v126 = getelementptr inbounds i8, ptr %v7, i64 %v125
  br label %head127
head127:
  %v130 = phi i64 [ 0, %then121 ], [ %v137, %body128 ]
  %v131 = icmp slt i64 %v130, 3
  br i1 %v131, label %body128, label %end129
body128:
  %v132 = getelementptr inbounds i64, ptr %v126, i64 %v130
  %v133 = getelementptr inbounds i64, ptr %v124, i64 %v130
  %v134 = load i64, ptr %v132, align 8
  %v135 = load i64, ptr %v133, align 8
  %v136 = add i64 %v134, %v135
  store i64 %v136, ptr %v132, align 8
  %v137 = add nsw i64 %v130, 1
  br label %head127
end129:
  br label %end122
end122:
  %v138 = add nsw i64 %v100, 1
  br label %head97
end99:
  %v139 = add nsw i64 %v95, 1
  br label %head92
end94:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
