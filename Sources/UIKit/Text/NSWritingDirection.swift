/// Which way a paragraph runs.
public enum NSWritingDirection: Int, CaseIterable, Sendable {
    /// That of its first letter that has one.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
