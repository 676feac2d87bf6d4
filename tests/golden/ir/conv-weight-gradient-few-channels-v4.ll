; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[3,3],"pads":[0,0],"strides":[1,1]},"inputs":["f32[1,5,6,3]","f32[1,3,4,5]"],"op":"conv_weight_gradient","output":"f32[5,3,3,3]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"direct","pixels":64,"tile_rows":2,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_gradient: 3 units
; scratch 0 bytes, 768 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v2 = getelementptr inbounds float, ptr %c, i64 27
  %v3 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v2, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v26, %body5 ]
  %v8 = phi ptr [ %a, %entry ], [ %v25, %body5 ]
  %v9 = phi ptr [ %b, %entry ], [ %v24, %body5 ]
  %v10 = phi ptr [ %ahead, %entry ], [ %v10, %body5 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v18, %body5 ]
  %v12 = phi <16 x float> [ %v3, %entry ], [ %v23, %body5 ]
  %v13 = icmp slt i64 %v7, 12
  br i1 %v13, label %body5, label %end6
body5:
  %v14 = load <16 x float>, ptr %v9, align 4
  %v15 = load float, ptr %v8, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v11)
  %v19 = getelementptr inbounds float, ptr %v8, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v12)
  %v24 = getelementptr inbounds float, ptr %v9, i64 16
  %v25 = getelementptr inbounds float, ptr %v8, i64 5
  %v26 = add nsw i64 %v7, 1
  br label %head4
end6:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v11, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v27 = getelementptr inbounds float, ptr %c, i64 27
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v12, ptr align 4 %v27, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v18, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v17, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v16, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v15, %body3 ]
  %v10 = icmp slt i64 %v5, 12
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <16 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 16
  %v17 = getelementptr inbounds float, ptr %v6, i64 5
  %v18 = add nsw i64 %v5, 1
  br label %head2
end4:
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v9, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_gradient(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v10 = mul i64 %worker, 768
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v54, %end30 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = udiv i64 %v15, 3
  %v18 = urem i64 %v15, 3
  %v19 = mul i64 0, 16
  %v20 = mul i64 %v17, 135
  %v21 = mul i64 %v18, 9
  %v22 = add i64 %v21, %v19
  %v23 = add i64 %v20, %v22
  %v24 = getelementptr inbounds float, ptr %v5, i64 %v23
  %v25 = sub i64 9, %v19
  %v26 = icmp slt i64 %v25, 16
  %v27 = select i1 %v26, i64 %v25, i64 16
  br label %head28
head28:
  %v31 = phi i64 [ 0, %body13 ], [ %v53, %end37 ]
  %v32 = icmp slt i64 %v31, 5
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 27
  %v34 = getelementptr inbounds float, ptr %v24, i64 %v33
  br label %head35
head35:
  %v38 = phi i64 [ 0, %body29 ], [ %v52, %body36 ]
  %v39 = icmp slt i64 %v38, %v27
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = sub i64 %v27, %v38
  %v41 = icmp slt i64 %v40, 16
  %v42 = select i1 %v41, i64 %v40, i64 16
  %v43 = getelementptr inbounds float, ptr %v34, i64 %v38
  %v44 = icmp slt i64 %v42, 16
  %v45 = select i1 %v44, i64 %v42, i64 16
  %v46 = icmp sgt i64 %v45, 0
  %v47 = select i1 %v46, i64 %v45, i64 0
  %v48 = trunc i64 %v47 to i32
  %v49 = insertelement <16 x i32> poison, i32 %v48, i64 0
  %v50 = shufflevector <16 x i32> %v49, <16 x i32> poison, <16 x i32> zeroinitializer
  %v51 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v50
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v43, <16 x i1> %v51)
  %v52 = add nsw i64 %v38, 16
  br label %head35
end37:
  %v53 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v54 = add nsw i64 %v15, 1
  br label %head12
end14:
  br label %head55
head55:
  %v58 = phi i64 [ 0, %end14 ], [ %v294, %end62 ]
  %v59 = icmp slt i64 %v58, 1
  br i1 %v59, label %body56, label %end57
body56:
  br label %head60
head60:
  %v63 = phi i64 [ 0, %body56 ], [ %v293, %end69 ]
  %v64 = icmp slt i64 %v63, 1
  br i1 %v64, label %body61, label %end62
body61:
  %v65 = mul i64 %v58, 3
  %v66 = mul i64 %v63, 4
  br label %head67
head67:
  %v70 = phi i64 [ %lo, %body61 ], [ %v292, %end274 ]
  %v71 = icmp slt i64 %v70, %hi
  br i1 %v71, label %body68, label %end69
body68:
  %v72 = udiv i64 %v70, 3
  %v73 = urem i64 %v70, 3
  %v74 = mul i64 0, 16
  %v75 = mul i64 0, 3
  %v76 = add i64 %v66, 4
  %v77 = icmp slt i64 %v76, 4
  %v78 = select i1 %v77, i64 %v76, i64 4
  %v79 = sub i64 %v78, %v66
  %v80 = add i64 %v65, 3
  %v81 = icmp slt i64 %v80, 3
  %v82 = select i1 %v81, i64 %v80, i64 3
  %v83 = mul i64 %v72, 3
  br label %head84
head84:
  %v87 = phi i64 [ %v65, %body68 ], [ %v251, %end241 ]
  %v88 = icmp slt i64 %v87, %v82
  br i1 %v88, label %body85, label %end86
body85:
  %v89 = udiv i64 %v87, 3
  %v90 = urem i64 %v87, 3
  %v91 = add i64 %v90, %v73
  %v92 = sub i64 %v87, %v65
  %v93 = mul i64 %v79, 16
  %v94 = mul i64 %v92, %v93
  %v95 = getelementptr inbounds float, ptr %v11, i64 %v94
  %v96 = mul i64 %v89, 5
  %v97 = add i64 %v96, %v91
  %v98 = mul i64 %v97, 6
  %v99 = icmp ult i64 %v91, 5
  %v100 = sub i64 0, %v75
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = sub i64 6, %v75
  %v104 = icmp sgt i64 %v103, 0
  %v105 = select i1 %v104, i64 %v103, i64 0
  %v106 = icmp sgt i64 %v102, %v66
  %v107 = select i1 %v106, i64 %v102, i64 %v66
  %v108 = icmp slt i64 %v107, %v78
  %v109 = select i1 %v108, i64 %v107, i64 %v78
  %v110 = icmp sgt i64 %v105, %v109
  %v111 = select i1 %v110, i64 %v105, i64 %v109
  %v112 = icmp slt i64 %v111, %v78
  %v113 = select i1 %v112, i64 %v111, i64 %v78
  %v114 = select i1 %v99, i64 %v113, i64 %v109
  %v115 = add i64 %v98, %v75
  %v116 = mul i64 %v115, 3
  %v117 = add i64 %v116, %v83
  %v118 = getelementptr inbounds float, ptr %v1, i64 %v117
  br label %head119
head119:
  %v122 = phi i64 [ %v66, %body85 ], [ %v127, %body120 ]
  %v123 = icmp slt i64 %v122, %v109
  br i1 %v123, label %body120, label %end121
body120:
  %v124 = sub i64 %v122, %v66
  %v125 = mul i64 %v124, 16
  %v126 = getelementptr inbounds float, ptr %v95, i64 %v125
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v126, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v127 = add nsw i64 %v122, 1
  br label %head119
end121:
  br label %head128
head128:
  %v131 = phi i64 [ %v114, %end121 ], [ %v136, %body129 ]
  %v132 = icmp slt i64 %v131, %v78
  br i1 %v132, label %body129, label %end130
body129:
  %v133 = sub i64 %v131, %v66
  %v134 = mul i64 %v133, 16
  %v135 = getelementptr inbounds float, ptr %v95, i64 %v134
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v135, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v136 = add nsw i64 %v131, 1
  br label %head128
end130:
  br label %head137
head137:
  %v140 = phi i64 [ %v109, %end130 ], [ %v148, %body138 ]
  %v141 = icmp slt i64 %v140, %v114
  br i1 %v141, label %body138, label %end139
body138:
  %v142 = sub i64 %v140, %v66
  %v143 = mul i64 %v142, 16
  %v144 = getelementptr inbounds float, ptr %v95, i64 %v143
  %v145 = mul i64 %v140, 3
  %v146 = getelementptr inbounds float, ptr %v118, i64 %v145
  %v147 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v146, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v147, ptr align 4 %v144, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v148 = add nsw i64 %v140, 1
  br label %head137
end139:
  %v149 = add i64 %v75, 1
  %v150 = sub i64 0, %v149
  %v151 = icmp sgt i64 %v150, 0
  %v152 = select i1 %v151, i64 %v150, i64 0
  %v153 = sub i64 6, %v149
  %v154 = icmp sgt i64 %v153, 0
  %v155 = select i1 %v154, i64 %v153, i64 0
  %v156 = icmp sgt i64 %v152, %v66
  %v157 = select i1 %v156, i64 %v152, i64 %v66
  %v158 = icmp slt i64 %v157, %v78
  %v159 = select i1 %v158, i64 %v157, i64 %v78
  %v160 = icmp sgt i64 %v155, %v159
  %v161 = select i1 %v160, i64 %v155, i64 %v159
  %v162 = icmp slt i64 %v161, %v78
  %v163 = select i1 %v162, i64 %v161, i64 %v78
  %v164 = select i1 %v99, i64 %v163, i64 %v159
  %v165 = add i64 %v98, %v149
  %v166 = mul i64 %v165, 3
  %v167 = add i64 %v166, %v83
  %v168 = getelementptr inbounds float, ptr %v1, i64 %v167
  %v169 = getelementptr inbounds float, ptr %v95, i64 3
  br label %head170
head170:
  %v173 = phi i64 [ %v66, %end139 ], [ %v178, %body171 ]
  %v174 = icmp slt i64 %v173, %v159
  br i1 %v174, label %body171, label %end172
body171:
  %v175 = sub i64 %v173, %v66
  %v176 = mul i64 %v175, 16
  %v177 = getelementptr inbounds float, ptr %v169, i64 %v176
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v177, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v178 = add nsw i64 %v173, 1
  br label %head170
end172:
  br label %head179
head179:
  %v182 = phi i64 [ %v164, %end172 ], [ %v187, %body180 ]
  %v183 = icmp slt i64 %v182, %v78
  br i1 %v183, label %body180, label %end181
body180:
  %v184 = sub i64 %v182, %v66
  %v185 = mul i64 %v184, 16
  %v186 = getelementptr inbounds float, ptr %v169, i64 %v185
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v186, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v187 = add nsw i64 %v182, 1
  br label %head179
end181:
  br label %head188
head188:
  %v191 = phi i64 [ %v159, %end181 ], [ %v199, %body189 ]
  %v192 = icmp slt i64 %v191, %v164
  br i1 %v192, label %body189, label %end190
body189:
  %v193 = sub i64 %v191, %v66
  %v194 = mul i64 %v193, 16
  %v195 = getelementptr inbounds float, ptr %v169, i64 %v194
  %v196 = mul i64 %v191, 3
  %v197 = getelementptr inbounds float, ptr %v168, i64 %v196
  %v198 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v197, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v198, ptr align 4 %v195, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v199 = add nsw i64 %v191, 1
  br label %head188
end190:
  %v200 = add i64 %v75, 2
  %v201 = sub i64 0, %v200
  %v202 = icmp sgt i64 %v201, 0
  %v203 = select i1 %v202, i64 %v201, i64 0
  %v204 = sub i64 6, %v200
  %v205 = icmp sgt i64 %v204, 0
  %v206 = select i1 %v205, i64 %v204, i64 0
  %v207 = icmp sgt i64 %v203, %v66
  %v208 = select i1 %v207, i64 %v203, i64 %v66
  %v209 = icmp slt i64 %v208, %v78
  %v210 = select i1 %v209, i64 %v208, i64 %v78
  %v211 = icmp sgt i64 %v206, %v210
  %v212 = select i1 %v211, i64 %v206, i64 %v210
  %v213 = icmp slt i64 %v212, %v78
  %v214 = select i1 %v213, i64 %v212, i64 %v78
  %v215 = select i1 %v99, i64 %v214, i64 %v210
  %v216 = add i64 %v98, %v200
  %v217 = mul i64 %v216, 3
  %v218 = add i64 %v217, %v83
  %v219 = getelementptr inbounds float, ptr %v1, i64 %v218
  %v220 = getelementptr inbounds float, ptr %v95, i64 6
  br label %head221
head221:
  %v224 = phi i64 [ %v66, %end190 ], [ %v229, %body222 ]
  %v225 = icmp slt i64 %v224, %v210
  br i1 %v225, label %body222, label %end223
body222:
  %v226 = sub i64 %v224, %v66
  %v227 = mul i64 %v226, 16
  %v228 = getelementptr inbounds float, ptr %v220, i64 %v227
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v228, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v229 = add nsw i64 %v224, 1
  br label %head221
end223:
  br label %head230
head230:
  %v233 = phi i64 [ %v215, %end223 ], [ %v238, %body231 ]
  %v234 = icmp slt i64 %v233, %v78
  br i1 %v234, label %body231, label %end232
body231:
  %v235 = sub i64 %v233, %v66
  %v236 = mul i64 %v235, 16
  %v237 = getelementptr inbounds float, ptr %v220, i64 %v236
  call void @llvm.masked.store.v16f32.p0(<16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v237, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v238 = add nsw i64 %v233, 1
  br label %head230
end232:
  br label %head239
head239:
  %v242 = phi i64 [ %v210, %end232 ], [ %v250, %body240 ]
  %v243 = icmp slt i64 %v242, %v215
  br i1 %v243, label %body240, label %end241
body240:
  %v244 = sub i64 %v242, %v66
  %v245 = mul i64 %v244, 16
  %v246 = getelementptr inbounds float, ptr %v220, i64 %v245
  %v247 = mul i64 %v242, 3
  %v248 = getelementptr inbounds float, ptr %v219, i64 %v247
  %v249 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v248, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v249, ptr align 4 %v246, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v250 = add nsw i64 %v242, 1
  br label %head239
end241:
  %v251 = add nsw i64 %v87, 1
  br label %head84
end86:
  %v252 = udiv i64 %v70, 3
  %v253 = urem i64 %v70, 3
  %v254 = mul i64 0, 16
  %v255 = mul i64 %v58, 3
  %v256 = mul i64 %v255, 4
  %v257 = mul i64 %v63, 4
  %v258 = add i64 %v256, %v257
  %v259 = mul i64 %v258, 5
  %v260 = mul i64 %v252, 5
  %v261 = add i64 %v259, %v260
  %v262 = getelementptr inbounds float, ptr %v3, i64 %v261
  %v263 = mul i64 %v252, 135
  %v264 = mul i64 %v253, 9
  %v265 = add i64 %v264, %v254
  %v266 = add i64 %v263, %v265
  %v267 = getelementptr inbounds float, ptr %v5, i64 %v266
  %v268 = icmp eq i64 %v58, 0
  %v269 = icmp eq i64 %v63, 0
  %v270 = add i64 %v254, 16
  %v271 = icmp sge i64 %v270, 9
  br label %head272
head272:
  %v275 = phi i64 [ 0, %end86 ], [ %v291, %end290 ]
  %v276 = icmp slt i64 %v275, 3
  br i1 %v276, label %body273, label %end274
body273:
  %v277 = mul i64 %v275, 2
  %v278 = mul i64 %v277, 27
  %v279 = getelementptr inbounds float, ptr %v267, i64 %v278
  %v280 = getelementptr inbounds float, ptr %v262, i64 %v277
  %v281 = icmp eq i64 %v275, 2
  %v282 = xor i1 %v281, true
  %v283 = and i1 true, %v282
  %v284 = and i1 %v283, %v271
  br i1 %v284, label %then285, label %end286
then285:
  call void @k_tile_0001(ptr %v280, ptr %v11, ptr %v279, ptr %v279, ptr %v11, i64 0, i64 0)
  br label %end286
end286:
  %v287 = and i1 true, %v281
  %v288 = and i1 %v287, %v271
  br i1 %v288, label %then289, label %end290
then289:
  call void @k_tile_0011(ptr %v280, ptr %v11, ptr %v279, ptr %v279, ptr %v11, i64 0, i64 0)
  br label %end290
end290:
  %v291 = add nsw i64 %v275, 1
  br label %head272
end274:
  %v292 = add nsw i64 %v70, 1
  br label %head67
end69:
  %v293 = add nsw i64 %v63, 1
  br label %head60
end62:
  %v294 = add nsw i64 %v58, 1
  br label %head55
end57:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
