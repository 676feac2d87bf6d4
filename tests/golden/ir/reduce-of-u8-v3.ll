; task {"attributes":{"axes":[1,2],"keepdims":1,"mode":"mean"},"inputs":["u8[1,5,6,9]"],"op":"reduce","output":"f32[1,1,1,9]","precision_mode":"must_keep_origin_dtype"}
; policy {"unroll":1,"vectors":1}
; tier x86_64-v3
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
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
  %v12 = phi i64 [ %lo, %entry ], [ %v82, %end51 ]
  %v13 = icmp slt i64 %v12, %hi
  br i1 %v13, label %body10, label %end11
body10:
  %v14 = udiv i64 %v12, 2
  %v15 = urem i64 %v12, 2
  %v16 = icmp ne i64 %v15, 1
  br i1 %v16, label %then17, label %end18
then17:
  %v19 = mul i64 %v15, 8
  br label %head20
head20:
  %v23 = phi i64 [ 0, %then17 ], [ %v44, %end31 ]
  %v24 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then17 ], [ %v43, %end31 ]
  %v25 = icmp slt i64 %v23, 30
  br i1 %v25, label %body21, label %end22
body21:
  %v26 = add i64 %v23, 16
  %v27 = icmp slt i64 %v26, 30
  %v28 = select i1 %v27, i64 %v26, i64 30
  br label %head29
head29:
  %v32 = phi i64 [ %v23, %body21 ], [ %v42, %body30 ]
  %v33 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body21 ], [ %v41, %body30 ]
  %v34 = icmp slt i64 %v32, %v28
  br i1 %v34, label %body30, label %end31
body30:
  %v35 = getelementptr inbounds i8, ptr %v1, i64 %v19
  %v36 = mul i64 %v32, 9
  %v37 = getelementptr inbounds i8, ptr %v35, i64 %v36
  %v38 = load <8 x i8>, ptr %v37, align 1
  %v39 = zext <8 x i8> %v38 to <8 x i32>
  %v40 = sitofp <8 x i32> %v39 to <8 x float>
  %v41 = fadd <8 x float> %v40, %v33
  %v42 = add nsw i64 %v32, 1
  br label %head29
end31:
  %v43 = fadd <8 x float> %v24, %v33
  %v44 = add nsw i64 %v23, 16
  br label %head20
end22:
  %v45 = mul i64 %v14, 9
  %v46 = add i64 %v45, %v19
  %v47 = fdiv <8 x float> %v24, <float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000>
  %v48 = getelementptr inbounds float, ptr %v3, i64 %v46
  store <8 x float> %v47, ptr %v48, align 4
  br label %end18
end18:
  %v49 = icmp eq i64 %v15, 1
  br i1 %v49, label %then50, label %end51
then50:
  %v52 = mul i64 %v15, 8
  br label %head53
head53:
  %v56 = phi i64 [ 0, %then50 ], [ %v77, %end64 ]
  %v57 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %then50 ], [ %v76, %end64 ]
  %v58 = icmp slt i64 %v56, 30
  br i1 %v58, label %body54, label %end55
body54:
  %v59 = add i64 %v56, 16
  %v60 = icmp slt i64 %v59, 30
  %v61 = select i1 %v60, i64 %v59, i64 30
  br label %head62
head62:
  %v65 = phi i64 [ %v56, %body54 ], [ %v75, %body63 ]
  %v66 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %body54 ], [ %v74, %body63 ]
  %v67 = icmp slt i64 %v65, %v61
  br i1 %v67, label %body63, label %end64
body63:
  %v68 = getelementptr inbounds i8, ptr %v1, i64 %v52
  %v69 = mul i64 %v65, 9
  %v70 = getelementptr inbounds i8, ptr %v68, i64 %v69
  %v71 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v70, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v72 = zext <8 x i8> %v71 to <8 x i32>
  %v73 = sitofp <8 x i32> %v72 to <8 x float>
  %v74 = fadd <8 x float> %v73, %v66
  %v75 = add nsw i64 %v65, 1
  br label %head62
end64:
  %v76 = fadd <8 x float> %v57, %v66
  %v77 = add nsw i64 %v56, 16
  br label %head53
end55:
  %v78 = mul i64 %v14, 9
  %v79 = add i64 %v78, %v52
  %v80 = fdiv <8 x float> %v57, <float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000, float 0x403E000000000000>
  %v81 = getelementptr inbounds float, ptr %v3, i64 %v79
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v80, ptr align 4 %v81, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  br label %end51
end51:
  %v82 = add nsw i64 %v12, 1
  br label %head9
end11:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
