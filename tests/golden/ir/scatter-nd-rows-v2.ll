; task {"attributes":{"batch":0,"mode":"none"},"inputs":["f32[7,3]","i64[5,1]","f32[5,3]"],"op":"scatter_nd","output":"f32[7,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
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
  %v25 = urem i64 %v24, 16
  %v26 = sub i64 %v24, %v25
  br label %head27
head27:
  %v30 = phi i64 [ 0, %then21 ], [ %v35, %body28 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = getelementptr inbounds i8, ptr %v18, i64 %v30
  %v33 = load <4 x i32>, ptr %v32, align 1
  %v34 = getelementptr inbounds i8, ptr %v19, i64 %v30
  store <4 x i32> %v33, ptr %v34, align 1
  %v35 = add nsw i64 %v30, 16
  br label %head27
end29:
  %v36 = icmp sge i64 %v24, 16
  %v37 = icmp ne i64 %v25, 0
  %v38 = and i1 %v36, %v37
  br i1 %v38, label %then39, label %end40
then39:
  %v41 = sub i64 %v24, 16
  %v42 = getelementptr inbounds i8, ptr %v18, i64 %v41
  %v43 = load <4 x i32>, ptr %v42, align 1
  %v44 = getelementptr inbounds i8, ptr %v19, i64 %v41
  store <4 x i32> %v43, ptr %v44, align 1
  br label %end40
end40:
  %v45 = xor i1 %v36, true
  br i1 %v45, label %then46, label %end47
then46:
  %v48 = urem i64 %v24, 16
  %v49 = sub i64 %v24, %v48
  %v50 = icmp sge i64 %v48, 8
  br i1 %v50, label %then51, label %end52
then51:
  %v53 = getelementptr inbounds i8, ptr %v18, i64 %v49
  %v54 = load i64, ptr %v53, align 1
  %v55 = getelementptr inbounds i8, ptr %v19, i64 %v49
  store i64 %v54, ptr %v55, align 1
  br label %end52
end52:
  %v56 = urem i64 %v24, 8
  %v57 = sub i64 %v24, %v56
  %v58 = icmp sge i64 %v56, 4
  br i1 %v58, label %then59, label %end60
then59:
  %v61 = getelementptr inbounds i8, ptr %v18, i64 %v57
  %v62 = load i32, ptr %v61, align 1
  %v63 = getelementptr inbounds i8, ptr %v19, i64 %v57
  store i32 %v62, ptr %v63, align 1
  br label %end60
end60:
  %v64 = urem i64 %v24, 4
  %v65 = sub i64 %v24, %v64
  %v66 = icmp sge i64 %v64, 2
  br i1 %v66, label %then67, label %end68
then67:
  %v69 = getelementptr inbounds i8, ptr %v18, i64 %v65
  %v70 = load i16, ptr %v69, align 1
  %v71 = getelementptr inbounds i8, ptr %v19, i64 %v65
  store i16 %v70, ptr %v71, align 1
  br label %end68
end68:
  %v72 = urem i64 %v24, 2
  %v73 = sub i64 %v24, %v72
  %v74 = icmp sge i64 %v72, 1
  br i1 %v74, label %then75, label %end76
then75:
  %v77 = getelementptr inbounds i8, ptr %v18, i64 %v73
  %v78 = load i8, ptr %v77, align 1
  %v79 = getelementptr inbounds i8, ptr %v19, i64 %v73
  store i8 %v78, ptr %v79, align 1
  br label %end76
end76:
  br label %end47
end47:
  br label %end22
end22:
  %v80 = sub i64 %v16, 1
  %v81 = udiv i64 %v80, 7
  %v82 = add i64 %v81, 1
  %v83 = udiv i64 %v14, 7
  br label %head84
head84:
  %v87 = phi i64 [ %v83, %end22 ], [ %v129, %end91 ]
  %v88 = icmp slt i64 %v87, %v82
  br i1 %v88, label %body85, label %end86
body85:
  br label %head89
head89:
  %v92 = phi i64 [ 0, %body85 ], [ %v128, %end119 ]
  %v93 = icmp slt i64 %v92, 5
  br i1 %v93, label %body90, label %end91
body90:
  %v94 = mul i64 %v87, 5
  %v95 = add i64 %v94, %v92
  %v96 = getelementptr inbounds i64, ptr %v3, i64 %v95
  %v97 = load i64, ptr %v96, align 8
  %v98 = icmp slt i64 %v97, 0
  %v99 = add i64 %v97, 7
  %v100 = select i1 %v98, i64 %v99, i64 %v97
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = sub i64 7, 1
  %v104 = icmp slt i64 %v102, %v103
  %v105 = select i1 %v104, i64 %v102, i64 %v103
  %v106 = icmp ne i64 %v105, %v100
  br i1 %v106, label %then107, label %end108
then107:
  %v109 = getelementptr inbounds ptr, ptr %args, i64 7
  %v110 = load ptr, ptr %v109, align 8
  store i64 %v97, ptr %v110, align 8
  br label %end108
end108:
  %v111 = icmp eq i64 %v105, %v100
  %v112 = mul i64 %v87, 7
  %v113 = add i64 %v112, %v105
  %v114 = icmp sge i64 %v113, %v14
  %v115 = icmp slt i64 %v113, %v16
  %v116 = and i1 %v114, %v115
  %v117 = and i1 %v116, %v111
  br i1 %v117, label %then118, label %end119
then118:
  %v120 = mul i64 %v95, 12
  %v121 = getelementptr inbounds i8, ptr %v5, i64 %v120
  %v122 = mul i64 %v113, 12
  %v123 = getelementptr inbounds i8, ptr %v7, i64 %v122
  %v124 = load i64, ptr %v121, align 1
  store i64 %v124, ptr %v123, align 1
  %v125 = getelementptr inbounds i8, ptr %v121, i64 4
  %v126 = load i64, ptr %v125, align 1
  %v127 = getelementptr inbounds i8, ptr %v123, i64 4
  store i64 %v126, ptr %v127, align 1
  br label %end119
end119:
  %v128 = add nsw i64 %v92, 1
  br label %head89
end91:
  %v129 = add nsw i64 %v87, 1
  br label %head84
end86:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
