; task {"attributes":{"expression":"t0=less(x1,x2);t1=less_equal(x3,t0);t2=greater(t1,x0);t3=greater_equal(t2,x3);t4=equal(t3,x2);t5=and(t4,x0);t6=or(t5,x1);t7=not(t6);t8=where(t7,x1,x3)"},"inputs":["bool[2,19]","i64[2,19]","i32[19]","f32[2,1]"],"op":"elementwise","output":"f32[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v3
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr, <8 x i1>, <8 x i64>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
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
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v107, %end37 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 0, 512
  %v21 = mul i64 %v18, 19
  %v22 = getelementptr inbounds i8, ptr %v1, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v22, i64 %v20
  %v24 = mul i64 %v18, 19
  %v25 = getelementptr inbounds i64, ptr %v3, i64 %v24
  %v26 = getelementptr inbounds i64, ptr %v25, i64 %v20
  %v27 = getelementptr inbounds i32, ptr %v5, i64 %v20
  %v28 = getelementptr inbounds float, ptr %v7, i64 %v18
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = mul i64 %v18, 19
  %v33 = getelementptr inbounds float, ptr %v9, i64 %v32
  %v34 = getelementptr inbounds float, ptr %v33, i64 %v20
  br label %head35
head35:
  %v38 = phi i64 [ 0, %body16 ], [ %v73, %body36 ]
  %v39 = icmp slt i64 %v38, 16
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = getelementptr inbounds i8, ptr %v23, i64 %v38
  %v41 = load <8 x i8>, ptr %v40, align 1
  %v42 = icmp ne <8 x i8> %v41, zeroinitializer
  %v43 = select <8 x i1> %v42, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v44 = getelementptr inbounds i64, ptr %v26, i64 %v38
  %v45 = load <8 x i64>, ptr %v44, align 8
  %v46 = sitofp <8 x i64> %v45 to <8 x float>
  %v47 = getelementptr inbounds i32, ptr %v27, i64 %v38
  %v48 = load <8 x i32>, ptr %v47, align 4
  %v49 = sitofp <8 x i32> %v48 to <8 x float>
  %v50 = fcmp olt <8 x float> %v46, %v49
  %v51 = select <8 x i1> %v50, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v52 = fcmp ole <8 x float> %v31, %v51
  %v53 = select <8 x i1> %v52, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v54 = fcmp ogt <8 x float> %v53, %v43
  %v55 = select <8 x i1> %v54, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v56 = fcmp oge <8 x float> %v55, %v31
  %v57 = select <8 x i1> %v56, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v58 = fcmp oeq <8 x float> %v57, %v49
  %v59 = select <8 x i1> %v58, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v60 = fcmp une <8 x float> %v59, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v61 = fcmp une <8 x float> %v43, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v62 = and <8 x i1> %v60, %v61
  %v63 = select <8 x i1> %v62, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v64 = fcmp une <8 x float> %v63, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v65 = fcmp une <8 x float> %v46, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v66 = or <8 x i1> %v64, %v65
  %v67 = select <8 x i1> %v66, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v68 = fcmp oeq <8 x float> %v67, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v69 = select <8 x i1> %v68, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v70 = fcmp une <8 x float> %v69, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v71 = select <8 x i1> %v70, <8 x float> %v46, <8 x float> %v31
  %v72 = getelementptr inbounds float, ptr %v34, i64 %v38
  store <8 x float> %v71, ptr %v72, align 4
  %v73 = add nsw i64 %v38, 8
  br label %head35
end37:
  %v74 = getelementptr inbounds i8, ptr %v23, i64 16
  %v75 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v74, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v76 = icmp ne <8 x i8> %v75, zeroinitializer
  %v77 = select <8 x i1> %v76, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v78 = getelementptr inbounds i64, ptr %v26, i64 16
  %v79 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %v78, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i64> zeroinitializer)
  %v80 = sitofp <8 x i64> %v79 to <8 x float>
  %v81 = getelementptr inbounds i32, ptr %v27, i64 16
  %v82 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v81, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i32> zeroinitializer)
  %v83 = sitofp <8 x i32> %v82 to <8 x float>
  %v84 = fcmp olt <8 x float> %v80, %v83
  %v85 = select <8 x i1> %v84, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v86 = fcmp ole <8 x float> %v31, %v85
  %v87 = select <8 x i1> %v86, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v88 = fcmp ogt <8 x float> %v87, %v77
  %v89 = select <8 x i1> %v88, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v90 = fcmp oge <8 x float> %v89, %v31
  %v91 = select <8 x i1> %v90, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v92 = fcmp oeq <8 x float> %v91, %v83
  %v93 = select <8 x i1> %v92, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v94 = fcmp une <8 x float> %v93, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v95 = fcmp une <8 x float> %v77, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v96 = and <8 x i1> %v94, %v95
  %v97 = select <8 x i1> %v96, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v98 = fcmp une <8 x float> %v97, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v99 = fcmp une <8 x float> %v80, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v100 = or <8 x i1> %v98, %v99
  %v101 = select <8 x i1> %v100, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v102 = fcmp oeq <8 x float> %v101, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v103 = select <8 x i1> %v102, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v104 = fcmp une <8 x float> %v103, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v105 = select <8 x i1> %v104, <8 x float> %v80, <8 x float> %v31
  %v106 = getelementptr inbounds float, ptr %v34, i64 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v105, ptr align 4 %v106, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v107 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
