/// A string with runs of attributes, from the start to the end without gaps.
struct AttributedContent: Equatable {
    struct Run {
        /// UTF-16 units, at least 1.
        var length: Int
        var attributes: [NSAttributedString.Key: Any]
    }

    private(set) var text: String
    private(set) var runs: [Run]

    var length: Int { text.utf16.count }

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.text = text
        let length = text.utf16.count
        runs = length == 0 ? [] : [Run(length: length, attributes: attributes)]
    }

    private init(_ text: String, _ runs: [Run]) {
        self.text = text
        self.runs = runs
    }

    /// The run at `location`, and where it begins.
    ///
    /// - Precondition: `location` is inside the string.
    func run(at location: Int) -> (run: Run, range: NSRange) {
        var start = 0
        for run in runs {
            if location < start + run.length { return (run, NSRange(location: start, length: run.length)) }
            start += run.length
        }
        preconditionFailure("location \(location) is outside a text of \(length) UTF-16 units")
    }

    func part(_ range: NSRange) -> AttributedContent {
        var copy = self
        let runs = copy.isolate(range)
        return AttributedContent((text as NSString).substring(with: range), Array(copy.runs[runs]))
    }

    mutating func replace(_ range: NSRange, with other: AttributedContent) {
        let replaced = isolate(range)
        text = (text as NSString).replacingCharacters(in: range, with: other.text)
        runs.replaceSubrange(replaced, with: other.runs)
    }

    mutating func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        for index in isolate(range) { body(&runs[index].attributes) }
    }

    /// Splits runs at the ends of `range`.
    ///
    /// - Returns: the indices of the runs in `range`.
    private mutating func isolate(_ range: NSRange) -> Range<Int> {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location + range.length <= length,
            "\(range) is outside a text of \(length) UTF-16 units")
        let first = split(at: range.location)
        return first..<split(at: range.location + range.length)
    }

    /// Splits a run at `location`.
    ///
    /// - Returns: the index of the run that begins there.
    private mutating func split(at location: Int) -> Int {
        var start = 0
        for (index, run) in runs.enumerated() {
            if location == start { return index }
            if location < start + run.length {
                runs[index].length = location - start
                runs.insert(Run(length: start + run.length - location, attributes: run.attributes), at: index + 1)
                return index + 1
            }
            start += run.length
        }
        return runs.count
    }

    // MARK: Comparing

    /// Compares string and attributes, independent of the division into runs.
    static func == (left: AttributedContent, right: AttributedContent) -> Bool {
        guard left.text == right.text else { return false }
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
