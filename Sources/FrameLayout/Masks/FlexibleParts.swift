/// The flexible parts of a box along one axis when the length of its container changes: near margin, length and far
/// margin.
///
/// The difference is distributed among the flexible parts in proportion to their lengths. If none is flexible, the near
/// margin and the length stay. Flexible parts with a total of 0 share evenly.
///
/// Source: Apple, UIView.autoresizingMask ("distribute the size difference proportionally among the flexible
/// portions"). One published measurement agrees: margins of 20 and 30 points became 68 and 102.
@frozen public struct FlexibleParts: Equatable, Sendable {
    public var near: Bool
    public var length: Bool
    public var far: Bool

    public init(near: Bool, length: Bool, far: Bool) {
        self.near = near
        self.length = length
        self.far = far
    }

    /// Total in points below which lengths are considered to cancel apart from rounding.
    private static let leastLength = 1e-9

    /// Returns the new origin and length, in points, of a box whose container changes its length.
    public func resized(origin: Double, length: Double, from old: Double, to new: Double) -> (
        origin: Double, length: Double
    ) {
        let far = old - origin - length
        let parts = [near ? origin : 0, self.length ? length : 0, self.far ? far : 0]
        let flexible = [near, self.length, self.far].count { $0 }
        let difference = new - old
        guard flexible > 0, difference != 0 else { return (origin, length) }
        let sum = parts[0] + parts[1] + parts[2]
        func portion(_ part: Double, _ isFlexible: Bool) -> Double {
            guard isFlexible else { return 0 }
            return sum.magnitude < Self.leastLength ? difference / Double(flexible) : difference * part / sum
        }
        return (origin + portion(parts[0], near), length + portion(parts[1], self.length))
    }
}
