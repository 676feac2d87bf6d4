; task {"attributes":{"axis":2,"mode":"half_pixel","next_scale":1.95,"scale":2.0,"tail":"t0=add(x0,x1)"},"inputs":["f32[2,3,4,18]","f32[8,35]"],"op":"resize_linear","output":"f32[2,3,8,35]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 6 units
; scratch 0 bytes, 312 of each core
@starts = private constant [9 x i64] [i64 0, i64 1, i64 3, i64 5, i64 7, i64 10, i64 12, i64 14, i64 14], align 64
@lanes0 = private constant [39 x i8] [i8 0, i8 0, i8 0, i8 1, i8 0, i8 1, i8 1, i8 2, i8 0, i8 1, i8 1, i8 2, i8 0, i8 1, i8 1, i8 2, i8 0, i8 1, i8 1, i8 2, i8 0, i8 0, i8 1, i8 1, i8 0, i8 0, i8 1, i8 1, i8 0, i8 0, i8 1, i8 1, i8 2, i8 2, i8 3, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [39 x i8] [i8 0, i8 1, i8 1, i8 2, i8 1, i8 2, i8 2, i8 3, i8 1, i8 2, i8 2, i8 3, i8 1, i8 2, i8 2, i8 3, i8 1, i8 2, i8 2, i8 3, i8 1, i8 1, i8 2, i8 2, i8 1, i8 1, i8 2, i8 2, i8 1, i8 1, i8 2, i8 2, i8 3, i8 3, i8 3, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [39 x float] [float 0x3FE0000000000000, float 0x3FD13B1380000000, float 0x3FE9069040000000, float 0x3FD2DF2E00000000, float 0x3FE9D89D80000000, float 0x3FD4834800000000, float 0x3FEAAAAA80000000, float 0x3FD6276200000000, float 0x3FEB7CB800000000, float 0x3FD7CB7C00000000, float 0x3FEC4EC500000000, float 0x3FD96F9600000000, float 0x3FED20D200000000, float 0x3FDB13B000000000, float 0x3FEDF2DF00000000, float 0x3FDCB7CA00000000, float 0x3FEEC4EC00000000, float 0x3FDE5BE400000000, float 0x3FEF96F800000000, float 0x3FE0000000000000, float 0x3F8A418000000000, float 0x3FE0D20C00000000, float 0x3FA3B14000000000, float 0x3FE1A41A00000000, float 0x3FB0690000000000, float 0x3FE2762600000000, float 0x3FB6F97000000000, float 0x3FE3483400000000, float 0x3FBD89D000000000, float 0x3FE41A4000000000, float 0x3FC20D2000000000, float 0x3FE4EC4C00000000, float 0x3FC5555000000000, float 0x3FE5BE5C00000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
@low_row = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3], align 64
@high_row = private constant [8 x i64] [i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3, i64 3], align 64
@share_row = private constant [8 x float] [float 0x3FE0000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FE0000000000000], align 64
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
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
  %v10 = mul i64 %worker, 312
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v132, %end22 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = mul i64 0, 8
  %v18 = add i64 0, 1
  %v19 = mul i64 %v18, 8
  br label %head20
head20:
  %v23 = phi i64 [ %v17, %body13 ], [ %v131, %end105 ]
  %v24 = phi i64 [ -1, %body13 ], [ %v32, %end105 ]
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
  %v40 = phi i64 [ %v35, %body21 ], [ %v85, %end51 ]
  %v41 = icmp slt i64 %v40, %v36
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v15, 4
  %v43 = add i64 %v42, %v40
  %v44 = mul i64 %v43, 18
  %v45 = getelementptr inbounds float, ptr %v1, i64 %v44
  %v46 = urem i64 %v40, 2
  %v47 = mul i64 %v46, 39
  %v48 = getelementptr inbounds float, ptr %v11, i64 %v47
  br label %head49
head49:
  %v52 = phi i64 [ 0, %body38 ], [ %v84, %body50 ]
  %v53 = icmp slt i64 %v52, 9
  br i1 %v53, label %body50, label %end51
body50:
  %v54 = mul i64 %v52, 4
  %v55 = getelementptr inbounds i64, ptr @starts, i64 %v52
  %v56 = load i64, ptr %v55, align 8
  %v57 = getelementptr inbounds float, ptr %v45, i64 %v56
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds i8, ptr @lanes0, i64 %v54
  %v60 = load <4 x i8>, ptr %v59, align 1
  %v61 = getelementptr inbounds i8, ptr @lanes1, i64 %v54
  %v62 = load <4 x i8>, ptr %v61, align 1
  %v63 = zext <4 x i8> %v60 to <4 x i32>
  %v64 = mul <4 x i32> %v63, splat (i32 67372036)
  %v65 = add <4 x i32> %v64, splat (i32 50462976)
  %v66 = bitcast <4 x float> %v58 to <16 x i8>
  %v67 = bitcast <4 x i32> %v65 to <16 x i8>
  %v68 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v66, <16 x i8> %v67)
  %v69 = bitcast <16 x i8> %v68 to <4 x float>
  %v70 = zext <4 x i8> %v62 to <4 x i32>
  %v71 = mul <4 x i32> %v70, splat (i32 67372036)
  %v72 = add <4 x i32> %v71, splat (i32 50462976)
  %v73 = bitcast <4 x float> %v58 to <16 x i8>
  %v74 = bitcast <4 x i32> %v72 to <16 x i8>
  %v75 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v73, <16 x i8> %v74)
  %v76 = bitcast <16 x i8> %v75 to <4 x float>
  %v77 = getelementptr inbounds float, ptr @shares, i64 %v54
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v78
  %v80 = fmul <4 x float> %v69, %v79
  %v81 = fmul <4 x float> %v76, %v78
  %v82 = fadd <4 x float> %v81, %v80
  %v83 = getelementptr inbounds float, ptr %v48, i64 %v54
  store <4 x float> %v82, ptr %v83, align 4
  %v84 = add nsw i64 %v52, 1
  br label %head49
end51:
  %v85 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v86 = urem i64 %v30, 2
  %v87 = mul i64 %v86, 39
  %v88 = getelementptr inbounds float, ptr %v11, i64 %v87
  %v89 = insertelement <4 x float> poison, float %v28, i64 0
  %v90 = shufflevector <4 x float> %v89, <4 x float> poison, <4 x i32> zeroinitializer
  %v91 = urem i64 %v32, 2
  %v92 = mul i64 %v91, 39
  %v93 = getelementptr inbounds float, ptr %v11, i64 %v92
  %v94 = insertelement <4 x float> poison, float %v27, i64 0
  %v95 = shufflevector <4 x float> %v94, <4 x float> poison, <4 x i32> zeroinitializer
  %v96 = mul i64 %v15, 8
  %v97 = add i64 %v96, %v23
  %v98 = urem i64 %v97, 8
  %v99 = mul i64 %v98, 35
  %v100 = getelementptr inbounds float, ptr %v3, i64 %v99
  %v101 = mul i64 %v97, 35
  %v102 = getelementptr inbounds float, ptr %v5, i64 %v101
  br label %head103
head103:
  %v106 = phi i64 [ 0, %end39 ], [ %v119, %body104 ]
  %v107 = icmp slt i64 %v106, 32
  br i1 %v107, label %body104, label %end105
body104:
  %v108 = getelementptr inbounds float, ptr %v88, i64 %v106
  %v109 = load <4 x float>, ptr %v108, align 4
  %v110 = fmul <4 x float> %v109, %v90
  %v111 = getelementptr inbounds float, ptr %v93, i64 %v106
  %v112 = load <4 x float>, ptr %v111, align 4
  %v113 = fmul <4 x float> %v112, %v95
  %v114 = fadd <4 x float> %v113, %v110
  %v115 = getelementptr inbounds float, ptr %v100, i64 %v106
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = fadd <4 x float> %v114, %v116
  %v118 = getelementptr inbounds float, ptr %v102, i64 %v106
  store <4 x float> %v117, ptr %v118, align 4
  %v119 = add nsw i64 %v106, 4
  br label %head103
end105:
  %v120 = getelementptr inbounds float, ptr %v88, i64 32
  %v121 = load <4 x float>, ptr %v120, align 4
  %v122 = fmul <4 x float> %v121, %v90
  %v123 = getelementptr inbounds float, ptr %v93, i64 32
  %v124 = load <4 x float>, ptr %v123, align 4
  %v125 = fmul <4 x float> %v124, %v95
  %v126 = fadd <4 x float> %v125, %v122
  %v127 = getelementptr inbounds float, ptr %v100, i64 32
  %v128 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v127, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v129 = fadd <4 x float> %v126, %v128
  %v130 = getelementptr inbounds float, ptr %v102, i64 32
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v129, ptr align 4 %v130, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v131 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v132 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
