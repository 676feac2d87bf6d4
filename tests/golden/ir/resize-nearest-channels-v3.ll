; task {"attributes":{"axis":1,"mode":"asymmetric/ceil","next_scale":1.5,"scale":1.5},"inputs":["f32[1,5,4,20]"],"op":"resize_nearest","output":"f32[1,7,6,20]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v3
; phase k: 1 units
; scratch 0 bytes, 0 of each core
@columns = private constant [6 x i64] [i64 0, i64 80, i64 160, i64 160, i64 240, i64 240], align 64
@rows = private constant [7 x i64] [i64 0, i64 1, i64 2, i64 2, i64 3, i64 4, i64 4], align 64
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
  %v12 = phi i64 [ %lo, %entry ], [ %v51, %end19 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 7
  %v15 = add i64 0, 1
  %v16 = mul i64 %v15, 7
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %body10 ], [ %v50, %end34 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v12, 5
  %v23 = getelementptr inbounds i64, ptr @rows, i64 %v20
  %v24 = load i64, ptr %v23, align 8
  %v25 = add i64 %v22, %v24
  %v26 = mul i64 %v12, 7
  %v27 = add i64 %v26, %v20
  %v28 = mul i64 %v25, 320
  %v29 = getelementptr inbounds i8, ptr %v1, i64 %v28
  %v30 = mul i64 %v27, 480
  %v31 = getelementptr inbounds i8, ptr %v3, i64 %v30
  br label %head32
head32:
  %v35 = phi i64 [ 0, %body18 ], [ %v49, %body33 ]
  %v36 = icmp slt i64 %v35, 6
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = getelementptr inbounds i64, ptr @columns, i64 %v35
  %v38 = load i64, ptr %v37, align 8
  %v39 = getelementptr inbounds i8, ptr %v29, i64 %v38
  %v40 = mul i64 %v35, 80
  %v41 = getelementptr inbounds i8, ptr %v31, i64 %v40
  %v42 = load <8 x i32>, ptr %v39, align 1
  store <8 x i32> %v42, ptr %v41, align 1
  %v43 = getelementptr inbounds i8, ptr %v39, i64 32
  %v44 = load <8 x i32>, ptr %v43, align 1
  %v45 = getelementptr inbounds i8, ptr %v41, i64 32
  store <8 x i32> %v44, ptr %v45, align 1
  %v46 = getelementptr inbounds i8, ptr %v39, i64 48
  %v47 = load <8 x i32>, ptr %v46, align 1
  %v48 = getelementptr inbounds i8, ptr %v41, i64 48
  store <8 x i32> %v47, ptr %v48, align 1
  %v49 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v50 = add nsw i64 %v20, 1
  br label %head17
end19:
  %v51 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
