; task {"attributes":{"expression":"t0=mul(x0,0.1);t1=sigmoid(t0)"},"inputs":["i8[2,19]"],"op":"elementwise","output":"u8[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"impl":"table","unroll":1}
; tier x86_64-v4
; phase k: 1 units
; scratch 0 bytes, 0 of each core
@k_bytes = private constant [256 x i8] [i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 16, i8 17, i8 18, i8 19, i8 20, i8 21, i8 22, i8 23, i8 24, i8 25, i8 26, i8 27, i8 28, i8 29, i8 30, i8 31, i8 32, i8 33, i8 34, i8 35, i8 36, i8 37, i8 38, i8 39, i8 40, i8 41, i8 42, i8 43, i8 44, i8 45, i8 46, i8 47, i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 58, i8 59, i8 60, i8 61, i8 62, i8 63, i8 64, i8 65, i8 66, i8 67, i8 68, i8 69, i8 70, i8 71, i8 72, i8 73, i8 74, i8 75, i8 76, i8 77, i8 78, i8 79, i8 80, i8 81, i8 82, i8 83, i8 84, i8 85, i8 86, i8 87, i8 88, i8 89, i8 90, i8 91, i8 92, i8 93, i8 94, i8 95, i8 96, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102, i8 103, i8 104, i8 105, i8 106, i8 107, i8 108, i8 109, i8 110, i8 111, i8 112, i8 113, i8 114, i8 115, i8 116, i8 117, i8 118, i8 119, i8 120, i8 121, i8 122, i8 123, i8 124, i8 125, i8 126, i8 127, i8 -128, i8 -127, i8 -126, i8 -125, i8 -124, i8 -123, i8 -122, i8 -121, i8 -120, i8 -119, i8 -118, i8 -117, i8 -116, i8 -115, i8 -114, i8 -113, i8 -112, i8 -111, i8 -110, i8 -109, i8 -108, i8 -107, i8 -106, i8 -105, i8 -104, i8 -103, i8 -102, i8 -101, i8 -100, i8 -99, i8 -98, i8 -97, i8 -96, i8 -95, i8 -94, i8 -93, i8 -92, i8 -91, i8 -90, i8 -89, i8 -88, i8 -87, i8 -86, i8 -85, i8 -84, i8 -83, i8 -82, i8 -81, i8 -80, i8 -79, i8 -78, i8 -77, i8 -76, i8 -75, i8 -74, i8 -73, i8 -72, i8 -71, i8 -70, i8 -69, i8 -68, i8 -67, i8 -66, i8 -65, i8 -64, i8 -63, i8 -62, i8 -61, i8 -60, i8 -59, i8 -58, i8 -57, i8 -56, i8 -55, i8 -54, i8 -53, i8 -52, i8 -51, i8 -50, i8 -49, i8 -48, i8 -47, i8 -46, i8 -45, i8 -44, i8 -43, i8 -42, i8 -41, i8 -40, i8 -39, i8 -38, i8 -37, i8 -36, i8 -35, i8 -34, i8 -33, i8 -32, i8 -31, i8 -30, i8 -29, i8 -28, i8 -27, i8 -26, i8 -25, i8 -24, i8 -23, i8 -22, i8 -21, i8 -20, i8 -19, i8 -18, i8 -17, i8 -16, i8 -15, i8 -14, i8 -13, i8 -12, i8 -11, i8 -10, i8 -9, i8 -8, i8 -7, i8 -6, i8 -5, i8 -4, i8 -3, i8 -2, i8 -1], align 64
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
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
  %v13 = phi i64 [ 0, %entry ], [ %v39, %body11 ]
  %v14 = icmp slt i64 %v13, 256
  br i1 %v14, label %body11, label %end12
body11:
  %v15 = getelementptr inbounds i8, ptr @k_bytes, i64 %v13
  %v16 = load <16 x i8>, ptr %v15, align 1
  %v17 = sext <16 x i8> %v16 to <16 x i32>
  %v18 = sitofp <16 x i32> %v17 to <16 x float>
  %v19 = fmul <16 x float> %v18, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %v20 = fmul <16 x float> %v19, <float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000, float 0xBFF7154760000000>
  %v21 = call <16 x float> @llvm.rint.v16f32(<16 x float> %v20)
  %v22 = fsub <16 x float> %v20, %v21
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> <float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000, float 0x3F55BBA140000000>, <16 x float> %v22, <16 x float> <float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000, float 0x3F83CEA880000000>)
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v23, <16 x float> %v22, <16 x float> <float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000, float 0x3FAC6B7520000000>)
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v24, <16 x float> %v22, <16 x float> <float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000, float 0x3FCEBF9BC0000000>)
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v22, <16 x float> <float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000, float 0x3FE62E42A0000000>)
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v22, <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v28 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v27, <16 x float> %v21, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, i16 -1, i32 4)
  %v29 = fadd <16 x float> %v28, <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>
  %v30 = fdiv <16 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v29
  %v31 = getelementptr inbounds i8, ptr %v9, i64 %v13
  %v32 = fcmp ogt <16 x float> %v30, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v33 = select <16 x i1> %v32, <16 x float> %v30, <16 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v34 = fcmp olt <16 x float> %v33, <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v35 = select <16 x i1> %v34, <16 x float> %v33, <16 x float> <float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000, float 0x406FE00000000000>
  %v36 = fadd <16 x float> %v35, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v37 = bitcast <16 x float> %v36 to <16 x i32>
  %v38 = trunc <16 x i32> %v37 to <16 x i8>
  store <16 x i8> %v38, ptr %v31, align 1
  %v39 = add nsw i64 %v13, 16
  br label %head10
end12:
  br label %head40
head40:
  %v43 = phi i64 [ %lo, %end12 ], [ %v109, %end99 ]
  %v44 = icmp slt i64 %v43, %hi
  br i1 %v44, label %body41, label %end42
body41:
  %v45 = mul i64 %v43, 512
  %v46 = getelementptr inbounds i8, ptr %v1, i64 %v45
  %v47 = getelementptr inbounds i8, ptr %v3, i64 %v45
  br label %head48
head48:
  %v51 = phi i64 [ 0, %body41 ], [ %v96, %body49 ]
  %v52 = icmp slt i64 %v51, 32
  br i1 %v52, label %body49, label %end50
body49:
  %v53 = getelementptr inbounds i8, ptr %v46, i64 %v51
  %v54 = getelementptr inbounds i8, ptr %v47, i64 %v51
  %v55 = load i64, ptr %v53, align 1
  %v56 = lshr i64 %v55, 0
  %v57 = and i64 %v56, 255
  %v58 = getelementptr inbounds i8, ptr %v9, i64 %v57
  %v59 = load i8, ptr %v58, align 1
  %v60 = insertelement <8 x i8> poison, i8 %v59, i64 0
  %v61 = lshr i64 %v55, 8
  %v62 = and i64 %v61, 255
  %v63 = getelementptr inbounds i8, ptr %v9, i64 %v62
  %v64 = load i8, ptr %v63, align 1
  %v65 = insertelement <8 x i8> %v60, i8 %v64, i64 1
  %v66 = lshr i64 %v55, 16
  %v67 = and i64 %v66, 255
  %v68 = getelementptr inbounds i8, ptr %v9, i64 %v67
  %v69 = load i8, ptr %v68, align 1
  %v70 = insertelement <8 x i8> %v65, i8 %v69, i64 2
  %v71 = lshr i64 %v55, 24
  %v72 = and i64 %v71, 255
  %v73 = getelementptr inbounds i8, ptr %v9, i64 %v72
  %v74 = load i8, ptr %v73, align 1
  %v75 = insertelement <8 x i8> %v70, i8 %v74, i64 3
  %v76 = lshr i64 %v55, 32
  %v77 = and i64 %v76, 255
  %v78 = getelementptr inbounds i8, ptr %v9, i64 %v77
  %v79 = load i8, ptr %v78, align 1
  %v80 = insertelement <8 x i8> %v75, i8 %v79, i64 4
  %v81 = lshr i64 %v55, 40
  %v82 = and i64 %v81, 255
  %v83 = getelementptr inbounds i8, ptr %v9, i64 %v82
  %v84 = load i8, ptr %v83, align 1
  %v85 = insertelement <8 x i8> %v80, i8 %v84, i64 5
  %v86 = lshr i64 %v55, 48
  %v87 = and i64 %v86, 255
  %v88 = getelementptr inbounds i8, ptr %v9, i64 %v87
  %v89 = load i8, ptr %v88, align 1
  %v90 = insertelement <8 x i8> %v85, i8 %v89, i64 6
  %v91 = lshr i64 %v55, 56
  %v92 = and i64 %v91, 255
  %v93 = getelementptr inbounds i8, ptr %v9, i64 %v92
  %v94 = load i8, ptr %v93, align 1
  %v95 = insertelement <8 x i8> %v90, i8 %v94, i64 7
  store <8 x i8> %v95, ptr %v54, align 1
  %v96 = add nsw i64 %v51, 8
  br label %head48
end50:
  br label %head97
head97:
  %v100 = phi i64 [ 32, %end50 ], [ %v108, %body98 ]
  %v101 = icmp slt i64 %v100, 38
  br i1 %v101, label %body98, label %end99
body98:
  %v102 = getelementptr inbounds i8, ptr %v46, i64 %v100
  %v103 = load i8, ptr %v102, align 1
  %v104 = zext i8 %v103 to i64
  %v105 = getelementptr inbounds i8, ptr %v9, i64 %v104
  %v106 = load i8, ptr %v105, align 1
  %v107 = getelementptr inbounds i8, ptr %v47, i64 %v100
  store i8 %v106, ptr %v107, align 1
  %v108 = add nsw i64 %v100, 1
  br label %head97
end99:
  %v109 = add nsw i64 %v43, 1
  br label %head40
end42:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
