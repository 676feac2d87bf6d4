; task {"attributes":{"dilations":[1,1],"group":1,"kernel":[2,2],"pads":[1,0],"strides":[1,1]},"inputs":["f32[1,5,4,5]","f32[1,4,4,7]"],"op":"conv_weight_gradient","output":"f32[7,2,2,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"impl":"winograd_f2","pixels":128,"tile_rows":4,"tile_vectors":1,"unroll":1}
; tier x86_64-v2
; phase k_gradient: 2 units
; phase k_sums: 14 units
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
  %v6 = phi i64 [ 0, %entry ], [ %v75, %body4 ]
  %v7 = icmp slt i64 %v6, %v2
  br i1 %v7, label %body4, label %end5
body4:
  %v8 = sub i64 %v2, %v6
  %v9 = icmp slt i64 %v8, 4
  %v10 = select i1 %v9, i64 %v8, i64 4
  %v11 = getelementptr inbounds float, ptr %m, i64 %v6
  %v12 = load <4 x float>, ptr %v11, align 4
  %v13 = getelementptr inbounds float, ptr %v11, i64 144
  %v14 = load <4 x float>, ptr %v13, align 4
  %v15 = getelementptr inbounds float, ptr %v11, i64 288
  %v16 = load <4 x float>, ptr %v15, align 4
  %v17 = getelementptr inbounds float, ptr %v11, i64 48
  %v18 = load <4 x float>, ptr %v17, align 4
  %v19 = getelementptr inbounds float, ptr %v11, i64 192
  %v20 = load <4 x float>, ptr %v19, align 4
  %v21 = getelementptr inbounds float, ptr %v11, i64 336
  %v22 = load <4 x float>, ptr %v21, align 4
  %v23 = getelementptr inbounds float, ptr %v11, i64 96
  %v24 = load <4 x float>, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %v11, i64 240
  %v26 = load <4 x float>, ptr %v25, align 4
  %v27 = getelementptr inbounds float, ptr %v11, i64 384
  %v28 = load <4 x float>, ptr %v27, align 4
  %v29 = getelementptr inbounds float, ptr %to, i64 %v6
  %v30 = fadd <4 x float> %v12, %v14
  %v31 = fadd <4 x float> %v14, %v16
  %v32 = fadd <4 x float> %v18, %v20
  %v33 = fadd <4 x float> %v20, %v22
  %v34 = fadd <4 x float> %v24, %v26
  %v35 = fadd <4 x float> %v26, %v28
  %v36 = fadd <4 x float> %v30, %v32
  %v37 = fadd <4 x float> %v32, %v34
  %v38 = fadd <4 x float> %v31, %v33
  %v39 = fadd <4 x float> %v33, %v35
  %v40 = icmp slt i64 %v10, 4
  %v41 = select i1 %v40, i64 %v10, i64 4
  %v42 = icmp sgt i64 %v41, 0
  %v43 = select i1 %v42, i64 %v41, i64 0
  %v44 = trunc i64 %v43 to i32
  %v45 = insertelement <4 x i32> poison, i32 %v44, i64 0
  %v46 = shufflevector <4 x i32> %v45, <4 x i32> poison, <4 x i32> zeroinitializer
  %v47 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v46
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v36, ptr align 4 %v29, <4 x i1> %v47)
  %v48 = getelementptr inbounds float, ptr %v29, i64 5
  %v49 = icmp slt i64 %v10, 4
  %v50 = select i1 %v49, i64 %v10, i64 4
  %v51 = icmp sgt i64 %v50, 0
  %v52 = select i1 %v51, i64 %v50, i64 0
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <4 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <4 x i32> %v54, <4 x i32> poison, <4 x i32> zeroinitializer
  %v56 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v55
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v37, ptr align 4 %v48, <4 x i1> %v56)
  %v57 = getelementptr inbounds float, ptr %v29, i64 10
  %v58 = icmp slt i64 %v10, 4
  %v59 = select i1 %v58, i64 %v10, i64 4
  %v60 = icmp sgt i64 %v59, 0
  %v61 = select i1 %v60, i64 %v59, i64 0
  %v62 = trunc i64 %v61 to i32
  %v63 = insertelement <4 x i32> poison, i32 %v62, i64 0
  %v64 = shufflevector <4 x i32> %v63, <4 x i32> poison, <4 x i32> zeroinitializer
  %v65 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v64
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v38, ptr align 4 %v57, <4 x i1> %v65)
  %v66 = getelementptr inbounds float, ptr %v29, i64 15
  %v67 = icmp slt i64 %v10, 4
  %v68 = select i1 %v67, i64 %v10, i64 4
  %v69 = icmp sgt i64 %v68, 0
  %v70 = select i1 %v69, i64 %v68, i64 0
  %v71 = trunc i64 %v70 to i32
  %v72 = insertelement <4 x i32> poison, i32 %v71, i64 0
  %v73 = shufflevector <4 x i32> %v72, <4 x i32> poison, <4 x i32> zeroinitializer
  %v74 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v73
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v39, ptr align 4 %v66, <4 x i1> %v74)
  %v75 = add nsw i64 %v6, 4
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
  %v25 = add i64 %hi, 1
  %v26 = udiv i64 %v25, 2
  %v27 = udiv i64 %lo, 2
  br label %head28
head28:
  %v31 = phi i64 [ %v27, %end20 ], [ %v253, %end45 ]
  %v32 = icmp slt i64 %v31, %v26
  br i1 %v32, label %body29, label %end30
body29:
  %v33 = mul i64 %v31, 2
  %v34 = icmp sgt i64 %lo, %v33
  %v35 = select i1 %v34, i64 %lo, i64 %v33
  %v36 = add i64 %v33, 2
  %v37 = icmp slt i64 %hi, %v36
  %v38 = select i1 %v37, i64 %hi, i64 %v36
  %v39 = mul i64 %v31, 4
  %v40 = add i64 %v39, 4
  %v41 = icmp slt i64 %v40, 4
  %v42 = select i1 %v41, i64 %v40, i64 4
  br label %head43
head43:
  %v46 = phi i64 [ %v39, %body29 ], [ %v252, %end132 ]
  %v47 = icmp slt i64 %v46, %v42
  br i1 %v47, label %body44, label %end45
body44:
  %v48 = add i64 %v46, 4
  %v49 = icmp slt i64 %v48, 4
  %v50 = select i1 %v49, i64 %v48, i64 4
  br label %head51
head51:
  %v54 = phi i64 [ %v46, %body44 ], [ %v127, %end78 ]
  %v55 = icmp slt i64 %v54, %v50
  br i1 %v55, label %body52, label %end53
body52:
  %v56 = sub i64 %v54, %v46
  %v57 = mul i64 %v56, 8
  %v58 = getelementptr inbounds float, ptr %v11, i64 %v57
  %v59 = udiv i64 %v54, 2
  %v60 = urem i64 %v54, 2
  %v61 = udiv i64 %v59, 2
  %v62 = urem i64 %v59, 2
  %v63 = mul i64 %v62, 2
  %v64 = mul i64 %v60, 2
  %v65 = icmp ult i64 %v63, 3
  %v66 = icmp ult i64 %v64, 3
  %v67 = and i1 %v65, %v66
  %v68 = mul i64 %v61, 112
  %v69 = getelementptr inbounds float, ptr %v3, i64 %v68
  br i1 %v67, label %then70, label %end71
then70:
  %v72 = mul i64 %v63, 4
  %v73 = add i64 %v72, %v64
  %v74 = mul i64 %v73, 7
  %v75 = getelementptr inbounds float, ptr %v69, i64 %v74
  call void @k_dy(ptr %v75, i64 28, i64 7, ptr %v58, i64 7)
  br label %end71
end71:
  %v76 = xor i1 %v67, true
  br i1 %v76, label %then77, label %end78
then77:
  br label %head79
head79:
  %v82 = phi i64 [ 0, %then77 ], [ %v126, %end86 ]
  %v83 = icmp slt i64 %v82, 2
  br i1 %v83, label %body80, label %end81
body80:
  br label %head84
head84:
  %v87 = phi i64 [ 0, %body80 ], [ %v125, %end104 ]
  %v88 = icmp slt i64 %v87, 2
  br i1 %v88, label %body85, label %end86
body85:
  %v89 = add i64 %v63, %v82
  %v90 = add i64 %v64, %v87
  %v91 = icmp ult i64 %v89, 4
  %v92 = icmp ult i64 %v90, 4
  %v93 = and i1 %v91, %v92
  %v94 = mul i64 %v89, 4
  %v95 = add i64 %v94, %v90
  %v96 = mul i64 %v95, 7
  %v97 = mul i64 %v82, 2
  %v98 = add i64 %v97, %v87
  %v99 = mul i64 %v98, 8
  %v100 = getelementptr inbounds float, ptr %v13, i64 %v99
  %v101 = select i1 %v93, i64 7, i64 0
  br label %head102
head102:
  %v105 = phi i64 [ 0, %body85 ], [ %v124, %body103 ]
  %v106 = icmp slt i64 %v105, 8
  br i1 %v106, label %body103, label %end104
body103:
  %v107 = sub i64 %v101, %v105
  %v108 = icmp slt i64 %v107, 4
  %v109 = select i1 %v108, i64 %v107, i64 4
  %v110 = icmp sgt i64 %v109, 0
  %v111 = select i1 %v110, i64 %v109, i64 0
  %v112 = getelementptr inbounds float, ptr %v69, i64 %v96
  %v113 = getelementptr inbounds float, ptr %v112, i64 %v105
  %v114 = icmp slt i64 %v111, 4
  %v115 = select i1 %v114, i64 %v111, i64 4
  %v116 = icmp sgt i64 %v115, 0
  %v117 = select i1 %v116, i64 %v115, i64 0
  %v118 = trunc i64 %v117 to i32
  %v119 = insertelement <4 x i32> poison, i32 %v118, i64 0
  %v120 = shufflevector <4 x i32> %v119, <4 x i32> poison, <4 x i32> zeroinitializer
  %v121 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v120
  %v122 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v113, <4 x i1> %v121, <4 x float> zeroinitializer)
  %v123 = getelementptr inbounds float, ptr %v100, i64 %v105
  store <4 x float> %v122, ptr %v123, align 4
  %v124 = add nsw i64 %v105, 4
  br label %head102
end104:
  %v125 = add nsw i64 %v87, 1
  br label %head84
end86:
  %v126 = add nsw i64 %v82, 1
  br label %head79
end81:
  call void @k_dy(ptr %v13, i64 16, i64 8, ptr %v58, i64 7)
  br label %end78
end78:
  %v127 = add nsw i64 %v54, 1
  br label %head51
end53:
  %v128 = sub i64 %v50, %v46
  %v129 = icmp slt i64 %v128, 4
  br label %head130
head130:
  %v133 = phi i64 [ %v35, %end53 ], [ %v251, %end223 ]
  %v134 = icmp slt i64 %v133, %v38
  br i1 %v134, label %body131, label %end132
body131:
  %v135 = sub i64 %v133, %v33
  %v136 = mul i64 %v135, 4
  %v137 = sub i64 5, %v136
  %v138 = icmp slt i64 %v137, 4
  %v139 = select i1 %v138, i64 %v137, i64 4
  br label %head140
head140:
  %v143 = phi i64 [ %v46, %body131 ], [ %v218, %end169 ]
  %v144 = icmp slt i64 %v143, %v50
  br i1 %v144, label %body141, label %end142
body141:
  %v145 = sub i64 %v143, %v46
  %v146 = mul i64 %v145, 4
  %v147 = getelementptr inbounds float, ptr %v12, i64 %v146
  %v148 = udiv i64 %v143, 2
  %v149 = urem i64 %v143, 2
  %v150 = udiv i64 %v148, 2
  %v151 = urem i64 %v148, 2
  %v152 = mul i64 %v151, 2
  %v153 = sub i64 %v152, 1
  %v154 = mul i64 %v149, 2
  %v155 = icmp ult i64 %v153, 3
  %v156 = icmp ult i64 %v154, 2
  %v157 = and i1 %v155, %v156
  %v158 = mul i64 %v150, 100
  %v159 = add i64 %v158, %v136
  %v160 = getelementptr inbounds float, ptr %v1, i64 %v159
  br i1 %v157, label %then161, label %end162
then161:
  %v163 = mul i64 %v153, 4
  %v164 = add i64 %v163, %v154
  %v165 = mul i64 %v164, 5
  %v166 = getelementptr inbounds float, ptr %v160, i64 %v165
  call void @k_x(ptr %v166, i64 20, i64 5, ptr %v147, i64 %v139)
  br label %end162
end162:
  %v167 = xor i1 %v157, true
  br i1 %v167, label %then168, label %end169
then168:
  br label %head170
head170:
  %v173 = phi i64 [ 0, %then168 ], [ %v217, %end177 ]
  %v174 = icmp slt i64 %v173, 3
  br i1 %v174, label %body171, label %end172
body171:
  br label %head175
head175:
  %v178 = phi i64 [ 0, %body171 ], [ %v216, %end195 ]
  %v179 = icmp slt i64 %v178, 3
  br i1 %v179, label %body176, label %end177
body176:
  %v180 = add i64 %v153, %v173
  %v181 = add i64 %v154, %v178
  %v182 = icmp ult i64 %v180, 5
  %v183 = icmp ult i64 %v181, 4
  %v184 = and i1 %v182, %v183
  %v185 = mul i64 %v180, 4
  %v186 = add i64 %v185, %v181
  %v187 = mul i64 %v186, 5
  %v188 = mul i64 %v173, 3
  %v189 = add i64 %v188, %v178
  %v190 = mul i64 %v189, 4
  %v191 = getelementptr inbounds float, ptr %v13, i64 %v190
  %v192 = select i1 %v184, i64 %v139, i64 0
  br label %head193
head193:
  %v196 = phi i64 [ 0, %body176 ], [ %v215, %body194 ]
  %v197 = icmp slt i64 %v196, 4
  br i1 %v197, label %body194, label %end195
body194:
  %v198 = sub i64 %v192, %v196
  %v199 = icmp slt i64 %v198, 4
  %v200 = select i1 %v199, i64 %v198, i64 4
  %v201 = icmp sgt i64 %v200, 0
  %v202 = select i1 %v201, i64 %v200, i64 0
  %v203 = getelementptr inbounds float, ptr %v160, i64 %v187
  %v204 = getelementptr inbounds float, ptr %v203, i64 %v196
  %v205 = icmp slt i64 %v202, 4
  %v206 = select i1 %v205, i64 %v202, i64 4
  %v207 = icmp sgt i64 %v206, 0
  %v208 = select i1 %v207, i64 %v206, i64 0
  %v209 = trunc i64 %v208 to i32
  %v210 = insertelement <4 x i32> poison, i32 %v209, i64 0
  %v211 = shufflevector <4 x i32> %v210, <4 x i32> poison, <4 x i32> zeroinitializer
  %v212 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v211
  %v213 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v204, <4 x i1> %v212, <4 x float> zeroinitializer)
  %v214 = getelementptr inbounds float, ptr %v191, i64 %v196
  store <4 x float> %v213, ptr %v214, align 4
  %v215 = add nsw i64 %v196, 4
  br label %head193
end195:
  %v216 = add nsw i64 %v178, 1
  br label %head175
end177:
  %v217 = add nsw i64 %v173, 1
  br label %head170
end172:
  call void @k_x(ptr %v13, i64 12, i64 4, ptr %v147, i64 %v139)
  br label %end169
end169:
  %v218 = add nsw i64 %v143, 1
  br label %head140
end142:
  %v219 = mul i64 %v133, 432
  %v220 = getelementptr inbounds float, ptr %v7, i64 %v219
  br label %head221
head221:
  %v224 = phi i64 [ 0, %end142 ], [ %v250, %end228 ]
  %v225 = icmp slt i64 %v224, 9
  br i1 %v225, label %body222, label %end223
body222:
  br label %head226
head226:
  %v229 = phi i64 [ 0, %body222 ], [ %v249, %end248 ]
  %v230 = icmp slt i64 %v229, 2
  br i1 %v230, label %body227, label %end228
body227:
  %v231 = mul i64 %v229, 4
  %v232 = mul i64 %v224, 48
  %v233 = add i64 %v232, %v231
  %v234 = getelementptr inbounds float, ptr %v11, i64 %v233
  %v235 = mul i64 %v224, 16
  %v236 = getelementptr inbounds float, ptr %v12, i64 %v235
  %v237 = mul i64 %v224, 48
  %v238 = mul i64 %v231, 4
  %v239 = add i64 %v237, %v238
  %v240 = getelementptr inbounds float, ptr %v220, i64 %v239
  %v241 = icmp eq i64 %v229, 1
  %v242 = xor i1 %v241, true
  %v243 = and i1 true, %v242
  br i1 %v243, label %then244, label %end245
then244:
  call void @k_tile_00(ptr %v234, ptr %v236, ptr %v240, ptr %v240, ptr %v236, i64 0, i64 0)
  br label %end245
end245:
  %v246 = and i1 true, %v241
  br i1 %v246, label %then247, label %end248
then247:
  call void @k_tile_01(ptr %v234, ptr %v236, ptr %v240, ptr %v240, ptr %v236, i64 0, i64 0)
  br label %end248
end248:
  %v249 = add nsw i64 %v229, 1
  br label %head226
end228:
  %v250 = add nsw i64 %v224, 1
  br label %head221
end223:
  %v251 = add nsw i64 %v133, 1
  br label %head130
end132:
  %v252 = add nsw i64 %v46, 4
  br label %head43
end45:
  %v253 = add nsw i64 %v31, 1
  br label %head28
end30:
  ret void
}
define void @k_sums(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  br label %head12
head12:
  %v15 = phi i64 [ %lo, %entry ], [ %v28, %body13 ]
  %v16 = icmp slt i64 %v15, %hi
  br i1 %v16, label %body13, label %end14
body13:
  %v17 = udiv i64 %v15, 2
  %v18 = urem i64 %v15, 2
  %v19 = mul i64 %v18, 4
  %v20 = mul i64 %v18, 432
  %v21 = mul i64 %v17, 4
  %v22 = add i64 %v20, %v21
  %v23 = mul i64 %v17, 20
  %v24 = add i64 %v23, %v19
  %v25 = getelementptr inbounds float, ptr %v5, i64 %v24
  %v26 = getelementptr inbounds float, ptr %v7, i64 %v22
  %v27 = sub i64 5, %v19
  call void @k_result(ptr %v26, ptr %v25, i64 %v27)
  %v28 = add nsw i64 %v15, 1
  br label %head12
end14:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
