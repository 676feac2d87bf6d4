; task {"attributes":{"activations":"t0=sigmoid(x0)|t0=tanh(x0)|t0=tanh(x0)","batch_first":0,"clip":3.0,"mode":"forward"},"inputs":["f32[5,1,36]","f32[1,9,36]","f32[1,63]","f32[1,1,9]","f32[1,1,9]"],"op":"lstm","outputs":["f32[5,1,9]","f32[1,1,9]","f32[1,1,9]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"shares":2,"tile_rows":1,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_begin: 1 units
; phase k_steps: 2 units
; scratch 448 bytes, 0 of each core
; packed input 1: float32 (576,) c5fa7a46929ca509
; packed input 2: float32 (112,) 6a538e3e84b6168c
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
declare void @llvm.x86.sse2.pause()
define internal void @k_tile_0_0_1(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new, ptr %kept0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %bias, i64 16
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %bias, i64 24
  %v7 = load <8 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v51, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v49, %body9 ]
  %v13 = phi ptr [ %weights, %entry ], [ %v50, %body9 ]
  %v14 = phi <8 x float> [ %v1, %entry ], [ %v39, %body9 ]
  %v15 = phi <8 x float> [ %v3, %entry ], [ %v42, %body9 ]
  %v16 = phi <8 x float> [ %v5, %entry ], [ %v45, %body9 ]
  %v17 = phi <8 x float> [ %v7, %entry ], [ %v48, %body9 ]
  %v18 = icmp slt i64 %v11, 4
  br i1 %v18, label %body9, label %end10
body9:
  %v19 = load float, ptr %v12, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = load <8 x float>, ptr %v13, align 4
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v22, <8 x float> %v14)
  %v24 = getelementptr inbounds float, ptr %v13, i64 8
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v25, <8 x float> %v15)
  %v27 = getelementptr inbounds float, ptr %v13, i64 16
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v28, <8 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v13, i64 24
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v31, <8 x float> %v17)
  %v33 = getelementptr inbounds float, ptr %v12, i64 1
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = getelementptr inbounds float, ptr %v13, i64 32
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v38, <8 x float> %v23)
  %v40 = getelementptr inbounds float, ptr %v13, i64 40
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v41, <8 x float> %v26)
  %v43 = getelementptr inbounds float, ptr %v13, i64 48
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v44, <8 x float> %v29)
  %v46 = getelementptr inbounds float, ptr %v13, i64 56
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v47, <8 x float> %v32)
  %v49 = getelementptr inbounds float, ptr %v12, i64 2
  %v50 = getelementptr inbounds float, ptr %v13, i64 64
  %v51 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v52 = load float, ptr %v12, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = load <8 x float>, ptr %v13, align 4
  %v56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v55, <8 x float> %v14)
  %v57 = getelementptr inbounds float, ptr %v13, i64 8
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v58, <8 x float> %v15)
  %v60 = getelementptr inbounds float, ptr %v13, i64 16
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v61, <8 x float> %v16)
  %v63 = getelementptr inbounds float, ptr %v13, i64 24
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v64, <8 x float> %v17)
  %v66 = getelementptr inbounds float, ptr %v12, i64 1
  %v67 = getelementptr inbounds float, ptr %v13, i64 32
  %v68 = load <8 x float>, ptr %kept0, align 4
  %v69 = load <8 x float>, ptr %x, align 4
  %v70 = fadd <8 x float> %v56, %v69
  %v71 = getelementptr inbounds float, ptr %bias, i64 32
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v68, <8 x float> %v70)
  %v74 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v73
  %v75 = select <8 x i1> %v74, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v73
  %v76 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v75
  %v77 = select <8 x i1> %v76, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v75
  %v78 = fmul <8 x float> %v77, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v79 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v78
  %v80 = select <8 x i1> %v79, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v78
  %v81 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v80
  %v82 = select <8 x i1> %v81, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v80
  %v83 = fadd <8 x float> %v82, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v84 = fsub <8 x float> %v83, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v85 = fsub <8 x float> %v82, %v84
  %v86 = bitcast <8 x float> %v83 to <8 x i32>
  %v87 = shl <8 x i32> %v86, splat (i32 23)
  %v88 = bitcast <8 x i32> %v87 to <8 x float>
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v85, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v85, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v85, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v85, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v85, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v94 = fmul <8 x float> %v93, %v88
  %v95 = fadd <8 x float> %v94, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v96 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v95
  %v97 = getelementptr inbounds float, ptr %x, i64 18
  %v98 = load <8 x float>, ptr %v97, align 4
  %v99 = fadd <8 x float> %v62, %v98
  %v100 = getelementptr inbounds float, ptr %bias, i64 48
  %v101 = load <8 x float>, ptr %v100, align 4
  %v102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v101, <8 x float> %v68, <8 x float> %v99)
  %v103 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v102
  %v104 = select <8 x i1> %v103, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v102
  %v105 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v104
  %v106 = select <8 x i1> %v105, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v104
  %v107 = fmul <8 x float> %v106, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
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
  %v124 = fadd <8 x float> %v123, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v125 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v124
  %v126 = getelementptr inbounds float, ptr %x, i64 27
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = fadd <8 x float> %v65, %v127
  %v129 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v128
  %v130 = select <8 x i1> %v129, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v128
  %v131 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v130
  %v132 = select <8 x i1> %v131, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v130
  %v133 = fcmp ogt <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v132
  %v134 = select <8 x i1> %v133, <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <8 x float> %v132
  %v135 = fcmp olt <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v134
  %v136 = select <8 x i1> %v135, <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <8 x float> %v134
  %v137 = fmul <8 x float> %v136, %v136
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <8 x float> %v137, <8 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v137, <8 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> %v137, <8 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v137, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v142 = fmul <8 x float> %v136, %v141
  %v143 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <8 x float> %v137, <8 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v137, <8 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v137, <8 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v137, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v147 = fdiv <8 x float> %v142, %v146
  %v148 = fcmp ogt <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v147
  %v149 = select <8 x i1> %v148, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %v147
  %v150 = fcmp olt <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v149
  %v151 = select <8 x i1> %v150, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v149
  %v152 = fmul <8 x float> %v96, %v151
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v68, <8 x float> %v152)
  store <8 x float> %v153, ptr %kept0, align 4
  %v154 = getelementptr inbounds float, ptr %x, i64 9
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = fadd <8 x float> %v59, %v155
  %v157 = getelementptr inbounds float, ptr %bias, i64 40
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v153, <8 x float> %v156)
  %v160 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v159
  %v161 = select <8 x i1> %v160, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v159
  %v162 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v161
  %v163 = select <8 x i1> %v162, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v161
  %v164 = fmul <8 x float> %v163, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v165 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v164
  %v166 = select <8 x i1> %v165, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v164
  %v167 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v166
  %v168 = select <8 x i1> %v167, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v166
  %v169 = fadd <8 x float> %v168, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v170 = fsub <8 x float> %v169, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v171 = fsub <8 x float> %v168, %v170
  %v172 = bitcast <8 x float> %v169 to <8 x i32>
  %v173 = shl <8 x i32> %v172, splat (i32 23)
  %v174 = bitcast <8 x i32> %v173 to <8 x float>
  %v175 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v171, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v171, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v171, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v177, <8 x float> %v171, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v171, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v180 = fmul <8 x float> %v179, %v174
  %v181 = fadd <8 x float> %v180, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v182 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v181
  %v183 = fcmp ogt <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v153
  %v184 = select <8 x i1> %v183, <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <8 x float> %v153
  %v185 = fcmp olt <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v184
  %v186 = select <8 x i1> %v185, <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <8 x float> %v184
  %v187 = fmul <8 x float> %v186, %v186
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <8 x float> %v187, <8 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v188, <8 x float> %v187, <8 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v189, <8 x float> %v187, <8 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v187, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v192 = fmul <8 x float> %v186, %v191
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <8 x float> %v187, <8 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v193, <8 x float> %v187, <8 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v194, <8 x float> %v187, <8 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v195, <8 x float> %v187, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v197 = fdiv <8 x float> %v192, %v196
  %v198 = fcmp ogt <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v197
  %v199 = select <8 x i1> %v198, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %v197
  %v200 = fcmp olt <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v199
  %v201 = select <8 x i1> %v200, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v199
  %v202 = fmul <8 x float> %v182, %v201
  store <8 x float> %v202, ptr %new, align 4
  store <8 x float> %v202, ptr %y, align 4
  ret void
}
define internal void @k_tile_0_0_1_cut(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new, ptr %kept0) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  %v2 = getelementptr inbounds float, ptr %bias, i64 8
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %bias, i64 16
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %bias, i64 24
  %v7 = load <8 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v51, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v49, %body9 ]
  %v13 = phi ptr [ %weights, %entry ], [ %v50, %body9 ]
  %v14 = phi <8 x float> [ %v1, %entry ], [ %v39, %body9 ]
  %v15 = phi <8 x float> [ %v3, %entry ], [ %v42, %body9 ]
  %v16 = phi <8 x float> [ %v5, %entry ], [ %v45, %body9 ]
  %v17 = phi <8 x float> [ %v7, %entry ], [ %v48, %body9 ]
  %v18 = icmp slt i64 %v11, 4
  br i1 %v18, label %body9, label %end10
body9:
  %v19 = load float, ptr %v12, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = load <8 x float>, ptr %v13, align 4
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v22, <8 x float> %v14)
  %v24 = getelementptr inbounds float, ptr %v13, i64 8
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v25, <8 x float> %v15)
  %v27 = getelementptr inbounds float, ptr %v13, i64 16
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v28, <8 x float> %v16)
  %v30 = getelementptr inbounds float, ptr %v13, i64 24
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v31, <8 x float> %v17)
  %v33 = getelementptr inbounds float, ptr %v12, i64 1
  %v34 = load float, ptr %v33, align 4
  %v35 = insertelement <8 x float> poison, float %v34, i64 0
  %v36 = shufflevector <8 x float> %v35, <8 x float> poison, <8 x i32> zeroinitializer
  %v37 = getelementptr inbounds float, ptr %v13, i64 32
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v38, <8 x float> %v23)
  %v40 = getelementptr inbounds float, ptr %v13, i64 40
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v41, <8 x float> %v26)
  %v43 = getelementptr inbounds float, ptr %v13, i64 48
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v44, <8 x float> %v29)
  %v46 = getelementptr inbounds float, ptr %v13, i64 56
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v36, <8 x float> %v47, <8 x float> %v32)
  %v49 = getelementptr inbounds float, ptr %v12, i64 2
  %v50 = getelementptr inbounds float, ptr %v13, i64 64
  %v51 = add nsw i64 %v11, 1
  br label %head8
end10:
  %v52 = load float, ptr %v12, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = load <8 x float>, ptr %v13, align 4
  %v56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v55, <8 x float> %v14)
  %v57 = getelementptr inbounds float, ptr %v13, i64 8
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v58, <8 x float> %v15)
  %v60 = getelementptr inbounds float, ptr %v13, i64 16
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v61, <8 x float> %v16)
  %v63 = getelementptr inbounds float, ptr %v13, i64 24
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v64, <8 x float> %v17)
  %v66 = getelementptr inbounds float, ptr %v12, i64 1
  %v67 = getelementptr inbounds float, ptr %v13, i64 32
  %v68 = load <8 x float>, ptr %kept0, align 4
  %v69 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %x, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v70 = fadd <8 x float> %v56, %v69
  %v71 = getelementptr inbounds float, ptr %bias, i64 32
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v68, <8 x float> %v70)
  %v74 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v73
  %v75 = select <8 x i1> %v74, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v73
  %v76 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v75
  %v77 = select <8 x i1> %v76, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v75
  %v78 = fmul <8 x float> %v77, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v79 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v78
  %v80 = select <8 x i1> %v79, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v78
  %v81 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v80
  %v82 = select <8 x i1> %v81, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v80
  %v83 = fadd <8 x float> %v82, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v84 = fsub <8 x float> %v83, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v85 = fsub <8 x float> %v82, %v84
  %v86 = bitcast <8 x float> %v83 to <8 x i32>
  %v87 = shl <8 x i32> %v86, splat (i32 23)
  %v88 = bitcast <8 x i32> %v87 to <8 x float>
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v85, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v85, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v85, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v85, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v85, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v94 = fmul <8 x float> %v93, %v88
  %v95 = fadd <8 x float> %v94, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v96 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v95
  %v97 = getelementptr inbounds float, ptr %x, i64 18
  %v98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v97, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v99 = fadd <8 x float> %v62, %v98
  %v100 = getelementptr inbounds float, ptr %bias, i64 48
  %v101 = load <8 x float>, ptr %v100, align 4
  %v102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v101, <8 x float> %v68, <8 x float> %v99)
  %v103 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v102
  %v104 = select <8 x i1> %v103, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v102
  %v105 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v104
  %v106 = select <8 x i1> %v105, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v104
  %v107 = fmul <8 x float> %v106, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
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
  %v124 = fadd <8 x float> %v123, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v125 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v124
  %v126 = getelementptr inbounds float, ptr %x, i64 27
  %v127 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v126, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v128 = fadd <8 x float> %v65, %v127
  %v129 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v128
  %v130 = select <8 x i1> %v129, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v128
  %v131 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v130
  %v132 = select <8 x i1> %v131, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v130
  %v133 = fcmp ogt <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v132
  %v134 = select <8 x i1> %v133, <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <8 x float> %v132
  %v135 = fcmp olt <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v134
  %v136 = select <8 x i1> %v135, <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <8 x float> %v134
  %v137 = fmul <8 x float> %v136, %v136
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <8 x float> %v137, <8 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v137, <8 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> %v137, <8 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v137, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v142 = fmul <8 x float> %v136, %v141
  %v143 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <8 x float> %v137, <8 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v137, <8 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v137, <8 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v137, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v147 = fdiv <8 x float> %v142, %v146
  %v148 = fcmp ogt <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v147
  %v149 = select <8 x i1> %v148, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %v147
  %v150 = fcmp olt <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v149
  %v151 = select <8 x i1> %v150, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v149
  %v152 = fmul <8 x float> %v96, %v151
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v68, <8 x float> %v152)
  store <8 x float> %v153, ptr %kept0, align 4
  %v154 = getelementptr inbounds float, ptr %x, i64 9
  %v155 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v154, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v156 = fadd <8 x float> %v59, %v155
  %v157 = getelementptr inbounds float, ptr %bias, i64 40
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v153, <8 x float> %v156)
  %v160 = fcmp ogt <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, %v159
  %v161 = select <8 x i1> %v160, <8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v159
  %v162 = fcmp olt <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, %v161
  %v163 = select <8 x i1> %v162, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %v161
  %v164 = fmul <8 x float> %v163, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v165 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v164
  %v166 = select <8 x i1> %v165, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v164
  %v167 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v166
  %v168 = select <8 x i1> %v167, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v166
  %v169 = fadd <8 x float> %v168, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v170 = fsub <8 x float> %v169, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v171 = fsub <8 x float> %v168, %v170
  %v172 = bitcast <8 x float> %v169 to <8 x i32>
  %v173 = shl <8 x i32> %v172, splat (i32 23)
  %v174 = bitcast <8 x i32> %v173 to <8 x float>
  %v175 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v171, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v171, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v171, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v177, <8 x float> %v171, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v171, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v180 = fmul <8 x float> %v179, %v174
  %v181 = fadd <8 x float> %v180, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v182 = fdiv <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v181
  %v183 = fcmp ogt <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v153
  %v184 = select <8 x i1> %v183, <8 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <8 x float> %v153
  %v185 = fcmp olt <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v184
  %v186 = select <8 x i1> %v185, <8 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <8 x float> %v184
  %v187 = fmul <8 x float> %v186, %v186
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <8 x float> %v187, <8 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v188, <8 x float> %v187, <8 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v189, <8 x float> %v187, <8 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v187, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v192 = fmul <8 x float> %v186, %v191
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <8 x float> %v187, <8 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v193, <8 x float> %v187, <8 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v194, <8 x float> %v187, <8 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v195, <8 x float> %v187, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v197 = fdiv <8 x float> %v192, %v196
  %v198 = fcmp ogt <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v197
  %v199 = select <8 x i1> %v198, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %v197
  %v200 = fcmp olt <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v199
  %v201 = select <8 x i1> %v200, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> %v199
  %v202 = fmul <8 x float> %v182, %v201
  store <8 x float> %v202, ptr %new, align 4
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v202, ptr align 4 %y, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_begin(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr inbounds ptr, ptr %args, i64 9
  %v19 = load ptr, ptr %v18, align 8
  %v20 = getelementptr inbounds i8, ptr %v19, i64 0
  %v21 = getelementptr inbounds i8, ptr %v17, i64 256
  br label %head22
head22:
  %v25 = phi i64 [ 0, %entry ], [ %v29, %body23 ]
  %v26 = icmp slt i64 %v25, 2
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = mul i64 %v25, 128
  %v28 = getelementptr inbounds i8, ptr %v17, i64 %v27
  store i64 0, ptr %v28, align 8
  %v29 = add nsw i64 %v25, 1
  br label %head22
end24:
  br label %head30
head30:
  %v33 = phi i64 [ 0, %end24 ], [ %v44, %body31 ]
  %v34 = icmp slt i64 %v33, 1
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 9
  %v36 = getelementptr inbounds float, ptr %v7, i64 %v35
  %v37 = getelementptr inbounds float, ptr %v21, i64 0
  %v38 = mul i64 %v33, 16
  %v39 = getelementptr inbounds float, ptr %v37, i64 %v38
  %v40 = load <8 x float>, ptr %v36, align 4
  store <8 x float> %v40, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v36, i64 8
  %v42 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v41, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v43 = getelementptr inbounds float, ptr %v39, i64 8
  store <8 x float> %v42, ptr %v43, align 4
  %v44 = add nsw i64 %v33, 1
  br label %head30
end32:
  br label %head45
head45:
  %v48 = phi i64 [ 0, %end32 ], [ %v60, %body46 ]
  %v49 = icmp slt i64 %v48, 1
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 9
  %v51 = getelementptr inbounds float, ptr %v9, i64 %v50
  %v52 = mul i64 2, 16
  %v53 = getelementptr inbounds float, ptr %v21, i64 %v52
  %v54 = mul i64 %v48, 16
  %v55 = getelementptr inbounds float, ptr %v53, i64 %v54
  %v56 = load <8 x float>, ptr %v51, align 4
  store <8 x float> %v56, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v51, i64 8
  %v58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v59 = getelementptr inbounds float, ptr %v55, i64 8
  store <8 x float> %v58, ptr %v59, align 4
  %v60 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define void @k_steps(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = getelementptr inbounds ptr, ptr %args, i64 8
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr inbounds ptr, ptr %args, i64 9
  %v19 = load ptr, ptr %v18, align 8
  %v20 = getelementptr inbounds i8, ptr %v19, i64 0
  %v21 = getelementptr inbounds i8, ptr %v17, i64 256
  br label %head22
head22:
  %v25 = phi i64 [ 0, %entry ], [ %v131, %end111 ]
  %v26 = icmp slt i64 %v25, 5
  br i1 %v26, label %body23, label %end24
body23:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %body23 ], [ %v108, %end41 ]
  %v31 = icmp slt i64 %v30, 2
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = add i64 %lo, %v30
  %v33 = urem i64 %v32, 2
  %v34 = mul i64 %v33, 128
  %v35 = getelementptr inbounds i8, ptr %v17, i64 %v34
  %v36 = mul i64 %v25, 2
  %v37 = add i64 %v36, 1
  %v38 = cmpxchg ptr %v35, i64 %v36, i64 %v37 acq_rel monotonic
  %v39 = extractvalue { i64, i1 } %v38, 1
  br i1 %v39, label %then40, label %end41
then40:
  %v42 = mul i64 %v33, 2
  %v43 = udiv i64 %v42, 2
  %v44 = add i64 %v33, 1
  %v45 = mul i64 %v44, 2
  %v46 = udiv i64 %v45, 2
  %v47 = urem i64 %v25, 2
  br label %head48
head48:
  %v51 = phi i64 [ %v43, %then40 ], [ %v106, %end60 ]
  %v52 = icmp slt i64 %v51, %v46
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = sub i64 %v46, 1
  %v54 = add i64 %v43, %v53
  %v55 = sub i64 %v54, %v51
  %v56 = icmp eq i64 %v47, 0
  %v57 = select i1 %v56, i64 %v51, i64 %v55
  br label %head58
head58:
  %v61 = phi i64 [ 0, %body49 ], [ %v105, %end97 ]
  %v62 = icmp slt i64 %v61, 1
  br i1 %v62, label %body59, label %end60
body59:
  %v63 = mul i64 %v57, 8
  %v64 = mul i64 %v61, 16
  %v65 = add i64 %v64, %v63
  %v66 = mul i64 %v47, 16
  %v67 = getelementptr inbounds float, ptr %v21, i64 %v66
  %v68 = sub i64 1, %v47
  %v69 = mul i64 %v68, 16
  %v70 = getelementptr inbounds float, ptr %v21, i64 %v69
  %v71 = mul i64 2, 16
  %v72 = getelementptr inbounds float, ptr %v21, i64 %v71
  %v73 = getelementptr inbounds float, ptr %v67, i64 %v64
  %v74 = mul i64 %v63, 36
  %v75 = getelementptr inbounds float, ptr %v3, i64 %v74
  %v76 = mul i64 %v63, 7
  %v77 = getelementptr inbounds float, ptr %v5, i64 %v76
  %v78 = mul i64 %v61, 36
  %v79 = mul i64 %v25, 36
  %v80 = add i64 %v78, %v79
  %v81 = add i64 %v80, %v63
  %v82 = getelementptr inbounds float, ptr %v1, i64 %v81
  %v83 = mul i64 %v61, 9
  %v84 = mul i64 %v25, 9
  %v85 = add i64 %v83, %v84
  %v86 = add i64 %v85, %v63
  %v87 = getelementptr inbounds float, ptr %v11, i64 %v86
  %v88 = getelementptr inbounds float, ptr %v67, i64 %v65
  %v89 = getelementptr inbounds float, ptr %v70, i64 %v65
  %v90 = getelementptr inbounds float, ptr %v72, i64 %v65
  %v91 = sub i64 1, %v61
  %v92 = icmp slt i64 %v91, 1
  %v93 = select i1 %v92, i64 %v91, i64 1
  %v94 = icmp eq i64 %v57, 1
  %v95 = icmp eq i64 %v93, 1
  br i1 %v95, label %then96, label %end97
then96:
  %v98 = xor i1 %v94, true
  %v99 = and i1 true, %v98
  br i1 %v99, label %then100, label %end101
then100:
  call void @k_tile_0_0_1(ptr %v73, ptr %v75, ptr %v77, ptr %v82, ptr %v87, ptr %v88, ptr %v89, ptr %v90)
  br label %end101
end101:
  %v102 = and i1 true, %v94
  br i1 %v102, label %then103, label %end104
then103:
  call void @k_tile_0_0_1_cut(ptr %v73, ptr %v75, ptr %v77, ptr %v82, ptr %v87, ptr %v88, ptr %v89, ptr %v90)
  br label %end104
end104:
  br label %end97
end97:
  %v105 = add nsw i64 %v61, 1
  br label %head58
end60:
  %v106 = add nsw i64 %v51, 1
  br label %head48
end50:
  %v107 = add i64 %v36, 2
  store atomic i64 %v107, ptr %v35 release, align 8
  br label %end41
end41:
  %v108 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head109
head109:
  %v112 = phi i64 [ 0, %end29 ], [ %v130, %end120 ]
  %v113 = icmp slt i64 %v112, 2
  br i1 %v113, label %body110, label %end111
body110:
  %v114 = add i64 %v25, 1
  %v115 = mul i64 %v114, 2
  %v116 = mul i64 %v112, 128
  %v117 = getelementptr inbounds i8, ptr %v17, i64 %v116
  br label %again118
again118:
  %v121 = phi i64 [ 0, %body110 ], [ %v124, %end128 ]
  %v122 = load atomic i64, ptr %v117 acquire, align 8
  %v123 = icmp sge i64 %v122, %v115
  br i1 %v123, label %end120, label %rest119
rest119:
  call void @llvm.x86.sse2.pause()
  %v124 = add i64 %v121, 1
  %v125 = urem i64 %v124, 128
  %v126 = icmp eq i64 %v125, 0
  br i1 %v126, label %then127, label %end128
then127:
  %v129 = call i64 asm sideeffect "syscall", "={rax},{rax},~{rcx},~{r11},~{memory}"(i64 24)
  br label %end128
end128:
  br label %again118
end120:
  %v130 = add nsw i64 %v112, 1
  br label %head109
end111:
  %v131 = add nsw i64 %v25, 1
  br label %head22
end24:
  br label %head132
head132:
  %v135 = phi i64 [ %lo, %end24 ], [ %v213, %end183 ]
  %v136 = icmp slt i64 %v135, %hi
  br i1 %v136, label %body133, label %end134
body133:
  %v137 = mul i64 %v135, 2
  %v138 = udiv i64 %v137, 2
  %v139 = add i64 %v135, 1
  %v140 = mul i64 %v139, 2
  %v141 = udiv i64 %v140, 2
  %v142 = mul i64 %v138, 8
  %v143 = icmp slt i64 %v142, 9
  %v144 = select i1 %v143, i64 %v142, i64 9
  %v145 = mul i64 %v141, 8
  %v146 = icmp slt i64 %v145, 9
  %v147 = select i1 %v146, i64 %v145, i64 9
  %v148 = urem i64 5, 2
  br label %head149
head149:
  %v152 = phi i64 [ 0, %body133 ], [ %v180, %end162 ]
  %v153 = icmp slt i64 %v152, 1
  br i1 %v153, label %body150, label %end151
body150:
  %v154 = mul i64 %v148, 16
  %v155 = getelementptr inbounds float, ptr %v21, i64 %v154
  %v156 = mul i64 %v152, 16
  %v157 = getelementptr inbounds float, ptr %v155, i64 %v156
  %v158 = mul i64 %v152, 9
  %v159 = getelementptr inbounds float, ptr %v13, i64 %v158
  br label %head160
head160:
  %v163 = phi i64 [ %v144, %body150 ], [ %v179, %body161 ]
  %v164 = icmp slt i64 %v163, %v147
  br i1 %v164, label %body161, label %end162
body161:
  %v165 = getelementptr inbounds float, ptr %v157, i64 %v163
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = sub i64 %v147, %v163
  %v168 = icmp slt i64 %v167, 8
  %v169 = select i1 %v168, i64 %v167, i64 8
  %v170 = getelementptr inbounds float, ptr %v159, i64 %v163
  %v171 = icmp slt i64 %v169, 8
  %v172 = select i1 %v171, i64 %v169, i64 8
  %v173 = icmp sgt i64 %v172, 0
  %v174 = select i1 %v173, i64 %v172, i64 0
  %v175 = trunc i64 %v174 to i32
  %v176 = insertelement <8 x i32> poison, i32 %v175, i64 0
  %v177 = shufflevector <8 x i32> %v176, <8 x i32> poison, <8 x i32> zeroinitializer
  %v178 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v177
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v166, ptr align 4 %v170, <8 x i1> %v178)
  %v179 = add nsw i64 %v163, 8
  br label %head160
end162:
  %v180 = add nsw i64 %v152, 1
  br label %head149
end151:
  br label %head181
head181:
  %v184 = phi i64 [ 0, %end151 ], [ %v212, %end194 ]
  %v185 = icmp slt i64 %v184, 1
  br i1 %v185, label %body182, label %end183
body182:
  %v186 = mul i64 2, 16
  %v187 = getelementptr inbounds float, ptr %v21, i64 %v186
  %v188 = mul i64 %v184, 16
  %v189 = getelementptr inbounds float, ptr %v187, i64 %v188
  %v190 = mul i64 %v184, 9
  %v191 = getelementptr inbounds float, ptr %v15, i64 %v190
  br label %head192
head192:
  %v195 = phi i64 [ %v144, %body182 ], [ %v211, %body193 ]
  %v196 = icmp slt i64 %v195, %v147
  br i1 %v196, label %body193, label %end194
body193:
  %v197 = getelementptr inbounds float, ptr %v189, i64 %v195
  %v198 = load <8 x float>, ptr %v197, align 4
  %v199 = sub i64 %v147, %v195
  %v200 = icmp slt i64 %v199, 8
  %v201 = select i1 %v200, i64 %v199, i64 8
  %v202 = getelementptr inbounds float, ptr %v191, i64 %v195
  %v203 = icmp slt i64 %v201, 8
  %v204 = select i1 %v203, i64 %v201, i64 8
  %v205 = icmp sgt i64 %v204, 0
  %v206 = select i1 %v205, i64 %v204, i64 0
  %v207 = trunc i64 %v206 to i32
  %v208 = insertelement <8 x i32> poison, i32 %v207, i64 0
  %v209 = shufflevector <8 x i32> %v208, <8 x i32> poison, <8 x i32> zeroinitializer
  %v210 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v209
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v198, ptr align 4 %v202, <8 x i1> %v210)
  %v211 = add nsw i64 %v195, 8
  br label %head192
end194:
  %v212 = add nsw i64 %v184, 1
  br label %head181
end183:
  %v213 = add nsw i64 %v135, 1
  br label %head132
end134:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
