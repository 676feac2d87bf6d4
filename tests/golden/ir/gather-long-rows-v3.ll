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
  %v18 = phi i64 [ %v12, %entry ], [ %v61, %end42 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 2
  %v21 = urem i64 %v18, 2
  %v22 = getelementptr inbounds i64, ptr %v3, i64 %v21
  %v23 = load i64, ptr %v22, align 8
  %v24 = icmp slt i64 %v23, 0
  %v25 = add i64 %v23, 5
  %v26 = select i1 %v24, i64 %v25, i64 %v23
  %v27 = icmp sgt i64 %v26, 0
  %v28 = select i1 %v27, i64 %v26, i64 0
  %v29 = icmp slt i64 %v28, 4
  %v30 = select i1 %v29, i64 %v28, i64 4
  %v31 = mul i64 0, 16384
  %v32 = mul i64 %v20, 5
  %v33 = add i64 %v32, %v30
  %v34 = mul i64 %v33, 20000
  %v35 = add i64 %v34, %v31
  %v36 = getelementptr inbounds i8, ptr %v1, i64 %v35
  %v37 = mul i64 %v18, 20000
  %v38 = add i64 %v37, %v31
  %v39 = getelementptr inbounds i8, ptr %v5, i64 %v38
  br label %head40
head40:
  %v43 = phi i64 [ 0, %body16 ], [ %v60, %body41 ]
  %v44 = icmp slt i64 %v43, 16384
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = getelementptr inbounds i8, ptr %v36, i64 %v43
  %v46 = load <8 x i32>, ptr %v45, align 1
  %v47 = getelementptr inbounds i8, ptr %v39, i64 %v43
  store <8 x i32> %v46, ptr %v47, align 1
  %v48 = add i64 %v43, 32
  %v49 = getelementptr inbounds i8, ptr %v36, i64 %v48
  %v50 = load <8 x i32>, ptr %v49, align 1
  %v51 = getelementptr inbounds i8, ptr %v39, i64 %v48
  store <8 x i32> %v50, ptr %v51, align 1
  %v52 = add i64 %v43, 64
  %v53 = getelementptr inbounds i8, ptr %v36, i64 %v52
  %v54 = load <8 x i32>, ptr %v53, align 1
  %v55 = getelementptr inbounds i8, ptr %v39, i64 %v52
  store <8 x i32> %v54, ptr %v55, align 1
  %v56 = add i64 %v43, 96
  %v57 = getelementptr inbounds i8, ptr %v36, i64 %v56
  %v58 = load <8 x i32>, ptr %v57, align 1
  %v59 = getelementptr inbounds i8, ptr %v39, i64 %v56
  store <8 x i32> %v58, ptr %v59, align 1
  %v60 = add nsw i64 %v43, 128
  br label %head40
end42:
  %v61 = add nsw i64 %v18, 1
  br label %head15
end17:
  %v62 = mul i64 %lo, 2
  %v63 = udiv i64 %v62, 2
  %v64 = mul i64 %hi, 2
  %v65 = udiv i64 %v64, 2
  br label %head66
head66:
  %v69 = phi i64 [ %v63, %end17 ], [ %v116, %end94 ]
  %v70 = icmp slt i64 %v69, %v65
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = udiv i64 %v69, 2
  %v72 = urem i64 %v69, 2
  %v73 = getelementptr inbounds i64, ptr %v3, i64 %v72
  %v74 = load i64, ptr %v73, align 8
  %v75 = icmp slt i64 %v74, 0
  %v76 = add i64 %v74, 5
  %v77 = select i1 %v75, i64 %v76, i64 %v74
  %v78 = icmp sgt i64 %v77, 0
  %v79 = select i1 %v78, i64 %v77, i64 0
  %v80 = icmp slt i64 %v79, 4
  %v81 = select i1 %v80, i64 %v79, i64 4
  %v82 = mul i64 0, 3616
  %v83 = add i64 %v82, 16384
  %v84 = mul i64 %v71, 5
  %v85 = add i64 %v84, %v81
  %v86 = mul i64 %v85, 20000
  %v87 = add i64 %v86, %v83
  %v88 = getelementptr inbounds i8, ptr %v1, i64 %v87
  %v89 = mul i64 %v69, 20000
  %v90 = add i64 %v89, %v83
  %v91 = getelementptr inbounds i8, ptr %v5, i64 %v90
  br label %head92
head92:
  %v95 = phi i64 [ 0, %body67 ], [ %v112, %body93 ]
  %v96 = icmp slt i64 %v95, 3584
  br i1 %v96, label %body93, label %end94
body93:
  %v97 = getelementptr inbounds i8, ptr %v88, i64 %v95
  %v98 = load <8 x i32>, ptr %v97, align 1
  %v99 = getelementptr inbounds i8, ptr %v91, i64 %v95
  store <8 x i32> %v98, ptr %v99, align 1
  %v100 = add i64 %v95, 32
  %v101 = getelementptr inbounds i8, ptr %v88, i64 %v100
  %v102 = load <8 x i32>, ptr %v101, align 1
  %v103 = getelementptr inbounds i8, ptr %v91, i64 %v100
  store <8 x i32> %v102, ptr %v103, align 1
  %v104 = add i64 %v95, 64
  %v105 = getelementptr inbounds i8, ptr %v88, i64 %v104
  %v106 = load <8 x i32>, ptr %v105, align 1
  %v107 = getelementptr inbounds i8, ptr %v91, i64 %v104
  store <8 x i32> %v106, ptr %v107, align 1
  %v108 = add i64 %v95, 96
  %v109 = getelementptr inbounds i8, ptr %v88, i64 %v108
  %v110 = load <8 x i32>, ptr %v109, align 1
  %v111 = getelementptr inbounds i8, ptr %v91, i64 %v108
  store <8 x i32> %v110, ptr %v111, align 1
  %v112 = add nsw i64 %v95, 128
  br label %head92
end94:
  %v113 = getelementptr inbounds i8, ptr %v88, i64 3584
  %v114 = load <8 x i32>, ptr %v113, align 1
  %v115 = getelementptr inbounds i8, ptr %v91, i64 3584
  store <8 x i32> %v114, ptr %v115, align 1
  %v116 = add nsw i64 %v69, 1
  br label %head66
end68:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
