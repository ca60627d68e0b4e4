public import FramePainting

extension PixelBuffer {
    /// Returns a copy of a rectangle of pixels.
    ///
    /// - Precondition: The rectangle lies inside the buffer.
    public func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
        var part: [UInt8] = []
        for row in y..<y + height { part += bytes[row * bytesPerRow + x * 4..<row * bytesPerRow + (x + width) * 4] }
        return PixelBuffer(size: PixelSize(width: width, height: height), bytes: part)
    }

    /// Creates a buffer of one color, given as the premultiplied bytes of a pixel.
    public init(width: Int, height: Int, filledWith pixel: SIMD4<UInt8>) {
        self.init(
            size: PixelSize(width: width, height: height),
            bytes: (0..<width * height).flatMap { _ in [pixel.x, pixel.y, pixel.z, pixel.w] })
    }
}
