; task {"attributes":{"dilations":[1,1],"group":1,"pads":[0,0,0,0],"strides":[1,1]},"inputs":["f32[1,4,5,8]","f16[12,1,1,8]","f32[12]"],"op":"conv","output":"f32[1,4,5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct_f16","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 5 units
; scratch 0 bytes, 0 of each core
; packed input 1: float16 (1, 3, 8, 4) b3cfa313871fb544
; packed input 2: float32 (1, 12) 6bc12776a25b8b60
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v94, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v93, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v92, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v73, %body3 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v79, %body3 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v85, %body3 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v91, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <4 x i16>, ptr %v7, align 2
  %v15 = zext <4 x i16> %v14 to <4 x i32>
  %v16 = and <4 x i32> %v15, splat (i32 32767)
  %v17 = shl <4 x i32> %v16, splat (i32 13)
  %v18 = bitcast <4 x i32> %v17 to <4 x float>
  %v19 = fmul <4 x float> %v18, splat (float 0x46F0000000000000)
  %v20 = bitcast <4 x float> %v19 to <4 x i32>
  %v21 = shl <4 x i32> %v16, splat (i32 13)
  %v22 = or <4 x i32> %v21, splat (i32 2139095040)
  %v23 = icmp uge <4 x i32> %v16, splat (i32 31744)
  %v24 = select <4 x i1> %v23, <4 x i32> %v22, <4 x i32> %v20
  %v25 = and <4 x i32> %v15, splat (i32 32768)
  %v26 = shl <4 x i32> %v25, splat (i32 16)
  %v27 = or <4 x i32> %v24, %v26
  %v28 = bitcast <4 x i32> %v27 to <4 x float>
  %v29 = load float, ptr %v6, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v28
  %v33 = fadd <4 x float> %v32, %v9
  %v34 = getelementptr inbounds float, ptr %v6, i64 8
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <4 x float> poison, float %v35, i64 0
  %v37 = shufflevector <4 x float> %v36, <4 x float> poison, <4 x i32> zeroinitializer
  %v38 = fmul <4 x float> %v37, %v28
  %v39 = fadd <4 x float> %v38, %v10
  %v40 = getelementptr inbounds float, ptr %v6, i64 16
  %v41 = load float, ptr %v40, align 4
  %v42 = insertelement <4 x float> poison, float %v41, i64 0
  %v43 = shufflevector <4 x float> %v42, <4 x float> poison, <4 x i32> zeroinitializer
  %v44 = fmul <4 x float> %v43, %v28
  %v45 = fadd <4 x float> %v44, %v11
  %v46 = getelementptr inbounds float, ptr %v6, i64 24
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <4 x float> poison, float %v47, i64 0
  %v49 = shufflevector <4 x float> %v48, <4 x float> poison, <4 x i32> zeroinitializer
  %v50 = fmul <4 x float> %v49, %v28
  %v51 = fadd <4 x float> %v50, %v12
  %v52 = getelementptr inbounds i16, ptr %v7, i64 4
  %v53 = load <4 x i16>, ptr %v52, align 2
  %v54 = zext <4 x i16> %v53 to <4 x i32>
  %v55 = and <4 x i32> %v54, splat (i32 32767)
  %v56 = shl <4 x i32> %v55, splat (i32 13)
  %v57 = bitcast <4 x i32> %v56 to <4 x float>
  %v58 = fmul <4 x float> %v57, splat (float 0x46F0000000000000)
  %v59 = bitcast <4 x float> %v58 to <4 x i32>
  %v60 = shl <4 x i32> %v55, splat (i32 13)
  %v61 = or <4 x i32> %v60, splat (i32 2139095040)
  %v62 = icmp uge <4 x i32> %v55, splat (i32 31744)
  %v63 = select <4 x i1> %v62, <4 x i32> %v61, <4 x i32> %v59
  %v64 = and <4 x i32> %v54, splat (i32 32768)
  %v65 = shl <4 x i32> %v64, splat (i32 16)
  %v66 = or <4 x i32> %v63, %v65
  %v67 = bitcast <4 x i32> %v66 to <4 x float>
  %v68 = getelementptr inbounds float, ptr %v6, i64 1
  %v69 = load float, ptr %v68, align 4
  %v70 = insertelement <4 x float> poison, float %v69, i64 0
  %v71 = shufflevector <4 x float> %v70, <4 x float> poison, <4 x i32> zeroinitializer
  %v72 = fmul <4 x float> %v71, %v67
  %v73 = fadd <4 x float> %v72, %v33
  %v74 = getelementptr inbounds float, ptr %v6, i64 9
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <4 x float> poison, float %v75, i64 0
  %v77 = shufflevector <4 x float> %v76, <4 x float> poison, <4 x i32> zeroinitializer
  %v78 = fmul <4 x float> %v77, %v67
  %v79 = fadd <4 x float> %v78, %v39
  %v80 = getelementptr inbounds float, ptr %v6, i64 17
  %v81 = load float, ptr %v80, align 4
  %v82 = insertelement <4 x float> poison, float %v81, i64 0
  %v83 = shufflevector <4 x float> %v82, <4 x float> poison, <4 x i32> zeroinitializer
  %v84 = fmul <4 x float> %v83, %v67
  %v85 = fadd <4 x float> %v84, %v45
  %v86 = getelementptr inbounds float, ptr %v6, i64 25
  %v87 = load float, ptr %v86, align 4
  %v88 = insertelement <4 x float> poison, float %v87, i64 0
  %v89 = shufflevector <4 x float> %v88, <4 x float> poison, <4 x i32> zeroinitializer
  %v90 = fmul <4 x float> %v89, %v67
  %v91 = fadd <4 x float> %v90, %v51
  %v92 = getelementptr inbounds i16, ptr %v7, i64 8
  %v93 = getelementptr inbounds float, ptr %v6, i64 2
  %v94 = add nsw i64 %v5, 1
  br label %head2
end4:
  store <4 x float> %v9, ptr %c, align 4
  %v95 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v10, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %c, i64 24
  store <4 x float> %v11, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %c, i64 36
  store <4 x float> %v12, ptr %v97, align 4
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
  %v16 = phi i64 [ 0, %entry ], [ %v60, %end20 ]
  %v17 = icmp slt i64 %v16, 3
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v59, %end58 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 5
  %v24 = urem i64 %v21, 5
  %v25 = udiv i64 %v24, 5
  %v26 = urem i64 %v24, 5
  %v27 = udiv i64 %v16, 3
  %v28 = urem i64 %v16, 3
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 160
  %v31 = mul i64 %v25, 160
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 8
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 8
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 12
  %v38 = mul i64 %v28, 4
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 20
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 12
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 32
  %v46 = add i64 %v45, 32
  %v47 = getelementptr inbounds i16, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds i16, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds float, ptr %v7, i64 %v44
  %v52 = mul i64 %v16, 4
  %v53 = getelementptr inbounds float, ptr %v5, i64 %v52
  %v54 = icmp eq i64 %v25, 0
  %v55 = icmp eq i64 %v26, 4
  %v56 = icmp eq i64 %v28, 2
  br i1 true, label %then57, label %end58
then57:
  call void @k_tile_0000(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39)
  br label %end58
end58:
  %v59 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v60 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
