; task {"attributes":{"axis":1,"mode":"pytorch_half_pixel","next_scale":1.5,"scale":1.0},"inputs":["f32[3,5,8,3]"],"op":"resize_linear","output":"f32[3,5,12,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 15 units
; scratch 0 bytes, 0 of each core
@starts = private constant [8 x i64] [i64 0, i64 2, i64 4, i64 9, i64 11, i64 15, i64 16, i64 16], align 64
@lanes0 = private constant [44 x i8] [i8 0, i8 1, i8 2, i8 0, i8 1, i8 0, i8 1, i8 2, i8 3, i8 1, i8 0, i8 1, i8 2, i8 3, i8 4, i8 0, i8 1, i8 2, i8 0, i8 1, i8 0, i8 1, i8 2, i8 3, i8 4, i8 1, i8 2, i8 0, i8 1, i8 2, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@lanes1 = private constant [44 x i8] [i8 0, i8 1, i8 2, i8 3, i8 4, i8 3, i8 4, i8 5, i8 6, i8 4, i8 3, i8 4, i8 5, i8 6, i8 7, i8 3, i8 4, i8 5, i8 3, i8 4, i8 3, i8 4, i8 5, i8 6, i8 7, i8 4, i8 5, i8 3, i8 4, i8 5, i8 5, i8 6, i8 7, i8 5, i8 6, i8 7, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@shares = private constant [44 x float] [float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FC5555500000000, float 0x3FC5555500000000, float 0x3FC5555500000000, float 0x3FEAAAAA80000000, float 0x3FEAAAAA80000000, float 0x3FEAAAAA80000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FC5555600000000, float 0x3FC5555600000000, float 0x3FC5555600000000, float 0x3FEAAAAB00000000, float 0x3FEAAAAB00000000, float 0x3FEAAAAB00000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FC5555400000000, float 0x3FC5555400000000, float 0x3FC5555400000000, float 0x3FEAAAAB00000000, float 0x3FEAAAAB00000000, float 0x3FEAAAAB00000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000], align 64
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v89, %end22 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = add i64 0, 1
  %v15 = add i64 %v12, 0
  %v16 = mul i64 %v15, 24
  %v17 = getelementptr inbounds float, ptr %v1, i64 %v16
  %v18 = mul i64 %v12, 36
  %v19 = getelementptr inbounds float, ptr %v3, i64 %v18
  br label %head20
head20:
  %v23 = phi i64 [ 0, %body10 ], [ %v46, %body21 ]
  %v24 = icmp slt i64 %v23, 6
  br i1 %v24, label %body21, label %end22
body21:
  %v25 = getelementptr inbounds i64, ptr @starts, i64 %v23
  %v26 = load i64, ptr %v25, align 8
  %v27 = getelementptr inbounds float, ptr %v17, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = mul i64 %v23, 5
  %v30 = getelementptr inbounds i8, ptr @lanes0, i64 %v29
  %v31 = load <8 x i8>, ptr %v30, align 1
  %v32 = getelementptr inbounds i8, ptr @lanes1, i64 %v29
  %v33 = load <8 x i8>, ptr %v32, align 1
  %v34 = zext <8 x i8> %v31 to <8 x i32>
  %v35 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v28, <8 x i32> %v34)
  %v36 = zext <8 x i8> %v33 to <8 x i32>
  %v37 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v28, <8 x i32> %v36)
  %v38 = mul i64 %v23, 5
  %v39 = getelementptr inbounds float, ptr @shares, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fsub <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v40
  %v42 = fmul <8 x float> %v35, %v41
  %v43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v40, <8 x float> %v42)
  %v44 = mul i64 %v23, 5
  %v45 = getelementptr inbounds float, ptr %v19, i64 %v44
  store <8 x float> %v43, ptr %v45, align 4
  %v46 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v47 = getelementptr inbounds i64, ptr @starts, i64 6
  %v48 = load i64, ptr %v47, align 8
  %v49 = getelementptr inbounds float, ptr %v17, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = mul i64 6, 5
  %v52 = getelementptr inbounds i8, ptr @lanes0, i64 %v51
  %v53 = load <8 x i8>, ptr %v52, align 1
  %v54 = getelementptr inbounds i8, ptr @lanes1, i64 %v51
  %v55 = load <8 x i8>, ptr %v54, align 1
  %v56 = zext <8 x i8> %v53 to <8 x i32>
  %v57 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v50, <8 x i32> %v56)
  %v58 = zext <8 x i8> %v55 to <8 x i32>
  %v59 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v50, <8 x i32> %v58)
  %v60 = mul i64 6, 5
  %v61 = getelementptr inbounds float, ptr @shares, i64 %v60
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = fsub <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v62
  %v64 = fmul <8 x float> %v57, %v63
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v59, <8 x float> %v62, <8 x float> %v64)
  %v66 = mul i64 6, 5
  %v67 = getelementptr inbounds float, ptr %v19, i64 %v66
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v65, ptr align 4 %v67, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v68 = getelementptr inbounds i64, ptr @starts, i64 7
  %v69 = load i64, ptr %v68, align 8
  %v70 = getelementptr inbounds float, ptr %v17, i64 %v69
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = mul i64 7, 5
  %v73 = getelementptr inbounds i8, ptr @lanes0, i64 %v72
  %v74 = load <8 x i8>, ptr %v73, align 1
  %v75 = getelementptr inbounds i8, ptr @lanes1, i64 %v72
  %v76 = load <8 x i8>, ptr %v75, align 1
  %v77 = zext <8 x i8> %v74 to <8 x i32>
  %v78 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v71, <8 x i32> %v77)
  %v79 = zext <8 x i8> %v76 to <8 x i32>
  %v80 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v71, <8 x i32> %v79)
  %v81 = mul i64 7, 5
  %v82 = getelementptr inbounds float, ptr @shares, i64 %v81
  %v83 = load <8 x float>, ptr %v82, align 4
  %v84 = fsub <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v83
  %v85 = fmul <8 x float> %v78, %v84
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v80, <8 x float> %v83, <8 x float> %v85)
  %v87 = mul i64 7, 5
  %v88 = getelementptr inbounds float, ptr %v19, i64 %v87
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v86, ptr align 4 %v88, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v89 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
