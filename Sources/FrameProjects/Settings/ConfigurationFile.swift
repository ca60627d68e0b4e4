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

    private var count = 0

    init(contentsOf path: String) throws(ProjectError) {
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
        for (number, line) in lines.enumerated() {
            let content = Self.withoutComment(line)
            if content.hasPrefix("#include") {
                try include(content, in: path, line: number + 1, chain)
            } else if let sign = Self.assignment(in: content) {
                level.assign(
                    content[content.index(after: sign)...].trimmingCharacters(in: .whitespaces),
                    to: content[..<sign].trimmingCharacters(in: .whitespaces))
            }
        }
    }

    private static func withoutComment(_ line: Substring) -> String {
        let content = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        return content.trimmingCharacters(in: .whitespaces)
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
        let folder = URL(filePath: path).deletingLastPathComponent()
        let target = URL(filePath: String(parts[1]), relativeTo: folder).standardizedFileURL.path
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
