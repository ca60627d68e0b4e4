/// Four neighboring pixels with one vector per channel, the form in which runs are blended.
///
/// The caller decides the range of the channels: bytes 0…255, or the 16-bit values of ``SourceOver``.
struct FourPixels {
    var red: SIMD4<Float>
    var green: SIMD4<Float>
    var blue: SIMD4<Float>
    var alpha: SIMD4<Float>

    @inline(__always) init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Unpacks four ``Pixel/word``s by shifting, which assumes little-endian byte order.
    @inline(__always) init(_ words: SIMD4<UInt32>) {
        #if _endian(big)
            #error("pixels are unpacked as little-endian words")
        #endif
        red = Self.float(words & 255)
        green = Self.float((words &>> 8) & 255)
        blue = Self.float((words &>> 16) & 255)
        alpha = Self.float(words &>> 24)
    }

    /// Converts as signed integers, for which processors have a fast instruction.
    @inline(__always) private static func float(_ bytes: SIMD4<UInt32>) -> SIMD4<Float> {
        SIMD4<Float>(unsafeBitCast(bytes, to: SIMD4<Int32>.self))
    }

    @inline(__always) func map(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> FourPixels {
        FourPixels(red: body(red), green: body(green), blue: body(blue), alpha: body(alpha))
    }

    @inline(__always) func zip(
        _ other: FourPixels, _ body: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FourPixels {
        FourPixels(
            red: body(red, other.red), green: body(green, other.green), blue: body(blue, other.blue),
            alpha: body(alpha, other.alpha))
    }

    /// Divides each numerator as ``SourceOver/divide(_:)`` does and packs the results into words.
    @inline(__always) var divided: SIMD4<UInt32> { map { $0 - SourceOver.half }.raisedQuotients }

    /// Ends ``divided`` after its first step.
    @inline(__always) var raisedQuotients: SIMD4<UInt32> { Self.packed(map(SourceOver.raisedQuotient)) }

    /// Rounds 16-bit channels to bytes and packs them into words.
    @inline(__always) var narrowed: SIMD4<UInt32> { Self.packed(map(SourceOver.raisedByte)) }

    /// Packs bytes that were raised by 2²³. Between the byte and the exponent, which the shifts drop, all bits are 0.
    @inline(__always) private static func packed(_ raised: FourPixels) -> SIMD4<UInt32> {
        let red = unsafeBitCast(raised.red, to: SIMD4<UInt32>.self) & 255
        let green = unsafeBitCast(raised.green, to: SIMD4<UInt32>.self) &<< 8
        let blue = unsafeBitCast(raised.blue, to: SIMD4<UInt32>.self) &<< 16
        let alpha = unsafeBitCast(raised.alpha, to: SIMD4<UInt32>.self) &<< 24
        return red | green | blue | alpha
    }

    /// Rounds each numerator as ``SourceOver/shift(_:)`` does and packs the results into words.
    @inline(__always) var shifted: SIMD4<UInt32> {
        SourceOver.shift(red) | (SourceOver.shift(green) &<< 8) | (SourceOver.shift(blue) &<< 16)
            | (SourceOver.shift(alpha) &<< 24)
    }

    /// Composites these 16-bit sources over four pixels given as words.
    @inline(__always) func over(_ words: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let keep = SourceOver.one - alpha
        return zip(FourPixels(words)) { source, below in source * 255 + below * keep }.divided
    }
}

/// Loads and stores four neighboring ``Pixel/word``s, or fewer at the end of a run.
///
/// The partial cases are kept out of line, because inlining them makes the compiler spill the loops' vectors to memory.
enum PackedPixels {
    /// Returns the words of the first four of `count` pixels. Missing words are 0.
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

    /// Whether sixteen pixels repeat these four words four times.
    @inline(__always) static func are(_ words: SIMD4<UInt32>, _ pixels: UnsafePointer<Pixel>) -> Bool {
        let memory = UnsafeRawPointer(pixels)
        let first = memory.loadUnaligned(as: SIMD4<UInt32>.self) ^ words
        let second = memory.loadUnaligned(fromByteOffset: 16, as: SIMD4<UInt32>.self) ^ words
        let third = memory.loadUnaligned(fromByteOffset: 32, as: SIMD4<UInt32>.self) ^ words
        let fourth = memory.loadUnaligned(fromByteOffset: 48, as: SIMD4<UInt32>.self) ^ words
        return isZero((first | second) | (third | fourth))
    }

    @inline(__always) static func areOpaque(_ words: SIMD4<UInt32>) -> Bool {
        let halves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
        return halves.x & halves.y & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
    }

    @inline(__always) static func areEqual(_ words: SIMD4<UInt32>, _ others: SIMD4<UInt32>) -> Bool {
        isZero(words ^ others)
    }

    /// Tests two 64-bit halves, because a comparison of whole vectors compiles to one comparison per word.
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
