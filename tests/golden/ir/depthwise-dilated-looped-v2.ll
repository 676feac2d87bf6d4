; task {"attributes":{"dilations":[2,2],"pads":[1,1,1,1],"strides":[1,1]},"inputs":["f32[1,9,8,5]","f32[5,3,3,1]","f32[5]"],"op":"depthwise","output":"f32[1,7,6,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"channel-row-column","taps":"looped","tile_columns":1,"tile_rows":1,"vectors":1}
; tier x86_64-v2
; phase k: 14 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 8) 038ce932295732c1
; packed input 2: float32 (8,) ec0b0476fba0a9fb
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
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v181, %end32 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = urem i64 %v16, 7
  %v19 = udiv i64 %v16, 7
  %v20 = mul i64 %v19, 2
  %v21 = udiv i64 %v20, 2
  %v22 = add i64 %v19, 1
  %v23 = mul i64 %v22, 2
  %v24 = udiv i64 %v23, 2
  %v25 = urem i64 %v18, 7
  %v26 = udiv i64 %v18, 7
  %v27 = add i64 %v25, 1
  %v28 = icmp slt i64 %v27, 7
  %v29 = select i1 %v28, i64 %v27, i64 7
  br label %head30
head30:
  %v33 = phi i64 [ %v25, %body14 ], [ %v180, %end118 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = sub i64 %v33, 1
  %v36 = sub i64 1, %v35
  %v37 = icmp sgt i64 %v36, 0
  %v38 = select i1 %v37, i64 %v36, i64 0
  %v39 = udiv i64 %v38, 2
  %v40 = sub i64 10, %v35
  %v41 = icmp sgt i64 %v40, 0
  %v42 = select i1 %v41, i64 %v40, i64 0
  %v43 = udiv i64 %v42, 2
  %v44 = icmp slt i64 %v43, 3
  %v45 = select i1 %v44, i64 %v43, i64 3
  %v46 = icmp slt i64 %v24, 1
  %v47 = select i1 %v46, i64 %v24, i64 1
  br label %head48
head48:
  %v51 = phi i64 [ %v21, %body31 ], [ %v115, %end56 ]
  %v52 = icmp slt i64 %v51, %v47
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = mul i64 %v51, 4
  br label %head54
head54:
  %v57 = phi i64 [ 0, %body49 ], [ %v114, %end63 ]
  %v58 = icmp slt i64 %v57, 6
  br i1 %v58, label %body55, label %end56
body55:
  %v59 = getelementptr inbounds float, ptr %v5, i64 %v53
  %v60 = load <4 x float>, ptr %v59, align 4
  br label %head61
head61:
  %v64 = phi i64 [ %v39, %body55 ], [ %v106, %end89 ]
  %v65 = phi <4 x float> [ %v60, %body55 ], [ %v91, %end89 ]
  %v66 = icmp slt i64 %v64, %v45
  br i1 %v66, label %body62, label %end63
body62:
  %v67 = mul i64 %v64, 2
  %v68 = add i64 %v35, %v67
  %v69 = mul i64 %v26, 9
  %v70 = add i64 %v69, %v68
  %v71 = mul i64 %v70, 8
  %v72 = mul i64 %v71, 5
  %v73 = add i64 %v72, %v53
  %v74 = getelementptr inbounds float, ptr %v1, i64 %v73
  %v75 = mul i64 %v64, 3
  %v76 = sub i64 %v57, 1
  %v77 = sub i64 1, %v76
  %v78 = icmp sgt i64 %v77, 0
  %v79 = select i1 %v78, i64 %v77, i64 0
  %v80 = udiv i64 %v79, 2
  %v81 = sub i64 9, %v76
  %v82 = icmp sgt i64 %v81, 0
  %v83 = select i1 %v82, i64 %v81, i64 0
  %v84 = udiv i64 %v83, 2
  %v85 = icmp slt i64 %v84, 3
  %v86 = select i1 %v85, i64 %v84, i64 3
  br label %head87
head87:
  %v90 = phi i64 [ %v80, %body62 ], [ %v105, %body88 ]
  %v91 = phi <4 x float> [ %v65, %body62 ], [ %v104, %body88 ]
  %v92 = icmp slt i64 %v90, %v86
  br i1 %v92, label %body88, label %end89
body88:
  %v93 = mul i64 %v90, 2
  %v94 = add i64 %v76, %v93
  %v95 = mul i64 %v94, 5
  %v96 = getelementptr inbounds float, ptr %v74, i64 %v95
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = add i64 %v75, %v90
  %v99 = mul i64 %v98, 8
  %v100 = add i64 %v99, %v53
  %v101 = getelementptr inbounds float, ptr %v3, i64 %v100
  %v102 = load <4 x float>, ptr %v101, align 4
  %v103 = fmul <4 x float> %v97, %v102
  %v104 = fadd <4 x float> %v103, %v91
  %v105 = add nsw i64 %v90, 1
  br label %head87
end89:
  %v106 = add nsw i64 %v64, 1
  br label %head61
end63:
  %v107 = mul i64 %v26, 7
  %v108 = add i64 %v107, %v33
  %v109 = mul i64 %v108, 6
  %v110 = add i64 %v109, %v57
  %v111 = mul i64 %v110, 5
  %v112 = add i64 %v111, %v53
  %v113 = getelementptr inbounds float, ptr %v7, i64 %v112
  store <4 x float> %v65, ptr %v113, align 4
  %v114 = add nsw i64 %v57, 1
  br label %head54
end56:
  %v115 = add nsw i64 %v51, 1
  br label %head48
end50:
  %v116 = icmp eq i64 %v24, 2
  br i1 %v116, label %then117, label %end118
then117:
  br label %head119
head119:
  %v122 = phi i64 [ 0, %then117 ], [ %v179, %end128 ]
  %v123 = icmp slt i64 %v122, 6
  br i1 %v123, label %body120, label %end121
body120:
  %v124 = getelementptr inbounds float, ptr %v5, i64 4
  %v125 = load <4 x float>, ptr %v124, align 4
  br label %head126
head126:
  %v129 = phi i64 [ %v39, %body120 ], [ %v171, %end154 ]
  %v130 = phi <4 x float> [ %v125, %body120 ], [ %v156, %end154 ]
  %v131 = icmp slt i64 %v129, %v45
  br i1 %v131, label %body127, label %end128
body127:
  %v132 = mul i64 %v129, 2
  %v133 = add i64 %v35, %v132
  %v134 = mul i64 %v26, 9
  %v135 = add i64 %v134, %v133
  %v136 = mul i64 %v135, 8
  %v137 = mul i64 %v136, 5
  %v138 = add i64 %v137, 4
  %v139 = getelementptr inbounds float, ptr %v1, i64 %v138
  %v140 = mul i64 %v129, 3
  %v141 = sub i64 %v122, 1
  %v142 = sub i64 1, %v141
  %v143 = icmp sgt i64 %v142, 0
  %v144 = select i1 %v143, i64 %v142, i64 0
  %v145 = udiv i64 %v144, 2
  %v146 = sub i64 9, %v141
  %v147 = icmp sgt i64 %v146, 0
  %v148 = select i1 %v147, i64 %v146, i64 0
  %v149 = udiv i64 %v148, 2
  %v150 = icmp slt i64 %v149, 3
  %v151 = select i1 %v150, i64 %v149, i64 3
  br label %head152
head152:
  %v155 = phi i64 [ %v145, %body127 ], [ %v170, %body153 ]
  %v156 = phi <4 x float> [ %v130, %body127 ], [ %v169, %body153 ]
  %v157 = icmp slt i64 %v155, %v151
  br i1 %v157, label %body153, label %end154
body153:
  %v158 = mul i64 %v155, 2
  %v159 = add i64 %v141, %v158
  %v160 = mul i64 %v159, 5
  %v161 = getelementptr inbounds float, ptr %v139, i64 %v160
  %v162 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v161, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v163 = add i64 %v140, %v155
  %v164 = mul i64 %v163, 8
  %v165 = add i64 %v164, 4
  %v166 = getelementptr inbounds float, ptr %v3, i64 %v165
  %v167 = load <4 x float>, ptr %v166, align 4
  %v168 = fmul <4 x float> %v162, %v167
  %v169 = fadd <4 x float> %v168, %v156
  %v170 = add nsw i64 %v155, 1
  br label %head152
end154:
  %v171 = add nsw i64 %v129, 1
  br label %head126
end128:
  %v172 = mul i64 %v26, 7
  %v173 = add i64 %v172, %v33
  %v174 = mul i64 %v173, 6
  %v175 = add i64 %v174, %v122
  %v176 = mul i64 %v175, 5
  %v177 = add i64 %v176, 4
  %v178 = getelementptr inbounds float, ptr %v7, i64 %v177
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v130, ptr align 4 %v178, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v179 = add nsw i64 %v122, 1
  br label %head119
end121:
  br label %end118
end118:
  %v180 = add nsw i64 %v33, 1
  br label %head30
end32:
  %v181 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
