public import FrameTiming

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

extension ManifestMerge {
    /// Why manifests do not make one.
    public enum Problem: Equatable, Sendable {
        /// The manifest is of a whole run.
        case noShard
        /// The manifest is of another run than the one at `other`.
        case differs(property: String, found: String, expected: String, other: String)
        /// The manifest at `other` is of the same shard.
        case twice(other: String)
        /// The shards with these numbers are not there.
        case missing([Int], of: Int)
        /// More or fewer frames than the shard has.
        case frames(found: Int, expected: Int)
        /// Two frames that follow each other in the sequence and not in the scene.
        case order(Int, Int)
    }
}

extension ManifestMerge.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noShard:
            "the manifest of a whole run, not of a shard: there is nothing to merge"
        case .differs(let property, let found, let expected, let other):
            "\(property) is \(found), and \(expected) in '\(other)': these are shards of different runs"
        case .twice(let other):
            "the same shard as '\(other)'"
        case .missing(let numbers, let count):
            "of the \(count) shards of this run "
                + (numbers.count == 1 ? "number " : "numbers ")
                + numbers.prefix(8).map(String.init).joined(separator: ", ")
                + (numbers.count > 8 ? " and \(numbers.count - 8) more are" : numbers.count == 1 ? " is" : " are")
                + " missing: render them, and name their manifests too"
        case .frames(let found, let expected):
            "\(found) frames, where this shard has \(expected): the manifest is damaged, or of another version"
        case .order(let number, let next):
            "frame \(next) would follow frame \(number): one of these manifests is damaged, or of another version"
        }
    }
}
