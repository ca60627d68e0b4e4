/// The width of a column in points: the preferred one, or a fraction of the whole, within its limits.
public struct ColumnWidth: Equatable, Sendable {
    public var preferred: Double?
    /// Of the whole width, 0…1; used without a preferred width.
    public var fraction: Double?
    public var minimum: Double?
    public var maximum: Double?

    /// Documented for the primary column of split view controllers without a style; the rest is reported (facts/split-widths).
    private static let usualFraction = 0.4

    public init(
        preferred: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil
    ) {
        self.preferred = preferred
        self.fraction = fraction
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The width in whole points, at most `whole`. The minimum prevails over the maximum.
    ///
    /// - Parameter usualMaximum: the limit where neither a maximum nor a preferred width is set.
    public func width(in whole: Double, usualMaximum: Double) -> Double {
        let wish = preferred ?? (fraction ?? Self.usualFraction) * whole
        let limit = maximum ?? (preferred == nil ? usualMaximum : whole)
        return min(max(min(wish, limit), minimum ?? 0), whole).rounded()
    }
}
