; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[2,2]},"inputs":["f32[1,9,11,5]","f32[17,3,3,5]","f32[17]"],"op":"conv","output":"f32[1,5,6,17]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":3,"format":"padded","impl":"winograd_f2","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v3
; phase k_bands: 1 units
; scratch 0 bytes, 9920 of each core
; packed input 1: float32 (3, 25, 5, 8) 807dd989e3d816ee
; packed input 2: float32 (24,) 2c50a26895902aff
@k_zeros = private constant [4 x i64] [i64 0, i64 0, i64 0, i64 0], align 64
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @k_patch(ptr %image, i64 %line_step, ptr %v, i64 %number) #0 {
entry:
  %v1 = mul i64 %number, 24
  %v2 = getelementptr inbounds float, ptr %v, i64 %v1
  %v3 = mul i64 %number, 16
  %v4 = add i64 %v3, 960
  %v5 = getelementptr inbounds float, ptr %v, i64 %v4
  %v6 = mul i64 %number, 8
  %v7 = add i64 %v6, 1536
  %v8 = getelementptr inbounds float, ptr %v, i64 %v7
  %v9 = getelementptr inbounds float, ptr %image, i64 0
  %v10 = getelementptr inbounds float, ptr %image, i64 %line_step
  %v11 = mul i64 %line_step, 2
  %v12 = getelementptr inbounds float, ptr %image, i64 %v11
  %v13 = mul i64 %line_step, 3
  %v14 = getelementptr inbounds float, ptr %image, i64 %v13
  %v15 = mul i64 %line_step, 4
  %v16 = getelementptr inbounds float, ptr %image, i64 %v15
  %v17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v9, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v18 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v12, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v16, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v20 = fsub <8 x float> %v18, %v17
  %v21 = fsub <8 x float> %v19, %v18
  %v22 = getelementptr inbounds float, ptr %v9, i64 10
  %v23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v22, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v24 = getelementptr inbounds float, ptr %v12, i64 10
  %v25 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v26 = getelementptr inbounds float, ptr %v16, i64 10
  %v27 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v26, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v28 = fsub <8 x float> %v25, %v23
  %v29 = fsub <8 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v9, i64 20
  %v31 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v30, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v32 = getelementptr inbounds float, ptr %v12, i64 20
  %v33 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v32, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v34 = getelementptr inbounds float, ptr %v16, i64 20
  %v35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v34, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v36 = fsub <8 x float> %v33, %v31
  %v37 = fsub <8 x float> %v35, %v33
  %v38 = fsub <8 x float> %v28, %v20
  %v39 = fsub <8 x float> %v36, %v28
  %v40 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v38, ptr align 4 %v40, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v41 = getelementptr inbounds float, ptr %v5, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v28, ptr align 4 %v41, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v42 = getelementptr inbounds float, ptr %v2, i64 240
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v39, ptr align 4 %v42, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v43 = fsub <8 x float> %v25, %v18
  %v44 = fsub <8 x float> %v33, %v25
  %v45 = getelementptr inbounds float, ptr %v5, i64 144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v43, ptr align 4 %v45, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v46 = getelementptr inbounds float, ptr %v8, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v25, ptr align 4 %v46, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v47 = getelementptr inbounds float, ptr %v5, i64 288
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v44, ptr align 4 %v47, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v48 = fsub <8 x float> %v29, %v21
  %v49 = fsub <8 x float> %v37, %v29
  %v50 = getelementptr inbounds float, ptr %v2, i64 480
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v48, ptr align 4 %v50, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v51 = getelementptr inbounds float, ptr %v5, i64 432
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v29, ptr align 4 %v51, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v52 = getelementptr inbounds float, ptr %v2, i64 720
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v49, ptr align 4 %v52, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v53 = getelementptr inbounds float, ptr %v9, i64 5
  %v54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v53, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v12, i64 5
  %v56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v55, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v57 = getelementptr inbounds float, ptr %v16, i64 5
  %v58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v57, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v59 = fsub <8 x float> %v56, %v54
  %v60 = fsub <8 x float> %v58, %v56
  %v61 = getelementptr inbounds float, ptr %v9, i64 15
  %v62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v61, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v63 = getelementptr inbounds float, ptr %v12, i64 15
  %v64 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v63, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v16, i64 15
  %v66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v65, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v67 = fsub <8 x float> %v64, %v62
  %v68 = fsub <8 x float> %v66, %v64
  %v69 = getelementptr inbounds float, ptr %v2, i64 5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v59, ptr align 4 %v69, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v70 = getelementptr inbounds float, ptr %v2, i64 245
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v67, ptr align 4 %v70, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v71 = getelementptr inbounds float, ptr %v5, i64 149
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v56, ptr align 4 %v71, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v72 = getelementptr inbounds float, ptr %v5, i64 293
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v64, ptr align 4 %v72, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v73 = getelementptr inbounds float, ptr %v2, i64 485
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v60, ptr align 4 %v73, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v74 = getelementptr inbounds float, ptr %v2, i64 725
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v68, ptr align 4 %v74, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v75 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v10, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v14, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v77 = getelementptr inbounds float, ptr %v10, i64 10
  %v78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v77, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v79 = getelementptr inbounds float, ptr %v14, i64 10
  %v80 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v79, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v81 = getelementptr inbounds float, ptr %v10, i64 20
  %v82 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v81, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v83 = getelementptr inbounds float, ptr %v14, i64 20
  %v84 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v83, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v85 = fsub <8 x float> %v78, %v75
  %v86 = fsub <8 x float> %v82, %v78
  %v87 = getelementptr inbounds float, ptr %v2, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v85, ptr align 4 %v87, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v88 = getelementptr inbounds float, ptr %v5, i64 5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v78, ptr align 4 %v88, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v89 = getelementptr inbounds float, ptr %v2, i64 250
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v86, ptr align 4 %v89, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v90 = fsub <8 x float> %v80, %v76
  %v91 = fsub <8 x float> %v84, %v80
  %v92 = getelementptr inbounds float, ptr %v2, i64 490
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v90, ptr align 4 %v92, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v93 = getelementptr inbounds float, ptr %v5, i64 437
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v80, ptr align 4 %v93, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v94 = getelementptr inbounds float, ptr %v2, i64 730
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v91, ptr align 4 %v94, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v95 = getelementptr inbounds float, ptr %v10, i64 5
  %v96 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v95, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v97 = getelementptr inbounds float, ptr %v14, i64 5
  %v98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v97, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v99 = getelementptr inbounds float, ptr %v10, i64 15
  %v100 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v99, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v101 = getelementptr inbounds float, ptr %v14, i64 15
  %v102 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v101, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v103 = getelementptr inbounds float, ptr %v2, i64 15
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v96, ptr align 4 %v103, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v104 = getelementptr inbounds float, ptr %v2, i64 255
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v100, ptr align 4 %v104, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v105 = getelementptr inbounds float, ptr %v2, i64 495
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v98, ptr align 4 %v105, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v106 = getelementptr inbounds float, ptr %v2, i64 735
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v102, ptr align 4 %v106, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_edge_patch(ptr %image, i64 %y, i64 %x, ptr %to) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %end8 ]
  %v5 = icmp slt i64 %v4, 5
  br i1 %v5, label %body2, label %end3
body2:
  br label %head6
head6:
  %v9 = phi i64 [ 0, %body2 ], [ %v38, %end27 ]
  %v10 = icmp slt i64 %v9, 5
  br i1 %v10, label %body7, label %end8
body7:
  %v11 = add i64 %y, %v4
  %v12 = add i64 %x, %v9
  %v13 = icmp ult i64 %v11, 9
  %v14 = icmp ult i64 %v12, 11
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 11
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 5
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 5
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
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = getelementptr inbounds float, ptr %v24, i64 %v28
  store <8 x float> %v32, ptr %v33, align 4
  %v34 = add nsw i64 %v28, 8
  br label %head25
end27:
  %v35 = select i1 %v15, i64 0, i64 0
  %v36 = getelementptr inbounds float, ptr %v20, i64 %v35
  %v37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v36, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v37, ptr align 4 %v24, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
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
  %v1 = mul i64 %line, 4
  %v2 = sub i64 %v1, 1
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v23, %end22 ]
  %v7 = icmp slt i64 %v6, 3
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 4
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 5
  %v12 = icmp ult i64 %v9, 7
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 55
  %v17 = mul i64 %v9, 5
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 55, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 25, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define internal void @k_4_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v17, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v16, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v15, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 20
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
define internal void @k_4_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
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
  %v12 = icmp slt i64 %v4, 20
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 24
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 48
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 72
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
define internal void @k_2_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v17, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v16, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v15, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 10
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
define internal void @k_2_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
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
  %v12 = icmp slt i64 %v4, 10
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 16
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 32
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 48
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
define internal void @k_1_tile_1_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v17, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v16, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v15, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v14, %body2 ]
  %v9 = icmp slt i64 %v4, 5
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
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
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
  %v12 = icmp slt i64 %v4, 5
  br i1 %v12, label %body2, label %end3
body2:
  %v13 = load <8 x float>, ptr %v6, align 4
  %v14 = load float, ptr %v5, align 4
  %v15 = insertelement <8 x float> poison, float %v14, i64 0
  %v16 = shufflevector <8 x float> %v15, <8 x float> poison, <8 x i32> zeroinitializer
  %v17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v16, <8 x float> %v13, <8 x float> %v8)
  %v18 = getelementptr inbounds float, ptr %v5, i64 8
  %v19 = load float, ptr %v18, align 4
  %v20 = insertelement <8 x float> poison, float %v19, i64 0
  %v21 = shufflevector <8 x float> %v20, <8 x float> poison, <8 x i32> zeroinitializer
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> %v13, <8 x float> %v9)
  %v23 = getelementptr inbounds float, ptr %v5, i64 16
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <8 x float> poison, float %v24, i64 0
  %v26 = shufflevector <8 x float> %v25, <8 x float> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v13, <8 x float> %v10)
  %v28 = getelementptr inbounds float, ptr %v5, i64 24
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
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v55, %end42 ]
  %v5 = icmp slt i64 %v4, 8
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 400
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 160
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = fadd <8 x float> %v7, %v9
  %v13 = fadd <8 x float> %v9, %v11
  %v14 = getelementptr inbounds float, ptr %v6, i64 320
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %v6, i64 640
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %v6, i64 560
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = fadd <8 x float> %v15, %v17
  %v21 = fadd <8 x float> %v17, %v19
  %v22 = getelementptr inbounds float, ptr %v6, i64 80
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 480
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v6, i64 240
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fadd <8 x float> %v23, %v25
  %v29 = fadd <8 x float> %v25, %v27
  %v30 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add i64 %column, %v4
  %v33 = getelementptr inbounds float, ptr %out, i64 %v4
  %v34 = fadd <8 x float> %v12, %v20
  %v35 = fadd <8 x float> %v20, %v28
  %v36 = fadd <8 x float> %v34, %v31
  store <8 x float> %v36, ptr %v33, align 4
  %v37 = add i64 %row, 1
  %v38 = fadd <8 x float> %v35, %v31
  %v39 = getelementptr inbounds float, ptr %v33, i64 17
  store <8 x float> %v38, ptr %v39, align 4
  %v40 = icmp sgt i64 %lines, 1
  br i1 %v40, label %then41, label %end42
then41:
  %v43 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add i64 %column, %v4
  %v46 = getelementptr inbounds float, ptr %out, i64 102
  %v47 = getelementptr inbounds float, ptr %v46, i64 %v4
  %v48 = fadd <8 x float> %v13, %v21
  %v49 = fadd <8 x float> %v21, %v29
  %v50 = add i64 %row, 6
  %v51 = fadd <8 x float> %v48, %v44
  store <8 x float> %v51, ptr %v47, align 4
  %v52 = add i64 %row, 7
  %v53 = fadd <8 x float> %v49, %v44
  %v54 = getelementptr inbounds float, ptr %v47, i64 17
  store <8 x float> %v53, ptr %v54, align 4
  br label %end42
end42:
  %v55 = add nsw i64 %v4, 8
  br label %head1
end3:
  ret void
}
define internal void @k_band_3_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 240
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 160
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 160
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 24
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_4_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 8, 24
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 8, 8
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_4_tile_1_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v63, %end48 ]
  %v35 = icmp slt i64 %v34, 4
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 144
  %v37 = add i64 %v36, 960
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  %v39 = mul i64 %v34, 80
  %v40 = add i64 %v39, 640
  %v41 = getelementptr inbounds float, ptr %u, i64 %v40
  %v42 = add i64 %v34, 4
  %v43 = mul i64 %v42, 80
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = getelementptr inbounds float, ptr %v41, i64 80
  br label %head46
head46:
  %v49 = phi i64 [ 0, %body32 ], [ %v57, %body47 ]
  %v50 = icmp slt i64 %v49, 2
  br i1 %v50, label %body47, label %end48
body47:
  %v51 = mul i64 %v49, 4
  %v52 = mul i64 %v51, 16
  %v53 = getelementptr inbounds float, ptr %v38, i64 %v52
  %v54 = mul i64 %v51, 8
  %v55 = getelementptr inbounds float, ptr %v44, i64 %v54
  %v56 = getelementptr inbounds i8, ptr %v45, i64 0
  call void @k_2_tile_4_1(ptr %v53, ptr %v41, ptr %v55, ptr %v41, ptr %v56, i64 0, i64 0)
  %v57 = add nsw i64 %v49, 1
  br label %head46
end48:
  %v58 = mul i64 8, 16
  %v59 = getelementptr inbounds float, ptr %v38, i64 %v58
  %v60 = mul i64 8, 8
  %v61 = getelementptr inbounds float, ptr %v44, i64 %v60
  %v62 = getelementptr inbounds i8, ptr %v45, i64 0
  call void @k_2_tile_1_1(ptr %v59, ptr %v41, ptr %v61, ptr %v41, ptr %v62, i64 0, i64 0)
  %v63 = add nsw i64 %v34, 1
  br label %head31
end33:
  br label %head64
head64:
  %v67 = phi i64 [ 0, %end33 ], [ %v96, %end81 ]
  %v68 = icmp slt i64 %v67, 1
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = mul i64 %v67, 80
  %v70 = add i64 %v69, 1536
  %v71 = getelementptr inbounds float, ptr %v, i64 %v70
  %v72 = mul i64 %v67, 40
  %v73 = add i64 %v72, 960
  %v74 = getelementptr inbounds float, ptr %u, i64 %v73
  %v75 = add i64 %v67, 8
  %v76 = mul i64 %v75, 80
  %v77 = getelementptr inbounds float, ptr %m, i64 %v76
  %v78 = getelementptr inbounds float, ptr %v74, i64 40
  br label %head79
head79:
  %v82 = phi i64 [ 0, %body65 ], [ %v90, %body80 ]
  %v83 = icmp slt i64 %v82, 2
  br i1 %v83, label %body80, label %end81
body80:
  %v84 = mul i64 %v82, 4
  %v85 = mul i64 %v84, 8
  %v86 = getelementptr inbounds float, ptr %v71, i64 %v85
  %v87 = mul i64 %v84, 8
  %v88 = getelementptr inbounds float, ptr %v77, i64 %v87
  %v89 = getelementptr inbounds i8, ptr %v78, i64 0
  call void @k_1_tile_4_1(ptr %v86, ptr %v74, ptr %v88, ptr %v74, ptr %v89, i64 0, i64 0)
  %v90 = add nsw i64 %v82, 1
  br label %head79
end81:
  %v91 = mul i64 8, 8
  %v92 = getelementptr inbounds float, ptr %v71, i64 %v91
  %v93 = mul i64 8, 8
  %v94 = getelementptr inbounds float, ptr %v77, i64 %v93
  %v95 = getelementptr inbounds i8, ptr %v78, i64 0
  call void @k_1_tile_1_1(ptr %v92, ptr %v74, ptr %v94, ptr %v74, ptr %v95, i64 0, i64 0)
  %v96 = add nsw i64 %v67, 1
  br label %head64
end66:
  br label %head97
head97:
  %v100 = phi i64 [ 0, %end66 ], [ %v132, %end110 ]
  %v101 = icmp slt i64 %v100, 3
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = mul i64 %v100, 2
  %v103 = sub i64 5, %y
  %v104 = sub i64 %v103, %v102
  %v105 = icmp slt i64 %v104, 2
  %v106 = select i1 %v105, i64 %v104, i64 2
  %v107 = mul i64 %v102, 6
  br label %head108
head108:
  %v111 = phi i64 [ 0, %body98 ], [ %v122, %body109 ]
  %v112 = icmp slt i64 %v111, 2
  br i1 %v112, label %body109, label %end110
body109:
  %v113 = mul i64 %v111, 2
  %v114 = add i64 %v107, %v113
  %v115 = mul i64 %v100, 3
  %v116 = add i64 %v115, %v111
  %v117 = mul i64 %v116, 8
  %v118 = getelementptr inbounds float, ptr %m, i64 %v117
  %v119 = mul i64 %v114, 17
  %v120 = getelementptr inbounds float, ptr %out, i64 %v119
  %v121 = add i64 %row, %v114
  call void @k_output_2_8(ptr %v118, ptr %v120, ptr %bias, i64 %v106, i64 %v121, i64 %column)
  %v122 = add nsw i64 %v111, 1
  br label %head108
end110:
  %v123 = mul i64 2, 2
  %v124 = add i64 %v107, %v123
  %v125 = mul i64 %v100, 3
  %v126 = add i64 %v125, 2
  %v127 = mul i64 %v126, 8
  %v128 = getelementptr inbounds float, ptr %m, i64 %v127
  %v129 = mul i64 %v124, 17
  %v130 = getelementptr inbounds float, ptr %out, i64 %v129
  %v131 = add i64 %row, %v124
  call void @k_output_2_8(ptr %v128, ptr %v130, ptr %bias, i64 %v106, i64 %v131, i64 %column)
  %v132 = add nsw i64 %v100, 1
  br label %head97
end99:
  ret void
}
define internal void @k_output_2_1(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <8 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 400
  %v3 = load <8 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 160
  %v5 = load <8 x float>, ptr %v4, align 4
  %v6 = fadd <8 x float> %v1, %v3
  %v7 = fadd <8 x float> %v3, %v5
  %v8 = getelementptr inbounds float, ptr %m, i64 320
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %m, i64 640
  %v11 = load <8 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %m, i64 560
  %v13 = load <8 x float>, ptr %v12, align 4
  %v14 = fadd <8 x float> %v9, %v11
  %v15 = fadd <8 x float> %v11, %v13
  %v16 = getelementptr inbounds float, ptr %m, i64 80
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 480
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %m, i64 240
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = fadd <8 x float> %v17, %v19
  %v23 = fadd <8 x float> %v19, %v21
  %v24 = load <8 x float>, ptr %bias, align 4
  %v25 = fadd <8 x float> %v6, %v14
  %v26 = fadd <8 x float> %v14, %v22
  %v27 = fadd <8 x float> %v25, %v24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v27, ptr align 4 %out, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v28 = add i64 %row, 1
  %v29 = fadd <8 x float> %v26, %v24
  %v30 = getelementptr inbounds float, ptr %out, i64 17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v29, ptr align 4 %v30, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v31 = icmp sgt i64 %lines, 1
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = load <8 x float>, ptr %bias, align 4
  %v35 = getelementptr inbounds float, ptr %out, i64 102
  %v36 = fadd <8 x float> %v7, %v15
  %v37 = fadd <8 x float> %v15, %v23
  %v38 = add i64 %row, 6
  %v39 = fadd <8 x float> %v36, %v34
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v39, ptr align 4 %v35, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v40 = add i64 %row, 7
  %v41 = fadd <8 x float> %v37, %v34
  %v42 = getelementptr inbounds float, ptr %v35, i64 17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v41, ptr align 4 %v42, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end33
end33:
  ret void
}
define internal void @k_band_3_1(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v30, %end15 ]
  %v5 = icmp slt i64 %v4, 4
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 240
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 160
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 160
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v24, %body14 ]
  %v17 = icmp slt i64 %v16, 2
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 24
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 8
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_4_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v23, i64 0, i64 0)
  %v24 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v25 = mul i64 8, 24
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v25
  %v27 = mul i64 8, 8
  %v28 = getelementptr inbounds float, ptr %v11, i64 %v27
  %v29 = getelementptr inbounds i8, ptr %v12, i64 0
  call void @k_4_tile_1_1(ptr %v26, ptr %v9, ptr %v28, ptr %v9, ptr %v29, i64 0, i64 0)
  %v30 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head31
head31:
  %v34 = phi i64 [ 0, %end3 ], [ %v63, %end48 ]
  %v35 = icmp slt i64 %v34, 4
  br i1 %v35, label %body32, label %end33
body32:
  %v36 = mul i64 %v34, 144
  %v37 = add i64 %v36, 960
  %v38 = getelementptr inbounds float, ptr %v, i64 %v37
  %v39 = mul i64 %v34, 80
  %v40 = add i64 %v39, 640
  %v41 = getelementptr inbounds float, ptr %u, i64 %v40
  %v42 = add i64 %v34, 4
  %v43 = mul i64 %v42, 80
  %v44 = getelementptr inbounds float, ptr %m, i64 %v43
  %v45 = getelementptr inbounds float, ptr %v41, i64 80
  br label %head46
head46:
  %v49 = phi i64 [ 0, %body32 ], [ %v57, %body47 ]
  %v50 = icmp slt i64 %v49, 2
  br i1 %v50, label %body47, label %end48
body47:
  %v51 = mul i64 %v49, 4
  %v52 = mul i64 %v51, 16
  %v53 = getelementptr inbounds float, ptr %v38, i64 %v52
  %v54 = mul i64 %v51, 8
  %v55 = getelementptr inbounds float, ptr %v44, i64 %v54
  %v56 = getelementptr inbounds i8, ptr %v45, i64 0
  call void @k_2_tile_4_1(ptr %v53, ptr %v41, ptr %v55, ptr %v41, ptr %v56, i64 0, i64 0)
  %v57 = add nsw i64 %v49, 1
  br label %head46
end48:
  %v58 = mul i64 8, 16
  %v59 = getelementptr inbounds float, ptr %v38, i64 %v58
  %v60 = mul i64 8, 8
  %v61 = getelementptr inbounds float, ptr %v44, i64 %v60
  %v62 = getelementptr inbounds i8, ptr %v45, i64 0
  call void @k_2_tile_1_1(ptr %v59, ptr %v41, ptr %v61, ptr %v41, ptr %v62, i64 0, i64 0)
  %v63 = add nsw i64 %v34, 1
  br label %head31
end33:
  br label %head64
head64:
  %v67 = phi i64 [ 0, %end33 ], [ %v96, %end81 ]
  %v68 = icmp slt i64 %v67, 1
  br i1 %v68, label %body65, label %end66
body65:
  %v69 = mul i64 %v67, 80
  %v70 = add i64 %v69, 1536
  %v71 = getelementptr inbounds float, ptr %v, i64 %v70
  %v72 = mul i64 %v67, 40
  %v73 = add i64 %v72, 960
  %v74 = getelementptr inbounds float, ptr %u, i64 %v73
  %v75 = add i64 %v67, 8
  %v76 = mul i64 %v75, 80
  %v77 = getelementptr inbounds float, ptr %m, i64 %v76
  %v78 = getelementptr inbounds float, ptr %v74, i64 40
  br label %head79
head79:
  %v82 = phi i64 [ 0, %body65 ], [ %v90, %body80 ]
  %v83 = icmp slt i64 %v82, 2
  br i1 %v83, label %body80, label %end81
body80:
  %v84 = mul i64 %v82, 4
  %v85 = mul i64 %v84, 8
  %v86 = getelementptr inbounds float, ptr %v71, i64 %v85
  %v87 = mul i64 %v84, 8
  %v88 = getelementptr inbounds float, ptr %v77, i64 %v87
  %v89 = getelementptr inbounds i8, ptr %v78, i64 0
  call void @k_1_tile_4_1(ptr %v86, ptr %v74, ptr %v88, ptr %v74, ptr %v89, i64 0, i64 0)
  %v90 = add nsw i64 %v82, 1
  br label %head79
end81:
  %v91 = mul i64 8, 8
  %v92 = getelementptr inbounds float, ptr %v71, i64 %v91
  %v93 = mul i64 8, 8
  %v94 = getelementptr inbounds float, ptr %v77, i64 %v93
  %v95 = getelementptr inbounds i8, ptr %v78, i64 0
  call void @k_1_tile_1_1(ptr %v92, ptr %v74, ptr %v94, ptr %v74, ptr %v95, i64 0, i64 0)
  %v96 = add nsw i64 %v67, 1
  br label %head64
end66:
  br label %head97
head97:
  %v100 = phi i64 [ 0, %end66 ], [ %v132, %end110 ]
  %v101 = icmp slt i64 %v100, 3
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = mul i64 %v100, 2
  %v103 = sub i64 5, %y
  %v104 = sub i64 %v103, %v102
  %v105 = icmp slt i64 %v104, 2
  %v106 = select i1 %v105, i64 %v104, i64 2
  %v107 = mul i64 %v102, 6
  br label %head108
head108:
  %v111 = phi i64 [ 0, %body98 ], [ %v122, %body109 ]
  %v112 = icmp slt i64 %v111, 2
  br i1 %v112, label %body109, label %end110
body109:
  %v113 = mul i64 %v111, 2
  %v114 = add i64 %v107, %v113
  %v115 = mul i64 %v100, 3
  %v116 = add i64 %v115, %v111
  %v117 = mul i64 %v116, 8
  %v118 = getelementptr inbounds float, ptr %m, i64 %v117
  %v119 = mul i64 %v114, 17
  %v120 = getelementptr inbounds float, ptr %out, i64 %v119
  %v121 = add i64 %row, %v114
  call void @k_output_2_1(ptr %v118, ptr %v120, ptr %bias, i64 %v106, i64 %v121, i64 %column)
  %v122 = add nsw i64 %v111, 1
  br label %head108
end110:
  %v123 = mul i64 2, 2
  %v124 = add i64 %v107, %v123
  %v125 = mul i64 %v100, 3
  %v126 = add i64 %v125, 2
  %v127 = mul i64 %v126, 8
  %v128 = getelementptr inbounds float, ptr %m, i64 %v127
  %v129 = mul i64 %v124, 17
  %v130 = getelementptr inbounds float, ptr %out, i64 %v129
  %v131 = add i64 %row, %v124
  call void @k_output_2_1(ptr %v128, ptr %v130, ptr %bias, i64 %v106, i64 %v131, i64 %column)
  %v132 = add nsw i64 %v100, 1
  br label %head97
end99:
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
  %v12 = mul i64 %worker, 9920
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  %v14 = getelementptr inbounds float, ptr %v13, i64 864
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v61, %end36 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 495
  %v21 = getelementptr inbounds float, ptr %v1, i64 %v20
  %v22 = mul i64 0, 3
  %v23 = sub i64 3, %v22
  %v24 = icmp slt i64 %v23, 3
  %v25 = select i1 %v24, i64 %v23, i64 3
  br label %head26
head26:
  %v29 = phi i64 [ 0, %body16 ], [ %v33, %body27 ]
  %v30 = icmp slt i64 %v29, %v25
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = mul i64 %v29, 3
  %v32 = add i64 %v22, %v29
  call void @k_patch_line(ptr %v21, ptr %v14, i64 %v31, i64 %v32, ptr %v13)
  %v33 = add nsw i64 %v29, 1
  br label %head26
end28:
  br label %head34
head34:
  %v37 = phi i64 [ 0, %end28 ], [ %v60, %end59 ]
  %v38 = icmp slt i64 %v37, 3
  br i1 %v38, label %body35, label %end36
body35:
  %v39 = mul i64 0, 6
  %v40 = mul i64 %v18, 5
  %v41 = add i64 %v40, %v39
  %v42 = mul i64 %v41, 6
  %v43 = mul i64 %v37, 8
  %v44 = mul i64 %v37, 1000
  %v45 = getelementptr inbounds float, ptr %v3, i64 %v44
  %v46 = mul i64 %v42, 17
  %v47 = add i64 %v46, %v43
  %v48 = getelementptr inbounds float, ptr %v7, i64 %v47
  %v49 = getelementptr inbounds float, ptr %v5, i64 %v43
  %v50 = getelementptr inbounds float, ptr %v13, i64 144
  %v51 = icmp eq i64 0, 0
  %v52 = icmp eq i64 %v37, 2
  %v53 = xor i1 %v52, true
  %v54 = and i1 true, %v53
  br i1 %v54, label %then55, label %end56
then55:
  call void @k_band_3_8(ptr %v14, ptr %v45, ptr %v48, ptr %v49, i64 %v39, i64 %v42, i64 %v43, ptr %v50)
  br label %end56
end56:
  %v57 = and i1 true, %v52
  br i1 %v57, label %then58, label %end59
then58:
  call void @k_band_3_1(ptr %v14, ptr %v45, ptr %v48, ptr %v49, i64 %v39, i64 %v42, i64 %v43, ptr %v50)
  br label %end59
end59:
  %v60 = add nsw i64 %v37, 1
  br label %head34
end36:
  %v61 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
