; task {"attributes":{"axis":-2},"inputs":["f32[2,3,40]","f32[2,5,40]","f32[2,1,40]"],"op":"concat","output":"f32[2,9,40]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"input-row"}
; tier x86_64-v4
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
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  %v13 = mul i64 %lo, 2
  %v14 = udiv i64 %v13, 2
  %v15 = mul i64 %hi, 2
  %v16 = udiv i64 %v15, 2
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %entry ], [ %v50, %body18 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 480
  %v23 = add i64 0, %v22
  %v24 = mul i64 %v20, 1440
  %v25 = add i64 0, %v24
  %v26 = getelementptr inbounds i8, ptr %v1, i64 %v23
  %v27 = getelementptr inbounds i8, ptr %v7, i64 %v25
  %v28 = load <16 x i32>, ptr %v26, align 1
  store <16 x i32> %v28, ptr %v27, align 1
  %v29 = getelementptr inbounds i8, ptr %v26, i64 64
  %v30 = load <16 x i32>, ptr %v29, align 1
  %v31 = getelementptr inbounds i8, ptr %v27, i64 64
  store <16 x i32> %v30, ptr %v31, align 1
  %v32 = getelementptr inbounds i8, ptr %v26, i64 128
  %v33 = load <16 x i32>, ptr %v32, align 1
  %v34 = getelementptr inbounds i8, ptr %v27, i64 128
  store <16 x i32> %v33, ptr %v34, align 1
  %v35 = getelementptr inbounds i8, ptr %v26, i64 192
  %v36 = load <16 x i32>, ptr %v35, align 1
  %v37 = getelementptr inbounds i8, ptr %v27, i64 192
  store <16 x i32> %v36, ptr %v37, align 1
  %v38 = getelementptr inbounds i8, ptr %v26, i64 256
  %v39 = load <16 x i32>, ptr %v38, align 1
  %v40 = getelementptr inbounds i8, ptr %v27, i64 256
  store <16 x i32> %v39, ptr %v40, align 1
  %v41 = getelementptr inbounds i8, ptr %v26, i64 320
  %v42 = load <16 x i32>, ptr %v41, align 1
  %v43 = getelementptr inbounds i8, ptr %v27, i64 320
  store <16 x i32> %v42, ptr %v43, align 1
  %v44 = getelementptr inbounds i8, ptr %v26, i64 384
  %v45 = load <16 x i32>, ptr %v44, align 1
  %v46 = getelementptr inbounds i8, ptr %v27, i64 384
  store <16 x i32> %v45, ptr %v46, align 1
  %v47 = getelementptr inbounds i8, ptr %v26, i64 416
  %v48 = load <16 x i32>, ptr %v47, align 1
  %v49 = getelementptr inbounds i8, ptr %v27, i64 416
  store <16 x i32> %v48, ptr %v49, align 1
  %v50 = add nsw i64 %v20, 1
  br label %head17
end19:
  %v51 = mul i64 %lo, 2
  %v52 = udiv i64 %v51, 2
  %v53 = mul i64 %hi, 2
  %v54 = udiv i64 %v53, 2
  br label %head55
head55:
  %v58 = phi i64 [ %v52, %end19 ], [ %v91, %end69 ]
  %v59 = icmp slt i64 %v58, %v54
  br i1 %v59, label %body56, label %end57
body56:
  %v60 = mul i64 %v58, 800
  %v61 = add i64 0, %v60
  %v62 = mul i64 %v58, 1440
  %v63 = add i64 0, %v62
  %v64 = add i64 %v63, 480
  %v65 = getelementptr inbounds i8, ptr %v3, i64 %v61
  %v66 = getelementptr inbounds i8, ptr %v7, i64 %v64
  br label %head67
head67:
  %v70 = phi i64 [ 0, %body56 ], [ %v87, %body68 ]
  %v71 = icmp slt i64 %v70, 768
  br i1 %v71, label %body68, label %end69
body68:
  %v72 = getelementptr inbounds i8, ptr %v65, i64 %v70
  %v73 = load <16 x i32>, ptr %v72, align 1
  %v74 = getelementptr inbounds i8, ptr %v66, i64 %v70
  store <16 x i32> %v73, ptr %v74, align 1
  %v75 = add i64 %v70, 64
  %v76 = getelementptr inbounds i8, ptr %v65, i64 %v75
  %v77 = load <16 x i32>, ptr %v76, align 1
  %v78 = getelementptr inbounds i8, ptr %v66, i64 %v75
  store <16 x i32> %v77, ptr %v78, align 1
  %v79 = add i64 %v70, 128
  %v80 = getelementptr inbounds i8, ptr %v65, i64 %v79
  %v81 = load <16 x i32>, ptr %v80, align 1
  %v82 = getelementptr inbounds i8, ptr %v66, i64 %v79
  store <16 x i32> %v81, ptr %v82, align 1
  %v83 = add i64 %v70, 192
  %v84 = getelementptr inbounds i8, ptr %v65, i64 %v83
  %v85 = load <16 x i32>, ptr %v84, align 1
  %v86 = getelementptr inbounds i8, ptr %v66, i64 %v83
  store <16 x i32> %v85, ptr %v86, align 1
  %v87 = add nsw i64 %v70, 256
  br label %head67
end69:
  %v88 = getelementptr inbounds i8, ptr %v65, i64 736
  %v89 = load <16 x i32>, ptr %v88, align 1
  %v90 = getelementptr inbounds i8, ptr %v66, i64 736
  store <16 x i32> %v89, ptr %v90, align 1
  %v91 = add nsw i64 %v58, 1
  br label %head55
end57:
  %v92 = mul i64 %lo, 2
  %v93 = udiv i64 %v92, 2
  %v94 = mul i64 %hi, 2
  %v95 = udiv i64 %v94, 2
  br label %head96
head96:
  %v99 = phi i64 [ %v93, %end57 ], [ %v115, %body97 ]
  %v100 = icmp slt i64 %v99, %v95
  br i1 %v100, label %body97, label %end98
body97:
  %v101 = mul i64 %v99, 160
  %v102 = add i64 0, %v101
  %v103 = mul i64 %v99, 1440
  %v104 = add i64 0, %v103
  %v105 = add i64 %v104, 1280
  %v106 = getelementptr inbounds i8, ptr %v5, i64 %v102
  %v107 = getelementptr inbounds i8, ptr %v7, i64 %v105
  %v108 = load <16 x i32>, ptr %v106, align 1
  store <16 x i32> %v108, ptr %v107, align 1
  %v109 = getelementptr inbounds i8, ptr %v106, i64 64
  %v110 = load <16 x i32>, ptr %v109, align 1
  %v111 = getelementptr inbounds i8, ptr %v107, i64 64
  store <16 x i32> %v110, ptr %v111, align 1
  %v112 = getelementptr inbounds i8, ptr %v106, i64 96
  %v113 = load <16 x i32>, ptr %v112, align 1
  %v114 = getelementptr inbounds i8, ptr %v107, i64 96
  store <16 x i32> %v113, ptr %v114, align 1
  %v115 = add nsw i64 %v99, 1
  br label %head96
end98:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
