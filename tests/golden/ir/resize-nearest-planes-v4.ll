; task {"attributes":{"axis":1,"mode":"half_pixel/floor","next_scale":0.625,"scale":0.6},"inputs":["f32[3,9,20]"],"op":"resize_nearest","output":"f32[3,5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v4
; phase k: 3 units
; scratch 0 bytes, 0 of each core
@starts = private constant [2 x i64] [i64 0, i64 4], align 64
@lanes0 = private constant [28 x i8] [i8 0, i8 1, i8 3, i8 5, i8 6, i8 8, i8 9, i8 11, i8 13, i8 14, i8 12, i8 13, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0], align 64
@rows = private constant [5 x i64] [i64 0, i64 2, i64 3, i64 5, i64 6], align 64
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v72, %end19 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 5
  %v15 = add i64 0, 1
  %v16 = mul i64 %v15, 5
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %body10 ], [ %v71, %end34 ]
  %v21 = icmp slt i64 %v20, %v16
  br i1 %v21, label %body18, label %end19
body18:
  %v22 = mul i64 %v12, 9
  %v23 = getelementptr inbounds i64, ptr @rows, i64 %v20
  %v24 = load i64, ptr %v23, align 8
  %v25 = add i64 %v22, %v24
  %v26 = mul i64 %v12, 5
  %v27 = add i64 %v26, %v20
  %v28 = mul i64 %v25, 80
  %v29 = getelementptr inbounds i8, ptr %v1, i64 %v28
  %v30 = mul i64 %v27, 48
  %v31 = getelementptr inbounds i8, ptr %v3, i64 %v30
  br label %head32
head32:
  %v35 = phi i64 [ 0, %body18 ], [ %v48, %body33 ]
  %v36 = icmp slt i64 %v35, 0
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = getelementptr inbounds i64, ptr @starts, i64 %v35
  %v38 = load i64, ptr %v37, align 8
  %v39 = getelementptr inbounds float, ptr %v29, i64 %v38
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = mul i64 %v35, 10
  %v42 = getelementptr inbounds i8, ptr @lanes0, i64 %v41
  %v43 = load <16 x i8>, ptr %v42, align 1
  %v44 = zext <16 x i8> %v43 to <16 x i32>
  %v45 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v40, <16 x i32> %v44)
  %v46 = mul i64 %v35, 10
  %v47 = getelementptr inbounds float, ptr %v31, i64 %v46
  store <16 x float> %v45, ptr %v47, align 4
  %v48 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v49 = getelementptr inbounds i64, ptr @starts, i64 0
  %v50 = load i64, ptr %v49, align 8
  %v51 = getelementptr inbounds float, ptr %v29, i64 %v50
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = mul i64 0, 10
  %v54 = getelementptr inbounds i8, ptr @lanes0, i64 %v53
  %v55 = load <16 x i8>, ptr %v54, align 1
  %v56 = zext <16 x i8> %v55 to <16 x i32>
  %v57 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v52, <16 x i32> %v56)
  %v58 = mul i64 0, 10
  %v59 = getelementptr inbounds float, ptr %v31, i64 %v58
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v57, ptr align 4 %v59, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v60 = getelementptr inbounds i64, ptr @starts, i64 1
  %v61 = load i64, ptr %v60, align 8
  %v62 = getelementptr inbounds float, ptr %v29, i64 %v61
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = mul i64 1, 10
  %v65 = getelementptr inbounds i8, ptr @lanes0, i64 %v64
  %v66 = load <16 x i8>, ptr %v65, align 1
  %v67 = zext <16 x i8> %v66 to <16 x i32>
  %v68 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %v63, <16 x i32> %v67)
  %v69 = mul i64 1, 10
  %v70 = getelementptr inbounds float, ptr %v31, i64 %v69
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v68, ptr align 4 %v70, <16 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v71 = add nsw i64 %v20, 1
  br label %head17
end19:
  %v72 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
