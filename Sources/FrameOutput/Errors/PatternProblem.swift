public import FrameTiming

/// The reason a ``FrameNamePattern`` is invalid.
public enum PatternProblem: Equatable, Sendable {
    case empty
    /// A zero byte, which ends a path for the operating system.
    case zeroByte
    /// A `%` that does not begin any of `%d`, `%05d`, `%%`, `%#`, `%[`.
    case percentSign
    /// A field such as `%5d`, padded with spaces, which sorts wrongly and needs quoting in shells.
    case paddedWithSpaces(digits: Int)
    /// A `[frame` that is followed by neither `]` nor `:digits]`.
    case bracket
    /// A field with no digits, or with more than `maximum`.
    case digits(Int, maximum: Int)
    /// A second field; `first` is the column of the first one.
    case secondField(first: Int)
    /// A field to the left of the last `/`.
    case fieldInFolder
}

/// The reason an element of a ``FrameSelection`` is invalid.
public enum SelectionProblem: Error, Equatable, Sendable {
    /// Nothing between two commas, or nothing at all.
    case empty
    /// Something other than a number, percentage, time or word. The suggestion is the likely intent, if there is one.
    case unknown(suggestion: String?)
    case tooManyDigits(maximum: Int)
    case percentageAbove100
    /// A range without its first or last frame, such as `-5` or `5-`.
    case openRange(suggestion: String)
    /// A step that is not a whole number above 0.
    case step
    /// A number of evenly spaced frames that is not a whole number above 0, or that occurs together with a step.
    case count
    /// A step without a range, such as `5x2`.
    case stepWithoutRange(suggestion: String)
    case backwards(suggestion: String)
    /// A moment after the last frame of a run of `count` frames.
    case outside(count: Int, FrameRate)
}

/// The reason why a manifest does not fit into a ``ManifestMerge``.
public enum ManifestProblem: Equatable, Sendable {
    /// The manifest belongs to a whole run.
    case noShard
    /// The manifest belongs to a different run than the one at `other`.
    case differs(property: String, found: String, expected: String, other: String)
    /// The manifest at `other` belongs to the same shard.
    case twice(other: String)
    /// The manifests of the shards with these numbers are missing.
    case missing([Int], of: Int)
    /// The manifest has more or fewer frames than its shard.
    case frames(found: Int, expected: Int)
    /// Two frames that are adjacent in the sequence are not in ascending order in the scene.
    case order(Int, Int)
}

extension PatternProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the pattern is empty; write a path such as frames/%05d.png"
        case .zeroByte: "a path cannot contain a zero byte"
        case .percentSign: "'%' begins a frame field such as %05d; write %% for a plain percent sign"
        case .paddedWithSpaces(let digits): "this field pads with spaces; write %0\(digits)d to pad with zeros"
        case .bracket: "expected [frame] or [frame:5]; write %[ for a plain bracket"
        case .digits(_, let maximum): "a frame field has 1 to \(maximum) digits; write %05d"
        case .secondField(let first):
            "a second frame field; the first is at column \(first), and a pattern has one. "
                + "Plain signs are written %%, %# and %["
        case .fieldInFolder: "a frame field in the folder part; put it behind the last '/'"
        }
    }
}

extension SelectionProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "expected a frame number, a percentage, a time, 'first' or 'last'"
        case .unknown(let suggestion):
            "expected a frame number, 50%, 0.25s, 250ms, 'first' or 'last'"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .tooManyDigits(let maximum): "at most \(maximum) digits"
        case .percentageAbove100: "percentages run from 0% to 100%"
        case .openRange(let suggestion): "a range needs both ends; did you mean '\(suggestion)'?"
        case .step: "the step behind 'x' is a whole number above 0, as in 10-20x2"
        case .count: "the number of frames behind '/' is a whole number above 0, without a step, as in 0.2s-0.7s/6"
        case .stepWithoutRange(let suggestion): "a step needs a range; did you mean '\(suggestion)'?"
        case .backwards(let suggestion): "the range runs backwards; did you mean '\(suggestion)'?"
        case .outside(let count, let rate):
            "outside the run, which has frames 0 to \(count - 1) (0 s to \(Self.seconds(ofFrame: count - 1, at: rate)) s)"
        }
    }

    /// Returns the time of a frame with at most three decimals.
    private static func seconds(ofFrame index: Int, at rate: FrameRate) -> String {
        let seconds = (rate.time(ofFrame: index).seconds * 1000).rounded() / 1000
        return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
}

extension ManifestProblem: CustomStringConvertible {
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
                + numbers[..<min(8, numbers.count)].map(String.init).joined(separator: ", ")
                + (numbers.count > 8 ? " and \(numbers.count - 8) more are" : numbers.count == 1 ? " is" : " are")
                + " missing: render them, and name their manifests too"
        case .frames(let found, let expected):
            "\(found) frames, where this shard has \(expected): the manifest is damaged, or of another version"
        case .order(let number, let next):
            "frame \(next) would follow frame \(number): one of these manifests is damaged, or of another version"
        }
    }
}
