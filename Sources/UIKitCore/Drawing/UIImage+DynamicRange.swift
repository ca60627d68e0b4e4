extension UIImage {
    /// How much brighter than white an image may be. Raw values match the public header.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }

    /// Whether the image is brighter than white. Always `false`.
    // Not overridable: no image is.
    public var isHighDynamicRange: Bool { false }
}
