; task {"attributes":{"axis":1,"mode":"half_pixel/floor","next_scale":0.625,"scale":0.6},"inputs":["f32[3,9,20]"],"op":"resize_nearest","output":"f32[3,5,12]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier aarch64-neon
; phase k: 3 units
; scratch 0 bytes, 0 of each core
@starts = private constant [6 x i64] [i64 0, i64 3, i64 6, i64 9, i64 13, i64 16], align 64
@lanes0 = private constant [16 x i8] [i8 0, i8 1, i8 0, i8 2, i8 0, i8 2, i8 0, i8 2, i8 0, i8 1, i8 0, i8 1, i8 0, i8 0, i8 0, i8 0], align 64
@rows = private constant [5 x i64] [i64 0, i64 2, i64 3, i64 5, i64 6], align 64
declare <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8>, <16 x i8>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v71, %end19 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = mul i64 0, 5
  %v15 = add i64 0, 1
  %v16 = mul i64 %v15, 5
  br label %head17
head17:
  %v20 = phi i64 [ %v14, %body10 ], [ %v70, %end34 ]
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
  %v35 = phi i64 [ 0, %body18 ], [ %v53, %body33 ]
  %v36 = icmp slt i64 %v35, 5
  br i1 %v36, label %body33, label %end34
body33:
  %v37 = getelementptr inbounds i64, ptr @starts, i64 %v35
  %v38 = load i64, ptr %v37, align 8
  %v39 = getelementptr inbounds float, ptr %v29, i64 %v38
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = mul i64 %v35, 2
  %v42 = getelementptr inbounds i8, ptr @lanes0, i64 %v41
  %v43 = load <4 x i8>, ptr %v42, align 1
  %v44 = zext <4 x i8> %v43 to <4 x i32>
  %v45 = mul <4 x i32> %v44, splat (i32 67372036)
  %v46 = add <4 x i32> %v45, splat (i32 50462976)
  %v47 = bitcast <4 x float> %v40 to <16 x i8>
  %v48 = bitcast <4 x i32> %v46 to <16 x i8>
  %v49 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %v47, <16 x i8> %v48)
  %v50 = bitcast <16 x i8> %v49 to <4 x float>
  %v51 = mul i64 %v35, 2
  %v52 = getelementptr inbounds float, ptr %v31, i64 %v51
  store <4 x float> %v50, ptr %v52, align 4
  %v53 = add nsw i64 %v35, 1
  br label %head32
end34:
  %v54 = getelementptr inbounds i64, ptr @starts, i64 5
  %v55 = load i64, ptr %v54, align 8
  %v56 = getelementptr inbounds float, ptr %v29, i64 %v55
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = mul i64 5, 2
  %v59 = getelementptr inbounds i8, ptr @lanes0, i64 %v58
  %v60 = load <4 x i8>, ptr %v59, align 1
  %v61 = zext <4 x i8> %v60 to <4 x i32>
  %v62 = mul <4 x i32> %v61, splat (i32 67372036)
  %v63 = add <4 x i32> %v62, splat (i32 50462976)
  %v64 = bitcast <4 x float> %v57 to <16 x i8>
  %v65 = bitcast <4 x i32> %v63 to <16 x i8>
  %v66 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %v64, <16 x i8> %v65)
  %v67 = bitcast <16 x i8> %v66 to <4 x float>
  %v68 = mul i64 5, 2
  %v69 = getelementptr inbounds float, ptr %v31, i64 %v68
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v67, ptr align 4 %v69, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  %v70 = add nsw i64 %v20, 1
  br label %head17
end19:
  %v71 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="generic" "tune-cpu"="cortex-a76" "prefer-vector-width"="128" }
