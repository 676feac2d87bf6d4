; task {"attributes":{"count_include_pad":0,"dilations":[1,1],"kernel":[3,3],"mode":"max","pads":[1,1,1,1],"strides":[2,2]},"inputs":["f32[2,9,7,5]"],"op":"pool","output":"f32[2,5,4,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"vectors":1}
; tier x86_64-v3
; phase k: 10 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v131, %end30 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = add i64 0, 1
  %v15 = urem i64 %v12, 5
  %v16 = udiv i64 %v12, 5
  %v17 = mul i64 %v15, 2
  %v18 = sub i64 %v17, 1
  %v19 = sub i64 0, %v18
  %v20 = icmp sgt i64 %v19, 0
  %v21 = select i1 %v20, i64 %v19, i64 0
  %v22 = sub i64 9, %v18
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
  %v34 = phi i64 [ %v21, %then29 ], [ %v72, %body32 ]
  %v35 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then29 ], [ %v55, %body32 ]
  %v36 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then29 ], [ %v71, %body32 ]
  %v37 = icmp slt i64 %v34, %v26
  br i1 %v37, label %body32, label %end33
body32:
  %v38 = add i64 %v18, %v34
  %v39 = mul i64 %v16, 9
  %v40 = add i64 %v39, %v38
  %v41 = mul i64 %v40, 7
  %v42 = mul i64 %v41, 5
  %v43 = add i64 %v42, 0
  %v44 = getelementptr inbounds float, ptr %v1, i64 %v43
  %v45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v44, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v46 = fcmp une <8 x float> %v45, %v45
  %v47 = fcmp ogt <8 x float> %v45, %v35
  %v48 = select <8 x i1> %v47, <8 x float> %v45, <8 x float> %v35
  %v49 = select <8 x i1> %v46, <8 x float> %v45, <8 x float> %v48
  %v50 = getelementptr inbounds float, ptr %v44, i64 5
  %v51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v50, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v52 = fcmp une <8 x float> %v51, %v51
  %v53 = fcmp ogt <8 x float> %v51, %v49
  %v54 = select <8 x i1> %v53, <8 x float> %v51, <8 x float> %v49
  %v55 = select <8 x i1> %v52, <8 x float> %v51, <8 x float> %v54
  %v56 = fcmp une <8 x float> %v51, %v51
  %v57 = fcmp ogt <8 x float> %v51, %v36
  %v58 = select <8 x i1> %v57, <8 x float> %v51, <8 x float> %v36
  %v59 = select <8 x i1> %v56, <8 x float> %v51, <8 x float> %v58
  %v60 = getelementptr inbounds float, ptr %v44, i64 10
  %v61 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v60, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v62 = fcmp une <8 x float> %v61, %v61
  %v63 = fcmp ogt <8 x float> %v61, %v59
  %v64 = select <8 x i1> %v63, <8 x float> %v61, <8 x float> %v59
  %v65 = select <8 x i1> %v62, <8 x float> %v61, <8 x float> %v64
  %v66 = getelementptr inbounds float, ptr %v44, i64 15
  %v67 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v66, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v68 = fcmp une <8 x float> %v67, %v67
  %v69 = fcmp ogt <8 x float> %v67, %v65
  %v70 = select <8 x i1> %v69, <8 x float> %v67, <8 x float> %v65
  %v71 = select <8 x i1> %v68, <8 x float> %v67, <8 x float> %v70
  %v72 = add nsw i64 %v34, 1
  br label %head31
end33:
  %v73 = mul i64 %v16, 5
  %v74 = add i64 %v73, %v15
  %v75 = mul i64 %v74, 4
  %v76 = mul i64 %v75, 5
  %v77 = add i64 %v76, 0
  %v78 = getelementptr inbounds float, ptr %v3, i64 %v77
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v35, ptr align 4 %v78, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v79 = getelementptr inbounds float, ptr %v78, i64 5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v36, ptr align 4 %v79, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  br label %head80
head80:
  %v83 = phi i64 [ %v21, %end33 ], [ %v122, %body81 ]
  %v84 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end33 ], [ %v111, %body81 ]
  %v85 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end33 ], [ %v121, %body81 ]
  %v86 = icmp slt i64 %v83, %v26
  br i1 %v86, label %body81, label %end82
body81:
  %v87 = add i64 %v18, %v83
  %v88 = mul i64 %v16, 9
  %v89 = add i64 %v88, %v87
  %v90 = mul i64 %v89, 7
  %v91 = mul i64 %v90, 5
  %v92 = add i64 %v91, 0
  %v93 = getelementptr inbounds float, ptr %v1, i64 %v92
  %v94 = getelementptr inbounds float, ptr %v93, i64 15
  %v95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v94, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v96 = fcmp une <8 x float> %v95, %v95
  %v97 = fcmp ogt <8 x float> %v95, %v84
  %v98 = select <8 x i1> %v97, <8 x float> %v95, <8 x float> %v84
  %v99 = select <8 x i1> %v96, <8 x float> %v95, <8 x float> %v98
  %v100 = getelementptr inbounds float, ptr %v93, i64 20
  %v101 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v100, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v102 = fcmp une <8 x float> %v101, %v101
  %v103 = fcmp ogt <8 x float> %v101, %v99
  %v104 = select <8 x i1> %v103, <8 x float> %v101, <8 x float> %v99
  %v105 = select <8 x i1> %v102, <8 x float> %v101, <8 x float> %v104
  %v106 = getelementptr inbounds float, ptr %v93, i64 25
  %v107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v106, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v108 = fcmp une <8 x float> %v107, %v107
  %v109 = fcmp ogt <8 x float> %v107, %v105
  %v110 = select <8 x i1> %v109, <8 x float> %v107, <8 x float> %v105
  %v111 = select <8 x i1> %v108, <8 x float> %v107, <8 x float> %v110
  %v112 = fcmp une <8 x float> %v107, %v107
  %v113 = fcmp ogt <8 x float> %v107, %v85
  %v114 = select <8 x i1> %v113, <8 x float> %v107, <8 x float> %v85
  %v115 = select <8 x i1> %v112, <8 x float> %v107, <8 x float> %v114
  %v116 = getelementptr inbounds float, ptr %v93, i64 30
  %v117 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v116, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v118 = fcmp une <8 x float> %v117, %v117
  %v119 = fcmp ogt <8 x float> %v117, %v115
  %v120 = select <8 x i1> %v119, <8 x float> %v117, <8 x float> %v115
  %v121 = select <8 x i1> %v118, <8 x float> %v117, <8 x float> %v120
  %v122 = add nsw i64 %v83, 1
  br label %head80
end82:
  %v123 = mul i64 %v16, 5
  %v124 = add i64 %v123, %v15
  %v125 = mul i64 %v124, 4
  %v126 = add i64 %v125, 2
  %v127 = mul i64 %v126, 5
  %v128 = add i64 %v127, 0
  %v129 = getelementptr inbounds float, ptr %v3, i64 %v128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v84, ptr align 4 %v129, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v130 = getelementptr inbounds float, ptr %v129, i64 5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v85, ptr align 4 %v130, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  br label %end30
end30:
  %v131 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
