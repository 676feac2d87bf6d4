; task {"attributes":{"tail":"t0=mul(x0,x1)"},"inputs":["f32[3,5,19]","f32[3,5,1]"],"op":"softmax","output":"f32[3,5,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"registers","unroll":1}
; tier x86_64-v3
; phase k: 15 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v122, %body12 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 19
  %v17 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v18 = getelementptr inbounds float, ptr %v1, i64 %v16
  %v19 = getelementptr inbounds float, ptr %v5, i64 %v16
  %v20 = load <8 x float>, ptr %v18, align 4
  %v21 = getelementptr inbounds float, ptr %v18, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v18, i64 16
  %v24 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v23, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v25 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v24, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v26 = fcmp ogt <8 x float> %v20, %v22
  %v27 = select <8 x i1> %v26, <8 x float> %v20, <8 x float> %v22
  %v28 = fcmp ogt <8 x float> %v27, %v25
  %v29 = select <8 x i1> %v28, <8 x float> %v27, <8 x float> %v25
  %v30 = shufflevector <8 x float> %v29, <8 x float> %v29, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v31 = fcmp ogt <8 x float> %v29, %v30
  %v32 = select <8 x i1> %v31, <8 x float> %v29, <8 x float> %v30
  %v33 = shufflevector <8 x float> %v32, <8 x float> %v32, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v34 = fcmp ogt <8 x float> %v32, %v33
  %v35 = select <8 x i1> %v34, <8 x float> %v32, <8 x float> %v33
  %v36 = shufflevector <8 x float> %v35, <8 x float> %v35, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v37 = fcmp ogt <8 x float> %v35, %v36
  %v38 = select <8 x i1> %v37, <8 x float> %v35, <8 x float> %v36
  %v39 = fsub <8 x float> %v20, %v38
  %v40 = fmul <8 x float> %v39, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v41 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v40
  %v42 = select <8 x i1> %v41, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v40
  %v43 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v42
  %v44 = select <8 x i1> %v43, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v42
  %v45 = fadd <8 x float> %v44, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v46 = fsub <8 x float> %v45, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v47 = fsub <8 x float> %v44, %v46
  %v48 = bitcast <8 x float> %v45 to <8 x i32>
  %v49 = shl <8 x i32> %v48, splat (i32 23)
  %v50 = bitcast <8 x i32> %v49 to <8 x float>
  %v51 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v47, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v47, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v52, <8 x float> %v47, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v53, <8 x float> %v47, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v47, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v56 = fmul <8 x float> %v55, %v50
  %v57 = fsub <8 x float> %v22, %v38
  %v58 = fmul <8 x float> %v57, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v59 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v58
  %v60 = select <8 x i1> %v59, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v58
  %v61 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v60
  %v62 = select <8 x i1> %v61, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v60
  %v63 = fadd <8 x float> %v62, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v64 = fsub <8 x float> %v63, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v65 = fsub <8 x float> %v62, %v64
  %v66 = bitcast <8 x float> %v63 to <8 x i32>
  %v67 = shl <8 x i32> %v66, splat (i32 23)
  %v68 = bitcast <8 x i32> %v67 to <8 x float>
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v65, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v69, <8 x float> %v65, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v65, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v71, <8 x float> %v65, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v65, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v74 = fmul <8 x float> %v73, %v68
  %v75 = fsub <8 x float> %v25, %v38
  %v76 = fmul <8 x float> %v75, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v77 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v76
  %v78 = select <8 x i1> %v77, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v76
  %v79 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v78
  %v80 = select <8 x i1> %v79, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v78
  %v81 = fadd <8 x float> %v80, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v82 = fsub <8 x float> %v81, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v83 = fsub <8 x float> %v80, %v82
  %v84 = bitcast <8 x float> %v81 to <8 x i32>
  %v85 = shl <8 x i32> %v84, splat (i32 23)
  %v86 = bitcast <8 x i32> %v85 to <8 x float>
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v83, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v83, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v88, <8 x float> %v83, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v83, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v83, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v92 = fmul <8 x float> %v91, %v86
  %v93 = fadd <8 x float> %v56, %v74
  %v94 = fadd <8 x float> %v93, %v92
  %v95 = shufflevector <8 x float> %v94, <8 x float> %v94, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v96 = fadd <8 x float> %v94, %v95
  %v97 = shufflevector <8 x float> %v96, <8 x float> %v96, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v98 = fadd <8 x float> %v96, %v97
  %v99 = shufflevector <8 x float> %v98, <8 x float> %v98, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v100 = fadd <8 x float> %v98, %v99
  %v101 = extractelement <8 x float> %v100, i64 0
  %v102 = fdiv float 0x3FF0000000000000, %v101
  %v103 = insertelement <8 x float> poison, float %v102, i64 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = fmul <8 x float> %v56, %v104
  %v106 = load float, ptr %v17, align 4
  %v107 = insertelement <8 x float> poison, float %v106, i64 0
  %v108 = shufflevector <8 x float> %v107, <8 x float> poison, <8 x i32> zeroinitializer
  %v109 = fmul <8 x float> %v105, %v108
  store <8 x float> %v109, ptr %v19, align 4
  %v110 = fmul <8 x float> %v74, %v104
  %v111 = load float, ptr %v17, align 4
  %v112 = insertelement <8 x float> poison, float %v111, i64 0
  %v113 = shufflevector <8 x float> %v112, <8 x float> poison, <8 x i32> zeroinitializer
  %v114 = fmul <8 x float> %v110, %v113
  %v115 = getelementptr inbounds float, ptr %v19, i64 8
  store <8 x float> %v114, ptr %v115, align 4
  %v116 = fmul <8 x float> %v92, %v104
  %v117 = load float, ptr %v17, align 4
  %v118 = insertelement <8 x float> poison, float %v117, i64 0
  %v119 = shufflevector <8 x float> %v118, <8 x float> poison, <8 x i32> zeroinitializer
  %v120 = fmul <8 x float> %v116, %v119
  %v121 = getelementptr inbounds float, ptr %v19, i64 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v120, ptr align 4 %v121, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v122 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
