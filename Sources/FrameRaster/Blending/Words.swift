/// Four neighbouring ``Pixel/word``s of a row, or fewer at the end of a run.
///
/// The odd ends are kept out of line: inlined, they would send the vectors of the loops around through memory.
enum Words {
    /// The words of `count` pixels; of more than four, the first four. What is missing is 0.
    @inline(__always) static func load(_ pixels: UnsafePointer<Pixel>, count: Int) -> SIMD4<UInt32> {
        count >= 4 ? UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self) : loadEnd(pixels, count)
    }

    @inline(__always) static func store(_ words: SIMD4<UInt32>, to pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        if count >= 4 {
            UnsafeMutableRawPointer(pixels).storeBytes(of: words, as: SIMD4<UInt32>.self)
        } else {
            storeEnd(words, pixels, count)
        }
    }

    /// Whether sixteen pixels are these four, four times.
    @inline(__always) static func are(_ words: SIMD4<UInt32>, _ pixels: UnsafePointer<Pixel>) -> Bool {
        let memory = UnsafeRawPointer(pixels)
        let first = memory.loadUnaligned(as: SIMD4<UInt32>.self) ^ words
        let second = memory.loadUnaligned(fromByteOffset: 16, as: SIMD4<UInt32>.self) ^ words
        let third = memory.loadUnaligned(fromByteOffset: 32, as: SIMD4<UInt32>.self) ^ words
        let fourth = memory.loadUnaligned(fromByteOffset: 48, as: SIMD4<UInt32>.self) ^ words
        return isZero((first | second) | (third | fourth))
    }

    @inline(__always) static func areEqual(_ words: SIMD4<UInt32>, _ others: SIMD4<UInt32>) -> Bool {
        isZero(words ^ others)
    }

    /// Asked of both halves: comparing vectors as wholes comes down to comparing their words one by one.
    @inline(__always) private static func isZero(_ words: SIMD4<UInt32>) -> Bool {
        let halves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
        return halves.x | halves.y == 0
    }

    @inline(__always) static func store(_ words: SIMD4<UInt32>, fourTimesTo pixels: UnsafeMutablePointer<Pixel>) {
        let memory = UnsafeMutableRawPointer(pixels)
        memory.storeBytes(of: words, as: SIMD4<UInt32>.self)
        memory.storeBytes(of: words, toByteOffset: 16, as: SIMD4<UInt32>.self)
        memory.storeBytes(of: words, toByteOffset: 32, as: SIMD4<UInt32>.self)
        memory.storeBytes(of: words, toByteOffset: 48, as: SIMD4<UInt32>.self)
    }

    @inline(never) private static func loadEnd(_ pixels: UnsafePointer<Pixel>, _ count: Int) -> SIMD4<UInt32> {
        SIMD4(pixels[0].word, count > 1 ? pixels[1].word : 0, count > 2 ? pixels[2].word : 0, 0)
    }

    @inline(never) private static func storeEnd(
        _ words: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int
    ) {
        pixels[0].word = words.x
        if count > 1 { pixels[1].word = words.y }
        if count > 2 { pixels[2].word = words.z }
    }
}
