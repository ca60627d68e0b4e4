/// Pixels of a row that differ from zero and from their neighbors, as most pixels of a photograph do: a multiple of
/// four. None of them begins or ends a run, so all their bytes are literals.
struct LiteralPixels {
    /// Number of pixels at once, for which the sums below fit into 32 bits.
    private static let most = 1024

    private let pixels: UnsafeRawPointer
    let count: Int
    /// Bytes per pixel, 3 or 4.
    let bytes: Int

    /// Returns `nil` if the first four pixels are not literals.
    ///
    /// - Parameter end: The end of the row. The pixel after the last literal lies before it.
    @inline(__always)
    init?(_ row: UnsafePointer<UInt32>, from start: Int, to end: Int, bytes: Int) {
        pixels = UnsafeRawPointer(row + start)
        self.bytes = bytes
        var count = 0
        while count < Self.most, start &+ count &+ 4 < end {
            let four = pixels.loadUnaligned(fromByteOffset: count &* 4, as: SIMD4<UInt32>.self)
            let next = pixels.loadUnaligned(fromByteOffset: count &* 4 &+ 4, as: SIMD4<UInt32>.self)
            let ends = unsafeBitCast((four .== next) .| (four .== 0), to: SIMD2<UInt64>.self)
            if ends.x | ends.y != 0 { break }
            count &+= 4
        }
        self.count = count
        if count == 0 { return nil }
    }

    /// The sum of all bytes, and the sum of these with each counted once for itself and for each byte after it.
    @inline(__always)
    var sums: (sum: UInt64, weighted: UInt64) {
        var sums = SIMD4<UInt32>.zero
        // These are the sums of the groups of four before the last one, each counted once for every group after it.
        var earlier = SIMD4<UInt32>.zero
        var weighted = SIMD4<UInt32>.zero
        for index in stride(from: 0, to: count, by: 4) {
            let four = pixels.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
            let first = four & 255
            let two = first &+ ((four &>> 8) & 255)
            let three = two &+ ((four &>> 16) & 255)
            earlier &+= sums
            if bytes == 4 {
                let all = three &+ (four &>> 24)
                sums &+= all
                weighted &+= first &+ two &+ three &+ all
            } else {
                sums &+= three
                weighted &+= first &+ two &+ three
            }
        }
        func total(_ words: SIMD4<UInt32>) -> UInt64 {
            UInt64(words.x) + UInt64(words.y) + UInt64(words.z) + UInt64(words.w)
        }
        let behind = 4 * total(earlier) + 3 * UInt64(sums.x) + 2 * UInt64(sums.y) + UInt64(sums.z)
        return (total(sums), UInt64(bytes) * behind + total(weighted))
    }

    /// Stores the bytes without gaps. Two bytes more may be written.
    @inline(__always)
    func store(to target: UnsafeMutableRawPointer) {
        if bytes == 4 { return target.copyMemory(from: pixels, byteCount: count &* 4) }
        var place = target
        for index in stride(from: 0, to: count, by: 2) {
            let two = UInt64(littleEndian: pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self))
            let six = two & 0xFF_FFFF | (two &>> 8) & 0xFFFF_FF00_0000
            place.storeBytes(of: six.littleEndian, as: UInt64.self)
            place += 6
        }
    }
}
