; task {"attributes":{"perm_k":[0,2,3,1],"perm_out":[0,2,1,3],"perm_q":[0,2,1,3],"perm_v":[0,2,1,3],"scores":"t0=mul(x0,0.25);t1=where(x1,t0,-1000000000.0)","tail":"t0=add(x0,x1)"},"inputs":["f32[2,7,2,8]","f32[2,19,2,8]","f32[2,19,2,8]","bool[2,1,1,19]","f32[7,8]"],"op":"attention","output":"f32[2,7,2,8]","precision_mode":"must_keep_origin_dtype"}
; policy {"block_tiles":1,"format":"packed","prefetch":"next_head","softmax_rows":2,"tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k: 16 units
; scratch 0 bytes, 1984 of each core
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @k_keys(ptr %source, ptr %target) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v60, %body2 ]
  %v5 = icmp slt i64 %v4, 2
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 8
  %v7 = mul i64 %v6, 16
  %v8 = getelementptr inbounds float, ptr %source, i64 %v7
  %v9 = mul i64 %v4, 64
  %v10 = getelementptr inbounds float, ptr %target, i64 %v9
  %v11 = getelementptr inbounds float, ptr %v8, i64 0
  %v12 = mul i64 0, 8
  %v13 = getelementptr inbounds float, ptr %v10, i64 %v12
  %v14 = load <8 x float>, ptr %v11, align 4
  %v15 = getelementptr inbounds float, ptr %v11, i64 16
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v11, i64 32
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v11, i64 48
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v11, i64 64
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v11, i64 80
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v11, i64 96
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v11, i64 112
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v30 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v31 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v32 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v33 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v34 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v36 = shufflevector <8 x float> %v26, <8 x float> %v28, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v37 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v38 = shufflevector <8 x float> %v29, <8 x float> %v31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v39 = shufflevector <8 x float> %v30, <8 x float> %v32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v40 = shufflevector <8 x float> %v30, <8 x float> %v32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v41 = shufflevector <8 x float> %v33, <8 x float> %v35, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v42 = shufflevector <8 x float> %v33, <8 x float> %v35, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v43 = shufflevector <8 x float> %v34, <8 x float> %v36, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v44 = shufflevector <8 x float> %v34, <8 x float> %v36, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v45 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v46 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v47 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v48 = shufflevector <8 x float> %v39, <8 x float> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v49 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v50 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v51 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v52 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v45, ptr %v13, align 4
  %v53 = getelementptr inbounds float, ptr %v13, i64 8
  store <8 x float> %v47, ptr %v53, align 4
  %v54 = getelementptr inbounds float, ptr %v13, i64 16
  store <8 x float> %v49, ptr %v54, align 4
  %v55 = getelementptr inbounds float, ptr %v13, i64 24
  store <8 x float> %v51, ptr %v55, align 4
  %v56 = getelementptr inbounds float, ptr %v13, i64 32
  store <8 x float> %v46, ptr %v56, align 4
  %v57 = getelementptr inbounds float, ptr %v13, i64 40
  store <8 x float> %v48, ptr %v57, align 4
  %v58 = getelementptr inbounds float, ptr %v13, i64 48
  store <8 x float> %v50, ptr %v58, align 4
  %v59 = getelementptr inbounds float, ptr %v13, i64 56
  store <8 x float> %v52, ptr %v59, align 4
  %v60 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v61 = mul i64 2, 8
  %v62 = mul i64 %v61, 16
  %v63 = getelementptr inbounds float, ptr %source, i64 %v62
  %v64 = mul i64 2, 64
  %v65 = getelementptr inbounds float, ptr %target, i64 %v64
  %v66 = getelementptr inbounds float, ptr %v63, i64 0
  %v67 = mul i64 0, 8
  %v68 = getelementptr inbounds float, ptr %v65, i64 %v67
  %v69 = load <8 x float>, ptr %v66, align 4
  %v70 = getelementptr inbounds float, ptr %v66, i64 16
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %v66, i64 32
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = shufflevector <8 x float> %v69, <8 x float> %v71, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v75 = shufflevector <8 x float> %v69, <8 x float> %v71, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v76 = shufflevector <8 x float> %v73, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v77 = shufflevector <8 x float> %v73, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v78 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v79 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v80 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v81 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v82 = shufflevector <8 x float> %v74, <8 x float> %v76, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v83 = shufflevector <8 x float> %v74, <8 x float> %v76, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v84 = shufflevector <8 x float> %v75, <8 x float> %v77, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v85 = shufflevector <8 x float> %v75, <8 x float> %v77, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v86 = shufflevector <8 x float> %v78, <8 x float> %v80, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v87 = shufflevector <8 x float> %v78, <8 x float> %v80, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v88 = shufflevector <8 x float> %v79, <8 x float> %v81, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v89 = shufflevector <8 x float> %v79, <8 x float> %v81, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v90 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v91 = shufflevector <8 x float> %v82, <8 x float> %v86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v92 = shufflevector <8 x float> %v84, <8 x float> %v88, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v93 = shufflevector <8 x float> %v84, <8 x float> %v88, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v94 = shufflevector <8 x float> %v83, <8 x float> %v87, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v95 = shufflevector <8 x float> %v83, <8 x float> %v87, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v96 = shufflevector <8 x float> %v85, <8 x float> %v89, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v97 = shufflevector <8 x float> %v85, <8 x float> %v89, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v90, ptr %v68, align 4
  %v98 = getelementptr inbounds float, ptr %v68, i64 8
  store <8 x float> %v92, ptr %v98, align 4
  %v99 = getelementptr inbounds float, ptr %v68, i64 16
  store <8 x float> %v94, ptr %v99, align 4
  %v100 = getelementptr inbounds float, ptr %v68, i64 24
  store <8 x float> %v96, ptr %v100, align 4
  %v101 = getelementptr inbounds float, ptr %v68, i64 32
  store <8 x float> %v91, ptr %v101, align 4
  %v102 = getelementptr inbounds float, ptr %v68, i64 40
  store <8 x float> %v93, ptr %v102, align 4
  %v103 = getelementptr inbounds float, ptr %v68, i64 48
  store <8 x float> %v95, ptr %v103, align 4
  %v104 = getelementptr inbounds float, ptr %v68, i64 56
  store <8 x float> %v97, ptr %v104, align 4
  ret void
}
define internal void @k_values(ptr %source, ptr %target) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %source, i64 0
  %v2 = getelementptr inbounds float, ptr %target, i64 0
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v13, %body4 ]
  %v7 = icmp slt i64 %v6, 19
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 16
  %v9 = getelementptr inbounds float, ptr %v1, i64 %v8
  %v10 = mul i64 %v6, 8
  %v11 = getelementptr inbounds float, ptr %v2, i64 %v10
  %v12 = load <8 x float>, ptr %v9, align 4
  store <8 x float> %v12, ptr %v11, align 4
  %v13 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define internal void @k_scores_tile_1_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_1_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  ret void
}
define internal void @k_scores_tile_2_3(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v9, ptr %v36, align 4
  ret void
}
define internal void @k_scores_tile_2_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 17
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <8 x float> %v8, ptr %c, align 4
  %v36 = getelementptr inbounds float, ptr %c, i64 48
  store <8 x float> %v9, ptr %v36, align 4
  ret void
}
define internal void @k_values_tile_1_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 9
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <8 x float>, ptr %v6, align 4
  %v11 = load float, ptr %v5, align 4
  %v12 = insertelement <8 x float> poison, float %v11, i64 0
  %v13 = shufflevector <8 x float> %v12, <8 x float> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v13, <8 x float> %v10, <8 x float> %v8)
  %v15 = getelementptr inbounds float, ptr %v6, i64 8
  %v16 = load <8 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v5, i64 1
  %v18 = load float, ptr %v17, align 4
  %v19 = insertelement <8 x float> poison, float %v18, i64 0
  %v20 = shufflevector <8 x float> %v19, <8 x float> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v20, <8 x float> %v16, <8 x float> %v14)
  %v22 = getelementptr inbounds float, ptr %v6, i64 16
  %v23 = getelementptr inbounds float, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = load <8 x float>, ptr %v6, align 4
  %v26 = load float, ptr %v5, align 4
  %v27 = insertelement <8 x float> poison, float %v26, i64 0
  %v28 = shufflevector <8 x float> %v27, <8 x float> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v28, <8 x float> %v25, <8 x float> %v8)
  %v30 = getelementptr inbounds float, ptr %v6, i64 8
  %v31 = getelementptr inbounds float, ptr %v5, i64 1
  %v32 = getelementptr inbounds float, ptr %x0, i64 %row
  %v33 = mul i64 %row, 8
  %v34 = getelementptr inbounds float, ptr %x1, i64 %v33
  %v35 = load float, ptr %v32, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = getelementptr inbounds float, ptr %v34, i64 %column
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fmul <8 x float> %v29, %v37
  %v41 = fadd <8 x float> %v40, %v39
  store <8 x float> %v41, ptr %c, align 4
  ret void
}
define internal void @k_values_tile_2_8(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column, ptr %x0, ptr %x1) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 9
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <8 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <8 x float> poison, float %v12, i64 0
  %v14 = shufflevector <8 x float> %v13, <8 x float> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v14, <8 x float> %v11, <8 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 48
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <8 x float> poison, float %v17, i64 0
  %v19 = shufflevector <8 x float> %v18, <8 x float> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> %v11, <8 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v5, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v22, <8 x float> %v15)
  %v28 = getelementptr inbounds float, ptr %v5, i64 49
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <8 x float> poison, float %v29, i64 0
  %v31 = shufflevector <8 x float> %v30, <8 x float> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v31, <8 x float> %v22, <8 x float> %v20)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = getelementptr inbounds float, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = load <8 x float>, ptr %v6, align 4
  %v37 = load float, ptr %v5, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i64 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v39, <8 x float> %v36, <8 x float> %v8)
  %v41 = getelementptr inbounds float, ptr %v5, i64 48
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v36, <8 x float> %v9)
  %v46 = getelementptr inbounds float, ptr %v6, i64 8
  %v47 = getelementptr inbounds float, ptr %v5, i64 1
  %v48 = getelementptr inbounds float, ptr %x0, i64 %row
  %v49 = mul i64 %row, 8
  %v50 = getelementptr inbounds float, ptr %x1, i64 %v49
  %v51 = load float, ptr %v48, align 4
  %v52 = insertelement <8 x float> poison, float %v51, i64 0
  %v53 = shufflevector <8 x float> %v52, <8 x float> poison, <8 x i32> zeroinitializer
  %v54 = getelementptr inbounds float, ptr %v50, i64 %column
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = fmul <8 x float> %v40, %v53
  %v57 = fadd <8 x float> %v56, %v55
  %v58 = add i64 %row, 1
  %v59 = getelementptr inbounds float, ptr %x0, i64 %v58
  %v60 = mul i64 %v58, 8
  %v61 = getelementptr inbounds float, ptr %x1, i64 %v60
  %v62 = load float, ptr %v59, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = getelementptr inbounds float, ptr %v61, i64 %column
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = fmul <8 x float> %v45, %v64
  %v68 = fadd <8 x float> %v67, %v66
  store <8 x float> %v57, ptr %c, align 4
  %v69 = getelementptr inbounds float, ptr %c, i64 16
  store <8 x float> %v68, ptr %v69, align 4
  ret void
}
define internal void @k_rows_2(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 384
  %v2 = getelementptr inbounds float, ptr %own, i64 480
  %v3 = getelementptr inbounds float, ptr %own, i64 352
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v14, %body5 ]
  %v8 = icmp slt i64 %v7, 2
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = mul i64 %v7, 16
  %v10 = getelementptr inbounds float, ptr %q, i64 %v9
  %v11 = mul i64 %v7, 16
  %v12 = getelementptr inbounds float, ptr %v3, i64 %v11
  %v13 = load <8 x float>, ptr %v10, align 4
  store <8 x float> %v13, ptr %v12, align 4
  %v14 = add nsw i64 %v7, 1
  br label %head4
end6:
  br label %head15
head15:
  %v18 = phi i64 [ 0, %end6 ], [ %v28, %body16 ]
  %v19 = icmp slt i64 %v18, 2
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 64
  %v21 = getelementptr inbounds float, ptr %k, i64 %v20
  %v22 = mul i64 %v18, 8
  %v23 = mul i64 0, 16
  %v24 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v25 = mul i64 0, 48
  %v26 = add i64 %v25, %v22
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v26
  call void @k_scores_tile_2_8(ptr %v24, ptr %v21, ptr %v27, ptr %v21, ptr %v21, i64 0, i64 %v22)
  %v28 = add nsw i64 %v18, 1
  br label %head15
end17:
  %v29 = mul i64 2, 64
  %v30 = getelementptr inbounds float, ptr %k, i64 %v29
  %v31 = mul i64 2, 8
  %v32 = mul i64 0, 16
  %v33 = getelementptr inbounds float, ptr %v3, i64 %v32
  %v34 = mul i64 0, 48
  %v35 = add i64 %v34, %v31
  %v36 = getelementptr inbounds float, ptr %v1, i64 %v35
  call void @k_scores_tile_2_3(ptr %v33, ptr %v30, ptr %v36, ptr %v30, ptr %v30, i64 0, i64 %v31)
  br label %head37
head37:
  %v40 = phi i64 [ 0, %end17 ], [ %v319, %end301 ]
  %v41 = icmp slt i64 %v40, 2
  br i1 %v41, label %body38, label %end39
body38:
  %v42 = mul i64 %v40, 48
  %v43 = getelementptr inbounds float, ptr %v1, i64 %v42
  %v44 = add i64 %v40, 1
  %v45 = mul i64 %v44, 48
  %v46 = getelementptr inbounds float, ptr %v1, i64 %v45
  %v47 = load <8 x i8>, ptr %x0, align 1
  %v48 = icmp ne <8 x i8> %v47, zeroinitializer
  %v49 = select <8 x i1> %v48, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v50 = load <8 x float>, ptr %v43, align 4
  %v51 = fmul <8 x float> %v50, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v52 = fcmp une <8 x float> %v49, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v53 = select <8 x i1> %v52, <8 x float> %v51, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v54 = getelementptr inbounds i8, ptr %x0, i64 8
  %v55 = load <8 x i8>, ptr %v54, align 1
  %v56 = icmp ne <8 x i8> %v55, zeroinitializer
  %v57 = select <8 x i1> %v56, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v58 = getelementptr inbounds float, ptr %v43, i64 8
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fmul <8 x float> %v59, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v61 = fcmp une <8 x float> %v57, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v62 = select <8 x i1> %v61, <8 x float> %v60, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v63 = getelementptr inbounds i8, ptr %x0, i64 16
  %v64 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v63, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v65 = icmp ne <8 x i8> %v64, zeroinitializer
  %v66 = select <8 x i1> %v65, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v67 = getelementptr inbounds float, ptr %v43, i64 16
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = fmul <8 x float> %v68, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v70 = fcmp une <8 x float> %v66, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v71 = select <8 x i1> %v70, <8 x float> %v69, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v72 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v71, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v73 = load <8 x i8>, ptr %x0, align 1
  %v74 = icmp ne <8 x i8> %v73, zeroinitializer
  %v75 = select <8 x i1> %v74, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v76 = load <8 x float>, ptr %v46, align 4
  %v77 = fmul <8 x float> %v76, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v78 = fcmp une <8 x float> %v75, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v79 = select <8 x i1> %v78, <8 x float> %v77, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v80 = getelementptr inbounds i8, ptr %x0, i64 8
  %v81 = load <8 x i8>, ptr %v80, align 1
  %v82 = icmp ne <8 x i8> %v81, zeroinitializer
  %v83 = select <8 x i1> %v82, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v84 = getelementptr inbounds float, ptr %v46, i64 8
  %v85 = load <8 x float>, ptr %v84, align 4
  %v86 = fmul <8 x float> %v85, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v87 = fcmp une <8 x float> %v83, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v88 = select <8 x i1> %v87, <8 x float> %v86, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v89 = getelementptr inbounds i8, ptr %x0, i64 16
  %v90 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v89, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v91 = icmp ne <8 x i8> %v90, zeroinitializer
  %v92 = select <8 x i1> %v91, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v93 = getelementptr inbounds float, ptr %v46, i64 16
  %v94 = load <8 x float>, ptr %v93, align 4
  %v95 = fmul <8 x float> %v94, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v96 = fcmp une <8 x float> %v92, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v97 = select <8 x i1> %v96, <8 x float> %v95, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v98 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v97, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v99 = fcmp ogt <8 x float> %v53, %v62
  %v100 = select <8 x i1> %v99, <8 x float> %v53, <8 x float> %v62
  %v101 = fcmp ogt <8 x float> %v100, %v72
  %v102 = select <8 x i1> %v101, <8 x float> %v100, <8 x float> %v72
  %v103 = shufflevector <8 x float> %v102, <8 x float> %v102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v104 = fcmp ogt <8 x float> %v102, %v103
  %v105 = select <8 x i1> %v104, <8 x float> %v102, <8 x float> %v103
  %v106 = shufflevector <8 x float> %v105, <8 x float> %v105, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v107 = fcmp ogt <8 x float> %v105, %v106
  %v108 = select <8 x i1> %v107, <8 x float> %v105, <8 x float> %v106
  %v109 = shufflevector <8 x float> %v108, <8 x float> %v108, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v110 = fcmp ogt <8 x float> %v108, %v109
  %v111 = select <8 x i1> %v110, <8 x float> %v108, <8 x float> %v109
  %v112 = fcmp ogt <8 x float> %v79, %v88
  %v113 = select <8 x i1> %v112, <8 x float> %v79, <8 x float> %v88
  %v114 = fcmp ogt <8 x float> %v113, %v98
  %v115 = select <8 x i1> %v114, <8 x float> %v113, <8 x float> %v98
  %v116 = shufflevector <8 x float> %v115, <8 x float> %v115, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v117 = fcmp ogt <8 x float> %v115, %v116
  %v118 = select <8 x i1> %v117, <8 x float> %v115, <8 x float> %v116
  %v119 = shufflevector <8 x float> %v118, <8 x float> %v118, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v120 = fcmp ogt <8 x float> %v118, %v119
  %v121 = select <8 x i1> %v120, <8 x float> %v118, <8 x float> %v119
  %v122 = shufflevector <8 x float> %v121, <8 x float> %v121, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v123 = fcmp ogt <8 x float> %v121, %v122
  %v124 = select <8 x i1> %v123, <8 x float> %v121, <8 x float> %v122
  %v125 = fsub <8 x float> %v53, %v111
  %v126 = fmul <8 x float> %v125, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v127 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v126
  %v128 = select <8 x i1> %v127, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v126
  %v129 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v128
  %v130 = select <8 x i1> %v129, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v128
  %v131 = fadd <8 x float> %v130, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v132 = fsub <8 x float> %v131, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v133 = fsub <8 x float> %v130, %v132
  %v134 = bitcast <8 x float> %v131 to <8 x i32>
  %v135 = shl <8 x i32> %v134, splat (i32 23)
  %v136 = bitcast <8 x i32> %v135 to <8 x float>
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v133, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v137, <8 x float> %v133, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> %v133, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> %v133, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v133, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v142 = fmul <8 x float> %v141, %v136
  %v143 = fsub <8 x float> %v62, %v111
  %v144 = fmul <8 x float> %v143, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v145 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v144
  %v146 = select <8 x i1> %v145, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v144
  %v147 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v146
  %v148 = select <8 x i1> %v147, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v146
  %v149 = fadd <8 x float> %v148, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v150 = fsub <8 x float> %v149, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v151 = fsub <8 x float> %v148, %v150
  %v152 = bitcast <8 x float> %v149 to <8 x i32>
  %v153 = shl <8 x i32> %v152, splat (i32 23)
  %v154 = bitcast <8 x i32> %v153 to <8 x float>
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v151, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v155, <8 x float> %v151, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v151, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v151, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v151, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v160 = fmul <8 x float> %v159, %v154
  %v161 = fsub <8 x float> %v72, %v111
  %v162 = fmul <8 x float> %v161, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v163 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v162
  %v164 = select <8 x i1> %v163, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v162
  %v165 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v164
  %v166 = select <8 x i1> %v165, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v164
  %v167 = fadd <8 x float> %v166, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v168 = fsub <8 x float> %v167, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v169 = fsub <8 x float> %v166, %v168
  %v170 = bitcast <8 x float> %v167 to <8 x i32>
  %v171 = shl <8 x i32> %v170, splat (i32 23)
  %v172 = bitcast <8 x i32> %v171 to <8 x float>
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v169, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v173, <8 x float> %v169, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v174, <8 x float> %v169, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v169, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v169, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v178 = fmul <8 x float> %v177, %v172
  %v179 = fsub <8 x float> %v79, %v124
  %v180 = fmul <8 x float> %v179, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v181 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v180
  %v182 = select <8 x i1> %v181, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v180
  %v183 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v182
  %v184 = select <8 x i1> %v183, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v182
  %v185 = fadd <8 x float> %v184, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v186 = fsub <8 x float> %v185, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v187 = fsub <8 x float> %v184, %v186
  %v188 = bitcast <8 x float> %v185 to <8 x i32>
  %v189 = shl <8 x i32> %v188, splat (i32 23)
  %v190 = bitcast <8 x i32> %v189 to <8 x float>
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v187, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v191, <8 x float> %v187, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v192, <8 x float> %v187, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v193, <8 x float> %v187, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v194, <8 x float> %v187, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v196 = fmul <8 x float> %v195, %v190
  %v197 = fsub <8 x float> %v88, %v124
  %v198 = fmul <8 x float> %v197, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v199 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v198
  %v200 = select <8 x i1> %v199, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v198
  %v201 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v200
  %v202 = select <8 x i1> %v201, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v200
  %v203 = fadd <8 x float> %v202, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v204 = fsub <8 x float> %v203, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v205 = fsub <8 x float> %v202, %v204
  %v206 = bitcast <8 x float> %v203 to <8 x i32>
  %v207 = shl <8 x i32> %v206, splat (i32 23)
  %v208 = bitcast <8 x i32> %v207 to <8 x float>
  %v209 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v205, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v209, <8 x float> %v205, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v210, <8 x float> %v205, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v211, <8 x float> %v205, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v212, <8 x float> %v205, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v214 = fmul <8 x float> %v213, %v208
  %v215 = fsub <8 x float> %v98, %v124
  %v216 = fmul <8 x float> %v215, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v217 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v216
  %v218 = select <8 x i1> %v217, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v216
  %v219 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v218
  %v220 = select <8 x i1> %v219, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v218
  %v221 = fadd <8 x float> %v220, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v222 = fsub <8 x float> %v221, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v223 = fsub <8 x float> %v220, %v222
  %v224 = bitcast <8 x float> %v221 to <8 x i32>
  %v225 = shl <8 x i32> %v224, splat (i32 23)
  %v226 = bitcast <8 x i32> %v225 to <8 x float>
  %v227 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v223, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v227, <8 x float> %v223, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v228, <8 x float> %v223, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v230 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v229, <8 x float> %v223, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v230, <8 x float> %v223, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v232 = fmul <8 x float> %v231, %v226
  store <8 x float> %v142, ptr %v43, align 4
  %v233 = getelementptr inbounds float, ptr %v43, i64 8
  store <8 x float> %v160, ptr %v233, align 4
  %v234 = getelementptr inbounds float, ptr %v43, i64 16
  store <8 x float> %v178, ptr %v234, align 4
  store <8 x float> %v196, ptr %v46, align 4
  %v235 = getelementptr inbounds float, ptr %v46, i64 8
  store <8 x float> %v214, ptr %v235, align 4
  %v236 = getelementptr inbounds float, ptr %v46, i64 16
  store <8 x float> %v232, ptr %v236, align 4
  %v237 = fadd <8 x float> %v142, %v160
  %v238 = fadd <8 x float> %v237, %v178
  %v239 = fadd <8 x float> %v196, %v214
  %v240 = fadd <8 x float> %v239, %v232
  %v241 = add i64 %first, %v40
  %v242 = icmp slt i64 %v241, 6
  %v243 = select i1 %v242, i64 %v241, i64 6
  %v244 = mul i64 %v243, 16
  %v245 = getelementptr inbounds float, ptr %next_q, i64 %v244
  call void @llvm.prefetch.p0(ptr %v245, i32 0, i32 2, i32 1)
  %v246 = mul i64 %v241, 3
  %v247 = add i64 %v246, 3
  br label %head248
head248:
  %v251 = phi i64 [ %v246, %body38 ], [ %v257, %body249 ]
  %v252 = icmp slt i64 %v251, %v247
  br i1 %v252, label %body249, label %end250
body249:
  %v253 = icmp slt i64 %v251, 18
  %v254 = select i1 %v253, i64 %v251, i64 18
  %v255 = mul i64 %v254, 16
  %v256 = getelementptr inbounds float, ptr %next_k, i64 %v255
  call void @llvm.prefetch.p0(ptr %v256, i32 0, i32 2, i32 1)
  %v257 = add nsw i64 %v251, 1
  br label %head248
end250:
  %v258 = mul i64 %v241, 3
  %v259 = add i64 %v258, 3
  br label %head260
head260:
  %v263 = phi i64 [ %v258, %end250 ], [ %v269, %body261 ]
  %v264 = icmp slt i64 %v263, %v259
  br i1 %v264, label %body261, label %end262
body261:
  %v265 = icmp slt i64 %v263, 18
  %v266 = select i1 %v265, i64 %v263, i64 18
  %v267 = mul i64 %v266, 16
  %v268 = getelementptr inbounds float, ptr %next_v, i64 %v267
  call void @llvm.prefetch.p0(ptr %v268, i32 0, i32 2, i32 1)
  %v269 = add nsw i64 %v263, 1
  br label %head260
end262:
  %v270 = shufflevector <8 x float> %v238, <8 x float> %v238, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v271 = fadd <8 x float> %v238, %v270
  %v272 = shufflevector <8 x float> %v271, <8 x float> %v271, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v273 = fadd <8 x float> %v271, %v272
  %v274 = shufflevector <8 x float> %v273, <8 x float> %v273, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v275 = fadd <8 x float> %v273, %v274
  %v276 = extractelement <8 x float> %v275, i64 0
  %v277 = fdiv float 0x3FF0000000000000, %v276
  %v278 = getelementptr inbounds float, ptr %v2, i64 %v40
  store float %v277, ptr %v278, align 4
  %v279 = add i64 %v40, 1
  %v280 = add i64 %first, %v279
  %v281 = icmp slt i64 %v280, 6
  %v282 = select i1 %v281, i64 %v280, i64 6
  %v283 = mul i64 %v282, 16
  %v284 = getelementptr inbounds float, ptr %next_q, i64 %v283
  call void @llvm.prefetch.p0(ptr %v284, i32 0, i32 2, i32 1)
  %v285 = mul i64 %v280, 3
  %v286 = add i64 %v285, 3
  br label %head287
head287:
  %v290 = phi i64 [ %v285, %end262 ], [ %v296, %body288 ]
  %v291 = icmp slt i64 %v290, %v286
  br i1 %v291, label %body288, label %end289
body288:
  %v292 = icmp slt i64 %v290, 18
  %v293 = select i1 %v292, i64 %v290, i64 18
  %v294 = mul i64 %v293, 16
  %v295 = getelementptr inbounds float, ptr %next_k, i64 %v294
  call void @llvm.prefetch.p0(ptr %v295, i32 0, i32 2, i32 1)
  %v296 = add nsw i64 %v290, 1
  br label %head287
end289:
  %v297 = mul i64 %v280, 3
  %v298 = add i64 %v297, 3
  br label %head299
head299:
  %v302 = phi i64 [ %v297, %end289 ], [ %v308, %body300 ]
  %v303 = icmp slt i64 %v302, %v298
  br i1 %v303, label %body300, label %end301
body300:
  %v304 = icmp slt i64 %v302, 18
  %v305 = select i1 %v304, i64 %v302, i64 18
  %v306 = mul i64 %v305, 16
  %v307 = getelementptr inbounds float, ptr %next_v, i64 %v306
  call void @llvm.prefetch.p0(ptr %v307, i32 0, i32 2, i32 1)
  %v308 = add nsw i64 %v302, 1
  br label %head299
end301:
  %v309 = shufflevector <8 x float> %v240, <8 x float> %v240, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v310 = fadd <8 x float> %v240, %v309
  %v311 = shufflevector <8 x float> %v310, <8 x float> %v310, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v312 = fadd <8 x float> %v310, %v311
  %v313 = shufflevector <8 x float> %v312, <8 x float> %v312, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v314 = fadd <8 x float> %v312, %v313
  %v315 = extractelement <8 x float> %v314, i64 0
  %v316 = fdiv float 0x3FF0000000000000, %v315
  %v317 = add i64 %v40, 1
  %v318 = getelementptr inbounds float, ptr %v2, i64 %v317
  store float %v316, ptr %v318, align 4
  %v319 = add nsw i64 %v40, 2
  br label %head37
end39:
  %v320 = getelementptr inbounds float, ptr %v, i64 0
  %v321 = mul i64 0, 48
  %v322 = getelementptr inbounds float, ptr %v1, i64 %v321
  %v323 = mul i64 0, 16
  %v324 = add i64 %v323, 0
  %v325 = getelementptr inbounds float, ptr %out, i64 %v324
  call void @k_values_tile_2_8(ptr %v322, ptr %v320, ptr %v325, ptr %v320, ptr %v320, i64 0, i64 0, ptr %v2, ptr %x1)
  ret void
}
define internal void @k_rows_1(ptr %q, ptr %k, ptr %v, ptr %out, ptr %own, ptr %next_q, ptr %next_k, ptr %next_v, i64 %first, ptr %x0, ptr %x1) #0 {
entry:
  %v1 = getelementptr inbounds float, ptr %own, i64 384
  %v2 = getelementptr inbounds float, ptr %own, i64 480
  %v3 = getelementptr inbounds float, ptr %own, i64 352
  br label %head4
head4:
  %v7 = phi i64 [ 0, %entry ], [ %v14, %body5 ]
  %v8 = icmp slt i64 %v7, 1
  br i1 %v8, label %body5, label %end6
body5:
  %v9 = mul i64 %v7, 16
  %v10 = getelementptr inbounds float, ptr %q, i64 %v9
  %v11 = mul i64 %v7, 16
  %v12 = getelementptr inbounds float, ptr %v3, i64 %v11
  %v13 = load <8 x float>, ptr %v10, align 4
  store <8 x float> %v13, ptr %v12, align 4
  %v14 = add nsw i64 %v7, 1
  br label %head4
end6:
  br label %head15
head15:
  %v18 = phi i64 [ 0, %end6 ], [ %v28, %body16 ]
  %v19 = icmp slt i64 %v18, 2
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 64
  %v21 = getelementptr inbounds float, ptr %k, i64 %v20
  %v22 = mul i64 %v18, 8
  %v23 = mul i64 0, 16
  %v24 = getelementptr inbounds float, ptr %v3, i64 %v23
  %v25 = mul i64 0, 48
  %v26 = add i64 %v25, %v22
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v26
  call void @k_scores_tile_1_8(ptr %v24, ptr %v21, ptr %v27, ptr %v21, ptr %v21, i64 0, i64 %v22)
  %v28 = add nsw i64 %v18, 1
  br label %head15
end17:
  %v29 = mul i64 2, 64
  %v30 = getelementptr inbounds float, ptr %k, i64 %v29
  %v31 = mul i64 2, 8
  %v32 = mul i64 0, 16
  %v33 = getelementptr inbounds float, ptr %v3, i64 %v32
  %v34 = mul i64 0, 48
  %v35 = add i64 %v34, %v31
  %v36 = getelementptr inbounds float, ptr %v1, i64 %v35
  call void @k_scores_tile_1_3(ptr %v33, ptr %v30, ptr %v36, ptr %v30, ptr %v30, i64 0, i64 %v31)
  %v37 = mul i64 0, 48
  %v38 = getelementptr inbounds float, ptr %v1, i64 %v37
  %v39 = load <8 x i8>, ptr %x0, align 1
  %v40 = icmp ne <8 x i8> %v39, zeroinitializer
  %v41 = select <8 x i1> %v40, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v42 = load <8 x float>, ptr %v38, align 4
  %v43 = fmul <8 x float> %v42, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v44 = fcmp une <8 x float> %v41, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v45 = select <8 x i1> %v44, <8 x float> %v43, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v46 = getelementptr inbounds i8, ptr %x0, i64 8
  %v47 = load <8 x i8>, ptr %v46, align 1
  %v48 = icmp ne <8 x i8> %v47, zeroinitializer
  %v49 = select <8 x i1> %v48, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v50 = getelementptr inbounds float, ptr %v38, i64 8
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = fmul <8 x float> %v51, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v53 = fcmp une <8 x float> %v49, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v54 = select <8 x i1> %v53, <8 x float> %v52, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v55 = getelementptr inbounds i8, ptr %x0, i64 16
  %v56 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v55, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v57 = icmp ne <8 x i8> %v56, zeroinitializer
  %v58 = select <8 x i1> %v57, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v59 = getelementptr inbounds float, ptr %v38, i64 16
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = fmul <8 x float> %v60, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v62 = fcmp une <8 x float> %v58, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v63 = select <8 x i1> %v62, <8 x float> %v61, <8 x float> <float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000, float 0xC1CDCD6500000000>
  %v64 = select <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x float> %v63, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v65 = fcmp ogt <8 x float> %v45, %v54
  %v66 = select <8 x i1> %v65, <8 x float> %v45, <8 x float> %v54
  %v67 = fcmp ogt <8 x float> %v66, %v64
  %v68 = select <8 x i1> %v67, <8 x float> %v66, <8 x float> %v64
  %v69 = shufflevector <8 x float> %v68, <8 x float> %v68, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v70 = fcmp ogt <8 x float> %v68, %v69
  %v71 = select <8 x i1> %v70, <8 x float> %v68, <8 x float> %v69
  %v72 = shufflevector <8 x float> %v71, <8 x float> %v71, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v73 = fcmp ogt <8 x float> %v71, %v72
  %v74 = select <8 x i1> %v73, <8 x float> %v71, <8 x float> %v72
  %v75 = shufflevector <8 x float> %v74, <8 x float> %v74, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v76 = fcmp ogt <8 x float> %v74, %v75
  %v77 = select <8 x i1> %v76, <8 x float> %v74, <8 x float> %v75
  %v78 = fsub <8 x float> %v45, %v77
  %v79 = fmul <8 x float> %v78, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v80 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v79
  %v81 = select <8 x i1> %v80, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v79
  %v82 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v81
  %v83 = select <8 x i1> %v82, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v81
  %v84 = fadd <8 x float> %v83, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v85 = fsub <8 x float> %v84, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v86 = fsub <8 x float> %v83, %v85
  %v87 = bitcast <8 x float> %v84 to <8 x i32>
  %v88 = shl <8 x i32> %v87, splat (i32 23)
  %v89 = bitcast <8 x i32> %v88 to <8 x float>
  %v90 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v86, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v90, <8 x float> %v86, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v86, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v86, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v93, <8 x float> %v86, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v95 = fmul <8 x float> %v94, %v89
  %v96 = fsub <8 x float> %v54, %v77
  %v97 = fmul <8 x float> %v96, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v98 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v97
  %v99 = select <8 x i1> %v98, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v97
  %v100 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v99
  %v101 = select <8 x i1> %v100, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v99
  %v102 = fadd <8 x float> %v101, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v103 = fsub <8 x float> %v102, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v104 = fsub <8 x float> %v101, %v103
  %v105 = bitcast <8 x float> %v102 to <8 x i32>
  %v106 = shl <8 x i32> %v105, splat (i32 23)
  %v107 = bitcast <8 x i32> %v106 to <8 x float>
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v104, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v108, <8 x float> %v104, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v109, <8 x float> %v104, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v110, <8 x float> %v104, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v111, <8 x float> %v104, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v113 = fmul <8 x float> %v112, %v107
  %v114 = fsub <8 x float> %v64, %v77
  %v115 = fmul <8 x float> %v114, <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>
  %v116 = fcmp ogt <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v115
  %v117 = select <8 x i1> %v116, <8 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <8 x float> %v115
  %v118 = fcmp olt <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v117
  %v119 = select <8 x i1> %v118, <8 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <8 x float> %v117
  %v120 = fadd <8 x float> %v119, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v121 = fsub <8 x float> %v120, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v122 = fsub <8 x float> %v119, %v121
  %v123 = bitcast <8 x float> %v120 to <8 x i32>
  %v124 = shl <8 x i32> %v123, splat (i32 23)
  %v125 = bitcast <8 x i32> %v124 to <8 x float>
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, <8 x float> %v122, <8 x float> <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v122, <8 x float> <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v122, <8 x float> <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>)
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> %v122, <8 x float> <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v122, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>)
  %v131 = fmul <8 x float> %v130, %v125
  store <8 x float> %v95, ptr %v38, align 4
  %v132 = getelementptr inbounds float, ptr %v38, i64 8
  store <8 x float> %v113, ptr %v132, align 4
  %v133 = getelementptr inbounds float, ptr %v38, i64 16
  store <8 x float> %v131, ptr %v133, align 4
  %v134 = fadd <8 x float> %v95, %v113
  %v135 = fadd <8 x float> %v134, %v131
  %v136 = add i64 %first, 0
  %v137 = icmp slt i64 %v136, 6
  %v138 = select i1 %v137, i64 %v136, i64 6
  %v139 = mul i64 %v138, 16
  %v140 = getelementptr inbounds float, ptr %next_q, i64 %v139
  call void @llvm.prefetch.p0(ptr %v140, i32 0, i32 2, i32 1)
  %v141 = mul i64 %v136, 3
  %v142 = add i64 %v141, 3
  br label %head143
head143:
  %v146 = phi i64 [ %v141, %end17 ], [ %v152, %body144 ]
  %v147 = icmp slt i64 %v146, %v142
  br i1 %v147, label %body144, label %end145
body144:
  %v148 = icmp slt i64 %v146, 18
  %v149 = select i1 %v148, i64 %v146, i64 18
  %v150 = mul i64 %v149, 16
  %v151 = getelementptr inbounds float, ptr %next_k, i64 %v150
  call void @llvm.prefetch.p0(ptr %v151, i32 0, i32 2, i32 1)
  %v152 = add nsw i64 %v146, 1
  br label %head143
end145:
  %v153 = mul i64 %v136, 3
  %v154 = add i64 %v153, 3
  br label %head155
head155:
  %v158 = phi i64 [ %v153, %end145 ], [ %v164, %body156 ]
  %v159 = icmp slt i64 %v158, %v154
  br i1 %v159, label %body156, label %end157
body156:
  %v160 = icmp slt i64 %v158, 18
  %v161 = select i1 %v160, i64 %v158, i64 18
  %v162 = mul i64 %v161, 16
  %v163 = getelementptr inbounds float, ptr %next_v, i64 %v162
  call void @llvm.prefetch.p0(ptr %v163, i32 0, i32 2, i32 1)
  %v164 = add nsw i64 %v158, 1
  br label %head155
end157:
  %v165 = shufflevector <8 x float> %v135, <8 x float> %v135, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v166 = fadd <8 x float> %v135, %v165
  %v167 = shufflevector <8 x float> %v166, <8 x float> %v166, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %v168 = fadd <8 x float> %v166, %v167
  %v169 = shufflevector <8 x float> %v168, <8 x float> %v168, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %v170 = fadd <8 x float> %v168, %v169
  %v171 = extractelement <8 x float> %v170, i64 0
  %v172 = fdiv float 0x3FF0000000000000, %v171
  %v173 = getelementptr inbounds float, ptr %v2, i64 0
  store float %v172, ptr %v173, align 4
  %v174 = getelementptr inbounds float, ptr %v, i64 0
  %v175 = mul i64 0, 48
  %v176 = getelementptr inbounds float, ptr %v1, i64 %v175
  %v177 = mul i64 0, 16
  %v178 = add i64 %v177, 0
  %v179 = getelementptr inbounds float, ptr %out, i64 %v178
  call void @k_values_tile_1_8(ptr %v176, ptr %v174, ptr %v179, ptr %v174, ptr %v174, i64 0, i64 0, ptr %v2, ptr %x1)
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds ptr, ptr %args, i64 7
  %v15 = load ptr, ptr %v14, align 8
  %v16 = mul i64 %worker, 1984
  %v17 = getelementptr inbounds i8, ptr %v15, i64 %v16
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %entry ], [ %v98, %end97 ]
  %v22 = phi i64 [ -1, %entry ], [ %v31, %end97 ]
  %v23 = phi i64 [ -1, %entry ], [ %v36, %end97 ]
  %v24 = icmp slt i64 %v21, %hi
  br i1 %v24, label %body19, label %end20
body19:
  %v25 = udiv i64 %v21, 4
  %v26 = urem i64 %v21, 4
  %v27 = urem i64 %v25, 2
  %v28 = mul i64 %v27, 8
  %v29 = udiv i64 %v25, 2
  %v30 = mul i64 %v29, 304
  %v31 = add i64 %v28, %v30
  %v32 = urem i64 %v25, 2
  %v33 = mul i64 %v32, 8
  %v34 = udiv i64 %v25, 2
  %v35 = mul i64 %v34, 304
  %v36 = add i64 %v33, %v35
  %v37 = getelementptr inbounds float, ptr %v3, i64 %v31
  %v38 = icmp ne i64 %v31, %v22
  br i1 %v38, label %then39, label %end40
then39:
  call void @k_keys(ptr %v37, ptr %v17)
  br label %end40
end40:
  %v41 = getelementptr inbounds float, ptr %v17, i64 192
  %v42 = getelementptr inbounds float, ptr %v5, i64 %v36
  %v43 = icmp ne i64 %v36, %v23
  br i1 %v43, label %then44, label %end45
then44:
  call void @k_values(ptr %v42, ptr %v41)
  br label %end45
end45:
  %v46 = mul i64 %v26, 2
  %v47 = urem i64 %v25, 2
  %v48 = mul i64 %v47, 8
  %v49 = udiv i64 %v25, 2
  %v50 = mul i64 %v49, 112
  %v51 = add i64 %v48, %v50
  %v52 = mul i64 %v46, 16
  %v53 = add i64 %v51, %v52
  %v54 = urem i64 %v25, 2
  %v55 = mul i64 %v54, 8
  %v56 = udiv i64 %v25, 2
  %v57 = mul i64 %v56, 112
  %v58 = add i64 %v55, %v57
  %v59 = mul i64 %v46, 16
  %v60 = add i64 %v58, %v59
  %v61 = mul i64 %v25, 7
  %v62 = add i64 %v61, %v46
  %v63 = udiv i64 %v62, 14
  %v64 = mul i64 %v63, 19
  %v65 = getelementptr inbounds i8, ptr %v7, i64 %v64
  %v66 = urem i64 %v62, 7
  %v67 = mul i64 %v66, 8
  %v68 = getelementptr inbounds float, ptr %v9, i64 %v67
  %v69 = getelementptr inbounds float, ptr %v1, i64 %v53
  %v70 = getelementptr inbounds float, ptr %v11, i64 %v60
  %v71 = add i64 %v25, 1
  %v72 = icmp slt i64 %v71, 3
  %v73 = select i1 %v72, i64 %v71, i64 3
  %v74 = urem i64 %v73, 2
  %v75 = mul i64 %v74, 8
  %v76 = udiv i64 %v73, 2
  %v77 = mul i64 %v76, 112
  %v78 = add i64 %v75, %v77
  %v79 = getelementptr inbounds float, ptr %v1, i64 %v78
  %v80 = urem i64 %v73, 2
  %v81 = mul i64 %v80, 8
  %v82 = udiv i64 %v73, 2
  %v83 = mul i64 %v82, 304
  %v84 = add i64 %v81, %v83
  %v85 = getelementptr inbounds float, ptr %v3, i64 %v84
  %v86 = urem i64 %v73, 2
  %v87 = mul i64 %v86, 8
  %v88 = udiv i64 %v73, 2
  %v89 = mul i64 %v88, 304
  %v90 = add i64 %v87, %v89
  %v91 = getelementptr inbounds float, ptr %v5, i64 %v90
  %v92 = icmp eq i64 %v26, 3
  br i1 %v92, label %then93, label %end94
then93:
  call void @k_rows_1(ptr %v69, ptr %v17, ptr %v41, ptr %v70, ptr %v17, ptr %v79, ptr %v85, ptr %v91, i64 %v46, ptr %v65, ptr %v68)
  br label %end94
end94:
  %v95 = xor i1 %v92, true
  br i1 %v95, label %then96, label %end97
then96:
  call void @k_rows_2(ptr %v69, ptr %v17, ptr %v41, ptr %v70, ptr %v17, ptr %v79, ptr %v85, ptr %v91, i64 %v46, ptr %v65, ptr %v68)
  br label %end97
end97:
  %v98 = add nsw i64 %v21, 1
  br label %head18
end20:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
