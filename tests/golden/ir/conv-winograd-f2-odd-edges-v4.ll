; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,7,9,5]","f32[17,3,3,5]","f32[17]","f32[1,7,9,17]"],"op":"conv","output":"f32[1,7,9,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":2,"format":"padded","impl":"winograd_f2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v4
; phase k_bands: 2 units
; scratch 0 bytes, 22848 of each core
; packed input 1: float32 (2, 16, 5, 16) 84ee99942f00f343
; packed input 2: float32 (32,) e60329637783f4fb
@k_zeros = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 16
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  %v3 = getelementptr inbounds float, ptr %image, i64 0
  %v4 = getelementptr inbounds float, ptr %image, i64 %line_step
  %v5 = mul i64 %line_step, 2
  %v6 = getelementptr inbounds float, ptr %image, i64 %v5
  %v7 = mul i64 %line_step, 3
  %v8 = getelementptr inbounds float, ptr %image, i64 %v7
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v3, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v13 = fsub <16 x float> %v11, %v9
  %v14 = fadd <16 x float> %v11, %v10
  %v15 = fsub <16 x float> %v11, %v10
  %v16 = fsub <16 x float> %v12, %v10
  %v17 = getelementptr inbounds float, ptr %v3, i64 5
  %v18 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v17, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v19 = getelementptr inbounds float, ptr %v4, i64 5
  %v20 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v19, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v21 = getelementptr inbounds float, ptr %v6, i64 5
  %v22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v8, i64 5
  %v24 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v23, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v25 = fsub <16 x float> %v22, %v18
  %v26 = fadd <16 x float> %v22, %v20
  %v27 = fsub <16 x float> %v22, %v20
  %v28 = fsub <16 x float> %v24, %v20
  %v29 = getelementptr inbounds float, ptr %v3, i64 10
  %v30 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v29, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v31 = getelementptr inbounds float, ptr %v4, i64 10
  %v32 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v33 = getelementptr inbounds float, ptr %v6, i64 10
  %v34 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v33, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v8, i64 10
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v37 = fsub <16 x float> %v34, %v30
  %v38 = fadd <16 x float> %v34, %v32
  %v39 = fsub <16 x float> %v34, %v32
  %v40 = fsub <16 x float> %v36, %v32
  %v41 = getelementptr inbounds float, ptr %v3, i64 15
  %v42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v41, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v43 = getelementptr inbounds float, ptr %v4, i64 15
  %v44 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v43, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v45 = getelementptr inbounds float, ptr %v6, i64 15
  %v46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v45, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v47 = getelementptr inbounds float, ptr %v8, i64 15
  %v48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v47, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v49 = fsub <16 x float> %v46, %v42
  %v50 = fadd <16 x float> %v46, %v44
  %v51 = fsub <16 x float> %v46, %v44
  %v52 = fsub <16 x float> %v48, %v44
  %v53 = fsub <16 x float> %v37, %v13
  %v54 = fadd <16 x float> %v37, %v25
  %v55 = fsub <16 x float> %v37, %v25
  %v56 = fsub <16 x float> %v49, %v25
  %v57 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v53, ptr align 4 %v57, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v58 = getelementptr inbounds float, ptr %v2, i64 176
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v54, ptr align 4 %v58, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v59 = getelementptr inbounds float, ptr %v2, i64 352
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v55, ptr align 4 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v60 = getelementptr inbounds float, ptr %v2, i64 528
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v56, ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = fsub <16 x float> %v38, %v14
  %v62 = fadd <16 x float> %v38, %v26
  %v63 = fsub <16 x float> %v38, %v26
  %v64 = fsub <16 x float> %v50, %v26
  %v65 = getelementptr inbounds float, ptr %v2, i64 704
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v61, ptr align 4 %v65, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v66 = getelementptr inbounds float, ptr %v2, i64 880
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v62, ptr align 4 %v66, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v67 = getelementptr inbounds float, ptr %v2, i64 1056
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v63, ptr align 4 %v67, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v68 = getelementptr inbounds float, ptr %v2, i64 1232
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v64, ptr align 4 %v68, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v69 = fsub <16 x float> %v39, %v15
  %v70 = fadd <16 x float> %v39, %v27
  %v71 = fsub <16 x float> %v39, %v27
  %v72 = fsub <16 x float> %v51, %v27
  %v73 = getelementptr inbounds float, ptr %v2, i64 1408
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v69, ptr align 4 %v73, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v74 = getelementptr inbounds float, ptr %v2, i64 1584
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v70, ptr align 4 %v74, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v75 = getelementptr inbounds float, ptr %v2, i64 1760
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v71, ptr align 4 %v75, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v76 = getelementptr inbounds float, ptr %v2, i64 1936
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v72, ptr align 4 %v76, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v77 = fsub <16 x float> %v40, %v16
  %v78 = fadd <16 x float> %v40, %v28
  %v79 = fsub <16 x float> %v40, %v28
  %v80 = fsub <16 x float> %v52, %v28
  %v81 = getelementptr inbounds float, ptr %v2, i64 2112
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v77, ptr align 4 %v81, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v82 = getelementptr inbounds float, ptr %v2, i64 2288
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v78, ptr align 4 %v82, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v83 = getelementptr inbounds float, ptr %v2, i64 2464
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v79, ptr align 4 %v83, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v84 = getelementptr inbounds float, ptr %v2, i64 2640
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v80, ptr align 4 %v84, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end8 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v38, %end27 ]
  %v10 = icmp slt i64 %v9, 4
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 7
  %v14 = icmp ult i64 %v12, 9
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 9
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 5
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 4
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 5
  %v24 = getelementptr inbounds float, ptr %to, i64 %v23
  br label %head25
head25:
  %v28 = phi i64 [ 0, %body7 ], [ %v34, %body26 ]
  %v29 = icmp slt i64 %v28, 0
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = select i1 %v15, i64 %v28, i64 0
  %v31 = getelementptr inbounds float, ptr %v20, i64 %v30
  %v32 = load <16 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <16 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 16
  br label %head25
end27:
  %v35 = select i1 %v15, i64 0, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v37, ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v38 = add nsw i64 %v9, 1
  br label %head6
end8:
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  ret void
}
define internal void @k_patch_line(ptr %image, ptr %v, i64 %first, i64 %line, ptr %scratch) #0 {
entry:
  %v1 = mul i64 %line, 2
  %v2 = sub i64 %v1, 1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end22 ]
  %v7 = icmp slt i64 %v6, 5
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 2
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 4
  %v12 = icmp ult i64 %v9, 6
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 45
  %v17 = mul i64 %v9, 5
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 45, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 20, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define internal void @k_1_tile_2_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v23, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v22, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v21, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v15, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v20, %body2 ]
  %v10 = icmp slt i64 %v4, 5
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <16 x float>, ptr %v6, align 4
  %v12 = load float, ptr %v5, align 4
  %v13 = insertelement <16 x float> poison, float %v12, i64 0
  %v14 = shufflevector <16 x float> %v13, <16 x float> poison, <16 x i32> zeroinitializer
  %v15 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v14, <16 x float> %v11, <16 x float> %v8)
  %v16 = getelementptr inbounds float, ptr %v5, i64 16
  %v17 = load float, ptr %v16, align 4
  %v18 = insertelement <16 x float> poison, float %v17, i64 0
  %v19 = shufflevector <16 x float> %v18, <16 x float> poison, <16 x i32> zeroinitializer
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> %v11, <16 x float> %v9)
  %v21 = getelementptr inbounds float, ptr %v6, i64 16
  %v22 = getelementptr inbounds float, ptr %v5, i64 1
  %v23 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  %v24 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v9, ptr %v24, align 4
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
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
  %v12 = icmp slt i64 %v4, 5
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <16 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <16 x float> poison, float %v14, i64 0
  %v16 = shufflevector <16 x float> %v15, <16 x float> poison, <16 x i32> zeroinitializer
  %v17 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v16, <16 x float> %v13, <16 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 16
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <16 x float> poison, float %v19, i64 0
  %v21 = shufflevector <16 x float> %v20, <16 x float> poison, <16 x i32> zeroinitializer
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> %v13, <16 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 32
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <16 x float> poison, float %v24, i64 0
  %v26 = shufflevector <16 x float> %v25, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v13, <16 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 48
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
define internal void @k_output_2_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v111, %end82 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 704
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 1408
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 2112
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fsub <16 x float> %v9, %v11
  %v16 = fadd <16 x float> %v7, %v14
  %v17 = fadd <16 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 176
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 880
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 1584
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 2288
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v21, %v23
  %v27 = fsub <16 x float> %v21, %v23
  %v28 = fadd <16 x float> %v19, %v26
  %v29 = fadd <16 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 352
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 1056
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 1760
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 2464
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v33, %v35
  %v39 = fsub <16 x float> %v33, %v35
  %v40 = fadd <16 x float> %v31, %v38
  %v41 = fadd <16 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 528
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 1232
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 1936
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 2640
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fadd <16 x float> %v45, %v47
  %v51 = fsub <16 x float> %v45, %v47
  %v52 = fadd <16 x float> %v43, %v50
  %v53 = fadd <16 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <16 x float> %v28, %v40
  %v59 = fsub <16 x float> %v28, %v40
  %v60 = fadd <16 x float> %v16, %v58
  %v61 = fadd <16 x float> %v59, %v52
  %v62 = mul i64 %row, 17
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = fadd <16 x float> %v60, %v55
  %v65 = getelementptr inbounds float, ptr %v63, i64 %v56
  %v66 = load <16 x float>, ptr %v65, align 4
  %v67 = fadd <16 x float> %v64, %v66
  %v68 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v67
  %v69 = select <16 x i1> %v68, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v67
  store <16 x float> %v69, ptr %v57, align 4
  %v70 = add i64 %row, 1
  %v71 = mul i64 %v70, 17
  %v72 = getelementptr inbounds float, ptr %x0, i64 %v71
  %v73 = fadd <16 x float> %v61, %v55
  %v74 = getelementptr inbounds float, ptr %v72, i64 %v56
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fadd <16 x float> %v73, %v75
  %v77 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v76
  %v78 = select <16 x i1> %v77, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v76
  %v79 = getelementptr inbounds float, ptr %v57, i64 17
  store <16 x float> %v78, ptr %v79, align 4
  %v80 = icmp sgt i64 %lines, 1
  br i1 %v80, label %then81, label %end82
then81:
  %v83 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = add i64 %column, %v4
  %v86 = getelementptr inbounds float, ptr %out, i64 153
  %v87 = getelementptr inbounds float, ptr %v86, i64 %v4
  %v88 = fadd <16 x float> %v29, %v41
  %v89 = fsub <16 x float> %v29, %v41
  %v90 = fadd <16 x float> %v17, %v88
  %v91 = fadd <16 x float> %v89, %v53
  %v92 = add i64 %row, 9
  %v93 = mul i64 %v92, 17
  %v94 = getelementptr inbounds float, ptr %x0, i64 %v93
  %v95 = fadd <16 x float> %v90, %v84
  %v96 = getelementptr inbounds float, ptr %v94, i64 %v85
  %v97 = load <16 x float>, ptr %v96, align 4
  %v98 = fadd <16 x float> %v95, %v97
  %v99 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v98
  %v100 = select <16 x i1> %v99, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v98
  store <16 x float> %v100, ptr %v87, align 4
  %v101 = add i64 %row, 10
  %v102 = mul i64 %v101, 17
  %v103 = getelementptr inbounds float, ptr %x0, i64 %v102
  %v104 = fadd <16 x float> %v91, %v84
  %v105 = getelementptr inbounds float, ptr %v103, i64 %v85
  %v106 = load <16 x float>, ptr %v105, align 4
  %v107 = fadd <16 x float> %v104, %v106
  %v108 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v107
  %v109 = select <16 x i1> %v108, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v107
  %v110 = getelementptr inbounds float, ptr %v87, i64 17
  store <16 x float> %v109, ptr %v110, align 4
  br label %end82
end82:
  %v111 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v87, %end70 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 704
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 1408
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 2112
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fsub <16 x float> %v9, %v11
  %v16 = fadd <16 x float> %v7, %v14
  %v17 = fadd <16 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 176
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 880
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 1584
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 2288
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v21, %v23
  %v27 = fsub <16 x float> %v21, %v23
  %v28 = fadd <16 x float> %v19, %v26
  %v29 = fadd <16 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 352
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 1056
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 1760
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 2464
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v33, %v35
  %v39 = fsub <16 x float> %v33, %v35
  %v40 = fadd <16 x float> %v31, %v38
  %v41 = fadd <16 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 528
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 1232
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 1936
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 2640
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fadd <16 x float> %v45, %v47
  %v51 = fsub <16 x float> %v45, %v47
  %v52 = fadd <16 x float> %v43, %v50
  %v53 = fadd <16 x float> %v51, %v49
  %v54 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = add i64 %column, %v4
  %v57 = getelementptr inbounds float, ptr %out, i64 %v4
  %v58 = fadd <16 x float> %v16, %v28
  %v59 = fadd <16 x float> %v58, %v40
  %v60 = mul i64 %row, 17
  %v61 = getelementptr inbounds float, ptr %x0, i64 %v60
  %v62 = fadd <16 x float> %v59, %v55
  %v63 = getelementptr inbounds float, ptr %v61, i64 %v56
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = fadd <16 x float> %v62, %v64
  %v66 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v65
  %v67 = select <16 x i1> %v66, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v65
  store <16 x float> %v67, ptr %v57, align 4
  %v68 = icmp sgt i64 %lines, 1
  br i1 %v68, label %then69, label %end70
then69:
  %v71 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = add i64 %column, %v4
  %v74 = getelementptr inbounds float, ptr %out, i64 153
  %v75 = getelementptr inbounds float, ptr %v74, i64 %v4
  %v76 = fadd <16 x float> %v17, %v29
  %v77 = fadd <16 x float> %v76, %v41
  %v78 = add i64 %row, 9
  %v79 = mul i64 %v78, 17
  %v80 = getelementptr inbounds float, ptr %x0, i64 %v79
  %v81 = fadd <16 x float> %v77, %v72
  %v82 = getelementptr inbounds float, ptr %v80, i64 %v73
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = fadd <16 x float> %v81, %v83
  %v85 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v86 = select <16 x i1> %v85, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v84
  store <16 x float> %v86, ptr %v75, align 4
  br label %end70
end70:
  %v87 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_band_2_16(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 176
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 80
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 176
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 80
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 16
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 16
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 8, 16
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 8, 16
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 2
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 2
  %v40 = select i1 %v39, i64 %v38, i64 2
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 4
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 2
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 5
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 16
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_2_16(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 4, 2
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 5
  %v60 = add i64 %v59, 4
  %v61 = mul i64 %v60, 16
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_1_16(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define internal void @k_output_2_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 704
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 1408
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 2112
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = fadd <16 x float> %v3, %v5
  %v9 = fsub <16 x float> %v3, %v5
  %v10 = fadd <16 x float> %v1, %v8
  %v11 = fadd <16 x float> %v9, %v7
  %v12 = getelementptr inbounds float, ptr %m, i64 176
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 880
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 1584
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 2288
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = fadd <16 x float> %v15, %v17
  %v21 = fsub <16 x float> %v15, %v17
  %v22 = fadd <16 x float> %v13, %v20
  %v23 = fadd <16 x float> %v21, %v19
  %v24 = getelementptr inbounds float, ptr %m, i64 352
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 1056
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %m, i64 1760
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %m, i64 2464
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v27, %v29
  %v33 = fsub <16 x float> %v27, %v29
  %v34 = fadd <16 x float> %v25, %v32
  %v35 = fadd <16 x float> %v33, %v31
  %v36 = getelementptr inbounds float, ptr %m, i64 528
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 1232
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 1936
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 2640
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = fadd <16 x float> %v39, %v41
  %v45 = fsub <16 x float> %v39, %v41
  %v46 = fadd <16 x float> %v37, %v44
  %v47 = fadd <16 x float> %v45, %v43
  %v48 = load <16 x float>, ptr %bias, align 4
  %v49 = fadd <16 x float> %v22, %v34
  %v50 = fsub <16 x float> %v22, %v34
  %v51 = fadd <16 x float> %v10, %v49
  %v52 = fadd <16 x float> %v50, %v46
  %v53 = mul i64 %row, 17
  %v54 = getelementptr inbounds float, ptr %x0, i64 %v53
  %v55 = fadd <16 x float> %v51, %v48
  %v56 = getelementptr inbounds float, ptr %v54, i64 %column
  %v57 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v56, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v58 = fadd <16 x float> %v55, %v57
  %v59 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v58
  %v60 = select <16 x i1> %v59, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v58
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v60, ptr align 4 %out, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = add i64 %row, 1
  %v62 = mul i64 %v61, 17
  %v63 = getelementptr inbounds float, ptr %x0, i64 %v62
  %v64 = fadd <16 x float> %v52, %v48
  %v65 = getelementptr inbounds float, ptr %v63, i64 %column
  %v66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v65, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v67 = fadd <16 x float> %v64, %v66
  %v68 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v67
  %v69 = select <16 x i1> %v68, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v67
  %v70 = getelementptr inbounds float, ptr %out, i64 17
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v69, ptr align 4 %v70, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = icmp sgt i64 %lines, 1
  br i1 %v71, label %then72, label %end73
then72:
  %v74 = load <16 x float>, ptr %bias, align 4
  %v75 = getelementptr inbounds float, ptr %out, i64 153
  %v76 = fadd <16 x float> %v23, %v35
  %v77 = fsub <16 x float> %v23, %v35
  %v78 = fadd <16 x float> %v11, %v76
  %v79 = fadd <16 x float> %v77, %v47
  %v80 = add i64 %row, 9
  %v81 = mul i64 %v80, 17
  %v82 = getelementptr inbounds float, ptr %x0, i64 %v81
  %v83 = fadd <16 x float> %v78, %v74
  %v84 = getelementptr inbounds float, ptr %v82, i64 %column
  %v85 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v84, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v86 = fadd <16 x float> %v83, %v85
  %v87 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v86
  %v88 = select <16 x i1> %v87, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v86
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v88, ptr align 4 %v75, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v89 = add i64 %row, 10
  %v90 = mul i64 %v89, 17
  %v91 = getelementptr inbounds float, ptr %x0, i64 %v90
  %v92 = fadd <16 x float> %v79, %v74
  %v93 = getelementptr inbounds float, ptr %v91, i64 %column
  %v94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v93, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v95 = fadd <16 x float> %v92, %v94
  %v96 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v95
  %v97 = select <16 x i1> %v96, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v95
  %v98 = getelementptr inbounds float, ptr %v75, i64 17
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v97, ptr align 4 %v98, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end73
end73:
  ret void
}
define internal void @k_output_1_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column, ptr %x0) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 704
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 1408
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 2112
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = fadd <16 x float> %v3, %v5
  %v9 = fsub <16 x float> %v3, %v5
  %v10 = fadd <16 x float> %v1, %v8
  %v11 = fadd <16 x float> %v9, %v7
  %v12 = getelementptr inbounds float, ptr %m, i64 176
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 880
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 1584
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 2288
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = fadd <16 x float> %v15, %v17
  %v21 = fsub <16 x float> %v15, %v17
  %v22 = fadd <16 x float> %v13, %v20
  %v23 = fadd <16 x float> %v21, %v19
  %v24 = getelementptr inbounds float, ptr %m, i64 352
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 1056
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %m, i64 1760
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %m, i64 2464
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v27, %v29
  %v33 = fsub <16 x float> %v27, %v29
  %v34 = fadd <16 x float> %v25, %v32
  %v35 = fadd <16 x float> %v33, %v31
  %v36 = getelementptr inbounds float, ptr %m, i64 528
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 1232
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 1936
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 2640
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = fadd <16 x float> %v39, %v41
  %v45 = fsub <16 x float> %v39, %v41
  %v46 = fadd <16 x float> %v37, %v44
  %v47 = fadd <16 x float> %v45, %v43
  %v48 = load <16 x float>, ptr %bias, align 4
  %v49 = fadd <16 x float> %v10, %v22
  %v50 = fadd <16 x float> %v49, %v34
  %v51 = mul i64 %row, 17
  %v52 = getelementptr inbounds float, ptr %x0, i64 %v51
  %v53 = fadd <16 x float> %v50, %v48
  %v54 = getelementptr inbounds float, ptr %v52, i64 %column
  %v55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v54, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v56 = fadd <16 x float> %v53, %v55
  %v57 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v56
  %v58 = select <16 x i1> %v57, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v56
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v58, ptr align 4 %out, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v59 = icmp sgt i64 %lines, 1
  br i1 %v59, label %then60, label %end61
then60:
  %v62 = load <16 x float>, ptr %bias, align 4
  %v63 = getelementptr inbounds float, ptr %out, i64 153
  %v64 = fadd <16 x float> %v11, %v23
  %v65 = fadd <16 x float> %v64, %v35
  %v66 = add i64 %row, 9
  %v67 = mul i64 %v66, 17
  %v68 = getelementptr inbounds float, ptr %x0, i64 %v67
  %v69 = fadd <16 x float> %v65, %v62
  %v70 = getelementptr inbounds float, ptr %v68, i64 %column
  %v71 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v70, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v72 = fadd <16 x float> %v69, %v71
  %v73 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v72
  %v74 = select <16 x i1> %v73, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v74, ptr align 4 %v63, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end61
end61:
  ret void
}
define internal void @k_band_2_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m, ptr %x0) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 176
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 80
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 176
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 80
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 16
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 16
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 8, 16
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 8, 16
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_1_tile_2_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v66, %end44 ]
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 2
  %v37 = sub i64 7, %y
  %v38 = sub i64 %v37, %v36
  %v39 = icmp slt i64 %v38, 2
  %v40 = select i1 %v39, i64 %v38, i64 2
  %v41 = mul i64 %v36, 9
  br label %head42
head42:
  %v45 = phi i64 [ 0, %body32 ], [ %v56, %body43 ]
  %v46 = icmp slt i64 %v45, 4
  br i1 %v46, label %body43, label %end44
body43:
  %v47 = mul i64 %v45, 2
  %v48 = add i64 %v41, %v47
  %v49 = mul i64 %v34, 5
  %v50 = add i64 %v49, %v45
  %v51 = mul i64 %v50, 16
  %v52 = getelementptr inbounds float, ptr %m, i64 %v51
  %v53 = mul i64 %v48, 17
  %v54 = getelementptr inbounds float, ptr %out, i64 %v53
  %v55 = add i64 %row, %v48
  call void @k_output_2_1(ptr %v52, ptr %v54, ptr %bias, i64 %v40, i64 %v55, i64 %column, ptr %x0)
  %v56 = add nsw i64 %v45, 1
  br label %head42
end44:
  %v57 = mul i64 4, 2
  %v58 = add i64 %v41, %v57
  %v59 = mul i64 %v34, 5
  %v60 = add i64 %v59, 4
  %v61 = mul i64 %v60, 16
  %v62 = getelementptr inbounds float, ptr %m, i64 %v61
  %v63 = mul i64 %v58, 17
  %v64 = getelementptr inbounds float, ptr %out, i64 %v63
  %v65 = add i64 %row, %v58
  call void @k_output_1_1(ptr %v62, ptr %v64, ptr %bias, i64 %v40, i64 %v65, i64 %column, ptr %x0)
  %v66 = add nsw i64 %v34, 1
  br label %head31
end33:
  ret void
}
define void @k_bands(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v14 = mul i64 %worker, 22848
  %v15 = getelementptr inbounds i8, ptr %v13, i64 %v14
  %v16 = getelementptr inbounds float, ptr %v15, i64 2896
  br label %head17
head17:
  %v20 = phi i64 [ %lo, %entry ], [ %v67, %end40 ]
  %v21 = icmp slt i64 %v20, %hi
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = udiv i64 %v20, 2
  %v23 = urem i64 %v20, 2
  %v24 = mul i64 %v22, 315
  %v25 = getelementptr inbounds float, ptr %v1, i64 %v24
  %v26 = mul i64 %v23, 2
  %v27 = sub i64 4, %v26
  %v28 = icmp slt i64 %v27, 2
  %v29 = select i1 %v28, i64 %v27, i64 2
  br label %head30
head30:
  %v33 = phi i64 [ 0, %body18 ], [ %v37, %body31 ]
  %v34 = icmp slt i64 %v33, %v29
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 5
  %v36 = add i64 %v26, %v33
  call void @k_patch_line(ptr %v25, ptr %v16, i64 %v35, i64 %v36, ptr %v15)
  %v37 = add nsw i64 %v33, 1
  br label %head30
end32:
  br label %head38
head38:
  %v41 = phi i64 [ 0, %end32 ], [ %v66, %end65 ]
  %v42 = icmp slt i64 %v41, 2
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = udiv i64 %v20, 2
  %v44 = urem i64 %v20, 2
  %v45 = mul i64 %v44, 4
  %v46 = mul i64 %v43, 7
  %v47 = add i64 %v46, %v45
  %v48 = mul i64 %v47, 9
  %v49 = mul i64 %v41, 16
  %v50 = mul i64 %v41, 1280
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  %v52 = mul i64 %v48, 17
  %v53 = add i64 %v52, %v49
  %v54 = getelementptr inbounds float, ptr %v9, i64 %v53
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v49
  %v56 = getelementptr inbounds float, ptr %v15, i64 80
  %v57 = icmp eq i64 %v44, 1
  %v58 = icmp eq i64 %v41, 1
  %v59 = xor i1 %v58, true
  %v60 = and i1 true, %v59
  br i1 %v60, label %then61, label %end62
then61:
  call void @k_band_2_16(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end62
end62:
  %v63 = and i1 true, %v58
  br i1 %v63, label %then64, label %end65
then64:
  call void @k_band_2_1(ptr %v16, ptr %v51, ptr %v54, ptr %v55, i64 %v45, i64 %v48, i64 %v49, ptr %v56, ptr %v7)
  br label %end65
end65:
  %v66 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v67 = add nsw i64 %v20, 1
  br label %head17
end19:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
