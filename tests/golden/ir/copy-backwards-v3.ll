; task {"attributes":{"dims":[6,33],"offset":32,"strides":[33,-1]},"inputs":["i64[6,33]"],"op":"copy","output":"i64[6,33]","precision_mode":"must_keep_origin_dtype"}
; policy {"block":1,"impl":"elements","inner":"m"}
; tier x86_64-v3
; phase k: 198 units
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
  %v9 = mul i64 %lo, 198
  %v10 = udiv i64 %v9, 198
  %v11 = mul i64 %hi, 198
  %v12 = udiv i64 %v11, 198
  br label %head13
head13:
  %v16 = phi i64 [ %v10, %entry ], [ %v32, %body14 ]
  %v17 = icmp slt i64 %v16, %v12
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = urem i64 %v16, 33
  %v19 = udiv i64 %v16, 33
  %v20 = mul i64 %v19, 264
  %v21 = add i64 0, %v20
  %v22 = mul i64 %v18, -8
  %v23 = add i64 %v21, %v22
  %v24 = add i64 %v23, 256
  %v25 = mul i64 %v19, 264
  %v26 = add i64 0, %v25
  %v27 = mul i64 %v18, 8
  %v28 = add i64 %v26, %v27
  %v29 = getelementptr inbounds i8, ptr %v1, i64 %v24
  %v30 = getelementptr inbounds i8, ptr %v3, i64 %v28
  %v31 = load i64, ptr %v29, align 1
  store i64 %v31, ptr %v30, align 1
  %v32 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
