; task {"attributes":{"axis":1},"inputs":["f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,3]","f32[2,5]"],"op":"concat","output":"f32[2,122]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"input-row"}
; tier x86_64-v3
; phase k: 40 units
; scratch 0 bytes, 0 of each core
@k_pieces_0 = private constant [40 x i64] [i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31, i64 32, i64 33, i64 34, i64 35, i64 36, i64 37, i64 38, i64 39], align 64
@k_pieces_1 = private constant [40 x i64] [i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 20], align 64
@k_pieces_2 = private constant [40 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
@k_pieces_3 = private constant [40 x i64] [i64 0, i64 12, i64 24, i64 36, i64 48, i64 60, i64 72, i64 84, i64 96, i64 108, i64 120, i64 132, i64 144, i64 156, i64 168, i64 180, i64 192, i64 204, i64 216, i64 228, i64 240, i64 252, i64 264, i64 276, i64 288, i64 300, i64 312, i64 324, i64 336, i64 348, i64 360, i64 372, i64 384, i64 396, i64 408, i64 420, i64 432, i64 444, i64 456, i64 468], align 64
@k_pieces_4 = private constant [40 x i64] [i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 20], align 64
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr inbounds ptr, ptr %args, i64 9
  %v19 = load ptr, ptr %v18, align 8
  %v20 = getelementptr inbounds ptr, ptr %args, i64 10
  %v21 = load ptr, ptr %v20, align 8
  %v22 = getelementptr inbounds ptr, ptr %args, i64 11
  %v23 = load ptr, ptr %v22, align 8
  %v24 = getelementptr inbounds ptr, ptr %args, i64 12
  %v25 = load ptr, ptr %v24, align 8
  %v26 = getelementptr inbounds ptr, ptr %args, i64 13
  %v27 = load ptr, ptr %v26, align 8
  %v28 = getelementptr inbounds ptr, ptr %args, i64 14
  %v29 = load ptr, ptr %v28, align 8
  %v30 = getelementptr inbounds ptr, ptr %args, i64 15
  %v31 = load ptr, ptr %v30, align 8
  %v32 = getelementptr inbounds ptr, ptr %args, i64 16
  %v33 = load ptr, ptr %v32, align 8
  %v34 = getelementptr inbounds ptr, ptr %args, i64 17
  %v35 = load ptr, ptr %v34, align 8
  %v36 = getelementptr inbounds ptr, ptr %args, i64 18
  %v37 = load ptr, ptr %v36, align 8
  %v38 = getelementptr inbounds ptr, ptr %args, i64 19
  %v39 = load ptr, ptr %v38, align 8
  %v40 = getelementptr inbounds ptr, ptr %args, i64 20
  %v41 = load ptr, ptr %v40, align 8
  %v42 = getelementptr inbounds ptr, ptr %args, i64 21
  %v43 = load ptr, ptr %v42, align 8
  %v44 = getelementptr inbounds ptr, ptr %args, i64 22
  %v45 = load ptr, ptr %v44, align 8
  %v46 = getelementptr inbounds ptr, ptr %args, i64 23
  %v47 = load ptr, ptr %v46, align 8
  %v48 = getelementptr inbounds ptr, ptr %args, i64 24
  %v49 = load ptr, ptr %v48, align 8
  %v50 = getelementptr inbounds ptr, ptr %args, i64 25
  %v51 = load ptr, ptr %v50, align 8
  %v52 = getelementptr inbounds ptr, ptr %args, i64 26
  %v53 = load ptr, ptr %v52, align 8
  %v54 = getelementptr inbounds ptr, ptr %args, i64 27
  %v55 = load ptr, ptr %v54, align 8
  %v56 = getelementptr inbounds ptr, ptr %args, i64 28
  %v57 = load ptr, ptr %v56, align 8
  %v58 = getelementptr inbounds ptr, ptr %args, i64 29
  %v59 = load ptr, ptr %v58, align 8
  %v60 = getelementptr inbounds ptr, ptr %args, i64 30
  %v61 = load ptr, ptr %v60, align 8
  %v62 = getelementptr inbounds ptr, ptr %args, i64 31
  %v63 = load ptr, ptr %v62, align 8
  %v64 = getelementptr inbounds ptr, ptr %args, i64 32
  %v65 = load ptr, ptr %v64, align 8
  %v66 = getelementptr inbounds ptr, ptr %args, i64 33
  %v67 = load ptr, ptr %v66, align 8
  %v68 = getelementptr inbounds ptr, ptr %args, i64 34
  %v69 = load ptr, ptr %v68, align 8
  %v70 = getelementptr inbounds ptr, ptr %args, i64 35
  %v71 = load ptr, ptr %v70, align 8
  %v72 = getelementptr inbounds ptr, ptr %args, i64 36
  %v73 = load ptr, ptr %v72, align 8
  %v74 = getelementptr inbounds ptr, ptr %args, i64 37
  %v75 = load ptr, ptr %v74, align 8
  %v76 = getelementptr inbounds ptr, ptr %args, i64 38
  %v77 = load ptr, ptr %v76, align 8
  %v78 = getelementptr inbounds ptr, ptr %args, i64 39
  %v79 = load ptr, ptr %v78, align 8
  %v80 = getelementptr inbounds ptr, ptr %args, i64 40
  %v81 = load ptr, ptr %v80, align 8
  %v82 = getelementptr inbounds ptr, ptr %args, i64 41
  %v83 = load ptr, ptr %v82, align 8
  %v84 = getelementptr inbounds ptr, ptr %args, i64 42
  %v85 = load ptr, ptr %v84, align 8
  %v86 = getelementptr inbounds i8, ptr %v85, i64 0
  br label %head87
head87:
  %v90 = phi i64 [ %lo, %entry ], [ %v179, %end94 ]
  %v91 = icmp slt i64 %v90, %hi
  br i1 %v91, label %body88, label %end89
body88:
  br label %head92
head92:
  %v95 = phi i64 [ 0, %body88 ], [ %v178, %end137 ]
  %v96 = icmp slt i64 %v95, 2
  br i1 %v96, label %body93, label %end94
body93:
  %v97 = getelementptr inbounds i64, ptr @k_pieces_0, i64 %v90
  %v98 = load i64, ptr %v97, align 8
  %v99 = getelementptr inbounds i64, ptr @k_pieces_1, i64 %v90
  %v100 = load i64, ptr %v99, align 8
  %v101 = getelementptr inbounds i64, ptr @k_pieces_2, i64 %v90
  %v102 = load i64, ptr %v101, align 8
  %v103 = getelementptr inbounds i64, ptr @k_pieces_3, i64 %v90
  %v104 = load i64, ptr %v103, align 8
  %v105 = getelementptr inbounds i64, ptr @k_pieces_4, i64 %v90
  %v106 = load i64, ptr %v105, align 8
  %v107 = getelementptr inbounds ptr, ptr %args, i64 %v98
  %v108 = load ptr, ptr %v107, align 8
  %v109 = mul i64 %v95, %v100
  %v110 = add i64 %v109, %v102
  %v111 = getelementptr inbounds i8, ptr %v108, i64 %v110
  %v112 = mul i64 %v95, 488
  %v113 = add i64 %v112, %v104
  %v114 = getelementptr inbounds i8, ptr %v81, i64 %v113
  %v115 = urem i64 %v106, 32
  %v116 = sub i64 %v106, %v115
  br label %head117
head117:
  %v120 = phi i64 [ 0, %body93 ], [ %v125, %body118 ]
  %v121 = icmp slt i64 %v120, %v116
  br i1 %v121, label %body118, label %end119
body118:
  %v122 = getelementptr inbounds i8, ptr %v111, i64 %v120
  %v123 = load <8 x i32>, ptr %v122, align 1
  %v124 = getelementptr inbounds i8, ptr %v114, i64 %v120
  store <8 x i32> %v123, ptr %v124, align 1
  %v125 = add nsw i64 %v120, 32
  br label %head117
end119:
  %v126 = icmp sge i64 %v106, 32
  %v127 = icmp ne i64 %v115, 0
  %v128 = and i1 %v126, %v127
  br i1 %v128, label %then129, label %end130
then129:
  %v131 = sub i64 %v106, 32
  %v132 = getelementptr inbounds i8, ptr %v111, i64 %v131
  %v133 = load <8 x i32>, ptr %v132, align 1
  %v134 = getelementptr inbounds i8, ptr %v114, i64 %v131
  store <8 x i32> %v133, ptr %v134, align 1
  br label %end130
end130:
  %v135 = xor i1 %v126, true
  br i1 %v135, label %then136, label %end137
then136:
  %v138 = urem i64 %v106, 32
  %v139 = sub i64 %v106, %v138
  %v140 = icmp sge i64 %v138, 16
  br i1 %v140, label %then141, label %end142
then141:
  %v143 = getelementptr inbounds i8, ptr %v111, i64 %v139
  %v144 = load <4 x i32>, ptr %v143, align 1
  %v145 = getelementptr inbounds i8, ptr %v114, i64 %v139
  store <4 x i32> %v144, ptr %v145, align 1
  br label %end142
end142:
  %v146 = urem i64 %v106, 16
  %v147 = sub i64 %v106, %v146
  %v148 = icmp sge i64 %v146, 8
  br i1 %v148, label %then149, label %end150
then149:
  %v151 = getelementptr inbounds i8, ptr %v111, i64 %v147
  %v152 = load i64, ptr %v151, align 1
  %v153 = getelementptr inbounds i8, ptr %v114, i64 %v147
  store i64 %v152, ptr %v153, align 1
  br label %end150
end150:
  %v154 = urem i64 %v106, 8
  %v155 = sub i64 %v106, %v154
  %v156 = icmp sge i64 %v154, 4
  br i1 %v156, label %then157, label %end158
then157:
  %v159 = getelementptr inbounds i8, ptr %v111, i64 %v155
  %v160 = load i32, ptr %v159, align 1
  %v161 = getelementptr inbounds i8, ptr %v114, i64 %v155
  store i32 %v160, ptr %v161, align 1
  br label %end158
end158:
  %v162 = urem i64 %v106, 4
  %v163 = sub i64 %v106, %v162
  %v164 = icmp sge i64 %v162, 2
  br i1 %v164, label %then165, label %end166
then165:
  %v167 = getelementptr inbounds i8, ptr %v111, i64 %v163
  %v168 = load i16, ptr %v167, align 1
  %v169 = getelementptr inbounds i8, ptr %v114, i64 %v163
  store i16 %v168, ptr %v169, align 1
  br label %end166
end166:
  %v170 = urem i64 %v106, 2
  %v171 = sub i64 %v106, %v170
  %v172 = icmp sge i64 %v170, 1
  br i1 %v172, label %then173, label %end174
then173:
  %v175 = getelementptr inbounds i8, ptr %v111, i64 %v171
  %v176 = load i8, ptr %v175, align 1
  %v177 = getelementptr inbounds i8, ptr %v114, i64 %v171
  store i8 %v176, ptr %v177, align 1
  br label %end174
end174:
  br label %end137
end137:
  %v178 = add nsw i64 %v95, 1
  br label %head92
end94:
  %v179 = add nsw i64 %v90, 1
  br label %head87
end89:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
