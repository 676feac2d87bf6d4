; task {"attributes":{"expression":"t0=mul(x0,0.1);t1=sqrt(t0)"},"inputs":["u8[2,19]"],"op":"elementwise","output":"u8[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"impl":"direct","unroll":1}
; tier x86_64-v3
; phase k: 1 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare void @llvm.masked.store.v8i8.p0(<8 x i8>, ptr, <8 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v53, %end21 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 512
  %v15 = getelementptr inbounds i8, ptr %v1, i64 %v14
  %v16 = mul i64 %v12, 38
  %v17 = getelementptr inbounds i8, ptr %v3, i64 %v16
  %v18 = getelementptr inbounds i8, ptr %v17, i64 %v14
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body10 ], [ %v38, %body20 ]
  %v23 = icmp slt i64 %v22, 32
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = getelementptr inbounds i8, ptr %v15, i64 %v22
  %v25 = load <8 x i8>, ptr %v24, align 1
  %v26 = zext <8 x i8> %v25 to <8 x i32>
  %v27 = sitofp <8 x i32> %v26 to <8 x float>
  %v28 = fmul <8 x float> %v27, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %v29 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %v28)
  %v30 = getelementptr inbounds i8, ptr %v18, i64 %v22
  %v31 = fcmp ogt <8 x float> %v29, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v32 = select <8 x i1> %v31, <8 x float> %v29, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v33 = fcmp olt <8 x float> %v32, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v34 = select <8 x i1> %v33, <8 x float> %v32, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v35 = fadd <8 x float> %v34, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v36 = bitcast <8 x float> %v35 to <8 x i32>
  %v37 = trunc <8 x i32> %v36 to <8 x i8>
  store <8 x i8> %v37, ptr %v30, align 1
  %v38 = add nsw i64 %v22, 8
  br label %head19
end21:
  %v39 = getelementptr inbounds i8, ptr %v15, i64 32
  %v40 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v39, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v41 = zext <8 x i8> %v40 to <8 x i32>
  %v42 = sitofp <8 x i32> %v41 to <8 x float>
  %v43 = fmul <8 x float> %v42, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %v44 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %v43)
  %v45 = getelementptr inbounds i8, ptr %v18, i64 32
  %v46 = fcmp ogt <8 x float> %v44, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v47 = select <8 x i1> %v46, <8 x float> %v44, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v48 = fcmp olt <8 x float> %v47, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v49 = select <8 x i1> %v48, <8 x float> %v47, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v50 = fadd <8 x float> %v49, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v51 = bitcast <8 x float> %v50 to <8 x i32>
  %v52 = trunc <8 x i32> %v51 to <8 x i8>
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %v52, ptr align 1 %v45, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v53 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
