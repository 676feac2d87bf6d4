; task {"attributes":{"axes":[-1],"keepdims":1,"mode":"mean"},"inputs":["f32[5,1100]"],"op":"reduce","output":"f32[5,1]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2}
; tier x86_64-v3
; phase k: 5 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v60, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 1100
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v43, %end28 ]
  %v20 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body10 ], [ %v41, %end28 ]
  %v21 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body10 ], [ %v42, %end28 ]
  %v22 = icmp slt i64 %v19, 1088
  br i1 %v22, label %body17, label %end18
body17:
  %v23 = add i64 %v19, 256
  %v24 = icmp slt i64 %v23, 1088
  %v25 = select i1 %v24, i64 %v23, i64 1088
  br label %head26
head26:
  %v29 = phi i64 [ %v19, %body17 ], [ %v40, %body27 ]
  %v30 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v36, %body27 ]
  %v31 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body17 ], [ %v39, %body27 ]
  %v32 = icmp slt i64 %v29, %v25
  br i1 %v32, label %body27, label %end28
body27:
  %v33 = add i64 %v29, 8
  %v34 = getelementptr inbounds float, ptr %v15, i64 %v29
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = fadd <8 x float> %v35, %v30
  %v37 = getelementptr inbounds float, ptr %v15, i64 %v33
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = fadd <8 x float> %v38, %v31
  %v40 = add nsw i64 %v29, 16
  br label %head26
end28:
  %v41 = fadd <8 x float> %v20, %v30
  %v42 = fadd <8 x float> %v21, %v31
  %v43 = add nsw i64 %v19, 256
  br label %head16
end18:
  %v44 = getelementptr inbounds float, ptr %v15, i64 1088
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = fadd <8 x float> %v45, %v20
  %v47 = getelementptr inbounds float, ptr %v15, i64 1096
  %v48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v47, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v49 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v48, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v50 = fadd <8 x float> %v49, %v21
  %v51 = fadd <8 x float> %v46, %v50
  %v52 = shufflevector <8 x float> %v51, <8 x float> %v51, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v53 = fadd <8 x float> %v51, %v52
  %v54 = shufflevector <8 x float> %v53, <8 x float> %v53, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v55 = fadd <8 x float> %v53, %v54
  %v56 = shufflevector <8 x float> %v55, <8 x float> %v55, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v57 = fadd <8 x float> %v55, %v56
  %v58 = fdiv <8 x float> %v57, <float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000, float 0x4091300000000000>
  %v59 = getelementptr inbounds float, ptr %v3, i64 %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v58, ptr align 4 %v59, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v60 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
