; task {"attributes":{"axis":2,"mode":"half_pixel","next_scale":1.95,"scale":2.0,"tail":"t0=add(x0,x1)"},"inputs":["f32[2,3,4,18]","f32[8,35]"],"op":"resize_linear","output":"f32[2,3,8,35]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 6 units
; scratch 0 bytes, 408 of each core
@starts = private constant [3 x i64] [i64 0, i64 2, i64 2], align 64
@lanes0 = private constant [51 x i8] [i8 0, i8 0, i8 0, i8 1, i8 1, i8 2, i8 2, i8 3, i8 3, i8 4, i8 4, i8 5, i8 5, i8 6, i8 6, i8 7, i8 5, i8 6, i8 6, i8 7, i8 8, i8 8, i8 9, i8 9, i8 10, i8 10, i8 11, i8 11, i8 12, i8 12, i8 13, i8 13, i8 14, i8 14, i8 15, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [51 x i8] [i8 0, i8 1, i8 1, i8 2, i8 2, i8 3, i8 3, i8 4, i8 4, i8 5, i8 5, i8 6, i8 6, i8 7, i8 7, i8 8, i8 6, i8 7, i8 7, i8 8, i8 9, i8 9, i8 10, i8 10, i8 11, i8 11, i8 12, i8 12, i8 13, i8 13, i8 14, i8 14, i8 15, i8 15, i8 15, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [51 x float] [float 0x3FE0000000000000, float 0x3FD13B1380000000, float 0x3FE9069040000000, float 0x3FD2DF2E00000000, float 0x3FE9D89D80000000, float 0x3FD4834800000000, float 0x3FEAAAAA80000000, float 0x3FD6276200000000, float 0x3FEB7CB800000000, float 0x3FD7CB7C00000000, float 0x3FEC4EC500000000, float 0x3FD96F9600000000, float 0x3FED20D200000000, float 0x3FDB13B000000000, float 0x3FEDF2DF00000000, float 0x3FDCB7CA00000000, float 0x3FEEC4EC00000000, float 0x3FDE5BE400000000, float 0x3FEF96F800000000, float 0x3FE0000000000000, float 0x3F8A418000000000, float 0x3FE0D20C00000000, float 0x3FA3B14000000000, float 0x3FE1A41A00000000, float 0x3FB0690000000000, float 0x3FE2762600000000, float 0x3FB6F97000000000, float 0x3FE3483400000000, float 0x3FBD89D000000000, float 0x3FE41A4000000000, float 0x3FC20D2000000000, float 0x3FE4EC4C00000000, float 0x3FC5555000000000, float 0x3FE5BE5C00000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
@low_row = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3], align 64
@high_row = private constant [8 x i64] [i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3, i64 3], align 64
@share_row = private constant [8 x float] [float 0x3FE0000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FE0000000000000], align 64
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v10 = mul i64 %worker, 408
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v119, %end22 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 0, 8
  %v18 = add i64 0, 1
  %v19 = mul i64 %v18, 8
  br label %head20
head20:
  %v23 = phi i64 [ %v17, %body13 ], [ %v118, %end94 ]
  %v24 = phi i64 [ -1, %body13 ], [ %v32, %end94 ]
  %v25 = icmp slt i64 %v23, %v19
  br i1 %v25, label %body21, label %end22
body21:
  %v26 = getelementptr inbounds float, ptr @share_row, i64 %v23
  %v27 = load float, ptr %v26, align 4
  %v28 = fsub float 0x3FF0000000000000, %v27
  %v29 = getelementptr inbounds i64, ptr @low_row, i64 %v23
  %v30 = load i64, ptr %v29, align 8
  %v31 = getelementptr inbounds i64, ptr @high_row, i64 %v23
  %v32 = load i64, ptr %v31, align 8
  %v33 = add i64 %v24, 1
  %v34 = icmp sgt i64 %v33, %v30
  %v35 = select i1 %v34, i64 %v33, i64 %v30
  %v36 = add i64 %v32, 1
  br label %head37
head37:
  %v40 = phi i64 [ %v35, %body21 ], [ %v74, %end51 ]
  %v41 = icmp slt i64 %v40, %v36
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v15, 4
  %v43 = add i64 %v42, %v40
  %v44 = mul i64 %v43, 18
  %v45 = getelementptr inbounds float, ptr %v1, i64 %v44
  %v46 = urem i64 %v40, 2
  %v47 = mul i64 %v46, 51
  %v48 = getelementptr inbounds float, ptr %v11, i64 %v47
  br label %head49
head49:
  %v52 = phi i64 [ 0, %body38 ], [ %v73, %body50 ]
  %v53 = icmp slt i64 %v52, 3
  br i1 %v53, label %body50, label %end51
body50:
  %v54 = mul i64 %v52, 16
  %v55 = getelementptr inbounds i64, ptr @starts, i64 %v52
  %v56 = load i64, ptr %v55, align 8
  %v57 = getelementptr inbounds float, ptr %v45, i64 %v56
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds i8, ptr @lanes0, i64 %v54
  %v60 = load <16 x i8>, ptr %v59, align 1
  %v61 = getelementptr inbounds i8, ptr @lanes1, i64 %v54
  %v62 = load <16 x i8>, ptr %v61, align 1
  %v63 = zext <16 x i8> %v60 to <16 x i32>
  %v64 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v58, <16 x i32> %v63)
  %v65 = zext <16 x i8> %v62 to <16 x i32>
  %v66 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v58, <16 x i32> %v65)
  %v67 = getelementptr inbounds float, ptr @shares, i64 %v54
  %v68 = load <16 x float>, ptr %v67, align 4
  %v69 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v68
  %v70 = fmul <16 x float> %v64, %v69
  %v71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v68, <16 x float> %v70)
  %v72 = getelementptr inbounds float, ptr %v48, i64 %v54
  store <16 x float> %v71, ptr %v72, align 4
  %v73 = add nsw i64 %v52, 1
  br label %head49
end51:
  %v74 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v75 = urem i64 %v30, 2
  %v76 = mul i64 %v75, 51
  %v77 = getelementptr inbounds float, ptr %v11, i64 %v76
  %v78 = insertelement <16 x float> poison, float %v28, i64 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  %v80 = urem i64 %v32, 2
  %v81 = mul i64 %v80, 51
  %v82 = getelementptr inbounds float, ptr %v11, i64 %v81
  %v83 = insertelement <16 x float> poison, float %v27, i64 0
  %v84 = shufflevector <16 x float> %v83, <16 x float> poison, <16 x i32> zeroinitializer
  %v85 = mul i64 %v15, 8
  %v86 = add i64 %v85, %v23
  %v87 = urem i64 %v86, 8
  %v88 = mul i64 %v87, 35
  %v89 = getelementptr inbounds float, ptr %v3, i64 %v88
  %v90 = mul i64 %v86, 35
  %v91 = getelementptr inbounds float, ptr %v5, i64 %v90
  br label %head92
head92:
  %v95 = phi i64 [ 0, %end39 ], [ %v107, %body93 ]
  %v96 = icmp slt i64 %v95, 32
  br i1 %v96, label %body93, label %end94
body93:
  %v97 = getelementptr inbounds float, ptr %v77, i64 %v95
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = fmul <16 x float> %v98, %v79
  %v100 = getelementptr inbounds float, ptr %v82, i64 %v95
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v101, <16 x float> %v84, <16 x float> %v99)
  %v103 = getelementptr inbounds float, ptr %v89, i64 %v95
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = fadd <16 x float> %v102, %v104
  %v106 = getelementptr inbounds float, ptr %v91, i64 %v95
  store <16 x float> %v105, ptr %v106, align 4
  %v107 = add nsw i64 %v95, 16
  br label %head92
end94:
  %v108 = getelementptr inbounds float, ptr %v77, i64 32
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = fmul <16 x float> %v109, %v79
  %v111 = getelementptr inbounds float, ptr %v82, i64 32
  %v112 = load <16 x float>, ptr %v111, align 4
  %v113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v112, <16 x float> %v84, <16 x float> %v110)
  %v114 = getelementptr inbounds float, ptr %v89, i64 32
  %v115 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v114, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v116 = fadd <16 x float> %v113, %v115
  %v117 = getelementptr inbounds float, ptr %v91, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v116, ptr align 4 %v117, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v118 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v119 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
