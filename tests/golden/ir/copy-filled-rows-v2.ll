; task {"attributes":{"dims":[9,50],"offset":0,"strides":[1,0]},"inputs":["f32[9,1]"],"op":"copy","output":"f32[9,50]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":4,"impl":"fill","inner":"m"}
; tier x86_64-v2
; phase k: 9 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v49, %end22 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = add i64 0, %v12
  %v15 = mul i64 %v14, 4
  %v16 = getelementptr inbounds i8, ptr %v1, i64 %v15
  %v17 = load i32, ptr %v16, align 1
  %v18 = mul i64 %v12, 200
  %v19 = getelementptr inbounds i8, ptr %v3, i64 %v18
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body10 ], [ %v44, %body21 ]
  %v24 = icmp slt i64 %v23, 192
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v26 = shufflevector <4 x i32> %v25, <4 x i32> poison, <4 x i32> zeroinitializer
  %v27 = bitcast <4 x i32> %v26 to <4 x i32>
  %v28 = getelementptr inbounds i8, ptr %v19, i64 %v23
  store <4 x i32> %v27, ptr %v28, align 1
  %v29 = add i64 %v23, 16
  %v30 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v31 = shufflevector <4 x i32> %v30, <4 x i32> poison, <4 x i32> zeroinitializer
  %v32 = bitcast <4 x i32> %v31 to <4 x i32>
  %v33 = getelementptr inbounds i8, ptr %v19, i64 %v29
  store <4 x i32> %v32, ptr %v33, align 1
  %v34 = add i64 %v23, 32
  %v35 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v36 = shufflevector <4 x i32> %v35, <4 x i32> poison, <4 x i32> zeroinitializer
  %v37 = bitcast <4 x i32> %v36 to <4 x i32>
  %v38 = getelementptr inbounds i8, ptr %v19, i64 %v34
  store <4 x i32> %v37, ptr %v38, align 1
  %v39 = add i64 %v23, 48
  %v40 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v41 = shufflevector <4 x i32> %v40, <4 x i32> poison, <4 x i32> zeroinitializer
  %v42 = bitcast <4 x i32> %v41 to <4 x i32>
  %v43 = getelementptr inbounds i8, ptr %v19, i64 %v39
  store <4 x i32> %v42, ptr %v43, align 1
  %v44 = add nsw i64 %v23, 64
  br label %head20
end22:
  %v45 = insertelement <4 x i32> poison, i32 %v17, i64 0
  %v46 = shufflevector <4 x i32> %v45, <4 x i32> poison, <4 x i32> zeroinitializer
  %v47 = bitcast <4 x i32> %v46 to <4 x i32>
  %v48 = getelementptr inbounds i8, ptr %v19, i64 184
  store <4 x i32> %v47, ptr %v48, align 1
  %v49 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
