; task {"attributes":{"axes":[1],"keepdims":0,"mode":"max"},"inputs":["i64[3,41]"],"op":"reduce","output":"i64[3]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2}
; tier aarch64-neon
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <2 x i64> @llvm.masked.load.v2i64.p0(ptr, <2 x i1>, <2 x i64>)
declare void @llvm.masked.store.v2i64.p0(<2 x i64>, ptr, <2 x i1>)
define void @k(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
entry:
  %v1 = load ptr, ptr %args, align 8
  %v2 = getelementptr inbounds ptr, ptr %args, i64 1
  %v3 = load ptr, ptr %v2, align 8
  %v4 = getelementptr inbounds ptr, ptr %args, i64 2
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr inbounds ptr, ptr %args, i64 3
  %v7 = load ptr, ptr %v6, align 8
  %v8 = getelementptr inbounds i8, ptr %v7, i64 0
  br label %head9
head9:
  %v12 = phi i64 [ %lo, %entry ], [ %v54, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 41
  %v15 = getelementptr inbounds i64, ptr %v1, i64 %v14
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v36, %body17 ]
  %v20 = phi <2 x i64> [ <i64 -9223372036854775808, i64 -9223372036854775808>, %body10 ], [ %v29, %body17 ]
  %v21 = phi <2 x i64> [ <i64 -9223372036854775808, i64 -9223372036854775808>, %body10 ], [ %v35, %body17 ]
  %v22 = icmp slt i64 %v19, 40
  br i1 %v22, label %body17, label %end18
body17:
  %v23 = add i64 %v19, 2
  %v24 = getelementptr inbounds i64, ptr %v15, i64 %v19
  %v25 = load <2 x i64>, ptr %v24, align 8
  %v26 = icmp ne <2 x i64> %v25, %v25
  %v27 = icmp sgt <2 x i64> %v25, %v20
  %v28 = select <2 x i1> %v27, <2 x i64> %v25, <2 x i64> %v20
  %v29 = select <2 x i1> %v26, <2 x i64> %v25, <2 x i64> %v28
  %v30 = getelementptr inbounds i64, ptr %v15, i64 %v23
  %v31 = load <2 x i64>, ptr %v30, align 8
  %v32 = icmp ne <2 x i64> %v31, %v31
  %v33 = icmp sgt <2 x i64> %v31, %v21
  %v34 = select <2 x i1> %v33, <2 x i64> %v31, <2 x i64> %v21
  %v35 = select <2 x i1> %v32, <2 x i64> %v31, <2 x i64> %v34
  %v36 = add nsw i64 %v19, 4
  br label %head16
end18:
  %v37 = getelementptr inbounds i64, ptr %v15, i64 40
  %v38 = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr align 8 %v37, <2 x i1> <i1 true, i1 false>, <2 x i64> zeroinitializer)
  %v39 = select <2 x i1> <i1 true, i1 false>, <2 x i64> %v38, <2 x i64> <i64 -9223372036854775808, i64 -9223372036854775808>
  %v40 = icmp ne <2 x i64> %v39, %v39
  %v41 = icmp sgt <2 x i64> %v39, %v20
  %v42 = select <2 x i1> %v41, <2 x i64> %v39, <2 x i64> %v20
  %v43 = select <2 x i1> %v40, <2 x i64> %v39, <2 x i64> %v42
  %v44 = icmp ne <2 x i64> %v43, %v43
  %v45 = icmp sgt <2 x i64> %v43, %v21
  %v46 = select <2 x i1> %v45, <2 x i64> %v43, <2 x i64> %v21
  %v47 = select <2 x i1> %v44, <2 x i64> %v43, <2 x i64> %v46
  %v48 = shufflevector <2 x i64> %v47, <2 x i64> %v47, <2 x i32> <i32 1, i32 0>
  %v49 = icmp ne <2 x i64> %v47, %v47
  %v50 = icmp sgt <2 x i64> %v47, %v48
  %v51 = select <2 x i1> %v50, <2 x i64> %v47, <2 x i64> %v48
  %v52 = select <2 x i1> %v49, <2 x i64> %v47, <2 x i64> %v51
  %v53 = getelementptr inbounds i64, ptr %v3, i64 %v12
  call void @llvm.masked.store.v2i64.p0(<2 x i64> %v52, ptr align 8 %v53, <2 x i1> <i1 true, i1 false>)
  %v54 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
