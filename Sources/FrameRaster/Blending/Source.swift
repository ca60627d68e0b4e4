/// One premultiplied colour in 16 bits as ``SourceOver`` takes it.
struct Source: Equatable, Sendable {
    /// Red, green, blue, alpha: whole numbers, 0…65535, none above alpha.
    var color: SIMD4<Float>

    @inline(__always) var isOpaque: Bool { color.w == SourceOver.one }
    @inline(__always) var isClear: Bool { color.w == 0 }

    /// What it leaves on a transparent pixel; on any pixel, if it is opaque.
    @inline(__always) var pixel: Pixel { over(.clear) }

    @inline(__always) func over(_ pixel: Pixel) -> Pixel {
        Pixel(channels: SourceOver.divide(color * 255 + pixel.channels * (SourceOver.one - color.w)))
    }

    /// The same source four times.
    @inline(__always) var fourfold: FourPixels {
        FourPixels(
            red: SIMD4(repeating: color.x), green: SIMD4(repeating: color.y), blue: SIMD4(repeating: color.z),
            alpha: SIMD4(repeating: color.w))
    }
}
