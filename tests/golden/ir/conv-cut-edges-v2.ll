; task {"attributes":{"dilations":[1,1],"group":1,"pads":[1,1,1,1],"strides":[1,1],"tail":"t0=relu(x0)"},"inputs":["f32[1,5,7,6]","f32[20,3,3,6]","f32[20]"],"op":"conv","output":"f32[1,5,7,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"band":0,"format":"padded","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":2,"tile_pixels":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_copy: 7 units
; phase k_product: 12 units
; scratch 1512 bytes, 0 of each core
; packed input 1: float32 (1, 5, 54, 4) 99962bcb641c1c30
; packed input 2: float32 (1, 20) e0cd40b2873e4a46
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
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
  %v16 = phi i64 [ %lo, %entry ], [ %v73, %end38 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = mul i64 %v16, 54
  %v19 = getelementptr inbounds float, ptr %v9, i64 %v18
  %v20 = udiv i64 %v16, 7
  %v21 = urem i64 %v16, 7
  %v22 = sub i64 %v21, 1
  %v23 = icmp slt i64 %v21, 1
  %v24 = icmp sge i64 %v22, 5
  %v25 = or i1 %v23, %v24
  br i1 %v25, label %then26, label %end27
then26:
  br label %head28
head28:
  %v31 = phi i64 [ 0, %then26 ], [ %v34, %body29 ]
  %v32 = icmp slt i64 %v31, 52
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = getelementptr inbounds float, ptr %v19, i64 %v31
  store <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v33, align 4
  %v34 = add nsw i64 %v31, 4
  br label %head28
end30:
  %v35 = getelementptr inbounds float, ptr %v19, i64 52
  call void @llvm.masked.store.v4f32.p0(<4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v35, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  br label %end27
end27:
  %v36 = xor i1 %v25, true
  br i1 %v36, label %then37, label %end38
then37:
  %v39 = mul i64 %v20, 5
  %v40 = add i64 %v39, %v22
  %v41 = mul i64 %v40, 42
  %v42 = getelementptr inbounds float, ptr %v1, i64 %v41
  br label %head43
head43:
  %v46 = phi i64 [ 0, %then37 ], [ %v49, %body44 ]
  %v47 = icmp slt i64 %v46, 4
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = getelementptr inbounds float, ptr %v19, i64 %v46
  store <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v48, align 4
  %v49 = add nsw i64 %v46, 4
  br label %head43
end45:
  %v50 = getelementptr inbounds float, ptr %v19, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v50, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v51 = getelementptr inbounds float, ptr %v19, i64 6
  br label %head52
head52:
  %v55 = phi i64 [ 0, %end45 ], [ %v60, %body53 ]
  %v56 = icmp slt i64 %v55, 40
  br i1 %v56, label %body53, label %end54
body53:
  %v57 = getelementptr inbounds float, ptr %v42, i64 %v55
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %v51, i64 %v55
  store <4 x float> %v58, ptr %v59, align 4
  %v60 = add nsw i64 %v55, 4
  br label %head52
end54:
  %v61 = getelementptr inbounds float, ptr %v42, i64 40
  %v62 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v61, <4 x i1> <i1 true, i1 true, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v63 = getelementptr inbounds float, ptr %v51, i64 40
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v62, ptr align 4 %v63, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v64 = getelementptr inbounds float, ptr %v19, i64 48
  br label %head65
head65:
  %v68 = phi i64 [ 0, %end54 ], [ %v71, %body66 ]
  %v69 = icmp slt i64 %v68, 4
  br i1 %v69, label %body66, label %end67
body66:
  %v70 = getelementptr inbounds float, ptr %v64, i64 %v68
  store <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v70, align 4
  %v71 = add nsw i64 %v68, 4
  br label %head65
end67:
  %v72 = getelementptr inbounds float, ptr %v64, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr align 4 %v72, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  br label %end38
end38:
  %v73 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v80, %end16 ]
  %v6 = phi ptr [ %a, %entry ], [ %v79, %end16 ]
  %v7 = phi ptr [ %b, %entry ], [ %v19, %end16 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v20, %end16 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v21, %end16 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v22, %end16 ]
  %v11 = phi <4 x float> [ %v1, %entry ], [ %v23, %end16 ]
  %v12 = phi <4 x float> [ %v1, %entry ], [ %v24, %end16 ]
  %v13 = icmp slt i64 %v5, 3
  br i1 %v13, label %body3, label %end4
body3:
  br label %head14
head14:
  %v17 = phi i64 [ 0, %body3 ], [ %v78, %body15 ]
  %v18 = phi ptr [ %v6, %body3 ], [ %v77, %body15 ]
  %v19 = phi ptr [ %v7, %body3 ], [ %v76, %body15 ]
  %v20 = phi ptr [ %v8, %body3 ], [ %v20, %body15 ]
  %v21 = phi <4 x float> [ %v9, %body3 ], [ %v57, %body15 ]
  %v22 = phi <4 x float> [ %v10, %body3 ], [ %v63, %body15 ]
  %v23 = phi <4 x float> [ %v11, %body3 ], [ %v69, %body15 ]
  %v24 = phi <4 x float> [ %v12, %body3 ], [ %v75, %body15 ]
  %v25 = icmp slt i64 %v17, 9
  br i1 %v25, label %body15, label %end16
body15:
  %v26 = load <4 x float>, ptr %v19, align 4
  %v27 = load float, ptr %v18, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v26
  %v31 = fadd <4 x float> %v30, %v21
  %v32 = getelementptr inbounds float, ptr %v18, i64 6
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v26
  %v37 = fadd <4 x float> %v36, %v22
  %v38 = getelementptr inbounds float, ptr %v18, i64 54
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v26
  %v43 = fadd <4 x float> %v42, %v23
  %v44 = getelementptr inbounds float, ptr %v18, i64 60
  %v45 = load float, ptr %v44, align 4
  %v46 = insertelement <4 x float> poison, float %v45, i64 0
  %v47 = shufflevector <4 x float> %v46, <4 x float> poison, <4 x i32> zeroinitializer
  %v48 = fmul <4 x float> %v47, %v26
  %v49 = fadd <4 x float> %v48, %v24
  %v50 = getelementptr inbounds float, ptr %v19, i64 4
  %v51 = load <4 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %v18, i64 1
  %v53 = load float, ptr %v52, align 4
  %v54 = insertelement <4 x float> poison, float %v53, i64 0
  %v55 = shufflevector <4 x float> %v54, <4 x float> poison, <4 x i32> zeroinitializer
  %v56 = fmul <4 x float> %v55, %v51
  %v57 = fadd <4 x float> %v56, %v31
  %v58 = getelementptr inbounds float, ptr %v18, i64 7
  %v59 = load float, ptr %v58, align 4
  %v60 = insertelement <4 x float> poison, float %v59, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul <4 x float> %v61, %v51
  %v63 = fadd <4 x float> %v62, %v37
  %v64 = getelementptr inbounds float, ptr %v18, i64 55
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <4 x float> poison, float %v65, i64 0
  %v67 = shufflevector <4 x float> %v66, <4 x float> poison, <4 x i32> zeroinitializer
  %v68 = fmul <4 x float> %v67, %v51
  %v69 = fadd <4 x float> %v68, %v43
  %v70 = getelementptr inbounds float, ptr %v18, i64 61
  %v71 = load float, ptr %v70, align 4
  %v72 = insertelement <4 x float> poison, float %v71, i64 0
  %v73 = shufflevector <4 x float> %v72, <4 x float> poison, <4 x i32> zeroinitializer
  %v74 = fmul <4 x float> %v73, %v51
  %v75 = fadd <4 x float> %v74, %v49
  %v76 = getelementptr inbounds float, ptr %v19, i64 8
  %v77 = getelementptr inbounds float, ptr %v18, i64 2
  %v78 = add nsw i64 %v17, 1
  br label %head14
end16:
  %v79 = getelementptr inbounds float, ptr %v6, i64 54
  %v80 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v81 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v82 = select <4 x i1> %v81, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v9
  %v83 = add i64 %row, 1
  %v84 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v85 = select <4 x i1> %v84, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v10
  %v86 = add i64 %row, 7
  %v87 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v11
  %v88 = select <4 x i1> %v87, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v11
  %v89 = add i64 %row, 8
  %v90 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v12
  %v91 = select <4 x i1> %v90, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v12
  store <4 x float> %v82, ptr %c, align 4
  %v92 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v85, ptr %v92, align 4
  %v93 = getelementptr inbounds float, ptr %c, i64 140
  store <4 x float> %v88, ptr %v93, align 4
  %v94 = getelementptr inbounds float, ptr %c, i64 160
  store <4 x float> %v91, ptr %v94, align 4
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v52, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v51, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v19, %end14 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v20, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v50, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v49, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v48, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <4 x float> [ %v9, %body3 ], [ %v41, %body13 ]
  %v20 = phi <4 x float> [ %v10, %body3 ], [ %v47, %body13 ]
  %v21 = icmp slt i64 %v15, 9
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <4 x float>, ptr %v17, align 4
  %v23 = load float, ptr %v16, align 4
  %v24 = insertelement <4 x float> poison, float %v23, i64 0
  %v25 = shufflevector <4 x float> %v24, <4 x float> poison, <4 x i32> zeroinitializer
  %v26 = fmul <4 x float> %v25, %v22
  %v27 = fadd <4 x float> %v26, %v19
  %v28 = getelementptr inbounds float, ptr %v16, i64 54
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v22
  %v33 = fadd <4 x float> %v32, %v20
  %v34 = getelementptr inbounds float, ptr %v17, i64 4
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v16, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <4 x float> poison, float %v37, i64 0
  %v39 = shufflevector <4 x float> %v38, <4 x float> poison, <4 x i32> zeroinitializer
  %v40 = fmul <4 x float> %v39, %v35
  %v41 = fadd <4 x float> %v40, %v27
  %v42 = getelementptr inbounds float, ptr %v16, i64 55
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <4 x float> poison, float %v43, i64 0
  %v45 = shufflevector <4 x float> %v44, <4 x float> poison, <4 x i32> zeroinitializer
  %v46 = fmul <4 x float> %v45, %v35
  %v47 = fadd <4 x float> %v46, %v33
  %v48 = getelementptr inbounds float, ptr %v17, i64 8
  %v49 = getelementptr inbounds float, ptr %v16, i64 2
  %v50 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v51 = getelementptr inbounds float, ptr %v6, i64 54
  %v52 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v53 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v54 = select <4 x i1> %v53, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v9
  %v55 = add i64 %row, 7
  %v56 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v57 = select <4 x i1> %v56, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v10
  store <4 x float> %v54, ptr %c, align 4
  %v58 = getelementptr inbounds float, ptr %c, i64 140
  store <4 x float> %v57, ptr %v58, align 4
  ret void
}
define internal void @k_tile_0100(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v52, %end14 ]
  %v6 = phi ptr [ %a, %entry ], [ %v51, %end14 ]
  %v7 = phi ptr [ %b, %entry ], [ %v17, %end14 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v18, %end14 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v19, %end14 ]
  %v10 = phi <4 x float> [ %v1, %entry ], [ %v20, %end14 ]
  %v11 = icmp slt i64 %v5, 3
  br i1 %v11, label %body3, label %end4
body3:
  br label %head12
head12:
  %v15 = phi i64 [ 0, %body3 ], [ %v50, %body13 ]
  %v16 = phi ptr [ %v6, %body3 ], [ %v49, %body13 ]
  %v17 = phi ptr [ %v7, %body3 ], [ %v48, %body13 ]
  %v18 = phi ptr [ %v8, %body3 ], [ %v18, %body13 ]
  %v19 = phi <4 x float> [ %v9, %body3 ], [ %v41, %body13 ]
  %v20 = phi <4 x float> [ %v10, %body3 ], [ %v47, %body13 ]
  %v21 = icmp slt i64 %v15, 9
  br i1 %v21, label %body13, label %end14
body13:
  %v22 = load <4 x float>, ptr %v17, align 4
  %v23 = load float, ptr %v16, align 4
  %v24 = insertelement <4 x float> poison, float %v23, i64 0
  %v25 = shufflevector <4 x float> %v24, <4 x float> poison, <4 x i32> zeroinitializer
  %v26 = fmul <4 x float> %v25, %v22
  %v27 = fadd <4 x float> %v26, %v19
  %v28 = getelementptr inbounds float, ptr %v16, i64 6
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v22
  %v33 = fadd <4 x float> %v32, %v20
  %v34 = getelementptr inbounds float, ptr %v17, i64 4
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = getelementptr inbounds float, ptr %v16, i64 1
  %v37 = load float, ptr %v36, align 4
  %v38 = insertelement <4 x float> poison, float %v37, i64 0
  %v39 = shufflevector <4 x float> %v38, <4 x float> poison, <4 x i32> zeroinitializer
  %v40 = fmul <4 x float> %v39, %v35
  %v41 = fadd <4 x float> %v40, %v27
  %v42 = getelementptr inbounds float, ptr %v16, i64 7
  %v43 = load float, ptr %v42, align 4
  %v44 = insertelement <4 x float> poison, float %v43, i64 0
  %v45 = shufflevector <4 x float> %v44, <4 x float> poison, <4 x i32> zeroinitializer
  %v46 = fmul <4 x float> %v45, %v35
  %v47 = fadd <4 x float> %v46, %v33
  %v48 = getelementptr inbounds float, ptr %v17, i64 8
  %v49 = getelementptr inbounds float, ptr %v16, i64 2
  %v50 = add nsw i64 %v15, 1
  br label %head12
end14:
  %v51 = getelementptr inbounds float, ptr %v6, i64 54
  %v52 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v53 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v54 = select <4 x i1> %v53, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v9
  %v55 = add i64 %row, 1
  %v56 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v57 = select <4 x i1> %v56, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v10
  store <4 x float> %v54, ptr %c, align 4
  %v58 = getelementptr inbounds float, ptr %c, i64 20
  store <4 x float> %v57, ptr %v58, align 4
  ret void
}
define internal void @k_tile_0110(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %bias, align 4
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v38, %end13 ]
  %v6 = phi ptr [ %a, %entry ], [ %v37, %end13 ]
  %v7 = phi ptr [ %b, %entry ], [ %v16, %end13 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v17, %end13 ]
  %v9 = phi <4 x float> [ %v1, %entry ], [ %v18, %end13 ]
  %v10 = icmp slt i64 %v5, 3
  br i1 %v10, label %body3, label %end4
body3:
  br label %head11
head11:
  %v14 = phi i64 [ 0, %body3 ], [ %v36, %body12 ]
  %v15 = phi ptr [ %v6, %body3 ], [ %v35, %body12 ]
  %v16 = phi ptr [ %v7, %body3 ], [ %v34, %body12 ]
  %v17 = phi ptr [ %v8, %body3 ], [ %v17, %body12 ]
  %v18 = phi <4 x float> [ %v9, %body3 ], [ %v33, %body12 ]
  %v19 = icmp slt i64 %v14, 9
  br i1 %v19, label %body12, label %end13
body12:
  %v20 = load <4 x float>, ptr %v16, align 4
  %v21 = load float, ptr %v15, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v20
  %v25 = fadd <4 x float> %v24, %v18
  %v26 = getelementptr inbounds float, ptr %v16, i64 4
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v15, i64 1
  %v29 = load float, ptr %v28, align 4
  %v30 = insertelement <4 x float> poison, float %v29, i64 0
  %v31 = shufflevector <4 x float> %v30, <4 x float> poison, <4 x i32> zeroinitializer
  %v32 = fmul <4 x float> %v31, %v27
  %v33 = fadd <4 x float> %v32, %v25
  %v34 = getelementptr inbounds float, ptr %v16, i64 8
  %v35 = getelementptr inbounds float, ptr %v15, i64 2
  %v36 = add nsw i64 %v14, 1
  br label %head11
end13:
  %v37 = getelementptr inbounds float, ptr %v6, i64 54
  %v38 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v39 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v9
  %v40 = select <4 x i1> %v39, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v9
  store <4 x float> %v40, ptr %c, align 4
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
  %v16 = phi i64 [ 0, %entry ], [ %v80, %end20 ]
  %v17 = icmp slt i64 %v16, 5
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v79, %end78 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 12
  %v24 = urem i64 %v21, 12
  %v25 = udiv i64 %v24, 4
  %v26 = urem i64 %v24, 4
  %v27 = udiv i64 %v16, 5
  %v28 = urem i64 %v16, 5
  %v29 = mul i64 %v25, 2
  %v30 = mul i64 %v26, 2
  %v31 = mul i64 %v23, 378
  %v32 = mul i64 %v29, 54
  %v33 = add i64 %v31, %v32
  %v34 = mul i64 %v30, 6
  %v35 = add i64 %v33, %v34
  %v36 = mul i64 %v27, 6
  %v37 = add i64 %v35, %v36
  %v38 = mul i64 %v27, 20
  %v39 = mul i64 %v28, 4
  %v40 = add i64 %v38, %v39
  %v41 = mul i64 %v23, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 7
  %v44 = add i64 %v43, %v30
  %v45 = mul i64 %v44, 20
  %v46 = add i64 %v45, %v40
  %v47 = mul i64 %v16, 216
  %v48 = add i64 %v47, 216
  %v49 = getelementptr inbounds float, ptr %v3, i64 %v48
  %v50 = getelementptr inbounds i8, ptr %v49, i64 0
  %v51 = getelementptr inbounds float, ptr %v9, i64 %v37
  %v52 = getelementptr inbounds float, ptr %v3, i64 %v47
  %v53 = getelementptr inbounds float, ptr %v7, i64 %v46
  %v54 = mul i64 %v16, 4
  %v55 = getelementptr inbounds float, ptr %v5, i64 %v54
  %v56 = icmp eq i64 %v25, 2
  %v57 = icmp eq i64 %v26, 3
  %v58 = icmp eq i64 %v28, 4
  %v59 = xor i1 %v56, true
  %v60 = and i1 true, %v59
  %v61 = xor i1 %v57, true
  %v62 = and i1 %v60, %v61
  br i1 %v62, label %then63, label %end64
then63:
  call void @k_tile_0000(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end64
end64:
  %v65 = xor i1 %v56, true
  %v66 = and i1 true, %v65
  %v67 = and i1 %v66, %v57
  br i1 %v67, label %then68, label %end69
then68:
  call void @k_tile_0010(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end69
end69:
  %v70 = and i1 true, %v56
  %v71 = xor i1 %v57, true
  %v72 = and i1 %v70, %v71
  br i1 %v72, label %then73, label %end74
then73:
  call void @k_tile_0100(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end74
end74:
  %v75 = and i1 true, %v56
  %v76 = and i1 %v75, %v57
  br i1 %v76, label %then77, label %end78
then77:
  call void @k_tile_0110(ptr %v51, ptr %v52, ptr %v53, ptr %v55, ptr %v50, i64 %v44, i64 %v40)
  br label %end78
end78:
  %v79 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v80 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
