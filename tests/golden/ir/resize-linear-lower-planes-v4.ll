; task {"attributes":{"axis":1,"mode":"asymmetric","next_scale":0.625,"scale":0.6},"inputs":["f32[3,9,20]"],"op":"resize_linear","output":"f32[3,5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 3 units
; scratch 0 bytes, 0 of each core
@starts = private constant [2 x i64] [i64 0, i64 4], align 64
@lanes0 = private constant [28 x i8] [i8 0, i8 1, i8 3, i8 4, i8 6, i8 8, i8 9, i8 11, i8 12, i8 14, i8 12, i8 13, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [28 x i8] [i8 0, i8 2, i8 4, i8 5, i8 7, i8 8, i8 10, i8 12, i8 13, i8 15, i8 12, i8 14, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [28 x float] [float 0x3FE0000000000000, float 0x3FE3333340000000, float 0x3FC9999A00000000, float 0x3FE9999A00000000, float 0x3FD9999A00000000, float 0x3FE0000000000000, float 0x3FE3333400000000, float 0x3FC9999800000000, float 0x3FE9999A00000000, float 0x3FD9999800000000, float 0x3FE0000000000000, float 0x3FE3333400000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
@low_row = private constant [5 x i64] [i64 0, i64 1, i64 3, i64 5, i64 6], align 64
@high_row = private constant [5 x i64] [i64 0, i64 2, i64 4, i64 5, i64 7], align 64
@share_row = private constant [5 x float] [float 0x3FE0000000000000, float 0x3FE5555540000000, float 0x3FD5555500000000, float 0x3FE0000000000000, float 0x3FE5555500000000], align 64
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
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
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v127, %end19 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 5
  %v15 = add i64 0, 1
  %v16 = mul i64 %v15, 5
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %body10 ], [ %v126, %end47 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = getelementptr inbounds float, ptr @share_row, i64 %v20
  %v23 = load float, ptr %v22, align 4
  %v24 = fsub float 0x3FF0000000000000, %v23
  %v25 = getelementptr inbounds i64, ptr @low_row, i64 %v20
  %v26 = load i64, ptr %v25, align 8
  %v27 = getelementptr inbounds i64, ptr @high_row, i64 %v20
  %v28 = load i64, ptr %v27, align 8
  %v29 = mul i64 %v12, 9
  %v30 = add i64 %v29, %v26
  %v31 = mul i64 %v30, 20
  %v32 = getelementptr inbounds float, ptr %v1, i64 %v31
  %v33 = insertelement <16 x float> poison, float %v24, i64 0
  %v34 = shufflevector <16 x float> %v33, <16 x float> poison, <16 x i32> zeroinitializer
  %v35 = mul i64 %v12, 9
  %v36 = add i64 %v35, %v28
  %v37 = mul i64 %v36, 20
  %v38 = getelementptr inbounds float, ptr %v1, i64 %v37
  %v39 = insertelement <16 x float> poison, float %v23, i64 0
  %v40 = shufflevector <16 x float> %v39, <16 x float> poison, <16 x i32> zeroinitializer
  %v41 = mul i64 %v12, 5
  %v42 = add i64 %v41, %v20
  %v43 = mul i64 %v42, 12
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v43
  br label %head45
head45:
  %v48 = phi i64 [ 0, %body18 ], [ %v75, %body46 ]
  %v49 = icmp slt i64 %v48, 0
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = getelementptr inbounds i64, ptr @starts, i64 %v48
  %v51 = load i64, ptr %v50, align 8
  %v52 = getelementptr inbounds float, ptr %v32, i64 %v51
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = fmul <16 x float> %v53, %v34
  %v55 = getelementptr inbounds float, ptr %v38, i64 %v51
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v56, <16 x float> %v40, <16 x float> %v54)
  %v58 = mul i64 %v48, 10
  %v59 = getelementptr inbounds i8, ptr @lanes0, i64 %v58
  %v60 = load <16 x i8>, ptr %v59, align 1
  %v61 = getelementptr inbounds i8, ptr @lanes1, i64 %v58
  %v62 = load <16 x i8>, ptr %v61, align 1
  %v63 = zext <16 x i8> %v60 to <16 x i32>
  %v64 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v57, <16 x i32> %v63)
  %v65 = zext <16 x i8> %v62 to <16 x i32>
  %v66 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v57, <16 x i32> %v65)
  %v67 = mul i64 %v48, 10
  %v68 = getelementptr inbounds float, ptr @shares, i64 %v67
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v69
  %v71 = fmul <16 x float> %v64, %v70
  %v72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v66, <16 x float> %v69, <16 x float> %v71)
  %v73 = mul i64 %v48, 10
  %v74 = getelementptr inbounds float, ptr %v44, i64 %v73
  store <16 x float> %v72, ptr %v74, align 4
  %v75 = add nsw i64 %v48, 1
  br label %head45
end47:
  %v76 = getelementptr inbounds i64, ptr @starts, i64 0
  %v77 = load i64, ptr %v76, align 8
  %v78 = getelementptr inbounds float, ptr %v32, i64 %v77
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = fmul <16 x float> %v79, %v34
  %v81 = getelementptr inbounds float, ptr %v38, i64 %v77
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v82, <16 x float> %v40, <16 x float> %v80)
  %v84 = mul i64 0, 10
  %v85 = getelementptr inbounds i8, ptr @lanes0, i64 %v84
  %v86 = load <16 x i8>, ptr %v85, align 1
  %v87 = getelementptr inbounds i8, ptr @lanes1, i64 %v84
  %v88 = load <16 x i8>, ptr %v87, align 1
  %v89 = zext <16 x i8> %v86 to <16 x i32>
  %v90 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v83, <16 x i32> %v89)
  %v91 = zext <16 x i8> %v88 to <16 x i32>
  %v92 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v83, <16 x i32> %v91)
  %v93 = mul i64 0, 10
  %v94 = getelementptr inbounds float, ptr @shares, i64 %v93
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v95
  %v97 = fmul <16 x float> %v90, %v96
  %v98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v95, <16 x float> %v97)
  %v99 = mul i64 0, 10
  %v100 = getelementptr inbounds float, ptr %v44, i64 %v99
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v98, ptr align 4 %v100, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v101 = getelementptr inbounds i64, ptr @starts, i64 1
  %v102 = load i64, ptr %v101, align 8
  %v103 = getelementptr inbounds float, ptr %v32, i64 %v102
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = fmul <16 x float> %v104, %v34
  %v106 = getelementptr inbounds float, ptr %v38, i64 %v102
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v107, <16 x float> %v40, <16 x float> %v105)
  %v109 = mul i64 1, 10
  %v110 = getelementptr inbounds i8, ptr @lanes0, i64 %v109
  %v111 = load <16 x i8>, ptr %v110, align 1
  %v112 = getelementptr inbounds i8, ptr @lanes1, i64 %v109
  %v113 = load <16 x i8>, ptr %v112, align 1
  %v114 = zext <16 x i8> %v111 to <16 x i32>
  %v115 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v108, <16 x i32> %v114)
  %v116 = zext <16 x i8> %v113 to <16 x i32>
  %v117 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v108, <16 x i32> %v116)
  %v118 = mul i64 1, 10
  %v119 = getelementptr inbounds float, ptr @shares, i64 %v118
  %v120 = load <16 x float>, ptr %v119, align 4
  %v121 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v120
  %v122 = fmul <16 x float> %v115, %v121
  %v123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v117, <16 x float> %v120, <16 x float> %v122)
  %v124 = mul i64 1, 10
  %v125 = getelementptr inbounds float, ptr %v44, i64 %v124
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v123, ptr align 4 %v125, <16 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v126 = add nsw i64 %v20, 1
  br label %head17
end19:
  %v127 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
