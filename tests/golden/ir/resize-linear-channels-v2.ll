; task {"attributes":{"axis":1,"mode":"half_pixel","next_scale":2.0,"scale":2.0,"tail":"t0=add(x0,x1);t1=relu(t0)"},"inputs":["f32[1,3,4,40]","f32[40]"],"op":"resize_linear","output":"f32[1,6,8,40]","precision_mode":"must_keep_origin_dtype"}
; policy {}
; tier x86_64-v2
; phase k: 1 units
; scratch 0 bytes, 0 of each core
@low_column = private constant [8 x i64] [i64 0, i64 0, i64 0, i64 40, i64 40, i64 80, i64 80, i64 120], align 64
@high_column = private constant [8 x i64] [i64 0, i64 40, i64 40, i64 80, i64 80, i64 120, i64 120, i64 120], align 64
@share_column = private constant [8 x float] [float 0x3FE0000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FE0000000000000], align 64
@low_row = private constant [6 x i64] [i64 0, i64 0, i64 0, i64 160, i64 160, i64 320], align 64
@high_row = private constant [6 x i64] [i64 0, i64 160, i64 160, i64 320, i64 320, i64 320], align 64
@share_row = private constant [6 x float] [float 0x3FE0000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FD0000000000000, float 0x3FE8000000000000, float 0x3FE0000000000000], align 64
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
  br label %head11
head11:
  %v14 = phi i64 [ %lo, %entry ], [ %v101, %end23 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 6
  %v17 = add i64 0, 1
  %v18 = mul i64 %v17, 6
  %v19 = mul i64 %v14, 480
  %v20 = getelementptr inbounds float, ptr %v1, i64 %v19
  br label %head21
head21:
  %v24 = phi i64 [ %v16, %body12 ], [ %v100, %end37 ]
  %v25 = icmp slt i64 %v24, %v18
  br i1 %v25, label %body22, label %end23
body22:
  %v26 = mul i64 %v14, 6
  %v27 = add i64 %v26, %v24
  %v28 = getelementptr inbounds float, ptr @share_row, i64 %v24
  %v29 = load float, ptr %v28, align 4
  %v30 = fsub float 0x3FF0000000000000, %v29
  %v31 = getelementptr inbounds i64, ptr @low_row, i64 %v24
  %v32 = load i64, ptr %v31, align 8
  %v33 = getelementptr inbounds i64, ptr @high_row, i64 %v24
  %v34 = load i64, ptr %v33, align 8
  br label %head35
head35:
  %v38 = phi i64 [ 0, %body22 ], [ %v99, %end73 ]
  %v39 = icmp slt i64 %v38, 8
  br i1 %v39, label %body36, label %end37
body36:
  %v40 = getelementptr inbounds float, ptr @share_column, i64 %v38
  %v41 = load float, ptr %v40, align 4
  %v42 = fsub float 0x3FF0000000000000, %v41
  %v43 = getelementptr inbounds i64, ptr @low_column, i64 %v38
  %v44 = load i64, ptr %v43, align 8
  %v45 = getelementptr inbounds i64, ptr @high_column, i64 %v38
  %v46 = load i64, ptr %v45, align 8
  %v47 = fmul float %v42, %v30
  %v48 = add i64 %v32, %v44
  %v49 = getelementptr inbounds float, ptr %v20, i64 %v48
  %v50 = insertelement <4 x float> poison, float %v47, i64 0
  %v51 = shufflevector <4 x float> %v50, <4 x float> poison, <4 x i32> zeroinitializer
  %v52 = fmul float %v42, %v29
  %v53 = add i64 %v34, %v44
  %v54 = getelementptr inbounds float, ptr %v20, i64 %v53
  %v55 = insertelement <4 x float> poison, float %v52, i64 0
  %v56 = shufflevector <4 x float> %v55, <4 x float> poison, <4 x i32> zeroinitializer
  %v57 = fmul float %v41, %v30
  %v58 = add i64 %v32, %v46
  %v59 = getelementptr inbounds float, ptr %v20, i64 %v58
  %v60 = insertelement <4 x float> poison, float %v57, i64 0
  %v61 = shufflevector <4 x float> %v60, <4 x float> poison, <4 x i32> zeroinitializer
  %v62 = fmul float %v41, %v29
  %v63 = add i64 %v34, %v46
  %v64 = getelementptr inbounds float, ptr %v20, i64 %v63
  %v65 = insertelement <4 x float> poison, float %v62, i64 0
  %v66 = shufflevector <4 x float> %v65, <4 x float> poison, <4 x i32> zeroinitializer
  %v67 = mul i64 %v27, 8
  %v68 = add i64 %v67, %v38
  %v69 = mul i64 %v68, 40
  %v70 = getelementptr inbounds float, ptr %v5, i64 %v69
  br label %head71
head71:
  %v74 = phi i64 [ 0, %body36 ], [ %v98, %body72 ]
  %v75 = icmp slt i64 %v74, 40
  br i1 %v75, label %body72, label %end73
body72:
  %v76 = add i64 0, %v74
  %v77 = getelementptr inbounds float, ptr %v49, i64 %v76
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fmul <4 x float> %v78, %v51
  %v80 = getelementptr inbounds float, ptr %v54, i64 %v76
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = fmul <4 x float> %v81, %v56
  %v83 = fadd <4 x float> %v82, %v79
  %v84 = getelementptr inbounds float, ptr %v59, i64 %v76
  %v85 = load <4 x float>, ptr %v84, align 4
  %v86 = fmul <4 x float> %v85, %v61
  %v87 = fadd <4 x float> %v86, %v83
  %v88 = getelementptr inbounds float, ptr %v64, i64 %v76
  %v89 = load <4 x float>, ptr %v88, align 4
  %v90 = fmul <4 x float> %v89, %v66
  %v91 = fadd <4 x float> %v90, %v87
  %v92 = getelementptr inbounds float, ptr %v3, i64 %v74
  %v93 = load <4 x float>, ptr %v92, align 4
  %v94 = fadd <4 x float> %v91, %v93
  %v95 = fcmp ogt <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v94
  %v96 = select <4 x i1> %v95, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <4 x float> %v94
  %v97 = getelementptr inbounds float, ptr %v70, i64 %v74
  store <4 x float> %v96, ptr %v97, align 4
  %v98 = add nsw i64 %v74, 4
  br label %head71
end73:
  %v99 = add nsw i64 %v38, 1
  br label %head35
end37:
  %v100 = add nsw i64 %v24, 1
  br label %head21
end23:
  %v101 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
