; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"tail":"t0=relu(x0)","turned":1},"inputs":["f32[1,4,5,6]","f32[6,9,1,2]","f32[9]"],"op":"run_conv","output":"f32[1,4,4,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"format":"dense","impl":"direct","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_pack: 2 units
; phase k_product: 4 units
; scratch 768 bytes, 0 of each core
; packed input 2: float32 (1, 16) ead07ab5a1bb3e27
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_pack_1(ptr %w, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v14, %body2 ]
  %v5 = icmp slt i64 %v4, 6
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 18
  %v7 = getelementptr inbounds float, ptr %w, i64 %v6
  %v8 = mul i64 %v4, 8
  %v9 = getelementptr inbounds float, ptr %to, i64 %v8
  %v10 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v7, <8 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v11 = shufflevector <8 x float> %v10, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  store <8 x float> %v11, ptr %v9, align 4
  %v12 = shufflevector <8 x float> %v10, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v13 = getelementptr inbounds float, ptr %v9, i64 48
  store <8 x float> %v12, ptr %v13, align 4
  %v14 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_pack_8(ptr %w, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v16, %body2 ]
  %v5 = icmp slt i64 %v4, 6
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 18
  %v7 = getelementptr inbounds float, ptr %w, i64 %v6
  %v8 = mul i64 %v4, 8
  %v9 = getelementptr inbounds float, ptr %to, i64 %v8
  %v10 = load <8 x float>, ptr %v7, align 4
  %v11 = getelementptr inbounds float, ptr %v7, i64 8
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = shufflevector <8 x float> %v10, <8 x float> %v12, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  store <8 x float> %v13, ptr %v9, align 4
  %v14 = shufflevector <8 x float> %v10, <8 x float> %v12, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v15 = getelementptr inbounds float, ptr %v9, i64 48
  store <8 x float> %v14, ptr %v15, align 4
  %v16 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define void @k_pack(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v34, %end33 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v18, 108
  %v21 = add i64 %v20, 0
  %v22 = mul i64 %v19, 16
  %v23 = add i64 %v21, %v22
  %v24 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v25 = mul i64 %v16, 96
  %v26 = add i64 %v25, 0
  %v27 = getelementptr inbounds float, ptr %v9, i64 %v26
  %v28 = icmp eq i64 %v19, 1
  %v29 = xor i1 %v28, true
  br i1 %v29, label %then30, label %end31
then30:
  call void @k_pack_8(ptr %v24, ptr %v27)
  br label %end31
end31:
  br i1 %v28, label %then32, label %end33
then32:
  call void @k_pack_1(ptr %v24, ptr %v27)
  br label %end33
end33:
  %v34 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 6
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 6
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 12
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 18
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v35, <8 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 7
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v35, <8 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 13
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v35, <8 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 19
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v35, <8 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 16
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v60 = select <8 x i1> %v59, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v61 = add i64 %row, 1
  %v62 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v63 = select <8 x i1> %v62, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v64 = add i64 %row, 2
  %v65 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v66 = select <8 x i1> %v65, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v67 = add i64 %row, 3
  %v68 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v69 = select <8 x i1> %v68, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  store <8 x float> %v60, ptr %c, align 4
  %v70 = getelementptr inbounds float, ptr %c, i64 9
  store <8 x float> %v63, ptr %v70, align 4
  %v71 = getelementptr inbounds float, ptr %c, i64 18
  store <8 x float> %v66, ptr %v71, align 4
  %v72 = getelementptr inbounds float, ptr %c, i64 27
  store <8 x float> %v69, ptr %v72, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 6
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 6
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 12
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 18
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v35, <8 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 7
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v35, <8 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 13
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v35, <8 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 19
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v35, <8 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 16
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v60 = select <8 x i1> %v59, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v9
  %v61 = add i64 %row, 1
  %v62 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v63 = select <8 x i1> %v62, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v10
  %v64 = add i64 %row, 2
  %v65 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v66 = select <8 x i1> %v65, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v11
  %v67 = add i64 %row, 3
  %v68 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v69 = select <8 x i1> %v68, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v60, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v70 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v63, ptr align 4 %v70, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v66, ptr align 4 %v71, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v72 = getelementptr inbounds float, ptr %c, i64 27
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v69, ptr align 4 %v72, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v64, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v63, %end62 ]
  %v22 = icmp slt i64 %v21, 2
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v16, 4
  %v24 = urem i64 %v16, 4
  %v25 = udiv i64 %v21, 2
  %v26 = urem i64 %v21, 2
  %v27 = mul i64 0, 4
  %v28 = mul i64 %v23, 120
  %v29 = mul i64 %v24, 30
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 6
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v25, 6
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v25, 9
  %v36 = mul i64 %v26, 8
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 4
  %v39 = add i64 %v38, %v24
  %v40 = mul i64 %v39, 4
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 9
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v21, 96
  %v45 = add i64 %v44, 96
  %v46 = getelementptr inbounds float, ptr %v9, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = getelementptr inbounds float, ptr %v1, i64 %v34
  %v49 = getelementptr inbounds float, ptr %v9, i64 %v44
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v51 = mul i64 %v21, 8
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v51
  %v53 = icmp eq i64 %v24, 3
  %v54 = icmp eq i64 0, 0
  %v55 = icmp eq i64 %v26, 1
  %v56 = xor i1 %v55, true
  %v57 = and i1 true, %v56
  br i1 %v57, label %then58, label %end59
then58:
  call void @k_tile_0000(ptr %v48, ptr %v49, ptr %v50, ptr %v52, ptr %v47, i64 %v41, i64 %v37)
  br label %end59
end59:
  %v60 = and i1 true, %v55
  br i1 %v60, label %then61, label %end62
then61:
  call void @k_tile_0001(ptr %v48, ptr %v49, ptr %v50, ptr %v52, ptr %v47, i64 %v41, i64 %v37)
  br label %end62
end62:
  %v63 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v64 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
