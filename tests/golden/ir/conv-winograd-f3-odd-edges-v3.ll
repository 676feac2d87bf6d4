; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,7,9,5]","f32[17,3,3,5]","f32[17]","f32[1,7,9,17]"],"op":"conv","output":"f32[1,7,9,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":2,"format":"padded","impl":"winograd_f3","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_bands: 2 units
; scratch 0 bytes, 10176 of each core
; packed input 1: float32 (3, 25, 5, 8) 787de4720611c436
; packed input 2: float32 (24,) 2c50a26895902aff
@k_zeros = private constant [4 x i64] [i64 0, i64 0, i64 0, i64 0], align 64
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 8
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  %v3 = getelementptr inbounds float, ptr %image, i64 0
  %v4 = getelementptr inbounds float, ptr %image, i64 %line_step
  %v5 = mul i64 %line_step, 2
  %v6 = getelementptr inbounds float, ptr %image, i64 %v5
  %v7 = mul i64 %line_step, 3
  %v8 = getelementptr inbounds float, ptr %image, i64 %v7
  %v9 = mul i64 %line_step, 4
  %v10 = getelementptr inbounds float, ptr %image, i64 %v9
  %v11 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v3, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v14 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v8, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v10, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v11, <8 x float> %v14)
  %v17 = fsub <8 x float> %v16, %v12
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v13, <8 x float> %v17)
  %v19 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v12, <8 x float> %v14)
  %v20 = fsub <8 x float> %v19, %v13
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v12, <8 x float> %v14)
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v13, <8 x float> %v21)
  %v23 = fsub <8 x float> %v14, %v12
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v12, <8 x float> %v15)
  %v25 = fsub <8 x float> %v24, %v13
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v14, <8 x float> %v25)
  %v27 = getelementptr inbounds float, ptr %v3, i64 5
  %v28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v27, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v29 = getelementptr inbounds float, ptr %v4, i64 5
  %v30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v29, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v31 = getelementptr inbounds float, ptr %v6, i64 5
  %v32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v31, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v33 = getelementptr inbounds float, ptr %v8, i64 5
  %v34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v33, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v10, i64 5
  %v36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v35, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v28, <8 x float> %v34)
  %v38 = fsub <8 x float> %v37, %v30
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v32, <8 x float> %v38)
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v30, <8 x float> %v34)
  %v41 = fsub <8 x float> %v40, %v32
  %v42 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v30, <8 x float> %v34)
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v32, <8 x float> %v42)
  %v44 = fsub <8 x float> %v34, %v30
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v30, <8 x float> %v36)
  %v46 = fsub <8 x float> %v45, %v32
  %v47 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v34, <8 x float> %v46)
  %v48 = getelementptr inbounds float, ptr %v3, i64 10
  %v49 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v48, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v50 = getelementptr inbounds float, ptr %v4, i64 10
  %v51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v50, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v52 = getelementptr inbounds float, ptr %v6, i64 10
  %v53 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v52, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v54 = getelementptr inbounds float, ptr %v8, i64 10
  %v55 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v54, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v56 = getelementptr inbounds float, ptr %v10, i64 10
  %v57 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v56, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v49, <8 x float> %v55)
  %v59 = fsub <8 x float> %v58, %v51
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v53, <8 x float> %v59)
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v51, <8 x float> %v55)
  %v62 = fsub <8 x float> %v61, %v53
  %v63 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v51, <8 x float> %v55)
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v53, <8 x float> %v63)
  %v65 = fsub <8 x float> %v55, %v51
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v51, <8 x float> %v57)
  %v67 = fsub <8 x float> %v66, %v53
  %v68 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v55, <8 x float> %v67)
  %v69 = getelementptr inbounds float, ptr %v3, i64 15
  %v70 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v69, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v71 = getelementptr inbounds float, ptr %v4, i64 15
  %v72 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v71, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v73 = getelementptr inbounds float, ptr %v6, i64 15
  %v74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v73, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v75 = getelementptr inbounds float, ptr %v8, i64 15
  %v76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v75, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v77 = getelementptr inbounds float, ptr %v10, i64 15
  %v78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v77, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v70, <8 x float> %v76)
  %v80 = fsub <8 x float> %v79, %v72
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v74, <8 x float> %v80)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v72, <8 x float> %v76)
  %v83 = fsub <8 x float> %v82, %v74
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v72, <8 x float> %v76)
  %v85 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v74, <8 x float> %v84)
  %v86 = fsub <8 x float> %v76, %v72
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v72, <8 x float> %v78)
  %v88 = fsub <8 x float> %v87, %v74
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v76, <8 x float> %v88)
  %v90 = getelementptr inbounds float, ptr %v3, i64 20
  %v91 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v90, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v92 = getelementptr inbounds float, ptr %v4, i64 20
  %v93 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v92, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v94 = getelementptr inbounds float, ptr %v6, i64 20
  %v95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v94, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v96 = getelementptr inbounds float, ptr %v8, i64 20
  %v97 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v96, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v98 = getelementptr inbounds float, ptr %v10, i64 20
  %v99 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v98, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v91, <8 x float> %v97)
  %v101 = fsub <8 x float> %v100, %v93
  %v102 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v95, <8 x float> %v101)
  %v103 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v93, <8 x float> %v97)
  %v104 = fsub <8 x float> %v103, %v95
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v93, <8 x float> %v97)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v95, <8 x float> %v105)
  %v107 = fsub <8 x float> %v97, %v93
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v93, <8 x float> %v99)
  %v109 = fsub <8 x float> %v108, %v95
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v97, <8 x float> %v109)
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v18, <8 x float> %v81)
  %v112 = fsub <8 x float> %v111, %v39
  %v113 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v60, <8 x float> %v112)
  %v114 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v39, <8 x float> %v81)
  %v115 = fsub <8 x float> %v114, %v60
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v39, <8 x float> %v81)
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v60, <8 x float> %v116)
  %v118 = fsub <8 x float> %v81, %v39
  %v119 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v39, <8 x float> %v102)
  %v120 = fsub <8 x float> %v119, %v60
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v81, <8 x float> %v120)
  %v122 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v113, ptr align 4 %v122, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v123 = getelementptr inbounds float, ptr %v2, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v115, ptr align 4 %v123, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v124 = getelementptr inbounds float, ptr %v2, i64 96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v117, ptr align 4 %v124, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v125 = getelementptr inbounds float, ptr %v2, i64 144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v118, ptr align 4 %v125, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v126 = getelementptr inbounds float, ptr %v2, i64 192
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v121, ptr align 4 %v126, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v20, <8 x float> %v83)
  %v128 = fsub <8 x float> %v127, %v41
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v62, <8 x float> %v128)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v41, <8 x float> %v83)
  %v131 = fsub <8 x float> %v130, %v62
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v41, <8 x float> %v83)
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v62, <8 x float> %v132)
  %v134 = fsub <8 x float> %v83, %v41
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v41, <8 x float> %v104)
  %v136 = fsub <8 x float> %v135, %v62
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v83, <8 x float> %v136)
  %v138 = getelementptr inbounds float, ptr %v2, i64 240
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v129, ptr align 4 %v138, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v139 = getelementptr inbounds float, ptr %v2, i64 288
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v131, ptr align 4 %v139, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v140 = getelementptr inbounds float, ptr %v2, i64 336
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v133, ptr align 4 %v140, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v141 = getelementptr inbounds float, ptr %v2, i64 384
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v134, ptr align 4 %v141, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v142 = getelementptr inbounds float, ptr %v2, i64 432
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v137, ptr align 4 %v142, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v143 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v22, <8 x float> %v85)
  %v144 = fsub <8 x float> %v143, %v43
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v64, <8 x float> %v144)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v43, <8 x float> %v85)
  %v147 = fsub <8 x float> %v146, %v64
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v43, <8 x float> %v85)
  %v149 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v64, <8 x float> %v148)
  %v150 = fsub <8 x float> %v85, %v43
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v43, <8 x float> %v106)
  %v152 = fsub <8 x float> %v151, %v64
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v85, <8 x float> %v152)
  %v154 = getelementptr inbounds float, ptr %v2, i64 480
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v145, ptr align 4 %v154, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v155 = getelementptr inbounds float, ptr %v2, i64 528
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v147, ptr align 4 %v155, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v156 = getelementptr inbounds float, ptr %v2, i64 576
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v149, ptr align 4 %v156, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v157 = getelementptr inbounds float, ptr %v2, i64 624
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v150, ptr align 4 %v157, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v158 = getelementptr inbounds float, ptr %v2, i64 672
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v153, ptr align 4 %v158, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v23, <8 x float> %v86)
  %v160 = fsub <8 x float> %v159, %v44
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v65, <8 x float> %v160)
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v44, <8 x float> %v86)
  %v163 = fsub <8 x float> %v162, %v65
  %v164 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v44, <8 x float> %v86)
  %v165 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v65, <8 x float> %v164)
  %v166 = fsub <8 x float> %v86, %v44
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v44, <8 x float> %v107)
  %v168 = fsub <8 x float> %v167, %v65
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v86, <8 x float> %v168)
  %v170 = getelementptr inbounds float, ptr %v2, i64 720
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v161, ptr align 4 %v170, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v171 = getelementptr inbounds float, ptr %v2, i64 768
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v163, ptr align 4 %v171, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v172 = getelementptr inbounds float, ptr %v2, i64 816
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v165, ptr align 4 %v172, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v173 = getelementptr inbounds float, ptr %v2, i64 864
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v166, ptr align 4 %v173, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v174 = getelementptr inbounds float, ptr %v2, i64 912
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v169, ptr align 4 %v174, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v175 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v26, <8 x float> %v89)
  %v176 = fsub <8 x float> %v175, %v47
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v68, <8 x float> %v176)
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v47, <8 x float> %v89)
  %v179 = fsub <8 x float> %v178, %v68
  %v180 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v47, <8 x float> %v89)
  %v181 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000, float 0xC008000000000000>, <8 x float> %v68, <8 x float> %v180)
  %v182 = fsub <8 x float> %v89, %v47
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v47, <8 x float> %v110)
  %v184 = fsub <8 x float> %v183, %v68
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000, float 0xC000000000000000>, <8 x float> %v89, <8 x float> %v184)
  %v186 = getelementptr inbounds float, ptr %v2, i64 960
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v177, ptr align 4 %v186, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v187 = getelementptr inbounds float, ptr %v2, i64 1008
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v179, ptr align 4 %v187, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v188 = getelementptr inbounds float, ptr %v2, i64 1056
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v181, ptr align 4 %v188, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v189 = getelementptr inbounds float, ptr %v2, i64 1104
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v182, ptr align 4 %v189, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v190 = getelementptr inbounds float, ptr %v2, i64 1152
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v185, ptr align 4 %v190, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end8 ]
  %v5 = icmp slt i64 %v4, 5
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v38, %end27 ]
  %v10 = icmp slt i64 %v9, 5
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 7
  %v14 = icmp ult i64 %v12, 9
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 9
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 5
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 5
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 5
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 0
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <8 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 8
  br label %head25
end27:
  %v35 = select i1 %v15, i64 0, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v36, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v37, ptr align 4 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v38 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_patch_line(ptr %image, ptr %v, i64 %first, i64 %line, ptr %scratch) #0 {
entry:
  %v1 = mul i64 %line, 3
  %v2 = sub i64 %v1, 1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end22 ]
  %v7 = icmp slt i64 %v6, 3
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 3
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 3
  %v12 = icmp ult i64 %v9, 5
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 45
  %v17 = mul i64 %v9, 5
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 45, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 25, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define internal void @k_1_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v23, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v22, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v21, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 8
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = getelementptr inbounds float, ptr %v5, i64 1
  %v23 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v24, align 4
  ret void
}
define internal void @k_1_tile_3_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v29, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v28, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v27, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v16, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v26, %body2 ]
  %v11 = icmp slt i64 %v4, 5
  br i1 %v11, label %body2, label %end3
body2:
  %v12 = load <8 x float>, ptr %v6, align 4
  %v13 = load float, ptr %v5, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v8)
  %v17 = getelementptr inbounds float, ptr %v5, i64 8
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v9)
  %v22 = getelementptr inbounds float, ptr %v5, i64 16
  %v23 = load float, ptr %v22, align 4
  %v24 = insertelement <8 x float> poison, float %v23, i64 0
  %v25 = shufflevector <8 x float> %v24, <8 x float> poison, <8 x i32> zeroinitializer
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v12, <8 x float> %v10)
  %v27 = getelementptr inbounds float, ptr %v6, i64 8
  %v28 = getelementptr inbounds float, ptr %v5, i64 1
  %v29 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v30 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v30, align 4
  %v31 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v31, align 4
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v12 = icmp slt i64 %v4, 5
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 8
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 16
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 24
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v13, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 8
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v38, align 4
  ret void
}
define internal void @k_output_3_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v218, %end176 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 240
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 480
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 720
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 960
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fadd <8 x float> %v9, %v11
  %v17 = fsub <8 x float> %v9, %v11
  %v18 = fadd <8 x float> %v7, %v16
  %v19 = fadd <8 x float> %v18, %v13
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v13, <8 x float> %v17)
  %v21 = fadd <8 x float> %v16, %v15
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v13, <8 x float> %v21)
  %v23 = getelementptr inbounds float, ptr %v6, i64 48
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v6, i64 288
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v6, i64 528
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v6, i64 768
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %v6, i64 1008
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fadd <8 x float> %v26, %v28
  %v34 = fsub <8 x float> %v26, %v28
  %v35 = fadd <8 x float> %v24, %v33
  %v36 = fadd <8 x float> %v35, %v30
  %v37 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v30, <8 x float> %v34)
  %v38 = fadd <8 x float> %v33, %v32
  %v39 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v30, <8 x float> %v38)
  %v40 = getelementptr inbounds float, ptr %v6, i64 96
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v6, i64 336
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 576
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 816
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 1056
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fadd <8 x float> %v43, %v45
  %v51 = fsub <8 x float> %v43, %v45
  %v52 = fadd <8 x float> %v41, %v50
  %v53 = fadd <8 x float> %v52, %v47
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v47, <8 x float> %v51)
  %v55 = fadd <8 x float> %v50, %v49
  %v56 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v47, <8 x float> %v55)
  %v57 = getelementptr inbounds float, ptr %v6, i64 144
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v6, i64 384
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %v6, i64 624
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %v6, i64 864
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = getelementptr inbounds float, ptr %v6, i64 1104
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = fadd <8 x float> %v60, %v62
  %v68 = fsub <8 x float> %v60, %v62
  %v69 = fadd <8 x float> %v58, %v67
  %v70 = fadd <8 x float> %v69, %v64
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v64, <8 x float> %v68)
  %v72 = fadd <8 x float> %v67, %v66
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v64, <8 x float> %v72)
  %v74 = getelementptr inbounds float, ptr %v6, i64 192
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %v6, i64 432
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %v6, i64 672
  %v79 = load <8 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %v6, i64 912
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %v6, i64 1152
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = fadd <8 x float> %v77, %v79
  %v85 = fsub <8 x float> %v77, %v79
  %v86 = fadd <8 x float> %v75, %v84
  %v87 = fadd <8 x float> %v86, %v81
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v81, <8 x float> %v85)
  %v89 = fadd <8 x float> %v84, %v83
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v81, <8 x float> %v89)
  %v91 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v92 = load <8 x float>, ptr %v91, align 4
  %v93 = add i64 %column, %v4
  %v94 = getelementptr inbounds float, ptr %out, i64 %v4
  %v95 = fadd <8 x float> %v36, %v53
  %v96 = fsub <8 x float> %v36, %v53
  %v97 = fadd <8 x float> %v19, %v95
  %v98 = fadd <8 x float> %v97, %v70
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v70, <8 x float> %v96)
  %v100 = fadd <8 x float> %v95, %v87
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v70, <8 x float> %v100)
  %v102 = mul i64 %row, 17
  %v103 = getelementptr inbounds float, ptr %x0, i64 %v102
  %v104 = fadd <8 x float> %v98, %v92
  %v105 = getelementptr inbounds float, ptr %v103, i64 %v93
  %v106 = load <8 x float>, ptr %v105, align 4
  %v107 = fadd <8 x float> %v104, %v106
  %v108 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v107
  %v109 = select <8 x i1> %v108, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v107
  store <8 x float> %v109, ptr %v94, align 4
  %v110 = add i64 %row, 1
  %v111 = mul i64 %v110, 17
  %v112 = getelementptr inbounds float, ptr %x0, i64 %v111
  %v113 = fadd <8 x float> %v99, %v92
  %v114 = getelementptr inbounds float, ptr %v112, i64 %v93
  %v115 = load <8 x float>, ptr %v114, align 4
  %v116 = fadd <8 x float> %v113, %v115
  %v117 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v116
  %v118 = select <8 x i1> %v117, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v116
  %v119 = getelementptr inbounds float, ptr %v94, i64 17
  store <8 x float> %v118, ptr %v119, align 4
  %v120 = add i64 %row, 2
  %v121 = mul i64 %v120, 17
  %v122 = getelementptr inbounds float, ptr %x0, i64 %v121
  %v123 = fadd <8 x float> %v101, %v92
  %v124 = getelementptr inbounds float, ptr %v122, i64 %v93
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = fadd <8 x float> %v123, %v125
  %v127 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v126
  %v128 = select <8 x i1> %v127, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v126
  %v129 = getelementptr inbounds float, ptr %v94, i64 34
  store <8 x float> %v128, ptr %v129, align 4
  %v130 = icmp sgt i64 %lines, 1
  br i1 %v130, label %then131, label %end132
then131:
  %v133 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v134 = load <8 x float>, ptr %v133, align 4
  %v135 = add i64 %column, %v4
  %v136 = getelementptr inbounds float, ptr %out, i64 153
  %v137 = getelementptr inbounds float, ptr %v136, i64 %v4
  %v138 = fadd <8 x float> %v37, %v54
  %v139 = fsub <8 x float> %v37, %v54
  %v140 = fadd <8 x float> %v20, %v138
  %v141 = fadd <8 x float> %v140, %v71
  %v142 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v71, <8 x float> %v139)
  %v143 = fadd <8 x float> %v138, %v88
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v71, <8 x float> %v143)
  %v145 = add i64 %row, 9
  %v146 = mul i64 %v145, 17
  %v147 = getelementptr inbounds float, ptr %x0, i64 %v146
  %v148 = fadd <8 x float> %v141, %v134
  %v149 = getelementptr inbounds float, ptr %v147, i64 %v135
  %v150 = load <8 x float>, ptr %v149, align 4
  %v151 = fadd <8 x float> %v148, %v150
  %v152 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v151
  %v153 = select <8 x i1> %v152, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v151
  store <8 x float> %v153, ptr %v137, align 4
  %v154 = add i64 %row, 10
  %v155 = mul i64 %v154, 17
  %v156 = getelementptr inbounds float, ptr %x0, i64 %v155
  %v157 = fadd <8 x float> %v142, %v134
  %v158 = getelementptr inbounds float, ptr %v156, i64 %v135
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = fadd <8 x float> %v157, %v159
  %v161 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v160
  %v162 = select <8 x i1> %v161, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v160
  %v163 = getelementptr inbounds float, ptr %v137, i64 17
  store <8 x float> %v162, ptr %v163, align 4
  %v164 = add i64 %row, 11
  %v165 = mul i64 %v164, 17
  %v166 = getelementptr inbounds float, ptr %x0, i64 %v165
  %v167 = fadd <8 x float> %v144, %v134
  %v168 = getelementptr inbounds float, ptr %v166, i64 %v135
  %v169 = load <8 x float>, ptr %v168, align 4
  %v170 = fadd <8 x float> %v167, %v169
  %v171 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v170
  %v172 = select <8 x i1> %v171, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v170
  %v173 = getelementptr inbounds float, ptr %v137, i64 34
  store <8 x float> %v172, ptr %v173, align 4
  br label %end132
end132:
  %v174 = icmp sgt i64 %lines, 2
  br i1 %v174, label %then175, label %end176
then175:
  %v177 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = add i64 %column, %v4
  %v180 = getelementptr inbounds float, ptr %out, i64 306
  %v181 = getelementptr inbounds float, ptr %v180, i64 %v4
  %v182 = fadd <8 x float> %v39, %v56
  %v183 = fsub <8 x float> %v39, %v56
  %v184 = fadd <8 x float> %v22, %v182
  %v185 = fadd <8 x float> %v184, %v73
  %v186 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v73, <8 x float> %v183)
  %v187 = fadd <8 x float> %v182, %v90
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v73, <8 x float> %v187)
  %v189 = add i64 %row, 18
  %v190 = mul i64 %v189, 17
  %v191 = getelementptr inbounds float, ptr %x0, i64 %v190
  %v192 = fadd <8 x float> %v185, %v178
  %v193 = getelementptr inbounds float, ptr %v191, i64 %v179
  %v194 = load <8 x float>, ptr %v193, align 4
  %v195 = fadd <8 x float> %v192, %v194
  %v196 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v195
  %v197 = select <8 x i1> %v196, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v195
  store <8 x float> %v197, ptr %v181, align 4
  %v198 = add i64 %row, 19
  %v199 = mul i64 %v198, 17
  %v200 = getelementptr inbounds float, ptr %x0, i64 %v199
  %v201 = fadd <8 x float> %v186, %v178
  %v202 = getelementptr inbounds float, ptr %v200, i64 %v179
  %v203 = load <8 x float>, ptr %v202, align 4
  %v204 = fadd <8 x float> %v201, %v203
  %v205 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v204
  %v206 = select <8 x i1> %v205, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v204
  %v207 = getelementptr inbounds float, ptr %v181, i64 17
  store <8 x float> %v206, ptr %v207, align 4
  %v208 = add i64 %row, 20
  %v209 = mul i64 %v208, 17
  %v210 = getelementptr inbounds float, ptr %x0, i64 %v209
  %v211 = fadd <8 x float> %v188, %v178
  %v212 = getelementptr inbounds float, ptr %v210, i64 %v179
  %v213 = load <8 x float>, ptr %v212, align 4
  %v214 = fadd <8 x float> %v211, %v213
  %v215 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v214
  %v216 = select <8 x i1> %v215, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v214
  %v217 = getelementptr inbounds float, ptr %v181, i64 34
  store <8 x float> %v216, ptr %v217, align 4
  br label %end176
end176:
  %v218 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_2_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 25
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 40
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 40
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 4, 8
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 4, 8
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 3
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 3
  %v40 = select i1 %v39, i64 %v38, i64 3
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 2
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 3
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 3
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 8
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_3_8(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 2, 3
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 3
  %v60 = add i64 %v59, 2
  %v61 = mul i64 %v60, 8
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_3_8(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define internal void @k_band_1_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v16, %body2 ]
  %v5 = icmp slt i64 %v4, 25
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 40
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 40
  %v13 = getelementptr inbounds float, ptr %v7, i64 0
  %v14 = getelementptr inbounds float, ptr %v11, i64 0
  %v15 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_3_1(ptr %v13, ptr %v9, ptr %v14, ptr %v9, ptr %v15, i64 0, i64 0)
  %v16 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head17
head17:
  %v20 = phi i64 [ 0, %end3 ], [ %v52, %end30 ]
  %v21 = icmp slt i64 %v20, 1
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 3
  %v23 = sub i64 7, %y
  %v24 = sub i64 %v23, %v22
  %v25 = icmp slt i64 %v24, 3
  %v26 = select i1 %v25, i64 %v24, i64 3
  %v27 = mul i64 %v22, 9
  br label %head28
head28:
  %v31 = phi i64 [ 0, %body18 ], [ %v42, %body29 ]
  %v32 = icmp slt i64 %v31, 2
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 3
  %v34 = add i64 %v27, %v33
  %v35 = mul i64 %v20, 3
  %v36 = add i64 %v35, %v31
  %v37 = mul i64 %v36, 8
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = mul i64 %v34, 17
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  %v41 = add i64 %row, %v34
  call void @k_output_3_8(ptr %v38, ptr %v40, ptr %bias, i64 %v26, i64 %v41, i64 %column, ptr %x0)
  %v42 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v43 = mul i64 2, 3
  %v44 = add i64 %v27, %v43
  %v45 = mul i64 %v20, 3
  %v46 = add i64 %v45, 2
  %v47 = mul i64 %v46, 8
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = mul i64 %v44, 17
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  %v51 = add i64 %row, %v44
  call void @k_output_3_8(ptr %v48, ptr %v50, ptr %bias, i64 %v26, i64 %v51, i64 %column, ptr %x0)
  %v52 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
define internal void @k_output_3_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <8 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 240
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 480
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 720
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %m, i64 960
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = fadd <8 x float> %v3, %v5
  %v11 = fsub <8 x float> %v3, %v5
  %v12 = fadd <8 x float> %v1, %v10
  %v13 = fadd <8 x float> %v12, %v7
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v7, <8 x float> %v11)
  %v15 = fadd <8 x float> %v10, %v9
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v7, <8 x float> %v15)
  %v17 = getelementptr inbounds float, ptr %m, i64 48
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %m, i64 288
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %m, i64 528
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %m, i64 768
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %m, i64 1008
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = fadd <8 x float> %v20, %v22
  %v28 = fsub <8 x float> %v20, %v22
  %v29 = fadd <8 x float> %v18, %v27
  %v30 = fadd <8 x float> %v29, %v24
  %v31 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v24, <8 x float> %v28)
  %v32 = fadd <8 x float> %v27, %v26
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v24, <8 x float> %v32)
  %v34 = getelementptr inbounds float, ptr %m, i64 96
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %m, i64 336
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 576
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 816
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 1056
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = fadd <8 x float> %v37, %v39
  %v45 = fsub <8 x float> %v37, %v39
  %v46 = fadd <8 x float> %v35, %v44
  %v47 = fadd <8 x float> %v46, %v41
  %v48 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v41, <8 x float> %v45)
  %v49 = fadd <8 x float> %v44, %v43
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v41, <8 x float> %v49)
  %v51 = getelementptr inbounds float, ptr %m, i64 144
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %m, i64 384
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %m, i64 624
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %m, i64 864
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %m, i64 1104
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = fadd <8 x float> %v54, %v56
  %v62 = fsub <8 x float> %v54, %v56
  %v63 = fadd <8 x float> %v52, %v61
  %v64 = fadd <8 x float> %v63, %v58
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v58, <8 x float> %v62)
  %v66 = fadd <8 x float> %v61, %v60
  %v67 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v58, <8 x float> %v66)
  %v68 = getelementptr inbounds float, ptr %m, i64 192
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %m, i64 432
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %m, i64 672
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %m, i64 912
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %m, i64 1152
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = fadd <8 x float> %v71, %v73
  %v79 = fsub <8 x float> %v71, %v73
  %v80 = fadd <8 x float> %v69, %v78
  %v81 = fadd <8 x float> %v80, %v75
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v75, <8 x float> %v79)
  %v83 = fadd <8 x float> %v78, %v77
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v75, <8 x float> %v83)
  %v85 = load <8 x float>, ptr %bias, align 4
  %v86 = fadd <8 x float> %v30, %v47
  %v87 = fsub <8 x float> %v30, %v47
  %v88 = fadd <8 x float> %v13, %v86
  %v89 = fadd <8 x float> %v88, %v64
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v64, <8 x float> %v87)
  %v91 = fadd <8 x float> %v86, %v81
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v64, <8 x float> %v91)
  %v93 = mul i64 %row, 17
  %v94 = getelementptr inbounds float, ptr %x0, i64 %v93
  %v95 = fadd <8 x float> %v89, %v85
  %v96 = getelementptr inbounds float, ptr %v94, i64 %column
  %v97 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v96, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v98 = fadd <8 x float> %v95, %v97
  %v99 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v98
  %v100 = select <8 x i1> %v99, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v98
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v100, ptr align 4 %out, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = add i64 %row, 1
  %v102 = mul i64 %v101, 17
  %v103 = getelementptr inbounds float, ptr %x0, i64 %v102
  %v104 = fadd <8 x float> %v90, %v85
  %v105 = getelementptr inbounds float, ptr %v103, i64 %column
  %v106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v105, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v107 = fadd <8 x float> %v104, %v106
  %v108 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v107
  %v109 = select <8 x i1> %v108, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v107
  %v110 = getelementptr inbounds float, ptr %out, i64 17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v109, ptr align 4 %v110, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v111 = add i64 %row, 2
  %v112 = mul i64 %v111, 17
  %v113 = getelementptr inbounds float, ptr %x0, i64 %v112
  %v114 = fadd <8 x float> %v92, %v85
  %v115 = getelementptr inbounds float, ptr %v113, i64 %column
  %v116 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v115, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v117 = fadd <8 x float> %v114, %v116
  %v118 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v117
  %v119 = select <8 x i1> %v118, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v117
  %v120 = getelementptr inbounds float, ptr %out, i64 34
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v119, ptr align 4 %v120, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v121 = icmp sgt i64 %lines, 1
  br i1 %v121, label %then122, label %end123
then122:
  %v124 = load <8 x float>, ptr %bias, align 4
  %v125 = getelementptr inbounds float, ptr %out, i64 153
  %v126 = fadd <8 x float> %v31, %v48
  %v127 = fsub <8 x float> %v31, %v48
  %v128 = fadd <8 x float> %v14, %v126
  %v129 = fadd <8 x float> %v128, %v65
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v65, <8 x float> %v127)
  %v131 = fadd <8 x float> %v126, %v82
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v65, <8 x float> %v131)
  %v133 = add i64 %row, 9
  %v134 = mul i64 %v133, 17
  %v135 = getelementptr inbounds float, ptr %x0, i64 %v134
  %v136 = fadd <8 x float> %v129, %v124
  %v137 = getelementptr inbounds float, ptr %v135, i64 %column
  %v138 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v137, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v139 = fadd <8 x float> %v136, %v138
  %v140 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v139
  %v141 = select <8 x i1> %v140, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v139
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v141, ptr align 4 %v125, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v142 = add i64 %row, 10
  %v143 = mul i64 %v142, 17
  %v144 = getelementptr inbounds float, ptr %x0, i64 %v143
  %v145 = fadd <8 x float> %v130, %v124
  %v146 = getelementptr inbounds float, ptr %v144, i64 %column
  %v147 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v146, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v148 = fadd <8 x float> %v145, %v147
  %v149 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v148
  %v150 = select <8 x i1> %v149, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v148
  %v151 = getelementptr inbounds float, ptr %v125, i64 17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v150, ptr align 4 %v151, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v152 = add i64 %row, 11
  %v153 = mul i64 %v152, 17
  %v154 = getelementptr inbounds float, ptr %x0, i64 %v153
  %v155 = fadd <8 x float> %v132, %v124
  %v156 = getelementptr inbounds float, ptr %v154, i64 %column
  %v157 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v156, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v158 = fadd <8 x float> %v155, %v157
  %v159 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v158
  %v160 = select <8 x i1> %v159, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v158
  %v161 = getelementptr inbounds float, ptr %v125, i64 34
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v160, ptr align 4 %v161, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end123
end123:
  %v162 = icmp sgt i64 %lines, 2
  br i1 %v162, label %then163, label %end164
then163:
  %v165 = load <8 x float>, ptr %bias, align 4
  %v166 = getelementptr inbounds float, ptr %out, i64 306
  %v167 = fadd <8 x float> %v33, %v50
  %v168 = fsub <8 x float> %v33, %v50
  %v169 = fadd <8 x float> %v16, %v167
  %v170 = fadd <8 x float> %v169, %v67
  %v171 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v67, <8 x float> %v168)
  %v172 = fadd <8 x float> %v167, %v84
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000, float 0x4010000000000000>, <8 x float> %v67, <8 x float> %v172)
  %v174 = add i64 %row, 18
  %v175 = mul i64 %v174, 17
  %v176 = getelementptr inbounds float, ptr %x0, i64 %v175
  %v177 = fadd <8 x float> %v170, %v165
  %v178 = getelementptr inbounds float, ptr %v176, i64 %column
  %v179 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v178, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v180 = fadd <8 x float> %v177, %v179
  %v181 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v180
  %v182 = select <8 x i1> %v181, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v180
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v182, ptr align 4 %v166, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v183 = add i64 %row, 19
  %v184 = mul i64 %v183, 17
  %v185 = getelementptr inbounds float, ptr %x0, i64 %v184
  %v186 = fadd <8 x float> %v171, %v165
  %v187 = getelementptr inbounds float, ptr %v185, i64 %column
  %v188 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v187, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v189 = fadd <8 x float> %v186, %v188
  %v190 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v189
  %v191 = select <8 x i1> %v190, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v189
  %v192 = getelementptr inbounds float, ptr %v166, i64 17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v191, ptr align 4 %v192, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v193 = add i64 %row, 20
  %v194 = mul i64 %v193, 17
  %v195 = getelementptr inbounds float, ptr %x0, i64 %v194
  %v196 = fadd <8 x float> %v173, %v165
  %v197 = getelementptr inbounds float, ptr %v195, i64 %column
  %v198 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v197, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v199 = fadd <8 x float> %v196, %v198
  %v200 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v199
  %v201 = select <8 x i1> %v200, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v199
  %v202 = getelementptr inbounds float, ptr %v166, i64 34
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v201, ptr align 4 %v202, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end164
end164:
  ret void
}
define internal void @k_band_2_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 25
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 40
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 40
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 8
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 4, 8
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 4, 8
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 3
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 3
  %v40 = select i1 %v39, i64 %v38, i64 3
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 2
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 3
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 3
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 8
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_3_1(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 2, 3
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 3
  %v60 = add i64 %v59, 2
  %v61 = mul i64 %v60, 8
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_3_1(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define internal void @k_band_1_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v16, %body2 ]
  %v5 = icmp slt i64 %v4, 25
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 48
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 40
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 48
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 40
  %v13 = getelementptr inbounds float, ptr %v7, i64 0
  %v14 = getelementptr inbounds float, ptr %v11, i64 0
  %v15 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_3_1(ptr %v13, ptr %v9, ptr %v14, ptr %v9, ptr %v15, i64 0, i64 0)
  %v16 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head17
head17:
  %v20 = phi i64 [ 0, %end3 ], [ %v52, %end30 ]
  %v21 = icmp slt i64 %v20, 1
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v20, 3
  %v23 = sub i64 7, %y
  %v24 = sub i64 %v23, %v22
  %v25 = icmp slt i64 %v24, 3
  %v26 = select i1 %v25, i64 %v24, i64 3
  %v27 = mul i64 %v22, 9
  br label %head28
head28:
  %v31 = phi i64 [ 0, %body18 ], [ %v42, %body29 ]
  %v32 = icmp slt i64 %v31, 2
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 3
  %v34 = add i64 %v27, %v33
  %v35 = mul i64 %v20, 3
  %v36 = add i64 %v35, %v31
  %v37 = mul i64 %v36, 8
  %v38 = getelementptr inbounds float, ptr %m, i64 %v37
  %v39 = mul i64 %v34, 17
  %v40 = getelementptr inbounds float, ptr %out, i64 %v39
  %v41 = add i64 %row, %v34
  call void @k_output_3_1(ptr %v38, ptr %v40, ptr %bias, i64 %v26, i64 %v41, i64 %column, ptr %x0)
  %v42 = add nsw i64 %v31, 1
  br label %head28
end30:
  %v43 = mul i64 2, 3
  %v44 = add i64 %v27, %v43
  %v45 = mul i64 %v20, 3
  %v46 = add i64 %v45, 2
  %v47 = mul i64 %v46, 8
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = mul i64 %v44, 17
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  %v51 = add i64 %row, %v44
  call void @k_output_3_1(ptr %v48, ptr %v50, ptr %bias, i64 %v26, i64 %v51, i64 %column, ptr %x0)
  %v52 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
define void @k_bands(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = mul i64 %worker, 10176
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v15, i64 1344
  br label %head17
head17:
  %v20 = phi i64 [ %lo, %entry ], [ %v80, %end40 ]
  %v21 = icmp slt i64 %v20, %hi
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = udiv i64 %v20, 2
  %v23 = urem i64 %v20, 2
  %v24 = mul i64 %v22, 315
  %v25 = getelementptr inbounds float, ptr %v1, i64 %v24
  %v26 = mul i64 %v23, 2
  %v27 = sub i64 3, %v26
  %v28 = icmp slt i64 %v27, 2
  %v29 = select i1 %v28, i64 %v27, i64 2
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body18 ], [ %v37, %body31 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 3
  %v36 = add i64 %v26, %v33
  call void @k_patch_line(ptr %v25, ptr %v16, i64 %v35, i64 %v36, ptr %v15)
  %v37 = add nsw i64 %v33, 1
  br label %head30
end32:
  br label %head38
head38:
  %v41 = phi i64 [ 0, %end32 ], [ %v79, %end78 ]
  %v42 = icmp slt i64 %v41, 3
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = udiv i64 %v20, 2
  %v44 = urem i64 %v20, 2
  %v45 = mul i64 %v44, 6
  %v46 = mul i64 %v43, 7
  %v47 = add i64 %v46, %v45
  %v48 = mul i64 %v47, 9
  %v49 = mul i64 %v41, 8
  %v50 = mul i64 %v41, 1000
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = mul i64 %v48, 17
  %v53 = add i64 %v52, %v49
  %v54 = getelementptr inbounds float, ptr %v9, i64 %v53
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v49
  %v56 = getelementptr inbounds float, ptr %v15, i64 144
  %v57 = icmp eq i64 %v44, 1
  %v58 = icmp eq i64 %v41, 2
  %v59 = xor i1 %v57, true
  %v60 = and i1 true, %v59
  %v61 = xor i1 %v58, true
  %v62 = and i1 %v60, %v61
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_band_2_8(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end64
end64:
  %v65 = and i1 true, %v57
  %v66 = xor i1 %v58, true
  %v67 = and i1 %v65, %v66
  br i1 %v67, label %then68, label %end69
then68:
  call void @k_band_1_8(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end69
end69:
  %v70 = xor i1 %v57, true
  %v71 = and i1 true, %v70
  %v72 = and i1 %v71, %v58
  br i1 %v72, label %then73, label %end74
then73:
  call void @k_band_2_1(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end74
end74:
  %v75 = and i1 true, %v57
  %v76 = and i1 %v75, %v58
  br i1 %v76, label %then77, label %end78
then77:
  call void @k_band_1_1(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end78
end78:
  %v79 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v80 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
