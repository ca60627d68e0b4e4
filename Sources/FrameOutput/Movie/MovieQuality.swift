/// What decides the size of a movie whose pixels are not exact.
public enum MovieQuality: Equatable, Sendable {
    /// No difference is seen beside the exact frames.
    case standard
    /// From 1, the smallest file, to 100, the most exact one.
    case share(Int)
    /// The encoder's own constant rate factor, lower is better.
    case factor(Int)
    /// Thousands of bits in a second.
    case bitRate(Int)

    public static let shares = 1...100
    /// Factors of all encoders; that of H.264 ends at 51, beyond which it changes nothing.
    public static let factors = 0...63
    /// From what a moving text needs to what a disk can keep up with.
    public static let bitRates = 50...1_000_000
}
