/// Reads PNG files.
public enum PNGDecoder {
    /// The pixels of a PNG file as 8-bit R, G, B, A with straight alpha.
    ///
    /// Every colour type, depth and interlacing is read. Palette and transparent colour are applied, 1, 2 and 4 bits
    /// scaled to 0…255, 16 bits cut to their high byte; an index past the palette is black. Gamma, profiles, text and
    /// animation frames are passed over: components are taken for sRGB as they stand.
    ///
    /// A file that ends early, or whose header, palette, transparency or image data is damaged, gives an error, never
    /// part of an image. Other damage is passed over and `warn` told, in libpng's words.
    /// - Throws: ``PNGError``.
    public static func decode(
        _ bytes: [UInt8], limits: PNGLimits = .default, warn: (String) -> Void = { _ in }
    ) throws(PNGError) -> StraightImage {
        try bytes.withUnsafeBufferPointer { file throws(PNGError) in
            let size = try PNGOutline(file, limits: limits).size
            let reader = try PNGReader(file, limits: limits)
            try reader.readHeader(warn: warn)
            let pixels = try reader.readImage(count: size.width * 4 * size.height, warn: warn)
            return StraightImage(size: size, bytes: pixels)
        }
    }
}
