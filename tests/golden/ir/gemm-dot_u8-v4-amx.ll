; task {"attributes":{"tail":"t0=mul(x0,x1)"},"inputs":["u8[5,10]","i8[10,21]","i32[21]","f32[21]"],"op":"gemm","output":"u8[5,21]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"dot_u8","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4-amx
; phase k_copy: 5 units
; phase k_product: 2 units
; scratch 52 bytes, 0 of each core
; packed input 1: int8 (1, 2, 3, 16, 4) 84b5285d09a8f89f
; packed input 2: int32 (1, 32) d74c2e5dec450e41
declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <64 x i8>, <64 x i8>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, <16 x i1>)
define void @k_copy(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v28, %body16 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 10
  %v21 = getelementptr inbounds i8, ptr %v1, i64 %v20
  %v22 = mul i64 %v18, 10
  %v23 = getelementptr inbounds i8, ptr %v11, i64 %v22
  %v24 = load <8 x i8>, ptr %v21, align 1
  store <8 x i8> %v24, ptr %v23, align 1
  %v25 = getelementptr inbounds i8, ptr %v21, i64 8
  %v26 = load <2 x i8>, ptr %v25, align 1
  %v27 = getelementptr inbounds i8, ptr %v23, i64 8
  store <2 x i8> %v26, ptr %v27, align 1
  %v28 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x i32>, ptr %b, align 1
  %v2 = load i32, ptr %a, align 1
  %v3 = insertelement <16 x i32> poison, i32 %v2, i64 0
  %v4 = shufflevector <16 x i32> %v3, <16 x i32> poison, <16 x i32> zeroinitializer
  %v5 = bitcast <16 x i32> %v4 to <64 x i8>
  %v6 = bitcast <16 x i32> %v1 to <64 x i8>
  %v7 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v5, <64 x i8> %v6)
  %v8 = getelementptr inbounds i8, ptr %a, i64 10
  %v9 = load i32, ptr %v8, align 1
  %v10 = insertelement <16 x i32> poison, i32 %v9, i64 0
  %v11 = shufflevector <16 x i32> %v10, <16 x i32> poison, <16 x i32> zeroinitializer
  %v12 = bitcast <16 x i32> %v11 to <64 x i8>
  %v13 = bitcast <16 x i32> %v1 to <64 x i8>
  %v14 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v12, <64 x i8> %v13)
  %v15 = getelementptr inbounds i8, ptr %a, i64 20
  %v16 = load i32, ptr %v15, align 1
  %v17 = insertelement <16 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <16 x i32> %v17, <16 x i32> poison, <16 x i32> zeroinitializer
  %v19 = bitcast <16 x i32> %v18 to <64 x i8>
  %v20 = bitcast <16 x i32> %v1 to <64 x i8>
  %v21 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v19, <64 x i8> %v20)
  %v22 = getelementptr inbounds i8, ptr %a, i64 30
  %v23 = load i32, ptr %v22, align 1
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = bitcast <16 x i32> %v25 to <64 x i8>
  %v27 = bitcast <16 x i32> %v1 to <64 x i8>
  %v28 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v26, <64 x i8> %v27)
  %v29 = getelementptr inbounds i8, ptr %b, i64 64
  %v30 = load <16 x i32>, ptr %v29, align 1
  %v31 = getelementptr inbounds i8, ptr %a, i64 4
  %v32 = load i32, ptr %v31, align 1
  %v33 = insertelement <16 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <16 x i32> %v33, <16 x i32> poison, <16 x i32> zeroinitializer
  %v35 = bitcast <16 x i32> %v34 to <64 x i8>
  %v36 = bitcast <16 x i32> %v30 to <64 x i8>
  %v37 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v7, <64 x i8> %v35, <64 x i8> %v36)
  %v38 = getelementptr inbounds i8, ptr %a, i64 14
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <64 x i8>
  %v43 = bitcast <16 x i32> %v30 to <64 x i8>
  %v44 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v14, <64 x i8> %v42, <64 x i8> %v43)
  %v45 = getelementptr inbounds i8, ptr %a, i64 24
  %v46 = load i32, ptr %v45, align 1
  %v47 = insertelement <16 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = bitcast <16 x i32> %v48 to <64 x i8>
  %v50 = bitcast <16 x i32> %v30 to <64 x i8>
  %v51 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v21, <64 x i8> %v49, <64 x i8> %v50)
  %v52 = getelementptr inbounds i8, ptr %a, i64 34
  %v53 = load i32, ptr %v52, align 1
  %v54 = insertelement <16 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = bitcast <16 x i32> %v55 to <64 x i8>
  %v57 = bitcast <16 x i32> %v30 to <64 x i8>
  %v58 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v28, <64 x i8> %v56, <64 x i8> %v57)
  %v59 = getelementptr inbounds i8, ptr %b, i64 128
  %v60 = getelementptr inbounds i8, ptr %a, i64 8
  %v61 = load <16 x i32>, ptr %v59, align 1
  %v62 = load i32, ptr %v60, align 1
  %v63 = insertelement <16 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <16 x i32> %v63, <16 x i32> poison, <16 x i32> zeroinitializer
  %v65 = bitcast <16 x i32> %v64 to <64 x i8>
  %v66 = bitcast <16 x i32> %v61 to <64 x i8>
  %v67 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v37, <64 x i8> %v65, <64 x i8> %v66)
  %v68 = getelementptr inbounds i8, ptr %v60, i64 10
  %v69 = load i32, ptr %v68, align 1
  %v70 = insertelement <16 x i32> poison, i32 %v69, i64 0
  %v71 = shufflevector <16 x i32> %v70, <16 x i32> poison, <16 x i32> zeroinitializer
  %v72 = bitcast <16 x i32> %v71 to <64 x i8>
  %v73 = bitcast <16 x i32> %v61 to <64 x i8>
  %v74 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v44, <64 x i8> %v72, <64 x i8> %v73)
  %v75 = getelementptr inbounds i8, ptr %v60, i64 20
  %v76 = load i32, ptr %v75, align 1
  %v77 = insertelement <16 x i32> poison, i32 %v76, i64 0
  %v78 = shufflevector <16 x i32> %v77, <16 x i32> poison, <16 x i32> zeroinitializer
  %v79 = bitcast <16 x i32> %v78 to <64 x i8>
  %v80 = bitcast <16 x i32> %v61 to <64 x i8>
  %v81 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v51, <64 x i8> %v79, <64 x i8> %v80)
  %v82 = getelementptr inbounds i8, ptr %v60, i64 30
  %v83 = load i32, ptr %v82, align 1
  %v84 = insertelement <16 x i32> poison, i32 %v83, i64 0
  %v85 = shufflevector <16 x i32> %v84, <16 x i32> poison, <16 x i32> zeroinitializer
  %v86 = bitcast <16 x i32> %v85 to <64 x i8>
  %v87 = bitcast <16 x i32> %v61 to <64 x i8>
  %v88 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v58, <64 x i8> %v86, <64 x i8> %v87)
  %v89 = getelementptr inbounds i8, ptr %v59, i64 64
  %v90 = getelementptr inbounds i8, ptr %v60, i64 4
  %v91 = load <16 x i32>, ptr %bias, align 4
  %v92 = add <16 x i32> %v67, %v91
  %v93 = sitofp <16 x i32> %v92 to <16 x float>
  %v94 = add <16 x i32> %v74, %v91
  %v95 = sitofp <16 x i32> %v94 to <16 x float>
  %v96 = add <16 x i32> %v81, %v91
  %v97 = sitofp <16 x i32> %v96 to <16 x float>
  %v98 = add <16 x i32> %v88, %v91
  %v99 = sitofp <16 x i32> %v98 to <16 x float>
  %v100 = getelementptr inbounds float, ptr %x0, i64 %column
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = fmul <16 x float> %v93, %v101
  %v103 = add i64 %row, 1
  %v104 = getelementptr inbounds float, ptr %x0, i64 %column
  %v105 = load <16 x float>, ptr %v104, align 4
  %v106 = fmul <16 x float> %v95, %v105
  %v107 = add i64 %row, 2
  %v108 = getelementptr inbounds float, ptr %x0, i64 %column
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = fmul <16 x float> %v97, %v109
  %v111 = add i64 %row, 3
  %v112 = getelementptr inbounds float, ptr %x0, i64 %column
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = fmul <16 x float> %v99, %v113
  %v115 = fcmp ogt <16 x float> %v102, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v116 = select <16 x i1> %v115, <16 x float> %v102, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v117 = fcmp olt <16 x float> %v116, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v118 = select <16 x i1> %v117, <16 x float> %v116, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v119 = fadd <16 x float> %v118, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v120 = bitcast <16 x float> %v119 to <16 x i32>
  %v121 = trunc <16 x i32> %v120 to <16 x i8>
  store <16 x i8> %v121, ptr %c, align 1
  %v122 = getelementptr inbounds i8, ptr %c, i64 21
  %v123 = fcmp ogt <16 x float> %v106, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v124 = select <16 x i1> %v123, <16 x float> %v106, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v125 = fcmp olt <16 x float> %v124, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v126 = select <16 x i1> %v125, <16 x float> %v124, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v127 = fadd <16 x float> %v126, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v128 = bitcast <16 x float> %v127 to <16 x i32>
  %v129 = trunc <16 x i32> %v128 to <16 x i8>
  store <16 x i8> %v129, ptr %v122, align 1
  %v130 = getelementptr inbounds i8, ptr %c, i64 42
  %v131 = fcmp ogt <16 x float> %v110, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v132 = select <16 x i1> %v131, <16 x float> %v110, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v133 = fcmp olt <16 x float> %v132, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v134 = select <16 x i1> %v133, <16 x float> %v132, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v135 = fadd <16 x float> %v134, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v136 = bitcast <16 x float> %v135 to <16 x i32>
  %v137 = trunc <16 x i32> %v136 to <16 x i8>
  store <16 x i8> %v137, ptr %v130, align 1
  %v138 = getelementptr inbounds i8, ptr %c, i64 63
  %v139 = fcmp ogt <16 x float> %v114, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v140 = select <16 x i1> %v139, <16 x float> %v114, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v141 = fcmp olt <16 x float> %v140, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v142 = select <16 x i1> %v141, <16 x float> %v140, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v143 = fadd <16 x float> %v142, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v144 = bitcast <16 x float> %v143 to <16 x i32>
  %v145 = trunc <16 x i32> %v144 to <16 x i8>
  store <16 x i8> %v145, ptr %v138, align 1
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x i32>, ptr %b, align 1
  %v2 = load i32, ptr %a, align 1
  %v3 = insertelement <16 x i32> poison, i32 %v2, i64 0
  %v4 = shufflevector <16 x i32> %v3, <16 x i32> poison, <16 x i32> zeroinitializer
  %v5 = bitcast <16 x i32> %v4 to <64 x i8>
  %v6 = bitcast <16 x i32> %v1 to <64 x i8>
  %v7 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v5, <64 x i8> %v6)
  %v8 = getelementptr inbounds i8, ptr %a, i64 10
  %v9 = load i32, ptr %v8, align 1
  %v10 = insertelement <16 x i32> poison, i32 %v9, i64 0
  %v11 = shufflevector <16 x i32> %v10, <16 x i32> poison, <16 x i32> zeroinitializer
  %v12 = bitcast <16 x i32> %v11 to <64 x i8>
  %v13 = bitcast <16 x i32> %v1 to <64 x i8>
  %v14 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v12, <64 x i8> %v13)
  %v15 = getelementptr inbounds i8, ptr %a, i64 20
  %v16 = load i32, ptr %v15, align 1
  %v17 = insertelement <16 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <16 x i32> %v17, <16 x i32> poison, <16 x i32> zeroinitializer
  %v19 = bitcast <16 x i32> %v18 to <64 x i8>
  %v20 = bitcast <16 x i32> %v1 to <64 x i8>
  %v21 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v19, <64 x i8> %v20)
  %v22 = getelementptr inbounds i8, ptr %a, i64 30
  %v23 = load i32, ptr %v22, align 1
  %v24 = insertelement <16 x i32> poison, i32 %v23, i64 0
  %v25 = shufflevector <16 x i32> %v24, <16 x i32> poison, <16 x i32> zeroinitializer
  %v26 = bitcast <16 x i32> %v25 to <64 x i8>
  %v27 = bitcast <16 x i32> %v1 to <64 x i8>
  %v28 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v26, <64 x i8> %v27)
  %v29 = getelementptr inbounds i8, ptr %b, i64 64
  %v30 = load <16 x i32>, ptr %v29, align 1
  %v31 = getelementptr inbounds i8, ptr %a, i64 4
  %v32 = load i32, ptr %v31, align 1
  %v33 = insertelement <16 x i32> poison, i32 %v32, i64 0
  %v34 = shufflevector <16 x i32> %v33, <16 x i32> poison, <16 x i32> zeroinitializer
  %v35 = bitcast <16 x i32> %v34 to <64 x i8>
  %v36 = bitcast <16 x i32> %v30 to <64 x i8>
  %v37 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v7, <64 x i8> %v35, <64 x i8> %v36)
  %v38 = getelementptr inbounds i8, ptr %a, i64 14
  %v39 = load i32, ptr %v38, align 1
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = bitcast <16 x i32> %v41 to <64 x i8>
  %v43 = bitcast <16 x i32> %v30 to <64 x i8>
  %v44 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v14, <64 x i8> %v42, <64 x i8> %v43)
  %v45 = getelementptr inbounds i8, ptr %a, i64 24
  %v46 = load i32, ptr %v45, align 1
  %v47 = insertelement <16 x i32> poison, i32 %v46, i64 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = bitcast <16 x i32> %v48 to <64 x i8>
  %v50 = bitcast <16 x i32> %v30 to <64 x i8>
  %v51 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v21, <64 x i8> %v49, <64 x i8> %v50)
  %v52 = getelementptr inbounds i8, ptr %a, i64 34
  %v53 = load i32, ptr %v52, align 1
  %v54 = insertelement <16 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = bitcast <16 x i32> %v55 to <64 x i8>
  %v57 = bitcast <16 x i32> %v30 to <64 x i8>
  %v58 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v28, <64 x i8> %v56, <64 x i8> %v57)
  %v59 = getelementptr inbounds i8, ptr %b, i64 128
  %v60 = getelementptr inbounds i8, ptr %a, i64 8
  %v61 = load <16 x i32>, ptr %v59, align 1
  %v62 = load i32, ptr %v60, align 1
  %v63 = insertelement <16 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <16 x i32> %v63, <16 x i32> poison, <16 x i32> zeroinitializer
  %v65 = bitcast <16 x i32> %v64 to <64 x i8>
  %v66 = bitcast <16 x i32> %v61 to <64 x i8>
  %v67 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v37, <64 x i8> %v65, <64 x i8> %v66)
  %v68 = getelementptr inbounds i8, ptr %v60, i64 10
  %v69 = load i32, ptr %v68, align 1
  %v70 = insertelement <16 x i32> poison, i32 %v69, i64 0
  %v71 = shufflevector <16 x i32> %v70, <16 x i32> poison, <16 x i32> zeroinitializer
  %v72 = bitcast <16 x i32> %v71 to <64 x i8>
  %v73 = bitcast <16 x i32> %v61 to <64 x i8>
  %v74 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v44, <64 x i8> %v72, <64 x i8> %v73)
  %v75 = getelementptr inbounds i8, ptr %v60, i64 20
  %v76 = load i32, ptr %v75, align 1
  %v77 = insertelement <16 x i32> poison, i32 %v76, i64 0
  %v78 = shufflevector <16 x i32> %v77, <16 x i32> poison, <16 x i32> zeroinitializer
  %v79 = bitcast <16 x i32> %v78 to <64 x i8>
  %v80 = bitcast <16 x i32> %v61 to <64 x i8>
  %v81 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v51, <64 x i8> %v79, <64 x i8> %v80)
  %v82 = getelementptr inbounds i8, ptr %v60, i64 30
  %v83 = load i32, ptr %v82, align 1
  %v84 = insertelement <16 x i32> poison, i32 %v83, i64 0
  %v85 = shufflevector <16 x i32> %v84, <16 x i32> poison, <16 x i32> zeroinitializer
  %v86 = bitcast <16 x i32> %v85 to <64 x i8>
  %v87 = bitcast <16 x i32> %v61 to <64 x i8>
  %v88 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v58, <64 x i8> %v86, <64 x i8> %v87)
  %v89 = getelementptr inbounds i8, ptr %v59, i64 64
  %v90 = getelementptr inbounds i8, ptr %v60, i64 4
  %v91 = load <16 x i32>, ptr %bias, align 4
  %v92 = add <16 x i32> %v67, %v91
  %v93 = sitofp <16 x i32> %v92 to <16 x float>
  %v94 = add <16 x i32> %v74, %v91
  %v95 = sitofp <16 x i32> %v94 to <16 x float>
  %v96 = add <16 x i32> %v81, %v91
  %v97 = sitofp <16 x i32> %v96 to <16 x float>
  %v98 = add <16 x i32> %v88, %v91
  %v99 = sitofp <16 x i32> %v98 to <16 x float>
  %v100 = getelementptr inbounds float, ptr %x0, i64 %column
  %v101 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v100, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v102 = fmul <16 x float> %v93, %v101
  %v103 = add i64 %row, 1
  %v104 = getelementptr inbounds float, ptr %x0, i64 %column
  %v105 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v104, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v106 = fmul <16 x float> %v95, %v105
  %v107 = add i64 %row, 2
  %v108 = getelementptr inbounds float, ptr %x0, i64 %column
  %v109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v108, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v110 = fmul <16 x float> %v97, %v109
  %v111 = add i64 %row, 3
  %v112 = getelementptr inbounds float, ptr %x0, i64 %column
  %v113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v112, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v114 = fmul <16 x float> %v99, %v113
  %v115 = fcmp ogt <16 x float> %v102, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v116 = select <16 x i1> %v115, <16 x float> %v102, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v117 = fcmp olt <16 x float> %v116, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v118 = select <16 x i1> %v117, <16 x float> %v116, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v119 = fadd <16 x float> %v118, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v120 = bitcast <16 x float> %v119 to <16 x i32>
  %v121 = trunc <16 x i32> %v120 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v121, ptr align 1 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v122 = getelementptr inbounds i8, ptr %c, i64 21
  %v123 = fcmp ogt <16 x float> %v106, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v124 = select <16 x i1> %v123, <16 x float> %v106, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v125 = fcmp olt <16 x float> %v124, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v126 = select <16 x i1> %v125, <16 x float> %v124, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v127 = fadd <16 x float> %v126, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v128 = bitcast <16 x float> %v127 to <16 x i32>
  %v129 = trunc <16 x i32> %v128 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v129, ptr align 1 %v122, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v130 = getelementptr inbounds i8, ptr %c, i64 42
  %v131 = fcmp ogt <16 x float> %v110, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v132 = select <16 x i1> %v131, <16 x float> %v110, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v133 = fcmp olt <16 x float> %v132, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v134 = select <16 x i1> %v133, <16 x float> %v132, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v135 = fadd <16 x float> %v134, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v136 = bitcast <16 x float> %v135 to <16 x i32>
  %v137 = trunc <16 x i32> %v136 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v137, ptr align 1 %v130, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v138 = getelementptr inbounds i8, ptr %c, i64 63
  %v139 = fcmp ogt <16 x float> %v114, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v140 = select <16 x i1> %v139, <16 x float> %v114, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v141 = fcmp olt <16 x float> %v140, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v142 = select <16 x i1> %v141, <16 x float> %v140, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v143 = fadd <16 x float> %v142, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v144 = bitcast <16 x float> %v143 to <16 x i32>
  %v145 = trunc <16 x i32> %v144 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v145, ptr align 1 %v138, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x i32>, ptr %b, align 1
  %v2 = load i32, ptr %a, align 1
  %v3 = insertelement <16 x i32> poison, i32 %v2, i64 0
  %v4 = shufflevector <16 x i32> %v3, <16 x i32> poison, <16 x i32> zeroinitializer
  %v5 = bitcast <16 x i32> %v4 to <64 x i8>
  %v6 = bitcast <16 x i32> %v1 to <64 x i8>
  %v7 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v5, <64 x i8> %v6)
  %v8 = getelementptr inbounds i8, ptr %b, i64 64
  %v9 = load <16 x i32>, ptr %v8, align 1
  %v10 = getelementptr inbounds i8, ptr %a, i64 4
  %v11 = load i32, ptr %v10, align 1
  %v12 = insertelement <16 x i32> poison, i32 %v11, i64 0
  %v13 = shufflevector <16 x i32> %v12, <16 x i32> poison, <16 x i32> zeroinitializer
  %v14 = bitcast <16 x i32> %v13 to <64 x i8>
  %v15 = bitcast <16 x i32> %v9 to <64 x i8>
  %v16 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v7, <64 x i8> %v14, <64 x i8> %v15)
  %v17 = getelementptr inbounds i8, ptr %b, i64 128
  %v18 = getelementptr inbounds i8, ptr %a, i64 8
  %v19 = load <16 x i32>, ptr %v17, align 1
  %v20 = load i32, ptr %v18, align 1
  %v21 = insertelement <16 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <16 x i32> %v21, <16 x i32> poison, <16 x i32> zeroinitializer
  %v23 = bitcast <16 x i32> %v22 to <64 x i8>
  %v24 = bitcast <16 x i32> %v19 to <64 x i8>
  %v25 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v16, <64 x i8> %v23, <64 x i8> %v24)
  %v26 = getelementptr inbounds i8, ptr %v17, i64 64
  %v27 = getelementptr inbounds i8, ptr %v18, i64 4
  %v28 = load <16 x i32>, ptr %bias, align 4
  %v29 = add <16 x i32> %v25, %v28
  %v30 = sitofp <16 x i32> %v29 to <16 x float>
  %v31 = getelementptr inbounds float, ptr %x0, i64 %column
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = fmul <16 x float> %v30, %v32
  %v34 = fcmp ogt <16 x float> %v33, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v35 = select <16 x i1> %v34, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v36 = fcmp olt <16 x float> %v35, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v37 = select <16 x i1> %v36, <16 x float> %v35, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v38 = fadd <16 x float> %v37, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v39 = bitcast <16 x float> %v38 to <16 x i32>
  %v40 = trunc <16 x i32> %v39 to <16 x i8>
  store <16 x i8> %v40, ptr %c, align 1
  ret void
}
define internal void @k_tile_0011(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x i32>, ptr %b, align 1
  %v2 = load i32, ptr %a, align 1
  %v3 = insertelement <16 x i32> poison, i32 %v2, i64 0
  %v4 = shufflevector <16 x i32> %v3, <16 x i32> poison, <16 x i32> zeroinitializer
  %v5 = bitcast <16 x i32> %v4 to <64 x i8>
  %v6 = bitcast <16 x i32> %v1 to <64 x i8>
  %v7 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> zeroinitializer, <64 x i8> %v5, <64 x i8> %v6)
  %v8 = getelementptr inbounds i8, ptr %b, i64 64
  %v9 = load <16 x i32>, ptr %v8, align 1
  %v10 = getelementptr inbounds i8, ptr %a, i64 4
  %v11 = load i32, ptr %v10, align 1
  %v12 = insertelement <16 x i32> poison, i32 %v11, i64 0
  %v13 = shufflevector <16 x i32> %v12, <16 x i32> poison, <16 x i32> zeroinitializer
  %v14 = bitcast <16 x i32> %v13 to <64 x i8>
  %v15 = bitcast <16 x i32> %v9 to <64 x i8>
  %v16 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v7, <64 x i8> %v14, <64 x i8> %v15)
  %v17 = getelementptr inbounds i8, ptr %b, i64 128
  %v18 = getelementptr inbounds i8, ptr %a, i64 8
  %v19 = load <16 x i32>, ptr %v17, align 1
  %v20 = load i32, ptr %v18, align 1
  %v21 = insertelement <16 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <16 x i32> %v21, <16 x i32> poison, <16 x i32> zeroinitializer
  %v23 = bitcast <16 x i32> %v22 to <64 x i8>
  %v24 = bitcast <16 x i32> %v19 to <64 x i8>
  %v25 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v16, <64 x i8> %v23, <64 x i8> %v24)
  %v26 = getelementptr inbounds i8, ptr %v17, i64 64
  %v27 = getelementptr inbounds i8, ptr %v18, i64 4
  %v28 = load <16 x i32>, ptr %bias, align 4
  %v29 = add <16 x i32> %v25, %v28
  %v30 = sitofp <16 x i32> %v29 to <16 x float>
  %v31 = getelementptr inbounds float, ptr %x0, i64 %column
  %v32 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v33 = fmul <16 x float> %v30, %v32
  %v34 = fcmp ogt <16 x float> %v33, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v35 = select <16 x i1> %v34, <16 x float> %v33, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v36 = fcmp olt <16 x float> %v35, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v37 = select <16 x i1> %v36, <16 x float> %v35, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v38 = fadd <16 x float> %v37, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v39 = bitcast <16 x float> %v38 to <16 x i32>
  %v40 = trunc <16 x i32> %v39 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v40, ptr align 1 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @k_product(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ 0, %entry ], [ %v80, %end22 ]
  %v19 = icmp slt i64 %v18, 2
  br i1 %v19, label %body16, label %end17
body16:
  br label %head20
head20:
  %v23 = phi i64 [ %lo, %body16 ], [ %v79, %end78 ]
  %v24 = icmp slt i64 %v23, %hi
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = udiv i64 %v23, 2
  %v26 = urem i64 %v23, 2
  %v27 = udiv i64 %v26, 2
  %v28 = urem i64 %v26, 2
  %v29 = udiv i64 %v18, 2
  %v30 = urem i64 %v18, 2
  %v31 = mul i64 %v28, 4
  %v32 = mul i64 %v25, 50
  %v33 = mul i64 %v27, 50
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v31, 10
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v29, 10
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v29, 21
  %v40 = mul i64 %v30, 16
  %v41 = add i64 %v39, %v40
  %v42 = add i64 %v25, %v27
  %v43 = mul i64 %v42, 5
  %v44 = add i64 %v43, %v31
  %v45 = mul i64 %v44, 21
  %v46 = add i64 %v45, %v41
  %v47 = mul i64 %v18, 192
  %v48 = add i64 %v47, 192
  %v49 = getelementptr inbounds i8, ptr %v3, i64 %v48
  %v50 = getelementptr inbounds i8, ptr %v49, i64 0
  %v51 = getelementptr inbounds i8, ptr %v11, i64 %v38
  %v52 = getelementptr inbounds i8, ptr %v3, i64 %v47
  %v53 = getelementptr inbounds i8, ptr %v9, i64 %v46
  %v54 = mul i64 %v18, 16
  %v55 = getelementptr inbounds i32, ptr %v5, i64 %v54
  %v56 = icmp eq i64 %v27, 0
  %v57 = icmp eq i64 %v28, 1
  %v58 = icmp eq i64 %v30, 1
  %v59 = xor i1 %v57, true
  %v60 = and i1 true, %v59
  %v61 = xor i1 %v58, true
  %v62 = and i1 %v60, %v61
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tile_0000(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v41, ptr %v7)
  br label %end64
end64:
  %v65 = xor i1 %v57, true
  %v66 = and i1 true, %v65
  %v67 = and i1 %v66, %v58
  br i1 %v67, label %then68, label %end69
then68:
  call void @k_tile_0001(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v41, ptr %v7)
  br label %end69
end69:
  %v70 = and i1 true, %v57
  %v71 = xor i1 %v58, true
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %then73, label %end74
then73:
  call void @k_tile_0010(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v41, ptr %v7)
  br label %end74
end74:
  %v75 = and i1 true, %v57
  %v76 = and i1 %v75, %v58
  br i1 %v76, label %then77, label %end78
then77:
  call void @k_tile_0011(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v41, ptr %v7)
  br label %end78
end78:
  %v79 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v80 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
