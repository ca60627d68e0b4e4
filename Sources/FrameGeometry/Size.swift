/// A width and a height. Negative and non-finite values are representable; what they mean is said where a size is used.
@frozen public struct Size: Equatable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = Size(width: 0, height: 0)

    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
