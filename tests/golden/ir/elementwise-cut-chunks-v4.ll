; task {"attributes":{"expression":"t0=add(x0,x1)"},"inputs":["f32[3,1100]","f32[3,1]"],"op":"elementwise","output":"f32[3,1100]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":4}
; tier x86_64-v4
; phase k: 9 units
; scratch 0 bytes, 0 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v89, %end59 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = udiv i64 %v14, 3
  %v17 = urem i64 %v14, 3
  %v18 = icmp ne i64 %v17, 2
  br i1 %v18, label %then19, label %end20
then19:
  %v21 = mul i64 %v17, 512
  %v22 = mul i64 %v16, 1100
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = getelementptr inbounds float, ptr %v23, i64 %v21
  %v25 = getelementptr inbounds float, ptr %v3, i64 %v16
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <16 x float> poison, float %v26, i64 0
  %v28 = shufflevector <16 x float> %v27, <16 x float> poison, <16 x i32> zeroinitializer
  %v29 = mul i64 %v16, 1100
  %v30 = getelementptr inbounds float, ptr %v5, i64 %v29
  %v31 = getelementptr inbounds float, ptr %v30, i64 %v21
  br label %head32
head32:
  %v35 = phi i64 [ 0, %then19 ], [ %v56, %body33 ]
  %v36 = icmp slt i64 %v35, 512
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = add i64 %v35, 16
  %v38 = add i64 %v35, 32
  %v39 = add i64 %v35, 48
  %v40 = getelementptr inbounds float, ptr %v24, i64 %v35
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = fadd <16 x float> %v41, %v28
  %v43 = getelementptr inbounds float, ptr %v31, i64 %v35
  store <16 x float> %v42, ptr %v43, align 4
  %v44 = getelementptr inbounds float, ptr %v24, i64 %v37
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = fadd <16 x float> %v45, %v28
  %v47 = getelementptr inbounds float, ptr %v31, i64 %v37
  store <16 x float> %v46, ptr %v47, align 4
  %v48 = getelementptr inbounds float, ptr %v24, i64 %v38
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fadd <16 x float> %v49, %v28
  %v51 = getelementptr inbounds float, ptr %v31, i64 %v38
  store <16 x float> %v50, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v24, i64 %v39
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = fadd <16 x float> %v53, %v28
  %v55 = getelementptr inbounds float, ptr %v31, i64 %v39
  store <16 x float> %v54, ptr %v55, align 4
  %v56 = add nsw i64 %v35, 64
  br label %head32
end34:
  br label %end20
end20:
  %v57 = icmp eq i64 %v17, 2
  br i1 %v57, label %then58, label %end59
then58:
  %v60 = mul i64 %v17, 512
  %v61 = mul i64 %v16, 1100
  %v62 = getelementptr inbounds float, ptr %v1, i64 %v61
  %v63 = getelementptr inbounds float, ptr %v62, i64 %v60
  %v64 = getelementptr inbounds float, ptr %v3, i64 %v16
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <16 x float> poison, float %v65, i64 0
  %v67 = shufflevector <16 x float> %v66, <16 x float> poison, <16 x i32> zeroinitializer
  %v68 = mul i64 %v16, 1100
  %v69 = getelementptr inbounds float, ptr %v5, i64 %v68
  %v70 = getelementptr inbounds float, ptr %v69, i64 %v60
  %v71 = load <16 x float>, ptr %v63, align 4
  %v72 = fadd <16 x float> %v71, %v67
  store <16 x float> %v72, ptr %v70, align 4
  %v73 = getelementptr inbounds float, ptr %v63, i64 16
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = fadd <16 x float> %v74, %v67
  %v76 = getelementptr inbounds float, ptr %v70, i64 16
  store <16 x float> %v75, ptr %v76, align 4
  %v77 = getelementptr inbounds float, ptr %v63, i64 32
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = fadd <16 x float> %v78, %v67
  %v80 = getelementptr inbounds float, ptr %v70, i64 32
  store <16 x float> %v79, ptr %v80, align 4
  %v81 = getelementptr inbounds float, ptr %v63, i64 48
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = fadd <16 x float> %v82, %v67
  %v84 = getelementptr inbounds float, ptr %v70, i64 48
  store <16 x float> %v83, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %v63, i64 64
  %v86 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v85, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v87 = fadd <16 x float> %v86, %v67
  %v88 = getelementptr inbounds float, ptr %v70, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v87, ptr align 4 %v88, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  br label %end59
end59:
  %v89 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
