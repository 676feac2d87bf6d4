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
  %v18 = phi i64 [ %v12, %entry ], [ %v58, %end39 ]
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
  %v27 = icmp slt i64 %v26, 4
  %v28 = select i1 %v27, i64 %v26, i64 4
  %v29 = mul i64 0, 16384
  %v30 = add i64 0, %v28
  %v31 = mul i64 %v30, 20000
  %v32 = add i64 %v31, %v29
  %v33 = getelementptr inbounds i8, ptr %v1, i64 %v32
  %v34 = mul i64 %v18, 20000
  %v35 = add i64 %v34, %v29
  %v36 = getelementptr inbounds i8, ptr %v5, i64 %v35
  br label %head37
head37:
  %v40 = phi i64 [ 0, %body16 ], [ %v57, %body38 ]
  %v41 = icmp slt i64 %v40, 16384
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = getelementptr inbounds i8, ptr %v33, i64 %v40
  %v43 = load <8 x i32>, ptr %v42, align 1
  %v44 = getelementptr inbounds i8, ptr %v36, i64 %v40
  store <8 x i32> %v43, ptr %v44, align 1
  %v45 = add i64 %v40, 32
  %v46 = getelementptr inbounds i8, ptr %v33, i64 %v45
  %v47 = load <8 x i32>, ptr %v46, align 1
  %v48 = getelementptr inbounds i8, ptr %v36, i64 %v45
  store <8 x i32> %v47, ptr %v48, align 1
  %v49 = add i64 %v40, 64
  %v50 = getelementptr inbounds i8, ptr %v33, i64 %v49
  %v51 = load <8 x i32>, ptr %v50, align 1
  %v52 = getelementptr inbounds i8, ptr %v36, i64 %v49
  store <8 x i32> %v51, ptr %v52, align 1
  %v53 = add i64 %v40, 96
  %v54 = getelementptr inbounds i8, ptr %v33, i64 %v53
  %v55 = load <8 x i32>, ptr %v54, align 1
  %v56 = getelementptr inbounds i8, ptr %v36, i64 %v53
  store <8 x i32> %v55, ptr %v56, align 1
  %v57 = add nsw i64 %v40, 128
  br label %head37
end39:
  %v58 = add nsw i64 %v18, 1
  br label %head15
end17:
  %v59 = mul i64 %lo, 2
  %v60 = udiv i64 %v59, 2
  %v61 = mul i64 %hi, 2
  %v62 = udiv i64 %v61, 2
  br label %head63
head63:
  %v66 = phi i64 [ %v60, %end17 ], [ %v110, %end88 ]
  %v67 = icmp slt i64 %v66, %v62
  br i1 %v67, label %body64, label %end65
body64:
  %v68 = getelementptr inbounds i64, ptr %v3, i64 %v66
  %v69 = load i64, ptr %v68, align 8
  %v70 = icmp slt i64 %v69, 0
  %v71 = add i64 %v69, 5
  %v72 = select i1 %v70, i64 %v71, i64 %v69
  %v73 = icmp sgt i64 %v72, 0
  %v74 = select i1 %v73, i64 %v72, i64 0
  %v75 = icmp slt i64 %v74, 4
  %v76 = select i1 %v75, i64 %v74, i64 4
  %v77 = mul i64 0, 3616
  %v78 = add i64 %v77, 16384
  %v79 = add i64 0, %v76
  %v80 = mul i64 %v79, 20000
  %v81 = add i64 %v80, %v78
  %v82 = getelementptr inbounds i8, ptr %v1, i64 %v81
  %v83 = mul i64 %v66, 20000
  %v84 = add i64 %v83, %v78
  %v85 = getelementptr inbounds i8, ptr %v5, i64 %v84
  br label %head86
head86:
  %v89 = phi i64 [ 0, %body64 ], [ %v106, %body87 ]
  %v90 = icmp slt i64 %v89, 3584
  br i1 %v90, label %body87, label %end88
body87:
  %v91 = getelementptr inbounds i8, ptr %v82, i64 %v89
  %v92 = load <8 x i32>, ptr %v91, align 1
  %v93 = getelementptr inbounds i8, ptr %v85, i64 %v89
  store <8 x i32> %v92, ptr %v93, align 1
  %v94 = add i64 %v89, 32
  %v95 = getelementptr inbounds i8, ptr %v82, i64 %v94
  %v96 = load <8 x i32>, ptr %v95, align 1
  %v97 = getelementptr inbounds i8, ptr %v85, i64 %v94
  store <8 x i32> %v96, ptr %v97, align 1
  %v98 = add i64 %v89, 64
  %v99 = getelementptr inbounds i8, ptr %v82, i64 %v98
  %v100 = load <8 x i32>, ptr %v99, align 1
  %v101 = getelementptr inbounds i8, ptr %v85, i64 %v98
  store <8 x i32> %v100, ptr %v101, align 1
  %v102 = add i64 %v89, 96
  %v103 = getelementptr inbounds i8, ptr %v82, i64 %v102
  %v104 = load <8 x i32>, ptr %v103, align 1
  %v105 = getelementptr inbounds i8, ptr %v85, i64 %v102
  store <8 x i32> %v104, ptr %v105, align 1
  %v106 = add nsw i64 %v89, 128
  br label %head86
end88:
  %v107 = getelementptr inbounds i8, ptr %v82, i64 3584
  %v108 = load <8 x i32>, ptr %v107, align 1
  %v109 = getelementptr inbounds i8, ptr %v85, i64 3584
  store <8 x i32> %v108, ptr %v109, align 1
  %v110 = add nsw i64 %v66, 1
  br label %head63
end65:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
