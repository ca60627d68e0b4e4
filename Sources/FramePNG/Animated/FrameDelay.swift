/// How long a frame of an animated PNG shows, as the fraction of a second that the file holds.
///
/// The parts have 16 bits in the file (PNG specification, third edition, 11.3.6.2, fcTL).
public struct FrameDelay: Hashable, Sendable {
    public let numerator: UInt16
    public let denominator: UInt16

    /// In seconds.
    public var seconds: Double { Double(numerator) / Double(denominator) }

    /// The fraction in lowest terms; `nil` when a part does not fit, and below zero and for a denominator below 1.
    public init?(_ numerator: Int, over denominator: Int) {
        guard numerator >= 0, denominator > 0 else { return nil }
        var (larger, smaller) = (denominator, numerator)
        while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
        guard let above = UInt16(exactly: numerator / larger), let below = UInt16(exactly: denominator / larger) else {
            return nil
        }
        self.numerator = above
        self.denominator = below
    }
}
