; task {"attributes":{"count_include_pad":0,"dilations":[1,1],"kernel":[3,3],"mode":"max","pads":[1,1,1,1],"strides":[2,2]},"inputs":["u8[1,5,6,9]"],"op":"pool","output":"u8[1,3,3,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v4
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <16 x i8> @llvm.masked.load.v16i8.p0(ptr, <16 x i1>, <16 x i8>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, <16 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v154, %end30 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = add i64 0, 1
  %v15 = urem i64 %v12, 3
  %v16 = udiv i64 %v12, 3
  %v17 = mul i64 %v15, 2
  %v18 = sub i64 %v17, 1
  %v19 = sub i64 0, %v18
  %v20 = icmp sgt i64 %v19, 0
  %v21 = select i1 %v20, i64 %v19, i64 0
  %v22 = sub i64 5, %v18
  %v23 = icmp sgt i64 %v22, 0
  %v24 = select i1 %v23, i64 %v22, i64 0
  %v25 = icmp slt i64 %v24, 3
  %v26 = select i1 %v25, i64 %v24, i64 3
  %v27 = sub i64 %v26, %v21
  %v28 = icmp eq i64 %v14, 1
  br i1 %v28, label %then29, label %end30
then29:
  br label %head31
head31:
  %v34 = phi i64 [ %v21, %then29 ], [ %v80, %body32 ]
  %v35 = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then29 ], [ %v59, %body32 ]
  %v36 = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then29 ], [ %v79, %body32 ]
  %v37 = icmp slt i64 %v34, %v26
  br i1 %v37, label %body32, label %end33
body32:
  %v38 = add i64 %v18, %v34
  %v39 = mul i64 %v16, 5
  %v40 = add i64 %v39, %v38
  %v41 = mul i64 %v40, 6
  %v42 = mul i64 %v41, 9
  %v43 = add i64 %v42, 0
  %v44 = getelementptr inbounds i8, ptr %v1, i64 %v43
  %v45 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v44, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v46 = zext <16 x i8> %v45 to <16 x i32>
  %v47 = sitofp <16 x i32> %v46 to <16 x float>
  %v48 = fcmp une <16 x float> %v47, %v47
  %v49 = fcmp ogt <16 x float> %v47, %v35
  %v50 = select <16 x i1> %v49, <16 x float> %v47, <16 x float> %v35
  %v51 = select <16 x i1> %v48, <16 x float> %v47, <16 x float> %v50
  %v52 = getelementptr inbounds i8, ptr %v44, i64 9
  %v53 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v52, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v54 = zext <16 x i8> %v53 to <16 x i32>
  %v55 = sitofp <16 x i32> %v54 to <16 x float>
  %v56 = fcmp une <16 x float> %v55, %v55
  %v57 = fcmp ogt <16 x float> %v55, %v51
  %v58 = select <16 x i1> %v57, <16 x float> %v55, <16 x float> %v51
  %v59 = select <16 x i1> %v56, <16 x float> %v55, <16 x float> %v58
  %v60 = fcmp une <16 x float> %v55, %v55
  %v61 = fcmp ogt <16 x float> %v55, %v36
  %v62 = select <16 x i1> %v61, <16 x float> %v55, <16 x float> %v36
  %v63 = select <16 x i1> %v60, <16 x float> %v55, <16 x float> %v62
  %v64 = getelementptr inbounds i8, ptr %v44, i64 18
  %v65 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v64, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v66 = zext <16 x i8> %v65 to <16 x i32>
  %v67 = sitofp <16 x i32> %v66 to <16 x float>
  %v68 = fcmp une <16 x float> %v67, %v67
  %v69 = fcmp ogt <16 x float> %v67, %v63
  %v70 = select <16 x i1> %v69, <16 x float> %v67, <16 x float> %v63
  %v71 = select <16 x i1> %v68, <16 x float> %v67, <16 x float> %v70
  %v72 = getelementptr inbounds i8, ptr %v44, i64 27
  %v73 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v72, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v74 = zext <16 x i8> %v73 to <16 x i32>
  %v75 = sitofp <16 x i32> %v74 to <16 x float>
  %v76 = fcmp une <16 x float> %v75, %v75
  %v77 = fcmp ogt <16 x float> %v75, %v71
  %v78 = select <16 x i1> %v77, <16 x float> %v75, <16 x float> %v71
  %v79 = select <16 x i1> %v76, <16 x float> %v75, <16 x float> %v78
  %v80 = add nsw i64 %v34, 1
  br label %head31
end33:
  %v81 = mul i64 %v16, 3
  %v82 = add i64 %v81, %v15
  %v83 = mul i64 %v82, 3
  %v84 = mul i64 %v83, 9
  %v85 = add i64 %v84, 0
  %v86 = getelementptr inbounds i8, ptr %v3, i64 %v85
  %v87 = fcmp ogt <16 x float> %v35, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v88 = select <16 x i1> %v87, <16 x float> %v35, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v89 = fcmp olt <16 x float> %v88, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v90 = select <16 x i1> %v89, <16 x float> %v88, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v91 = fadd <16 x float> %v90, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v92 = bitcast <16 x float> %v91 to <16 x i32>
  %v93 = trunc <16 x i32> %v92 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v93, ptr align 1 %v86, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v94 = getelementptr inbounds i8, ptr %v86, i64 9
  %v95 = fcmp ogt <16 x float> %v36, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v96 = select <16 x i1> %v95, <16 x float> %v36, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v97 = fcmp olt <16 x float> %v96, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v98 = select <16 x i1> %v97, <16 x float> %v96, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v99 = fadd <16 x float> %v98, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v100 = bitcast <16 x float> %v99 to <16 x i32>
  %v101 = trunc <16 x i32> %v100 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v101, ptr align 1 %v94, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head102
head102:
  %v105 = phi i64 [ %v21, %end33 ], [ %v139, %body103 ]
  %v106 = phi <16 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end33 ], [ %v138, %body103 ]
  %v107 = icmp slt i64 %v105, %v26
  br i1 %v107, label %body103, label %end104
body103:
  %v108 = add i64 %v18, %v105
  %v109 = mul i64 %v16, 5
  %v110 = add i64 %v109, %v108
  %v111 = mul i64 %v110, 6
  %v112 = mul i64 %v111, 9
  %v113 = add i64 %v112, 0
  %v114 = getelementptr inbounds i8, ptr %v1, i64 %v113
  %v115 = getelementptr inbounds i8, ptr %v114, i64 27
  %v116 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v115, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v117 = zext <16 x i8> %v116 to <16 x i32>
  %v118 = sitofp <16 x i32> %v117 to <16 x float>
  %v119 = fcmp une <16 x float> %v118, %v118
  %v120 = fcmp ogt <16 x float> %v118, %v106
  %v121 = select <16 x i1> %v120, <16 x float> %v118, <16 x float> %v106
  %v122 = select <16 x i1> %v119, <16 x float> %v118, <16 x float> %v121
  %v123 = getelementptr inbounds i8, ptr %v114, i64 36
  %v124 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v123, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v125 = zext <16 x i8> %v124 to <16 x i32>
  %v126 = sitofp <16 x i32> %v125 to <16 x float>
  %v127 = fcmp une <16 x float> %v126, %v126
  %v128 = fcmp ogt <16 x float> %v126, %v122
  %v129 = select <16 x i1> %v128, <16 x float> %v126, <16 x float> %v122
  %v130 = select <16 x i1> %v127, <16 x float> %v126, <16 x float> %v129
  %v131 = getelementptr inbounds i8, ptr %v114, i64 45
  %v132 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v131, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v133 = zext <16 x i8> %v132 to <16 x i32>
  %v134 = sitofp <16 x i32> %v133 to <16 x float>
  %v135 = fcmp une <16 x float> %v134, %v134
  %v136 = fcmp ogt <16 x float> %v134, %v130
  %v137 = select <16 x i1> %v136, <16 x float> %v134, <16 x float> %v130
  %v138 = select <16 x i1> %v135, <16 x float> %v134, <16 x float> %v137
  %v139 = add nsw i64 %v105, 1
  br label %head102
end104:
  %v140 = mul i64 %v16, 3
  %v141 = add i64 %v140, %v15
  %v142 = mul i64 %v141, 3
  %v143 = add i64 %v142, 2
  %v144 = mul i64 %v143, 9
  %v145 = add i64 %v144, 0
  %v146 = getelementptr inbounds i8, ptr %v3, i64 %v145
  %v147 = fcmp ogt <16 x float> %v106, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v148 = select <16 x i1> %v147, <16 x float> %v106, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v149 = fcmp olt <16 x float> %v148, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v150 = select <16 x i1> %v149, <16 x float> %v148, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v151 = fadd <16 x float> %v150, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v152 = bitcast <16 x float> %v151 to <16 x i32>
  %v153 = trunc <16 x i32> %v152 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v153, ptr align 1 %v146, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end30
end30:
  %v154 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
