/// A blurred picture: texels, with straight lines between them.
struct SoftPicture: Sendable {
    let bounds: PixelBounds
    let columns: SoftGrid
    let rows: SoftGrid
    /// Row by row, premultiplied, 0…65535.
    let texels: [SIMD4<UInt16>]

    /// Draws its part of row `y`.
    func draw(_ y: Int, replaces: Bool, into row: UnsafeMutablePointer<Pixel>) {
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
            draw(line, replaces, into: row)
        }
    }

    private func draw(
        _ line: UnsafeMutableBufferPointer<SIMD4<Float>>, _ replaces: Bool, into row: UnsafeMutablePointer<Pixel>
    ) {
        let span = 256 * columns.step
        let unit = 1 / Float(span)
        var (index, part) = columns.place(bounds.minX)
        for x in bounds.minX..<bounds.maxX {
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
