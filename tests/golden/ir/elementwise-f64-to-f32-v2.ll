; task {"attributes":{"expression":"t0=mul(x0,1.0)"},"inputs":["f64[19]"],"op":"elementwise","output":"f32[19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v2
; phase k: 1 units
; scratch 0 bytes, 0 of each core
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, <2 x i1>, <2 x double>)
declare void @llvm.masked.store.v2f32.p0(<2 x float>, ptr, <2 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v35, %end21 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 512
  %v15 = getelementptr inbounds double, ptr %v1, i64 %v14
  %v16 = mul i64 %v12, 19
  %v17 = getelementptr inbounds float, ptr %v3, i64 %v16
  %v18 = getelementptr inbounds float, ptr %v17, i64 %v14
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body10 ], [ %v29, %body20 ]
  %v23 = icmp slt i64 %v22, 18
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = getelementptr inbounds double, ptr %v15, i64 %v22
  %v25 = load <2 x double>, ptr %v24, align 8
  %v26 = fmul <2 x double> %v25, <double 0x3FF0000000000000, double 0x3FF0000000000000>
  %v27 = getelementptr inbounds float, ptr %v18, i64 %v22
  %v28 = fptrunc <2 x double> %v26 to <2 x float>
  store <2 x float> %v28, ptr %v27, align 4
  %v29 = add nsw i64 %v22, 2
  br label %head19
end21:
  %v30 = getelementptr inbounds double, ptr %v15, i64 18
  %v31 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v30, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v32 = fmul <2 x double> %v31, <double 0x3FF0000000000000, double 0x3FF0000000000000>
  %v33 = getelementptr inbounds float, ptr %v18, i64 18
  %v34 = fptrunc <2 x double> %v32 to <2 x float>
  call void @llvm.masked.store.v2f32.p0(<2 x float> %v34, ptr align 4 %v33, <2 x i1> <i1 true, i1 false>)
  %v35 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
