; task {"attributes":{"tail":"t0=mul(x0,x1);t1=add(t0,x2)"},"inputs":["f32[7,12]","f32[12,20]","f32[20]","f32[7,1]","f32[20]"],"op":"gemm","output":"f32[7,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v2
; phase k_product: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (1, 5, 12, 4) ecd55ccdb8a9248e
; packed input 2: float32 (1, 20) e0cd40b2873e4a46
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v40, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v39, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v38, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v19, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v25, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v31, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v37, %body3 ]
  %v13 = icmp slt i64 %v5, 12
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <4 x float> poison, float %v15, i64 0
  %v17 = shufflevector <4 x float> %v16, <4 x float> poison, <4 x i32> zeroinitializer
  %v18 = fmul <4 x float> %v17, %v14
  %v19 = fadd <4 x float> %v18, %v9
  %v20 = getelementptr inbounds float, ptr %v6, i64 12
  %v21 = load float, ptr %v20, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v14
  %v25 = fadd <4 x float> %v24, %v10
  %v26 = getelementptr inbounds float, ptr %v6, i64 24
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v14
  %v31 = fadd <4 x float> %v30, %v11
  %v32 = getelementptr inbounds float, ptr %v6, i64 36
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v14
  %v37 = fadd <4 x float> %v36, %v12
  %v38 = getelementptr inbounds float, ptr %v7, i64 4
  %v39 = getelementptr inbounds float, ptr %v6, i64 1
  %v40 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v41 = getelementptr inbounds float, ptr %x0, i64 %row
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <4 x float> poison, float %v42, i64 0
  %v44 = shufflevector <4 x float> %v43, <4 x float> poison, <4 x i32> zeroinitializer
  %v45 = getelementptr inbounds float, ptr %x1, i64 %column
  %v46 = load <4 x float>, ptr %v45, align 4
  %v47 = fmul <4 x float> %v9, %v44
  %v48 = fadd <4 x float> %v47, %v46
  %v49 = add i64 %row, 1
  %v50 = getelementptr inbounds float, ptr %x0, i64 %v49
  %v51 = load float, ptr %v50, align 4
  %v52 = insertelement <4 x float> poison, float %v51, i64 0
  %v53 = shufflevector <4 x float> %v52, <4 x float> poison, <4 x i32> zeroinitializer
  %v54 = getelementptr inbounds float, ptr %x1, i64 %column
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = fmul <4 x float> %v10, %v53
  %v57 = fadd <4 x float> %v56, %v55
  %v58 = add i64 %row, 2
  %v59 = getelementptr inbounds float, ptr %x0, i64 %v58
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <4 x float> poison, float %v60, i64 0
  %v62 = shufflevector <4 x float> %v61, <4 x float> poison, <4 x i32> zeroinitializer
  %v63 = getelementptr inbounds float, ptr %x1, i64 %column
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = fmul <4 x float> %v11, %v62
  %v66 = fadd <4 x float> %v65, %v64
  %v67 = add i64 %row, 3
  %v68 = getelementptr inbounds float, ptr %x0, i64 %v67
  %v69 = load float, ptr %v68, align 4
  %v70 = insertelement <4 x float> poison, float %v69, i64 0
  %v71 = shufflevector <4 x float> %v70, <4 x float> poison, <4 x i32> zeroinitializer
  %v72 = getelementptr inbounds float, ptr %x1, i64 %column
  %v73 = load <4 x float>, ptr %v72, align 4
  %v74 = fmul <4 x float> %v12, %v71
  %v75 = fadd <4 x float> %v74, %v73
  store <4 x float> %v48, ptr %c, align 4
  %v76 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v57, ptr %v76, align 4
  %v77 = getelementptr inbounds float, ptr %c, i64 40
  store <4 x float> %v66, ptr %v77, align 4
  %v78 = getelementptr inbounds float, ptr %c, i64 60
  store <4 x float> %v75, ptr %v78, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v33, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v32, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v31, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v24, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v30, %body3 ]
  %v12 = icmp slt i64 %v5, 12
  br i1 %v12, label %body3, label %end4
body3:
  %v13 = load <4 x float>, ptr %v7, align 4
  %v14 = load float, ptr %v6, align 4
  %v15 = insertelement <4 x float> poison, float %v14, i64 0
  %v16 = shufflevector <4 x float> %v15, <4 x float> poison, <4 x i32> zeroinitializer
  %v17 = fmul <4 x float> %v16, %v13
  %v18 = fadd <4 x float> %v17, %v9
  %v19 = getelementptr inbounds float, ptr %v6, i64 12
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <4 x float> poison, float %v20, i64 0
  %v22 = shufflevector <4 x float> %v21, <4 x float> poison, <4 x i32> zeroinitializer
  %v23 = fmul <4 x float> %v22, %v13
  %v24 = fadd <4 x float> %v23, %v10
  %v25 = getelementptr inbounds float, ptr %v6, i64 24
  %v26 = load float, ptr %v25, align 4
  %v27 = insertelement <4 x float> poison, float %v26, i64 0
  %v28 = shufflevector <4 x float> %v27, <4 x float> poison, <4 x i32> zeroinitializer
  %v29 = fmul <4 x float> %v28, %v13
  %v30 = fadd <4 x float> %v29, %v11
  %v31 = getelementptr inbounds float, ptr %v7, i64 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 1
  %v33 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v34 = getelementptr inbounds float, ptr %x0, i64 %row
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <4 x float> poison, float %v35, i64 0
  %v37 = shufflevector <4 x float> %v36, <4 x float> poison, <4 x i32> zeroinitializer
  %v38 = getelementptr inbounds float, ptr %x1, i64 %column
  %v39 = load <4 x float>, ptr %v38, align 4
  %v40 = fmul <4 x float> %v9, %v37
  %v41 = fadd <4 x float> %v40, %v39
  %v42 = add i64 %row, 1
  %v43 = getelementptr inbounds float, ptr %x0, i64 %v42
  %v44 = load float, ptr %v43, align 4
  %v45 = insertelement <4 x float> poison, float %v44, i64 0
  %v46 = shufflevector <4 x float> %v45, <4 x float> poison, <4 x i32> zeroinitializer
  %v47 = getelementptr inbounds float, ptr %x1, i64 %column
  %v48 = load <4 x float>, ptr %v47, align 4
  %v49 = fmul <4 x float> %v10, %v46
  %v50 = fadd <4 x float> %v49, %v48
  %v51 = add i64 %row, 2
  %v52 = getelementptr inbounds float, ptr %x0, i64 %v51
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = getelementptr inbounds float, ptr %x1, i64 %column
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = fmul <4 x float> %v11, %v55
  %v59 = fadd <4 x float> %v58, %v57
  store <4 x float> %v41, ptr %c, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v50, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 40
  store <4 x float> %v59, ptr %v61, align 4
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = getelementptr inbounds i8, ptr %v15, i64 0
  br label %head17
head17:
  %v20 = phi i64 [ %lo, %entry ], [ %v69, %end24 ]
  %v21 = icmp slt i64 %v20, %hi
  br i1 %v21, label %body18, label %end19
body18:
  br label %head22
head22:
  %v25 = phi i64 [ 0, %body18 ], [ %v68, %end67 ]
  %v26 = icmp slt i64 %v25, 2
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = udiv i64 %v25, 2
  %v28 = urem i64 %v25, 2
  %v29 = udiv i64 %v28, 2
  %v30 = urem i64 %v28, 2
  %v31 = udiv i64 %v20, 5
  %v32 = urem i64 %v20, 5
  %v33 = mul i64 %v30, 4
  %v34 = mul i64 %v27, 84
  %v35 = mul i64 %v29, 84
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v33, 12
  %v38 = add i64 %v36, %v37
  %v39 = mul i64 %v31, 12
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v31, 20
  %v42 = mul i64 %v32, 4
  %v43 = add i64 %v41, %v42
  %v44 = add i64 %v27, %v29
  %v45 = mul i64 %v44, 7
  %v46 = add i64 %v45, %v33
  %v47 = mul i64 %v46, 20
  %v48 = add i64 %v47, %v43
  %v49 = mul i64 %v20, 48
  %v50 = add i64 %v49, 48
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = getelementptr inbounds i8, ptr %v51, i64 0
  %v53 = getelementptr inbounds float, ptr %v1, i64 %v40
  %v54 = getelementptr inbounds float, ptr %v3, i64 %v49
  %v55 = getelementptr inbounds float, ptr %v11, i64 %v48
  %v56 = mul i64 %v20, 4
  %v57 = getelementptr inbounds float, ptr %v5, i64 %v56
  %v58 = icmp eq i64 %v29, 0
  %v59 = icmp eq i64 %v30, 1
  %v60 = icmp eq i64 %v32, 4
  %v61 = xor i1 %v59, true
  %v62 = and i1 true, %v61
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tile_0000(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v43, ptr %v7, ptr %v9)
  br label %end64
end64:
  %v65 = and i1 true, %v59
  br i1 %v65, label %then66, label %end67
then66:
  call void @k_tile_0010(ptr %v53, ptr %v54, ptr %v55, ptr %v57, ptr %v52, i64 %v46, i64 %v43, ptr %v7, ptr %v9)
  br label %end67
end67:
  %v68 = add nsw i64 %v25, 1
  br label %head22
end24:
  %v69 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
