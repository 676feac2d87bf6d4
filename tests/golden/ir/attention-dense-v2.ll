; task {"attributes":{"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,1,3],"scores":"t0=mul(x0,0.25)"},"inputs":["f32[1,9,2,12]","f32[1,11,2,12]","f32[1,11,2,12]"],"op":"attention","output":"f32[1,9,2,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"block_tiles":2,"format":"dense","prefetch":"none","softmax_rows":1,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k: 6 units
; scratch 0 bytes, 896 of each core
define internal void @k_keys(ptr %source, ptr %target) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end13 ]
  %v5 = icmp slt i64 %v4, 2
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 4
  %v7 = mul i64 %v6, 24
  %v8 = getelementptr inbounds float, ptr %source, i64 %v7
  %v9 = mul i64 %v4, 48
  %v10 = getelementptr inbounds float, ptr %target, i64 %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body2 ], [ %v38, %body12 ]
  %v15 = icmp slt i64 %v14, 3
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 4
  %v17 = getelementptr inbounds float, ptr %v8, i64 %v16
  %v18 = mul i64 %v16, 4
  %v19 = getelementptr inbounds float, ptr %v10, i64 %v18
  %v20 = load <4 x float>, ptr %v17, align 4
  %v21 = getelementptr inbounds float, ptr %v17, i64 24
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v17, i64 48
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v17, i64 72
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = shufflevector <4 x float> %v20, <4 x float> %v22, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v28 = shufflevector <4 x float> %v20, <4 x float> %v22, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v29 = shufflevector <4 x float> %v24, <4 x float> %v26, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v30 = shufflevector <4 x float> %v24, <4 x float> %v26, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v31 = shufflevector <4 x float> %v27, <4 x float> %v29, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v32 = shufflevector <4 x float> %v27, <4 x float> %v29, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v33 = shufflevector <4 x float> %v28, <4 x float> %v30, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v34 = shufflevector <4 x float> %v28, <4 x float> %v30, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x float> %v31, ptr %v19, align 4
  %v35 = getelementptr inbounds float, ptr %v19, i64 4
  store <4 x float> %v33, ptr %v35, align 4
  %v36 = getelementptr inbounds float, ptr %v19, i64 8
  store <4 x float> %v32, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %v19, i64 12
  store <4 x float> %v34, ptr %v37, align 4
  %v38 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v40 = mul i64 2, 4
  %v41 = mul i64 %v40, 24
  %v42 = getelementptr inbounds float, ptr %source, i64 %v41
  %v43 = mul i64 2, 48
  %v44 = getelementptr inbounds float, ptr %target, i64 %v43
  br label %head45
head45:
  %v48 = phi i64 [ 0, %end3 ], [ %v70, %body46 ]
  %v49 = icmp slt i64 %v48, 3
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = mul i64 %v48, 4
  %v51 = getelementptr inbounds float, ptr %v42, i64 %v50
  %v52 = mul i64 %v50, 4
  %v53 = getelementptr inbounds float, ptr %v44, i64 %v52
  %v54 = load <4 x float>, ptr %v51, align 4
  %v55 = getelementptr inbounds float, ptr %v51, i64 24
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v51, i64 48
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = shufflevector <4 x float> %v54, <4 x float> %v56, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v60 = shufflevector <4 x float> %v54, <4 x float> %v56, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v61 = shufflevector <4 x float> %v58, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v62 = shufflevector <4 x float> %v58, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v63 = shufflevector <4 x float> %v59, <4 x float> %v61, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v64 = shufflevector <4 x float> %v59, <4 x float> %v61, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v65 = shufflevector <4 x float> %v60, <4 x float> %v62, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v66 = shufflevector <4 x float> %v60, <4 x float> %v62, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x float> %v63, ptr %v53, align 4
  %v67 = getelementptr inbounds float, ptr %v53, i64 4
  store <4 x float> %v65, ptr %v67, align 4
  %v68 = getelementptr inbounds float, ptr %v53, i64 8
  store <4 x float> %v64, ptr %v68, align 4
  %v69 = getelementptr inbounds float, ptr %v53, i64 12
  store <4 x float> %v66, ptr %v69, align 4
  %v70 = add nsw i64 %v48, 1
  br label %head45
end47:
  ret void
}
define internal void @k_scores_tile_1_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v25, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v24, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v23, %body2 ]
  %v9 = icmp slt i64 %v4, 6
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <4 x float> poison, float %v11, i64 0
  %v13 = shufflevector <4 x float> %v12, <4 x float> poison, <4 x i32> zeroinitializer
  %v14 = fmul <4 x float> %v13, %v10
  %v15 = fadd <4 x float> %v14, %v8
  %v16 = getelementptr inbounds float, ptr %v6, i64 4
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v5, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v17
  %v23 = fadd <4 x float> %v22, %v15
  %v24 = getelementptr inbounds float, ptr %v6, i64 8
  %v25 = getelementptr inbounds float, ptr %v5, i64 2
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_1_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v25, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v24, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v23, %body2 ]
  %v9 = icmp slt i64 %v4, 6
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <4 x float> poison, float %v11, i64 0
  %v13 = shufflevector <4 x float> %v12, <4 x float> poison, <4 x i32> zeroinitializer
  %v14 = fmul <4 x float> %v13, %v10
  %v15 = fadd <4 x float> %v14, %v8
  %v16 = getelementptr inbounds float, ptr %v6, i64 4
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v5, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v17
  %v23 = fadd <4 x float> %v22, %v15
  %v24 = getelementptr inbounds float, ptr %v6, i64 8
  %v25 = getelementptr inbounds float, ptr %v5, i64 2
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_2_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 6
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 4
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v5, i64 1
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v24
  %v30 = fadd <4 x float> %v29, %v16
  %v31 = getelementptr inbounds float, ptr %v5, i64 25
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v24
  %v36 = fadd <4 x float> %v35, %v22
  %v37 = getelementptr inbounds float, ptr %v6, i64 8
  %v38 = getelementptr inbounds float, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v40 = getelementptr inbounds float, ptr %c, i64 16
  store <4 x float> %v9, ptr %v40, align 4
  ret void
}
define internal void @k_scores_tile_2_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 6
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 24
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 4
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v5, i64 1
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v24
  %v30 = fadd <4 x float> %v29, %v16
  %v31 = getelementptr inbounds float, ptr %v5, i64 25
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v24
  %v36 = fadd <4 x float> %v35, %v22
  %v37 = getelementptr inbounds float, ptr %v6, i64 8
  %v38 = getelementptr inbounds float, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <4 x float> %v8, ptr %c, align 4
  %v40 = getelementptr inbounds float, ptr %c, i64 16
  store <4 x float> %v9, ptr %v40, align 4
  ret void
}
define internal void @k_values_tile_1_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v25, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v24, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v23, %body2 ]
  %v9 = icmp slt i64 %v4, 5
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <4 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <4 x float> poison, float %v11, i64 0
  %v13 = shufflevector <4 x float> %v12, <4 x float> poison, <4 x i32> zeroinitializer
  %v14 = fmul <4 x float> %v13, %v10
  %v15 = fadd <4 x float> %v14, %v8
  %v16 = getelementptr inbounds float, ptr %v6, i64 24
  %v17 = load <4 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v5, i64 1
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <4 x float> poison, float %v19, i64 0
  %v21 = shufflevector <4 x float> %v20, <4 x float> poison, <4 x i32> zeroinitializer
  %v22 = fmul <4 x float> %v21, %v17
  %v23 = fadd <4 x float> %v22, %v15
  %v24 = getelementptr inbounds float, ptr %v6, i64 48
  %v25 = getelementptr inbounds float, ptr %v5, i64 2
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v27 = load <4 x float>, ptr %v6, align 4
  %v28 = load float, ptr %v5, align 4
  %v29 = insertelement <4 x float> poison, float %v28, i64 0
  %v30 = shufflevector <4 x float> %v29, <4 x float> poison, <4 x i32> zeroinitializer
  %v31 = fmul <4 x float> %v30, %v27
  %v32 = fadd <4 x float> %v31, %v8
  %v33 = getelementptr inbounds float, ptr %v6, i64 24
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = getelementptr inbounds float, ptr %x0, i64 %row
  %v36 = load float, ptr %v35, align 4
  %v37 = insertelement <4 x float> poison, float %v36, i64 0
  %v38 = shufflevector <4 x float> %v37, <4 x float> poison, <4 x i32> zeroinitializer
  %v39 = fmul <4 x float> %v32, %v38
  store <4 x float> %v39, ptr %c, align 4
  ret void
}
define internal void @k_values_tile_2_4(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <4 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <4 x float> poison, float %v12, i64 0
  %v14 = shufflevector <4 x float> %v13, <4 x float> poison, <4 x i32> zeroinitializer
  %v15 = fmul <4 x float> %v14, %v11
  %v16 = fadd <4 x float> %v15, %v8
  %v17 = getelementptr inbounds float, ptr %v5, i64 16
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v11
  %v22 = fadd <4 x float> %v21, %v9
  %v23 = getelementptr inbounds float, ptr %v6, i64 24
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v5, i64 1
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v24
  %v30 = fadd <4 x float> %v29, %v16
  %v31 = getelementptr inbounds float, ptr %v5, i64 17
  %v32 = load float, ptr %v31, align 4
  %v33 = insertelement <4 x float> poison, float %v32, i64 0
  %v34 = shufflevector <4 x float> %v33, <4 x float> poison, <4 x i32> zeroinitializer
  %v35 = fmul <4 x float> %v34, %v24
  %v36 = fadd <4 x float> %v35, %v22
  %v37 = getelementptr inbounds float, ptr %v6, i64 48
  %v38 = getelementptr inbounds float, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v40 = load <4 x float>, ptr %v6, align 4
  %v41 = load float, ptr %v5, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v40
  %v45 = fadd <4 x float> %v44, %v8
  %v46 = getelementptr inbounds float, ptr %v5, i64 16
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v40
  %v51 = fadd <4 x float> %v50, %v9
  %v52 = getelementptr inbounds float, ptr %v6, i64 24
  %v53 = getelementptr inbounds float, ptr %v5, i64 1
  %v54 = getelementptr inbounds float, ptr %x0, i64 %row
  %v55 = load float, ptr %v54, align 4
  %v56 = insertelement <4 x float> poison, float %v55, i64 0
  %v57 = shufflevector <4 x float> %v56, <4 x float> poison, <4 x i32> zeroinitializer
  %v58 = fmul <4 x float> %v45, %v57
  %v59 = add i64 %row, 1
  %v60 = getelementptr inbounds float, ptr %x0, i64 %v59
  %v61 = load float, ptr %v60, align 4
  %v62 = insertelement <4 x float> poison, float %v61, i64 0
  %v63 = shufflevector <4 x float> %v62, <4 x float> poison, <4 x i32> zeroinitializer
  %v64 = fmul <4 x float> %v51, %v63
  store <4 x float> %v58, ptr %c, align 4
  %v65 = getelementptr inbounds float, ptr %c, i64 24
  store <4 x float> %v64, ptr %v65, align 4
  ret void
}
define internal void @k_rows_4(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 144
  %v2 = getelementptr inbounds float, ptr %own, i64 208
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end13 ]
  %v7 = icmp slt i64 %v6, 2
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 48
  %v9 = getelementptr inbounds float, ptr %k, i64 %v8
  %v10 = mul i64 %v6, 4
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body4 ], [ %v22, %body12 ]
  %v15 = icmp slt i64 %v14, 2
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 2
  %v17 = mul i64 %v16, 24
  %v18 = getelementptr inbounds float, ptr %q, i64 %v17
  %v19 = mul i64 %v16, 16
  %v20 = add i64 %v19, %v10
  %v21 = getelementptr inbounds float, ptr %v1, i64 %v20
  call void @k_scores_tile_2_4(ptr %v18, ptr %v9, ptr %v21, ptr %v9, ptr %v9, i64 %v16, i64 %v10)
  %v22 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  %v24 = mul i64 2, 48
  %v25 = getelementptr inbounds float, ptr %k, i64 %v24
  %v26 = mul i64 2, 4
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end5 ], [ %v38, %body28 ]
  %v31 = icmp slt i64 %v30, 2
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 2
  %v33 = mul i64 %v32, 24
  %v34 = getelementptr inbounds float, ptr %q, i64 %v33
  %v35 = mul i64 %v32, 16
  %v36 = add i64 %v35, %v26
  %v37 = getelementptr inbounds float, ptr %v1, i64 %v36
  call void @k_scores_tile_2_3(ptr %v34, ptr %v25, ptr %v37, ptr %v25, ptr %v25, i64 %v32, i64 %v26)
  %v38 = add nsw i64 %v30, 1
  br label %head27
end29:
  br label %head39
head39:
  %v42 = phi i64 [ 0, %end29 ], [ %v145, %body40 ]
  %v43 = icmp slt i64 %v42, 4
  br i1 %v43, label %body40, label %end41
body40:
  %v44 = mul i64 %v42, 16
  %v45 = getelementptr inbounds float, ptr %v1, i64 %v44
  %v46 = load <4 x float>, ptr %v45, align 4
  %v47 = fmul <4 x float> %v46, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v48 = getelementptr inbounds float, ptr %v45, i64 4
  %v49 = load <4 x float>, ptr %v48, align 4
  %v50 = fmul <4 x float> %v49, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v51 = getelementptr inbounds float, ptr %v45, i64 8
  %v52 = load <4 x float>, ptr %v51, align 4
  %v53 = fmul <4 x float> %v52, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v54 = select <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> %v53, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v55 = fcmp ogt <4 x float> %v47, %v50
  %v56 = select <4 x i1> %v55, <4 x float> %v47, <4 x float> %v50
  %v57 = fcmp ogt <4 x float> %v56, %v54
  %v58 = select <4 x i1> %v57, <4 x float> %v56, <4 x float> %v54
  %v59 = shufflevector <4 x float> %v58, <4 x float> %v58, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v60 = fcmp ogt <4 x float> %v58, %v59
  %v61 = select <4 x i1> %v60, <4 x float> %v58, <4 x float> %v59
  %v62 = shufflevector <4 x float> %v61, <4 x float> %v61, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v63 = fcmp ogt <4 x float> %v61, %v62
  %v64 = select <4 x i1> %v63, <4 x float> %v61, <4 x float> %v62
  %v65 = fsub <4 x float> %v47, %v64
  %v66 = fmul <4 x float> %v65, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v67 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v66
  %v68 = select <4 x i1> %v67, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v66
  %v69 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v68
  %v70 = select <4 x i1> %v69, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v68
  %v71 = fadd <4 x float> %v70, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v72 = fsub <4 x float> %v71, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v73 = fsub <4 x float> %v70, %v72
  %v74 = bitcast <4 x float> %v71 to <4 x i32>
  %v75 = shl <4 x i32> %v74, splat (i32 23)
  %v76 = bitcast <4 x i32> %v75 to <4 x float>
  %v77 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v73
  %v78 = fadd <4 x float> %v77, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v79 = fmul <4 x float> %v78, %v73
  %v80 = fadd <4 x float> %v79, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v81 = fmul <4 x float> %v80, %v73
  %v82 = fadd <4 x float> %v81, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v83 = fmul <4 x float> %v82, %v73
  %v84 = fadd <4 x float> %v83, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v85 = fmul <4 x float> %v84, %v73
  %v86 = fadd <4 x float> %v85, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v87 = fmul <4 x float> %v86, %v76
  %v88 = fsub <4 x float> %v50, %v64
  %v89 = fmul <4 x float> %v88, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v90 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v89
  %v91 = select <4 x i1> %v90, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v89
  %v92 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v91
  %v93 = select <4 x i1> %v92, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v91
  %v94 = fadd <4 x float> %v93, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v95 = fsub <4 x float> %v94, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v96 = fsub <4 x float> %v93, %v95
  %v97 = bitcast <4 x float> %v94 to <4 x i32>
  %v98 = shl <4 x i32> %v97, splat (i32 23)
  %v99 = bitcast <4 x i32> %v98 to <4 x float>
  %v100 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v96
  %v101 = fadd <4 x float> %v100, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v102 = fmul <4 x float> %v101, %v96
  %v103 = fadd <4 x float> %v102, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v104 = fmul <4 x float> %v103, %v96
  %v105 = fadd <4 x float> %v104, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v106 = fmul <4 x float> %v105, %v96
  %v107 = fadd <4 x float> %v106, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v108 = fmul <4 x float> %v107, %v96
  %v109 = fadd <4 x float> %v108, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v110 = fmul <4 x float> %v109, %v99
  %v111 = fsub <4 x float> %v54, %v64
  %v112 = fmul <4 x float> %v111, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v113 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v112
  %v114 = select <4 x i1> %v113, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v112
  %v115 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v114
  %v116 = select <4 x i1> %v115, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v114
  %v117 = fadd <4 x float> %v116, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v118 = fsub <4 x float> %v117, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v119 = fsub <4 x float> %v116, %v118
  %v120 = bitcast <4 x float> %v117 to <4 x i32>
  %v121 = shl <4 x i32> %v120, splat (i32 23)
  %v122 = bitcast <4 x i32> %v121 to <4 x float>
  %v123 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v119
  %v124 = fadd <4 x float> %v123, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v125 = fmul <4 x float> %v124, %v119
  %v126 = fadd <4 x float> %v125, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v127 = fmul <4 x float> %v126, %v119
  %v128 = fadd <4 x float> %v127, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v129 = fmul <4 x float> %v128, %v119
  %v130 = fadd <4 x float> %v129, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v131 = fmul <4 x float> %v130, %v119
  %v132 = fadd <4 x float> %v131, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v133 = fmul <4 x float> %v132, %v122
  store <4 x float> %v87, ptr %v45, align 4
  %v134 = getelementptr inbounds float, ptr %v45, i64 4
  store <4 x float> %v110, ptr %v134, align 4
  %v135 = getelementptr inbounds float, ptr %v45, i64 8
  store <4 x float> %v133, ptr %v135, align 4
  %v136 = fadd <4 x float> %v87, %v110
  %v137 = fadd <4 x float> %v136, %v133
  %v138 = shufflevector <4 x float> %v137, <4 x float> %v137, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v139 = fadd <4 x float> %v137, %v138
  %v140 = shufflevector <4 x float> %v139, <4 x float> %v139, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v141 = fadd <4 x float> %v139, %v140
  %v142 = extractelement <4 x float> %v141, i64 0
  %v143 = fdiv float 0x3FF0000000000000, %v142
  %v144 = getelementptr inbounds float, ptr %v2, i64 %v42
  store float %v143, ptr %v144, align 4
  %v145 = add nsw i64 %v42, 1
  br label %head39
end41:
  br label %head146
head146:
  %v149 = phi i64 [ 0, %end41 ], [ %v166, %end156 ]
  %v150 = icmp slt i64 %v149, 3
  br i1 %v150, label %body147, label %end148
body147:
  %v151 = mul i64 %v149, 4
  %v152 = getelementptr inbounds float, ptr %v, i64 %v151
  %v153 = mul i64 %v149, 4
  br label %head154
head154:
  %v157 = phi i64 [ 0, %body147 ], [ %v165, %body155 ]
  %v158 = icmp slt i64 %v157, 2
  br i1 %v158, label %body155, label %end156
body155:
  %v159 = mul i64 %v157, 2
  %v160 = mul i64 %v159, 16
  %v161 = getelementptr inbounds float, ptr %v1, i64 %v160
  %v162 = mul i64 %v159, 24
  %v163 = add i64 %v162, %v153
  %v164 = getelementptr inbounds float, ptr %out, i64 %v163
  call void @k_values_tile_2_4(ptr %v161, ptr %v152, ptr %v164, ptr %v152, ptr %v152, i64 %v159, i64 %v153, ptr %v2)
  %v165 = add nsw i64 %v157, 1
  br label %head154
end156:
  %v166 = add nsw i64 %v149, 1
  br label %head146
end148:
  ret void
}
define internal void @k_rows_1(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 144
  %v2 = getelementptr inbounds float, ptr %own, i64 208
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v16, %body4 ]
  %v7 = icmp slt i64 %v6, 2
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 48
  %v9 = getelementptr inbounds float, ptr %k, i64 %v8
  %v10 = mul i64 %v6, 4
  %v11 = mul i64 0, 24
  %v12 = getelementptr inbounds float, ptr %q, i64 %v11
  %v13 = mul i64 0, 16
  %v14 = add i64 %v13, %v10
  %v15 = getelementptr inbounds float, ptr %v1, i64 %v14
  call void @k_scores_tile_1_4(ptr %v12, ptr %v9, ptr %v15, ptr %v9, ptr %v9, i64 0, i64 %v10)
  %v16 = add nsw i64 %v6, 1
  br label %head3
end5:
  %v17 = mul i64 2, 48
  %v18 = getelementptr inbounds float, ptr %k, i64 %v17
  %v19 = mul i64 2, 4
  %v20 = mul i64 0, 24
  %v21 = getelementptr inbounds float, ptr %q, i64 %v20
  %v22 = mul i64 0, 16
  %v23 = add i64 %v22, %v19
  %v24 = getelementptr inbounds float, ptr %v1, i64 %v23
  call void @k_scores_tile_1_3(ptr %v21, ptr %v18, ptr %v24, ptr %v18, ptr %v18, i64 0, i64 %v19)
  br label %head25
head25:
  %v28 = phi i64 [ 0, %end5 ], [ %v131, %body26 ]
  %v29 = icmp slt i64 %v28, 1
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = mul i64 %v28, 16
  %v31 = getelementptr inbounds float, ptr %v1, i64 %v30
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = fmul <4 x float> %v32, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v34 = getelementptr inbounds float, ptr %v31, i64 4
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = fmul <4 x float> %v35, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v37 = getelementptr inbounds float, ptr %v31, i64 8
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = fmul <4 x float> %v38, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v40 = select <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x float> %v39, <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v41 = fcmp ogt <4 x float> %v33, %v36
  %v42 = select <4 x i1> %v41, <4 x float> %v33, <4 x float> %v36
  %v43 = fcmp ogt <4 x float> %v42, %v40
  %v44 = select <4 x i1> %v43, <4 x float> %v42, <4 x float> %v40
  %v45 = shufflevector <4 x float> %v44, <4 x float> %v44, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v46 = fcmp ogt <4 x float> %v44, %v45
  %v47 = select <4 x i1> %v46, <4 x float> %v44, <4 x float> %v45
  %v48 = shufflevector <4 x float> %v47, <4 x float> %v47, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v49 = fcmp ogt <4 x float> %v47, %v48
  %v50 = select <4 x i1> %v49, <4 x float> %v47, <4 x float> %v48
  %v51 = fsub <4 x float> %v33, %v50
  %v52 = fmul <4 x float> %v51, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v53 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v52
  %v54 = select <4 x i1> %v53, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v52
  %v55 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v54
  %v56 = select <4 x i1> %v55, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v54
  %v57 = fadd <4 x float> %v56, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v58 = fsub <4 x float> %v57, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v59 = fsub <4 x float> %v56, %v58
  %v60 = bitcast <4 x float> %v57 to <4 x i32>
  %v61 = shl <4 x i32> %v60, splat (i32 23)
  %v62 = bitcast <4 x i32> %v61 to <4 x float>
  %v63 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v59
  %v64 = fadd <4 x float> %v63, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v65 = fmul <4 x float> %v64, %v59
  %v66 = fadd <4 x float> %v65, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v67 = fmul <4 x float> %v66, %v59
  %v68 = fadd <4 x float> %v67, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v69 = fmul <4 x float> %v68, %v59
  %v70 = fadd <4 x float> %v69, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v71 = fmul <4 x float> %v70, %v59
  %v72 = fadd <4 x float> %v71, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v73 = fmul <4 x float> %v72, %v62
  %v74 = fsub <4 x float> %v36, %v50
  %v75 = fmul <4 x float> %v74, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v76 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v75
  %v77 = select <4 x i1> %v76, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v75
  %v78 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v77
  %v79 = select <4 x i1> %v78, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v77
  %v80 = fadd <4 x float> %v79, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v81 = fsub <4 x float> %v80, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v82 = fsub <4 x float> %v79, %v81
  %v83 = bitcast <4 x float> %v80 to <4 x i32>
  %v84 = shl <4 x i32> %v83, splat (i32 23)
  %v85 = bitcast <4 x i32> %v84 to <4 x float>
  %v86 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v82
  %v87 = fadd <4 x float> %v86, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v88 = fmul <4 x float> %v87, %v82
  %v89 = fadd <4 x float> %v88, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v90 = fmul <4 x float> %v89, %v82
  %v91 = fadd <4 x float> %v90, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v92 = fmul <4 x float> %v91, %v82
  %v93 = fadd <4 x float> %v92, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v94 = fmul <4 x float> %v93, %v82
  %v95 = fadd <4 x float> %v94, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v96 = fmul <4 x float> %v95, %v85
  %v97 = fsub <4 x float> %v40, %v50
  %v98 = fmul <4 x float> %v97, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v99 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v98
  %v100 = select <4 x i1> %v99, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v98
  %v101 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v100
  %v102 = select <4 x i1> %v101, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v100
  %v103 = fadd <4 x float> %v102, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v104 = fsub <4 x float> %v103, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v105 = fsub <4 x float> %v102, %v104
  %v106 = bitcast <4 x float> %v103 to <4 x i32>
  %v107 = shl <4 x i32> %v106, splat (i32 23)
  %v108 = bitcast <4 x i32> %v107 to <4 x float>
  %v109 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v105
  %v110 = fadd <4 x float> %v109, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v111 = fmul <4 x float> %v110, %v105
  %v112 = fadd <4 x float> %v111, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v113 = fmul <4 x float> %v112, %v105
  %v114 = fadd <4 x float> %v113, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v115 = fmul <4 x float> %v114, %v105
  %v116 = fadd <4 x float> %v115, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v117 = fmul <4 x float> %v116, %v105
  %v118 = fadd <4 x float> %v117, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v119 = fmul <4 x float> %v118, %v108
  store <4 x float> %v73, ptr %v31, align 4
  %v120 = getelementptr inbounds float, ptr %v31, i64 4
  store <4 x float> %v96, ptr %v120, align 4
  %v121 = getelementptr inbounds float, ptr %v31, i64 8
  store <4 x float> %v119, ptr %v121, align 4
  %v122 = fadd <4 x float> %v73, %v96
  %v123 = fadd <4 x float> %v122, %v119
  %v124 = shufflevector <4 x float> %v123, <4 x float> %v123, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v125 = fadd <4 x float> %v123, %v124
  %v126 = shufflevector <4 x float> %v125, <4 x float> %v125, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v127 = fadd <4 x float> %v125, %v126
  %v128 = extractelement <4 x float> %v127, i64 0
  %v129 = fdiv float 0x3FF0000000000000, %v128
  %v130 = getelementptr inbounds float, ptr %v2, i64 %v28
  store float %v129, ptr %v130, align 4
  %v131 = add nsw i64 %v28, 1
  br label %head25
end27:
  br label %head132
head132:
  %v135 = phi i64 [ 0, %end27 ], [ %v145, %body133 ]
  %v136 = icmp slt i64 %v135, 3
  br i1 %v136, label %body133, label %end134
body133:
  %v137 = mul i64 %v135, 4
  %v138 = getelementptr inbounds float, ptr %v, i64 %v137
  %v139 = mul i64 %v135, 4
  %v140 = mul i64 0, 16
  %v141 = getelementptr inbounds float, ptr %v1, i64 %v140
  %v142 = mul i64 0, 24
  %v143 = add i64 %v142, %v139
  %v144 = getelementptr inbounds float, ptr %out, i64 %v143
  call void @k_values_tile_1_4(ptr %v141, ptr %v138, ptr %v144, ptr %v138, ptr %v138, i64 0, i64 %v139, ptr %v2)
  %v145 = add nsw i64 %v135, 1
  br label %head132
end134:
  ret void
}
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
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = mul i64 %worker, 896
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v57, %end56 ]
  %v18 = phi i64 [ -1, %entry ], [ %v23, %end56 ]
  %v19 = phi i64 [ -1, %entry ], [ %v24, %end56 ]
  %v20 = icmp slt i64 %v17, %hi
  br i1 %v20, label %body15, label %end16
body15:
  %v21 = udiv i64 %v17, 3
  %v22 = urem i64 %v17, 3
  %v23 = mul i64 %v21, 12
  %v24 = mul i64 %v21, 12
  %v25 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v26 = icmp ne i64 %v23, %v18
  br i1 %v26, label %then27, label %end28
then27:
  call void @k_keys(ptr %v25, ptr %v13)
  br label %end28
end28:
  %v29 = getelementptr inbounds float, ptr %v13, i64 144
  %v30 = getelementptr inbounds float, ptr %v5, i64 %v24
  %v31 = mul i64 %v22, 4
  %v32 = mul i64 %v21, 12
  %v33 = mul i64 %v31, 24
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v21, 12
  %v36 = mul i64 %v31, 24
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v21, 9
  %v39 = add i64 %v38, %v31
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v34
  %v41 = getelementptr inbounds float, ptr %v7, i64 %v37
  %v42 = add i64 %v21, 1
  %v43 = icmp slt i64 %v42, 1
  %v44 = select i1 %v43, i64 %v42, i64 1
  %v45 = mul i64 %v44, 12
  %v46 = getelementptr inbounds float, ptr %v1, i64 %v45
  %v47 = mul i64 %v44, 12
  %v48 = getelementptr inbounds float, ptr %v3, i64 %v47
  %v49 = mul i64 %v44, 12
  %v50 = getelementptr inbounds float, ptr %v5, i64 %v49
  %v51 = icmp eq i64 %v22, 2
  br i1 %v51, label %then52, label %end53
then52:
  call void @k_rows_1(ptr %v40, ptr %v13, ptr %v30, ptr %v41, ptr %v13, ptr %v46, ptr %v48, ptr %v50, i64 %v31)
  br label %end53
end53:
  %v54 = xor i1 %v51, true
  br i1 %v54, label %then55, label %end56
then55:
  call void @k_rows_4(ptr %v40, ptr %v13, ptr %v30, ptr %v41, ptr %v13, ptr %v46, ptr %v48, ptr %v50, i64 %v31)
  br label %end56
end56:
  %v57 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
