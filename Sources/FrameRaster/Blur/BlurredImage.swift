/// A blurred image: texels on a coarse grid, interpolated by a ``CubicSpline``.
struct BlurredImage: Sendable {
    /// Pixels that may be drawn.
    let bounds: PixelBounds
    let columns: TexelGrid
    let rows: TexelGrid
    let texels: BlurredTexels
    /// Gains; `nil` if all are 1, and for tinted images.
    let gains: BlurGains?
    /// Whether all pixels are opaque, except for an error far below the tolerance, because all that are blurred are.
    let isOpaque: Bool

    /// - Parameter bounds: Pixels that will be read. Rows that are clear at either end are dropped from ``bounds``.
    init(
        bounds: PixelBounds, columns: TexelGrid, rows: TexelGrid, texels: BlurredTexels, gains: BlurGains? = nil,
        isOpaque: Bool = false
    ) {
        self.gains = gains
        self.isOpaque = isOpaque
        self.columns = columns
        self.rows = rows
        self.texels = texels
        let seen = texels.seenRows
        func isSeen(_ y: Int) -> Bool {
            let first = rows.place(y).index
            return first < seen.upperBound && first + rows.window > seen.lowerBound
        }
        var bounds = bounds
        while bounds.minY < bounds.maxY, !isSeen(bounds.minY) { bounds.minY += 1 }
        while bounds.minY < bounds.maxY, !isSeen(bounds.maxY - 1) { bounds.maxY -= 1 }
        self.bounds = bounds
    }

    /// Whether row `y` is certain to equal the row above, because both come from identical rows of texels.
    func repeatsRowAbove(_ y: Int) -> Bool {
        guard y > bounds.minY, y < bounds.maxY else { return false }
        if let gains, gains.ofRow(y - 1) != gains.ofRow(y) { return false }
        let (before, here) = (rows.place(y - 1).index, rows.place(y).index)
        if rows.step == 1 { return texels.isLikeNext[before] }
        return isConstant(at: before) && isConstant(at: here)
    }

    /// Whether four rows of texels are equal, the first of them at `row`.
    private func isConstant(at row: Int) -> Bool {
        texels.isLikeNext[row] && texels.isLikeNext[row + 1] && texels.isLikeNext[row + 2]
    }

    /// Draws row `y`, over the existing pixels or in place of them.
    ///
    /// - Parameters:
    ///   - range: Columns to draw, clamped to ``bounds``.
    ///   - hidden: Columns that need not be drawn.
    func draw(
        _ y: Int, in range: Range<Int>, replaces: Bool, except hidden: Range<Int>,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        guard y >= bounds.minY, y < bounds.maxY else { return }
        let (from, to) = (max(range.lowerBound, bounds.minX), min(range.upperBound, bounds.maxX))
        guard from < to else { return }
        let (upper, part) = rows.place(y)
        let isSingle = rows.step == 1 || isConstant(at: upper)
        let weights = SIMD4<Float>(CubicSpline.weights(Double(part) / Double(256 * rows.step)))
        func draw(_ body: (_ from: Int, _ to: Int) -> Void) {
            if hidden.isEmpty { return body(from, to) }
            if from < hidden.lowerBound { body(from, min(to, hidden.lowerBound)) }
            if hidden.upperBound < to { body(max(from, hidden.upperBound), to) }
        }
        if let tint = texels.tint {
            withUnsafeTemporaryAllocation(of: Float.self, capacity: columns.needed + 4) { line in
                mixTinted(upper, isSingle, weights, line)
                draw { drawTinted(from: $0, to: $1, UnsafeBufferPointer(line), tint, into: row) }
            }
        } else {
            withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: columns.needed) { line in
                mixColors(upper, isSingle, weights, line)
                if let gains { Self.multiply(line, by: gains.ofRow(y)) }
                draw { drawColors(from: $0, to: $1, UnsafeBufferPointer(line), replaces, into: row) }
            }
        }
    }
}
