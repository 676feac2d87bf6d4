; task {"attributes":{"axis":2,"mode":"half_pixel","next_scale":1.95,"scale":2.0,"tail":"t0=add(x0,x1)"},"inputs":["f32[2,3,4,18]","f32[8,35]"],"op":"resize_linear","output":"f32[2,3,8,35]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 6 units
; scratch 0 bytes, 0 of each core
@starts = private constant [3 x i64] [i64 0, i64 2, i64 2], align 64
@lanes0 = private constant [51 x i8] [i8 0, i8 0, i8 0, i8 1, i8 1, i8 2, i8 2, i8 3, i8 3, i8 4, i8 4, i8 5, i8 5, i8 6, i8 6, i8 7, i8 5, i8 6, i8 6, i8 7, i8 8, i8 8, i8 9, i8 9, i8 10, i8 10, i8 11, i8 11, i8 12, i8 12, i8 13, i8 13, i8 14, i8 14, i8 15, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [51 x i8] [i8 0, i8 1, i8 1, i8 2, i8 2, i8 3, i8 3, i8 4, i8 4, i8 5, i8 5, i8 6, i8 6, i8 7, i8 7, i8 8, i8 6, i8 7, i8 7, i8 8, i8 9, i8 9, i8 10, i8 10, i8 11, i8 11, i8 12, i8 12, i8 13, i8 13, i8 14, i8 14, i8 15, i8 15, i8 15, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [51 x float] [float 0x3FE0000000000000, float 0x3FD13B1380000000, float 0x3FE9069040000000, float 0x3FD2DF2E00000000, float 0x3FE9D89D80000000, float 0x3FD4834800000000, float 0x3FEAAAAA80000000, float 0x3FD6276200000000, float 0x3FEB7CB800000000, float 0x3FD7CB7C00000000, float 0x3FEC4EC500000000, float 0x3FD96F9600000000, float 0x3FED20D200000000, float 0x3FDB13B000000000, float 0x3FEDF2DF00000000, float 0x3FDCB7CA00000000, float 0x3FEEC4EC00000000, float 0x3FDE5BE400000000, float 0x3FEF96F800000000, float 0x3FE0000000000000, float 0x3F8A418000000000, float 0x3FE0D20C00000000, float 0x3FA3B14000000000, float 0x3FE1A41A00000000, float 0x3FB0690000000000, float 0x3FE2762600000000, float 0x3FB6F97000000000, float 0x3FE3483400000000, float 0x3FBD89D000000000, float 0x3FE41A4000000000, float 0x3FC20D2000000000, float 0x3FE4EC4C00000000, float 0x3FC5555000000000, float 0x3FE5BE5C00000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
@low_row = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3], align 64
@high_row = private constant [8 x i64] [i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3, i64 3], align 64
@share_row = private constant [8 x float] [float 0x3FE0000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FE0000000000000], align 64
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v113, %end21 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 8
  %v17 = add i64 0, 1
  %v18 = mul i64 %v17, 8
  br label %head19
head19:
  %v22 = phi i64 [ %v16, %body12 ], [ %v112, %end52 ]
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
  %v35 = insertelement <16 x float> poison, float %v26, i64 0
  %v36 = shufflevector <16 x float> %v35, <16 x float> poison, <16 x i32> zeroinitializer
  %v37 = mul i64 %v14, 4
  %v38 = add i64 %v37, %v30
  %v39 = mul i64 %v38, 18
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v39
  %v41 = insertelement <16 x float> poison, float %v25, i64 0
  %v42 = shufflevector <16 x float> %v41, <16 x float> poison, <16 x i32> zeroinitializer
  %v43 = mul i64 %v14, 8
  %v44 = add i64 %v43, %v22
  %v45 = urem i64 %v44, 8
  %v46 = mul i64 %v45, 35
  %v47 = getelementptr inbounds float, ptr %v3, i64 %v46
  %v48 = mul i64 %v44, 35
  %v49 = getelementptr inbounds float, ptr %v5, i64 %v48
  br label %head50
head50:
  %v53 = phi i64 [ 0, %body20 ], [ %v83, %body51 ]
  %v54 = icmp slt i64 %v53, 2
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = getelementptr inbounds i64, ptr @starts, i64 %v53
  %v56 = load i64, ptr %v55, align 8
  %v57 = getelementptr inbounds float, ptr %v34, i64 %v56
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = fmul <16 x float> %v58, %v36
  %v60 = getelementptr inbounds float, ptr %v40, i64 %v56
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v42, <16 x float> %v59)
  %v63 = mul i64 %v53, 16
  %v64 = getelementptr inbounds i8, ptr @lanes0, i64 %v63
  %v65 = load <16 x i8>, ptr %v64, align 1
  %v66 = getelementptr inbounds i8, ptr @lanes1, i64 %v63
  %v67 = load <16 x i8>, ptr %v66, align 1
  %v68 = zext <16 x i8> %v65 to <16 x i32>
  %v69 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v62, <16 x i32> %v68)
  %v70 = zext <16 x i8> %v67 to <16 x i32>
  %v71 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v62, <16 x i32> %v70)
  %v72 = mul i64 %v53, 16
  %v73 = getelementptr inbounds float, ptr @shares, i64 %v72
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v74
  %v76 = fmul <16 x float> %v69, %v75
  %v77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v71, <16 x float> %v74, <16 x float> %v76)
  %v78 = mul i64 %v53, 16
  %v79 = getelementptr inbounds float, ptr %v47, i64 %v78
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = fadd <16 x float> %v77, %v80
  %v82 = getelementptr inbounds float, ptr %v49, i64 %v78
  store <16 x float> %v81, ptr %v82, align 4
  %v83 = add nsw i64 %v53, 1
  br label %head50
end52:
  %v84 = getelementptr inbounds i64, ptr @starts, i64 2
  %v85 = load i64, ptr %v84, align 8
  %v86 = getelementptr inbounds float, ptr %v34, i64 %v85
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = fmul <16 x float> %v87, %v36
  %v89 = getelementptr inbounds float, ptr %v40, i64 %v85
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v90, <16 x float> %v42, <16 x float> %v88)
  %v92 = mul i64 2, 16
  %v93 = getelementptr inbounds i8, ptr @lanes0, i64 %v92
  %v94 = load <16 x i8>, ptr %v93, align 1
  %v95 = getelementptr inbounds i8, ptr @lanes1, i64 %v92
  %v96 = load <16 x i8>, ptr %v95, align 1
  %v97 = zext <16 x i8> %v94 to <16 x i32>
  %v98 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v91, <16 x i32> %v97)
  %v99 = zext <16 x i8> %v96 to <16 x i32>
  %v100 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v91, <16 x i32> %v99)
  %v101 = mul i64 2, 16
  %v102 = getelementptr inbounds float, ptr @shares, i64 %v101
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v103
  %v105 = fmul <16 x float> %v98, %v104
  %v106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v100, <16 x float> %v103, <16 x float> %v105)
  %v107 = mul i64 2, 16
  %v108 = getelementptr inbounds float, ptr %v47, i64 %v107
  %v109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v108, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v110 = fadd <16 x float> %v106, %v109
  %v111 = getelementptr inbounds float, ptr %v49, i64 %v107
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v110, ptr align 4 %v111, <16 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v112 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v113 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
