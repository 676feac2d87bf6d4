; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1]},"inputs":["f32[1,4,4,70]","f32[16,3,3,70]","f32[16]"],"op":"conv","output":"f32[1,2,2,16]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"dense","impl":"winograd_f2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":1,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_bands: 1 units
; scratch 0 bytes, 10688 of each core
; packed input 1: float32 (1, 16, 70, 16) c828311197f49884
; packed input 2: float32 (16,) b9cf4cbc0486d24a
@k_zeros = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 80
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v106, %body4 ]
  %v7 = icmp slt i64 %v6, 64
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = getelementptr inbounds float, ptr %image, i64 %v6
  %v9 = getelementptr inbounds float, ptr %v8, i64 0
  %v10 = getelementptr inbounds float, ptr %v8, i64 %line_step
  %v11 = mul i64 %line_step, 2
  %v12 = getelementptr inbounds float, ptr %v8, i64 %v11
  %v13 = mul i64 %line_step, 3
  %v14 = getelementptr inbounds float, ptr %v8, i64 %v13
  %v15 = load <16 x float>, ptr %v9, align 4
  %v16 = load <16 x float>, ptr %v10, align 4
  %v17 = load <16 x float>, ptr %v12, align 4
  %v18 = load <16 x float>, ptr %v14, align 4
  %v19 = fsub <16 x float> %v17, %v15
  %v20 = fadd <16 x float> %v17, %v16
  %v21 = fsub <16 x float> %v17, %v16
  %v22 = fsub <16 x float> %v18, %v16
  %v23 = getelementptr inbounds float, ptr %v9, i64 70
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v10, i64 70
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v12, i64 70
  %v28 = load <16 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v14, i64 70
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = fsub <16 x float> %v28, %v24
  %v32 = fadd <16 x float> %v28, %v26
  %v33 = fsub <16 x float> %v28, %v26
  %v34 = fsub <16 x float> %v30, %v26
  %v35 = getelementptr inbounds float, ptr %v9, i64 140
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v10, i64 140
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v12, i64 140
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v14, i64 140
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = fsub <16 x float> %v40, %v36
  %v44 = fadd <16 x float> %v40, %v38
  %v45 = fsub <16 x float> %v40, %v38
  %v46 = fsub <16 x float> %v42, %v38
  %v47 = getelementptr inbounds float, ptr %v9, i64 210
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v10, i64 210
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v12, i64 210
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v14, i64 210
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = fsub <16 x float> %v52, %v48
  %v56 = fadd <16 x float> %v52, %v50
  %v57 = fsub <16 x float> %v52, %v50
  %v58 = fsub <16 x float> %v54, %v50
  %v59 = fsub <16 x float> %v43, %v19
  %v60 = fadd <16 x float> %v43, %v31
  %v61 = fsub <16 x float> %v43, %v31
  %v62 = fsub <16 x float> %v55, %v31
  %v63 = getelementptr inbounds float, ptr %v2, i64 %v6
  store <16 x float> %v59, ptr %v63, align 4
  %v64 = add i64 %v6, 80
  %v65 = getelementptr inbounds float, ptr %v2, i64 %v64
  store <16 x float> %v60, ptr %v65, align 4
  %v66 = add i64 %v6, 160
  %v67 = getelementptr inbounds float, ptr %v2, i64 %v66
  store <16 x float> %v61, ptr %v67, align 4
  %v68 = add i64 %v6, 240
  %v69 = getelementptr inbounds float, ptr %v2, i64 %v68
  store <16 x float> %v62, ptr %v69, align 4
  %v70 = fsub <16 x float> %v44, %v20
  %v71 = fadd <16 x float> %v44, %v32
  %v72 = fsub <16 x float> %v44, %v32
  %v73 = fsub <16 x float> %v56, %v32
  %v74 = add i64 %v6, 320
  %v75 = getelementptr inbounds float, ptr %v2, i64 %v74
  store <16 x float> %v70, ptr %v75, align 4
  %v76 = add i64 %v6, 400
  %v77 = getelementptr inbounds float, ptr %v2, i64 %v76
  store <16 x float> %v71, ptr %v77, align 4
  %v78 = add i64 %v6, 480
  %v79 = getelementptr inbounds float, ptr %v2, i64 %v78
  store <16 x float> %v72, ptr %v79, align 4
  %v80 = add i64 %v6, 560
  %v81 = getelementptr inbounds float, ptr %v2, i64 %v80
  store <16 x float> %v73, ptr %v81, align 4
  %v82 = fsub <16 x float> %v45, %v21
  %v83 = fadd <16 x float> %v45, %v33
  %v84 = fsub <16 x float> %v45, %v33
  %v85 = fsub <16 x float> %v57, %v33
  %v86 = add i64 %v6, 640
  %v87 = getelementptr inbounds float, ptr %v2, i64 %v86
  store <16 x float> %v82, ptr %v87, align 4
  %v88 = add i64 %v6, 720
  %v89 = getelementptr inbounds float, ptr %v2, i64 %v88
  store <16 x float> %v83, ptr %v89, align 4
  %v90 = add i64 %v6, 800
  %v91 = getelementptr inbounds float, ptr %v2, i64 %v90
  store <16 x float> %v84, ptr %v91, align 4
  %v92 = add i64 %v6, 880
  %v93 = getelementptr inbounds float, ptr %v2, i64 %v92
  store <16 x float> %v85, ptr %v93, align 4
  %v94 = fsub <16 x float> %v46, %v22
  %v95 = fadd <16 x float> %v46, %v34
  %v96 = fsub <16 x float> %v46, %v34
  %v97 = fsub <16 x float> %v58, %v34
  %v98 = add i64 %v6, 960
  %v99 = getelementptr inbounds float, ptr %v2, i64 %v98
  store <16 x float> %v94, ptr %v99, align 4
  %v100 = add i64 %v6, 1040
  %v101 = getelementptr inbounds float, ptr %v2, i64 %v100
  store <16 x float> %v95, ptr %v101, align 4
  %v102 = add i64 %v6, 1120
  %v103 = getelementptr inbounds float, ptr %v2, i64 %v102
  store <16 x float> %v96, ptr %v103, align 4
  %v104 = add i64 %v6, 1200
  %v105 = getelementptr inbounds float, ptr %v2, i64 %v104
  store <16 x float> %v97, ptr %v105, align 4
  %v106 = add nsw i64 %v6, 16
  br label %head3
end5:
  %v107 = getelementptr inbounds float, ptr %image, i64 64
  %v108 = getelementptr inbounds float, ptr %v107, i64 0
  %v109 = getelementptr inbounds float, ptr %v107, i64 %line_step
  %v110 = mul i64 %line_step, 2
  %v111 = getelementptr inbounds float, ptr %v107, i64 %v110
  %v112 = mul i64 %line_step, 3
  %v113 = getelementptr inbounds float, ptr %v107, i64 %v112
  %v114 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v108, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v115 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v109, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v116 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v111, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v117 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v113, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v118 = fsub <16 x float> %v116, %v114
  %v119 = fadd <16 x float> %v116, %v115
  %v120 = fsub <16 x float> %v116, %v115
  %v121 = fsub <16 x float> %v117, %v115
  %v122 = getelementptr inbounds float, ptr %v108, i64 70
  %v123 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v122, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v124 = getelementptr inbounds float, ptr %v109, i64 70
  %v125 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v124, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v126 = getelementptr inbounds float, ptr %v111, i64 70
  %v127 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v126, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v128 = getelementptr inbounds float, ptr %v113, i64 70
  %v129 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v128, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v130 = fsub <16 x float> %v127, %v123
  %v131 = fadd <16 x float> %v127, %v125
  %v132 = fsub <16 x float> %v127, %v125
  %v133 = fsub <16 x float> %v129, %v125
  %v134 = getelementptr inbounds float, ptr %v108, i64 140
  %v135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v134, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v136 = getelementptr inbounds float, ptr %v109, i64 140
  %v137 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v136, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v138 = getelementptr inbounds float, ptr %v111, i64 140
  %v139 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v138, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v140 = getelementptr inbounds float, ptr %v113, i64 140
  %v141 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v140, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v142 = fsub <16 x float> %v139, %v135
  %v143 = fadd <16 x float> %v139, %v137
  %v144 = fsub <16 x float> %v139, %v137
  %v145 = fsub <16 x float> %v141, %v137
  %v146 = getelementptr inbounds float, ptr %v108, i64 210
  %v147 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v146, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v148 = getelementptr inbounds float, ptr %v109, i64 210
  %v149 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v148, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v150 = getelementptr inbounds float, ptr %v111, i64 210
  %v151 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v150, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v152 = getelementptr inbounds float, ptr %v113, i64 210
  %v153 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v152, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v154 = fsub <16 x float> %v151, %v147
  %v155 = fadd <16 x float> %v151, %v149
  %v156 = fsub <16 x float> %v151, %v149
  %v157 = fsub <16 x float> %v153, %v149
  %v158 = fsub <16 x float> %v142, %v118
  %v159 = fadd <16 x float> %v142, %v130
  %v160 = fsub <16 x float> %v142, %v130
  %v161 = fsub <16 x float> %v154, %v130
  %v162 = getelementptr inbounds float, ptr %v2, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v158, ptr align 4 %v162, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v163 = add i64 64, 80
  %v164 = getelementptr inbounds float, ptr %v2, i64 %v163
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v159, ptr align 4 %v164, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v165 = add i64 64, 160
  %v166 = getelementptr inbounds float, ptr %v2, i64 %v165
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v160, ptr align 4 %v166, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v167 = add i64 64, 240
  %v168 = getelementptr inbounds float, ptr %v2, i64 %v167
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v161, ptr align 4 %v168, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v169 = fsub <16 x float> %v143, %v119
  %v170 = fadd <16 x float> %v143, %v131
  %v171 = fsub <16 x float> %v143, %v131
  %v172 = fsub <16 x float> %v155, %v131
  %v173 = add i64 64, 320
  %v174 = getelementptr inbounds float, ptr %v2, i64 %v173
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v169, ptr align 4 %v174, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v175 = add i64 64, 400
  %v176 = getelementptr inbounds float, ptr %v2, i64 %v175
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v170, ptr align 4 %v176, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v177 = add i64 64, 480
  %v178 = getelementptr inbounds float, ptr %v2, i64 %v177
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v171, ptr align 4 %v178, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v179 = add i64 64, 560
  %v180 = getelementptr inbounds float, ptr %v2, i64 %v179
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v172, ptr align 4 %v180, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v181 = fsub <16 x float> %v144, %v120
  %v182 = fadd <16 x float> %v144, %v132
  %v183 = fsub <16 x float> %v144, %v132
  %v184 = fsub <16 x float> %v156, %v132
  %v185 = add i64 64, 640
  %v186 = getelementptr inbounds float, ptr %v2, i64 %v185
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v181, ptr align 4 %v186, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v187 = add i64 64, 720
  %v188 = getelementptr inbounds float, ptr %v2, i64 %v187
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v182, ptr align 4 %v188, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v189 = add i64 64, 800
  %v190 = getelementptr inbounds float, ptr %v2, i64 %v189
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v183, ptr align 4 %v190, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v191 = add i64 64, 880
  %v192 = getelementptr inbounds float, ptr %v2, i64 %v191
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v184, ptr align 4 %v192, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v193 = fsub <16 x float> %v145, %v121
  %v194 = fadd <16 x float> %v145, %v133
  %v195 = fsub <16 x float> %v145, %v133
  %v196 = fsub <16 x float> %v157, %v133
  %v197 = add i64 64, 960
  %v198 = getelementptr inbounds float, ptr %v2, i64 %v197
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v193, ptr align 4 %v198, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v199 = add i64 64, 1040
  %v200 = getelementptr inbounds float, ptr %v2, i64 %v199
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v194, ptr align 4 %v200, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v201 = add i64 64, 1120
  %v202 = getelementptr inbounds float, ptr %v2, i64 %v201
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v195, ptr align 4 %v202, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v203 = add i64 64, 1200
  %v204 = getelementptr inbounds float, ptr %v2, i64 %v203
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v196, ptr align 4 %v204, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v13 = icmp ult i64 %v11, 4
  %v14 = icmp ult i64 %v12, 4
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 4
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 70
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 4
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 70
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 64
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <16 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 16
  br label %head25
end27:
  %v35 = select i1 %v15, i64 64, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v38 = getelementptr inbounds float, ptr %v24, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v37, ptr align 4 %v38, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v21, %end20 ]
  %v6 = icmp slt i64 %v5, 1
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = mul i64 %v5, 2
  %v8 = add i64 %first, %v5
  %v9 = icmp ult i64 %v1, 1
  %v10 = icmp ult i64 %v7, 1
  %v11 = and i1 %v9, %v10
  br i1 %v11, label %then12, label %end13
then12:
  %v14 = mul i64 %v1, 280
  %v15 = mul i64 %v7, 70
  %v16 = add i64 %v14, %v15
  %v17 = getelementptr inbounds float, ptr %image, i64 %v16
  call void @k_patch(ptr %v17, i64 280, ptr %v, i64 %v8)
  br label %end13
end13:
  %v18 = xor i1 %v11, true
  br i1 %v18, label %then19, label %end20
then19:
  call void @k_edge_patch(ptr %image, i64 %v1, i64 %v7, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 280, ptr %v, i64 %v8)
  br label %end20
end20:
  %v21 = add nsw i64 %v5, 1
  br label %head2
end4:
  ret void
}
define internal void @k_1_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 35
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <16 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <16 x float> poison, float %v11, i64 0
  %v13 = shufflevector <16 x float> %v12, <16 x float> poison, <16 x i32> zeroinitializer
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v10, <16 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 16
  %v16 = load <16 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <16 x float> poison, float %v18, i64 0
  %v20 = shufflevector <16 x float> %v19, <16 x float> poison, <16 x i32> zeroinitializer
  %v21 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v20, <16 x float> %v16, <16 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 32
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_output_2_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v80, %body2 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 64
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 128
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 192
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fsub <16 x float> %v9, %v11
  %v16 = fadd <16 x float> %v7, %v14
  %v17 = fadd <16 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 16
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 80
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 144
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 208
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v21, %v23
  %v27 = fsub <16 x float> %v21, %v23
  %v28 = fadd <16 x float> %v19, %v26
  %v29 = fadd <16 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 32
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 96
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 160
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 224
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v33, %v35
  %v39 = fsub <16 x float> %v33, %v35
  %v40 = fadd <16 x float> %v31, %v38
  %v41 = fadd <16 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 48
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 112
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 176
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 240
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fadd <16 x float> %v45, %v47
  %v51 = fsub <16 x float> %v45, %v47
  %v52 = fadd <16 x float> %v43, %v50
  %v53 = fadd <16 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <16 x float> %v28, %v40
  %v59 = fsub <16 x float> %v28, %v40
  %v60 = fadd <16 x float> %v16, %v58
  %v61 = fadd <16 x float> %v59, %v52
  %v62 = fadd <16 x float> %v60, %v55
  store <16 x float> %v62, ptr %v57, align 4
  %v63 = add i64 %row, 1
  %v64 = fadd <16 x float> %v61, %v55
  %v65 = getelementptr inbounds float, ptr %v57, i64 16
  store <16 x float> %v64, ptr %v65, align 4
  %v66 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = add i64 %column, %v4
  %v69 = getelementptr inbounds float, ptr %out, i64 32
  %v70 = getelementptr inbounds float, ptr %v69, i64 %v4
  %v71 = fadd <16 x float> %v29, %v41
  %v72 = fsub <16 x float> %v29, %v41
  %v73 = fadd <16 x float> %v17, %v71
  %v74 = fadd <16 x float> %v72, %v53
  %v75 = add i64 %row, 2
  %v76 = fadd <16 x float> %v73, %v67
  store <16 x float> %v76, ptr %v70, align 4
  %v77 = add i64 %row, 3
  %v78 = fadd <16 x float> %v74, %v67
  %v79 = getelementptr inbounds float, ptr %v70, i64 16
  store <16 x float> %v78, ptr %v79, align 4
  %v80 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_band_1_16(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 80
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 1120
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 16
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 1120
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v23, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 80
  %v19 = getelementptr inbounds float, ptr %v7, i64 %v18
  %v20 = mul i64 %v16, 16
  %v21 = getelementptr inbounds float, ptr %v11, i64 %v20
  %v22 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_1_1(ptr %v19, ptr %v9, ptr %v21, ptr %v9, ptr %v22, i64 0, i64 0)
  %v23 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head25
head25:
  %v28 = phi i64 [ 0, %end3 ], [ %v42, %body26 ]
  %v29 = icmp slt i64 %v28, 1
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = mul i64 %v28, 2
  %v31 = sub i64 2, %y
  %v32 = sub i64 %v31, %v30
  %v33 = icmp slt i64 %v32, 2
  %v34 = select i1 %v33, i64 %v32, i64 2
  %v35 = mul i64 %v30, 2
  %v36 = add i64 %v35, 0
  %v37 = mul i64 %v28, 16
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = mul i64 %v36, 16
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  %v41 = add i64 %row, %v36
  call void @k_output_2_16(ptr %v38, ptr %v40, ptr %bias, i64 %v34, i64 %v41, i64 %column)
  %v42 = add nsw i64 %v28, 1
  br label %head25
end27:
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
  %v12 = mul i64 %worker, 10688
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 1392
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v54, %end34 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 1120
  %v21 = getelementptr inbounds float, ptr %v1, i64 %v20
  %v22 = sub i64 1, 0
  %v23 = icmp slt i64 %v22, 1
  %v24 = select i1 %v23, i64 %v22, i64 1
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body16 ], [ %v31, %body26 ]
  %v29 = icmp slt i64 %v28, %v24
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = add i64 0, %v28
  call void @k_patch_line(ptr %v21, ptr %v14, i64 %v28, i64 %v30, ptr %v13)
  %v31 = add nsw i64 %v28, 1
  br label %head25
end27:
  br label %head32
head32:
  %v35 = phi i64 [ 0, %end27 ], [ %v53, %end52 ]
  %v36 = icmp slt i64 %v35, 1
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 0, 2
  %v38 = mul i64 %v18, 2
  %v39 = add i64 %v38, %v37
  %v40 = mul i64 %v39, 2
  %v41 = mul i64 %v35, 16
  %v42 = mul i64 %v35, 17920
  %v43 = getelementptr inbounds float, ptr %v3, i64 %v42
  %v44 = mul i64 %v40, 16
  %v45 = add i64 %v44, %v41
  %v46 = getelementptr inbounds float, ptr %v7, i64 %v45
  %v47 = getelementptr inbounds float, ptr %v5, i64 %v41
  %v48 = getelementptr inbounds float, ptr %v13, i64 1136
  %v49 = icmp eq i64 0, 0
  %v50 = icmp eq i64 %v35, 0
  br i1 true, label %then51, label %end52
then51:
  call void @k_band_1_16(ptr %v14, ptr %v43, ptr %v46, ptr %v47, i64 %v37, i64 %v40, i64 %v41, ptr %v48)
  br label %end52
end52:
  %v53 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v54 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
