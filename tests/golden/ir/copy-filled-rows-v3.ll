; task {"attributes":{"dims":[9,50],"offset":0,"strides":[1,0]},"inputs":["f32[9,1]"],"op":"copy","output":"f32[9,50]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":8,"impl":"fill","inner":"m"}
; tier x86_64-v3
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
  %v12 = phi i64 [ %lo, %entry ], [ %v47, %body10 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = add i64 0, %v12
  %v15 = mul i64 %v14, 4
  %v16 = getelementptr inbounds i8, ptr %v1, i64 %v15
  %v17 = load i32, ptr %v16, align 1
  %v18 = mul i64 %v12, 200
  %v19 = getelementptr inbounds i8, ptr %v3, i64 %v18
  %v20 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v21 = shufflevector <8 x i32> %v20, <8 x i32> poison, <8 x i32> zeroinitializer
  %v22 = bitcast <8 x i32> %v21 to <8 x i32>
  store <8 x i32> %v22, ptr %v19, align 1
  %v23 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = bitcast <8 x i32> %v24 to <8 x i32>
  %v26 = getelementptr inbounds i8, ptr %v19, i64 32
  store <8 x i32> %v25, ptr %v26, align 1
  %v27 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = bitcast <8 x i32> %v28 to <8 x i32>
  %v30 = getelementptr inbounds i8, ptr %v19, i64 64
  store <8 x i32> %v29, ptr %v30, align 1
  %v31 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v32 = shufflevector <8 x i32> %v31, <8 x i32> poison, <8 x i32> zeroinitializer
  %v33 = bitcast <8 x i32> %v32 to <8 x i32>
  %v34 = getelementptr inbounds i8, ptr %v19, i64 96
  store <8 x i32> %v33, ptr %v34, align 1
  %v35 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v36 = shufflevector <8 x i32> %v35, <8 x i32> poison, <8 x i32> zeroinitializer
  %v37 = bitcast <8 x i32> %v36 to <8 x i32>
  %v38 = getelementptr inbounds i8, ptr %v19, i64 128
  store <8 x i32> %v37, ptr %v38, align 1
  %v39 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v40 = shufflevector <8 x i32> %v39, <8 x i32> poison, <8 x i32> zeroinitializer
  %v41 = bitcast <8 x i32> %v40 to <8 x i32>
  %v42 = getelementptr inbounds i8, ptr %v19, i64 160
  store <8 x i32> %v41, ptr %v42, align 1
  %v43 = insertelement <8 x i32> poison, i32 %v17, i64 0
  %v44 = shufflevector <8 x i32> %v43, <8 x i32> poison, <8 x i32> zeroinitializer
  %v45 = bitcast <8 x i32> %v44 to <8 x i32>
  %v46 = getelementptr inbounds i8, ptr %v19, i64 168
  store <8 x i32> %v45, ptr %v46, align 1
  %v47 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
