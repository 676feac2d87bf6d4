; task {"attributes":{"count_include_pad":0,"dilations":[1,1],"kernel":[3,3],"mode":"max","pads":[1,1,1,1],"strides":[2,2]},"inputs":["f32[2,9,7,5]"],"op":"pool","output":"f32[2,5,4,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v2
; phase k: 20 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v206, %end125 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 2
  %v15 = urem i64 %v12, 2
  %v16 = mul i64 %v15, 2
  %v17 = udiv i64 %v16, 2
  %v18 = add i64 %v15, 1
  %v19 = mul i64 %v18, 2
  %v20 = udiv i64 %v19, 2
  %v21 = urem i64 %v14, 5
  %v22 = udiv i64 %v14, 5
  %v23 = mul i64 %v21, 2
  %v24 = sub i64 %v23, 1
  %v25 = sub i64 0, %v24
  %v26 = icmp sgt i64 %v25, 0
  %v27 = select i1 %v26, i64 %v25, i64 0
  %v28 = sub i64 9, %v24
  %v29 = icmp sgt i64 %v28, 0
  %v30 = select i1 %v29, i64 %v28, i64 0
  %v31 = icmp slt i64 %v30, 3
  %v32 = select i1 %v31, i64 %v30, i64 3
  %v33 = sub i64 %v32, %v27
  %v34 = icmp slt i64 %v20, 1
  %v35 = select i1 %v34, i64 %v20, i64 1
  br label %head36
head36:
  %v39 = phi i64 [ %v17, %body10 ], [ %v122, %end83 ]
  %v40 = icmp slt i64 %v39, %v35
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = mul i64 %v39, 4
  br label %head42
head42:
  %v45 = phi i64 [ %v27, %body37 ], [ %v73, %body43 ]
  %v46 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body37 ], [ %v62, %body43 ]
  %v47 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body37 ], [ %v72, %body43 ]
  %v48 = icmp slt i64 %v45, %v32
  br i1 %v48, label %body43, label %end44
body43:
  %v49 = add i64 %v24, %v45
  %v50 = mul i64 %v22, 9
  %v51 = add i64 %v50, %v49
  %v52 = mul i64 %v51, 7
  %v53 = mul i64 %v52, 5
  %v54 = add i64 %v53, %v41
  %v55 = getelementptr inbounds float, ptr %v1, i64 %v54
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = fcmp ogt <4 x float> %v56, %v46
  %v58 = select <4 x i1> %v57, <4 x float> %v56, <4 x float> %v46
  %v59 = getelementptr inbounds float, ptr %v55, i64 5
  %v60 = load <4 x float>, ptr %v59, align 4
  %v61 = fcmp ogt <4 x float> %v60, %v58
  %v62 = select <4 x i1> %v61, <4 x float> %v60, <4 x float> %v58
  %v63 = fcmp ogt <4 x float> %v60, %v47
  %v64 = select <4 x i1> %v63, <4 x float> %v60, <4 x float> %v47
  %v65 = getelementptr inbounds float, ptr %v55, i64 10
  %v66 = load <4 x float>, ptr %v65, align 4
  %v67 = fcmp ogt <4 x float> %v66, %v64
  %v68 = select <4 x i1> %v67, <4 x float> %v66, <4 x float> %v64
  %v69 = getelementptr inbounds float, ptr %v55, i64 15
  %v70 = load <4 x float>, ptr %v69, align 4
  %v71 = fcmp ogt <4 x float> %v70, %v68
  %v72 = select <4 x i1> %v71, <4 x float> %v70, <4 x float> %v68
  %v73 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v74 = mul i64 %v22, 5
  %v75 = add i64 %v74, %v21
  %v76 = mul i64 %v75, 4
  %v77 = mul i64 %v76, 5
  %v78 = add i64 %v77, %v41
  %v79 = getelementptr inbounds float, ptr %v3, i64 %v78
  store <4 x float> %v46, ptr %v79, align 4
  %v80 = getelementptr inbounds float, ptr %v79, i64 5
  store <4 x float> %v47, ptr %v80, align 4
  br label %head81
head81:
  %v84 = phi i64 [ %v27, %end44 ], [ %v113, %body82 ]
  %v85 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end44 ], [ %v106, %body82 ]
  %v86 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end44 ], [ %v112, %body82 ]
  %v87 = icmp slt i64 %v84, %v32
  br i1 %v87, label %body82, label %end83
body82:
  %v88 = add i64 %v24, %v84
  %v89 = mul i64 %v22, 9
  %v90 = add i64 %v89, %v88
  %v91 = mul i64 %v90, 7
  %v92 = mul i64 %v91, 5
  %v93 = add i64 %v92, %v41
  %v94 = getelementptr inbounds float, ptr %v1, i64 %v93
  %v95 = getelementptr inbounds float, ptr %v94, i64 15
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = fcmp ogt <4 x float> %v96, %v85
  %v98 = select <4 x i1> %v97, <4 x float> %v96, <4 x float> %v85
  %v99 = getelementptr inbounds float, ptr %v94, i64 20
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = fcmp ogt <4 x float> %v100, %v98
  %v102 = select <4 x i1> %v101, <4 x float> %v100, <4 x float> %v98
  %v103 = getelementptr inbounds float, ptr %v94, i64 25
  %v104 = load <4 x float>, ptr %v103, align 4
  %v105 = fcmp ogt <4 x float> %v104, %v102
  %v106 = select <4 x i1> %v105, <4 x float> %v104, <4 x float> %v102
  %v107 = fcmp ogt <4 x float> %v104, %v86
  %v108 = select <4 x i1> %v107, <4 x float> %v104, <4 x float> %v86
  %v109 = getelementptr inbounds float, ptr %v94, i64 30
  %v110 = load <4 x float>, ptr %v109, align 4
  %v111 = fcmp ogt <4 x float> %v110, %v108
  %v112 = select <4 x i1> %v111, <4 x float> %v110, <4 x float> %v108
  %v113 = add nsw i64 %v84, 1
  br label %head81
end83:
  %v114 = mul i64 %v22, 5
  %v115 = add i64 %v114, %v21
  %v116 = mul i64 %v115, 4
  %v117 = add i64 %v116, 2
  %v118 = mul i64 %v117, 5
  %v119 = add i64 %v118, %v41
  %v120 = getelementptr inbounds float, ptr %v3, i64 %v119
  store <4 x float> %v85, ptr %v120, align 4
  %v121 = getelementptr inbounds float, ptr %v120, i64 5
  store <4 x float> %v86, ptr %v121, align 4
  %v122 = add nsw i64 %v39, 1
  br label %head36
end38:
  %v123 = icmp eq i64 %v20, 2
  br i1 %v123, label %then124, label %end125
then124:
  br label %head126
head126:
  %v129 = phi i64 [ %v27, %then124 ], [ %v157, %body127 ]
  %v130 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then124 ], [ %v146, %body127 ]
  %v131 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then124 ], [ %v156, %body127 ]
  %v132 = icmp slt i64 %v129, %v32
  br i1 %v132, label %body127, label %end128
body127:
  %v133 = add i64 %v24, %v129
  %v134 = mul i64 %v22, 9
  %v135 = add i64 %v134, %v133
  %v136 = mul i64 %v135, 7
  %v137 = mul i64 %v136, 5
  %v138 = add i64 %v137, 4
  %v139 = getelementptr inbounds float, ptr %v1, i64 %v138
  %v140 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v139, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v141 = fcmp ogt <4 x float> %v140, %v130
  %v142 = select <4 x i1> %v141, <4 x float> %v140, <4 x float> %v130
  %v143 = getelementptr inbounds float, ptr %v139, i64 5
  %v144 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v143, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v145 = fcmp ogt <4 x float> %v144, %v142
  %v146 = select <4 x i1> %v145, <4 x float> %v144, <4 x float> %v142
  %v147 = fcmp ogt <4 x float> %v144, %v131
  %v148 = select <4 x i1> %v147, <4 x float> %v144, <4 x float> %v131
  %v149 = getelementptr inbounds float, ptr %v139, i64 10
  %v150 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v149, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v151 = fcmp ogt <4 x float> %v150, %v148
  %v152 = select <4 x i1> %v151, <4 x float> %v150, <4 x float> %v148
  %v153 = getelementptr inbounds float, ptr %v139, i64 15
  %v154 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v153, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v155 = fcmp ogt <4 x float> %v154, %v152
  %v156 = select <4 x i1> %v155, <4 x float> %v154, <4 x float> %v152
  %v157 = add nsw i64 %v129, 1
  br label %head126
end128:
  %v158 = mul i64 %v22, 5
  %v159 = add i64 %v158, %v21
  %v160 = mul i64 %v159, 4
  %v161 = mul i64 %v160, 5
  %v162 = add i64 %v161, 4
  %v163 = getelementptr inbounds float, ptr %v3, i64 %v162
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v130, ptr align 4 %v163, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v164 = getelementptr inbounds float, ptr %v163, i64 5
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v131, ptr align 4 %v164, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %head165
head165:
  %v168 = phi i64 [ %v27, %end128 ], [ %v197, %body166 ]
  %v169 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end128 ], [ %v190, %body166 ]
  %v170 = phi <4 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end128 ], [ %v196, %body166 ]
  %v171 = icmp slt i64 %v168, %v32
  br i1 %v171, label %body166, label %end167
body166:
  %v172 = add i64 %v24, %v168
  %v173 = mul i64 %v22, 9
  %v174 = add i64 %v173, %v172
  %v175 = mul i64 %v174, 7
  %v176 = mul i64 %v175, 5
  %v177 = add i64 %v176, 4
  %v178 = getelementptr inbounds float, ptr %v1, i64 %v177
  %v179 = getelementptr inbounds float, ptr %v178, i64 15
  %v180 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v179, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v181 = fcmp ogt <4 x float> %v180, %v169
  %v182 = select <4 x i1> %v181, <4 x float> %v180, <4 x float> %v169
  %v183 = getelementptr inbounds float, ptr %v178, i64 20
  %v184 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v183, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v185 = fcmp ogt <4 x float> %v184, %v182
  %v186 = select <4 x i1> %v185, <4 x float> %v184, <4 x float> %v182
  %v187 = getelementptr inbounds float, ptr %v178, i64 25
  %v188 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v187, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v189 = fcmp ogt <4 x float> %v188, %v186
  %v190 = select <4 x i1> %v189, <4 x float> %v188, <4 x float> %v186
  %v191 = fcmp ogt <4 x float> %v188, %v170
  %v192 = select <4 x i1> %v191, <4 x float> %v188, <4 x float> %v170
  %v193 = getelementptr inbounds float, ptr %v178, i64 30
  %v194 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v193, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v195 = fcmp ogt <4 x float> %v194, %v192
  %v196 = select <4 x i1> %v195, <4 x float> %v194, <4 x float> %v192
  %v197 = add nsw i64 %v168, 1
  br label %head165
end167:
  %v198 = mul i64 %v22, 5
  %v199 = add i64 %v198, %v21
  %v200 = mul i64 %v199, 4
  %v201 = add i64 %v200, 2
  %v202 = mul i64 %v201, 5
  %v203 = add i64 %v202, 4
  %v204 = getelementptr inbounds float, ptr %v3, i64 %v203
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v169, ptr align 4 %v204, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v205 = getelementptr inbounds float, ptr %v204, i64 5
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v170, ptr align 4 %v205, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end125
end125:
  %v206 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
