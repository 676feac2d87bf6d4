; task {"attributes":{"perm_a":[0,1,2],"perm_b":[0,2,1],"perm_out":[0,1,2],"tail":"t0=max(x0,0.0)"},"inputs":["f32[2,5,13]","f32[2,41,13]"],"op":"matmul","output":"f32[2,5,41]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":2,"format":"packed","impl":"panels","k_slices":1,"split":"columns","tile_rows":5,"tile_vectors":1,"unroll":2}
; tier x86_64-v3
; phase k_pack: 2 units
; phase k_product: 6 units
; scratch 832 bytes, 832 of each core
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
define internal void @k_pack_a_0(ptr %source, ptr %panel, i64 %depth) #0 {
entry:
  %v1 = udiv i64 %depth, 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v51, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v49, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v50, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <8 x float>, ptr %v6, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 52
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v19 = shufflevector <8 x float> %v9, <8 x float> %v11, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v20 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v21 = shufflevector <8 x float> %v13, <8 x float> %v15, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v22 = shufflevector <8 x float> %v17, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v23 = shufflevector <8 x float> %v17, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v24 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v25 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v26 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v27 = shufflevector <8 x float> %v18, <8 x float> %v20, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v28 = shufflevector <8 x float> %v19, <8 x float> %v21, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v29 = shufflevector <8 x float> %v19, <8 x float> %v21, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v30 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v31 = shufflevector <8 x float> %v22, <8 x float> %v24, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v23, <8 x float> %v25, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v33 = shufflevector <8 x float> %v23, <8 x float> %v25, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v34 = shufflevector <8 x float> %v26, <8 x float> %v30, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v35 = shufflevector <8 x float> %v26, <8 x float> %v30, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v36 = shufflevector <8 x float> %v28, <8 x float> %v32, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v37 = shufflevector <8 x float> %v28, <8 x float> %v32, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v38 = shufflevector <8 x float> %v27, <8 x float> %v31, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v39 = shufflevector <8 x float> %v27, <8 x float> %v31, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v40 = shufflevector <8 x float> %v29, <8 x float> %v33, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v41 = shufflevector <8 x float> %v29, <8 x float> %v33, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v34, ptr %v7, align 4
  %v42 = getelementptr inbounds float, ptr %v7, i64 8
  store <8 x float> %v36, ptr %v42, align 4
  %v43 = getelementptr inbounds float, ptr %v7, i64 16
  store <8 x float> %v38, ptr %v43, align 4
  %v44 = getelementptr inbounds float, ptr %v7, i64 24
  store <8 x float> %v40, ptr %v44, align 4
  %v45 = getelementptr inbounds float, ptr %v7, i64 32
  store <8 x float> %v35, ptr %v45, align 4
  %v46 = getelementptr inbounds float, ptr %v7, i64 40
  store <8 x float> %v37, ptr %v46, align 4
  %v47 = getelementptr inbounds float, ptr %v7, i64 48
  store <8 x float> %v39, ptr %v47, align 4
  %v48 = getelementptr inbounds float, ptr %v7, i64 56
  store <8 x float> %v41, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %v6, i64 8
  %v50 = getelementptr inbounds float, ptr %v7, i64 64
  %v51 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v52 = urem i64 %depth, 8
  br label %head53
head53:
  %v56 = phi i64 [ 0, %end4 ], [ %v79, %end72 ]
  %v57 = phi ptr [ %v6, %end4 ], [ %v77, %end72 ]
  %v58 = phi ptr [ %v7, %end4 ], [ %v78, %end72 ]
  %v59 = icmp slt i64 %v56, %v52
  br i1 %v59, label %body54, label %end55
body54:
  br label %head60
head60:
  %v63 = phi i64 [ 0, %body54 ], [ %v69, %body61 ]
  %v64 = icmp slt i64 %v63, 5
  br i1 %v64, label %body61, label %end62
body61:
  %v65 = mul i64 %v63, 13
  %v66 = getelementptr inbounds float, ptr %v57, i64 %v65
  %v67 = load float, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %v58, i64 %v63
  store float %v67, ptr %v68, align 4
  %v69 = add nsw i64 %v63, 1
  br label %head60
end62:
  br label %head70
head70:
  %v73 = phi i64 [ 5, %end62 ], [ %v76, %body71 ]
  %v74 = icmp slt i64 %v73, 8
  br i1 %v74, label %body71, label %end72
body71:
  %v75 = getelementptr inbounds float, ptr %v58, i64 %v73
  store float 0x0000000000000000, ptr %v75, align 4
  %v76 = add nsw i64 %v73, 1
  br label %head70
end72:
  %v77 = getelementptr inbounds float, ptr %v57, i64 1
  %v78 = getelementptr inbounds float, ptr %v58, i64 8
  %v79 = add nsw i64 %v56, 1
  br label %head53
end55:
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
  %v10 = getelementptr inbounds float, ptr %v6, i64 13
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 26
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %v6, i64 39
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 52
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 65
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 78
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 91
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
  %v71 = mul i64 %v69, 13
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
  %v5 = phi i64 [ 0, %entry ], [ %v43, %body3 ]
  %v6 = phi ptr [ %source, %entry ], [ %v41, %body3 ]
  %v7 = phi ptr [ %panel, %entry ], [ %v42, %body3 ]
  %v8 = icmp slt i64 %v5, %v1
  br i1 %v8, label %body3, label %end4
body3:
  %v9 = load <8 x float>, ptr %v6, align 4
  %v10 = shufflevector <8 x float> %v9, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v11 = shufflevector <8 x float> %v9, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v12 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v13 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v14 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v15 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v16 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v17 = shufflevector <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v18 = shufflevector <8 x float> %v10, <8 x float> %v12, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v19 = shufflevector <8 x float> %v10, <8 x float> %v12, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v20 = shufflevector <8 x float> %v11, <8 x float> %v13, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v21 = shufflevector <8 x float> %v11, <8 x float> %v13, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v22 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v23 = shufflevector <8 x float> %v14, <8 x float> %v16, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v24 = shufflevector <8 x float> %v15, <8 x float> %v17, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v25 = shufflevector <8 x float> %v15, <8 x float> %v17, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v26 = shufflevector <8 x float> %v18, <8 x float> %v22, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v27 = shufflevector <8 x float> %v18, <8 x float> %v22, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v28 = shufflevector <8 x float> %v20, <8 x float> %v24, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v29 = shufflevector <8 x float> %v20, <8 x float> %v24, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v30 = shufflevector <8 x float> %v19, <8 x float> %v23, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v31 = shufflevector <8 x float> %v19, <8 x float> %v23, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v32 = shufflevector <8 x float> %v21, <8 x float> %v25, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v33 = shufflevector <8 x float> %v21, <8 x float> %v25, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %v26, ptr %v7, align 4
  %v34 = getelementptr inbounds float, ptr %v7, i64 8
  store <8 x float> %v28, ptr %v34, align 4
  %v35 = getelementptr inbounds float, ptr %v7, i64 16
  store <8 x float> %v30, ptr %v35, align 4
  %v36 = getelementptr inbounds float, ptr %v7, i64 24
  store <8 x float> %v32, ptr %v36, align 4
  %v37 = getelementptr inbounds float, ptr %v7, i64 32
  store <8 x float> %v27, ptr %v37, align 4
  %v38 = getelementptr inbounds float, ptr %v7, i64 40
  store <8 x float> %v29, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %v7, i64 48
  store <8 x float> %v31, ptr %v39, align 4
  %v40 = getelementptr inbounds float, ptr %v7, i64 56
  store <8 x float> %v33, ptr %v40, align 4
  %v41 = getelementptr inbounds float, ptr %v6, i64 8
  %v42 = getelementptr inbounds float, ptr %v7, i64 64
  %v43 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v44 = urem i64 %depth, 8
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
  %v56 = icmp slt i64 %v55, 1
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
  %v65 = phi i64 [ 1, %end54 ], [ %v68, %body63 ]
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
define internal void @k_tile_last_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v68, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v67, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v66, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v45, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v50, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v55, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v60, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v65, %body2 ]
  %v13 = icmp slt i64 %v4, 6
  br i1 %v13, label %body2, label %end3
body2:
  %v14 = load <8 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v9)
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v10)
  %v29 = getelementptr inbounds float, ptr %v5, i64 3
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v11)
  %v34 = getelementptr inbounds float, ptr %v5, i64 4
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v14, <8 x float> %v12)
  %v39 = getelementptr inbounds float, ptr %v6, i64 8
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v5, i64 8
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v40, <8 x float> %v18)
  %v46 = getelementptr inbounds float, ptr %v5, i64 9
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v40, <8 x float> %v23)
  %v51 = getelementptr inbounds float, ptr %v5, i64 10
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v40, <8 x float> %v28)
  %v56 = getelementptr inbounds float, ptr %v5, i64 11
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <8 x float> poison, float %v57, i64 0
  %v59 = shufflevector <8 x float> %v58, <8 x float> poison, <8 x i32> zeroinitializer
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v59, <8 x float> %v40, <8 x float> %v33)
  %v61 = getelementptr inbounds float, ptr %v5, i64 12
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v40, <8 x float> %v38)
  %v66 = getelementptr inbounds float, ptr %v6, i64 16
  %v67 = getelementptr inbounds float, ptr %v5, i64 16
  %v68 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v69 = load <8 x float>, ptr %v6, align 4
  %v70 = load float, ptr %v5, align 4
  %v71 = insertelement <8 x float> poison, float %v70, i64 0
  %v72 = shufflevector <8 x float> %v71, <8 x float> poison, <8 x i32> zeroinitializer
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v69, <8 x float> %v8)
  %v74 = getelementptr inbounds float, ptr %v5, i64 1
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <8 x float> poison, float %v75, i64 0
  %v77 = shufflevector <8 x float> %v76, <8 x float> poison, <8 x i32> zeroinitializer
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v77, <8 x float> %v69, <8 x float> %v9)
  %v79 = getelementptr inbounds float, ptr %v5, i64 2
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v69, <8 x float> %v10)
  %v84 = getelementptr inbounds float, ptr %v5, i64 3
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <8 x float> poison, float %v85, i64 0
  %v87 = shufflevector <8 x float> %v86, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v69, <8 x float> %v11)
  %v89 = getelementptr inbounds float, ptr %v5, i64 4
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v69, <8 x float> %v12)
  %v94 = getelementptr inbounds float, ptr %v6, i64 8
  %v95 = getelementptr inbounds float, ptr %v5, i64 8
  %v96 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v97 = select <8 x i1> %v96, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v73
  %v98 = add i64 %row, 1
  %v99 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v100 = select <8 x i1> %v99, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v78
  %v101 = add i64 %row, 2
  %v102 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v83
  %v103 = select <8 x i1> %v102, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v83
  %v104 = add i64 %row, 3
  %v105 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v88
  %v106 = select <8 x i1> %v105, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v88
  %v107 = add i64 %row, 4
  %v108 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v93
  %v109 = select <8 x i1> %v108, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v93
  store <8 x float> %v97, ptr %c, align 4
  %v110 = getelementptr inbounds float, ptr %c, i64 41
  store <8 x float> %v100, ptr %v110, align 4
  %v111 = getelementptr inbounds float, ptr %c, i64 82
  store <8 x float> %v103, ptr %v111, align 4
  %v112 = getelementptr inbounds float, ptr %c, i64 123
  store <8 x float> %v106, ptr %v112, align 4
  %v113 = getelementptr inbounds float, ptr %c, i64 164
  store <8 x float> %v109, ptr %v113, align 4
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
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v45, %body2 ]
  %v9 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v50, %body2 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v55, %body2 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v60, %body2 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v65, %body2 ]
  %v13 = icmp slt i64 %v4, 6
  br i1 %v13, label %body2, label %end3
body2:
  %v14 = load <8 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <8 x float> poison, float %v15, i64 0
  %v17 = shufflevector <8 x float> %v16, <8 x float> poison, <8 x i32> zeroinitializer
  %v18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v17, <8 x float> %v14, <8 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 1
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <8 x float> poison, float %v20, i64 0
  %v22 = shufflevector <8 x float> %v21, <8 x float> poison, <8 x i32> zeroinitializer
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v22, <8 x float> %v14, <8 x float> %v9)
  %v24 = getelementptr inbounds float, ptr %v5, i64 2
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <8 x float> poison, float %v25, i64 0
  %v27 = shufflevector <8 x float> %v26, <8 x float> poison, <8 x i32> zeroinitializer
  %v28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v14, <8 x float> %v10)
  %v29 = getelementptr inbounds float, ptr %v5, i64 3
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <8 x float> poison, float %v30, i64 0
  %v32 = shufflevector <8 x float> %v31, <8 x float> poison, <8 x i32> zeroinitializer
  %v33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v32, <8 x float> %v14, <8 x float> %v11)
  %v34 = getelementptr inbounds float, ptr %v5, i64 4
  %v35 = load float, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v35, i64 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v37, <8 x float> %v14, <8 x float> %v12)
  %v39 = getelementptr inbounds float, ptr %v6, i64 8
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %v5, i64 8
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <8 x float> poison, float %v42, i64 0
  %v44 = shufflevector <8 x float> %v43, <8 x float> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v44, <8 x float> %v40, <8 x float> %v18)
  %v46 = getelementptr inbounds float, ptr %v5, i64 9
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v40, <8 x float> %v23)
  %v51 = getelementptr inbounds float, ptr %v5, i64 10
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v52, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> poison, <8 x i32> zeroinitializer
  %v55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v54, <8 x float> %v40, <8 x float> %v28)
  %v56 = getelementptr inbounds float, ptr %v5, i64 11
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <8 x float> poison, float %v57, i64 0
  %v59 = shufflevector <8 x float> %v58, <8 x float> poison, <8 x i32> zeroinitializer
  %v60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v59, <8 x float> %v40, <8 x float> %v33)
  %v61 = getelementptr inbounds float, ptr %v5, i64 12
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i64 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v40, <8 x float> %v38)
  %v66 = getelementptr inbounds float, ptr %v6, i64 16
  %v67 = getelementptr inbounds float, ptr %v5, i64 16
  %v68 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v69 = load <8 x float>, ptr %v6, align 4
  %v70 = load float, ptr %v5, align 4
  %v71 = insertelement <8 x float> poison, float %v70, i64 0
  %v72 = shufflevector <8 x float> %v71, <8 x float> poison, <8 x i32> zeroinitializer
  %v73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v72, <8 x float> %v69, <8 x float> %v8)
  %v74 = getelementptr inbounds float, ptr %v5, i64 1
  %v75 = load float, ptr %v74, align 4
  %v76 = insertelement <8 x float> poison, float %v75, i64 0
  %v77 = shufflevector <8 x float> %v76, <8 x float> poison, <8 x i32> zeroinitializer
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v77, <8 x float> %v69, <8 x float> %v9)
  %v79 = getelementptr inbounds float, ptr %v5, i64 2
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <8 x float> poison, float %v80, i64 0
  %v82 = shufflevector <8 x float> %v81, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v69, <8 x float> %v10)
  %v84 = getelementptr inbounds float, ptr %v5, i64 3
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <8 x float> poison, float %v85, i64 0
  %v87 = shufflevector <8 x float> %v86, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v69, <8 x float> %v11)
  %v89 = getelementptr inbounds float, ptr %v5, i64 4
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i64 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v69, <8 x float> %v12)
  %v94 = getelementptr inbounds float, ptr %v6, i64 8
  %v95 = getelementptr inbounds float, ptr %v5, i64 8
  %v96 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v97 = select <8 x i1> %v96, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v73
  %v98 = add i64 %row, 1
  %v99 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v78
  %v100 = select <8 x i1> %v99, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v78
  %v101 = add i64 %row, 2
  %v102 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v83
  %v103 = select <8 x i1> %v102, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v83
  %v104 = add i64 %row, 3
  %v105 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v88
  %v106 = select <8 x i1> %v105, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v88
  %v107 = add i64 %row, 4
  %v108 = fcmp ogt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v93
  %v109 = select <8 x i1> %v108, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %v93
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v97, ptr align 4 %c, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v110 = getelementptr inbounds float, ptr %c, i64 41
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v100, ptr align 4 %v110, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v111 = getelementptr inbounds float, ptr %c, i64 82
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v103, ptr align 4 %v111, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v112 = getelementptr inbounds float, ptr %c, i64 123
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v106, ptr align 4 %v112, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v113 = getelementptr inbounds float, ptr %c, i64 164
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v109, ptr align 4 %v113, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v10 = mul i64 %worker, 832
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v87, %end49 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = udiv i64 %v15, 3
  %v18 = urem i64 %v15, 3
  %v19 = mul i64 %v18, 2
  %v20 = sub i64 6, %v19
  %v21 = icmp slt i64 2, %v20
  %v22 = select i1 %v21, i64 2, i64 %v20
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body13 ], [ %v46, %end45 ]
  %v27 = icmp slt i64 %v26, %v22
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 %v26, 104
  %v29 = getelementptr inbounds float, ptr %v11, i64 %v28
  %v30 = add i64 %v19, %v26
  %v31 = urem i64 %v17, 2
  %v32 = mul i64 %v31, 533
  %v33 = udiv i64 %v17, 2
  %v34 = mul i64 %v30, 104
  %v35 = add i64 %v32, %v34
  %v36 = getelementptr inbounds float, ptr %v3, i64 %v35
  %v37 = getelementptr inbounds float, ptr %v36, i64 0
  %v38 = icmp eq i64 %v30, 5
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
  %v62 = mul i64 %v60, 104
  %v63 = getelementptr inbounds float, ptr %v11, i64 %v62
  %v64 = add i64 %v19, %v60
  %v65 = mul i64 %v50, 5
  %v66 = mul i64 %v64, 8
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
  %v77 = icmp eq i64 %v64, 5
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
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
