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
  %v12 = phi i64 [ %lo, %entry ], [ %v111, %end30 ]
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
  %v34 = phi i64 [ %v21, %then29 ], [ %v62, %body32 ]
  %v35 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then29 ], [ %v51, %body32 ]
  %v36 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then29 ], [ %v61, %body32 ]
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
  %v46 = fcmp ogt <8 x float> %v45, %v35
  %v47 = select <8 x i1> %v46, <8 x float> %v45, <8 x float> %v35
  %v48 = getelementptr inbounds float, ptr %v44, i64 5
  %v49 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v48, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v50 = fcmp ogt <8 x float> %v49, %v47
  %v51 = select <8 x i1> %v50, <8 x float> %v49, <8 x float> %v47
  %v52 = fcmp ogt <8 x float> %v49, %v36
  %v53 = select <8 x i1> %v52, <8 x float> %v49, <8 x float> %v36
  %v54 = getelementptr inbounds float, ptr %v44, i64 10
  %v55 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v54, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v56 = fcmp ogt <8 x float> %v55, %v53
  %v57 = select <8 x i1> %v56, <8 x float> %v55, <8 x float> %v53
  %v58 = getelementptr inbounds float, ptr %v44, i64 15
  %v59 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v58, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v60 = fcmp ogt <8 x float> %v59, %v57
  %v61 = select <8 x i1> %v60, <8 x float> %v59, <8 x float> %v57
  %v62 = add nsw i64 %v34, 1
  br label %head31
end33:
  %v63 = mul i64 %v16, 5
  %v64 = add i64 %v63, %v15
  %v65 = mul i64 %v64, 4
  %v66 = mul i64 %v65, 5
  %v67 = add i64 %v66, 0
  %v68 = getelementptr inbounds float, ptr %v3, i64 %v67
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v35, ptr align 4 %v68, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v69 = getelementptr inbounds float, ptr %v68, i64 5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v36, ptr align 4 %v69, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  br label %head70
head70:
  %v73 = phi i64 [ %v21, %end33 ], [ %v102, %body71 ]
  %v74 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end33 ], [ %v95, %body71 ]
  %v75 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %end33 ], [ %v101, %body71 ]
  %v76 = icmp slt i64 %v73, %v26
  br i1 %v76, label %body71, label %end72
body71:
  %v77 = add i64 %v18, %v73
  %v78 = mul i64 %v16, 9
  %v79 = add i64 %v78, %v77
  %v80 = mul i64 %v79, 7
  %v81 = mul i64 %v80, 5
  %v82 = add i64 %v81, 0
  %v83 = getelementptr inbounds float, ptr %v1, i64 %v82
  %v84 = getelementptr inbounds float, ptr %v83, i64 15
  %v85 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v84, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v86 = fcmp ogt <8 x float> %v85, %v74
  %v87 = select <8 x i1> %v86, <8 x float> %v85, <8 x float> %v74
  %v88 = getelementptr inbounds float, ptr %v83, i64 20
  %v89 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v88, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v90 = fcmp ogt <8 x float> %v89, %v87
  %v91 = select <8 x i1> %v90, <8 x float> %v89, <8 x float> %v87
  %v92 = getelementptr inbounds float, ptr %v83, i64 25
  %v93 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v92, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v94 = fcmp ogt <8 x float> %v93, %v91
  %v95 = select <8 x i1> %v94, <8 x float> %v93, <8 x float> %v91
  %v96 = fcmp ogt <8 x float> %v93, %v75
  %v97 = select <8 x i1> %v96, <8 x float> %v93, <8 x float> %v75
  %v98 = getelementptr inbounds float, ptr %v83, i64 30
  %v99 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v98, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v100 = fcmp ogt <8 x float> %v99, %v97
  %v101 = select <8 x i1> %v100, <8 x float> %v99, <8 x float> %v97
  %v102 = add nsw i64 %v73, 1
  br label %head70
end72:
  %v103 = mul i64 %v16, 5
  %v104 = add i64 %v103, %v15
  %v105 = mul i64 %v104, 4
  %v106 = add i64 %v105, 2
  %v107 = mul i64 %v106, 5
  %v108 = add i64 %v107, 0
  %v109 = getelementptr inbounds float, ptr %v3, i64 %v108
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v74, ptr align 4 %v109, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v110 = getelementptr inbounds float, ptr %v109, i64 5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v75, ptr align 4 %v110, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  br label %end30
end30:
  %v111 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
