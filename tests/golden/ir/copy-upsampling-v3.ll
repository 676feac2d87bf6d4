; task {"attributes":{"dims":[1,5,2,4,2,7],"offset":0,"strides":[0,28,0,7,0,1]},"inputs":["f32[1,5,4,7]"],"op":"copy","output":"f32[1,5,2,4,2,7]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":1,"impl":"runs","inner":"m"}
; tier x86_64-v3
; phase k: 20 units
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
  %v9 = mul i64 %lo, 20
  %v10 = udiv i64 %v9, 20
  %v11 = mul i64 %hi, 20
  %v12 = udiv i64 %v11, 20
  br label %head13
head13:
  %v16 = phi i64 [ %v10, %entry ], [ %v40, %body14 ]
  %v17 = icmp slt i64 %v16, %v12
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = urem i64 %v16, 4
  %v19 = udiv i64 %v16, 4
  %v20 = mul i64 %v19, 112
  %v21 = add i64 0, %v20
  %v22 = mul i64 %v18, 28
  %v23 = add i64 %v21, %v22
  %v24 = mul i64 %v19, 448
  %v25 = add i64 0, %v24
  %v26 = mul i64 %v18, 56
  %v27 = add i64 %v25, %v26
  %v28 = getelementptr inbounds i8, ptr %v1, i64 %v23
  %v29 = getelementptr inbounds i8, ptr %v3, i64 %v27
  %v30 = getelementptr inbounds i8, ptr %v29, i64 28
  %v31 = getelementptr inbounds i8, ptr %v29, i64 224
  %v32 = getelementptr inbounds i8, ptr %v29, i64 252
  %v33 = load <4 x i32>, ptr %v28, align 1
  store <4 x i32> %v33, ptr %v29, align 1
  store <4 x i32> %v33, ptr %v30, align 1
  store <4 x i32> %v33, ptr %v31, align 1
  store <4 x i32> %v33, ptr %v32, align 1
  %v34 = getelementptr inbounds i8, ptr %v28, i64 12
  %v35 = load <4 x i32>, ptr %v34, align 1
  %v36 = getelementptr inbounds i8, ptr %v29, i64 12
  store <4 x i32> %v35, ptr %v36, align 1
  %v37 = getelementptr inbounds i8, ptr %v30, i64 12
  store <4 x i32> %v35, ptr %v37, align 1
  %v38 = getelementptr inbounds i8, ptr %v31, i64 12
  store <4 x i32> %v35, ptr %v38, align 1
  %v39 = getelementptr inbounds i8, ptr %v32, i64 12
  store <4 x i32> %v35, ptr %v39, align 1
  %v40 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
