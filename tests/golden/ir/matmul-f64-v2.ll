; task {"attributes":{"perm_a":[0,1,2],"perm_b":[0,1,2],"perm_out":[0,1,2]},"inputs":["f64[1,5,9]","f64[1,9,7]"],"op":"matmul","output":"f64[1,5,7]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":1,"format":"packed","impl":"direct","k_slices":1,"split":"rows","tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v2
; phase k_pack: 4 units
; phase k_product: 3 units
; scratch 576 bytes, 0 of each core
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, <2 x i1>, <2 x double>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, <2 x i1>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v55, %end23 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = udiv i64 %v14, 4
  %v17 = urem i64 %v14, 4
  %v18 = mul i64 %v14, 18
  %v19 = getelementptr inbounds double, ptr %v7, i64 %v18
  %v20 = mul i64 %v17, 2
  br label %head21
head21:
  %v24 = phi i64 [ 0, %body12 ], [ %v54, %end45 ]
  %v25 = icmp slt i64 %v24, 2
  br i1 %v25, label %body22, label %end23
body22:
  %v26 = add i64 %v20, %v24
  %v27 = getelementptr inbounds double, ptr %v19, i64 %v24
  %v28 = icmp slt i64 %v26, 7
  br i1 %v28, label %then29, label %end30
then29:
  %v31 = getelementptr inbounds double, ptr %v3, i64 %v26
  br label %head32
head32:
  %v35 = phi i64 [ 0, %then29 ], [ %v42, %body33 ]
  %v36 = icmp slt i64 %v35, 9
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = mul i64 %v35, 7
  %v38 = getelementptr inbounds double, ptr %v31, i64 %v37
  %v39 = load double, ptr %v38, align 8
  %v40 = mul i64 %v35, 2
  %v41 = getelementptr inbounds double, ptr %v27, i64 %v40
  store double %v39, ptr %v41, align 8
  %v42 = add nsw i64 %v35, 1
  br label %head32
end34:
  br label %end30
end30:
  %v43 = xor i1 %v28, true
  br i1 %v43, label %then44, label %end45
then44:
  br label %head46
head46:
  %v49 = phi i64 [ 0, %then44 ], [ %v53, %body47 ]
  %v50 = icmp slt i64 %v49, 9
  br i1 %v50, label %body47, label %end48
body47:
  %v51 = mul i64 %v49, 2
  %v52 = getelementptr inbounds double, ptr %v27, i64 %v51
  store double 0x0000000000000000, ptr %v52, align 8
  %v53 = add nsw i64 %v49, 1
  br label %head46
end48:
  br label %end45
end45:
  %v54 = add nsw i64 %v24, 1
  br label %head21
end23:
  %v55 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tile_00(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <2 x double> [ <double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <2 x double> [ <double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = load <2 x double>, ptr %v6, align 8
  %v12 = load double, ptr %v5, align 8
  %v13 = insertelement <2 x double> poison, double %v12, i64 0
  %v14 = shufflevector <2 x double> %v13, <2 x double> poison, <2 x i32> zeroinitializer
  %v15 = fmul <2 x double> %v14, %v11
  %v16 = fadd <2 x double> %v15, %v8
  %v17 = getelementptr inbounds double, ptr %v5, i64 9
  %v18 = load double, ptr %v17, align 8
  %v19 = insertelement <2 x double> poison, double %v18, i64 0
  %v20 = shufflevector <2 x double> %v19, <2 x double> poison, <2 x i32> zeroinitializer
  %v21 = fmul <2 x double> %v20, %v11
  %v22 = fadd <2 x double> %v21, %v9
  %v23 = getelementptr inbounds double, ptr %v6, i64 2
  %v24 = load <2 x double>, ptr %v23, align 8
  %v25 = getelementptr inbounds double, ptr %v5, i64 1
  %v26 = load double, ptr %v25, align 8
  %v27 = insertelement <2 x double> poison, double %v26, i64 0
  %v28 = shufflevector <2 x double> %v27, <2 x double> poison, <2 x i32> zeroinitializer
  %v29 = fmul <2 x double> %v28, %v24
  %v30 = fadd <2 x double> %v29, %v16
  %v31 = getelementptr inbounds double, ptr %v5, i64 10
  %v32 = load double, ptr %v31, align 8
  %v33 = insertelement <2 x double> poison, double %v32, i64 0
  %v34 = shufflevector <2 x double> %v33, <2 x double> poison, <2 x i32> zeroinitializer
  %v35 = fmul <2 x double> %v34, %v24
  %v36 = fadd <2 x double> %v35, %v22
  %v37 = getelementptr inbounds double, ptr %v6, i64 4
  %v38 = getelementptr inbounds double, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v40 = load <2 x double>, ptr %v6, align 8
  %v41 = load double, ptr %v5, align 8
  %v42 = insertelement <2 x double> poison, double %v41, i64 0
  %v43 = shufflevector <2 x double> %v42, <2 x double> poison, <2 x i32> zeroinitializer
  %v44 = fmul <2 x double> %v43, %v40
  %v45 = fadd <2 x double> %v44, %v8
  %v46 = getelementptr inbounds double, ptr %v5, i64 9
  %v47 = load double, ptr %v46, align 8
  %v48 = insertelement <2 x double> poison, double %v47, i64 0
  %v49 = shufflevector <2 x double> %v48, <2 x double> poison, <2 x i32> zeroinitializer
  %v50 = fmul <2 x double> %v49, %v40
  %v51 = fadd <2 x double> %v50, %v9
  %v52 = getelementptr inbounds double, ptr %v6, i64 2
  %v53 = getelementptr inbounds double, ptr %v5, i64 1
  store <2 x double> %v45, ptr %c, align 8
  %v54 = getelementptr inbounds double, ptr %c, i64 7
  store <2 x double> %v51, ptr %v54, align 8
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v39, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v38, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v37, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <2 x double> [ <double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v30, %body2 ]
  %v9 = phi <2 x double> [ <double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v36, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v6, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v12 = load double, ptr %v5, align 8
  %v13 = insertelement <2 x double> poison, double %v12, i64 0
  %v14 = shufflevector <2 x double> %v13, <2 x double> poison, <2 x i32> zeroinitializer
  %v15 = fmul <2 x double> %v14, %v11
  %v16 = fadd <2 x double> %v15, %v8
  %v17 = getelementptr inbounds double, ptr %v5, i64 9
  %v18 = load double, ptr %v17, align 8
  %v19 = insertelement <2 x double> poison, double %v18, i64 0
  %v20 = shufflevector <2 x double> %v19, <2 x double> poison, <2 x i32> zeroinitializer
  %v21 = fmul <2 x double> %v20, %v11
  %v22 = fadd <2 x double> %v21, %v9
  %v23 = getelementptr inbounds double, ptr %v6, i64 2
  %v24 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v23, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v25 = getelementptr inbounds double, ptr %v5, i64 1
  %v26 = load double, ptr %v25, align 8
  %v27 = insertelement <2 x double> poison, double %v26, i64 0
  %v28 = shufflevector <2 x double> %v27, <2 x double> poison, <2 x i32> zeroinitializer
  %v29 = fmul <2 x double> %v28, %v24
  %v30 = fadd <2 x double> %v29, %v16
  %v31 = getelementptr inbounds double, ptr %v5, i64 10
  %v32 = load double, ptr %v31, align 8
  %v33 = insertelement <2 x double> poison, double %v32, i64 0
  %v34 = shufflevector <2 x double> %v33, <2 x double> poison, <2 x i32> zeroinitializer
  %v35 = fmul <2 x double> %v34, %v24
  %v36 = fadd <2 x double> %v35, %v22
  %v37 = getelementptr inbounds double, ptr %v6, i64 4
  %v38 = getelementptr inbounds double, ptr %v5, i64 2
  %v39 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v40 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v6, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v41 = load double, ptr %v5, align 8
  %v42 = insertelement <2 x double> poison, double %v41, i64 0
  %v43 = shufflevector <2 x double> %v42, <2 x double> poison, <2 x i32> zeroinitializer
  %v44 = fmul <2 x double> %v43, %v40
  %v45 = fadd <2 x double> %v44, %v8
  %v46 = getelementptr inbounds double, ptr %v5, i64 9
  %v47 = load double, ptr %v46, align 8
  %v48 = insertelement <2 x double> poison, double %v47, i64 0
  %v49 = shufflevector <2 x double> %v48, <2 x double> poison, <2 x i32> zeroinitializer
  %v50 = fmul <2 x double> %v49, %v40
  %v51 = fadd <2 x double> %v50, %v9
  %v52 = getelementptr inbounds double, ptr %v6, i64 2
  %v53 = getelementptr inbounds double, ptr %v5, i64 1
  call void @llvm.masked.store.v2f64.p0(<2 x double> %v45, ptr align 8 %c, <2 x i1> <i1 true, i1 false>)
  %v54 = getelementptr inbounds double, ptr %c, i64 7
  call void @llvm.masked.store.v2f64.p0(<2 x double> %v51, ptr align 8 %v54, <2 x i1> <i1 true, i1 false>)
  ret void
}
define internal void @k_tile_10(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v25, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v24, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <2 x double> [ <double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v23, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = load <2 x double>, ptr %v6, align 8
  %v11 = load double, ptr %v5, align 8
  %v12 = insertelement <2 x double> poison, double %v11, i64 0
  %v13 = shufflevector <2 x double> %v12, <2 x double> poison, <2 x i32> zeroinitializer
  %v14 = fmul <2 x double> %v13, %v10
  %v15 = fadd <2 x double> %v14, %v8
  %v16 = getelementptr inbounds double, ptr %v6, i64 2
  %v17 = load <2 x double>, ptr %v16, align 8
  %v18 = getelementptr inbounds double, ptr %v5, i64 1
  %v19 = load double, ptr %v18, align 8
  %v20 = insertelement <2 x double> poison, double %v19, i64 0
  %v21 = shufflevector <2 x double> %v20, <2 x double> poison, <2 x i32> zeroinitializer
  %v22 = fmul <2 x double> %v21, %v17
  %v23 = fadd <2 x double> %v22, %v15
  %v24 = getelementptr inbounds double, ptr %v6, i64 4
  %v25 = getelementptr inbounds double, ptr %v5, i64 2
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v27 = load <2 x double>, ptr %v6, align 8
  %v28 = load double, ptr %v5, align 8
  %v29 = insertelement <2 x double> poison, double %v28, i64 0
  %v30 = shufflevector <2 x double> %v29, <2 x double> poison, <2 x i32> zeroinitializer
  %v31 = fmul <2 x double> %v30, %v27
  %v32 = fadd <2 x double> %v31, %v8
  %v33 = getelementptr inbounds double, ptr %v6, i64 2
  %v34 = getelementptr inbounds double, ptr %v5, i64 1
  store <2 x double> %v32, ptr %c, align 8
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v26, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v25, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v24, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <2 x double> [ <double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v23, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v6, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v11 = load double, ptr %v5, align 8
  %v12 = insertelement <2 x double> poison, double %v11, i64 0
  %v13 = shufflevector <2 x double> %v12, <2 x double> poison, <2 x i32> zeroinitializer
  %v14 = fmul <2 x double> %v13, %v10
  %v15 = fadd <2 x double> %v14, %v8
  %v16 = getelementptr inbounds double, ptr %v6, i64 2
  %v17 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v16, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v18 = getelementptr inbounds double, ptr %v5, i64 1
  %v19 = load double, ptr %v18, align 8
  %v20 = insertelement <2 x double> poison, double %v19, i64 0
  %v21 = shufflevector <2 x double> %v20, <2 x double> poison, <2 x i32> zeroinitializer
  %v22 = fmul <2 x double> %v21, %v17
  %v23 = fadd <2 x double> %v22, %v15
  %v24 = getelementptr inbounds double, ptr %v6, i64 4
  %v25 = getelementptr inbounds double, ptr %v5, i64 2
  %v26 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v27 = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %v6, <2 x i1> <i1 true, i1 false>, <2 x double> zeroinitializer)
  %v28 = load double, ptr %v5, align 8
  %v29 = insertelement <2 x double> poison, double %v28, i64 0
  %v30 = shufflevector <2 x double> %v29, <2 x double> poison, <2 x i32> zeroinitializer
  %v31 = fmul <2 x double> %v30, %v27
  %v32 = fadd <2 x double> %v31, %v8
  %v33 = getelementptr inbounds double, ptr %v6, i64 2
  %v34 = getelementptr inbounds double, ptr %v5, i64 1
  call void @llvm.masked.store.v2f64.p0(<2 x double> %v32, ptr align 8 %c, <2 x i1> <i1 true, i1 false>)
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
  %v10 = getelementptr inbounds i8, ptr %v9, i64 0
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v59, %end26 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = udiv i64 %v14, 3
  %v17 = urem i64 %v14, 3
  %v18 = mul i64 %v17, 2
  %v19 = mul i64 %v18, 9
  %v20 = mul i64 %v18, 7
  %v21 = mul i64 %v16, 5
  %v22 = add i64 %v21, %v18
  %v23 = icmp eq i64 %v17, 2
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body12 ], [ %v58, %end57 ]
  %v28 = icmp slt i64 %v27, 4
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 2
  %v30 = getelementptr inbounds double, ptr %v1, i64 %v19
  %v31 = mul i64 %v16, 4
  %v32 = add i64 %v31, %v27
  %v33 = mul i64 %v32, 18
  %v34 = getelementptr inbounds double, ptr %v7, i64 %v33
  %v35 = add i64 %v20, %v29
  %v36 = getelementptr inbounds double, ptr %v5, i64 %v35
  %v37 = icmp eq i64 %v27, 3
  %v38 = xor i1 %v23, true
  %v39 = and i1 true, %v38
  %v40 = xor i1 %v37, true
  %v41 = and i1 %v39, %v40
  br i1 %v41, label %then42, label %end43
then42:
  call void @k_tile_00(ptr %v30, ptr %v34, ptr %v36, ptr %v5, ptr %v5, i64 %v22, i64 %v29)
  br label %end43
end43:
  %v44 = xor i1 %v23, true
  %v45 = and i1 true, %v44
  %v46 = and i1 %v45, %v37
  br i1 %v46, label %then47, label %end48
then47:
  call void @k_tile_01(ptr %v30, ptr %v34, ptr %v36, ptr %v5, ptr %v5, i64 %v22, i64 %v29)
  br label %end48
end48:
  %v49 = and i1 true, %v23
  %v50 = xor i1 %v37, true
  %v51 = and i1 %v49, %v50
  br i1 %v51, label %then52, label %end53
then52:
  call void @k_tile_10(ptr %v30, ptr %v34, ptr %v36, ptr %v5, ptr %v5, i64 %v22, i64 %v29)
  br label %end53
end53:
  %v54 = and i1 true, %v23
  %v55 = and i1 %v54, %v37
  br i1 %v55, label %then56, label %end57
then56:
  call void @k_tile_11(ptr %v30, ptr %v34, ptr %v36, ptr %v5, ptr %v5, i64 %v22, i64 %v29)
  br label %end57
end57:
  %v58 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v59 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
