; task {"attributes":{"expression":"t0=mul(x0,0.1);t1=sigmoid(t0)"},"inputs":["i8[2,19]"],"op":"elementwise","output":"u8[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"impl":"table","unroll":1}
; tier x86_64-v2
; phase k: 1 units
; scratch 0 bytes, 0 of each core
@k_bytes = private constant [256 x i8] [i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 16, i8 17, i8 18, i8 19, i8 20, i8 21, i8 22, i8 23, i8 24, i8 25, i8 26, i8 27, i8 28, i8 29, i8 30, i8 31, i8 32, i8 33, i8 34, i8 35, i8 36, i8 37, i8 38, i8 39, i8 40, i8 41, i8 42, i8 43, i8 44, i8 45, i8 46, i8 47, i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 58, i8 59, i8 60, i8 61, i8 62, i8 63, i8 64, i8 65, i8 66, i8 67, i8 68, i8 69, i8 70, i8 71, i8 72, i8 73, i8 74, i8 75, i8 76, i8 77, i8 78, i8 79, i8 80, i8 81, i8 82, i8 83, i8 84, i8 85, i8 86, i8 87, i8 88, i8 89, i8 90, i8 91, i8 92, i8 93, i8 94, i8 95, i8 96, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102, i8 103, i8 104, i8 105, i8 106, i8 107, i8 108, i8 109, i8 110, i8 111, i8 112, i8 113, i8 114, i8 115, i8 116, i8 117, i8 118, i8 119, i8 120, i8 121, i8 122, i8 123, i8 124, i8 125, i8 126, i8 127, i8 -128, i8 -127, i8 -126, i8 -125, i8 -124, i8 -123, i8 -122, i8 -121, i8 -120, i8 -119, i8 -118, i8 -117, i8 -116, i8 -115, i8 -114, i8 -113, i8 -112, i8 -111, i8 -110, i8 -109, i8 -108, i8 -107, i8 -106, i8 -105, i8 -104, i8 -103, i8 -102, i8 -101, i8 -100, i8 -99, i8 -98, i8 -97, i8 -96, i8 -95, i8 -94, i8 -93, i8 -92, i8 -91, i8 -90, i8 -89, i8 -88, i8 -87, i8 -86, i8 -85, i8 -84, i8 -83, i8 -82, i8 -81, i8 -80, i8 -79, i8 -78, i8 -77, i8 -76, i8 -75, i8 -74, i8 -73, i8 -72, i8 -71, i8 -70, i8 -69, i8 -68, i8 -67, i8 -66, i8 -65, i8 -64, i8 -63, i8 -62, i8 -61, i8 -60, i8 -59, i8 -58, i8 -57, i8 -56, i8 -55, i8 -54, i8 -53, i8 -52, i8 -51, i8 -50, i8 -49, i8 -48, i8 -47, i8 -46, i8 -45, i8 -44, i8 -43, i8 -42, i8 -41, i8 -40, i8 -39, i8 -38, i8 -37, i8 -36, i8 -35, i8 -34, i8 -33, i8 -32, i8 -31, i8 -30, i8 -29, i8 -28, i8 -27, i8 -26, i8 -25, i8 -24, i8 -23, i8 -22, i8 -21, i8 -20, i8 -19, i8 -18, i8 -17, i8 -16, i8 -15, i8 -14, i8 -13, i8 -12, i8 -11, i8 -10, i8 -9, i8 -8, i8 -7, i8 -6, i8 -5, i8 -4, i8 -3, i8 -2, i8 -1], align 64
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
  %v9 = alloca [256 x i8], align 64
  br label %head10
head10:
  %v13 = phi i64 [ 0, %entry ], [ %v52, %body11 ]
  %v14 = icmp slt i64 %v13, 256
  br i1 %v14, label %body11, label %end12
body11:
  %v15 = getelementptr inbounds i8, ptr @k_bytes, i64 %v13
  %v16 = load <4 x i8>, ptr %v15, align 1
  %v17 = sext <4 x i8> %v16 to <4 x i32>
  %v18 = sitofp <4 x i32> %v17 to <4 x float>
  %v19 = fmul <4 x float> %v18, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %v20 = fmul <4 x float> %v19, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v21 = fcmp ogt <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, %v20
  %v22 = select <4 x i1> %v21, <4 x float> <float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000, float 0xC05F800000000000>, <4 x float> %v20
  %v23 = fcmp olt <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, %v22
  %v24 = select <4 x i1> %v23, <4 x float> <float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000, float 0x40600CCCC0000000>, <4 x float> %v22
  %v25 = fadd <4 x float> %v24, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v26 = fsub <4 x float> %v25, <float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000, float 0x4168000FC0000000>
  %v27 = fsub <4 x float> %v24, %v26
  %v28 = bitcast <4 x float> %v25 to <4 x i32>
  %v29 = shl <4 x i32> %v28, splat (i32 23)
  %v30 = bitcast <4 x i32> %v29 to <4 x float>
  %v31 = fmul <4 x float> <float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000, float 0x3F65BBA140000000>, %v27
  %v32 = fadd <4 x float> %v31, <float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000, float 0x3F93CEA880000000>
  %v33 = fmul <4 x float> %v32, %v27
  %v34 = fadd <4 x float> %v33, <float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000, float 0x3FBC6B7520000000>
  %v35 = fmul <4 x float> %v34, %v27
  %v36 = fadd <4 x float> %v35, <float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000, float 0x3FDEBF9BC0000000>
  %v37 = fmul <4 x float> %v36, %v27
  %v38 = fadd <4 x float> %v37, <float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000, float 0x3FF62E42A0000000>
  %v39 = fmul <4 x float> %v38, %v27
  %v40 = fadd <4 x float> %v39, <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v41 = fmul <4 x float> %v40, %v30
  %v42 = fadd <4 x float> %v41, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v43 = fdiv <4 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v42
  %v44 = getelementptr inbounds i8, ptr %v9, i64 %v13
  %v45 = fcmp ogt <4 x float> %v43, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v46 = select <4 x i1> %v45, <4 x float> %v43, <4 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v47 = fcmp olt <4 x float> %v46, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v48 = select <4 x i1> %v47, <4 x float> %v46, <4 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v49 = fadd <4 x float> %v48, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v50 = bitcast <4 x float> %v49 to <4 x i32>
  %v51 = trunc <4 x i32> %v50 to <4 x i8>
  store <4 x i8> %v51, ptr %v44, align 1
  %v52 = add nsw i64 %v13, 4
  br label %head10
end12:
  br label %head53
head53:
  %v56 = phi i64 [ %lo, %end12 ], [ %v122, %end112 ]
  %v57 = icmp slt i64 %v56, %hi
  br i1 %v57, label %body54, label %end55
body54:
  %v58 = mul i64 %v56, 512
  %v59 = getelementptr inbounds i8, ptr %v1, i64 %v58
  %v60 = getelementptr inbounds i8, ptr %v3, i64 %v58
  br label %head61
head61:
  %v64 = phi i64 [ 0, %body54 ], [ %v109, %body62 ]
  %v65 = icmp slt i64 %v64, 32
  br i1 %v65, label %body62, label %end63
body62:
  %v66 = getelementptr inbounds i8, ptr %v59, i64 %v64
  %v67 = getelementptr inbounds i8, ptr %v60, i64 %v64
  %v68 = load i64, ptr %v66, align 1
  %v69 = lshr i64 %v68, 0
  %v70 = and i64 %v69, 255
  %v71 = getelementptr inbounds i8, ptr %v9, i64 %v70
  %v72 = load i8, ptr %v71, align 1
  %v73 = insertelement <8 x i8> poison, i8 %v72, i64 0
  %v74 = lshr i64 %v68, 8
  %v75 = and i64 %v74, 255
  %v76 = getelementptr inbounds i8, ptr %v9, i64 %v75
  %v77 = load i8, ptr %v76, align 1
  %v78 = insertelement <8 x i8> %v73, i8 %v77, i64 1
  %v79 = lshr i64 %v68, 16
  %v80 = and i64 %v79, 255
  %v81 = getelementptr inbounds i8, ptr %v9, i64 %v80
  %v82 = load i8, ptr %v81, align 1
  %v83 = insertelement <8 x i8> %v78, i8 %v82, i64 2
  %v84 = lshr i64 %v68, 24
  %v85 = and i64 %v84, 255
  %v86 = getelementptr inbounds i8, ptr %v9, i64 %v85
  %v87 = load i8, ptr %v86, align 1
  %v88 = insertelement <8 x i8> %v83, i8 %v87, i64 3
  %v89 = lshr i64 %v68, 32
  %v90 = and i64 %v89, 255
  %v91 = getelementptr inbounds i8, ptr %v9, i64 %v90
  %v92 = load i8, ptr %v91, align 1
  %v93 = insertelement <8 x i8> %v88, i8 %v92, i64 4
  %v94 = lshr i64 %v68, 40
  %v95 = and i64 %v94, 255
  %v96 = getelementptr inbounds i8, ptr %v9, i64 %v95
  %v97 = load i8, ptr %v96, align 1
  %v98 = insertelement <8 x i8> %v93, i8 %v97, i64 5
  %v99 = lshr i64 %v68, 48
  %v100 = and i64 %v99, 255
  %v101 = getelementptr inbounds i8, ptr %v9, i64 %v100
  %v102 = load i8, ptr %v101, align 1
  %v103 = insertelement <8 x i8> %v98, i8 %v102, i64 6
  %v104 = lshr i64 %v68, 56
  %v105 = and i64 %v104, 255
  %v106 = getelementptr inbounds i8, ptr %v9, i64 %v105
  %v107 = load i8, ptr %v106, align 1
  %v108 = insertelement <8 x i8> %v103, i8 %v107, i64 7
  store <8 x i8> %v108, ptr %v67, align 1
  %v109 = add nsw i64 %v64, 8
  br label %head61
end63:
  br label %head110
head110:
  %v113 = phi i64 [ 32, %end63 ], [ %v121, %body111 ]
  %v114 = icmp slt i64 %v113, 38
  br i1 %v114, label %body111, label %end112
body111:
  %v115 = getelementptr inbounds i8, ptr %v59, i64 %v113
  %v116 = load i8, ptr %v115, align 1
  %v117 = zext i8 %v116 to i64
  %v118 = getelementptr inbounds i8, ptr %v9, i64 %v117
  %v119 = load i8, ptr %v118, align 1
  %v120 = getelementptr inbounds i8, ptr %v60, i64 %v113
  store i8 %v119, ptr %v120, align 1
  %v121 = add nsw i64 %v113, 1
  br label %head110
end112:
  %v122 = add nsw i64 %v56, 1
  br label %head53
end55:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
