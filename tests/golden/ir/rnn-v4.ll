; task {"attributes":{"activations":"t0=tanh(x0)","batch_first":0,"mode":"reverse"},"inputs":["f32[5,3,17]","f32[1,17,17]","f32[1,17]","f32[1,3,17]"],"op":"rnn","outputs":["f32[5,3,17]","f32[1,3,17]"],"precision_mode":"must_keep_origin_dtype"}
; policy {"shares":1,"tile_rows":3,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k: 1 units
; scratch 0 bytes, 768 of each core
; packed input 1: float32 (544,) eb0eabeeb9f2e91c
; packed input 2: float32 (32,) e60329637783f4fb
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_tile_0_0_3(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v46, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v44, %body3 ]
  %v7 = phi ptr [ %weights, %entry ], [ %v45, %body3 ]
  %v8 = phi <16 x float> [ %v1, %entry ], [ %v41, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v42, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v43, %body3 ]
  %v11 = icmp slt i64 %v5, 8
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = getelementptr inbounds float, ptr %v6, i64 32
  %v16 = load float, ptr %v15, align 4
  %v17 = insertelement <16 x float> poison, float %v16, i64 0
  %v18 = shufflevector <16 x float> %v17, <16 x float> poison, <16 x i32> zeroinitializer
  %v19 = getelementptr inbounds float, ptr %v6, i64 64
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = load <16 x float>, ptr %v7, align 4
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v23, <16 x float> %v8)
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v18, <16 x float> %v23, <16 x float> %v9)
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v23, <16 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <16 x float> poison, float %v28, i64 0
  %v30 = shufflevector <16 x float> %v29, <16 x float> poison, <16 x i32> zeroinitializer
  %v31 = getelementptr inbounds float, ptr %v6, i64 33
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = getelementptr inbounds float, ptr %v6, i64 65
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <16 x float> poison, float %v36, i64 0
  %v38 = shufflevector <16 x float> %v37, <16 x float> poison, <16 x i32> zeroinitializer
  %v39 = getelementptr inbounds float, ptr %v7, i64 16
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v30, <16 x float> %v40, <16 x float> %v24)
  %v42 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v34, <16 x float> %v40, <16 x float> %v25)
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v40, <16 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v6, i64 2
  %v45 = getelementptr inbounds float, ptr %v7, i64 32
  %v46 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v47 = load float, ptr %v6, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = getelementptr inbounds float, ptr %v6, i64 32
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <16 x float> poison, float %v51, i64 0
  %v53 = shufflevector <16 x float> %v52, <16 x float> poison, <16 x i32> zeroinitializer
  %v54 = getelementptr inbounds float, ptr %v6, i64 64
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <16 x float> poison, float %v55, i64 0
  %v57 = shufflevector <16 x float> %v56, <16 x float> poison, <16 x i32> zeroinitializer
  %v58 = load <16 x float>, ptr %v7, align 4
  %v59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v58, <16 x float> %v8)
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> %v58, <16 x float> %v9)
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v57, <16 x float> %v58, <16 x float> %v10)
  %v62 = getelementptr inbounds float, ptr %v6, i64 1
  %v63 = getelementptr inbounds float, ptr %v7, i64 16
  %v64 = getelementptr inbounds float, ptr %x, i64 17
  %v65 = getelementptr inbounds float, ptr %y, i64 17
  %v66 = getelementptr inbounds float, ptr %x, i64 34
  %v67 = getelementptr inbounds float, ptr %y, i64 34
  %v68 = load <16 x float>, ptr %x, align 4
  %v89 = load <16 x float>, ptr %v64, align 4
  %v111 = load <16 x float>, ptr %v66, align 4
  %v69 = fadd <16 x float> %v59, %v68
  %v90 = fadd <16 x float> %v60, %v89
  %v112 = fadd <16 x float> %v61, %v111
  %v70 = fcmp ogt <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v69
  %v91 = fcmp ogt <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v90
  %v113 = fcmp ogt <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v112
  %v71 = select <16 x i1> %v70, <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <16 x float> %v69
  %v92 = select <16 x i1> %v91, <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <16 x float> %v90
  %v114 = select <16 x i1> %v113, <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <16 x float> %v112
  %v72 = fcmp olt <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v71
  %v93 = fcmp olt <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v92
  %v115 = fcmp olt <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v114
  %v73 = select <16 x i1> %v72, <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <16 x float> %v71
  %v94 = select <16 x i1> %v93, <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <16 x float> %v92
  %v116 = select <16 x i1> %v115, <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <16 x float> %v114
  %v74 = fmul <16 x float> %v73, %v73
  %v95 = fmul <16 x float> %v94, %v94
  %v117 = fmul <16 x float> %v116, %v116
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <16 x float> %v74, <16 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <16 x float> %v95, <16 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <16 x float> %v117, <16 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v75, <16 x float> %v74, <16 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v96, <16 x float> %v95, <16 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v117, <16 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v76, <16 x float> %v74, <16 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v97, <16 x float> %v95, <16 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v119, <16 x float> %v117, <16 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v74, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v98, <16 x float> %v95, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v120, <16 x float> %v117, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v79 = fmul <16 x float> %v73, %v78
  %v100 = fmul <16 x float> %v94, %v99
  %v122 = fmul <16 x float> %v116, %v121
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <16 x float> %v74, <16 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v101 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <16 x float> %v95, <16 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <16 x float> %v117, <16 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v80, <16 x float> %v74, <16 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v95, <16 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v117, <16 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v81, <16 x float> %v74, <16 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v102, <16 x float> %v95, <16 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v124, <16 x float> %v117, <16 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v82, <16 x float> %v74, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v103, <16 x float> %v95, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v125, <16 x float> %v117, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v84 = fdiv <16 x float> %v79, %v83
  %v105 = fdiv <16 x float> %v100, %v104
  %v127 = fdiv <16 x float> %v122, %v126
  %v85 = fcmp ogt <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v84
  %v106 = fcmp ogt <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v105
  %v128 = fcmp ogt <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v127
  %v86 = select <16 x i1> %v85, <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <16 x float> %v84
  %v107 = select <16 x i1> %v106, <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <16 x float> %v105
  %v129 = select <16 x i1> %v128, <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <16 x float> %v127
  %v87 = fcmp olt <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v86
  %v108 = fcmp olt <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v107
  %v130 = fcmp olt <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v129
  %v88 = select <16 x i1> %v87, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <16 x float> %v86
  %v109 = select <16 x i1> %v108, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <16 x float> %v107
  %v131 = select <16 x i1> %v130, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <16 x float> %v129
  store <16 x float> %v88, ptr %new, align 4
  %v110 = getelementptr inbounds float, ptr %new, i64 32
  %v132 = getelementptr inbounds float, ptr %new, i64 64
  store <16 x float> %v88, ptr %y, align 4
  store <16 x float> %v109, ptr %v110, align 4
  store <16 x float> %v131, ptr %v132, align 4
  store <16 x float> %v109, ptr %v65, align 4
  store <16 x float> %v131, ptr %v67, align 4
  ret void
}
define internal void @k_tile_0_0_3_cut(ptr %a, ptr %weights, ptr %bias, ptr %x, ptr %y, ptr %old, ptr %new) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v46, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v44, %body3 ]
  %v7 = phi ptr [ %weights, %entry ], [ %v45, %body3 ]
  %v8 = phi <16 x float> [ %v1, %entry ], [ %v41, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v42, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v43, %body3 ]
  %v11 = icmp slt i64 %v5, 8
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load float, ptr %v6, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = getelementptr inbounds float, ptr %v6, i64 32
  %v16 = load float, ptr %v15, align 4
  %v17 = insertelement <16 x float> poison, float %v16, i64 0
  %v18 = shufflevector <16 x float> %v17, <16 x float> poison, <16 x i32> zeroinitializer
  %v19 = getelementptr inbounds float, ptr %v6, i64 64
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = load <16 x float>, ptr %v7, align 4
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v23, <16 x float> %v8)
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v18, <16 x float> %v23, <16 x float> %v9)
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v23, <16 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 1
  %v28 = load float, ptr %v27, align 4
  %v29 = insertelement <16 x float> poison, float %v28, i64 0
  %v30 = shufflevector <16 x float> %v29, <16 x float> poison, <16 x i32> zeroinitializer
  %v31 = getelementptr inbounds float, ptr %v6, i64 33
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <16 x float> poison, float %v32, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = getelementptr inbounds float, ptr %v6, i64 65
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <16 x float> poison, float %v36, i64 0
  %v38 = shufflevector <16 x float> %v37, <16 x float> poison, <16 x i32> zeroinitializer
  %v39 = getelementptr inbounds float, ptr %v7, i64 16
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v30, <16 x float> %v40, <16 x float> %v24)
  %v42 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v34, <16 x float> %v40, <16 x float> %v25)
  %v43 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v38, <16 x float> %v40, <16 x float> %v26)
  %v44 = getelementptr inbounds float, ptr %v6, i64 2
  %v45 = getelementptr inbounds float, ptr %v7, i64 32
  %v46 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v47 = load float, ptr %v6, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = getelementptr inbounds float, ptr %v6, i64 32
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <16 x float> poison, float %v51, i64 0
  %v53 = shufflevector <16 x float> %v52, <16 x float> poison, <16 x i32> zeroinitializer
  %v54 = getelementptr inbounds float, ptr %v6, i64 64
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <16 x float> poison, float %v55, i64 0
  %v57 = shufflevector <16 x float> %v56, <16 x float> poison, <16 x i32> zeroinitializer
  %v58 = load <16 x float>, ptr %v7, align 4
  %v59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v58, <16 x float> %v8)
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v53, <16 x float> %v58, <16 x float> %v9)
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v57, <16 x float> %v58, <16 x float> %v10)
  %v62 = getelementptr inbounds float, ptr %v6, i64 1
  %v63 = getelementptr inbounds float, ptr %v7, i64 16
  %v64 = getelementptr inbounds float, ptr %x, i64 17
  %v65 = getelementptr inbounds float, ptr %y, i64 17
  %v66 = getelementptr inbounds float, ptr %x, i64 34
  %v67 = getelementptr inbounds float, ptr %y, i64 34
  %v68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %x, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v89 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v64, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v66, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v69 = fadd <16 x float> %v59, %v68
  %v90 = fadd <16 x float> %v60, %v89
  %v112 = fadd <16 x float> %v61, %v111
  %v70 = fcmp ogt <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v69
  %v91 = fcmp ogt <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v90
  %v113 = fcmp ogt <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, %v112
  %v71 = select <16 x i1> %v70, <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <16 x float> %v69
  %v92 = select <16 x i1> %v91, <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <16 x float> %v90
  %v114 = select <16 x i1> %v113, <16 x float> <float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000, float 0xC022000000000000>, <16 x float> %v112
  %v72 = fcmp olt <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v71
  %v93 = fcmp olt <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v92
  %v115 = fcmp olt <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, %v114
  %v73 = select <16 x i1> %v72, <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <16 x float> %v71
  %v94 = select <16 x i1> %v93, <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <16 x float> %v92
  %v116 = select <16 x i1> %v115, <16 x float> <float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000, float 0x4022000000000000>, <16 x float> %v114
  %v74 = fmul <16 x float> %v73, %v73
  %v95 = fmul <16 x float> %v94, %v94
  %v117 = fmul <16 x float> %v116, %v116
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <16 x float> %v74, <16 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v96 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <16 x float> %v95, <16 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000, float 0x3E4CADC8E0000000>, <16 x float> %v117, <16 x float> <float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000, float 0x3EF59C33A0000000>)
  %v76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v75, <16 x float> %v74, <16 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v96, <16 x float> %v95, <16 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v118, <16 x float> %v117, <16 x float> <float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000, float 0x3F6CA2C6C0000000>)
  %v77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v76, <16 x float> %v74, <16 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v97, <16 x float> %v95, <16 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v119, <16 x float> %v117, <16 x float> <float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000, float 0x3FC120B1A0000000>)
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v74, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v98, <16 x float> %v95, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v120, <16 x float> %v117, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v79 = fmul <16 x float> %v73, %v78
  %v100 = fmul <16 x float> %v94, %v99
  %v122 = fmul <16 x float> %v116, %v121
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <16 x float> %v74, <16 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v101 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <16 x float> %v95, <16 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000, float 0x3EAA180040000000>, <16 x float> %v117, <16 x float> <float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000, float 0x3F35886040000000>)
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v80, <16 x float> %v74, <16 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v95, <16 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v117, <16 x float> <float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000, float 0x3F9A7F7E80000000>)
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v81, <16 x float> %v74, <16 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v102, <16 x float> %v95, <16 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v124, <16 x float> %v117, <16 x float> <float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000, float 0x3FDDE5AD60000000>)
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v82, <16 x float> %v74, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v103, <16 x float> %v95, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v125, <16 x float> %v117, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v84 = fdiv <16 x float> %v79, %v83
  %v105 = fdiv <16 x float> %v100, %v104
  %v127 = fdiv <16 x float> %v122, %v126
  %v85 = fcmp ogt <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v84
  %v106 = fcmp ogt <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v105
  %v128 = fcmp ogt <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v127
  %v86 = select <16 x i1> %v85, <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <16 x float> %v84
  %v107 = select <16 x i1> %v106, <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <16 x float> %v105
  %v129 = select <16 x i1> %v128, <16 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <16 x float> %v127
  %v87 = fcmp olt <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v86
  %v108 = fcmp olt <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v107
  %v130 = fcmp olt <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v129
  %v88 = select <16 x i1> %v87, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <16 x float> %v86
  %v109 = select <16 x i1> %v108, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <16 x float> %v107
  %v131 = select <16 x i1> %v130, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <16 x float> %v129
  store <16 x float> %v88, ptr %new, align 4
  %v110 = getelementptr inbounds float, ptr %new, i64 32
  %v132 = getelementptr inbounds float, ptr %new, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v88, ptr align 4 %y, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  store <16 x float> %v109, ptr %v110, align 4
  store <16 x float> %v131, ptr %v132, align 4
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v109, ptr align 4 %v65, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v131, ptr align 4 %v67, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = mul i64 %worker, 768
  %v17 = getelementptr inbounds i8, ptr %v15, i64 %v16
  %v18 = icmp sgt i64 %lo, 0
  %v19 = select i1 %v18, i64 %lo, i64 0
  %v20 = icmp slt i64 %hi, 1
  %v21 = select i1 %v20, i64 %hi, i64 1
  %v22 = icmp slt i64 %v19, %v21
  br i1 %v22, label %then23, label %end24
then23:
  %v25 = mul i64 %v19, 3
  %v26 = mul i64 %v21, 3
  %v27 = icmp slt i64 %v26, 3
  %v28 = select i1 %v27, i64 %v26, i64 3
  br label %head29
head29:
  %v32 = phi i64 [ %v25, %then23 ], [ %v43, %body30 ]
  %v33 = icmp slt i64 %v32, %v28
  br i1 %v33, label %body30, label %end31
body30:
  %v34 = mul i64 %v32, 17
  %v35 = getelementptr inbounds float, ptr %v7, i64 %v34
  %v36 = getelementptr inbounds float, ptr %v17, i64 0
  %v37 = mul i64 %v32, 32
  %v38 = getelementptr inbounds float, ptr %v36, i64 %v37
  %v39 = load <16 x float>, ptr %v35, align 4
  store <16 x float> %v39, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v35, i64 16
  %v41 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v40, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v42 = getelementptr inbounds float, ptr %v38, i64 16
  store <16 x float> %v41, ptr %v42, align 4
  %v43 = add nsw i64 %v32, 1
  br label %head29
end31:
  br label %head44
head44:
  %v47 = phi i64 [ 0, %end31 ], [ %v107, %end52 ]
  %v48 = icmp slt i64 %v47, 5
  br i1 %v48, label %body45, label %end46
body45:
  %v49 = urem i64 %v47, 2
  br label %head50
head50:
  %v53 = phi i64 [ 0, %body45 ], [ %v106, %end61 ]
  %v54 = icmp slt i64 %v53, 2
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = sub i64 2, 1
  %v56 = sub i64 %v55, %v53
  %v57 = icmp eq i64 %v49, 0
  %v58 = select i1 %v57, i64 %v53, i64 %v56
  br label %head59
head59:
  %v62 = phi i64 [ %v19, %body51 ], [ %v105, %end97 ]
  %v63 = icmp slt i64 %v62, %v21
  br i1 %v63, label %body60, label %end61
body60:
  %v64 = mul i64 %v62, 3
  %v65 = mul i64 %v58, 16
  %v66 = mul i64 %v64, 32
  %v67 = add i64 %v66, %v65
  %v68 = mul i64 %v49, 96
  %v69 = getelementptr inbounds float, ptr %v17, i64 %v68
  %v70 = sub i64 1, %v49
  %v71 = mul i64 %v70, 96
  %v72 = getelementptr inbounds float, ptr %v17, i64 %v71
  %v73 = getelementptr inbounds float, ptr %v69, i64 %v66
  %v74 = mul i64 %v65, 17
  %v75 = getelementptr inbounds float, ptr %v3, i64 %v74
  %v76 = getelementptr inbounds float, ptr %v5, i64 %v65
  %v77 = sub i64 5, 1
  %v78 = sub i64 %v77, %v47
  %v79 = mul i64 %v64, 17
  %v80 = mul i64 %v78, 51
  %v81 = add i64 %v79, %v80
  %v82 = add i64 %v81, %v65
  %v83 = getelementptr inbounds float, ptr %v1, i64 %v82
  %v84 = mul i64 %v64, 17
  %v85 = mul i64 %v78, 51
  %v86 = add i64 %v84, %v85
  %v87 = add i64 %v86, %v65
  %v88 = getelementptr inbounds float, ptr %v9, i64 %v87
  %v89 = getelementptr inbounds float, ptr %v69, i64 %v67
  %v90 = getelementptr inbounds float, ptr %v72, i64 %v67
  %v91 = sub i64 3, %v64
  %v92 = icmp slt i64 %v91, 3
  %v93 = select i1 %v92, i64 %v91, i64 3
  %v94 = icmp eq i64 %v58, 1
  %v95 = icmp eq i64 %v93, 3
  br i1 %v95, label %then96, label %end97
then96:
  %v98 = xor i1 %v94, true
  %v99 = and i1 true, %v98
  br i1 %v99, label %then100, label %end101
then100:
  call void @k_tile_0_0_3(ptr %v73, ptr %v75, ptr %v76, ptr %v83, ptr %v88, ptr %v89, ptr %v90)
  br label %end101
end101:
  %v102 = and i1 true, %v94
  br i1 %v102, label %then103, label %end104
then103:
  call void @k_tile_0_0_3_cut(ptr %v73, ptr %v75, ptr %v76, ptr %v83, ptr %v88, ptr %v89, ptr %v90)
  br label %end104
end104:
  br label %end97
end97:
  %v105 = add nsw i64 %v62, 1
  br label %head59
end61:
  %v106 = add nsw i64 %v53, 1
  br label %head50
end52:
  %v107 = add nsw i64 %v47, 1
  br label %head44
end46:
  %v108 = urem i64 5, 2
  br label %head109
head109:
  %v112 = phi i64 [ %v25, %end46 ], [ %v140, %end122 ]
  %v113 = icmp slt i64 %v112, %v28
  br i1 %v113, label %body110, label %end111
body110:
  %v114 = mul i64 %v108, 96
  %v115 = getelementptr inbounds float, ptr %v17, i64 %v114
  %v116 = mul i64 %v112, 32
  %v117 = getelementptr inbounds float, ptr %v115, i64 %v116
  %v118 = mul i64 %v112, 17
  %v119 = getelementptr inbounds float, ptr %v11, i64 %v118
  br label %head120
head120:
  %v123 = phi i64 [ 0, %body110 ], [ %v139, %body121 ]
  %v124 = icmp slt i64 %v123, 17
  br i1 %v124, label %body121, label %end122
body121:
  %v125 = getelementptr inbounds float, ptr %v117, i64 %v123
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = sub i64 17, %v123
  %v128 = icmp slt i64 %v127, 16
  %v129 = select i1 %v128, i64 %v127, i64 16
  %v130 = getelementptr inbounds float, ptr %v119, i64 %v123
  %v131 = icmp slt i64 %v129, 16
  %v132 = select i1 %v131, i64 %v129, i64 16
  %v133 = icmp sgt i64 %v132, 0
  %v134 = select i1 %v133, i64 %v132, i64 0
  %v135 = trunc i64 %v134 to i32
  %v136 = insertelement <16 x i32> poison, i32 %v135, i64 0
  %v137 = shufflevector <16 x i32> %v136, <16 x i32> poison, <16 x i32> zeroinitializer
  %v138 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v137
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v126, ptr align 4 %v130, <16 x i1> %v138)
  %v139 = add nsw i64 %v123, 16
  br label %head120
end122:
  %v140 = add nsw i64 %v112, 1
  br label %head109
end111:
  br label %end24
end24:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
