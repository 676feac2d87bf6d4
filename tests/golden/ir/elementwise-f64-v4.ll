; task {"attributes":{"expression":"t0=mul(x0,0.1);t1=add(t0,x1);t2=f32(t1);t3=max(t2,x2);t4=where(x3,t3,x0);t5=sqrt(t4)"},"inputs":["f64[2,19]","f32[19]","i64[2,1]","bool[2,19]"],"op":"elementwise","output":"f64[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v4
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)
declare <8 x double> @llvm.masked.load.v8f64.p0(ptr, <8 x i1>, <8 x double>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare void @llvm.masked.store.v8f64.p0(<8 x double>, ptr, <8 x i1>)
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
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v84, %end38 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 0, 512
  %v21 = mul i64 %v18, 19
  %v22 = getelementptr inbounds double, ptr %v1, i64 %v21
  %v23 = getelementptr inbounds double, ptr %v22, i64 %v20
  %v24 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v25 = getelementptr inbounds i64, ptr %v5, i64 %v18
  %v26 = load i64, ptr %v25, align 8
  %v27 = sitofp i64 %v26 to double
  %v28 = insertelement <8 x double> poison, double %v27, i64 0
  %v29 = shufflevector <8 x double> %v28, <8 x double> poison, <8 x i32> zeroinitializer
  %v30 = mul i64 %v18, 19
  %v31 = getelementptr inbounds i8, ptr %v7, i64 %v30
  %v32 = getelementptr inbounds i8, ptr %v31, i64 %v20
  %v33 = mul i64 %v18, 19
  %v34 = getelementptr inbounds double, ptr %v9, i64 %v33
  %v35 = getelementptr inbounds double, ptr %v34, i64 %v20
  br label %head36
head36:
  %v39 = phi i64 [ 0, %body16 ], [ %v62, %body37 ]
  %v40 = icmp slt i64 %v39, 16
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = getelementptr inbounds double, ptr %v23, i64 %v39
  %v42 = load <8 x double>, ptr %v41, align 8
  %v43 = getelementptr inbounds float, ptr %v24, i64 %v39
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = fpext <8 x float> %v44 to <8 x double>
  %v46 = getelementptr inbounds i8, ptr %v32, i64 %v39
  %v47 = load <8 x i8>, ptr %v46, align 1
  %v48 = icmp ne <8 x i8> %v47, zeroinitializer
  %v49 = select <8 x i1> %v48, <8 x double> <double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>, <8 x double> <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v50 = fmul <8 x double> %v42, <double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A>
  %v51 = fadd <8 x double> %v50, %v45
  %v52 = fptrunc <8 x double> %v51 to <8 x float>
  %v53 = fpext <8 x float> %v52 to <8 x double>
  %v54 = fcmp une <8 x double> %v53, %v53
  %v55 = fcmp ogt <8 x double> %v53, %v29
  %v56 = select <8 x i1> %v55, <8 x double> %v53, <8 x double> %v29
  %v57 = select <8 x i1> %v54, <8 x double> %v53, <8 x double> %v56
  %v58 = fcmp une <8 x double> %v49, <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v59 = select <8 x i1> %v58, <8 x double> %v57, <8 x double> %v42
  %v60 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %v59)
  %v61 = getelementptr inbounds double, ptr %v35, i64 %v39
  store <8 x double> %v60, ptr %v61, align 8
  %v62 = add nsw i64 %v39, 8
  br label %head36
end38:
  %v63 = getelementptr inbounds double, ptr %v23, i64 16
  %v64 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v63, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x double> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v24, i64 16
  %v66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v65, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v67 = fpext <8 x float> %v66 to <8 x double>
  %v68 = getelementptr inbounds i8, ptr %v32, i64 16
  %v69 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v68, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v70 = icmp ne <8 x i8> %v69, zeroinitializer
  %v71 = select <8 x i1> %v70, <8 x double> <double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>, <8 x double> <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v72 = fmul <8 x double> %v64, <double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A, double 0x3FB999999999999A>
  %v73 = fadd <8 x double> %v72, %v67
  %v74 = fptrunc <8 x double> %v73 to <8 x float>
  %v75 = fpext <8 x float> %v74 to <8 x double>
  %v76 = fcmp une <8 x double> %v75, %v75
  %v77 = fcmp ogt <8 x double> %v75, %v29
  %v78 = select <8 x i1> %v77, <8 x double> %v75, <8 x double> %v29
  %v79 = select <8 x i1> %v76, <8 x double> %v75, <8 x double> %v78
  %v80 = fcmp une <8 x double> %v71, <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>
  %v81 = select <8 x i1> %v80, <8 x double> %v79, <8 x double> %v64
  %v82 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %v81)
  %v83 = getelementptr inbounds double, ptr %v35, i64 16
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v82, ptr align 8 %v83, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v84 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
