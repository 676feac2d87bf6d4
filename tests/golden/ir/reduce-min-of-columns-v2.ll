; task {"attributes":{"axes":[0],"keepdims":0,"mode":"min"},"inputs":["f32[6,21]"],"op":"reduce","output":"f32[21]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":1,"vectors":2}
; tier x86_64-v2
; phase k: 3 units
; scratch 0 bytes, 0 of each core
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v78, %end49 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 3
  %v15 = urem i64 %v12, 3
  %v16 = icmp ne i64 %v15, 2
  br i1 %v16, label %then17, label %end18
then17:
  %v19 = mul i64 %v15, 8
  br label %head20
head20:
  %v23 = phi i64 [ 0, %then17 ], [ %v41, %body21 ]
  %v24 = phi <4 x float> [ <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, %then17 ], [ %v36, %body21 ]
  %v25 = phi <4 x float> [ <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, %then17 ], [ %v40, %body21 ]
  %v26 = icmp slt i64 %v23, 6
  br i1 %v26, label %body21, label %end22
body21:
  %v27 = getelementptr inbounds float, ptr %v1, i64 %v19
  %v28 = mul i64 %v23, 21
  %v29 = getelementptr inbounds float, ptr %v27, i64 %v28
  %v30 = load <4 x float>, ptr %v29, align 4
  %v31 = getelementptr inbounds float, ptr %v29, i64 4
  %v32 = load <4 x float>, ptr %v31, align 4
  %v33 = fcmp une <4 x float> %v30, %v30
  %v34 = fcmp olt <4 x float> %v30, %v24
  %v35 = select <4 x i1> %v34, <4 x float> %v30, <4 x float> %v24
  %v36 = select <4 x i1> %v33, <4 x float> %v30, <4 x float> %v35
  %v37 = fcmp une <4 x float> %v32, %v32
  %v38 = fcmp olt <4 x float> %v32, %v25
  %v39 = select <4 x i1> %v38, <4 x float> %v32, <4 x float> %v25
  %v40 = select <4 x i1> %v37, <4 x float> %v32, <4 x float> %v39
  %v41 = add nsw i64 %v23, 1
  br label %head20
end22:
  %v42 = mul i64 %v14, 21
  %v43 = add i64 %v42, %v19
  %v44 = getelementptr inbounds float, ptr %v3, i64 %v43
  store <4 x float> %v24, ptr %v44, align 4
  %v45 = add i64 %v43, 4
  %v46 = getelementptr inbounds float, ptr %v3, i64 %v45
  store <4 x float> %v25, ptr %v46, align 4
  br label %end18
end18:
  %v47 = icmp eq i64 %v15, 2
  br i1 %v47, label %then48, label %end49
then48:
  %v50 = mul i64 %v15, 8
  br label %head51
head51:
  %v54 = phi i64 [ 0, %then48 ], [ %v72, %body52 ]
  %v55 = phi <4 x float> [ <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, %then48 ], [ %v67, %body52 ]
  %v56 = phi <4 x float> [ <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, %then48 ], [ %v71, %body52 ]
  %v57 = icmp slt i64 %v54, 6
  br i1 %v57, label %body52, label %end53
body52:
  %v58 = getelementptr inbounds float, ptr %v1, i64 %v50
  %v59 = mul i64 %v54, 21
  %v60 = getelementptr inbounds float, ptr %v58, i64 %v59
  %v61 = load <4 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %v60, i64 4
  %v63 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %v62, <4 x i1> <i1 true, i1 false, i1 false, i1 false>, <4 x float> zeroinitializer)
  %v64 = fcmp une <4 x float> %v61, %v61
  %v65 = fcmp olt <4 x float> %v61, %v55
  %v66 = select <4 x i1> %v65, <4 x float> %v61, <4 x float> %v55
  %v67 = select <4 x i1> %v64, <4 x float> %v61, <4 x float> %v66
  %v68 = fcmp une <4 x float> %v63, %v63
  %v69 = fcmp olt <4 x float> %v63, %v56
  %v70 = select <4 x i1> %v69, <4 x float> %v63, <4 x float> %v56
  %v71 = select <4 x i1> %v68, <4 x float> %v63, <4 x float> %v70
  %v72 = add nsw i64 %v54, 1
  br label %head51
end53:
  %v73 = mul i64 %v14, 21
  %v74 = add i64 %v73, %v50
  %v75 = getelementptr inbounds float, ptr %v3, i64 %v74
  store <4 x float> %v55, ptr %v75, align 4
  %v76 = add i64 %v74, 4
  %v77 = getelementptr inbounds float, ptr %v3, i64 %v76
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v56, ptr align 4 %v77, <4 x i1> <i1 true, i1 false, i1 false, i1 false>)
  br label %end49
end49:
  %v78 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
