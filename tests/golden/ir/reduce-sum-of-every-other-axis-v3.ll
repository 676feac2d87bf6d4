; task {"attributes":{"axes":[1,3],"keepdims":0,"mode":"sum"},"inputs":["f32[3,4,5,6]"],"op":"reduce","output":"f32[3,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":1}
; tier x86_64-v3
; phase k: 15 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v39, %end21 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = urem i64 %v12, 5
  %v15 = mul i64 %v14, 6
  %v16 = udiv i64 %v12, 5
  %v17 = mul i64 %v16, 120
  %v18 = add i64 %v15, %v17
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body10 ], [ %v31, %body20 ]
  %v23 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body10 ], [ %v30, %body20 ]
  %v24 = icmp slt i64 %v22, 4
  br i1 %v24, label %body20, label %end21
body20:
  %v25 = mul i64 %v22, 30
  %v26 = add i64 %v18, %v25
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v26
  %v28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v27, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v29 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> %v28, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v30 = fadd <8 x float> %v29, %v23
  %v31 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v32 = shufflevector <8 x float> %v23, <8 x float> %v23, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v33 = fadd <8 x float> %v23, %v32
  %v34 = shufflevector <8 x float> %v33, <8 x float> %v33, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v35 = fadd <8 x float> %v33, %v34
  %v36 = shufflevector <8 x float> %v35, <8 x float> %v35, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v37 = fadd <8 x float> %v35, %v36
  %v38 = getelementptr inbounds float, ptr %v3, i64 %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v37, ptr align 4 %v38, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v39 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
