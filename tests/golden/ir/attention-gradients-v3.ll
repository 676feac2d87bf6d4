; task {"attributes":{"causal":1,"factor":0.25,"perm_gradient":[0,2,1,3],"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_out_k":[0,2,1,3],"perm_out_v":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,3,1],"scores":"t0=mul(x0,0.25);t1=add(t0,x1)"},"inputs":["f32[1,7,2,8]","f32[1,35,2,8]","f32[1,35,2,8]","f32[1,7,2,8]","f32[1,2,7,1]","f32[1,2,7,1]","f32[2,1,1]"],"op":"attention_backward","outputs":["f32[1,7,2,8]","f32[1,35,2,8]","f32[1,35,2,8]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"panel":32,"row_block":16,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k: 2 units
; scratch 0 bytes, 7680 of each core
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
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
  %v24 = mul i64 %worker, 7680
  %v25 = getelementptr inbounds i8, ptr %v23, i64 %v24
  br label %head26
head26:
  %v29 = phi i64 [ %lo, %entry ], [ %v208, %end179 ]
  %v30 = icmp slt i64 %v29, %hi
  br i1 %v30, label %body27, label %end28
body27:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %body27 ], [ %v47, %end41 ]
  %v35 = icmp slt i64 %v34, 1
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = add i64 %v29, %v34
  %v37 = mul i64 %v36, 8
  %v38 = getelementptr inbounds float, ptr %v15, i64 %v37
  br label %head39
head39:
  %v42 = phi i64 [ 0, %body32 ], [ %v46, %body40 ]
  %v43 = icmp slt i64 %v42, 7
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 16
  %v45 = getelementptr inbounds float, ptr %v38, i64 %v44
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v45, align 4
  %v46 = add nsw i64 %v42, 1
  br label %head39
end41:
  %v47 = add nsw i64 %v34, 1
  br label %head31
end33:
  %v48 = getelementptr inbounds float, ptr %v25, i64 512
  %v49 = getelementptr inbounds float, ptr %v25, i64 768
  %v50 = getelementptr inbounds float, ptr %v25, i64 1024
  %v51 = getelementptr inbounds float, ptr %v25, i64 1136
  %v52 = getelementptr inbounds float, ptr %v25, i64 1248
  %v53 = getelementptr inbounds float, ptr %v25, i64 1584
  %v54 = mul i64 %v29, 8
  %v55 = getelementptr inbounds float, ptr %v3, i64 %v54
  %v56 = mul i64 0, 16
  %v57 = getelementptr inbounds float, ptr %v55, i64 %v56
  %v58 = mul i64 %v29, 8
  %v59 = getelementptr inbounds float, ptr %v5, i64 %v58
  %v60 = mul i64 0, 16
  %v61 = getelementptr inbounds float, ptr %v59, i64 %v60
  %v62 = mul i64 %v29, 8
  %v63 = getelementptr inbounds float, ptr %v17, i64 %v62
  %v64 = mul i64 0, 16
  %v65 = getelementptr inbounds float, ptr %v63, i64 %v64
  %v66 = mul i64 %v29, 8
  %v67 = getelementptr inbounds float, ptr %v19, i64 %v66
  %v68 = mul i64 0, 16
  %v69 = getelementptr inbounds float, ptr %v67, i64 %v68
  br label %head70
head70:
  %v73 = phi i64 [ 0, %end33 ], [ %v80, %body71 ]
  %v74 = icmp slt i64 %v73, 32
  br i1 %v74, label %body71, label %end72
body71:
  %v75 = mul i64 %v73, 16
  %v76 = getelementptr inbounds float, ptr %v57, i64 %v75
  %v77 = mul i64 %v73, 16
  %v78 = getelementptr inbounds float, ptr %v25, i64 %v77
  %v79 = load <8 x float>, ptr %v76, align 4
  store <8 x float> %v79, ptr %v78, align 4
  %v80 = add nsw i64 %v73, 1
  br label %head70
end72:
  call void @k_turned_32(ptr %v25, ptr %v48)
  call void @k_values_32(ptr %v61, ptr %v49)
  br label %head81
head81:
  %v84 = phi i64 [ 0, %end72 ], [ %v88, %body82 ]
  %v85 = icmp slt i64 %v84, 32
  br i1 %v85, label %body82, label %end83
body82:
  %v86 = mul i64 %v84, 16
  %v87 = getelementptr inbounds float, ptr %v65, i64 %v86
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v87, align 4
  %v88 = add nsw i64 %v84, 1
  br label %head81
end83:
  br label %head89
head89:
  %v92 = phi i64 [ 0, %end83 ], [ %v96, %body90 ]
  %v93 = icmp slt i64 %v92, 32
  br i1 %v93, label %body90, label %end91
body90:
  %v94 = mul i64 %v92, 16
  %v95 = getelementptr inbounds float, ptr %v69, i64 %v94
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v95, align 4
  %v96 = add nsw i64 %v92, 1
  br label %head89
end91:
  br label %head97
head97:
  %v100 = phi i64 [ 0, %end91 ], [ %v127, %end126 ]
  %v101 = icmp slt i64 %v100, 1
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = add i64 %v29, %v100
  %v103 = mul i64 %v102, 8
  %v104 = getelementptr inbounds float, ptr %v1, i64 %v103
  %v105 = mul i64 %v102, 8
  %v106 = getelementptr inbounds float, ptr %v7, i64 %v105
  %v107 = mul i64 %v102, 8
  %v108 = getelementptr inbounds float, ptr %v15, i64 %v107
  %v109 = mul i64 %v102, 7
  %v110 = add i64 %v109, 0
  %v111 = mul i64 0, 16
  %v112 = getelementptr inbounds float, ptr %v104, i64 %v111
  %v113 = mul i64 0, 16
  %v114 = getelementptr inbounds float, ptr %v106, i64 %v113
  %v115 = mul i64 0, 16
  %v116 = getelementptr inbounds float, ptr %v108, i64 %v115
  %v117 = sub i64 0, 0
  %v118 = add i64 %v117, 1
  %v119 = getelementptr inbounds float, ptr %v9, i64 %v110
  %v120 = getelementptr inbounds float, ptr %v11, i64 %v110
  %v121 = udiv i64 %v110, 7
  %v122 = getelementptr inbounds float, ptr %v13, i64 %v121
  %v123 = add i64 0, 7
  %v124 = icmp sgt i64 %v123, 0
  br i1 %v124, label %then125, label %end126
then125:
  call void @k_rows_7_keys_32(ptr %v112, ptr %v114, ptr %v116, ptr %v65, ptr %v69, ptr %v25, i64 %v118, ptr %v119, ptr %v120, ptr %v122)
  br label %end126
end126:
  %v127 = add nsw i64 %v100, 1
  br label %head97
end99:
  %v128 = getelementptr inbounds float, ptr %v25, i64 512
  %v129 = getelementptr inbounds float, ptr %v25, i64 768
  %v130 = getelementptr inbounds float, ptr %v25, i64 1024
  %v131 = getelementptr inbounds float, ptr %v25, i64 1136
  %v132 = getelementptr inbounds float, ptr %v25, i64 1248
  %v133 = getelementptr inbounds float, ptr %v25, i64 1584
  %v134 = mul i64 %v29, 8
  %v135 = getelementptr inbounds float, ptr %v3, i64 %v134
  %v136 = mul i64 32, 16
  %v137 = getelementptr inbounds float, ptr %v135, i64 %v136
  %v138 = mul i64 %v29, 8
  %v139 = getelementptr inbounds float, ptr %v5, i64 %v138
  %v140 = mul i64 32, 16
  %v141 = getelementptr inbounds float, ptr %v139, i64 %v140
  %v142 = mul i64 %v29, 8
  %v143 = getelementptr inbounds float, ptr %v17, i64 %v142
  %v144 = mul i64 32, 16
  %v145 = getelementptr inbounds float, ptr %v143, i64 %v144
  %v146 = mul i64 %v29, 8
  %v147 = getelementptr inbounds float, ptr %v19, i64 %v146
  %v148 = mul i64 32, 16
  %v149 = getelementptr inbounds float, ptr %v147, i64 %v148
  br label %head150
head150:
  %v153 = phi i64 [ 0, %end99 ], [ %v160, %body151 ]
  %v154 = icmp slt i64 %v153, 3
  br i1 %v154, label %body151, label %end152
body151:
  %v155 = mul i64 %v153, 16
  %v156 = getelementptr inbounds float, ptr %v137, i64 %v155
  %v157 = mul i64 %v153, 16
  %v158 = getelementptr inbounds float, ptr %v25, i64 %v157
  %v159 = load <8 x float>, ptr %v156, align 4
  store <8 x float> %v159, ptr %v158, align 4
  %v160 = add nsw i64 %v153, 1
  br label %head150
end152:
  call void @k_turned_3(ptr %v25, ptr %v128)
  call void @k_values_3(ptr %v141, ptr %v129)
  br label %head161
head161:
  %v164 = phi i64 [ 0, %end152 ], [ %v168, %body162 ]
  %v165 = icmp slt i64 %v164, 3
  br i1 %v165, label %body162, label %end163
body162:
  %v166 = mul i64 %v164, 16
  %v167 = getelementptr inbounds float, ptr %v145, i64 %v166
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v167, align 4
  %v168 = add nsw i64 %v164, 1
  br label %head161
end163:
  br label %head169
head169:
  %v172 = phi i64 [ 0, %end163 ], [ %v176, %body170 ]
  %v173 = icmp slt i64 %v172, 3
  br i1 %v173, label %body170, label %end171
body170:
  %v174 = mul i64 %v172, 16
  %v175 = getelementptr inbounds float, ptr %v149, i64 %v174
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v175, align 4
  %v176 = add nsw i64 %v172, 1
  br label %head169
end171:
  br label %head177
head177:
  %v180 = phi i64 [ 0, %end171 ], [ %v207, %end206 ]
  %v181 = icmp slt i64 %v180, 1
  br i1 %v181, label %body178, label %end179
body178:
  %v182 = add i64 %v29, %v180
  %v183 = mul i64 %v182, 8
  %v184 = getelementptr inbounds float, ptr %v1, i64 %v183
  %v185 = mul i64 %v182, 8
  %v186 = getelementptr inbounds float, ptr %v7, i64 %v185
  %v187 = mul i64 %v182, 8
  %v188 = getelementptr inbounds float, ptr %v15, i64 %v187
  %v189 = mul i64 %v182, 7
  %v190 = add i64 %v189, 0
  %v191 = mul i64 0, 16
  %v192 = getelementptr inbounds float, ptr %v184, i64 %v191
  %v193 = mul i64 0, 16
  %v194 = getelementptr inbounds float, ptr %v186, i64 %v193
  %v195 = mul i64 0, 16
  %v196 = getelementptr inbounds float, ptr %v188, i64 %v195
  %v197 = sub i64 0, 32
  %v198 = add i64 %v197, 1
  %v199 = getelementptr inbounds float, ptr %v9, i64 %v190
  %v200 = getelementptr inbounds float, ptr %v11, i64 %v190
  %v201 = udiv i64 %v190, 7
  %v202 = getelementptr inbounds float, ptr %v13, i64 %v201
  %v203 = add i64 0, 7
  %v204 = icmp sgt i64 %v203, 32
  br i1 %v204, label %then205, label %end206
then205:
  call void @k_rows_7_keys_3(ptr %v192, ptr %v194, ptr %v196, ptr %v145, ptr %v149, ptr %v25, i64 %v198, ptr %v199, ptr %v200, ptr %v202)
  br label %end206
end206:
  %v207 = add nsw i64 %v180, 1
  br label %head177
end179:
  %v208 = add nsw i64 %v29, 1
  br label %head26
end28:
  ret void
}
define internal void @k_turned_32(ptr %source, ptr %target) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v60, %body2 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 8
  %v7 = mul i64 %v6, 16
  %v8 = getelementptr inbounds float, ptr %source, i64 %v7
  %v9 = mul i64 %v4, 64
  %v10 = getelementptr inbounds float, ptr %target, i64 %v9
  %v11 = getelementptr inbounds float, ptr %v8, i64 0
  %v12 = mul i64 0, 8
  %v13 = getelementptr inbounds float, ptr %v10, i64 %v12
  %v14 = load <8 x float>, ptr %v11, align 4
  %v15 = getelementptr inbounds float, ptr %v11, i64 16
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v11, i64 32
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v11, i64 48
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v11, i64 64
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v11, i64 80
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v11, i64 96
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v11, i64 112
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v30 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v31 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v32 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v33 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v34 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v36 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v37 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v38 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v39 = shufflevector <8 x float> %v30, <8 x float> %v32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v40 = shufflevector <8 x float> %v30, <8 x float> %v32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v41 = shufflevector <8 x float> %v33, <8 x float> %v35, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v42 = shufflevector <8 x float> %v33, <8 x float> %v35, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v43 = shufflevector <8 x float> %v34, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v44 = shufflevector <8 x float> %v34, <8 x float> %v36, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v45 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v46 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v47 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v48 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v49 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v50 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v51 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v52 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v45, ptr %v13, align 4
  %v53 = getelementptr inbounds float, ptr %v13, i64 8
  store <8 x float> %v47, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %v13, i64 16
  store <8 x float> %v49, ptr %v54, align 4
  %v55 = getelementptr inbounds float, ptr %v13, i64 24
  store <8 x float> %v51, ptr %v55, align 4
  %v56 = getelementptr inbounds float, ptr %v13, i64 32
  store <8 x float> %v46, ptr %v56, align 4
  %v57 = getelementptr inbounds float, ptr %v13, i64 40
  store <8 x float> %v48, ptr %v57, align 4
  %v58 = getelementptr inbounds float, ptr %v13, i64 48
  store <8 x float> %v50, ptr %v58, align 4
  %v59 = getelementptr inbounds float, ptr %v13, i64 56
  store <8 x float> %v52, ptr %v59, align 4
  %v60 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_values_32(ptr %source, ptr %target) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v60, %body2 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 8
  %v7 = mul i64 %v6, 16
  %v8 = getelementptr inbounds float, ptr %source, i64 %v7
  %v9 = mul i64 %v4, 64
  %v10 = getelementptr inbounds float, ptr %target, i64 %v9
  %v11 = getelementptr inbounds float, ptr %v8, i64 0
  %v12 = mul i64 0, 8
  %v13 = getelementptr inbounds float, ptr %v10, i64 %v12
  %v14 = load <8 x float>, ptr %v11, align 4
  %v15 = getelementptr inbounds float, ptr %v11, i64 16
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v11, i64 32
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v11, i64 48
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v11, i64 64
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v11, i64 80
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v11, i64 96
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v11, i64 112
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v30 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v31 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v32 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v33 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v34 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v36 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v37 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v38 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v39 = shufflevector <8 x float> %v30, <8 x float> %v32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v40 = shufflevector <8 x float> %v30, <8 x float> %v32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v41 = shufflevector <8 x float> %v33, <8 x float> %v35, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v42 = shufflevector <8 x float> %v33, <8 x float> %v35, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v43 = shufflevector <8 x float> %v34, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v44 = shufflevector <8 x float> %v34, <8 x float> %v36, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v45 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v46 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v47 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v48 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v49 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v50 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v51 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v52 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v45, ptr %v13, align 4
  %v53 = getelementptr inbounds float, ptr %v13, i64 8
  store <8 x float> %v47, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %v13, i64 16
  store <8 x float> %v49, ptr %v54, align 4
  %v55 = getelementptr inbounds float, ptr %v13, i64 24
  store <8 x float> %v51, ptr %v55, align 4
  %v56 = getelementptr inbounds float, ptr %v13, i64 32
  store <8 x float> %v46, ptr %v56, align 4
  %v57 = getelementptr inbounds float, ptr %v13, i64 40
  store <8 x float> %v48, ptr %v57, align 4
  %v58 = getelementptr inbounds float, ptr %v13, i64 48
  store <8 x float> %v50, ptr %v58, align 4
  %v59 = getelementptr inbounds float, ptr %v13, i64 56
  store <8 x float> %v52, ptr %v59, align 4
  %v60 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_rows_7_keys_32(ptr %q, ptr %gradient, ptr %of_q, ptr %of_k, ptr %of_v, ptr %own, i64 %seen, ptr %x0, ptr %x1, ptr %x2) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 512
  %v2 = getelementptr inbounds float, ptr %own, i64 768
  %v3 = getelementptr inbounds float, ptr %own, i64 1024
  %v4 = getelementptr inbounds float, ptr %own, i64 1136
  %v5 = getelementptr inbounds float, ptr %own, i64 1248
  %v6 = getelementptr inbounds float, ptr %own, i64 1584
  br label %head7
head7:
  %v10 = phi i64 [ 0, %entry ], [ %v17, %body8 ]
  %v11 = icmp slt i64 %v10, 7
  br i1 %v11, label %body8, label %end9
body8:
  %v12 = mul i64 %v10, 16
  %v13 = getelementptr inbounds float, ptr %q, i64 %v12
  %v14 = mul i64 %v10, 16
  %v15 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v16 = load <8 x float>, ptr %v13, align 4
  store <8 x float> %v16, ptr %v15, align 4
  %v17 = add nsw i64 %v10, 1
  br label %head7
end9:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %end9 ], [ %v28, %body19 ]
  %v22 = icmp slt i64 %v21, 7
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = mul i64 %v21, 16
  %v24 = getelementptr inbounds float, ptr %gradient, i64 %v23
  %v25 = mul i64 %v21, 16
  %v26 = getelementptr inbounds float, ptr %v4, i64 %v25
  %v27 = load <8 x float>, ptr %v24, align 4
  store <8 x float> %v27, ptr %v26, align 4
  %v28 = add nsw i64 %v21, 1
  br label %head18
end20:
  br label %head29
head29:
  %v32 = phi i64 [ 0, %end20 ], [ %v55, %end39 ]
  %v33 = icmp slt i64 %v32, 4
  br i1 %v33, label %body30, label %end31
body30:
  %v34 = mul i64 %v32, 64
  %v35 = getelementptr inbounds float, ptr %v1, i64 %v34
  %v36 = mul i64 %v32, 8
  br label %head37
head37:
  %v40 = phi i64 [ 0, %body30 ], [ %v48, %body38 ]
  %v41 = icmp slt i64 %v40, 3
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 2
  %v43 = mul i64 %v42, 16
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v43
  %v45 = mul i64 %v42, 48
  %v46 = add i64 %v45, %v36
  %v47 = getelementptr inbounds float, ptr %v5, i64 %v46
  call void @k_tile_0(ptr %v44, ptr %v35, ptr %v47, ptr %v35, ptr %v35, i64 %v42, i64 %v36, ptr %x2, ptr %x0)
  %v48 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v49 = mul i64 3, 2
  %v50 = mul i64 %v49, 16
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = mul i64 %v49, 48
  %v53 = add i64 %v52, %v36
  %v54 = getelementptr inbounds float, ptr %v5, i64 %v53
  call void @k_tile_1(ptr %v51, ptr %v35, ptr %v54, ptr %v35, ptr %v35, i64 %v49, i64 %v36, ptr %x2, ptr %x0)
  %v55 = add nsw i64 %v32, 1
  br label %head29
end31:
  %v56 = icmp slt i64 %seen, 32
  br i1 %v56, label %then57, label %end58
then57:
  br label %head59
head59:
  %v62 = phi i64 [ 0, %then57 ], [ %v113, %body60 ]
  %v63 = icmp slt i64 %v62, 7
  br i1 %v63, label %body60, label %end61
body60:
  %v64 = mul i64 %v62, 48
  %v65 = getelementptr inbounds float, ptr %v5, i64 %v64
  %v66 = add i64 %seen, %v62
  %v67 = load <8 x float>, ptr %v65, align 4
  %v68 = icmp slt i64 %v66, 8
  %v69 = select i1 %v68, i64 %v66, i64 8
  %v70 = icmp sgt i64 %v69, 0
  %v71 = select i1 %v70, i64 %v69, i64 0
  %v72 = trunc i64 %v71 to i32
  %v73 = insertelement <8 x i32> poison, i32 %v72, i64 0
  %v74 = shufflevector <8 x i32> %v73, <8 x i32> poison, <8 x i32> zeroinitializer
  %v75 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v74
  %v76 = select <8 x i1> %v75, <8 x float> %v67, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  store <8 x float> %v76, ptr %v65, align 4
  %v77 = getelementptr inbounds float, ptr %v65, i64 8
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = sub i64 %v66, 8
  %v80 = icmp slt i64 %v79, 8
  %v81 = select i1 %v80, i64 %v79, i64 8
  %v82 = icmp sgt i64 %v81, 0
  %v83 = select i1 %v82, i64 %v81, i64 0
  %v84 = trunc i64 %v83 to i32
  %v85 = insertelement <8 x i32> poison, i32 %v84, i64 0
  %v86 = shufflevector <8 x i32> %v85, <8 x i32> poison, <8 x i32> zeroinitializer
  %v87 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v86
  %v88 = select <8 x i1> %v87, <8 x float> %v78, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  store <8 x float> %v88, ptr %v77, align 4
  %v89 = getelementptr inbounds float, ptr %v65, i64 16
  %v90 = load <8 x float>, ptr %v89, align 4
  %v91 = sub i64 %v66, 16
  %v92 = icmp slt i64 %v91, 8
  %v93 = select i1 %v92, i64 %v91, i64 8
  %v94 = icmp sgt i64 %v93, 0
  %v95 = select i1 %v94, i64 %v93, i64 0
  %v96 = trunc i64 %v95 to i32
  %v97 = insertelement <8 x i32> poison, i32 %v96, i64 0
  %v98 = shufflevector <8 x i32> %v97, <8 x i32> poison, <8 x i32> zeroinitializer
  %v99 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v98
  %v100 = select <8 x i1> %v99, <8 x float> %v90, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  store <8 x float> %v100, ptr %v89, align 4
  %v101 = getelementptr inbounds float, ptr %v65, i64 24
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = sub i64 %v66, 24
  %v104 = icmp slt i64 %v103, 8
  %v105 = select i1 %v104, i64 %v103, i64 8
  %v106 = icmp sgt i64 %v105, 0
  %v107 = select i1 %v106, i64 %v105, i64 0
  %v108 = trunc i64 %v107 to i32
  %v109 = insertelement <8 x i32> poison, i32 %v108, i64 0
  %v110 = shufflevector <8 x i32> %v109, <8 x i32> poison, <8 x i32> zeroinitializer
  %v111 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v110
  %v112 = select <8 x i1> %v111, <8 x float> %v102, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  store <8 x float> %v112, ptr %v101, align 4
  %v113 = add nsw i64 %v62, 1
  br label %head59
end61:
  br label %end58
end58:
  br label %head114
head114:
  %v117 = phi i64 [ 0, %end58 ], [ %v140, %end124 ]
  %v118 = icmp slt i64 %v117, 4
  br i1 %v118, label %body115, label %end116
body115:
  %v119 = mul i64 %v117, 64
  %v120 = getelementptr inbounds float, ptr %v2, i64 %v119
  %v121 = mul i64 %v117, 8
  br label %head122
head122:
  %v125 = phi i64 [ 0, %body115 ], [ %v133, %body123 ]
  %v126 = icmp slt i64 %v125, 3
  br i1 %v126, label %body123, label %end124
body123:
  %v127 = mul i64 %v125, 2
  %v128 = mul i64 %v127, 16
  %v129 = getelementptr inbounds float, ptr %v4, i64 %v128
  %v130 = mul i64 %v127, 48
  %v131 = add i64 %v130, %v121
  %v132 = getelementptr inbounds float, ptr %v6, i64 %v131
  call void @k_tile_2(ptr %v129, ptr %v120, ptr %v132, ptr %v120, ptr %v120, i64 %v127, i64 %v121, ptr %x1, ptr %v5)
  %v133 = add nsw i64 %v125, 1
  br label %head122
end124:
  %v134 = mul i64 3, 2
  %v135 = mul i64 %v134, 16
  %v136 = getelementptr inbounds float, ptr %v4, i64 %v135
  %v137 = mul i64 %v134, 48
  %v138 = add i64 %v137, %v121
  %v139 = getelementptr inbounds float, ptr %v6, i64 %v138
  call void @k_tile_3(ptr %v136, ptr %v120, ptr %v139, ptr %v120, ptr %v120, i64 %v134, i64 %v121, ptr %x1, ptr %v5)
  %v140 = add nsw i64 %v117, 1
  br label %head114
end116:
  %v141 = getelementptr inbounds float, ptr %v4, i64 0
  br label %head142
head142:
  %v145 = phi i64 [ 0, %end116 ], [ %v152, %body143 ]
  %v146 = icmp slt i64 %v145, 16
  br i1 %v146, label %body143, label %end144
body143:
  %v147 = mul i64 %v145, 2
  %v148 = getelementptr inbounds float, ptr %v5, i64 %v147
  %v149 = mul i64 %v147, 16
  %v150 = add i64 %v149, 0
  %v151 = getelementptr inbounds float, ptr %of_v, i64 %v150
  call void @k_tile_4(ptr %v148, ptr %v141, ptr %v151, ptr %v141, ptr %v141, i64 %v147, i64 0)
  %v152 = add nsw i64 %v145, 1
  br label %head142
end144:
  %v153 = getelementptr inbounds float, ptr %v3, i64 0
  br label %head154
head154:
  %v157 = phi i64 [ 0, %end144 ], [ %v164, %body155 ]
  %v158 = icmp slt i64 %v157, 16
  br i1 %v158, label %body155, label %end156
body155:
  %v159 = mul i64 %v157, 2
  %v160 = getelementptr inbounds float, ptr %v6, i64 %v159
  %v161 = mul i64 %v159, 16
  %v162 = add i64 %v161, 0
  %v163 = getelementptr inbounds float, ptr %of_k, i64 %v162
  call void @k_tile_4(ptr %v160, ptr %v153, ptr %v163, ptr %v153, ptr %v153, i64 %v159, i64 0)
  %v164 = add nsw i64 %v157, 1
  br label %head154
end156:
  %v165 = getelementptr inbounds float, ptr %own, i64 0
  br label %head166
head166:
  %v169 = phi i64 [ 0, %end156 ], [ %v177, %body167 ]
  %v170 = icmp slt i64 %v169, 3
  br i1 %v170, label %body167, label %end168
body167:
  %v171 = mul i64 %v169, 2
  %v172 = mul i64 %v171, 48
  %v173 = getelementptr inbounds float, ptr %v6, i64 %v172
  %v174 = mul i64 %v171, 16
  %v175 = add i64 %v174, 0
  %v176 = getelementptr inbounds float, ptr %of_q, i64 %v175
  call void @k_tile_5(ptr %v173, ptr %v165, ptr %v176, ptr %v165, ptr %v165, i64 %v171, i64 0)
  %v177 = add nsw i64 %v169, 1
  br label %head166
end168:
  %v178 = mul i64 3, 2
  %v179 = mul i64 %v178, 48
  %v180 = getelementptr inbounds float, ptr %v6, i64 %v179
  %v181 = mul i64 %v178, 16
  %v182 = add i64 %v181, 0
  %v183 = getelementptr inbounds float, ptr %of_q, i64 %v182
  call void @k_tile_6(ptr %v180, ptr %v165, ptr %v183, ptr %v165, ptr %v165, i64 %v178, i64 0)
  ret void
}
define internal void @k_tile_0(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x1, i64 %row
  %v37 = load float, ptr %x0, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = load float, ptr %v36, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v44 = fadd <8 x float> %v43, %v39
  %v45 = fsub <8 x float> %v44, %v42
  %v46 = fcmp ogt <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, %v45
  %v47 = select <8 x i1> %v46, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v45
  %v48 = fcmp olt <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, %v47
  %v49 = select <8 x i1> %v48, <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, <8 x float> %v47
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v51 = fsub <8 x float> %v50, <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <8 x float> %v49)
  %v53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <8 x float> %v52)
  %v54 = bitcast <8 x float> %v50 to <8 x i32>
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000>, <8 x float> %v53, <8 x float> <float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000>)
  %v56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v53, <8 x float> <float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000>)
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v53, <8 x float> <float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000>)
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v57, <8 x float> %v53, <8 x float> <float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000>)
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v53, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v60 = lshr <8 x i32> %v54, splat (i32 1)
  %v61 = sub <8 x i32> %v54, %v60
  %v62 = shl <8 x i32> %v60, splat (i32 23)
  %v63 = bitcast <8 x i32> %v62 to <8 x float>
  %v64 = fmul <8 x float> %v59, %v63
  %v65 = shl <8 x i32> %v61, splat (i32 23)
  %v66 = bitcast <8 x i32> %v65 to <8 x float>
  %v67 = fmul <8 x float> %v64, %v66
  %v68 = add i64 %row, 1
  %v69 = getelementptr inbounds float, ptr %x1, i64 %v68
  %v70 = load float, ptr %x0, align 4
  %v71 = insertelement <8 x float> poison, float %v70, i64 0
  %v72 = shufflevector <8 x float> %v71, <8 x float> poison, <8 x i32> zeroinitializer
  %v73 = load float, ptr %v69, align 4
  %v74 = insertelement <8 x float> poison, float %v73, i64 0
  %v75 = shufflevector <8 x float> %v74, <8 x float> poison, <8 x i32> zeroinitializer
  %v76 = fmul <8 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v77 = fadd <8 x float> %v76, %v72
  %v78 = fsub <8 x float> %v77, %v75
  %v79 = fcmp ogt <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, %v78
  %v80 = select <8 x i1> %v79, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v78
  %v81 = fcmp olt <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, %v80
  %v82 = select <8 x i1> %v81, <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, <8 x float> %v80
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v84 = fsub <8 x float> %v83, <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <8 x float> %v82)
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <8 x float> %v85)
  %v87 = bitcast <8 x float> %v83 to <8 x i32>
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000>, <8 x float> %v86, <8 x float> <float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000>)
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v88, <8 x float> %v86, <8 x float> <float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000>)
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v86, <8 x float> <float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000>)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v86, <8 x float> <float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000>)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v86, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v93 = lshr <8 x i32> %v87, splat (i32 1)
  %v94 = sub <8 x i32> %v87, %v93
  %v95 = shl <8 x i32> %v93, splat (i32 23)
  %v96 = bitcast <8 x i32> %v95 to <8 x float>
  %v97 = fmul <8 x float> %v92, %v96
  %v98 = shl <8 x i32> %v94, splat (i32 23)
  %v99 = bitcast <8 x i32> %v98 to <8 x float>
  %v100 = fmul <8 x float> %v97, %v99
  store <8 x float> %v67, ptr %c, align 4
  %v101 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v100, ptr %v101, align 4
  ret void
}
define internal void @k_tile_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = getelementptr inbounds float, ptr %x1, i64 %row
  %v26 = load float, ptr %x0, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = load float, ptr %v25, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v33 = fadd <8 x float> %v32, %v28
  %v34 = fsub <8 x float> %v33, %v31
  %v35 = fcmp ogt <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, %v34
  %v36 = select <8 x i1> %v35, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v34
  %v37 = fcmp olt <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, %v36
  %v38 = select <8 x i1> %v37, <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, <8 x float> %v36
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v40 = fsub <8 x float> %v39, <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>
  %v41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <8 x float> %v38)
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <8 x float> %v41)
  %v43 = bitcast <8 x float> %v39 to <8 x i32>
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000>, <8 x float> %v42, <8 x float> <float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000>)
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v42, <8 x float> <float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000>)
  %v46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v45, <8 x float> %v42, <8 x float> <float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000>)
  %v47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v42, <8 x float> <float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000>)
  %v48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v47, <8 x float> %v42, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v49 = lshr <8 x i32> %v43, splat (i32 1)
  %v50 = sub <8 x i32> %v43, %v49
  %v51 = shl <8 x i32> %v49, splat (i32 23)
  %v52 = bitcast <8 x i32> %v51 to <8 x float>
  %v53 = fmul <8 x float> %v48, %v52
  %v54 = shl <8 x i32> %v50, splat (i32 23)
  %v55 = bitcast <8 x i32> %v54 to <8 x float>
  %v56 = fmul <8 x float> %v53, %v55
  store <8 x float> %v56, ptr %c, align 4
  ret void
}
define internal void @k_tile_2(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x0, i64 %row
  %v37 = mul i64 %row, 48
  %v38 = getelementptr inbounds float, ptr %x1, i64 %v37
  %v39 = load float, ptr %v36, align 4
  %v40 = insertelement <8 x float> poison, float %v39, i64 0
  %v41 = shufflevector <8 x float> %v40, <8 x float> poison, <8 x i32> zeroinitializer
  %v42 = getelementptr inbounds float, ptr %v38, i64 %column
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = fsub <8 x float> %v8, %v41
  %v45 = fmul <8 x float> %v44, %v43
  %v46 = fmul <8 x float> %v45, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v47 = add i64 %row, 1
  %v48 = getelementptr inbounds float, ptr %x0, i64 %v47
  %v49 = mul i64 %v47, 48
  %v50 = getelementptr inbounds float, ptr %x1, i64 %v49
  %v51 = load float, ptr %v48, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = getelementptr inbounds float, ptr %v50, i64 %column
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = fsub <8 x float> %v9, %v53
  %v57 = fmul <8 x float> %v56, %v55
  %v58 = fmul <8 x float> %v57, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  store <8 x float> %v46, ptr %c, align 4
  %v59 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v58, ptr %v59, align 4
  ret void
}
define internal void @k_tile_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = getelementptr inbounds float, ptr %x0, i64 %row
  %v26 = mul i64 %row, 48
  %v27 = getelementptr inbounds float, ptr %x1, i64 %v26
  %v28 = load float, ptr %v25, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = getelementptr inbounds float, ptr %v27, i64 %column
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fsub <8 x float> %v8, %v30
  %v34 = fmul <8 x float> %v33, %v32
  %v35 = fmul <8 x float> %v34, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  store <8 x float> %v35, ptr %c, align 4
  ret void
}
define internal void @k_tile_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 3
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 1
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 16
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 48
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 49
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 32
  %v34 = getelementptr inbounds float, ptr %v5, i64 96
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = load <8 x float>, ptr %v6, align 4
  %v37 = load float, ptr %v5, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v36, <8 x float> %v8)
  %v41 = getelementptr inbounds float, ptr %v5, i64 1
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v36, <8 x float> %v9)
  %v46 = getelementptr inbounds float, ptr %v6, i64 16
  %v47 = getelementptr inbounds float, ptr %v5, i64 48
  %v48 = load <8 x float>, ptr %c, align 4
  %v49 = getelementptr inbounds float, ptr %c, i64 16
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v48, %v40
  %v52 = fadd <8 x float> %v50, %v45
  store <8 x float> %v51, ptr %c, align 4
  %v53 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v52, ptr %v53, align 4
  ret void
}
define internal void @k_tile_5(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 16
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 48
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 16
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 49
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 32
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = load <8 x float>, ptr %c, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 16
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = fadd <8 x float> %v36, %v8
  %v40 = fadd <8 x float> %v38, %v9
  store <8 x float> %v39, ptr %c, align 4
  %v41 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v40, ptr %v41, align 4
  ret void
}
define internal void @k_tile_6(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 16
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 16
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 32
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = load <8 x float>, ptr %c, align 4
  %v26 = fadd <8 x float> %v25, %v8
  store <8 x float> %v26, ptr %c, align 4
  ret void
}
define internal void @k_turned_3(ptr %source, ptr %target) #0 {
entry:
  %v1 = mul i64 0, 16
  %v2 = getelementptr inbounds float, ptr %source, i64 %v1
  %v3 = getelementptr inbounds float, ptr %target, i64 0
  %v4 = getelementptr inbounds float, ptr %v2, i64 0
  %v5 = mul i64 0, 8
  %v6 = getelementptr inbounds float, ptr %v3, i64 %v5
  %v7 = load <8 x float>, ptr %v4, align 4
  %v8 = getelementptr inbounds float, ptr %v4, i64 16
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v4, i64 32
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v13 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v14 = shufflevector <8 x float> %v11, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v15 = shufflevector <8 x float> %v11, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v16 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v17 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v18 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v19 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v20 = shufflevector <8 x float> %v12, <8 x float> %v14, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v21 = shufflevector <8 x float> %v12, <8 x float> %v14, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v22 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v23 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v24 = shufflevector <8 x float> %v16, <8 x float> %v18, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v25 = shufflevector <8 x float> %v16, <8 x float> %v18, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v26 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v27 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v28 = shufflevector <8 x float> %v20, <8 x float> %v24, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v29 = shufflevector <8 x float> %v20, <8 x float> %v24, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v30 = shufflevector <8 x float> %v22, <8 x float> %v26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v31 = shufflevector <8 x float> %v22, <8 x float> %v26, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v21, <8 x float> %v25, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v33 = shufflevector <8 x float> %v21, <8 x float> %v25, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v23, <8 x float> %v27, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v35 = shufflevector <8 x float> %v23, <8 x float> %v27, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v28, ptr %v6, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 8
  store <8 x float> %v30, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %v6, i64 16
  store <8 x float> %v32, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 24
  store <8 x float> %v34, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %v6, i64 32
  store <8 x float> %v29, ptr %v39, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 40
  store <8 x float> %v31, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 48
  store <8 x float> %v33, ptr %v41, align 4
  %v42 = getelementptr inbounds float, ptr %v6, i64 56
  store <8 x float> %v35, ptr %v42, align 4
  ret void
}
define internal void @k_values_3(ptr %source, ptr %target) #0 {
entry:
  %v1 = mul i64 0, 16
  %v2 = getelementptr inbounds float, ptr %source, i64 %v1
  %v3 = getelementptr inbounds float, ptr %target, i64 0
  %v4 = getelementptr inbounds float, ptr %v2, i64 0
  %v5 = mul i64 0, 8
  %v6 = getelementptr inbounds float, ptr %v3, i64 %v5
  %v7 = load <8 x float>, ptr %v4, align 4
  %v8 = getelementptr inbounds float, ptr %v4, i64 16
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v4, i64 32
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v13 = shufflevector <8 x float> %v7, <8 x float> %v9, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v14 = shufflevector <8 x float> %v11, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v15 = shufflevector <8 x float> %v11, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v16 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v17 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v18 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v19 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v20 = shufflevector <8 x float> %v12, <8 x float> %v14, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v21 = shufflevector <8 x float> %v12, <8 x float> %v14, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v22 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v23 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v24 = shufflevector <8 x float> %v16, <8 x float> %v18, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v25 = shufflevector <8 x float> %v16, <8 x float> %v18, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v26 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v27 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v28 = shufflevector <8 x float> %v20, <8 x float> %v24, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v29 = shufflevector <8 x float> %v20, <8 x float> %v24, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v30 = shufflevector <8 x float> %v22, <8 x float> %v26, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v31 = shufflevector <8 x float> %v22, <8 x float> %v26, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v21, <8 x float> %v25, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v33 = shufflevector <8 x float> %v21, <8 x float> %v25, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v23, <8 x float> %v27, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v35 = shufflevector <8 x float> %v23, <8 x float> %v27, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v28, ptr %v6, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 8
  store <8 x float> %v30, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %v6, i64 16
  store <8 x float> %v32, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 24
  store <8 x float> %v34, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %v6, i64 32
  store <8 x float> %v29, ptr %v39, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 40
  store <8 x float> %v31, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 48
  store <8 x float> %v33, ptr %v41, align 4
  %v42 = getelementptr inbounds float, ptr %v6, i64 56
  store <8 x float> %v35, ptr %v42, align 4
  ret void
}
define internal void @k_rows_7_keys_3(ptr %q, ptr %gradient, ptr %of_q, ptr %of_k, ptr %of_v, ptr %own, i64 %seen, ptr %x0, ptr %x1, ptr %x2) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 512
  %v2 = getelementptr inbounds float, ptr %own, i64 768
  %v3 = getelementptr inbounds float, ptr %own, i64 1024
  %v4 = getelementptr inbounds float, ptr %own, i64 1136
  %v5 = getelementptr inbounds float, ptr %own, i64 1248
  %v6 = getelementptr inbounds float, ptr %own, i64 1584
  br label %head7
head7:
  %v10 = phi i64 [ 0, %entry ], [ %v17, %body8 ]
  %v11 = icmp slt i64 %v10, 7
  br i1 %v11, label %body8, label %end9
body8:
  %v12 = mul i64 %v10, 16
  %v13 = getelementptr inbounds float, ptr %q, i64 %v12
  %v14 = mul i64 %v10, 16
  %v15 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v16 = load <8 x float>, ptr %v13, align 4
  store <8 x float> %v16, ptr %v15, align 4
  %v17 = add nsw i64 %v10, 1
  br label %head7
end9:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %end9 ], [ %v28, %body19 ]
  %v22 = icmp slt i64 %v21, 7
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = mul i64 %v21, 16
  %v24 = getelementptr inbounds float, ptr %gradient, i64 %v23
  %v25 = mul i64 %v21, 16
  %v26 = getelementptr inbounds float, ptr %v4, i64 %v25
  %v27 = load <8 x float>, ptr %v24, align 4
  store <8 x float> %v27, ptr %v26, align 4
  %v28 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v29 = getelementptr inbounds float, ptr %v1, i64 0
  br label %head30
head30:
  %v33 = phi i64 [ 0, %end20 ], [ %v41, %body31 ]
  %v34 = icmp slt i64 %v33, 3
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 2
  %v36 = mul i64 %v35, 16
  %v37 = getelementptr inbounds float, ptr %v3, i64 %v36
  %v38 = mul i64 %v35, 48
  %v39 = add i64 %v38, 0
  %v40 = getelementptr inbounds float, ptr %v5, i64 %v39
  call void @k_tile_7(ptr %v37, ptr %v29, ptr %v40, ptr %v29, ptr %v29, i64 %v35, i64 0, ptr %x2, ptr %x0)
  %v41 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v42 = mul i64 3, 2
  %v43 = mul i64 %v42, 16
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v43
  %v45 = mul i64 %v42, 48
  %v46 = add i64 %v45, 0
  %v47 = getelementptr inbounds float, ptr %v5, i64 %v46
  call void @k_tile_8(ptr %v44, ptr %v29, ptr %v47, ptr %v29, ptr %v29, i64 %v42, i64 0, ptr %x2, ptr %x0)
  %v48 = icmp slt i64 %seen, 3
  br i1 %v48, label %then49, label %end50
then49:
  br label %head51
head51:
  %v54 = phi i64 [ 0, %then49 ], [ %v69, %body52 ]
  %v55 = icmp slt i64 %v54, 7
  br i1 %v55, label %body52, label %end53
body52:
  %v56 = mul i64 %v54, 48
  %v57 = getelementptr inbounds float, ptr %v5, i64 %v56
  %v58 = add i64 %seen, %v54
  %v59 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v60 = icmp slt i64 %v58, 8
  %v61 = select i1 %v60, i64 %v58, i64 8
  %v62 = icmp sgt i64 %v61, 0
  %v63 = select i1 %v62, i64 %v61, i64 0
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <8 x i32> poison, i32 %v64, i64 0
  %v66 = shufflevector <8 x i32> %v65, <8 x i32> poison, <8 x i32> zeroinitializer
  %v67 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v66
  %v68 = select <8 x i1> %v67, <8 x float> %v59, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v68, ptr align 4 %v57, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v69 = add nsw i64 %v54, 1
  br label %head51
end53:
  br label %end50
end50:
  %v70 = getelementptr inbounds float, ptr %v2, i64 0
  br label %head71
head71:
  %v74 = phi i64 [ 0, %end50 ], [ %v82, %body72 ]
  %v75 = icmp slt i64 %v74, 3
  br i1 %v75, label %body72, label %end73
body72:
  %v76 = mul i64 %v74, 2
  %v77 = mul i64 %v76, 16
  %v78 = getelementptr inbounds float, ptr %v4, i64 %v77
  %v79 = mul i64 %v76, 48
  %v80 = add i64 %v79, 0
  %v81 = getelementptr inbounds float, ptr %v6, i64 %v80
  call void @k_tile_9(ptr %v78, ptr %v70, ptr %v81, ptr %v70, ptr %v70, i64 %v76, i64 0, ptr %x1, ptr %v5)
  %v82 = add nsw i64 %v74, 1
  br label %head71
end73:
  %v83 = mul i64 3, 2
  %v84 = mul i64 %v83, 16
  %v85 = getelementptr inbounds float, ptr %v4, i64 %v84
  %v86 = mul i64 %v83, 48
  %v87 = add i64 %v86, 0
  %v88 = getelementptr inbounds float, ptr %v6, i64 %v87
  call void @k_tile_10(ptr %v85, ptr %v70, ptr %v88, ptr %v70, ptr %v70, i64 %v83, i64 0, ptr %x1, ptr %v5)
  %v89 = getelementptr inbounds float, ptr %v4, i64 0
  %v90 = getelementptr inbounds float, ptr %v5, i64 0
  %v91 = mul i64 0, 16
  %v92 = add i64 %v91, 0
  %v93 = getelementptr inbounds float, ptr %of_v, i64 %v92
  call void @k_tile_4(ptr %v90, ptr %v89, ptr %v93, ptr %v89, ptr %v89, i64 0, i64 0)
  %v94 = getelementptr inbounds float, ptr %v5, i64 2
  %v95 = mul i64 2, 16
  %v96 = add i64 %v95, 0
  %v97 = getelementptr inbounds float, ptr %of_v, i64 %v96
  call void @k_tile_11(ptr %v94, ptr %v89, ptr %v97, ptr %v89, ptr %v89, i64 2, i64 0)
  %v98 = getelementptr inbounds float, ptr %v3, i64 0
  %v99 = getelementptr inbounds float, ptr %v6, i64 0
  %v100 = mul i64 0, 16
  %v101 = add i64 %v100, 0
  %v102 = getelementptr inbounds float, ptr %of_k, i64 %v101
  call void @k_tile_4(ptr %v99, ptr %v98, ptr %v102, ptr %v98, ptr %v98, i64 0, i64 0)
  %v103 = getelementptr inbounds float, ptr %v6, i64 2
  %v104 = mul i64 2, 16
  %v105 = add i64 %v104, 0
  %v106 = getelementptr inbounds float, ptr %of_k, i64 %v105
  call void @k_tile_11(ptr %v103, ptr %v98, ptr %v106, ptr %v98, ptr %v98, i64 2, i64 0)
  %v107 = getelementptr inbounds float, ptr %own, i64 0
  br label %head108
head108:
  %v111 = phi i64 [ 0, %end73 ], [ %v119, %body109 ]
  %v112 = icmp slt i64 %v111, 3
  br i1 %v112, label %body109, label %end110
body109:
  %v113 = mul i64 %v111, 2
  %v114 = mul i64 %v113, 48
  %v115 = getelementptr inbounds float, ptr %v6, i64 %v114
  %v116 = mul i64 %v113, 16
  %v117 = add i64 %v116, 0
  %v118 = getelementptr inbounds float, ptr %of_q, i64 %v117
  call void @k_tile_12(ptr %v115, ptr %v107, ptr %v118, ptr %v107, ptr %v107, i64 %v113, i64 0)
  %v119 = add nsw i64 %v111, 1
  br label %head108
end110:
  %v120 = mul i64 3, 2
  %v121 = mul i64 %v120, 48
  %v122 = getelementptr inbounds float, ptr %v6, i64 %v121
  %v123 = mul i64 %v120, 16
  %v124 = add i64 %v123, 0
  %v125 = getelementptr inbounds float, ptr %of_q, i64 %v124
  call void @k_tile_13(ptr %v122, ptr %v107, ptr %v125, ptr %v107, ptr %v107, i64 %v120, i64 0)
  ret void
}
define internal void @k_tile_7(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x1, i64 %row
  %v37 = load float, ptr %x0, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = load float, ptr %v36, align 4
  %v41 = insertelement <8 x float> poison, float %v40, i64 0
  %v42 = shufflevector <8 x float> %v41, <8 x float> poison, <8 x i32> zeroinitializer
  %v43 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v44 = fadd <8 x float> %v43, %v39
  %v45 = fsub <8 x float> %v44, %v42
  %v46 = fcmp ogt <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, %v45
  %v47 = select <8 x i1> %v46, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v45
  %v48 = fcmp olt <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, %v47
  %v49 = select <8 x i1> %v48, <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, <8 x float> %v47
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v51 = fsub <8 x float> %v50, <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <8 x float> %v49)
  %v53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <8 x float> %v52)
  %v54 = bitcast <8 x float> %v50 to <8 x i32>
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000>, <8 x float> %v53, <8 x float> <float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000>)
  %v56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v55, <8 x float> %v53, <8 x float> <float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000>)
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v56, <8 x float> %v53, <8 x float> <float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000>)
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v57, <8 x float> %v53, <8 x float> <float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000>)
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v53, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v60 = lshr <8 x i32> %v54, splat (i32 1)
  %v61 = sub <8 x i32> %v54, %v60
  %v62 = shl <8 x i32> %v60, splat (i32 23)
  %v63 = bitcast <8 x i32> %v62 to <8 x float>
  %v64 = fmul <8 x float> %v59, %v63
  %v65 = shl <8 x i32> %v61, splat (i32 23)
  %v66 = bitcast <8 x i32> %v65 to <8 x float>
  %v67 = fmul <8 x float> %v64, %v66
  %v68 = add i64 %row, 1
  %v69 = getelementptr inbounds float, ptr %x1, i64 %v68
  %v70 = load float, ptr %x0, align 4
  %v71 = insertelement <8 x float> poison, float %v70, i64 0
  %v72 = shufflevector <8 x float> %v71, <8 x float> poison, <8 x i32> zeroinitializer
  %v73 = load float, ptr %v69, align 4
  %v74 = insertelement <8 x float> poison, float %v73, i64 0
  %v75 = shufflevector <8 x float> %v74, <8 x float> poison, <8 x i32> zeroinitializer
  %v76 = fmul <8 x float> %v9, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v77 = fadd <8 x float> %v76, %v72
  %v78 = fsub <8 x float> %v77, %v75
  %v79 = fcmp ogt <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, %v78
  %v80 = select <8 x i1> %v79, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v78
  %v81 = fcmp olt <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, %v80
  %v82 = select <8 x i1> %v81, <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, <8 x float> %v80
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v84 = fsub <8 x float> %v83, <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <8 x float> %v82)
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <8 x float> %v85)
  %v87 = bitcast <8 x float> %v83 to <8 x i32>
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000>, <8 x float> %v86, <8 x float> <float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000>)
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v88, <8 x float> %v86, <8 x float> <float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000>)
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v86, <8 x float> <float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000>)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v86, <8 x float> <float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000>)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v86, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v93 = lshr <8 x i32> %v87, splat (i32 1)
  %v94 = sub <8 x i32> %v87, %v93
  %v95 = shl <8 x i32> %v93, splat (i32 23)
  %v96 = bitcast <8 x i32> %v95 to <8 x float>
  %v97 = fmul <8 x float> %v92, %v96
  %v98 = shl <8 x i32> %v94, splat (i32 23)
  %v99 = bitcast <8 x i32> %v98 to <8 x float>
  %v100 = fmul <8 x float> %v97, %v99
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v67, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v100, ptr align 4 %v101, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = getelementptr inbounds float, ptr %x1, i64 %row
  %v26 = load float, ptr %x0, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = load float, ptr %v25, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = fmul <8 x float> %v8, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v33 = fadd <8 x float> %v32, %v28
  %v34 = fsub <8 x float> %v33, %v31
  %v35 = fcmp ogt <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, %v34
  %v36 = select <8 x i1> %v35, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v34
  %v37 = fcmp olt <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, %v36
  %v38 = select <8 x i1> %v37, <8 x float> <float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000, float 0x4056333340000000>, <8 x float> %v36
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v38, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v40 = fsub <8 x float> %v39, <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>
  %v41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> <float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000, float 0xBFE6300000000000>, <8 x float> %v38)
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v40, <8 x float> <float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000, float 0x3F2BD01060000000>, <8 x float> %v41)
  %v43 = bitcast <8 x float> %v39 to <8 x i32>
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000, float 0x3F80FA8340000000>, <8 x float> %v42, <8 x float> <float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000, float 0x3FA573A540000000>)
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v42, <8 x float> <float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000, float 0x3FC555A6A0000000>)
  %v46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v45, <8 x float> %v42, <8 x float> <float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000, float 0x3FDFFFDC60000000>)
  %v47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v46, <8 x float> %v42, <8 x float> <float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000, float 0x3FEFFFFF80000000>)
  %v48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v47, <8 x float> %v42, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v49 = lshr <8 x i32> %v43, splat (i32 1)
  %v50 = sub <8 x i32> %v43, %v49
  %v51 = shl <8 x i32> %v49, splat (i32 23)
  %v52 = bitcast <8 x i32> %v51 to <8 x float>
  %v53 = fmul <8 x float> %v48, %v52
  %v54 = shl <8 x i32> %v50, splat (i32 23)
  %v55 = bitcast <8 x i32> %v54 to <8 x float>
  %v56 = fmul <8 x float> %v53, %v55
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v56, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_9(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = getelementptr inbounds float, ptr %x0, i64 %row
  %v37 = mul i64 %row, 48
  %v38 = getelementptr inbounds float, ptr %x1, i64 %v37
  %v39 = load float, ptr %v36, align 4
  %v40 = insertelement <8 x float> poison, float %v39, i64 0
  %v41 = shufflevector <8 x float> %v40, <8 x float> poison, <8 x i32> zeroinitializer
  %v42 = getelementptr inbounds float, ptr %v38, i64 %column
  %v43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v42, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v44 = fsub <8 x float> %v8, %v41
  %v45 = fmul <8 x float> %v44, %v43
  %v46 = fmul <8 x float> %v45, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v47 = add i64 %row, 1
  %v48 = getelementptr inbounds float, ptr %x0, i64 %v47
  %v49 = mul i64 %v47, 48
  %v50 = getelementptr inbounds float, ptr %x1, i64 %v49
  %v51 = load float, ptr %v48, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = getelementptr inbounds float, ptr %v50, i64 %column
  %v55 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v54, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v56 = fsub <8 x float> %v9, %v53
  %v57 = fmul <8 x float> %v56, %v55
  %v58 = fmul <8 x float> %v57, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v46, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v59 = getelementptr inbounds float, ptr %c, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v58, ptr align 4 %v59, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_10(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = getelementptr inbounds float, ptr %x0, i64 %row
  %v26 = mul i64 %row, 48
  %v27 = getelementptr inbounds float, ptr %x1, i64 %v26
  %v28 = load float, ptr %v25, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = getelementptr inbounds float, ptr %v27, i64 %column
  %v32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v31, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v33 = fsub <8 x float> %v8, %v30
  %v34 = fmul <8 x float> %v33, %v32
  %v35 = fmul <8 x float> %v34, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v35, ptr align 4 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 3
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 16
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 48
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 32
  %v23 = getelementptr inbounds float, ptr %v5, i64 96
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = load <8 x float>, ptr %v6, align 4
  %v26 = load float, ptr %v5, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v25, <8 x float> %v8)
  %v30 = getelementptr inbounds float, ptr %v6, i64 16
  %v31 = getelementptr inbounds float, ptr %v5, i64 48
  %v32 = load <8 x float>, ptr %c, align 4
  %v33 = fadd <8 x float> %v32, %v29
  store <8 x float> %v33, ptr %c, align 4
  ret void
}
define internal void @k_tile_12(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %b, align 4
  %v2 = load float, ptr %a, align 4
  %v3 = insertelement <8 x float> poison, float %v2, i64 0
  %v4 = shufflevector <8 x float> %v3, <8 x float> poison, <8 x i32> zeroinitializer
  %v5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v4, <8 x float> %v1, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v6 = getelementptr inbounds float, ptr %a, i64 48
  %v7 = load float, ptr %v6, align 4
  %v8 = insertelement <8 x float> poison, float %v7, i64 0
  %v9 = shufflevector <8 x float> %v8, <8 x float> poison, <8 x i32> zeroinitializer
  %v10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v9, <8 x float> %v1, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v11 = getelementptr inbounds float, ptr %b, i64 16
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = getelementptr inbounds float, ptr %a, i64 1
  %v14 = load float, ptr %v13, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v12, <8 x float> %v5)
  %v18 = getelementptr inbounds float, ptr %a, i64 49
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v12, <8 x float> %v10)
  %v23 = getelementptr inbounds float, ptr %b, i64 32
  %v24 = getelementptr inbounds float, ptr %a, i64 2
  %v25 = load <8 x float>, ptr %v23, align 4
  %v26 = load float, ptr %v24, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v25, <8 x float> %v17)
  %v30 = getelementptr inbounds float, ptr %v24, i64 48
  %v31 = load float, ptr %v30, align 4
  %v32 = insertelement <8 x float> poison, float %v31, i64 0
  %v33 = shufflevector <8 x float> %v32, <8 x float> poison, <8 x i32> zeroinitializer
  %v34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v33, <8 x float> %v25, <8 x float> %v22)
  %v35 = getelementptr inbounds float, ptr %v23, i64 16
  %v36 = getelementptr inbounds float, ptr %v24, i64 1
  %v37 = load <8 x float>, ptr %c, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 16
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fadd <8 x float> %v37, %v29
  %v41 = fadd <8 x float> %v39, %v34
  store <8 x float> %v40, ptr %c, align 4
  %v42 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v41, ptr %v42, align 4
  ret void
}
define internal void @k_tile_13(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %b, align 4
  %v2 = load float, ptr %a, align 4
  %v3 = insertelement <8 x float> poison, float %v2, i64 0
  %v4 = shufflevector <8 x float> %v3, <8 x float> poison, <8 x i32> zeroinitializer
  %v5 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v4, <8 x float> %v1, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v6 = getelementptr inbounds float, ptr %b, i64 16
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %a, i64 1
  %v9 = load float, ptr %v8, align 4
  %v10 = insertelement <8 x float> poison, float %v9, i64 0
  %v11 = shufflevector <8 x float> %v10, <8 x float> poison, <8 x i32> zeroinitializer
  %v12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v11, <8 x float> %v7, <8 x float> %v5)
  %v13 = getelementptr inbounds float, ptr %b, i64 32
  %v14 = getelementptr inbounds float, ptr %a, i64 2
  %v15 = load <8 x float>, ptr %v13, align 4
  %v16 = load float, ptr %v14, align 4
  %v17 = insertelement <8 x float> poison, float %v16, i64 0
  %v18 = shufflevector <8 x float> %v17, <8 x float> poison, <8 x i32> zeroinitializer
  %v19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v18, <8 x float> %v15, <8 x float> %v12)
  %v20 = getelementptr inbounds float, ptr %v13, i64 16
  %v21 = getelementptr inbounds float, ptr %v14, i64 1
  %v22 = load <8 x float>, ptr %c, align 4
  %v23 = fadd <8 x float> %v22, %v19
  store <8 x float> %v23, ptr %c, align 4
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
