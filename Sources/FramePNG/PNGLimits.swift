import FramePainting

/// The largest PNG that is read. Limits are checked before anything is allocated.
public struct PNGLimits: Equatable, Sendable {
    public var maxWidth: Int
    public var maxHeight: Int
    /// Maximum number of pixels. Each takes four bytes when decoded.
    public var maxPixels: Int
    /// Maximum size of a chunk other than image data, in bytes.
    public var maxChunkBytes: Int

    public init(maxWidth: Int, maxHeight: Int, maxPixels: Int, maxChunkBytes: Int) {
        self.maxWidth = maxWidth
        self.maxHeight = maxHeight
        self.maxPixels = maxPixels
        self.maxChunkBytes = maxChunkBytes
    }

    /// Limits for files of unknown origin: 128 MiB of pixels, just above 8K (7,680×4,320), with sides of at most
    /// `PixelSize.limit`. 8 MB is libpng's own limit for a chunk; the profiles and metadata of photographs take
    /// hundreds of kilobytes.
    public static let `default` = PNGLimits(
        maxWidth: PixelSize.limit, maxHeight: PixelSize.limit, maxPixels: 1 << 25, maxChunkBytes: 8_000_000)

    /// Limits for frames written by Framereel: every size ``PNGEncoder`` accepts.
    public static let canvas = PNGLimits(
        maxWidth: PixelSize.limit, maxHeight: PixelSize.limit, maxPixels: PixelSize.limit * PixelSize.limit,
        maxChunkBytes: 8_000_000)

    func allows(_ size: PixelSize) -> Bool {
        size.width <= maxWidth && size.height <= maxHeight
            && !size.width.multipliedReportingOverflow(by: size.height).overflow
            && size.width * size.height <= maxPixels
    }

    /// Memory granted to libpng. A small image takes 44 KB (libpng 1.6.39, zlib 1.2.13), most of it for zlib's window;
    /// six times that is granted for other versions. libpng also keeps a chunk and two rows of at most eight bytes per
    /// pixel; these are doubled.
    var workingBytes: Int {
        256 * 1024 + 2 * min(maxChunkBytes, 1 << 31) + 32 * min(maxWidth, 1 << 31)
    }
}
