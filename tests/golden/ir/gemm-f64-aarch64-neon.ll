; task {"attributes":{"tail":"t0=relu(x0)"},"inputs":["f64[5,9]","f64[9,12]","f64[12]"],"op":"gemm","output":"f64[5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none","split":"rows","tile_lines":1,"tile_pixels":4,"tile_vectors":1,"unroll":2}
; tier aarch64-neon
; phase k_product: 2 units
; scratch 0 bytes, 0 of each core
; packed input 1: float64 (1, 6, 9, 2) e5b49a9e10964e6e
; packed input 2: float64 (1, 12) 4fefea16d2767108
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>)
define internal void @k_tile_0000(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <2 x double>, ptr %bias, align 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v58, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v57, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v56, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <2 x double> [ %v1, %entry ], [ %v40, %body3 ]
  %v10 = phi <2 x double> [ %v1, %entry ], [ %v45, %body3 ]
  %v11 = phi <2 x double> [ %v1, %entry ], [ %v50, %body3 ]
  %v12 = phi <2 x double> [ %v1, %entry ], [ %v55, %body3 ]
  %v13 = icmp slt i64 %v5, 4
  br i1 %v13, label %body3, label %end4
body3:
  %v14 = load <2 x double>, ptr %v7, align 8
  %v15 = load double, ptr %v6, align 8
  %v16 = insertelement <2 x double> poison, double %v15, i64 0
  %v17 = shufflevector <2 x double> %v16, <2 x double> poison, <2 x i32> zeroinitializer
  %v18 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v17, <2 x double> %v14, <2 x double> %v9)
  %v19 = getelementptr inbounds double, ptr %v6, i64 9
  %v20 = load double, ptr %v19, align 8
  %v21 = insertelement <2 x double> poison, double %v20, i64 0
  %v22 = shufflevector <2 x double> %v21, <2 x double> poison, <2 x i32> zeroinitializer
  %v23 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v22, <2 x double> %v14, <2 x double> %v10)
  %v24 = getelementptr inbounds double, ptr %v6, i64 18
  %v25 = load double, ptr %v24, align 8
  %v26 = insertelement <2 x double> poison, double %v25, i64 0
  %v27 = shufflevector <2 x double> %v26, <2 x double> poison, <2 x i32> zeroinitializer
  %v28 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v27, <2 x double> %v14, <2 x double> %v11)
  %v29 = getelementptr inbounds double, ptr %v6, i64 27
  %v30 = load double, ptr %v29, align 8
  %v31 = insertelement <2 x double> poison, double %v30, i64 0
  %v32 = shufflevector <2 x double> %v31, <2 x double> poison, <2 x i32> zeroinitializer
  %v33 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v32, <2 x double> %v14, <2 x double> %v12)
  %v34 = getelementptr inbounds double, ptr %v7, i64 2
  %v35 = load <2 x double>, ptr %v34, align 8
  %v36 = getelementptr inbounds double, ptr %v6, i64 1
  %v37 = load double, ptr %v36, align 8
  %v38 = insertelement <2 x double> poison, double %v37, i64 0
  %v39 = shufflevector <2 x double> %v38, <2 x double> poison, <2 x i32> zeroinitializer
  %v40 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v39, <2 x double> %v35, <2 x double> %v18)
  %v41 = getelementptr inbounds double, ptr %v6, i64 10
  %v42 = load double, ptr %v41, align 8
  %v43 = insertelement <2 x double> poison, double %v42, i64 0
  %v44 = shufflevector <2 x double> %v43, <2 x double> poison, <2 x i32> zeroinitializer
  %v45 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v44, <2 x double> %v35, <2 x double> %v23)
  %v46 = getelementptr inbounds double, ptr %v6, i64 19
  %v47 = load double, ptr %v46, align 8
  %v48 = insertelement <2 x double> poison, double %v47, i64 0
  %v49 = shufflevector <2 x double> %v48, <2 x double> poison, <2 x i32> zeroinitializer
  %v50 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v49, <2 x double> %v35, <2 x double> %v28)
  %v51 = getelementptr inbounds double, ptr %v6, i64 28
  %v52 = load double, ptr %v51, align 8
  %v53 = insertelement <2 x double> poison, double %v52, i64 0
  %v54 = shufflevector <2 x double> %v53, <2 x double> poison, <2 x i32> zeroinitializer
  %v55 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v54, <2 x double> %v35, <2 x double> %v33)
  %v56 = getelementptr inbounds double, ptr %v7, i64 4
  %v57 = getelementptr inbounds double, ptr %v6, i64 2
  %v58 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v59 = load <2 x double>, ptr %v7, align 8
  %v60 = load double, ptr %v6, align 8
  %v61 = insertelement <2 x double> poison, double %v60, i64 0
  %v62 = shufflevector <2 x double> %v61, <2 x double> poison, <2 x i32> zeroinitializer
  %v63 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v62, <2 x double> %v59, <2 x double> %v9)
  %v64 = getelementptr inbounds double, ptr %v6, i64 9
  %v65 = load double, ptr %v64, align 8
  %v66 = insertelement <2 x double> poison, double %v65, i64 0
  %v67 = shufflevector <2 x double> %v66, <2 x double> poison, <2 x i32> zeroinitializer
  %v68 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v67, <2 x double> %v59, <2 x double> %v10)
  %v69 = getelementptr inbounds double, ptr %v6, i64 18
  %v70 = load double, ptr %v69, align 8
  %v71 = insertelement <2 x double> poison, double %v70, i64 0
  %v72 = shufflevector <2 x double> %v71, <2 x double> poison, <2 x i32> zeroinitializer
  %v73 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v72, <2 x double> %v59, <2 x double> %v11)
  %v74 = getelementptr inbounds double, ptr %v6, i64 27
  %v75 = load double, ptr %v74, align 8
  %v76 = insertelement <2 x double> poison, double %v75, i64 0
  %v77 = shufflevector <2 x double> %v76, <2 x double> poison, <2 x i32> zeroinitializer
  %v78 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v77, <2 x double> %v59, <2 x double> %v12)
  %v79 = getelementptr inbounds double, ptr %v7, i64 2
  %v80 = getelementptr inbounds double, ptr %v6, i64 1
  %v81 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v63
  %v82 = select <2 x i1> %v81, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v63
  %v83 = add i64 %row, 1
  %v84 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v68
  %v85 = select <2 x i1> %v84, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v68
  %v86 = add i64 %row, 2
  %v87 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v73
  %v88 = select <2 x i1> %v87, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v73
  %v89 = add i64 %row, 3
  %v90 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v78
  %v91 = select <2 x i1> %v90, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v78
  store <2 x double> %v82, ptr %c, align 8
  %v92 = getelementptr inbounds double, ptr %c, i64 12
  store <2 x double> %v85, ptr %v92, align 8
  %v93 = getelementptr inbounds double, ptr %c, i64 24
  store <2 x double> %v88, ptr %v93, align 8
  %v94 = getelementptr inbounds double, ptr %c, i64 36
  store <2 x double> %v91, ptr %v94, align 8
  ret void
}
define internal void @k_tile_0010(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  %v1 = load <2 x double>, ptr %bias, align 8
  br label %head2
head2:
  %v5 = phi i64 [ 0, %entry ], [ %v25, %body3 ]
  %v6 = phi ptr [ %a, %entry ], [ %v24, %body3 ]
  %v7 = phi ptr [ %b, %entry ], [ %v23, %body3 ]
  %v8 = phi ptr [ %ahead, %entry ], [ %v8, %body3 ]
  %v9 = phi <2 x double> [ %v1, %entry ], [ %v22, %body3 ]
  %v10 = icmp slt i64 %v5, 4
  br i1 %v10, label %body3, label %end4
body3:
  %v11 = load <2 x double>, ptr %v7, align 8
  %v12 = load double, ptr %v6, align 8
  %v13 = insertelement <2 x double> poison, double %v12, i64 0
  %v14 = shufflevector <2 x double> %v13, <2 x double> poison, <2 x i32> zeroinitializer
  %v15 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v14, <2 x double> %v11, <2 x double> %v9)
  %v16 = getelementptr inbounds double, ptr %v7, i64 2
  %v17 = load <2 x double>, ptr %v16, align 8
  %v18 = getelementptr inbounds double, ptr %v6, i64 1
  %v19 = load double, ptr %v18, align 8
  %v20 = insertelement <2 x double> poison, double %v19, i64 0
  %v21 = shufflevector <2 x double> %v20, <2 x double> poison, <2 x i32> zeroinitializer
  %v22 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v21, <2 x double> %v17, <2 x double> %v15)
  %v23 = getelementptr inbounds double, ptr %v7, i64 4
  %v24 = getelementptr inbounds double, ptr %v6, i64 2
  %v25 = add nsw i64 %v5, 1
  br label %head2
end4:
  %v26 = load <2 x double>, ptr %v7, align 8
  %v27 = load double, ptr %v6, align 8
  %v28 = insertelement <2 x double> poison, double %v27, i64 0
  %v29 = shufflevector <2 x double> %v28, <2 x double> poison, <2 x i32> zeroinitializer
  %v30 = call <2 x double> @llvm.fma.v2f64(<2 x double> %v29, <2 x double> %v26, <2 x double> %v9)
  %v31 = getelementptr inbounds double, ptr %v7, i64 2
  %v32 = getelementptr inbounds double, ptr %v6, i64 1
  %v33 = fcmp ogt <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, %v30
  %v34 = select <2 x i1> %v33, <2 x double> <double 0x0000000000000000, double 0x0000000000000000>, <2 x double> %v30
  store <2 x double> %v34, ptr %c, align 8
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
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
