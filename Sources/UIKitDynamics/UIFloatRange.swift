/// The values between two limits.
public struct UIFloatRange: Equatable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    public init() { self.init(minimum: 0, maximum: 0) }

    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range as limits; `nil` if it contains every value. A maximum below the minimum is raised to the minimum.
    var limits: ClosedRange<Double>? {
        guard !isInfinite, !minimum.isNaN, !maximum.isNaN else { return nil }
        return Double(minimum)...max(Double(minimum), Double(maximum))
    }
}
