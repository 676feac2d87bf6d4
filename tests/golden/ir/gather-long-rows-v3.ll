; task {"attributes":{"axis":0},"inputs":["f32[5,5000]","i64[2]"],"op":"gather","output":"f32[2,5000]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 2 units
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  %v11 = mul i64 %lo, 2
  %v12 = udiv i64 %v11, 2
  %v13 = mul i64 %hi, 2
  %v14 = udiv i64 %v13, 2
  br label %head15
head15:
  %v18 = phi i64 [ %v12, %entry ], [ %v65, %end46 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = getelementptr inbounds i64, ptr %v3, i64 %v18
  %v21 = load i64, ptr %v20, align 8
  %v22 = icmp slt i64 %v21, 0
  %v23 = add i64 %v21, 5
  %v24 = select i1 %v22, i64 %v23, i64 %v21
  %v25 = icmp sgt i64 %v24, 0
  %v26 = select i1 %v25, i64 %v24, i64 0
  %v27 = sub i64 5, 1
  %v28 = icmp slt i64 %v26, %v27
  %v29 = select i1 %v28, i64 %v26, i64 %v27
  %v30 = icmp ne i64 %v29, %v24
  br i1 %v30, label %then31, label %end32
then31:
  %v33 = getelementptr inbounds ptr, ptr %args, i64 6
  %v34 = load ptr, ptr %v33, align 8
  store i64 %v21, ptr %v34, align 8
  br label %end32
end32:
  %v35 = icmp eq i64 %v29, %v24
  %v36 = mul i64 0, 16384
  %v37 = add i64 0, %v29
  %v38 = mul i64 %v37, 20000
  %v39 = add i64 %v38, %v36
  %v40 = getelementptr inbounds i8, ptr %v1, i64 %v39
  %v41 = mul i64 %v18, 20000
  %v42 = add i64 %v41, %v36
  %v43 = getelementptr inbounds i8, ptr %v5, i64 %v42
  br label %head44
head44:
  %v47 = phi i64 [ 0, %end32 ], [ %v64, %body45 ]
  %v48 = icmp slt i64 %v47, 16384
  br i1 %v48, label %body45, label %end46
body45:
  %v49 = getelementptr inbounds i8, ptr %v40, i64 %v47
  %v50 = load <8 x i32>, ptr %v49, align 1
  %v51 = getelementptr inbounds i8, ptr %v43, i64 %v47
  store <8 x i32> %v50, ptr %v51, align 1
  %v52 = add i64 %v47, 32
  %v53 = getelementptr inbounds i8, ptr %v40, i64 %v52
  %v54 = load <8 x i32>, ptr %v53, align 1
  %v55 = getelementptr inbounds i8, ptr %v43, i64 %v52
  store <8 x i32> %v54, ptr %v55, align 1
  %v56 = add i64 %v47, 64
  %v57 = getelementptr inbounds i8, ptr %v40, i64 %v56
  %v58 = load <8 x i32>, ptr %v57, align 1
  %v59 = getelementptr inbounds i8, ptr %v43, i64 %v56
  store <8 x i32> %v58, ptr %v59, align 1
  %v60 = add i64 %v47, 96
  %v61 = getelementptr inbounds i8, ptr %v40, i64 %v60
  %v62 = load <8 x i32>, ptr %v61, align 1
  %v63 = getelementptr inbounds i8, ptr %v43, i64 %v60
  store <8 x i32> %v62, ptr %v63, align 1
  %v64 = add nsw i64 %v47, 128
  br label %head44
end46:
  %v65 = add nsw i64 %v18, 1
  br label %head15
end17:
  %v66 = mul i64 %lo, 2
  %v67 = udiv i64 %v66, 2
  %v68 = mul i64 %hi, 2
  %v69 = udiv i64 %v68, 2
  br label %head70
head70:
  %v73 = phi i64 [ %v67, %end17 ], [ %v124, %end102 ]
  %v74 = icmp slt i64 %v73, %v69
  br i1 %v74, label %body71, label %end72
body71:
  %v75 = getelementptr inbounds i64, ptr %v3, i64 %v73
  %v76 = load i64, ptr %v75, align 8
  %v77 = icmp slt i64 %v76, 0
  %v78 = add i64 %v76, 5
  %v79 = select i1 %v77, i64 %v78, i64 %v76
  %v80 = icmp sgt i64 %v79, 0
  %v81 = select i1 %v80, i64 %v79, i64 0
  %v82 = sub i64 5, 1
  %v83 = icmp slt i64 %v81, %v82
  %v84 = select i1 %v83, i64 %v81, i64 %v82
  %v85 = icmp ne i64 %v84, %v79
  br i1 %v85, label %then86, label %end87
then86:
  %v88 = getelementptr inbounds ptr, ptr %args, i64 6
  %v89 = load ptr, ptr %v88, align 8
  store i64 %v76, ptr %v89, align 8
  br label %end87
end87:
  %v90 = icmp eq i64 %v84, %v79
  %v91 = mul i64 0, 3616
  %v92 = add i64 %v91, 16384
  %v93 = add i64 0, %v84
  %v94 = mul i64 %v93, 20000
  %v95 = add i64 %v94, %v92
  %v96 = getelementptr inbounds i8, ptr %v1, i64 %v95
  %v97 = mul i64 %v73, 20000
  %v98 = add i64 %v97, %v92
  %v99 = getelementptr inbounds i8, ptr %v5, i64 %v98
  br label %head100
head100:
  %v103 = phi i64 [ 0, %end87 ], [ %v120, %body101 ]
  %v104 = icmp slt i64 %v103, 3584
  br i1 %v104, label %body101, label %end102
body101:
  %v105 = getelementptr inbounds i8, ptr %v96, i64 %v103
  %v106 = load <8 x i32>, ptr %v105, align 1
  %v107 = getelementptr inbounds i8, ptr %v99, i64 %v103
  store <8 x i32> %v106, ptr %v107, align 1
  %v108 = add i64 %v103, 32
  %v109 = getelementptr inbounds i8, ptr %v96, i64 %v108
  %v110 = load <8 x i32>, ptr %v109, align 1
  %v111 = getelementptr inbounds i8, ptr %v99, i64 %v108
  store <8 x i32> %v110, ptr %v111, align 1
  %v112 = add i64 %v103, 64
  %v113 = getelementptr inbounds i8, ptr %v96, i64 %v112
  %v114 = load <8 x i32>, ptr %v113, align 1
  %v115 = getelementptr inbounds i8, ptr %v99, i64 %v112
  store <8 x i32> %v114, ptr %v115, align 1
  %v116 = add i64 %v103, 96
  %v117 = getelementptr inbounds i8, ptr %v96, i64 %v116
  %v118 = load <8 x i32>, ptr %v117, align 1
  %v119 = getelementptr inbounds i8, ptr %v99, i64 %v116
  store <8 x i32> %v118, ptr %v119, align 1
  %v120 = add nsw i64 %v103, 128
  br label %head100
end102:
  %v121 = getelementptr inbounds i8, ptr %v96, i64 3584
  %v122 = load <8 x i32>, ptr %v121, align 1
  %v123 = getelementptr inbounds i8, ptr %v99, i64 3584
  store <8 x i32> %v122, ptr %v123, align 1
  %v124 = add nsw i64 %v73, 1
  br label %head70
end72:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
