; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1]},"inputs":["f32[1,2,3,256]","f32[8,1,1,256]","f32[8]"],"op":"conv","output":"f32[1,2,3,8]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_copy: 6 units
; phase k_product: 2 units
; scratch 6336 bytes, 0 of each core
; packed input 1: float32 (1, 1, 256, 8) 4a6c9347b484ce3a
; packed input 2: float32 (1, 8) e241e8904b6dc97e
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define void @k_copy(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v16 = phi i64 [ %lo, %entry ], [ %v31, %end24 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 256
  %v19 = getelementptr inbounds float, ptr %v1, i64 %v18
  %v20 = mul i64 %v16, 264
  %v21 = getelementptr inbounds float, ptr %v9, i64 %v20
  br label %head22
head22:
  %v25 = phi i64 [ 0, %body14 ], [ %v30, %body23 ]
  %v26 = icmp slt i64 %v25, 256
  br i1 %v26, label %body23, label %end24
body23:
  %v27 = getelementptr inbounds float, ptr %v19, i64 %v25
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %v21, i64 %v25
  store <8 x float> %v28, ptr %v29, align 4
  %v30 = add nsw i64 %v25, 8
  br label %head22
end24:
  %v31 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v36, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v35, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v34, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v18, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v23, %body3 ]
  %v11 = phi <8 x float> [ %v1, %entry ], [ %v28, %body3 ]
  %v12 = phi <8 x float> [ %v1, %entry ], [ %v33, %body3 ]
  %v13 = icmp slt i64 %v5, 256
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <8 x float>, ptr %v7, align 4
  %v15 = load float, ptr %v6, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v9)
  %v19 = getelementptr inbounds float, ptr %v6, i64 264
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v10)
  %v24 = getelementptr inbounds float, ptr %v6, i64 528
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v11)
  %v29 = getelementptr inbounds float, ptr %v6, i64 792
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v12)
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  %v35 = getelementptr inbounds float, ptr %v6, i64 1
  %v36 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <8 x float> %v9, ptr %c, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v11, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v12, ptr %v39, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v24, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v23, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v22, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <8 x float> [ %v1, %entry ], [ %v16, %body3 ]
  %v10 = phi <8 x float> [ %v1, %entry ], [ %v21, %body3 ]
  %v11 = icmp slt i64 %v5, 256
  br i1 %v11, label %body3, label %end4
body3:
  %v12 = load <8 x float>, ptr %v7, align 4
  %v13 = load float, ptr %v6, align 4
  %v14 = insertelement <8 x float> poison, float %v13, i64 0
  %v15 = shufflevector <8 x float> %v14, <8 x float> poison, <8 x i32> zeroinitializer
  %v16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v15, <8 x float> %v12, <8 x float> %v9)
  %v17 = getelementptr inbounds float, ptr %v6, i64 264
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v12, <8 x float> %v10)
  %v22 = getelementptr inbounds float, ptr %v7, i64 8
  %v23 = getelementptr inbounds float, ptr %v6, i64 1
  %v24 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <8 x float> %v9, ptr %c, align 4
  %v25 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v10, ptr %v25, align 4
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
  %v16 = phi i64 [ 0, %entry ], [ %v63, %end20 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v62, %end61 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 2
  %v24 = urem i64 %v21, 2
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 4
  %v28 = mul i64 %v23, 1584
  %v29 = mul i64 %v25, 1584
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 264
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 256
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v16, 8
  %v36 = mul i64 0, 8
  %v37 = add i64 %v35, %v36
  %v38 = add i64 %v23, %v25
  %v39 = mul i64 %v38, 6
  %v40 = add i64 %v39, %v27
  %v41 = mul i64 %v40, 8
  %v42 = add i64 %v41, %v37
  %v43 = mul i64 %v16, 2048
  %v44 = add i64 %v43, 2048
  %v45 = getelementptr inbounds float, ptr %v3, i64 %v44
  %v46 = getelementptr inbounds i8, ptr %v45, i64 0
  %v47 = getelementptr inbounds float, ptr %v9, i64 %v34
  %v48 = getelementptr inbounds float, ptr %v3, i64 %v43
  %v49 = getelementptr inbounds float, ptr %v7, i64 %v42
  %v50 = mul i64 %v16, 8
  %v51 = getelementptr inbounds float, ptr %v5, i64 %v50
  %v52 = icmp eq i64 %v25, 0
  %v53 = icmp eq i64 %v26, 1
  %v54 = icmp eq i64 0, 0
  %v55 = xor i1 %v53, true
  %v56 = and i1 true, %v55
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_tile_0000(ptr %v47, ptr %v48, ptr %v49, ptr %v51, ptr %v46, i64 %v40, i64 %v37)
  br label %end58
end58:
  %v59 = and i1 true, %v53
  br i1 %v59, label %then60, label %end61
then60:
  call void @k_tile_0010(ptr %v47, ptr %v48, ptr %v49, ptr %v51, ptr %v46, i64 %v40, i64 %v37)
  br label %end61
end61:
  %v62 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v63 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
