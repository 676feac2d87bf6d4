; task {"attributes":{"tail":"t0=mul(x0,x1)"},"inputs":["f32[3,5,19]","f32[3,5,1]"],"op":"softmax","output":"f32[3,5,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"registers","unroll":1}
; tier x86_64-v4
; phase k: 15 units
; scratch 0 bytes, 0 of each core
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v82, %body12 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 19
  %v17 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v18 = getelementptr inbounds float, ptr %v1, i64 %v16
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v16
  %v20 = load <16 x float>, ptr %v18, align 4
  %v21 = getelementptr inbounds float, ptr %v18, i64 16
  %v22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v23 = select <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> %v22, <16 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v24 = fcmp ogt <16 x float> %v20, %v23
  %v25 = select <16 x i1> %v24, <16 x float> %v20, <16 x float> %v23
  %v26 = shufflevector <16 x float> %v25, <16 x float> %v25, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v27 = fcmp ogt <16 x float> %v25, %v26
  %v28 = select <16 x i1> %v27, <16 x float> %v25, <16 x float> %v26
  %v29 = shufflevector <16 x float> %v28, <16 x float> %v28, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v30 = fcmp ogt <16 x float> %v28, %v29
  %v31 = select <16 x i1> %v30, <16 x float> %v28, <16 x float> %v29
  %v32 = shufflevector <16 x float> %v31, <16 x float> %v31, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v33 = fcmp ogt <16 x float> %v31, %v32
  %v34 = select <16 x i1> %v33, <16 x float> %v31, <16 x float> %v32
  %v35 = shufflevector <16 x float> %v34, <16 x float> %v34, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v36 = fcmp ogt <16 x float> %v34, %v35
  %v37 = select <16 x i1> %v36, <16 x float> %v34, <16 x float> %v35
  %v38 = fsub <16 x float> %v20, %v37
  %v39 = fmul <16 x float> %v38, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v40 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v39)
  %v41 = fsub <16 x float> %v39, %v40
  %v42 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v41, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v42, <16 x float> %v41, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v43, <16 x float> %v41, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v41, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v45, <16 x float> %v41, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v47 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v46, <16 x float> %v40, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v48 = fsub <16 x float> %v23, %v37
  %v49 = fmul <16 x float> %v48, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v50 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v49)
  %v51 = fsub <16 x float> %v49, %v50
  %v52 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v51, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v52, <16 x float> %v51, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> %v51, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v51, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v55, <16 x float> %v51, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v57 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v56, <16 x float> %v50, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v58 = fadd <16 x float> %v47, %v57
  %v59 = shufflevector <16 x float> %v58, <16 x float> %v58, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v60 = fadd <16 x float> %v58, %v59
  %v61 = shufflevector <16 x float> %v60, <16 x float> %v60, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %v62 = fadd <16 x float> %v60, %v61
  %v63 = shufflevector <16 x float> %v62, <16 x float> %v62, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %v64 = fadd <16 x float> %v62, %v63
  %v65 = shufflevector <16 x float> %v64, <16 x float> %v64, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
  %v66 = fadd <16 x float> %v64, %v65
  %v67 = extractelement <16 x float> %v66, i64 0
  %v68 = fdiv float 0x3FF0000000000000, %v67
  %v69 = insertelement <16 x float> poison, float %v68, i64 0
  %v70 = shufflevector <16 x float> %v69, <16 x float> poison, <16 x i32> zeroinitializer
  %v71 = fmul <16 x float> %v47, %v70
  %v72 = load float, ptr %v17, align 4
  %v73 = insertelement <16 x float> poison, float %v72, i64 0
  %v74 = shufflevector <16 x float> %v73, <16 x float> poison, <16 x i32> zeroinitializer
  %v75 = fmul <16 x float> %v71, %v74
  store <16 x float> %v75, ptr %v19, align 4
  %v76 = fmul <16 x float> %v57, %v70
  %v77 = load float, ptr %v17, align 4
  %v78 = insertelement <16 x float> poison, float %v77, i64 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  %v80 = fmul <16 x float> %v76, %v79
  %v81 = getelementptr inbounds float, ptr %v19, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v80, ptr align 4 %v81, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v82 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
