; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,2],"pads":[1,0],"strides":[1,1]},"inputs":["f32[1,5,4,5]","f32[1,4,4,7]"],"op":"conv_weight_gradient","output":"f32[7,2,2,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"winograd_f2","pixels":128,"tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v2
; phase k_gradient: 2 units
; scratch 3456 bytes, 2496 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define internal void @k_x(ptr %from, i64 %line_step, i64 %pixel_step, ptr %to, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v128, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = sub i64 %count, %v4
  %v7 = icmp slt i64 %v6, 4
  %v8 = select i1 %v7, i64 %v6, i64 4
  %v9 = getelementptr inbounds float, ptr %from, i64 %v4
  %v10 = getelementptr inbounds float, ptr %to, i64 %v4
  %v11 = getelementptr inbounds float, ptr %v9, i64 0
  %v12 = getelementptr inbounds float, ptr %v9, i64 %line_step
  %v13 = mul i64 %line_step, 2
  %v14 = getelementptr inbounds float, ptr %v9, i64 %v13
  %v15 = getelementptr inbounds float, ptr %v11, i64 0
  %v16 = icmp slt i64 %v8, 4
  %v17 = select i1 %v16, i64 %v8, i64 4
  %v18 = icmp sgt i64 %v17, 0
  %v19 = select i1 %v18, i64 %v17, i64 0
  %v20 = trunc i64 %v19 to i32
  %v21 = insertelement <4 x i32> poison, i32 %v20, i64 0
  %v22 = shufflevector <4 x i32> %v21, <4 x i32> poison, <4 x i32> zeroinitializer
  %v23 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v22
  %v24 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v15, <4 x i1> %v23, <4 x float> zeroinitializer)
  %v25 = getelementptr inbounds float, ptr %v12, i64 0
  %v26 = icmp slt i64 %v8, 4
  %v27 = select i1 %v26, i64 %v8, i64 4
  %v28 = icmp sgt i64 %v27, 0
  %v29 = select i1 %v28, i64 %v27, i64 0
  %v30 = trunc i64 %v29 to i32
  %v31 = insertelement <4 x i32> poison, i32 %v30, i64 0
  %v32 = shufflevector <4 x i32> %v31, <4 x i32> poison, <4 x i32> zeroinitializer
  %v33 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v32
  %v34 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v25, <4 x i1> %v33, <4 x float> zeroinitializer)
  %v35 = getelementptr inbounds float, ptr %v14, i64 0
  %v36 = icmp slt i64 %v8, 4
  %v37 = select i1 %v36, i64 %v8, i64 4
  %v38 = icmp sgt i64 %v37, 0
  %v39 = select i1 %v38, i64 %v37, i64 0
  %v40 = trunc i64 %v39 to i32
  %v41 = insertelement <4 x i32> poison, i32 %v40, i64 0
  %v42 = shufflevector <4 x i32> %v41, <4 x i32> poison, <4 x i32> zeroinitializer
  %v43 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v42
  %v44 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v35, <4 x i1> %v43, <4 x float> zeroinitializer)
  %v45 = getelementptr inbounds float, ptr %v11, i64 %pixel_step
  %v46 = icmp slt i64 %v8, 4
  %v47 = select i1 %v46, i64 %v8, i64 4
  %v48 = icmp sgt i64 %v47, 0
  %v49 = select i1 %v48, i64 %v47, i64 0
  %v50 = trunc i64 %v49 to i32
  %v51 = insertelement <4 x i32> poison, i32 %v50, i64 0
  %v52 = shufflevector <4 x i32> %v51, <4 x i32> poison, <4 x i32> zeroinitializer
  %v53 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v52
  %v54 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v45, <4 x i1> %v53, <4 x float> zeroinitializer)
  %v55 = getelementptr inbounds float, ptr %v12, i64 %pixel_step
  %v56 = icmp slt i64 %v8, 4
  %v57 = select i1 %v56, i64 %v8, i64 4
  %v58 = icmp sgt i64 %v57, 0
  %v59 = select i1 %v58, i64 %v57, i64 0
  %v60 = trunc i64 %v59 to i32
  %v61 = insertelement <4 x i32> poison, i32 %v60, i64 0
  %v62 = shufflevector <4 x i32> %v61, <4 x i32> poison, <4 x i32> zeroinitializer
  %v63 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v62
  %v64 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v55, <4 x i1> %v63, <4 x float> zeroinitializer)
  %v65 = getelementptr inbounds float, ptr %v14, i64 %pixel_step
  %v66 = icmp slt i64 %v8, 4
  %v67 = select i1 %v66, i64 %v8, i64 4
  %v68 = icmp sgt i64 %v67, 0
  %v69 = select i1 %v68, i64 %v67, i64 0
  %v70 = trunc i64 %v69 to i32
  %v71 = insertelement <4 x i32> poison, i32 %v70, i64 0
  %v72 = shufflevector <4 x i32> %v71, <4 x i32> poison, <4 x i32> zeroinitializer
  %v73 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v72
  %v74 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v65, <4 x i1> %v73, <4 x float> zeroinitializer)
  %v75 = mul i64 %pixel_step, 2
  %v76 = getelementptr inbounds float, ptr %v11, i64 %v75
  %v77 = icmp slt i64 %v8, 4
  %v78 = select i1 %v77, i64 %v8, i64 4
  %v79 = icmp sgt i64 %v78, 0
  %v80 = select i1 %v79, i64 %v78, i64 0
  %v81 = trunc i64 %v80 to i32
  %v82 = insertelement <4 x i32> poison, i32 %v81, i64 0
  %v83 = shufflevector <4 x i32> %v82, <4 x i32> poison, <4 x i32> zeroinitializer
  %v84 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v83
  %v85 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v76, <4 x i1> %v84, <4 x float> zeroinitializer)
  %v86 = mul i64 %pixel_step, 2
  %v87 = getelementptr inbounds float, ptr %v12, i64 %v86
  %v88 = icmp slt i64 %v8, 4
  %v89 = select i1 %v88, i64 %v8, i64 4
  %v90 = icmp sgt i64 %v89, 0
  %v91 = select i1 %v90, i64 %v89, i64 0
  %v92 = trunc i64 %v91 to i32
  %v93 = insertelement <4 x i32> poison, i32 %v92, i64 0
  %v94 = shufflevector <4 x i32> %v93, <4 x i32> poison, <4 x i32> zeroinitializer
  %v95 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v94
  %v96 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v87, <4 x i1> %v95, <4 x float> zeroinitializer)
  %v97 = mul i64 %pixel_step, 2
  %v98 = getelementptr inbounds float, ptr %v14, i64 %v97
  %v99 = icmp slt i64 %v8, 4
  %v100 = select i1 %v99, i64 %v8, i64 4
  %v101 = icmp sgt i64 %v100, 0
  %v102 = select i1 %v101, i64 %v100, i64 0
  %v103 = trunc i64 %v102 to i32
  %v104 = insertelement <4 x i32> poison, i32 %v103, i64 0
  %v105 = shufflevector <4 x i32> %v104, <4 x i32> poison, <4 x i32> zeroinitializer
  %v106 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v105
  %v107 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v98, <4 x i1> %v106, <4 x float> zeroinitializer)
  %v108 = fsub <4 x float> %v34, %v24
  %v109 = fsub <4 x float> %v44, %v34
  %v110 = fsub <4 x float> %v64, %v54
  %v111 = fsub <4 x float> %v74, %v64
  %v112 = fsub <4 x float> %v96, %v85
  %v113 = fsub <4 x float> %v107, %v96
  %v114 = fsub <4 x float> %v110, %v108
  %v115 = fsub <4 x float> %v112, %v110
  %v116 = fsub <4 x float> %v64, %v34
  %v117 = fsub <4 x float> %v96, %v64
  %v118 = fsub <4 x float> %v111, %v109
  %v119 = fsub <4 x float> %v113, %v111
  store <4 x float> %v114, ptr %v10, align 4
  %v120 = getelementptr inbounds float, ptr %v10, i64 16
  store <4 x float> %v110, ptr %v120, align 4
  %v121 = getelementptr inbounds float, ptr %v10, i64 32
  store <4 x float> %v115, ptr %v121, align 4
  %v122 = getelementptr inbounds float, ptr %v10, i64 48
  store <4 x float> %v116, ptr %v122, align 4
  %v123 = getelementptr inbounds float, ptr %v10, i64 64
  store <4 x float> %v64, ptr %v123, align 4
  %v124 = getelementptr inbounds float, ptr %v10, i64 80
  store <4 x float> %v117, ptr %v124, align 4
  %v125 = getelementptr inbounds float, ptr %v10, i64 96
  store <4 x float> %v118, ptr %v125, align 4
  %v126 = getelementptr inbounds float, ptr %v10, i64 112
  store <4 x float> %v111, ptr %v126, align 4
  %v127 = getelementptr inbounds float, ptr %v10, i64 128
  store <4 x float> %v119, ptr %v127, align 4
  %v128 = add nsw i64 %v4, 4
  br label %head1
end3:
  ret void
}
define internal void @k_dy(ptr %from, i64 %line_step, i64 %pixel_step, ptr %to, i64 %count) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v71, %body2 ]
  %v5 = icmp slt i64 %v4, %count
  br i1 %v5, label %body2, label %end3
body2:
  %v6 = sub i64 %count, %v4
  %v7 = icmp slt i64 %v6, 4
  %v8 = select i1 %v7, i64 %v6, i64 4
  %v9 = getelementptr inbounds float, ptr %from, i64 %v4
  %v10 = getelementptr inbounds float, ptr %to, i64 %v4
  %v11 = getelementptr inbounds float, ptr %v9, i64 0
  %v12 = getelementptr inbounds float, ptr %v9, i64 %line_step
  %v13 = getelementptr inbounds float, ptr %v11, i64 0
  %v14 = icmp slt i64 %v8, 4
  %v15 = select i1 %v14, i64 %v8, i64 4
  %v16 = icmp sgt i64 %v15, 0
  %v17 = select i1 %v16, i64 %v15, i64 0
  %v18 = trunc i64 %v17 to i32
  %v19 = insertelement <4 x i32> poison, i32 %v18, i64 0
  %v20 = shufflevector <4 x i32> %v19, <4 x i32> poison, <4 x i32> zeroinitializer
  %v21 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v20
  %v22 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v13, <4 x i1> %v21, <4 x float> zeroinitializer)
  %v23 = getelementptr inbounds float, ptr %v12, i64 0
  %v24 = icmp slt i64 %v8, 4
  %v25 = select i1 %v24, i64 %v8, i64 4
  %v26 = icmp sgt i64 %v25, 0
  %v27 = select i1 %v26, i64 %v25, i64 0
  %v28 = trunc i64 %v27 to i32
  %v29 = insertelement <4 x i32> poison, i32 %v28, i64 0
  %v30 = shufflevector <4 x i32> %v29, <4 x i32> poison, <4 x i32> zeroinitializer
  %v31 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v30
  %v32 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v23, <4 x i1> %v31, <4 x float> zeroinitializer)
  %v33 = getelementptr inbounds float, ptr %v11, i64 %pixel_step
  %v34 = icmp slt i64 %v8, 4
  %v35 = select i1 %v34, i64 %v8, i64 4
  %v36 = icmp sgt i64 %v35, 0
  %v37 = select i1 %v36, i64 %v35, i64 0
  %v38 = trunc i64 %v37 to i32
  %v39 = insertelement <4 x i32> poison, i32 %v38, i64 0
  %v40 = shufflevector <4 x i32> %v39, <4 x i32> poison, <4 x i32> zeroinitializer
  %v41 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v40
  %v42 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v33, <4 x i1> %v41, <4 x float> zeroinitializer)
  %v43 = getelementptr inbounds float, ptr %v12, i64 %pixel_step
  %v44 = icmp slt i64 %v8, 4
  %v45 = select i1 %v44, i64 %v8, i64 4
  %v46 = icmp sgt i64 %v45, 0
  %v47 = select i1 %v46, i64 %v45, i64 0
  %v48 = trunc i64 %v47 to i32
  %v49 = insertelement <4 x i32> poison, i32 %v48, i64 0
  %v50 = shufflevector <4 x i32> %v49, <4 x i32> poison, <4 x i32> zeroinitializer
  %v51 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v50
  %v52 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v43, <4 x i1> %v51, <4 x float> zeroinitializer)
  %v53 = fmul <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v22
  %v54 = fadd <4 x float> %v22, %v32
  %v55 = fmul <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v42
  %v56 = fadd <4 x float> %v42, %v52
  %v57 = fmul <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v53
  %v58 = fadd <4 x float> %v53, %v55
  %v59 = fmul <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v54
  %v60 = fadd <4 x float> %v54, %v56
  %v61 = fmul <4 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, %v32
  %v62 = fadd <4 x float> %v32, %v52
  store <4 x float> %v57, ptr %v10, align 4
  %v63 = getelementptr inbounds float, ptr %v10, i64 48
  store <4 x float> %v58, ptr %v63, align 4
  %v64 = getelementptr inbounds float, ptr %v10, i64 96
  store <4 x float> %v55, ptr %v64, align 4
  %v65 = getelementptr inbounds float, ptr %v10, i64 144
  store <4 x float> %v59, ptr %v65, align 4
  %v66 = getelementptr inbounds float, ptr %v10, i64 192
  store <4 x float> %v60, ptr %v66, align 4
  %v67 = getelementptr inbounds float, ptr %v10, i64 240
  store <4 x float> %v56, ptr %v67, align 4
  %v68 = getelementptr inbounds float, ptr %v10, i64 288
  store <4 x float> %v61, ptr %v68, align 4
  %v69 = getelementptr inbounds float, ptr %v10, i64 336
  store <4 x float> %v62, ptr %v69, align 4
  %v70 = getelementptr inbounds float, ptr %v10, i64 384
  store <4 x float> %v52, ptr %v70, align 4
  %v71 = add nsw i64 %v4, 4
  br label %head1
end3:
  ret void
}
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 4
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 8
  %v5 = load <4 x float>, ptr %v4, align 4
  %v6 = getelementptr inbounds float, ptr %c, i64 12
  %v7 = load <4 x float>, ptr %v6, align 4
  br label %head8
head8:
  %v11 = phi i64 [ 0, %entry ], [ %v46, %body9 ]
  %v12 = phi ptr [ %a, %entry ], [ %v45, %body9 ]
  %v13 = phi ptr [ %b, %entry ], [ %v44, %body9 ]
  %v14 = phi ptr [ %ahead, %entry ], [ %v14, %body9 ]
  %v15 = phi <4 x float> [ %v1, %entry ], [ %v25, %body9 ]
  %v16 = phi <4 x float> [ %v3, %entry ], [ %v31, %body9 ]
  %v17 = phi <4 x float> [ %v5, %entry ], [ %v37, %body9 ]
  %v18 = phi <4 x float> [ %v7, %entry ], [ %v43, %body9 ]
  %v19 = icmp slt i64 %v11, 4
  br i1 %v19, label %body9, label %end10
body9:
  %v20 = load <4 x float>, ptr %v13, align 4
  %v21 = load float, ptr %v12, align 4
  %v22 = insertelement <4 x float> poison, float %v21, i64 0
  %v23 = shufflevector <4 x float> %v22, <4 x float> poison, <4 x i32> zeroinitializer
  %v24 = fmul <4 x float> %v23, %v20
  %v25 = fadd <4 x float> %v24, %v15
  %v26 = getelementptr inbounds float, ptr %v12, i64 1
  %v27 = load float, ptr %v26, align 4
  %v28 = insertelement <4 x float> poison, float %v27, i64 0
  %v29 = shufflevector <4 x float> %v28, <4 x float> poison, <4 x i32> zeroinitializer
  %v30 = fmul <4 x float> %v29, %v20
  %v31 = fadd <4 x float> %v30, %v16
  %v32 = getelementptr inbounds float, ptr %v12, i64 2
  %v33 = load float, ptr %v32, align 4
  %v34 = insertelement <4 x float> poison, float %v33, i64 0
  %v35 = shufflevector <4 x float> %v34, <4 x float> poison, <4 x i32> zeroinitializer
  %v36 = fmul <4 x float> %v35, %v20
  %v37 = fadd <4 x float> %v36, %v17
  %v38 = getelementptr inbounds float, ptr %v12, i64 3
  %v39 = load float, ptr %v38, align 4
  %v40 = insertelement <4 x float> poison, float %v39, i64 0
  %v41 = shufflevector <4 x float> %v40, <4 x float> poison, <4 x i32> zeroinitializer
  %v42 = fmul <4 x float> %v41, %v20
  %v43 = fadd <4 x float> %v42, %v18
  %v44 = getelementptr inbounds float, ptr %v13, i64 4
  %v45 = getelementptr inbounds float, ptr %v12, i64 8
  %v46 = add nsw i64 %v11, 1
  br label %head8
end10:
  store <4 x float> %v15, ptr %c, align 4
  %v47 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v16, ptr %v47, align 4
  %v48 = getelementptr inbounds float, ptr %c, i64 8
  store <4 x float> %v17, ptr %v48, align 4
  %v49 = getelementptr inbounds float, ptr %c, i64 12
  store <4 x float> %v18, ptr %v49, align 4
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <4 x float>, ptr %c, align 4
  %v2 = getelementptr inbounds float, ptr %c, i64 4
  %v3 = load <4 x float>, ptr %v2, align 4
  %v4 = getelementptr inbounds float, ptr %c, i64 8
  %v5 = load <4 x float>, ptr %v4, align 4
  br label %head6
head6:
  %v9 = phi i64 [ 0, %entry ], [ %v37, %body7 ]
  %v10 = phi ptr [ %a, %entry ], [ %v36, %body7 ]
  %v11 = phi ptr [ %b, %entry ], [ %v35, %body7 ]
  %v12 = phi ptr [ %ahead, %entry ], [ %v12, %body7 ]
  %v13 = phi <4 x float> [ %v1, %entry ], [ %v22, %body7 ]
  %v14 = phi <4 x float> [ %v3, %entry ], [ %v28, %body7 ]
  %v15 = phi <4 x float> [ %v5, %entry ], [ %v34, %body7 ]
  %v16 = icmp slt i64 %v9, 4
  br i1 %v16, label %body7, label %end8
body7:
  %v17 = load <4 x float>, ptr %v11, align 4
  %v18 = load float, ptr %v10, align 4
  %v19 = insertelement <4 x float> poison, float %v18, i64 0
  %v20 = shufflevector <4 x float> %v19, <4 x float> poison, <4 x i32> zeroinitializer
  %v21 = fmul <4 x float> %v20, %v17
  %v22 = fadd <4 x float> %v21, %v13
  %v23 = getelementptr inbounds float, ptr %v10, i64 1
  %v24 = load float, ptr %v23, align 4
  %v25 = insertelement <4 x float> poison, float %v24, i64 0
  %v26 = shufflevector <4 x float> %v25, <4 x float> poison, <4 x i32> zeroinitializer
  %v27 = fmul <4 x float> %v26, %v17
  %v28 = fadd <4 x float> %v27, %v14
  %v29 = getelementptr inbounds float, ptr %v10, i64 2
  %v30 = load float, ptr %v29, align 4
  %v31 = insertelement <4 x float> poison, float %v30, i64 0
  %v32 = shufflevector <4 x float> %v31, <4 x float> poison, <4 x i32> zeroinitializer
  %v33 = fmul <4 x float> %v32, %v17
  %v34 = fadd <4 x float> %v33, %v15
  %v35 = getelementptr inbounds float, ptr %v11, i64 4
  %v36 = getelementptr inbounds float, ptr %v10, i64 8
  %v37 = add nsw i64 %v9, 1
  br label %head6
end8:
  store <4 x float> %v13, ptr %c, align 4
  %v38 = getelementptr inbounds float, ptr %c, i64 4
  store <4 x float> %v14, ptr %v38, align 4
  %v39 = getelementptr inbounds float, ptr %c, i64 8
  store <4 x float> %v15, ptr %v39, align 4
  ret void
}
define internal void @k_result(ptr %m, ptr %to, i64 %left) #0 {
entry:
  %v1 = icmp slt i64 %left, 4
  %v2 = select i1 %v1, i64 %left, i64 4
  br label %head3
head3:
  %v6 = phi i64 [ 0, %entry ], [ %v85, %end10 ]
  %v7 = icmp slt i64 %v6, 7
  br i1 %v7, label %body4, label %end5
body4:
  br label %head8
head8:
  %v11 = phi i64 [ 0, %body4 ], [ %v84, %body9 ]
  %v12 = icmp slt i64 %v11, %v2
  br i1 %v12, label %body9, label %end10
body9:
  %v13 = sub i64 %v2, %v11
  %v14 = icmp slt i64 %v13, 4
  %v15 = select i1 %v14, i64 %v13, i64 4
  %v16 = mul i64 %v6, 4
  %v17 = add i64 %v16, %v11
  %v18 = getelementptr inbounds float, ptr %m, i64 %v17
  %v19 = load <4 x float>, ptr %v18, align 4
  %v20 = getelementptr inbounds float, ptr %v18, i64 144
  %v21 = load <4 x float>, ptr %v20, align 4
  %v22 = getelementptr inbounds float, ptr %v18, i64 288
  %v23 = load <4 x float>, ptr %v22, align 4
  %v24 = getelementptr inbounds float, ptr %v18, i64 48
  %v25 = load <4 x float>, ptr %v24, align 4
  %v26 = getelementptr inbounds float, ptr %v18, i64 192
  %v27 = load <4 x float>, ptr %v26, align 4
  %v28 = getelementptr inbounds float, ptr %v18, i64 336
  %v29 = load <4 x float>, ptr %v28, align 4
  %v30 = getelementptr inbounds float, ptr %v18, i64 96
  %v31 = load <4 x float>, ptr %v30, align 4
  %v32 = getelementptr inbounds float, ptr %v18, i64 240
  %v33 = load <4 x float>, ptr %v32, align 4
  %v34 = getelementptr inbounds float, ptr %v18, i64 384
  %v35 = load <4 x float>, ptr %v34, align 4
  %v36 = mul i64 %v6, 20
  %v37 = add i64 %v36, %v11
  %v38 = getelementptr inbounds float, ptr %to, i64 %v37
  %v39 = fadd <4 x float> %v19, %v21
  %v40 = fadd <4 x float> %v21, %v23
  %v41 = fadd <4 x float> %v25, %v27
  %v42 = fadd <4 x float> %v27, %v29
  %v43 = fadd <4 x float> %v31, %v33
  %v44 = fadd <4 x float> %v33, %v35
  %v45 = fadd <4 x float> %v39, %v41
  %v46 = fadd <4 x float> %v41, %v43
  %v47 = fadd <4 x float> %v40, %v42
  %v48 = fadd <4 x float> %v42, %v44
  %v49 = icmp slt i64 %v15, 4
  %v50 = select i1 %v49, i64 %v15, i64 4
  %v51 = icmp sgt i64 %v50, 0
  %v52 = select i1 %v51, i64 %v50, i64 0
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <4 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <4 x i32> %v54, <4 x i32> poison, <4 x i32> zeroinitializer
  %v56 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v55
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v45, ptr align 4 %v38, <4 x i1> %v56)
  %v57 = getelementptr inbounds float, ptr %v38, i64 5
  %v58 = icmp slt i64 %v15, 4
  %v59 = select i1 %v58, i64 %v15, i64 4
  %v60 = icmp sgt i64 %v59, 0
  %v61 = select i1 %v60, i64 %v59, i64 0
  %v62 = trunc i64 %v61 to i32
  %v63 = insertelement <4 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <4 x i32> %v63, <4 x i32> poison, <4 x i32> zeroinitializer
  %v65 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v64
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v46, ptr align 4 %v57, <4 x i1> %v65)
  %v66 = getelementptr inbounds float, ptr %v38, i64 10
  %v67 = icmp slt i64 %v15, 4
  %v68 = select i1 %v67, i64 %v15, i64 4
  %v69 = icmp sgt i64 %v68, 0
  %v70 = select i1 %v69, i64 %v68, i64 0
  %v71 = trunc i64 %v70 to i32
  %v72 = insertelement <4 x i32> poison, i32 %v71, i64 0
  %v73 = shufflevector <4 x i32> %v72, <4 x i32> poison, <4 x i32> zeroinitializer
  %v74 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v73
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v47, ptr align 4 %v66, <4 x i1> %v74)
  %v75 = getelementptr inbounds float, ptr %v38, i64 15
  %v76 = icmp slt i64 %v15, 4
  %v77 = select i1 %v76, i64 %v15, i64 4
  %v78 = icmp sgt i64 %v77, 0
  %v79 = select i1 %v78, i64 %v77, i64 0
  %v80 = trunc i64 %v79 to i32
  %v81 = insertelement <4 x i32> poison, i32 %v80, i64 0
  %v82 = shufflevector <4 x i32> %v81, <4 x i32> poison, <4 x i32> zeroinitializer
  %v83 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v82
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v48, ptr align 4 %v75, <4 x i1> %v83)
  %v84 = add nsw i64 %v11, 4
  br label %head8
end10:
  %v85 = add nsw i64 %v6, 1
  br label %head3
end5:
  ret void
}
define void @k_gradient(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v10 = mul i64 %worker, 2496
  %v11 = getelementptr inbounds i8, ptr %v9, i64 %v10
  %v12 = getelementptr inbounds float, ptr %v11, i64 432
  %v13 = getelementptr inbounds float, ptr %v12, i64 144
  %v14 = mul i64 %lo, 432
  %v15 = getelementptr inbounds float, ptr %v7, i64 %v14
  %v16 = sub i64 %hi, %lo
  %v17 = mul i64 %v16, 432
  br label %head18
head18:
  %v21 = phi i64 [ 0, %entry ], [ %v24, %body19 ]
  %v22 = icmp slt i64 %v21, %v17
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = getelementptr inbounds float, ptr %v15, i64 %v21
  store <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v23, align 4
  %v24 = add nsw i64 %v21, 4
  br label %head18
end20:
  br label %head25
head25:
  %v28 = phi i64 [ 0, %end20 ], [ %v233, %end114 ]
  %v29 = icmp slt i64 %v28, 4
  br i1 %v29, label %body26, label %end27
body26:
  %v30 = add i64 %v28, 4
  %v31 = icmp slt i64 %v30, 4
  %v32 = select i1 %v31, i64 %v30, i64 4
  br label %head33
head33:
  %v36 = phi i64 [ %v28, %body26 ], [ %v109, %end60 ]
  %v37 = icmp slt i64 %v36, %v32
  br i1 %v37, label %body34, label %end35
body34:
  %v38 = sub i64 %v36, %v28
  %v39 = mul i64 %v38, 8
  %v40 = getelementptr inbounds float, ptr %v11, i64 %v39
  %v41 = udiv i64 %v36, 2
  %v42 = urem i64 %v36, 2
  %v43 = udiv i64 %v41, 2
  %v44 = urem i64 %v41, 2
  %v45 = mul i64 %v44, 2
  %v46 = mul i64 %v42, 2
  %v47 = icmp ult i64 %v45, 3
  %v48 = icmp ult i64 %v46, 3
  %v49 = and i1 %v47, %v48
  %v50 = mul i64 %v43, 112
  %v51 = getelementptr inbounds float, ptr %v3, i64 %v50
  br i1 %v49, label %then52, label %end53
then52:
  %v54 = mul i64 %v45, 4
  %v55 = add i64 %v54, %v46
  %v56 = mul i64 %v55, 7
  %v57 = getelementptr inbounds float, ptr %v51, i64 %v56
  call void @k_dy(ptr %v57, i64 28, i64 7, ptr %v40, i64 7)
  br label %end53
end53:
  %v58 = xor i1 %v49, true
  br i1 %v58, label %then59, label %end60
then59:
  br label %head61
head61:
  %v64 = phi i64 [ 0, %then59 ], [ %v108, %end68 ]
  %v65 = icmp slt i64 %v64, 2
  br i1 %v65, label %body62, label %end63
body62:
  br label %head66
head66:
  %v69 = phi i64 [ 0, %body62 ], [ %v107, %end86 ]
  %v70 = icmp slt i64 %v69, 2
  br i1 %v70, label %body67, label %end68
body67:
  %v71 = add i64 %v45, %v64
  %v72 = add i64 %v46, %v69
  %v73 = icmp ult i64 %v71, 4
  %v74 = icmp ult i64 %v72, 4
  %v75 = and i1 %v73, %v74
  %v76 = mul i64 %v71, 4
  %v77 = add i64 %v76, %v72
  %v78 = mul i64 %v77, 7
  %v79 = mul i64 %v64, 2
  %v80 = add i64 %v79, %v69
  %v81 = mul i64 %v80, 8
  %v82 = getelementptr inbounds float, ptr %v13, i64 %v81
  %v83 = select i1 %v75, i64 7, i64 0
  br label %head84
head84:
  %v87 = phi i64 [ 0, %body67 ], [ %v106, %body85 ]
  %v88 = icmp slt i64 %v87, 8
  br i1 %v88, label %body85, label %end86
body85:
  %v89 = sub i64 %v83, %v87
  %v90 = icmp slt i64 %v89, 4
  %v91 = select i1 %v90, i64 %v89, i64 4
  %v92 = icmp sgt i64 %v91, 0
  %v93 = select i1 %v92, i64 %v91, i64 0
  %v94 = getelementptr inbounds float, ptr %v51, i64 %v78
  %v95 = getelementptr inbounds float, ptr %v94, i64 %v87
  %v96 = icmp slt i64 %v93, 4
  %v97 = select i1 %v96, i64 %v93, i64 4
  %v98 = icmp sgt i64 %v97, 0
  %v99 = select i1 %v98, i64 %v97, i64 0
  %v100 = trunc i64 %v99 to i32
  %v101 = insertelement <4 x i32> poison, i32 %v100, i64 0
  %v102 = shufflevector <4 x i32> %v101, <4 x i32> poison, <4 x i32> zeroinitializer
  %v103 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v102
  %v104 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v95, <4 x i1> %v103, <4 x float> zeroinitializer)
  %v105 = getelementptr inbounds float, ptr %v82, i64 %v87
  store <4 x float> %v104, ptr %v105, align 4
  %v106 = add nsw i64 %v87, 4
  br label %head84
end86:
  %v107 = add nsw i64 %v69, 1
  br label %head66
end68:
  %v108 = add nsw i64 %v64, 1
  br label %head61
end63:
  call void @k_dy(ptr %v13, i64 16, i64 8, ptr %v40, i64 7)
  br label %end60
end60:
  %v109 = add nsw i64 %v36, 1
  br label %head33
end35:
  %v110 = sub i64 %v32, %v28
  %v111 = icmp slt i64 %v110, 4
  br label %head112
head112:
  %v115 = phi i64 [ %lo, %end35 ], [ %v232, %end204 ]
  %v116 = icmp slt i64 %v115, %hi
  br i1 %v116, label %body113, label %end114
body113:
  %v117 = mul i64 %v115, 4
  %v118 = sub i64 5, %v117
  %v119 = icmp slt i64 %v118, 4
  %v120 = select i1 %v119, i64 %v118, i64 4
  br label %head121
head121:
  %v124 = phi i64 [ %v28, %body113 ], [ %v199, %end150 ]
  %v125 = icmp slt i64 %v124, %v32
  br i1 %v125, label %body122, label %end123
body122:
  %v126 = sub i64 %v124, %v28
  %v127 = mul i64 %v126, 4
  %v128 = getelementptr inbounds float, ptr %v12, i64 %v127
  %v129 = udiv i64 %v124, 2
  %v130 = urem i64 %v124, 2
  %v131 = udiv i64 %v129, 2
  %v132 = urem i64 %v129, 2
  %v133 = mul i64 %v132, 2
  %v134 = sub i64 %v133, 1
  %v135 = mul i64 %v130, 2
  %v136 = icmp ult i64 %v134, 3
  %v137 = icmp ult i64 %v135, 2
  %v138 = and i1 %v136, %v137
  %v139 = mul i64 %v131, 100
  %v140 = add i64 %v139, %v117
  %v141 = getelementptr inbounds float, ptr %v1, i64 %v140
  br i1 %v138, label %then142, label %end143
then142:
  %v144 = mul i64 %v134, 4
  %v145 = add i64 %v144, %v135
  %v146 = mul i64 %v145, 5
  %v147 = getelementptr inbounds float, ptr %v141, i64 %v146
  call void @k_x(ptr %v147, i64 20, i64 5, ptr %v128, i64 %v120)
  br label %end143
end143:
  %v148 = xor i1 %v138, true
  br i1 %v148, label %then149, label %end150
then149:
  br label %head151
head151:
  %v154 = phi i64 [ 0, %then149 ], [ %v198, %end158 ]
  %v155 = icmp slt i64 %v154, 3
  br i1 %v155, label %body152, label %end153
body152:
  br label %head156
head156:
  %v159 = phi i64 [ 0, %body152 ], [ %v197, %end176 ]
  %v160 = icmp slt i64 %v159, 3
  br i1 %v160, label %body157, label %end158
body157:
  %v161 = add i64 %v134, %v154
  %v162 = add i64 %v135, %v159
  %v163 = icmp ult i64 %v161, 5
  %v164 = icmp ult i64 %v162, 4
  %v165 = and i1 %v163, %v164
  %v166 = mul i64 %v161, 4
  %v167 = add i64 %v166, %v162
  %v168 = mul i64 %v167, 5
  %v169 = mul i64 %v154, 3
  %v170 = add i64 %v169, %v159
  %v171 = mul i64 %v170, 4
  %v172 = getelementptr inbounds float, ptr %v13, i64 %v171
  %v173 = select i1 %v165, i64 %v120, i64 0
  br label %head174
head174:
  %v177 = phi i64 [ 0, %body157 ], [ %v196, %body175 ]
  %v178 = icmp slt i64 %v177, 4
  br i1 %v178, label %body175, label %end176
body175:
  %v179 = sub i64 %v173, %v177
  %v180 = icmp slt i64 %v179, 4
  %v181 = select i1 %v180, i64 %v179, i64 4
  %v182 = icmp sgt i64 %v181, 0
  %v183 = select i1 %v182, i64 %v181, i64 0
  %v184 = getelementptr inbounds float, ptr %v141, i64 %v168
  %v185 = getelementptr inbounds float, ptr %v184, i64 %v177
  %v186 = icmp slt i64 %v183, 4
  %v187 = select i1 %v186, i64 %v183, i64 4
  %v188 = icmp sgt i64 %v187, 0
  %v189 = select i1 %v188, i64 %v187, i64 0
  %v190 = trunc i64 %v189 to i32
  %v191 = insertelement <4 x i32> poison, i32 %v190, i64 0
  %v192 = shufflevector <4 x i32> %v191, <4 x i32> poison, <4 x i32> zeroinitializer
  %v193 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v192
  %v194 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v185, <4 x i1> %v193, <4 x float> zeroinitializer)
  %v195 = getelementptr inbounds float, ptr %v172, i64 %v177
  store <4 x float> %v194, ptr %v195, align 4
  %v196 = add nsw i64 %v177, 4
  br label %head174
end176:
  %v197 = add nsw i64 %v159, 1
  br label %head156
end158:
  %v198 = add nsw i64 %v154, 1
  br label %head151
end153:
  call void @k_x(ptr %v13, i64 12, i64 4, ptr %v128, i64 %v120)
  br label %end150
end150:
  %v199 = add nsw i64 %v124, 1
  br label %head121
end123:
  %v200 = mul i64 %v115, 432
  %v201 = getelementptr inbounds float, ptr %v7, i64 %v200
  br label %head202
head202:
  %v205 = phi i64 [ 0, %end123 ], [ %v231, %end209 ]
  %v206 = icmp slt i64 %v205, 9
  br i1 %v206, label %body203, label %end204
body203:
  br label %head207
head207:
  %v210 = phi i64 [ 0, %body203 ], [ %v230, %end229 ]
  %v211 = icmp slt i64 %v210, 2
  br i1 %v211, label %body208, label %end209
body208:
  %v212 = mul i64 %v210, 4
  %v213 = mul i64 %v205, 48
  %v214 = add i64 %v213, %v212
  %v215 = getelementptr inbounds float, ptr %v11, i64 %v214
  %v216 = mul i64 %v205, 16
  %v217 = getelementptr inbounds float, ptr %v12, i64 %v216
  %v218 = mul i64 %v205, 48
  %v219 = mul i64 %v212, 4
  %v220 = add i64 %v218, %v219
  %v221 = getelementptr inbounds float, ptr %v201, i64 %v220
  %v222 = icmp eq i64 %v210, 1
  %v223 = xor i1 %v222, true
  %v224 = and i1 true, %v223
  br i1 %v224, label %then225, label %end226
then225:
  call void @k_tile_00(ptr %v215, ptr %v217, ptr %v221, ptr %v221, ptr %v217, i64 0, i64 0)
  br label %end226
end226:
  %v227 = and i1 true, %v222
  br i1 %v227, label %then228, label %end229
then228:
  call void @k_tile_01(ptr %v215, ptr %v217, ptr %v221, ptr %v221, ptr %v217, i64 0, i64 0)
  br label %end229
end229:
  %v230 = add nsw i64 %v210, 1
  br label %head207
end209:
  %v231 = add nsw i64 %v205, 1
  br label %head202
end204:
  %v232 = add nsw i64 %v115, 1
  br label %head112
end114:
  %v233 = add nsw i64 %v28, 4
  br label %head25
end27:
  br label %head234
head234:
  %v237 = phi i64 [ %lo, %end27 ], [ %v244, %body235 ]
  %v238 = icmp slt i64 %v237, %hi
  br i1 %v238, label %body235, label %end236
body235:
  %v239 = mul i64 %v237, 4
  %v240 = mul i64 %v237, 432
  %v241 = getelementptr inbounds float, ptr %v7, i64 %v240
  %v242 = getelementptr inbounds float, ptr %v5, i64 %v239
  %v243 = sub i64 5, %v239
  call void @k_result(ptr %v241, ptr %v242, i64 %v243)
  %v244 = add nsw i64 %v237, 1
  br label %head234
end236:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
