; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1],"tail":"t0=relu(x0)","turned":1},"inputs":["f32[1,4,5,6]","f32[6,9,1,2]","f32[9]"],"op":"run_conv","output":"f32[1,4,4,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"format":"dense","impl":"direct","k_slices":1,"outer":"rows","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_pack: 6 units
; phase k_product: 4 units
; scratch 576 bytes, 0 of each core
; packed input 2: float32 (1, 12) 03f4f3661a21a415
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_pack_1(ptr %w, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v14, %body2 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 18
  %v7 = getelementptr inbounds float, ptr %w, i64 %v6
  %v8 = mul i64 %v4, 4
  %v9 = getelementptr inbounds float, ptr %to, i64 %v8
  %v10 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v7, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v11 = shufflevector <4 x float> %v10, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  store <4 x float> %v11, ptr %v9, align 4
  %v12 = shufflevector <4 x float> %v10, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
  %v13 = getelementptr inbounds float, ptr %v9, i64 24
  store <4 x float> %v12, ptr %v13, align 4
  %v14 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_pack_4(ptr %w, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v16, %body2 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 18
  %v7 = getelementptr inbounds float, ptr %w, i64 %v6
  %v8 = mul i64 %v4, 4
  %v9 = getelementptr inbounds float, ptr %to, i64 %v8
  %v10 = load <4 x float>, ptr %v7, align 4
  %v11 = getelementptr inbounds float, ptr %v7, i64 4
  %v12 = load <4 x float>, ptr %v11, align 4
  %v13 = shufflevector <4 x float> %v10, <4 x float> %v12, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  store <4 x float> %v13, ptr %v9, align 4
  %v14 = shufflevector <4 x float> %v10, <4 x float> %v12, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %v15 = getelementptr inbounds float, ptr %v9, i64 24
  store <4 x float> %v14, ptr %v15, align 4
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
  %v16 = phi i64 [ %lo, %entry ], [ %v41, %end40 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = udiv i64 %v16, 2
  %v19 = urem i64 %v16, 2
  %v20 = mul i64 %v19, 4
  %v21 = icmp slt i64 %v20, 2
  %v22 = select i1 %v21, i64 %v20, i64 2
  %v23 = udiv i64 %v18, 3
  %v24 = urem i64 %v18, 3
  %v25 = mul i64 %v23, 108
  %v26 = mul i64 %v22, 18
  %v27 = add i64 %v25, %v26
  %v28 = mul i64 %v24, 8
  %v29 = add i64 %v27, %v28
  %v30 = getelementptr inbounds float, ptr %v3, i64 %v29
  %v31 = mul i64 %v18, 48
  %v32 = mul i64 %v22, 4
  %v33 = add i64 %v31, %v32
  %v34 = getelementptr inbounds float, ptr %v9, i64 %v33
  %v35 = icmp eq i64 %v24, 2
  %v36 = xor i1 %v35, true
  br i1 %v36, label %then37, label %end38
then37:
  call void @k_pack_4(ptr %v30, ptr %v34)
  br label %end38
end38:
  br i1 %v35, label %then39, label %end40
then39:
  call void @k_pack_1(ptr %v30, ptr %v34)
  br label %end40
end40:
  %v41 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v66, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v65, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v64, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v57, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v63, %body3 ]
  %v13 = icmp slt i64 %v5, 6
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 6
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 12
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 18
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v12
  %v38 = getelementptr inbounds float, ptr %v7, i64 4
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 1
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v39
  %v45 = fadd <4 x float> %v44, %v19
  %v46 = getelementptr inbounds float, ptr %v6, i64 7
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v39
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v6, i64 13
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v39
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v6, i64 19
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v39
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds float, ptr %v7, i64 8
  %v65 = getelementptr inbounds float, ptr %v6, i64 2
  %v66 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v67 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v68 = select <4 x i1> %v67, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v9
  %v69 = add i64 %row, 1
  %v70 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v71 = select <4 x i1> %v70, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v10
  %v72 = add i64 %row, 2
  %v73 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v74 = select <4 x i1> %v73, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v11
  %v75 = add i64 %row, 3
  %v76 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v77 = select <4 x i1> %v76, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v12
  store <4 x float> %v68, ptr %c, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 9
  store <4 x float> %v71, ptr %v78, align 4
  %v79 = getelementptr inbounds float, ptr %c, i64 18
  store <4 x float> %v74, ptr %v79, align 4
  %v80 = getelementptr inbounds float, ptr %c, i64 27
  store <4 x float> %v77, ptr %v80, align 4
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v66, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v65, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v64, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v45, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v57, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v63, %body3 ]
  %v13 = icmp slt i64 %v5, 6
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 6
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 12
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 18
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v12
  %v38 = getelementptr inbounds float, ptr %v7, i64 4
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v6, i64 1
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v39
  %v45 = fadd <4 x float> %v44, %v19
  %v46 = getelementptr inbounds float, ptr %v6, i64 7
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v39
  %v51 = fadd <4 x float> %v50, %v25
  %v52 = getelementptr inbounds float, ptr %v6, i64 13
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v39
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v6, i64 19
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v39
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds float, ptr %v7, i64 8
  %v65 = getelementptr inbounds float, ptr %v6, i64 2
  %v66 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v67 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v68 = select <4 x i1> %v67, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v9
  %v69 = add i64 %row, 1
  %v70 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v71 = select <4 x i1> %v70, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v10
  %v72 = add i64 %row, 2
  %v73 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v74 = select <4 x i1> %v73, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v11
  %v75 = add i64 %row, 3
  %v76 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v77 = select <4 x i1> %v76, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v68, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v78 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v71, ptr align 4 %v78, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v79 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v74, ptr align 4 %v79, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v80 = getelementptr inbounds float, ptr %c, i64 27
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v77, ptr align 4 %v80, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v22 = icmp slt i64 %v21, 3
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v16, 4
  %v24 = urem i64 %v16, 4
  %v25 = udiv i64 %v21, 3
  %v26 = urem i64 %v21, 3
  %v27 = mul i64 0, 4
  %v28 = mul i64 %v23, 120
  %v29 = mul i64 %v24, 30
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 6
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v25, 6
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v25, 9
  %v36 = mul i64 %v26, 4
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 4
  %v39 = add i64 %v38, %v24
  %v40 = mul i64 %v39, 4
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 9
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v21, 48
  %v45 = add i64 %v44, 48
  %v46 = getelementptr inbounds float, ptr %v9, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = getelementptr inbounds float, ptr %v1, i64 %v34
  %v49 = getelementptr inbounds float, ptr %v9, i64 %v44
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v51 = mul i64 %v21, 4
  %v52 = getelementptr inbounds float, ptr %v5, i64 %v51
  %v53 = icmp eq i64 %v24, 3
  %v54 = icmp eq i64 0, 0
  %v55 = icmp eq i64 %v26, 2
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
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
