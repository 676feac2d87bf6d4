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
  %v20 = sub i64 %v16, %v14
  %v21 = mul i64 %v20, 24
  %v22 = urem i64 %v21, 32
  %v23 = sub i64 %v21, %v22
  br label %head24
head24:
  %v27 = phi i64 [ 0, %entry ], [ %v32, %body25 ]
  %v28 = icmp slt i64 %v27, %v23
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds i8, ptr %v18, i64 %v27
  %v30 = load <8 x i32>, ptr %v29, align 1
  %v31 = getelementptr inbounds i8, ptr %v19, i64 %v27
  store <8 x i32> %v30, ptr %v31, align 1
  %v32 = add nsw i64 %v27, 32
  br label %head24
end26:
  %v33 = icmp sge i64 %v21, 32
  %v34 = icmp ne i64 %v22, 0
  %v35 = and i1 %v33, %v34
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = sub i64 %v21, 32
  %v39 = getelementptr inbounds i8, ptr %v18, i64 %v38
  %v40 = load <8 x i32>, ptr %v39, align 1
  %v41 = getelementptr inbounds i8, ptr %v19, i64 %v38
  store <8 x i32> %v40, ptr %v41, align 1
  br label %end37
end37:
  %v42 = xor i1 %v33, true
  br i1 %v42, label %then43, label %end44
then43:
  %v45 = urem i64 %v21, 32
  %v46 = sub i64 %v21, %v45
  %v47 = icmp sge i64 %v45, 16
  br i1 %v47, label %then48, label %end49
then48:
  %v50 = getelementptr inbounds i8, ptr %v18, i64 %v46
  %v51 = load <4 x i32>, ptr %v50, align 1
  %v52 = getelementptr inbounds i8, ptr %v19, i64 %v46
  store <4 x i32> %v51, ptr %v52, align 1
  br label %end49
end49:
  %v53 = urem i64 %v21, 16
  %v54 = sub i64 %v21, %v53
  %v55 = icmp sge i64 %v53, 8
  br i1 %v55, label %then56, label %end57
then56:
  %v58 = getelementptr inbounds i8, ptr %v18, i64 %v54
  %v59 = load i64, ptr %v58, align 1
  %v60 = getelementptr inbounds i8, ptr %v19, i64 %v54
  store i64 %v59, ptr %v60, align 1
  br label %end57
end57:
  %v61 = urem i64 %v21, 8
  %v62 = sub i64 %v21, %v61
  %v63 = icmp sge i64 %v61, 4
  br i1 %v63, label %then64, label %end65
then64:
  %v66 = getelementptr inbounds i8, ptr %v18, i64 %v62
  %v67 = load i32, ptr %v66, align 1
  %v68 = getelementptr inbounds i8, ptr %v19, i64 %v62
  store i32 %v67, ptr %v68, align 1
  br label %end65
end65:
  %v69 = urem i64 %v21, 4
  %v70 = sub i64 %v21, %v69
  %v71 = icmp sge i64 %v69, 2
  br i1 %v71, label %then72, label %end73
then72:
  %v74 = getelementptr inbounds i8, ptr %v18, i64 %v70
  %v75 = load i16, ptr %v74, align 1
  %v76 = getelementptr inbounds i8, ptr %v19, i64 %v70
  store i16 %v75, ptr %v76, align 1
  br label %end73
end73:
  %v77 = urem i64 %v21, 2
  %v78 = sub i64 %v21, %v77
  %v79 = icmp sge i64 %v77, 1
  br i1 %v79, label %then80, label %end81
then80:
  %v82 = getelementptr inbounds i8, ptr %v18, i64 %v78
  %v83 = load i8, ptr %v82, align 1
  %v84 = getelementptr inbounds i8, ptr %v19, i64 %v78
  store i8 %v83, ptr %v84, align 1
  br label %end81
end81:
  br label %end44
end44:
  %v85 = sub i64 %v16, 1
  %v86 = udiv i64 %v85, 7
  %v87 = add i64 %v86, 1
  %v88 = udiv i64 %v14, 7
  br label %head89
head89:
  %v92 = phi i64 [ %v88, %end44 ], [ %v136, %end96 ]
  %v93 = icmp slt i64 %v92, %v87
  br i1 %v93, label %body90, label %end91
body90:
  br label %head94
head94:
  %v97 = phi i64 [ 0, %body90 ], [ %v135, %end119 ]
  %v98 = icmp slt i64 %v97, 5
  br i1 %v98, label %body95, label %end96
body95:
  %v99 = mul i64 %v92, 5
  %v100 = add i64 %v99, %v97
  %v101 = getelementptr inbounds i64, ptr %v3, i64 %v100
  %v102 = load i64, ptr %v101, align 8
  %v103 = icmp slt i64 %v102, 0
  %v104 = add i64 %v102, 7
  %v105 = select i1 %v103, i64 %v104, i64 %v102
  %v106 = icmp sgt i64 %v105, 0
  %v107 = select i1 %v106, i64 %v105, i64 0
  %v108 = sub i64 7, 1
  %v109 = icmp slt i64 %v107, %v108
  %v110 = select i1 %v109, i64 %v107, i64 %v108
  %v111 = icmp eq i64 %v110, %v105
  %v112 = mul i64 %v92, 7
  %v113 = add i64 %v112, %v110
  %v114 = icmp sge i64 %v113, %v14
  %v115 = icmp slt i64 %v113, %v16
  %v116 = and i1 %v114, %v115
  %v117 = and i1 %v116, %v111
  br i1 %v117, label %then118, label %end119
then118:
  %v120 = mul i64 %v100, 24
  %v121 = getelementptr inbounds i8, ptr %v5, i64 %v120
  %v122 = mul i64 %v113, 24
  %v123 = getelementptr inbounds i8, ptr %v7, i64 %v122
  br label %head124
head124:
  %v127 = phi i64 [ 0, %then118 ], [ %v134, %body125 ]
  %v128 = icmp slt i64 %v127, 3
  br i1 %v128, label %body125, label %end126
body125:
  %v129 = getelementptr inbounds i64, ptr %v123, i64 %v127
  %v130 = getelementptr inbounds i64, ptr %v121, i64 %v127
  %v131 = load i64, ptr %v129, align 8
  %v132 = load i64, ptr %v130, align 8
  %v133 = add i64 %v131, %v132
  store i64 %v133, ptr %v129, align 8
  %v134 = add nsw i64 %v127, 1
  br label %head124
end126:
  br label %end119
end119:
  %v135 = add nsw i64 %v97, 1
  br label %head94
end96:
  %v136 = add nsw i64 %v92, 1
  br label %head89
end91:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
