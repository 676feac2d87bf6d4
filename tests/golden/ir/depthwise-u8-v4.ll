; task {"attributes":{"dilations":[1,1],"pad_value":7,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=mul(x0,0.02);t1=round(t0)"},"inputs":["u8[1,5,6,9]","i8[9,3,3,1]","i32[9]"],"op":"depthwise","output":"u8[1,5,6,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"row-channel-column","taps":"unrolled","tile_columns":2,"tile_rows":1,"vectors":1}
; tier x86_64-v4
; phase k: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 16) 7bd308e956357f94
; packed input 2: int32 (16,) af05c4e2eb5463de
declare <16 x i8> @llvm.masked.load.v16i8.p0(ptr, <16 x i1>, <16 x i8>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, <16 x i1>)
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
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v653, %end381 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = add i64 0, 1
  %v19 = urem i64 %v16, 5
  %v20 = udiv i64 %v16, 5
  %v21 = add i64 %v19, 1
  %v22 = icmp sge i64 %v19, 1
  %v23 = icmp sle i64 %v21, 4
  %v24 = and i1 %v22, %v23
  br i1 %v24, label %then25, label %end26
then25:
  %v27 = sub i64 %v19, 1
  %v28 = icmp eq i64 %v18, 1
  br i1 %v28, label %then29, label %end30
then29:
  %v31 = add i64 0, 0
  %v32 = getelementptr inbounds float, ptr %v3, i64 %v31
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v32, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v32, i64 32
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v32, i64 48
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v32, i64 64
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %v32, i64 80
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v32, i64 96
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v32, i64 112
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v32, i64 128
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = mul i64 %v20, 5
  %v51 = add i64 %v50, %v27
  %v52 = mul i64 %v51, 6
  %v53 = mul i64 %v52, 9
  %v54 = add i64 %v53, 0
  %v55 = getelementptr inbounds i8, ptr %v1, i64 %v54
  %v56 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v55, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v57 = zext <16 x i8> %v56 to <16 x i32>
  %v58 = sitofp <16 x i32> %v57 to <16 x float>
  %v59 = fsub <16 x float> %v58, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v35, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v62 = getelementptr inbounds i8, ptr %v55, i64 9
  %v63 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v64 = zext <16 x i8> %v63 to <16 x i32>
  %v65 = sitofp <16 x i32> %v64 to <16 x float>
  %v66 = fsub <16 x float> %v65, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v37, <16 x float> %v60)
  %v68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v35, <16 x float> %v61)
  %v69 = getelementptr inbounds i8, ptr %v55, i64 18
  %v70 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v69, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v71 = zext <16 x i8> %v70 to <16 x i32>
  %v72 = sitofp <16 x i32> %v71 to <16 x float>
  %v73 = fsub <16 x float> %v72, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v73, <16 x float> %v37, <16 x float> %v68)
  %v75 = getelementptr inbounds i8, ptr %v55, i64 54
  %v76 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v75, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v77 = zext <16 x i8> %v76 to <16 x i32>
  %v78 = sitofp <16 x i32> %v77 to <16 x float>
  %v79 = fsub <16 x float> %v78, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v79, <16 x float> %v41, <16 x float> %v67)
  %v81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v79, <16 x float> %v39, <16 x float> %v74)
  %v82 = getelementptr inbounds i8, ptr %v55, i64 63
  %v83 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v82, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v84 = zext <16 x i8> %v83 to <16 x i32>
  %v85 = sitofp <16 x i32> %v84 to <16 x float>
  %v86 = fsub <16 x float> %v85, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v86, <16 x float> %v43, <16 x float> %v80)
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v86, <16 x float> %v41, <16 x float> %v81)
  %v89 = getelementptr inbounds i8, ptr %v55, i64 72
  %v90 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v89, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v91 = zext <16 x i8> %v90 to <16 x i32>
  %v92 = sitofp <16 x i32> %v91 to <16 x float>
  %v93 = fsub <16 x float> %v92, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v93, <16 x float> %v43, <16 x float> %v88)
  %v95 = getelementptr inbounds i8, ptr %v55, i64 108
  %v96 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v95, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v97 = zext <16 x i8> %v96 to <16 x i32>
  %v98 = sitofp <16 x i32> %v97 to <16 x float>
  %v99 = fsub <16 x float> %v98, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v99, <16 x float> %v47, <16 x float> %v87)
  %v101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v99, <16 x float> %v45, <16 x float> %v94)
  %v102 = getelementptr inbounds i8, ptr %v55, i64 117
  %v103 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v102, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v104 = zext <16 x i8> %v103 to <16 x i32>
  %v105 = sitofp <16 x i32> %v104 to <16 x float>
  %v106 = fsub <16 x float> %v105, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v106, <16 x float> %v49, <16 x float> %v100)
  %v108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v106, <16 x float> %v47, <16 x float> %v101)
  %v109 = getelementptr inbounds i8, ptr %v55, i64 126
  %v110 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v109, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v111 = zext <16 x i8> %v110 to <16 x i32>
  %v112 = sitofp <16 x i32> %v111 to <16 x float>
  %v113 = fsub <16 x float> %v112, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v113, <16 x float> %v49, <16 x float> %v108)
  %v115 = getelementptr inbounds i32, ptr %v5, i64 0
  %v116 = load <16 x i32>, ptr %v115, align 4
  %v117 = fptosi <16 x float> %v107 to <16 x i32>
  %v118 = add <16 x i32> %v117, %v116
  %v119 = sitofp <16 x i32> %v118 to <16 x float>
  %v120 = load <16 x i32>, ptr %v115, align 4
  %v121 = fptosi <16 x float> %v114 to <16 x i32>
  %v122 = add <16 x i32> %v121, %v120
  %v123 = sitofp <16 x i32> %v122 to <16 x float>
  %v124 = mul i64 %v20, 5
  %v125 = add i64 %v124, %v19
  %v126 = mul i64 %v125, 6
  %v127 = mul i64 %v126, 9
  %v128 = add i64 %v127, 0
  %v129 = getelementptr inbounds i8, ptr %v7, i64 %v128
  %v130 = fmul <16 x float> %v119, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v131 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v130)
  %v132 = fcmp ogt <16 x float> %v131, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v133 = select <16 x i1> %v132, <16 x float> %v131, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v134 = fcmp olt <16 x float> %v133, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v135 = select <16 x i1> %v134, <16 x float> %v133, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v136 = fadd <16 x float> %v135, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v137 = bitcast <16 x float> %v136 to <16 x i32>
  %v138 = trunc <16 x i32> %v137 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v138, ptr align 1 %v129, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v139 = add i64 %v126, 1
  %v140 = fmul <16 x float> %v123, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v141 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v140)
  %v142 = getelementptr inbounds i8, ptr %v129, i64 9
  %v143 = fcmp ogt <16 x float> %v141, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v144 = select <16 x i1> %v143, <16 x float> %v141, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v145 = fcmp olt <16 x float> %v144, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v146 = select <16 x i1> %v145, <16 x float> %v144, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v147 = fadd <16 x float> %v146, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v148 = bitcast <16 x float> %v147 to <16 x i32>
  %v149 = trunc <16 x i32> %v148 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v149, ptr align 1 %v142, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head150
head150:
  %v153 = phi i64 [ 2, %then29 ], [ %v276, %body151 ]
  %v154 = icmp slt i64 %v153, 4
  br i1 %v154, label %body151, label %end152
body151:
  %v155 = sub i64 %v153, 1
  %v156 = mul i64 %v20, 5
  %v157 = add i64 %v156, %v27
  %v158 = mul i64 %v157, 6
  %v159 = add i64 %v158, %v155
  %v160 = mul i64 %v159, 9
  %v161 = add i64 %v160, 0
  %v162 = getelementptr inbounds i8, ptr %v1, i64 %v161
  %v163 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v162, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v164 = zext <16 x i8> %v163 to <16 x i32>
  %v165 = sitofp <16 x i32> %v164 to <16 x float>
  %v166 = fsub <16 x float> %v165, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v167 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v166, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v168 = getelementptr inbounds i8, ptr %v162, i64 9
  %v169 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v168, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v170 = zext <16 x i8> %v169 to <16 x i32>
  %v171 = sitofp <16 x i32> %v170 to <16 x float>
  %v172 = fsub <16 x float> %v171, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v35, <16 x float> %v167)
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v172, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v175 = getelementptr inbounds i8, ptr %v162, i64 18
  %v176 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v175, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v177 = zext <16 x i8> %v176 to <16 x i32>
  %v178 = sitofp <16 x i32> %v177 to <16 x float>
  %v179 = fsub <16 x float> %v178, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v179, <16 x float> %v37, <16 x float> %v173)
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v179, <16 x float> %v35, <16 x float> %v174)
  %v182 = getelementptr inbounds i8, ptr %v162, i64 27
  %v183 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v182, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v184 = zext <16 x i8> %v183 to <16 x i32>
  %v185 = sitofp <16 x i32> %v184 to <16 x float>
  %v186 = fsub <16 x float> %v185, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v37, <16 x float> %v181)
  %v188 = getelementptr inbounds i8, ptr %v162, i64 54
  %v189 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v188, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v190 = zext <16 x i8> %v189 to <16 x i32>
  %v191 = sitofp <16 x i32> %v190 to <16 x float>
  %v192 = fsub <16 x float> %v191, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v192, <16 x float> %v39, <16 x float> %v180)
  %v194 = getelementptr inbounds i8, ptr %v162, i64 63
  %v195 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v194, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v196 = zext <16 x i8> %v195 to <16 x i32>
  %v197 = sitofp <16 x i32> %v196 to <16 x float>
  %v198 = fsub <16 x float> %v197, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v41, <16 x float> %v193)
  %v200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v198, <16 x float> %v39, <16 x float> %v187)
  %v201 = getelementptr inbounds i8, ptr %v162, i64 72
  %v202 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v201, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v203 = zext <16 x i8> %v202 to <16 x i32>
  %v204 = sitofp <16 x i32> %v203 to <16 x float>
  %v205 = fsub <16 x float> %v204, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v205, <16 x float> %v43, <16 x float> %v199)
  %v207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v205, <16 x float> %v41, <16 x float> %v200)
  %v208 = getelementptr inbounds i8, ptr %v162, i64 81
  %v209 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v208, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v210 = zext <16 x i8> %v209 to <16 x i32>
  %v211 = sitofp <16 x i32> %v210 to <16 x float>
  %v212 = fsub <16 x float> %v211, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v212, <16 x float> %v43, <16 x float> %v207)
  %v214 = getelementptr inbounds i8, ptr %v162, i64 108
  %v215 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v214, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v216 = zext <16 x i8> %v215 to <16 x i32>
  %v217 = sitofp <16 x i32> %v216 to <16 x float>
  %v218 = fsub <16 x float> %v217, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v45, <16 x float> %v206)
  %v220 = getelementptr inbounds i8, ptr %v162, i64 117
  %v221 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v220, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v222 = zext <16 x i8> %v221 to <16 x i32>
  %v223 = sitofp <16 x i32> %v222 to <16 x float>
  %v224 = fsub <16 x float> %v223, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v224, <16 x float> %v47, <16 x float> %v219)
  %v226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v224, <16 x float> %v45, <16 x float> %v213)
  %v227 = getelementptr inbounds i8, ptr %v162, i64 126
  %v228 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v227, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v229 = zext <16 x i8> %v228 to <16 x i32>
  %v230 = sitofp <16 x i32> %v229 to <16 x float>
  %v231 = fsub <16 x float> %v230, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v231, <16 x float> %v49, <16 x float> %v225)
  %v233 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v231, <16 x float> %v47, <16 x float> %v226)
  %v234 = getelementptr inbounds i8, ptr %v162, i64 135
  %v235 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v234, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v236 = zext <16 x i8> %v235 to <16 x i32>
  %v237 = sitofp <16 x i32> %v236 to <16 x float>
  %v238 = fsub <16 x float> %v237, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v239 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v238, <16 x float> %v49, <16 x float> %v233)
  %v240 = getelementptr inbounds i32, ptr %v5, i64 0
  %v241 = load <16 x i32>, ptr %v240, align 4
  %v242 = fptosi <16 x float> %v232 to <16 x i32>
  %v243 = add <16 x i32> %v242, %v241
  %v244 = sitofp <16 x i32> %v243 to <16 x float>
  %v245 = load <16 x i32>, ptr %v240, align 4
  %v246 = fptosi <16 x float> %v239 to <16 x i32>
  %v247 = add <16 x i32> %v246, %v245
  %v248 = sitofp <16 x i32> %v247 to <16 x float>
  %v249 = mul i64 %v20, 5
  %v250 = add i64 %v249, %v19
  %v251 = mul i64 %v250, 6
  %v252 = add i64 %v251, %v153
  %v253 = mul i64 %v252, 9
  %v254 = add i64 %v253, 0
  %v255 = getelementptr inbounds i8, ptr %v7, i64 %v254
  %v256 = fmul <16 x float> %v244, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v257 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v256)
  %v258 = fcmp ogt <16 x float> %v257, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v259 = select <16 x i1> %v258, <16 x float> %v257, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v260 = fcmp olt <16 x float> %v259, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v261 = select <16 x i1> %v260, <16 x float> %v259, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v262 = fadd <16 x float> %v261, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v263 = bitcast <16 x float> %v262 to <16 x i32>
  %v264 = trunc <16 x i32> %v263 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v264, ptr align 1 %v255, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v265 = add i64 %v252, 1
  %v266 = fmul <16 x float> %v248, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v267 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v266)
  %v268 = getelementptr inbounds i8, ptr %v255, i64 9
  %v269 = fcmp ogt <16 x float> %v267, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v270 = select <16 x i1> %v269, <16 x float> %v267, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v271 = fcmp olt <16 x float> %v270, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v272 = select <16 x i1> %v271, <16 x float> %v270, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v273 = fadd <16 x float> %v272, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v274 = bitcast <16 x float> %v273 to <16 x i32>
  %v275 = trunc <16 x i32> %v274 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v275, ptr align 1 %v268, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v276 = add nsw i64 %v153, 2
  br label %head150
end152:
  %v277 = mul i64 %v20, 5
  %v278 = add i64 %v277, %v27
  %v279 = mul i64 %v278, 6
  %v280 = mul i64 %v279, 9
  %v281 = add i64 %v280, 0
  %v282 = getelementptr inbounds i8, ptr %v1, i64 %v281
  %v283 = getelementptr inbounds i8, ptr %v282, i64 27
  %v284 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v283, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v285 = zext <16 x i8> %v284 to <16 x i32>
  %v286 = sitofp <16 x i32> %v285 to <16 x float>
  %v287 = fsub <16 x float> %v286, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v287, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v289 = getelementptr inbounds i8, ptr %v282, i64 36
  %v290 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v289, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v291 = zext <16 x i8> %v290 to <16 x i32>
  %v292 = sitofp <16 x i32> %v291 to <16 x float>
  %v293 = fsub <16 x float> %v292, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v293, <16 x float> %v35, <16 x float> %v288)
  %v295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v293, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v296 = getelementptr inbounds i8, ptr %v282, i64 45
  %v297 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v296, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v298 = zext <16 x i8> %v297 to <16 x i32>
  %v299 = sitofp <16 x i32> %v298 to <16 x float>
  %v300 = fsub <16 x float> %v299, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v300, <16 x float> %v37, <16 x float> %v294)
  %v302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v300, <16 x float> %v35, <16 x float> %v295)
  %v303 = getelementptr inbounds i8, ptr %v282, i64 81
  %v304 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v303, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v305 = zext <16 x i8> %v304 to <16 x i32>
  %v306 = sitofp <16 x i32> %v305 to <16 x float>
  %v307 = fsub <16 x float> %v306, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v307, <16 x float> %v39, <16 x float> %v301)
  %v309 = getelementptr inbounds i8, ptr %v282, i64 90
  %v310 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v309, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v311 = zext <16 x i8> %v310 to <16 x i32>
  %v312 = sitofp <16 x i32> %v311 to <16 x float>
  %v313 = fsub <16 x float> %v312, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v314 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v313, <16 x float> %v41, <16 x float> %v308)
  %v315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v313, <16 x float> %v39, <16 x float> %v302)
  %v316 = getelementptr inbounds i8, ptr %v282, i64 99
  %v317 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v316, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v318 = zext <16 x i8> %v317 to <16 x i32>
  %v319 = sitofp <16 x i32> %v318 to <16 x float>
  %v320 = fsub <16 x float> %v319, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v320, <16 x float> %v43, <16 x float> %v314)
  %v322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v320, <16 x float> %v41, <16 x float> %v315)
  %v323 = getelementptr inbounds i8, ptr %v282, i64 135
  %v324 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v323, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v325 = zext <16 x i8> %v324 to <16 x i32>
  %v326 = sitofp <16 x i32> %v325 to <16 x float>
  %v327 = fsub <16 x float> %v326, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v327, <16 x float> %v45, <16 x float> %v321)
  %v329 = getelementptr inbounds i8, ptr %v282, i64 144
  %v330 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v329, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v331 = zext <16 x i8> %v330 to <16 x i32>
  %v332 = sitofp <16 x i32> %v331 to <16 x float>
  %v333 = fsub <16 x float> %v332, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v334 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v333, <16 x float> %v47, <16 x float> %v328)
  %v335 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v333, <16 x float> %v45, <16 x float> %v322)
  %v336 = getelementptr inbounds i8, ptr %v282, i64 153
  %v337 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v336, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v338 = zext <16 x i8> %v337 to <16 x i32>
  %v339 = sitofp <16 x i32> %v338 to <16 x float>
  %v340 = fsub <16 x float> %v339, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v340, <16 x float> %v49, <16 x float> %v334)
  %v342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v340, <16 x float> %v47, <16 x float> %v335)
  %v343 = getelementptr inbounds i32, ptr %v5, i64 0
  %v344 = load <16 x i32>, ptr %v343, align 4
  %v345 = fptosi <16 x float> %v341 to <16 x i32>
  %v346 = add <16 x i32> %v345, %v344
  %v347 = sitofp <16 x i32> %v346 to <16 x float>
  %v348 = load <16 x i32>, ptr %v343, align 4
  %v349 = fptosi <16 x float> %v342 to <16 x i32>
  %v350 = add <16 x i32> %v349, %v348
  %v351 = sitofp <16 x i32> %v350 to <16 x float>
  %v352 = mul i64 %v20, 5
  %v353 = add i64 %v352, %v19
  %v354 = mul i64 %v353, 6
  %v355 = add i64 %v354, 4
  %v356 = mul i64 %v355, 9
  %v357 = add i64 %v356, 0
  %v358 = getelementptr inbounds i8, ptr %v7, i64 %v357
  %v359 = fmul <16 x float> %v347, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v360 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v359)
  %v361 = fcmp ogt <16 x float> %v360, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v362 = select <16 x i1> %v361, <16 x float> %v360, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v363 = fcmp olt <16 x float> %v362, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v364 = select <16 x i1> %v363, <16 x float> %v362, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v365 = fadd <16 x float> %v364, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v366 = bitcast <16 x float> %v365 to <16 x i32>
  %v367 = trunc <16 x i32> %v366 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v367, ptr align 1 %v358, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v368 = add i64 %v355, 1
  %v369 = fmul <16 x float> %v351, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v370 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v369)
  %v371 = getelementptr inbounds i8, ptr %v358, i64 9
  %v372 = fcmp ogt <16 x float> %v370, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v373 = select <16 x i1> %v372, <16 x float> %v370, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v374 = fcmp olt <16 x float> %v373, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v375 = select <16 x i1> %v374, <16 x float> %v373, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v376 = fadd <16 x float> %v375, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v377 = bitcast <16 x float> %v376 to <16 x i32>
  %v378 = trunc <16 x i32> %v377 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v378, ptr align 1 %v371, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end30
end30:
  br label %end26
end26:
  %v379 = xor i1 %v24, true
  br i1 %v379, label %then380, label %end381
then380:
  %v382 = icmp slt i64 %v21, 5
  %v383 = select i1 %v382, i64 %v21, i64 5
  br label %head384
head384:
  %v387 = phi i64 [ %v19, %then380 ], [ %v652, %end400 ]
  %v388 = icmp slt i64 %v387, %v383
  br i1 %v388, label %body385, label %end386
body385:
  %v389 = sub i64 %v387, 1
  %v390 = sub i64 0, %v389
  %v391 = icmp sgt i64 %v390, 0
  %v392 = select i1 %v391, i64 %v390, i64 0
  %v393 = sub i64 5, %v389
  %v394 = icmp sgt i64 %v393, 0
  %v395 = select i1 %v394, i64 %v393, i64 0
  %v396 = icmp slt i64 %v395, 3
  %v397 = select i1 %v396, i64 %v395, i64 3
  %v398 = icmp eq i64 %v18, 1
  br i1 %v398, label %then399, label %end400
then399:
  br label %head401
head401:
  %v404 = phi i64 [ %v392, %then399 ], [ %v443, %body402 ]
  %v405 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then399 ], [ %v435, %body402 ]
  %v406 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then399 ], [ %v442, %body402 ]
  %v407 = icmp slt i64 %v404, %v397
  br i1 %v407, label %body402, label %end403
body402:
  %v408 = add i64 %v389, %v404
  %v409 = mul i64 %v20, 5
  %v410 = add i64 %v409, %v408
  %v411 = mul i64 %v410, 6
  %v412 = mul i64 %v411, 9
  %v413 = add i64 %v412, 0
  %v414 = getelementptr inbounds i8, ptr %v1, i64 %v413
  %v415 = mul i64 %v404, 3
  %v416 = mul i64 %v415, 16
  %v417 = add i64 %v416, 0
  %v418 = getelementptr inbounds float, ptr %v3, i64 %v417
  %v419 = load <16 x float>, ptr %v418, align 4
  %v420 = getelementptr inbounds float, ptr %v418, i64 16
  %v421 = load <16 x float>, ptr %v420, align 4
  %v422 = getelementptr inbounds float, ptr %v418, i64 32
  %v423 = load <16 x float>, ptr %v422, align 4
  %v424 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v414, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v425 = zext <16 x i8> %v424 to <16 x i32>
  %v426 = sitofp <16 x i32> %v425 to <16 x float>
  %v427 = fsub <16 x float> %v426, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v428 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v427, <16 x float> %v421, <16 x float> %v405)
  %v429 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v427, <16 x float> %v419, <16 x float> %v406)
  %v430 = getelementptr inbounds i8, ptr %v414, i64 9
  %v431 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v430, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v432 = zext <16 x i8> %v431 to <16 x i32>
  %v433 = sitofp <16 x i32> %v432 to <16 x float>
  %v434 = fsub <16 x float> %v433, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v435 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v434, <16 x float> %v423, <16 x float> %v428)
  %v436 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v434, <16 x float> %v421, <16 x float> %v429)
  %v437 = getelementptr inbounds i8, ptr %v414, i64 18
  %v438 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v437, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v439 = zext <16 x i8> %v438 to <16 x i32>
  %v440 = sitofp <16 x i32> %v439 to <16 x float>
  %v441 = fsub <16 x float> %v440, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v442 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v441, <16 x float> %v423, <16 x float> %v436)
  %v443 = add nsw i64 %v404, 1
  br label %head401
end403:
  %v444 = getelementptr inbounds i32, ptr %v5, i64 0
  %v445 = load <16 x i32>, ptr %v444, align 4
  %v446 = fptosi <16 x float> %v405 to <16 x i32>
  %v447 = add <16 x i32> %v446, %v445
  %v448 = sitofp <16 x i32> %v447 to <16 x float>
  %v449 = load <16 x i32>, ptr %v444, align 4
  %v450 = fptosi <16 x float> %v406 to <16 x i32>
  %v451 = add <16 x i32> %v450, %v449
  %v452 = sitofp <16 x i32> %v451 to <16 x float>
  %v453 = mul i64 %v20, 5
  %v454 = add i64 %v453, %v387
  %v455 = mul i64 %v454, 6
  %v456 = mul i64 %v455, 9
  %v457 = add i64 %v456, 0
  %v458 = getelementptr inbounds i8, ptr %v7, i64 %v457
  %v459 = fmul <16 x float> %v448, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v460 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v459)
  %v461 = fcmp ogt <16 x float> %v460, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v462 = select <16 x i1> %v461, <16 x float> %v460, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v463 = fcmp olt <16 x float> %v462, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v464 = select <16 x i1> %v463, <16 x float> %v462, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v465 = fadd <16 x float> %v464, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v466 = bitcast <16 x float> %v465 to <16 x i32>
  %v467 = trunc <16 x i32> %v466 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v467, ptr align 1 %v458, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v468 = add i64 %v455, 1
  %v469 = fmul <16 x float> %v452, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v470 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v469)
  %v471 = getelementptr inbounds i8, ptr %v458, i64 9
  %v472 = fcmp ogt <16 x float> %v470, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v473 = select <16 x i1> %v472, <16 x float> %v470, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v474 = fcmp olt <16 x float> %v473, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v475 = select <16 x i1> %v474, <16 x float> %v473, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v476 = fadd <16 x float> %v475, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v477 = bitcast <16 x float> %v476 to <16 x i32>
  %v478 = trunc <16 x i32> %v477 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v478, ptr align 1 %v471, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head479
head479:
  %v482 = phi i64 [ 2, %end403 ], [ %v571, %end487 ]
  %v483 = icmp slt i64 %v482, 4
  br i1 %v483, label %body480, label %end481
body480:
  %v484 = sub i64 %v482, 1
  br label %head485
head485:
  %v488 = phi i64 [ %v392, %body480 ], [ %v534, %body486 ]
  %v489 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body480 ], [ %v526, %body486 ]
  %v490 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body480 ], [ %v533, %body486 ]
  %v491 = icmp slt i64 %v488, %v397
  br i1 %v491, label %body486, label %end487
body486:
  %v492 = add i64 %v389, %v488
  %v493 = mul i64 %v20, 5
  %v494 = add i64 %v493, %v492
  %v495 = mul i64 %v494, 6
  %v496 = add i64 %v495, %v484
  %v497 = mul i64 %v496, 9
  %v498 = add i64 %v497, 0
  %v499 = getelementptr inbounds i8, ptr %v1, i64 %v498
  %v500 = mul i64 %v488, 3
  %v501 = mul i64 %v500, 16
  %v502 = add i64 %v501, 0
  %v503 = getelementptr inbounds float, ptr %v3, i64 %v502
  %v504 = load <16 x float>, ptr %v503, align 4
  %v505 = getelementptr inbounds float, ptr %v503, i64 16
  %v506 = load <16 x float>, ptr %v505, align 4
  %v507 = getelementptr inbounds float, ptr %v503, i64 32
  %v508 = load <16 x float>, ptr %v507, align 4
  %v509 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v499, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v510 = zext <16 x i8> %v509 to <16 x i32>
  %v511 = sitofp <16 x i32> %v510 to <16 x float>
  %v512 = fsub <16 x float> %v511, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v513 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v512, <16 x float> %v504, <16 x float> %v489)
  %v514 = getelementptr inbounds i8, ptr %v499, i64 9
  %v515 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v514, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v516 = zext <16 x i8> %v515 to <16 x i32>
  %v517 = sitofp <16 x i32> %v516 to <16 x float>
  %v518 = fsub <16 x float> %v517, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v519 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v518, <16 x float> %v506, <16 x float> %v513)
  %v520 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v518, <16 x float> %v504, <16 x float> %v490)
  %v521 = getelementptr inbounds i8, ptr %v499, i64 18
  %v522 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v521, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v523 = zext <16 x i8> %v522 to <16 x i32>
  %v524 = sitofp <16 x i32> %v523 to <16 x float>
  %v525 = fsub <16 x float> %v524, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v526 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v525, <16 x float> %v508, <16 x float> %v519)
  %v527 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v525, <16 x float> %v506, <16 x float> %v520)
  %v528 = getelementptr inbounds i8, ptr %v499, i64 27
  %v529 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v528, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v530 = zext <16 x i8> %v529 to <16 x i32>
  %v531 = sitofp <16 x i32> %v530 to <16 x float>
  %v532 = fsub <16 x float> %v531, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v533 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v532, <16 x float> %v508, <16 x float> %v527)
  %v534 = add nsw i64 %v488, 1
  br label %head485
end487:
  %v535 = getelementptr inbounds i32, ptr %v5, i64 0
  %v536 = load <16 x i32>, ptr %v535, align 4
  %v537 = fptosi <16 x float> %v489 to <16 x i32>
  %v538 = add <16 x i32> %v537, %v536
  %v539 = sitofp <16 x i32> %v538 to <16 x float>
  %v540 = load <16 x i32>, ptr %v535, align 4
  %v541 = fptosi <16 x float> %v490 to <16 x i32>
  %v542 = add <16 x i32> %v541, %v540
  %v543 = sitofp <16 x i32> %v542 to <16 x float>
  %v544 = mul i64 %v20, 5
  %v545 = add i64 %v544, %v387
  %v546 = mul i64 %v545, 6
  %v547 = add i64 %v546, %v482
  %v548 = mul i64 %v547, 9
  %v549 = add i64 %v548, 0
  %v550 = getelementptr inbounds i8, ptr %v7, i64 %v549
  %v551 = fmul <16 x float> %v539, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v552 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v551)
  %v553 = fcmp ogt <16 x float> %v552, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v554 = select <16 x i1> %v553, <16 x float> %v552, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v555 = fcmp olt <16 x float> %v554, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v556 = select <16 x i1> %v555, <16 x float> %v554, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v557 = fadd <16 x float> %v556, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v558 = bitcast <16 x float> %v557 to <16 x i32>
  %v559 = trunc <16 x i32> %v558 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v559, ptr align 1 %v550, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v560 = add i64 %v547, 1
  %v561 = fmul <16 x float> %v543, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v562 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v561)
  %v563 = getelementptr inbounds i8, ptr %v550, i64 9
  %v564 = fcmp ogt <16 x float> %v562, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v565 = select <16 x i1> %v564, <16 x float> %v562, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v566 = fcmp olt <16 x float> %v565, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v567 = select <16 x i1> %v566, <16 x float> %v565, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v568 = fadd <16 x float> %v567, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v569 = bitcast <16 x float> %v568 to <16 x i32>
  %v570 = trunc <16 x i32> %v569 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v570, ptr align 1 %v563, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v571 = add nsw i64 %v482, 2
  br label %head479
end481:
  br label %head572
head572:
  %v575 = phi i64 [ %v392, %end481 ], [ %v615, %body573 ]
  %v576 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end481 ], [ %v613, %body573 ]
  %v577 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end481 ], [ %v614, %body573 ]
  %v578 = icmp slt i64 %v575, %v397
  br i1 %v578, label %body573, label %end574
body573:
  %v579 = add i64 %v389, %v575
  %v580 = mul i64 %v20, 5
  %v581 = add i64 %v580, %v579
  %v582 = mul i64 %v581, 6
  %v583 = mul i64 %v582, 9
  %v584 = add i64 %v583, 0
  %v585 = getelementptr inbounds i8, ptr %v1, i64 %v584
  %v586 = mul i64 %v575, 3
  %v587 = mul i64 %v586, 16
  %v588 = add i64 %v587, 0
  %v589 = getelementptr inbounds float, ptr %v3, i64 %v588
  %v590 = load <16 x float>, ptr %v589, align 4
  %v591 = getelementptr inbounds float, ptr %v589, i64 16
  %v592 = load <16 x float>, ptr %v591, align 4
  %v593 = getelementptr inbounds float, ptr %v589, i64 32
  %v594 = load <16 x float>, ptr %v593, align 4
  %v595 = getelementptr inbounds i8, ptr %v585, i64 27
  %v596 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v595, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v597 = zext <16 x i8> %v596 to <16 x i32>
  %v598 = sitofp <16 x i32> %v597 to <16 x float>
  %v599 = fsub <16 x float> %v598, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v600 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v599, <16 x float> %v590, <16 x float> %v576)
  %v601 = getelementptr inbounds i8, ptr %v585, i64 36
  %v602 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v601, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v603 = zext <16 x i8> %v602 to <16 x i32>
  %v604 = sitofp <16 x i32> %v603 to <16 x float>
  %v605 = fsub <16 x float> %v604, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v606 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v605, <16 x float> %v592, <16 x float> %v600)
  %v607 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v605, <16 x float> %v590, <16 x float> %v577)
  %v608 = getelementptr inbounds i8, ptr %v585, i64 45
  %v609 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v608, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v610 = zext <16 x i8> %v609 to <16 x i32>
  %v611 = sitofp <16 x i32> %v610 to <16 x float>
  %v612 = fsub <16 x float> %v611, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v613 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v612, <16 x float> %v594, <16 x float> %v606)
  %v614 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v612, <16 x float> %v592, <16 x float> %v607)
  %v615 = add nsw i64 %v575, 1
  br label %head572
end574:
  %v616 = getelementptr inbounds i32, ptr %v5, i64 0
  %v617 = load <16 x i32>, ptr %v616, align 4
  %v618 = fptosi <16 x float> %v576 to <16 x i32>
  %v619 = add <16 x i32> %v618, %v617
  %v620 = sitofp <16 x i32> %v619 to <16 x float>
  %v621 = load <16 x i32>, ptr %v616, align 4
  %v622 = fptosi <16 x float> %v577 to <16 x i32>
  %v623 = add <16 x i32> %v622, %v621
  %v624 = sitofp <16 x i32> %v623 to <16 x float>
  %v625 = mul i64 %v20, 5
  %v626 = add i64 %v625, %v387
  %v627 = mul i64 %v626, 6
  %v628 = add i64 %v627, 4
  %v629 = mul i64 %v628, 9
  %v630 = add i64 %v629, 0
  %v631 = getelementptr inbounds i8, ptr %v7, i64 %v630
  %v632 = fmul <16 x float> %v620, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v633 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v632)
  %v634 = fcmp ogt <16 x float> %v633, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v635 = select <16 x i1> %v634, <16 x float> %v633, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v636 = fcmp olt <16 x float> %v635, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v637 = select <16 x i1> %v636, <16 x float> %v635, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v638 = fadd <16 x float> %v637, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v639 = bitcast <16 x float> %v638 to <16 x i32>
  %v640 = trunc <16 x i32> %v639 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v640, ptr align 1 %v631, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v641 = add i64 %v628, 1
  %v642 = fmul <16 x float> %v624, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v643 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v642)
  %v644 = getelementptr inbounds i8, ptr %v631, i64 9
  %v645 = fcmp ogt <16 x float> %v643, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v646 = select <16 x i1> %v645, <16 x float> %v643, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v647 = fcmp olt <16 x float> %v646, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v648 = select <16 x i1> %v647, <16 x float> %v646, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v649 = fadd <16 x float> %v648, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v650 = bitcast <16 x float> %v649 to <16 x i32>
  %v651 = trunc <16 x i32> %v650 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v651, ptr align 1 %v644, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end400
end400:
  %v652 = add nsw i64 %v387, 1
  br label %head384
end386:
  br label %end381
end381:
  %v653 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
