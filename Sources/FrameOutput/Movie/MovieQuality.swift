/// The setting that determines the quality and file size of a lossy movie.
public enum MovieQuality: Equatable, Sendable {
    /// A quality at which no difference from the exact frames is visible.
    case standard
    /// A quality from 1, for the smallest file, to 100, for the most exact one.
    case share(Int)
    /// The encoder's own constant rate factor, of which lower values are better.
    case factor(Int)
    /// A bit rate in kilobits per second.
    case bitRate(Int)

    public static let shares = 1...100
    /// The factors of all encoders. For H.264, factors above 51 change nothing.
    public static let factors = 0...63
    /// The accepted bit rates, from the minimum for moving text to the maximum that a disk can keep up with.
    public static let bitRates = 50...1_000_000
}
