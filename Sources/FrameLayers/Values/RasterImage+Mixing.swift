internal import FramePainting

extension RasterImage {
    /// Returns the image at `progress` between two, each byte by itself. An image of another size than the end is
    /// stretched to it, and `nil` stands for a clear one.
    static func mixed(_ start: RasterImage?, _ end: RasterImage?, _ progress: Double) -> RasterImage? {
        guard let size = end?.size ?? start?.size else { return nil }
        let (from, to) = (start?.bytes(in: size), end?.bytes(in: size))
        let weight = Int((min(max(progress, 0), 1) * 256).rounded())
        let bytes = (0..<4 * size.width * size.height).map { index -> UInt8 in
            let (first, second) = (Int(from?[index] ?? 0), Int(to?[index] ?? 0))
            return UInt8((first * (256 - weight) + second * weight + 128) >> 8)
        }
        return RasterImage(PixelBuffer(size: size, bytes: bytes))
    }

    /// The bytes of the image at another size, each pixel that of the nearest one.
    private func bytes(in size: PixelSize) -> [UInt8] {
        if size == self.size { return pixels.bytes }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * size.width * size.height)
        for y in 0..<size.height {
            let row = (2 * y + 1) * self.size.height / (2 * size.height)
            for x in 0..<size.width {
                let pixel = pixels[(2 * x + 1) * self.size.width / (2 * size.width), row]
                bytes += [pixel.x, pixel.y, pixel.z, pixel.w]
            }
        }
        return bytes
    }
}
