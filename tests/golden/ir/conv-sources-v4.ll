; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"source_strides":[1,1,2,2],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,6,5,9]","f32[20,1,1,20]","f32[20]","f32[1,11,9,11]","f32[1,6,5,20]"],"op":"conv","output":"f32[1,6,5,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_product: 12 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 2, 20, 16) 9dedf4b2e31ceb7b
; packed input 2: float32 (1, 32) 2bc47c04652b05ce
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %a1, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 9
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 18
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 27
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v35, <16 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 10
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 19
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 28
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 32
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = load <16 x float>, ptr %v7, align 4
  %v60 = load float, ptr %v6, align 4
  %v61 = insertelement <16 x float> poison, float %v60, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v59, <16 x float> %v9)
  %v64 = getelementptr inbounds float, ptr %v6, i64 9
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v59, <16 x float> %v10)
  %v69 = getelementptr inbounds float, ptr %v6, i64 18
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v59, <16 x float> %v11)
  %v74 = getelementptr inbounds float, ptr %v6, i64 27
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <16 x float> poison, float %v75, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v59, <16 x float> %v12)
  %v79 = getelementptr inbounds float, ptr %v7, i64 16
  %v80 = getelementptr inbounds float, ptr %v6, i64 1
  br label %head81
head81:
  %v84 = phi i64 [ 0, %end4 ], [ %v137, %body82 ]
  %v85 = phi ptr [ %a1, %end4 ], [ %v136, %body82 ]
  %v86 = phi ptr [ %v79, %end4 ], [ %v135, %body82 ]
  %v87 = phi ptr [ %v8, %end4 ], [ %v87, %body82 ]
  %v88 = phi <16 x float> [ %v63, %end4 ], [ %v119, %body82 ]
  %v89 = phi <16 x float> [ %v68, %end4 ], [ %v124, %body82 ]
  %v90 = phi <16 x float> [ %v73, %end4 ], [ %v129, %body82 ]
  %v91 = phi <16 x float> [ %v78, %end4 ], [ %v134, %body82 ]
  %v92 = icmp slt i64 %v84, 5
  br i1 %v92, label %body82, label %end83
body82:
  %v93 = load <16 x float>, ptr %v86, align 4
  %v94 = load float, ptr %v85, align 4
  %v95 = insertelement <16 x float> poison, float %v94, i64 0
  %v96 = shufflevector <16 x float> %v95, <16 x float> poison, <16 x i32> zeroinitializer
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v96, <16 x float> %v93, <16 x float> %v88)
  %v98 = getelementptr inbounds float, ptr %v85, i64 22
  %v99 = load float, ptr %v98, align 4
  %v100 = insertelement <16 x float> poison, float %v99, i64 0
  %v101 = shufflevector <16 x float> %v100, <16 x float> poison, <16 x i32> zeroinitializer
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v93, <16 x float> %v89)
  %v103 = getelementptr inbounds float, ptr %v85, i64 44
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <16 x float> poison, float %v104, i64 0
  %v106 = shufflevector <16 x float> %v105, <16 x float> poison, <16 x i32> zeroinitializer
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v106, <16 x float> %v93, <16 x float> %v90)
  %v108 = getelementptr inbounds float, ptr %v85, i64 66
  %v109 = load float, ptr %v108, align 4
  %v110 = insertelement <16 x float> poison, float %v109, i64 0
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <16 x i32> zeroinitializer
  %v112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v111, <16 x float> %v93, <16 x float> %v91)
  %v113 = getelementptr inbounds float, ptr %v86, i64 16
  %v114 = load <16 x float>, ptr %v113, align 4
  %v115 = getelementptr inbounds float, ptr %v85, i64 1
  %v116 = load float, ptr %v115, align 4
  %v117 = insertelement <16 x float> poison, float %v116, i64 0
  %v118 = shufflevector <16 x float> %v117, <16 x float> poison, <16 x i32> zeroinitializer
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v114, <16 x float> %v97)
  %v120 = getelementptr inbounds float, ptr %v85, i64 23
  %v121 = load float, ptr %v120, align 4
  %v122 = insertelement <16 x float> poison, float %v121, i64 0
  %v123 = shufflevector <16 x float> %v122, <16 x float> poison, <16 x i32> zeroinitializer
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v114, <16 x float> %v102)
  %v125 = getelementptr inbounds float, ptr %v85, i64 45
  %v126 = load float, ptr %v125, align 4
  %v127 = insertelement <16 x float> poison, float %v126, i64 0
  %v128 = shufflevector <16 x float> %v127, <16 x float> poison, <16 x i32> zeroinitializer
  %v129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v114, <16 x float> %v107)
  %v130 = getelementptr inbounds float, ptr %v85, i64 67
  %v131 = load float, ptr %v130, align 4
  %v132 = insertelement <16 x float> poison, float %v131, i64 0
  %v133 = shufflevector <16 x float> %v132, <16 x float> poison, <16 x i32> zeroinitializer
  %v134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v114, <16 x float> %v112)
  %v135 = getelementptr inbounds float, ptr %v86, i64 32
  %v136 = getelementptr inbounds float, ptr %v85, i64 2
  %v137 = add nsw i64 %v84, 1
  br label %head81
end83:
  %v138 = load <16 x float>, ptr %v86, align 4
  %v139 = load float, ptr %v85, align 4
  %v140 = insertelement <16 x float> poison, float %v139, i64 0
  %v141 = shufflevector <16 x float> %v140, <16 x float> poison, <16 x i32> zeroinitializer
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v141, <16 x float> %v138, <16 x float> %v88)
  %v143 = getelementptr inbounds float, ptr %v85, i64 22
  %v144 = load float, ptr %v143, align 4
  %v145 = insertelement <16 x float> poison, float %v144, i64 0
  %v146 = shufflevector <16 x float> %v145, <16 x float> poison, <16 x i32> zeroinitializer
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v138, <16 x float> %v89)
  %v148 = getelementptr inbounds float, ptr %v85, i64 44
  %v149 = load float, ptr %v148, align 4
  %v150 = insertelement <16 x float> poison, float %v149, i64 0
  %v151 = shufflevector <16 x float> %v150, <16 x float> poison, <16 x i32> zeroinitializer
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v151, <16 x float> %v138, <16 x float> %v90)
  %v153 = getelementptr inbounds float, ptr %v85, i64 66
  %v154 = load float, ptr %v153, align 4
  %v155 = insertelement <16 x float> poison, float %v154, i64 0
  %v156 = shufflevector <16 x float> %v155, <16 x float> poison, <16 x i32> zeroinitializer
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v156, <16 x float> %v138, <16 x float> %v91)
  %v158 = getelementptr inbounds float, ptr %v86, i64 16
  %v159 = getelementptr inbounds float, ptr %v85, i64 1
  %v160 = mul i64 %row, 20
  %v161 = getelementptr inbounds float, ptr %x0, i64 %v160
  %v162 = getelementptr inbounds float, ptr %v161, i64 %column
  %v163 = load <16 x float>, ptr %v162, align 4
  %v164 = fadd <16 x float> %v142, %v163
  %v165 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v164
  %v166 = select <16 x i1> %v165, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v164
  %v167 = add i64 %row, 1
  %v168 = mul i64 %v167, 20
  %v169 = getelementptr inbounds float, ptr %x0, i64 %v168
  %v170 = getelementptr inbounds float, ptr %v169, i64 %column
  %v171 = load <16 x float>, ptr %v170, align 4
  %v172 = fadd <16 x float> %v147, %v171
  %v173 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v172
  %v174 = select <16 x i1> %v173, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v172
  %v175 = add i64 %row, 2
  %v176 = mul i64 %v175, 20
  %v177 = getelementptr inbounds float, ptr %x0, i64 %v176
  %v178 = getelementptr inbounds float, ptr %v177, i64 %column
  %v179 = load <16 x float>, ptr %v178, align 4
  %v180 = fadd <16 x float> %v152, %v179
  %v181 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v180
  %v182 = select <16 x i1> %v181, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v180
  %v183 = add i64 %row, 3
  %v184 = mul i64 %v183, 20
  %v185 = getelementptr inbounds float, ptr %x0, i64 %v184
  %v186 = getelementptr inbounds float, ptr %v185, i64 %column
  %v187 = load <16 x float>, ptr %v186, align 4
  %v188 = fadd <16 x float> %v157, %v187
  %v189 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v188
  %v190 = select <16 x i1> %v189, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v188
  store <16 x float> %v166, ptr %c, align 4
  %v191 = getelementptr inbounds float, ptr %c, i64 20
  store <16 x float> %v174, ptr %v191, align 4
  %v192 = getelementptr inbounds float, ptr %c, i64 40
  store <16 x float> %v182, ptr %v192, align 4
  %v193 = getelementptr inbounds float, ptr %c, i64 60
  store <16 x float> %v190, ptr %v193, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %a1, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 9
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 18
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 27
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v35, <16 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 10
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 19
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 28
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 32
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = load <16 x float>, ptr %v7, align 4
  %v60 = load float, ptr %v6, align 4
  %v61 = insertelement <16 x float> poison, float %v60, i64 0
  %v62 = shufflevector <16 x float> %v61, <16 x float> poison, <16 x i32> zeroinitializer
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v59, <16 x float> %v9)
  %v64 = getelementptr inbounds float, ptr %v6, i64 9
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v67, <16 x float> %v59, <16 x float> %v10)
  %v69 = getelementptr inbounds float, ptr %v6, i64 18
  %v70 = load float, ptr %v69, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v59, <16 x float> %v11)
  %v74 = getelementptr inbounds float, ptr %v6, i64 27
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <16 x float> poison, float %v75, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v59, <16 x float> %v12)
  %v79 = getelementptr inbounds float, ptr %v7, i64 16
  %v80 = getelementptr inbounds float, ptr %v6, i64 1
  br label %head81
head81:
  %v84 = phi i64 [ 0, %end4 ], [ %v137, %body82 ]
  %v85 = phi ptr [ %a1, %end4 ], [ %v136, %body82 ]
  %v86 = phi ptr [ %v79, %end4 ], [ %v135, %body82 ]
  %v87 = phi ptr [ %v8, %end4 ], [ %v87, %body82 ]
  %v88 = phi <16 x float> [ %v63, %end4 ], [ %v119, %body82 ]
  %v89 = phi <16 x float> [ %v68, %end4 ], [ %v124, %body82 ]
  %v90 = phi <16 x float> [ %v73, %end4 ], [ %v129, %body82 ]
  %v91 = phi <16 x float> [ %v78, %end4 ], [ %v134, %body82 ]
  %v92 = icmp slt i64 %v84, 5
  br i1 %v92, label %body82, label %end83
body82:
  %v93 = load <16 x float>, ptr %v86, align 4
  %v94 = load float, ptr %v85, align 4
  %v95 = insertelement <16 x float> poison, float %v94, i64 0
  %v96 = shufflevector <16 x float> %v95, <16 x float> poison, <16 x i32> zeroinitializer
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v96, <16 x float> %v93, <16 x float> %v88)
  %v98 = getelementptr inbounds float, ptr %v85, i64 22
  %v99 = load float, ptr %v98, align 4
  %v100 = insertelement <16 x float> poison, float %v99, i64 0
  %v101 = shufflevector <16 x float> %v100, <16 x float> poison, <16 x i32> zeroinitializer
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v93, <16 x float> %v89)
  %v103 = getelementptr inbounds float, ptr %v85, i64 44
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <16 x float> poison, float %v104, i64 0
  %v106 = shufflevector <16 x float> %v105, <16 x float> poison, <16 x i32> zeroinitializer
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v106, <16 x float> %v93, <16 x float> %v90)
  %v108 = getelementptr inbounds float, ptr %v85, i64 66
  %v109 = load float, ptr %v108, align 4
  %v110 = insertelement <16 x float> poison, float %v109, i64 0
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <16 x i32> zeroinitializer
  %v112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v111, <16 x float> %v93, <16 x float> %v91)
  %v113 = getelementptr inbounds float, ptr %v86, i64 16
  %v114 = load <16 x float>, ptr %v113, align 4
  %v115 = getelementptr inbounds float, ptr %v85, i64 1
  %v116 = load float, ptr %v115, align 4
  %v117 = insertelement <16 x float> poison, float %v116, i64 0
  %v118 = shufflevector <16 x float> %v117, <16 x float> poison, <16 x i32> zeroinitializer
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v114, <16 x float> %v97)
  %v120 = getelementptr inbounds float, ptr %v85, i64 23
  %v121 = load float, ptr %v120, align 4
  %v122 = insertelement <16 x float> poison, float %v121, i64 0
  %v123 = shufflevector <16 x float> %v122, <16 x float> poison, <16 x i32> zeroinitializer
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v114, <16 x float> %v102)
  %v125 = getelementptr inbounds float, ptr %v85, i64 45
  %v126 = load float, ptr %v125, align 4
  %v127 = insertelement <16 x float> poison, float %v126, i64 0
  %v128 = shufflevector <16 x float> %v127, <16 x float> poison, <16 x i32> zeroinitializer
  %v129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v128, <16 x float> %v114, <16 x float> %v107)
  %v130 = getelementptr inbounds float, ptr %v85, i64 67
  %v131 = load float, ptr %v130, align 4
  %v132 = insertelement <16 x float> poison, float %v131, i64 0
  %v133 = shufflevector <16 x float> %v132, <16 x float> poison, <16 x i32> zeroinitializer
  %v134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v114, <16 x float> %v112)
  %v135 = getelementptr inbounds float, ptr %v86, i64 32
  %v136 = getelementptr inbounds float, ptr %v85, i64 2
  %v137 = add nsw i64 %v84, 1
  br label %head81
end83:
  %v138 = load <16 x float>, ptr %v86, align 4
  %v139 = load float, ptr %v85, align 4
  %v140 = insertelement <16 x float> poison, float %v139, i64 0
  %v141 = shufflevector <16 x float> %v140, <16 x float> poison, <16 x i32> zeroinitializer
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v141, <16 x float> %v138, <16 x float> %v88)
  %v143 = getelementptr inbounds float, ptr %v85, i64 22
  %v144 = load float, ptr %v143, align 4
  %v145 = insertelement <16 x float> poison, float %v144, i64 0
  %v146 = shufflevector <16 x float> %v145, <16 x float> poison, <16 x i32> zeroinitializer
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v138, <16 x float> %v89)
  %v148 = getelementptr inbounds float, ptr %v85, i64 44
  %v149 = load float, ptr %v148, align 4
  %v150 = insertelement <16 x float> poison, float %v149, i64 0
  %v151 = shufflevector <16 x float> %v150, <16 x float> poison, <16 x i32> zeroinitializer
  %v152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v151, <16 x float> %v138, <16 x float> %v90)
  %v153 = getelementptr inbounds float, ptr %v85, i64 66
  %v154 = load float, ptr %v153, align 4
  %v155 = insertelement <16 x float> poison, float %v154, i64 0
  %v156 = shufflevector <16 x float> %v155, <16 x float> poison, <16 x i32> zeroinitializer
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v156, <16 x float> %v138, <16 x float> %v91)
  %v158 = getelementptr inbounds float, ptr %v86, i64 16
  %v159 = getelementptr inbounds float, ptr %v85, i64 1
  %v160 = mul i64 %row, 20
  %v161 = getelementptr inbounds float, ptr %x0, i64 %v160
  %v162 = getelementptr inbounds float, ptr %v161, i64 %column
  %v163 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v162, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v164 = fadd <16 x float> %v142, %v163
  %v165 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v164
  %v166 = select <16 x i1> %v165, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v164
  %v167 = add i64 %row, 1
  %v168 = mul i64 %v167, 20
  %v169 = getelementptr inbounds float, ptr %x0, i64 %v168
  %v170 = getelementptr inbounds float, ptr %v169, i64 %column
  %v171 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v170, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v172 = fadd <16 x float> %v147, %v171
  %v173 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v172
  %v174 = select <16 x i1> %v173, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v172
  %v175 = add i64 %row, 2
  %v176 = mul i64 %v175, 20
  %v177 = getelementptr inbounds float, ptr %x0, i64 %v176
  %v178 = getelementptr inbounds float, ptr %v177, i64 %column
  %v179 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v178, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v180 = fadd <16 x float> %v152, %v179
  %v181 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v180
  %v182 = select <16 x i1> %v181, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v180
  %v183 = add i64 %row, 3
  %v184 = mul i64 %v183, 20
  %v185 = getelementptr inbounds float, ptr %x0, i64 %v184
  %v186 = getelementptr inbounds float, ptr %v185, i64 %column
  %v187 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v186, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v188 = fadd <16 x float> %v157, %v187
  %v189 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v188
  %v190 = select <16 x i1> %v189, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v188
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v166, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v191 = getelementptr inbounds float, ptr %c, i64 20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v174, ptr align 4 %v191, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v192 = getelementptr inbounds float, ptr %c, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v182, ptr align 4 %v192, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v193 = getelementptr inbounds float, ptr %c, i64 60
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v190, ptr align 4 %v193, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %a1, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <16 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 16
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v17, <16 x float> %v15)
  %v23 = getelementptr inbounds float, ptr %v7, i64 32
  %v24 = getelementptr inbounds float, ptr %v6, i64 2
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = load <16 x float>, ptr %v7, align 4
  %v27 = load float, ptr %v6, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v26, <16 x float> %v9)
  %v31 = getelementptr inbounds float, ptr %v7, i64 16
  %v32 = getelementptr inbounds float, ptr %v6, i64 1
  br label %head33
head33:
  %v36 = phi i64 [ 0, %end4 ], [ %v56, %body34 ]
  %v37 = phi ptr [ %a1, %end4 ], [ %v55, %body34 ]
  %v38 = phi ptr [ %v31, %end4 ], [ %v54, %body34 ]
  %v39 = phi ptr [ %v8, %end4 ], [ %v39, %body34 ]
  %v40 = phi <16 x float> [ %v30, %end4 ], [ %v53, %body34 ]
  %v41 = icmp slt i64 %v36, 5
  br i1 %v41, label %body34, label %end35
body34:
  %v42 = load <16 x float>, ptr %v38, align 4
  %v43 = load float, ptr %v37, align 4
  %v44 = insertelement <16 x float> poison, float %v43, i64 0
  %v45 = shufflevector <16 x float> %v44, <16 x float> poison, <16 x i32> zeroinitializer
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v42, <16 x float> %v40)
  %v47 = getelementptr inbounds float, ptr %v38, i64 16
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v37, i64 1
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <16 x float> poison, float %v50, i64 0
  %v52 = shufflevector <16 x float> %v51, <16 x float> poison, <16 x i32> zeroinitializer
  %v53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v48, <16 x float> %v46)
  %v54 = getelementptr inbounds float, ptr %v38, i64 32
  %v55 = getelementptr inbounds float, ptr %v37, i64 2
  %v56 = add nsw i64 %v36, 1
  br label %head33
end35:
  %v57 = load <16 x float>, ptr %v38, align 4
  %v58 = load float, ptr %v37, align 4
  %v59 = insertelement <16 x float> poison, float %v58, i64 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v57, <16 x float> %v40)
  %v62 = getelementptr inbounds float, ptr %v38, i64 16
  %v63 = getelementptr inbounds float, ptr %v37, i64 1
  %v64 = mul i64 %row, 20
  %v65 = getelementptr inbounds float, ptr %x0, i64 %v64
  %v66 = getelementptr inbounds float, ptr %v65, i64 %column
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = fadd <16 x float> %v61, %v67
  %v69 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v68
  %v70 = select <16 x i1> %v69, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v68
  store <16 x float> %v70, ptr %c, align 4
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %a1, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v22, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <16 x float>, ptr %v7, align 4
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v9)
  %v16 = getelementptr inbounds float, ptr %v7, i64 16
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v17, <16 x float> %v15)
  %v23 = getelementptr inbounds float, ptr %v7, i64 32
  %v24 = getelementptr inbounds float, ptr %v6, i64 2
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = load <16 x float>, ptr %v7, align 4
  %v27 = load float, ptr %v6, align 4
  %v28 = insertelement <16 x float> poison, float %v27, i64 0
  %v29 = shufflevector <16 x float> %v28, <16 x float> poison, <16 x i32> zeroinitializer
  %v30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v29, <16 x float> %v26, <16 x float> %v9)
  %v31 = getelementptr inbounds float, ptr %v7, i64 16
  %v32 = getelementptr inbounds float, ptr %v6, i64 1
  br label %head33
head33:
  %v36 = phi i64 [ 0, %end4 ], [ %v56, %body34 ]
  %v37 = phi ptr [ %a1, %end4 ], [ %v55, %body34 ]
  %v38 = phi ptr [ %v31, %end4 ], [ %v54, %body34 ]
  %v39 = phi ptr [ %v8, %end4 ], [ %v39, %body34 ]
  %v40 = phi <16 x float> [ %v30, %end4 ], [ %v53, %body34 ]
  %v41 = icmp slt i64 %v36, 5
  br i1 %v41, label %body34, label %end35
body34:
  %v42 = load <16 x float>, ptr %v38, align 4
  %v43 = load float, ptr %v37, align 4
  %v44 = insertelement <16 x float> poison, float %v43, i64 0
  %v45 = shufflevector <16 x float> %v44, <16 x float> poison, <16 x i32> zeroinitializer
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v42, <16 x float> %v40)
  %v47 = getelementptr inbounds float, ptr %v38, i64 16
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v37, i64 1
  %v50 = load float, ptr %v49, align 4
  %v51 = insertelement <16 x float> poison, float %v50, i64 0
  %v52 = shufflevector <16 x float> %v51, <16 x float> poison, <16 x i32> zeroinitializer
  %v53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v48, <16 x float> %v46)
  %v54 = getelementptr inbounds float, ptr %v38, i64 32
  %v55 = getelementptr inbounds float, ptr %v37, i64 2
  %v56 = add nsw i64 %v36, 1
  br label %head33
end35:
  %v57 = load <16 x float>, ptr %v38, align 4
  %v58 = load float, ptr %v37, align 4
  %v59 = insertelement <16 x float> poison, float %v58, i64 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v60, <16 x float> %v57, <16 x float> %v40)
  %v62 = getelementptr inbounds float, ptr %v38, i64 16
  %v63 = getelementptr inbounds float, ptr %v37, i64 1
  %v64 = mul i64 %row, 20
  %v65 = getelementptr inbounds float, ptr %x0, i64 %v64
  %v66 = getelementptr inbounds float, ptr %v65, i64 %column
  %v67 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v66, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v68 = fadd <16 x float> %v61, %v67
  %v69 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v68
  %v70 = select <16 x i1> %v69, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v68
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v70, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_product(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = getelementptr inbounds i8, ptr %v15, i64 0
  br label %head17
head17:
  %v20 = phi i64 [ 0, %entry ], [ %v89, %end24 ]
  %v21 = icmp slt i64 %v20, 2
  br i1 %v21, label %body18, label %end19
body18:
  br label %head22
head22:
  %v25 = phi i64 [ %lo, %body18 ], [ %v88, %end87 ]
  %v26 = icmp slt i64 %v25, %hi
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = udiv i64 %v25, 12
  %v28 = urem i64 %v25, 12
  %v29 = udiv i64 %v28, 2
  %v30 = urem i64 %v28, 2
  %v31 = udiv i64 %v20, 2
  %v32 = urem i64 %v20, 2
  %v33 = mul i64 %v30, 4
  %v34 = mul i64 %v27, 270
  %v35 = mul i64 %v29, 45
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v33, 9
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v31, 20
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v31, 20
  %v42 = mul i64 %v32, 16
  %v43 = add i64 %v41, %v42
  %v44 = mul i64 %v27, 6
  %v45 = add i64 %v44, %v29
  %v46 = mul i64 %v45, 5
  %v47 = add i64 %v46, %v33
  %v48 = mul i64 %v47, 20
  %v49 = add i64 %v48, %v43
  %v50 = mul i64 %v20, 320
  %v51 = add i64 %v50, 320
  %v52 = getelementptr inbounds float, ptr %v3, i64 %v51
  %v53 = getelementptr inbounds i8, ptr %v52, i64 0
  %v54 = mul i64 %v27, 1089
  %v55 = mul i64 %v29, 198
  %v56 = add i64 %v54, %v55
  %v57 = mul i64 %v33, 22
  %v58 = add i64 %v56, %v57
  %v59 = getelementptr inbounds float, ptr %v7, i64 %v58
  %v60 = getelementptr inbounds float, ptr %v1, i64 %v40
  %v61 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v62 = getelementptr inbounds float, ptr %v11, i64 %v49
  %v63 = mul i64 %v20, 16
  %v64 = getelementptr inbounds float, ptr %v5, i64 %v63
  %v65 = icmp eq i64 %v29, 5
  %v66 = icmp eq i64 %v30, 1
  %v67 = icmp eq i64 %v32, 1
  %v68 = xor i1 %v66, true
  %v69 = and i1 true, %v68
  %v70 = xor i1 %v67, true
  %v71 = and i1 %v69, %v70
  br i1 %v71, label %then72, label %end73
then72:
  call void @k_tile_0000(ptr %v60, ptr %v61, ptr %v62, ptr %v64, ptr %v53, i64 %v47, i64 %v43, ptr %v59, ptr %v9)
  br label %end73
end73:
  %v74 = xor i1 %v66, true
  %v75 = and i1 true, %v74
  %v76 = and i1 %v75, %v67
  br i1 %v76, label %then77, label %end78
then77:
  call void @k_tile_0001(ptr %v60, ptr %v61, ptr %v62, ptr %v64, ptr %v53, i64 %v47, i64 %v43, ptr %v59, ptr %v9)
  br label %end78
end78:
  %v79 = and i1 true, %v66
  %v80 = xor i1 %v67, true
  %v81 = and i1 %v79, %v80
  br i1 %v81, label %then82, label %end83
then82:
  call void @k_tile_0010(ptr %v60, ptr %v61, ptr %v62, ptr %v64, ptr %v53, i64 %v47, i64 %v43, ptr %v59, ptr %v9)
  br label %end83
end83:
  %v84 = and i1 true, %v66
  %v85 = and i1 %v84, %v67
  br i1 %v85, label %then86, label %end87
then86:
  call void @k_tile_0011(ptr %v60, ptr %v61, ptr %v62, ptr %v64, ptr %v53, i64 %v47, i64 %v43, ptr %v59, ptr %v9)
  br label %end87
end87:
  %v88 = add nsw i64 %v25, 1
  br label %head22
end24:
  %v89 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
