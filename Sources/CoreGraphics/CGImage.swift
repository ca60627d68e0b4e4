internal import FrameGIF
internal import FrameJPEG
internal import FramePNG
package import FramePainting
internal import FrameWebP

/// An immutable image: 8-bit sRGB pixels with alpha.
public final class CGImage: _CFObject, Sendable {
    package let rasterImage: RasterImage
    /// The layout in which the pixels are passed to applications.
    let layout: PixelLayout

    package convenience init(_ rasterImage: RasterImage) {
        self.init(rasterImage, layout: PixelLayout(of: rasterImage))
    }

    init(_ rasterImage: RasterImage, layout: PixelLayout) {
        self.rasterImage = rasterImage
        self.layout = layout
    }

    /// Decodes a PNG file.
    ///
    /// - Throws: `PNGError`.
    package convenience init(pngData: Data) throws {
        self.init(try PNGDecoder.decode([UInt8](pngData)).rasterImage)
    }

    /// The reason why a file cannot be decoded, as part of a message.
    package struct Fault: Error {
        package enum Kind: Sendable {
            case damaged
            /// The file has another format.
            case otherFormat
            case tooLarge
        }

        package let kind: Kind
        package let message: String
    }

    /// Decodes a PNG file.
    package static func decode(png bytes: [UInt8]) throws(Fault) -> CGImage {
        do throws(PNGError) {
            return CGImage(try PNGDecoder.decode(bytes).rasterImage)
        } catch {
            throw Fault(kind: error.kind, message: "is no PNG that can be read: \(error.message)")
        }
    }

    /// Decodes a PNG, JPEG, GIF, or WebP file, identified by its contents; of an animated GIF, the first frame.
    ///
    /// - Returns: The pixels as stored, and the orientation in which a photograph is upright, 1…8 as in the Exif
    ///   standard.
    package static func decode(_ bytes: [UInt8]) throws(Fault) -> (image: CGImage, orientation: Int) {
        if WebPDecoder.recognizes(bytes) { return (try decode(webP: bytes), 1) }
        if GIFAnimation.recognizes(bytes) { return (try decode(gif: bytes), 1) }
        guard JPEGDecoder.recognizes(bytes) else { return (try decode(png: bytes), 1) }
        do throws(JPEGError) {
            let image = try JPEGDecoder.decode(bytes)
            return (CGImage(RasterImage(image.pixels)), image.orientation)
        } catch {
            throw Fault(kind: error.kind, message: "is no JPEG that can be read: \(error.message)")
        }
    }

    private static func decode(gif bytes: [UInt8]) throws(Fault) -> CGImage {
        do throws(GIFError) {
            var frames = try GIFAnimation(bytes).frames()
            guard let frame = try frames.next() else { throw .damagedFrame(0) }
            return CGImage(RasterImage(frame))
        } catch {
            throw Fault(kind: error.kind, message: "is no GIF that can be read: \(error.message)")
        }
    }

    private static func decode(webP bytes: [UInt8]) throws(Fault) -> CGImage {
        do throws(WebPError) {
            return CGImage(RasterImage(try WebPDecoder.decode(bytes)))
        } catch {
            throw Fault(kind: error.kind, message: "is no WebP that can be read: \(error.message)")
        }
    }

    /// The image over black as a JPEG file; `nil` if libjpeg fails.
    ///
    /// - Parameter quality: The quality, 0…1.
    package func jpegData(quality: Double) -> Data? {
        (try? JPEGEncoder.encode(rasterImage.pixels, quality: quality)).map { Data($0) }
    }

    /// The image as a PNG file; `nil` if libpng fails, which happens only when memory runs out.
    package func pngData() -> Data? {
        (try? PNGEncoder.encode(rasterImage.pixels, isOpaque: rasterImage.isOpaque)).map { Data($0) }
    }

    /// The width in pixels.
    public var width: Int { rasterImage.size.width }
    /// The height in pixels.
    public var height: Int { rasterImage.size.height }

    /// The part in `rect`, in pixels from the top-left corner, expanded to whole pixels; `nil` if it is outside the
    /// image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.standardized.integral.intersection(all)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (columns, rows) = (Int(part.minX)..<Int(part.maxX), Int(part.minY)..<Int(part.maxY))
        return CGImage(RasterImage(rasterImage.pixels.part(columns: columns, rows: rows)))
    }

    /// The image turned upright.
    ///
    /// - Parameter orientation: 1…8 as in the Exif standard, which names the sides that the first row and the first
    ///   column lie at.
    package func upright(from orientation: Int) -> CGImage {
        switch orientation {
        case 2: rearranged(swapsSides: false, mirrorsX: true, mirrorsY: false)
        case 3: rearranged(swapsSides: false, mirrorsX: true, mirrorsY: true)
        case 4: rearranged(swapsSides: false, mirrorsX: false, mirrorsY: true)
        case 5: rearranged(swapsSides: true, mirrorsX: false, mirrorsY: false)
        case 6: rearranged(swapsSides: true, mirrorsX: false, mirrorsY: true)
        case 7: rearranged(swapsSides: true, mirrorsX: true, mirrorsY: true)
        case 8: rearranged(swapsSides: true, mirrorsX: true, mirrorsY: false)
        default: self
        }
    }

    /// The image with rows and columns swapped if requested, and then reversed along each axis.
    ///
    /// - Parameters:
    ///   - mirrorsX: Whether the original left edge ends up reversed along the axis on which it then lies.
    ///   - mirrorsY: The same for the top edge.
    package func rearranged(swapsSides: Bool, mirrorsX: Bool, mirrorsY: Bool) -> CGImage {
        CGImage(
            RasterImage(
                rasterImage.pixels.rearranged(swapsSides: swapsSides, mirrorsX: mirrorsX, mirrorsY: mirrorsY)))
    }

    /// The image's alpha filled with a single color.
    package func tinted(with color: CGColor) -> CGImage {
        CGImage(RasterImage(rasterImage.pixels.tinted(with: color.color)))
    }
}

extension PNGError {
    fileprivate var kind: CGImage.Fault.Kind {
        switch self {
        case .notPNG(let firstBytes): firstBytes.isEmpty ? .damaged : .otherFormat
        case .tooLarge, .interlaced, .chunkTooLarge: .tooLarge
        case .truncated, .invalidChunkName, .missingHeader, .headerLength, .secondHeader, .tooFewImageBytes, .damaged,
            .notAnimated, .damagedAnimation, .unwritableSize, .invalidLevel, .partialRow, .tooManyRows, .missingRows,
            .finished, .writing:
            .damaged
        }
    }
}

extension JPEGError {
    fileprivate var kind: CGImage.Fault.Kind {
        switch self {
        case .notJPEG: .otherFormat
        case .tooLarge: .tooLarge
        case .damaged, .writing: .damaged
        }
    }
}

extension GIFError {
    fileprivate var kind: CGImage.Fault.Kind {
        switch self {
        case .notGIF: .otherFormat
        case .tooLarge, .tooManyFrames: .tooLarge
        case .damaged, .damagedFrame: .damaged
        }
    }
}

extension WebPError {
    fileprivate var kind: CGImage.Fault.Kind {
        switch self {
        case .notWebP, .missingLibrary: .otherFormat
        case .tooLarge: .tooLarge
        case .damaged: .damaged
        }
    }
}
