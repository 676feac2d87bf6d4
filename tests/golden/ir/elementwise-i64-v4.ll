; task {"attributes":{"expression":"t0=div(x0,x1);t1=mod(t0,x2);t2=fmod(t1,x1);t3=udiv(t2,x3);t4=umod(t3,x0);t5=bit_and(t4,7.0);t6=bit_or(t5,x1);t7=bit_xor(t6,x2);t8=shift_left(t7,x1);t9=shift_right(t8,3.0);t10=pow(t9,x2);t11=where(x3,t10,x0);t12=abs(t11);t13=max(t12,x2);t14=less(t13,x0);t15=neg(t14)"},"inputs":["i64[2,19]","u32[19]","i8[2,1]","bool[2,19]"],"op":"elementwise","output":"i32[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v4
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr, <8 x i1>, <8 x i64>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, <8 x i1>)
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
  %v12 = getelementptr inbounds ptr, ptr %args, i64 6
  %v13 = load ptr, ptr %v12, align 8
  %v14 = getelementptr inbounds i8, ptr %v13, i64 0
  br label %head15
head15:
  %v18 = phi i64 [ %lo, %entry ], [ %v266, %end230 ]
  %v19 = icmp slt i64 %v18, %hi
  br i1 %v19, label %body16, label %end17
body16:
  %v20 = mul i64 0, 512
  %v21 = mul i64 %v18, 19
  %v22 = getelementptr inbounds i64, ptr %v1, i64 %v21
  %v23 = getelementptr inbounds i64, ptr %v22, i64 %v20
  %v24 = getelementptr inbounds i32, ptr %v3, i64 %v20
  %v25 = getelementptr inbounds i8, ptr %v5, i64 %v18
  %v26 = load i8, ptr %v25, align 1
  %v27 = sext i8 %v26 to i64
  %v28 = insertelement <8 x i64> poison, i64 %v27, i64 0
  %v29 = shufflevector <8 x i64> %v28, <8 x i64> poison, <8 x i32> zeroinitializer
  %v30 = mul i64 %v18, 19
  %v31 = getelementptr inbounds i8, ptr %v7, i64 %v30
  %v32 = getelementptr inbounds i8, ptr %v31, i64 %v20
  %v33 = mul i64 %v18, 19
  %v34 = getelementptr inbounds i32, ptr %v9, i64 %v33
  %v35 = getelementptr inbounds i32, ptr %v34, i64 %v20
  br label %head36
head36:
  %v39 = phi i64 [ 0, %body16 ], [ %v153, %end117 ]
  %v40 = icmp slt i64 %v39, 16
  br i1 %v40, label %body37, label %end38
body37:
  %v41 = getelementptr inbounds i64, ptr %v23, i64 %v39
  %v42 = load <8 x i64>, ptr %v41, align 8
  %v43 = getelementptr inbounds i32, ptr %v24, i64 %v39
  %v44 = load <8 x i32>, ptr %v43, align 4
  %v45 = zext <8 x i32> %v44 to <8 x i64>
  %v46 = getelementptr inbounds i8, ptr %v32, i64 %v39
  %v47 = load <8 x i8>, ptr %v46, align 1
  %v48 = icmp ne <8 x i8> %v47, splat (i8 0)
  %v49 = zext <8 x i1> %v48 to <8 x i64>
  %v50 = icmp slt <8 x i64> %v42, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v51 = sub <8 x i64> zeroinitializer, %v42
  %v52 = select <8 x i1> %v50, <8 x i64> %v51, <8 x i64> %v42
  %v53 = icmp slt <8 x i64> %v45, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v54 = sub <8 x i64> zeroinitializer, %v45
  %v55 = select <8 x i1> %v53, <8 x i64> %v54, <8 x i64> %v45
  %v56 = icmp eq <8 x i64> %v55, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v57 = select <8 x i1> %v56, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v55
  %v58 = udiv <8 x i64> %v52, %v57
  %v59 = select <8 x i1> %v56, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v58
  %v60 = xor <8 x i64> %v42, %v45
  %v61 = icmp slt <8 x i64> %v60, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v62 = sub <8 x i64> zeroinitializer, %v59
  %v63 = select <8 x i1> %v61, <8 x i64> %v62, <8 x i64> %v59
  %v64 = icmp slt <8 x i64> %v63, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v65 = sub <8 x i64> zeroinitializer, %v63
  %v66 = select <8 x i1> %v64, <8 x i64> %v65, <8 x i64> %v63
  %v67 = icmp slt <8 x i64> %v29, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v68 = sub <8 x i64> zeroinitializer, %v29
  %v69 = select <8 x i1> %v67, <8 x i64> %v68, <8 x i64> %v29
  %v70 = icmp eq <8 x i64> %v69, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v71 = select <8 x i1> %v70, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v69
  %v72 = urem <8 x i64> %v66, %v71
  %v73 = select <8 x i1> %v70, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v72
  %v74 = icmp slt <8 x i64> %v63, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v75 = sub <8 x i64> zeroinitializer, %v73
  %v76 = select <8 x i1> %v74, <8 x i64> %v75, <8 x i64> %v73
  %v77 = xor <8 x i64> %v76, %v29
  %v78 = icmp slt <8 x i64> %v77, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v79 = icmp ne <8 x i64> %v76, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v80 = and <8 x i1> %v78, %v79
  %v81 = add <8 x i64> %v76, %v29
  %v82 = select <8 x i1> %v80, <8 x i64> %v81, <8 x i64> %v76
  %v83 = icmp slt <8 x i64> %v82, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v84 = sub <8 x i64> zeroinitializer, %v82
  %v85 = select <8 x i1> %v83, <8 x i64> %v84, <8 x i64> %v82
  %v86 = icmp slt <8 x i64> %v45, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v87 = sub <8 x i64> zeroinitializer, %v45
  %v88 = select <8 x i1> %v86, <8 x i64> %v87, <8 x i64> %v45
  %v89 = icmp eq <8 x i64> %v88, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v90 = select <8 x i1> %v89, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v88
  %v91 = urem <8 x i64> %v85, %v90
  %v92 = select <8 x i1> %v89, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v91
  %v93 = icmp slt <8 x i64> %v82, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v94 = sub <8 x i64> zeroinitializer, %v92
  %v95 = select <8 x i1> %v93, <8 x i64> %v94, <8 x i64> %v92
  %v96 = icmp eq <8 x i64> %v49, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v97 = select <8 x i1> %v96, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v49
  %v98 = udiv <8 x i64> %v95, %v97
  %v99 = select <8 x i1> %v96, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v98
  %v100 = icmp eq <8 x i64> %v42, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v101 = select <8 x i1> %v100, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v42
  %v102 = urem <8 x i64> %v99, %v101
  %v103 = select <8 x i1> %v100, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v102
  %v104 = and <8 x i64> %v103, <i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7>
  %v105 = or <8 x i64> %v104, %v45
  %v106 = xor <8 x i64> %v105, %v29
  %v107 = icmp ult <8 x i64> %v45, splat (i64 64)
  %v108 = select <8 x i1> %v107, <8 x i64> %v45, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v109 = shl <8 x i64> %v106, %v108
  %v110 = select <8 x i1> %v107, <8 x i64> %v109, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v111 = icmp ult <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, splat (i64 64)
  %v112 = select <8 x i1> %v111, <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v113 = lshr <8 x i64> %v110, %v112
  %v114 = select <8 x i1> %v111, <8 x i64> %v113, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  br label %head115
head115:
  %v118 = phi i64 [ 0, %body37 ], [ %v129, %body116 ]
  %v119 = phi <8 x i64> [ <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %body37 ], [ %v126, %body116 ]
  %v120 = phi <8 x i64> [ %v114, %body37 ], [ %v127, %body116 ]
  %v121 = phi <8 x i64> [ %v29, %body37 ], [ %v128, %body116 ]
  %v122 = icmp slt i64 %v118, 63
  br i1 %v122, label %body116, label %end117
body116:
  %v123 = and <8 x i64> %v121, splat (i64 1)
  %v124 = icmp ne <8 x i64> %v123, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v125 = mul <8 x i64> %v119, %v120
  %v126 = select <8 x i1> %v124, <8 x i64> %v125, <8 x i64> %v119
  %v127 = mul <8 x i64> %v120, %v120
  %v128 = lshr <8 x i64> %v121, splat (i64 1)
  %v129 = add nsw i64 %v118, 1
  br label %head115
end117:
  %v130 = and <8 x i64> %v29, splat (i64 1)
  %v131 = icmp ne <8 x i64> %v130, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v132 = icmp eq <8 x i64> %v114, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %v133 = select <8 x i1> %v132, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v134 = select <8 x i1> %v131, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %v135 = icmp eq <8 x i64> %v114, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %v136 = select <8 x i1> %v135, <8 x i64> %v134, <8 x i64> %v133
  %v137 = icmp slt <8 x i64> %v29, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v138 = select <8 x i1> %v137, <8 x i64> %v136, <8 x i64> %v119
  %v139 = icmp ne <8 x i64> %v49, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v140 = select <8 x i1> %v139, <8 x i64> %v138, <8 x i64> %v42
  %v141 = icmp slt <8 x i64> %v140, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v142 = sub <8 x i64> zeroinitializer, %v140
  %v143 = select <8 x i1> %v141, <8 x i64> %v142, <8 x i64> %v140
  %v144 = icmp ne <8 x i64> %v143, %v143
  %v145 = icmp sgt <8 x i64> %v143, %v29
  %v146 = select <8 x i1> %v145, <8 x i64> %v143, <8 x i64> %v29
  %v147 = select <8 x i1> %v144, <8 x i64> %v143, <8 x i64> %v146
  %v148 = icmp slt <8 x i64> %v147, %v42
  %v149 = select <8 x i1> %v148, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v150 = sub <8 x i64> zeroinitializer, %v149
  %v151 = getelementptr inbounds i32, ptr %v35, i64 %v39
  %v152 = trunc <8 x i64> %v150 to <8 x i32>
  store <8 x i32> %v152, ptr %v151, align 4
  %v153 = add nsw i64 %v39, 8
  br label %head36
end38:
  %v154 = getelementptr inbounds i64, ptr %v23, i64 16
  %v155 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 8 %v154, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i64> zeroinitializer)
  %v156 = getelementptr inbounds i32, ptr %v24, i64 16
  %v157 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v156, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i32> zeroinitializer)
  %v158 = zext <8 x i32> %v157 to <8 x i64>
  %v159 = getelementptr inbounds i8, ptr %v32, i64 16
  %v160 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 %v159, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>, <8 x i8> zeroinitializer)
  %v161 = icmp ne <8 x i8> %v160, splat (i8 0)
  %v162 = zext <8 x i1> %v161 to <8 x i64>
  %v163 = icmp slt <8 x i64> %v155, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v164 = sub <8 x i64> zeroinitializer, %v155
  %v165 = select <8 x i1> %v163, <8 x i64> %v164, <8 x i64> %v155
  %v166 = icmp slt <8 x i64> %v158, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v167 = sub <8 x i64> zeroinitializer, %v158
  %v168 = select <8 x i1> %v166, <8 x i64> %v167, <8 x i64> %v158
  %v169 = icmp eq <8 x i64> %v168, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v170 = select <8 x i1> %v169, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v168
  %v171 = udiv <8 x i64> %v165, %v170
  %v172 = select <8 x i1> %v169, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v171
  %v173 = xor <8 x i64> %v155, %v158
  %v174 = icmp slt <8 x i64> %v173, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v175 = sub <8 x i64> zeroinitializer, %v172
  %v176 = select <8 x i1> %v174, <8 x i64> %v175, <8 x i64> %v172
  %v177 = icmp slt <8 x i64> %v176, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v178 = sub <8 x i64> zeroinitializer, %v176
  %v179 = select <8 x i1> %v177, <8 x i64> %v178, <8 x i64> %v176
  %v180 = icmp slt <8 x i64> %v29, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v181 = sub <8 x i64> zeroinitializer, %v29
  %v182 = select <8 x i1> %v180, <8 x i64> %v181, <8 x i64> %v29
  %v183 = icmp eq <8 x i64> %v182, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v184 = select <8 x i1> %v183, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v182
  %v185 = urem <8 x i64> %v179, %v184
  %v186 = select <8 x i1> %v183, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v185
  %v187 = icmp slt <8 x i64> %v176, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v188 = sub <8 x i64> zeroinitializer, %v186
  %v189 = select <8 x i1> %v187, <8 x i64> %v188, <8 x i64> %v186
  %v190 = xor <8 x i64> %v189, %v29
  %v191 = icmp slt <8 x i64> %v190, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v192 = icmp ne <8 x i64> %v189, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v193 = and <8 x i1> %v191, %v192
  %v194 = add <8 x i64> %v189, %v29
  %v195 = select <8 x i1> %v193, <8 x i64> %v194, <8 x i64> %v189
  %v196 = icmp slt <8 x i64> %v195, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v197 = sub <8 x i64> zeroinitializer, %v195
  %v198 = select <8 x i1> %v196, <8 x i64> %v197, <8 x i64> %v195
  %v199 = icmp slt <8 x i64> %v158, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v200 = sub <8 x i64> zeroinitializer, %v158
  %v201 = select <8 x i1> %v199, <8 x i64> %v200, <8 x i64> %v158
  %v202 = icmp eq <8 x i64> %v201, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v203 = select <8 x i1> %v202, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v201
  %v204 = urem <8 x i64> %v198, %v203
  %v205 = select <8 x i1> %v202, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v204
  %v206 = icmp slt <8 x i64> %v195, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v207 = sub <8 x i64> zeroinitializer, %v205
  %v208 = select <8 x i1> %v206, <8 x i64> %v207, <8 x i64> %v205
  %v209 = icmp eq <8 x i64> %v162, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v210 = select <8 x i1> %v209, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v162
  %v211 = udiv <8 x i64> %v208, %v210
  %v212 = select <8 x i1> %v209, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v211
  %v213 = icmp eq <8 x i64> %v155, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v214 = select <8 x i1> %v213, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> %v155
  %v215 = urem <8 x i64> %v212, %v214
  %v216 = select <8 x i1> %v213, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <8 x i64> %v215
  %v217 = and <8 x i64> %v216, <i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7>
  %v218 = or <8 x i64> %v217, %v158
  %v219 = xor <8 x i64> %v218, %v29
  %v220 = icmp ult <8 x i64> %v158, splat (i64 64)
  %v221 = select <8 x i1> %v220, <8 x i64> %v158, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v222 = shl <8 x i64> %v219, %v221
  %v223 = select <8 x i1> %v220, <8 x i64> %v222, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v224 = icmp ult <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, splat (i64 64)
  %v225 = select <8 x i1> %v224, <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v226 = lshr <8 x i64> %v223, %v225
  %v227 = select <8 x i1> %v224, <8 x i64> %v226, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  br label %head228
head228:
  %v231 = phi i64 [ 0, %end38 ], [ %v242, %body229 ]
  %v232 = phi <8 x i64> [ <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %end38 ], [ %v239, %body229 ]
  %v233 = phi <8 x i64> [ %v227, %end38 ], [ %v240, %body229 ]
  %v234 = phi <8 x i64> [ %v29, %end38 ], [ %v241, %body229 ]
  %v235 = icmp slt i64 %v231, 63
  br i1 %v235, label %body229, label %end230
body229:
  %v236 = and <8 x i64> %v234, splat (i64 1)
  %v237 = icmp ne <8 x i64> %v236, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v238 = mul <8 x i64> %v232, %v233
  %v239 = select <8 x i1> %v237, <8 x i64> %v238, <8 x i64> %v232
  %v240 = mul <8 x i64> %v233, %v233
  %v241 = lshr <8 x i64> %v234, splat (i64 1)
  %v242 = add nsw i64 %v231, 1
  br label %head228
end230:
  %v243 = and <8 x i64> %v29, splat (i64 1)
  %v244 = icmp ne <8 x i64> %v243, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v245 = icmp eq <8 x i64> %v227, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %v246 = select <8 x i1> %v245, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v247 = select <8 x i1> %v244, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %v248 = icmp eq <8 x i64> %v227, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %v249 = select <8 x i1> %v248, <8 x i64> %v247, <8 x i64> %v246
  %v250 = icmp slt <8 x i64> %v29, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v251 = select <8 x i1> %v250, <8 x i64> %v249, <8 x i64> %v232
  %v252 = icmp ne <8 x i64> %v162, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v253 = select <8 x i1> %v252, <8 x i64> %v251, <8 x i64> %v155
  %v254 = icmp slt <8 x i64> %v253, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v255 = sub <8 x i64> zeroinitializer, %v253
  %v256 = select <8 x i1> %v254, <8 x i64> %v255, <8 x i64> %v253
  %v257 = icmp ne <8 x i64> %v256, %v256
  %v258 = icmp sgt <8 x i64> %v256, %v29
  %v259 = select <8 x i1> %v258, <8 x i64> %v256, <8 x i64> %v29
  %v260 = select <8 x i1> %v257, <8 x i64> %v256, <8 x i64> %v259
  %v261 = icmp slt <8 x i64> %v260, %v155
  %v262 = select <8 x i1> %v261, <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>
  %v263 = sub <8 x i64> zeroinitializer, %v262
  %v264 = getelementptr inbounds i32, ptr %v35, i64 16
  %v265 = trunc <8 x i64> %v263 to <8 x i32>
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v265, ptr align 4 %v264, <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false>)
  %v266 = add nsw i64 %v18, 1
  br label %head15
end17:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v4" "tune-cpu"="sapphirerapids" "prefer-vector-width"="512" }
