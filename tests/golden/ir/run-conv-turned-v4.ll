; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"tail":"t0=relu(x0)","turned":1},"inputs":["f32[1,4,5,6]","f32[6,9,1,2]","f32[9]"],"op":"run_conv","output":"f32[1,4,4,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"format":"dense","impl":"direct","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_pack: 1 units
; phase k_product: 4 units
; scratch 768 bytes, 0 of each core
; packed input 2: float32 (1, 16) ead07ab5a1bb3e27
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_pack_9(ptr %w, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v16, %body2 ]
  %v5 = icmp slt i64 %v4, 6
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 18
  %v7 = getelementptr inbounds float, ptr %w, i64 %v6
  %v8 = mul i64 %v4, 16
  %v9 = getelementptr inbounds float, ptr %to, i64 %v8
  %v10 = load <16 x float>, ptr %v7, align 4
  %v11 = getelementptr inbounds float, ptr %v7, i64 16
  %v12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v11, <16 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v13 = shufflevector <16 x float> %v10, <16 x float> %v12, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17>
  store <16 x float> %v13, ptr %v9, align 4
  %v14 = shufflevector <16 x float> %v10, <16 x float> %v12, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v15 = getelementptr inbounds float, ptr %v9, i64 96
  store <16 x float> %v14, ptr %v15, align 4
  %v16 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_pack_16(ptr %w, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v16, %body2 ]
  %v5 = icmp slt i64 %v4, 6
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 18
  %v7 = getelementptr inbounds float, ptr %w, i64 %v6
  %v8 = mul i64 %v4, 16
  %v9 = getelementptr inbounds float, ptr %to, i64 %v8
  %v10 = load <16 x float>, ptr %v7, align 4
  %v11 = getelementptr inbounds float, ptr %v7, i64 16
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = shufflevector <16 x float> %v10, <16 x float> %v12, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  store <16 x float> %v13, ptr %v9, align 4
  %v14 = shufflevector <16 x float> %v10, <16 x float> %v12, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v15 = getelementptr inbounds float, ptr %v9, i64 96
  store <16 x float> %v14, ptr %v15, align 4
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
  %v16 = phi i64 [ %lo, %entry ], [ %v32, %end31 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 108
  %v19 = add i64 %v18, 0
  %v20 = mul i64 0, 32
  %v21 = add i64 %v19, %v20
  %v22 = getelementptr inbounds float, ptr %v3, i64 %v21
  %v23 = mul i64 %v16, 192
  %v24 = add i64 %v23, 0
  %v25 = getelementptr inbounds float, ptr %v9, i64 %v24
  %v26 = icmp eq i64 0, 0
  %v27 = xor i1 %v26, true
  br i1 %v27, label %then28, label %end29
then28:
  call void @k_pack_16(ptr %v22, ptr %v25)
  br label %end29
end29:
  br i1 %v26, label %then30, label %end31
then30:
  call void @k_pack_9(ptr %v22, ptr %v25)
  br label %end31
end31:
  %v32 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <16 x float> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <16 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <16 x float> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <16 x float> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 6
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <16 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 6
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 12
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 18
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v35, <16 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v6, i64 7
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v6, i64 13
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v6, i64 19
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds float, ptr %v7, i64 32
  %v57 = getelementptr inbounds float, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v60 = select <16 x i1> %v59, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v9
  %v61 = add i64 %row, 1
  %v62 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v63 = select <16 x i1> %v62, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v10
  %v64 = add i64 %row, 2
  %v65 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v66 = select <16 x i1> %v65, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v11
  %v67 = add i64 %row, 3
  %v68 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v69 = select <16 x i1> %v68, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v12
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v60, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v70 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v63, ptr align 4 %v70, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v66, ptr align 4 %v71, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v72 = getelementptr inbounds float, ptr %c, i64 27
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v69, ptr align 4 %v72, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v58, %end20 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ 0, %body14 ], [ %v57, %end56 ]
  %v22 = icmp slt i64 %v21, 1
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v16, 4
  %v24 = urem i64 %v16, 4
  %v25 = mul i64 0, 4
  %v26 = mul i64 %v23, 120
  %v27 = mul i64 %v24, 30
  %v28 = add i64 %v26, %v27
  %v29 = mul i64 %v25, 6
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v21, 6
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v21, 9
  %v34 = mul i64 0, 16
  %v35 = add i64 %v33, %v34
  %v36 = mul i64 %v23, 4
  %v37 = add i64 %v36, %v24
  %v38 = mul i64 %v37, 4
  %v39 = add i64 %v38, %v25
  %v40 = mul i64 %v39, 9
  %v41 = add i64 %v40, %v35
  %v42 = mul i64 %v21, 192
  %v43 = add i64 %v42, 192
  %v44 = getelementptr inbounds float, ptr %v9, i64 %v43
  %v45 = getelementptr inbounds i8, ptr %v44, i64 0
  %v46 = getelementptr inbounds float, ptr %v1, i64 %v32
  %v47 = getelementptr inbounds float, ptr %v9, i64 %v42
  %v48 = getelementptr inbounds float, ptr %v7, i64 %v41
  %v49 = mul i64 %v21, 16
  %v50 = getelementptr inbounds float, ptr %v5, i64 %v49
  %v51 = icmp eq i64 %v24, 3
  %v52 = icmp eq i64 0, 0
  %v53 = icmp eq i64 0, 0
  %v54 = and i1 true, %v53
  br i1 %v54, label %then55, label %end56
then55:
  call void @k_tile_0001(ptr %v46, ptr %v47, ptr %v48, ptr %v50, ptr %v45, i64 %v39, i64 %v35)
  br label %end56
end56:
  %v57 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v58 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
