; task {"attributes":{"expression":"t0=add(x0,x1);t1=mul(t0,x2);t2=sub(t1,x3)"},"inputs":["f32[2,3,1,5]","f32[1,3,4,1]","f32[5]","f32[1]"],"op":"elementwise","output":"f32[2,3,4,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":8192,"unroll":2}
; tier x86_64-v3
; phase k: 24 units
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
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  %v15 = load float, ptr %v7, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %entry ], [ %v42, %body19 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = mul i64 0, 8192
  %v24 = udiv i64 %v21, 4
  %v25 = mul i64 %v24, 5
  %v26 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v27 = getelementptr inbounds float, ptr %v26, i64 %v23
  %v28 = urem i64 %v21, 12
  %v29 = getelementptr inbounds float, ptr %v3, i64 %v28
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = getelementptr inbounds float, ptr %v5, i64 %v23
  %v34 = mul i64 %v21, 5
  %v35 = getelementptr inbounds float, ptr %v9, i64 %v34
  %v36 = getelementptr inbounds float, ptr %v35, i64 %v23
  %v37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v27, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v38 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v33, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v39 = fadd <8 x float> %v37, %v32
  %v40 = fmul <8 x float> %v39, %v38
  %v41 = fsub <8 x float> %v40, %v17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v41, ptr align 4 %v36, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v42 = add nsw i64 %v21, 1
  br label %head18
end20:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
