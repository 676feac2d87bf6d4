; task {"attributes":{"dilations":[2,2],"pads":[1,1,1,1],"strides":[1,1]},"inputs":["f32[1,9,8,5]","f32[5,3,3,1]","f32[5]"],"op":"depthwise","output":"f32[1,7,6,5]","precision_mode":"must_keep_origin_dtype"}
; policy {"order":"channel-row-column","taps":"looped","tile_columns":1,"tile_rows":1,"vectors":1}
; tier x86_64-v3
; phase k: 7 units
; scratch 0 bytes, 0 of each core
; packed input 1: float32 (9, 8) 038ce932295732c1
; packed input 2: float32 (8,) ec0b0476fba0a9fb
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
  %v8 = getelementptr inbounds ptr, ptr %args, i64 4
  %v9 = load ptr, ptr %v8, align 8
  %v10 = getelementptr inbounds ptr, ptr %args, i64 5
  %v11 = load ptr, ptr %v10, align 8
  %v12 = getelementptr inbounds i8, ptr %v11, i64 0
  br label %head13
head13:
  %v16 = phi i64 [ %lo, %entry ], [ %v106, %end28 ]
  %v17 = icmp slt i64 %v16, %hi
  br i1 %v17, label %body14, label %end15
body14:
  %v18 = urem i64 %v16, 7
  %v19 = udiv i64 %v16, 7
  %v20 = add i64 %v19, 1
  %v21 = urem i64 %v18, 7
  %v22 = udiv i64 %v18, 7
  %v23 = add i64 %v21, 1
  %v24 = icmp slt i64 %v23, 7
  %v25 = select i1 %v24, i64 %v23, i64 7
  br label %head26
head26:
  %v29 = phi i64 [ %v21, %body14 ], [ %v105, %end44 ]
  %v30 = icmp slt i64 %v29, %v25
  br i1 %v30, label %body27, label %end28
body27:
  %v31 = sub i64 %v29, 1
  %v32 = sub i64 1, %v31
  %v33 = icmp sgt i64 %v32, 0
  %v34 = select i1 %v33, i64 %v32, i64 0
  %v35 = udiv i64 %v34, 2
  %v36 = sub i64 10, %v31
  %v37 = icmp sgt i64 %v36, 0
  %v38 = select i1 %v37, i64 %v36, i64 0
  %v39 = udiv i64 %v38, 2
  %v40 = icmp slt i64 %v39, 3
  %v41 = select i1 %v40, i64 %v39, i64 3
  %v42 = icmp eq i64 %v20, 1
  br i1 %v42, label %then43, label %end44
then43:
  br label %head45
head45:
  %v48 = phi i64 [ 0, %then43 ], [ %v104, %end54 ]
  %v49 = icmp slt i64 %v48, 6
  br i1 %v49, label %body46, label %end47
body46:
  %v50 = getelementptr inbounds float, ptr %v5, i64 0
  %v51 = load <8 x float>, ptr %v50, align 4
  br label %head52
head52:
  %v55 = phi i64 [ %v35, %body46 ], [ %v96, %end80 ]
  %v56 = phi <8 x float> [ %v51, %body46 ], [ %v82, %end80 ]
  %v57 = icmp slt i64 %v55, %v41
  br i1 %v57, label %body53, label %end54
body53:
  %v58 = mul i64 %v55, 2
  %v59 = add i64 %v31, %v58
  %v60 = mul i64 %v22, 9
  %v61 = add i64 %v60, %v59
  %v62 = mul i64 %v61, 8
  %v63 = mul i64 %v62, 5
  %v64 = add i64 %v63, 0
  %v65 = getelementptr inbounds float, ptr %v1, i64 %v64
  %v66 = mul i64 %v55, 3
  %v67 = sub i64 %v48, 1
  %v68 = sub i64 1, %v67
  %v69 = icmp sgt i64 %v68, 0
  %v70 = select i1 %v69, i64 %v68, i64 0
  %v71 = udiv i64 %v70, 2
  %v72 = sub i64 9, %v67
  %v73 = icmp sgt i64 %v72, 0
  %v74 = select i1 %v73, i64 %v72, i64 0
  %v75 = udiv i64 %v74, 2
  %v76 = icmp slt i64 %v75, 3
  %v77 = select i1 %v76, i64 %v75, i64 3
  br label %head78
head78:
  %v81 = phi i64 [ %v71, %body53 ], [ %v95, %body79 ]
  %v82 = phi <8 x float> [ %v56, %body53 ], [ %v94, %body79 ]
  %v83 = icmp slt i64 %v81, %v77
  br i1 %v83, label %body79, label %end80
body79:
  %v84 = mul i64 %v81, 2
  %v85 = add i64 %v67, %v84
  %v86 = mul i64 %v85, 5
  %v87 = getelementptr inbounds float, ptr %v65, i64 %v86
  %v88 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v87, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>, <8 x float> zeroinitializer)
  %v89 = add i64 %v66, %v81
  %v90 = mul i64 %v89, 8
  %v91 = add i64 %v90, 0
  %v92 = getelementptr inbounds float, ptr %v3, i64 %v91
  %v93 = load <8 x float>, ptr %v92, align 4
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v88, <8 x float> %v93, <8 x float> %v82)
  %v95 = add nsw i64 %v81, 1
  br label %head78
end80:
  %v96 = add nsw i64 %v55, 1
  br label %head52
end54:
  %v97 = mul i64 %v22, 7
  %v98 = add i64 %v97, %v29
  %v99 = mul i64 %v98, 6
  %v100 = add i64 %v99, %v48
  %v101 = mul i64 %v100, 5
  %v102 = add i64 %v101, 0
  %v103 = getelementptr inbounds float, ptr %v7, i64 %v102
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v56, ptr align 4 %v103, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false>)
  %v104 = add nsw i64 %v48, 1
  br label %head45
end47:
  br label %end44
end44:
  %v105 = add nsw i64 %v29, 1
  br label %head26
end28:
  %v106 = add nsw i64 %v16, 1
  br label %head13
end15:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v3" "tune-cpu"="x86-64-v3" "prefer-vector-width"="256" }
