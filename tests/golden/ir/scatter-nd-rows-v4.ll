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
  %v20 = sub i64 %v16, %v14
  %v21 = mul i64 %v20, 12
  %v22 = urem i64 %v21, 64
  %v23 = sub i64 %v21, %v22
  br label %head24
head24:
  %v27 = phi i64 [ 0, %entry ], [ %v32, %body25 ]
  %v28 = icmp slt i64 %v27, %v23
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds i8, ptr %v18, i64 %v27
  %v30 = load <16 x i32>, ptr %v29, align 1
  %v31 = getelementptr inbounds i8, ptr %v19, i64 %v27
  store <16 x i32> %v30, ptr %v31, align 1
  %v32 = add nsw i64 %v27, 64
  br label %head24
end26:
  %v33 = icmp sge i64 %v21, 64
  %v34 = icmp ne i64 %v22, 0
  %v35 = and i1 %v33, %v34
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = sub i64 %v21, 64
  %v39 = getelementptr inbounds i8, ptr %v18, i64 %v38
  %v40 = load <16 x i32>, ptr %v39, align 1
  %v41 = getelementptr inbounds i8, ptr %v19, i64 %v38
  store <16 x i32> %v40, ptr %v41, align 1
  br label %end37
end37:
  %v42 = xor i1 %v33, true
  br i1 %v42, label %then43, label %end44
then43:
  %v45 = urem i64 %v21, 64
  %v46 = sub i64 %v21, %v45
  %v47 = icmp sge i64 %v45, 32
  br i1 %v47, label %then48, label %end49
then48:
  %v50 = getelementptr inbounds i8, ptr %v18, i64 %v46
  %v51 = load <8 x i32>, ptr %v50, align 1
  %v52 = getelementptr inbounds i8, ptr %v19, i64 %v46
  store <8 x i32> %v51, ptr %v52, align 1
  br label %end49
end49:
  %v53 = urem i64 %v21, 32
  %v54 = sub i64 %v21, %v53
  %v55 = icmp sge i64 %v53, 16
  br i1 %v55, label %then56, label %end57
then56:
  %v58 = getelementptr inbounds i8, ptr %v18, i64 %v54
  %v59 = load <4 x i32>, ptr %v58, align 1
  %v60 = getelementptr inbounds i8, ptr %v19, i64 %v54
  store <4 x i32> %v59, ptr %v60, align 1
  br label %end57
end57:
  %v61 = urem i64 %v21, 16
  %v62 = sub i64 %v21, %v61
  %v63 = icmp sge i64 %v61, 8
  br i1 %v63, label %then64, label %end65
then64:
  %v66 = getelementptr inbounds i8, ptr %v18, i64 %v62
  %v67 = load i64, ptr %v66, align 1
  %v68 = getelementptr inbounds i8, ptr %v19, i64 %v62
  store i64 %v67, ptr %v68, align 1
  br label %end65
end65:
  %v69 = urem i64 %v21, 8
  %v70 = sub i64 %v21, %v69
  %v71 = icmp sge i64 %v69, 4
  br i1 %v71, label %then72, label %end73
then72:
  %v74 = getelementptr inbounds i8, ptr %v18, i64 %v70
  %v75 = load i32, ptr %v74, align 1
  %v76 = getelementptr inbounds i8, ptr %v19, i64 %v70
  store i32 %v75, ptr %v76, align 1
  br label %end73
end73:
  %v77 = urem i64 %v21, 4
  %v78 = sub i64 %v21, %v77
  %v79 = icmp sge i64 %v77, 2
  br i1 %v79, label %then80, label %end81
then80:
  %v82 = getelementptr inbounds i8, ptr %v18, i64 %v78
  %v83 = load i16, ptr %v82, align 1
  %v84 = getelementptr inbounds i8, ptr %v19, i64 %v78
  store i16 %v83, ptr %v84, align 1
  br label %end81
end81:
  %v85 = urem i64 %v21, 2
  %v86 = sub i64 %v21, %v85
  %v87 = icmp sge i64 %v85, 1
  br i1 %v87, label %then88, label %end89
then88:
  %v90 = getelementptr inbounds i8, ptr %v18, i64 %v86
  %v91 = load i8, ptr %v90, align 1
  %v92 = getelementptr inbounds i8, ptr %v19, i64 %v86
  store i8 %v91, ptr %v92, align 1
  br label %end89
end89:
  br label %end44
end44:
  %v93 = sub i64 %v16, 1
  %v94 = udiv i64 %v93, 7
  %v95 = add i64 %v94, 1
  %v96 = udiv i64 %v14, 7
  br label %head97
head97:
  %v100 = phi i64 [ %v96, %end44 ], [ %v142, %end104 ]
  %v101 = icmp slt i64 %v100, %v95
  br i1 %v101, label %body98, label %end99
body98:
  br label %head102
head102:
  %v105 = phi i64 [ 0, %body98 ], [ %v141, %end132 ]
  %v106 = icmp slt i64 %v105, 5
  br i1 %v106, label %body103, label %end104
body103:
  %v107 = mul i64 %v100, 5
  %v108 = add i64 %v107, %v105
  %v109 = getelementptr inbounds i64, ptr %v3, i64 %v108
  %v110 = load i64, ptr %v109, align 8
  %v111 = icmp slt i64 %v110, 0
  %v112 = add i64 %v110, 7
  %v113 = select i1 %v111, i64 %v112, i64 %v110
  %v114 = icmp sgt i64 %v113, 0
  %v115 = select i1 %v114, i64 %v113, i64 0
  %v116 = sub i64 7, 1
  %v117 = icmp slt i64 %v115, %v116
  %v118 = select i1 %v117, i64 %v115, i64 %v116
  %v119 = icmp ne i64 %v118, %v113
  br i1 %v119, label %then120, label %end121
then120:
  %v122 = getelementptr inbounds ptr, ptr %args, i64 7
  %v123 = load ptr, ptr %v122, align 8
  store i64 %v110, ptr %v123, align 8
  br label %end121
end121:
  %v124 = icmp eq i64 %v118, %v113
  %v125 = mul i64 %v100, 7
  %v126 = add i64 %v125, %v118
  %v127 = icmp sge i64 %v126, %v14
  %v128 = icmp slt i64 %v126, %v16
  %v129 = and i1 %v127, %v128
  %v130 = and i1 %v129, %v124
  br i1 %v130, label %then131, label %end132
then131:
  %v133 = mul i64 %v108, 12
  %v134 = getelementptr inbounds i8, ptr %v5, i64 %v133
  %v135 = mul i64 %v126, 12
  %v136 = getelementptr inbounds i8, ptr %v7, i64 %v135
  %v137 = load i64, ptr %v134, align 1
  store i64 %v137, ptr %v136, align 1
  %v138 = getelementptr inbounds i8, ptr %v134, i64 4
  %v139 = load i64, ptr %v138, align 1
  %v140 = getelementptr inbounds i8, ptr %v136, i64 4
  store i64 %v139, ptr %v140, align 1
  br label %end132
end132:
  %v141 = add nsw i64 %v105, 1
  br label %head102
end104:
  %v142 = add nsw i64 %v100, 1
  br label %head97
end99:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
