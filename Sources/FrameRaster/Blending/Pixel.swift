import FramePainting

/// One premultiplied pixel: the bytes red, green, blue, alpha in memory order.
struct Pixel: Equatable, Sendable {
    /// Bytes of the pixel; red is the lowest byte.
    var word: UInt32

    static let clear = Pixel(word: 0)

    @inline(__always) init(word: UInt32) { self.word = word }

    /// Creates a pixel from channels of 0…255.
    @inline(__always) init(channels: SIMD4<UInt32>) {
        word = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: channels), to: UInt32.self)
    }

    @inline(__always) var channels: SIMD4<Float> {
        SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self)))
    }

    @inline(__always) var alpha: UInt32 { word &>> 24 }
}

extension Pixel {
    /// Returns the fraction of light that a mask pixel lets through, 0…1.
    ///
    /// Luminance weighs the channels with 0.2126, 0.7152 and 0.0722, as 65,536ths rounded so that they add up to one.
    @inline(__always) func fraction(by kind: Mask.Kind) -> Double {
        switch kind {
        case .alpha: return Double(alpha) / 255
        case .luminance:
            let sum = 13_933 * (word & 255) + 46_871 * ((word &>> 8) & 255) + 4_732 * ((word &>> 16) & 255)
            return Double(sum) / (255 * 65_536)
        }
    }
}
