; task {"attributes":{"perm_a":[0,2,1],"perm_b":[0,2,1],"perm_out":[0,1,2],"tail":"t0=add(x0,x1)"},"inputs":["f32[1,64,33]","f32[1,63,64]","f32[63]"],"op":"matmul","output":"f32[1,33,63]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":17,"chunk":1,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"prefetch":"none","split":"columns","tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_pack: 8 units
; phase k_copy: 2 units
; phase k_chunks: 4 units
; scratch 24832 bytes, 25152 of each core
@k_u = private constant [7 x i64] [i64 0, i64 272, i64 544, i64 816, i64 1088, i64 0, i64 768], align 64
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_pack_b_0(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v57, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v55, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v56, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <8 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 64
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 128
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 192
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 256
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 320
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 384
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 448
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v25 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v26 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v27 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v28 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v29 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v30 = shufflevector <8 x float> %v21, <8 x float> %v23, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v31 = shufflevector <8 x float> %v21, <8 x float> %v23, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v32 = shufflevector <8 x float> %v24, <8 x float> %v26, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v33 = shufflevector <8 x float> %v24, <8 x float> %v26, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v25, <8 x float> %v27, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v35 = shufflevector <8 x float> %v25, <8 x float> %v27, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v36 = shufflevector <8 x float> %v28, <8 x float> %v30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v37 = shufflevector <8 x float> %v28, <8 x float> %v30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v38 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v39 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v40 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v41 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v42 = shufflevector <8 x float> %v34, <8 x float> %v38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v43 = shufflevector <8 x float> %v34, <8 x float> %v38, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v44 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v45 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v46 = shufflevector <8 x float> %v35, <8 x float> %v39, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v47 = shufflevector <8 x float> %v35, <8 x float> %v39, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v40, ptr %v7, align 4
  %v48 = getelementptr inbounds float, ptr %v7, i64 8
  store <8 x float> %v42, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v7, i64 16
  store <8 x float> %v44, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v7, i64 24
  store <8 x float> %v46, ptr %v50, align 4
  %v51 = getelementptr inbounds float, ptr %v7, i64 32
  store <8 x float> %v41, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v7, i64 40
  store <8 x float> %v43, ptr %v52, align 4
  %v53 = getelementptr inbounds float, ptr %v7, i64 48
  store <8 x float> %v45, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %v7, i64 56
  store <8 x float> %v47, ptr %v54, align 4
  %v55 = getelementptr inbounds float, ptr %v6, i64 8
  %v56 = getelementptr inbounds float, ptr %v7, i64 64
  %v57 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v58 = urem i64 %depth, 8
  br label %head59
head59:
  %v62 = phi i64 [ 0, %end4 ], [ %v85, %end78 ]
  %v63 = phi ptr [ %v6, %end4 ], [ %v83, %end78 ]
  %v64 = phi ptr [ %v7, %end4 ], [ %v84, %end78 ]
  %v65 = icmp slt i64 %v62, %v58
  br i1 %v65, label %body60, label %end61
body60:
  br label %head66
head66:
  %v69 = phi i64 [ 0, %body60 ], [ %v75, %body67 ]
  %v70 = icmp slt i64 %v69, 8
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = mul i64 %v69, 64
  %v72 = getelementptr inbounds float, ptr %v63, i64 %v71
  %v73 = load float, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %v64, i64 %v69
  store float %v73, ptr %v74, align 4
  %v75 = add nsw i64 %v69, 1
  br label %head66
end68:
  br label %head76
head76:
  %v79 = phi i64 [ 8, %end68 ], [ %v82, %body77 ]
  %v80 = icmp slt i64 %v79, 8
  br i1 %v80, label %body77, label %end78
body77:
  %v81 = getelementptr inbounds float, ptr %v64, i64 %v79
  store float 0x0000000000000000, ptr %v81, align 4
  %v82 = add nsw i64 %v79, 1
  br label %head76
end78:
  %v83 = getelementptr inbounds float, ptr %v63, i64 1
  %v84 = getelementptr inbounds float, ptr %v64, i64 8
  %v85 = add nsw i64 %v62, 1
  br label %head59
end61:
  ret void
}
define internal void @k_pack_b_1(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v55, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v53, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v54, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <8 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 64
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 128
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 192
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 256
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 320
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 384
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v23 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v24 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v25 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v26 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v27 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v28 = shufflevector <8 x float> %v21, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v29 = shufflevector <8 x float> %v21, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v30 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v31 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v23, <8 x float> %v25, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v33 = shufflevector <8 x float> %v23, <8 x float> %v25, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v36 = shufflevector <8 x float> %v27, <8 x float> %v29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v37 = shufflevector <8 x float> %v27, <8 x float> %v29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v38 = shufflevector <8 x float> %v30, <8 x float> %v34, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v39 = shufflevector <8 x float> %v30, <8 x float> %v34, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v40 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v41 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v42 = shufflevector <8 x float> %v31, <8 x float> %v35, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v43 = shufflevector <8 x float> %v31, <8 x float> %v35, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v44 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v45 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v38, ptr %v7, align 4
  %v46 = getelementptr inbounds float, ptr %v7, i64 8
  store <8 x float> %v40, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %v7, i64 16
  store <8 x float> %v42, ptr %v47, align 4
  %v48 = getelementptr inbounds float, ptr %v7, i64 24
  store <8 x float> %v44, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v7, i64 32
  store <8 x float> %v39, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v7, i64 40
  store <8 x float> %v41, ptr %v50, align 4
  %v51 = getelementptr inbounds float, ptr %v7, i64 48
  store <8 x float> %v43, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v7, i64 56
  store <8 x float> %v45, ptr %v52, align 4
  %v53 = getelementptr inbounds float, ptr %v6, i64 8
  %v54 = getelementptr inbounds float, ptr %v7, i64 64
  %v55 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v56 = urem i64 %depth, 8
  br label %head57
head57:
  %v60 = phi i64 [ 0, %end4 ], [ %v83, %end76 ]
  %v61 = phi ptr [ %v6, %end4 ], [ %v81, %end76 ]
  %v62 = phi ptr [ %v7, %end4 ], [ %v82, %end76 ]
  %v63 = icmp slt i64 %v60, %v56
  br i1 %v63, label %body58, label %end59
body58:
  br label %head64
head64:
  %v67 = phi i64 [ 0, %body58 ], [ %v73, %body65 ]
  %v68 = icmp slt i64 %v67, 7
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = mul i64 %v67, 64
  %v70 = getelementptr inbounds float, ptr %v61, i64 %v69
  %v71 = load float, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %v62, i64 %v67
  store float %v71, ptr %v72, align 4
  %v73 = add nsw i64 %v67, 1
  br label %head64
end66:
  br label %head74
head74:
  %v77 = phi i64 [ 7, %end66 ], [ %v80, %body75 ]
  %v78 = icmp slt i64 %v77, 8
  br i1 %v78, label %body75, label %end76
body75:
  %v79 = getelementptr inbounds float, ptr %v62, i64 %v77
  store float 0x0000000000000000, ptr %v79, align 4
  %v80 = add nsw i64 %v77, 1
  br label %head74
end76:
  %v81 = getelementptr inbounds float, ptr %v61, i64 1
  %v82 = getelementptr inbounds float, ptr %v62, i64 8
  %v83 = add nsw i64 %v60, 1
  br label %head57
end59:
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
  %v16 = phi i64 [ %lo, %entry ], [ %v31, %end30 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 512
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = mul i64 %v16, 512
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = getelementptr inbounds float, ptr %v21, i64 0
  %v23 = icmp eq i64 %v16, 7
  %v24 = xor i1 %v23, true
  %v25 = and i1 true, %v24
  br i1 %v25, label %then26, label %end27
then26:
  call void @k_pack_b_0(ptr %v22, ptr %v19, i64 64)
  br label %end27
end27:
  %v28 = and i1 true, %v23
  br i1 %v28, label %then29, label %end30
then29:
  call void @k_pack_b_1(ptr %v22, ptr %v19, i64 64)
  br label %end30
end30:
  %v31 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_copy_a(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v201, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v199, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v200, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <8 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 33
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 66
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 99
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 132
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 165
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 198
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 231
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v25 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v26 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v27 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v28 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v29 = shufflevector <8 x float> %v17, <8 x float> %v19, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v30 = shufflevector <8 x float> %v21, <8 x float> %v23, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v31 = shufflevector <8 x float> %v21, <8 x float> %v23, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v32 = shufflevector <8 x float> %v24, <8 x float> %v26, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v33 = shufflevector <8 x float> %v24, <8 x float> %v26, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v25, <8 x float> %v27, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v35 = shufflevector <8 x float> %v25, <8 x float> %v27, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v36 = shufflevector <8 x float> %v28, <8 x float> %v30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v37 = shufflevector <8 x float> %v28, <8 x float> %v30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v38 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v39 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v40 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v41 = shufflevector <8 x float> %v32, <8 x float> %v36, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v42 = shufflevector <8 x float> %v34, <8 x float> %v38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v43 = shufflevector <8 x float> %v34, <8 x float> %v38, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v44 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v45 = shufflevector <8 x float> %v33, <8 x float> %v37, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v46 = shufflevector <8 x float> %v35, <8 x float> %v39, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v47 = shufflevector <8 x float> %v35, <8 x float> %v39, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v40, ptr %v7, align 4
  %v48 = getelementptr inbounds float, ptr %v7, i64 64
  store <8 x float> %v42, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v7, i64 128
  store <8 x float> %v44, ptr %v49, align 4
  %v50 = getelementptr inbounds float, ptr %v7, i64 192
  store <8 x float> %v46, ptr %v50, align 4
  %v51 = getelementptr inbounds float, ptr %v7, i64 256
  store <8 x float> %v41, ptr %v51, align 4
  %v52 = getelementptr inbounds float, ptr %v7, i64 320
  store <8 x float> %v43, ptr %v52, align 4
  %v53 = getelementptr inbounds float, ptr %v7, i64 384
  store <8 x float> %v45, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %v7, i64 448
  store <8 x float> %v47, ptr %v54, align 4
  %v55 = getelementptr inbounds float, ptr %v6, i64 264
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %v6, i64 297
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v6, i64 330
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %v6, i64 363
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %v6, i64 396
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = getelementptr inbounds float, ptr %v6, i64 429
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = getelementptr inbounds float, ptr %v6, i64 462
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = getelementptr inbounds float, ptr %v6, i64 495
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v72 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v73 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v74 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v75 = shufflevector <8 x float> %v64, <8 x float> %v66, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v76 = shufflevector <8 x float> %v64, <8 x float> %v66, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v77 = shufflevector <8 x float> %v68, <8 x float> %v70, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v78 = shufflevector <8 x float> %v68, <8 x float> %v70, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v79 = shufflevector <8 x float> %v71, <8 x float> %v73, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v80 = shufflevector <8 x float> %v71, <8 x float> %v73, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v81 = shufflevector <8 x float> %v72, <8 x float> %v74, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v82 = shufflevector <8 x float> %v72, <8 x float> %v74, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v83 = shufflevector <8 x float> %v75, <8 x float> %v77, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v84 = shufflevector <8 x float> %v75, <8 x float> %v77, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v85 = shufflevector <8 x float> %v76, <8 x float> %v78, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v86 = shufflevector <8 x float> %v76, <8 x float> %v78, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v87 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v88 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v89 = shufflevector <8 x float> %v81, <8 x float> %v85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v90 = shufflevector <8 x float> %v81, <8 x float> %v85, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v91 = shufflevector <8 x float> %v80, <8 x float> %v84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v92 = shufflevector <8 x float> %v80, <8 x float> %v84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v93 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v94 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v95 = getelementptr inbounds float, ptr %v7, i64 8
  store <8 x float> %v87, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %v7, i64 72
  store <8 x float> %v89, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %v7, i64 136
  store <8 x float> %v91, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %v7, i64 200
  store <8 x float> %v93, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %v7, i64 264
  store <8 x float> %v88, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %v7, i64 328
  store <8 x float> %v90, ptr %v100, align 4
  %v101 = getelementptr inbounds float, ptr %v7, i64 392
  store <8 x float> %v92, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %v7, i64 456
  store <8 x float> %v94, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %v6, i64 528
  %v104 = load <8 x float>, ptr %v103, align 4
  %v105 = getelementptr inbounds float, ptr %v6, i64 561
  %v106 = load <8 x float>, ptr %v105, align 4
  %v107 = getelementptr inbounds float, ptr %v6, i64 594
  %v108 = load <8 x float>, ptr %v107, align 4
  %v109 = getelementptr inbounds float, ptr %v6, i64 627
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = getelementptr inbounds float, ptr %v6, i64 660
  %v112 = load <8 x float>, ptr %v111, align 4
  %v113 = getelementptr inbounds float, ptr %v6, i64 693
  %v114 = load <8 x float>, ptr %v113, align 4
  %v115 = getelementptr inbounds float, ptr %v6, i64 726
  %v116 = load <8 x float>, ptr %v115, align 4
  %v117 = getelementptr inbounds float, ptr %v6, i64 759
  %v118 = load <8 x float>, ptr %v117, align 4
  %v119 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v120 = shufflevector <8 x float> %v104, <8 x float> %v106, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v121 = shufflevector <8 x float> %v108, <8 x float> %v110, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v122 = shufflevector <8 x float> %v108, <8 x float> %v110, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v123 = shufflevector <8 x float> %v112, <8 x float> %v114, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v124 = shufflevector <8 x float> %v112, <8 x float> %v114, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v125 = shufflevector <8 x float> %v116, <8 x float> %v118, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v126 = shufflevector <8 x float> %v116, <8 x float> %v118, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v127 = shufflevector <8 x float> %v119, <8 x float> %v121, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v128 = shufflevector <8 x float> %v119, <8 x float> %v121, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v129 = shufflevector <8 x float> %v120, <8 x float> %v122, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v130 = shufflevector <8 x float> %v120, <8 x float> %v122, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v131 = shufflevector <8 x float> %v123, <8 x float> %v125, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v132 = shufflevector <8 x float> %v123, <8 x float> %v125, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v133 = shufflevector <8 x float> %v124, <8 x float> %v126, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v134 = shufflevector <8 x float> %v124, <8 x float> %v126, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v135 = shufflevector <8 x float> %v127, <8 x float> %v131, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v136 = shufflevector <8 x float> %v127, <8 x float> %v131, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v137 = shufflevector <8 x float> %v129, <8 x float> %v133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v138 = shufflevector <8 x float> %v129, <8 x float> %v133, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v139 = shufflevector <8 x float> %v128, <8 x float> %v132, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v140 = shufflevector <8 x float> %v128, <8 x float> %v132, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v141 = shufflevector <8 x float> %v130, <8 x float> %v134, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v142 = shufflevector <8 x float> %v130, <8 x float> %v134, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v143 = getelementptr inbounds float, ptr %v7, i64 16
  store <8 x float> %v135, ptr %v143, align 4
  %v144 = getelementptr inbounds float, ptr %v7, i64 80
  store <8 x float> %v137, ptr %v144, align 4
  %v145 = getelementptr inbounds float, ptr %v7, i64 144
  store <8 x float> %v139, ptr %v145, align 4
  %v146 = getelementptr inbounds float, ptr %v7, i64 208
  store <8 x float> %v141, ptr %v146, align 4
  %v147 = getelementptr inbounds float, ptr %v7, i64 272
  store <8 x float> %v136, ptr %v147, align 4
  %v148 = getelementptr inbounds float, ptr %v7, i64 336
  store <8 x float> %v138, ptr %v148, align 4
  %v149 = getelementptr inbounds float, ptr %v7, i64 400
  store <8 x float> %v140, ptr %v149, align 4
  %v150 = getelementptr inbounds float, ptr %v7, i64 464
  store <8 x float> %v142, ptr %v150, align 4
  %v151 = getelementptr inbounds float, ptr %v6, i64 792
  %v152 = load <8 x float>, ptr %v151, align 4
  %v153 = getelementptr inbounds float, ptr %v6, i64 825
  %v154 = load <8 x float>, ptr %v153, align 4
  %v155 = getelementptr inbounds float, ptr %v6, i64 858
  %v156 = load <8 x float>, ptr %v155, align 4
  %v157 = getelementptr inbounds float, ptr %v6, i64 891
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = getelementptr inbounds float, ptr %v6, i64 924
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %v6, i64 957
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = getelementptr inbounds float, ptr %v6, i64 990
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %v6, i64 1023
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v168 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v169 = shufflevector <8 x float> %v156, <8 x float> %v158, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v170 = shufflevector <8 x float> %v156, <8 x float> %v158, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v171 = shufflevector <8 x float> %v160, <8 x float> %v162, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v172 = shufflevector <8 x float> %v160, <8 x float> %v162, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v173 = shufflevector <8 x float> %v164, <8 x float> %v166, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v174 = shufflevector <8 x float> %v164, <8 x float> %v166, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v175 = shufflevector <8 x float> %v167, <8 x float> %v169, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v176 = shufflevector <8 x float> %v167, <8 x float> %v169, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v177 = shufflevector <8 x float> %v168, <8 x float> %v170, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v178 = shufflevector <8 x float> %v168, <8 x float> %v170, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v179 = shufflevector <8 x float> %v171, <8 x float> %v173, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v180 = shufflevector <8 x float> %v171, <8 x float> %v173, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v181 = shufflevector <8 x float> %v172, <8 x float> %v174, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v182 = shufflevector <8 x float> %v172, <8 x float> %v174, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v183 = shufflevector <8 x float> %v175, <8 x float> %v179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v184 = shufflevector <8 x float> %v175, <8 x float> %v179, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v185 = shufflevector <8 x float> %v177, <8 x float> %v181, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v186 = shufflevector <8 x float> %v177, <8 x float> %v181, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v187 = shufflevector <8 x float> %v176, <8 x float> %v180, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v188 = shufflevector <8 x float> %v176, <8 x float> %v180, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v189 = shufflevector <8 x float> %v178, <8 x float> %v182, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v190 = shufflevector <8 x float> %v178, <8 x float> %v182, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v191 = getelementptr inbounds float, ptr %v7, i64 24
  store <8 x float> %v183, ptr %v191, align 4
  %v192 = getelementptr inbounds float, ptr %v7, i64 88
  store <8 x float> %v185, ptr %v192, align 4
  %v193 = getelementptr inbounds float, ptr %v7, i64 152
  store <8 x float> %v187, ptr %v193, align 4
  %v194 = getelementptr inbounds float, ptr %v7, i64 216
  store <8 x float> %v189, ptr %v194, align 4
  %v195 = getelementptr inbounds float, ptr %v7, i64 280
  store <8 x float> %v184, ptr %v195, align 4
  %v196 = getelementptr inbounds float, ptr %v7, i64 344
  store <8 x float> %v186, ptr %v196, align 4
  %v197 = getelementptr inbounds float, ptr %v7, i64 408
  store <8 x float> %v188, ptr %v197, align 4
  %v198 = getelementptr inbounds float, ptr %v7, i64 472
  store <8 x float> %v190, ptr %v198, align 4
  %v199 = getelementptr inbounds float, ptr %v6, i64 8
  %v200 = getelementptr inbounds float, ptr %v7, i64 512
  %v201 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v202 = urem i64 %depth, 8
  br label %head203
head203:
  %v206 = phi i64 [ 0, %end4 ], [ %v229, %end222 ]
  %v207 = phi ptr [ %v6, %end4 ], [ %v227, %end222 ]
  %v208 = phi ptr [ %v7, %end4 ], [ %v228, %end222 ]
  %v209 = icmp slt i64 %v206, %v202
  br i1 %v209, label %body204, label %end205
body204:
  br label %head210
head210:
  %v213 = phi i64 [ 0, %body204 ], [ %v219, %body211 ]
  %v214 = icmp slt i64 %v213, 32
  br i1 %v214, label %body211, label %end212
body211:
  %v215 = mul i64 %v213, 33
  %v216 = getelementptr inbounds float, ptr %v207, i64 %v215
  %v217 = load float, ptr %v216, align 4
  %v218 = getelementptr inbounds float, ptr %v208, i64 %v213
  store float %v217, ptr %v218, align 4
  %v219 = add nsw i64 %v213, 1
  br label %head210
end212:
  br label %head220
head220:
  %v223 = phi i64 [ 32, %end212 ], [ %v226, %body221 ]
  %v224 = icmp slt i64 %v223, 32
  br i1 %v224, label %body221, label %end222
body221:
  %v225 = getelementptr inbounds float, ptr %v208, i64 %v223
  store float 0x0000000000000000, ptr %v225, align 4
  %v226 = add nsw i64 %v223, 1
  br label %head220
end222:
  %v227 = getelementptr inbounds float, ptr %v207, i64 1
  %v228 = getelementptr inbounds float, ptr %v208, i64 64
  %v229 = add nsw i64 %v206, 1
  br label %head203
end205:
  ret void
}
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
  %v16 = phi i64 [ %lo, %entry ], [ %v23, %body14 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 32
  %v19 = mul i64 %v18, 33
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v21 = getelementptr inbounds float, ptr %v9, i64 4096
  %v22 = getelementptr inbounds float, ptr %v21, i64 %v18
  call void @k_copy_a(ptr %v20, ptr %v22, i64 33)
  %v23 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_input_row(ptr %x, ptr %v, i64 %row) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %v1, 64
  %v3 = getelementptr inbounds float, ptr %x, i64 %v2
  %v4 = mul i64 %row, 2
  %v5 = add i64 %v4, 1
  %v6 = sub i64 33, 1
  %v7 = icmp slt i64 %v5, %v6
  %v8 = select i1 %v7, i64 %v5, i64 %v6
  %v9 = mul i64 %v8, 64
  %v10 = getelementptr inbounds float, ptr %x, i64 %v9
  br label %head11
head11:
  %v14 = phi i64 [ 0, %entry ], [ %v44, %body12 ]
  %v15 = icmp slt i64 %v14, 32
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = getelementptr inbounds float, ptr %v3, i64 %v14
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %v3, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v10, i64 %v14
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = add i64 %v14, 32
  %v24 = getelementptr inbounds float, ptr %v10, i64 %v23
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = fadd <8 x float> %v17, %v22
  %v27 = getelementptr inbounds float, ptr %v, i64 %v14
  store <8 x float> %v26, ptr %v27, align 4
  %v28 = fsub <8 x float> %v17, %v25
  %v29 = add i64 %v14, 560
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <8 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v14, 1120
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <8 x float> %v17, ptr %v32, align 4
  %v33 = add i64 %v14, 1680
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <8 x float> %v25, ptr %v34, align 4
  %v35 = fadd <8 x float> %v20, %v25
  %v36 = add i64 %v14, 2240
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <8 x float> %v35, ptr %v37, align 4
  %v38 = fadd <8 x float> %v22, %v25
  %v39 = add i64 %v14, 2800
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <8 x float> %v38, ptr %v40, align 4
  %v41 = fadd <8 x float> %v17, %v20
  %v42 = add i64 %v14, 3360
  %v43 = getelementptr inbounds float, ptr %v, i64 %v42
  store <8 x float> %v41, ptr %v43, align 4
  %v44 = add nsw i64 %v14, 8
  br label %head11
end13:
  ret void
}
define internal void @k_input(ptr %x, ptr %v, i64 %first, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v9, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 32
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = add i64 %first, %v4
  call void @k_input_row(ptr %x, ptr %v7, i64 %v8)
  %v9 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_weights(ptr %w, ptr %u) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v31, %body2 ]
  %v5 = icmp slt i64 %v4, 256
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %w, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = add i64 %v4, 512
  %v9 = getelementptr inbounds float, ptr %w, i64 %v8
  %v10 = load <8 x float>, ptr %v9, align 4
  %v11 = add i64 %v4, 256
  %v12 = getelementptr inbounds float, ptr %w, i64 %v11
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = add i64 %v4, 768
  %v15 = getelementptr inbounds float, ptr %w, i64 %v14
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = fadd <8 x float> %v7, %v10
  %v18 = getelementptr inbounds float, ptr %u, i64 %v4
  store <8 x float> %v17, ptr %v18, align 4
  %v19 = fadd <8 x float> %v7, %v16
  %v20 = add i64 %v4, 272
  %v21 = getelementptr inbounds float, ptr %u, i64 %v20
  store <8 x float> %v19, ptr %v21, align 4
  %v22 = fsub <8 x float> %v10, %v16
  %v23 = add i64 %v4, 544
  %v24 = getelementptr inbounds float, ptr %u, i64 %v23
  store <8 x float> %v22, ptr %v24, align 4
  %v25 = fsub <8 x float> %v7, %v13
  %v26 = add i64 %v4, 816
  %v27 = getelementptr inbounds float, ptr %u, i64 %v26
  store <8 x float> %v25, ptr %v27, align 4
  %v28 = fadd <8 x float> %v13, %v16
  %v29 = add i64 %v4, 1088
  %v30 = getelementptr inbounds float, ptr %u, i64 %v29
  store <8 x float> %v28, ptr %v30, align 4
  %v31 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v17, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v16, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v15, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 32
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = getelementptr inbounds float, ptr %v5, i64 1
  %v17 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v12 = icmp slt i64 %v4, 32
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 32
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 64
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 96
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v13, <8 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 8
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 8
  store <8 x float> %v9, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 24
  store <8 x float> %v11, ptr %v38, align 4
  ret void
}
define internal void @k_output_2(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v63, %body5 ]
  %v8 = icmp slt i64 %v7, 8
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 144
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 288
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 432
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 576
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 720
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 864
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v14, %v20
  %v31 = fadd <8 x float> %v30, %v23
  %v32 = fsub <8 x float> %v31, %v29
  %v33 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = fadd <8 x float> %v32, %v34
  %v36 = mul i64 %v1, 63
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v26, %v20
  %v40 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v39, %v41
  %v43 = mul i64 %v3, 63
  %v44 = add i64 %v43, %v9
  %v45 = getelementptr inbounds float, ptr %out, i64 %v44
  store <8 x float> %v42, ptr %v45, align 4
  %v46 = add i64 %v9, 8
  %v47 = fadd <8 x float> %v17, %v29
  %v48 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fadd <8 x float> %v47, %v49
  %v51 = mul i64 %v1, 63
  %v52 = add i64 %v51, %v46
  %v53 = getelementptr inbounds float, ptr %out, i64 %v52
  store <8 x float> %v50, ptr %v53, align 4
  %v54 = fsub <8 x float> %v11, %v14
  %v55 = fsub <8 x float> %v54, %v17
  %v56 = fsub <8 x float> %v55, %v26
  %v57 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = fadd <8 x float> %v56, %v58
  %v60 = mul i64 %v3, 63
  %v61 = add i64 %v60, %v46
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <8 x float> %v59, ptr %v62, align 4
  %v63 = add nsw i64 %v7, 8
  br label %head4
end6:
  ret void
}
define internal void @k_output_1(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v45, %body3 ]
  %v6 = icmp slt i64 %v5, 8
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 144
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 288
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 432
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 576
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 720
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 864
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v12, %v18
  %v29 = fadd <8 x float> %v28, %v21
  %v30 = fsub <8 x float> %v29, %v27
  %v31 = getelementptr inbounds float, ptr %x0, i64 %v7
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fadd <8 x float> %v30, %v32
  %v34 = mul i64 %v1, 63
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <8 x float> %v33, ptr %v36, align 4
  %v37 = add i64 %v7, 8
  %v38 = fadd <8 x float> %v15, %v27
  %v39 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fadd <8 x float> %v38, %v40
  %v42 = mul i64 %v1, 63
  %v43 = add i64 %v42, %v37
  %v44 = getelementptr inbounds float, ptr %out, i64 %v43
  store <8 x float> %v41, ptr %v44, align 4
  %v45 = add nsw i64 %v5, 8
  br label %head2
end4:
  ret void
}
define internal void @k_band_17(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v44, %end29 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 20
  %v7 = add i64 %v4, 1
  %v8 = mul i64 %v7, 20
  br label %head9
head9:
  %v12 = phi i64 [ %v6, %body2 ], [ %v16, %body10 ]
  %v13 = icmp slt i64 %v12, %v8
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 64
  %v15 = getelementptr inbounds i8, ptr %ahead, i64 %v14
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = add nsw i64 %v12, 1
  br label %head9
end11:
  %v17 = mul i64 %v4, 560
  %v18 = getelementptr inbounds float, ptr %v, i64 %v17
  %v19 = icmp slt i64 %v4, 5
  %v20 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v21 = load i64, ptr %v20, align 8
  %v22 = select i1 %v19, ptr %u, ptr %w
  %v23 = getelementptr inbounds float, ptr %v22, i64 %v21
  %v24 = mul i64 %v4, 144
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v23, i64 272
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end11 ], [ %v38, %body28 ]
  %v31 = icmp slt i64 %v30, 4
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 4
  %v33 = mul i64 %v32, 32
  %v34 = getelementptr inbounds float, ptr %v18, i64 %v33
  %v35 = mul i64 %v32, 8
  %v36 = getelementptr inbounds float, ptr %v25, i64 %v35
  %v37 = getelementptr inbounds i8, ptr %v26, i64 0
  call void @k_tile_4_1(ptr %v34, ptr %v23, ptr %v36, ptr %v23, ptr %v37, i64 0, i64 0)
  %v38 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v39 = mul i64 16, 32
  %v40 = getelementptr inbounds float, ptr %v18, i64 %v39
  %v41 = mul i64 16, 8
  %v42 = getelementptr inbounds float, ptr %v25, i64 %v41
  %v43 = getelementptr inbounds i8, ptr %v26, i64 0
  call void @k_tile_1_1(ptr %v40, ptr %v23, ptr %v42, ptr %v23, ptr %v43, i64 0, i64 0)
  %v44 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v45 = sub i64 16, %line
  %v46 = icmp slt i64 %v45, 17
  %v47 = select i1 %v46, i64 %v45, i64 17
  %v48 = icmp sgt i64 %v47, 0
  %v49 = select i1 %v48, i64 %v47, i64 0
  br label %head50
head50:
  %v53 = phi i64 [ 0, %end3 ], [ %v58, %body51 ]
  %v54 = icmp slt i64 %v53, %v49
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = mul i64 %v53, 8
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = add i64 %line, %v53
  call void @k_output_2(ptr %v56, ptr %out, ptr %bias, i64 %v57, i64 %column, ptr %x0)
  %v58 = add nsw i64 %v53, 1
  br label %head50
end52:
  br label %head59
head59:
  %v62 = phi i64 [ %v49, %end52 ], [ %v67, %body60 ]
  %v63 = icmp slt i64 %v62, 17
  br i1 %v63, label %body60, label %end61
body60:
  %v64 = mul i64 %v62, 8
  %v65 = getelementptr inbounds float, ptr %m, i64 %v64
  %v66 = add i64 %line, %v62
  call void @k_output_1(ptr %v65, ptr %out, ptr %bias, i64 %v66, i64 %column, ptr %x0)
  %v67 = add nsw i64 %v62, 1
  br label %head59
end61:
  ret void
}
define internal void @k_output_2_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 2
  %v2 = mul i64 %row, 2
  %v3 = add i64 %v2, 1
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v63, %body5 ]
  %v8 = icmp slt i64 %v7, 0
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 144
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 288
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 432
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 576
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 720
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 864
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v14, %v20
  %v31 = fadd <8 x float> %v30, %v23
  %v32 = fsub <8 x float> %v31, %v29
  %v33 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = fadd <8 x float> %v32, %v34
  %v36 = mul i64 %v1, 63
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <8 x float> %v35, ptr %v38, align 4
  %v39 = fsub <8 x float> %v26, %v20
  %v40 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v39, %v41
  %v43 = mul i64 %v3, 63
  %v44 = add i64 %v43, %v9
  %v45 = getelementptr inbounds float, ptr %out, i64 %v44
  store <8 x float> %v42, ptr %v45, align 4
  %v46 = add i64 %v9, 8
  %v47 = fadd <8 x float> %v17, %v29
  %v48 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = fadd <8 x float> %v47, %v49
  %v51 = mul i64 %v1, 63
  %v52 = add i64 %v51, %v46
  %v53 = getelementptr inbounds float, ptr %out, i64 %v52
  store <8 x float> %v50, ptr %v53, align 4
  %v54 = fsub <8 x float> %v11, %v14
  %v55 = fsub <8 x float> %v54, %v17
  %v56 = fsub <8 x float> %v55, %v26
  %v57 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = fadd <8 x float> %v56, %v58
  %v60 = mul i64 %v3, 63
  %v61 = add i64 %v60, %v46
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <8 x float> %v59, ptr %v62, align 4
  %v63 = add nsw i64 %v7, 8
  br label %head4
end6:
  %v64 = getelementptr inbounds float, ptr %m, i64 0
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %m, i64 144
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %m, i64 288
  %v69 = load <8 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %m, i64 432
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %m, i64 576
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %m, i64 720
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %m, i64 864
  %v77 = load <8 x float>, ptr %v76, align 4
  %v78 = fadd <8 x float> %v67, %v71
  %v79 = fadd <8 x float> %v78, %v73
  %v80 = fsub <8 x float> %v79, %v77
  %v81 = getelementptr inbounds float, ptr %x0, i64 %column
  %v82 = load <8 x float>, ptr %v81, align 4
  %v83 = fadd <8 x float> %v80, %v82
  %v84 = mul i64 %v1, 63
  %v85 = add i64 %v84, %column
  %v86 = getelementptr inbounds float, ptr %out, i64 %v85
  store <8 x float> %v83, ptr %v86, align 4
  %v87 = fsub <8 x float> %v75, %v71
  %v88 = getelementptr inbounds float, ptr %x0, i64 %column
  %v89 = load <8 x float>, ptr %v88, align 4
  %v90 = fadd <8 x float> %v87, %v89
  %v91 = mul i64 %v3, 63
  %v92 = add i64 %v91, %column
  %v93 = getelementptr inbounds float, ptr %out, i64 %v92
  store <8 x float> %v90, ptr %v93, align 4
  %v94 = add i64 %column, 8
  %v95 = fadd <8 x float> %v69, %v77
  %v96 = getelementptr inbounds float, ptr %x0, i64 %v94
  %v97 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v96, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x float> zeroinitializer)
  %v98 = fadd <8 x float> %v95, %v97
  %v99 = mul i64 %v1, 63
  %v100 = add i64 %v99, %v94
  %v101 = getelementptr inbounds float, ptr %out, i64 %v100
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v98, ptr align 4 %v101, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  %v102 = fsub <8 x float> %v65, %v67
  %v103 = fsub <8 x float> %v102, %v69
  %v104 = fsub <8 x float> %v103, %v75
  %v105 = getelementptr inbounds float, ptr %x0, i64 %v94
  %v106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v105, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x float> zeroinitializer)
  %v107 = fadd <8 x float> %v104, %v106
  %v108 = mul i64 %v3, 63
  %v109 = add i64 %v108, %v94
  %v110 = getelementptr inbounds float, ptr %out, i64 %v109
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v107, ptr align 4 %v110, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  ret void
}
define internal void @k_output_1_last(ptr %m, ptr %out, ptr %bias, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = mul i64 %row, 2
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v45, %body3 ]
  %v6 = icmp slt i64 %v5, 0
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 144
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <8 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 288
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 432
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 576
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 720
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 864
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v12, %v18
  %v29 = fadd <8 x float> %v28, %v21
  %v30 = fsub <8 x float> %v29, %v27
  %v31 = getelementptr inbounds float, ptr %x0, i64 %v7
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fadd <8 x float> %v30, %v32
  %v34 = mul i64 %v1, 63
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <8 x float> %v33, ptr %v36, align 4
  %v37 = add i64 %v7, 8
  %v38 = fadd <8 x float> %v15, %v27
  %v39 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fadd <8 x float> %v38, %v40
  %v42 = mul i64 %v1, 63
  %v43 = add i64 %v42, %v37
  %v44 = getelementptr inbounds float, ptr %out, i64 %v43
  store <8 x float> %v41, ptr %v44, align 4
  %v45 = add nsw i64 %v5, 8
  br label %head2
end4:
  %v46 = getelementptr inbounds float, ptr %m, i64 0
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %m, i64 144
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %m, i64 288
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %m, i64 432
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %m, i64 576
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %m, i64 720
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %m, i64 864
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fadd <8 x float> %v49, %v53
  %v61 = fadd <8 x float> %v60, %v55
  %v62 = fsub <8 x float> %v61, %v59
  %v63 = getelementptr inbounds float, ptr %x0, i64 %column
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = fadd <8 x float> %v62, %v64
  %v66 = mul i64 %v1, 63
  %v67 = add i64 %v66, %column
  %v68 = getelementptr inbounds float, ptr %out, i64 %v67
  store <8 x float> %v65, ptr %v68, align 4
  %v69 = add i64 %column, 8
  %v70 = fadd <8 x float> %v51, %v59
  %v71 = getelementptr inbounds float, ptr %x0, i64 %v69
  %v72 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v71, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x float> zeroinitializer)
  %v73 = fadd <8 x float> %v70, %v72
  %v74 = mul i64 %v1, 63
  %v75 = add i64 %v74, %v69
  %v76 = getelementptr inbounds float, ptr %out, i64 %v75
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v73, ptr align 4 %v76, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  ret void
}
define internal void @k_band_17_last(ptr %v, ptr %u, ptr %w, ptr %out, ptr %bias, i64 %line, i64 %lines, i64 %column, ptr %m, ptr %ahead, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v44, %end29 ]
  %v5 = icmp slt i64 %v4, 7
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 20
  %v7 = add i64 %v4, 1
  %v8 = mul i64 %v7, 20
  br label %head9
head9:
  %v12 = phi i64 [ %v6, %body2 ], [ %v16, %body10 ]
  %v13 = icmp slt i64 %v12, %v8
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 64
  %v15 = getelementptr inbounds i8, ptr %ahead, i64 %v14
  call void @llvm.prefetch.p0(ptr %v15, i32 0, i32 2, i32 1)
  %v16 = add nsw i64 %v12, 1
  br label %head9
end11:
  %v17 = mul i64 %v4, 560
  %v18 = getelementptr inbounds float, ptr %v, i64 %v17
  %v19 = icmp slt i64 %v4, 5
  %v20 = getelementptr inbounds i64, ptr @k_u, i64 %v4
  %v21 = load i64, ptr %v20, align 8
  %v22 = select i1 %v19, ptr %u, ptr %w
  %v23 = getelementptr inbounds float, ptr %v22, i64 %v21
  %v24 = mul i64 %v4, 144
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v23, i64 272
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end11 ], [ %v38, %body28 ]
  %v31 = icmp slt i64 %v30, 4
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 4
  %v33 = mul i64 %v32, 32
  %v34 = getelementptr inbounds float, ptr %v18, i64 %v33
  %v35 = mul i64 %v32, 8
  %v36 = getelementptr inbounds float, ptr %v25, i64 %v35
  %v37 = getelementptr inbounds i8, ptr %v26, i64 0
  call void @k_tile_4_1(ptr %v34, ptr %v23, ptr %v36, ptr %v23, ptr %v37, i64 0, i64 0)
  %v38 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v39 = mul i64 16, 32
  %v40 = getelementptr inbounds float, ptr %v18, i64 %v39
  %v41 = mul i64 16, 8
  %v42 = getelementptr inbounds float, ptr %v25, i64 %v41
  %v43 = getelementptr inbounds i8, ptr %v26, i64 0
  call void @k_tile_1_1(ptr %v40, ptr %v23, ptr %v42, ptr %v23, ptr %v43, i64 0, i64 0)
  %v44 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v45 = sub i64 16, %line
  %v46 = icmp slt i64 %v45, 17
  %v47 = select i1 %v46, i64 %v45, i64 17
  %v48 = icmp sgt i64 %v47, 0
  %v49 = select i1 %v48, i64 %v47, i64 0
  br label %head50
head50:
  %v53 = phi i64 [ 0, %end3 ], [ %v58, %body51 ]
  %v54 = icmp slt i64 %v53, %v49
  br i1 %v54, label %body51, label %end52
body51:
  %v55 = mul i64 %v53, 8
  %v56 = getelementptr inbounds float, ptr %m, i64 %v55
  %v57 = add i64 %line, %v53
  call void @k_output_2_last(ptr %v56, ptr %out, ptr %bias, i64 %v57, i64 %column, ptr %x0)
  %v58 = add nsw i64 %v53, 1
  br label %head50
end52:
  br label %head59
head59:
  %v62 = phi i64 [ %v49, %end52 ], [ %v67, %body60 ]
  %v63 = icmp slt i64 %v62, 17
  br i1 %v63, label %body60, label %end61
body60:
  %v64 = mul i64 %v62, 8
  %v65 = getelementptr inbounds float, ptr %m, i64 %v64
  %v66 = add i64 %line, %v62
  call void @k_output_1_last(ptr %v65, ptr %out, ptr %bias, i64 %v66, i64 %column, ptr %x0)
  %v67 = add nsw i64 %v62, 1
  br label %head59
end61:
  ret void
}
define void @k_chunks(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 25152
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v9, i64 4096
  %v15 = getelementptr inbounds float, ptr %v13, i64 2368
  br label %head16
head16:
  %v19 = phi i64 [ %lo, %entry ], [ %v77, %end26 ]
  %v20 = icmp slt i64 %v19, %hi
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = sub i64 4, %v19
  %v22 = icmp slt i64 %v21, 1
  %v23 = select i1 %v22, i64 %v21, i64 1
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body17 ], [ %v76, %end42 ]
  %v28 = icmp slt i64 %v27, 1
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 17
  %v30 = sub i64 17, %v29
  %v31 = icmp slt i64 %v30, 17
  %v32 = select i1 %v31, i64 %v30, i64 17
  call void @k_input(ptr %v14, ptr %v15, i64 %v29, i64 %v32)
  %v33 = icmp eq i64 %v27, 0
  %v34 = add i64 %v27, 1
  %v35 = mul i64 %v34, 17
  %v36 = mul i64 %v35, 2
  %v37 = mul i64 %v36, 64
  %v38 = getelementptr inbounds float, ptr %v14, i64 %v37
  %v39 = select i1 %v33, ptr %v15, ptr %v38
  br label %head40
head40:
  %v43 = phi i64 [ 0, %body25 ], [ %v75, %end74 ]
  %v44 = icmp slt i64 %v43, %v23
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = add i64 %v19, %v43
  %v46 = mul i64 %v43, 1360
  %v47 = getelementptr inbounds float, ptr %v13, i64 %v46
  %v48 = icmp eq i64 %v27, 0
  br i1 %v48, label %then49, label %end50
then49:
  %v51 = mul i64 %v45, 2
  %v52 = mul i64 %v51, 512
  %v53 = getelementptr inbounds float, ptr %v9, i64 %v52
  call void @k_weights(ptr %v53, ptr %v47)
  br label %end50
end50:
  %v54 = mul i64 %v43, 8704
  %v55 = getelementptr inbounds i8, ptr %v39, i64 %v54
  %v56 = mul i64 %v27, 17
  %v57 = mul i64 %v45, 2
  %v58 = mul i64 %v57, 512
  %v59 = getelementptr inbounds float, ptr %v9, i64 %v58
  %v60 = sub i64 17, %v56
  %v61 = icmp slt i64 17, %v60
  %v62 = select i1 %v61, i64 17, i64 %v60
  %v63 = mul i64 %v45, 2
  %v64 = mul i64 %v63, 8
  %v65 = getelementptr inbounds float, ptr %v13, i64 1360
  %v66 = icmp eq i64 %v27, 0
  %v67 = icmp eq i64 %v45, 3
  %v68 = xor i1 %v67, true
  %v69 = and i1 true, %v68
  br i1 %v69, label %then70, label %end71
then70:
  call void @k_band_17(ptr %v15, ptr %v47, ptr %v59, ptr %v7, ptr %v7, i64 %v56, i64 %v62, i64 %v64, ptr %v65, ptr %v55, ptr %v5)
  br label %end71
end71:
  %v72 = and i1 true, %v67
  br i1 %v72, label %then73, label %end74
then73:
  call void @k_band_17_last(ptr %v15, ptr %v47, ptr %v59, ptr %v7, ptr %v7, i64 %v56, i64 %v62, i64 %v64, ptr %v65, ptr %v55, ptr %v5)
  br label %end74
end74:
  %v75 = add nsw i64 %v43, 1
  br label %head40
end42:
  %v76 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v77 = add nsw i64 %v19, 1
  br label %head16
end18:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
