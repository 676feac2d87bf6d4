; task {"attributes":{"axes":[1,2],"keepdims":1,"mode":"max"},"inputs":["f32[2,5,4,20]"],"op":"reduce","output":"f32[2,1,1,20]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":2,"vectors":1}
; tier x86_64-v3
; phase k: 6 units
; scratch 0 bytes, 0 of each core
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v92, %end56 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 3
  %v15 = urem i64 %v12, 3
  %v16 = icmp ne i64 %v15, 2
  br i1 %v16, label %then17, label %end18
then17:
  %v19 = mul i64 %v15, 8
  %v20 = mul i64 %v14, 400
  %v21 = add i64 %v20, %v19
  br label %head22
head22:
  %v25 = phi i64 [ 0, %then17 ], [ %v46, %body23 ]
  %v26 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then17 ], [ %v37, %body23 ]
  %v27 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then17 ], [ %v45, %body23 ]
  %v28 = icmp slt i64 %v25, 20
  br i1 %v28, label %body23, label %end24
body23:
  %v29 = add i64 %v25, 1
  %v30 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v31 = mul i64 %v25, 20
  %v32 = getelementptr inbounds float, ptr %v30, i64 %v31
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = fcmp une <8 x float> %v33, %v33
  %v35 = fcmp ogt <8 x float> %v33, %v26
  %v36 = select <8 x i1> %v35, <8 x float> %v33, <8 x float> %v26
  %v37 = select <8 x i1> %v34, <8 x float> %v33, <8 x float> %v36
  %v38 = getelementptr inbounds float, ptr %v1, i64 %v21
  %v39 = mul i64 %v29, 20
  %v40 = getelementptr inbounds float, ptr %v38, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fcmp une <8 x float> %v41, %v41
  %v43 = fcmp ogt <8 x float> %v41, %v27
  %v44 = select <8 x i1> %v43, <8 x float> %v41, <8 x float> %v27
  %v45 = select <8 x i1> %v42, <8 x float> %v41, <8 x float> %v44
  %v46 = add nsw i64 %v25, 2
  br label %head22
end24:
  %v47 = mul i64 %v14, 20
  %v48 = add i64 %v47, %v19
  %v49 = fcmp une <8 x float> %v26, %v26
  %v50 = fcmp ogt <8 x float> %v26, %v27
  %v51 = select <8 x i1> %v50, <8 x float> %v26, <8 x float> %v27
  %v52 = select <8 x i1> %v49, <8 x float> %v26, <8 x float> %v51
  %v53 = getelementptr inbounds float, ptr %v3, i64 %v48
  store <8 x float> %v52, ptr %v53, align 4
  br label %end18
end18:
  %v54 = icmp eq i64 %v15, 2
  br i1 %v54, label %then55, label %end56
then55:
  %v57 = mul i64 %v15, 8
  %v58 = mul i64 %v14, 400
  %v59 = add i64 %v58, %v57
  br label %head60
head60:
  %v63 = phi i64 [ 0, %then55 ], [ %v84, %body61 ]
  %v64 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then55 ], [ %v75, %body61 ]
  %v65 = phi <8 x float> [ <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, %then55 ], [ %v83, %body61 ]
  %v66 = icmp slt i64 %v63, 20
  br i1 %v66, label %body61, label %end62
body61:
  %v67 = add i64 %v63, 1
  %v68 = getelementptr inbounds float, ptr %v1, i64 %v59
  %v69 = mul i64 %v63, 20
  %v70 = getelementptr inbounds float, ptr %v68, i64 %v69
  %v71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v70, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v72 = fcmp une <8 x float> %v71, %v71
  %v73 = fcmp ogt <8 x float> %v71, %v64
  %v74 = select <8 x i1> %v73, <8 x float> %v71, <8 x float> %v64
  %v75 = select <8 x i1> %v72, <8 x float> %v71, <8 x float> %v74
  %v76 = getelementptr inbounds float, ptr %v1, i64 %v59
  %v77 = mul i64 %v67, 20
  %v78 = getelementptr inbounds float, ptr %v76, i64 %v77
  %v79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v78, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v80 = fcmp une <8 x float> %v79, %v79
  %v81 = fcmp ogt <8 x float> %v79, %v65
  %v82 = select <8 x i1> %v81, <8 x float> %v79, <8 x float> %v65
  %v83 = select <8 x i1> %v80, <8 x float> %v79, <8 x float> %v82
  %v84 = add nsw i64 %v63, 2
  br label %head60
end62:
  %v85 = mul i64 %v14, 20
  %v86 = add i64 %v85, %v57
  %v87 = fcmp une <8 x float> %v64, %v64
  %v88 = fcmp ogt <8 x float> %v64, %v65
  %v89 = select <8 x i1> %v88, <8 x float> %v64, <8 x float> %v65
  %v90 = select <8 x i1> %v87, <8 x float> %v64, <8 x float> %v89
  %v91 = getelementptr inbounds float, ptr %v3, i64 %v86
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v90, ptr align 4 %v91, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false>)
  br label %end56
end56:
  %v92 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
