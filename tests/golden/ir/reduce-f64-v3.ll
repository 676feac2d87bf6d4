; task {"attributes":{"axes":[1],"keepdims":0,"mode":"mean"},"inputs":["f64[3,41]"],"op":"reduce","output":"f64[3]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2}
; tier x86_64-v3
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr, <4 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v42, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 41
  %v15 = getelementptr inbounds double, ptr %v1, i64 %v14
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v30, %body17 ]
  %v20 = phi <4 x double> [ <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>, %body10 ], [ %v26, %body17 ]
  %v21 = phi <4 x double> [ <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>, %body10 ], [ %v29, %body17 ]
  %v22 = icmp slt i64 %v19, 40
  br i1 %v22, label %body17, label %end18
body17:
  %v23 = add i64 %v19, 4
  %v24 = getelementptr inbounds double, ptr %v15, i64 %v19
  %v25 = load <4 x double>, ptr %v24, align 8
  %v26 = fadd <4 x double> %v25, %v20
  %v27 = getelementptr inbounds double, ptr %v15, i64 %v23
  %v28 = load <4 x double>, ptr %v27, align 8
  %v29 = fadd <4 x double> %v28, %v21
  %v30 = add nsw i64 %v19, 8
  br label %head16
end18:
  %v31 = getelementptr inbounds double, ptr %v15, i64 40
  %v32 = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %v31, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x double> zeroinitializer)
  %v33 = select <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x double> %v32, <4 x double> <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v34 = fadd <4 x double> %v33, %v20
  %v35 = fadd <4 x double> %v34, %v21
  %v36 = shufflevector <4 x double> %v35, <4 x double> %v35, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v37 = fadd <4 x double> %v35, %v36
  %v38 = shufflevector <4 x double> %v37, <4 x double> %v37, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v39 = fadd <4 x double> %v37, %v38
  %v40 = fdiv <4 x double> %v39, <double 0x4044800000000000, double 0x4044800000000000, double 0x4044800000000000, double 0x4044800000000000>
  %v41 = getelementptr inbounds double, ptr %v3, i64 %v12
  call void @llvm.masked.store.v4f64.p0(<4 x double> %v40, ptr align 8 %v41, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v42 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
