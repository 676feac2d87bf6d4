; task {"attributes":{"expression":"t0=f16(x1);t1=add(x0,t0);t2=bf16(t1)"},"inputs":["f16[2,19]","bf16[19]"],"op":"elementwise","output":"f16[2,19]","precision_mode":"must_keep_origin_dtype"}
; policy {"chunk":512,"unroll":1}
; tier x86_64-v2
; phase k: 2 units
; scratch 0 bytes, 0 of each core
declare <4 x i16> @llvm.masked.load.v4i16.p0(ptr, <4 x i1>, <4 x i16>)
declare void @llvm.masked.store.v4i16.p0(<4 x i16>, ptr, <4 x i1>)
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
  %v14 = phi i64 [ %lo, %entry ], [ %v232, %end26 ]
  %v15 = icmp slt i64 %v14, %hi
  br i1 %v15, label %body12, label %end13
body12:
  %v16 = mul i64 0, 512
  %v17 = mul i64 %v14, 19
  %v18 = getelementptr inbounds i16, ptr %v1, i64 %v17
  %v19 = getelementptr inbounds i16, ptr %v18, i64 %v16
  %v20 = getelementptr inbounds i16, ptr %v3, i64 %v16
  %v21 = mul i64 %v14, 19
  %v22 = getelementptr inbounds i16, ptr %v5, i64 %v21
  %v23 = getelementptr inbounds i16, ptr %v22, i64 %v16
  br label %head24
head24:
  %v27 = phi i64 [ 0, %body12 ], [ %v130, %body25 ]
  %v28 = icmp slt i64 %v27, 16
  br i1 %v28, label %body25, label %end26
body25:
  %v29 = getelementptr inbounds i16, ptr %v19, i64 %v27
  %v30 = load <4 x i16>, ptr %v29, align 2
  %v31 = zext <4 x i16> %v30 to <4 x i32>
  %v32 = and <4 x i32> %v31, splat (i32 32767)
  %v33 = shl <4 x i32> %v32, splat (i32 13)
  %v34 = bitcast <4 x i32> %v33 to <4 x float>
  %v35 = fmul <4 x float> %v34, splat (float 0x46F0000000000000)
  %v36 = bitcast <4 x float> %v35 to <4 x i32>
  %v37 = shl <4 x i32> %v32, splat (i32 13)
  %v38 = or <4 x i32> %v37, splat (i32 2139095040)
  %v39 = icmp uge <4 x i32> %v32, splat (i32 31744)
  %v40 = select <4 x i1> %v39, <4 x i32> %v38, <4 x i32> %v36
  %v41 = and <4 x i32> %v31, splat (i32 32768)
  %v42 = shl <4 x i32> %v41, splat (i32 16)
  %v43 = or <4 x i32> %v40, %v42
  %v44 = bitcast <4 x i32> %v43 to <4 x float>
  %v45 = getelementptr inbounds i16, ptr %v20, i64 %v27
  %v46 = load <4 x i16>, ptr %v45, align 2
  %v47 = zext <4 x i16> %v46 to <4 x i32>
  %v48 = shl <4 x i32> %v47, splat (i32 16)
  %v49 = bitcast <4 x i32> %v48 to <4 x float>
  %v50 = bitcast <4 x float> %v49 to <4 x i32>
  %v51 = and <4 x i32> %v50, splat (i32 2147483647)
  %v52 = lshr <4 x i32> %v51, splat (i32 13)
  %v53 = and <4 x i32> %v52, splat (i32 1)
  %v54 = sub <4 x i32> %v51, splat (i32 939520001)
  %v55 = add <4 x i32> %v54, %v53
  %v56 = lshr <4 x i32> %v55, splat (i32 13)
  %v57 = bitcast <4 x i32> %v51 to <4 x float>
  %v58 = fadd <4 x float> %v57, splat (float 5.000000e-01)
  %v59 = bitcast <4 x float> %v58 to <4 x i32>
  %v60 = sub <4 x i32> %v59, splat (i32 1056964608)
  %v61 = icmp ult <4 x i32> %v51, splat (i32 947912704)
  %v62 = select <4 x i1> %v61, <4 x i32> %v60, <4 x i32> %v56
  %v63 = icmp ugt <4 x i32> %v51, splat (i32 2139095040)
  %v64 = and <4 x i32> %v51, splat (i32 0)
  %v65 = or <4 x i32> %v64, splat (i32 32256)
  %v66 = and <4 x i32> %v51, splat (i32 0)
  %v67 = or <4 x i32> %v66, splat (i32 31744)
  %v68 = icmp uge <4 x i32> %v51, splat (i32 1199570944)
  %v69 = select <4 x i1> %v63, <4 x i32> %v65, <4 x i32> %v67
  %v70 = select <4 x i1> %v68, <4 x i32> %v69, <4 x i32> %v62
  %v71 = and <4 x i32> %v50, splat (i32 2147483648)
  %v72 = lshr <4 x i32> %v71, splat (i32 16)
  %v73 = or <4 x i32> %v70, %v72
  %v74 = trunc <4 x i32> %v73 to <4 x i16>
  %v75 = zext <4 x i16> %v74 to <4 x i32>
  %v76 = and <4 x i32> %v75, splat (i32 32767)
  %v77 = shl <4 x i32> %v76, splat (i32 13)
  %v78 = bitcast <4 x i32> %v77 to <4 x float>
  %v79 = fmul <4 x float> %v78, splat (float 0x46F0000000000000)
  %v80 = bitcast <4 x float> %v79 to <4 x i32>
  %v81 = shl <4 x i32> %v76, splat (i32 13)
  %v82 = or <4 x i32> %v81, splat (i32 2139095040)
  %v83 = icmp uge <4 x i32> %v76, splat (i32 31744)
  %v84 = select <4 x i1> %v83, <4 x i32> %v82, <4 x i32> %v80
  %v85 = and <4 x i32> %v75, splat (i32 32768)
  %v86 = shl <4 x i32> %v85, splat (i32 16)
  %v87 = or <4 x i32> %v84, %v86
  %v88 = bitcast <4 x i32> %v87 to <4 x float>
  %v89 = fadd <4 x float> %v44, %v88
  %v90 = bitcast <4 x float> %v89 to <4 x i32>
  %v91 = lshr <4 x i32> %v90, splat (i32 16)
  %v92 = and <4 x i32> %v91, splat (i32 1)
  %v93 = add <4 x i32> %v90, splat (i32 32767)
  %v94 = add <4 x i32> %v93, %v92
  %v95 = and <4 x i32> %v90, splat (i32 2147483647)
  %v96 = icmp ugt <4 x i32> %v95, splat (i32 2139095040)
  %v97 = or <4 x i32> %v90, splat (i32 4194304)
  %v98 = select <4 x i1> %v96, <4 x i32> %v97, <4 x i32> %v94
  %v99 = lshr <4 x i32> %v98, splat (i32 16)
  %v100 = trunc <4 x i32> %v99 to <4 x i16>
  %v101 = zext <4 x i16> %v100 to <4 x i32>
  %v102 = shl <4 x i32> %v101, splat (i32 16)
  %v103 = bitcast <4 x i32> %v102 to <4 x float>
  %v104 = getelementptr inbounds i16, ptr %v23, i64 %v27
  %v105 = bitcast <4 x float> %v103 to <4 x i32>
  %v106 = and <4 x i32> %v105, splat (i32 2147483647)
  %v107 = lshr <4 x i32> %v106, splat (i32 13)
  %v108 = and <4 x i32> %v107, splat (i32 1)
  %v109 = sub <4 x i32> %v106, splat (i32 939520001)
  %v110 = add <4 x i32> %v109, %v108
  %v111 = lshr <4 x i32> %v110, splat (i32 13)
  %v112 = bitcast <4 x i32> %v106 to <4 x float>
  %v113 = fadd <4 x float> %v112, splat (float 5.000000e-01)
  %v114 = bitcast <4 x float> %v113 to <4 x i32>
  %v115 = sub <4 x i32> %v114, splat (i32 1056964608)
  %v116 = icmp ult <4 x i32> %v106, splat (i32 947912704)
  %v117 = select <4 x i1> %v116, <4 x i32> %v115, <4 x i32> %v111
  %v118 = icmp ugt <4 x i32> %v106, splat (i32 2139095040)
  %v119 = and <4 x i32> %v106, splat (i32 0)
  %v120 = or <4 x i32> %v119, splat (i32 32256)
  %v121 = and <4 x i32> %v106, splat (i32 0)
  %v122 = or <4 x i32> %v121, splat (i32 31744)
  %v123 = icmp uge <4 x i32> %v106, splat (i32 1199570944)
  %v124 = select <4 x i1> %v118, <4 x i32> %v120, <4 x i32> %v122
  %v125 = select <4 x i1> %v123, <4 x i32> %v124, <4 x i32> %v117
  %v126 = and <4 x i32> %v105, splat (i32 2147483648)
  %v127 = lshr <4 x i32> %v126, splat (i32 16)
  %v128 = or <4 x i32> %v125, %v127
  %v129 = trunc <4 x i32> %v128 to <4 x i16>
  store <4 x i16> %v129, ptr %v104, align 2
  %v130 = add nsw i64 %v27, 4
  br label %head24
end26:
  %v131 = getelementptr inbounds i16, ptr %v19, i64 16
  %v132 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %v131, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i16> zeroinitializer)
  %v133 = zext <4 x i16> %v132 to <4 x i32>
  %v134 = and <4 x i32> %v133, splat (i32 32767)
  %v135 = shl <4 x i32> %v134, splat (i32 13)
  %v136 = bitcast <4 x i32> %v135 to <4 x float>
  %v137 = fmul <4 x float> %v136, splat (float 0x46F0000000000000)
  %v138 = bitcast <4 x float> %v137 to <4 x i32>
  %v139 = shl <4 x i32> %v134, splat (i32 13)
  %v140 = or <4 x i32> %v139, splat (i32 2139095040)
  %v141 = icmp uge <4 x i32> %v134, splat (i32 31744)
  %v142 = select <4 x i1> %v141, <4 x i32> %v140, <4 x i32> %v138
  %v143 = and <4 x i32> %v133, splat (i32 32768)
  %v144 = shl <4 x i32> %v143, splat (i32 16)
  %v145 = or <4 x i32> %v142, %v144
  %v146 = bitcast <4 x i32> %v145 to <4 x float>
  %v147 = getelementptr inbounds i16, ptr %v20, i64 16
  %v148 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %v147, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i16> zeroinitializer)
  %v149 = zext <4 x i16> %v148 to <4 x i32>
  %v150 = shl <4 x i32> %v149, splat (i32 16)
  %v151 = bitcast <4 x i32> %v150 to <4 x float>
  %v152 = bitcast <4 x float> %v151 to <4 x i32>
  %v153 = and <4 x i32> %v152, splat (i32 2147483647)
  %v154 = lshr <4 x i32> %v153, splat (i32 13)
  %v155 = and <4 x i32> %v154, splat (i32 1)
  %v156 = sub <4 x i32> %v153, splat (i32 939520001)
  %v157 = add <4 x i32> %v156, %v155
  %v158 = lshr <4 x i32> %v157, splat (i32 13)
  %v159 = bitcast <4 x i32> %v153 to <4 x float>
  %v160 = fadd <4 x float> %v159, splat (float 5.000000e-01)
  %v161 = bitcast <4 x float> %v160 to <4 x i32>
  %v162 = sub <4 x i32> %v161, splat (i32 1056964608)
  %v163 = icmp ult <4 x i32> %v153, splat (i32 947912704)
  %v164 = select <4 x i1> %v163, <4 x i32> %v162, <4 x i32> %v158
  %v165 = icmp ugt <4 x i32> %v153, splat (i32 2139095040)
  %v166 = and <4 x i32> %v153, splat (i32 0)
  %v167 = or <4 x i32> %v166, splat (i32 32256)
  %v168 = and <4 x i32> %v153, splat (i32 0)
  %v169 = or <4 x i32> %v168, splat (i32 31744)
  %v170 = icmp uge <4 x i32> %v153, splat (i32 1199570944)
  %v171 = select <4 x i1> %v165, <4 x i32> %v167, <4 x i32> %v169
  %v172 = select <4 x i1> %v170, <4 x i32> %v171, <4 x i32> %v164
  %v173 = and <4 x i32> %v152, splat (i32 2147483648)
  %v174 = lshr <4 x i32> %v173, splat (i32 16)
  %v175 = or <4 x i32> %v172, %v174
  %v176 = trunc <4 x i32> %v175 to <4 x i16>
  %v177 = zext <4 x i16> %v176 to <4 x i32>
  %v178 = and <4 x i32> %v177, splat (i32 32767)
  %v179 = shl <4 x i32> %v178, splat (i32 13)
  %v180 = bitcast <4 x i32> %v179 to <4 x float>
  %v181 = fmul <4 x float> %v180, splat (float 0x46F0000000000000)
  %v182 = bitcast <4 x float> %v181 to <4 x i32>
  %v183 = shl <4 x i32> %v178, splat (i32 13)
  %v184 = or <4 x i32> %v183, splat (i32 2139095040)
  %v185 = icmp uge <4 x i32> %v178, splat (i32 31744)
  %v186 = select <4 x i1> %v185, <4 x i32> %v184, <4 x i32> %v182
  %v187 = and <4 x i32> %v177, splat (i32 32768)
  %v188 = shl <4 x i32> %v187, splat (i32 16)
  %v189 = or <4 x i32> %v186, %v188
  %v190 = bitcast <4 x i32> %v189 to <4 x float>
  %v191 = fadd <4 x float> %v146, %v190
  %v192 = bitcast <4 x float> %v191 to <4 x i32>
  %v193 = lshr <4 x i32> %v192, splat (i32 16)
  %v194 = and <4 x i32> %v193, splat (i32 1)
  %v195 = add <4 x i32> %v192, splat (i32 32767)
  %v196 = add <4 x i32> %v195, %v194
  %v197 = and <4 x i32> %v192, splat (i32 2147483647)
  %v198 = icmp ugt <4 x i32> %v197, splat (i32 2139095040)
  %v199 = or <4 x i32> %v192, splat (i32 4194304)
  %v200 = select <4 x i1> %v198, <4 x i32> %v199, <4 x i32> %v196
  %v201 = lshr <4 x i32> %v200, splat (i32 16)
  %v202 = trunc <4 x i32> %v201 to <4 x i16>
  %v203 = zext <4 x i16> %v202 to <4 x i32>
  %v204 = shl <4 x i32> %v203, splat (i32 16)
  %v205 = bitcast <4 x i32> %v204 to <4 x float>
  %v206 = getelementptr inbounds i16, ptr %v23, i64 16
  %v207 = bitcast <4 x float> %v205 to <4 x i32>
  %v208 = and <4 x i32> %v207, splat (i32 2147483647)
  %v209 = lshr <4 x i32> %v208, splat (i32 13)
  %v210 = and <4 x i32> %v209, splat (i32 1)
  %v211 = sub <4 x i32> %v208, splat (i32 939520001)
  %v212 = add <4 x i32> %v211, %v210
  %v213 = lshr <4 x i32> %v212, splat (i32 13)
  %v214 = bitcast <4 x i32> %v208 to <4 x float>
  %v215 = fadd <4 x float> %v214, splat (float 5.000000e-01)
  %v216 = bitcast <4 x float> %v215 to <4 x i32>
  %v217 = sub <4 x i32> %v216, splat (i32 1056964608)
  %v218 = icmp ult <4 x i32> %v208, splat (i32 947912704)
  %v219 = select <4 x i1> %v218, <4 x i32> %v217, <4 x i32> %v213
  %v220 = icmp ugt <4 x i32> %v208, splat (i32 2139095040)
  %v221 = and <4 x i32> %v208, splat (i32 0)
  %v222 = or <4 x i32> %v221, splat (i32 32256)
  %v223 = and <4 x i32> %v208, splat (i32 0)
  %v224 = or <4 x i32> %v223, splat (i32 31744)
  %v225 = icmp uge <4 x i32> %v208, splat (i32 1199570944)
  %v226 = select <4 x i1> %v220, <4 x i32> %v222, <4 x i32> %v224
  %v227 = select <4 x i1> %v225, <4 x i32> %v226, <4 x i32> %v219
  %v228 = and <4 x i32> %v207, splat (i32 2147483648)
  %v229 = lshr <4 x i32> %v228, splat (i32 16)
  %v230 = or <4 x i32> %v227, %v229
  %v231 = trunc <4 x i32> %v230 to <4 x i16>
  call void @llvm.masked.store.v4i16.p0(<4 x i16> %v231, ptr align 2 %v206, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  %v232 = add nsw i64 %v14, 1
  br label %head11
end13:
  ret void
}
attributes #0 = { nounwind "target-cpu"="x86-64-v2" "tune-cpu"="x86-64-v2" "prefer-vector-width"="128" }
