/// The bytes of a pixel in memory that is not a ``PixelBuffer``.
public struct PixelFormat: Hashable, Sendable {
    /// What the bytes of a pixel are.
    public enum Channels: Hashable, Sendable {
        /// One byte of gray, without alpha.
        case gray
        /// One byte of alpha.
        case alpha
        /// Four bytes; the numbers are the positions of each component among them.
        case color(red: Int, green: Int, blue: Int, alpha: Int, Alpha)
    }

    /// The meaning of the fourth byte of a color.
    public enum Alpha: Hashable, Sendable {
        case premultiplied
        /// The color is not multiplied by the alpha.
        case straight
        /// Without meaning: the color is opaque.
        case skipped
    }

    public let size: PixelSize
    public let bytesPerRow: Int
    public let channels: Channels

    public init(size: PixelSize, bytesPerRow: Int, channels: Channels) {
        self.size = size
        self.bytesPerRow = bytesPerRow
        self.channels = channels
    }

    public var bytesPerPixel: Int {
        switch channels {
        case .gray, .alpha: 1
        case .color: 4
        }
    }

    /// The bytes of all rows, including those between rows.
    public var byteCount: Int { bytesPerRow * size.height }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        switch channels {
        case .gray, .color(_, _, _, _, .skipped): true
        case .alpha, .color(_, _, _, _, .premultiplied), .color(_, _, _, _, .straight): false
        }
    }

    /// Reads pixels in this format. A color brighter than its premultiplied alpha is limited to it.
    ///
    /// - Parameter bytes: Rows from the top; what is missing is 0.
    public func decode(_ bytes: UnsafeRawBufferPointer) -> PixelBuffer {
        var pixels = PixelBuffer(size: size)
        let width = bytesPerPixel
        pixels.bytes.withUnsafeMutableBufferPointer { target in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let from = y * bytesPerRow + x * width
                    guard from + width <= bytes.count else { return }
                    let pixel = pixel(bytes, from)
                    let to = (y * size.width + x) * 4
                    for index in 0..<4 { target[to + index] = pixel[index] }
                }
            }
        }
        return pixels
    }

    private func pixel(_ bytes: UnsafeRawBufferPointer, _ from: Int) -> SIMD4<UInt8> {
        switch channels {
        case .gray:
            return SIMD4(bytes[from], bytes[from], bytes[from], 255)
        case .alpha:
            return SIMD4(0, 0, 0, bytes[from])
        case .color(let red, let green, let blue, let alpha, let kind):
            let color = SIMD4(bytes[from + red], bytes[from + green], bytes[from + blue], bytes[from + alpha])
            switch kind {
            case .premultiplied: return pointwiseMin(color, SIMD4(repeating: color.w))
            case .straight:
                return SIMD4(
                    color.x.scaled(by: color.w), color.y.scaled(by: color.w), color.z.scaled(by: color.w), color.w)
            case .skipped: return SIMD4(color.x, color.y, color.z, 255)
            }
        }
    }

    /// The pixels as they are after they have been stored in this format and read again.
    public func stored(_ pixels: PixelBuffer) -> PixelBuffer {
        switch channels {
        case .color(_, _, _, _, .premultiplied): return pixels
        case .gray, .alpha, .color(_, _, _, _, .straight), .color(_, _, _, _, .skipped):
            var bytes = [UInt8](repeating: 0, count: byteCount)
            return bytes.withUnsafeMutableBytes { bytes in
                encode(pixels, into: bytes)
                return decode(UnsafeRawBufferPointer(bytes))
            }
        }
    }

    /// Writes pixels in this format: gray as the luminance of the color over black.
    ///
    /// - Parameters:
    ///   - pixels: Pixels of the same size.
    ///   - bytes: Room for ``byteCount`` bytes, rows from the top. Bytes between rows are not written.
    public func encode(_ pixels: PixelBuffer, into bytes: UnsafeMutableRawBufferPointer) {
        precondition(pixels.size == size && bytes.count >= byteCount, "the pixels or the memory have another size")
        for y in 0..<size.height {
            for x in 0..<size.width {
                let pixel = pixels[x, y]
                let to = y * bytesPerRow + x * bytesPerPixel
                switch channels {
                case .gray: bytes[to] = pixel.luma
                case .alpha: bytes[to] = pixel.w
                case .color(let red, let green, let blue, let alpha, let kind):
                    let isStraight = kind == .straight
                    bytes[to + red] = isStraight ? pixel.x.divided(by: pixel.w) : pixel.x
                    bytes[to + green] = isStraight ? pixel.y.divided(by: pixel.w) : pixel.y
                    bytes[to + blue] = isStraight ? pixel.z.divided(by: pixel.w) : pixel.z
                    bytes[to + alpha] = kind == .skipped ? 255 : pixel.w
                }
            }
        }
    }
}

extension UInt8 {
    /// The product of two fractions of 255, rounded to the nearest.
    fileprivate func scaled(by alpha: UInt8) -> UInt8 { UInt8((Int(self) * Int(alpha) + 127) / 255) }

    /// The quotient of two fractions of 255, rounded to the nearest, at most 1; 0 for a divisor of 0.
    fileprivate func divided(by alpha: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(Swift.min((Int(self) * 255 + Int(alpha) / 2) / Int(alpha), 255))
    }
}

extension SIMD4<UInt8> {
    /// The luminance of a pixel, by the weights of sRGB's primaries, in 1/65536.
    fileprivate var luma: UInt8 { UInt8((Int(x) * 13_933 + Int(y) * 46_871 + Int(z) * 4_732 + 32_768) >> 16) }
}
