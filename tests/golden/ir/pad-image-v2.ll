; task {"attributes":{"pads":[0,1,0,0,0,2,1,0],"value":"-inf"},"inputs":["f32[1,5,6,3]"],"op":"pad","output":"f32[1,8,7,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 8 units
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
  %v9 = mul i64 %lo, 8
  %v10 = udiv i64 %v9, 8
  %v11 = mul i64 %hi, 8
  %v12 = udiv i64 %v11, 8
  br label %head13
head13:
  %v16 = phi i64 [ %v10, %entry ], [ %v76, %end48 ]
  %v17 = icmp slt i64 %v16, %v12
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 0, 72
  %v19 = mul i64 %v16, 84
  %v20 = add i64 %v19, %v18
  %v21 = getelementptr inbounds i8, ptr %v3, i64 %v20
  %v22 = icmp sge i64 %v16, 1
  %v23 = icmp slt i64 %v16, 6
  %v24 = and i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  %v27 = mul i64 0, 5
  %v28 = sub i64 %v16, 1
  %v29 = add i64 %v27, %v28
  %v30 = mul i64 %v29, 72
  %v31 = add i64 %v30, %v18
  %v32 = getelementptr inbounds i8, ptr %v1, i64 %v31
  %v33 = load <4 x i32>, ptr %v32, align 1
  store <4 x i32> %v33, ptr %v21, align 1
  %v34 = getelementptr inbounds i8, ptr %v32, i64 16
  %v35 = load <4 x i32>, ptr %v34, align 1
  %v36 = getelementptr inbounds i8, ptr %v21, i64 16
  store <4 x i32> %v35, ptr %v36, align 1
  %v37 = getelementptr inbounds i8, ptr %v32, i64 32
  %v38 = load <4 x i32>, ptr %v37, align 1
  %v39 = getelementptr inbounds i8, ptr %v21, i64 32
  store <4 x i32> %v38, ptr %v39, align 1
  %v40 = getelementptr inbounds i8, ptr %v32, i64 48
  %v41 = load <4 x i32>, ptr %v40, align 1
  %v42 = getelementptr inbounds i8, ptr %v21, i64 48
  store <4 x i32> %v41, ptr %v42, align 1
  %v43 = getelementptr inbounds i8, ptr %v32, i64 56
  %v44 = load <4 x i32>, ptr %v43, align 1
  %v45 = getelementptr inbounds i8, ptr %v21, i64 56
  store <4 x i32> %v44, ptr %v45, align 1
  br label %end26
end26:
  %v46 = xor i1 %v24, true
  br i1 %v46, label %then47, label %end48
then47:
  %v49 = insertelement <4 x i32> poison, i32 4286578688, i64 0
  %v50 = shufflevector <4 x i32> %v49, <4 x i32> poison, <4 x i32> zeroinitializer
  %v51 = bitcast <4 x i32> %v50 to <4 x i32>
  store <4 x i32> %v51, ptr %v21, align 1
  %v52 = insertelement <4 x i32> poison, i32 4286578688, i64 0
  %v53 = shufflevector <4 x i32> %v52, <4 x i32> poison, <4 x i32> zeroinitializer
  %v54 = bitcast <4 x i32> %v53 to <4 x i32>
  %v55 = getelementptr inbounds i8, ptr %v21, i64 16
  store <4 x i32> %v54, ptr %v55, align 1
  %v56 = insertelement <4 x i32> poison, i32 4286578688, i64 0
  %v57 = shufflevector <4 x i32> %v56, <4 x i32> poison, <4 x i32> zeroinitializer
  %v58 = bitcast <4 x i32> %v57 to <4 x i32>
  %v59 = getelementptr inbounds i8, ptr %v21, i64 32
  store <4 x i32> %v58, ptr %v59, align 1
  %v60 = insertelement <4 x i32> poison, i32 4286578688, i64 0
  %v61 = shufflevector <4 x i32> %v60, <4 x i32> poison, <4 x i32> zeroinitializer
  %v62 = bitcast <4 x i32> %v61 to <4 x i32>
  %v63 = getelementptr inbounds i8, ptr %v21, i64 48
  store <4 x i32> %v62, ptr %v63, align 1
  %v64 = insertelement <4 x i32> poison, i32 4286578688, i64 0
  %v65 = shufflevector <4 x i32> %v64, <4 x i32> poison, <4 x i32> zeroinitializer
  %v66 = bitcast <4 x i32> %v65 to <4 x i32>
  %v67 = getelementptr inbounds i8, ptr %v21, i64 56
  store <4 x i32> %v66, ptr %v67, align 1
  br label %end48
end48:
  %v68 = getelementptr inbounds i8, ptr %v21, i64 72
  %v69 = insertelement <2 x i32> poison, i32 4286578688, i64 0
  %v70 = shufflevector <2 x i32> %v69, <2 x i32> poison, <2 x i32> zeroinitializer
  %v71 = bitcast <2 x i32> %v70 to i64
  store i64 %v71, ptr %v68, align 1
  %v72 = insertelement <2 x i32> poison, i32 4286578688, i64 0
  %v73 = shufflevector <2 x i32> %v72, <2 x i32> poison, <2 x i32> zeroinitializer
  %v74 = bitcast <2 x i32> %v73 to i64
  %v75 = getelementptr inbounds i8, ptr %v68, i64 4
  store i64 %v74, ptr %v75, align 1
  %v76 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
