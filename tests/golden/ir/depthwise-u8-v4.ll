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
  %v16 = phi i64 [ %lo, %entry ], [ %v647, %end378 ]
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
  %v120 = fptosi <16 x float> %v114 to <16 x i32>
  %v121 = add <16 x i32> %v120, %v116
  %v122 = sitofp <16 x i32> %v121 to <16 x float>
  %v123 = mul i64 %v20, 5
  %v124 = add i64 %v123, %v19
  %v125 = mul i64 %v124, 6
  %v126 = mul i64 %v125, 9
  %v127 = add i64 %v126, 0
  %v128 = getelementptr inbounds i8, ptr %v7, i64 %v127
  %v129 = fmul <16 x float> %v119, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v130 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v129)
  %v131 = fcmp ogt <16 x float> %v130, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v132 = select <16 x i1> %v131, <16 x float> %v130, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v133 = fcmp olt <16 x float> %v132, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v134 = select <16 x i1> %v133, <16 x float> %v132, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v135 = fadd <16 x float> %v134, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v136 = bitcast <16 x float> %v135 to <16 x i32>
  %v137 = trunc <16 x i32> %v136 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v137, ptr align 1 %v128, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v138 = add i64 %v125, 1
  %v139 = fmul <16 x float> %v122, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v140 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v139)
  %v141 = getelementptr inbounds i8, ptr %v128, i64 9
  %v142 = fcmp ogt <16 x float> %v140, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v143 = select <16 x i1> %v142, <16 x float> %v140, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v144 = fcmp olt <16 x float> %v143, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v145 = select <16 x i1> %v144, <16 x float> %v143, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v146 = fadd <16 x float> %v145, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v147 = bitcast <16 x float> %v146 to <16 x i32>
  %v148 = trunc <16 x i32> %v147 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v148, ptr align 1 %v141, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head149
head149:
  %v152 = phi i64 [ 2, %then29 ], [ %v274, %body150 ]
  %v153 = icmp slt i64 %v152, 4
  br i1 %v153, label %body150, label %end151
body150:
  %v154 = sub i64 %v152, 1
  %v155 = mul i64 %v20, 5
  %v156 = add i64 %v155, %v27
  %v157 = mul i64 %v156, 6
  %v158 = add i64 %v157, %v154
  %v159 = mul i64 %v158, 9
  %v160 = add i64 %v159, 0
  %v161 = getelementptr inbounds i8, ptr %v1, i64 %v160
  %v162 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v161, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v163 = zext <16 x i8> %v162 to <16 x i32>
  %v164 = sitofp <16 x i32> %v163 to <16 x float>
  %v165 = fsub <16 x float> %v164, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v165, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v167 = getelementptr inbounds i8, ptr %v161, i64 9
  %v168 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v167, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v169 = zext <16 x i8> %v168 to <16 x i32>
  %v170 = sitofp <16 x i32> %v169 to <16 x float>
  %v171 = fsub <16 x float> %v170, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v35, <16 x float> %v166)
  %v173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v174 = getelementptr inbounds i8, ptr %v161, i64 18
  %v175 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v174, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v176 = zext <16 x i8> %v175 to <16 x i32>
  %v177 = sitofp <16 x i32> %v176 to <16 x float>
  %v178 = fsub <16 x float> %v177, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v37, <16 x float> %v172)
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v35, <16 x float> %v173)
  %v181 = getelementptr inbounds i8, ptr %v161, i64 27
  %v182 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v181, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v183 = zext <16 x i8> %v182 to <16 x i32>
  %v184 = sitofp <16 x i32> %v183 to <16 x float>
  %v185 = fsub <16 x float> %v184, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v185, <16 x float> %v37, <16 x float> %v180)
  %v187 = getelementptr inbounds i8, ptr %v161, i64 54
  %v188 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v187, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v189 = zext <16 x i8> %v188 to <16 x i32>
  %v190 = sitofp <16 x i32> %v189 to <16 x float>
  %v191 = fsub <16 x float> %v190, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v191, <16 x float> %v39, <16 x float> %v179)
  %v193 = getelementptr inbounds i8, ptr %v161, i64 63
  %v194 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v193, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v195 = zext <16 x i8> %v194 to <16 x i32>
  %v196 = sitofp <16 x i32> %v195 to <16 x float>
  %v197 = fsub <16 x float> %v196, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v197, <16 x float> %v41, <16 x float> %v192)
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v197, <16 x float> %v39, <16 x float> %v186)
  %v200 = getelementptr inbounds i8, ptr %v161, i64 72
  %v201 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v200, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v202 = zext <16 x i8> %v201 to <16 x i32>
  %v203 = sitofp <16 x i32> %v202 to <16 x float>
  %v204 = fsub <16 x float> %v203, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v204, <16 x float> %v43, <16 x float> %v198)
  %v206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v204, <16 x float> %v41, <16 x float> %v199)
  %v207 = getelementptr inbounds i8, ptr %v161, i64 81
  %v208 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v207, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v209 = zext <16 x i8> %v208 to <16 x i32>
  %v210 = sitofp <16 x i32> %v209 to <16 x float>
  %v211 = fsub <16 x float> %v210, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v211, <16 x float> %v43, <16 x float> %v206)
  %v213 = getelementptr inbounds i8, ptr %v161, i64 108
  %v214 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v213, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v215 = zext <16 x i8> %v214 to <16 x i32>
  %v216 = sitofp <16 x i32> %v215 to <16 x float>
  %v217 = fsub <16 x float> %v216, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v217, <16 x float> %v45, <16 x float> %v205)
  %v219 = getelementptr inbounds i8, ptr %v161, i64 117
  %v220 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v219, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v221 = zext <16 x i8> %v220 to <16 x i32>
  %v222 = sitofp <16 x i32> %v221 to <16 x float>
  %v223 = fsub <16 x float> %v222, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v223, <16 x float> %v47, <16 x float> %v218)
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v223, <16 x float> %v45, <16 x float> %v212)
  %v226 = getelementptr inbounds i8, ptr %v161, i64 126
  %v227 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v226, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v228 = zext <16 x i8> %v227 to <16 x i32>
  %v229 = sitofp <16 x i32> %v228 to <16 x float>
  %v230 = fsub <16 x float> %v229, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v230, <16 x float> %v49, <16 x float> %v224)
  %v232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v230, <16 x float> %v47, <16 x float> %v225)
  %v233 = getelementptr inbounds i8, ptr %v161, i64 135
  %v234 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v233, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v235 = zext <16 x i8> %v234 to <16 x i32>
  %v236 = sitofp <16 x i32> %v235 to <16 x float>
  %v237 = fsub <16 x float> %v236, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v237, <16 x float> %v49, <16 x float> %v232)
  %v239 = getelementptr inbounds i32, ptr %v5, i64 0
  %v240 = load <16 x i32>, ptr %v239, align 4
  %v241 = fptosi <16 x float> %v231 to <16 x i32>
  %v242 = add <16 x i32> %v241, %v240
  %v243 = sitofp <16 x i32> %v242 to <16 x float>
  %v244 = fptosi <16 x float> %v238 to <16 x i32>
  %v245 = add <16 x i32> %v244, %v240
  %v246 = sitofp <16 x i32> %v245 to <16 x float>
  %v247 = mul i64 %v20, 5
  %v248 = add i64 %v247, %v19
  %v249 = mul i64 %v248, 6
  %v250 = add i64 %v249, %v152
  %v251 = mul i64 %v250, 9
  %v252 = add i64 %v251, 0
  %v253 = getelementptr inbounds i8, ptr %v7, i64 %v252
  %v254 = fmul <16 x float> %v243, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v255 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v254)
  %v256 = fcmp ogt <16 x float> %v255, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v257 = select <16 x i1> %v256, <16 x float> %v255, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v258 = fcmp olt <16 x float> %v257, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v259 = select <16 x i1> %v258, <16 x float> %v257, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v260 = fadd <16 x float> %v259, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v261 = bitcast <16 x float> %v260 to <16 x i32>
  %v262 = trunc <16 x i32> %v261 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v262, ptr align 1 %v253, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v263 = add i64 %v250, 1
  %v264 = fmul <16 x float> %v246, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v265 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v264)
  %v266 = getelementptr inbounds i8, ptr %v253, i64 9
  %v267 = fcmp ogt <16 x float> %v265, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v268 = select <16 x i1> %v267, <16 x float> %v265, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v269 = fcmp olt <16 x float> %v268, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v270 = select <16 x i1> %v269, <16 x float> %v268, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v271 = fadd <16 x float> %v270, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v272 = bitcast <16 x float> %v271 to <16 x i32>
  %v273 = trunc <16 x i32> %v272 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v273, ptr align 1 %v266, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v274 = add nsw i64 %v152, 2
  br label %head149
end151:
  %v275 = mul i64 %v20, 5
  %v276 = add i64 %v275, %v27
  %v277 = mul i64 %v276, 6
  %v278 = mul i64 %v277, 9
  %v279 = add i64 %v278, 0
  %v280 = getelementptr inbounds i8, ptr %v1, i64 %v279
  %v281 = getelementptr inbounds i8, ptr %v280, i64 27
  %v282 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v281, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v283 = zext <16 x i8> %v282 to <16 x i32>
  %v284 = sitofp <16 x i32> %v283 to <16 x float>
  %v285 = fsub <16 x float> %v284, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v285, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v287 = getelementptr inbounds i8, ptr %v280, i64 36
  %v288 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v287, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v289 = zext <16 x i8> %v288 to <16 x i32>
  %v290 = sitofp <16 x i32> %v289 to <16 x float>
  %v291 = fsub <16 x float> %v290, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v291, <16 x float> %v35, <16 x float> %v286)
  %v293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v291, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v294 = getelementptr inbounds i8, ptr %v280, i64 45
  %v295 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v294, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v296 = zext <16 x i8> %v295 to <16 x i32>
  %v297 = sitofp <16 x i32> %v296 to <16 x float>
  %v298 = fsub <16 x float> %v297, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v299 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v298, <16 x float> %v37, <16 x float> %v292)
  %v300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v298, <16 x float> %v35, <16 x float> %v293)
  %v301 = getelementptr inbounds i8, ptr %v280, i64 81
  %v302 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v301, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v303 = zext <16 x i8> %v302 to <16 x i32>
  %v304 = sitofp <16 x i32> %v303 to <16 x float>
  %v305 = fsub <16 x float> %v304, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v305, <16 x float> %v39, <16 x float> %v299)
  %v307 = getelementptr inbounds i8, ptr %v280, i64 90
  %v308 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v307, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v309 = zext <16 x i8> %v308 to <16 x i32>
  %v310 = sitofp <16 x i32> %v309 to <16 x float>
  %v311 = fsub <16 x float> %v310, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v311, <16 x float> %v41, <16 x float> %v306)
  %v313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v311, <16 x float> %v39, <16 x float> %v300)
  %v314 = getelementptr inbounds i8, ptr %v280, i64 99
  %v315 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v314, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v316 = zext <16 x i8> %v315 to <16 x i32>
  %v317 = sitofp <16 x i32> %v316 to <16 x float>
  %v318 = fsub <16 x float> %v317, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v318, <16 x float> %v43, <16 x float> %v312)
  %v320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v318, <16 x float> %v41, <16 x float> %v313)
  %v321 = getelementptr inbounds i8, ptr %v280, i64 135
  %v322 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v321, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v323 = zext <16 x i8> %v322 to <16 x i32>
  %v324 = sitofp <16 x i32> %v323 to <16 x float>
  %v325 = fsub <16 x float> %v324, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v325, <16 x float> %v45, <16 x float> %v319)
  %v327 = getelementptr inbounds i8, ptr %v280, i64 144
  %v328 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v327, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v329 = zext <16 x i8> %v328 to <16 x i32>
  %v330 = sitofp <16 x i32> %v329 to <16 x float>
  %v331 = fsub <16 x float> %v330, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v332 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v331, <16 x float> %v47, <16 x float> %v326)
  %v333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v331, <16 x float> %v45, <16 x float> %v320)
  %v334 = getelementptr inbounds i8, ptr %v280, i64 153
  %v335 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v334, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v336 = zext <16 x i8> %v335 to <16 x i32>
  %v337 = sitofp <16 x i32> %v336 to <16 x float>
  %v338 = fsub <16 x float> %v337, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v339 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v338, <16 x float> %v49, <16 x float> %v332)
  %v340 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v338, <16 x float> %v47, <16 x float> %v333)
  %v341 = getelementptr inbounds i32, ptr %v5, i64 0
  %v342 = load <16 x i32>, ptr %v341, align 4
  %v343 = fptosi <16 x float> %v339 to <16 x i32>
  %v344 = add <16 x i32> %v343, %v342
  %v345 = sitofp <16 x i32> %v344 to <16 x float>
  %v346 = fptosi <16 x float> %v340 to <16 x i32>
  %v347 = add <16 x i32> %v346, %v342
  %v348 = sitofp <16 x i32> %v347 to <16 x float>
  %v349 = mul i64 %v20, 5
  %v350 = add i64 %v349, %v19
  %v351 = mul i64 %v350, 6
  %v352 = add i64 %v351, 4
  %v353 = mul i64 %v352, 9
  %v354 = add i64 %v353, 0
  %v355 = getelementptr inbounds i8, ptr %v7, i64 %v354
  %v356 = fmul <16 x float> %v345, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v357 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v356)
  %v358 = fcmp ogt <16 x float> %v357, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v359 = select <16 x i1> %v358, <16 x float> %v357, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v360 = fcmp olt <16 x float> %v359, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v361 = select <16 x i1> %v360, <16 x float> %v359, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v362 = fadd <16 x float> %v361, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v363 = bitcast <16 x float> %v362 to <16 x i32>
  %v364 = trunc <16 x i32> %v363 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v364, ptr align 1 %v355, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v365 = add i64 %v352, 1
  %v366 = fmul <16 x float> %v348, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v367 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v366)
  %v368 = getelementptr inbounds i8, ptr %v355, i64 9
  %v369 = fcmp ogt <16 x float> %v367, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v370 = select <16 x i1> %v369, <16 x float> %v367, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v371 = fcmp olt <16 x float> %v370, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v372 = select <16 x i1> %v371, <16 x float> %v370, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v373 = fadd <16 x float> %v372, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v374 = bitcast <16 x float> %v373 to <16 x i32>
  %v375 = trunc <16 x i32> %v374 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v375, ptr align 1 %v368, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end30
end30:
  br label %end26
end26:
  %v376 = xor i1 %v24, true
  br i1 %v376, label %then377, label %end378
then377:
  %v379 = icmp slt i64 %v21, 5
  %v380 = select i1 %v379, i64 %v21, i64 5
  br label %head381
head381:
  %v384 = phi i64 [ %v19, %then377 ], [ %v646, %end397 ]
  %v385 = icmp slt i64 %v384, %v380
  br i1 %v385, label %body382, label %end383
body382:
  %v386 = sub i64 %v384, 1
  %v387 = sub i64 0, %v386
  %v388 = icmp sgt i64 %v387, 0
  %v389 = select i1 %v388, i64 %v387, i64 0
  %v390 = sub i64 5, %v386
  %v391 = icmp sgt i64 %v390, 0
  %v392 = select i1 %v391, i64 %v390, i64 0
  %v393 = icmp slt i64 %v392, 3
  %v394 = select i1 %v393, i64 %v392, i64 3
  %v395 = icmp eq i64 %v18, 1
  br i1 %v395, label %then396, label %end397
then396:
  br label %head398
head398:
  %v401 = phi i64 [ %v389, %then396 ], [ %v440, %body399 ]
  %v402 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then396 ], [ %v432, %body399 ]
  %v403 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then396 ], [ %v439, %body399 ]
  %v404 = icmp slt i64 %v401, %v394
  br i1 %v404, label %body399, label %end400
body399:
  %v405 = add i64 %v386, %v401
  %v406 = mul i64 %v20, 5
  %v407 = add i64 %v406, %v405
  %v408 = mul i64 %v407, 6
  %v409 = mul i64 %v408, 9
  %v410 = add i64 %v409, 0
  %v411 = getelementptr inbounds i8, ptr %v1, i64 %v410
  %v412 = mul i64 %v401, 3
  %v413 = mul i64 %v412, 16
  %v414 = add i64 %v413, 0
  %v415 = getelementptr inbounds float, ptr %v3, i64 %v414
  %v416 = load <16 x float>, ptr %v415, align 4
  %v417 = getelementptr inbounds float, ptr %v415, i64 16
  %v418 = load <16 x float>, ptr %v417, align 4
  %v419 = getelementptr inbounds float, ptr %v415, i64 32
  %v420 = load <16 x float>, ptr %v419, align 4
  %v421 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v411, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v422 = zext <16 x i8> %v421 to <16 x i32>
  %v423 = sitofp <16 x i32> %v422 to <16 x float>
  %v424 = fsub <16 x float> %v423, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v425 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v424, <16 x float> %v418, <16 x float> %v402)
  %v426 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v424, <16 x float> %v416, <16 x float> %v403)
  %v427 = getelementptr inbounds i8, ptr %v411, i64 9
  %v428 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v427, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v429 = zext <16 x i8> %v428 to <16 x i32>
  %v430 = sitofp <16 x i32> %v429 to <16 x float>
  %v431 = fsub <16 x float> %v430, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v432 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v431, <16 x float> %v420, <16 x float> %v425)
  %v433 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v431, <16 x float> %v418, <16 x float> %v426)
  %v434 = getelementptr inbounds i8, ptr %v411, i64 18
  %v435 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v434, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v436 = zext <16 x i8> %v435 to <16 x i32>
  %v437 = sitofp <16 x i32> %v436 to <16 x float>
  %v438 = fsub <16 x float> %v437, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v439 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v438, <16 x float> %v420, <16 x float> %v433)
  %v440 = add nsw i64 %v401, 1
  br label %head398
end400:
  %v441 = getelementptr inbounds i32, ptr %v5, i64 0
  %v442 = load <16 x i32>, ptr %v441, align 4
  %v443 = fptosi <16 x float> %v402 to <16 x i32>
  %v444 = add <16 x i32> %v443, %v442
  %v445 = sitofp <16 x i32> %v444 to <16 x float>
  %v446 = fptosi <16 x float> %v403 to <16 x i32>
  %v447 = add <16 x i32> %v446, %v442
  %v448 = sitofp <16 x i32> %v447 to <16 x float>
  %v449 = mul i64 %v20, 5
  %v450 = add i64 %v449, %v384
  %v451 = mul i64 %v450, 6
  %v452 = mul i64 %v451, 9
  %v453 = add i64 %v452, 0
  %v454 = getelementptr inbounds i8, ptr %v7, i64 %v453
  %v455 = fmul <16 x float> %v445, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v456 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v455)
  %v457 = fcmp ogt <16 x float> %v456, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v458 = select <16 x i1> %v457, <16 x float> %v456, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v459 = fcmp olt <16 x float> %v458, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v460 = select <16 x i1> %v459, <16 x float> %v458, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v461 = fadd <16 x float> %v460, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v462 = bitcast <16 x float> %v461 to <16 x i32>
  %v463 = trunc <16 x i32> %v462 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v463, ptr align 1 %v454, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v464 = add i64 %v451, 1
  %v465 = fmul <16 x float> %v448, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v466 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v465)
  %v467 = getelementptr inbounds i8, ptr %v454, i64 9
  %v468 = fcmp ogt <16 x float> %v466, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v469 = select <16 x i1> %v468, <16 x float> %v466, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v470 = fcmp olt <16 x float> %v469, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v471 = select <16 x i1> %v470, <16 x float> %v469, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v472 = fadd <16 x float> %v471, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v473 = bitcast <16 x float> %v472 to <16 x i32>
  %v474 = trunc <16 x i32> %v473 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v474, ptr align 1 %v467, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %head475
head475:
  %v478 = phi i64 [ 2, %end400 ], [ %v566, %end483 ]
  %v479 = icmp slt i64 %v478, 4
  br i1 %v479, label %body476, label %end477
body476:
  %v480 = sub i64 %v478, 1
  br label %head481
head481:
  %v484 = phi i64 [ %v389, %body476 ], [ %v530, %body482 ]
  %v485 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body476 ], [ %v522, %body482 ]
  %v486 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body476 ], [ %v529, %body482 ]
  %v487 = icmp slt i64 %v484, %v394
  br i1 %v487, label %body482, label %end483
body482:
  %v488 = add i64 %v386, %v484
  %v489 = mul i64 %v20, 5
  %v490 = add i64 %v489, %v488
  %v491 = mul i64 %v490, 6
  %v492 = add i64 %v491, %v480
  %v493 = mul i64 %v492, 9
  %v494 = add i64 %v493, 0
  %v495 = getelementptr inbounds i8, ptr %v1, i64 %v494
  %v496 = mul i64 %v484, 3
  %v497 = mul i64 %v496, 16
  %v498 = add i64 %v497, 0
  %v499 = getelementptr inbounds float, ptr %v3, i64 %v498
  %v500 = load <16 x float>, ptr %v499, align 4
  %v501 = getelementptr inbounds float, ptr %v499, i64 16
  %v502 = load <16 x float>, ptr %v501, align 4
  %v503 = getelementptr inbounds float, ptr %v499, i64 32
  %v504 = load <16 x float>, ptr %v503, align 4
  %v505 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v495, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v506 = zext <16 x i8> %v505 to <16 x i32>
  %v507 = sitofp <16 x i32> %v506 to <16 x float>
  %v508 = fsub <16 x float> %v507, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v509 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v508, <16 x float> %v500, <16 x float> %v485)
  %v510 = getelementptr inbounds i8, ptr %v495, i64 9
  %v511 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v510, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v512 = zext <16 x i8> %v511 to <16 x i32>
  %v513 = sitofp <16 x i32> %v512 to <16 x float>
  %v514 = fsub <16 x float> %v513, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v515 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v514, <16 x float> %v502, <16 x float> %v509)
  %v516 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v514, <16 x float> %v500, <16 x float> %v486)
  %v517 = getelementptr inbounds i8, ptr %v495, i64 18
  %v518 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v517, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v519 = zext <16 x i8> %v518 to <16 x i32>
  %v520 = sitofp <16 x i32> %v519 to <16 x float>
  %v521 = fsub <16 x float> %v520, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v522 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v521, <16 x float> %v504, <16 x float> %v515)
  %v523 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v521, <16 x float> %v502, <16 x float> %v516)
  %v524 = getelementptr inbounds i8, ptr %v495, i64 27
  %v525 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v524, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v526 = zext <16 x i8> %v525 to <16 x i32>
  %v527 = sitofp <16 x i32> %v526 to <16 x float>
  %v528 = fsub <16 x float> %v527, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v529 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v528, <16 x float> %v504, <16 x float> %v523)
  %v530 = add nsw i64 %v484, 1
  br label %head481
end483:
  %v531 = getelementptr inbounds i32, ptr %v5, i64 0
  %v532 = load <16 x i32>, ptr %v531, align 4
  %v533 = fptosi <16 x float> %v485 to <16 x i32>
  %v534 = add <16 x i32> %v533, %v532
  %v535 = sitofp <16 x i32> %v534 to <16 x float>
  %v536 = fptosi <16 x float> %v486 to <16 x i32>
  %v537 = add <16 x i32> %v536, %v532
  %v538 = sitofp <16 x i32> %v537 to <16 x float>
  %v539 = mul i64 %v20, 5
  %v540 = add i64 %v539, %v384
  %v541 = mul i64 %v540, 6
  %v542 = add i64 %v541, %v478
  %v543 = mul i64 %v542, 9
  %v544 = add i64 %v543, 0
  %v545 = getelementptr inbounds i8, ptr %v7, i64 %v544
  %v546 = fmul <16 x float> %v535, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v547 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v546)
  %v548 = fcmp ogt <16 x float> %v547, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v549 = select <16 x i1> %v548, <16 x float> %v547, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v550 = fcmp olt <16 x float> %v549, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v551 = select <16 x i1> %v550, <16 x float> %v549, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v552 = fadd <16 x float> %v551, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v553 = bitcast <16 x float> %v552 to <16 x i32>
  %v554 = trunc <16 x i32> %v553 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v554, ptr align 1 %v545, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v555 = add i64 %v542, 1
  %v556 = fmul <16 x float> %v538, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v557 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v556)
  %v558 = getelementptr inbounds i8, ptr %v545, i64 9
  %v559 = fcmp ogt <16 x float> %v557, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v560 = select <16 x i1> %v559, <16 x float> %v557, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v561 = fcmp olt <16 x float> %v560, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v562 = select <16 x i1> %v561, <16 x float> %v560, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v563 = fadd <16 x float> %v562, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v564 = bitcast <16 x float> %v563 to <16 x i32>
  %v565 = trunc <16 x i32> %v564 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v565, ptr align 1 %v558, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v566 = add nsw i64 %v478, 2
  br label %head475
end477:
  br label %head567
head567:
  %v570 = phi i64 [ %v389, %end477 ], [ %v610, %body568 ]
  %v571 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end477 ], [ %v608, %body568 ]
  %v572 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %end477 ], [ %v609, %body568 ]
  %v573 = icmp slt i64 %v570, %v394
  br i1 %v573, label %body568, label %end569
body568:
  %v574 = add i64 %v386, %v570
  %v575 = mul i64 %v20, 5
  %v576 = add i64 %v575, %v574
  %v577 = mul i64 %v576, 6
  %v578 = mul i64 %v577, 9
  %v579 = add i64 %v578, 0
  %v580 = getelementptr inbounds i8, ptr %v1, i64 %v579
  %v581 = mul i64 %v570, 3
  %v582 = mul i64 %v581, 16
  %v583 = add i64 %v582, 0
  %v584 = getelementptr inbounds float, ptr %v3, i64 %v583
  %v585 = load <16 x float>, ptr %v584, align 4
  %v586 = getelementptr inbounds float, ptr %v584, i64 16
  %v587 = load <16 x float>, ptr %v586, align 4
  %v588 = getelementptr inbounds float, ptr %v584, i64 32
  %v589 = load <16 x float>, ptr %v588, align 4
  %v590 = getelementptr inbounds i8, ptr %v580, i64 27
  %v591 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v590, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v592 = zext <16 x i8> %v591 to <16 x i32>
  %v593 = sitofp <16 x i32> %v592 to <16 x float>
  %v594 = fsub <16 x float> %v593, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v595 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v594, <16 x float> %v585, <16 x float> %v571)
  %v596 = getelementptr inbounds i8, ptr %v580, i64 36
  %v597 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v596, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v598 = zext <16 x i8> %v597 to <16 x i32>
  %v599 = sitofp <16 x i32> %v598 to <16 x float>
  %v600 = fsub <16 x float> %v599, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v601 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v600, <16 x float> %v587, <16 x float> %v595)
  %v602 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v600, <16 x float> %v585, <16 x float> %v572)
  %v603 = getelementptr inbounds i8, ptr %v580, i64 45
  %v604 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 %v603, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x i8> zeroinitializer)
  %v605 = zext <16 x i8> %v604 to <16 x i32>
  %v606 = sitofp <16 x i32> %v605 to <16 x float>
  %v607 = fsub <16 x float> %v606, <float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000, float 0x401C000000000000>
  %v608 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v607, <16 x float> %v589, <16 x float> %v601)
  %v609 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v607, <16 x float> %v587, <16 x float> %v602)
  %v610 = add nsw i64 %v570, 1
  br label %head567
end569:
  %v611 = getelementptr inbounds i32, ptr %v5, i64 0
  %v612 = load <16 x i32>, ptr %v611, align 4
  %v613 = fptosi <16 x float> %v571 to <16 x i32>
  %v614 = add <16 x i32> %v613, %v612
  %v615 = sitofp <16 x i32> %v614 to <16 x float>
  %v616 = fptosi <16 x float> %v572 to <16 x i32>
  %v617 = add <16 x i32> %v616, %v612
  %v618 = sitofp <16 x i32> %v617 to <16 x float>
  %v619 = mul i64 %v20, 5
  %v620 = add i64 %v619, %v384
  %v621 = mul i64 %v620, 6
  %v622 = add i64 %v621, 4
  %v623 = mul i64 %v622, 9
  %v624 = add i64 %v623, 0
  %v625 = getelementptr inbounds i8, ptr %v7, i64 %v624
  %v626 = fmul <16 x float> %v615, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v627 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v626)
  %v628 = fcmp ogt <16 x float> %v627, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v629 = select <16 x i1> %v628, <16 x float> %v627, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v630 = fcmp olt <16 x float> %v629, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v631 = select <16 x i1> %v630, <16 x float> %v629, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v632 = fadd <16 x float> %v631, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v633 = bitcast <16 x float> %v632 to <16 x i32>
  %v634 = trunc <16 x i32> %v633 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v634, ptr align 1 %v625, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v635 = add i64 %v622, 1
  %v636 = fmul <16 x float> %v618, <float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000, float 0x3F947AE140000000>
  %v637 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v636)
  %v638 = getelementptr inbounds i8, ptr %v625, i64 9
  %v639 = fcmp ogt <16 x float> %v637, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v640 = select <16 x i1> %v639, <16 x float> %v637, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v641 = fcmp olt <16 x float> %v640, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v642 = select <16 x i1> %v641, <16 x float> %v640, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v643 = fadd <16 x float> %v642, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v644 = bitcast <16 x float> %v643 to <16 x i32>
  %v645 = trunc <16 x i32> %v644 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v645, ptr align 1 %v638, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end397
end397:
  %v646 = add nsw i64 %v384, 1
  br label %head381
end383:
  br label %end378
end378:
  %v647 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
