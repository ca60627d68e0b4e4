import FrameJSON

extension FrameMoment {
    /// `text` has no blanks around it.
    init(reading text: Substring) throws(FrameSelection.Problem) {
        if text.isEmpty { throw .empty }
        if text == "first" {
            self = .first
        } else if text == "last" {
            self = .last
        } else if Self.hasTooManyDigits(text) {
            throw .tooManyDigits
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

    // MARK: What was probably meant

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
