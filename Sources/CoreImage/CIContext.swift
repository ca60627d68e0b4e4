public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Draws images of Core Image into pixels. Its options have no effect.
@MainActor @preconcurrency open class CIContext: NSObject {
    public override init() {
        super.init()
    }

    public init(options: [CIContextOption: Any]?) {
        super.init()
    }

    /// The pixels in a rectangle; `nil` if it has none.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.drawn(in: fromRect) }

    open func pngRepresentation(of image: CIImage) -> Data? {
        image.drawn(in: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    open func jpegRepresentation(of image: CIImage) -> Data? {
        image.drawn(in: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }

    /// Writes the pixels in a rectangle into memory, row by row from above. Nothing is written if a row does not fit in
    /// `rowBytes`.
    ///
    /// Differs from Core Image: the color space has no effect, and formats with more than one byte per component
    /// write nothing, which is reported as unsupported.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let order = format.order else {
            // Entry point: a context has no view.
            return Stage.current.diagnostics.reportUnsupported(
                "CIFormat \(format.rawValue)", instead: "nothing is written")
        }
        image.withPixels(in: bounds) { bytes, width in
            guard rowBytes >= width * 4 else { return }
            for index in bytes.indices {
                let (row, column) = (index / 4 / width, index / 4 % width)
                data.storeBytes(
                    of: bytes[index], toByteOffset: row * rowBytes + column * 4 + order[index % 4], as: UInt8.self)
            }
        }
    }

    open func clearCaches() {}
}

/// The order and size of the components of a pixel. The raw values are Framereel's own.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public static let ARGB8 = CIFormat(rawValue: 1)
    public static let BGRA8 = CIFormat(rawValue: 2)
    public static let RGBA8 = CIFormat(rawValue: 3)
    public static let ABGR8 = CIFormat(rawValue: 4)
    public static let RGBA16 = CIFormat(rawValue: 5)
    public static let RGBAh = CIFormat(rawValue: 6)
    public static let RGBAf = CIFormat(rawValue: 7)

    /// The places of red, green, blue and alpha; `nil` for components of more than a byte.
    var order: [Int]? {
        switch self {
        case .ARGB8: [1, 2, 3, 0]
        case .BGRA8: [2, 1, 0, 3]
        case .RGBA8: [0, 1, 2, 3]
        case .ABGR8: [3, 2, 1, 0]
        default: nil
        }
    }

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
