; task {"attributes":{"axis":-2},"inputs":["f32[2,3,40]","f32[2,5,40]","f32[2,1,40]"],"op":"concat","output":"f32[2,9,40]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"input-row"}
; tier x86_64-v2
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
  %v20 = phi i64 [ %v14, %entry ], [ %v55, %end30 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 480
  %v23 = add i64 0, %v22
  %v24 = mul i64 %v20, 1440
  %v25 = add i64 0, %v24
  %v26 = getelementptr inbounds i8, ptr %v1, i64 %v23
  %v27 = getelementptr inbounds i8, ptr %v7, i64 %v25
  br label %head28
head28:
  %v31 = phi i64 [ 0, %body18 ], [ %v48, %body29 ]
  %v32 = icmp slt i64 %v31, 448
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds i8, ptr %v26, i64 %v31
  %v34 = load <4 x i32>, ptr %v33, align 1
  %v35 = getelementptr inbounds i8, ptr %v27, i64 %v31
  store <4 x i32> %v34, ptr %v35, align 1
  %v36 = add i64 %v31, 16
  %v37 = getelementptr inbounds i8, ptr %v26, i64 %v36
  %v38 = load <4 x i32>, ptr %v37, align 1
  %v39 = getelementptr inbounds i8, ptr %v27, i64 %v36
  store <4 x i32> %v38, ptr %v39, align 1
  %v40 = add i64 %v31, 32
  %v41 = getelementptr inbounds i8, ptr %v26, i64 %v40
  %v42 = load <4 x i32>, ptr %v41, align 1
  %v43 = getelementptr inbounds i8, ptr %v27, i64 %v40
  store <4 x i32> %v42, ptr %v43, align 1
  %v44 = add i64 %v31, 48
  %v45 = getelementptr inbounds i8, ptr %v26, i64 %v44
  %v46 = load <4 x i32>, ptr %v45, align 1
  %v47 = getelementptr inbounds i8, ptr %v27, i64 %v44
  store <4 x i32> %v46, ptr %v47, align 1
  %v48 = add nsw i64 %v31, 64
  br label %head28
end30:
  %v49 = getelementptr inbounds i8, ptr %v26, i64 448
  %v50 = load <4 x i32>, ptr %v49, align 1
  %v51 = getelementptr inbounds i8, ptr %v27, i64 448
  store <4 x i32> %v50, ptr %v51, align 1
  %v52 = getelementptr inbounds i8, ptr %v26, i64 464
  %v53 = load <4 x i32>, ptr %v52, align 1
  %v54 = getelementptr inbounds i8, ptr %v27, i64 464
  store <4 x i32> %v53, ptr %v54, align 1
  %v55 = add nsw i64 %v20, 1
  br label %head17
end19:
  %v56 = mul i64 %lo, 2
  %v57 = udiv i64 %v56, 2
  %v58 = mul i64 %hi, 2
  %v59 = udiv i64 %v58, 2
  br label %head60
head60:
  %v63 = phi i64 [ %v57, %end19 ], [ %v99, %end74 ]
  %v64 = icmp slt i64 %v63, %v59
  br i1 %v64, label %body61, label %end62
body61:
  %v65 = mul i64 %v63, 800
  %v66 = add i64 0, %v65
  %v67 = mul i64 %v63, 1440
  %v68 = add i64 0, %v67
  %v69 = add i64 %v68, 480
  %v70 = getelementptr inbounds i8, ptr %v3, i64 %v66
  %v71 = getelementptr inbounds i8, ptr %v7, i64 %v69
  br label %head72
head72:
  %v75 = phi i64 [ 0, %body61 ], [ %v92, %body73 ]
  %v76 = icmp slt i64 %v75, 768
  br i1 %v76, label %body73, label %end74
body73:
  %v77 = getelementptr inbounds i8, ptr %v70, i64 %v75
  %v78 = load <4 x i32>, ptr %v77, align 1
  %v79 = getelementptr inbounds i8, ptr %v71, i64 %v75
  store <4 x i32> %v78, ptr %v79, align 1
  %v80 = add i64 %v75, 16
  %v81 = getelementptr inbounds i8, ptr %v70, i64 %v80
  %v82 = load <4 x i32>, ptr %v81, align 1
  %v83 = getelementptr inbounds i8, ptr %v71, i64 %v80
  store <4 x i32> %v82, ptr %v83, align 1
  %v84 = add i64 %v75, 32
  %v85 = getelementptr inbounds i8, ptr %v70, i64 %v84
  %v86 = load <4 x i32>, ptr %v85, align 1
  %v87 = getelementptr inbounds i8, ptr %v71, i64 %v84
  store <4 x i32> %v86, ptr %v87, align 1
  %v88 = add i64 %v75, 48
  %v89 = getelementptr inbounds i8, ptr %v70, i64 %v88
  %v90 = load <4 x i32>, ptr %v89, align 1
  %v91 = getelementptr inbounds i8, ptr %v71, i64 %v88
  store <4 x i32> %v90, ptr %v91, align 1
  %v92 = add nsw i64 %v75, 64
  br label %head72
end74:
  %v93 = getelementptr inbounds i8, ptr %v70, i64 768
  %v94 = load <4 x i32>, ptr %v93, align 1
  %v95 = getelementptr inbounds i8, ptr %v71, i64 768
  store <4 x i32> %v94, ptr %v95, align 1
  %v96 = getelementptr inbounds i8, ptr %v70, i64 784
  %v97 = load <4 x i32>, ptr %v96, align 1
  %v98 = getelementptr inbounds i8, ptr %v71, i64 784
  store <4 x i32> %v97, ptr %v98, align 1
  %v99 = add nsw i64 %v63, 1
  br label %head60
end62:
  %v100 = mul i64 %lo, 2
  %v101 = udiv i64 %v100, 2
  %v102 = mul i64 %hi, 2
  %v103 = udiv i64 %v102, 2
  br label %head104
head104:
  %v107 = phi i64 [ %v101, %end62 ], [ %v143, %end118 ]
  %v108 = icmp slt i64 %v107, %v103
  br i1 %v108, label %body105, label %end106
body105:
  %v109 = mul i64 %v107, 160
  %v110 = add i64 0, %v109
  %v111 = mul i64 %v107, 1440
  %v112 = add i64 0, %v111
  %v113 = add i64 %v112, 1280
  %v114 = getelementptr inbounds i8, ptr %v5, i64 %v110
  %v115 = getelementptr inbounds i8, ptr %v7, i64 %v113
  br label %head116
head116:
  %v119 = phi i64 [ 0, %body105 ], [ %v136, %body117 ]
  %v120 = icmp slt i64 %v119, 128
  br i1 %v120, label %body117, label %end118
body117:
  %v121 = getelementptr inbounds i8, ptr %v114, i64 %v119
  %v122 = load <4 x i32>, ptr %v121, align 1
  %v123 = getelementptr inbounds i8, ptr %v115, i64 %v119
  store <4 x i32> %v122, ptr %v123, align 1
  %v124 = add i64 %v119, 16
  %v125 = getelementptr inbounds i8, ptr %v114, i64 %v124
  %v126 = load <4 x i32>, ptr %v125, align 1
  %v127 = getelementptr inbounds i8, ptr %v115, i64 %v124
  store <4 x i32> %v126, ptr %v127, align 1
  %v128 = add i64 %v119, 32
  %v129 = getelementptr inbounds i8, ptr %v114, i64 %v128
  %v130 = load <4 x i32>, ptr %v129, align 1
  %v131 = getelementptr inbounds i8, ptr %v115, i64 %v128
  store <4 x i32> %v130, ptr %v131, align 1
  %v132 = add i64 %v119, 48
  %v133 = getelementptr inbounds i8, ptr %v114, i64 %v132
  %v134 = load <4 x i32>, ptr %v133, align 1
  %v135 = getelementptr inbounds i8, ptr %v115, i64 %v132
  store <4 x i32> %v134, ptr %v135, align 1
  %v136 = add nsw i64 %v119, 64
  br label %head116
end118:
  %v137 = getelementptr inbounds i8, ptr %v114, i64 128
  %v138 = load <4 x i32>, ptr %v137, align 1
  %v139 = getelementptr inbounds i8, ptr %v115, i64 128
  store <4 x i32> %v138, ptr %v139, align 1
  %v140 = getelementptr inbounds i8, ptr %v114, i64 144
  %v141 = load <4 x i32>, ptr %v140, align 1
  %v142 = getelementptr inbounds i8, ptr %v115, i64 144
  store <4 x i32> %v141, ptr %v142, align 1
  %v143 = add nsw i64 %v107, 1
  br label %head104
end106:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
