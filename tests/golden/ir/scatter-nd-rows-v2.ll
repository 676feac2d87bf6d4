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
  %v20 = sub i64 %v16, %v14
  %v21 = mul i64 %v20, 12
  %v22 = urem i64 %v21, 16
  %v23 = sub i64 %v21, %v22
  br label %head24
head24:
  %v27 = phi i64 [ 0, %entry ], [ %v32, %body25 ]
  %v28 = icmp slt i64 %v27, %v23
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds i8, ptr %v18, i64 %v27
  %v30 = load <4 x i32>, ptr %v29, align 1
  %v31 = getelementptr inbounds i8, ptr %v19, i64 %v27
  store <4 x i32> %v30, ptr %v31, align 1
  %v32 = add nsw i64 %v27, 16
  br label %head24
end26:
  %v33 = icmp sge i64 %v21, 16
  %v34 = icmp ne i64 %v22, 0
  %v35 = and i1 %v33, %v34
  br i1 %v35, label %then36, label %end37
then36:
  %v38 = sub i64 %v21, 16
  %v39 = getelementptr inbounds i8, ptr %v18, i64 %v38
  %v40 = load <4 x i32>, ptr %v39, align 1
  %v41 = getelementptr inbounds i8, ptr %v19, i64 %v38
  store <4 x i32> %v40, ptr %v41, align 1
  br label %end37
end37:
  %v42 = xor i1 %v33, true
  br i1 %v42, label %then43, label %end44
then43:
  %v45 = urem i64 %v21, 16
  %v46 = sub i64 %v21, %v45
  %v47 = icmp sge i64 %v45, 8
  br i1 %v47, label %then48, label %end49
then48:
  %v50 = getelementptr inbounds i8, ptr %v18, i64 %v46
  %v51 = load i64, ptr %v50, align 1
  %v52 = getelementptr inbounds i8, ptr %v19, i64 %v46
  store i64 %v51, ptr %v52, align 1
  br label %end49
end49:
  %v53 = urem i64 %v21, 8
  %v54 = sub i64 %v21, %v53
  %v55 = icmp sge i64 %v53, 4
  br i1 %v55, label %then56, label %end57
then56:
  %v58 = getelementptr inbounds i8, ptr %v18, i64 %v54
  %v59 = load i32, ptr %v58, align 1
  %v60 = getelementptr inbounds i8, ptr %v19, i64 %v54
  store i32 %v59, ptr %v60, align 1
  br label %end57
end57:
  %v61 = urem i64 %v21, 4
  %v62 = sub i64 %v21, %v61
  %v63 = icmp sge i64 %v61, 2
  br i1 %v63, label %then64, label %end65
then64:
  %v66 = getelementptr inbounds i8, ptr %v18, i64 %v62
  %v67 = load i16, ptr %v66, align 1
  %v68 = getelementptr inbounds i8, ptr %v19, i64 %v62
  store i16 %v67, ptr %v68, align 1
  br label %end65
end65:
  %v69 = urem i64 %v21, 2
  %v70 = sub i64 %v21, %v69
  %v71 = icmp sge i64 %v69, 1
  br i1 %v71, label %then72, label %end73
then72:
  %v74 = getelementptr inbounds i8, ptr %v18, i64 %v70
  %v75 = load i8, ptr %v74, align 1
  %v76 = getelementptr inbounds i8, ptr %v19, i64 %v70
  store i8 %v75, ptr %v76, align 1
  br label %end73
end73:
  br label %end44
end44:
  %v77 = sub i64 %v16, 1
  %v78 = udiv i64 %v77, 7
  %v79 = add i64 %v78, 1
  %v80 = udiv i64 %v14, 7
  br label %head81
head81:
  %v84 = phi i64 [ %v80, %end44 ], [ %v126, %end88 ]
  %v85 = icmp slt i64 %v84, %v79
  br i1 %v85, label %body82, label %end83
body82:
  br label %head86
head86:
  %v89 = phi i64 [ 0, %body82 ], [ %v125, %end116 ]
  %v90 = icmp slt i64 %v89, 5
  br i1 %v90, label %body87, label %end88
body87:
  %v91 = mul i64 %v84, 5
  %v92 = add i64 %v91, %v89
  %v93 = getelementptr inbounds i64, ptr %v3, i64 %v92
  %v94 = load i64, ptr %v93, align 8
  %v95 = icmp slt i64 %v94, 0
  %v96 = add i64 %v94, 7
  %v97 = select i1 %v95, i64 %v96, i64 %v94
  %v98 = icmp sgt i64 %v97, 0
  %v99 = select i1 %v98, i64 %v97, i64 0
  %v100 = sub i64 7, 1
  %v101 = icmp slt i64 %v99, %v100
  %v102 = select i1 %v101, i64 %v99, i64 %v100
  %v103 = icmp ne i64 %v102, %v97
  br i1 %v103, label %then104, label %end105
then104:
  %v106 = getelementptr inbounds ptr, ptr %args, i64 7
  %v107 = load ptr, ptr %v106, align 8
  store i64 %v94, ptr %v107, align 8
  br label %end105
end105:
  %v108 = icmp eq i64 %v102, %v97
  %v109 = mul i64 %v84, 7
  %v110 = add i64 %v109, %v102
  %v111 = icmp sge i64 %v110, %v14
  %v112 = icmp slt i64 %v110, %v16
  %v113 = and i1 %v111, %v112
  %v114 = and i1 %v113, %v108
  br i1 %v114, label %then115, label %end116
then115:
  %v117 = mul i64 %v92, 12
  %v118 = getelementptr inbounds i8, ptr %v5, i64 %v117
  %v119 = mul i64 %v110, 12
  %v120 = getelementptr inbounds i8, ptr %v7, i64 %v119
  %v121 = load i64, ptr %v118, align 1
  store i64 %v121, ptr %v120, align 1
  %v122 = getelementptr inbounds i8, ptr %v118, i64 4
  %v123 = load i64, ptr %v122, align 1
  %v124 = getelementptr inbounds i8, ptr %v120, i64 4
  store i64 %v123, ptr %v124, align 1
  br label %end116
end116:
  %v125 = add nsw i64 %v89, 1
  br label %head86
end88:
  %v126 = add nsw i64 %v84, 1
  br label %head81
end83:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
