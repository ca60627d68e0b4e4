public import FrameGeometry

/// Pixels computed from other pixels. They are in this module because it is optimized in debug builds too.
extension PixelBuffer {
    /// Returns the columns and rows in these ranges.
    ///
    /// - Precondition: The ranges are inside the buffer.
    public func part(columns: Range<Int>, rows: Range<Int>) -> PixelBuffer {
        var part: [UInt8] = []
        part.reserveCapacity(columns.count * rows.count * 4)
        for row in rows {
            let start = row * bytesPerRow
            part += bytes[start + columns.lowerBound * 4..<start + columns.upperBound * 4]
        }
        return PixelBuffer(size: PixelSize(width: columns.count, height: rows.count), bytes: part)
    }

    /// Returns the pixels with rows and columns swapped if requested, and then reversed along each axis.
    ///
    /// - Parameters:
    ///   - mirrorsX: Whether the original left edge ends up reversed along its resulting axis.
    ///   - mirrorsY: Whether the original top edge ends up reversed along its resulting axis.
    public func rearranged(swapsSides: Bool, mirrorsX: Bool, mirrorsY: Bool) -> PixelBuffer {
        let target = swapsSides ? PixelSize(width: size.height, height: size.width) : size
        var moved: [UInt8] = []
        moved.reserveCapacity(bytes.count)
        for y in 0..<target.height {
            for x in 0..<target.width {
                let (column, row) = swapsSides ? (y, x) : (x, y)
                let start =
                    (mirrorsY ? size.height - 1 - row : row) * bytesPerRow
                    + (mirrorsX ? size.width - 1 - column : column) * 4
                moved += bytes[start..<start + 4]
            }
        }
        return PixelBuffer(size: target, bytes: moved)
    }

    /// Returns the alpha of the pixels filled with a single color.
    public func tinted(with color: Color) -> PixelBuffer {
        let alpha = min(max(color.alpha, 0), 1)
        func premultiplied(_ component: Double) -> Double { min(max(component, 0), 1) * 255 * alpha }
        let tint = SIMD4(
            premultiplied(color.red), premultiplied(color.green), premultiplied(color.blue), 255 * alpha)
        var tinted = self
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let coverage = Double(bytes[index + 3]) / 255
            for channel in 0..<4 { tinted.bytes[index + channel] = UInt8((tint[channel] * coverage).rounded()) }
        }
        return tinted
    }

    /// Mean of the premultiplied pixels as a color; clear if all are transparent.
    public var meanColor: Color {
        var sums = SIMD4<Double>.zero
        for index in stride(from: 0, to: bytes.count, by: 4) {
            for channel in 0..<4 { sums[channel] += Double(bytes[index + channel]) }
        }
        // Transparent pixels do not contribute to the color.
        guard sums.w > 0 else { return .clear }
        return Color(
            red: sums.x / sums.w, green: sums.y / sums.w, blue: sums.z / sums.w,
            alpha: sums.w / (255 * Double(bytes.count / 4)))
    }
}
