/// One property of one layer that a frame paints otherwise than expected.
public struct LayerChange: Equatable, Sendable {
    /// What the display list calls who painted it; the second and later of a name are numbered: `UIView #2`.
    public let layer: String
    /// As the display list's text form has it, in words: `opacity`, `clip corner radii`.
    public let property: String
    /// `nil` when the frame should not have it.
    public let expected: String?
    /// `nil` when the frame lacks it.
    public let actual: String?

    public init(layer: String, property: String, expected: String?, actual: String?) {
        self.layer = layer
        self.property = property
        self.expected = expected
        self.actual = actual
    }
}

extension LayerChange: CustomStringConvertible {
    public var description: String {
        switch (expected, actual) {
        case (let expected?, let actual?): "\(layer): \(property) \(expected) → \(actual)"
        case (let expected?, nil): "\(layer): \(property) \(expected) → none"
        case (nil, let actual?): "\(layer): \(property) none → \(actual)"
        case (nil, nil): "\(layer): \(property)"
        }
    }
}
