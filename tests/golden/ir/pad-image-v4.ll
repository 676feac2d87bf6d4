; task {"attributes":{"pads":[0,1,0,0,0,2,1,0],"value":"-inf"},"inputs":["f32[1,5,6,3]"],"op":"pad","output":"f32[1,8,7,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
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
  %v16 = phi i64 [ %v10, %entry ], [ %v55, %end39 ]
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
  %v33 = load <16 x i32>, ptr %v32, align 1
  store <16 x i32> %v33, ptr %v21, align 1
  %v34 = getelementptr inbounds i8, ptr %v32, i64 8
  %v35 = load <16 x i32>, ptr %v34, align 1
  %v36 = getelementptr inbounds i8, ptr %v21, i64 8
  store <16 x i32> %v35, ptr %v36, align 1
  br label %end26
end26:
  %v37 = xor i1 %v24, true
  br i1 %v37, label %then38, label %end39
then38:
  %v40 = insertelement <16 x i32> poison, i32 4286578688, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <16 x i32>
  store <16 x i32> %v42, ptr %v21, align 1
  %v43 = insertelement <16 x i32> poison, i32 4286578688, i64 0
  %v44 = shufflevector <16 x i32> %v43, <16 x i32> poison, <16 x i32> zeroinitializer
  %v45 = bitcast <16 x i32> %v44 to <16 x i32>
  %v46 = getelementptr inbounds i8, ptr %v21, i64 8
  store <16 x i32> %v45, ptr %v46, align 1
  br label %end39
end39:
  %v47 = getelementptr inbounds i8, ptr %v21, i64 72
  %v48 = insertelement <2 x i32> poison, i32 4286578688, i64 0
  %v49 = shufflevector <2 x i32> %v48, <2 x i32> poison, <2 x i32> zeroinitializer
  %v50 = bitcast <2 x i32> %v49 to i64
  store i64 %v50, ptr %v47, align 1
  %v51 = insertelement <2 x i32> poison, i32 4286578688, i64 0
  %v52 = shufflevector <2 x i32> %v51, <2 x i32> poison, <2 x i32> zeroinitializer
  %v53 = bitcast <2 x i32> %v52 to i64
  %v54 = getelementptr inbounds i8, ptr %v47, i64 4
  store i64 %v53, ptr %v54, align 1
  %v55 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
