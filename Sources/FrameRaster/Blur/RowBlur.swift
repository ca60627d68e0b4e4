/// Blurs rows of pixels along x by spreading them over the grid's texels and convolving these.
struct RowBlur {
    private let axis: BlurAxis
    private let grid: TexelGrid
    private let source: Range<Int>
    /// Weights of each pixel of a step in four texels (``TexelGrid/weights(ofPixel:)``), times 257 so that 255 becomes
    /// 65,535.
    private let weights: [SIMD4<Float>]

    /// - Parameter source: Columns of the pixels that exist. Others are clear.
    init(_ axis: BlurAxis, _ grid: TexelGrid, source: Range<Int>) {
        self.axis = axis
        self.grid = grid
        self.source = source
        weights = (0..<axis.step).flatMap { pixel in
            let weights = grid.weights(ofPixel: pixel) * 257
            return (0..<4).map { SIMD4<Float>(repeating: Float(weights[$0])) }
        }
    }

    /// Standard deviation in pixels.
    var deviation: Double { axis.sigma }
    /// Number of pixels that exist.
    var length: Int { source.count }

    /// Number of texels before convolution: the needed ones and those within the Gaussian's radius.
    var spreadCount: Int { grid.needed + 2 * axis.radius }
    var count: Int { grid.needed }

    /// Spreads a row of pixels over texels.
    ///
    /// - Parameters:
    ///   - row: Pixels of the source's columns.
    ///   - texels: Memory for ``spreadCount`` texels.
    func spread(_ row: UnsafePointer<Pixel>, into texels: UnsafeMutablePointer<SIMD4<Float>>) {
        let first = grid.first - axis.radius
        if grid.step > 1 { return spreadOverGrid(row, first, into: texels) }
        let start = grid.anchor + first - source.lowerBound
        for index in 0..<spreadCount { texels[index] = pixel(start + index, row) * 257 }
    }

    /// Spreads blocks of pixels. A block lies between the centers of two texels and contributes to four.
    private func spreadOverGrid(
        _ row: UnsafePointer<Pixel>, _ first: Int, into texels: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let step = grid.step
        var (a, b) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        var (c, d) = (a, b)
        var start = grid.firstPixel(ofTexel: first - 2) - source.lowerBound
        weights.withUnsafeBufferPointer { weights in
            for index in -3..<spreadCount {
                if start >= 0, start + step <= source.count {
                    for place in 0..<step {
                        let color = row[start &+ place].channels
                        a += color * weights[4 &* place]
                        b += color * weights[4 &* place &+ 1]
                        c += color * weights[4 &* place &+ 2]
                        d += color * weights[4 &* place &+ 3]
                    }
                } else if start + step > 0 && start < source.count {
                    for place in 0..<step {
                        let color = pixel(start + place, row)
                        a += color * weights[4 * place]
                        b += color * weights[4 * place + 1]
                        c += color * weights[4 * place + 2]
                        d += color * weights[4 * place + 3]
                    }
                }
                if index >= 0 { texels[index] = a }
                (a, b, c, d) = (b, c, d, .zero)
                start += step
            }
        }
    }

    @inline(__always) private func pixel(_ index: Int, _ row: UnsafePointer<Pixel>) -> SIMD4<Float> {
        index >= 0 && index < source.count ? row[index].channels : .zero
    }

    /// Convolves spread texels into a line of ``count`` texels.
    func blur(_ texels: UnsafePointer<SIMD4<Float>>, into line: UnsafeMutablePointer<SIMD4<Float>>) {
        let size = axis.weights.count
        withUnsafeTemporaryAllocation(of: WeightedLines.Line.self, capacity: size) { lines in
            // Convolution reverses the order: the last line takes the first weight.
            for index in 0..<size { lines.initializeElement(at: index, to: texels + (size - 1 - index)) }
            axis.weights.withUnsafeBufferPointer { weights in
                WeightedLines.sum(
                    UnsafeBufferPointer(lines), weights, isSymmetric: axis.isSymmetric, count: count, into: line)
            }
        }
    }
}

extension RowBlur {
    /// Returns the weights of the source's pixels in each of `pixels`, 0…1.
    func sums(of pixels: Range<Int>) -> [Float] {
        let line = whiteLine
        return pixels.map { pixel in
            let (index, part) = grid.place(pixel)
            if grid.step == 1 { return line[index] / 65_535 }
            let weights = SIMD4<Float>(CubicSpline.weights(Double(part) / Double(256 * grid.step))) / 65_535
            return line[index] * weights.x + line[index + 1] * weights.y + line[index + 2] * weights.z
                + line[index + 3] * weights.w
        }
    }

    /// Blurred texels of a white row.
    private var whiteLine: [Float] {
        var line = [SIMD4<Float>](repeating: .zero, count: count)
        whiteTexels.withUnsafeBufferPointer { texels in
            line.withUnsafeMutableBufferPointer { line in
                if let texels = texels.baseAddress, let line = line.baseAddress { blur(texels, into: line) }
            }
        }
        return line.map(\.w)
    }

    /// A white row spread over texels.
    var whiteTexels: [SIMD4<Float>] {
        let white = [Pixel](repeating: Pixel(word: .max), count: source.count)
        var texels = [SIMD4<Float>](repeating: .zero, count: spreadCount)
        white.withUnsafeBufferPointer { white in
            texels.withUnsafeMutableBufferPointer { texels in
                if let white = white.baseAddress, let texels = texels.baseAddress { spread(white, into: texels) }
            }
        }
        return texels
    }
}

/// Weighted sums of lines of texels, the inner loop of a convolution.
///
/// Along a row, the lines are one line started at successive texels. Four texels are summed at a time, as many as fit
/// into registers.
enum WeightedLines {
    typealias Line = UnsafePointer<SIMD4<Float>>

    /// Writes the sums of `count` texels.
    ///
    /// - Parameter isSymmetric: Whether the weights read the same from both ends; their number is then odd.
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
