; task {"attributes":{"axis":2,"mode":"half_pixel","next_scale":1.95,"scale":2.0,"tail":"t0=add(x0,x1)"},"inputs":["f32[2,3,4,18]","f32[8,35]"],"op":"resize_linear","output":"f32[2,3,8,35]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier aarch64-neon
; phase k: 6 units
; scratch 0 bytes, 0 of each core
@starts = private constant [9 x i64] [i64 0, i64 1, i64 3, i64 5, i64 7, i64 10, i64 12, i64 14, i64 14], align 64
@lanes0 = private constant [39 x i8] [i8 0, i8 0, i8 0, i8 1, i8 0, i8 1, i8 1, i8 2, i8 0, i8 1, i8 1, i8 2, i8 0, i8 1, i8 1, i8 2, i8 0, i8 1, i8 1, i8 2, i8 0, i8 0, i8 1, i8 1, i8 0, i8 0, i8 1, i8 1, i8 0, i8 0, i8 1, i8 1, i8 2, i8 2, i8 3, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [39 x i8] [i8 0, i8 1, i8 1, i8 2, i8 1, i8 2, i8 2, i8 3, i8 1, i8 2, i8 2, i8 3, i8 1, i8 2, i8 2, i8 3, i8 1, i8 2, i8 2, i8 3, i8 1, i8 1, i8 2, i8 2, i8 1, i8 1, i8 2, i8 2, i8 1, i8 1, i8 2, i8 2, i8 3, i8 3, i8 3, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [39 x float] [float 0x3FE0000000000000, float 0x3FD13B1380000000, float 0x3FE9069040000000, float 0x3FD2DF2E00000000, float 0x3FE9D89D80000000, float 0x3FD4834800000000, float 0x3FEAAAAA80000000, float 0x3FD6276200000000, float 0x3FEB7CB800000000, float 0x3FD7CB7C00000000, float 0x3FEC4EC500000000, float 0x3FD96F9600000000, float 0x3FED20D200000000, float 0x3FDB13B000000000, float 0x3FEDF2DF00000000, float 0x3FDCB7CA00000000, float 0x3FEEC4EC00000000, float 0x3FDE5BE400000000, float 0x3FEF96F800000000, float 0x3FE0000000000000, float 0x3F8A418000000000, float 0x3FE0D20C00000000, float 0x3FA3B14000000000, float 0x3FE1A41A00000000, float 0x3FB0690000000000, float 0x3FE2762600000000, float 0x3FB6F97000000000, float 0x3FE3483400000000, float 0x3FBD89D000000000, float 0x3FE41A4000000000, float 0x3FC20D2000000000, float 0x3FE4EC4C00000000, float 0x3FC5555000000000, float 0x3FE5BE5C00000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
@low_row = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3], align 64
@high_row = private constant [8 x i64] [i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3, i64 3], align 64
@share_row = private constant [8 x float] [float 0x3FE0000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FE0000000000000], align 64
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8>, <16 x i8>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v133, %end21 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 8
  %v17 = add i64 0, 1
  %v18 = mul i64 %v17, 8
  br label %head19
head19:
  %v22 = phi i64 [ %v16, %body12 ], [ %v132, %end52 ]
  %v23 = icmp slt i64 %v22, %v18
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = getelementptr inbounds float, ptr @share_row, i64 %v22
  %v25 = load float, ptr %v24, align 4
  %v26 = fsub float 0x3FF0000000000000, %v25
  %v27 = getelementptr inbounds i64, ptr @low_row, i64 %v22
  %v28 = load i64, ptr %v27, align 8
  %v29 = getelementptr inbounds i64, ptr @high_row, i64 %v22
  %v30 = load i64, ptr %v29, align 8
  %v31 = mul i64 %v14, 4
  %v32 = add i64 %v31, %v28
  %v33 = mul i64 %v32, 18
  %v34 = getelementptr inbounds float, ptr %v1, i64 %v33
  %v35 = insertelement <4 x float> poison, float %v26, i64 0
  %v36 = shufflevector <4 x float> %v35, <4 x float> poison, <4 x i32> zeroinitializer
  %v37 = mul i64 %v14, 4
  %v38 = add i64 %v37, %v30
  %v39 = mul i64 %v38, 18
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v39
  %v41 = insertelement <4 x float> poison, float %v25, i64 0
  %v42 = shufflevector <4 x float> %v41, <4 x float> poison, <4 x i32> zeroinitializer
  %v43 = mul i64 %v14, 8
  %v44 = add i64 %v43, %v22
  %v45 = urem i64 %v44, 8
  %v46 = mul i64 %v45, 35
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = mul i64 %v44, 35
  %v49 = getelementptr inbounds float, ptr %v5, i64 %v48
  br label %head50
head50:
  %v53 = phi i64 [ 0, %body20 ], [ %v93, %body51 ]
  %v54 = icmp slt i64 %v53, 8
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = getelementptr inbounds i64, ptr @starts, i64 %v53
  %v56 = load i64, ptr %v55, align 8
  %v57 = getelementptr inbounds float, ptr %v34, i64 %v56
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = fmul <4 x float> %v58, %v36
  %v60 = getelementptr inbounds float, ptr %v40, i64 %v56
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v61, <4 x float> %v42, <4 x float> %v59)
  %v63 = mul i64 %v53, 4
  %v64 = getelementptr inbounds i8, ptr @lanes0, i64 %v63
  %v65 = load <4 x i8>, ptr %v64, align 1
  %v66 = getelementptr inbounds i8, ptr @lanes1, i64 %v63
  %v67 = load <4 x i8>, ptr %v66, align 1
  %v68 = zext <4 x i8> %v65 to <4 x i32>
  %v69 = mul <4 x i32> %v68, splat (i32 67372036)
  %v70 = add <4 x i32> %v69, splat (i32 50462976)
  %v71 = bitcast <4 x float> %v62 to <16 x i8>
  %v72 = bitcast <4 x i32> %v70 to <16 x i8>
  %v73 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %v71, <16 x i8> %v72)
  %v74 = bitcast <16 x i8> %v73 to <4 x float>
  %v75 = zext <4 x i8> %v67 to <4 x i32>
  %v76 = mul <4 x i32> %v75, splat (i32 67372036)
  %v77 = add <4 x i32> %v76, splat (i32 50462976)
  %v78 = bitcast <4 x float> %v62 to <16 x i8>
  %v79 = bitcast <4 x i32> %v77 to <16 x i8>
  %v80 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %v78, <16 x i8> %v79)
  %v81 = bitcast <16 x i8> %v80 to <4 x float>
  %v82 = mul i64 %v53, 4
  %v83 = getelementptr inbounds float, ptr @shares, i64 %v82
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v84
  %v86 = fmul <4 x float> %v74, %v85
  %v87 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v81, <4 x float> %v84, <4 x float> %v86)
  %v88 = mul i64 %v53, 4
  %v89 = getelementptr inbounds float, ptr %v47, i64 %v88
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = fadd <4 x float> %v87, %v90
  %v92 = getelementptr inbounds float, ptr %v49, i64 %v88
  store <4 x float> %v91, ptr %v92, align 4
  %v93 = add nsw i64 %v53, 1
  br label %head50
end52:
  %v94 = getelementptr inbounds i64, ptr @starts, i64 8
  %v95 = load i64, ptr %v94, align 8
  %v96 = getelementptr inbounds float, ptr %v34, i64 %v95
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = fmul <4 x float> %v97, %v36
  %v99 = getelementptr inbounds float, ptr %v40, i64 %v95
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v42, <4 x float> %v98)
  %v102 = mul i64 8, 4
  %v103 = getelementptr inbounds i8, ptr @lanes0, i64 %v102
  %v104 = load <4 x i8>, ptr %v103, align 1
  %v105 = getelementptr inbounds i8, ptr @lanes1, i64 %v102
  %v106 = load <4 x i8>, ptr %v105, align 1
  %v107 = zext <4 x i8> %v104 to <4 x i32>
  %v108 = mul <4 x i32> %v107, splat (i32 67372036)
  %v109 = add <4 x i32> %v108, splat (i32 50462976)
  %v110 = bitcast <4 x float> %v101 to <16 x i8>
  %v111 = bitcast <4 x i32> %v109 to <16 x i8>
  %v112 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %v110, <16 x i8> %v111)
  %v113 = bitcast <16 x i8> %v112 to <4 x float>
  %v114 = zext <4 x i8> %v106 to <4 x i32>
  %v115 = mul <4 x i32> %v114, splat (i32 67372036)
  %v116 = add <4 x i32> %v115, splat (i32 50462976)
  %v117 = bitcast <4 x float> %v101 to <16 x i8>
  %v118 = bitcast <4 x i32> %v116 to <16 x i8>
  %v119 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %v117, <16 x i8> %v118)
  %v120 = bitcast <16 x i8> %v119 to <4 x float>
  %v121 = mul i64 8, 4
  %v122 = getelementptr inbounds float, ptr @shares, i64 %v121
  %v123 = load <4 x float>, ptr %v122, align 4
  %v124 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v123
  %v125 = fmul <4 x float> %v113, %v124
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v120, <4 x float> %v123, <4 x float> %v125)
  %v127 = mul i64 8, 4
  %v128 = getelementptr inbounds float, ptr %v47, i64 %v127
  %v129 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v128, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v130 = fadd <4 x float> %v126, %v129
  %v131 = getelementptr inbounds float, ptr %v49, i64 %v127
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v130, ptr align 4 %v131, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v132 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v133 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
