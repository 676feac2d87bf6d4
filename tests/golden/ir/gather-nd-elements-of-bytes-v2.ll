; task {"attributes":{"batch":0},"inputs":["u8[6,7]","i64[5,2]"],"op":"gather_nd","output":"u8[5]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 5 units
; scratch 0 bytes, 0 of each core
define void @k(ptr %args, i64 %lo, i64 %hi, i64 %worker) #0 {
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
  %v11 = mul i64 %lo, 5
  %v12 = udiv i64 %v11, 5
  %v13 = mul i64 %hi, 5
  %v14 = udiv i64 %v13, 5
  br label %head15
head15:
  %v18 = phi i64 [ %v12, %entry ], [ %v63, %end50 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 %v18, 2
  %v21 = getelementptr inbounds i64, ptr %v3, i64 %v20
  %v22 = load i64, ptr %v21, align 8
  %v23 = icmp slt i64 %v22, 0
  %v24 = add i64 %v22, 6
  %v25 = select i1 %v23, i64 %v24, i64 %v22
  %v26 = icmp sgt i64 %v25, 0
  %v27 = select i1 %v26, i64 %v25, i64 0
  %v28 = sub i64 6, 1
  %v29 = icmp slt i64 %v27, %v28
  %v30 = select i1 %v29, i64 %v27, i64 %v28
  %v31 = icmp ne i64 %v30, %v25
  br i1 %v31, label %then32, label %end33
then32:
  %v34 = getelementptr inbounds ptr, ptr %args, i64 6
  %v35 = load ptr, ptr %v34, align 8
  store i64 %v22, ptr %v35, align 8
  br label %end33
end33:
  %v36 = icmp eq i64 %v30, %v25
  %v37 = add i64 %v20, 1
  %v38 = getelementptr inbounds i64, ptr %v3, i64 %v37
  %v39 = load i64, ptr %v38, align 8
  %v40 = icmp slt i64 %v39, 0
  %v41 = add i64 %v39, 7
  %v42 = select i1 %v40, i64 %v41, i64 %v39
  %v43 = icmp sgt i64 %v42, 0
  %v44 = select i1 %v43, i64 %v42, i64 0
  %v45 = sub i64 7, 1
  %v46 = icmp slt i64 %v44, %v45
  %v47 = select i1 %v46, i64 %v44, i64 %v45
  %v48 = icmp ne i64 %v47, %v42
  br i1 %v48, label %then49, label %end50
then49:
  %v51 = getelementptr inbounds ptr, ptr %args, i64 6
  %v52 = load ptr, ptr %v51, align 8
  store i64 %v39, ptr %v52, align 8
  br label %end50
end50:
  %v53 = icmp eq i64 %v47, %v42
  %v54 = mul i64 %v30, 7
  %v55 = add i64 %v54, %v47
  %v56 = and i1 %v36, %v53
  %v57 = add i64 0, %v55
  %v58 = add i64 %v57, 0
  %v59 = getelementptr inbounds i8, ptr %v1, i64 %v58
  %v60 = add i64 %v18, 0
  %v61 = getelementptr inbounds i8, ptr %v5, i64 %v60
  %v62 = load i8, ptr %v59, align 1
  store i8 %v62, ptr %v61, align 1
  %v63 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
