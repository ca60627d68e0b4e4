/// A blurred picture: texels, with straight lines between them.
struct SoftPicture: Sendable {
    let bounds: PixelBounds
    let columns: SoftGrid
    let rows: SoftGrid
    /// Row by row, premultiplied, 0…65535.
    let texels: [SIMD4<UInt16>]
    /// Of each row of texels but the last, whether the next one is the same.
    private let rowsAlike: [Bool]

    init(bounds: PixelBounds, columns: SoftGrid, rows: SoftGrid, texels: [SIMD4<UInt16>]) {
        self.bounds = bounds
        self.columns = columns
        self.rows = rows
        self.texels = texels
        let width = columns.needed
        rowsAlike = texels.withUnsafeBytes { bytes in
            let length = width * MemoryLayout<SIMD4<UInt16>>.stride
            return (0..<max(0, rows.needed - 1)).map { row in
                bytes[row * length..<(row + 1) * length].elementsEqual(bytes[(row + 1) * length..<(row + 2) * length])
            }
        }
    }

    /// Draws its part of row `y`.
    ///
    /// - Parameter hidden: columns that need not be drawn.
    func draw(_ y: Int, replaces: Bool, except hidden: Range<Int>, into row: UnsafeMutablePointer<Pixel>) {
        let width = columns.needed
        let (upper, part) = rows.place(y)
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { line in
            texels.withUnsafeBufferPointer { texels in
                let first = upper * width
                let share = Float(part) / Float(256 * rows.step)
                for column in 0..<width {
                    let above = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: texels[first + column]))
                    if part == 0 {
                        line[column] = above
                        continue
                    }
                    let below = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: texels[first + width + column]))
                    line[column] = above + (below - above) * share
                }
            }
            if hidden.isEmpty { return draw(bounds.minX, bounds.maxX, line, replaces, into: row) }
            draw(bounds.minX, min(bounds.maxX, hidden.lowerBound), line, replaces, into: row)
            draw(max(bounds.minX, hidden.upperBound), bounds.maxX, line, replaces, into: row)
        }
    }

    /// Whether row `y` is certain to be as the one above: made from texels that are the same from row to row.
    func repeatsRowAbove(_ y: Int) -> Bool {
        guard y > bounds.minY, y < bounds.maxY else { return false }
        return rowsAlike[rows.place(y - 1).index] && rowsAlike[rows.place(y).index]
    }

    private func draw(
        _ from: Int, _ to: Int, _ line: UnsafeMutableBufferPointer<SIMD4<Float>>, _ replaces: Bool,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        guard from < to else { return }
        let span = 256 * columns.step
        let unit = 1 / Float(span)
        var (index, part) = columns.place(from)
        for x in from..<to {
            let left = line[index]
            let color = left + (line[index + 1] - left) * (Float(part) * unit)
            // Adding 2²³ leaves no room for a fraction.
            let source = Source(color: (color + 0x1p23) - 0x1p23)
            row[x] = replaces ? source.pixel : source.over(row[x])
            part += 256
            if part >= span {
                part -= span
                index += 1
            }
        }
    }
}
