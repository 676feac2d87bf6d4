; task {"attributes":{"perm_a":[0,1,2],"perm_b":[0,2,1],"perm_out":[0,1,2],"tail":"t0=max(x0,0.0)"},"inputs":["f32[2,5,13]","f32[2,41,13]"],"op":"matmul","output":"f32[2,5,41]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":2,"format":"packed","impl":"panels","k_slices":1,"split":"columns","tile_rows":5,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_pack: 2 units
; phase k_product: 4 units
; scratch 1664 bytes, 1664 of each core
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
define internal void @k_pack_a_0(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 16
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v99, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v97, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v98, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <16 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 52
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v19 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v20 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v21 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v22 = shufflevector <16 x float> %v17, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v23 = shufflevector <16 x float> %v17, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v24 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v25 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v26 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v27 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v28 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v29 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v30 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v31 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v32 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v33 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v34 = shufflevector <16 x float> %v18, <16 x float> %v20, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v35 = shufflevector <16 x float> %v18, <16 x float> %v20, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v36 = shufflevector <16 x float> %v19, <16 x float> %v21, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v37 = shufflevector <16 x float> %v19, <16 x float> %v21, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v38 = shufflevector <16 x float> %v22, <16 x float> %v24, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v39 = shufflevector <16 x float> %v22, <16 x float> %v24, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v40 = shufflevector <16 x float> %v23, <16 x float> %v25, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v41 = shufflevector <16 x float> %v23, <16 x float> %v25, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v42 = shufflevector <16 x float> %v26, <16 x float> %v28, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v43 = shufflevector <16 x float> %v26, <16 x float> %v28, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v44 = shufflevector <16 x float> %v27, <16 x float> %v29, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v45 = shufflevector <16 x float> %v27, <16 x float> %v29, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v46 = shufflevector <16 x float> %v30, <16 x float> %v32, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v47 = shufflevector <16 x float> %v30, <16 x float> %v32, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v48 = shufflevector <16 x float> %v31, <16 x float> %v33, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v49 = shufflevector <16 x float> %v31, <16 x float> %v33, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v50 = shufflevector <16 x float> %v34, <16 x float> %v38, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v51 = shufflevector <16 x float> %v34, <16 x float> %v38, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v52 = shufflevector <16 x float> %v36, <16 x float> %v40, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v53 = shufflevector <16 x float> %v36, <16 x float> %v40, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v54 = shufflevector <16 x float> %v35, <16 x float> %v39, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v55 = shufflevector <16 x float> %v35, <16 x float> %v39, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v56 = shufflevector <16 x float> %v37, <16 x float> %v41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v57 = shufflevector <16 x float> %v37, <16 x float> %v41, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v58 = shufflevector <16 x float> %v42, <16 x float> %v46, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v59 = shufflevector <16 x float> %v42, <16 x float> %v46, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v60 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v43, <16 x float> %v47, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v63 = shufflevector <16 x float> %v43, <16 x float> %v47, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v65 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v50, <16 x float> %v58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v67 = shufflevector <16 x float> %v50, <16 x float> %v58, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v52, <16 x float> %v60, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v69 = shufflevector <16 x float> %v52, <16 x float> %v60, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v54, <16 x float> %v62, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v71 = shufflevector <16 x float> %v54, <16 x float> %v62, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v56, <16 x float> %v64, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v73 = shufflevector <16 x float> %v56, <16 x float> %v64, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v51, <16 x float> %v59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v75 = shufflevector <16 x float> %v51, <16 x float> %v59, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v53, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v77 = shufflevector <16 x float> %v53, <16 x float> %v61, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v55, <16 x float> %v63, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v79 = shufflevector <16 x float> %v55, <16 x float> %v63, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v57, <16 x float> %v65, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v81 = shufflevector <16 x float> %v57, <16 x float> %v65, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v66, ptr %v7, align 4
  %v82 = getelementptr inbounds float, ptr %v7, i64 16
  store <16 x float> %v68, ptr %v82, align 4
  %v83 = getelementptr inbounds float, ptr %v7, i64 32
  store <16 x float> %v70, ptr %v83, align 4
  %v84 = getelementptr inbounds float, ptr %v7, i64 48
  store <16 x float> %v72, ptr %v84, align 4
  %v85 = getelementptr inbounds float, ptr %v7, i64 64
  store <16 x float> %v74, ptr %v85, align 4
  %v86 = getelementptr inbounds float, ptr %v7, i64 80
  store <16 x float> %v76, ptr %v86, align 4
  %v87 = getelementptr inbounds float, ptr %v7, i64 96
  store <16 x float> %v78, ptr %v87, align 4
  %v88 = getelementptr inbounds float, ptr %v7, i64 112
  store <16 x float> %v80, ptr %v88, align 4
  %v89 = getelementptr inbounds float, ptr %v7, i64 128
  store <16 x float> %v67, ptr %v89, align 4
  %v90 = getelementptr inbounds float, ptr %v7, i64 144
  store <16 x float> %v69, ptr %v90, align 4
  %v91 = getelementptr inbounds float, ptr %v7, i64 160
  store <16 x float> %v71, ptr %v91, align 4
  %v92 = getelementptr inbounds float, ptr %v7, i64 176
  store <16 x float> %v73, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %v7, i64 192
  store <16 x float> %v75, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %v7, i64 208
  store <16 x float> %v77, ptr %v94, align 4
  %v95 = getelementptr inbounds float, ptr %v7, i64 224
  store <16 x float> %v79, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %v7, i64 240
  store <16 x float> %v81, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %v6, i64 16
  %v98 = getelementptr inbounds float, ptr %v7, i64 256
  %v99 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v100 = urem i64 %depth, 16
  br label %head101
head101:
  %v104 = phi i64 [ 0, %end4 ], [ %v127, %end120 ]
  %v105 = phi ptr [ %v6, %end4 ], [ %v125, %end120 ]
  %v106 = phi ptr [ %v7, %end4 ], [ %v126, %end120 ]
  %v107 = icmp slt i64 %v104, %v100
  br i1 %v107, label %body102, label %end103
body102:
  br label %head108
head108:
  %v111 = phi i64 [ 0, %body102 ], [ %v117, %body109 ]
  %v112 = icmp slt i64 %v111, 5
  br i1 %v112, label %body109, label %end110
body109:
  %v113 = mul i64 %v111, 13
  %v114 = getelementptr inbounds float, ptr %v105, i64 %v113
  %v115 = load float, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %v106, i64 %v111
  store float %v115, ptr %v116, align 4
  %v117 = add nsw i64 %v111, 1
  br label %head108
end110:
  br label %head118
head118:
  %v121 = phi i64 [ 5, %end110 ], [ %v124, %body119 ]
  %v122 = icmp slt i64 %v121, 16
  br i1 %v122, label %body119, label %end120
body119:
  %v123 = getelementptr inbounds float, ptr %v106, i64 %v121
  store float 0x0000000000000000, ptr %v123, align 4
  %v124 = add nsw i64 %v121, 1
  br label %head118
end120:
  %v125 = getelementptr inbounds float, ptr %v105, i64 1
  %v126 = getelementptr inbounds float, ptr %v106, i64 16
  %v127 = add nsw i64 %v104, 1
  br label %head101
end103:
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
  %v16 = mul i64 %v14, 208
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
  %v1 = udiv i64 %depth, 16
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v121, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v119, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v120, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <16 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 52
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 65
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 78
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 91
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 104
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 117
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 130
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 143
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 156
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 169
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 182
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 195
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v41 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v42 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v43 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v44 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v45 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v46 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v47 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v48 = shufflevector <16 x float> %v25, <16 x float> %v27, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v49 = shufflevector <16 x float> %v25, <16 x float> %v27, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v50 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v51 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v52 = shufflevector <16 x float> %v33, <16 x float> %v35, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v53 = shufflevector <16 x float> %v33, <16 x float> %v35, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v54 = shufflevector <16 x float> %v37, <16 x float> %v39, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v55 = shufflevector <16 x float> %v37, <16 x float> %v39, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v56 = shufflevector <16 x float> %v40, <16 x float> %v42, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v57 = shufflevector <16 x float> %v40, <16 x float> %v42, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v58 = shufflevector <16 x float> %v41, <16 x float> %v43, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v59 = shufflevector <16 x float> %v41, <16 x float> %v43, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v60 = shufflevector <16 x float> %v44, <16 x float> %v46, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v46, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v45, <16 x float> %v47, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v63 = shufflevector <16 x float> %v45, <16 x float> %v47, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v48, <16 x float> %v50, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v65 = shufflevector <16 x float> %v48, <16 x float> %v50, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v49, <16 x float> %v51, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v67 = shufflevector <16 x float> %v49, <16 x float> %v51, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v52, <16 x float> %v54, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v69 = shufflevector <16 x float> %v52, <16 x float> %v54, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v53, <16 x float> %v55, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v71 = shufflevector <16 x float> %v53, <16 x float> %v55, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v56, <16 x float> %v60, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v73 = shufflevector <16 x float> %v56, <16 x float> %v60, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v58, <16 x float> %v62, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v75 = shufflevector <16 x float> %v58, <16 x float> %v62, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v57, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v77 = shufflevector <16 x float> %v57, <16 x float> %v61, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v59, <16 x float> %v63, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v79 = shufflevector <16 x float> %v59, <16 x float> %v63, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v64, <16 x float> %v68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v81 = shufflevector <16 x float> %v64, <16 x float> %v68, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v82 = shufflevector <16 x float> %v66, <16 x float> %v70, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v83 = shufflevector <16 x float> %v66, <16 x float> %v70, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v84 = shufflevector <16 x float> %v65, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v85 = shufflevector <16 x float> %v65, <16 x float> %v69, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v86 = shufflevector <16 x float> %v67, <16 x float> %v71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v87 = shufflevector <16 x float> %v67, <16 x float> %v71, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v88 = shufflevector <16 x float> %v72, <16 x float> %v80, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v89 = shufflevector <16 x float> %v72, <16 x float> %v80, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v90 = shufflevector <16 x float> %v74, <16 x float> %v82, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v91 = shufflevector <16 x float> %v74, <16 x float> %v82, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v92 = shufflevector <16 x float> %v76, <16 x float> %v84, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v93 = shufflevector <16 x float> %v76, <16 x float> %v84, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v94 = shufflevector <16 x float> %v78, <16 x float> %v86, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v95 = shufflevector <16 x float> %v78, <16 x float> %v86, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v96 = shufflevector <16 x float> %v73, <16 x float> %v81, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v97 = shufflevector <16 x float> %v73, <16 x float> %v81, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v98 = shufflevector <16 x float> %v75, <16 x float> %v83, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v99 = shufflevector <16 x float> %v75, <16 x float> %v83, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v100 = shufflevector <16 x float> %v77, <16 x float> %v85, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v101 = shufflevector <16 x float> %v77, <16 x float> %v85, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v102 = shufflevector <16 x float> %v79, <16 x float> %v87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v103 = shufflevector <16 x float> %v79, <16 x float> %v87, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v88, ptr %v7, align 4
  %v104 = getelementptr inbounds float, ptr %v7, i64 16
  store <16 x float> %v90, ptr %v104, align 4
  %v105 = getelementptr inbounds float, ptr %v7, i64 32
  store <16 x float> %v92, ptr %v105, align 4
  %v106 = getelementptr inbounds float, ptr %v7, i64 48
  store <16 x float> %v94, ptr %v106, align 4
  %v107 = getelementptr inbounds float, ptr %v7, i64 64
  store <16 x float> %v96, ptr %v107, align 4
  %v108 = getelementptr inbounds float, ptr %v7, i64 80
  store <16 x float> %v98, ptr %v108, align 4
  %v109 = getelementptr inbounds float, ptr %v7, i64 96
  store <16 x float> %v100, ptr %v109, align 4
  %v110 = getelementptr inbounds float, ptr %v7, i64 112
  store <16 x float> %v102, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %v7, i64 128
  store <16 x float> %v89, ptr %v111, align 4
  %v112 = getelementptr inbounds float, ptr %v7, i64 144
  store <16 x float> %v91, ptr %v112, align 4
  %v113 = getelementptr inbounds float, ptr %v7, i64 160
  store <16 x float> %v93, ptr %v113, align 4
  %v114 = getelementptr inbounds float, ptr %v7, i64 176
  store <16 x float> %v95, ptr %v114, align 4
  %v115 = getelementptr inbounds float, ptr %v7, i64 192
  store <16 x float> %v97, ptr %v115, align 4
  %v116 = getelementptr inbounds float, ptr %v7, i64 208
  store <16 x float> %v99, ptr %v116, align 4
  %v117 = getelementptr inbounds float, ptr %v7, i64 224
  store <16 x float> %v101, ptr %v117, align 4
  %v118 = getelementptr inbounds float, ptr %v7, i64 240
  store <16 x float> %v103, ptr %v118, align 4
  %v119 = getelementptr inbounds float, ptr %v6, i64 16
  %v120 = getelementptr inbounds float, ptr %v7, i64 256
  %v121 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v122 = urem i64 %depth, 16
  br label %head123
head123:
  %v126 = phi i64 [ 0, %end4 ], [ %v149, %end142 ]
  %v127 = phi ptr [ %v6, %end4 ], [ %v147, %end142 ]
  %v128 = phi ptr [ %v7, %end4 ], [ %v148, %end142 ]
  %v129 = icmp slt i64 %v126, %v122
  br i1 %v129, label %body124, label %end125
body124:
  br label %head130
head130:
  %v133 = phi i64 [ 0, %body124 ], [ %v139, %body131 ]
  %v134 = icmp slt i64 %v133, 16
  br i1 %v134, label %body131, label %end132
body131:
  %v135 = mul i64 %v133, 13
  %v136 = getelementptr inbounds float, ptr %v127, i64 %v135
  %v137 = load float, ptr %v136, align 4
  %v138 = getelementptr inbounds float, ptr %v128, i64 %v133
  store float %v137, ptr %v138, align 4
  %v139 = add nsw i64 %v133, 1
  br label %head130
end132:
  br label %head140
head140:
  %v143 = phi i64 [ 16, %end132 ], [ %v146, %body141 ]
  %v144 = icmp slt i64 %v143, 16
  br i1 %v144, label %body141, label %end142
body141:
  %v145 = getelementptr inbounds float, ptr %v128, i64 %v143
  store float 0x0000000000000000, ptr %v145, align 4
  %v146 = add nsw i64 %v143, 1
  br label %head140
end142:
  %v147 = getelementptr inbounds float, ptr %v127, i64 1
  %v148 = getelementptr inbounds float, ptr %v128, i64 16
  %v149 = add nsw i64 %v126, 1
  br label %head123
end125:
  ret void
}
define internal void @k_pack_b_1(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 16
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v107, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v105, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v106, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <16 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 52
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 65
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 78
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 91
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 104
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v27 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v28 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v29 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v30 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v31 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v32 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v33 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v34 = shufflevector <16 x float> %v25, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v35 = shufflevector <16 x float> %v25, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v36 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v37 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v38 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v39 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v40 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v41 = shufflevector <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v42 = shufflevector <16 x float> %v26, <16 x float> %v28, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v43 = shufflevector <16 x float> %v26, <16 x float> %v28, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v44 = shufflevector <16 x float> %v27, <16 x float> %v29, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v45 = shufflevector <16 x float> %v27, <16 x float> %v29, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v46 = shufflevector <16 x float> %v30, <16 x float> %v32, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v47 = shufflevector <16 x float> %v30, <16 x float> %v32, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v48 = shufflevector <16 x float> %v31, <16 x float> %v33, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v49 = shufflevector <16 x float> %v31, <16 x float> %v33, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v50 = shufflevector <16 x float> %v34, <16 x float> %v36, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v51 = shufflevector <16 x float> %v34, <16 x float> %v36, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v52 = shufflevector <16 x float> %v35, <16 x float> %v37, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v53 = shufflevector <16 x float> %v35, <16 x float> %v37, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v54 = shufflevector <16 x float> %v38, <16 x float> %v40, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v55 = shufflevector <16 x float> %v38, <16 x float> %v40, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v56 = shufflevector <16 x float> %v39, <16 x float> %v41, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v57 = shufflevector <16 x float> %v39, <16 x float> %v41, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v58 = shufflevector <16 x float> %v42, <16 x float> %v46, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v59 = shufflevector <16 x float> %v42, <16 x float> %v46, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v60 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v48, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v43, <16 x float> %v47, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v63 = shufflevector <16 x float> %v43, <16 x float> %v47, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v65 = shufflevector <16 x float> %v45, <16 x float> %v49, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v50, <16 x float> %v54, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v67 = shufflevector <16 x float> %v50, <16 x float> %v54, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v52, <16 x float> %v56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v69 = shufflevector <16 x float> %v52, <16 x float> %v56, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v51, <16 x float> %v55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v71 = shufflevector <16 x float> %v51, <16 x float> %v55, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v53, <16 x float> %v57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v73 = shufflevector <16 x float> %v53, <16 x float> %v57, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v58, <16 x float> %v66, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v75 = shufflevector <16 x float> %v58, <16 x float> %v66, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v60, <16 x float> %v68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v77 = shufflevector <16 x float> %v60, <16 x float> %v68, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v62, <16 x float> %v70, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v79 = shufflevector <16 x float> %v62, <16 x float> %v70, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v81 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v82 = shufflevector <16 x float> %v59, <16 x float> %v67, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v83 = shufflevector <16 x float> %v59, <16 x float> %v67, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v84 = shufflevector <16 x float> %v61, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v85 = shufflevector <16 x float> %v61, <16 x float> %v69, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v86 = shufflevector <16 x float> %v63, <16 x float> %v71, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v87 = shufflevector <16 x float> %v63, <16 x float> %v71, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v88 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v89 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v74, ptr %v7, align 4
  %v90 = getelementptr inbounds float, ptr %v7, i64 16
  store <16 x float> %v76, ptr %v90, align 4
  %v91 = getelementptr inbounds float, ptr %v7, i64 32
  store <16 x float> %v78, ptr %v91, align 4
  %v92 = getelementptr inbounds float, ptr %v7, i64 48
  store <16 x float> %v80, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %v7, i64 64
  store <16 x float> %v82, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %v7, i64 80
  store <16 x float> %v84, ptr %v94, align 4
  %v95 = getelementptr inbounds float, ptr %v7, i64 96
  store <16 x float> %v86, ptr %v95, align 4
  %v96 = getelementptr inbounds float, ptr %v7, i64 112
  store <16 x float> %v88, ptr %v96, align 4
  %v97 = getelementptr inbounds float, ptr %v7, i64 128
  store <16 x float> %v75, ptr %v97, align 4
  %v98 = getelementptr inbounds float, ptr %v7, i64 144
  store <16 x float> %v77, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %v7, i64 160
  store <16 x float> %v79, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %v7, i64 176
  store <16 x float> %v81, ptr %v100, align 4
  %v101 = getelementptr inbounds float, ptr %v7, i64 192
  store <16 x float> %v83, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %v7, i64 208
  store <16 x float> %v85, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %v7, i64 224
  store <16 x float> %v87, ptr %v103, align 4
  %v104 = getelementptr inbounds float, ptr %v7, i64 240
  store <16 x float> %v89, ptr %v104, align 4
  %v105 = getelementptr inbounds float, ptr %v6, i64 16
  %v106 = getelementptr inbounds float, ptr %v7, i64 256
  %v107 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v108 = urem i64 %depth, 16
  br label %head109
head109:
  %v112 = phi i64 [ 0, %end4 ], [ %v135, %end128 ]
  %v113 = phi ptr [ %v6, %end4 ], [ %v133, %end128 ]
  %v114 = phi ptr [ %v7, %end4 ], [ %v134, %end128 ]
  %v115 = icmp slt i64 %v112, %v108
  br i1 %v115, label %body110, label %end111
body110:
  br label %head116
head116:
  %v119 = phi i64 [ 0, %body110 ], [ %v125, %body117 ]
  %v120 = icmp slt i64 %v119, 9
  br i1 %v120, label %body117, label %end118
body117:
  %v121 = mul i64 %v119, 13
  %v122 = getelementptr inbounds float, ptr %v113, i64 %v121
  %v123 = load float, ptr %v122, align 4
  %v124 = getelementptr inbounds float, ptr %v114, i64 %v119
  store float %v123, ptr %v124, align 4
  %v125 = add nsw i64 %v119, 1
  br label %head116
end118:
  br label %head126
head126:
  %v129 = phi i64 [ 9, %end118 ], [ %v132, %body127 ]
  %v130 = icmp slt i64 %v129, 16
  br i1 %v130, label %body127, label %end128
body127:
  %v131 = getelementptr inbounds float, ptr %v114, i64 %v129
  store float 0x0000000000000000, ptr %v131, align 4
  %v132 = add nsw i64 %v129, 1
  br label %head126
end128:
  %v133 = getelementptr inbounds float, ptr %v113, i64 1
  %v134 = getelementptr inbounds float, ptr %v114, i64 16
  %v135 = add nsw i64 %v112, 1
  br label %head109
end111:
  ret void
}
define internal void @k_tile_last_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v68, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v67, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v66, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v45, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v50, %body2 ]
  %v10 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v55, %body2 ]
  %v11 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v60, %body2 ]
  %v12 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v65, %body2 ]
  %v13 = icmp slt i64 %v4, 6
  br i1 %v13, label %body2, label %end3
body2:
  %v14 = load <16 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v9)
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v10)
  %v29 = getelementptr inbounds float, ptr %v5, i64 3
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v11)
  %v34 = getelementptr inbounds float, ptr %v5, i64 4
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v14, <16 x float> %v12)
  %v39 = getelementptr inbounds float, ptr %v6, i64 16
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v5, i64 16
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v40, <16 x float> %v18)
  %v46 = getelementptr inbounds float, ptr %v5, i64 17
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v40, <16 x float> %v23)
  %v51 = getelementptr inbounds float, ptr %v5, i64 18
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v40, <16 x float> %v28)
  %v56 = getelementptr inbounds float, ptr %v5, i64 19
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <16 x float> poison, float %v57, i64 0
  %v59 = shufflevector <16 x float> %v58, <16 x float> poison, <16 x i32> zeroinitializer
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v40, <16 x float> %v33)
  %v61 = getelementptr inbounds float, ptr %v5, i64 20
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <16 x float> poison, float %v62, i64 0
  %v64 = shufflevector <16 x float> %v63, <16 x float> poison, <16 x i32> zeroinitializer
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v40, <16 x float> %v38)
  %v66 = getelementptr inbounds float, ptr %v6, i64 32
  %v67 = getelementptr inbounds float, ptr %v5, i64 32
  %v68 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v69 = load <16 x float>, ptr %v6, align 4
  %v70 = load float, ptr %v5, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v69, <16 x float> %v8)
  %v74 = getelementptr inbounds float, ptr %v5, i64 1
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <16 x float> poison, float %v75, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v69, <16 x float> %v9)
  %v79 = getelementptr inbounds float, ptr %v5, i64 2
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <16 x float> poison, float %v80, i64 0
  %v82 = shufflevector <16 x float> %v81, <16 x float> poison, <16 x i32> zeroinitializer
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v82, <16 x float> %v69, <16 x float> %v10)
  %v84 = getelementptr inbounds float, ptr %v5, i64 3
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <16 x float> poison, float %v85, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v69, <16 x float> %v11)
  %v89 = getelementptr inbounds float, ptr %v5, i64 4
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <16 x float> poison, float %v90, i64 0
  %v92 = shufflevector <16 x float> %v91, <16 x float> poison, <16 x i32> zeroinitializer
  %v93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v69, <16 x float> %v12)
  %v94 = getelementptr inbounds float, ptr %v6, i64 16
  %v95 = getelementptr inbounds float, ptr %v5, i64 16
  %v96 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v97 = select <16 x i1> %v96, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v73
  %v98 = add i64 %row, 1
  %v99 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v100 = select <16 x i1> %v99, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v78
  %v101 = add i64 %row, 2
  %v102 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v83
  %v103 = select <16 x i1> %v102, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v83
  %v104 = add i64 %row, 3
  %v105 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v88
  %v106 = select <16 x i1> %v105, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v88
  %v107 = add i64 %row, 4
  %v108 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v93
  %v109 = select <16 x i1> %v108, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v93
  store <16 x float> %v97, ptr %c, align 4
  %v110 = getelementptr inbounds float, ptr %c, i64 41
  store <16 x float> %v100, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %c, i64 82
  store <16 x float> %v103, ptr %v111, align 4
  %v112 = getelementptr inbounds float, ptr %c, i64 123
  store <16 x float> %v106, ptr %v112, align 4
  %v113 = getelementptr inbounds float, ptr %c, i64 164
  store <16 x float> %v109, ptr %v113, align 4
  ret void
}
define internal void @k_tile_last_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v68, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v67, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v66, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v45, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v50, %body2 ]
  %v10 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v55, %body2 ]
  %v11 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v60, %body2 ]
  %v12 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v65, %body2 ]
  %v13 = icmp slt i64 %v4, 6
  br i1 %v13, label %body2, label %end3
body2:
  %v14 = load <16 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v9)
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v10)
  %v29 = getelementptr inbounds float, ptr %v5, i64 3
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v11)
  %v34 = getelementptr inbounds float, ptr %v5, i64 4
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <16 x float> poison, float %v35, i64 0
  %v37 = shufflevector <16 x float> %v36, <16 x float> poison, <16 x i32> zeroinitializer
  %v38 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v37, <16 x float> %v14, <16 x float> %v12)
  %v39 = getelementptr inbounds float, ptr %v6, i64 16
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v5, i64 16
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v40, <16 x float> %v18)
  %v46 = getelementptr inbounds float, ptr %v5, i64 17
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v40, <16 x float> %v23)
  %v51 = getelementptr inbounds float, ptr %v5, i64 18
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v40, <16 x float> %v28)
  %v56 = getelementptr inbounds float, ptr %v5, i64 19
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <16 x float> poison, float %v57, i64 0
  %v59 = shufflevector <16 x float> %v58, <16 x float> poison, <16 x i32> zeroinitializer
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v59, <16 x float> %v40, <16 x float> %v33)
  %v61 = getelementptr inbounds float, ptr %v5, i64 20
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <16 x float> poison, float %v62, i64 0
  %v64 = shufflevector <16 x float> %v63, <16 x float> poison, <16 x i32> zeroinitializer
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v40, <16 x float> %v38)
  %v66 = getelementptr inbounds float, ptr %v6, i64 32
  %v67 = getelementptr inbounds float, ptr %v5, i64 32
  %v68 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v69 = load <16 x float>, ptr %v6, align 4
  %v70 = load float, ptr %v5, align 4
  %v71 = insertelement <16 x float> poison, float %v70, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v72, <16 x float> %v69, <16 x float> %v8)
  %v74 = getelementptr inbounds float, ptr %v5, i64 1
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <16 x float> poison, float %v75, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v77, <16 x float> %v69, <16 x float> %v9)
  %v79 = getelementptr inbounds float, ptr %v5, i64 2
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <16 x float> poison, float %v80, i64 0
  %v82 = shufflevector <16 x float> %v81, <16 x float> poison, <16 x i32> zeroinitializer
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v82, <16 x float> %v69, <16 x float> %v10)
  %v84 = getelementptr inbounds float, ptr %v5, i64 3
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <16 x float> poison, float %v85, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  %v88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v87, <16 x float> %v69, <16 x float> %v11)
  %v89 = getelementptr inbounds float, ptr %v5, i64 4
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <16 x float> poison, float %v90, i64 0
  %v92 = shufflevector <16 x float> %v91, <16 x float> poison, <16 x i32> zeroinitializer
  %v93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v92, <16 x float> %v69, <16 x float> %v12)
  %v94 = getelementptr inbounds float, ptr %v6, i64 16
  %v95 = getelementptr inbounds float, ptr %v5, i64 16
  %v96 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v97 = select <16 x i1> %v96, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v73
  %v98 = add i64 %row, 1
  %v99 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v100 = select <16 x i1> %v99, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v78
  %v101 = add i64 %row, 2
  %v102 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v83
  %v103 = select <16 x i1> %v102, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v83
  %v104 = add i64 %row, 3
  %v105 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v88
  %v106 = select <16 x i1> %v105, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v88
  %v107 = add i64 %row, 4
  %v108 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v93
  %v109 = select <16 x i1> %v108, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v93
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v97, ptr align 4 %c, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v110 = getelementptr inbounds float, ptr %c, i64 41
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v100, ptr align 4 %v110, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v111 = getelementptr inbounds float, ptr %c, i64 82
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v103, ptr align 4 %v111, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v112 = getelementptr inbounds float, ptr %c, i64 123
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v106, ptr align 4 %v112, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v113 = getelementptr inbounds float, ptr %c, i64 164
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v109, ptr align 4 %v113, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v10 = mul i64 %worker, 1664
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v87, %end49 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = udiv i64 %v15, 2
  %v18 = urem i64 %v15, 2
  %v19 = mul i64 %v18, 2
  %v20 = sub i64 3, %v19
  %v21 = icmp slt i64 2, %v20
  %v22 = select i1 %v21, i64 2, i64 %v20
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body13 ], [ %v46, %end45 ]
  %v27 = icmp slt i64 %v26, %v22
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 %v26, 208
  %v29 = getelementptr inbounds float, ptr %v11, i64 %v28
  %v30 = add i64 %v19, %v26
  %v31 = urem i64 %v17, 2
  %v32 = mul i64 %v31, 533
  %v33 = udiv i64 %v17, 2
  %v34 = mul i64 %v30, 208
  %v35 = add i64 %v32, %v34
  %v36 = getelementptr inbounds float, ptr %v3, i64 %v35
  %v37 = getelementptr inbounds float, ptr %v36, i64 0
  %v38 = icmp eq i64 %v30, 2
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
  %v53 = mul i64 %v52, 208
  %v54 = getelementptr inbounds float, ptr %v7, i64 %v53
  %v55 = mul i64 0, 16
  %v56 = getelementptr inbounds float, ptr %v54, i64 %v55
  br label %head57
head57:
  %v60 = phi i64 [ 0, %body48 ], [ %v85, %end84 ]
  %v61 = icmp slt i64 %v60, %v22
  br i1 %v61, label %body58, label %end59
body58:
  %v62 = mul i64 %v60, 208
  %v63 = getelementptr inbounds float, ptr %v11, i64 %v62
  %v64 = add i64 %v19, %v60
  %v65 = mul i64 %v50, 5
  %v66 = mul i64 %v64, 16
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
  %v77 = icmp eq i64 %v64, 2
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
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
