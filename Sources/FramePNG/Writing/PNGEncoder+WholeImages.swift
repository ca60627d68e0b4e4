public import FramePainting

extension PNGEncoder {
    /// A whole frame as a PNG file.
    ///
    /// `isOpaque` is the caller's to say, so that all frames of a sequence have the same form.
    public static func encode(
        _ pixels: PixelBuffer, isOpaque: Bool, compression: PNGCompression = .fast
    ) throws(PNGError) -> [UInt8] {
        let encoder = try PNGEncoder(size: pixels.size, isOpaque: isOpaque, compression: compression)
        try pixels.bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
            try encoder.append(UnsafeRawBufferPointer(bytes))
        }
        return try encoder.finish()
    }

    /// A straight image as a PNG file that decodes to the same bytes; without alpha when every pixel is opaque.
    public static func encode(
        _ image: StraightImage, compression: PNGCompression = .fast
    ) throws(PNGError) -> [UInt8] {
        let encoder = try PNGEncoder(size: image.size, isOpaque: image.isOpaque, compression: compression)
        try image.bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
            try encoder.append(straight: UnsafeRawBufferPointer(bytes))
        }
        return try encoder.finish()
    }
}
