; task {"attributes":{"axis":1},"inputs":["f32[2,7,3]","i64[2,5,3]"],"op":"gather_elements","output":"f32[2,5,3]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 10 units
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
  %v11 = mul i64 %lo, 10
  %v12 = udiv i64 %v11, 10
  %v13 = mul i64 %hi, 10
  %v14 = udiv i64 %v13, 10
  br label %head15
head15:
  %v18 = phi i64 [ %v12, %entry ], [ %v53, %end25 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = udiv i64 %v18, 5
  %v21 = mul i64 7, 3
  %v22 = mul i64 %v20, %v21
  br label %head23
head23:
  %v26 = phi i64 [ 0, %body16 ], [ %v52, %end42 ]
  %v27 = icmp slt i64 %v26, 3
  br i1 %v27, label %body24, label %end25
body24:
  %v28 = mul i64 %v18, 3
  %v29 = add i64 %v28, %v26
  %v30 = getelementptr inbounds i64, ptr %v3, i64 %v29
  %v31 = load i64, ptr %v30, align 8
  %v32 = icmp slt i64 %v31, 0
  %v33 = add i64 %v31, 7
  %v34 = select i1 %v32, i64 %v33, i64 %v31
  %v35 = icmp sgt i64 %v34, 0
  %v36 = select i1 %v35, i64 %v34, i64 0
  %v37 = sub i64 7, 1
  %v38 = icmp slt i64 %v36, %v37
  %v39 = select i1 %v38, i64 %v36, i64 %v37
  %v40 = icmp ne i64 %v39, %v34
  br i1 %v40, label %then41, label %end42
then41:
  %v43 = getelementptr inbounds ptr, ptr %args, i64 6
  %v44 = load ptr, ptr %v43, align 8
  store i64 %v31, ptr %v44, align 8
  br label %end42
end42:
  %v45 = icmp eq i64 %v39, %v34
  %v46 = mul i64 %v39, 3
  %v47 = add i64 %v22, %v46
  %v48 = add i64 %v47, %v26
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v48
  %v50 = getelementptr inbounds float, ptr %v5, i64 %v29
  %v51 = load i32, ptr %v49, align 4
  store i32 %v51, ptr %v50, align 4
  %v52 = add nsw i64 %v26, 1
  br label %head23
end25:
  %v53 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
