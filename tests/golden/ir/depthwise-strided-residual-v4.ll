; task {"attributes":{"dilations":[1,1],"pads":[1,1,1,1],"strides":[2,2],"tail":"t0=add(x0,x1)"},"inputs":["f32[2,7,9,5]","f32[5,3,3,1]","f32[5]","f32[2,4,5,5]"],"op":"depthwise","output":"f32[2,4,5,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"tile_rows":1,"vectors":1}
; tier x86_64-v4
; phase k: 8 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 16) 9bbeba6262389e8b
; packed input 2: float32 (16,) 267f979e6b54c9fc
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v430, %end240 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = add i64 0, 1
  %v21 = urem i64 %v18, 4
  %v22 = udiv i64 %v18, 4
  %v23 = add i64 %v21, 1
  %v24 = icmp sge i64 %v21, 1
  %v25 = icmp sle i64 %v23, 3
  %v26 = and i1 %v24, %v25
  br i1 %v26, label %then27, label %end28
then27:
  %v29 = mul i64 %v21, 2
  %v30 = sub i64 %v29, 1
  %v31 = icmp eq i64 %v20, 1
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = add i64 0, 0
  %v35 = getelementptr inbounds float, ptr %v3, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = getelementptr inbounds float, ptr %v35, i64 16
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = getelementptr inbounds float, ptr %v35, i64 32
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v35, i64 48
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = getelementptr inbounds float, ptr %v35, i64 64
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = getelementptr inbounds float, ptr %v35, i64 80
  %v46 = load <16 x float>, ptr %v45, align 4
  %v47 = getelementptr inbounds float, ptr %v35, i64 96
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = getelementptr inbounds float, ptr %v35, i64 112
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = getelementptr inbounds float, ptr %v35, i64 128
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %v5, i64 0
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = mul i64 %v22, 7
  %v56 = add i64 %v55, %v30
  %v57 = mul i64 %v56, 9
  %v58 = mul i64 %v57, 5
  %v59 = add i64 %v58, 0
  %v60 = getelementptr inbounds float, ptr %v1, i64 %v59
  %v61 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v38, <16 x float> %v54)
  %v63 = getelementptr inbounds float, ptr %v60, i64 5
  %v64 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v63, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v40, <16 x float> %v62)
  %v66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v36, <16 x float> %v54)
  %v67 = getelementptr inbounds float, ptr %v60, i64 10
  %v68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v67, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v68, <16 x float> %v38, <16 x float> %v66)
  %v70 = getelementptr inbounds float, ptr %v60, i64 15
  %v71 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v70, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v71, <16 x float> %v40, <16 x float> %v69)
  %v73 = getelementptr inbounds float, ptr %v60, i64 45
  %v74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v73, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v44, <16 x float> %v65)
  %v76 = getelementptr inbounds float, ptr %v60, i64 50
  %v77 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v76, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v46, <16 x float> %v75)
  %v79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v42, <16 x float> %v72)
  %v80 = getelementptr inbounds float, ptr %v60, i64 55
  %v81 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v80, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v81, <16 x float> %v44, <16 x float> %v79)
  %v83 = getelementptr inbounds float, ptr %v60, i64 60
  %v84 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v83, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v84, <16 x float> %v46, <16 x float> %v82)
  %v86 = getelementptr inbounds float, ptr %v60, i64 90
  %v87 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v86, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v50, <16 x float> %v78)
  %v89 = getelementptr inbounds float, ptr %v60, i64 95
  %v90 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v89, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v90, <16 x float> %v52, <16 x float> %v88)
  %v92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v90, <16 x float> %v48, <16 x float> %v85)
  %v93 = getelementptr inbounds float, ptr %v60, i64 100
  %v94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v93, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v94, <16 x float> %v50, <16 x float> %v92)
  %v96 = getelementptr inbounds float, ptr %v60, i64 105
  %v97 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v96, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v97, <16 x float> %v52, <16 x float> %v95)
  %v99 = mul i64 %v22, 4
  %v100 = add i64 %v99, %v21
  %v101 = mul i64 %v100, 5
  %v102 = mul i64 %v101, 5
  %v103 = add i64 %v102, 0
  %v104 = getelementptr inbounds float, ptr %v9, i64 %v103
  %v105 = mul i64 %v101, 5
  %v106 = getelementptr inbounds float, ptr %v7, i64 %v105
  %v107 = getelementptr inbounds float, ptr %v106, i64 0
  %v108 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v107, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v109 = fadd <16 x float> %v91, %v108
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v109, ptr align 4 %v104, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v110 = add i64 %v101, 1
  %v111 = mul i64 %v110, 5
  %v112 = getelementptr inbounds float, ptr %v7, i64 %v111
  %v113 = getelementptr inbounds float, ptr %v112, i64 0
  %v114 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v113, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v115 = fadd <16 x float> %v98, %v114
  %v116 = getelementptr inbounds float, ptr %v104, i64 5
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v115, ptr align 4 %v116, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head117
head117:
  %v120 = phi i64 [ 2, %then32 ], [ %v199, %body118 ]
  %v121 = icmp slt i64 %v120, 4
  br i1 %v121, label %body118, label %end119
body118:
  %v122 = mul i64 %v120, 2
  %v123 = sub i64 %v122, 1
  %v124 = getelementptr inbounds float, ptr %v5, i64 0
  %v125 = load <16 x float>, ptr %v124, align 4
  %v126 = mul i64 %v22, 7
  %v127 = add i64 %v126, %v30
  %v128 = mul i64 %v127, 9
  %v129 = add i64 %v128, %v123
  %v130 = mul i64 %v129, 5
  %v131 = add i64 %v130, 0
  %v132 = getelementptr inbounds float, ptr %v1, i64 %v131
  %v133 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v132, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v36, <16 x float> %v125)
  %v135 = getelementptr inbounds float, ptr %v132, i64 5
  %v136 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v135, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v136, <16 x float> %v38, <16 x float> %v134)
  %v138 = getelementptr inbounds float, ptr %v132, i64 10
  %v139 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v138, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v139, <16 x float> %v40, <16 x float> %v137)
  %v141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v139, <16 x float> %v36, <16 x float> %v125)
  %v142 = getelementptr inbounds float, ptr %v132, i64 15
  %v143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v142, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v143, <16 x float> %v38, <16 x float> %v141)
  %v145 = getelementptr inbounds float, ptr %v132, i64 20
  %v146 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v145, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v146, <16 x float> %v40, <16 x float> %v144)
  %v148 = getelementptr inbounds float, ptr %v132, i64 45
  %v149 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v148, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v149, <16 x float> %v42, <16 x float> %v140)
  %v151 = getelementptr inbounds float, ptr %v132, i64 50
  %v152 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v151, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v152, <16 x float> %v44, <16 x float> %v150)
  %v154 = getelementptr inbounds float, ptr %v132, i64 55
  %v155 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v154, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v155, <16 x float> %v46, <16 x float> %v153)
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v155, <16 x float> %v42, <16 x float> %v147)
  %v158 = getelementptr inbounds float, ptr %v132, i64 60
  %v159 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v158, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v44, <16 x float> %v157)
  %v161 = getelementptr inbounds float, ptr %v132, i64 65
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v161, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v46, <16 x float> %v160)
  %v164 = getelementptr inbounds float, ptr %v132, i64 90
  %v165 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v164, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v165, <16 x float> %v48, <16 x float> %v156)
  %v167 = getelementptr inbounds float, ptr %v132, i64 95
  %v168 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v167, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v169 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v50, <16 x float> %v166)
  %v170 = getelementptr inbounds float, ptr %v132, i64 100
  %v171 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v170, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v52, <16 x float> %v169)
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v48, <16 x float> %v163)
  %v174 = getelementptr inbounds float, ptr %v132, i64 105
  %v175 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v174, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v175, <16 x float> %v50, <16 x float> %v173)
  %v177 = getelementptr inbounds float, ptr %v132, i64 110
  %v178 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v177, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v52, <16 x float> %v176)
  %v180 = mul i64 %v22, 4
  %v181 = add i64 %v180, %v21
  %v182 = mul i64 %v181, 5
  %v183 = add i64 %v182, %v120
  %v184 = mul i64 %v183, 5
  %v185 = add i64 %v184, 0
  %v186 = getelementptr inbounds float, ptr %v9, i64 %v185
  %v187 = mul i64 %v183, 5
  %v188 = getelementptr inbounds float, ptr %v7, i64 %v187
  %v189 = getelementptr inbounds float, ptr %v188, i64 0
  %v190 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v189, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v191 = fadd <16 x float> %v172, %v190
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v191, ptr align 4 %v186, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v192 = add i64 %v183, 1
  %v193 = mul i64 %v192, 5
  %v194 = getelementptr inbounds float, ptr %v7, i64 %v193
  %v195 = getelementptr inbounds float, ptr %v194, i64 0
  %v196 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v195, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v197 = fadd <16 x float> %v179, %v196
  %v198 = getelementptr inbounds float, ptr %v186, i64 5
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v197, ptr align 4 %v198, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v199 = add nsw i64 %v120, 2
  br label %head117
end119:
  %v200 = getelementptr inbounds float, ptr %v5, i64 0
  %v201 = load <16 x float>, ptr %v200, align 4
  %v202 = mul i64 %v22, 7
  %v203 = add i64 %v202, %v30
  %v204 = mul i64 %v203, 9
  %v205 = mul i64 %v204, 5
  %v206 = add i64 %v205, 0
  %v207 = getelementptr inbounds float, ptr %v1, i64 %v206
  %v208 = getelementptr inbounds float, ptr %v207, i64 35
  %v209 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v208, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v36, <16 x float> %v201)
  %v211 = getelementptr inbounds float, ptr %v207, i64 40
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v211, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v212, <16 x float> %v38, <16 x float> %v210)
  %v214 = getelementptr inbounds float, ptr %v207, i64 80
  %v215 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v214, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v215, <16 x float> %v42, <16 x float> %v213)
  %v217 = getelementptr inbounds float, ptr %v207, i64 85
  %v218 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v217, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v44, <16 x float> %v216)
  %v220 = getelementptr inbounds float, ptr %v207, i64 125
  %v221 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v220, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v221, <16 x float> %v48, <16 x float> %v219)
  %v223 = getelementptr inbounds float, ptr %v207, i64 130
  %v224 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v223, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v224, <16 x float> %v50, <16 x float> %v222)
  %v226 = mul i64 %v22, 4
  %v227 = add i64 %v226, %v21
  %v228 = mul i64 %v227, 5
  %v229 = add i64 %v228, 4
  %v230 = mul i64 %v229, 5
  %v231 = add i64 %v230, 0
  %v232 = getelementptr inbounds float, ptr %v9, i64 %v231
  %v233 = mul i64 %v229, 5
  %v234 = getelementptr inbounds float, ptr %v7, i64 %v233
  %v235 = getelementptr inbounds float, ptr %v234, i64 0
  %v236 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v235, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v237 = fadd <16 x float> %v225, %v236
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v237, ptr align 4 %v232, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end33
end33:
  br label %end28
end28:
  %v238 = xor i1 %v26, true
  br i1 %v238, label %then239, label %end240
then239:
  %v241 = icmp slt i64 %v23, 4
  %v242 = select i1 %v241, i64 %v23, i64 4
  br label %head243
head243:
  %v246 = phi i64 [ %v21, %then239 ], [ %v429, %end260 ]
  %v247 = icmp slt i64 %v246, %v242
  br i1 %v247, label %body244, label %end245
body244:
  %v248 = mul i64 %v246, 2
  %v249 = sub i64 %v248, 1
  %v250 = sub i64 0, %v249
  %v251 = icmp sgt i64 %v250, 0
  %v252 = select i1 %v251, i64 %v250, i64 0
  %v253 = sub i64 7, %v249
  %v254 = icmp sgt i64 %v253, 0
  %v255 = select i1 %v254, i64 %v253, i64 0
  %v256 = icmp slt i64 %v255, 3
  %v257 = select i1 %v256, i64 %v255, i64 3
  %v258 = icmp eq i64 %v20, 1
  br i1 %v258, label %then259, label %end260
then259:
  %v261 = getelementptr inbounds float, ptr %v5, i64 0
  %v262 = load <16 x float>, ptr %v261, align 4
  br label %head263
head263:
  %v266 = phi i64 [ %v252, %then259 ], [ %v298, %body264 ]
  %v267 = phi <16 x float> [ %v262, %then259 ], [ %v290, %body264 ]
  %v268 = phi <16 x float> [ %v262, %then259 ], [ %v297, %body264 ]
  %v269 = icmp slt i64 %v266, %v257
  br i1 %v269, label %body264, label %end265
body264:
  %v270 = add i64 %v249, %v266
  %v271 = mul i64 %v22, 7
  %v272 = add i64 %v271, %v270
  %v273 = mul i64 %v272, 9
  %v274 = mul i64 %v273, 5
  %v275 = add i64 %v274, 0
  %v276 = getelementptr inbounds float, ptr %v1, i64 %v275
  %v277 = mul i64 %v266, 3
  %v278 = mul i64 %v277, 16
  %v279 = add i64 %v278, 0
  %v280 = getelementptr inbounds float, ptr %v3, i64 %v279
  %v281 = load <16 x float>, ptr %v280, align 4
  %v282 = getelementptr inbounds float, ptr %v280, i64 16
  %v283 = load <16 x float>, ptr %v282, align 4
  %v284 = getelementptr inbounds float, ptr %v280, i64 32
  %v285 = load <16 x float>, ptr %v284, align 4
  %v286 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v276, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v286, <16 x float> %v283, <16 x float> %v267)
  %v288 = getelementptr inbounds float, ptr %v276, i64 5
  %v289 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v288, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v289, <16 x float> %v285, <16 x float> %v287)
  %v291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v289, <16 x float> %v281, <16 x float> %v268)
  %v292 = getelementptr inbounds float, ptr %v276, i64 10
  %v293 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v292, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v293, <16 x float> %v283, <16 x float> %v291)
  %v295 = getelementptr inbounds float, ptr %v276, i64 15
  %v296 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v295, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v296, <16 x float> %v285, <16 x float> %v294)
  %v298 = add nsw i64 %v266, 1
  br label %head263
end265:
  %v299 = mul i64 %v22, 4
  %v300 = add i64 %v299, %v246
  %v301 = mul i64 %v300, 5
  %v302 = mul i64 %v301, 5
  %v303 = add i64 %v302, 0
  %v304 = getelementptr inbounds float, ptr %v9, i64 %v303
  %v305 = mul i64 %v301, 5
  %v306 = getelementptr inbounds float, ptr %v7, i64 %v305
  %v307 = getelementptr inbounds float, ptr %v306, i64 0
  %v308 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v307, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v309 = fadd <16 x float> %v267, %v308
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v309, ptr align 4 %v304, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v310 = add i64 %v301, 1
  %v311 = mul i64 %v310, 5
  %v312 = getelementptr inbounds float, ptr %v7, i64 %v311
  %v313 = getelementptr inbounds float, ptr %v312, i64 0
  %v314 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v313, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v315 = fadd <16 x float> %v268, %v314
  %v316 = getelementptr inbounds float, ptr %v304, i64 5
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v315, ptr align 4 %v316, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head317
head317:
  %v320 = phi i64 [ 2, %end265 ], [ %v385, %end328 ]
  %v321 = icmp slt i64 %v320, 4
  br i1 %v321, label %body318, label %end319
body318:
  %v322 = mul i64 %v320, 2
  %v323 = sub i64 %v322, 1
  %v324 = getelementptr inbounds float, ptr %v5, i64 0
  %v325 = load <16 x float>, ptr %v324, align 4
  br label %head326
head326:
  %v329 = phi i64 [ %v252, %body318 ], [ %v365, %body327 ]
  %v330 = phi <16 x float> [ %v325, %body318 ], [ %v357, %body327 ]
  %v331 = phi <16 x float> [ %v325, %body318 ], [ %v364, %body327 ]
  %v332 = icmp slt i64 %v329, %v257
  br i1 %v332, label %body327, label %end328
body327:
  %v333 = add i64 %v249, %v329
  %v334 = mul i64 %v22, 7
  %v335 = add i64 %v334, %v333
  %v336 = mul i64 %v335, 9
  %v337 = add i64 %v336, %v323
  %v338 = mul i64 %v337, 5
  %v339 = add i64 %v338, 0
  %v340 = getelementptr inbounds float, ptr %v1, i64 %v339
  %v341 = mul i64 %v329, 3
  %v342 = mul i64 %v341, 16
  %v343 = add i64 %v342, 0
  %v344 = getelementptr inbounds float, ptr %v3, i64 %v343
  %v345 = load <16 x float>, ptr %v344, align 4
  %v346 = getelementptr inbounds float, ptr %v344, i64 16
  %v347 = load <16 x float>, ptr %v346, align 4
  %v348 = getelementptr inbounds float, ptr %v344, i64 32
  %v349 = load <16 x float>, ptr %v348, align 4
  %v350 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v340, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v350, <16 x float> %v345, <16 x float> %v330)
  %v352 = getelementptr inbounds float, ptr %v340, i64 5
  %v353 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v352, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v354 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v353, <16 x float> %v347, <16 x float> %v351)
  %v355 = getelementptr inbounds float, ptr %v340, i64 10
  %v356 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v355, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v356, <16 x float> %v349, <16 x float> %v354)
  %v358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v356, <16 x float> %v345, <16 x float> %v331)
  %v359 = getelementptr inbounds float, ptr %v340, i64 15
  %v360 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v359, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v361 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v360, <16 x float> %v347, <16 x float> %v358)
  %v362 = getelementptr inbounds float, ptr %v340, i64 20
  %v363 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v362, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v363, <16 x float> %v349, <16 x float> %v361)
  %v365 = add nsw i64 %v329, 1
  br label %head326
end328:
  %v366 = mul i64 %v22, 4
  %v367 = add i64 %v366, %v246
  %v368 = mul i64 %v367, 5
  %v369 = add i64 %v368, %v320
  %v370 = mul i64 %v369, 5
  %v371 = add i64 %v370, 0
  %v372 = getelementptr inbounds float, ptr %v9, i64 %v371
  %v373 = mul i64 %v369, 5
  %v374 = getelementptr inbounds float, ptr %v7, i64 %v373
  %v375 = getelementptr inbounds float, ptr %v374, i64 0
  %v376 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v375, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v377 = fadd <16 x float> %v330, %v376
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v377, ptr align 4 %v372, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v378 = add i64 %v369, 1
  %v379 = mul i64 %v378, 5
  %v380 = getelementptr inbounds float, ptr %v7, i64 %v379
  %v381 = getelementptr inbounds float, ptr %v380, i64 0
  %v382 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v381, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v383 = fadd <16 x float> %v331, %v382
  %v384 = getelementptr inbounds float, ptr %v372, i64 5
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v383, ptr align 4 %v384, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v385 = add nsw i64 %v320, 2
  br label %head317
end319:
  %v386 = getelementptr inbounds float, ptr %v5, i64 0
  %v387 = load <16 x float>, ptr %v386, align 4
  br label %head388
head388:
  %v391 = phi i64 [ %v252, %end319 ], [ %v416, %body389 ]
  %v392 = phi <16 x float> [ %v387, %end319 ], [ %v415, %body389 ]
  %v393 = icmp slt i64 %v391, %v257
  br i1 %v393, label %body389, label %end390
body389:
  %v394 = add i64 %v249, %v391
  %v395 = mul i64 %v22, 7
  %v396 = add i64 %v395, %v394
  %v397 = mul i64 %v396, 9
  %v398 = mul i64 %v397, 5
  %v399 = add i64 %v398, 0
  %v400 = getelementptr inbounds float, ptr %v1, i64 %v399
  %v401 = mul i64 %v391, 3
  %v402 = mul i64 %v401, 16
  %v403 = add i64 %v402, 0
  %v404 = getelementptr inbounds float, ptr %v3, i64 %v403
  %v405 = load <16 x float>, ptr %v404, align 4
  %v406 = getelementptr inbounds float, ptr %v404, i64 16
  %v407 = load <16 x float>, ptr %v406, align 4
  %v408 = getelementptr inbounds float, ptr %v404, i64 32
  %v409 = load <16 x float>, ptr %v408, align 4
  %v410 = getelementptr inbounds float, ptr %v400, i64 35
  %v411 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v410, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v411, <16 x float> %v405, <16 x float> %v392)
  %v413 = getelementptr inbounds float, ptr %v400, i64 40
  %v414 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v413, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v415 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v414, <16 x float> %v407, <16 x float> %v412)
  %v416 = add nsw i64 %v391, 1
  br label %head388
end390:
  %v417 = mul i64 %v22, 4
  %v418 = add i64 %v417, %v246
  %v419 = mul i64 %v418, 5
  %v420 = add i64 %v419, 4
  %v421 = mul i64 %v420, 5
  %v422 = add i64 %v421, 0
  %v423 = getelementptr inbounds float, ptr %v9, i64 %v422
  %v424 = mul i64 %v420, 5
  %v425 = getelementptr inbounds float, ptr %v7, i64 %v424
  %v426 = getelementptr inbounds float, ptr %v425, i64 0
  %v427 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v426, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v428 = fadd <16 x float> %v392, %v427
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v428, ptr align 4 %v423, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end260
end260:
  %v429 = add nsw i64 %v246, 1
  br label %head243
end245:
  br label %end240
end240:
  %v430 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
