/// A string with runs of attributes that cover it from start to end without gaps.
///
/// Adjacent runs differ, so a text typed in one style has a single run, no matter how long it becomes.
struct AttributedContent: Equatable {
    struct Run {
        /// The start in UTF-16 units. The run ends where the next one starts.
        fileprivate(set) var start: Int
        fileprivate(set) var attributes: [NSAttributedString.Key: Any]
    }

    private(set) var text: String
    private(set) var runs: [Run]
    /// The length in UTF-16 units.
    private(set) var length: Int

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.text = text
        length = text.utf16.count
        runs = length == 0 ? [] : [Run(start: 0, attributes: attributes)]
    }

    private init(_ text: String, _ runs: [Run], length: Int) {
        self.text = text
        self.runs = runs
        self.length = length
    }

    /// The run at `location`, and its range.
    ///
    /// - Precondition: `location` is inside the string.
    func run(at location: Int) -> (run: Run, range: NSRange) {
        let index = index(ofRunAt: location)
        return (runs[index], NSRange(location: runs[index].start, length: end(ofRun: index) - runs[index].start))
    }

    /// - Precondition: `location` is inside the string.
    func index(ofRunAt location: Int) -> Int {
        precondition(
            (0..<length).contains(location), "location \(location) is outside a text of \(length) UTF-16 units")
        var candidates = runs.indices
        while candidates.count > 1 {
            let middle = candidates.lowerBound + candidates.count / 2
            candidates =
                runs[middle].start <= location ? middle..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return candidates.lowerBound
    }

    func end(ofRun index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].start : length }

    func part(_ range: NSRange) -> AttributedContent {
        check(range)
        guard range.length > 0 else { return AttributedContent("", [:]) }
        let found = index(ofRunAt: range.location)...index(ofRunAt: range.location + range.length - 1)
        let part = runs[found].map { Run(start: max($0.start - range.location, 0), attributes: $0.attributes) }
        let text =
            slice(range).map { String(self.text[$0]) }
            ?? String(decoding: Array(self.text.utf16)[range.location..<range.location + range.length], as: UTF16.self)
        return AttributedContent(text, part, length: range.length)
    }

    /// The characters that begin in a range. A character that the start of the range divides is omitted; one that its
    /// end divides is included.
    ///
    /// The results for adjacent ranges make up the whole text.
    func characters(beginningIn range: NSRange) -> Substring {
        check(range)
        func end(_ unit: Int) -> String.Index { index(at: unit) ?? index(at: unit + 1) ?? text.endIndex }
        return text[end(range.location)..<end(range.location + range.length)]
    }

    // MARK: Changes

    /// Replaces a range. Remaining halves of a character become replacement characters of one unit each.
    mutating func replace(_ range: NSRange, with other: AttributedContent) {
        check(range)
        let replaced = isolate(range)
        if let slice = slice(range) {
            text.replaceSubrange(slice, with: other.text)
        } else {
            var units = Array(text.utf16)
            units.replaceSubrange(range.location..<range.location + range.length, with: other.text.utf16)
            text = String(decoding: units, as: UTF16.self)
        }
        let growth = other.length - range.length
        for index in replaced.upperBound..<runs.count where growth != 0 { runs[index].start += growth }
        runs.replaceSubrange(
            replaced, with: other.runs.map { Run(start: $0.start + range.location, attributes: $0.attributes) })
        length += growth
        join(replaced.lowerBound..<replaced.lowerBound + other.runs.count)
    }

    mutating func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        check(range)
        let changed = isolate(range)
        for index in changed { body(&runs[index].attributes) }
        join(changed)
    }

    private func check(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location + range.length <= length,
            "\(range) is outside a text of \(length) UTF-16 units")
    }

    /// The indices of a range; `nil` for a range that divides a character outside the basic multilingual plane. The
    /// ends of the text are found without counting.
    private func slice(_ range: NSRange) -> Range<String.Index>? {
        guard let start = index(at: range.location), let end = index(at: range.location + range.length) else {
            return nil
        }
        return start..<end
    }

    private func index(at unit: Int) -> String.Index? {
        if unit == length { return text.endIndex }
        return text.utf16.index(text.startIndex, offsetBy: unit).samePosition(in: text.unicodeScalars)
    }

    /// Splits runs at the ends of `range`.
    ///
    /// - Returns: The indices of the runs in `range`.
    private mutating func isolate(_ range: NSRange) -> Range<Int> {
        let first = split(at: range.location)
        return first..<split(at: range.location + range.length)
    }

    /// Splits a run at `location`.
    ///
    /// - Returns: The index of the run that begins there.
    private mutating func split(at location: Int) -> Int {
        guard location < length else { return runs.count }
        let index = index(ofRunAt: location)
        guard runs[index].start < location else { return index }
        runs.insert(Run(start: location, attributes: runs[index].attributes), at: index + 1)
        return index + 1
    }

    /// Joins runs that have equal attributes, among the given runs and those adjacent to them.
    private mutating func join(_ indices: Range<Int>) {
        let range = max(indices.lowerBound - 1, 0)..<min(indices.upperBound + 1, runs.count)
        var joined: [Run] = []
        for run in runs[range] {
            if let last = joined.last, Self.isSame(last.attributes, run.attributes) { continue }
            joined.append(run)
        }
        if joined.count < range.count { runs.replaceSubrange(range, with: joined) }
    }

    // MARK: Comparing

    /// Compares the string and the attributes, independently of the division into runs. Texts are compared unit by
    /// unit, as in Foundation: a composed character does not equal its parts.
    static func == (left: AttributedContent, right: AttributedContent) -> Bool {
        guard left.length == right.length, left.text.utf16.elementsEqual(right.text.utf16) else { return false }
        var location = 0
        while location < left.length {
            let (ours, theirs) = (left.run(at: location), right.run(at: location))
            guard isSame(ours.run.attributes, theirs.run.attributes) else { return false }
            location = min(NSMaxRange(ours.range), NSMaxRange(theirs.range))
        }
        return true
    }

    static func isSame(_ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]) -> Bool {
        left.count == right.count && left.allSatisfy { key, value in isSame(value, right[key]) }
    }

    /// Compares hashable values by equality and others by identity.
    static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
    }
}
