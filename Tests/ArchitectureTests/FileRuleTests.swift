import TestSupport
import Testing

/// The list of files shows where to find a declaration.
@Suite("Rules of files") struct FileRuleTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// A file may be long where a class has many members that applications override: those of extensions cannot be.
    @Test func mostFilesAreShort() {
        let lengths = sources.map(\.lines.count).sorted()
        #expect(lengths[lengths.count / 2] < 100)
        #expect(lengths[lengths.count * 9 / 10] < 250)
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

    /// The tests of a folder are found by its name.
    @Test func testsOfUIKitStandInFoldersOfItsSources() throws {
        let folders = Set(sources.filter(\.hasApplesNames).map(\.topic))
        let tests = try SourceFile.all(under: "Tests/UIKitTests")
        #expect(tests.count > 200)
        for test in tests {
            // Laws hold of every kind of controller.
            let isPlaced = test.folders.dropFirst(2).first.map { folders.contains($0) || $0 == "Laws" } ?? false
            #expect(isPlaced, "\(test.path): no folder of UIKit has that name")
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
