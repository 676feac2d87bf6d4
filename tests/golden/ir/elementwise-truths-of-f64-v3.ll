; task {"attributes":{"expression":"t0=less(x0,1.0)"},"inputs":["f64[19]"],"op":"elementwise","output":"bool[19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v3
; phase k: 1 units
; scratch 0 bytes, 0 of each core
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4i8.p0(<4 x i8>, ptr, <4 x i1>)
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
  %v14 = mul i64 0, 512
  %v15 = getelementptr inbounds double, ptr %v1, i64 %v14
  %v16 = mul i64 %v12, 19
  %v17 = getelementptr inbounds i8, ptr %v3, i64 %v16
  %v18 = getelementptr inbounds i8, ptr %v17, i64 %v14
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body10 ], [ %v31, %body20 ]
  %v23 = icmp slt i64 %v22, 16
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = getelementptr inbounds double, ptr %v15, i64 %v22
  %v25 = load <4 x double>, ptr %v24, align 8
  %v26 = fcmp olt <4 x double> %v25, <double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>
  %v27 = select <4 x i1> %v26, <4 x double> <double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>, <4 x double> <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v28 = getelementptr inbounds i8, ptr %v18, i64 %v22
  %v29 = fcmp une <4 x double> %v27, <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v30 = zext <4 x i1> %v29 to <4 x i8>
  store <4 x i8> %v30, ptr %v28, align 1
  %v31 = add nsw i64 %v22, 4
  br label %head19
end21:
  %v32 = getelementptr inbounds double, ptr %v15, i64 16
  %v33 = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %v32, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x double> zeroinitializer)
  %v34 = fcmp olt <4 x double> %v33, <double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>
  %v35 = select <4 x i1> %v34, <4 x double> <double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>, <4 x double> <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v36 = getelementptr inbounds i8, ptr %v18, i64 16
  %v37 = fcmp une <4 x double> %v35, <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v38 = zext <4 x i1> %v37 to <4 x i8>
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %v38, ptr align 1 %v36, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v39 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
