; task {"attributes":{"expression":"t0=f16(x1);t1=add(x0,t0);t2=bf16(t1)"},"inputs":["f16[2,19]","bf16[19]"],"op":"elementwise","output":"f16[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier aarch64-neon
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <4 x i16> @llvm.masked.load.v4i16.p0(ptr, <4 x i1>, <4 x i16>)
declare void @llvm.masked.store.v4i16.p0(<4 x i16>, ptr, <4 x i1>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v92, %end26 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 512
  %v17 = mul i64 %v14, 19
  %v18 = getelementptr inbounds i16, ptr %v1, i64 %v17
  %v19 = getelementptr inbounds i16, ptr %v18, i64 %v16
  %v20 = getelementptr inbounds i16, ptr %v3, i64 %v16
  %v21 = mul i64 %v14, 19
  %v22 = getelementptr inbounds i16, ptr %v5, i64 %v21
  %v23 = getelementptr inbounds i16, ptr %v22, i64 %v16
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body12 ], [ %v60, %body25 ]
  %v28 = icmp slt i64 %v27, 16
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds i16, ptr %v19, i64 %v27
  %v30 = load <4 x i16>, ptr %v29, align 2
  %v31 = bitcast <4 x i16> %v30 to <4 x half>
  %v32 = fpext <4 x half> %v31 to <4 x float>
  %v33 = getelementptr inbounds i16, ptr %v20, i64 %v27
  %v34 = load <4 x i16>, ptr %v33, align 2
  %v35 = zext <4 x i16> %v34 to <4 x i32>
  %v36 = shl <4 x i32> %v35, splat (i32 16)
  %v37 = bitcast <4 x i32> %v36 to <4 x float>
  %v38 = fptrunc <4 x float> %v37 to <4 x half>
  %v39 = bitcast <4 x half> %v38 to <4 x i16>
  %v40 = bitcast <4 x i16> %v39 to <4 x half>
  %v41 = fpext <4 x half> %v40 to <4 x float>
  %v42 = fadd <4 x float> %v32, %v41
  %v43 = bitcast <4 x float> %v42 to <4 x i32>
  %v44 = lshr <4 x i32> %v43, splat (i32 16)
  %v45 = and <4 x i32> %v44, splat (i32 1)
  %v46 = add <4 x i32> %v43, splat (i32 32767)
  %v47 = add <4 x i32> %v46, %v45
  %v48 = and <4 x i32> %v43, splat (i32 2147483647)
  %v49 = icmp ugt <4 x i32> %v48, splat (i32 2139095040)
  %v50 = or <4 x i32> %v43, splat (i32 4194304)
  %v51 = select <4 x i1> %v49, <4 x i32> %v50, <4 x i32> %v47
  %v52 = lshr <4 x i32> %v51, splat (i32 16)
  %v53 = trunc <4 x i32> %v52 to <4 x i16>
  %v54 = zext <4 x i16> %v53 to <4 x i32>
  %v55 = shl <4 x i32> %v54, splat (i32 16)
  %v56 = bitcast <4 x i32> %v55 to <4 x float>
  %v57 = getelementptr inbounds i16, ptr %v23, i64 %v27
  %v58 = fptrunc <4 x float> %v56 to <4 x half>
  %v59 = bitcast <4 x half> %v58 to <4 x i16>
  store <4 x i16> %v59, ptr %v57, align 2
  %v60 = add nsw i64 %v27, 4
  br label %head24
end26:
  %v61 = getelementptr inbounds i16, ptr %v19, i64 16
  %v62 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %v61, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i16> zeroinitializer)
  %v63 = bitcast <4 x i16> %v62 to <4 x half>
  %v64 = fpext <4 x half> %v63 to <4 x float>
  %v65 = getelementptr inbounds i16, ptr %v20, i64 16
  %v66 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %v65, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i16> zeroinitializer)
  %v67 = zext <4 x i16> %v66 to <4 x i32>
  %v68 = shl <4 x i32> %v67, splat (i32 16)
  %v69 = bitcast <4 x i32> %v68 to <4 x float>
  %v70 = fptrunc <4 x float> %v69 to <4 x half>
  %v71 = bitcast <4 x half> %v70 to <4 x i16>
  %v72 = bitcast <4 x i16> %v71 to <4 x half>
  %v73 = fpext <4 x half> %v72 to <4 x float>
  %v74 = fadd <4 x float> %v64, %v73
  %v75 = bitcast <4 x float> %v74 to <4 x i32>
  %v76 = lshr <4 x i32> %v75, splat (i32 16)
  %v77 = and <4 x i32> %v76, splat (i32 1)
  %v78 = add <4 x i32> %v75, splat (i32 32767)
  %v79 = add <4 x i32> %v78, %v77
  %v80 = and <4 x i32> %v75, splat (i32 2147483647)
  %v81 = icmp ugt <4 x i32> %v80, splat (i32 2139095040)
  %v82 = or <4 x i32> %v75, splat (i32 4194304)
  %v83 = select <4 x i1> %v81, <4 x i32> %v82, <4 x i32> %v79
  %v84 = lshr <4 x i32> %v83, splat (i32 16)
  %v85 = trunc <4 x i32> %v84 to <4 x i16>
  %v86 = zext <4 x i16> %v85 to <4 x i32>
  %v87 = shl <4 x i32> %v86, splat (i32 16)
  %v88 = bitcast <4 x i32> %v87 to <4 x float>
  %v89 = getelementptr inbounds i16, ptr %v23, i64 16
  %v90 = fptrunc <4 x float> %v88 to <4 x half>
  %v91 = bitcast <4 x half> %v90 to <4 x i16>
  call void @llvm.masked.store.v4i16.p0(<4 x i16> %v91, ptr align 2 %v89, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v92 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
