/// One premultiplied colour in 16 bits as ``SourceOver`` takes it: red, green, blue, alpha.
struct Source: Equatable, Sendable {
    var channels: SIMD4<UInt32>

    @inline(__always) var alpha: UInt32 { channels.w }
    @inline(__always) var isOpaque: Bool { channels.w == UInt32(SourceOver.one) }
    @inline(__always) var isClear: Bool { channels.w == 0 }

    /// What it leaves on a transparent pixel; on any pixel, if it is opaque.
    @inline(__always) var pixel: Pixel { over(.clear) }

    @inline(__always) func over(_ pixel: Pixel) -> Pixel {
        let keep = UInt32(SourceOver.one) &- alpha
        let t = channels &* 255 &+ pixel.channels &* keep &+ 32_768
        return Pixel(channels: (t &+ (t &>> 16)) &>> 16)
    }
}
