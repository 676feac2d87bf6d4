; task {"attributes":{"perm_a":[0,1,2],"perm_b":[0,2,1],"perm_out":[0,1,2],"tail":"t0=max(x0,0.0)"},"inputs":["f32[2,5,13]","f32[2,41,13]"],"op":"matmul","output":"f32[2,5,41]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":2,"format":"packed","impl":"panels","k_slices":1,"split":"columns","tile_rows":5,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_pack: 2 units
; phase k_product: 12 units
; scratch 832 bytes, 448 of each core
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_pack_a_0(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v43, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v41, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v42, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <4 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = shufflevector <4 x float> %v9, <4 x float> %v11, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v17 = shufflevector <4 x float> %v9, <4 x float> %v11, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v18 = shufflevector <4 x float> %v13, <4 x float> %v15, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v19 = shufflevector <4 x float> %v13, <4 x float> %v15, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v20 = shufflevector <4 x float> %v16, <4 x float> %v18, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v21 = shufflevector <4 x float> %v16, <4 x float> %v18, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v22 = shufflevector <4 x float> %v17, <4 x float> %v19, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v23 = shufflevector <4 x float> %v17, <4 x float> %v19, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x float> %v20, ptr %v7, align 4
  %v24 = getelementptr inbounds float, ptr %v7, i64 8
  store <4 x float> %v22, ptr %v24, align 4
  %v25 = getelementptr inbounds float, ptr %v7, i64 16
  store <4 x float> %v21, ptr %v25, align 4
  %v26 = getelementptr inbounds float, ptr %v7, i64 24
  store <4 x float> %v23, ptr %v26, align 4
  %v27 = getelementptr inbounds float, ptr %v6, i64 52
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = shufflevector <4 x float> %v28, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v30 = shufflevector <4 x float> %v28, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v31 = shufflevector <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v32 = shufflevector <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v33 = shufflevector <4 x float> %v29, <4 x float> %v31, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v34 = shufflevector <4 x float> %v29, <4 x float> %v31, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v35 = shufflevector <4 x float> %v30, <4 x float> %v32, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v36 = shufflevector <4 x float> %v30, <4 x float> %v32, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v37 = getelementptr inbounds float, ptr %v7, i64 4
  store <4 x float> %v33, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %v7, i64 12
  store <4 x float> %v35, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %v7, i64 20
  store <4 x float> %v34, ptr %v39, align 4
  %v40 = getelementptr inbounds float, ptr %v7, i64 28
  store <4 x float> %v36, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 4
  %v42 = getelementptr inbounds float, ptr %v7, i64 32
  %v43 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v44 = urem i64 %depth, 4
  br label %head45
head45:
  %v48 = phi i64 [ 0, %end4 ], [ %v71, %end64 ]
  %v49 = phi ptr [ %v6, %end4 ], [ %v69, %end64 ]
  %v50 = phi ptr [ %v7, %end4 ], [ %v70, %end64 ]
  %v51 = icmp slt i64 %v48, %v44
  br i1 %v51, label %body46, label %end47
body46:
  br label %head52
head52:
  %v55 = phi i64 [ 0, %body46 ], [ %v61, %body53 ]
  %v56 = icmp slt i64 %v55, 5
  br i1 %v56, label %body53, label %end54
body53:
  %v57 = mul i64 %v55, 13
  %v58 = getelementptr inbounds float, ptr %v49, i64 %v57
  %v59 = load float, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %v50, i64 %v55
  store float %v59, ptr %v60, align 4
  %v61 = add nsw i64 %v55, 1
  br label %head52
end54:
  br label %head62
head62:
  %v65 = phi i64 [ 5, %end54 ], [ %v68, %body63 ]
  %v66 = icmp slt i64 %v65, 8
  br i1 %v66, label %body63, label %end64
body63:
  %v67 = getelementptr inbounds float, ptr %v50, i64 %v65
  store float 0x0000000000000000, ptr %v67, align 4
  %v68 = add nsw i64 %v65, 1
  br label %head62
end64:
  %v69 = getelementptr inbounds float, ptr %v49, i64 1
  %v70 = getelementptr inbounds float, ptr %v50, i64 8
  %v71 = add nsw i64 %v48, 1
  br label %head45
end47:
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v28, %end27 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 104
  %v17 = getelementptr inbounds float, ptr %v7, i64 %v16
  %v18 = urem i64 %v14, 2
  %v19 = mul i64 %v18, 65
  %v20 = udiv i64 %v14, 2
  %v21 = mul i64 0, 65
  %v22 = add i64 %v19, %v21
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = getelementptr inbounds float, ptr %v23, i64 0
  %v25 = icmp eq i64 0, 0
  br i1 true, label %then26, label %end27
then26:
  call void @k_pack_a_0(ptr %v24, ptr %v17, i64 13)
  br label %end27
end27:
  %v28 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_pack_b_0(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v29, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v27, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v28, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <4 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <4 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <4 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <4 x float>, ptr %v14, align 4
  %v16 = shufflevector <4 x float> %v9, <4 x float> %v11, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v17 = shufflevector <4 x float> %v9, <4 x float> %v11, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v18 = shufflevector <4 x float> %v13, <4 x float> %v15, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v19 = shufflevector <4 x float> %v13, <4 x float> %v15, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v20 = shufflevector <4 x float> %v16, <4 x float> %v18, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v21 = shufflevector <4 x float> %v16, <4 x float> %v18, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v22 = shufflevector <4 x float> %v17, <4 x float> %v19, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v23 = shufflevector <4 x float> %v17, <4 x float> %v19, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x float> %v20, ptr %v7, align 4
  %v24 = getelementptr inbounds float, ptr %v7, i64 4
  store <4 x float> %v22, ptr %v24, align 4
  %v25 = getelementptr inbounds float, ptr %v7, i64 8
  store <4 x float> %v21, ptr %v25, align 4
  %v26 = getelementptr inbounds float, ptr %v7, i64 12
  store <4 x float> %v23, ptr %v26, align 4
  %v27 = getelementptr inbounds float, ptr %v6, i64 4
  %v28 = getelementptr inbounds float, ptr %v7, i64 16
  %v29 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v30 = urem i64 %depth, 4
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end4 ], [ %v57, %end50 ]
  %v35 = phi ptr [ %v6, %end4 ], [ %v55, %end50 ]
  %v36 = phi ptr [ %v7, %end4 ], [ %v56, %end50 ]
  %v37 = icmp slt i64 %v34, %v30
  br i1 %v37, label %body32, label %end33
body32:
  br label %head38
head38:
  %v41 = phi i64 [ 0, %body32 ], [ %v47, %body39 ]
  %v42 = icmp slt i64 %v41, 4
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 13
  %v44 = getelementptr inbounds float, ptr %v35, i64 %v43
  %v45 = load float, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v36, i64 %v41
  store float %v45, ptr %v46, align 4
  %v47 = add nsw i64 %v41, 1
  br label %head38
end40:
  br label %head48
head48:
  %v51 = phi i64 [ 4, %end40 ], [ %v54, %body49 ]
  %v52 = icmp slt i64 %v51, 4
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = getelementptr inbounds float, ptr %v36, i64 %v51
  store float 0x0000000000000000, ptr %v53, align 4
  %v54 = add nsw i64 %v51, 1
  br label %head48
end50:
  %v55 = getelementptr inbounds float, ptr %v35, i64 1
  %v56 = getelementptr inbounds float, ptr %v36, i64 4
  %v57 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define internal void @k_pack_b_1(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v23, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v21, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v22, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <4 x float>, ptr %v6, align 4
  %v10 = shufflevector <4 x float> %v9, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v11 = shufflevector <4 x float> %v9, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v12 = shufflevector <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v13 = shufflevector <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v14 = shufflevector <4 x float> %v10, <4 x float> %v12, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v15 = shufflevector <4 x float> %v10, <4 x float> %v12, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v16 = shufflevector <4 x float> %v11, <4 x float> %v13, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v17 = shufflevector <4 x float> %v11, <4 x float> %v13, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x float> %v14, ptr %v7, align 4
  %v18 = getelementptr inbounds float, ptr %v7, i64 4
  store <4 x float> %v16, ptr %v18, align 4
  %v19 = getelementptr inbounds float, ptr %v7, i64 8
  store <4 x float> %v15, ptr %v19, align 4
  %v20 = getelementptr inbounds float, ptr %v7, i64 12
  store <4 x float> %v17, ptr %v20, align 4
  %v21 = getelementptr inbounds float, ptr %v6, i64 4
  %v22 = getelementptr inbounds float, ptr %v7, i64 16
  %v23 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v24 = urem i64 %depth, 4
  br label %head25
head25:
  %v28 = phi i64 [ 0, %end4 ], [ %v51, %end44 ]
  %v29 = phi ptr [ %v6, %end4 ], [ %v49, %end44 ]
  %v30 = phi ptr [ %v7, %end4 ], [ %v50, %end44 ]
  %v31 = icmp slt i64 %v28, %v24
  br i1 %v31, label %body26, label %end27
body26:
  br label %head32
head32:
  %v35 = phi i64 [ 0, %body26 ], [ %v41, %body33 ]
  %v36 = icmp slt i64 %v35, 1
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, 13
  %v38 = getelementptr inbounds float, ptr %v29, i64 %v37
  %v39 = load float, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %v30, i64 %v35
  store float %v39, ptr %v40, align 4
  %v41 = add nsw i64 %v35, 1
  br label %head32
end34:
  br label %head42
head42:
  %v45 = phi i64 [ 1, %end34 ], [ %v48, %body43 ]
  %v46 = icmp slt i64 %v45, 4
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = getelementptr inbounds float, ptr %v30, i64 %v45
  store float 0x0000000000000000, ptr %v47, align 4
  %v48 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v49 = getelementptr inbounds float, ptr %v29, i64 1
  %v50 = getelementptr inbounds float, ptr %v30, i64 4
  %v51 = add nsw i64 %v28, 1
  br label %head25
end27:
  ret void
}
define internal void @k_tile_last_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v78, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v77, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v76, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v51, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v57, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v63, %body2 ]
  %v11 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v69, %body2 ]
  %v12 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v75, %body2 ]
  %v13 = icmp slt i64 %v4, 6
  br i1 %v13, label %body2, label %end3
body2:
  %v14 = load <4 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v8
  %v20 = getelementptr inbounds float, ptr %v5, i64 1
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v9
  %v26 = getelementptr inbounds float, ptr %v5, i64 2
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v10
  %v32 = getelementptr inbounds float, ptr %v5, i64 3
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v11
  %v38 = getelementptr inbounds float, ptr %v5, i64 4
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v14
  %v43 = fadd <4 x float> %v42, %v12
  %v44 = getelementptr inbounds float, ptr %v6, i64 4
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v5, i64 8
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v45
  %v51 = fadd <4 x float> %v50, %v19
  %v52 = getelementptr inbounds float, ptr %v5, i64 9
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v45
  %v57 = fadd <4 x float> %v56, %v25
  %v58 = getelementptr inbounds float, ptr %v5, i64 10
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v45
  %v63 = fadd <4 x float> %v62, %v31
  %v64 = getelementptr inbounds float, ptr %v5, i64 11
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <4 x float> poison, float %v65, i64 0
  %v67 = shufflevector <4 x float> %v66, <4 x float> poison, <4 x i32> zeroinitializer
  %v68 = fmul <4 x float> %v67, %v45
  %v69 = fadd <4 x float> %v68, %v37
  %v70 = getelementptr inbounds float, ptr %v5, i64 12
  %v71 = load float, ptr %v70, align 4
  %v72 = insertelement <4 x float> poison, float %v71, i64 0
  %v73 = shufflevector <4 x float> %v72, <4 x float> poison, <4 x i32> zeroinitializer
  %v74 = fmul <4 x float> %v73, %v45
  %v75 = fadd <4 x float> %v74, %v43
  %v76 = getelementptr inbounds float, ptr %v6, i64 8
  %v77 = getelementptr inbounds float, ptr %v5, i64 16
  %v78 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v79 = load <4 x float>, ptr %v6, align 4
  %v80 = load float, ptr %v5, align 4
  %v81 = insertelement <4 x float> poison, float %v80, i64 0
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <4 x i32> zeroinitializer
  %v83 = fmul <4 x float> %v82, %v79
  %v84 = fadd <4 x float> %v83, %v8
  %v85 = getelementptr inbounds float, ptr %v5, i64 1
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i64 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = fmul <4 x float> %v88, %v79
  %v90 = fadd <4 x float> %v89, %v9
  %v91 = getelementptr inbounds float, ptr %v5, i64 2
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i64 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = fmul <4 x float> %v94, %v79
  %v96 = fadd <4 x float> %v95, %v10
  %v97 = getelementptr inbounds float, ptr %v5, i64 3
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <4 x float> poison, float %v98, i64 0
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <4 x i32> zeroinitializer
  %v101 = fmul <4 x float> %v100, %v79
  %v102 = fadd <4 x float> %v101, %v11
  %v103 = getelementptr inbounds float, ptr %v5, i64 4
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <4 x float> poison, float %v104, i64 0
  %v106 = shufflevector <4 x float> %v105, <4 x float> poison, <4 x i32> zeroinitializer
  %v107 = fmul <4 x float> %v106, %v79
  %v108 = fadd <4 x float> %v107, %v12
  %v109 = getelementptr inbounds float, ptr %v6, i64 4
  %v110 = getelementptr inbounds float, ptr %v5, i64 8
  %v111 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v112 = select <4 x i1> %v111, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v84
  %v113 = add i64 %row, 1
  %v114 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v90
  %v115 = select <4 x i1> %v114, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v90
  %v116 = add i64 %row, 2
  %v117 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v96
  %v118 = select <4 x i1> %v117, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v96
  %v119 = add i64 %row, 3
  %v120 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v102
  %v121 = select <4 x i1> %v120, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v102
  %v122 = add i64 %row, 4
  %v123 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v108
  %v124 = select <4 x i1> %v123, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v108
  store <4 x float> %v112, ptr %c, align 4
  %v125 = getelementptr inbounds float, ptr %c, i64 41
  store <4 x float> %v115, ptr %v125, align 4
  %v126 = getelementptr inbounds float, ptr %c, i64 82
  store <4 x float> %v118, ptr %v126, align 4
  %v127 = getelementptr inbounds float, ptr %c, i64 123
  store <4 x float> %v121, ptr %v127, align 4
  %v128 = getelementptr inbounds float, ptr %c, i64 164
  store <4 x float> %v124, ptr %v128, align 4
  ret void
}
define internal void @k_tile_last_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v78, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v77, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v76, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v51, %body2 ]
  %v9 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v57, %body2 ]
  %v10 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v63, %body2 ]
  %v11 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v69, %body2 ]
  %v12 = phi <4 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v75, %body2 ]
  %v13 = icmp slt i64 %v4, 6
  br i1 %v13, label %body2, label %end3
body2:
  %v14 = load <4 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v8
  %v20 = getelementptr inbounds float, ptr %v5, i64 1
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v9
  %v26 = getelementptr inbounds float, ptr %v5, i64 2
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v10
  %v32 = getelementptr inbounds float, ptr %v5, i64 3
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v11
  %v38 = getelementptr inbounds float, ptr %v5, i64 4
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v14
  %v43 = fadd <4 x float> %v42, %v12
  %v44 = getelementptr inbounds float, ptr %v6, i64 4
  %v45 = load <4 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v5, i64 8
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v45
  %v51 = fadd <4 x float> %v50, %v19
  %v52 = getelementptr inbounds float, ptr %v5, i64 9
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v45
  %v57 = fadd <4 x float> %v56, %v25
  %v58 = getelementptr inbounds float, ptr %v5, i64 10
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v45
  %v63 = fadd <4 x float> %v62, %v31
  %v64 = getelementptr inbounds float, ptr %v5, i64 11
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <4 x float> poison, float %v65, i64 0
  %v67 = shufflevector <4 x float> %v66, <4 x float> poison, <4 x i32> zeroinitializer
  %v68 = fmul <4 x float> %v67, %v45
  %v69 = fadd <4 x float> %v68, %v37
  %v70 = getelementptr inbounds float, ptr %v5, i64 12
  %v71 = load float, ptr %v70, align 4
  %v72 = insertelement <4 x float> poison, float %v71, i64 0
  %v73 = shufflevector <4 x float> %v72, <4 x float> poison, <4 x i32> zeroinitializer
  %v74 = fmul <4 x float> %v73, %v45
  %v75 = fadd <4 x float> %v74, %v43
  %v76 = getelementptr inbounds float, ptr %v6, i64 8
  %v77 = getelementptr inbounds float, ptr %v5, i64 16
  %v78 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v79 = load <4 x float>, ptr %v6, align 4
  %v80 = load float, ptr %v5, align 4
  %v81 = insertelement <4 x float> poison, float %v80, i64 0
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <4 x i32> zeroinitializer
  %v83 = fmul <4 x float> %v82, %v79
  %v84 = fadd <4 x float> %v83, %v8
  %v85 = getelementptr inbounds float, ptr %v5, i64 1
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i64 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = fmul <4 x float> %v88, %v79
  %v90 = fadd <4 x float> %v89, %v9
  %v91 = getelementptr inbounds float, ptr %v5, i64 2
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i64 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = fmul <4 x float> %v94, %v79
  %v96 = fadd <4 x float> %v95, %v10
  %v97 = getelementptr inbounds float, ptr %v5, i64 3
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <4 x float> poison, float %v98, i64 0
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <4 x i32> zeroinitializer
  %v101 = fmul <4 x float> %v100, %v79
  %v102 = fadd <4 x float> %v101, %v11
  %v103 = getelementptr inbounds float, ptr %v5, i64 4
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <4 x float> poison, float %v104, i64 0
  %v106 = shufflevector <4 x float> %v105, <4 x float> poison, <4 x i32> zeroinitializer
  %v107 = fmul <4 x float> %v106, %v79
  %v108 = fadd <4 x float> %v107, %v12
  %v109 = getelementptr inbounds float, ptr %v6, i64 4
  %v110 = getelementptr inbounds float, ptr %v5, i64 8
  %v111 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v112 = select <4 x i1> %v111, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v84
  %v113 = add i64 %row, 1
  %v114 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v90
  %v115 = select <4 x i1> %v114, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v90
  %v116 = add i64 %row, 2
  %v117 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v96
  %v118 = select <4 x i1> %v117, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v96
  %v119 = add i64 %row, 3
  %v120 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v102
  %v121 = select <4 x i1> %v120, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v102
  %v122 = add i64 %row, 4
  %v123 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v108
  %v124 = select <4 x i1> %v123, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v108
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v112, ptr align 4 %c, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v125 = getelementptr inbounds float, ptr %c, i64 41
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v115, ptr align 4 %v125, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v126 = getelementptr inbounds float, ptr %c, i64 82
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v118, ptr align 4 %v126, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v127 = getelementptr inbounds float, ptr %c, i64 123
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v121, ptr align 4 %v127, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v128 = getelementptr inbounds float, ptr %c, i64 164
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v124, ptr align 4 %v128, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
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
  %v10 = mul i64 %worker, 448
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v87, %end49 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = udiv i64 %v15, 6
  %v18 = urem i64 %v15, 6
  %v19 = mul i64 %v18, 2
  %v20 = sub i64 11, %v19
  %v21 = icmp slt i64 2, %v20
  %v22 = select i1 %v21, i64 2, i64 %v20
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body13 ], [ %v46, %end45 ]
  %v27 = icmp slt i64 %v26, %v22
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 %v26, 52
  %v29 = getelementptr inbounds float, ptr %v11, i64 %v28
  %v30 = add i64 %v19, %v26
  %v31 = urem i64 %v17, 2
  %v32 = mul i64 %v31, 533
  %v33 = udiv i64 %v17, 2
  %v34 = mul i64 %v30, 52
  %v35 = add i64 %v32, %v34
  %v36 = getelementptr inbounds float, ptr %v3, i64 %v35
  %v37 = getelementptr inbounds float, ptr %v36, i64 0
  %v38 = icmp eq i64 %v30, 10
  %v39 = xor i1 %v38, true
  %v40 = and i1 true, %v39
  br i1 %v40, label %then41, label %end42
then41:
  call void @k_pack_b_0(ptr %v37, ptr %v29, i64 13)
  br label %end42
end42:
  %v43 = and i1 true, %v38
  br i1 %v43, label %then44, label %end45
then44:
  call void @k_pack_b_1(ptr %v37, ptr %v29, i64 13)
  br label %end45
end45:
  %v46 = add nsw i64 %v26, 1
  br label %head23
end25:
  br label %head47
head47:
  %v50 = phi i64 [ 0, %end25 ], [ %v86, %end59 ]
  %v51 = icmp slt i64 %v50, 1
  br i1 %v51, label %body48, label %end49
body48:
  %v52 = add i64 %v17, %v50
  %v53 = mul i64 %v52, 104
  %v54 = getelementptr inbounds float, ptr %v7, i64 %v53
  %v55 = mul i64 0, 8
  %v56 = getelementptr inbounds float, ptr %v54, i64 %v55
  br label %head57
head57:
  %v60 = phi i64 [ 0, %body48 ], [ %v85, %end84 ]
  %v61 = icmp slt i64 %v60, %v22
  br i1 %v61, label %body58, label %end59
body58:
  %v62 = mul i64 %v60, 52
  %v63 = getelementptr inbounds float, ptr %v11, i64 %v62
  %v64 = add i64 %v19, %v60
  %v65 = mul i64 %v50, 5
  %v66 = mul i64 %v64, 4
  %v67 = urem i64 %v17, 2
  %v68 = mul i64 %v67, 205
  %v69 = udiv i64 %v17, 2
  %v70 = mul i64 %v65, 41
  %v71 = add i64 %v68, %v70
  %v72 = mul i64 %v17, 5
  %v73 = add i64 %v72, %v65
  %v74 = add i64 %v71, %v66
  %v75 = getelementptr inbounds float, ptr %v5, i64 %v74
  %v76 = icmp eq i64 %v50, 0
  %v77 = icmp eq i64 %v64, 10
  %v78 = xor i1 %v77, true
  %v79 = and i1 true, %v78
  br i1 %v79, label %then80, label %end81
then80:
  call void @k_tile_last_00(ptr %v56, ptr %v63, ptr %v75, ptr %v5, ptr %v5, i64 %v73, i64 %v66)
  br label %end81
end81:
  %v82 = and i1 true, %v77
  br i1 %v82, label %then83, label %end84
then83:
  call void @k_tile_last_01(ptr %v56, ptr %v63, ptr %v75, ptr %v5, ptr %v5, i64 %v73, i64 %v66)
  br label %end84
end84:
  %v85 = add nsw i64 %v60, 1
  br label %head57
end59:
  %v86 = add nsw i64 %v50, 1
  br label %head47
end49:
  %v87 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
