; task {"attributes":{"axis":1,"mode":"asymmetric","next_scale":0.625,"scale":0.6},"inputs":["f32[3,9,20]"],"op":"resize_linear","output":"f32[3,5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 3 units
; scratch 0 bytes, 288 of each core
@starts = private constant [2 x i64] [i64 0, i64 4], align 64
@lanes0 = private constant [28 x i8] [i8 0, i8 1, i8 3, i8 4, i8 6, i8 8, i8 9, i8 11, i8 12, i8 14, i8 12, i8 13, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [28 x i8] [i8 0, i8 2, i8 4, i8 5, i8 7, i8 8, i8 10, i8 12, i8 13, i8 15, i8 12, i8 14, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [28 x float] [float 0x3FE0000000000000, float 0x3FE3333340000000, float 0x3FC9999A00000000, float 0x3FE9999A00000000, float 0x3FD9999A00000000, float 0x3FE0000000000000, float 0x3FE3333400000000, float 0x3FC9999800000000, float 0x3FE9999A00000000, float 0x3FD9999800000000, float 0x3FE0000000000000, float 0x3FE3333400000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
@low_row = private constant [5 x i64] [i64 0, i64 1, i64 3, i64 5, i64 6], align 64
@high_row = private constant [5 x i64] [i64 0, i64 2, i64 4, i64 5, i64 7], align 64
@share_row = private constant [5 x float] [float 0x3FE0000000000000, float 0x3FE5555540000000, float 0x3FD5555500000000, float 0x3FE0000000000000, float 0x3FE5555500000000], align 64
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
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
  %v8 = mul i64 %worker, 288
  %v9 = getelementptr inbounds i8, ptr %v7, i64 %v8
  br label %head10
head10:
  %v13 = phi i64 [ %lo, %entry ], [ %v108, %end26 ]
  %v14 = icmp slt i64 %v13, %hi
  br i1 %v14, label %body11, label %end12
body11:
  %v15 = mul i64 0, 5
  %v16 = add i64 0, 1
  %v17 = mul i64 %v16, 5
  %v18 = urem i64 0, 2
  %v19 = mul i64 %v18, 36
  %v20 = getelementptr inbounds float, ptr %v9, i64 %v19
  %v21 = urem i64 1, 2
  %v22 = mul i64 %v21, 36
  %v23 = getelementptr inbounds float, ptr %v9, i64 %v22
  br label %head24
head24:
  %v27 = phi i64 [ %v15, %body11 ], [ %v107, %end99 ]
  %v28 = icmp slt i64 %v27, %v17
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds float, ptr @share_row, i64 %v27
  %v30 = load float, ptr %v29, align 4
  %v31 = fsub float 0x3FF0000000000000, %v30
  %v32 = getelementptr inbounds i64, ptr @low_row, i64 %v27
  %v33 = load i64, ptr %v32, align 8
  %v34 = getelementptr inbounds i64, ptr @high_row, i64 %v27
  %v35 = load i64, ptr %v34, align 8
  %v36 = mul i64 %v13, 9
  %v37 = add i64 %v36, %v33
  %v38 = mul i64 %v37, 20
  %v39 = getelementptr inbounds float, ptr %v1, i64 %v38
  %v40 = insertelement <16 x float> poison, float %v31, i64 0
  %v41 = shufflevector <16 x float> %v40, <16 x float> poison, <16 x i32> zeroinitializer
  %v42 = mul i64 %v13, 9
  %v43 = add i64 %v42, %v35
  %v44 = mul i64 %v43, 20
  %v45 = getelementptr inbounds float, ptr %v1, i64 %v44
  %v46 = insertelement <16 x float> poison, float %v30, i64 0
  %v47 = shufflevector <16 x float> %v46, <16 x float> poison, <16 x i32> zeroinitializer
  br label %head48
head48:
  %v51 = phi i64 [ 0, %body25 ], [ %v60, %body49 ]
  %v52 = icmp slt i64 %v51, 16
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = getelementptr inbounds float, ptr %v39, i64 %v51
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = fmul <16 x float> %v54, %v41
  %v56 = getelementptr inbounds float, ptr %v45, i64 %v51
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v57, <16 x float> %v47, <16 x float> %v55)
  %v59 = getelementptr inbounds float, ptr %v20, i64 %v51
  store <16 x float> %v58, ptr %v59, align 4
  %v60 = add nsw i64 %v51, 16
  br label %head48
end50:
  %v61 = getelementptr inbounds float, ptr %v39, i64 16
  %v62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v61, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v63 = fmul <16 x float> %v62, %v41
  %v64 = getelementptr inbounds float, ptr %v45, i64 16
  %v65 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v64, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v65, <16 x float> %v47, <16 x float> %v63)
  %v67 = getelementptr inbounds float, ptr %v20, i64 16
  store <16 x float> %v66, ptr %v67, align 4
  br label %head68
head68:
  %v71 = phi i64 [ 0, %end50 ], [ %v92, %body69 ]
  %v72 = icmp slt i64 %v71, 2
  br i1 %v72, label %body69, label %end70
body69:
  %v73 = mul i64 %v71, 10
  %v74 = getelementptr inbounds i64, ptr @starts, i64 %v71
  %v75 = load i64, ptr %v74, align 8
  %v76 = getelementptr inbounds float, ptr %v20, i64 %v75
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds i8, ptr @lanes0, i64 %v73
  %v79 = load <16 x i8>, ptr %v78, align 1
  %v80 = getelementptr inbounds i8, ptr @lanes1, i64 %v73
  %v81 = load <16 x i8>, ptr %v80, align 1
  %v82 = zext <16 x i8> %v79 to <16 x i32>
  %v83 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v77, <16 x i32> %v82)
  %v84 = zext <16 x i8> %v81 to <16 x i32>
  %v85 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v77, <16 x i32> %v84)
  %v86 = getelementptr inbounds float, ptr @shares, i64 %v73
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = fsub <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v87
  %v89 = fmul <16 x float> %v83, %v88
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v85, <16 x float> %v87, <16 x float> %v89)
  %v91 = getelementptr inbounds float, ptr %v23, i64 %v73
  store <16 x float> %v90, ptr %v91, align 4
  %v92 = add nsw i64 %v71, 1
  br label %head68
end70:
  %v93 = mul i64 %v13, 5
  %v94 = add i64 %v93, %v27
  %v95 = mul i64 %v94, 12
  %v96 = getelementptr inbounds float, ptr %v3, i64 %v95
  br label %head97
head97:
  %v100 = phi i64 [ 0, %end70 ], [ %v105, %body98 ]
  %v101 = icmp slt i64 %v100, 0
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = getelementptr inbounds float, ptr %v23, i64 %v100
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = getelementptr inbounds float, ptr %v96, i64 %v100
  store <16 x float> %v103, ptr %v104, align 4
  %v105 = add nsw i64 %v100, 16
  br label %head97
end99:
  %v106 = load <16 x float>, ptr %v23, align 4
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v106, ptr align 4 %v96, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v107 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v108 = add nsw i64 %v13, 1
  br label %head10
end12:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
