; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[2,6,7,8]","f32[40,3,3,8]","f32[40]"],"op":"conv","output":"f32[2,6,7,40]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":1,"format":"padded","impl":"winograd_f2","k_slices":1,"outer":"columns","prefetch":"next_block","split":"columns","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_input: 6 units
; phase k_blocks: 3 units
; scratch 30720 bytes, 5696 of each core
; packed input 1: float32 (3, 16, 8, 16) d2459581744cee48
; packed input 2: float32 (48,) ecd4a3e6513ff961
@k_zeros = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 64
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
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
  %v9 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v3, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v10 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v11 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v6, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v8, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v13 = fsub <16 x float> %v11, %v9
  %v14 = fadd <16 x float> %v11, %v10
  %v15 = fsub <16 x float> %v11, %v10
  %v16 = fsub <16 x float> %v12, %v10
  %v17 = getelementptr inbounds float, ptr %v3, i64 8
  %v18 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v17, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v19 = getelementptr inbounds float, ptr %v4, i64 8
  %v20 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v19, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v21 = getelementptr inbounds float, ptr %v6, i64 8
  %v22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v21, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v8, i64 8
  %v24 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v23, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v25 = fsub <16 x float> %v22, %v18
  %v26 = fadd <16 x float> %v22, %v20
  %v27 = fsub <16 x float> %v22, %v20
  %v28 = fsub <16 x float> %v24, %v20
  %v29 = getelementptr inbounds float, ptr %v3, i64 16
  %v30 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v29, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v31 = getelementptr inbounds float, ptr %v4, i64 16
  %v32 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v31, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v33 = getelementptr inbounds float, ptr %v6, i64 16
  %v34 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v33, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v8, i64 16
  %v36 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v35, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v37 = fsub <16 x float> %v34, %v30
  %v38 = fadd <16 x float> %v34, %v32
  %v39 = fsub <16 x float> %v34, %v32
  %v40 = fsub <16 x float> %v36, %v32
  %v41 = getelementptr inbounds float, ptr %v3, i64 24
  %v42 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v41, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v43 = getelementptr inbounds float, ptr %v4, i64 24
  %v44 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v43, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v45 = getelementptr inbounds float, ptr %v6, i64 24
  %v46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v45, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v47 = getelementptr inbounds float, ptr %v8, i64 24
  %v48 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v47, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  %v49 = fsub <16 x float> %v46, %v42
  %v50 = fadd <16 x float> %v46, %v44
  %v51 = fsub <16 x float> %v46, %v44
  %v52 = fsub <16 x float> %v48, %v44
  %v53 = fsub <16 x float> %v37, %v13
  %v54 = fadd <16 x float> %v37, %v25
  %v55 = fsub <16 x float> %v37, %v25
  %v56 = fsub <16 x float> %v49, %v25
  %v57 = getelementptr inbounds float, ptr %v2, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v53, ptr align 4 %v57, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v58 = getelementptr inbounds float, ptr %v2, i64 80
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v54, ptr align 4 %v58, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v59 = getelementptr inbounds float, ptr %v2, i64 160
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v55, ptr align 4 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v60 = getelementptr inbounds float, ptr %v2, i64 240
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v56, ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = fsub <16 x float> %v38, %v14
  %v62 = fadd <16 x float> %v38, %v26
  %v63 = fsub <16 x float> %v38, %v26
  %v64 = fsub <16 x float> %v50, %v26
  %v65 = getelementptr inbounds float, ptr %v2, i64 320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v61, ptr align 4 %v65, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v66 = getelementptr inbounds float, ptr %v2, i64 400
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v62, ptr align 4 %v66, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v67 = getelementptr inbounds float, ptr %v2, i64 480
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v63, ptr align 4 %v67, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v68 = getelementptr inbounds float, ptr %v2, i64 560
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v64, ptr align 4 %v68, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v69 = fsub <16 x float> %v39, %v15
  %v70 = fadd <16 x float> %v39, %v27
  %v71 = fsub <16 x float> %v39, %v27
  %v72 = fsub <16 x float> %v51, %v27
  %v73 = getelementptr inbounds float, ptr %v2, i64 640
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v69, ptr align 4 %v73, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v74 = getelementptr inbounds float, ptr %v2, i64 720
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v70, ptr align 4 %v74, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v75 = getelementptr inbounds float, ptr %v2, i64 800
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v71, ptr align 4 %v75, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v76 = getelementptr inbounds float, ptr %v2, i64 880
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v72, ptr align 4 %v76, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v77 = fsub <16 x float> %v40, %v16
  %v78 = fadd <16 x float> %v40, %v28
  %v79 = fsub <16 x float> %v40, %v28
  %v80 = fsub <16 x float> %v52, %v28
  %v81 = getelementptr inbounds float, ptr %v2, i64 960
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v77, ptr align 4 %v81, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v82 = getelementptr inbounds float, ptr %v2, i64 1040
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v78, ptr align 4 %v82, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v83 = getelementptr inbounds float, ptr %v2, i64 1120
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v79, ptr align 4 %v83, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v84 = getelementptr inbounds float, ptr %v2, i64 1200
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v80, ptr align 4 %v84, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v13 = icmp ult i64 %v11, 6
  %v14 = icmp ult i64 %v12, 7
  %v15 = and i1 %v13, %v14
  %v16 = mul i64 %v11, 7
  %v17 = add i64 %v16, %v12
  %v18 = mul i64 %v17, 8
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  %v20 = select i1 %v15, ptr %v19, ptr @k_zeros
  %v21 = mul i64 %v4, 4
  %v22 = add i64 %v21, %v9
  %v23 = mul i64 %v22, 8
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
  %v37 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %v36, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v37, ptr align 4 %v24, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
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
  %v7 = icmp slt i64 %v6, 4
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = mul i64 %v6, 2
  %v9 = sub i64 %v8, 1
  %v10 = add i64 %first, %v6
  %v11 = icmp ult i64 %v2, 3
  %v12 = icmp ult i64 %v9, 4
  %v13 = and i1 %v11, %v12
  br i1 %v13, label %then14, label %end15
then14:
  %v16 = mul i64 %v2, 56
  %v17 = mul i64 %v9, 8
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr inbounds float, ptr %image, i64 %v18
  call void @k_patch(ptr %v19, i64 56, ptr %v, i64 %v10)
  br label %end15
end15:
  %v20 = xor i1 %v13, true
  br i1 %v20, label %then21, label %end22
then21:
  call void @k_edge_patch(ptr %image, i64 %v2, i64 %v9, ptr %scratch)
  call void @k_patch(ptr %scratch, i64 32, ptr %v, i64 %v10)
  br label %end22
end22:
  %v23 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define void @k_input(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 5696
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v28, %body15 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  %v19 = udiv i64 %v17, 3
  %v20 = urem i64 %v17, 3
  %v21 = mul i64 %v19, 336
  %v22 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v23 = mul i64 %v19, 3
  %v24 = add i64 %v23, %v20
  %v25 = mul i64 %v24, 1280
  %v26 = getelementptr inbounds float, ptr %v9, i64 %v25
  %v27 = mul i64 0, 4
  call void @k_patch_line(ptr %v22, ptr %v26, i64 %v27, i64 %v20, ptr %v13)
  %v28 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
define internal void @k_1_tile_4_1(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v59, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v58, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v57, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v56, %body2 ]
  %v8 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v40, %body2 ]
  %v9 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v45, %body2 ]
  %v10 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v50, %body2 ]
  %v11 = phi <16 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %entry ], [ %v55, %body2 ]
  %v12 = icmp slt i64 %v4, 4
  br i1 %v12, label %body2, label %end3
body2:
  call void @llvm.prefetch.p0(ptr %v7, i32 0, i32 2, i32 1)
  %v13 = getelementptr inbounds i8, ptr %v7, i64 64
  call void @llvm.prefetch.p0(ptr %v13, i32 0, i32 2, i32 1)
  %v14 = load <16 x float>, ptr %v6, align 4
  %v15 = load float, ptr %v5, align 4
  %v16 = insertelement <16 x float> poison, float %v15, i64 0
  %v17 = shufflevector <16 x float> %v16, <16 x float> poison, <16 x i32> zeroinitializer
  %v18 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v17, <16 x float> %v14, <16 x float> %v8)
  %v19 = getelementptr inbounds float, ptr %v5, i64 16
  %v20 = load float, ptr %v19, align 4
  %v21 = insertelement <16 x float> poison, float %v20, i64 0
  %v22 = shufflevector <16 x float> %v21, <16 x float> poison, <16 x i32> zeroinitializer
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v22, <16 x float> %v14, <16 x float> %v9)
  %v24 = getelementptr inbounds float, ptr %v5, i64 32
  %v25 = load float, ptr %v24, align 4
  %v26 = insertelement <16 x float> poison, float %v25, i64 0
  %v27 = shufflevector <16 x float> %v26, <16 x float> poison, <16 x i32> zeroinitializer
  %v28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v14, <16 x float> %v10)
  %v29 = getelementptr inbounds float, ptr %v5, i64 48
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <16 x float> poison, float %v30, i64 0
  %v32 = shufflevector <16 x float> %v31, <16 x float> poison, <16 x i32> zeroinitializer
  %v33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v32, <16 x float> %v14, <16 x float> %v11)
  %v34 = getelementptr inbounds float, ptr %v6, i64 16
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v5, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i64 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v39, <16 x float> %v35, <16 x float> %v18)
  %v41 = getelementptr inbounds float, ptr %v5, i64 17
  %v42 = load float, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v42, i64 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v44, <16 x float> %v35, <16 x float> %v23)
  %v46 = getelementptr inbounds float, ptr %v5, i64 33
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <16 x float> poison, float %v47, i64 0
  %v49 = shufflevector <16 x float> %v48, <16 x float> poison, <16 x i32> zeroinitializer
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v35, <16 x float> %v28)
  %v51 = getelementptr inbounds float, ptr %v5, i64 49
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i64 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v35, <16 x float> %v33)
  %v56 = getelementptr inbounds i8, ptr %v7, i64 128
  %v57 = getelementptr inbounds float, ptr %v6, i64 32
  %v58 = getelementptr inbounds float, ptr %v5, i64 2
  %v59 = add nsw i64 %v4, 1
  br label %head1
end3:
  store <16 x float> %v8, ptr %c, align 4
  %v60 = getelementptr inbounds float, ptr %c, i64 16
  store <16 x float> %v9, ptr %v60, align 4
  %v61 = getelementptr inbounds float, ptr %c, i64 32
  store <16 x float> %v10, ptr %v61, align 4
  %v62 = getelementptr inbounds float, ptr %c, i64 48
  store <16 x float> %v11, ptr %v62, align 4
  ret void
}
define internal void @k_output_2_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v88, %body2 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 320
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 640
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 960
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fsub <16 x float> %v9, %v11
  %v16 = fadd <16 x float> %v7, %v14
  %v17 = fadd <16 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 80
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 400
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 720
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1040
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v21, %v23
  %v27 = fsub <16 x float> %v21, %v23
  %v28 = fadd <16 x float> %v19, %v26
  %v29 = fadd <16 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 160
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 480
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 800
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1120
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v33, %v35
  %v39 = fsub <16 x float> %v33, %v35
  %v40 = fadd <16 x float> %v31, %v38
  %v41 = fadd <16 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 240
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 560
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 880
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 1200
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
  %v62 = fadd <16 x float> %v60, %v55
  %v63 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v62
  %v64 = select <16 x i1> %v63, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v62
  store <16 x float> %v64, ptr %v57, align 4
  %v65 = add i64 %row, 1
  %v66 = fadd <16 x float> %v61, %v55
  %v67 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v66
  %v68 = select <16 x i1> %v67, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v66
  %v69 = getelementptr inbounds float, ptr %v57, i64 40
  store <16 x float> %v68, ptr %v69, align 4
  %v70 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = add i64 %column, %v4
  %v73 = getelementptr inbounds float, ptr %out, i64 280
  %v74 = getelementptr inbounds float, ptr %v73, i64 %v4
  %v75 = fadd <16 x float> %v29, %v41
  %v76 = fsub <16 x float> %v29, %v41
  %v77 = fadd <16 x float> %v17, %v75
  %v78 = fadd <16 x float> %v76, %v53
  %v79 = add i64 %row, 7
  %v80 = fadd <16 x float> %v77, %v71
  %v81 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v80
  %v82 = select <16 x i1> %v81, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v80
  store <16 x float> %v82, ptr %v74, align 4
  %v83 = add i64 %row, 8
  %v84 = fadd <16 x float> %v78, %v71
  %v85 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v84
  %v86 = select <16 x i1> %v85, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v84
  %v87 = getelementptr inbounds float, ptr %v74, i64 40
  store <16 x float> %v86, ptr %v87, align 4
  %v88 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_output_1_16(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v74, %body2 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = getelementptr inbounds float, ptr %m, i64 %v4
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %v6, i64 320
  %v9 = load <16 x float>, ptr %v8, align 4
  %v10 = getelementptr inbounds float, ptr %v6, i64 640
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = getelementptr inbounds float, ptr %v6, i64 960
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = fadd <16 x float> %v9, %v11
  %v15 = fsub <16 x float> %v9, %v11
  %v16 = fadd <16 x float> %v7, %v14
  %v17 = fadd <16 x float> %v15, %v13
  %v18 = getelementptr inbounds float, ptr %v6, i64 80
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v6, i64 400
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v6, i64 720
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v6, i64 1040
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = fadd <16 x float> %v21, %v23
  %v27 = fsub <16 x float> %v21, %v23
  %v28 = fadd <16 x float> %v19, %v26
  %v29 = fadd <16 x float> %v27, %v25
  %v30 = getelementptr inbounds float, ptr %v6, i64 160
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v6, i64 480
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v6, i64 800
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v6, i64 1120
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fadd <16 x float> %v33, %v35
  %v39 = fsub <16 x float> %v33, %v35
  %v40 = fadd <16 x float> %v31, %v38
  %v41 = fadd <16 x float> %v39, %v37
  %v42 = getelementptr inbounds float, ptr %v6, i64 240
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = getelementptr inbounds float, ptr %v6, i64 560
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %v6, i64 880
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = getelementptr inbounds float, ptr %v6, i64 1200
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
  %v60 = fadd <16 x float> %v59, %v55
  %v61 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v60
  %v62 = select <16 x i1> %v61, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v60
  store <16 x float> %v62, ptr %v57, align 4
  %v63 = getelementptr inbounds float, ptr %bias, i64 %v4
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = add i64 %column, %v4
  %v66 = getelementptr inbounds float, ptr %out, i64 280
  %v67 = getelementptr inbounds float, ptr %v66, i64 %v4
  %v68 = fadd <16 x float> %v17, %v29
  %v69 = fadd <16 x float> %v68, %v41
  %v70 = add i64 %row, 7
  %v71 = fadd <16 x float> %v69, %v64
  %v72 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v71
  %v73 = select <16 x i1> %v72, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v71
  store <16 x float> %v73, ptr %v67, align 4
  %v74 = add nsw i64 %v4, 16
  br label %head1
end3:
  ret void
}
define internal void @k_band_1_16(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 80
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 128
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 128
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v25, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 16
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 16
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = mul i64 %v16, 512
  %v24 = getelementptr inbounds i8, ptr %v12, i64 %v23
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v24, i64 0, i64 0)
  %v25 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end3 ], [ %v62, %end40 ]
  %v31 = icmp slt i64 %v30, 1
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 2
  %v33 = sub i64 6, %y
  %v34 = sub i64 %v33, %v32
  %v35 = icmp slt i64 %v34, 2
  %v36 = select i1 %v35, i64 %v34, i64 2
  %v37 = mul i64 %v32, 7
  br label %head38
head38:
  %v41 = phi i64 [ 0, %body28 ], [ %v52, %body39 ]
  %v42 = icmp slt i64 %v41, 3
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 2
  %v44 = add i64 %v37, %v43
  %v45 = mul i64 %v30, 4
  %v46 = add i64 %v45, %v41
  %v47 = mul i64 %v46, 16
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = mul i64 %v44, 40
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  %v51 = add i64 %row, %v44
  call void @k_output_2_16(ptr %v48, ptr %v50, ptr %bias, i64 %v36, i64 %v51, i64 %column)
  %v52 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v53 = mul i64 3, 2
  %v54 = add i64 %v37, %v53
  %v55 = mul i64 %v30, 4
  %v56 = add i64 %v55, 3
  %v57 = mul i64 %v56, 16
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = mul i64 %v54, 40
  %v60 = getelementptr inbounds float, ptr %out, i64 %v59
  %v61 = add i64 %row, %v54
  call void @k_output_1_16(ptr %v58, ptr %v60, ptr %bias, i64 %v36, i64 %v61, i64 %column)
  %v62 = add nsw i64 %v30, 1
  br label %head27
end29:
  ret void
}
define internal void @k_output_2_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 320
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 640
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 960
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = fadd <16 x float> %v3, %v5
  %v9 = fsub <16 x float> %v3, %v5
  %v10 = fadd <16 x float> %v1, %v8
  %v11 = fadd <16 x float> %v9, %v7
  %v12 = getelementptr inbounds float, ptr %m, i64 80
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 400
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 720
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 1040
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = fadd <16 x float> %v15, %v17
  %v21 = fsub <16 x float> %v15, %v17
  %v22 = fadd <16 x float> %v13, %v20
  %v23 = fadd <16 x float> %v21, %v19
  %v24 = getelementptr inbounds float, ptr %m, i64 160
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 480
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %m, i64 800
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %m, i64 1120
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v27, %v29
  %v33 = fsub <16 x float> %v27, %v29
  %v34 = fadd <16 x float> %v25, %v32
  %v35 = fadd <16 x float> %v33, %v31
  %v36 = getelementptr inbounds float, ptr %m, i64 240
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 560
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 880
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 1200
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
  %v53 = fadd <16 x float> %v51, %v48
  %v54 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v53
  %v55 = select <16 x i1> %v54, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v53
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v55, ptr align 4 %out, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v56 = add i64 %row, 1
  %v57 = fadd <16 x float> %v52, %v48
  %v58 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v57
  %v59 = select <16 x i1> %v58, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v57
  %v60 = getelementptr inbounds float, ptr %out, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v59, ptr align 4 %v60, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v61 = load <16 x float>, ptr %bias, align 4
  %v62 = getelementptr inbounds float, ptr %out, i64 280
  %v63 = fadd <16 x float> %v23, %v35
  %v64 = fsub <16 x float> %v23, %v35
  %v65 = fadd <16 x float> %v11, %v63
  %v66 = fadd <16 x float> %v64, %v47
  %v67 = add i64 %row, 7
  %v68 = fadd <16 x float> %v65, %v61
  %v69 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v68
  %v70 = select <16 x i1> %v69, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v68
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v70, ptr align 4 %v62, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = add i64 %row, 8
  %v72 = fadd <16 x float> %v66, %v61
  %v73 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v72
  %v74 = select <16 x i1> %v73, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v72
  %v75 = getelementptr inbounds float, ptr %v62, i64 40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v74, ptr align 4 %v75, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_output_1_8(ptr %m, ptr %out, ptr %bias, i64 %lines, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <16 x float>, ptr %m, align 4
  %v2 = getelementptr inbounds float, ptr %m, i64 320
  %v3 = load <16 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %m, i64 640
  %v5 = load <16 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %m, i64 960
  %v7 = load <16 x float>, ptr %v6, align 4
  %v8 = fadd <16 x float> %v3, %v5
  %v9 = fsub <16 x float> %v3, %v5
  %v10 = fadd <16 x float> %v1, %v8
  %v11 = fadd <16 x float> %v9, %v7
  %v12 = getelementptr inbounds float, ptr %m, i64 80
  %v13 = load <16 x float>, ptr %v12, align 4
  %v14 = getelementptr inbounds float, ptr %m, i64 400
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr inbounds float, ptr %m, i64 720
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = getelementptr inbounds float, ptr %m, i64 1040
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = fadd <16 x float> %v15, %v17
  %v21 = fsub <16 x float> %v15, %v17
  %v22 = fadd <16 x float> %v13, %v20
  %v23 = fadd <16 x float> %v21, %v19
  %v24 = getelementptr inbounds float, ptr %m, i64 160
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %m, i64 480
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %m, i64 800
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %m, i64 1120
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fadd <16 x float> %v27, %v29
  %v33 = fsub <16 x float> %v27, %v29
  %v34 = fadd <16 x float> %v25, %v32
  %v35 = fadd <16 x float> %v33, %v31
  %v36 = getelementptr inbounds float, ptr %m, i64 240
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = getelementptr inbounds float, ptr %m, i64 560
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = getelementptr inbounds float, ptr %m, i64 880
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = getelementptr inbounds float, ptr %m, i64 1200
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = fadd <16 x float> %v39, %v41
  %v45 = fsub <16 x float> %v39, %v41
  %v46 = fadd <16 x float> %v37, %v44
  %v47 = fadd <16 x float> %v45, %v43
  %v48 = load <16 x float>, ptr %bias, align 4
  %v49 = fadd <16 x float> %v10, %v22
  %v50 = fadd <16 x float> %v49, %v34
  %v51 = fadd <16 x float> %v50, %v48
  %v52 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v51
  %v53 = select <16 x i1> %v52, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v51
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v53, ptr align 4 %out, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v54 = load <16 x float>, ptr %bias, align 4
  %v55 = getelementptr inbounds float, ptr %out, i64 280
  %v56 = fadd <16 x float> %v11, %v23
  %v57 = fadd <16 x float> %v56, %v35
  %v58 = add i64 %row, 7
  %v59 = fadd <16 x float> %v57, %v54
  %v60 = fcmp ogt <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v59
  %v61 = select <16 x i1> %v60, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <16 x float> %v59
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v61, ptr align 4 %v55, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define internal void @k_band_1_8(ptr %v, ptr %u, ptr %out, ptr %bias, i64 %y, i64 %row, i64 %column, ptr %m) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %end15 ]
  %v5 = icmp slt i64 %v4, 16
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = mul i64 %v4, 80
  %v7 = getelementptr inbounds float, ptr %v, i64 %v6
  %v8 = mul i64 %v4, 128
  %v9 = getelementptr inbounds float, ptr %u, i64 %v8
  %v10 = mul i64 %v4, 80
  %v11 = getelementptr inbounds float, ptr %m, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v9, i64 128
  br label %head13
head13:
  %v16 = phi i64 [ 0, %body2 ], [ %v25, %body14 ]
  %v17 = icmp slt i64 %v16, 1
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 4
  %v19 = mul i64 %v18, 16
  %v20 = getelementptr inbounds float, ptr %v7, i64 %v19
  %v21 = mul i64 %v18, 16
  %v22 = getelementptr inbounds float, ptr %v11, i64 %v21
  %v23 = mul i64 %v16, 512
  %v24 = getelementptr inbounds i8, ptr %v12, i64 %v23
  call void @k_1_tile_4_1(ptr %v20, ptr %v9, ptr %v22, ptr %v9, ptr %v24, i64 0, i64 0)
  %v25 = add nsw i64 %v16, 1
  br label %head13
end15:
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  br label %head27
head27:
  %v30 = phi i64 [ 0, %end3 ], [ %v62, %end40 ]
  %v31 = icmp slt i64 %v30, 1
  br i1 %v31, label %body28, label %end29
body28:
  %v32 = mul i64 %v30, 2
  %v33 = sub i64 6, %y
  %v34 = sub i64 %v33, %v32
  %v35 = icmp slt i64 %v34, 2
  %v36 = select i1 %v35, i64 %v34, i64 2
  %v37 = mul i64 %v32, 7
  br label %head38
head38:
  %v41 = phi i64 [ 0, %body28 ], [ %v52, %body39 ]
  %v42 = icmp slt i64 %v41, 3
  br i1 %v42, label %body39, label %end40
body39:
  %v43 = mul i64 %v41, 2
  %v44 = add i64 %v37, %v43
  %v45 = mul i64 %v30, 4
  %v46 = add i64 %v45, %v41
  %v47 = mul i64 %v46, 16
  %v48 = getelementptr inbounds float, ptr %m, i64 %v47
  %v49 = mul i64 %v44, 40
  %v50 = getelementptr inbounds float, ptr %out, i64 %v49
  %v51 = add i64 %row, %v44
  call void @k_output_2_8(ptr %v48, ptr %v50, ptr %bias, i64 %v36, i64 %v51, i64 %column)
  %v52 = add nsw i64 %v41, 1
  br label %head38
end40:
  %v53 = mul i64 3, 2
  %v54 = add i64 %v37, %v53
  %v55 = mul i64 %v30, 4
  %v56 = add i64 %v55, 3
  %v57 = mul i64 %v56, 16
  %v58 = getelementptr inbounds float, ptr %m, i64 %v57
  %v59 = mul i64 %v54, 40
  %v60 = getelementptr inbounds float, ptr %out, i64 %v59
  %v61 = add i64 %row, %v54
  call void @k_output_1_8(ptr %v58, ptr %v60, ptr %bias, i64 %v36, i64 %v61, i64 %column)
  %v62 = add nsw i64 %v30, 1
  br label %head27
end29:
  ret void
}
define void @k_blocks(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v12 = mul i64 %worker, 5696
  %v13 = getelementptr inbounds i8, ptr %v11, i64 %v12
  br label %head14
head14:
  %v17 = phi i64 [ %lo, %entry ], [ %v50, %end21 ]
  %v18 = icmp slt i64 %v17, %hi
  br i1 %v18, label %body15, label %end16
body15:
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body15 ], [ %v49, %end48 ]
  %v23 = icmp slt i64 %v22, 6
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = mul i64 %v22, 1280
  %v25 = getelementptr inbounds float, ptr %v9, i64 %v24
  %v26 = udiv i64 %v22, 3
  %v27 = urem i64 %v22, 3
  %v28 = mul i64 %v27, 2
  %v29 = mul i64 %v26, 6
  %v30 = add i64 %v29, %v28
  %v31 = mul i64 %v30, 7
  %v32 = mul i64 %v17, 16
  %v33 = mul i64 %v17, 2048
  %v34 = getelementptr inbounds float, ptr %v3, i64 %v33
  %v35 = mul i64 %v31, 40
  %v36 = add i64 %v35, %v32
  %v37 = getelementptr inbounds float, ptr %v7, i64 %v36
  %v38 = getelementptr inbounds float, ptr %v5, i64 %v32
  %v39 = getelementptr inbounds float, ptr %v13, i64 144
  %v40 = icmp eq i64 %v27, 2
  %v41 = icmp eq i64 %v17, 2
  %v42 = xor i1 %v41, true
  %v43 = and i1 true, %v42
  br i1 %v43, label %then44, label %end45
then44:
  call void @k_band_1_16(ptr %v25, ptr %v34, ptr %v37, ptr %v38, i64 %v28, i64 %v31, i64 %v32, ptr %v39)
  br label %end45
end45:
  %v46 = and i1 true, %v41
  br i1 %v46, label %then47, label %end48
then47:
  call void @k_band_1_8(ptr %v25, ptr %v34, ptr %v37, ptr %v38, i64 %v28, i64 %v31, i64 %v32, ptr %v39)
  br label %end48
end48:
  %v49 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v50 = add nsw i64 %v17, 1
  br label %head14
end16:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
