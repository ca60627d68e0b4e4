public import FrameTiming

/// A subset of the frames of a run: `0,5,10-20x2,50%,0.25s,last`.
///
///     selection = element { "," element }
///     element   = moment | moment "-" moment [ "x" step | "/" count ]
///     moment    = number | percentage | time | "first" | "last"        (see FrameMoment)
///
/// A range includes both ends. `x2` selects its first frame and every second one after it, which may skip the last.
/// `/6` selects six evenly spaced frames including the first and the last, or all frames if there are fewer. Blanks
/// around commas are ignored. The order of elements does not matter, and a frame named twice is selected once.
///
/// The grammar combines elements of agg (percentages), Blender (lists), Nuke and OpenImageIO (`1-10x2`).
public struct FrameSelection: Equatable, Sendable {
    /// Every frame of the run.
    public static let all = FrameSelection(
        text: "first-last", elements: [Element(start: .at(.first, 1), end: .at(.last, 7), spacing: .step(1))])

    /// Maximum number of evenly spaced frames: more than any run has, while arithmetic stays exact.
    static let mostEvenlySpaced = 1_000_000

    /// The maximum number of frames of a run: almost half an hour at 60 frames per second. More is a mistake.
    public static let mostFrames = 100_000

    /// Selection as it was written.
    public let text: String
    let elements: [Element]

    /// A moment, or a range of moments if `end` is present.
    struct Element: Equatable, Sendable {
        var start: Place
        var end: Place?
        var spacing: Spacing
    }

    /// The frames of a range.
    enum Spacing: Equatable, Sendable {
        /// The first frame and every frame at this step after it.
        case step(Int)
        /// This number of frames, from the first to the last.
        case count(Int)

        /// The number of frames in a range.
        func count(from first: Int, through last: Int) -> Int {
            switch self {
            case .step(let step): (last - first) / step + 1
            case .count(let count): min(count, last - first + 1)
            }
        }

        func frames(from first: Int, through last: Int) -> [Int] {
            switch self {
            case .step(let step): return Array(stride(from: first, through: last, by: step))
            case .count(let count) where count > last - first: return Array(first...last)
            case .count(1): return [first]
            case .count(let count):
                return (0..<count).map { first + (2 * $0 * (last - first) + count - 1) / (2 * (count - 1)) }
            }
        }
    }

    /// A moment with its place in the text.
    struct Place: Equatable, Sendable {
        var moment: FrameMoment
        var source: String
        var column: Int

        static func at(_ moment: FrameMoment, _ column: Int) -> Place {
            Place(moment: moment, source: moment.description, column: column)
        }
    }

    /// - Throws: ``OutputError/selection(text:column:element:problem:)`` for the first malformed element.
    public init(_ text: String) throws(OutputError) {
        self.init(text: text, elements: try FrameSelectionParser(text).elements())
    }

    private init(text: String, elements: [Element]) {
        self.text = text
        self.elements = elements
    }

    /// Returns the selected frame numbers in a run of `count` frames, in ascending order and without duplicates. There
    /// is at least one.
    ///
    /// - Throws: ``OutputError/noFrames`` if `count` is not positive,
    ///   ``OutputError/selection(text:column:element:problem:)`` for the first element that exceeds the run or runs
    ///   backward, and ``OutputError/tooManyFrames(_:most:)`` for more than ``mostFrames``.
    public func frames(ofCount count: Int, at rate: FrameRate) throws(OutputError) -> [Int] {
        guard count > 0 else { throw .noFrames }
        var selected: Set<Int> = []
        for element in elements {
            let start = try number(of: element.start, count: count, rate: rate)
            guard let endPlace = element.end else {
                selected.insert(start)
                continue
            }
            let end = try number(of: endPlace, count: count, rate: rate)
            guard start <= end else {
                throw .selection(
                    text: text, column: element.start.column, element: "\(element.start.source)-\(endPlace.source)",
                    problem: .backwards(suggestion: "\(endPlace.source)-\(element.start.source)"))
            }
            let count = element.spacing.count(from: start, through: end)
            guard count <= Self.mostFrames else { throw .tooManyFrames(count, most: Self.mostFrames) }
            selected.formUnion(element.spacing.frames(from: start, through: end))
        }
        guard selected.count <= Self.mostFrames else { throw .tooManyFrames(selected.count, most: Self.mostFrames) }
        return selected.sorted()
    }

    private func number(of place: Place, count: Int, rate: FrameRate) throws(OutputError) -> Int {
        guard let number = place.moment.number(ofCount: count, at: rate) else {
            throw .selection(
                text: text, column: place.column, element: place.source, problem: .outside(count: count, rate))
        }
        return number
    }
}

/// Parses a ``FrameSelection``.
struct FrameSelectionParser {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func elements() throws(OutputError) -> [FrameSelection.Element] {
        var elements: [FrameSelection.Element] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            elements.append(try element(trimmed(part)))
        }
        return elements
    }

    private func element(_ part: Substring) throws(OutputError) -> FrameSelection.Element {
        let (range, stepText) = cut(part, at: part.lastIndex(of: "x"))
        var (startText, endText) = cut(range, at: range.firstIndex(of: "-"))
        var spacing = FrameSelection.Spacing.step(1)
        // The slash follows the unit of a time, or a number, which cannot be a fraction.
        if let end = endText, let slash = end.lastIndex(of: "/"),
            case let countText = end[end.index(after: slash)...], countText.allSatisfy(\.isNumber)
        {
            guard let value = ExactRatio.whole(countText), (1...FrameSelection.mostEvenlySpaced).contains(value),
                stepText == nil
            else { throw problem(.count, in: part) }
            spacing = .count(value)
            endText = end[..<slash]
        }
        if let stepText {
            guard let value = ExactRatio.whole(stepText), value > 0 else { throw problem(.step, in: part) }
            guard endText != nil else {
                throw problem(.stepWithoutRange(suggestion: "\(range)-lastx\(stepText)"), in: part)
            }
            spacing = .step(value)
        }
        if let endText, startText.isEmpty || endText.isEmpty {
            let suggestion = "\(startText.isEmpty ? "first" : startText)-\(endText.isEmpty ? "last" : endText)"
            throw problem(.openRange(suggestion: suggestion), in: part)
        }
        let start = try place(startText)
        var end: FrameSelection.Place?
        if let endText { end = try place(endText) }
        return FrameSelection.Element(start: start, end: end, spacing: spacing)
    }

    private func place(_ part: Substring) throws(OutputError) -> FrameSelection.Place {
        FrameSelection.Place(moment: try moment(in: part), source: String(part), column: column(of: part))
    }

    func moment(in part: Substring) throws(OutputError) -> FrameMoment {
        do {
            return try FrameMoment(reading: part)
        } catch {
            throw problem(error, in: part)
        }
    }

    // MARK: Substrings

    private func trimmed(_ part: Substring) -> Substring {
        let start = part.drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
        return start[...last]
    }

    private func cut(_ part: Substring, at index: Substring.Index?) -> (Substring, Substring?) {
        guard let index else { return (part, nil) }
        return (part[..<index], part[part.index(after: index)...])
    }

    /// Returns the column of a part, starting at 1.
    private func column(of part: Substring) -> Int {
        text.distance(from: text.startIndex, to: part.startIndex) + 1
    }

    private func problem(_ problem: SelectionProblem, in part: Substring) -> OutputError {
        .selection(text: text, column: column(of: part), element: String(part), problem: problem)
    }
}
