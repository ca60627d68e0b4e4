#!/usr/bin/env bash
# SIMD4<Int32>(_: SIMD4<Float>) is not a vector instruction.
#
# Versions: Swift 6.3.1, x86-64. One would expect an optimized build to convert four numbers in a few instructions, as it does from integers to `Float`.
# Seen instead: each number passes through the generic conversion of `BinaryFloatingPoint` in the library, which asks for its exponent and the width of
# its significand, so that a loop takes tens of times as long as one that reads the integer from the bits of the number plus 2²³.
#
# Consequence: code that changes pixels rounds by such an addition.
#
# Not part of CI: it measures time. Fails when the conversion takes less than five times as long as the addition.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/main.swift" <<'SWIFT'
import Foundation

var numbers = (0..<4096).map { SIMD4<Float>(repeating: Float($0)) }

@inline(never) func sum(_ integer: (SIMD4<Float>) -> SIMD4<Int32>) -> (SIMD4<Int32>, clock_t) {
    let start = clock()
    var sum = SIMD4<Int32>.zero
    for _ in 0..<500 { for number in numbers { sum &+= integer(number) } }
    return (sum, clock() - start)
}

let (converted, long) = sum { SIMD4<Int32>($0) }
let (added, short) = sum { unsafeBitCast($0 + 0x1p23, to: SIMD4<Int32>.self) & 0x7F_FFFF }
print(converted == added ? "equal" : "different", "sums, ratio of times", long / max(short, 1))
exit(long >= 5 * short ? 0 : 1)
SWIFT
swiftc -O "$work/main.swift" -o "$work/main"
"$work/main"
