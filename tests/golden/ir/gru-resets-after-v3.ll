; task {"attributes":{"activations":"t0=sigmoid(x0)|t0=tanh(x0)","batch_first":0,"mode":"forward","reset_after":1},"inputs":["f32[5,1,24]","f32[1,8,24]","f32[1,24]","f32[1,1,8]"],"op":"gru","outputs":["f32[5,1,8]","f32[1,1,8]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"shares":1,"tile_rows":1,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k: 1 units
; scratch 0 bytes, 64 of each core
; packed input 1: float32 (192,) 43e2dc855ca30d12
; packed input 2: float32 (24,) b2c3eb88ff7595fe
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_tile_0_0_1(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %bias, i64 16
  %v5 = load <8 x float>, ptr %v4, align 4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v42, %body7 ]
  %v10 = phi ptr [ %a, %entry ], [ %v40, %body7 ]
  %v11 = phi ptr [ %weights, %entry ], [ %v41, %body7 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v33, %body7 ]
  %v13 = phi <8 x float> [ %v3, %entry ], [ %v36, %body7 ]
  %v14 = phi <8 x float> [ %v5, %entry ], [ %v39, %body7 ]
  %v15 = icmp slt i64 %v9, 4
  br i1 %v15, label %body7, label %end8
body7:
  %v16 = load float, ptr %v10, align 4
  %v17 = insertelement <8 x float> poison, float %v16, i64 0
  %v18 = shufflevector <8 x float> %v17, <8 x float> poison, <8 x i32> zeroinitializer
  %v19 = load <8 x float>, ptr %v11, align 4
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v18, <8 x float> %v19, <8 x float> %v12)
  %v21 = getelementptr inbounds float, ptr %v11, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v18, <8 x float> %v22, <8 x float> %v13)
  %v24 = getelementptr inbounds float, ptr %v11, i64 16
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v18, <8 x float> %v25, <8 x float> %v14)
  %v27 = getelementptr inbounds float, ptr %v10, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <8 x float> poison, float %v28, i64 0
  %v30 = shufflevector <8 x float> %v29, <8 x float> poison, <8 x i32> zeroinitializer
  %v31 = getelementptr inbounds float, ptr %v11, i64 24
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v32, <8 x float> %v20)
  %v34 = getelementptr inbounds float, ptr %v11, i64 32
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v35, <8 x float> %v23)
  %v37 = getelementptr inbounds float, ptr %v11, i64 40
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v30, <8 x float> %v38, <8 x float> %v26)
  %v40 = getelementptr inbounds float, ptr %v10, i64 2
  %v41 = getelementptr inbounds float, ptr %v11, i64 48
  %v42 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v43 = load <8 x float>, ptr %old, align 4
  %v44 = load <8 x float>, ptr %x, align 4
  %v45 = fadd <8 x float> %v12, %v44
  %v46 = fmul <8 x float> %v45, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v47 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v46
  %v48 = select <8 x i1> %v47, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v46
  %v49 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v48
  %v50 = select <8 x i1> %v49, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v48
  %v51 = fadd <8 x float> %v50, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v52 = fsub <8 x float> %v51, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v53 = fsub <8 x float> %v50, %v52
  %v54 = bitcast <8 x float> %v51 to <8 x i32>
  %v55 = shl <8 x i32> %v54, splat (i32 23)
  %v56 = bitcast <8 x i32> %v55 to <8 x float>
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v53, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v57, <8 x float> %v53, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v58, <8 x float> %v53, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v59, <8 x float> %v53, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v60, <8 x float> %v53, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v62 = fmul <8 x float> %v61, %v56
  %v63 = fadd <8 x float> %v62, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v64 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v63
  %v65 = getelementptr inbounds float, ptr %x, i64 8
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = fadd <8 x float> %v13, %v66
  %v68 = fmul <8 x float> %v67, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v69 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v68
  %v70 = select <8 x i1> %v69, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v68
  %v71 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v70
  %v72 = select <8 x i1> %v71, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v70
  %v73 = fadd <8 x float> %v72, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v74 = fsub <8 x float> %v73, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v75 = fsub <8 x float> %v72, %v74
  %v76 = bitcast <8 x float> %v73 to <8 x i32>
  %v77 = shl <8 x i32> %v76, splat (i32 23)
  %v78 = bitcast <8 x i32> %v77 to <8 x float>
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v75, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v79, <8 x float> %v75, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v80, <8 x float> %v75, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v81, <8 x float> %v75, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v75, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v84 = fmul <8 x float> %v83, %v78
  %v85 = fadd <8 x float> %v84, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v86 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v85
  %v87 = getelementptr inbounds float, ptr %x, i64 16
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v14, <8 x float> %v88)
  %v90 = fcmp ogt <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v89
  %v91 = select <8 x i1> %v90, <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <8 x float> %v89
  %v92 = fcmp olt <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v91
  %v93 = select <8 x i1> %v92, <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <8 x float> %v91
  %v94 = fmul <8 x float> %v93, %v93
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <8 x float> %v94, <8 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v94, <8 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v96, <8 x float> %v94, <8 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v94, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v99 = fmul <8 x float> %v93, %v98
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <8 x float> %v94, <8 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v94, <8 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v101, <8 x float> %v94, <8 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v102, <8 x float> %v94, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v104 = fdiv <8 x float> %v99, %v103
  %v105 = fcmp ogt <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v104
  %v106 = select <8 x i1> %v105, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %v104
  %v107 = fcmp olt <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v106
  %v108 = select <8 x i1> %v107, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v106
  %v109 = fsub <8 x float> %v43, %v108
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v109, <8 x float> %v108)
  store <8 x float> %v110, ptr %new, align 4
  store <8 x float> %v110, ptr %y, align 4
  ret void
}
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
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = mul i64 %worker, 64
  %v17 = getelementptr inbounds i8, ptr %v15, i64 %v16
  %v18 = icmp sgt i64 %lo, 0
  %v19 = select i1 %v18, i64 %lo, i64 0
  %v20 = icmp slt i64 %hi, 1
  %v21 = select i1 %v20, i64 %hi, i64 1
  %v22 = icmp slt i64 %v19, %v21
  br i1 %v22, label %then23, label %end24
then23:
  %v25 = icmp slt i64 %v21, 1
  %v26 = select i1 %v25, i64 %v21, i64 1
  br label %head27
head27:
  %v30 = phi i64 [ %v19, %then23 ], [ %v38, %body28 ]
  %v31 = icmp slt i64 %v30, %v26
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 8
  %v33 = getelementptr inbounds float, ptr %v7, i64 %v32
  %v34 = getelementptr inbounds float, ptr %v17, i64 0
  %v35 = mul i64 %v30, 8
  %v36 = getelementptr inbounds float, ptr %v34, i64 %v35
  %v37 = load <8 x float>, ptr %v33, align 4
  store <8 x float> %v37, ptr %v36, align 4
  %v38 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head39
head39:
  %v42 = phi i64 [ 0, %end29 ], [ %v95, %end47 ]
  %v43 = icmp slt i64 %v42, 5
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = urem i64 %v42, 2
  br label %head45
head45:
  %v48 = phi i64 [ 0, %body40 ], [ %v94, %end56 ]
  %v49 = icmp slt i64 %v48, 1
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = sub i64 1, 1
  %v51 = sub i64 %v50, %v48
  %v52 = icmp eq i64 %v44, 0
  %v53 = select i1 %v52, i64 %v48, i64 %v51
  br label %head54
head54:
  %v57 = phi i64 [ %v19, %body46 ], [ %v93, %end90 ]
  %v58 = icmp slt i64 %v57, %v21
  br i1 %v58, label %body55, label %end56
body55:
  %v59 = mul i64 %v53, 8
  %v60 = mul i64 %v57, 8
  %v61 = add i64 %v60, %v59
  %v62 = mul i64 %v44, 8
  %v63 = getelementptr inbounds float, ptr %v17, i64 %v62
  %v64 = sub i64 1, %v44
  %v65 = mul i64 %v64, 8
  %v66 = getelementptr inbounds float, ptr %v17, i64 %v65
  %v67 = getelementptr inbounds float, ptr %v63, i64 %v60
  %v68 = mul i64 %v59, 24
  %v69 = getelementptr inbounds float, ptr %v3, i64 %v68
  %v70 = mul i64 %v59, 3
  %v71 = getelementptr inbounds float, ptr %v5, i64 %v70
  %v72 = mul i64 %v57, 24
  %v73 = mul i64 %v42, 24
  %v74 = add i64 %v72, %v73
  %v75 = add i64 %v74, %v59
  %v76 = getelementptr inbounds float, ptr %v1, i64 %v75
  %v77 = mul i64 %v57, 8
  %v78 = mul i64 %v42, 8
  %v79 = add i64 %v77, %v78
  %v80 = add i64 %v79, %v59
  %v81 = getelementptr inbounds float, ptr %v9, i64 %v80
  %v82 = getelementptr inbounds float, ptr %v63, i64 %v61
  %v83 = getelementptr inbounds float, ptr %v66, i64 %v61
  %v84 = sub i64 1, %v57
  %v85 = icmp slt i64 %v84, 1
  %v86 = select i1 %v85, i64 %v84, i64 1
  %v87 = icmp eq i64 %v53, 0
  %v88 = icmp eq i64 %v86, 1
  br i1 %v88, label %then89, label %end90
then89:
  br i1 true, label %then91, label %end92
then91:
  call void @k_tile_0_0_1(ptr %v67, ptr %v69, ptr %v71, ptr %v76, ptr %v81, ptr %v82, ptr %v83)
  br label %end92
end92:
  br label %end90
end90:
  %v93 = add nsw i64 %v57, 1
  br label %head54
end56:
  %v94 = add nsw i64 %v48, 1
  br label %head45
end47:
  %v95 = add nsw i64 %v42, 1
  br label %head39
end41:
  %v96 = urem i64 5, 2
  br label %head97
head97:
  %v100 = phi i64 [ %v19, %end41 ], [ %v128, %end110 ]
  %v101 = icmp slt i64 %v100, %v26
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = mul i64 %v96, 8
  %v103 = getelementptr inbounds float, ptr %v17, i64 %v102
  %v104 = mul i64 %v100, 8
  %v105 = getelementptr inbounds float, ptr %v103, i64 %v104
  %v106 = mul i64 %v100, 8
  %v107 = getelementptr inbounds float, ptr %v11, i64 %v106
  br label %head108
head108:
  %v111 = phi i64 [ 0, %body98 ], [ %v127, %body109 ]
  %v112 = icmp slt i64 %v111, 8
  br i1 %v112, label %body109, label %end110
body109:
  %v113 = getelementptr inbounds float, ptr %v105, i64 %v111
  %v114 = load <8 x float>, ptr %v113, align 4
  %v115 = sub i64 8, %v111
  %v116 = icmp slt i64 %v115, 8
  %v117 = select i1 %v116, i64 %v115, i64 8
  %v118 = getelementptr inbounds float, ptr %v107, i64 %v111
  %v119 = icmp slt i64 %v117, 8
  %v120 = select i1 %v119, i64 %v117, i64 8
  %v121 = icmp sgt i64 %v120, 0
  %v122 = select i1 %v121, i64 %v120, i64 0
  %v123 = trunc i64 %v122 to i32
  %v124 = insertelement <8 x i32> poison, i32 %v123, i64 0
  %v125 = shufflevector <8 x i32> %v124, <8 x i32> poison, <8 x i32> zeroinitializer
  %v126 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v125
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v114, ptr align 4 %v118, <8 x i1> %v126)
  %v127 = add nsw i64 %v111, 8
  br label %head108
end110:
  %v128 = add nsw i64 %v100, 1
  br label %head97
end99:
  br label %end24
end24:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
