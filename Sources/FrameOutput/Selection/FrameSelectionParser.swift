/// Reads the text of a ``FrameSelection``.
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
        let (startText, endText) = cut(range, at: range.firstIndex(of: "-"))
        var step = 1
        if let stepText {
            guard let value = ExactRatio.whole(stepText), value > 0 else { throw problem(.step, in: part) }
            guard endText != nil else {
                throw problem(.stepWithoutRange(suggestion: "\(range)-lastx\(stepText)"), in: part)
            }
            step = value
        }
        if let endText, startText.isEmpty || endText.isEmpty {
            let suggestion = "\(startText.isEmpty ? "first" : startText)-\(endText.isEmpty ? "last" : endText)"
            throw problem(.openRange(suggestion: suggestion), in: part)
        }
        let start = try place(startText)
        var end: FrameSelection.Place?
        if let endText { end = try place(endText) }
        return FrameSelection.Element(start: start, end: end, step: step)
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

    // MARK: Pieces of the text

    private func trimmed(_ part: Substring) -> Substring {
        let start = part.drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
        return start[...last]
    }

    private func cut(_ part: Substring, at index: Substring.Index?) -> (Substring, Substring?) {
        guard let index else { return (part, nil) }
        return (part[..<index], part[part.index(after: index)...])
    }

    /// 1 for the first character.
    private func column(of part: Substring) -> Int {
        text.distance(from: text.startIndex, to: part.startIndex) + 1
    }

    private func problem(_ problem: FrameSelection.Problem, in part: Substring) -> OutputError {
        .selection(text: text, column: column(of: part), element: String(part), problem: problem)
    }
}
