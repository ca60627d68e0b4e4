extension FrameNamePattern {
    /// What is wrong with a pattern.
    public enum Problem: Equatable, Sendable {
        case empty
        /// A zero byte ends a path for the operating system.
        case zeroByte
        /// A `%` that begins none of `%d`, `%05d`, `%%`, `%#`, `%[`.
        case percentSign
        /// `%5d`: padded with spaces, which sorts wrongly and hurts in shells.
        case paddedWithSpaces(digits: Int)
        /// `[frame` that goes on with neither `]` nor `:digits]`.
        case bracket
        /// A field of no digits, or of more than ``maximumDigits``.
        case digits(Int)
        /// A second field; the first one's column.
        case secondField(first: Int)
        /// A field left of the last `/`.
        case fieldInFolder
    }
}
