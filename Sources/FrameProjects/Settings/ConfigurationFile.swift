internal import Foundation
internal import FrameFiles
internal import FrameJSON

/// The settings of an `.xcconfig` file and of the files it includes.
struct ConfigurationFile {
    private(set) var level = SettingsLevel()
    /// Notes about included files that do not exist.
    private(set) var notes: [ProjectNote] = []

    private static let limit = 1 << 20
    private static let deepest = 32
    private static let mostFiles = 1_000
    private static let stepsOfLine = 40

    private let budget: ReadingBudget
    private var count = 0

    init(contentsOf path: String, _ budget: ReadingBudget = ReadingBudget()) throws(ProjectError) {
        self.budget = budget
        try read(path, including: [])
    }

    /// - Parameter chain: The chain of files that include this one.
    private mutating func read(_ path: String, including chain: [String]) throws(ProjectError) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.limit)
        } catch {
            throw ProjectError(file: path, error.message, isMissing: error == .missing)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ProjectError(file: path, "not UTF-8; save the file as UTF-8")
        }
        count += 1
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        try budget.spend(
            ReadingBudget.steps(forBytes: bytes.count) + lines.count * Self.stepsOfLine, on: chain.first ?? path)
        var number = 0
        while number < lines.count {
            let first = number
            var parts = [Self.withoutComment(lines[number])]
            // A backslash at the end of a line continues it.
            while let part = parts.last, part.last == "\\" {
                parts[parts.count - 1] = Self.trimmed(part.dropLast())
                number += 1
                guard number < lines.count else { break }
                parts.append(Self.withoutComment(lines[number]))
            }
            number += 1
            try read(parts.filter { !$0.isEmpty }.joined(separator: " "), in: path, line: first + 1, chain)
        }
    }

    /// - Parameter content: A line together with the lines that continue it, without comments.
    private mutating func read(
        _ content: String, in path: String, line: Int, _ chain: [String]
    ) throws(ProjectError) {
        if content.hasPrefix("#include") {
            try include(content, in: path, line: line, chain)
        } else if let sign = Self.assignment(in: content) {
            var value = Self.trimmed(content[content.index(after: sign)...])
            // Xcode drops a semicolon at the end, which programmers write out of habit.
            if value.last == ";" { value = Self.trimmed(value.dropLast()) }
            level.assign(String(value), to: String(Self.trimmed(content[..<sign])))
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard line.utf8.contains(UInt8(ascii: "/")), let comment = line.firstRange(of: "//") else {
            return trimmed(line)
        }
        return trimmed(line[..<comment.lowerBound])
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// Returns the equal sign between a name and its value, ignoring any in the brackets of a condition.
    private static func assignment(in content: String) -> String.Index? {
        var isInCondition = false
        return content.indices.first { index in
            if content[index] == "[" { isInCondition = true }
            if content[index] == "]" { isInCondition = false }
            return content[index] == "=" && !isInCondition
        }
    }

    private mutating func include(
        _ directive: String, in path: String, line: Int, _ chain: [String]
    ) throws(ProjectError) {
        let isOptional = directive.hasPrefix("#include?")
        let parts = directive.split(separator: "\"", omittingEmptySubsequences: false)
        let position = TextPosition(line: line, column: 1)
        guard parts.count >= 3 else {
            throw ProjectError(file: path, position: position, "expected #include and a path in quotes")
        }
        let folder = AbsolutePath.of("..", in: AbsolutePath.ofArgument(path))
        let target = AbsolutePath.of(String(parts[1]), in: folder)
        guard !(chain + [path]).contains(target) else {
            throw ProjectError(
                file: path, position: position, "includes itself through \(target); remove one of the #include lines")
        }
        guard chain.count < Self.deepest, count < Self.mostFiles else {
            throw ProjectError(
                file: path, position: position, "more than \(Self.deepest) levels of #include; join some of the files")
        }
        guard FileManager.default.fileExists(atPath: target) else {
            if !isOptional {
                notes.append(ProjectNote(file: path, "line \(line) includes \(target), which does not exist"))
            }
            return
        }
        try read(target, including: chain + [path])
    }
}
