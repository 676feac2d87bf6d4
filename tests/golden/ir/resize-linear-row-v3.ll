; task {"attributes":{"axis":1,"mode":"pytorch_half_pixel","next_scale":1.5,"scale":1.0},"inputs":["f32[3,5,8,3]"],"op":"resize_linear","output":"f32[3,5,12,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 15 units
; scratch 0 bytes, 352 of each core
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
  %v8 = mul i64 %worker, 352
  %v9 = getelementptr inbounds i8, ptr %v7, i64 %v8
  br label %head10
head10:
  %v13 = phi i64 [ %lo, %entry ], [ %v64, %end54 ]
  %v14 = icmp slt i64 %v13, %hi
  br i1 %v14, label %body11, label %end12
body11:
  %v15 = add i64 0, 1
  %v16 = add i64 %v13, 0
  %v17 = mul i64 %v16, 24
  %v18 = getelementptr inbounds float, ptr %v1, i64 %v17
  %v19 = urem i64 0, 2
  %v20 = mul i64 %v19, 44
  %v21 = getelementptr inbounds float, ptr %v9, i64 %v20
  br label %head22
head22:
  %v25 = phi i64 [ 0, %body11 ], [ %v46, %body23 ]
  %v26 = icmp slt i64 %v25, 8
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = mul i64 %v25, 5
  %v28 = getelementptr inbounds i64, ptr @starts, i64 %v25
  %v29 = load i64, ptr %v28, align 8
  %v30 = getelementptr inbounds float, ptr %v18, i64 %v29
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds i8, ptr @lanes0, i64 %v27
  %v33 = load <8 x i8>, ptr %v32, align 1
  %v34 = getelementptr inbounds i8, ptr @lanes1, i64 %v27
  %v35 = load <8 x i8>, ptr %v34, align 1
  %v36 = zext <8 x i8> %v33 to <8 x i32>
  %v37 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v31, <8 x i32> %v36)
  %v38 = zext <8 x i8> %v35 to <8 x i32>
  %v39 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %v31, <8 x i32> %v38)
  %v40 = getelementptr inbounds float, ptr @shares, i64 %v27
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fsub <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v41
  %v43 = fmul <8 x float> %v37, %v42
  %v44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v41, <8 x float> %v43)
  %v45 = getelementptr inbounds float, ptr %v21, i64 %v27
  store <8 x float> %v44, ptr %v45, align 4
  %v46 = add nsw i64 %v25, 1
  br label %head22
end24:
  %v47 = urem i64 0, 2
  %v48 = mul i64 %v47, 44
  %v49 = getelementptr inbounds float, ptr %v9, i64 %v48
  %v50 = mul i64 %v13, 36
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  br label %head52
head52:
  %v55 = phi i64 [ 0, %end24 ], [ %v60, %body53 ]
  %v56 = icmp slt i64 %v55, 32
  br i1 %v56, label %body53, label %end54
body53:
  %v57 = getelementptr inbounds float, ptr %v49, i64 %v55
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v51, i64 %v55
  store <8 x float> %v58, ptr %v59, align 4
  %v60 = add nsw i64 %v55, 8
  br label %head52
end54:
  %v61 = getelementptr inbounds float, ptr %v49, i64 32
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %v51, i64 32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v62, ptr align 4 %v63, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  %v64 = add nsw i64 %v13, 1
  br label %head10
end12:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
