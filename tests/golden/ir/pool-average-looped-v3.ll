; task {"attributes":{"count_include_pad":0,"dilations":[1,2],"kernel":[5,2],"mode":"average","pads":[2,1,2,0],"strides":[1,1]},"inputs":["f32[1,9,9,6]"],"op":"pool","output":"f32[1,9,8,6]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"channel-row-column","taps":"looped","tile_columns":1,"vectors":1}
; tier x86_64-v3
; phase k: 9 units
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
  %v12 = phi i64 [ %lo, %entry ], [ %v101, %end31 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = urem i64 %v12, 9
  %v15 = udiv i64 %v12, 9
  %v16 = add i64 %v15, 1
  %v17 = urem i64 %v14, 9
  %v18 = udiv i64 %v14, 9
  %v19 = sub i64 %v17, 2
  %v20 = sub i64 0, %v19
  %v21 = icmp sgt i64 %v20, 0
  %v22 = select i1 %v21, i64 %v20, i64 0
  %v23 = sub i64 9, %v19
  %v24 = icmp sgt i64 %v23, 0
  %v25 = select i1 %v24, i64 %v23, i64 0
  %v26 = icmp slt i64 %v25, 5
  %v27 = select i1 %v26, i64 %v25, i64 5
  %v28 = sub i64 %v27, %v22
  %v29 = icmp eq i64 %v16, 1
  br i1 %v29, label %then30, label %end31
then30:
  br label %head32
head32:
  %v35 = phi i64 [ 0, %then30 ], [ %v100, %end39 ]
  %v36 = icmp slt i64 %v35, 8
  br i1 %v36, label %body33, label %end34
body33:
  br label %head37
head37:
  %v40 = phi i64 [ %v22, %body33 ], [ %v75, %end63 ]
  %v41 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body33 ], [ %v74, %end63 ]
  %v42 = icmp slt i64 %v40, %v27
  br i1 %v42, label %body38, label %end39
body38:
  %v43 = add i64 %v19, %v40
  %v44 = mul i64 %v18, 9
  %v45 = add i64 %v44, %v43
  %v46 = mul i64 %v45, 9
  %v47 = mul i64 %v46, 6
  %v48 = add i64 %v47, 0
  %v49 = getelementptr inbounds float, ptr %v1, i64 %v48
  %v50 = sub i64 %v35, 1
  %v51 = sub i64 1, %v50
  %v52 = icmp sgt i64 %v51, 0
  %v53 = select i1 %v52, i64 %v51, i64 0
  %v54 = udiv i64 %v53, 2
  %v55 = sub i64 10, %v50
  %v56 = icmp sgt i64 %v55, 0
  %v57 = select i1 %v56, i64 %v55, i64 0
  %v58 = udiv i64 %v57, 2
  %v59 = icmp slt i64 %v58, 2
  %v60 = select i1 %v59, i64 %v58, i64 2
  br label %head61
head61:
  %v64 = phi i64 [ %v54, %body38 ], [ %v73, %body62 ]
  %v65 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body38 ], [ %v72, %body62 ]
  %v66 = icmp slt i64 %v64, %v60
  br i1 %v66, label %body62, label %end63
body62:
  %v67 = mul i64 %v64, 2
  %v68 = add i64 %v50, %v67
  %v69 = mul i64 %v68, 6
  %v70 = getelementptr inbounds float, ptr %v49, i64 %v69
  %v71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v70, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v72 = fadd <8 x float> %v71, %v65
  %v73 = add nsw i64 %v64, 1
  br label %head61
end63:
  %v74 = fadd <8 x float> %v65, %v41
  %v75 = add nsw i64 %v40, 1
  br label %head37
end39:
  %v76 = sub i64 %v35, 1
  %v77 = sub i64 1, %v76
  %v78 = icmp sgt i64 %v77, 0
  %v79 = select i1 %v78, i64 %v77, i64 0
  %v80 = udiv i64 %v79, 2
  %v81 = sub i64 10, %v76
  %v82 = icmp sgt i64 %v81, 0
  %v83 = select i1 %v82, i64 %v81, i64 0
  %v84 = udiv i64 %v83, 2
  %v85 = icmp slt i64 %v84, 2
  %v86 = select i1 %v85, i64 %v84, i64 2
  %v87 = sub i64 %v86, %v80
  %v88 = mul i64 %v28, %v87
  %v89 = sitofp i64 %v88 to float
  %v90 = insertelement <8 x float> poison, float %v89, i64 0
  %v91 = shufflevector <8 x float> %v90, <8 x float> poison, <8 x i32> zeroinitializer
  %v92 = fdiv <8 x float> %v41, %v91
  %v93 = mul i64 %v18, 9
  %v94 = add i64 %v93, %v17
  %v95 = mul i64 %v94, 8
  %v96 = add i64 %v95, %v35
  %v97 = mul i64 %v96, 6
  %v98 = add i64 %v97, 0
  %v99 = getelementptr inbounds float, ptr %v3, i64 %v98
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v92, ptr align 4 %v99, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  %v100 = add nsw i64 %v35, 1
  br label %head32
end34:
  br label %end31
end31:
  %v101 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
