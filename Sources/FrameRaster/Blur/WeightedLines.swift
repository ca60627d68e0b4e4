/// What a Gaussian does to lines of texels: each result is a sum of as many lines as there are weights.
///
/// Along a row, the lines are the same one, begun a texel later each. Four texels are summed at a time: as many as stay in
/// registers.
enum WeightedLines {
    typealias Line = UnsafePointer<SIMD4<Float>>

    /// Writes the sums of `count` texels.
    ///
    /// - Parameter isSymmetric: whether the weights are the same from both ends; their number is odd then.
    static func sum(
        _ lines: UnsafeBufferPointer<Line>, _ weights: UnsafeBufferPointer<Float>, isSymmetric: Bool, count: Int,
        into result: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        guard lines.count > 1 else {
            if let line = lines.first { result.update(from: line, count: count) }
            return
        }
        var x = 0
        while x + 4 <= count {
            if isSymmetric {
                sumPairs(lines, weights, from: x, into: result + x)
            } else {
                sumEach(lines, weights, from: x, into: result + x)
            }
            x += 4
        }
        while x < count {
            var sum = SIMD4<Float>.zero
            for index in lines.indices { sum += lines[index][x] * weights[index] }
            result[x] = sum
            x += 1
        }
    }

    @inline(__always) private static func sumPairs(
        _ lines: UnsafeBufferPointer<Line>, _ weights: UnsafeBufferPointer<Float>, from x: Int,
        into result: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let last = lines.count &- 1
        let radius = last / 2
        let middle = lines[radius] + x
        var weight = weights[radius]
        var (a, b) = (middle[0] * weight, middle[1] * weight)
        var (c, d) = (middle[2] * weight, middle[3] * weight)
        for index in 0..<radius {
            let (first, second) = (lines[index] + x, lines[last &- index] + x)
            weight = weights[index]
            a += (first[0] + second[0]) * weight
            b += (first[1] + second[1]) * weight
            c += (first[2] + second[2]) * weight
            d += (first[3] + second[3]) * weight
        }
        (result[0], result[1], result[2], result[3]) = (a, b, c, d)
    }

    @inline(__always) private static func sumEach(
        _ lines: UnsafeBufferPointer<Line>, _ weights: UnsafeBufferPointer<Float>, from x: Int,
        into result: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        var (a, b) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        var (c, d) = (a, b)
        for index in lines.indices {
            let line = lines[index] + x
            let weight = weights[index]
            a += line[0] * weight
            b += line[1] * weight
            c += line[2] * weight
            d += line[3] * weight
        }
        (result[0], result[1], result[2], result[3]) = (a, b, c, d)
    }
}
