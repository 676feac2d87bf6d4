; task {"attributes":{"axes":[-1],"keepdims":1,"mode":"mean"},"inputs":["f32[5,1100]"],"op":"reduce","output":"f32[5,1]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2}
; tier x86_64-v2
; phase k: 5 units
; scratch 0 bytes, 0 of each core
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v54, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 1100
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v43, %end28 ]
  %v20 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body10 ], [ %v41, %end28 ]
  %v21 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body10 ], [ %v42, %end28 ]
  %v22 = icmp slt i64 %v19, 1096
  br i1 %v22, label %body17, label %end18
body17:
  %v23 = add i64 %v19, 128
  %v24 = icmp slt i64 %v23, 1096
  %v25 = select i1 %v24, i64 %v23, i64 1096
  br label %head26
head26:
  %v29 = phi i64 [ %v19, %body17 ], [ %v40, %body27 ]
  %v30 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v36, %body27 ]
  %v31 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v39, %body27 ]
  %v32 = icmp slt i64 %v29, %v25
  br i1 %v32, label %body27, label %end28
body27:
  %v33 = add i64 %v29, 4
  %v34 = getelementptr inbounds float, ptr %v15, i64 %v29
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = fadd <4 x float> %v35, %v30
  %v37 = getelementptr inbounds float, ptr %v15, i64 %v33
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = fadd <4 x float> %v38, %v31
  %v40 = add nsw i64 %v29, 8
  br label %head26
end28:
  %v41 = fadd <4 x float> %v20, %v30
  %v42 = fadd <4 x float> %v21, %v31
  %v43 = add nsw i64 %v19, 128
  br label %head16
end18:
  %v44 = getelementptr inbounds float, ptr %v15, i64 1096
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = fadd <4 x float> %v45, %v20
  %v47 = fadd <4 x float> %v46, %v21
  %v48 = shufflevector <4 x float> %v47, <4 x float> %v47, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v49 = fadd <4 x float> %v47, %v48
  %v50 = shufflevector <4 x float> %v49, <4 x float> %v49, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v51 = fadd <4 x float> %v49, %v50
  %v52 = fdiv <4 x float> %v51, <float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000>
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v52, ptr align 4 %v53, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v54 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
