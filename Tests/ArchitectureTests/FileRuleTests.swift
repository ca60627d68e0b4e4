import TestSupport
import Testing

/// The list of files shows where to find a declaration.
@Suite("Rules of files") struct FileRuleTests {
    private static let longest = 400
    /// A table of data may be longer. Its first line says so and gives the reason.
    private static let longMark = "// Long: "
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func filesAreShort() {
        for file in sources {
            let isMarked = file.lines.first?.hasPrefix(Self.longMark) == true
            #expect(
                (file.lines.count > Self.longest) == isMarked,
                "\(file.path) has \(file.lines.count) lines; only a table may have more than \(Self.longest), and says why"
            )
        }
        let lengths = sources.map(\.lines.count).sorted()
        #expect(lengths[lengths.count / 2] < 100)
    }

    /// `MediaTime.swift` and `MediaTime+Text.swift` declare or extend `MediaTime`. `Exports.swift` only re-exports, and
    /// `…+Bridging.swift` connects the types of two modules.
    @Test func filesAreNamedAfterTheirDeclarations() {
        for file in sources where file.name != "Exports.swift" && !file.name.hasSuffix("+Bridging.swift") {
            let stem = file.name.dropLast(6).prefix { $0 != "+" }.lowercased()
            let declares = Self.declared(in: file).contains { $0.lowercased().hasPrefix(stem) }
            #expect(declares, "\(file.path) declares no \(stem)")
        }
    }

    /// Returns the types, functions and constants, and both names for an extension of `A.B`.
    private static func declared(in file: SourceFile) -> [String] {
        let keywords: Set<String> = [
            "struct", "class", "enum", "protocol", "actor", "extension", "typealias", "func", "let",
        ]
        var names: [String] = []
        var isAfterName = false
        for word in file.words {
            isAfterName = word.previous.map(keywords.contains) == true || isAfterName && word.owner == names.last
            if isAfterName { names.append(word.text) }
        }
        return names
    }

    @Test func noFolderHoldsWhatHasNoPlace() {
        let vague: Set<String> = [
            "utils", "util", "utilities", "helpers", "helper", "managers", "common", "misc", "shared",
        ]
        for file in sources {
            #expect(!file.folders.contains { vague.contains($0.lowercased()) }, "\(file.path)")
        }
    }

    @Test func nothingIsLeftForLater() {
        for file in sources {
            for (index, line) in file.lines.enumerated() {
                let words = line.split { !$0.isLetter }
                #expect(!words.contains("TODO") && !words.contains("FIXME"), "\(file.place(index + 1))")
            }
        }
    }
}
