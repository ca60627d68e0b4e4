/// Four premultiplied bytes in the order of memory: red, green, blue, alpha.
struct Pixel: Equatable, Sendable {
    /// The bytes as they lie in memory.
    var bytes: SIMD4<UInt8>

    static let clear = Pixel(bytes: SIMD4(repeating: 0))

    @inline(__always) init(bytes: SIMD4<UInt8>) { self.bytes = bytes }

    /// From channels of 0…255.
    @inline(__always) init(channels: SIMD4<UInt32>) { bytes = SIMD4(truncatingIfNeeded: channels) }

    @inline(__always) var channels: SIMD4<UInt32> { SIMD4(truncatingIfNeeded: bytes) }
}
