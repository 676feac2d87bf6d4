; task {"attributes":{"expression":"t0=i8(x1);t1=add(x0,t0);t2=u16(t1);t3=i16(t2);t4=u8(t3)"},"inputs":["i8[2,19]","u16[19]"],"op":"elementwise","output":"u8[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v3
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.rint.v8f32(<8 x float>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr, <8 x i1>, <8 x i16>)
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
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v112, %end26 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 512
  %v17 = mul i64 %v14, 19
  %v18 = getelementptr inbounds i8, ptr %v1, i64 %v17
  %v19 = getelementptr inbounds i8, ptr %v18, i64 %v16
  %v20 = getelementptr inbounds i16, ptr %v3, i64 %v16
  %v21 = mul i64 %v14, 19
  %v22 = getelementptr inbounds i8, ptr %v5, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v22, i64 %v16
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body12 ], [ %v70, %body25 ]
  %v28 = icmp slt i64 %v27, 16
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds i8, ptr %v19, i64 %v27
  %v30 = load <8 x i8>, ptr %v29, align 1
  %v31 = sext <8 x i8> %v30 to <8 x i32>
  %v32 = sitofp <8 x i32> %v31 to <8 x float>
  %v33 = getelementptr inbounds i16, ptr %v20, i64 %v27
  %v34 = load <8 x i16>, ptr %v33, align 2
  %v35 = zext <8 x i16> %v34 to <8 x i32>
  %v36 = sitofp <8 x i32> %v35 to <8 x float>
  %v37 = fcmp ogt <8 x float> %v36, <float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000>
  %v38 = select <8 x i1> %v37, <8 x float> %v36, <8 x float> <float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000>
  %v39 = fcmp olt <8 x float> %v38, <float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000>
  %v40 = select <8 x i1> %v39, <8 x float> %v38, <8 x float> <float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000>
  %v41 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v40)
  %v42 = fadd <8 x float> %v41, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v43 = fadd <8 x float> %v32, %v42
  %v44 = fcmp ogt <8 x float> %v43, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v45 = select <8 x i1> %v44, <8 x float> %v43, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v46 = fcmp olt <8 x float> %v45, <float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000>
  %v47 = select <8 x i1> %v46, <8 x float> %v45, <8 x float> <float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000>
  %v48 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v47)
  %v49 = fadd <8 x float> %v48, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v50 = fcmp ogt <8 x float> %v49, <float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000>
  %v51 = select <8 x i1> %v50, <8 x float> %v49, <8 x float> <float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000>
  %v52 = fcmp olt <8 x float> %v51, <float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000>
  %v53 = select <8 x i1> %v52, <8 x float> %v51, <8 x float> <float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000>
  %v54 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v53)
  %v55 = fadd <8 x float> %v54, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v56 = fcmp ogt <8 x float> %v55, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v57 = select <8 x i1> %v56, <8 x float> %v55, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v58 = fcmp olt <8 x float> %v57, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v59 = select <8 x i1> %v58, <8 x float> %v57, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v60 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v59)
  %v61 = fadd <8 x float> %v60, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v62 = getelementptr inbounds i8, ptr %v23, i64 %v27
  %v63 = fcmp ogt <8 x float> %v61, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v64 = select <8 x i1> %v63, <8 x float> %v61, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v65 = fcmp olt <8 x float> %v64, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v66 = select <8 x i1> %v65, <8 x float> %v64, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v67 = fadd <8 x float> %v66, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v68 = bitcast <8 x float> %v67 to <8 x i32>
  %v69 = trunc <8 x i32> %v68 to <8 x i8>
  store <8 x i8> %v69, ptr %v62, align 1
  %v70 = add nsw i64 %v27, 8
  br label %head24
end26:
  %v71 = getelementptr inbounds i8, ptr %v19, i64 16
  %v72 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v71, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v73 = sext <8 x i8> %v72 to <8 x i32>
  %v74 = sitofp <8 x i32> %v73 to <8 x float>
  %v75 = getelementptr inbounds i16, ptr %v20, i64 16
  %v76 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %v75, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i16> zeroinitializer)
  %v77 = zext <8 x i16> %v76 to <8 x i32>
  %v78 = sitofp <8 x i32> %v77 to <8 x float>
  %v79 = fcmp ogt <8 x float> %v78, <float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000>
  %v80 = select <8 x i1> %v79, <8 x float> %v78, <8 x float> <float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000, float 0xC060000000000000>
  %v81 = fcmp olt <8 x float> %v80, <float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000>
  %v82 = select <8 x i1> %v81, <8 x float> %v80, <8 x float> <float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000, float 0x405FC00000000000>
  %v83 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v82)
  %v84 = fadd <8 x float> %v83, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v85 = fadd <8 x float> %v74, %v84
  %v86 = fcmp ogt <8 x float> %v85, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v87 = select <8 x i1> %v86, <8 x float> %v85, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v88 = fcmp olt <8 x float> %v87, <float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000>
  %v89 = select <8 x i1> %v88, <8 x float> %v87, <8 x float> <float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000, float 0x40EFFFE000000000>
  %v90 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v89)
  %v91 = fadd <8 x float> %v90, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v92 = fcmp ogt <8 x float> %v91, <float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000>
  %v93 = select <8 x i1> %v92, <8 x float> %v91, <8 x float> <float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000, float 0xC0E0000000000000>
  %v94 = fcmp olt <8 x float> %v93, <float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000>
  %v95 = select <8 x i1> %v94, <8 x float> %v93, <8 x float> <float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000, float 0x40DFFFC000000000>
  %v96 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v95)
  %v97 = fadd <8 x float> %v96, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v98 = fcmp ogt <8 x float> %v97, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v99 = select <8 x i1> %v98, <8 x float> %v97, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v100 = fcmp olt <8 x float> %v99, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v101 = select <8 x i1> %v100, <8 x float> %v99, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v102 = call <8 x float> @llvm.rint.v8f32(<8 x float> %v101)
  %v103 = fadd <8 x float> %v102, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v104 = getelementptr inbounds i8, ptr %v23, i64 16
  %v105 = fcmp ogt <8 x float> %v103, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v106 = select <8 x i1> %v105, <8 x float> %v103, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v107 = fcmp olt <8 x float> %v106, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v108 = select <8 x i1> %v107, <8 x float> %v106, <8 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v109 = fadd <8 x float> %v108, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v110 = bitcast <8 x float> %v109 to <8 x i32>
  %v111 = trunc <8 x i32> %v110 to <8 x i8>
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %v111, ptr align 1 %v104, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v112 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
