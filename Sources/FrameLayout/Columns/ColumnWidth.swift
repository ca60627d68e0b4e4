/// The width of a column in points: the preferred width, or a fraction of the whole, within its limits.
public struct ColumnWidth: Equatable, Sendable {
    public var preferred: Double?
    /// Fraction 0…1 of the whole width, which is used if there is no preferred width.
    public var fraction: Double?
    public var minimum: Double?
    public var maximum: Double?

    /// Fraction documented for the primary column of split view controllers without a style; the rest is reported
    /// (facts/split-widths).
    private static let usualFraction = 0.4

    public init(
        preferred: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil
    ) {
        self.preferred = preferred
        self.fraction = fraction
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Returns the width in whole points, at most `whole`. The minimum takes precedence over the maximum.
    ///
    /// - Parameter usualMaximum: Limit if neither a maximum nor a preferred width is set.
    public func width(in whole: Double, usualMaximum: Double) -> Double {
        let wish = preferred ?? (fraction ?? Self.usualFraction) * whole
        let limit = maximum ?? (preferred == nil ? usualMaximum : whole)
        return min(max(min(wish, limit), minimum ?? 0), whole).rounded()
    }
}
