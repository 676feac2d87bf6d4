; task {"attributes":{},"inputs":["f32[4,70]"],"op":"softmax","output":"f32[4,70]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"three_pass","unroll":2}
; tier x86_64-v3
; phase k: 4 units
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v156, %end139 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 70
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  br label %head17
head17:
  %v20 = phi i64 [ 0, %body10 ], [ %v33, %body18 ]
  %v21 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v28, %body18 ]
  %v22 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %body10 ], [ %v32, %body18 ]
  %v23 = icmp slt i64 %v20, 64
  br i1 %v23, label %body18, label %end19
body18:
  %v24 = add i64 %v20, 8
  %v25 = getelementptr inbounds float, ptr %v15, i64 %v20
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = fcmp ogt <8 x float> %v26, %v21
  %v28 = select <8 x i1> %v27, <8 x float> %v26, <8 x float> %v21
  %v29 = getelementptr inbounds float, ptr %v15, i64 %v24
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = fcmp ogt <8 x float> %v30, %v22
  %v32 = select <8 x i1> %v31, <8 x float> %v30, <8 x float> %v22
  %v33 = add nsw i64 %v20, 16
  br label %head17
end19:
  %v34 = getelementptr inbounds float, ptr %v15, i64 64
  %v35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v34, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v36 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> %v35, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v37 = fcmp ogt <8 x float> %v36, %v21
  %v38 = select <8 x i1> %v37, <8 x float> %v36, <8 x float> %v21
  %v39 = fcmp ogt <8 x float> %v38, %v22
  %v40 = select <8 x i1> %v39, <8 x float> %v38, <8 x float> %v22
  %v41 = shufflevector <8 x float> %v40, <8 x float> %v40, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v42 = fcmp ogt <8 x float> %v40, %v41
  %v43 = select <8 x i1> %v42, <8 x float> %v40, <8 x float> %v41
  %v44 = shufflevector <8 x float> %v43, <8 x float> %v43, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v45 = fcmp ogt <8 x float> %v43, %v44
  %v46 = select <8 x i1> %v45, <8 x float> %v43, <8 x float> %v44
  %v47 = shufflevector <8 x float> %v46, <8 x float> %v46, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v48 = fcmp ogt <8 x float> %v46, %v47
  %v49 = select <8 x i1> %v48, <8 x float> %v46, <8 x float> %v47
  br label %head50
head50:
  %v53 = phi i64 [ 0, %end19 ], [ %v102, %body51 ]
  %v54 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v79, %body51 ]
  %v55 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v101, %body51 ]
  %v56 = icmp slt i64 %v53, 64
  br i1 %v56, label %body51, label %end52
body51:
  %v57 = add i64 %v53, 8
  %v58 = getelementptr inbounds float, ptr %v15, i64 %v53
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fsub <8 x float> %v59, %v49
  %v61 = fmul <8 x float> %v60, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v62 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v61
  %v63 = select <8 x i1> %v62, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v61
  %v64 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v63
  %v65 = select <8 x i1> %v64, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v63
  %v66 = fadd <8 x float> %v65, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v67 = fsub <8 x float> %v66, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v68 = fsub <8 x float> %v65, %v67
  %v69 = bitcast <8 x float> %v66 to <8 x i32>
  %v70 = shl <8 x i32> %v69, splat (i32 23)
  %v71 = bitcast <8 x i32> %v70 to <8 x float>
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v68, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v68, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v73, <8 x float> %v68, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v74, <8 x float> %v68, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v75, <8 x float> %v68, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v77 = fmul <8 x float> %v76, %v71
  %v78 = getelementptr inbounds float, ptr %v16, i64 %v53
  store <8 x float> %v77, ptr %v78, align 4
  %v79 = fadd <8 x float> %v54, %v77
  %v80 = getelementptr inbounds float, ptr %v15, i64 %v57
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = fsub <8 x float> %v81, %v49
  %v83 = fmul <8 x float> %v82, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v84 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v83
  %v85 = select <8 x i1> %v84, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v83
  %v86 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v85
  %v87 = select <8 x i1> %v86, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v85
  %v88 = fadd <8 x float> %v87, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v89 = fsub <8 x float> %v88, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v90 = fsub <8 x float> %v87, %v89
  %v91 = bitcast <8 x float> %v88 to <8 x i32>
  %v92 = shl <8 x i32> %v91, splat (i32 23)
  %v93 = bitcast <8 x i32> %v92 to <8 x float>
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v90, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v94, <8 x float> %v90, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v90, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v96, <8 x float> %v90, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v90, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v99 = fmul <8 x float> %v98, %v93
  %v100 = getelementptr inbounds float, ptr %v16, i64 %v57
  store <8 x float> %v99, ptr %v100, align 4
  %v101 = fadd <8 x float> %v55, %v99
  %v102 = add nsw i64 %v53, 16
  br label %head50
end52:
  %v103 = getelementptr inbounds float, ptr %v15, i64 64
  %v104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v103, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v105 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> %v104, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v106 = fsub <8 x float> %v105, %v49
  %v107 = fmul <8 x float> %v106, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v108 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v107
  %v109 = select <8 x i1> %v108, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v107
  %v110 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v109
  %v111 = select <8 x i1> %v110, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v109
  %v112 = fadd <8 x float> %v111, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v113 = fsub <8 x float> %v112, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v114 = fsub <8 x float> %v111, %v113
  %v115 = bitcast <8 x float> %v112 to <8 x i32>
  %v116 = shl <8 x i32> %v115, splat (i32 23)
  %v117 = bitcast <8 x i32> %v116 to <8 x float>
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v114, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v118, <8 x float> %v114, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v114, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v114, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v121, <8 x float> %v114, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v123 = fmul <8 x float> %v122, %v117
  %v124 = getelementptr inbounds float, ptr %v16, i64 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v123, ptr align 4 %v124, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v125 = fadd <8 x float> %v54, %v123
  %v126 = fadd <8 x float> %v125, %v55
  %v127 = shufflevector <8 x float> %v126, <8 x float> %v126, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v128 = fadd <8 x float> %v126, %v127
  %v129 = shufflevector <8 x float> %v128, <8 x float> %v128, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v130 = fadd <8 x float> %v128, %v129
  %v131 = shufflevector <8 x float> %v130, <8 x float> %v130, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v132 = fadd <8 x float> %v130, %v131
  %v133 = extractelement <8 x float> %v132, i64 0
  %v134 = fdiv float 0x3FF0000000000000, %v133
  %v135 = insertelement <8 x float> poison, float %v134, i64 0
  %v136 = shufflevector <8 x float> %v135, <8 x float> poison, <8 x i32> zeroinitializer
  br label %head137
head137:
  %v140 = phi i64 [ 0, %end52 ], [ %v151, %body138 ]
  %v141 = icmp slt i64 %v140, 64
  br i1 %v141, label %body138, label %end139
body138:
  %v142 = add i64 %v140, 8
  %v143 = getelementptr inbounds float, ptr %v16, i64 %v140
  %v144 = load <8 x float>, ptr %v143, align 4
  %v145 = fmul <8 x float> %v144, %v136
  %v146 = getelementptr inbounds float, ptr %v16, i64 %v140
  store <8 x float> %v145, ptr %v146, align 4
  %v147 = getelementptr inbounds float, ptr %v16, i64 %v142
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = fmul <8 x float> %v148, %v136
  %v150 = getelementptr inbounds float, ptr %v16, i64 %v142
  store <8 x float> %v149, ptr %v150, align 4
  %v151 = add nsw i64 %v140, 16
  br label %head137
end139:
  %v152 = getelementptr inbounds float, ptr %v16, i64 64
  %v153 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v152, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v154 = fmul <8 x float> %v153, %v136
  %v155 = getelementptr inbounds float, ptr %v16, i64 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v154, ptr align 4 %v155, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v156 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
