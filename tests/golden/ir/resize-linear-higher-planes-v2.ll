; task {"attributes":{"axis":2,"mode":"half_pixel","next_scale":1.95,"scale":2.0,"tail":"t0=add(x0,x1)"},"inputs":["f32[2,3,4,18]","f32[8,35]"],"op":"resize_linear","output":"f32[2,3,8,35]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 6 units
; scratch 0 bytes, 0 of each core
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v137, %end21 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 8
  %v17 = add i64 0, 1
  %v18 = mul i64 %v17, 8
  br label %head19
head19:
  %v22 = phi i64 [ %v16, %body12 ], [ %v136, %end52 ]
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
  %v53 = phi i64 [ 0, %body20 ], [ %v95, %body51 ]
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
  %v62 = fmul <4 x float> %v61, %v42
  %v63 = fadd <4 x float> %v62, %v59
  %v64 = mul i64 %v53, 4
  %v65 = getelementptr inbounds i8, ptr @lanes0, i64 %v64
  %v66 = load <4 x i8>, ptr %v65, align 1
  %v67 = getelementptr inbounds i8, ptr @lanes1, i64 %v64
  %v68 = load <4 x i8>, ptr %v67, align 1
  %v69 = zext <4 x i8> %v66 to <4 x i32>
  %v70 = mul <4 x i32> %v69, splat (i32 67372036)
  %v71 = add <4 x i32> %v70, splat (i32 50462976)
  %v72 = bitcast <4 x float> %v63 to <16 x i8>
  %v73 = bitcast <4 x i32> %v71 to <16 x i8>
  %v74 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v72, <16 x i8> %v73)
  %v75 = bitcast <16 x i8> %v74 to <4 x float>
  %v76 = zext <4 x i8> %v68 to <4 x i32>
  %v77 = mul <4 x i32> %v76, splat (i32 67372036)
  %v78 = add <4 x i32> %v77, splat (i32 50462976)
  %v79 = bitcast <4 x float> %v63 to <16 x i8>
  %v80 = bitcast <4 x i32> %v78 to <16 x i8>
  %v81 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v79, <16 x i8> %v80)
  %v82 = bitcast <16 x i8> %v81 to <4 x float>
  %v83 = mul i64 %v53, 4
  %v84 = getelementptr inbounds float, ptr @shares, i64 %v83
  %v85 = load <4 x float>, ptr %v84, align 4
  %v86 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v85
  %v87 = fmul <4 x float> %v75, %v86
  %v88 = fmul <4 x float> %v82, %v85
  %v89 = fadd <4 x float> %v88, %v87
  %v90 = mul i64 %v53, 4
  %v91 = getelementptr inbounds float, ptr %v47, i64 %v90
  %v92 = load <4 x float>, ptr %v91, align 4
  %v93 = fadd <4 x float> %v89, %v92
  %v94 = getelementptr inbounds float, ptr %v49, i64 %v90
  store <4 x float> %v93, ptr %v94, align 4
  %v95 = add nsw i64 %v53, 1
  br label %head50
end52:
  %v96 = getelementptr inbounds i64, ptr @starts, i64 8
  %v97 = load i64, ptr %v96, align 8
  %v98 = getelementptr inbounds float, ptr %v34, i64 %v97
  %v99 = load <4 x float>, ptr %v98, align 4
  %v100 = fmul <4 x float> %v99, %v36
  %v101 = getelementptr inbounds float, ptr %v40, i64 %v97
  %v102 = load <4 x float>, ptr %v101, align 4
  %v103 = fmul <4 x float> %v102, %v42
  %v104 = fadd <4 x float> %v103, %v100
  %v105 = mul i64 8, 4
  %v106 = getelementptr inbounds i8, ptr @lanes0, i64 %v105
  %v107 = load <4 x i8>, ptr %v106, align 1
  %v108 = getelementptr inbounds i8, ptr @lanes1, i64 %v105
  %v109 = load <4 x i8>, ptr %v108, align 1
  %v110 = zext <4 x i8> %v107 to <4 x i32>
  %v111 = mul <4 x i32> %v110, splat (i32 67372036)
  %v112 = add <4 x i32> %v111, splat (i32 50462976)
  %v113 = bitcast <4 x float> %v104 to <16 x i8>
  %v114 = bitcast <4 x i32> %v112 to <16 x i8>
  %v115 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v113, <16 x i8> %v114)
  %v116 = bitcast <16 x i8> %v115 to <4 x float>
  %v117 = zext <4 x i8> %v109 to <4 x i32>
  %v118 = mul <4 x i32> %v117, splat (i32 67372036)
  %v119 = add <4 x i32> %v118, splat (i32 50462976)
  %v120 = bitcast <4 x float> %v104 to <16 x i8>
  %v121 = bitcast <4 x i32> %v119 to <16 x i8>
  %v122 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v120, <16 x i8> %v121)
  %v123 = bitcast <16 x i8> %v122 to <4 x float>
  %v124 = mul i64 8, 4
  %v125 = getelementptr inbounds float, ptr @shares, i64 %v124
  %v126 = load <4 x float>, ptr %v125, align 4
  %v127 = fsub <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v126
  %v128 = fmul <4 x float> %v116, %v127
  %v129 = fmul <4 x float> %v123, %v126
  %v130 = fadd <4 x float> %v129, %v128
  %v131 = mul i64 8, 4
  %v132 = getelementptr inbounds float, ptr %v47, i64 %v131
  %v133 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v132, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)
  %v134 = fadd <4 x float> %v130, %v133
  %v135 = getelementptr inbounds float, ptr %v49, i64 %v131
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v134, ptr align 4 %v135, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v136 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v137 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
