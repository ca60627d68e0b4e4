import FramePainting

/// Composited content that casts a shadow and is not itself blurred. Equal rows are stored once.
struct SharpImage: Sendable {
    private struct Line {
        /// Columns relative to the image's first one; all others are clear.
        let seen: Range<Int>
        /// Longest run of opaque pixels.
        let opaque: Range<Int>
    }

    let bounds: PixelBounds
    private let width: Int
    /// Pixels of all distinct lines.
    private var pixels: [Pixel] = []
    private var lines: [Line] = []
    /// Index of the line for each row.
    private var rows: [Int32] = []

    init(bounds: PixelBounds) {
        self.bounds = bounds
        width = bounds.maxX - bounds.minX
        rows.reserveCapacity(bounds.maxY - bounds.minY)
    }

    /// Appends the next row.
    ///
    /// - Parameters:
    ///   - row: Pixels from the image's first column on.
    ///   - repeatsAbove: Whether the row equals the previous one.
    mutating func append(_ row: UnsafePointer<Pixel>, repeatsAbove: Bool) {
        let pixels = UnsafeBufferPointer(start: row, count: width)
        if lines.isEmpty || !repeatsAbove && !isLastLine(pixels) {
            self.pixels += pixels
            lines.append(Line(seen: Self.seen(pixels), opaque: Self.opaque(pixels)))
        }
        rows.append(Int32(lines.count - 1))
    }

    private func isLastLine(_ row: UnsafeBufferPointer<Pixel>) -> Bool {
        let start = pixels.count - width
        return row.indices.allSatisfy { row[$0] == pixels[start + $0] }
    }

    private static func seen(_ row: UnsafeBufferPointer<Pixel>) -> Range<Int> {
        guard let first = row.firstIndex(where: { $0 != .clear }), let last = row.lastIndex(where: { $0 != .clear })
        else { return 0..<0 }
        return first..<last + 1
    }

    private static func opaque(_ row: UnsafeBufferPointer<Pixel>) -> Range<Int> {
        var longest = 0..<0
        var start = 0
        for (index, pixel) in row.enumerated() {
            if pixel.alpha != 255 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest
    }

    func repeatsRowAbove(_ y: Int) -> Bool {
        y > bounds.minY && y < bounds.maxY && rows[y - bounds.minY] == rows[y - bounds.minY - 1]
    }

    /// Returns the columns of row `y` that hide everything below.
    func opaqueColumns(_ y: Int) -> Range<Int> {
        guard y >= bounds.minY, y < bounds.maxY else { return 0..<0 }
        let opaque = lines[Int(rows[y - bounds.minY])].opaque
        return opaque.lowerBound + bounds.minX..<opaque.upperBound + bounds.minX
    }

    /// Draws the columns `range` of row `y`, clamped to the image.
    func draw(_ y: Int, in range: Range<Int>, into row: UnsafeMutablePointer<Pixel>) {
        guard y >= bounds.minY, y < bounds.maxY else { return }
        let place = Int(rows[y - bounds.minY])
        let line = lines[place]
        let columns = range.lowerBound - bounds.minX..<range.upperBound - bounds.minX
        let (seen, opaque) = (line.seen.clamped(to: columns), line.opaque.clamped(to: columns))
        let above = row + bounds.minX
        pixels.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress.map({ $0 + place * width }) else { return }
            func blend(_ from: Int, _ to: Int) {
                if from < to { SourceOver.blend(pixels + from, over: above + from, count: to - from) }
            }
            guard !opaque.isEmpty else { return blend(seen.lowerBound, seen.upperBound) }
            blend(seen.lowerBound, opaque.lowerBound)
            (above + opaque.lowerBound).update(from: pixels + opaque.lowerBound, count: opaque.count)
            blend(opaque.upperBound, seen.upperBound)
        }
    }
}
