/// Parses a ``FrameNamePattern`` in one pass from left to right.
struct FrameNamePatternParser {
    struct Parts {
        var folder: String
        var prefix: String
        var suffix: String
        var digits: Int
    }

    private let text: String
    private let characters: [Character]

    init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    func parse() throws(OutputError) -> Parts {
        if characters.isEmpty { throw problem(.empty, at: 0) }
        if let index = characters.firstIndex(of: "\0") { throw problem(.zeroByte, at: index) }

        let slash = characters.lastIndex(of: "/")
        let fileStart = slash.map { $0 + 1 } ?? 0
        let file = String(characters[fileStart...])
        if ["", ".", ".."].contains(file) {
            var inner = String(characters[..<fileStart]) + (file.isEmpty ? "" : file + "/")
            inner += FrameNamePattern.defaultFile
            return try FrameNamePatternParser(inner).parse()
        }
        try rejectFields(before: fileStart)
        var parts = try parseFile(from: fileStart)
        parts.folder = folder(upTo: slash)
        return parts
    }

    private func folder(upTo slash: Int?) -> String {
        guard let slash else { return "." }
        let trimmed = characters[..<slash].reversed().drop { $0 == "/" }.reversed()
        return trimmed.isEmpty ? "/" : String(trimmed)
    }

    private func rejectFields(before end: Int) throws(OutputError) {
        for index in 0..<end {
            let field: Field?
            switch characters[index] {
            case "%": field = try? percentField(at: index)
            case "[": field = try? bracketField(at: index)
            default: field = nil
            }
            if field != nil { throw problem(.fieldInFolder, at: index) }
        }
    }

    private func parseFile(from start: Int) throws(OutputError) -> Parts {
        var literals = ["", ""]
        var found: (digits: Int, index: Int)?
        var index = start
        while index < characters.count {
            if let literal = escapedSign(at: index) {
                literals[found == nil ? 0 : 1].append(literal)
                index += 2
            } else if let field = try field(at: index) {
                if let found { throw problem(.secondField(first: found.index + 1), at: index) }
                guard (1...FrameNamePattern.maximumDigits).contains(field.digits) else {
                    throw problem(.digits(field.digits, maximum: FrameNamePattern.maximumDigits), at: index)
                }
                found = (field.digits, index)
                index += field.length
            } else {
                literals[found == nil ? 0 : 1].append(characters[index])
                index += 1
            }
        }
        if let found { return Parts(folder: "", prefix: literals[0], suffix: literals[1], digits: found.digits) }
        return withDefaultField(name: literals[0])
    }

    /// Inserts `-%05d` before the extension. A leading dot makes a hidden file, not an extension.
    private func withDefaultField(name: String) -> Parts {
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        return Parts(
            folder: "", prefix: name[..<dot] + "-", suffix: String(name[dot...]),
            digits: FrameNamePattern.defaultDigits)
    }

    // MARK: Fields

    private struct Field {
        var digits: Int
        var length: Int
    }

    private func escapedSign(at index: Int) -> Character? {
        guard characters[index] == "%", index + 1 < characters.count, "%#[".contains(characters[index + 1]) else {
            return nil
        }
        return characters[index + 1]
    }

    private func field(at index: Int) throws(OutputError) -> Field? {
        switch characters[index] {
        case "%": return try percentField(at: index)
        case "[": return try bracketField(at: index)
        case "#":
            let count = characters[index...].prefix { $0 == "#" }.count
            return Field(digits: count, length: count)
        default: return nil
        }
    }

    private func percentField(at index: Int) throws(OutputError) -> Field {
        let number = digits(from: index + 1)
        let end = index + 1 + number.count
        guard end < characters.count, characters[end] == "d" else { throw problem(.percentSign, at: index) }
        let length = number.count + 2
        guard let first = number.first else { return Field(digits: 1, length: length) }
        let width = Int(String(number)) ?? Int.max
        guard first == "0" else { throw problem(.paddedWithSpaces(digits: width), at: index) }
        return Field(digits: width, length: length)
    }

    private func bracketField(at index: Int) throws(OutputError) -> Field? {
        let word = "[frame"
        guard characters[index...].starts(with: word) else { return nil }
        let next = index + word.count
        guard next < characters.count else { throw problem(.bracket, at: index) }
        if characters[next] == "]" {
            return Field(digits: FrameNamePattern.defaultDigits, length: word.count + 1)
        }
        let number = digits(from: next + 1)
        let end = next + 1 + number.count
        guard characters[next] == ":", !number.isEmpty, end < characters.count, characters[end] == "]" else {
            throw problem(.bracket, at: index)
        }
        return Field(digits: Int(String(number)) ?? Int.max, length: word.count + number.count + 2)
    }

    private func digits(from index: Int) -> ArraySlice<Character> {
        guard index < characters.count else { return [] }
        return characters[index...].prefix { $0.isASCII && $0.isNumber }
    }

    private func problem(_ problem: PatternProblem, at index: Int) -> OutputError {
        .pattern(text: text, column: index + 1, problem: problem)
    }
}
