; task {"attributes":{"axes":[1],"keepdims":0,"mode":"max"},"inputs":["i64[3,41]"],"op":"reduce","output":"i64[3]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2}
; tier x86_64-v3
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr, <4 x i1>, <4 x i64>)
declare void @llvm.masked.store.v4i64.p0(<4 x i64>, ptr, <4 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v59, %end18 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 %v12, 41
  %v15 = getelementptr inbounds i64, ptr %v1, i64 %v14
  br label %head16
head16:
  %v19 = phi i64 [ 0, %body10 ], [ %v36, %body17 ]
  %v20 = phi <4 x i64> [ <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>, %body10 ], [ %v29, %body17 ]
  %v21 = phi <4 x i64> [ <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>, %body10 ], [ %v35, %body17 ]
  %v22 = icmp slt i64 %v19, 40
  br i1 %v22, label %body17, label %end18
body17:
  %v23 = add i64 %v19, 4
  %v24 = getelementptr inbounds i64, ptr %v15, i64 %v19
  %v25 = load <4 x i64>, ptr %v24, align 8
  %v26 = icmp ne <4 x i64> %v25, %v25
  %v27 = icmp sgt <4 x i64> %v25, %v20
  %v28 = select <4 x i1> %v27, <4 x i64> %v25, <4 x i64> %v20
  %v29 = select <4 x i1> %v26, <4 x i64> %v25, <4 x i64> %v28
  %v30 = getelementptr inbounds i64, ptr %v15, i64 %v23
  %v31 = load <4 x i64>, ptr %v30, align 8
  %v32 = icmp ne <4 x i64> %v31, %v31
  %v33 = icmp sgt <4 x i64> %v31, %v21
  %v34 = select <4 x i1> %v33, <4 x i64> %v31, <4 x i64> %v21
  %v35 = select <4 x i1> %v32, <4 x i64> %v31, <4 x i64> %v34
  %v36 = add nsw i64 %v19, 8
  br label %head16
end18:
  %v37 = getelementptr inbounds i64, ptr %v15, i64 40
  %v38 = call <4 x i64> @llvm.masked.load.v4i64.p0(ptr align 8 %v37, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i64> zeroinitializer)
  %v39 = select <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x i64> %v38, <4 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %v40 = icmp ne <4 x i64> %v39, %v39
  %v41 = icmp sgt <4 x i64> %v39, %v20
  %v42 = select <4 x i1> %v41, <4 x i64> %v39, <4 x i64> %v20
  %v43 = select <4 x i1> %v40, <4 x i64> %v39, <4 x i64> %v42
  %v44 = icmp ne <4 x i64> %v43, %v43
  %v45 = icmp sgt <4 x i64> %v43, %v21
  %v46 = select <4 x i1> %v45, <4 x i64> %v43, <4 x i64> %v21
  %v47 = select <4 x i1> %v44, <4 x i64> %v43, <4 x i64> %v46
  %v48 = shufflevector <4 x i64> %v47, <4 x i64> %v47, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %v49 = icmp ne <4 x i64> %v47, %v47
  %v50 = icmp sgt <4 x i64> %v47, %v48
  %v51 = select <4 x i1> %v50, <4 x i64> %v47, <4 x i64> %v48
  %v52 = select <4 x i1> %v49, <4 x i64> %v47, <4 x i64> %v51
  %v53 = shufflevector <4 x i64> %v52, <4 x i64> %v52, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v54 = icmp ne <4 x i64> %v52, %v52
  %v55 = icmp sgt <4 x i64> %v52, %v53
  %v56 = select <4 x i1> %v55, <4 x i64> %v52, <4 x i64> %v53
  %v57 = select <4 x i1> %v54, <4 x i64> %v52, <4 x i64> %v56
  %v58 = getelementptr inbounds i64, ptr %v3, i64 %v12
  call void @llvm.masked.store.v4i64.p0(<4 x i64> %v57, ptr align 8 %v58, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  %v59 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
