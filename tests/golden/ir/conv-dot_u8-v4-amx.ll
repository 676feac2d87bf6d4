; task {"attributes":{"dilations":[1,1],"group":1,"pad_value":7,"pads":[1,1,1,1],"strides":[1,1]},"inputs":["u8[1,5,6,3]","i8[9,3,3,3]","i32[9]"],"op":"conv","output":"f32[1,5,6,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"padded","impl":"dot_u8","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":3,"tile_vectors":1,"unroll":1}
; tier x86_64-v4-amx
; phase k_copy: 7 units
; phase k_product: 10 units
; scratch 171 bytes, 0 of each core
; packed input 1: int8 (1, 1, 9, 16, 4) 313d1648e7def86a
; packed input 2: int32 (1, 16) 7fd98addeb5c614f
declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <64 x i8>, <64 x i8>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v44, %end31 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 24
  %v19 = getelementptr inbounds i8, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 7
  %v21 = urem i64 %v16, 7
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 5
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  store <16 x i8> splat (i8 7), ptr %v19, align 1
  %v28 = getelementptr inbounds i8, ptr %v19, i64 16
  store <8 x i8> splat (i8 7), ptr %v28, align 1
  br label %end27
end27:
  %v29 = xor i1 %v25, true
  br i1 %v29, label %then30, label %end31
then30:
  %v32 = mul i64 %v20, 5
  %v33 = add i64 %v32, %v22
  %v34 = mul i64 %v33, 18
  %v35 = getelementptr inbounds i8, ptr %v1, i64 %v34
  store <2 x i8> splat (i8 7), ptr %v19, align 1
  %v36 = getelementptr inbounds i8, ptr %v19, i64 2
  store <1 x i8> splat (i8 7), ptr %v36, align 1
  %v37 = getelementptr inbounds i8, ptr %v19, i64 3
  %v38 = load <16 x i8>, ptr %v35, align 1
  store <16 x i8> %v38, ptr %v37, align 1
  %v39 = getelementptr inbounds i8, ptr %v35, i64 16
  %v40 = load <2 x i8>, ptr %v39, align 1
  %v41 = getelementptr inbounds i8, ptr %v37, i64 16
  store <2 x i8> %v40, ptr %v41, align 1
  %v42 = getelementptr inbounds i8, ptr %v19, i64 21
  store <2 x i8> splat (i8 7), ptr %v42, align 1
  %v43 = getelementptr inbounds i8, ptr %v42, i64 2
  store <1 x i8> splat (i8 7), ptr %v43, align 1
  br label %end31
end31:
  %v44 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0001(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v48, %end14 ]
  %v5 = phi ptr [ %a, %entry ], [ %v47, %end14 ]
  %v6 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v8 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v19, %end14 ]
  %v9 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v20, %end14 ]
  %v10 = phi <16 x i32> [ zeroinitializer, %entry ], [ %v21, %end14 ]
  %v11 = icmp slt i64 %v4, 3
  br i1 %v11, label %body2, label %end3
body2:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body2 ], [ %v46, %body13 ]
  %v16 = phi ptr [ %v5, %body2 ], [ %v45, %body13 ]
  %v17 = phi ptr [ %v6, %body2 ], [ %v44, %body13 ]
  %v18 = phi ptr [ %v7, %body2 ], [ %v18, %body13 ]
  %v19 = phi <16 x i32> [ %v8, %body2 ], [ %v29, %body13 ]
  %v20 = phi <16 x i32> [ %v9, %body2 ], [ %v36, %body13 ]
  %v21 = phi <16 x i32> [ %v10, %body2 ], [ %v43, %body13 ]
  %v22 = icmp slt i64 %v15, 3
  br i1 %v22, label %body13, label %end14
body13:
  %v23 = load <16 x i32>, ptr %v17, align 1
  %v24 = load i32, ptr %v16, align 1
  %v25 = insertelement <16 x i32> poison, i32 %v24, i64 0
  %v26 = shufflevector <16 x i32> %v25, <16 x i32> poison, <16 x i32> zeroinitializer
  %v27 = bitcast <16 x i32> %v26 to <64 x i8>
  %v28 = bitcast <16 x i32> %v23 to <64 x i8>
  %v29 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v19, <64 x i8> %v27, <64 x i8> %v28)
  %v30 = getelementptr inbounds i8, ptr %v16, i64 3
  %v31 = load i32, ptr %v30, align 1
  %v32 = insertelement <16 x i32> poison, i32 %v31, i64 0
  %v33 = shufflevector <16 x i32> %v32, <16 x i32> poison, <16 x i32> zeroinitializer
  %v34 = bitcast <16 x i32> %v33 to <64 x i8>
  %v35 = bitcast <16 x i32> %v23 to <64 x i8>
  %v36 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v20, <64 x i8> %v34, <64 x i8> %v35)
  %v37 = getelementptr inbounds i8, ptr %v16, i64 6
  %v38 = load i32, ptr %v37, align 1
  %v39 = insertelement <16 x i32> poison, i32 %v38, i64 0
  %v40 = shufflevector <16 x i32> %v39, <16 x i32> poison, <16 x i32> zeroinitializer
  %v41 = bitcast <16 x i32> %v40 to <64 x i8>
  %v42 = bitcast <16 x i32> %v23 to <64 x i8>
  %v43 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v21, <64 x i8> %v41, <64 x i8> %v42)
  %v44 = getelementptr inbounds i8, ptr %v17, i64 64
  %v45 = getelementptr inbounds i8, ptr %v16, i64 4
  %v46 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v47 = getelementptr inbounds i8, ptr %v5, i64 24
  %v48 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v49 = load <16 x i32>, ptr %bias, align 4
  %v50 = add <16 x i32> %v8, %v49
  %v51 = sitofp <16 x i32> %v50 to <16 x float>
  %v52 = add <16 x i32> %v9, %v49
  %v53 = sitofp <16 x i32> %v52 to <16 x float>
  %v54 = add <16 x i32> %v10, %v49
  %v55 = sitofp <16 x i32> %v54 to <16 x float>
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v51, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v56 = getelementptr inbounds float, ptr %c, i64 9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v53, ptr align 4 %v56, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v57 = getelementptr inbounds float, ptr %c, i64 18
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v55, ptr align 4 %v57, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v59, %end58 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 10
  %v24 = urem i64 %v21, 10
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = mul i64 %v26, 3
  %v28 = mul i64 %v23, 168
  %v29 = mul i64 %v25, 24
  %v30 = add i64 %v28, %v29
  %v31 = mul i64 %v27, 3
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v16, 3
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v16, 9
  %v36 = mul i64 0, 16
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v23, 5
  %v39 = add i64 %v38, %v25
  %v40 = mul i64 %v39, 6
  %v41 = add i64 %v40, %v27
  %v42 = mul i64 %v41, 9
  %v43 = add i64 %v42, %v37
  %v44 = mul i64 %v16, 576
  %v45 = add i64 %v44, 576
  %v46 = getelementptr inbounds i8, ptr %v3, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v46, i64 0
  %v48 = getelementptr inbounds i8, ptr %v9, i64 %v34
  %v49 = getelementptr inbounds i8, ptr %v3, i64 %v44
  %v50 = getelementptr inbounds float, ptr %v7, i64 %v43
  %v51 = mul i64 %v16, 16
  %v52 = getelementptr inbounds i32, ptr %v5, i64 %v51
  %v53 = icmp eq i64 %v25, 4
  %v54 = icmp eq i64 %v26, 1
  %v55 = icmp eq i64 0, 0
  %v56 = and i1 true, %v55
  br i1 %v56, label %then57, label %end58
then57:
  call void @k_tile_0001(ptr %v48, ptr %v49, ptr %v50, ptr %v52, ptr %v47, i64 %v41, i64 %v37)
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
attributes #0 = { nounwind "target-cpu"="sapphirerapids" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
