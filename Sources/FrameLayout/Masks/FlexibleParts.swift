/// What follows when a container changes its length along one axis: near margin, length and far margin of what is in it.
///
/// The difference goes to the flexible ones of the three in proportion to what they measured; without a flexible one, near margin
/// and length stay. Flexible parts that measured 0 together share evenly.
///
/// Source: Apple, UIView.autoresizingMask ("distribute the size difference proportionally among the flexible portions"). One
/// published measurement agrees: margins of 20 and 30 points became 68 and 102.
@frozen public struct FlexibleParts: Equatable, Sendable {
    public var near: Bool
    public var length: Bool
    public var far: Bool

    public init(near: Bool, length: Bool, far: Bool) {
        self.near = near
        self.length = length
        self.far = far
    }

    /// The new origin and length, in points, of what has them in a container that grows from one length to another.
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
            return sum == 0 ? difference / Double(flexible) : difference * part / sum
        }
        return (origin + portion(parts[0], near), length + portion(parts[1], self.length))
    }
}
