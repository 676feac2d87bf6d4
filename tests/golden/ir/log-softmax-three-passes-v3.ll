; task {"attributes":{},"inputs":["f32[4,70]"],"op":"log_softmax","output":"f32[4,70]","precision_mode":"must_keep_origin_dtype"}
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
  %v12 = phi i64 [ %lo, %entry ], [ %v186, %end165 ]
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
  %v53 = phi i64 [ 0, %end19 ], [ %v100, %body51 ]
  %v54 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v78, %body51 ]
  %v55 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end19 ], [ %v99, %body51 ]
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
  %v78 = fadd <8 x float> %v54, %v77
  %v79 = getelementptr inbounds float, ptr %v15, i64 %v57
  %v80 = load <8 x float>, ptr %v79, align 4
  %v81 = fsub <8 x float> %v80, %v49
  %v82 = fmul <8 x float> %v81, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v83 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v82
  %v84 = select <8 x i1> %v83, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v82
  %v85 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v84
  %v86 = select <8 x i1> %v85, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v84
  %v87 = fadd <8 x float> %v86, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v88 = fsub <8 x float> %v87, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v89 = fsub <8 x float> %v86, %v88
  %v90 = bitcast <8 x float> %v87 to <8 x i32>
  %v91 = shl <8 x i32> %v90, splat (i32 23)
  %v92 = bitcast <8 x i32> %v91 to <8 x float>
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v89, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v93, <8 x float> %v89, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v94, <8 x float> %v89, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v89, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v96, <8 x float> %v89, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v98 = fmul <8 x float> %v97, %v92
  %v99 = fadd <8 x float> %v55, %v98
  %v100 = add nsw i64 %v53, 16
  br label %head50
end52:
  %v101 = getelementptr inbounds float, ptr %v15, i64 64
  %v102 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v101, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v103 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> %v102, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v104 = fsub <8 x float> %v103, %v49
  %v105 = fmul <8 x float> %v104, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v106 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v105
  %v107 = select <8 x i1> %v106, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v105
  %v108 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v107
  %v109 = select <8 x i1> %v108, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v107
  %v110 = fadd <8 x float> %v109, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v111 = fsub <8 x float> %v110, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v112 = fsub <8 x float> %v109, %v111
  %v113 = bitcast <8 x float> %v110 to <8 x i32>
  %v114 = shl <8 x i32> %v113, splat (i32 23)
  %v115 = bitcast <8 x i32> %v114 to <8 x float>
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v112, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v112, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v112, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v118, <8 x float> %v112, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v112, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v121 = fmul <8 x float> %v120, %v115
  %v122 = fadd <8 x float> %v54, %v121
  %v123 = fadd <8 x float> %v122, %v55
  %v124 = shufflevector <8 x float> %v123, <8 x float> %v123, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v125 = fadd <8 x float> %v123, %v124
  %v126 = shufflevector <8 x float> %v125, <8 x float> %v125, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v127 = fadd <8 x float> %v125, %v126
  %v128 = shufflevector <8 x float> %v127, <8 x float> %v127, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v129 = fadd <8 x float> %v127, %v128
  %v130 = fcmp olt <8 x float> %v129, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %v131 = fmul <8 x float> %v129, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %v132 = select <8 x i1> %v130, <8 x float> %v131, <8 x float> %v129
  %v133 = bitcast <8 x float> %v132 to <8 x i32>
  %v134 = sub <8 x i32> %v133, splat (i32 1060439283)
  %v135 = ashr <8 x i32> %v134, splat (i32 23)
  %v136 = shl <8 x i32> %v135, splat (i32 23)
  %v137 = sub <8 x i32> %v133, %v136
  %v138 = sitofp <8 x i32> %v135 to <8 x float>
  %v139 = select <8 x i1> %v130, <8 x float> <float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000, float 0xC038000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v140 = fadd <8 x float> %v138, %v139
  %v141 = bitcast <8 x i32> %v137 to <8 x float>
  %v142 = fsub <8 x float> %v141, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v143 = fmul <8 x float> %v142, %v142
  %v144 = fmul <8 x float> %v143, %v142
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000, float 0xBFB38B5920000000>, <8 x float> %v142, <8 x float> <float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000, float 0x3FC055B780000000>)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v142, <8 x float> <float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000, float 0xBFC0D85460000000>)
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> %v142, <8 x float> <float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000, float 0x3FC22DA1C0000000>)
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v147, <8 x float> %v142, <8 x float> <float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000, float 0xBFC5472440000000>)
  %v149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v148, <8 x float> %v142, <8 x float> <float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000, float 0x3FC99A0080000000>)
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v149, <8 x float> %v142, <8 x float> <float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000, float 0xBFD0002260000000>)
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v142, <8 x float> <float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000, float 0x3FD5555540000000>)
  %v152 = fmul <8 x float> %v144, %v151
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> <float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000, float 0xBFE0000000000000>, <8 x float> %v152)
  %v154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> <float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000, float 0xBF2BD01060000000>, <8 x float> %v153)
  %v155 = fadd <8 x float> %v142, %v154
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> <float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000, float 0x3FE6300000000000>, <8 x float> %v155)
  %v157 = fcmp olt <8 x float> %v129, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %v158 = select <8 x i1> %v157, <8 x float> %v156, <8 x float> %v129
  %v159 = fcmp olt <8 x float> %v129, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v160 = select <8 x i1> %v159, <8 x float> <float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> %v158
  %v161 = fcmp oeq <8 x float> %v129, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v162 = select <8 x i1> %v161, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, <8 x float> %v160
  br label %head163
head163:
  %v166 = phi i64 [ 0, %end52 ], [ %v179, %body164 ]
  %v167 = icmp slt i64 %v166, 64
  br i1 %v167, label %body164, label %end165
body164:
  %v168 = add i64 %v166, 8
  %v169 = getelementptr inbounds float, ptr %v15, i64 %v166
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = fsub <8 x float> %v170, %v49
  %v172 = fsub <8 x float> %v171, %v162
  %v173 = getelementptr inbounds float, ptr %v16, i64 %v166
  store <8 x float> %v172, ptr %v173, align 4
  %v174 = getelementptr inbounds float, ptr %v15, i64 %v168
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = fsub <8 x float> %v175, %v49
  %v177 = fsub <8 x float> %v176, %v162
  %v178 = getelementptr inbounds float, ptr %v16, i64 %v168
  store <8 x float> %v177, ptr %v178, align 4
  %v179 = add nsw i64 %v166, 16
  br label %head163
end165:
  %v180 = getelementptr inbounds float, ptr %v15, i64 64
  %v181 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v180, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v182 = select <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> %v181, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v183 = fsub <8 x float> %v182, %v49
  %v184 = fsub <8 x float> %v183, %v162
  %v185 = getelementptr inbounds float, ptr %v16, i64 64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v184, ptr align 4 %v185, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v186 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
