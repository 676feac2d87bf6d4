; task {"attributes":{"pads":[0,2,0,3],"value":0.0},"inputs":["f32[3,5000]"],"op":"pad","output":"f32[3,5005]","precision_mode":"must_keep_origin_dtype"}
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
  %v16 = phi i64 [ %v10, %entry ], [ %v25, %body14 ]
  %v17 = icmp slt i64 %v16, %v12
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 0, 8
  %v19 = mul i64 %v16, 20020
  %v20 = add i64 %v19, %v18
  %v21 = getelementptr inbounds i8, ptr %v3, i64 %v20
  %v22 = insertelement <2 x i32> poison, i32 0, i64 0
  %v23 = shufflevector <2 x i32> %v22, <2 x i32> poison, <2 x i32> zeroinitializer
  %v24 = bitcast <2 x i32> %v23 to i64
  store i64 %v24, ptr %v21, align 1
  %v25 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v26 = mul i64 %lo, 3
  %v27 = udiv i64 %v26, 3
  %v28 = mul i64 %hi, 3
  %v29 = udiv i64 %v28, 3
  br label %head30
head30:
  %v33 = phi i64 [ %v27, %end15 ], [ %v66, %end47 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 0, 16384
  %v36 = mul i64 %v33, 20020
  %v37 = add i64 %v36, %v35
  %v38 = getelementptr inbounds i8, ptr %v3, i64 %v37
  %v39 = getelementptr inbounds i8, ptr %v38, i64 8
  %v40 = mul i64 0, 3
  %v41 = add i64 %v40, %v33
  %v42 = mul i64 %v41, 20000
  %v43 = add i64 %v42, %v35
  %v44 = getelementptr inbounds i8, ptr %v1, i64 %v43
  br label %head45
head45:
  %v48 = phi i64 [ 0, %body31 ], [ %v65, %body46 ]
  %v49 = icmp slt i64 %v48, 16384
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = getelementptr inbounds i8, ptr %v44, i64 %v48
  %v51 = load <8 x i32>, ptr %v50, align 1
  %v52 = getelementptr inbounds i8, ptr %v39, i64 %v48
  store <8 x i32> %v51, ptr %v52, align 1
  %v53 = add i64 %v48, 32
  %v54 = getelementptr inbounds i8, ptr %v44, i64 %v53
  %v55 = load <8 x i32>, ptr %v54, align 1
  %v56 = getelementptr inbounds i8, ptr %v39, i64 %v53
  store <8 x i32> %v55, ptr %v56, align 1
  %v57 = add i64 %v48, 64
  %v58 = getelementptr inbounds i8, ptr %v44, i64 %v57
  %v59 = load <8 x i32>, ptr %v58, align 1
  %v60 = getelementptr inbounds i8, ptr %v39, i64 %v57
  store <8 x i32> %v59, ptr %v60, align 1
  %v61 = add i64 %v48, 96
  %v62 = getelementptr inbounds i8, ptr %v44, i64 %v61
  %v63 = load <8 x i32>, ptr %v62, align 1
  %v64 = getelementptr inbounds i8, ptr %v39, i64 %v61
  store <8 x i32> %v63, ptr %v64, align 1
  %v65 = add nsw i64 %v48, 128
  br label %head45
end47:
  %v66 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v67 = mul i64 %lo, 3
  %v68 = udiv i64 %v67, 3
  %v69 = mul i64 %hi, 3
  %v70 = udiv i64 %v69, 3
  br label %head71
head71:
  %v74 = phi i64 [ %v68, %end32 ], [ %v111, %end89 ]
  %v75 = icmp slt i64 %v74, %v70
  br i1 %v75, label %body72, label %end73
body72:
  %v76 = mul i64 0, 3616
  %v77 = mul i64 %v74, 20020
  %v78 = add i64 %v77, %v76
  %v79 = getelementptr inbounds i8, ptr %v3, i64 %v78
  %v80 = getelementptr inbounds i8, ptr %v79, i64 16392
  %v81 = mul i64 0, 3
  %v82 = add i64 %v81, %v74
  %v83 = add i64 %v76, 16384
  %v84 = mul i64 %v82, 20000
  %v85 = add i64 %v84, %v83
  %v86 = getelementptr inbounds i8, ptr %v1, i64 %v85
  br label %head87
head87:
  %v90 = phi i64 [ 0, %body72 ], [ %v107, %body88 ]
  %v91 = icmp slt i64 %v90, 3584
  br i1 %v91, label %body88, label %end89
body88:
  %v92 = getelementptr inbounds i8, ptr %v86, i64 %v90
  %v93 = load <8 x i32>, ptr %v92, align 1
  %v94 = getelementptr inbounds i8, ptr %v80, i64 %v90
  store <8 x i32> %v93, ptr %v94, align 1
  %v95 = add i64 %v90, 32
  %v96 = getelementptr inbounds i8, ptr %v86, i64 %v95
  %v97 = load <8 x i32>, ptr %v96, align 1
  %v98 = getelementptr inbounds i8, ptr %v80, i64 %v95
  store <8 x i32> %v97, ptr %v98, align 1
  %v99 = add i64 %v90, 64
  %v100 = getelementptr inbounds i8, ptr %v86, i64 %v99
  %v101 = load <8 x i32>, ptr %v100, align 1
  %v102 = getelementptr inbounds i8, ptr %v80, i64 %v99
  store <8 x i32> %v101, ptr %v102, align 1
  %v103 = add i64 %v90, 96
  %v104 = getelementptr inbounds i8, ptr %v86, i64 %v103
  %v105 = load <8 x i32>, ptr %v104, align 1
  %v106 = getelementptr inbounds i8, ptr %v80, i64 %v103
  store <8 x i32> %v105, ptr %v106, align 1
  %v107 = add nsw i64 %v90, 128
  br label %head87
end89:
  %v108 = getelementptr inbounds i8, ptr %v86, i64 3584
  %v109 = load <8 x i32>, ptr %v108, align 1
  %v110 = getelementptr inbounds i8, ptr %v80, i64 3584
  store <8 x i32> %v109, ptr %v110, align 1
  %v111 = add nsw i64 %v74, 1
  br label %head71
end73:
  %v112 = mul i64 %lo, 3
  %v113 = udiv i64 %v112, 3
  %v114 = mul i64 %hi, 3
  %v115 = udiv i64 %v114, 3
  br label %head116
head116:
  %v119 = phi i64 [ %v113, %end73 ], [ %v133, %body117 ]
  %v120 = icmp slt i64 %v119, %v115
  br i1 %v120, label %body117, label %end118
body117:
  %v121 = mul i64 0, 12
  %v122 = mul i64 %v119, 20020
  %v123 = add i64 %v122, %v121
  %v124 = getelementptr inbounds i8, ptr %v3, i64 %v123
  %v125 = getelementptr inbounds i8, ptr %v124, i64 20008
  %v126 = insertelement <2 x i32> poison, i32 0, i64 0
  %v127 = shufflevector <2 x i32> %v126, <2 x i32> poison, <2 x i32> zeroinitializer
  %v128 = bitcast <2 x i32> %v127 to i64
  store i64 %v128, ptr %v125, align 1
  %v129 = insertelement <2 x i32> poison, i32 0, i64 0
  %v130 = shufflevector <2 x i32> %v129, <2 x i32> poison, <2 x i32> zeroinitializer
  %v131 = bitcast <2 x i32> %v130 to i64
  %v132 = getelementptr inbounds i8, ptr %v125, i64 4
  store i64 %v131, ptr %v132, align 1
  %v133 = add nsw i64 %v119, 1
  br label %head116
end118:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
