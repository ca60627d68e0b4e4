public import FramePainting

extension PixelBuffer {
    /// A part of the image as an image.
    ///
    /// - Precondition: The part lies inside.
    public func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
        var part: [UInt8] = []
        for row in y..<y + height { part += bytes[row * bytesPerRow + x * 4..<row * bytesPerRow + (x + width) * 4] }
        return PixelBuffer(size: PixelSize(width: width, height: height), bytes: part)
    }

    /// An image of one colour, given as a pixel's premultiplied bytes.
    public init(width: Int, height: Int, filledWith pixel: SIMD4<UInt8>) {
        self.init(
            size: PixelSize(width: width, height: height),
            bytes: (0..<width * height).flatMap { _ in [pixel.x, pixel.y, pixel.z, pixel.w] })
    }
}
