// Not overridable: every image has the standard range.
extension UIImage {
    /// The brightness range of an image's pixels. Raw values match the public header.
    public enum DynamicRange: Int, CaseIterable, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    /// `false`, because no format with a high dynamic range is read.
    public var isHighDynamicRange: Bool { false }

    /// The image itself, whose range is always standard.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The contents of a HEIC file.
    ///
    /// Differs from UIKit: always `nil`, which is reported as unsupported, because nothing here writes HEIC.
    public func heicData() -> Data? {
        Self.reportUnsupported("UIImage.heicData()", instead: "nil is returned")
        return nil
    }
}
