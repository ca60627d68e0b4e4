import FramePainting

/// The canvas after the first steps of a plan, which repeat those of the previous frame.
struct PaintedCanvas: Sendable {
    let pixels: PixelBuffer
    let stepCount: Int

    /// Copies columns of row `y`.
    func copy(_ y: Int, _ columns: Range<Int>, to row: UnsafeMutablePointer<Pixel>) {
        pixels.bytes.withUnsafeBytes { bytes in
            let start = y * pixels.bytesPerRow + columns.lowerBound * 4
            UnsafeMutableRawBufferPointer(start: row + columns.lowerBound, count: columns.count * 4)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + columns.count * 4]))
        }
    }
}
