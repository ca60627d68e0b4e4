import FrameJSON
public import FrameTiming

/// One frame of a run, given by number, time or percentage.
///
/// | spelling | the frame | |---|---| | `12` | number 12; the first frame is 0 | | `first`, `last` | the ends of the
/// run | | `50%`, `12.5%` | at or before that percentage of the last frame's time | | `0.25s`, `250ms`, `1/60s` | at or
/// before that time, counted from the first frame |
///
/// Times are exact: the time of a frame selects that frame, and anything less selects the preceding one. Write times
/// without a finite decimal form, such as those of 30000/1001 frames per second, as fractions.
public enum FrameMoment: Equatable, Hashable, Sendable {
    case first
    case last
    case frame(Int)
    /// A percentage of the last frame's time, 0…100.
    case percent(ExactRatio)
    /// Seconds after the first frame.
    case time(ExactRatio)

    /// - Throws: ``OutputError/selection(text:column:element:problem:)``.
    public init(_ text: String) throws(OutputError) {
        do {
            try self.init(reading: text[...])
        } catch {
            throw .selection(text: text, column: 1, element: text, problem: error)
        }
    }

    /// Returns the frame's number in a run of `count` frames.
    ///
    /// - Throws: ``OutputError/noFrames`` if `count` is not positive,
    ///   ``OutputError/selection(text:column:element:problem:)`` if the moment is outside the run. A time is inside the
    ///   run until the frame after the last would be due.
    public func frame(ofCount count: Int, at rate: FrameRate) throws(OutputError) -> Int {
        guard count > 0 else { throw .noFrames }
        guard let number = number(ofCount: count, at: rate) else {
            throw .selection(text: description, column: 1, element: description, problem: .outside(count: count, rate))
        }
        return number
    }

    /// Returns the frame's number, or `nil` outside the run.
    func number(ofCount count: Int, at rate: FrameRate) -> Int? {
        switch self {
        case .first: return 0
        case .last: return count - 1
        case .frame(let number): return number < count ? number : nil
        case .percent(let percent): return Int(percent.floored(times: count - 1, over: 100))
        case .time(let seconds):
            let number = seconds.floored(times: rate.numerator, over: rate.denominator)
            return number < count ? Int(number) : nil
        }
    }
}

extension FrameMoment: CustomStringConvertible {
    /// A spelling that parses as the same moment.
    public var description: String {
        switch self {
        case .first: "first"
        case .last: "last"
        case .frame(let number): "\(number)"
        case .percent(let percent): "\(percent.decimal ?? percent.description)%"
        case .time(let seconds): "\(seconds.decimal ?? seconds.description)s"
        }
    }
}

extension FrameMoment {
    /// - Parameter text: Text without surrounding blanks.
    init(reading text: Substring) throws(SelectionProblem) {
        if text.isEmpty { throw .empty }
        if text == "first" {
            self = .first
        } else if text == "last" {
            self = .last
        } else if Self.hasTooManyDigits(text) {
            throw .tooManyDigits(maximum: ExactRatio.maximumDigits)
        } else if let number = ExactRatio.whole(text) {
            self = .frame(number)
        } else if text.last == "%", let percent = ExactRatio(text.dropLast()) {
            guard percent.isAtMost(100) else { throw .percentageAbove100 }
            self = .percent(percent)
        } else if text.hasSuffix("ms"), let milliseconds = ExactRatio(text.dropLast(2)) {
            self = .time(milliseconds.thousandth)
        } else if text.last == "s", let seconds = ExactRatio(text.dropLast()) {
            self = .time(seconds)
        } else {
            throw .unknown(suggestion: Self.suggestion(for: text))
        }
    }

    private static func hasTooManyDigits(_ text: Substring) -> Bool {
        let runs = text.split { !($0.isASCII && ($0.isNumber || $0 == ".")) }
        return runs.contains { run in run.count { $0 != "." } > ExactRatio.maximumDigits }
    }

    // MARK: Suggestions

    private static let words = [
        "end": "last", "final": "last", "start": "first", "begin": "first", "all": "first-last", "*": "first-last",
    ]
    private static let units = [
        "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s",
        "ms": "ms", "msec": "ms", "millis": "ms", "milliseconds": "ms",
        "%": "%", "percent": "%", "pct": "%", "f": "", "frames": "",
    ]
    private static let rangeSigns = ["...", "..", ":", "–", "to"]

    private static func suggestion(for text: Substring) -> String? {
        let word = text.lowercased()
        if let meant = words[word] { return meant }
        for sign in rangeSigns {
            let ends = word.split(separator: sign, omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
            if ends.count == 2, ends.allSatisfy({ (try? FrameMoment(reading: $0[...])) != nil }) {
                return "\(ends[0])-\(ends[1])"
            }
        }
        let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "/") }
        if ExactRatio(number) != nil {
            let unit = word[number.endIndex...].filter { $0 != " " }
            return unit.isEmpty ? number + "s" : units[unit].map { number + $0 }
        }
        return Spelling.nearest(to: word, among: ["first", "last"])
    }
}
