/// Four premultiplied bytes, in memory in the order red, green, blue, alpha.
struct Pixel: Equatable, Sendable {
    /// Red is the lowest byte.
    var word: UInt32

    static let clear = Pixel(word: 0)

    @inline(__always) init(word: UInt32) { self.word = word }

    /// From channels of 0…255.
    @inline(__always) init(channels: SIMD4<UInt32>) {
        word = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: channels), to: UInt32.self)
    }

    @inline(__always) var channels: SIMD4<Float> {
        SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self)))
    }

    @inline(__always) var alpha: UInt32 { word &>> 24 }
}
