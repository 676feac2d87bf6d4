; task {"attributes":{"perm_a":[0,2,1],"perm_b":[0,2,1],"perm_out":[0,1,2],"tail":"t0=add(x0,x1)"},"inputs":["f32[1,64,33]","f32[1,63,64]","f32[63]"],"op":"matmul","output":"f32[1,33,63]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":17,"chunk":1,"format":"dense","impl":"strassen_2x2x2","k_slices":1,"prefetch":"none","split":"columns","tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_pack: 4 units
; phase k_copy: 1 units
; phase k_chunks: 2 units
; scratch 24832 bytes, 33856 of each core
@k_u = private constant [7 x i64] [i64 0, i64 528, i64 1056, i64 1584, i64 2112, i64 0, i64 1536], align 64
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v10 = getelementptr inbounds float, ptr %v6, i64 64
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 128
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 192
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 256
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 320
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 384
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 448
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 512
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 576
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 640
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 704
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 768
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 832
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 896
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 960
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
  %v135 = mul i64 %v133, 64
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
  %v5 = phi i64 [ 0, %entry ], [ %v119, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v117, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v118, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <16 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 64
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 128
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 192
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 256
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 320
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 384
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 448
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 512
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 576
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 640
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 704
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 768
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 832
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 896
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v39 = shufflevector <16 x float> %v9, <16 x float> %v11, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v40 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v41 = shufflevector <16 x float> %v13, <16 x float> %v15, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v42 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v43 = shufflevector <16 x float> %v17, <16 x float> %v19, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v44 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v45 = shufflevector <16 x float> %v21, <16 x float> %v23, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v46 = shufflevector <16 x float> %v25, <16 x float> %v27, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v47 = shufflevector <16 x float> %v25, <16 x float> %v27, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v48 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v49 = shufflevector <16 x float> %v29, <16 x float> %v31, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v50 = shufflevector <16 x float> %v33, <16 x float> %v35, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v51 = shufflevector <16 x float> %v33, <16 x float> %v35, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v52 = shufflevector <16 x float> %v37, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v53 = shufflevector <16 x float> %v37, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v54 = shufflevector <16 x float> %v38, <16 x float> %v40, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v55 = shufflevector <16 x float> %v38, <16 x float> %v40, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v56 = shufflevector <16 x float> %v39, <16 x float> %v41, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v57 = shufflevector <16 x float> %v39, <16 x float> %v41, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v58 = shufflevector <16 x float> %v42, <16 x float> %v44, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v59 = shufflevector <16 x float> %v42, <16 x float> %v44, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v60 = shufflevector <16 x float> %v43, <16 x float> %v45, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v61 = shufflevector <16 x float> %v43, <16 x float> %v45, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v62 = shufflevector <16 x float> %v46, <16 x float> %v48, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v63 = shufflevector <16 x float> %v46, <16 x float> %v48, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v64 = shufflevector <16 x float> %v47, <16 x float> %v49, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v65 = shufflevector <16 x float> %v47, <16 x float> %v49, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v66 = shufflevector <16 x float> %v50, <16 x float> %v52, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v67 = shufflevector <16 x float> %v50, <16 x float> %v52, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v68 = shufflevector <16 x float> %v51, <16 x float> %v53, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v69 = shufflevector <16 x float> %v51, <16 x float> %v53, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v70 = shufflevector <16 x float> %v54, <16 x float> %v58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v71 = shufflevector <16 x float> %v54, <16 x float> %v58, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v72 = shufflevector <16 x float> %v56, <16 x float> %v60, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v73 = shufflevector <16 x float> %v56, <16 x float> %v60, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v74 = shufflevector <16 x float> %v55, <16 x float> %v59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v75 = shufflevector <16 x float> %v55, <16 x float> %v59, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v76 = shufflevector <16 x float> %v57, <16 x float> %v61, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v77 = shufflevector <16 x float> %v57, <16 x float> %v61, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v78 = shufflevector <16 x float> %v62, <16 x float> %v66, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v79 = shufflevector <16 x float> %v62, <16 x float> %v66, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v80 = shufflevector <16 x float> %v64, <16 x float> %v68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v81 = shufflevector <16 x float> %v64, <16 x float> %v68, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v82 = shufflevector <16 x float> %v63, <16 x float> %v67, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v83 = shufflevector <16 x float> %v63, <16 x float> %v67, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v84 = shufflevector <16 x float> %v65, <16 x float> %v69, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v85 = shufflevector <16 x float> %v65, <16 x float> %v69, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v86 = shufflevector <16 x float> %v70, <16 x float> %v78, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v87 = shufflevector <16 x float> %v70, <16 x float> %v78, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v88 = shufflevector <16 x float> %v72, <16 x float> %v80, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v89 = shufflevector <16 x float> %v72, <16 x float> %v80, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v90 = shufflevector <16 x float> %v74, <16 x float> %v82, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v91 = shufflevector <16 x float> %v74, <16 x float> %v82, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v92 = shufflevector <16 x float> %v76, <16 x float> %v84, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v93 = shufflevector <16 x float> %v76, <16 x float> %v84, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v94 = shufflevector <16 x float> %v71, <16 x float> %v79, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v95 = shufflevector <16 x float> %v71, <16 x float> %v79, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v96 = shufflevector <16 x float> %v73, <16 x float> %v81, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v97 = shufflevector <16 x float> %v73, <16 x float> %v81, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v98 = shufflevector <16 x float> %v75, <16 x float> %v83, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v99 = shufflevector <16 x float> %v75, <16 x float> %v83, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v100 = shufflevector <16 x float> %v77, <16 x float> %v85, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v101 = shufflevector <16 x float> %v77, <16 x float> %v85, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %v86, ptr %v7, align 4
  %v102 = getelementptr inbounds float, ptr %v7, i64 16
  store <16 x float> %v88, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %v7, i64 32
  store <16 x float> %v90, ptr %v103, align 4
  %v104 = getelementptr inbounds float, ptr %v7, i64 48
  store <16 x float> %v92, ptr %v104, align 4
  %v105 = getelementptr inbounds float, ptr %v7, i64 64
  store <16 x float> %v94, ptr %v105, align 4
  %v106 = getelementptr inbounds float, ptr %v7, i64 80
  store <16 x float> %v96, ptr %v106, align 4
  %v107 = getelementptr inbounds float, ptr %v7, i64 96
  store <16 x float> %v98, ptr %v107, align 4
  %v108 = getelementptr inbounds float, ptr %v7, i64 112
  store <16 x float> %v100, ptr %v108, align 4
  %v109 = getelementptr inbounds float, ptr %v7, i64 128
  store <16 x float> %v87, ptr %v109, align 4
  %v110 = getelementptr inbounds float, ptr %v7, i64 144
  store <16 x float> %v89, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %v7, i64 160
  store <16 x float> %v91, ptr %v111, align 4
  %v112 = getelementptr inbounds float, ptr %v7, i64 176
  store <16 x float> %v93, ptr %v112, align 4
  %v113 = getelementptr inbounds float, ptr %v7, i64 192
  store <16 x float> %v95, ptr %v113, align 4
  %v114 = getelementptr inbounds float, ptr %v7, i64 208
  store <16 x float> %v97, ptr %v114, align 4
  %v115 = getelementptr inbounds float, ptr %v7, i64 224
  store <16 x float> %v99, ptr %v115, align 4
  %v116 = getelementptr inbounds float, ptr %v7, i64 240
  store <16 x float> %v101, ptr %v116, align 4
  %v117 = getelementptr inbounds float, ptr %v6, i64 16
  %v118 = getelementptr inbounds float, ptr %v7, i64 256
  %v119 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v120 = urem i64 %depth, 16
  br label %head121
head121:
  %v124 = phi i64 [ 0, %end4 ], [ %v147, %end140 ]
  %v125 = phi ptr [ %v6, %end4 ], [ %v145, %end140 ]
  %v126 = phi ptr [ %v7, %end4 ], [ %v146, %end140 ]
  %v127 = icmp slt i64 %v124, %v120
  br i1 %v127, label %body122, label %end123
body122:
  br label %head128
head128:
  %v131 = phi i64 [ 0, %body122 ], [ %v137, %body129 ]
  %v132 = icmp slt i64 %v131, 15
  br i1 %v132, label %body129, label %end130
body129:
  %v133 = mul i64 %v131, 64
  %v134 = getelementptr inbounds float, ptr %v125, i64 %v133
  %v135 = load float, ptr %v134, align 4
  %v136 = getelementptr inbounds float, ptr %v126, i64 %v131
  store float %v135, ptr %v136, align 4
  %v137 = add nsw i64 %v131, 1
  br label %head128
end130:
  br label %head138
head138:
  %v141 = phi i64 [ 15, %end130 ], [ %v144, %body139 ]
  %v142 = icmp slt i64 %v141, 16
  br i1 %v142, label %body139, label %end140
body139:
  %v143 = getelementptr inbounds float, ptr %v126, i64 %v141
  store float 0x0000000000000000, ptr %v143, align 4
  %v144 = add nsw i64 %v141, 1
  br label %head138
end140:
  %v145 = getelementptr inbounds float, ptr %v125, i64 1
  %v146 = getelementptr inbounds float, ptr %v126, i64 16
  %v147 = add nsw i64 %v124, 1
  br label %head121
end123:
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
  %v18 = mul i64 %v16, 1024
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = mul i64 %v16, 1024
  %v21 = getelementptr inbounds float, ptr %v3, i64 %v20
  %v22 = getelementptr inbounds float, ptr %v21, i64 0
  %v23 = icmp eq i64 %v16, 3
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
  %v1 = udiv i64 %depth, 16
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v457, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v455, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v456, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <16 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 33
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 66
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 99
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 132
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 165
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 198
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 231
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 264
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 297
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v6, i64 330
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v6, i64 363
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 396
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 429
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 462
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %v6, i64 495
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
  %v104 = getelementptr inbounds float, ptr %v7, i64 64
  store <16 x float> %v90, ptr %v104, align 4
  %v105 = getelementptr inbounds float, ptr %v7, i64 128
  store <16 x float> %v92, ptr %v105, align 4
  %v106 = getelementptr inbounds float, ptr %v7, i64 192
  store <16 x float> %v94, ptr %v106, align 4
  %v107 = getelementptr inbounds float, ptr %v7, i64 256
  store <16 x float> %v96, ptr %v107, align 4
  %v108 = getelementptr inbounds float, ptr %v7, i64 320
  store <16 x float> %v98, ptr %v108, align 4
  %v109 = getelementptr inbounds float, ptr %v7, i64 384
  store <16 x float> %v100, ptr %v109, align 4
  %v110 = getelementptr inbounds float, ptr %v7, i64 448
  store <16 x float> %v102, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %v7, i64 512
  store <16 x float> %v89, ptr %v111, align 4
  %v112 = getelementptr inbounds float, ptr %v7, i64 576
  store <16 x float> %v91, ptr %v112, align 4
  %v113 = getelementptr inbounds float, ptr %v7, i64 640
  store <16 x float> %v93, ptr %v113, align 4
  %v114 = getelementptr inbounds float, ptr %v7, i64 704
  store <16 x float> %v95, ptr %v114, align 4
  %v115 = getelementptr inbounds float, ptr %v7, i64 768
  store <16 x float> %v97, ptr %v115, align 4
  %v116 = getelementptr inbounds float, ptr %v7, i64 832
  store <16 x float> %v99, ptr %v116, align 4
  %v117 = getelementptr inbounds float, ptr %v7, i64 896
  store <16 x float> %v101, ptr %v117, align 4
  %v118 = getelementptr inbounds float, ptr %v7, i64 960
  store <16 x float> %v103, ptr %v118, align 4
  %v119 = getelementptr inbounds float, ptr %v6, i64 528
  %v120 = load <16 x float>, ptr %v119, align 4
  %v121 = getelementptr inbounds float, ptr %v6, i64 561
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = getelementptr inbounds float, ptr %v6, i64 594
  %v124 = load <16 x float>, ptr %v123, align 4
  %v125 = getelementptr inbounds float, ptr %v6, i64 627
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = getelementptr inbounds float, ptr %v6, i64 660
  %v128 = load <16 x float>, ptr %v127, align 4
  %v129 = getelementptr inbounds float, ptr %v6, i64 693
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = getelementptr inbounds float, ptr %v6, i64 726
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = getelementptr inbounds float, ptr %v6, i64 759
  %v134 = load <16 x float>, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %v6, i64 792
  %v136 = load <16 x float>, ptr %v135, align 4
  %v137 = getelementptr inbounds float, ptr %v6, i64 825
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = getelementptr inbounds float, ptr %v6, i64 858
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %v6, i64 891
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = getelementptr inbounds float, ptr %v6, i64 924
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = getelementptr inbounds float, ptr %v6, i64 957
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = getelementptr inbounds float, ptr %v6, i64 990
  %v148 = load <16 x float>, ptr %v147, align 4
  %v149 = getelementptr inbounds float, ptr %v6, i64 1023
  %v150 = load <16 x float>, ptr %v149, align 4
  %v151 = shufflevector <16 x float> %v120, <16 x float> %v122, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v152 = shufflevector <16 x float> %v120, <16 x float> %v122, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v153 = shufflevector <16 x float> %v124, <16 x float> %v126, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v154 = shufflevector <16 x float> %v124, <16 x float> %v126, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v155 = shufflevector <16 x float> %v128, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v156 = shufflevector <16 x float> %v128, <16 x float> %v130, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v157 = shufflevector <16 x float> %v132, <16 x float> %v134, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v158 = shufflevector <16 x float> %v132, <16 x float> %v134, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v159 = shufflevector <16 x float> %v136, <16 x float> %v138, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v160 = shufflevector <16 x float> %v136, <16 x float> %v138, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v161 = shufflevector <16 x float> %v140, <16 x float> %v142, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v162 = shufflevector <16 x float> %v140, <16 x float> %v142, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v163 = shufflevector <16 x float> %v144, <16 x float> %v146, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v164 = shufflevector <16 x float> %v144, <16 x float> %v146, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v165 = shufflevector <16 x float> %v148, <16 x float> %v150, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v166 = shufflevector <16 x float> %v148, <16 x float> %v150, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v167 = shufflevector <16 x float> %v151, <16 x float> %v153, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v168 = shufflevector <16 x float> %v151, <16 x float> %v153, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v169 = shufflevector <16 x float> %v152, <16 x float> %v154, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v170 = shufflevector <16 x float> %v152, <16 x float> %v154, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v171 = shufflevector <16 x float> %v155, <16 x float> %v157, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v172 = shufflevector <16 x float> %v155, <16 x float> %v157, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v173 = shufflevector <16 x float> %v156, <16 x float> %v158, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v174 = shufflevector <16 x float> %v156, <16 x float> %v158, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v175 = shufflevector <16 x float> %v159, <16 x float> %v161, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v176 = shufflevector <16 x float> %v159, <16 x float> %v161, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v177 = shufflevector <16 x float> %v160, <16 x float> %v162, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v178 = shufflevector <16 x float> %v160, <16 x float> %v162, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v179 = shufflevector <16 x float> %v163, <16 x float> %v165, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v180 = shufflevector <16 x float> %v163, <16 x float> %v165, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v181 = shufflevector <16 x float> %v164, <16 x float> %v166, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v182 = shufflevector <16 x float> %v164, <16 x float> %v166, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v183 = shufflevector <16 x float> %v167, <16 x float> %v171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v184 = shufflevector <16 x float> %v167, <16 x float> %v171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v185 = shufflevector <16 x float> %v169, <16 x float> %v173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v186 = shufflevector <16 x float> %v169, <16 x float> %v173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v187 = shufflevector <16 x float> %v168, <16 x float> %v172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v188 = shufflevector <16 x float> %v168, <16 x float> %v172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v189 = shufflevector <16 x float> %v170, <16 x float> %v174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v190 = shufflevector <16 x float> %v170, <16 x float> %v174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v191 = shufflevector <16 x float> %v175, <16 x float> %v179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v192 = shufflevector <16 x float> %v175, <16 x float> %v179, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v193 = shufflevector <16 x float> %v177, <16 x float> %v181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v194 = shufflevector <16 x float> %v177, <16 x float> %v181, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v195 = shufflevector <16 x float> %v176, <16 x float> %v180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v196 = shufflevector <16 x float> %v176, <16 x float> %v180, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v197 = shufflevector <16 x float> %v178, <16 x float> %v182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v198 = shufflevector <16 x float> %v178, <16 x float> %v182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v199 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v200 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v201 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v202 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v203 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v204 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v205 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v206 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v207 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v208 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v209 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v210 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v211 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v212 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v213 = shufflevector <16 x float> %v190, <16 x float> %v198, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v214 = shufflevector <16 x float> %v190, <16 x float> %v198, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v215 = getelementptr inbounds float, ptr %v7, i64 16
  store <16 x float> %v199, ptr %v215, align 4
  %v216 = getelementptr inbounds float, ptr %v7, i64 80
  store <16 x float> %v201, ptr %v216, align 4
  %v217 = getelementptr inbounds float, ptr %v7, i64 144
  store <16 x float> %v203, ptr %v217, align 4
  %v218 = getelementptr inbounds float, ptr %v7, i64 208
  store <16 x float> %v205, ptr %v218, align 4
  %v219 = getelementptr inbounds float, ptr %v7, i64 272
  store <16 x float> %v207, ptr %v219, align 4
  %v220 = getelementptr inbounds float, ptr %v7, i64 336
  store <16 x float> %v209, ptr %v220, align 4
  %v221 = getelementptr inbounds float, ptr %v7, i64 400
  store <16 x float> %v211, ptr %v221, align 4
  %v222 = getelementptr inbounds float, ptr %v7, i64 464
  store <16 x float> %v213, ptr %v222, align 4
  %v223 = getelementptr inbounds float, ptr %v7, i64 528
  store <16 x float> %v200, ptr %v223, align 4
  %v224 = getelementptr inbounds float, ptr %v7, i64 592
  store <16 x float> %v202, ptr %v224, align 4
  %v225 = getelementptr inbounds float, ptr %v7, i64 656
  store <16 x float> %v204, ptr %v225, align 4
  %v226 = getelementptr inbounds float, ptr %v7, i64 720
  store <16 x float> %v206, ptr %v226, align 4
  %v227 = getelementptr inbounds float, ptr %v7, i64 784
  store <16 x float> %v208, ptr %v227, align 4
  %v228 = getelementptr inbounds float, ptr %v7, i64 848
  store <16 x float> %v210, ptr %v228, align 4
  %v229 = getelementptr inbounds float, ptr %v7, i64 912
  store <16 x float> %v212, ptr %v229, align 4
  %v230 = getelementptr inbounds float, ptr %v7, i64 976
  store <16 x float> %v214, ptr %v230, align 4
  %v231 = getelementptr inbounds float, ptr %v6, i64 1056
  %v232 = load <16 x float>, ptr %v231, align 4
  %v233 = getelementptr inbounds float, ptr %v6, i64 1089
  %v234 = load <16 x float>, ptr %v233, align 4
  %v235 = getelementptr inbounds float, ptr %v6, i64 1122
  %v236 = load <16 x float>, ptr %v235, align 4
  %v237 = getelementptr inbounds float, ptr %v6, i64 1155
  %v238 = load <16 x float>, ptr %v237, align 4
  %v239 = getelementptr inbounds float, ptr %v6, i64 1188
  %v240 = load <16 x float>, ptr %v239, align 4
  %v241 = getelementptr inbounds float, ptr %v6, i64 1221
  %v242 = load <16 x float>, ptr %v241, align 4
  %v243 = getelementptr inbounds float, ptr %v6, i64 1254
  %v244 = load <16 x float>, ptr %v243, align 4
  %v245 = getelementptr inbounds float, ptr %v6, i64 1287
  %v246 = load <16 x float>, ptr %v245, align 4
  %v247 = getelementptr inbounds float, ptr %v6, i64 1320
  %v248 = load <16 x float>, ptr %v247, align 4
  %v249 = getelementptr inbounds float, ptr %v6, i64 1353
  %v250 = load <16 x float>, ptr %v249, align 4
  %v251 = getelementptr inbounds float, ptr %v6, i64 1386
  %v252 = load <16 x float>, ptr %v251, align 4
  %v253 = getelementptr inbounds float, ptr %v6, i64 1419
  %v254 = load <16 x float>, ptr %v253, align 4
  %v255 = getelementptr inbounds float, ptr %v6, i64 1452
  %v256 = load <16 x float>, ptr %v255, align 4
  %v257 = getelementptr inbounds float, ptr %v6, i64 1485
  %v258 = load <16 x float>, ptr %v257, align 4
  %v259 = getelementptr inbounds float, ptr %v6, i64 1518
  %v260 = load <16 x float>, ptr %v259, align 4
  %v261 = getelementptr inbounds float, ptr %v6, i64 1551
  %v262 = load <16 x float>, ptr %v261, align 4
  %v263 = shufflevector <16 x float> %v232, <16 x float> %v234, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v264 = shufflevector <16 x float> %v232, <16 x float> %v234, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v265 = shufflevector <16 x float> %v236, <16 x float> %v238, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v266 = shufflevector <16 x float> %v236, <16 x float> %v238, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v267 = shufflevector <16 x float> %v240, <16 x float> %v242, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v268 = shufflevector <16 x float> %v240, <16 x float> %v242, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v269 = shufflevector <16 x float> %v244, <16 x float> %v246, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v270 = shufflevector <16 x float> %v244, <16 x float> %v246, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v271 = shufflevector <16 x float> %v248, <16 x float> %v250, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v272 = shufflevector <16 x float> %v248, <16 x float> %v250, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v273 = shufflevector <16 x float> %v252, <16 x float> %v254, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v274 = shufflevector <16 x float> %v252, <16 x float> %v254, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v275 = shufflevector <16 x float> %v256, <16 x float> %v258, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v276 = shufflevector <16 x float> %v256, <16 x float> %v258, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v277 = shufflevector <16 x float> %v260, <16 x float> %v262, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v278 = shufflevector <16 x float> %v260, <16 x float> %v262, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v279 = shufflevector <16 x float> %v263, <16 x float> %v265, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v280 = shufflevector <16 x float> %v263, <16 x float> %v265, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v281 = shufflevector <16 x float> %v264, <16 x float> %v266, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v282 = shufflevector <16 x float> %v264, <16 x float> %v266, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v283 = shufflevector <16 x float> %v267, <16 x float> %v269, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v284 = shufflevector <16 x float> %v267, <16 x float> %v269, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v285 = shufflevector <16 x float> %v268, <16 x float> %v270, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v286 = shufflevector <16 x float> %v268, <16 x float> %v270, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v287 = shufflevector <16 x float> %v271, <16 x float> %v273, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v288 = shufflevector <16 x float> %v271, <16 x float> %v273, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v289 = shufflevector <16 x float> %v272, <16 x float> %v274, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v290 = shufflevector <16 x float> %v272, <16 x float> %v274, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v291 = shufflevector <16 x float> %v275, <16 x float> %v277, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v292 = shufflevector <16 x float> %v275, <16 x float> %v277, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v293 = shufflevector <16 x float> %v276, <16 x float> %v278, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v294 = shufflevector <16 x float> %v276, <16 x float> %v278, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v295 = shufflevector <16 x float> %v279, <16 x float> %v283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v296 = shufflevector <16 x float> %v279, <16 x float> %v283, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v297 = shufflevector <16 x float> %v281, <16 x float> %v285, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v298 = shufflevector <16 x float> %v281, <16 x float> %v285, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v299 = shufflevector <16 x float> %v280, <16 x float> %v284, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v300 = shufflevector <16 x float> %v280, <16 x float> %v284, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v301 = shufflevector <16 x float> %v282, <16 x float> %v286, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v302 = shufflevector <16 x float> %v282, <16 x float> %v286, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v303 = shufflevector <16 x float> %v287, <16 x float> %v291, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v304 = shufflevector <16 x float> %v287, <16 x float> %v291, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v305 = shufflevector <16 x float> %v289, <16 x float> %v293, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v306 = shufflevector <16 x float> %v289, <16 x float> %v293, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v307 = shufflevector <16 x float> %v288, <16 x float> %v292, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v308 = shufflevector <16 x float> %v288, <16 x float> %v292, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v309 = shufflevector <16 x float> %v290, <16 x float> %v294, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v310 = shufflevector <16 x float> %v290, <16 x float> %v294, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v311 = shufflevector <16 x float> %v295, <16 x float> %v303, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v312 = shufflevector <16 x float> %v295, <16 x float> %v303, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v313 = shufflevector <16 x float> %v297, <16 x float> %v305, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v314 = shufflevector <16 x float> %v297, <16 x float> %v305, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v315 = shufflevector <16 x float> %v299, <16 x float> %v307, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v316 = shufflevector <16 x float> %v299, <16 x float> %v307, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v317 = shufflevector <16 x float> %v301, <16 x float> %v309, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v318 = shufflevector <16 x float> %v301, <16 x float> %v309, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v319 = shufflevector <16 x float> %v296, <16 x float> %v304, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v320 = shufflevector <16 x float> %v296, <16 x float> %v304, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v321 = shufflevector <16 x float> %v298, <16 x float> %v306, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v322 = shufflevector <16 x float> %v298, <16 x float> %v306, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v323 = shufflevector <16 x float> %v300, <16 x float> %v308, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v324 = shufflevector <16 x float> %v300, <16 x float> %v308, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v325 = shufflevector <16 x float> %v302, <16 x float> %v310, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v326 = shufflevector <16 x float> %v302, <16 x float> %v310, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v327 = getelementptr inbounds float, ptr %v7, i64 32
  store <16 x float> %v311, ptr %v327, align 4
  %v328 = getelementptr inbounds float, ptr %v7, i64 96
  store <16 x float> %v313, ptr %v328, align 4
  %v329 = getelementptr inbounds float, ptr %v7, i64 160
  store <16 x float> %v315, ptr %v329, align 4
  %v330 = getelementptr inbounds float, ptr %v7, i64 224
  store <16 x float> %v317, ptr %v330, align 4
  %v331 = getelementptr inbounds float, ptr %v7, i64 288
  store <16 x float> %v319, ptr %v331, align 4
  %v332 = getelementptr inbounds float, ptr %v7, i64 352
  store <16 x float> %v321, ptr %v332, align 4
  %v333 = getelementptr inbounds float, ptr %v7, i64 416
  store <16 x float> %v323, ptr %v333, align 4
  %v334 = getelementptr inbounds float, ptr %v7, i64 480
  store <16 x float> %v325, ptr %v334, align 4
  %v335 = getelementptr inbounds float, ptr %v7, i64 544
  store <16 x float> %v312, ptr %v335, align 4
  %v336 = getelementptr inbounds float, ptr %v7, i64 608
  store <16 x float> %v314, ptr %v336, align 4
  %v337 = getelementptr inbounds float, ptr %v7, i64 672
  store <16 x float> %v316, ptr %v337, align 4
  %v338 = getelementptr inbounds float, ptr %v7, i64 736
  store <16 x float> %v318, ptr %v338, align 4
  %v339 = getelementptr inbounds float, ptr %v7, i64 800
  store <16 x float> %v320, ptr %v339, align 4
  %v340 = getelementptr inbounds float, ptr %v7, i64 864
  store <16 x float> %v322, ptr %v340, align 4
  %v341 = getelementptr inbounds float, ptr %v7, i64 928
  store <16 x float> %v324, ptr %v341, align 4
  %v342 = getelementptr inbounds float, ptr %v7, i64 992
  store <16 x float> %v326, ptr %v342, align 4
  %v343 = getelementptr inbounds float, ptr %v6, i64 1584
  %v344 = load <16 x float>, ptr %v343, align 4
  %v345 = getelementptr inbounds float, ptr %v6, i64 1617
  %v346 = load <16 x float>, ptr %v345, align 4
  %v347 = getelementptr inbounds float, ptr %v6, i64 1650
  %v348 = load <16 x float>, ptr %v347, align 4
  %v349 = getelementptr inbounds float, ptr %v6, i64 1683
  %v350 = load <16 x float>, ptr %v349, align 4
  %v351 = getelementptr inbounds float, ptr %v6, i64 1716
  %v352 = load <16 x float>, ptr %v351, align 4
  %v353 = getelementptr inbounds float, ptr %v6, i64 1749
  %v354 = load <16 x float>, ptr %v353, align 4
  %v355 = getelementptr inbounds float, ptr %v6, i64 1782
  %v356 = load <16 x float>, ptr %v355, align 4
  %v357 = getelementptr inbounds float, ptr %v6, i64 1815
  %v358 = load <16 x float>, ptr %v357, align 4
  %v359 = getelementptr inbounds float, ptr %v6, i64 1848
  %v360 = load <16 x float>, ptr %v359, align 4
  %v361 = getelementptr inbounds float, ptr %v6, i64 1881
  %v362 = load <16 x float>, ptr %v361, align 4
  %v363 = getelementptr inbounds float, ptr %v6, i64 1914
  %v364 = load <16 x float>, ptr %v363, align 4
  %v365 = getelementptr inbounds float, ptr %v6, i64 1947
  %v366 = load <16 x float>, ptr %v365, align 4
  %v367 = getelementptr inbounds float, ptr %v6, i64 1980
  %v368 = load <16 x float>, ptr %v367, align 4
  %v369 = getelementptr inbounds float, ptr %v6, i64 2013
  %v370 = load <16 x float>, ptr %v369, align 4
  %v371 = getelementptr inbounds float, ptr %v6, i64 2046
  %v372 = load <16 x float>, ptr %v371, align 4
  %v373 = getelementptr inbounds float, ptr %v6, i64 2079
  %v374 = load <16 x float>, ptr %v373, align 4
  %v375 = shufflevector <16 x float> %v344, <16 x float> %v346, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v376 = shufflevector <16 x float> %v344, <16 x float> %v346, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v377 = shufflevector <16 x float> %v348, <16 x float> %v350, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v378 = shufflevector <16 x float> %v348, <16 x float> %v350, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v379 = shufflevector <16 x float> %v352, <16 x float> %v354, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v380 = shufflevector <16 x float> %v352, <16 x float> %v354, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v381 = shufflevector <16 x float> %v356, <16 x float> %v358, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v382 = shufflevector <16 x float> %v356, <16 x float> %v358, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v383 = shufflevector <16 x float> %v360, <16 x float> %v362, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v384 = shufflevector <16 x float> %v360, <16 x float> %v362, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v385 = shufflevector <16 x float> %v364, <16 x float> %v366, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v386 = shufflevector <16 x float> %v364, <16 x float> %v366, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v387 = shufflevector <16 x float> %v368, <16 x float> %v370, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v388 = shufflevector <16 x float> %v368, <16 x float> %v370, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v389 = shufflevector <16 x float> %v372, <16 x float> %v374, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %v390 = shufflevector <16 x float> %v372, <16 x float> %v374, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %v391 = shufflevector <16 x float> %v375, <16 x float> %v377, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v392 = shufflevector <16 x float> %v375, <16 x float> %v377, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v393 = shufflevector <16 x float> %v376, <16 x float> %v378, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v394 = shufflevector <16 x float> %v376, <16 x float> %v378, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v395 = shufflevector <16 x float> %v379, <16 x float> %v381, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v396 = shufflevector <16 x float> %v379, <16 x float> %v381, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v397 = shufflevector <16 x float> %v380, <16 x float> %v382, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v398 = shufflevector <16 x float> %v380, <16 x float> %v382, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v399 = shufflevector <16 x float> %v383, <16 x float> %v385, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v400 = shufflevector <16 x float> %v383, <16 x float> %v385, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v401 = shufflevector <16 x float> %v384, <16 x float> %v386, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v402 = shufflevector <16 x float> %v384, <16 x float> %v386, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v403 = shufflevector <16 x float> %v387, <16 x float> %v389, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v404 = shufflevector <16 x float> %v387, <16 x float> %v389, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v405 = shufflevector <16 x float> %v388, <16 x float> %v390, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %v406 = shufflevector <16 x float> %v388, <16 x float> %v390, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %v407 = shufflevector <16 x float> %v391, <16 x float> %v395, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v408 = shufflevector <16 x float> %v391, <16 x float> %v395, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v409 = shufflevector <16 x float> %v393, <16 x float> %v397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v410 = shufflevector <16 x float> %v393, <16 x float> %v397, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v411 = shufflevector <16 x float> %v392, <16 x float> %v396, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v412 = shufflevector <16 x float> %v392, <16 x float> %v396, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v413 = shufflevector <16 x float> %v394, <16 x float> %v398, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v414 = shufflevector <16 x float> %v394, <16 x float> %v398, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v415 = shufflevector <16 x float> %v399, <16 x float> %v403, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v416 = shufflevector <16 x float> %v399, <16 x float> %v403, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v417 = shufflevector <16 x float> %v401, <16 x float> %v405, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v418 = shufflevector <16 x float> %v401, <16 x float> %v405, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v419 = shufflevector <16 x float> %v400, <16 x float> %v404, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v420 = shufflevector <16 x float> %v400, <16 x float> %v404, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v421 = shufflevector <16 x float> %v402, <16 x float> %v406, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %v422 = shufflevector <16 x float> %v402, <16 x float> %v406, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %v423 = shufflevector <16 x float> %v407, <16 x float> %v415, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v424 = shufflevector <16 x float> %v407, <16 x float> %v415, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v425 = shufflevector <16 x float> %v409, <16 x float> %v417, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v426 = shufflevector <16 x float> %v409, <16 x float> %v417, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v427 = shufflevector <16 x float> %v411, <16 x float> %v419, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v428 = shufflevector <16 x float> %v411, <16 x float> %v419, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v429 = shufflevector <16 x float> %v413, <16 x float> %v421, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v430 = shufflevector <16 x float> %v413, <16 x float> %v421, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v431 = shufflevector <16 x float> %v408, <16 x float> %v416, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v432 = shufflevector <16 x float> %v408, <16 x float> %v416, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v433 = shufflevector <16 x float> %v410, <16 x float> %v418, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v434 = shufflevector <16 x float> %v410, <16 x float> %v418, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v435 = shufflevector <16 x float> %v412, <16 x float> %v420, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v436 = shufflevector <16 x float> %v412, <16 x float> %v420, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v437 = shufflevector <16 x float> %v414, <16 x float> %v422, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %v438 = shufflevector <16 x float> %v414, <16 x float> %v422, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v439 = getelementptr inbounds float, ptr %v7, i64 48
  store <16 x float> %v423, ptr %v439, align 4
  %v440 = getelementptr inbounds float, ptr %v7, i64 112
  store <16 x float> %v425, ptr %v440, align 4
  %v441 = getelementptr inbounds float, ptr %v7, i64 176
  store <16 x float> %v427, ptr %v441, align 4
  %v442 = getelementptr inbounds float, ptr %v7, i64 240
  store <16 x float> %v429, ptr %v442, align 4
  %v443 = getelementptr inbounds float, ptr %v7, i64 304
  store <16 x float> %v431, ptr %v443, align 4
  %v444 = getelementptr inbounds float, ptr %v7, i64 368
  store <16 x float> %v433, ptr %v444, align 4
  %v445 = getelementptr inbounds float, ptr %v7, i64 432
  store <16 x float> %v435, ptr %v445, align 4
  %v446 = getelementptr inbounds float, ptr %v7, i64 496
  store <16 x float> %v437, ptr %v446, align 4
  %v447 = getelementptr inbounds float, ptr %v7, i64 560
  store <16 x float> %v424, ptr %v447, align 4
  %v448 = getelementptr inbounds float, ptr %v7, i64 624
  store <16 x float> %v426, ptr %v448, align 4
  %v449 = getelementptr inbounds float, ptr %v7, i64 688
  store <16 x float> %v428, ptr %v449, align 4
  %v450 = getelementptr inbounds float, ptr %v7, i64 752
  store <16 x float> %v430, ptr %v450, align 4
  %v451 = getelementptr inbounds float, ptr %v7, i64 816
  store <16 x float> %v432, ptr %v451, align 4
  %v452 = getelementptr inbounds float, ptr %v7, i64 880
  store <16 x float> %v434, ptr %v452, align 4
  %v453 = getelementptr inbounds float, ptr %v7, i64 944
  store <16 x float> %v436, ptr %v453, align 4
  %v454 = getelementptr inbounds float, ptr %v7, i64 1008
  store <16 x float> %v438, ptr %v454, align 4
  %v455 = getelementptr inbounds float, ptr %v6, i64 16
  %v456 = getelementptr inbounds float, ptr %v7, i64 1024
  %v457 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v458 = urem i64 %depth, 16
  br label %head459
head459:
  %v462 = phi i64 [ 0, %end4 ], [ %v485, %end478 ]
  %v463 = phi ptr [ %v6, %end4 ], [ %v483, %end478 ]
  %v464 = phi ptr [ %v7, %end4 ], [ %v484, %end478 ]
  %v465 = icmp slt i64 %v462, %v458
  br i1 %v465, label %body460, label %end461
body460:
  br label %head466
head466:
  %v469 = phi i64 [ 0, %body460 ], [ %v475, %body467 ]
  %v470 = icmp slt i64 %v469, 64
  br i1 %v470, label %body467, label %end468
body467:
  %v471 = mul i64 %v469, 33
  %v472 = getelementptr inbounds float, ptr %v463, i64 %v471
  %v473 = load float, ptr %v472, align 4
  %v474 = getelementptr inbounds float, ptr %v464, i64 %v469
  store float %v473, ptr %v474, align 4
  %v475 = add nsw i64 %v469, 1
  br label %head466
end468:
  br label %head476
head476:
  %v479 = phi i64 [ 64, %end468 ], [ %v482, %body477 ]
  %v480 = icmp slt i64 %v479, 64
  br i1 %v480, label %body477, label %end478
body477:
  %v481 = getelementptr inbounds float, ptr %v464, i64 %v479
  store float 0x0000000000000000, ptr %v481, align 4
  %v482 = add nsw i64 %v479, 1
  br label %head476
end478:
  %v483 = getelementptr inbounds float, ptr %v463, i64 1
  %v484 = getelementptr inbounds float, ptr %v464, i64 64
  %v485 = add nsw i64 %v462, 1
  br label %head459
end461:
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
  %v18 = mul i64 %v16, 64
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
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v14, 32
  %v19 = getelementptr inbounds float, ptr %v3, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v10, i64 %v14
  %v22 = load <16 x float>, ptr %v21, align 4
  %v23 = add i64 %v14, 32
  %v24 = getelementptr inbounds float, ptr %v10, i64 %v23
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v17, %v22
  %v27 = getelementptr inbounds float, ptr %v, i64 %v14
  store <16 x float> %v26, ptr %v27, align 4
  %v28 = fsub <16 x float> %v17, %v25
  %v29 = add i64 %v14, 560
  %v30 = getelementptr inbounds float, ptr %v, i64 %v29
  store <16 x float> %v28, ptr %v30, align 4
  %v31 = add i64 %v14, 1120
  %v32 = getelementptr inbounds float, ptr %v, i64 %v31
  store <16 x float> %v17, ptr %v32, align 4
  %v33 = add i64 %v14, 1680
  %v34 = getelementptr inbounds float, ptr %v, i64 %v33
  store <16 x float> %v25, ptr %v34, align 4
  %v35 = fadd <16 x float> %v20, %v25
  %v36 = add i64 %v14, 2240
  %v37 = getelementptr inbounds float, ptr %v, i64 %v36
  store <16 x float> %v35, ptr %v37, align 4
  %v38 = fadd <16 x float> %v22, %v25
  %v39 = add i64 %v14, 2800
  %v40 = getelementptr inbounds float, ptr %v, i64 %v39
  store <16 x float> %v38, ptr %v40, align 4
  %v41 = fadd <16 x float> %v17, %v20
  %v42 = add i64 %v14, 3360
  %v43 = getelementptr inbounds float, ptr %v, i64 %v42
  store <16 x float> %v41, ptr %v43, align 4
  %v44 = add nsw i64 %v14, 16
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
  %v5 = icmp slt i64 %v4, 512
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %w, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = add i64 %v4, 1024
  %v9 = getelementptr inbounds float, ptr %w, i64 %v8
  %v10 = load <16 x float>, ptr %v9, align 4
  %v11 = add i64 %v4, 512
  %v12 = getelementptr inbounds float, ptr %w, i64 %v11
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = add i64 %v4, 1536
  %v15 = getelementptr inbounds float, ptr %w, i64 %v14
  %v16 = load <16 x float>, ptr %v15, align 4
  %v17 = fadd <16 x float> %v7, %v10
  %v18 = getelementptr inbounds float, ptr %u, i64 %v4
  store <16 x float> %v17, ptr %v18, align 4
  %v19 = fadd <16 x float> %v7, %v16
  %v20 = add i64 %v4, 528
  %v21 = getelementptr inbounds float, ptr %u, i64 %v20
  store <16 x float> %v19, ptr %v21, align 4
  %v22 = fsub <16 x float> %v10, %v16
  %v23 = add i64 %v4, 1056
  %v24 = getelementptr inbounds float, ptr %u, i64 %v23
  store <16 x float> %v22, ptr %v24, align 4
  %v25 = fsub <16 x float> %v7, %v13
  %v26 = add i64 %v4, 1584
  %v27 = getelementptr inbounds float, ptr %u, i64 %v26
  store <16 x float> %v25, ptr %v27, align 4
  %v28 = fadd <16 x float> %v13, %v16
  %v29 = add i64 %v4, 2112
  %v30 = getelementptr inbounds float, ptr %u, i64 %v29
  store <16 x float> %v28, ptr %v30, align 4
  %v31 = add nsw i64 %v4, 16
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
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 32
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <16 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <16 x float> poison, float %v11, i64 0
  %v13 = shufflevector <16 x float> %v12, <16 x float> poison, <16 x i32> zeroinitializer
  %v14 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v13, <16 x float> %v10, <16 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 16
  %v16 = getelementptr inbounds float, ptr %v5, i64 1
  %v17 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
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
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v17, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v22, %body2 ]
  %v10 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v11 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v12 = icmp slt i64 %v4, 32
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <16 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 32
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 64
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 96
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <16 x float> poison, float %v29, i64 0
  %v31 = shufflevector <16 x float> %v30, <16 x float> poison, <16 x i32> zeroinitializer
  %v32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v31, <16 x float> %v13, <16 x float> %v11)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 1
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v9, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %c, i64 32
  store <16 x float> %v10, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v11, ptr %v38, align 4
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
  %v8 = icmp slt i64 %v7, 16
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = add i64 %column, %v7
  %v10 = getelementptr inbounds float, ptr %m, i64 %v7
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 272
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 544
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 816
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 1088
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 1360
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 1632
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = fadd <16 x float> %v14, %v20
  %v31 = fadd <16 x float> %v30, %v23
  %v32 = fsub <16 x float> %v31, %v29
  %v33 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = fadd <16 x float> %v32, %v34
  %v36 = mul i64 %v1, 63
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <16 x float> %v35, ptr %v38, align 4
  %v39 = fsub <16 x float> %v26, %v20
  %v40 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = fadd <16 x float> %v39, %v41
  %v43 = mul i64 %v3, 63
  %v44 = add i64 %v43, %v9
  %v45 = getelementptr inbounds float, ptr %out, i64 %v44
  store <16 x float> %v42, ptr %v45, align 4
  %v46 = add i64 %v9, 16
  %v47 = fadd <16 x float> %v17, %v29
  %v48 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fadd <16 x float> %v47, %v49
  %v51 = mul i64 %v1, 63
  %v52 = add i64 %v51, %v46
  %v53 = getelementptr inbounds float, ptr %out, i64 %v52
  store <16 x float> %v50, ptr %v53, align 4
  %v54 = fsub <16 x float> %v11, %v14
  %v55 = fsub <16 x float> %v54, %v17
  %v56 = fsub <16 x float> %v55, %v26
  %v57 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = fadd <16 x float> %v56, %v58
  %v60 = mul i64 %v3, 63
  %v61 = add i64 %v60, %v46
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <16 x float> %v59, ptr %v62, align 4
  %v63 = add nsw i64 %v7, 16
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
  %v6 = icmp slt i64 %v5, 16
  br i1 %v6, label %body3, label %end4
body3:
  %v7 = add i64 %column, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 %v5
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 272
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 544
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 816
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 1088
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 1360
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 1632
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = fadd <16 x float> %v12, %v18
  %v29 = fadd <16 x float> %v28, %v21
  %v30 = fsub <16 x float> %v29, %v27
  %v31 = getelementptr inbounds float, ptr %x0, i64 %v7
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = fadd <16 x float> %v30, %v32
  %v34 = mul i64 %v1, 63
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <16 x float> %v33, ptr %v36, align 4
  %v37 = add i64 %v7, 16
  %v38 = fadd <16 x float> %v15, %v27
  %v39 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = fadd <16 x float> %v38, %v40
  %v42 = mul i64 %v1, 63
  %v43 = add i64 %v42, %v37
  %v44 = getelementptr inbounds float, ptr %out, i64 %v43
  store <16 x float> %v41, ptr %v44, align 4
  %v45 = add nsw i64 %v5, 16
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
  %v24 = mul i64 %v4, 272
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v23, i64 528
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end11 ], [ %v38, %body28 ]
  %v31 = icmp slt i64 %v30, 4
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 4
  %v33 = mul i64 %v32, 32
  %v34 = getelementptr inbounds float, ptr %v18, i64 %v33
  %v35 = mul i64 %v32, 16
  %v36 = getelementptr inbounds float, ptr %v25, i64 %v35
  %v37 = getelementptr inbounds i8, ptr %v26, i64 0
  call void @k_tile_4_1(ptr %v34, ptr %v23, ptr %v36, ptr %v23, ptr %v37, i64 0, i64 0)
  %v38 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v39 = mul i64 16, 32
  %v40 = getelementptr inbounds float, ptr %v18, i64 %v39
  %v41 = mul i64 16, 16
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
  %v55 = mul i64 %v53, 16
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
  %v64 = mul i64 %v62, 16
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
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = add i64 %v7, 272
  %v13 = getelementptr inbounds float, ptr %m, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = add i64 %v7, 544
  %v16 = getelementptr inbounds float, ptr %m, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = add i64 %v7, 816
  %v19 = getelementptr inbounds float, ptr %m, i64 %v18
  %v20 = load <16 x float>, ptr %v19, align 4
  %v21 = add i64 %v7, 1088
  %v22 = getelementptr inbounds float, ptr %m, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = add i64 %v7, 1360
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = load <16 x float>, ptr %v25, align 4
  %v27 = add i64 %v7, 1632
  %v28 = getelementptr inbounds float, ptr %m, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = fadd <16 x float> %v14, %v20
  %v31 = fadd <16 x float> %v30, %v23
  %v32 = fsub <16 x float> %v31, %v29
  %v33 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = fadd <16 x float> %v32, %v34
  %v36 = mul i64 %v1, 63
  %v37 = add i64 %v36, %v9
  %v38 = getelementptr inbounds float, ptr %out, i64 %v37
  store <16 x float> %v35, ptr %v38, align 4
  %v39 = fsub <16 x float> %v26, %v20
  %v40 = getelementptr inbounds float, ptr %x0, i64 %v9
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = fadd <16 x float> %v39, %v41
  %v43 = mul i64 %v3, 63
  %v44 = add i64 %v43, %v9
  %v45 = getelementptr inbounds float, ptr %out, i64 %v44
  store <16 x float> %v42, ptr %v45, align 4
  %v46 = add i64 %v9, 16
  %v47 = fadd <16 x float> %v17, %v29
  %v48 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fadd <16 x float> %v47, %v49
  %v51 = mul i64 %v1, 63
  %v52 = add i64 %v51, %v46
  %v53 = getelementptr inbounds float, ptr %out, i64 %v52
  store <16 x float> %v50, ptr %v53, align 4
  %v54 = fsub <16 x float> %v11, %v14
  %v55 = fsub <16 x float> %v54, %v17
  %v56 = fsub <16 x float> %v55, %v26
  %v57 = getelementptr inbounds float, ptr %x0, i64 %v46
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = fadd <16 x float> %v56, %v58
  %v60 = mul i64 %v3, 63
  %v61 = add i64 %v60, %v46
  %v62 = getelementptr inbounds float, ptr %out, i64 %v61
  store <16 x float> %v59, ptr %v62, align 4
  %v63 = add nsw i64 %v7, 16
  br label %head4
end6:
  %v64 = getelementptr inbounds float, ptr %m, i64 0
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %m, i64 272
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %m, i64 544
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %m, i64 816
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %m, i64 1088
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %m, i64 1360
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %m, i64 1632
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = fadd <16 x float> %v67, %v71
  %v79 = fadd <16 x float> %v78, %v73
  %v80 = fsub <16 x float> %v79, %v77
  %v81 = getelementptr inbounds float, ptr %x0, i64 %column
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = fadd <16 x float> %v80, %v82
  %v84 = mul i64 %v1, 63
  %v85 = add i64 %v84, %column
  %v86 = getelementptr inbounds float, ptr %out, i64 %v85
  store <16 x float> %v83, ptr %v86, align 4
  %v87 = fsub <16 x float> %v75, %v71
  %v88 = getelementptr inbounds float, ptr %x0, i64 %column
  %v89 = load <16 x float>, ptr %v88, align 4
  %v90 = fadd <16 x float> %v87, %v89
  %v91 = mul i64 %v3, 63
  %v92 = add i64 %v91, %column
  %v93 = getelementptr inbounds float, ptr %out, i64 %v92
  store <16 x float> %v90, ptr %v93, align 4
  %v94 = add i64 %column, 16
  %v95 = fadd <16 x float> %v69, %v77
  %v96 = getelementptr inbounds float, ptr %x0, i64 %v94
  %v97 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v96, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <16 x float> zeroinitializer)
  %v98 = fadd <16 x float> %v95, %v97
  %v99 = mul i64 %v1, 63
  %v100 = add i64 %v99, %v94
  %v101 = getelementptr inbounds float, ptr %out, i64 %v100
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v98, ptr align 4 %v101, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  %v102 = fsub <16 x float> %v65, %v67
  %v103 = fsub <16 x float> %v102, %v69
  %v104 = fsub <16 x float> %v103, %v75
  %v105 = getelementptr inbounds float, ptr %x0, i64 %v94
  %v106 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v105, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <16 x float> zeroinitializer)
  %v107 = fadd <16 x float> %v104, %v106
  %v108 = mul i64 %v3, 63
  %v109 = add i64 %v108, %v94
  %v110 = getelementptr inbounds float, ptr %out, i64 %v109
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v107, ptr align 4 %v110, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
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
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = add i64 %v5, 272
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = add i64 %v5, 544
  %v14 = getelementptr inbounds float, ptr %m, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = add i64 %v5, 816
  %v17 = getelementptr inbounds float, ptr %m, i64 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = add i64 %v5, 1088
  %v20 = getelementptr inbounds float, ptr %m, i64 %v19
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = add i64 %v5, 1360
  %v23 = getelementptr inbounds float, ptr %m, i64 %v22
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = add i64 %v5, 1632
  %v26 = getelementptr inbounds float, ptr %m, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = fadd <16 x float> %v12, %v18
  %v29 = fadd <16 x float> %v28, %v21
  %v30 = fsub <16 x float> %v29, %v27
  %v31 = getelementptr inbounds float, ptr %x0, i64 %v7
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = fadd <16 x float> %v30, %v32
  %v34 = mul i64 %v1, 63
  %v35 = add i64 %v34, %v7
  %v36 = getelementptr inbounds float, ptr %out, i64 %v35
  store <16 x float> %v33, ptr %v36, align 4
  %v37 = add i64 %v7, 16
  %v38 = fadd <16 x float> %v15, %v27
  %v39 = getelementptr inbounds float, ptr %x0, i64 %v37
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = fadd <16 x float> %v38, %v40
  %v42 = mul i64 %v1, 63
  %v43 = add i64 %v42, %v37
  %v44 = getelementptr inbounds float, ptr %out, i64 %v43
  store <16 x float> %v41, ptr %v44, align 4
  %v45 = add nsw i64 %v5, 16
  br label %head2
end4:
  %v46 = getelementptr inbounds float, ptr %m, i64 0
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %m, i64 272
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = getelementptr inbounds float, ptr %m, i64 544
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %m, i64 816
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %m, i64 1088
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %m, i64 1360
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %m, i64 1632
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = fadd <16 x float> %v49, %v53
  %v61 = fadd <16 x float> %v60, %v55
  %v62 = fsub <16 x float> %v61, %v59
  %v63 = getelementptr inbounds float, ptr %x0, i64 %column
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = fadd <16 x float> %v62, %v64
  %v66 = mul i64 %v1, 63
  %v67 = add i64 %v66, %column
  %v68 = getelementptr inbounds float, ptr %out, i64 %v67
  store <16 x float> %v65, ptr %v68, align 4
  %v69 = add i64 %column, 16
  %v70 = fadd <16 x float> %v51, %v59
  %v71 = getelementptr inbounds float, ptr %x0, i64 %v69
  %v72 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v71, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <16 x float> zeroinitializer)
  %v73 = fadd <16 x float> %v70, %v72
  %v74 = mul i64 %v1, 63
  %v75 = add i64 %v74, %v69
  %v76 = getelementptr inbounds float, ptr %out, i64 %v75
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v73, ptr align 4 %v76, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
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
  %v24 = mul i64 %v4, 272
  %v25 = getelementptr inbounds float, ptr %m, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v23, i64 528
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end11 ], [ %v38, %body28 ]
  %v31 = icmp slt i64 %v30, 4
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 4
  %v33 = mul i64 %v32, 32
  %v34 = getelementptr inbounds float, ptr %v18, i64 %v33
  %v35 = mul i64 %v32, 16
  %v36 = getelementptr inbounds float, ptr %v25, i64 %v35
  %v37 = getelementptr inbounds i8, ptr %v26, i64 0
  call void @k_tile_4_1(ptr %v34, ptr %v23, ptr %v36, ptr %v23, ptr %v37, i64 0, i64 0)
  %v38 = add nsw i64 %v30, 1
  br label %head27
end29:
  %v39 = mul i64 16, 32
  %v40 = getelementptr inbounds float, ptr %v18, i64 %v39
  %v41 = mul i64 16, 16
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
  %v55 = mul i64 %v53, 16
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
  %v64 = mul i64 %v62, 16
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
  %v12 = mul i64 %worker, 33856
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v9, i64 4096
  %v15 = getelementptr inbounds float, ptr %v13, i64 4544
  br label %head16
head16:
  %v19 = phi i64 [ %lo, %entry ], [ %v77, %end26 ]
  %v20 = icmp slt i64 %v19, %hi
  br i1 %v20, label %body17, label %end18
body17:
  %v21 = sub i64 2, %v19
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
  %v46 = mul i64 %v43, 2640
  %v47 = getelementptr inbounds float, ptr %v13, i64 %v46
  %v48 = icmp eq i64 %v27, 0
  br i1 %v48, label %then49, label %end50
then49:
  %v51 = mul i64 %v45, 2
  %v52 = mul i64 %v51, 1024
  %v53 = getelementptr inbounds float, ptr %v9, i64 %v52
  call void @k_weights(ptr %v53, ptr %v47)
  br label %end50
end50:
  %v54 = mul i64 %v43, 8704
  %v55 = getelementptr inbounds i8, ptr %v39, i64 %v54
  %v56 = mul i64 %v27, 17
  %v57 = mul i64 %v45, 2
  %v58 = mul i64 %v57, 1024
  %v59 = getelementptr inbounds float, ptr %v9, i64 %v58
  %v60 = sub i64 17, %v56
  %v61 = icmp slt i64 17, %v60
  %v62 = select i1 %v61, i64 17, i64 %v60
  %v63 = mul i64 %v45, 2
  %v64 = mul i64 %v63, 16
  %v65 = getelementptr inbounds float, ptr %v13, i64 2640
  %v66 = icmp eq i64 %v27, 0
  %v67 = icmp eq i64 %v45, 1
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
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
