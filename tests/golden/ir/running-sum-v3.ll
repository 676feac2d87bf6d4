; task {"attributes":{"axis":1,"exclusive":1,"reverse":1},"inputs":["f32[3,5,9]"],"op":"running_sum","output":"f32[3,5,9]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 3 units
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  %v9 = mul i64 %lo, 3
  %v10 = udiv i64 %v9, 3
  %v11 = mul i64 %hi, 3
  %v12 = udiv i64 %v11, 3
  br label %head13
head13:
  %v16 = phi i64 [ %v10, %entry ], [ %v93, %end23 ]
  %v17 = icmp slt i64 %v16, %v12
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 45
  %v19 = mul i64 0, 8
  %v20 = add i64 %v18, %v19
  br label %head21
head21:
  %v24 = phi i64 [ 0, %body14 ], [ %v92, %body22 ]
  %v25 = phi double [ 0.0, %body14 ], [ %v41, %body22 ]
  %v26 = phi double [ 0.0, %body14 ], [ %v48, %body22 ]
  %v27 = phi double [ 0.0, %body14 ], [ %v55, %body22 ]
  %v28 = phi double [ 0.0, %body14 ], [ %v62, %body22 ]
  %v29 = phi double [ 0.0, %body14 ], [ %v69, %body22 ]
  %v30 = phi double [ 0.0, %body14 ], [ %v76, %body22 ]
  %v31 = phi double [ 0.0, %body14 ], [ %v83, %body22 ]
  %v32 = phi double [ 0.0, %body14 ], [ %v90, %body22 ]
  %v33 = icmp slt i64 %v24, 5
  br i1 %v33, label %body22, label %end23
body22:
  %v34 = sub i64 4, %v24
  %v35 = mul i64 %v34, 9
  %v36 = add i64 %v20, %v35
  %v37 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v38 = getelementptr inbounds float, ptr %v3, i64 %v36
  %v39 = load float, ptr %v37, align 4
  %v40 = fpext float %v39 to double
  %v41 = fadd double %v25, %v40
  %v42 = fptrunc double %v25 to float
  store float %v42, ptr %v38, align 4
  %v43 = add i64 %v36, 1
  %v44 = getelementptr inbounds float, ptr %v1, i64 %v43
  %v45 = getelementptr inbounds float, ptr %v3, i64 %v43
  %v46 = load float, ptr %v44, align 4
  %v47 = fpext float %v46 to double
  %v48 = fadd double %v26, %v47
  %v49 = fptrunc double %v26 to float
  store float %v49, ptr %v45, align 4
  %v50 = add i64 %v36, 2
  %v51 = getelementptr inbounds float, ptr %v1, i64 %v50
  %v52 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v53 = load float, ptr %v51, align 4
  %v54 = fpext float %v53 to double
  %v55 = fadd double %v27, %v54
  %v56 = fptrunc double %v27 to float
  store float %v56, ptr %v52, align 4
  %v57 = add i64 %v36, 3
  %v58 = getelementptr inbounds float, ptr %v1, i64 %v57
  %v59 = getelementptr inbounds float, ptr %v3, i64 %v57
  %v60 = load float, ptr %v58, align 4
  %v61 = fpext float %v60 to double
  %v62 = fadd double %v28, %v61
  %v63 = fptrunc double %v28 to float
  store float %v63, ptr %v59, align 4
  %v64 = add i64 %v36, 4
  %v65 = getelementptr inbounds float, ptr %v1, i64 %v64
  %v66 = getelementptr inbounds float, ptr %v3, i64 %v64
  %v67 = load float, ptr %v65, align 4
  %v68 = fpext float %v67 to double
  %v69 = fadd double %v29, %v68
  %v70 = fptrunc double %v29 to float
  store float %v70, ptr %v66, align 4
  %v71 = add i64 %v36, 5
  %v72 = getelementptr inbounds float, ptr %v1, i64 %v71
  %v73 = getelementptr inbounds float, ptr %v3, i64 %v71
  %v74 = load float, ptr %v72, align 4
  %v75 = fpext float %v74 to double
  %v76 = fadd double %v30, %v75
  %v77 = fptrunc double %v30 to float
  store float %v77, ptr %v73, align 4
  %v78 = add i64 %v36, 6
  %v79 = getelementptr inbounds float, ptr %v1, i64 %v78
  %v80 = getelementptr inbounds float, ptr %v3, i64 %v78
  %v81 = load float, ptr %v79, align 4
  %v82 = fpext float %v81 to double
  %v83 = fadd double %v31, %v82
  %v84 = fptrunc double %v31 to float
  store float %v84, ptr %v80, align 4
  %v85 = add i64 %v36, 7
  %v86 = getelementptr inbounds float, ptr %v1, i64 %v85
  %v87 = getelementptr inbounds float, ptr %v3, i64 %v85
  %v88 = load float, ptr %v86, align 4
  %v89 = fpext float %v88 to double
  %v90 = fadd double %v32, %v89
  %v91 = fptrunc double %v32 to float
  store float %v91, ptr %v87, align 4
  %v92 = add nsw i64 %v24, 1
  br label %head21
end23:
  %v93 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v94 = mul i64 %lo, 3
  %v95 = udiv i64 %v94, 3
  %v96 = mul i64 %hi, 3
  %v97 = udiv i64 %v96, 3
  br label %head98
head98:
  %v101 = phi i64 [ %v95, %end15 ], [ %v122, %end108 ]
  %v102 = icmp slt i64 %v101, %v97
  br i1 %v102, label %body99, label %end100
body99:
  %v103 = mul i64 %v101, 45
  %v104 = add i64 0, 8
  %v105 = add i64 %v103, %v104
  br label %head106
head106:
  %v109 = phi i64 [ 0, %body99 ], [ %v121, %body107 ]
  %v110 = phi double [ 0.0, %body99 ], [ %v119, %body107 ]
  %v111 = icmp slt i64 %v109, 5
  br i1 %v111, label %body107, label %end108
body107:
  %v112 = sub i64 4, %v109
  %v113 = mul i64 %v112, 9
  %v114 = add i64 %v105, %v113
  %v115 = getelementptr inbounds float, ptr %v1, i64 %v114
  %v116 = getelementptr inbounds float, ptr %v3, i64 %v114
  %v117 = load float, ptr %v115, align 4
  %v118 = fpext float %v117 to double
  %v119 = fadd double %v110, %v118
  %v120 = fptrunc double %v110 to float
  store float %v120, ptr %v116, align 4
  %v121 = add nsw i64 %v109, 1
  br label %head106
end108:
  %v122 = add nsw i64 %v101, 1
  br label %head98
end100:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
