/// Makes lines of texels of rows of pixels: spread over the grid, and blurred along x.
struct SoftLine {
    /// What the pixels outside a picture are.
    enum Edges {
        case clear
        /// The nearest pixel of the picture.
        case repeated
    }

    private let axis: BlurAxis
    private let grid: SoftGrid
    private let source: Range<Int>
    private let edges: Edges
    /// For each pixel of a step, what it adds to four texels, as ``SoftGrid/shares(ofPixel:)`` of 257: 255 becomes 65,535.
    private let shares: [SIMD4<Float>]

    /// - Parameter source: the columns of the pixels there are.
    init(_ axis: BlurAxis, _ grid: SoftGrid, source: Range<Int>, edges: Edges) {
        self.axis = axis
        self.grid = grid
        self.source = source
        self.edges = edges
        shares = (0..<axis.step).flatMap { pixel in
            let shares = grid.shares(ofPixel: pixel) * 257
            return (0..<4).map { SIMD4<Float>(repeating: Float(shares[$0])) }
        }
    }

    /// Texels before they are blurred: those needed, and those within the Gaussian's radius.
    var spreadCount: Int { grid.needed + 2 * axis.radius }
    var count: Int { grid.needed }

    /// Spreads a row of pixels.
    ///
    /// - Parameters:
    ///   - row: the pixels of the source's columns.
    ///   - texels: room for ``spreadCount``.
    func spread(_ row: UnsafePointer<Pixel>, into texels: UnsafeMutablePointer<SIMD4<Float>>) {
        let first = grid.first - axis.radius
        if grid.step > 1 { return spreadOverGrid(row, first, into: texels) }
        let start = grid.anchor + first - source.lowerBound
        for index in 0..<spreadCount { texels[index] = pixel(start + index, row) * 257 }
    }

    /// A block of pixels lies between the centres of two texels, and adds to these and their outer neighbours.
    private func spreadOverGrid(
        _ row: UnsafePointer<Pixel>, _ first: Int, into texels: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let step = grid.step
        var (a, b) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        var (c, d) = (a, b)
        var start = grid.firstPixel(ofTexel: first - 2) - source.lowerBound
        shares.withUnsafeBufferPointer { shares in
            for index in -3..<spreadCount {
                if start >= 0, start + step <= source.count {
                    for place in 0..<step {
                        let color = row[start &+ place].channels
                        a += color * shares[4 &* place]
                        b += color * shares[4 &* place &+ 1]
                        c += color * shares[4 &* place &+ 2]
                        d += color * shares[4 &* place &+ 3]
                    }
                } else if edges == .repeated || start + step > 0 && start < source.count {
                    for place in 0..<step {
                        let color = pixel(start + place, row)
                        a += color * shares[4 * place]
                        b += color * shares[4 * place + 1]
                        c += color * shares[4 * place + 2]
                        d += color * shares[4 * place + 3]
                    }
                }
                if index >= 0 { texels[index] = a }
                (a, b, c, d) = (b, c, d, .zero)
                start += step
            }
        }
    }

    @inline(__always) private func pixel(_ index: Int, _ row: UnsafePointer<Pixel>) -> SIMD4<Float> {
        if index >= 0, index < source.count { return row[index].channels }
        switch edges {
        case .clear: return .zero
        case .repeated: return row[max(0, min(source.count - 1, index))].channels
        }
    }

    /// Blurs spread texels into a line of ``count``.
    func blur(_ texels: UnsafePointer<SIMD4<Float>>, into line: UnsafeMutablePointer<SIMD4<Float>>) {
        let size = axis.weights.count
        withUnsafeTemporaryAllocation(of: WeightedLines.Line.self, capacity: size) { lines in
            // The last line is that of the first weight: what is moved right was further left.
            for index in 0..<size { lines.initializeElement(at: index, to: texels + (size - 1 - index)) }
            axis.weights.withUnsafeBufferPointer { weights in
                WeightedLines.sum(
                    UnsafeBufferPointer(lines), weights, isSymmetric: axis.isSymmetric, count: count, into: line)
            }
        }
    }
}
