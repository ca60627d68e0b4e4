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

    open func clearCaches() {}
}
