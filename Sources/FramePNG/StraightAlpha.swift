/// Conversion between premultiplied and straight alpha, the single definition of a pixel's bytes in a file.
///
/// Files and frame digests hold straight R, G, B, A; the encoder, the manifest's hash and the decoder all convert here.
/// Both directions are integer arithmetic with one rounding (half up), the same on every machine.
public enum StraightAlpha {
    /// Returns `round(component · 255 / alpha)`, half up; 0 if alpha is 0. A component greater than its alpha, which is
    /// invalid in a premultiplied pixel, gives 255.
    ///
    /// `255c + ⌊a/2⌋` divided by `a` and rounded down is `⌊255c/a + 1/2⌋`, because 255c is an integer.
    @inlinable public static func straight(_ component: UInt8, alpha: UInt8) -> UInt8 {
        if alpha == 0 { return 0 }
        return UInt8(truncatingIfNeeded: min(255, (UInt32(component) * 255 + UInt32(alpha / 2)) / UInt32(alpha)))
    }

    /// Returns `round(component · alpha / 255)`. There are no ties, because 255 is odd.
    @inlinable public static func premultiplied(_ component: UInt8, alpha: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(component) * UInt32(alpha) + 127) / 255)
    }

    /// Writes the straight form of premultiplied R, G, B, A pixels.
    ///
    /// With `isOpaque`, colors are copied and alpha becomes 255, as in an opaque file.
    /// - Precondition: `straight` is as long as `premultiplied`, which holds whole pixels.
    public static func straighten(
        _ premultiplied: UnsafeRawBufferPointer, into straight: UnsafeMutableRawBufferPointer, isOpaque: Bool
    ) {
        precondition(premultiplied.count.isMultiple(of: 4) && straight.count == premultiplied.count)
        for offset in stride(from: 0, to: premultiplied.count, by: 4) {
            let pixel = UInt32(littleEndian: premultiplied.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let result = isOpaque ? pixel | 0xFF00_0000 : straightPixel(pixel)
            straight.storeBytes(of: result.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
    }

    /// Writes the premultiplied form of straight R, G, B, A pixels.
    /// - Precondition: `premultiplied` is as long as `straight`, which holds whole pixels.
    public static func premultiply(
        _ straight: UnsafeRawBufferPointer, into premultiplied: UnsafeMutableRawBufferPointer
    ) {
        precondition(straight.count.isMultiple(of: 4) && premultiplied.count == straight.count)
        for offset in stride(from: 0, to: straight.count, by: 4) {
            let pixel = UInt32(littleEndian: straight.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let alpha = pixel >> 24
            let result = alpha == 255 ? pixel : map(pixel, alpha) { Self.premultiplied($0, alpha: $1) }
            premultiplied.storeBytes(of: result.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
    }

    /// Writes the R, G, B of R, G, B, A pixels, four pixels (two words in, a word and a half out) at a time.
    /// - Precondition: `colors` has three bytes for every four of `pixels`, which holds whole pixels.
    static func dropAlpha(_ pixels: UnsafeRawBufferPointer, into colors: UnsafeMutableRawBufferPointer) {
        precondition(pixels.count.isMultiple(of: 4) && colors.count == pixels.count / 4 * 3)
        let wholeGroups = pixels.count & ~15
        var target = 0
        for offset in stride(from: 0, to: wholeGroups, by: 16) {
            let first = sixBytes(pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let second = sixBytes(pixels.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            colors.storeBytes(of: (first | second << 48).littleEndian, toByteOffset: target, as: UInt64.self)
            let rest = UInt32(truncatingIfNeeded: second >> 16)
            colors.storeBytes(of: rest.littleEndian, toByteOffset: target + 8, as: UInt32.self)
            target += 12
        }
        for offset in stride(from: wholeGroups, to: pixels.count, by: 4) {
            for component in 0..<3 { colors[target + component] = pixels[offset + component] }
            target += 3
        }
    }

    /// Returns the six color bytes of two pixels, in the low bytes.
    @inline(__always)
    private static func sixBytes(_ twoPixels: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: twoPixels)
        return word & 0xFF_FFFF | word >> 8 & 0xFFFF_FF00_0000
    }

    /// - Parameter pixel: Pixel with red in the lowest byte and alpha in the highest.
    @inline(__always)
    private static func straightPixel(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        return map(pixel, alpha) { Self.straight($0, alpha: $1) }
    }

    @inline(__always)
    private static func map(_ pixel: UInt32, _ alpha: UInt32, _ transform: (UInt8, UInt8) -> UInt8) -> UInt32 {
        let a = UInt8(truncatingIfNeeded: alpha)
        let red = transform(UInt8(truncatingIfNeeded: pixel), a)
        let green = transform(UInt8(truncatingIfNeeded: pixel >> 8), a)
        let blue = transform(UInt8(truncatingIfNeeded: pixel >> 16), a)
        return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | alpha << 24
    }
}
