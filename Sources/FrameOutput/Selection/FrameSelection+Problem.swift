public import FrameTiming

extension FrameSelection {
    /// What is wrong with an element of a selection.
    public enum Problem: Error, Equatable, Sendable {
        /// Nothing between two commas, or nothing at all.
        case empty
        /// Neither number nor percentage, time or word; what was probably meant, when that can be told.
        case unknown(suggestion: String?)
        /// More than 15 digits.
        case tooManyDigits
        case percentageAbove100
        /// A range without its first or last frame: `-5`, `5-`.
        case openRange(suggestion: String)
        /// The step is not a whole number above 0.
        case step
        /// `5x2`: a step needs a range.
        case stepWithoutRange(suggestion: String)
        case backwards(suggestion: String)
        /// Behind the last frame of a run of that many frames.
        case outside(count: Int, FrameRate)
    }
}
