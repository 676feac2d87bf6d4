; task {"attributes":{"expression":"t0=f16(x1);t1=add(x0,t0);t2=bf16(t1)"},"inputs":["f16[2,19]","bf16[19]"],"op":"elementwise","output":"f16[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v4
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, <16 x i1>, <16 x i16>)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, <16 x i1>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v83, %body12 ]
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
  %v24 = load <16 x i16>, ptr %v19, align 2
  %v25 = bitcast <16 x i16> %v24 to <16 x half>
  %v26 = fpext <16 x half> %v25 to <16 x float>
  %v27 = load <16 x i16>, ptr %v20, align 2
  %v28 = zext <16 x i16> %v27 to <16 x i32>
  %v29 = shl <16 x i32> %v28, splat (i32 16)
  %v30 = bitcast <16 x i32> %v29 to <16 x float>
  %v31 = fptrunc <16 x float> %v30 to <16 x half>
  %v32 = bitcast <16 x half> %v31 to <16 x i16>
  %v33 = bitcast <16 x i16> %v32 to <16 x half>
  %v34 = fpext <16 x half> %v33 to <16 x float>
  %v35 = fadd <16 x float> %v26, %v34
  %v36 = bitcast <16 x float> %v35 to <16 x i32>
  %v37 = lshr <16 x i32> %v36, splat (i32 16)
  %v38 = and <16 x i32> %v37, splat (i32 1)
  %v39 = add <16 x i32> %v36, splat (i32 32767)
  %v40 = add <16 x i32> %v39, %v38
  %v41 = and <16 x i32> %v36, splat (i32 2147483647)
  %v42 = icmp ugt <16 x i32> %v41, splat (i32 2139095040)
  %v43 = or <16 x i32> %v36, splat (i32 4194304)
  %v44 = select <16 x i1> %v42, <16 x i32> %v43, <16 x i32> %v40
  %v45 = lshr <16 x i32> %v44, splat (i32 16)
  %v46 = trunc <16 x i32> %v45 to <16 x i16>
  %v47 = zext <16 x i16> %v46 to <16 x i32>
  %v48 = shl <16 x i32> %v47, splat (i32 16)
  %v49 = bitcast <16 x i32> %v48 to <16 x float>
  %v50 = fptrunc <16 x float> %v49 to <16 x half>
  %v51 = bitcast <16 x half> %v50 to <16 x i16>
  store <16 x i16> %v51, ptr %v23, align 2
  %v52 = getelementptr inbounds i16, ptr %v19, i64 16
  %v53 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v52, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v54 = bitcast <16 x i16> %v53 to <16 x half>
  %v55 = fpext <16 x half> %v54 to <16 x float>
  %v56 = getelementptr inbounds i16, ptr %v20, i64 16
  %v57 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %v56, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i16> zeroinitializer)
  %v58 = zext <16 x i16> %v57 to <16 x i32>
  %v59 = shl <16 x i32> %v58, splat (i32 16)
  %v60 = bitcast <16 x i32> %v59 to <16 x float>
  %v61 = fptrunc <16 x float> %v60 to <16 x half>
  %v62 = bitcast <16 x half> %v61 to <16 x i16>
  %v63 = bitcast <16 x i16> %v62 to <16 x half>
  %v64 = fpext <16 x half> %v63 to <16 x float>
  %v65 = fadd <16 x float> %v55, %v64
  %v66 = bitcast <16 x float> %v65 to <16 x i32>
  %v67 = lshr <16 x i32> %v66, splat (i32 16)
  %v68 = and <16 x i32> %v67, splat (i32 1)
  %v69 = add <16 x i32> %v66, splat (i32 32767)
  %v70 = add <16 x i32> %v69, %v68
  %v71 = and <16 x i32> %v66, splat (i32 2147483647)
  %v72 = icmp ugt <16 x i32> %v71, splat (i32 2139095040)
  %v73 = or <16 x i32> %v66, splat (i32 4194304)
  %v74 = select <16 x i1> %v72, <16 x i32> %v73, <16 x i32> %v70
  %v75 = lshr <16 x i32> %v74, splat (i32 16)
  %v76 = trunc <16 x i32> %v75 to <16 x i16>
  %v77 = zext <16 x i16> %v76 to <16 x i32>
  %v78 = shl <16 x i32> %v77, splat (i32 16)
  %v79 = bitcast <16 x i32> %v78 to <16 x float>
  %v80 = getelementptr inbounds i16, ptr %v23, i64 16
  %v81 = fptrunc <16 x float> %v79 to <16 x half>
  %v82 = bitcast <16 x half> %v81 to <16 x i16>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v82, ptr align 2 %v80, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v83 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
