import FramePainting

extension Plan {
    /// Returns the painted pixels of `area`; they are clear outside the canvas.
    func pixels(in area: PixelBounds) -> PixelBuffer {
        var pixels = PixelBuffer(size: PixelSize(width: area.maxX - area.minX, height: area.maxY - area.minY))
        let seen = area.intersection(PixelBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
        guard !seen.isEmpty else { return pixels }
        let bytesPerRow = pixels.bytesPerRow
        pixels.bytes.withUnsafeMutableBytes { bytes in
            cut(to: seen).forEachRow(within: seen) { y, row, _ in
                let start = (y - area.minY) * bytesPerRow + (seen.minX - area.minX) * 4
                let count = (seen.maxX - seen.minX) * 4
                UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + count])
                    .copyMemory(from: UnsafeRawBufferPointer(start: row + seen.minX, count: count))
            }
        }
        return pixels
    }

    /// Paints a block row by row in separate memory and passes each row to `body`. Row pointers begin at column 0;
    /// columns outside the block are unspecified.
    func forEachRow(
        within bounds: PixelBounds, _ body: (_ y: Int, _ row: UnsafePointer<Pixel>, _ repeatsAbove: Bool) -> Void
    ) {
        guard !bounds.isEmpty else { return }
        let rows = bounds.minY..<bounds.maxY
        vertices.withUnsafeBufferPointer { vertices in
            chains.withUnsafeBufferPointer { chains in
                var painter = RowPainter(
                    self, vertices: vertices, chains: chains, columns: bounds.minX..<bounds.maxX)
                let row = UnsafeMutablePointer<Pixel>.allocate(capacity: size.width)
                defer {
                    painter.deallocate()
                    row.deallocate()
                }
                for y in rows {
                    let index = y - rows.lowerBound
                    if index.isMultiple(of: RowPainter.rowsPerPass) {
                        painter.prepare(y..<min(y + RowPainter.rowsPerPass, rows.upperBound))
                    }
                    let repeats = index > 0 && self.rows.repeatsRowAbove(y)
                    if !repeats { painter.paint(y, into: row) }
                    body(y, row, repeats)
                }
            }
        }
    }
}
