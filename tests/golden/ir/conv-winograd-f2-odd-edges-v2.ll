; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,7,9,5]","f32[17,3,3,5]","f32[17]","f32[1,7,9,17]"],"op":"conv","output":"f32[1,7,9,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":2,"format":"padded","impl":"winograd_f2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v2
; phase k_bands: 2 units
; scratch 0 bytes, 8512 of each core
; packed input 1: float32 (5, 16, 5, 4) fc9f14e96d00220f
; packed input 2: float32 (20,) 869619c56200db17
@k_zeros = private constant [2 x i64] [i64 0, i64 0], align 64
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 8
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v106, %body4 ]
  %v7 = icmp slt i64 %v6, 4
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %image, i64 %v6
  %v9 = getelementptr inbounds float, ptr %v8, i64 0
  %v10 = getelementptr inbounds float, ptr %v8, i64 %line_step
  %v11 = mul i64 %line_step, 2
  %v12 = getelementptr inbounds float, ptr %v8, i64 %v11
  %v13 = mul i64 %line_step, 3
  %v14 = getelementptr inbounds float, ptr %v8, i64 %v13
  %v15 = load <4 x float>, ptr %v9, align 4
  %v16 = load <4 x float>, ptr %v10, align 4
  %v17 = load <4 x float>, ptr %v12, align 4
  %v18 = load <4 x float>, ptr %v14, align 4
  %v19 = fsub <4 x float> %v17, %v15
  %v20 = fadd <4 x float> %v17, %v16
  %v21 = fsub <4 x float> %v17, %v16
  %v22 = fsub <4 x float> %v18, %v16
  %v23 = getelementptr inbounds float, ptr %v9, i64 5
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v10, i64 5
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v12, i64 5
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v14, i64 5
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = fsub <4 x float> %v28, %v24
  %v32 = fadd <4 x float> %v28, %v26
  %v33 = fsub <4 x float> %v28, %v26
  %v34 = fsub <4 x float> %v30, %v26
  %v35 = getelementptr inbounds float, ptr %v9, i64 10
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v10, i64 10
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v12, i64 10
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v14, i64 10
  %v42 = load <4 x float>, ptr %v41, align 4
  %v43 = fsub <4 x float> %v40, %v36
  %v44 = fadd <4 x float> %v40, %v38
  %v45 = fsub <4 x float> %v40, %v38
  %v46 = fsub <4 x float> %v42, %v38
  %v47 = getelementptr inbounds float, ptr %v9, i64 15
  %v48 = load <4 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v10, i64 15
  %v50 = load <4 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v12, i64 15
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v14, i64 15
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = fsub <4 x float> %v52, %v48
  %v56 = fadd <4 x float> %v52, %v50
  %v57 = fsub <4 x float> %v52, %v50
  %v58 = fsub <4 x float> %v54, %v50
  %v59 = fsub <4 x float> %v43, %v19
  %v60 = fadd <4 x float> %v43, %v31
  %v61 = fsub <4 x float> %v43, %v31
  %v62 = fsub <4 x float> %v55, %v31
  %v63 = getelementptr inbounds float, ptr %v2, i64 %v6
  store <4 x float> %v59, ptr %v63, align 4
  %v64 = add i64 %v6, 80
  %v65 = getelementptr inbounds float, ptr %v2, i64 %v64
  store <4 x float> %v60, ptr %v65, align 4
  %v66 = add i64 %v6, 160
  %v67 = getelementptr inbounds float, ptr %v2, i64 %v66
  store <4 x float> %v61, ptr %v67, align 4
  %v68 = add i64 %v6, 240
  %v69 = getelementptr inbounds float, ptr %v2, i64 %v68
  store <4 x float> %v62, ptr %v69, align 4
  %v70 = fsub <4 x float> %v44, %v20
  %v71 = fadd <4 x float> %v44, %v32
  %v72 = fsub <4 x float> %v44, %v32
  %v73 = fsub <4 x float> %v56, %v32
  %v74 = add i64 %v6, 320
  %v75 = getelementptr inbounds float, ptr %v2, i64 %v74
  store <4 x float> %v70, ptr %v75, align 4
  %v76 = add i64 %v6, 400
  %v77 = getelementptr inbounds float, ptr %v2, i64 %v76
  store <4 x float> %v71, ptr %v77, align 4
  %v78 = add i64 %v6, 480
  %v79 = getelementptr inbounds float, ptr %v2, i64 %v78
  store <4 x float> %v72, ptr %v79, align 4
  %v80 = add i64 %v6, 560
  %v81 = getelementptr inbounds float, ptr %v2, i64 %v80
  store <4 x float> %v73, ptr %v81, align 4
  %v82 = fsub <4 x float> %v45, %v21
  %v83 = fadd <4 x float> %v45, %v33
  %v84 = fsub <4 x float> %v45, %v33
  %v85 = fsub <4 x float> %v57, %v33
  %v86 = add i64 %v6, 640
  %v87 = getelementptr inbounds float, ptr %v2, i64 %v86
  store <4 x float> %v82, ptr %v87, align 4
  %v88 = add i64 %v6, 720
  %v89 = getelementptr inbounds float, ptr %v2, i64 %v88
  store <4 x float> %v83, ptr %v89, align 4
  %v90 = add i64 %v6, 800
  %v91 = getelementptr inbounds float, ptr %v2, i64 %v90
  store <4 x float> %v84, ptr %v91, align 4
  %v92 = add i64 %v6, 880
  %v93 = getelementptr inbounds float, ptr %v2, i64 %v92
  store <4 x float> %v85, ptr %v93, align 4
  %v94 = fsub <4 x float> %v46, %v22
  %v95 = fadd <4 x float> %v46, %v34
  %v96 = fsub <4 x float> %v46, %v34
  %v97 = fsub <4 x float> %v58, %v34
  %v98 = add i64 %v6, 960
  %v99 = getelementptr inbounds float, ptr %v2, i64 %v98
  store <4 x float> %v94, ptr %v99, align 4
  %v100 = add i64 %v6, 1040
  %v101 = getelementptr inbounds float, ptr %v2, i64 %v100
  store <4 x float> %v95, ptr %v101, align 4
  %v102 = add i64 %v6, 1120
  %v103 = getelementptr inbounds float, ptr %v2, i64 %v102
  store <4 x float> %v96, ptr %v103, align 4
  %v104 = add i64 %v6, 1200
  %v105 = getelementptr inbounds float, ptr %v2, i64 %v104
  store <4 x float> %v97, ptr %v105, align 4
  %v106 = add nsw i64 %v6, 4
  br label %head3
end5:
  %v107 = getelementptr inbounds float, ptr %image, i64 4
  %v108 = getelementptr inbounds float, ptr %v107, i64 0
  %v109 = getelementptr inbounds float, ptr %v107, i64 %line_step
  %v110 = mul i64 %line_step, 2
  %v111 = getelementptr inbounds float, ptr %v107, i64 %v110
  %v112 = mul i64 %line_step, 3
  %v113 = getelementptr inbounds float, ptr %v107, i64 %v112
  %v114 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v108, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v115 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v109, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v116 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v111, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v117 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v113, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v118 = fsub <4 x float> %v116, %v114
  %v119 = fadd <4 x float> %v116, %v115
  %v120 = fsub <4 x float> %v116, %v115
  %v121 = fsub <4 x float> %v117, %v115
  %v122 = getelementptr inbounds float, ptr %v108, i64 5
  %v123 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v122, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v124 = getelementptr inbounds float, ptr %v109, i64 5
  %v125 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v124, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v126 = getelementptr inbounds float, ptr %v111, i64 5
  %v127 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v126, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v128 = getelementptr inbounds float, ptr %v113, i64 5
  %v129 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v128, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v130 = fsub <4 x float> %v127, %v123
  %v131 = fadd <4 x float> %v127, %v125
  %v132 = fsub <4 x float> %v127, %v125
  %v133 = fsub <4 x float> %v129, %v125
  %v134 = getelementptr inbounds float, ptr %v108, i64 10
  %v135 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v134, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v136 = getelementptr inbounds float, ptr %v109, i64 10
  %v137 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v136, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v138 = getelementptr inbounds float, ptr %v111, i64 10
  %v139 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v138, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v140 = getelementptr inbounds float, ptr %v113, i64 10
  %v141 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v140, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v142 = fsub <4 x float> %v139, %v135
  %v143 = fadd <4 x float> %v139, %v137
  %v144 = fsub <4 x float> %v139, %v137
  %v145 = fsub <4 x float> %v141, %v137
  %v146 = getelementptr inbounds float, ptr %v108, i64 15
  %v147 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v146, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v148 = getelementptr inbounds float, ptr %v109, i64 15
  %v149 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v148, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v150 = getelementptr inbounds float, ptr %v111, i64 15
  %v151 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v150, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v152 = getelementptr inbounds float, ptr %v113, i64 15
  %v153 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v152, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v154 = fsub <4 x float> %v151, %v147
  %v155 = fadd <4 x float> %v151, %v149
  %v156 = fsub <4 x float> %v151, %v149
  %v157 = fsub <4 x float> %v153, %v149
  %v158 = fsub <4 x float> %v142, %v118
  %v159 = fadd <4 x float> %v142, %v130
  %v160 = fsub <4 x float> %v142, %v130
  %v161 = fsub <4 x float> %v154, %v130
  %v162 = getelementptr inbounds float, ptr %v2, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v158, ptr align 4 %v162, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v163 = add i64 4, 80
  %v164 = getelementptr inbounds float, ptr %v2, i64 %v163
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v159, ptr align 4 %v164, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v165 = add i64 4, 160
  %v166 = getelementptr inbounds float, ptr %v2, i64 %v165
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v160, ptr align 4 %v166, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v167 = add i64 4, 240
  %v168 = getelementptr inbounds float, ptr %v2, i64 %v167
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v161, ptr align 4 %v168, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v169 = fsub <4 x float> %v143, %v119
  %v170 = fadd <4 x float> %v143, %v131
  %v171 = fsub <4 x float> %v143, %v131
  %v172 = fsub <4 x float> %v155, %v131
  %v173 = add i64 4, 320
  %v174 = getelementptr inbounds float, ptr %v2, i64 %v173
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v169, ptr align 4 %v174, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v175 = add i64 4, 400
  %v176 = getelementptr inbounds float, ptr %v2, i64 %v175
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v170, ptr align 4 %v176, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v177 = add i64 4, 480
  %v178 = getelementptr inbounds float, ptr %v2, i64 %v177
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v171, ptr align 4 %v178, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v179 = add i64 4, 560
  %v180 = getelementptr inbounds float, ptr %v2, i64 %v179
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v172, ptr align 4 %v180, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v181 = fsub <4 x float> %v144, %v120
  %v182 = fadd <4 x float> %v144, %v132
  %v183 = fsub <4 x float> %v144, %v132
  %v184 = fsub <4 x float> %v156, %v132
  %v185 = add i64 4, 640
  %v186 = getelementptr inbounds float, ptr %v2, i64 %v185
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v181, ptr align 4 %v186, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v187 = add i64 4, 720
  %v188 = getelementptr inbounds float, ptr %v2, i64 %v187
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v182, ptr align 4 %v188, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v189 = add i64 4, 800
  %v190 = getelementptr inbounds float, ptr %v2, i64 %v189
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v183, ptr align 4 %v190, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v191 = add i64 4, 880
  %v192 = getelementptr inbounds float, ptr %v2, i64 %v191
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v184, ptr align 4 %v192, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v193 = fsub <4 x float> %v145, %v121
  %v194 = fadd <4 x float> %v145, %v133
  %v195 = fsub <4 x float> %v145, %v133
  %v196 = fsub <4 x float> %v157, %v133
  %v197 = add i64 4, 960
  %v198 = getelementptr inbounds float, ptr %v2, i64 %v197
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v193, ptr align 4 %v198, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v199 = add i64 4, 1040
  %v200 = getelementptr inbounds float, ptr %v2, i64 %v199
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v194, ptr align 4 %v200, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v201 = add i64 4, 1120
  %v202 = getelementptr inbounds float, ptr %v2, i64 %v201
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v195, ptr align 4 %v202, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v203 = add i64 4, 1200
  %v204 = getelementptr inbounds float, ptr %v2, i64 %v203
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v196, ptr align 4 %v204, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v40, %end8 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v39, %end27 ]
  %v10 = icmp slt i64 %v9, 4
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 7
  %v14 = icmp ult i64 %v12, 9
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 9
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 5
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 4
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 5
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 4
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <4 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 4
  br label %head25
end27:
  %v35 = select i1 %v15, i64 4, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v36, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v38 = getelementptr inbounds float, ptr %v24, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v37, ptr align 4 %v38, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v39 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v40 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_patch_line(ptr %image, ptr %v, i64 %first, i64 %line, ptr %scratch) #0 {
entry:
  %v1 = mul i64 %line, 2
  %v2 = sub i64 %v1, 1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end22 ]
  %v7 = icmp slt i64 %v6, 5
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 2
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 4
  %v12 = icmp ult i64 %v9, 6
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 45
  %v17 = mul i64 %v9, 5
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 45, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 20, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define internal void @k_1_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v25, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v24, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v23, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v16, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 8
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 4
  %v24 = getelementptr inbounds float, ptr %v5, i64 1
  %v25 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v26 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v9, ptr %v26, align 4
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v18, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v24, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v11 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v12 = icmp slt i64 %v4, 5
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <4 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <4 x float> poison, float %v14, i64 0
  %v16 = shufflevector <4 x float> %v15, <4 x float> poison, <4 x i32> zeroinitializer
  %v17 = fmul <4 x float> %v16, %v13
  %v18 = fadd <4 x float> %v17, %v8
  %v19 = getelementptr inbounds float, ptr %v5, i64 8
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v13
  %v24 = fadd <4 x float> %v23, %v9
  %v25 = getelementptr inbounds float, ptr %v5, i64 16
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v13
  %v30 = fadd <4 x float> %v29, %v10
  %v31 = getelementptr inbounds float, ptr %v5, i64 24
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v13
  %v36 = fadd <4 x float> %v35, %v11
  %v37 = getelementptr inbounds float, ptr %v6, i64 4
  %v38 = getelementptr inbounds float, ptr %v5, i64 1
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v40 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v9, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %c, i64 8
  store <4 x float> %v10, ptr %v41, align 4
  %v42 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v11, ptr %v42, align 4
  ret void
}
define internal void @k_output_2_4(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v111, %end82 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 192
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 384
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 576
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = fadd <4 x float> %v9, %v11
  %v15 = fsub <4 x float> %v9, %v11
  %v16 = fadd <4 x float> %v7, %v14
  %v17 = fadd <4 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 48
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 240
  %v21 = load <4 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 432
  %v23 = load <4 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 624
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = fadd <4 x float> %v21, %v23
  %v27 = fsub <4 x float> %v21, %v23
  %v28 = fadd <4 x float> %v19, %v26
  %v29 = fadd <4 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 96
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 288
  %v33 = load <4 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 480
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 672
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = fadd <4 x float> %v33, %v35
  %v39 = fsub <4 x float> %v33, %v35
  %v40 = fadd <4 x float> %v31, %v38
  %v41 = fadd <4 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 144
  %v43 = load <4 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 336
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 528
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 720
  %v49 = load <4 x float>, ptr %v48, align 4
  %v50 = fadd <4 x float> %v45, %v47
  %v51 = fsub <4 x float> %v45, %v47
  %v52 = fadd <4 x float> %v43, %v50
  %v53 = fadd <4 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <4 x float> %v28, %v40
  %v59 = fsub <4 x float> %v28, %v40
  %v60 = fadd <4 x float> %v16, %v58
  %v61 = fadd <4 x float> %v59, %v52
  %v62 = mul i64 %row, 17
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = fadd <4 x float> %v60, %v55
  %v65 = getelementptr inbounds float, ptr %v63, i64 %v56
  %v66 = load <4 x float>, ptr %v65, align 4
  %v67 = fadd <4 x float> %v64, %v66
  %v68 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v67
  %v69 = select <4 x i1> %v68, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v67
  store <4 x float> %v69, ptr %v57, align 4
  %v70 = add i64 %row, 1
  %v71 = mul i64 %v70, 17
  %v72 = getelementptr inbounds float, ptr %x0, i64 %v71
  %v73 = fadd <4 x float> %v61, %v55
  %v74 = getelementptr inbounds float, ptr %v72, i64 %v56
  %v75 = load <4 x float>, ptr %v74, align 4
  %v76 = fadd <4 x float> %v73, %v75
  %v77 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v76
  %v78 = select <4 x i1> %v77, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v76
  %v79 = getelementptr inbounds float, ptr %v57, i64 17
  store <4 x float> %v78, ptr %v79, align 4
  %v80 = icmp sgt i64 %lines, 1
  br i1 %v80, label %then81, label %end82
then81:
  %v83 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = add i64 %column, %v4
  %v86 = getelementptr inbounds float, ptr %out, i64 153
  %v87 = getelementptr inbounds float, ptr %v86, i64 %v4
  %v88 = fadd <4 x float> %v29, %v41
  %v89 = fsub <4 x float> %v29, %v41
  %v90 = fadd <4 x float> %v17, %v88
  %v91 = fadd <4 x float> %v89, %v53
  %v92 = add i64 %row, 9
  %v93 = mul i64 %v92, 17
  %v94 = getelementptr inbounds float, ptr %x0, i64 %v93
  %v95 = fadd <4 x float> %v90, %v84
  %v96 = getelementptr inbounds float, ptr %v94, i64 %v85
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = fadd <4 x float> %v95, %v97
  %v99 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v98
  %v100 = select <4 x i1> %v99, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v98
  store <4 x float> %v100, ptr %v87, align 4
  %v101 = add i64 %row, 10
  %v102 = mul i64 %v101, 17
  %v103 = getelementptr inbounds float, ptr %x0, i64 %v102
  %v104 = fadd <4 x float> %v91, %v84
  %v105 = getelementptr inbounds float, ptr %v103, i64 %v85
  %v106 = load <4 x float>, ptr %v105, align 4
  %v107 = fadd <4 x float> %v104, %v106
  %v108 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v107
  %v109 = select <4 x i1> %v108, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v107
  %v110 = getelementptr inbounds float, ptr %v87, i64 17
  store <4 x float> %v109, ptr %v110, align 4
  br label %end82
end82:
  %v111 = add nsw i64 %v4, 4
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_4(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v87, %end70 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 192
  %v9 = load <4 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 384
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 576
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = fadd <4 x float> %v9, %v11
  %v15 = fsub <4 x float> %v9, %v11
  %v16 = fadd <4 x float> %v7, %v14
  %v17 = fadd <4 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 48
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 240
  %v21 = load <4 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 432
  %v23 = load <4 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 624
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = fadd <4 x float> %v21, %v23
  %v27 = fsub <4 x float> %v21, %v23
  %v28 = fadd <4 x float> %v19, %v26
  %v29 = fadd <4 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 96
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 288
  %v33 = load <4 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 480
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 672
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = fadd <4 x float> %v33, %v35
  %v39 = fsub <4 x float> %v33, %v35
  %v40 = fadd <4 x float> %v31, %v38
  %v41 = fadd <4 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 144
  %v43 = load <4 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 336
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 528
  %v47 = load <4 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 720
  %v49 = load <4 x float>, ptr %v48, align 4
  %v50 = fadd <4 x float> %v45, %v47
  %v51 = fsub <4 x float> %v45, %v47
  %v52 = fadd <4 x float> %v43, %v50
  %v53 = fadd <4 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <4 x float> %v16, %v28
  %v59 = fadd <4 x float> %v58, %v40
  %v60 = mul i64 %row, 17
  %v61 = getelementptr inbounds float, ptr %x0, i64 %v60
  %v62 = fadd <4 x float> %v59, %v55
  %v63 = getelementptr inbounds float, ptr %v61, i64 %v56
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = fadd <4 x float> %v62, %v64
  %v66 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v65
  %v67 = select <4 x i1> %v66, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v65
  store <4 x float> %v67, ptr %v57, align 4
  %v68 = icmp sgt i64 %lines, 1
  br i1 %v68, label %then69, label %end70
then69:
  %v71 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = add i64 %column, %v4
  %v74 = getelementptr inbounds float, ptr %out, i64 153
  %v75 = getelementptr inbounds float, ptr %v74, i64 %v4
  %v76 = fadd <4 x float> %v17, %v29
  %v77 = fadd <4 x float> %v76, %v41
  %v78 = add i64 %row, 9
  %v79 = mul i64 %v78, 17
  %v80 = getelementptr inbounds float, ptr %x0, i64 %v79
  %v81 = fadd <4 x float> %v77, %v72
  %v82 = getelementptr inbounds float, ptr %v80, i64 %v73
  %v83 = load <4 x float>, ptr %v82, align 4
  %v84 = fadd <4 x float> %v81, %v83
  %v85 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v86 = select <4 x i1> %v85, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v84
  store <4 x float> %v86, ptr %v75, align 4
  br label %end70
end70:
  %v87 = add nsw i64 %v4, 4
  br label %head1
end3:
  ret void
}
define internal void @k_band_2_4(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 80
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 20
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 20
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 4
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 8, 8
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 8, 4
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 2
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 2
  %v40 = select i1 %v39, i64 %v38, i64 2
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 4
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 2
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 5
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 4
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_2_4(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 4, 2
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 5
  %v60 = add i64 %v59, 4
  %v61 = mul i64 %v60, 4
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_1_4(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define internal void @k_output_2_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 192
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 384
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 576
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = fadd <4 x float> %v3, %v5
  %v9 = fsub <4 x float> %v3, %v5
  %v10 = fadd <4 x float> %v1, %v8
  %v11 = fadd <4 x float> %v9, %v7
  %v12 = getelementptr inbounds float, ptr %m, i64 48
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 240
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 432
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 624
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = fadd <4 x float> %v15, %v17
  %v21 = fsub <4 x float> %v15, %v17
  %v22 = fadd <4 x float> %v13, %v20
  %v23 = fadd <4 x float> %v21, %v19
  %v24 = getelementptr inbounds float, ptr %m, i64 96
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 288
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %m, i64 480
  %v29 = load <4 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %m, i64 672
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = fadd <4 x float> %v27, %v29
  %v33 = fsub <4 x float> %v27, %v29
  %v34 = fadd <4 x float> %v25, %v32
  %v35 = fadd <4 x float> %v33, %v31
  %v36 = getelementptr inbounds float, ptr %m, i64 144
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 336
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 528
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 720
  %v43 = load <4 x float>, ptr %v42, align 4
  %v44 = fadd <4 x float> %v39, %v41
  %v45 = fsub <4 x float> %v39, %v41
  %v46 = fadd <4 x float> %v37, %v44
  %v47 = fadd <4 x float> %v45, %v43
  %v48 = load <4 x float>, ptr %bias, align 4
  %v49 = fadd <4 x float> %v22, %v34
  %v50 = fsub <4 x float> %v22, %v34
  %v51 = fadd <4 x float> %v10, %v49
  %v52 = fadd <4 x float> %v50, %v46
  %v53 = mul i64 %row, 17
  %v54 = getelementptr inbounds float, ptr %x0, i64 %v53
  %v55 = fadd <4 x float> %v51, %v48
  %v56 = getelementptr inbounds float, ptr %v54, i64 %column
  %v57 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v56, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v58 = fadd <4 x float> %v55, %v57
  %v59 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v58
  %v60 = select <4 x i1> %v59, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v58
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v60, ptr align 4 %out, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v61 = add i64 %row, 1
  %v62 = mul i64 %v61, 17
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = fadd <4 x float> %v52, %v48
  %v65 = getelementptr inbounds float, ptr %v63, i64 %column
  %v66 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v65, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v67 = fadd <4 x float> %v64, %v66
  %v68 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v67
  %v69 = select <4 x i1> %v68, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v67
  %v70 = getelementptr inbounds float, ptr %out, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v69, ptr align 4 %v70, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v71 = icmp sgt i64 %lines, 1
  br i1 %v71, label %then72, label %end73
then72:
  %v74 = load <4 x float>, ptr %bias, align 4
  %v75 = getelementptr inbounds float, ptr %out, i64 153
  %v76 = fadd <4 x float> %v23, %v35
  %v77 = fsub <4 x float> %v23, %v35
  %v78 = fadd <4 x float> %v11, %v76
  %v79 = fadd <4 x float> %v77, %v47
  %v80 = add i64 %row, 9
  %v81 = mul i64 %v80, 17
  %v82 = getelementptr inbounds float, ptr %x0, i64 %v81
  %v83 = fadd <4 x float> %v78, %v74
  %v84 = getelementptr inbounds float, ptr %v82, i64 %column
  %v85 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v84, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v86 = fadd <4 x float> %v83, %v85
  %v87 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v86
  %v88 = select <4 x i1> %v87, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v86
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v88, ptr align 4 %v75, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v89 = add i64 %row, 10
  %v90 = mul i64 %v89, 17
  %v91 = getelementptr inbounds float, ptr %x0, i64 %v90
  %v92 = fadd <4 x float> %v79, %v74
  %v93 = getelementptr inbounds float, ptr %v91, i64 %column
  %v94 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v93, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v95 = fadd <4 x float> %v92, %v94
  %v96 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v95
  %v97 = select <4 x i1> %v96, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v95
  %v98 = getelementptr inbounds float, ptr %v75, i64 17
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v97, ptr align 4 %v98, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end73
end73:
  ret void
}
define internal void @k_output_1_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <4 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 192
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 384
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 576
  %v7 = load <4 x float>, ptr %v6, align 4
  %v8 = fadd <4 x float> %v3, %v5
  %v9 = fsub <4 x float> %v3, %v5
  %v10 = fadd <4 x float> %v1, %v8
  %v11 = fadd <4 x float> %v9, %v7
  %v12 = getelementptr inbounds float, ptr %m, i64 48
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 240
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 432
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 624
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = fadd <4 x float> %v15, %v17
  %v21 = fsub <4 x float> %v15, %v17
  %v22 = fadd <4 x float> %v13, %v20
  %v23 = fadd <4 x float> %v21, %v19
  %v24 = getelementptr inbounds float, ptr %m, i64 96
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 288
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %m, i64 480
  %v29 = load <4 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %m, i64 672
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = fadd <4 x float> %v27, %v29
  %v33 = fsub <4 x float> %v27, %v29
  %v34 = fadd <4 x float> %v25, %v32
  %v35 = fadd <4 x float> %v33, %v31
  %v36 = getelementptr inbounds float, ptr %m, i64 144
  %v37 = load <4 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 336
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 528
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 720
  %v43 = load <4 x float>, ptr %v42, align 4
  %v44 = fadd <4 x float> %v39, %v41
  %v45 = fsub <4 x float> %v39, %v41
  %v46 = fadd <4 x float> %v37, %v44
  %v47 = fadd <4 x float> %v45, %v43
  %v48 = load <4 x float>, ptr %bias, align 4
  %v49 = fadd <4 x float> %v10, %v22
  %v50 = fadd <4 x float> %v49, %v34
  %v51 = mul i64 %row, 17
  %v52 = getelementptr inbounds float, ptr %x0, i64 %v51
  %v53 = fadd <4 x float> %v50, %v48
  %v54 = getelementptr inbounds float, ptr %v52, i64 %column
  %v55 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v54, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v56 = fadd <4 x float> %v53, %v55
  %v57 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v56
  %v58 = select <4 x i1> %v57, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v56
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v58, ptr align 4 %out, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v59 = icmp sgt i64 %lines, 1
  br i1 %v59, label %then60, label %end61
then60:
  %v62 = load <4 x float>, ptr %bias, align 4
  %v63 = getelementptr inbounds float, ptr %out, i64 153
  %v64 = fadd <4 x float> %v11, %v23
  %v65 = fadd <4 x float> %v64, %v35
  %v66 = add i64 %row, 9
  %v67 = mul i64 %v66, 17
  %v68 = getelementptr inbounds float, ptr %x0, i64 %v67
  %v69 = fadd <4 x float> %v65, %v62
  %v70 = getelementptr inbounds float, ptr %v68, i64 %column
  %v71 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v70, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v72 = fadd <4 x float> %v69, %v71
  %v73 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v72
  %v74 = select <4 x i1> %v73, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v72
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v74, ptr align 4 %v63, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end61
end61:
  ret void
}
define internal void @k_band_2_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 80
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 20
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 20
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 4
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 8, 8
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 8, 4
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 2
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 2
  %v40 = select i1 %v39, i64 %v38, i64 2
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 4
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 2
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 5
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 4
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_2_1(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 4, 2
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 5
  %v60 = add i64 %v59, 4
  %v61 = mul i64 %v60, 4
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_1_1(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define void @k_bands(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = mul i64 %worker, 8512
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v15, i64 848
  br label %head17
head17:
  %v20 = phi i64 [ %lo, %entry ], [ %v67, %end40 ]
  %v21 = icmp slt i64 %v20, %hi
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = udiv i64 %v20, 2
  %v23 = urem i64 %v20, 2
  %v24 = mul i64 %v22, 315
  %v25 = getelementptr inbounds float, ptr %v1, i64 %v24
  %v26 = mul i64 %v23, 2
  %v27 = sub i64 4, %v26
  %v28 = icmp slt i64 %v27, 2
  %v29 = select i1 %v28, i64 %v27, i64 2
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body18 ], [ %v37, %body31 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 5
  %v36 = add i64 %v26, %v33
  call void @k_patch_line(ptr %v25, ptr %v16, i64 %v35, i64 %v36, ptr %v15)
  %v37 = add nsw i64 %v33, 1
  br label %head30
end32:
  br label %head38
head38:
  %v41 = phi i64 [ 0, %end32 ], [ %v66, %end65 ]
  %v42 = icmp slt i64 %v41, 5
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = udiv i64 %v20, 2
  %v44 = urem i64 %v20, 2
  %v45 = mul i64 %v44, 4
  %v46 = mul i64 %v43, 7
  %v47 = add i64 %v46, %v45
  %v48 = mul i64 %v47, 9
  %v49 = mul i64 %v41, 4
  %v50 = mul i64 %v41, 320
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = mul i64 %v48, 17
  %v53 = add i64 %v52, %v49
  %v54 = getelementptr inbounds float, ptr %v9, i64 %v53
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v49
  %v56 = getelementptr inbounds float, ptr %v15, i64 80
  %v57 = icmp eq i64 %v44, 1
  %v58 = icmp eq i64 %v41, 4
  %v59 = xor i1 %v58, true
  %v60 = and i1 true, %v59
  br i1 %v60, label %then61, label %end62
then61:
  call void @k_band_2_4(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end62
end62:
  %v63 = and i1 true, %v58
  br i1 %v63, label %then64, label %end65
then64:
  call void @k_band_2_1(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end65
end65:
  %v66 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v67 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
