; task {"attributes":{"perm_a":[0,1,2],"perm_b":[0,1,2],"perm_out":[0,1,2]},"inputs":["f64[1,5,9]","f64[1,9,7]"],"op":"matmul","output":"f64[1,5,7]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":1,"format":"packed","impl":"direct","k_slices":1,"split":"rows","tile_rows":2,"tile_vectors":1,"unroll":2}
; tier x86_64-v4
; phase k_pack: 1 units
; phase k_product: 3 units
; scratch 576 bytes, 0 of each core
declare <8 x double> @llvm.masked.load.v8f64.p0(ptr, <8 x i1>, <8 x double>)
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>)
declare void @llvm.masked.store.v8f64.p0(<8 x double>, ptr, <8 x i1>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v53, %end21 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 %v14, 72
  %v17 = getelementptr inbounds double, ptr %v7, i64 %v16
  %v18 = mul i64 0, 8
  br label %head19
head19:
  %v22 = phi i64 [ 0, %body12 ], [ %v52, %end43 ]
  %v23 = icmp slt i64 %v22, 8
  br i1 %v23, label %body20, label %end21
body20:
  %v24 = add i64 %v18, %v22
  %v25 = getelementptr inbounds double, ptr %v17, i64 %v22
  %v26 = icmp slt i64 %v24, 7
  br i1 %v26, label %then27, label %end28
then27:
  %v29 = getelementptr inbounds double, ptr %v3, i64 %v24
  br label %head30
head30:
  %v33 = phi i64 [ 0, %then27 ], [ %v40, %body31 ]
  %v34 = icmp slt i64 %v33, 9
  br i1 %v34, label %body31, label %end32
body31:
  %v35 = mul i64 %v33, 7
  %v36 = getelementptr inbounds double, ptr %v29, i64 %v35
  %v37 = load double, ptr %v36, align 8
  %v38 = mul i64 %v33, 8
  %v39 = getelementptr inbounds double, ptr %v25, i64 %v38
  store double %v37, ptr %v39, align 8
  %v40 = add nsw i64 %v33, 1
  br label %head30
end32:
  br label %end28
end28:
  %v41 = xor i1 %v26, true
  br i1 %v41, label %then42, label %end43
then42:
  br label %head44
head44:
  %v47 = phi i64 [ 0, %then42 ], [ %v51, %body45 ]
  %v48 = icmp slt i64 %v47, 9
  br i1 %v48, label %body45, label %end46
body45:
  %v49 = mul i64 %v47, 8
  %v50 = getelementptr inbounds double, ptr %v25, i64 %v49
  store double 0x0000000000000000, ptr %v50, align 8
  %v51 = add nsw i64 %v47, 1
  br label %head44
end46:
  br label %end43
end43:
  %v52 = add nsw i64 %v22, 1
  br label %head19
end21:
  %v53 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
define internal void @k_tile_01(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v35, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v34, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v33, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x double> [ <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v27, %body2 ]
  %v9 = phi <8 x double> [ <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v32, %body2 ]
  %v10 = icmp slt i64 %v4, 4
  br i1 %v10, label %body2, label %end3
body2:
  %v11 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x double> zeroinitializer)
  %v12 = load double, ptr %v5, align 8
  %v13 = insertelement <8 x double> poison, double %v12, i64 0
  %v14 = shufflevector <8 x double> %v13, <8 x double> poison, <8 x i32> zeroinitializer
  %v15 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v14, <8 x double> %v11, <8 x double> %v8)
  %v16 = getelementptr inbounds double, ptr %v5, i64 9
  %v17 = load double, ptr %v16, align 8
  %v18 = insertelement <8 x double> poison, double %v17, i64 0
  %v19 = shufflevector <8 x double> %v18, <8 x double> poison, <8 x i32> zeroinitializer
  %v20 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v19, <8 x double> %v11, <8 x double> %v9)
  %v21 = getelementptr inbounds double, ptr %v6, i64 8
  %v22 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v21, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x double> zeroinitializer)
  %v23 = getelementptr inbounds double, ptr %v5, i64 1
  %v24 = load double, ptr %v23, align 8
  %v25 = insertelement <8 x double> poison, double %v24, i64 0
  %v26 = shufflevector <8 x double> %v25, <8 x double> poison, <8 x i32> zeroinitializer
  %v27 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v26, <8 x double> %v22, <8 x double> %v15)
  %v28 = getelementptr inbounds double, ptr %v5, i64 10
  %v29 = load double, ptr %v28, align 8
  %v30 = insertelement <8 x double> poison, double %v29, i64 0
  %v31 = shufflevector <8 x double> %v30, <8 x double> poison, <8 x i32> zeroinitializer
  %v32 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v31, <8 x double> %v22, <8 x double> %v20)
  %v33 = getelementptr inbounds double, ptr %v6, i64 16
  %v34 = getelementptr inbounds double, ptr %v5, i64 2
  %v35 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v36 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x double> zeroinitializer)
  %v37 = load double, ptr %v5, align 8
  %v38 = insertelement <8 x double> poison, double %v37, i64 0
  %v39 = shufflevector <8 x double> %v38, <8 x double> poison, <8 x i32> zeroinitializer
  %v40 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v39, <8 x double> %v36, <8 x double> %v8)
  %v41 = getelementptr inbounds double, ptr %v5, i64 9
  %v42 = load double, ptr %v41, align 8
  %v43 = insertelement <8 x double> poison, double %v42, i64 0
  %v44 = shufflevector <8 x double> %v43, <8 x double> poison, <8 x i32> zeroinitializer
  %v45 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v44, <8 x double> %v36, <8 x double> %v9)
  %v46 = getelementptr inbounds double, ptr %v6, i64 8
  %v47 = getelementptr inbounds double, ptr %v5, i64 1
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v40, ptr align 8 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  %v48 = getelementptr inbounds double, ptr %c, i64 7
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v45, ptr align 8 %v48, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
  ret void
}
define internal void @k_tile_11(ptr %a, ptr %b, ptr %c, ptr %bias, ptr %ahead, i64 %row, i64 %column) #0 {
entry:
  br label %head1
head1:
  %v4 = phi i64 [ 0, %entry ], [ %v24, %body2 ]
  %v5 = phi ptr [ %a, %entry ], [ %v23, %body2 ]
  %v6 = phi ptr [ %b, %entry ], [ %v22, %body2 ]
  %v7 = phi ptr [ %ahead, %entry ], [ %v7, %body2 ]
  %v8 = phi <8 x double> [ <double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000, double 0x0000000000000000>, %entry ], [ %v21, %body2 ]
  %v9 = icmp slt i64 %v4, 4
  br i1 %v9, label %body2, label %end3
body2:
  %v10 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x double> zeroinitializer)
  %v11 = load double, ptr %v5, align 8
  %v12 = insertelement <8 x double> poison, double %v11, i64 0
  %v13 = shufflevector <8 x double> %v12, <8 x double> poison, <8 x i32> zeroinitializer
  %v14 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v13, <8 x double> %v10, <8 x double> %v8)
  %v15 = getelementptr inbounds double, ptr %v6, i64 8
  %v16 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v15, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x double> zeroinitializer)
  %v17 = getelementptr inbounds double, ptr %v5, i64 1
  %v18 = load double, ptr %v17, align 8
  %v19 = insertelement <8 x double> poison, double %v18, i64 0
  %v20 = shufflevector <8 x double> %v19, <8 x double> poison, <8 x i32> zeroinitializer
  %v21 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v20, <8 x double> %v16, <8 x double> %v14)
  %v22 = getelementptr inbounds double, ptr %v6, i64 16
  %v23 = getelementptr inbounds double, ptr %v5, i64 2
  %v24 = add nsw i64 %v4, 1
  br label %head1
end3:
  %v25 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr align 8 %v6, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>, <8 x double> zeroinitializer)
  %v26 = load double, ptr %v5, align 8
  %v27 = insertelement <8 x double> poison, double %v26, i64 0
  %v28 = shufflevector <8 x double> %v27, <8 x double> poison, <8 x i32> zeroinitializer
  %v29 = call <8 x double> @llvm.fma.v8f64(<8 x double> %v28, <8 x double> %v25, <8 x double> %v8)
  %v30 = getelementptr inbounds double, ptr %v6, i64 8
  %v31 = getelementptr inbounds double, ptr %v5, i64 1
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v29, ptr align 8 %c, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v47, %end26 ]
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
  %v27 = phi i64 [ 0, %body12 ], [ %v46, %end45 ]
  %v28 = icmp slt i64 %v27, 1
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = mul i64 %v27, 8
  %v30 = getelementptr inbounds double, ptr %v1, i64 %v19
  %v31 = add i64 %v16, %v27
  %v32 = mul i64 %v31, 72
  %v33 = getelementptr inbounds double, ptr %v7, i64 %v32
  %v34 = add i64 %v20, %v29
  %v35 = getelementptr inbounds double, ptr %v5, i64 %v34
  %v36 = icmp eq i64 %v27, 0
  %v37 = xor i1 %v23, true
  %v38 = and i1 true, %v37
  %v39 = and i1 %v38, %v36
  br i1 %v39, label %then40, label %end41
then40:
  call void @k_tile_01(ptr %v30, ptr %v33, ptr %v35, ptr %v5, ptr %v5, i64 %v22, i64 %v29)
  br label %end41
end41:
  %v42 = and i1 true, %v23
  %v43 = and i1 %v42, %v36
  br i1 %v43, label %then44, label %end45
then44:
  call void @k_tile_11(ptr %v30, ptr %v33, ptr %v35, ptr %v5, ptr %v5, i64 %v22, i64 %v29)
  br label %end45
end45:
  %v46 = add nsw i64 %v27, 1
  br label %head24
end26:
  %v47 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
