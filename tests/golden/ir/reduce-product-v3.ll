; task {"attributes":{"axes":[1],"keepdims":0,"mode":"prod"},"inputs":["f32[3,41]"],"op":"reduce","output":"f32[3]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2}
; tier x86_64-v3
; phase k: 3 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v46, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 41
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v30, %body17 ]
  %v20 = phi <8 x float> [ <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %body10 ], [ %v26, %body17 ]
  %v21 = phi <8 x float> [ <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %body10 ], [ %v29, %body17 ]
  %v22 = icmp slt i64 %v19, 32
  br i1 %v22, label %body17, label %end18
body17:
  %v23 = add i64 %v19, 8
  %v24 = getelementptr inbounds float, ptr %v15, i64 %v19
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = fmul <8 x float> %v25, %v20
  %v27 = getelementptr inbounds float, ptr %v15, i64 %v23
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = fmul <8 x float> %v28, %v21
  %v30 = add nsw i64 %v19, 16
  br label %head16
end18:
  %v31 = getelementptr inbounds float, ptr %v15, i64 32
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fmul <8 x float> %v32, %v20
  %v34 = getelementptr inbounds float, ptr %v15, i64 40
  %v35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v34, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v36 = select <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v35, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v37 = fmul <8 x float> %v36, %v21
  %v38 = fmul <8 x float> %v33, %v37
  %v39 = shufflevector <8 x float> %v38, <8 x float> %v38, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v40 = fmul <8 x float> %v38, %v39
  %v41 = shufflevector <8 x float> %v40, <8 x float> %v40, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v42 = fmul <8 x float> %v40, %v41
  %v43 = shufflevector <8 x float> %v42, <8 x float> %v42, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v44 = fmul <8 x float> %v42, %v43
  %v45 = getelementptr inbounds float, ptr %v3, i64 %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v44, ptr align 4 %v45, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v46 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
