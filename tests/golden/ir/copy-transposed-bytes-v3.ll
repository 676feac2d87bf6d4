; task {"attributes":{"dims":[3,40,19],"offset":0,"strides":[760,1,40]},"inputs":["bool[3,19,40]"],"op":"copy","output":"bool[3,40,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":8,"impl":"blocks","inner":"m"}
; tier x86_64-v3
; phase k: 15 units
; scratch 0 bytes, 0 of each core
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
  %v12 = phi i64 [ %lo, %entry ], [ %v88, %end27 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 64
  %v15 = udiv i64 %v12, 5
  %v16 = mul i64 %v15, 760
  %v17 = add i64 0, %v16
  %v18 = mul i64 %v15, 760
  %v19 = add i64 0, %v18
  %v20 = urem i64 %v12, 5
  %v21 = mul i64 %v20, 8
  %v22 = add i64 %v14, 64
  %v23 = icmp slt i64 %v22, 3
  %v24 = select i1 %v23, i64 %v22, i64 3
  br label %head25
head25:
  %v28 = phi i64 [ %v14, %body10 ], [ %v87, %body26 ]
  %v29 = icmp slt i64 %v28, %v24
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = mul i64 %v28, 8
  %v31 = icmp slt i64 %v30, 11
  %v32 = select i1 %v31, i64 %v30, i64 11
  %v33 = mul i64 %v32, 40
  %v34 = add i64 %v21, %v33
  %v35 = add i64 %v17, %v34
  %v36 = mul i64 %v21, 19
  %v37 = add i64 %v32, %v36
  %v38 = add i64 %v19, %v37
  %v39 = getelementptr inbounds i8, ptr %v1, i64 %v35
  %v40 = getelementptr inbounds i8, ptr %v3, i64 %v38
  %v41 = load <8 x i8>, ptr %v39, align 1
  %v42 = getelementptr inbounds i8, ptr %v39, i64 40
  %v43 = load <8 x i8>, ptr %v42, align 1
  %v44 = getelementptr inbounds i8, ptr %v39, i64 80
  %v45 = load <8 x i8>, ptr %v44, align 1
  %v46 = getelementptr inbounds i8, ptr %v39, i64 120
  %v47 = load <8 x i8>, ptr %v46, align 1
  %v48 = getelementptr inbounds i8, ptr %v39, i64 160
  %v49 = load <8 x i8>, ptr %v48, align 1
  %v50 = getelementptr inbounds i8, ptr %v39, i64 200
  %v51 = load <8 x i8>, ptr %v50, align 1
  %v52 = getelementptr inbounds i8, ptr %v39, i64 240
  %v53 = load <8 x i8>, ptr %v52, align 1
  %v54 = getelementptr inbounds i8, ptr %v39, i64 280
  %v55 = load <8 x i8>, ptr %v54, align 1
  %v56 = shufflevector <8 x i8> %v41, <8 x i8> %v43, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v57 = shufflevector <8 x i8> %v41, <8 x i8> %v43, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v58 = shufflevector <8 x i8> %v45, <8 x i8> %v47, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v59 = shufflevector <8 x i8> %v45, <8 x i8> %v47, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v60 = shufflevector <8 x i8> %v49, <8 x i8> %v51, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v61 = shufflevector <8 x i8> %v49, <8 x i8> %v51, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v62 = shufflevector <8 x i8> %v53, <8 x i8> %v55, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v63 = shufflevector <8 x i8> %v53, <8 x i8> %v55, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v64 = shufflevector <8 x i8> %v56, <8 x i8> %v58, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v65 = shufflevector <8 x i8> %v56, <8 x i8> %v58, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v66 = shufflevector <8 x i8> %v57, <8 x i8> %v59, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v67 = shufflevector <8 x i8> %v57, <8 x i8> %v59, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v68 = shufflevector <8 x i8> %v60, <8 x i8> %v62, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v69 = shufflevector <8 x i8> %v60, <8 x i8> %v62, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v70 = shufflevector <8 x i8> %v61, <8 x i8> %v63, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v71 = shufflevector <8 x i8> %v61, <8 x i8> %v63, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v72 = shufflevector <8 x i8> %v64, <8 x i8> %v68, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v73 = shufflevector <8 x i8> %v64, <8 x i8> %v68, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v74 = shufflevector <8 x i8> %v66, <8 x i8> %v70, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v75 = shufflevector <8 x i8> %v66, <8 x i8> %v70, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v76 = shufflevector <8 x i8> %v65, <8 x i8> %v69, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v77 = shufflevector <8 x i8> %v65, <8 x i8> %v69, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v78 = shufflevector <8 x i8> %v67, <8 x i8> %v71, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v79 = shufflevector <8 x i8> %v67, <8 x i8> %v71, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x i8> %v72, ptr %v40, align 1
  %v80 = getelementptr inbounds i8, ptr %v40, i64 19
  store <8 x i8> %v74, ptr %v80, align 1
  %v81 = getelementptr inbounds i8, ptr %v40, i64 38
  store <8 x i8> %v76, ptr %v81, align 1
  %v82 = getelementptr inbounds i8, ptr %v40, i64 57
  store <8 x i8> %v78, ptr %v82, align 1
  %v83 = getelementptr inbounds i8, ptr %v40, i64 76
  store <8 x i8> %v73, ptr %v83, align 1
  %v84 = getelementptr inbounds i8, ptr %v40, i64 95
  store <8 x i8> %v75, ptr %v84, align 1
  %v85 = getelementptr inbounds i8, ptr %v40, i64 114
  store <8 x i8> %v77, ptr %v85, align 1
  %v86 = getelementptr inbounds i8, ptr %v40, i64 133
  store <8 x i8> %v79, ptr %v86, align 1
  %v87 = add nsw i64 %v28, 1
  br label %head25
end27:
  %v88 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
