; task {"attributes":{"tail":"t0=relu(x0)"},"inputs":["f64[5,9]","f64[9,12]","f64[12]"],"op":"gemm","output":"f64[5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: float64 (1, 6, 9, 2) e5b49a9e10964e6e
; packed input 2: float64 (1, 12) 4fefea16d2767108
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <2 x double>, ptr %bias, align 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v66, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v65, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v64, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <2 x double> [ %v1, %entry ], [ %v45, %body3 ]
  %v10 = phi <2 x double> [ %v1, %entry ], [ %v51, %body3 ]
  %v11 = phi <2 x double> [ %v1, %entry ], [ %v57, %body3 ]
  %v12 = phi <2 x double> [ %v1, %entry ], [ %v63, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <2 x double>, ptr %v7, align 8
  %v15 = load double, ptr %v6, align 8
  %v16 = insertelement <2 x double> poison, double %v15, i64 0
  %v17 = shufflevector <2 x double> %v16, <2 x double> poison, <2 x i32> zeroinitializer
  %v18 = fmul <2 x double> %v17, %v14
  %v19 = fadd <2 x double> %v18, %v9
  %v20 = getelementptr inbounds double, ptr %v6, i64 9
  %v21 = load double, ptr %v20, align 8
  %v22 = insertelement <2 x double> poison, double %v21, i64 0
  %v23 = shufflevector <2 x double> %v22, <2 x double> poison, <2 x i32> zeroinitializer
  %v24 = fmul <2 x double> %v23, %v14
  %v25 = fadd <2 x double> %v24, %v10
  %v26 = getelementptr inbounds double, ptr %v6, i64 18
  %v27 = load double, ptr %v26, align 8
  %v28 = insertelement <2 x double> poison, double %v27, i64 0
  %v29 = shufflevector <2 x double> %v28, <2 x double> poison, <2 x i32> zeroinitializer
  %v30 = fmul <2 x double> %v29, %v14
  %v31 = fadd <2 x double> %v30, %v11
  %v32 = getelementptr inbounds double, ptr %v6, i64 27
  %v33 = load double, ptr %v32, align 8
  %v34 = insertelement <2 x double> poison, double %v33, i64 0
  %v35 = shufflevector <2 x double> %v34, <2 x double> poison, <2 x i32> zeroinitializer
  %v36 = fmul <2 x double> %v35, %v14
  %v37 = fadd <2 x double> %v36, %v12
  %v38 = getelementptr inbounds double, ptr %v7, i64 2
  %v39 = load <2 x double>, ptr %v38, align 8
  %v40 = getelementptr inbounds double, ptr %v6, i64 1
  %v41 = load double, ptr %v40, align 8
  %v42 = insertelement <2 x double> poison, double %v41, i64 0
  %v43 = shufflevector <2 x double> %v42, <2 x double> poison, <2 x i32> zeroinitializer
  %v44 = fmul <2 x double> %v43, %v39
  %v45 = fadd <2 x double> %v44, %v19
  %v46 = getelementptr inbounds double, ptr %v6, i64 10
  %v47 = load double, ptr %v46, align 8
  %v48 = insertelement <2 x double> poison, double %v47, i64 0
  %v49 = shufflevector <2 x double> %v48, <2 x double> poison, <2 x i32> zeroinitializer
  %v50 = fmul <2 x double> %v49, %v39
  %v51 = fadd <2 x double> %v50, %v25
  %v52 = getelementptr inbounds double, ptr %v6, i64 19
  %v53 = load double, ptr %v52, align 8
  %v54 = insertelement <2 x double> poison, double %v53, i64 0
  %v55 = shufflevector <2 x double> %v54, <2 x double> poison, <2 x i32> zeroinitializer
  %v56 = fmul <2 x double> %v55, %v39
  %v57 = fadd <2 x double> %v56, %v31
  %v58 = getelementptr inbounds double, ptr %v6, i64 28
  %v59 = load double, ptr %v58, align 8
  %v60 = insertelement <2 x double> poison, double %v59, i64 0
  %v61 = shufflevector <2 x double> %v60, <2 x double> poison, <2 x i32> zeroinitializer
  %v62 = fmul <2 x double> %v61, %v39
  %v63 = fadd <2 x double> %v62, %v37
  %v64 = getelementptr inbounds double, ptr %v7, i64 4
  %v65 = getelementptr inbounds double, ptr %v6, i64 2
  %v66 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v67 = load <2 x double>, ptr %v7, align 8
  %v68 = load double, ptr %v6, align 8
  %v69 = insertelement <2 x double> poison, double %v68, i64 0
  %v70 = shufflevector <2 x double> %v69, <2 x double> poison, <2 x i32> zeroinitializer
  %v71 = fmul <2 x double> %v70, %v67
  %v72 = fadd <2 x double> %v71, %v9
  %v73 = getelementptr inbounds double, ptr %v6, i64 9
  %v74 = load double, ptr %v73, align 8
  %v75 = insertelement <2 x double> poison, double %v74, i64 0
  %v76 = shufflevector <2 x double> %v75, <2 x double> poison, <2 x i32> zeroinitializer
  %v77 = fmul <2 x double> %v76, %v67
  %v78 = fadd <2 x double> %v77, %v10
  %v79 = getelementptr inbounds double, ptr %v6, i64 18
  %v80 = load double, ptr %v79, align 8
  %v81 = insertelement <2 x double> poison, double %v80, i64 0
  %v82 = shufflevector <2 x double> %v81, <2 x double> poison, <2 x i32> zeroinitializer
  %v83 = fmul <2 x double> %v82, %v67
  %v84 = fadd <2 x double> %v83, %v11
  %v85 = getelementptr inbounds double, ptr %v6, i64 27
  %v86 = load double, ptr %v85, align 8
  %v87 = insertelement <2 x double> poison, double %v86, i64 0
  %v88 = shufflevector <2 x double> %v87, <2 x double> poison, <2 x i32> zeroinitializer
  %v89 = fmul <2 x double> %v88, %v67
  %v90 = fadd <2 x double> %v89, %v12
  %v91 = getelementptr inbounds double, ptr %v7, i64 2
  %v92 = getelementptr inbounds double, ptr %v6, i64 1
  %v93 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v72
  %v94 = select <2 x i1> %v93, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v72
  %v95 = add i64 %row, 1
  %v96 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v78
  %v97 = select <2 x i1> %v96, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v78
  %v98 = add i64 %row, 2
  %v99 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v84
  %v100 = select <2 x i1> %v99, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v84
  %v101 = add i64 %row, 3
  %v102 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v90
  %v103 = select <2 x i1> %v102, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v90
  store <2 x double> %v94, ptr %c, align 8
  %v104 = getelementptr inbounds double, ptr %c, i64 12
  store <2 x double> %v97, ptr %v104, align 8
  %v105 = getelementptr inbounds double, ptr %c, i64 24
  store <2 x double> %v100, ptr %v105, align 8
  %v106 = getelementptr inbounds double, ptr %c, i64 36
  store <2 x double> %v103, ptr %v106, align 8
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <2 x double>, ptr %bias, align 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v27, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v26, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v25, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <2 x double> [ %v1, %entry ], [ %v24, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <2 x double>, ptr %v7, align 8
  %v12 = load double, ptr %v6, align 8
  %v13 = insertelement <2 x double> poison, double %v12, i64 0
  %v14 = shufflevector <2 x double> %v13, <2 x double> poison, <2 x i32> zeroinitializer
  %v15 = fmul <2 x double> %v14, %v11
  %v16 = fadd <2 x double> %v15, %v9
  %v17 = getelementptr inbounds double, ptr %v7, i64 2
  %v18 = load <2 x double>, ptr %v17, align 8
  %v19 = getelementptr inbounds double, ptr %v6, i64 1
  %v20 = load double, ptr %v19, align 8
  %v21 = insertelement <2 x double> poison, double %v20, i64 0
  %v22 = shufflevector <2 x double> %v21, <2 x double> poison, <2 x i32> zeroinitializer
  %v23 = fmul <2 x double> %v22, %v18
  %v24 = fadd <2 x double> %v23, %v16
  %v25 = getelementptr inbounds double, ptr %v7, i64 4
  %v26 = getelementptr inbounds double, ptr %v6, i64 2
  %v27 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v28 = load <2 x double>, ptr %v7, align 8
  %v29 = load double, ptr %v6, align 8
  %v30 = insertelement <2 x double> poison, double %v29, i64 0
  %v31 = shufflevector <2 x double> %v30, <2 x double> poison, <2 x i32> zeroinitializer
  %v32 = fmul <2 x double> %v31, %v28
  %v33 = fadd <2 x double> %v32, %v9
  %v34 = getelementptr inbounds double, ptr %v7, i64 2
  %v35 = getelementptr inbounds double, ptr %v6, i64 1
  %v36 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v33
  %v37 = select <2 x i1> %v36, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v33
  store <2 x double> %v37, ptr %c, align 8
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
  %v16 = phi i64 [ 0, %entry ], [ %v65, %end20 ]
  %v17 = icmp slt i64 %v16, 6
  br i1 %v17, label %body14, label %end15
body14:
  br label %head18
head18:
  %v21 = phi i64 [ %lo, %body14 ], [ %v64, %end63 ]
  %v22 = icmp slt i64 %v21, %hi
  br i1 %v22, label %body19, label %end20
body19:
  %v23 = udiv i64 %v21, 2
  %v24 = urem i64 %v21, 2
  %v25 = udiv i64 %v24, 2
  %v26 = urem i64 %v24, 2
  %v27 = udiv i64 %v16, 6
  %v28 = urem i64 %v16, 6
  %v29 = mul i64 %v26, 4
  %v30 = mul i64 %v23, 45
  %v31 = mul i64 %v25, 45
  %v32 = add i64 %v30, %v31
  %v33 = mul i64 %v29, 9
  %v34 = add i64 %v32, %v33
  %v35 = mul i64 %v27, 9
  %v36 = add i64 %v34, %v35
  %v37 = mul i64 %v27, 12
  %v38 = mul i64 %v28, 2
  %v39 = add i64 %v37, %v38
  %v40 = add i64 %v23, %v25
  %v41 = mul i64 %v40, 5
  %v42 = add i64 %v41, %v29
  %v43 = mul i64 %v42, 12
  %v44 = add i64 %v43, %v39
  %v45 = mul i64 %v16, 18
  %v46 = add i64 %v45, 18
  %v47 = getelementptr inbounds double, ptr %v3, i64 %v46
  %v48 = getelementptr inbounds i8, ptr %v47, i64 0
  %v49 = getelementptr inbounds double, ptr %v1, i64 %v36
  %v50 = getelementptr inbounds double, ptr %v3, i64 %v45
  %v51 = getelementptr inbounds double, ptr %v7, i64 %v44
  %v52 = mul i64 %v16, 2
  %v53 = getelementptr inbounds double, ptr %v5, i64 %v52
  %v54 = icmp eq i64 %v25, 0
  %v55 = icmp eq i64 %v26, 1
  %v56 = icmp eq i64 %v28, 5
  %v57 = xor i1 %v55, true
  %v58 = and i1 true, %v57
  br i1 %v58, label %then59, label %end60
then59:
  call void @k_tile_0000(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39)
  br label %end60
end60:
  %v61 = and i1 true, %v55
  br i1 %v61, label %then62, label %end63
then62:
  call void @k_tile_0010(ptr %v49, ptr %v50, ptr %v51, ptr %v53, ptr %v48, i64 %v42, i64 %v39)
  br label %end63
end63:
  %v64 = add nsw i64 %v21, 1
  br label %head18
end20:
  %v65 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
