; task {"attributes":{"pads":[2,-1,1,-1],"value":7},"inputs":["i64[5,9]"],"op":"pad","output":"i64[8,7]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
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
  %v16 = phi i64 [ %v10, %entry ], [ %v48, %end40 ]
  %v17 = icmp slt i64 %v16, %v12
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 0, 56
  %v19 = mul i64 %v16, 56
  %v20 = add i64 %v19, %v18
  %v21 = getelementptr inbounds i8, ptr %v3, i64 %v20
  %v22 = icmp sge i64 %v16, 2
  %v23 = icmp slt i64 %v16, 7
  %v24 = and i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  %v27 = mul i64 0, 5
  %v28 = sub i64 %v16, 2
  %v29 = add i64 %v27, %v28
  %v30 = add i64 %v18, 8
  %v31 = mul i64 %v29, 72
  %v32 = add i64 %v31, %v30
  %v33 = getelementptr inbounds i8, ptr %v1, i64 %v32
  %v34 = load <8 x i32>, ptr %v33, align 1
  store <8 x i32> %v34, ptr %v21, align 1
  %v35 = getelementptr inbounds i8, ptr %v33, i64 24
  %v36 = load <8 x i32>, ptr %v35, align 1
  %v37 = getelementptr inbounds i8, ptr %v21, i64 24
  store <8 x i32> %v36, ptr %v37, align 1
  br label %end26
end26:
  %v38 = xor i1 %v24, true
  br i1 %v38, label %then39, label %end40
then39:
  %v41 = insertelement <4 x i64> poison, i64 7, i64 0
  %v42 = shufflevector <4 x i64> %v41, <4 x i64> poison, <4 x i32> zeroinitializer
  %v43 = bitcast <4 x i64> %v42 to <8 x i32>
  store <8 x i32> %v43, ptr %v21, align 1
  %v44 = insertelement <4 x i64> poison, i64 7, i64 0
  %v45 = shufflevector <4 x i64> %v44, <4 x i64> poison, <4 x i32> zeroinitializer
  %v46 = bitcast <4 x i64> %v45 to <8 x i32>
  %v47 = getelementptr inbounds i8, ptr %v21, i64 24
  store <8 x i32> %v46, ptr %v47, align 1
  br label %end40
end40:
  %v48 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
